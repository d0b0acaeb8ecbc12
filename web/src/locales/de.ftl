# Die Worte des Clients selbst.

home-title =
    Der Tisch ist gedeckt.
    Die Sterne stehen.
home-lead = Zwei Weltraumkampagnen für ein bis vier Leute. Jede Regel wird für euch eingehalten, jede Wahl zeigt ihre Aussichten.
comfort = Anzeige und Sprache
language = Sprache
theme = Licht
theme-night = Nacht
theme-day = Tag
contrast = Kontrast
contrast-usual = Normal
contrast-more = Mehr
text-size = Textgröße
motion = Bewegung
motion-full = Voll
motion-reduced = Reduziert
letters-on-dice = Buchstaben auf Würfeln
pictures = Bilder
sound = Ton
letter-keys = Buchstabentasten als Kürzel
continue = Weiter
resume = Fortsetzen
table-my-turn = Du bist dran.
table-waits = Wartet auf andere.
learn-caption = Hier anfangen
learn-title = Spielend lernen
learn-text = Etwa fünfzehn Minuten, am richtigen Tisch. Vorher ist nichts zu lesen.
learn-start = Los
learn-with = { $mission }
doors = Was tun
door-new = Neuer Tisch
door-new-text = Kampagne oder einzelne Mission
door-join = An einen Tisch setzen
door-join-text = Mit einem Link
door-learn = Spielen lernen
door-learn-text = Am richtigen Tisch
door-import = Tisch mitbringen
door-import-text = Aus einer Datei
join-paste = Füge den Link ein, den du bekommen hast
over-tables =
    { $count ->
        [one] Eine beendete Partie
        *[other] { $count } beendete Partien
    }
unofficial = Eine inoffizielle Umsetzung von Fans. Kein Text und kein Bild der Verlage.
offline = Der Server antwortet nicht. Prüfe, ob er läuft, und versuche es noch einmal; nichts ist verloren.
player = Spieler
to-home = Startseite
new-what = Was
new-mission = Welche Mission
new-who = Wer und wie
new-seats = Spieler
missions-count = { $count } Missionen
is-campaign = Kampagne
is-mission = Mission
players = { $low } bis { $high } Spieler
your-name = Dein Name
seat-number = Platz { $number }
holder-me = Spiele ich
holder-link = Jemand mit dem Link
holder-bot = Spielt ein Bot
more-settings = Weitere Einstellungen
table-title = Name des Tisches
undo-setting = Zurück über einen Wurf oder eine gezeigte Karte
undo-free = Frei (üblich)
undo-ask = Wenn alle zustimmen
undo-never = Nie
real-dice = Wir würfeln echt und geben es ein
optional-rule = Optionale Regel: { $rule }
start = Los geht’s
starting = Startet
start-sum =
    { $mission }, { $count ->
        [one] ein Spieler
        *[other] { $count } Spieler
    }. Gespeichert nach jeder Wahl.
join-title = Du bist eingeladen
join-play =
    Zum Spielen: { $title }. { $free ->
        [0] Alle Plätze sind besetzt; du kannst zusehen.
        [one] Ein Platz ist frei.
        *[other] { $free } Plätze sind frei.
    }
join-watch = Zum Zusehen: { $title }.
join-enter = Hinsetzen
join-enter-watch = Zusehen
loading-table = Der Tisch wird geladen
table-not-yours = Dieser Browser hat keinen Schlüssel zu diesem Tisch. Öffne den Link, den du bekommen hast.
connection-lost = Verbindung verloren, neuer Versuch. Deine letzte Antwort ist sicher.
decision = Entscheidung
your-decision =
    Du entscheidest. { $question } { $count ->
        [one] Eine Möglichkeit.
        *[other] { $count } Möglichkeiten.
    }
others-choose = { $who } entscheidet
somebody = Jemand anderes
you-watch = Du siehst zu
any-time = Jederzeit ({ $count })
hint = Tipp
chosen-so-far = Bisher gewählt: { $what }
filter-options = { $count } Möglichkeiten durchsuchen
game-over = Die Partie ist zu Ende
game-over-next = Das Protokoll erzählt, wie es war; die Zeitleiste zeigt jeden Augenblick. Die Startseite führt zur nächsten Partie.
looking-back = Du siehst Augenblick { $moment }. Der Tisch ist, wo er war.
to-present = Zurück zum Jetzt
tools = Werkzeuge
undo = Zurück
redo = Wieder vor
undo-to-here = Bis hierher zurück
log = Protokoll
log-filter = Im Protokoll suchen
log-empty = Noch ist nichts geschehen.
log-nothing-found = Keine Zeile enthält dieses Wort.
rules = Regeln
rules-search = Ein Wort oder eine Regelnummer
rules-nothing = Keine Regel erwähnt das.
timeline = Zeitleiste
moment-of = Antwort { $moment } von { $all }
branches = Zweige
branch-left = Verlassen bei Antwort { $moment }
branch-go = Dorthin
branch-name = Diesen Augenblick benennen
branch-keep = Merken
people = Leute
members = An diesem Tisch
watches = sieht zu
is-ready = bereit
ready-mark = Ich bin bereit
seat-free = Noch niemand
seat-bot = Ein Bot spielt
seat-take = Hier sitzen
seat-release = Freigeben
seat-bot-start = Bot spielen lassen
seat-bot-stop = Zurücknehmen
you = du
invite = Einladen
link-play = Link zum Mitspielen kopieren
link-watch = Link zum Zusehen kopieren
link-renew = Neue Links
copied = Kopiert
export-table = Tisch exportieren
export-report = Bericht exportieren
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
presence-here = da
presence-away = weg
presence-bot = ein Bot spielt
presence-free = frei
proposal = Vorschlag
agree = Zustimmen
decline = Ablehnen
take-back = Zurückziehen
agreed-count = { $agreed } von { $all } dafür
recap-title = Während du weg warst
recap-more = { $count } frühere Zeilen stehen im Protokoll.
recap-go-on = Weiter
board = Spielbrett
close = Schließen

## Martians
ms-sure = sicher
ms-mended = repariert, geht ab dem nächsten Sol
ms-next-sol = nächster Sol: { $what }
ms-must-roll = muss in diesem Sol würfeln
ms-of = von { $most }
ms-choices = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ms-part-works = { $part }: in Ordnung. Defekt hieße es: { $harm }
ms-part-broken = { $part }: defekt. { $harm }
ms-part-mended = { $part }: repariert, geht ab dem nächsten Sol
ms-makes = erzeugt { $count } von höchstens { $most }
ms-unexplored = unerforscht
ms-terrain-hazard = ein Rover, der vorbeikommt, kann ausfallen
ms-terrain-blocked = von hier geht es nicht weiter hinaus
ms-terrain-adventure = wer vorbeikommt, erlebt ein Abenteuer
ms-terrain-morale = wer vorbeikommt, senkt die Moral um 1
ms-terrain-wound = wer eine Aktion hier vorbeiführt, nimmt 1 Wunde
ms-terrain-extra-pawn = jede Aktion hier braucht 1 Aktionsstein mehr
ms-days = { $count ->
        [0] kein Tag Licht mehr
        [one] noch 1 Tag Licht
       *[other] noch { $count } Tage Licht
    }
ms-way = { $count ->
        [0] kein Aktionsstein mehr für den Weg
        [one] 1 Aktionsstein mehr für den Weg
       *[other] { $count } Aktionssteine mehr für den Weg
    }
ms-on-the-way = auf dem Weg: { $what }
ms-no-way = noch kein Weg dorthin
ms-event-needs = { $pawns ->
        [one] 1 Aktionsstein
       *[other] { $pawns } Aktionssteine
    }{ $things ->
        [none] {""}
       *[other] {" "}und { $things }
    }
ms-event-left = { $left ->
        [one] letzter Sol
       *[other] noch { $left } Sol
    }
ms-event-strikes = schlägt morgen zu: { $percent } %
ms-event-struck = es hat zugeschlagen
ms-objective-done = erledigt
ms-objective-open = zu tun
ms-objective-optional = wenn ihr wollt
ms-tonight = { $low } bis { $high } heute Nacht.
ms-tonight-one = { $high } heute Nacht.
ms-track = Störungen: { $level } von { $top }
ms-lasting = ihr Würfel wird in jedem Sol geworfen
ms-breakdown = Störung: { $percent } %
ms-quiet-tonight = Heute Nacht ruhig.
ms-safe = Ungefährlich.
ms-tomorrow = Morgen früh, wenn sich nichts ändert
ms-stress = Stress { $from } auf { $to }
ms-stress-of = Stress { $level } von { $limit }
ms-quarrel = Streit
ms-quarrel-means = Alle nehmen 1 Wunde, die Moral fällt.
ms-eased = Mit der geplanten Pause: { $level }
ms-morale = Moral
ms-made-of = { $made } von { $needed }
ms-kept = { $before ->
       *[other] Vorrat: { $before }, dann { $after }.
    }
ms-eaten = { $count } aus dem Vorrat: { $before }, dann { $after }.
ms-hungry = { $count ->
        [one] 1 Portion fehlt: jemand nimmt eine Wunde.
       *[other] { $count } Portionen fehlen: je eine Wunde.
    }
ms-dark = { $count ->
        [one] 1 zu wenig: ein Raum wird dunkel
       *[other] { $count } zu wenig: { $count } Räume werden dunkel
    }{ $because ->
        [none] .
       *[other] {" "}({ $because }).
    }
ms-mission = Mission
ms-events = Missionslog
ms-history = Was die App erzählt hat
ms-past-event = Ereignis
ms-past-done = bewältigt
ms-past-consequence = hat zugeschlagen
ms-past-malfunction = Störung
ms-past-echo = Folge
ms-past-adventure = Abenteuer
ms-past-adventure-later = Abenteuer, später
ms-broken = Defekte Teile, am Ende höchstens { $most }
ms-gate = Alle planen zugleich: { $done } von { $all } bereit
ms-is-ready = bereit
ms-pawn-of = Aktionsstein von { $who }{ $bound ->
        [none] {""}
       *[other] {" "}({ $bound })
    }
ms-helpers = Maschinen und Rover
ms-cargo = Frachtraum
ms-ready-now = bereit
ms-ready-next = ab dem nächsten Sol bereit
ms-examined = untersucht
ms-map = Karte des Landes um die Basis
ms-n = N
ms-ne = NO
ms-e = O
ms-se = SO
ms-s = S
ms-sw = SW
ms-w = W
ms-nw = NW
ms-camp = Lager
ms-sample = Probe
ms-pawns-more = Aktionssteine für den Weg
ms-point = Allen zeigen
ms-goals = Was die Mission will
ms-see-table = Den Tisch ansehen
ms-crew = Crew
ms-phases = Phasen des Sols
ms-look-at = Ansehen
ms-tab-base = Basis
ms-tab-map = Karte
ms-tab-crew = Crew
ms-tab-mission = Ausblick
ms-broken-parts = defekte Teile
ms-debriefing = Nachbesprechung

vg-map = Karte von { $planet }
vg-team = Das Team
vg-coming = Was kommt
vg-coming-none = Keine Uhr läuft.
vg-mission = Auftrag
vg-mission-done = Auftrag erfüllt
vg-mission-none = Kein Auftrag ist offen.
vg-mission-and-clocks = Aufträge und Uhren
vg-goal = Erfüllt, wenn
vg-goal-here = Ein Auftrag führt hierher
vg-rankup = Aufstieg
vg-sector = Sektor { $number }
vg-biomes = Biome:
vg-here = Hier:
vg-here-names = Hier: { $names }
vg-threats = Bedrohungen:
vg-threat = Bedrohung
vg-threat-at = Bedrohung: { $name }. { $next }
vg-markers = Marker:
vg-stuck = Von hier kann niemand weg.
vg-pad = Hier kann ein Lander stehen.
vg-unread = Hier war noch niemand: Eine Seite wartet.
vg-lander-here = Der Lander steht hier
vg-options = { $count } Möglichkeiten
vg-next = Als Nächstes:
vg-ahead = Später:
vg-clock = { $space } von { $length }
vg-condition = Lage auf dieser Welt
vg-travel-icon = Reisesymbol:
vg-event = Letztes Ereignis
vg-injury = Verletzung
vg-injury-down = Verdeckt: ohne Wirkung.
vg-injury-die = In dieser Spalte liegt ein Verletzungswürfel
vg-injury-free = Freier Platz für Verletzungen
vg-injuries = Verletzungen
vg-dead = Tot
vg-rank = { $section } · Rang { $rank }
vg-path = Weg
vg-path-between = Zwischen { $one } und { $two }
vg-one-way = Nur in eine Richtung.
vg-fit = Ganze Karte
vg-finds = Funde
vg-finds-count =
    { $count ->
        [0] Noch nichts gefunden
        [one] Ein Fund
        *[other] { $count } Funde
    }
vg-lead = Spuren im Wert von { $total } von { $needed }
vg-decks = Ereignisse im Stapel: { $events }. Spuren im Beutel: { $bag }. Einzigartige Entdeckungen übrig: { $unique }.
vg-supplies = Vorräte
vg-success = Erfolg
vg-actions-left =
    { $count ->
        [one] Noch eine Aktion
        *[other] Noch { $count } Aktionen
    }
vg-last-action = letzte Aktion
vg-done = fertig
vg-to-come = kommt noch
vg-place = Ort
vg-cards = Karten
vg-charges = Ladungen
vg-crew-of = Tafel von { $name }
vg-next-crew = Nächste Tafel
vg-ready = Bereite Würfel
vg-spent = Ausgegeben
vg-gear = Ausrüstung
vg-hand = Hand: { $count } von { $limit } Karten
vg-hand-none = Keine Karten auf der Hand. Vorbereiten oder Rasten bringt welche.
vg-deck = { $count } Karten im Stapel
vg-card = Abteilungskarte
vg-lacks = ohne { $need }:
vg-or = oder
vg-letter-red = R
vg-letter-green = G
vg-letter-blue = B
vg-steps = Die zehn Schritte einer Probe
vg-step-1 = Würfel
vg-step-2 = Gefahren
vg-step-3 = Wurf
vg-step-4 = Ändern
vg-step-5 = Verbinden
vg-step-6 = Verletzungen
vg-step-7 = Sondereffekte
vg-step-8 = Zeile
vg-step-9 = Ausgeben
vg-step-10 = Ergebnis
vg-step-skipped = entfällt
vg-dice-count =
    { $count ->
        [one] 1 Würfel
        *[other] { $count } Würfel
    }
vg-injury-dice =
    { $count ->
        [one] 1 Verletzungswürfel
        *[other] { $count } Verletzungswürfel
    }
vg-wait = { $count } kommen noch
vg-row-of = Zeile { $row } von { $all }
vg-rows =
    { $count ->
        [one] 1 Zeile
        *[other] { $count } Zeilen
    }
vg-pool = Wurf · { $count }
vg-hand-dice = Würfel in der Hand · { $count }
vg-tray-choose = Nimm Würfel von deiner Tafel. Sie leuchten.
vg-tray-empty = Keine Würfel mehr da.
vg-assisted = mit { $names }
vg-odds = Chancen vor dem Wurf
vg-peek = Blick auf die Karte
vg-back-to-check = Zurück zur Probe
vg-space = { $space } von { $length }
vg-no-outcome = Dieser Wurf dient nur Würfelkombinationen.
vg-log = Log { $log }
vg-read-on = Weiter
vg-story-again = Die letzte Seite noch einmal lesen
vg-won = Gewonnen
vg-lost = Verloren

# Vanguard: aboard the ship
vs-log = Aus dem Logbuch
vs-log-close = Gelesen
vs-look-here = Schaut hierher
vs-book = Schiffsbuch
vs-coming-home = Heimkehr
vs-going-out = Aufbruch
vs-pools = Vorräte
vs-command = Befehle
vs-energy = Energie
vs-success = Erfolge
vs-morale = Moral
vs-tech = Technik
vs-alive = am Leben
vs-penalty = Eine Strafe wartet
vs-available = Verfügbare Besatzung
vs-available-note = Wer eingeteilt wird, ruht bis zur nächsten Heimkehr.
vs-others = Ruhend: { $resting }, im Team: { $away }
vs-nobody-available = Niemand ist verfügbar. Alle ruhen oder sind an Land.
vs-rank = Rang { $rank }
vs-last = letzte Kraft: { $section }
vs-open = { $count } offen
vs-names = Namen: { $count }
vs-payable = { $count } bezahlbar
vs-projects = Projekte: { $count }
vs-patients = Kranke: { $count }
vs-patients-arriving = Kranke: { $count }, neu: { $arriving }
vs-ready = { $count } bereit
vs-building = In Arbeit: { $count }
vs-finds = Funde: { $count }
vs-landers = Landefähren: { $count }
vs-bay-recover = Gesunde ruhen, Kojen rücken
vs-bay-therapy = Therapeuten
vs-bay-admit = Neue Kranke
vs-bay-survive = Überlebensproben
vs-bay-out = Hinaus
vs-bay-again = wieder bereit
vs-bed-free = freie Koje
vs-bay-coming = Danach kommen
vs-dies = { $risk } % stirbt
vs-no-bed = keine Koje frei, Tod
vs-injuries = Verletzungen: { $count }
vs-objective = Ziel
vs-secondary = Sekundärziel
vs-offered = zur Wahl
vs-upgrades = Verbesserungen
vs-awaiting = Im "Warten ..."-Umschlag
vs-situations = Situationen
vs-situations-none = Keine Situation ist offen.
vs-possible = Mögliche Situationen im Stapel: { $count }
vs-unpayable = jetzt nicht zu bezahlen
vs-lab-work = Laborarbeit
vs-lab-none = Hier liegt kein Projekt. Funde und Logbuch bringen neue.
vs-can-pay = habt ihr
vs-common = gewöhnlich
vs-rare = selten
vs-ultra = sehr selten
vs-shelf-none = Die Lager sind leer. Erkundungen füllen sie.
vs-unload-now = Aus der Landefähre
vs-gathered = Gesammelte Entdeckungen
vs-cabinet = Die Vitrine
vs-cabinet-gap = ein leerer Platz
vs-row-complete = Die Reihe ist vollständig
vs-row-open = Die Reihe ist nicht vollständig
vs-queue = Reihe { $number }
vs-stage = Stufe { $number }
vs-stage-free = frei
vs-built = gebaut
vs-done-next = fertig beim nächsten Besuch
vs-boostable = zu beschleunigen
vs-ready-to-build = Bereit zur Produktion
vs-can-start = kann beginnen
vs-yard-none = Nichts wartet auf den Bau. Forschung bringt Pläne.
vs-recruits = Wartende Rekruten: { $count }
vs-recruits-here = An der Tür
vs-section-empty = Hier dient niemand.
vs-addons-none = Hier ist noch nichts gebaut.
vs-damaged = beschädigt
vs-goes = fliegt als Nächstes
vs-fitted = Eingebaut
vs-mods = Mods im Hangar
vs-armory = Arsenal
vs-no-lander = Noch keine Landefähre gewählt
vs-bound = Ziel: { $planet }
vs-supplies = Vorräte: { $count }
vs-cards = Karten: { $count }
vs-loaded = In der Landefähre
vs-launch-team = Team
vs-launch-decks = Würfel und Decks
vs-launch-load = Ausrüstung
vs-launch-go = Start
vs-die-price = für je einen Würfel
vs-dice = Würfel: { $count }
vs-dead = kam nicht zurück
vs-unhurt = unverletzt
vs-previously = Bisher
vs-previously-none = Noch ist nichts geschehen, was zu erzählen wäre.
vs-explorations = Erkundungen
vs-on-wall = an der Wand
vs-before = Vor der ersten Landung
vs-wall = Sie zogen mit uns aus. Namen: { $count }
vs-wall-none = Kein Name steht an der Wand. So soll es bleiben.
vs-save-calm = Das Schiff liegt still. Nach jeder Wahl ist alles bewahrt, der Tisch kann hier beliebig lange warten.
vs-deadly-on = Tödliches All ist eingeschaltet.
vs-give-research = Bezahlbar: { $what }
vs-give-no-research = Noch ist nichts zu bezahlen.
vs-give-built = Fertig würde: { $what }
vs-give-start = Könnte beginnen: { $what }
vs-give-boost = Zu beschleunigen: { $what }
vs-give-solve = Offen: { $what }
vs-give-staffed = Die Aufsicht könnte lösen: { $what }
vs-visits = { $count ->
    [one] ein Besuch
   *[other] { $count } Besuche
}
vs-after = Nach diesem Besuch
vs-can-launch = Bereit zum Start: { $count }
vs-forecast-lead = Was dieser Besuch ergibt, wenn nichts mehr entschieden wird.
vs-next-system = nächstes System
vs-landing = eine Landung
vs-visited = schon besucht
vs-closed = noch verschlossen
vs-story = ein Besuch
vs-scanner = Im Planetenscanner, Karte { $number }
vs-scan-now = Was ein Scan verrät
vs-scan-then = Nach der Ankunft könnt ihr scannen
vs-scan = Scannen
vs-energy-after = Energie nach dem Flug
vs-of = { $left } von { $all }
