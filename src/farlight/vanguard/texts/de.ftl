# Vanguard.

## The game itself

game-title = Vanguard
game-guide =
    Ihr führt das Außenteam der Bellwether auf einer fremden Welt. Jede der vier Sektionen kann ein Besatzungsmitglied mit Würfeln in drei Farben schicken. Ihr tut, was die Missionen verlangen, und kommt heim: Ihr gewinnt oder verliert gemeinsam. Die vierte Verletzung eines Mitglieds bringt die Notevakuierung, und die Erkundung ist gescheitert.
    Eine Runde geht so:
    1. Das Startplättchen wird weitergegeben. Von dort an haben alle einen Zug.
    2. Ein Zug besteht aus zwei Aktionen: höchstens eine Sonderaktion, Reisen auf einer Route, Vorbereiten, Rasten oder Starten im Lander-Sektor, das die Erkundung beendet.
    3. Sonderaktionen sind meist Würfelwürfe. Wähle Würfel, andere in deinem Sektor dürfen mit je einem Würfel unterstützen; würfle; ändere die Ergebnisse mit Karten und Fertigkeiten; nutze Würfelkombinationen; lies Verletzungs- und Gefahrenwürfel; zähle Sondereffekte; die erste Zeile von oben, die deine Würfel erfüllen, ist dein Ergebnis. Geworfene Würfel sind verbraucht.
    4. Nach dem Zug kommt ein Ereignis: der Haupteffekt im passenden Biom, sonst der andere. Zeit-Tracks laufen weiter, und Bedrohungen bewegen sich.
    Verbrauchte Würfel kommen durch Rasten zurück, das Vorräte kostet, oder jederzeit durch Strapaze: Opfere einen Würfel für immer, erneuere bis zu fünf. Handkarten taugen für eines von zweien: ihren oberen Effekt oder ihre Würfelkombination.
    In einer Kampagne folgt das Schiff. Was ihr mitbringt, wird entladen, die Verletzten liegen auf der Krankenstation und kommen Runde um Runde zurück; Erfolge kaufen Würfel. Auf der Brücke bekommt ihr Befehlsplättchen und Energie, und offene Situationen fordern ihren Preis. Energie fliegt das Schiff und scannt; jedes Befehlsplättchen ist der Besuch einer Anlage: Labor, Produktion, Unterkünfte, Lageraum. Dann ein Lander, ein Team, Karten und Ausrüstung, und hinunter geht es. „view vorschau“ zeigt, was ein Besuch brächte, „view“ und der Name einer Seite diese Seite.
    „view sector“ zeigt, was wo zu tun ist, „view missions“, was getan werden muss.
game-alone = Allein führst du auf dem ersten Planeten zwei Sektionen, auf späteren zwei bis vier (V-PLAYER-13).
seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4
seat-of = { $player } ({ $sections })

## Values

section-security = Sicherheit
section-recon = Aufklärung
section-science = Wissenschaft
section-engineering = Technik
section-dice = { $good }. Eigene Würfel: { $dice }
section-good-security = gut im Schützen und Anpacken
section-good-recon = gut im Erkunden und Sammeln
section-good-science = gut im Erforschen von Fremdem
section-good-engineering = gut im Reparieren und Bauen
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
icon-PHY = Physisch
icon-GAT = Sammeln
icon-DEF = Abwehr
icon-SCO = Kundschaften
icon-BIO = Biologie
icon-XEN = Xenologie
icon-CON = Konstruktion
icon-SCI = Forschung
icon-TEC = Technik
icon-BAS = Basis
icon-VAN = Funke
icon-ACC = Unfall
need-SAME = gleiches Symbol
need-die = beliebiger Würfel
need-red = roter Würfel
need-green = grüner Würfel
need-blue = blauer Würfel
need-none = sonst
need-or = { $first } oder { $second }
dice-none = keine Würfel
die-basic = { $colour ->
        [red] roter
        [green] grüner
       *[blue] blauer
    } Basiswürfel
die-expert = { $colour ->
        [red] roter
        [green] grüner
       *[blue] blauer
    } Expertenwürfel
die-wild = { $colour ->
        [red] roter
        [green] grüner
       *[blue] blauer
    } Wilder Würfel
die-icons = { $first } und { $second }
die-specialised = Spezialwürfel { $name }
biome-caves = Höhlen
biome-crystalline = Kristallin
biome-deadly = Tödlich
biome-desert = Wüste
biome-frozen = Kälte
biome-hostile = Feindselig
biome-rocky = Felsig
biome-ruins = Ruinen
biome-tutorial = Tutorial
biome-vegetation = Vegetation
biome-void = Vakuum
biome-volcanic = Vulkanisch
biome-water = Wasser
find-specimen = Lebendes Exemplar
find-mineral = Mineral
find-microorganism = Mikroorganismus
find-vegetation = Seltsame Flora
find-technology = Alien-Tech
symbol-damage = Schaden
symbol-heavy = Schwerer Schaden
symbol-mental = Mental
symbol-common = Gewöhnlich
symbol-uncommon = Ungewöhnlich
symbol-rare = Selten
symbol-special = Spezial
# “none” is a key by which messages choose: leave it as it is.
turn-none = none
sector-none = nicht auf dem Plan
sector-number = Sektor { $number }
sector-name = { $name } ({ $number })
path-free = frei
path-travel = wie die Globale Bedingung sagt
path-travel-by = wie „{ $condition }“ sagt
path-spend = kostet { $of ->
        [die] 1 Würfel
        [red] 1 roten Würfel
        [green] 1 grünen Würfel
        [blue] 1 blauen Würfel
       *[other] 1 Würfel ({ $colour })
    }
path-spend-ready = kostet { $of ->
        [die] 1 Würfel
        [red] 1 roten Würfel
        [green] 1 grünen Würfel
        [blue] 1 blauen Würfel
       *[other] 1 Würfel ({ $colour })
    } (bereit: { $ready })
path-spend-short = kostet endgültig { $of ->
        [die] 1 Würfel
        [red] 1 roten Würfel
        [green] 1 grünen Würfel
        [blue] 1 blauen Würfel
       *[other] 1 Würfel ({ $colour })
    }, keiner liegt bereit
path-spend-lost = kostet endgültig { $of ->
        [die] 1 Würfel
        [red] 1 roten Würfel
        [green] 1 grünen Würfel
        [blue] 1 blauen Würfel
       *[other] 1 Würfel ({ $colour })
    }
path-danger = Gefahr { $of }
injury-card = { $name } ({ $type })
injury-down = { $name } ({ $type }, verdeckt)
injury-symbol = { $symbol } – { $effect }
purpose-landing = Landung
purpose-threat = Bedrohung
purpose-answer = Antwort
action-special = Sonderaktion
action-travel = Reisen
action-place = Ausrüstung platzieren
action-prepare = Vorbereiten
action-rest = Rasten
action-lift-off = Starten
how-draw = Eine Karte ziehen
how-check = Einen Würfelwurf machen
how-draw-check = Eine Karte ziehen, dann einen Würfelwurf machen
how-check-draw = Einen Würfelwurf machen, dann eine Karte ziehen
how-lift-off = Start
how-evac = Notevakuierung
how-log = ein Protokoll
outcome-won-lift-off = Ihr seid mit erfüllter Mission gestartet
outcome-won-log = Eure Mission ist erfüllt
outcome-won-evac = Eure Mission ist erfüllt
outcome-lost-lift-off = Ihr seid ohne das gestartet, wofür ihr gekommen seid
outcome-lost-evac = Notevakuierung, die Erkundung ist gescheitert
outcome-lost-log = Die Erkundung ist vorbei, ohne das, wofür ihr gekommen seid
outcome-lost-dead = Niemand ist heimgekommen
step_name-1 = Würfel wählen und unterstützen
step_name-3 = würfeln
step_name-4 = Ergebnisse ändern
step_name-5 = Würfelkombinationen
step_name-6 = Verletzungs- und Gefahrenwürfel
step_name-7 = Sondereffekte
step_name-8 = Ergebnis markieren, den Rest verbrauchen

## The chances of a check

colour-none = kein Ergebnis
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-chance = { $colour } { $value } %
odds-steps = { $colour } +{ $value }
odds-rows = Chancen mit den Würfeln in der Hand: { $odds }
odds-track = { $colour }er Track mit diesen Würfeln: etwa { $steps } von { $left } Feldern; bis ans Ende { $chance } %
odds-injury = Gefahr einer Verletzung: { $chance } %
odds-wound = Eigene Verletzungswürfel schaden: { $chance } %
odds-sampled = Geschätzt aus { $count } Probewürfen: { $error } % mehr oder weniger
odds-then = dann { $odds }
odds-needs-assist = Erst muss jemand anderes einen Würfel geben: Diese Aktion braucht Unterstützung.
odds-ready = { $count ->
        [0] kein Würfel gewählt
        [one] diesen Würfel werfen
       *[other] diese { $count } werfen
    }
odds-card = Mit „{ $card }“ nach dem Wurf so oder besser: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }({ $error } % mehr oder weniger)
    }
odds-skill = Mit der Fertigkeit „{ $skill }“ nach dem Wurf so oder besser: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }({ $error } % mehr oder weniger)
    }
odds-cards = Jede für sich. Nicht gezählt: Würfelkombinationen, mehrere Karten zusammen, was andere einsetzen.
chance-percent = { $value } %
chance-sure = sicher
chance-none = zwecklos
chance-of = { $colour } { $share }
chance-change = { $before } → { $after }
chance-steps-more = +{ $value }
chance-no-progress = Kein Fortschritt mit diesen Würfeln
chance-faces = { $count } von { $sides }
chance-face = { $effect } { $count } von { $sides }
danger-nothing = nichts
danger-odds = Gefahr { $table }: { $odds }
danger-with-odds = { $table } ({ $odds })
offer-dice = { $action }: Welche Würfel werden geworfen?
offer-dice-roll = { $waits ->
        [yes] { $count ->
            [one] Bereit mit diesem Würfel
           *[other] Bereit mit diesen { $count }
        }
       *[no] { $count ->
            [one] Diesen Würfel werfen
           *[other] Diese { $count } werfen
        }
    }
offer-dice-suggested = Vorschlag: { $count ->
        [one] dieser Würfel
       *[other] diese { $count }
    }
offer-dice-own = Nur { $who }: { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
offer-dice-all = { $count ->
        [one] Den einzigen Würfel nehmen
       *[other] Alle { $count } nehmen
    }
offer-dice-clear = Alle zurücklegen
offer-dice-accidents = mehr Würfel, mehr Unfälle
offer-dice-of = { $count } von { $who }
offer-dice-keeps = { $count ->
        [0] { $who } bleibt kein Würfel
       *[other] { $who } behält { $count }
    }
offer-dice-waits = geworfen wird, sobald bereit: { $seat }
offer-dice-ask = Um Unterstützung bitten: { $asked }
offer-dice-ask-one = { $who } ({ $die })
offer-dice-give = Unterstützen: { $die }
offer-dice-give-nothing = Keine Unterstützung
die-barred-most = { $who } gibt keinen Würfel mehr: Legt zuerst den markierten zurück.
die-barred-ready = { $who } hat fertig gewählt.
hand-any = beliebig viele
hand-assists = unterstützt mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    }
check-step-dice = Würfel
check-step-roll = Wurf
check-step-change = Ändern
check-step-result = Ergebnis
check-now = jetzt: { $colour }
check-now-steps = jetzt: Grün +{ $green }{ $red ->
        [0] { "" }
       *[other] , Rot +{ $red }
    }
check-passed-injury = Verletzungswürfel: trifft nichts
check-passed-sparks = Funken: keine
roll-comes = Jetzt: { $colour }
roll-steps = Grün +{ $green }{ $red ->
        [0] { "" }
       *[other] , Rot +{ $red }
    }
roll-stays = { $colour } bleibt
roll-lost = { $before } geht verloren: { $colour }
roll-becomes = { $before } → { $colour }
roll-could = kann werden: { $odds }
roll-no-better = kann nicht besser werden
roll-instead = stattdessen kommt { $colour }
deal = Für mich verteilen
deal-sections = Wer führt welche Sektion? Es gibt vier; für ein erstes Spiel ist jede Verteilung gut
deal-team = Wer geht auf den Planeten hinunter?
deal-leads = { $seat } führt { $sections }
deal-goes = { $section } geht hinunter
deal-gear = Beförderungskarte und Ausrüstung
deal-rank-up = Ihr versucht „{ $card }“
deal-carries = { $who } trägt „{ $gear }“
deal-at-recruit = { $section }: { $who }
deal-at-away = { $who } geht für die Sektion { $section } hinunter
deal-at-leave-die = { $who } lässt an Bord: { $die }
deal-at-deck = { $who } nimmt die üblichen Karten
deal-at-equipment = Ausrüstung wie beim letzten Mal
deal-at-small-gear = { $who } nimmt „{ $gear }“
deal-at-load = geladen: { $gear }
deal-at-fit-mod = eingebaut: { $card }
deal-at-buy-die = { $section } bekommt: { $die }
deal-at-return-die = { $section } gibt zurück: { $die }
deal-at-start-project = begonnen: { $card }
deal-at-draft = { $section }: { $who }
deal-discard = { $cards } ablegen
offer-refresh = Welche Würfel erneuert { $who }?
offer-refresh-these = Erneuern: { $dice }
offer-one-by-one = Einzeln wählen
way-spend = verbrauchen: { $die }
way-sacrifice = für immer weg: { $die }
way-turn = drehen: { $die }, { $face }
way-turn-to = auf { $to } drehen: { $die }, { $face }
way-no-die = kein solcher Würfel ist bereit: Strapaze, oder einer ist für immer weg
way-reroll = neu werfen: { $die }, { $face }
way-drop = beiseitelegen: { $die }, { $face }

## Pronouns in stories

they-they = sie
they-she = sie
they-he = er
them-they = sie
them-she = sie
them-he = ihn
their-they = ihr
their-she = ihr
their-he = sein

## Cards

action-of = { $name } ({ $card })
action-only = Nur, wenn { $test }.
action-assisted = Jemand muss unterstützen.
action-cost = Kosten – { $effect }
action-danger = Mitgewürfelt – { $tables }.
action-counts = { $need } – { $effect }
action-lacks = Ohne { $need } – { $effect }
action-row = { $colour } ({ $need }) – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Dann { $then }.
    }
action-track = { $colour }er Track, { $space } von { $length } – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Dann { $then }.
    }
action-untold = Die Geschichte erzählt es.
ability-action = Zählt als Aktion.
card-action = Aktion „{ $action }“ – { $details }
card-find = { $find } ({ $rarity ->
        [common] gewöhnlich
        [rare] selten
       *[ultra] sehr selten
    }): bezahlt an Bord Forschung.
once-check = Einmal pro Würfelwurf.
once-turn = Einmal pro Zug.
once-round = Einmal pro Runde.
once-exploration = Einmal pro Erkundung.
gives-up-sacrifice = Diese Karte opfern.
gives-up-return = Diese Karte ins Arsenal zurücklegen.
gives-up-discard = Diese Karte ablegen.
gives-up-charge = Kostet 1 Ladung.
when-check = Bei einem Würfelwurf
when-any = Jederzeit
when-assist = Wenn du unterstützt
when-travel = Wenn du reist
when-follow = Wenn jemand deinen Sektor verlässt
when-arrive = Wenn du einen Sektor betrittst
when-rest = Wenn du rastest
when-rest-here = Wenn jemand in deinem Sektor rastet
when-prepare = Wenn du dich vorbereitest
when-danger = Wenn ein Gefahrenwürfel geworfen wird
when-event = Wenn ein Ereignis aufgedeckt wird
when-lead = Wenn jemand Hinweise erhält
when-discovery = Wenn jemand eine Entdeckung macht
when-injury = Wenn jemand eine Verletzung erhält
when-travel-you-travel = Wenn du reist
when-rest-you-rest = Wenn du rastest
when-prepare-you-prepare = Wenn du dich vorbereitest
when-check-you-prepare = Bei einem Würfelwurf, wenn du dich vorbereitest
when-arrive-you-arrive = Wenn du einen Sektor betrittst
effect-convert-this-check-and-convert-this-check = in diesem Würfelwurf Basissymbole auf { $colour_id ->
        [red] roten Würfeln auch als { $icon } und { $other_colour_id ->
            [red] { $other_icon }
            [green] Basissymbole auf grünen Würfeln auch als { $other_icon }
           *[blue] Basissymbole auf blauen Würfeln auch als { $other_icon }
        }
        [green] grünen Würfeln auch als { $icon } und { $other_colour_id ->
            [red] Basissymbole auf roten Würfeln auch als { $other_icon }
            [green] { $other_icon }
           *[blue] Basissymbole auf blauen Würfeln auch als { $other_icon }
        }
       *[blue] blauen Würfeln auch als { $icon } und { $other_colour_id ->
            [red] Basissymbole auf roten Würfeln auch als { $other_icon }
            [green] Basissymbole auf grünen Würfeln auch als { $other_icon }
           *[blue] { $other_icon }
        }
    } zählen
when-arrive-you-arrive-nobody-was-here = Wenn du einen Sektor betrittst, in dem noch niemand war
when-arrive-that-arrival-is-forced = Wenn ein Effekt dich oder jemanden aus deinem Sektor bewegt oder versetzt hat
when-danger-that-danger-is-yours = Wenn für dich ein Gefahrenwürfel geworfen wird
when-danger-that-danger-is-near = Wenn in deinem Sektor ein Gefahrenwürfel geworfen wird
when-danger-that-danger-is-near-that-danger-is = Wenn in deinem Sektor ein Gefahrenwürfel der Tabelle { $table } geworfen wird
when-danger-that-danger-is-near-that-danger-is-one-of = Wenn in deinem Sektor ein Gefahrenwürfel der Tabelle { $tables_any } geworfen wird
when-danger-that-danger-is-near-that-danger-is-yours-not = Wenn in deinem Sektor für jemand anderen ein Gefahrenwürfel geworfen wird
when-injury-that-injury-is-yours = Wenn du eine Verletzung erhalten würdest
when-injury-that-injury-is-near = Wenn jemand in deinem Sektor eine Verletzung erhalten würde
when-injury-that-injury-is-near-that-injury-is-yours-not = Wenn jemand anders in deinem Sektor eine Verletzung erhalten würde
when-injury-that-injury-is-yours-that-injury-is = Wenn du die Verletzung „{ $injury }“ erhalten würdest
when-event-that-event-is-yours = Wenn du ein Ereignis aufdeckst
when-event-that-event-is-yours-that-event-matches = Wenn du ein Ereignis aufdeckst, dessen Haupteffekt gilt
when-lead-that-lead-is-yours = Wenn du Hinweise erhältst
when-lead-that-lead-is-yours-that-lead-is = Wenn du Hinweise der Art { $find } erhältst
when-lead-that-lead-is-yours-that-lead-comes-from-event = Wenn du durch ein Ereignis Hinweise erhältst
when-discovery-that-discovery-is-yours = Wenn du eine Entdeckung machst
when-discovery-that-discovery-is-yours-that-discovery-is = Wenn du eine Entdeckung der Art { $find } machst
when-outcome-that-outcome-is = Wenn dein Ergebnis { $row } ist
when-wound-die-that-symbol-is = Wenn in deinem Würfelwurf ein Verletzungswürfel „{ $symbol }“ zeigt
when-assist-another-rolls = Wenn du ein anderes Besatzungsmitglied unterstützt
when-assist-another-rolls-not = Wenn andere dich unterstützen
when-assist-that-check-is-next-door = Bei einem Würfelwurf in einem verbundenen Sektor
when-log-that-log-is-yours = Wenn deine Aktion ein Protokoll gebracht hat
when-pay-that-price-is-spend = Wenn du { dice-one } verbrauchen musst
when-loss-that-loss-is-near = Wenn in deinem Sektor Vorräte verloren gehen würden
when-wound-die = Wenn ein Verletzungswürfel sein Symbol zeigt
when-outcome = Wenn ein Ergebnis eintritt
when-turn = In deinem Zug
when-log = Wenn eine Aktion ein Protokoll gebracht hat
when-landing = Während der Landung
when-pay = Wenn ein Würfel verbraucht werden muss
when-loss = Wenn Vorräte verloren gehen
crew-card = { $convert } Fertigkeit „{ $skill }“. { $ability }
convert = Wandlungsfähigkeit – Basissymbole auf { $colour ->
        [red] roten
        [green] grünen
       *[blue] blauen
    } Würfeln können als { $icon } zählen.
gear-place = Das Plättchen zu legen, kostet eine Aktion, außerdem – { $effect }
gear-place-only = Das Plättchen zu legen, kostet eine Aktion.
card-unloaded = Beim Entladen an Bord – { $effect }
card-event = { $biomes } – { $main } Sonst – { $rest }
card-halves = { $top } Kombination ({ $need }) – { $combination }
choice-cost = { $stake } Kosten: { $cost }
choice-cost-dice = { $stake } Kostet { $count } Würfel.
choice-cost-lose-supplies = { $stake } Kostet { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräte
    }.
choice-cost-lose-energy = { $stake } Kostet { $count } Energieplättchen.
choice-cost-lose-success = { $stake } Kostet { $count } Erfolgsplättchen.
choice-cost-lose-command = { $stake } Kostet { $count } Befehlsplättchen.
threat-space = { $count ->
        [one] Feld
       *[other] Felder
    } { $space } – { $effect }
threat-reset = Der Track wird zurückgesetzt.
threat-goes = Folgt ihrem Weg – als Nächstes { $sectors }{ $strikes ->
        [yes] , und trifft alle, die dort sind
       *[no] { "" }
    }.
threat-or = { $first } oder { $second }
time-end = { $left ->
        [one] Auf dem nächsten Feld
       *[other] In { $left } Feldern
    }: { $effect }

## Questions

prompt-effect-event = { $event }: Entscheide, was geschieht.
prompt-effect-threat = { $threat }: Entscheide, was geschieht.
prompt-effect-action = { $action }: Entscheide, was geschieht.
prompt-effect-trip = Unterwegs: Entscheide, was geschieht.
prompt-section = { $led ->
        [0] Wähle die Sektion, die du führst. Die Besatzung hat vier, jede mit eigenen Würfeln und Karten
       *[other] Wähle deine zweite Sektion
    }
prompt-team = { $along ->
        [0] Wähle, welche deiner Sektionen auf den Planeten geht
       *[other] Wissenschaft geht auf den Planeten. Wähle die Sektion, die mitgeht
    }
prompt-recruit = Wen nimmt die Sektion { $section } auf? Noch { $left }.
prompt-away = Wer geht für die Sektion { $section } hinunter?
prompt-leave-die = { $who } hat mehr Würfel dieser Farbe als Plätze. Welcher bleibt an Bord?
prompt-deck = { $who } nimmt diese Karten: { $cards }. Behalten oder andere wählen?
prompt-deck-card = Welche Karten nimmt { $who } mit? Mindestens zehn.
prompt-operation-dice = { $section } nimmt diese Würfel: { $dice }. Nehmen oder andere aus der Schachtel wählen?
prompt-box-die = Welchen Würfel nimmt die Sektion { $section } aus der Schachtel? Noch { $count }.
prompt-wild-dice = Für jede Sektion einen Wilden Würfel kaufen, für { $count } Erfolge?
prompt-rank-up = Welche Beförderungskarte nehmt ihr euch vor?
prompt-carry = Wer trägt „{ $gear }“? { $gear_text }
prompt-place-in = Wo wird { $who } platziert?
prompt-landing-place = Wo geht der Lander nieder?
prompt-start-token = Wer erhält das Startplättchen?
prompt-act = { $who }: { $actions ->
        [one] noch eine Aktion
       *[other] { $actions } Aktionen
    }. Was tust du?
prompt-prepare = Wie bereitet sich { $who } vor?
prompt-consent = { $who } will starten. Stimmst du zu?
prompt-consent-move = { $who } soll bewegt werden. Stimmst du zu?
prompt-log = { $log }: Was tust du?
prompt-check-dice = { $action }: Welche Würfel wirft { $who }, und wer unterstützt?
prompt-check-changes = Wurf für „{ $action }“ – { $dice }. Änderst du etwas?
prompt-check-combinations = Wurf für „{ $action }“ – { $dice }. Nutzt du eine Würfelkombination? Ihre Würfel sind verbraucht und zählen nicht mehr.
prompt-injury-order = Welcher Verletzungswürfel kommt zuerst?
prompt-danger-order = Welcher Gefahrenwürfel kommt zuerst?
prompt-special-effect = { $action }: Welche Würfel zählen für { $need }?
prompt-spark-counts = Zählt dein Funke als das Symbol, das nicht fehlen darf?
prompt-use-substitute = Jetzt: { $colour }, mit Funken oder Wandlungsfähigkeiten ({ $need }). Nimmst du es?
prompt-spend = Welchen Würfel verbraucht { $who }?
prompt-no-die = { $who } hat keinen passenden Würfel zu verbrauchen. Strapaze oder stattdessen einen opfern?
prompt-sacrifice = Welchen Würfel opfert { $who }?
prompt-refresh = Welchen Würfel erneuert { $who }? { $left ->
        [one] Noch einen.
       *[other] Noch { $left }.
    }
prompt-hand-limit = { $who } hat zu viele Handkarten. Welche wird abgelegt?
prompt-discard = Welche Karte legt { $who } ab?
prompt-column = Auf welche Spalte nimmt { $who } den Verletzungswürfel? Der Würfel belegt dort ein Feld und wird beim nächsten Würfelwurf dieses Besatzungsmitglieds mitgeworfen.
prompt-pushed = Die { $colour_id ->
        [red] rote
        [green] grüne
       *[blue] blaue
    } Spalte von { $who } ist voll. Welcher Würfel wird verbraucht?
prompt-discard-injury-die = Welchen Verletzungswürfel legt { $who } ab?
prompt-discard-injury = Welche Verletzung legt { $who } ab?
prompt-turn-injury = Welche Verletzung dreht { $who } um?
prompt-reroll = Welchen Würfel wirfst du neu?
prompt-turn = Welchen Würfel drehst du?
prompt-drop = Welchen Würfel legst du beiseite?
prompt-take-back = Welchen Würfel nimmst du zurück?
prompt-face = Welche Seite soll er zeigen?
prompt-swap-icon = Welches Symbol tauschst du?
prompt-double = Welcher Würfel zählt doppelt?
prompt-move-to = Wohin bewegt sich { $who }?
prompt-which-crew = Wen betrifft es?
prompt-which-threat = Welche Bedrohung?
prompt-threat-to = Wohin geht die Bedrohung?
prompt-which-path = Welche Route?
prompt-which-marker = Welcher Marker?
prompt-time-order = Welcher Zeit-Track geht zuerst weiter?
prompt-progress-track = Welcher Zeit-Track geht weiter?
prompt-reduce-track = Welcher Zeit-Track geht zurück?
prompt-reset-track = Welcher Zeit-Track wird zurückgesetzt?
prompt-hold-track = Welcher Zeit-Track wird angehalten?
prompt-event-order = Welches Ereignis kommt zuerst?
prompt-event-drop = Welches Ereignis wird abgelegt?
prompt-lead-type = Welche Art von Entdeckung?
prompt-lead-order = Welcher Hinweis wird zuerst gelegt?
prompt-lead-card = Wer zieht für den Hinweis eine Karte?
prompt-lead-charge = Wer erhält für den Hinweis eine Ladung?
prompt-return-lead = Welcher Hinweis kommt in den Beutel zurück?
prompt-discard-lead = Welcher Hinweis wird abgelegt?
prompt-keep-discovery = Welche Entdeckung behaltet ihr?
prompt-discard-discovery = Welche Entdeckung wird abgelegt?
prompt-lose-discovery = Welche Entdeckung geht verloren?
prompt-pay-debt = Eine Schuld wird fällig. Womit zahlt ihr?
prompt-debtor = Wer opfert einen Würfel für die Schuld?
prompt-return-gear = Welche Ausrüstung gibt { $who } ins Arsenal zurück?
prompt-take-gear = Welche Ausrüstung?
prompt-trade = Welche Ausrüstung wird weitergegeben?
prompt-raise-card = Welche Karte nimmst du wieder auf die Hand?
prompt-enter-roll-section = Wirf diesen Würfel von { $who }: { $die }. Was zeigt er?
prompt-enter-roll-injury = Wirf einen Verletzungswürfel: Was zeigt er?
prompt-enter-roll-danger = Wirf einen Gefahrenwürfel: Was zeigt er?
prompt-enter-roll-ten = Wirf den zehnseitigen Würfel: Was zeigt er? (10 steht für 0.)

## Moments

prompt-moment = Ein letzter Augenblick, bevor es weitergeht.
prompt-moment-travel = { $path_who } reist gleich: { $path_to }; { $path_icons }.
prompt-moment-arrive = { $arrived } ist angekommen. Vorher: { $arrived_from }.
prompt-moment-rest = { $rest_who } rastet gleich.
prompt-moment-prepare = { $prepare_who } bereitet sich gleich vor.
prompt-moment-turn = { $turn_who } hat die letzte Aktion dieses Zuges gemacht.
prompt-moment-danger = { $danger_who }: Gefahr { $danger_table } zeigt { $danger_symbol }.
prompt-moment-event = Ereignis für { $event_who }: { $event }.
prompt-moment-lead = { $lead_who } erhält Hinweise, { $lead_type }: { $leads }.
prompt-moment-discovery = { $found_who } hat etwas gefunden: { $found }.
prompt-moment-injury = { $injury_who } erhält gleich eine Verletzung: { $injury }.
prompt-moment-wound-die = Ein Verletzungswürfel zeigt „{ $wound_symbol }“.
prompt-moment-outcome = { $outcome_who }: Das Ergebnis „{ $outcome }“ tritt gleich ein.
prompt-moment-log = Das Protokoll ist gelesen.
prompt-moment-pay = { $pay_who } muss einen Würfel verbrauchen.
prompt-moment-loss = { $loss_who } verliert gleich Vorräte: { $loss }.
prompt-moment-time = Das Zeitplättchen von „{ $time_track }“ betritt gleich ein Feld mit einem Effekt.
prompt-moment-landing = Landung: { $landing_entry }.

## Options

option-section = { $section }
option-recruit = { $who }
option-keep-deck = Diese behalten
option-build-deck = Karten wählen
option-usual-dice = Diese nehmen
option-pick-dice = Würfel wählen
option-buy-dice = Die Würfel kaufen
option-keep-success = Die Erfolge behalten
option-rank-up = { $card }
option-crew = { $who }
option-leave-gear = An Bord lassen
option-sector = { $sector }
option-special = { $action }
option-travel = Reisen – { $sector }: { $path }
option-place = Platzieren: { $gear }
option-prepare = Vorbereiten
option-prepare-how = { $how }
option-rest = Rasten
option-lift-off = Starten
option-no-action = Den Zug beenden
option-agree = Zustimmen
option-refuse = Ablehnen
option-log-choice = { $choice }
option-take-die = Nehmen: { $die }
option-assist = { $who } unterstützt: { $die }
option-may-assist = { $who } unterstützt
why-not-assist-elsewhere = { $who } kann nicht unterstützen: Das kann nur, wer im selben Sektor ist.
why-not-assist-barred = { $who } kann nicht unterstützen: Ein Effekt lässt { $other } jetzt weder unterstützen noch Unterstützung annehmen.
why-not-assist-given = { $who } hat schon mit einem Würfel unterstützt.
why-not-assist-dice = { $who } kann nicht unterstützen: Kein Würfel ist verfügbar.
option-put-back = { $who } legt zurück: { $die }
option-sure-hand = Würfel nach Wunsch drehen
option-call-off = Die Aktion absagen
option-combine = { $card } – { $dice }
option-symbol = { $symbol }
option-danger = Gefahr { $table }: { $symbol }
option-count = { $times ->
        [0] Nichts zählen
        [one] Einmal ({ $dice })
       *[other] { $times }-mal ({ $dice })
    }
option-spark = Funke zählt als { $icon }
option-no-spark = Funke zählt nicht als { $icon }
option-meet-row = { $colour } nehmen
option-decline-row = { $colour } aufgeben
option-die = { $die }
option-column = { $colour }
option-card = { $card }
option-injury = { $injury }
option-exert-first = Zuerst Strapaze
option-sacrifice-instead = Stattdessen opfern
option-nothing-left = Nichts mehr zu wählen
option-rolled = { $die }: { $face } ({ $who })
option-show = { $face }
option-swap = { $die }: Aus { $face } wird { $icon }
option-threat = { $threat }
option-marker = { $marker }
option-time = { $track }
option-event = { $event }
option-find = { $find }
option-find-card = { $card }
option-lead = { $lead }
option-lead-on = { $lead }: { $find }
option-gear = { $gear }
option-give = { $who }: „{ $gear }“ an { $other } geben
option-pay-die = Einen Würfel opfern
option-go-on = Weiter
option-complete = Die Mission abschließen: { $mission }
option-exert = { $who }: Strapaze
option-use-card = { $who }: „{ $card }“ spielen
option-use-skill = { $who }: die Fertigkeit einsetzen
option-use-gear = { $who }: „{ $card }“ einsetzen
option-use-find = { $who }: „{ $card }“ einsetzen
option-use-mod = { $who }: „{ $card }“ einsetzen
about-exert = Opfere einen Würfel, erneuere dann bis zu fünf.
about-exert-first = einen Würfel opfern, bis zu fünf erneuern, dann einen verbrauchen
about-sacrifice-instead = ein Würfel ist für immer fort, keiner wird erneuert
about-prepare = eine Karte ziehen, einen Würfelwurf für Würfelkombinationen machen oder beides
about-rest = kostet 1 Vorrat, wo sie gezählt werden; bis zur Hälfte all deiner Würfel erneuern und eine Karte ziehen
about-lift-off = beendet die Erkundung; wer anderswo ist, bleibt zurück

## What happened

event-section-taken = { $seat } führt die Sektion { $section }.
event-team-joined = { $who } kommt für die Sektion { $section } mit.
event-taught = { $lesson }
event-recruited = { $who } dient jetzt in der Sektion { $section }.
event-crew-promoted = { $who } wird auf Rang { $rank } befördert.
event-dice-bought = Neu für die Sektion { $section }: { $die }.
event-planet-recorded = Verzeichnet: { $planet }. Was dort war, wird man wiederfinden.
event-round-began = Runde { $round } beginnt.
event-turn-began = { $who } ist am Zug.
event-start-token-passed = { $who } hat das Startplättchen.
event-action-taken = { $who }: { $action }.
event-moved = { $how ->
        [travel] { $who } reist: { $sector }.
        [move] { $who } bewegt sich: { $sector }.
       *[other] { $who } wird platziert: { $sector }.
    }
event-die-spent = { $who } verbraucht: { $die }.
event-die-sacrificed = { $who } opfert: { $die }.
event-exerted = { $who } wählt Strapaze.
event-dice-refreshed = { $who } erneuert: { $dice }.
event-not-sacrificed = { $who } kann keinen Würfel opfern und erhält stattdessen eine Verletzung: { $injury }.
event-injury-gained = { $who } erhält eine Verletzung: { $injury }.
event-injury-ignored = { $who } ignoriert eine Verletzung: { $injury }.
event-injury-die-taken = { $who } legt einen Verletzungswürfel auf die { $colour_id ->
        [red] rote
        [green] grüne
       *[blue] blaue
    } Spalte.
event-injury-die-returned = { $who } ist den Verletzungswürfel der { $colour_id ->
        [red] roten
        [green] grünen
       *[blue] blauen
    } Spalte los.
event-injury-discarded = { $who } ist die Verletzung los: { $injury }.
event-injury-turned-down = { $who } dreht eine Verletzung um: { $injury }.
event-cards-drawn = { $who } zieht: { $cards }.
event-deck-rebuilt = { $who } mischt den Ablagestapel zu einem neuen Stapel.
event-card-discarded = { $who } legt „{ $card }“ ab.
event-card-sacrificed = { $who } opfert „{ $card }“.
event-card-played = { $who } spielt „{ $card }“.
event-skill-used = { $who } setzt eine Fertigkeit ein: { $skill }.
event-gear-used = { $who } setzt „{ $gear }“ ein.
event-gear-returned = „{ $gear }“ kommt ins Arsenal zurück.
event-gear-given = { $who } gibt „{ $gear }“ an { $other }.
event-token-placed = „{ $gear }“ liegt jetzt hier: { $sector }.
event-charges-changed = { $who } hat { $charges ->
        [one] 1 Ladung
       *[other] { $charges } Ladungen
    }.
event-supplies-changed = Vorräte { $change ->
        [-3] −3
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
        [3] +3
       *[other] ändern sich um { $change }
    }: noch { $supplies }.
event-success-gained = { $count ->
        [one] 1 Erfolgsplättchen
       *[other] { $count } Erfolgsplättchen
    }, jetzt { $success }.
event-danger-rolled = { $who }, Gefahr { $table }: { $danger_does }.
event-danger-ignored = Der Gefahrenwürfel der Tabelle { $table } wird ignoriert.
event-check-began = Würfelwurf von { $who }: { $action }.
event-dice-rolled = { $who } würfelt – { $dice }.
event-die-rerolled = Neu geworfen, { $die }: Aus { $before } wird { $face }.
event-die-turned = Gedreht, { $die }: Aus { $before } wird { $face }.
event-injury-dice-rolled = Verletzungswürfel von { $who }: { $symbols }.
event-injury-die-placed = { $who }: „{ $symbol }“ trifft auf „{ $injury }“.
event-combination-used = { $who } nutzt die Würfelkombination von „{ $card }“ – { $dice }.
event-special-resolved = Sondereffekt ({ $need }): { $times ->
        [one] einmal
       *[other] { $times }-mal
    }.
event-track-moved = { $colour }er Track: jetzt { $space } von { $length }.
event-outcome-marked = Diese Zeile ist erfüllt: { $colour }.
event-outcome-applied = Dieses Ergebnis tritt ein: { $colour }.
event-event-revealed = Ereignis für { $who }: { $event }.
    { $text }
    { $matches ->
        [yes] In diesem Biom: { $effect }
       *[no] Nicht in seinem Biom: { $effect }
    }
event-time-passed = Zeit-Track von „{ $card }“: { $space } von { $length }.
event-time-reset = Der Zeit-Track von „{ $card }“ wird zurückgesetzt.
event-log-read = { $log }
    { $text }
event-flag-set = Ihr werdet euch erinnern: { $flag }.
event-box-marked = Angekreuzte Kästchen von „{ $box }“: { $count }.
event-poi-placed = Neu in „{ $sector }“: { $poi }.
event-poi-discarded = Das Sonderziel „{ $poi }“ wird abgelegt: { $sector }.
event-condition-placed = Globale Bedingung: { $condition }.
event-mission-revealed = Neue Mission: { $mission }.
event-mission-completed = Mission erfüllt: { $mission }.
event-mission-discarded = Mission abgelegt: { $mission }.
event-marker-placed = Marker in „{ $sector }“: { $marker }.
event-marker-removed = Marker aus „{ $sector }“ entfernt: { $marker }.
event-leads-drawn = Gezogene Hinweise, { $find }: { $leads }.
event-lead-placed = Hinweis „{ $lead }“, { $find }: jetzt { $total }.
event-no-leads = Auf diesem Planeten gibt es keine Hinweise: Nichts wird gewonnen.
event-discovery-gained = Entdeckung, { $find }: { $card }.
event-unique-gained = Einmalige Entdeckung: { $card }.
event-discovery-discarded = „{ $card }“ wird abgelegt.
event-threat-placed = Bedrohung in „{ $sector }“: { $threat }.
event-threat-acted = Die Bedrohung „{ $threat }“ handelt.
event-threat-moved = Die Bedrohung „{ $threat }“ bewegt sich: { $sector }.
event-threat-removed = Die Bedrohung „{ $threat }“ ist fort.
event-ten-rolled = { $purpose }: Der zehnseitige Würfel zeigt { $result }.
event-landing-entry = Landung, Schritt { $step } von { $steps }: { $entry }.
event-rank-up-completed = Beförderungskarte abgeschlossen: { $rankup }.
event-crew-died = { $who } ist tot.
event-exploration-ended = Die Erkundung endet: { $how }.

## Why not

why-not-no-special = Wo { $who } ist, steht keine Sonderaktion: { $sector }.
why-not-far = Dorthin führt von hier keine einzelne Route: Es sind { $count }. Eine Reise geht über eine Route.
why-not-cut-off = Von dort, wo { $who } ist, führt keine Route mehr dorthin: { $sector }.
why-not-used-up = Sie wurde schon so oft benutzt, wie es geht.
why-not-in-turn = Sie wird im eigenen Zug benutzt.
why-not-no-action = Sie zählt als Aktion, und jetzt ist keine möglich.
why-not-condition = Was sie verlangt, trifft jetzt nicht zu.
why-not-hand-limit = { $who } hat mehr Handkarten als erlaubt: Erst muss eine weg.
why-not-no-gear = { $who } kann nichts von der eigenen Ausrüstung benutzen: Ein Effekt verhindert es gerade.
why-not-upgrade-of = Sie wirkt nur zusammen mit { $equipment }, wo dieses Plättchen liegt.
why-not-placed = Sie wirkt als Plättchen auf dem Planeten: { $who } kann sie mit einer Aktion platzieren.
why-not-token-lies = Ihr Plättchen liegt auf dem Planeten und wirkt dort: { $sector }.
why-not-under-way = Sie wird während einer Erkundung benutzt, und jetzt ist keine im Gange.
why-not-passive = Sie wirkt von selbst: Es gibt nichts zu wählen.
why-not-moment = Sie wird in einem anderen Moment benutzt: { $when }.
why-not-threat = Auf „{ $threat }“ steht keine Aktion: Sie bewegt sich, wenn ihr Marker weitergeht, und Karten und Sektoren sagen, was gegen sie hilft.
why-not-threat-away = Die Aktionen von „{ $threat }“ sind für alle, die bei ihr sind: { $sector }.
why-not-track = „{ $track }“ hat keine Aktion in Reichweite; der Marker geht von selbst weiter, Felder bis zum Ende: { $left }.
why-not-path = { $who } ist an keinem Ende dieser Route.
why-not-later = { $who } könnte das als Aktion dieses Zugs tun (übrig: { $actions }), sobald die offene Frage beantwortet ist.
why-not-mission = Auf „{ $mission }“ steht keine Aktion: Erfüllt wird sie durch das, was ihr Text verlangt.
why-not-mission-done = „{ $mission }“ ist abgeschlossen.
why-not-no-deed = Auf „{ $condition }“ steht keine Aktion: Was dort steht, gilt für alle.
why-not-dead = { $who } ist tot.
why-not-assist-asked = { $who } kann unterstützen, während Würfel gewählt werden.
why-not-turn-over = { $who } war in dieser Runde schon am Zug; am Zug ist { $turn }.
why-not-turn-of = Am Zug ist { $turn }; { $who } kommt später in dieser Runde.
why-not-die-rolled = Die Würfel dieses Wurfs ({ $action }) sind geworfen – { $dice }.
why-not-die-spent = { $who } hat diesen Würfel nicht verfügbar: { $die }.
why-not-alone = Jemand muss unterstützen, und hier hat niemand einen Würfel.
why-not-cards = Es sind nicht genug Karten auf der Hand.
why-not-charges = Es sind nicht genug Ladungen da.
why-not-debt = Ihr schuldet schon so viel, wie ihr könnt.
why-not-discovery = Es gibt keine solche Entdeckung.
why-not-gear = Es ist nicht genug Ausrüstung da.
why-not-injury = Es gibt keine solche Verletzung.
why-not-lander = Auf dem Planeten ist kein Lander.
why-not-lesson = Die erste Runde wird geführt: Das kommt später.
why-not-lander-sector = Der Lander ist in einem anderen Sektor.
why-not-lead = Es gibt keinen solchen Hinweis.
why-not-owed = Ihr schuldet nichts.
why-not-one-way = Diese Route führt nur in die andere Richtung.
why-not-precondition = Was die Aktion voraussetzt, ist nicht erfüllt.
why-not-rest = Hier kann jetzt niemand rasten.
why-not-sector = Es gibt keinen solchen Sektor.
why-not-special-twice = Pro Zug gibt es nur eine Sonderaktion.
why-not-stuck = Keine Bewegung: Niemand verlässt diesen Sektor.
why-not-supplies = Es sind nicht genug Vorräte da.
why-not-two-dice = Im Wurf-Pool müssen mindestens zwei Würfel sein.
why-not-unique = Ihr habt diese Einmalige Entdeckung nicht.

## The table in words

panel-exploration = Erkundung: { $scenario }
panel-explored = Erkundung: { $planet }
panel-result = Es ist vorbei: { $outcome }
panel-next = Was als Nächstes kommt: { $scenario }. { $text }
panel-again = { $scenario } lässt sich noch einmal versuchen.
panel-tally = { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    }, { $success ->
        [one] 1 Erfolgsplättchen
       *[other] { $success } Erfolgsplättchen
    }, { $count ->
        [one] 1 Mission
       *[other] { $count } Missionen
    } erfüllt
panel-home = { $crew_here ->
        [none] Niemand ist heimgekommen
       *[other] Heimgekommen: { $crew_here }
    }
panel-round = Runde { $round }, { $turn ->
        [none] zwischen den Zügen
       *[other] am Zug: { $turn }
    }; Startplättchen: { $start }
panel-supplies = Vorräte { $supplies } (höchstens { $most }), Erfolgsplättchen { $success }
panel-success = Vorräte werden hier nicht gezählt; Erfolgsplättchen { $success }
panel-lander = Lander { $lander }: { $sector }
panel-mod = Mod { $mod }: { $about-use-mod }
panel-debts = Schulden: { $count }
panel-deadly = Tödliches All: Die vierte Verletzung kann töten
panel-condition = Globale Bedingung { $condition }, Reise-Eintrag: { $effect }
panel-travel-check = Reise-Eintrag, ein Würfelwurf: { $action }. { $details }
panel-combination = Würfelkombination von „{ $card }“ ({ $need }): { $combination }
panel-special = { $condition }, bei jedem Würfelwurf. { $special_text }
panel-time = Zeit-Track von „{ $track }“, { $space } von { $length }. { $about-time }
panel-text = { $text }
panel-action = { $action }: { $details }
panel-missions = Missionen
panel-mission = { $mission }: { $text }
panel-goal = { $mission }: Wenn { $condition_text }, bietet „any“ den Abschluss an.
panel-done = Erfüllt: { $mission }
panel-rankup = { $ready ->
        [done] Beförderungskarte { $rankup }, abgeschlossen
       *[open] Beförderungskarte { $rankup }. { $about-rank-up }
    }
rank-up-goal = Abgeschlossen, wenn { $goal }.
panel-log = Protokoll: { $log }
panel-check = Würfelwurf von { $who }: { $action }
panel-step = Schritt { $step } von 10: { $step_name }
panel-given = Würfel in der Hand: { $dice }
panel-pool = Wurf-Pool – { $dice }
panel-wounds = Verletzungswürfel: { $symbols }
panel-danger = Gefahrenwürfel { $table }: { $symbol }
panel-crew = Besatzung: { $who }, { $section }, Rang { $rank }
panel-dead = { $who } ist tot
panel-place = Ort: { $sector }; { $ready ->
        [done] Zug beendet
        [last] in der letzten Aktion des Zuges
       *[open] { $actions ->
            [0] Zug kommt noch
            [one] noch 1 Aktion
           *[other] noch { $actions } Aktionen
        }
    }
panel-skill = { $about-crew-card }
panel-charges = Ladungen: { $charges }
panel-column = { $colour }, { $count } von { $slots }: { $dice }{ $hurt ->
        [yes] , und ein Verletzungswürfel obenauf
       *[no] { "" }
    }
panel-spent = Verbraucht-Pool: { $dice }
panel-injury = Verletzung { $injury }. { $injury_text }
panel-injury-down = Verletzung { $injury }
panel-hand = Handkarten: { $count } von { $limit }; Stapel { $deck }
panel-card = { $card }. { $about-card }
panel-gear = { $gear }. { $gear_text }
panel-sector = Sektor { $sector }
panel-here = { $biomes ->
        [none] Kein Biom
       *[other] Biom: { $biomes }
    }{ $crew_here ->
        [none] { "" }
       *[other] ; hier: { $crew_here }
    }
panel-threats-here = Bedrohung hier: { $threats }
panel-markers = Marker: { $markers }
panel-tokens = Ausrüstung: { $tokens }
panel-stuck = Keine Bewegung
panel-lander-here = Hier steht der Lander: { $lander }
panel-no-poi = Kein Sonderziel
panel-poi = { $poi }: { $text }
panel-path = Route: { $sector }, { $path }
panel-threats = Bedrohungen
panel-threat = { $threat }: { $sector }; Zeit-Track { $space } von { $length }
panel-spaces = { $spaces }
panel-finds = Funde
panel-find = { $find }: { $leads ->
        [none] keine Hinweise
       *[other] { $leads }, { $total } von { $needed }
    }; { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
panel-found = Gefunden: { $card }. { $about-find-card }
panel-decks = Ereignisse im Stapel: { $events }; Hinweise im Beutel: { $leads_left }; Einmalige Entdeckungen auf dem Plan: { $uniques }
panel-elsewhere = Anderswo („view sektor“ sagt alles über jeden)
panel-glance = { $sector }{ $poi ->
        [none] {""}
       *[other] : { $poi }
    }{ $ways ->
        [none] {""}
       *[other] ; Routen: { $ways }
    }
panel-danger-tables = Gefahrentabellen
panel-danger-table = Tabelle { $table }. { $danger_text }
panel-injury-types = Arten von Verletzungen
panel-faces = Der Würfel hat diese Seiten: { $symbols }
panel-dice = Würfel und ihre Seiten
panel-die = { $die } ({ $colour }): { $faces }
panel-section-cards = Sektionskarten
panel-section-card = { $card } ({ $section }). { $about-card }

## Words that effects name

# The dice words are keys by which messages choose: leave them as they are.
dice-die = any
dice-dice = any
dice-red = red
dice-green = green
dice-blue = blue
dice-one = { $want ->
        [red] 1 roten Würfel
        [green] 1 grünen Würfel
        [blue] 1 blauen Würfel
       *[any] 1 Würfel
    }
dice-count = { $want ->
        [red] { $count ->
                [one] 1 roten Würfel
               *[other] { $count } rote Würfel
            }
        [green] { $count ->
                [one] 1 grünen Würfel
               *[other] { $count } grüne Würfel
            }
        [blue] { $count ->
                [one] 1 blauen Würfel
               *[other] { $count } blaue Würfel
            }
       *[any] { $count ->
                [one] 1 Würfel
               *[other] { $count } Würfel
            }
    }
dice-most = { $want ->
        [red] { $count ->
                [one] 1 roten Würfel
               *[other] bis zu { $count } rote Würfel
            }
        [green] { $count ->
                [one] 1 grünen Würfel
               *[other] bis zu { $count } grüne Würfel
            }
        [blue] { $count ->
                [one] 1 blauen Würfel
               *[other] bis zu { $count } blaue Würfel
            }
       *[any] { $count ->
                [one] 1 Würfel
               *[other] bis zu { $count } Würfel
            }
    }
dice-all = { $want ->
        [red] alle roten Würfel
        [green] alle grünen Würfel
        [blue] alle blauen Würfel
       *[any] alle Würfel
    }
dice-any = { $want ->
        [red] beliebig viele rote Würfel
        [green] beliebig viele grüne Würfel
        [blue] beliebig viele blaue Würfel
       *[any] beliebig viele Würfel
    }
track-green = grün
track-red = rot
row-yellow = gelb
row-green = grün
row-red = rot
find-any = beliebige Art
stat-armor = Panzerung
stat-sensors = Sensoren
stat-agility = Wendigkeit
result-won = gewonnen
result-lost = verloren
rarity-common = gewöhnlich
rarity-rare = selten
rarity-ultra = sehr selten
source-poi = ein Sonderziel
source-condition = die Globale Bedingung
source-threat = eine Bedrohung
source-mission = eine Mission
source-mod = eine Lander-Mod
source-rankup = eine Beförderungskarte
source-token = Ausrüstung auf der Planetenkarte
source-travel = das Reisen
source-prepare = das Vorbereiten
deed-yellow-outcomes = gelben Ergebnisse
deed-logs = gelesenen Protokolle
deed-equipment = verschiedenen eingesetzten Ausrüstungskarten
deed-same-combinations = Würfelkombinationen mit gleichen Symbolen
deed-reductions = Verringerungen von Zeit-Tracks
deed-calmed-threats = von der Besatzung entfernten oder zurückgesetzten Bedrohungen
deed-quiet-rounds = Runden ohne Gefahrenwürfel
deed-exerts = Strapazen desselben Besatzungsmitglieds
deed-full-checks = Würfelwürfe mit allen drei Farben und einem Würfel von jedem
box-989 = Kalender
box-990 = Die Frist
box-993 = Der Satz
box-996 = Der Postsack
box-berths = Kojen für Fremde von Kettle
box-MARL_TRIES = Abflüge von Marl ohne die Tagschicht
box-992 = Die Überziehung
box-jam = Marmelade
marker-copied = Skala abgezeichnet
marker-fair = Lücke gefüllt
marker-gauged = Abfluss gemessen
marker-heard = am Kelch gelauscht
marker-no-movement = Keine Bewegung
marker-asked = gefragt
marker-beat = erster Schlag
marker-book = Bittbuch gelesen
marker-candled = Eier durchleuchtet
marker-cask = Fass
marker-chalk = Kreide gestoppt
marker-chipped = Bernstein abgeschlagen
marker-counted = Stangen gezählt
marker-crack = Riss
marker-cradle = in die Wiege gesehen
marker-cup = Tasse
marker-dressed = Verband gewechselt
marker-dug = gegraben
marker-fruit = Frucht gepflückt
marker-graft = Pfropfreis
marker-hat = Hut gefangen
marker-held = Leine gehalten
marker-lastbook = letztes Buch
marker-letter = Brief geschrieben
marker-line = Handleine
marker-measured = Sprung gemessen
marker-out = Ausweg
marker-pantry = Speisekammer geöffnet
marker-paybook = Lohnbuch
marker-pew = hinten gesessen
marker-picked = abgesucht
marker-pieces = Stücke aufgehoben
marker-posted = Post zugestellt
marker-read = letzte Seite gelesen
marker-reading = Messung
marker-roped = Weg gesichert
marker-rubbing = Abrieb
marker-scraped = Kelch ausgekratzt
marker-shaved = Glasspan genommen
marker-shelves = Regale gelesen
marker-shutter = Blende
marker-skimmed = Schlamm abgeschöpft
marker-skins = Schläuche gefüllt
marker-slow = langsam
marker-trampled = zertreten
marker-warm = warme Steine
marker-cold = kalte Steine
marker-rested = hingelegt
marker-tiled = Tafel mitgenommen
marker-sown = Asche untergegraben
marker-begun = noch eins angefangen
marker-borrowed = Griff ausprobiert
marker-bow = Buglampe angezündet
marker-canfull = Kanne gefüllt
marker-ninth = auf dem Hocker gesessen
marker-scaled = Maßstab geprüft
marker-shutdoor = Tür geschlossen
marker-tagread = Schilder gelesen
marker-lamp = die Lampe
marker-met = Hände geschüttelt
marker-chatted = Weg erklärt
marker-recounted = Zettel nachgezählt
marker-booth = Kabine ausprobiert
marker-steps = Rechenschritte abgeschrieben
marker-label = Schild abgeschrieben
marker-logsheet = Sendeprotokoll unterschrieben
marker-stove = Ofen an
marker-sum = Tafel beschrieben
marker-swung = Ring betrachtet
marker-table = am Tisch gesessen
marker-tags = Marken aufgehängt
marker-tuned = Mast angepeilt
marker-vouched = Jemand spricht für euch
marker-warned = gewarnt
marker-watched = späten Himmel beobachtet
marker-wick = Docht
marker-lot = Los vierzig
marker-proof = Beleg
marker-tray = Tablett fallen gelassen
marker-oiled = Karren geölt
marker-pockets = Taschen durchsucht
marker-kneeling = Hier kniet jemand
marker-corrected = Karte berichtigt
marker-crate = Kiste gebaut
marker-crated = Kiste gefüllt
marker-called = Besuch gemacht
marker-straps = Gurte vermessen
marker-loaf = Brote gewendet
marker-painted = Wort gemalt
marker-sung = zweite Strophe gesungen
marker-springs = Frühlinge gezählt
marker-watered = Schilf gegossen
marker-nadia = bei Nadia gesessen
marker-ten = Es hat zehn geschlagen
marker-one = Es hat eins geschlagen
marker-four = Es hat vier geschlagen
marker-flicker = Flackern
marker-trim = Trimmung steht
marker-tapped = Klaue offen
marker-coat = Mantel aufgehängt
marker-pages = Schichtbücher nachgelesen
marker-kettle = Tee getrunken
marker-filings = Späne gesammelt
marker-pilots = Lotsen beantwortet
marker-wished = Gute Nacht gewünscht
marker-signed = Name auf der Rückseite
marker-bottled = Dochtspan abgefüllt
marker-photo = Aufnahme gemacht
marker-column = Säule beobachtet
marker-turned = Mantel umgedreht

## What the crew remembers

flag-ACT_ONE_DONE = Der Weg jenseits von Lampe Sieben liegt offen
flag-ASSAY_BERTHS = Die elf Kojen der Assay sind gefunden
condition-flag-ASSAY_BERTHS = die elf Kojen der Assay gefunden sind
flag-ASSAY_BOOK = Das Buch der Assay ist daheim
condition-flag-ASSAY_BOOK = das Buch der Assay daheim ist
flag-ASSAY_BROKEN = Die Assay ist zerbrochen
condition-flag-ASSAY_BROKEN = die Assay zerbrochen ist
flag-ASSAY_BURIED = Die Toten der Assay sind benannt und verabschiedet
condition-flag-ASSAY_BURIED = die Toten der Assay benannt und verabschiedet sind
condition-flag-ASSAY_BURIED-not = die Toten der Assay nicht benannt und verabschiedet sind
flag-ASSAY_COLLAR_BENT = Der Kragen ist verbogen
condition-flag-ASSAY_COLLAR_BENT = der Kragen verbogen ist
flag-ASSAY_ELEVEN = Auf der Assay wurden elf Tote gezählt
flag-ASSAY_FAVOUR = Jemand steht wegen der Toten der Assay in der Schuld der Besatzung
condition-flag-ASSAY_FAVOUR = jemand wegen der Toten der Assay in der Schuld der Besatzung steht
flag-ASSAY_LEFT = Die Toten der Assay behielten ihre Betten
condition-flag-ASSAY_LEFT-not = die Toten der Assay ihre Betten nicht behielten
flag-ASSAY_LIT = Die Lichter der Assay brennen
condition-flag-ASSAY_LIT = die Lichter der Assay brennen
flag-ASSAY_NAMES = Die Namen der Assay sind aufgeschrieben
condition-flag-ASSAY_NAMES = die Namen der Assay aufgeschrieben sind
condition-flag-ASSAY_NAMES-not = die Namen der Assay nicht aufgeschrieben sind
flag-ASSAY_STRAIGHT = Die Besatzung flog mitten durch das Eis
condition-flag-ASSAY_STRAIGHT = die Besatzung mitten durch das Eis flog
flag-ASSAY_STRIPPED = Der Reaktor der Assay ist zerlegt
condition-flag-ASSAY_STRIPPED = der Reaktor der Assay zerlegt ist
flag-ASSAY_WAITED = Für den Elften der Assay steht eine Tasse bereit
flag-BALLAST_KNOWN = Ihr wisst, was der Ballast ist
flag-BAO_LIED = Pim weiß, warum er versteckt wurde
condition-flag-BAO_LIED = Pim den Grund für sein Versteck kennt
flag-BAO_SPOKE = Bao hat Suppe gekocht und geredet
condition-flag-BAO_SPOKE-not = Bao noch nicht bei der Suppe geredet hat
flag-BELL_BUOY = Die Glockenboje läutet
condition-flag-BELL_BUOY = die Glockenboje läutet
flag-BOAT_SENT = Ein Boot wurde heimgeschickt
flag-BOND_OPENED = Die Statuen kamen aus dem Zolllager
condition-flag-BOND_OPENED = die Statuen aus dem Zolllager kamen
condition-flag-BOND_OPENED-not = die Statuen nicht aus dem Zolllager kamen
flag-BREAKERS_DONE = Ihr habt geholt, was auf den Abwrackern war
condition-flag-BREAKERS_DONE = ihr alles von den Abwrackern geholt habt
flag-CHARTER = Vertrauen: Charta
flag-CHILD_ABOARD = Mirrin ist an Bord
condition-flag-CHILD_ABOARD = Mirrin an Bord ist
condition-flag-CHILD_ABOARD-not = Mirrin nicht an Bord ist
flag-CHILD_LEFT = Das Mädchen blieb auf seiner Schaukel
condition-flag-CHILD_LEFT = das Mädchen auf seiner Schaukel blieb
flag-CHILD_STEADIED = Das Seil der Schaukel wurde gehalten
condition-flag-CHILD_STEADIED = das Seil der Schaukel gehalten wurde
flag-CLOCKS = Die beiden Uhren gingen neun Tage lang gleich
flag-CUSTOMS_CALLED = Die Zollboje hat euch gerufen
condition-flag-CUSTOMS_CALLED = die Zollboje euch gerufen hat
condition-flag-CUSTOMS_CALLED-not = die Zollboje euch noch nicht gerufen hat
flag-DAGNY_HEARD = Man hat Dagny zugehört
condition-flag-DAGNY_HEARD = man Dagny zugehört hat
flag-DAGNY_PUNISHED = Dagny bekam Arrest
condition-flag-DAGNY_PUNISHED = Dagny Arrest bekam
flag-DECLARED = Ihr habt an der Zollboje unterschrieben
condition-flag-DECLARED = ihr an der Zollboje unterschrieben habt
flag-DOGS_NAMED = Die Druckhunde haben Namen
condition-flag-DOGS_NAMED = die Druckhunde Namen haben
flag-EARTH_HINT = Ihr wisst, dass die Rechnung offen ist
flag-EARTH_PAGE = Die Seite der Erde ist gefunden
condition-flag-EARTH_PAGE = die Seite der Erde gefunden ist
condition-flag-EARTH_PAGE-not = die Seite der Erde nicht gefunden ist
flag-EWA_TOLD = Ewa hat gesagt, wessen Stimme es ist
condition-flag-EWA_TOLD = Ewa den Namen zur Stimme gesagt hat
condition-flag-EWA_TOLD-not = Ewa den Namen zur Stimme nicht gesagt hat
flag-FERRY_SIGNED = Ihr habt der Fähre ein Schild gezeigt
condition-flag-FERRY_SIGNED = ihr der Fähre ein Schild gezeigt habt
flag-FERRY_WAVED = Jemand auf der Fähre hat gewinkt
condition-flag-FERRY_WAVED = jemand auf der Fähre gewinkt hat
flag-GENTLE_DARK = Lampe Sechs ging sanft aus
condition-flag-GENTLE_DARK = Lampe Sechs sanft ausging
condition-flag-GENTLE_DARK-not = Lampe Sechs nicht sanft ausging
flag-HALDEN_ONIONS = Ein Junge von Halden hat dem Koch Zwiebeln gegeben
condition-flag-HALDEN_ONIONS-not = niemand von Halden dem Koch Zwiebeln gegeben hat
flag-HALDEN_TOLD = Halden erfuhr, was ihr wisst
condition-flag-HALDEN_TOLD = Halden von eurem Wissen erfuhr
flag-HALDEN_VOTED = Halden hat abgestimmt
condition-flag-HALDEN_VOTED = Halden abgestimmt hat
condition-flag-HALDEN_VOTED-not = Halden nicht abgestimmt hat
flag-HAND_LAMP = Ihr habt eine Lampe zum Tragen
condition-flag-HAND_LAMP = ihr eine Lampe zum Tragen habt
flag-HAND_SEEN_1 = Die Mütze ist gefallen
condition-flag-HAND_SEEN_1 = die Mütze gefallen ist
condition-flag-HAND_SEEN_1-not = die Mütze nicht gefallen ist
flag-HAND_SEEN_2 = Die Hand hat sich gedreht
condition-flag-HAND_SEEN_2-not = die Hand sich nicht gedreht hat
flag-JUNO_BRIG = Juno ist eingesperrt
condition-flag-JUNO_BRIG = Juno eingesperrt ist
condition-flag-JUNO_BRIG-not = Juno nicht eingesperrt ist
flag-JUNO_FOUND = Die Besatzung weiß, wessen Schwester Juno ist
condition-flag-JUNO_FOUND = die Besatzung Junos Verwandtschaft kennt
flag-JUNO_VOUCHES = Juno bürgt für das Schiff
condition-flag-JUNO_VOUCHES = Juno für das Schiff bürgt
condition-flag-JUNO_VOUCHES-not = Juno nicht für das Schiff bürgt
flag-KEEL_BORROWED = Ihr fliegt weiter wie bisher
condition-flag-KEEL_BORROWED = ihr wie bisher weiterfliegt
condition-flag-KEEL_BORROWED-not = ihr nicht weiterfliegt wie bisher
flag-KEEL_EVEN = Alle zahlen ein wenig für das Licht
condition-flag-KEEL_EVEN = alle ein wenig für das Licht zahlen
condition-flag-KEEL_EVEN-not = nicht alle ein wenig für das Licht zahlen
flag-KEEL_KNOWN = Ihr wisst, wer für das Licht zahlt
condition-flag-KEEL_KNOWN = ihr den Preis des Lichts kennt
flag-KEEL_MANNED = Die Besatzung zahlt abwechselnd für das Licht
condition-flag-KEEL_MANNED = die Besatzung abwechselnd für das Licht zahlt
condition-flag-KEEL_MANNED-not = die Besatzung nicht abwechselnd für das Licht zahlt
flag-KETTLE_BERTH = Eine Fremde von Kettle hat eine Koje an Bord
flag-KETTLE_BURNED = Die Liste von Kettle ist verbrannt
condition-flag-KETTLE_BURNED = die Liste von Kettle verbrannt ist
flag-KETTLE_HONEST = Die Besatzung hat gesagt, was sie will
condition-flag-KETTLE_HONEST = die Besatzung ihren Wunsch offen gesagt hat
flag-KETTLE_LIST = Die Liste von Kettle ist abgeschrieben
condition-flag-KETTLE_LIST = die Liste von Kettle abgeschrieben ist
flag-KETTLE_MENDED = Das Druckwerk von Kettle wärmt die Höhlen
flag-KETTLE_OWED = Die Besatzung schuldet Sloe einen Schlepp
flag-KETTLE_SEEN = Kettle wurde gesehen
condition-flag-KETTLE_SEEN = Kettle gesehen wurde
flag-KETTLE_TALKED = Die Freeholder wurden angehört
condition-flag-KETTLE_TALKED = die Freeholder angehört wurden
condition-flag-KETTLE_TALKED-not = ihr die Freeholder nicht angehört habt
flag-KIN = Vertrauen: Angehörige
flag-KNOT_SEEN = Ihr habt den Knoten im Seil gesehen
flag-LAMP_TWO_CLOUD = Man sah die stille Wolke sich bewegen
flag-LAMP_TWO_DARK = Lampe Zwei war elf Sekunden dunkel
condition-flag-LAMP_TWO_DARK = Lampe Zwei elf Sekunden dunkel war
flag-LAMP_TWO_MARGIN = Jemand schrieb bei Lampe Zwei an den Rand
condition-flag-LAMP_TWO_MARGIN = jemand bei Lampe Zwei an den Rand schrieb
flag-LAMP_TWO_QUIET = Lampe Zwei hatte nichts zu melden
condition-flag-LAMP_TWO_QUIET = Lampe Zwei nichts zu melden hatte
flag-LAMP_TWO_SEEN = Die Seite von Lampe Zwei wurde aufgeschlagen
condition-flag-LAMP_TWO_SEEN = die Seite von Lampe Zwei aufgeschlagen wurde
flag-LAMP_TWO_TAP = Die Klaue von Lampe Zwei wurde geöffnet
flag-LAMP_TWO_TOLD = Halden hat die Seite von Lampe Zwei gesehen
condition-flag-LAMP_TWO_TOLD-not = Halden die Seite von Lampe Zwei nicht gesehen hat
flag-LOT_SEEN = Die Auktion in Pruitts Räumen wurde angesehen
condition-flag-LOT_SEEN = die Auktion in Pruitts Räumen angesehen wurde
flag-LOT_COATS = Ihr tragt geliehene Mäntel
flag-LOT_PAGE = Die Karte von Los vierzig wurde mitgenommen
flag-LOT_HEARD = Frau Adeyemi wurde angehört
flag-LOT_RIVAL = Der andere Bieter wurde umgestimmt
flag-LOT_BOUGHT = Los vierzig wurde gekauft
condition-flag-LOT_BOUGHT = Los vierzig gekauft wurde
flag-LOT_STOLEN = Los vierzig wurde gestohlen
condition-flag-LOT_STOLEN = Los vierzig gestohlen wurde
flag-LOT_SPOKEN = Für Los vierzig wurde gesprochen
condition-flag-LOT_SPOKEN = für Los vierzig gesprochen wurde
flag-VOTE_SEEN = Die Nacht vor der Wahl wurde gelesen
condition-flag-VOTE_SEEN = die Nacht vor der Wahl gelesen wurde
flag-VOTE_OPEN = Die Urne geht ohne Deckel
flag-VOTE_DORN = Dorn wurde angehört
flag-VOTE_SONG = Ihr kennt die zweite Strophe
flag-VOTE_MILO = Milo läuft mit euch
flag-VOTE_NO = Stimmen: nein
flag-VOTE_YES = Stimmen: ja
flag-LOT_TOLD = Die Nachricht von Los vierzig hat euch erreicht
condition-flag-LOT_TOLD-not = die Nachricht von Los vierzig euch nicht erreicht hat
flag-LEAPER_EASED = Der Springer landet weich
condition-flag-LEAPER_EASED = der Springer weich landet
flag-LEAPER_TAKEN = Der Springer wurde mitgenommen
flag-LETTERS_POSTED = Die Briefe wurden auf der langsamen Seite zugestellt
condition-flag-LETTERS_POSTED-not = die Briefe nicht auf der langsamen Seite zugestellt wurden
flag-LETTER_BURNED = Der Brief wurde verbrannt
condition-flag-LETTER_BURNED = der Brief verbrannt wurde
condition-flag-LETTER_BURNED-not = der Brief nicht verbrannt wurde
flag-LETTER_HANDED = Der Brief wurde übergeben
condition-flag-LETTER_HANDED = der Brief übergeben wurde
condition-flag-LETTER_HANDED-not = der Brief nicht übergeben wurde
flag-LETTER_OPENED = Der Brief wurde geöffnet
condition-flag-LETTER_OPENED = der Brief geöffnet wurde
condition-flag-LETTER_OPENED-not = der Brief nicht geöffnet wurde
flag-LISTENERS = Vertrauen: Lauschende
flag-LULL_ASKED = Es wurde auf seine Weise gefragt
condition-flag-LULL_ASKED = es auf seine Weise gefragt wurde
flag-LULL_YES = Lull hat zugestimmt
condition-flag-LULL_YES = Lull zugestimmt hat
condition-flag-LULL_YES-not = Lull nicht zugestimmt hat
flag-MARL_ANSWER = Von der Tagschicht kam eine Antwort
condition-flag-MARL_ANSWER-not = von der Tagschicht keine Antwort kam
flag-MARL_BACK = Die Besatzung kam nach Marl zurück
condition-flag-MARL_BACK = die Besatzung nach Marl zurückkam
flag-MARL_CAGE = Sechs Bergleute wurden heraufgeholt
condition-flag-MARL_CAGE = sechs Bergleute heraufgeholt wurden
condition-flag-MARL_CAGE-not = die sechs Bergleute nicht heraufgeholt wurden
flag-MARL_CLOCKPAY = Die Tagschicht wurde nach der Uhr bezahlt
flag-MARL_CLOCKS = Die neun Uhren wurden abgelesen
condition-flag-MARL_CLOCKS = die neun Uhren abgelesen wurden
flag-MARL_DOOR = Die Tür der Vorratskammer steht offen
flag-MARL_FRAYED = Das Seil ist ausgefranst
condition-flag-MARL_FRAYED = das Seil ausgefranst ist
flag-MARL_HUM = Das Summen der Schiene wurde aufgenommen
flag-MARL_MUD = Der Schlamm blieb am Leben
flag-MARL_NOTE = Ein Zettel und Essen wurden hinuntergeschickt
condition-flag-MARL_NOTE = ein Zettel und Essen hinuntergeschickt wurden
condition-flag-MARL_NOTE-not = kein Zettel und kein Essen hinuntergeschickt wurden
flag-MARL_PROMISE = Die Besatzung versprach wiederzukommen
flag-MARL_SEEN = Die Besatzung war auf Marl
condition-flag-MARL_SEEN = die Besatzung auf Marl war
flag-MARL_WATCH = Die angehaltene Uhr ist gefunden
condition-flag-MARL_WATCH-not = die angehaltene Uhr nicht gefunden ist
flag-MORROW_CONFESSED = Morrow hat es selbst erzählt
condition-flag-MORROW_CONFESSED-not = Morrow es nicht selbst erzählt hat
flag-MUTINY_KIN = Die Umkehr hat begonnen
condition-flag-MUTINY_KIN = die Umkehr begonnen hat
flag-NADIA_HEARD = Jemand stand neben Nadia
condition-flag-NADIA_HEARD = jemand neben Nadia stand
condition-flag-NADIA_HEARD-not = niemand neben Nadia stand
flag-NIGHT_BOOK_READ = Das Nachtbuch wurde abgeschrieben
condition-flag-NIGHT_BOOK_READ = das Nachtbuch abgeschrieben wurde
condition-flag-NIGHT_BOOK_READ-not = das Nachtbuch nicht abgeschrieben wurde
flag-ORCHARD_CUT = Die Glockenwurzel wurde durchtrennt
condition-flag-ORCHARD_CUT = die Glockenwurzel durchtrennt wurde
condition-flag-ORCHARD_CUT-not = die Glockenwurzel nicht durchtrennt wurde
flag-ORCHARD_GRAFT = Ein lebendes Pfropfreis wurde mitgenommen
condition-flag-ORCHARD_GRAFT = ein lebendes Pfropfreis mitgenommen wurde
condition-flag-ORCHARD_GRAFT-not = kein lebendes Pfropfreis mitgenommen wurde
flag-ORCHARD_WARM = Die Triebwerke bleiben warm
condition-flag-ORCHARD_WARM = die Triebwerke warm bleiben
flag-ORDER_ON_AIR = Der Befehl wurde über Funk verlesen
flag-ORDER_SEALED = Der Befehl blieb ungelesen
flag-ORE_LINE = Das Erz kommt die Linie herauf
flag-OVERDRAW_KNOWN = Der Befehl aus dem Jahr 202 ist bekannt
condition-flag-OVERDRAW_KNOWN = der Befehl aus dem Jahr 202 bekannt ist
condition-flag-OVERDRAW_KNOWN-not = der Befehl aus dem Jahr 202 nicht bekannt ist
flag-PAPERS = Die Freeholder wurden ausgeliefert
condition-flag-PAPERS = die Freeholder ausgeliefert wurden
condition-flag-PAPERS-not = die Freeholder nicht ausgeliefert wurden
flag-PASSAGE = Mit den Freeholdern gibt es ein Abkommen
condition-flag-PASSAGE = es mit den Freeholdern ein Abkommen gibt
condition-flag-PASSAGE-not = es mit den Freeholdern kein Abkommen gibt
flag-PAYROLL_PAID = Die Tagschicht wurde nach wirklichen Tagen bezahlt
condition-flag-PAYROLL_PAID-not = die Tagschicht nicht nach wirklichen Tagen bezahlt wurde
flag-PERRIN_BURIED = Perrins Buch wurde zurückgelegt
flag-PERRIN_READ = Perrins Tagebuch wurde gelesen
condition-flag-PERRIN_READ = Perrins Tagebuch gelesen wurde
condition-flag-PERRIN_READ-not = Perrins Tagebuch nicht gelesen wurde
flag-PIM_HAND = Pim steht auf der Musterrolle
condition-flag-PIM_HAND = Pim auf der Musterrolle steht
condition-flag-PIM_HAND-not = Pim nicht auf der Musterrolle steht
flag-PIM_SENT = Pim wurde heimgeschickt
condition-flag-PIM_SENT = Pim heimgeschickt wurde
flag-RING_FIRED = Der Ring wurde noch einmal abgebrannt
flag-RING_SOWN = Der Ring wurde eingesät
condition-flag-RING_SOWN = der Ring eingesät wurde
flag-ROUND_LEARNED = Die Runde der Gilde ist bekannt
condition-flag-ROUND_LEARNED = die Runde der Gilde bekannt ist
flag-SAFE_OPEN = Der Safe des Kommodore ist offen
condition-flag-SAFE_OPEN = der Safe des Kommodore offen ist
condition-flag-SAFE_OPEN-not = der Safe des Kommodore nicht offen ist
flag-SAW_STOPPED = Die Säge wurde gestoppt
condition-flag-SAW_STOPPED = die Säge gestoppt wurde
flag-SEAL_BROKEN = Das Siegel von Lampe Sieben wurde gebrochen
condition-flag-SEAL_BROKEN = das Siegel von Lampe Sieben gebrochen wurde
condition-flag-SEAL_BROKEN-not = das Siegel von Lampe Sieben nicht gebrochen wurde
flag-SEAL_READ = Das Siegel von Lampe Sieben wurde gelesen
condition-flag-SEAL_READ = das Siegel von Lampe Sieben gelesen wurde
condition-flag-SEAL_READ-not = das Siegel von Lampe Sieben nicht gelesen wurde
flag-SEVEN_BACK = Die Besatzung kam zu Lampe Sieben zurück
condition-flag-SEVEN_BACK = die Besatzung zu Lampe Sieben zurückkam
flag-SEVEN_CALENDAR = Der Kalender der Wärter blieb erhalten
condition-flag-SEVEN_CALENDAR = der Kalender der Wärter erhalten blieb
flag-SEVEN_COATS = Die Mäntel der Wärter wurden mitgenommen
flag-SEVEN_HONEST = Die schwere Frage wurde ehrlich beantwortet
flag-SEVEN_METER = Der Zähler von Lampe Sieben wurde abgelesen
condition-flag-SEVEN_METER = der Zähler von Lampe Sieben abgelesen wurde
condition-flag-SEVEN_METER-not = der Zähler von Lampe Sieben nicht abgelesen wurde
flag-SEVEN_NOTES = Die Dankzettel wurden beantwortet
condition-flag-SEVEN_NOTES = die Dankzettel beantwortet wurden
flag-SEVEN_SEEN = Lampe Sieben wurde gesehen
condition-flag-SEVEN_SEEN = Lampe Sieben gesehen wurde
flag-SEVEN_SERVED = Die Besatzung nahm die Zustellung an
flag-SEVEN_WICK = Der Docht von Lampe Sieben ist an Bord
condition-flag-SEVEN_WICK = der Docht von Lampe Sieben an Bord ist
flag-SIG_HALDEN = Halden hat unterschrieben
condition-flag-SIG_HALDEN = Halden unterschrieben hat
flag-SIG_LULL = Lull hat unterschrieben
condition-flag-SIG_LULL = Lull unterschrieben hat
flag-SIG_STILLFALL = Stillfall hat unterschrieben
condition-flag-SIG_STILLFALL = Stillfall unterschrieben hat
condition-flag-SIG_STILLFALL-not = Stillfall nicht unterschrieben hat
flag-SIG_TAMARISK = Tamarisk hat unterschrieben
condition-flag-SIG_TAMARISK = Tamarisk unterschrieben hat
flag-SIX_RELIT = Lampe Sechs brennt wieder
condition-flag-SIX_RELIT = Lampe Sechs wieder brennt
flag-SLACK_KITE = Der Drachen wurde eingeholt
condition-flag-SLACK_KITE-not = der Drachen nicht eingeholt wurde
flag-SLACK_LATE = Der Rand hat das Boot einmal erreicht
condition-flag-SLACK_LATE = der Rand das Boot einmal erreicht hat
flag-SLACK_NET = Unter dem fallenden Mann hängt ein Netz
flag-LULL_WARM = Reihen, die sich zum Warmen neigten
flag-LULL_COLD = Reihen, die sich zum Kalten neigten
condition-flag-LULL_ASKED-not = Lull nicht gefragt wurde
condition-flag-LULL_NO = Lull nein gesagt hat
condition-flag-LULL_NO-not = Lull nicht nein gesagt hat
flag-LULL_READER = Die Tafeln wurden gelesen
condition-flag-LULL_READER = die Tafeln gelesen wurden
condition-flag-LULL_READER-not = die Tafeln nicht gelesen wurden
flag-LULL_AGAIN = Eine Reihe wurde noch einmal gelegt
condition-flag-LULL_AGAIN-not = keine Reihe noch einmal gelegt wurde
flag-LULL_GRAFT = Der verbrannte Streifen wurde bepflanzt
condition-flag-LULL_GRAFT = der verbrannte Streifen bepflanzt wurde
flag-LULL_CARRIED = Das Beet hat euch einmal hinausgetragen
condition-flag-LULL_CARRIED = das Beet euch einmal hinausgetragen hat
flag-LULL_CAMP = Das Zelt steht in den alten Löchern
flag-LULL_BACK = Ihr seid nach Lull zurückgekommen
condition-flag-LULL_BACK = ihr nach Lull zurückgekommen seid
condition-flag-LULL_CAMP = das Zelt in den alten Löchern steht
flag-WEIR_DRAWN = Die große Lampe wurde geleert
condition-flag-WEIR_DRAWN = die große Lampe geleert wurde
flag-WEIR_HUNG = Ein Werkzeug von euch hängt an der Wand
flag-WEIR_LAMP = Eine kleine Lampe wurde ausgeliehen
flag-WEIR_MOTH = Eine Motte fährt mit
flag-WEIR_OPEN = Die Schleuse wurde geöffnet
flag-WEIR_RESTED = Der großen Lampe wurde Ruhe gegeben
condition-flag-WEIR_RESTED = der großen Lampe Ruhe gegeben wurde
flag-WEIR_STAFF = Die Werft hat euch eingestellt
condition-flag-WEIR_STAFF = die Werft euch eingestellt hat
flag-WEIR_TABLES = Die Tische stehen wieder beisammen
flag-WEIR_BACK = Ihr seid in die Werft zurückgekommen
condition-flag-WEIR_BACK = ihr in die Werft zurückgekommen seid
flag-TAM_URN = Die Urne wurde aus der Schule mitgenommen
flag-TAM_ARGUED = Mit der Bank wurde gestritten
flag-TAM_HAND = In der Langen Straße wurde eine Hand genommen
flag-TAM_REEDS = Der Kübel mit dem Schilf ist an Bord
flag-TAM_BACK = Ihr seid nach Tamarisk zurückgekommen
condition-flag-TAM_BACK = ihr nach Tamarisk zurückgekommen seid
flag-RAFT_BACK = Ihr seid zum Floß zurückgekommen
condition-flag-RAFT_BACK = ihr zum Floß zurückgekommen seid
condition-flag-RAFT_BACK-not = ihr zum Floß nicht zurückgekommen seid
flag-STILL_BACK = Ihr seid nach Stillfall zurückgekommen
condition-flag-STILL_BACK = ihr nach Stillfall zurückgekommen seid
condition-flag-STILL_BACK-not = ihr nach Stillfall nicht zurückgekommen seid
flag-GANNET_BACK = Ihr seid nach Gannet Rock zurückgekommen
condition-flag-GANNET_BACK = ihr nach Gannet Rock zurückgekommen seid
condition-flag-GANNET_BACK-not = ihr nach Gannet Rock nicht zurückgekommen seid
flag-VARGA_MOVED = Varga wohnt an Bord
condition-flag-VARGA_MOVED = Varga an Bord wohnt
condition-flag-VARGA_MOVED-not = Varga nicht an Bord wohnt
flag-CORRIE_BACK = Ihr seid nach Corrie zurückgekommen
condition-flag-CORRIE_BACK = ihr nach Corrie zurückgekommen seid
condition-flag-CORRIE_BACK-not = ihr nach Corrie nicht zurückgekommen seid
flag-OSIER_BACK = Ihr seid nach Osier zurückgekommen
condition-flag-OSIER_BACK = ihr nach Osier zurückgekommen seid
condition-flag-OSIER_BACK-not = ihr nach Osier nicht zurückgekommen seid
flag-VANTRY_BACK = Ihr seid nach Vantry Ring zurückgekommen
condition-flag-VANTRY_BACK = ihr nach Vantry Ring zurückgekommen seid
condition-flag-VANTRY_BACK-not = ihr nach Vantry Ring nicht zurückgekommen seid
condition-flag-TAM_REEDS = der Kübel mit dem Schilf an Bord ist
flag-TAM_DARK = Die Lampe ging in den Straßen einmal aus
condition-flag-TAM_DARK = die Lampe in den Straßen einmal ausging
flag-URN_COUNTED = Die Stimmen wurden nachgezählt
condition-flag-URN_COUNTED = die Stimmen nachgezählt wurden
flag-EWA_STAYED = Ewa Lind blieb zurück
condition-flag-EWA_STAYED = Ewa Lind zurückblieb
condition-flag-EWA_STAYED-not = Ewa Lind nicht zurückblieb
flag-SLOW_PATIENT = Baptiste hat jemanden behandelt, der langsam war
condition-flag-SLOW_PATIENT = Baptiste einen langsamen Menschen behandelt hat
flag-SMALL_ONE_FOUND = Das Kleine ist gefunden
condition-flag-SMALL_ONE_FOUND = das Kleine gefunden ist
flag-SOIL_LETTER = Ihr habt den Brief über den Boden
condition-flag-SOIL_LETTER = ihr den Brief über den Boden habt
condition-flag-SOIL_LETTER-not = ihr den Brief über den Boden nicht habt
flag-STONE_CAUGHT = Der Löscher wurde rechtzeitig gefunden
condition-flag-STONE_CAUGHT-not = der Löscher nicht rechtzeitig gefunden wurde
flag-STONE_TALKED = Der Löscher hat geredet
flag-TRAIN_STOPPED = Der Zug steht
condition-flag-TRAIN_STOPPED = der Zug steht
flag-UNMETERED = Jemand hat die drei Watt gesucht
condition-flag-UNMETERED-not = niemand die drei Watt gesucht hat
flag-VANTRY_SEEN = Ihr habt die Reede von Vantry gesehen
condition-flag-VANTRY_SEEN = ihr die Reede von Vantry gesehen habt
flag-WALL_GIVEN = Die untere Reihe wurde aufgegeben
condition-flag-WALL_GIVEN = die untere Reihe aufgegeben wurde
flag-WALL_SHIELDED = Die Nistwand wurde beschützt
condition-flag-WALL_SHIELDED = die Nistwand beschützt wurde
flag-WARRANT_HELD = Die Besatzung hat den Vollstreckungsbefehl
condition-flag-WARRANT_HELD = die Besatzung den Vollstreckungsbefehl hat
condition-flag-WARRANT_HELD-not = die Besatzung den Vollstreckungsbefehl nicht hat
flag-WENT_ON = Ihr seid die Route weitergegangen

## Powers

power-near = Im Lander-Sektor oder daneben gilt „{ $power }“
power-lander = Im Lander-Sektor gilt „{ $power }“
power-agility-in = In den Systemen { $places } zählt die Wendigkeit des Landers 1 mehr
power-anchored = Effekte bewegen und versetzen dich nur mit deiner Zustimmung
power-assist = Mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    } mehr unterstützen
power-assist-reach = Besatzungsmitglieder in diesem Sektor und in verbundenen Sektoren können einander unterstützen
power-both-ways = Einweg-Routen können in beide Richtungen bereist werden
power-chosen-last = Bedrohungen wählen dich nur, wenn sonst niemand bleibt
power-discoveries = Der Lander fasst { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } mehr, wenn du damit startest
power-evac-keep = Bei einer Notevakuierung behaltet ihr { $count ->
        [one] 1 Entdeckung
       *[other] bis zu { $count } Entdeckungen
    }
power-exert-draw = Bei einer Strapaze auch { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } ziehen
power-fewer-actions = { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } weniger, aber mindestens eine
power-frail = Kommt nach { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignissen
    } mit Haupteffekt auf jemanden hier zurück ins Arsenal
power-free-repair = Die Reparatur eines Landers kostet nichts
power-free-rest = Rasten kostet keine Vorräte
power-free-travel = Verbrauchen- und Gefahrensymbole von Routen haben keine Wirkung
power-hand = Sektionskartenlimit +{ $count }
power-lamp = Hier brennt eine Lampe
power-landing-safe = Bei der Landung erhält niemand die Verletzung „{ $injury }“
power-lift-off-anywhere = Starten ist in jedem Sektor mit Lander-Symbol möglich
power-lift-off-energy = Nach dem Starten { $count ->
        [one] 1 Energieplättchen
       *[other] { $count } Energieplättchen
    } mehr auf der Brücke
power-loose = Der Marker ‚Keine Bewegung‘ hält dich nicht fest
power-medbay-relief = Auf der Krankenstation zählt ein Besatzungsmitglied { $count ->
        [one] 1 Verletzung
       *[other] { $count } Verletzungen
    } weniger
power-no-assist = Keine Unterstützung, weder gegeben noch erhalten
power-no-convert-blue = Keine Wandlungsfähigkeit für blaue Würfel
power-no-equipment = Deine Ausrüstung kann nicht eingesetzt werden
power-no-injury = Du erhältst keine Verletzungen
power-no-losses = Keine Vorräte gehen verloren
power-no-refresh = Deine Würfel werden nicht erneuert
power-no-rest = Kein Rasten
power-prepare-draw = Beim Vorbereiten { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } mehr ziehen
power-quiet = { $count ->
        [one] 1 deiner Würfel zählt
       *[other] bis zu { $count } deiner Würfel zählen
    } nicht, wo geworfene Würfel gezählt werden
power-reach = Sonderaktionen von Sonderzielen in verbundenen Sektoren sind von hier aus möglich
power-refresh-exert = Eine Strapaze erneuert { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } mehr
power-refresh-rest = Rasten erneuert { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } mehr
power-rest-draw = Beim Rasten { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } mehr ziehen
power-safe-paths = Gefahrensymbole von Routen aus diesem Sektor haben keine Wirkung
power-sensors-in = In den Systemen { $places } zählen die Sensoren des Landers 1 mehr
power-stuck = Der Marker ‚Keine Bewegung‘ hält dich fest
power-supplies = Der Lander startet mit { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräten
    } mehr
power-supplies-on = Der Lander startet mit 1 Vorrat mehr zu einem Planeten mit dem Biom { $biomes }
power-sure-hand = Einmal in jedem deiner Würfelwürfe { $count ->
        [one] 1 Würfel
       *[other] bis zu { $count } Würfel
    } auf eine beliebige Seite drehen
power-threat-back = Den Zeit-Track einer Bedrohung, die hierher kommt, um { $count } verringern
power-threat-bar = Keine Bedrohung kann diesen Sektor oder einen verbundenen Sektor betreten
power-timeless-moves = Deine Bewegungen rücken keine Zeit-Tracks vor
power-travel-spend = Für jede Route { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } mehr verbrauchen
power-unmarked = Marker dieses Sektors zählen nicht
power-cheaper-flights = Flüge kosten { $count } Energie weniger, aber nie nichts
power-cheaper-research = Forschungsprojekte brauchen { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } weniger
power-dangerous-systems = Das Schiff kann gefährliche Wege nehmen und gefährliche Ziele besuchen
power-foresight = Auf der Brücke die nächste Situation ansehen und liegen lassen oder unter die anderen legen
power-forgiven-debts = Beim Start { $count ->
        [one] wird 1 Schuld erlassen
       *[other] werden { $count } Schulden erlassen
    }
power-free-boost = Ein Beschleunigen bei jedem Besuch braucht niemanden
power-later-start = Ein Projekt kann bei jedem Besuch eine Phase weiter vorn beginnen
power-light-cots = Die Krankenstation hat { $count ->
        [one] 1 leichte Koje
       *[other] { $count } leichte Kojen
    } mehr
power-more-situations = Ein Besuch des Lageraums löst { $count ->
        [one] 1 Situation
       *[other] { $count } Situationen
    } mehr
power-reroll-heavy = Bei einem tödlichen Überlebenswurf einen Schweren Schaden neu würfeln
power-second-queue = Die zweite Produktionsreihe ist offen
power-skip-survival = Wer in einer kritischen Koje liegt, kann statt eines Überlebenswurfs eine Runde länger dort bleiben

## Effects

effect-gain-supplies = { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräte
    } erhalten
effect-lose-supplies = { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräte
    } verlieren
effect-lose-supplies-less = { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräte
    } verlieren, abzüglich der { $stat } des Landers
effect-gain-success-tokens = { $count ->
        [one] 1 Erfolgsplättchen
       *[other] { $count } Erfolgsplättchen
    } erhalten
effect-gain-some-leads = { $count ->
        [one] 1 Hinweis
       *[other] { $count } Hinweise
    } { $find_id ->
        [any] beliebiger Art
       *[other] der Art { $find }
    } erhalten
effect-gain-some-leads-and-gain-some-leads = { $count } { $count ->
        [one] Hinweis
       *[other] Hinweise
    } der Art { $find } und { $other_count } der Art { $other_find } erhalten
effect-discard-an-injury-card-and-discard-an-injury-die = 1 Verletzungskarte und 1 Verletzungswürfel ablegen
effect-if-log-was-read-not-log = das Protokoll „{ $log }“ lesen, falls es noch nicht gelesen wurde
effect-choose-convert-this-check = eines der Symbole { $icon } auswählen und in diesem Würfelwurf Basissymbole seiner Farbe auch als dieses Symbol zählen
effect-gain-a-discovery = 1 Entdeckung { $find_id ->
        [any] beliebiger Art
       *[other] der Art { $find }
    } erhalten
effect-gain-that-unique = die Einmalige Entdeckung „{ $unique }“ erhalten
effect-gain-top-unique = die oberste Einmalige Entdeckung erhalten
effect-discard-a-discovery = 1 Entdeckung { $find_id ->
        [any] beliebiger Art
       *[other] der Art { $find }
    } ablegen
effect-replace-poi = das Sonderziel dieses Sektors durch „{ $poi }“ ersetzen
effect-replace-poi-in = das Sonderziel von Sektor { $number } durch „{ $poi }“ ersetzen
effect-cover-poi = das Sonderziel dieses Sektors mit „{ $poi }“ bedecken
effect-cover-poi-in = das Sonderziel von Sektor { $number } mit „{ $poi }“ bedecken
effect-discard-poi = die Sonderzielkarte dieses Sektors ablegen
effect-discard-poi-in = die Sonderzielkarte von Sektor { $number } ablegen
effect-place-condition = „{ $condition }“ als Globale Bedingung auslegen
effect-discard-condition = die Karte der Globalen Bedingung ablegen
effect-reveal-mission = die Mission „{ $mission }“ aufdecken
effect-complete-mission = die Mission „{ $mission }“ abschließen
effect-discard-mission = die Mission „{ $mission }“ ablegen
effect-mark-sector = den Marker „{ $marker }“ in diesen Sektor legen
effect-mark-that-sector = den Marker „{ $marker }“ in Sektor { $number } legen
effect-unmark-sector = den Marker „{ $marker }“ aus deinem Sektor entfernen
effect-unmark-that-sector = den Marker „{ $marker }“ aus Sektor { $number } entfernen
effect-mark-highest-sector = den Marker „{ $marker }“ in den höchsten Sektor legen, der ihn nicht hat
effect-mark-lowest-sector = den Marker „{ $marker }“ in den niedrigsten Sektor legen, der ihn nicht hat
effect-unmark-lowest-sector = den Marker „{ $marker }“ aus dem niedrigsten Sektor entfernen, in dem er liegt
effect-set-flag = für später „{ $flag }“ notieren
effect-clear-flag = die Notiz „{ $flag }“ streichen
effect-mark-box = ein Kästchen von „{ $box }“ ankreuzen
effect-log = das Protokoll „{ $log }“ lesen
effect-begin-events = von nun an Ereignisse aufdecken
effect-progress-time = alle Zeit-Tracks um { $count } vorrücken
effect-progress-time-less = alle Zeit-Tracks um { $count } vorrücken, abzüglich der { $stat } des Landers
effect-progress-threat = den Zeit-Track von „{ $threat }“ um { $count } vorrücken
effect-progress-a-threat = den Zeit-Track einer Bedrohung nach Wahl um { $count } vorrücken
effect-reduce-a-time-track = einen Zeit-Track nach Wahl um { $count } verringern
effect-reduce-a-threat = den Zeit-Track einer Bedrohung nach Wahl um { $count } verringern
effect-reset-this-track = diesen Zeit-Track zurücksetzen
effect-reset-threat = den Zeit-Track von „{ $threat }“ zurücksetzen
effect-place-threat = die Bedrohung „{ $threat }“ in Sektor { $number } stellen
effect-place-this-threat-here = diese Bedrohung in deinen Sektor stellen
effect-remove-threat = die Bedrohung „{ $threat }“ entfernen
effect-remove-this-threat = diese Bedrohung entfernen
effect-threat-hides = diese Bedrohung verstecken und von der Planetenkarte nehmen
effect-threat-to-most-injured = diese Bedrohung { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } auf das Besatzungsmitglied mit den meisten Verletzungen zubewegen
effect-threat-to-most-dice = diese Bedrohung { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } auf das Besatzungsmitglied mit den meisten verfügbaren Würfeln zubewegen
effect-threat-to-nearest = diese Bedrohung { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } auf das nächste Besatzungsmitglied zubewegen
effect-threat-to-loudest = diese Bedrohung { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } auf den Sektor zubewegen, in dem die meisten Würfel auf einmal geworfen wurden
effect-forget = den bisherigen Lärm vergessen
effect-threat-to-lowest = diese Bedrohung in den verbundenen Sektor mit der niedrigsten Nummer bewegen
effect-threat-swims = einen W10 werfen und diese Bedrohung bei 0 bis 4 in den verbundenen Sektor mit der niedrigsten Nummer bewegen, bei 5 bis 9 in den mit der höchsten
effect-threat-rounds = diese Bedrohung in den nächsten Sektor ihrer Runde bewegen ({ $loop })
effect-move-a-threat-here = eine Bedrohung aus deinem Sektor in einen verbundenen Sektor bewegen
effect-end-exploration = die Planetenerkundung beenden
effect-emergency-evac = die Notevakuierung auslösen
effect-mission-failed = die Mission als fehlgeschlagen werten
effect-nothing = nichts weiter
effect-draw = { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } ziehen
effect-discard-cards = { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } ablegen
effect-lose-charges = { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    } verlieren
effect-gain-charges = { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    } erhalten
effect-gain = die Verletzung „{ $injury }“ erhalten
effect-discard-an-injury-card = 1 Verletzungskarte ablegen
effect-discard-an-injury-die = 1 Verletzungswürfel ablegen
effect-discard-injury-with-die = die Verletzung „{ $injury }“ mit ihrem Verletzungswürfel ablegen
effect-turn-an-injury-down = 1 Verletzungskarte auf die Rückseite drehen
effect-move = in einen verbundenen Sektor gehen
effect-move-with = in einen verbundenen Sektor gehen und den Marker „{ $marker }“ dieses Sektors dorthin mitnehmen
effect-move-there = in den Sektor „{ $sector }“ gehen
effect-place-in-sector = direkt in Sektor { $number } gehen
effect-place-in-any-sector = direkt in einen Sektor nach Wahl gehen
effect-place-in-the-lander-sector = direkt in den Lander-Sektor gehen
effect-move-to-lowest = in den verbundenen Sektor mit der niedrigsten Nummer gehen
effect-ignore-path-icons = die Verbrauchen- und Gefahrensymbole der Route ignorieren
effect-ignore-all-path-icons = alle Symbole der Route ignorieren
effect-ignore-path-dangers = die Gefahrensymbole der Route ignorieren
effect-ignore-path-spends = die Verbrauchen-Symbole der Route ignorieren
effect-end-turn = den eigenen Zug beenden
effect-two-events = am Ende dieses Zuges zwei Ereignisse aufdecken
effect-no-event = am Ende dieses Zuges kein Ereignis aufdecken
effect-ignore-no-movement = in diesem Zug „Keine Bewegung“ ignorieren
effect-another-action = in diesem Zug 1 Aktion mehr ausführen
effect-rest-refreshes-more = bei diesem Rasten { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } mehr erneuern
effect-rest-draws-more = bei diesem Rasten { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } mehr ziehen
effect-rest-is-free = für dieses Rasten keine Vorräte zahlen
effect-return-equipment = { $count ->
        [one] 1 Ausrüstungskarte
       *[other] { $count } Ausrüstungskarten
    } ins Arsenal zurücklegen
effect-spend = { dice-one } verbrauchen
effect-spend-some = { dice-count } verbrauchen
effect-sacrifice = { dice-one } opfern
effect-sacrifice-some = { dice-count } opfern
effect-refresh = { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } erneuern
effect-refresh-colour = { dice-count } erneuern
effect-refresh-all = { dice-all } erneuern
effect-exert = Strapaze auf sich nehmen
effect-refresh-as-by-exerting = so viele Würfel wie bei einer Strapaze erneuern
effect-danger = Gefahr { $table } würfeln
effect-reroll-that-danger = diesen Gefahrenwürfel neu werfen
effect-ignore-that-danger = diesen Gefahrenwürfel ignorieren
effect-take-that-danger = diesen Gefahrenwürfel stattdessen selbst übernehmen
effect-ignore-that-symbol = dieses Symbol ignorieren
effect-reroll = { dice-most } neu werfen
effect-reroll-any = { dice-any } neu werfen
effect-reroll-showing = { $count ->
        [one] 1 Würfel
       *[other] bis zu { $count } Würfel
    } mit { $icon } neu werfen
effect-reroll-any-showing = beliebig viele Würfel mit { $icon } neu werfen
effect-turn-freely = { dice-most } auf eine beliebige Seite drehen
effect-turn-to = { dice-most } auf { $icon } drehen
effect-turn-showing = { $count ->
        [one] 1 Würfel
       *[other] bis zu { $count } Würfel
    } mit { $shown } auf { $icon } drehen
effect-drop-a-die = 1 Würfel des Wurf-Pools verbrauchen
effect-drop-all = alle Würfel des Wurf-Pools mit { $icon } verbrauchen
effect-take-back = { $count ->
        [one] 1 Würfel
       *[other] bis zu { $count } Würfel
    } des Wurf-Pools als verfügbar zurücknehmen
effect-basics-become-accidents = alle geworfenen Basissymbole als Unfälle zählen
effect-convert-this-check = in diesem Würfelwurf Basissymbole auf { $colour_id ->
        [red] roten
        [green] grünen
       *[blue] blauen
    } Würfeln auch als { $icon } zählen
effect-progress = den { $track }en Track um { $count } vorrücken
effect-step-back = den { $track }en Track um { $count } zurücknehmen
effect-at-once = alle Würfel verbrauchen und den Würfelwurf sofort mit dem Ergebnis „{ $row }“ beenden
effect-skip-to-spending = gleich zum Verbrauchen der Würfel übergehen
effect-ignore-that-outcome = dieses Ergebnis ignorieren
effect-help-with-more-dice = mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    } mehr unterstützen
effect-ignore-that-injury = diese Verletzung ignorieren
effect-take-that-injury = diese Verletzung auf sich nehmen, aber ohne ihren Verletzungswürfel
effect-ignore-that-event = dieses Ereignis ignorieren
effect-replace-that-event = dieses Ereignis unter den Stapel legen und dafür ein anderes aufdecken
effect-another-event = ein weiteres Ereignis aufdecken
effect-look-at-events = { $count ->
        [one] das oberste Ereignis ansehen
       *[other] die obersten { $count } Ereignisse ansehen und in beliebiger Reihenfolge zurücklegen
    }
effect-drop-one-of-events = { $count ->
        [one] das oberste Ereignis ablegen
       *[other] die obersten { $count } Ereignisse ansehen und eines davon ablegen
    }
effect-redraw-a-lead = einen der gezogenen Hinweise in den Beutel zurücklegen und einen anderen ziehen
effect-return-a-lead = einen der gezogenen Hinweise in den Beutel zurücklegen
effect-one-lead-more = 1 Hinweis mehr ziehen
effect-those-leads-become = diese Hinweise zu Hinweisen { $find_id ->
        [any] beliebiger Art
       *[other] der Art { $find }
    } machen
effect-discard-a-lead = 1 Hinweis { $find_id ->
        [any] beliebiger Art
       *[other] der Art { $find }
    } ablegen
effect-compare-that-discovery = auch die nächste Entdeckung dieses Stapels ansehen und eine der beiden behalten
effect-ignore-that-price = diesen Würfel nicht zahlen
effect-ignore-that-loss = diese Vorräte nicht verlieren
effect-ignore-that-landing = diesen Eintrag der Landung ignorieren
effect-reroll-that-ten = den W10 neu werfen
effect-land-in = mit dem Lander in Sektor { $number } landen
effect-undo-that-arrival = Angekommene dorthin zurückkehren lassen, wo sie waren
effect-come-along = mitkommen
effect-take-others-along = { $count ->
        [one] 1 anderes Besatzungsmitglied
       *[other] bis zu { $count } andere Besatzungsmitglieder
    } deines Sektors mitnehmen
effect-change-that-outcome = stattdessen das Ergebnis „{ $row }“ anwenden
effect-help-from-next-door = mit 1 Würfel unterstützen, als wärst du in jenem Sektor
effect-help-from-afar = mit 1 Sektionskarte unterstützen, als wärst du in jenem Sektor
effect-help-with-more-cards = mit { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } mehr unterstützen
effect-borrow-a-convert-ability = in diesem Würfelwurf auch die Wandlungsfähigkeit eines anderen Besatzungsmitglieds deines Sektors nutzen
effect-count-one-as-present = ein Symbol { $icon } zusätzlich als geworfen zählen
effect-ignore-one-special = den ersten Sondereffekt ignorieren, der { $icon } verlangt
effect-double = das einzige Spezialsymbol auf { dice-most } doppelt zählen
effect-swap-icon = { $count ->
        [one] 1 Würfel
       *[other] bis zu { $count } Würfel
    } mit einem Spezialsymbol auf ein anderes Symbol derselben Farbe drehen
effect-take-back-small = eine benutzte kleine Ausrüstungskarte aus dem Arsenal zurücknehmen
effect-ready-an-equipment = eine deiner benutzten Ausrüstungskarten wieder bereitmachen
effect-trade-next-door = Ausrüstung ohne Sektionssymbol mit Besatzungsmitgliedern in verbundenen Sektoren tauschen
effect-raise-cards = { $count ->
        [one] 1 Sektionskarte
       *[other] { $count } Sektionskarten
    } aus deinem Ablagestapel auf die Hand nehmen
effect-next-turn-have-and-next-turn-have = bis zum Ende deines nächsten Zuges „{ $power }“ und „{ $other_power }“ gelten lassen
effect-next-turn-have = bis zum Ende deines nächsten Zuges „{ $power }“ gelten lassen
effect-this-turn-you-have = in diesem Zug „{ $power }“ gelten lassen
effect-this-round-here-has-and-this-round-here-has = in dieser Runde für alle in deinem Sektor „{ $power }“ und „{ $other_power }“ gelten lassen
effect-this-round-here-has = in dieser Runde für alle in deinem Sektor „{ $power }“ gelten lassen
effect-this-round-all-have = in dieser Runde für alle „{ $power }“ gelten lassen
effect-end-round = die Runde beenden
effect-take-the-start-token = das Startplättchen nehmen
effect-owe = für die Besatzung { $count ->
        [one] 1 Schuld
       *[other] { $count } Schulden
    } aufnehmen
effect-pay-a-debt = 1 Schuld begleichen
effect-progress-a-time-track = einen Zeit-Track nach Wahl um { $count } vorrücken
effect-reduce-time = alle Zeit-Tracks um { $count } verringern
effect-reduce-a-poi-track = den Zeit-Track eines Sonderziels oder einer Mission um { $count } verringern
effect-reduce-a-threat-here = den Zeit-Track einer Bedrohung in deinem Sektor um { $count } verringern
effect-reset-a-threat = den Zeit-Track einer Bedrohung nach Wahl zurücksetzen
effect-hold-a-threat = { $count ->
        [one] das nächste Feld
       *[other] die nächsten { $count } Felder
    } des Zeit-Tracks einer Bedrohung nach Wahl ohne Wirkung lassen
effect-hold-a-time-track = einen Zeit-Track nach Wahl in dieser Runde nicht vorrücken
effect-pull-a-threat = eine Bedrohung nach Wahl { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } auf dich zubewegen
effect-place-a-living-threat = eine lebende Bedrohung nach Wahl in einen verbundenen Sektor stellen
effect-move-this-threat = diese Bedrohung in einen verbundenen Sektor bewegen
effect-move-towards-the-lander = 1 Sektor auf den Lander zugehen
effect-bring-one-other = auf Wunsch ein anderes Besatzungsmitglied 1 Sektor auf dich zugehen lassen
effect-bring-all-others = auf Wunsch alle anderen Besatzungsmitglieder 1 Sektor auf dich zugehen lassen
effect-place-in-visited = direkt in einen Sektor gehen, in dem du schon warst
effect-place-in-another = direkt in einen anderen Sektor mit dem Biom { $biome } gehen
effect-place-with-one = direkt in den Sektor eines anderen Besatzungsmitglieds gehen
effect-place-with-threat = direkt in den Sektor von „{ $threat }“ gehen
effect-clear-a-path = die Symbole und den Pfeil einer Route deines Sektors entfernen
effect-restore-poi = das frühere Sonderziel dieses Sektors wieder auslegen
effect-discard-a-marker = einen Marker aus deinem Sektor entfernen
effect-carry = den Marker „{ $marker }“ mitnehmen
effect-put-down = den mitgenommenen Marker „{ $marker }“ abgeben
effect-gain-card = die Schiffskarte „{ $card }“ erhalten
effect-unlock-equipment = „{ $equipment }“ ins Arsenal legen
effect-lower-the-cost = für das Projekt „{ $card }“ { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } weniger abgeben
effect-gather-a-discovery = die erste { $rarity }e Entdeckung der Art { $find } aus ihrem Stapel erhalten
effect-give-a-discovery = 1 gesammelte { $rarity }e Entdeckung { $find_id ->
        [any] beliebiger Art
       *[other] der Art { $find }
    } hergeben
effect-gain-energy = { $count ->
        [one] 1 Energieplättchen
       *[other] { $count } Energieplättchen
    } erhalten
effect-gain-command = { $count ->
        [one] 1 Befehlsplättchen
       *[other] { $count } Befehlsplättchen
    } erhalten
effect-gain-a-free-boost = einmal kostenlos beschleunigen
effect-move-a-patient-right = jemanden auf der Krankenstation ein Feld nach rechts legen
effect-raise-morale = die Moral um 1 erhöhen
effect-discard-this-discovery = diese Entdeckung ablegen
effect-damage-the-lander = den Lander beschädigen
effect-discard-all-discoveries = alle Entdeckungen{ $find_id ->
        [any] { "" }
       *[other] { " " }der Art { $find }
    } ablegen
effect-use-up-unique = „{ $unique }“ aufbrauchen
effect-lose-energy = { $count } Energieplättchen verlieren
effect-lose-command = { $count } Befehlsplättchen verlieren
effect-lose-found-success = alle Erfolgsplättchen dieser Erkundung verlieren
effect-lose-success = { $count } Erfolgsplättchen aus dem Vorrat verlieren
effect-lower-morale = die Moral um 1 senken
effect-fewer-supplies = die nächste Erkundung mit { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräten
    } weniger beginnen
effect-more-supplies = die nächste Erkundung mit { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräten
    } mehr beginnen
effect-fewer-charges = beim nächsten Start einem Besatzungsmitglied { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    } weniger geben
effect-detour = für den nächsten Flug { $count } Energie mehr zahlen
effect-halt-queues = beim nächsten Besuch des Produktionskomplexes { $count ->
        [one] die erste Reihe
       *[other] die ersten { $count } Reihen
    } anhalten
effect-ground-landers = für { $count ->
        [one] den nächsten Start
       *[other] die nächsten { $count } Starts
    } möglichst den einfachen Lander nehmen
effect-repair-free = { $count } Lander kostenlos reparieren
effect-lab-work-free = { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } Laborarbeit leisten, ohne jemanden einzuteilen
effect-scan-free = { $count ->
        [one] den nächsten Teil
       *[other] die nächsten { $count } Teile
    } einer Landungskarte kostenlos scannen
effect-turn-back = mit dem Schiff dorthin zurückkehren, woher es kam
effect-a-crewmember-rests = ein verfügbares Besatzungsmitglied zur Rastenden Besatzung legen
effect-a-crewmember-goes-to-a-cot = ein verfügbares Besatzungsmitglied in eine leichte Koje der Krankenstation legen
effect-draft-recruits = { $count ->
        [one] 1 Rekruten ziehen, den eine Sektion mit freier Hülle nehmen kann
       *[other] { $count } Rekruten ziehen, die Sektionen mit freier Hülle nehmen können
    }
effect-a-crewmember-changes-section = auf Wunsch ein verfügbares Besatzungsmitglied die Sektion wechseln lassen, ohne dass es einen Rang verliert
effect-success-for-names = 1 Erfolgsplättchen für jeden Namen an der Gedenkwand erhalten
effect-situation-becomes-possible = die Situation „{ $situation }“ zu den Möglichen Situationen legen
effect-remove-situation = die Situation „{ $situation }“ aus dem Spiel entfernen
effect-solve-a-situation = eine Situation lösen
effect-remove-project = das Projekt „{ $card }“ aus dem Spiel entfernen
effect-lower-the-cost-of-a-project = für ein Forschungsprojekt eurer Wahl { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } weniger abgeben
effect-offer-secondary = das Sekundärziel „{ $secondary }“ zur Wahl stellen
effect-remove-landing = „{ $landing }“ für Landungen sperren
effect-open-the-envelope = den Geheimumschlag öffnen
effect-end-campaign = die Kampagne mit dem Ende „{ $ending }“ als { $result } beenden
effect-every-section-gains-a-die = jeder Sektion einen Würfel ihrer Wahl geben
effect-add-to-flag = den Zähler „{ $flag }“ um { $count } erhöhen
effect-ten-adds = einen W10 werfen und bei einer ungeraden Zahl den Zähler „{ $odd }“ um 1 erhöhen, bei einer geraden „{ $even }“
effect-take-from-flag = den Zähler „{ $flag }“ um { $count } senken
effect-unmark-box = ein Kästchen von „{ $box }“ löschen
effect-gather-discoveries = { $count ->
        [one] 1 Entdeckung von einem Stapel
       *[other] { $count } Entdeckungen von Stapeln
    } eurer Wahl sammeln

## Conditions

condition-flag = „{ $flag }“ notiert ist
condition-flag-not = „{ $flag }“ nicht notiert ist
condition-box = bei „{ $box }“ mindestens { $count ->
        [one] 1 Kästchen angekreuzt ist
       *[other] { $count } Kästchen angekreuzt sind
    }
condition-box-not = bei „{ $box }“ { $count ->
        [one] kein Kästchen angekreuzt ist
       *[other] weniger als { $count } Kästchen angekreuzt sind
    }
condition-log-was-read = das Protokoll „{ $log }“ gelesen wurde
condition-log-was-read-not = das Protokoll „{ $log }“ nicht gelesen wurde
condition-in-sector = du in Sektor { $number } bist
condition-in-sector-not = du nicht in Sektor { $number } bist
condition-in-sectors = du in Sektor { $numbers_any } bist
condition-in-sectors-not = du nicht in Sektor { $numbers_any } bist
condition-all-in-sector = das ganze Außenteam in Sektor { $number } ist
condition-all-in-sector-not = nicht das ganze Außenteam in Sektor { $number } ist
condition-all-together = das ganze Außenteam zusammen in einem Sektor ohne Lander ist
condition-all-together-not = das Außenteam nicht zusammen in einem Sektor ohne Lander ist
condition-in-highest-sector = ein Besatzungsmitglied im Sektor mit der höchsten Nummer ist
condition-in-highest-sector-not = kein Besatzungsmitglied im Sektor mit der höchsten Nummer ist
condition-in-lander-sector = du im Lander-Sektor bist
condition-in-lander-sector-not = du nicht im Lander-Sektor bist
condition-team-of = das Außenteam { $count } oder mehr Besatzungsmitglieder hat
condition-team-of-not = das Außenteam weniger als { $count } Besatzungsmitglieder hat
condition-team-has-landed = das Außenteam auf dem Planeten ist
condition-team-has-landed-not = das Außenteam noch nicht auf dem Planeten ist
condition-here-is = dein Sektor das Biom { $biome } hat
condition-here-is-not = dein Sektor das Biom { $biome } nicht hat
condition-here-is-important = dein Sektor „Wichtig“ ist
condition-here-is-important-not = dein Sektor nicht „Wichtig“ ist
condition-somebody-is-important = ein Besatzungsmitglied in einem als „Wichtig“ bezeichneten Sektor ist
condition-somebody-is-important-not = kein Besatzungsmitglied in einem als „Wichtig“ bezeichneten Sektor ist
condition-poi-is-in = „{ $poi }“ in Sektor { $number } liegt
condition-poi-is-in-not = „{ $poi }“ nicht in Sektor { $number } liegt
condition-condition-is-in-force = „{ $condition }“ die Globale Bedingung ist
condition-condition-is-in-force-not = „{ $condition }“ nicht die Globale Bedingung ist
condition-mission-is-done = die Mission „{ $mission }“ abgeschlossen ist
condition-mission-is-done-not = die Mission „{ $mission }“ nicht abgeschlossen ist
condition-mission-is-open = die Mission „{ $mission }“ offen ist
condition-mission-is-open-not = die Mission „{ $mission }“ nicht offen ist
condition-missions-are-done = mindestens { $count ->
        [one] 1 Mission abgeschlossen ist
       *[other] { $count } Missionen abgeschlossen sind
    }
condition-missions-are-done-not = { $count ->
        [one] keine Mission abgeschlossen ist
       *[other] weniger als { $count } Missionen abgeschlossen sind
    }
condition-sector-is-marked = in deinem Sektor der Marker „{ $marker }“ liegt
condition-sector-is-marked-not = in deinem Sektor kein Marker „{ $marker }“ liegt
condition-that-sector-is-marked = in Sektor { $number } der Marker „{ $marker }“ liegt
condition-that-sector-is-marked-not = in Sektor { $number } kein Marker „{ $marker }“ liegt
condition-sectors-are-marked = in mindestens { $count ->
        [one] 1 Sektor
       *[other] { $count } Sektoren
    } der Marker „{ $marker }“ liegt
condition-sectors-are-marked-not = { $count ->
        [one] in keinem Sektor
       *[other] in weniger als { $count } Sektoren
    } der Marker „{ $marker }“ liegt
condition-threat-is-on-board = die Bedrohung „{ $threat }“ im Spiel ist
condition-threat-is-on-board-not = die Bedrohung „{ $threat }“ nicht im Spiel ist
condition-a-lamp-burns-here = in deinem Sektor eine Lampe brennt
condition-a-lamp-burns-here-not = in deinem Sektor keine Lampe brennt
condition-a-threat-is-here = in deinem Sektor eine Bedrohung ist
condition-a-threat-is-here-not = in deinem Sektor keine Bedrohung ist
condition-this-threat-is-on-board = diese Bedrohung auf der Planetenkarte ist
condition-this-threat-is-on-board-not = diese Bedrohung nicht auf der Planetenkarte ist
condition-somebody-is-with-it = ein Besatzungsmitglied im Sektor dieser Bedrohung ist
condition-somebody-is-with-it-not = kein Besatzungsmitglied im Sektor dieser Bedrohung ist
condition-round-is-at-least = mindestens Runde { $count } ist
condition-round-is-at-least-not = Runde { $count } noch nicht erreicht ist
condition-another-is-here = ein anderes Besatzungsmitglied in deinem Sektor ist
condition-another-is-here-not = kein anderes Besatzungsmitglied in deinem Sektor ist
condition-injured = du eine Verletzung hast
condition-injured-not = du keine Verletzung hast
condition-nobody-has-injury-dice = niemand einen Verletzungswürfel hat
condition-nobody-has-injury-dice-not = jemand einen Verletzungswürfel hat
condition-crew-is-here = { $crew } im Außenteam ist
condition-crew-is-here-not = { $crew } nicht im Außenteam ist
condition-section-is = du zur Sektion { $section } gehörst
condition-section-is-not = du nicht zur Sektion { $section } gehörst
condition-supplies-are-at-least = mindestens { $count ->
        [one] 1 Vorrat da ist
       *[other] { $count } Vorräte da sind
    }
condition-supplies-are-at-least-not = { $count ->
        [one] kein Vorrat da ist
       *[other] weniger als { $count } Vorräte da sind
    }
condition-success-is-at-least = mindestens { $count ->
        [one] 1 Erfolgsplättchen da ist
       *[other] { $count } Erfolgsplättchen da sind
    }
condition-success-is-at-least-not = { $count ->
        [one] kein Erfolgsplättchen da ist
       *[other] weniger als { $count } Erfolgsplättchen da sind
    }
condition-charges-are-at-least = ein Besatzungsmitglied mindestens { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    } hat
condition-charges-are-at-least-not = kein Besatzungsmitglied mindestens { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    } hat
condition-leads-lie-on = auf mindestens { $count ->
        [one] 1 Entdeckungsstapel
       *[other] { $count } Entdeckungsstapeln
    } Hinweise liegen
condition-leads-lie-on-not = { $count ->
        [one] auf keinem Entdeckungsstapel
       *[other] auf weniger als { $count } Entdeckungsstapeln
    } Hinweise liegen
condition-discoveries-are-found = ihr mindestens { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } gemacht habt
condition-discoveries-are-found-not = ihr { $count ->
        [one] keine Entdeckung
       *[other] weniger als { $count } Entdeckungen
    } gemacht habt
condition-unique-is-found = „{ $unique }“ gefunden ist
condition-unique-is-found-not = „{ $unique }“ nicht gefunden ist
condition-dice-show = mindestens { $count ->
        [one] 1 Würfel { $icon } zeigt
       *[other] { $count } Würfel { $icon } zeigen
    }
condition-dice-show-not = { $count ->
        [one] kein Würfel { $icon } zeigt
       *[other] weniger als { $count } Würfel { $icon } zeigen
    }
condition-another-rolls = ein anderes Besatzungsmitglied den Würfelwurf macht
condition-another-rolls-not = du selbst den Würfelwurf machst
condition-that-danger-is = der Gefahrenwürfel zu Tabelle { $table } gehört
condition-that-danger-is-not = der Gefahrenwürfel nicht zu Tabelle { $table } gehört
condition-that-danger-is-near = der Gefahrenwürfel in deinem Sektor geworfen wird
condition-that-danger-is-near-not = der Gefahrenwürfel nicht in deinem Sektor geworfen wird
condition-that-danger-is-yours = der Gefahrenwürfel dich betrifft
condition-that-danger-is-yours-not = der Gefahrenwürfel nicht dich betrifft
condition-you-travel = du reist
condition-you-travel-not = du nicht reist
condition-that-way-leads-higher = der Weg in einen Sektor mit höherer Nummer führt
condition-that-way-leads-higher-not = der Weg nicht in einen Sektor mit höherer Nummer führt
condition-you-rest = du rastest
condition-you-rest-not = du nicht rastest
condition-that-outcome-is = dein Ergebnis { $row } ist
condition-that-outcome-is-not = dein Ergebnis nicht { $row } ist
condition-that-symbol-is = in deinem Würfelwurf der Verletzungswürfel „{ $symbol }“ zeigt
condition-that-symbol-is-not = in deinem Würfelwurf der Verletzungswürfel nicht „{ $symbol }“ zeigt
condition-that-injury-is-yours = du die Verletzung erhalten würdest
condition-that-injury-is-yours-not = nicht du die Verletzung erhalten würdest
condition-that-injury-is-near = jemand in deinem Sektor die Verletzung erhalten würde
condition-that-injury-is-near-not = niemand in deinem Sektor die Verletzung erhalten würde
condition-that-injury-is = die Verletzung „{ $injury }“ ist
condition-that-injury-is-not = die Verletzung nicht „{ $injury }“ ist
condition-hurt-this-turn = du in diesem Zug eine Verletzung erhalten hast
condition-hurt-this-turn-not = du in diesem Zug keine Verletzung erhalten hast
condition-has-injury = du die Verletzung „{ $injury }“ hast
condition-has-injury-not = du die Verletzung „{ $injury }“ nicht hast
condition-somebody-here-has-injury = jemand in deinem Sektor die Verletzung „{ $injury }“ hat
condition-somebody-here-has-injury-not = niemand in deinem Sektor die Verletzung „{ $injury }“ hat
condition-that-event-is-yours = du das Ereignis aufgedeckt hast
condition-that-event-is-yours-not = jemand anders das Ereignis aufgedeckt hat
condition-that-event-matches = der Haupteffekt des Ereignisses gilt
condition-that-event-matches-not = der Haupteffekt des Ereignisses nicht gilt
condition-that-lead-is-yours = du die Hinweise erhältst
condition-that-lead-is-yours-not = jemand anders die Hinweise erhält
condition-that-lead-is = die Art der Hinweise { $find } ist
condition-that-lead-is-not = die Art der Hinweise nicht { $find } ist
condition-that-lead-comes-from-event = die Hinweise von einem Ereignis kommen
condition-that-lead-comes-from-event-not = die Hinweise nicht von einem Ereignis kommen
condition-that-discovery-is-yours = du die Entdeckung gemacht hast
condition-that-discovery-is-yours-not = jemand anders die Entdeckung gemacht hat
condition-that-discovery-is = die Art der Entdeckung { $find } ist
condition-that-discovery-is-not = die Art der Entdeckung nicht { $find } ist
condition-that-price-is-spend = du { dice-one } verbrauchen musst
condition-that-price-is-spend-not = du nicht { dice-one } verbrauchen musst
condition-that-loss-is-near = in deinem Sektor Vorräte verloren gehen würden
condition-that-loss-is-near-not = in deinem Sektor keine Vorräte verloren gehen würden
condition-you-arrive = du einen Sektor betrittst
condition-you-arrive-not = du keinen Sektor betrittst
condition-that-arrival-is-forced = ein Effekt dich oder jemanden aus deinem Sektor bewegt oder versetzt hat
condition-that-arrival-is-forced-not = kein Effekt dich oder jemanden aus deinem Sektor bewegt oder versetzt hat
condition-nobody-was-here = du einen noch unbetretenen Sektor betrittst
condition-nobody-was-here-not = du keinen noch unbetretenen Sektor betrittst
condition-that-danger-is-on-a-path = der Gefahrenwürfel vom Reisen kommt
condition-that-danger-is-on-a-path-not = der Gefahrenwürfel nicht vom Reisen kommt
condition-that-danger-is-one-of = der Gefahrenwürfel zu Tabelle { $tables_any } gehört
condition-that-danger-is-one-of-not = der Gefahrenwürfel nicht zu Tabelle { $tables_any } gehört
condition-you-prepare = du dich vorbereitest
condition-you-prepare-not = du dich nicht vorbereitest
condition-that-log-is-yours = du das Protokoll liest
condition-that-log-is-yours-not = jemand anders das Protokoll liest
condition-that-check-is-on = der Würfelwurf { $source } betrifft
condition-that-check-is-on-not = der Würfelwurf nicht { $source } betrifft
condition-that-check-is-next-door = der Würfelwurf in einem verbundenen Sektor stattfindet
condition-that-check-is-next-door-not = der Würfelwurf nicht in einem verbundenen Sektor stattfindet
condition-small-equipment-was-used = in dieser Erkundung kleine Ausrüstung benutzt wurde
condition-small-equipment-was-used-not = in dieser Erkundung keine kleine Ausrüstung benutzt wurde
condition-the-count-of = in dieser Erkundung die Zahl der { $deed } mindestens { $count } beträgt
condition-the-count-of-not = in dieser Erkundung die Zahl der { $deed } weniger als { $count } beträgt
condition-everybody-has-assisted = in dieser Erkundung alle einmal unterstützt haben
condition-everybody-has-assisted-not = in dieser Erkundung nicht alle einmal unterstützt haben
condition-assisted-this-round = du in dieser Runde unterstützt hast
condition-assisted-this-round-not = du in dieser Runde nicht unterstützt hast
condition-noise-is-at-least = seit dem letzten Vergessen irgendwo { $count } oder mehr Würfel auf einmal geworfen wurden
condition-noise-is-at-least-not = seit dem letzten Vergessen nirgends { $count } oder mehr Würfel auf einmal geworfen wurden
condition-rolled-this-turn = du seit Beginn deines Zuges Sektionswürfel geworfen hast
condition-rolled-this-turn-not = du seit Beginn deines Zuges keine Sektionswürfel geworfen hast
condition-you-emptied-a-poi = du seit Beginn deines Zuges an einem Sonderziel alles gefunden hast
condition-you-emptied-a-poi-not = du seit Beginn deines Zuges an keinem Sonderziel alles gefunden hast
condition-acted-on-here = in dieser Erkundung in deinem Sektor eine Sonderaktion ausgeführt wurde
condition-acted-on-here-not = in dieser Erkundung in deinem Sektor keine Sonderaktion ausgeführt wurde
condition-here-is-one-of = dein Sektor das Biom { $biomes_any } hat
condition-here-is-one-of-not = dein Sektor das Biom { $biomes_any } nicht hat
condition-carrying = du den Marker „{ $marker }“ bei dir hast
condition-carrying-not = du den Marker „{ $marker }“ nicht bei dir hast
condition-poi-is-here = „{ $poi }“ in deinem Sektor liegt
condition-poi-is-here-not = „{ $poi }“ nicht in deinem Sektor liegt
condition-planet-has = der Planet das Biom { $biome } hat
condition-planet-has-not = der Planet das Biom { $biome } nicht hat
condition-morale-is-low = die Moral niedrig oder schlechter ist
condition-morale-is-low-not = die Moral besser als niedrig ist
condition-uniques-found-are = ihr mindestens { $count ->
        [one] 1 Einmalige Entdeckung
       *[other] { $count } Einmalige Entdeckungen
    } habt
condition-uniques-found-are-not = ihr { $count ->
        [one] keine Einmalige Entdeckung
       *[other] weniger als { $count } Einmalige Entdeckungen
    } habt
condition-morale-is = die Moral { $level_id ->
        [high] hoch
        [medium] mittel
        [low] niedrig
       *[very-low] sehr niedrig
    } ist
condition-morale-is-not = die Moral nicht { $level_id ->
        [high] hoch
        [medium] mittel
        [low] niedrig
       *[very-low] sehr niedrig
    } ist
condition-energy-is-at-least = mindestens { $count } Energie da ist
condition-energy-is-at-least-not = weniger als { $count } Energie da ist
condition-pooled-success-is-at-least = im Erfolgsvorrat mindestens { $count } sind
condition-pooled-success-is-at-least-not = im Erfolgsvorrat weniger als { $count } sind
condition-crew-with-rank = mindestens { $count ->
        [one] 1 Besatzungsmitglied
       *[other] { $count } Besatzungsmitglieder
    } Rang { $rank } oder höher { $count ->
        [one] hat
       *[other] haben
    }
condition-crew-with-rank-not = weniger als { $count } Besatzungsmitglieder Rang { $rank } oder höher haben
condition-names-on-the-wall = an der Gedenkwand mindestens { $count ->
        [one] 1 Name steht
       *[other] { $count } Namen stehen
    }
condition-names-on-the-wall-not = an der Gedenkwand weniger als { $count } Namen stehen
condition-serves = { $crew } auf dem Schiff dient
condition-serves-not = { $crew } nicht auf dem Schiff dient
condition-somebody-is-available = jemand aus der Sektion { $section } verfügbar ist
condition-somebody-is-available-not = niemand aus der Sektion { $section } verfügbar ist
condition-objective-is = das Ziel „{ $objective }“ ist
condition-objective-is-not = das Ziel nicht „{ $objective }“ ist
condition-objective-was-reached = das Ziel „{ $objective }“ erreicht wurde
condition-objective-was-reached-not = das Ziel „{ $objective }“ nicht erreicht wurde
condition-upgrade-is-installed = „{ $upgrade }“ auf der Brücke eingebaut ist
condition-upgrade-is-installed-not = „{ $upgrade }“ nicht auf der Brücke eingebaut ist
condition-tech-level = die Technikstufe { $count } oder höher ist
condition-tech-level-not = die Technikstufe niedriger als { $count } ist
condition-project-is-done = das Projekt „{ $card }“ abgeschlossen ist
condition-project-is-done-not = das Projekt „{ $card }“ nicht abgeschlossen ist
condition-landers-owned = ihr mindestens { $count } Lander habt
condition-landers-owned-not = ihr weniger als { $count } Lander habt
condition-visits-of = ihr „{ $planet }“ mindestens { $count }-mal besucht habt
condition-visits-of-not = ihr „{ $planet }“ weniger als { $count }-mal besucht habt
condition-explorations-without-death = in { $count ->
        [one] der letzten Erkundung
       *[other] den letzten { $count } Erkundungen
    } niemand gestorben ist
condition-explorations-without-death-not = in { $count ->
        [one] der letzten Erkundung
       *[other] den letzten { $count } Erkundungen
    } jemand gestorben ist
condition-returns-with-supplies = ihr mindestens { $count }-mal mit { $supplies } oder mehr Vorräten heimgekommen seid
condition-returns-with-supplies-not = ihr weniger als { $count }-mal mit { $supplies } oder mehr Vorräten heimgekommen seid
condition-returned-with-leads = ihr mit Hinweisen auf mindestens { $count ->
        [one] 1 Entdeckungsstapel
       *[other] { $count } Entdeckungsstapeln
    } von einem Planeten heimgekommen seid
condition-returned-with-leads-not = ihr nie mit Hinweisen auf { $count ->
        [one] 1 Entdeckungsstapel
       *[other] { $count } Entdeckungsstapeln
    } von einem Planeten heimgekommen seid
condition-situation-was-solved = die Situation „{ $situation }“ gelöst wurde
condition-situation-was-solved-not = die Situation „{ $situation }“ nicht gelöst wurde
condition-adrift-times = das Schiff mindestens { $count ->
        [one] einmal
       *[other] { $count }-mal hintereinander
    } trieb
condition-adrift-times-not = das Schiff weniger als { $count }-mal hintereinander trieb
condition-a-campaign-is-played = ihr die Kampagne spielt
condition-a-campaign-is-played-not = ihr nicht die Kampagne spielt
condition-flag-is-at-least = der Zähler „{ $flag }“ mindestens { $count } beträgt
condition-flag-is-at-least-not = der Zähler „{ $flag }“ weniger als { $count } beträgt
condition-gathered-discoveries-are = ihr mindestens { $count ->
        [one] 1 Entdeckung
       *[other] { $count } Entdeckungen
    } gesammelt habt
condition-gathered-discoveries-are-not = ihr weniger als { $count } Entdeckungen gesammelt habt

## Groups

group-crewmember = jedes Besatzungsmitglied
group-crewmember-here = jedes Besatzungsmitglied in diesem Sektor
group-other-here = jedes andere Besatzungsmitglied in deinem Sektor
group-crewmember-in = jedes Besatzungsmitglied in Sektor { $numbers_any }
group-crewmember-in-marked = jedes Besatzungsmitglied in einem Sektor mit dem Marker „{ $marker }“
group-crewmember-with-it = jedes Besatzungsmitglied im Sektor dieser Bedrohung
group-one-crewmember = ein Besatzungsmitglied nach Wahl
group-one-crewmember-here = ein Besatzungsmitglied nach Wahl in deinem Sektor
group-one-other-here = ein anderes Besatzungsmitglied nach Wahl in deinem Sektor
group-random-crewmember = ein zufälliges Besatzungsmitglied
group-crewmember-at-rest = das rastende Besatzungsmitglied

## Chapters of the rulebook

chapter-0 = Grundsätze
book-idea = Die Idee
meaning-assist = Den Würfelwurf eines anderen Besatzungsmitglieds unterstützen: mit einem Würfel vor dem Wurf, mit einer Karte danach oder mit beidem.
meaning-exert = Jederzeit: 1 Würfel opfern, der für diese Erkundung verloren ist, dann bis zu 5 erneuern.
meaning-prepare = Eine Aktion: eine Sektionskarte ziehen, für Würfelkombinationen würfeln oder beides.
meaning-spend = Ein verbrauchter Würfel wartet, bis eine Rast, eine Strapaze oder eine Karte ihn erneuert.
meaning-dice-check = Würfel wählen, werfen, ändern, was sie zeigen, und sehen, welches Ergebnis sie erreichen.
meaning-time-track = Er zählt auf etwas zu, und jeder Schritt der Zeit rückt ihn vor. Was auf seinen Feldern steht, geschieht.
meaning-accident = Das Symbol, das niemand will: Manche Aktionen gehen damit schief. Es zählt als kein anderes.
meaning-section-card = Wird bei einem Würfelwurf gespielt: Oben ändert sie Würfel, oder ihre Würfelkombination bringt etwas für das, was sie zeigen.
book-setup = Bevor es losgeht
book-round = Eine Runde: Züge, Ereignisse, Zeit
book-actions = Dein Zug: Aktionen
book-dice = Deine Würfel
book-checks = Würfelwürfe
book-cards = Karten, Fertigkeiten, Ausrüstung
book-danger = Gefahr und Verletzungen
book-threats = Bedrohungen, Missionen, Orte
book-finds = Hinweise und Entdeckungen
book-landing = Landung, Heimkehr, Tödliches All
book-ship = Das Schiff zwischen den Planeten
book-campaign = Die Kampagne
book-symbols = Symbole und Teile
book-single = Einzelne Karten
chapter-1 = Spielmaterial
chapter-2 = Begriffe
chapter-3 = Symbole
chapter-4 = Wer spielt, Sektionen, wer entscheidet
chapter-5 = Aufbau
chapter-6 = Tutorial
chapter-7 = Runde und Zug
chapter-8 = Aktionen
chapter-9 = Sektionswürfel: verbrauchen, opfern, Strapaze, erneuern
chapter-10 = Würfelwurf
chapter-11 = Sektionskarten
chapter-12 = Besatzung: Wandlungsfähigkeit, Fertigkeit, Ladungen
chapter-13 = Ereignisse
chapter-14 = Zeit-Tracks
chapter-15 = Lander und Landung
chapter-16 = Ausrüstung
chapter-17 = Gefahrenwürfel
chapter-18 = Entdeckungen
chapter-19 = Hinweise
chapter-20 = Bedrohungen
chapter-21 = Verletzungen
chapter-22 = Globale Bedingungen, Missionen, Sonderziele
chapter-23 = Beförderungskarten
chapter-24 = Ende einer Erkundung
chapter-25 = Tödliches All
chapter-26 = Einsätze, Geheimumschlag, Neubeginn
chapter-27 = Schiffsmanagement
chapter-29 = Einzelne Karten

## Rules

rule-V-CARD-01 = Eine Sektionskarte hat oben einen Effekt und unten eine Würfelkombination.
rule-V-CARD-02 = Der Effekt einer Sektionskarte darf nur zum angegebenen Zeitpunkt gespielt werden.
rule-V-CARD-04 = Gespielte und abgelegte Karten kommen auf den eigenen Ablagestapel.
rule-V-CARD-05 = Ist von einem leeren Stapel zu ziehen, wird der Ablagestapel zum neuen Stapel gemischt.
rule-V-CARD-06 = Der Stapel wird erst erneuert, wenn gezogen werden soll.
rule-V-CARD-07 = Sind Stapel und Ablagestapel leer, wird nichts gezogen.
rule-V-CARD-08 = Du darfst 2 Sektionskarten auf Rang 1 halten, 3 auf Rang 2, 4 auf Rang 3.
rule-V-CARD-09 = Eine Hand über dem Limit muss sofort verringert werden; so lange darf keine Karte gespielt werden.
rule-V-CARD-10 = Du wählst, welche Karten du ablegst, auch die neue.
rule-V-CARD-11 = Zieht ein Effekt mehrere Karten, wird das Limit nach allen geprüft.
rule-V-CARD-12 = Ein Sektionsstapel hat mindestens 10 Karten.
rule-V-CARD-15 = Alle Sektionskarten der Sektion stehen von Anfang an bereit, bis zum eigenen Rang.
rule-V-CARD-16 = Eine geopferte Sektionskarte ist für den Rest der Erkundung nicht mehr im Stapel.
rule-V-CARD-17 = Zu Beginn zieht jedes Besatzungsmitglied 2 Karten auf Rang 1, 3 auf Rang 2, 4 auf Rang 3.
rule-V-CHECK-0_1 = Einen Würfelwurf gibt es nur, wo sein Symbol oder eine Regel wie Vorbereiten ihn verlangt.
rule-V-CHECK-0_13 = Ein Würfel, der den Wurf-Pool verlässt, kommt in den Verbraucht-Pool, zu dem er gehört.
rule-V-CHECK-0_14 = Ein Würfel, der den Wurf-Pool verlassen hat, ist in diesem Wurf nicht mehr nutzbar.
rule-V-CHECK-0_6 = In einer Anforderung verbindet „+“, was alles nötig ist.
rule-V-CHECK-0_8 = „+“ bindet stärker als „/“, das Alternativen trennt.
rule-V-CHECK-0_9 = Ein Symbol erfüllt ein Symbol auf einem Würfel, eine Farbe ein ganzer Würfel.
rule-V-CHECK-10_1 = Bei einem Wurf mit Tracks wird jeder Marker auf einem Ergebnisfeld entfernt, und das Ergebnis tritt ein.
rule-V-CHECK-10_2 = Schritt 10: Das markierte Ergebnis tritt ein.
rule-V-CHECK-10_6 = Ein Ergebnis betrifft nur das aktive Besatzungsmitglied, außer der Text nennt andere.
rule-V-CHECK-10_7 = Entfernt ein Ergebnis die Karte, werden ihre übrigen Tracks nicht ausgeführt.
rule-V-CHECK-10_8 = Die Effekte eines Ergebnisses treten in der gedruckten Reihenfolge ein.
rule-V-CHECK-10_9 = „Dieser Sektor“ ist der Sektor der Karte, auch wenn du ihn während des Wurfs verlassen hast.
rule-V-CHECK-1_1 = Schritt 1: Wer am Zug ist, nimmt beliebig viele eigene verfügbare Würfel.
rule-V-CHECK-1_3 = Würfel im Verbraucht-Pool können für einen Würfelwurf nicht gewählt werden.
rule-V-CHECK-1_4 = Jedes andere Besatzungsmitglied im Sektor kann mit genau 1 verfügbaren Würfel unterstützen.
rule-V-CHECK-1_7 = Wer im selben Sektor ist, richtet sich nach dem Sektor des aktiven Besatzungsmitglieds.
rule-V-CHECK-2_1 = Schritt 2: Das aktive Besatzungsmitglied muss alle eigenen Verletzungswürfel dazulegen.
rule-V-CHECK-2_3 = Es kommen so viele Gefahrenwürfel dazu, wie die Aktion neben ihrem Namen zeigt.
rule-V-CHECK-2_4 = Reichen die Gefahrenwürfel nicht, werden sie für die fehlenden noch einmal geworfen.
rule-V-CHECK-3_1 = Schritt 3: Alle Würfel werden zugleich geworfen und bilden den Wurf-Pool.
rule-V-CHECK-4_1 = Schritt 4: Wer am Zug ist, darf Ausrüstung einsetzen, die während eines Würfelwurfs wirkt.
rule-V-CHECK-4_10 = Neuwürfe und Drehungen gelten nur für Sektionswürfel, außer sie nennen andere.
rule-V-CHECK-4_11 = Fertigkeiten für einen Würfelwurf werden in Schritt 4 eingesetzt.
rule-V-CHECK-4_4 = Jedes andere Besatzungsmitglied im Sektor kann mit höchstens 1 Sektionskarte unterstützen.
rule-V-CHECK-4_5 = Eine unterstützende Karte wirkt, als hätte das aktive Besatzungsmitglied sie gespielt.
rule-V-CHECK-4_7 = Schritt 4: Effekte, die Würfel ändern, dürfen nacheinander in beliebiger Folge eingesetzt werden.
rule-V-CHECK-4_8 = Einen Würfel auf ein gewünschtes Ergebnis drehen heißt, eine Seite zu wählen, die er wirklich hat.
rule-V-CHECK-4_9 = Ein auf ein genanntes Symbol gedrehter Würfel zeigt es, auch wenn er keine solche Seite hat.
rule-V-CHECK-5_1 = Schritt 5: Wer am Zug ist, darf Würfelkombinationen von Handkarten und der Globalen Bedingung nutzen.
rule-V-CHECK-5_10 = Ein Würfel mit zwei passenden Symbolen kann eine Kombination aus zweien allein erfüllen.
rule-V-CHECK-5_12 = Ein Effekt, der direkt zum Verbrauchen führt, überspringt die Schritte 6 bis 8; nur schon markierte Ergebnisse gelten.
rule-V-CHECK-5_2 = Eine Würfelkombination verbraucht die Würfel mit ihren Symbolen; ihre Sektionskarte wird dann abgelegt.
rule-V-CHECK-5_4 = Die Kombination der Globalen Bedingung darf beliebig oft genutzt werden, jedes Mal mit anderen Würfeln.
rule-V-CHECK-6_1 = Schritt 6 entfällt, wenn es weder Verletzungs- noch Gefahrenwürfel gibt.
rule-V-CHECK-6_10 = Am Ende von Schritt 6 kehren die Verletzungswürfel an die Spitze von Spalten deiner Wahl zurück, höchstens einer je Spalte.
rule-V-CHECK-6_14 = Wer am Zug ist, wählt die Reihenfolge mehrerer Gefahrenwürfel.
rule-V-CHECK-6_2 = Jeder Verletzungswürfel wird mit deinen Verletzungskarten von links nach rechts verglichen.
rule-V-CHECK-6_3 = Er kommt auf die erste offene, leere Verletzungskarte mit seinem Symbol, und dessen Effekt tritt ein.
rule-V-CHECK-6_4 = Eine Verletzungskarte nimmt in diesem Schritt nur einen Würfel auf.
rule-V-CHECK-6_5 = Ein Verletzungswürfel ohne passende leere Karte hat keine Wirkung.
rule-V-CHECK-6_6 = Wer am Zug ist, wählt die Reihenfolge der Verletzungswürfel.
rule-V-CHECK-6_9 = Nach den Verletzungswürfeln wird jeder Gefahrenwürfel in seiner Tabelle nachgesehen.
rule-V-CHECK-7_10 = Wer am Zug ist, wählt, welche Würfel zählen, solange die Anzahl die höchste ist.
rule-V-CHECK-7_11 = Ein sofortiger Effekt beendet den Würfelwurf: Alle Würfel werden verbraucht, und das genannte Ergebnis tritt ein.
rule-V-CHECK-7_12 = Nach einem sofortigen Effekt treten nur das genannte und damit verbundene Ergebnisse ein.
rule-V-CHECK-7_14 = „Wenn kein solches Symbol im Wurf-Pool ist“ wird geprüft, wenn es an der Reihe ist; ein Funke zählt auf Wunsch als dieses Symbol.
rule-V-CHECK-7_15 = Der erste Fortschritt legt einen Marker auf das linke Feld eines Tracks; jeder weitere schiebt ihn nach rechts.
rule-V-CHECK-7_16 = Ein Marker auf dem Ergebnisfeld rückt nicht weiter.
rule-V-CHECK-7_17 = Ein Rückschritt schiebt den Marker nach links; vom linken Feld wird er entfernt.
rule-V-CHECK-7_18 = Fortschritt auf Tracks bleibt zwischen Zügen und Besatzungsmitgliedern erhalten.
rule-V-CHECK-7_19 = Ein Sondereffekt, der etwas gibt, tritt sofort ein.
rule-V-CHECK-7_2 = Ein Sondereffekt der Globalen Bedingung gehört zu jedem Würfelwurf und kommt zuerst.
rule-V-CHECK-7_20 = Eine Bedingung, die keine Würfel verbraucht, kann keine Wandlungsfähigkeit erfüllen.
rule-V-CHECK-7_3 = Schritt 7: Sondereffekte werden Zeile für Zeile von links nach rechts ausgeführt.
rule-V-CHECK-7_4 = Ein Sondereffekt geschieht so oft, wie der Wurf-Pool ihn erfüllt; die gezählten Würfel werden verbraucht.
rule-V-CHECK-7_5 = Er muss so oft gezählt werden, wie die natürlichen Ergebnisse es erlauben.
rule-V-CHECK-7_6 = Funken und Wandlungsfähigkeiten dürfen mitgezählt werden, müssen aber nicht.
rule-V-CHECK-7_8 = Auf einem Würfel mit zwei Symbolen zählt jedes.
rule-V-CHECK-8_1 = Schritt 8 entfällt bei einem Wurf mit Tracks.
rule-V-CHECK-8_2 = Schritt 8: Die Zeilen werden von oben nach unten geprüft.
rule-V-CHECK-8_3 = Erfüllen Würfel des Wurf-Pools eine Zeile, werden sie verbraucht, und ihr Ergebnis wird markiert.
rule-V-CHECK-8_6 = Eine von natürlichen Ergebnissen erfüllte Zeile muss markiert werden; eine, die einen Funken oder eine Wandlungsfähigkeit braucht, darf man ablehnen.
rule-V-CHECK-8_8 = Ist keine Zeile erfüllt und gibt es keine rote, geschieht nichts.
rule-V-CHECK-9_1 = Schritt 9: Alle übrigen Sektionswürfel im Wurf-Pool werden verbraucht.
rule-V-COMP-53 = Brückenkarten sind Ziele, Sekundärziele, Brückenausbauten, Technikstufen und die Moral.
rule-V-COMP-61 = Anlagenausbauten verbessern die Krankenstation oder den Produktionskomplex.
rule-V-CONT-01 = Nach dem Startplaneten wird das Schiffsbuch aufgeschlagen, mit seinen Vorräten und dem „Warten ...“-Umschlag.
rule-V-CONT-09 = Nach dem Startplaneten wird ein Protokoll gelesen, dann beginnt das Schiffsmanagement auf der Brücke.
rule-V-CONV-1 = Eine Wandlungsfähigkeit lässt ein Basissymbol auf einem Würfel ihrer Farbe beim Verbrauchen für ihr Symbol stehen.
rule-V-CONV-3 = Das aktive Besatzungsmitglied darf seine Wandlungsfähigkeit und die getragener Ausrüstung nutzen.
rule-V-CONV-5 = Auf einen Würfel wirkt höchstens eine Wandlungsfähigkeit.
rule-V-CONV-6 = Wer unterstützt, kann seine Wandlungsfähigkeit nicht nutzen.
rule-V-CONV-7 = Das aktive Besatzungsmitglied darf die Würfel der Unterstützenden wandeln.
rule-V-CREW-01 = Ein Besatzungsmitglied hat eine Wandlungsfähigkeit, eine Fertigkeit und eine Anfangszahl an Ladungen.
rule-V-CREW-04 = Eine Fertigkeit darf für 1 Ladung eingesetzt werden, wann immer ihr Text es erlaubt.
rule-V-CREW-05 = Eine Fertigkeit wirkt nur auf ihr eigenes Besatzungsmitglied, außer sie sagt etwas anderes.
rule-V-CREW-06 = Die Zahl der Ladungen auf der Karte ist ein Anfang, kein Höchstwert.
rule-V-CREW-07 = Ladungen haben keine Obergrenze.
rule-V-CREW-08 = Ladungen werden zu Beginn einer Mission gelegt.
rule-V-DANGER-01 = Ein geworfener Gefahrenwürfel wird in der Tabelle seines Buchstabens nachgesehen.
rule-V-DANGER-02 = Ein Symbol, das nicht in der Tabelle steht, hat keine Wirkung.
rule-V-DANGER-03 = Gefahr trifft das Besatzungsmitglied, das gewürfelt hat.
rule-V-DANGER-05 = Gefahrenwürfel können gleich nach dem Wurf neu geworfen werden, bevor die Tabelle gilt.
rule-V-DANGER-13 = Ein erzwungener Verlust von Vorräten nimmt nicht mehr, als da ist.
rule-V-DEADLY-10 = Im Tödlichen All bringt eine vierte Verletzung keine Notevakuierung, sondern einen Wurf ums Leben.
rule-V-DEADLY-11 = Im Tödlichen All tötet eine vierte Verletzung, wer 3 oder weniger Sektionswürfel hat.
rule-V-DEADLY-12 = Sonst werden 3 Verletzungswürfel geworfen: 2 Schwere Schäden oder 1 Schwerer Schaden und 1 Schaden sind der Tod.
rule-V-DEADLY-13 = Wer den Wurf überlebt, opfert einen Würfel.
rule-V-DEADLY-14 = Das Spiel geht weiter, und die vierte Verletzungskarte wird nicht gelegt.
rule-V-DEADLY-15 = Die Würfel der Toten kommen in den Sektionsbehälter, ihre Ausrüstung ins Arsenal.
rule-V-DEADLY-16 = Die Erkundung geht ohne die Toten weiter.
rule-V-DEADLY-18 = Stirbt ein Besatzungsmitglied mit dem Startplättchen, gibt es sofort weiter, wer das Mitglied gespielt hat.
rule-V-DEADLY-19 = Im Tödlichen All gehen Entdeckungen nur verloren, wenn alle tot sind.
rule-V-DEADLY-21 = Im Tödlichen All sinkt die Moral für jeden Namen an der Gedenkwand.
rule-V-DEADLY-23 = Karten, Verletzungen und Ladungen der Toten kommen an ihre Plätze zurück.
rule-V-DECIDE-01 = Vor der ersten Runde entscheidet, wer die Aufklärung spielt, wer das Startplättchen erhält, auch wenn die Aufklärung nicht im Team ist.
rule-V-DECIDE-02 = Wer das Startplättchen hat, gibt es vor jeder späteren Runde weiter oder behält es.
rule-V-DECIDE-03 = Wer die Wissenschaft spielt, bestimmt, wer Karte oder Ladung eines Hinweises erhält, auch wenn die Wissenschaft nicht im Team ist.
rule-V-DECIDE-05 = Die Gruppe entscheidet, welche der beiden gezogenen Beförderungskarten sie behält.
rule-V-DECIDE-06 = Die Gruppe entscheidet, wer welche Ausrüstung trägt.
rule-V-DECIDE-08 = Was eine Situation auf der Brücke zur Wahl stellt, entscheidet, wer die Sicherheit spielt.
rule-V-DECIDE-09 = In welcher Reihenfolge die Sektionen Rekruten wählen, sagt, wer die Sicherheit spielt.
rule-V-DECIDE-10 = Wen eine Sektion nimmt, entscheidet, wer sie spielt.
rule-V-DECIDE-13 = Wer den Fortschritt ausgelöst hat, wählt die Reihenfolge der Zeit-Tracks.
rule-V-DECIDE-22 = Die Gruppe ordnet Situationen, die treffen, und Funde, die entladen werden, nach Belieben.
rule-V-DECIDE-23 = Der Sektionsspieler entscheidet, wer zum Außenteam gehört; mit mehreren Sektionen auch, welche geht.
rule-V-DECIDE-24 = Auf dem ersten Planeten beginnt ihr frei verteilt in Sektor 1 und 2, mit mindestens einem Besatzungsmitglied in jedem.
rule-V-DISC-01 = Es gibt fünf Arten von Entdeckungen, jede mit eigenem Stapel.
rule-V-DISC-02 = Zu Beginn werden die fünf Entdeckungsstapel getrennt gemischt.
rule-V-DISC-03 = Eine Entdeckung erhalten heißt, die oberste Karte ihres Stapels an Bord des Landers zu nehmen.
rule-V-DISC-04 = Bevor eine Entdeckung gezogen wird, verlassen alle Hinweise ihren Stapel.
rule-V-DISC-07 = Eine abgelegte Entdeckung kommt unter ihren Stapel.
rule-V-DISC-08 = Die Fähigkeit einer Entdeckung darf jederzeit während der Erkundung eingesetzt werden, außer die Karte sagt etwas anderes.
rule-V-DISC-09 = Manche Entdeckungen bewirken etwas, wenn sie auf dem Schiff entladen werden.
rule-V-DISC-10 = Eine auf dem Schiff erhaltene Entdeckung kommt direkt zu den Gesammelten Entdeckungen.
rule-V-DISC-11 = Entladene Entdeckungen liegen bei den Gesammelten Entdeckungen.
rule-V-DISC-12 = Eine Entdeckung bezahlt man, indem man sie aus den Gesammelten Entdeckungen in den Stapel ihrer Art zurücklegt.
rule-V-DISC-14 = Ist ein Entdeckungsstapel leer, erhält man nichts.
rule-V-DISC-16 = Entdeckungen im Lander gehören dem Team: Alle auf dem Planeten dürfen sie nutzen.
rule-V-END-01 = Eine Erkundung endet durch Starten, durch Notevakuierung oder wenn ein Protokoll oder eine Mission es sagt.
rule-V-END-02 = Beim Start wird das Startprotokoll des Planeten gelesen.
rule-V-END-03 = Bei der Notevakuierung wird das Evakuierungsprotokoll des Planeten gelesen.
rule-V-END-04 = Beendet ein Protokoll oder eine Mission die Erkundung, sagt sie, was folgt.
rule-V-END-05 = Die Notevakuierung tritt ein, wenn ein Besatzungsmitglied mit 3 Verletzungen eine vierte erhielte.
rule-V-END-06 = Die Notevakuierung rettet alle, wo auch immer sie sind.
rule-V-END-09 = Bei der Notevakuierung gehen alle Entdeckungen im Lander verloren, die nicht einmalig sind.
rule-V-END-10 = Die Notevakuierung bringt das Missionsfehlschlag-Plättchen.
rule-V-END-11 = Der Start lässt zurück, wer nicht im Lander-Sektor ist.
rule-V-END-12 = Ein totes Besatzungsmitglied verlässt seine Ranghülle für immer.
rule-V-END-13 = Die Verletzungen der Toten kommen in den Verletzungsstapel zurück.
rule-V-END-15 = Was am Ende der Erkundung noch auszuführen wäre, entfällt.
rule-V-ENV-01 = Der Geheimumschlag wird nur geöffnet, wenn ein Protokoll es sagt.
rule-V-ENV-04 = Einmal geöffnet, ersetzen die fortgeschrittenen Ereignisse den üblichen Ereignisstapel, außer das Protokoll sagt etwas anderes.
rule-V-EQUIP-01 = Ausrüstung ist klein, persönlich, Missionsausrüstung oder deren Ausbau.
rule-V-EQUIP-02 = Ausrüstung im Arsenal kann mitgenommen werden, nicht verfügbare nicht.
rule-V-EQUIP-03 = Jedes Besatzungsmitglied darf 1 kleine Ausrüstung mitnehmen; sie braucht keinen Platz.
rule-V-EQUIP-05 = Ein Ausbau geht nur mit seiner Missionsausrüstung mit und braucht keinen Platz.
rule-V-EQUIP-07 = Ausrüstung mit Sektionssymbol ist nur für Besatzungsmitglieder dieser Sektion.
rule-V-EQUIP-08 = Ausrüstung ohne Sektionssymbol wechselt frei zwischen Besatzungsmitgliedern im selben Sektor.
rule-V-EQUIP-09 = Was du trägst, kannst du in deinem Zug nutzen, außer der Text sagt etwas anderes.
rule-V-EQUIP-12 = Manche Missionsausrüstung legt ein Plättchen auf den Planeten.
rule-V-EQUIP-13 = Ein Plättchen auf dem Planeten dient dem ganzen Team, gleich welches Sektionssymbol es hat.
rule-V-EQUIP-14 = Ein Plättchen auf dem Planeten kann nicht durch neues Legen versetzt werden.
rule-V-EQUIP-15 = Abgelegte Ausrüstung kommt ins Arsenal zurück.
rule-V-EQUIP-17 = Kosten vor einem Doppelpunkt werden vor dem Effekt bezahlt.
rule-V-EQUIP-18 = Eine Wandlungsfähigkeit getragener Ausrüstung wirkt wie die eigene.
rule-V-EVENT-01 = Am Ende jedes Zugs deckt das Besatzungsmitglied die oberste Ereigniskarte auf.
rule-V-EVENT-02 = Ein leerer Ereignisstapel wird aus seinem gemischten Ablagestapel erneuert.
rule-V-EVENT-03 = Die Biome des Ereignisses werden mit allen Biomen im Sektor verglichen, auch denen der Sonderzielkarte.
rule-V-EVENT-04 = Ist ein Biom des Ereignisses in deinem Sektor, tritt der Haupteffekt ein.
rule-V-EVENT-05 = Ist kein Biom des Ereignisses in deinem Sektor, tritt der Nebeneffekt ein.
rule-V-EVENT-08 = Ein ausgeführtes Ereignis kommt auf den Ablagestapel der Ereignisse.
rule-V-EVENT-12 = Zwei Ereignisse werden nacheinander ausgeführt.
rule-V-EVENT-13 = Biome des Plans zählen auch unter einer Sonderzielkarte; die einer verdeckten Sonderzielkarte nicht.
rule-V-EXERT-01 = Jedes Besatzungsmitglied kann jederzeit Strapaze wählen, wer auch am Zug ist.
rule-V-EXERT-03 = Bei Strapaze opferst du 1 Würfel deiner Wahl und erneuerst dann bis zu 5.
rule-V-EXERT-04 = Der Preis der Strapaze kann „Erschöpft“ sein; erneuert wird trotzdem.
rule-V-EXERT-05 = Strapaze geht, bevor ein Effekt ausgeführt wird, auch zwischen Ziehen und Ausführen eines Ereignisses.
rule-V-EXERT-08 = Wäre „Erschöpft“ deine vierte Verletzung, wird nichts erneuert: Es folgt die Notevakuierung.
rule-V-GEN-01 = Was auf einer Karte, einem Plan oder in einem Protokoll steht, geht der allgemeinen Regel vor.
rule-V-GEN-02 = Ihr gewinnt und verliert gemeinsam, und alles im Spiel ist für alle offen.
rule-V-GEN-05 = Eine Wahl, die eine Karte bietet, trifft, wer das betroffene Besatzungsmitglied spielt.
rule-V-GEN-06 = Eine Möglichkeit, deren Kosten nicht vollständig bezahlt werden können, kann nicht gewählt werden.
rule-V-GEN-08 = Für ein zufälliges Besatzungsmitglied wird der W10 für jedes infrage kommende geworfen; das niedrigste Ergebnis trifft es.
rule-V-GEN-09 = Bei Gleichstand der niedrigsten W10-Ergebnisse wird nur für die Betroffenen noch einmal gewürfelt.
rule-V-GEN-10 = Der W10 zeigt die Werte 0 bis 9.
rule-V-GEN-11 = Eine abgelegte Karte mit Nummer kommt an ihren Platz zurück und kann wieder ins Spiel kommen.
rule-V-GEN-15 = Was aus dem Spiel entfernt ist, bleibt bis zum Ende der Kampagne unerreichbar.
rule-V-GEN-17 = Einen Track zurücksetzen heißt, sein Plättchen zu entfernen; der nächste Fortschritt beginnt wieder ganz links.
rule-V-GLOBAL-01 = Genau eine Globale Bedingung gilt: die Karte oder, wenn keine liegt, die gedruckte.
rule-V-GLOBAL-03 = Eine Globale Bedingung kann Würfelkombination, Sondereffekt, Sonderaktion oder Zeit-Track hinzufügen.
rule-V-GLOBAL-04 = Die Würfelkombination der Globalen Bedingung darf in einem Wurf beliebig oft genutzt werden.
rule-V-GLOBAL-06 = Eine neue Globale Bedingung ersetzt die vorige, die mit ihren Plättchen abgelegt wird.
rule-V-GLOBAL-07 = Wird die Karte der Globalen Bedingung abgelegt, gilt wieder die gedruckte.
rule-V-ICON-11 = Ein Funke ist ein Joker: Er steht für ein Symbol deiner Wahl, auch wenn der Würfel keine solche Seite hat.
rule-V-ICON-12 = Ein Funke ist nie ein Unfall.
rule-V-ICON-14 = Mehrere beliebige gleiche Symbole müssen alle mit demselben Symbol erfüllt werden.
rule-V-ICON-17 = Ein Basissymbol kann ein beliebiges gleiches Symbol erfüllen.
rule-V-ICON-20 = Das Symbol mit drei Farben meint einen Sektionswürfel beliebiger Farbe.
rule-V-ICON-21 = Ein rotes, grünes oder blaues Würfelsymbol meint einen Sektionswürfel dieser Farbe.
rule-V-ICON-31 = Was ein Verletzungssymbol bewirkt, sagt nur die Verletzungskarte, zu der es passt.
rule-V-ICON-40 = Es gibt 13 Biome.
rule-V-ICON-41 = Ein Biom hat keine eigene Regel: Es zählt für Ereignisse und dort, wo eine Karte es nennt.
rule-V-ICON-50 = Keine Bewegung: Aus diesem Sektor kann niemand reisen oder hinausbewegt werden.
rule-V-ICON-51 = „Keine Bewegung“ verhindert nicht, dass ein Effekt jemanden anderswo platziert.
rule-V-ICON-52 = „Keine Bewegung“ gilt, wenn das Symbol irgendwo im Sektor zu sehen ist.
rule-V-ICON-53 = Eine Karte mit „Keine Sicherung“ wird nicht verzeichnet; sie verlässt den Planeten mit euch.
rule-V-ICON-54 = Ein Finales Sonderziel zeigt einen Sektor, in dem es nichts mehr zu erkunden gibt.
rule-V-ICON-55 = „Wichtig“ hat keine eigene Wirkung; andere Regeln können danach fragen.
rule-V-ICON-56 = In einem Sektor mit Lander-Symbol darf der Lander landen.
rule-V-ICON-57 = Für jedes Erfolgssymbol erhaltet ihr ein Erfolgsplättchen.
rule-V-ICON-64 = Energie kostet das Schiff, was es fliegt, besucht und scannt.
rule-V-ICON-65 = Das Befehlssymbol steht für ein Befehlsplättchen.
rule-V-INJ-01 = Eine Verletzungskarte kommt offen auf das erste leere Verletzungsfeld von links.
rule-V-INJ-02 = Zu einer Verletzung kommt ein Verletzungswürfel, oben auf eine Spalte deiner Wahl ohne einen.
rule-V-INJ-03 = Ein Sektionswürfel im Weg rückt mit den unteren ein Feld hinunter.
rule-V-INJ-04 = Bevor ein Verletzungswürfel die Würfel seiner Spalte hinunterschiebt, dürfen sie umgeordnet werden.
rule-V-INJ-05 = Ein aus der Spalte geschobener Sektionswürfel kommt in den Verbraucht-Pool.
rule-V-INJ-06 = Ist keine Verletzungskarte einer Art mehr da, erhältst du stattdessen „Verwundet“.
rule-V-INJ-07 = Ist auch kein „Verwundet“ mehr da, wird eine andere Verletzung zufällig genommen.
rule-V-INJ-08 = Hat jede Spalte einen Verletzungswürfel, erhältst du nur die Karte.
rule-V-INJ-09 = Eine Spalte hat höchstens einen Verletzungswürfel.
rule-V-INJ-10 = Ein entfernter Verletzungswürfel kommt in den Vorrat zurück.
rule-V-INJ-11 = Eine entfernte Verletzungskarte kommt in den Verletzungsstapel zurück.
rule-V-INJ-12 = Verletzungskarte und -würfel sind unabhängig: Was das eine entfernt, lässt das andere.
rule-V-INJ-13 = Die anderen Verletzungskarten bleiben auf ihren Feldern.
rule-V-INJ-14 = Eine verdeckte Verletzungskarte nimmt keine Verletzungswürfel auf.
rule-V-INJ-15 = Eine verdeckte Verletzungskarte zählt weiter als Verletzung.
rule-V-INJ-16 = Ein Besatzungsmitglied hat Platz für 3 Verletzungen.
rule-V-INJ-17 = Eine vierte Verletzung bringt die Notevakuierung, im Tödlichen All einen Wurf ums Leben.
rule-V-INJ-18 = Die vierte Verletzungskarte selbst wird nicht gelegt.
rule-V-INJ-19 = Die Zahl der Verletzungen ist die Zahl der Karten, nicht der Würfel.
rule-V-INJ-21 = Niemand hat mehr als 3 Verletzungswürfel; die in einem Wurf zählen mit.
rule-V-KC-INJ-04 = „Verbrannt“: Bis zum Ende des Wurfs zählen Basissymbole als Unfälle und können nicht gewandelt werden.
rule-V-KC-MOD-04 = Wer im Lander-Sektor oder daneben ist, darf beim Rasten oder Vorbereiten 1 Karte mehr ziehen.
rule-V-KC-THR-01 = Diese Bedrohung wirft den W10: Bei 0 bis 4 geht sie in den verbundenen Sektor mit der kleinsten Nummer, bei 5 bis 9 in den mit der größten.
rule-V-KC-THR-02 = Solange sich diese Bedrohung versteckt, ist sie nicht auf dem Plan: Sie bewegt sich nicht, und ihr Angriff trifft ein zufälliges Besatzungsmitglied.
rule-V-LAND-01 = Ein Lander hat Panzerung, Sensoren und Wendigkeit.
rule-V-LAND-05 = Für den Platz im Lander zählen Entdeckungen und Einmalige Entdeckungen zusammen.
rule-V-LAND-06 = Struktur-Mods erhöhen einen Wert des Landers.
rule-V-LAND-07 = Versorgungs-Mods helfen während der Erkundung oder geben dem Lander mehr Platz.
rule-V-LAND-10 = Eine Landung beginnt mit dem Protokoll der Einsatzbesprechung.
rule-V-LAND-11 = Für jeden Schritt einer Landung wird der W10 geworfen, und die Tabelle sagt, was geschieht.
rule-V-LAND-12 = Die Werte des Landers verringern, was eine Landung kostet, nie unter 0.
rule-V-LAND-13 = Während einer Landung ist Strapaze möglich.
rule-V-LAND-14 = Bei einer Landung erhaltene Verletzungen bleiben.
rule-V-LAND-15 = Die Entscheidungen einer Landung trifft die Gruppe.
rule-V-LAND-16 = Eine Notevakuierung während der Landung beendet die Mission sofort.
rule-V-LAND-17 = Ein beschädigter Lander kann erst wieder gewählt werden, wenn er repariert ist.
rule-V-LAND-18 = Eine Landungskarte nennt Biome, häufige Symbole, die Landegefahr und den empfohlenen Wert.
rule-V-LEAD-01 = Zu Beginn sind alle Hinweise im Beutel.
rule-V-LEAD-02 = Hinweise erhalten heißt, so viele zufällig aus dem Beutel zu ziehen.
rule-V-LEAD-03 = Hinweise werden einzeln in beliebiger Reihenfolge auf den Stapel ihrer Art gelegt.
rule-V-LEAD-05 = Sind zu wenige Hinweise im Beutel, erhaltet ihr die vorhandenen.
rule-V-LEAD-07 = „+1 Karte“: Wer die Wissenschaft spielt, nennt ein Besatzungsmitglied, das 1 Sektionskarte zieht.
rule-V-LEAD-08 = „+1 Ladung“: Wer die Wissenschaft spielt, nennt ein Besatzungsmitglied, das 1 Ladung erhält.
rule-V-LEAD-09 = Ergeben die Hinweise auf einem Stapel 3 oder mehr, werden sie entfernt, und ihr erhaltet die oberste Entdeckung.
rule-V-LEAD-10 = Entfernte Hinweise kommen neben den Beutel, die mit Rückgabesymbol hinein.
rule-V-LEAD-13 = Alle Hinweise eines Erhalts werden gezogen, bevor der erste gelegt wird.
rule-V-LEAD-14 = Der Text eines Hinweises gilt, bevor die Summe geprüft wird.
rule-V-LIFT-01 = Nur ein Besatzungsmitglied im Lander-Sektor darf Starten wählen.
rule-V-LIFT-02 = Alle anderen müssen dem Start zustimmen.
rule-V-LIFT-03 = Der Start beendet die Erkundung sofort, und das Startprotokoll wird gelesen.
rule-V-LIFT-04 = Wer beim Start nicht im Lander-Sektor ist, bleibt zurück und stirbt.
rule-V-LIFT-06 = Zum Start wird nur gefragt, wer ein lebendes Besatzungsmitglied auf dem Planeten hat.
rule-V-LIFT-07 = Ohne Lander-Sektor gibt es kein Starten.
rule-V-MISSION-01 = Jede Erkundung hat eine oder mehrere Missionen.
rule-V-MISSION-02 = Die meisten Missionen sind erfüllt, wenn ein Protokoll oder eine Karte es sagt.
rule-V-MISSION-03 = Ist das Ziel einer Mission erreicht, dürft ihr sie abschließen.
rule-V-MISSION-04 = Eine Mission wird vor oder nach einer Aktion abgeschlossen, nicht währenddessen.
rule-V-MISSION-05 = Eine abgeschlossene Mission ist erfüllt; eine am Ende noch offene ist gescheitert, außer sie ist optional.
rule-V-OPS-05 = Ein eigenständiger Einsatz ist eine einzelne Erkundung ohne Schiffsmanagement danach: Jede Sektion bringt einen zufälligen Rekruten von Rang 2 und 8 Würfel ihrer Wahl aus der Schachtel mit.
rule-V-PLAYER-02 = Alle vier Sektionen sind im Spiel, jede von genau einer Person geführt.
rule-V-PLAYER-03 = Wer allein spielt, führt alle 4 Sektionen.
rule-V-PLAYER-06 = Zu viert führen alle je 1 Sektion.
rule-V-PLAYER-07 = Ihr einigt euch frei, wer welche Sektion führt.
rule-V-PLAYER-08 = Wie viele und wer mitspielt, darf sich von Sitzung zu Sitzung ändern.
rule-V-PLAYER-09 = Ändert sich die Gruppe, werden die Sektionen neu verteilt, bevor es weitergeht.
rule-V-PLAYER-10 = Ein Außenteam braucht mindestens 2 Besatzungsmitglieder aus verschiedenen Sektionen.
rule-V-PLAYER-12 = Auf dem ersten Planeten hat das Außenteam zu zweit oder allein 2 Besatzungsmitglieder, zu dritt 3, zu viert 4.
rule-V-PLAYER-13 = Auf spätere Planeten schicken alle, die mitspielen, je ein Besatzungsmitglied; wer allein spielt, 2 bis 4 aus verschiedenen Sektionen.
rule-V-POI-01 = Ein Sonderziel ersetzen heißt, alle Sonderzielkarten des Sektors abzulegen und die neue zu legen.
rule-V-POI-02 = Eine Karte ersetzt ein gedrucktes Sonderziel, indem sie darauf liegt.
rule-V-POI-03 = Eine obenauf gelegte Sonderzielkarte lässt die unteren im Sektor.
rule-V-POI-04 = Eine neue Sonderzielkarte lässt ablegen, was auf dem verdeckten oder ersetzten Sonderziel liegt.
rule-V-POI-05 = Marker und Plättchen, die direkt im Sektor liegen, bleiben.
rule-V-POI-06 = Wird die oberste Sonderzielkarte abgelegt, ist das Untere wieder sichtbar, mit leeren Tracks.
rule-V-POI-07 = Eine nicht verfügbare Sonderzielkarte wird durch die leere ersetzt.
rule-V-PREP-01 = Beim Vorbereiten ziehst du eine Sektionskarte, machst einen Würfelwurf oder beides in beliebiger Folge.
rule-V-PREP-02 = Nach dem Ziehen legst du sofort bis zu deinem Sektionskartenlimit ab.
rule-V-PREP-05 = Der Würfelwurf beim Vorbereiten hat keine Zeilen und keine Gefahrenwürfel; er dient den Würfelkombinationen.
rule-V-QUICK-04 = Das Startprotokoll wird gelesen, bevor die Sektionen gewählt werden.
rule-V-QUICK-06 = Jede Sektion zieht 3 zufällige Rekruten und behält 2.
rule-V-QUICK-07 = Behaltene Besatzungsmitglieder bekommen eine Ranghülle ihrer Sektion.
rule-V-QUICK-08 = Eines der beiden Besatzungsmitglieder geht mit dem Außenteam, das andere rastet.
rule-V-QUICK-10 = Jede Sektion beginnt mit 5 Würfeln.
rule-V-QUICK-13 = Jedes Besatzungsmitglied nutzt die 10 gemischten Startkarten seiner Sektion.
rule-V-QUICK-18 = Auf dem Startplaneten bilden 5 Tutorial-Ereignisse den Ereignisstapel.
rule-V-QUICK-19 = Auf dem Startplaneten beginnt ihr in Sektor 1 und 2, mindestens ein Besatzungsmitglied in jedem.
rule-V-QUICK-22 = Auf dem Startplaneten gibt es keine Ladungen.
rule-V-QUICK-23 = Die Mission wird vorgelesen, dann zieht jedes Besatzungsmitglied seine Startkarten.
rule-V-QUICK-24 = Das erste Protokoll wird gelesen, und die erste Runde beginnt.
rule-V-QUICK-25 = Der Startplanet hat keine Bedrohungen, Entdeckungen, Hinweise, Ausrüstung, Fertigkeiten und Ladungen; Effekte damit tun nichts.
rule-V-QUICK-27 = Die Erleichterungen des Tutorials gelten auch auf dem Startplaneten, doch Ereignisse werden vom ersten Zug an gezogen.
rule-V-RANK-01 = Eine Beförderungskarte nennt ein Ziel für das Team.
rule-V-RANK-02 = Sobald ihr Ziel erreicht ist, ist die Beförderungskarte abgeschlossen.
rule-V-RANK-03 = Eine abgeschlossene Beförderungskarte bleibt es.
rule-V-RANK-05 = Eine Beförderungskarte zeigt, wie viele Erfolgsplättchen eine Beförderung von Rang 1 und von Rang 2 braucht.
rule-V-REFRESH-01 = Einen Würfel erneuern heißt, ihn aus dem Verbraucht-Pool auf ein freies Feld seiner Farbe zu legen.
rule-V-REFRESH-02 = Ein Würfel ohne freies Feld bleibt im Verbraucht-Pool.
rule-V-REFRESH-03 = Ein Würfel, der auf deine Tafel zurückkommt und kein Feld findet, kommt in den Verbraucht-Pool.
rule-V-REFRESH-05 = Eine Spalte hat 3 Felder auf Rang 1, 4 auf Rang 2, 5 auf Rang 3.
rule-V-REFRESH-07 = Die Zahl beim Erneuern ist eine Höchstzahl: Du darfst weniger erneuern.
rule-V-REFRESH-08 = Ein Verletzungswürfel belegt das oberste Feld seiner Spalte.
rule-V-RESET-02 = Um das Tutorial noch einmal zu spielen, werden seine Stapel wieder zusammengestellt.
rule-V-RESET-03 = Vermerke im Logbuch bleiben, bis eine neue Kampagne sie löscht.
rule-V-REST-01 = Rasten kostet 1 Vorrat; ohne Vorräte kann niemand rasten.
rule-V-REST-02 = Beim Rasten erneuerst du bis zur Hälfte deiner Sektionswürfel, aufgerundet.
rule-V-REST-04 = Du wählst, welche Würfel erneuert werden, und darfst weniger erneuern.
rule-V-REST-05 = Nach dem Erneuern ziehst du 1 Sektionskarte und legst bis zum Limit ab.
rule-V-SAC-01 = Einen Würfel opfern heißt, einen verfügbaren oder verbrauchten Sektionswürfel in den Sektionsbehälter zurückzulegen.
rule-V-SAC-04 = Mit 3 oder weniger Sektionswürfeln erhältst du statt des Opfers die Verletzung „Erschöpft“.
rule-V-SAC-05 = Sind alle deine Würfel im Wurf-Pool, erhältst du statt des Opfers „Erschöpft“.
rule-V-SAC-06 = Hast du keinen Würfel der zu opfernden Farbe, erhältst du stattdessen „Erschöpft“.
rule-V-SAC-08 = Eine Sektionskarte opfern heißt, sie in den Sektionsbehälter zurückzulegen.
rule-V-SAC-09 = Für jeden Würfel, der nicht geopfert werden kann, gibt es genau ein „Erschöpft“.
rule-V-SETUP-13 = Die Situationen 1 bis 10 sind von Anfang an möglich.
rule-V-SETUP-14 = Manche Situationen warten unter den Zukünftigen Situationen, bis die Geschichte sie bringt.
rule-V-SETUP-40 = Eine Kampagne kann mit dem Tutorial beginnen und mit denselben Leuten weitergehen.
rule-V-SETUP-41 = Eine Kampagne kann mit einem Schnellstart und eigener Besatzung beginnen.
rule-V-SHIP-ADDON-2 = Die Zusatzanlage zu besuchen, kostet 1 Befehlsplättchen.
rule-V-SHIP-ADDON-3 = In der Zusatzanlage wird eine der gebauten Karten genutzt.
rule-V-SHIP-ASSIGN-1 = Nur verfügbare Besatzungsmitglieder können eingeteilt werden.
rule-V-SHIP-ASSIGN-2 = Wer eingeteilt wird, kommt sofort zur Rastenden Besatzung.
rule-V-SHIP-ASSIGN-3 = Das letzte verfügbare Besatzungsmitglied einer Sektion kann nicht eingeteilt werden.
rule-V-SHIP-BARRACKS-1 = Wer Rang 2 oder 3 hat, kann die Sektion wechseln und verliert einen Rang.
rule-V-SHIP-BARRACKS-10 = Jede Sektion nimmt einen Rekruten, der Rang 1 bekommt und verfügbar ist.
rule-V-SHIP-BARRACKS-12 = Eine Sektion ohne freie Hülle kann jemanden mit Rang 1 entlassen, um einen Rekruten zu nehmen.
rule-V-SHIP-BARRACKS-5 = Wer nicht auf der Krankenstation liegt, kann entlassen werden.
rule-V-SHIP-BARRACKS-6 = Ein Besatzungsmitglied mit Rang 3 bildet eines mit Rang 1 derselben Sektion aus; dann rasten beide.
rule-V-SHIP-BARRACKS-9 = Für die Auswahl werden zufällige Rekruten ausgelegt, bei guter Moral mehr.
rule-V-SHIP-BEGIN-1 = Ein Planet mit Planetenarchivbogen liegt so da, wie er verlassen wurde.
rule-V-SHIP-BEGIN-6 = Der Lander landet in einem beliebigen Sektor mit seinem Symbol, wenn das erste Protokoll nichts anderes sagt.
rule-V-SHIP-BEGIN-7 = Alle beginnen im Lander-Sektor, wenn das erste Protokoll nichts anderes sagt.
rule-V-SHIP-BRIDGE-1 = Wartende Brückenkarten werden eingebaut.
rule-V-SHIP-BRIDGE-12 = Das Ziel zeigt, wie viele neue Situationen aufgedeckt werden; sie treffen euch erst später.
rule-V-SHIP-BRIDGE-17 = Jede Technikstufe gibt 1 Energie mehr als die davor.
rule-V-SHIP-BRIDGE-19 = Eine Situation, von der nichts bezahlt werden kann, wartet bis zur nächsten Brücke.
rule-V-SHIP-BRIDGE-2 = Eine neue Brückenkarte nimmt den Platz der alten ein.
rule-V-SHIP-BRIDGE-3 = Das Ziel zeigt, wie viele Befehlsplättchen ihr bekommt.
rule-V-SHIP-BRIDGE-6 = Moral und Brückenausbauten verändern die Vorräte.
rule-V-SHIP-BRIDGE-9 = Situationen, die niemand gelöst hat, treffen euch auf der Brücke.
rule-V-SHIP-DEBRIEF-10 = Alle Erfolgsplättchen kommen in den Erfolgsvorrat.
rule-V-SHIP-DEBRIEF-11 = Einmal je Schiffsmanagement kann jede Sektion einen Würfel zurückgeben, für zusammen 4 Erfolgsplättchen.
rule-V-SHIP-DEBRIEF-13 = Ein neuer Würfel für jede Sektion kostet so viele Erfolgsplättchen, wie eine Sektion Würfel hat.
rule-V-SHIP-DEBRIEF-15 = Wer mit Rang 2 oder 3 die Ausbildung übernimmt, macht neue Würfel um 1 oder 2 billiger.
rule-V-SHIP-DEBRIEF-18 = Würfel werden in beliebiger Reihenfolge gekauft und verkauft.
rule-V-SHIP-DEBRIEF-2 = Wer die Erfolgsplättchen für den eigenen Rang erreicht hat, wird befördert.
rule-V-SHIP-DEBRIEF-20 = Ein neuer Würfel kann jeder Würfel der Schachtel sein.
rule-V-SHIP-DEBRIEF-7 = Rang 3 ist der höchste.
rule-V-SHIP-DOCK-1 = Die Mission ist gescheitert, wenn noch eine Missionskarte offen ist oder das Missionsfehlschlag-Plättchen da ist.
rule-V-SHIP-DOCK-2 = Ist die Mission gescheitert, wird niemand befördert, und die Moral sinkt.
rule-V-SHIP-DOCK-4 = Was der Lander nicht fasst, wird abgelegt, aber nie eine Einmalige Entdeckung.
rule-V-SHIP-FACILITY-1 = Eine Anlage zu besuchen, kostet 1 Befehlsplättchen.
rule-V-SHIP-FACILITY-3 = Die Anlagen sind Forschungslabor, Produktionskomplex, Besatzungsunterkünfte, Lageraum und Zusatzanlage.
rule-V-SHIP-FLOW-1 = Nach einer Erkundung: Andocken, Nachbesprechung, Entladen, Krankenstation, Gedenkwand, Sicherungspunkt.
rule-V-SHIP-FLOW-2 = Vor einer Erkundung: Brücke, Sternenkarte, Anlagen, Hangar, Missionsstart.
rule-V-SHIP-HANGAR-1 = Wartende Lander kommen in den Hangar.
rule-V-SHIP-HANGAR-2 = Ist der Hangar voll, wird ein Lander aufgegeben, aber nie der einfache.
rule-V-SHIP-HANGAR-3 = Wartende Mods kommen in den Hangar; ist er voll, wird eine aufgegeben.
rule-V-SHIP-HANGAR-5 = Ein beschädigter Lander kann gegen Bezahlung repariert werden.
rule-V-SHIP-HANGAR-6 = Eine Reparatur kostet 2 Gesammelte Entdeckungen beliebiger Art.
rule-V-SHIP-HANGAR-7 = Wählt einen Lander, der nicht beschädigt ist.
rule-V-SHIP-HANGAR-8 = Mods kommen auf Plätze ihrer Art, je eine.
rule-V-SHIP-LAB-1 = Wartende Forschungsprojekte kommen auf freie Plätze des Labors.
rule-V-SHIP-LAB-2 = Ein Forschungsprojekt wird abgeschlossen, indem man seine Kosten in Entdeckungen bezahlt.
rule-V-SHIP-LAB-3 = Projekte mit demselben Stichwort können in einem Besuch abgeschlossen werden.
rule-V-SHIP-LAB-4 = Projekte werden mit Gesammelten Entdeckungen bezahlt, die in ihre Stapel zurückkommen.
rule-V-SHIP-LAB-7 = Abgeschlossene Projekte werden umgedreht, in beliebiger Reihenfolge gelesen und verlassen das Spiel.
rule-V-SHIP-LAB-8 = Laborarbeit: Leute mit den Symbolen eines Platzes schließen auch sein Projekt ab, zum vollen Preis.
rule-V-SHIP-LAUNCH-13 = Hat eine Farbe mehr Würfel als Plätze, sagt ihr, welche zurückbleiben.
rule-V-SHIP-LAUNCH-14 = Alle stellen einen Sektionsstapel zusammen und mischen ihn.
rule-V-SHIP-LAUNCH-15 = Alle beginnen mit den Ladungen, die auf der Karte stehen.
rule-V-SHIP-LAUNCH-16 = Alle können eine kleine Ausrüstung aus dem Arsenal nehmen.
rule-V-SHIP-LAUNCH-17 = Der Lander fasst eine bestimmte Zahl persönlicher und Missionsausrüstung.
rule-V-SHIP-LAUNCH-20 = Die Vorräte beginnen beim Wert des Landers.
rule-V-SHIP-LAUNCH-6 = Sind es zu wenige, kann jede Sektion einen zufälligen Rekruten nehmen; ein Kästchen eines Protokolls wird angekreuzt.
rule-V-SHIP-LAUNCH-7 = Ab dem zweiten Mal verliert auch jede Sektion einen Würfel.
rule-V-SHIP-LAUNCH-9 = Ist das letzte dieser Kästchen angekreuzt, ist die Kampagne verloren.
rule-V-SHIP-LEAVE-3 = Sonderziel- und Bedrohungskarten mit „Keine Sicherung“ verlassen mit euch den Planeten.
rule-V-SHIP-LEAVE-6 = Wird der Planet verlassen, kommen alle Hinweise zurück in den Beutel.
rule-V-SHIP-LEAVE-8 = Wenn ihr den Planeten verlasst, kommen Plättchen, Marker und Würfel in die Schachtel.
rule-V-SHIP-MEDBAY-1 = Wartende Ausbauten der Krankenstation werden eingebaut.
rule-V-SHIP-MEDBAY-11 = Sind alle Kojen einer Art belegt, gilt die leichteste freie, die schwerer ist.
rule-V-SHIP-MEDBAY-12 = Ist keine ebenso schwere oder schwerere Koje frei, stirbt das Besatzungsmitglied.
rule-V-SHIP-MEDBAY-13 = Auf der Krankenstation kommen Verletzungskarten in ihren Stapel zurück.
rule-V-SHIP-MEDBAY-14 = Wer in einer kritischen Koje liegt, macht einen Überlebenswurf mit Verletzungswürfeln.
rule-V-SHIP-MEDBAY-18 = Die Gruppe sagt, in welcher Reihenfolge die Verletzten aufgenommen werden.
rule-V-SHIP-MEDBAY-21 = Eine Koje weiter heißt: irgendeine freie Koje der nächstleichteren Art.
rule-V-SHIP-MEDBAY-3 = Wer auf der Krankenstation ist, rückt ein Feld nach rechts; von einem leichten Feld ist man wieder verfügbar.
rule-V-SHIP-MEDBAY-6 = Wer die Therapie übernimmt, legt jemanden eine Koje weiter.
rule-V-SHIP-MEDBAY-9 = Wer 1, 2 oder 3 Verletzungen hat, kommt in eine leichte, mittlere oder kritische Koje.
rule-V-SHIP-MEMORIAL-1 = Tote bekommen den ersten freien Platz ihrer Sektion an der Gedenkwand.
rule-V-SHIP-MEMORIAL-4 = Ein gefüllter Platz der Gedenkwand gibt seinen Bonus.
rule-V-SHIP-MORALE-1 = Die Moral ist hoch, mittel, niedrig oder sehr niedrig.
rule-V-SHIP-MORALE-2 = Die Moral steigt und sinkt um eine Stufe.
rule-V-SHIP-MORALE-4 = Kann die Moral nicht weiter sinken, gibt stattdessen jede Sektion einen Würfel zurück.
rule-V-SHIP-PROD-1 = Wartende Produktionsprojekte werden bereitgelegt, solange Plätze frei sind.
rule-V-SHIP-PROD-2 = Wartende Produktionsausbauten werden eingebaut.
rule-V-SHIP-PROD-3 = Bei jedem Besuch rückt jedes Projekt eine Phase vor; nach Phase 3 ist es fertig.
rule-V-SHIP-PROD-6 = Projekte beginnen in der Phase, die auf ihnen steht.
rule-V-SHIP-PROD-7 = Ist der Platz besetzt, kann ein Projekt weiter links beginnen.
rule-V-SHIP-PROD-9 = Beschleunigen: Leute mit den Symbolen eines Projekts rücken es eine Phase vor.
rule-V-SHIP-SAVE-1 = Der Sicherungspunkt ist der beste Ort zum Aufhören, aber niemand muss.
rule-V-SHIP-SAVE-3 = Ein neuer Planetenarchivbogen ersetzt den älteren desselben Planeten.
rule-V-SHIP-SITROOM-1 = Ein Besuch des Lageraums löst eine Situation: Tut, was bei „wenn gelöst“ steht.
rule-V-SHIP-SITROOM-3 = Aufsicht mit den Symbolen einer Situation löst auch diese.
rule-V-SHIP-SITROOM-4 = Eine gelöste Situation verlässt das Spiel, wenn sie nichts anderes sagt.
rule-V-SHIP-STARMAP-1 = Die Sternenkarte ist auf der Seite des Aktuellen Systems offen.
rule-V-SHIP-STARMAP-10 = Ohne Landungskarte im Scanner treibt das Schiff.
rule-V-SHIP-STARMAP-11 = Energie deckt die Landungskarte Teil für Teil auf, so weit ihr wollt.
rule-V-SHIP-STARMAP-12 = Jedes Besatzungsmitglied auf Spähermission macht den nächsten Teil um 1 billiger.
rule-V-SHIP-STARMAP-16 = Treibt das Schiff, sinkt die Moral, ein Strafplättchen wartet auf die nächste Brücke, und es folgt der Sicherungspunkt.
rule-V-SHIP-STARMAP-2 = Fliegt und besucht in beliebiger Reihenfolge, so oft ihr bezahlen könnt.
rule-V-SHIP-STARMAP-3 = Ein Flug in ein anderes System kostet die Energie daneben, und sein Protokoll wird gelesen.
rule-V-SHIP-STARMAP-4 = Gefährliche Wege und Ziele brauchen einen bestimmten Brückenausbau.
rule-V-SHIP-STARMAP-5 = Ein Besuch kostet die Energie des Ortes; tut, was dort steht.
rule-V-SHIP-STARMAP-7 = Wo die Landungskarte aus dem Spiel ist, kann niemand landen.
rule-V-SHIP-STARMAP-9 = Besuchte Systeme und Planeten werden notiert.
rule-V-SHIP-UNLOAD-3 = Eine volle Reihe Einmaliger Entdeckungen bringt den Brückenausbau daneben.
rule-V-SHIP-UNLOAD-4 = Beim Entladen treten die Effekte der Entdeckungen in beliebiger Folge ein, und sie kommen zu den Gesammelten Entdeckungen.
rule-V-SHIP-UNLOAD-5 = Eine Entdeckung, die ihr eigener Effekt ablegt, kommt unter ihren Stapel.
rule-V-SPECIAL-01 = Du darfst eine Sonderaktion pro Zug ausführen.
rule-V-SPECIAL-02 = Sonderaktionen bieten dein Sektor, sein Sonderziel, eine Bedrohung darin und überall die Globale Bedingung, Missionen, Lander-Mods und die Beförderungskarte.
rule-V-SPECIAL-03 = Nur die oberste Sonderzielkarte eines Sektors ist sichtbar.
rule-V-SPECIAL-04 = Eine Sonderaktion mit Würfelwurf-Symbol ist ein Würfelwurf; jede andere geschieht einfach.
rule-V-SPECIAL-06 = Eine Aktion „in jedem Sektor“ geht, wo auch immer du bist.
rule-V-SPECIAL-07 = Eine Sonderaktion, deren Voraussetzung nicht erfüllt ist, kann nicht gewählt werden.
rule-V-SPECIAL-08 = Verlangt ein Wurf Unterstützung, muss ein anderes Besatzungsmitglied einen Würfel geben; eine Karte allein genügt nicht.
rule-V-SPEND-01 = Einen Würfel verbrauchen heißt, einen verfügbaren der gezeigten Farbe in deinen Verbraucht-Pool zu legen.
rule-V-SPEND-02 = Für jeden Würfel, den du verbrauchen musst und nicht kannst, opferst du einen.
rule-V-SPEND-05 = Du darfst zuerst Strapaze wählen und dann einen erneuerten Würfel verbrauchen.
rule-V-SPEND-07 = Bevor aus dem Verbrauchen ein Opfer wird, darfst du Strapaze wählen.
rule-V-TERM-01 = Es gibt vier Sektionen: Technik, Aufklärung, Wissenschaft und Sicherheit.
rule-V-TERM-03 = Der Sektionsspieler ist, wer die Sektion führt.
rule-V-TERM-04 = Ein Besatzungsmitglied ist eine Karte in der Ranghülle der Sektion, in der es dient.
rule-V-TERM-06 = Ein Besatzungsmitglied hat Rang 1, 2 oder 3.
rule-V-TERM-07 = Das Außenteam sind die Besatzungsmitglieder, die an dieser Erkundung teilnehmen.
rule-V-TERM-12 = Der Sektionsbehälter enthält die Würfel und Karten der Sektion, die nicht im Einsatz sind.
rule-V-TERM-14 = Verfügbare Würfel sind die Sektionswürfel auf den farbigen Feldern der Besatzungstafel.
rule-V-TERM-16 = Der Wurf-Pool sind die Würfel dieses Würfelwurfs, die noch nicht verbraucht sind.
rule-V-TERM-17 = Die Wurf-Pools aller Beteiligten zählen als einer.
rule-V-TERM-18 = Ein Sektionswürfel ist immer an genau einem Ort.
rule-V-TERM-20 = Ein Sektor ist ein nummeriertes Gebiet des Planeten mit einem Protokollverweis, einem Sonderziel oder nichts.
rule-V-TERM-21 = Eine Route verbindet zwei Sektoren, trägt Symbole und hat eine Pfeilspitze für jede erlaubte Richtung.
rule-V-TERM-22 = Ein verbundener Sektor ist das andere Ende einer Route, die aus deinem Sektor hinausführt.
rule-V-TERM-23 = Der Lander-Sektor ist der Sektor, in dem der Lander steht.
rule-V-TERM-24 = Ein Sonderziel kann seinem Sektor Biome und Sonderaktionen geben.
rule-V-TERM-28 = Vorräte gehören dem ganzen Außenteam.
rule-V-TERM-29 = Vorräte steigen nie über das höchste Feld ihres Tracks.
rule-V-TERM-30 = Eine Karte für das Schiff liegt im „Warten ...“-Umschlag, bis ihre Seite an der Reihe ist.
rule-V-TERM-32 = Technikstufe und Moral gelten für das ganze Schiff.
rule-V-TERM-33 = Bewegen heißt, durch einen Effekt den Sektor zu wechseln, Reisen ist die Aktion, und Platzieren stellt jemanden ohne Bewegung in einen Sektor.
rule-V-TERM-34 = Mit Erfolgsplättchen kauft man neue Sektionswürfel; sie zählen auch für Beförderungen.
rule-V-TERM-37 = Ein Planet hat auch seine Missionen, seine Globale Bedingung, seine Einmaligen Entdeckungen und Protokolle für Start und Notevakuierung.
rule-V-THREAT-01 = Eine Bedrohung hat eine Karte neben dem Plan und einen oder mehrere Aufsteller darauf.
rule-V-THREAT-02 = Der Zeit-Track treibt eine Bedrohung an: Jedes Feld hat seine Effekte.
rule-V-THREAT-03 = Was eine Bedrohung tut, steht auf ihrer Karte und geschieht von links nach rechts.
rule-V-THREAT-04 = Wer im Sektor einer Bedrohung ist, darf ihre Sonderaktion ausführen.
rule-V-THREAT-05 = Von mehreren Aufstellern ist nur der erste die Bedrohung.
rule-V-THREAT-06 = Bedrohungen ignorieren „Keine Bewegung“.
rule-V-THREAT-07 = Bedrohungen bewegen sich nur in verbundene Sektoren, außer ihre Karte sagt etwas anderes.
rule-V-THREAT-08 = Bedrohungen ignorieren alle Symbole der Routen.
rule-V-THREAT-09 = Eine Bedrohung nimmt den kürzesten Weg; bei gleichen ist der nächste Sektor zufällig.
rule-V-THREAT-10 = Eine Bedrohung im Sektor ihres Ziels bewegt sich nicht.
rule-V-THREAT-12 = Eine Bedrohung zurücksetzen heißt, ihr Zeitplättchen zu entfernen.
rule-V-THREAT-13 = Eine entfernte Bedrohung geht mit Karte, Aufstellern und Plättchen.
rule-V-TIME-02 = Der erste Fortschritt legt ein Zeitplättchen auf das linke Feld.
rule-V-TIME-03 = Jeder weitere Fortschritt schiebt das Zeitplättchen ein Feld nach rechts.
rule-V-TIME-04 = Erreicht das Zeitplättchen das letzte Feld, tritt der Effekt sofort ein.
rule-V-TIME-05 = Bei einer Bedrohung hat jedes Feld, das das Zeitplättchen betritt, einen Effekt.
rule-V-TIME-06 = Ein Rückschritt schiebt das Zeitplättchen ein Feld zurück, vom ersten Feld ganz herunter.
rule-V-TIME-07 = „Alle Zeit-Tracks“ sind die der Globalen Bedingung, der Bedrohungen, Missionen, Sonderziele und alle anderen im Spiel.
rule-V-TIME-08 = Mehrere Zeit-Tracks werden in beliebiger Reihenfolge ausgeführt.
rule-V-TIME-09 = Ein Zeitplättchen auf dem letzten Feld bleibt dort, und der Effekt wiederholt sich nicht.
rule-V-TIME-11 = Zeit-Tracks auf verdeckten Karten sind nicht im Spiel.
rule-V-TIME-12 = Ein Zeitplättchen, das zurückrückt, löst nichts aus.
rule-V-TRAVEL-01 = Du kannst nicht reisen, solange in deinem Sektor „Keine Bewegung“ zu sehen ist.
rule-V-TRAVEL-02 = Zum Reisen wählst du eine Route, die aus deinem Sektor hinausführt.
rule-V-TRAVEL-03 = Eine Einweg-Route darf nur in Pfeilrichtung benutzt werden.
rule-V-TRAVEL-04 = Jedes Symbol auf der Route wird ausgeführt.
rule-V-TRAVEL-05 = Die Symbole der Route werden von deinem Sektor aus ausgeführt, ein Reisesymbol immer zuletzt.
rule-V-TRAVEL-06 = Bei einem Reisesymbol entscheidet der Reise-Eintrag der Globalen Bedingung, ob du ankommst.
rule-V-TRAVEL-07 = Bewegt dich der Reise-Eintrag in einen verbundenen Sektor, so ist das andere Ende deiner Route gemeint.
rule-V-TRAVEL-08 = Bewegt dich der Reise-Eintrag nicht, bleibst du, und die Aktion ist verbraucht.
rule-V-TRAVEL-09 = Auf einer Route ohne Reisesymbol kommst du an, sobald ihre Symbole ausgeführt sind.
rule-V-TRAVEL-10 = Du wechselst den Sektor erst nach dem letzten Symbol; bis dahin dürfen die im alten Sektor unterstützen.
rule-V-TRAVEL-12 = Wer einen Sektor mit Protokollverweis betritt, liest das Protokoll sofort.
rule-V-TRAVEL-13 = Ein Protokoll wird gelesen, wie auch immer man eintrat; „du“ ist das angekommene Besatzungsmitglied.
rule-V-TRAVEL-14 = Ein Protokollverweis unter einer Sonderzielkarte wird nicht gelesen.
rule-V-TRAVEL-15 = Ein Würfelsymbol auf einer Route: Verbrauche einen solchen Würfel.
rule-V-TRAVEL-16 = Ein Gefahrensymbol auf einer Route: Würfle und wende die Tabelle an; du kommst in jedem Fall an.
rule-V-TURN-02 = Vor Runde 1 gibt, wer die Aufklärung spielt, das Startplättchen einem beliebigen Besatzungsmitglied.
rule-V-TURN-03 = Wer das Startplättchen hat, gibt es vor jeder weiteren Runde einem beliebigen Besatzungsmitglied oder behält es.
rule-V-TURN-04 = In einer Runde hat jedes Besatzungsmitglied einen Zug, im Uhrzeigersinn ab dem Startplättchen.
rule-V-TURN-05 = Die Reihenfolge ist die der Besatzungstafeln; sie ändert sich während der Erkundung nicht.
rule-V-TURN-06 = Ein Zug hat zwei Phasen: Aktionen, dann Zugende.
rule-V-TURN-07 = In einem Zug führst du zwei Aktionen aus und beendest die erste, bevor du die zweite wählst.
rule-V-TURN-08 = Die Aktionen sind Sonderaktion, Reisen, Vorbereiten, Rasten und Starten.
rule-V-TURN-10 = Beide Aktionen müssen ausgeführt werden; Vorbereiten geht immer.
rule-V-TURN-12 = Was als Aktion zählt, verbraucht eine deiner zwei und geht nur, wenn du eine ausführen könntest.
rule-V-TURN-13 = Am Zugende wird das Rundenplättchen auf „Zug beendet“ gedreht.
rule-V-TURN-14 = Am Zugende wird ein Ereignis gezogen und ausgeführt.
rule-V-TURN-15 = Wenn alle ihren Zug hatten, endet die Runde, und alle Rundenplättchen werden zurückgedreht.
rule-V-TURN-16 = Runde folgt auf Runde, bis die Erkundung endet.
rule-V-TURN-17 = Beendet ein Effekt deinen Zug, verfallen die übrigen Aktionen, und das Zugende folgt.
rule-V-TUT-01 = Das Tutorial wird in fester Reihenfolge aufgebaut, mit einem Protokoll nach jedem Teil.
rule-V-TUT-02 = Die vier Besatzungsmitglieder des Tutorials stehen fest, eines aus jeder Sektion.
rule-V-TUT-03 = Im Tutorial muss das Mitglied der Wissenschaft zum Außenteam gehören.
rule-V-TUT-07 = Im Tutorial hat jeder Stapel 3 Karten in fester Reihenfolge.
rule-V-TUT-14 = Im Tutorial beginnen die Besatzungsmitglieder abwechselnd in Sektor 1 und 2, die Wissenschaft in Sektor 1.
rule-V-TUT-16 = Die erste Mission wird vorgelesen: Trefft euch in Sektor 4.
rule-V-TUT-20 = Auf dem Startplaneten sind die Vorräte unbegrenzt, und Rasten kostet nichts.
rule-V-TUT-21 = Im Tutorial werden keine Ereignisse gezogen, bis die zweite Mission aufgedeckt ist.
rule-V-TUT-22 = Auf dem Startplaneten gibt es nur die Verletzung „Nur ein Kratzer!“; jede andere wird ignoriert.
rule-V-TUT-23 = Auf dem Startplaneten hat niemand mehr als 1 Verletzung.
rule-V-TUT-27 = Auf dem Startplaneten gibt es keine Ladungen und Fertigkeiten; Wandlungsfähigkeiten wirken.
rule-V-TUT-36 = Auf dem Startplaneten gibt es mit 3 oder weniger Sektionswürfeln keine Strapaze, und ein Opfer tut dann nichts.
rule-V-TUT-40 = Das erste Besatzungsmitglied beginnt mit der Sonderaktion von Sektor 1.
rule-V-TUT-41 = Der erste Würfelwurf nutzt einen roten und einen blauen Basiswürfel, und niemand unterstützt.
rule-V-TUT-43 = Der erste Wurf wird mit einer Karte verbessert: Der rote Würfel wird verbraucht, der blaue auf Funke gedreht.
rule-V-TUT-44 = Der Funke erfüllt die grüne Zeile des ersten Würfelwurfs.
rule-V-TUT-45 = Dann reist das erste Besatzungsmitglied in Sektor 5 und wirft unterwegs einen Gefahrenwürfel.
rule-V-TUT-46 = Der erste geführte Zug endet mit einem Protokoll und ohne Ereignis.
rule-V-TUT-50 = Das zweite Besatzungsmitglied nimmt alle Würfel für die Sonderaktion von Sektor 2, und niemand unterstützt.
rule-V-TUT-51 = In der zweiten Lektion wird ein Wurf mit 3 oder mehr Unfällen wiederholt.
rule-V-TUT-55 = Dann rastet das zweite Besatzungsmitglied.
rule-V-TUT-60 = Das dritte Besatzungsmitglied beginnt mit der Sonderaktion der neuen Karte in Sektor 1.
rule-V-TUT-61 = Dann reist das dritte Besatzungsmitglied in Sektor 5 und wählt, wie es bezahlt.
rule-V-TUT-62 = Das vierte Besatzungsmitglied reist in Sektor 4 oder macht erst den Weg frei.
rule-V-TUT-64 = Dann bereitet sich das vierte Besatzungsmitglied vor und zieht nur eine Karte.
rule-V-TUT-65 = Nach der geführten Runde wird ein Protokoll gelesen, und alle sind frei.
rule-V-TUT-70 = Nach der geführten Runde sind alle frei; die Regeln des Startplaneten bleiben.
rule-V-TUT-72 = Von diesem Protokoll an werden am Ende jedes Zugs Ereignisse gezogen.
rule-V-TUT-83 = Wer auf dem Startplaneten die Beförderungskarte erfüllt hat, steigt in Rang 2 auf.
rule-V-TUT-86 = Nach dem Tutorial kaufen 5 Erfolgsplättchen jeder Sektion einen Wilden Würfel.
rule-V-UNIQ-02 = Einmalige Entdeckungen liegen verdeckt in fester Reihenfolge auf dem Planeten.
rule-V-UNIQ-03 = Eine Einmalige Entdeckung mit Nummer ist genau diese Karte, ohne Nummer die oberste auf dem Planeten.
rule-V-UNIQ-04 = Eine erhaltene Einmalige Entdeckung wird aufgedeckt und in den Lander gelegt.
rule-V-UNIQ-05 = Ist eine Einmalige Entdeckung nicht mehr da, gilt, was auf ihrem Feld steht.
rule-V-UNIQ-08 = Einmalige Entdeckungen ab Nummer 33 werden auf dem Planeten aufgebraucht und nie behalten.

## Lektionen der geführten Runde
lesson-1-act-2 = Lektion. Die Luke klemmt, und „Keine Bewegung“ hält alle in diesem Sektor. An dem Ort, an dem du stehst, gibt es eine Sonderaktion: Führe sie aus.
lesson-1-check-dice = Lektion. Ein Würfelwurf beginnt. Nimm einen roten und einen blauen Basiswürfel in die Hand und sag, dass du bereit bist. Mehr Würfel bessern die Chancen, aber geworfene Würfel sind verbraucht.
lesson-1-check-changes = Lektion. Ein Unfall und ein Basissymbol: Das reicht nicht. Karten können den Wurf ändern. Spiel die angebotene: Gib den roten Würfel ab und dreh den blauen auf Funke, der für jedes Symbol steht.
lesson-1-act-1 = Lektion. Der Ausgang ist frei. Reise die Route entlang: Ihr Symbol sagt, dass die Globale Bedingung den Preis nennt. Nimm den mit dem Gefahrenwürfel; du kommst an, was immer er zeigt.
lesson-2-act-2 = Lektion. Dieser Ort zeigt Tracks statt Zeilen. Führe seine Sonderaktion aus.
lesson-2-check-dice = Lektion. Unfälle schieben den roten Track, alles andere den grünen. Beide brauchen vier. Nimm alle deine Würfel: Hier kann dir niemand helfen.
lesson-2-act-1 = Lektion. Deine Würfel sind verbraucht. Raste: Bis zur Hälfte all deiner Würfel kommt zurück, und du ziehst eine Karte.
lesson-3-act-2 = Lektion. Wo die Luke war, liegt ein neuer Ort offen. Führe seine Sonderaktion mit Würfeln deiner Wahl aus.
lesson-3-act-1 = Lektion. Folge den anderen die Route entlang. Diesmal wählst du, wie du bezahlst.
lesson-4-act-2 = Lektion. Ist der Ausgang frei, reise in die Stube des Wärters: Diese Route kostet einen Würfel. Wenn nicht, bring zu Ende, was die anderen begonnen haben.
lesson-4-act-1 = Lektion. Vorbereiten gibt eine Karte, einen Würfelwurf oder beides. Zieh eine Karte.
lesson-4-prepare = Lektion. Diesmal nur die Karte.
lesson-free = Die geführte Runde ist vorbei: Ab jetzt entscheidest du. Zu Beginn jeder Runde wird das Startplättchen weitergegeben; wer es bekommt, ist zuerst dran.

## An Bord

page-docking = Andocken
page-debriefing = Nachbesprechung
page-unloading = Entladen
page-medbay = Krankenstation
page-memorial = Gedenkwand
page-save-point = Sicherungspunkt
page-bridge = Brücke
page-starmap = Sternenkarte
page-facilities = Schiffsanlagen
page-laboratory = Forschungslabor
page-production = Produktionskomplex
page-barracks = Besatzungsunterkünfte
page-situation-room = Lageraum
page-addon = Zusatzanlage
page-hangar = Hangar
page-launch = Missionsstart
facility-laboratory = Forschungslabor
facility-production = Produktionskomplex
facility-barracks = Besatzungsunterkünfte
facility-situation-room = Lageraum
facility-addon = Zusatzanlage
place-light = eine leichte Koje
place-moderate = eine mittlere Koje
place-critical = eine kritische Koje
place-available = verfügbar
place-dead = die Gedenkwand
task-instructor = Ausbildung
task-therapist = Therapie
task-scout = Spähermission
task-lab-work = Laborarbeit
task-assembly = Montage
task-training = Rekruten ausbilden
task-supervisor = Aufsicht
task-rest = Ruhe
task-cot = eine Koje auf der Krankenstation
kind-personal = Persönliche Ausrüstung
kind-mission = Missionsausrüstung
keyword-lamp = Lampe
keyword-voice = Stimme
keyword-life = Leben
keyword-matter = Stoff
keyword-hearth = Herd
prompt-trade-dice = Jede Sektion hat { $price } Würfel, also kostet ein neuer für jede { $price } Erfolge; von jeder einen zu verkaufen, bringt { $sale }. Im Vorrat sind { $success }. Was macht ihr?
prompt-instructor = Die Würfel kosten { $price } Erfolge. Bildet jemand aus, damit sie billiger werden?
prompt-buy-die = Welchen Würfel bekommt die Sektion { $section }? („view würfel“ zeigt die Seiten.)
prompt-return-die = Welchen Würfel gibt die Sektion { $section } in die Schachtel zurück?
prompt-unload = Welcher Fund wird als nächster entladen?
prompt-therapy = Wer rückt eine Koje weiter?
prompt-therapist = Wer kümmert sich um { $who }?
prompt-admit = Wer wird zuerst aufgenommen?
prompt-relief = Wer zählt auf der Krankenstation weniger Verletzungen?
prompt-skip-survival = { $who } liegt in einer kritischen Koje. Eine Runde länger dort bleiben statt eines Überlebenswurfs?
prompt-save-point = Ein guter Ort zum Aufhören: Alles ist gespeichert. Wie geht es weiter?
prompt-players = Wie viele von euch spielen ab jetzt?
prompt-second-section = { $section } ist übrig. Wer von euch führt diese Sektion mit?
prompt-secondary = Welches Sekundärziel nehmt ihr?
prompt-situation = Welche Situation trifft euch zuerst?
prompt-situation-effect = Die Situation „{ $card }“ wurde nicht gelöst. Was nehmt ihr hin?
prompt-starmap = { $system }, Energie { $energy }. Wohin?
prompt-scan = { $landing }: { $part } scannen?
prompt-assign = { $task }: Wer wird eingeteilt und ruht danach?
prompt-assign-section = { $task }: Welche Sektion übernimmt es?
prompt-facility = { $command ->
        [one] Ein Befehlsplättchen
       *[other] { $command } Befehlsplättchen
    }. Welche Anlage besucht ihr?
prompt-addon = Welche Karte der Zusatzanlage nutzt ihr?
prompt-project = Welches Projekt schließt ihr ab?
prompt-resolve = Welches Projekt wird zuerst gelesen?
prompt-lab-work = Laborarbeit: Welches Projekt schließt ihr ab?
prompt-pay-discovery = { $find }, { $rarity }: Mit welcher Entdeckung bezahlt ihr?
prompt-install = Es ist nicht Platz für alle. Welche Karte wird eingebaut?
prompt-slot = Beide gehören in dasselbe Feld der Brücke. Welche kommt zuerst hinein? Die andere nimmt ihren Platz ein.
prompt-completed = Mehrere Projekte sind fertig. Welches kommt zuerst?
prompt-start-project = Welches Projekt beginnt ihr?
prompt-stage = Wo beginnt „{ $card }“?
prompt-boost = Welches Projekt wird beschleunigt?
prompt-reorganise = Wechselt jemand die Sektion oder verlässt den Dienst?
prompt-train = Wer bildet wen aus?
prompt-draft-order = Diese Rekruten sind da: { $recruits }. Welche Sektion wählt als nächste?
prompt-draft = Wen nimmt die Sektion { $section }?
prompt-make-room = Keine Hülle ist frei. Wer verlässt den Dienst?
prompt-solve = Welche Situation löst ihr?
prompt-give-up-lander = Der Hangar ist voll. Welchen Lander gebt ihr auf?
prompt-give-up-mod = Alle Plätze sind belegt. Welche Mod gebt ihr auf?
prompt-repair = „{ $lander }“ reparieren?
prompt-lander = Welchen Lander nehmt ihr?
prompt-fit-mod = Welche Mod baut ihr ein?
prompt-emergency = Es können nicht genug Leute gehen. Nimmt die Sektion { $section } einen zufälligen Rekruten?
prompt-small-gear = Welche kleine Ausrüstung nimmt { $who }?
prompt-load = { $kind }: Platz für { $count }. Was nehmt ihr?
prompt-equipment = Die Ausrüstung vom letzten Mal nehmen? { $gears }
prompt-divide = Tragen alle dasselbe wie beim letzten Mal? { $gears }
prompt-which-crewmember = Um wen geht es?
prompt-recruit-for = { $who } will dienen. In welcher Sektion?
option-trade-buy = Für jede Sektion einen Würfel kaufen
option-trade-sell = Von jeder Sektion einen Würfel verkaufen
option-trade-done = Dabei belassen
option-crewmember = { $who }
option-no-instructor = Niemand bildet aus
option-patient = { $who }
option-no-therapy = Niemand
option-skip-check = In der Koje lassen
option-make-check = Den Wurf machen
option-straight-on = Gleich weiter zur Brücke
option-put-away = Den Planeten verzeichnen und den Tisch räumen
about-put-away = wie weitergehen, nur dass der Planet jetzt und nicht erst beim nächsten Start verzeichnet wird
option-share-sections = Die Sektionen neu verteilen
option-change-players = Mehr oder weniger Leute
about-change-players = danach werden die Sektionen neu verteilt
option-player = { $seat }
option-players = { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
option-switch-deadly = Tödliches All ein- oder ausschalten
about-switch-deadly = im Tödlichen All tötet die vierte Verletzung
option-shipcard = { $card }
option-no-secondary = Jetzt keines
option-situation-choice = { $choice }
option-fly = Ins System „{ $system }“ fliegen (Energie { $energy })
option-visit = „{ $destination }“ besuchen (Energie { $energy })
option-stop-flying = Bleiben, wo ihr seid: Das Schiff treibt
about-stop-flying = keine Landung: Die Moral sinkt, ein Strafplättchen wartet auf die nächste Brücke, und der Besuch endet am Sicherungspunkt
option-scan = Scannen (Energie { $energy })
about-scan = statt Energie können Besatzungsmitglieder auf Spähermission gehen; danach ruhen sie
option-no-scan = Ohne weitergehen
option-facility = { $facility }
option-leave-facilities = Keine Besuche mehr
option-no-project = Kein Projekt
option-stage = Reihe { $queue }, Phase { $stage }
option-no-boost = Nicht beschleunigen
option-no-change = Keine Änderung
option-transfer = { $who } zur Sektion { $section }, ein Rang weniger
option-dismiss = { $who } entlassen
option-train = { $who } bildet { $pupil } aus
option-no-training = Keine Ausbildung
option-no-recruit = Niemanden
option-take-recruit = Jemanden nehmen
option-no-situation = Keine
option-lander = { $lander }
option-repair = Reparieren
option-no-repair = So lassen
option-no-mod = Keine Mods mehr
option-no-gear = Nichts mehr
option-as-last-time = Wie beim letzten Mal
option-choose-anew = Neu wählen
event-page-opened = — { $page } —
event-mission-failed = Die Mission ist gescheitert: { $planet }.
event-success-pooled = Im Erfolgsvorrat sind { $count }.
event-morale-changed = Moral jetzt: „{ $level }“.
event-morale-at-its-lowest = Tiefer als „{ $level }“ kann die Moral nicht sinken: Jede Sektion gibt stattdessen einen Würfel zurück.
event-die-returned = Die Sektion { $section } gibt zurück: { $die }.
event-assigned = { $who } wird eingeteilt: { $task }.
event-discovery-paid = Bezahlt: { $card }.
event-discovery-gathered = Gesammelt: { $card }.
event-find-unloaded = Entladen: { $card }.
event-card-gained = „{ $card }“ liegt im „Warten ...“-Umschlag.
event-equipment-unlocked = Neu im Arsenal: { $gear }.
event-card-installed = Eingebaut: { $card }.
event-card-returned = „{ $card }“ geht zurück zu den Brückenkarten.
event-patient-moved = { $who }: { $place }.
event-survival-checked = Überlebenswurf für { $who }: { $symbols }. { $fatal ->
        [yes] { $who } stirbt.
       *[no] { $who } lebt.
    }
event-buried = { $who } hat einen Platz an der Gedenkwand.
event-objective-reached = Ziel erreicht: { $card }.
event-pools-filled = Für diese Runde gibt es { $command ->
        [0] keine Befehlsplättchen
        [one] 1 Befehlsplättchen für den Besuch einer Anlage
       *[other] { $command } Befehlsplättchen für je einen Besuch einer Anlage
    } und { $energy } Energie für Flüge, Besuche und Scans.
event-situation-revealed = Situation: { $card }.
event-situation-effect = Die Situation „{ $card }“ fordert ihren Preis.
event-situation-solved = Die Situation „{ $card }“ ist gelöst.
event-ship-flown = Das Schiff fliegt ins System „{ $system }“.
event-destination-visited = Besucht: { $destination }.
event-landing-scanned = Auf der Landungskarte „{ $landing }“ gescannt: { $part }.
event-ship-adrift = Das Schiff treibt.
event-facility-visited = { $facility }: Ein Befehlsplättchen wird ausgegeben.
event-project-moved = „{ $card }“ ist in Phase { $stage }.
event-project-completed = „{ $card }“ ist fertig.
event-crew-transferred = { $who } wechselt zur Sektion { $section }, Rang { $rank }.
event-crew-dismissed = { $who } verlässt die Sektion { $section }.
event-lander-chosen = Ihr nehmt: { $lander }.
event-lander-repaired = Repariert: { $lander }.
event-mod-fitted = Eingebaut: { $mod }.
event-players-changed = { $count ->
        [one] Ab jetzt führt eine Person alle Sektionen.
       *[other] Ab jetzt spielen { $count } Personen.
    }
why-not-open = Der Weg ist noch nicht offen: Erst muss etwas geschehen.
why-not-open-until = Der Weg ist noch nicht offen: Erst muss das Ziel „{ $objective }“ erreicht sein.
why-not-open-any-more = Der Weg ist nicht mehr offen.
why-not-hull = Das ist gefährlich: Dafür braucht es einen Brückenausbau.
why-not-energy = Es ist nicht genug Energie da.
why-not-command = Es sind nicht genug Befehlsplättchen da.
why-not-success = Es sind nicht genug Erfolge da.
why-not-landing = Dort kann niemand mehr landen.
why-not-last = Das letzte verfügbare Besatzungsmitglied einer Sektion bleibt.
prompt-foresee = Die Situation „{ $card }“ kommt auf euch zu. Kommen lassen oder unter die anderen legen?
option-leave-on-top = Kommen lassen
option-put-under = Darunter legen
option-transfer-freely = { $who } zur Sektion { $section }

## Aboard: pages, cards, forecast, chronicle

page-chronicle = Chronik
page-forecast = Vorschau
page-previously = Was bisher geschah
page-people = Personalakten
place-resting = rastend
place-away = auf dem Planeten
lane-light = leichte Koje
lane-moderate = mittlere Koje
lane-critical = kritische Koje
lane-hurt = kommt verletzt heim
icon-any = irgendwer
part-1 = Biome und häufige Symbole
part-2 = die Gefahr der Landung
part-3 = Hinweise auf Gefahren
about-facility-laboratory = Forschungsprojekte mit Gesammelten Entdeckungen abschließen; Laborarbeit mit den passenden Symbolen
about-facility-production = Projekte rücken eine Phase vor, neue beginnen, andere werden beschleunigt
about-facility-barracks = Sektionen wechseln, ausbilden und Rekruten nehmen
about-facility-situation-room = eine Situation lösen, mit Aufsicht noch mehr
about-facility-addon = bauen, was angekommen ist, und eine der Karten nutzen
ship-goal = Erreicht, wenn { $goal }.
ship-goal-or = { $first }; oder wenn { $second }
ship-more-command = Auf jeder Brücke { $count } Befehlsplättchen mehr.
ship-more-energy = Auf jeder Brücke { $count } Energie mehr.
ship-at-bridge = Auf jeder Brücke – { $effect }
ship-flown = Nach jedem Flug – { $effect }
ship-tech = Technikstufe { $level }: { $count } Energie auf jeder Brücke.
ship-solved = Wenn gelöst (Aufsicht { $icons }) – { $effect }
ship-cost = Kosten – { $effect }
ship-research = Stichwort { $keyword }. Kostet: { $price }.
ship-price = { $count } × { $find }
ship-price-rare = { $count } × { $find } ({ $rarity } oder besser)
ship-price-none = nichts
ship-production = Beginnt in Phase { $stage }. Beschleunigen: { $icons }.
ship-icons-none = niemand
ship-addon-only = Wenn { $test } – { $effect }
ship-landing = Ein Landeplatz: { $planet }.
ship-lander = Panzerung { $armor }, Sensoren { $sensors }, Wendigkeit { $agility }; Vorräte { $supplies }; persönliche Ausrüstung { $personal }, Missionsausrüstung { $mission }, Entdeckungen { $discoveries }; Mods { $structural } Struktur, { $utility } Versorgung.
ship-mate = { $section }, Rang { $rank }, { $icon }
panel-aboard = An Bord: { $page }
panel-page = { $page }
panel-pages = Seiten zum Ansehen: { $pages }
panel-empty = Hier ist noch nichts
panel-pools = Befehle { $command }, Energie { $energy }, Erfolgsvorrat { $success }
panel-course = System „{ $system }“, Moral „{ $level }“
panel-penalty = Das Strafplättchen liegt im Befehlsvorrat
panel-objective = Ziel { $objective }: { $about-shipcard }
panel-secondary = Sekundärziel { $objective }: { $about-shipcard }
panel-offered = Zur Wahl, { $objective }: { $about-shipcard }
panel-shipcard = { $shipcard }: { $about-shipcard }
panel-awaiting = Im „Warten ...“-Umschlag: { $shipcards }
panel-strikes = { $shipcard }, wenn ungelöst: { $choice }. { $about-situation-choice }
panel-strikes-closed = { $shipcard }, jetzt nicht bezahlbar: { $choice }. { $about-situation-choice }
panel-possible = Mögliche Situationen: { $count }
panel-system = { $system }: { $about-fly }
panel-fly = Ins System „{ $system }“: Energie { $energy }
panel-fly-closed = Ins System „{ $system }“: Energie { $energy }. { $why }
panel-fly-until = Ins System „{ $system }“: Energie { $energy }. { why-not-open-until }
panel-visit = „{ $destination }“ besuchen: Energie { $energy }
panel-visit-closed = „{ $destination }“ besuchen: Energie { $energy }. { $why }
panel-visit-until = „{ $destination }“ besuchen: Energie { $energy }. { why-not-open-until }
panel-scanner = Im Planetenscanner: { $landing } ({ $number }), { $scanned } von { $parts } Teilen gescannt
panel-scanned-ground = { $landing }: Biome { $biomes }; häufige Symbole { $frequent }
panel-scanned-hazard = { $landing }: bei der Landung hilft { $stat }
panel-scanned-notes = { $landing }: { $text }
panel-section = { $section }, { $count } Würfel: { $dice }
panel-mate = { $who }, Rang { $rank }, { $icon }: { $place }
panel-person = { $who }. { $about-crew-card }
panel-recruits = Rekruten: { $count }. Ein neuer Würfel für jede Sektion kostet { $price } Erfolge.
panel-cots = { $lane }, { $count } von { $slots }: { $crew_here ->
        [none] niemand
       *[other] { $crew_here }
    }
panel-hurt = { $who } hat { $count ->
        [one] 1 Verletzung
       *[other] { $count } Verletzungen
    }
panel-name-on-wall = { $who }
panel-queue = Reihe { $queue }: { $stage_1 ->
        [none] leer
       *[other] { $stage_1 }
    }, { $stage_2 ->
        [none] leer
       *[other] { $stage_2 }
    }, { $stage_3 ->
        [none] leer
       *[other] { $stage_3 }
    }
panel-ready = Bereit zur Produktion, { $shipcard }: { $about-shipcard }
panel-lander-damaged = { $shipcard }, beschädigt: { $about-shipcard }
panel-armory = Arsenal, { $count } × { $gear }: { $gear_text }
panel-row = Vitrine, Reihe { $row }, { $count } von { $slots }: { $cards }{ $complete ->
        [yes] . Vollständig
       *[no] {""}
    }
panel-gathered = Gesammelt, { $find }: { $common } gewöhnlich, { $rare } selten, { $ultra } sehr selten
note-team = Unterwegs waren { $crew_here }
note-done = Erfüllt: { $missions }
note-brought = Heimgebracht: { $cards }
note-hurt = Verletzt heimgekehrt: { $crew_here }
note-read = Gelesen: { $logs }
note-won = { $planet }: { $outcome }
note-died = { $who } hat das Leben verloren{ $planet ->
        [none] {""}
       *[other] {" "}({ $planet })
    }
note-found = Gefunden: { $card }
note-promoted = { $who } wurde befördert
note-built = Gebaut: { $card }
note-researched = Erforscht: { $card }
note-reached = Ziel erreicht: { $card }
note-visited = Besucht: { $destination }
note-adrift = Treibend im System „{ $system }“
chronicle-exploration = — Erkundung { $number }: { $planet } —
forecast-visits = Befehle { $command }: { $visits ->
        [one] ein Besuch
       *[other] { $visits } Besuche
    } von Anlagen
forecast-laboratory = Forschungslabor. { $shipcards ->
        [none] Noch ist nichts bezahlbar
       *[other] Bezahlbar wäre: { $shipcards }
    }
forecast-production = Produktionskomplex. { $shipcards ->
        [none] Noch wird nichts fertig
       *[other] Fertig würde: { $shipcards }
    }; { $startable ->
        [none] nichts kann beginnen
       *[other] beginnen könnte: { $startable }
    }
forecast-boost = Produktionskomplex. Zu beschleunigen wäre: { $shipcards }
forecast-barracks = Besatzungsunterkünfte, Rekruten zur Wahl: { $count }; auszubilden: { $lessons }
forecast-situations = Lageraum: { $count ->
        [one] 1 offene Situation
       *[other] { $count } offene Situationen
    }; { $shipcards ->
        [none] niemand hat die Symbole für die Aufsicht
       *[other] die Aufsicht könnte lösen: { $shipcards }
    }
forecast-addon = Zusatzanlage: { $shipcards ->
        [none] noch nichts zu nutzen
       *[other] eine von { $shipcards }
    }
forecast-cot = Krankenstation, { $who }: { $lane }, dann { $place }
forecast-launch = Für den Start verfügbar: { $crew_here ->
        [none] niemand
       *[other] { $crew_here }
    }
forecast-too-few = Das sind zu wenige: Zufällige Rekruten müssten einspringen
outcome-lost-berths = Es war niemand mehr da, den man schicken konnte
outcome-lost-hum = Das Schiff ist ein Teil des Summens geworden
outcome-lost-mutiny = Die Besatzung ist umgekehrt
outcome-lost-grace = Die Frist ist abgelaufen
outcome-won-long-light = Die Lampen brennen wieder: Das lange Licht
outcome-won-dark-windows = Alle Lampen sind aus: Jedes Fenster dunkel
outcome-won-rota = Jeder Ort zahlt der Reihe nach: Der Turnus
outcome-won-one-breath = Das Schiff nahm die zehn Jahre: Ein Atemzug
outcome-won-round = Die Mannschaft geht die Runde: Die Runde
outcome-won-paid-in-full = Das Guthaben ist eingefordert: Voll bezahlt
outcome-lost-default = In eurer Abwesenheit wurde geurteilt
outcome-lost-custody = Das Schiff ist in Gewahrsam
ending-long-light = Das lange Licht
ending-dark-windows = Jedes Fenster dunkel
ending-rota = Der Turnus
ending-one-breath = Ein Atemzug
ending-round = Die Runde
ending-paid-in-full = Voll bezahlt
ending-default = Versäumnisurteil
ending-custody = In Verwahrung
ending-hum = Ein Teil des Summens
ending-mutiny = Umgekehrt
ending-grace = Ende der Gnadenfrist
note-lost = { $planet }: { $outcome }
panel-lab = Platz { $slot }, { $shipcard } ({ $keyword }): { $text } Kostet: { $price }{ $payable ->
        [yes] , das habt ihr
       *[no] {""}
    }. Laborarbeit: { $icons }
ship-objective = { $command } Befehlsplättchen, { $situations ->
        [0] keine neue Situation
        [one] 1 neue Situation
       *[other] { $situations } neue Situationen
    }.
ship-morale = Befehlsplättchen { $command }, { $situations ->
        [0] keine weitere Situation
        [one] 1 weitere Situation
       *[other] { $situations } weitere Situationen
    }, { $draft ->
        [one] 1 Rekrut
       *[other] { $draft } Rekruten
    } zur Wahl.
card-stat = { $stat } { $change }.
stat-supplies = Vorräte
stat-personal = persönliche Ausrüstung
stat-mission = Missionsausrüstung
stat-discoveries = Entdeckungen
panel-served = { $visits ->
        [one] 1 Erkundung
       *[other] { $visits } Erkundungen
    }; noch im Dienst: { $count }; Namen an der Gedenkwand: { $names }
ship-mod-structural = Struktur-Mod.
ship-mod-utility = Versorgungs-Mod.
why-not-facility = Ein Besuch kostet ein Befehlsplättchen, auf der Seite der Schiffsanlagen. Offene Seite: { $page }; Befehle: { $command }.
why-not-available = { $who } ist nicht verfügbar. Offene Seite: { $page }.
why-not-asked-aboard = Gerade wird niemand eingeteilt: { $who } bleibt verfügbar. Offene Seite: { $page }.
why-not-situations = Es gibt keine Situation zu lösen.
why-not-projects = Kein Projekt ist zu bezahlen, und keines ist neu.
why-not-addons = Dort ist jetzt nichts zu nutzen.
why-not-cot = Keine leichte Koje ist frei.
event-situation-waits = { $card }: Nichts davon ist zu bezahlen. Die Situation wartet.
event-pool-changed = { $pool }: { $count }.
pool-energy = Energie
pool-command = Befehle
pool-success = Erfolge
prompt-fewer-charges = Wer beginnt mit weniger Ladungen?

## The scene aboard

goal-exploration = Erkundung
goal-objective = Ziel
goal-secondary = Sekundärziel
goal-campaign = Kampagne
goal-mission = Erfüllt „{ $mission }“.
goal-mission-at = Erfüllt „{ $mission }“: { $places }.
goal-place = { $planet }, System { $system }{ $visits ->
    [0] {""}
    [one] : einmal erkundet
   *[other] : { $visits }-mal erkundet
}
goal-after = Beendet zuerst die Erkundung von „{ $planet }“.
goal-look-round = Seht euch auf der Sternenkarte um.
goal-land = Fliegt zu „{ $planet }“: Das Ziel liegt in diesem System.
goal-fly = Fliegt in das System „{ $system }“: Dort liegt „{ $planet }“.
scene-aboard = An Bord der Bellwether, { $system }
scene-page = { $page }{ $visits ->
        [0] {""}
       *[other] {" · "}nach Erkundung { $visits }
    }
scene-ground = Biome: { $biomes }. Oft geprüft: { $icons }.
scene-hazard = Bei der Landung hilft: { $stat }.
scene-round = Erkundung · Runde { $round }
scene-round-at = { $place } · Runde { $round }
scene-begins = Vorbereitung

## A table in a list, and its chronicle

where-planet = { $planet }
where-scenario = { $scenario }
chronicle-when = Erkundung { $number }: { $planet }
chronicle-before = Vor der ersten Erkundung

## How an Exploration went, on the page at its end

summary-round = Runde { $round }
summary-rounds = { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
summary-success = { $count ->
        [one] 1 Erfolg
       *[other] { $count } Erfolge
    }
summary-finds = { $count ->
        [one] 1 Fund
       *[other] { $count } Funde
    }
summary-checks = { $rolls ->
        [one] 1 Würfelwurf
       *[other] { $rolls } Würfelwürfe
    }, { $came } grün oder besser. { $luck }.
series-start = Beginn
series-supplies = Vorräte
series-supplies-note = bei 0 müsst ihr fort
series-track-note = Zeit-Track
series-track-limit = { $count }: schlägt zu
series-checks = Würfelwürfe
series-checks-note = bisher grün oder besser; gepunktet: mit den Würfeln allein
moment-lucky = Wider Erwarten
moment-unlucky = Pech
moment-check = { $action ->
        [none] Die Würfel allein versprachen { $chance } %.
       *[other] { $action }: Die Würfel allein versprachen { $chance } %.
    }
toll-unhurt = unverletzt
toll-healed = verletzt und wieder gesund
toll-dead = kam nicht heim
toll-rank = Rang { $rank }
cost-supplies = { $used ->
        [one] 1 Vorrat
       *[other] { $used } Vorräte
    } verbraucht, { $left } übrig
cost-dice = { $count ->
        [one] 1 Würfel für immer verloren
       *[other] { $count } Würfel für immer verloren
    }
cost-injuries = { $count ->
        [one] 1 Verletzung
       *[other] { $count } Verletzungen
    }
cost-found = Gefunden: { $cards }
helped-mission = Früher darauf zugehen: „{ $mission }“ blieb offen.
helped-stay = Länger bleiben: Beim Aufbruch waren noch { $left } Vorräte da.
helped-supplies = Weniger Rasten und kürzere Wege: Die Vorräte gingen in Runde { $round } aus.
helped-assist = Mehr Würfel: { $poor ->
        [one] 1 von { $count } Würfelwürfen stand
       *[other] { $poor } von { $count } Würfelwürfen standen
    } schlechter als eins zu eins. Wer im selben Sektor ist, kann unterstützen; Strapaze macht verbrauchte Würfel bereit.
helped-rest = Vor der dritten Verletzung rasten: Insgesamt { $count ->
        [one] war es 1
       *[other] waren es { $count }
    }.
helped-again = Jetzt kennt ihr den Ort: die Wege, die Preise und was dort wartet.
onward-again = Noch einmal „{ $scenario }“, mit denselben Leuten und anderen Würfeln.
onward-deadly = Noch einmal, nach den Regeln des Tödlichen Alls.
onward-aboard = An der Bellwether andocken
onward-aboard-text = Rasten und heilen, ausgeben, was ihr mitbringt, dann die nächste Welt wählen. Ihr könnt hier aufhören; das Schiff wartet.
chronicle-aboard = An Bord der Bellwether, nach Erkundung { $number }
met-own = von euch; { $section }, Rang { $rank }
met-dead = an der Gedenkwand

## Hints: why somebody practised would choose that

hint-goal-there = „{ $mission }“ lässt sich dort abschließen: { $sector }.
hint-sent = „{ $mission }“ schickt das Team dorthin: { $sector }.
hint-unread = Niemand hat bisher gelesen, was es dort gibt: { $sector }.
hint-steps = Bis dorthin { $count ->
        [one] ist es mindestens 1 Sektor
       *[other] sind es mindestens { $count } Sektoren
    }: { $sector }.
hint-home = Für die Mission ist nichts mehr zu tun. Zurück zum Lander: { $sector }.
hint-give-up = In Runde { $round } ist mehr zu verlieren als zu gewinnen. Zurück zum Lander: { $sector }.
hint-all-done = Für die Mission ist nichts mehr zu tun, und { $count ->
        [one] niemand fehlt beim Lander
        [2] beide sind beim Lander
       *[other] alle { $count } sind beim Lander
    }.
hint-all-aboard = { $count ->
        [one] Niemand fehlt beim Lander
        [2] Beide sind beim Lander
       *[other] Alle { $count } sind beim Lander
    }.
hint-left-behind = Noch { $count ->
        [one] ist 1 Besatzungsmitglied nicht beim Lander: Ein Start ließe es zurück
       *[other] sind { $count } Besatzungsmitglieder nicht beim Lander: Ein Start ließe sie zurück
    }.
hint-complete = Was „{ $mission }“ verlangt, ist getan: Sie muss nur noch abgeschlossen werden.
hint-completes = Damit lässt sich „{ $mission }“ abschließen: { $action }.
hint-brings-finds = Das kann Hinweise oder Entdeckungen bringen: { $action }.
hint-leads-on = Damit geht die Geschichte weiter: { $action }.
hint-to-do = Das lässt sich dort tun: { $action }.
hint-odds = { $odds } mit diesen Würfeln: { $dice }.
hint-die-odds = Mit diesem Würfel: { $odds }.
hint-row-rises = { $colour } steigt von { $before } auf { $after } %.
hint-row-falls = { $colour } fällt von { $before } auf { $after } %.
hint-other-die = Jeder andere Würfel brächte höchstens { $chance } %.
hint-one-more = Die Chance auf Gelb oder Grün beträgt { $before } %; ein Würfel mehr macht daraus höchstens { $after } % ({ $die }), und er wäre verbraucht.
hint-no-die-left = Ein weiterer Würfel lässt sich nicht geben.
hint-roll = So wie er liegt, ergibt der Wurf diese Zeile: { $colour }.
hint-roll-then = Mit dieser Seite ergibt der Wurf diese Zeile: { $colour }.
hint-roll-steps = So wie er liegt, bringt der Wurf Grün +{ $count }; bis ans Ende des Tracks noch { $left }.
hint-steps-then = Mit dieser Seite bringt der Wurf Grün +{ $count }; bis ans Ende des Tracks noch { $left }.
hint-useless = Würfel, die so, wie sie liegen, nichts beitragen: { $count }.
hint-die-useless = Das trägt zu diesem Wurf nichts bei: { $die }, { $face }.
hint-meets-row = Damit gelingt diese Zeile: { $colour }.
hint-rest = { $who } hat { $count ->
        [0] keinen Würfel verfügbar
       *[other] { $count } Würfel verfügbar
    }; die Rast bringt { $back } zurück.
hint-rest-is-enough = Die Rast bringt { $back } Würfel zurück, und { $who } hat { $spent } verbraucht.
hint-dice = { $who } hat { $count ->
        [0] keinen Würfel
       *[other] { $count } Würfel
    } verfügbar und { $spent ->
        [0] keinen
       *[other] { $spent }
    } verbraucht.
hint-colour = { $who } hat in der { $colour_id ->
        [red] roten
        [green] grünen
       *[blue] blauen
    } Spalte { $count ->
        [0] keinen Würfel
       *[other] { $count } Würfel
    } verfügbar.
hint-frequent = „{ $planet }“ verlangt oft, was dieser Würfel zeigen kann: { $frequent }.
hint-injuries = { $who } hat { $count ->
        [0] keine Verletzung
        [one] 1 Verletzung
       *[other] { $count } Verletzungen
    }; { $slots } lassen sich ertragen.
hint-cards = { $who } hält { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }; das Limit ist { $limit }.
hint-plain-card = „{ $card }“ hilft weder bei einem Würfelwurf noch gegen Gefahr oder eine Verletzung.
hint-supplies = { $supplies ->
        [0] Es sind keine Vorräte da
        [one] Es ist 1 Vorrat da
       *[other] Es sind { $supplies } Vorräte da
    }, { $count ->
        [one] für eine Person
       *[other] für { $count } Leute
    }.
hint-success = Erfolge im Vorrat: { $success }.
hint-time = { $track }: { $gone } von { $length } Feldern sind vorbei.
hint-missing = Ein Projekt an Bord wartet auf eine Entdeckung dieser Art: { $find }.
hint-carries = { $who } trägt { $count ->
    [0] noch nichts
    [one] 1 Ausrüstung
   *[other] { $count } Ausrüstungen
}.
hint-converts = Das wird dort oft verlangt, und { $who } kann Würfel dazu wandeln: { $icon }.
hint-section-dice = Die Sektion { $section } hat Würfel für das, was dort verlangt wird: { $frequent }.
hint-who-is-there = Dort { $count ->
        [0] ist niemand
        [one] ist 1 Besatzungsmitglied
       *[other] sind { $count } Besatzungsmitglieder
    }: { $sector }.
hint-nothing-fits = Nichts zur Hand passt zu diesem Moment.
hint-kept = Was hier nutzbar wäre, ist später mehr wert.
hint-harmless = Das bewirkt hier nichts: { $danger_symbol }.
hint-objective = Das Ziel „{ $objective }“ nennt diesen Ort: { $landing }.
hint-nearer = Der nächste Schritt zu einem Ort, den „{ $objective }“ nennt: { $landing }.
hint-visits = Dort war das Team { $count ->
        [0] noch nie
        [one] schon einmal
       *[other] schon { $count }-mal
    }: { $landing }.
hint-errand = „{ $landing }“ kostet { $need } Energie; ihr habt { $energy }, also bleibt genug für diesen Halt auf dem Weg.
hint-energy = Energie: { $energy }.
hint-command = Befehlsplättchen: { $command }.
hint-morale = Moral: „{ $level }“.
hint-people = { $count ->
        [0] Kein Besatzungsmitglied kann
        [one] 1 Besatzungsmitglied kann
       *[other] { $count } Besatzungsmitglieder können
    } gehen oder ruhen, für { $sections ->
        [one] 1 Sektion
       *[other] { $sections } Sektionen
    }.
hint-free-people = { $count ->
        [0] Kein Besatzungsmitglied ist
        [one] 1 Besatzungsmitglied ist
       *[other] { $count } Besatzungsmitglieder sind
    } frei, für { $sections ->
        [one] 1 Sektion
       *[other] { $sections } Sektionen
    }.
hint-production = Projekte zu beginnen: { $count }; im Bau: { $building }.
hint-payable = Die Entdeckungen dafür sind an Bord: { $shipcards }.
hint-awaiting = Forschungsprojekte, die auf einen Platz warten: { $count }.
hint-situations = Situationen auf der Brücke: { $count }.
hint-rank = { $who } hat Rang { $rank }.
hint-price = Es kostet { $price } Erfolge; im Vorrat sind { $success }.
hint-own-dice = Davon hat die Sektion { $section } { $count ->
        [0] noch keinen
        [one] schon einen
       *[other] schon { $count }
    } ({ $die }).
hint-not-asked = Dieser Würfel zeigt nichts, was dort oft verlangt wird ({ $frequent }): { $die }.
hint-gathered = Entdeckungen dieser Art an Bord: { $count } ({ $find }).
hint-room = Platz für Ausrüstung dieser Art: noch { $count }; sie kostet nichts.
hint-gear-converts = „{ $gear }“ wandelt Würfel in das, was dort oft verlangt wird: { $frequent }.
hint-deck = { $who } geht mit { $count } Karten, so wie sie sind.
hint-mods = Eingebaute Mods bisher: { $count }; ein freier Platz nützt niemandem.
hint-cots = Belegte Kojen: { $count } von { $places }. In einer kritischen Koje sterben { $risk } von 100.

# Was niemand am Tisch kennt, wird nicht beim Namen genannt.
effect-gain-that-unique-unmet = eine Einmalige Entdeckung erhalten
effect-use-up-unique-unmet = eine Einmalige Entdeckung aufbrauchen
effect-replace-poi-unmet = das Sonderziel dieses Sektors ersetzen
effect-replace-poi-in-unmet = das Sonderziel von Sektor { $number } ersetzen
effect-cover-poi-unmet = das Sonderziel dieses Sektors bedecken
effect-cover-poi-in-unmet = das Sonderziel von Sektor { $number } bedecken
effect-reveal-mission-unmet = eine Mission aufdecken
effect-complete-mission-unmet = eine Mission abschließen
effect-discard-mission-unmet = eine Mission ablegen
effect-mark-sector-unmet = einen Marker in diesen Sektor legen
effect-mark-that-sector-unmet = einen Marker in Sektor { $number } legen
effect-unmark-sector-unmet = einen Marker aus deinem Sektor entfernen
effect-unmark-that-sector-unmet = einen Marker aus Sektor { $number } entfernen
effect-mark-highest-sector-unmet = einen Marker in den höchsten Sektor legen, der ihn nicht hat
effect-mark-lowest-sector-unmet = einen Marker in den niedrigsten Sektor legen, der ihn nicht hat
effect-unmark-lowest-sector-unmet = einen Marker aus dem niedrigsten Sektor entfernen, in dem er liegt
effect-set-flag-unmet = etwas für später notieren
effect-clear-flag-unmet = eine Notiz streichen
effect-add-to-flag-unmet = etwas für später notieren
effect-ten-adds-unmet = einen W10 werfen und etwas für später notieren
effect-take-from-flag-unmet = eine Notiz streichen
effect-mark-box-unmet = ein Kästchen ankreuzen
effect-unmark-box-unmet = ein Kästchen löschen
effect-log-unmet = ein Protokoll lesen
effect-carry-unmet = einen Marker mitnehmen
effect-move-with-unmet = in einen verbundenen Sektor gehen und einen Marker dieses Sektors dorthin mitnehmen
effect-put-down-unmet = einen mitgenommenen Marker abgeben
effect-situation-becomes-possible-unmet = eine Situation zu den Möglichen Situationen legen
effect-remove-situation-unmet = eine Situation aus dem Spiel entfernen
effect-end-campaign-unmet = die Kampagne als { $result } beenden
effect-place-with-threat-unmet = direkt in den Sektor einer Bedrohung gehen
effect-place-threat-unmet = eine Bedrohung in Sektor { $number } stellen
effect-remove-threat-unmet = eine Bedrohung entfernen
effect-progress-threat-unmet = den Zeit-Track einer Bedrohung um { $count } vorrücken
effect-reset-threat-unmet = den Zeit-Track einer Bedrohung zurücksetzen
effect-place-condition-unmet = eine andere Globale Bedingung auslegen
effect-gain-card-unmet = eine Schiffskarte erhalten
effect-remove-project-unmet = ein Projekt aus dem Spiel entfernen
effect-lower-the-cost-unmet = für ein Projekt weniger abgeben
effect-offer-secondary-unmet = ein Sekundärziel zur Wahl stellen
effect-remove-landing-unmet = einen bestimmten Planeten für Landungen sperren
effect-unlock-equipment-unmet = neue Ausrüstung ins Arsenal legen
condition-unmet = zuvor etwas Bestimmtes geschehen ist
group-crewmember-in-marked-unmet = jedes Besatzungsmitglied in einem Sektor mit einem bestimmten Marker
flag-ARCHIVE_READ = Das Archiv unter Zollverschluss wurde kopiert
condition-flag-ARCHIVE_READ = das Archiv unter Zollverschluss kopiert wurde
condition-flag-ARCHIVE_READ-not = das Archiv unter Zollverschluss nicht kopiert wurde
flag-BAPTISTE_RESTS = Baptiste singt nicht mehr
flag-BAPTISTE_STAYS = Baptiste ist zurückgeblieben
condition-flag-BAPTISTE_STAYS = Baptiste zurückgeblieben ist
condition-flag-BAPTISTE_STAYS-not = Baptiste nicht zurückgeblieben ist
flag-BEACON_AGAIN = Die Rede der Gouverneurin wurde gelesen
condition-flag-BEACON_AGAIN-not = die Rede der Gouverneurin nicht gelesen wurde
flag-BEACON_LATE = Die Bekanntmachung über Ballast wurde gelesen
condition-flag-BEACON_LATE-not = die Bekanntmachung über Ballast nicht gelesen wurde
flag-BUOY_SHOWN = Die Boje hat den Katalog gesehen
condition-flag-BUOY_SHOWN-not = die Boje den Katalog nicht gesehen hat
flag-CHOIR_FED = Der Chor wurde gefüttert
condition-flag-CHOIR_FED = der Chor gefüttert wurde
condition-flag-CHOIR_FED-not = der Chor nicht gefüttert wurde
flag-CORRIE_FREED = Corrie wurde von der Schuld befreit
condition-flag-CORRIE_FREED = Corrie von der Schuld befreit wurde
condition-flag-CORRIE_FREED-not = Corrie nicht von der Schuld befreit wurde
flag-COUNT_CARRIES = Genug Parteien haben unterschrieben
condition-flag-COUNT_CARRIES = genug Parteien unterschrieben haben
flag-COUNT_CLOSES = Der Befehl zum Schließen kann gegeben werden
condition-flag-COUNT_CLOSES = der Befehl zum Schließen gegeben werden kann
flag-COUNT_DEBTOR = Ihr schriebt: Schuldner
flag-COUNT_KIN = Ihr schriebt: Verwandte
flag-COUNT_LEFT = Ihr seid durch die Tür gegangen
condition-flag-COUNT_LEFT = ihr durch die Tür gegangen seid
flag-COUNT_LIT = Eine brennende Lampe spricht für euch
condition-flag-COUNT_LIT = eine brennende Lampe für euch spricht
flag-COUNT_SIGNED = Unterschriften am Schalter
flag-COUNT_TITLE = Ein Anspruch kann erhoben werden
condition-flag-COUNT_TITLE = ein Anspruch erhoben werden kann
flag-COUNT_VOICE = Die Stimme eines Herdes spricht für euch
condition-flag-COUNT_VOICE = die Stimme eines Herdes für euch spricht
flag-DAGNY_IN_KEEL = Dagny sitzt selbst im Kiel
condition-flag-DAGNY_IN_KEEL-not = Dagny nicht selbst im Kiel sitzt
flag-DESAI_ASSIZE = Desai ist zur Assize übergegangen
condition-flag-DESAI_ASSIZE = Desai zur Assize übergegangen ist
condition-flag-DESAI_ASSIZE-not = Desai nicht zur Assize übergegangen ist
flag-DESAI_GONE = Desai hat seine Schlüssel abgegeben
condition-flag-DESAI_GONE-not = Desai seine Schlüssel nicht abgegeben hat
flag-DESAI_LOCK = Desai hat den Kiel einmal verschlossen
flag-DESAI_WITNESS = Desai wird Zeuge sein
condition-flag-DESAI_WITNESS = Desai Zeuge sein wird
flag-EDGE_MET = Ihr wart am Rand von Zehn
condition-flag-EDGE_MET = ihr am Rand von Zehn wart
condition-flag-EDGE_MET-not = ihr nicht am Rand von Zehn wart
flag-END_BREATH = Das Schiff nahm die zehn Jahre
condition-flag-END_BREATH = das Schiff die zehn Jahre nahm
condition-flag-END_BREATH-not = das Schiff die zehn Jahre nicht nahm
flag-END_DARK = Jede Lampe wurde gelöscht
condition-flag-END_DARK = jede Lampe gelöscht wurde
condition-flag-END_DARK-not = die Lampen nicht gelöscht wurden
flag-END_LIGHT = Die Lampen brennen wieder
condition-flag-END_LIGHT = die Lampen wieder brennen
condition-flag-END_LIGHT-not = die Lampen nicht wieder brennen
flag-END_PAID = Das Guthaben wurde eingefordert
condition-flag-END_PAID = das Guthaben eingefordert wurde
flag-END_ROTA = Jeder Ort zahlt der Reihe nach
condition-flag-END_ROTA-not = die Orte nicht der Reihe nach zahlen
flag-END_ROUND = Die Mannschaft geht die Runde
condition-flag-END_ROUND = die Mannschaft die Runde geht
condition-flag-END_ROUND-not = die Mannschaft nicht die Runde geht
flag-EWA_DEAD = Ewa hat das letzte Wort gehört
condition-flag-EWA_DEAD = Ewa das letzte Wort gehört hat
condition-flag-EWA_DEAD-not = Ewa das letzte Wort nicht gehört hat
flag-EWA_FOUND = Es kam heraus, wessen Stimme es ist
condition-flag-EWA_FOUND = der Name zur Stimme herauskam
flag-GANNET_COPY = Ein Wort wurde auf Gannet Rock kopiert
condition-flag-GANNET_COPY = ein Wort auf Gannet Rock kopiert wurde
flag-GANNET_HEARD = Dem Chor wurde zugehört
condition-flag-GANNET_HEARD-not = dem Chor nicht zugehört wurde
flag-GANNET_KNOWN = Ihr wisst, wo Gannet Rock ist
condition-flag-GANNET_KNOWN = ihr die Lage von Gannet Rock kennt
condition-flag-GANNET_KNOWN-not = ihr die Lage von Gannet Rock nicht kennt
flag-GANNET_LOAN = Die Spule ist geliehen
flag-GANNET_OPENLY = Die Spule wurde allen vorgespielt
flag-HALDEN_AGAIN = Halden hat euch wiedergesehen
condition-flag-HALDEN_AGAIN-not = Halden euch nicht wiedergesehen hat
flag-HALDEN_LATE = Ihr habt in der Schlange von Halden gestanden
condition-flag-HALDEN_LATE = ihr in der Schlange von Halden gestanden habt
flag-HAND_SEEN_3 = Sie hat ihr Gewicht verlagert
flag-HORN_BROKEN = Das Horn ist zerbrochen
condition-flag-HORN_BROKEN = das Horn zerbrochen ist
flag-INGA_MET = Toivonen hat mit Inga gesprochen
condition-flag-INGA_MET = Toivonen mit Inga gesprochen hat
flag-JUNO_RAFT = Juno blieb auf dem Floß
condition-flag-JUNO_RAFT = Juno auf dem Floß blieb
flag-LEES_OPEN = Der Weg nach Lees ist offen
condition-flag-LEES_OPEN = der Weg nach Lees offen ist
flag-LETTER_FOR_NADIA = Es gibt einen Brief für Nadia
flag-LULL_NO = Lull hat nein gesagt
flag-LULL_OPEN = Der Weg nach Lull ist offen
condition-flag-LULL_OPEN = der Weg nach Lull offen ist
flag-MAGS_STAYED = Toivonen blieb in der Tiefe
condition-flag-MAGS_STAYED = Toivonen in der Tiefe blieb
condition-flag-MAGS_STAYED-not = Toivonen nicht in der Tiefe blieb
flag-MORROW_EXPOSED = Die Initialen der Kapitänin wurden vorgelesen
condition-flag-MORROW_EXPOSED = die Initialen der Kapitänin vorgelesen wurden
condition-flag-MORROW_EXPOSED-not = die Initialen der Kapitänin nicht vorgelesen wurden
flag-MORROW_PAYS = Morrow bietet ihre Jahre an
condition-flag-MORROW_PAYS = Morrow ihre Jahre anbietet
condition-flag-MORROW_PAYS-not = Morrow ihre Jahre nicht anbietet
flag-MORROW_RELIEVED = Morrow wurde abgelöst
condition-flag-MORROW_RELIEVED = Morrow abgelöst wurde
condition-flag-MORROW_RELIEVED-not = Morrow nicht abgelöst wurde
flag-NAMES_READ = Das Netz der Namen wurde zu Ende gelesen
condition-flag-NAMES_READ = das Netz der Namen zu Ende gelesen wurde
condition-flag-NAMES_READ-not = das Netz der Namen nicht zu Ende gelesen wurde
flag-OSIER_ANSWERED = Drei Fragen wurden beantwortet
condition-flag-OSIER_ANSWERED = drei Fragen beantwortet wurden
flag-OSIER_CUT = Das Netz von Osier wurde zerschnitten
flag-OSIER_ENVOY = Ein Bote von Osier kam an Bord
condition-flag-OSIER_ENVOY = ein Bote von Osier an Bord kam
flag-OSIER_FILLED = Ein gefegter Platz wurde gefüllt
flag-OSIER_LIES = Lügen auf Osier
flag-OSIER_NAMES = Am Netz gelesene Namen
flag-OSIER_SEEN = Osier wurde gesehen
condition-flag-OSIER_SEEN = Osier gesehen wurde
condition-flag-OSIER_SEEN-not = Osier nicht gesehen wurde
flag-OSIER_SORRY = Die Jungen können sich entschuldigen
flag-OUSELEY_PARLEY = Der Kommodore gab sein Wort
condition-flag-OUSELEY_PARLEY = der Kommodore sein Wort gab
condition-flag-OUSELEY_PARLEY-not = der Kommodore sein Wort nicht gab
flag-PATIENCE_HOME = Patience ist daheim
condition-flag-PATIENCE_HOME = Patience daheim ist
condition-flag-PATIENCE_HOME-not = Patience nicht daheim ist
flag-PATIENCE_SPEAKS = Ein Herd spricht für euch
condition-flag-PATIENCE_SPEAKS = ein Herd für euch spricht
condition-flag-PATIENCE_SPEAKS-not = kein Herd für euch spricht
flag-PATIENCE_STOPPED = Sie bewegt sich nicht mehr
condition-flag-PATIENCE_STOPPED = sie sich nicht mehr bewegt
condition-flag-PATIENCE_STOPPED-not = sie sich noch bewegt
flag-PIM_SPEAKS = Pim dolmetscht
flag-PLINTHS_COPIED = Neunzehn Namen wurden abgeschrieben
flag-PLINTH_GIFT = Eine Gabe liegt auf einem Sockel
condition-flag-PLINTH_GIFT = eine Gabe auf einem Sockel liegt
flag-POOL_REACHED = Der Zug wurde am Wasser getroffen
condition-flag-POOL_REACHED = der Zug am Wasser getroffen wurde
condition-flag-POOL_REACHED-not = der Zug nicht am Wasser getroffen wurde
flag-RAFT_WELDED = Das Floß hält zusammen
condition-flag-RAFT_WELDED = das Floß zusammenhält
flag-REYES_CAPTAIN = Reyes hat das Kommando
flag-REYES_GONE = Reyes ist nach Halden gefahren
flag-REYES_STEADY = Reyes hält das Schiff
flag-ROAD_CHARTER = Ihr führt die Befehle aus
condition-flag-ROAD_CHARTER = ihr die Befehle ausführt
flag-ROAD_PETITION = Ihr fragt alle, die zahlen
condition-flag-ROAD_PETITION = ihr alle Zahlenden fragt
flag-ROAD_SLIP = Ihr sucht den Schlüssel
condition-flag-ROAD_SLIP = ihr den Schlüssel sucht
flag-SIGNED_CORRIE = Die Unterschrift von Corrie zählt
condition-flag-SIGNED_CORRIE-not = die Unterschrift von Corrie nicht zählt
flag-SIGNED_FREEHOLD = Die Unterschrift der Freeholder zählt
condition-flag-SIGNED_FREEHOLD-not = die Unterschrift der Freeholder nicht zählt
flag-SIGNED_HALDEN = Die Unterschrift von Halden zählt
condition-flag-SIGNED_HALDEN-not = die Unterschrift von Halden nicht zählt
flag-SIGNED_LULL = Die Antwort von Lull zählt
condition-flag-SIGNED_LULL-not = die Antwort von Lull nicht zählt
flag-SIGNED_ORCHARD = Die Antwort des Obstgartens zählt
condition-flag-SIGNED_ORCHARD-not = die Antwort des Obstgartens nicht zählt
flag-SIGNED_OSIER = Die Unterschrift von Osier zählt
condition-flag-SIGNED_OSIER = die Unterschrift von Osier zählt
condition-flag-SIGNED_OSIER-not = die Unterschrift von Osier nicht zählt
flag-SIGNED_STILLFALL = Die Schale von Stillfall zählt
condition-flag-SIGNED_STILLFALL-not = die Schale von Stillfall nicht zählt
flag-SIGNED_TAMARISK = Die Urne von Tamarisk zählt
condition-flag-SIGNED_TAMARISK-not = die Urne von Tamarisk nicht zählt
flag-SIG_CORRIE = Corrie hat zugestimmt
condition-flag-SIG_CORRIE = Corrie zugestimmt hat
condition-flag-SIG_CORRIE-not = Corrie nicht zugestimmt hat
flag-SIG_FREEHOLD = Die Freeholder haben zugestimmt
condition-flag-SIG_FREEHOLD = die Freeholder zugestimmt haben
flag-SIG_ORCHARD = Der Obstgarten hat zugestimmt
condition-flag-SIG_ORCHARD = der Obstgarten zugestimmt hat
condition-flag-SIG_ORCHARD-not = der Obstgarten nicht zugestimmt hat
flag-SIG_OSIER = Osier hat zugestimmt
condition-flag-SIG_OSIER = Osier zugestimmt hat
condition-flag-SIG_OSIER-not = Osier nicht zugestimmt hat
flag-SLOE_DEAD = Sloe ist tot
condition-flag-SLOE_DEAD = Sloe tot ist
condition-flag-SLOE_DEAD-not = Sloe nicht tot ist
flag-SLOE_HALF = Ihr habt Sloes Hälfte der Spule
condition-flag-SLOE_HALF = ihr Sloes Hälfte der Spule habt
condition-flag-SLOE_HALF-not = ihr Sloes Hälfte der Spule nicht habt
flag-SMALL_ONE_HOME = Das Kleine ist daheim
condition-flag-SMALL_ONE_HOME-not = das Kleine nicht daheim ist
flag-STATUES_TAKEN = Die Heber entkamen mit zweien
condition-flag-STATUES_TAKEN = die Heber mit zweien entkamen
condition-flag-STATUES_TAKEN-not = die Heber nicht mit zweien entkamen
flag-STILL_COPIED = Der Katalog wurde am Rand beantwortet
flag-STILL_CUTS = Schnitte der Säge
flag-STILL_DRANK = Jemand trank vom stillen Wasser
flag-STILL_LATE = Der Teich füllte sich ohne euch
condition-flag-STILL_LATE = der Teich sich ohne euch füllte
flag-STILL_LIFTED = Gehobene Figuren
condition-flag-STILL_LIFTED = eine Figur gehoben wurde
flag-STILL_MOVED = Das Tal von Stillfall bewegt sich
condition-flag-STILL_MOVED = das Tal von Stillfall sich bewegt
flag-STILL_RODE = Ihr seid mit dem Kran hinausgefahren
condition-flag-STILL_RODE = ihr mit dem Kran hinausgefahren seid
flag-STILL_SEEN = Stillfall wurde gesehen
condition-flag-STILL_SEEN = Stillfall gesehen wurde
condition-flag-STILL_SEEN-not = Stillfall nicht gesehen wurde
flag-STUMP_SEEN = Der Stumpf von Lampe Neun wurde gesehen
condition-flag-STUMP_SEEN = der Stumpf von Lampe Neun gesehen wurde
flag-VANTRY_OPEN = Die Bahn nach Vantry ist offen
condition-flag-VANTRY_OPEN = die Bahn nach Vantry offen ist
condition-flag-VANTRY_OPEN-not = die Bahn nach Vantry nicht offen ist
flag-VARGA_ABOARD = Varga kam mit
condition-flag-VARGA_ABOARD = Varga mitkam
flag-VARGA_SPOKE = Varga hat ein Wort gesagt
condition-flag-VARGA_SPOKE = Varga ein Wort gesagt hat
flag-WICKS_CUT = Zwei Setzlinge wurden geschnitten
condition-flag-WICKS_CUT = zwei Setzlinge geschnitten wurden
flag-WICK_PLANTED = Ein eigener Setzling steht im Dochtgarten
condition-flag-WICK_PLANTED = ein eigener Setzling im Dochtgarten steht
marker-added = zusammengezählt
marker-bathed = gebadet
marker-bend = Bogen gezeichnet
marker-bowl = Schale
marker-carried = getragen
marker-compared = verglichen
marker-cut = geschnitten
marker-cuts = Schnitte gezählt
marker-empty = leerer Platz
marker-gathered = gesammelt
marker-hand = Hand gemessen
marker-haste = Eile
marker-index = Verzeichnis gelesen
marker-jar = Glas gefüllt
marker-key = Schlüssel
marker-looked = angesehen
marker-matched = zugeordnet
marker-padded = gepolstert
marker-panned = gewaschen
marker-patience = Patience
marker-pried = aufgestemmt
marker-rim = Rand gesehen
marker-ruled = entschieden
marker-sack = Sack
marker-sat = gesessen
marker-sifted = gesiebt
marker-sorted = sortiert
marker-stayed = geblieben
marker-step = Schritt getan
marker-stocked = aufgefüllt
marker-stood = dabeigestanden
marker-stopped = stillstehend
marker-struck = angeschlagen
marker-tape = Band läuft
marker-thaw = Tau
marker-weather = Wetter gelesen
marker-whose = gefragt, wessen
box-994 = Unterschriften
flag-CORRIE_KEPT = Corrie behält die Schuld
flag-CORRIE_SHARED = Die Schuld von Corrie wird geteilt
condition-flag-CORRIE_SHARED = die Schuld von Corrie geteilt wird
flag-ASSIZE_ADRIFT = Der Kutter der Assize wurde losgemacht
flag-ASSIZE_BEEN = Ihr wart an Bord der Assize
condition-flag-ASSIZE_BEEN = ihr an Bord der Assize wart
flag-ASSIZE_FED = Der Assize wurde ein falscher Kurs gezeichnet
flag-ASSIZE_HOSTAGE = Jemand blieb an Bord der Assize
condition-flag-ASSIZE_HOSTAGE = jemand an Bord der Assize blieb
flag-ASSIZE_SPIKED = Die Kanonen der Assize wurden vernagelt
flag-ASSIZE_WOKEN = Der Ballast der Assize ist wach
condition-flag-ASSIZE_WOKEN-not = der Ballast der Assize nicht wach ist
flag-CORRIE_AIR = Die Luft von Corrie wurde ausgeglichen
condition-flag-CORRIE_AIR = die Luft von Corrie ausgeglichen wurde
flag-CORRIE_DOME = Die dunkle Kuppel wurde geöffnet
flag-CORRIE_ROSE = Ihr seid mit der Keelson aufgestiegen
condition-flag-CORRIE_ROSE = ihr mit der Keelson aufgestiegen seid
flag-CORRIE_SEEN = Corrie Deep wurde gesehen
condition-flag-CORRIE_SEEN = Corrie Deep gesehen wurde
flag-CORRIE_TOLD = Corrie weiß, wer gezahlt hat
flag-PRESSED_FREED = Die Gepressten stehen auf eurer Seite
condition-flag-PRESSED_FREED = die Gepressten auf eurer Seite stehen
condition-flag-PRESSED_FREED-not = die Gepressten nicht auf eurer Seite stehen
flag-RAFT_HELD = Die Naht des Floßes wurde gehalten
condition-flag-RAFT_HELD = die Naht des Floßes gehalten wurde
flag-RAFT_ON_CHART = Das Floß steht auf einer Karte
flag-RAFT_PROMISE = Ihr habt versprochen, das Floß auf keine Karte zu setzen
flag-RAFT_SHARED = Ihr habt das Abendessen des Floßes geteilt
flag-RAFT_STRAIN = Spannung im Floß
flag-RAFT_THEFT = Ihr habt das Floß verlassen, ohne zu zahlen
condition-flag-RAFT_THEFT = ihr das Floß ohne Bezahlung verlassen habt
condition-flag-RAFT_THEFT-not = ihr das Floß nicht ohne Bezahlung verlassen habt
marker-agenda = Tagesordnung gelesen
marker-cards = Karten gezählt
marker-gallery = Galerie gehört
marker-pressed = gepresst
marker-racked = eingereiht
marker-shored = abgestützt
marker-sift = durchsucht
marker-signalled = signalisiert
marker-skim = abgeschöpft
marker-stencil = Schablone gelesen
marker-street = Straße abgegangen
marker-thanks = gedankt
marker-traded = getauscht
box-slate = Fehlschläge auf der Tafel
flag-CAMPAIGN_LOST = Ein Schiff ging auf der Bahn verloren
flag-HALFWAY_BACK = Ihr wart wieder in Halfway Light
condition-flag-HALFWAY_BACK = ihr wieder in Halfway Light wart
flag-HALFWAY_DECIDED = Über Lampe Sechs wurde entschieden
condition-flag-HALFWAY_DECIDED = über Lampe Sechs entschieden wurde
flag-HALFWAY_KEEPER = Der Wärter wurde herausgeholt
flag-HALFWAY_STONE = Stone hat eine Antwort bekommen
flag-SIX_LEFT = Lampe Sechs blieb dunkel
condition-flag-SIX_LEFT = Lampe Sechs dunkel blieb
marker-picket = Posten
marker-handled = Hand angelegt
marker-geranium = Geranie gegossen
marker-carded = Karte ausgefüllt
marker-rowsread = Reihen gelesen
marker-bolted = Luke verriegelt
marker-knelt = gekniet
marker-poured = zweite Tasse eingeschenkt
marker-water = dunkles Wasser
marker-flashed = Kähne angeblinkt
flag-QUEUE_CROSSED = Drei Leute kamen über die Linie
condition-flag-QUEUE_CROSSED = drei Leute über die Linie kamen
flag-VANTRY_DEPORTED = Ihr wurdet aus Vantry Ring abgeschoben
condition-flag-VANTRY_DEPORTED = ihr aus Vantry Ring abgeschoben wurdet
flag-VANTRY_INITIALS = Die Initialen wurden in Vantry gesehen
flag-VANTRY_QUIET = Ihr habt Vantry Ring leise verlassen
flag-VANTRY_SLOE = Sloe wurde aus den Zellen gelassen
marker-greeted = begrüßt
marker-known = bekannt
marker-led = hinübergeführt
marker-lent = geliehen
marker-more = eines mehr
marker-stamped = gestempelt
marker-swept = gefegt
marker-three = drei
marker-thump = Schlag gehört
