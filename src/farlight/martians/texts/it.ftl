# Martians.

## The game itself

game-title = Martians
game-guide =
    Tenete in vita la Base Marram per un certo numero di sol e fate ciò che la missione chiede prima che finiscano. Si vince o si perde insieme. La missione è persa quando un astronauta muore, quando i sol finiscono o quando alla fine troppi elementi della base sono rotti.
    Un sol va così:
    1. Eventi. Un tracciato Avaria sale di uno e arriva un nuovo evento. Resta nel Diario di Missione per tre sol: rispondete con un'azione, o può colpire.
    2. Morale. Con un Morale buono il Primo Giocatore guadagna segnalini Morale, con uno cattivo ne perde. Con i segnalini si pagano le abilità.
    3. Produzione. La base produce energia e ossigeno, la Fattoria cibo. Ciò che manca spegne le Strutture e ferisce le persone. Lo Stress sale; a 18 si litiga.
    4. Azione. Tutti pianificano insieme: ogni astronauta ha due pedine. Una sola pedina di solito vuol dire dadi: può riuscire, ferire o portare un'Avventura. Con una pedina in più del necessario non c'è rischio. Scegli un'azione, poi dove e con che cosa, poi chi aiuta; conferma, e tutto si svolge.
    5. Avaria. I dadi fanno salire i tracciati Avaria. Un tracciato a 5 porta un'Avaria e qualcosa si rompe. Gli elementi rotti danno penalità: riparateli con i pezzi di ricambio.
    6. Pulizia. Ciò che avete guadagnato diventa disponibile, e il prossimo sol comincia con un nuovo Primo Giocatore.
    Nessuno può fare tutto: guardate «view forecast» per sapere che cosa arriva, e lasciate ciò che può aspettare.
game-alone = In solitario guidi due astronauti (M-PC-05).
chapter-1 = Principi generali
book-idea = L'idea
meaning-action-pawn = Ogni astronauta ne ha due. Una pedina su un'azione è lavoro per questo sol: con una si tirano i dadi, due sono sicure.
meaning-malfunction-track = Sale da solo a ogni sol. Dove finisce, qualcosa in quel Complesso si rompe.
meaning-stress = Sale a ogni sol. A 18 scoppia un litigio, e ogni astronauta subisce una ferita.
meaning-facility = Una stanza della base. Vi si svolgono azioni, finché funziona e non è in Arresto.
meaning-adventure = Succede qualcosa lungo la via: si legge una carta, che può tornare più tardi.
meaning-first-player = Decide dove l'equipaggio non è d'accordo.
book-setup = Prima di cominciare
book-sol = Com'è fatto un sol
book-events = Eventi e avventure
book-production = Produzione: energia, ossigeno, cibo
book-plan = Pianificare e tirare i dadi
book-base = Azioni nella base
book-outside = Fuori: rover, esplorare, raccogliere
book-work = Ricerca, semina, costruzione
book-crew = L'equipaggio: salute, Morale, Stress
book-trouble = Avarie
book-night = Fine del sol
book-end = Obiettivi, fine, campagne
book-symbols = Simboli
book-answers = Domande e risposte
chapter-3 = Termini e zone del tabellone
chapter-4 = Icone
chapter-5 = Preparazione
chapter-6 = Astronauti
chapter-7 = Ferite e tracciato Salute
chapter-8 = Condizioni
chapter-9 = Morale
chapter-10 = Stress
chapter-11 = Primo Giocatore
chapter-12 = Come va un sol
chapter-13 = Fase Eventi
chapter-14 = Avventure, Diario di Missione, conseguenze
chapter-15 = Fase Produzione
chapter-16 = Riserve Generali
chapter-17 = Fase Azione: dichiarare e risolvere
chapter-18 = Dadi azione
chapter-19 = Macchine
chapter-20 = Rover
chapter-21 = Distanza, percorsi, terreno
chapter-22 = Azioni da 1 a 5: Eventi, Riposo, Relax, Guarigione, Gestione
chapter-23 = Esplorazione, POI, carte Direzione
chapter-24 = Raccolta, Vano Sonde
chapter-25 = Ricerca e Semina
chapter-26 = Costruzione, Officina
chapter-27 = Azioni della missione e altre
chapter-28 = Fase Avaria
chapter-29 = Fase Pulizia
chapter-30 = Segnalini sulle Strutture
chapter-31 = Segnalini Obiettivo
chapter-32 = Fine della missione
chapter-33 = Da uno a tre giocatori
chapter-34 = Difficoltà e campagne
chapter-35 = Domande e risposte

## People and machines

profession-scientist = Scienziato
profession-geologist = Geologo
profession-engineer = Ingegnere
profession-medic = Medico
seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4
seat-of = { $who } ({ $player })
bound-free = pedina libera
bound-heart = pedina che può solo curare il cuore
bound-rest = pedina che può solo riposare
bound-spare = pedina extra
mark-idle = una pedina in meno
mark-spare = una pedina extra
mark-mute = niente abilità base
mark-silent = niente abilità
mark-indoors = niente azioni all'esterno
mark-unhurt = niente dadi Ferite
mark-tender = ogni ferita conta doppio
mark-shaky = la prima azione deve tirare il dado Successo
mark-storied = un'Avventura con la prima azione
mark-rest-only = una pedina che può solo riposare
mark-double-ration = due porzioni di cibo da mangiare
mark-late-night = 1 ferita la sera se si usa la pedina extra
mark-cheaper = la prossima abilità costa 1 segnalino Morale in meno
ailment-anaemia = ha bisogno di 2 porzioni di cibo ogni sol
ailment-anxiety-attack = il Morale scende subito di 1, poi passa
ailment-heart-trouble = una pedina può solo curare il cuore
ailment-poor-concentration = ogni azione con una pedina di questo astronauta porta un'Avventura
ailment-migraine = nessuna abilità
ailment-poisoning = ogni ferita vale doppio

## The base

phase-setup = Preparazione
phase-events = Eventi
phase-morale = Morale
phase-production = Produzione
phase-action = Azione
phase-malfunction = Avaria
phase-cleanup = Pulizia
complex-working = Complesso Lavorativo
complex-living = Complesso Abitativo
complex-systems = Complesso Sistemi
helper-machines = Macchine
# The names of the pack follow “in” as they are; these do not contract with it.
facility-panel = un Pannello Solare a scelta
facility-oxygenator = un Ossigenatore a scelta
facility-structure = una carta Struttura a scelta
facility-anywhere = qualsiasi Struttura
facility-here = questa Struttura
facility-remembered = quella stessa Struttura
in-facility = { $facility_id ->
        [ga] nel Garage
        [pb] nel Vano Sonde
        [la] nel Laboratorio
        [ml] nel MedLab
        [cc] nel Centro di Controllo
        [backup-panel] nel Pannello Solare di Riserva
        [prov-ml] nel MedLab Provvisorio
        [prov-cc] nel Centro di Controllo Provvisorio
        [prov-ga] nel Garage Provvisorio
        [prov-pb] nel Vano Sonde Provvisorio
        [prov-la] nel Laboratorio Provvisorio
        [storm-shelter] nel Rifugio Antitempesta
        [depot] nel Deposito
        [sp1] nel Pannello Solare 01
        [sp2] nel Pannello Solare 02
        [fa] nella Fattoria
        [qp] nella Nicchia
        [backup-farm] nella Fattoria di Riserva
        [drill-rig] nella Torre di Perforazione
        [ws] nell'Officina
        [prov-ws] nell'Officina Provvisoria
        [relay-mast] nell'Antenna Ripetitrice
        [ox1] nell'Ossigenatore 01
        [ox2] nell'Ossigenatore 02
        [backup-oxygenator] nell'Ossigenatore di Riserva
        [cq] negli Alloggi Equipaggio
        [prov-cq] negli Alloggi Equipaggio Provvisori
       *[other] in { $facility }
    }
into-facility = { $facility_id ->
        [ga] nel Garage
        [pb] nel Vano Sonde
        [la] nel Laboratorio
        [ml] nel MedLab
        [cc] nel Centro di Controllo
        [backup-panel] nel Pannello Solare di Riserva
        [prov-ml] nel MedLab Provvisorio
        [prov-cc] nel Centro di Controllo Provvisorio
        [prov-ga] nel Garage Provvisorio
        [prov-pb] nel Vano Sonde Provvisorio
        [prov-la] nel Laboratorio Provvisorio
        [storm-shelter] nel Rifugio Antitempesta
        [depot] nel Deposito
        [sp1] nel Pannello Solare 01
        [sp2] nel Pannello Solare 02
        [fa] nella Fattoria
        [qp] nella Nicchia
        [backup-farm] nella Fattoria di Riserva
        [drill-rig] nella Torre di Perforazione
        [ws] nell'Officina
        [prov-ws] nell'Officina Provvisoria
        [relay-mast] nell'Antenna Ripetitrice
        [ox1] nell'Ossigenatore 01
        [ox2] nell'Ossigenatore 02
        [backup-oxygenator] nell'Ossigenatore di Riserva
        [cq] negli Alloggi Equipaggio
        [prov-cq] negli Alloggi Equipaggio Provvisori
       *[other] in { $facility }
    }
of-supply = { $supply_id ->
       *[other] unità di { $supply }
    }
element-connectors = Connettori Energetici
element-filters = Filtri dell'Ossigeno
element-hardware = Hardware
element-cpu = CPU
element-in-place = { $facility }: { $element }
# “any” is a key by which messages below choose: leave it as it is.
element-any = any
part-connectors = Connettori Energetici
part-filters = Filtri dell'Ossigeno
part-hardware = Hardware
part-cpu = CPU
part-any = di qualsiasi tipo
part-random = pescato a caso
# With their preposition: only the effects that change the output use these.
machine-panel = di un Pannello Solare a scelta
machine-oxygenator = di un Ossigenatore a scelta
machine-best-panel = del Pannello Solare più produttivo
machine-best-oxygenator = dell'Ossigenatore più produttivo
machine-panels = di tutti i Pannelli Solari
machine-oxygenators = di tutti gli Ossigenatori
machine-remembered = della stessa macchina
machine-backup-panel = del Pannello Solare di Riserva
machine-backup-oxygenator = dell'Ossigenatore di Riserva
track-working = il tracciato Avaria del Complesso Lavorativo
track-living = il tracciato Avaria del Complesso Abitativo
track-systems = il tracciato Avaria del Complesso Sistemi
track-highest = il tracciato Avaria più alto
track-lowest = il tracciato Avaria più basso
track-any = un tracciato Avaria a scelta
keyword-complication = Complicazione
keyword-obstacle = Ostacolo
keyword-problem = Problema
keyword-conflict = Conflitto
supply-oxygen = ossigeno
supply-energy = energia
supply-food = cibo
kind-energy = energia
kind-oxygen = ossigeno
tile-energy = niente energia
tile-oxygen = niente ossigeno
shutkind-energy-down = niente energia, tessera coperta
shutkind-energy-up = niente energia, tessera scoperta
shutkind-oxygen-down = niente ossigeno, tessera coperta
shutkind-oxygen-up = niente ossigeno, tessera scoperta
penalty-energy = ogni azione nella Struttura costa 1 unità di energia
penalty-oxygen = ogni azione nella Struttura costa 1 unità di ossigeno
penalty-force = ogni azione nella Struttura deve tirare il dado Successo
penalty-malfunction = più Avarie a ogni sol
penalty-wilt = le piante avvizziscono
penalty-rover-check = Ballerina può guastarsi a ogni sol
penalty-lose-sample = a ogni sol si perde un campione sulla mappa
penalty-stress = più Stress a ogni sol
penalty-token = un segnalino sulla Struttura a ogni sol
penalty-no-rover = nessun rover può aiutare a esplorare
penalty-none = nessuna conseguenza
token-fault = segnalino Guasto
token-extra-pawn = segnalino Pedina extra
token-adventure = segnalino Avventura
token-reroll = segnalino Secondo tiro
token-wound = segnalino Ferita
token-rover-risk = segnalino Rischio rover
hindrance-fault = { token-fault } – non si può usare
hindrance-extra-pawn = { token-extra-pawn } – ogni azione qui richiede 1 pedina in più
hindrance-adventure = { token-adventure } – ogni azione qui porta un'Avventura
hindrance-reroll = { token-reroll } – qui un successo va tirato una seconda volta
hindrance-wound = { token-wound } – ogni azione qui costa 1 ferita a chi la guida
hindrance-rover-risk = { token-rover-risk } – un rover che aiuta qui può guastarsi
load-fault = { token-fault } – non si può usare finché non è riparato
load-extra-pawn = { token-extra-pawn } – vale 1 pedina in meno
load-adventure = { token-adventure } – un'azione che aiuta porta un'Avventura
load-wound = { token-wound } – un'azione che aiuta costa 1 ferita a chi la guida
load-rover-risk = { token-rover-risk } – può guastarsi ogni volta che aiuta
ground-extra-pawn = { token-extra-pawn } – ogni azione lì richiede 1 pedina in più
ground-adventure = { token-adventure } – chi passa vive un'Avventura
ground-wound = { token-wound } – chi guida un'azione che passa di lì subisce 1 ferita
ground-rover-risk = { token-rover-risk } – un rover che passa può guastarsi
rover-used = il rover in uso
rover-any = un rover
why-absent = la sua Struttura non è in gioco
why-shut = la sua Struttura è in Arresto

## The map

space-in-ring = lo spazio { $direction } dell'anello { $ring }
space-here = questo spazio
space-drawn = lo spazio indicato
space-bell-1 = lo spazio verso la campana nell'anello 1
space-bell-2 = lo spazio verso la campana nell'anello 2
space-bell-3 = lo spazio verso la campana nell'anello 3
space-across-1 = lo spazio dell'anello 1 opposto alla campana
space-well-1 = lo spazio verso il pozzo nell'anello 1
space-well-2 = lo spazio del pozzo nell'anello 2
space-beside-well = lo spazio accanto al pozzo nell'anello 2
space-petrel-1 = lo spazio verso Procellaria nell'anello 1
space-petrel-2 = lo spazio verso Procellaria nell'anello 2
space-petrel-3 = lo spazio di Procellaria nell'anello 3
strength-light = Lieve
strength-medium = Medio
strength-intense = Intenso
spot-ear = un orecchio
spot-thumped = un segno del battitore
spot-stain = una striscia scura
spot-anchor = un'ancora
spot-yard = un cortile in piano
spot-moved = un modulo spostato
spot-signal = un ping
spot-beacon = un radiofaro
spot-day = un giorno di luce
spot-icon = un simbolo di missione
spot-recorder = un registratore
spot-cut = un taglio di sfogo
spot-crate = una cassa
spot-ping = un ping del lander
spot-tern = il punto in cui è scesa Sterna
fitting-clean-room = una camera bianca
fitting-living-filter = un filtro vivente
deed-events = eventi risolti
deed-discoveries = Scoperte
deed-outside = azioni all'esterno
where-available = nella Zona di Carico, disponibile
where-pending = nella Zona di Carico, disponibile nel prossimo sol
where-active = vale in questo sol
where-queue = vale nel prossimo sol
where-rover = resta finché il rover non è riparato
where-map = resta sulla mappa
where-beacon = resta finché il contenitore non è alla base

## Things

thing-thing = oggetto
thing-connectors = Connettori Energetici
thing-filters = Filtri dell'Ossigeno
thing-hardware = Hardware
thing-cpu = CPU
thing-seed = seme
thing-food = porzione di cibo
thing-oxygen = ossigeno
thing-energy = energia
thing-s1 = campione
thing-n1 = apatite
thing-n2 = silvite
thing-n3 = gesso
thing-n4 = olivina
thing-n5 = jarosite
thing-n6 = buona vetreria
thing-red1 = segnalino rosso 1
thing-red2 = segnalino rosso 2
thing-red3 = segnalino rosso 3
thing-red4 = segnalino rosso 4
thing-orange1 = segnalino arancione 1
thing-orange2 = segnalino arancione 2
thing-orange5 = segnalino arancione 5
thing-orange6 = segnalino arancione 6
thing-orange1-home = carico della sonda vicina
thing-orange2-home = carico della sonda lontana
thing-red1-riddle = contenitore della dispensa
thing-orange1-riddle = contenitore dei ricambi
thing-orange2-riddle = contenitore degli strumenti
thing-red3-probe = cingolato smarrito
thing-red1-ln4 = barattolo dalla striscia scura
thing-red2-ln4 = barattolo dal foro
thing-orange1-wm3 = slitta del primo equipaggio
thing-red1-wm5b = carico di Sterna
thing-core = carota di roccia perduta
thing-part = pezzo di ricambio di qualsiasi tipo
thing-sample = campione
thing-examined = campione esaminato
thing-sample-or-examined = campione, esaminato o no
thing-nutrient = reperto da 1 a 5
thing-nutrient-name = nutriente a scelta
thing-crate = cassa
thing-crate-with = cassa «{ $facilities }»
thing-gas = bombola di gas
thing-token = segnalino Morale
thing-crew-token = segnalino Morale dell'equipaggio
thing-crew-tokens = tanti segnalini Morale dell'equipaggio quanti ne indica il numero del sol
thing-ring-marker-frames = indicatore dei fotogrammi
thing-ring-marker-fix = indicatore del rilevamento
thing-of-ring = { $thing } dell'anello { $ring }
thing-once-examined = { $thing }, dopo l'esame
thing-from = uno smontato altrove ({ $element }; penalità: { $penalty })
container-food = il contenitore della dispensa
container-parts = il contenitore dei ricambi
container-science = il contenitore degli strumenti

## What missions count and remember

sheet-sheet = valore
sheet-optimal = Condizioni Ottimali
sheet-archive = Archivio
sheet-fix = Rilevamento
sheet-bore = Trivellazione
sheet-strain = Tensione
sheet-load = Carico
sheet-old-log = Vecchio Diario
sheet-picture = Immagine
sheet-lamp-line = Corda della Lampada
sheet-provenance = Provenienza
sheet-culture = Coltura
sheet-stowed = Stivati
sheet-n1 = Fosforo
sheet-n2 = Potassio
sheet-n3 = Calcio
sheet-n4 = Magnesio
sheet-n5 = Zolfo
objective-objective = l'obiettivo
objective-o1 = l'obiettivo 1
objective-o2 = l'obiettivo 2
objective-o3 = l'obiettivo 3
objective-o4 = l'obiettivo 4
objective-o5 = l'obiettivo 5
objective-o6 = l'obiettivo 6
objective-o7 = l'obiettivo 7
objective-o8 = l'obiettivo 8
flag-flag = nota
flag-bell-dir = la direzione della campana
flag-well-dir = la direzione del pozzo
flag-petrel-dir = la direzione di Procellaria
flag-other = qualcosa che verrà
value-value = valore
value-n = nord
value-ne = nord-est
value-e = est
value-se = sud-est
value-s = sud
value-sw = sud-ovest
value-w = ovest
value-nw = nord-ovest
value-brace = ancorare
value-bleed = drenare
value-shift = spostare
stat-quarrels = litigi
stat-plants-lost = piante perse
stat-wounds = ferite
stat-adventures = Avventure
stat-cards = carte Avaria
stat-expired = eventi dimenticati
stat-double-builds = casse aperte insieme
stat-seeds = semi piantati
stat-events = eventi
amount-HS = 1 o 2
amount-HM = 1–3
amount-HL = 2–4
amount-GS = 1 o 2
amount-GM = 1–3
outcome-won-mission = la missione è riuscita
outcome-lost-death = l'equipaggio ha perso un astronauta e la missione è persa
outcome-lost-time = il lavoro non è finito in tempo e la missione è persa
outcome-lost-parts = il lavoro è finito, ma nella base ci sono troppi elementi rotti e la missione è persa
outcome-won-campaign = la campagna è vinta
outcome-lost-campaign = la campagna è persa

## Actions

action-event-research = { action-event } ({ action-research })
action-event-build = { action-event } ({ action-build })
action-event-manage = { action-event } ({ action-manage })
action-event = Occuparsi di un evento
action-rest = Riposo
action-relax = Relax
action-heal = Guarigione
action-heal-heart = Curare il cuore
action-manage = Gestione delle Avarie
action-explore = Esplorazione
action-gather = Raccolta
action-examine = Esaminare un campione
action-discover = Fare una Scoperta
action-plant = Piantare un seme
action-repair = Riparare
action-rover = Riparare un rover
action-upgrade = Installare un Miglioramento
action-tile = Riattivare una Struttura
action-research = Ricerca
action-build = Costruzione
action-own = Azioni di questa missione
verb-event = Occuparsi di un evento
verb-rest = Riposo
verb-relax = Relax
verb-heal = Guarigione
verb-manage = Gestione delle Avarie
verb-explore = Esplorazione
verb-gather = Raccolta
verb-examine = Esaminare un campione
verb-discover = Fare una Scoperta
verb-plant = Piantare un seme
verb-repair = Riparare
verb-rover = Riparare un rover
verb-upgrade = Installare un Miglioramento
verb-tile = Riattivare una Struttura
danger-track = un tracciato Avaria può arrivare a 5
danger-stress = può scoppiare un litigio
danger-wounds = una ferita può portare una Condizione o la morte
danger-plants = si possono perdere piante
danger-tokens = il Primo Giocatore sta per perdere segnalini Morale
danger-condition = una Condizione si farà sentire nella Produzione
danger-tile = sta per essere girata una tessera ignota
danger-card = sta per essere pescata una carta
danger-threshold = troppi elementi sono rotti e la missione finisce
strike-wound = 1 ferita
strike-adventure = un'Avventura
strike-morale = Morale −1
strike-reroll = un successo va tirato due volte
strike-force = il dado Successo va tirato per forza
strike-hazard = il rover può guastarsi
cause-crew = { $count } per l'equipaggio
cause-tiles = { $count } per le Strutture al buio
cause-mission = { $count } per la missione
because-M-STR-01 = l'equipaggio e le Strutture al buio
because-M-STR-07 = dopo il litigio
because-M-STR-06 = il litigio
because-M-MIS-PLANTS-10 = i nutrienti che mancano
because-M-PROD-29 = l'Hardware rotto del Laboratorio
because-M-RELX-02 = una pausa
because-M-COND-15 = l'hanno visto tutti
because-M-ICON-14 = nessuna voce lungo la via
because-M-PROD-18 = metà del surplus
because-M-FARM-15 = per salvare le piante
because-M-FARM-20 = mangiato
because-M-FARM-24 = metà del surplus della Fattoria
because-M-ACT-34 = per un'azione
because-M-MIS-PROBE-12 = per un'azione
because-M-MIS-RIDDLE-17 = dal contenitore delle provviste
because-M-DICE-04 = andrà meglio la prossima volta
because-M-REST-02 = il riposo
because-M-ASTR-06 = per un'abilità
because-M-MOR-04 = il Morale dell'equipaggio
because-M-MOR-06 = il Morale dell'equipaggio
because-M-RUL-UPG-03 = il Tavolo da carte
because-M-MIS-PLANTS-20 = un nutriente è al completo
because-M-MIS-CAMP-11 = per la Scoperta
brought-wound = la ferita annunciata
brought-rolled-wound = la ferita del dado
brought-morale = la perdita di Morale
brought-adventure = l'Avventura
perk-rest = Riposo
perk-relax = Relax
perk-heal = Guarigione
perk-manage = Gestione
perk-explore = Esplorazione
perk-gather = Raccolta
perk-research = Ricerca
perk-build = Costruzione
perk-event = Evento
# “any” is a key by which messages below choose: leave it as it is.
perk-any = any
perk-ease = 1 pedina in meno
perk-sure = successo senza dadi
perk-waive = bastano le pedine
perk-reroll = tirare di nuovo un dado
perk-redraw = pescare un'altra carta
perk-double = due campioni in una volta
perk-route = il Pianificatore di rotte accorcia il percorso
perk-rest-more = l'Angolo lettura dà 1 segnalino Morale in più
perk-mast = l'Antenna Ripetitrice fa risparmiare 1 pedina
about-rest = Riposo
about-relax = Relax
about-heal = Guarigione
about-manage = Gestione
about-explore = Esplorazione
about-gather = Raccolta
about-research = Ricerca
about-build = Costruzione
about-event = azioni Evento
about-any = qualsiasi azione
about-green = dadi verdi
about-grey = dadi grigi
about-blue = dadi blu
about-brown = dadi marroni
about-plant-an-ear = Piantare un orecchio
about-fire-the-thumper = Azionare il battitore
when-now = in questo sol
when-next = nel prossimo sol
when-both = in questo sol o nel prossimo
span-sol = in questo sol
span-next-sol = nel prossimo sol
span-mission = fino alla fine della missione
colour-green = verde
colour-grey = grigio
colour-blue = blu
colour-brown = marrone
die-success = dado Successo
die-wound = dado Ferite
die-adventure = dado Avventura
dieout-yellow = dado Avaria giallo
dieout-orange = dado Avaria arancione
dieout-red = dado Avaria rosso
dieout-any = dado Avaria che scegli
face-success = successo
face-blank = vuoto
face-wound = ferita
face-adventure = avventura
name-success = successo
name-blank = vuoto
name-wound = ferita
name-adventure = avventura
name-r01 = carta 1 (50%)
name-r02 = carta 2 (40%)
name-r03 = carta 3 (30%)
name-r04 = carta 4 (25%)
name-r05 = carta 5 (20%)
name-r06 = carta 6 (15%)
name-n = nord
name-ne = nord-est
name-e = est
name-se = sud-est
name-s = sud
name-sw = sud-ovest
name-w = ovest
name-nw = nord-ovest
research-card = «{ $name }», { $percent }%
stream-success = dado Successo
stream-wound = dado Ferite
stream-adventure = dado Avventura
stream-malfunction-yellow = dado Avaria giallo
stream-malfunction-orange = dado Avaria arancione
stream-malfunction-red = dado Avaria rosso
stream-research = carta Ricerca
stream-direction = carta Direzione
stream-part = un pezzo di ricambio a caso: 1 Connettori Energetici, 2 Filtri dell'Ossigeno, 3 Hardware, 4 CPU
stream-upgrade = una carta Miglioramento a caso
stream-profile = una carta Profilo a caso
stream-ring-1 = una tessera a caso dell'anello 1
stream-ring-2 = una tessera a caso dell'anello 2
stream-ring-3 = una tessera a caso dell'anello 3
stream-shutdown-energy = una tessera Arresto a caso, energia
stream-shutdown-oxygen = una tessera Arresto a caso, ossigeno
stream-consequence = se un evento aperto colpisce, su 100
stream-echo = quale seguito arriva
stream-echo-chance = se arriverà un seguito, su 100
stream-echo-delay = quando arriva un seguito
stream-adventure-later = se una vecchia Avventura ritorna, su 100
stream-adventure-delay = quando ritorna un'Avventura

## Questions

prompt-difficulty = Quanto sarà difficile questa missione?
prompt-profession = { $place ->
        [1] Quale professione ha il tuo primo astronauta?
        [2] Quale professione ha il tuo secondo astronauta?
       *[0] Quale professione scegli?
    }
prompt-astronaut = Professione: { $profession }. Chi sei?
prompt-machine-choice = Quale macchina portate con voi?
prompt-first-player = Chi è il Primo Giocatore del primo sol?
prompt-plan = { $stage ->
        [pawn] { $free ->
            [one] È libera una pedina: scegli quella, o che cosa deve fare
           *[other] Scegli una pedina o una macchina
        }
        [act] Che cosa farà { $who }?
        [kind] { $action }: che cosa di preciso?
        [where] { $action }: dove?
        [which] { $action }: che cosa?
        [with] { $action }: con che cosa?
        [bring] { $action }: che cosa si porta a casa?
        [using] { $action }: in quale Struttura?
        [via] { $action }: per quale strada?
        [crew] Chi dà una mano? { told-stack }
        [assist] A quale azione dà una mano { $who }?
        [revise] Quale azione cambi?
        [change] Che cosa cambia? { told-stack }
       *[ready] { offer-all-placed }
    }
prompt-take-apart = Quale elemento funzionante smontate per farne un pezzo di ricambio?
prompt-order = Quale azione viene adesso?
prompt-rolled = { $who } ha tirato per «{ $action }». { $faces }. Qualcuno tira di nuovo un dado?
prompt-wounded = { $who } sta per subire una ferita. Qualcuno la evita?
prompt-phase = Prima della fase { $phase }: qualcuno usa qualcosa?
prompt-danger = Attenzione: { $dangers }. Qualcuno usa qualcosa prima di andare avanti?
prompt-chain = { $chain ->
        [none] Dove comincia la catena?
       *[other] La catena finora: { $chain }. Come continua?
    }
prompt-bring = «{ $action }» porta più cose: che cosa affronta per prima { $who }?
prompt-relax = A che cosa serve la pausa?
prompt-heal = Che cosa si cura? In cura: { $who }.
prompt-cure = Quale Condizione si cura? In cura: { $who }.
prompt-treat = Che cosa si cura?
prompt-track = Quale tracciato Avaria?
prompt-rover-token = Quale segnalino si toglie dal rover?
prompt-remove-sample = Quale campione sulla mappa va perso?
prompt-shut-down = Di { $supply } la base produce { $made } su { $needed }: che cosa resta al buio?
prompt-short = Non c'è abbastanza { $supply } per tutto: qualcosa andrà spento. Potete prima usare qualcosa.
prompt-hunger = Non c'è cibo per tutti. Potete prima usare qualcosa.
prompt-wilting = Piante in pericolo: { $facility }. Le salvate dall'avvizzimento pagando 1 unità per riserva ({ $cost })?
prompt-go-hungry = Il cibo non basta: chi rinuncia a una porzione e subisce una ferita?
prompt-redraw-malfunction = È uscita la carta Avaria «{ $malfunction }». La tenete?
prompt-redraw-research = È uscita la carta Ricerca { $research }. La tenete?
prompt-effect-event = { $event }: scegli che cosa succede.
prompt-effect-action = { $action }: scegli che cosa succede.
prompt-discount-die = Quale dado Avaria conta 2 in meno?
prompt-two-readings = Sono uscite due carte: quale vale?
prompt-unlock = Quale nuova abilità impara { $who }?
prompt-refresh = Quale abilità già usata torna disponibile?
prompt-peek = La prossima tessera dell'anello { $ring } è «{ $roi }». Resta in cima?
prompt-gain-part = { $left ->
        [1] Quale pezzo di ricambio si prende?
       *[other] Quali { $left } pezzi di ricambio si prendono?
    }
prompt-lose-part = A quale pezzo di ricambio si rinuncia?
prompt-exchange = Quale pezzo di ricambio si scambia con un altro?
prompt-lose-sample = Quale campione va perso?
prompt-pay-sample = Quale campione si consuma?
prompt-take-sample = Quale campione si prende?
prompt-sprinkle = Quale spazio vicino riceve il secondo campione?
prompt-examine = Quale campione si esamina?
prompt-unexamine = Quale campione esaminato va esaminato da capo?
prompt-select-upgrade = Quale carta Miglioramento si prende?
prompt-break = Quale elemento si rompe?
prompt-fix = Quale elemento si ripara?
prompt-unload = Quale segnalino si toglie da un rover?
prompt-die-out = Quale dado Avaria non si tira in questo sol?
prompt-machine = Di quale macchina si tratta?
prompt-clear-tile = Quale Struttura riparte subito?
prompt-which-astronaut = Quale astronauta?
prompt-lift-token = Quale segnalino si toglie?
prompt-clear-space = Da quale spazio si tolgono tutti i segnalini?
prompt-discard-direction = Quale carta Direzione esce dal gioco?
prompt-bell-direction = Le direzioni possibili sono due: qual è?
prompt-scout = Quale spazio si esplora gratis?
prompt-scan = Quale spazio guarda il drone?
prompt-pile = Di quale anello si guardano le prossime due tessere?
prompt-arrange = Quale delle due tessere viene per prima?
prompt-place-spot = Dove si mette?
prompt-remove-spot = Da quale spazio si toglie?
prompt-pick-spot = Quale di questi spazi?
prompt-move-spot = Da quale spazio si sposta?
prompt-move-to = Dove va?
prompt-move-module = Quale modulo si sposta? Nel prossimo sol è fuori uso.
prompt-move-crate = Quale cassa si sposta?
prompt-fade-beacon = Quale radiofaro si indebolisce?
prompt-trace-beacon = Quale radiofaro si tiene vivo?
prompt-free-beacon = Quale percorso diventa più facile?
prompt-identify-beacon = Quale radiofaro si legge?
prompt-bonus = Avete raggiunto più del necessario: «{ $objective }» Che cosa portate nella prossima missione?
prompt-supply = Di che cosa fate scorta?
prompt-story = { $question }
prompt-lost-mission = La missione è persa. Come continua la campagna?
prompt-enter-roll-success = { $who } tira il dado Successo { $colour } per «{ $action }»: che cosa mostra?
prompt-enter-roll-wound = { $rover ->
        [none] { $who } tira il dado Ferite { $colour } per «{ $action }»: che cosa mostra?
       *[other] Tira il dado Ferite verde per { $rover }: che cosa mostra?
    }
prompt-enter-roll-adventure = { $who } tira il dado Avventura { $colour } per «{ $action }»: che cosa mostra?
prompt-enter-roll-malfunction-yellow = Tira il dado Avaria giallo: che cosa mostra?
prompt-enter-roll-malfunction-orange = Tira il dado Avaria arancione: che cosa mostra?
prompt-enter-roll-malfunction-red = Tira il dado Avaria rosso: che cosa mostra?
prompt-enter-roll-research = Pesca una carta Ricerca: qual è?
prompt-enter-roll-direction = Pesca una carta Direzione: qual è?
told-stack = { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }, guida { $leader }

## Options

option-difficulty = { $difficulty }
option-profession = { $profession }
option-astronaut-card = { $astronaut }
option-choose-machine = { $machine }
option-astronaut = { $who }
option-take = { $who }: { $bound }
option-machine = { $machine } ({ $who })
option-act = { $action }
option-assist = Dare una mano a un'azione del piano
option-do-action = { $action }{ $planned ->
        [0] {""}
       *[other] {" "}(già nel piano: un altro tentativo)
    }
option-join = Dare una mano: { told-stack }
option-at = { $target }{ $planned ->
        [0] {""}
       *[other] {" "}(già nel piano: un altro tentativo)
    }
option-with = { $use ->
        [bring] Portare a casa: { $things }
       *[other] Usando: { $things }
    }
option-using = Struttura: { $facility }
option-via = Passando per { $route }
option-add = + { $pawn }
option-declare = Basta così: dichiarare l'azione
option-rover = { $rover } aiuta: { told-stack }
option-unrover = Fare a meno del rover: { told-stack }
option-perk = { $perk }: { told-stack }
option-withdraw = Ritirare: { told-stack }
option-leave-unused = Lasciare inattiva una pedina di { $who }
option-revise = Cambiare il piano
option-stack = { told-stack }
option-back = Indietro
option-take-apart = Smontare un elemento funzionante
option-resolve = { told-stack }
option-continue = Avanti
option-bring = { $brought }
option-lift-morale = Il Morale sale di 1
option-ease-stress = Lo Stress scende di { $count }
option-heal-wound = Una ferita
option-heal-condition = Una Condizione
option-heal-nothing = Non c'è più niente da curare
option-cure = { $condition }
option-track = { $complex } (ora { $level } su 5)
option-token = { $token }
option-token-at = { $token } ({ $space })
option-token-of = { $token } di { $rover }
option-sample-at = { $thing } ({ $space })
option-crate = { $thing } ({ $space })
option-thing = { $thing }
option-part = { $part }
option-done-exchanging = Nessun altro scambio
option-supply = { $count } unità di { $supply }
option-element = { $element }
option-facility = { $facility }
option-tile = { $tile }
option-shut-down = { $facility }
option-pay-wilting = Pagare e salvare le piante
option-let-wilt = Lasciarle avvizzire
option-die = { $die }
option-keep-it = Non adesso
option-keep = Tenerla
option-redraw = Pescarne un'altra
option-card = { $research }
option-direction = { $direction }
option-unlock = { $ability }
option-refresh = { $ability }
option-leave-on-top = Lasciarla in cima
option-put-under = Metterla in fondo
option-upgrade = { $upgrade }
option-space = { $space }
option-ring = Anello { $ring }
option-roi = { $roi }
option-ability = { $who }: { $ability }
option-ability-die = { $who }: { $ability }, { $die }
option-ability-space = { $who }: «{ $ability }» per { $space } – { told-stack }
option-use-poi = Usare il POI «{ $poi }»
option-use-upgrade = Spettrometro: tirare di nuovo il { $die }
option-use-perk = Usare un vantaggio: tirare di nuovo il { $die }
option-dismantle-upgrade = Smontare il Miglioramento «{ $upgrade }»
option-bypass = Ignorare un elemento rotto con la Cella di bypass ({ $element })
option-declare-chain = Dichiarare la catena: { $chain }
option-trace-chain = Scegliere la catena spazio per spazio
option-end-chain = La catena finisce qui
option-bonus-parts = 2 pezzi di ricambio
option-bonus-supply = 3 unità di una riserva
option-bonus-heal = Guarire una ferita o curare una Condizione
option-story = { $story }
option-replay = Rigiocare questa missione
option-restart = Ricominciare la campagna
option-give-up = Chiudere qui la campagna

## What options do, in a few words

about-difficulty-easy = facile: eventi più miti, 3 carte Miglioramento, 2 segnalini Morale per tutti
about-difficulty-normal = normale: il gioco così com'è pensato, 2 carte Miglioramento
about-difficulty-hard = difficile: eventi più duri, 1 carta Miglioramento
about-astronaut-card = { $ability } – { $ability_effect }. { $text }
about-profession-scientist = può tirare di nuovo un dado blu; va forte con la Ricerca e le piante
about-profession-geologist = può guardare le tessere prima che ci andiate; va forte all'esterno
about-profession-engineer = può tirare di nuovo un dado marrone; va forte con le cose rotte
about-profession-medic = calma l'equipaggio e aiuta gli altri a guarire
about-choose-machine-swifts = +1 pedina per l'Esplorazione
about-choose-machine-porter = +1 pedina per la Raccolta
about-choose-machine-third-hand = +1 pedina per la Ricerca
about-choose-machine-mason = +1 pedina per la Costruzione
about-machine-swifts = { about-choose-machine-swifts }
about-machine-porter = { about-choose-machine-porter }
about-machine-third-hand = { about-choose-machine-third-hand }
about-machine-mason = { about-choose-machine-mason }
about-rover-wagtail = vale 2 pedine, solo per l'Esplorazione
about-rover-badger = vale 1 pedina, solo all'esterno
about-act-event = { about-do-action-event }
about-act-rest = { about-do-action-rest }
about-act-relax = { about-do-action-relax }
about-act-heal = { about-do-action-heal }
about-act-manage = { about-do-action-manage }
about-act-explore = { about-do-action-explore }
about-act-gather = { about-do-action-gather }
about-act-research = nel Laboratorio: esaminare un campione, fare una Scoperta, piantare un seme
about-act-build = nell'Officina: riparare, sistemare un rover, installare un Miglioramento
about-act-tile = { about-do-action-tile }
about-act-own = azioni senza dadi concesse dalla missione
about-assist = la tua pedina si aggiunge a quelle degli altri: più pedine, meno dadi
about-do-action-event-research = { about-do-action-event }
about-do-action-event-build = { about-do-action-event }
about-do-action-event-manage = { about-do-action-event }
about-do-action-event = rispondere a un evento aperto: dà la ricompensa e non può più colpire
about-do-action-rest = 1 pedina nella Nicchia: guadagni 1 segnalino Morale
about-do-action-relax = 1 pedina negli Alloggi Equipaggio: Morale su, o Stress giù
about-do-action-heal = una tua pedina e una del Medico nel MedLab: guarire una ferita o curare una Condizione
about-do-action-heal-heart = questa pedina non può fare altro finché il cuore non sta bene
about-do-action-manage = 1 pedina nel Centro di Controllo: un tracciato Avaria scende di 1
about-do-action-explore = vedere un nuovo spazio della mappa: 1 pedina con i dadi, 2 senza, più quelle per il percorso
about-do-action-gather = portare a casa qualcosa da uno spazio esplorato: 1 pedina con i dadi, 2 senza, più quelle per il percorso
about-do-action-examine = primo passo con un campione: 1 pedina con i dadi, 2 senza
about-do-action-discover = secondo passo con un campione esaminato: 1 pedina con i dadi, 2 senza
about-do-action-plant = un seme comincia a crescere nella Fattoria: 1 pedina con i dadi, 2 senza
about-do-action-repair = sistemare un elemento rotto con un pezzo di ricambio, o con uno preso altrove: 1 pedina con i dadi, 2 senza
about-do-action-rover = togliere un segnalino da un rover: 1 pedina con i dadi, 2 senza
about-do-action-upgrade = montare una carta Miglioramento: 1 pedina con i dadi, 2 senza
about-do-action-tile = 1 pedina gira una tessera Arresto alla fine della fase
about-do-action-raise-panel = costruire il Pannello Solare di Riserva: 4 unità di energia in più; arriva con i suoi 2 elementi rotti, e il suo Hardware porta più Avarie a ogni sol
about-do-action-raise-oxygenator = costruire l'Ossigenatore di Riserva: 3 unità di ossigeno in più; arriva con i suoi 3 elementi rotti, e il suo Hardware porta più Avarie a ogni sol
about-do-action-raise-farm = costruire la Fattoria di Riserva: 1 Serra in più; arriva con i suoi 4 elementi rotti, le sue piante avvizziscono finché non sono riparati, e il suo Hardware porta più Avarie a ogni sol
about-do-action-trim-beds = consumare un pezzo di ricambio: le Condizioni Ottimali salgono di quanto indica una carta Ricerca
about-do-action-read-beacon = scoprire che cosa c'è in uno dei contenitori
about-do-action-hold-signal = un radiofaro dura 2 giorni in più
about-do-action-thicken-air = consumare una bombola di gas e i Filtri dell'Ossigeno: un nutriente riceve la metà di quanto indica una carta Ricerca
about-do-action-sweep-band = aggiungere un ping con una carta Direzione, nell'anello con il numero del sol
about-do-action-compare-frames = togliere 2 ping e metterne 1 dove volete nell'anello dell'indicatore
about-do-action-correct-fix = spostare un ping su uno spazio vicino nell'anello dell'indicatore
about-do-action-think-like-a-magpie = togliere dal gioco 2 carte Direzione
about-do-action-pitch-tent = una base all'esterno: dal prossimo sol i percorsi possono partire da lì
about-do-action-pull-fuse = in questo sol un dado Avaria a scelta non si tira
about-do-action-unpack-crate = mettere in gioco la Struttura di una cassa
about-do-action-unpack-together = due casse in una volta, con 1 pedina in più
about-do-action-scout-drone = vedere la tessera di uno spazio senza andarci
about-do-action-cross-check = consumare un campione esaminato: l'Archivio sale di quanto indica una carta Ricerca
about-do-action-sharpen-drill = nel prossimo sol un'azione Raccolta porta due campioni
about-do-action-plant-an-ear = mettere un orecchio su uno spazio esplorato
about-do-action-listen = ordinare le prossime due tessere di un anello
about-do-action-stack-the-traces = il Rilevamento sale della metà di quanto indica una carta Ricerca
about-do-action-fire-the-thumper = consumare un Hardware all'esterno: il Rilevamento sale di quanto indica una carta Ricerca
about-do-action-raise-the-rig = costruire la Torre di Perforazione verso la campana, nell'anello 2
about-do-action-roof-against-stones = costruire il Rifugio Antitempesta all'esterno
about-do-action-something-halfway = costruire il Deposito verso la campana, nell'anello 1
about-do-action-run-the-string = la Trivellazione sale di quanto indica una carta Ricerca
about-do-action-night-shift = 2 pedine e 1 unità di energia, senza dadi: la Trivellazione sale della metà di quanto indica una carta Ricerca
about-do-action-sleeve-the-hole = la Trivellazione non può più scendere
about-do-action-read-the-slope = spostare di uno spazio una striscia scura
about-do-action-pitch-a-lee = una base all'esterno: dal prossimo sol i percorsi possono partire da lì
about-do-action-raise-the-mast = costruire l'Antenna Ripetitrice nell'anello 2
about-do-action-letters-to-the-door = un astronauta a scelta guadagna 1 segnalino Morale
about-do-action-set-an-anchor = piazzare un'ancora su uno spazio esplorato dell'anello 1
about-do-action-take-up-slack = il Carico sale della metà di quanto indica una carta Ricerca
about-do-action-tie-in = l'ultimo passo del piano «ancorare»
about-do-action-cut-the-relief = tagliare il ghiaccio verso la campana, nell'anello 2
about-do-action-open-the-valve = il Carico sale di quanto indica una carta Ricerca
about-do-action-level-the-yard = spianare uno spazio dell'anello 1 opposto alla campana
about-do-action-move-a-module = spostare una Struttura abitativa o lavorativa: il Carico sale di quanto indica una carta Ricerca
about-do-action-hook-up = l'ultimo passo del piano «spostare»
about-do-action-bury-the-recorder = lasciare un testimone nell'anello 2 o 3
about-do-action-ease-off = 2 pedine, senza dadi: la Tensione scende di 10
ability-price = costa { $price ->
        [one] 1 segnalino Morale
       *[other] { $price } segnalini Morale
    } (ne hai { $stock })
ability-price-sample = costa { $price ->
        [one] 1 segnalino Morale
       *[other] { $price } segnalini Morale
    } (ne hai { $stock }) e un campione
ability-does-steady-hands = tirare di nuovo un dado marrone
ability-text-steady-hands = costa 2 segnalini Morale: { ability-does-steady-hands }
about-ability-steady-hands = { ability-price }: { ability-does-steady-hands }
ability-does-odds-and-ends = guadagnare una carta Miglioramento a caso
ability-text-odds-and-ends = costa 2 segnalini Morale: { ability-does-odds-and-ends }
about-ability-odds-and-ends = { ability-price }: { ability-does-odds-and-ends }
ability-does-five-minutes = abbassare di 2 un tracciato Avaria
ability-text-five-minutes = costa 2 segnalini Morale: { ability-does-five-minutes }
about-ability-five-minutes = { ability-price }: { ability-does-five-minutes }
ability-does-it-runs-now = riparare subito un elemento rotto
ability-text-it-runs-now = costa 3 segnalini Morale: { ability-does-it-runs-now }
about-ability-it-runs-now = { ability-price }: { ability-does-it-runs-now }
ability-does-calm-voice = lo Stress scende di 3
ability-text-calm-voice = costa 2 segnalini Morale: { ability-does-calm-voice }
about-ability-calm-voice = { ability-price }: { ability-does-calm-voice }
ability-does-both-hands = guarire fino a 2 ferite di qualcuno
ability-text-both-hands = costa 3 segnalini Morale: { ability-does-both-hands }
about-ability-both-hands = { ability-price }: { ability-does-both-hands }
ability-does-mostly-dust = la ferita non avviene
ability-text-mostly-dust = costa 2 segnalini Morale: { ability-does-mostly-dust }
about-ability-mostly-dust = { ability-price }: { ability-does-mostly-dust }
ability-does-off-the-roster = curare una Condizione di qualcuno
ability-text-off-the-roster = costa 3 segnalini Morale: { ability-does-off-the-roster }
about-ability-off-the-roster = { ability-price }: { ability-does-off-the-roster }
ability-does-second-look = tirare di nuovo un dado blu
ability-text-second-look = costa 2 segnalini Morale: { ability-does-second-look }
about-ability-second-look = { ability-price }: { ability-does-second-look }
ability-does-spare-cutting = proteggere una pianta
ability-text-spare-cutting = costa 2 segnalini Morale e un campione: { ability-does-spare-cutting }
about-ability-spare-cutting = { ability-price-sample }: { ability-does-spare-cutting }
ability-does-shared-bench = in questo sol un'azione Ricerca richiede 1 pedina in meno
ability-text-shared-bench = costa 1 segnalino Morale e un campione: { ability-does-shared-bench }
about-ability-shared-bench = { ability-price-sample }: { ability-does-shared-bench }
ability-does-two-samples = alla prossima pesca prendere due carte e scegliere
ability-text-two-samples = costa 2 segnalini Morale: { ability-does-two-samples }
about-ability-two-samples = { ability-price }: { ability-does-two-samples }
ability-does-keen-eye = guardare la prossima tessera di un anello
ability-text-keen-eye = costa 2 segnalini Morale: { ability-does-keen-eye }
about-ability-keen-eye = { ability-price }: { ability-does-keen-eye }
ability-does-there-it-is = prendere un campione dalla mappa
ability-text-there-it-is = costa 2 segnalini Morale: { ability-does-there-it-is }
about-ability-there-it-is = { ability-price }: { ability-does-there-it-is }
ability-does-i-know-a-way = ignorare il terreno di uno spazio lungo il percorso
ability-text-i-know-a-way = costa 3 segnalini Morale: { ability-does-i-know-a-way }
about-ability-i-know-a-way = { ability-price }: { ability-does-i-know-a-way }
ability-does-firm-ground = tirare di nuovo un dado verde o grigio
ability-text-firm-ground = costa 2 segnalini Morale: { ability-does-firm-ground }
about-ability-firm-ground = { ability-price }: { ability-does-firm-ground }
about-ability-die = { ability-price }; ogni dado al massimo una volta
about-ability-space = { ability-price }: ignorare il terreno di questo spazio
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
about-at-scan-cradle = MedLab: per guarire non serve il Medico
about-at-tell-tale-board = Centro di Controllo: la Gestione abbassa un tracciato di 2
about-at-card-table = Alloggi Equipaggio: il Primo Giocatore guadagna 1 segnalino Morale a ogni sol
about-at-bypass-cell = Officina: a ogni sol si ignora un elemento rotto
about-at-route-planner = Garage: un'azione Esplorazione per sol richiede 1 pedina in meno per il percorso
about-at-sample-chute = Vano Sonde: i campioni raccolti sono subito disponibili
about-at-spectrometer = Laboratorio: a ogni sol si tira di nuovo un dado blu
about-at-reading-corner = Nicchia: un Riposo per sol dà 2 segnalini Morale
about-upgrade-scan-cradle = { about-at-scan-cradle }
about-upgrade-tell-tale-board = { about-at-tell-tale-board }
about-upgrade-card-table = { about-at-card-table }
about-upgrade-bypass-cell = { about-at-bypass-cell }
about-upgrade-route-planner = { about-at-route-planner }
about-upgrade-sample-chute = { about-at-sample-chute }
about-upgrade-spectrometer = { about-at-spectrometer }
about-upgrade-reading-corner = { about-at-reading-corner }
about-use-poi = { $effect } Una volta, poi è finito.
about-dismantle-upgrade = dà due pezzi di ricambio; la carta esce dal gioco
about-take-apart = da ora conta come rotto, e avete il suo pezzo di ricambio
about-element = finché è rotto: { $penalty }
about-bypass = in questo sol la sua penalità non conta; una volta per sol
about-declare-chain = una volta dichiarata, resta così
about-declare = chi ne fa parte può ancora cambiarla finché non hanno confermato tutti
about-revise = ritirarla, oppure cambiarne il rover o i vantaggi
about-let-wilt = le piante in via di maturazione scendono di uno spazio, una pianta matura torna a crescere
about-replay = dal tavolo com'era prima della missione
about-restart = dalla prima missione

## Why not

why-not-absent = Vi manca ancora questa Struttura: { $facility }. L'azione deve aspettare che sia costruita.
why-not-shut = { $facility }, al buio: prima girate la sua tessera Arresto.
why-not-fault = { $facility }: in questo sol un segnalino Guasto blocca tutto. Scegliete altro.
why-not-supply = Nelle Riserve Generali non c'è abbastanza { $supply }: procuratevene, o pianificate qualcosa che costi meno.
why-not-part = Manca il pezzo di ricambio adatto ({ $part }): procuratevene uno, o smontatelo altrove.
why-not-tokens = Questo astronauta non ha così tanti segnalini Morale.
why-not-upgrade-left = Tutte le carte Miglioramento sono già in gioco: non ne resta nessuna da pescare.
why-not-taken = Qualcuno ha già questa professione: prendine un'altra.
why-not-lethal = Le ferite annunciate ucciderebbero l'astronauta: lasciate fare a qualcun altro, o prima curate le ferite.
why-not-hands = { $missing ->
        [one] Manca 1 pedina e nessun'altra è libera: riprendetene una da qualche altra azione.
       *[other] Mancano { $missing } pedine e nessun'altra è libera: riprendetene da qualche altra azione.
    }
why-not-things = Serve qualcosa che non è disponibile nella Zona di Carico: { $needs }.
why-not-special = Questa azione della missione ora non è possibile: le sue condizioni non sono soddisfatte.
why-not-event = Nel Diario di Missione non c'è nessun evento aperto per questa pedina.
why-not-heal = Questo astronauta sta bene: non c'è niente da curare.
why-not-heal-heart = Non c'è niente da curare: il cuore sta bene.
why-not-explore = Ogni spazio che potete raggiungere è già esplorato o già nel piano.
why-not-gather = Sugli spazi esplorati che potete raggiungere non c'è niente.
why-not-plant = Serve un seme disponibile nella Zona di Carico.
why-not-planted = Si può piantare un solo seme per sol, e uno è già nel piano.
why-not-full = { $facility }: tutte le Serre sono prese, contano anche le piante che crescono.
why-not-growth = { $facility }: una pianta occupa ancora il primo spazio del tracciato Crescita.
why-not-repair = Non c'è niente di rotto da riparare, o mancano i pezzi per farlo.
why-not-rover = Nessun rover ha un segnalino da togliere.
why-not-upgrade = Non avete carte Miglioramento da installare.
why-not-settled = Il piano lo fa già con certezza: una seconda volta non avrebbe effetto.
why-not-tile = Nessuna Struttura è in Arresto.
why-not-heart = Prima viene il cuore: questa pedina può solo curarlo.
why-not-no-heart = Può farlo solo la pedina trattenuta dal cuore.
why-not-rest-only = In questo sol questa pedina può solo riposare.
why-not-indoors = In questo sol questo astronauta resta dentro: scegliete qualcosa nella base.
why-not-machine = Le macchine non possono lavorare nel Complesso Abitativo: mandate un astronauta.
why-not-machine-type = Questa macchina è fatta per un altro tipo di azione.
why-not-different = Ogni pedina di questo evento deve essere di un astronauta diverso.
why-not-helper = Di questo devono occuparsi gli altri, non chi era Primo Giocatore nel sol in cui è arrivato.
why-not-two-rovers = Lì aiuta già un rover: ne basta uno.
why-not-rover-fault = { $rover } ha un segnalino Guasto: prima serve una riparazione.
why-not-rover-type = { $rover } non può aiutare in questo tipo di azione.
why-not-rover-inside = { $rover } può aiutare solo fuori dalla base.
why-not-rover-explore = Al momento nessun rover può aiutare a esplorare.
why-not-ready = Non ancora: finite quello che state pianificando e date qualcosa da fare a ogni pedina.
why-not-thing-now = Nessuna azione che si possa pianificare ora lo chiede: { $thing }.
why-not-objective = Non è ancora così: { $objective } { $ways ->
        [none] Si spunta da sé.
       *[other] Ci si arriva così: { $ways }.
    }
why-not-objective-reached = È raggiunto: { $objective }
why-not-no-pawn = { $who } non ha più pedine libere in questo sol.
why-not-in-hand = Finisci prima quel che stai pianificando, o torna indietro.
why-not-choose-first = Scegli prima una pedina e che cosa fa.
why-not-other-pawn = Questa è una pedina di { $who }: la colloca chi gioca { $who }.
why-not-installed = Il Miglioramento «{ $upgrade }» è installato – { $upgrade_effect }
why-not-event-over = È finito: quel che ha fatto è fatto.
why-not-works-alone = Nessuno deve lavorare qui ({ $facility }): funziona da sé, ogni sol. Le riparazioni si fanno in Officina.
why-not-not-planning = Le azioni si pianificano nella fase Azione: ora qui non c'è niente da fare.
why-not-no-way = Non c'è ancora una strada: esplora prima uno spazio accanto.
why-not-empty-space = Là non c'è niente da portare a casa.
why-not-used = { $helper }, usi in questo sol: { $used } su { $most }.
why-not-medic = Per curare serve anche una pedina del Medico, e nessuna è libera: riprendetene una da qualche altra azione.
why-not-no-pawns = Nessuna delle tue pedine è libera per questo: riprendine una da qualche altra azione.
why-not-you-ready = Hai già confermato: prima riprendi a pianificare.
why-not-off-chain = Quel che c'è là si porta a casa solo se sta sulla catena di segnali.
why-not-mended = È già riparato, e funziona dal prossimo sol.
why-not-works = Funziona: non c'è niente da riparare.
why-not-taken-out = Il piano smonta questo pezzo per una riparazione altrove.
why-not-planned = È già nel piano.
why-not-limit = È già nel piano { $used ->
        [one] 1 volta
       *[other] { $used } volte
    } su { $most }: in un sol non si può fare di più.
why-not-no-place = Non c'è uno spazio adatto che abbiate esplorato e possiate raggiungere.
why-not-track-low = { $complex }: il tracciato è a 0 e non può scendere.
why-not-pending = Sarà disponibile dal prossimo sol: { $thing }.
why-not-find-now = Non cambierebbe niente di ciò che si chiede ora. Si usa quando si pianificano le azioni, tra due effetti, o dove aiuta.
why-not-locked = { $who } non l'ha ancora imparata: in una campagna ogni Scoperta porta un'abilità.
why-not-migraine = { $who } non può usare abilità finché ha questa Condizione: { $condition }.
why-not-silent = Per qualcosa che è successo, in questo sol { $who } non può usare questa abilità.
why-not-price = Segnalini Morale richiesti: { $price }; { $who } ne ha { $stock }.
why-not-other-ability = Può usarla, e pagarla, solo { $who }.
why-not-ability-rolled = Vale per i dadi del suo colore appena lanciati.
why-not-ability-wounded = Vale quando qualcuno sta per subire una ferita.
why-not-ability-plan = Si usa mentre si pianificano le azioni.
why-not-ability-idle = Ora non c'è niente che possa cambiare.
why-not-objective-holds = Ora è così, e conta se lo è ancora alla fine: { $objective }
why-not-other-stack = In questa azione non c'è nessuna delle tue pedine: la cambia chi la pianifica.
why-not-others-hand = Questa azione la sta componendo qualcun altro.

## Events

event-sol-began = Comincia il sol { $sol } di { $sols }.
event-phase-began = Fase { $phase }.
event-chosen = { $what ->
        [difficulty] Difficoltà: { $value }.
       *[machine] Viene con voi: { $value }.
    }
event-astronaut-joined = { $who } entra nell'equipaggio. Professione: { $profession }.
event-placed = Il tavolo è pronto.
event-supply-changed = { $supply } { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because }{ $facility ->
            [none] {""}
           *[other] : { $facility }
        })
    }: { $level } nelle Riserve Generali.
event-morale-changed = Morale { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: ora { $level ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($level) }
    }.
event-stress-changed = Stress { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: ora { $level } su 18.
event-quarrelled = L'equipaggio litiga. Nessuno ci fa una gran figura, e tutti si fanno male.
event-tokens-changed = Segnalini Morale di { $who }: { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }, ora { $tokens }.
event-wounded = { $who } subisce una ferita: in tutto { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }.
event-wound-cancelled = Niente di grave: { $who } non subisce ferite.
event-healed = { $who } sta meglio: { $wounds ->
        [0] nessuna ferita
        [one] resta 1 ferita
       *[other] restano { $wounds } ferite
    }.
event-died = { $who } ha perso la vita.
event-condition-gained = { $who } riceve la Condizione «{ $condition }»: { $ailment }.
event-condition-cured = { $who } supera la Condizione «{ $condition }».
event-track-moved = Avarie, { $complex }: { $level } su 5.
event-track-triggered = Qualcosa cede nel { $complex }: si pesca una carta Avaria.
event-box-reddened = Il { $complex } è in pericolo: da ora il suo dado Avaria si tira a ogni sol.
event-malfunction-drawn = Avaria «{ $malfunction }»: { $text } { $first_effect }
event-malfunction-discarded = L'Avaria «{ $malfunction }» non ha effetto: { $why }.
event-die-rolled = { $who } tira il { $die }: { $face }.
event-malfunction-rolled = Il { $die } mostra { $face }.
event-broke = Elemento rotto – { $element }.
event-fixed = Elemento riparato – { $element }.
event-token-placed = { $place }: { $burden } ({ $where }).
event-token-removed = { $place }: via 1 { $token }.
event-token-ignored = { $place }: nessun altro { $token }, perché questo effetto c'è già.
event-shut-down = { $made ->
        [0] { $facility } al buio: niente { $kind }.
       *[other] { $facility } al buio: di { $kind } la base produce { $made } su { $needed }.
    }
event-tile-turned = { $facility }, si gira la tessera: «{ $shutdown }». { $acting_effect }
event-tile-discarded = { $facility }: c'è di nuovo { $kind }.
event-tile-stays = { $facility }: per ora resta al buio.
event-produced = Di { $supply } la base produce { $made } unità e ne usa { $needed }{ $banked ->
        [0] .
       *[other] ; metà del surplus va nelle riserve: { $banked }.
    }
event-productivity-changed = { $facility }: ora la produttività è { $level }.
event-production-changed = Produzione complessiva, { $supply }, { $span }: { $by }.
event-plants-grew = { $facility }: le piante crescono{ $matured ->
        [0] .
        [one] ; una è matura.
       *[other] ; { $matured } sono mature.
    }
event-plants-wilted = { $facility }: le piante avvizziscono.
event-plants-moved = { $facility }: le piante cambiano posto.
event-planted = { $facility }: un seme è nella terra.
event-shield-lost = { $facility }: una protezione salva una pianta e va persa.
event-food-served = Dalla Fattoria: { $made } su { $needed ->
        [one] 1 porzione necessaria
       *[other] { $needed } porzioni necessarie
    }{ $short ->
        [0] ; nessuno resta a digiuno.
        [one] ; manca una porzione.
       *[other] ; mancano { $short } porzioni.
    }
event-went-hungry = { $who } resta senza { $portions ->
        [one] una porzione
       *[other] { $portions } porzioni
    }.
event-event-came = Evento «{ $event }»: { $text } { $first_effect }
event-event-done = L'Evento «{ $event }» è risolto.
event-event-struck = Nessuno si è occupato dell'Evento «{ $event }», che ora colpisce. { $first_effect }
event-event-expired = L'Evento «{ $event }» è finito e dimenticato.
event-adventure-met = { $who } vive un'Avventura, «{ $adventure }»: { $text } { $effect }
event-adventure-returned = «{ $adventure }» ha un seguito per { $who }: { $text } { $effect }
event-echo-came = «{ $echo }», dopo «{ $parent }»: { $text } { $effect }
event-plan-filed = Azione { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(ai comandi: { $operator })
    }, { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-plan-joined = Aiuto per l'azione { $stack }: { $pawn }.
event-plan-withdrawn = L'azione { $stack } perde pedine o viene ritirata.
event-plan-changed = { $what ->
        [wagtail] Ballerina aiuta l'azione { $stack }.
        [badger] Tasso aiuta l'azione { $stack }.
        [no-rover] L'azione { $stack } fa a meno del rover.
       *[perk] Un vantaggio va all'azione { $stack }.
    }
event-plan-committed = Il piano è deciso: { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    }.
event-action-began = { $who }: { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-action-succeeded = { $who } ce la fa: { $verb }.
event-machine-acted = Ci ha pensato { $machine }.
event-action-failed = { $who } non ce la fa: { $verb }.
event-explored = Spazio esplorato: { $space } è ora «{ $roi }».
event-poi-gained = Un POI: { $poi }.
event-poi-used = Si usa il POI «{ $poi }». { $effect }
event-thing-gained = { $thing }: { $where }.
event-thing-lost = Perdita: { $thing }.
event-sample-examined = Esame concluso: { $thing }.
event-sample-returned = Da esaminare di nuovo: { $thing }.
event-discovered = Una Scoperta: { $thing }.
event-ability-used = { $who } usa «{ $ability }».
event-ability-unlocked = { $who } impara «{ $ability }».
event-ability-refreshed = { $who } può usare di nuovo «{ $ability }».
event-mark-gained = { $who }: { $mark }.
event-upgrade-gained = Una carta Miglioramento: { $upgrade } ({ $upgrade_effect }).
event-upgrade-installed = Miglioramento installato: { $upgrade }.
event-upgrade-dismantled = Miglioramento smontato: { $upgrade }.
event-dismantled = Elemento smontato per farne un pezzo di ricambio – { $element }.
event-direction-drawn = La carta Direzione dice { $direction }: { $space }.
event-research-drawn = La carta Ricerca dice: { $research }.
event-tile-peeked = La prossima tessera dell'anello { $ring } è nota; { $under ->
        [yes] va in fondo
       *[no] resta in cima
    }.
event-sheet-moved = { $sheet }: { $level }%.
event-spot-placed = Ora sulla mappa: { $spot } ({ $space }).
event-spot-removed = Non più sulla mappa: { $spot } ({ $space }).
event-built-facility = Struttura costruita: { $facility }.
event-perk-gained = Un vantaggio per un'azione ({ $about }): { $perk }.
event-rover-tested = Prova per { $rover } con il dado Ferite verde: { $face }.
event-objective-ticked = Obiettivo raggiunto: { $objective }
event-first-player-changed = Il Primo Giocatore è { $who }.
event-greenhouse-built = { $facility }: c'è una Serra in più.
event-fitted = Da ora la base ha per sempre { $fitting }.
event-ground-turned = Da ora, per sempre, { $space }: { $roi }.
event-trait-gained = { $who } lo porterà con sé: { $trait }.
event-flag-set = { $note }
note-chain = La catena è tracciata, dall'anello interno a quello esterno.
note-direction = Annotato per dopo: { $flag }, { $direction }.
note-that = Annotato per dopo: { $test }.
note-something = Qualcosa è annotato per dopo.
event-mission-began = Comincia «{ $mission }». { $text }
event-mission-ended = { $mission }: { $outcome }.
event-debriefed = La missione «{ $mission }» è finita: obiettivi raggiunti { $done } su { $count }. { $text }
event-envelope-opened = Si apre una busta. { $text }
event-crew-talked = { $who }: «{ $text }»
event-campaign-saved = La campagna è salvata; la prossima missione è «{ $mission }». Gli astronauti restano; un posto può passare a qualcun altro, o a un bot.
event-restored = Il tavolo è com'era prima di «{ $mission }».

## The table in words

panel-mission = { $mission }
panel-sol = Sol { $sol } di { $sols }, fase { $phase }
panel-difficulty = Difficoltà: { $difficulty }
panel-objective = { $tick ->
        [done] Fatto
        [optional] Se volete
       *[other] Da fare
    }: { $objective }
panel-how = – come: { $ways }
way-by-action = «{ $action }» ({ $deed })
way-by-rule = «{ $rule }»
way-by-research = { $step ->
        [on_examined] ogni campione esaminato
       *[on_discovery] ogni Scoperta
    } – { $effect }
panel-sheet = { $sheet ->
        [gas] { $level ->
            [one] Resta 1 bombola
           *[other] Restano { $level } bombole
        } di gas
       *[other] { $sheet }: { $level }%
    }
panel-chain = Catena dichiarata: { $chain }
panel-cores = Carote di roccia recuperate: { $count } di { $cores }
panel-bell = Direzione della campana: { $value }
panel-strategy = Il piano per il ghiacciaio: { $value ->
        [brace] ancorare
        [shift] spostare
        [bleed] drenare
       *[other] { $value }
    }
panel-threshold = Elementi rotti: { $broken }; alla fine al massimo { $threshold }
panel-difficulties = Che cosa significano le difficoltà (X è il numero di astronauti)
panel-level = { $difficulty } – si comincia con ossigeno { $oxygen }, energia { $energy }, cibo { $food }; { $things ->
        [none] nessun pezzo di ricambio
       *[other] pezzi di ricambio: { $things }
    }; { $upgrades ->
        [one] 1 carta Miglioramento
       *[other] { $upgrades } carte Miglioramento
    }; { $tokens ->
        [0] nessun segnalino Morale
        [one] 1 segnalino Morale a testa
       *[other] { $tokens } segnalini Morale a testa
    }; gli eventi tolgono { $harm } e danno { $gain }; gli eventi aperti colpiscono { $chance ->
        [100] con la frequenza normale
       *[other] con il { $chance }% della frequenza normale
    }
panel-debriefing = Che cosa se ne dice
panel-result = Com'è finita: { $outcome }
panel-last-sol = L'ultimo sol è stato il { $sol } su { $sols }
panel-reached = { $tick ->
        [done] Fatto
        [optional] Se volete, non fatto
       *[other] Non fatto
    }: { $objective }
panel-tally = Equipaggio: { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    } in tutto; Morale { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }, Stress { $stress }
panel-text = { $text }
panel-letters = Lettere aperte
panel-letter = «{ $mission }»: { $text }
panel-crew = Equipaggio
panel-astronaut = { $who }, professione { $profession }: { $wounds ->
        [0] nessuna ferita
        [one] 1 ferita su { $deadly }
       *[other] { $wounds } ferite su { $deadly }
    }{ $next ->
        [death] {" "}(la prossima uccide)
        [illness] {" "}(la prossima porta una Condizione)
       *[other] {""}
    }, { $tokens ->
        [0] nessun segnalino Morale
        [one] 1 segnalino Morale
       *[other] { $tokens } segnalini Morale
    }{ $marks ->
        [none] {""}
       *[other] ; in questo sol: { $marks }
    }{ $pawns ->
        [0] {""}
        [one] ; 1 pedina libera
       *[other] ; { $pawns } pedine libere
    }
panel-ailment = – «{ $condition }»{ $since ->
        [later] {" "}(dalla prossima fase)
       *[now] {""}
    }: { $ailment }; si cura con «{ action-heal }» nel MedLab
panel-ability = – { $ability }{ $ready ->
        [used] {" "}(già usata in questo sol)
        [locked] {" "}(non ancora appresa)
       *[ready] {""}
    }, { $ability_effect }
panel-base = Base
panel-complex = { $complex }: { $places }
panel-supply = Riserve Generali: ossigeno { $oxygen }, energia { $energy }, cibo { $food }
panel-mood = Morale { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }, Stress { $stress } su 18; Primo Giocatore: { $first }
panel-track = Avarie, { $complex }: { $level } su 5{ $box ->
        [red] , dado a ogni sol
       *[green] {""}
    }
panel-farm = { $facility }: { $plants ->
        [one] 1 pianta matura
       *[other] { $plants } piante mature
    } in { $houses ->
        [one] 1 Serra
       *[other] { $houses } Serre
    }; in crescita: { $growth ->
        [none] niente
       *[other] { $growth }
    }
panel-broken = { $facility }, elementi rotti: { $elements }{ $penalties ->
        [none] {""}
       *[other] {" "}({ $penalties })
    }
panel-shut = { $facility }, in Arresto: { $tiles }
panel-tokens = { $facility }{ $active ->
        [none] {""}
       *[other] : { $active }
    }{ $queue ->
        [none] {""}
       *[other] ; nel prossimo sol: { $queue }
    }
panel-must-roll = { $facility }: in questo sol ogni azione deve tirare il dado Successo
panel-no-rovers = In questo sol nessun rover può aiutare a esplorare
panel-helpers = Macchine e rover
panel-aom = { $machine }, una macchina: ogni sol 1 pedina in più ({ $action }, eventi e tessere Arresto), ma non nel Complesso Abitativo; { $stack ->
        [0] libera
       *[other] nell'azione { $stack }
    }
panel-aom-limit = In solitario si usano al massimo { $count } macchine per sol.
panel-aom-operator = Una macchina che guida un'azione è comandata da un astronauta, che subisce ciò che l'azione porta; non costa pedine.
panel-machine = { $facility }: produttività { $level }
panel-map = Mappa
panel-space = { $space }: { $roi }, { $terrain }{ $things ->
        [none] {""}
       *[other] ; lì c'è: { $things }
    }{ $tokens_here ->
        [none] {""}
       *[other] ; { $tokens_here }
    }
panel-ground = { $space }, inesplorato: { $ground }
panel-lying = { $space }, inesplorato: { $thing }
panel-spot = { $space }: { $spot }
panel-beacon = { $space }: { $days ->
        [0] nessun giorno di luce
        [one] ancora 1 giorno di luce
       *[other] ancora { $days } giorni di luce
    }{ $pawns ->
        [0] {""}
        [one] ; 1 pedina in più per esplorare
       *[other] ; { $pawns } pedine in più per esplorare
    }
panel-rover = { $rover }, un rover: vale { $pawns ->
        [one] 1 pedina
       *[other] { $pawns } pedine
    } in un'azione per sol ({ $types }{ $outside ->
        [yes] , solo all'esterno
       *[no] {""}
    }), mai da solo; { $stack ->
        [0] libero
       *[other] nell'azione { $stack }
    }{ $loads ->
        [none] {""}
       *[other] ; { $loads }
    }
panel-unexplored = Non c'è ancora nessuno spazio esplorato.
panel-cargo = Zona di Carico
panel-available = Disponibile: { $things ->
        [none] niente
       *[other] { $things }
    }
panel-pending = Disponibile nel prossimo sol: { $things }
panel-research = Esaminato: { $things ->
        [none] niente
       *[other] { $things }
    }; Scoperte: { $discoveries ->
        [none] ancora nessuna
       *[other] { $discoveries }
    }
panel-poi = POI: { $poi }. { $effect }
panel-upgrade = Carta Miglioramento: { $upgrade }; { $upgrade_effect }
panel-installed = Miglioramento installato: { $upgrade }; { $upgrade_effect }
panel-log = Diario di Missione
panel-struck = { $event }: ha colpito, non c'è più niente da fare
panel-entry = { $event } (aperto, { $left ->
        [one] ultimo sol
       *[other] ancora { $left } sol
    }{ $strikes_at ->
        [0] {""}
       *[other] ; colpisce all'inizio del prossimo sol: { $strikes_at }%
    }): { $pawns ->
        [one] 1 pedina
       *[other] { $pawns } pedine
    }{ $action ->
        [none] {""}
       *[other] {" "}come azione «{ $action }»
    }{ $needs ->
        [none] {""}
       *[other] {" "}+ { $needs }
    }. Ricompensa – { $acting_effect }
panel-plan = Il piano e le sue probabilità («odds»)
panel-no-plan = Non c'è ancora niente nel piano: qui appaiono le probabilità di ogni azione.
panel-stack-short = Azione { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(ai comandi: { $operator })
    }, { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $missing ->
        [one] manca 1 pedina
       *[other] mancano { $missing } pedine
    } (ne servono { $dice_at }, { $automatic_at } per la certezza).
panel-stack = Azione { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(ai comandi: { $operator })
    }, { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $strength ->
        [one] 1 pedina
       *[other] { $strength } pedine
    } (minimo { $dice_at }, successo certo con { $automatic_at }); successo { $success }%, { $certain_wounds ->
        [0] ferita { $wound }%
        [one] 1 ferita certa{ $wound ->
            [0] {""}
           *[other] , { $wound }% per una seconda
        }
       *[other] { $certain_wounds } ferite certe{ $wound ->
            [0] {""}
           *[other] , { $wound }% per altre { $die_wounds }
        }
    }, Avventura { $adventure_odds }%{ $costs ->
        [none] {""}
       *[other] ; costa { $costs }
    }{ $strikes ->
        [none] {""}
       *[other] ; in ogni caso: { $strikes }
    }
panel-forecast = Previsione («forecast»), se non cambia niente
panel-shortage = { $supply }: produzione { $made }, fabbisogno { $needed }; { $count ->
        [one] una Struttura resta al buio
       *[other] { $count } Strutture restano al buio
    }{ $facilities ->
        [none] {""}
       *[other] {" "}(causa: { $facilities })
    }
panel-surplus = { $supply }: produzione { $made }, fabbisogno { $needed }; nelle riserve { $banked }
panel-food = cibo: produzione { $made }, fabbisogno { $needed }{ $short ->
        [0] {""}
        [one] ; mancherà una porzione
       *[other] ; mancheranno { $short } porzioni
    }
panel-wilting = { $wilting }: le piante avvizziranno, se non pagate
panel-stress = Lo Stress sarà { $level }{ $causes ->
        [none] {""}
       *[other] {" "}({ $causes })
    }{ $quarrel ->
        [yes] ; vuol dire litigio
       *[no] {""}
    }
panel-danger = Avarie, { $complex }: ora { $level }{ $adds ->
        [0] {""}
       *[other] , più { $adds } per gli elementi rotti
    }{ $die ->
        [none] {""}
       *[other] , poi il { $die }
    }; probabilità di una carta Avaria: { $trigger }%

## Effects

effect-drop = { $space } riceve 1 { $token }
effect-pick-up = { $space } perde 1 { $token }
effect-clear-space = togli tutti i segnalini da uno spazio a scelta
effect-clear-ring = togli ogni { $token } dall'anello { $ring }
effect-clear-ground-token = togli un segnalino a scelta dalla mappa
effect-clear-ground = togli dalla mappa 1 { $token } a scelta
effect-clear-one-token = togli un segnalino a scelta dalla mappa o da un rover
effect-draw-a-direction = pesca una carta Direzione per l'anello { $ring }
effect-drawn-clockwise = passa allo spazio successivo in senso orario
effect-drawn-to-ring = passa all'anello { $ring } nella stessa direzione
effect-discard-direction = togli dal gioco una carta Direzione a scelta
effect-thin-directions = togli dal gioco { $count ->
        [one] una carta Direzione
       *[other] { $count } carte Direzione
    } a scelta, finché ne restano più di quattro
effect-remember-direction = pesca una carta Direzione per { $flag }
effect-remember-chosen-direction = pesca due carte Direzione e scegline una per { $flag }
effect-peek-ring = guarda la prossima tessera dell'anello { $ring } e lasciala lì o mettila in fondo
effect-scout = esplora uno spazio raggiungibile dell'anello { $ring }, senza il suo POI
effect-survey = esplora uno spazio raggiungibile dell'anello { $ring }, con il suo POI
effect-arrange-tiles = guarda le prossime due tessere di un anello e rimettile nell'ordine che vuoi
effect-scan-space = mostra la tessera di uno spazio raggiungibile, che resta inesplorato
effect-open-bell-road = esplora il primo spazio verso la campana
effect-mark-spot = segna { $space } con { $spot }
effect-unmark-spot = { $space } perde { $spot }
effect-place-spot = metti { $spot } su uno spazio esplorato a scelta
effect-place-spot-in-ring = metti { $spot } su uno spazio esplorato dell'anello { $ring }
effect-remove-spot = togli { $spot } a scelta
effect-pick-spot = scegli uno spazio con { $spot }
effect-move-spot = sposta { $spot } nel suo anello { $count ->
        [one] di 1 spazio
       *[other] al massimo di { $count } spazi
    }
effect-move-spot-clockwise = sposta { $spot } sullo spazio successivo in senso orario
effect-add-spot = pesca una carta Direzione e metti lì { $spot } nell'anello { $ring }
effect-add-beside = metti { $spot } accanto a un segno uguale
effect-spread = pesca { $count ->
        [one] una carta Direzione
       *[other] { $count } carte Direzione
    } e ogni volta metti lì { $spot } nell'anello { $ring }
effect-shake-loose = togli { $spot } nella direzione pescata
effect-place-base = metti su questo spazio la base esterna
effect-fade-signal = togli il ping più esterno
effect-place-drawn-signal = sposta il nuovo ping su uno spazio qualsiasi del suo anello
effect-land-signal = metti un ping su uno spazio che non ne ha, nell'anello dell'indicatore
effect-shift-signal = sposta su uno spazio vicino un ping nell'anello dell'indicatore
effect-gain-supply = guadagna { $count } { of-supply }
effect-lose-supply = perdi { $count } { of-supply }
effect-raise-track = alza di { $count } { $track }
effect-lower-track = abbassa di { $count } { $track }
effect-swap-tracks = i tracciati Avaria del Complesso Lavorativo e del Complesso Sistemi si scambiano i valori
effect-resolve-keyword = risolvi la prossima carta { $keyword } del { $complex }
effect-break-one = { $element ->
        [any] rompi un elemento a scelta { in-facility }
        [CPU] rompi la CPU { in-facility }
        [Hardware] rompi l'Hardware { in-facility }
       *[other] rompi i { $element } { in-facility }
    }
effect-fix-one = { $element ->
        [any] ripara un elemento rotto { in-facility }
        [CPU] ripara la CPU { in-facility }
        [Hardware] ripara l'Hardware { in-facility }
       *[other] ripara i { $element } { in-facility }
    }
effect-strip = rompi un elemento funzionante del { $complex } e guadagna { $count ->
        [one] un pezzo di ricambio
       *[other] { $count } pezzi di ricambio
    } dello stesso tipo
effect-put = metti 1 { $token } { into-facility }
effect-queue = metti 1 { $token } { into-facility } per il prossimo sol
effect-load = { $rover } riceve 1 { $token }
effect-clear-rover = { $rover } perde tutti i segnalini
effect-unload = { $rover } perde 1 { $token }
effect-unload-one = togli un segnalino a scelta da un rover
effect-must-roll = in questo sol le azioni { in-facility } devono tirare il dado Successo
effect-no-rovers = in questo sol nessun rover può aiutare a esplorare
effect-allow-rovers = i rover possono di nuovo aiutare a esplorare
effect-die-in = in questo sol si tira anche il { $die }
effect-die-out = in questo sol non si tira il { $die }
effect-turn-up = alza di { $count } la produttività { $machine }
effect-turn-down = abbassa di { $count } la produttività { $machine }
effect-production-up = la base produce { $count } unità di { $kind } in più { $span }
effect-production-down = la base produce { $count } unità di { $kind } in meno { $span }
effect-plant-back = una pianta matura torna a crescere
effect-growing-up = tutte le piante in via di maturazione salgono di { $count }
effect-growing-down = tutte le piante in via di maturazione scendono di { $count }
effect-highest-up = la più alta delle piante in via di maturazione sale di { $count }
effect-highest-down = la più alta delle piante in via di maturazione scende di { $count }
effect-lose-plant = perdi una pianta matura
effect-thermostat = tutte le piante mature tornano a crescere
effect-shield-plant = metti una protezione accanto alle piante in via di maturazione
effect-cut = scatta un Arresto { in-facility } per mancanza di { $kind }
effect-clear-tile = togli una tessera Arresto che si trova { in-facility }
effect-discard-this-tile = questa tessera se ne va e la Struttura torna a funzionare
effect-raise-this-track = alza di { $count } il tracciato Avaria di questo Complesso
effect-gain-seed = guadagna un seme
effect-lose-seed = perdi un seme
effect-gain-part = guadagna 1 pezzo di ricambio ({ $part })
effect-lose-part = perdi 1 pezzo di ricambio ({ $part })
effect-exchange-parts = scambia fino a { $count ->
        [one] 1 pezzo di ricambio con un altro
       *[other] { $count } pezzi di ricambio con altri
    }
effect-gain-sample = guadagna un campione
effect-gain-pending-sample = guadagna un campione per il prossimo sol
effect-gain-ring-sample = guadagna un campione dell'anello { $ring }
effect-lose-sample = perdi un campione
effect-lose-nearby-sample = perdi un campione da questo spazio o dalla Zona di Carico
effect-remove-sample = togli dalla mappa un campione a scelta
effect-take-sample = prendi un campione dalla mappa e mettilo nella Zona di Carico
effect-sprinkle-samples = metti un campione su questo spazio e uno su uno spazio esplorato vicino
effect-examine-sample = esamina subito un campione della Zona di Carico
effect-unexamine-sample = un campione esaminato va esaminato da capo
effect-gain-poi = guadagna un POI
effect-gain-upgrade = guadagna una carta Miglioramento a caso
effect-select-upgrade = guadagna una carta Miglioramento a scelta
effect-lay-here = metti su questo spazio «{ $thing }»
effect-lay-at = { $space } riceve «{ $thing }»
effect-roll-parts = tira il { $die } e guadagna altrettanti pezzi di ricambio a scelta per il prossimo sol
effect-build = costruisci la Struttura { $facility }
effect-build-ruined = costruisci la Struttura { $facility } con tutti gli elementi rotti
effect-build-here = costruisci su questo spazio la Struttura { $facility }
effect-stress-up = alza lo Stress di { $count }
effect-stress-down = abbassa lo Stress di { $count }
effect-halve-stress = dimezza lo Stress
effect-morale-up = alza il Morale di { $count }
effect-morale-down = abbassa il Morale di { $count }
effect-gain-tokens = guadagna { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }
effect-discard-tokens = perdi { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }
effect-discard-all-tokens = perdi tutti i segnalini Morale
effect-wound = subisci 1 ferita
effect-heal = guarisci { $count ->
        [one] 1 ferita
       *[other] fino a { $count } ferite
    }
effect-cure = cura una Condizione
effect-draw-a-condition = pesca una Condizione
effect-mark-astronaut = { $mark } { $when }
effect-unmark-astronaut = annulla «{ $mark }» { $when }
effect-refresh-one = un'abilità già usata torna disponibile
effect-refresh-all = tutte le abilità già usate tornano disponibili
effect-ease = { $perk ->
        [any] un'azione
       *[other] un'azione { $perk }
    } richiede 1 pedina in meno { $when }
effect-ease-own = { $perk ->
        [any] un'azione
       *[other] un'azione { $perk }
    } di questo astronauta richiede 1 pedina in meno { $when }
effect-sure = { $perk ->
        [any] un'azione
       *[other] un'azione { $perk }
    } riesce con 1 pedina e senza dadi { $when }
effect-sure-own = { $perk ->
        [any] un'azione
       *[other] un'azione { $perk }
    } di questo astronauta riesce con 1 pedina e senza dadi { $when }
effect-sure-action = «{ $action }» riesce una volta con 1 pedina e senza dadi { $when }
effect-waive = per «{ $action }» una volta bastano le pedine { $when }
effect-ease-action = «{ $action }» richiede 1 pedina in meno in questa missione
effect-reroll = tira di nuovo un dado { $colour } { $when }
effect-redraw-research = ripesca una carta Ricerca { $when }, se non ti piace
effect-redraw-drawn-research = ripesca una carta Ricerca in questa missione, se non ti piace
effect-redraw-malfunction = ripesca una carta Avaria in questa missione, se non ti piace
effect-double-gather = un'azione Raccolta del prossimo sol porta due campioni
effect-discount-die = un dado Avaria conta 2 in meno, quando vuoi
effect-advance = alza il valore { $sheet } { $count ->
        [8] dell'8
        [11] dell'11
        [80] dell'80
        [85] dell'85
       *[other] del { $count }
    }%
effect-retreat = abbassa il valore { $sheet } { $count ->
        [8] dell'8
        [11] dell'11
        [80] dell'80
        [85] dell'85
       *[other] del { $count }
    }%
effect-advance-by-card = alza il valore { $sheet } di quanto indica una carta Ricerca
effect-advance-by-half-card = alza il valore { $sheet } della metà di quanto indica una carta Ricerca
effect-set-sheet = porta il valore { $sheet } { $count ->
        [8] all'8
        [11] all'11
        [80] all'80
        [85] all'85
       *[other] al { $count }
    }%
effect-hold-sheet = il valore { $sheet } non può più scendere
effect-calm-sheet = il valore { $sheet } non sale nella prossima fase Produzione
effect-remember-flag = annota per dopo che { $makes }
effect-remember-flag-unmet = annota qualcosa per dopo
effect-remember-direction-unmet = pesca una carta Direzione per qualcosa che verrà
effect-remember-chosen-direction-unmet = pesca due carte Direzione e scegline una per qualcosa che verrà
effect-fit = installa per sempre { $fitting }
effect-gain-greenhouse = guadagna una Serra
effect-turn-ground = trasforma per sempre { $space } in «{ $roi }»
effect-remember-across = annota la direzione opposta: { $flag }
effect-remember-across-unmet = annota una direzione per dopo
effect-remember-by-lot = la sorte decide fra due risposte
effect-remember-by-lot-unmet = tira a sorte qualcosa
effect-settle-spot = scegli uno degli spazi vicini con { $spot }: è { $other }
effect-tick = { $objective } è raggiunto
effect-nothing = nient'altro
effect-allow = questo è possibile
effect-say = si racconta questo
effect-move-module = una Struttura del Complesso Abitativo o Lavorativo si sposta e riceve un segnalino Guasto per il prossimo sol
effect-fade-beacon = il radiofaro con più giorni ne perde uno
effect-trace-beacon = un radiofaro a scelta dura { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    } in più
effect-free-beacon = togli un segnalino Pedina extra da un contenitore a scelta
effect-identify-beacon = scopri che cosa c'è in un contenitore a scelta
effect-burden-beacons = ogni contenitore riceve un segnalino Pedina extra
effect-redraw-beacon-card = ripesca la carta Ricerca di una fase Produzione in questa missione, se non ti piace
effect-move-crate-clockwise = sposta una cassa sullo spazio successivo in senso orario
effect-move-crate-back = riporta indietro quella cassa
effect-move-crate = sposta una cassa su uno spazio vicino
effect-unpack = metti in gioco il contenuto della cassa
effect-gain-nutrient = guadagna per il prossimo sol un reperto deciso da una carta Ricerca
effect-lose-nutrient = perdi un reperto dalla Zona di Carico
effect-feed-some = fornisci il { $count }% del nutriente indicato
effect-feed-half-card = fornisci del nutriente indicato la metà di quanto dice una carta Ricerca
effect-gain-gas = guadagna una bombola di gas

## Conditions

condition-chain-found = la catena è tracciata
condition-chain-found-not = la catena non è tracciata
condition-chain-at-least = la catena ha almeno { $count } ping
condition-chain-at-least-not = la catena ha meno di { $count } ping
condition-cores-recovered = le carote di roccia perdute sono a casa
condition-cores-recovered-not = le carote di roccia perdute non sono a casa
condition-probe-home = il cingolato è a casa
condition-probe-home-not = il cingolato non è a casa
condition-morale-at-least = il Morale è { $count } o più
condition-morale-at-least-not = il Morale è inferiore a { $count }
condition-morale-is-lowest = il Morale è al minimo
condition-morale-is-lowest-not = il Morale non è al minimo
condition-stress-at-least = lo Stress è { $count } o più
condition-stress-at-least-not = lo Stress è inferiore a { $count }
condition-supply-at-least = la base ha almeno { $count } { of-supply }
condition-supply-at-least-not = la base ha meno di { $count } { of-supply }
condition-wounded = questo astronauta ha ferite
condition-wounded-not = questo astronauta non ha ferite
condition-wounds-at-least = questo astronauta ha almeno { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
condition-wounds-at-least-not = questo astronauta ha meno di { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
condition-anyone-has-wounds = un astronauta ha almeno { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
condition-anyone-has-wounds-not = { $count ->
        [one] nessun astronauta ha ferite
       *[other] nessun astronauta ha { $count } o più ferite
    }
condition-has-a-condition = questo astronauta ha una Condizione
condition-has-a-condition-not = questo astronauta non ha Condizioni
condition-conditions-at-least = l'equipaggio ha almeno { $count ->
        [one] 1 Condizione
       *[other] { $count } Condizioni
    }
condition-conditions-at-least-not = { $count ->
        [one] l'equipaggio non ha Condizioni
       *[other] l'equipaggio ha meno di { $count } Condizioni
    }
condition-has-tokens = questo astronauta ha almeno { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }
condition-has-tokens-not = questo astronauta ha meno di { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }
condition-has-part = la base ha un pezzo di ricambio ({ $part })
condition-has-part-not = la base non ha un pezzo di ricambio ({ $part })
condition-has-sample = la base ha un campione
condition-has-sample-not = la base non ha campioni
condition-has-ground-sample = c'è un campione sulla mappa
condition-has-ground-sample-not = non ci sono campioni sulla mappa
condition-has-examined = la base ha un campione esaminato
condition-has-examined-not = la base non ha campioni esaminati
condition-has-seed = la base ha un seme
condition-has-seed-not = la base non ha semi
condition-seed-planted = avete piantato un seme
condition-seed-planted-not = non avete piantato semi
condition-planted-this-sol = avete piantato un seme in questo sol
condition-planted-this-sol-not = non avete piantato semi in questo sol
condition-growing-plant = c'è una pianta in via di maturazione
condition-growing-plant-not = non ci sono piante in via di maturazione
condition-tile-on = c'è una tessera Arresto { in-facility }
condition-tile-on-not = { $facility_id ->
        [anywhere] non c'è nessuna tessera Arresto nella base
       *[other] non c'è nessuna tessera Arresto { in-facility }
    }
condition-element-broken = { in-facility } { $element ->
        [any] c'è qualcosa di rotto
        [CPU] la CPU è rotta
        [Hardware] l'Hardware è rotto
       *[other] i { $element } sono rotti
    }
condition-element-broken-not = { in-facility } { $element ->
        [any] non c'è niente di rotto
        [CPU] la CPU non è rotta
        [Hardware] l'Hardware non è rotto
       *[other] i { $element } non sono rotti
    }
condition-trouble-at = qualcosa non va { in-facility }
condition-trouble-at-not = tutto è a posto { in-facility }
condition-in-play = avete in gioco la Struttura { $facility }
condition-in-play-not = non avete in gioco la Struttura { $facility }
condition-broken-at-most = { $count ->
        [one] avete al massimo 1 elemento rotto
       *[other] avete al massimo { $count } elementi rotti
    }
condition-broken-at-most-not = { $count ->
        [one] avete più di 1 elemento rotto
       *[other] avete più di { $count } elementi rotti
    }
condition-broken-is = { $count ->
        [0] non c'è niente di rotto
        [one] avete esattamente 1 elemento rotto
       *[other] avete esattamente { $count } elementi rotti
    }
condition-broken-is-not = { $count ->
        [0] c'è qualcosa di rotto
        [one] gli elementi rotti non sono esattamente 1
       *[other] gli elementi rotti non sono esattamente { $count }
    }
condition-broken-at-threshold = gli elementi rotti sono esattamente quanti ne ammette la missione
condition-broken-at-threshold-not = gli elementi rotti sono meno o più di quanti ne ammette la missione
condition-structures-at-least = { $count ->
        [one] avete in gioco almeno 1 carta Struttura
       *[other] avete in gioco almeno { $count } carte Struttura
    }
condition-structures-at-least-not = { $count ->
        [one] non avete in gioco nessuna carta Struttura
       *[other] avete in gioco meno di { $count } carte Struttura
    }
condition-token-on-rover = { $rover } ha un segnalino
condition-token-on-rover-not = { $rover } non ha segnalini
condition-rover-used = si usa un rover
condition-rover-used-not = non si usa nessun rover
condition-outside = succede fuori dalla base
condition-outside-not = succede dentro la base
condition-at-space = il posto è { $space }
condition-at-space-not = il posto non è { $space }
condition-thing-is = si tratta di «{ $thing }»
condition-thing-is-not = non si tratta di «{ $thing }»
condition-repaired = avete riparato qualcosa { in-facility }
condition-repaired-not = non avete riparato niente { in-facility }
condition-first-this-sol = capita per la prima volta in questo sol
condition-first-this-sol-not = non capita per la prima volta in questo sol
condition-done-action = avete svolto «{ $action }» almeno { $count ->
        [one] una volta
       *[other] { $count } volte
    }
condition-done-action-not = { $count ->
        [one] non avete mai svolto «{ $action }»
       *[other] avete svolto «{ $action }» meno di { $count } volte
    }
condition-drawn-is = la carta pescata dice «{ $strength }»
condition-drawn-is-not = la carta pescata non dice «{ $strength }»
condition-spot-at-drawn = sullo spazio indicato c'è { $spot }
condition-spot-at-drawn-not = sullo spazio indicato non c'è { $spot }
condition-spot-toward-drawn = c'è { $spot } nella direzione pescata
condition-spot-toward-drawn-not = non c'è { $spot } nella direzione pescata
condition-spot-here = su questo spazio c'è { $spot }
condition-spot-here-not = su questo spazio non c'è { $spot }
condition-opposite-bell = questo spazio è opposto alla campana
condition-opposite-bell-not = questo spazio non è opposto alla campana
condition-spots-at-least = { $count ->
        [one] almeno 1 spazio ha { $spot }
       *[other] almeno { $count } spazi hanno { $spot }
    }
condition-spots-at-least-not = { $count ->
        [one] nessuno spazio ha { $spot }
       *[other] meno di { $count } spazi hanno { $spot }
    }
condition-spots-in-ring = { $count ->
        [one] almeno 1 spazio dell'anello { $ring } ha { $spot }
       *[other] almeno { $count } spazi dell'anello { $ring } hanno { $spot }
    }
condition-spots-in-ring-not = { $count ->
        [one] nessuno spazio dell'anello { $ring } ha { $spot }
       *[other] meno di { $count } spazi dell'anello { $ring } hanno { $spot }
    }
condition-explored-ring = { $count ->
        [one] almeno 1 spazio dell'anello { $ring } è esplorato
       *[other] almeno { $count } spazi dell'anello { $ring } sono esplorati
    }
condition-explored-ring-not = { $count ->
        [one] nessuno spazio dell'anello { $ring } è esplorato
       *[other] meno di { $count } spazi dell'anello { $ring } sono esplorati
    }
condition-explored-space = { $space } è già esplorato
condition-explored-space-not = { $space } non è ancora esplorato
condition-explored-spot = avete esplorato almeno { $count ->
        [one] 1 spazio
       *[other] { $count } spazi
    } con { $spot }
condition-explored-spot-not = { $count ->
        [one] non avete esplorato nessuno spazio con { $spot }
       *[other] avete esplorato meno di { $count } spazi con { $spot }
    }
condition-track-at-least = il valore { $sheet } è almeno { $count ->
        [8] all'8
        [11] all'11
        [80] all'80
        [85] all'85
       *[other] al { $count }
    }%
condition-track-at-least-not = il valore { $sheet } è inferiore { $count ->
        [8] all'8
        [11] all'11
        [80] all'80
        [85] all'85
       *[other] al { $count }
    }%
condition-discovered-at-least = avete fatto almeno { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    }
condition-discovered-at-least-not = avete fatto meno di { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    }
condition-discovered-ring = avete fatto almeno { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } con campioni dell'anello { $ring } o più lontani
condition-discovered-ring-not = avete fatto meno di { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } con campioni dell'anello { $ring } o più lontani
condition-discovered-inner = avete fatto almeno { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } con campioni dell'anello 1
condition-discovered-inner-not = avete fatto meno di { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } con campioni dell'anello 1
condition-examined-total = avete esaminato almeno { $count ->
        [one] 1 campione
       *[other] { $count } campioni
    }
condition-examined-total-not = avete esaminato meno di { $count ->
        [one] 1 campione
       *[other] { $count } campioni
    }
condition-idle-bench = nell'ultimo sol non avete fatto Ricerca su nessun campione
condition-idle-bench-not = nell'ultimo sol avete fatto Ricerca su un campione
condition-gathered = avete portato a casa «{ $thing }»
condition-gathered-not = non avete portato a casa «{ $thing }»
condition-found = avete trovato «{ $thing }»
condition-found-not = non avete trovato «{ $thing }»
condition-ticked = avete raggiunto { $objective }
condition-ticked-not = non avete raggiunto { $objective }
condition-unmet = qualcosa è successo prima
condition-flag-is = qualcosa è successo prima
condition-flag-is-not = qualcosa non è successo prima
condition-flag-is-branch-keep = passate qui l'inverno
condition-flag-is-branch-send = tutto è stato trasmesso a casa
condition-flag-is-checklist-open = sulla lista non è ancora spuntato nulla
condition-flag-is-checklist-ticked = sulla lista è spuntato qualcosa
condition-flag-is-checklist-ticked-not = dall'ultima fase Produzione sulla lista non è spuntato nulla
condition-flag-is-control-yes = c'è un controllo onesto
condition-flag-is-culture-alive = la coltura è viva
condition-flag-is-culture-dead = la coltura è morta
condition-flag-is-culture-dead-not = la coltura non è morta
condition-flag-is-e1-seeds = la cassaforte dei semi è stata scongelata
condition-flag-is-e1-tools = il deposito attrezzi è stato scongelato
condition-flag-is-e2-clean = i microbi restano fuori
condition-flag-is-e2-filter = i microbi sono stati fatti entrare
condition-flag-is-e2-none = all'acqua non è stato cambiato nulla
condition-flag-is-e4-capsule = la capsula riparte con i campioni
condition-flag-is-e4-larder = la capsula viene svuotata per la tavola
condition-flag-is-e4-leave = un contenitore resta nella scatola
condition-flag-is-e4-take = tutti i contenitori tornano a casa
condition-flag-is-letter-many = più di una lettera è rimasta chiusa
condition-flag-is-letter-shut = una lettera è rimasta chiusa
condition-flag-is-library-asked = qualcosa è stato chiesto alla biblioteca
condition-flag-is-library-hushed = per ora alla biblioteca non si può chiedere nulla
condition-flag-is-library-hushed-not = alla biblioteca si può chiedere
condition-flag-is-library-quiet = dalla biblioteca non è in arrivo nulla
condition-flag-is-log-read-yes = il vecchio diario è stato letto
condition-flag-is-origin-native = i microbi sono di qui
condition-flag-is-origin-stowaway = i microbi sono arrivati con noi
condition-flag-is-sledge-yes = la slitta del primo equipaggio è stata recuperata
condition-flag-is-tin-empty = la scatola è vuota
condition-flag-is-tin-empty-not = nella scatola ci sono biscotti
condition-flag-is-well-open = il pozzo è aperto
condition-flag-is-well-open-not = il pozzo non è aperto
condition-flag-is-well-sealed = il pozzo è sigillato
condition-flag-is-hole-capped = il foro è tappato
condition-flag-is-told-late = la Lanterna è stata avvisata tardi
condition-flag-is-told-early = la Lanterna è stata avvisata presto
condition-flag-is-plan-bleed-not = il piano non è «drenare»
condition-flag-is-witness-yes = c'è un testimone
condition-flag-is-theory-ice = la teoria è il ghiaccio
condition-flag-is-theory-brine = la teoria è la salamoia
condition-flag-is-shelter-yes = c'è un tetto contro i sassi
condition-flag-is-sample-sealed = il barattolo è sigillato
condition-flag-is-sample-opened = il barattolo è stato aperto
condition-flag-is-plan-shift = il piano è «spostare»
condition-flag-is-plan-brace = il piano è «ancorare»
condition-flag-is-plan-bleed = il piano è «drenare»
condition-flag-is-mast-yes = la nuova antenna è in piedi
condition-flag-is-hole-open = il foro è aperto
condition-flag-is-fix-early-yes = la campana è stata trovata presto
condition-flag-is-deep-ear-yes = c'è un orecchio più lontano
condition-optional-done = avete raggiunto tutti gli obiettivi facoltativi
condition-optional-done-not = vi manca un obiettivo facoltativo
condition-sol-at-least = siete al sol { $count } o più avanti
condition-sol-at-least-not = non siete ancora al sol { $count }
condition-sol-is-even = il numero del sol è pari
condition-sol-is-even-not = il numero del sol è dispari
condition-last-sol = siete all'ultimo sol
condition-last-sol-not = non siete all'ultimo sol
condition-sols-left = { $count ->
        [one] resta almeno 1 sol
       *[other] restano almeno { $count } sol
    }
condition-sols-left-not = { $count ->
        [one] non resta nessun sol
       *[other] restano meno di { $count } sol
    }
condition-in-mission = la missione è «{ $mission }»
condition-in-mission-not = la missione non è «{ $mission }»
condition-crew-is = l'equipaggio è di { $count ->
        [one] 1 astronauta
       *[other] { $count } astronauti
    }
condition-crew-is-not = l'equipaggio non è di { $count ->
        [one] 1 astronauta
       *[other] { $count } astronauti
    }
condition-events-done = avete risolto tutti gli eventi
condition-events-done-not = non avete risolto tutti gli eventi
condition-stat-at-least = il numero di { $stat } è { $count } o più
condition-stat-at-least-not = { $count ->
        [one] il numero di { $stat } è zero
       *[other] il numero di { $stat } è inferiore a { $count }
    }
condition-event-came = l'Evento «{ $event }» è già arrivato
condition-event-came-not = l'Evento «{ $event }» non è mai arrivato
condition-event-done = avete risolto l'Evento «{ $event }»
condition-event-done-not = non avete risolto l'Evento «{ $event }»
condition-event-struck = l'Evento «{ $event }» ha avuto conseguenze
condition-event-struck-not = l'Evento «{ $event }» non ha avuto conseguenze
condition-adventure-met = l'Avventura «{ $adventure }» è già capitata
condition-adventure-met-not = l'Avventura «{ $adventure }» non è mai capitata
condition-is-astronaut = si tratta di { $astronaut }
condition-is-astronaut-not = non si tratta di { $astronaut }
condition-with-astronaut = { $astronaut } fa parte dell'equipaggio
condition-with-astronaut-not = { $astronaut } non fa parte dell'equipaggio
condition-output-at-least = la produttività { $facility_id ->
        [panel] di un Pannello Solare
        [oxygenator] di un Ossigenatore
       *[other] ({ $facility })
    } è almeno { $count }
condition-output-at-least-not = { $facility_id ->
        [panel] nessun Pannello Solare ha una produttività di almeno { $count }
        [oxygenator] nessun Ossigenatore ha una produttività di almeno { $count }
       *[other] la produttività ({ $facility }) è inferiore a { $count }
    }
condition-close = due spazi vicini hanno { $spot }
condition-close-not = nessuna coppia di spazi vicini ha { $spot }
condition-own-conditions = questo astronauta ha almeno { $count ->
        [one] 1 Condizione
       *[other] { $count } Condizioni
    }
condition-own-conditions-not = questo astronauta ha meno di { $count ->
        [one] 1 Condizione
       *[other] { $count } Condizioni
    }
condition-own-deeds = questo astronauta ha { $deed_id ->
        [events] risolto almeno { $count ->
            [one] 1 evento
           *[other] { $count } eventi
        }
        [discoveries] fatto almeno { $count ->
            [one] 1 Scoperta
           *[other] { $count } Scoperte
        }
       *[outside] svolto almeno { $count ->
            [one] 1 azione
           *[other] { $count } azioni
        } all'esterno
    }
condition-own-deeds-not = questo astronauta ha { $deed_id ->
        [events] risolto meno di { $count ->
            [one] 1 evento
           *[other] { $count } eventi
        }
        [discoveries] fatto meno di { $count ->
            [one] 1 Scoperta
           *[other] { $count } Scoperte
        }
       *[outside] svolto meno di { $count ->
            [one] 1 azione
           *[other] { $count } azioni
        } all'esterno
    }
condition-missions-lost = avete perso almeno { $count ->
        [one] 1 missione
       *[other] { $count } missioni
    }
condition-missions-lost-not = { $count ->
        [one] non avete perso nessuna missione
       *[other] avete perso meno di { $count } missioni
    }
condition-died = l'equipaggio ha perso un astronauta
condition-died-not = l'equipaggio non ha perso nessuno
condition-won = la missione è vinta
condition-won-not = la missione non è vinta
condition-lost-by-parts = alla fine c'erano troppi elementi rotti
condition-lost-by-parts-not = alla fine non c'erano troppi elementi rotti
condition-replayed = avete rigiocato una missione
condition-replayed-not = non avete rigiocato nessuna missione
condition-installed-crate = la cassa { $count } è aperta
condition-installed-crate-not = la cassa { $count } non è aperta
condition-first-container = { $container } è arrivato a casa per primo
condition-first-container-not = { $container } non è arrivato a casa per primo
condition-nutrient-full = il nutriente { $count } è al completo
condition-nutrient-full-not = il nutriente { $count } non è al completo
condition-gas-used = avete svolto «Arricchire l'aria» almeno { $count ->
        [one] una volta
       *[other] { $count } volte
    }
condition-gas-used-not = { $count ->
        [one] non avete mai svolto «Arricchire l'aria»
       *[other] avete svolto «Arricchire l'aria» meno di { $count } volte
    }

## Groups

group-astronaut = ogni astronauta
group-first-player = il Primo Giocatore
group-other-astronaut = ogni altro astronauta
group-next-astronaut = il prossimo astronauta in senso orario
group-stack-astronaut = ogni astronauta di questa azione
group-any-astronaut = un astronauta a scelta
group-last-builder = chi ha svolto l'ultima azione Costruzione
group-structure-card = per ogni carta Struttura, al massimo { $count }
group-broken-element = per ogni elemento rotto nel { $complex }, al massimo { $count }
group-loaded-rover = per ogni rover con segnalini
group-spot-up-to = per ogni spazio con { $spot }, al massimo { $count }
subject-acting = chi agisce

## Rules

rule-M-ACT-02 = Tutte le azioni di un sol si dichiarano prima di risolvere la prima.
rule-M-ACT-03 = Il piano è di tutti: si può cambiare liberamente finché non hanno confermato tutti, e deve essere possibile nel suo insieme.
rule-M-ACT-04 = Un'azione si dichiara mettendo al suo posto le pedine, un rover se volete, e le cose che servono.
rule-M-ACT-06 = Ogni astronauta deve dare qualcosa da fare a entrambe le pedine, salvo che un effetto dica altro.
rule-M-ACT-10 = Le azioni si risolvono in quest'ordine: Eventi, Riposo, Relax, Guarigione, Gestione, Esplorazione, Raccolta, Ricerca, Costruzione.
rule-M-ACT-13 = Le azioni senza tipo vengono dopo tutte le altre, in qualsiasi ordine; così si girano anche le tessere Arresto.
rule-M-ACT-14 = L'ordine delle azioni dello stesso passo lo scegliete voi.
rule-M-ACT-15 = Ogni azione o riesce o fallisce.
rule-M-ACT-16 = Un'azione il cui bersaglio non c'è più quando si risolve prosegue, ma senza effetto.
rule-M-ACT-18 = In un'azione possono stare insieme pedine di più astronauti e di macchine.
rule-M-ACT-24 = Un tipo di azione è chiuso finché la sua Struttura è in Arresto, ha un segnalino Guasto o non è in gioco, salvo che la sostituisca una carta Struttura.
rule-M-ACT-31 = Un'azione che non si può pagare per intero non si può dichiarare.
rule-M-ACT-32 = Un'azione le cui ferite annunciate ucciderebbero chi la esegue non si può dichiarare.
rule-M-ACT-34 = Le riserve che un'azione costa si pagano quando il piano è deciso, e non tornano più.
rule-M-ACT-35 = Le cose che servono a un'azione devono essere disponibili nella Zona di Carico; restano con lei e non servono ad altre azioni.
rule-M-ACT-45 = Con troppo poche pedine un'azione non è permessa, con il numero più basso tira i dadi, con il più alto riesce senza.
rule-M-ACT-48 = Tutte le ferite annunciate dall'intero piano si sommano; le cure nello stesso piano non aiutano.
rule-M-ADV-02 = Un'Avventura accade nel momento in cui la si incontra.
rule-M-ADV-08 = Un'Avventura può avere un seguito in una fase Eventi successiva; nessuno sa se e quando.
rule-M-AOM-03 = La pedina di una macchina si può usare solo per il tipo di azione per cui è fatta.
rule-M-AOM-05 = Le macchine non possono lavorare nel Complesso Abitativo.
rule-M-AOM-06 = Chi comanda una macchina subisce quello che le succede in un'azione.
rule-M-AOM-09 = Una macchina vale una pedina, una volta per sol.
rule-M-APP-08 = La preparazione si fa da sola, passo dopo passo; voi scegliete le macchine e il Primo Giocatore.
rule-M-APP-22 = Gli obiettivi si spuntano da soli appena sono raggiunti.
rule-M-APP-26 = Quello che è successo in una missione resta scritto e si può rileggere.
rule-M-APP-30 = Le scelte in un'Avventura spettano al giocatore dell'astronauta che la incontra.
rule-M-APP-35 = Dopo una missione vi si dice com'è andata.
rule-M-APP-44 = Una busta si apre solo quando lo dice il gioco, e tutti insieme.
rule-M-APP-45 = Dopo l'ultima missione di una campagna c'è un epilogo che dipende da quello che avete fatto.
rule-M-ASTR-01 = Le professioni sono quattro, e in un equipaggio nessuna compare due volte.
rule-M-ASTR-06 = Un'abilità costa i segnalini Morale che indica, pagati dall'astronauta che la possiede.
rule-M-ASTR-07 = Un'abilità che non si può pagare per intero non si può usare.
rule-M-ASTR-09 = Le abilità si possono usare in qualsiasi momento, anche tra due passi di una fase.
rule-M-ASTR-11 = Ogni abilità si può usare una volta per sol; nella fase Pulizia torna disponibile.
rule-M-ASTR-14 = I segnalini Morale appartengono ai singoli astronauti, che possono averne quanti ne vogliono.
rule-M-ASTR-21 = Una protezione accanto alle piante in via di maturazione va persa al posto della prossima pianta matura che un effetto toglierebbe.
rule-M-ASTR-24 = Un elemento riparato da un'abilità funziona subito.
rule-M-BLD-01 = La Costruzione serve a riparare elementi e rover, a installare Miglioramenti e a fare quello che chiede la missione.
rule-M-CAMP-01 = Una campagna è una serie di missioni; ognuna parte da quello che ha lasciato la precedente.
rule-M-CAMP-07 = Dopo una missione persa la rigiocate, oppure ricominciate la campagna con un equipaggio a vostra scelta.
rule-M-CAMP-10 = La campagna si salva prima di ogni missione.
rule-M-CAMP-12 = La missione successiva comincia con il tavolo così com'è; cambia solo quello che è indicato.
rule-M-CAMP-17 = In una campagna ogni Scoperta fa imparare una nuova abilità a ogni astronauta.
rule-M-CARD-ABI-02 = Ingegnere, 2 segnalini Morale: guadagna a caso una carta Miglioramento che non è ancora in gioco.
rule-M-CARD-ABI-03 = Ingegnere, 2 segnalini Morale: abbassa di 2 un tracciato Avaria.
rule-M-CARD-ABI-04 = Ingegnere, 3 segnalini Morale: un elemento rotto in qualsiasi punto della base è subito riparato.
rule-M-CARD-ABI-05 = Medico, 3 segnalini Morale: guarisci fino a 2 ferite di un astronauta.
rule-M-CARD-ABI-08 = Scienziato, 2 segnalini Morale e un campione: metti una protezione accanto alle piante in via di maturazione.
rule-M-CARD-MAL-03 = Una carta che riguarda un Pannello Solare o un Ossigenatore ne colpisce uno; scegliete voi quale.
rule-M-CARD-MAL-08 = I livelli dei tracciati del Complesso Lavorativo e del Complesso Sistemi si scambiano.
rule-M-CARD-MAL-10 = Tutte le piante mature tornano sul tracciato Crescita, riempiendolo dall'alto.
rule-M-CARD-PEN-07 = Scegliete voi quale campione si toglie dalla mappa.
rule-M-CARD-STR-02 = Una carta Struttura sta accanto al suo Complesso, ha elementi propri ed entra in gioco con un'azione Costruzione.
rule-M-CLN-03 = Nella fase Pulizia tutto quello che è stato raccolto diventa disponibile; i Miglioramenti installati vanno alle loro Strutture.
rule-M-CLN-07 = Nella fase Pulizia diventa Primo Giocatore il prossimo astronauta in senso orario.
rule-M-COND-01 = Una Condizione si pesca a caso.
rule-M-COND-10 = Una Condizione curata torna nella riserva.
rule-M-COND-15 = Un Attacco d'Ansia abbassa subito il Morale di 1 e non resta.
rule-M-COND-16 = Un Disturbo Cardiaco blocca una pedina per tutto, tranne che per curare il cuore.
rule-M-COND-19 = Con un'Emicrania un astronauta non può usare abilità.
rule-M-CONS-01 = Alcuni eventi hanno più avanti un seguito per un certo astronauta.
rule-M-CONS-04 = Un seguito arriva all'inizio di una fase Eventi.
rule-M-DICE-01 = Un'azione senza successo certo tira tre dadi del suo colore: Successo, Ferite e Avventura.
rule-M-DICE-04 = Se il dado Successo non mostra un successo, l'azione fallisce e chi la esegue guadagna 2 segnalini Morale.
rule-M-DICE-05 = Se il dado Ferite mostra una ferita, chi esegue l'azione subisce 1 ferita.
rule-M-DICE-08 = Chi esegue l'azione sceglie l'ordine di quello che portano i dadi.
rule-M-DICE-13 = Con un segnalino Secondo tiro un successo va tirato una seconda volta.
rule-M-DIFF-01 = La difficoltà si sceglie per ogni missione, anche in una campagna.
rule-M-DIR-02 = Ogni carta Direzione si pesca dal mazzo completo.
rule-M-DIR-03 = Pescare più carte Direzione significa pescarle una alla volta, ognuna per conto suo.
rule-M-DIR-04 = Lieve, Medio e Intenso contano solo se un effetto lo chiede.
rule-M-DIR-06 = Una carta Direzione che esce dal gioco non si pesca più.
rule-M-DISM-01 = A una carta Miglioramento non installata si può rinunciare in qualsiasi momento, in cambio dei due pezzi di ricambio che mostra.
rule-M-DISM-02 = I pezzi di ricambio di una carta Miglioramento sono subito disponibili.
rule-M-DISM-04 = Prima di qualsiasi dichiarazione, ogni elemento funzionante si può smontare e diventa un pezzo di ricambio.
rule-M-DISM-05 = I pezzi di ricambio smontati sono subito disponibili; non serve nessuna pedina.
rule-M-END-03 = Vincete se tutti gli obiettivi sono raggiunti in tempo, non ci sono troppi elementi rotti e nessuno è morto.
rule-M-END-04 = Alla fine possono essere rotti al massimo gli elementi che la missione ammette.
rule-M-END-05 = La vittoria arriva subito, dopo qualsiasi effetto; finché ci sono troppi elementi rotti si continua, se restano dei sol.
rule-M-END-08 = La missione è persa se alla fine dell'ultimo sol un obiettivo è ancora aperto.
rule-M-END-09 = La missione è persa se alla fine dell'ultimo sol ci sono troppi elementi rotti.
rule-M-END-11 = Gli obiettivi facoltativi danno qualcosa, ma non servono per vincere.
rule-M-EVA-01 = Di un evento aperto del Diario di Missione ci si può occupare con pedine e altre cose.
rule-M-EVA-02 = L'evento dice quante pedine servono e che cos'altro.
rule-M-EVA-06 = Un evento di cui ci si è occupati è risolto, e la sua conseguenza non arriverà.
rule-M-EVA-07 = Occuparsi di un evento può dare una ricompensa.
rule-M-EVT-01 = All'inizio di ogni sol un tracciato Avaria, scelto a caso, sale di 1.
rule-M-EVT-05 = In ogni sol arriva esattamente un nuovo evento.
rule-M-EVT-06 = Quello che fa un evento succede subito; può durare per il sol o più a lungo.
rule-M-EXPL-02 = Potete raggiungere tutto l'anello 1 e ogni spazio accanto a uno esplorato.
rule-M-EXPL-03 = L'Esplorazione richiede 1 pedina con i dadi verdi o 2 senza, e 1 in più per ogni spazio del percorso.
rule-M-EXPL-06 = Chi esplora uno spazio pesca una tessera del suo anello e la mette lì.
rule-M-EXPL-07 = Una nuova tessera riceve i campioni che mostra.
rule-M-EXPL-08 = Una nuova tessera può dare un POI, subito disponibile.
rule-M-EXPL-10 = Una tessera che arriva senza Esplorazione dà il suo POI solo se il testo lo dice.
rule-M-FAQ-05 = Ripescare è una vostra scelta, e conta la seconda carta.
rule-M-FAQ-28 = Una Struttura di Riserva si costruisce con tutti gli elementi rotti, e funziona lo stesso.
rule-M-FARM-03 = Il tracciato Crescita ha sei spazi, con una pianta ciascuno.
rule-M-FARM-06 = In ogni fase Produzione ogni pianta in via di maturazione sale di 1 spazio.
rule-M-FARM-12 = Quando le piante avvizziscono, ogni pianta in via di maturazione scende di 1 spazio; dal più basso va persa.
rule-M-FARM-13 = Quando le piante avvizziscono, una pianta matura torna in cima al tracciato Crescita.
rule-M-FARM-15 = Potete salvare le piante pagando 1 unità di energia per i Connettori Energetici rotti e 1 unità di ossigeno per i Filtri dell'Ossigeno rotti.
rule-M-FARM-18 = Ogni pianta matura dà 1 porzione di cibo.
rule-M-FARM-20 = Quello che non dà la Fattoria si mangia dalle Riserve Generali, finché ce n'è.
rule-M-FARM-21 = Se il cibo ancora non basta, scegliete chi resta senza.
rule-M-FARM-22 = Ogni porzione a cui un astronauta rinuncia è 1 ferita.
rule-M-FARM-24 = Metà del cibo che avanza, arrotondata per eccesso, va nelle Riserve Generali.
rule-M-FP-05 = Gli effetti che nominano il Primo Giocatore colpiscono chi lo è in quel momento.
rule-M-FP-06 = Il Primo Giocatore cambia in senso orario in ogni fase Pulizia.
rule-M-GATH-01 = La Raccolta porta a casa qualcosa che sta su uno spazio esplorato.
rule-M-GATH-03 = La Raccolta richiede 1 pedina con i dadi grigi o 2 senza, e 1 in più per ogni spazio del percorso; prima si dice che cosa si raccoglie.
rule-M-GATH-04 = Un'azione Raccolta porta una cosa sola.
rule-M-GATH-06 = Quello che si raccoglie è disponibile nel prossimo sol.
rule-M-GEN-04 = Si gioca una missione singola o una missione di una campagna; le regole sono le stesse.
rule-M-GEN-07 = Quello che non si può fare si salta, e al suo posto non si paga niente.
rule-M-GEN-09 = La metà si arrotonda sempre per eccesso.
rule-M-GEN-11 = Alcuni numeri dipendono da quanti sono gli astronauti.
rule-M-HEAL-02 = La Guarigione richiede una pedina del paziente e una del Medico.
rule-M-HEAL-06 = Si guarisce una ferita oppure si cura una Condizione; lo scegliete sul momento.
rule-M-HEAL-07 = Guarire toglie 1 ferita.
rule-M-HEAL-08 = Curare toglie una Condizione a scelta.
rule-M-HEAL-09 = La pedina trattenuta dal cuore deve curare il cuore.
rule-M-ICON-03 = Con questa penalità nessun rover può aiutare a esplorare.
rule-M-ICON-06 = Con questa penalità il dado Successo si tira sempre e decide da solo, per quante pedine ci siano.
rule-M-ICON-14 = Un'azione il cui percorso attraversa il Silenzio Radio abbassa di 1 il Morale.
rule-M-ICON-21 = Una ferita annunciata colpisce chi esegue l'azione, non chi presta assistenza.
rule-M-ICON-27 = Un simbolo campione vale un campione.
rule-M-ICON-32 = Ci sono quattro tipi di pezzi di ricambio: Connettori Energetici, Filtri dell'Ossigeno, Hardware e CPU.
rule-M-LOG-05 = Finché un evento è aperto, la sua conseguenza può colpire in uno dei sol successivi.
rule-M-LOG-06 = Un evento di cui ci si è occupati non colpisce mai.
rule-M-LOG-10 = Un evento è dimenticato alla fine del suo terzo sol.
rule-M-MACT-01 = Una missione può avere azioni speciali tutte sue.
rule-M-MACT-02 = La missione dice dove e quando le sue azioni speciali sono possibili e che cosa fanno.
rule-M-MACT-05 = Un'azione speciale si può svolgere più volte per sol, se la missione non la limita.
rule-M-MALF-02 = La missione dice quali dadi Avaria si tirano in quale sol.
rule-M-MALF-06 = Tutti i dadi Avaria del sol si tirano insieme.
rule-M-MALF-10 = Ogni tracciato Avaria sale di quanto mostra il suo dado e di quanto aggiungono le penalità del suo Complesso.
rule-M-MALF-11 = Un tracciato Avaria che arriva a 5 scatta, in qualsiasi fase.
rule-M-MALF-12 = Un tracciato scattato torna a 0 e fa pescare una carta Avaria.
rule-M-MALF-15 = Dopo una carta Avaria è in pericolo il Complesso successivo: Lavorativo, poi Abitativo, poi Sistemi.
rule-M-MALF-23 = Per una carta con una certa parola chiave si pesca finché non ne esce una; conta solo quella.
rule-M-MALF-26 = Una carta Avaria per una Struttura in Arresto non ha effetto.
rule-M-MALF-27 = Una carta Avaria per una Struttura che non è in gioco non ha effetto.
rule-M-MALF-28 = Una Complicazione rompe un elemento della sua Struttura.
rule-M-MALF-30 = Se si rompe un elemento di «un Pannello Solare», scegliete voi quale pannello.
rule-M-MALF-32 = Le altre carte Avaria fanno quello che dicono.
rule-M-MAN-01 = La Gestione richiede 1 pedina nel Centro di Controllo.
rule-M-MAN-02 = La Gestione abbassa di 1 un tracciato Avaria a scelta.
rule-M-MIS-CAMP-05 = Rigiocare una missione riporta il tavolo com'era prima.
rule-M-MIS-CAMP-07 = Ogni obiettivo facoltativo dà una scelta: 2 pezzi di ricambio, 3 unità di una riserva, oppure una ferita o una Condizione curata.
rule-M-MIS-CAMP-11 = Chi non ha più niente da imparare guadagna 2 segnalini Morale per una Scoperta.
rule-M-MIS-CAMP-14 = Una busta si apre quando si raggiunge l'obiettivo della sua missione; prima non la vede nessuno.
rule-M-MIS-CORE-02 = I campioni ricordano l'anello da cui vengono; gli obiettivi chiedono Scoperte da certi anelli.
rule-M-MIS-CORE-04 = «Controprova» consuma un campione esaminato per l'Archivio; una trivella affilata porta due campioni nel prossimo sol.
rule-M-MIS-CORE-05 = Un sol senza Ricerca costa Stress nella fase Produzione successiva.
rule-M-MIS-GEN-19 = Le tessere esplorate durante la preparazione hanno i loro campioni, ma non danno POI.
rule-M-MIS-HOME-06 = Dal sol 3 il dado Avaria giallo si tira a ogni sol.
rule-M-MIS-HOME-07 = Le sonde precipitate si trovano a sud negli anelli 1 e 2: si scoprono esplorando quegli spazi.
rule-M-MIS-HOME-08 = Una sonda caduta vale un tiro di pezzi di ricambio: la più vicina con il dado giallo, la più lontana con il dado arancione.
rule-M-MIS-HOME-09 = Scegliete voi i tipi di pezzi di ricambio delle sonde; sono disponibili nel prossimo sol.
rule-M-MIS-HOME-10 = Ogni riparazione della Fattoria di Riserva alza le Condizioni Ottimali di quanto indica una carta Ricerca.
rule-M-MIS-HOME-11 = Un pezzo di ricambio per un elemento funzionante della Fattoria di Riserva alza le Condizioni Ottimali di quanto indica una carta Ricerca.
rule-M-MIS-HOME-14 = La Fattoria è piena: la Serra per un'altra pianta è nella Fattoria di Riserva.
rule-M-MIS-HOME-O1 = Un'azione Costruzione mette in gioco il Pannello Solare di Riserva, con tutti gli elementi rotti.
rule-M-MIS-HOME-O2 = Un'azione Costruzione mette in gioco l'Ossigenatore di Riserva, con tutti gli elementi rotti.
rule-M-MIS-HOME-O3 = Un'azione Costruzione mette in gioco la Fattoria di Riserva, con tutti gli elementi rotti.
rule-M-MIS-LAND-07 = Una cassa si raccoglie e poi si spende in un'azione Costruzione che mette in gioco la sua Struttura.
rule-M-MIS-LAND-10 = Due casse si possono aprire in una sola azione con 1 pedina in più; un drone mostra una tessera senza esplorarla.
rule-M-MIS-LAND-11 = I POI di questa missione: un pezzo di ricambio, un'azione Costruzione più facile, o una cassa spostata su uno spazio vicino.
rule-M-MIS-PLANTS-04 = C'è un obiettivo per ciascuno dei cinque nutrienti.
rule-M-MIS-PLANTS-10 = Ogni nutriente che non è al completo aggiunge 1 Stress nella fase Produzione.
rule-M-MIS-PLANTS-15 = Un reperto esaminato fornisce del suo nutriente quanto indica una carta Ricerca; come Scoperta, la metà di quanto ne indica un'altra.
rule-M-MIS-PLANTS-20 = Quando un nutriente è al completo, tutti guadagnano 1 segnalino Morale.
rule-M-MIS-PLANTS-21 = «Arricchire l'aria» consuma una bombola di gas e i Filtri dell'Ossigeno: un nutriente riceve la metà di quanto indica una carta Ricerca.
rule-M-MIS-PLANTS-25 = I POI di questa missione: una carta Ricerca ripescata, un reperto numerato, o una bombola di gas.
rule-M-MIS-PROBE-03 = Quando la catena esiste, l'equipaggio la dichiara una volta sola, quando vuole; da allora resta com'è.
rule-M-MIS-PROBE-05 = Il cingolato è sull'ultimo spazio della catena appena questo è esplorato.
rule-M-MIS-PROBE-09 = Una tessera con il simbolo di missione ha una carota di roccia perduta.
rule-M-MIS-PROBE-12 = I segnalini Morale possono venire da più astronauti; almeno quattro carte Direzione restano in gioco.
rule-M-MIS-PROBE-13 = C'è una sola base esterna alla volta; le azioni possono partire da lì, e il suo terreno conta.
rule-M-MIS-PROBE-15 = Un dado Avaria può contare 2 in meno, subito dopo il tiro e mai sotto 0.
rule-M-MIS-PROBE-A1 = «Battere la banda» aggiunge un ping con una carta Direzione nell'anello 1, 2 o 3 nel sol 1, 2 o 3.
rule-M-MIS-PROBE-A2 = «Confrontare le immagini» toglie 2 ping e ne mette 1 su uno spazio che non ne ha, nell'anello dell'indicatore speso.
rule-M-MIS-PROBE-A3 = «Correggere il rilevamento» sposta un ping su uno spazio vicino nell'anello dell'indicatore speso.
rule-M-MIS-PROBE-A4 = «Pensare da gazza» costa tanti segnalini Morale quanti ne indica il numero del sol e toglie 2 carte Direzione.
rule-M-MIS-PROBE-A5 = «Piantare la tenda» costa un Hardware e fa di uno spazio esplorato una base dal prossimo sol.
rule-M-MIS-PROBE-A6 = «Togliere il fusibile» costa una CPU: in questo sol un dado Avaria non si tira.
rule-M-MIS-PROBE-O1 = Sette ping su spazi vicini dall'anello 1 all'anello 3 sono una catena.
rule-M-MIS-PROBE-O2 = Le due carote di roccia perdute si raccolgono su spazi della catena.
rule-M-MIS-PROBE-O3 = Il cingolato si raccoglie sull'ultimo spazio della catena.
rule-M-MIS-RIDDLE-09 = All'inizio della fase Produzione una carta Ricerca dice quale radiofaro perde un giorno, ed esce dal gioco.
rule-M-MIS-RIDDLE-10 = Un contenitore senza più giorni riceve un segnalino Pedina extra in ogni fase Produzione.
rule-M-MIS-RIDDLE-14 = Esplorando lo spazio di un radiofaro si tira il dado giallo per il contenuto: cibo, ricambi o strumenti.
rule-M-MIS-RIDDLE-16 = Un contenitore noto mantiene i suoi giorni e i suoi segnalini Pedina extra finché non viene raccolto.
rule-M-MIS-RIDDLE-17 = Il contenuto di un contenitore è disponibile nel prossimo sol.
rule-M-MIS-RIDDLE-18 = «Leggere il radiofaro» dice che cosa c'è in un contenitore.
rule-M-MIS-RIDDLE-19 = «Tenere il segnale» dà a un radiofaro 2 giorni in più.
rule-M-MIS-RIDDLE-21 = I POI di questa missione: un giorno in più, una carta Ricerca ripescata, o un segnalino Pedina extra tolto.
rule-M-MIS-RIDDLE-22 = Una carta Ricerca rifiutata torna nel mazzo prima di ripescare.
rule-M-MIS-SLOT-01 = Quello che una campagna decide una volta per tutte si annota, e lo leggono le sue missioni successive.
rule-M-MIS-SLOT-LN1 = Prima missione della campagna: esplorare tre spazi dell'anello 1 e piantare tre orecchi.
rule-M-MIS-SLOT-LN2 = Seconda missione della campagna: portare il Rilevamento al 100%.
rule-M-MIS-SLOT-LN3 = Terza missione della campagna: costruire una torre verso la campana e perforare.
rule-M-MIS-SLOT-LN4 = Quarta missione della campagna: trovare una striscia scura nell'anello 3 e portarne un po' a casa.
rule-M-MIS-SLOT-LN5 = Quinta missione della campagna: quello che avete fatto prima decide che cosa è possibile adesso.
rule-M-MOR-01 = Il Morale è un valore unico per tutti, da −2 a 3.
rule-M-MOR-04 = Con il Morale sopra 0 il Primo Giocatore guadagna altrettanti segnalini Morale nella fase Morale.
rule-M-MOR-06 = Con il Morale sotto 0 il Primo Giocatore perde altrettanti segnalini Morale nella fase Morale.
rule-M-MOR-07 = Ogni segnalino Morale che il Primo Giocatore dovrebbe perdere e non ha è 1 ferita.
rule-M-MOVE-13 = Il terreno prende quello che può; solo una ferita mortale vieta la strada.
rule-M-OBJ-01 = Che cosa significano i segnalini Obiettivo lo dice la missione.
rule-M-OBJ-03 = Un segnalino Obiettivo raccolto è disponibile nel prossimo sol, se la missione non dice altro.
rule-M-PC-03 = Tre astronauti portano con sé una macchina, due ne portano due; in solitario si giocano due astronauti e si sceglie ogni sol tra tutte le macchine.
rule-M-PC-06 = In solitario si hanno tutte e quattro le macchine e se ne usano al massimo due per sol, scelte di nuovo ogni sol.
rule-M-PLNT-02 = Per piantare serve una Serra per un'altra pianta; contano anche quelle che crescono.
rule-M-PLNT-03 = Piantare richiede un seme e 1 pedina con i dadi blu o 2 senza.
rule-M-PLNT-05 = Piantare si può dichiarare una volta per sol.
rule-M-PLNT-06 = Nessuno pianta mentre il Laboratorio è in Arresto.
rule-M-PLNT-07 = Nessuno pianta mentre lo spazio più basso del tracciato Crescita è occupato.
rule-M-PLNT-08 = Un seme piantato parte dallo spazio più basso del tracciato Crescita.
rule-M-POI-01 = I POI (punti di interesse) si pescano a caso.
rule-M-POI-04 = Un POI si usa una volta sola.
rule-M-POI-05 = Un POI si può usare in qualsiasi momento e non richiede pedine.
rule-M-PROD-07 = La produttività di una macchina resta entro i suoi limiti.
rule-M-PROD-08 = Un effetto sull'intera produzione di energia o di ossigeno cambia quanto produce la base, non la produttività di una macchina.
rule-M-PROD-18 = Metà di quello che si produce e non serve, arrotondata per eccesso, va nelle Riserve Generali.
rule-M-PROD-28 = Hardware rotto nel Vano Sonde: a ogni sol si toglie dalla mappa un campione a scelta.
rule-M-PROD-29 = Hardware rotto nel Laboratorio: lo Stress sale di 1 a ogni sol.
rule-M-PROD-30 = Hardware rotto nell'Officina: a ogni sol riceve un segnalino, che vale subito.
rule-M-PROD-31 = Hardware rotto nel Garage: a ogni sol si tira il dado Ferite verde, e una ferita è un segnalino Guasto per Ballerina.
rule-M-RCD-01 = Ci sono sei carte Ricerca, ognuna con un numero da 1 a 6 e una percentuale da 15 a 50.
rule-M-RCD-02 = L'effetto dice se conta il numero o la percentuale.
rule-M-RCD-06 = La metà di una percentuale si arrotonda per eccesso all'unità.
rule-M-RELX-01 = Il Relax richiede 1 pedina negli Alloggi Equipaggio.
rule-M-RELX-02 = Il Relax alza il Morale di 1 o abbassa lo Stress di 6.
rule-M-REP-03 = Una riparazione richiede un pezzo di ricambio del tipo giusto, o un elemento funzionante preso altrove.
rule-M-REP-04 = Dopo una riparazione riuscita l'elemento funziona e il pezzo di ricambio è consumato.
rule-M-REP-06 = Le riparazioni si risolvono con le altre azioni Costruzione, ovunque sia l'elemento.
rule-M-REST-01 = Il Riposo richiede 1 pedina nella Nicchia.
rule-M-REST-02 = Il Riposo dà 1 segnalino Morale.
rule-M-RND-01 = Un sol ha sei fasi: Eventi, Morale, Produzione, Azione, Avaria, Pulizia.
rule-M-RND-04 = Una missione ha i sol indicati sulla sua scheda; con meno di quattro astronauti ce n'è uno in più.
rule-M-RND-06 = Un effetto dura quanto dice: un momento, un sol o di più.
rule-M-RND-07 = Quello che la missione dice di un sol vale in quel sol.
rule-M-ROV-02 = Un rover non agisce mai da solo: con lui ci deve essere almeno una pedina.
rule-M-ROV-03 = Ballerina conta come 2 pedine in un'azione Esplorazione; Tasso come 1 in qualsiasi azione con dadi all'esterno.
rule-M-ROV-05 = Tasso non può aiutare dentro la base.
rule-M-ROV-06 = Due rover non possono aiutare la stessa azione.
rule-M-ROV-08 = Ogni rover aiuta un'azione per sol.
rule-M-ROV-10 = Un rover con un segnalino Guasto non si può usare finché non è riparato.
rule-M-ROV-13 = Finché i rover non possono esplorare, Tasso può comunque aiutare in altre cose.
rule-M-ROV-15 = I rover in pericolo si mettono alla prova alla fine della fase Azione, ognuno al massimo una volta.
rule-M-RREP-02 = Riparare un rover richiede 1 pedina con i dadi marroni o 2 senza, e nessun pezzo di ricambio.
rule-M-RREP-04 = Riparare un rover gli toglie un segnalino a scelta.
rule-M-RSCH-01 = La Ricerca su un campione ha due passi: si esamina, poi diventa una Scoperta.
rule-M-RSCH-03 = Il primo passo richiede un campione disponibile nella Zona di Carico.
rule-M-RSCH-04 = Il secondo passo richiede un campione esaminato prima di questo piano.
rule-M-RSCH-05 = Dopo il primo passo un campione è esaminato.
rule-M-RSCH-06 = Dopo il secondo passo un campione è una Scoperta.
rule-M-RSCH-12 = Una Scoperta fa quello che dice la missione; in una campagna sblocca anche abilità.
rule-M-RUL-ABI-02 = Ingegnere, 2 segnalini Morale: tira di nuovo un dado marrone che qualcuno ha appena tirato.
rule-M-RUL-ABI-03 = Medico, 2 segnalini Morale: lo Stress scende di 3.
rule-M-RUL-ABI-04 = Scienziato, 2 segnalini Morale: tira di nuovo un dado blu che qualcuno ha appena tirato.
rule-M-RUL-ABI-05 = Medico, 2 segnalini Morale: una ferita che un astronauta sta per subire non avviene.
rule-M-RUL-ABI-06 = Medico, 3 segnalini Morale: cura una Condizione di un astronauta qualsiasi.
rule-M-RUL-ABI-07 = Scienziato, 1 segnalino Morale e un campione: un'azione Ricerca di questo sol richiede 1 pedina in meno.
rule-M-RUL-ABI-08 = Scienziato, 2 segnalini Morale: pesca due carte Ricerca o Direzione invece di una e scegli.
rule-M-RUL-ABI-09 = Geologo, 2 segnalini Morale: tira di nuovo un dado verde o grigio che qualcuno ha appena tirato.
rule-M-RUL-ABI-10 = Geologo, 2 segnalini Morale: guarda la prossima tessera di un anello e lasciala lì o mettila in fondo.
rule-M-RUL-ABI-11 = Geologo, 2 segnalini Morale: prendi un campione dalla mappa, o dalla riserva se lì non ce n'è.
rule-M-RUL-ABI-12 = Geologo, 3 segnalini Morale: un'azione ignora il terreno di uno spazio.
rule-M-RUL-ABI-14 = Un dado si può tirare di nuovo subito dopo il tiro, con una sola abilità, prima che succeda altro.
rule-M-RUL-ADV-06 = Un effetto senza bersaglio non fa niente; se non restano POI, prendi invece 1 segnalino Morale.
rule-M-RUL-ADV-K06 = Si perde un campione da questo spazio o dalla Zona di Carico.
rule-M-RUL-EV-08 = I segnalini degli eventi valgono nello stesso sol, se il testo non dice altro.
rule-M-RUL-EV-LAN1 = Una cassa si sposta sullo spazio successivo in senso orario; la si può riportare indietro.
rule-M-RUL-EV-LAN2 = Un vantaggio può far riuscire un'azione senza dadi.
rule-M-RUL-EV-LAN4 = Uno spazio raggiungibile si esplora gratis, con campioni e POI.
rule-M-RUL-EV-PLA2 = Un reperto si può trasformare in una parte del suo nutriente.
rule-M-RUL-EV-PLA3 = Si perde un reperto dalla Zona di Carico.
rule-M-RUL-EV-PRO1 = Si perde il ping più esterno; uno nuovo può arrivare accanto a un altro.
rule-M-RUL-EV-PRO4 = Un nuovo ping arriva con una carta Direzione e si può spostare nel suo anello.
rule-M-RUL-EV-RID1 = Il radiofaro con più giorni ne perde uno; più tardi ogni contenitore può ricevere un segnalino Pedina extra.
rule-M-RUL-FUP-K03 = Un'azione di questo astronauta richiede 1 pedina in meno, ma almeno 1.
rule-M-RUL-GAP-23 = Un vantaggio per un'azione si assegna a un'azione mentre si fa il piano.
rule-M-RUL-GAP-24 = Una pianta che torna a crescere entra in cima; le altre si spostano in basso per farle posto.
rule-M-RUL-GAP-25 = Dove un testo lascia qualcosa in sospeso, sceglie l'equipaggio.
rule-M-RUL-MAL-03 = I segnalini delle carte Avaria valgono nel prossimo sol.
rule-M-RUL-MAL-S26 = Si perde una pianta matura.
rule-M-RUL-MAL-W26 = Un campione esaminato va esaminato da capo.
rule-M-RUL-PROD-08 = La Produzione va in quest'ordine: la missione, energia, ossigeno, piante, cibo, Stress, penalità del Complesso Lavorativo.
rule-M-RUL-SHUT-E4 = Si paga con il pezzo indicato dalla tessera, oppure si alza di 1 il tracciato Avaria di questo Complesso.
rule-M-RUL-UPG-01 = Miglioramento del MedLab: per guarire non serve il Medico.
rule-M-RUL-UPG-02 = Miglioramento del Centro di Controllo: la Gestione abbassa un tracciato di 2.
rule-M-RUL-UPG-03 = Miglioramento degli Alloggi Equipaggio: il Primo Giocatore guadagna 1 segnalino Morale in ogni fase Morale.
rule-M-RUL-UPG-04 = Miglioramento dell'Officina: una volta per sol la penalità di un elemento rotto non conta.
rule-M-RUL-UPG-05 = Miglioramento del Garage: un'azione Esplorazione per sol richiede 1 pedina in meno per il percorso.
rule-M-RUL-UPG-06 = Miglioramento del Vano Sonde: i campioni raccolti sono subito disponibili.
rule-M-RUL-UPG-07 = Miglioramento del Laboratorio: una volta per sol si tira di nuovo un dado blu.
rule-M-RUL-UPG-08 = Miglioramento della Nicchia: un Riposo per sol dà 2 segnalini Morale.
rule-M-RUL-UPG-10 = Si comincia con 3, 2 o 1 carte Miglioramento a caso, secondo la difficoltà.
rule-M-RUL-UPG-11 = Una nuova carta Miglioramento è una che non è ancora comparsa in questa partita.
rule-M-SET-05 = Ogni giocatore prende una professione diversa.
rule-M-SET-13 = Ogni giocatore sceglie un astronauta della sua professione.
rule-M-SET-31 = Scegliete voi il Primo Giocatore del primo sol.
rule-M-SET-32 = Dopo la preparazione propria della missione e la sua storia comincia il primo sol.
rule-M-SHUT-01 = Se l'energia o l'ossigeno non bastano, scegliete quali Strutture restano al buio.
rule-M-SHUT-03 = Una Struttura che resta al buio riceve una tessera Arresto a caso, coperta.
rule-M-SHUT-05 = Una Struttura in Arresto non si può usare per nulla, tranne che per girare la sua tessera.
rule-M-SHUT-10 = 1 pedina su una tessera Arresto prova a riattivare la Struttura.
rule-M-SHUT-12 = La tessera Arresto si gira alla fine della fase Azione.
rule-M-SHUT-13 = Quello che dice la tessera Arresto succede subito.
rule-M-SHUT-15 = Una tessera Arresto che se ne va si rimescola nella sua pila.
rule-M-SHUT-18 = Una tessera che resta scoperta tiene la Struttura al buio, aggiunge ancora i suoi 2 Stress e si può ritentare.
rule-M-SHUT-19 = In una Struttura in Arresto non si può riparare né smontare niente.
rule-M-SHUT-23 = In una Fattoria in Arresto le piante non crescono e non avvizziscono; non dà cibo e non vi si può piantare.
rule-M-STR-01 = In ogni fase Produzione lo Stress sale di 1 per ogni astronauta e di 2 per ogni tessera Arresto.
rule-M-STR-03 = Altri effetti possono alzare lo Stress in qualsiasi momento.
rule-M-STR-04 = Quando lo Stress arriva a 18 c'è un litigio.
rule-M-STR-05 = In un litigio ogni astronauta subisce 1 ferita.
rule-M-STR-06 = Un litigio abbassa il Morale di 1.
rule-M-STR-07 = Dopo un litigio lo Stress è 0.
rule-M-STR-08 = Lo Stress non può scendere sotto 0.
rule-M-SUP-01 = Le Riserve Generali contengono ossigeno, energia e cibo.
rule-M-SUP-02 = Una riserva non scende mai sotto 0, e quello che non c'è non si può spendere.
rule-M-SUP-06 = Le Riserve Generali si riempiono con quello che avanza dalla Produzione e con gli effetti.
rule-M-TERM-08 = Un elemento con un indicatore verde funziona; uno con un indicatore rosso, o senza indicatore, è rotto.
rule-M-TERM-09 = Ogni Struttura ha certi elementi, e ogni elemento porta la sua penalità quando è rotto.
rule-M-TERM-11 = Gli elementi rotti si contano in tutte le Strutture dei tre Complessi.
rule-M-TERM-13 = Una Struttura è in Arresto finché ha sopra una tessera Arresto.
rule-M-TERM-14 = Una Struttura si può usare se è in gioco, non è in Arresto e non ha segnalini Guasto.
rule-M-TERM-23 = Si possono usare solo le cose disponibili nella Zona di Carico.
rule-M-TERM-24 = Ogni rover ha un posto per i segnalini.
rule-M-TERM-31 = La mappa ha tre anelli attorno alla base, ognuno con otto spazi che prendono il nome dalla direzione.
rule-M-TERM-36 = Uno spazio è esplorato appena ha sopra una tessera scoperta.
rule-M-TERM-37 = All'esterno vuol dire su uno spazio della mappa; tutto il resto è all'interno.
rule-M-TERM-39 = I campioni sono gli indicatori blu.
rule-M-TERM-40 = Gli indicatori bianchi sono i semi nella Zona di Carico, le piante in via di maturazione e le piante mature nelle Serre.
rule-M-TERM-42 = I segnalini Morale spesi tornano nella riserva.
rule-M-TERM-43 = Ogni Complesso ha un tracciato Avaria.
rule-M-TOK-02 = L'effetto dice dove va il suo segnalino: su una Struttura subito, su una Struttura per il prossimo sol, su un rover o sulla mappa.
rule-M-TOK-07 = Un segnalino si ignora dove lo stesso effetto è già in vigore; solo i segnalini Pedina extra si sommano.
rule-M-TOK-10 = Una Struttura con un segnalino Guasto non si può usare in questo sol.
rule-M-TOK-12 = I segnalini sulla mappa restano finché un effetto non li toglie.
rule-M-UPG-03 = Installare un Miglioramento richiede 1 pedina con i dadi marroni o 2 senza.
rule-M-UPG-04 = Un Miglioramento costruito va al suo posto nella fase Pulizia.
rule-M-UPG-05 = Dalla fase Pulizia il Miglioramento funziona nella sua Struttura.
rule-M-UPG-07 = Un Miglioramento installato funziona solo nella sua Struttura, e non mentre questa è in Arresto.
rule-M-WND-01 = Gli astronauti cominciano senza ferite.
rule-M-WND-02 = Ogni ferita sposta l'astronauta di uno spazio sul tracciato Salute.
rule-M-WND-04 = La sesta ferita uccide.
rule-M-WND-05 = Se un astronauta muore, la missione è subito persa.
rule-M-WND-07 = Alcune ferite portano una Condizione.
rule-M-WND-12 = Le cure tolgono le ferite una alla volta.
rule-M-WND-14 = «Ogni astronauta» vuol dire tutti quelli in gioco, una volta.
rule-M-APP-10 = Prima del primo sol si legge l'antefatto della missione.
rule-M-APP-20 = Ciò che deve ancora venire resta nascosto fino al suo momento: nessuno lo vede e nessun dispositivo lo riceve.
rule-M-CAMP-08 = Nella campagna legacy nessuna missione si rigioca, e ciò che cambia resta cambiato.
rule-M-MIS-SLOT-WM1 = Prima missione della campagna invernale: risvegliare la base e accenderne le finestre.
rule-M-MIS-SLOT-WM2 = Seconda missione della campagna invernale: scoprire che cosa c'è nell'acqua; una Struttura cambia per sempre.
rule-M-MIS-SLOT-WM3 = Terza missione della campagna invernale: trovare il pozzo e decidere che farne; il suolo cambia per sempre.
rule-M-MIS-SLOT-WM4 = Quarta missione della campagna invernale: nostri o loro, e una decisione senza ritorno.
rule-M-MIS-SLOT-WM5 = Ultima missione della campagna invernale, secondo la decisione precedente.
rule-M-RUL-STR-19 = Altre Serre si costruiscono solo dove lo dice una missione o un evento.

## The table as it is drawn

goal-mission = Missione
goal-campaign = Campagna
goal-optional = Se volete: { $what }
goal-by = { $what } Ecco come: { $how }.
goal-next = { $what } { $sols ->
    [0] Questo è l'ultimo sol.
    [one] Dopo questo resta un sol.
   *[other] Dopo questo restano { $sols } sol.
}
for-good-clean-room = Da ora la base ha per sempre una camera bianca: il Laboratorio richiede anche ossigeno, e in un'azione Ricerca vale la migliore di due carte.
for-good-living-filter = Da ora la base ha per sempre un filtro vivente: con i Filtri dell'Ossigeno rotti le piante della Fattoria non avvizziscono.
for-good-each-mission = Vale prima di ogni missione. { $effect }
goal-for-good = Per sempre
goal-changed = Che cosa ha cambiato l'inverno
goal-letters = { $count ->
        [0] Nessuna lettera è stata ancora aperta.
        [one] È stata aperta una lettera.
       *[other] Sono state aperte { $count } lettere.
    }
goal-letter = Lettera
goal-of = Questa è la missione { $number } di { $all }.
scene-moment = Sol { $sol } di { $sols } · { $phase }
scene-warning = { $facility }: { $penalty }
offer-title = { $verb ->
        [repair] { $action } – { $target }
       *[other] { $action }: { $target }
    }
offer-title-bring = Portare a casa: { $things } ({ $target })
offer-no-part = non ce n'è più
offer-dismantle = smonta { $upgrade } per avere il pezzo
offer-from-upgrade = con un pezzo ricavato da una carta Miglioramento
offer-row-team = Chi lo fa?
offer-row-with = Con che cosa?
offer-row-bring = Portare a casa
offer-row-where = In quale Struttura?
offer-row-via = Per quale via?
offer-row-order = In quale posizione?
offer-move = Spostare: { $what }
offer-place = { $place } di { $of }
offer-becomes = { $what } diventa { $odds }.
offer-row-crew = Quale equipaggio?
offer-deal = { $count ->
        [1] Scegli il tuo astronauta
       *[other] Scegli i tuoi due astronauti
    }
offer-ability = { $who }: { $ability }, { $effect }
offer-row-machines = Quali macchine vengono con voi?
offer-machines = Quali macchine vengono con voi?
offer-all-placed = { $machines ->
        [0] Tutte le pedine sono piazzate.
        [one] Tutte le pedine sono piazzate. { $machines } macchina è inattiva.
       *[other] Tutte le pedine sono piazzate. { $machines } macchine sono inattive.
    }
offer-parts = Quali pezzi di ricambio prendete?
offer-parts-waiting = { $count ->
        [0] nulla di rotto ne ha bisogno
        [one] uno serve a un elemento rotto
       *[other] { $count } servono a elementi rotti
    }
offer-row-target = Dove, o quale?
offer-via = passando per { $route }
offer-from-cargo = con il pezzo dalla Zona di Carico (ne restano { $count })
offer-take-out = smontarne uno: { $facility }
offer-costs = costa { $count } unità di { $supply } (ne avete { $stock })
offer-strikes = Comporta: { $strike }.
offer-adventure = Avventura { $odds }.
offer-operator = { $who } ne sopporta le conseguenze.
offer-borrows = Prende una pedina di { $who }.
offer-leaves = { $who } lascia { $what } (che diventa { $odds }).
offer-gives-up = Rinuncia di { $who }: { $what }.
offer-broken = Elementi rotti { $before } → { $after }.
offer-wilts-not = { $facility }: nessuna pianta avvizzisce per questo.
offer-stress = Stress domani { $before } → { $after }.
offer-track = { $complex }, Avaria stanotte: { $before }% → { $after }%.
offer-short = { $supply }: Strutture al buio { $before } → { $after }.
offer-withdraw = Ritirare
plan-act = { $who }: { $what }, { $odds }
offer-withdraw-what = Ritirare: { $what }
offer-change = Cambiare: { $what }
offer-planned = Nel piano
offer-breaks = A che cosa servono le pause?
offer-breaks-use = { $stress ->
        [0] Morale +{ $morale }
       *[other] { $morale ->
            [0] Stress −{ $stress }
           *[other] Morale +{ $morale }, Stress −{ $stress }
        }
    }
offer-ready = Per me va bene
offer-all-ready = Per tutti va bene
offer-at-ease = { $count ->
        [one] Ultima pedina: { $action }. Va bene così
       *[other] { $count } pedine rimaste: { $action }. Va bene così
    }
offer-at-ease-who = { $count ->
        [one] { $who }: { $action }
       *[other] { $who }: { $count } × { $action }
    }
scene-machine-now = Ora: { $actions }
scene-machine-idle = Ora: niente che possa fare
outlook-change = { $before ->
        [100] certo
       *[other] { $before }%
    } → { outlook-enough }
outlook-enough = { $after ->
        [100] certo
       *[other] { $after }%
    }
scene-machines = Macchine usate in questo sol: { $used } su { $most }
scene-twice = Due azioni del piano hanno lo stesso bersaglio: { $target }.
scene-at-most = ora { $now }
scene-count = { $now } di { $wanted }
odds-sure = certo
odds-none = inutile
odds-percent = { $percent }%
odds-wound = ferita { $percent }%
odds-wounds = { $count ->
        [one] { $count } ferita
       *[other] { $count } ferite
    }
odds-missing = { $count ->
        [one] manca { $count } pedina
       *[other] mancano { $count } pedine
    }
scene-cause-crew = L'equipaggio: +{ $count }
scene-cause-dark-stress = { $facility } al buio: +{ $count }
scene-cause-short = Non c'è abbastanza { $supply } per tutto: +{ $count }
scene-cause-mission = La missione: +{ $count }
scene-cause-made = { $facility }: produzione { $made }
scene-cause-less = { $facility }: produzione { $made }; al meglio { $top }
scene-cause-dark = { $facility } al buio: nessuna produzione
scene-cause-effects = Effetti in vigore: { $by }
scene-cause-users = { $count ->
    [0] Non serve a nessuna Struttura
    [one] Serve a 1 Struttura: { $users }
   *[other] Serve a { $count } Strutture: { $users }
}
scene-cause-plants = { $facility }: { $count ->
    [0] nessuna pianta matura
    [one] 1 pianta matura
   *[other] { $count } piante mature
}
scene-cause-eaters = { $count ->
    [one] 1 porzione per l'equipaggio
   *[other] { $count } porzioni per l'equipaggio
}
fault-energy = costa 1 unità di energia
fault-oxygen = costa 1 unità di ossigeno
fault-force = dado Successo obbligato
fault-malfunction = Avarie +1
fault-wilt = una pianta avvizzisce
fault-rover-check = Ballerina può rompersi
fault-lose-sample = si perde un campione
fault-stress = Stress +1 ogni sol
fault-token = un segnalino ogni sol
fault-no-rover = nessun rover
fault-none = nessuna conseguenza
rail-setup = Preparazione
rail-events = Eventi
rail-morale = Morale
rail-production = Produzione
rail-action = Azioni
rail-malfunction = Avarie
rail-cleanup = Pulizia

## A table in a list, and its chronicle

where-mission = { $mission }
where-phase = { $rail }
where-sol = Sol { $sol } di { $sols } · { $rail }
chronicle-mission = Missione { $number }: { $mission }
chronicle-sol = Sol { $sol }

## How a mission went, on the page at its end

summary-sol = Sol { $sol } di { $sols }
summary-goals = Obiettivi: { $done } su { $count }
summary-optional = Facoltativi: { $done } su { $count }
summary-dice = { $rolls ->
        [one] 1 dado Successo tirato
       *[other] { $rolls } dadi Successo tirati
    }, riusciti: { $came }. { $luck }.
series-stress = Stress
series-stress-note = alla fine di ogni sol
series-stress-limit = { $limit }: litigio
series-oxygen = Ossigeno
series-energy = Energia
series-made-note = prodotto in ogni sol
series-needed = fabbisogno: { $count }
series-start = inizio
moment-died = Una morte
moment-envelope = Si apre una busta
moment-goal = Obiettivo raggiunto
moment-discovery = Una Scoperta
moment-dark = Buio
moment-lucky = Contro ogni previsione
moment-unlucky = Sfortuna
moment-chance = { $text } Probabilità: { $chance }%.
toll-wounds = { $now ->
        [0] { $taken ->
            [0] nessuna ferita
           *[other] di nuovo in salute
        }
        [one] 1 ferita
       *[other] { $now } ferite
    }
toll-tokens = { $count ->
        [0] nessun segnalino Morale
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }
cost-parts = { $left ->
        [0] Nessun elemento rotto
        [one] 1 elemento ancora rotto
       *[other] { $left } elementi ancora rotti
    }, { $fixed ->
        [0] nessuno riparato
        [one] 1 riparato
       *[other] { $fixed } riparati
    }
cost-hungry = { $count ->
        [one] È mancata 1 porzione di cibo
       *[other] Sono mancate { $count } porzioni di cibo
    }
cost-quarrels = { $count ->
        [one] 1 litigio
       *[other] { $count } litigi
    }
cost-dark = { $count ->
        [one] Buio una volta
       *[other] Buio { $count } volte
    }
choice-done = L'Evento «{ $event }» è stato risolto.
choice-struck = Nessuno si è occupato dell'Evento «{ $event }», che ha colpito.
choice-over = L'Evento «{ $event }» è passato da sé.
helped-heal = Curarsi prima: la sesta ferita uccide. Chi ne ha quattro non dovrebbe guidare un'azione che tira il dado Ferite.
helped-repair = Riparare ancora { $over }. In questa missione { $broken ->
        [one] si è rotto 1 elemento
       *[other] si sono rotti { $broken } elementi
    }; riparati: { $fixed }.
helped-goal = Cominciare prima con: { $goal }
helped-sure = Una pedina in più sulle azioni importanti: { $count ->
        [one] 1 tiro del dado Successo è stato affidato
       *[other] { $count } tiri del dado Successo sono stati affidati
    } al caso; non riusciti: { $lost }.
helped-energy = Più energia e ossigeno: qualcosa è rimasto al buio { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
helped-events = Risolvere gli Eventi prima che colpiscano: { $count ->
        [one] 1 è stato trascurato
       *[other] { $count } sono stati trascurati
    }.
met-own = dei vostri; professione { $profession }
onward-again = Ancora «{ $mission }», con le stesse persone e altri dadi.
onward-harder = Ancora una volta, { $difficulty }.
onward-continue = { $campaign } continua: la base resta come la lasciate, e gli astronauti pure. Chi deve andare passa il posto a qualcun altro, o a un bot.
onward-anew = Nessuna missione di questa campagna si può rigiocare. Una nuova comincia dalla prima missione, con lettere sigillate e una base che di questo inverno non sa nulla.
onward-home = Per cominciare: riparare e costruire, vicino a casa.
onward-riddle = Sapete riparare e costruire; qui si aggiungono la mappa e una luce che si spegne.
onward-plants = Conoscete la mappa; qui si lavora in Laboratorio: campioni, e ciò che raccontano.
onward-probe = Conoscete la ricerca; qui si va lontano, dietro ai segnali, con un campo in cui dormire.
onward-land = Conoscete le vie lunghe; qui tutto va trovato, portato a casa e montato.
onward-core = La più difficile delle sei: campioni profondi, pochi sol e una base che si stanca.
onward-slow-bell = La campagna: cinque missioni, una base, e ciò che decidete resta deciso.
onward-winters = La campagna legacy: cinque missioni senza un secondo tentativo, quattro lettere sigillate e un inverno che cambia per sempre base, suolo e persone.

## Hints: why somebody practised would choose that

hint-objective = Lo chiede la missione: «{ $objective }»
hint-sheet = { $sheet }: { $percent }% su { $goal }%.
hint-on-the-way = È il prossimo passo verso un luogo in cui c'è qualcosa: { $space } ({ $thing }).
hint-on-the-way-to = È il prossimo passo verso questo luogo: { $space }.
hint-lies-there = Lì c'è qualcosa: { $thing } ({ $space }).
hint-way = La via più breve ({ $space }) costa { $pawns ->
    [one] { $pawns } pedina
   *[other] { $pawns } pedine
} oltre a quella per il compito.
hint-safe-way = In nessuno dei suoi spazi c'è un'insidia. Spazi: { $count }.
hint-unknown-ground = Spazi inesplorati lungo la via, meta compresa: { $count } ({ $space }).
hint-element = Finché è rotto questo elemento ({ $element }): { $penalty }.
hint-broken = Elementi rotti: { $broken }; alla fine della missione al massimo { $threshold }.
hint-tile = Finché c'è la tessera Arresto, questa Struttura è ferma: { $facility }. A ogni sol la tessera porta { $stress } Stress.
hint-track = { $complex }: il tracciato Avaria è a { $level } su { $top }; probabilità che il prossimo tiro faccia pescare una carta: { $trigger }%.
hint-rover = { $rover } non si muove con un segnalino Guasto; in marcia vale { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
}.
hint-rover-helps = { $rover } vale { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
}: così qualcuno resta libero per altro.
hint-upgrade = Una volta installato – { $upgrade_effect }. Sol dopo questo: { $left }.
hint-event-reward = Chi si occupa dell'Evento «{ $event }» ha la ricompensa. { $effect }
hint-event-strikes = Se nessuno se ne occupa, l'Evento «{ $event }» può colpire nella prossima fase Eventi. Probabilità: { $strikes }%.
hint-stress = Lo Stress è a { $stress }; la prossima Produzione lo porta a { $level }, e a { $limit } c'è un litigio.
hint-morale = Il Morale è a { $morale ->
        [-2] −2
        [-1] −1
       *[other] { $morale }
    }. { $left ->
    [0] Questo è l'ultimo sol.
    [one] Dopo questo resta 1 sol.
   *[other] Dopo questo restano { $left } sol.
}
hint-supply = Prossima Produzione, { $supply }: produzione { $made }, fabbisogno { $needed }.
hint-shortage = { $supply }: produzione { $made }, fabbisogno { $needed }.
hint-stock = In riserva, { $supply }: { $stock }.
hint-wounds = { $who } { $wounds ->
    [0] non ha ferite
    [one] ha 1 ferita
   *[other] ha { $wounds } ferite
}; con più di { $most } non si sopravvive.
hint-condition = { $who } soffre della Condizione «{ $condition }»: { $ailment }.
hint-rest = Per questa pedina non c'è di meglio. { $who } ha { $tokens ->
    [one] 1 segnalino Morale
   *[other] { $tokens } segnalini Morale
} e ne guadagna uno: servono per le abilità.
hint-part = { $part }: { $held } a disposizione; { $count ->
    [0] nessun elemento rotto ne ha bisogno
    [one] 1 elemento rotto ne ha bisogno
   *[other] { $count } elementi rotti ne hanno bisogno
}.
hint-parts = Pezzi di ricambio a disposizione: { $held }; elementi rotti: { $count }.
hint-research = Questa carta mostra { $percent }%; la media delle carte è { $average }%.
hint-on-path = { $space } è sul percorso a cui i segnali si avvicinano di più: { $chain }.
hint-off-path = { $space } è fuori dal percorso a cui i segnali si avvicinano di più: { $chain }.
hint-rolled = { $action }: il dado Successo mostra { $face }.
hint-order = È la prima azione del piano. Probabilità che riesca: { $success }%.
hint-find = È il momento giusto. { $effect }
hint-planned = Tutte le tue pedine hanno un compito. Azioni nel piano comune: { $count }.
hint-too-few = Pedine finora: { $pawns } delle { $count } che servono.
hint-certain = Con { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
} riesce senza dadi.
hint-odds-more = Probabilità che riesca con { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
}: { $success }%; con { $certain } è certo.
hint-odds-enough = Probabilità che riesca con { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
}: { $success }%; le { $certain } per la certezza valgono di più altrove.
