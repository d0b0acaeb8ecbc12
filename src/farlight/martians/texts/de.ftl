# Martians.

## The game itself

game-title = Martians
game-guide =
    Ihr haltet die Basis Marram eine Anzahl Sols lang am Leben und tut, was die Mission verlangt, bevor sie um sind. Ihr gewinnt oder verliert gemeinsam. Die Mission ist verloren, wenn jemand von der Besatzung stirbt, wenn die Sols um sind oder wenn am Ende zu viele Teile der Basis defekt sind.
    Ein Sol geht so:
    1. Ereignisse. Ein Störungs-Track steigt um eins, und ein neues Ereignis kommt. Es liegt drei Sols im Missionslogbuch: Beantwortet es mit einer Aktion, sonst kann es zuschlagen.
    2. Moral. Bei guter Moral erhält der Startspieler Moralplättchen, bei schlechter gehen welche verloren. Mit Plättchen bezahlt man Fähigkeiten.
    3. Produktion. Die Basis erzeugt Energie und Sauerstoff, die Farm Nahrung. Was fehlt, schaltet Anlagen ab und verwundet. Der Stress steigt; bei 18 gibt es Streit.
    4. Aktionen. Alle planen gleichzeitig: Jedes Mitglied der Besatzung hat zwei Aktionssteine. Ein Stein allein heißt meist Würfel: Das kann gelingen, verwunden oder ein Abenteuer bringen. Mit einem Stein mehr als nötig gibt es kein Risiko. Wähle eine Aktion, dann wo und womit, dann wer hilft; sag, dass du bereit bist, und alles wird ausgeführt.
    5. Störungen. Würfel bewegen die Störungs-Tracks nach oben. Ein Track auf 5 bringt eine Störung, und etwas geht kaputt. Defekte Teile haben Nachteile: Repariert sie mit Ersatzteilen.
    6. Aufräumen. Was ihr erhalten habt, wird verfügbar, und der nächste Sol beginnt mit einem neuen Startspieler.
    Alles schafft niemand: „view forecast“ zeigt, was kommt; lasst liegen, was warten kann.
game-alone = Allein führst du zwei Mitglieder der Besatzung (M-PC-05).
chapter-1 = Grundsätze
book-idea = Die Idee
meaning-action-pawn = Jeder Astronaut hat zwei. Ein Stein auf einer Aktion ist Arbeit in diesem Sol: Mit einem wird gewürfelt, zwei sind sicher.
meaning-malfunction-track = Er steigt in jedem Sol von selbst. Wo er endet, geht in diesem Komplex etwas kaputt.
meaning-stress = Er steigt in jedem Sol. Bei 18 gibt es Streit, und jeder Astronaut erleidet eine Wunde.
meaning-facility = Ein Raum der Basis. Hier werden Aktionen ausgeführt, solange er funktioniert und nicht abgeschaltet ist.
meaning-adventure = Unterwegs geschieht etwas: Eine Karte wird gelesen, und sie kann später wiederkommen.
meaning-first-player = Entscheidet, wo sich die Besatzung nicht einig ist.
book-setup = Bevor es losgeht
book-sol = Wie ein Sol abläuft
book-events = Ereignisse und Abenteuer
book-production = Produktion: Energie, Sauerstoff, Nahrung
book-plan = Planen und würfeln
book-base = Aktionen in der Basis
book-outside = Draußen: Rover, erkunden, sammeln
book-work = Forschen, pflanzen, bauen
book-crew = Die Besatzung: Gesundheit, Moral, Stress
book-trouble = Störungen
book-night = Aufräumen
book-end = Ziele, Ende, Kampagnen
book-symbols = Symbole
book-answers = Fragen und Antworten
chapter-3 = Begriffe und Bereiche des Spielplans
chapter-4 = Symbole
chapter-5 = Aufbau
chapter-6 = Besatzung
chapter-7 = Wunden und Gesundheits-Track
chapter-8 = Zustände
chapter-9 = Moral
chapter-10 = Stress
chapter-11 = Startspieler
chapter-12 = Wie ein Sol geht
chapter-13 = Ereignisphase
chapter-14 = Abenteuer, Missionslogbuch, Folgen
chapter-15 = Produktionsphase
chapter-16 = Allgemeiner Vorrat
chapter-17 = Aktionsphase: ankündigen und abwickeln
chapter-18 = Aktionswürfel
chapter-19 = Maschinen
chapter-20 = Rover
chapter-21 = Entfernung, Wege, Gelände
chapter-22 = Aktionen 1 bis 5: Ereignisse, Rasten, Entspannen, Heilen, Verwalten
chapter-23 = Erkunden, Funde, Richtungskarten
chapter-24 = Sammeln, Sondenraum
chapter-25 = Forschen und Säen
chapter-26 = Bauen, Werkstatt
chapter-27 = Aktionen der Mission und andere
chapter-28 = Störungsphase
chapter-29 = Aufräumphase
chapter-30 = Plättchen auf Anlagen
chapter-31 = Zielplättchen
chapter-32 = Ende der Mission
chapter-33 = Zu dritt, zu zweit, allein
chapter-34 = Schwierigkeit und Kampagnen
chapter-35 = Fragen und Antworten

## People and machines

profession-scientist = Wissenschaft
profession-geologist = Geologie
profession-engineer = Ingenieurwesen
profession-medic = Medizin
seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4
seat-of = { $who } ({ $player })
bound-free = freier Aktionsstein
bound-heart = Aktionsstein, der nur das Herz behandeln lassen kann
bound-rest = Aktionsstein, der nur rasten kann
bound-spare = zusätzlicher Aktionsstein
mark-idle = ein Aktionsstein weniger
mark-spare = ein zusätzlicher Aktionsstein
mark-mute = keine Grundfähigkeit
mark-silent = keine Fähigkeiten
mark-indoors = keine Aktionen draußen
mark-unhurt = keine Wundwürfel
mark-tender = jede Wunde doppelt zählen
mark-shaky = bei der ersten Aktion den Erfolgswürfel werfen
mark-storied = bei der ersten Aktion ein Abenteuer erleben
mark-rest-only = mit einem Aktionsstein nur rasten
mark-double-ration = zwei Nahrungsportionen essen
mark-late-night = am Abend 1 Wunde erleiden, falls der zusätzliche Aktionsstein genutzt wird
mark-cheaper = für die nächste Fähigkeit 1 Moralplättchen weniger bezahlen
ailment-anaemia = braucht jeden Sol 2 Portionen Nahrung
ailment-anxiety-attack = die Moral sinkt sofort um 1, dann ist es vorbei
ailment-heart-trouble = ein Aktionsstein kann nur das Herz behandeln
ailment-poor-concentration = jede Aktion mit einem Aktionsstein dieser Person bringt ein Abenteuer
ailment-migraine = keine Fähigkeiten
ailment-poisoning = jede Wunde zählt doppelt

## The base

phase-setup = Aufbauphase
phase-events = Ereignisphase
phase-morale = Moralphase
phase-production = Produktionsphase
phase-action = Aktionsphase
phase-malfunction = Störungsphase
phase-cleanup = Aufräumphase
complex-working = Arbeitskomplex
complex-living = Wohnkomplex
complex-systems = Systemkomplex
helper-machines = Maschinen
facility-panel = Solarpanel nach Wahl
facility-oxygenator = Oxygenator nach Wahl
facility-structure = Anlagenkarte nach Wahl
facility-anywhere = Basis
facility-here = genutzte Anlage
facility-remembered = dieselbe Anlage
in-facility = { $facility_id ->
        [ga] in der Garage
        [fa] in der Farm
        [qp] in der Nische
        [ws] in der Werkstatt
        [backup-farm] in der Reservefarm
        [pb] im Sondenraum
        [ox1] im Oxygenator 01
        [ox2] im Oxygenator 02
        [backup-oxygenator] im Reserve-Oxygenator
        [relay-mast] im Relaismast
        [storm-shelter] im Sturmkeller
        [drill-rig] im Bohrturm
        [la] im Labor
        [ml] im MedLab
        [cc] im Kontrollzentrum
        [sp1] im Solarpanel 01
        [sp2] im Solarpanel 02
        [backup-panel] im Reserve-Solarpanel
        [depot] im Depot
        [cq] in den Besatzungsquartieren
        [prov-cq] in den Provisorischen Besatzungsquartieren
        [prov-ml] im Provisorischen MedLab
        [prov-cc] im Provisorischen Kontrollzentrum
        [prov-ga] in der Provisorischen Garage
        [prov-pb] im Provisorischen Sondenraum
        [prov-la] im Provisorischen Labor
        [prov-ws] in der Provisorischen Werkstatt
        [panel] in einem Solarpanel nach Wahl
        [oxygenator] in einem Oxygenator nach Wahl
        [structure] auf einer Anlagenkarte nach Wahl
        [anywhere] in der Basis
        [here] in der genutzten Anlage
        [remembered] in derselben Anlage
       *[other] in „{ $facility }“
    }
into-facility = { $facility_id ->
        [ga] in die Garage
        [fa] in die Farm
        [qp] in die Nische
        [ws] in die Werkstatt
        [backup-farm] in die Reservefarm
        [pb] in den Sondenraum
        [ox1] in den Oxygenator 01
        [ox2] in den Oxygenator 02
        [backup-oxygenator] in den Reserve-Oxygenator
        [relay-mast] in den Relaismast
        [storm-shelter] in den Sturmkeller
        [drill-rig] in den Bohrturm
        [la] in das Labor
        [ml] in das MedLab
        [cc] in das Kontrollzentrum
        [sp1] in das Solarpanel 01
        [sp2] in das Solarpanel 02
        [backup-panel] in das Reserve-Solarpanel
        [depot] in das Depot
        [cq] in die Besatzungsquartiere
        [prov-cq] in die Provisorischen Besatzungsquartiere
        [prov-ml] in das Provisorische MedLab
        [prov-cc] in das Provisorische Kontrollzentrum
        [prov-ga] in die Provisorische Garage
        [prov-pb] in den Provisorischen Sondenraum
        [prov-la] in das Provisorische Labor
        [prov-ws] in die Provisorische Werkstatt
        [panel] in ein Solarpanel nach Wahl
        [oxygenator] in einen Oxygenator nach Wahl
        [structure] auf eine Anlagenkarte nach Wahl
        [anywhere] in die Basis
        [here] in die genutzte Anlage
        [remembered] in dieselbe Anlage
       *[other] in „{ $facility }“
    }
of-supply = { $supply_id ->
       *[other] { $supply }
    }
element-connectors = Energieanschlüsse
element-filters = Sauerstofffilter
element-hardware = Hardware
element-cpu = CPU
element-in-place = { $facility }: { $element }
# “any” is a key by which messages below choose: leave it as it is.
element-any = any
part-connectors = Energieanschlüsse
part-filters = Sauerstofffilter
part-hardware = Hardware
part-cpu = CPU
part-any = beliebig
part-random = zufällig gezogen
machine-panel = eines Solarpanels nach Wahl
machine-oxygenator = eines Oxygenators nach Wahl
machine-best-panel = des produktivsten Solarpanels
machine-best-oxygenator = des produktivsten Oxygenators
machine-panels = aller Solarpanels
machine-oxygenators = aller Oxygenatoren
machine-remembered = derselben Maschine
machine-backup-panel = des Reserve-Solarpanels
machine-backup-oxygenator = des Reserve-Oxygenators
track-working = den Störungs-Track des Arbeitskomplexes
track-living = den Störungs-Track des Wohnkomplexes
track-systems = den Störungs-Track des Systemkomplexes
track-highest = den höchsten Störungs-Track
track-lowest = den niedrigsten Störungs-Track
track-any = einen Störungs-Track nach Wahl
keyword-complication = Komplikation
keyword-obstacle = Hindernis
keyword-problem = Problem
keyword-conflict = Konflikt
supply-oxygen = Sauerstoff
supply-energy = Energie
supply-food = Nahrung
kind-energy = Energie
kind-oxygen = Sauerstoff
tile-energy = keine Energie
tile-oxygen = kein Sauerstoff
shutkind-energy-down = keine Energie, Kachel verdeckt
shutkind-energy-up = keine Energie, Kachel aufgedeckt
shutkind-oxygen-down = kein Sauerstoff, Kachel verdeckt
shutkind-oxygen-up = kein Sauerstoff, Kachel aufgedeckt
penalty-energy = jede Aktion hier kostet 1 Energie
penalty-oxygen = jede Aktion hier kostet 1 Sauerstoff
penalty-force = jede Aktion hier muss den Erfolgswürfel werfen
penalty-malfunction = in jedem Sol mehr Störungen
penalty-wilt = die Pflanzen welken
penalty-rover-check = die Bachstelze kann in jedem Sol ausfallen
penalty-lose-sample = in jedem Sol geht eine Probe auf der Karte verloren
penalty-stress = in jedem Sol mehr Stress
penalty-token = in jedem Sol ein Plättchen auf diese Anlage
penalty-no-rover = kein Rover kann beim Erkunden helfen
penalty-none = ein Teil ohne Strafe
token-fault = Ausfallplättchen
token-extra-pawn = Zusatzstein-Plättchen
token-adventure = Abenteuerplättchen
token-reroll = Neuwurfplättchen
token-wound = Wundplättchen
token-rover-risk = Roverrisiko-Plättchen
hindrance-fault = { token-fault } – nicht nutzbar
hindrance-extra-pawn = { token-extra-pawn } – jede Aktion dort braucht 1 Aktionsstein mehr
hindrance-adventure = { token-adventure } – jede Aktion dort bringt ein Abenteuer
hindrance-reroll = { token-reroll } – ein Erfolg dort muss ein zweites Mal gewürfelt werden
hindrance-wound = { token-wound } – jede Aktion dort kostet 1 Wunde
hindrance-rover-risk = { token-rover-risk } – ein Rover, der dort hilft, kann ausfallen
load-fault = { token-fault } – nicht nutzbar, bis er repariert ist
load-extra-pawn = { token-extra-pawn } – er zählt 1 Aktionsstein weniger
load-adventure = { token-adventure } – eine Aktion, bei der er hilft, bringt ein Abenteuer
load-wound = { token-wound } – eine Aktion, bei der er hilft, kostet 1 Wunde
load-rover-risk = { token-rover-risk } – er kann ausfallen, wann immer er hilft
ground-extra-pawn = { token-extra-pawn } – jede Aktion dort braucht 1 Aktionsstein mehr
ground-adventure = { token-adventure } – wer vorbeikommt, erlebt ein Abenteuer
ground-wound = { token-wound } – wer eine Aktion dort vorbeiführt, erhält 1 Wunde
ground-rover-risk = { token-rover-risk } – ein Rover, der vorbeikommt, kann ausfallen
rover-used = Rover im Einsatz
rover-any = ein Rover
why-absent = Ihre Anlage ist nicht im Spiel
why-shut = Ihre Anlage ist abgeschaltet

## The map

space-in-ring = Ring { $ring } im { $direction }
space-here = dieses Feld
space-drawn = das gezogene Feld
space-bell-1 = das Feld Richtung Glocke in Ring 1
space-bell-2 = das Feld Richtung Glocke in Ring 2
space-bell-3 = das Feld Richtung Glocke in Ring 3
space-across-1 = das Feld gegenüber der Glocke in Ring 1
space-well-1 = das Feld Richtung Brunnen in Ring 1
space-well-2 = das Feld des Brunnens in Ring 2
space-beside-well = das Feld neben dem Brunnen in Ring 2
space-petrel-1 = das Feld Richtung Sturmvogel in Ring 1
space-petrel-2 = das Feld Richtung Sturmvogel in Ring 2
space-petrel-3 = das Feld des Sturmvogels in Ring 3
strength-light = Leicht
strength-medium = Mittel
strength-intense = Stark
spot-ear = ein Ohr
spot-thumped = eine Klopfmarke
spot-stain = eine dunkle Spur
spot-anchor = eine Verankerung
spot-yard = eine ebene Fläche
spot-moved = ein versetztes Modul
spot-signal = ein Ping
spot-beacon = eine Bake
spot-day = ein Tag Licht
spot-icon = ein Missionszeichen
spot-recorder = ein Aufnahmegerät
spot-cut = eine Entlastungsrinne
spot-crate = eine Kiste
spot-ping = ein Ping des Landers
spot-tern = die Landestelle der Seeschwalbe
fitting-clean-room = einen Reinraum
fitting-living-filter = einen lebenden Filter
deed-events = erledigten Ereignisse
deed-discoveries = Entdeckungen
deed-outside = Aktionen draußen
where-available = im Frachtraum, verfügbar
where-pending = im Frachtraum, im nächsten Sol verfügbar
where-active = wirkt in diesem Sol
where-queue = wirkt im nächsten Sol
where-rover = bleibt bis zur Reparatur
where-map = bleibt auf der Karte
where-beacon = bleibt, bis der Behälter daheim ist

## Things

thing-thing = Ding
thing-connectors = Energieanschlüsse
thing-filters = Sauerstofffilter
thing-hardware = Hardware
thing-cpu = CPU
thing-seed = Samen
thing-food = Nahrungsportion
thing-oxygen = Sauerstoff
thing-energy = Energie
thing-s1 = Probe
thing-n1 = Apatit
thing-n2 = Sylvin
thing-n3 = Gips
thing-n4 = Olivin
thing-n5 = Jarosit
thing-n6 = gutes Laborglas
thing-red1 = rotes Plättchen 1
thing-red2 = rotes Plättchen 2
thing-red3 = rotes Plättchen 3
thing-red4 = rotes Plättchen 4
thing-orange1 = orangefarbenes Plättchen 1
thing-orange2 = orangefarbenes Plättchen 2
thing-orange5 = orangefarbenes Plättchen 5
thing-orange6 = orangefarbenes Plättchen 6
thing-orange1-home = Ladung der nahen Sonde
thing-orange2-home = Ladung der fernen Sonde
thing-red1-riddle = Vorratsbehälter
thing-orange1-riddle = Teilebehälter
thing-orange2-riddle = Instrumentenbehälter
thing-red3-probe = verirrter Krabbler
thing-red1-ln4 = Glas aus der dunklen Spur
thing-red2-ln4 = Glas aus dem Bohrloch
thing-orange1-wm3 = Schlitten der Gründer
thing-red1-wm5b = Ladung der Seeschwalbe
thing-core = verlorene Bohrprobe
thing-part = beliebiges Ersatzteil
thing-sample = Probe
thing-examined = untersuchte Probe
thing-sample-or-examined = Probe, untersucht oder nicht
thing-nutrient = Fund 1 bis 5
thing-nutrient-name = Nährstoff nach Wahl
thing-crate = Kiste
thing-crate-with = Kiste „{ $facilities }“
thing-gas = Gasflasche
thing-token = Moralplättchen
thing-crew-token = Moralplättchen der Besatzung
thing-crew-tokens = so viele Moralplättchen der Besatzung, wie die Nummer des Sols angibt
thing-ring-marker-frames = Bildmarker
thing-ring-marker-fix = Peilmarker
thing-of-ring = { $thing } aus Ring { $ring }
thing-once-examined = { $thing }, untersucht
thing-from = ein Teil ausbauen ({ $element }; Strafe ab jetzt – { $penalty })
container-food = der Vorratsbehälter
container-parts = der Teilebehälter
container-science = der Instrumentenbehälter

## What missions count and remember

sheet-sheet = Leiste
sheet-optimal = Optimale Bedingungen
sheet-archive = Archiv
sheet-fix = Ortung
sheet-bore = Bohrung
sheet-strain = Spannung
sheet-load = Last
sheet-old-log = Altes Logbuch
sheet-picture = Bild
sheet-lamp-line = Lampenseil
sheet-provenance = Herkunft
sheet-culture = Kultur
sheet-stowed = Verstaut
sheet-n1 = Phosphor
sheet-n2 = Kalium
sheet-n3 = Kalzium
sheet-n4 = Magnesium
sheet-n5 = Schwefel
objective-objective = Ziel
objective-o1 = Ziel 1
objective-o2 = Ziel 2
objective-o3 = Ziel 3
objective-o4 = Ziel 4
objective-o5 = Ziel 5
objective-o6 = Ziel 6
objective-o7 = Ziel 7
objective-o8 = Ziel 8
flag-flag = Notiz
flag-bell-dir = die Richtung der Glocke
flag-well-dir = die Richtung des Brunnens
flag-petrel-dir = die Richtung zum Sturmvogel
flag-other = etwas, das noch kommt
value-value = Wert
value-n = Norden
value-ne = Nordosten
value-e = Osten
value-se = Südosten
value-s = Süden
value-sw = Südwesten
value-w = Westen
value-nw = Nordwesten
value-brace = Abstützen
value-bleed = Ablassen
value-shift = Umziehen
stat-quarrels = Streitigkeiten
stat-plants-lost = verlorenen Pflanzen
stat-wounds = Wunden
stat-adventures = Abenteuer
stat-cards = Störungskarten
stat-expired = vergessenen Ereignisse
stat-double-builds = gemeinsam ausgepackten Kisten
stat-seeds = ausgesäten Samen
stat-events = Ereignisse
amount-HS = 1 oder 2
amount-HM = 1 bis 3
amount-HL = 2 bis 4
amount-GS = 1 oder 2
amount-GM = 1 bis 3
outcome-won-mission = Die Mission ist gelungen
outcome-lost-death = Ein Mitglied der Besatzung ist gestorben, und die Mission ist verloren
outcome-lost-time = Die Arbeit wurde nicht rechtzeitig fertig, und die Mission ist verloren
outcome-lost-parts = Die Arbeit ist getan, aber zu viel an der Basis ist defekt, und die Mission ist verloren
outcome-won-campaign = Die Kampagne ist gewonnen
outcome-lost-campaign = Die Kampagne ist verloren

## Actions

action-event-research = { action-event } ({ action-research })
action-event-build = { action-event } ({ action-build })
action-event-manage = { action-event } ({ action-manage })
action-event = Ein Ereignis bewältigen
action-rest = Rasten
action-relax = Entspannen
action-heal = Heilen
action-heal-heart = Das Herz behandeln
action-manage = Störungen verwalten
action-explore = Erkunden
action-gather = Sammeln
action-examine = Eine Probe untersuchen
action-discover = Eine Entdeckung machen
action-plant = Einen Samen aussäen
action-repair = Reparieren
action-rover = Einen Rover reparieren
action-upgrade = Einen Ausbau einbauen
action-tile = Eine Anlage wieder anfahren
action-research = Forschen
action-build = Bauen
action-own = Was es nur in dieser Mission gibt
verb-event = Ein Ereignis bewältigen
verb-rest = Rasten
verb-relax = Entspannen
verb-heal = Heilen
verb-manage = Störungen verwalten
verb-explore = Erkunden
verb-gather = Sammeln
verb-examine = Eine Probe untersuchen
verb-discover = Eine Entdeckung machen
verb-plant = Einen Samen aussäen
verb-repair = Reparieren
verb-rover = Einen Rover reparieren
verb-upgrade = Einen Ausbau einbauen
verb-tile = Eine Anlage wieder anfahren
danger-track = ein Störungs-Track könnte 5 erreichen
danger-stress = ein Streit könnte ausbrechen
danger-wounds = eine Wunde könnte einen Zustand oder den Tod bringen
danger-plants = Pflanzen könnten verloren gehen
danger-tokens = die Person mit dem Startspielerplättchen verliert gleich Moralplättchen
danger-condition = ein Zustand wirkt sich in der Produktion aus
danger-tile = gleich wird eine unbekannte Kachel aufgedeckt
danger-card = gleich wird eine Karte gezogen
danger-threshold = zu viele Teile sind defekt, und die Mission endet
strike-wound = 1 Wunde
strike-adventure = ein Abenteuer
strike-morale = Moral um 1 niedriger
strike-reroll = ein Erfolg muss zweimal gewürfelt werden
strike-force = der Erfolgswürfel muss geworfen werden
strike-hazard = der Rover kann ausfallen
cause-crew = { $count } für die Besatzung
cause-tiles = { $count } für Anlagen im Dunkeln
cause-mission = { $count } für die Mission
because-M-STR-01 = die Besatzung und dunkle Anlagen
because-M-STR-07 = nach dem Streit
because-M-STR-06 = der Streit
because-M-MIS-PLANTS-10 = fehlende Nährstoffe
because-M-PROD-29 = die defekte Hardware des Labors
because-M-RELX-02 = eine Pause
because-M-COND-15 = alle haben es gesehen
because-M-ICON-14 = keine Stimmen unterwegs
because-M-PROD-18 = die Hälfte des Überschusses
because-M-FARM-15 = um die Pflanzen zu retten
because-M-FARM-20 = gegessen
because-M-FARM-24 = die Hälfte dessen, was die Farm übrig hat
because-M-ACT-34 = für eine Aktion bezahlt
because-M-MIS-PROBE-12 = für eine Aktion bezahlt
because-M-MIS-RIDDLE-17 = aus dem Vorratsbehälter
because-M-DICE-04 = nächstes Mal klappt es
because-M-REST-02 = die Rast
because-M-ASTR-06 = für eine Fähigkeit
because-M-MOR-04 = die Moral der Besatzung
because-M-MOR-06 = die Moral der Besatzung
because-M-RUL-UPG-03 = der Kartentisch
because-M-MIS-PLANTS-20 = ein Nährstoff ist ganz da
because-M-MIS-CAMP-11 = für die Entdeckung
brought-wound = die angekündigte Wunde
brought-rolled-wound = die gewürfelte Wunde
brought-morale = der Verlust an Moral
brought-adventure = das Abenteuer
perk-rest = Rasten
perk-relax = Entspannen
perk-heal = Heilen
perk-manage = Verwalten
perk-explore = Erkunden
perk-gather = Sammeln
perk-research = Forschen
perk-build = Bauen
perk-event = Ereignis
# “any” is a key by which messages below choose: leave it as it is.
perk-any = any
perk-ease = 1 Aktionsstein weniger
perk-sure = Erfolg ohne Würfel
perk-waive = nur Aktionssteine nötig
perk-reroll = einen Würfel noch einmal werfen
perk-redraw = eine Karte noch einmal ziehen
perk-double = zwei Proben auf einmal
perk-route = der Routenplaner verkürzt den Weg
perk-rest-more = die Leseecke gibt 1 Moralplättchen mehr
perk-mast = der Relaismast spart 1 Aktionsstein
about-rest = Rasten
about-relax = Entspannen
about-heal = Heilen
about-manage = Verwalten
about-explore = Erkunden
about-gather = Sammeln
about-research = Forschen
about-build = Bauen
about-event = Ereignisaktionen
about-any = jede Aktion
about-green = grüne Würfel
about-grey = graue Würfel
about-blue = blaue Würfel
about-brown = braune Würfel
about-plant-an-ear = Ohr eingraben
about-fire-the-thumper = Klopfer zünden
when-now = in diesem Sol
when-next = im nächsten Sol
when-both = in diesem oder im nächsten Sol
span-sol = in diesem Sol
span-next-sol = im nächsten Sol
span-mission = bis zum Ende der Mission
colour-green = grünen
colour-grey = grauen
colour-blue = blauen
colour-brown = braunen
die-success = Erfolgswürfel
die-wound = Wundwürfel
die-adventure = Abenteuerwürfel
dieout-yellow = den gelben Störungswürfel
dieout-orange = den orangefarbenen Störungswürfel
dieout-red = den roten Störungswürfel
dieout-any = einen Störungswürfel nach Wahl
face-success = Erfolg
face-blank = leer
face-wound = Wunde
face-adventure = Abenteuer
name-success = Erfolg
name-blank = leer
name-wound = Wunde
name-adventure = Abenteuer
name-r01 = Karte 1 (50 %)
name-r02 = Karte 2 (40 %)
name-r03 = Karte 3 (30 %)
name-r04 = Karte 4 (25 %)
name-r05 = Karte 5 (20 %)
name-r06 = Karte 6 (15 %)
name-n = Norden
name-ne = Nordosten
name-e = Osten
name-se = Südosten
name-s = Süden
name-sw = Südwesten
name-w = Westen
name-nw = Nordwesten
research-card = „{ $name }“, { $percent } %
stream-success = Erfolgswürfel
stream-wound = Wundwürfel
stream-adventure = Abenteuerwürfel
stream-malfunction-yellow = gelber Störungswürfel
stream-malfunction-orange = orangefarbener Störungswürfel
stream-malfunction-red = roter Störungswürfel
stream-research = Forschungskarte
stream-direction = Richtungskarte
stream-part = ein zufälliges Ersatzteil: 1 Energieanschlüsse, 2 Sauerstofffilter, 3 Hardware, 4 CPU
stream-upgrade = eine zufällige Ausbaukarte
stream-profile = eine zufällige Profilkarte
stream-ring-1 = eine zufällige Kachel für Ring 1
stream-ring-2 = eine zufällige Kachel für Ring 2
stream-ring-3 = eine zufällige Kachel für Ring 3
stream-shutdown-energy = eine zufällige Abschaltungskachel für Energie
stream-shutdown-oxygen = eine zufällige Abschaltungskachel für Sauerstoff
stream-consequence = ob ein offenes Ereignis zuschlägt, von 100
stream-echo = welches Folgeereignis kommt
stream-echo-chance = ob ein Folgeereignis kommen wird, von 100
stream-echo-delay = wann ein Folgeereignis kommt
stream-adventure-later = ob ein altes Abenteuer zurückkehrt, von 100
stream-adventure-delay = wann ein Abenteuer zurückkehrt

## Questions

prompt-difficulty = Wie schwer soll diese Mission sein?
prompt-profession = { $place ->
        [1] Welchen Beruf hat dein erstes Mitglied der Besatzung?
        [2] Welchen Beruf hat dein zweites Mitglied der Besatzung?
       *[0] Welchen Beruf übernimmst du?
    }
prompt-astronaut = Beruf: { $profession }. Wer bist du?
prompt-machine-choice = Welche Maschine kommt mit?
prompt-first-player = Wer ist im ersten Sol Startspieler?
prompt-plan = { $stage ->
        [pawn] { $free ->
            [one] Ein Aktionsstein ist frei: Wähle ihn oder was er tun soll
           *[other] Wähle einen Aktionsstein oder eine Maschine
        }
        [act] Was tut { $who }?
        [kind] { $action }: Was genau?
        [where] { $action }: Wo?
        [which] { $action }: Was davon?
        [with] { $action }: Womit?
        [bring] { $action }: Was bringt ihr nach Hause?
        [using] { $action }: In welcher Anlage?
        [via] { $action }: Auf welchem Weg?
        [crew] Wer hilft mit? { told-stack }
        [assist] Bei welcher Aktion hilft { $who }?
        [revise] Welche Aktion änderst du?
        [change] Was änderst du? { told-stack }
       *[ready] { offer-all-placed }
    }
prompt-take-apart = Welches funktionierende Teil baut ihr als Ersatzteil aus?
prompt-order = Welche Aktion kommt als Nächstes?
prompt-rolled = { $who } hat für „{ $action }“ gewürfelt. { $faces }. Wirft jemand einen Würfel noch einmal?
prompt-wounded = { $who } erleidet gleich eine Wunde. Verhindert das jemand?
prompt-phase = Vor der { $phase }: Setzt jemand etwas ein?
prompt-danger = Bevor es weitergeht – { $dangers }. Setzt jemand jetzt etwas ein?
prompt-chain = { $chain ->
        [none] Wo beginnt die Kette?
       *[other] Die Kette bisher: { $chain }. Wie geht sie weiter?
    }
prompt-bring = „{ $action }“ bringt mehreres mit sich: Was kommt zuerst auf { $who } zu?
prompt-relax = Wofür ist die Pause gut?
prompt-heal = { $who } wird behandelt: Was wird geheilt?
prompt-cure = Welcher Zustand von { $who } wird geheilt?
prompt-treat = Was wird geheilt?
prompt-track = Welcher Störungs-Track?
prompt-rover-token = Welches Plättchen kommt vom Rover?
prompt-remove-sample = Welche Probe auf der Karte geht verloren?
prompt-shut-down = { $supply }: Die Basis erzeugt { $made } und braucht { $needed }. Was wird dunkel?
prompt-short = Es ist zu wenig { $supply } für alles da: Etwas muss abgeschaltet werden. Vorher könnt ihr noch etwas einsetzen.
prompt-hunger = Es ist nicht genug Essen für alle da. Vorher könnt ihr noch etwas einsetzen.
prompt-wilting = { $facility }: Die Pflanzen werden gleich welken. Rettet ihr sie? Das kostet je 1 Einheit: { $cost }.
prompt-go-hungry = Die Nahrung reicht nicht: Wer verzichtet auf eine Portion und erleidet eine Wunde?
prompt-redraw-malfunction = Gezogen wurde die Störungskarte „{ $malfunction }“. Behaltet ihr sie?
prompt-redraw-research = Gezogen wurde die Forschungskarte { $research }. Behaltet ihr sie?
prompt-effect-event = { $event }: Entscheide, was geschieht.
prompt-effect-action = { $action }: Entscheide, was geschieht.
prompt-discount-die = Welcher Störungswürfel zählt 2 weniger?
prompt-two-readings = Zwei Karten wurden gezogen: Welche zählt?
prompt-unlock = Welche neue Fähigkeit lernt { $who }?
prompt-refresh = Welche eingesetzte Fähigkeit ist wieder verfügbar?
prompt-peek = Die nächste Kachel von Ring { $ring } ist „{ $roi }“. Bleibt sie oben?
prompt-gain-part = { $left ->
        [1] Welches Ersatzteil nehmt ihr?
       *[other] Welche { $left } Ersatzteile nehmt ihr?
    }
prompt-lose-part = Welches Ersatzteil gebt ihr ab?
prompt-exchange = Welches Ersatzteil tauscht ihr gegen ein anderes?
prompt-lose-sample = Welche Probe geht verloren?
prompt-pay-sample = Welche Probe verbraucht ihr?
prompt-take-sample = Welche Probe nehmt ihr?
prompt-sprinkle = Welches Nachbarfeld bekommt die zweite Probe?
prompt-examine = Welche Probe wird untersucht?
prompt-unexamine = Welche untersuchte Probe muss noch einmal untersucht werden?
prompt-select-upgrade = Welche Ausbaukarte nehmt ihr?
prompt-break = Welches Teil wird defekt?
prompt-fix = Welches Teil wird instand gesetzt?
prompt-unload = Welches Plättchen kommt von einem Rover?
prompt-die-out = Welcher Störungswürfel wird in diesem Sol nicht geworfen?
prompt-machine = Welche Maschine ist gemeint?
prompt-clear-tile = Welche Anlage läuft sofort wieder?
prompt-which-astronaut = Wer aus der Besatzung?
prompt-lift-token = Welches Plättchen entfernt ihr?
prompt-clear-space = Von welchem Feld kommen alle Plättchen weg?
prompt-discard-direction = Welche Richtungskarte kommt aus dem Spiel?
prompt-bell-direction = Zwei Richtungen sind möglich: Welche ist es?
prompt-scout = Welches Feld wird kostenlos erkundet?
prompt-scan = Welches Feld sieht sich die Drohne an?
prompt-pile = Von welchem Ring seht ihr euch die nächsten beiden Kacheln an?
prompt-arrange = Welche der beiden Kacheln kommt zuerst?
prompt-place-spot = Wohin kommt es?
prompt-remove-spot = Von welchem Feld kommt es weg?
prompt-pick-spot = Welches dieser Felder?
prompt-move-spot = Von welchem Feld verschiebt ihr es?
prompt-move-to = Wohin?
prompt-move-module = Welches Modul zieht um? Im nächsten Sol ist es nicht zu benutzen.
prompt-move-crate = Welche Kiste wird verschoben?
prompt-fade-beacon = Welche Bake wird schwächer?
prompt-trace-beacon = Welche Bake haltet ihr fest?
prompt-free-beacon = Welcher Weg wird leichter?
prompt-identify-beacon = Welche Bake lest ihr aus?
prompt-bonus = Ihr habt mehr erreicht als nötig: { $objective } Was nehmt ihr in die nächste Mission mit?
prompt-supply = Was füllt ihr auf?
prompt-story = { $question }
prompt-lost-mission = Die Mission ist verloren. Wie geht die Kampagne weiter?
prompt-enter-roll-success = { $who } wirft den { $colour } Erfolgswürfel für „{ $action }“: Was zeigt er?
prompt-enter-roll-wound = { $rover ->
        [none] { $who } wirft den { $colour } Wundwürfel für „{ $action }“: Was zeigt er?
       *[other] Wirf den grünen Wundwürfel für den Rover „{ $rover }“: Was zeigt er?
    }
prompt-enter-roll-adventure = { $who } wirft den { $colour } Abenteuerwürfel für „{ $action }“: Was zeigt er?
prompt-enter-roll-malfunction-yellow = Wirf den gelben Störungswürfel: Was zeigt er?
prompt-enter-roll-malfunction-orange = Wirf den orangefarbenen Störungswürfel: Was zeigt er?
prompt-enter-roll-malfunction-red = Wirf den roten Störungswürfel: Was zeigt er?
prompt-enter-roll-research = Zieh eine Forschungskarte: Welche ist es?
prompt-enter-roll-direction = Zieh eine Richtungskarte: Welche ist es?
told-stack = { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }, Leitung: { $leader }

## Options

option-difficulty = { $difficulty }
option-profession = { $profession }
option-astronaut-card = { $astronaut }
option-choose-machine = { $machine }
option-astronaut = { $who }
option-take = { $who }: { $bound }
option-machine = { $machine } ({ $who })
option-act = { $action }
option-assist = Bei einer Aktion des Plans helfen
option-do-action = { $action }{ $planned ->
        [0] {""}
       *[other] {" "}(schon im Plan: noch ein Versuch)
    }
option-join = Mithelfen: { told-stack }
option-at = { $target }{ $planned ->
        [0] {""}
       *[other] {" "}(schon im Plan: noch ein Versuch)
    }
option-with = { $use ->
        [bring] Nach Hause bringen: { $things }
       *[other] Mit: { $things }
    }
option-using = Anlage: { $facility }
option-via = Über: { $route }
option-add = + { $pawn }
option-declare = Das reicht: ankündigen
option-rover = Der Rover „{ $rover }“ hilft: { told-stack }
option-unrover = Ohne Rover: { told-stack }
option-perk = { $perk }: { told-stack }
option-withdraw = Zurücknehmen: { told-stack }
option-leave-unused = Einen Aktionsstein ungenutzt lassen: { $who }
option-revise = Den Plan ändern
option-stack = { told-stack }
option-back = Zurück
option-take-apart = Ein funktionierendes Teil ausbauen
option-resolve = { told-stack }
option-continue = Weiter
option-bring = { $brought }
option-lift-morale = Die Moral steigt um 1
option-ease-stress = Der Stress sinkt um { $count }
option-heal-wound = Eine Wunde
option-heal-condition = Einen Zustand
option-heal-nothing = Es gibt nichts mehr zu heilen
option-cure = { $condition }
option-track = { $complex } (jetzt { $level } von 5)
option-token = { $token }
option-token-at = { $token } ({ $space })
option-token-of = { $token } ({ $rover })
option-sample-at = { $thing } ({ $space })
option-crate = { $thing } ({ $space })
option-thing = { $thing }
option-part = { $part }
option-done-exchanging = Nichts mehr tauschen
option-supply = { $count } { $supply }
option-element = { $element }
option-facility = { $facility }
option-tile = { $tile }
option-shut-down = { $facility }
option-pay-wilting = Zahlen und die Pflanzen retten
option-let-wilt = Welken lassen
option-die = { $die }
option-keep-it = Nicht jetzt
option-keep = Behalten
option-redraw = Eine andere ziehen
option-card = { $research }
option-direction = { $direction }
option-unlock = { $ability }
option-refresh = { $ability }
option-leave-on-top = Oben liegen lassen
option-put-under = Unter den Stapel legen
option-upgrade = { $upgrade }
option-space = { $space }
option-ring = Ring { $ring }
option-roi = { $roi }
option-ability = { $who }: { $ability }
option-ability-die = { $who }: { $ability } für den { $die }
option-ability-space = { $who }: { $ability }, { $space } – { told-stack }
option-use-poi = Den Fund „{ $poi }“ einsetzen
option-use-upgrade = Spektrometer: den { $die } noch einmal werfen
option-use-perk = Vorteil nutzen: den { $die } noch einmal werfen
option-dismantle-upgrade = Den Ausbau „{ $upgrade }“ zerlegen
option-bypass = Ein defektes Teil mit der Umgehungszelle umgehen ({ $element })
option-declare-chain = Diese Kette festlegen: { $chain }
option-trace-chain = Die Kette Feld für Feld wählen
option-end-chain = Hier endet die Kette
option-bonus-parts = 2 Ersatzteile
option-bonus-supply = 3 Einheiten eines Vorrats
option-bonus-heal = Eine Wunde oder einen Zustand heilen
option-story = { $story }
option-replay = Diese Mission noch einmal spielen
option-restart = Die Kampagne von vorn beginnen
option-give-up = Die Kampagne hier beenden

## What options do, in a few words

about-difficulty-easy = leicht: mildere Ereignisse, 3 Ausbaukarten, 2 Moralplättchen für alle
about-difficulty-normal = normal: das Spiel, wie es gedacht ist, 2 Ausbaukarten
about-difficulty-hard = schwer: härtere Ereignisse, 1 Ausbaukarte
about-astronaut-card = { $ability } – { $ability_effect }. { $text }
about-profession-scientist = kann einen blauen Würfel noch einmal werfen; gut bei Forschung und Pflanzen
about-profession-geologist = kann Kacheln ansehen, bevor jemand hingeht; gut draußen
about-profession-engineer = kann einen braunen Würfel noch einmal werfen; gut mit allem, was defekt ist
about-profession-medic = beruhigt die Besatzung und hilft anderen beim Heilen
about-choose-machine-swifts = +1 Aktionsstein zum Erkunden
about-choose-machine-porter = +1 Aktionsstein zum Sammeln
about-choose-machine-third-hand = +1 Aktionsstein zum Forschen
about-choose-machine-mason = +1 Aktionsstein zum Bauen
about-machine-swifts = { about-choose-machine-swifts }
about-machine-porter = { about-choose-machine-porter }
about-machine-third-hand = { about-choose-machine-third-hand }
about-machine-mason = { about-choose-machine-mason }
about-rover-wagtail = zählt als 2 Aktionssteine, nur beim Erkunden
about-rover-badger = zählt als 1 Aktionsstein, nur draußen
about-act-event = { about-do-action-event }
about-act-rest = { about-do-action-rest }
about-act-relax = { about-do-action-relax }
about-act-heal = { about-do-action-heal }
about-act-manage = { about-do-action-manage }
about-act-explore = { about-do-action-explore }
about-act-gather = { about-do-action-gather }
about-act-research = im Labor: eine Probe untersuchen, eine Entdeckung machen, einen Samen aussäen
about-act-build = in der Werkstatt: reparieren, einen Rover flicken, einen Ausbau einbauen
about-act-tile = { about-do-action-tile }
about-act-own = Aktionen ohne Würfel, die die Mission erlaubt
about-assist = dein Aktionsstein stellt sich zu anderen: mehr Steine, weniger Würfel
about-do-action-event-research = { about-do-action-event }
about-do-action-event-build = { about-do-action-event }
about-do-action-event-manage = { about-do-action-event }
about-do-action-event = ein offenes Ereignis angehen: Es gibt seine Belohnung und kann nicht mehr zuschlagen
about-do-action-rest = 1 Aktionsstein in der Nische: 1 Moralplättchen erhalten
about-do-action-relax = 1 Aktionsstein in den Besatzungsquartieren: mehr Moral oder weniger Stress
about-do-action-heal = ein eigener Aktionsstein und einer des Mediziners im MedLab: eine Wunde oder einen Zustand heilen
about-do-action-heal-heart = dieser Aktionsstein kann nichts anderes tun, bis das Herz gesund ist
about-do-action-manage = 1 Aktionsstein im Kontrollzentrum: einen Störungs-Track um 1 senken
about-do-action-explore = ein neues Feld der Karte sehen: 1 Aktionsstein mit Würfeln, 2 ohne, dazu mehr für den Weg
about-do-action-gather = etwas von einem erkundeten Feld heimbringen: 1 Aktionsstein mit Würfeln, 2 ohne, dazu mehr für den Weg
about-do-action-examine = erster Schritt mit einer Probe: 1 Aktionsstein mit Würfeln, 2 ohne
about-do-action-discover = zweiter Schritt mit einer untersuchten Probe: 1 Aktionsstein mit Würfeln, 2 ohne
about-do-action-plant = ein Samen beginnt auf der Farm zu wachsen: 1 Aktionsstein mit Würfeln, 2 ohne
about-do-action-repair = ein defektes Teil reparieren, mit einem Ersatzteil oder mit einem Teil von anderswo: 1 Aktionsstein mit Würfeln, 2 ohne
about-do-action-rover = ein Plättchen von einem Rover nehmen: 1 Aktionsstein mit Würfeln, 2 ohne
about-do-action-upgrade = eine Ausbaukarte einbauen: 1 Aktionsstein mit Würfeln, 2 ohne
about-do-action-tile = 1 Aktionsstein dreht am Ende der Phase eine Abschaltungskachel um
about-do-action-raise-panel = das Reserve-Solarpanel bauen: 4 Energie mehr; es kommt mit seinen 2 Teilen defekt, und seine Hardware bringt jeden Sol mehr Störungen
about-do-action-raise-oxygenator = den Reserve-Oxygenator bauen: 3 Sauerstoff mehr; er kommt mit seinen 3 Teilen defekt, und seine Hardware bringt jeden Sol mehr Störungen
about-do-action-raise-farm = die Reservefarm bauen: 1 Gewächshaus mehr; sie kommt mit ihren 4 Teilen defekt, ihre Pflanzen welken, bis sie repariert sind, und ihre Hardware bringt jeden Sol mehr Störungen
about-do-action-trim-beds = ein Ersatzteil verbrauchen: Optimale Bedingungen steigen um eine Forschungskarte
about-do-action-read-beacon = erfahren, was in einem der Behälter ist
about-do-action-hold-signal = eine Bake hält 2 Tage länger
about-do-action-thicken-air = eine Gasflasche und Sauerstofffilter verbrauchen: eine halbe Forschungskarte von einem Nährstoff
about-do-action-sweep-band = ein Ping nach einer Richtungskarte dazulegen, im Ring mit der Nummer des Sols
about-do-action-compare-frames = 2 Pings entfernen, dafür 1 an beliebiger Stelle im Ring des Markers setzen
about-do-action-correct-fix = ein Ping im Ring des Markers auf ein Nachbarfeld verschieben
about-do-action-think-like-a-magpie = 2 Richtungskarten aus dem Spiel nehmen
about-do-action-pitch-tent = eine Basis draußen: Ab dem nächsten Sol können Wege dort beginnen
about-do-action-pull-fuse = ein Störungswürfel nach Wahl wird in diesem Sol nicht geworfen
about-do-action-unpack-crate = die Anlage aus einer Kiste ins Spiel bringen
about-do-action-unpack-together = zwei Kisten auf einmal, für 1 Aktionsstein mehr
about-do-action-scout-drone = die Kachel eines Feldes sehen, ohne hinzugehen
about-do-action-cross-check = eine untersuchte Probe verbrauchen: Das Archiv steigt um eine Forschungskarte
about-do-action-sharpen-drill = im nächsten Sol bringt einmal Sammeln zwei Proben
about-do-action-plant-an-ear = ein Ohr auf ein erkundetes Feld setzen
about-do-action-listen = die nächsten beiden Kacheln eines Rings ordnen
about-do-action-stack-the-traces = die Ortung steigt um eine halbe Forschungskarte
about-do-action-fire-the-thumper = draußen Hardware verbrauchen: Die Ortung steigt um eine Forschungskarte
about-do-action-raise-the-rig = den Bohrturm in Ring 2 Richtung Glocke bauen
about-do-action-roof-against-stones = den Sturmkeller draußen bauen
about-do-action-something-halfway = das Depot in Ring 1 Richtung Glocke bauen
about-do-action-run-the-string = die Bohrung steigt um eine Forschungskarte
about-do-action-night-shift = 2 Aktionssteine und 1 Energie, ohne Würfel: Die Bohrung steigt um eine halbe Forschungskarte
about-do-action-sleeve-the-hole = die Bohrung kann nicht mehr sinken
about-do-action-read-the-slope = eine dunkle Spur um ein Feld verschieben
about-do-action-pitch-a-lee = eine Basis draußen: Ab dem nächsten Sol können Wege dort beginnen
about-do-action-raise-the-mast = den Relaismast in Ring 2 bauen
about-do-action-letters-to-the-door = ein Astronaut nach Wahl erhält 1 Moralplättchen
about-do-action-set-an-anchor = eine Verankerung auf ein erkundetes Feld von Ring 1 setzen
about-do-action-take-up-slack = die Last steigt um eine halbe Forschungskarte
about-do-action-tie-in = der letzte Schritt des Plans „Abstützen“
about-do-action-cut-the-relief = das Eis in Ring 2 Richtung Glocke aufschneiden
about-do-action-open-the-valve = die Last steigt um eine Forschungskarte
about-do-action-level-the-yard = ein Feld von Ring 1 gegenüber der Glocke einebnen
about-do-action-move-a-module = eine Wohn- oder Arbeitsanlage umsetzen: Die Last steigt um eine Forschungskarte
about-do-action-hook-up = der letzte Schritt des Plans „Umziehen“
about-do-action-bury-the-recorder = einen Zeugen in Ring 2 oder 3 zurücklassen
about-do-action-ease-off = 2 Aktionssteine, ohne Würfel: Die Spannung sinkt um 10
ability-price = kostet { $price } Moralplättchen (du hast { $stock })
ability-price-sample = kostet { $price } Moralplättchen (du hast { $stock }) und eine Probe
ability-does-steady-hands = einen braunen Würfel noch einmal werfen
ability-text-steady-hands = kostet 2 Moralplättchen: { ability-does-steady-hands }
about-ability-steady-hands = { ability-price }: { ability-does-steady-hands }
ability-does-odds-and-ends = eine zufällige Ausbaukarte erhalten
ability-text-odds-and-ends = kostet 2 Moralplättchen: { ability-does-odds-and-ends }
about-ability-odds-and-ends = { ability-price }: { ability-does-odds-and-ends }
ability-does-five-minutes = einen Störungs-Track um 2 senken
ability-text-five-minutes = kostet 2 Moralplättchen: { ability-does-five-minutes }
about-ability-five-minutes = { ability-price }: { ability-does-five-minutes }
ability-does-it-runs-now = ein defektes Teil sofort instand setzen
ability-text-it-runs-now = kostet 3 Moralplättchen: { ability-does-it-runs-now }
about-ability-it-runs-now = { ability-price }: { ability-does-it-runs-now }
ability-does-calm-voice = den Stress um 3 senken
ability-text-calm-voice = kostet 2 Moralplättchen: { ability-does-calm-voice }
about-ability-calm-voice = { ability-price }: { ability-does-calm-voice }
ability-does-both-hands = bei jemandem bis zu 2 Wunden heilen
ability-text-both-hands = kostet 3 Moralplättchen: { ability-does-both-hands }
about-ability-both-hands = { ability-price }: { ability-does-both-hands }
ability-does-mostly-dust = die Wunde abwenden
ability-text-mostly-dust = kostet 2 Moralplättchen: { ability-does-mostly-dust }
about-ability-mostly-dust = { ability-price }: { ability-does-mostly-dust }
ability-does-off-the-roster = bei jemandem einen Zustand heilen
ability-text-off-the-roster = kostet 3 Moralplättchen: { ability-does-off-the-roster }
about-ability-off-the-roster = { ability-price }: { ability-does-off-the-roster }
ability-does-second-look = einen blauen Würfel noch einmal werfen
ability-text-second-look = kostet 2 Moralplättchen: { ability-does-second-look }
about-ability-second-look = { ability-price }: { ability-does-second-look }
ability-does-spare-cutting = eine Pflanze schützen
ability-text-spare-cutting = kostet 2 Moralplättchen und eine Probe: { ability-does-spare-cutting }
about-ability-spare-cutting = { ability-price-sample }: { ability-does-spare-cutting }
ability-does-shared-bench = in diesem Sol einmal mit 1 Aktionsstein weniger forschen
ability-text-shared-bench = kostet 1 Moralplättchen und eine Probe: { ability-does-shared-bench }
about-ability-shared-bench = { ability-price-sample }: { ability-does-shared-bench }
ability-does-two-samples = beim nächsten Ziehen zwei Karten ziehen und wählen
ability-text-two-samples = kostet 2 Moralplättchen: { ability-does-two-samples }
about-ability-two-samples = { ability-price }: { ability-does-two-samples }
ability-does-keen-eye = die nächste Kachel eines Rings ansehen
ability-text-keen-eye = kostet 2 Moralplättchen: { ability-does-keen-eye }
about-ability-keen-eye = { ability-price }: { ability-does-keen-eye }
ability-does-there-it-is = eine Probe von der Karte nehmen
ability-text-there-it-is = kostet 2 Moralplättchen: { ability-does-there-it-is }
about-ability-there-it-is = { ability-price }: { ability-does-there-it-is }
ability-does-i-know-a-way = das Gelände eines Feldes auf dem Weg ignorieren
ability-text-i-know-a-way = kostet 3 Moralplättchen: { ability-does-i-know-a-way }
about-ability-i-know-a-way = { ability-price }: { ability-does-i-know-a-way }
ability-does-firm-ground = einen grünen oder grauen Würfel noch einmal werfen
ability-text-firm-ground = kostet 2 Moralplättchen: { ability-does-firm-ground }
about-ability-firm-ground = { ability-price }: { ability-does-firm-ground }
about-ability-die = { ability-price }; jeder Würfel höchstens einmal
about-ability-space = { ability-price }: das Gelände dieses Feldes ignorieren
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
about-at-scan-cradle = MedLab: Heilen geht ohne Mediziner
about-at-tell-tale-board = Kontrollzentrum: Verwalten senkt einen Track um 2
about-at-card-table = Besatzungsquartiere: Der Startspieler erhält in jedem Sol 1 Moralplättchen
about-at-bypass-cell = Werkstatt: in jedem Sol ein defektes Teil ignorieren
about-at-route-planner = Garage: Einmal pro Sol braucht Erkunden 1 Aktionsstein weniger für den Weg
about-at-sample-chute = Sondenraum: Gesammelte Proben sind sofort verfügbar
about-at-spectrometer = Labor: in jedem Sol einen blauen Würfel noch einmal werfen
about-at-reading-corner = Nische: Einmal pro Sol gibt Rasten 2 Moralplättchen
about-upgrade-scan-cradle = { about-at-scan-cradle }
about-upgrade-tell-tale-board = { about-at-tell-tale-board }
about-upgrade-card-table = { about-at-card-table }
about-upgrade-bypass-cell = { about-at-bypass-cell }
about-upgrade-route-planner = { about-at-route-planner }
about-upgrade-sample-chute = { about-at-sample-chute }
about-upgrade-spectrometer = { about-at-spectrometer }
about-upgrade-reading-corner = { about-at-reading-corner }
about-use-poi = { $effect } Einmal, dann ist er weg.
about-dismantle-upgrade = gibt zwei Ersatzteile; die Karte kommt aus dem Spiel
about-take-apart = es zählt ab jetzt als defekt, und ihr habt es als Ersatzteil
about-element = solange es defekt ist – { $penalty }
about-bypass = seine Strafe zählt in diesem Sol nicht; einmal pro Sol
about-declare-chain = einmal festgelegt, bleibt sie so
about-declare = wer beteiligt ist, darf noch ändern, bis alle bereit sind
about-revise = zurücknehmen oder Rover und Vorteile ändern
about-let-wilt = wachsende Pflanzen rücken ein Feld nach unten, eine reife muss wieder wachsen
about-replay = mit dem Tisch, wie er vor der Mission war
about-restart = ab der ersten Mission

## Why not

why-not-absent = { $facility }: Das habt ihr noch nicht. Diese Aktion muss warten, bis es gebaut ist.
why-not-shut = { $facility }: Hier ist es dunkel. Dreht zuerst die Abschaltungskachel um.
why-not-fault = { $facility }: Wegen eines Ausfallplättchens in diesem Sol geschlossen. Wähle etwas anderes.
why-not-supply = { $supply }: Im Allgemeinen Vorrat ist nicht genug davon. Beschafft mehr oder plant etwas, das weniger kostet.
why-not-part = Dafür fehlt ein Ersatzteil ({ $part }): Beschafft eins oder baut anderswo eins aus.
why-not-tokens = So viele Moralplättchen hat dieser Astronaut nicht.
why-not-upgrade-left = Alle Ausbaukarten sind schon im Spiel: Es ist keine mehr zu ziehen.
why-not-taken = Diesen Beruf hat schon jemand: Nimm einen anderen.
why-not-lethal = Die angekündigten Wunden wären tödlich: Lasst das jemand anderen machen oder heilt vorher.
why-not-hands = { $missing ->
        [one] 1 Aktionsstein fehlt, sonst ist niemand frei: Nehmt anderswo einen zurück.
       *[other] { $missing } Aktionssteine fehlen, sonst ist niemand frei: Nehmt anderswo welche zurück.
    }
why-not-things = Dafür fehlt etwas, das im Frachtraum verfügbar sein muss: { $needs }.
why-not-special = Diese Aktion der Mission geht im Moment nicht: Ihre Bedingungen sind nicht erfüllt.
why-not-event = Im Logbuch ist kein Ereignis für diesen Aktionsstein offen.
why-not-heal = Dieser Astronaut ist gesund: Es gibt nichts zu heilen.
why-not-heal-heart = Es gibt nichts zu behandeln: Das Herz ist gesund.
why-not-explore = Jedes Feld, das ihr erreichen könnt, ist schon erkundet oder eingeplant.
why-not-gather = Auf keinem erkundeten Feld, das ihr erreichen könnt, liegt etwas.
why-not-plant = Dafür braucht ihr einen Samen im Frachtraum.
why-not-planted = Pro Sol geht nur ein Samen, und einer steht schon im Plan.
why-not-full = { $facility }: Alle Gewächshäuser sind vergeben, wachsende Pflanzen zählen mit.
why-not-growth = { $facility }: Auf dem untersten Feld des Wachstums-Tracks steht noch eine Pflanze.
why-not-repair = Es ist nichts defekt, was ihr reparieren könntet, oder die Teile dafür fehlen.
why-not-rover = Auf keinem Rover liegt ein Plättchen, das wegmüsste.
why-not-upgrade = Ihr habt keine Ausbaukarte, die sich einbauen ließe.
why-not-settled = Der Plan schafft das schon mit Sicherheit: Ein zweites Mal hätte keine Wirkung.
why-not-tile = Keine Anlage ist abgeschaltet.
why-not-heart = Das Herz geht vor: Dieser Aktionsstein kann nur das Herz behandeln lassen.
why-not-no-heart = Das kann nur der Aktionsstein, den das Herz zurückhält.
why-not-rest-only = Dieser Aktionsstein kann in diesem Sol nur rasten.
why-not-indoors = Dieser Astronaut bleibt in diesem Sol drinnen: Wähle etwas in der Basis.
why-not-machine = Maschinen können im Wohnkomplex nicht arbeiten: Schickt einen Astronauten.
why-not-machine-type = Diese Maschine ist für eine andere Art von Aktion gebaut.
why-not-different = Jeder Aktionsstein für dieses Ereignis muss einem anderen Astronauten gehören.
why-not-helper = Das müssen andere tun: nicht, wer beim Eintreffen Startspieler war.
why-not-two-rovers = Dort hilft schon ein Rover: Einer genügt.
why-not-rover-fault = Der Rover „{ $rover }“ hat ein Ausfallplättchen: Erst reparieren.
why-not-rover-type = Der Rover „{ $rover }“ kann bei dieser Art von Aktion nicht helfen.
why-not-rover-inside = Der Rover „{ $rover }“ kann nur außerhalb der Basis helfen.
why-not-rover-explore = Beim Erkunden kann im Moment kein Rover helfen.
why-not-ready = Noch nicht: Bring zu Ende, was du gerade planst, und gib jedem Aktionsstein etwas zu tun.
why-not-thing-now = Keine Aktion, die jetzt geplant werden könnte, fragt danach: { $thing }.
why-not-objective = Es ist noch nicht so weit: { $objective } { $ways ->
        [none] Es wird von selbst abgehakt.
       *[other] Der Weg dorthin: { $ways }.
    }
why-not-objective-reached = Es ist erreicht: { $objective }
why-not-no-pawn = { $who } hat in diesem Sol keinen freien Aktionsstein mehr.
why-not-in-hand = Bring zuerst zu Ende, was du gerade planst, oder geh zurück.
why-not-choose-first = Wähle zuerst einen Aktionsstein und was er tut.
why-not-other-pawn = Das ist ein Aktionsstein von { $who }: Ihn setzt, wer { $who } spielt.
why-not-installed = „{ $upgrade }“ ist eingebaut – { $upgrade_effect }
why-not-event-over = Es ist vorbei: Was es angerichtet hat, bleibt.
why-not-works-alone = Hier ({ $facility }) muss niemand arbeiten: Es läuft in jedem Sol von selbst. Repariert wird in der Werkstatt.
why-not-not-planning = Aktionen werden in der Aktionsphase geplant: Jetzt gibt es hier nichts zu tun.
why-not-no-way = Dorthin führt noch kein Weg: Erkunde zuerst ein Feld daneben.
why-not-empty-space = Dort liegt nichts, was man heimbringen könnte.
why-not-used = { $helper }: in diesem Sol { $used } von { $most } Mal eingesetzt.
why-not-medic = Zum Heilen gehört ein Aktionsstein des Mediziners, und davon ist keiner frei: Nehmt anderswo einen zurück.
why-not-no-pawns = Keiner deiner Aktionssteine ist dafür frei: Nimm anderswo einen zurück.
why-not-you-ready = Du hast dich bereit gemeldet: Plane erst weiter.
why-not-off-chain = Was dort liegt, lässt sich nur heimbringen, wenn es auf der Signalkette liegt.
why-not-mended = Das ist schon repariert und arbeitet ab dem nächsten Sol.
why-not-works = Das funktioniert: Es gibt nichts zu reparieren.
why-not-taken-out = Der Plan baut dieses Teil für eine Reparatur anderswo aus.

why-not-planned = Das steht schon im Plan.
why-not-limit = Das steht schon { $used } von { $most } Mal im Plan: Öfter geht es in einem Sol nicht.
why-not-no-place = Dafür gibt es kein Feld, das ihr erkundet habt und erreichen könnt.
why-not-track-low = { $complex }: Der Track steht auf 0 und kann nicht fallen.
why-not-pending = Das ist ab dem nächsten Sol verfügbar: { $thing }.
why-not-find-now = An der offenen Frage würde das nichts ändern. Man setzt es ein, wenn geplant wird, zwischen zwei Effekten oder wo es hilft.
why-not-locked = { $who } hat das noch nicht gelernt: In einer Kampagne bringt jede Entdeckung eine Fähigkeit.
why-not-migraine = { $who } kann keine Fähigkeiten einsetzen, bis das geheilt ist: { $condition }.
why-not-silent = Etwas, das geschehen ist, hält { $who } in diesem Sol von dieser Fähigkeit ab.
why-not-price = So viele Moralplättchen kostet es: { $price }; { $who } hat { $stock }.
why-not-other-ability = Das setzt { $who } ein und bezahlt es auch.
why-not-ability-rolled = Die Fähigkeit gilt für Würfel ihrer Farbe, die gerade geworfen wurden.
why-not-ability-wounded = Die Fähigkeit gilt für den Moment, in dem jemand eine Wunde bekommen würde.
why-not-ability-plan = Die Fähigkeit setzt man ein, während Aktionen geplant werden.
why-not-ability-idle = Im Moment gibt es nichts, das sich damit ändern ließe.
why-not-objective-holds = Jetzt ist es so, und es zählt, wenn es am Ende noch so ist: { $objective }
why-not-other-stack = An dieser Aktion ist keiner deiner Aktionssteine beteiligt: Ändern kann sie, wer sie plant.
why-not-others-hand = Diese Aktion stellt gerade jemand anderes zusammen.

## Events

event-sol-began = Sol { $sol } von { $sols } beginnt.
event-phase-began = { $phase }.
event-chosen = { $what ->
        [difficulty] Schwierigkeit: { $value }.
       *[machine] Mit dabei: { $value }.
    }
event-astronaut-joined = { $who } ist dabei, Beruf: { $profession }.
event-placed = Der Tisch ist aufgebaut.
event-supply-changed = { $supply } { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because }{ $facility ->
            [none] {""}
           *[other] : { $facility }
        })
    }: { $level } im Allgemeinen Vorrat.
event-morale-changed = Moral { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: jetzt { $level ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($level) }
    }.
event-stress-changed = Stress { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: jetzt { $level } von 18.
event-quarrelled = Die Besatzung streitet. Niemand benimmt sich dabei heldenhaft, und alle tragen Wunden davon.
event-tokens-changed = Moralplättchen von { $who }: { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }, jetzt { $tokens }.
event-wounded = { $who } ist verletzt: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }.
event-wound-cancelled = Es war nichts: { $who } erleidet keine Wunde.
event-healed = { $who } geht es besser: { $wounds ->
        [0] keine Wunde mehr
        [one] noch 1 Wunde
       *[other] noch { $wounds } Wunden
    }.
event-died = { $who } ist gestorben.
event-condition-gained = { $who } bekommt einen Zustand: { $condition } ({ $ailment }).
event-condition-cured = { $who } hat einen Zustand überstanden: { $condition }.
event-track-moved = Störungen, { $complex }: { $level } von 5.
event-track-triggered = Im { $complex } gibt etwas nach: Eine Störungskarte wird gezogen.
event-box-reddened = Der { $complex } ist in Gefahr: Sein Störungswürfel wird ab jetzt in jedem Sol geworfen.
event-malfunction-drawn = Störung „{ $malfunction }“: { $text } { $first_effect }
event-malfunction-discarded = Störung „{ $malfunction }“ bleibt ohne Wirkung: { $why }.
event-die-rolled = { $who } wirft den { $die }: { $face }.
event-malfunction-rolled = Geworfen, { $die }: { $face }.
event-broke = Defekt – { $element }.
event-fixed = Wieder heil – { $element }.
event-token-placed = { $place }: { $burden } ({ $where }).
event-token-removed = { $place }: { $token } entfernt.
event-token-ignored = { $place }: kein zweites { $token }, denn diese Wirkung gibt es dort schon.
event-shut-down = { $made ->
        [0] Licht aus, { $facility }: { $kind } fehlt.
       *[other] Licht aus, { $facility }: { $kind } reicht nicht. Die Basis erzeugt { $made } von { $needed }.
    }
event-tile-turned = { $facility }: Die Kachel wird umgedreht, „{ $shutdown }“. { $acting_effect }
event-tile-discarded = { $facility }: { $kind } ist wieder da.
event-tile-stays = { $facility }: Hier bleibt es vorerst dunkel.
event-produced = { $supply }: Die Basis erzeugt { $made } und braucht { $needed }{ $banked ->
        [0] .
       *[other] ; die Hälfte des Überschusses kommt in den Vorrat: { $banked }.
    }
event-productivity-changed = { $facility } liefert jetzt { $level }.
event-production-changed = Gesamte Erzeugung, { $supply }, { $span }: { $by }.
event-plants-grew = { $facility }: Die Pflanzen wachsen{ $matured ->
        [0] .
        [one] ; eine ist reif.
       *[other] ; { $matured } sind reif.
    }
event-plants-wilted = { $facility }: Die Pflanzen welken.
event-plants-moved = { $facility }: Die Pflanzen wechseln ihre Plätze.
event-planted = { $facility }: Ein Samen ist in der Erde.
event-shield-lost = { $facility }: Ein Schild rettet eine Pflanze und ist weg.
event-food-served = Die Farm gibt { $made } von { $needed ->
        [one] 1 Portion
       *[other] { $needed } Portionen
    }{ $short ->
        [0] ; niemand hungert.
        [one] ; eine Portion fehlt.
       *[other] ; { $short } Portionen fehlen.
    }
event-went-hungry = { $who } verzichtet auf { $portions ->
        [one] eine Portion
       *[other] { $portions } Portionen
    }.
event-event-came = Ereignis „{ $event }“: { $text } { $first_effect }
event-event-done = „{ $event }“ ist bewältigt.
event-event-struck = „{ $event }“ blieb liegen und schlägt zu: { $first_effect }
event-event-expired = „{ $event }“ ist vorbei und vergessen.
event-adventure-met = { $who } erlebt ein Abenteuer, „{ $adventure }“: { $text } { $effect }
event-adventure-returned = „{ $adventure }“ hat für { $who } ein Nachspiel: { $text } { $effect }
event-echo-came = „{ $echo }“, nach „{ $parent }“: { $text } { $effect }
event-plan-filed = Aktion { $stack }, { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(bedient von { $operator })
    }: { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-plan-joined = Hilfe bei Aktion { $stack }: { $pawn }.
event-plan-withdrawn = Aktion { $stack } verliert Aktionssteine oder wird zurückgenommen.
event-plan-changed = { $what ->
        [wagtail] Die Bachstelze hilft bei Aktion { $stack }.
        [badger] Der Dachs hilft bei Aktion { $stack }.
        [no-rover] Aktion { $stack } kommt ohne Rover aus.
       *[perk] Ein Vorteil geht an Aktion { $stack }.
    }
event-plan-committed = Der Plan steht: { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }.
event-action-began = { $who }: { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-action-succeeded = { $who } hat Erfolg: { $verb }.
event-machine-acted = Erledigt von: { $machine }.
event-action-failed = { $who } hat keinen Erfolg: { $verb }.
event-explored = { $space } ist erkundet: { $roi }.
event-poi-gained = Ein Fund: { $poi }.
event-poi-used = Der Fund „{ $poi }“ wird eingesetzt. { $effect }
event-thing-gained = { $thing }: { $where }.
event-thing-lost = Verloren: { $thing }.
event-sample-examined = Untersucht: { $thing }.
event-sample-returned = Noch einmal zu untersuchen: { $thing }.
event-discovered = Eine Entdeckung: { $thing }.
event-ability-used = { $who } setzt „{ $ability }“ ein.
event-ability-unlocked = { $who } lernt „{ $ability }“.
event-ability-refreshed = { $who } kann „{ $ability }“ wieder einsetzen.
event-mark-gained = { $who }: { $mark }.
event-upgrade-gained = Eine Ausbaukarte: { $upgrade } ({ $upgrade_effect }).
event-upgrade-installed = Eingebaut: { $upgrade }.
event-upgrade-dismantled = Zerlegt: { $upgrade }.
event-dismantled = Als Ersatzteil ausgebaut – { $element }.
event-direction-drawn = Auf der Richtungskarte steht { $direction }: { $space }.
event-research-drawn = Auf der Forschungskarte steht: { $research }.
event-tile-peeked = Die nächste Kachel von Ring { $ring } ist bekannt; sie { $under ->
        [yes] kommt unter den Stapel
       *[no] bleibt oben
    }.
event-sheet-moved = { $sheet }: { $level } %.
event-spot-placed = { $space }: { $spot }.
event-spot-removed = { $space }, nicht mehr da: { $spot }.
event-built-facility = Gebaut: { $facility }.
event-perk-gained = Ein Vorteil für eine Aktion ({ $about }): { $perk }.
event-rover-tested = Der Rover „{ $rover }“ wird mit dem grünen Wundwürfel geprüft: { $face }.
event-objective-ticked = Erreicht: { $objective }
event-first-player-changed = Startspieler ist jetzt { $who }.
event-greenhouse-built = { $facility }: Ein Gewächshaus mehr steht dort.
event-fitted = Für immer hat die Basis nun { $fitting }.
event-ground-turned = { $space } ist nun für immer: { $roi }.
event-trait-gained = Eine Eigenschaft, die { $who } behält: { $trait }.
event-flag-set = { $note }
note-chain = Die Kette ist kartiert, vom inneren Ring bis zum äußeren.
note-direction = Für später notiert: { $flag }, { $direction }.
note-that = Für später notiert ist, dass { $test }.
note-something = Etwas ist für später notiert.
event-mission-began = Die Mission „{ $mission }“ beginnt. { $text }
event-mission-ended = { $mission }: { $outcome }.
event-debriefed = „{ $mission }“ ist vorbei: { $done } von { $count ->
        [one] 1 Ziel
       *[other] { $count } Zielen
    } erreicht. { $text }
event-envelope-opened = Ein Umschlag wird geöffnet: { $text }
event-crew-talked = { $who }: „{ $text }“
event-campaign-saved = Die Kampagne ist gespeichert; als Nächstes kommt „{ $mission }“. Die Astronauten bleiben; ein Platz kann an jemand anderen oder an einen Bot gehen.
event-restored = Der Tisch ist wieder so wie vor „{ $mission }“.

## The table in words

panel-mission = { $mission }
panel-sol = Sol { $sol } von { $sols }, { $phase }
panel-difficulty = Schwierigkeit: { $difficulty }
panel-objective = { $tick ->
        [done] Erledigt
        [optional] Auf Wunsch
       *[other] Zu tun
    }: { $objective }
panel-how = – wie: { $ways }
way-by-action = „{ $action }“ ({ $deed })
way-by-rule = { $rule }
way-by-research = { $step ->
        [on_examined] jede untersuchte Probe
       *[on_discovery] jede Entdeckung
    }: { $effect }
panel-sheet = { $sheet ->
        [gas] { $level ->
            [one] noch 1 Gasflasche
           *[other] noch { $level } Gasflaschen
        }
       *[other] { $sheet }: { $level } %
    }
panel-chain = Festgelegte Kette: { $chain }
panel-cores = Verlorene Bohrproben daheim: { $count } von { $cores }
panel-bell = Richtung der Glocke: { $value }
panel-strategy = Der Plan für den Gletscher: { $value }
panel-threshold = Defekte Teile: { $broken }; am Ende höchstens { $threshold }
panel-difficulties = Was die Schwierigkeiten bedeuten (X ist die Zahl der Astronauten)
panel-level = { $difficulty }: Ihr beginnt mit { $oxygen } Sauerstoff, { $energy } Energie, { $food } Nahrung, { $things ->
        [none] keinen Ersatzteilen
       *[other] Ersatzteilen ({ $things })
    }, { $upgrades ->
        [one] 1 Ausbaukarte
       *[other] { $upgrades } Ausbaukarten
    } und { $tokens ->
        [0] keinen Moralplättchen
       *[other] je { $tokens } Moralplättchen
    }; Ereignisse nehmen { $harm } und geben { $gain }; offene Ereignisse schlagen { $chance ->
        [100] so oft zu wie sonst
       *[other] { $chance } % so oft zu wie sonst
    }
panel-debriefing = Was man darüber sagt
panel-result = Wie es ausging: { $outcome }
panel-last-sol = Sol { $sol } von { $sols } war der letzte
panel-reached = { $tick ->
        [done] Erledigt
        [optional] Auf Wunsch, nicht erledigt
       *[other] Nicht erledigt
    }: { $objective }
panel-tally = Besatzung: insgesamt { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }; Moral { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }, Stress { $stress }
panel-text = { $text }
panel-letters = Geöffnete Briefe
panel-letter = „{ $mission }“: { $text }
panel-crew = Besatzung
panel-astronaut = { $who }, { $profession }: { $wounds ->
        [0] keine Wunden
       *[other] { $wounds } von { $deadly } Wunden
    }{ $next ->
        [death] {" "}(die nächste tötet)
        [illness] {" "}(die nächste bringt einen Zustand)
       *[other] {""}
    }, { $tokens ->
        [0] keine Moralplättchen
       *[other] { $tokens } Moralplättchen
    }{ $marks ->
        [none] {""}
       *[other] ; in diesem Sol: { $marks }
    }{ $pawns ->
        [0] {""}
        [one] ; 1 Aktionsstein frei
       *[other] ; { $pawns } Aktionssteine frei
    }
panel-ailment = – { $condition }{ $since ->
        [later] {" "}(ab der nächsten Phase)
       *[now] {""}
    }: { $ailment }; kuriert durch „{ action-heal }“ im MedLab
panel-ability = – { $ability }{ $ready ->
        [used] {" "}(in diesem Sol schon genutzt)
        [locked] {" "}(noch nicht erlernt)
       *[ready] {""}
    }, { $ability_effect }
panel-base = Basis
panel-complex = { $complex }: { $places }
panel-supply = Allgemeiner Vorrat: { $oxygen } Sauerstoff, { $energy } Energie, { $food } Nahrung
panel-mood = Moral { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }, Stress { $stress } von 18; Startspieler: { $first }
panel-track = Störungen, { $complex }: { $level } von 5{ $box ->
        [red] , Würfel in jedem Sol
       *[green] {""}
    }
panel-farm = { $facility }: { $plants ->
        [one] 1 reife Pflanze
       *[other] { $plants } reife Pflanzen
    } in { $houses ->
        [one] 1 Gewächshaus
       *[other] { $houses } Gewächshäusern
    }; im Wachstum: { $growth ->
        [none] nichts
       *[other] { $growth }
    }
panel-broken = { $facility }, defekt: { $elements }{ $penalties ->
        [none] {""}
       *[other] {" "}({ $penalties })
    }
panel-shut = { $facility }, abgeschaltet: { $tiles }
panel-tokens = { $facility }{ $active ->
        [none] {""}
       *[other] : { $active }
    }{ $queue ->
        [none] {""}
       *[other] ; im nächsten Sol: { $queue }
    }
panel-must-roll = { $facility }: In diesem Sol muss jede Aktion den Erfolgswürfel werfen
panel-no-rovers = In diesem Sol kann kein Rover beim Erkunden helfen
panel-helpers = Maschinen und Rover
panel-aom = { $machine }, eine Maschine: in jedem Sol 1 zusätzlicher Aktionsstein für { $action }, Ereignisse und Abschaltungskacheln, aber nicht im Wohnkomplex; { $stack ->
        [0] frei
       *[other] in Aktion { $stack }
    }
panel-aom-limit = Allein nutzt du höchstens { $count } der Maschinen je Sol.
panel-aom-operator = Eine Maschine, die eine Aktion leitet, wird von jemandem bedient, der trägt, was die Aktion bringt; das kostet keinen Aktionsstein.
panel-machine = { $facility } liefert { $level }
panel-map = Karte
panel-space = { $space }: { $roi }, { $terrain }{ $things ->
        [none] {""}
       *[other] ; dort liegt: { $things }
    }{ $tokens_here ->
        [none] {""}
       *[other] ; { $tokens_here }
    }
panel-ground = { $space }, unerkundet: { $ground }
panel-lying = { $space }, unerkundet: { $thing }
panel-spot = { $space }: { $spot }
panel-beacon = { $space }: { $days ->
        [0] kein Tag Licht mehr
        [one] noch 1 Tag Licht
       *[other] noch { $days } Tage Licht
    }{ $pawns ->
        [0] {""}
        [one] ; 1 Aktionsstein mehr zum Erkunden
       *[other] ; { $pawns } Aktionssteine mehr zum Erkunden
    }
panel-rover = { $rover }, ein Rover: zählt als { $pawns ->
        [one] 1 Aktionsstein
       *[other] { $pawns } Aktionssteine
    } in einer Aktion je Sol ({ $types }{ $outside ->
        [yes] , nur draußen
       *[no] {""}
    }), nie allein; { $stack ->
        [0] frei
       *[other] in Aktion { $stack }
    }{ $loads ->
        [none] {""}
       *[other] ; { $loads }
    }
panel-unexplored = Noch ist nichts erkundet.
panel-cargo = Frachtraum
panel-available = Verfügbar: { $things ->
        [none] nichts
       *[other] { $things }
    }
panel-pending = Im nächsten Sol verfügbar: { $things }
panel-research = Untersucht: { $things ->
        [none] nichts
       *[other] { $things }
    }; Entdeckungen: { $discoveries ->
        [none] noch keine
       *[other] { $discoveries }
    }
panel-poi = Fund: { $poi }. { $effect }
panel-upgrade = Ausbaukarte: { $upgrade }; { $upgrade_effect }
panel-installed = Eingebaut: { $upgrade }; { $upgrade_effect }
panel-log = Missionslogbuch
panel-struck = { $event }: hat zugeschlagen, daran ist nichts mehr zu tun
panel-entry = { $event } (offen, { $left ->
        [one] letzter Sol
       *[other] noch { $left } Sols
    }{ $strikes_at ->
        [0] {""}
       *[other] ; schlägt zu Beginn des nächsten Sols zu: { $strikes_at } %
    }): { $pawns ->
        [one] 1 Aktionsstein
       *[other] { $pawns } Aktionssteine
    }{ $action ->
        [none] {""}
       *[other] {" "}als Aktion „{ $action }“
    }{ $needs ->
        [none] {""}
       *[other] {" "}und { $needs }
    } für: { $acting_effect }
panel-plan = Der Plan und seine Chancen (odds)
panel-no-plan = Noch ist nichts geplant: Hier stehen dann die Chancen jeder Aktion.
panel-stack-short = Aktion { $stack }, { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(bedient von { $operator })
    }: { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $missing ->
        [one] 1 Aktionsstein fehlt
       *[other] { $missing } Aktionssteine fehlen
    } (braucht { $dice_at }, sicher mit { $automatic_at }).
panel-stack = Aktion { $stack }, { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(bedient von { $operator })
    }: { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $strength ->
        [one] 1 Aktionsstein
       *[other] { $strength } Aktionssteine
    } (nötig { $dice_at }, sicher mit { $automatic_at }); Erfolg { $success } %, { $certain_wounds ->
        [0] Wunde { $wound } %
        [one] 1 Wunde sicher{ $wound ->
            [0] {""}
           *[other] , { $wound } % für eine zweite
        }
       *[other] { $certain_wounds } Wunden sicher{ $wound ->
            [0] {""}
           *[other] , { $wound } % für { $die_wounds } weitere
        }
    }, Abenteuer { $adventure_odds } %{ $costs ->
        [none] {""}
       *[other] ; kostet { $costs }
    }{ $strikes ->
        [none] {""}
       *[other] ; auf jeden Fall – { $strikes }
    }
panel-forecast = Vorschau (forecast), wenn sich nichts ändert
panel-shortage = { $supply }: { $made } erzeugt, { $needed } nötig; { $count ->
        [one] eine Anlage wird dunkel
       *[other] { $count } Anlagen werden dunkel
    }{ $facilities ->
        [none] {""}
       *[other] {" "}(Ursache: { $facilities })
    }
panel-surplus = { $supply }: { $made } erzeugt, { $needed } nötig; { $banked } in den Vorrat
panel-food = Nahrung: { $made } erzeugt, { $needed } nötig{ $short ->
        [0] {""}
        [one] ; eine Portion wird fehlen
       *[other] ; { $short } Portionen werden fehlen
    }
panel-wilting = { $wilting }: Die Pflanzen welken, wenn ihr nicht zahlt
panel-stress = Der Stress wird bei { $level } liegen{ $causes ->
        [none] {""}
       *[other] {" "}({ $causes })
    }{ $quarrel ->
        [yes] ; das bedeutet Streit
       *[no] {""}
    }
panel-danger = Störungen, { $complex }: jetzt { $level }{ $adds ->
        [0] {""}
       *[other] , { $adds } mehr für defekte Teile
    }{ $die ->
        [none] {""}
       *[other] , dann { $die }
    }; Gefahr einer Störungskarte: { $trigger } %

## Effects

# Effects are infinitives or nouns („den Stress um 1 senken“): they stay right after a colon and after a „wenn“ clause.
effect-drop = 1 { $token } auf { $space } legen
effect-pick-up = 1 { $token } { $space_id ->
        [here] von diesem Feld
        [drawn] vom gezogenen Feld
        [bell-1] vom Feld Richtung Glocke in Ring 1
        [bell-2] vom Feld Richtung Glocke in Ring 2
        [bell-3] vom Feld Richtung Glocke in Ring 3
        [across-1] vom Feld gegenüber der Glocke in Ring 1
        [well-1] vom Feld Richtung Brunnen in Ring 1
        [well-2] vom Feld des Brunnens in Ring 2
        [beside-well] vom Feld neben dem Brunnen in Ring 2
        [petrel-1] vom Feld Richtung Sturmvogel in Ring 1
        [petrel-2] vom Feld Richtung Sturmvogel in Ring 2
        [petrel-3] vom Feld des Sturmvogels in Ring 3
       *[other] von { $space }
    } entfernen
effect-clear-space = alle Plättchen von einem Feld nach Wahl entfernen
effect-clear-ring = jedes { $token } aus Ring { $ring } entfernen
effect-clear-ground-token = ein Plättchen nach Wahl von der Karte entfernen
effect-clear-ground = 1 { $token } nach Wahl von der Karte entfernen
effect-clear-one-token = ein Plättchen nach Wahl von der Karte oder von einem Rover entfernen
effect-draw-a-direction = eine Richtungskarte für Ring { $ring } ziehen
effect-drawn-clockwise = zum nächsten Feld im Uhrzeigersinn weitergehen
effect-drawn-to-ring = in derselben Richtung zu Ring { $ring } weitergehen
effect-discard-direction = eine Richtungskarte nach Wahl aus dem Spiel nehmen
effect-thin-directions = { $count ->
        [one] eine Richtungskarte
       *[other] { $count } Richtungskarten
    } nach Wahl aus dem Spiel nehmen, solange mehr als vier übrig sind
effect-remember-direction = eine Richtungskarte für { $flag } ziehen
effect-remember-chosen-direction = zwei Richtungskarten ziehen und eine für { $flag } auswählen
effect-peek-ring = die nächste Kachel von Ring { $ring } ansehen und oben lassen oder unter den Stapel legen
effect-scout = ein erreichbares Feld von Ring { $ring } erkunden, ohne seinen Fund
effect-survey = ein erreichbares Feld von Ring { $ring } erkunden, mit seinem Fund
effect-arrange-tiles = die nächsten beiden Kacheln eines Rings ansehen und in beliebiger Reihenfolge zurücklegen
effect-scan-space = die Kachel eines erreichbaren Feldes zeigen, das unerkundet bleibt
effect-open-bell-road = das erste Feld Richtung Glocke erkunden
effect-mark-spot = { $spot } auf { $space } setzen
effect-unmark-spot = { $spot } { $space_id ->
        [here] von diesem Feld
        [drawn] vom gezogenen Feld
        [bell-1] vom Feld Richtung Glocke in Ring 1
        [bell-2] vom Feld Richtung Glocke in Ring 2
        [bell-3] vom Feld Richtung Glocke in Ring 3
        [across-1] vom Feld gegenüber der Glocke in Ring 1
        [well-1] vom Feld Richtung Brunnen in Ring 1
        [well-2] vom Feld des Brunnens in Ring 2
        [beside-well] vom Feld neben dem Brunnen in Ring 2
        [petrel-1] vom Feld Richtung Sturmvogel in Ring 1
        [petrel-2] vom Feld Richtung Sturmvogel in Ring 2
        [petrel-3] vom Feld des Sturmvogels in Ring 3
       *[other] von { $space }
    } entfernen
effect-place-spot = { $spot } auf ein erkundetes Feld nach Wahl setzen
effect-place-spot-in-ring = { $spot } auf ein erkundetes Feld von Ring { $ring } setzen
effect-remove-spot = { $spot } nach Wahl entfernen
effect-pick-spot = ein Feld auswählen, auf dem { $spot } ist
effect-move-spot = { $spot } um { $count ->
        [one] 1 Feld
       *[other] bis zu { $count } Felder
    } im selben Ring verschieben
effect-move-spot-clockwise = { $spot } auf das nächste Feld im Uhrzeigersinn verschieben
effect-add-spot = eine Richtungskarte ziehen und auf ihr Feld in Ring { $ring } { $spot } setzen
effect-add-beside = { $spot } dorthin setzen, wo nebenan schon { $spot } ist
effect-spread = { $count ->
        [one] eine Richtungskarte
       *[other] { $count } Richtungskarten
    } ziehen und auf jedes ihrer Felder in Ring { $ring } { $spot } setzen
effect-shake-loose = { $spot } in der gezogenen Richtung entfernen
effect-place-base = die Basis draußen auf dieses Feld setzen
effect-fade-signal = das äußerste Ping entfernen
effect-place-drawn-signal = das neue Ping auf ein beliebiges Feld seines Rings verschieben
effect-land-signal = ein Ping auf ein Feld ohne Ping im Ring des Markers setzen
effect-shift-signal = ein Ping im Ring des Markers auf ein Nachbarfeld verschieben
effect-gain-supply = { $count } { of-supply } erhalten
effect-lose-supply = { $count } { of-supply } verlieren
effect-raise-track = { $track } um { $count } erhöhen
effect-lower-track = { $track } um { $count } senken
effect-swap-tracks = die Störungs-Tracks von Arbeits- und Systemkomplex vertauschen
effect-resolve-keyword = die nächste Störungskarte „{ $keyword }“ im { $complex } abwickeln
effect-break-one = { $element ->
        [any] ein Teil nach Wahl { in-facility } auf defekt setzen
       *[other] die { $element } { in-facility } auf defekt setzen
    }
effect-fix-one = { $element ->
        [any] ein defektes Teil { in-facility } instand setzen
       *[other] die { $element } { in-facility } instand setzen
    }
effect-strip = ein funktionierendes Teil im { $complex } auf defekt setzen und { $count ->
        [one] ein Ersatzteil
       *[other] { $count } Ersatzteile
    } seiner Art erhalten
effect-put = 1 { $token } { into-facility } legen
effect-queue = für den nächsten Sol 1 { $token } { into-facility } legen
effect-load = 1 { $token } auf { $rover_id ->
        [wagtail] die Bachstelze
        [badger] den Dachs
        [used] den Rover im Einsatz
        [any] einen Rover
       *[other] den Rover „{ $rover }“
    } legen
effect-clear-rover = alle Plättchen { $rover_id ->
        [wagtail] von der Bachstelze
        [badger] vom Dachs
        [used] vom Rover im Einsatz
        [any] von einem Rover
       *[other] vom Rover „{ $rover }“
    } entfernen
effect-unload = 1 { $token } { $rover_id ->
        [wagtail] von der Bachstelze
        [badger] vom Dachs
        [used] vom Rover im Einsatz
        [any] von einem Rover
       *[other] vom Rover „{ $rover }“
    } entfernen
effect-unload-one = ein Plättchen nach Wahl von einem Rover entfernen
effect-must-roll = in diesem Sol bei jeder Aktion { in-facility } den Erfolgswürfel werfen
effect-no-rovers = in diesem Sol beim Erkunden keinen Rover helfen lassen
effect-allow-rovers = Rover wieder zum Erkunden zulassen
effect-die-in = in diesem Sol zusätzlich { $die_id ->
        [yellow] den gelben Störungswürfel
        [orange] den orangefarbenen Störungswürfel
        [red] den roten Störungswürfel
       *[other] einen Würfel ({ $die })
    } werfen
effect-die-out = { $die } in diesem Sol nicht werfen
effect-turn-up = die Produktivität { $machine } um { $count } erhöhen
effect-turn-down = die Produktivität { $machine } um { $count } senken
effect-production-up = { $span } { $count } { $kind } mehr erzeugen
effect-production-down = { $span } { $count } { $kind } weniger erzeugen
effect-plant-back = eine reife Pflanze zurück auf den Wachstums-Track legen
effect-growing-up = alle wachsenden Pflanzen um { $count } nach oben rücken
effect-growing-down = alle wachsenden Pflanzen um { $count } nach unten rücken
effect-highest-up = die höchste wachsende Pflanze um { $count } nach oben rücken
effect-highest-down = die höchste wachsende Pflanze um { $count } nach unten rücken
effect-lose-plant = eine reife Pflanze verlieren
effect-thermostat = alle reifen Pflanzen zurück auf den Wachstums-Track legen
effect-shield-plant = einen Schild neben die wachsenden Pflanzen legen
effect-cut = { in-facility } mangels { $kind } eine Abschaltung auslösen
effect-clear-tile = eine Abschaltungskachel { in-facility } entfernen
effect-discard-this-tile = diese Kachel entfernen und die Anlage wieder anfahren
effect-raise-this-track = den Störungs-Track dieses Komplexes um { $count } erhöhen
effect-gain-seed = einen Samen erhalten
effect-lose-seed = einen Samen verlieren
effect-gain-part = { $part_id ->
        [any] 1 Ersatzteil nach Wahl
        [random] 1 zufälliges Ersatzteil
       *[other] 1 Ersatzteil der Art { $part }
    } erhalten
effect-lose-part = { $part_id ->
        [any] 1 Ersatzteil nach Wahl
        [random] 1 zufälliges Ersatzteil
       *[other] 1 Ersatzteil der Art { $part }
    } verlieren
effect-exchange-parts = bis zu { $count ->
        [one] 1 Ersatzteil gegen ein anderes
       *[other] { $count } Ersatzteile gegen andere
    } tauschen
effect-gain-sample = eine Probe erhalten
effect-gain-pending-sample = eine Probe für den nächsten Sol erhalten
effect-gain-ring-sample = eine Probe aus Ring { $ring } erhalten
effect-lose-sample = eine Probe verlieren
effect-lose-nearby-sample = eine Probe von diesem Feld oder aus dem Frachtraum verlieren
effect-remove-sample = eine Probe nach Wahl von der Karte entfernen
effect-take-sample = eine Probe von der Karte in den Frachtraum nehmen
effect-sprinkle-samples = eine Probe auf dieses Feld und eine auf ein erkundetes Nachbarfeld legen
effect-examine-sample = eine Probe aus dem Frachtraum sofort untersuchen
effect-unexamine-sample = eine untersuchte Probe wieder als nicht untersucht werten
effect-gain-poi = einen Fund erhalten
effect-gain-upgrade = eine zufällige Ausbaukarte erhalten
effect-select-upgrade = eine Ausbaukarte nach Wahl erhalten
effect-lay-here = { $thing } auf dieses Feld legen
effect-lay-at = { $thing } auf { $space } legen
effect-roll-parts = { $die_id ->
        [yellow] den gelben Störungswürfel
        [orange] den orangefarbenen Störungswürfel
        [red] den roten Störungswürfel
       *[other] einen Würfel ({ $die })
    } werfen und ebenso viele Ersatzteile nach Wahl für den nächsten Sol erhalten
effect-build = { $facility_id ->
        [relay-mast] den Relaismast
        [storm-shelter] den Sturmkeller
        [drill-rig] den Bohrturm
        [depot] das Depot
        [backup-farm] die Reservefarm
        [backup-oxygenator] den Reserve-Oxygenator
        [backup-panel] das Reserve-Solarpanel
       *[other] „{ $facility }“
    } bauen
effect-build-ruined = { $facility_id ->
        [relay-mast] den Relaismast
        [storm-shelter] den Sturmkeller
        [drill-rig] den Bohrturm
        [depot] das Depot
        [backup-farm] die Reservefarm
        [backup-oxygenator] den Reserve-Oxygenator
        [backup-panel] das Reserve-Solarpanel
       *[other] „{ $facility }“
    } mit lauter defekten Teilen bauen
effect-build-here = { $facility_id ->
        [relay-mast] den Relaismast
        [storm-shelter] den Sturmkeller
        [drill-rig] den Bohrturm
        [depot] das Depot
        [backup-farm] die Reservefarm
        [backup-oxygenator] den Reserve-Oxygenator
        [backup-panel] das Reserve-Solarpanel
       *[other] „{ $facility }“
    } auf diesem Feld bauen
effect-stress-up = den Stress um { $count } erhöhen
effect-stress-down = den Stress um { $count } senken
effect-halve-stress = den Stress halbieren
effect-morale-up = die Moral um { $count } erhöhen
effect-morale-down = die Moral um { $count } senken
effect-gain-tokens = { $count } Moralplättchen erhalten
effect-discard-tokens = { $count } Moralplättchen verlieren
effect-discard-all-tokens = alle Moralplättchen verlieren
effect-wound = 1 Wunde erleiden
effect-heal = { $count ->
        [one] 1 Wunde
       *[other] bis zu { $count } Wunden
    } heilen
effect-cure = einen Zustand heilen
effect-draw-a-condition = einen Zustand ziehen
effect-mark-astronaut = { $when } { $mark }
effect-unmark-astronaut = { $when } „{ $mark }“ aufheben
effect-refresh-one = eine eingesetzte Fähigkeit wieder verfügbar machen
effect-refresh-all = alle eingesetzten Fähigkeiten wieder verfügbar machen
effect-ease = { $when } { $perk ->
        [any] eine Aktion
       *[other] eine Aktion „{ $perk }“
    } mit 1 Aktionsstein weniger ausführen
effect-ease-own = { $when } { $perk ->
        [any] eine eigene Aktion
       *[other] eine eigene Aktion „{ $perk }“
    } mit 1 Aktionsstein weniger ausführen
effect-sure = { $when } { $perk ->
        [any] eine Aktion
       *[other] eine Aktion „{ $perk }“
    } mit nur 1 Aktionsstein und ohne Würfel ausführen
effect-sure-own = { $when } { $perk ->
        [any] eine eigene Aktion
       *[other] eine eigene Aktion „{ $perk }“
    } mit nur 1 Aktionsstein und ohne Würfel ausführen
effect-sure-action = „{ $action }“ { $when } einmal mit nur 1 Aktionsstein und ohne Würfel ausführen
effect-waive = „{ $action }“ { $when } einmal nur mit Aktionssteinen bezahlen
effect-ease-action = „{ $action }“ in dieser Mission mit 1 Aktionsstein weniger ausführen
effect-reroll = { $when } einen { $colour } Würfel noch einmal werfen
effect-redraw-research = { $when } eine Forschungskarte noch einmal ziehen, falls sie nicht gefällt
effect-redraw-drawn-research = in dieser Mission eine Forschungskarte noch einmal ziehen, falls sie nicht gefällt
effect-redraw-malfunction = in dieser Mission eine Störungskarte noch einmal ziehen, falls sie nicht gefällt
effect-double-gather = im nächsten Sol mit einer Aktion „Sammeln“ zwei Proben heimbringen
effect-discount-die = zu einem beliebigen Zeitpunkt einen Störungswürfel um 2 niedriger zählen
effect-advance = „{ $sheet }“ um { $count } % erhöhen
effect-retreat = „{ $sheet }“ um { $count } % senken
effect-advance-by-card = „{ $sheet }“ um eine Forschungskarte erhöhen
effect-advance-by-half-card = „{ $sheet }“ um eine halbe Forschungskarte erhöhen
effect-set-sheet = „{ $sheet }“ auf { $count } % setzen
effect-hold-sheet = „{ $sheet }“ ab jetzt nie mehr senken
effect-calm-sheet = „{ $sheet }“ in der nächsten Produktionsphase nicht erhöhen
effect-remember-flag = für später notieren, dass { $makes }
effect-remember-flag-unmet = etwas für später notieren
effect-remember-direction-unmet = eine Richtungskarte für etwas Späteres ziehen
effect-remember-chosen-direction-unmet = zwei Richtungskarten ziehen und eine für etwas Späteres wählen
effect-fit = für immer { $fitting } einbauen
effect-gain-greenhouse = ein Gewächshaus erhalten
effect-turn-ground = { $space } für immer in „{ $roi }“ verwandeln
effect-remember-across = als { $flag } die Gegenrichtung notieren
effect-remember-across-unmet = eine Richtung für später notieren
effect-remember-by-lot = das Los zwischen zwei Antworten entscheiden lassen
effect-remember-by-lot-unmet = etwas auslosen
effect-settle-spot = eines der nahen Felder wählen, auf denen { $spot } ist, und dort { $other } setzen
effect-tick = { $objective } abhaken
effect-nothing = sonst nichts
effect-allow = diese Aktion zulassen
effect-say = diesen Text lesen
effect-move-module = eine Anlage des Wohn- oder Arbeitskomplexes umsetzen und ihr für den nächsten Sol ein Ausfallplättchen geben
effect-fade-beacon = der Bake mit den meisten Tagen einen Tag nehmen
effect-trace-beacon = einer Bake nach Wahl { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    } mehr geben
effect-free-beacon = ein Zusatzstein-Plättchen von einem Behälter nach Wahl entfernen
effect-identify-beacon = herausfinden, was in einem Behälter nach Wahl ist
effect-burden-beacons = jedem Behälter ein Zusatzstein-Plättchen geben
effect-redraw-beacon-card = in dieser Mission eine Forschungskarte einer Produktionsphase noch einmal ziehen, falls sie nicht gefällt
effect-move-crate-clockwise = eine Kiste auf das nächste Feld im Uhrzeigersinn verschieben
effect-move-crate-back = diese Kiste zurückschieben
effect-move-crate = eine Kiste auf ein Nachbarfeld verschieben
effect-unpack = den Inhalt der Kiste ins Spiel bringen
effect-gain-nutrient = einen Fund nach einer Forschungskarte für den nächsten Sol erhalten
effect-lose-nutrient = einen Fund aus dem Frachtraum verlieren
effect-feed-some = { $count } % des genannten Nährstoffs zuführen
effect-feed-half-card = eine halbe Forschungskarte des genannten Nährstoffs zuführen
effect-gain-gas = eine Gasflasche erhalten

## Conditions

condition-chain-found = die Kette kartiert ist
condition-chain-found-not = die Kette nicht kartiert ist
condition-chain-at-least = die Kette { $count } oder mehr Pings hat
condition-chain-at-least-not = die Kette weniger als { $count } Pings hat
condition-cores-recovered = die verlorenen Bohrproben daheim sind
condition-cores-recovered-not = die verlorenen Bohrproben nicht daheim sind
condition-probe-home = der Krabbler daheim ist
condition-probe-home-not = der Krabbler nicht daheim ist
condition-morale-at-least = die Moral bei { $count } oder mehr liegt
condition-morale-at-least-not = die Moral unter { $count } liegt
condition-morale-is-lowest = die Moral so niedrig wie möglich ist
condition-morale-is-lowest-not = die Moral nicht so niedrig wie möglich ist
condition-stress-at-least = der Stress bei { $count } oder mehr liegt
condition-stress-at-least-not = der Stress unter { $count } liegt
condition-supply-at-least = mindestens { $count } { of-supply } da ist
condition-supply-at-least-not = weniger als { $count } { of-supply } da ist
condition-wounded = dieser Astronaut verletzt ist
condition-wounded-not = dieser Astronaut nicht verletzt ist
condition-wounds-at-least = dieser Astronaut mindestens { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } hat
condition-wounds-at-least-not = dieser Astronaut weniger als { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } hat
condition-anyone-has-wounds = ein Astronaut mindestens { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } hat
condition-anyone-has-wounds-not = kein Astronaut { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    } oder mehr hat
condition-has-a-condition = dieser Astronaut einen Zustand hat
condition-has-a-condition-not = dieser Astronaut keinen Zustand hat
condition-conditions-at-least = die Besatzung mindestens { $count ->
        [one] 1 Zustand
       *[other] { $count } Zustände
    } hat
condition-conditions-at-least-not = die Besatzung weniger als { $count ->
        [one] 1 Zustand
       *[other] { $count } Zustände
    } hat
condition-has-tokens = dieser Astronaut mindestens { $count } Moralplättchen hat
condition-has-tokens-not = dieser Astronaut weniger als { $count } Moralplättchen hat
condition-has-part = ihr { $part_id ->
        [any] ein Ersatzteil
        [random] ein Ersatzteil
       *[other] ein Ersatzteil der Art { $part }
    } habt
condition-has-part-not = ihr { $part_id ->
        [any] kein Ersatzteil
        [random] kein Ersatzteil
       *[other] kein Ersatzteil der Art { $part }
    } habt
condition-has-sample = ihr eine Probe habt
condition-has-sample-not = ihr keine Probe habt
condition-has-ground-sample = eine Probe auf der Karte liegt
condition-has-ground-sample-not = keine Probe auf der Karte liegt
condition-has-examined = ihr eine untersuchte Probe habt
condition-has-examined-not = ihr keine untersuchte Probe habt
condition-has-seed = ihr einen Samen habt
condition-has-seed-not = ihr keinen Samen habt
condition-seed-planted = ein Samen ausgesät wurde
condition-seed-planted-not = kein Samen ausgesät wurde
condition-planted-this-sol = in diesem Sol ein Samen ausgesät wurde
condition-planted-this-sol-not = in diesem Sol kein Samen ausgesät wurde
condition-growing-plant = eine Pflanze wächst
condition-growing-plant-not = keine Pflanze wächst
condition-tile-on = { in-facility } eine Abschaltungskachel liegt
condition-tile-on-not = { in-facility } keine Abschaltungskachel liegt
condition-element-broken = { $element ->
        [any] { in-facility } etwas defekt ist
        [CPU] die CPU { in-facility } defekt ist
        [Hardware] die Hardware { in-facility } defekt ist
       *[other] die { $element } { in-facility } defekt sind
    }
condition-element-broken-not = { $element ->
        [any] { in-facility } nichts defekt ist
        [CPU] die CPU { in-facility } nicht defekt ist
        [Hardware] die Hardware { in-facility } nicht defekt ist
       *[other] die { $element } { in-facility } nicht defekt sind
    }
condition-trouble-at = { in-facility } etwas beschädigt oder nicht zu benutzen ist
condition-trouble-at-not = { in-facility } alles in Ordnung ist
condition-in-play = die Anlage „{ $facility }“ im Spiel ist
condition-in-play-not = die Anlage „{ $facility }“ nicht im Spiel ist
condition-broken-at-most = höchstens { $count ->
        [one] 1 Teil defekt ist
       *[other] { $count } Teile defekt sind
    }
condition-broken-at-most-not = mehr als { $count ->
        [one] 1 Teil defekt ist
       *[other] { $count } Teile defekt sind
    }
condition-broken-is = { $count ->
        [0] nichts defekt ist
        [one] genau 1 Teil defekt ist
       *[other] genau { $count } Teile defekt sind
    }
condition-broken-is-not = { $count ->
        [0] etwas defekt ist
        [one] nicht genau 1 Teil defekt ist
       *[other] nicht genau { $count } Teile defekt sind
    }
condition-broken-at-threshold = genau so viele Teile wie von der Mission erlaubt defekt sind
condition-broken-at-threshold-not = weniger oder mehr Teile als von der Mission erlaubt defekt sind
condition-structures-at-least = mindestens { $count ->
        [one] 1 Anlagenkarte im Spiel ist
       *[other] { $count } Anlagenkarten im Spiel sind
    }
condition-structures-at-least-not = weniger als { $count ->
        [one] 1 Anlagenkarte im Spiel ist
       *[other] { $count } Anlagenkarten im Spiel sind
    }
condition-token-on-rover = auf { $rover_id ->
        [wagtail] der Bachstelze
        [badger] dem Dachs
        [used] dem Rover im Einsatz
        [any] einem Rover
       *[other] dem Rover „{ $rover }“
    } ein Plättchen liegt
condition-token-on-rover-not = auf { $rover_id ->
        [wagtail] der Bachstelze
        [badger] dem Dachs
        [used] dem Rover im Einsatz
        [any] keinem Rover ein
       *[other] dem Rover „{ $rover }“
    }{ $rover_id ->
        [any] { "" }
       *[other] { " " }kein
    } Plättchen liegt
condition-rover-used = ein Rover benutzt wird
condition-rover-used-not = kein Rover benutzt wird
condition-outside = das außerhalb der Basis geschieht
condition-outside-not = das innerhalb der Basis geschieht
condition-at-space = es um { $space } geht
condition-at-space-not = es nicht um { $space } geht
condition-thing-is = es „{ $thing }“ ist
condition-thing-is-not = es nicht „{ $thing }“ ist
condition-repaired = { in-facility } etwas repariert wurde
condition-repaired-not = { in-facility } nichts repariert wurde
condition-first-this-sol = es das erste Mal in diesem Sol ist
condition-first-this-sol-not = es nicht das erste Mal in diesem Sol ist
condition-done-action = „{ $action }“ mindestens { $count ->
        [one] einmal
       *[other] { $count }-mal
    } gemacht wurde
condition-done-action-not = { $count ->
        [one] „{ $action }“ nie gemacht wurde
       *[other] „{ $action }“ weniger als { $count }-mal gemacht wurde
    }
condition-drawn-is = auf der gezogenen Karte „{ $strength }“ steht
condition-drawn-is-not = auf der gezogenen Karte nicht „{ $strength }“ steht
condition-spot-at-drawn = auf dem gezogenen Feld { $spot } ist
condition-spot-at-drawn-not = auf dem gezogenen Feld { $spot } fehlt
condition-spot-toward-drawn = in der gezogenen Richtung { $spot } ist
condition-spot-toward-drawn-not = in der gezogenen Richtung { $spot } fehlt
condition-spot-here = auf diesem Feld { $spot } ist
condition-spot-here-not = auf diesem Feld { $spot } fehlt
condition-opposite-bell = dieses Feld gegenüber der Glocke liegt
condition-opposite-bell-not = dieses Feld nicht gegenüber der Glocke liegt
condition-spots-at-least = auf mindestens { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    } { $spot } ist
condition-spots-at-least-not = { $count ->
        [one] auf keinem Feld { $spot } ist
       *[other] auf weniger als { $count } Feldern { $spot } ist
    }
condition-spots-in-ring = auf mindestens { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    } von Ring { $ring } { $spot } ist
condition-spots-in-ring-not = { $count ->
        [one] auf keinem Feld von Ring { $ring } { $spot } ist
       *[other] auf weniger als { $count } Feldern von Ring { $ring } { $spot } ist
    }
condition-explored-ring = mindestens { $count ->
        [one] 1 Feld von Ring { $ring } erkundet ist
       *[other] { $count } Felder von Ring { $ring } erkundet sind
    }
condition-explored-ring-not = { $count ->
        [one] kein Feld von Ring { $ring } erkundet ist
       *[other] weniger als { $count } Felder von Ring { $ring } erkundet sind
    }
condition-explored-space = { $space } erkundet ist
condition-explored-space-not = { $space } nicht erkundet ist
condition-explored-spot = mindestens { $count ->
        [one] 1 Feld, auf dem { $spot } ist, erkundet wurde
       *[other] { $count } Felder, auf denen { $spot } ist, erkundet wurden
    }
condition-explored-spot-not = { $count ->
        [one] kein Feld, auf dem { $spot } ist, erkundet wurde
       *[other] weniger als { $count } Felder, auf denen { $spot } ist, erkundet wurden
    }
condition-track-at-least = bei „{ $sheet }“ mindestens { $count } % erreicht sind
condition-track-at-least-not = bei „{ $sheet }“ weniger als { $count } % erreicht sind
condition-discovered-at-least = ihr mindestens { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } gemacht habt
condition-discovered-at-least-not = ihr weniger als { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } gemacht habt
condition-discovered-ring = ihr mindestens { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } mit Proben aus Ring { $ring } oder weiter draußen gemacht habt
condition-discovered-ring-not = ihr weniger als { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } mit Proben aus Ring { $ring } oder weiter draußen gemacht habt
condition-discovered-inner = ihr mindestens { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } mit Proben aus Ring 1 gemacht habt
condition-discovered-inner-not = ihr weniger als { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } mit Proben aus Ring 1 gemacht habt
condition-examined-total = ihr mindestens { $count ->
        [one] 1 Probe
       *[other] { $count } Proben
    } untersucht habt
condition-examined-total-not = ihr weniger als { $count ->
        [one] 1 Probe
       *[other] { $count } Proben
    } untersucht habt
condition-idle-bench = im letzten Sol an keiner Probe geforscht wurde
condition-idle-bench-not = im letzten Sol an einer Probe geforscht wurde
condition-gathered = „{ $thing }“ heimgebracht wurde
condition-gathered-not = „{ $thing }“ nicht heimgebracht wurde
condition-found = „{ $thing }“ gefunden wurde
condition-found-not = „{ $thing }“ nicht gefunden wurde
condition-ticked = { $objective } erreicht ist
condition-ticked-not = { $objective } nicht erreicht ist
condition-unmet = vorher etwas geschehen ist
condition-flag-is = vorher etwas geschehen ist
condition-flag-is-not = etwas vorher nicht geschehen ist
condition-flag-is-branch-keep = ihr den Winter über bleibt
condition-flag-is-branch-send = alles nach Hause gesendet wurde
condition-flag-is-checklist-open = auf der Checkliste noch nichts erledigt ist
condition-flag-is-checklist-ticked = auf der Checkliste etwas erledigt ist
condition-flag-is-checklist-ticked-not = auf der Checkliste seit der letzten Produktionsphase nichts erledigt ist
condition-flag-is-control-yes = es eine ehrliche Kontrolle gibt
condition-flag-is-culture-alive = die Kultur lebt
condition-flag-is-culture-dead = die Kultur tot ist
condition-flag-is-culture-dead-not = die Kultur nicht tot ist
condition-flag-is-e1-seeds = der Saatguttresor aufgetaut wurde
condition-flag-is-e1-tools = das Werkzeuglager aufgetaut wurde
condition-flag-is-e2-clean = die Mikroben draußen bleiben
condition-flag-is-e2-filter = die Mikroben hereingelassen wurden
condition-flag-is-e2-none = am Wasser nichts geändert wurde
condition-flag-is-e4-capsule = die Kapsel mit den Proben startet
condition-flag-is-e4-larder = die Kapsel für den Tisch ausgepackt wird
condition-flag-is-e4-leave = ein Behälter in der Dose bleibt
condition-flag-is-e4-take = alle Behälter mit nach Hause kommen
condition-flag-is-letter-many = mehr als ein Brief zugeblieben ist
condition-flag-is-letter-shut = ein Brief zugeblieben ist
condition-flag-is-library-asked = die Bibliothek gefragt wurde
condition-flag-is-library-hushed = die Bibliothek vorerst nicht gefragt werden kann
condition-flag-is-library-hushed-not = die Bibliothek gefragt werden kann
condition-flag-is-library-quiet = von der Bibliothek nichts unterwegs ist
condition-flag-is-log-read-yes = das alte Logbuch gelesen wurde
condition-flag-is-origin-native = die Mikroben von hier sind
condition-flag-is-origin-stowaway = die Mikroben mit uns gekommen sind
condition-flag-is-sledge-yes = der Schlitten der Ersten geborgen wurde
condition-flag-is-tin-empty = die Dose leer ist
condition-flag-is-tin-empty-not = noch Kekse in der Dose sind
condition-flag-is-well-open = der Brunnen offen ist
condition-flag-is-well-open-not = der Brunnen nicht offen ist
condition-flag-is-well-sealed = der Brunnen versiegelt ist
condition-flag-is-hole-capped = das Loch verschlossen ist
condition-flag-is-told-late = das Lampenhaus spät davon erfuhr
condition-flag-is-told-early = das Lampenhaus früh davon erfuhr
condition-flag-is-plan-bleed-not = der Plan nicht „Ablassen“ heißt
condition-flag-is-witness-yes = es einen Zeugen gibt
condition-flag-is-theory-ice = die Theorie „Eis“ lautet
condition-flag-is-theory-brine = die Theorie „Sole“ lautet
condition-flag-is-shelter-yes = es ein Dach gegen Steine gibt
condition-flag-is-sample-sealed = das Glas versiegelt ist
condition-flag-is-sample-opened = das Glas geöffnet wurde
condition-flag-is-plan-shift = der Plan „Umziehen“ heißt
condition-flag-is-plan-brace = der Plan „Abstützen“ heißt
condition-flag-is-plan-bleed = der Plan „Ablassen“ heißt
condition-flag-is-mast-yes = der neue Mast steht
condition-flag-is-hole-open = das Loch offen ist
condition-flag-is-fix-early-yes = die Glocke früh gefunden wurde
condition-flag-is-deep-ear-yes = es weiter draußen ein Ohr gibt
condition-optional-done = alle optionalen Ziele erreicht sind
condition-optional-done-not = ein optionales Ziel nicht erreicht ist
condition-sol-at-least = es Sol { $count } oder später ist
condition-sol-at-least-not = es vor Sol { $count } ist
condition-sol-is-even = die Nummer des Sols gerade ist
condition-sol-is-even-not = die Nummer des Sols ungerade ist
condition-last-sol = es der letzte Sol ist
condition-last-sol-not = es nicht der letzte Sol ist
condition-sols-left = mindestens { $count ->
        [one] 1 Sol übrig ist
       *[other] { $count } Sols übrig sind
    }
condition-sols-left-not = weniger als { $count ->
        [one] 1 Sol übrig ist
       *[other] { $count } Sols übrig sind
    }
condition-in-mission = die Mission „{ $mission }“ gespielt wird
condition-in-mission-not = die Mission „{ $mission }“ nicht gespielt wird
condition-crew-is = die Besatzung aus { $count ->
        [one] 1 Astronauten
       *[other] { $count } Astronauten
    } besteht
condition-crew-is-not = die Besatzung nicht aus { $count ->
        [one] 1 Astronauten
       *[other] { $count } Astronauten
    } besteht
condition-events-done = jedes Ereignis bewältigt wurde
condition-events-done-not = nicht jedes Ereignis bewältigt wurde
condition-stat-at-least = die Zahl der { $stat } mindestens { $count } beträgt
condition-stat-at-least-not = die Zahl der { $stat } { $count ->
        [1] 0 ist
       *[other] unter { $count } liegt
    }
condition-event-came = „{ $event }“ schon vorkam
condition-event-came-not = „{ $event }“ nie vorkam
condition-event-done = „{ $event }“ erledigt wurde
condition-event-done-not = „{ $event }“ nicht erledigt wurde
condition-event-struck = „{ $event }“ Folgen hatte
condition-event-struck-not = „{ $event }“ keine Folgen hatte
condition-adventure-met = „{ $adventure }“ schon vorkam
condition-adventure-met-not = „{ $adventure }“ nie vorkam
condition-is-astronaut = es { $astronaut } ist
condition-is-astronaut-not = es nicht { $astronaut } ist
condition-with-astronaut = { $astronaut } zur Besatzung gehört
condition-with-astronaut-not = { $astronaut } nicht zur Besatzung gehört
condition-output-at-least = die Produktivität { $facility_id ->
        [sp1] des Solarpanels 01
        [sp2] des Solarpanels 02
        [backup-panel] des Reserve-Solarpanels
        [ox1] des Oxygenators 01
        [ox2] des Oxygenators 02
        [backup-oxygenator] des Reserve-Oxygenators
        [panel] eines Solarpanels
        [oxygenator] eines Oxygenators
       *[other] der Anlage „{ $facility }“
    } mindestens { $count } beträgt
condition-output-at-least-not = die Produktivität { $facility_id ->
        [sp1] des Solarpanels 01
        [sp2] des Solarpanels 02
        [backup-panel] des Reserve-Solarpanels
        [ox1] des Oxygenators 01
        [ox2] des Oxygenators 02
        [backup-oxygenator] des Reserve-Oxygenators
        [panel] eines Solarpanels
        [oxygenator] eines Oxygenators
       *[other] der Anlage „{ $facility }“
    } unter { $count } liegt
condition-close = auf zwei nahen Feldern { $spot } liegt
condition-close-not = auf keinen zwei nahen Feldern { $spot } liegt
condition-own-conditions = dieser Astronaut mindestens { $count ->
        [one] 1 Zustand
       *[other] { $count } Zustände
    } hat
condition-own-conditions-not = dieser Astronaut weniger als { $count ->
        [one] 1 Zustand
       *[other] { $count } Zustände
    } hat
condition-own-deeds = die Zahl der { $deed } dieses Astronauten mindestens { $count } ist
condition-own-deeds-not = die Zahl der { $deed } dieses Astronauten unter { $count } ist
condition-missions-lost = mindestens { $count ->
        [one] 1 Mission verloren ging
       *[other] { $count } Missionen verloren gingen
    }
condition-missions-lost-not = { $count ->
        [one] keine Mission verloren ging
       *[other] weniger als { $count } Missionen verloren gingen
    }
condition-died = ein Astronaut gestorben ist
condition-died-not = kein Astronaut gestorben ist
condition-won = die Mission gewonnen ist
condition-won-not = die Mission nicht gewonnen ist
condition-lost-by-parts = am Ende zu viel defekt war
condition-lost-by-parts-not = am Ende nicht zu viel defekt war
condition-replayed = eine Mission noch einmal gespielt wurde
condition-replayed-not = keine Mission noch einmal gespielt wurde
condition-installed-crate = Kiste { $count } ausgepackt ist
condition-installed-crate-not = Kiste { $count } nicht ausgepackt ist
condition-first-container = { $container } zuerst heimkam
condition-first-container-not = { $container } nicht zuerst heimkam
condition-nutrient-full = Nährstoff { $count } voll zugeführt ist
condition-nutrient-full-not = Nährstoff { $count } nicht voll zugeführt ist
condition-gas-used = „Luft anreichern“ mindestens { $count ->
        [one] einmal
       *[other] { $count }-mal
    } gemacht wurde
condition-gas-used-not = { $count ->
        [one] „Luft anreichern“ nie gemacht wurde
       *[other] „Luft anreichern“ weniger als { $count }-mal gemacht wurde
    }

## Groups

group-astronaut = jeder Astronaut
group-first-player = der Startspieler
group-other-astronaut = jeder andere Astronaut
group-next-astronaut = der nächste Astronaut im Uhrzeigersinn
group-stack-astronaut = jeder Astronaut dieser Aktion
group-any-astronaut = ein Astronaut nach Wahl
group-last-builder = wer zuletzt die Aktion „Bauen“ gemacht hat
group-structure-card = für jede Anlagenkarte, höchstens { $count }-mal
group-broken-element = für jedes defekte Teil im { $complex }, höchstens { $count }-mal
group-loaded-rover = für jeden Rover mit Plättchen
group-spot-up-to = für jedes Feld, auf dem { $spot } ist, höchstens { $count }-mal
subject-acting = wer handelt

## Rules

rule-M-ACT-02 = Alle Aktionen eines Sols werden angekündigt, bevor die erste abgewickelt wird.
rule-M-ACT-03 = Der Plan gehört allen: Er lässt sich frei ändern, bis alle bereit sind, und muss als Ganzes möglich sein.
rule-M-ACT-04 = Eine Aktion kündigt an, wer Aktionssteine, auf Wunsch einen Rover und die nötigen Dinge an ihren Platz legt.
rule-M-ACT-06 = Jeder Astronaut muss beiden Aktionssteinen etwas zu tun geben, außer ein Effekt sagt etwas anderes.
rule-M-ACT-10 = Aktionen werden in dieser Reihenfolge abgewickelt: Ereignisse, Rasten, Entspannen, Heilen, Verwalten, Erkunden, Sammeln, Forschen, Bauen.
rule-M-ACT-13 = Aktionen ohne Typ kommen nach allen anderen, in beliebiger Reihenfolge; so werden auch Abschaltungskacheln umgedreht.
rule-M-ACT-14 = Bei Aktionen desselben Schritts wählt ihr die Reihenfolge.
rule-M-ACT-15 = Jede Aktion gelingt oder scheitert.
rule-M-ACT-16 = Eine Aktion, deren Ziel bei der Ausführung nicht mehr da ist, läuft ab, hat aber keine Wirkung.
rule-M-ACT-18 = In einer Aktion dürfen Aktionssteine mehrerer Astronauten und von Maschinen zusammenstehen.
rule-M-ACT-24 = Eine Art von Aktion ist gesperrt, solange ihre Anlage abgeschaltet ist, ein Ausfallplättchen hat oder nicht im Spiel ist, außer eine Anlagenkarte springt ein.
rule-M-ACT-31 = Eine Aktion, die nicht vollständig bezahlt werden kann, kann nicht angekündigt werden.
rule-M-ACT-32 = Eine Aktion, deren angekündigte Wunden für den ausführenden Astronauten tödlich wären, kann nicht angekündigt werden.
rule-M-ACT-34 = Vorräte, die eine Aktion kostet, werden bezahlt, sobald der Plan steht, und kommen nie zurück.
rule-M-ACT-35 = Die Dinge, die eine Aktion braucht, müssen im Frachtraum verfügbar sein; sie liegen bei ihr und dienen keiner anderen Aktion.
rule-M-ACT-45 = Mit zu wenigen Aktionssteinen ist eine Aktion nicht erlaubt, mit der kleineren Zahl wird gewürfelt, mit der größeren gelingt sie ohne Würfel.
rule-M-ACT-48 = Alle angekündigten Wunden des ganzen Plans zählen zusammen; Heilen im selben Plan hilft nicht dagegen.
rule-M-ADV-02 = Ein Abenteuer geschieht in dem Moment, in dem es eintritt.
rule-M-ADV-08 = Ein Abenteuer kann in einer späteren Ereignisphase ein Nachspiel haben; niemand weiß, ob und wann.
rule-M-AOM-03 = Der Aktionsstein einer Maschine taugt nur für die Art von Aktion, für die sie gebaut ist.
rule-M-AOM-05 = Maschinen können im Wohnkomplex nicht arbeiten.
rule-M-AOM-06 = Wer eine Maschine bedient, trägt, was ihr bei einer Aktion zustößt.
rule-M-AOM-09 = Eine Maschine zählt als ein Aktionsstein, einmal im Sol.
rule-M-APP-08 = Der Aufbau wird Schritt für Schritt für euch erledigt; ihr wählt die Maschinen und den Startspieler.
rule-M-APP-22 = Ziele werden von selbst abgehakt, sobald sie erreicht sind.
rule-M-APP-26 = Was in einer Mission geschehen ist, wird aufbewahrt und lässt sich nachlesen.
rule-M-APP-30 = Entscheidungen in einem Abenteuer trifft, wer den Astronauten spielt, der es erlebt.
rule-M-APP-35 = Nach einer Mission erfahrt ihr, wie sie gelaufen ist.
rule-M-APP-44 = Ein Umschlag wird nur geöffnet, wenn das Spiel es sagt, und von allen zugleich.
rule-M-APP-45 = Nach der letzten Mission einer Kampagne kommt ein Nachwort, das davon abhängt, was ihr getan habt.
rule-M-ASTR-01 = Es gibt vier Berufe, und keiner kommt in einer Besatzung zweimal vor.
rule-M-ASTR-06 = Eine Fähigkeit kostet so viele Moralplättchen, wie auf ihr steht; bezahlt werden sie vom Astronauten, der sie hat.
rule-M-ASTR-07 = Eine Fähigkeit, die nicht vollständig bezahlt werden kann, kann nicht eingesetzt werden.
rule-M-ASTR-09 = Fähigkeiten dürfen jederzeit eingesetzt werden, auch zwischen zwei Schritten einer Phase.
rule-M-ASTR-11 = Jede Fähigkeit darf einmal pro Sol eingesetzt werden; in der Aufräumphase wird sie wieder verfügbar.
rule-M-ASTR-14 = Moralplättchen gehören einzelnen Astronauten, und jeder darf beliebig viele haben.
rule-M-ASTR-21 = Ein Schild neben den wachsenden Pflanzen geht anstelle der nächsten reifen Pflanze verloren, die ein Effekt nehmen würde.
rule-M-ASTR-24 = Ein Teil, das eine Fähigkeit instand setzt, funktioniert sofort.
rule-M-BLD-01 = Bauen dient dazu, Teile und Rover zu reparieren, Ausbauten einzubauen und herzustellen, was die Mission verlangt.
rule-M-CAMP-01 = Eine Kampagne ist eine Kette von Missionen; jede beginnt mit dem, was die vorige hinterlassen hat.
rule-M-CAMP-07 = Nach einer verlorenen Mission spielt ihr sie noch einmal oder beginnt die Kampagne von vorn, mit einer Besatzung eurer Wahl.
rule-M-CAMP-10 = Die Kampagne wird vor jeder Mission gespeichert.
rule-M-CAMP-12 = Die nächste Mission beginnt mit dem Tisch, wie er ist; nur was genannt wird, ändert sich.
rule-M-CAMP-17 = In einer Kampagne lernt mit jeder Entdeckung jeder Astronaut eine neue Fähigkeit.
rule-M-CARD-ABI-02 = Ingenieurwesen, 2 Moralplättchen: eine zufällige Ausbaukarte erhalten, die noch nicht im Spiel ist.
rule-M-CARD-ABI-03 = Ingenieurwesen, 2 Moralplättchen: einen Störungs-Track um 2 senken.
rule-M-CARD-ABI-04 = Ingenieurwesen, 3 Moralplättchen: Ein defektes Teil irgendwo in der Basis ist sofort instand gesetzt.
rule-M-CARD-ABI-05 = Medizin, 3 Moralplättchen: bis zu 2 Wunden eines Astronauten heilen.
rule-M-CARD-ABI-08 = Wissenschaft, 2 Moralplättchen und eine Probe: einen Schild neben die wachsenden Pflanzen legen.
rule-M-CARD-MAL-03 = Eine Karte über ein Solarpanel oder einen Oxygenator trifft eine dieser Maschinen; ihr wählt, welche.
rule-M-CARD-MAL-08 = Die Stände der Störungs-Tracks von Arbeits- und Systemkomplex werden vertauscht.
rule-M-CARD-MAL-10 = Alle reifen Pflanzen kommen zurück auf den Wachstums-Track und füllen ihn von oben.
rule-M-CARD-PEN-07 = Ihr wählt, welche Probe auf der Karte entfernt wird.
rule-M-CARD-STR-02 = Eine Anlagenkarte liegt neben ihrem Komplex, hat eigene Teile und kommt durch die Aktion „Bauen“ ins Spiel.
rule-M-CLN-03 = In der Aufräumphase wird alles Gesammelte verfügbar; eingebaute Ausbauten kommen zu ihren Anlagen.
rule-M-CLN-07 = In der Aufräumphase wird der nächste Astronaut im Uhrzeigersinn Startspieler.
rule-M-COND-01 = Ein Zustand wird zufällig gezogen.
rule-M-COND-10 = Ein geheilter Zustand kommt zurück auf den Stapel.
rule-M-COND-15 = Eine Angstattacke senkt sofort die Moral um 1 und bleibt nicht.
rule-M-COND-16 = Herzbeschwerden halten einen Aktionsstein von allem ab, außer das Herz behandeln zu lassen.
rule-M-COND-19 = Mit Migräne kann ein Astronaut keine Fähigkeiten einsetzen.
rule-M-CONS-01 = Manche Ereignisse haben später eine Folge für einen bestimmten Astronauten.
rule-M-CONS-04 = Ein Folgeereignis kommt am Anfang einer Ereignisphase.
rule-M-DICE-01 = Bei einer Aktion ohne sicheren Erfolg werden drei Würfel ihrer Farbe geworfen: Erfolg, Wunde und Abenteuer.
rule-M-DICE-04 = Zeigt der Erfolgswürfel keinen Erfolg, scheitert die Aktion, und ihr Astronaut erhält 2 Moralplättchen.
rule-M-DICE-05 = Zeigt der Wundwürfel eine Wunde, erleidet der ausführende Astronaut 1 Wunde.
rule-M-DICE-08 = Wer die Aktion ausführt, wählt die Reihenfolge dessen, was die Würfel bringen.
rule-M-DICE-13 = Mit einem Neuwurfplättchen muss ein Erfolg ein zweites Mal gewürfelt werden.
rule-M-DIFF-01 = Die Schwierigkeit wird für jede Mission gewählt, auch in einer Kampagne.
rule-M-DIR-02 = Jede Richtungskarte wird aus dem vollständigen Stapel gezogen.
rule-M-DIR-03 = Mehrere Richtungskarten werden einzeln nacheinander gezogen.
rule-M-DIR-04 = Leicht, Mittel und Stark zählen nur, wenn ein Effekt danach fragt.
rule-M-DIR-06 = Eine Richtungskarte, die das Spiel verlässt, wird nicht mehr gezogen.
rule-M-DISM-01 = Eine nicht eingebaute Ausbaukarte darf jederzeit gegen die zwei Ersatzteile abgegeben werden, die sie zeigt.
rule-M-DISM-02 = Ersatzteile aus einer Ausbaukarte sind sofort verfügbar.
rule-M-DISM-04 = Bevor etwas angekündigt ist, darf jedes funktionierende Teil ausgebaut werden und wird zum Ersatzteil.
rule-M-DISM-05 = Ausgebaute Ersatzteile sind sofort verfügbar; das braucht keinen Aktionsstein.
rule-M-END-03 = Ihr gewinnt, wenn alle Ziele rechtzeitig erreicht sind, nicht zu viel defekt ist und alle leben.
rule-M-END-04 = Am Ende dürfen höchstens so viele Teile defekt sein, wie die Mission erlaubt.
rule-M-END-05 = Der Sieg kommt sofort, nach jedem Effekt; ist zu viel defekt, spielt ihr weiter, solange es Sols gibt.
rule-M-END-08 = Die Mission ist verloren, wenn nach dem letzten Sol noch ein Ziel offen ist.
rule-M-END-09 = Die Mission ist verloren, wenn nach dem letzten Sol zu viel defekt ist.
rule-M-END-11 = Optionale Ziele bringen etwas ein, sind aber für den Sieg nicht nötig.
rule-M-EVA-01 = Ein offenes Ereignis im Logbuch lässt sich mit Aktionssteinen und Dingen bewältigen.
rule-M-EVA-02 = Das Ereignis sagt, wie viele Aktionssteine und was sonst noch nötig ist.
rule-M-EVA-06 = Ein bewältigtes Ereignis ist erledigt, und seine Folge kommt nicht mehr.
rule-M-EVA-07 = Ein Ereignis zu bewältigen, kann eine Belohnung bringen.
rule-M-EVT-01 = Zuerst steigt in jedem Sol ein zufälliger Störungs-Track um 1.
rule-M-EVT-05 = In jedem Sol kommt genau ein neues Ereignis.
rule-M-EVT-06 = Was ein Ereignis bewirkt, geschieht sofort; es kann den Sol über anhalten oder länger.
rule-M-EXPL-02 = Erreichbar sind ganz Ring 1 und jedes Feld neben einem erkundeten.
rule-M-EXPL-03 = Erkunden braucht 1 Aktionsstein mit grünen Würfeln oder 2 ohne, dazu 1 mehr für jedes Feld des Weges.
rule-M-EXPL-06 = Wer ein Feld erkundet, zieht eine Kachel seines Rings und legt sie dorthin.
rule-M-EXPL-07 = Eine neue Kachel bekommt so viele Proben, wie sie zeigt.
rule-M-EXPL-08 = Eine neue Kachel kann einen Fund bringen, der sofort verfügbar ist.
rule-M-EXPL-10 = Eine Kachel, die ohne Erkunden kommt, gibt ihren Fund nur, wenn der Text es sagt.
rule-M-FAQ-05 = Noch einmal zu ziehen, ist eure Wahl; dann zählt die zweite Karte.
rule-M-FAQ-28 = Eine Reserveanlage wird mit lauter defekten Teilen gebaut und läuft trotzdem.
rule-M-FARM-03 = Der Wachstums-Track hat sechs Felder mit je einer Pflanze.
rule-M-FARM-06 = In jeder Produktionsphase rückt jede wachsende Pflanze 1 Feld nach oben.
rule-M-FARM-12 = Wenn Pflanzen welken, rückt jede wachsende Pflanze 1 Feld nach unten; vom untersten geht sie verloren.
rule-M-FARM-13 = Wenn Pflanzen welken, geht eine reife Pflanze zurück auf das oberste Feld des Wachstums-Tracks.
rule-M-FARM-15 = Ihr könnt die Pflanzen retten: mit 1 Energie bei defekten Energieanschlüssen und 1 Sauerstoff bei defekten Sauerstofffiltern.
rule-M-FARM-18 = Jede reife Pflanze gibt 1 Nahrungsportion.
rule-M-FARM-20 = Was die Farm nicht gibt, wird aus dem Allgemeinen Vorrat gegessen, soweit er reicht.
rule-M-FARM-21 = Reicht die Nahrung dann immer noch nicht, wählt ihr, wer verzichtet.
rule-M-FARM-22 = Jede Portion, auf die ein Astronaut verzichtet, ist 1 Wunde.
rule-M-FARM-24 = Die Hälfte der übrigen Nahrung, aufgerundet, kommt in den Allgemeinen Vorrat.
rule-M-FP-05 = Effekte, die den Startspieler nennen, treffen, wer es in diesem Moment ist.
rule-M-FP-06 = Der Startspieler wechselt in jeder Aufräumphase im Uhrzeigersinn.
rule-M-GATH-01 = Sammeln bringt etwas heim, das auf einem erkundeten Feld liegt.
rule-M-GATH-03 = Sammeln braucht 1 Aktionsstein mit grauen Würfeln oder 2 ohne, dazu 1 mehr für jedes Feld des Weges; zuerst wird angekündigt, was geholt wird.
rule-M-GATH-04 = Einmal Sammeln bringt ein Ding.
rule-M-GATH-06 = Gesammeltes ist im nächsten Sol verfügbar.
rule-M-GEN-04 = Ihr spielt eine einzelne Mission oder eine Mission einer Kampagne; die Regeln sind dieselben.
rule-M-GEN-07 = Was nicht möglich ist, entfällt und kostet stattdessen nichts.
rule-M-GEN-09 = Die Hälfte wird immer aufgerundet.
rule-M-GEN-11 = Manche Zahlen hängen davon ab, wie viele Astronauten es gibt.
rule-M-HEAL-02 = Heilen braucht einen Aktionsstein der verletzten oder kranken Person und einen des Mediziners.
rule-M-HEAL-06 = Heilt entweder eine Wunde oder einen Zustand; gewählt wird, wenn es so weit ist.
rule-M-HEAL-07 = Heilen nimmt 1 Wunde weg.
rule-M-HEAL-08 = Einen Zustand zu heilen, nimmt einen Zustand nach Wahl weg.
rule-M-HEAL-09 = Der Aktionsstein, den das Herz zurückhält, muss das Herz behandeln lassen.
rule-M-ICON-03 = Bei dieser Strafe kann kein Rover beim Erkunden helfen.
rule-M-ICON-06 = Bei dieser Strafe wird der Erfolgswürfel immer geworfen und entscheidet allein, egal wie viele Aktionssteine da sind.
rule-M-ICON-14 = Eine Aktion, deren Weg durch Funkstille führt, kostet die Gruppe 1 Moral.
rule-M-ICON-21 = Eine angekündigte Wunde trifft den ausführenden Astronauten, nicht die Unterstützer.
rule-M-ICON-27 = Ein Probensymbol steht für eine Probe.
rule-M-ICON-32 = Es gibt vier Arten von Ersatzteilen: Energieanschlüsse, Sauerstofffilter, Hardware und CPU.
rule-M-LOG-05 = Solange ein Ereignis offen ist, kann seine Folge in einem der nächsten Sols zuschlagen.
rule-M-LOG-06 = Ein bewältigtes Ereignis schlägt nie zu.
rule-M-LOG-10 = Ein Ereignis wird am Ende seines dritten Sols vergessen.
rule-M-MACT-01 = Eine Mission kann eigene Sonderaktionen haben.
rule-M-MACT-02 = Die Mission sagt, wo und wann ihre Sonderaktionen möglich sind und was sie bewirken.
rule-M-MACT-05 = Eine Sonderaktion ist mehrmals pro Sol möglich, außer die Mission beschränkt sie.
rule-M-MALF-02 = Die Mission sagt, welche Störungswürfel in welchem Sol geworfen werden.
rule-M-MALF-06 = Alle Störungswürfel des Sols werden zusammen geworfen.
rule-M-MALF-10 = Jeder Störungs-Track steigt um seinen Würfel und um die Strafen seines Komplexes.
rule-M-MALF-11 = Ein Störungs-Track, der 5 erreicht, wird ausgelöst, in jeder Phase.
rule-M-MALF-12 = Ein ausgelöster Track geht auf 0 zurück, und eine Störungskarte wird gezogen.
rule-M-MALF-15 = Nach einer Störungskarte ist der nächste Komplex in Gefahr: Arbeitskomplex, dann Wohnkomplex, dann Systemkomplex.
rule-M-MALF-23 = Für eine Karte mit einem bestimmten Stichwort wird gezogen, bis eine kommt; nur diese zählt.
rule-M-MALF-26 = Eine Störungskarte für eine abgeschaltete Anlage hat keine Wirkung.
rule-M-MALF-27 = Eine Störungskarte für eine Anlage, die nicht im Spiel ist, hat keine Wirkung.
rule-M-MALF-28 = Eine Komplikation setzt ein Teil ihrer Anlage auf defekt.
rule-M-MALF-30 = Wird ein Teil „eines Solarpanels“ defekt, wählt ihr das Panel.
rule-M-MALF-32 = Andere Störungskarten tun, was auf ihnen steht.
rule-M-MAN-01 = Verwalten braucht 1 Aktionsstein im Kontrollzentrum.
rule-M-MAN-02 = Verwalten senkt einen Störungs-Track nach Wahl um 1.
rule-M-MIS-CAMP-05 = Eine Mission noch einmal zu spielen, stellt den Tisch so wieder her, wie er vor ihr war.
rule-M-MIS-CAMP-07 = Für jedes optionale Ziel dürft ihr wählen: 2 Ersatzteile, 3 Einheiten eines Vorrats oder eine geheilte Wunde oder einen geheilten Zustand.
rule-M-MIS-CAMP-11 = Wer nichts mehr zu lernen hat, erhält für eine Entdeckung 2 Moralplättchen.
rule-M-MIS-CAMP-14 = Ein Umschlag wird geöffnet, wenn das Ziel seiner Mission erreicht ist; vorher sieht ihn niemand.
rule-M-MIS-CORE-02 = Proben behalten den Ring, aus dem sie stammen; die Ziele verlangen Entdeckungen aus bestimmten Ringen.
rule-M-MIS-CORE-04 = Die Gegenprobe verbraucht eine untersuchte Probe für das Archiv; ein scharfer Bohrer bringt im nächsten Sol zwei Proben.
rule-M-MIS-CORE-05 = Ein Sol ohne Forschung kostet in der nächsten Produktionsphase Stress.
rule-M-MIS-GEN-19 = Kacheln, die beim Aufbau erkundet sind, haben ihre Proben, geben aber keinen Fund.
rule-M-MIS-HOME-06 = Ab Sol 3 wird der gelbe Störungswürfel in jedem Sol geworfen.
rule-M-MIS-HOME-07 = Die abgestürzten Sonden liegen im Süden der Ringe 1 und 2: Sie werden beim Erkunden dieser Felder gefunden.
rule-M-MIS-HOME-08 = Eine abgestürzte Sonde ist einen Wurf um Ersatzteile wert: die nähere mit dem gelben Würfel, die fernere mit dem orangefarbenen.
rule-M-MIS-HOME-09 = Ihr wählt die Arten der Ersatzteile aus den Sonden; sie sind im nächsten Sol verfügbar.
rule-M-MIS-HOME-10 = Jede Reparatur der Reservefarm erhöht „Optimale Bedingungen“ um eine Forschungskarte.
rule-M-MIS-HOME-11 = Ein Ersatzteil für ein funktionierendes Teil der Reservefarm erhöht „Optimale Bedingungen“ um eine Forschungskarte.
rule-M-MIS-HOME-14 = Die Farm ist voll: Das Gewächshaus für eine weitere Pflanze hat die Reservefarm.
rule-M-MIS-HOME-O1 = Einmal Bauen bringt das Reserve-Solarpanel ins Spiel, mit lauter defekten Teilen.
rule-M-MIS-HOME-O2 = Einmal Bauen bringt den Reserve-Oxygenator ins Spiel, mit lauter defekten Teilen.
rule-M-MIS-HOME-O3 = Einmal Bauen bringt die Reservefarm ins Spiel, mit lauter defekten Teilen.
rule-M-MIS-LAND-07 = Eine Kiste wird gesammelt und dann beim Bauen verbraucht; das bringt ihre Anlage ins Spiel.
rule-M-MIS-LAND-10 = Zwei Kisten lassen sich in einer Aktion für 1 Aktionsstein mehr auspacken; eine Drohne zeigt eine Kachel, ohne sie zu erkunden.
rule-M-MIS-LAND-11 = Die Funde dieser Mission: ein Ersatzteil, leichteres Bauen oder eine Kiste auf ein Nachbarfeld verschieben.
rule-M-MIS-PLANTS-04 = Für jeden der fünf Nährstoffe gibt es ein Ziel.
rule-M-MIS-PLANTS-10 = Jeder Nährstoff, der nicht voll zugeführt ist, bringt in der Produktionsphase 1 Stress.
rule-M-MIS-PLANTS-15 = Ein untersuchter Fund gibt eine Forschungskarte seines Nährstoffs und als Entdeckung noch eine halbe.
rule-M-MIS-PLANTS-20 = Ist ein Nährstoff voll zugeführt, erhalten alle 1 Moralplättchen.
rule-M-MIS-PLANTS-21 = „Luft anreichern“ verbraucht eine Gasflasche und Sauerstofffilter für eine halbe Forschungskarte eines genannten Nährstoffs.
rule-M-MIS-PLANTS-25 = Die Funde dieser Mission: eine Forschungskarte noch einmal ziehen, ein nummerierter Fund oder eine Gasflasche.
rule-M-MIS-PROBE-03 = Die Besatzung legt die Kette einmal fest, sobald es sie gibt und wann sie will; danach bleibt sie so.
rule-M-MIS-PROBE-05 = Der Krabbler liegt auf dem letzten Feld der Kette, sobald es erkundet ist.
rule-M-MIS-PROBE-09 = Auf einer Kachel mit dem Missionszeichen liegt eine verlorene Bohrprobe.
rule-M-MIS-PROBE-12 = Die Moralplättchen dürfen von mehreren Astronauten kommen; mindestens vier Richtungskarten bleiben im Spiel.
rule-M-MIS-PROBE-13 = Es gibt immer nur eine Basis draußen; Aktionen dürfen dort beginnen, und ihr Gelände zählt.
rule-M-MIS-PROBE-15 = Ein Störungswürfel darf 2 weniger zählen, gleich nach dem Wurf und nie unter 0.
rule-M-MIS-PROBE-A1 = „Band absuchen“ setzt in Sol 1, 2 oder 3 nach einer Richtungskarte ein Ping in Ring 1, 2 oder 3.
rule-M-MIS-PROBE-A2 = „Bilder vergleichen“ entfernt 2 Pings und setzt 1 auf ein Feld ohne Ping im Ring des verbrauchten Markers.
rule-M-MIS-PROBE-A3 = „Peilung berichtigen“ verschiebt ein Ping auf ein Nachbarfeld im Ring des verbrauchten Markers.
rule-M-MIS-PROBE-A4 = „Denken wie eine Elster“ kostet so viele Moralplättchen, wie die Nummer des Sols angibt, und entfernt 2 Richtungskarten.
rule-M-MIS-PROBE-A5 = „Zelt aufschlagen“ kostet Hardware und macht ein erkundetes Feld ab dem nächsten Sol zur Basis.
rule-M-MIS-PROBE-A6 = „Sicherung ziehen“ kostet eine CPU: Ein Störungswürfel wird in diesem Sol nicht geworfen.
rule-M-MIS-PROBE-O1 = Sieben Pings auf benachbarten Feldern von Ring 1 bis Ring 3 sind eine Kette.
rule-M-MIS-PROBE-O2 = Die beiden verlorenen Bohrproben werden auf Feldern der Kette gesammelt.
rule-M-MIS-PROBE-O3 = Der Krabbler wird auf dem letzten Feld der Kette gesammelt.
rule-M-MIS-RIDDLE-09 = Zu Beginn der Produktion sagt eine Forschungskarte, welche Bake einen Tag verliert, und kommt aus dem Spiel.
rule-M-MIS-RIDDLE-10 = Ein Behälter, dem kein Tag mehr bleibt, bekommt in jeder Produktionsphase ein Zusatzstein-Plättchen.
rule-M-MIS-RIDDLE-14 = Wird das Feld einer Bake erkundet, bestimmt der gelbe Würfel den Inhalt: Nahrung, Teile oder Instrumente.
rule-M-MIS-RIDDLE-16 = Ein bekannter Behälter behält seine Tage und seine Zusatzstein-Plättchen, bis er gesammelt ist.
rule-M-MIS-RIDDLE-17 = Was in einem Behälter ist, ist im nächsten Sol verfügbar.
rule-M-MIS-RIDDLE-18 = „Bake auslesen“ verrät, was in einem Behälter ist.
rule-M-MIS-RIDDLE-19 = „Signal halten“ gibt einer Bake 2 Tage mehr.
rule-M-MIS-RIDDLE-21 = Die Funde dieser Mission: ein Tag mehr, eine Forschungskarte noch einmal ziehen oder ein Zusatzstein-Plättchen entfernen.
rule-M-MIS-RIDDLE-22 = Eine Forschungskarte, die ihr ablehnt, kommt vor dem zweiten Ziehen zurück.
rule-M-MIS-SLOT-01 = Was eine Kampagne endgültig entscheidet, wird notiert und von ihren späteren Missionen gelesen.
rule-M-MIS-SLOT-LN1 = Erste Mission der Kampagne: drei Felder von Ring 1 erkunden und drei Ohren eingraben.
rule-M-MIS-SLOT-LN2 = Zweite Mission der Kampagne: die Ortung auf 100 % bringen.
rule-M-MIS-SLOT-LN3 = Dritte Mission der Kampagne: einen Bohrturm Richtung Glocke bauen und bohren.
rule-M-MIS-SLOT-LN4 = Vierte Mission der Kampagne: eine dunkle Spur in Ring 3 finden und etwas davon heimbringen.
rule-M-MIS-SLOT-LN5 = Fünfte Mission der Kampagne: Was ihr vorher getan habt, entscheidet, was jetzt möglich ist.
rule-M-MOR-01 = Die Moral ist ein gemeinsamer Wert für alle, von −2 bis 3.
rule-M-MOR-04 = Liegt die Moral über 0, erhält der Startspieler in der Moralphase ebenso viele Moralplättchen.
rule-M-MOR-06 = Liegt die Moral unter 0, verliert der Startspieler in der Moralphase ebenso viele Moralplättchen.
rule-M-MOR-07 = Jedes Moralplättchen, das der Startspieler verlieren soll und nicht hat, ist 1 Wunde.
rule-M-MOVE-13 = Das Gelände nimmt, was es bekommt; nur eine tödliche Wunde verbietet den Weg.
rule-M-OBJ-01 = Was Zielplättchen bedeuten, sagt die Mission.
rule-M-OBJ-03 = Ein gesammeltes Zielplättchen ist im nächsten Sol verfügbar, außer die Mission sagt etwas anderes.
rule-M-PC-03 = Drei Astronauten nehmen eine Maschine mit, zwei nehmen zwei mit; allein spielst du zwei Astronauten und wählst in jedem Sol aus allen Maschinen.
rule-M-PC-06 = Allein hast du alle vier Maschinen und setzt in jedem Sol höchstens zwei davon ein, jedes Mal neu gewählt.
rule-M-PLNT-02 = Aussäen geht nur, wenn ein Gewächshaus für eine weitere Pflanze da ist; wachsende zählen mit.
rule-M-PLNT-03 = Aussäen braucht einen Samen und 1 Aktionsstein mit blauen Würfeln oder 2 ohne.
rule-M-PLNT-05 = Aussäen lässt sich einmal pro Sol ansagen.
rule-M-PLNT-06 = Solange das Labor abgeschaltet ist, sät niemand aus.
rule-M-PLNT-07 = Solange das unterste Feld des Wachstums-Tracks besetzt ist, sät niemand aus.
rule-M-PLNT-08 = Ein ausgesäter Samen beginnt auf dem untersten Feld des Wachstums-Tracks.
rule-M-POI-01 = Funde werden zufällig gezogen.
rule-M-POI-04 = Ein Fund wird einmal eingesetzt.
rule-M-POI-05 = Ein Fund lässt sich jederzeit einsetzen und braucht keinen Aktionsstein.
rule-M-PROD-07 = Die Produktivität einer Maschine bleibt in ihren Grenzen.
rule-M-PROD-08 = Ein Effekt auf die gesamte Energie- oder Sauerstofferzeugung ändert, was die Basis erzeugt, nicht die Produktivität einer Maschine.
rule-M-PROD-18 = Die Hälfte dessen, was erzeugt und nicht gebraucht wird, kommt aufgerundet in den Allgemeinen Vorrat.
rule-M-PROD-28 = Defekte Hardware im Sondenraum: In jedem Sol wird eine Probe nach Wahl von der Karte entfernt.
rule-M-PROD-29 = Defekte Hardware im Labor: Der Stress steigt in jedem Sol um 1.
rule-M-PROD-30 = Defekte Hardware in der Werkstatt: Sie bekommt in jedem Sol ein Plättchen, das sofort wirkt.
rule-M-PROD-31 = Defekte Hardware in der Garage: In jedem Sol wird der grüne Wundwürfel geworfen, und eine Wunde ist ein Ausfallplättchen für die Bachstelze.
rule-M-RCD-01 = Es gibt sechs Forschungskarten, jede mit einer Zahl von 1 bis 6 und einem Prozentwert von 15 bis 50.
rule-M-RCD-02 = Der Effekt sagt, ob die Zahl oder der Prozentwert zählt.
rule-M-RCD-06 = Ein halber Prozentwert wird auf das nächste ganze Prozent aufgerundet.
rule-M-RELX-01 = Entspannen braucht 1 Aktionsstein in den Besatzungsquartieren.
rule-M-RELX-02 = Entspannen erhöht die Moral um 1 oder senkt den Stress um 6.
rule-M-REP-03 = Eine Reparatur braucht ein Ersatzteil der richtigen Art oder ein funktionierendes Teil von anderswo.
rule-M-REP-04 = Nach einer gelungenen Reparatur funktioniert das Teil, und das Ersatzteil ist verbraucht.
rule-M-REP-06 = Reparaturen werden mit den anderen Bauaktionen abgewickelt, egal wo das Teil ist.
rule-M-REST-01 = Rasten braucht 1 Aktionsstein in der Nische.
rule-M-REST-02 = Rasten gibt 1 Moralplättchen.
rule-M-RND-01 = Ein Sol hat sechs Phasen: Ereignisse, Moral, Produktion, Aktion, Störung, Aufräumen.
rule-M-RND-04 = Eine Mission hat so viele Sols, wie auf ihrem Bogen stehen; mit weniger als vier Astronauten ist es einer mehr.
rule-M-RND-06 = Ein Effekt hält so lange an, wie er sagt: einen Moment, einen Sol oder länger.
rule-M-RND-07 = Was die Mission über einen Sol sagt, gilt in diesem Sol.
rule-M-ROV-02 = Ein Rover handelt nie allein: Mindestens ein Aktionsstein muss dabei sein.
rule-M-ROV-03 = Die Bachstelze zählt bei einer Aktion „Erkunden“ als 2 Aktionssteine, der Dachs bei jeder Aktion mit Würfeln draußen als 1.
rule-M-ROV-05 = Der Dachs kann in der Basis nicht helfen.
rule-M-ROV-06 = Zwei Rover können nicht bei derselben Aktion helfen.
rule-M-ROV-08 = Jeder Rover hilft pro Sol bei einer Aktion.
rule-M-ROV-10 = Ein Rover mit Ausfallplättchen ist nicht zu benutzen, bis er repariert ist.
rule-M-ROV-13 = Solange Rover nicht erkunden dürfen, kann der Dachs noch bei anderem helfen.
rule-M-ROV-15 = Gefährdete Rover werden am Ende der Aktionsphase geprüft, jeder höchstens einmal.
rule-M-RREP-02 = Einen Rover zu reparieren, braucht 1 Aktionsstein mit braunen Würfeln oder 2 ohne, aber kein Ersatzteil.
rule-M-RREP-04 = Einen Rover zu reparieren, nimmt ein Plättchen nach Wahl von ihm.
rule-M-RSCH-01 = An einer Probe zu forschen, hat zwei Schritte: Sie wird untersucht, dann wird sie zur Entdeckung.
rule-M-RSCH-03 = Der erste Schritt braucht eine Probe, die im Frachtraum verfügbar ist.
rule-M-RSCH-04 = Der zweite Schritt braucht eine Probe, die vor diesem Plan untersucht wurde.
rule-M-RSCH-05 = Nach dem ersten Schritt ist eine Probe untersucht.
rule-M-RSCH-06 = Nach dem zweiten Schritt ist eine Probe eine Entdeckung.
rule-M-RSCH-12 = Eine Entdeckung bewirkt, was die Mission sagt; in einer Kampagne schaltet sie außerdem Fähigkeiten frei.
rule-M-RUL-ABI-02 = Ingenieurwesen, 2 Moralplättchen: einen braunen Würfel noch einmal werfen, den jemand gerade geworfen hat.
rule-M-RUL-ABI-03 = Medizin, 2 Moralplättchen: Der Stress sinkt um 3.
rule-M-RUL-ABI-04 = Wissenschaft, 2 Moralplättchen: einen blauen Würfel noch einmal werfen, den jemand gerade geworfen hat.
rule-M-RUL-ABI-05 = Medizin, 2 Moralplättchen: Eine Wunde, die ein Astronaut gerade erleiden würde, bleibt aus.
rule-M-RUL-ABI-06 = Medizin, 3 Moralplättchen: einen Zustand eines beliebigen Astronauten heilen.
rule-M-RUL-ABI-07 = Wissenschaft, 1 Moralplättchen und eine Probe: Einmal Forschen braucht in diesem Sol 1 Aktionsstein weniger.
rule-M-RUL-ABI-08 = Wissenschaft, 2 Moralplättchen: zwei Forschungs- oder Richtungskarten statt einer ziehen und eine auswählen.
rule-M-RUL-ABI-09 = Geologie, 2 Moralplättchen: einen grünen oder grauen Würfel noch einmal werfen, den jemand gerade geworfen hat.
rule-M-RUL-ABI-10 = Geologie, 2 Moralplättchen: die nächste Kachel eines Rings ansehen und oben lassen oder unter den Stapel legen.
rule-M-RUL-ABI-11 = Geologie, 2 Moralplättchen: eine Probe von der Karte nehmen oder, wenn dort keine liegt, aus dem Plättchenvorrat.
rule-M-RUL-ABI-12 = Geologie, 3 Moralplättchen: Eine Aktion ignoriert das Gelände eines Feldes.
rule-M-RUL-ABI-14 = Ein Würfel darf gleich nach dem Wurf noch einmal geworfen werden, durch nur eine Fähigkeit und bevor etwas anderes geschieht.
rule-M-RUL-ADV-06 = Ein Effekt, der nichts zu treffen hat, tut nichts; ist kein Fund mehr übrig, nimm stattdessen 1 Moralplättchen.
rule-M-RUL-ADV-K06 = Eine Probe von diesem Feld oder aus dem Frachtraum geht verloren.
rule-M-RUL-EV-08 = Plättchen aus Ereignissen wirken im selben Sol, außer der Text sagt etwas anderes.
rule-M-RUL-EV-LAN1 = Eine Kiste rückt auf das nächste Feld im Uhrzeigersinn; sie lässt sich zurückschieben.
rule-M-RUL-EV-LAN2 = Ein Vorteil kann eine Aktion ohne Würfel gelingen lassen.
rule-M-RUL-EV-LAN4 = Ein erreichbares Feld wird kostenlos erkundet, mit Proben und Fund.
rule-M-RUL-EV-PLA2 = Ein Fund lässt sich in einen Teil seines Nährstoffs verwandeln.
rule-M-RUL-EV-PLA3 = Ein Fund aus dem Frachtraum geht verloren.
rule-M-RUL-EV-PRO1 = Das äußerste Ping geht verloren; ein neues kann neben einem anderen dazukommen.
rule-M-RUL-EV-PRO4 = Ein neues Ping kommt nach einer Richtungskarte und darf in seinem Ring verschoben werden.
rule-M-RUL-EV-RID1 = Die Bake mit den meisten Tagen verliert einen; später kann jeder Behälter ein Zusatzstein-Plättchen bekommen.
rule-M-RUL-FUP-K03 = Eine Aktion dieses Astronauten braucht 1 Aktionsstein weniger, aber mindestens 1.
rule-M-RUL-GAP-23 = Ein Vorteil für eine Aktion wird beim Planen einer Aktion gegeben.
rule-M-RUL-GAP-24 = Eine Pflanze, die wieder wachsen muss, kommt oben hinzu; die anderen machen nach unten Platz.
rule-M-RUL-GAP-25 = Wo ein Text etwas offenlässt, wählt die Besatzung.
rule-M-RUL-MAL-03 = Plättchen von Störungskarten wirken im nächsten Sol.
rule-M-RUL-MAL-S26 = Eine reife Pflanze geht verloren.
rule-M-RUL-MAL-W26 = Eine untersuchte Probe muss noch einmal untersucht werden.
rule-M-RUL-PROD-08 = Die Produktion geht in dieser Reihenfolge: Mission, Energie, Sauerstoff, Pflanzen, Nahrung, Stress, Strafen des Arbeitskomplexes.
rule-M-RUL-SHUT-E4 = Zahlt mit dem Teil, das die Kachel nennt, oder erhöht den Störungs-Track dieses Komplexes um 1.
rule-M-RUL-UPG-01 = Ausbau des MedLabs: Heilen geht ohne Mediziner.
rule-M-RUL-UPG-02 = Ausbau des Kontrollzentrums: Verwalten senkt einen Track um 2.
rule-M-RUL-UPG-03 = Ausbau der Besatzungsquartiere: Der Startspieler erhält in jeder Moralphase 1 Moralplättchen.
rule-M-RUL-UPG-04 = Ausbau der Werkstatt: Einmal pro Sol zählt die Strafe eines defekten Teils nicht.
rule-M-RUL-UPG-05 = Ausbau der Garage: Einmal pro Sol braucht Erkunden 1 Aktionsstein weniger für den Weg.
rule-M-RUL-UPG-06 = Ausbau des Sondenraums: Gesammelte Proben sind sofort verfügbar.
rule-M-RUL-UPG-07 = Ausbau des Labors: Einmal pro Sol wird ein blauer Würfel noch einmal geworfen.
rule-M-RUL-UPG-08 = Ausbau der Nische: Einmal pro Sol gibt Rasten 2 Moralplättchen.
rule-M-RUL-UPG-10 = Ihr beginnt je nach Schwierigkeit mit 3, 2 oder 1 zufälligen Ausbaukarten.
rule-M-RUL-UPG-11 = Eine neue Ausbaukarte ist eine, die in diesem Spiel noch nicht vorkam.
rule-M-SET-05 = Alle nehmen verschiedene Berufe.
rule-M-SET-13 = Alle wählen einen Astronauten ihres Berufs.
rule-M-SET-31 = Ihr wählt den Startspieler des ersten Sols.
rule-M-SET-32 = Nach dem eigenen Aufbau der Mission und ihrer Geschichte beginnt der erste Sol.
rule-M-SHUT-01 = Reichen Energie oder Sauerstoff nicht, wählt ihr, welche Anlagen dunkel werden.
rule-M-SHUT-03 = Eine Anlage, die dunkel wird, bekommt eine zufällige Abschaltungskachel, verdeckt.
rule-M-SHUT-05 = In einer abgeschalteten Anlage ist nichts möglich, außer ihre Kachel umzudrehen.
rule-M-SHUT-10 = 1 Aktionsstein auf einer Abschaltungskachel versucht, die Anlage wieder anzufahren.
rule-M-SHUT-12 = Die Abschaltungskachel wird am Ende der Aktionsphase umgedreht.
rule-M-SHUT-13 = Was auf der Abschaltungskachel steht, geschieht sofort.
rule-M-SHUT-15 = Eine Abschaltungskachel, die wegkommt, wird in ihren Stapel gemischt.
rule-M-SHUT-18 = Eine Kachel, die aufgedeckt liegen bleibt, lässt die Anlage dunkel, bringt weiter ihre 2 Stress und darf noch einmal versucht werden.
rule-M-SHUT-19 = In einer abgeschalteten Anlage lässt sich nichts reparieren oder ausbauen.
rule-M-SHUT-23 = Eine abgeschaltete Farm wächst und welkt nicht, gibt keine Nahrung und lässt sich nicht besäen.
rule-M-STR-01 = In jeder Produktionsphase steigt der Stress um 1 für jeden Astronauten und um 2 für jede Abschaltungskachel.
rule-M-STR-03 = Andere Effekte können den Stress jederzeit erhöhen.
rule-M-STR-04 = Erreicht der Stress 18, gibt es Streit.
rule-M-STR-05 = Bei einem Streit erleidet jeder Astronaut 1 Wunde.
rule-M-STR-06 = Ein Streit senkt die Moral um 1.
rule-M-STR-07 = Nach einem Streit liegt der Stress bei 0.
rule-M-STR-08 = Der Stress kann nicht unter 0 sinken.
rule-M-SUP-01 = Der Allgemeine Vorrat enthält Sauerstoff, Energie und Nahrung.
rule-M-SUP-02 = Ein Vorrat sinkt nie unter 0, und was nicht da ist, kann nicht ausgegeben werden.
rule-M-SUP-06 = Den Allgemeinen Vorrat füllt, was bei der Produktion übrig bleibt und was Effekte bringen.
rule-M-TERM-08 = Ein Teil mit grünem Marker funktioniert; eins mit rotem oder ohne Marker ist defekt.
rule-M-TERM-09 = Jede Anlage hat bestimmte Teile, und jedes Teil hat eine eigene Strafe, wenn es defekt ist.
rule-M-TERM-11 = Defekte Teile werden über alle Anlagen der drei Komplexe gezählt.
rule-M-TERM-13 = Eine Anlage ist abgeschaltet, solange eine Abschaltungskachel auf ihr liegt.
rule-M-TERM-14 = Eine Anlage ist nutzbar, wenn sie im Spiel, nicht abgeschaltet und ohne Ausfallplättchen ist.
rule-M-TERM-23 = Nur Dinge, die im Frachtraum verfügbar sind, lassen sich benutzen.
rule-M-TERM-24 = Jeder Rover hat einen Platz für Plättchen.
rule-M-TERM-31 = Die Karte hat drei Ringe um die Basis, jeder mit acht Feldern, die nach ihrer Richtung heißen.
rule-M-TERM-36 = Ein Feld ist erkundet, sobald eine Kachel offen darauf liegt.
rule-M-TERM-37 = Draußen heißt auf einem Feld der Karte; alles andere ist drinnen.
rule-M-TERM-39 = Proben sind die blauen Marker.
rule-M-TERM-40 = Weiße Marker sind Samen im Frachtraum, wachsende Pflanzen und reife Pflanzen in den Gewächshäusern.
rule-M-TERM-42 = Ausgegebene Moralplättchen kommen zurück in den Plättchenvorrat.
rule-M-TERM-43 = Jeder Komplex hat einen Störungs-Track.
rule-M-TOK-02 = Der Effekt sagt, wohin sein Plättchen kommt: jetzt auf eine Anlage, für den nächsten Sol auf eine Anlage, auf einen Rover oder auf die Karte.
rule-M-TOK-07 = Ein Plättchen wird ignoriert, wo dieselbe Wirkung schon gilt; nur Zusatzstein-Plättchen zählen zusammen.
rule-M-TOK-10 = Eine Anlage mit Ausfallplättchen ist in diesem Sol nicht nutzbar.
rule-M-TOK-12 = Plättchen auf der Karte bleiben, bis ein Effekt sie entfernt.
rule-M-UPG-03 = Einen Ausbau einzubauen, braucht 1 Aktionsstein mit braunen Würfeln oder 2 ohne.
rule-M-UPG-04 = Ein gebauter Ausbau kommt in der Aufräumphase an seinen Platz.
rule-M-UPG-05 = Ab der Aufräumphase wirkt der Ausbau in seiner Anlage.
rule-M-UPG-07 = Ein eingebauter Ausbau wirkt nur in seiner eigenen Anlage, und nicht, solange sie abgeschaltet ist.
rule-M-WND-01 = Astronauten beginnen ohne Wunden.
rule-M-WND-02 = Jede Wunde rückt den Astronauten ein Feld auf dem Gesundheits-Track weiter.
rule-M-WND-04 = Die sechste Wunde ist tödlich.
rule-M-WND-05 = Stirbt ein Astronaut, ist die Mission sofort verloren.
rule-M-WND-07 = Manche Wunden bringen einen Zustand.
rule-M-WND-12 = Heilen nimmt Wunden einzeln weg.
rule-M-WND-14 = „Jeder Astronaut“ heißt alle im Spiel, einmal.
rule-M-APP-10 = Vor der ersten Runde wird der Hintergrund der Mission vorgelesen.
rule-M-APP-20 = Was noch kommt, bleibt bis dahin verborgen: Niemand sieht es, und kein Gerät bekommt es geschickt.
rule-M-CAMP-08 = In der Vermächtnis-Kampagne wird keine Mission noch einmal gespielt, und was sie ändert, bleibt geändert.
rule-M-MIS-SLOT-WM1 = Erste Mission der Winterkampagne: die Basis wecken und ihre Fenster erleuchten.
rule-M-MIS-SLOT-WM2 = Zweite Mission der Winterkampagne: herausfinden, was im Wasser ist; eine Anlage ändert sich für immer.
rule-M-MIS-SLOT-WM3 = Dritte Mission der Winterkampagne: den Brunnen finden und über ihn entscheiden; der Boden ändert sich für immer.
rule-M-MIS-SLOT-WM4 = Vierte Mission der Winterkampagne: unser oder ihr Leben und eine Entscheidung ohne Rückweg.
rule-M-MIS-SLOT-WM5 = Letzte Mission der Winterkampagne, je nach der Entscheidung davor.
rule-M-RUL-STR-19 = Weitere Gewächshäuser werden nur gebaut, wo eine Mission oder ein Ereignis es sagt.

## The table as it is drawn

goal-mission = Mission
goal-campaign = Kampagne
goal-optional = Wenn ihr wollt: { $what }
goal-by = { $what } Der Weg: { $how }.
goal-next = { $what } { $sols ->
    [0] Das ist der letzte Sol.
    [one] Danach bleibt noch ein Sol.
   *[other] Danach bleiben noch { $sols } Sols.
}
for-good-clean-room = Die Basis hat nun für immer einen Reinraum: Das Labor braucht auch Sauerstoff, und bei einer Aktion „Forschen“ zählt die bessere von zwei Karten.
for-good-living-filter = Die Basis hat nun für immer einen lebenden Filter: Mit defekten Sauerstofffiltern welken die Pflanzen der Farm nicht.
for-good-each-mission = Vor jeder Mission: { $effect }
goal-for-good = Für immer
goal-changed = Was der Winter geändert hat
goal-letters = { $count ->
        [0] Noch ist kein Brief geöffnet.
        [one] Ein Brief ist geöffnet.
       *[other] { $count } Briefe sind geöffnet.
    }
goal-letter = Brief
goal-of = Das ist Mission { $number } von { $all }.
scene-moment = Sol { $sol } von { $sols } · { $phase }
scene-warning = { $facility } – { $penalty }
offer-title = { $verb ->
        [repair] { $action } – { $target }
       *[other] { $action }: { $target }
    }
offer-title-bring = Nach Hause bringen: { $things } ({ $target })
offer-no-part = keines mehr da
offer-dismantle = „{ $upgrade }“ wird dafür zerlegt
offer-from-upgrade = mit einem Teil aus einer Ausbaukarte
offer-row-team = Wer macht es?
offer-row-with = Womit?
offer-row-bring = Nach Hause bringen
offer-row-where = In welcher Anlage?
offer-row-via = Auf welchem Weg?
offer-row-order = An welcher Stelle?
offer-move = Verschieben: { $what }
offer-place = { $place } von { $of }
offer-becomes = „{ $what }“ wird { $odds }.
offer-row-crew = Welche Besatzung?
offer-deal = { $count ->
        [1] Wähle deinen Astronauten
       *[other] Wähle deine zwei Astronauten
    }
offer-ability = { $who }: { $ability }, { $effect }
offer-row-machines = Welche Maschinen kommen mit?
offer-machines = Welche Maschinen kommen mit?
offer-all-placed = { $machines ->
        [0] Alle Aktionssteine liegen.
        [one] Alle Aktionssteine liegen. { $machines } Maschine steht still.
       *[other] Alle Aktionssteine liegen. { $machines } Maschinen stehen still.
    }
offer-parts = Welche Ersatzteile nehmt ihr?
offer-parts-waiting = { $count ->
        [0] nichts Defektes wartet darauf
       *[other] auf { $count } davon wartet etwas Defektes
    }
offer-row-target = Wo oder welches?
offer-via = über { $route }
offer-from-cargo = mit dem Teil aus dem Frachtraum (noch { $count })
offer-take-out = eines ausbauen: { $facility }
offer-costs = kostet { $count } { $supply } (ihr habt { $stock })
offer-strikes = Dazu kommt – { $strike }.
offer-adventure = Abenteuer { $odds }.
offer-operator = { $who } trägt die Folgen.
offer-borrows = Braucht einen Aktionsstein von { $who }.
offer-leaves = { $who } verlässt „{ $what }“ (das wird { $odds }).
offer-gives-up = { $who }: „{ $what }“ wird aufgegeben.
offer-broken = Defekte Teile { $before } → { $after }.
offer-wilts-not = { $facility }: Deswegen verwelkt keine Pflanze.
offer-stress = Stress morgen { $before } → { $after }.
offer-track = { $complex }, Störung heute Nacht: { $before } % → { $after } %.
offer-short = { $supply }: dunkle Anlagen { $before } → { $after }.
offer-withdraw = Zurücknehmen
plan-act = { $who }: { $what }, { $odds }
offer-withdraw-what = Zurücknehmen: { $what }
offer-change = Ändern: { $what }
offer-planned = Im Plan
offer-breaks = Wofür sind die Pausen gut?
offer-breaks-use = { $stress ->
        [0] Moral +{ $morale }
       *[other] { $morale ->
            [0] Stress −{ $stress }
           *[other] Moral +{ $morale }, Stress −{ $stress }
        }
    }
offer-ready = Ich bin bereit
offer-all-ready = Wir sind alle bereit
offer-at-ease = { $count ->
        [one] Letzter Aktionsstein: { $action }. Bereit
       *[other] { $count } übrige Aktionssteine: { $action }. Bereit
    }
offer-at-ease-who = { $count ->
        [one] { $who }: { $action }
       *[other] { $who }: { $count } × { $action }
    }
scene-machine-now = Jetzt: { $actions }
scene-machine-idle = Jetzt: nichts zu tun
outlook-change = { $before ->
        [100] sicher
       *[other] { $before } %
    } → { outlook-enough }
outlook-enough = { $after ->
        [100] sicher
       *[other] { $after } %
    }
scene-machines = { $used } von { $most } Maschinen in diesem Sol eingesetzt
scene-twice = Zwei Aktionen des Plans haben dasselbe Ziel: { $target }.
scene-at-most = jetzt { $now }
scene-count = { $now } von { $wanted }
odds-sure = sicher
odds-none = nutzlos
odds-percent = { $percent } %
odds-wound = Wunde { $percent } %
odds-wounds = { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
odds-missing = { $count ->
        [one] { $count } Aktionsstein fehlt
       *[other] { $count } Aktionssteine fehlen
    }
scene-cause-crew = Die Besatzung: +{ $count }
scene-cause-dark-stress = { $facility } im Dunkeln: +{ $count }
scene-cause-short = Nicht genug { $supply } für alles: +{ $count }
scene-cause-mission = Die Mission: +{ $count }
scene-cause-made = { $facility } liefert { $made }
scene-cause-less = { $facility } liefert { $made }, bestenfalls { $top }
scene-cause-dark = { $facility } liegt im Dunkeln und liefert nichts
scene-cause-effects = Laufende Effekte: { $by }
scene-cause-users = { $count ->
    [one] 1 Anlage braucht das: { $users }
   *[other] { $count } Anlagen brauchen das: { $users }
}
scene-cause-plants = { $facility }: { $count ->
    [0] keine reife Pflanze
    [one] 1 reife Pflanze
   *[other] { $count } reife Pflanzen
}
scene-cause-eaters = { $count ->
    [one] 1 Portion für die Besatzung
   *[other] { $count } Portionen für die Besatzung
}
fault-energy = kostet 1 Energie
fault-oxygen = kostet 1 Sauerstoff
fault-force = muss würfeln
fault-malfunction = Störung +1
fault-wilt = eine Pflanze welkt
fault-rover-check = die Bachstelze kann ausfallen
fault-lose-sample = eine Probe geht verloren
fault-stress = Stress +1 je Sol
fault-token = ein Plättchen je Sol
fault-no-rover = kein Rover
fault-none = kein Schaden
rail-setup = Vorbereitung
rail-events = Ereignisse
rail-morale = Moral
rail-production = Produktion
rail-action = Aktionen
rail-malfunction = Störungen
rail-cleanup = Aufräumen

## A table in a list, and its chronicle

where-mission = { $mission }
where-phase = { $rail }
where-sol = Sol { $sol } von { $sols } · { $rail }
chronicle-mission = Mission { $number }: { $mission }
chronicle-sol = Sol { $sol }

## How a mission went, on the page at its end

summary-sol = Sol { $sol } von { $sols }
summary-goals = { $done } von { $count ->
        [one] 1 Ziel
       *[other] { $count } Zielen
    }
summary-optional = { $done } von { $count ->
        [one] 1 optionalen Ziel
       *[other] { $count } optionalen Zielen
    }
summary-dice = { $rolls ->
        [one] 1 Erfolgswürfel
       *[other] { $rolls } Erfolgswürfel
    } geworfen, { $came } mit Erfolg. { $luck }.
series-stress = Stress
series-stress-note = am Ende jedes Sols
series-stress-limit = { $limit }: Streit
series-oxygen = Sauerstoff
series-energy = Energie
series-made-note = in jedem Sol erzeugt
series-needed = gebraucht { $count }
series-start = Beginn
moment-died = Ein Todesfall
moment-envelope = Ein Umschlag wird geöffnet
moment-goal = Ziel erreicht
moment-discovery = Eine Entdeckung
moment-dark = Licht aus
moment-lucky = Wider Erwarten
moment-unlucky = Pech
moment-chance = { $text } Die Chance war { $chance } %.
toll-wounds = { $now ->
        [0] { $taken ->
            [0] unverletzt
           *[other] geheilt
        }
        [one] 1 Wunde
       *[other] { $now } Wunden
    }
toll-tokens = { $count ->
        [0] kein Moralplättchen übrig
        [one] 1 Moralplättchen übrig
       *[other] { $count } Moralplättchen übrig
    }
cost-parts = { $left ->
        [0] Nichts ist defekt
        [one] 1 Teil ist noch defekt
       *[other] { $left } Teile sind noch defekt
    }, { $fixed ->
        [0] keines wurde repariert
        [one] 1 wurde repariert
       *[other] { $fixed } wurden repariert
    }
cost-hungry = { $count ->
        [one] 1 Portion Nahrung fehlte
       *[other] { $count } Portionen Nahrung fehlten
    }
cost-quarrels = { $count ->
        [one] 1 Streit
       *[other] { $count }-mal Streit
    }
cost-dark = { $count ->
        [one] Einmal Licht aus
       *[other] { $count }-mal Licht aus
    }
choice-done = „{ $event }“ wurde bewältigt.
choice-struck = „{ $event }“ blieb liegen und schlug zu.
choice-over = „{ $event }“ ging von selbst vorbei.
helped-heal = Früher heilen: Die sechste Wunde ist tödlich. Wer vier hat, sollte keine Aktion leiten, bei der ein Wundwürfel geworfen wird.
helped-repair = { $over } mehr reparieren. In dieser Mission { $broken ->
        [one] ging 1 Teil kaputt
       *[other] gingen { $broken } Teile kaputt
    }, { $fixed } wurden repariert.
helped-goal = Früher anfangen mit: { $goal }
helped-sure = Ein Aktionsstein mehr für die wichtigen Aktionen: { $count ->
        [one] 1 Wurf des Erfolgswürfels wurde
       *[other] { $count } Würfe des Erfolgswürfels wurden
    } dem Zufall überlassen, { $lost ->
        [one] 1 ging
       *[other] { $lost } gingen
    } schief.
helped-energy = Mehr Energie und Sauerstoff: { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } ging das Licht aus.
helped-events = Ereignisse bewältigen, bevor sie zuschlagen: { $count ->
        [one] 1 blieb
       *[other] { $count } blieben
    } liegen.
met-own = von euch; { $profession }
onward-again = Noch einmal „{ $mission }“, mit denselben Leuten und anderen Würfeln.
onward-harder = Noch einmal, { $difficulty }.
onward-continue = „{ $campaign }“ geht weiter: Die Basis bleibt, wie ihr sie verlasst, und die Astronauten bleiben auch. Wer gehen muss, gibt den Platz an jemand anderen oder an einen Bot.
onward-anew = Keine Mission dieser Kampagne kann noch einmal gespielt werden. Eine neue beginnt mit ihrer ersten Mission, versiegelten Briefen und einer Basis, die von diesem Winter nichts weiß.
onward-home = Zum Anfangen: reparieren und bauen, nah an der Basis.
onward-riddle = Ihr kennt Reparieren und Bauen; hier kommen die Karte dazu und ein Licht, das ausgeht.
onward-plants = Ihr kennt die Karte; hier geht es ins Labor: Proben und was sie verraten.
onward-probe = Ihr kennt die Forschung; hier geht es weit hinaus, den Signalen nach, mit einem Lager für die Nacht.
onward-land = Ihr kennt weite Wege; hier muss alles gefunden, heimgebracht und aufgestellt werden.
onward-core = Die schwerste der sechs: tiefe Proben, wenige Sols und eine Basis, die müde wird.
onward-slow-bell = Die Kampagne: fünf Missionen, eine Basis, und was ihr entscheidet, bleibt entschieden.
onward-winters = Die Vermächtnis-Kampagne: fünf Missionen ohne zweiten Versuch, vier versiegelte Briefe und ein Winter, der Basis, Boden und Menschen für immer ändert.

## Hints: why somebody practised would choose that

hint-objective = Die Mission verlangt es: „{ $objective }“
hint-sheet = „{ $sheet }“ steht bei { $percent } % von { $goal } %.
hint-on-the-way = Der nächste Schritt zu einem Ort, an dem etwas liegt: { $space } ({ $thing }).
hint-on-the-way-to = Der nächste Schritt zu diesem Ort: { $space }.
hint-lies-there = Dort liegt etwas: { $thing } ({ $space }).
hint-way = Der kürzeste Weg ({ $space }) kostet { $pawns ->
    [one] { $pawns } Aktionsstein
   *[other] { $pawns } Aktionssteine
} außer dem für die Aufgabe.
hint-safe-way = Auf { $count ->
        [one] dem einen Feld
       *[other] den { $count } Feldern
    } dieses Wegs lauert nichts.
hint-unknown-ground = Unerkundete Felder auf dem Weg, das Ziel mitgezählt: { $count } ({ $space }).
hint-element = { $element }, falls defekt – { $penalty }.
hint-broken = Defekte Teile: { $broken }; am Ende der Mission dürfen es höchstens { $threshold } sein.
hint-tile = Solange die Abschaltungskachel liegt, steht diese Anlage still: { $facility }. In jedem Sol bringt sie { $stress } Stress.
hint-track = { $complex }: Der Störungs-Track steht bei { $level } von { $top }; mit { $trigger } % Wahrscheinlichkeit zieht er als Nächstes eine Karte.
hint-rover = Der Rover „{ $rover }“ fährt mit einem Ausfallplättchen nicht; fahrbereit zählt er wie { $pawns ->
        [one] 1 Aktionsstein
       *[other] { $pawns } Aktionssteine
    }.
hint-rover-helps = Der Rover „{ $rover }“ zählt wie { $pawns ->
        [one] 1 Aktionsstein
       *[other] { $pawns } Aktionssteine
    }; so bleiben Leute für anderes frei.
hint-upgrade = Eingebaut bringt es etwas – { $upgrade_effect }. { $left ->
    [0] Das ist der letzte Sol.
    [one] Danach bleibt noch ein Sol.
   *[other] Danach bleiben noch { $left } Sols.
}
hint-event-reward = „{ $event }“ zu erledigen, bringt: { $effect }
hint-event-strikes = Bleibt „{ $event }“ liegen, schlägt es in der nächsten Ereignisphase mit { $strikes } % Wahrscheinlichkeit zu.
hint-stress = Der Stress steht bei { $stress }; die nächste Produktion bringt ihn auf { $level }, und bei { $limit } gibt es Streit.
hint-morale = Die Moral steht bei { $morale ->
        [-2] −2
        [-1] −1
       *[other] { $morale }
    }. { $left ->
    [0] Dies ist der letzte Sol.
    [one] Noch 1 Sol kommt.
   *[other] Noch { $left } Sols kommen.
}
hint-supply = Nächste Produktion, { $supply }: { $made } erzeugt, { $needed } nötig.
hint-shortage = { $supply }: { $made } erzeugt, { $needed } nötig.
hint-stock = Im Vorrat: { $stock } { $supply }.
hint-wounds = { $who } hat { $wounds ->
    [0] keine Wunden
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}; mit mehr als { $most } überlebt niemand.
hint-condition = { $who } leidet an einem Zustand: { $condition } – { $ailment }.
hint-rest = Für diesen Aktionsstein gibt es nichts Besseres. { $who } hat { $tokens ->
    [one] 1 Moralplättchen
   *[other] { $tokens } Moralplättchen
} und erhält eines dazu: Sie bezahlen Fähigkeiten.
hint-part = { $part }: { $held } vorhanden; { $count ->
    [0] kein defektes Teil wartet darauf
    [one] 1 defektes Teil wartet darauf
   *[other] { $count } defekte Teile warten darauf
}.
hint-parts = Ersatzteile vorhanden: { $held }; defekte Teile: { $count }.
hint-research = Diese Karte zeigt { $percent } %; im Schnitt zeigen die Karten { $average } %.
hint-on-path = { $space } liegt auf dem Weg, dem die Signale am nächsten kommen: { $chain }.
hint-off-path = { $space } liegt abseits des Wegs, dem die Signale am nächsten kommen: { $chain }.
hint-rolled = { $action }: Der Erfolgswürfel zeigt { $face }.
hint-order = Diese Aktion steht im Plan vorn und gelingt in { $success } % der Fälle.
hint-find = Jetzt ist der Moment dafür: { $effect }
hint-planned = Alle deine Aktionssteine haben eine Aufgabe. Aktionen im gemeinsamen Plan: { $count }.
hint-too-few = Es sind { $pawns } von { $count } nötigen Aktionssteinen.
hint-certain = Mit { $pawns ->
    [one] 1 Aktionsstein
   *[other] { $pawns } Aktionssteinen
} gelingt es ohne Würfel.
hint-odds-more = Mit { $pawns ->
    [one] 1 Aktionsstein
   *[other] { $pawns } Aktionssteinen
} gelingt es in { $success } % der Fälle, mit { $certain } ganz sicher.
hint-odds-enough = Mit { $pawns ->
    [one] 1 Aktionsstein
   *[other] { $pawns } Aktionssteinen
} gelingt es in { $success } % der Fälle; die { $certain } für sicheres Gelingen sind anderswo mehr wert.
