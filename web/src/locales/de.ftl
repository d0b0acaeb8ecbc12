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
learn-caption = Hier anfangen
learn-title = Spielend lernen
learn-start = Los
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
unofficial = Eine inoffizielle Umsetzung von Fans. Kein Text und kein Bild der Verlage.
offline = Der Server antwortet nicht. Prüfe, ob er läuft, und versuche es noch einmal; nichts ist verloren.
to-home = Startseite
is-campaign = Kampagne
is-mission = Mission
your-name = Dein Name
more-settings = Weitere Einstellungen
table-title = Name des Tisches
optional-rule = Optionale Regel: { $rule }
start = Los geht’s
starting = Startet
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
any-time = Jederzeit: { $count }
any-time-useful = Jederzeit: { $count } jetzt nützlich
any-time-group = Jederzeit
chips-of = { $group }: { $count }
chips-more = { $count } weitere
chips-all = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
chips-other = { $count ->
    [one] 1 andere Möglichkeit
   *[other] { $count } andere Möglichkeiten
}
other-ways = { $name }: anders machen
chip-place = { $place } von { $count }
odds-more = Mehr zu den Chancen
back = Zurück
rule-here = Die Regel, in ihrem Kapitel
hint = Tipp
hint-all = Alles so machen
hint-first = Nur den ersten Schritt
hint-try = Ausprobieren
hint-trying = Wird ausprobiert: ein paar Sekunden …
hint-tried = Ausprobiert, doch eine Aussicht auf den Sieg lässt sich nicht nennen.
chosen-so-far = Bisher gewählt: { $what }
filter-options = { $count } Möglichkeiten durchsuchen
game-won = Mission erfüllt. Was nun?
game-lost = Es ist vorbei. Was nun?
goal = Ziel
goal-next = Als Nächstes:
goal-done = geschafft
goal-open = noch zu tun
end-how = Wie es war, was nun
end-sign = Diese Mission ist zu Ende. Sieh nach, wie es war und was als Nächstes kommt.
end-later = Später
end-over = Zu Ende
end-won = Mission erfüllt
end-lost = Diesmal nicht
end-what-next = Was nun
end-play-it = Spielen
end-again = Noch einmal
end-harder = Schwerer
end-campaign = { $name }
end-continue = Weiter
end-anew = Eine neue Kampagne beginnen
end-stop = Für heute Schluss
end-board = Zum Brett
end-print = Drucken
end-print-sheet = Auf ein Blatt drucken
end-link = Link zu dieser Seite kopieren
end-link-done = Kopiert
end-kept = Bleibt in eurer Chronik. Den Tisch könnt ihr weiter ansehen.
end-loading = Die Aufzeichnung des Tisches wird gelesen.
end-answers =
    { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }
end-moments = Wichtige Augenblicke
end-watch = Ansehen
end-watch-what = Ansehen: { $what }
end-cost = Was es gekostet hat
end-cost-grew = Was es gekostet hat, wer gewachsen ist
end-choices = Wofür ihr euch entschieden habt
end-goals = Ziele
end-optional = Nebenziel
end-done = Erledigt
end-not-done = Nicht erledigt
end-dice = Würfel
end-came = gefallen
end-by-odds = erwartet
end-helped = Was geholfen hätte
end-said = Was man dazu sagt
chart-figures = { $title }, { $note }
chart-when = Wann
looking-back = Du blickst zurück. Der Tisch ist, wo er war.
to-present = Zurück zum Jetzt
tools = Werkzeuge
undo = Zurück
redo = Wieder vor
undo-to-here = Bis hierher zurück
log = Verlauf
log-filter = Im Verlauf suchen
log-empty = Noch ist nichts geschehen.
log-earlier = Frühere Zeilen zeigen
log-nothing-found = Keine Zeile enthält dieses Wort.
rules = Regeln
rules-search = Ein Wort, ein Symbol, eine Nummer
rules-looking = Wird nachgeschlagen
book-title = So spielt man { $game }
book-back = Zurück zum Tisch
book-chapters = Kapitel
book-words = Alle Wörter von A bis Z
book-numbers = Alle Regeln nach Nummer
book-found = { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
book-part = Kapitel { $number }
book-asked = Danach wirst du gerade gefragt
book-meant = Das ist sie
book-table = An deinem Tisch
book-see = In diesem Kapitel
book-numbered = Regeln { $first } bis { $last }. Nummern sind zum Nachschlagen und für Meldungen.
term-word = Wort
terms = Wörter des Spiels unterstreichen
terms-new = bis sie erklärt wurden
terms-always = immer
terms-never = nie
lesson = Erste Schritte
lesson-step = Dein erstes Spiel · { $at } von { $of }
lesson-because = Warum: { $why }
lesson-do-it = Mach es für mich
lesson-got-it = Verstanden
lesson-enough = Keine Tipps mehr
lesson-again = Tipps wieder zeigen
lesson-later = Später
step-vanguard-sections = Vier Sektionen bilden die Besatzung, und nicht alle gehen hinunter. Falsch wählen kannst du hier nicht: Nimm, wen du magst, oder lass es für dich tun.
step-vanguard-complete = Die Mission lässt sich jetzt abschließen: Dafür seid ihr gekommen.
step-vanguard-check = Du hast zwei Aktionen. Die Sonderaktion dieses Orts ist ein Würfelwurf: Würfel wählen, werfen und sehen, welche Zeile sie erfüllen.
step-vanguard-dice = Welche Würfel wirfst du? Mehr Würfel, mehr Symbole. Geworfene Würfel sind danach verbraucht.
step-vanguard-assist = Andere in deinem Sektor können unterstützen, mit je einem Würfel. Es kostet sie keine Aktion.
step-vanguard-changes = Nach dem Wurf kannst du Würfel mit Karten und Fertigkeiten ändern. Was leuchtet, würde jetzt eintreten.
step-vanguard-travel = Reisen bringt dich auf einer Route in den nächsten Sektor. Manche kosten einen Würfel oder sind gefährlich: Das steht dabei.
step-vanguard-prepare = Vorbereiten ist eine ruhige Aktion: eine Sektionskarte für spätere Würfe ziehen. Rasten erneuert Würfel.
step-vanguard-exert = Keine Würfel mehr? Strapaze geht jederzeit: 1 Würfel opfern, bis zu 5 erneuern. Sie steht unter „jederzeit“.
step-vanguard-event = Nach jedem Zug wird ein Ereignis aufgedeckt. Passt sein Biom, tritt der Haupteffekt ein; sonst vergeht Zeit.
step-vanguard-hand = Deine Hand hat ein Limit. Behalte Karten für die Würfel, die du noch hast.
print = Drucken
rules-nothing = Keine Regel erwähnt das.
timeline = Zeitleiste
moment-of = Schritt { $moment } von { $all }
branches = Zweige
branch-left = Verlassen nach: { $act }
branch-left-far = Ein verlassener Zweig
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
agree-and-do = Einverstanden: So geschieht es
last-word = Das letzte Wort hat { $who }: Deine Wahl ist ein Vorschlag, den alle sehen.
last-word-yours = Du hast das letzte Wort: Was du wählst, geschieht; was andere wählen, ist ein Vorschlag.
decline = Ablehnen
take-back = Zurückziehen
proposal-waits = Wartet auf { $who }
recap-title = Während du weg warst
recap-previously = Bisher
recap-won = gewonnen
recap-lost = verloren
recap-died = gestorben
recap-promoted = befördert
recap-found = gefunden
recap-learned = gelernt
recap-chose = gewählt
recap-more = { $count } frühere Zeilen stehen im Verlauf.
recap-go-on = Weiter
board = Spielbrett
close = Schließen

## Martians
ms-sure = sicher
ms-missing = { $count ->
    [one] 1 Aktionsstein fehlt
   *[other] { $count } Aktionssteine fehlen
}
ms-mended = repariert, geht ab dem nächsten Sol
ms-next-sol = nächster Sol: { $what }
ms-must-roll = muss in diesem Sol würfeln
ms-of = von { $most }
ms-choices = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ms-part-works = { $part }: in Ordnung. Wäre es defekt – { $harm }
ms-part-broken = { $part }: defekt – { $harm }
ms-part-mended = { $part }: repariert, geht ab dem nächsten Sol
ms-makes = erzeugt { $count } von höchstens { $most }
ms-unexplored = unerkundet
ms-terrain-hazard = ein Rover, der vorbeikommt, kann ausfallen
ms-terrain-blocked = von hier geht es nicht weiter hinaus
ms-terrain-adventure = wer vorbeikommt, erlebt ein Abenteuer
ms-terrain-morale = wer vorbeikommt, senkt die Moral um 1
ms-terrain-wound = wer eine Aktion hier vorbeiführt, erhält 1 Wunde
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
    }{ $type ->
        [none] {""}
       *[other] {" "}als Aktion „{ $type }“
    }{ $things ->
        [none] {""}
       *[other] {" "}und { $things }
    }
ms-event-left = { $left ->
        [one] letzter Sol
       *[other] noch { $left } Sols
    }
ms-event-strikes = schlägt morgen zu: { $percent } %
ms-event-struck = es hat zugeschlagen
ms-objective-done = erledigt
ms-objective-open = zu tun
ms-objective-optional = wenn ihr wollt
ms-tonight = { $low } bis { $high } heute Nacht.
ms-tonight-one = { $high } heute Nacht.
ms-track = Störungen: { $level } von { $top }
ms-lasting = sein Würfel wird in jedem Sol geworfen
ms-breakdown = Störung: { $percent } %
ms-quiet-tonight = Heute Nacht ruhig.
ms-safe = Heute Nacht keine Störung.
ms-tomorrow = Morgen, wenn nichts geschieht
ms-stress = Stress { $from } auf { $to }
ms-stress-of = Stress { $level } von { $limit }
ms-quarrel = Streit
ms-quarrel-means = Alle erleiden 1 Wunde, die Moral sinkt.
ms-eased = Mit der geplanten Pause: { $level }
ms-morale = Moral
ms-made-of = { $made } von { $needed }
ms-kept = { $before ->
       *[other] Vorrat: { $before }, dann { $after }.
    }
ms-eaten = { $count } aus dem Vorrat: { $before }, dann { $after }.
ms-hungry = { $count ->
        [one] 1 Portion fehlt: Jemand erleidet eine Wunde.
       *[other] { $count } Portionen fehlen: je eine Wunde.
    }
ms-dark = { $count ->
        [one] 1 zu wenig: Eine Anlage wird dunkel
       *[other] { $count } zu wenig: { $count } Anlagen werden dunkel
    }{ $because ->
        [none] .
       *[other] {" "}({ $because }).
    }
ms-mission = Mission
ms-events = Missionslogbuch
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
ms-can-choose = Lässt sich jetzt wählen
ms-cannot-choose = Lässt sich jetzt nicht wählen
ms-machines-used = Maschinen: { $used }
ms-helpers = Maschinen und Rover
ms-cargo = Frachtraum
ms-complex-systems = Systeme
ms-complex-living = Wohnen
ms-complex-working = Arbeiten
ms-goals-wished = { $count ->
    [one] 1 weiteres nach Wunsch
   *[other] { $count } weitere nach Wunsch
}
ms-event-pawns = Aktionssteine
ms-goals-head = Ziele
ms-cargo-empty = Frachtraum leer
ms-in-plan = im Plan
ms-order = Reihenfolge der Aktionen
ms-does-what = { $what }: { $verb }
ms-breaks-at = bricht bei { $limit }
ms-times = { $count } × { $what }
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
ms-goals = Was die Mission will
ms-see-table = Den Tisch ansehen
ms-crew = Besatzung
ms-phases = Phasen des Sols
ms-look-at = Ansehen
ms-tab-base = Basis
ms-tab-map = Karte
ms-tab-plan = Plan
ms-tab-goals = Ziele
ms-broken-parts = defekte Teile
ms-debriefing = Nachbesprechung

vg-map = Karte von { $planet }
vg-team = Das Team
vg-coming = Was kommt
vg-mission = Mission
vg-mission-done = Mission erfüllt
vg-mission-none = Keine Mission ist offen.
vg-mission-where = In Sektor { $sectors }
vg-complete = Mission abschließen
vg-may-complete = darf sie abschließen
vg-danger-tables = Gefahrentabellen
vg-die-not-yours = Diese Würfel wählt, wer { $who } führt.
vg-die-later = Jetzt nicht zu markieren: Zuerst wählen andere.
vg-mission-and-clocks = Missionen und Zeit-Tracks
vg-goal = Erfüllt, wenn
vg-goal-here = Eine Mission führt hierher
vg-rankup = Beförderung
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
vg-condition = Globale Bedingung
vg-travel-icon = Zum Reisen:
vg-event = Letztes Ereignis
vg-injury = Verletzung
vg-injury-down = Verdeckt: ohne Wirkung.
vg-injury-die = In dieser Spalte liegt ein Verletzungswürfel
vg-injuries = Verletzungen
vg-dead = Tot
vg-rank = { $section } · Rang { $rank }
vg-way-free = kostet nichts
vg-way-to = Nach Sektor { $number }, { $name }: { $price }
vg-fit = Ganze Karte
vg-finds = Funde
vg-finds-count =
    { $count ->
        [0] Noch nichts gefunden
        [one] Ein Fund
        *[other] { $count } Funde
    }
vg-lead = Hinweise im Wert von { $total } von { $needed }
vg-decks = Ereignisse im Stapel: { $events }. Hinweise im Beutel: { $bag }. Einmalige Entdeckungen übrig: { $unique }.
vg-supplies = Vorräte
vg-success = Erfolg
vg-actions-left =
    { $count ->
        [one] noch eine Aktion
        *[other] noch { $count } Aktionen
    }
vg-last-action = letzte Aktion
vg-done = fertig
vg-place = Ort
vg-cards = Karten
vg-charges = Ladungen
vg-crew-of = Tafel von { $name }
vg-next-crew = Nächste Tafel
vg-spent = Verbraucht
vg-about-crew = Über { $name }
vg-ready-none = keine verfügbaren Würfel
vg-spent-count = { $count } verbraucht
vg-more-cards = +{ $count }
vg-gear = Ausrüstung
vg-hand = Hand: { $count } von { $limit } Karten
vg-deck = { $count } Karten im Stapel
vg-card = Sektionskarte
vg-lacks = ohne { $need }:
vg-or = oder
vg-letter-red = R
vg-letter-green = G
vg-letter-blue = B
vg-steps = Die Schritte eines Würfelwurfs
vg-injury-dice =
    { $count ->
        [one] 1 Verletzungswürfel
        *[other] { $count } Verletzungswürfel
    }
vg-pool = Wurf · { $count }
vg-hand-dice = Würfel in der Hand · { $count }
vg-ask-help = { $who } fragen
vg-ask-help-said = { $action }: Kann { $name } unterstützen?
vg-tray-choose = Nimm Würfel von deiner Tafel. Sie leuchten.
vg-tray-empty = Keine Würfel mehr da.
vg-peek = Blick auf die Karte
vg-cannot-come = nutzlos
vg-nothing-now = So, wie es liegt, ist keine Zeile erfüllt.
vg-not-now = jetzt nicht
vg-now = jetzt
vg-changes = Was eine Änderung daraus machte
vg-injury-odds = Verletzungswürfel von { $name }: { $odds }.
vg-rolls-along = wird mitgeworfen
vg-marked-count = { $count ->
        [0] Keine Würfel gewählt
        [one] 1 Würfel gewählt
       *[other] { $count } Würfel gewählt
    }
vg-marked = gewählt
vg-steps-passed = Schritte, die nichts ändern können
vg-with-dice = { $count ->
        [0] keine Würfel gewählt
        [one] mit dem gewählten Würfel
       *[other] mit den { $count } gewählten Würfeln
    }
vg-before-roll = Vor dem Wurf: { $odds }.
vg-check-rolled = { $name } hat gewürfelt.
vg-check-rolls = { $name } würfelt.
vg-map-short = Karte
vg-back-to-check = Zurück zum Würfelwurf
vg-space = { $space } von { $length }
vg-no-outcome = Dieser Wurf dient nur Würfelkombinationen.
vg-log = Protokoll { $log }
vg-read-on = Weiter
vg-pages-more = { $count ->
    [one] dann noch eine Seite
   *[other] dann noch { $count } Seiten
}
vg-story-again = Letzte Seite

# Vanguard: aboard the ship
vs-log = Aus dem Logbuch
vs-nothing-here = Hier ist diesmal nichts zu tun.
vs-turn-page = Umblättern
vs-to-question = Gleich zu: { $page }
vs-log-aside = Das Schiff ansehen
vs-log-close = Gelesen
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
vs-landers = Lander: { $count }
vs-bay-recover = Gesunde ruhen, Kojen rücken
vs-bay-therapy = Therapie
vs-bay-admit = Neue Kranke
vs-bay-survive = Überlebenswürfe
vs-bay-out = Hinaus
vs-bay-again = wieder bereit
vs-bed-free = freie Koje
vs-bay-coming = Danach kommen
vs-dies = stirbt in { $risk } % der Fälle
vs-no-bed = keine Koje frei, Tod
vs-injuries = { $count ->
    [one] 1 Verletzung
   *[other] { $count } Verletzungen
}
vs-objective = Ziel
vs-secondary = Sekundärziel
vs-offered = zur Wahl
vs-upgrades = Brückenausbauten
vs-awaiting = Im „Warten ...“-Umschlag
vs-situations = Situationen
vs-situations-none = Keine Situation ist offen.
vs-possible = Mögliche Situationen im Stapel: { $count }
vs-unpayable = jetzt nicht zu bezahlen
vs-lab-work = Laborarbeit
vs-lab-none = Hier liegt kein Projekt. Funde und Protokolle bringen neue.
vs-can-pay = habt ihr
vs-common = gewöhnlich
vs-rare = selten
vs-ultra = sehr selten
vs-shelf-none = Die Lager sind leer. Erkundungen füllen sie.
vs-unload-now = Aus dem Lander
vs-gathered = Gesammelte Entdeckungen
vs-cabinet = Die Vitrine
vs-cabinet-gap = ein leerer Platz
vs-row-complete = Die Reihe ist vollständig
vs-row-open = Die Reihe ist nicht vollständig
vs-queue = Reihe { $number }
vs-stage = Phase { $number }
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
vs-no-lander = Noch kein Lander gewählt
vs-bound = Ziel: { $planet }
vs-supplies = Vorräte: { $count }
vs-cards = Karten: { $count }
vs-loaded = Im Lander
vs-launch-team = Team
vs-launch-decks = Würfel und Stapel
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

## Pointing at things

why-not = Warum nicht?
why-nothing = Damit ist jetzt nichts zu tun: Die offene Frage gilt etwas anderem.
show-others = Den anderen zeigen

## The log

log-kinds = Arten von Einträgen
log-kind-all = Alles
log-kind-dice = Würfel
log-kind-story = Geschichte
log-kind-people = Leute
log-kind-stores = Vorräte
log-kind-harm = Schaden

## The screens around the table

learn-text = Etwa zwanzig Minuten, am richtigen Tisch. Vorher ist nichts zu lesen.
try-again = Noch einmal versuchen
no-name = Dein Name
save-name = Speichern
name-kept = Du heißt jetzt an allen Tischen { $name }.
world-vanguard = Welten erkunden, das Schiff führen
world-martians = Eine Basis am Leben halten
state-mine = Du bist dran
state-others = Wartet auf { $who }
state-empty = Ein Platz ist leer: { $who }
state-waits = Wartet auf andere
state-over = Zu Ende
table-more = Mehr zu { $title }
table-rename = Umbenennen
table-pass = Weitergeben
table-pass-text = Wer leitet den Tisch künftig? Du bleibst dabei und behältst deine Plätze.
table-leave = Verlassen
table-leave-text = Deine Plätze werden frei, und der Tisch verschwindet aus dieser Liste. Das Spiel geht ohne dich weiter; nur ein Link bringt dich zurück.
table-leave-yes = { $title } verlassen
table-delete = Löschen
table-delete-text = { $title } geht für immer verloren: der Spielstand, der ganze Verlauf und alle Zweige. Eine exportierte Datei kann den Tisch später zurückbringen.
table-delete-text-all = { $title } geht für immer verloren, auch für { $others }: der Spielstand, der ganze Verlauf und alle Zweige. Eine exportierte Datei kann den Tisch später zurückbringen.
table-delete-yes = { $title } endgültig löschen
export-first = Vorher exportieren
keep-it = Behalten
more-tables = { $count } weitere
fewer-tables = Weniger
campaigns = Kampagnen
over-tables = Beendete Spiele ({ $count })
chronicle = Chronik
chronicle-empty = Noch steht hier nichts. Die Chronik wächst mit jeder Erkundung: Menschen, Planeten, Funde und alle, die nicht zurückkamen.
chronicle-count =
    { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
chronicle-search = Suchen (/)
chronicle-export = Als Seite sichern
chronicle-chapters = Kapitel
chronicle-choice = eine Wahl
chronicle-kept = Was in Erinnerung bleibt
chronicle-back = Zurück
chronicle-on = Weiter
chronicle-people = Wer ist wer
chronicle-first = Zuerst in: { $title }
chronicle-carried = Was ihr mitnehmt
chronicle-moment = Dieser Augenblick auf dem Brett
chronicle-chose = Ihr habt gewählt
chronicle-unknown = Was daraus geworden wäre, bleibt unbekannt.
to-table = Zum Tisch
new-lead = Nichts ist endgültig, alles lässt sich später ändern
stories-in-english = Geschichten und Kartennamen gibt es bisher nur auf Englisch.
new-what = Was spielt ihr?
new-mission = Missionen
new-samples = Zum Ausprobieren:
new-who = Wer sitzt wo?
new-who-later = Plätze lassen sich jederzeit tauschen.
new-seats = Plätze
new-how = Hausregeln
new-usual = Die übliche Wahl ist markiert.
new-sum =
    { $people ->
        [one] Ein Platz für Menschen
        *[other] { $people } Plätze für Menschen
    }{ $bots ->
        [0] .
        [one] , ein Bot.
        *[other] , { $bots } Bots.
    }
new-saved = Nach jeder Entscheidung gespeichert.
missions-count = Missionen: { $count }
taste-vanguard = Lande auf fremden Welten. Komm heim, heile, baue und entscheide, wohin es geht.
taste-martians = Setze Aktionssteine, flicke, was kaputtgeht, und lass alle noch einen Sol atmen.
taste-beacon = Ein kleines Spiel zum Ausprobieren: Zünde eine Lampe in der Drift an.
start-here = gut für den Anfang
length-vanguard = etwa 90 min
length-vanguard-campaign = viele Abende
length-martians = etwa 90 min
length-martians-campaign = fünf Abende
length-beacon = 15 min
seat-number = Platz { $number }
seat-person = Name von Nummer { $number }
seat-person-hint = Wer spielt?
holder-me = An diesem Gerät
holder-link = Jemand mit Link
holder-bot = Ein Bot spielt
holder-nobody = Noch niemand
difficulty = Schwierigkeit
difficulty-ask = am Tisch fragen
difficulty-easy = Klare Jahreszeit (leicht)
difficulty-normal = Wechselhafte Jahreszeit (normal)
difficulty-hard = Staubige Jahreszeit (schwer)
rule-deadly = Das All ist
rule-deadly-off = wie üblich
rule-deadly-on = tödlich
on = an
off = aus
undo-setting = Zurück über einen Wurf oder eine gezeigte Karte
undo-free = frei
undo-ask = wenn alle wollen
undo-never = nie
seat-ask = Um den Platz bitten
seat-ask-host = deiner auf einem anderen Gerät? Die Tischleitung wird gefragt
seat-bot-named = { $name }, ein Bot, spielt
stand-in = { $bot }, ein Bot, spielt { $seat } für dich.
stand-in-end = Selbst weiterspielen
sharing-setting = Wer Aktionssteine oder Hilfe anderer nimmt
sharing-ask = fragt sie vorher
sharing-tell = sagt es ihnen
stops-setting = Bei Schritten, die von selbst gehen, nach Effekten zu jeder Zeit fragen
stops-matter = wo es zählen kann
stops-always = immer
stops-never = nie
dice-setting = Würfel
dice-rolled = Farlight würfelt
dice-real = wir würfeln selbst
table-language = Sprache des Tisches
guests-setting = Gäste
guests-watch = dürfen zusehen
guests-closed = bleiben draußen
group-setting = Was die Gruppe entscheidet
group-word = wen die Regeln nennen, hat das letzte Wort
group-any = eine Person antwortet
group-all = alle stimmen zu
empty-setting = Leere Plätze
empty-wait = warten
empty-bot = spielt ein Bot
absent-setting = Jemand ist weg
absent-wait = warten
absent-minutes = Bot nach { $count } min
absent-hour = nach einer Stunde
absent-day = nach einem Tag
learn-lead = Such dir ein erstes Spiel aus. Es führt dich an der Hand, am richtigen Tisch, und kaputtmachen kannst du nichts.
learn-alone = Du spielst alle Plätze selbst. Andere können später mit einem Link dazukommen.
lesson-vanguard-time = Erste Runde: etwa 20 Minuten
lesson-vanguard-1 = Gehen, sich umsehen, lesen, was ein Ort verbirgt
lesson-vanguard-2 = Würfeln und nutzen, was die Würfel zeigen
lesson-vanguard-3 = Einander helfen und wissen, wann man rastet
lesson-vanguard-4 = Danach: das Schiff und die Kampagne
lesson-martians-time = Erster Sol: etwa 20 Minuten
lesson-martians-1 = Mit Aktionssteinen planen: Wer arbeitet wo?
lesson-martians-2 = Die Vorschau auf morgen lesen, bevor du entscheidest
lesson-martians-3 = Reparieren, was kaputtgeht, in der richtigen Reihenfolge
lesson-martians-4 = Auf die Karte hinausgehen und etwas heimbringen
how-title = Wie dieser Tisch funktioniert
how-chip = Die Luke öffnen
how-amber = Bernstein heißt: Du bist dran
how-amber-text = Was bernsteinfarben leuchtet, beantwortet die offene Frage, auf dem Brett und in der Leiste. Kein Bernstein: Jemand anderes entscheidet.
how-question = Ada, was tust du?
how-bar = Eine Frage
how-bar-text = Sie steht immer unten, in Worten. Jede Wahl sagt, was sie tut und wie gut die Aussichten sind. Der Tipp sagt, was Geübte täten und warum.
how-undo = Nimm es zurück
how-undo-text = Zurück geht so weit, wie du willst, und wieder vor. Was du verlassen hast, bleibt als Zweig.
how-tools = Frag den Tisch
how-tools-text = Alles erklärt sich selbst: Zeig darauf, drück lang oder klick. Der Verlauf erzählt, was geschah, die Regeln, warum.
keys = Tasten
keys-off = Buchstabentasten sind unter Anzeige und Sprache ausgeschaltet.
key-option = die Wahl mit dieser Nummer
key-closing = weiter: bereit, fertig
key-tab = nächstes Ding
key-enter = nimm, was markiert ist
key-question = zur Frage
key-hint = Tipp, mit Grund
key-undo = zurück
key-redo = wieder vor
key-board = zum Brett
key-crew = zur Besatzung
key-map = Basis oder Karte
key-point = allen zeigen
key-explain = Einen Namen oder ein Wort im Ausgewählten erklären; noch einmal für das nächste
key-reorder = Eine Aktion des Plans nach oben oder unten verschieben
key-log = Verlauf
key-rules = Regeln
key-timeline = Zeitleiste
key-close = schließen
key-this = diese Liste
notify-ask = Sag mir, wenn ich dran bin
notify-on = Nachricht, wenn ich dran bin
notify-refused = Der Browser erlaubt dieser Seite keine Nachrichten. Der Punkt im Tab sagt es trotzdem.
turn-yours = Du bist dran: { $title }
waiting-tables = Andere Tische, die auf dich warten
credits = Dank und Lizenzen
credits-unofficial = Farlight ist ein inoffizielles Projekt von Fans. Es ist mit keinem Verlag eines Brettspiels verbunden und von keinem gutgeheißen. Es enthält weder Text noch Bilder von ihnen: Geschichten, Karten, Namen, Bilder und Töne sind unsere eigenen.
credits-own = Unsere eigene Arbeit
credits-code = Programm
credits-stories = Geschichten, Karten, Texte
credits-pictures = Symbole, Karten, Planeten, Menschen
credits-drawn = vom Programm selbst gezeichnet
credits-sounds = Töne
credits-made = vom Programm selbst erzeugt
credits-fonts = Schriften
credits-page = Im Browser
credits-server = Auf dem Server
credits-private = Nichts wird von anderswo geladen, und niemand wird beobachtet: Was du tust, bleibt zwischen diesem Browser und dem Server, auf dem du spielst.
watch-sit = Ein Platz ist frei: Setz dich, um mitzuspielen.
watch-full = Du siehst, was alle sehen, und antwortest auf nichts.
host = leitet
waited-since = ist dran ({ $when })
one-device = Mehrere Leute an diesem Gerät: Gib jedem Platz einen Namen, und die Frage sagt, wem sie gilt.
send-away = Wegschicken
sent-away = Weggeschickt
let-in-again = Wieder hereinlassen
sent-away-note = Sie kommen mit keinem Link zurück, bis du sie lässt. Wer als jemand anderes kommt, braucht einen Link: Erneuere die Links, um sicherzugehen.
not-ready = Doch nicht bereit
join-where = Wo sitzt du?
join-who = Wer dort sitzt
join-watch-note = sieh alles, was alle sehen
pass-device = Gib das Gerät an { $name } weiter.

## End of the screens around the table

## Vanguard: what moves, and what is coming

vg-next-moves = als Nächstes: { $sector }
vg-next-strikes = als Nächstes: { $sector }, schlägt zu
vg-next-perhaps = vielleicht: { $sector }
vg-threat-comes = Zieht als Nächstes hierher: { $name }
vg-threat-strikes-at = Nächster Schritt: in Sektor { $number }, { $name }; wer dort ist, wird getroffen.
vg-threat-goes-to = Nächster Schritt: in Sektor { $number }, { $name }.
vg-threat-may-come = Zieht vielleicht hierher: { $name }
vg-round-rail = Die Runde, Zug für Zug
vg-chips-in = Ort: { $place }
vg-chips-always = Immer
vg-chips-travel = Reisen
vg-start-token = Startplättchen
vg-round-end = Rundenende
vg-turn-been = fertig
vg-turn-next = als Nächstes
vg-turn-later = später
vg-step-quiet = In diesem Schritt ist nichts geschehen.
vg-happened = Was in diesem Würfelwurf geschah
vg-times = × { $count }
vg-not-used = nicht genutzt
vg-outcome-comes = das tritt ein
vg-discard = { $count } abgelegt, zuletzt: { $card }

## End of Vanguard: what moves

## Der Mars wird lebendig: Würfel, Vorschau, gemeinsam planen
ms-tray = Die Würfel
ms-tray-close = Würfel wegräumen
ms-last-roll = Letzter Wurf
ms-die-success = Erfolgswürfel
ms-die-wound = Wundwürfel
ms-die-adventure = Abenteuerwürfel
ms-face-success-hit = es gelingt
ms-face-success-blank = es gelingt nicht
ms-face-wound-hit = eine Wunde
ms-face-wound-blank = niemand ist verletzt
ms-face-adventure-hit = ein Abenteuer
ms-face-adventure-blank = nichts geschieht
ms-face-malfunction = Marker steigt um { $by }
ms-end-done = Es gelingt.
ms-end-failed = Es gelingt nicht.
ms-moved = Von { $from } auf { $to }.
ms-moved-parts = { $count ->
    [one] 1 davon durch ein defektes Teil.
   *[other] { $count } davon durch defekte Teile.
}
ms-tomorrow-plan = Morgen, mit diesem Plan
ms-tomorrow-option = Morgen, mit dieser Wahl
ms-causes = Woher das kommt
ms-cause-part = +{ $count } { $room }: { $part } defekt
ms-with-plan = { $percent } % mit dem Plan
ms-still-planning = Es plant noch: { $who }
ms-is-planning = plant noch
ms-in-hand = Ein Aktionsstein von { $who } wird gerade eingesetzt
ms-back = Ein Aktionsstein von { $who } ist zurück von der Arbeit
ms-complete-mission = Mission abschließen
ms-goals-more = { $count ->
    [one] { $count } weiteres Ziel
   *[other] { $count } weitere Ziele
 }
ms-at-once = { $what }, wie vorgeschlagen
ms-goal-how = Was man dafür tun kann
ms-goal-here = davon spricht die Mission
ms-then = dann { $count }
ms-goals-done = { $count ->
    [one] 1 Ziel erreicht
   *[other] { $count } Ziele erreicht
}
ms-achieved = Was erreicht wurde
ms-missed = Was offen blieb
ms-in-numbers = Die Mission in Zahlen
ms-what-next = Wie es weitergeht
ms-next-campaign = Die Kampagne geht weiter: Beantworte die Frage unten, wenn du so weit bist.
ms-end-won = Mission erfüllt
ms-end-lost = Die Mission ist gescheitert
## Ende von Der Mars wird lebendig

## Replay

replay-start = Zum Anfang
replay-back = Eine Antwort zurück
replay-next = Eine Antwort weiter
replay-play = Nachspielen
replay-pause = Pause
replay-beginning = Das Spiel beginnt gleich.
replay-nothing = Von dieser Antwort ist nichts zu erzählen.
legend-answer = eine Antwort
legend-rolled = etwas wurde gewürfelt oder aufgedeckt
branches-hint = Wer zurückgeht, behält das Verlassene als Zweig: Nichts geht verloren.

## What just happened

just-now = Gerade eben

## Moments of an Exploration

vg-result = Ergebnis des Würfelwurfs
vg-event-came = Ereignis
vg-roll = Wurf
vg-came = Was dabei herauskam
vg-result-none = Keine Zeile ist erfüllt: Es kommt nichts dabei heraus.

## Was auf dem Mars geschieht: Geschichten, der Bericht der Nacht, Hinweise für die erste Mission

ms-tale-event = Ein neues Ereignis
ms-tale-struck = Es blieb liegen und schlägt zu
ms-tale-adventure = Abenteuer
ms-tale-echo = Was daraus wurde
ms-tale-malfunction = Störung
ms-tale-envelope = Ein Umschlag wird geöffnet
ms-tale-over = Mission erfüllt
ms-tale-failed = Die Mission ist gescheitert
ms-tale-good = Etwas ist gelungen
ms-tale-found = Gefunden und erreicht
ms-tale-morning = Der Morgenbericht
ms-tale-report = Sol { $sol } von { $sols }
ms-tale-night = Störungen
ms-tale-quiet = Alles ruhig: Nichts hat nachgegeben.
ms-tale-came = Was dazukam
ms-tale-made = Erzeugt, von dem, was nötig war
ms-tale-what-now = Was ihr tun könnt
ms-tale-place = { $place } von { $count }
ms-tale-next = Weiter
ms-tale-done = Zurück zur Basis
ms-event-safe = wird bewältigt
ms-all-placed = Jeder Aktionsstein hat seinen Platz.
ms-all-placed-how = Sag, dass du bereit bist, oder ändere den Plan.
step-martians-base = Das ist eure Basis: drei Komplexe aus Räumen. Die kleinen Zeichen in einem Raum sind seine Teile: Stecker, Trichter, Zahnrad und Chip. Ein roter Rahmen heißt: defekt. Drücke einen Raum, um zu lesen, was er tut.
step-martians-tomorrow = Das ist der nächste Morgen: was die Basis von dem herstellt, was sie braucht. Der Koffer ist euer Vorrat: Die Hälfte von dem, was übrig bleibt, kommt hinein. Was orange ist, wird fehlen. Es ändert sich, während du planst: So siehst du, was ein Plan wert ist.
step-martians-pawn = Was einen bernsteinfarbenen Rand hat, geht jetzt. Zuerst kommt, was defekt ist; solange es nichts ist, bau, was die Ziele rechts verlangen: Drücke auf die Werkstatt und wähle, wer es tut. Ein Aktionsstein würfelt meistens; zwei, oder einer mit einer Maschine, sind sicher.
step-martians-place = Die Räume mit bernsteinfarbenem Rand können diesen Aktionsstein brauchen. Drücke einen. Ein Aktionsstein würfelt meistens; mit einem mehr ist eine Aktion sicher.
step-martians-plan = Die Aktion ist geplant, mit ihrem Platz in der Reihenfolge und ihrer Chance. Noch ist nichts geschehen: Drücke sie, um sie zu ändern, oder nimm sie zurück.
step-martians-rest = Es sind noch Aktionssteine übrig. Jeden Sol braucht ihr auch Pflanzen, Teile und Ruhe: Erkundet das Land um die Basis, kümmert euch um ein Ereignis oder lasst jemanden entspannen, ehe der Stress steigt.
step-martians-ready = Jeder Aktionsstein hat seinen Platz. Drück „Ich bin bereit“: Die Aktionen werden nacheinander ausgeführt, dann kommt die Nacht.
step-martians-happened = Hier liegen die Würfel: was jeder zeigte und was daraus wurde. Der Verlauf oben bewahrt alles auf.
step-martians-events = Hier liegen die Ereignisse. Setze einen Aktionsstein darauf, um eines zu erledigen, ehe es zuschlägt: Die Zahl neben der Uhr sagt, wie viele Sols bleiben.

## What comes from others, and where the table stops

motion-quick = Schnell
habits = Wo der Tisch für dich anhält
habit-window = Vor einer Phase, für Effekte jederzeit
habit-order = Reihenfolge dessen, was ohnehin geschieht
habit-step = Schritte eines Würfelwurfs ohne Wirkung
habit-offer = Zur Gewohnheit machen?
habit-offer-window = Du bist hier zweimal weitergegangen, ohne etwas zu benutzen. Von jetzt an von selbst weiter?
habit-offer-order = Zweimal hast du die Reihenfolge gelassen, wie sie war: wer oder was zuerst kommt. Von jetzt an von selbst so lassen?
habit-offer-step = Dieser Schritt hat zweimal nichts geändert. Von jetzt an auslassen?
habit-always = Immer so
habit-no = Weiter fragen
chat-answer = Antworten
unread = { $what }: { $count } neu
ping-at = { $who } zeigt auf { $what }
ping-somewhere = { $who } zeigt auf etwas
ping-show = Zeigen
fig-v-idea = Die Kampagne geht im Kreis: an Bord, hinab auf einen Planeten, erkunden und heim.
fig-v-aboard = An Bord: wohin?
fig-v-land = Landen
fig-v-explore = Erkunden, Missionen erfüllen
fig-v-home = Heim, mit Funden
fig-v-turn = Ein Zug: zwei Aktionen, dann ein Ereignis. Waren alle am Zug, ist die Runde vorbei.
fig-v-action = Aktion
fig-v-time = Das Zeitplättchen rückt nach rechts. Auf dem letzten Feld tritt sein Effekt ein.
fig-v-time-own = An deinem Tisch: { $name }, Feld { $space } von { $length }.
fig-v-actions = Die fünf Aktionen: Sonderaktion, Reisen, Vorbereiten, Rasten und Starten. Zwei davon in jedem Zug.
fig-v-special = Sonderaktion
fig-v-travel = Reisen
fig-v-prepare = Vorbereiten
fig-v-rest = Rasten
fig-v-lift = Starten
fig-v-path = Sektoren und ihre Routen. Der dunkle Buchstabe: unterwegs einen Gefahrenwürfel werfen. Ein Würfel mit −1: einen Würfel dieser Farbe verbrauchen. Ein Pfeil: nur in eine Richtung. Die Fahne: Eine Mission führt dorthin.
fig-v-dice = Drei Farben, jede mit eigener Form und drei eigenen Symbolen.
fig-v-phy = Physisch
fig-v-gat = Sammeln
fig-v-def = Abwehr
fig-v-sco = Kundschaften
fig-v-bio = Biologie
fig-v-xen = Xenologie
fig-v-con = Konstruktion
fig-v-sci = Forschung
fig-v-tec = Technik
fig-v-bas = Basis
fig-v-van = Funke
fig-v-acc = Unfall
fig-v-faces = Basis: Deine Wandlungsfähigkeit kann ein Symbol daraus machen. Funke: Er steht für ein Symbol deiner Wahl. Unfall: Manche Karten bestrafen ihn.
fig-v-board = Würfel in den Spalten sind verfügbar. Benutzte kommen in den Verbraucht-Pool; Rasten bringt Würfel zurück.
fig-v-board-own = An deinem Tisch: { $name }, verfügbare Würfel: { $ready }, verbraucht: { $spent }.
fig-v-check = Ein Würfelwurf: Wähle eigene Würfel; andere im Sektor unterstützen mit je einem; wirf; nimm eine Zeile, die die Würfel erfüllen.
fig-v-step-1 = Würfel wählen
fig-v-step-2 = Andere unterstützen
fig-v-step-3 = Werfen, Würfel ändern
fig-v-step-4 = Zeile nehmen
fig-v-danger = Ein Gefahrenwürfel wird in der Tabelle seines Buchstabens nachgesehen. Was selten ist, ist schlimmer.
fig-v-danger-own = An deinem Tisch, { $name }: { $odds }
fig-v-injury = Mit einer Verletzung kommt ein Verletzungswürfel. Er liegt oben auf einer Spalte und nimmt einen Platz ein.
fig-v-threat = Eine Bedrohung folgt ihrem Zeit-Track: Auf jedem Feld zieht sie weiter oder trifft alle, die dort sind.
fig-v-ship = Das Schiffsbuch wird Seite für Seite durchgegangen: erst die Heimkehr, dann der Aufbruch.
fig-v-team = Die vier Sektionen mit ihren Abzeichen: Sicherheit, Aufklärung, Wissenschaft, Technik.
fig-m-idea = Jeder Sol: gemeinsam planen, in der Basis und draußen arbeiten und sehen, was nachts kaputtgeht.
fig-m-plan = Planen
fig-m-work = Arbeiten
fig-m-out = Hinausgehen
fig-m-breaks = Was geht kaputt?
fig-m-sol = Die Phasen eines Sols, in dieser Reihenfolge.
fig-m-supply = Energie, Sauerstoff und Nahrung werden in jedem Sol erzeugt und verbraucht. Die Hälfte von dem, was übrig ist, wird aufbewahrt. Zu wenig: Eine Anlage wird dunkel.
fig-m-pawns = Mit einem Aktionsstein werden für eine Aktion drei Würfel geworfen. Mit zweien ist der Erfolg sicher; jedes Feld Weg braucht einen mehr.
fig-m-base = Die drei Komplexe mit ihren Räumen. Die Kästchen sind ihre Störungs-Tracks, wie sie jetzt stehen.
fig-m-track = Ein Störungs-Track steigt um seinen Würfel und um kaputte Teile. Bei 5 zieht er eine Störungskarte und geht auf 0 zurück.
fig-m-die = Störungswürfel
fig-m-stress = Stress steigt jeden Sol um die Zahl der Astronauten. Bei { $limit } gibt es Streit: je 1 Wunde, die Moral sinkt um 1, der Stress ist wieder 0.
fig-m-map = Drei Ringe um die Basis. Ring 1 ist ganz erreichbar; weiter draußen, was neben einem erkundeten Feld liegt.
fig-m-map-own = An deinem Tisch erkundet: { $count }.

## Long words of names, with a hyphen where a narrow place may break them, if this language has such words

long-words = Besatzungs-quartiere Besatzungs-unterkünfte Kontroll-zentrum Reserve-farm Sonden-raum Sturm-keller Solar-panel Oxy-genator Überlebens-würfe Flug-schreiber Sauer-stoff Ausfall-plättchen Abenteuer-plättchen Neuwurf-plättchen Wund-plättchen
