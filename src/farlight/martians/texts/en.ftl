# Martians.

## The game itself

game-title = Martians
game-guide =
    You keep Marram Base alive for a number of sols, and do what the mission asks before they are over. You win or lose together. The mission is lost when an astronaut dies, when the sols run out, or when too many parts of the base are broken at the end.
    A sol goes like this:
    1. Events. A malfunction track rises by one, and a new event comes. It lies in the Mission Log for three sols: answer it by an action, or it may strike.
    2. Morale. With good Morale the First Player gains Morale tokens, with bad Morale they lose some. Tokens pay for abilities.
    3. Production. The base makes energy and oxygen, the Farm makes food. What is missing shuts Facilities down and wounds people. Stress rises; at 18 there is a quarrel.
    4. Action. Everybody plans at once: each astronaut has two pawns. One pawn usually means dice: it may succeed, wound or bring an Adventure. With one pawn more than needed there is no risk. Choose an action, then where and with what, then who helps; say that you are ready, and all is carried out.
    5. Malfunction. Dice move the malfunction tracks up. A track at 5 brings a malfunction, and something breaks. Broken parts have penalties: repair them with Spare Parts.
    6. Cleanup. What you gained becomes ready, and the next sol begins with a new First Player.
    Nobody can do everything: look at “view forecast” for what is coming, and let go of what can wait.
game-alone = Alone you lead two astronauts (M-PC-05).
chapter-1 = General principles
book-idea = The idea
meaning-action-pawn = Each astronaut has two. A pawn on an action is work for this sol: with one the dice are rolled, two are sure.
meaning-malfunction-track = It rises by itself every sol. Where it ends, something in that Complex breaks.
meaning-stress = It rises every sol. At 18 there is a quarrel, and each astronaut takes a wound.
meaning-facility = A room of the base. Actions are done in it, as long as it works and is not shut down.
meaning-adventure = Something happens on the way: a card is read, and it may come back later.
meaning-first-player = Decides where the crew does not agree.
book-setup = Before you begin
book-sol = How a sol goes
book-events = Events and adventures
book-production = Production: energy, oxygen, food
book-plan = Planning and dice
book-base = Actions in the base
book-outside = Outside: rovers, exploring, gathering
book-work = Research, planting, building
book-crew = The crew: health, Morale, Stress
book-trouble = Malfunctions
book-night = Cleanup
book-end = Goals, end, campaigns
book-symbols = Symbols
book-answers = Questions and answers
chapter-3 = Terms and board areas
chapter-4 = Icons
chapter-5 = Set-up
chapter-6 = Astronauts
chapter-7 = Wounds and the Health track
chapter-8 = Conditions
chapter-9 = Morale
chapter-10 = Stress
chapter-11 = First Player
chapter-12 = How a sol goes
chapter-13 = Events phase
chapter-14 = Adventures, Mission Log, consequences
chapter-15 = Production phase
chapter-16 = General Supply
chapter-17 = Action phase: declaring and resolving
chapter-18 = Action dice
chapter-19 = Machines
chapter-20 = Rovers
chapter-21 = Distance, ways, terrain
chapter-22 = Actions 1 to 5: Events, Rest, Relax, Heal, Manage
chapter-23 = Explore, finds, Direction cards
chapter-24 = Gather, Probe Bay
chapter-25 = Research and planting
chapter-26 = Build, Workshop
chapter-27 = Actions of the mission and others
chapter-28 = Malfunction phase
chapter-29 = Cleanup phase
chapter-30 = Tokens on Facilities
chapter-31 = Objective tokens
chapter-32 = End of the mission
chapter-33 = One to three players
chapter-34 = Difficulty and campaigns
chapter-35 = Questions and answers

## People and machines

profession-scientist = Scientist
profession-geologist = Geologist
profession-engineer = Engineer
profession-medic = Medic
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-of = { $who } ({ $player })
bound-free = free pawn
bound-heart = pawn that can only have the heart treated
bound-rest = pawn that can only rest
bound-spare = extra pawn
mark-idle = one pawn fewer
mark-spare = one extra pawn
mark-mute = no base ability
mark-silent = no abilities
mark-indoors = no actions outside
mark-unhurt = no Wound dice
mark-tender = every wound counts twice
mark-shaky = the first action must roll its Success die
mark-storied = an Adventure with the first action
mark-rest-only = one pawn that can only rest
mark-double-ration = two portions of food to eat
mark-late-night = 1 wound in the evening if the extra pawn is used
mark-cheaper = the next ability costs 1 Morale token less
ailment-anaemia = needs 2 portions of food every sol
ailment-anxiety-attack = Morale falls by 1 at once, and it is over
ailment-heart-trouble = one pawn can only treat the heart
ailment-poor-concentration = every action with a pawn of this astronaut brings an Adventure
ailment-migraine = no abilities
ailment-poisoning = every wound counts twice

## The base

phase-setup = Set-up
phase-events = Events
phase-morale = Morale
phase-production = Production
phase-action = Action
phase-malfunction = Malfunction
phase-cleanup = Cleanup
complex-working = Working Complex
complex-living = Living Complex
complex-systems = Systems Complex
helper-machines = Machines
facility-panel = Solar Panel of your choice
facility-oxygenator = Oxygenator of your choice
facility-structure = structure card of your choice
facility-anywhere = base
facility-here = Facility in use
facility-remembered = same Facility
in-facility = { $facility_id ->
        [ox1] in { $facility }
        [ox2] in { $facility }
        [sp1] in { $facility }
        [sp2] in { $facility }
        [fa] on the { $facility }
        [backup-farm] on the { $facility }
       *[other] in the { $facility }
    }
into-facility = { $facility_id ->
        [ox1] on { $facility }
        [ox2] on { $facility }
        [sp1] on { $facility }
        [sp2] on { $facility }
       *[other] on the { $facility }
    }
of-supply = { $supply_id ->
       *[other] { $supply }
    }
element-connectors = Energy Connectors
element-filters = Oxygen Filters
element-hardware = Hardware
element-cpu = CPU
element-in-place = { $facility }: { $element }
# “any” is a key by which messages below choose: leave it as it is.
element-any = any
part-connectors = Energy Connectors
part-filters = Oxygen Filters
part-hardware = Hardware
part-cpu = CPU
part-any = any kind
part-random = drawn at random
machine-panel = the Solar Panel of your choice
machine-oxygenator = the Oxygenator of your choice
machine-best-panel = the most productive Solar Panel
machine-best-oxygenator = the most productive Oxygenator
machine-panels = all Solar Panels
machine-oxygenators = all Oxygenators
machine-remembered = the same machine
machine-backup-panel = the Backup Solar Panel
machine-backup-oxygenator = the Backup Oxygenator
track-working = malfunction track of the Working Complex
track-living = malfunction track of the Living Complex
track-systems = malfunction track of the Systems Complex
track-highest = highest malfunction track
track-lowest = lowest malfunction track
track-any = malfunction track of your choice
keyword-complication = Complication
keyword-obstacle = Obstacle
keyword-problem = Problem
keyword-conflict = Conflict
supply-oxygen = oxygen
supply-energy = energy
supply-food = food
kind-energy = energy
kind-oxygen = oxygen
tile-energy = no energy
tile-oxygen = no oxygen
shutkind-energy-down = no energy, tile face down
shutkind-energy-up = no energy, tile face up
shutkind-oxygen-down = no oxygen, tile face down
shutkind-oxygen-up = no oxygen, tile face up
penalty-energy = every action here costs 1 energy
penalty-oxygen = every action here costs 1 oxygen
penalty-force = every action here must roll its Success die
penalty-malfunction = more malfunctions every sol
penalty-wilt = the plants wilt
penalty-rover-check = Wagtail may break down every sol
penalty-lose-sample = a sample on the map is lost every sol
penalty-stress = more Stress every sol
penalty-token = a token on this Facility every sol
penalty-no-rover = no rover can help to explore
penalty-none = one part without harm
token-fault = Fault token
token-extra-pawn = extra-pawn token
token-adventure = Adventure token
token-reroll = reroll token
token-wound = Wound token
token-rover-risk = rover-risk token
hindrance-fault = { token-fault } – it cannot be used
hindrance-extra-pawn = { token-extra-pawn } – every action there needs 1 pawn more
hindrance-adventure = { token-adventure } – every action there brings an Adventure
hindrance-reroll = { token-reroll } – a success there must be rolled a second time
hindrance-wound = { token-wound } – every action there costs whoever leads it 1 wound
hindrance-rover-risk = { token-rover-risk } – a rover that helps there may break down
load-fault = { token-fault } – it cannot be used until it is repaired
load-extra-pawn = { token-extra-pawn } – it counts as 1 pawn fewer
load-adventure = { token-adventure } – an action that it helps brings an Adventure
load-wound = { token-wound } – an action that it helps costs whoever leads it 1 wound
load-rover-risk = { token-rover-risk } – it may break down whenever it helps
ground-extra-pawn = { token-extra-pawn } – every action there needs 1 pawn more
ground-adventure = { token-adventure } – whoever passes has an Adventure
ground-wound = { token-wound } – whoever leads an action past it takes 1 wound
ground-rover-risk = { token-rover-risk } – a rover that passes may break down
rover-used = the rover in use
rover-any = a rover
why-absent = its Facility is not in play
why-shut = its Facility is shut down

## The map

space-in-ring = ring { $ring } { $direction }
space-here = this space
space-drawn = the drawn space
space-bell-1 = the space toward the bell in ring 1
space-bell-2 = the space toward the bell in ring 2
space-bell-3 = the space toward the bell in ring 3
space-across-1 = the space of ring 1 across from the bell
space-well-1 = the space toward the well in ring 1
space-well-2 = the space of the well in ring 2
space-beside-well = the space beside the well in ring 2
space-petrel-1 = the space toward Petrel in ring 1
space-petrel-2 = the space toward Petrel in ring 2
space-petrel-3 = the space of Petrel in ring 3
strength-light = Light
strength-medium = Medium
strength-intense = Intense
spot-ear = an ear
spot-thumped = a thumper mark
spot-stain = a dark streak
spot-anchor = an anchor
spot-yard = level ground
spot-moved = a moved module
spot-signal = a ping
spot-beacon = a beacon
spot-day = a day of light
spot-icon = a mission mark
spot-recorder = a recorder
spot-cut = a relief cut
spot-crate = a crate
spot-ping = a ping of the lander
spot-tern = where Tern came down
fitting-clean-room = a clean room
fitting-living-filter = a living filter
deed-events = events dealt with
deed-discoveries = Discoveries
deed-outside = actions outside
where-available = in the Cargo Bay, ready to use
where-pending = in the Cargo Bay, ready in the next sol
where-active = works this sol
where-queue = works in the next sol
where-rover = stays until it is repaired
where-map = stays on the map
where-beacon = stays until the container is home

## Things

thing-thing = thing
thing-connectors = Energy Connectors
thing-filters = Oxygen Filters
thing-hardware = Hardware
thing-cpu = CPU
thing-seed = seed
thing-food = portion of food
thing-oxygen = oxygen
thing-energy = energy
thing-s1 = sample
thing-n1 = apatite
thing-n2 = sylvite
thing-n3 = gypsum
thing-n4 = olivine
thing-n5 = jarosite
thing-n6 = good glassware
thing-red1 = red token 1
thing-red2 = red token 2
thing-red3 = red token 3
thing-red4 = red token 4
thing-orange1 = orange token 1
thing-orange2 = orange token 2
thing-orange5 = orange token 5
thing-orange6 = orange token 6
thing-orange1-home = cargo of the near probe
thing-orange2-home = cargo of the far probe
thing-red1-riddle = larder container
thing-orange1-riddle = parts container
thing-orange2-riddle = instrument container
thing-red3-probe = lost crawler
thing-red1-ln4 = jar from the dark streak
thing-red2-ln4 = jar from the hole
thing-orange1-wm3 = founders' sledge
thing-red1-wm5b = cargo of Tern
thing-core = lost core
thing-part = Spare Part of any kind
thing-sample = sample
thing-examined = examined sample
thing-sample-or-examined = sample, examined or not
thing-nutrient = find 1 to 5
thing-nutrient-name = nutrient of your choice
thing-crate = crate
thing-crate-with = crate with { $facilities }
thing-gas = gas bottle
thing-token = Morale token
thing-crew-token = Morale token of the crew
thing-crew-tokens = as many Morale tokens of the crew as the number of the sol
thing-ring-marker-frames = frame marker
thing-ring-marker-fix = bearing marker
thing-of-ring = { $thing } of ring { $ring }
thing-once-examined = { $thing }, examined
thing-from = one taken out of { $element }: { $penalty } from now on
container-food = the larder container
container-parts = the parts container
container-science = the instruments

## What missions count and remember

sheet-sheet = track
sheet-optimal = Optimal Conditions
sheet-archive = Archive
sheet-fix = Fix
sheet-bore = Bore
sheet-strain = Strain
sheet-load = Load
sheet-old-log = Old Log
sheet-picture = Picture
sheet-lamp-line = Lamp Line
sheet-provenance = Provenance
sheet-culture = Culture
sheet-stowed = Stowed
sheet-n1 = Phosphorus
sheet-n2 = Potassium
sheet-n3 = Calcium
sheet-n4 = Magnesium
sheet-n5 = Sulphur
objective-objective = objective
objective-o1 = objective 1
objective-o2 = objective 2
objective-o3 = objective 3
objective-o4 = objective 4
objective-o5 = objective 5
objective-o6 = objective 6
objective-o7 = objective 7
objective-o8 = objective 8
flag-flag = note
flag-bell-dir = the direction of the bell
flag-well-dir = the direction of the well
flag-petrel-dir = the direction of Petrel
flag-other = something that comes later
value-value = value
value-n = north
value-ne = north-east
value-e = east
value-se = south-east
value-s = south
value-sw = south-west
value-w = west
value-nw = north-west
value-brace = brace
value-bleed = bleed
value-shift = shift
stat-quarrels = quarrels
stat-plants-lost = lost plants
stat-wounds = wounds
stat-adventures = Adventures
stat-cards = malfunction cards
stat-expired = forgotten events
stat-double-builds = crates unpacked together
stat-seeds = planted seeds
stat-events = events
amount-HS = 1 or 2
amount-HM = 1 to 3
amount-HL = 2 to 4
amount-GS = 1 or 2
amount-GM = 1 to 3
outcome-won-mission = the mission has succeeded
outcome-lost-death = an astronaut has died, and the mission is lost
outcome-lost-time = the work was not done in time, and the mission is lost
outcome-lost-parts = the work is done, but too much of the base is broken, and the mission is lost
outcome-won-campaign = the campaign is won
outcome-lost-campaign = the campaign is lost

## Actions

action-event-research = { action-event } ({ action-research })
action-event-build = { action-event } ({ action-build })
action-event-manage = { action-event } ({ action-manage })
action-event = Deal with an event
action-rest = Rest
action-relax = Relax
action-heal = Heal
action-heal-heart = Treat the heart
action-manage = Manage malfunctions
action-explore = Explore
action-gather = Gather
action-examine = Examine a sample
action-discover = Make a Discovery
action-plant = Plant a seed
action-repair = Repair
action-rover = Repair a rover
action-upgrade = Install an upgrade
action-tile = Restart a Facility
action-research = Research
action-build = Build
action-own = What only this mission has
verb-event = Deal with an event
verb-rest = Rest
verb-relax = Relax
verb-heal = Heal
verb-manage = Manage malfunctions
verb-explore = Explore
verb-gather = Gather
verb-examine = Examine a sample
verb-discover = Make a Discovery
verb-plant = Plant a seed
verb-repair = Repair
verb-rover = Repair a rover
verb-upgrade = Install an upgrade
verb-tile = Restart a Facility
danger-track = a Malfunction track may reach 5
danger-stress = a quarrel may break out
danger-wounds = a wound could bring a Condition or death
danger-plants = plants may be lost
danger-tokens = the First Player is about to lose Morale tokens
danger-condition = a Condition will tell in Production
danger-tile = an unknown tile is about to be turned
danger-card = a card is about to be drawn
danger-threshold = too many parts are broken, and the mission ends
strike-wound = 1 wound
strike-adventure = an Adventure
strike-morale = Morale down by 1
strike-reroll = a success must be rolled twice
strike-force = the Success die must be rolled
strike-hazard = the rover may break down
cause-crew = { $count } for the crew
cause-tiles = { $count } for Facilities in the dark
cause-mission = { $count } for the mission
because-M-STR-01 = the crew, and Facilities in the dark
because-M-STR-07 = after the quarrel
because-M-STR-06 = the quarrel
because-M-MIS-PLANTS-10 = nutrients that are missing
because-M-PROD-29 = the Lab’s broken Hardware
because-M-RELX-02 = a break
because-M-COND-15 = everybody saw it
because-M-ICON-14 = no voices on the way
because-M-PROD-18 = half of what is left over
because-M-FARM-15 = to save the plants
because-M-FARM-20 = eaten
because-M-FARM-24 = half of what the Farm has left over
because-M-ACT-34 = paid for an action
because-M-MIS-PROBE-12 = paid for an action
because-M-MIS-RIDDLE-17 = from the larder container
because-M-DICE-04 = better luck next time
because-M-REST-02 = a rest
because-M-ASTR-06 = for an ability
because-M-MOR-04 = the Morale of the crew
because-M-MOR-06 = the Morale of the crew
because-M-RUL-UPG-03 = the Card Table
because-M-MIS-PLANTS-20 = a nutrient is supplied in full
because-M-MIS-CAMP-11 = for the Discovery
brought-wound = the wound that was announced
brought-rolled-wound = the wound of the die
brought-morale = the loss of Morale
brought-adventure = the Adventure
perk-rest = Rest
perk-relax = Relax
perk-heal = Heal
perk-manage = Manage
perk-explore = Explore
perk-gather = Gather
perk-research = Research
perk-build = Build
perk-event = Event
# “any” is a key by which messages below choose: leave it as it is.
perk-any = any
perk-ease = 1 pawn fewer
perk-sure = success without dice
perk-waive = nothing but pawns needed
perk-reroll = roll a die again
perk-redraw = draw a card again
perk-double = two samples at once
perk-route = the Route Planner shortens the way
perk-rest-more = the Reading Corner gives 1 more Morale token
perk-mast = the Relay Mast saves 1 pawn
about-rest = Rest
about-relax = Relax
about-heal = Heal
about-manage = Manage
about-explore = Explore
about-gather = Gather
about-research = Research
about-build = Build
about-event = Event actions
about-any = any action
about-green = green dice
about-grey = grey dice
about-blue = blue dice
about-brown = brown dice
about-plant-an-ear = Plant an Ear
about-fire-the-thumper = Fire the Thumper
when-now = this sol
when-next = next sol
when-both = this sol or the next
span-sol = this sol
span-next-sol = next sol
span-mission = until the mission ends
colour-green = green
colour-grey = grey
colour-blue = blue
colour-brown = brown
die-success = Success die
die-wound = Wound die
die-adventure = Adventure die
dieout-yellow = yellow Malfunction die
dieout-orange = orange Malfunction die
dieout-red = red Malfunction die
dieout-any = Malfunction die of your choice
face-success = success
face-blank = blank
face-wound = wound
face-adventure = adventure
name-success = success
name-blank = blank
name-wound = wound
name-adventure = adventure
name-r01 = card 1 (50 %)
name-r02 = card 2 (40 %)
name-r03 = card 3 (30 %)
name-r04 = card 4 (25 %)
name-r05 = card 5 (20 %)
name-r06 = card 6 (15 %)
name-n = north
name-ne = north-east
name-e = east
name-se = south-east
name-s = south
name-sw = south-west
name-w = west
name-nw = north-west
research-card = “{ $name }”, { $percent } %
stream-success = Success die
stream-wound = Wound die
stream-adventure = Adventure die
stream-malfunction-yellow = yellow Malfunction die
stream-malfunction-orange = orange Malfunction die
stream-malfunction-red = red Malfunction die
stream-research = Research card
stream-direction = Direction card
stream-part = a random Spare Part: 1 Energy Connectors, 2 Oxygen Filters, 3 Hardware, 4 CPU
stream-upgrade = a random Upgrade card
stream-profile = a random Profile card
stream-ring-1 = a random tile of ring 1
stream-ring-2 = a random tile of ring 2
stream-ring-3 = a random tile of ring 3
stream-shutdown-energy = a random energy Shutdown tile
stream-shutdown-oxygen = a random oxygen Shutdown tile
stream-consequence = whether an open event strikes, out of 100
stream-echo = which follow-up comes
stream-echo-chance = whether a follow-up will come, out of 100
stream-echo-delay = when a follow-up comes
stream-adventure-later = whether an old Adventure returns, out of 100
stream-adventure-delay = when an Adventure returns

## Questions

prompt-difficulty = How hard shall this mission be?
prompt-profession = { $place ->
        [1] Which profession has your first astronaut?
        [2] Which profession has your second astronaut?
       *[0] Which profession do you take?
    }
prompt-astronaut = Who are you, as { $profession }?
prompt-machine-choice = Which machine comes along?
prompt-first-player = Who is the First Player of the first sol?
prompt-plan = { $stage ->
        [pawn] { $free ->
            [one] One pawn is free: choose it, or what it should do
           *[other] Choose a pawn, or a machine
        }
        [act] What will { $who } do?
        [kind] { $action }: what exactly?
        [where] { $action }: where?
        [which] { $action }: which one?
        [with] { $action }: with what?
        [bring] { $action }: what do you bring home?
        [using] { $action }: in which Facility?
        [via] { $action }: by which way?
        [crew] Who helps with { told-stack }?
        [assist] Which action does { $who } help with?
        [revise] Which action do you change?
        [change] What do you change about { told-stack }?
       *[ready] { offer-all-placed }
    }
prompt-take-apart = Which working part do you take out as a Spare Part?
prompt-order = Which action comes next?
prompt-rolled = { $who } rolled for “{ $action }”: { $faces }. Does anybody roll a die again?
prompt-wounded = { $who } is about to take a wound. Does anybody prevent it?
prompt-phase = Before { $phase }: does anybody use something?
prompt-danger = Before it goes on: { $dangers }. Does anybody use something now?
prompt-chain = { $chain ->
        [none] Where does the chain begin?
       *[other] The chain so far: { $chain }. Where does it go on?
    }
prompt-bring = “{ $action }” brings several things: what does { $who } face first?
prompt-relax = What is the break good for?
prompt-heal = What is treated? { $who } is the patient.
prompt-cure = Which Condition of { $who } is cured?
prompt-treat = What is treated?
prompt-track = Which malfunction track?
prompt-rover-token = Which token comes off the rover?
prompt-remove-sample = Which sample on the map is lost?
prompt-shut-down = The base makes { $made } of the { $needed } { $supply } that it needs: what goes dark?
prompt-short = There is too little { $supply } for all: something will have to be shut down. You may use something first.
prompt-hunger = There is too little food for all. You may use something first.
prompt-wilting = The plants on the { $facility } are about to wilt. Do you save them by paying 1 of each: { $cost }?
prompt-go-hungry = There is not enough food: who goes without a portion and takes a wound?
prompt-redraw-malfunction = The malfunction card “{ $malfunction }” was drawn. Do you keep it?
prompt-redraw-research = The Research card { $research } was drawn. Do you keep it?
prompt-effect-event = { $event }: choose what happens.
prompt-effect-action = { $action }: choose what happens.
prompt-discount-die = Which Malfunction die counts 2 less?
prompt-two-readings = Two cards were drawn: which one counts?
prompt-unlock = Which new ability does { $who } learn?
prompt-refresh = Which used ability is ready again?
prompt-peek = The next tile of ring { $ring } is “{ $roi }”. Does it stay on top?
prompt-gain-part = { $left ->
        [1] Which Spare Part do you take?
       *[other] Which { $left } Spare Parts do you take?
    }
prompt-lose-part = Which Spare Part do you give up?
prompt-exchange = Which Spare Part do you exchange for another?
prompt-lose-sample = Which sample is lost?
prompt-pay-sample = Which sample do you use up?
prompt-take-sample = Which sample do you take?
prompt-sprinkle = Which neighbouring space gets the second sample?
prompt-examine = Which sample is examined?
prompt-unexamine = Which examined sample has to be examined again?
prompt-select-upgrade = Which Upgrade card do you take?
prompt-break = Which part breaks?
prompt-fix = Which part is fixed?
prompt-unload = Which token comes off a rover?
prompt-die-out = Which Malfunction die is not rolled this sol?
prompt-machine = Which machine is meant?
prompt-clear-tile = Which Facility comes back at once?
prompt-which-astronaut = Which astronaut?
prompt-lift-token = Which token do you remove?
prompt-clear-space = Which space is cleared of all its tokens?
prompt-discard-direction = Which Direction card leaves the game?
prompt-bell-direction = Two directions are possible: which one is it?
prompt-scout = Which space is explored for free?
prompt-scan = Which space does the drone look at?
prompt-pile = Of which ring do you look at the next two tiles?
prompt-arrange = Which of the two tiles comes first?
prompt-place-spot = Where do you put it?
prompt-remove-spot = From which space do you remove it?
prompt-pick-spot = Which of these spaces?
prompt-move-spot = From which space do you move it?
prompt-move-to = Where does it go?
prompt-move-module = Which module moves? It is out of use for the next sol.
prompt-move-crate = Which crate moves?
prompt-fade-beacon = Which beacon grows weaker?
prompt-trace-beacon = Which beacon do you hold on to?
prompt-free-beacon = Which way becomes easier?
prompt-identify-beacon = Which beacon do you read?
prompt-bonus = You reached more than you had to: { $objective } What do you take into the next mission?
prompt-supply = What do you stock up on?
prompt-story = { $question }
prompt-lost-mission = The mission is lost. How does the campaign go on?
prompt-enter-roll-success = { $who } rolls the { $colour } Success die for “{ $action }”: what does it show?
prompt-enter-roll-wound = { $rover ->
        [none] { $who } rolls the { $colour } Wound die for “{ $action }”: what does it show?
       *[other] Roll the green Wound die for { $rover }: what does it show?
    }
prompt-enter-roll-adventure = { $who } rolls the { $colour } Adventure die for “{ $action }”: what does it show?
prompt-enter-roll-malfunction-yellow = Roll the yellow Malfunction die: what does it show?
prompt-enter-roll-malfunction-orange = Roll the orange Malfunction die: what does it show?
prompt-enter-roll-malfunction-red = Roll the red Malfunction die: what does it show?
prompt-enter-roll-research = Draw a Research card: which one is it?
prompt-enter-roll-direction = Draw a Direction card: which one is it?
told-stack = { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }, led by { $leader }

## Options

option-difficulty = { $difficulty }
option-profession = { $profession }
option-astronaut-card = { $astronaut }
option-choose-machine = { $machine }
option-astronaut = { $who }
option-take = { $who }: { $bound }
option-machine = { $machine } ({ $who })
option-act = { $action }
option-assist = Help with an action of the plan
option-do-action = { $action }{ $planned ->
        [0] {""}
       *[other] {" "}(already in the plan: another try)
    }
option-join = Help with { told-stack }
option-at = { $target }{ $planned ->
        [0] {""}
       *[other] {" "}(already in the plan: another try)
    }
option-with = { $use ->
        [bring] Bring home: { $things }
       *[other] With { $things }
    }
option-using = { in-facility }
option-via = By way of { $route }
option-add = + { $pawn }
option-declare = That is enough: declare it
option-rover = { $rover } helps with { told-stack }
option-unrover = Do without the rover: { told-stack }
option-perk = { $perk }: { told-stack }
option-withdraw = Take back { told-stack }
option-leave-unused = Leave a pawn of { $who } unused
option-revise = Change the plan
option-stack = { told-stack }
option-back = Back
option-take-apart = Take a working part out
option-resolve = { told-stack }
option-continue = Go on
option-bring = { $brought }
option-lift-morale = Morale rises by 1
option-ease-stress = Stress falls by { $count }
option-heal-wound = A wound
option-heal-condition = A Condition
option-heal-nothing = There is nothing left to heal
option-cure = { $condition }
option-track = { $complex } (now { $level } of 5)
option-token = { $token }
option-token-at = { $token } on { $space }
option-token-of = { $token } of { $rover }
option-sample-at = { $thing } on { $space }
option-crate = { $thing } on { $space }
option-thing = { $thing }
option-part = { $part }
option-done-exchanging = No more exchanges
option-supply = { $count } { $supply }
option-element = { $element }
option-facility = { $facility }
option-tile = { $tile }
option-shut-down = { $facility }
option-pay-wilting = Pay and save the plants
option-let-wilt = Let them wilt
option-die = { $die }
option-keep-it = Not now
option-keep = Keep it
option-redraw = Draw another
option-card = { $research }
option-direction = { $direction }
option-unlock = { $ability }
option-refresh = { $ability }
option-leave-on-top = Leave it on top
option-put-under = Put it at the bottom
option-upgrade = { $upgrade }
option-space = { $space }
option-ring = Ring { $ring }
option-roi = { $roi }
option-ability = { $who }: { $ability }
option-ability-die = { $who }: { $ability } on the { $die }
option-ability-space = { $who }: { $ability } across { $space } ({ told-stack })
option-use-poi = Use the find “{ $poi }”
option-use-upgrade = Spectrometer: roll the { $die } again
option-use-perk = Use a benefit: roll the { $die } again
option-dismantle-upgrade = Take the upgrade “{ $upgrade }” to pieces
option-bypass = Ignore a broken part by the Bypass Cell ({ $element })
option-declare-chain = Declare the chain { $chain }
option-trace-chain = Choose the chain space by space
option-end-chain = The chain ends here
option-bonus-parts = 2 Spare Parts
option-bonus-supply = 3 units of one supply
option-bonus-heal = Heal a wound or cure a Condition
option-story = { $story }
option-replay = Play this mission again
option-restart = Begin the campaign anew
option-give-up = End the campaign here

## What options do, in a few words

about-difficulty-easy = easy: milder events, 3 Upgrade cards, 2 Morale tokens for everybody
about-difficulty-normal = normal: the game as it is meant, 2 Upgrade cards
about-difficulty-hard = hard: harsher events, 1 Upgrade card
about-astronaut-card = { $ability }: { $ability_effect }. { $text }
about-profession-scientist = can roll a blue die again; good at research and plants
about-profession-geologist = can look at tiles before you go there; good outside
about-profession-engineer = can roll a brown die again; good with broken things
about-profession-medic = calms the crew and helps others to heal
about-choose-machine-swifts = +1 pawn for Explore
about-choose-machine-porter = +1 pawn for Gather
about-choose-machine-third-hand = +1 pawn for Research
about-choose-machine-mason = +1 pawn for Build
about-machine-swifts = { about-choose-machine-swifts }
about-machine-porter = { about-choose-machine-porter }
about-machine-third-hand = { about-choose-machine-third-hand }
about-machine-mason = { about-choose-machine-mason }
about-rover-wagtail = counts as 2 pawns, for Explore only
about-rover-badger = counts as 1 pawn, outside only
about-act-event = { about-do-action-event }
about-act-rest = { about-do-action-rest }
about-act-relax = { about-do-action-relax }
about-act-heal = { about-do-action-heal }
about-act-manage = { about-do-action-manage }
about-act-explore = { about-do-action-explore }
about-act-gather = { about-do-action-gather }
about-act-research = in the Lab: examine a sample, make a Discovery, plant a seed
about-act-build = in the Workshop: repair, mend a rover, install an upgrade
about-act-tile = { about-do-action-tile }
about-act-own = actions without dice that the mission allows
about-assist = your pawn stands with those of others: more pawns, fewer dice
about-do-action-event-research = { about-do-action-event }
about-do-action-event-build = { about-do-action-event }
about-do-action-event-manage = { about-do-action-event }
about-do-action-event = answer an open event: it gives its reward and cannot strike any more
about-do-action-rest = 1 pawn in the Alcove: gain 1 Morale token
about-do-action-relax = 1 pawn in the Crew Quarters: Morale up, or Stress down
about-do-action-heal = your own pawn and one of the Medic in the MedLab: heal a wound or cure a Condition
about-do-action-heal-heart = this pawn can do nothing else until the heart is well
about-do-action-manage = 1 pawn in the Control Center: lower a malfunction track by 1
about-do-action-explore = see a new space of the map: 1 pawn with dice, 2 without, and more for the way
about-do-action-gather = bring something home from an explored space: 1 pawn with dice, 2 without, and more for the way
about-do-action-examine = first step with a sample: 1 pawn with dice, 2 without
about-do-action-discover = second step with an examined sample: 1 pawn with dice, 2 without
about-do-action-plant = a seed starts to grow on the Farm: 1 pawn with dice, 2 without
about-do-action-repair = mend a broken part with a Spare Part, or with one from elsewhere: 1 pawn with dice, 2 without
about-do-action-rover = take a token off a rover: 1 pawn with dice, 2 without
about-do-action-upgrade = build in an Upgrade card: 1 pawn with dice, 2 without
about-do-action-tile = 1 pawn turns over a Shutdown tile at the end of the phase
about-do-action-raise-panel = build the Backup Solar Panel: 4 more energy; it comes with its 2 parts broken, and its Hardware brings more malfunctions every sol
about-do-action-raise-oxygenator = build the Backup Oxygenator: 3 more oxygen; it comes with its 3 parts broken, and its Hardware brings more malfunctions every sol
about-do-action-raise-farm = build the Backup Farm: 1 more Greenhouse; it comes with its 4 parts broken, its plants wilt until they are repaired, and its Hardware brings more malfunctions every sol
about-do-action-trim-beds = use up a Spare Part: Optimal Conditions rise by a Research card
about-do-action-read-beacon = learn what is in one of the containers
about-do-action-hold-signal = a beacon lasts 2 days longer
about-do-action-thicken-air = use up a gas bottle and Oxygen Filters: half a Research card of one nutrient
about-do-action-sweep-band = add a ping by a Direction card, in the ring of the sol’s number
about-do-action-compare-frames = remove 2 pings, put 1 where you like in the ring of the marker
about-do-action-correct-fix = move a ping to a neighbouring space in the ring of the marker
about-do-action-think-like-a-magpie = remove 2 Direction cards from the game
about-do-action-pitch-tent = a base outside: from the next sol on, ways may start there
about-do-action-pull-fuse = a Malfunction die of your choice is not rolled this sol
about-do-action-unpack-crate = put the Facility of a crate into play
about-do-action-unpack-together = two crates at once, for 1 pawn more
about-do-action-scout-drone = see the tile of a space without going there
about-do-action-cross-check = use up an examined sample: the Archive rises by a Research card
about-do-action-sharpen-drill = in the next sol one Gather action brings two samples
about-do-action-plant-an-ear = put an ear on an explored space
about-do-action-listen = put the next two tiles of a ring in order
about-do-action-stack-the-traces = the Fix rises by half a Research card
about-do-action-fire-the-thumper = use up Hardware outside: the Fix rises by a Research card
about-do-action-raise-the-rig = build the Drill Rig toward the bell in ring 2
about-do-action-roof-against-stones = build the Storm Shelter outside
about-do-action-something-halfway = build the Depot toward the bell in ring 1
about-do-action-run-the-string = the Bore rises by a Research card
about-do-action-night-shift = 2 pawns and 1 energy, without dice: the Bore rises by half a Research card
about-do-action-sleeve-the-hole = the Bore cannot fall any more
about-do-action-read-the-slope = move a dark streak by one space
about-do-action-pitch-a-lee = a base outside: from the next sol on, ways may start there
about-do-action-raise-the-mast = build the Relay Mast in ring 2
about-do-action-letters-to-the-door = an astronaut of your choice gains 1 Morale token
about-do-action-set-an-anchor = put an anchor on an explored space of ring 1
about-do-action-take-up-slack = the Load rises by half a Research card
about-do-action-tie-in = the last step of the plan to brace
about-do-action-cut-the-relief = cut the ice toward the bell in ring 2
about-do-action-open-the-valve = the Load rises by a Research card
about-do-action-level-the-yard = level a space of ring 1 across from the bell
about-do-action-move-a-module = move a Living or Working Facility: the Load rises by a Research card
about-do-action-hook-up = the last step of the plan to shift
about-do-action-bury-the-recorder = leave a witness in ring 2 or 3
about-do-action-ease-off = 2 pawns, without dice: the Strain falls by 10
ability-price = costs { $price ->
        [one] 1 Morale token
       *[other] { $price } Morale tokens
    } (you have { $stock })
ability-price-sample = costs { $price ->
        [one] 1 Morale token
       *[other] { $price } Morale tokens
    } (you have { $stock }) and a sample
ability-does-steady-hands = roll a brown die again
ability-text-steady-hands = costs 2 Morale tokens: { ability-does-steady-hands }
about-ability-steady-hands = { ability-price }: { ability-does-steady-hands }
ability-does-odds-and-ends = gain a random Upgrade card
ability-text-odds-and-ends = costs 2 Morale tokens: { ability-does-odds-and-ends }
about-ability-odds-and-ends = { ability-price }: { ability-does-odds-and-ends }
ability-does-five-minutes = lower a malfunction track by 2
ability-text-five-minutes = costs 2 Morale tokens: { ability-does-five-minutes }
about-ability-five-minutes = { ability-price }: { ability-does-five-minutes }
ability-does-it-runs-now = fix a broken part at once
ability-text-it-runs-now = costs 3 Morale tokens: { ability-does-it-runs-now }
about-ability-it-runs-now = { ability-price }: { ability-does-it-runs-now }
ability-does-calm-voice = Stress falls by 3
ability-text-calm-voice = costs 2 Morale tokens: { ability-does-calm-voice }
about-ability-calm-voice = { ability-price }: { ability-does-calm-voice }
ability-does-both-hands = heal up to 2 wounds of somebody
ability-text-both-hands = costs 3 Morale tokens: { ability-does-both-hands }
about-ability-both-hands = { ability-price }: { ability-does-both-hands }
ability-does-mostly-dust = the wound does not happen
ability-text-mostly-dust = costs 2 Morale tokens: { ability-does-mostly-dust }
about-ability-mostly-dust = { ability-price }: { ability-does-mostly-dust }
ability-does-off-the-roster = cure a Condition of somebody
ability-text-off-the-roster = costs 3 Morale tokens: { ability-does-off-the-roster }
about-ability-off-the-roster = { ability-price }: { ability-does-off-the-roster }
ability-does-second-look = roll a blue die again
ability-text-second-look = costs 2 Morale tokens: { ability-does-second-look }
about-ability-second-look = { ability-price }: { ability-does-second-look }
ability-does-spare-cutting = shield a plant
ability-text-spare-cutting = costs 2 Morale tokens and a sample: { ability-does-spare-cutting }
about-ability-spare-cutting = { ability-price-sample }: { ability-does-spare-cutting }
ability-does-shared-bench = a Research action needs 1 pawn fewer this sol
ability-text-shared-bench = costs 1 Morale token and a sample: { ability-does-shared-bench }
about-ability-shared-bench = { ability-price-sample }: { ability-does-shared-bench }
ability-does-two-samples = draw two cards at the next draw and choose
ability-text-two-samples = costs 2 Morale tokens: { ability-does-two-samples }
about-ability-two-samples = { ability-price }: { ability-does-two-samples }
ability-does-keen-eye = look at the next tile of a ring
ability-text-keen-eye = costs 2 Morale tokens: { ability-does-keen-eye }
about-ability-keen-eye = { ability-price }: { ability-does-keen-eye }
ability-does-there-it-is = take a sample from the map
ability-text-there-it-is = costs 2 Morale tokens: { ability-does-there-it-is }
about-ability-there-it-is = { ability-price }: { ability-does-there-it-is }
ability-does-i-know-a-way = ignore the terrain of one space on the way
ability-text-i-know-a-way = costs 3 Morale tokens: { ability-does-i-know-a-way }
about-ability-i-know-a-way = { ability-price }: { ability-does-i-know-a-way }
ability-does-firm-ground = roll a green or grey die again
ability-text-firm-ground = costs 2 Morale tokens: { ability-does-firm-ground }
about-ability-firm-ground = { ability-price }: { ability-does-firm-ground }
about-ability-die = { ability-price }; each die at most once
about-ability-space = { ability-price }: ignore the terrain of this space
about-unlock-odds-and-ends = { ability-text-odds-and-ends }
about-unlock-five-minutes = { ability-text-five-minutes }
about-unlock-it-runs-now = { ability-text-it-runs-now }
about-unlock-both-hands = { ability-text-both-hands }
about-unlock-mostly-dust = { ability-text-mostly-dust }
about-unlock-off-the-roster = { ability-text-off-the-roster }
about-unlock-spare-cutting = { ability-text-spare-cutting }
about-unlock-shared-bench = { ability-text-shared-bench }
about-unlock-two-samples = { ability-text-two-samples }
about-unlock-there-it-is = { ability-text-there-it-is }
about-unlock-i-know-a-way = { ability-text-i-know-a-way }
about-unlock-firm-ground = { ability-text-firm-ground }
about-at-scan-cradle = MedLab: healing needs no Medic
about-at-tell-tale-board = Control Center: Manage lowers a track by 2
about-at-card-table = Crew Quarters: the First Player gains 1 Morale token every sol
about-at-bypass-cell = Workshop: ignore one broken part every sol
about-at-route-planner = Garage: one Explore action per sol needs 1 pawn fewer for the way
about-at-sample-chute = Probe Bay: gathered samples are ready at once
about-at-spectrometer = Lab: roll one blue die again every sol
about-at-reading-corner = Alcove: one Rest per sol gives 2 Morale tokens
about-upgrade-scan-cradle = { about-at-scan-cradle }
about-upgrade-tell-tale-board = { about-at-tell-tale-board }
about-upgrade-card-table = { about-at-card-table }
about-upgrade-bypass-cell = { about-at-bypass-cell }
about-upgrade-route-planner = { about-at-route-planner }
about-upgrade-sample-chute = { about-at-sample-chute }
about-upgrade-spectrometer = { about-at-spectrometer }
about-upgrade-reading-corner = { about-at-reading-corner }
about-use-poi = { $effect } Once, then it is gone.
about-dismantle-upgrade = gives two Spare Parts; the card leaves the game
about-take-apart = it counts as broken from now on, and you have its Spare Part
about-element = while it is broken: { $penalty }
about-bypass = its harm does not count this sol; once per sol
about-declare-chain = once it is declared, it stays
about-declare = whoever is in it may still change it until all are ready
about-revise = take it back, or change its rover or benefits
about-let-wilt = growing plants go down a space, a ripe plant goes back to growing
about-replay = from the table as it was before the mission
about-restart = from the first mission

## Why not

why-not-absent = You do not have the { $facility } yet: this action has to wait until it is built.
why-not-shut = It is dark { in-facility }: turn over its Shutdown tile first.
why-not-fault = A Fault token closes the { $facility } for this sol: choose something else.
why-not-supply = There is not enough { $supply } in the General Supply: gain some, or plan something that costs less.
why-not-part = There is no Spare Part for this ({ $part }): gain one, or take one out somewhere else.
why-not-tokens = This astronaut does not have that many Morale tokens.
why-not-upgrade-left = All Upgrade cards are in the game already: there is none left to draw.
why-not-taken = Somebody has this profession already: take another one.
why-not-lethal = The wounds that are announced would kill the astronaut: let somebody else do it, or heal first.
why-not-hands = { $missing ->
        [one] 1 pawn missing, nobody else is free: take one back from something else.
       *[other] { $missing } pawns missing, nobody else is free: take some back from something else.
    }
why-not-things = This takes something that is not ready in the Cargo Bay: { $needs }.
why-not-special = This action of the mission is not possible at the moment: its conditions do not hold.
why-not-event = No event in the Log is open for this pawn.
why-not-heal = This astronaut is healthy: there is nothing to heal.
why-not-heal-heart = There is nothing to treat: the heart is well.
why-not-explore = Every space that you can reach is explored or planned already.
why-not-gather = Nothing lies on an explored space that you can reach.
why-not-plant = You need a seed in the Cargo Bay.
why-not-planted = One seed can be planted per sol, and one is in the plan already.
why-not-full = { $facility }: all Greenhouses are spoken for, growing plants count as well.
why-not-growth = { $facility }: a plant still stands on the first space of the Growth track.
why-not-repair = Nothing is broken that you could repair, or the parts for it are missing.
why-not-rover = No rover has a token that has to be taken off.
why-not-upgrade = You have no Upgrade card that could be installed.
why-not-settled = The plan does this for certain already: a second time would have no effect.
why-not-tile = No Facility is shut down.
why-not-heart = The heart comes first: this pawn can only treat it.
why-not-no-heart = Only the pawn that the heart holds back can do this.
why-not-rest-only = This pawn can only rest this sol.
why-not-indoors = This astronaut stays inside this sol: choose something in the base.
why-not-machine = Machines cannot work in the Living Complex: send an astronaut.
why-not-machine-type = This machine is made for another kind of action.
why-not-different = Every pawn of this event must belong to a different astronaut.
why-not-helper = This one must be done by others: not by the First Player of the sol in which it came.
why-not-two-rovers = A rover helps there already: one is enough.
why-not-rover-fault = { $rover } has a Fault token: repair it first.
why-not-rover-type = { $rover } cannot help with this kind of action.
why-not-rover-inside = { $rover } can only help outside the base.
why-not-rover-explore = No rover can help to explore at the moment.
why-not-ready = Not yet: finish what you are planning, and give every pawn something to do.
why-not-thing-now = No action that could be planned now asks for this: { $thing }.
why-not-objective = It is not so yet: { $objective } { $ways ->
        [none] It is ticked by itself.
       *[other] The way to it: { $ways }.
    }
why-not-objective-reached = It is reached: { $objective }
why-not-no-pawn = { $who } has no free pawn left this sol.
why-not-in-hand = Finish what you are just planning first, or go back.
why-not-choose-first = Choose a pawn and what it does first.
why-not-other-pawn = This is a pawn of { $who }: whoever plays { $who } places it.
why-not-installed = “{ $upgrade }” is installed: { $upgrade_effect }
why-not-event-over = It is over: what it did is done.
why-not-works-alone = Nobody has to work { in-facility }: it works by itself, every sol. Repairs are made in the Workshop.
why-not-not-planning = Actions are planned in the Action phase: there is nothing to do here now.
why-not-no-way = No way leads there yet: explore a space beside it first.
why-not-empty-space = Nothing lies there that could be brought home.
why-not-used = { $helper }: { $used } of { $most } used this sol.
why-not-medic = Healing takes a pawn of the Medic beside it, and none is free: take one back from something else.
why-not-no-pawns = None of your pawns is free for this: take one back from something else.
why-not-you-ready = You have said that you are ready: go on planning first.
why-not-off-chain = What lies there can be brought home only if it lies on the chain of signals.
why-not-mended = It is repaired already, and works from the next sol on.
why-not-works = It works: there is nothing to repair.
why-not-taken-out = The plan takes this part out for a repair elsewhere.
why-not-planned = The plan has this already.
why-not-limit = The plan has it { $used } of { $most } times already: it cannot be done more often in a sol.
why-not-no-place = There is no space for it that you have explored and can reach.
why-not-track-low = { $complex }: the track stands at 0 and cannot fall.
why-not-pending = It is ready from the next sol on: { $thing }.
why-not-find-now = It would change nothing about the open question. It can be used when actions are planned, between effects, or where it helps.
why-not-locked = { $who } has not learned this yet: in a campaign each Discovery brings an ability.
why-not-migraine = { $who } can use no abilities until this is cured: { $condition }.
why-not-silent = Something that happened keeps { $who } from this ability for this sol.
why-not-price = Morale tokens that it costs: { $price }; { $who } has { $stock }.
why-not-other-ability = It is for { $who } to use, who pays for it.
why-not-ability-rolled = It is for dice of its colour that have just been rolled.
why-not-ability-wounded = It is for the moment in which somebody is about to take a wound.
why-not-ability-plan = It is used while actions are planned.
why-not-ability-idle = There is nothing that it could change now.
why-not-objective-holds = It is so now, and counts if it still is at the end: { $objective }
why-not-other-stack = None of your pawns is in this action: whoever plans it changes it.
why-not-others-hand = Somebody else is just putting this action together.

## Events

event-sol-began = Sol { $sol } of { $sols } begins.
event-phase-began = { $phase } phase.
event-chosen = { $what ->
        [difficulty] Difficulty: { $value }.
       *[machine] Coming along: { $value }.
    }
event-astronaut-joined = { $who } joins as { $profession }.
event-placed = The table is laid out.
event-supply-changed = { $supply } { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because }{ $facility ->
            [none] {""}
           *[other] : { $facility }
        })
    }: { $level } in the General Supply.
event-morale-changed = Morale { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: now { NUMBER($level) }.
event-stress-changed = Stress { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: now { $level } of 18.
event-quarrelled = The crew quarrels. Nobody is heroic about it, and everybody is hurt.
event-tokens-changed = Morale tokens of { $who }: { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }, now { $tokens }.
event-wounded = { $who } is wounded: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
event-wound-cancelled = It was nothing: { $who } takes no wound.
event-healed = { $who } feels better: { $wounds ->
        [0] no wound left
        [one] 1 wound left
       *[other] { $wounds } wounds left
    }.
event-died = { $who } has died.
event-condition-gained = { $who } gets a Condition: { $condition } ({ $ailment }).
event-condition-cured = { $who } gets over a Condition: { $condition }.
event-track-moved = Malfunctions, { $complex }: { $level } of 5.
event-track-triggered = Something gives way in the { $complex }: a malfunction card is drawn.
event-box-reddened = The { $complex } is in danger: its Malfunction die is rolled every sol from now on.
event-malfunction-drawn = Malfunction “{ $malfunction }”: { $text } { $first_effect }
event-malfunction-discarded = Malfunction “{ $malfunction }” has no effect: { $why }.
event-die-rolled = { $who } rolls the { $die }: { $face }.
event-malfunction-rolled = The { $die } shows { $face }.
event-broke = Broken: { $element }.
event-fixed = Mended: { $element }.
event-token-placed = { $place }: { $burden } ({ $where }).
event-token-removed = { $place }: { $token } removed.
event-token-ignored = { $place }: no second { $token }, as this effect is there already.
event-shut-down = { $made ->
        [0] Lights out { in-facility }: there is no { $kind }.
       *[other] Lights out { in-facility }: the base makes { $made } of { $needed } { $kind }.
    }
event-tile-turned = The tile { into-facility } is turned over: “{ $shutdown }”. { $acting_effect }
event-tile-discarded = There is { $kind } { in-facility } again.
event-tile-stays = It stays dark { in-facility } for now.
event-produced = The base makes { $made } { $supply } and needs { $needed }{ $banked ->
        [0] .
       *[other] ; half of what is left over goes into store: { $banked }.
    }
event-productivity-changed = { $facility } gives { $level } now.
event-production-changed = Production of { $supply } as a whole, { $span }: { $by }.
event-plants-grew = The plants on the { $facility } grow{ $matured ->
        [0] .
        [one] ; one is ripe.
       *[other] ; { $matured } are ripe.
    }
event-plants-wilted = The plants on the { $facility } wilt.
event-plants-moved = The plants on the { $facility } change places.
event-planted = A seed is in the ground on the { $facility }.
event-shield-lost = A shield on the { $facility } saves a plant and is gone.
event-food-served = The Farm gives { $made } of { $needed ->
        [one] 1 portion
       *[other] { $needed } portions
    }{ $short ->
        [0] ; nobody goes hungry.
        [one] ; one portion is missing.
       *[other] ; { $short } portions are missing.
    }
event-went-hungry = { $who } goes without { $portions ->
        [one] a portion
       *[other] { $portions } portions
    }.
event-event-came = Event “{ $event }”: { $text } { $first_effect }
event-event-done = “{ $event }” is dealt with.
event-event-struck = “{ $event }” was left alone and strikes: { $first_effect }
event-event-expired = “{ $event }” is over and forgotten.
event-adventure-met = { $who } has an Adventure, “{ $adventure }”: { $text } { $effect }
event-adventure-returned = “{ $adventure }” has a sequel for { $who }: { $text } { $effect }
event-echo-came = “{ $echo }”, after “{ $parent }”: { $text } { $effect }
event-plan-filed = Action { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(operated by { $operator })
    }, { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-plan-joined = Help with action { $stack }: { $pawn }.
event-plan-withdrawn = Action { $stack } loses pawns or is taken back.
event-plan-changed = { $what ->
        [wagtail] Wagtail helps with action { $stack }.
        [badger] Badger helps with action { $stack }.
        [no-rover] Action { $stack } does without its rover.
       *[perk] A benefit goes to action { $stack }.
    }
event-plan-committed = The plan stands: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
event-action-began = { $who }: { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-action-succeeded = { $who } succeeds: { $verb }.
event-machine-acted = Done by { $machine }.
event-action-failed = { $who } does not succeed: { $verb }.
event-explored = { $space } is explored: { $roi }.
event-poi-gained = A find: { $poi }.
event-poi-used = The find “{ $poi }” is used. { $effect }
event-thing-gained = { $thing }: { $where }.
event-thing-lost = Lost: { $thing }.
event-sample-examined = Examined: { $thing }.
event-sample-returned = To be examined again: { $thing }.
event-discovered = A Discovery: { $thing }.
event-ability-used = { $who } uses “{ $ability }”.
event-ability-unlocked = { $who } learns “{ $ability }”.
event-ability-refreshed = { $who } can use “{ $ability }” again.
event-mark-gained = { $who }: { $mark }.
event-upgrade-gained = An Upgrade card: { $upgrade } ({ $upgrade_effect }).
event-upgrade-installed = Installed: { $upgrade }.
event-upgrade-dismantled = Taken to pieces: { $upgrade }.
event-dismantled = Taken out as a Spare Part: { $element }.
event-direction-drawn = The Direction card says { $direction }: { $space }.
event-research-drawn = The Research card says: { $research }.
event-tile-peeked = The next tile of ring { $ring } is known; it { $under ->
        [yes] goes to the bottom
       *[no] stays on top
    }.
event-sheet-moved = { $sheet }: { $level } %.
event-spot-placed = { $space }: { $spot }.
event-spot-removed = { $space } no longer has { $spot }.
event-built-facility = Built: { $facility }.
event-perk-gained = A benefit for one action ({ $about }): { $perk }.
event-rover-tested = { $rover } is tested with the green Wound die: { $face }.
event-objective-ticked = Reached: { $objective }
event-first-player-changed = { $who } is the First Player.
event-greenhouse-built = One more Greenhouse stands on the { $facility }.
event-fitted = For good, the base has { $fitting }.
event-ground-turned = For good, { $space } is { $roi }.
event-trait-gained = { $who } will keep this: { $trait }.
event-flag-set = { $note }
note-chain = The chain is charted, from the inner ring to the outer.
note-direction = Noted for later: { $flag }, { $direction }.
note-that = Noted for later: { $test }.
note-something = Something is noted for later.
event-mission-began = { $mission } begins. { $text }
event-mission-ended = { $mission }: { $outcome }.
event-debriefed = “{ $mission }” is over: { $done } of { $count } goals reached. { $text }
event-envelope-opened = An envelope is opened: { $text }
event-crew-talked = { $who }: “{ $text }”
event-campaign-saved = The campaign is saved; next comes “{ $mission }”. The astronauts stay; a seat may pass to somebody else, or to a bot.
event-restored = The table is as it was before “{ $mission }”.

## The table in words

panel-mission = { $mission }
panel-sol = Sol { $sol } of { $sols }, { $phase } phase
panel-difficulty = Difficulty: { $difficulty }
panel-objective = { $tick ->
        [done] Done
        [optional] If you like
       *[other] To do
    }: { $objective }
panel-how = – how: { $ways }
way-by-action = “{ $action }” ({ $deed })
way-by-rule = { $rule }
way-by-research = { $step ->
        [on_examined] every sample that is examined
       *[on_discovery] every Discovery
    }: { $effect }
panel-sheet = { $sheet ->
        [gas] { $level ->
            [one] 1 gas bottle
           *[other] { $level } gas bottles
        } left
       *[other] { $sheet }: { $level } %
    }
panel-chain = Declared chain: { $chain }
panel-cores = Lost cores at home: { $count } of { $cores }
panel-bell = Direction of the bell: { $value }
panel-strategy = The plan for the glacier: { $value }
panel-threshold = Broken parts: { $broken }; at the end at most { $threshold }
panel-difficulties = What the difficulties mean (X is the number of astronauts)
panel-level = { $difficulty }: you start with { $oxygen } oxygen, { $energy } energy, { $food } food, { $things ->
        [none] no Spare Parts
       *[other] Spare Parts: { $things }
    }, { $upgrades ->
        [one] 1 Upgrade card
       *[other] { $upgrades } Upgrade cards
    }, { $tokens ->
        [0] no Morale tokens
        [one] 1 Morale token each
       *[other] { $tokens } Morale tokens each
    }; events take { $harm } and give { $gain }; open events strike { $chance ->
        [100] as often as usual
       *[other] { $chance } % as often as usual
    }
panel-debriefing = What is said of it
panel-result = How it ended: { $outcome }
panel-last-sol = Sol { $sol } of { $sols } was the last one
panel-reached = { $tick ->
        [done] Done
        [optional] If you like, not done
       *[other] Not done
    }: { $objective }
panel-tally = Crew: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } in all; Morale { NUMBER($morale) }, Stress { $stress }
panel-text = { $text }
panel-letters = Letters that were opened
panel-letter = “{ $mission }”: { $text }
panel-crew = Crew
panel-astronaut = { $who }, { $profession }: { $wounds ->
        [0] no wounds
       *[other] { $wounds } of { $deadly } wounds
    }{ $next ->
        [death] {" "}(the next one kills)
        [illness] {" "}(the next one brings a Condition)
       *[other] {""}
    }, { $tokens ->
        [0] no Morale tokens
        [one] 1 Morale token
       *[other] { $tokens } Morale tokens
    }{ $marks ->
        [none] {""}
       *[other] ; this sol: { $marks }
    }{ $pawns ->
        [0] {""}
        [one] ; 1 pawn free
       *[other] ; { $pawns } pawns free
    }
panel-ailment = – { $condition }{ $since ->
        [later] {" "}(from the next phase on)
       *[now] {""}
    }: { $ailment }; cured by “{ action-heal }” in the MedLab
panel-ability = – { $ability }{ $ready ->
        [used] {" "}(used this sol)
        [locked] {" "}(not learnt yet)
       *[ready] {""}
    }, { $ability_effect }
panel-base = Base
panel-complex = { $complex }: { $places }
panel-supply = General Supply: { $oxygen } oxygen, { $energy } energy, { $food } food
panel-mood = Morale { NUMBER($morale) }, Stress { $stress } of 18; First Player: { $first }
panel-track = Malfunctions, { $complex }: { $level } of 5{ $box ->
        [red] , die every sol
       *[green] {""}
    }
panel-farm = { $facility }: { $plants ->
        [one] 1 ripe plant
       *[other] { $plants } ripe plants
    } in { $houses ->
        [one] 1 Greenhouse
       *[other] { $houses } Greenhouses
    }; growing: { $growth ->
        [none] nothing
       *[other] { $growth }
    }
panel-broken = { $facility }, broken: { $elements }{ $penalties ->
        [none] {""}
       *[other] {" "}({ $penalties })
    }
panel-shut = { $facility }, shut down: { $tiles }
panel-tokens = { $facility }{ $active ->
        [none] {""}
       *[other] : { $active }
    }{ $queue ->
        [none] {""}
       *[other] ; next sol: { $queue }
    }
panel-must-roll = { $facility }: every action must roll its Success die this sol
panel-no-rovers = No rover can help to explore this sol
panel-helpers = Machines and rovers
panel-aom = { $machine }, a machine: 1 extra pawn each sol for { $action }, for events and for Shutdown tiles, but not in the Living Complex; { $stack ->
        [0] free
       *[other] in action { $stack }
    }
panel-aom-limit = Alone you use at most { $count } of the machines each sol.
panel-aom-operator = A machine that leads an action is operated by an astronaut, who bears what the action brings; it costs no pawn.
panel-machine = { $facility } gives { $level }
panel-map = Map
panel-space = { $space }: { $roi }, { $terrain }{ $things ->
        [none] {""}
       *[other] ; there lies: { $things }
    }{ $tokens_here ->
        [none] {""}
       *[other] ; { $tokens_here }
    }
panel-ground = { $space }, unexplored: { $ground }
panel-lying = { $space }, unexplored: { $thing }
panel-spot = { $space }: { $spot }
panel-beacon = { $space }: { $days ->
        [0] no day of light left
        [one] 1 day of light left
       *[other] { $days } days of light left
    }{ $pawns ->
        [0] {""}
        [one] ; 1 pawn more to explore
       *[other] ; { $pawns } pawns more to explore
    }
panel-rover = { $rover }, a rover: counts as { $pawns ->
        [one] 1 pawn
       *[other] { $pawns } pawns
    } in one action each sol ({ $types }{ $outside ->
        [yes] , outside only
       *[no] {""}
    }), never alone; { $stack ->
        [0] free
       *[other] in action { $stack }
    }{ $loads ->
        [none] {""}
       *[other] ; { $loads }
    }
panel-unexplored = Nothing is explored yet.
panel-cargo = Cargo Bay
panel-available = Ready: { $things ->
        [none] nothing
       *[other] { $things }
    }
panel-pending = Ready in the next sol: { $things }
panel-research = Examined: { $things ->
        [none] nothing
       *[other] { $things }
    }; Discoveries: { $discoveries ->
        [none] not yet
       *[other] { $discoveries }
    }
panel-poi = Find: { $poi }. { $effect }
panel-upgrade = Upgrade card: { $upgrade }; { $upgrade_effect }
panel-installed = Installed: { $upgrade }; { $upgrade_effect }
panel-log = Mission Log
panel-struck = { $event }: it has struck, nothing is left to do about it
panel-entry = { $event } (open, { $left ->
        [one] last sol
       *[other] { $left } sols left
    }{ $strikes_at ->
        [0] {""}
       *[other] ; strikes at the start of the next sol: { $strikes_at } %
    }): { $pawns ->
        [one] 1 pawn
       *[other] { $pawns } pawns
    }{ $action ->
        [none] {""}
       *[other] {" "}as “{ $action }”
    }{ $needs ->
        [none] {""}
       *[other] {" "}and { $needs }
    } for: { $acting_effect }
panel-plan = The plan and its odds
panel-no-plan = Nothing is planned yet: the odds of every action appear here.
panel-stack-short = Action { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(operated by { $operator })
    }, { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $missing ->
        [one] 1 pawn is
       *[other] { $missing } pawns are
    } missing (needs { $dice_at }, certain with { $automatic_at }).
panel-stack = Action { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(operated by { $operator })
    }, { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $strength ->
        [one] 1 pawn
       *[other] { $strength } pawns
    } (needs { $dice_at }, certain with { $automatic_at }); success { $success } %, { $certain_wounds ->
        [0] wound { $wound } %
        [one] 1 wound for certain{ $wound ->
            [0] {""}
           *[other] , { $wound } % for a second
        }
       *[other] { $certain_wounds } wounds for certain{ $wound ->
            [0] {""}
           *[other] , { $wound } % for { $die_wounds } more
        }
    }, Adventure { $adventure_odds } %{ $costs ->
        [none] {""}
       *[other] ; costs { $costs }
    }{ $strikes ->
        [none] {""}
       *[other] ; in any case: { $strikes }
    }
panel-forecast = Forecast, if nothing changes
panel-shortage = { $supply }: { $made } made, { $needed } needed; { $count ->
        [one] one Facility goes dark
       *[other] { $count } Facilities go dark
    }{ $facilities ->
        [none] {""}
       *[other] {" "}because of { $facilities }
    }
panel-surplus = { $supply }: { $made } made, { $needed } needed; { $banked } into store
panel-food = food: { $made } made, { $needed } needed{ $short ->
        [0] {""}
        [one] ; one portion will be missing
       *[other] ; { $short } portions will be missing
    }
panel-wilting = { $wilting }: the plants will wilt unless you pay
panel-stress = Stress will be { $level }{ $causes ->
        [none] {""}
       *[other] {" "}({ $causes })
    }{ $quarrel ->
        [yes] ; that means a quarrel
       *[no] {""}
    }
panel-danger = Malfunctions, { $complex }: { $level } now{ $adds ->
        [0] {""}
       *[other] , { $adds } more for broken parts
    }{ $die ->
        [none] {""}
       *[other] , then the { $die }
    }; chance of a malfunction card: { $trigger } %

## Effects

effect-drop = put 1 { $token } on { $space }
effect-pick-up = remove 1 { $token } from { $space }
effect-clear-space = remove all tokens from a space of your choice
effect-clear-ring = remove every { $token } from ring { $ring }
effect-clear-ground-token = remove a token of your choice from the map
effect-clear-ground = remove 1 { $token } of your choice from the map
effect-clear-one-token = remove a token of your choice from the map or from a rover
effect-draw-a-direction = draw a Direction card for ring { $ring }
effect-drawn-clockwise = go on to the next space clockwise
effect-drawn-to-ring = go on to ring { $ring } in the same direction
effect-discard-direction = remove a Direction card of your choice from the game
effect-thin-directions = remove { $count ->
        [one] a Direction card
       *[other] { $count } Direction cards
    } of your choice from the game, as long as more than four are left
effect-remember-direction = draw a Direction card for { $flag }
effect-remember-chosen-direction = draw two Direction cards and choose one for { $flag }
effect-peek-ring = look at the next tile of ring { $ring } and leave it or put it at the bottom
effect-scout = explore a space of ring { $ring } that you can reach, without its find
effect-survey = explore a space of ring { $ring } that you can reach, with its find
effect-arrange-tiles = look at the next two tiles of a ring and put them back in any order
effect-scan-space = show the tile of a space that you can reach; it stays unexplored
effect-open-bell-road = explore the first space toward the bell
effect-mark-spot = put { $spot } on { $space }
effect-unmark-spot = remove { $spot } from { $space }
effect-place-spot = put { $spot } on an explored space of your choice
effect-place-spot-in-ring = put { $spot } on an explored space of ring { $ring }
effect-remove-spot = remove { $spot } of your choice
effect-pick-spot = choose a space with { $spot }
effect-move-spot = move { $spot } by { $count ->
        [one] 1 space
       *[other] up to { $count } spaces
    } within its ring
effect-move-spot-clockwise = move { $spot } to the next space clockwise
effect-add-spot = draw a Direction card and put { $spot } there in ring { $ring }
effect-add-beside = put { $spot } beside another
effect-spread = draw { $count ->
        [one] a Direction card
       *[other] { $count } Direction cards
    } and put { $spot } there in ring { $ring }
effect-shake-loose = remove { $spot } in the drawn direction
effect-place-base = put the base outside on this space
effect-fade-signal = remove the outermost ping
effect-place-drawn-signal = move the new ping to any space of its ring
effect-land-signal = put a ping on a space without one in the ring of the marker
effect-shift-signal = move a ping in the ring of the marker to a neighbouring space
effect-gain-supply = gain { $count } { of-supply }
effect-lose-supply = lose { $count } { of-supply }
effect-raise-track = raise the { $track } by { $count }
effect-lower-track = lower the { $track } by { $count }
effect-swap-tracks = the malfunction tracks of the Working and the Systems Complex change places
effect-resolve-keyword = resolve the next { $keyword } card of the { $complex }
effect-break-one = { $element ->
        [any] break a part of your choice { in-facility }
       *[other] break the { $element } { in-facility }
    }
effect-fix-one = { $element ->
        [any] fix a broken part { in-facility }
       *[other] fix the { $element } { in-facility }
    }
effect-strip = break a working part of the { $complex } and gain { $count ->
        [one] a Spare Part
       *[other] { $count } Spare Parts
    } of its kind
effect-put = put 1 { $token } { into-facility }
effect-queue = put 1 { $token } { into-facility } for the next sol
effect-load = put 1 { $token } on { $rover }
effect-clear-rover = remove all tokens from { $rover }
effect-unload = remove 1 { $token } from { $rover }
effect-unload-one = remove a token of your choice from a rover
effect-must-roll = actions { in-facility } must roll their Success die this sol
effect-no-rovers = no rover can help to explore this sol
effect-allow-rovers = rovers can help to explore again
effect-die-in = the { $die } is rolled this sol, too
effect-die-out = the { $die } is not rolled this sol
effect-turn-up = raise the output of { $machine } by { $count }
effect-turn-down = lower the output of { $machine } by { $count }
effect-production-up = the base makes { $count } more { $kind } { $span }
effect-production-down = the base makes { $count } less { $kind } { $span }
effect-plant-back = a ripe plant goes back to growing
effect-growing-up = all growing plants go up by { $count }
effect-growing-down = all growing plants go down by { $count }
effect-highest-up = the tallest growing plant goes up by { $count }
effect-highest-down = the tallest growing plant goes down by { $count }
effect-lose-plant = lose a ripe plant
effect-thermostat = all ripe plants go back to growing
effect-shield-plant = put a shield beside the growing plants
effect-cut = cause a Shutdown { in-facility } for want of { $kind }
effect-clear-tile = remove a Shutdown tile { in-facility }
effect-discard-this-tile = this tile goes, and the Facility works again
effect-raise-this-track = raise the malfunction track of this Complex by { $count }
effect-gain-seed = gain a seed
effect-lose-seed = lose a seed
effect-gain-part = gain 1 Spare Part ({ $part })
effect-lose-part = lose 1 Spare Part ({ $part })
effect-exchange-parts = exchange up to { $count ->
        [one] 1 Spare Part for another
       *[other] { $count } Spare Parts for others
    }
effect-gain-sample = gain a sample
effect-gain-pending-sample = gain a sample for the next sol
effect-gain-ring-sample = gain a sample of ring { $ring }
effect-lose-sample = lose a sample
effect-lose-nearby-sample = lose a sample from this space or from the Cargo Bay
effect-remove-sample = remove a sample of your choice from the map
effect-take-sample = take a sample from the map into the Cargo Bay
effect-sprinkle-samples = put a sample on this space and one on an explored space beside it
effect-examine-sample = examine a sample from the Cargo Bay at once
effect-unexamine-sample = an examined sample has to be examined again
effect-gain-poi = gain a find
effect-gain-upgrade = gain a random Upgrade card
effect-select-upgrade = gain an Upgrade card of your choice
effect-lay-here = put { $thing } on this space
effect-lay-at = put { $thing } on { $space }
effect-roll-parts = roll the { $die } and gain as many Spare Parts of your choice for the next sol
effect-build = build the { $facility }
effect-build-ruined = build the { $facility } with all its parts broken
effect-build-here = build the { $facility } on this space
effect-stress-up = raise Stress by { $count }
effect-stress-down = lower Stress by { $count }
effect-halve-stress = halve the Stress
effect-morale-up = raise Morale by { $count }
effect-morale-down = lower Morale by { $count }
effect-gain-tokens = gain { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }
effect-discard-tokens = lose { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }
effect-discard-all-tokens = lose all Morale tokens
effect-wound = take 1 wound
effect-heal = heal { $count ->
        [one] 1 wound
       *[other] up to { $count } wounds
    }
effect-cure = cure a Condition
effect-draw-a-condition = draw a Condition
effect-mark-astronaut = { $mark } { $when }
effect-unmark-astronaut = cancel “{ $mark }” { $when }
effect-refresh-one = a used ability is ready again
effect-refresh-all = all used abilities are ready again
effect-ease = { $perk ->
        [any] one action
       *[other] one { $perk } action
    } needs 1 pawn fewer { $when }
effect-ease-own = { $perk ->
        [any] one action
       *[other] one { $perk } action
    } of this astronaut needs 1 pawn fewer { $when }
effect-sure = { $perk ->
        [any] one action
       *[other] one { $perk } action
    } succeeds with 1 pawn and without dice { $when }
effect-sure-own = { $perk ->
        [any] one action
       *[other] one { $perk } action
    } of this astronaut succeeds with 1 pawn and without dice { $when }
effect-sure-action = “{ $action }” succeeds once with 1 pawn and without dice { $when }
effect-waive = “{ $action }” needs nothing but pawns once { $when }
effect-ease-action = “{ $action }” needs 1 pawn fewer in this mission
effect-reroll = roll one { $colour } die again { $when }
effect-redraw-research = draw one Research card again { $when }, if you do not like it
effect-redraw-drawn-research = draw one Research card again in this mission, if you do not like it
effect-redraw-malfunction = draw one malfunction card again in this mission, if you do not like it
effect-double-gather = one Gather action of the next sol brings two samples
effect-discount-die = one Malfunction die counts 2 less, whenever you like
effect-advance = raise { $sheet } by { $count } %
effect-retreat = lower { $sheet } by { $count } %
effect-advance-by-card = raise { $sheet } by a Research card
effect-advance-by-half-card = raise { $sheet } by half a Research card
effect-set-sheet = set { $sheet } to { $count } %
effect-hold-sheet = { $sheet } cannot fall any more
effect-calm-sheet = { $sheet } does not rise in the next Production phase
effect-remember-flag = note for later that { $makes }
effect-remember-flag-unmet = note something for later
effect-remember-direction-unmet = draw a Direction card for something later
effect-remember-chosen-direction-unmet = draw two Direction cards and choose one for something later
effect-fit = build { $fitting } for good
effect-gain-greenhouse = gain a Greenhouse
effect-turn-ground = { $space } becomes { $roi } for good
effect-remember-across = the opposite direction is noted: { $flag }
effect-remember-across-unmet = note a direction for later
effect-remember-by-lot = a lot decides between two answers
effect-remember-by-lot-unmet = a lot decides something
effect-settle-spot = choose one of the spaces close together with { $spot }: it is { $other }
effect-tick = { $objective } is reached
effect-nothing = nothing more
effect-allow = this is possible
effect-say = this is told
effect-move-module = a Facility of the Living or Working Complex moves and gets a Fault token for the next sol
effect-fade-beacon = the beacon with the most days loses one
effect-trace-beacon = a beacon of your choice lasts { $count ->
        [one] 1 day
       *[other] { $count } days
    } longer
effect-free-beacon = remove an extra-pawn token from a container of your choice
effect-identify-beacon = find out what is in a container of your choice
effect-burden-beacons = every container gets an extra-pawn token
effect-redraw-beacon-card = draw one Research card of a Production phase again in this mission, if you do not like it
effect-move-crate-clockwise = move a crate to the next space clockwise
effect-move-crate-back = move that crate back
effect-move-crate = move a crate to a neighbouring space
effect-unpack = put what is in the crate into play
effect-gain-nutrient = gain a find by a Research card for the next sol
effect-lose-nutrient = lose a find from the Cargo Bay
effect-feed-some = supply { $count } % of the chosen nutrient
effect-feed-half-card = supply half a Research card of the chosen nutrient
effect-gain-gas = gain a gas bottle

## Conditions

condition-chain-found = the chain is charted
condition-chain-found-not = the chain is not charted
condition-chain-at-least = the chain has { $count } pings or more
condition-chain-at-least-not = the chain has fewer than { $count } pings
condition-cores-recovered = the lost cores are home
condition-cores-recovered-not = the lost cores are not home
condition-probe-home = the crawler is home
condition-probe-home-not = the crawler is not home
condition-morale-at-least = Morale is { $count } or more
condition-morale-at-least-not = Morale is below { $count }
condition-morale-is-lowest = Morale is as low as it can be
condition-morale-is-lowest-not = Morale is not as low as it can be
condition-stress-at-least = Stress is { $count } or more
condition-stress-at-least-not = Stress is below { $count }
condition-supply-at-least = there is { $count } { of-supply } or more
condition-supply-at-least-not = there is less than { $count } { of-supply }
condition-wounded = this astronaut is wounded
condition-wounded-not = this astronaut is not wounded
condition-wounds-at-least = this astronaut has { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } or more
condition-wounds-at-least-not = this astronaut has fewer than { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
condition-anyone-has-wounds = an astronaut has { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } or more
condition-anyone-has-wounds-not = no astronaut has { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } or more
condition-has-a-condition = this astronaut has a Condition
condition-has-a-condition-not = this astronaut has no Condition
condition-conditions-at-least = the crew has { $count ->
        [one] 1 Condition
       *[other] { $count } Conditions
    } or more
condition-conditions-at-least-not = the crew has fewer than { $count ->
        [one] 1 Condition
       *[other] { $count } Conditions
    }
condition-has-tokens = this astronaut has { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    } or more
condition-has-tokens-not = this astronaut has fewer than { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }
condition-has-part = you have a Spare Part ({ $part })
condition-has-part-not = you have no Spare Part ({ $part })
condition-has-sample = you have a sample
condition-has-sample-not = you have no sample
condition-has-ground-sample = a sample lies on the map
condition-has-ground-sample-not = no sample lies on the map
condition-has-examined = you have an examined sample
condition-has-examined-not = you have no examined sample
condition-has-seed = you have a seed
condition-has-seed-not = you have no seed
condition-seed-planted = a seed was planted
condition-seed-planted-not = no seed was planted
condition-planted-this-sol = a seed was planted this sol
condition-planted-this-sol-not = no seed was planted this sol
condition-growing-plant = a plant is growing
condition-growing-plant-not = no plant is growing
condition-tile-on = there is a Shutdown tile { in-facility }
condition-tile-on-not = there is no Shutdown tile { in-facility }
condition-element-broken = { $element ->
        [any] something is broken { in-facility }
        [CPU] the CPU { in-facility } is broken
        [Hardware] the Hardware { in-facility } is broken
       *[other] the { $element } { in-facility } are broken
    }
condition-element-broken-not = { $element ->
        [any] nothing is broken { in-facility }
        [CPU] the CPU { in-facility } is not broken
        [Hardware] the Hardware { in-facility } is not broken
       *[other] the { $element } { in-facility } are not broken
    }
condition-trouble-at = something is damaged or out of use { in-facility }
condition-trouble-at-not = nothing is damaged or out of use { in-facility }
condition-in-play = the { $facility } is in play
condition-in-play-not = the { $facility } is not in play
condition-broken-at-most = at most { $count ->
        [one] 1 part is broken
       *[other] { $count } parts are broken
    }
condition-broken-at-most-not = more than { $count ->
        [one] 1 part is broken
       *[other] { $count } parts are broken
    }
condition-broken-is = { $count ->
        [0] nothing is broken
        [one] exactly 1 part is broken
       *[other] exactly { $count } parts are broken
    }
condition-broken-is-not = { $count ->
        [0] something is broken
        [one] not exactly 1 part is broken
       *[other] not exactly { $count } parts are broken
    }
condition-broken-at-threshold = exactly as many parts are broken as the mission allows
condition-broken-at-threshold-not = fewer or more parts are broken than the mission allows
condition-structures-at-least = { $count ->
        [one] 1 structure card or more is in play
       *[other] { $count } structure cards or more are in play
    }
condition-structures-at-least-not = fewer than { $count ->
        [one] 1 structure card is in play
       *[other] { $count } structure cards are in play
    }
condition-token-on-rover = { $rover } has a token
condition-token-on-rover-not = { $rover } has no token
condition-rover-used = a rover is used
condition-rover-used-not = no rover is used
condition-outside = this happens outside the base
condition-outside-not = this happens inside the base
condition-at-space = this happens on { $space }
condition-at-space-not = this does not happen on { $space }
condition-thing-is = it is { $thing }
condition-thing-is-not = it is not { $thing }
condition-repaired = something was repaired { in-facility }
condition-repaired-not = nothing was repaired { in-facility }
condition-first-this-sol = it is the first time this sol
condition-first-this-sol-not = it is not the first time this sol
condition-done-action = “{ $action }” was done { $count ->
        [one] once
       *[other] { $count } times
    } or more
condition-done-action-not = { $count ->
        [one] “{ $action }” was never done
       *[other] “{ $action }” was done fewer than { $count } times
    }
condition-drawn-is = the drawn card says “{ $strength }”
condition-drawn-is-not = the drawn card does not say “{ $strength }”
condition-spot-at-drawn = the drawn space has { $spot }
condition-spot-at-drawn-not = the drawn space does not have { $spot }
condition-spot-toward-drawn = there is { $spot } in the drawn direction
condition-spot-toward-drawn-not = there is not { $spot } in the drawn direction
condition-spot-here = this space has { $spot }
condition-spot-here-not = this space does not have { $spot }
condition-opposite-bell = this space lies across from the bell
condition-opposite-bell-not = this space does not lie across from the bell
condition-spots-at-least = { $count ->
        [one] 1 space or more has { $spot }
       *[other] { $count } spaces or more have { $spot }
    }
condition-spots-at-least-not = { $count ->
        [one] no space has { $spot }
       *[other] fewer than { $count } spaces have { $spot }
    }
condition-spots-in-ring = { $count ->
        [one] 1 space or more of ring { $ring } has { $spot }
       *[other] { $count } spaces or more of ring { $ring } have { $spot }
    }
condition-spots-in-ring-not = { $count ->
        [one] no space of ring { $ring } has { $spot }
       *[other] fewer than { $count } spaces of ring { $ring } have { $spot }
    }
condition-explored-ring = { $count ->
        [one] 1 space or more of ring { $ring } is explored
       *[other] { $count } spaces or more of ring { $ring } are explored
    }
condition-explored-ring-not = { $count ->
        [one] no space of ring { $ring } is explored
       *[other] fewer than { $count } spaces of ring { $ring } are explored
    }
condition-explored-space = { $space } is explored
condition-explored-space-not = { $space } is not explored
condition-explored-spot = { $count ->
        [one] 1 space or more with { $spot } was explored
       *[other] { $count } spaces or more with { $spot } were explored
    }
condition-explored-spot-not = { $count ->
        [one] no space with { $spot } was explored
       *[other] fewer than { $count } spaces with { $spot } were explored
    }
condition-track-at-least = { $sheet } is at { $count } % or more
condition-track-at-least-not = { $sheet } is below { $count } %
condition-discovered-at-least = you have made { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } or more
condition-discovered-at-least-not = you have made fewer than { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    }
condition-discovered-ring = you have made { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } or more with samples of ring { $ring } or beyond
condition-discovered-ring-not = you have made fewer than { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } with samples of ring { $ring } or beyond
condition-discovered-inner = you have made { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } or more with samples of ring 1
condition-discovered-inner-not = you have made fewer than { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } with samples of ring 1
condition-examined-total = you have examined { $count ->
        [one] 1 sample
       *[other] { $count } samples
    } or more
condition-examined-total-not = you have examined fewer than { $count ->
        [one] 1 sample
       *[other] { $count } samples
    }
condition-idle-bench = no sample was researched in the last sol
condition-idle-bench-not = a sample was researched in the last sol
condition-gathered = you have brought { $thing } home
condition-gathered-not = you have not brought { $thing } home
condition-found = you have found { $thing }
condition-found-not = you have not found { $thing }
condition-ticked = { $objective } is reached
condition-ticked-not = { $objective } is not reached
condition-unmet = something happened before
condition-flag-is = something happened before
condition-flag-is-not = something did not happen before
condition-flag-is-branch-keep = you stay the winter
condition-flag-is-branch-send = everything was sent home
condition-flag-is-checklist-open = nothing on the checklist is done yet
condition-flag-is-checklist-ticked = something on the checklist is done
condition-flag-is-checklist-ticked-not = nothing on the checklist is done since the last Production phase
condition-flag-is-control-yes = there is an honest control
condition-flag-is-culture-alive = the culture is alive
condition-flag-is-culture-dead = the culture has died
condition-flag-is-culture-dead-not = the culture has not died
condition-flag-is-e1-seeds = the seed vault was thawed
condition-flag-is-e1-tools = the tool store was thawed
condition-flag-is-e2-clean = the microbes are kept out
condition-flag-is-e2-filter = the microbes were let in
condition-flag-is-e2-none = nothing was changed about the water
condition-flag-is-e4-capsule = the capsule goes up with the samples
condition-flag-is-e4-larder = the capsule is unpacked for the table
condition-flag-is-e4-leave = one canister stays in the tin
condition-flag-is-e4-take = all canisters go home
condition-flag-is-letter-many = more than one letter has stayed shut
condition-flag-is-letter-shut = a letter has stayed shut
condition-flag-is-library-asked = the library has been asked
condition-flag-is-library-hushed = the library cannot be asked for now
condition-flag-is-library-hushed-not = the library can be asked
condition-flag-is-library-quiet = nothing is on its way from the library
condition-flag-is-log-read-yes = the old log was read
condition-flag-is-origin-native = the microbes are from here
condition-flag-is-origin-stowaway = the microbes came with us
condition-flag-is-sledge-yes = the founders' sledge was brought in
condition-flag-is-tin-empty = the tin is empty
condition-flag-is-tin-empty-not = there are biscuits in the tin
condition-flag-is-well-open = the well is open
condition-flag-is-well-open-not = the well is not open
condition-flag-is-well-sealed = the well is sealed
condition-flag-is-hole-capped = the hole is capped
condition-flag-is-plan-bleed-not = the plan is not to bleed
condition-flag-is-witness-yes = there is a witness
condition-flag-is-told-late = the Lamphouse was told late
condition-flag-is-told-early = the Lamphouse was told early
condition-flag-is-theory-ice = the theory is ice
condition-flag-is-theory-brine = the theory is brine
condition-flag-is-shelter-yes = there is a roof against stones
condition-flag-is-sample-sealed = the jar is sealed
condition-flag-is-sample-opened = the jar was opened
condition-flag-is-plan-shift = the plan is to shift
condition-flag-is-plan-brace = the plan is to brace
condition-flag-is-plan-bleed = the plan is to bleed
condition-flag-is-mast-yes = the new mast stands
condition-flag-is-hole-open = the hole is open
condition-flag-is-fix-early-yes = the bell was found early
condition-flag-is-deep-ear-yes = there is an ear further out
condition-optional-done = all optional objectives are reached
condition-optional-done-not = an optional objective is not reached
condition-sol-at-least = it is sol { $count } or later
condition-sol-at-least-not = it is before sol { $count }
condition-sol-is-even = the number of the sol is even
condition-sol-is-even-not = the number of the sol is odd
condition-last-sol = it is the last sol
condition-last-sol-not = it is not the last sol
condition-sols-left = { $count ->
        [one] 1 sol or more is left
       *[other] { $count } sols or more are left
    }
condition-sols-left-not = fewer than { $count ->
        [one] 1 sol is left
       *[other] { $count } sols are left
    }
condition-in-mission = the mission is “{ $mission }”
condition-in-mission-not = the mission is not “{ $mission }”
condition-crew-is = the crew is { $count ->
        [one] 1 astronaut
       *[other] { $count } astronauts
    }
condition-crew-is-not = the crew is not { $count ->
        [one] 1 astronaut
       *[other] { $count } astronauts
    }
condition-events-done = every event was dealt with
condition-events-done-not = not every event was dealt with
condition-stat-at-least = the number of { $stat } is { $count } or more
condition-stat-at-least-not = the number of { $stat } is below { $count }
condition-event-came = “{ $event }” came before
condition-event-came-not = “{ $event }” never came
condition-event-done = “{ $event }” was dealt with
condition-event-done-not = “{ $event }” was not dealt with
condition-event-struck = “{ $event }” had its consequence
condition-event-struck-not = “{ $event }” had no consequence
condition-adventure-met = “{ $adventure }” happened before
condition-adventure-met-not = “{ $adventure }” never happened
condition-is-astronaut = it is { $astronaut }
condition-is-astronaut-not = it is not { $astronaut }
condition-with-astronaut = { $astronaut } is in the crew
condition-with-astronaut-not = { $astronaut } is not in the crew
condition-output-at-least = the output of the { $facility } is { $count } or more
condition-output-at-least-not = the output of the { $facility } is below { $count }
condition-close = two spaces close together have { $spot }
condition-close-not = no two spaces close together have { $spot }
condition-own-conditions = this astronaut has { $count ->
        [one] 1 Condition
       *[other] { $count } Conditions
    } or more
condition-own-conditions-not = this astronaut has fewer than { $count ->
        [one] 1 Condition
       *[other] { $count } Conditions
    }
condition-own-deeds = the { $deed } of this astronaut are { $count } or more
condition-own-deeds-not = the { $deed } of this astronaut are fewer than { $count }
condition-missions-lost = { $count ->
        [one] 1 mission was
       *[other] { $count } missions or more were
    } lost
condition-missions-lost-not = { $count ->
        [one] no mission was
       *[other] fewer than { $count } missions were
    } lost
condition-died = an astronaut has died
condition-died-not = no astronaut has died
condition-won = the mission is won
condition-won-not = the mission is not won
condition-lost-by-parts = too much was broken in the end
condition-lost-by-parts-not = not too much was broken in the end
condition-replayed = a mission was played again
condition-replayed-not = no mission was played again
condition-installed-crate = crate { $count } is unpacked
condition-installed-crate-not = crate { $count } is not unpacked
condition-first-container = { $container } came home first
condition-first-container-not = { $container } did not come home first
condition-nutrient-full = nutrient { $count } is supplied in full
condition-nutrient-full-not = nutrient { $count } is not supplied in full
condition-gas-used = “Thicken the Air” was done { $count ->
        [one] once
       *[other] { $count } times
    } or more
condition-gas-used-not = { $count ->
        [one] “Thicken the Air” was never done
       *[other] “Thicken the Air” was done fewer than { $count } times
    }

## Groups

group-astronaut = each astronaut
group-first-player = the First Player
group-other-astronaut = each other astronaut
group-next-astronaut = the next astronaut clockwise
group-stack-astronaut = each astronaut of this action
group-any-astronaut = an astronaut of your choice
group-last-builder = whoever did the last Build action
group-structure-card = for each structure card, at most { $count }
group-broken-element = for each broken part in the { $complex }, at most { $count }
group-loaded-rover = for each rover with tokens
group-spot-up-to = for each space with { $spot }, at most { $count }
subject-acting = the acting astronaut

## Rules

rule-M-ACT-02 = All actions of a sol are declared before the first one is resolved.
rule-M-ACT-03 = The plan belongs to everybody: it can be changed freely until all are ready, and must be possible as a whole.
rule-M-ACT-04 = An action is declared by putting pawns, a rover if you like, and the things it needs at its place.
rule-M-ACT-06 = Each astronaut must give both pawns something to do, unless an effect says otherwise.
rule-M-ACT-10 = Actions are resolved in this order: Events, Rest, Relax, Heal, Manage, Explore, Gather, Research, Build.
rule-M-ACT-13 = Actions without a type come after all others, in any order; so are Shutdown tiles turned over.
rule-M-ACT-14 = You choose the order of actions that belong to the same step.
rule-M-ACT-15 = Every action either succeeds or fails.
rule-M-ACT-16 = An action whose aim is gone when it is resolved goes on, but has no effect.
rule-M-ACT-18 = Pawns of several astronauts and of machines may stand together in one action.
rule-M-ACT-24 = A kind of action is closed while its Facility is shut down, has a Fault token or is not in play, unless a structure card stands in.
rule-M-ACT-31 = An action that cannot be paid in full cannot be declared.
rule-M-ACT-32 = An action whose announced wounds would kill its astronaut cannot be declared.
rule-M-ACT-34 = Supplies that an action costs are paid when the plan stands, and never come back.
rule-M-ACT-35 = The things that an action needs must be ready in the Cargo Bay; they lie with it and serve no other action.
rule-M-ACT-45 = With too few pawns an action is not allowed, with the lower number it rolls dice, with the higher number it succeeds without.
rule-M-ACT-48 = All wounds announced by the whole plan count together; healing in the same plan does not help against them.
rule-M-ADV-02 = An Adventure happens at the moment it is met.
rule-M-ADV-08 = An Adventure may have a sequel in a later Events phase; nobody knows whether and when.
rule-M-AOM-03 = A machine’s pawn can only be used for the kind of action it is made for.
rule-M-AOM-05 = Machines cannot work in the Living Complex.
rule-M-AOM-06 = Whoever operates a machine bears what happens to it in an action.
rule-M-AOM-09 = A machine counts as one pawn, once a sol.
rule-M-APP-08 = Setting up is done for you, step by step; you choose the machines and the First Player.
rule-M-APP-22 = Objectives are ticked by themselves as soon as they are reached.
rule-M-APP-26 = What happened in a mission is kept and can be read again.
rule-M-APP-30 = Choices within an Adventure belong to the player of the astronaut who meets it.
rule-M-APP-35 = After a mission you are told how it went.
rule-M-APP-44 = An envelope is opened only when the game says so, and by all at once.
rule-M-APP-45 = After the last mission of a campaign comes an epilogue that depends on what you did.
rule-M-ASTR-01 = There are four professions, and none appears twice in a crew.
rule-M-ASTR-06 = An ability costs as many Morale tokens as it says, paid by the astronaut who has it.
rule-M-ASTR-07 = An ability that cannot be paid in full cannot be used.
rule-M-ASTR-09 = Abilities can be used at any moment, also between two steps of a phase.
rule-M-ASTR-11 = Each ability can be used once per sol; in Cleanup it becomes ready again.
rule-M-ASTR-14 = Morale tokens belong to single astronauts, who may have any number of them.
rule-M-ASTR-21 = A shield beside the growing plants is lost in place of the next ripe plant that an effect would take.
rule-M-ASTR-24 = A part that an ability fixes works at once.
rule-M-BLD-01 = Build is for repairing parts and rovers, installing upgrades and making what the mission asks for.
rule-M-CAMP-01 = A campaign is a chain of missions; each one starts from what the one before has left.
rule-M-CAMP-07 = After a lost mission you play it again, or begin the campaign anew with a crew of your choice.
rule-M-CAMP-10 = The campaign is saved before each mission.
rule-M-CAMP-12 = The next mission starts with the table as it is; only what is named changes.
rule-M-CAMP-17 = In a campaign each Discovery lets every astronaut learn one new ability.
rule-M-CARD-ABI-02 = Engineer, 2 Morale tokens: gain a random Upgrade card that is not in the game yet.
rule-M-CARD-ABI-03 = Engineer, 2 Morale tokens: lower a malfunction track by 2.
rule-M-CARD-ABI-04 = Engineer, 3 Morale tokens: a broken part anywhere in the base is fixed at once.
rule-M-CARD-ABI-05 = Medic, 3 Morale tokens: heal up to 2 wounds of one astronaut.
rule-M-CARD-ABI-08 = Scientist, 2 Morale tokens and a sample: put a shield beside the growing plants.
rule-M-CARD-MAL-03 = A card about a Solar Panel or an Oxygenator hits one of them; you choose which.
rule-M-CARD-MAL-08 = The levels of the Working and the Systems track change places.
rule-M-CARD-MAL-10 = All ripe plants go back to the Growth track, filling it from the top.
rule-M-CARD-PEN-07 = You choose which sample on the map is removed.
rule-M-CARD-STR-02 = A structure card lies beside its Complex, has parts of its own and comes into play by a Build action.
rule-M-CLN-03 = In Cleanup everything that was gathered becomes ready; installed upgrades go to their Facilities.
rule-M-CLN-07 = In Cleanup the next astronaut clockwise becomes the First Player.
rule-M-COND-01 = A Condition is drawn at random.
rule-M-COND-10 = A cured Condition goes back into the pile.
rule-M-COND-15 = An attack of anxiety lowers Morale by 1 at once and does not stay.
rule-M-COND-16 = Heart trouble holds back one pawn for everything but the treatment of the heart.
rule-M-COND-19 = With a Migraine an astronaut can use no abilities.
rule-M-CONS-01 = Some events have a follow-up, later, for one particular astronaut.
rule-M-CONS-04 = A follow-up comes at the beginning of an Events phase.
rule-M-DICE-01 = An action without certain success rolls three dice of its colour: Success, Wound and Adventure.
rule-M-DICE-04 = If the Success die shows no success, the action fails and its astronaut gains 2 Morale tokens.
rule-M-DICE-05 = If the Wound die shows a wound, the astronaut who acts takes 1 wound.
rule-M-DICE-08 = The player who acts chooses the order of what the dice bring.
rule-M-DICE-13 = With a reroll token a success has to be rolled a second time.
rule-M-DIFF-01 = A difficulty is chosen for every mission, also within a campaign.
rule-M-DIR-02 = Every Direction card is drawn from the complete deck.
rule-M-DIR-03 = An order for several Direction cards means several single draws.
rule-M-DIR-04 = Light, Medium and Intense matter only if an effect asks for them.
rule-M-DIR-06 = A Direction card that leaves the game is not drawn any more.
rule-M-DISM-01 = An Upgrade card that is not installed can be given up at any time for the two Spare Parts it shows.
rule-M-DISM-02 = Spare Parts from an Upgrade card are ready at once.
rule-M-DISM-04 = Before anything is declared, any working part can be taken out and becomes a Spare Part.
rule-M-DISM-05 = Spare Parts that were taken out are ready at once; it takes no pawn.
rule-M-END-03 = You win when all objectives are reached in time, not too much is broken, and everybody is alive.
rule-M-END-04 = At the end at most as many parts may be broken as the mission allows.
rule-M-END-05 = Victory comes at once, after any effect; while too much is broken, you play on as long as there are sols.
rule-M-END-08 = The mission is lost if an objective is open when the last sol is over.
rule-M-END-09 = The mission is lost if too much is broken when the last sol is over.
rule-M-END-11 = Optional objectives give something, but are not needed for victory.
rule-M-EVA-01 = An open event of the Log can be dealt with by pawns and things.
rule-M-EVA-02 = The event says how many pawns it takes and what else.
rule-M-EVA-06 = An event that is dealt with is done, and its consequence will not come.
rule-M-EVA-07 = Dealing with an event may give a reward.
rule-M-EVT-01 = First in every sol one malfunction track, chosen at random, rises by 1.
rule-M-EVT-05 = Exactly one new event comes in every sol.
rule-M-EVT-06 = What an event does happens at once; it may last for the sol or longer.
rule-M-EXPL-02 = You can reach all of ring 1, and every space beside an explored one.
rule-M-EXPL-03 = Explore takes 1 pawn with green dice or 2 without, and 1 more for each space of the way.
rule-M-EXPL-06 = Whoever explores a space draws a tile of its ring and puts it there.
rule-M-EXPL-07 = A new tile gets as many samples as it shows.
rule-M-EXPL-08 = A new tile may give a find, which is ready at once.
rule-M-EXPL-10 = A tile that comes without Explore gives its find only if the text says so.
rule-M-FAQ-05 = Drawing again is your choice, and the second card counts.
rule-M-FAQ-28 = A backup Facility is built with all its parts broken, and works all the same.
rule-M-FARM-03 = The Growth track has six spaces, one plant on each.
rule-M-FARM-06 = Every growing plant moves up 1 space in each Production phase.
rule-M-FARM-12 = When plants wilt, every growing plant goes down 1 space; from the lowest it is lost.
rule-M-FARM-13 = When plants wilt, one ripe plant goes back to the top of the Growth track.
rule-M-FARM-15 = You can save the plants by paying 1 energy for broken Energy Connectors and 1 oxygen for broken Oxygen Filters.
rule-M-FARM-18 = Every ripe plant gives 1 portion of food.
rule-M-FARM-20 = What the Farm does not give is eaten from the General Supply, as far as it goes.
rule-M-FARM-21 = If there is still too little food, you choose who goes without.
rule-M-FARM-22 = Each portion that an astronaut goes without is 1 wound.
rule-M-FARM-24 = Half of the food that is left over, rounded up, goes into the General Supply.
rule-M-FP-05 = Effects that name the First Player hit whoever it is at that moment.
rule-M-FP-06 = The First Player changes clockwise in every Cleanup phase.
rule-M-GATH-01 = Gather brings home something that lies on an explored space.
rule-M-GATH-03 = Gather takes 1 pawn with grey dice or 2 without, and 1 more for each space of the way; the thing is named first.
rule-M-GATH-04 = One Gather action brings one thing.
rule-M-GATH-06 = What was gathered is ready in the next sol.
rule-M-GEN-04 = You play a single mission or one mission of a campaign; the rules are the same.
rule-M-GEN-07 = What cannot be done is left out, and costs nothing in its place.
rule-M-GEN-09 = Half is always rounded up.
rule-M-GEN-11 = Some numbers depend on how many astronauts there are.
rule-M-HEAL-02 = Heal takes a pawn of the patient and one of the Medic.
rule-M-HEAL-06 = Heal either a wound or a Condition; you choose when it happens.
rule-M-HEAL-07 = Healing takes away 1 wound.
rule-M-HEAL-08 = Curing takes away one Condition of your choice.
rule-M-HEAL-09 = The pawn that the heart holds back must treat the heart.
rule-M-ICON-03 = With this penalty no rover can help to explore.
rule-M-ICON-06 = With this penalty the Success die is always rolled and decides alone, however many pawns there are.
rule-M-ICON-14 = An action whose way leads through dead air costs the group 1 Morale.
rule-M-ICON-21 = An announced wound hits the astronaut who acts, not the helpers.
rule-M-ICON-27 = A sample symbol stands for one sample.
rule-M-ICON-32 = There are four kinds of Spare Parts: Energy Connectors, Oxygen Filters, Hardware and CPU.
rule-M-LOG-05 = While an event is open, its consequence may strike in one of the next sols.
rule-M-LOG-06 = An event that was dealt with never strikes.
rule-M-LOG-10 = An event is forgotten at the end of its third sol.
rule-M-MACT-01 = A mission may have special actions of its own.
rule-M-MACT-02 = The mission says where and when its special actions are possible and what they do.
rule-M-MACT-05 = A special action can be done several times per sol unless the mission limits it.
rule-M-MALF-02 = The mission says which Malfunction dice are rolled in which sol.
rule-M-MALF-06 = All Malfunction dice of the sol are rolled together.
rule-M-MALF-10 = Each malfunction track rises by its die and by the penalties of its Complex.
rule-M-MALF-11 = A malfunction track that reaches 5 is triggered, in any phase.
rule-M-MALF-12 = A triggered track goes back to 0 and draws a malfunction card.
rule-M-MALF-15 = After a malfunction card the next Complex is in danger: Working, then Living, then Systems.
rule-M-MALF-23 = For a card with a certain keyword, cards are drawn until one turns up; only that one counts.
rule-M-MALF-26 = A malfunction card for a Facility that is shut down has no effect.
rule-M-MALF-27 = A malfunction card for a Facility that is not in play has no effect.
rule-M-MALF-28 = A Complication breaks a part of its Facility.
rule-M-MALF-30 = If a part of “a Solar Panel” breaks, you choose which panel.
rule-M-MALF-32 = Other malfunction cards do what they say.
rule-M-MAN-01 = Manage takes 1 pawn in the Control Center.
rule-M-MAN-02 = Manage lowers a malfunction track of your choice by 1.
rule-M-MIS-CAMP-05 = Playing a mission again restores the table as it was before it.
rule-M-MIS-CAMP-07 = Each optional objective gives a choice: 2 Spare Parts, 3 units of one supply, or a wound or Condition healed.
rule-M-MIS-CAMP-11 = Whoever has nothing left to learn gains 2 Morale tokens for a Discovery.
rule-M-MIS-CAMP-14 = An envelope is opened when its mission’s objective is reached; nobody sees it before.
rule-M-MIS-CORE-02 = Samples remember the ring they came from; the objectives ask for Discoveries from certain rings.
rule-M-MIS-CORE-04 = Cross-check uses up an examined sample for the Archive; a sharp drill brings two samples in the next sol.
rule-M-MIS-CORE-05 = A sol without research costs Stress in the next Production phase.
rule-M-MIS-GEN-19 = Tiles that are explored at set-up have their samples but give no find.
rule-M-MIS-HOME-06 = From sol 3 on the yellow Malfunction die is rolled every sol.
rule-M-MIS-HOME-07 = The fallen probes lie in the south of rings 1 and 2: they are found when these spaces are explored.
rule-M-MIS-HOME-08 = A fallen probe is worth a roll of Spare Parts: the nearer one the yellow die, the further one the orange die.
rule-M-MIS-HOME-09 = You choose the kinds of Spare Parts from the probes; they are ready in the next sol.
rule-M-MIS-HOME-10 = Each repair of the Backup Farm raises Optimal Conditions by a Research card.
rule-M-MIS-HOME-11 = A Spare Part for a working part of the Backup Farm raises Optimal Conditions by a Research card.
rule-M-MIS-HOME-14 = The Farm is full: the Backup Farm has the Greenhouse for one more plant.
rule-M-MIS-HOME-O1 = One Build action puts the Backup Solar Panel into play, with all its parts broken.
rule-M-MIS-HOME-O2 = One Build action puts the Backup Oxygenator into play, with all its parts broken.
rule-M-MIS-HOME-O3 = One Build action puts the Backup Farm into play, with all its parts broken.
rule-M-MIS-LAND-07 = A crate is gathered, then spent in a Build action that puts its Facility into play.
rule-M-MIS-LAND-10 = Two crates can be unpacked in one action for 1 pawn more; a drone shows a tile without exploring it.
rule-M-MIS-LAND-11 = The finds of this mission: a Spare Part, an easier Build action, or a crate moved to a neighbouring space.
rule-M-MIS-PLANTS-04 = There is one objective for each of the five nutrients.
rule-M-MIS-PLANTS-10 = Each nutrient that is not supplied in full adds 1 Stress in the Production phase.
rule-M-MIS-PLANTS-15 = A find that is examined gives a Research card of its nutrient, and half of another as a Discovery.
rule-M-MIS-PLANTS-20 = When a nutrient is supplied in full, everybody gains 1 Morale token.
rule-M-MIS-PLANTS-21 = Thicken the Air uses up a gas bottle and Oxygen Filters for half a Research card of a named nutrient.
rule-M-MIS-PLANTS-25 = The finds of this mission: draw a Research card again, a numbered find, or a gas bottle.
rule-M-MIS-PROBE-03 = The crew declares the chain once, whenever it exists; from then on it stays as it is.
rule-M-MIS-PROBE-05 = The crawler lies on the last space of the chain as soon as that is explored.
rule-M-MIS-PROBE-09 = A tile with the mission mark has a lost core.
rule-M-MIS-PROBE-12 = The Morale tokens may come from several astronauts; at least four Direction cards stay in the game.
rule-M-MIS-PROBE-13 = There is one base outside at a time; actions may start there, and its terrain counts.
rule-M-MIS-PROBE-15 = One Malfunction die can count 2 less, right after the roll and never below 0.
rule-M-MIS-PROBE-A1 = Sweep the Band adds a ping by a Direction card to ring 1, 2 or 3 in sol 1, 2 or 3.
rule-M-MIS-PROBE-A2 = Compare Frames removes 2 pings and puts 1 on a space without one in the ring of the spent marker.
rule-M-MIS-PROBE-A3 = Correct the Fix moves a ping to a neighbouring space in the ring of the spent marker.
rule-M-MIS-PROBE-A4 = Think Like a Magpie costs as many Morale tokens as the sol’s number and removes 2 Direction cards.
rule-M-MIS-PROBE-A5 = Pitch the Tent costs Hardware and makes an explored space a base from the next sol on.
rule-M-MIS-PROBE-A6 = Pull the Fuse costs a CPU: one Malfunction die is not rolled this sol.
rule-M-MIS-PROBE-O1 = Seven pings on neighbouring spaces from ring 1 to ring 3 are a chain.
rule-M-MIS-PROBE-O2 = The two lost cores are gathered on spaces of the chain.
rule-M-MIS-PROBE-O3 = The crawler is gathered on the last space of the chain.
rule-M-MIS-RIDDLE-09 = First in Production a Research card says whose beacon loses a day, and leaves the game.
rule-M-MIS-RIDDLE-10 = A container without days left gets an extra-pawn token in every Production phase.
rule-M-MIS-RIDDLE-14 = Exploring a beacon’s space rolls the yellow die for its content: food, parts or instruments.
rule-M-MIS-RIDDLE-16 = A container that is known keeps its days and its extra-pawn tokens until it is gathered.
rule-M-MIS-RIDDLE-17 = What is in a container is ready in the next sol.
rule-M-MIS-RIDDLE-18 = Read the Beacon tells what is in one container.
rule-M-MIS-RIDDLE-19 = Hold the Signal gives a beacon 2 more days.
rule-M-MIS-RIDDLE-21 = The finds of this mission: one more day, a Research card drawn again, or an extra-pawn token removed.
rule-M-MIS-RIDDLE-22 = A Research card that you reject goes back before the second draw.
rule-M-MIS-SLOT-01 = What a campaign decides for good is noted and read by its later missions.
rule-M-MIS-SLOT-LN1 = First mission of the campaign: explore three spaces of ring 1 and plant three ears.
rule-M-MIS-SLOT-LN2 = Second mission of the campaign: bring the Fix to 100 %.
rule-M-MIS-SLOT-LN3 = Third mission of the campaign: build a rig toward the bell and drill.
rule-M-MIS-SLOT-LN4 = Fourth mission of the campaign: find a dark streak in ring 3 and bring some of it home.
rule-M-MIS-SLOT-LN5 = Fifth mission of the campaign: what you did before decides what is possible now.
rule-M-MOR-01 = Morale is one value for all, from -2 to 3.
rule-M-MOR-04 = With Morale above 0 the First Player gains as many Morale tokens in the Morale phase.
rule-M-MOR-06 = With Morale below 0 the First Player loses as many Morale tokens in the Morale phase.
rule-M-MOR-07 = Each Morale token that the First Player should lose and does not have is 1 wound.
rule-M-MOVE-13 = Terrain takes what it can; only a wound that would kill forbids the way.
rule-M-OBJ-01 = What Objective tokens mean is said by the mission.
rule-M-OBJ-03 = A gathered Objective token is ready in the next sol unless the mission says otherwise.
rule-M-PC-03 = Three astronauts take one machine along, two take two; alone you play two astronauts and choose among all machines every sol.
rule-M-PC-06 = Alone you have all four machines, and use at most two of them each sol: choose anew every sol.
rule-M-PLNT-02 = Planting needs a Greenhouse for one more plant; growing ones count.
rule-M-PLNT-03 = Planting takes a seed and 1 pawn with blue dice or 2 without.
rule-M-PLNT-05 = Planting can be declared once per sol.
rule-M-PLNT-06 = Nobody plants while the Lab is shut down.
rule-M-PLNT-07 = Nobody plants while the lowest space of the Growth track is taken.
rule-M-PLNT-08 = A planted seed starts on the lowest space of the Growth track.
rule-M-POI-01 = Finds are drawn at random.
rule-M-POI-04 = A find is used once.
rule-M-POI-05 = A find can be used at any time and needs no pawn.
rule-M-PROD-07 = The output of a machine stays within its range.
rule-M-PROD-08 = An effect on energy or oxygen production as a whole changes what the base makes, not the output of one machine.
rule-M-PROD-18 = Half of what is made and not needed, rounded up, goes into the General Supply.
rule-M-PROD-28 = Broken Hardware in the Probe Bay: a sample of your choice is removed from the map every sol.
rule-M-PROD-29 = Broken Hardware in the Lab: Stress rises by 1 every sol.
rule-M-PROD-30 = Broken Hardware in the Workshop: it gets a token every sol, which works at once.
rule-M-PROD-31 = Broken Hardware in the Garage: the green Wound die is rolled every sol, and a wound is a Fault token for Wagtail.
rule-M-RCD-01 = There are six Research cards, each with a number from 1 to 6 and a percentage from 15 to 50.
rule-M-RCD-02 = The effect says whether the number or the percentage counts.
rule-M-RCD-06 = Half of a percentage is rounded up to the next whole percent.
rule-M-RELX-01 = Relax takes 1 pawn in the Crew Quarters.
rule-M-RELX-02 = Relax raises Morale by 1 or lowers Stress by 6.
rule-M-REP-03 = A repair needs a Spare Part of the right kind, or a working part taken from elsewhere.
rule-M-REP-04 = After a successful repair the part works and the Spare Part is used up.
rule-M-REP-06 = Repairs are resolved with the other Build actions, wherever the part is.
rule-M-REST-01 = Rest takes 1 pawn in the Alcove.
rule-M-REST-02 = Rest gives 1 Morale token.
rule-M-RND-01 = A sol has six phases: Events, Morale, Production, Action, Malfunction, Cleanup.
rule-M-RND-04 = A mission has as many sols as its sheet says; with fewer than four astronauts there is one more.
rule-M-RND-06 = An effect lasts as long as it says: a moment, a sol or longer.
rule-M-RND-07 = What the mission says about a sol applies in that sol.
rule-M-ROV-02 = A rover never acts alone: at least one pawn must be with it.
rule-M-ROV-03 = Wagtail counts as 2 pawns in one Explore action; Badger as 1 in any action with dice outside.
rule-M-ROV-05 = Badger cannot help inside the base.
rule-M-ROV-06 = Two rovers cannot help the same action.
rule-M-ROV-08 = Each rover helps one action per sol.
rule-M-ROV-10 = A rover with a Fault token cannot be used until it is repaired.
rule-M-ROV-13 = While rovers may not explore, Badger can still help with other things.
rule-M-ROV-15 = Rovers in danger are tested at the end of the Action phase, each at most once.
rule-M-RREP-02 = Repairing a rover takes 1 pawn with brown dice or 2 without, and no Spare Part.
rule-M-RREP-04 = Repairing a rover takes one token of your choice off it.
rule-M-RSCH-01 = Research on a sample has two steps: it is examined, then it becomes a Discovery.
rule-M-RSCH-03 = The first step needs a sample that is ready in the Cargo Bay.
rule-M-RSCH-04 = The second step needs a sample that was examined before this plan.
rule-M-RSCH-05 = After the first step a sample is examined.
rule-M-RSCH-06 = After the second step a sample is a Discovery.
rule-M-RSCH-12 = A Discovery does what the mission says; in a campaign it also unlocks abilities.
rule-M-RUL-ABI-02 = Engineer, 2 Morale tokens: roll a brown die again that somebody has just rolled.
rule-M-RUL-ABI-03 = Medic, 2 Morale tokens: Stress falls by 3.
rule-M-RUL-ABI-04 = Scientist, 2 Morale tokens: roll a blue die again that somebody has just rolled.
rule-M-RUL-ABI-05 = Medic, 2 Morale tokens: a wound that an astronaut is about to take does not happen.
rule-M-RUL-ABI-06 = Medic, 3 Morale tokens: cure a Condition of any astronaut.
rule-M-RUL-ABI-07 = Scientist, 1 Morale token and a sample: one Research action of this sol needs 1 pawn fewer.
rule-M-RUL-ABI-08 = Scientist, 2 Morale tokens: draw two Research or Direction cards instead of one and choose.
rule-M-RUL-ABI-09 = Geologist, 2 Morale tokens: roll a green or grey die again that somebody has just rolled.
rule-M-RUL-ABI-10 = Geologist, 2 Morale tokens: look at the next tile of a ring and leave it or put it at the bottom.
rule-M-RUL-ABI-11 = Geologist, 2 Morale tokens: take a sample from the map, or from the supply if none lies there.
rule-M-RUL-ABI-12 = Geologist, 3 Morale tokens: one action ignores the terrain of one space.
rule-M-RUL-ABI-14 = A die can be rolled again right after the roll, by one ability only, before anything else happens.
rule-M-RUL-ADV-06 = An effect without a target does nothing; if no find is left, take 1 Morale token instead.
rule-M-RUL-ADV-K06 = A sample is lost from this space or from the Cargo Bay.
rule-M-RUL-EV-08 = Tokens from events work in the same sol unless the text says otherwise.
rule-M-RUL-EV-LAN1 = A crate moves to the next space clockwise; it can be moved back.
rule-M-RUL-EV-LAN2 = A benefit may let one action succeed without dice.
rule-M-RUL-EV-LAN4 = A space that you can reach is explored for free, with samples and find.
rule-M-RUL-EV-PLA2 = A find can be turned into a part of its nutrient.
rule-M-RUL-EV-PLA3 = A find from the Cargo Bay is lost.
rule-M-RUL-EV-PRO1 = The outermost ping is lost; a new one may come beside another.
rule-M-RUL-EV-PRO4 = A new ping comes by a Direction card and can be moved within its ring.
rule-M-RUL-EV-RID1 = The beacon with the most days loses one; later every container may get an extra-pawn token.
rule-M-RUL-FUP-K03 = One action of this astronaut needs 1 pawn fewer, but at least 1.
rule-M-RUL-GAP-23 = A benefit for one action is given to an action when the plan is made.
rule-M-RUL-GAP-24 = A plant that goes back to growing enters at the top; the others make room downwards.
rule-M-RUL-GAP-25 = Where a text leaves something open, the crew chooses.
rule-M-RUL-MAL-03 = Tokens from malfunction cards work in the next sol.
rule-M-RUL-MAL-S26 = A ripe plant is lost.
rule-M-RUL-MAL-W26 = An examined sample has to be examined again.
rule-M-RUL-PROD-08 = Production goes in this order: the mission, energy, oxygen, plants, food, Stress, penalties of the Working Complex.
rule-M-RUL-SHUT-E4 = Pay with the part that the tile names, or raise the malfunction track of this Complex by 1.
rule-M-RUL-UPG-01 = Upgrade of the MedLab: healing needs no Medic.
rule-M-RUL-UPG-02 = Upgrade of the Control Center: Manage lowers a track by 2.
rule-M-RUL-UPG-03 = Upgrade of the Crew Quarters: the First Player gains 1 Morale token in every Morale phase.
rule-M-RUL-UPG-04 = Upgrade of the Workshop: once per sol the harm of one broken part does not count.
rule-M-RUL-UPG-05 = Upgrade of the Garage: one Explore action per sol needs 1 pawn fewer for the way.
rule-M-RUL-UPG-06 = Upgrade of the Probe Bay: gathered samples are ready at once.
rule-M-RUL-UPG-07 = Upgrade of the Lab: once per sol a blue die is rolled again.
rule-M-RUL-UPG-08 = Upgrade of the Alcove: one Rest per sol gives 2 Morale tokens.
rule-M-RUL-UPG-10 = You start with 3, 2 or 1 random Upgrade cards, by difficulty.
rule-M-RUL-UPG-11 = A new Upgrade card is one that was not in this game yet.
rule-M-SET-05 = Each player takes a different profession.
rule-M-SET-13 = Each player chooses an astronaut of the profession.
rule-M-SET-31 = You choose the First Player of the first sol.
rule-M-SET-32 = After the mission’s own set-up and its story, the first sol begins.
rule-M-SHUT-01 = If there is too little energy or oxygen, you choose which Facilities go dark.
rule-M-SHUT-03 = A Facility that goes dark gets a random Shutdown tile, face down.
rule-M-SHUT-05 = A Facility that is shut down can be used for nothing but turning over its tile.
rule-M-SHUT-10 = 1 pawn on a Shutdown tile tries to bring the Facility back.
rule-M-SHUT-12 = The Shutdown tile is turned over at the end of the Action phase.
rule-M-SHUT-13 = What the Shutdown tile says happens at once.
rule-M-SHUT-15 = A Shutdown tile that goes is shuffled into its pile.
rule-M-SHUT-18 = A tile that stays face up keeps the Facility dark, still adds its 2 Stress and can be tried again.
rule-M-SHUT-19 = Nothing can be repaired or taken out in a Facility that is shut down.
rule-M-SHUT-23 = A Farm that is shut down neither grows nor wilts, gives no food and cannot be planted.
rule-M-STR-01 = In every Production phase Stress rises by 1 for each astronaut and by 2 for each Shutdown tile.
rule-M-STR-03 = Other effects may raise Stress at any time.
rule-M-STR-04 = When Stress reaches 18, there is a quarrel.
rule-M-STR-05 = In a quarrel each astronaut takes 1 wound.
rule-M-STR-06 = A quarrel lowers Morale by 1.
rule-M-STR-07 = After a quarrel Stress is 0.
rule-M-STR-08 = Stress cannot fall below 0.
rule-M-SUP-01 = The General Supply holds oxygen, energy and food.
rule-M-SUP-02 = A supply never falls below 0, and what is not there cannot be spent.
rule-M-SUP-06 = The General Supply is filled by what is left over in Production, and by effects.
rule-M-TERM-08 = A part with a green marker works; one with a red marker, or without any, is broken.
rule-M-TERM-09 = Each Facility has certain parts, and each part its own harm when it is broken.
rule-M-TERM-11 = Broken parts are counted over all Facilities of the three Complexes.
rule-M-TERM-13 = A Facility is shut down as long as a Shutdown tile lies on it.
rule-M-TERM-14 = A Facility can be used if it is in play, not shut down and without a Fault token.
rule-M-TERM-23 = Only things that are ready in the Cargo Bay can be used.
rule-M-TERM-24 = Each rover has a place for tokens.
rule-M-TERM-31 = The map has three rings around the base, each with eight spaces named by their direction.
rule-M-TERM-36 = A space is explored as soon as a tile lies face up on it.
rule-M-TERM-37 = Outside means on a space of the map; everything else is inside.
rule-M-TERM-39 = Samples are the blue markers.
rule-M-TERM-40 = White markers are seeds in the Cargo Bay, growing plants, and ripe plants in the Greenhouses.
rule-M-TERM-42 = Spent Morale tokens go back to the pool.
rule-M-TERM-43 = Each Complex has a malfunction track.
rule-M-TOK-02 = The effect says where its token goes: on a Facility now, on a Facility for the next sol, on a rover or on the map.
rule-M-TOK-07 = A token is ignored where the same effect is already in force; only extra-pawn tokens add up.
rule-M-TOK-10 = A Facility with a Fault token cannot be used this sol.
rule-M-TOK-12 = Tokens on the map stay until an effect removes them.
rule-M-UPG-03 = Installing an upgrade takes 1 pawn with brown dice or 2 without.
rule-M-UPG-04 = An upgrade that was built is put in place in Cleanup.
rule-M-UPG-05 = From Cleanup on the upgrade works in its Facility.
rule-M-UPG-07 = An installed upgrade works only in its own Facility, and not while that is in shutdown.
rule-M-WND-01 = Astronauts start without wounds.
rule-M-WND-02 = Each wound moves the astronaut one space along the Health track.
rule-M-WND-04 = The sixth wound kills.
rule-M-WND-05 = If an astronaut dies, the mission is lost at once.
rule-M-WND-07 = Some wounds bring a Condition.
rule-M-WND-12 = Healing takes wounds away one by one.
rule-M-WND-14 = “Each astronaut” means everybody in the game, once.
rule-M-APP-10 = Before the first round, the background of the mission is read out.
rule-M-APP-20 = What is still to come stays hidden until its time: nobody sees it, and no client is sent it.
rule-M-CAMP-08 = In the legacy campaign no mission is played again, and what it changes stays changed.
rule-M-MIS-SLOT-WM1 = First mission of the winter campaign: wake the base and light its windows.
rule-M-MIS-SLOT-WM2 = Second mission of the winter campaign: find out what is in the water; one Facility is changed for good.
rule-M-MIS-SLOT-WM3 = Third mission of the winter campaign: find the well and decide about it; the ground is changed for good.
rule-M-MIS-SLOT-WM4 = Fourth mission of the winter campaign: ours or theirs, and a decision that cannot be taken back.
rule-M-MIS-SLOT-WM5 = Last mission of the winter campaign, by the decision of the one before.
rule-M-RUL-STR-19 = Further Greenhouses are built only where a mission or an event says so.

## The table as it is drawn

goal-mission = Mission
goal-campaign = Campaign
goal-optional = If you like: { $what }
goal-by = { $what } The way: { $how }.
goal-next = { $what } { $sols ->
    [0] This is the last sol.
    [one] One sol is left after this one.
   *[other] { $sols } sols are left after this one.
}
for-good-clean-room = For good, the base has a clean room: the Lab needs oxygen, too, and a Research action counts the better of two cards.
for-good-living-filter = For good, the base has a living filter: with broken Oxygen Filters the plants on the Farm do not wilt.
for-good-each-mission = Before each mission: { $effect }
goal-for-good = For good
goal-changed = What the winter has changed
goal-letters = { $count ->
        [0] No letter has been opened yet.
        [one] One letter has been opened.
       *[other] { $count } letters have been opened.
    }
goal-letter = Letter
goal-of = This is mission { $number } of { $all }.
scene-moment = Sol { $sol } of { $sols } · { $phase }
scene-warning = { $facility }: { $penalty }
offer-title = { $verb ->
        [repair] Repair { $target }
        [explore] Explore { $target }
       *[other] { $action }: { $target }
    }
offer-title-bring = Bring home: { $things } ({ $target })
offer-no-part = none is left
offer-dismantle = takes { $upgrade } apart for the part
offer-from-upgrade = with a part made of an Upgrade card
offer-row-team = Who does it?
offer-row-with = With what?
offer-row-bring = Bring home
offer-row-where = In which room?
offer-row-via = By which way?
offer-row-order = Where in the order?
offer-move = Move: { $what }
offer-place = { $place } of { $of }
offer-becomes = { $what } becomes { $odds }.
offer-row-crew = Which crew?
offer-deal = { $count ->
        [1] Choose your astronaut
       *[other] Choose your two astronauts
    }
offer-ability = { $who }: { $ability }, { $effect }
offer-row-machines = Which machines come along?
offer-machines = Which machines come along?
offer-all-placed = { $machines ->
        [0] All pawns are placed.
        [one] All pawns are placed. { $machines } machine is idle.
       *[other] All pawns are placed. { $machines } machines are idle.
    }
offer-parts = Which Spare Parts do you take?
offer-parts-waiting = { $count ->
        [0] nothing broken waits for them
       *[other] something broken waits for { $count } of them
    }
offer-row-target = Where, or which one?
offer-via = by way of { $route }
offer-from-cargo = with the part from the Cargo Bay ({ $count } left)
offer-take-out = take one out: { $facility }
offer-costs = costs { $count } { $supply } (you have { $stock })
offer-strikes = With it: { $strike }.
offer-adventure = Adventure { $odds }.
offer-operator = { $who } bears what comes of it.
offer-borrows = Takes a pawn of { $who }.
offer-leaves = { $who } leaves { $what } (that becomes { $odds }).
offer-gives-up = { $who }: { $what } is given up.
offer-broken = Broken parts { $before } → { $after }.
offer-wilts-not = { $facility }: no plant wilts for it.
offer-stress = Stress tomorrow { $before } → { $after }.
offer-track = { $complex }, breakdown tonight: { $before } % → { $after } %.
offer-short = { $supply }: rooms that go dark { $before } → { $after }.
offer-withdraw = Take it back
plan-act = { $who }: { $what }, { $odds }
offer-withdraw-what = Take back: { $what }
offer-change = Change: { $what }
offer-planned = In the plan
offer-breaks = What are the breaks good for?
offer-breaks-use = { $stress ->
        [0] Morale +{ $morale }
       *[other] { $morale ->
            [0] Stress −{ $stress }
           *[other] Morale +{ $morale }, Stress −{ $stress }
        }
    }
offer-ready = I am ready
offer-all-ready = All of us are ready
offer-at-ease = { $count ->
        [one] Last pawn: { $action }. Ready
       *[other] { $count } pawns left: { $action }. Ready
    }
offer-at-ease-who = { $count ->
        [one] { $who }: { $action }
       *[other] { $who }: { $count } × { $action }
    }
scene-machine-now = Now: { $actions }
scene-machine-idle = Now: nothing it could do
outlook-change = { $before ->
        [100] sure
       *[other] { $before } %
    } → { outlook-enough }
outlook-enough = { $after ->
        [100] sure
       *[other] { $after } %
    }
scene-machines = { $used } of { $most } machines used this sol
scene-twice = Two actions of the plan aim at { $target }.
scene-at-most = now { $now }
scene-count = { $now } of { $wanted }
odds-sure = sure
odds-none = no use
odds-percent = { $percent } %
odds-wound = wound { $percent } %
odds-wounds = { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
odds-missing = { $count ->
        [one] { $count } pawn missing
       *[other] { $count } pawns missing
    }
scene-cause-crew = The crew: +{ $count }
scene-cause-dark-stress = { $facility } in the dark: +{ $count }
scene-cause-short = Not enough { $supply } for everything: +{ $count }
scene-cause-mission = The mission: +{ $count }
scene-cause-made = { $facility } makes { $made }
scene-cause-less = { $facility } makes { $made }; at its best { $top }
scene-cause-dark = { $facility } is in the dark and makes nothing
scene-cause-effects = Effects in force: { $by }
scene-cause-users = { $count ->
    [one] 1 Facility needs it: { $users }
   *[other] { $count } Facilities need it: { $users }
}
scene-cause-plants = { $facility }: { $count ->
    [0] no ripe plant
    [one] 1 ripe plant
   *[other] { $count } ripe plants
}
scene-cause-eaters = { $count ->
    [one] 1 portion for the crew
   *[other] { $count } portions for the crew
}
fault-energy = costs 1 energy
fault-oxygen = costs 1 oxygen
fault-force = must roll
fault-malfunction = malfunction +1
fault-wilt = a plant wilts
fault-rover-check = Wagtail may break
fault-lose-sample = a sample is lost
fault-stress = Stress +1 each sol
fault-token = a token each sol
fault-no-rover = no rover
fault-none = no harm
rail-setup = Set-up
rail-events = Events
rail-morale = Morale
rail-production = Production
rail-action = Actions
rail-malfunction = Malfunctions
rail-cleanup = Cleanup

## A table in a list, and its chronicle

where-mission = { $mission }
where-phase = { $rail }
where-sol = Sol { $sol } of { $sols } · { $rail }
chronicle-mission = Mission { $number }: { $mission }
chronicle-sol = Sol { $sol }

## How a mission went, on the page at its end

summary-sol = Sol { $sol } of { $sols }
summary-goals = { $done } of { $count } goals
summary-optional = { $done } of { $count } optional
summary-dice = { $rolls ->
        [one] 1 Success die
       *[other] { $rolls } Success dice
    } thrown, { $came } succeeded. { $luck }.
series-stress = Stress
series-stress-note = at the end of each sol
series-stress-limit = { $limit }: quarrel
series-oxygen = Oxygen
series-energy = Energy
series-made-note = made in each sol
series-needed = needed { $count }
series-start = start
moment-died = A death
moment-envelope = An envelope is opened
moment-goal = Goal reached
moment-discovery = A Discovery
moment-dark = Lights out
moment-lucky = Against the odds
moment-unlucky = Bad luck
moment-chance = { $text } The chance was { $chance } %.
toll-wounds = { $now ->
        [0] { $taken ->
            [0] unhurt
           *[other] healed
        }
        [one] 1 wound
       *[other] { $now } wounds
    }
toll-tokens = { $count ->
        [0] no Morale token left
        [one] 1 Morale token left
       *[other] { $count } Morale tokens left
    }
cost-parts = { $left ->
        [0] Nothing is broken
        [one] 1 part is still broken
       *[other] { $left } parts are still broken
    }, { $fixed ->
        [0] none was repaired
        [one] 1 was repaired
       *[other] { $fixed } were repaired
    }
cost-hungry = { $count ->
        [one] 1 portion of food was missing
       *[other] { $count } portions of food were missing
    }
cost-quarrels = { $count ->
        [one] 1 quarrel
       *[other] { $count } quarrels
    }
cost-dark = { $count ->
        [one] Lights out once
       *[other] Lights out { $count } times
    }
choice-done = “{ $event }” was dealt with.
choice-struck = “{ $event }” was left alone, and struck.
choice-over = “{ $event }” passed by itself.
helped-heal = Heal earlier: the sixth wound kills. Whoever has four should not be on top of a stack that rolls a Wound die.
helped-repair = Repair { $over } more. { $broken ->
        [one] 1 part broke
       *[other] { $broken } parts broke
    } in this mission, { $fixed } were mended.
helped-goal = Begin earlier with: { $goal }
helped-sure = One pawn more on the actions that mattered: { $count ->
        [one] 1 throw of the Success die was
       *[other] { $count } throws of Success dice were
    } left to chance, and { $lost } failed.
helped-energy = More energy and oxygen: the lights went out { $count ->
        [one] once
       *[other] { $count } times
    }.
helped-events = Deal with Mission Events before they strike: { $count ->
        [one] 1 was
       *[other] { $count } were
    } left alone.
met-own = yours; { $profession }
onward-again = { $mission } once more, with the same people and other dice.
onward-harder = Once more, { $difficulty }.
onward-continue = { $campaign } goes on: the base stays as you leave it, and so do the astronauts. Whoever has to go hands their seat to somebody else, or to a bot.
onward-anew = No mission of this campaign can be played again. A new one begins with its first mission, sealed letters and a base that knows nothing of this winter.
onward-home = The place to begin: repairing and building, close to home.
onward-riddle = You know repairing and building; this adds the map, and light that runs out.
onward-plants = You know the map; this is about the Laboratory: samples, and what they tell.
onward-probe = You know research; this leads far out, with signals to follow and a camp to sleep in.
onward-land = You know long ways; here everything must be found, carried home and put up.
onward-core = The hardest of the six: deep samples, few sols, and a base that tires.
onward-slow-bell = The campaign: five missions, one base, and what you decide stays decided.
onward-winters = The legacy campaign: five missions without a second try, four sealed letters, and a winter that changes base, ground and people for good.

## Hints: why somebody practised would choose that

hint-objective = The mission asks for it: “{ $objective }”
hint-sheet = { $sheet } stands at { $percent } % of { $goal } %.
hint-on-the-way = It is the next step to { $space }, where this lies: { $thing }.
hint-on-the-way-to = It is the next step towards { $space }.
hint-lies-there = { $thing } lies there: { $space }.
hint-way = The shortest way to { $space } takes { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} beside the one for the task.
hint-safe-way = Nothing lies in wait on any of its { $count ->
    [one] spaces
   *[other] { $count } spaces
}.
hint-unknown-ground = Unexplored spaces on the way to { $space }, itself included: { $count }.
hint-element = { $element }, when broken: { $penalty }.
hint-broken = { $broken ->
    [one] { $broken } part is
   *[other] { $broken } parts are
} broken; when the mission ends there may be { $threshold } at most.
hint-tile = As long as the Shutdown tile lies there, { $facility } stands still, and it brings { $stress } Stress every sol.
hint-track = { $complex }: the Malfunction track stands at { $level } of { $top }; the chance that it draws a card next is { $trigger } %.
hint-rover = { $rover } does not run with a Fault token; running, it counts as { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}.
hint-rover-helps = { $rover } counts as { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}, so that people are free for something else.
hint-upgrade = Once installed – { $upgrade_effect }. Sols left after this one: { $left }.
hint-event-reward = Dealing with “{ $event }” brings this: { $effect }
hint-event-strikes = Left alone, “{ $event }” strikes in the next Events phase with a chance of { $strikes } %.
hint-stress = Stress stands at { $stress }; the next Production takes it to { $level }, and at { $limit } there is a quarrel.
hint-morale = Morale stands at { $morale }, and { $left ->
    [0] this is the last sol
    [one] 1 more sol is to come
   *[other] { $left } more sols are to come
}.
hint-supply = Next Production: { $made } { $supply } made, { $needed } needed.
hint-shortage = { $supply }: the base makes { $made } and needs { $needed }.
hint-stock = In store: { $stock } { $supply }.
hint-wounds = { $who } has { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}; nobody lives with more than { $most }.
hint-condition = { $who } suffers from { $condition }: { $ailment }.
hint-rest = Nothing better is left for this pawn, and { $who }, who has { $tokens } Morale { $tokens ->
    [one] token
   *[other] tokens
}, gains one: they pay for abilities.
hint-part = { $part }: { $held } at hand, { $count ->
    [0] no broken part waits for any
    [one] 1 broken part waits for one
   *[other] { $count } broken parts wait for one each
}.
hint-parts = Spare Parts at hand: { $held }; broken parts: { $count }.
hint-research = This card shows { $percent } %; all cards together average { $average } %.
hint-on-path = { $space } lies on the path that the signals come nearest to: { $chain }.
hint-off-path = { $space } lies off the path that the signals come nearest to: { $chain }.
hint-rolled = The Success die of { $action } shows: { $face }.
hint-order = It comes first in the plan and succeeds with a chance of { $success } %.
hint-find = Its moment has come: { $effect }
hint-planned = All your pawns have a task. Actions in the plan of all: { $count }.
hint-too-few = It has { $pawns } of the { $count } pawns that it takes.
hint-certain = With { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} it succeeds without dice.
hint-odds-more = With { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} the chance of success is { $success } %; with { $certain } it is certain.
hint-odds-enough = With { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} the chance of success is { $success } %; the { $certain } that would make it certain are worth more elsewhere.
