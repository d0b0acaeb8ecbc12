# Messages that belong to no game.

## Options and prompts of the kernel

option-done = Done
option-ready = I am ready
option-reopen = Change my mind
option-skip = Do nothing
option-carry-on = Carry on
option-do = { $effect }
option-face = { $name }
prompt-enter-roll = Roll the real die ({ $stream }): what does it show?
prompt-reopen = You are ready; the others are still planning.
prompt-effect = Choose what happens.
prompt-undecided = Something is about to be decided. You may use something first.

# The same thing several times
counted = { $count } × { $what }

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
refused-after-chance = Nothing can be chosen ahead of what is rolled or turned up: choose again when it is known.
refused-in-act = Nothing was done. Step { $place }: { $reason }
refused-redo = There is nothing to do again.
refused-no-branch = There is no branch “{ $given }”. Branches: { $known }.
refused-no-branches = There is no branch “{ $given }”: none has a name yet. Write “branch” and a name to remember a moment.

## The effect language

effect-then = { $first }, then { $second }
effect-then-if = { $first }, then { $second }
effect-then-each = { $first }, then for { $group }, { $body }
effect-then-apart = { $first }; then { $second }
effect-then-apart-if = { $first }; then { $second }
effect-then-apart-each = { $first }; then for { $group }, { $body }
effect-and = { $first } and { $second }
effect-any = { $first } or { $second }
effect-or = { $first }; or { $second }
effect-at = { $moment }, { $body }
effect-each = { $group }: { $body }
effect-each-inside = for { $group }, { $body }
effect-each-inside-if = for { $group }, { $body }
effect-each-may = { $group } may { $body }
effect-each-choose = { $group } chooses one: { $options }
effect-if = if { $test }, { $body }
effect-if-each = if { $test }, { $group }: { $body }
effect-if-each-inside = if { $test }, for { $group }, { $body }
effect-if-apart = if { $test }: { $body }
effect-if-else = if { $test }, { $body }; otherwise { $otherwise }
effect-if-else-if = if { $test }, { $body }; otherwise { $otherwise }
effect-otherwise = otherwise, { $body }
effect-otherwise-if = otherwise, { $body }
effect-choose = choose one: { $options }
effect-choose-inside = either { $options }
effect-may = you may { $body }
effect-times = { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }, { $body }
effect-times-all = do this { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }: { $body }
effect-times-may = up to { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }, { $body }
effect-pay = { $cost }: { $body }
effect-pay-inside = { $cost } and, if you do, { $body }

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
terminal-one-answer = One answer is asked for here, not several.
terminal-agree = Something was rolled or revealed since then. If the group agrees, type “agree”.
terminal-agree-none = There is nothing to agree to.
terminal-declined = Then it stays as it is.
terminal-no-company = “{ $command }” is for a table with others: everybody here sits at this keyboard. “play --at SERVER” opens a table on the net.
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
terminal-why-seat = { $seat } can: choose “{ $option }”. Type “seat { $number }” first.
terminal-why-later = “{ $given }” is nothing to choose right now. { $count ->
        [one] A rule speaks of it
       *[other] { $count } rules speak of it
    }: type “rule { $given }”.
terminal-why-unknown = That cannot be chosen now, and I know nothing of “{ $given }” here. You could ask about: { $known }.
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
terminal-help-number = a number or any words of an option: choose; “1 3 5”: several of them, “all”: all of a kind, where a question asks for more than one
terminal-help-any = “any”: what can be used at any time; then its letter
terminal-help-why = “why NAME”: why something cannot be chosen, or how it can
terminal-help-hint = “hint”: what a practised player would choose, and why
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

## The table server

server-took-back = { $by ->
        [me] You took back: { $act }.
        [all] Take back: { $act }
       *[other] { $who } took back: { $act }.
    }
server-went-back = { $by ->
        [me] You took back { $count } steps, to before: { $act }.
        [all] Take back { $count } steps, to before: { $act }
       *[other] { $who } took back { $count } steps, to before: { $act }.
    }
server-did-again = { $by ->
        [me] You did it again: { $act }.
        [all] Do again: { $act }
       *[other] { $who } did it again: { $act }.
    }
server-went-to = { $by ->
        [me] You took the table to where it was after: { $act }.
        [all] Go to where the table was after: { $act }
       *[other] { $who } took the table to where it was after: { $act }.
    }
server-went-to-start = { $by ->
        [me] You took the table back to its beginning.
        [all] Go back to the beginning
       *[other] { $who } took the table back to its beginning.
    }
server-went-somewhere = { $by ->
        [me] You took the table to another moment.
        [all] Go to another moment
       *[other] { $who } took the table to another moment.
    }
server-moment = { $act } ({ $when })
server-played-by-person = { $by ->
        [me] You now play { $seat }.
       *[other] { $who } now plays { $seat }.
    }
server-played-by-bot = { $bot }, a bot, now plays { $seat }.
server-played-by-nobody = Nobody plays { $seat } any more: the seat is free.
server-instead = { $bot } came to no answer in time: the table went on with what the game advises.
server-proposal-seat = May I play { $seat }? It was mine on another device, or I take over.
server-proposal-share = Would like to use what is yours: { $option }
server-usual = { $by ->
        [me] You, as always: { $option }.
       *[other] { $who }, as always: { $option }.
    }
server-stale = The table has moved on: look at what is asked now.
server-no-branch = No moment is called '{ $given }': choose a name that this table has.
server-bad-name = A name has 1 to { $most } letters that can be shown.
server-too-many-branches = This table has named { $most } moments already: use one of those names again.
server-no-level = '{ $given }' is nothing to go back to: { $known }.
server-no-moment = There is no moment { $given } at this table: choose one on its way.
server-moment-gone = That moment is from before the rules changed and cannot be shown any more: choose a later one.
server-not-over = No mission of this table is over yet: how it went can be read when it is.
server-busy-work = This takes a while, and too many ask for such things just now: try again in { $seconds } s.
server-worker-limits = This takes more time or memory than one request may have. If it is a file, use another copy of it; if there is much to do here just now, try again later.
server-worker-failed = This could not be worked out. Nothing has changed; tell whoever runs this server: its log says why.
server-proposed-already = That is proposed already: the others have still to agree.
server-too-many-proposals = You have { $most } open proposals already: wait until the others have answered, or take one back.
server-no-proposal = That proposal is not open any more: look at what is proposed now.
server-bad-chat = A line of chat has 1 to { $most } characters.
server-no-person = Nobody of that name is at this table: choose somebody who is there.
server-not-sent-away = Nobody of that name was sent away from this table: choose one of those in its list.
server-host-stays = The host cannot leave: pass the table on to somebody first, or delete it.
server-sent-away = The host has sent you away from this table. Only the host can let you in again: ask them.
server-closed = This table was deleted by its host. Whoever has it as a file can open that.
server-seat-taken = Somebody else holds that seat: take a free one, or ask the host.
server-watching = You are watching this table: ask for a link to play.
server-not-your-seat = That seat is not yours: choose for one that you hold.
server-no-bot = There is no bot '{ $given }': { $known }.
server-not-host = Only the host of the table can do that: ask them.
server-no-seat = There is no seat { $given }: this table has { $most }.
server-no-table = There is no such table for you: check the link, or ask whoever invited you.
server-busy = The table is busy: try again in a moment.
server-storage = { $reason ->
        [full] The disk of this server is full
        [away] The database of this server cannot be reached
       *[other] The database of this server does not take it
    }; nothing was changed and nothing is lost. Tell whoever runs this server: its log says more.
server-rules = The rules stumbled over that; it was taken back. Report { $report } tells us how: export it and send it on.
server-broken = Something broke here; the table is as it is stored. The log of the server tells more under { $report }.
server-who = Nobody here has that key: say who you are first.
server-hello-first = The first message of a connection is hello.
server-hello-again = This connection has said hello already: go on with commands, or open another one.
server-too-long = A message may have { $most } bytes: send less.
server-bad-message = That is no message of ours: { $reason }. /api/schema/openapi.json describes them.
server-bad-id = A command has an id of 1 to { $most } characters that can be shown.
server-id-used = This id belongs to another command that was done before; nothing was changed. Give every command an id of its own.
server-bad-seen = The header { $header } names a version of the table: a whole number, as 42.
server-bad-ping = One can point with look, danger, yes, no or question, at things with short names.
server-bad-setup = { $reason }
server-bad-file = { $reason }
server-no-difficulty = There is no difficulty '{ $given }' here: { $known }.
server-no-difficulties = There is no difficulty '{ $given }' here: this can be played in one way only, so leave it out.
server-bad-link = This link opens no table any more: ask for a new one.
server-no-spectators = This table lets nobody watch: ask for a link to play.
server-too-many-people = Too many new people from this address: try again in an hour.
server-too-many-names = Too many new names from this address: try again in an hour.
server-too-many-tables = Too many new tables from this address: try again in an hour.
server-no-report = There is no such report of this table: check its id.
server-file-hidden = What is hidden stays hidden while the game goes on: this file has it all. A player may have it where going back is free, everybody when the game is over.
server-no-decision = Nothing is asked of your seats now: ask again when something is.
server-proposal-answer = Choose for the group: { $option }
server-too-fast = Too many requests: wait a moment, then go on.
server-host = This server is not called '{ $given }'. Use the address that it tells when it starts; whoever runs it can add that name with --origin http://{ $given } (or https://).
server-origin = This page may not talk to this server. Whoever runs it can allow it with --origin and the page's address.
server-too-many-connections = Too many connections are open: close some, or try again in a moment.
server-slow-request = The request took too long to arrive: send it again, in one go.
server-bad-http = That is no HTTP request: HTTP/1.1 is spoken here.
server-bad-body = The body of the request cannot be read: { $reason }.
server-no-body = The request has no body: send one as JSON, as /api/schema/openapi.json describes it.
server-bad-request = The request is not as /api/schema/openapi.json describes it: { $reason }.
server-no-address = There is nothing at this address. /api/schema/openapi.json tells what can be asked for.
server-bad-method = This cannot be asked in that way. /api/schema/openapi.json tells what can be asked for.
server-too-large = A request may have { $most } MB: choose a smaller file.
server-bye-slow = Your connection was too slow to keep up; coming back shows the table as it is.
server-bye-silent = Nothing was heard from you for a while; just come back.
server-bye-restart = The server starts anew; the table is safe, come back in a moment.
server-bye-too-fast = Too many messages at once: come back in a moment.
server-bye-sent-away = The host has sent you away from this table and can let you in again.
server-bye-left = You are not at this table any more; a link brings you back.
server-bye-closed = The host has deleted this table. Whoever has it as a file can open that.

## The terminal client at a table on the net

remote-name = What are you called at the table?
remote-link-play = Others come in with this link: { $link }
remote-link-watch = Whoever wants to watch takes this one: { $link }
remote-lost = The connection is gone. The table is safe; coming back …
remote-back = The connection is there again.
remote-missed = What happened while you were away
remote-waiting = Now it is up to { $who }.
remote-watching = You are watching this table.
remote-nothing-asked = Nothing is asked of you right now.
remote-said = { $who }: { $text }
remote-came = { $who } is here.
remote-went = { $who } has left.
remote-chair = { $seat } { $name }: { $who }
remote-nobody = nobody
remote-away = { $who }, away
remote-bot = { $who }; the bot “{ $bot }” stands in
remote-watcher = { $who } watches
remote-proposal = { $who } proposes: { $text }. Type “agree” or “decline”.
remote-last-word = { $who } has the last word: what others choose is a proposal.
remote-last-word-ours = You have the last word: what you choose is done.
remote-proposed = Proposed. The others have to agree.
remote-pinged = { $who } points at { $thing }.
remote-say-usage = Write “say” and what you would like to say.
remote-bot-usage = Write “bot” and one of these, or “bot” alone to play yourself again: { $known }.
remote-no-seat = You hold no seat here. “claim” takes a free one.
remote-one-by-one = At a table on the net, answers are given one by one.
remote-no-load = A table on the net plays one game. “quit” leaves it; “play --load FILE” goes on from a file on this machine.
remote-over = The game is over. Type “undo” to go back, “log” to read it again, or “quit”.
remote-bye = Goodbye. The table waits for you: “{ $command }” brings you back.
remote-help-undo = “undo”, “undo 3”, “undo LEVEL” ({ $levels }), “redo”; “agree” or “decline” when somebody proposes something
remote-help-save = “save FILE” keeps this moment on your machine, where “play --load FILE” goes on from it
remote-help-say = “say TEXT”: talk to the others; “who”: who is here and who sits where
remote-help-claim = “claim 2” takes a free seat, “release 2” gives one up; “bot NAME”: a bot plays for you, “bot”: you play again
remote-help-link = “link”: the links that let others in
remote-help-quit = “quit”: leave; the table waits for you
server-hint = A practised player would choose: { $option }.
server-plan = A practised player would plan this:
hint-only = Nothing else can be chosen here.
hint-search = The chance of a win is about { $after } % instead of { $before } %: that is how it went where it was tried out.
hint-search-same = The chance of a win is about { $after } %, and nothing that was tried out is clearly better.
terminal-hint-none = Nothing is asked just now.

# What the dice made of a mission, beside what was to be expected
luck-lucky = You were lucky
luck-somewhat-lucky = Somewhat lucky
luck-even = Luck: about even
luck-somewhat-unlucky = Somewhat unlucky
luck-unlucky = You were unlucky

# A chronicle as a page of its own
server-chronicle-chose = You chose
server-chronicle-unknown = what would have come of it stays unknown
server-chronicle-people = Who is who
server-chronicle-carried = What you carry on
