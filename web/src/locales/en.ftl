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
table-my-turn = Your move.
table-waits = Waiting for others.
learn-caption = Start here
learn-title = Learn by playing
learn-text = About fifteen minutes, on the real table. Nothing to read first.
learn-start = Start
learn-with = { $mission }
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
over-tables =
    { $count ->
        [one] One game that is over
        *[other] { $count } games that are over
    }
unofficial = An unofficial, fan-made implementation. No text or art of the publishers.
offline = The server does not answer. Check that it runs, then try again; nothing is lost.
player = Player
to-home = Home
new-what = What
new-mission = Which mission
new-who = Who and how
new-seats = Players
missions-count = { $count } missions
is-campaign = Campaign
is-mission = Mission
players = { $low } to { $high } players
your-name = Your name
seat-number = Seat { $number }
holder-me = I play it
holder-link = Somebody with the link
holder-bot = A bot plays it
more-settings = More settings
table-title = Name of the table
undo-setting = Undo past a roll or a revealed card
undo-free = Free (usual)
undo-ask = If all agree
undo-never = Never
real-dice = We roll real dice and enter them
optional-rule = Optional rule: { $rule }
start = Start
starting = Starting
start-sum =
    { $mission }, { $count ->
        [one] one player
        *[other] { $count } players
    }. Saved after every choice.
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
any-time = Any time ({ $count })
hint = Hint
chosen-so-far = Chosen so far: { $what }
filter-options = Search { $count } options
game-over = The game is over
game-over-next = The log tells how it went; the timeline shows any moment again. Home leads to the next game.
looking-back = You are looking at moment { $moment }. The table is where it was.
to-present = Back to now
tools = Tools
undo = Undo
redo = Redo
undo-to-here = Go back to here
log = Log
log-filter = Search the log
log-empty = Nothing has happened yet.
log-nothing-found = No line has that word.
rules = Rules
rules-search = A word or a rule id
rules-nothing = No rule mentions that.
timeline = Timeline
moment-of = Answer { $moment } of { $all }
branches = Branches
branch-left = Left at answer { $moment }
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
decline = Decline
take-back = Take it back
agreed-count = { $agreed } of { $all } agree
recap-title = While you were away
recap-more = { $count } earlier lines are in the log.
recap-go-on = Go on
board = Board
close = Close

## Martians
ms-sure = sure
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
    }{ $things ->
        [none] {""}
       *[other] {" "}and { $things }
    }
ms-event-left = { $left ->
        [one] last sol
       *[other] { $left } sols left
    }
ms-event-strikes = strikes tomorrow: { $percent } %
ms-event-struck = it has struck
ms-objective-done = done
ms-objective-open = to do
ms-objective-optional = if you like
ms-tonight = { $low } to { $high } tonight.
ms-tonight-one = { $high } tonight.
ms-track = Malfunctions: { $level } of { $top }
ms-lasting = its die is rolled every sol
ms-breakdown = breakdown: { $percent } %
ms-quiet-tonight = Quiet tonight.
ms-safe = Safe.
ms-tomorrow = Tomorrow morning, if nothing changes
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
ms-helpers = Machines and rovers
ms-cargo = Cargo Bay
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
ms-point = Point it out to all
ms-goals = What the mission wants
ms-see-table = Look at the table
ms-crew = Crew
ms-phases = Phases of the sol
ms-look-at = Look at
ms-tab-base = Base
ms-tab-map = Map
ms-tab-crew = Crew
ms-tab-mission = Outlook
ms-broken-parts = broken parts
ms-debriefing = Debriefing

vg-map = Map of { $planet }
vg-team = The team
vg-coming = What is coming
vg-coming-none = No clock runs.
vg-mission = Mission
vg-mission-done = Mission accomplished
vg-mission-none = No mission is open.
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
vg-options = { $count } options
vg-next = Next:
vg-ahead = Later:
vg-clock = { $space } of { $length }
vg-condition = Condition of this world
vg-travel-icon = Travel icon:
vg-event = Last event
vg-injury = Injury
vg-injury-down = Face down: it does nothing.
vg-injury-die = An injury die lies in this column
vg-injury-free = Free injury slot
vg-injuries = Injuries
vg-dead = Dead
vg-rank = { $section } · rank { $rank }
vg-path = Path
vg-path-between = Between { $one } and { $two }
vg-one-way = One way only.
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
        [one] One action left
        *[other] { $count } actions left
    }
vg-last-action = last action
vg-done = done
vg-to-come = to come
vg-place = Place
vg-cards = Cards
vg-charges = Charges
vg-crew-of = Crew board of { $name }
vg-next-crew = Next crew board
vg-ready = Ready dice
vg-spent = Spent
vg-gear = Equipment
vg-hand = Hand: { $count } of { $limit } cards
vg-hand-none = No cards in hand. Prepare or Rest draws some.
vg-deck = { $count } cards in the deck
vg-card = Section card
vg-lacks = without { $need }:
vg-or = or
vg-letter-red = R
vg-letter-green = G
vg-letter-blue = B
vg-steps = The ten steps of a check
vg-step-1 = Dice
vg-step-2 = Hazards
vg-step-3 = Roll
vg-step-4 = Modify
vg-step-5 = Combine
vg-step-6 = Injuries
vg-step-7 = Special effects
vg-step-8 = Mark row
vg-step-9 = Spend
vg-step-10 = Outcome
vg-step-skipped = skipped
vg-dice-count =
    { $count ->
        [one] 1 die
        *[other] { $count } dice
    }
vg-injury-dice =
    { $count ->
        [one] 1 injury die
        *[other] { $count } injury dice
    }
vg-wait = { $count } to come
vg-row-of = row { $row } of { $all }
vg-rows =
    { $count ->
        [one] 1 row
        *[other] { $count } rows
    }
vg-pool = Roll pool · { $count }
vg-hand-dice = Dice in hand · { $count }
vg-tray-choose = Pick dice from your board. They glow.
vg-tray-empty = No dice are left.
vg-assisted = with { $names }
vg-odds = Odds before the roll
vg-peek = Peek at the map
vg-back-to-check = Back to the check
vg-space = { $space } of { $length }
vg-no-outcome = This roll is for dice combinations only.
vg-log = Log { $log }
vg-read-on = Go on
vg-story-again = Read the last page again
vg-won = Won
vg-lost = Lost

# Vanguard: aboard the ship
vs-log = From the Logbook
vs-log-close = Read
vs-look-here = Look here
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
