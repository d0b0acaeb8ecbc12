# The words of the client itself; what the game says comes from the server.

home-title =
    The table is set.
    The stars are up.
home-lead = Two space campaigns for one to four friends. Every rule is kept for you, every choice shows its odds.
comfort = Display and language
language = Language
theme = Light
theme-night = Night
theme-day = Day
contrast = Contrast
contrast-usual = Usual
contrast-more = More
text-size = Text size
motion = Motion
motion-full = Full
motion-reduced = Reduced
letters-on-dice = Letters on dice
pictures = Pictures
sound = Sound
letter-keys = Letter keys as shortcuts
continue = Continue
resume = Resume
learn-caption = Start here
learn-title = Learn by playing
learn-start = Start
doors = What to do
door-new = New table
door-new-text = Campaign or single mission
door-join = Join a table
door-join-text = With a link
door-learn = Learn to play
door-learn-text = On the real table
door-import = Bring a table
door-import-text = From an exported file
join-paste = Paste the link that you were given
unofficial = An unofficial, fan-made implementation. No text or art of the publishers.
offline = The server does not answer. Check that it runs, then try again; nothing is lost.
to-home = Home
is-campaign = Campaign
is-mission = Mission
your-name = Your name
more-settings = More settings
table-title = Name of the table
optional-rule = Optional rule: { $rule }
start = Start
starting = Starting
join-title = You are invited
join-play =
    To play at { $title }. { $free ->
        [0] All seats are taken; you can watch.
        [one] One seat is free.
        *[other] { $free } seats are free.
    }
join-watch = To watch { $title }.
join-enter = Sit down
join-enter-watch = Watch
loading-table = Loading the table
table-not-yours = This browser holds no key to this table. Open the link that you were given.
connection-lost = Connection lost, trying again. Your last answer is safe.
decision = Decision
your-decision =
    Your decision. { $question } { $count ->
        [one] One option.
        *[other] { $count } options.
    }
others-choose = { $who }: choosing
somebody = Somebody else
you-watch = You are watching
any-time = Any time: { $count }
any-time-useful = Any time: { $count } useful now
any-time-group = Any time
chips-of = { $group }: { $count }
chips-more = { $count } more
chips-all = { $count ->
    [one] 1 option
   *[other] { $count } options
}
chips-other = { $count ->
    [one] 1 other way
   *[other] { $count } other ways
}
other-ways = { $name }: in another way
chip-place = { $place } of { $count }
odds-more = More about the odds
back = Back
rule-here = The rule, in its chapter
hint = Hint
hint-all = Do all of it
hint-first = Only the first step
hint-try = Try it out
hint-trying = Trying it out: a few seconds …
hint-tried = It was tried out, and no chance of a win can be told.
chosen-so-far = Chosen so far: { $what }
filter-options = Search { $count ->
    [one] 1 option
   *[other] { $count } options
}
game-won = Mission accomplished. What next?
game-lost = It is over. What next?
goal = Goal
goal-next = Next:
goal-done = done
goal-open = still to do
end-how = How it went, what next
end-sign = This mission is over. See how it went, and what comes next.
end-later = Later
end-over = Over
end-won = Mission accomplished
end-lost = Not this time
end-what-next = What next
end-play-it = Play it
end-again = Play again
end-harder = Again, harder
end-campaign = { $name }
end-continue = Go on
end-anew = Begin a new campaign
end-stop = Stop for today
end-board = Look at the board
end-print = Print
end-print-sheet = Print on one sheet
end-link = Copy a link to this page
end-link-done = Copied
end-kept = Kept in your chronicle. The table stays open for looking.
end-loading = Reading the record of this table.
end-answers =
    { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
end-moments = Key moments
end-watch = Watch
end-watch-what = Watch: { $what }
end-cost = What it cost
end-cost-grew = What it cost, who grew
end-choices = What you chose
end-goals = Goals
end-optional = optional
end-done = Done
end-not-done = Not done
end-dice = Dice
end-came = came
end-by-odds = by the odds
end-helped = What would have helped
end-said = What is said of it
chart-figures = { $title }, { $note }
chart-when = When
looking-back = You are looking back. The table is where it was.
to-present = Back to now
tools = Tools
undo = Undo
redo = Redo
undo-to-here = Go back to here
log = Log
log-filter = Search the log
log-empty = Nothing has happened yet.
log-earlier = Show earlier lines
log-nothing-found = No line has that word.
rules = Rules
rules-search = A word, a symbol, a number
rules-looking = Looking it up
book-title = How to play { $game }
book-back = Back to the table
book-chapters = Chapters
book-words = All words, A to Z
book-numbers = All rules by number
book-found = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
book-part = Chapter { $number }
book-asked = You are asked this now
book-meant = This is it
book-table = At your table
book-see = In this chapter
book-numbered = Rules { $first } to { $last }. Numbers are for looking up and for reports.
term-word = word
terms = Underline words of the game
terms-new = until they were explained
terms-always = always
terms-never = never
lesson = First steps
lesson-step = Your first game · { $at } of { $of }
lesson-because = Because: { $why }
lesson-do-it = Do it for me
lesson-got-it = Got it
lesson-enough = No more tips
lesson-again = Show the tips again
lesson-later = Later
step-vanguard-sections = Four Sections make up the crew, and not all of them go down. You cannot choose wrongly here: take whom you like, or let it be done for you.
step-vanguard-complete = The Mission can be completed now: that is what you came for.
step-vanguard-check = You have two Actions. A Special Action at this place is a Dice Check: choose dice, roll, and see which row they reach.
step-vanguard-dice = Which dice do you roll? More dice, more symbols. Rolled dice are Spent afterwards.
step-vanguard-assist = Others in your Sector can Assist: each adds one die. It costs them no Action.
step-vanguard-changes = After the roll you may change dice with cards and abilities. What lights up is what would come now.
step-vanguard-travel = Travel moves you along a Path to the next Sector. Some Paths cost a die or are dangerous: it is said before.
step-vanguard-prepare = Prepare is a quiet Action: draw a Section card for later checks. Rest Refreshes dice.
step-vanguard-exert = No dice left? Exert at any time: Sacrifice 1 die, Refresh up to 5. It is under “any time”.
step-vanguard-event = After each turn an Event is revealed. If its Biome is here, its main effect strikes; elsewhere time passes.
step-vanguard-hand = Your hand has a limit. Keep cards for the dice that you still have.
print = Print
rules-nothing = No rule mentions that.
timeline = Timeline
moment-of = Step { $moment } of { $all }
branches = Branches
branch-left = Left after: { $act }
branch-left-far = A branch that was left
branch-go = Go there
branch-name = Name this moment
branch-keep = Keep
people = People
members = At this table
watches = watches
is-ready = ready
ready-mark = I am ready
seat-free = Nobody yet
seat-bot = A bot plays
seat-take = Sit here
seat-release = Release
seat-bot-start = Let a bot play
seat-bot-stop = Take it back
you = you
invite = Invite
link-play = Copy link to play
link-watch = Copy link to watch
link-renew = New links
copied = Copied
export-table = Export the table
export-report = Export report
chat = Talk
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
presence-here = here
presence-away = away
presence-bot = a bot plays
presence-free = free
proposal = Proposal
agree = Agree
agree-and-do = Agree: it is done
last-word = { $who } has the last word: what you choose is a proposal that all see.
last-word-yours = You have the last word: what you choose is done; what others choose is a proposal.
decline = Decline
take-back = Take it back
proposal-waits = Waiting for { $who }
recap-title = While you were away
recap-previously = Previously
recap-won = won
recap-lost = lost
recap-died = died
recap-promoted = promoted
recap-found = found
recap-learned = learned
recap-chose = chosen
recap-more = { $count } earlier lines are in the log.
recap-go-on = Go on
board = Board
close = Close

## Martians
ms-sure = sure
ms-missing = { $count ->
    [one] 1 pawn missing
   *[other] { $count } pawns missing
}
ms-mended = mended, works next sol
ms-next-sol = next sol: { $what }
ms-must-roll = must roll this sol
ms-of = of { $most }
ms-choices = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
ms-part-works = { $part }: works. Broken, it would mean: { $harm }
ms-part-broken = { $part }: broken. { $harm }
ms-part-mended = { $part }: mended, works from the next sol on
ms-makes = makes { $count } of at most { $most }
ms-unexplored = unexplored
ms-terrain-hazard = a rover that passes may break down
ms-terrain-blocked = no way further out from here
ms-terrain-adventure = whoever passes has an Adventure
ms-terrain-morale = whoever passes lowers Morale by 1
ms-terrain-wound = whoever leads an action past it takes 1 wound
ms-terrain-extra-pawn = every action here needs 1 pawn more
ms-days = { $count ->
        [0] no day of light left
        [one] 1 day of light left
       *[other] { $count } days of light left
    }
ms-way = { $count ->
        [0] no pawn more for the way
        [one] 1 pawn more for the way
       *[other] { $count } pawns more for the way
    }
ms-on-the-way = on the way: { $what }
ms-no-way = no way there yet
ms-event-needs = { $pawns ->
        [one] 1 pawn
       *[other] { $pawns } pawns
    }{ $type ->
        [none] {""}
       *[other] {" "}as “{ $type }”
    }{ $things ->
        [none] {""}
       *[other] {" "}and { $things }
    }
ms-event-left = { $left ->
        [one] last sol
       *[other] { $left } sols left
    }
ms-event-strikes = strikes tomorrow: { $percent } %
ms-event-struck = it has struck
ms-objective-done = done
ms-objective-open = to do
ms-objective-optional = if you like
ms-tonight = { $low } to { $high } tonight.
ms-tonight-one = { $high } tonight.
ms-track = Malfunctions: { $level } of { $top }
ms-lasting = its die is rolled every sol
ms-breakdown = breakdown: { $percent } %
ms-quiet-tonight = Quiet tonight.
ms-safe = No breakdown tonight.
ms-tomorrow = Tomorrow, if nothing changes
ms-stress = Stress { $from } to { $to }
ms-stress-of = Stress { $level } of { $limit }
ms-quarrel = quarrel
ms-quarrel-means = Everyone takes 1 wound, Morale falls.
ms-eased = With the planned break: { $level }
ms-morale = Morale
ms-made-of = { $made } of { $needed }
ms-kept = { $before ->
       *[other] Store: { $before }, then { $after }.
    }
ms-eaten = { $count } from the store: { $before }, then { $after }.
ms-hungry = { $count ->
        [one] 1 portion missing: somebody takes a wound.
       *[other] { $count } portions missing: each means a wound.
    }
ms-dark = { $count ->
        [one] 1 short: one room goes dark
       *[other] { $count } short: { $count } rooms go dark
    }{ $because ->
        [none] .
       *[other] {" "}({ $because }).
    }
ms-mission = Mission
ms-events = Mission Log
ms-history = What the app told
ms-past-event = event
ms-past-done = dealt with
ms-past-consequence = it struck
ms-past-malfunction = malfunction
ms-past-echo = follow-up
ms-past-adventure = Adventure
ms-past-adventure-later = Adventure, later
ms-broken = Broken parts, at most { $most } at the end
ms-gate = Everyone plans at once: { $done } of { $all } ready
ms-is-ready = ready
ms-pawn-of = Pawn of { $who }{ $bound ->
        [none] {""}
       *[other] {" "}({ $bound })
    }
ms-can-choose = Can be chosen now
ms-cannot-choose = Cannot be chosen now
ms-machines-used = Machines: { $used }
ms-helpers = Machines and rovers
ms-cargo = Cargo Bay
ms-complex-systems = Systems
ms-complex-living = Living
ms-complex-working = Working
ms-goals-wished = { $count ->
    [one] 1 more, if you like
   *[other] { $count } more, if you like
}
ms-event-pawns = pawns
ms-goals-head = Goals
ms-cargo-empty = Cargo Bay empty
ms-in-plan = in the plan
ms-order = Order of actions
ms-does-what = { $verb }: { $what }
ms-breaks-at = breaks at { $limit }
ms-times = { $count } × { $what }
ms-ready-now = ready
ms-ready-next = ready next sol
ms-examined = examined
ms-map = Map of the land around the base
ms-n = N
ms-ne = NE
ms-e = E
ms-se = SE
ms-s = S
ms-sw = SW
ms-w = W
ms-nw = NW
ms-camp = camp
ms-sample = sample
ms-pawns-more = pawns for the way
ms-goals = What the mission wants
ms-see-table = Look at the table
ms-crew = Crew
ms-phases = Phases of the sol
ms-look-at = Look at
ms-tab-base = Base
ms-tab-map = Map
ms-tab-plan = Plan
ms-tab-goals = Goals
ms-broken-parts = broken parts
ms-debriefing = Debriefing

vg-map = Map of { $planet }
vg-team = The team
vg-coming = What is coming
vg-mission = Mission
vg-mission-done = Mission accomplished
vg-mission-none = No mission is open.
vg-mission-where = In Sector { $sectors }
vg-complete = Complete the mission
vg-may-complete = may complete it
vg-danger-tables = Danger tables
vg-die-not-yours = { $who } is led by somebody else, who chooses these dice.
vg-die-later = It cannot be marked now: others choose first.
vg-mission-and-clocks = Missions and clocks
vg-goal = Done when
vg-goal-here = A mission leads here
vg-rankup = Rank up
vg-sector = Sector { $number }
vg-biomes = Biomes:
vg-here = Here:
vg-here-names = Here: { $names }
vg-threats = Threats:
vg-threat = Threat
vg-threat-at = Threat: { $name }. { $next }
vg-markers = Markers:
vg-stuck = Nobody can leave from here.
vg-pad = A lander can stand here.
vg-unread = Nobody has been here yet: a page waits.
vg-lander-here = The lander stands here
vg-options = { $count ->
    [one] 1 option
   *[other] { $count } options
}
vg-next = Next:
vg-ahead = Later:
vg-clock = { $space } of { $length }
vg-condition = Condition of this world
vg-travel-icon = To Travel:
vg-event = Last event
vg-injury = Injury
vg-injury-down = Face down: it does nothing.
vg-injury-die = An injury die lies in this column
vg-injuries = Injuries
vg-dead = Dead
vg-rank = { $section } · rank { $rank }
vg-way-free = free
vg-way-to = To { $name } ({ $number }): { $price }
vg-fit = Whole map
vg-finds = Finds
vg-finds-count =
    { $count ->
        [0] Nothing found yet
        [one] One find
        *[other] { $count } finds
    }
vg-lead = leads worth { $total } of { $needed }
vg-decks = Events in the deck: { $events }. Leads in the bag: { $bag }. Unique discoveries left: { $unique }.
vg-supplies = Supplies
vg-success = Success
vg-actions-left =
    { $count ->
        [one] one action left
        *[other] { $count } actions left
    }
vg-last-action = last action
vg-done = done
vg-place = Place
vg-cards = Cards
vg-charges = Charges
vg-crew-of = Crew board of { $name }
vg-next-crew = Next crew board
vg-spent = Spent
vg-about-crew = About { $name }
vg-ready-none = no ready dice
vg-spent-count = { $count } spent
vg-more-cards = +{ $count }
vg-gear = Equipment
vg-hand = Hand: { $count } of { $limit } cards
vg-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
vg-card = Section card
vg-lacks = without { $need }:
vg-or = or
vg-letter-red = R
vg-letter-green = G
vg-letter-blue = B
vg-steps = The steps of a check
vg-injury-dice =
    { $count ->
        [one] 1 injury die
        *[other] { $count } injury dice
    }
vg-pool = Roll pool · { $count }
vg-hand-dice = Dice in hand · { $count }
vg-ask-help = Ask { $who }
vg-ask-help-said = { $action }: can { $name } Assist?
vg-tray-choose = Pick dice from your board. They glow.
vg-tray-empty = No dice are left.
vg-peek = Peek at the map
vg-cannot-come = no use
vg-nothing-now = As it lies, no row is met.
vg-not-now = not now
vg-now = now
vg-changes = What a change would make of it
vg-injury-odds = { $name }’s Injury die: { $odds }.
vg-rolls-along = rolls along
vg-marked-count = { $count ->
        [0] No dice marked
        [one] 1 die marked
       *[other] { $count } dice marked
    }
vg-marked = marked
vg-steps-passed = Steps that can change nothing
vg-with-dice = { $count ->
        [0] no dice marked
        [one] with the die marked
       *[other] with the { $count } dice marked
    }
vg-before-roll = Before the roll: { $odds }.
vg-check-rolled = { $name } rolled.
vg-check-rolls = { $name } rolls.
vg-map-short = Map
vg-back-to-check = Back to the check
vg-space = { $space } of { $length }
vg-no-outcome = This roll is for dice combinations only.
vg-log = Log { $log }
vg-read-on = Go on
vg-pages-more = { $count ->
    [one] then one more page
   *[other] then { $count } more pages
}
vg-story-again = Last page

# Vanguard: aboard the ship
vs-log = From the Logbook
vs-nothing-here = Nothing to be done here this time.
vs-turn-page = Turn the page
vs-to-question = Straight to: { $page }
vs-log-aside = Look at the ship
vs-log-close = Read
vs-book = Ship book
vs-coming-home = Coming home
vs-going-out = Going out
vs-pools = Pools
vs-command = Command
vs-energy = Energy
vs-success = Success
vs-morale = Morale
vs-tech = Tech
vs-alive = alive
vs-penalty = A Penalty waits
vs-available = Available crew
vs-available-note = Whoever is assigned rests until the next return.
vs-others = Resting: { $resting }, in the team: { $away }
vs-nobody-available = Nobody is Available. Everybody rests or is ashore.
vs-rank = Rank { $rank }
vs-last = last of { $section }
vs-open = { $count } open
vs-names = Names: { $count }
vs-payable = { $count } payable
vs-projects = Projects: { $count }
vs-patients = Patients: { $count }
vs-patients-arriving = Patients: { $count }, arriving: { $arriving }
vs-ready = { $count } ready
vs-building = In work: { $count }
vs-finds = Finds: { $count }
vs-landers = Landers: { $count }
vs-bay-recover = Healthy rest, beds move
vs-bay-therapy = Therapists
vs-bay-admit = New patients
vs-bay-survive = Survival checks
vs-bay-out = Out
vs-bay-again = ready again
vs-bed-free = free bed
vs-bay-coming = Arriving after this
vs-dies = { $risk } % dies
vs-no-bed = no bed is left, death
vs-injuries = Injuries: { $count }
vs-objective = Objective
vs-secondary = Secondary Objective
vs-offered = on offer
vs-upgrades = Upgrades
vs-awaiting = In the Awaiting envelope
vs-situations = Situations
vs-situations-none = No Situation is open.
vs-possible = Possible Situations in the pile: { $count }
vs-unpayable = cannot be paid now
vs-lab-work = Lab Work
vs-lab-none = No project lies here. Finds and Logs bring new ones.
vs-can-pay = you have it
vs-common = common
vs-rare = rare
vs-ultra = very rare
vs-shelf-none = The stores are empty. Explorations fill them.
vs-unload-now = Out of the Lander
vs-gathered = Gathered Discoveries
vs-cabinet = The cabinet
vs-cabinet-gap = an empty place
vs-row-complete = The row is complete
vs-row-open = The row is not complete
vs-queue = Queue { $number }
vs-stage = Stage { $number }
vs-stage-free = free
vs-built = built
vs-done-next = done at the next visit
vs-boostable = can be Boosted
vs-ready-to-build = Ready for Production
vs-can-start = can start
vs-yard-none = Nothing waits to be built. Research brings plans.
vs-recruits = Recruits who wait: { $count }
vs-recruits-here = At the door
vs-section-empty = Nobody serves here.
vs-addons-none = Nothing is built here yet.
vs-damaged = damaged
vs-goes = goes out next
vs-fitted = Fitted
vs-mods = Mods in the Hangar
vs-armory = Armory
vs-no-lander = No Lander chosen yet
vs-bound = Bound for { $planet }
vs-supplies = Supplies: { $count }
vs-cards = Cards: { $count }
vs-loaded = In the Lander
vs-launch-team = Team
vs-launch-decks = Dice and decks
vs-launch-load = Equipment
vs-launch-go = Launch
vs-die-price = for a die each
vs-dice = Dice: { $count }
vs-dead = did not come back
vs-unhurt = unhurt
vs-previously = Previously
vs-previously-none = Nothing has happened yet that could be told.
vs-explorations = Explorations
vs-on-wall = on the Wall
vs-before = Before the first landing
vs-wall = They went out with us. Names: { $count }
vs-wall-none = No name is on the Wall. May it stay so.
vs-save-calm = The ship lies still. Everything is kept after every choice, so the table can be left here for as long as you like.
vs-deadly-on = Deadly Space is on.
vs-give-research = Could be paid: { $what }
vs-give-no-research = Nothing can be paid yet.
vs-give-built = Would be done: { $what }
vs-give-start = Could start: { $what }
vs-give-boost = Could be Boosted: { $what }
vs-give-solve = Open: { $what }
vs-give-staffed = Supervisors could solve: { $what }
vs-visits = { $count ->
    [one] one visit
   *[other] { $count } visits
}
vs-after = After this visit
vs-can-launch = Ready for the launch: { $count }
vs-forecast-lead = What this visit comes to if nothing more is decided.
vs-next-system = next system
vs-landing = a landing
vs-visited = been there
vs-closed = closed for now
vs-story = a visit
vs-scanner = In the Planetary Scanner, card { $number }
vs-scan-now = What a scan tells
vs-scan-then = After arrival you may scan
vs-scan = Scan
vs-energy-after = Energy after flying there
vs-of = { $left } of { $all }

## Pointing at things

why-not = Why can’t I?
why-nothing = Nothing can be done with this now: the open question is about something else.
show-others = Show the others

## The log

log-kinds = Kinds of entries
log-kind-all = All
log-kind-dice = Dice
log-kind-story = Story
log-kind-people = People
log-kind-stores = Stores
log-kind-harm = Harm

## The screens around the table

learn-text = About twenty minutes, on the real table. Nothing to read first.
try-again = Try again
no-name = Your name
save-name = Save
name-kept = You are { $name } now, at all tables.
world-vanguard = Explore worlds, run the ship
world-martians = Keep a base alive
state-mine = Your move
state-others = Waiting for { $who }
state-empty = A seat is empty: { $who }
state-waits = Waiting for others
state-over = Finished
table-more = More about { $title }
table-rename = Rename
table-pass = Pass on
table-pass-text = Who becomes the host? You stay at the table and keep your seats.
table-leave = Leave
table-leave-text = Your seats become free and the table leaves this list. The game goes on without you; only a link brings you back.
table-leave-yes = Leave { $title }
table-delete = Delete
table-delete-text = { $title } is lost for good: the position, the whole log and every branch. An exported file can bring it back later.
table-delete-text-all = { $title } is lost for good, also for { $others }: the position, the whole log and every branch. An exported file can bring it back later.
table-delete-yes = Delete { $title } for good
export-first = Export first
keep-it = Keep it
more-tables = { $count } more
fewer-tables = Fewer
campaigns = Campaigns
over-tables = Finished games ({ $count })
chronicle = Chronicle
chronicle-empty = Nothing is written yet. The chronicle grows with every exploration: people, planets, finds, and those who did not come back.
chronicle-count =
    { $count ->
        [one] 1 page
       *[other] { $count } pages
    }
chronicle-search = Search (/)
chronicle-export = Save as a page
chronicle-chapters = Chapters
chronicle-choice = a choice
chronicle-kept = What is remembered
chronicle-back = Back
chronicle-on = On
chronicle-people = Who is who
chronicle-first = First in: { $title }
chronicle-carried = What you carry on
chronicle-moment = This moment on the board
chronicle-chose = You chose
chronicle-unknown = What would have come of it stays unknown.
to-table = To the table
new-lead = Nothing here is final, all can change later
stories-in-english = Stories and the names of cards are in English so far.
new-what = What do you play?
new-mission = Missions
new-samples = To try the table out:
new-who = Who sits where?
new-who-later = Seats can change at any time.
new-seats = Seats
new-how = House rules
new-usual = The usual choice is marked.
new-sum =
    { $people ->
        [one] One seat for people
        *[other] { $people } seats for people
    }{ $bots ->
        [0] .
        [one] , one bot.
        *[other] , { $bots } bots.
    }
new-saved = Saved after every choice.
missions-count = Missions: { $count }
taste-vanguard = Land on unknown worlds. Come home, heal, build, decide where to fly next.
taste-martians = Place your pawns, patch what breaks, keep everyone breathing one more sol.
taste-beacon = A small game to try everything out: light a lamp in the drift.
start-here = a good first one
length-vanguard = about 90 min
length-vanguard-campaign = many evenings
length-martians = about 90 min
length-martians-campaign = five evenings
length-beacon = 15 min
seat-number = Seat { $number }
seat-person = Name of whoever plays number { $number }
seat-person-hint = Who plays it?
holder-me = At this device
holder-link = Somebody by link
holder-bot = A bot plays
holder-nobody = Nobody yet
difficulty = Difficulty
difficulty-ask = ask at the table
difficulty-easy = Clear Season (easy)
difficulty-normal = Fair Season (normal)
difficulty-hard = Dust Season (hard)
rule-deadly = Space is
rule-deadly-off = as usual
rule-deadly-on = deadly
on = on
off = off
undo-setting = Undo past a roll or a revealed card
undo-free = free
undo-ask = if all agree
undo-never = never
seat-ask = Ask for the seat
seat-ask-host = yours on another device? The host is asked
seat-bot-named = { $name }, a bot, plays
stand-in = { $bot }, a bot, plays { $seat } for you.
stand-in-end = Play on myself
sharing-setting = Taking another person’s pawn or help
sharing-ask = asks them first
sharing-tell = is told to them
stops-setting = Ask before what goes by itself, for effects at any time
stops-matter = where it could matter
stops-always = always
stops-never = never
dice-setting = Dice
dice-rolled = Farlight rolls
dice-real = we roll real ones
table-language = Language of the table
guests-setting = Guests
guests-watch = may watch
guests-closed = stay out
group-setting = What the group decides
group-word = whoever the rules name has the last word
group-any = anyone answers
group-all = all agree
empty-setting = Empty seats
empty-wait = wait
empty-bot = a bot plays them
absent-setting = Somebody is away
absent-wait = wait
absent-minutes = bot after { $count } min
absent-hour = after an hour
absent-day = after a day
learn-lead = Pick a first game. It leads you by the hand, on the real table, and nothing you do can break it.
learn-alone = You play all seats yourself. Others can join later by a link.
lesson-vanguard-time = First round: about 20 minutes
lesson-vanguard-1 = Walk, look around, read what a place hides
lesson-vanguard-2 = Roll dice and use what they show
lesson-vanguard-3 = Help each other, and know when to rest
lesson-vanguard-4 = Afterwards: the ship and the campaign
lesson-martians-time = First sol: about 20 minutes
lesson-martians-1 = Plan with pawns: who works where
lesson-martians-2 = Read tomorrow’s forecast before you decide
lesson-martians-3 = Mend what breaks, in the right order
lesson-martians-4 = Go out on the map and bring things home
how-title = How this table works
how-chip = Open the hatch
how-amber = Amber means you
how-amber-text = Whatever glows amber answers the open question, on the board and in the bar. No amber: somebody else is deciding.
how-question = Ada, what do you do?
how-bar = One question
how-bar-text = It is always at the bottom, in words. Each option says what it does and its odds. Hint says what a good player would do, and why.
how-undo = Take it back
how-undo-text = Undo goes back as far as you like, redo goes forward again. What you left stays as a branch.
how-tools = Ask the table
how-tools-text = Everything explains itself: point at it, press long, or click. The log tells what happened, the rules say why.
keys = Keys
keys-off = Letter keys are switched off in Display and language.
key-option = take the option of that number
key-closing = go on: ready, done
key-tab = next thing
key-enter = take what is focused
key-question = to the question
key-hint = hint, with a reason
key-undo = undo
key-redo = redo
key-board = to the board
key-crew = to the crew
key-map = base or map
key-point = point it out to all
key-explain = Explain a name or word in what has the focus; again for the next one
key-reorder = Move an action of the plan up or down
key-log = log
key-rules = rules
key-timeline = timeline
key-close = close
key-this = this list
notify-ask = Tell me when it is my turn
notify-on = A message when it is my turn
notify-refused = The browser does not allow messages for this page. The dot in the tab still tells you.
turn-yours = Your move: { $title }
waiting-tables = Other tables that wait for you
credits = Credits and licences
credits-unofficial = Farlight is an unofficial, fan-made project. It is not connected with, and not endorsed by, the publishers of any board game. It contains no text and no art of theirs: stories, cards, names, pictures and sounds are our own.
credits-own = Our own work
credits-code = Program
credits-stories = Stories, cards, texts
credits-pictures = Icons, maps, planets, people
credits-drawn = drawn by the program itself
credits-sounds = Sounds
credits-made = made by the program itself
credits-fonts = Typefaces
credits-page = In the browser
credits-server = On the server
credits-private = Nothing is loaded from elsewhere and nobody is watched: what you do stays between this browser and the server you play on.
watch-sit = A seat is free: sit down to play.
watch-full = You see what everybody sees and answer nothing.
host = host
waited-since = their move ({ $when })
one-device = Several people at this device: give each seat a name, and the question says whose it is.
send-away = Send away
sent-away = Sent away
let-in-again = Let in again
sent-away-note = They do not come back by a link until you let them. Somebody who comes as somebody else needs a link: renew the links to be sure.
not-ready = Not ready after all
join-where = Where do you sit?
join-who = Who sits there
join-watch-note = see everything that all see
pass-device = Pass the device to { $name }.

## End of the screens around the table

## Vanguard: what moves, and what is coming

vg-next-moves = next: { $sector }
vg-next-strikes = next: { $sector }, and strikes
vg-next-perhaps = perhaps: { $sector }
vg-threat-comes = { $name } moves here next
vg-threat-strikes-at = Next step: it moves to { $name } ({ $number }) and strikes whoever is there.
vg-threat-goes-to = Next step: it moves to { $name } ({ $number }).
vg-threat-may-come = { $name } may move here next
vg-round-rail = The round, turn by turn
vg-chips-in = In { $place }
vg-chips-always = Always
vg-chips-travel = Travel
vg-start-token = Start token
vg-round-end = end of round
vg-turn-been = done
vg-turn-next = next
vg-turn-later = later
vg-step-quiet = Nothing happened in this step.
vg-happened = What happened in this check
vg-times = × { $count }
vg-not-used = not used
vg-outcome-comes = this comes
vg-discard = { $count } discarded, last: { $card }

## End of Vanguard: what moves

## Mars comes alive: dice, forecast, planning together
ms-tray = The dice
ms-tray-close = Put the dice away
ms-last-roll = Last roll
ms-die-success = Success die
ms-die-wound = Wound die
ms-die-adventure = Adventure die
ms-face-success-hit = it works
ms-face-success-blank = it does not work
ms-face-wound-hit = a wound
ms-face-wound-blank = nobody is hurt
ms-face-adventure-hit = an Adventure
ms-face-adventure-blank = nothing happens
ms-face-malfunction = marker up by { $by }
ms-end-done = It works.
ms-end-failed = It does not work.
ms-moved = From { $from } to { $to }.
ms-moved-parts = { $count ->
    [one] 1 of it by a broken part.
   *[other] { $count } of it by broken parts.
}
ms-tomorrow-plan = Tomorrow, with this plan
ms-tomorrow-option = Tomorrow, with this option
ms-causes = Where this comes from
ms-cause-part = +{ $count } { $room }: { $part } broken
ms-with-plan = { $percent } % with the plan
ms-still-planning = Still planning: { $who }
ms-is-planning = still planning
ms-in-hand = A pawn of { $who } is being placed
ms-back = A pawn of { $who } is back from work
ms-complete-mission = Complete the mission
ms-goals-more = { $count ->
    [one] { $count } more goal
   *[other] { $count } more goals
 }
ms-at-once = { $what }, as suggested
ms-goal-how = What can be done for it
ms-goal-here = the mission speaks of it
ms-then = then { $count }
ms-goals-done = { $count ->
    [one] 1 goal reached
   *[other] { $count } goals reached
}
ms-achieved = What was achieved
ms-missed = What was left undone
ms-in-numbers = The mission in numbers
ms-what-next = What comes next
ms-next-campaign = The campaign goes on: answer the question below when you are ready.
ms-end-won = Mission accomplished
ms-end-lost = The mission has failed
## End of Mars comes alive

## Replay

replay-start = To the beginning
replay-back = One answer back
replay-next = One answer on
replay-play = Replay
replay-pause = Pause
replay-beginning = The game is about to begin.
replay-nothing = Nothing was told of this answer.
legend-answer = an answer
legend-rolled = something was rolled or revealed
branches-hint = Going back keeps what you leave as a branch: nothing is lost.

## What just happened

just-now = Just now

## Moments of an Exploration

vg-result = Result of the check
vg-event-came = Event
vg-roll = Roll
vg-came = What came of it
vg-result-none = No row is met: nothing comes of it.

## What happens on Mars: stories, the report of a night, hints for the first mission

ms-tale-event = A new event
ms-tale-struck = It was left alone, and strikes
ms-tale-adventure = Adventure
ms-tale-echo = What came of it
ms-tale-malfunction = Malfunction
ms-tale-envelope = An envelope is opened
ms-tale-over = Mission accomplished
ms-tale-failed = The mission has failed
ms-tale-good = Something was achieved
ms-tale-found = Found and reached
ms-tale-morning = The morning report
ms-tale-report = Sol { $sol } of { $sols }
ms-tale-night = Malfunctions
ms-tale-quiet = All quiet: nothing gave way.
ms-tale-came = What came up
ms-tale-made = Made, of what was needed
ms-tale-what-now = What you can do about it
ms-tale-place = { $place } of { $count }
ms-tale-next = Go on
ms-tale-done = Back to the base
ms-event-safe = will be dealt with
ms-all-placed = Every pawn has its place.
ms-all-placed-how = Say that you are ready, or change the plan.
step-martians-base = This is your base: three complexes of rooms. The small signs in a room are its parts: plug, funnel, gear and chip. A red frame says that one is broken. Press any room to read what it does.
step-martians-tomorrow = This is tomorrow morning: what the base will make of what it needs. The case is your store: half of what is left over goes into it. What is orange will be missing. It changes while you plan, so you see what a plan is worth.
step-martians-pawn = What has an amber edge can be done now. Something broken comes first; while nothing is, build what the goals on the right ask for: press the Workshop, and choose who does it. One pawn usually rolls dice; two, or one with a machine, are sure.
step-martians-place = The rooms with an amber edge can use this pawn. Press one. One pawn usually rolls dice; with one more an action is sure.
step-martians-plan = The action is planned, with its place in the order and its odds. Nothing has happened yet: press it to change it, or undo it.
step-martians-rest = There are pawns left. Each sol you also want plants, parts and calm: explore the land around the base, deal with an event, or let somebody relax before Stress rises.
step-martians-ready = Every pawn has its place. Press “I am ready”: the actions are carried out one by one, and then night comes.
step-martians-happened = The dice lie here: what each showed, and what came of it. The log at the top keeps it all.
step-martians-events = Events lie here. Place a pawn on one to deal with it before it strikes: the number beside the clock says how many sols are left.

## What comes from others, and where the table stops

motion-quick = Quick
habits = Where the table stops for you
habit-window = Before a phase, for effects at any time
habit-order = Order of what happens anyway
habit-step = Steps of a check without effect
habit-offer = Make it a habit?
habit-offer-window = You went on twice without using anything here. Go on by itself from now on?
habit-offer-order = Twice you left the order as it was: who or what comes first. Leave it so by itself from now on?
habit-offer-step = This step changed nothing twice. Skip it from now on?
habit-always = Always do this
habit-no = Keep asking
chat-answer = Answer
unread = { $what }: { $count } new
ping-at = { $who } points at { $what }
ping-somewhere = { $who } points at something
ping-show = Show
fig-v-idea = The campaign goes round: aboard, down to a planet, exploring, and home.
fig-v-aboard = Aboard: where to?
fig-v-land = Land
fig-v-explore = Explore, complete Missions
fig-v-home = Home, with finds
fig-v-turn = A turn: two Actions, then an Event. When everybody has had a turn, the round is over.
fig-v-action = Action
fig-v-time = A Time token moves to the right. On the last space its effect happens.
fig-v-time-own = At your table: { $name }, space { $space } of { $length }.
fig-v-actions = The five Actions: Special Action, Travel, Prepare, Rest and Lift-Off. You take two in a turn.
fig-v-special = Special Action
fig-v-travel = Travel
fig-v-prepare = Prepare
fig-v-rest = Rest
fig-v-lift = Lift-Off
fig-v-path = Sectors and their Paths. The dark letter: roll a Danger die on the way. A die with −1: Spend a die of that colour. An arrow: one way only. The flag: a Mission leads there.
fig-v-dice = Three colours, each with its own shape and its own three symbols.
fig-v-phy = Physical
fig-v-gat = Gathering
fig-v-def = Defense
fig-v-sco = Scouting
fig-v-bio = Biology
fig-v-xen = Xenology
fig-v-con = Construction
fig-v-sci = Science
fig-v-tec = Technology
fig-v-bas = Basic
fig-v-van = Spark
fig-v-acc = Accident
fig-v-faces = Basic: your Convert Ability may make a symbol of it. Spark: stands for any symbol you choose. Accident: some cards punish it.
fig-v-board = Dice in the columns are Available. Used dice go to the Spent Pool; Rest brings dice back.
fig-v-board-own = At your table: { $name } has { $ready } Available dice and { $spent } spent.
fig-v-check = A Dice Check: choose dice of your own; others in the Sector Assist with one each; roll; take a row that the dice meet.
fig-v-step-1 = Choose dice
fig-v-step-2 = Others Assist
fig-v-step-3 = Roll, change dice
fig-v-step-4 = Take a row
fig-v-danger = A Danger die is looked up in the table of its letter. What is rare is worse.
fig-v-danger-own = At your table, { $name }: { $odds }
fig-v-injury = With an Injury comes an Injury die. It lies on top of a column and takes a slot.
fig-v-threat = A Threat follows its Time Track: on each space it moves or strikes whoever is there.
fig-v-ship = The Ship Book is gone through page by page: first coming home, then going out again.
fig-v-team = The four Sections by their badges: Security, Recon, Science, Engineering.
fig-m-idea = Every sol: plan together, work in the base and outside, and see what breaks at night.
fig-m-plan = Plan
fig-m-work = Work
fig-m-out = Go outside
fig-m-breaks = What breaks?
fig-m-sol = The phases of a sol, in this order.
fig-m-supply = Energy, oxygen and food are made and used every sol. Half of what is left over is kept. Too little: a Facility goes dark.
fig-m-pawns = With one pawn an action rolls three dice. With two pawns success is certain; each space of a way takes one more.
fig-m-base = The three Complexes with their rooms. The boxes are their malfunction tracks as they stand now.
fig-m-track = A malfunction track rises by its die and by broken parts. At 5 it draws a malfunction card and goes back to 0.
fig-m-die = Malfunction die
fig-m-stress = Stress rises every sol by the number of astronauts. At { $limit } there is a quarrel: 1 wound each, Morale falls by 1, Stress is 0 again.
fig-m-map = Three rings around the base. All of ring 1 can be reached; further out, what lies beside an explored space.
fig-m-map-own = Explored at your table: { $count }.

## Long words of names, with a hyphen where a narrow place may break them, if this language has such words

long-words = Oxygenator
