# Beacon, the sample game.

## The game itself

game-title = Beacon
game-guide =
    You are the keepers of a lamp station in the debris drift. Bring the lamp to its goal before the last watch is over, and keep the hull in one piece. You win or lose together.
    A watch goes like this:
    1. Plan. Everybody chooses a task at once: mend the hull, trace the severed line, tune the lamp, or rest. When all are ready, work begins.
    2. Work. Whoever leads a task chooses fresh dice to roll, the others there may add one each. High dice are successes, each 1 gives strain. Rolled dice are spent until you rest.
    3. Drift. A card comes and does what it says, mostly harm.
    Until the severed line is found, tuning gives at most 1 light. Each keeper knows one line that holds, and has one spark: once in the mission it lets somebody rest at once.
chapter-1 = Setting up
chapter-2 = The watch
chapter-3 = Planning
chapter-4 = The check
chapter-5 = Tasks
chapter-6 = The drift
chapter-7 = Strain and sparks
chapter-8 = The end

## Tasks, lines and what is known of them

task-mend = mend
task-trace = trace
task-tune = tune
task-rest = rest
line-north = north line
line-east = east line
line-south = south line
line-west = west line
known-holds = holds
known-severed = severed, and spliced now
known-unknown = not looked at
known-hunch = holds, as you know
holds-yes = it holds
holds-no = it is the severed one
plan-none = nothing yet
plan-mend = mend
plan-trace = trace
plan-tune = tune
plan-rest = rest
state-ready = ready
state-planning = planning
stream-dice = a keeper’s die
dice-none = none
spark-yes = yes
spark-no = used
outcome-won-lit = the lamp burns, and the ships steer by it. Won
outcome-lost-wrecked = the station breaks up. Lost
outcome-lost-dark = the ships pass in the dark. Lost

## Questions and options

prompt-plan = What will you do this watch?
prompt-dice = Which dice do you roll to { $task }?
prompt-enter-roll-dice = { $seat } rolls the { $die }: what does it show?
prompt-assist = Do you add a die to { $task }?
prompt-look = Which line do you look at?
prompt-brace = The drift is coming.
prompt-spark = Who rests by your spark?
option-plan = { $task }
about-plan-mend = hull +1 for each success
about-plan-trace = with a success, look for the severed line
about-plan-tune = lamp +1 for each success, only one until the line is found
about-plan-rest = all your dice fresh again, strain -1
about-spark = a keeper of your choice rests at once; once per mission
option-die = { $die }
option-look = { $line }
option-continue = Let it come
option-spark = { $seat }'s spark
option-rest = { $seat }

## Why not

why-not-worn-out = This keeper is worn out and can only rest.
why-not-planned = That is the plan already.
why-not-found = The severed line is found: there is nothing left to trace.
why-not-whole = The hull is whole: there is nothing to mend.
why-not-strain = There is no room for { $count } strain.

## Events

event-watch-began = Watch { $watch } begins.
event-planned = { $seat } means to { $task }.
event-die-rolled = { $seat } rolls the { $die }: { $face }.
event-checked = { $task }: { $successes ->
        [one] one success
       *[other] { $successes } successes
    }.
event-idle = { $seat } has no fresh die and can do nothing ({ $task }).
event-hull-changed = Hull { NUMBER($hull) }.
event-lamp-changed = Lamp { NUMBER($lamp) }.
event-line-looked = { $seat } looks at the { $line }: { $holds }.
event-strained = { $seat } takes { NUMBER($by) } strain.
event-rested = { $seat } rests: all dice are fresh, strain { NUMBER($strain) }.
event-spark-used = { $seat } spends the spark on { $on }.
event-card-drawn = The drift brings: { $drift }. { $effect }

## The table in words

panel-station = { $mission }
panel-watch = Watch { $watch } of { $watches }
panel-on-watch = On watch: { $seat }
panel-hull = Hull { $hull } of { $whole }
panel-lamp = Lamp { $lamp } of { $goal }
panel-line = The { $line }: { $known }
panel-keepers = Keepers
panel-keeper = { $seat }: dice { $dice }; strain { $strain } of 3; spark { $spark }; plans { $plan } ({ $state })
panel-drift = Drift, { $count ->
        [one] one card
       *[other] { $count } cards
    } left
panel-dice = Dice: { $success } or more is a success
panel-die = { $die }: { $faces }
panel-drifted = Last: { $drift }
panel-effect = { $effect }
panel-flavour = “{ $flavour }”

## Effects

effect-damage = lower the hull by { $count }
effect-mend = raise the hull by { $count }
effect-dim = lower the lamp by { $count }
effect-brighten = raise the lamp by { $count }
effect-strain = take { $count } strain
effect-rest = make all your dice fresh and lose 1 strain
condition-lamp-at-least = the lamp is at { $count } or more
condition-lamp-at-least-not = the lamp is below { $count }
condition-line-found = the severed line is found
condition-line-found-not = the severed line is not found
group-keeper = each keeper
group-keeper-at = each keeper who planned to { $task }

## Rules

rule-B-SET-01 = One to four keepers play; every seat is one keeper.
rule-B-SET-02 = The mission gives the hull and the number of watches. The lamp starts at 0.
rule-B-SET-03 = The lamp's goal is the mission's goal plus a share for every keeper.
rule-B-SET-04 = One of the four lines is severed. Nobody knows which.
rule-B-SET-05 = Each keeper secretly knows one line that holds.
rule-B-SET-06 = The mission's drift cards are shuffled into a deck.
rule-B-SET-07 = A keeper starts with all dice fresh, no strain and one spark.
rule-B-WATCH-01 = A watch: plan, work, drift.
rule-B-WATCH-02 = Tasks are done in this order: mend, trace, tune, rest.
rule-B-PLAN-01 = All keepers plan at once and in the open, and may change their minds until all are ready.
rule-B-PLAN-02 = Each keeper plans one task: mend, trace, tune or rest.
rule-B-PLAN-03 = A keeper with 3 strain can only rest.
rule-B-PLAN-04 = Once the severed line is found, nobody can trace.
rule-B-PLAN-05 = While the hull is whole, nobody can mend.
rule-B-CHECK-01 = Of the keepers at a task who have a fresh die, the one with the lowest seat leads the check; the others assist.
rule-B-CHECK-02 = The leader chooses one or more of their fresh dice.
rule-B-CHECK-03 = Each assistant may add one fresh die.
rule-B-CHECK-04 = A die that shows at least the mission's threshold is a success.
rule-B-CHECK-05 = Each 1 gives the leader 1 strain.
rule-B-CHECK-06 = A rolled die is spent until its keeper rests.
rule-B-TASK-01 = Mend: the hull gains 1 for each success, up to whole.
rule-B-TASK-02 = Tune: the lamp gains 1 for each success, but at most 1 per check until the severed line is found.
rule-B-TASK-03 = Trace: with at least one success the leader looks at a line, and all learn whether it holds.
rule-B-TASK-04 = Rest: all the keeper's dice become fresh, and they lose 1 strain.
rule-B-TASK-05 = A keeper without a fresh die does nothing at a task that needs a check.
rule-B-DRIFT-01 = Before the drift comes, there is a last moment to use sparks.
rule-B-DRIFT-02 = One card of the drift is drawn and does what it says.
rule-B-DRIFT-03 = Damage takes from the hull.
rule-B-DRIFT-04 = Dimming takes from the lamp, never below 0.
rule-B-DRIFT-05 = A card may depend on how bright the lamp is or on whether the line is found.
rule-B-DRIFT-06 = A card may concern every keeper, or those with a certain task.
rule-B-DRIFT-07 = A card concerns the keeper on watch, who makes its choices: the first in the first watch, then the next.
rule-B-DRIFT-08 = When the drift deck is empty, nothing comes any more.
rule-B-STRAIN-01 = A keeper has at most 3 strain; more is not taken.
rule-B-STRAIN-02 = A cost in strain that does not fit cannot be paid.
rule-B-SPARK-01 = Whenever something is asked, of whomever, a keeper may use their spark, once per mission.
rule-B-SPARK-02 = A spark lets a keeper of your choice rest at once.
rule-B-SPARK-03 = After a spark, the question that it interrupted is asked anew.
rule-B-END-01 = When the lamp reaches its goal, the keepers win at once.
rule-B-END-02 = When the hull is at 0, the keepers lose at once.
rule-B-END-03 = When the last watch is over, the keepers lose.
rule-B-END-04 = A hull at 0 counts before a lamp at its goal.

## Hints: why somebody practised would choose that

hint-worn = { $seat }: strain { $strain }, fresh dice { $count }.
hint-hull = The hull stands at { $hull } of { $whole }; at 0 all is lost.
hint-lines = Lines that may be the severed one: { $count }.
hint-lamp = The lamp stands at { $lamp } of { $goal }; watches after this one: { $left }.
hint-planned = The plan stands: { $plan }.
hint-die = The { $die } shows a success with { $chance } %.
hint-other-die = Another die would show one with { $chance } % at best.
