# Le parole del client.

home-title =
    Il tavolo è pronto.
    Le stelle sono alte.
home-lead = Due campagne spaziali, da uno a quattro amici. Ogni regola è seguita per voi, ogni scelta mostra le sue probabilità.
comfort = Aspetto e lingua
language = Lingua
theme = Luce
theme-night = Notte
theme-day = Giorno
contrast = Contrasto
contrast-usual = Normale
contrast-more = Alto
text-size = Dimensione del testo
motion = Movimento
motion-full = Completo
motion-reduced = Ridotto
letters-on-dice = Lettere sui dadi
pictures = Immagini
sound = Suono
letter-keys = Tasti lettera come scorciatoie
continue = Continua
resume = Riprendi
learn-caption = Si comincia qui
learn-title = Imparare giocando
learn-start = Comincia
doors = Che cosa fare
door-new = Nuovo tavolo
door-new-text = Campagna o missione singola
door-join = Unisciti a un tavolo
door-join-text = Con un link
door-learn = Imparare a giocare
door-learn-text = Al tavolo vero
door-import = Importa un tavolo
door-import-text = Da un file esportato
join-paste = Incolla il link che hai ricevuto
unofficial = Realizzazione amatoriale e non ufficiale. Nessun testo o immagine degli editori.
offline = Il server non risponde. Controlla che sia attivo e riprova; nulla è perso.
to-home = Inizio
is-campaign = Campagna
is-mission = Missione
your-name = Il tuo nome
more-settings = Altre impostazioni
table-title = Nome del tavolo
optional-rule = Regola facoltativa: { $rule }
start = Comincia
starting = Si comincia
join-title = C'è un invito per te
join-play =
    Per giocare: «{ $title }». { $free ->
        [0] Tutti i posti sono presi; puoi guardare.
        [one] Un posto è libero.
        *[other] { $free } posti sono liberi.
    }
join-watch = Per guardare: «{ $title }».
join-enter = Siediti
join-enter-watch = Guarda
loading-table = Caricamento del tavolo
table-not-yours = Questo browser non ha la chiave del tavolo. Apri il link che hai ricevuto.
connection-lost = Connessione persa, si riprova. La tua ultima risposta è al sicuro.
decision = Decisione
your-decision =
    Decidi tu. { $question } { $count ->
        [one] Una possibilità.
        *[other] { $count } possibilità.
    }
others-choose = { $who }: sta scegliendo
somebody = Qualcun altro
you-watch = Stai guardando
any-time = In qualsiasi momento: { $count }
any-time-useful = In qualsiasi momento, utili ora: { $count }
any-time-group = In qualsiasi momento
chips-of = { $group }: { $count }
chips-more = { $count ->
    [one] un'altra
   *[other] altre { $count }
}
chips-all = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
chips-other = { $count ->
    [one] 1 altro modo
   *[other] { $count } altri modi
}
other-ways = { $name }: in un altro modo
chip-place = { $place } di { $count }
odds-more = Altro sulle probabilità
back = Indietro
rule-here = La regola, nel suo capitolo
hint = Consiglio
hint-all = Fai tutto
hint-first = Solo il primo passo
hint-try = Mettilo alla prova
hint-trying = Prova in corso: qualche secondo…
hint-tried = Provato, ma non se ne ricava una probabilità di vincere.
chosen-so-far = Scelti finora: { $what }
filter-options = Cerca tra { $count } possibilità
game-won = Missione compiuta. E adesso?
game-lost = È finita. E adesso?
goal = Obiettivo
goal-next = Adesso:
goal-done = fatto
goal-open = ancora da fare
end-how = Com'è andata, e poi
end-sign = Questa missione è finita. Guarda com'è andata e che cosa viene dopo.
end-later = Più tardi
end-over = Finita
end-won = Missione compiuta
end-lost = Non stavolta
end-what-next = E adesso
end-play-it = Giocala
end-again = Di nuovo
end-harder = Più difficile
end-campaign = { $name }
end-continue = Avanti
end-anew = Inizia una nuova campagna
end-stop = Basta per oggi
end-board = Guarda il tavolo
end-print = Stampa
end-print-sheet = Stampa su un foglio
end-link = Copia il collegamento
end-link-done = Copiato
end-kept = Conservato nella cronaca. Il tavolo resta aperto a chi guarda.
end-loading = Si legge il diario del tavolo.
end-answers =
    { $count ->
        [one] 1 risposta
       *[other] { $count } risposte
    }
end-moments = Momenti chiave
end-watch = Rivedi
end-watch-what = Rivedi: { $what }
end-cost = Che cosa è costato
end-cost-grew = Che cosa è costato, chi è cresciuto
end-choices = Che cosa avete scelto
end-goals = Obiettivi
end-optional = facoltativo
end-done = Fatto
end-not-done = Non fatto
end-dice = Dadi
end-came = usciti
end-by-odds = attesi
end-helped = Che cosa avrebbe aiutato
end-said = Che cosa se ne dice
chart-figures = { $title }, { $note }
chart-when = Quando
looking-back = Stai guardando indietro. Il tavolo è dov'era.
to-present = Torna al presente
tools = Strumenti
undo = Annulla
redo = Ripeti
undo-to-here = Torna fin qui
log = Diario
log-filter = Cerca nel diario
log-empty = Non è ancora successo nulla.
log-earlier = Mostra le righe precedenti
log-nothing-found = Nessuna riga ha quella parola.
rules = Regole
rules-search = Una parola, un simbolo, un numero
rules-looking = Un momento, cerco
book-title = Come si gioca a { $game }
book-back = Torna al tavolo
book-chapters = Capitoli
book-words = Tutte le parole, dalla A alla Z
book-numbers = Tutte le regole per numero
book-found = { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
book-part = Capitolo { $number }
book-asked = È quello che ti si chiede ora
book-meant = È questa
book-table = Al tuo tavolo
book-see = In questo capitolo
book-numbered = Regole da { $first } a { $last }. I numeri servono per cercare e per segnalare.
term-word = parola
terms = Sottolinea le parole del gioco
terms-new = finché non sono spiegate
terms-always = sempre
terms-never = mai
lesson = Primi passi
lesson-step = La prima partita · { $at } di { $of }
lesson-because = Perché: { $why }
lesson-do-it = Fallo per me
lesson-got-it = Capito
lesson-enough = Basta consigli
lesson-again = Mostra di nuovo i consigli
lesson-later = Più tardi
step-vanguard-sections = L'equipaggio ha quattro Reparti, e non tutti scendono. Qui non si sbaglia: scegli chi vuoi, o lascia fare.
step-vanguard-complete = La Missione si può completare ora: è ciò per cui siete qui.
step-vanguard-check = Hai due Azioni. L'Azione Speciale di questo posto è un Tiro: scegli i dadi, tira e guarda quale riga raggiungono.
step-vanguard-dice = Quali dadi tiri? Più dadi, più simboli. I dadi tirati poi sono Spesi.
step-vanguard-assist = Altri nel tuo Settore possono prestare Assistenza: ognuno aggiunge un dado. Non costa Azioni.
step-vanguard-changes = Dopo il tiro puoi cambiare i dadi con carte e Abilità. Ciò che si illumina è ciò che verrebbe ora.
step-vanguard-travel = Il Viaggio ti porta lungo un Percorso nel Settore vicino. Alcuni costano un dado o sono pericolosi: è detto prima.
step-vanguard-prepare = La Preparazione è un'Azione tranquilla: pesca una carta Reparto per i prossimi Tiri. Il Riposo Ricarica i dadi.
step-vanguard-exert = Niente dadi? Affaticati in qualsiasi momento: Sacrifica 1 dado, Ricaricane fino a 5. Si fa da «In qualsiasi momento».
step-vanguard-event = Dopo ogni turno si rivela un Evento. Se il suo Bioma è qui, colpisce l'effetto principale; altrove passa il tempo.
step-vanguard-hand = La mano ha un limite. Tieni le carte per i dadi che ti restano.
print = Stampa
rules-nothing = Nessuna regola ne parla.
timeline = Linea del tempo
moment-of = Passo { $moment } di { $all }
branches = Rami
branch-left = Lasciato dopo: { $act }
branch-left-far = Un ramo lasciato
branch-go = Vai lì
branch-name = Dai un nome a questo momento
branch-keep = Tieni
people = Persone
members = A questo tavolo
watches = guarda
is-ready = a posto
ready-mark = Per me va bene
seat-free = Ancora nessuno
seat-bot = Gioca un bot
seat-take = Siediti qui
seat-release = Libera
seat-bot-start = Lascia giocare un bot
seat-bot-stop = Riprendilo
you = tu
invite = Invita
link-play = Copia il link per giocare
link-watch = Copia il link per guardare
link-renew = Nuovi link
copied = Copiato
export-table = Esporta il tavolo
export-report = Esporta rapporto
chat = Chiacchiere
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Di' qualcosa
chat-send = Invia
presence-here = presente
presence-away = assente
presence-bot = gioca un bot
presence-free = libero
proposal = Proposta
agree = D'accordo
agree-and-do = D'accordo: si fa
last-word = L'ultima parola è di { $who }: la tua scelta è una proposta che vedono tutti.
last-word-yours = L'ultima parola è tua: ciò che scegli si fa; ciò che scelgono gli altri è una proposta.
decline = Rifiuta
take-back = Ritira
proposal-waits = Si aspetta { $who }
recap-title = Mentre non c'eri
recap-previously = In precedenza
recap-won = vittoria
recap-lost = sconfitta
recap-died = morte
recap-promoted = promozione
recap-found = trovato
recap-learned = imparato
recap-chose = scelto
recap-more = { $count ->
        [one] Una riga precedente è nel diario.
       *[other] { $count } righe precedenti sono nel diario.
    }
recap-go-on = Avanti
board = Tabellone
close = Chiudi

## Martians
ms-sure = certo
ms-missing = { $count ->
    [one] manca 1 pedina
   *[other] mancano { $count } pedine
}
ms-mended = riparato, funziona dal prossimo sol
ms-next-sol = prossimo sol: { $what }
ms-must-roll = in questo sol si deve tirare
ms-of = di { $most }
ms-choices = { $count ->
        [one] 1 scelta
       *[other] { $count } scelte
    }
ms-part-works = Elemento funzionante: { $part }. Se si rompe: { $harm }
ms-part-broken = Elemento rotto: { $part }. { $harm }
ms-part-mended = Elemento riparato: { $part }. Funziona dal prossimo sol
ms-makes = produce { $count }, al massimo { $most }
ms-unexplored = inesplorato
ms-terrain-hazard = un rover che passa può rompersi
ms-terrain-blocked = da qui non si va più in fuori
ms-terrain-adventure = chi passa vive un'Avventura
ms-terrain-morale = chi passa abbassa il Morale di 1
ms-terrain-wound = chi guida un'azione che passa di qui subisce 1 ferita
ms-terrain-extra-pawn = ogni azione qui richiede 1 pedina in più
ms-days = { $count ->
        [0] nessun giorno di luce rimasto
        [one] 1 giorno di luce rimasto
       *[other] { $count } giorni di luce rimasti
    }
ms-way = { $count ->
        [0] nessuna pedina in più per la strada
        [one] 1 pedina in più per la strada
       *[other] { $count } pedine in più per la strada
    }
ms-on-the-way = per strada: { $what }
ms-no-way = nessuna strada per ora
ms-event-needs = { $pawns ->
        [one] 1 pedina
       *[other] { $pawns } pedine
    }{ $type ->
        [none] {""}
       *[other] {" "}come azione «{ $type }»
    }{ $things ->
        [none] {""}
       *[other] {" "}e { $things }
    }
ms-event-left = { $left ->
        [one] ultimo sol
       *[other] ancora { $left } sol
    }
ms-event-strikes = colpisce domani: { $percent }%
ms-event-struck = ha colpito
ms-objective-done = fatto
ms-objective-open = da fare
ms-objective-optional = se volete
ms-tonight = da { $low } a { $high } stanotte.
ms-tonight-one = { $high } stanotte.
ms-track = Avarie: { $level } di { $top }
ms-lasting = il suo dado si tira ogni sol
ms-breakdown = Avaria: { $percent }%
ms-quiet-tonight = Notte tranquilla.
ms-safe = Nessuna Avaria stanotte.
ms-tomorrow = Domani, se nulla cambia
ms-stress = Stress da { $from } a { $to }
ms-stress-of = Stress { $level } di { $limit }
ms-quarrel = litigio
ms-quarrel-means = Tutti subiscono 1 ferita, il Morale scende.
ms-eased = Con la pausa prevista: { $level }
ms-morale = Morale
ms-made-of = { $made } di { $needed }
ms-kept = { $before ->
       *[other] Scorta: { $before }, poi { $after }.
    }
ms-eaten = { $count } dalla scorta: { $before }, poi { $after }.
ms-hungry = { $count ->
        [one] Manca 1 porzione: qualcuno subisce una ferita.
       *[other] Mancano { $count } porzioni: una ferita ciascuna.
    }
ms-dark = { $count ->
        [one] Ne manca 1: una Struttura resta al buio
       *[other] Ne mancano { $count }: { $count } Strutture restano al buio
    }{ $because ->
        [none] .
       *[other] {" "}({ $because }).
    }
ms-mission = Missione
ms-events = Diario di Missione
ms-history = Che cosa ha detto l'app
ms-past-event = evento
ms-past-done = risolto
ms-past-consequence = ha colpito
ms-past-malfunction = Avaria
ms-past-echo = seguito
ms-past-adventure = Avventura
ms-past-adventure-later = Avventura, più tardi
ms-broken = Elementi rotti, alla fine al massimo { $most }
ms-gate = Tutti pianificano insieme. Conferme: { $done } di { $all }
ms-is-ready = a posto
ms-pawn-of = Pedina di { $who }{ $bound ->
        [none] {""}
       *[other] {" "}({ $bound })
    }
ms-can-choose = Si può scegliere ora
ms-cannot-choose = Ora non si può scegliere
ms-machines-used = Macchine: { $used }
ms-helpers = Macchine e rover
ms-cargo = Zona di Carico
ms-complex-systems = Sistemi
ms-complex-living = Abitativo
ms-complex-working = Lavorativo
ms-goals-wished = { $count ->
    [one] 1 altro, se volete
   *[other] altri { $count }, se volete
}
ms-event-pawns = pedine
ms-goals-head = Obiettivi
ms-cargo-empty = Zona di Carico vuota
ms-in-plan = nel piano
ms-order = Ordine delle azioni
ms-does-what = { $verb }: { $what }
ms-breaks-at = cede a { $limit }
ms-times = { $count } × { $what }
ms-ready-now = pronto
ms-ready-next = pronto dal prossimo sol
ms-examined = esaminato
ms-map = Mappa del territorio intorno alla base
ms-n = N
ms-ne = NE
ms-e = E
ms-se = SE
ms-s = S
ms-sw = SO
ms-w = O
ms-nw = NO
ms-camp = campo
ms-sample = campione
ms-pawns-more = pedine per la strada
ms-goals = Che cosa chiede la missione
ms-see-table = Guarda il tavolo
ms-crew = Equipaggio
ms-phases = Fasi del sol
ms-look-at = Guarda
ms-tab-base = Base
ms-tab-map = Mappa
ms-tab-plan = Piano
ms-tab-goals = Obiettivi
ms-broken-parts = elementi rotti
ms-debriefing = Resoconto

vg-map = Mappa: { $planet }
vg-team = La squadra
vg-coming = Cosa sta per succedere
vg-mission = Missione
vg-mission-done = Missione compiuta
vg-mission-none = Nessuna Missione aperta.
vg-mission-where = Settore { $sectors }
vg-complete = Completa la Missione
vg-may-complete = può completarla
vg-danger-tables = Tabelle dei Pericoli
vg-die-not-yours = { $who } è di un'altra persona, che sceglie questi dadi.
vg-die-later = Ora non si può segnare: prima scelgono altri.
vg-mission-and-clocks = Missioni e orologi
vg-goal = Compiuta quando
vg-goal-here = Una Missione porta qui
vg-rankup = Promozione
vg-sector = Settore { $number }
vg-biomes = Biomi:
vg-here = Qui:
vg-here-names = Qui: { $names }
vg-threats = Minacce:
vg-threat = Minaccia
vg-threat-at = Minaccia: { $name }. { $next }
vg-markers = Indicatori:
vg-stuck = Da qui nessuno può uscire.
vg-pad = Qui può stare un Lander.
vg-unread = Qui non è ancora stato nessuno: una pagina aspetta.
vg-lander-here = Il Lander è qui
vg-options = { $count } possibilità
vg-next = Prossimo passo:
vg-ahead = Più tardi:
vg-clock = { $space } di { $length }
vg-condition = Condizione Generale
vg-travel-icon = Per viaggiare:
vg-event = Ultimo evento
vg-injury = Ferita
vg-injury-down = A faccia in giù: non fa nulla.
vg-injury-die = In questa colonna c'è un dado Ferita
vg-injuries = Ferite
vg-dead = Non è più tra voi
vg-rank = { $section } · Grado { $rank }
vg-way-free = senza costo
vg-way-to = Verso { $name } ({ $number }): { $price }
vg-fit = Tutta la mappa
vg-finds = Scoperte
vg-finds-count =
    { $count ->
        [0] Ancora nessuna Scoperta
        [one] Una Scoperta
        *[other] { $count } Scoperte
    }
vg-lead = Indizi: valgono { $total } su { $needed }
vg-decks = Eventi nel mazzo: { $events }. Indizi nel sacchetto: { $bag }. Scoperte Eccezionali rimaste: { $unique }.
vg-supplies = Provviste
vg-success = Successi
vg-actions-left =
    { $count ->
        [one] ancora un'Azione
        *[other] ancora { $count } Azioni
    }
vg-last-action = ultima Azione
vg-done = fatto
vg-place = Luogo
vg-cards = Carte
vg-charges = Cariche
vg-crew-of = Plancia di { $name }
vg-next-crew = Plancia successiva
vg-spent = Spesi
vg-about-crew = Su { $name }
vg-ready-none = nessun dado pronto
vg-spent-count = Spesi: { $count }
vg-more-cards = +{ $count }
vg-gear = Attrezzatura
vg-hand = Mano: { $count } di { $limit } carte
vg-deck = Carte nel mazzo: { $count }
vg-card = Carta Reparto
vg-lacks = senza { $need }:
vg-or = o
vg-letter-red = R
vg-letter-green = V
vg-letter-blue = B
vg-steps = I passi di un Tiro
vg-injury-dice =
    { $count ->
        [one] 1 dado Ferita
        *[other] { $count } dadi Ferita
    }
vg-pool = Tiro · { $count }
vg-hand-dice = Dadi in mano · { $count }
vg-ask-help = Chiedi aiuto: { $who }
vg-ask-help-said = { $action }: { $name } può prestare Assistenza?
vg-tray-choose = Prendi dadi dalla tua plancia. Brillano.
vg-tray-empty = Non ci sono più dadi.
vg-peek = Guarda la mappa
vg-cannot-come = inutile
vg-nothing-now = Così com'è, nessuna riga è soddisfatta.
vg-not-now = ora no
vg-now = ora
vg-changes = Che cosa cambierebbe
vg-injury-odds = Dado Ferita di { $name }: { $odds }.
vg-rolls-along = si tira insieme
vg-marked-count = { $count ->
        [0] Nessun dado scelto
        [one] 1 dado scelto
       *[other] { $count } dadi scelti
    }
vg-marked = scelto
vg-steps-passed = Passi che non cambiano nulla
vg-with-dice = { $count ->
        [0] nessun dado scelto
        [one] con il dado scelto
       *[other] con i { $count } dadi scelti
    }
vg-before-roll = Prima del tiro: { $odds }.
vg-check-rolled = { $name } ha tirato.
vg-check-rolls = { $name } tira.
vg-map-short = Mappa
vg-back-to-check = Torna al Tiro
vg-space = { $space } di { $length }
vg-no-outcome = Questo tiro serve solo alle Combinazioni di Dadi.
vg-log = Annotazione { $log }
vg-read-on = Avanti
vg-pages-more = { $count ->
    [one] poi un'altra pagina
   *[other] poi altre { $count } pagine
}
vg-story-again = Ultima pagina

# Vanguard: aboard the ship
vs-nothing-here = Questa volta qui non c'è niente da fare.
vs-turn-page = Volta pagina
vs-to-question = Subito a: { $page }
vs-log-aside = Guarda la nave
vs-log = Dal Diario di Bordo
vs-log-close = Letto
vs-book = Manuale della Nave
vs-coming-home = Ritorno
vs-going-out = Partenza
vs-pools = Riserve
vs-command = Comando
vs-energy = Energia
vs-success = Successi
vs-morale = Morale
vs-tech = Tecnologia
vs-alive = in vita
vs-penalty = Una Penalità attende
vs-available = Equipaggio Disponibile
vs-available-note = Chi riceve un incarico riposa fino al prossimo ritorno.
vs-others = A riposo: { $resting }, in squadra: { $away }
vs-nobody-available = Nessuno è disponibile. Tutti riposano o sono a terra.
vs-rank = Grado { $rank }
vs-last = l'ultima persona del Reparto { $section }
vs-open = Aperte: { $count }
vs-names = Nomi: { $count }
vs-payable = Si possono pagare: { $count }
vs-projects = Progetti: { $count }
vs-patients = Pazienti: { $count }
vs-patients-arriving = Pazienti: { $count }, in arrivo: { $arriving }
vs-ready = Disponibili: { $count }
vs-building = In corso: { $count }
vs-finds = Ritrovamenti: { $count }
vs-landers = Lander: { $count }
vs-bay-recover = Chi è guarito riposa, gli altri avanzano di un lettino
vs-bay-therapy = Terapeuti
vs-bay-admit = Nuovi pazienti
vs-bay-survive = Prove di Sopravvivenza
vs-bay-out = Fuori
vs-bay-again = di nuovo in servizio
vs-bed-free = lettino libero
vs-bay-coming = In arrivo
vs-dies = morte: { $risk }%
vs-no-bed = nessun lettino libero, morte
vs-injuries = Ferite: { $count }
vs-objective = Obiettivo
vs-secondary = Obiettivo Secondario
vs-offered = disponibile
vs-upgrades = Potenziamenti
vs-awaiting = Nella Busta «In attesa...»
vs-situations = Situazioni
vs-situations-none = Nessuna Situazione aperta.
vs-possible = Situazioni Possibili nel mazzo: { $count }
vs-unpayable = ora non si può pagare
vs-lab-work = Lavoro di Laboratorio
vs-lab-none = Nessun progetto. Li portano ritrovamenti e Annotazioni.
vs-can-pay = ce l'avete
vs-common = comuni
vs-rare = rare
vs-ultra = rarissime
vs-shelf-none = Le scorte sono vuote. Le riempiono le Esplorazioni.
vs-unload-now = Dal Lander
vs-gathered = Scoperte Raccolte
vs-cabinet = Lo Stipo
vs-cabinet-gap = un posto vuoto
vs-row-complete = La fila è completa
vs-row-open = La fila non è completa
vs-queue = Coda { $number }
vs-stage = Fase { $number }
vs-stage-free = libera
vs-built = costruito
vs-done-next = pronto alla prossima visita
vs-boostable = si può potenziare
vs-ready-to-build = Pronti per la produzione
vs-can-start = può iniziare
vs-yard-none = Niente da costruire. I progetti nascono dalla ricerca.
vs-recruits = Reclute in attesa: { $count }
vs-recruits-here = Alla porta
vs-section-empty = Qui non serve nessuno.
vs-addons-none = Qui non c'è ancora nulla.
vs-damaged = danneggiato
vs-goes = è il prossimo a partire
vs-fitted = Modifiche montate
vs-mods = Modifiche nell'hangar
vs-armory = Inventario
vs-no-lander = Nessun Lander scelto
vs-bound = Destinazione: { $planet }
vs-supplies = Provviste: { $count }
vs-cards = Carte: { $count }
vs-loaded = Nel Lander
vs-launch-team = Squadra
vs-launch-decks = Dadi e mazzi
vs-launch-load = Attrezzatura
vs-launch-go = Lancio
vs-die-price = per un dado a testa
vs-dice = Dadi: { $count }
vs-dead = non ha fatto ritorno
vs-unhurt = nessuna Ferita
vs-previously = In precedenza
vs-previously-none = Non è ancora successo nulla da raccontare.
vs-explorations = Esplorazioni
vs-on-wall = sul Muro
vs-before = Prima del primo sbarco
vs-wall = Erano con noi. Nomi: { $count }
vs-wall-none = Nessun nome sul Muro. Che resti così.
vs-save-calm = La nave è ferma. Tutto viene conservato dopo ogni scelta: potete lasciare il tavolo quanto volete.
vs-deadly-on = Lo Spazio Mortale è attivo.
vs-give-research = Si può pagare: { $what }
vs-give-no-research = Ancora nulla da pagare.
vs-give-built = Sarebbe pronto: { $what }
vs-give-start = Può iniziare: { $what }
vs-give-boost = Si può potenziare: { $what }
vs-give-solve = Aperte: { $what }
vs-give-staffed = I Supervisori possono risolvere: { $what }
vs-visits = { $count ->
    [one] una visita
   *[other] { $count } visite
}
vs-after = Dopo questa visita
vs-can-launch = Possono partire: { $count }
vs-forecast-lead = Che cosa porta questa visita se non si decide altro.
vs-next-system = sistema vicino
vs-landing = uno sbarco
vs-visited = già visitato
vs-closed = per ora chiuso
vs-story = una visita
vs-scanner = Nello Scanner Planetario, carta { $number }
vs-scan-now = Che cosa rivela la scansione
vs-scan-then = Dopo l'arrivo potete scansionare
vs-scan = Scansiona
vs-energy-after = Energia dopo il volo
vs-of = { $left } di { $all }

## Pointing at things

why-not = Perché non posso?
why-nothing = Ora non c'è nulla da fare qui: la domanda aperta riguarda altro.
show-others = Mostra agli altri

## The log

log-kinds = Tipi di voci
log-kind-all = Tutto
log-kind-dice = Dadi
log-kind-story = Storia
log-kind-people = Persone
log-kind-stores = Scorte
log-kind-harm = Danni

## The screens around the table

learn-text = Circa venti minuti, al tavolo vero. Niente da leggere prima.
try-again = Riprova
no-name = Il tuo nome
save-name = Salva
name-kept = Ora sei { $name }, a tutti i tavoli.
world-vanguard = Esplorare mondi, guidare la nave
world-martians = Tenere in vita una base
state-mine = Tocca a te
state-others = Si aspetta { $who }
state-empty = Un posto è vuoto: { $who }
state-waits = Si aspettano gli altri
state-over = Finita
table-more = Altro su { $title }
table-rename = Rinomina
table-pass = Cedi
table-pass-text = Chi ospiterà? Tu resti al tavolo e tieni i tuoi posti.
table-leave = Lascia
table-leave-text = I tuoi posti si liberano e il tavolo sparisce da questo elenco. La partita continua senza di te; solo un link ti riporta qui.
table-leave-yes = Lascia { $title }
table-delete = Elimina
table-delete-text = { $title } va perso per sempre: la posizione, tutto il diario e ogni ramo. Un file esportato può riportarlo in seguito.
table-delete-text-all = { $title } va perso per sempre, anche per { $others }: la posizione, tutto il diario e ogni ramo. Un file esportato può riportarlo in seguito.
table-delete-yes = Elimina { $title } per sempre
export-first = Prima esporta
keep-it = Tienilo
more-tables = Altri { $count }
fewer-tables = Meno
campaigns = Campagne
over-tables = Partite finite ({ $count })
chronicle = Cronaca
chronicle-empty = Non c'è ancora scritto nulla. La cronaca cresce con ogni Esplorazione: persone, pianeti, ritrovamenti e chi non è tornato.
chronicle-count =
    { $count ->
        [one] 1 pagina
       *[other] { $count } pagine
    }
chronicle-search = Cerca (/)
chronicle-export = Salva come pagina
chronicle-chapters = Capitoli
chronicle-choice = una scelta
chronicle-kept = Che cosa si ricorda
chronicle-back = Indietro
chronicle-on = Avanti
chronicle-people = Chi è chi
chronicle-first = La prima volta in: { $title }
chronicle-carried = Che cosa portate con voi
chronicle-moment = Questo momento al tavolo
chronicle-chose = Avete scelto
chronicle-unknown = Che cosa ne sarebbe venuto resta ignoto.
to-table = Al tavolo
new-lead = Nulla qui è definitivo, tutto si può cambiare
stories-in-english = Le storie e i nomi delle carte per ora sono in inglese.
new-what = A che cosa giocate?
new-mission = Missioni
new-samples = Per provare il tavolo:
new-who = Chi si siede dove?
new-who-later = I posti si possono cambiare sempre.
new-seats = Posti
new-how = Regole della casa
new-usual = La scelta consueta è segnata.
new-sum =
    { $people ->
        [one] Un posto per una persona
        *[other] { $people } posti per persone
    }{ $bots ->
        [0] .
        [one] , un bot.
        *[other] , { $bots } bot.
    }
new-saved = Salvato dopo ogni scelta.
missions-count = Missioni: { $count }
taste-vanguard = Scendi su mondi ignoti. Torna, cura, costruisci, decidi dove volare.
taste-martians = Piazza le pedine, ripara ciò che si rompe, fai respirare tutti un altro sol.
taste-beacon = Un piccolo gioco per provare tutto: accendi una lampada alla deriva.
start-here = buona per cominciare
length-vanguard = circa 90 min
length-vanguard-campaign = molte serate
length-martians = circa 90 min
length-martians-campaign = cinque serate
length-beacon = 15 min
seat-number = Posto { $number }
seat-person = Nome di chi gioca il numero { $number }
seat-person-hint = Chi lo gioca?
holder-me = Su questo dispositivo
holder-link = Qualcuno con il link
holder-bot = Gioca un bot
holder-nobody = Ancora nessuno
difficulty = Difficoltà
difficulty-ask = chiedi al tavolo
difficulty-easy = Stagione Serena (facile)
difficulty-normal = Stagione Discreta (normale)
difficulty-hard = Stagione delle Polveri (difficile)
rule-deadly = Lo spazio è
rule-deadly-off = come al solito
rule-deadly-on = mortale
on = sì
off = no
undo-setting = Annullare anche dopo un tiro o una carta scoperta
undo-free = libero
undo-ask = se tutti vogliono
undo-never = mai
seat-ask = Chiedi il posto
seat-ask-host = tuo su un altro dispositivo? Si chiede a chi ospita
seat-bot-named = gioca { $name }, un bot
stand-in = { $bot }, un bot, gioca { $seat } per te.
stand-in-end = Gioco io
sharing-setting = Chi prende una pedina o un aiuto altrui
sharing-ask = lo chiede prima
sharing-tell = lo fa sapere
stops-setting = Fermarsi prima di ciò che va da sé, per gli effetti in qualsiasi momento
stops-matter = dove può contare
stops-always = sempre
stops-never = mai
dice-setting = Dadi
dice-rolled = tira Farlight
dice-real = tiriamo quelli veri
table-language = Lingua del tavolo
guests-setting = Ospiti
guests-watch = possono guardare
guests-closed = restano fuori
group-setting = Ciò che decide il gruppo
group-word = chi indicano le regole ha l'ultima parola
group-any = risponde chi vuole
group-all = tutti d'accordo
empty-setting = Posti vuoti
empty-wait = aspettano
empty-bot = li gioca un bot
absent-setting = Quando manca qualcuno
absent-wait = si aspetta
absent-minutes = bot dopo { $count } min
absent-hour = dopo un'ora
absent-day = dopo un giorno
learn-lead = Scegli una prima partita. Ti porta per mano, al tavolo vero, e non puoi rompere nulla.
learn-alone = Giochi tu tutti i posti. Altri possono unirsi dopo con un link.
lesson-vanguard-time = Primo round: circa 20 minuti
lesson-vanguard-1 = Muoversi, guardarsi intorno, leggere i luoghi
lesson-vanguard-2 = Tirare i dadi e usare ciò che mostrano
lesson-vanguard-3 = Aiutarsi, e sapere quando riposare
lesson-vanguard-4 = Poi: la nave e la campagna
lesson-martians-time = Primo sol: circa 20 minuti
lesson-martians-1 = Pianificare con le pedine: chi lavora dove
lesson-martians-2 = Leggere la previsione prima di decidere
lesson-martians-3 = Riparare ciò che si rompe, nell'ordine giusto
lesson-martians-4 = Uscire sulla mappa e portare a casa qualcosa
how-title = Come funziona questo tavolo
how-chip = Apri il portello
how-amber = Ambra vuol dire tu
how-amber-text = Ciò che brilla ambra risponde alla domanda aperta, sul tabellone e nella barra. Niente ambra: decide qualcun altro.
how-question = Ada, che cosa fai?
how-bar = Una domanda
how-bar-text = È sempre in basso, a parole. Ogni opzione dice che cosa fa e le sue probabilità. Il consiglio dice che cosa farebbe chi gioca bene, e perché.
how-undo = Torna indietro
how-undo-text = Annulla torna indietro quanto vuoi, ripeti va avanti. Ciò che hai lasciato resta come ramo.
how-tools = Chiedi al tavolo
how-tools-text = Ogni cosa si spiega: indicala, tieni premuto o clicca. Il diario dice che cosa è successo, le regole perché.
keys = Tasti
keys-off = I tasti lettera sono disattivati in Aspetto e lingua.
key-option = prendi l'opzione con quel numero
key-closing = avanti: pronto, fatto
key-tab = prossima cosa
key-enter = prendi ciò che è selezionato
key-question = alla domanda
key-hint = consiglio, con il perché
key-undo = annulla
key-redo = ripeti
key-board = al tabellone
key-crew = all'equipaggio
key-map = base o mappa
key-point = mostralo a tutti
key-explain = Spiega un nome o una parola in ciò che è selezionato; ancora per il prossimo
key-reorder = Sposta un'azione del piano su o giù
key-log = diario
key-rules = regole
key-timeline = linea del tempo
key-close = chiudi
key-this = questo elenco
notify-ask = Avvisami quando tocca a me
notify-on = Un messaggio quando tocca a me
notify-refused = Il browser non permette messaggi per questa pagina. Il punto nella scheda avvisa comunque.
turn-yours = Tocca a te: { $title }
waiting-tables = Altri tavoli che ti aspettano
credits = Riconoscimenti e licenze
credits-unofficial = Farlight è un progetto amatoriale e non ufficiale. Non è legato agli editori di alcun gioco da tavolo, né approvato da loro. Non contiene loro testi o immagini: storie, carte, nomi, immagini e suoni sono nostri.
credits-own = Opera nostra
credits-code = Programma
credits-stories = Storie, carte, testi
credits-pictures = Icone, mappe, pianeti, persone
credits-drawn = disegnati dal programma stesso
credits-sounds = Suoni
credits-made = creati dal programma stesso
credits-fonts = Caratteri
credits-page = Nel browser
credits-server = Sul server
credits-private = Nulla viene caricato da altrove e nessuno è osservato: ciò che fai resta tra questo browser e il server su cui giochi.
watch-sit = Un posto è libero: siediti per giocare.
watch-full = Vedi ciò che vedono tutti e non rispondi a nulla.
host = ospita
waited-since = tocca a loro ({ $when })
one-device = Più persone su questo dispositivo: dai un nome a ogni posto, e ogni domanda dirà a chi tocca.
send-away = Manda via
sent-away = Fuori dal tavolo
let-in-again = Riammetti
sent-away-note = Non tornano con un link finché non li riammetti. Chi si presenta come un'altra persona ha bisogno di un link: rinnova i link per sicurezza.
not-ready = Anzi, non ancora
join-where = Dove ti siedi?
join-who = Chi siede al tavolo
join-watch-note = vedi tutto ciò che vedono tutti
pass-device = Ora il dispositivo è per { $name }.

## End of the screens around the table

## Vanguard: what moves, and what is coming

vg-next-moves = poi: { $sector }
vg-next-strikes = poi: { $sector }, e colpisce
vg-next-perhaps = forse: { $sector }
vg-threat-comes = { $name } poi si sposta qui
vg-threat-strikes-at = Prossima meta: { $name } ({ $number }), dove colpisce chi è lì.
vg-threat-goes-to = Prossima meta: { $name } ({ $number }).
vg-threat-may-come = { $name } potrebbe spostarsi qui
vg-round-rail = Il round, turno per turno
vg-chips-in = Qui: { $place }
vg-chips-always = Sempre
vg-chips-travel = Viaggio
vg-start-token = Gettone Inizio
vg-round-end = fine del round
vg-turn-been = fatto
vg-turn-next = poi tocca a
vg-turn-later = più tardi
vg-step-quiet = In questo passo non è successo nulla.
vg-happened = Che cosa è successo in questo Tiro
vg-times = × { $count }
vg-not-used = non usato
vg-outcome-comes = questo accade
vg-discard = Scartate: { $count }, ultima: { $card }

## End of Vanguard: what moves

## Marte prende vita: dadi, previsione, pianificare insieme
ms-tray = I dadi
ms-tray-close = Metti via i dadi
ms-last-roll = Ultimo tiro
ms-die-success = Dado Successo
ms-die-wound = Dado Ferite
ms-die-adventure = Dado Avventura
ms-face-success-hit = riesce
ms-face-success-blank = non riesce
ms-face-wound-hit = una ferita
ms-face-wound-blank = nessuno si fa male
ms-face-adventure-hit = un'Avventura
ms-face-adventure-blank = non succede niente
ms-face-malfunction = segnalino su di { $by }
ms-end-done = Riesce.
ms-end-failed = Non riesce.
ms-moved = Da { $from } a { $to }.
ms-moved-parts = { $count ->
    [one] 1 per un elemento rotto.
   *[other] { $count } per elementi rotti.
}
ms-tomorrow-plan = Domani, con questo piano
ms-tomorrow-option = Domani, con questa scelta
ms-causes = Da dove viene
ms-cause-part = +{ $count } { $room }: elemento rotto ({ $part })
ms-with-plan = { $percent }% con il piano
ms-still-planning = Pianifica ancora: { $who }
ms-is-planning = pianifica ancora
ms-in-hand = Si sta piazzando una pedina di { $who }
ms-back = Una pedina di { $who } è tornata dal lavoro
ms-complete-mission = Completa la missione
ms-goals-more = { $count ->
    [one] { $count } altro obiettivo
   *[other] altri { $count } obiettivi
 }
ms-at-once = { $what }, come suggerito
ms-goal-how = Che cosa si può fare
ms-goal-here = ne parla la missione
ms-then = poi { $count }
ms-goals-done = { $count ->
    [one] 1 obiettivo raggiunto
   *[other] { $count } obiettivi raggiunti
}
ms-achieved = Che cosa è riuscito
ms-missed = Che cosa è rimasto da fare
ms-in-numbers = La missione in numeri
ms-what-next = Che cosa viene dopo
ms-next-campaign = La campagna continua: rispondi alla domanda qui sotto quando vuoi.
ms-end-won = Missione compiuta
ms-end-lost = La missione è fallita
## Fine di Marte prende vita

## Replay

replay-start = All'inizio
replay-back = Una risposta indietro
replay-next = Una risposta avanti
replay-play = Rivedi
replay-pause = Pausa
replay-beginning = La partita sta per cominciare.
replay-nothing = Di questa risposta non c'è nulla da raccontare.
legend-answer = una risposta
legend-rolled = qualcosa è stato tirato o rivelato
branches-hint = Tornare indietro conserva ciò che lasci come ramo: nulla va perso.

## What just happened

just-now = Proprio ora

## Moments of an Exploration

vg-result = Esito del tiro
vg-event-came = Evento
vg-roll = Tiro
vg-came = Che cosa ne è venuto
vg-result-none = Nessuna riga è soddisfatta: non ne viene nulla.

## Ciò che succede su Marte: storie, il rapporto della notte, consigli per la prima missione

ms-tale-event = Un nuovo evento
ms-tale-struck = Nessuno se n'è occupato, e colpisce
ms-tale-adventure = Avventura
ms-tale-echo = Che cosa ne è venuto
ms-tale-malfunction = Avaria
ms-tale-envelope = Si apre una busta
ms-tale-over = Missione compiuta
ms-tale-failed = La missione è fallita
ms-tale-good = Qualcosa è riuscito
ms-tale-found = Trovato e raggiunto
ms-tale-morning = Il rapporto del mattino
ms-tale-report = Sol { $sol } di { $sols }
ms-tale-night = Avarie
ms-tale-quiet = Tutto tranquillo: nulla ha ceduto.
ms-tale-came = Che cosa è arrivato
ms-tale-made = Prodotto, su quanto serviva
ms-tale-what-now = Che cosa si può fare
ms-tale-place = { $place } di { $count }
ms-tale-next = Avanti
ms-tale-done = Torna alla base
ms-event-safe = sarà risolto
ms-all-placed = Ogni pedina ha il suo posto.
ms-all-placed-how = Conferma, oppure cambia il piano.
step-martians-base = Questa è la vostra base: tre complessi di stanze. I piccoli segni in una stanza sono i suoi elementi: spina, imbuto, ingranaggio e chip. Una cornice rossa vuol dire: rotto. Premi una stanza per leggere che cosa fa.
step-martians-tomorrow = Questo è domattina: quanto la base produce di ciò che le serve. La valigetta è la vostra scorta: vi finisce metà di ciò che avanza. Quello che è arancione mancherà. Cambia mentre pianifichi: così vedi quanto vale un piano.
step-martians-pawn = Ciò che ha il bordo ambra si può fare ora. Prima viene ciò che è rotto; se non c'è niente di rotto, costruisci ciò che chiedono gli obiettivi a destra: premi l'Officina e scegli chi se ne occupa. Una pedina di solito tira i dadi; due, o una con una macchina, sono sicure.
step-martians-place = Le stanze con il bordo ambra possono usare questa pedina. Premine una. Una pedina di solito tira i dadi; con una in più l'azione è sicura.
step-martians-plan = L'azione è nel piano, con il suo posto nell'ordine e la sua probabilità. Non è ancora successo nulla: premila per cambiarla, o annullala.
step-martians-rest = Restano delle pedine. Ogni sol servono anche piante, elementi e calma: esplorate il terreno attorno alla base, occupatevi di un evento, o fate rilassare qualcuno prima che salga lo Stress.
step-martians-ready = Ogni pedina ha il suo posto. Premi «Confermo»: le azioni si svolgono una per una, poi viene la notte.
step-martians-happened = Qui ci sono i dadi: che cosa ha mostrato ognuno, e che cosa ne è venuto. Il diario in alto conserva tutto.
step-martians-events = Qui ci sono gli eventi. Metti una pedina su uno per risolverlo prima che colpisca: il numero accanto all'orologio dice quanti sol restano.

## What comes from others, and where the table stops

motion-quick = Rapido
habits = Dove il tavolo si ferma per te
habit-window = Prima di una fase, per gli effetti in qualsiasi momento
habit-order = Ordine di ciò che accade comunque
habit-step = Passi di un Tiro senza effetto
habit-offer = Farne un'abitudine?
habit-offer-window = Qui hai proseguito due volte senza usare nulla. D'ora in poi si prosegue senza chiedere?
habit-offer-order = Due volte hai lasciato l'ordine com'era: chi o che cosa viene prima. D'ora in poi si lascia così senza chiedere?
habit-offer-step = Questo passo due volte non ha cambiato nulla. D'ora in poi lo si salta?
habit-always = Fai sempre così
habit-no = Continua a chiedere
chat-answer = Rispondi
unread = { $what }: da leggere { $count }
ping-at = { $who } indica { $what }
ping-somewhere = { $who } indica qualcosa
ping-show = Mostra
fig-v-idea = La campagna è un giro che si ripete: a bordo, giù su un pianeta, l'Esplorazione, di nuovo a casa.
fig-v-aboard = A bordo: dove?
fig-v-land = Atterrare
fig-v-explore = Esplorare, completare Missioni
fig-v-home = A casa, con i ritrovamenti
fig-v-turn = Un turno: due Azioni, poi un Evento. Quando tutti hanno avuto un turno, il round è finito.
fig-v-action = Azione
fig-v-time = Il gettone Tempo va verso destra. Sull'ultimo spazio avviene il suo effetto.
fig-v-time-own = Al tuo tavolo: { $name }, spazio { $space } di { $length }.
fig-v-actions = Le cinque Azioni: Azione Speciale, Viaggio, Preparazione, Riposo e Decollo. Se ne fanno due per turno.
fig-v-special = Azione Speciale
fig-v-travel = Viaggio
fig-v-prepare = Preparazione
fig-v-rest = Riposo
fig-v-lift = Decollo
fig-v-path = Settori e i loro Percorsi. La lettera scura: tira un dado Pericolo lungo la via. Un dado con −1: Spendi un dado di quel colore. Una freccia: senso unico. La bandiera: vi porta una Missione.
fig-v-dice = Tre colori, ognuno con la sua forma e i suoi tre simboli.
fig-v-phy = Fisico
fig-v-gat = Raccolta
fig-v-def = Difesa
fig-v-sco = Esplorazione
fig-v-bio = Biologia
fig-v-xen = Xenologia
fig-v-con = Costruzione
fig-v-sci = Scienza
fig-v-tec = Tecnologia
fig-v-bas = Base
fig-v-van = Scintilla
fig-v-acc = Incidente
fig-v-faces = Base: la tua Capacità di Conversione può farne un simbolo. Scintilla: sta per qualsiasi simbolo a scelta. Incidente: certe carte lo puniscono.
fig-v-board = I dadi nelle colonne sono Disponibili. Quelli usati vanno tra gli Spesi; il Riposo ne riporta indietro.
fig-v-board-own = Al tuo tavolo: { $name } ha dadi Disponibili: { $ready }, Spesi: { $spent }.
fig-v-check = Un Tiro: scegli dadi tuoi; gli altri nel Settore prestano Assistenza con uno ciascuno; tira; prendi una riga che i dadi soddisfano.
fig-v-step-1 = Scegli i dadi
fig-v-step-2 = Assistenza
fig-v-step-3 = Tira, cambia dadi
fig-v-step-4 = Prendi una riga
fig-v-danger = Il dado Pericolo si cerca nella tabella della sua lettera. Ciò che è raro è peggio.
fig-v-danger-own = Al tuo tavolo, { $name }: { $odds }
fig-v-injury = Con una Ferita arriva un dado Ferita. Sta in cima a una colonna e occupa uno slot.
fig-v-threat = Una Minaccia segue il suo contatore del Tempo: a ogni spazio si muove o colpisce chi è lì.
fig-v-ship = Il Manuale della Nave si sfoglia pagina per pagina: prima il ritorno, poi si riparte.
fig-v-team = I quattro Reparti con i loro distintivi: Sicurezza, Ricognizione, Scienza, Ingegneria.
fig-m-idea = Ogni sol: pianificate insieme, lavorate nella base e fuori, e vedete che cosa si rompe di notte.
fig-m-plan = Pianificare
fig-m-work = Lavorare
fig-m-out = Uscire
fig-m-breaks = Che cosa si rompe?
fig-m-sol = Le fasi di un sol, in quest'ordine.
fig-m-supply = Energia, ossigeno e cibo si producono e si consumano ogni sol. Metà di ciò che avanza si conserva. Troppo poco: una Struttura si spegne.
fig-m-pawns = Con una pedina un'azione tira tre dadi. Con due il successo è certo; ogni spazio di strada ne chiede una in più.
fig-m-base = I tre Complessi con le loro stanze. Le caselle sono i tracciati Avaria come sono ora.
fig-m-track = Il tracciato Avaria sale di quanto mostra il suo dado, e di più se ci sono elementi rotti. A 5 fa pescare una carta Avaria e torna a 0.
fig-m-die = dado Avaria
fig-m-stress = Lo Stress sale ogni sol quanto il numero di astronauti. A { $limit } c'è un litigio: 1 ferita a testa, il Morale scende di 1, lo Stress torna a 0.
fig-m-map = Tre anelli attorno alla base. L'anello 1 si raggiunge tutto; più in là, ciò che confina con uno spazio esplorato.
fig-m-map-own = Esplorati al tuo tavolo: { $count }.

## Long words of names, with a hyphen where a narrow place may break them, if this language has such words

long-words = Ossigenatore
