# Beacon, the sample game.

## The game itself

game-title = Beacon
game-guide =
    Siete i custodi di una stazione con una lampada nella deriva dei detriti. Portate la lampada al suo obiettivo prima che finisca l'ultimo turno e tenete intero lo scafo. Si vince o si perde insieme.
    Un turno va così:
    1. Pianificare. Tutti scelgono insieme un compito: riparare lo scafo, ispezionare le linee, regolare la lampada o riposare. Quando tutti hanno confermato, si lavora.
    2. Lavorare. Chi guida un compito sceglie i dadi disponibili da tirare, gli altri possono aggiungerne uno ciascuno. I dadi alti sono successi, ogni 1 dà fatica. I dadi tirati sono spesi finché non riposi.
    3. Deriva. Arriva una carta e fa ciò che dice, di solito un danno.
    Finché la linea interrotta non è trovata, regolare dà al massimo 1 di luce. Ogni custode conosce una linea integra e ha una scintilla: una volta per missione fa riposare subito qualcuno.
chapter-1 = Preparazione
chapter-2 = Il turno
chapter-3 = Pianificazione
chapter-4 = Il tiro
chapter-5 = Compiti
chapter-6 = La deriva
chapter-7 = Fatica e scintille
chapter-8 = La fine

## Tasks, lines and what is known of them

task-mend = riparare
task-trace = ispezionare
task-tune = regolare
task-rest = riposare
line-north = linea nord
line-east = linea est
line-south = linea sud
line-west = linea ovest
known-holds = integra
known-severed = interrotta, ma ora giuntata
known-unknown = non ispezionata
known-hunch = integra, e tu lo sai
holds-yes = è integra
holds-no = è quella interrotta
plan-none = ancora niente
plan-mend = riparare
plan-trace = ispezionare
plan-tune = regolare
plan-rest = riposare
state-ready = confermato
state-planning = da confermare
stream-dice = il dado di un custode
dice-none = nessun dado
spark-yes = sì
spark-no = usata
outcome-won-lit = la lampada arde e le navi seguono la sua luce. Vittoria
outcome-lost-wrecked = la stazione va in pezzi. Sconfitta
outcome-lost-dark = le navi passano nel buio. Sconfitta

## Questions and options

prompt-plan = Che cosa fai in questo turno?
prompt-dice = Quali dadi tiri per { $task }?
prompt-enter-roll-dice = { $seat } tira: { $die }. Che cosa mostra?
prompt-assist = Aggiungi un dado per { $task }?
prompt-look = Quale linea guardi?
prompt-brace = Arriva la deriva.
prompt-spark = Chi riposa grazie alla tua scintilla?
option-plan = { $task }
about-plan-mend = scafo +1 per ogni successo
about-plan-trace = con un successo cerchi la linea interrotta
about-plan-tune = lampada +1 per ogni successo, al massimo uno finché la linea non è trovata
about-plan-rest = tutti i tuoi dadi di nuovo disponibili, fatica −1
about-spark = un custode a tua scelta riposa subito; una volta per missione
option-die = { $die }
option-look = { $line }
option-continue = Che venga
option-spark = Scintilla di { $seat }
option-rest = { $seat }

## Why not

why-not-worn-out = Chi è allo stremo può solo riposare.
why-not-planned = È già il piano.
why-not-found = La linea interrotta è già stata trovata: non c'è più niente da ispezionare.
why-not-whole = Lo scafo è integro: non c'è niente da riparare.
why-not-strain = Non c'è spazio per { $count ->
        [one] 1 punto fatica
       *[other] { $count } punti fatica
    }.

## Events

event-watch-began = Comincia il turno { $watch }.
event-planned = { $seat } intende { $task }.
event-die-rolled = { $seat } tira il { $die }: { $face }.
event-checked = Tiro per { $task }: { $successes ->
        [one] un successo
       *[other] { $successes } successi
    }.
event-idle = { $seat } non ha dadi disponibili e non può fare nulla ({ $task }).
event-hull-changed = Scafo { NUMBER($hull) }.
event-lamp-changed = Lampada { NUMBER($lamp) }.
event-line-looked = { $seat } guarda la { $line }: { $holds }.
event-strained = { $seat }: fatica +{ NUMBER($by) }.
event-rested = { $seat } riposa: tutti i dadi sono disponibili, fatica { NUMBER($strain) }.
event-spark-used = { $seat } usa la scintilla per { $on }.
event-card-drawn = La deriva porta: { $drift }. { $effect }

## The table in words

panel-station = { $mission }
panel-watch = Turno { $watch } di { $watches }
panel-on-watch = Di turno: { $seat }
panel-hull = Scafo { $hull } su { $whole }
panel-lamp = Lampada { $lamp } su { $goal }
panel-line = La { $line }: { $known }
panel-keepers = Custodi
panel-keeper = { $seat }: { $dice }; fatica { $strain } su 3; scintilla { $spark }; piano: { $plan } ({ $state })
panel-drift = Deriva, { $count ->
        [one] ancora una carta
       *[other] ancora { $count } carte
    }
panel-dice = Dadi: { $success } o più è un successo
panel-die = { $die }: { $faces }
panel-drifted = Ultima: { $drift }
panel-effect = { $effect }
panel-flavour = «{ $flavour }»

## Effects

effect-damage = lo scafo perde { $count }
effect-mend = lo scafo guadagna { $count }
effect-dim = la lampada perde { $count }
effect-brighten = la lampada guadagna { $count }
effect-strain = prendi { $count ->
        [one] 1 punto fatica
       *[other] { $count } punti fatica
    }
effect-rest = ricarica tutti i tuoi dadi e perdi 1 punto fatica
condition-lamp-at-least = avete la lampada a { $count } o più
condition-lamp-at-least-not = avete la lampada sotto { $count }
condition-line-found = avete trovato la linea interrotta
condition-line-found-not = non avete trovato la linea interrotta
group-keeper = ogni custode
group-keeper-at = ogni custode che intendeva { $task }

## Rules

rule-B-SET-01 = Giocano da uno a quattro custodi; ogni posto è un custode.
rule-B-SET-02 = La missione stabilisce lo scafo e il numero dei turni. La lampada parte da 0.
rule-B-SET-03 = L'obiettivo della lampada è quello della missione più una quota per ogni custode.
rule-B-SET-04 = Una delle quattro linee è interrotta. Nessuno sa quale.
rule-B-SET-05 = Ogni custode conosce in segreto una linea integra.
rule-B-SET-06 = Le carte deriva della missione si mescolano in un mazzo.
rule-B-SET-07 = Ogni custode comincia con tutti i dadi disponibili, senza fatica e con una scintilla.
rule-B-WATCH-01 = Un turno: pianificare, lavorare, deriva.
rule-B-WATCH-02 = I compiti si svolgono in quest'ordine: riparare, ispezionare, regolare, riposare.
rule-B-PLAN-01 = Tutti i custodi pianificano insieme e allo scoperto, e possono ripensarci finché non hanno confermato tutti.
rule-B-PLAN-02 = Ogni custode pianifica un compito: riparare, ispezionare, regolare o riposare.
rule-B-PLAN-03 = Chi ha 3 punti fatica può solo riposare.
rule-B-PLAN-04 = Una volta trovata la linea interrotta, nessuno può più ispezionare.
rule-B-PLAN-05 = Finché lo scafo è integro, nessuno può riparare.
rule-B-CHECK-01 = Fra i custodi impegnati in un compito che hanno un dado disponibile, guida il tiro chi ha il posto più basso; gli altri prestano assistenza.
rule-B-CHECK-02 = Chi guida sceglie uno o più dei propri dadi disponibili.
rule-B-CHECK-03 = Ogni assistente può aggiungere un dado disponibile.
rule-B-CHECK-04 = Un dado che mostra almeno la soglia della missione è un successo.
rule-B-CHECK-05 = Ogni 1 dà 1 punto fatica a chi guida.
rule-B-CHECK-06 = Un dado tirato è speso finché chi lo possiede non riposa.
rule-B-TASK-01 = Riparare: lo scafo guadagna 1 per ogni successo, finché non è integro.
rule-B-TASK-02 = Regolare: la lampada guadagna 1 per ogni successo, ma al massimo 1 per tiro finché non è stata trovata la linea interrotta.
rule-B-TASK-03 = Ispezionare: con almeno un successo, chi guida guarda una linea e tutti vengono a sapere se è integra.
rule-B-TASK-04 = Riposare: chi riposa ricarica tutti i propri dadi e perde 1 punto fatica.
rule-B-TASK-05 = Chi non ha dadi disponibili non fa niente in un compito che richiede un tiro.
rule-B-DRIFT-01 = Prima che arrivi la deriva c'è un ultimo momento per usare le scintille.
rule-B-DRIFT-02 = Si pesca una carta deriva e se ne applica l'effetto.
rule-B-DRIFT-03 = I danni si tolgono dallo scafo.
rule-B-DRIFT-04 = Ciò che oscura toglie luce alla lampada, mai sotto 0.
rule-B-DRIFT-05 = Una carta può dipendere da quanto brilla la lampada o dal ritrovamento della linea.
rule-B-DRIFT-06 = Una carta può riguardare ogni custode, o chi ha un certo compito.
rule-B-DRIFT-07 = Una carta riguarda chi è di turno, che ne fa le scelte: al primo turno il primo custode, poi il successivo.
rule-B-DRIFT-08 = Quando il mazzo della deriva è vuoto, non arriva più nulla.
rule-B-STRAIN-01 = Un custode ha al massimo 3 punti fatica; oltre non ne prende.
rule-B-STRAIN-02 = Un costo in fatica per cui non c'è spazio non si può pagare.
rule-B-SPARK-01 = Ogni volta che si chiede qualcosa a qualcuno, un custode può usare la propria scintilla, una volta per missione.
rule-B-SPARK-02 = Una scintilla fa riposare subito un custode a tua scelta.
rule-B-SPARK-03 = Dopo una scintilla, la domanda interrotta si ripropone da capo.
rule-B-END-01 = Quando la lampada raggiunge l'obiettivo, i custodi vincono subito.
rule-B-END-02 = Quando lo scafo è a 0, i custodi perdono subito.
rule-B-END-03 = Quando finisce l'ultimo turno, i custodi perdono.
rule-B-END-04 = Uno scafo a 0 conta prima di una lampada all'obiettivo.

## Hints: why somebody practised would choose that

hint-worn = { $seat }: fatica { $strain }, dadi disponibili { $count }.
hint-hull = Lo scafo è a { $hull } su { $whole }; a 0 tutto è perduto.
hint-lines = Linee che possono essere quella interrotta: { $count }.
hint-lamp = La lampada è a { $lamp } su { $goal }; turni dopo questo: { $left }.
hint-planned = Il piano è fatto: { $plan }.
hint-die = { $die } – probabilità di un successo: { $chance }%.
hint-other-die = Probabilità massima con un altro dado: { $chance }%.
