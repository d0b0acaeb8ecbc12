# Messages that belong to no game.

## Options and prompts of the kernel

option-done = Fertig
option-ready = Ich bin bereit
option-reopen = Noch einmal überlegen
option-skip = Nichts tun
option-carry-on = Weiter
option-do = { $effect }
option-face = { $name }
prompt-enter-roll = Wirf den echten Würfel ({ $stream }): Was zeigt er?
prompt-reopen = Du bist bereit; die anderen planen noch.
prompt-effect = Entscheide, was geschieht.
prompt-undecided = Gleich entscheidet sich etwas. Vorher könnt ihr noch etwas einsetzen.

# The same thing several times
counted = { $count } × { $what }

## Events of the kernel

event-forced = Es geht nur so: { $option }
event-ended = Es ist vorbei: { $outcome }.

## Refusals

refused-game-over = Das Spiel ist vorbei: Es gibt nichts mehr zu entscheiden.
refused-stale = Das beantwortet Entscheidung { NUMBER($given, useGrouping: 0) }, offen ist aber Entscheidung { NUMBER($open, useGrouping: 0) }: Schau noch einmal auf den Tisch.
refused-other-seat = { $seat ->
        [-1] Das entscheidet die Gruppe.
       *[other] Das entscheidet { $seat }.
    }
refused-unknown-option = Die Möglichkeit „{ $given }“ gibt es gerade nicht. Zur Wahl stehen: { $known }.
refused-not-now = Das geht gerade nicht: Offen ist eine andere Frage.
refused-undo-start = Hier hat alles angefangen: Es gibt nichts zurückzunehmen.
refused-undo-elsewhere = Der Moment { NUMBER($node, useGrouping: 0) } liegt nicht auf diesem Zweig.
refused-undo-never = Seitdem wurde etwas geworfen oder aufgedeckt, und das wird an diesem Tisch nicht zurückgenommen.
refused-undo-ask = Seitdem wurde etwas geworfen oder aufgedeckt: Die Gruppe muss zustimmen.
refused-undo-floor = Dieses Spiel hat eine andere Version gespeichert: Weiter zurück als bis dorthin geht es nicht.
refused-after-chance = Was erst gewürfelt oder aufgedeckt wird, kann niemand vorweg entscheiden: Wähle, sobald es bekannt ist.
refused-in-act = Nichts wurde getan. Schritt { $place }: { $reason }
refused-redo = Es gibt nichts zu wiederholen.
refused-no-branch = Einen Zweig „{ $given }“ gibt es nicht. Zweige: { $known }.
refused-no-branches = Einen Zweig „{ $given }“ gibt es nicht: Noch hat keiner einen Namen. Schreib „branch“ und einen Namen, um dir einen Moment zu merken.

## The effect language

# Effects are infinitives („die Hülle um 1 senken“): they stay right after a colon and after a „wenn“ clause.
effect-then = { $first }, dann { $second }
effect-then-if = { $first }; danach, { $second }
effect-then-each = { $first }, dann { $group_id ->
        [structure-card] { $group }: { $body }
        [broken-element] { $group }: { $body }
        [loaded-rover] { $group }: { $body }
        [spot-up-to] { $group }: { $body }
       *[other] soll { $group } { $body }
    }
effect-then-apart = { $first }; dann { $second }
effect-then-apart-if = { $first }; danach, { $second }
effect-then-apart-each = { $first }; dann { $group_id ->
        [structure-card] { $group }: { $body }
        [broken-element] { $group }: { $body }
        [loaded-rover] { $group }: { $body }
        [spot-up-to] { $group }: { $body }
       *[other] soll { $group } { $body }
    }
effect-and = { $first } und { $second }
effect-any = { $first } oder { $second }
effect-or = { $first }; oder { $second }
effect-at = { $moment } – { $body }
effect-each = { $group }: { $body }
effect-each-inside = { $group } soll { $body }
effect-each-inside-if = { $group } soll, { $body }
effect-each-may = { $group } darf { $body }
effect-each-choose = { $group }, nach eigener Entscheidung: { $options }
effect-if = wenn { $test }, { $body }
# Groups of things („für jedes Feld“) do nothing themselves.
effect-if-each = wenn { $test }, { $group_id ->
        [structure-card] { $group }: { $body }
        [broken-element] { $group }: { $body }
        [loaded-rover] { $group }: { $body }
        [spot-up-to] { $group }: { $body }
       *[other] soll { $group } { $body }
    }
effect-if-each-inside = wenn { $test }, { $group_id ->
        [structure-card] { $group }: { $body }
        [broken-element] { $group }: { $body }
        [loaded-rover] { $group }: { $body }
        [spot-up-to] { $group }: { $body }
       *[other] soll { $group } { $body }
    }
effect-if-apart = wenn { $test }: { $body }
effect-if-else = wenn { $test }, { $body }; sonst { $otherwise }
effect-if-else-if = wenn { $test }, { $body }; sonst, { $otherwise }
effect-otherwise = sonst { $body }
effect-otherwise-if = sonst, { $body }
effect-choose = eins auswählen: { $options }
effect-choose-inside = nach Wahl { $options }
effect-may = auf Wunsch { $body }
effect-times = { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } { $body }
effect-times-all = { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } wiederholen: { $body }
effect-times-may = bis zu { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } { $body }
effect-pay = { $cost }: { $body }
effect-pay-inside = { $cost } und dafür { $body }

## The terminal client

terminal-welcome = Farlight { $version } · { $game } · { $mission }
terminal-how-many = Wie viele spielen mit, { $low } bis { $high }? Einfach Enter für { $usual }.
terminal-seats = { $count ->
        [one] Es spielt eine Person
       *[other] Es spielen { $count } Personen
    }; „--seats“ und eine Zahl ändert das.
terminal-help = Tippe eine Zahl oder ein paar Wörter einer Möglichkeit. „help“ sagt, was du sonst tippen kannst, „rules“, wie gespielt wird.
terminal-decision = { $seat } entscheidet
terminal-group = Ihr entscheidet gemeinsam
terminal-any-time = Jederzeit, mit dem Buchstaben:
terminal-any-folded = { $count ->
        [one] Auch jederzeit: noch eine Sache. „any“ zeigt sie.
       *[other] Auch jederzeit: noch { $count } Dinge. „any“ zeigt sie.
    }
terminal-any-none = Es gibt gerade nichts sonst, was man einsetzen könnte.
terminal-enter = oder einfach Enter
terminal-chosen = Bisher gewählt: { $chosen }
terminal-log = Was geschehen ist
terminal-log-empty = Noch ist nichts geschehen.
terminal-over = Das Spiel ist vorbei. Tippe „undo“, um zurückzugehen, „log“, um es nachzulesen, oder „quit“; danach beginnt „{ $command }“ ein neues.
terminal-unknown = „{ $given }“ verstehe ich nicht. { $count ->
        [1] Gib 1
       *[other] Gib eine Zahl von 1 bis { $count }
    }, einen Namen oder „help“ ein.
terminal-ambiguous = „{ $given }“ ist nicht eindeutig: { $known }. Gib mehr davon ein.
terminal-one-answer = Hier ist eine Antwort gefragt, nicht mehrere.
terminal-agree = Seither wurde gewürfelt oder aufgedeckt. Wenn die Gruppe einverstanden ist, tippe „agree“.
terminal-agree-none = Es gibt nichts zuzustimmen.
terminal-declined = Dann bleibt alles, wie es ist.
terminal-no-company = „{ $command }“ ist für einen Tisch mit anderen: Hier sitzen alle an dieser Tastatur. „play --at SERVER“ eröffnet einen Tisch im Netz.
terminal-undo-unknown = Wie weit? Eine Zahl oder eines von: { $levels }.
terminal-saved = Gespeichert in { $file }.
terminal-unsaved = Das Spiel konnte nicht gesichert werden: { $reason }. Schaffe Platz oder sichere es mit „save FILE“ woanders.
terminal-forked = Dieses Spiel läuft auch an einem anderen Tisch. Dieses hier geht in { $file } weiter.
terminal-skipped = Ein Spiel konnte nicht fortgesetzt werden. { $reason }
terminal-save-foreign = „{ $file }“ gibt es schon, und es ist kein Farlight-Spielstand. Wähle einen anderen Namen.
terminal-save-folder = Den Ordner „{ $folder }“ gibt es nicht. Lege ihn an oder tippe nur einen Namen.
terminal-loaded = { $file } geladen.
terminal-load-usage = Was laden? Schreibe „load“ und den Namen des Spielstands.
terminal-note = Hinweis: { $note }.
terminal-rule = { $rule }: { $text }
terminal-rule-missing = Eine Regel „{ $given }“ gibt es hier nicht.
terminal-rule-none = Zu dieser Frage gibt es keine eigene Regel.
terminal-chapters = Die Regeln, Kapitel für Kapitel: Tippe „rules“ und eine Zahl oder ein Wort
terminal-why-usage = Schreib „why“ und was du tun möchtest, zum Beispiel „why { $example }“.
terminal-why-can = Das geht: Wähle „{ $option }“.
terminal-why-way = Das geht: { $way }.
terminal-why-seat = { $seat } kann es: „{ $option }“ wählen. Gib zuerst „seat { $number }“ ein.
terminal-why-later = „{ $given }“ lässt sich gerade nicht wählen. { $count ->
        [one] Eine Regel handelt davon
       *[other] { $count } Regeln handeln davon
    }: Tippe „rule { $given }“.
terminal-why-unknown = Das lässt sich jetzt nicht wählen, und über „{ $given }“ weiß ich hier nichts. Du kannst fragen nach: { $known }.
terminal-language = Ab jetzt auf Deutsch.
terminal-english = Geschichten und Kartennamen gibt es bisher nur auf Englisch.
terminal-seat-unknown = Den Platz „{ $given }“ gibt es nicht. Plätze: { $known }.
terminal-view-unknown = Einen Teil „{ $given }“ hat der Tisch nicht. Teile: { $known }.
terminal-branch-named = Dieser Moment heißt jetzt „{ $name }“.
terminal-branches = Zweige: { $known }.
terminal-branches-none = Noch hat kein Zweig einen Namen. Schreib „branch“ und einen Namen, um dir diesen Moment zu merken.
terminal-commitment = Die Würfel dieses Spiels legt der Startwert mit dem Hash { $hash } fest.
terminal-by-hand = Ihr werft echte Würfel: Nur die Karten liegen fest.
terminal-seed = Der Startwert war { $seed }; sein Hash ist { $hash }.
terminal-bye = Auf Wiedersehen. Das Spiel wartet auf dich: „{ $command }“ bringt dich hierher zurück.
terminal-bye-over = Auf Wiedersehen. Dieses Spiel ist vorbei: „{ $command }“ beginnt ein neues.
terminal-bye-none = Auf Wiedersehen. Es wurde kein Spiel begonnen.
terminal-bye-unsaved = Auf Wiedersehen. Das Spiel wurde NICHT gesichert: { $reason }.
terminal-file = Es liegt in { $file }.
terminal-resumed = Willkommen zurück: Alles liegt noch so auf dem Tisch wie zuletzt.
terminal-failure = Die Regeln sind über diese Antwort gestolpert. Nichts ist verloren: Du bist, wo du warst. Der Bericht liegt in { $file }.
terminal-help-number = eine Zahl oder Wörter einer Möglichkeit: auswählen; „1 3 5“: mehrere, „all“: alle einer Art, wo eine Frage mehr als eine haben will
terminal-help-any = „any“: was jederzeit geht; danach der Buchstabe
terminal-help-why = „why NAME“: warum sich etwas nicht wählen lässt oder wie es geht
terminal-help-hint = „hint“: was jemand mit Übung wählen würde und warum
terminal-help-rule = „rules“: wie gespielt wird; „rules KAPITEL“; „rule“: die Regel hinter der Frage; „rule WORT“: alle Regeln zu etwas
terminal-help-log = „log“: was geschehen ist; „log 20“: die letzten 20 Zeilen
terminal-help-undo = „undo“, „undo 3“, „undo EBENE“ ({ $levels }), „redo“; „agree“, wenn die Gruppe gefragt wurde
terminal-help-branch = „branch NAME“ merkt sich diesen Moment, „visit NAME“ kehrt dorthin zurück
terminal-help-save = „save DATEI“, „load DATEI“; außerdem speichert sich das Spiel nach jeder Wahl selbst
terminal-help-language = „language en“, it, de, cs
terminal-help-seat = „seat 2“ oder „seat NAME“: als Nächstes für diesen Platz antworten; „seat“: für den gefragten Platz
terminal-help-view = „view“: den Tisch noch einmal zeigen; „view WORT“: nur einen Teil, zum Beispiel „view forecast“
terminal-help-seed = „seed“: das Versprechen, dass die Würfel festliegen
terminal-help-quit = „quit“: den Tisch verlassen; das Spiel wartet auf dich

## The table server

server-took-back = { $by ->
        [me] Du hast zurückgenommen: { $act }.
        [all] Zurücknehmen: { $act }
       *[other] { $who } hat zurückgenommen: { $act }.
    }
server-went-back = { $by ->
        [me] Du hast { $count } Schritte zurückgenommen, bis vor: { $act }.
        [all] { $count } Schritte zurücknehmen, bis vor: { $act }
       *[other] { $who } hat { $count } Schritte zurückgenommen, bis vor: { $act }.
    }
server-did-again = { $by ->
        [me] Du hast wiederholt: { $act }.
        [all] Wiederholen: { $act }
       *[other] { $who } hat wiederholt: { $act }.
    }
server-went-to = { $by ->
        [me] Du hast den Tisch dorthin geführt, wo er nach diesem Schritt war: { $act }.
        [all] Dorthin gehen, wo der Tisch nach diesem Schritt war: { $act }
       *[other] { $who } hat den Tisch dorthin geführt, wo er nach diesem Schritt war: { $act }.
    }
server-went-to-start = { $by ->
        [me] Du hast den Tisch an den Anfang zurückgeführt.
        [all] An den Anfang zurückgehen
       *[other] { $who } hat den Tisch an den Anfang zurückgeführt.
    }
server-went-somewhere = { $by ->
        [me] Du hast den Tisch zu einem anderen Augenblick geführt.
        [all] Zu einem anderen Augenblick gehen
       *[other] { $who } hat den Tisch zu einem anderen Augenblick geführt.
    }
server-moment = { $act } ({ $when })
server-played-by-person = { $by ->
        [me] Du spielst jetzt { $seat }.
       *[other] { $who } spielt jetzt { $seat }.
    }
server-played-by-bot = { $bot }, ein Bot, spielt jetzt { $seat }.
server-played-by-nobody = { $seat } spielt niemand mehr: Der Platz ist frei.
server-instead = { $bot } kam nicht rechtzeitig zu einer Antwort: Der Tisch ging mit dem weiter, was das Spiel rät.
server-proposal-seat = Darf ich { $seat } spielen? Der Platz war auf einem anderen Gerät meiner, oder ich übernehme ihn.
server-proposal-share = Möchte nutzen, was dir gehört: { $option }
server-usual = { $by ->
        [me] Du, wie immer: { $option }.
       *[other] { $who }, wie immer: { $option }.
    }
server-stale = Der Tisch ist schon weiter: Sieh nach, was jetzt gefragt wird.
server-no-branch = Kein Augenblick heißt „{ $given }“: Wähle einen Namen, den dieser Tisch hat.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-too-many-branches = Dieser Tisch hat schon { $most } Augenblicke benannt: Nimm einen dieser Namen noch einmal.
server-no-level = Zu „{ $given }“ kann man nicht zurück: { $known }.
server-no-moment = An diesem Tisch gibt es keinen Augenblick { $given }: Wähle einen auf seinem Weg.
server-moment-gone = Dieser Augenblick liegt vor einer Änderung der Regeln und lässt sich nicht mehr zeigen: Wähle einen späteren.
server-not-over = Noch ist keine Mission dieses Tisches zu Ende: Wie es war, lässt sich danach lesen.
server-busy-work = Das dauert eine Weile, und gerade fragen zu viele danach: Versuche es in { $seconds } s wieder.
server-worker-limits = Das braucht mehr Zeit oder Speicher, als eine Anfrage haben darf. Ist es eine Datei, dann nimm eine andere Kopie; ist hier gerade viel zu tun, dann versuche es später noch einmal.
server-worker-failed = Das ließ sich nicht ermitteln. Nichts hat sich geändert; sag es denen, die den Server betreiben: In seinem Protokoll steht, warum.
server-proposed-already = Das ist schon vorgeschlagen: Die anderen müssen noch zustimmen.
server-too-many-proposals = Du hast schon { $most } offene Vorschläge: Warte, bis die anderen geantwortet haben, oder nimm einen zurück.
server-no-proposal = Dieser Vorschlag ist nicht mehr offen: Sieh nach, was jetzt vorgeschlagen ist.
server-bad-chat = Eine Zeile im Gespräch hat 1 bis { $most } Zeichen.
server-no-person = So jemand ist nicht an diesem Tisch: Wähle jemanden, der da ist.
server-not-sent-away = So jemand wurde nicht von diesem Tisch weggeschickt: Wähle jemanden aus seiner Liste.
server-host-stays = Wer den Tisch leitet, kann nicht gehen: Gib den Tisch zuerst an jemanden weiter oder lösche ihn.
server-sent-away = Die Tischleitung hat dich von diesem Tisch weggeschickt. Nur sie kann dich wieder hereinlassen: Frag sie.
server-closed = Dieser Tisch wurde von der Tischleitung gelöscht. Wer ihn als Datei hat, kann sie öffnen.
server-seat-taken = Diesen Platz hat jemand anderes: Nimm einen freien oder frag die Tischleitung.
server-watching = Du siehst diesem Tisch zu: Bitte um einen Link zum Mitspielen.
server-not-your-seat = Das ist nicht dein Platz: Wähle für einen, der deiner ist.
server-no-bot = Es gibt keinen Bot „{ $given }“: { $known }.
server-not-host = Das kann nur, wer den Tisch leitet: Frag dort.
server-no-seat = Es gibt keinen Platz { $given }: Dieser Tisch hat { $most }.
server-no-table = Diesen Tisch gibt es für dich nicht: Prüfe den Link oder frage, wer dich eingeladen hat.
server-busy = Der Tisch ist beschäftigt: Versuche es gleich noch einmal.
server-storage = { $reason ->
        [full] Die Festplatte dieses Servers ist voll
        [away] Die Datenbank dieses Servers ist nicht erreichbar
       *[other] Die Datenbank dieses Servers nimmt es nicht an
    }; nichts wurde geändert und nichts ist verloren. Sag es denen, die den Server betreiben: In seinem Protokoll steht mehr.
server-rules = Die Regeln sind darüber gestolpert; es wurde zurückgenommen. Der Bericht { $report } sagt uns, wie: Exportiere ihn und schick ihn uns.
server-broken = Hier ist etwas kaputtgegangen; der Tisch ist so, wie er gespeichert ist. Mehr steht im Protokoll des Servers unter { $report }.
server-who = Diesen Schlüssel hat hier niemand: Sag zuerst, wer du bist.
server-hello-first = Die erste Nachricht einer Verbindung ist „hello“.
server-hello-again = Diese Verbindung hat schon „hello“ gesagt: Sende Befehle oder öffne eine andere.
server-too-long = Eine Nachricht darf { $most } Byte haben: Sende weniger.
server-bad-message = Das ist keine Nachricht von uns: { $reason }. /api/schema/openapi.json beschreibt sie.
server-bad-id = Ein Befehl hat eine Kennung von 1 bis { $most } darstellbaren Zeichen.
server-id-used = Diese Kennung gehört zu einem anderen Befehl, der schon ausgeführt wurde; nichts wurde geändert. Gib jedem Befehl eine eigene Kennung.
server-bad-seen = Die Kopfzeile { $header } nennt eine Fassung des Tisches: eine ganze Zahl, etwa 42.
server-bad-ping = Zeigen kann man mit look, danger, yes, no oder question, auf Dinge mit kurzen Namen.
server-bad-setup = Einen solchen Tisch kann man nicht eröffnen. Der Grund, auf Englisch: { $reason }
server-bad-file = Diese Datei lässt sich nicht öffnen: Nimm eine andere Kopie. Der Grund, auf Englisch: { $reason }
server-no-difficulty = Die Schwierigkeit „{ $given }“ gibt es hier nicht: { $known }.
server-no-difficulties = Die Schwierigkeit „{ $given }“ gibt es hier nicht: Gespielt wird nur auf eine Art, also lass sie weg.
server-bad-link = Dieser Link öffnet keinen Tisch mehr: Bitte um einen neuen.
server-no-spectators = Dieser Tisch lässt niemanden zusehen: Bitte um einen Link zum Mitspielen.
server-too-many-people = Zu viele neue Leute von dieser Adresse: Versuche es in einer Stunde wieder.
server-too-many-names = Zu viele neue Namen von dieser Adresse: Versuche es in einer Stunde noch einmal.
server-too-many-tables = Zu viele neue Tische von dieser Adresse: Versuche es in einer Stunde wieder.
server-no-report = Einen solchen Bericht gibt es von diesem Tisch nicht: Prüfe seine Kennung.
server-file-hidden = Was verborgen ist, bleibt es, solange das Spiel läuft, und diese Datei enthält alles. Wer mitspielt, bekommt sie, wo das Zurücknehmen frei ist; alle, wenn das Spiel vorbei ist.
server-no-decision = Deine Plätze werden gerade nichts gefragt: Versuche es, wenn es wieder so weit ist.
server-proposal-answer = Für die Gruppe wählen: { $option }
server-too-fast = Zu viele Anfragen: Warte einen Moment, dann geht es weiter.
server-host = Dieser Server heißt nicht „{ $given }“. Nimm die Adresse, die er beim Start nennt; wer ihn betreibt, kann den Namen mit --origin http://{ $given } (oder https://) hinzufügen.
server-origin = Diese Seite darf nicht mit diesem Server sprechen. Wer ihn betreibt, kann es mit --origin und der Adresse der Seite erlauben.
server-too-many-connections = Zu viele Verbindungen sind offen: Schließe einige, oder versuche es gleich noch einmal.
server-slow-request = Die Anfrage kam zu langsam an: Sende sie noch einmal, in einem Zug.
server-bad-http = Das ist keine HTTP-Anfrage: Hier wird HTTP/1.1 gesprochen.
server-bad-body = Der Inhalt der Anfrage ist nicht lesbar: { $reason }.
server-no-body = Der Anfrage fehlt ihr Inhalt: Sende ihn als JSON, wie /api/schema/openapi.json ihn beschreibt.
server-bad-request = Die Anfrage ist nicht so, wie /api/schema/openapi.json sie beschreibt: { $reason }.
server-no-address = Unter dieser Adresse ist nichts. In /api/schema/openapi.json steht, was man fragen kann.
server-bad-method = So kann man danach nicht fragen. In /api/schema/openapi.json steht, was man fragen kann.
server-too-large = Eine Anfrage darf { $most } MB haben: Wähle eine kleinere Datei.
server-bye-slow = Deine Verbindung kam nicht mit; nach der Rückkehr siehst du den Tisch, wie er ist.
server-bye-silent = Von dir war eine Weile nichts zu hören; komm einfach wieder.
server-bye-restart = Der Server startet neu; der Tisch ist sicher, komm gleich wieder.
server-bye-too-fast = Zu viele Nachrichten auf einmal: Komm gleich wieder.
server-bye-sent-away = Die Tischleitung hat dich von diesem Tisch weggeschickt und kann dich wieder hereinlassen.
server-bye-left = Du bist nicht mehr an diesem Tisch; ein Link bringt dich zurück.
server-bye-closed = Die Tischleitung hat diesen Tisch gelöscht. Wer ihn als Datei hat, kann sie öffnen.

## Das Terminal an einem Tisch im Netz

remote-name = Wie heißt du am Tisch?
remote-link-play = Andere kommen mit diesem Link dazu: { $link }
remote-link-watch = Wer nur zusehen will, nimmt diesen: { $link }
remote-lost = Die Verbindung ist weg. Der Tisch ist sicher; sie wird wiederhergestellt …
remote-back = Die Verbindung ist wieder da.
remote-missed = Was geschah, während du fort warst
remote-waiting = Jetzt ist { $who } dran.
remote-watching = Du siehst an diesem Tisch zu.
remote-nothing-asked = Gerade wirst du nichts gefragt.
remote-said = { $who }: { $text }
remote-came = { $who } ist da.
remote-went = { $who } ist gegangen.
remote-chair = { $seat } { $name }: { $who }
remote-nobody = niemand
remote-away = { $who }, nicht da
remote-bot = { $who }; der Bot „{ $bot }“ springt ein
remote-watcher = { $who } sieht zu
remote-proposal = { $who } schlägt vor: { $text }. Tippe „agree“ (einverstanden) oder „decline“ (nein).
remote-last-word = Das letzte Wort hat { $who }: Was andere wählen, ist ein Vorschlag.
remote-last-word-ours = Du hast das letzte Wort: Was du wählst, geschieht.
remote-proposed = Vorgeschlagen. Die anderen müssen zustimmen.
remote-pinged = { $who } zeigt auf { $thing }.
remote-say-usage = Schreib „say“ und was du sagen möchtest.
remote-bot-usage = Schreib „bot“ und einen von diesen oder nur „bot“, um wieder selbst zu spielen: { $known }.
remote-no-seat = Du hast hier keinen Platz. „claim“ nimmt einen freien.
remote-one-by-one = An einem Tisch im Netz wird eine Antwort nach der anderen gegeben.
remote-no-load = An einem Tisch im Netz wird ein einziges Spiel gespielt. „quit“ verlässt ihn; „play --load DATEI“ spielt auf diesem Rechner von einer Datei aus weiter.
remote-over = Das Spiel ist vorbei. Tippe „undo“, um zurückzugehen, „log“, um es nachzulesen, oder „quit“.
remote-bye = Auf Wiedersehen. Der Tisch wartet auf dich: „{ $command }“ bringt dich zurück.
remote-help-undo = „undo“, „undo 3“, „undo EBENE“ ({ $levels }), „redo“; „agree“ oder „decline“, wenn jemand etwas vorschlägt
remote-help-save = „save DATEI“ bewahrt diesen Augenblick auf deinem Rechner auf; „play --load DATEI“ spielt von dort weiter
remote-help-say = „say TEXT“: mit den anderen reden; „who“: wer da ist und wer wo sitzt
remote-help-claim = „claim 2“ nimmt einen freien Platz, „release 2“ gibt einen ab; „bot NAME“: ein Bot spielt für dich, „bot“: du spielst wieder
remote-help-link = „link“: die Links, mit denen andere dazukommen
remote-help-quit = „quit“: gehen; der Tisch wartet auf dich
server-hint = Wer Übung hat, wählt hier: { $option }.
server-plan = Wer Übung hat, plant hier so:
hint-only = Etwas anderes steht hier nicht zur Wahl.
hint-search = Die Aussicht auf den Sieg ist etwa { $after } % statt { $before } %: So ging es aus, wo es ausprobiert wurde.
hint-search-same = Die Aussicht auf den Sieg ist etwa { $after } %, und nichts, was ausprobiert wurde, ist klar besser.
terminal-hint-none = Gerade wird nichts gefragt.

# What the dice made of a mission, beside what was to be expected
luck-lucky = Ihr hattet Glück
luck-somewhat-lucky = Etwas Glück
luck-even = Glück: etwa ausgeglichen
luck-somewhat-unlucky = Etwas Pech
luck-unlucky = Ihr hattet Pech

# A chronicle as a page of its own
server-chronicle-chose = Ihr habt gewählt
server-chronicle-unknown = was daraus geworden wäre, bleibt unbekannt
server-chronicle-people = Wer ist wer
server-chronicle-carried = Was ihr mitnehmt
