# Vanguard.

## The game itself

game-title = Vanguard
game-guide =
    You lead the Away Team of the Bellwether on a strange world. Each of the four Sections sends a Crewmember with dice of three colours. You do what the Missions ask and get home: you win or lose together. The fourth Injury of anybody is an Emergency Evac, and the Exploration has failed.
    A round goes like this:
    1. The Start token is passed on. From there everybody has one turn.
    2. A turn is two Actions: one Special Action at most, Travel along a Path, Prepare, Rest, or Lift-Off from the Lander Sector, which ends the Exploration.
    3. Special Actions are mostly Dice Checks. Choose dice, others in your Sector may Assist with one die each; roll; change the results with cards and Skills; use Dice Combinations; read Injury and Danger dice; count Special Effects; the first row from the top that your dice meet is your Outcome. Dice that were rolled are Spent.
    4. After the turn there is an Event: its main effect in the right Biome, the other one elsewhere. Time Tracks go on, and Threats move.
    Spent dice come back by Rest, which costs Supplies, or by Exert at any time: Sacrifice a die for good, Refresh up to five. Cards in hand are good for one of two things: their top effect, or their Dice Combination.
    In a campaign the ship follows. What you brought is unloaded, the injured lie in the Medbay and come back pass by pass; Success buys dice. At the Bridge you get Command and Energy, and open Situations take their toll. Energy flies the ship and scans; each Command token is a visit of a facility: Laboratory, Production, Barracks, Situation Room. Then a Lander, a team, cards and Equipment, and down you go. “view forecast” shows what a visit would come to, “view” and the name of a page that page.
    Look at “view sector” for what can be done where, and at “view missions” for what has to be.
game-alone = Alone you lead two Sections on the first planet, and two to four on later ones (V-PLAYER-13).
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-of = { $player } ({ $sections })

## Values

section-security = Security
section-recon = Recon
section-science = Science
section-engineering = Engineering
section-dice = { $good }; dice of its own: { $dice }
section-good-security = good at guarding and heavy work
section-good-recon = good at finding ways and gathering
section-good-science = good at studying what is strange
section-good-engineering = good at mending and building
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
icon-PHY = Physical
icon-GAT = Gathering
icon-DEF = Defense
icon-SCO = Scouting
icon-BIO = Biology
icon-XEN = Xenology
icon-CON = Construction
icon-SCI = Science
icon-TEC = Technology
icon-BAS = Basic
icon-VAN = Spark
icon-ACC = Accident
need-SAME = same icon
need-die = any die
need-red = red die
need-green = green die
need-blue = blue die
need-none = otherwise
need-or = { $first } or { $second }
dice-none = no dice
die-basic = { $colour ->
        [red] Red
        [green] Green
       *[blue] Blue
    } Basic
die-expert = { $colour ->
        [red] Red
        [green] Green
       *[blue] Blue
    } Expert
die-wild = { $colour ->
        [red] Red
        [green] Green
       *[blue] Blue
    } Wild
die-icons = { $first } and { $second }
die-specialised = { $name } die
biome-caves = Caves
biome-crystalline = Crystalline
biome-deadly = Deadly
biome-desert = Desert
biome-frozen = Frozen
biome-hostile = Hostile
biome-rocky = Rocky
biome-ruins = Ruins
biome-tutorial = Tutorial
biome-vegetation = Vegetation
biome-void = Void
biome-volcanic = Volcanic
biome-water = Water
find-specimen = Living Specimen
find-mineral = Mineral
find-microorganism = Microorganism
find-vegetation = Strange Vegetation
find-technology = Alien Technology
symbol-damage = Damage
symbol-heavy = Heavy Damage
symbol-mental = Mental
symbol-common = Common
symbol-uncommon = Uncommon
symbol-rare = Rare
symbol-special = Special
# “none” is a key by which messages choose: leave it as it is.
turn-none = none
sector-none = off the board
sector-number = Sector { $number }
sector-name = { $name } ({ $number })
path-free = free
path-travel = as the Global Condition says
path-travel-by = as { $condition } says
path-spend = costs { $of ->
        [die] a die
       *[other] a { $colour } die
    }
path-spend-ready = costs { $of ->
        [die] a die
       *[other] a { $colour } die
    } ({ $ready } ready)
path-spend-short = costs { $of ->
        [die] a die
       *[other] a { $colour } die
    } for good, none is ready
path-spend-lost = costs { $of ->
        [die] a die
       *[other] a { $colour } die
    } for good
path-danger = Danger { $of }
injury-card = { $name } ({ $type })
injury-down = { $name } ({ $type }, face down)
injury-symbol = { $symbol } – { $effect }
purpose-landing = Landing
purpose-threat = Threat
purpose-answer = Answer
action-special = Special Action
action-travel = Travel
action-place = place Equipment
action-prepare = Prepare
action-rest = Rest
action-lift-off = Lift-Off
how-draw = Draw a card
how-check = Make a Dice Check
how-draw-check = Draw a card, then make a Dice Check
how-check-draw = Make a Dice Check, then draw a card
how-lift-off = Lift-Off
how-evac = Emergency Evac
how-log = a Log
outcome-won-lift-off = you lifted off with your Mission accomplished
outcome-won-log = your Mission is accomplished
outcome-won-evac = your Mission is accomplished
outcome-lost-lift-off = you lifted off without what you came for
outcome-lost-evac = Emergency Evac, the Exploration has failed
outcome-lost-log = the Exploration is over without what you came for
outcome-lost-dead = nobody came home
step_name-1 = choose dice, and Assist
step_name-3 = roll
step_name-4 = modify results
step_name-5 = Dice Combinations
step_name-6 = Injury and Danger dice
step_name-7 = Special Effects
step_name-8 = mark the Outcome, Spend the rest

## The chances of a check

colour-none = no Outcome
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-chance = { $colour } { $value } %
odds-steps = { $colour } +{ $value }
odds-rows = Chances with the dice in hand: { $odds }
odds-track = { $colour } track with these dice: about { $steps } of { $left } spaces; to its end { $chance } %
odds-injury = Danger of an Injury: { $chance } %
odds-wound = Own Injury dice do harm: { $chance } %
odds-sampled = Estimated by { $count } rolls: give or take { $error } %
odds-then = then { $odds }
odds-needs-assist = Somebody else must give a die first: this Action needs an Assist.
odds-ready = { $count ->
        [0] no dice marked
        [one] roll this die
       *[other] roll these { $count }
    }
odds-card = Using { $card } after the roll, this or better: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }(give or take { $error } %)
    }
odds-skill = Using the Skill { $skill } after the roll, this or better: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }(give or take { $error } %)
    }
odds-cards = Each of them by itself. Not counted: Dice Combinations, several cards together, what others use.
chance-percent = { $value } %
chance-sure = sure
chance-none = no use
chance-of = { $colour } { $share }
chance-change = { $before } → { $after }
chance-steps-more = +{ $value }
chance-no-progress = No progress with these dice
chance-faces = { $count } of { $sides }
chance-face = { $count } of { $sides } { $effect }
danger-nothing = nothing
danger-odds = Danger { $table }: { $odds }
danger-with-odds = { $table } ({ $odds })
offer-dice = { $action }: which dice roll?
offer-dice-roll = { $waits ->
        [yes] { $count ->
            [one] Ready with this die
           *[other] Ready with these { $count }
        }
       *[no] { $count ->
            [one] Roll this die
           *[other] Roll these { $count }
        }
    }
offer-dice-suggested = Suggested: { $count ->
        [one] this die
       *[other] these { $count }
    }
offer-dice-own = { $who }, { $count ->
        [one] own die alone
       *[other] own { $count } alone
    }
offer-dice-all = { $count ->
        [one] Take the only die
       *[other] Take all { $count }
    }
offer-dice-clear = Clear
offer-dice-accidents = more dice, more Accidents
offer-dice-of = { $count } of { $who }
offer-dice-keeps = { $count ->
        [0] leaves { $who } no die
       *[other] { $who } keeps { $count }
    }
offer-dice-waits = rolled once { $seat } is ready
offer-dice-ask = Ask { $asked }
offer-dice-ask-one = { $who } for { $die }
offer-dice-give = Assist with { $die }
offer-dice-give-nothing = No help
die-barred-most = { $who } gives no more dice: put the marked one back first.
die-barred-ready = { $who } has done choosing.
hand-any = any number
hand-assists = Assists with { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
check-step-dice = Dice
check-step-roll = Roll
check-step-change = Change
check-step-result = Result
check-now = now: { $colour }
check-now-steps = now: green +{ $green }{ $red ->
        [0] { "" }
       *[other] , red +{ $red }
    }
check-passed-injury = Injury die: no match
check-passed-sparks = Sparks: none
roll-comes = Now: { $colour }
roll-steps = green +{ $green }{ $red ->
        [0] { "" }
       *[other] , red +{ $red }
    }
roll-stays = { $colour } stays
roll-lost = { $before } is lost: { $colour }
roll-becomes = { $before } → { $colour }
roll-could = could become { $odds }
roll-no-better = cannot be better
roll-instead = { $colour } comes instead
deal = Deal for me
deal-sections = Who leads which Section? The crew has four; for a first game any deal is good
deal-team = Who goes down to the planet?
deal-leads = { $seat } leads { $sections }
deal-goes = { $section } goes down
deal-gear = Rank-Up card and Equipment
deal-rank-up = You try for { $card }
deal-carries = { $who } carries { $gear }
deal-at-recruit = { $section }: { $who }
deal-at-away = { $who } goes down for { $section }
deal-at-leave-die = { $who } leaves { $die } aboard
deal-at-deck = { $who } takes the usual cards
deal-at-equipment = Equipment as last time
deal-at-small-gear = { $who } takes { $gear }
deal-at-load = loaded: { $gear }
deal-at-fit-mod = fitted: { $card }
deal-at-buy-die = { $section } gets { $die }
deal-at-return-die = { $section } gives { $die } back
deal-at-start-project = started: { $card }
deal-at-draft = { $section }: { $who }
deal-discard = Discard { $cards }
offer-refresh = Which dice does { $who } Refresh?
offer-refresh-these = Refresh { $dice }
offer-one-by-one = Choose one by one
way-spend = Spend { $die }
way-sacrifice = { $die } is gone for good
way-turn = turn { $die } ({ $face })
way-turn-to = turn { $die } ({ $face }) to { $to }
way-no-die = no such die is ready: Exert, or one is gone for good
way-reroll = reroll { $die } ({ $face })
way-drop = put { $die } ({ $face }) aside

## Pronouns in stories

they-they = they
they-she = she
they-he = he
them-they = them
them-she = her
them-he = him
their-they = their
their-she = her
their-he = his

## Cards

action-of = { $name } ({ $card })
action-only = Only if { $test }.
action-assisted = Somebody must Assist.
action-cost = Cost – { $effect }
action-danger = Rolled along – { $tables }.
action-counts = { $need } – { $effect }
action-lacks = Without { $need } – { $effect }
action-row = { $colour } ({ $need }) – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Then { $then }.
    }
action-track = { $colour } track, { $space } of { $length } – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Then { $then }.
    }
action-untold = The story tells.
ability-action = Counts as an Action.
card-action = Action “{ $action }” – { $details }
card-find = { $find } ({ $rarity ->
        [common] common
        [rare] rare
       *[ultra] very rare
    }): pays for research aboard.
once-check = Once per Dice Check.
once-turn = Once per turn.
once-round = Once per round.
once-exploration = Once per Exploration.
gives-up-sacrifice = Sacrifice this card.
gives-up-return = Return this card to the Armory.
gives-up-discard = Discard this card.
gives-up-charge = Costs 1 Charge.
when-check = In a Dice Check
when-any = At any time
when-assist = When you Assist
when-travel = When you Travel
when-follow = When somebody leaves your Sector
when-arrive = When you enter a Sector
when-rest = When you Rest
when-rest-here = When somebody Rests in your Sector
when-prepare = When you Prepare
when-danger = When a Danger die is rolled
when-event = When an Event is revealed
when-lead = When Leads are gained
when-discovery = When a Discovery is gained
when-injury = When an Injury is gained
when-travel-you-travel = When you Travel
when-rest-you-rest = When you Rest
when-prepare-you-prepare = When you Prepare
when-check-you-prepare = In a Dice Check when you Prepare
when-arrive-you-arrive = When you enter a Sector
when-arrive-that-arrival-is-forced = When an effect has moved or placed you or somebody from your Sector
when-danger-that-danger-is-yours = When a Danger die is rolled for you
when-danger-that-danger-is-near = When a Danger die is rolled in your Sector
when-danger-that-danger-is-near-that-danger-is = When a Danger die of table { $table } is rolled in your Sector
when-danger-that-danger-is-near-that-danger-is-one-of = When a Danger die of table { $tables_any } is rolled in your Sector
when-danger-that-danger-is-near-that-danger-is-yours-not = When a Danger die is rolled for somebody else in your Sector
when-injury-that-injury-is-yours = When you would gain an Injury
when-injury-that-injury-is-near = When somebody in your Sector would gain an Injury
when-injury-that-injury-is-near-that-injury-is-yours-not = When somebody else in your Sector would gain an Injury
when-injury-that-injury-is-yours-that-injury-is = When you would gain the Injury { $injury }
when-event-that-event-is-yours = When you reveal an Event
when-event-that-event-is-yours-that-event-matches = When you reveal an Event whose main effect applies
when-lead-that-lead-is-yours = When you gain Leads
when-lead-that-lead-is-yours-that-lead-is = When you gain { $find } Leads
when-lead-that-lead-is-yours-that-lead-comes-from-event = When you gain Leads from an Event
when-discovery-that-discovery-is-yours = When you gain a Discovery
when-discovery-that-discovery-is-yours-that-discovery-is = When you gain a Discovery of the type { $find }
when-outcome-that-outcome-is = When your Outcome is { $row }
when-wound-die-that-symbol-is = When an Injury die shows { $symbol } in your Dice Check
when-assist-another-rolls = When you Assist another Crewmember
when-assist-another-rolls-not = When others Assist you
when-assist-that-check-is-next-door = When a Dice Check is made in a Connected Sector
when-log-that-log-is-yours = When your Action has brought a Log
when-pay-that-price-is-spend = When you must Spend { dice-one }
when-loss-that-loss-is-near = When Supplies would be lost in your Sector
when-wound-die = When an Injury die shows its symbol
when-outcome = When an Outcome applies
when-turn = In your turn
when-log = When an Action has brought a Log
when-landing = During the Landing
when-pay = When a die must be Spent
when-loss = When Supplies are lost
crew-card = { $convert } { $skill } – { $ability }
convert = Convert Ability – Basic icons on { $colour ->
        [red] red
        [green] green
       *[blue] blue
    } dice can count as { $icon }.
gear-place = Placing its token takes an Action and this – { $effect }
gear-place-only = Placing its token takes an Action.
card-unloaded = When unloaded aboard – { $effect }
card-event = { $biomes } – { $main } Elsewhere – { $rest }
card-halves = { $top } Combination ({ $need }) – { $combination }
choice-cost = { $stake } Costs: { $cost }
choice-cost-dice = { $stake } Costs { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
choice-cost-lose-supplies = { $stake } Costs { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    }.
choice-cost-lose-energy = { $stake } Costs { $count ->
        [one] 1 Energy token
       *[other] { $count } Energy tokens
    }.
choice-cost-lose-success = { $stake } Costs { $count ->
        [one] 1 Success token
       *[other] { $count } Success tokens
    }.
choice-cost-lose-command = { $stake } Costs { $count ->
        [one] 1 Command token
       *[other] { $count } Command tokens
    }.
threat-space = { $count ->
        [one] Space
       *[other] Spaces
    } { $space } – { $effect }
threat-reset = The track is reset.
threat-goes = Moves along its line – next { $sectors }{ $strikes ->
        [yes] , and strikes whoever is there
       *[no] { "" }
    }.
threat-or = { $first } or { $second }
time-end = { $left ->
        [one] On the next space
       *[other] In { $left } spaces
    }: { $effect }

## Questions

prompt-effect-event = { $event }: choose what happens.
prompt-effect-threat = { $threat }: choose what happens.
prompt-effect-action = { $action }: choose what happens.
prompt-effect-trip = On the way: choose what happens.
prompt-section = { $led ->
        [0] Choose the Section that you lead. The crew has four; each has dice and cards of its own
       *[other] Choose your second Section
    }
prompt-team = { $along ->
        [0] Choose which of your Sections goes down to the planet
       *[other] Science goes down to the planet. Choose the Section that goes along
    }
prompt-recruit = Recruit { $left } for { $section }
prompt-away = Who goes down for { $section }?
prompt-leave-die = { $who } has more dice of this colour than slots. Which one stays on the ship?
prompt-deck = { $who } takes these cards: { $cards }. Keep them, or choose others?
prompt-deck-card = Which cards does { $who } take along? At least ten.
prompt-operation-dice = { $section } takes these dice: { $dice }. Take them, or choose others from the box?
prompt-box-die = Which die does { $section } take from the box? { $count } to go.
prompt-wild-dice = Buy a Wild die for each Section, for { $count } Success?
prompt-rank-up = Which Rank-Up card do you try for?
prompt-carry = Who carries { $gear }? { $gear_text }
prompt-place-in = Where is { $who } placed?
prompt-landing-place = Where does the Lander come down?
prompt-start-token = Who gets the Start token?
prompt-act = { $who }: { $actions ->
        [one] one Action left
       *[other] { $actions } Actions
    }. What do you do?
prompt-prepare = How does { $who } prepare?
prompt-consent = { $who } wants to lift off. Do you agree?
prompt-consent-move = { $who } is to be moved. Do you agree?
prompt-log = { $log }: what do you do?
prompt-check-dice = { $action }: which dice does { $who } roll, and who Assists?
prompt-check-changes = { $action } shows { $dice }. Do you change anything?
prompt-check-combinations = { $action } shows { $dice }. Do you use a Dice Combination? Its dice are Spent and no longer count.
prompt-injury-order = Which Injury die comes first?
prompt-danger-order = Which Danger die comes first?
prompt-special-effect = { $action }: which dice count for { $need }?
prompt-spark-counts = Does your Spark count as the icon that must not be missing?
prompt-use-substitute = Now: { $colour }, with Sparks or Convert Abilities ({ $need }). Take it?
prompt-spend = Which die does { $who } Spend?
prompt-no-die = { $who } has no fitting die to Spend. Exert, or Sacrifice one instead?
prompt-sacrifice = Which die does { $who } Sacrifice?
prompt-refresh = Which die does { $who } Refresh? { $left ->
        [one] One to go.
       *[other] { $left } to go.
    }
prompt-hand-limit = { $who } has too many cards in hand. Which one is discarded?
prompt-discard = Which card does { $who } discard?
prompt-column = On which column does { $who } take the Injury die? It takes a slot there and is rolled in their next Dice Check.
prompt-pushed = The { $colour } column of { $who } is full. Which die is Spent?
prompt-discard-injury-die = Which Injury die does { $who } discard?
prompt-discard-injury = Which Injury does { $who } discard?
prompt-turn-injury = Which Injury does { $who } turn face down?
prompt-reroll = Which die do you reroll?
prompt-turn = Which die do you turn?
prompt-drop = Which die do you put aside?
prompt-take-back = Which die do you take back?
prompt-face = Which side shall it show?
prompt-swap-icon = Which icon do you swap?
prompt-double = Which die counts twice?
prompt-move-to = Where does { $who } move to?
prompt-which-crew = Whom does it concern?
prompt-which-threat = Which Threat?
prompt-threat-to = Where does the Threat go?
prompt-which-path = Which Path?
prompt-which-marker = Which marker?
prompt-time-order = Which Time Track goes on first?
prompt-progress-track = Which Time Track goes on?
prompt-reduce-track = Which Time Track goes back?
prompt-reset-track = Which Time Track is reset?
prompt-hold-track = Which Time Track is held?
prompt-event-order = Which Event will come first?
prompt-event-drop = Which Event is discarded?
prompt-lead-type = Which type of Discovery?
prompt-lead-order = Which Lead is placed first?
prompt-lead-card = Who draws a card for the Lead?
prompt-lead-charge = Who gains a Charge for the Lead?
prompt-return-lead = Which Lead goes back into the bag?
prompt-discard-lead = Which Lead is discarded?
prompt-keep-discovery = Which Discovery do you keep?
prompt-discard-discovery = Which Discovery is discarded?
prompt-lose-discovery = Which Discovery is lost?
prompt-pay-debt = A debt falls due. What do you pay with?
prompt-debtor = Who Sacrifices a die for the debt?
prompt-return-gear = Which Equipment does { $who } return to the Armory?
prompt-take-gear = Which Equipment?
prompt-trade = Which Equipment changes hands?
prompt-raise-card = Which card do you take back into your hand?
prompt-enter-roll-section = Roll { $die } of { $who }: what does it show?
prompt-enter-roll-injury = Roll an Injury die: what does it show?
prompt-enter-roll-danger = Roll a Danger die: what does it show?
prompt-enter-roll-ten = Roll the ten-sided die: what does it show? (10 stands for 0.)

## Moments

prompt-moment = A last moment before it goes on.
prompt-moment-travel = { $path_who } is about to Travel to { $path_to } ({ $path_icons }).
prompt-moment-arrive = { $arrived } has arrived from { $arrived_from }.
prompt-moment-rest = { $rest_who } is about to Rest.
prompt-moment-prepare = { $prepare_who } is about to prepare.
prompt-moment-turn = { $turn_who } has taken the last Action of this turn.
prompt-moment-danger = { $danger_who }: Danger { $danger_table } shows { $danger_symbol }.
prompt-moment-event = Event for { $event_who }: { $event }.
prompt-moment-lead = { $lead_who } gains Leads for { $lead_type }: { $leads }.
prompt-moment-discovery = { $found_who } has found { $found }.
prompt-moment-injury = { $injury_who } is about to gain an Injury: { $injury }.
prompt-moment-wound-die = An Injury die shows { $wound_symbol }.
prompt-moment-outcome = { $outcome_who }: the { $outcome } Outcome is about to apply.
prompt-moment-log = The Log has been read.
prompt-moment-pay = { $pay_who } must Spend a die.
prompt-moment-loss = { $loss_who } is about to lose { $loss } Supplies.
prompt-moment-time = The Time token of { $time_track } is about to enter a space that does something.
prompt-moment-landing = Landing: { $landing_entry }.

## Options

option-section = { $section }
option-recruit = { $who }
option-keep-deck = keep these
option-build-deck = choose cards
option-usual-dice = take these
option-pick-dice = choose dice
option-buy-dice = buy the dice
option-keep-success = keep the Success
option-rank-up = { $card }
option-crew = { $who }
option-leave-gear = Leave it aboard
option-sector = { $sector }
option-special = { $action }
option-travel = Travel to { $sector }: { $path }
option-place = Place { $gear }
option-prepare = Prepare
option-prepare-how = { $how }
option-rest = Rest
option-lift-off = Lift-Off
option-no-action = End the turn
option-agree = Agree
option-refuse = Refuse
option-log-choice = { $choice }
option-take-die = Take { $die }
option-assist = { $who } Assists with { $die }
option-may-assist = { $who } Assists
why-not-assist-elsewhere = { $who } cannot Assist: only those in the same Sector can.
why-not-assist-barred = { $who } cannot Assist: an effect lets { $other } neither give nor take an Assist now.
why-not-assist-given = { $who } has Assisted with a die already.
why-not-assist-dice = { $who } cannot Assist: no die is Available.
option-put-back = { $who } puts { $die } back
option-sure-hand = Turn dice as you like
option-call-off = Call the Action off
option-combine = { $card } with { $dice }
option-symbol = { $symbol }
option-danger = Danger { $table }: { $symbol }
option-count = { $times ->
        [0] Count none
        [one] Once, with { $dice }
       *[other] { $times } times, with { $dice }
    }
option-spark = Spark counts as { $icon }
option-no-spark = Spark does not count as { $icon }
option-meet-row = Take { $colour }
option-decline-row = Give { $colour } up
option-die = { $die }
option-column = { $colour }
option-card = { $card }
option-injury = { $injury }
option-exert-first = Exert first
option-sacrifice-instead = Sacrifice instead
option-nothing-left = Nothing is left to choose
option-rolled = { $die }: { $face } ({ $who })
option-show = { $face }
option-swap = { $die }: { $face } becomes { $icon }
option-threat = { $threat }
option-marker = { $marker }
option-time = { $track }
option-event = { $event }
option-find = { $find }
option-find-card = { $card }
option-lead = { $lead }
option-lead-on = { $lead } on { $find }
option-gear = { $gear }
option-give = { $who }: give { $gear } to { $other }
option-pay-die = Sacrifice a die
option-go-on = Go on
option-complete = Complete the Mission: { $mission }
option-exert = { $who }: Exert
option-use-card = { $who }: play { $card }
option-use-skill = { $who }: use the Skill
option-use-gear = { $who }: use { $card }
option-use-find = { $who }: use { $card }
option-use-mod = { $who }: use { $card }
about-exert = Sacrifice a die, then Refresh up to five.
about-exert-first = Sacrifice a die, Refresh up to five, then Spend one
about-sacrifice-instead = lose a die for good, Refresh none
about-prepare = draw a card, make a Dice Check to use Dice Combinations, or both
about-rest = costs 1 Supplies where they are counted; Refresh up to half of all your dice and draw a card
about-lift-off = ends the Exploration; whoever is elsewhere is left behind

## What happened

event-section-taken = { $seat } leads { $section }.
event-team-joined = { $who } comes along for { $section }.
event-taught = { $lesson }
event-recruited = { $who } serves in { $section }.
event-crew-promoted = { $who } is promoted to Rank { $rank }.
event-dice-bought = { $section } gets a die: { $die }.
event-planet-recorded = { $planet } is recorded: what was found there will be found again.
event-round-began = Round { $round } begins.
event-turn-began = { $who } has a turn.
event-start-token-passed = { $who } has the Start token.
event-action-taken = { $who }: { $action }.
event-moved = { $how ->
        [travel] { $who } Travels to { $sector }.
        [move] { $who } moves to { $sector }.
       *[other] { $who } is placed in { $sector }.
    }
event-die-spent = { $who } Spends { $die }.
event-die-sacrificed = { $who } Sacrifices { $die }.
event-exerted = { $who } Exerts.
event-dice-refreshed = { $who } Refreshes { $dice }.
event-not-sacrificed = { $who } cannot Sacrifice a die and gains an Injury instead: { $injury }.
event-injury-gained = { $who } gains an Injury: { $injury }.
event-injury-ignored = { $who } ignores an Injury: { $injury }.
event-injury-die-taken = { $who } has an Injury die on the { $colour } column.
event-injury-die-returned = { $who } loses the Injury die on the { $colour } column.
event-injury-discarded = { $who } is rid of { $injury }.
event-injury-turned-down = { $who } turns { $injury } face down.
event-cards-drawn = { $who } draws { $cards }.
event-deck-rebuilt = { $who } shuffles the discard pile into a new deck.
event-card-discarded = { $who } discards { $card }.
event-card-sacrificed = { $who } Sacrifices { $card }.
event-card-played = { $who } plays { $card }.
event-skill-used = { $who } uses a Skill: { $skill }.
event-gear-used = { $who } uses { $gear }.
event-gear-returned = { $gear } returns to the Armory.
event-gear-given = { $who } gives { $gear } to { $other }.
event-token-placed = { $gear } is placed in { $sector }.
event-charges-changed = { $who } has { $charges ->
        [one] 1 Charge
       *[other] { $charges } Charges
    }.
event-supplies-changed = Supplies { $change ->
        [-1] -1
        [1] +1
       *[other] change by { $change }
    }: { $supplies } left.
event-success-gained = { $count ->
        [one] 1 Success token
       *[other] { $count } Success tokens
    }, now { $success }.
event-danger-rolled = { $who }, Danger { $table }: { $danger_does }.
event-danger-ignored = The Danger die for { $table } is ignored.
event-check-began = Dice Check of { $who }: { $action }.
event-dice-rolled = { $who } rolls { $dice }.
event-die-rerolled = { $die } is rerolled: { $before } becomes { $face }.
event-die-turned = { $die } is turned: { $before } becomes { $face }.
event-injury-dice-rolled = Injury dice of { $who } show { $symbols }.
event-injury-die-placed = { $who }: { $symbol } strikes { $injury }.
event-combination-used = { $who } uses the Dice Combination of { $card } with { $dice }.
event-special-resolved = Special Effect { $need }: { $times ->
        [one] once
       *[other] { $times } times
    }.
event-track-moved = The { $colour } track is at { $space } of { $length }.
event-outcome-marked = The { $colour } row is met.
event-outcome-applied = The { $colour } Outcome applies.
event-event-revealed = Event for { $who }: { $event }.
    { $text }
    { $matches ->
        [yes] In this Biome: { $effect }
       *[no] Not in its Biome: { $effect }
    }
event-time-passed = Time Track of { $card }: { $space } of { $length }.
event-time-reset = The Time Track of { $card } is reset.
event-log-read = { $log }
    { $text }
event-flag-set = You will remember: { $flag }.
event-box-marked = Box marked, { $box }: { $count }.
event-poi-placed = New in { $sector }: { $poi }.
event-poi-discarded = { $poi } is discarded from { $sector }.
event-condition-placed = Global Condition: { $condition }.
event-mission-revealed = New Mission: { $mission }.
event-mission-completed = Mission accomplished: { $mission }.
event-mission-discarded = Mission discarded: { $mission }.
event-marker-placed = Marker in { $sector }: { $marker }.
event-marker-removed = Marker gone from { $sector }: { $marker }.
event-leads-drawn = Leads for { $find }: { $leads }.
event-lead-placed = { $lead } is placed on { $find }, now { $total }.
event-no-leads = There are no Leads on this planet: nothing is gained.
event-discovery-gained = Discovery, { $find }: { $card }.
event-unique-gained = Unique Discovery: { $card }.
event-discovery-discarded = { $card } is discarded.
event-threat-placed = Threat in { $sector }: { $threat }.
event-threat-acted = The Threat “{ $threat }” acts.
event-threat-moved = The Threat “{ $threat }” goes to { $sector }.
event-threat-removed = The Threat “{ $threat }” is gone.
event-ten-rolled = { $purpose }: the ten-sided die shows { $result }.
event-landing-entry = Landing, step { $step } of { $steps }: { $entry }.
event-rank-up-completed = Rank-Up card completed: { $rankup }.
event-crew-died = { $who } is dead.
event-exploration-ended = The Exploration ends: { $how }.

## Why not

why-not-no-special = No Special Action is written in { $sector }, where { $who } is.
why-not-far = No Path leads there from here: it is {$count} Paths away. Travel goes one Path at a time.
why-not-cut-off = No Path leads from where { $who } is to { $sector } any more.
why-not-used-up = It was used as often as it may be.
why-not-in-turn = It is used in its bearer’s own turn.
why-not-no-action = It counts as an Action, and there is none to take now.
why-not-condition = What it asks for does not hold now.
why-not-hand-limit = { $who } has more cards in hand than the limit: one has to be put away first.
why-not-no-gear = { $who } can use nothing that is carried: an effect bars it now.
why-not-upgrade-of = It works only together with { $equipment }, where that token lies.
why-not-placed = It works as a token on the planet: { $who } can place it there as an Action.
why-not-token-lies = Its token lies on the planet and works there: { $sector }.
why-not-under-way = It is used during an Exploration, and none is under way now.
why-not-passive = It works by itself: there is nothing to choose.
why-not-moment = It is used at another moment: { $when }.
why-not-threat = No Action is written on “{ $threat }”: it moves when its token goes on, and cards and Sectors say what helps against it.
why-not-threat-away = The Actions of “{ $threat }” are for whoever is with it: { $sector }.
why-not-track = “{ $track }” has no Action within reach; its token goes on by itself, spaces to go: { $left }.
why-not-path = { $who } is at neither end of this Path.
why-not-later = { $who } could do that as an Action of this turn (left: { $actions }), once what is asked now is answered.
why-not-mission = No Action is written on “{ $mission }”: it is done by what its text asks for.
why-not-mission-done = “{ $mission }” is completed.
why-not-no-deed = No Action is written on “{ $condition }”: what it says holds for everybody.
why-not-dead = { $who } is dead.
why-not-assist-asked = { $who } may Assist while dice are chosen.
why-not-turn-over = { $who } has had the turn in this round; it is the turn of { $turn }.
why-not-turn-of = It is the turn of { $turn }; { $who } comes later in this round.
why-not-die-rolled = The dice of this check ({ $action }) have been rolled: { $dice }.
why-not-die-spent = { $who } does not have this die Available: { $die }.
why-not-alone = Somebody must Assist, and nobody here has a die.
why-not-cards = There are not enough cards in hand.
why-not-charges = There are not enough Charges.
why-not-debt = You owe as much as you can.
why-not-discovery = There is no such Discovery.
why-not-gear = There is not enough Equipment.
why-not-injury = There is no such Injury.
why-not-lander = There is no Lander on the planet.
why-not-lesson = The first round is led: this comes later.
why-not-lander-sector = The Lander is in another Sector.
why-not-lead = There is no such Lead.
why-not-owed = You owe nothing.
why-not-one-way = This Path leads only the other way.
why-not-precondition = What the Action asks for is not so.
why-not-rest = There is no rest here now.
why-not-sector = There is no such Sector.
why-not-special-twice = There is one Special Action a turn.
why-not-stuck = No Movement: nobody leaves this Sector.
why-not-supplies = There are not enough Supplies.
why-not-two-dice = At least two dice must be in the Roll Pool.
why-not-unique = You do not have that Unique Discovery.

## The table in words

panel-exploration = Exploration: { $scenario }
panel-explored = Exploration: { $planet }
panel-result = It is over: { $outcome }
panel-next = What to play next: { $scenario }. { $text }
panel-again = { $scenario } can be tried again.
panel-tally = { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }, { $success ->
        [one] 1 Success token
       *[other] { $success } Success tokens
    }, { $count ->
        [one] 1 Mission
       *[other] { $count } Missions
    } accomplished
panel-home = { $crew_here ->
        [none] Nobody came home
       *[other] Came home: { $crew_here }
    }
panel-round = Round { $round }, { $turn ->
        [none] between turns
       *[other] turn of { $turn }
    }; Start token: { $start }
panel-supplies = Supplies { $supplies } (at most { $most }), Success tokens { $success }
panel-success = Supplies are not counted here; Success tokens { $success }
panel-lander = Lander { $lander }: { $sector }
panel-mod = Mod { $mod }: { $about-use-mod }
panel-debts = Debts: { $count }
panel-deadly = Deadly Space: the fourth Injury kills
panel-condition = Global Condition { $condition }, Travel entry: { $effect }
panel-travel-check = Travel entry, a Dice Check: { $action }. { $details }
panel-combination = Dice Combination of { $card } ({ $need }): { $combination }
panel-special = { $condition }, in every Dice Check. { $special_text }
panel-time = Time Track of { $track }, { $space } of { $length }. { $about-time }
panel-text = { $text }
panel-action = { $action }: { $details }
panel-missions = Missions
panel-mission = { $mission }: { $text }
panel-goal = { $mission }: when { $condition_text }, “any” offers to complete it.
panel-done = Accomplished: { $mission }
panel-rankup = { $ready ->
        [done] Rank-Up card { $rankup }, completed
       *[open] Rank-Up card { $rankup }: completed when { $about-rank-up }
    }
rank-up-goal = { $goal }
panel-log = Log: { $log }
panel-check = Dice Check of { $who }: { $action }
panel-step = Step { $step } of 10: { $step_name }
panel-given = Dice in hand: { $dice }
panel-pool = Roll Pool: { $dice }
panel-wounds = Injury dice: { $symbols }
panel-danger = Danger die { $table }: { $symbol }
panel-crew = Crew: { $who }, { $section }, Rank { $rank }
panel-dead = { $who } is dead
panel-place = Place: { $sector }; { $ready ->
        [done] turn ended
        [last] in the last Action of the turn
       *[open] { $actions ->
            [0] turn to come
            [one] 1 Action left
           *[other] { $actions } Actions left
        }
    }
panel-skill = { $about-crew-card }
panel-charges = Charges: { $charges }
panel-column = { $colour }, { $count } of { $slots }: { $dice }{ $hurt ->
        [yes] , and an Injury die on top
       *[no] { "" }
    }
panel-spent = Spent Pool: { $dice }
panel-injury = Injury { $injury }. { $injury_text }
panel-injury-down = Injury { $injury }
panel-hand = Cards in hand: { $count } of { $limit }; deck { $deck }
panel-card = { $card }. { $about-card }
panel-gear = { $gear }. { $gear_text }
panel-sector = Sector { $sector }
panel-here = { $biomes ->
        [none] No Biome
       *[other] Biome: { $biomes }
    }{ $crew_here ->
        [none] { "" }
       *[other] ; here: { $crew_here }
    }
panel-threats-here = Threat here: { $threats }
panel-markers = Markers: { $markers }
panel-tokens = Equipment: { $tokens }
panel-stuck = No Movement
panel-lander-here = The { $lander } stands here
panel-no-poi = No Point of Interest
panel-poi = { $poi }: { $text }
panel-path = Path to { $sector }: { $path }
panel-threats = Threats
panel-threat = { $threat }: { $sector }; Time Track { $space } of { $length }
panel-spaces = { $spaces }
panel-finds = Finds
panel-find = { $find }: { $leads ->
        [none] no Leads
       *[other] { $leads }, { $total } of { $needed }
    }; { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
panel-found = Found: { $card }. { $about-find-card }
panel-decks = Events in the deck: { $events }; Leads in the bag: { $leads_left }; Unique Discoveries on the board: { $uniques }
panel-elsewhere = Elsewhere (“view sector” tells all about each)
panel-glance = { $sector }{ $poi ->
        [none] {""}
       *[other] : { $poi }
    }{ $ways ->
        [none] {""}
       *[other] ; to { $ways }
    }
panel-danger-tables = Danger tables
panel-danger-table = Table { $table }. { $danger_text }
panel-injury-types = Injury types
panel-faces = The die has these faces: { $symbols }
panel-dice = Dice and their faces
panel-die = { $die } ({ $colour }): { $faces }
panel-section-cards = Section cards
panel-section-card = { $card } ({ $section }). { $about-card }

## Words that effects name

# The dice words are keys by which messages choose: leave them as they are.
dice-die = any
dice-dice = any
dice-red = red
dice-green = green
dice-blue = blue
dice-one = { $want ->
        [red] 1 red die
        [green] 1 green die
        [blue] 1 blue die
       *[any] 1 die
    }
dice-count = { $want ->
        [red] { $count ->
                [one] 1 red die
               *[other] { $count } red dice
            }
        [green] { $count ->
                [one] 1 green die
               *[other] { $count } green dice
            }
        [blue] { $count ->
                [one] 1 blue die
               *[other] { $count } blue dice
            }
       *[any] { $count ->
                [one] 1 die
               *[other] { $count } dice
            }
    }
dice-most = { $want ->
        [red] { $count ->
                [one] 1 red die
               *[other] up to { $count } red dice
            }
        [green] { $count ->
                [one] 1 green die
               *[other] up to { $count } green dice
            }
        [blue] { $count ->
                [one] 1 blue die
               *[other] up to { $count } blue dice
            }
       *[any] { $count ->
                [one] 1 die
               *[other] up to { $count } dice
            }
    }
dice-all = { $want ->
        [red] all red dice
        [green] all green dice
        [blue] all blue dice
       *[any] all dice
    }
dice-any = { $want ->
        [red] any number of red dice
        [green] any number of green dice
        [blue] any number of blue dice
       *[any] any number of dice
    }
track-green = green
track-red = red
row-yellow = yellow
row-green = green
row-red = red
find-any = any type
stat-armor = Armor
stat-sensors = Sensors
stat-agility = Agility
result-won = won
result-lost = lost
rarity-common = common
rarity-rare = rare
rarity-ultra = very rare
source-poi = a POI
source-condition = the Global Condition
source-threat = a Threat
source-mission = a Mission
source-mod = a Lander Mod
source-rankup = a Rank-Up card
source-token = Equipment on the board
source-travel = Travel
source-prepare = Prepare
deed-yellow-outcomes = yellow Outcomes
deed-logs = Logs read
deed-equipment = different Equipment cards used
deed-same-combinations = Dice Combinations with identical icons
deed-reductions = Time Tracks moved back
deed-calmed-threats = Threats removed or reset by the crew
deed-quiet-rounds = rounds without a Danger die
deed-exerts = Exerts of one Crewmember
deed-full-checks = Dice Checks with all three colours and a die of everybody
box-989 = Calendar
box-990 = The Grace
box-993 = The Sentence
box-996 = The Mail Sack
box-berths = Berths for strangers from Kettle
box-MARL_TRIES = Left Marl without the day shift
box-992 = The Overdraw
box-jam = Jam
marker-copied = scale copied
marker-fair = gap filled
marker-gauged = outflow gauged
marker-heard = cup listened at
marker-no-movement = No Movement
marker-asked = asked
marker-beat = first beat
marker-book = book of asking read
marker-candled = eggs candled
marker-cask = cask
marker-chalk = chalk timed
marker-chipped = amber chipped out
marker-counted = poles counted
marker-crack = crack
marker-cradle = cradle looked into
marker-cup = cup
marker-dressed = dressing changed
marker-dug = dug
marker-fruit = fruit picked
marker-graft = graft
marker-hat = hat caught
marker-held = line held
marker-lastbook = last book
marker-letter = letter written
marker-line = hand line
marker-measured = leap measured
marker-out = way out
marker-pantry = pantry opened
marker-paybook = pay book
marker-pew = sat in the back row
marker-picked = picked over
marker-pieces = pieces picked up
marker-posted = post delivered
marker-read = last page read
marker-reading = reading
marker-roped = way roped
marker-rubbing = rubbing
marker-scraped = cup scraped
marker-shaved = glass shaved
marker-shelves = shelves read
marker-shutter = shutter
marker-skimmed = mud skimmed
marker-skins = skins filled
marker-slow = slow
marker-trampled = trodden
marker-warm = warm stones
marker-cold = cold stones
marker-rested = lain down
marker-tiled = tile taken
marker-sown = ash dug in
marker-begun = another begun
marker-borrowed = grip tried
marker-bow = bow lamp lit
marker-canfull = can filled
marker-ninth = stool sat on
marker-scaled = scale checked
marker-shutdoor = door shut
marker-tagread = tags read
marker-lamp = the lamp
marker-met = hands shaken
marker-chatted = directions given
marker-recounted = papers counted again
marker-booth = booth tried
marker-steps = steps copied
marker-label = label copied
marker-logsheet = log sheet signed
marker-stove = stove lit
marker-sum = board written on
marker-swung = ring looked at
marker-table = sat at the table
marker-tags = tags hung
marker-tuned = mast answered
marker-vouched = somebody speaks for you
marker-warned = warned
marker-watched = late sky watched
marker-wick = wick
marker-lot = Lot Forty
marker-proof = proof
marker-tray = tray dropped
marker-oiled = trolley oiled
marker-pockets = pockets searched
marker-kneeling = somebody kneels here
marker-corrected = card corrected
marker-crate = crate built
marker-crated = crate filled
marker-called = visit paid
marker-straps = straps measured
marker-loaf = loaves turned
marker-painted = word painted
marker-sung = second verse sung
marker-springs = springs counted
marker-watered = reeds watered
marker-nadia = sat with Nadia
marker-ten = it has struck ten
marker-one = it has struck one
marker-four = it has struck four
marker-flicker = flicker
marker-trim = trim set
marker-tapped = claw open
marker-coat = coat hung up
marker-pages = shift books read back
marker-kettle = tea drunk
marker-filings = shavings saved
marker-pilots = pilots answered
marker-wished = good night said
marker-signed = name on the back
marker-bottled = trimming bottled
marker-photo = photograph taken
marker-column = column watched
marker-turned = coat turned round

## What the crew remembers

flag-ACT_ONE_DONE = the lane beyond Lamp Seven lies open
flag-ASSAY_BERTHS = the eleven bunks of the Assay were found
condition-flag-ASSAY_BERTHS = { flag-ASSAY_BERTHS }
flag-ASSAY_BOOK = the book of the Assay came home
condition-flag-ASSAY_BOOK = { flag-ASSAY_BOOK }
flag-ASSAY_BROKEN = the Assay broke in two
condition-flag-ASSAY_BROKEN = { flag-ASSAY_BROKEN }
flag-ASSAY_BURIED = the dead of the Assay were named and sent off
condition-flag-ASSAY_BURIED = { flag-ASSAY_BURIED }
condition-flag-ASSAY_BURIED-not = the dead of the Assay were not named and sent off
flag-ASSAY_COLLAR_BENT = the collar is bent
condition-flag-ASSAY_COLLAR_BENT = { flag-ASSAY_COLLAR_BENT }
flag-ASSAY_ELEVEN = eleven dead were counted on the Assay
flag-ASSAY_FAVOUR = somebody owes the crew for the dead of the Assay
condition-flag-ASSAY_FAVOUR = { flag-ASSAY_FAVOUR }
flag-ASSAY_LEFT = the dead of the Assay kept their beds
condition-flag-ASSAY_LEFT-not = the dead of the Assay did not keep their beds
flag-ASSAY_LIT = the lights of the Assay are on
condition-flag-ASSAY_LIT = { flag-ASSAY_LIT }
flag-ASSAY_NAMES = the names of the Assay were written down
condition-flag-ASSAY_NAMES = { flag-ASSAY_NAMES }
condition-flag-ASSAY_NAMES-not = the names of the Assay were not written down
flag-ASSAY_STRAIGHT = the crew went straight through the ice
condition-flag-ASSAY_STRAIGHT = { flag-ASSAY_STRAIGHT }
flag-ASSAY_STRIPPED = the reactor of the Assay was taken apart
condition-flag-ASSAY_STRIPPED = { flag-ASSAY_STRIPPED }
flag-ASSAY_WAITED = a cup was left for the eleventh of the Assay
flag-BALLAST_KNOWN = you know what the ballast is
flag-BAO_LIED = Pim knows why he was hidden
condition-flag-BAO_LIED = { flag-BAO_LIED }
flag-BAO_SPOKE = Bao made soup and talked
condition-flag-BAO_SPOKE-not = Bao has not talked over soup yet
flag-BELL_BUOY = the bell buoy rings
condition-flag-BELL_BUOY = { flag-BELL_BUOY }
flag-BOAT_SENT = a boat was sent home
flag-BOND_OPENED = the statues were released from bond
condition-flag-BOND_OPENED = { flag-BOND_OPENED }
condition-flag-BOND_OPENED-not = the statues were not released from bond
flag-BREAKERS_DONE = you took what the Breakers had
condition-flag-BREAKERS_DONE = { flag-BREAKERS_DONE }
flag-CHARTER = Trust: Charter
flag-CHILD_ABOARD = Mirrin is aboard
condition-flag-CHILD_ABOARD = { flag-CHILD_ABOARD }
condition-flag-CHILD_ABOARD-not = Mirrin is not aboard
flag-CHILD_LEFT = the girl was left on her swing
condition-flag-CHILD_LEFT = { flag-CHILD_LEFT }
flag-CHILD_STEADIED = the rope of the swing was steadied
condition-flag-CHILD_STEADIED = { flag-CHILD_STEADIED }
flag-CLOCKS = the two clocks agreed for nine days
flag-CUSTOMS_CALLED = the customs buoy has called you
condition-flag-CUSTOMS_CALLED = { flag-CUSTOMS_CALLED }
condition-flag-CUSTOMS_CALLED-not = the customs buoy has not called you
flag-DAGNY_HEARD = Dagny was heard out
condition-flag-DAGNY_HEARD = { flag-DAGNY_HEARD }
flag-DAGNY_PUNISHED = Dagny was confined
condition-flag-DAGNY_PUNISHED = { flag-DAGNY_PUNISHED }
flag-DECLARED = you have signed at the customs buoy
condition-flag-DECLARED = { flag-DECLARED }
flag-DOGS_NAMED = the pressure dogs were named
condition-flag-DOGS_NAMED = { flag-DOGS_NAMED }
flag-EARTH_HINT = you know that the account is open
flag-EARTH_PAGE = Earth’s page was found
condition-flag-EARTH_PAGE = { flag-EARTH_PAGE }
condition-flag-EARTH_PAGE-not = Earth’s page was not found
flag-EWA_TOLD = Ewa said whose voice it is
condition-flag-EWA_TOLD = { flag-EWA_TOLD }
condition-flag-EWA_TOLD-not = Ewa did not say whose voice it is
flag-FERRY_SIGNED = you put up a sign for the ferry
condition-flag-FERRY_SIGNED = { flag-FERRY_SIGNED }
flag-FERRY_WAVED = somebody on the ferry waved
condition-flag-FERRY_WAVED = { flag-FERRY_WAVED }
flag-GENTLE_DARK = Lamp Six went out gently
condition-flag-GENTLE_DARK = { flag-GENTLE_DARK }
condition-flag-GENTLE_DARK-not = Lamp Six did not go out gently
flag-HALDEN_ONIONS = a boy of Halden gave the cook onions
condition-flag-HALDEN_ONIONS-not = nobody of Halden has given the cook onions
flag-HALDEN_TOLD = Halden was told what you know
condition-flag-HALDEN_TOLD = { flag-HALDEN_TOLD }
flag-HALDEN_VOTED = Halden has voted
condition-flag-HALDEN_VOTED = { flag-HALDEN_VOTED }
condition-flag-HALDEN_VOTED-not = Halden has not voted
flag-HAND_LAMP = you have a lamp to carry
condition-flag-HAND_LAMP = { flag-HAND_LAMP }
flag-HAND_SEEN_1 = the cap has fallen
condition-flag-HAND_SEEN_1 = { flag-HAND_SEEN_1 }
condition-flag-HAND_SEEN_1-not = the cap has not fallen
flag-HAND_SEEN_2 = the hand has turned
condition-flag-HAND_SEEN_2-not = the hand has not turned
flag-JUNO_BRIG = Juno is locked up
condition-flag-JUNO_BRIG = { flag-JUNO_BRIG }
condition-flag-JUNO_BRIG-not = Juno is not locked up
flag-JUNO_FOUND = the crew knows whose sister Juno is
condition-flag-JUNO_FOUND = { flag-JUNO_FOUND }
flag-JUNO_VOUCHES = Juno Achterberg vouches for the ship
condition-flag-JUNO_VOUCHES = { flag-JUNO_VOUCHES }
condition-flag-JUNO_VOUCHES-not = Juno Achterberg does not vouch for the ship
flag-KEEL_BORROWED = you fly on as before
condition-flag-KEEL_BORROWED = { flag-KEEL_BORROWED }
condition-flag-KEEL_BORROWED-not = you do not fly on as before
flag-KEEL_EVEN = all pay a little for the light
condition-flag-KEEL_EVEN = { flag-KEEL_EVEN }
condition-flag-KEEL_EVEN-not = not all pay a little for the light
flag-KEEL_KNOWN = you know who pays for the light
condition-flag-KEEL_KNOWN = { flag-KEEL_KNOWN }
flag-KEEL_MANNED = the crew takes turns to pay for the light
condition-flag-KEEL_MANNED = { flag-KEEL_MANNED }
condition-flag-KEEL_MANNED-not = the crew does not take turns to pay for the light
flag-KETTLE_BERTH = a stranger from Kettle has a berth aboard
flag-KETTLE_BURNED = the list of Kettle was burned
condition-flag-KETTLE_BURNED = { flag-KETTLE_BURNED }
flag-KETTLE_HONEST = the crew stated its business
condition-flag-KETTLE_HONEST = { flag-KETTLE_HONEST }
flag-KETTLE_LIST = the list of Kettle was copied
condition-flag-KETTLE_LIST = { flag-KETTLE_LIST }
flag-KETTLE_MENDED = the works of Kettle warm the caves
flag-KETTLE_OWED = the crew owes Sloe for a tow
flag-KETTLE_SEEN = Kettle was seen
condition-flag-KETTLE_SEEN = { flag-KETTLE_SEEN }
flag-KETTLE_TALKED = the Freeholders were heard
condition-flag-KETTLE_TALKED = { flag-KETTLE_TALKED }
condition-flag-KETTLE_TALKED-not = you have not heard the Freeholders
flag-KIN = Trust: Kin
flag-KNOT_SEEN = you have seen the knot in the rope
flag-LAMP_TWO_CLOUD = the still cloud was seen to move
flag-LAMP_TWO_DARK = Lamp Two went dark for eleven seconds
condition-flag-LAMP_TWO_DARK = { flag-LAMP_TWO_DARK }
flag-LAMP_TWO_MARGIN = somebody wrote in the margin at Lamp Two
condition-flag-LAMP_TWO_MARGIN = { flag-LAMP_TWO_MARGIN }
flag-LAMP_TWO_QUIET = Lamp Two had nothing to report
condition-flag-LAMP_TWO_QUIET = { flag-LAMP_TWO_QUIET }
flag-LAMP_TWO_SEEN = the page of Lamp Two was opened
condition-flag-LAMP_TWO_SEEN = { flag-LAMP_TWO_SEEN }
flag-LAMP_TWO_TAP = the claw of Lamp Two was opened
flag-LAMP_TWO_TOLD = Halden has seen the page of Lamp Two
condition-flag-LAMP_TWO_TOLD-not = Halden has not seen the page of Lamp Two
flag-LOT_SEEN = the sale at Pruitt's Rooms was looked at
condition-flag-LOT_SEEN = { flag-LOT_SEEN }
flag-LOT_COATS = you wear borrowed coats
flag-LOT_PAGE = the card of Lot Forty was taken along
flag-LOT_HEARD = Mrs Adeyemi was heard
flag-LOT_RIVAL = the other bidder was talked round
flag-LOT_BOUGHT = Lot Forty was bought
condition-flag-LOT_BOUGHT = { flag-LOT_BOUGHT }
flag-LOT_STOLEN = Lot Forty was stolen
condition-flag-LOT_STOLEN = { flag-LOT_STOLEN }
flag-LOT_SPOKEN = Lot Forty was spoken for
condition-flag-LOT_SPOKEN = { flag-LOT_SPOKEN }
flag-VOTE_SEEN = the night before the vote was read
condition-flag-VOTE_SEEN = { flag-VOTE_SEEN }
flag-VOTE_OPEN = the urn goes without its lid
flag-VOTE_DORN = Dorn was heard out
flag-VOTE_SONG = you know the second verse
flag-VOTE_MILO = Milo runs with you
flag-VOTE_NO = votes: no
flag-VOTE_YES = votes: yes
flag-LOT_TOLD = Earth's news of Lot Forty has reached you
condition-flag-LOT_TOLD-not = Earth's news of Lot Forty has not reached you
flag-LEAPER_EASED = the leaper lands softly
condition-flag-LEAPER_EASED = { flag-LEAPER_EASED }
flag-LEAPER_TAKEN = the leaper was taken
flag-LETTERS_POSTED = the letters were delivered to the slow side
condition-flag-LETTERS_POSTED-not = the letters were not delivered to the slow side
flag-LETTER_BURNED = the letter was burned
condition-flag-LETTER_BURNED = { flag-LETTER_BURNED }
condition-flag-LETTER_BURNED-not = the letter was not burned
flag-LETTER_HANDED = the letter was handed over
condition-flag-LETTER_HANDED = { flag-LETTER_HANDED }
condition-flag-LETTER_HANDED-not = the letter was not handed over
flag-LETTER_OPENED = the letter was opened
condition-flag-LETTER_OPENED = { flag-LETTER_OPENED }
condition-flag-LETTER_OPENED-not = the letter was not opened
flag-LISTENERS = Trust: Listeners
flag-LULL_ASKED = it was asked in its own way
condition-flag-LULL_ASKED = { flag-LULL_ASKED }
flag-LULL_YES = Lull agreed
condition-flag-LULL_YES = { flag-LULL_YES }
condition-flag-LULL_YES-not = Lull has not agreed
flag-MARL_ANSWER = an answer came up from the day shift
condition-flag-MARL_ANSWER-not = no answer has come up from the day shift
flag-MARL_BACK = the crew came back to Marl
condition-flag-MARL_BACK = { flag-MARL_BACK }
flag-MARL_CAGE = six miners were brought up
condition-flag-MARL_CAGE = { flag-MARL_CAGE }
condition-flag-MARL_CAGE-not = the six miners were not brought up
flag-MARL_CLOCKPAY = the day shift was paid by the clock
flag-MARL_CLOCKS = the nine clocks were read
condition-flag-MARL_CLOCKS = { flag-MARL_CLOCKS }
flag-MARL_DOOR = the pantry door stands open
flag-MARL_FRAYED = the rope is frayed
condition-flag-MARL_FRAYED = { flag-MARL_FRAYED }
flag-MARL_HUM = the hum of the rail was recorded
flag-MARL_MUD = the mud was left alive
flag-MARL_NOTE = a note and food were sent down
condition-flag-MARL_NOTE = { flag-MARL_NOTE }
condition-flag-MARL_NOTE-not = no note and food were sent down
flag-MARL_PROMISE = the crew promised to come back
flag-MARL_SEEN = Marl was seen
condition-flag-MARL_SEEN = { flag-MARL_SEEN }
flag-MARL_WATCH = the stopped watch was found
condition-flag-MARL_WATCH-not = the stopped watch was not found
flag-MORROW_CONFESSED = Morrow told it herself
condition-flag-MORROW_CONFESSED-not = Morrow did not tell it herself
flag-MUTINY_KIN = the turning-back has begun
condition-flag-MUTINY_KIN = { flag-MUTINY_KIN }
flag-NADIA_HEARD = somebody stood beside Nadia
condition-flag-NADIA_HEARD = { flag-NADIA_HEARD }
condition-flag-NADIA_HEARD-not = nobody stood beside Nadia
flag-NIGHT_BOOK_READ = the night book was copied
condition-flag-NIGHT_BOOK_READ = { flag-NIGHT_BOOK_READ }
condition-flag-NIGHT_BOOK_READ-not = the night book was not copied
flag-ORCHARD_CUT = the bell root was cut
condition-flag-ORCHARD_CUT = { flag-ORCHARD_CUT }
condition-flag-ORCHARD_CUT-not = the bell root was not cut
flag-ORCHARD_GRAFT = a living graft was taken
condition-flag-ORCHARD_GRAFT = { flag-ORCHARD_GRAFT }
condition-flag-ORCHARD_GRAFT-not = no living graft was taken
flag-ORCHARD_WARM = the engines are kept warm
condition-flag-ORCHARD_WARM = { flag-ORCHARD_WARM }
flag-ORDER_ON_AIR = the order was read on the radio
flag-ORDER_SEALED = the order was left unread
flag-ORE_LINE = ore comes up the line
flag-OVERDRAW_KNOWN = the order of year 202 is known
condition-flag-OVERDRAW_KNOWN = { flag-OVERDRAW_KNOWN }
condition-flag-OVERDRAW_KNOWN-not = the order of year 202 is not known
flag-PAPERS = the Freeholders were handed over
condition-flag-PAPERS = { flag-PAPERS }
condition-flag-PAPERS-not = the Freeholders were not handed over
flag-PASSAGE = there is a deal with the Freeholders
condition-flag-PASSAGE = { flag-PASSAGE }
condition-flag-PASSAGE-not = there is no deal with the Freeholders
flag-PAYROLL_PAID = the day shift was paid by real days
condition-flag-PAYROLL_PAID-not = the day shift was not paid by real days
flag-PERRIN_BURIED = Perrin’s book was put back
flag-PERRIN_READ = Perrin’s diary was read
condition-flag-PERRIN_READ = { flag-PERRIN_READ }
condition-flag-PERRIN_READ-not = Perrin’s diary was not read
flag-PIM_HAND = Pim is on the muster
condition-flag-PIM_HAND = { flag-PIM_HAND }
condition-flag-PIM_HAND-not = Pim is not on the muster
flag-PIM_SENT = Pim was sent home
condition-flag-PIM_SENT = { flag-PIM_SENT }
flag-RING_FIRED = the ring was burned once more
flag-RING_SOWN = the ring was sown
condition-flag-RING_SOWN = { flag-RING_SOWN }
flag-ROUND_LEARNED = the guild’s round is known
condition-flag-ROUND_LEARNED = { flag-ROUND_LEARNED }
flag-SAFE_OPEN = the Commodore’s safe is open
condition-flag-SAFE_OPEN = { flag-SAFE_OPEN }
condition-flag-SAFE_OPEN-not = the Commodore’s safe is not open
flag-SAW_STOPPED = the saw was stopped
condition-flag-SAW_STOPPED = { flag-SAW_STOPPED }
flag-SEAL_BROKEN = the seal of Lamp Seven was broken
condition-flag-SEAL_BROKEN = { flag-SEAL_BROKEN }
condition-flag-SEAL_BROKEN-not = the seal of Lamp Seven was not broken
flag-SEAL_READ = the seal of Lamp Seven was read
condition-flag-SEAL_READ = { flag-SEAL_READ }
condition-flag-SEAL_READ-not = the seal of Lamp Seven was not read
flag-SEVEN_BACK = the crew came back to Lamp Seven
condition-flag-SEVEN_BACK = { flag-SEVEN_BACK }
flag-SEVEN_CALENDAR = the keepers’ calendar was kept
condition-flag-SEVEN_CALENDAR = { flag-SEVEN_CALENDAR }
flag-SEVEN_COATS = the keepers’ coats were taken
flag-SEVEN_HONEST = the hard question was answered truly
flag-SEVEN_METER = the meter of Lamp Seven was read
condition-flag-SEVEN_METER = { flag-SEVEN_METER }
condition-flag-SEVEN_METER-not = the meter of Lamp Seven was not read
flag-SEVEN_NOTES = the thank-you notes were answered
condition-flag-SEVEN_NOTES = { flag-SEVEN_NOTES }
flag-SEVEN_SEEN = Lamp Seven was seen
condition-flag-SEVEN_SEEN = { flag-SEVEN_SEEN }
flag-SEVEN_SERVED = the crew let itself be served
flag-SEVEN_WICK = the wick of Lamp Seven is aboard
condition-flag-SEVEN_WICK = { flag-SEVEN_WICK }
flag-SIG_HALDEN = Halden has signed
condition-flag-SIG_HALDEN = { flag-SIG_HALDEN }
flag-SIG_LULL = Lull has signed
condition-flag-SIG_LULL = { flag-SIG_LULL }
flag-SIG_STILLFALL = Stillfall has signed
condition-flag-SIG_STILLFALL = { flag-SIG_STILLFALL }
condition-flag-SIG_STILLFALL-not = Stillfall has not signed
flag-SIG_TAMARISK = Tamarisk has signed
condition-flag-SIG_TAMARISK = { flag-SIG_TAMARISK }
flag-SIX_RELIT = Lamp Six burns again
condition-flag-SIX_RELIT = { flag-SIX_RELIT }
flag-SLACK_KITE = the kite was wound in
condition-flag-SLACK_KITE-not = the kite was not wound in
flag-SLACK_LATE = the edge once reached the boat
condition-flag-SLACK_LATE = { flag-SLACK_LATE }
flag-SLACK_NET = a net hangs under the falling man
flag-LULL_WARM = rows that leaned to warm
flag-LULL_COLD = rows that leaned to cold
condition-flag-LULL_ASKED-not = Lull was not asked
condition-flag-LULL_NO = { flag-LULL_NO }
condition-flag-LULL_NO-not = Lull has not said no
flag-LULL_READER = the tiles were read
condition-flag-LULL_READER = { flag-LULL_READER }
condition-flag-LULL_READER-not = the tiles were not read
flag-LULL_AGAIN = one row was laid again
condition-flag-LULL_AGAIN-not = no row was laid again
flag-LULL_GRAFT = the burned strip was planted
condition-flag-LULL_GRAFT = { flag-LULL_GRAFT }
flag-LULL_CARRIED = the bed once carried you out
condition-flag-LULL_CARRIED = { flag-LULL_CARRIED }
flag-LULL_CAMP = the tent stands in the old holes
flag-LULL_BACK = you came back to Lull
condition-flag-LULL_BACK = { flag-LULL_BACK }
condition-flag-LULL_CAMP = { flag-LULL_CAMP }
flag-WEIR_DRAWN = the great lamp was emptied
condition-flag-WEIR_DRAWN = { flag-WEIR_DRAWN }
flag-WEIR_HUNG = a tool of yours hangs on the wall
flag-WEIR_LAMP = a small lamp was signed out
flag-WEIR_MOTH = a moth rides along
flag-WEIR_OPEN = the sluice was opened
flag-WEIR_RESTED = the great lamp was told to rest
condition-flag-WEIR_RESTED = { flag-WEIR_RESTED }
flag-WEIR_STAFF = the yard took you on
condition-flag-WEIR_STAFF = { flag-WEIR_STAFF }
flag-WEIR_TABLES = the tables stand together again
flag-WEIR_BACK = you came back to the yard
condition-flag-WEIR_BACK = { flag-WEIR_BACK }
flag-TAM_URN = the urn was taken from the school
flag-TAM_ARGUED = the bench was argued with
flag-TAM_HAND = a hand was taken in the Long Street
flag-TAM_REEDS = the tub of reeds is aboard
flag-TAM_BACK = you came back to Tamarisk
condition-flag-TAM_BACK = { flag-TAM_BACK }
flag-RAFT_BACK = you came back to the Raft
condition-flag-RAFT_BACK = { flag-RAFT_BACK }
condition-flag-RAFT_BACK-not = you did not come back to the Raft
flag-STILL_BACK = you came back to Stillfall
condition-flag-STILL_BACK = { flag-STILL_BACK }
condition-flag-STILL_BACK-not = you did not come back to Stillfall
flag-GANNET_BACK = you came back to Gannet Rock
condition-flag-GANNET_BACK = { flag-GANNET_BACK }
condition-flag-GANNET_BACK-not = you did not come back to Gannet Rock
flag-VARGA_MOVED = Varga lives aboard
condition-flag-VARGA_MOVED = { flag-VARGA_MOVED }
condition-flag-VARGA_MOVED-not = Varga does not live aboard
flag-CORRIE_BACK = you came back to Corrie
condition-flag-CORRIE_BACK = { flag-CORRIE_BACK }
condition-flag-CORRIE_BACK-not = you did not come back to Corrie
flag-OSIER_BACK = you came back to Osier
condition-flag-OSIER_BACK = { flag-OSIER_BACK }
condition-flag-OSIER_BACK-not = you did not come back to Osier
flag-VANTRY_BACK = you came back to Vantry Ring
condition-flag-VANTRY_BACK = { flag-VANTRY_BACK }
condition-flag-VANTRY_BACK-not = you did not come back to Vantry Ring
condition-flag-TAM_REEDS = { flag-TAM_REEDS }
flag-TAM_DARK = the lamp once went out in the streets
condition-flag-TAM_DARK = { flag-TAM_DARK }
flag-URN_COUNTED = the ballots were counted again
condition-flag-URN_COUNTED = { flag-URN_COUNTED }
flag-EWA_STAYED = Ewa Lind stayed behind
condition-flag-EWA_STAYED = { flag-EWA_STAYED }
condition-flag-EWA_STAYED-not = Ewa Lind did not stay behind
flag-SLOW_PATIENT = Baptiste has treated somebody who was slow
condition-flag-SLOW_PATIENT = { flag-SLOW_PATIENT }
flag-SMALL_ONE_FOUND = the small one was found
condition-flag-SMALL_ONE_FOUND = { flag-SMALL_ONE_FOUND }
flag-SOIL_LETTER = you have the soil letter
condition-flag-SOIL_LETTER = { flag-SOIL_LETTER }
condition-flag-SOIL_LETTER-not = you do not have the soil letter
flag-STONE_CAUGHT = the Douser was found in time
condition-flag-STONE_CAUGHT-not = the Douser was not found in time
flag-STONE_TALKED = the Douser has talked
flag-TRAIN_STOPPED = the train has stopped
condition-flag-TRAIN_STOPPED = { flag-TRAIN_STOPPED }
flag-UNMETERED = somebody has looked for the three watts
condition-flag-UNMETERED-not = nobody has looked for the three watts
flag-VANTRY_SEEN = you have looked at the roads of Vantry
condition-flag-VANTRY_SEEN = { flag-VANTRY_SEEN }
flag-WALL_GIVEN = the low row was given up
condition-flag-WALL_GIVEN = { flag-WALL_GIVEN }
flag-WALL_SHIELDED = the nesting wall was shielded
condition-flag-WALL_SHIELDED = { flag-WALL_SHIELDED }
flag-WARRANT_HELD = the crew holds the warrant
condition-flag-WARRANT_HELD = { flag-WARRANT_HELD }
condition-flag-WARRANT_HELD-not = the crew does not hold the warrant
flag-WENT_ON = you went on down the lane

## Powers

power-near = in the Lander Sector or next to it, { $power }
power-lander = in the Lander Sector, { $power }
power-agility-in = the Lander’s Agility counts 1 more at { $places }
power-anchored = effects move and place you only if you agree
power-assist = Assist with { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    }
power-assist-reach = those in this Sector and in Connected Sectors can Assist each other
power-both-ways = one-way Paths can be Travelled both ways
power-chosen-last = Threats choose you only if nobody else is left
power-discoveries = the Lander holds { $count ->
        [one] 1 more Discovery
       *[other] { $count } more Discoveries
    } if you Lift Off with it
power-evac-keep = an Emergency Evac leaves you { $count ->
        [one] 1 Discovery
       *[other] up to { $count } Discoveries
    }
power-exert-draw = an Exert also draws { $count ->
        [one] 1 Section card
       *[other] { $count } Section cards
    }
power-fewer-actions = { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    } fewer, but at least one
power-frail = returns to the Armory after { $count ->
        [one] 1 Event
       *[other] { $count } Events
    } whose main effect strikes somebody here
power-free-repair = repairing a Lander costs nothing
power-free-rest = Rest costs no Supplies
power-free-travel = Spend and Danger icons of Paths have no effect
power-hand = Section card limit +{ $count }
power-lamp = a lamp burns here
power-landing-safe = nobody gains the Injury { $injury } during the Landing
power-lift-off-anywhere = Lift-Off is possible in every Sector with a Lander icon
power-lift-off-energy = after a Lift-Off, { $count ->
        [one] 1 more Energy token
       *[other] { $count } more Energy tokens
    } on the Bridge
power-loose = No Movement does not hold you
power-medbay-relief = one Crewmember counts { $count ->
        [one] 1 Injury
       *[other] { $count } Injuries
    } fewer in the Medbay
power-no-assist = no Assist, neither given nor taken
power-no-convert-blue = no Convert Ability for blue dice
power-no-equipment = no Equipment that you carry can be used
power-no-injury = you gain no Injuries
power-no-losses = no Supplies are lost
power-no-refresh = your dice are not Refreshed
power-no-rest = no Rest
power-prepare-draw = Prepare draws { $count ->
        [one] 1 more Section card
       *[other] { $count } more Section cards
    }
power-quiet = { $count ->
        [one] 1 die of yours does
       *[other] up to { $count } dice of yours do
    } not count where rolled dice are counted
power-reach = Special Actions of POIs in Connected Sectors can be performed from here
power-refresh-exert = an Exert Refreshes { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    }
power-refresh-rest = a Rest Refreshes { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    }
power-rest-draw = a Rest draws { $count ->
        [one] 1 more Section card
       *[other] { $count } more Section cards
    }
power-safe-paths = Danger icons of Paths that leave this Sector have no effect
power-sensors-in = the Lander’s Sensors count 1 more at { $places }
power-stuck = No Movement holds you
power-supplies = the Lander starts with { $count ->
        [one] 1 more Supply
       *[other] { $count } more Supplies
    }
power-supplies-on = the Lander starts with 1 more Supply for a planet with the Biome { $biomes }
power-sure-hand = once per Dice Check of yours, turn { $count ->
        [one] 1 die
       *[other] up to { $count } dice
    } to any face
power-threat-back = reduce the Time Track of a Threat that comes here by { $count }
power-threat-bar = no Threat can enter this Sector or a Connected Sector
power-timeless-moves = your moves do not progress Time Tracks
power-travel-spend = Spend { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    } for each Path
power-unmarked = markers of this Sector do not count
power-cheaper-flights = flights cost { $count } Energy less, but never nothing
power-cheaper-research = Research Projects need { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } fewer
power-dangerous-systems = the ship can take dangerous ways and visit dangerous destinations
power-foresight = at the Bridge, look at the next Situation and leave it or put it under the others
power-forgiven-debts = at Lift-Off, { $count ->
        [one] 1 debt is forgiven
       *[other] { $count } debts are forgiven
    }
power-free-boost = one Boost at each visit needs nobody
power-later-start = one project at each visit can start one Stage further on
power-light-cots = the Medbay has { $count ->
        [one] 1 more Light cot
       *[other] { $count } more Light cots
    }
power-more-situations = a visit of the Situation Room solves { $count ->
        [one] 1 more Situation
       *[other] { $count } more Situations
    }
power-reroll-heavy = in a fatal Survival Check, reroll one Heavy Damage
power-second-queue = the second Production Queue is open
power-skip-survival = whoever lies in a Critical cot can stay there one pass longer instead of a Survival Check

## Effects

effect-gain-supplies = gain { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    }
effect-lose-supplies = lose { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    }
effect-lose-supplies-less = lose { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    }, less the Lander’s { $stat }
effect-gain-success-tokens = gain { $count ->
        [one] 1 Success token
       *[other] { $count } Success tokens
    }
effect-gain-some-leads = gain { $find_id ->
        [any] { $count ->
            [one] 1 Lead of any type
           *[other] { $count } Leads of any type
        }
       *[other] { $count ->
            [one] 1 { $find } Lead
           *[other] { $count } { $find } Leads
        }
    }
effect-gain-some-leads-and-gain-some-leads = gain { $count } { $find } { $count ->
        [one] Lead
       *[other] Leads
    } and { $other_count } { $other_find } { $other_count ->
        [one] Lead
       *[other] Leads
    }
effect-discard-an-injury-card-and-discard-an-injury-die = discard 1 Injury card and 1 Injury die
effect-if-log-was-read-not-log = read the Log “{ $log }”, unless you have read it before
effect-choose-convert-this-check = choose one of these icons ({ $icon }); Basic icons of its colour also count as it in this Dice Check
effect-gain-a-discovery = gain 1 Discovery ({ $find })
effect-gain-that-unique = gain the Unique Discovery “{ $unique }”
effect-gain-top-unique = gain the top Unique Discovery
effect-discard-a-discovery = discard 1 Discovery ({ $find })
effect-replace-poi = replace the POI of this Sector by “{ $poi }”
effect-replace-poi-in = replace the POI of Sector { $number } by “{ $poi }”
effect-cover-poi = cover the POI of this Sector with “{ $poi }”
effect-cover-poi-in = cover the POI of Sector { $number } with “{ $poi }”
effect-discard-poi = discard the POI card of this Sector
effect-discard-poi-in = discard the POI card of Sector { $number }
effect-place-condition = the Global Condition is now “{ $condition }”
effect-discard-condition = discard the Global Condition card
effect-reveal-mission = reveal the Mission “{ $mission }”
effect-complete-mission = the Mission “{ $mission }” is completed
effect-discard-mission = discard the Mission “{ $mission }”
effect-mark-sector = put the marker “{ $marker }” in this Sector
effect-mark-that-sector = put the marker “{ $marker }” in Sector { $number }
effect-unmark-sector = remove the marker “{ $marker }” from your Sector
effect-unmark-that-sector = remove the marker “{ $marker }” from Sector { $number }
effect-mark-highest-sector = put the marker “{ $marker }” in the highest Sector that has none
effect-mark-lowest-sector = put the marker “{ $marker }” in the lowest Sector that has none
effect-unmark-lowest-sector = remove the marker “{ $marker }” from the lowest Sector that has one
effect-set-flag = note for later that { $flag }
effect-clear-flag = strike the note that { $flag }
effect-mark-box = mark a box of “{ $box }”
effect-log = read the Log “{ $log }”
effect-begin-events = from now on Events are revealed
effect-progress-time = progress all Time Tracks by { $count }
effect-progress-time-less = progress all Time Tracks by { $count }, less the Lander’s { $stat }
effect-progress-threat = progress the Time Track of “{ $threat }” by { $count }
effect-progress-a-threat = progress the Time Track of a Threat of your choice by { $count }
effect-reduce-a-time-track = reduce a Time Track of your choice by { $count }
effect-reduce-a-threat = reduce the Time Track of a Threat of your choice by { $count }
effect-reset-this-track = reset this Time Track
effect-reset-threat = reset the Time Track of “{ $threat }”
effect-place-threat = place the Threat “{ $threat }” in Sector { $number }
effect-place-this-threat-here = place this Threat in your Sector
effect-remove-threat = remove the Threat “{ $threat }”
effect-remove-this-threat = remove this Threat
effect-threat-hides = this Threat hides and leaves the board
effect-threat-to-most-injured = this Threat moves { $count ->
        [one] 1 Sector
       *[other] { $count } Sectors
    } towards whoever has the most Injuries
effect-threat-to-most-dice = this Threat moves { $count ->
        [one] 1 Sector
       *[other] { $count } Sectors
    } towards whoever has the most Available dice
effect-threat-to-nearest = this Threat moves { $count ->
        [one] 1 Sector
       *[other] { $count } Sectors
    } towards the nearest Crewmember
effect-threat-to-loudest = this Threat moves { $count ->
        [one] 1 Sector
       *[other] { $count } Sectors
    } towards the Sector where the most dice were rolled at once
effect-forget = the noise made so far is forgotten
effect-threat-to-lowest = this Threat moves to the Connected Sector with the lowest number
effect-threat-swims = roll a D10 and move this Threat to the Connected Sector with the lowest number on 0 to 4, with the highest on 5 to 9
effect-threat-rounds = this Threat moves to the next Sector of its round ({ $loop })
effect-move-a-threat-here = move a Threat from your Sector to a Connected Sector
effect-end-exploration = the Planetary Exploration ends
effect-emergency-evac = Emergency Evac
effect-mission-failed = the mission has failed
effect-nothing = nothing happens
effect-draw = draw { $count ->
        [one] 1 Section card
       *[other] { $count } Section cards
    }
effect-discard-cards = discard { $count ->
        [one] 1 Section card
       *[other] { $count } Section cards
    }
effect-lose-charges = lose { $count ->
        [one] 1 Charge
       *[other] { $count } Charges
    }
effect-gain-charges = gain { $count ->
        [one] 1 Charge
       *[other] { $count } Charges
    }
effect-gain = gain the Injury { $injury }
effect-discard-an-injury-card = discard 1 Injury card
effect-discard-an-injury-die = discard 1 Injury die
effect-discard-injury-with-die = discard the Injury { $injury } with its Injury die
effect-turn-an-injury-down = turn 1 Injury card face down
effect-move = move to a Connected Sector
effect-move-with = move to a Connected Sector and take the marker “{ $marker }” of this Sector there
effect-move-there = move to { $sector }
effect-place-in-sector = go straight to Sector { $number }
effect-place-in-any-sector = go straight to a Sector of your choice
effect-place-in-the-lander-sector = go straight to the Lander Sector
effect-move-to-lowest = move to the Connected Sector with the lowest number
effect-ignore-path-icons = ignore the Spend and Danger icons of the Path
effect-ignore-all-path-icons = ignore all icons of the Path
effect-ignore-path-dangers = ignore the Danger icons of the Path
effect-ignore-path-spends = ignore the Spend icons of the Path
effect-end-turn = end your turn
effect-two-events = reveal two Events at the end of this turn
effect-no-event = reveal no Event at the end of this turn
effect-ignore-no-movement = No Movement does not hold you this turn
effect-another-action = take 1 more Action this turn
effect-rest-refreshes-more = this Rest Refreshes { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    }
effect-rest-draws-more = this Rest draws { $count ->
        [one] 1 more Section card
       *[other] { $count } more Section cards
    }
effect-rest-is-free = this Rest costs no Supplies
effect-return-equipment = return { $count ->
        [one] 1 Equipment card
       *[other] { $count } Equipment cards
    } to the Armory
effect-spend = Spend { dice-one }
effect-spend-some = Spend { dice-count }
effect-sacrifice = Sacrifice { dice-one }
effect-sacrifice-some = Sacrifice { dice-count }
effect-refresh = Refresh { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
effect-refresh-colour = Refresh { dice-count }
effect-refresh-all = Refresh { dice-all }
effect-exert = Exert
effect-refresh-as-by-exerting = Refresh as many dice as an Exert would
effect-danger = roll Danger { $table }
effect-reroll-that-danger = roll that Danger die again
effect-ignore-that-danger = ignore that Danger die
effect-take-that-danger = that Danger die strikes you instead
effect-ignore-that-symbol = ignore that symbol
effect-reroll = reroll { dice-most }
effect-reroll-any = reroll { dice-any }
effect-reroll-showing = reroll { $count ->
        [one] 1 die
       *[other] up to { $count } dice
    } showing { $icon }
effect-reroll-any-showing = reroll any number of dice showing { $icon }
effect-turn-freely = turn { dice-most } to any face
effect-turn-to = turn { dice-most } to { $icon }
effect-turn-showing = turn { $count ->
        [one] 1 die
       *[other] up to { $count } dice
    } showing { $shown } to { $icon }
effect-drop-a-die = Spend 1 die of the Roll Pool
effect-drop-all = Spend all dice of the Roll Pool showing { $icon }
effect-take-back = put { $count ->
        [one] 1 die
       *[other] up to { $count } dice
    } of the Roll Pool back among the Available dice
effect-basics-become-accidents = all rolled Basic icons count as Accidents
effect-convert-this-check = { $colour } Basic icons also count as { $icon } in this Dice Check
effect-convert-this-check-and-convert-this-check = { $colour } Basic icons also count as { $icon } and { $other_colour } ones as { $other_icon } in this Dice Check
effect-progress = progress the { $track } track by { $count }
effect-step-back = move the { $track } track back by { $count }
effect-at-once = Spend all dice; the Dice Check ends at once with the { $row } Outcome
effect-skip-to-spending = go straight to the Spending of the dice
effect-ignore-that-outcome = ignore that Outcome
effect-help-with-more-dice = Assist with { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    }
effect-ignore-that-injury = ignore that Injury
effect-take-that-injury = you gain that Injury instead, without its Injury die
effect-ignore-that-event = ignore that Event
effect-replace-that-event = put that Event under the deck and reveal another instead
effect-another-event = reveal another Event
effect-look-at-events = { $count ->
        [one] look at the top Event
       *[other] look at the top { $count } Events and put them back in any order
    }
effect-drop-one-of-events = { $count ->
        [one] discard the top Event
       *[other] look at the top { $count } Events and discard one of them
    }
effect-redraw-a-lead = return one of the drawn Leads to the bag and draw another
effect-return-a-lead = return one of the drawn Leads to the bag
effect-one-lead-more = draw 1 more Lead
effect-those-leads-become = those Leads become Leads of { $find_id ->
        [any] any type
       *[other] the type { $find }
    }
effect-discard-a-lead = discard 1 Lead ({ $find })
effect-compare-that-discovery = look at the next Discovery of that deck as well and keep one of the two
effect-ignore-that-price = that die need not be paid
effect-ignore-that-loss = those Supplies are not lost
effect-ignore-that-landing = ignore that entry of the Landing
effect-reroll-that-ten = roll the D10 again
effect-land-in = the Lander lands in Sector { $number }
effect-undo-that-arrival = whoever arrived goes back to where they came from
effect-come-along = come along
effect-take-others-along = take { $count ->
        [one] 1 other Crewmember
       *[other] up to { $count } other Crewmembers
    } of your Sector along
effect-change-that-outcome = apply the { $row } Outcome instead
effect-help-from-next-door = Assist with 1 die as if you were in that Sector
effect-help-from-afar = Assist with 1 Section card as if you were in that Sector
effect-help-with-more-cards = Assist with { $count ->
        [one] 1 more Section card
       *[other] { $count } more Section cards
    }
effect-borrow-a-convert-ability = use the Convert Ability of another Crewmember of your Sector as well
effect-count-one-as-present = count 1 more { $icon } as rolled
effect-ignore-one-special = ignore the first Special Effect that asks for { $icon }
effect-double = the single specialised icon of { dice-most } counts twice
effect-swap-icon = turn { $count ->
        [one] 1 die
       *[other] up to { $count } dice
    } with a specialised icon to another icon of the same colour
effect-take-back-small = take a used Small Equipment card back from the Armory
effect-ready-an-equipment = one of your used Equipment cards can be used again
effect-trade-next-door = exchange Equipment without a Section icon with Crewmembers in Connected Sectors
effect-raise-cards = take { $count ->
        [one] 1 Section card
       *[other] { $count } Section cards
    } from your discard pile into your hand
effect-next-turn-have-and-next-turn-have = until the end of your next turn, { $power } and { $other_power }
effect-next-turn-have = until the end of your next turn, { $power }
effect-this-turn-you-have = { $power } this turn
effect-this-round-here-has-and-this-round-here-has = { $power } and { $other_power } this round, for everybody in your Sector
effect-this-round-here-has = { $power } this round, for everybody in your Sector
effect-this-round-all-have = { $power } this round, for everybody
when-arrive-you-arrive-nobody-was-here = When you enter a Sector where nobody was before
effect-end-round = the round ends
effect-take-the-start-token = take the Start token
effect-owe = take on { $count ->
        [one] 1 debt
       *[other] { $count } debts
    }
effect-pay-a-debt = pay 1 debt
effect-progress-a-time-track = progress a Time Track of your choice by { $count }
effect-reduce-time = reduce all Time Tracks by { $count }
effect-reduce-a-poi-track = reduce the Time Track of a POI or a Mission by { $count }
effect-reduce-a-threat-here = reduce the Time Track of a Threat in your Sector by { $count }
effect-reset-a-threat = reset the Time Track of a Threat of your choice
effect-hold-a-threat = { $count ->
        [one] the next space
       *[other] the next { $count } spaces
    } of the Time Track of a Threat of your choice { $count ->
        [one] has
       *[other] have
    } no effect
effect-hold-a-time-track = a Time Track of your choice does not progress this round
effect-pull-a-threat = move a Threat of your choice { $count ->
        [one] 1 Sector
       *[other] { $count } Sectors
    } towards you
effect-place-a-living-threat = place a living Threat of your choice in a Connected Sector
effect-move-this-threat = move this Threat to a Connected Sector
effect-move-towards-the-lander = move 1 Sector towards the Lander
effect-bring-one-other = another Crewmember can move 1 Sector towards you
effect-bring-all-others = all other Crewmembers can move 1 Sector towards you
effect-place-in-visited = go straight to a Sector where you have been
effect-place-in-another = go straight to another Sector with the Biome { $biome }
effect-place-with-one = go straight to the Sector of another Crewmember
effect-place-with-threat = go straight to the Sector of “{ $threat }”
effect-clear-a-path = a Path of your Sector loses its icons and its arrow
effect-restore-poi = the POI that lay here before comes back
effect-discard-a-marker = remove a marker from your Sector
effect-carry = carry the marker “{ $marker }” with you
effect-put-down = you no longer carry the marker “{ $marker }”
effect-gain-card = gain the ship card { $card }
effect-unlock-equipment = “{ $equipment }” comes into the Armory
effect-lower-the-cost = the project { $card } needs { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } fewer
effect-gather-a-discovery = gain the first { $rarity } Discovery of its deck ({ $find })
effect-give-a-discovery = give away 1 Gathered Discovery ({ $rarity }, { $find })
effect-gain-energy = gain { $count ->
        [one] 1 Energy token
       *[other] { $count } Energy tokens
    }
effect-gain-command = gain { $count ->
        [one] 1 Command token
       *[other] { $count } Command tokens
    }
effect-gain-a-free-boost = gain a free Boost
effect-move-a-patient-right = move a patient in the Medbay one space to the right
effect-raise-morale = raise Morale by 1
effect-discard-this-discovery = discard this Discovery
effect-damage-the-lander = the Lander is damaged
effect-discard-all-discoveries = discard all Discoveries ({ $find })
effect-use-up-unique = use up “{ $unique }”
effect-lose-energy = lose { $count ->
        [one] 1 Energy token
       *[other] { $count } Energy tokens
    }
effect-lose-command = lose { $count ->
        [one] 1 Command token
       *[other] { $count } Command tokens
    }
effect-lose-found-success = lose all Success tokens of this Exploration
effect-lose-success = lose { $count ->
        [one] 1 Success token
       *[other] { $count } Success tokens
    } of the pool
effect-lower-morale = lower Morale by 1
effect-fewer-supplies = begin the next Exploration with { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    } less
effect-more-supplies = begin the next Exploration with { $count ->
        [one] 1 more Supply
       *[other] { $count } more Supplies
    }
effect-fewer-charges = at the next launch one Crewmember has { $count ->
        [one] 1 Charge
       *[other] { $count } Charges
    } less
effect-detour = the next flight costs { $count } more Energy
effect-halt-queues = at the next visit of the Production Complex { $count ->
        [one] the first queue stands
       *[other] the first { $count } queues stand
    } still
effect-ground-landers = for the next { $count ->
        [one] launch
       *[other] { $count } launches
    } take the basic Lander if you can
effect-repair-free = repair { $count ->
        [one] 1 Lander
       *[other] { $count } Landers
    } at no cost
effect-lab-work-free = { $count ->
        [one] once
       *[other] { $count } times
    }, do Lab Work without assigning anybody
effect-scan-free = scan the next { $count ->
        [one] part
       *[other] { $count } parts
    } of a Landing card at no cost
effect-turn-back = the ship turns back to where it came from
effect-a-crewmember-rests = an Available Crewmember goes to Resting Crew
effect-a-crewmember-goes-to-a-cot = an Available Crewmember goes to a Light cot of the Medbay
effect-draft-recruits = draw { $count ->
        [one] 1 Recruit
       *[other] { $count } Recruits
    }; Sections with a free sleeve can take them
effect-a-crewmember-changes-section = an Available Crewmember can change Section without losing a Rank
effect-success-for-names = gain 1 Success token for each name on the Memorial Wall
effect-situation-becomes-possible = the Situation “{ $situation }” becomes possible
effect-remove-situation = the Situation “{ $situation }” leaves the game
effect-solve-a-situation = solve a Situation
effect-remove-project = the project { $card } leaves the game
effect-lower-the-cost-of-a-project = a Research Project of your choice needs { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } fewer
effect-offer-secondary = the Secondary Objective “{ $secondary }” is on offer
effect-remove-landing = nobody can land on “{ $landing }” any more
effect-open-the-envelope = open the Mystery Envelope
effect-end-campaign = the campaign ends with “{ $ending }” ({ $result })
effect-every-section-gains-a-die = every Section gains a die of its choice
effect-add-to-flag = add { $count } to “{ $flag }”
effect-ten-adds = roll a D10 and add 1 to “{ $odd }” on an odd number, to “{ $even }” on an even one
effect-take-from-flag = take { $count } from “{ $flag }”
effect-unmark-box = clear a box of “{ $box }”
effect-gather-discoveries = gather { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    } from decks of your choice

## Conditions

condition-flag = { $flag }
condition-flag-not = it is not so that { $flag }
condition-box = “{ $box }” has at least { $count ->
        [one] 1 marked box
       *[other] { $count } marked boxes
    }
condition-box-not = “{ $box }” has { $count ->
        [one] no marked box
       *[other] fewer than { $count } marked boxes
    }
condition-log-was-read = the Log “{ $log }” was read
condition-log-was-read-not = the Log “{ $log }” was not read
condition-in-sector = you are in Sector { $number }
condition-in-sector-not = you are not in Sector { $number }
condition-in-sectors = you are in Sector { $numbers_any }
condition-in-sectors-not = you are not in Sector { $numbers_any }
condition-all-in-sector = the whole Away Team is in Sector { $number }
condition-all-in-sector-not = not the whole Away Team is in Sector { $number }
condition-all-together = the whole Away Team is together in one Sector without the Lander
condition-all-together-not = the Away Team is not together in one Sector without the Lander
condition-in-highest-sector = a Crewmember is in the Sector with the highest number
condition-in-highest-sector-not = no Crewmember is in the Sector with the highest number
condition-in-lander-sector = you are in the Lander Sector
condition-in-lander-sector-not = you are not in the Lander Sector
condition-team-of = the Away Team has { $count } or more Crewmembers
condition-team-of-not = the Away Team has fewer than { $count } Crewmembers
condition-team-has-landed = the Away Team is on the planet
condition-team-has-landed-not = the Away Team is not on the planet yet
condition-here-is = your Sector has the Biome { $biome }
condition-here-is-not = your Sector does not have the Biome { $biome }
condition-here-is-important = your Sector is Important
condition-here-is-important-not = your Sector is not Important
condition-somebody-is-important = a Crewmember is in an Important Sector
condition-somebody-is-important-not = no Crewmember is in an Important Sector
condition-poi-is-in = “{ $poi }” is in Sector { $number }
condition-poi-is-in-not = “{ $poi }” is not in Sector { $number }
condition-condition-is-in-force = the Global Condition is “{ $condition }”
condition-condition-is-in-force-not = the Global Condition is not “{ $condition }”
condition-mission-is-done = the Mission “{ $mission }” is completed
condition-mission-is-done-not = the Mission “{ $mission }” is not completed
condition-mission-is-open = the Mission “{ $mission }” is open
condition-mission-is-open-not = the Mission “{ $mission }” is not open
condition-missions-are-done = at least { $count ->
        [one] 1 Mission is
       *[other] { $count } Missions are
    } completed
condition-missions-are-done-not = { $count ->
        [one] no Mission is
       *[other] fewer than { $count } Missions are
    } completed
condition-sector-is-marked = your Sector has the marker “{ $marker }”
condition-sector-is-marked-not = your Sector does not have the marker “{ $marker }”
condition-that-sector-is-marked = Sector { $number } has the marker “{ $marker }”
condition-that-sector-is-marked-not = Sector { $number } does not have the marker “{ $marker }”
condition-sectors-are-marked = at least { $count ->
        [one] 1 Sector has
       *[other] { $count } Sectors have
    } the marker “{ $marker }”
condition-sectors-are-marked-not = { $count ->
        [one] no Sector has
       *[other] fewer than { $count } Sectors have
    } the marker “{ $marker }”
condition-threat-is-on-board = the Threat “{ $threat }” is in play
condition-threat-is-on-board-not = the Threat “{ $threat }” is not in play
condition-a-lamp-burns-here = a lamp burns in your Sector
condition-a-lamp-burns-here-not = no lamp burns in your Sector
condition-a-threat-is-here = a Threat is in your Sector
condition-a-threat-is-here-not = no Threat is in your Sector
condition-this-threat-is-on-board = this Threat is on the board
condition-this-threat-is-on-board-not = this Threat is not on the board
condition-somebody-is-with-it = a Crewmember is in the Sector of this Threat
condition-somebody-is-with-it-not = no Crewmember is in the Sector of this Threat
condition-round-is-at-least = it is round { $count } or later
condition-round-is-at-least-not = it is before round { $count }
condition-another-is-here = another Crewmember is in your Sector
condition-another-is-here-not = no other Crewmember is in your Sector
condition-injured = you have an Injury
condition-injured-not = you have no Injury
condition-nobody-has-injury-dice = nobody has an Injury die
condition-nobody-has-injury-dice-not = somebody has an Injury die
condition-crew-is-here = { $crew } is in the Away Team
condition-crew-is-here-not = { $crew } is not in the Away Team
condition-section-is = you belong to the Section { $section }
condition-section-is-not = you do not belong to the Section { $section }
condition-supplies-are-at-least = { $count ->
        [one] there is at least 1 Supply
       *[other] there are at least { $count } Supplies
    }
condition-supplies-are-at-least-not = { $count ->
        [one] there are no Supplies
       *[other] there are fewer than { $count } Supplies
    }
condition-success-is-at-least = there { $count ->
        [one] is
       *[other] are
    } at least { $count ->
        [one] 1 Success token
       *[other] { $count } Success tokens
    }
condition-success-is-at-least-not = there are { $count ->
        [one] no Success tokens
       *[other] fewer than { $count } Success tokens
    }
condition-charges-are-at-least = a Crewmember has at least { $count ->
        [one] 1 Charge
       *[other] { $count } Charges
    }
condition-charges-are-at-least-not = no Crewmember has { $count ->
        [one] a Charge
       *[other] { $count } Charges or more
    }
condition-leads-lie-on = Leads lie on at least { $count ->
        [one] 1 Discovery deck
       *[other] { $count } Discovery decks
    }
condition-leads-lie-on-not = Leads lie on { $count ->
        [one] no Discovery deck
       *[other] fewer than { $count } Discovery decks
    }
condition-discoveries-are-found = you have found at least { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    }
condition-discoveries-are-found-not = you have found { $count ->
        [one] no Discovery
       *[other] fewer than { $count } Discoveries
    }
condition-unique-is-found = “{ $unique }” is found
condition-unique-is-found-not = “{ $unique }” is not found
condition-dice-show = at least { $count ->
        [one] 1 die shows
       *[other] { $count } dice show
    } { $icon }
condition-dice-show-not = { $count ->
        [one] no die shows
       *[other] fewer than { $count } dice show
    } { $icon }
condition-another-rolls = it is the Dice Check of another Crewmember
condition-another-rolls-not = it is your own Dice Check
condition-that-danger-is = the Danger die is of table { $table }
condition-that-danger-is-not = the Danger die is not of table { $table }
condition-that-danger-is-near = the Danger die is rolled in your Sector
condition-that-danger-is-near-not = the Danger die is not rolled in your Sector
condition-that-danger-is-yours = the Danger die is yours
condition-that-danger-is-yours-not = the Danger die is not yours
condition-you-travel = you Travel
condition-you-travel-not = you do not Travel
condition-that-way-leads-higher = the way leads to a Sector with a higher number
condition-that-way-leads-higher-not = the way does not lead to a Sector with a higher number
condition-you-rest = you Rest
condition-you-rest-not = you do not Rest
condition-that-outcome-is = your Outcome is { $row }
condition-that-outcome-is-not = your Outcome is not { $row }
condition-that-symbol-is = the Injury die shows { $symbol } in your Dice Check
condition-that-symbol-is-not = the Injury die does not show { $symbol } in your Dice Check
condition-that-injury-is-yours = you would gain the Injury
condition-that-injury-is-yours-not = you would not gain the Injury
condition-that-injury-is-near = somebody in your Sector would gain the Injury
condition-that-injury-is-near-not = nobody in your Sector would gain the Injury
condition-that-injury-is = the Injury is { $injury }
condition-that-injury-is-not = the Injury is not { $injury }
condition-hurt-this-turn = you have gained an Injury this turn
condition-hurt-this-turn-not = you have gained no Injury this turn
condition-has-injury = you have the Injury { $injury }
condition-has-injury-not = you do not have the Injury { $injury }
condition-somebody-here-has-injury = somebody in your Sector has the Injury { $injury }
condition-somebody-here-has-injury-not = nobody in your Sector has the Injury { $injury }
condition-that-event-is-yours = you revealed the Event
condition-that-event-is-yours-not = somebody else revealed the Event
condition-that-event-matches = the main effect of the Event applies
condition-that-event-matches-not = the main effect of the Event does not apply
condition-that-lead-is-yours = you gain the Leads
condition-that-lead-is-yours-not = somebody else gains the Leads
condition-that-lead-is = the type of the Leads is { $find }
condition-that-lead-is-not = the type of the Leads is not { $find }
condition-that-lead-comes-from-event = the Leads come from an Event
condition-that-lead-comes-from-event-not = the Leads do not come from an Event
condition-that-discovery-is-yours = you gained the Discovery
condition-that-discovery-is-yours-not = somebody else gained the Discovery
condition-that-discovery-is = the type of the Discovery is { $find }
condition-that-discovery-is-not = the type of the Discovery is not { $find }
condition-that-price-is-spend = you must Spend { dice-one }
condition-that-price-is-spend-not = it is not so that you must Spend { dice-one }
condition-that-loss-is-near = Supplies would be lost in your Sector
condition-that-loss-is-near-not = no Supplies would be lost in your Sector
condition-you-arrive = you enter a Sector
condition-you-arrive-not = you do not enter a Sector
condition-that-arrival-is-forced = an effect moved or placed you or somebody from your Sector
condition-that-arrival-is-forced-not = no effect moved or placed you or somebody from your Sector
condition-nobody-was-here = you enter a Sector where nobody was before
condition-nobody-was-here-not = you do not enter a Sector where nobody was before
condition-that-danger-is-on-a-path = the Danger die comes from a Travel
condition-that-danger-is-on-a-path-not = the Danger die does not come from a Travel
condition-that-danger-is-one-of = the Danger die is of table { $tables_any }
condition-that-danger-is-one-of-not = the Danger die is not of table { $tables_any }
condition-you-prepare = you Prepare
condition-you-prepare-not = you do not Prepare
condition-that-log-is-yours = you read the Log
condition-that-log-is-yours-not = somebody else reads the Log
condition-that-check-is-on = the Dice Check belongs to { $source }
condition-that-check-is-on-not = the Dice Check does not belong to { $source }
condition-that-check-is-next-door = the Dice Check is made in a Connected Sector
condition-that-check-is-next-door-not = the Dice Check is not made in a Connected Sector
condition-small-equipment-was-used = Small Equipment was used in this Exploration
condition-small-equipment-was-used-not = no Small Equipment was used in this Exploration
condition-the-count-of = this Exploration has seen at least { $count } of these: { $deed }
condition-the-count-of-not = this Exploration has seen fewer than { $count } of these: { $deed }
condition-everybody-has-assisted = everybody has Assisted in this Exploration
condition-everybody-has-assisted-not = not everybody has Assisted in this Exploration
condition-assisted-this-round = you have Assisted this round
condition-assisted-this-round-not = you have not Assisted this round
condition-noise-is-at-least = { $count } dice or more were rolled at once somewhere since the noise was last forgotten
condition-noise-is-at-least-not = fewer than { $count } dice were rolled at once since the noise was last forgotten
condition-rolled-this-turn = you have rolled Section dice since your turn began
condition-rolled-this-turn-not = you have rolled no Section dice since your turn began
condition-you-emptied-a-poi = you have found everything at a POI since your turn began
condition-you-emptied-a-poi-not = you have not found everything at a POI since your turn began
condition-acted-on-here = a Special Action was performed in your Sector in this Exploration
condition-acted-on-here-not = no Special Action was performed in your Sector in this Exploration
condition-here-is-one-of = your Sector has the Biome { $biomes_any }
condition-here-is-one-of-not = your Sector does not have the Biome { $biomes_any }
condition-carrying = you carry the marker “{ $marker }”
condition-carrying-not = you do not carry the marker “{ $marker }”
condition-poi-is-here = “{ $poi }” is in your Sector
condition-poi-is-here-not = “{ $poi }” is not in your Sector
condition-planet-has = the planet has the Biome { $biome }
condition-planet-has-not = the planet does not have the Biome { $biome }
condition-morale-is-low = Morale is low or worse
condition-morale-is-low-not = Morale is better than low
condition-uniques-found-are = you have found at least { $count ->
        [one] 1 Unique Discovery
       *[other] { $count } Unique Discoveries
    }
condition-uniques-found-are-not = you have found { $count ->
        [one] no Unique Discovery
       *[other] fewer than { $count } Unique Discoveries
    }
condition-morale-is = Morale is { $level_id ->
        [high] high
        [medium] medium
        [low] low
       *[very-low] very low
    }
condition-morale-is-not = Morale is not { $level_id ->
        [high] high
        [medium] medium
        [low] low
       *[very-low] very low
    }
condition-energy-is-at-least = there is at least { $count } Energy
condition-energy-is-at-least-not = there is less than { $count } Energy
condition-pooled-success-is-at-least = the Success Pool holds at least { $count }
condition-pooled-success-is-at-least-not = the Success Pool holds less than { $count }
condition-crew-with-rank = at least { $count ->
        [one] 1 Crewmember has
       *[other] { $count } Crewmembers have
    } Rank { $rank } or higher
condition-crew-with-rank-not = fewer than { $count } Crewmembers have Rank { $rank } or higher
condition-names-on-the-wall = at least { $count ->
        [one] 1 name is
       *[other] { $count } names are
    } on the Memorial Wall
condition-names-on-the-wall-not = fewer than { $count } names are on the Memorial Wall
condition-serves = { $crew } serves on the ship
condition-serves-not = { $crew } does not serve on the ship
condition-somebody-is-available = somebody of { $section } is Available
condition-somebody-is-available-not = nobody of { $section } is Available
condition-objective-is = the Objective is “{ $objective }”
condition-objective-is-not = the Objective is not “{ $objective }”
condition-objective-was-reached = the Objective “{ $objective }” was reached
condition-objective-was-reached-not = the Objective “{ $objective }” was not reached
condition-upgrade-is-installed = “{ $upgrade }” is installed on the Bridge
condition-upgrade-is-installed-not = “{ $upgrade }” is not installed on the Bridge
condition-tech-level = the Tech Level is { $count } or higher
condition-tech-level-not = the Tech Level is lower than { $count }
condition-project-is-done = the project { $card } is completed
condition-project-is-done-not = the project { $card } is not completed
condition-landers-owned = you own at least { $count ->
        [one] 1 Lander
       *[other] { $count } Landers
    }
condition-landers-owned-not = you own fewer than { $count } Landers
condition-visits-of = you have been on { $planet } at least { $count ->
        [one] once
       *[other] { $count } times
    }
condition-visits-of-not = you have been on { $planet } fewer than { $count } times
condition-explorations-without-death = nobody has died in the last { $count ->
        [one] Exploration
       *[other] { $count } Explorations
    }
condition-explorations-without-death-not = somebody has died in the last { $count ->
        [one] Exploration
       *[other] { $count } Explorations
    }
condition-returns-with-supplies = you have come home at least { $count ->
        [one] once
       *[other] { $count } times
    } with { $supplies } Supplies or more
condition-returns-with-supplies-not = you have come home fewer than { $count } times with { $supplies } Supplies or more
condition-returned-with-leads = you have come home from one planet with Leads on at least { $count ->
        [one] 1 Discovery deck
       *[other] { $count } Discovery decks
    }
condition-returned-with-leads-not = you have never come home from a planet with Leads on { $count ->
        [one] a Discovery deck
       *[other] { $count } Discovery decks
    }
condition-situation-was-solved = the Situation “{ $situation }” was solved
condition-situation-was-solved-not = the Situation “{ $situation }” was not solved
condition-adrift-times = the ship was Adrift at least { $count ->
        [one] once
       *[other] { $count } times in a row
    }
condition-adrift-times-not = the ship was Adrift fewer than { $count } times in a row
condition-a-campaign-is-played = you play the campaign
condition-a-campaign-is-played-not = you do not play the campaign
condition-flag-is-at-least = “{ $flag }” is at least { $count }
condition-flag-is-at-least-not = “{ $flag }” is less than { $count }
condition-gathered-discoveries-are = you have gathered at least { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    }
condition-gathered-discoveries-are-not = you have gathered fewer than { $count } Discoveries

## Groups

group-crewmember = each Crewmember
group-crewmember-here = each Crewmember in this Sector
group-other-here = each other Crewmember in your Sector
group-crewmember-in = each Crewmember in Sector { $numbers_any }
group-crewmember-in-marked = each Crewmember in a Sector with the marker “{ $marker }”
group-crewmember-with-it = each Crewmember in the Sector of this Threat
group-one-crewmember = a Crewmember of your choice
group-one-crewmember-here = a Crewmember of your choice in your Sector
group-one-other-here = another Crewmember of your choice in your Sector
group-random-crewmember = a random Crewmember
group-crewmember-at-rest = the Crewmember who Rests

## Chapters of the rulebook

chapter-0 = General principles
book-idea = The idea
meaning-assist = To help another Crewmember’s Dice Check: with one die before the roll, with a card after it, or both.
meaning-exert = At any moment: Sacrifice 1 die, which is lost for this Exploration, then Refresh up to 5.
meaning-prepare = An Action: draw a Section card, roll dice for Dice Combinations, or do both.
meaning-spend = A Spent die waits until a Rest, an Exert or a card Refreshes it.
meaning-dice-check = Choose dice, roll them, change what they show, then see which Outcome they reach.
meaning-time-track = It counts towards something, and each step of time moves it on. What stands at its spaces happens.
meaning-accident = The icon that nobody wants: some Actions go wrong by it. It counts as no other icon.
meaning-section-card = Played in a Dice Check: its top changes dice, or its Dice Combination gives something for what they show.
book-setup = Before you begin
book-round = A round: turns, events, time
book-actions = Your turn: Actions
book-dice = Your dice
book-checks = Dice Checks
book-cards = Cards, Skills, Equipment
book-danger = Danger and Injuries
book-threats = Threats, Missions, places
book-finds = Leads and Discoveries
book-landing = Landing, coming home, deadly space
book-ship = The ship between planets
book-campaign = The campaign
book-symbols = Symbols and pieces
book-single = Single cards
chapter-1 = Components
chapter-2 = Terms
chapter-3 = Icons
chapter-4 = Players, Sections, who decides
chapter-5 = Set-up
chapter-6 = Tutorial
chapter-7 = Round and turn
chapter-8 = Actions
chapter-9 = Section dice: Spend, Sacrifice, Exert, Refresh
chapter-10 = Dice Check
chapter-11 = Section cards
chapter-12 = Crewmembers: Convert Ability, Skill, Charges
chapter-13 = Events
chapter-14 = Time Tracks
chapter-15 = Lander and Landing
chapter-16 = Equipment
chapter-17 = Danger dice
chapter-18 = Discoveries
chapter-19 = Leads
chapter-20 = Threats
chapter-21 = Injuries
chapter-22 = Global Conditions, Missions, Points of Interest
chapter-23 = Rank-Up cards
chapter-24 = End of an Exploration
chapter-25 = Deadly Space
chapter-26 = Operations, Mystery Envelope, reset
chapter-27 = Ship Management
chapter-29 = Single cards

## Rules

rule-V-CARD-01 = A Section card has an effect at the top and a Dice Combination at the bottom.
rule-V-CARD-02 = The effect of a Section card can be played only at the time that it states.
rule-V-CARD-04 = Played and discarded cards go to your own discard pile.
rule-V-CARD-05 = When a card is due from an empty deck, the discard pile is shuffled into a new one.
rule-V-CARD-06 = The deck is rebuilt only when a draw is due.
rule-V-CARD-07 = If deck and discard pile are both empty, nothing is drawn.
rule-V-CARD-08 = You may hold 2 Section cards at Rank 1, 3 at Rank 2, 4 at Rank 3.
rule-V-CARD-09 = A hand above the limit must be reduced at once; no card may be played meanwhile.
rule-V-CARD-10 = You choose which cards you discard; the new one may be among them.
rule-V-CARD-11 = If an effect draws several cards, the limit is checked after all of them.
rule-V-CARD-12 = A Section deck has at least 10 cards.
rule-V-CARD-15 = All Section cards of the Section can be used from the start, up to the own Rank.
rule-V-CARD-16 = A Sacrificed Section card is out of the deck for the rest of the Exploration.
rule-V-CARD-17 = At the start each Crewmember draws 2 cards at Rank 1, 3 at Rank 2, 4 at Rank 3.
rule-V-CHECK-0_1 = A Dice Check happens only where its icon, or a rule such as Prepare, calls for it.
rule-V-CHECK-0_13 = A die that leaves the Roll Pool goes to its owner’s Spent Pool.
rule-V-CHECK-0_14 = A die that left the Roll Pool cannot be used again in this check.
rule-V-CHECK-0_6 = In a requirement “+” joins what is all needed.
rule-V-CHECK-0_8 = “+” binds more tightly than “/”, which separates alternatives.
rule-V-CHECK-0_9 = An icon is met by one icon on a die; a colour is met by one whole die.
rule-V-CHECK-10_1 = In a check with tracks each marker on an Outcome space is removed, and its Outcome happens.
rule-V-CHECK-10_2 = Step 10: the marked Outcome happens.
rule-V-CHECK-10_6 = An Outcome concerns the active Crewmember alone unless its text names others.
rule-V-CHECK-10_7 = If an Outcome removes the card, its other tracks are not resolved.
rule-V-CHECK-10_8 = The effects of an Outcome happen in printed order.
rule-V-CHECK-10_9 = “This Sector” is the Sector of the card, even if you left it during the check.
rule-V-CHECK-1_1 = Step 1: the active player takes any number of own Available dice.
rule-V-CHECK-1_3 = Dice in the Spent Pool cannot be chosen for a check.
rule-V-CHECK-1_4 = Each other Crewmember in the Sector can Assist with exactly 1 Available die.
rule-V-CHECK-1_7 = Who is in the same Sector is judged by the Sector of the active Crewmember.
rule-V-CHECK-2_1 = Step 2: the active Crewmember must add all own Injury dice.
rule-V-CHECK-2_3 = As many Danger dice are added as the Action shows beside its name.
rule-V-CHECK-2_4 = If there are too few Danger dice, they are rolled again for the missing ones.
rule-V-CHECK-3_1 = Step 3: all dice are rolled at once and form the Roll Pool.
rule-V-CHECK-4_1 = Step 4: the active player may use Equipment that works during a Dice Check.
rule-V-CHECK-4_10 = Rerolls and turns apply to Section dice only, unless they name others.
rule-V-CHECK-4_11 = Skills for a Dice Check are used in step 4.
rule-V-CHECK-4_4 = Each other Crewmember in the Sector can Assist with at most 1 Section card.
rule-V-CHECK-4_5 = A card that Assists works as if the active Crewmember had played it.
rule-V-CHECK-4_7 = Step 4: effects that change dice may be used one after another in any order.
rule-V-CHECK-4_8 = To turn a die to a desired result you choose a face that it really has.
rule-V-CHECK-4_9 = A die turned to a named icon shows it, even if it has no such face.
rule-V-CHECK-5_1 = Step 5: the active player may use Dice Combinations of cards in hand and of the Global Condition.
rule-V-CHECK-5_10 = One die with two fitting icons can meet a combination of two icons alone.
rule-V-CHECK-5_12 = An effect that goes straight to Spending the dice skips steps 6 to 8; only Outcomes already marked are resolved.
rule-V-CHECK-5_2 = A Dice Combination Spends the dice that show its icons; its Section card is then discarded.
rule-V-CHECK-5_4 = The combination of the Global Condition may be used any number of times, each time with other dice.
rule-V-CHECK-6_1 = Step 6 is skipped if there are neither Injury nor Danger dice.
rule-V-CHECK-6_10 = At the end of step 6 the Injury dice return to top slots of columns of your choice, at most one in each.
rule-V-CHECK-6_14 = The active player chooses the order of several Danger dice.
rule-V-CHECK-6_2 = Each Injury die is compared with your Injury cards from left to right.
rule-V-CHECK-6_3 = It goes on the first face-up, empty Injury card with its symbol, whose effect then happens.
rule-V-CHECK-6_4 = An Injury card takes only one die in this step.
rule-V-CHECK-6_5 = An Injury die without a matching empty card has no effect.
rule-V-CHECK-6_6 = The active player chooses the order of the Injury dice.
rule-V-CHECK-6_9 = After the Injury dice each Danger die is looked up in its table.
rule-V-CHECK-7_10 = The active player chooses which dice are counted, as long as the number is the highest.
rule-V-CHECK-7_11 = An Immediate effect ends the Dice Check at once: all dice are Spent, and the named Outcome happens.
rule-V-CHECK-7_12 = After an Immediate effect only the named Outcome and those connected to it happen.
rule-V-CHECK-7_14 = “If no such icon is in the Roll Pool” is tested when its turn comes; a Spark counts as that icon if you want.
rule-V-CHECK-7_15 = The first progress puts a marker on the leftmost space of a track; each further one moves it to the right.
rule-V-CHECK-7_16 = A marker on the Outcome space does not move on.
rule-V-CHECK-7_17 = A reduction moves the marker to the left; from the leftmost space it is removed.
rule-V-CHECK-7_18 = Track progress stays between turns and Crewmembers.
rule-V-CHECK-7_19 = A Special Effect that gives something happens at once.
rule-V-CHECK-7_2 = A Special Effect of the Global Condition belongs to every Dice Check and comes first.
rule-V-CHECK-7_20 = A condition that Spends no dice cannot be met by Convert Abilities.
rule-V-CHECK-7_3 = Step 7: Special Effects are resolved row by row, from left to right.
rule-V-CHECK-7_4 = A Special Effect happens as often as the Roll Pool meets it; the dice counted are Spent.
rule-V-CHECK-7_5 = It must be counted as often as the natural results allow.
rule-V-CHECK-7_6 = Sparks and Convert Abilities may be counted too, but need not.
rule-V-CHECK-7_8 = On a die with two icons each icon counts.
rule-V-CHECK-8_1 = Step 8 is skipped in a check with tracks.
rule-V-CHECK-8_2 = Step 8: the rows are checked from top to bottom.
rule-V-CHECK-8_3 = If dice of the Roll Pool meet a row, they are Spent, and its Outcome is marked.
rule-V-CHECK-8_6 = A row met by natural results must be marked; one that needs a Spark or a Convert Ability may be declined.
rule-V-CHECK-8_8 = If no row is met and there is no red row, nothing happens.
rule-V-CHECK-9_1 = Step 9: all Section dice left in the Roll Pool are Spent.
rule-V-COMP-53 = Bridge cards are Objectives, Secondary Objectives, Bridge Upgrades, Tech Levels and Morale.
rule-V-COMP-61 = Facility Upgrades improve the Medbay or the Production Complex.
rule-V-CONT-01 = After the starting planet the Ship Book is opened, with its pools and the Awaiting envelope.
rule-V-CONT-09 = After the starting planet a Log is read, then Ship Management begins at the Bridge.
rule-V-CONV-1 = A Convert Ability lets a Basic icon on a die of its colour stand for its icon when the die is Spent.
rule-V-CONV-3 = The active Crewmember may use the own Convert Ability and those of carried Equipment.
rule-V-CONV-5 = At most one Convert Ability applies to a die.
rule-V-CONV-6 = Those who Assist cannot use their Convert Abilities.
rule-V-CONV-7 = The active Crewmember may convert the dice of those who Assist.
rule-V-CREW-01 = A Crewmember has a Convert Ability, a Skill and a starting number of Charges.
rule-V-CREW-04 = A Skill may be used whenever its text allows, for 1 Charge.
rule-V-CREW-05 = A Skill affects only its own Crewmember unless it says otherwise.
rule-V-CREW-06 = The number of Charges on the card is a start, not a maximum.
rule-V-CREW-07 = Charges have no upper limit.
rule-V-CREW-08 = Charges are placed when a mission starts.
rule-V-DANGER-01 = A rolled Danger die is looked up in the table of its letter.
rule-V-DANGER-02 = A symbol that is not in the table has no effect.
rule-V-DANGER-03 = Danger hits the Crewmember who rolled.
rule-V-DANGER-05 = Danger dice can be rerolled right after the roll, before the table is applied.
rule-V-DANGER-13 = A forced loss of Supplies takes no more than there is.
rule-V-DEADLY-10 = In Deadly Space a fourth Injury brings no Evac, but a roll for life.
rule-V-DEADLY-11 = In Deadly Space a fourth Injury kills whoever has 3 or fewer Section dice.
rule-V-DEADLY-12 = Otherwise 3 Injury dice are rolled: 2 Heavy Damage, or 1 Heavy Damage and 1 Damage, are death.
rule-V-DEADLY-13 = Whoever survives the roll Sacrifices a die.
rule-V-DEADLY-14 = Play goes on, and the fourth Injury card is not placed.
rule-V-DEADLY-15 = The dice of the dead go to the Compartment, their Equipment to the Armory.
rule-V-DEADLY-16 = The Exploration goes on without the dead.
rule-V-DEADLY-18 = If the dead had the Start token, their player passes it on at once.
rule-V-DEADLY-19 = In Deadly Space Discoveries are lost only if everybody is dead.
rule-V-DEADLY-21 = In Deadly Space Morale falls for everybody put on the Memorial Wall.
rule-V-DEADLY-23 = Cards, Injuries and Charges of the dead go back to their places.
rule-V-DECIDE-01 = Before the first round the Recon player decides who gets the Start token, even if Recon is not in the team.
rule-V-DECIDE-02 = Before each later round the holder of the Start token gives it to anyone or keeps it.
rule-V-DECIDE-03 = The Science player names who gets the card or the Charge of a Lead, even if Science is not in the team.
rule-V-DECIDE-05 = The group decides which of the two drawn Rank-Up cards it keeps.
rule-V-DECIDE-06 = The group decides who carries which Equipment.
rule-V-DECIDE-08 = Choices of a Situation at the Bridge are made by the Security player.
rule-V-DECIDE-09 = The Security player says in which order Sections draft.
rule-V-DECIDE-10 = Whom a Section drafts is up to its player.
rule-V-DECIDE-13 = Whoever set off the progress chooses the order in which Time Tracks are resolved.
rule-V-DECIDE-22 = The group orders Situations that strike and finds that are unloaded as it likes.
rule-V-DECIDE-23 = The Section player decides who joins the Away Team; with several Sections also which one goes.
rule-V-DECIDE-24 = On the first planet you start in Sectors 1 and 2 as you like, with at least one Crewmember in each.
rule-V-DISC-01 = There are five types of Discoveries, each with its own deck.
rule-V-DISC-02 = At the start the five Discovery decks are shuffled separately.
rule-V-DISC-03 = To gain a Discovery is to take the top card of its deck on board the Lander.
rule-V-DISC-04 = Before a Discovery is drawn, all Leads leave its deck.
rule-V-DISC-07 = A discarded Discovery goes under its deck.
rule-V-DISC-08 = The ability of a Discovery can be used at any time of the Exploration, unless its card says otherwise.
rule-V-DISC-09 = Some Discoveries do something when they are unloaded on the ship.
rule-V-DISC-10 = A Discovery gained on the ship goes straight to Gathered Discoveries.
rule-V-DISC-11 = Unloaded Discoveries lie in Gathered Discoveries.
rule-V-DISC-12 = A Discovery is paid by returning it from Gathered Discoveries to the deck of its type.
rule-V-DISC-14 = If a Discovery deck is empty, nothing is gained.
rule-V-DISC-16 = Discoveries on the Lander belong to the team: anybody on the planet may use them.
rule-V-END-01 = An Exploration ends by Lift-Off, by Emergency Evac, or when a Log or a Mission says so.
rule-V-END-02 = At Lift-Off the Lift-Off Log of the planet is read.
rule-V-END-03 = At Emergency Evac the Evac Log of the planet is read.
rule-V-END-04 = If a Log or a Mission ends the Exploration, it says what follows.
rule-V-END-05 = Emergency Evac happens when a Crewmember with 3 Injuries would gain a fourth.
rule-V-END-06 = Emergency Evac rescues everybody, wherever they are.
rule-V-END-09 = Emergency Evac loses all Discoveries on the Lander that are not Unique.
rule-V-END-10 = Emergency Evac brings the Mission Failed token.
rule-V-END-11 = Lift-Off abandons whoever is not in the Lander Sector.
rule-V-END-12 = A dead Crewmember leaves the Rank sleeve for good.
rule-V-END-13 = The Injuries of the dead go back to the Injury deck.
rule-V-END-15 = Whatever is still to be resolved when the Exploration ends is dropped.
rule-V-ENV-01 = The Mystery Envelope is opened only when a Log says so.
rule-V-ENV-04 = Once opened, the advanced Events take the place of the usual Event deck, unless the Log says otherwise.
rule-V-EQUIP-01 = Equipment is Small, Personal, Mission Equipment or an Upgrade of it.
rule-V-EQUIP-02 = Equipment in the Armory can be taken; locked Equipment cannot.
rule-V-EQUIP-03 = Each Crewmember may take 1 Small Equipment; it needs no space.
rule-V-EQUIP-05 = An Upgrade goes only together with its Mission Equipment, and needs no space.
rule-V-EQUIP-07 = Equipment with a Section icon is for Crewmembers of that Section only.
rule-V-EQUIP-08 = Equipment without a Section icon changes hands freely between Crewmembers who share a Sector.
rule-V-EQUIP-09 = What you carry can be used during your own turn, unless its text says otherwise.
rule-V-EQUIP-12 = Some Mission Equipment puts a token on the planet.
rule-V-EQUIP-13 = A token on the planet serves the whole team, whatever its Section icon.
rule-V-EQUIP-14 = A token on the planet cannot be moved by placing it again.
rule-V-EQUIP-15 = Discarded Equipment returns to the Armory.
rule-V-EQUIP-17 = A cost before a colon is paid before the effect.
rule-V-EQUIP-18 = A Convert Ability of carried Equipment works like your own.
rule-V-EVENT-01 = At the end of each turn the Crewmember reveals the top Event card.
rule-V-EVENT-02 = An empty Event deck is rebuilt from its shuffled discard pile.
rule-V-EVENT-03 = The Biomes of the Event are compared with all Biomes in the Sector, those of its POI card too.
rule-V-EVENT-04 = If a Biome of the Event is in your Sector, its main effect happens.
rule-V-EVENT-05 = If no Biome of the Event is in your Sector, its secondary effect happens.
rule-V-EVENT-08 = A resolved Event goes to the Event discard pile.
rule-V-EVENT-12 = Two Events are resolved one after the other.
rule-V-EVENT-13 = Biomes of the board count even under a POI card; those of a covered POI card do not.
rule-V-EXERT-01 = Every Crewmember can Exert at any moment, whoever has the turn.
rule-V-EXERT-03 = To Exert you Sacrifice 1 die of your choice, then Refresh up to 5.
rule-V-EXERT-04 = The price of an Exert may be “Exhausted”; the Refresh follows all the same.
rule-V-EXERT-05 = You may Exert before an effect is resolved, also between drawing and resolving an Event.
rule-V-EXERT-08 = If “Exhausted” would be your fourth Injury, nothing is Refreshed: Emergency Evac follows.
rule-V-GEN-01 = What a card, a board or a Log says comes before the general rule.
rule-V-GEN-02 = You win and lose together, and everything in play is open to all.
rule-V-GEN-05 = A choice that a card offers belongs to the player of the Crewmember it applies to.
rule-V-GEN-06 = An option whose cost cannot be paid completely cannot be chosen.
rule-V-GEN-08 = For a random Crewmember the D10 is rolled for each one in question; the lowest result is hit.
rule-V-GEN-09 = If the lowest D10 result is a tie, only those who tie roll again.
rule-V-GEN-10 = The D10 shows the values 0 to 9.
rule-V-GEN-11 = A discarded card with a number goes back to its place and can come into play again.
rule-V-GEN-15 = What is removed from the game stays out of reach until the campaign is over.
rule-V-GEN-17 = To reset a track is to take its token off; the next progress begins at the leftmost space.
rule-V-GLOBAL-01 = Exactly one Global Condition is in force: the card, or the printed one if there is no card.
rule-V-GLOBAL-03 = A Global Condition may add a Dice Combination, a Special Effect, a Special Action or a Time Track.
rule-V-GLOBAL-04 = The Dice Combination of the Global Condition may be used any number of times in a check.
rule-V-GLOBAL-06 = A new Global Condition card replaces the previous one, which is discarded with its tokens.
rule-V-GLOBAL-07 = If the Global Condition card is discarded, the printed one holds again.
rule-V-ICON-11 = A Spark is a joker: it stands for one icon of your choice, even if its die has no such face.
rule-V-ICON-12 = A Spark is never an Accident.
rule-V-ICON-14 = Several any-same icons must all be filled with one and the same icon.
rule-V-ICON-17 = A Basic icon can fill an any-same icon.
rule-V-ICON-20 = The icon with three colours means one Section die of any colour.
rule-V-ICON-21 = A red, green or blue die icon means one Section die of that colour.
rule-V-ICON-31 = What an Injury symbol does is told only by the Injury card that it matches.
rule-V-ICON-40 = There are 13 Biomes.
rule-V-ICON-41 = A Biome has no rule of its own: it matters for Events and where a card names it.
rule-V-ICON-50 = No Movement: nobody can Travel or be moved out of this Sector.
rule-V-ICON-51 = No Movement does not stop effects that place somebody elsewhere.
rule-V-ICON-52 = No Movement holds if its icon is anywhere in the Sector.
rule-V-ICON-53 = A card with the No Save icon is not recorded; it leaves the planet with you.
rule-V-ICON-54 = A Final POI marks a Sector with nothing left to explore.
rule-V-ICON-55 = Important is a mark without an effect of its own; other rules may ask for it.
rule-V-ICON-56 = The Lander may land in a Sector with the Lander icon.
rule-V-ICON-57 = For each Success icon you gain one Success token.
rule-V-ICON-64 = Energy is what flying, visiting and scanning cost the ship.
rule-V-ICON-65 = The Command icon stands for a Command token.
rule-V-INJ-01 = An Injury card is put face up into the leftmost empty Injury slot.
rule-V-INJ-02 = With an Injury comes an Injury die, on top of a column of your choice that has none.
rule-V-INJ-03 = A Section die in the way moves one slot down with those below it.
rule-V-INJ-04 = Before an Injury die pushes the dice of its column down, they may be rearranged.
rule-V-INJ-05 = A Section die pushed off its column goes to the Spent Pool.
rule-V-INJ-06 = If no Injury card of a type is left, you gain “Wounded” instead.
rule-V-INJ-07 = If no “Wounded” is left either, any other Injury is taken at random.
rule-V-INJ-08 = If every column has an Injury die, only the card is gained.
rule-V-INJ-09 = A column has at most one Injury die.
rule-V-INJ-10 = A removed Injury die goes back to the supply.
rule-V-INJ-11 = A removed Injury card goes back to the Injury deck.
rule-V-INJ-12 = Injury card and Injury die are independent: what removes one leaves the other.
rule-V-INJ-13 = The other Injury cards keep their slots.
rule-V-INJ-14 = A face-down Injury card takes no Injury dice.
rule-V-INJ-15 = A face-down Injury card still counts as an Injury.
rule-V-INJ-16 = A Crewmember has room for 3 Injuries.
rule-V-INJ-17 = A fourth Injury brings Emergency Evac, or in Deadly Space a roll for life.
rule-V-INJ-18 = The fourth Injury card itself is not placed.
rule-V-INJ-19 = The number of Injuries is the number of Injury cards, not of dice.
rule-V-INJ-21 = Nobody has more than 3 Injury dice; those in a roll count too.
rule-V-KC-INJ-04 = “Burned”: until the end of the check Basic icons count as Accidents and cannot be converted.
rule-V-KC-MOD-04 = Whoever is in or next to the Lander Sector may draw 1 more card when they Rest or Prepare.
rule-V-KC-THR-01 = This Threat rolls the D10: on 0 to 4 it goes to the Connected Sector with the lowest number, on 5 to 9 to the highest.
rule-V-KC-THR-02 = While this Threat hides it is off the board: it does not move, and its attack hits one random Crewmember.
rule-V-LAND-01 = A Lander has Armor, Sensors and Agility.
rule-V-LAND-05 = Discoveries and Unique Discoveries count together for what the Lander can hold.
rule-V-LAND-06 = Structural Mods raise a statistic of the Lander.
rule-V-LAND-07 = Utility Mods help during the Exploration or raise what the Lander can hold.
rule-V-LAND-10 = A Landing begins with the Briefing Log.
rule-V-LAND-11 = For each step of a Landing the D10 is rolled, and its table tells what happens.
rule-V-LAND-12 = The statistics of the Lander reduce what a Landing costs, never below 0.
rule-V-LAND-13 = Crewmembers may Exert during a Landing.
rule-V-LAND-14 = Injuries gained during a Landing stay.
rule-V-LAND-15 = The group makes the choices of a Landing.
rule-V-LAND-16 = Emergency Evac during a Landing ends the mission at once.
rule-V-LAND-17 = A damaged Lander cannot be chosen again until it is repaired.
rule-V-LAND-18 = A Landing card tells the Biomes, frequent icons, the landing hazard and the recommended statistic.
rule-V-LEAD-01 = At the start all Leads are in the bag.
rule-V-LEAD-02 = To gain Leads is to draw that many at random from the bag.
rule-V-LEAD-03 = Leads are placed one at a time, in an order you choose, on the deck of their type.
rule-V-LEAD-05 = If the bag holds too few Leads, you gain those that are there.
rule-V-LEAD-07 = “+1 Card”: the Science player names a Crewmember who draws 1 Section card.
rule-V-LEAD-08 = “+1 Charge”: the Science player names a Crewmember who gains 1 Charge.
rule-V-LEAD-09 = When the Leads on a deck total 3 or more, they are removed, and its top Discovery is gained.
rule-V-LEAD-10 = Removed Leads go beside the bag, those with the recycle icon into it.
rule-V-LEAD-13 = All Leads of one gain are drawn before the first is placed.
rule-V-LEAD-14 = The text of a Lead is applied before the total is checked.
rule-V-LIFT-01 = Only a Crewmember in the Lander Sector may choose Lift-Off.
rule-V-LIFT-02 = All others must agree to the Lift-Off.
rule-V-LIFT-03 = Lift-Off ends the Exploration at once, and the Lift-Off Log is read.
rule-V-LIFT-04 = Whoever is not in the Lander Sector at Lift-Off is left behind and dies.
rule-V-LIFT-06 = Only players with a living Crewmember on the planet are asked about the Lift-Off.
rule-V-LIFT-07 = Without a Lander Sector there is no Lift-Off.
rule-V-MISSION-01 = Each Exploration has one or more Missions.
rule-V-MISSION-02 = Most Missions are accomplished when a Log or a card says so.
rule-V-MISSION-03 = Once the Objective of a Mission is met, you may complete it.
rule-V-MISSION-04 = A Mission is completed before or after an Action, not during one.
rule-V-MISSION-05 = A completed Mission is accomplished; one still open at the end has failed, unless it is optional.
rule-V-OPS-05 = A stand-alone Operation is one Exploration without Ship Management afterwards: each Section brings a random Recruit of Rank 2 and 8 dice of its choice from the box.
rule-V-PLAYER-02 = All four Sections are in the game, each led by exactly one player.
rule-V-PLAYER-03 = A player alone controls all 4 Sections.
rule-V-PLAYER-06 = Of 4 players each controls 1 Section.
rule-V-PLAYER-07 = You agree freely who controls which Section.
rule-V-PLAYER-08 = The number of players, and who they are, may change from session to session.
rule-V-PLAYER-09 = When the group changes, the Sections are shared out anew before you go on.
rule-V-PLAYER-10 = An Away Team needs at least 2 Crewmembers, from different Sections.
rule-V-PLAYER-12 = On the first planet the Away Team has 2 Crewmembers with 1 or 2 players, 3 with 3, 4 with 4.
rule-V-PLAYER-13 = On later planets every player sends one Crewmember; a player alone sends 2 to 4, from different Sections.
rule-V-POI-01 = To replace a POI is to discard all POI cards of the Sector and place the new one.
rule-V-POI-02 = A card replaces a printed POI by lying on it.
rule-V-POI-03 = A POI card placed on top leaves those below it in the Sector.
rule-V-POI-04 = A new POI card discards what lies on the POI that it covers or replaces.
rule-V-POI-05 = Markers and tokens that lie directly in a Sector stay there.
rule-V-POI-06 = If the top POI card is discarded, what lies below is visible again, with empty tracks.
rule-V-POI-07 = A POI card that is not to be had is replaced by the empty one.
rule-V-PREP-01 = To Prepare you draw a Section card, make a Dice Check, or do both in either order.
rule-V-PREP-02 = After drawing you discard down to your Section card limit at once.
rule-V-PREP-05 = The Dice Check of Prepare has no rows and no Danger dice; it serves for Dice Combinations.
rule-V-QUICK-04 = The Starting Log is read before Sections are chosen.
rule-V-QUICK-06 = Each Section draws 3 random recruits and keeps 2.
rule-V-QUICK-07 = Crewmembers who are kept get a Rank sleeve of their Section.
rule-V-QUICK-08 = One of the two goes with the Away Team, the other one rests.
rule-V-QUICK-10 = Every Section begins with 5 dice.
rule-V-QUICK-13 = Each Crewmember uses the 10 starter cards of the own Section, shuffled.
rule-V-QUICK-18 = On the starting planet 5 Tutorial Events form the Event deck.
rule-V-QUICK-19 = On the starting planet you begin in Sectors 1 and 2, at least one in each.
rule-V-QUICK-22 = There are no Charges on the starting planet.
rule-V-QUICK-23 = The Mission is read out, then each Crewmember draws its starting cards.
rule-V-QUICK-24 = The first Log is read, and the first round begins.
rule-V-QUICK-25 = The starting planet has no Threats, Discoveries, Leads, Equipment, Skills or Charges; effects that need them do nothing.
rule-V-QUICK-27 = What is eased in the Tutorial is eased on the starting planet too, but Events are drawn from the first turn on.
rule-V-RANK-01 = A Rank-Up card states a goal for the team.
rule-V-RANK-02 = As soon as its goal is met, the Rank-Up card is completed.
rule-V-RANK-03 = A completed Rank-Up card stays completed.
rule-V-RANK-05 = A Rank-Up card shows how many Success tokens a promotion takes from Rank 1 and from Rank 2.
rule-V-REFRESH-01 = To Refresh a die is to move it from the Spent Pool to a free slot of its colour.
rule-V-REFRESH-02 = A die for which no slot is free stays in the Spent Pool.
rule-V-REFRESH-03 = A die that comes back to your board and finds no slot goes to the Spent Pool.
rule-V-REFRESH-05 = A column has 3 slots at Rank 1, 4 at Rank 2, 5 at Rank 3.
rule-V-REFRESH-07 = The number to Refresh is a maximum: you may Refresh fewer.
rule-V-REFRESH-08 = An Injury die takes the top slot of its column.
rule-V-RESET-02 = To play the Tutorial once more, its decks are put together again.
rule-V-RESET-03 = Marks in the Logbook stay until a new campaign clears them.
rule-V-REST-01 = Rest costs 1 Supplies; without Supplies nobody can Rest.
rule-V-REST-02 = When you Rest you Refresh up to half of your Section dice, rounded up.
rule-V-REST-04 = You choose which dice are Refreshed, and may Refresh fewer.
rule-V-REST-05 = After the Refresh you draw 1 Section card and discard down to the limit.
rule-V-SAC-01 = To Sacrifice a die is to return an Available or Spent Section die to the Compartment.
rule-V-SAC-04 = With 3 or fewer Section dice a Sacrifice is replaced by the Injury “Exhausted”.
rule-V-SAC-05 = If all your dice are in the Roll Pool, you gain “Exhausted” in place of a Sacrifice.
rule-V-SAC-06 = If you have no die of the colour to Sacrifice, you gain “Exhausted” instead.
rule-V-SAC-08 = To Sacrifice a Section card is to return it to the Compartment.
rule-V-SAC-09 = For each die that cannot be Sacrificed exactly one “Exhausted” is gained.
rule-V-SETUP-13 = Situations 1 to 10 are possible from the start.
rule-V-SETUP-14 = Some Situations wait in Future Situations until the story brings them in.
rule-V-SETUP-40 = A campaign can begin with the Tutorial and go on with the same people.
rule-V-SETUP-41 = A campaign can begin with a Quick Start and a crew of your own.
rule-V-SHIP-ADDON-2 = A visit of the Add-On Facility costs 1 Command token.
rule-V-SHIP-ADDON-3 = In the Add-On Facility one of the built cards is used.
rule-V-SHIP-ASSIGN-1 = Only Available Crewmembers can be assigned.
rule-V-SHIP-ASSIGN-2 = Whoever is assigned goes to Resting Crew at once.
rule-V-SHIP-ASSIGN-3 = The last Available Crewmember of a Section cannot be assigned.
rule-V-SHIP-BARRACKS-1 = Whoever has Rank 2 or 3 can change Section and loses a Rank.
rule-V-SHIP-BARRACKS-10 = Each Section takes one Recruit, who gets Rank 1 and is Available.
rule-V-SHIP-BARRACKS-12 = A Section without a free sleeve can dismiss somebody of Rank 1 to take a Recruit.
rule-V-SHIP-BARRACKS-5 = Whoever is not in the Medbay can be dismissed.
rule-V-SHIP-BARRACKS-6 = A Crewmember of Rank 3 trains one of Rank 1 of the same Section; then both rest.
rule-V-SHIP-BARRACKS-9 = For the draft some random Recruits are laid out, more with good Morale.
rule-V-SHIP-BEGIN-1 = A planet with a Planet Record is found as it was left.
rule-V-SHIP-BEGIN-6 = The Lander comes down in any Sector with its icon, unless the Briefing says where.
rule-V-SHIP-BEGIN-7 = Everybody begins in the Lander Sector, unless the Briefing says otherwise.
rule-V-SHIP-BRIDGE-1 = Bridge cards that wait are installed.
rule-V-SHIP-BRIDGE-12 = The Objective shows how many new Situations are revealed; they strike only later.
rule-V-SHIP-BRIDGE-17 = Each Tech Level gives 1 Energy more than the one before.
rule-V-SHIP-BRIDGE-19 = A Situation of which nothing can be paid waits until the next Bridge.
rule-V-SHIP-BRIDGE-2 = A new Bridge card takes the place of the old one.
rule-V-SHIP-BRIDGE-3 = The Objective shows how many Command tokens you get.
rule-V-SHIP-BRIDGE-6 = Morale and Bridge Upgrades change the pools.
rule-V-SHIP-BRIDGE-9 = Situations that nobody solved strike at the Bridge.
rule-V-SHIP-DEBRIEF-10 = All Success tokens come together in the Success Pool.
rule-V-SHIP-DEBRIEF-11 = Once per Ship Management every Section can give back a die for 4 Success tokens in total.
rule-V-SHIP-DEBRIEF-13 = A new die for every Section costs as many Success tokens as one Section owns dice.
rule-V-SHIP-DEBRIEF-15 = An Instructor of Rank 2 or 3 makes new dice 1 or 2 cheaper.
rule-V-SHIP-DEBRIEF-18 = Dice are bought and sold in any order.
rule-V-SHIP-DEBRIEF-2 = Everybody whose Rank has enough Success tokens on the Rank-Up card is promoted.
rule-V-SHIP-DEBRIEF-20 = A new die can be any die in the box.
rule-V-SHIP-DEBRIEF-7 = Rank 3 is the highest.
rule-V-SHIP-DOCK-1 = The mission has failed if a Mission card is still open or the Mission Failed token was gained.
rule-V-SHIP-DOCK-2 = If the Mission has failed, nobody is promoted and Morale falls.
rule-V-SHIP-DOCK-4 = What the Lander cannot hold is discarded, but never a Unique Discovery.
rule-V-SHIP-FACILITY-1 = A visit of a facility costs 1 Command token.
rule-V-SHIP-FACILITY-3 = The facilities are Laboratory, Production Complex, Barracks, Situation Room and Add-On Facility.
rule-V-SHIP-FLOW-1 = After an Exploration: Docking, Debriefing, Unloading, Medbay, Memorial Wall, Save Point.
rule-V-SHIP-FLOW-2 = Before an Exploration: Bridge, Starmap, facilities, Hangar, Mission Launch.
rule-V-SHIP-HANGAR-1 = Landers that wait come into the Hangar.
rule-V-SHIP-HANGAR-2 = If the Hangar is full, a Lander is given up, but never the basic one.
rule-V-SHIP-HANGAR-3 = Mods that wait come into the Hangar; if it is full, one is given up.
rule-V-SHIP-HANGAR-5 = A damaged Lander can be repaired for its cost.
rule-V-SHIP-HANGAR-6 = A repair costs 2 Gathered Discoveries of any type.
rule-V-SHIP-HANGAR-7 = Choose a Lander that is not damaged.
rule-V-SHIP-HANGAR-8 = Mods go into slots of their type, one in each.
rule-V-SHIP-LAB-1 = Research Projects that wait are put into empty slots of the Laboratory.
rule-V-SHIP-LAB-2 = A Research Project is completed by paying its cost in Discoveries.
rule-V-SHIP-LAB-3 = Projects with the same keyword can be completed in one visit.
rule-V-SHIP-LAB-4 = Projects are paid for with Gathered Discoveries, which return to their decks.
rule-V-SHIP-LAB-7 = Completed projects are turned over, read in any order, and leave the game.
rule-V-SHIP-LAB-8 = Lab Work: people with the icons of a slot complete its project too, for its cost.
rule-V-SHIP-LAUNCH-13 = If a colour has more dice than slots, the player says which stay behind.
rule-V-SHIP-LAUNCH-14 = Each player builds and shuffles a Section deck.
rule-V-SHIP-LAUNCH-15 = Everybody begins with the Charges printed on the card.
rule-V-SHIP-LAUNCH-16 = Everybody can take one Small Equipment from the Armory.
rule-V-SHIP-LAUNCH-17 = The Lander holds a certain number of Personal and Mission Equipment.
rule-V-SHIP-LAUNCH-20 = Supplies begin at the number of the Lander.
rule-V-SHIP-LAUNCH-6 = With too few people every Section can take a random Recruit; a box of a Log is marked.
rule-V-SHIP-LAUNCH-7 = From the second time on every Section loses a die as well.
rule-V-SHIP-LAUNCH-9 = When the last of those boxes is marked the campaign is lost.
rule-V-SHIP-LEAVE-3 = POI and Threat cards with the No Save icon leave the planet with you.
rule-V-SHIP-LEAVE-6 = All Leads return to the bag when the planet is left.
rule-V-SHIP-LEAVE-8 = Tokens, markers and dice return to the box when the planet is left.
rule-V-SHIP-MEDBAY-1 = Medbay Upgrades that wait are installed.
rule-V-SHIP-MEDBAY-11 = If all cots of a kind are taken, a patient goes to the mildest free one that is more severe.
rule-V-SHIP-MEDBAY-12 = If no cot is free that is as severe or more, the patient dies.
rule-V-SHIP-MEDBAY-13 = Injury cards return to their deck in the Medbay.
rule-V-SHIP-MEDBAY-14 = Whoever lies in a Critical cot makes a Survival Check with Injury dice.
rule-V-SHIP-MEDBAY-18 = The group says in which order the injured are taken in.
rule-V-SHIP-MEDBAY-21 = One cot further means any empty cot of the next milder kind.
rule-V-SHIP-MEDBAY-3 = Everybody in the Medbay moves one slot to the right; from a Light slot they are Available again.
rule-V-SHIP-MEDBAY-6 = Each Therapist moves a patient one cot further.
rule-V-SHIP-MEDBAY-9 = Whoever has 1, 2 or 3 Injuries goes to a Light, Moderate or Critical cot.
rule-V-SHIP-MEMORIAL-1 = The dead get the first free slot of their Section on the Memorial Wall.
rule-V-SHIP-MEMORIAL-4 = A slot of the Memorial Wall that is filled gives its bonus.
rule-V-SHIP-MORALE-1 = Morale is High, Medium, Low or Very Low.
rule-V-SHIP-MORALE-2 = Morale rises and falls by one level.
rule-V-SHIP-MORALE-4 = If Morale cannot fall further, every Section gives back a die instead.
rule-V-SHIP-PROD-1 = Production Projects that wait become ready, as long as slots are empty.
rule-V-SHIP-PROD-2 = Production Upgrades that wait are installed.
rule-V-SHIP-PROD-3 = At each visit every project moves one Stage; behind Stage 3 it is complete.
rule-V-SHIP-PROD-6 = Projects start in the Stage that is printed on them.
rule-V-SHIP-PROD-7 = If that slot is taken, a project can start further left.
rule-V-SHIP-PROD-9 = Boost: people with a project's icons move it one Stage further.
rule-V-SHIP-SAVE-1 = The Save Point is the best place to stop, but nobody has to.
rule-V-SHIP-SAVE-3 = A new Planet Record takes the place of an older one of the same planet.
rule-V-SHIP-SITROOM-1 = A visit of the Situation Room solves a Situation: do what “When Solved” says.
rule-V-SHIP-SITROOM-3 = Supervisors with the icons of a Situation solve it as well.
rule-V-SHIP-SITROOM-4 = A solved Situation leaves the game unless it says otherwise.
rule-V-SHIP-STARMAP-1 = The Starmap is open at the page of the Current System.
rule-V-SHIP-STARMAP-10 = Without a Landing card in the Scanner the ship is Adrift.
rule-V-SHIP-STARMAP-11 = Energy reveals the Landing card part by part, as far as you like.
rule-V-SHIP-STARMAP-12 = Each Crewmember on a Scouting Mission makes the next part 1 cheaper.
rule-V-SHIP-STARMAP-16 = Adrift, Morale falls, a Penalty token waits for the next Bridge, and the Save Point follows.
rule-V-SHIP-STARMAP-2 = Fly and visit in any order, as often as you can pay.
rule-V-SHIP-STARMAP-3 = A flight to an Outbound System costs the Energy beside it, and its Log is read.
rule-V-SHIP-STARMAP-4 = Dangerous ways and destinations need a certain Bridge Upgrade.
rule-V-SHIP-STARMAP-5 = A visit costs the Energy of the destination; do what it says.
rule-V-SHIP-STARMAP-7 = Where the Landing card has left the game nobody can land.
rule-V-SHIP-STARMAP-9 = Visited systems and planets are noted.
rule-V-SHIP-UNLOAD-3 = A complete row of Unique Discoveries brings the Bridge Upgrade beside it.
rule-V-SHIP-UNLOAD-4 = When Discoveries are unloaded, their effects happen in any order, and they join Gathered Discoveries.
rule-V-SHIP-UNLOAD-5 = A Discovery that its own effect discards goes under its deck.
rule-V-SPECIAL-01 = You may perform one Special Action per turn.
rule-V-SPECIAL-02 = Special Actions come from your Sector, its Point of Interest, a Threat in it, and from anywhere the Global Condition, Missions, Lander Mods and the Rank-Up card.
rule-V-SPECIAL-03 = Only the top POI card of a Sector is visible.
rule-V-SPECIAL-04 = A Special Action with the Dice Check icon is a Dice Check; any other one simply happens.
rule-V-SPECIAL-06 = An action “in any Sector” can be taken wherever you are.
rule-V-SPECIAL-07 = A Special Action whose precondition is not met cannot be chosen.
rule-V-SPECIAL-08 = Where a check demands an Assist, another Crewmember must give a die; a card alone is not enough.
rule-V-SPEND-01 = To Spend a die is to move an Available die of the colour shown to your Spent Pool.
rule-V-SPEND-02 = For each die that you must Spend and cannot, you Sacrifice one.
rule-V-SPEND-05 = You may Exert first, and then Spend a Refreshed die.
rule-V-SPEND-07 = Before a Spend turns into a Sacrifice you may Exert.
rule-V-TERM-01 = There are four Sections: Engineering, Recon, Science and Security.
rule-V-TERM-03 = The Section player is the player who controls that Section.
rule-V-TERM-04 = A Crewmember is a card in a Rank sleeve of the Section it serves.
rule-V-TERM-06 = A Crewmember has Rank 1, 2 or 3.
rule-V-TERM-07 = The Away Team are the Crewmembers who take part in this Exploration.
rule-V-TERM-12 = A Section Compartment keeps the dice and cards of a Section that are not in use.
rule-V-TERM-14 = Available dice are the Section dice in the coloured slots of the Crew board.
rule-V-TERM-16 = The Roll Pool is what was rolled in this Dice Check and is not yet Spent.
rule-V-TERM-17 = The Roll Pools of all who take part count as one.
rule-V-TERM-18 = A Section die is always in exactly one place.
rule-V-TERM-20 = A Sector is a numbered area of the planet that may hold a Log reference, a Point of Interest or nothing.
rule-V-TERM-21 = A Path joins two Sectors, has icons on it, and arrowheads for the directions that it allows.
rule-V-TERM-22 = A Connected Sector is the far end of any Path that leads away from your Sector.
rule-V-TERM-23 = The Lander Sector is the Sector in which the Lander stands.
rule-V-TERM-24 = A Point of Interest can add Biomes and Special Actions to its Sector.
rule-V-TERM-28 = Supplies are shared by the whole Away Team.
rule-V-TERM-29 = Supplies never rise above the highest space of their track.
rule-V-TERM-30 = A card gained for the ship waits in the Awaiting envelope until its page is reached.
rule-V-TERM-32 = Tech Level and Morale hold for the whole ship.
rule-V-TERM-33 = To move is to change Sector by an effect, to Travel is the Action, and to place puts somebody into a Sector without movement.
rule-V-TERM-34 = Success tokens buy new Section dice and count for promotions.
rule-V-TERM-37 = A planet also has its Missions, its Global Condition, its Unique Discoveries, and Logs for Lift-Off and Evac.
rule-V-THREAT-01 = A Threat has a card beside the board and one or more standees on it.
rule-V-THREAT-02 = The Time Track of a Threat drives it: each space has its effects.
rule-V-THREAT-03 = What a Threat does is on its card, and is done from left to right.
rule-V-THREAT-04 = Whoever is in the Sector of a Threat may perform its Special Action.
rule-V-THREAT-05 = Of several standees only the primary one is the Threat.
rule-V-THREAT-06 = Threats ignore No Movement.
rule-V-THREAT-07 = Threats move only to Connected Sectors unless their card says otherwise.
rule-V-THREAT-08 = Threats ignore all Path icons.
rule-V-THREAT-09 = A Threat takes a shortest route; among equal ones the next Sector is random.
rule-V-THREAT-10 = A Threat that is in the Sector of its target does not move.
rule-V-THREAT-12 = To reset a Threat is to remove its Time token.
rule-V-THREAT-13 = A removed Threat leaves with its card, its standees and its tokens.
rule-V-TIME-02 = The first progress puts a Time token on the leftmost space.
rule-V-TIME-03 = Every further progress moves the Time token one space to the right.
rule-V-TIME-04 = When the Time token reaches the last space, its effect happens at once.
rule-V-TIME-05 = On a Threat every space that the Time token enters has an effect.
rule-V-TIME-06 = A reduction takes the Time token one space back, and from the first space off the track.
rule-V-TIME-07 = “All Time Tracks” are those of the Global Condition, Threats, Missions, POIs and all others in play.
rule-V-TIME-08 = Several Time Tracks are resolved in any order.
rule-V-TIME-09 = A Time token on the last space stays there, and its effect is not repeated.
rule-V-TIME-11 = Time Tracks on covered cards are not in play.
rule-V-TIME-12 = A Time token that moves back triggers nothing.
rule-V-TRAVEL-01 = You cannot Travel while No Movement is anywhere in your Sector.
rule-V-TRAVEL-02 = To Travel you choose a Path that leads away from your Sector.
rule-V-TRAVEL-03 = A one-way Path can only be used along its arrowhead.
rule-V-TRAVEL-04 = Every icon on the Path is resolved.
rule-V-TRAVEL-05 = Path icons are resolved from your Sector on, a Travel icon always last.
rule-V-TRAVEL-06 = For a Travel icon the Travel entry of the Global Condition decides whether you arrive.
rule-V-TRAVEL-07 = If the Travel entry moves you to a Connected Sector, it is the far end of your Path.
rule-V-TRAVEL-08 = If the Travel entry does not move you, you stay, and the Action is used up.
rule-V-TRAVEL-09 = On a Path without a Travel icon you arrive once its icons are resolved.
rule-V-TRAVEL-10 = You change Sector only after the last Path icon; until then those in the old Sector may Assist.
rule-V-TRAVEL-12 = Whoever enters a Sector with a Log reference reads that Log at once.
rule-V-TRAVEL-13 = A Log is read however you entered; “you” in it is the Crewmember who arrived.
rule-V-TRAVEL-14 = A Log reference under a POI card is not read.
rule-V-TRAVEL-15 = A die icon on a Path: Spend such a die.
rule-V-TRAVEL-16 = A Danger icon on a Path: roll and apply the table; you arrive whatever the result.
rule-V-TURN-02 = Before round 1 the Recon player gives the Start token to any Crewmember.
rule-V-TURN-03 = Before each later round whoever has the Start token passes it to any Crewmember or keeps it.
rule-V-TURN-04 = In a round each Crewmember takes one turn, clockwise from the Start token.
rule-V-TURN-05 = Clockwise order is the order of the Crew boards; it does not change during the Exploration.
rule-V-TURN-06 = A turn has two phases: Actions, then End of Turn.
rule-V-TURN-07 = In a turn you take two Actions, and finish the first before you choose the second.
rule-V-TURN-08 = The Actions are Special Action, Travel, Prepare, Rest and Lift-Off.
rule-V-TURN-10 = Both Actions must be taken; Prepare is always possible.
rule-V-TURN-12 = What counts as an Action uses up one of your two, and can be used only when you could take one.
rule-V-TURN-13 = At the end of a turn the Turn token is flipped to “Turn Ended”.
rule-V-TURN-14 = At the end of a turn one Event is drawn and resolved.
rule-V-TURN-15 = When everybody has had a turn the round ends, and all Turn tokens are flipped back.
rule-V-TURN-16 = Rounds follow each other until the Exploration ends.
rule-V-TURN-17 = If an effect ends your turn, the Actions that are left are lost, and End of Turn follows.
rule-V-TUT-01 = The Tutorial is set up in a fixed order, with a Log after each part.
rule-V-TUT-02 = The four Crewmembers of the Tutorial are fixed, one from each Section.
rule-V-TUT-03 = In the Tutorial the Science Crewmember must be in the Away Team.
rule-V-TUT-07 = In the Tutorial each deck has 3 cards in a given order.
rule-V-TUT-14 = In the Tutorial the Crewmembers start in turn in Sectors 1 and 2, Science in Sector 1.
rule-V-TUT-16 = The first Mission is read out: meet in Sector 4.
rule-V-TUT-20 = On the starting planet Supplies are unlimited, and Rest costs nothing.
rule-V-TUT-21 = In the Tutorial no Events are drawn until the second Mission is revealed.
rule-V-TUT-22 = On the starting planet the only Injury is “Just a Scratch”; any other is ignored.
rule-V-TUT-23 = On the starting planet nobody has more than 1 Injury.
rule-V-TUT-27 = On the starting planet there are no Charges and no Skills; Convert Abilities do work.
rule-V-TUT-36 = On the starting planet nobody with 3 or fewer Section dice can Exert, and a Sacrifice does nothing then.
rule-V-TUT-40 = The first Crewmember begins with the Special Action of Sector 1.
rule-V-TUT-41 = The first Dice Check uses one red and one blue Basic die, and nobody Assists.
rule-V-TUT-43 = The first roll is mended with a card: the red die is Spent, the blue one turned to Spark.
rule-V-TUT-44 = The Spark meets the green row of the first Dice Check.
rule-V-TUT-45 = Then the first Crewmember Travels to Sector 5 and rolls a Danger die on the way.
rule-V-TUT-46 = The first led turn ends with a Log and without an Event.
rule-V-TUT-50 = The second Crewmember takes all dice for the Special Action of Sector 2, and nobody Assists.
rule-V-TUT-51 = In the second lesson a roll with 3 or more Accidents is repeated.
rule-V-TUT-55 = Then the second Crewmember Rests.
rule-V-TUT-60 = The third Crewmember begins with the Special Action of the new card in Sector 1.
rule-V-TUT-61 = Then the third Crewmember Travels to Sector 5 and chooses how to pay.
rule-V-TUT-62 = The fourth Crewmember Travels to Sector 4, or first frees the way.
rule-V-TUT-64 = Then the fourth Crewmember Prepares and only draws a card.
rule-V-TUT-65 = After the led round a Log is read, and everybody is free.
rule-V-TUT-70 = After the led round everybody is free; the rules of the starting planet stay.
rule-V-TUT-72 = From this Log on Events are drawn at the end of each turn.
rule-V-TUT-83 = Who completed the Rank-Up card on the starting planet rises to Rank 2.
rule-V-TUT-86 = After the Tutorial 5 Success tokens buy each Section a Wild die.
rule-V-UNIQ-02 = Unique Discoveries lie face down on the planet in a given order.
rule-V-UNIQ-03 = A Unique Discovery with a number is that very card; without one it is the top card on the planet.
rule-V-UNIQ-04 = A gained Unique Discovery is turned up and put on the Lander.
rule-V-UNIQ-05 = If a Unique Discovery is not there any more, do what its space says.
rule-V-UNIQ-08 = Unique Discoveries from number 33 on are used up on the planet and never kept.

## Lessons of the led round
lesson-1-act-2 = Lesson. The hatch is jammed, and No Movement keeps everybody in this Sector. A Special Action is written on the place where you stand: take it.
lesson-1-check-dice = Lesson. A Dice Check begins. Put one red and one blue Basic die into your hand, then say that you are ready. More dice give better chances, but rolled dice are Spent.
lesson-1-check-changes = Lesson. An Accident and a Basic icon: not enough. Cards may change what was rolled. Play the card that is offered: give up the red die and turn the blue one to Spark, which stands for any icon.
lesson-1-act-1 = Lesson. The way is free. Travel along the Path: its icon says that the Global Condition tells what the trip costs. Take the way with the Danger die; you arrive whatever it shows.
lesson-2-act-2 = Lesson. This place shows tracks instead of rows. Take its Special Action.
lesson-2-check-dice = Lesson. Accidents push the red track, everything else the green one. Both need four. Take all your dice: nobody can help you here.
lesson-2-act-1 = Lesson. Your dice are Spent. Rest: up to half of all your dice come back, and you draw a card.
lesson-3-act-2 = Lesson. Where the hatch was, a new place lies open. Take its Special Action with dice of your choice.
lesson-3-act-1 = Lesson. Follow the others along the Path. This time you choose how to pay.
lesson-4-act-2 = Lesson. If the way out is free, Travel to the Keeper's Room: this Path costs a die. If not, finish what the others began.
lesson-4-act-1 = Lesson. Prepare gives you a card, a Dice Check, or both. Draw a card.
lesson-4-prepare = Lesson. Only the card, this time.
lesson-free = The led round is over: from now on you decide. Each round the Start token is passed first; whoever gets it has the first turn.

## Aboard: values

page-docking = Docking
page-debriefing = Debriefing
page-unloading = Unloading
page-medbay = Medbay
page-memorial = Memorial Wall
page-save-point = Save Point
page-bridge = Bridge
page-starmap = Starmap
page-facilities = Ship Facilities
page-laboratory = Research Laboratory
page-production = Production Complex
page-barracks = Barracks
page-situation-room = Situation Room
page-addon = Add-On Facility
page-hangar = Hangar
page-launch = Mission Launch
facility-laboratory = Research Laboratory
facility-production = Production Complex
facility-barracks = Barracks
facility-situation-room = Situation Room
facility-addon = Add-On Facility
place-light = a Light cot
place-moderate = a Moderate cot
place-critical = a Critical cot
place-available = Available
place-dead = the Memorial Wall
task-instructor = Instructor
task-therapist = Therapist
task-scout = Scouting Mission
task-lab-work = Lab Work
task-assembly = Assembly
task-training = training Recruits
task-supervisor = Supervisor
task-rest = rest
task-cot = a cot in the Medbay
kind-personal = Personal
kind-mission = Mission
keyword-lamp = Lamp
keyword-voice = Voice
keyword-life = Life
keyword-matter = Matter
keyword-hearth = Hearth

## Aboard: questions

prompt-trade-dice = Each Section owns { $price } dice, so a new one for each costs { $price } Success; selling one of each brings { $sale }. The pool holds { $success }. What do you do?
prompt-instructor = The dice cost { $price } Success. Does somebody teach, to make them cheaper?
prompt-buy-die = Which die does { $section } get? (“view dice” shows their faces.)
prompt-return-die = Which die does { $section } give back to the box?
prompt-unload = Which find is unloaded next?
prompt-therapy = Who is moved one cot further?
prompt-therapist = Who looks after { $who }?
prompt-admit = Who is taken in first?
prompt-relief = Who counts fewer Injuries in the Medbay?
prompt-skip-survival = { $who } lies in a Critical cot. Keep { $who } there one pass longer instead of a Survival Check?
prompt-save-point = This is a good place to stop: everything is saved. How do you go on?
prompt-players = How many of you play from now on?
prompt-second-section = { $section } is left. Which of you leads it as well?
prompt-secondary = Which Secondary Objective do you take?
prompt-situation = Which Situation strikes first?
prompt-situation-effect = { $card } was not solved. What do you accept?
prompt-starmap = { $system }, { $energy } Energy. Where to?
prompt-scan = { $landing }: scan { $part }?
prompt-assign = Who is assigned ({ $task }), and rests afterwards?
prompt-assign-section = Which Section does it ({ $task })?
prompt-facility = { $command ->
        [one] One Command token
       *[other] { $command } Command tokens
    }. Which facility do you visit?
prompt-addon = Which card of the Add-On Facility do you use?
prompt-project = Which project do you complete?
prompt-resolve = Which project is read first?
prompt-lab-work = Lab Work: which project do you complete?
prompt-pay-discovery = With which Discovery do you pay ({ $find }, { $rarity })?
prompt-install = There is not room for all. Which card is installed?
prompt-slot = Both belong into the same slot of the Bridge. Which one is put there first? The other takes its place.
prompt-completed = Several projects are completed. Which comes first?
prompt-start-project = Which project do you start?
prompt-stage = Where does { $card } start?
prompt-boost = Which project is Boosted?
prompt-reorganise = Does anybody change Section or leave the service?
prompt-train = Who trains whom?
prompt-draft-order = These Recruits are here: { $recruits }. Which Section picks next?
prompt-draft = Whom does { $section } take?
prompt-make-room = No sleeve is free. Who leaves the service?
prompt-solve = Which Situation do you solve?
prompt-give-up-lander = The hangar is full. Which Lander do you give up?
prompt-give-up-mod = All slots are taken. Which Mod do you give up?
prompt-repair = Repair the { $lander }?
prompt-lander = Which Lander do you take?
prompt-fit-mod = Which Mod do you fit?
prompt-emergency = Not enough people can go. Does { $section } take a random Recruit?
prompt-small-gear = Which Small Equipment does { $who } take?
prompt-load = { $kind } Equipment: room for { $count }. What do you take?
prompt-equipment = Take the Equipment of last time? { $gears }
prompt-divide = Does everybody carry the same as last time? { $gears }
prompt-which-crewmember = Who is it?
prompt-recruit-for = { $who } wants to serve. In which Section?

## Aboard: options

option-trade-buy = buy a die for each Section
option-trade-sell = sell a die of each Section
option-trade-done = leave it at that
option-crewmember = { $who }
option-no-instructor = nobody teaches
option-patient = { $who }
option-no-therapy = nobody
option-skip-check = keep in the cot
option-make-check = make the check
option-straight-on = go straight on to the Bridge
option-put-away = record the planet and clear the table
about-put-away = the same as going on, but the planet is recorded now and not at the next launch
option-share-sections = share out the Sections anew
option-change-players = more or fewer players
about-change-players = the Sections are then shared out anew
option-player = { $seat }
option-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
option-switch-deadly = switch Deadly Space on or off
about-switch-deadly = in Deadly Space the fourth Injury kills
option-shipcard = { $card }
option-no-secondary = none now
option-situation-choice = { $choice }
option-fly = fly to { $system } ({ $energy } Energy)
option-visit = visit { $destination } ({ $energy } Energy)
option-stop-flying = stay where you are: Adrift
about-stop-flying = no landing: Morale falls, a Penalty token waits for the next Bridge, and the visit ends at the Save Point
option-scan = scan ({ $energy } Energy)
about-scan = instead of Energy, Crewmembers can go on a Scouting Mission; they rest afterwards
option-no-scan = go on without
option-facility = { $facility }
option-leave-facilities = no more visits
option-no-project = no project
option-stage = Queue { $queue }, Stage { $stage }
option-no-boost = no Boost
option-no-change = no change
option-transfer = { $who } to { $section }, losing a Rank
option-dismiss = dismiss { $who }
option-train = { $who } trains { $pupil }
option-no-training = no training
option-no-recruit = nobody
option-take-recruit = take one
option-no-situation = none
option-lander = { $lander }
option-repair = repair
option-no-repair = leave it
option-no-mod = no more Mods
option-no-gear = nothing more
option-as-last-time = as last time
option-choose-anew = choose anew

## Aboard: events

event-page-opened = — { $page } —
event-mission-failed = The Mission on { $planet } has failed.
event-success-pooled = The Success Pool holds { $count }.
event-morale-changed = Morale is { $level } now.
event-morale-at-its-lowest = Morale is { $level } and cannot fall further: each Section gives back a die instead.
event-die-returned = { $section } gives back a die: { $die }.
event-assigned = { $who } is assigned: { $task }.
event-discovery-paid = Paid: { $card }.
event-discovery-gathered = Gathered: { $card }.
event-find-unloaded = { $card } is unloaded.
event-card-gained = { $card } waits in the Awaiting envelope.
event-equipment-unlocked = New in the Armory: { $gear }.
event-card-installed = { $card } is installed.
event-card-returned = { $card } returns to the Bridge Cards.
event-patient-moved = { $who }: { $place }.
event-survival-checked = Survival Check for { $who }: { $symbols }. { $fatal ->
        [yes] { $who } dies.
       *[no] { $who } lives.
    }
event-buried = { $who } has a place on the Memorial Wall.
event-objective-reached = Objective reached: { $card }.
event-pools-filled = { $command } Command (facilities, 1 each) and { $energy } Energy (flights, visits, scans) for this pass.
event-situation-revealed = Situation: { $card }.
event-situation-effect = The Situation “{ $card }” takes its toll.
event-situation-solved = The Situation “{ $card }” is solved.
event-ship-flown = The ship flies to { $system }.
event-destination-visited = { $destination } is visited.
event-landing-scanned = { $landing }, scanned: { $part }.
event-ship-adrift = The ship is Adrift.
event-facility-visited = { $facility }: a Command token is spent.
event-project-moved = { $card } is in Stage { $stage }.
event-project-completed = { $card } is completed.
event-crew-transferred = { $who } changes to { $section }, Rank { $rank }.
event-crew-dismissed = { $who } leaves { $section }.
event-lander-chosen = You take the { $lander }.
event-lander-repaired = The { $lander } is repaired.
event-mod-fitted = { $mod } is fitted.
event-players-changed = { $count ->
        [one] From now on one player leads all Sections.
       *[other] From now on there are { $count } players.
    }

## Aboard: why not

why-not-open = The way is not open yet: something has to happen first.
why-not-open-until = The way is not open yet: the Objective “{ $objective }” has to be reached first.
why-not-open-any-more = The way is not open any more.
why-not-hull = It is dangerous: it takes a Bridge Upgrade for that.
why-not-energy = There is not enough Energy.
why-not-command = There is not enough Command.
why-not-success = There is not enough Success.
why-not-landing = Nobody can land there any more.
why-not-last = The last Available Crewmember of a Section stays.
prompt-foresee = { $card } is coming. Let it, or put it under the others?
option-leave-on-top = let it come
option-put-under = put it under
option-transfer-freely = { $who } to { $section }

## Aboard: pages, cards, forecast, chronicle

page-chronicle = Chronicle
page-forecast = Forecast
page-previously = Previously
page-people = Crew files
place-resting = resting
place-away = on the planet
lane-light = Light cot
lane-moderate = Moderate cot
lane-critical = Critical cot
lane-hurt = comes home injured
icon-any = anybody
part-1 = Biomes and frequent icons
part-2 = the hazard of the Landing
part-3 = notes about dangers
about-facility-laboratory = complete Research Projects with Gathered Discoveries; Lab Work with the right icons
about-facility-production = projects move on one Stage, new ones start, others are Boosted
about-facility-barracks = change Sections, train, and draft Recruits
about-facility-situation-room = solve a Situation, and more with Supervisors
about-facility-addon = build what has come and use one of the cards
ship-goal = Reached if { $goal }.
ship-goal-or = { $first }; or if { $second }
ship-more-command = { $count } Command more at each Bridge.
ship-more-energy = { $count } Energy more at each Bridge.
ship-at-bridge = At each Bridge – { $effect }
ship-flown = After each flight – { $effect }
ship-tech = Tech Level { $level }: { $count } Energy at each Bridge.
ship-solved = When solved (Supervisors { $icons }) – { $effect }
ship-cost = Cost – { $effect }
ship-research = Keyword { $keyword }. Costs: { $price }.
ship-price = { $count } × { $find }
ship-price-rare = { $count } × { $find }, { $rarity } or better
ship-price-none = nothing
ship-production = Starts in Stage { $stage }. Boost: { $icons }.
ship-icons-none = nobody
ship-addon-only = If { $test } – { $effect }
ship-landing = A place to land: { $planet }.
ship-lander = Armor { $armor }, Sensors { $sensors }, Agility { $agility }; Supplies { $supplies }; Personal Equipment { $personal }, Mission Equipment { $mission }, Discoveries { $discoveries }; Mods { $structural } structural, { $utility } utility.
ship-mate = { $section }, Rank { $rank }, { $icon }
panel-aboard = Aboard: { $page }
panel-page = { $page }
panel-pages = Pages to view: { $pages }
panel-empty = Nothing here yet
panel-pools = Command { $command }, Energy { $energy }, Success Pool { $success }
panel-course = System { $system }, Morale { $level }
panel-penalty = The Penalty token lies in the Command Pool
panel-objective = Objective { $objective }: { $about-shipcard }
panel-secondary = Secondary Objective { $objective }: { $about-shipcard }
panel-offered = On offer, { $objective }: { $about-shipcard }
panel-shipcard = { $shipcard }: { $about-shipcard }
panel-awaiting = In the Awaiting envelope: { $shipcards }
panel-strikes = { $shipcard }, if it is not solved: { $choice }. { $about-situation-choice }
panel-strikes-closed = { $shipcard }, what you could not pay now: { $choice }. { $about-situation-choice }
panel-possible = Possible Situations: { $count }
panel-system = { $system }: { $about-fly }
panel-fly = To { $system }: Energy { $energy }
panel-fly-closed = To { $system }: Energy { $energy }. { $why }
panel-fly-until = To { $system }: Energy { $energy }. { why-not-open-until }
panel-visit = Visit { $destination }: Energy { $energy }
panel-visit-closed = Visit { $destination }: Energy { $energy }. { $why }
panel-visit-until = Visit { $destination }: Energy { $energy }. { why-not-open-until }
panel-scanner = In the Planetary Scanner: { $landing } ({ $number }), { $scanned } of { $parts } parts scanned
panel-scanned-ground = { $landing }: Biomes { $biomes }; frequent icons { $frequent }
panel-scanned-hazard = { $landing }: what helps at the Landing is { $stat }
panel-scanned-notes = { $landing }: { $text }
panel-section = { $section }, { $count ->
        [one] 1 die
       *[other] { $count } dice
    }: { $dice }
panel-mate = { $who }, Rank { $rank }, { $icon }: { $place }
panel-person = { $who }. { $about-crew-card }
panel-recruits = Recruits: { $count }. A new die for each Section costs { $price } Success.
panel-cots = { $lane }, { $count } of { $slots }: { $crew_here ->
        [none] nobody
       *[other] { $crew_here }
    }
panel-hurt = { $who } has { $count ->
        [one] 1 Injury
       *[other] { $count } Injuries
    }
panel-name-on-wall = { $who }
panel-queue = Queue { $queue }: { $stage_1 ->
        [none] empty
       *[other] { $stage_1 }
    }, { $stage_2 ->
        [none] empty
       *[other] { $stage_2 }
    }, { $stage_3 ->
        [none] empty
       *[other] { $stage_3 }
    }
panel-ready = Ready for Production, { $shipcard }: { $about-shipcard }
panel-lander-damaged = { $shipcard }, damaged: { $about-shipcard }
panel-armory = Armory, { $count } × { $gear }: { $gear_text }
panel-row = Cabinet, row { $row }, { $count } of { $slots }: { $cards }{ $complete ->
        [yes] . Complete
       *[no] {""}
    }
panel-gathered = Gathered, { $find }: { $common } common, { $rare } rare, { $ultra } very rare
note-team = Ashore were { $crew_here }
note-done = Accomplished: { $missions }
note-brought = Brought home: { $cards }
note-hurt = Came home injured: { $crew_here }
note-read = Read: { $logs }
note-won = { $planet }: { $outcome }
note-died = { $who } has died{ $planet ->
        [none] {""}
       *[other] {" "}({ $planet })
    }
note-found = Found: { $card }
note-promoted = { $who } was promoted
note-built = Built: { $card }
note-researched = Researched: { $card }
note-reached = Objective reached: { $card }
note-visited = Visited: { $destination }
note-adrift = Adrift at { $system }
chronicle-exploration = — Exploration { $number }: { $planet } —
forecast-visits = Command { $command }: { $visits ->
        [one] one visit
       *[other] { $visits } visits
    } of facilities
forecast-laboratory = Research Laboratory: { $shipcards ->
        [none] nothing can be paid yet
       *[other] you could pay for { $shipcards }
    }
forecast-production = Production Complex: { $shipcards ->
        [none] nothing is completed yet
       *[other] completed would be { $shipcards }
    }; { $startable ->
        [none] nothing can start
       *[other] could start: { $startable }
    }
forecast-boost = Production Complex, could be Boosted: { $shipcards }
forecast-barracks = Barracks: { $count ->
        [one] 1 Recruit
       *[other] { $count } Recruits
    } to choose from, { $lessons } to train
forecast-situations = Situation Room: { $count ->
        [one] 1 Situation
       *[other] { $count } Situations
    } open; { $shipcards ->
        [none] nobody has the icons for Supervisors
       *[other] Supervisors could solve { $shipcards }
    }
forecast-addon = Add-On Facility: { $shipcards ->
        [none] nothing to use yet
       *[other] one of { $shipcards }
    }
forecast-cot = Medbay, { $who }: { $lane }, then { $place }
forecast-launch = Available for the launch: { $crew_here ->
        [none] nobody
       *[other] { $crew_here }
    }
forecast-too-few = These are too few: Emergency recruiting would follow
outcome-lost-berths = there was nobody left to send
outcome-lost-hum = the ship has become part of the hum
outcome-lost-mutiny = the crew turned back
outcome-lost-grace = the time of grace is over
outcome-won-long-light = the lamps burn again: The Long Light
outcome-won-dark-windows = all lamps are out: Every Window Dark
outcome-won-rota = every place pays in turn: The Rota
outcome-won-one-breath = the ship took the ten years: One Breath
outcome-won-round = the crew goes round: The Round
outcome-won-paid-in-full = the credit is claimed: Paid in Full
outcome-lost-default = judgment was given in your absence
outcome-lost-custody = the ship is in custody
ending-long-light = The Long Light
ending-dark-windows = Every Window Dark
ending-rota = The Rota
ending-one-breath = One Breath
ending-round = The Round
ending-paid-in-full = Paid in Full
ending-default = Judgment by Default
ending-custody = In Custody
ending-hum = Part of the Hum
ending-mutiny = Turned Back
ending-grace = The End of Grace
note-lost = { $planet }: { $outcome }
panel-lab = Slot { $slot }, { $shipcard } ({ $keyword }): { $text } Costs: { $price }{ $payable ->
        [yes] , which you have
       *[no] {""}
    }. Lab Work: { $icons }
ship-objective = Command { $command }, new Situations { $situations }.
ship-morale = Command { $command }, more Situations { $situations }, Recruits in a draft { $draft }.
card-stat = { $stat } { $change }.
stat-supplies = Supplies
stat-personal = Personal Equipment
stat-mission = Mission Equipment
stat-discoveries = Discoveries
panel-served = { $visits ->
        [one] 1 Exploration
       *[other] { $visits } Explorations
    }; still serving: { $count }; names on the Memorial Wall: { $names }
ship-mod-structural = Structural Mod.
ship-mod-utility = Utility Mod.
why-not-facility = A visit costs Command, on the page of the Ship Facilities. Open page: { $page }; Command: { $command }.
why-not-available = { $who } is not Available. Open page: { $page }.
why-not-asked-aboard = Nobody is assigned just now: { $who } stays Available. Open page: { $page }.
why-not-situations = There is no Situation to solve.
why-not-projects = No project can be paid, and none is new.
why-not-addons = Nothing there can be used now.
why-not-cot = No Light cot is free.
event-situation-waits = { $card }: nothing of it can be paid. It waits.
event-pool-changed = { $pool }: { $count }.
pool-energy = Energy
pool-command = Command
pool-success = Success
prompt-fewer-charges = Who begins with fewer Charges?

## The scene aboard

goal-exploration = Exploration
goal-objective = Objective
goal-secondary = Secondary Objective
goal-campaign = Campaign
goal-mission = Accomplish “{ $mission }”.
goal-mission-at = Accomplish “{ $mission }”: { $places }.
goal-place = { $planet }, System { $system }{ $visits ->
    [0] {""}
    [one] : explored once
   *[other] : explored { $visits } times
}
goal-after = First finish the Exploration of { $planet }.
goal-look-round = Look round on the Starmap.
goal-land = Fly to { $planet }: it lies in this System.
goal-fly = Fly to the System { $system }: { $planet } is there.
scene-aboard = Aboard the Bellwether, { $system }
scene-page = { $page }{ $visits ->
        [0] {""}
       *[other] {" · "}after Exploration { $visits }
    }
scene-ground = Biomes: { $biomes }. Often tested: { $icons }.
scene-hazard = { $stat } helps at the Landing.
scene-round = Exploration · round { $round }
scene-round-at = { $place } · round { $round }
scene-begins = Getting ready

## A table in a list, and its chronicle

where-planet = { $planet }
where-scenario = { $scenario }
chronicle-when = Exploration { $number }: { $planet }
chronicle-before = Before the first Exploration

## How an Exploration went, on the page at its end

summary-round = Round { $round }
summary-rounds = { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
summary-success = { $count } Success
summary-finds = { $count ->
        [one] 1 find
       *[other] { $count } finds
    }
summary-checks = { $rolls ->
        [one] 1 check
       *[other] { $rolls } checks
    }, { $came } green or better. { $luck }.
series-start = start
series-supplies = Supplies
series-supplies-note = at 0 you must leave
series-track-note = its Time Track
series-track-limit = { $count }: it strikes
series-checks = Checks
series-checks-note = green or better so far; dotted: by the dice alone
moment-lucky = Against the odds
moment-unlucky = Bad luck
moment-check = { $action ->
        [none] The dice alone promised { $chance } %.
       *[other] { $action }: the dice alone promised { $chance } %.
    }
toll-unhurt = unhurt
toll-healed = hurt, and well again
toll-dead = did not come home
toll-rank = Rank { $rank }
cost-supplies = { $used ->
        [one] 1 Supplies used
       *[other] { $used } Supplies used
    }, { $left } left
cost-dice = { $count ->
        [one] 1 die lost for good
       *[other] { $count } dice lost for good
    }
cost-injuries = { $count ->
        [one] 1 Injury
       *[other] { $count } Injuries
    }
cost-found = Found: { $cards }
helped-mission = Go for it sooner: { $mission } stayed open.
helped-stay = Stay longer: { $left ->
        [one] 1 Supplies was
       *[other] { $left } Supplies were
    } left when you went.
helped-supplies = Fewer Rests and shorter ways: the Supplies ran out in round { $round }.
helped-assist = More dice: { $poor } of { $count } checks were rolled with less than an even chance. Others in the Sector can Assist; Exert makes spent dice ready.
helped-rest = Rest before the third Injury: there { $count ->
        [one] was 1 in all
       *[other] were { $count } in all
    }.
helped-again = You know the place now: the ways, the prices, and what waits.
onward-again = { $scenario } once more, with the same people and other dice.
onward-deadly = Once more, by the rules of Deadly Space.
onward-aboard = Dock at the Bellwether
onward-aboard-text = Rest and heal, spend what you brought, then choose the next world. You can stop here; the ship waits.
chronicle-aboard = Aboard the Bellwether, after Exploration { $number }
met-own = yours; { $section }, Rank { $rank }
met-dead = on the Memorial Wall

## Hints: why somebody practised would choose that

hint-goal-there = “{ $mission }” can be completed there: { $sector }.
hint-sent = “{ $mission }” sends the team there: { $sector }.
hint-unread = Nobody has read yet what is there: { $sector }.
hint-steps = The way to { $sector } takes at least { $count ->
        [one] 1 Sector
       *[other] { $count } Sectors
    }.
hint-home = Nothing is left to do for the Mission: back to the Lander ({ $sector }).
hint-give-up = In round { $round } more can be lost than won: back to the Lander ({ $sector }).
hint-all-done = Nothing is left to do for the Mission, and { $count ->
    [one] the one who is here stands
   *[other] all { $count } stand
} at the Lander.
hint-all-aboard = { $count ->
    [one] Everybody stands
   *[other] All { $count } stand
} at the Lander.
hint-left-behind = Not at the Lander yet, and left behind by a Lift-Off: { $count }.
hint-complete = What “{ $mission }” asks for is done: it only has to be declared.
hint-completes = “{ $action }” can complete “{ $mission }”.
hint-brings-finds = “{ $action }” can bring Leads or Discoveries.
hint-leads-on = “{ $action }” carries the story on.
hint-to-do = That is what can be done there: { $action }.
hint-odds = With { $dice }: { $odds }.
hint-die-odds = With this die: { $odds }.
hint-row-rises = { $colour } rises from { $before } to { $after } %.
hint-row-falls = { $colour } falls from { $before } to { $after } %.
hint-other-die = Any other die would make it { $chance } % at best.
hint-one-more = Yellow or green come with { $before } %; one more die makes it { $after } % at best ({ $die }), and it would be Spent.
hint-no-die-left = No further die can be given.
hint-roll = As it lies, the roll gives this row: { $colour }.
hint-roll-then = With that side the roll gives this row: { $colour }.
hint-roll-steps = As it lies, the roll makes { $count } of the { $left } green spaces that are left.
hint-steps-then = With that side the roll makes { $count } of the { $left } green spaces that are left.
hint-useless = Dice that do nothing for this roll as they lie: { $count }.
hint-die-useless = { $die } showing { $face } does nothing for this roll.
hint-meets-row = It makes this row: { $colour }.
hint-rest = { $who } has { $count } { $count ->
    [one] die
   *[other] dice
} at hand; the Rest brings { $back } back.
hint-rest-is-enough = The Rest brings { $back } dice back, and { $who } has { $spent } Spent.
hint-dice = { $who }: { $count } { $count ->
    [one] die
   *[other] dice
} at hand, { $spent } Spent.
hint-colour = { $who } has { $count } { $count ->
    [one] die
   *[other] dice
} at hand in this column: { $colour }.
hint-frequent = { $planet } often asks for what this die can show: { $frequent }.
hint-injuries = { $who } has { $count } of the { $slots } Injuries that can be borne.
hint-cards = { $who } holds { $count } of { $limit } cards.
hint-plain-card = { $card } helps neither in a Dice Check nor against Danger or an Injury.
hint-supplies = Supplies: { $supplies }, for { $count ->
    [one] one person
   *[other] { $count } people
}.
hint-success = Success in the pool: { $success }.
hint-time = { $track }: { $gone } of { $length } spaces are gone.
hint-missing = A project aboard waits for a Discovery of this type: { $find }.
hint-carries = { $who } carries { $count ->
    [0] nothing yet
    [one] 1 piece of Equipment
   *[other] { $count } pieces of Equipment
}.
hint-converts = { $icon } is often asked for there, and { $who } can turn dice to it.
hint-section-dice = { $section } has dice for what is asked for there: { $frequent }.
hint-who-is-there = Crewmembers in { $sector }: { $count }.
hint-nothing-fits = Nothing at hand fits this moment.
hint-kept = What could be used here is worth more later.
hint-harmless = { $danger_symbol } does nothing here.
hint-objective = The Objective “{ $objective }” names this place: { $landing }.
hint-nearer = It is the next step to { $landing }, which the Objective “{ $objective }” names.
hint-visits = Visits of the team to { $landing } so far: { $count }.
hint-errand = { $landing } takes { $need } Energy; of { $energy } enough are left for this on the way.
hint-energy = Energy: { $energy }.
hint-command = Command: { $command }.
hint-morale = Morale: { $level }.
hint-people = Crewmembers who can go or rest: { $count }, for { $sections } Sections.
hint-free-people = Crewmembers who are free: { $count }, for { $sections } Sections.
hint-production = Projects to begin: { $count }; under way: { $building }.
hint-payable = The Discoveries for it are aboard: { $shipcards }.
hint-awaiting = Research Projects that wait for a slot: { $count }.
hint-situations = Situations on the Bridge: { $count }.
hint-rank = { $who } has Rank { $rank }.
hint-price = It costs { $price } Success; the pool holds { $success }.
hint-own-dice = Dice of this kind that { $section } has already: { $count } ({ $die }).
hint-not-asked = { $die } shows nothing that is often asked for there ({ $frequent }).
hint-gathered = Discoveries of this type aboard: { $count } ({ $find }).
hint-room = Room for Equipment of this kind: { $count } more; it costs nothing.
hint-gear-converts = { $gear } turns dice to what is often asked for there: { $frequent }.
hint-deck = { $who } goes with { $count ->
        [one] 1 card as it is
       *[other] { $count } cards as they are
    }.
hint-mods = Mods fitted so far: { $count }; a free slot helps nobody.
hint-cots = Cots taken: { $count } of { $places }. In a Critical cot { $risk } of 100 die.

# What nobody at the table has met is not named.
effect-gain-that-unique-unmet = gain a Unique Discovery
effect-use-up-unique-unmet = use up a Unique Discovery
effect-replace-poi-unmet = replace the POI of this Sector
effect-replace-poi-in-unmet = replace the POI of Sector { $number }
effect-cover-poi-unmet = cover the POI of this Sector
effect-cover-poi-in-unmet = cover the POI of Sector { $number }
effect-reveal-mission-unmet = reveal a Mission
effect-complete-mission-unmet = a Mission is completed
effect-discard-mission-unmet = discard a Mission
effect-mark-sector-unmet = put a marker in this Sector
effect-mark-that-sector-unmet = put a marker in Sector { $number }
effect-unmark-sector-unmet = remove a marker from your Sector
effect-unmark-that-sector-unmet = remove a marker from Sector { $number }
effect-mark-highest-sector-unmet = put a marker in the highest Sector that has none
effect-mark-lowest-sector-unmet = put a marker in the lowest Sector that has none
effect-unmark-lowest-sector-unmet = remove a marker from the lowest Sector that has one
effect-set-flag-unmet = note something for later
effect-clear-flag-unmet = strike a note
effect-add-to-flag-unmet = note something for later
effect-ten-adds-unmet = roll a D10 and note something for later
effect-take-from-flag-unmet = strike a note
effect-mark-box-unmet = mark a box
effect-unmark-box-unmet = clear a box
effect-log-unmet = read a Log
effect-carry-unmet = carry a marker with you
effect-move-with-unmet = move to a Connected Sector and take a marker of this Sector there
effect-put-down-unmet = you no longer carry a marker
effect-situation-becomes-possible-unmet = a Situation becomes possible
effect-remove-situation-unmet = a Situation leaves the game
effect-end-campaign-unmet = the campaign ends ({ $result })
effect-place-with-threat-unmet = go straight to the Sector of a Threat
effect-place-threat-unmet = place a Threat in Sector { $number }
effect-remove-threat-unmet = remove a Threat
effect-progress-threat-unmet = progress the Time Track of a Threat by { $count }
effect-reset-threat-unmet = reset the Time Track of a Threat
effect-place-condition-unmet = another Global Condition comes
effect-gain-card-unmet = gain a ship card
effect-remove-project-unmet = a project leaves the game
effect-lower-the-cost-unmet = a project costs less
effect-offer-secondary-unmet = a Secondary Objective is on offer
effect-remove-landing-unmet = nobody can land on a certain planet any more
effect-unlock-equipment-unmet = new Equipment comes into the Armory
condition-unmet = something happened before
group-crewmember-in-marked-unmet = each Crewmember in a Sector with a certain marker
flag-ARCHIVE_READ = the bonded archive was copied
condition-flag-ARCHIVE_READ = { flag-ARCHIVE_READ }
condition-flag-ARCHIVE_READ-not = the bonded archive was not copied
flag-BAPTISTE_RESTS = Baptiste no longer sings
flag-BAPTISTE_STAYS = Baptiste stayed behind
condition-flag-BAPTISTE_STAYS = { flag-BAPTISTE_STAYS }
condition-flag-BAPTISTE_STAYS-not = Baptiste did not stay behind
flag-BEACON_AGAIN = the governor’s speech was read
condition-flag-BEACON_AGAIN-not = the governor’s speech was not read
flag-BEACON_LATE = the notice about ballast was read
condition-flag-BEACON_LATE-not = the notice about ballast was not read
flag-BUOY_SHOWN = the buoy has seen the catalogue
condition-flag-BUOY_SHOWN-not = the buoy has not seen the catalogue
flag-CHOIR_FED = the Choir was fed
condition-flag-CHOIR_FED = { flag-CHOIR_FED }
condition-flag-CHOIR_FED-not = the Choir was not fed
flag-CORRIE_FREED = Corrie was freed of its debt
condition-flag-CORRIE_FREED = { flag-CORRIE_FREED }
condition-flag-CORRIE_FREED-not = Corrie was not freed of its debt
flag-COUNT_CARRIES = enough parties have signed
condition-flag-COUNT_CARRIES = { flag-COUNT_CARRIES }
flag-COUNT_CLOSES = the order to close can be given
condition-flag-COUNT_CLOSES = { flag-COUNT_CLOSES }
flag-COUNT_DEBTOR = you wrote: debtors
flag-COUNT_KIN = you wrote: kin
flag-COUNT_LEFT = you left by the Doorway
condition-flag-COUNT_LEFT = { flag-COUNT_LEFT }
flag-COUNT_LIT = a lit lamp speaks for you
condition-flag-COUNT_LIT = { flag-COUNT_LIT }
flag-COUNT_SIGNED = Signatures at the Counter
flag-COUNT_TITLE = a title can be claimed
condition-flag-COUNT_TITLE = { flag-COUNT_TITLE }
flag-COUNT_VOICE = a hearth’s voice speaks for you
condition-flag-COUNT_VOICE = { flag-COUNT_VOICE }
flag-DAGNY_IN_KEEL = Dagny sits in the keel herself
condition-flag-DAGNY_IN_KEEL-not = Dagny does not sit in the keel herself
flag-DESAI_ASSIZE = Desai went over to the Assize
condition-flag-DESAI_ASSIZE = { flag-DESAI_ASSIZE }
condition-flag-DESAI_ASSIZE-not = Desai did not go over to the Assize
flag-DESAI_GONE = Desai has handed in his keys
condition-flag-DESAI_GONE-not = Desai has not handed in his keys
flag-DESAI_LOCK = Desai locked the keel once
flag-DESAI_WITNESS = Desai will be a witness
condition-flag-DESAI_WITNESS = { flag-DESAI_WITNESS }
flag-EDGE_MET = you have been at the edge of ten
condition-flag-EDGE_MET = { flag-EDGE_MET }
condition-flag-EDGE_MET-not = you have not been at the edge of ten
flag-END_BREATH = the ship took the ten years
condition-flag-END_BREATH = { flag-END_BREATH }
condition-flag-END_BREATH-not = the ship did not take the ten years
flag-END_DARK = every lamp was put out
condition-flag-END_DARK = { flag-END_DARK }
condition-flag-END_DARK-not = the lamps were not put out
flag-END_LIGHT = the lamps burn again
condition-flag-END_LIGHT = { flag-END_LIGHT }
condition-flag-END_LIGHT-not = the lamps do not burn again
flag-END_PAID = the credit was claimed
condition-flag-END_PAID = { flag-END_PAID }
flag-END_ROTA = every place pays in turn
condition-flag-END_ROTA-not = the places do not pay in turn
flag-END_ROUND = the crew goes the Round
condition-flag-END_ROUND = { flag-END_ROUND }
condition-flag-END_ROUND-not = the crew does not go the Round
flag-EWA_DEAD = Ewa heard the last word
condition-flag-EWA_DEAD = { flag-EWA_DEAD }
condition-flag-EWA_DEAD-not = Ewa did not hear the last word
flag-EWA_FOUND = it was found out whose voice it is
condition-flag-EWA_FOUND = { flag-EWA_FOUND }
flag-GANNET_COPY = one word was copied at Gannet Rock
condition-flag-GANNET_COPY = { flag-GANNET_COPY }
flag-GANNET_HEARD = the Choir was listened to
condition-flag-GANNET_HEARD-not = the Choir was not listened to
flag-GANNET_KNOWN = you know where Gannet Rock is
condition-flag-GANNET_KNOWN = { flag-GANNET_KNOWN }
condition-flag-GANNET_KNOWN-not = you do not know where Gannet Rock is
flag-GANNET_LOAN = the reel is on loan
flag-GANNET_OPENLY = the reel was played to everybody
flag-HALDEN_AGAIN = Halden has seen you again
condition-flag-HALDEN_AGAIN-not = Halden has not seen you again
flag-HALDEN_LATE = you stood in the queue of Halden
condition-flag-HALDEN_LATE = { flag-HALDEN_LATE }
flag-HAND_SEEN_3 = she has moved her weight
flag-HORN_BROKEN = the Horn is broken
condition-flag-HORN_BROKEN = { flag-HORN_BROKEN }
flag-INGA_MET = Toivonen has spoken with Inga
condition-flag-INGA_MET = { flag-INGA_MET }
flag-JUNO_RAFT = Juno stayed on the Raft
condition-flag-JUNO_RAFT = { flag-JUNO_RAFT }
flag-LEES_OPEN = the way to Lees is open
condition-flag-LEES_OPEN = { flag-LEES_OPEN }
flag-LETTER_FOR_NADIA = there is a letter for Nadia
flag-LULL_NO = Lull has said no
flag-LULL_OPEN = the way to Lull is open
condition-flag-LULL_OPEN = { flag-LULL_OPEN }
flag-MAGS_STAYED = Toivonen stayed in the Deep
condition-flag-MAGS_STAYED = { flag-MAGS_STAYED }
condition-flag-MAGS_STAYED-not = Toivonen did not stay in the Deep
flag-MORROW_EXPOSED = the captain’s initials were read aloud
condition-flag-MORROW_EXPOSED = { flag-MORROW_EXPOSED }
condition-flag-MORROW_EXPOSED-not = the captain’s initials were not read aloud
flag-MORROW_PAYS = Morrow offers her years
condition-flag-MORROW_PAYS = { flag-MORROW_PAYS }
condition-flag-MORROW_PAYS-not = Morrow does not offer her years
flag-MORROW_RELIEVED = Morrow was relieved
condition-flag-MORROW_RELIEVED = { flag-MORROW_RELIEVED }
condition-flag-MORROW_RELIEVED-not = Morrow was not relieved
flag-NAMES_READ = the net of names was read to its end
condition-flag-NAMES_READ = { flag-NAMES_READ }
condition-flag-NAMES_READ-not = the net of names was not read to its end
flag-OSIER_ANSWERED = three questions were answered
condition-flag-OSIER_ANSWERED = { flag-OSIER_ANSWERED }
flag-OSIER_CUT = the net of Osier was cut
flag-OSIER_ENVOY = an envoy of Osier came aboard
condition-flag-OSIER_ENVOY = { flag-OSIER_ENVOY }
flag-OSIER_FILLED = a swept place was filled
flag-OSIER_LIES = lies told on Osier
flag-OSIER_NAMES = names read at the net
flag-OSIER_SEEN = Osier was seen
condition-flag-OSIER_SEEN = { flag-OSIER_SEEN }
condition-flag-OSIER_SEEN-not = Osier was not seen
flag-OSIER_SORRY = the young ones can say sorry
flag-OUSELEY_PARLEY = the Commodore gave his word
condition-flag-OUSELEY_PARLEY = { flag-OUSELEY_PARLEY }
condition-flag-OUSELEY_PARLEY-not = the Commodore did not give his word
flag-PATIENCE_HOME = Patience is home
condition-flag-PATIENCE_HOME = { flag-PATIENCE_HOME }
condition-flag-PATIENCE_HOME-not = Patience is not home
flag-PATIENCE_SPEAKS = a hearth speaks for you
condition-flag-PATIENCE_SPEAKS = { flag-PATIENCE_SPEAKS }
condition-flag-PATIENCE_SPEAKS-not = no hearth speaks for you
flag-PATIENCE_STOPPED = she will not move again
condition-flag-PATIENCE_STOPPED = { flag-PATIENCE_STOPPED }
condition-flag-PATIENCE_STOPPED-not = she still moves
flag-PIM_SPEAKS = Pim interprets
flag-PLINTHS_COPIED = nineteen names were copied
flag-PLINTH_GIFT = a gift lies on a plinth
condition-flag-PLINTH_GIFT = { flag-PLINTH_GIFT }
flag-POOL_REACHED = the procession was met at the water
condition-flag-POOL_REACHED = { flag-POOL_REACHED }
condition-flag-POOL_REACHED-not = the procession was not met at the water
flag-RAFT_WELDED = the Raft holds together
condition-flag-RAFT_WELDED = { flag-RAFT_WELDED }
flag-REYES_CAPTAIN = Reyes has the chair
flag-REYES_GONE = Reyes left for Halden
flag-REYES_STEADY = Reyes holds the ship
flag-ROAD_CHARTER = you carry out the orders
condition-flag-ROAD_CHARTER = { flag-ROAD_CHARTER }
flag-ROAD_PETITION = you ask every payer
condition-flag-ROAD_PETITION = { flag-ROAD_PETITION }
flag-ROAD_SLIP = you look for the key
condition-flag-ROAD_SLIP = { flag-ROAD_SLIP }
flag-SIGNED_CORRIE = Corrie’s hand is counted
condition-flag-SIGNED_CORRIE-not = Corrie’s hand is not counted
flag-SIGNED_FREEHOLD = the Freeholders’ hand is counted
condition-flag-SIGNED_FREEHOLD-not = the Freeholders’ hand is not counted
flag-SIGNED_HALDEN = Halden’s hand is counted
condition-flag-SIGNED_HALDEN-not = Halden’s hand is not counted
flag-SIGNED_LULL = Lull’s answer is counted
condition-flag-SIGNED_LULL-not = Lull’s answer is not counted
flag-SIGNED_ORCHARD = the Orchard’s answer is counted
condition-flag-SIGNED_ORCHARD-not = the Orchard’s answer is not counted
flag-SIGNED_OSIER = Osier’s hand is counted
condition-flag-SIGNED_OSIER = { flag-SIGNED_OSIER }
condition-flag-SIGNED_OSIER-not = Osier’s hand is not counted
flag-SIGNED_STILLFALL = the bowl of Stillfall is counted
condition-flag-SIGNED_STILLFALL-not = the bowl of Stillfall is not counted
flag-SIGNED_TAMARISK = Tamarisk’s urn is counted
condition-flag-SIGNED_TAMARISK-not = Tamarisk’s urn is not counted
flag-SIG_CORRIE = Corrie has agreed
condition-flag-SIG_CORRIE = { flag-SIG_CORRIE }
condition-flag-SIG_CORRIE-not = Corrie has not agreed
flag-SIG_FREEHOLD = the Freeholders have agreed
condition-flag-SIG_FREEHOLD = { flag-SIG_FREEHOLD }
flag-SIG_ORCHARD = the Orchard has agreed
condition-flag-SIG_ORCHARD = { flag-SIG_ORCHARD }
condition-flag-SIG_ORCHARD-not = the Orchard has not agreed
flag-SIG_OSIER = Osier has agreed
condition-flag-SIG_OSIER = { flag-SIG_OSIER }
condition-flag-SIG_OSIER-not = Osier has not agreed
flag-SLOE_DEAD = Sloe is dead
condition-flag-SLOE_DEAD = { flag-SLOE_DEAD }
condition-flag-SLOE_DEAD-not = Sloe is not dead
flag-SLOE_HALF = you have Sloe’s half of the reel
condition-flag-SLOE_HALF = { flag-SLOE_HALF }
condition-flag-SLOE_HALF-not = you do not have Sloe’s half of the reel
flag-SMALL_ONE_HOME = the small one is home
condition-flag-SMALL_ONE_HOME-not = the small one is not home
flag-STATUES_TAKEN = the Lifters got away with two
condition-flag-STATUES_TAKEN = { flag-STATUES_TAKEN }
condition-flag-STATUES_TAKEN-not = the Lifters did not get away with two
flag-STILL_COPIED = the catalogue was answered in its margins
flag-STILL_CUTS = cuts of the saw
flag-STILL_DRANK = somebody drank of the still water
flag-STILL_LATE = the Pool was filled without you
condition-flag-STILL_LATE = { flag-STILL_LATE }
flag-STILL_LIFTED = figures that were lifted
condition-flag-STILL_LIFTED = a figure was lifted
flag-STILL_MOVED = the valley of Stillfall moves
condition-flag-STILL_MOVED = { flag-STILL_MOVED }
flag-STILL_RODE = you rode out on the crane
condition-flag-STILL_RODE = { flag-STILL_RODE }
flag-STILL_SEEN = Stillfall was seen
condition-flag-STILL_SEEN = { flag-STILL_SEEN }
condition-flag-STILL_SEEN-not = Stillfall was not seen
flag-STUMP_SEEN = the stump of Lamp Nine was seen
condition-flag-STUMP_SEEN = { flag-STUMP_SEEN }
flag-VANTRY_OPEN = the lane to Vantry is open
condition-flag-VANTRY_OPEN = { flag-VANTRY_OPEN }
condition-flag-VANTRY_OPEN-not = the lane to Vantry is not open
flag-VARGA_ABOARD = Varga came along
condition-flag-VARGA_ABOARD = { flag-VARGA_ABOARD }
flag-VARGA_SPOKE = Varga has said a word
condition-flag-VARGA_SPOKE = { flag-VARGA_SPOKE }
flag-WICKS_CUT = two seedlings were cut
condition-flag-WICKS_CUT = { flag-WICKS_CUT }
flag-WICK_PLANTED = a seedling of your own stands in the Wick Garden
condition-flag-WICK_PLANTED = { flag-WICK_PLANTED }
marker-added = added up
marker-bathed = bathed
marker-bend = bend drawn
marker-bowl = bowl
marker-carried = carried
marker-compared = compared
marker-cut = cut
marker-cuts = cuts counted
marker-empty = empty place
marker-gathered = gathered
marker-hand = hand measured
marker-haste = haste
marker-index = index read
marker-jar = jar filled
marker-key = key
marker-looked = looked at
marker-matched = matched
marker-padded = padded
marker-panned = panned
marker-patience = Patience
marker-pried = pried open
marker-rim = rim seen
marker-ruled = ruled
marker-sack = sack
marker-sat = sat down
marker-sifted = sifted
marker-sorted = sorted
marker-stayed = stayed
marker-step = step taken
marker-stocked = stocked
marker-stood = stood by
marker-stopped = stopped
marker-struck = struck
marker-tape = tape running
marker-thaw = thaw
marker-weather = weather read
marker-whose = asked whose
box-994 = Signatures
flag-CORRIE_KEPT = Corrie keeps the debt
flag-CORRIE_SHARED = the debt of Corrie is shared
condition-flag-CORRIE_SHARED = { flag-CORRIE_SHARED }
flag-ASSIZE_ADRIFT = the cutter of the Assize was cast off
flag-ASSIZE_BEEN = you have been aboard the Assize
condition-flag-ASSIZE_BEEN = { flag-ASSIZE_BEEN }
flag-ASSIZE_FED = a false course was drawn for the Assize
flag-ASSIZE_HOSTAGE = somebody stayed aboard the Assize
condition-flag-ASSIZE_HOSTAGE = { flag-ASSIZE_HOSTAGE }
flag-ASSIZE_SPIKED = the guns of the Assize were spiked
flag-ASSIZE_WOKEN = the ballast of the Assize is awake
condition-flag-ASSIZE_WOKEN-not = the ballast of the Assize is not awake
flag-CORRIE_AIR = the air of Corrie was balanced
condition-flag-CORRIE_AIR = { flag-CORRIE_AIR }
flag-CORRIE_DOME = the dark dome was opened
flag-CORRIE_ROSE = you rose with the Keelson
condition-flag-CORRIE_ROSE = { flag-CORRIE_ROSE }
flag-CORRIE_SEEN = Corrie Deep was seen
condition-flag-CORRIE_SEEN = { flag-CORRIE_SEEN }
flag-CORRIE_TOLD = Corrie was told who paid
flag-PRESSED_FREED = the pressed hands took your side
condition-flag-PRESSED_FREED = { flag-PRESSED_FREED }
condition-flag-PRESSED_FREED-not = the pressed hands did not take your side
flag-RAFT_HELD = the seam of the Raft was held
condition-flag-RAFT_HELD = { flag-RAFT_HELD }
flag-RAFT_ON_CHART = the Raft is on a chart
flag-RAFT_PROMISE = you promised to leave the Raft off every chart
flag-RAFT_SHARED = you shared the supper of the Raft
flag-RAFT_STRAIN = strain on the Raft
flag-RAFT_THEFT = you left the Raft without paying
condition-flag-RAFT_THEFT = { flag-RAFT_THEFT }
condition-flag-RAFT_THEFT-not = you did not leave the Raft without paying
marker-agenda = agenda read
marker-cards = cards counted
marker-gallery = gallery heard
marker-pressed = pressed
marker-racked = racked
marker-shored = shored up
marker-sift = sifted through
marker-signalled = signalled
marker-skim = skimmed
marker-stencil = stencil read
marker-street = street walked
marker-thanks = thanked
marker-traded = traded
box-slate = Failures on the slate
flag-CAMPAIGN_LOST = a ship was lost on the lane
flag-HALFWAY_BACK = you have been back at Halfway Light
condition-flag-HALFWAY_BACK = { flag-HALFWAY_BACK }
flag-HALFWAY_DECIDED = it was decided about Lamp Six
condition-flag-HALFWAY_DECIDED = { flag-HALFWAY_DECIDED }
flag-HALFWAY_KEEPER = the keeper was brought out
flag-HALFWAY_STONE = Stone was answered
flag-SIX_LEFT = Lamp Six was left dark
condition-flag-SIX_LEFT = { flag-SIX_LEFT }
marker-picket = picket
marker-handled = a hand was laid on somebody
marker-geranium = geranium watered
marker-carded = card filled in
marker-rowsread = rows read
marker-bolted = hatch bolted
marker-knelt = knelt
marker-poured = second cup poured
marker-water = dark water
marker-flashed = barges signalled
flag-QUEUE_CROSSED = three people came over the line
condition-flag-QUEUE_CROSSED = { flag-QUEUE_CROSSED }
flag-VANTRY_DEPORTED = you were deported from Vantry Ring
condition-flag-VANTRY_DEPORTED = { flag-VANTRY_DEPORTED }
flag-VANTRY_INITIALS = the initials were seen at Vantry
flag-VANTRY_QUIET = you left Vantry Ring quietly
flag-VANTRY_SLOE = Sloe was let out of the cells
marker-greeted = greeted
marker-known = known
marker-led = led across
marker-lent = lent
marker-more = one more
marker-stamped = stamped
marker-swept = swept
marker-three = three
marker-thump = thump heard
