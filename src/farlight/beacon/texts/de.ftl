# Beacon, the sample game.

## The game itself

game-title = Beacon
game-guide =
    Ihr seid die Hüter einer Lampenstation in der Trümmerdrift. Bringt die Lampe an ihr Ziel, bevor die letzte Wache um ist, und haltet die Hülle zusammen. Ihr gewinnt oder verliert gemeinsam.
    Eine Wache geht so:
    1. Planen. Alle wählen gleichzeitig eine Aufgabe: die Hülle flicken, die unterbrochene Leitung orten, die Lampe justieren oder rasten. Sind alle bereit, wird gearbeitet.
    2. Arbeiten. Wer eine Aufgabe leitet, wählt verfügbare Würfel; die anderen dort dürfen je einen dazugeben. Hohe Würfel sind Erfolge, jede 1 erschöpft. Geworfene Würfel sind verbraucht, bis du rastest.
    3. Drift. Eine Karte kommt und tut, was sie sagt, meistens Schaden.
    Bis die unterbrochene Leitung gefunden ist, bringt Justieren höchstens 1 Licht. Jeder Hüter kennt eine Leitung, die hält, und hat einen Funken: Einmal in der Mission lässt er jemanden sofort rasten.
chapter-1 = Aufbau
chapter-2 = Die Wache
chapter-3 = Planen
chapter-4 = Der Würfelwurf
chapter-5 = Aufgaben
chapter-6 = Die Drift
chapter-7 = Erschöpfung und Funken
chapter-8 = Das Ende

## Tasks, lines and what is known of them

task-mend = Flicken
task-trace = Orten
task-tune = Justieren
task-rest = Rasten
line-north = Nordleitung
line-east = Ostleitung
line-south = Südleitung
line-west = Westleitung
known-holds = hält
known-severed = unterbrochen, jetzt gespleißt
known-unknown = nicht untersucht
known-hunch = hält, das weißt du
holds-yes = sie hält
holds-no = sie ist unterbrochen
plan-none = noch nichts
plan-mend = Flicken
plan-trace = Orten
plan-tune = Justieren
plan-rest = Rasten
state-ready = bereit
state-planning = plant noch
stream-dice = Würfel eines Hüters
dice-none = keine Würfel
spark-yes = ja
spark-no = verbraucht
outcome-won-lit = Die Lampe brennt, und die Schiffe richten sich nach ihr. Gewonnen
outcome-lost-wrecked = Die Station bricht auseinander. Verloren
outcome-lost-dark = Die Schiffe ziehen im Dunkeln vorbei. Verloren

## Questions and options

prompt-plan = Was machst du in dieser Wache?
prompt-dice = Welche Würfel wirfst du beim { $task }?
prompt-enter-roll-dice = { $seat } würfelt ({ $die }): Was zeigt er?
prompt-assist = Gibst du beim { $task } einen Würfel dazu?
prompt-look = Welche Leitung siehst du dir an?
prompt-brace = Die Drift kommt.
prompt-spark = Wer rastet durch deinen Funken?
option-plan = { $task }
about-plan-mend = Hülle +1 je Erfolg
about-plan-trace = mit einem Erfolg die unterbrochene Leitung suchen
about-plan-tune = Lampe +1 je Erfolg, höchstens eins, bis die Leitung gefunden ist
about-plan-rest = alle deine Würfel wieder verfügbar, Erschöpfung −1
about-spark = ein Hüter deiner Wahl rastet sofort; einmal pro Mission
option-die = { $die }
option-look = { $line }
option-continue = Soll sie kommen
option-spark = Funke von { $seat }
option-rest = { $seat }

## Why not

why-not-worn-out = Wer am Ende der Kräfte ist, kann nur noch rasten.
why-not-planned = Das ist schon der Plan.
why-not-found = Die unterbrochene Leitung ist gefunden: Es gibt nichts mehr zu orten.
why-not-whole = Die Hülle ist heil: Es gibt nichts zu flicken.
why-not-strain = Für { $count } Erschöpfung ist kein Platz mehr.

## Events

event-watch-began = Wache { $watch } beginnt.
event-planned = { $seat } plant: { $task }.
event-die-rolled = { $seat } würfelt ({ $die }): { $face }.
event-checked = { $task }: { $successes ->
        [one] ein Erfolg
       *[other] { $successes } Erfolge
    }.
event-idle = { $seat } hat keinen verfügbaren Würfel und kann nichts tun ({ $task }).
event-hull-changed = Hülle { NUMBER($hull) }.
event-lamp-changed = Lampe { NUMBER($lamp) }.
event-line-looked = { $seat } prüft die { $line }: { $holds }.
event-strained = { $seat } nimmt { NUMBER($by) } Erschöpfung.
event-rested = { $seat } rastet: alle Würfel verfügbar, Erschöpfung { NUMBER($strain) }.
event-spark-used = { $seat } setzt den Funken für { $on } ein.
event-card-drawn = Die Drift bringt: { $drift }. { $effect }

## The table in words

panel-station = { $mission }
panel-watch = Wache { $watch } von { $watches }
panel-on-watch = Auf Wache: { $seat }
panel-hull = Hülle { $hull } von { $whole }
panel-lamp = Lampe { $lamp } von { $goal }
panel-line = { $line }: { $known }
panel-keepers = Hüter
panel-keeper = { $seat }: { $dice }; Erschöpfung { $strain } von 3; Funke: { $spark }; Plan: { $plan } ({ $state })
panel-drift = Drift, { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
panel-dice = Würfel: { $success } oder mehr ist ein Erfolg
panel-die = { $die }: { $faces }
panel-drifted = Zuletzt: { $drift }
panel-effect = { $effect }
panel-flavour = „{ $flavour }“

## Effects

effect-damage = die Hülle um { $count } senken
effect-mend = die Hülle um { $count } erhöhen
effect-dim = die Lampe um { $count } senken
effect-brighten = die Lampe um { $count } erhöhen
effect-strain = { $count } Erschöpfung nehmen
effect-rest = alle eigenen Würfel erneuern und 1 Erschöpfung abbauen
condition-lamp-at-least = die Lampe bei { $count } oder mehr steht
condition-lamp-at-least-not = die Lampe unter { $count } steht
condition-line-found = die unterbrochene Leitung gefunden ist
condition-line-found-not = die unterbrochene Leitung nicht gefunden ist
group-keeper = jeder Hüter
group-keeper-at = jeder Hüter beim { $task }

## Rules

rule-B-SET-01 = Es spielen ein bis vier Hüter; jeder Platz ist ein Hüter.
rule-B-SET-02 = Die Mission gibt die Hülle und die Zahl der Wachen vor. Die Lampe beginnt bei 0.
rule-B-SET-03 = Das Ziel der Lampe ist das Ziel der Mission plus ein Anteil für jeden Hüter.
rule-B-SET-04 = Eine der vier Leitungen ist unterbrochen. Niemand weiß, welche.
rule-B-SET-05 = Jeder Hüter kennt insgeheim eine Leitung, die hält.
rule-B-SET-06 = Die Driftkarten der Mission werden zu einem Stapel gemischt.
rule-B-SET-07 = Jeder Hüter beginnt mit lauter verfügbaren Würfeln, ohne Erschöpfung und mit einem Funken.
rule-B-WATCH-01 = Eine Wache: planen, arbeiten, Drift.
rule-B-WATCH-02 = Die Aufgaben werden in dieser Reihenfolge erledigt: Flicken, Orten, Justieren, Rasten.
rule-B-PLAN-01 = Alle Hüter planen gleichzeitig und offen und dürfen es sich anders überlegen, bis alle bereit sind.
rule-B-PLAN-02 = Jeder Hüter plant eine Aufgabe: Flicken, Orten, Justieren oder Rasten.
rule-B-PLAN-03 = Wer 3 Erschöpfung hat, kann nur rasten.
rule-B-PLAN-04 = Ist die unterbrochene Leitung gefunden, kann niemand mehr orten.
rule-B-PLAN-05 = Solange die Hülle heil ist, kann niemand flicken.
rule-B-CHECK-01 = Von den Hütern an einer Aufgabe, die einen verfügbaren Würfel haben, führt der mit dem niedrigsten Platz den Würfelwurf an; die anderen unterstützen ihn.
rule-B-CHECK-02 = Wer den Wurf anführt, wählt einen oder mehrere der eigenen verfügbaren Würfel.
rule-B-CHECK-03 = Wer unterstützt, darf einen verfügbaren Würfel dazugeben.
rule-B-CHECK-04 = Ein Würfel, der mindestens den Schwellenwert der Mission zeigt, ist ein Erfolg.
rule-B-CHECK-05 = Wer den Wurf anführt, nimmt für jede 1 je 1 Erschöpfung.
rule-B-CHECK-06 = Ein geworfener Würfel ist verbraucht, bis sein Hüter rastet.
rule-B-TASK-01 = Flicken: Die Hülle steigt um 1 je Erfolg, bis sie heil ist.
rule-B-TASK-02 = Justieren: Die Lampe steigt um 1 je Erfolg, aber höchstens um 1 je Wurf, bis die unterbrochene Leitung gefunden ist.
rule-B-TASK-03 = Orten: Mit mindestens einem Erfolg sieht sich, wer den Wurf anführt, eine Leitung an, und alle erfahren, ob sie hält.
rule-B-TASK-04 = Rasten: Wer rastet, erneuert alle eigenen Würfel und baut 1 Erschöpfung ab.
rule-B-TASK-05 = Wer keinen verfügbaren Würfel hat, tut bei einer Aufgabe mit Würfelwurf nichts.
rule-B-DRIFT-01 = Bevor die Drift kommt, ist ein letzter Moment für Funken.
rule-B-DRIFT-02 = Eine Driftkarte wird gezogen und ausgeführt.
rule-B-DRIFT-03 = Schaden senkt die Hülle.
rule-B-DRIFT-04 = Verdunkelung senkt die Lampe, nie unter 0.
rule-B-DRIFT-05 = Eine Karte kann davon abhängen, wie hell die Lampe ist oder ob die Leitung gefunden ist.
rule-B-DRIFT-06 = Eine Karte kann alle Hüter betreffen oder nur die mit einer bestimmten Aufgabe.
rule-B-DRIFT-07 = Eine Karte betrifft den Hüter, der Wache hat, und er trifft ihre Entscheidungen: in der ersten Wache der erste, dann der nächste.
rule-B-DRIFT-08 = Ist der Driftstapel leer, kommt nichts mehr.
rule-B-STRAIN-01 = Ein Hüter hat höchstens 3 Erschöpfung; mehr nimmt er nicht.
rule-B-STRAIN-02 = Kosten in Erschöpfung, für die kein Platz mehr ist, können nicht bezahlt werden.
rule-B-SPARK-01 = Immer wenn irgendwer etwas gefragt wird, darf ein Hüter den eigenen Funken nutzen, einmal pro Mission.
rule-B-SPARK-02 = Ein Funke lässt einen Hüter deiner Wahl sofort rasten.
rule-B-SPARK-03 = Nach einem Funken wird die unterbrochene Frage neu gestellt.
rule-B-END-01 = Erreicht die Lampe ihr Ziel, gewinnen die Hüter sofort.
rule-B-END-02 = Steht die Hülle auf 0, verlieren die Hüter sofort.
rule-B-END-03 = Ist die letzte Wache vorbei, verlieren die Hüter.
rule-B-END-04 = Eine Hülle auf 0 zählt vor einer Lampe am Ziel.

## Hints: why somebody practised would choose that

hint-worn = { $seat }: Erschöpfung { $strain }, verfügbare Würfel { $count }.
hint-hull = Die Hülle steht bei { $hull } von { $whole }; bei 0 ist alles verloren.
hint-lines = Leitungen, die die unterbrochene sein können: { $count }.
hint-lamp = Die Lampe steht bei { $lamp } von { $goal }; Wachen nach dieser: { $left }.
hint-planned = Der Plan steht: { $plan }.
hint-die = { $die }: ein Erfolg in { $chance } % der Fälle.
hint-other-die = Ein anderer Würfel käme höchstens auf { $chance } %.
