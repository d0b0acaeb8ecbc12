# Messages that belong to no game.

## Options and prompts of the kernel

option-done = Fatto
option-ready = Confermo
option-reopen = Ci ripenso
option-skip = Non fare niente
option-carry-on = Prosegui
option-do = { $effect }
option-face = { $name }
prompt-enter-roll = Tira il dado vero ({ $stream }): che cosa mostra?
prompt-reopen = Hai confermato; gli altri stanno ancora pianificando.
prompt-effect = Scegli che cosa succede.
prompt-undecided = Sta per decidersi qualcosa. Potete prima usare qualcosa.

# The same thing several times
counted = { $count } × { $what }

## Events of the kernel

event-forced = C'è un solo modo – { $option }
event-ended = È finita: { $outcome }.

## Refusals

refused-game-over = La partita è finita: non c'è più niente da scegliere.
refused-stale = Questa è una risposta alla decisione { NUMBER($given, useGrouping: 0) }, ma è aperta la decisione { NUMBER($open, useGrouping: 0) }: guarda di nuovo il tavolo.
refused-other-seat = { $seat ->
        [-1] Questo lo decide il gruppo.
       *[other] Questo lo decide { $seat }.
    }
refused-unknown-option = Ora non c'è nessuna opzione «{ $given }». Scegli fra: { $known }.
refused-not-now = Ora non si può scegliere: la domanda aperta è un'altra.
refused-undo-start = Questo è l'inizio: non c'è niente da annullare.
refused-undo-elsewhere = Il momento { NUMBER($node, useGrouping: 0) } non è su questo ramo.
refused-undo-never = Da allora si è tirato o rivelato qualcosa, e a questo tavolo non si torna indietro.
refused-undo-ask = Da allora si è tirato o rivelato qualcosa: serve il consenso del gruppo.
refused-undo-floor = Questa partita è stata salvata da un'altra versione: non si può tornare a prima di quel salvataggio.
refused-after-chance = Non si può scegliere prima di sapere che cosa esce dai dadi o dalle carte: scegli quando si sa.
refused-in-act = Non è stato fatto niente. Passo { $place }: { $reason }
refused-redo = Non c'è niente da ripetere.
refused-no-branch = Non c'è nessun ramo «{ $given }». Rami: { $known }.
refused-no-branches = Non c'è nessun ramo «{ $given }»: nessuno ha ancora un nome. Scrivi «branch» e un nome per ricordare un momento.

## The effect language

effect-then = { $first }, poi { $second }
effect-then-if = { $first }, poi, { $second }
effect-then-each = { $first }, poi { $group } – { $body }
effect-then-apart = { $first }; poi { $second }
effect-then-apart-if = { $first }; poi, { $second }
effect-then-apart-each = { $first }; poi { $group } – { $body }
effect-and = { $first } e { $second }
effect-any = { $first } o { $second }
effect-or = { $first }; oppure { $second }
effect-at = { $moment }, { $body }
effect-each = { $group }: { $body }
effect-each-inside = { $group } – { $body }
effect-each-inside-if = { $group } – { $body }
effect-each-may = { $group } può scegliere – { $body }
effect-each-choose = { $group } decide: { $options }
effect-if = se { $test }, { $body }
effect-if-each = se { $test }, { $group }: { $body }
effect-if-each-inside = se { $test }, per { $group }, { $body }
effect-if-apart = se { $test }: { $body }
effect-if-else = se { $test }, { $body }; altrimenti { $otherwise }
effect-if-else-if = se { $test }, { $body }; altrimenti, { $otherwise }
effect-otherwise = altrimenti, { $body }
effect-otherwise-if = altrimenti, { $body }
effect-choose = scegli: { $options }
effect-choose-inside = a scelta { $options }
effect-may = se vuoi, { $body }
effect-times = { $count ->
        [1] una volta
        [2] due volte di seguito
        [3] tre volte di seguito
        [4] quattro volte di seguito
        [5] cinque volte di seguito
       *[other] { $count } volte di seguito
    }, { $body }
effect-times-all = ripeti { $count ->
        [1] una volta
        [2] due volte
        [3] tre volte
        [4] quattro volte
        [5] cinque volte
       *[other] { $count } volte
    }: { $body }
effect-times-may = fino a { $count ->
        [1] una volta
        [2] due volte
        [3] tre volte
        [4] quattro volte
        [5] cinque volte
       *[other] { $count } volte
    }, { $body }
effect-pay = { $cost }: { $body }
effect-pay-inside = { $cost } e, se lo fai, { $body }

## The terminal client

terminal-welcome = Farlight { $version } · { $game } · { $mission }
terminal-how-many = Quante persone giocano, da { $low } a { $high }? Premi solo Invio per { $usual }.
terminal-seats = { $count ->
        [one] Gioca una persona
       *[other] Giocano { $count } persone
    }; «--seats» e un numero lo cambia.
terminal-help = Scrivi un numero o qualche parola di un'opzione. «help» dice cos'altro puoi scrivere, «rules» come si gioca.
terminal-decision = Decide { $seat }
terminal-group = Decidete insieme
terminal-any-time = In qualsiasi momento, con la lettera:
terminal-any-folded = { $count ->
        [one] Anche in qualsiasi momento: un'altra cosa. Scrivi «any» per vederla.
       *[other] Anche in qualsiasi momento: altre { $count } cose. Scrivi «any» per vederle.
    }
terminal-any-none = Non c'è altro da usare in questo momento.
terminal-enter = o premi solo Invio
terminal-chosen = Scelti finora: { $chosen }
terminal-log = Che cosa è successo
terminal-log-empty = Non è ancora successo niente.
terminal-over = La partita è finita. Scrivi «undo» per tornare indietro, «log» per rileggerla, oppure «quit»; poi «{ $command }» ne comincia una nuova.
terminal-unknown = Non capisco «{ $given }». { $count ->
        [1] Scrivi 1
       *[other] Scrivi un numero da 1 a { $count }
    }, un nome o «help».
terminal-ambiguous = «{ $given }» può voler dire { $known }. Scrivi qualche lettera in più.
terminal-one-answer = Qui serve una risposta sola, non più d'una.
terminal-agree = Da allora qualcosa è stato tirato o svelato. Se il gruppo è d'accordo, scrivi «agree».
terminal-agree-none = Non c'è nulla da approvare.
terminal-declined = Allora resta tutto com'è.
terminal-no-company = «{ $command }» serve a un tavolo con altri: qui siete tutti a questa tastiera. «play --at SERVER» apre un tavolo in rete.
terminal-undo-unknown = Fin dove? Un numero, oppure: { $levels }.
terminal-saved = Salvato in { $file }.
terminal-unsaved = Impossibile salvare la partita: { $reason }. Fai spazio, o salvala altrove con «save FILE».
terminal-forked = Anche un altro tavolo gioca questa partita. Questa continua in { $file }.
terminal-skipped = Una partita non può continuare. { $reason }
terminal-save-foreign = «{ $file }» esiste già e non è un salvataggio di Farlight. Scegli un altro nome.
terminal-save-folder = Non esiste la cartella «{ $folder }». Creala prima, o scrivi solo un nome.
terminal-loaded = Caricato { $file }.
terminal-load-usage = Che cosa caricare? Scrivi «load» e il nome del salvataggio.
terminal-note = Nota: { $note }.
terminal-rule = { $rule }: { $text }
terminal-rule-missing = Qui non c'è nessuna regola «{ $given }».
terminal-rule-none = Questa domanda non ha una regola sua.
terminal-chapters = Le regole, capitolo per capitolo: scrivi «rules» e un numero o una parola
terminal-why-usage = Scrivi «why» e che cosa vorresti fare, per esempio «why { $example }».
terminal-why-can = Puoi farlo: scegli «{ $option }».
terminal-why-way = Puoi farlo: { $way }.
terminal-why-seat = { $seat } può farlo: scegliendo «{ $option }». Prima scrivi «seat { $number }».
terminal-why-later = «{ $given }» adesso non si può scegliere. { $count ->
        [one] Una regola ne parla
       *[other] { $count } regole ne parlano
    }: scrivi «rule { $given }».
terminal-why-unknown = Adesso non si può scegliere, e qui non so niente di «{ $given }». Puoi chiedere di: { $known }.
terminal-language = Ora si parla italiano.
terminal-english = Le storie e i nomi delle carte per ora sono in inglese.
terminal-seat-unknown = Non c'è il posto «{ $given }». Posti: { $known }.
terminal-view-unknown = Il tavolo non ha una parte «{ $given }». Parti: { $known }.
terminal-branch-named = Questo momento ora si chiama «{ $name }».
terminal-branches = Rami: { $known }.
terminal-branches-none = Nessun ramo ha ancora un nome. Scrivi «branch» e un nome per ricordare questo momento.
terminal-commitment = I dadi di questa partita sono fissati dal seme con l'hash { $hash }.
terminal-by-hand = Tirate dadi veri: solo le carte sono fissate.
terminal-seed = Il seme era { $seed }; il suo hash è { $hash }.
terminal-bye = Arrivederci. La partita ti aspetta: «{ $command }» ti riporta a questo momento.
terminal-bye-over = Arrivederci. Questa partita è finita: «{ $command }» ne comincia una nuova.
terminal-bye-none = Arrivederci. Nessuna partita è cominciata.
terminal-bye-unsaved = Arrivederci. La partita NON è stata salvata: { $reason }.
terminal-file = È conservata in { $file }.
terminal-resumed = Eccoti di nuovo al tavolo: tutto è come l'hai lasciato.
terminal-failure = Le regole sono inciampate su questa risposta. Niente è perduto: sei dov'eri. Il rapporto è in { $file }.
terminal-help-number = un numero o qualche parola di un'opzione: scegliere; «1 3 5»: più d'una, «all»: tutte quelle di un tipo, dove una domanda ne chiede più d'una
terminal-help-any = «any»: che cosa si può usare in qualsiasi momento; poi la lettera
terminal-help-why = «why NOME»: perché qualcosa non si può scegliere, o come si può
terminal-help-hint = «hint»: che cosa sceglierebbe chi ha esperienza, e perché
terminal-help-rule = «rules»: come si gioca; «rules CAPITOLO»; «rule»: la regola dietro la domanda; «rule PAROLA»: le regole su qualcosa
terminal-help-log = «log»: che cosa è successo; «log 20»: le ultime 20 righe
terminal-help-undo = «undo», «undo 3», «undo LIVELLO» ({ $levels }), «redo»; «agree» quando è stato chiesto al gruppo
terminal-help-branch = «branch NOME» ricorda questo momento, «visit NOME» ci ritorna
terminal-help-save = «save FILE», «load FILE»; la partita si salva anche da sola dopo ogni scelta
terminal-help-language = «language en», it, de, cs
terminal-help-seat = «seat 2» o «seat NOME»: rispondi per quel posto; «seat»: per chi deve decidere
terminal-help-view = «view»: mostrare di nuovo il tavolo; «view PAROLA»: solo una parte, per esempio «view forecast»
terminal-help-seed = «seed»: la promessa che i dadi sono fissati
terminal-help-quit = «quit»: uscire; la partita ti aspetta

## The table server

server-took-back = { $by ->
        [me] Hai annullato: { $act }.
        [all] Annullare: { $act }
       *[other] { $who } ha annullato: { $act }.
    }
server-went-back = { $by ->
        [me] Hai annullato { $count } passi, fino a prima di: { $act }.
        [all] Annullare { $count } passi, fino a prima di: { $act }
       *[other] { $who } ha annullato { $count } passi, fino a prima di: { $act }.
    }
server-did-again = { $by ->
        [me] Hai rifatto: { $act }.
        [all] Rifare: { $act }
       *[other] { $who } ha rifatto: { $act }.
    }
server-went-to = { $by ->
        [me] Hai portato il tavolo a dopo: { $act }.
        [all] Portare il tavolo a dopo: { $act }
       *[other] { $who } ha portato il tavolo a dopo: { $act }.
    }
server-went-to-start = { $by ->
        [me] Hai riportato il tavolo all'inizio.
        [all] Tornare all'inizio
       *[other] { $who } ha riportato il tavolo all'inizio.
    }
server-went-somewhere = { $by ->
        [me] Hai portato il tavolo a un altro momento.
        [all] Andare a un altro momento
       *[other] { $who } ha portato il tavolo a un altro momento.
    }
server-moment = { $act } ({ $when })
server-played-by-person = { $by ->
        [me] Ora giochi { $seat }.
       *[other] { $who } ora gioca { $seat }.
    }
server-played-by-bot = { $bot }, un bot, ora gioca { $seat }.
server-played-by-nobody = Nessuno gioca più { $seat }: il posto è libero.
server-instead = { $bot } non ha dato una risposta in tempo: il tavolo è andato avanti con ciò che consiglia il gioco.
server-proposal-seat = Posso giocare { $seat }? Era mio su un altro dispositivo, oppure subentro io.
server-proposal-share = Vorrebbe usare ciò che è tuo: { $option }
server-usual = { $by ->
        [me] Tu, come sempre: { $option }.
       *[other] { $who }, come sempre: { $option }.
    }
server-stale = Il tavolo è andato avanti: guarda che cosa si chiede ora.
server-no-branch = Nessun momento si chiama «{ $given }»: scegli un nome che questo tavolo ha.
server-bad-name = Un nome ha da 1 a { $most } lettere visibili.
server-too-many-branches = Questo tavolo ha già { $most } momenti con un nome: riusa uno di quei nomi.
server-no-level = «{ $given }» non è un punto a cui tornare: { $known }.
server-no-moment = A questo tavolo non c'è un momento { $given }: scegline uno del suo percorso.
server-moment-gone = Quel momento è precedente al cambio delle regole e non si può più mostrare: scegline uno successivo.
server-not-over = Nessuna missione di questo tavolo è ancora finita: com'è andata si leggerà quando ne finisce una.
server-busy-work = Ci vuole un po', e in questo momento lo chiedono in troppi: riprova tra { $seconds } s.
server-worker-limits = Serve più tempo o memoria di quanta ne abbia una richiesta. Se è un file, usane un'altra copia; se qui adesso c'è molto da fare, riprova più tardi.
server-worker-failed = Non è stato possibile calcolarlo. Non è cambiato nulla; avvisa chi gestisce questo server: il suo registro dice perché.
server-proposed-already = È già stato proposto: gli altri devono ancora accettare.
server-too-many-proposals = Hai già { $most } proposte aperte: aspetta che gli altri rispondano, o ritirane una.
server-no-proposal = Quella proposta non è più aperta: guarda che cosa si propone ora.
server-bad-chat = Una riga di chat ha da 1 a { $most } caratteri.
server-no-person = A questo tavolo non c'è nessuno con quel nome: scegli qualcuno che c'è.
server-not-sent-away = Nessuno con quel nome è stato allontanato da questo tavolo: scegli qualcuno dal suo elenco.
server-host-stays = Chi ospita non può andarsene: prima passa il tavolo a qualcuno, oppure eliminalo.
server-sent-away = Chi ospita ti ha mandato via da questo tavolo. Solo chi ospita può riammetterti: chiediglielo.
server-closed = Chi ospitava questo tavolo lo ha eliminato. Chi ne ha il file può aprirlo.
server-seat-taken = Quel posto è di qualcun altro: prendine uno libero o chiedi a chi ospita.
server-watching = Stai guardando questo tavolo: chiedi un link per giocare.
server-not-your-seat = Quel posto non è tuo: scegli per uno dei tuoi.
server-no-bot = Non c'è un bot «{ $given }»: { $known }.
server-not-host = Può farlo solo chi ospita il tavolo: chiedi a chi ospita.
server-no-seat = Non c'è un posto { $given }: questo tavolo ne ha { $most }.
server-no-table = Per te questo tavolo non c'è: controlla il link o chiedi a chi te lo ha mandato.
server-busy = Il tavolo è occupato: riprova tra un momento.
server-storage = { $reason ->
        [full] Il disco di questo server è pieno
        [away] Il database di questo server non è raggiungibile
       *[other] Il database di questo server non lo accetta
    }; nulla è cambiato e nulla è perduto. Avvisa chi gestisce questo server: il suo registro dice di più.
server-rules = Le regole si sono inceppate; la mossa è stata annullata. Il rapporto { $report } ci dice come: esportalo e mandacelo.
server-broken = Qui si è rotto qualcosa; il tavolo è come è salvato. Il registro del server dice di più alla voce { $report }.
server-who = Nessuno qui ha quella chiave: prima di' chi sei.
server-hello-first = Il primo messaggio di una connessione è «hello».
server-hello-again = Questa connessione ha già detto «hello»: invia i comandi, o aprine un'altra.
server-too-long = Un messaggio può avere al massimo { $most } byte: inviane uno più breve.
server-bad-message = Non è un messaggio dei nostri: { $reason }. Li descrive /api/schema/openapi.json.
server-bad-id = Un comando ha un id da 1 a { $most } caratteri che si possono mostrare.
server-id-used = Questo id appartiene a un altro comando già eseguito; nulla è cambiato. Dai a ogni comando un id proprio.
server-bad-seen = L'intestazione { $header } indica una versione del tavolo: un numero intero, come 42.
server-bad-ping = Si può indicare con «look», «danger», «yes», «no» o «question», e solo cose dal nome breve.
server-bad-setup = Un tavolo così non si può aprire. Il motivo, in inglese: { $reason }
server-bad-file = Questo file non si può aprire: usane un'altra copia. Il motivo, in inglese: { $reason }
server-no-difficulty = Qui non c'è la difficoltà «{ $given }»: { $known }.
server-no-difficulties = Qui non c'è la difficoltà «{ $given }»: si gioca in un solo modo, perciò non indicarla.
server-bad-link = Questo link non apre più nessun tavolo: chiedine uno nuovo.
server-no-spectators = Questo tavolo non ammette spettatori: chiedi un link per giocare.
server-too-many-people = Troppe persone nuove da questo indirizzo: riprova tra un'ora.
server-too-many-names = Troppi nomi nuovi da questo indirizzo: riprova fra un'ora.
server-too-many-tables = Troppi tavoli nuovi da questo indirizzo: riprova tra un'ora.
server-no-report = Questo tavolo non ha nessun rapporto con questo id: controllalo.
server-file-hidden = Ciò che è nascosto resta nascosto finché la partita continua, e questo file lo contiene. Può averlo chi gioca, dove tornare indietro è libero; tutti, a partita finita.
server-no-decision = Ora ai tuoi posti non si chiede nulla: richiedilo quando si chiederà qualcosa.
server-proposal-answer = Scegliere per il gruppo: { $option }
server-too-fast = Troppe richieste: aspetta un momento, poi continua.
server-host = Questo server non si chiama «{ $given }». Usa l'indirizzo che dice all'avvio; chi lo gestisce può aggiungere quel nome con «--origin http://{ $given }» (o «https://»).
server-origin = Questa pagina non può parlare con questo server. Chi lo gestisce può permetterlo con «--origin» e l'indirizzo della pagina.
server-too-many-connections = Ci sono troppe connessioni aperte: chiudine qualcuna, o riprova tra un momento.
server-slow-request = La richiesta ha impiegato troppo tempo ad arrivare: inviala di nuovo, tutta insieme.
server-bad-http = Questa non è una richiesta HTTP: qui si parla HTTP/1.1.
server-bad-body = Il corpo della richiesta non si può leggere: { $reason }.
server-no-body = La richiesta non ha corpo: inviane uno in JSON, come lo descrive /api/schema/openapi.json.
server-bad-request = La richiesta non è come la descrive /api/schema/openapi.json: { $reason }.
server-no-address = A questo indirizzo non c'è nulla. /api/schema/openapi.json dice che cosa si può chiedere.
server-bad-method = Non lo si può chiedere così. /api/schema/openapi.json dice che cosa si può chiedere.
server-too-large = Una richiesta può avere al massimo { $most } MB: scegli un file più piccolo.
server-bye-slow = La connessione era troppo lenta; al ritorno vedrai il tavolo com'è.
server-bye-silent = Da un po' non si sentiva nulla; torna quando vuoi.
server-bye-restart = Il server riparte; il tavolo è al sicuro, torna tra un momento.
server-bye-too-fast = Troppi messaggi in una volta: torna tra un momento.
server-bye-sent-away = Chi ospita ti ha mandato via da questo tavolo e può riammetterti.
server-bye-left = Non sei più a questo tavolo; un link ti riporta qui.
server-bye-closed = Chi ospita ha eliminato questo tavolo. Chi ne ha il file può aprirlo.

## Il client da terminale a un tavolo in rete

remote-name = Come ti chiami al tavolo?
remote-link-play = Gli altri entrano con questo link: { $link }
remote-link-watch = Chi vuole solo guardare prende questo: { $link }
remote-lost = La connessione è caduta. Il tavolo è al sicuro; si ritenta…
remote-back = La connessione è tornata.
remote-missed = Che cosa è successo mentre non c'eri
remote-waiting = Ora decide { $who }.
remote-watching = Stai guardando questo tavolo.
remote-nothing-asked = In questo momento non ti si chiede nulla.
remote-said = { $who }: { $text }
remote-came = { $who } è qui.
remote-went = { $who } non è più al tavolo.
remote-chair = { $seat } { $name }: { $who }
remote-nobody = nessuno
remote-away = { $who }, assente
remote-bot = { $who }; al suo posto il bot «{ $bot }»
remote-watcher = { $who } guarda
remote-proposal = { $who } propone: { $text }. Scrivi «agree» (d'accordo) o «decline» (no).
remote-last-word = L'ultima parola è di { $who }: ciò che scelgono gli altri è una proposta.
remote-last-word-ours = L'ultima parola è tua: ciò che scegli si fa.
remote-proposed = Proposto. Gli altri devono essere d'accordo.
remote-pinged = { $who } indica { $thing }.
remote-say-usage = Scrivi «say» e quello che vuoi dire.
remote-bot-usage = Scrivi «bot» e uno di questi, o solo «bot» per tornare a giocare: { $known }.
remote-no-seat = Qui non hai un posto. «claim» ne prende uno libero.
remote-one-by-one = A un tavolo in rete si dà una risposta alla volta.
remote-no-load = Un tavolo in rete gioca una sola partita. «quit» lo lascia; «play --load FILE» continua da un file su questo computer.
remote-over = La partita è finita. Scrivi «undo» per tornare indietro, «log» per rileggerla, o «quit».
remote-bye = Arrivederci. Il tavolo ti aspetta: «{ $command }» ti riporta qui.
remote-help-undo = «undo», «undo 3», «undo LIVELLO» ({ $levels }), «redo»; «agree» o «decline» quando qualcuno propone qualcosa
remote-help-save = «save FILE» conserva questo momento sul tuo computer; «play --load FILE» riparte da lì
remote-help-say = «say TESTO»: parlare agli altri; «who»: chi c'è e chi siede dove
remote-help-claim = «claim 2» prende un posto libero, «release 2» lo lascia; «bot NOME»: un bot gioca per te, «bot»: giochi di nuovo tu
remote-help-link = «link»: i link che fanno entrare gli altri
remote-help-quit = «quit»: uscire; il tavolo ti aspetta
server-hint = Chi ha esperienza sceglierebbe: { $option }.
server-plan = Chi ha esperienza pianificherebbe così:
hint-only = Qui non si può scegliere altro.
hint-search = Probabilità di vincere: circa { $after }% invece di { $before }%, a giudicare da dove lo si è provato.
hint-search-same = Probabilità di vincere: circa { $after }%, e niente di ciò che si è provato è chiaramente meglio.
terminal-hint-none = Ora non c'è nessuna domanda.

# What the dice made of a mission, beside what was to be expected
luck-lucky = La fortuna era con voi
luck-somewhat-lucky = Un po' di fortuna
luck-even = Fortuna: nella media
luck-somewhat-unlucky = Un po' di sfortuna
luck-unlucky = La fortuna era contro di voi

# A chronicle as a page of its own
server-chronicle-chose = Avete scelto
server-chronicle-unknown = che cosa ne sarebbe venuto resta ignoto
server-chronicle-people = Chi è chi
server-chronicle-carried = Che cosa portate con voi
