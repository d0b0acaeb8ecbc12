# Messages that belong to no game.

## Options and prompts of the kernel

option-done = Done
option-ready = I am ready
option-reopen = Change my mind
option-skip = Do nothing
option-do = { $effect }
option-face = { $name }
prompt-enter-roll = Roll the real die ({ $stream }): what does it show?
prompt-reopen = You are ready; the others still plan.
prompt-effect = Choose what happens.

## Events of the kernel

event-forced = Only one way: { $option }
event-ended = It is over: { $outcome }.

## Refusals

refused-game-over = The game is over: nothing can be chosen any more.
refused-stale = That answers decision { NUMBER($given, useGrouping: 0) }, but decision { NUMBER($open, useGrouping: 0) } is open: look at the table again.
refused-other-seat = { $seat ->
        [-1] The group decides this.
       *[other] This is for { $seat } to decide.
    }
refused-unknown-option = There is no option “{ $given }” now. Choose one of: { $known }.
refused-not-now = This cannot be chosen now: the open question is another one.
refused-undo-start = This is the start: there is nothing to take back.
refused-undo-elsewhere = Moment { NUMBER($node, useGrouping: 0) } is not on this branch.
refused-undo-never = Something was rolled or revealed since then, and this table does not undo that.
refused-undo-ask = Something was rolled or revealed since then: the group has to agree.
refused-undo-floor = This game was saved by another version: it cannot go back past that save.
refused-redo = There is nothing to do again.
refused-no-branch = There is no branch “{ $given }”. Branches: { $known }.
refused-no-branches = There is no branch “{ $given }”: none has a name yet. Write “branch” and a name to remember a moment.

## The effect language

effect-then = { $first }, then { $second }
effect-and = { $first } and { $second }
effect-or = { $first }; or { $second }
effect-each = { $group }: { $body }
effect-if = if { $test }, { $body }
effect-if-else = if { $test }, { $body }; otherwise { $otherwise }
effect-choose = choose one: { $options }
effect-may = if you like: { $body }
effect-times = { $count ->
        [one] once
       *[other] { $count } times
    }, { $body }
effect-pay = { $cost }, and for that { $body }

## The terminal client

terminal-welcome = Farlight { $version } · { $game } · { $mission }
terminal-how-many = How many people play, { $low } to { $high }? Just press Enter for { $usual }.
terminal-seats = { $count ->
        [one] One person plays
       *[other] { $count } people play
    }; “--seats” and a number changes that.
terminal-help = Type a number or some words of an option. “help” tells what else you can type, “rules” how the game is played.
terminal-decision = { $seat } decides
terminal-group = You decide together
terminal-any-time = At any time, by its letter:
terminal-any-folded = { $count ->
        [one] Also at any time: one thing more. Type “any” to see it.
       *[other] Also at any time: { $count } things more. Type “any” to see them.
    }
terminal-any-none = There is nothing else that could be used right now.
terminal-enter = or just press Enter
terminal-chosen = Chosen so far: { $chosen }
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.
terminal-over = The game is over. Type “undo” to go back, “log” to read it again, or “quit”; after that, “{ $command }” starts a new game.
terminal-unknown = I do not understand “{ $given }”. { $count ->
        [1] Type 1
       *[other] Type a number from 1 to { $count }
    }, a name, or “help”.
terminal-ambiguous = “{ $given }” could mean { $known }. Type more of it.
terminal-undone = Taken back.
terminal-redone = Done again.
terminal-visited = Here you are.
terminal-agree = Something was rolled or revealed since then. If the group agrees, type “agree”.
terminal-agree-none = There is nothing to agree to.
terminal-undo-unknown = How far? A number, or one of: { $levels }.
terminal-saved = Saved in { $file }.
terminal-unsaved = The game could not be saved: { $reason }. Make room, or keep it elsewhere with “save FILE”.
terminal-forked = Another table plays this game, too. This one goes on in { $file }.
terminal-skipped = A game could not be continued. { $reason }
terminal-save-foreign = “{ $file }” is there already and is no Farlight save. Choose another name.
terminal-save-folder = There is no folder “{ $folder }”. Make it first, or type a bare name.
terminal-loaded = Loaded { $file }.
terminal-load-usage = Load what? Write “load” and the name that you saved under.
terminal-note = Note: { $note }.
terminal-rule = { $rule }: { $text }
terminal-rule-missing = There is no rule “{ $given }” here.
terminal-rule-none = This question has no rule of its own.
terminal-chapters = The rules, chapter by chapter: type “rules” and a number or a word
terminal-why-usage = Write “why” and what you would like to do, for example “why { $example }”.
terminal-why-can = You can: choose “{ $option }”.
terminal-why-way = You can: { $way }.
terminal-why-later = “{ $given }” is nothing to choose right now. { $count ->
        [one] A rule speaks of it
       *[other] { $count } rules speak of it
    }: type “rule { $given }”.
terminal-why-unknown = I know nothing of “{ $given }” here. You could ask about: { $known }.
terminal-language = This is English.
terminal-english = Stories and the names of cards are in English so far.
terminal-seat-unknown = There is no seat “{ $given }”. Seats: { $known }.
terminal-view-unknown = There is no part “{ $given }” of the table. Parts: { $known }.
terminal-branch-named = This moment is now called “{ $name }”.
terminal-branches = Branches: { $known }.
terminal-branches-none = No branch has a name yet. Write “branch” and a name to remember this moment.
terminal-commitment = The dice of this game are fixed by the seed with the hash { $hash }.
terminal-by-hand = You roll real dice: nothing but the cards is fixed.
terminal-seed = The seed was { $seed }; its hash is { $hash }.
terminal-bye = Goodbye. The game waits for you: “{ $command }” brings you back to this moment.
terminal-bye-over = Goodbye. This game is over: “{ $command }” starts a new one.
terminal-bye-none = Goodbye. No game was begun.
terminal-bye-unsaved = Goodbye. The game was NOT saved: { $reason }.
terminal-file = It is kept in { $file }.
terminal-resumed = Welcome back: this is where you left the table.
terminal-failure = The rules stumbled over that answer. Nothing is lost: you are where you were. The report is in { $file }.
terminal-help-number = a number or any words of an option: choose
terminal-help-any = “any”: what can be used at any time; then its letter
terminal-help-why = “why NAME”: why something cannot be chosen, or how it can
terminal-help-rule = “rules”: how the game is played; “rules CHAPTER”; “rule”: the rule behind the question; “rule WORD”: all rules about something
terminal-help-log = “log”: what happened; “log 20”: the last 20 lines
terminal-help-undo = “undo”, “undo 3”, “undo LEVEL” ({ $levels }), “redo”; “agree” when the group was asked
terminal-help-branch = “branch NAME” remembers this moment, “visit NAME” returns to it
terminal-help-save = “save FILE”, “load FILE”; the game also saves itself after every choice
terminal-help-language = “language en”, it, de, cs
terminal-help-seat = “seat 2” or “seat NAME”: answer for that seat next; “seat”: for whoever is asked
terminal-help-view = “view”: show the table again; “view WORD”: only a part of it, for example “view forecast”
terminal-help-seed = “seed”: the promise that the dice are fixed
terminal-help-quit = “quit”: leave; the game waits for you
