# Vanguard.

## Il gioco

game-title = Vanguard
game-guide =
    Guidate la Squadra di Sbarco della Bellwether su un mondo sconosciuto. Ognuno dei quattro Reparti manda un Membro dell'Equipaggio con dadi di tre colori. Fate ciò che chiedono le Missioni e tornate a casa: si vince o si perde insieme. La quarta Ferita di uno qualsiasi è un'Evacuazione di Emergenza, e l'Esplorazione è fallita.
    Un round si svolge così:
    1. Il gettone Inizio passa di mano. Da lì, ognuno ha un turno.
    2. Un turno sono due Azioni: al massimo un'Azione Speciale; Viaggio lungo un Percorso; Preparazione; Riposo; oppure Decollo dal Settore del Lander, che chiude l'Esplorazione.
    3. Le Azioni Speciali sono per lo più Tiri. Scegliete i dadi, gli altri nel vostro Settore possono prestare Assistenza con un dado ciascuno; tirate; cambiate i risultati con carte e Abilità; usate le Combinazioni di Dadi; leggete i dadi Ferita e Pericolo; contate gli Effetti Speciali; la prima riga dall'alto che i vostri dadi soddisfano è il Risultato. I dadi tirati sono Spesi.
    4. Dopo il turno c'è un Evento: l'effetto principale nel Bioma giusto, l'altro altrove. I contatori del Tempo avanzano e le Minacce si muovono.
    I dadi Spesi tornano con il Riposo, che costa Provviste, oppure Affaticandosi in qualsiasi momento: Sacrificate un dado per sempre, Ricaricatene fino a cinque. Le carte in mano servono a una di due cose: l'effetto in alto oppure la Combinazione di Dadi.
    In una campagna segue la nave. Si scarica ciò che avete portato, i feriti stanno in Infermeria e tornano giro dopo giro; i Successi comprano dadi. Al Ponte di Comando ricevete Comando ed Energia, e le Situazioni aperte presentano il conto. L'Energia muove la nave e scansiona; ogni gettone Comando è una visita a una struttura: Laboratorio, Produzione, Caserma, Sala Operativa. Poi un Lander, una squadra, carte e Attrezzatura, e si scende. «view previsione» mostra che cosa porterebbe una visita, «view» e il nome di una pagina quella pagina.
    Guardate «view settore» per che cosa si può fare e dove, e «view missioni» per che cosa si deve fare.
game-alone = In solitario guidate due Reparti sul primo pianeta, e da due a quattro sui successivi (V-PLAYER-13).
seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4
seat-of = { $player } ({ $sections })

## Valori

section-security = Sicurezza
section-recon = Ricognizione
section-science = Scienza
section-engineering = Ingegneria
section-dice = { $good }. Dadi propri: { $dice }
section-good-security = forte nella difesa e nei lavori pesanti
section-good-recon = forte nell'esplorare e nel raccogliere
section-good-science = forte nello studiare le cose strane
section-good-engineering = forte nel riparare e nel costruire
colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo
icon-PHY = Fisico
icon-GAT = Raccolta
icon-DEF = Difesa
icon-SCO = Esplorazione
icon-BIO = Biologia
icon-XEN = Xenologia
icon-CON = Costruzione
icon-SCI = Scienza
icon-TEC = Tecnologia
icon-BAS = Base
icon-VAN = Scintilla
icon-ACC = Incidente
need-SAME = icona uguale
need-die = dado qualsiasi
need-red = dado rosso
need-green = dado verde
need-blue = dado blu
need-none = altrimenti
need-or = { $first } o { $second }
dice-none = nessun dado
die-basic = Base { $colour ->
        [red] rosso
        [green] verde
       *[blue] blu
    }
die-expert = Esperto { $colour ->
        [red] rosso
        [green] verde
       *[blue] blu
    }
die-wild = Jolly { $colour ->
        [red] rosso
        [green] verde
       *[blue] blu
    }
die-icons = { $first } e { $second }
die-specialised = dado { $name }
biome-caves = Grotte
biome-crystalline = Zone cristalline
biome-deadly = Letale
biome-desert = Deserto
biome-frozen = Gelido
biome-hostile = Ostile
biome-rocky = Roccioso
biome-ruins = Rovine
biome-tutorial = Tutorial
biome-vegetation = Vegetazione
biome-void = Vuoto
biome-volcanic = Vulcanico
biome-water = Acquatico
find-specimen = Esemplare Vivo
find-mineral = Minerale
find-microorganism = Microorganismo
find-vegetation = Strana Vegetazione
find-technology = Tecnologia Aliena
symbol-damage = Danni
symbol-heavy = Danni Gravi
symbol-mental = Mentale
symbol-common = Comune
symbol-uncommon = Non comune
symbol-rare = Raro
symbol-special = Speciale
# «none» è una chiave con cui i messaggi scelgono: va lasciata così.
turn-none = none
sector-none = fuori dalla plancia
sector-number = Settore { $number }
sector-name = { $name } ({ $number })
path-free = libero
path-travel = come dice la Condizione Generale
path-travel-by = come dice «{ $condition }»
path-spend = costa { $of ->
        [die] un dado
       *[other] un dado { $colour }
    }
path-spend-ready = costa { $of ->
        [die] un dado
       *[other] un dado { $colour }
    } (pronti: { $ready })
path-spend-short = costa { $of ->
        [die] un dado
       *[other] un dado { $colour }
    } per sempre, nessuno è pronto
path-spend-lost = costa { $of ->
        [die] un dado
       *[other] un dado { $colour }
    } per sempre
path-danger = Pericolo { $of }
injury-card = { $name } ({ $type })
injury-down = { $name } ({ $type }, a faccia in giù)
injury-symbol = { $symbol } – { $effect }
purpose-landing = Atterraggio
purpose-threat = Minaccia
purpose-answer = Risposta
action-special = Azione Speciale
action-travel = Viaggio
action-place = collocare Attrezzatura
action-prepare = Preparazione
action-rest = Riposo
action-lift-off = Decollo
how-draw = Pescare una carta
how-check = Fare un Tiro
how-draw-check = Pescare una carta, poi fare un Tiro
how-check-draw = Fare un Tiro, poi pescare una carta
how-lift-off = Decollo
how-evac = Evacuazione di Emergenza
how-log = un'Annotazione
outcome-won-lift-off = Decollo con la Missione compiuta
outcome-won-log = la Missione è compiuta
outcome-won-evac = la Missione è compiuta
outcome-lost-lift-off = Decollo senza ciò che cercavate
outcome-lost-evac = Evacuazione di Emergenza, l'Esplorazione è fallita
outcome-lost-log = l'Esplorazione è finita senza ciò che cercavate
outcome-lost-dead = nessuno è tornato a casa
step_name-1 = scelta dei dadi e Assistenza
step_name-3 = tiro
step_name-4 = modifica dei risultati
step_name-5 = Combinazioni di Dadi
step_name-6 = dadi Ferita e Pericolo
step_name-7 = Effetti Speciali
step_name-8 = il Risultato, poi si Spende il resto

## Le probabilità di una prova

colour-none = nessun Risultato
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-chance = { $colour } { $value }%
odds-steps = { $colour } +{ $value }
odds-rows = Probabilità con i dadi in mano: { $odds }
odds-track = Contatore { $colour } con questi dadi: circa { $steps } di { $left }; fino in fondo { $chance }%
odds-injury = Rischio di una Ferita: { $chance }%
odds-wound = I dadi Ferita di chi tira fanno danno: { $chance }%
odds-sampled = Stima da { $count } tiri di prova: { $error }% in più o in meno
odds-then = poi { $odds }
odds-needs-assist = Prima qualcun altro deve dare un dado: questa Azione richiede Assistenza.
odds-ready = { $count ->
        [0] nessun dado scelto
        [one] tirare questo dado
       *[other] tirare questi { $count }
    }
odds-card = Usando «{ $card }» dopo il tiro, così o meglio: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }({ $error }% in più o in meno)
    }
odds-skill = Usando l'Abilità «{ $skill }» dopo il tiro, così o meglio: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }({ $error }% in più o in meno)
    }
odds-cards = Ciascuna da sola. Non contano: Combinazioni di Dadi, più carte insieme, ciò che usano gli altri.
chance-percent = { $value }%
chance-sure = certo
chance-none = inutile
chance-of = { $colour } { $share }
chance-change = { $before } → { $after }
chance-steps-more = +{ $value }
chance-no-progress = Nessun progresso con questi dadi
chance-faces = { $count } su { $sides }
chance-face = { $count } su { $sides } { $effect }
danger-nothing = niente
danger-odds = Pericolo { $table }: { $odds }
danger-with-odds = { $table } ({ $odds })
offer-dice = { $action }: quali dadi si tirano?
offer-dice-roll = { $waits ->
        [yes] { $count ->
            [one] Va bene con questo dado
           *[other] Va bene con questi { $count }
        }
       *[no] { $count ->
            [one] Tirare questo dado
           *[other] Tirare questi { $count }
        }
    }
offer-dice-suggested = Consiglio: { $count ->
        [one] questo dado
       *[other] questi { $count }
    }
offer-dice-own = Solo { $who }: { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }
offer-dice-all = { $count ->
        [one] Prendere l'unico dado
       *[other] Prenderli tutti e { $count }
    }
offer-dice-clear = Togliere tutti
offer-dice-accidents = più dadi, più Incidenti
offer-dice-of = { $count } di { $who }
offer-dice-keeps = { $count ->
        [0] { $who } resta senza dadi
       *[other] { $who } ne tiene { $count }
    }
offer-dice-waits = si tira quando { $seat } dà il via
offer-dice-ask = Chiedere aiuto: { $asked }
offer-dice-ask-one = { $who }: { $die }
offer-dice-give = Assistenza con { $die }
offer-dice-give-nothing = Nessuna Assistenza
die-barred-most = { $who } non dà altri dadi: prima togli quello segnato.
die-barred-ready = { $who } ha finito di scegliere.
hand-any = quanti ne vuole
hand-assists = Assistenza con { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }
check-step-dice = Dadi
check-step-roll = Tiro
check-step-change = Modifiche
check-step-result = Risultato
check-now = ora: { $colour }
check-now-steps = ora: verde +{ $green }{ $red ->
        [0] { "" }
       *[other] , rosso +{ $red }
    }
check-passed-injury = Dado Ferita: nessun simbolo adatto
check-passed-sparks = Scintille: nessuna
roll-comes = Ora: { $colour }
roll-steps = verde +{ $green }{ $red ->
        [0] { "" }
       *[other] , rosso +{ $red }
    }
roll-stays = resta { $colour }
roll-lost = { $before } è perso: { $colour }
roll-becomes = { $before } → { $colour }
roll-could = può diventare { $odds }
roll-no-better = non può migliorare
roll-instead = viene invece { $colour }
deal = Distribuisci tu
deal-sections = Chi guida quale Reparto? Sono quattro; per la prima partita va bene qualsiasi scelta
deal-team = Chi scende sul pianeta?
deal-leads = { $seat } guida { $sections }
deal-goes = Il Reparto { $section } scende
deal-gear = Carta Grado Superiore e Attrezzatura
deal-rank-up = Puntate a «{ $card }»
deal-carries = { $who } porta { $gear }
deal-at-recruit = { $section }: { $who }
deal-at-away = { $who } scende per il Reparto { $section }
deal-at-leave-die = { $who } lascia a bordo { $die }
deal-at-deck = { $who } prende le solite carte
deal-at-equipment = Attrezzatura come l'ultima volta
deal-at-small-gear = { $who } prende { $gear }
deal-at-load = si carica: { $gear }
deal-at-fit-mod = si monta: { $card }
deal-at-buy-die = Il Reparto { $section } riceve: { $die }
deal-at-return-die = Il Reparto { $section } restituisce: { $die }
deal-at-start-project = si avvia: { $card }
deal-at-draft = { $section }: { $who }
deal-discard = Scarta { $cards }
offer-refresh = Quali dadi Ricarica { $who }?
offer-refresh-these = Ricarica: { $dice }
offer-one-by-one = Scegli uno alla volta
way-spend = Spendi: { $die }
way-sacrifice = Perso per sempre: { $die }
way-turn = gira ({ $face }): { $die }
way-turn-to = gira su { $to } ({ $face }): { $die }
way-no-die = nessun dado adatto è pronto: ci si Affatica, o se ne perde uno per sempre
way-reroll = ritira ({ $face }): { $die }
way-drop = metti da parte ({ $face }): { $die }

## Pronouns in stories

they-they = loro
they-she = lei
they-he = lui
them-they = loro
them-she = lei
them-he = lui
their-they = loro
their-she = suo
their-he = suo

## Carte

action-of = { $name } ({ $card })
action-only = Solo se { $test }.
action-assisted = Qualcuno deve prestare Assistenza.
action-cost = Costo – { $effect }
action-danger = Si tira anche – { $tables }.
action-counts = { $need } – { $effect }
action-lacks = Senza { $need } – { $effect }
action-row = { $colour } ({ $need }) – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Poi { $then }.
    }
action-track = Contatore { $colour }, { $space } su { $length } – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Poi { $then }.
    }
action-untold = Lo racconta la storia.
ability-action = Vale come Azione.
card-action = Azione «{ $action }» – { $details }
card-find = { $find } ({ $rarity ->
        [common] Scoperta comune
        [rare] Scoperta rara
       *[ultra] Scoperta rarissima
    }): a bordo paga la ricerca.
once-check = Una volta per Tiro.
once-turn = Una volta per turno.
once-round = Una volta per round.
once-exploration = Una volta per Esplorazione.
gives-up-sacrifice = Sacrifica questa carta.
gives-up-return = Rimetti questa carta nell'Inventario.
gives-up-discard = Scarta questa carta.
gives-up-charge = Costa 1 Carica.
when-check = In un Tiro
when-any = In qualsiasi momento
when-assist = Quando presti Assistenza
when-travel = Quando fai un Viaggio
when-follow = Quando qualcuno lascia il tuo Settore
when-arrive = Quando entri in un Settore
when-rest = Quando fai un Riposo
when-travel-you-travel = Quando fai un Viaggio
when-rest-you-rest = Quando fai un Riposo
when-prepare-you-prepare = Quando fai una Preparazione
when-check-you-prepare = In un Tiro, quando fai una Preparazione
when-arrive-you-arrive = Quando entri in un Settore
effect-convert-this-check-and-convert-this-check = in questo Tiro le icone Base { $colour_id ->
        [red] { $other_colour_id ->
            [red] rosse valgono anche come { $icon } o
            [green] rosse valgono anche come { $icon } e quelle verdi
           *[blue] rosse valgono anche come { $icon } e quelle blu
        }
        [green] { $other_colour_id ->
            [red] verdi valgono anche come { $icon } e quelle rosse
            [green] verdi valgono anche come { $icon } o
           *[blue] verdi valgono anche come { $icon } e quelle blu
        }
       *[blue] { $other_colour_id ->
            [red] blu valgono anche come { $icon } e quelle rosse
            [green] blu valgono anche come { $icon } e quelle verdi
           *[blue] blu valgono anche come { $icon } o
        }
    } come { $other_icon }
when-arrive-you-arrive-nobody-was-here = Quando entri in un Settore dove non è ancora stato nessuno
when-arrive-that-arrival-is-forced = Quando un effetto ha mosso o collocato te o qualcuno del tuo Settore
when-danger-that-danger-is-yours = Quando si tira un dado Pericolo contro di te
when-danger-that-danger-is-near = Quando si tira un dado Pericolo nel tuo Settore
when-danger-that-danger-is-near-that-danger-is = Quando si tira un dado Pericolo della tabella { $table } nel tuo Settore
when-danger-that-danger-is-near-that-danger-is-one-of = Quando si tira un dado Pericolo della tabella { $tables_any } nel tuo Settore
when-danger-that-danger-is-near-that-danger-is-yours-not = Quando si tira un dado Pericolo contro qualcun altro nel tuo Settore
when-injury-that-injury-is-yours = Quando subiresti una Ferita
when-injury-that-injury-is-near = Quando qualcuno nel tuo Settore subirebbe una Ferita
when-injury-that-injury-is-near-that-injury-is-yours-not = Quando qualcun altro nel tuo Settore subirebbe una Ferita
when-injury-that-injury-is-yours-that-injury-is = Quando subiresti la Ferita «{ $injury }»
when-event-that-event-is-yours = Quando riveli un Evento
when-event-that-event-is-yours-that-event-matches = Quando riveli un Evento di cui si applica l'effetto principale
when-lead-that-lead-is-yours = Quando ottieni Indizi
when-lead-that-lead-is-yours-that-lead-is = Quando ottieni Indizi ({ $find })
when-lead-that-lead-is-yours-that-lead-comes-from-event = Quando ottieni Indizi da un Evento
when-discovery-that-discovery-is-yours = Quando guadagni una Scoperta
when-discovery-that-discovery-is-yours-that-discovery-is = Quando guadagni una Scoperta ({ $find })
when-outcome-that-outcome-is = Quando il tuo Risultato è { $row }
when-wound-die-that-symbol-is = Quando un dado Ferita mostra { $symbol } nel tuo Tiro
when-assist-another-rolls = Quando presti Assistenza a un altro Membro dell'Equipaggio
when-assist-another-rolls-not = Quando altri ti prestano Assistenza
when-assist-that-check-is-next-door = Quando si fa un Tiro in un Settore Collegato
when-log-that-log-is-yours = Quando una tua Azione ha portato a un'Annotazione
when-pay-that-price-is-spend = Quando devi Spendere { dice-one }
when-loss-that-loss-is-near = Quando si perderebbero Provviste nel tuo Settore
when-rest-here = Quando qualcuno fa un Riposo nel tuo Settore
when-prepare = Quando fai una Preparazione
when-danger = Quando si tira un dado Pericolo
when-event = Quando si rivela un Evento
when-lead = Quando si ottengono Indizi
when-discovery = Quando si guadagna una Scoperta
when-injury = Quando si subisce una Ferita
when-wound-die = Quando un dado Ferita mostra il suo simbolo
when-outcome = Quando si applica un Risultato
when-turn = Nel tuo turno
when-log = Quando un'Azione ha portato a un'Annotazione
when-landing = Durante l'Atterraggio
when-pay = Quando si deve Spendere un dado
when-loss = Quando si perdono Provviste
crew-card = { $convert } { $skill } – { $ability }
convert = Capacità di Conversione – le icone Base sui dadi { $colour ->
        [red] rossi
        [green] verdi
       *[blue] blu
    } possono valere come { $icon }.
gear-place = Collocare il suo gettone richiede un'Azione. Costo – { $effect }
gear-place-only = Collocare il suo gettone richiede un'Azione.
card-unloaded = Quando viene scaricata a bordo – { $effect }
card-event = { $biomes } – { $main } Altrove – { $rest }
card-halves = { $top } Combinazione ({ $need }) – { $combination }
choice-cost = { $stake } Costo – { $cost }
choice-cost-dice = { $stake } Costa { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }.
choice-cost-lose-supplies = { $stake } Costa { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    }.
choice-cost-lose-energy = { $stake } Costa { $count ->
        [one] 1 gettone Energia
       *[other] { $count } gettoni Energia
    }.
choice-cost-lose-success = { $stake } Costa { $count ->
        [one] 1 gettone Successo
       *[other] { $count } gettoni Successo
    }.
choice-cost-lose-command = { $stake } Costa { $count ->
        [one] 1 gettone Comando
       *[other] { $count } gettoni Comando
    }.
threat-space = { $count ->
        [one] Spazio
       *[other] Spazi
    } { $space } – { $effect }
threat-reset = Il contatore viene resettato.
threat-goes = Segue la sua strada – poi { $sectors }{ $strikes ->
        [yes] , e colpisce chi è lì
       *[no] { "" }
    }.
threat-or = { $first } o { $second }
time-end = { $left ->
        [one] Al prossimo spazio
       *[other] Fra { $left } spazi
    } – { $effect }

## Domande

prompt-effect-event = { $event }: scegli che cosa succede.
prompt-effect-threat = { $threat }: scegli che cosa succede.
prompt-effect-action = { $action }: scegli che cosa succede.
prompt-effect-trip = In viaggio: scegli che cosa succede.
prompt-section = { $led ->
        [0] Scegli il Reparto che guidi. L'equipaggio ne ha quattro, ognuno con dadi e carte propri
       *[other] Scegli il tuo secondo Reparto
    }
prompt-team = { $along ->
        [0] Scegli quale dei tuoi Reparti scende sul pianeta
       *[other] Il Reparto Scienza scende sul pianeta. Scegli quale altro va con esso
    }
prompt-recruit = Recluta { $left } per il Reparto { $section }
prompt-away = Chi scende per il Reparto { $section }?
prompt-leave-die = { $who } ha più dadi di questo colore che spazi. Quale resta a bordo?
prompt-deck = { $who } prende queste carte: { $cards }. Le tieni o ne scegli altre?
prompt-deck-card = Quali carte porta { $who }? Almeno dieci.
prompt-operation-dice = Il Reparto { $section } prende questi dadi: { $dice }. Li prendi o ne scegli altri dalla scatola?
prompt-box-die = Quale dado prende dalla scatola il Reparto { $section }? { $count ->
        [one] Ne manca 1.
       *[other] Ne mancano { $count }.
    }
prompt-wild-dice = Comprate un dado Jolly per ogni Reparto, per { $count ->
        [one] 1 Successo
       *[other] { $count } Successi
    }?
prompt-rank-up = Quale carta Grado Superiore tentate?
prompt-carry = Chi porta «{ $gear }»? { $gear_text }
prompt-place-in = In quale Settore va { $who }?
prompt-landing-place = Dove scende il Lander?
prompt-start-token = Chi riceve il gettone Inizio?
prompt-act = { $who }: { $actions ->
        [one] resta un'Azione
       *[other] { $actions } Azioni
    }. Che cosa fai?
prompt-prepare = Come si prepara { $who }?
prompt-consent = { $who } vuole decollare. Sei d'accordo?
prompt-consent-move = Un effetto sposterebbe { $who }. Sei d'accordo?
prompt-log = «{ $log }»: che cosa fate?
prompt-check-dice = «{ $action }»: quali dadi tira { $who }, e chi presta Assistenza?
prompt-check-changes = Il Tiro «{ $action }» mostra { $dice }. Cambiate qualcosa?
prompt-check-combinations = Il Tiro «{ $action }» mostra { $dice }. Usi una Combinazione di Dadi? I suoi dadi sono Spesi e non contano più.
prompt-injury-order = Quale dado Ferita viene per primo?
prompt-danger-order = Quale dado Pericolo viene per primo?
prompt-special-effect = «{ $action }»: quali dadi contano per { $need }?
prompt-spark-counts = La tua Scintilla vale come l'icona che non deve mancare?
prompt-use-substitute = Ora: { $colour }, con Scintille o Capacità di Conversione ({ $need }). Lo prendi?
prompt-spend = Quale dado Spende { $who }?
prompt-no-die = { $who } non ha un dado adatto da Spendere. Affaticarsi, o Sacrificarne uno?
prompt-sacrifice = Quale dado Sacrifica { $who }?
prompt-refresh = Quale dado Ricarica { $who }? { $left ->
        [one] Ne manca uno.
       *[other] Ne mancano { $left }.
    }
prompt-hand-limit = { $who } ha troppe carte in mano. Quale si scarta?
prompt-discard = Quale carta scarta { $who }?
prompt-column = { $who } prende il dado Ferita: su quale colonna? Lì occupa uno slot, e si tira nel suo prossimo Tiro.
prompt-pushed = La colonna { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } di { $who } è piena. Quale dado viene Speso?
prompt-discard-injury-die = Quale dado Ferita scarta { $who }?
prompt-discard-injury = Quale Ferita scarta { $who }?
prompt-turn-injury = Quale Ferita gira a faccia in giù { $who }?
prompt-reroll = Quale dado ritiri?
prompt-turn = Quale dado giri?
prompt-drop = Quale dado metti da parte?
prompt-take-back = Quale dado riprendi?
prompt-face = Quale faccia deve mostrare?
prompt-swap-icon = Quale icona scambi?
prompt-double = Quale dado conta due volte?
prompt-move-to = Dove si sposta { $who }?
prompt-which-crew = Chi riguarda?
prompt-which-threat = Quale Minaccia?
prompt-threat-to = Dove va la Minaccia?
prompt-which-path = Quale Percorso?
prompt-which-marker = Quale indicatore?
prompt-time-order = Quale contatore del Tempo avanza per primo?
prompt-progress-track = Quale contatore del Tempo avanza?
prompt-reduce-track = Quale contatore del Tempo arretra?
prompt-reset-track = Quale contatore del Tempo viene resettato?
prompt-hold-track = Quale contatore del Tempo viene fermato?
prompt-event-order = Quale Evento verrà per primo?
prompt-event-drop = Quale Evento si scarta?
prompt-lead-type = Quale tipo di Scoperta?
prompt-lead-order = Quale Indizio si mette per primo?
prompt-lead-card = Chi pesca una carta per l'Indizio?
prompt-lead-charge = Chi guadagna una Carica per l'Indizio?
prompt-return-lead = Quale Indizio torna nel sacchetto?
prompt-discard-lead = Quale Indizio si scarta?
prompt-keep-discovery = Quale Scoperta tieni?
prompt-discard-discovery = Quale Scoperta si scarta?
prompt-lose-discovery = Quale Scoperta va persa?
prompt-pay-debt = Un debito è in scadenza. Con che cosa pagate?
prompt-debtor = Chi Sacrifica un dado per il debito?
prompt-return-gear = Quale Attrezzatura rimette nell'Inventario { $who }?
prompt-take-gear = Quale Attrezzatura?
prompt-trade = Quale Attrezzatura cambia di mano?
prompt-raise-card = Quale carta riprendi in mano?
prompt-enter-roll-section = { $who } tira: { $die }. Che cosa mostra?
prompt-enter-roll-injury = Tira un dado Ferita: che cosa mostra?
prompt-enter-roll-danger = Tira un dado Pericolo: che cosa mostra?
prompt-enter-roll-ten = Tira il dado a dieci facce: che cosa mostra? (10 sta per 0.)

## Momenti

prompt-moment = Un ultimo momento prima di proseguire.
prompt-moment-travel = { $path_who } sta per mettersi in Viaggio. Meta: { $path_to }; Percorso: { $path_icons }.
prompt-moment-arrive = { $arrived } arriva; veniva da qui: { $arrived_from }.
prompt-moment-rest = { $rest_who } sta per fare un Riposo.
prompt-moment-prepare = { $prepare_who } sta per fare una Preparazione.
prompt-moment-turn = { $turn_who } ha svolto l'ultima Azione di questo turno.
prompt-moment-danger = { $danger_who }: Pericolo { $danger_table } mostra { $danger_symbol }.
prompt-moment-event = Evento per { $event_who }: { $event }.
prompt-moment-lead = { $lead_who } ottiene Indizi ({ $lead_type }): { $leads }.
prompt-moment-discovery = { $found_who } ha trovato «{ $found }».
prompt-moment-injury = { $injury_who } sta per subire una Ferita: { $injury }.
prompt-moment-wound-die = Un dado Ferita mostra { $wound_symbol }.
prompt-moment-outcome = { $outcome_who }: sta per applicarsi il Risultato { $outcome }.
prompt-moment-log = L'Annotazione è stata letta.
prompt-moment-pay = { $pay_who } deve Spendere un dado.
prompt-moment-loss = { $loss_who } sta per perdere Provviste: { $loss }.
prompt-moment-time = Il gettone Tempo di «{ $time_track }» sta per entrare in uno spazio con un effetto.
prompt-moment-landing = Atterraggio: { $landing_entry }.

## Opzioni

option-section = { $section }
option-recruit = { $who }
option-keep-deck = Tenere queste
option-build-deck = Scegliere le carte
option-usual-dice = Prendere questi
option-pick-dice = Scegliere i dadi
option-buy-dice = Comprare i dadi
option-keep-success = Tenere i Successi
option-rank-up = { $card }
option-crew = { $who }
option-leave-gear = Lasciarla a bordo
option-sector = { $sector }
option-special = { $action }
option-travel = Viaggio – { $sector }: { $path }
option-place = Collocare «{ $gear }»
option-prepare = Preparazione
option-prepare-how = { $how }
option-rest = Riposo
option-lift-off = Decollo
option-no-action = Finire il turno
option-agree = Sono d'accordo
option-refuse = Rifiuto
option-log-choice = { $choice }
option-take-die = Prendere: { $die }
option-assist = { $who } presta Assistenza: { $die }
option-may-assist = { $who } presta Assistenza
why-not-assist-elsewhere = { $who } non può prestare Assistenza: può farlo solo chi è nello stesso Settore.
why-not-assist-barred = { $who } non può prestare Assistenza: ora lo impedisce un effetto su { $other }.
why-not-assist-given = { $who } ha già prestato Assistenza con un dado.
why-not-assist-dice = { $who } non può prestare Assistenza: non ha dadi Disponibili.
option-put-back = { $who } rimette a posto: { $die }
option-sure-hand = Girare i dadi come vuoi
option-call-off = Rinunciare all'Azione
option-combine = «{ $card }» – { $dice }
option-symbol = { $symbol }
option-danger = Pericolo { $table }: { $symbol }
option-count = { $times ->
        [0] Non contarne nessuno
        [one] Una volta ({ $dice })
       *[other] { $times } volte ({ $dice })
    }
option-spark = La Scintilla vale come { $icon }
option-no-spark = La Scintilla non vale come { $icon }
option-meet-row = Prendere il { $colour }
option-decline-row = Rinunciare al { $colour }
option-die = { $die }
option-column = { $colour }
option-card = { $card }
option-injury = { $injury }
option-exert-first = Affaticarsi prima
option-sacrifice-instead = Sacrificare un dado
option-nothing-left = Non resta nulla da scegliere
option-rolled = { $die }: { $face } ({ $who })
option-show = { $face }
option-swap = { $die }: { $face } diventa { $icon }
option-threat = { $threat }
option-marker = { $marker }
option-time = { $track }
option-event = { $event }
option-find = { $find }
option-find-card = { $card }
option-lead = { $lead }
option-lead-on = { $lead } su { $find }
option-gear = { $gear }
option-give = { $other } riceve «{ $gear }» da { $who }
option-pay-die = Sacrificare un dado
option-go-on = Proseguire
option-complete = Completare la Missione: { $mission }
option-exert = { $who }: Affaticarsi
option-use-card = { $who }: giocare «{ $card }»
option-use-skill = { $who }: usare l'Abilità
option-use-gear = { $who }: usare «{ $card }»
option-use-find = { $who }: usare «{ $card }»
option-use-mod = { $who }: usare «{ $card }»
about-exert = Sacrifica un dado, poi Ricaricane fino a cinque.
about-exert-first = Sacrifica un dado, Ricaricane fino a cinque, poi Spendine uno
about-sacrifice-instead = un dado è perso per sempre, nessuno si Ricarica
about-prepare = pesca una carta, fai un Tiro per usare Combinazioni di Dadi, o entrambe le cose
about-rest = costa 1 Provvista dove si contano; Ricarica fino a metà di tutti i tuoi dadi e pesca una carta
about-lift-off = chiude l'Esplorazione; chi è altrove resta indietro

## Che cosa è successo

event-section-taken = { $seat } guida il Reparto { $section }.
event-team-joined = { $who } scende per il Reparto { $section }.
event-taught = { $lesson }
event-recruited = { $who } presta servizio nel Reparto { $section }.
event-crew-promoted = { $who } sale al Grado { $rank }.
event-dice-bought = Il Reparto { $section } riceve: { $die }.
event-planet-recorded = Pianeta registrato, «{ $planet }»: ciò che c'era si ritroverà.
event-round-began = Comincia il round { $round }.
event-turn-began = È il turno di { $who }.
event-start-token-passed = { $who } ha il gettone Inizio.
event-action-taken = { $who }: { $action }.
event-moved = { $how ->
        [travel] { $who } arriva in Viaggio: { $sector }.
        [move] { $who } si sposta: { $sector }.
       *[other] Nuova posizione di { $who }: { $sector }.
    }
event-die-spent = { $who } Spende: { $die }.
event-die-sacrificed = { $who } Sacrifica: { $die }.
event-exerted = { $who } si Affatica.
event-dice-refreshed = { $who } Ricarica: { $dice }.
event-not-sacrificed = { $who } non può Sacrificare un dado e subisce invece una Ferita: { $injury }.
event-injury-gained = { $who } subisce una Ferita: { $injury }.
event-injury-ignored = { $who } ignora una Ferita: { $injury }.
event-injury-die-taken = { $who } ha un dado Ferita sulla colonna { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
event-injury-die-returned = { $who } si libera del dado Ferita sulla colonna { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    }.
event-injury-discarded = { $who } si libera di una Ferita: { $injury }.
event-injury-turned-down = { $who } gira a faccia in giù una Ferita: { $injury }.
event-cards-drawn = { $who } pesca: { $cards }.
event-deck-rebuilt = { $who } mescola le carte scartate in un nuovo mazzo.
event-card-discarded = { $who } scarta «{ $card }».
event-card-sacrificed = { $who } Sacrifica «{ $card }».
event-card-played = { $who } gioca «{ $card }».
event-skill-used = { $who } usa un'Abilità: { $skill }.
event-gear-used = { $who } usa «{ $gear }».
event-gear-returned = «{ $gear }» torna nell'Inventario.
event-gear-given = { $other } riceve «{ $gear }» da { $who }.
event-token-placed = Gettone di «{ $gear }» collocato: { $sector }.
event-charges-changed = { $who } ha { $charges ->
        [one] 1 Carica
       *[other] { $charges } Cariche
    }.
event-supplies-changed = Provviste { $change ->
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
        [3] +3
        [4] +4
       *[other] { $change }
    }: ora { $supplies }.
event-success-gained = { $count ->
        [one] 1 gettone Successo
       *[other] { $count } gettoni Successo
    }, ora { $success }.
event-danger-rolled = { $who }, Pericolo { $table }: { $danger_does }.
event-danger-ignored = Il dado Pericolo della tabella { $table } viene ignorato.
event-check-began = Tiro di { $who }: «{ $action }».
event-dice-rolled = { $who } tira – { $dice }.
event-die-rerolled = Dado ritirato ({ $die }): { $before } diventa { $face }.
event-die-turned = Dado girato ({ $die }): { $before } diventa { $face }.
event-injury-dice-rolled = I dadi Ferita di { $who } mostrano { $symbols }.
event-injury-die-placed = { $who }: il simbolo { $symbol } colpisce la Ferita «{ $injury }».
event-combination-used = { $who } usa la Combinazione di Dadi di «{ $card }» ({ $dice }).
event-special-resolved = Effetto Speciale ({ $need }): { $times ->
        [one] una volta
       *[other] { $times } volte
    }.
event-track-moved = Il contatore { $colour } è a { $space } di { $length }.
event-outcome-marked = La riga { $colour ->
        [rosso] rossa
        [giallo] gialla
       *[other] { $colour }
    } è soddisfatta.
event-outcome-applied = Si applica il Risultato { $colour }.
event-event-revealed = Evento per { $who }: { $event }.
    { $text }
    { $matches ->
        [yes] In questo Bioma – { $effect }
       *[no] Fuori dal suo Bioma – { $effect }
    }
event-time-passed = Contatore del Tempo di «{ $card }»: { $space } di { $length }.
event-time-reset = Il contatore del Tempo di «{ $card }» viene resettato.
event-log-read = { $log }
    { $text }
event-flag-set = Ve ne ricorderete: { $flag }.
event-box-marked = Casella di «{ $box }» segnata: ora { $count }.
event-poi-placed = Nuovo PDI «{ $poi }»: { $sector }.
event-poi-discarded = PDI «{ $poi }» scartato: { $sector }.
event-condition-placed = Condizione Generale: { $condition }.
event-mission-revealed = Nuova Missione: { $mission }.
event-mission-completed = Missione compiuta: { $mission }.
event-mission-discarded = Missione scartata: { $mission }.
event-marker-placed = Nuovo indicatore «{ $marker }»: { $sector }.
event-marker-removed = Indicatore «{ $marker }» tolto: { $sector }.
event-leads-drawn = Indizi ({ $find }): { $leads }.
event-lead-placed = Indizio «{ $lead }» ({ $find }): ora { $total }.
event-no-leads = Su questo pianeta non ci sono Indizi: non si ottiene nulla.
event-discovery-gained = Scoperta ({ $find }): { $card }.
event-unique-gained = Scoperta Eccezionale: { $card }.
event-discovery-discarded = Scoperta scartata: { $card }.
event-threat-placed = Nuova Minaccia «{ $threat }»: { $sector }.
event-threat-acted = La Minaccia «{ $threat }» agisce.
event-threat-moved = La Minaccia «{ $threat }» si muove: { $sector }.
event-threat-removed = La Minaccia «{ $threat }» non c'è più.
event-ten-rolled = { $purpose }: il dado a dieci facce mostra { $result }.
event-landing-entry = Atterraggio, passo { $step } di { $steps }: { $entry }.
event-rank-up-completed = Carta Grado Superiore completata: { $rankup }.
event-crew-died = { $who } non è più tra voi.
event-exploration-ended = L'Esplorazione finisce: { $how }.

## Perché no

why-not-no-special = { $sector }: qui, dove si trova { $who }, non è scritta alcuna Azione Speciale.
why-not-far = Da qui nessun Percorso porta direttamente là: la meta è a { $count } Percorsi di distanza, e con un Viaggio se ne fa uno solo.
why-not-cut-off = Dal luogo in cui si trova { $who } nessun Percorso porta più lì: { $sector }.
why-not-used-up = È già stata usata quanto si può.
why-not-in-turn = Si usa nel turno di chi la porta.
why-not-no-action = Vale come Azione, e ora non se ne può svolgere nessuna.
why-not-condition = Ora le sue condizioni non sono soddisfatte.
why-not-hand-limit = { $who } ha in mano più carte del limite: prima bisogna metterne via una.
why-not-no-gear = { $who } non può usare nulla di ciò che porta: ora un effetto lo impedisce.
why-not-upgrade-of = Funziona solo insieme a { $equipment }, dove si trova quel gettone.
why-not-placed = Funziona come gettone sul pianeta: { $who } può collocarlo con un'Azione.
why-not-token-lies = Il suo gettone si trova sul pianeta e funziona lì: { $sector }.
why-not-under-way = Si usa durante un'Esplorazione, e ora non ce n'è nessuna in corso.
why-not-passive = Funziona da sé: non c'è nulla da scegliere.
why-not-moment = Si usa in un altro momento: { $when }.
why-not-threat = Su «{ $threat }» non è scritta nessuna Azione: si muove quando avanza il suo gettone Tempo, e carte e Settori dicono che cosa aiuta contro di essa.
why-not-threat-away = Le Azioni di «{ $threat }» sono per chi si trova con essa: { $sector }.
why-not-track = «{ $track }» non ha Azioni a portata; il suo gettone Tempo avanza da solo, e { $left ->
        [one] gli manca 1 spazio
       *[other] gli mancano { $left } spazi
    }.
why-not-path = { $who } non è a nessuno dei due capi di questo Percorso.
why-not-later = { $who } potrebbe farlo come Azione di questo turno (rimaste: { $actions }), dopo la risposta a ciò che viene chiesto ora.
why-not-mission = Su «{ $mission }» non è scritta nessuna Azione: si compie facendo ciò che chiede il testo.
why-not-mission-done = La Missione «{ $mission }» è completata.
why-not-no-deed = Su «{ $condition }» non è scritta nessuna Azione: quel che dice vale per tutti.
why-not-dead = { $who } ha perso la vita in missione.
why-not-assist-asked = { $who }: l'Assistenza è possibile mentre si scelgono i dadi.
why-not-turn-over = { $who } ha già avuto il turno in questo round; ora gioca { $turn }.
why-not-turn-of = Ora gioca { $turn }; { $who } viene dopo in questo round.
why-not-die-rolled = I dadi di questo Tiro ({ $action }) sono stati tirati: { $dice }.
why-not-die-spent = { $who } non ha disponibile questo dado: { $die }.
why-not-alone = Qualcuno deve prestare Assistenza, e nessuno qui ha un dado.
why-not-cards = Non ci sono abbastanza carte in mano.
why-not-charges = Non ci sono abbastanza Cariche.
why-not-debt = Avete già tutti i debiti che potete avere.
why-not-discovery = Non c'è una Scoperta così.
why-not-gear = Non c'è abbastanza Attrezzatura.
why-not-injury = Non c'è una Ferita così.
why-not-lander = Sul pianeta non c'è un Lander.
why-not-lesson = Il primo round è guidato: questo viene dopo.
why-not-lander-sector = Il Lander è in un altro Settore.
why-not-lead = Non c'è un Indizio così.
why-not-owed = Non avete debiti.
why-not-one-way = Questo Percorso porta solo nell'altro verso.
why-not-precondition = Ciò che l'Azione richiede non c'è.
why-not-rest = Qui ora non si può fare un Riposo.
why-not-sector = Non c'è un Settore così.
why-not-special-twice = C'è una sola Azione Speciale per turno.
why-not-stuck = «Nessun movimento»: nessuno lascia questo Settore.
why-not-supplies = Non ci sono abbastanza Provviste.
why-not-two-dice = Nella Riserva del Tiro devono esserci almeno due dadi.
why-not-unique = Non avete quella Scoperta Eccezionale.

## Il tavolo in parole

panel-exploration = Esplorazione: { $scenario }
panel-explored = Esplorazione: { $planet }
panel-result = È finita: { $outcome }
panel-next = Che cosa giocare adesso: { $scenario }. { $text }
panel-again = { $scenario }: si può riprovare.
panel-tally = { $round ->
        [one] 1 round
       *[other] { $round } round
    }, { $success ->
        [one] 1 gettone Successo
       *[other] { $success } gettoni Successo
    }, { $count ->
        [one] 1 Missione compiuta
       *[other] { $count } Missioni compiute
    }
panel-home = { $crew_here ->
        [none] Nessuno è tornato a casa
       *[other] Di nuovo a casa: { $crew_here }
    }
panel-round = Round { $round }, { $turn ->
        [none] tra un turno e l'altro
       *[other] turno di { $turn }
    }; gettone Inizio: { $start }
panel-supplies = Provviste { $supplies } (al massimo { $most }), gettoni Successo { $success }
panel-success = Qui le Provviste non si contano; gettoni Successo { $success }
panel-lander = Lander { $lander }: { $sector }
panel-mod = Modifica «{ $mod }»: { $about-use-mod }
panel-debts = Debiti: { $count }
panel-deadly = Spazio Mortale: la quarta Ferita uccide
panel-condition = Condizione Generale «{ $condition }», voce Viaggio – { $effect }
panel-travel-check = Voce Viaggio, un Tiro: { $action }. { $details }
panel-combination = Combinazione di Dadi di «{ $card }» ({ $need }) – { $combination }
panel-special = { $condition }, in ogni Tiro. { $special_text }
panel-time = Contatore del Tempo di «{ $track }», { $space } di { $length }. { $about-time }
panel-text = { $text }
panel-action = { $action }: { $details }
panel-missions = Missioni
panel-mission = { $mission }: { $text }
panel-goal = { $mission }: se { $condition_text }, «any» offre di completarla.
panel-done = Compiuta: { $mission }
panel-rankup = { $ready ->
        [done] Carta Grado Superiore «{ $rankup }», completata
       *[open] Carta Grado Superiore «{ $rankup }»: completata se { $about-rank-up }
    }
rank-up-goal = { $goal }
panel-log = Annotazione: { $log }
panel-check = Tiro di { $who }: { $action }
panel-step = Passo { $step } di 10: { $step_name }
panel-given = Dadi in mano: { $dice }
panel-pool = Riserva del Tiro – { $dice }
panel-wounds = Dadi Ferita: { $symbols }
panel-danger = Dado Pericolo { $table }: { $symbol }
panel-crew = Equipaggio: { $who }, { $section }, Grado { $rank }
panel-dead = { $who } non è più tra voi
panel-place = Posto: { $sector }; { $ready ->
        [done] turno concluso
        [last] nell'ultima Azione del turno
       *[open] { $actions ->
            [0] turno da venire
            [one] resta 1 Azione
           *[other] restano { $actions } Azioni
        }
    }
panel-skill = { $about-crew-card }
panel-charges = Cariche: { $charges }
panel-column = { $colour }, { $count } di { $slots }: { $dice }{ $hurt ->
        [yes] , e un dado Ferita in cima
       *[no] { "" }
    }
panel-spent = Riserva dei dadi Spesi: { $dice }
panel-injury = Ferita: { $injury }. { $injury_text }
panel-injury-down = Ferita: { $injury }
panel-hand = Carte in mano: { $count } di { $limit }; mazzo { $deck }
panel-card = { $card }. { $about-card }
panel-gear = { $gear }. { $gear_text }
panel-sector = Settore { $sector }
panel-here = { $biomes ->
        [none] Nessun Bioma
       *[other] Biomi: { $biomes }
    }{ $crew_here ->
        [none] { "" }
       *[other] ; qui: { $crew_here }
    }
panel-threats-here = Minacce qui: { $threats }
panel-markers = Indicatori: { $markers }
panel-tokens = Attrezzatura: { $tokens }
panel-stuck = Nessun movimento
panel-lander-here = Qui c'è il Lander: { $lander }
panel-no-poi = Nessun Punto di Interesse
panel-poi = { $poi }: { $text }
panel-path = Percorso – { $sector }: { $path }
panel-threats = Minacce
panel-threat = { $threat }: { $sector }; contatore del Tempo { $space } di { $length }
panel-spaces = { $spaces }
panel-finds = Ritrovamenti
panel-find = { $find }: { $leads ->
        [none] nessun Indizio
       *[other] { $leads }, { $total } di { $needed }
    }; { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
panel-found = Ritrovamento: { $card }. { $about-find-card }
panel-decks = Eventi nel mazzo: { $events }; Indizi nel sacchetto: { $leads_left }; Scoperte Eccezionali sulla plancia: { $uniques }
panel-elsewhere = Altrove («view settore» dice tutto di ognuno)
panel-glance = { $sector }{ $poi ->
        [none] {""}
       *[other] : { $poi }
    }{ $ways ->
        [none] {""}
       *[other] ; Percorsi: { $ways }
    }
panel-danger-tables = Tabelle del Pericolo
panel-danger-table = Tabella { $table }. { $danger_text }
panel-injury-types = Tipi di Ferita
panel-faces = Il dado ha queste facce: { $symbols }
panel-dice = Dadi e loro facce
panel-die = { $die } ({ $colour }): { $faces }
panel-section-cards = Carte Reparto
panel-section-card = { $card } ({ $section }). { $about-card }

## Words that effects name

# The dice words are keys by which messages choose: leave them as they are.
dice-die = any
dice-dice = any
dice-red = red
dice-green = green
dice-blue = blue
dice-one = { $want ->
        [red] 1 dado rosso
        [green] 1 dado verde
        [blue] 1 dado blu
       *[any] 1 dado
    }
dice-count = { $want ->
        [red] { $count ->
                [one] 1 dado rosso
               *[other] { $count } dadi rossi
            }
        [green] { $count ->
                [one] 1 dado verde
               *[other] { $count } dadi verdi
            }
        [blue] { $count ->
                [one] 1 dado blu
               *[other] { $count } dadi blu
            }
       *[any] { $count ->
                [one] 1 dado
               *[other] { $count } dadi
            }
    }
dice-most = { $want ->
        [red] { $count ->
                [one] 1 dado rosso
               *[other] fino a { $count } dadi rossi
            }
        [green] { $count ->
                [one] 1 dado verde
               *[other] fino a { $count } dadi verdi
            }
        [blue] { $count ->
                [one] 1 dado blu
               *[other] fino a { $count } dadi blu
            }
       *[any] { $count ->
                [one] 1 dado
               *[other] fino a { $count } dadi
            }
    }
dice-all = { $want ->
        [red] tutti i dadi rossi
        [green] tutti i dadi verdi
        [blue] tutti i dadi blu
       *[any] tutti i dadi
    }
dice-any = { $want ->
        [red] quanti dadi rossi vuoi
        [green] quanti dadi verdi vuoi
        [blue] quanti dadi blu vuoi
       *[any] quanti dadi vuoi
    }
track-green = verde
track-red = rosso
row-yellow = giallo
row-green = verde
row-red = rosso
find-any = tipo a scelta
stat-armor = Armatura
stat-sensors = Sensori
stat-agility = Agilità
result-won = vinta
result-lost = persa
rarity-common = comune
rarity-rare = rara
rarity-ultra = rarissima
source-poi = un PDI
source-condition = la Condizione Generale
source-threat = una Minaccia
source-mission = una Missione
source-mod = una Modifica al Lander
source-rankup = una carta Grado Superiore
source-token = l'Attrezzatura sulla plancia
source-travel = un Viaggio
source-prepare = una Preparazione
deed-yellow-outcomes = Risultati gialli
deed-logs = Annotazioni lette
deed-equipment = carte Attrezzatura diverse usate
deed-same-combinations = Combinazioni di Dadi con icone uguali
deed-reductions = contatori del Tempo fatti arretrare
deed-calmed-threats = Minacce rimosse o resettate dall'equipaggio
deed-quiet-rounds = round senza dadi Pericolo
deed-exerts = volte in cui lo stesso Membro dell'Equipaggio si è Affaticato
deed-full-checks = Tiri con tutti e tre i colori e un dado di ciascuno
box-989 = Calendario
box-990 = La proroga
box-993 = La frase
box-996 = Il sacco della posta
box-berths = Cuccette per gli estranei di Kettle
box-MARL_TRIES = Partenze da Marl senza il turno di giorno
box-992 = Lo scoperto
box-jam = Marmellata
marker-copied = scala copiata
marker-fair = lacuna colmata
marker-gauged = deflusso misurato
marker-heard = coppa ascoltata
marker-no-movement = Nessun movimento
marker-asked = chiesto
marker-beat = primo battito
marker-book = libro delle suppliche letto
marker-candled = uova esaminate
marker-cask = barile
marker-chalk = gesso cronometrato
marker-chipped = ambra estratta
marker-counted = pali contati
marker-crack = crepa
marker-cradle = culla esaminata
marker-cup = tazza
marker-dressed = fasciatura cambiata
marker-dug = scavato
marker-fruit = frutto colto
marker-graft = innesto
marker-hat = cappello preso
marker-held = cima tenuta
marker-lastbook = ultimo libro
marker-letter = lettera scritta
marker-line = cima di sicurezza
marker-measured = salto misurato
marker-out = via d'uscita
marker-pantry = dispensa aperta
marker-paybook = libro paga
marker-pew = posto in ultima fila
marker-picked = già perlustrato
marker-pieces = pezzi raccolti
marker-posted = posta consegnata
marker-read = ultima pagina letta
marker-reading = misura
marker-roped = via attrezzata con corda
marker-rubbing = calco
marker-scraped = coppa raschiata
marker-shaved = vetro limato
marker-shelves = scaffali letti
marker-shutter = schermo
marker-skimmed = fango schiumato
marker-skins = otri pieni
marker-slow = lento
marker-trampled = calpestato
marker-warm = pietre calde
marker-cold = pietre fredde
marker-rested = riposo
marker-tiled = tavoletta presa
marker-sown = cenere interrata
marker-begun = un altro cominciato
marker-borrowed = impugnatura provata
marker-bow = lampada di prua accesa
marker-canfull = tanica riempita
marker-ninth = posto sullo sgabello
marker-scaled = scala verificata
marker-shutdoor = porta chiusa
marker-tagread = cartellini letti
marker-lamp = la lampada
marker-met = mani strette
marker-chatted = strada spiegata
marker-recounted = schede ricontate
marker-booth = cabina provata
marker-steps = passaggi copiati
marker-label = etichetta copiata
marker-logsheet = registro firmato
marker-stove = stufa accesa
marker-sum = lavagna scritta
marker-swung = anello guardato
marker-table = posto a tavola
marker-tags = targhette appese
marker-tuned = antenna ascoltata
marker-vouched = qualcuno garantisce per voi
marker-warned = avvertito
marker-watched = cielo tardo osservato
marker-wick = stoppino
marker-lot = il lotto quaranta
marker-proof = prova
marker-tray = vassoio caduto
marker-oiled = carrello oliato
marker-pockets = tasche frugate
marker-kneeling = qualcuno sta in ginocchio
marker-corrected = scheda corretta
marker-crate = cassa pronta
marker-crated = cassa piena
marker-called = visita fatta
marker-straps = cinghie misurate
marker-loaf = pani girati
marker-painted = parola dipinta
marker-sung = seconda strofa cantata
marker-springs = primavere contate
marker-watered = canne annaffiate
marker-nadia = con Nadia
marker-ten = sono suonate le dieci
marker-one = è suonata l'una
marker-four = sono suonate le quattro
marker-flicker = sfarfallio
marker-trim = regolazione fatta
marker-tapped = artiglio aperto
marker-coat = cappotto appeso
marker-pages = registri riletti
marker-kettle = tè bevuto
marker-filings = trucioli raccolti
marker-pilots = piloti ascoltati
marker-wished = buonanotte data
marker-signed = nome sul retro
marker-bottled = scintilla imbottigliata
marker-photo = fotografia scattata
marker-column = colonna osservata
marker-turned = cappotto girato

## What the crew remembers

flag-ACT_ONE_DONE = la rotta oltre la Lampada Sette è aperta
flag-ASSAY_BERTHS = le undici cuccette della Assay sono state trovate
condition-flag-ASSAY_BERTHS = { flag-ASSAY_BERTHS }
flag-ASSAY_BOOK = il libro della Assay è tornato a casa
condition-flag-ASSAY_BOOK = { flag-ASSAY_BOOK }
flag-ASSAY_BROKEN = la Assay si è spezzata
condition-flag-ASSAY_BROKEN = { flag-ASSAY_BROKEN }
flag-ASSAY_BURIED = i morti della Assay hanno avuto nome e commiato
condition-flag-ASSAY_BURIED = { flag-ASSAY_BURIED }
condition-flag-ASSAY_BURIED-not = i morti della Assay non hanno avuto nome e commiato
flag-ASSAY_COLLAR_BENT = il collare è piegato
condition-flag-ASSAY_COLLAR_BENT = { flag-ASSAY_COLLAR_BENT }
flag-ASSAY_ELEVEN = sulla Assay si sono contati undici morti
flag-ASSAY_FAVOUR = qualcuno è in debito con l'equipaggio per i morti della Assay
condition-flag-ASSAY_FAVOUR = { flag-ASSAY_FAVOUR }
flag-ASSAY_LEFT = i morti della Assay sono rimasti nei loro letti
condition-flag-ASSAY_LEFT-not = i morti della Assay non sono rimasti nei loro letti
flag-ASSAY_LIT = le luci della Assay sono accese
condition-flag-ASSAY_LIT = { flag-ASSAY_LIT }
flag-ASSAY_NAMES = i nomi della Assay sono stati trascritti
condition-flag-ASSAY_NAMES = { flag-ASSAY_NAMES }
condition-flag-ASSAY_NAMES-not = i nomi della Assay non sono stati trascritti
flag-ASSAY_STRAIGHT = l'equipaggio è passato dritto attraverso il ghiaccio
condition-flag-ASSAY_STRAIGHT = { flag-ASSAY_STRAIGHT }
flag-ASSAY_STRIPPED = il reattore della Assay è stato smontato
condition-flag-ASSAY_STRIPPED = { flag-ASSAY_STRIPPED }
flag-ASSAY_WAITED = una tazza è rimasta per l'undicesimo della Assay
flag-BALLAST_KNOWN = sapete che cosa è la zavorra
flag-BAO_LIED = Pim sa perché è stato nascosto
condition-flag-BAO_LIED = { flag-BAO_LIED }
flag-BAO_SPOKE = Bao ha fatto la zuppa e ha parlato
condition-flag-BAO_SPOKE-not = Bao non ha ancora parlato davanti alla zuppa
flag-BELL_BUOY = la boa a campana suona
condition-flag-BELL_BUOY = { flag-BELL_BUOY }
flag-BOAT_SENT = una barca è stata mandata a casa
flag-BOND_OPENED = le statue sono state svincolate
condition-flag-BOND_OPENED = { flag-BOND_OPENED }
condition-flag-BOND_OPENED-not = le statue non sono state svincolate
flag-BREAKERS_DONE = avete preso ciò che c'era ai Demolitori
condition-flag-BREAKERS_DONE = { flag-BREAKERS_DONE }
flag-CHARTER = fiducia della Carta
flag-CHILD_ABOARD = Mirrin è a bordo
condition-flag-CHILD_ABOARD = { flag-CHILD_ABOARD }
condition-flag-CHILD_ABOARD-not = Mirrin non è a bordo
flag-CHILD_LEFT = la bambina è rimasta sulla sua altalena
condition-flag-CHILD_LEFT = { flag-CHILD_LEFT }
flag-CHILD_STEADIED = la corda dell'altalena è stata assicurata
condition-flag-CHILD_STEADIED = { flag-CHILD_STEADIED }
flag-CLOCKS = i due orologi sono andati d'accordo per nove giorni
flag-CUSTOMS_CALLED = la boa doganale ha chiamato l'equipaggio
condition-flag-CUSTOMS_CALLED = { flag-CUSTOMS_CALLED }
condition-flag-CUSTOMS_CALLED-not = la boa doganale non ha chiamato l'equipaggio
flag-DAGNY_HEARD = Dagny è stata ascoltata
condition-flag-DAGNY_HEARD = { flag-DAGNY_HEARD }
flag-DAGNY_PUNISHED = Dagny è stata confinata
condition-flag-DAGNY_PUNISHED = { flag-DAGNY_PUNISHED }
flag-DECLARED = avete firmato alla boa doganale
condition-flag-DECLARED = { flag-DECLARED }
flag-DOGS_NAMED = i cani a pressione hanno un nome
condition-flag-DOGS_NAMED = { flag-DOGS_NAMED }
flag-EARTH_HINT = sapete che il conto è aperto
flag-EARTH_PAGE = la pagina della Terra è stata trovata
condition-flag-EARTH_PAGE = { flag-EARTH_PAGE }
condition-flag-EARTH_PAGE-not = la pagina della Terra non è stata trovata
flag-EWA_TOLD = è stata Ewa a dire di chi è la voce
condition-flag-EWA_TOLD = { flag-EWA_TOLD }
condition-flag-EWA_TOLD-not = non è stata Ewa a dire di chi è la voce
flag-FERRY_SIGNED = avete esposto un cartello per il traghetto
condition-flag-FERRY_SIGNED = { flag-FERRY_SIGNED }
flag-FERRY_WAVED = qualcuno sul traghetto ha salutato
condition-flag-FERRY_WAVED = { flag-FERRY_WAVED }
flag-GENTLE_DARK = la Lampada Sei si è spenta dolcemente
condition-flag-GENTLE_DARK = { flag-GENTLE_DARK }
condition-flag-GENTLE_DARK-not = la Lampada Sei non si è spenta dolcemente
flag-HALDEN_ONIONS = un ragazzo di Halden ha dato cipolle alla cuoca
condition-flag-HALDEN_ONIONS-not = nessuno di Halden ha dato cipolle alla cuoca
flag-HALDEN_TOLD = Halden sa quello che sapete
condition-flag-HALDEN_TOLD = { flag-HALDEN_TOLD }
flag-HALDEN_VOTED = Halden ha votato
condition-flag-HALDEN_VOTED = { flag-HALDEN_VOTED }
condition-flag-HALDEN_VOTED-not = Halden non ha votato
flag-HAND_LAMP = avete una lampada da portare
condition-flag-HAND_LAMP = { flag-HAND_LAMP }
flag-HAND_SEEN_1 = il berretto è caduto
condition-flag-HAND_SEEN_1 = { flag-HAND_SEEN_1 }
condition-flag-HAND_SEEN_1-not = il berretto non è caduto
flag-HAND_SEEN_2 = la mano si è girata
condition-flag-HAND_SEEN_2-not = la mano non si è girata
flag-JUNO_BRIG = Juno è rinchiusa
condition-flag-JUNO_BRIG = { flag-JUNO_BRIG }
condition-flag-JUNO_BRIG-not = Juno non è rinchiusa
flag-JUNO_FOUND = l'equipaggio sa di chi è sorella Juno
condition-flag-JUNO_FOUND = { flag-JUNO_FOUND }
flag-JUNO_VOUCHES = Juno Achterberg garantisce per la nave
condition-flag-JUNO_VOUCHES = { flag-JUNO_VOUCHES }
condition-flag-JUNO_VOUCHES-not = Juno Achterberg non garantisce per la nave
flag-KEEL_BORROWED = continuate a volare come prima
condition-flag-KEEL_BORROWED = { flag-KEEL_BORROWED }
condition-flag-KEEL_BORROWED-not = non continuate a volare come prima
flag-KEEL_EVEN = tutti pagano un po' la luce
condition-flag-KEEL_EVEN = { flag-KEEL_EVEN }
condition-flag-KEEL_EVEN-not = non tutti pagano un po' la luce
flag-KEEL_KNOWN = sapete chi paga la luce
condition-flag-KEEL_KNOWN = { flag-KEEL_KNOWN }
flag-KEEL_MANNED = l'equipaggio paga la luce a turno
condition-flag-KEEL_MANNED = { flag-KEEL_MANNED }
condition-flag-KEEL_MANNED-not = l'equipaggio non paga la luce a turno
flag-KETTLE_BERTH = qualcuno di Kettle ha una cuccetta a bordo
flag-KETTLE_BURNED = la lista di Kettle è stata bruciata
condition-flag-KETTLE_BURNED = { flag-KETTLE_BURNED }
flag-KETTLE_HONEST = l'equipaggio ha detto perché viene
condition-flag-KETTLE_HONEST = { flag-KETTLE_HONEST }
flag-KETTLE_LIST = la lista di Kettle è stata copiata
condition-flag-KETTLE_LIST = { flag-KETTLE_LIST }
flag-KETTLE_MENDED = l'impianto di Kettle scalda le grotte
flag-KETTLE_OWED = l'equipaggio deve un rimorchio a Sloe
flag-KETTLE_SEEN = Kettle è stata vista
condition-flag-KETTLE_SEEN = { flag-KETTLE_SEEN }
flag-KETTLE_TALKED = i Freeholder sono stati ascoltati
condition-flag-KETTLE_TALKED = { flag-KETTLE_TALKED }
condition-flag-KETTLE_TALKED-not = non avete ascoltato i Freeholder
flag-KIN = fiducia dei Parenti
flag-KNOT_SEEN = avete visto il nodo nella corda
flag-LAMP_TWO_CLOUD = si vide muoversi la nuvola ferma
flag-LAMP_TWO_DARK = la Lampada Due si spense per undici secondi
condition-flag-LAMP_TWO_DARK = { flag-LAMP_TWO_DARK }
flag-LAMP_TWO_MARGIN = qualcuno scrisse a margine alla Lampada Due
condition-flag-LAMP_TWO_MARGIN = { flag-LAMP_TWO_MARGIN }
flag-LAMP_TWO_QUIET = alla Lampada Due non ci fu nulla da segnalare
condition-flag-LAMP_TWO_QUIET = { flag-LAMP_TWO_QUIET }
flag-LAMP_TWO_SEEN = la pagina della Lampada Due fu aperta
condition-flag-LAMP_TWO_SEEN = { flag-LAMP_TWO_SEEN }
flag-LAMP_TWO_TAP = l'artiglio della Lampada Due fu aperto
flag-LAMP_TWO_TOLD = Halden ha visto la pagina della Lampada Due
condition-flag-LAMP_TWO_TOLD-not = Halden non ha visto la pagina della Lampada Due
flag-LOT_SEEN = l'asta alle Sale Pruitt è stata vista
condition-flag-LOT_SEEN = { flag-LOT_SEEN }
flag-LOT_COATS = portate cappotti presi in prestito
flag-LOT_PAGE = la scheda del lotto quaranta è stata presa
flag-LOT_HEARD = la signora Adeyemi è stata ascoltata
flag-LOT_RIVAL = l'altro offerente è stato convinto
flag-LOT_BOUGHT = il lotto quaranta è stato comprato
condition-flag-LOT_BOUGHT = { flag-LOT_BOUGHT }
flag-LOT_STOLEN = il lotto quaranta è stato rubato
condition-flag-LOT_STOLEN = { flag-LOT_STOLEN }
flag-LOT_SPOKEN = qualcuno ha parlato per il lotto quaranta
condition-flag-LOT_SPOKEN = { flag-LOT_SPOKEN }
flag-VOTE_SEEN = la notte prima del voto è stata letta
condition-flag-VOTE_SEEN = { flag-VOTE_SEEN }
flag-VOTE_OPEN = l'urna va senza coperchio
flag-VOTE_DORN = Dorn è stato ascoltato
flag-VOTE_SONG = conoscete la seconda strofa
flag-VOTE_MILO = Milo corre con voi
flag-VOTE_NO = voti: no
flag-VOTE_YES = voti: sì
flag-LOT_TOLD = le notizie dalla Terra sul lotto quaranta sono arrivate
condition-flag-LOT_TOLD-not = le notizie dalla Terra sul lotto quaranta non sono arrivate
flag-LEAPER_EASED = il saltatore atterra sul morbido
condition-flag-LEAPER_EASED = { flag-LEAPER_EASED }
flag-LEAPER_TAKEN = il saltatore è stato preso
flag-LETTERS_POSTED = le lettere sono state consegnate dalla parte lenta
condition-flag-LETTERS_POSTED-not = le lettere non sono state consegnate dalla parte lenta
flag-LETTER_BURNED = la lettera è stata bruciata
condition-flag-LETTER_BURNED = { flag-LETTER_BURNED }
condition-flag-LETTER_BURNED-not = la lettera non è stata bruciata
flag-LETTER_HANDED = la lettera è stata consegnata
condition-flag-LETTER_HANDED = { flag-LETTER_HANDED }
condition-flag-LETTER_HANDED-not = la lettera non è stata consegnata
flag-LETTER_OPENED = la lettera è stata aperta
condition-flag-LETTER_OPENED = { flag-LETTER_OPENED }
condition-flag-LETTER_OPENED-not = la lettera non è stata aperta
flag-LISTENERS = fiducia degli Ascoltatori
flag-LULL_ASKED = a Lull è stato chiesto a modo suo
condition-flag-LULL_ASKED = { flag-LULL_ASKED }
flag-LULL_YES = Lull ha accettato
condition-flag-LULL_YES = { flag-LULL_YES }
condition-flag-LULL_YES-not = Lull non ha accettato
flag-MARL_ANSWER = dal turno di giorno è salita una risposta
condition-flag-MARL_ANSWER-not = dal turno di giorno non è salita nessuna risposta
flag-MARL_BACK = l'equipaggio è tornato a Marl
condition-flag-MARL_BACK = { flag-MARL_BACK }
flag-MARL_CAGE = i sei minatori sono stati portati su
condition-flag-MARL_CAGE = { flag-MARL_CAGE }
condition-flag-MARL_CAGE-not = i sei minatori non sono stati portati su
flag-MARL_CLOCKPAY = il turno di giorno è stato pagato a orologio
flag-MARL_CLOCKS = i nove orologi sono stati letti
condition-flag-MARL_CLOCKS = { flag-MARL_CLOCKS }
flag-MARL_DOOR = la porta della dispensa è aperta
flag-MARL_FRAYED = la fune è sfilacciata
condition-flag-MARL_FRAYED = { flag-MARL_FRAYED }
flag-MARL_HUM = il ronzio della rotaia è stato registrato
flag-MARL_MUD = il fango è rimasto vivo
flag-MARL_NOTE = un biglietto e del cibo sono stati calati giù
condition-flag-MARL_NOTE = { flag-MARL_NOTE }
condition-flag-MARL_NOTE-not = non sono stati calati giù un biglietto e del cibo
flag-MARL_PROMISE = l'equipaggio ha promesso di tornare
flag-MARL_SEEN = Marl è stata vista
condition-flag-MARL_SEEN = { flag-MARL_SEEN }
flag-MARL_WATCH = l'orologio fermo è stato trovato
condition-flag-MARL_WATCH-not = l'orologio fermo non è stato trovato
flag-MORROW_CONFESSED = Morrow lo ha raccontato di persona
condition-flag-MORROW_CONFESSED-not = Morrow non lo ha raccontato di persona
flag-MUTINY_KIN = il ritorno è cominciato
condition-flag-MUTINY_KIN = { flag-MUTINY_KIN }
flag-NADIA_HEARD = qualcuno è stato accanto a Nadia
condition-flag-NADIA_HEARD = { flag-NADIA_HEARD }
condition-flag-NADIA_HEARD-not = nessuno è stato accanto a Nadia
flag-NIGHT_BOOK_READ = il Libro della notte è stato copiato
condition-flag-NIGHT_BOOK_READ = { flag-NIGHT_BOOK_READ }
condition-flag-NIGHT_BOOK_READ-not = il Libro della notte non è stato copiato
flag-ORCHARD_CUT = la radice della campana è stata tagliata
condition-flag-ORCHARD_CUT = { flag-ORCHARD_CUT }
condition-flag-ORCHARD_CUT-not = la radice della campana non è stata tagliata
flag-ORCHARD_GRAFT = un innesto vivo è stato preso
condition-flag-ORCHARD_GRAFT = { flag-ORCHARD_GRAFT }
condition-flag-ORCHARD_GRAFT-not = nessun innesto vivo è stato preso
flag-ORCHARD_WARM = i motori restano caldi
condition-flag-ORCHARD_WARM = { flag-ORCHARD_WARM }
flag-ORDER_ON_AIR = l'ordine è stato letto alla radio
flag-ORDER_SEALED = l'ordine non è stato letto
flag-ORE_LINE = il minerale sale lungo la linea
flag-OVERDRAW_KNOWN = l'ordine dell'anno 202 è noto
condition-flag-OVERDRAW_KNOWN = { flag-OVERDRAW_KNOWN }
condition-flag-OVERDRAW_KNOWN-not = l'ordine dell'anno 202 non è noto
flag-PAPERS = i Freeholder sono stati consegnati
condition-flag-PAPERS = { flag-PAPERS }
condition-flag-PAPERS-not = i Freeholder non sono stati consegnati
flag-PASSAGE = c'è un accordo con i Freeholder
condition-flag-PASSAGE = { flag-PASSAGE }
condition-flag-PASSAGE-not = non c'è un accordo con i Freeholder
flag-PAYROLL_PAID = il turno di giorno è stato pagato a giorni reali
condition-flag-PAYROLL_PAID-not = il turno di giorno non è stato pagato a giorni reali
flag-PERRIN_BURIED = il libro di Perrin è stato rimesso a posto
flag-PERRIN_READ = il diario di Perrin è stato letto
condition-flag-PERRIN_READ = { flag-PERRIN_READ }
condition-flag-PERRIN_READ-not = il diario di Perrin non è stato letto
flag-PIM_HAND = Pim è nel ruolo
condition-flag-PIM_HAND = { flag-PIM_HAND }
condition-flag-PIM_HAND-not = Pim non è nel ruolo
flag-PIM_SENT = Pim è stato mandato a casa
condition-flag-PIM_SENT = { flag-PIM_SENT }
flag-RING_FIRED = l'anello è stato bruciato ancora una volta
flag-RING_SOWN = l'anello è stato seminato
condition-flag-RING_SOWN = { flag-RING_SOWN }
flag-ROUND_LEARNED = il Giro della gilda è noto
condition-flag-ROUND_LEARNED = { flag-ROUND_LEARNED }
flag-SAFE_OPEN = la cassaforte del Commodoro è aperta
condition-flag-SAFE_OPEN = { flag-SAFE_OPEN }
condition-flag-SAFE_OPEN-not = la cassaforte del Commodoro non è aperta
flag-SAW_STOPPED = la sega è stata fermata
condition-flag-SAW_STOPPED = { flag-SAW_STOPPED }
flag-SEAL_BROKEN = il sigillo della Lampada Sette è stato rotto
condition-flag-SEAL_BROKEN = { flag-SEAL_BROKEN }
condition-flag-SEAL_BROKEN-not = il sigillo della Lampada Sette non è stato rotto
flag-SEAL_READ = il sigillo della Lampada Sette è stato letto
condition-flag-SEAL_READ = { flag-SEAL_READ }
condition-flag-SEAL_READ-not = il sigillo della Lampada Sette non è stato letto
flag-SEVEN_BACK = l'equipaggio è tornato alla Lampada Sette
condition-flag-SEVEN_BACK = { flag-SEVEN_BACK }
flag-SEVEN_CALENDAR = il calendario dei guardiani è stato conservato
condition-flag-SEVEN_CALENDAR = { flag-SEVEN_CALENDAR }
flag-SEVEN_COATS = i cappotti dei guardiani sono stati presi
flag-SEVEN_HONEST = alla domanda difficile è stata data una risposta vera
flag-SEVEN_METER = il contatore della Lampada Sette è stato letto
condition-flag-SEVEN_METER = { flag-SEVEN_METER }
condition-flag-SEVEN_METER-not = il contatore della Lampada Sette non è stato letto
flag-SEVEN_NOTES = i biglietti di ringraziamento hanno avuto risposta
condition-flag-SEVEN_NOTES = { flag-SEVEN_NOTES }
flag-SEVEN_SEEN = la Lampada Sette è stata vista
condition-flag-SEVEN_SEEN = { flag-SEVEN_SEEN }
flag-SEVEN_SERVED = l'equipaggio ha accettato la notifica
flag-SEVEN_WICK = lo stoppino della Lampada Sette è a bordo
condition-flag-SEVEN_WICK = { flag-SEVEN_WICK }
flag-SIG_HALDEN = Halden ha firmato
condition-flag-SIG_HALDEN = { flag-SIG_HALDEN }
flag-SIG_LULL = Lull ha firmato
condition-flag-SIG_LULL = { flag-SIG_LULL }
flag-SIG_STILLFALL = Stillfall ha firmato
condition-flag-SIG_STILLFALL = { flag-SIG_STILLFALL }
condition-flag-SIG_STILLFALL-not = Stillfall non ha firmato
flag-SIG_TAMARISK = Tamarisk ha firmato
condition-flag-SIG_TAMARISK = { flag-SIG_TAMARISK }
flag-SIX_RELIT = la Lampada Sei è di nuovo accesa
condition-flag-SIX_RELIT = { flag-SIX_RELIT }
flag-SLACK_KITE = l'aquilone è stato recuperato
condition-flag-SLACK_KITE-not = l'aquilone non è stato recuperato
flag-SLACK_LATE = l'orlo ha raggiunto la barca
condition-flag-SLACK_LATE = { flag-SLACK_LATE }
flag-SLACK_NET = sotto l'uomo che cade è tesa una rete
flag-LULL_WARM = file piegate verso il caldo
flag-LULL_COLD = file piegate verso il freddo
condition-flag-LULL_ASKED-not = a Lull non è stato chiesto nulla
condition-flag-LULL_NO = { flag-LULL_NO }
condition-flag-LULL_NO-not = Lull non ha detto no
flag-LULL_READER = le tavolette sono state lette
condition-flag-LULL_READER = { flag-LULL_READER }
condition-flag-LULL_READER-not = le tavolette non sono state lette
flag-LULL_AGAIN = una fila è stata posata di nuovo
condition-flag-LULL_AGAIN-not = nessuna fila è stata posata di nuovo
flag-LULL_GRAFT = la striscia bruciata è stata piantata
condition-flag-LULL_GRAFT = { flag-LULL_GRAFT }
flag-LULL_CARRIED = il letto ha portato fuori l'equipaggio una volta
condition-flag-LULL_CARRIED = { flag-LULL_CARRIED }
flag-LULL_CAMP = la tenda sta nei vecchi buchi
flag-LULL_BACK = l'equipaggio è tornato su Lull
condition-flag-LULL_BACK = { flag-LULL_BACK }
condition-flag-LULL_CAMP = { flag-LULL_CAMP }
flag-WEIR_DRAWN = la grande lampada è stata svuotata
condition-flag-WEIR_DRAWN = { flag-WEIR_DRAWN }
flag-WEIR_HUNG = un vostro attrezzo è appeso alla parete
flag-WEIR_LAMP = una piccola lampada è stata presa in prestito
flag-WEIR_MOTH = una falena viaggia con voi
flag-WEIR_OPEN = la chiusa è stata aperta
flag-WEIR_RESTED = alla grande lampada è stato detto di riposare
condition-flag-WEIR_RESTED = { flag-WEIR_RESTED }
flag-WEIR_STAFF = il cantiere ha assunto l'equipaggio
condition-flag-WEIR_STAFF = { flag-WEIR_STAFF }
flag-WEIR_TABLES = i tavoli sono di nuovo uniti
flag-WEIR_BACK = l'equipaggio è tornato al cantiere
condition-flag-WEIR_BACK = { flag-WEIR_BACK }
flag-TAM_URN = l'urna è stata presa dalla scuola
flag-TAM_ARGUED = si è discusso con la panchina
flag-TAM_HAND = nella Via Lunga è stata presa una mano
flag-TAM_REEDS = la vasca di canne è a bordo
flag-TAM_BACK = l'equipaggio è tornato a Tamarisk
condition-flag-TAM_BACK = { flag-TAM_BACK }
flag-RAFT_BACK = l'equipaggio è tornato alla Zattera
condition-flag-RAFT_BACK = { flag-RAFT_BACK }
condition-flag-RAFT_BACK-not = l'equipaggio non è tornato alla Zattera
flag-STILL_BACK = l'equipaggio è tornato a Stillfall
condition-flag-STILL_BACK = { flag-STILL_BACK }
condition-flag-STILL_BACK-not = l'equipaggio non è tornato a Stillfall
flag-GANNET_BACK = l'equipaggio è tornato a Gannet Rock
condition-flag-GANNET_BACK = { flag-GANNET_BACK }
condition-flag-GANNET_BACK-not = l'equipaggio non è tornato a Gannet Rock
flag-VARGA_MOVED = Varga vive a bordo
condition-flag-VARGA_MOVED = { flag-VARGA_MOVED }
condition-flag-VARGA_MOVED-not = Varga non vive a bordo
flag-CORRIE_BACK = l'equipaggio è tornato a Corrie
condition-flag-CORRIE_BACK = { flag-CORRIE_BACK }
condition-flag-CORRIE_BACK-not = l'equipaggio non è tornato a Corrie
flag-OSIER_BACK = l'equipaggio è tornato su Osier
condition-flag-OSIER_BACK = { flag-OSIER_BACK }
condition-flag-OSIER_BACK-not = l'equipaggio non è tornato su Osier
flag-VANTRY_BACK = l'equipaggio è tornato a Vantry Ring
condition-flag-VANTRY_BACK = { flag-VANTRY_BACK }
condition-flag-VANTRY_BACK-not = l'equipaggio non è tornato a Vantry Ring
condition-flag-TAM_REEDS = { flag-TAM_REEDS }
flag-TAM_DARK = la lampada si è spenta una volta per strada
condition-flag-TAM_DARK = { flag-TAM_DARK }
flag-URN_COUNTED = le schede sono state ricontate
condition-flag-URN_COUNTED = { flag-URN_COUNTED }
flag-EWA_STAYED = Lind è rimasta
condition-flag-EWA_STAYED = { flag-EWA_STAYED }
condition-flag-EWA_STAYED-not = Lind non è rimasta
flag-SLOW_PATIENT = Baptiste ha curato qualcuno che era lento
condition-flag-SLOW_PATIENT = { flag-SLOW_PATIENT }
flag-SMALL_ONE_FOUND = il piccolo è stato trovato
condition-flag-SMALL_ONE_FOUND = { flag-SMALL_ONE_FOUND }
flag-SOIL_LETTER = avete la lettera sul suolo
condition-flag-SOIL_LETTER = { flag-SOIL_LETTER }
condition-flag-SOIL_LETTER-not = non avete la lettera sul suolo
flag-STONE_CAUGHT = lo Spegnitore è stato trovato in tempo
condition-flag-STONE_CAUGHT-not = lo Spegnitore non è stato trovato in tempo
flag-STONE_TALKED = lo Spegnitore ha parlato
flag-TRAIN_STOPPED = il treno si è fermato
condition-flag-TRAIN_STOPPED = { flag-TRAIN_STOPPED }
flag-UNMETERED = qualcuno ha cercato i tre watt
condition-flag-UNMETERED-not = nessuno ha cercato i tre watt
flag-VANTRY_SEEN = avete guardato la rada di Vantry
condition-flag-VANTRY_SEEN = { flag-VANTRY_SEEN }
flag-WALL_GIVEN = la fila bassa è stata ceduta
condition-flag-WALL_GIVEN = { flag-WALL_GIVEN }
flag-WALL_SHIELDED = la parete dei nidi è stata protetta
condition-flag-WALL_SHIELDED = { flag-WALL_SHIELDED }
flag-WARRANT_HELD = l'equipaggio ha il mandato
condition-flag-WARRANT_HELD = { flag-WARRANT_HELD }
condition-flag-WARRANT_HELD-not = l'equipaggio non ha il mandato
flag-WENT_ON = avete proseguito lungo la rotta

## Powers

power-near = nel Settore del Lander o accanto: { $power }
power-lander = nel Settore del Lander: { $power }
power-agility-in = l'Agilità del Lander vale 1 in più in questi Sistemi: { $places }
power-anchored = gli effetti ti muovono e ti collocano solo se sei d'accordo
power-assist = presta Assistenza con { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } in più
power-assist-reach = chi è in questo Settore e chi è nei Settori Collegati possono prestarsi Assistenza
power-both-ways = i Percorsi a senso unico si possono percorrere nei due sensi
power-chosen-last = le Minacce ti scelgono solo se non resta nessun altro
power-discoveries = il Lander porta { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } in più se l'hai con te al Decollo
power-evac-keep = un'Evacuazione di Emergenza vi lascia { $count ->
        [one] 1 Scoperta
       *[other] fino a { $count } Scoperte
    }
power-exert-draw = Affaticandoti peschi anche { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    }
power-fewer-actions = hai { $count ->
        [one] 1 Azione
       *[other] { $count } Azioni
    } in meno, ma almeno una
power-frail = torna nell'Inventario dopo { $count ->
        [one] 1 Evento il cui effetto principale colpisce
       *[other] { $count } Eventi il cui effetto principale colpisce
    } qualcuno qui
power-free-repair = riparare un Lander non costa nulla
power-free-rest = il Riposo non costa Provviste
power-free-travel = le icone Spendere e Pericolo dei Percorsi non hanno effetto
power-hand = Limite delle Carte Reparto +{ $count }
power-lamp = qui arde una lampada
power-landing-safe = durante l'Atterraggio nessuno subisce la Ferita «{ $injury }»
power-lift-off-anywhere = il Decollo è possibile in ogni Settore con l'icona Lander
power-lift-off-energy = dopo un Decollo, { $count ->
        [one] 1 gettone Energia
       *[other] { $count } gettoni Energia
    } in più sul Ponte di Comando
power-loose = l'indicatore «Nessun movimento» non ti trattiene
power-medbay-relief = un Membro dell'Equipaggio conta { $count ->
        [one] 1 Ferita
       *[other] { $count } Ferite
    } in meno in Infermeria
power-no-assist = nessuna Assistenza, né data né ricevuta
power-no-convert-blue = nessuna Capacità di Conversione per i dadi blu
power-no-equipment = l'Attrezzatura che porti non si può usare
power-no-injury = non subisci Ferite
power-no-losses = non si perdono Provviste
power-no-refresh = i tuoi dadi non si Ricaricano
power-no-rest = niente Riposo
power-prepare-draw = con la Preparazione peschi { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    } in più
power-quiet = { $count ->
        [one] 1 tuo dado non conta
       *[other] fino a { $count } tuoi dadi non contano
    } dove si contano i dadi tirati
power-reach = da qui si possono svolgere le Azioni Speciali dei PDI nei Settori Collegati
power-refresh-exert = Affaticandoti Ricarichi { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } in più
power-refresh-rest = un Riposo Ricarica { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } in più
power-rest-draw = con un Riposo peschi { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    } in più
power-safe-paths = le icone Pericolo dei Percorsi che lasciano questo Settore non hanno effetto
power-sensors-in = i Sensori del Lander valgono 1 in più in questi Sistemi: { $places }
power-stuck = «Nessun movimento» ti trattiene
power-supplies = il Lander parte con { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    } in più
power-supplies-on = il Lander parte con 1 Provvista in più per un pianeta con il Bioma { $biomes }
power-sure-hand = una volta in ogni tuo Tiro, gira { $count ->
        [one] 1 dado
       *[other] fino a { $count } dadi
    } sulla faccia che vuoi
power-threat-back = riduci di { $count } il contatore del Tempo di una Minaccia che arriva qui
power-threat-bar = nessuna Minaccia può entrare in questo Settore o in un Settore Collegato
power-timeless-moves = i tuoi spostamenti non fanno avanzare i contatori del Tempo
power-travel-spend = Spendi { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } in più per ogni Percorso
power-unmarked = gli indicatori di questo Settore non contano
power-cheaper-flights = i voli costano { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    } Energia in meno, ma mai zero
power-cheaper-research = i Progetti di Ricerca richiedono { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } in meno
power-dangerous-systems = la nave può seguire rotte pericolose e visitare destinazioni pericolose
power-foresight = sul Ponte di Comando, guarda la prossima Situazione e lasciala o mettila sotto le altre
power-forgiven-debts = al Decollo { $count ->
        [one] viene condonato 1 debito
       *[other] vengono condonati { $count } debiti
    }
power-free-boost = a ogni visita un Potenzia non richiede nessuno
power-later-start = un progetto a ogni visita può cominciare una Fase più avanti
power-light-cots = l'Infermeria ha { $count ->
        [one] 1 lettino Leggero
       *[other] { $count } lettini Leggeri
    } in più
power-more-situations = una visita alla Sala Operativa risolve { $count ->
        [one] 1 Situazione
       *[other] { $count } Situazioni
    } in più
power-reroll-heavy = in una Prova di Sopravvivenza fatale, ritira un dado che mostra Danni Gravi
power-second-queue = la seconda coda di produzione è aperta
power-skip-survival = chi è in un lettino Critico può restarci un giro in più invece della Prova di Sopravvivenza

## Effects

effect-gain-supplies = guadagna { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    }
effect-lose-supplies = perdi { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    }
effect-lose-supplies-less = perdi { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    } (meno { $stat_id ->
        [armor] l'Armatura
        [sensors] i Sensori
       *[agility] l'Agilità
    } del Lander)
effect-gain-success-tokens = guadagna { $count ->
        [one] 1 gettone Successo
       *[other] { $count } gettoni Successo
    }
effect-gain-some-leads = ottieni { $count ->
        [one] 1 Indizio
       *[other] { $count } Indizi
    } { $find_id ->
        [any] di qualsiasi tipo
       *[other] ({ $find })
    }
effect-gain-some-leads-and-gain-some-leads = ottieni { $count } { $count ->
        [one] Indizio
       *[other] Indizi
    } ({ $find }) e { $other_count } { $other_count ->
        [one] Indizio
       *[other] Indizi
    } ({ $other_find })
effect-discard-an-injury-card-and-discard-an-injury-die = scarta 1 carta Ferita e 1 dado Ferita
effect-if-log-was-read-not-log = leggi l'Annotazione «{ $log }», se non è già stata letta
effect-choose-convert-this-check = scegli una di queste icone ({ $icon }) e in questo Tiro le icone Base del suo colore valgono anche come quella
effect-gain-a-discovery = guadagna 1 Scoperta ({ $find })
effect-gain-that-unique = guadagna la Scoperta Eccezionale «{ $unique }»
effect-gain-top-unique = guadagna la prima Scoperta Eccezionale del mazzo
effect-discard-a-discovery = scarta 1 Scoperta ({ $find })
effect-replace-poi = sostituisci il PDI di questo Settore con «{ $poi }»
effect-replace-poi-in = sostituisci il PDI del Settore { $number } con «{ $poi }»
effect-cover-poi = copri il PDI di questo Settore con «{ $poi }»
effect-cover-poi-in = copri il PDI del Settore { $number } con «{ $poi }»
effect-discard-poi = scarta la carta PDI di questo Settore
effect-discard-poi-in = scarta la carta PDI del Settore { $number }
effect-place-condition = la Condizione Generale è ora «{ $condition }»
effect-discard-condition = scarta la carta Condizione Generale
effect-reveal-mission = rivela la Missione «{ $mission }»
effect-complete-mission = la Missione «{ $mission }» è completata
effect-discard-mission = scarta la Missione «{ $mission }»
effect-mark-sector = metti l'indicatore «{ $marker }» in questo Settore
effect-mark-that-sector = metti l'indicatore «{ $marker }» nel Settore { $number }
effect-unmark-sector = togli l'indicatore «{ $marker }» dal tuo Settore
effect-unmark-that-sector = togli l'indicatore «{ $marker }» dal Settore { $number }
effect-mark-highest-sector = metti l'indicatore «{ $marker }» nel Settore con il numero più alto tra quelli che non lo hanno
effect-mark-lowest-sector = metti l'indicatore «{ $marker }» nel Settore con il numero più basso tra quelli che non lo hanno
effect-unmark-lowest-sector = togli l'indicatore «{ $marker }» dal Settore con il numero più basso tra quelli che lo hanno
effect-set-flag = annota per dopo «{ $flag }»
effect-clear-flag = cancella la nota «{ $flag }»
effect-mark-box = segna una casella di «{ $box }»
effect-log = leggi l'Annotazione «{ $log }»
effect-begin-events = da ora in poi si rivelano gli Eventi
effect-progress-time = fai avanzare di { $count } tutti i contatori del Tempo
effect-progress-time-less = fai avanzare tutti i contatori del Tempo di { $count } (meno { $stat_id ->
        [armor] l'Armatura
        [sensors] i Sensori
       *[agility] l'Agilità
    } del Lander)
effect-progress-threat = fai avanzare di { $count } il contatore del Tempo di «{ $threat }»
effect-progress-a-threat = fai avanzare di { $count } il contatore del Tempo di una Minaccia a scelta
effect-reduce-a-time-track = riduci di { $count } un contatore del Tempo a scelta
effect-reduce-a-threat = riduci di { $count } il contatore del Tempo di una Minaccia a scelta
effect-reset-this-track = resetta questo contatore del Tempo
effect-reset-threat = resetta il contatore del Tempo di «{ $threat }»
effect-place-threat = colloca la Minaccia «{ $threat }» nel Settore { $number }
effect-place-this-threat-here = colloca questa Minaccia nel tuo Settore
effect-remove-threat = rimuovi la Minaccia «{ $threat }»
effect-remove-this-threat = rimuovi questa Minaccia
effect-threat-hides = questa Minaccia si nasconde e lascia la plancia
effect-threat-to-most-injured = questa Minaccia si muove di { $count ->
        [one] 1 Settore
       *[other] { $count } Settori
    } verso chi ha più Ferite
effect-threat-to-most-dice = questa Minaccia si muove di { $count ->
        [one] 1 Settore
       *[other] { $count } Settori
    } verso chi ha più dadi Disponibili
effect-threat-to-nearest = questa Minaccia si muove di { $count ->
        [one] 1 Settore
       *[other] { $count } Settori
    } verso il Membro dell'Equipaggio più vicino
effect-threat-to-loudest = questa Minaccia si muove di { $count ->
        [one] 1 Settore
       *[other] { $count } Settori
    } verso il Settore dove sono stati tirati più dadi in una volta
effect-forget = il rumore fatto finora è dimenticato
effect-threat-to-lowest = questa Minaccia va nel Settore Collegato con il numero più basso
effect-threat-swims = tira un D10 e muovi questa Minaccia: con 0–4 nel Settore Collegato con il numero più basso, con 5–9 in quello con il più alto
effect-threat-rounds = questa Minaccia va nel prossimo Settore del suo giro ({ $loop })
effect-move-a-threat-here = muovi una Minaccia dal tuo Settore a un Settore Collegato
effect-end-exploration = l'Esplorazione Planetaria termina
effect-emergency-evac = Evacuazione di Emergenza
effect-mission-failed = la missione è fallita
effect-nothing = non succede nulla
effect-draw = pesca { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    }
effect-discard-cards = scarta { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    }
effect-lose-charges = perdi { $count ->
        [one] 1 Carica
       *[other] { $count } Cariche
    }
effect-gain-charges = guadagna { $count ->
        [one] 1 Carica
       *[other] { $count } Cariche
    }
effect-gain = subisci la Ferita «{ $injury }»
effect-discard-an-injury-card = scarta 1 carta Ferita
effect-discard-an-injury-die = scarta 1 dado Ferita
effect-discard-injury-with-die = scarta una Ferita «{ $injury }» con il suo dado Ferita
effect-turn-an-injury-down = gira 1 carta Ferita a faccia in giù
effect-move = muoviti in un Settore Collegato
effect-move-with = muoviti in un Settore Collegato e portaci l'indicatore «{ $marker }» di questo Settore
effect-move-there = muoviti all'altro capo del Percorso, { $sector }
effect-place-in-sector = vai direttamente nel Settore { $number }
effect-place-in-any-sector = vai direttamente in un Settore a tua scelta
effect-place-in-the-lander-sector = vai direttamente nel Settore del Lander
effect-move-to-lowest = muoviti nel Settore Collegato con il numero più basso
effect-ignore-path-icons = ignora le icone Spendere e Pericolo del Percorso
effect-ignore-all-path-icons = ignora tutte le icone del Percorso
effect-ignore-path-dangers = ignora le icone Pericolo del Percorso
effect-ignore-path-spends = ignora le icone Spendere del Percorso
effect-end-turn = termina il tuo turno
effect-two-events = alla fine di questo turno rivela due Eventi
effect-no-event = alla fine di questo turno non rivelare alcun Evento
effect-ignore-no-movement = l'indicatore «Nessun movimento» non ti trattiene fino alla fine di questo turno
effect-another-action = hai a disposizione 1 Azione in più
effect-rest-refreshes-more = questo Riposo Ricarica { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } in più
effect-rest-draws-more = con questo Riposo peschi { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    } in più
effect-rest-is-free = questo Riposo non costa Provviste
effect-return-equipment = rimetti nell'Inventario { $count ->
        [one] 1 carta Attrezzatura
       *[other] { $count } carte Attrezzatura
    }
effect-spend = Spendi { dice-one }
effect-spend-some = Spendi { dice-count }
effect-sacrifice = Sacrifica { dice-one }
effect-sacrifice-some = Sacrifica { dice-count }
effect-refresh = Ricarica { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }
effect-refresh-colour = Ricarica { dice-count }
effect-refresh-all = Ricarica { dice-all }
effect-exert = Affaticati
effect-refresh-as-by-exerting = Ricarica tanti dadi quanti ne Ricaricheresti Affaticandoti
effect-danger = tira Pericolo { $table }
effect-reroll-that-danger = ritira quel dado Pericolo
effect-ignore-that-danger = ignora quel dado Pericolo
effect-take-that-danger = quel dado Pericolo colpisce te al suo posto
effect-ignore-that-symbol = ignora quel simbolo
effect-reroll = ritira { dice-most }
effect-reroll-any = ritira { dice-any }
effect-reroll-showing = ritira { $count ->
        [one] 1 dado che mostra
       *[other] fino a { $count } dadi che mostrano
    } { $icon }
effect-reroll-any-showing = ritira quanti dadi vuoi tra quelli che mostrano { $icon }
effect-turn-freely = gira { dice-most } sulla faccia che vuoi
effect-turn-to = gira { dice-most } su { $icon }
effect-turn-showing = gira { $count ->
        [one] 1 dado che mostra
       *[other] fino a { $count } dadi che mostrano
    } { $shown } su { $icon }
effect-drop-a-die = Spendi 1 dado della Riserva del Tiro
effect-drop-all = Spendi tutti i dadi della Riserva del Tiro che mostrano { $icon }
effect-take-back = { $count ->
        [one] riprendi come Disponibile 1 dado
       *[other] riprendi come Disponibili fino a { $count } dadi
    } dalla Riserva del Tiro
effect-basics-become-accidents = tutte le icone Base tirate valgono come Incidenti
effect-convert-this-check = in questo Tiro le icone Base { $colour_id ->
        [red] rosse
        [green] verdi
       *[blue] blu
    } valgono anche come { $icon }
effect-progress = fai avanzare di { $count } il contatore { $track }
effect-step-back = fai arretrare di { $count } il contatore { $track }
effect-at-once = Spendi tutti i dadi; il Tiro termina subito con il Risultato { $row }
effect-skip-to-spending = passa subito a Spendere i dadi
effect-ignore-that-outcome = ignora quel Risultato
effect-help-with-more-dice = presta Assistenza con { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } in più
effect-ignore-that-injury = ignora quella Ferita
effect-take-that-injury = subisci tu quella Ferita, senza il suo dado Ferita
effect-ignore-that-event = ignora quell'Evento
effect-replace-that-event = metti quell'Evento in fondo al mazzo e rivelane un altro
effect-another-event = rivela un altro Evento
effect-look-at-events = { $count ->
        [one] guarda il primo Evento del mazzo
       *[other] guarda i primi { $count } Eventi del mazzo e rimettili nell'ordine che vuoi
    }
effect-drop-one-of-events = { $count ->
        [one] scarta il primo Evento del mazzo
       *[other] guarda i primi { $count } Eventi del mazzo e scartane uno
    }
effect-redraw-a-lead = rimetti nel sacchetto uno degli Indizi pescati e pescane un altro
effect-return-a-lead = rimetti nel sacchetto uno degli Indizi pescati
effect-one-lead-more = pesca 1 Indizio in più
effect-those-leads-become = quegli Indizi diventano Indizi { $find_id ->
        [any] di qualsiasi tipo
       *[other] di tipo { $find }
    }
effect-discard-a-lead = scarta 1 Indizio ({ $find })
effect-compare-that-discovery = guarda anche la prossima Scoperta di quel mazzo e tieni una delle due
effect-ignore-that-price = quel dado non va Speso
effect-ignore-that-loss = quelle Provviste non vanno perse
effect-ignore-that-landing = ignora quella voce dell'Atterraggio
effect-reroll-that-ten = ritira il D10
effect-land-in = il Lander atterra nel Settore { $number }
effect-undo-that-arrival = chi è arrivato torna da dove veniva
effect-come-along = segui chi fa il Viaggio
effect-take-others-along = porta con te { $count ->
        [one] un altro Membro dell'Equipaggio
       *[other] fino ad altri { $count } Membri dell'Equipaggio
    } del tuo Settore
effect-change-that-outcome = applica invece il Risultato { $row }
effect-help-from-next-door = presta Assistenza con 1 dado come se fossi in quel Settore
effect-help-from-afar = presta Assistenza con 1 carta Reparto come se fossi in quel Settore
effect-help-with-more-cards = presta Assistenza con { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    } in più
effect-borrow-a-convert-ability = in questo Tiro usa anche la Capacità di Conversione di un altro Membro dell'Equipaggio del tuo Settore
effect-count-one-as-present = conta come tirata un'icona { $icon } in più
effect-ignore-one-special = ignora il primo Effetto Speciale che richiede { $icon }
effect-double = l'unica icona specializzata di { dice-most } vale doppio
effect-swap-icon = gira { $count ->
        [one] 1 dado
       *[other] fino a { $count } dadi
    } con un'icona specializzata su un'altra icona dello stesso colore
effect-take-back-small = riprendi dall'Inventario una carta Attrezzatura Piccola già usata
effect-ready-an-equipment = una tua carta Attrezzatura già usata si può usare di nuovo
effect-trade-next-door = scambia Attrezzatura senza icona Reparto con Membri dell'Equipaggio in Settori Collegati
effect-raise-cards = riprendi in mano { $count ->
        [one] 1 carta Reparto
       *[other] { $count } carte Reparto
    } dalla tua Pila delle Carte Scartate
effect-next-turn-have-and-next-turn-have = fino alla fine del tuo prossimo turno, { $power } e { $other_power }
effect-next-turn-have = fino alla fine del tuo prossimo turno, { $power }
effect-this-turn-you-have = { $power }, fino alla fine di questo turno
effect-this-round-here-has-and-this-round-here-has = in questo round vale per chi è nel tuo Settore – { $power }, e { $other_power }
effect-this-round-here-has = in questo round vale per chi è nel tuo Settore – { $power }
effect-this-round-all-have = in questo round vale per tutto l'equipaggio – { $power }
effect-end-round = il round termina
effect-take-the-start-token = prendi il gettone Inizio
effect-owe = l'equipaggio contrae { $count ->
        [one] 1 debito
       *[other] { $count } debiti
    }
effect-pay-a-debt = paga 1 debito
effect-progress-a-time-track = fai avanzare di { $count } un contatore del Tempo a scelta
effect-reduce-time = riduci di { $count } tutti i contatori del Tempo
effect-reduce-a-poi-track = riduci di { $count } il contatore del Tempo di un PDI o di una Missione
effect-reduce-a-threat-here = riduci di { $count } il contatore del Tempo di una Minaccia nel tuo Settore
effect-reset-a-threat = resetta il contatore del Tempo di una Minaccia a scelta
effect-hold-a-threat = { $count ->
        [one] il prossimo spazio
       *[other] i prossimi { $count } spazi
    } del contatore del Tempo di una Minaccia a scelta non { $count ->
        [one] ha
       *[other] hanno
    } effetto
effect-hold-a-time-track = in questo round un contatore del Tempo a scelta non avanza
effect-pull-a-threat = muovi una Minaccia a scelta di { $count ->
        [one] 1 Settore
       *[other] { $count } Settori
    } verso di te
effect-place-a-living-threat = colloca una Minaccia vivente a scelta in un Settore Collegato
effect-move-this-threat = muovi questa Minaccia in un Settore Collegato
effect-move-towards-the-lander = muoviti di 1 Settore verso il Lander
effect-bring-one-other = un altro Membro dell'Equipaggio può muoversi di 1 Settore verso di te
effect-bring-all-others = tutti gli altri Membri dell'Equipaggio possono muoversi di 1 Settore verso di te
effect-place-in-visited = vai direttamente in un Settore che hai già visitato
effect-place-in-another = vai direttamente in un altro Settore con il Bioma { $biome }
effect-place-with-one = vai direttamente nel Settore di un altro Membro dell'Equipaggio
effect-place-with-threat = vai direttamente nel Settore di «{ $threat }»
effect-clear-a-path = un Percorso del tuo Settore perde le icone e la freccia
effect-restore-poi = torna il PDI che era qui prima
effect-discard-a-marker = togli un indicatore dal tuo Settore
effect-carry = porta con te l'indicatore «{ $marker }»
effect-put-down = smetti di portare l'indicatore «{ $marker }»
effect-gain-card = guadagna la carta della nave «{ $card }»
effect-unlock-equipment = «{ $equipment }» entra nell'Inventario
effect-lower-the-cost = il progetto «{ $card }» richiede { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } in meno
effect-gather-a-discovery = guadagna la prima Scoperta { $rarity } del suo mazzo ({ $find })
effect-give-a-discovery = cedi 1 Scoperta raccolta ({ $rarity }, { $find })
effect-gain-energy = guadagna { $count ->
        [one] 1 gettone Energia
       *[other] { $count } gettoni Energia
    }
effect-gain-command = guadagna { $count ->
        [one] 1 gettone Comando
       *[other] { $count } gettoni Comando
    }
effect-gain-a-free-boost = guadagna un uso gratuito di Potenzia
effect-move-a-patient-right = sposta di uno spazio a destra un paziente in Infermeria
effect-raise-morale = alza il Morale di 1
effect-discard-this-discovery = scarta questa Scoperta
effect-damage-the-lander = il Lander è danneggiato
effect-discard-all-discoveries = scarta tutte le Scoperte ({ $find })
effect-use-up-unique = consuma «{ $unique }»
effect-lose-energy = perdi { $count ->
        [one] 1 gettone Energia
       *[other] { $count } gettoni Energia
    }
effect-lose-command = perdi { $count ->
        [one] 1 gettone Comando
       *[other] { $count } gettoni Comando
    }
effect-lose-found-success = perdi tutti i gettoni Successo di questa Esplorazione
effect-lose-success = perdi { $count ->
        [one] 1 gettone Successo
       *[other] { $count } gettoni Successo
    } della riserva
effect-lower-morale = abbassa il Morale di 1
effect-fewer-supplies = la prossima Esplorazione comincia con { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    } in meno
effect-more-supplies = la prossima Esplorazione comincia con { $count ->
        [one] 1 Provvista
       *[other] { $count } Provviste
    } in più
effect-fewer-charges = al prossimo lancio un Membro dell'Equipaggio ha { $count ->
        [one] 1 Carica
       *[other] { $count } Cariche
    } in meno
effect-detour = il prossimo volo costa { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    } Energia in più
effect-halt-queues = alla prossima visita al complesso di produzione { $count ->
        [one] la prima coda resta ferma
       *[other] le prime { $count } code restano ferme
    }
effect-ground-landers = per { $count ->
        [one] il prossimo lancio
       *[other] i prossimi { $count } lanci
    } si usa il Lander di base, se possibile
effect-repair-free = ripara gratis { $count } Lander
effect-lab-work-free = svolgi { $count ->
        [one] una volta
       *[other] { $count } volte
    } il Lavoro di Laboratorio senza assegnare nessuno
effect-scan-free = scansiona gratis { $count ->
        [one] la prossima parte
       *[other] le prossime { $count } parti
    } di una carta Atterraggio
effect-turn-back = la nave torna da dove è venuta
effect-a-crewmember-rests = un Membro dell'Equipaggio disponibile va nell'Equipaggio a Riposo
effect-a-crewmember-goes-to-a-cot = un Membro dell'Equipaggio disponibile va in un lettino Leggero dell'Infermeria
effect-draft-recruits = pesca { $count ->
        [one] 1 Recluta; un Reparto con una cartellina libera può prenderla
       *[other] { $count } Reclute; i Reparti con una cartellina libera possono prenderle
    }
effect-a-crewmember-changes-section = un Membro dell'Equipaggio disponibile può cambiare Reparto senza perdere un Grado
effect-success-for-names = guadagna 1 gettone Successo per ogni nome sul Muro della Memoria
effect-situation-becomes-possible = la Situazione «{ $situation }» diventa possibile
effect-remove-situation = la Situazione «{ $situation }» esce dal gioco
effect-solve-a-situation = risolvi una Situazione
effect-remove-project = il progetto «{ $card }» esce dal gioco
effect-lower-the-cost-of-a-project = un Progetto di Ricerca a tua scelta richiede { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } in meno
effect-offer-secondary = l'Obiettivo Secondario «{ $secondary }» è disponibile
effect-remove-landing = su «{ $landing }» non si può più atterrare
effect-open-the-envelope = apri la Busta Misteriosa
effect-end-campaign = la campagna finisce con «{ $ending }» ({ $result })
effect-every-section-gains-a-die = ogni Reparto guadagna un dado a scelta
effect-add-to-flag = aggiungi { $count } a «{ $flag }»
effect-ten-adds = tira un D10 e aggiungi 1 a «{ $odd }» con un numero dispari, a «{ $even }» con uno pari
effect-take-from-flag = togli { $count } da «{ $flag }»
effect-unmark-box = cancella una casella di «{ $box }»
effect-gather-discoveries = raccogli { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    } da mazzi a tua scelta

## Conditions

condition-flag = { $flag }
condition-flag-not = non è vero che { $flag }
condition-box = «{ $box }» ha almeno { $count ->
        [one] 1 casella segnata
       *[other] { $count } caselle segnate
    }
condition-box-not = «{ $box }» { $count ->
        [one] non ha caselle segnate
       *[other] ha meno di { $count } caselle segnate
    }
condition-log-was-read = l'Annotazione «{ $log }» è stata letta
condition-log-was-read-not = l'Annotazione «{ $log }» non è stata letta
condition-in-sector = sei nel Settore { $number }
condition-in-sector-not = non sei nel Settore { $number }
condition-in-sectors = sei nel Settore { $numbers_any }
condition-in-sectors-not = non sei nel Settore { $numbers_any }
condition-all-in-sector = tutta la Squadra di Sbarco è nel Settore { $number }
condition-all-in-sector-not = non tutta la Squadra di Sbarco è nel Settore { $number }
condition-all-together = tutta la Squadra di Sbarco è insieme in un Settore senza il Lander
condition-all-together-not = la Squadra di Sbarco non è insieme in un Settore senza il Lander
condition-in-highest-sector = c'è un Membro dell'Equipaggio nel Settore con il numero più alto
condition-in-highest-sector-not = non c'è nessun Membro dell'Equipaggio nel Settore con il numero più alto
condition-in-lander-sector = sei nel Settore del Lander
condition-in-lander-sector-not = non sei nel Settore del Lander
condition-team-of = la Squadra di Sbarco ha almeno { $count ->
        [one] 1 Membro
       *[other] { $count } Membri
    } dell'Equipaggio
condition-team-of-not = la Squadra di Sbarco ha meno di { $count ->
        [one] 1 Membro
       *[other] { $count } Membri
    } dell'Equipaggio
condition-team-has-landed = la Squadra di Sbarco è sul pianeta
condition-team-has-landed-not = la Squadra di Sbarco non è ancora sul pianeta
condition-here-is = il tuo Settore ha il Bioma { $biome }
condition-here-is-not = il tuo Settore non ha il Bioma { $biome }
condition-here-is-important = il tuo Settore è Importante
condition-here-is-important-not = il tuo Settore non è Importante
condition-somebody-is-important = c'è un Membro dell'Equipaggio in un Settore Importante
condition-somebody-is-important-not = non c'è nessun Membro dell'Equipaggio in un Settore Importante
condition-poi-is-in = «{ $poi }» è nel Settore { $number }
condition-poi-is-in-not = «{ $poi }» non è nel Settore { $number }
condition-condition-is-in-force = la Condizione Generale è «{ $condition }»
condition-condition-is-in-force-not = la Condizione Generale non è «{ $condition }»
condition-mission-is-done = la Missione «{ $mission }» è completata
condition-mission-is-done-not = la Missione «{ $mission }» non è completata
condition-mission-is-open = la Missione «{ $mission }» è aperta
condition-mission-is-open-not = la Missione «{ $mission }» non è aperta
condition-missions-are-done = { $count ->
        [one] almeno 1 Missione è completata
       *[other] almeno { $count } Missioni sono completate
    }
condition-missions-are-done-not = { $count ->
        [one] nessuna Missione è completata
       *[other] meno di { $count } Missioni sono completate
    }
condition-sector-is-marked = il tuo Settore ha l'indicatore «{ $marker }»
condition-sector-is-marked-not = il tuo Settore non ha l'indicatore «{ $marker }»
condition-that-sector-is-marked = il Settore { $number } ha l'indicatore «{ $marker }»
condition-that-sector-is-marked-not = il Settore { $number } non ha l'indicatore «{ $marker }»
condition-sectors-are-marked = { $count ->
        [one] almeno 1 Settore ha
       *[other] almeno { $count } Settori hanno
    } l'indicatore «{ $marker }»
condition-sectors-are-marked-not = { $count ->
        [one] nessun Settore ha
       *[other] meno di { $count } Settori hanno
    } l'indicatore «{ $marker }»
condition-threat-is-on-board = la Minaccia «{ $threat }» è in gioco
condition-threat-is-on-board-not = la Minaccia «{ $threat }» non è in gioco
condition-a-lamp-burns-here = nel tuo Settore arde una lampada
condition-a-lamp-burns-here-not = nel tuo Settore non arde nessuna lampada
condition-a-threat-is-here = c'è una Minaccia nel tuo Settore
condition-a-threat-is-here-not = non c'è nessuna Minaccia nel tuo Settore
condition-this-threat-is-on-board = questa Minaccia è sulla plancia
condition-this-threat-is-on-board-not = questa Minaccia non è sulla plancia
condition-somebody-is-with-it = c'è un Membro dell'Equipaggio nel Settore di questa Minaccia
condition-somebody-is-with-it-not = non c'è nessun Membro dell'Equipaggio nel Settore di questa Minaccia
condition-round-is-at-least = siete almeno al round { $count }
condition-round-is-at-least-not = non siete ancora al round { $count }
condition-another-is-here = c'è un altro Membro dell'Equipaggio nel tuo Settore
condition-another-is-here-not = non c'è nessun altro Membro dell'Equipaggio nel tuo Settore
condition-injured = hai una Ferita
condition-injured-not = non hai Ferite
condition-nobody-has-injury-dice = nessuno ha dadi Ferita
condition-nobody-has-injury-dice-not = qualcuno ha un dado Ferita
condition-crew-is-here = { $crew } è nella Squadra di Sbarco
condition-crew-is-here-not = { $crew } non è nella Squadra di Sbarco
condition-section-is = appartieni al Reparto { $section }
condition-section-is-not = non appartieni al Reparto { $section }
condition-supplies-are-at-least = { $count ->
        [one] c'è almeno 1 Provvista
       *[other] ci sono almeno { $count } Provviste
    }
condition-supplies-are-at-least-not = { $count ->
        [one] non ci sono Provviste
       *[other] ci sono meno di { $count } Provviste
    }
condition-success-is-at-least = { $count ->
        [one] c'è almeno 1 gettone Successo
       *[other] ci sono almeno { $count } gettoni Successo
    }
condition-success-is-at-least-not = { $count ->
        [one] non ci sono gettoni Successo
       *[other] ci sono meno di { $count } gettoni Successo
    }
condition-charges-are-at-least = un Membro dell'Equipaggio ha almeno { $count ->
        [one] 1 Carica
       *[other] { $count } Cariche
    }
condition-charges-are-at-least-not = nessun Membro dell'Equipaggio ha almeno { $count ->
        [one] 1 Carica
       *[other] { $count } Cariche
    }
condition-leads-lie-on = ci sono Indizi su almeno { $count ->
        [one] 1 mazzo Scoperte
       *[other] { $count } mazzi Scoperte
    }
condition-leads-lie-on-not = { $count ->
        [one] non ci sono Indizi su alcun mazzo Scoperte
       *[other] ci sono Indizi su meno di { $count } mazzi Scoperte
    }
condition-discoveries-are-found = l'equipaggio ha trovato almeno { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    }
condition-discoveries-are-found-not = { $count ->
        [one] l'equipaggio non ha trovato Scoperte
       *[other] l'equipaggio ha trovato meno di { $count } Scoperte
    }
condition-unique-is-found = l'equipaggio ha trovato «{ $unique }»
condition-unique-is-found-not = l'equipaggio non ha trovato «{ $unique }»
condition-dice-show = { $count ->
        [one] almeno 1 dado mostra
       *[other] almeno { $count } dadi mostrano
    } { $icon }
condition-dice-show-not = { $count ->
        [one] nessun dado mostra
       *[other] meno di { $count } dadi mostrano
    } { $icon }
condition-another-rolls = il Tiro è di un altro Membro dell'Equipaggio
condition-another-rolls-not = il Tiro è tuo
condition-that-danger-is = il dado Pericolo è della tabella { $table }
condition-that-danger-is-not = il dado Pericolo non è della tabella { $table }
condition-that-danger-is-near = il dado Pericolo si tira nel tuo Settore
condition-that-danger-is-near-not = il dado Pericolo non si tira nel tuo Settore
condition-that-danger-is-yours = il dado Pericolo è tuo
condition-that-danger-is-yours-not = il dado Pericolo non è tuo
condition-you-travel = fai un Viaggio
condition-you-travel-not = non fai un Viaggio
condition-that-way-leads-higher = la via porta a un Settore con un numero più alto
condition-that-way-leads-higher-not = la via non porta a un Settore con un numero più alto
condition-you-rest = fai un Riposo
condition-you-rest-not = non fai un Riposo
condition-that-outcome-is = il tuo Risultato è { $row }
condition-that-outcome-is-not = il tuo Risultato non è { $row }
condition-that-symbol-is = nel tuo Tiro il dado Ferita mostra { $symbol }
condition-that-symbol-is-not = nel tuo Tiro il dado Ferita non mostra { $symbol }
condition-that-injury-is-yours = stai per subire tu la Ferita
condition-that-injury-is-yours-not = non stai per subire tu la Ferita
condition-that-injury-is-near = qualcuno nel tuo Settore sta per subire la Ferita
condition-that-injury-is-near-not = nessuno nel tuo Settore sta per subire la Ferita
condition-that-injury-is = la Ferita è «{ $injury }»
condition-that-injury-is-not = la Ferita non è «{ $injury }»
condition-hurt-this-turn = hai subito una Ferita in questo turno
condition-hurt-this-turn-not = non hai subito Ferite in questo turno
condition-has-injury = hai la Ferita «{ $injury }»
condition-has-injury-not = non hai la Ferita «{ $injury }»
condition-somebody-here-has-injury = qualcuno nel tuo Settore ha la Ferita «{ $injury }»
condition-somebody-here-has-injury-not = nessuno nel tuo Settore ha la Ferita «{ $injury }»
condition-that-event-is-yours = hai rivelato tu l'Evento
condition-that-event-is-yours-not = l'Evento è stato rivelato da qualcun altro
condition-that-event-matches = si applica l'effetto principale dell'Evento
condition-that-event-matches-not = non si applica l'effetto principale dell'Evento
condition-that-lead-is-yours = sei tu a ottenere gli Indizi
condition-that-lead-is-yours-not = gli Indizi li ottiene qualcun altro
condition-that-lead-is = il tipo degli Indizi è { $find }
condition-that-lead-is-not = il tipo degli Indizi non è { $find }
condition-that-lead-comes-from-event = gli Indizi vengono da un Evento
condition-that-lead-comes-from-event-not = gli Indizi non vengono da un Evento
condition-that-discovery-is-yours = hai guadagnato tu la Scoperta
condition-that-discovery-is-yours-not = la Scoperta è stata guadagnata da qualcun altro
condition-that-discovery-is = il tipo della Scoperta è { $find }
condition-that-discovery-is-not = il tipo della Scoperta non è { $find }
condition-that-price-is-spend = devi Spendere { dice-one }
condition-that-price-is-spend-not = non devi Spendere { dice-one }
condition-that-loss-is-near = nel tuo Settore si stanno per perdere Provviste
condition-that-loss-is-near-not = nel tuo Settore non si stanno per perdere Provviste
condition-you-arrive = arrivi in un Settore
condition-you-arrive-not = non arrivi in un Settore
condition-that-arrival-is-forced = un effetto ha mosso o collocato te o qualcuno del tuo Settore
condition-that-arrival-is-forced-not = nessun effetto ha mosso o collocato te o qualcuno del tuo Settore
condition-nobody-was-here = arrivi in un Settore dove nessuno è ancora stato
condition-nobody-was-here-not = non arrivi in un Settore dove nessuno è ancora stato
condition-that-danger-is-on-a-path = il dado Pericolo viene da un Viaggio
condition-that-danger-is-on-a-path-not = il dado Pericolo non viene da un Viaggio
condition-that-danger-is-one-of = il dado Pericolo è della tabella { $tables_any }
condition-that-danger-is-one-of-not = il dado Pericolo non è della tabella { $tables_any }
condition-you-prepare = fai una Preparazione
condition-you-prepare-not = non fai una Preparazione
condition-that-log-is-yours = sei tu a leggere l'Annotazione
condition-that-log-is-yours-not = l'Annotazione la legge qualcun altro
condition-that-check-is-on = il Tiro riguarda { $source }
condition-that-check-is-on-not = il Tiro non riguarda { $source }
condition-that-check-is-next-door = il Tiro avviene in un Settore Collegato
condition-that-check-is-next-door-not = il Tiro non avviene in un Settore Collegato
condition-small-equipment-was-used = in questa Esplorazione è stata usata Attrezzatura Piccola
condition-small-equipment-was-used-not = in questa Esplorazione non è stata usata Attrezzatura Piccola
condition-the-count-of = in questa Esplorazione { $deed_id ->
        [yellow-outcomes] un Risultato giallo è uscito almeno { $count ->
            [one] una volta
           *[other] { $count } volte
        }
        [logs] { $count ->
            [one] è stata letta almeno 1 Annotazione
           *[other] sono state lette almeno { $count } Annotazioni
        }
        [equipment] { $count ->
            [one] è stata usata almeno 1 carta Attrezzatura
           *[other] sono state usate almeno { $count } carte Attrezzatura diverse
        }
        [same-combinations] una Combinazione di Dadi con icone uguali è stata usata almeno { $count ->
            [one] una volta
           *[other] { $count } volte
        }
        [reductions] i contatori del Tempo sono stati ridotti almeno { $count ->
            [one] una volta
           *[other] { $count } volte
        }
        [calmed-threats] { $count ->
            [one] è stata rimossa o resettata almeno 1 Minaccia
           *[other] sono state rimosse o resettate almeno { $count } Minacce
        }
        [quiet-rounds] { $count ->
            [one] c'è stato almeno 1 round senza dadi Pericolo
           *[other] ci sono stati almeno { $count } round senza dadi Pericolo
        }
        [exerts] lo stesso Membro dell'Equipaggio si è Affaticato almeno { $count ->
            [one] una volta
           *[other] { $count } volte
        }
        [full-checks] { $count ->
            [one] c'è stato almeno 1 Tiro
           *[other] ci sono stati almeno { $count } Tiri
        } con tutti e tre i colori e un dado di ogni persona
       *[other] { $deed }: almeno { $count }
    }
condition-the-count-of-not = questa Esplorazione conta meno di { $count } ({ $deed })
condition-everybody-has-assisted = in questa Esplorazione tutti hanno prestato Assistenza
condition-everybody-has-assisted-not = in questa Esplorazione non tutti hanno prestato Assistenza
condition-assisted-this-round = hai prestato Assistenza in questo round
condition-assisted-this-round-not = non hai prestato Assistenza in questo round
condition-noise-is-at-least = da quando il rumore è stato dimenticato sono stati tirati insieme { $count } o più dadi
condition-noise-is-at-least-not = da quando il rumore è stato dimenticato sono stati tirati insieme meno di { $count } dadi
condition-rolled-this-turn = hai tirato dadi Reparto dall'inizio del tuo turno
condition-rolled-this-turn-not = non hai tirato dadi Reparto dall'inizio del tuo turno
condition-you-emptied-a-poi = dall'inizio del tuo turno hai trovato tutto in un PDI
condition-you-emptied-a-poi-not = dall'inizio del tuo turno non hai trovato tutto in un PDI
condition-acted-on-here = in questa Esplorazione è stata svolta un'Azione Speciale nel tuo Settore
condition-acted-on-here-not = in questa Esplorazione non è stata svolta alcuna Azione Speciale nel tuo Settore
condition-here-is-one-of = il tuo Settore ha il Bioma { $biomes_any }
condition-here-is-one-of-not = il tuo Settore non ha il Bioma { $biomes_any }
condition-carrying = porti l'indicatore «{ $marker }»
condition-carrying-not = non porti l'indicatore «{ $marker }»
condition-poi-is-here = «{ $poi }» è nel tuo Settore
condition-poi-is-here-not = «{ $poi }» non è nel tuo Settore
condition-planet-has = il pianeta ha il Bioma { $biome }
condition-planet-has-not = il pianeta non ha il Bioma { $biome }
condition-morale-is-low = il Morale è Basso o Molto basso
condition-morale-is-low-not = il Morale è Alto o Medio
condition-uniques-found-are = l'equipaggio ha trovato almeno { $count ->
        [one] 1 Scoperta Eccezionale
       *[other] { $count } Scoperte Eccezionali
    }
condition-uniques-found-are-not = { $count ->
        [one] l'equipaggio non ha trovato Scoperte Eccezionali
       *[other] l'equipaggio ha trovato meno di { $count } Scoperte Eccezionali
    }
condition-morale-is = il Morale è { $level_id ->
        [high] Alto
        [medium] Medio
        [low] Basso
       *[very-low] Molto basso
    }
condition-morale-is-not = il Morale non è { $level_id ->
        [high] Alto
        [medium] Medio
        [low] Basso
       *[very-low] Molto basso
    }
condition-energy-is-at-least = { $count ->
        [one] c'è almeno 1 gettone Energia
       *[other] ci sono almeno { $count } gettoni Energia
    }
condition-energy-is-at-least-not = { $count ->
        [one] non ci sono gettoni Energia
       *[other] ci sono meno di { $count } gettoni Energia
    }
condition-pooled-success-is-at-least = la Riserva dei Successi contiene almeno { $count }
condition-pooled-success-is-at-least-not = la Riserva dei Successi contiene meno di { $count }
condition-crew-with-rank = almeno { $count ->
        [one] 1 Membro dell'Equipaggio ha
       *[other] { $count } Membri dell'Equipaggio hanno
    } il Grado { $rank } o superiore
condition-crew-with-rank-not = { $count ->
        [one] nessun Membro dell'Equipaggio ha
       *[other] meno di { $count } Membri dell'Equipaggio hanno
    } il Grado { $rank } o superiore
condition-names-on-the-wall = sul Muro della Memoria { $count ->
        [one] c'è almeno 1 nome
       *[other] ci sono almeno { $count } nomi
    }
condition-names-on-the-wall-not = sul Muro della Memoria { $count ->
        [one] non ci sono nomi
       *[other] ci sono meno di { $count } nomi
    }
condition-serves = { $crew } presta servizio sulla nave
condition-serves-not = { $crew } non presta servizio sulla nave
condition-somebody-is-available = qualcuno del Reparto { $section } è disponibile
condition-somebody-is-available-not = nessuno del Reparto { $section } è disponibile
condition-objective-is = l'Obiettivo è «{ $objective }»
condition-objective-is-not = l'Obiettivo non è «{ $objective }»
condition-objective-was-reached = l'Obiettivo «{ $objective }» è stato raggiunto
condition-objective-was-reached-not = l'Obiettivo «{ $objective }» non è stato raggiunto
condition-upgrade-is-installed = «{ $upgrade }» è sul Ponte di Comando
condition-upgrade-is-installed-not = «{ $upgrade }» non è sul Ponte di Comando
condition-tech-level = il Livello di Tecnologia è { $count } o superiore
condition-tech-level-not = il Livello di Tecnologia è inferiore a { $count }
condition-project-is-done = il progetto «{ $card }» è completato
condition-project-is-done-not = il progetto «{ $card }» non è completato
condition-landers-owned = possedete almeno { $count } Lander
condition-landers-owned-not = possedete meno di { $count } Lander
condition-visits-of = l'equipaggio ha visitato «{ $planet }» almeno { $count ->
        [one] una volta
       *[other] { $count } volte
    }
condition-visits-of-not = { $count ->
        [one] l'equipaggio non ha mai visitato «{ $planet }»
       *[other] l'equipaggio ha visitato «{ $planet }» meno di { $count } volte
    }
condition-explorations-without-death = nessuno è morto { $count ->
        [one] nell'ultima Esplorazione
       *[other] nelle ultime { $count } Esplorazioni
    }
condition-explorations-without-death-not = qualcuno è morto { $count ->
        [one] nell'ultima Esplorazione
       *[other] nelle ultime { $count } Esplorazioni
    }
condition-returns-with-supplies = l'equipaggio è tornato almeno { $count ->
        [one] una volta
       *[other] { $count } volte
    } con { $supplies ->
        [one] 1 Provvista
       *[other] { $supplies } Provviste
    } o più
condition-returns-with-supplies-not = { $count ->
        [one] l'equipaggio non è mai tornato
       *[other] l'equipaggio è tornato meno di { $count } volte
    } con { $supplies ->
        [one] 1 Provvista
       *[other] { $supplies } Provviste
    } o più
condition-returned-with-leads = l'equipaggio è tornato da un pianeta con Indizi su almeno { $count ->
        [one] 1 mazzo Scoperte
       *[other] { $count } mazzi Scoperte
    }
condition-returned-with-leads-not = l'equipaggio non è mai tornato da un pianeta con Indizi su { $count ->
        [one] 1 mazzo Scoperte
       *[other] { $count } mazzi Scoperte
    }
condition-situation-was-solved = la Situazione «{ $situation }» è stata risolta
condition-situation-was-solved-not = la Situazione «{ $situation }» non è stata risolta
condition-adrift-times = la nave è stata alla deriva almeno { $count ->
        [one] una volta
       *[other] { $count } volte di fila
    }
condition-adrift-times-not = la nave { $count ->
        [one] non è mai stata alla deriva
       *[other] è stata alla deriva meno di { $count } volte di fila
    }
condition-a-campaign-is-played = giocate la campagna
condition-a-campaign-is-played-not = non giocate la campagna
condition-flag-is-at-least = «{ $flag }» vale almeno { $count }
condition-flag-is-at-least-not = «{ $flag }» vale meno di { $count }
condition-gathered-discoveries-are = l'equipaggio ha raccolto almeno { $count ->
        [one] 1 Scoperta
       *[other] { $count } Scoperte
    }
condition-gathered-discoveries-are-not = { $count ->
        [one] l'equipaggio non ha raccolto Scoperte
       *[other] l'equipaggio ha raccolto meno di { $count } Scoperte
    }

## Groups

group-crewmember = ogni Membro dell'Equipaggio
group-crewmember-here = ogni Membro dell'Equipaggio in questo Settore
group-other-here = ogni altro Membro dell'Equipaggio nel tuo Settore
group-crewmember-in = ogni Membro dell'Equipaggio nel Settore { $numbers_any }
group-crewmember-in-marked = ogni Membro dell'Equipaggio in un Settore con l'indicatore «{ $marker }»
group-crewmember-with-it = ogni Membro dell'Equipaggio nel Settore di questa Minaccia
group-one-crewmember = un Membro dell'Equipaggio a scelta
group-one-crewmember-here = un Membro dell'Equipaggio a scelta nel tuo Settore
group-one-other-here = un altro Membro dell'Equipaggio a scelta nel tuo Settore
group-random-crewmember = un Membro dell'Equipaggio a caso
group-crewmember-at-rest = il Membro dell'Equipaggio che fa il Riposo

## Chapters of the rulebook

chapter-0 = Principi generali
book-idea = L'idea
meaning-assist = Aiutare il Tiro di un altro Membro dell'Equipaggio: con un dado prima di tirare, con una carta dopo, o con entrambi.
meaning-exert = In qualsiasi momento: Sacrifica 1 dado, perso per questa Esplorazione, poi Ricaricane fino a 5.
meaning-prepare = Un'Azione: pesca una carta Reparto, tira i dadi per le Combinazioni di Dadi, o fai entrambe le cose.
meaning-spend = Un dado Speso aspetta finché non lo Ricarichi: con un Riposo, Affaticandoti o con una carta.
meaning-dice-check = Scegli i dadi, tirali, cambia ciò che mostrano, poi guarda quale Risultato raggiungono.
meaning-time-track = Conta verso qualcosa, e ogni passo del tempo lo fa avanzare. Succede ciò che sta sui suoi spazi.
meaning-accident = L'icona che nessuno vuole: con essa alcune Azioni vanno storte. Non vale come nessun'altra icona.
meaning-section-card = Si gioca in un Tiro: la parte alta cambia i dadi, oppure la Combinazione dà qualcosa per ciò che mostrano.
book-setup = Prima di cominciare
book-round = Un round: turni, eventi, tempo
book-actions = Il tuo turno: Azioni
book-dice = I tuoi dadi
book-checks = I Tiri
book-cards = Carte, Abilità, Attrezzatura
book-danger = Pericolo e Ferite
book-threats = Minacce, Missioni, luoghi
book-finds = Indizi e Scoperte
book-landing = Atterraggio, ritorno, spazio mortale
book-ship = La nave tra i pianeti
book-campaign = La campagna
book-symbols = Simboli e pezzi
book-single = Singole carte
chapter-1 = Componenti
chapter-2 = Termini
chapter-3 = Icone
chapter-4 = Giocatori, Reparti, chi decide
chapter-5 = Preparazione della partita
chapter-6 = Tutorial
chapter-7 = Round e turno
chapter-8 = Azioni
chapter-9 = Dadi Reparto: Spendere, Sacrificare, Affaticarsi, Ricaricare
chapter-10 = Tiro
chapter-11 = Carte Reparto
chapter-12 = Membri dell'Equipaggio: Capacità di Conversione, Abilità, Cariche
chapter-13 = Eventi
chapter-14 = Contatori del Tempo
chapter-15 = Lander e Atterraggio
chapter-16 = Attrezzatura
chapter-17 = Dadi Pericolo
chapter-18 = Scoperte
chapter-19 = Indizi
chapter-20 = Minacce
chapter-21 = Ferite
chapter-22 = Condizioni Generali, Missioni, Punti di Interesse
chapter-23 = Carte Grado Superiore
chapter-24 = Fine di un'Esplorazione
chapter-25 = Spazio Mortale
chapter-26 = Operazioni, Busta Misteriosa, nuovo inizio
chapter-27 = Gestione della Nave
chapter-29 = Singole carte

## Rules

rule-V-CARD-01 = Una carta Reparto ha un effetto in alto e una Combinazione di Dadi in basso.
rule-V-CARD-02 = L'effetto di una carta Reparto si può giocare solo nel momento che indica.
rule-V-CARD-04 = Le carte giocate e scartate vanno nella propria Pila delle Carte Scartate.
rule-V-CARD-05 = Quando si deve pescare da un mazzo vuoto, la Pila delle Carte Scartate mescolata diventa il nuovo mazzo.
rule-V-CARD-06 = Il mazzo si ricostituisce solo quando si deve pescare.
rule-V-CARD-07 = Se mazzo e Pila delle Carte Scartate sono vuoti, non si pesca nulla.
rule-V-CARD-08 = Si possono tenere 2 carte Reparto al Grado 1, 3 al Grado 2, 4 al Grado 3.
rule-V-CARD-09 = Una mano oltre il limite va ridotta subito; nel frattempo non si giocano carte.
rule-V-CARD-10 = Si sceglie quali carte scartare, anche quella nuova.
rule-V-CARD-11 = Se un effetto fa pescare più carte, il limite si controlla dopo tutte.
rule-V-CARD-12 = Un mazzo Reparto ha almeno 10 carte.
rule-V-CARD-15 = Tutte le carte del Reparto si possono usare dall'inizio, fino al proprio Grado.
rule-V-CARD-16 = Una carta Reparto Sacrificata è fuori dal mazzo per il resto dell'Esplorazione.
rule-V-CARD-17 = All'inizio ogni Membro dell'Equipaggio pesca 2 carte al Grado 1, 3 al Grado 2, 4 al Grado 3.
rule-V-CHECK-0_1 = Un Tiro si fa solo dove lo chiede la sua icona o una regola come la Preparazione.
rule-V-CHECK-0_13 = Un dado che lascia la Riserva del Tiro va nella Riserva dei dadi Spesi del suo proprietario.
rule-V-CHECK-0_14 = Un dado che ha lasciato la Riserva del Tiro non si può riusare in questo Tiro.
rule-V-CHECK-0_6 = In un requisito «+» unisce ciò che serve tutto insieme.
rule-V-CHECK-0_8 = «+» lega più di «/», che separa le alternative.
rule-V-CHECK-0_9 = Un'icona è soddisfatta da un'icona su un dado; un colore da un dado intero.
rule-V-CHECK-10_1 = In un Tiro con contatori ogni segnalino su uno spazio Risultato si toglie e il Risultato avviene.
rule-V-CHECK-10_2 = Passo 10: avviene il Risultato segnato.
rule-V-CHECK-10_6 = Un Risultato riguarda solo il Membro dell'Equipaggio attivo, salvo che il testo ne nomini altri.
rule-V-CHECK-10_7 = Se un Risultato toglie la carta, gli altri contatori non si risolvono.
rule-V-CHECK-10_8 = Gli effetti di un Risultato avvengono nell'ordine scritto.
rule-V-CHECK-10_9 = «Questo Settore» è quello della carta, anche se lo hai lasciato durante il Tiro.
rule-V-CHECK-1_1 = Passo 1: il giocatore attivo prende quanti vuole dei propri dadi Disponibili.
rule-V-CHECK-1_3 = I dadi nella Riserva dei dadi Spesi non si possono scegliere per un Tiro.
rule-V-CHECK-1_4 = Ogni altro Membro dell'Equipaggio nel Settore può prestare Assistenza con 1 dado Disponibile.
rule-V-CHECK-1_7 = Chi è nello stesso Settore si giudica dal Settore del Membro dell'Equipaggio attivo.
rule-V-CHECK-2_1 = Passo 2: il Membro dell'Equipaggio attivo deve aggiungere tutti i propri dadi Ferita.
rule-V-CHECK-2_3 = Si aggiungono tanti dadi Pericolo quanti ne mostra l'Azione accanto al nome.
rule-V-CHECK-2_4 = Se i dadi Pericolo non bastano, si ritirano per quelli mancanti.
rule-V-CHECK-3_1 = Passo 3: tutti i dadi si tirano insieme e formano la Riserva del Tiro.
rule-V-CHECK-4_1 = Passo 4: il giocatore attivo può usare l'Attrezzatura che agisce durante un Tiro.
rule-V-CHECK-4_10 = Ritirare e girare vale solo per i dadi Reparto, salvo che l'effetto ne nomini altri.
rule-V-CHECK-4_11 = Le Abilità per un Tiro si usano nel passo 4.
rule-V-CHECK-4_4 = Ogni altro Membro dell'Equipaggio nel Settore può prestare Assistenza con al massimo 1 carta Reparto.
rule-V-CHECK-4_5 = Una carta di Assistenza vale come se l'avesse giocata il Membro dell'Equipaggio attivo.
rule-V-CHECK-4_7 = Passo 4: gli effetti che cambiano i dadi si usano uno dopo l'altro in qualsiasi ordine.
rule-V-CHECK-4_8 = Girare un dado sul risultato voluto è scegliere una faccia che ha davvero.
rule-V-CHECK-4_9 = Un dado girato su un'icona nominata la mostra, anche se non ha quella faccia.
rule-V-CHECK-5_1 = Passo 5: il giocatore attivo può usare le Combinazioni di Dadi delle carte in mano e della Condizione Generale.
rule-V-CHECK-5_10 = Un dado con due icone adatte può soddisfare da solo una Combinazione di Dadi di due icone.
rule-V-CHECK-5_12 = Un effetto che passa subito a Spendere i dadi salta i passi da 6 a 8; si risolvono solo i Risultati già segnati.
rule-V-CHECK-5_2 = Una Combinazione di Dadi Spende i dadi con le sue icone; poi la carta Reparto si scarta.
rule-V-CHECK-5_4 = La Combinazione di Dadi della Condizione Generale si può usare quante volte si vuole, ogni volta con altri dadi.
rule-V-CHECK-6_1 = Il passo 6 si salta se non ci sono dadi Ferita né Pericolo.
rule-V-CHECK-6_10 = Alla fine del passo 6 i dadi Ferita tornano in cima a colonne a scelta, al massimo uno per colonna.
rule-V-CHECK-6_14 = Il giocatore attivo sceglie l'ordine di più dadi Pericolo.
rule-V-CHECK-6_2 = Ogni dado Ferita si confronta da sinistra a destra con le carte Ferita di chi lo ha tirato.
rule-V-CHECK-6_3 = Va sulla prima carta Ferita scoperta e vuota con il suo simbolo, e se ne applica l'effetto.
rule-V-CHECK-6_4 = Una carta Ferita accoglie un solo dado in questo passo.
rule-V-CHECK-6_5 = Un dado Ferita senza una carta vuota corrispondente non ha effetto.
rule-V-CHECK-6_6 = Il giocatore attivo sceglie l'ordine dei dadi Ferita.
rule-V-CHECK-6_9 = Dopo i dadi Ferita ogni dado Pericolo si cerca nella sua tabella.
rule-V-CHECK-7_10 = Il giocatore attivo sceglie quali dadi contare, purché il numero sia il massimo.
rule-V-CHECK-7_11 = Un effetto Immediato chiude subito il Tiro: tutti i dadi sono Spesi e avviene il Risultato indicato.
rule-V-CHECK-7_12 = Dopo un effetto Immediato avvengono solo il Risultato indicato e quelli Collegati.
rule-V-CHECK-7_14 = «Se l'icona non è nella Riserva del Tiro» si verifica quando è il suo momento; una Scintilla vale quell'icona, se vuoi.
rule-V-CHECK-7_15 = Il primo avanzamento mette un segnalino sullo spazio più a sinistra; ogni altro lo sposta a destra.
rule-V-CHECK-7_16 = Un segnalino sullo spazio Risultato non avanza oltre.
rule-V-CHECK-7_17 = Una riduzione sposta il segnalino a sinistra; dallo spazio più a sinistra lo toglie.
rule-V-CHECK-7_18 = L'avanzamento resta tra turni e Membri dell'Equipaggio.
rule-V-CHECK-7_19 = Un Effetto Speciale che dà qualcosa avviene subito.
rule-V-CHECK-7_2 = Un Effetto Speciale della Condizione Generale vale in ogni Tiro e viene per primo.
rule-V-CHECK-7_20 = Una condizione che non Spende dadi non si può soddisfare con Capacità di Conversione.
rule-V-CHECK-7_3 = Passo 7: gli Effetti Speciali si risolvono riga per riga, da sinistra a destra.
rule-V-CHECK-7_4 = Un Effetto Speciale avviene tante volte quante la Riserva del Tiro lo soddisfa; i dadi contati sono Spesi.
rule-V-CHECK-7_5 = Va contato tante volte quante i risultati naturali permettono.
rule-V-CHECK-7_6 = Scintille e Capacità di Conversione si possono contare, ma non si devono.
rule-V-CHECK-7_8 = Su un dado con due icone contano entrambe.
rule-V-CHECK-8_1 = Il passo 8 si salta in un Tiro con contatori.
rule-V-CHECK-8_2 = Passo 8: le righe si verificano dall'alto in basso.
rule-V-CHECK-8_3 = Se i dadi della Riserva del Tiro soddisfano una riga, sono Spesi e il suo Risultato è segnato.
rule-V-CHECK-8_6 = Una riga soddisfatta da risultati naturali va segnata; una che richiede una Scintilla o una Capacità di Conversione si può rifiutare.
rule-V-CHECK-8_8 = Se nessuna riga è soddisfatta e non c'è una riga rossa, non accade nulla.
rule-V-CHECK-9_1 = Passo 9: tutti i dadi Reparto rimasti nella Riserva del Tiro sono Spesi.
rule-V-COMP-53 = Le carte Ponte di Comando sono Obiettivi, Obiettivi Secondari, Potenziamenti, Livelli di Tecnologia e Morale.
rule-V-COMP-61 = I Potenziamenti Struttura migliorano l'Infermeria o il complesso di produzione.
rule-V-CONT-01 = Dopo il pianeta iniziale si apre il Manuale della Nave, con le sue riserve e la Busta «In attesa...».
rule-V-CONT-09 = Dopo il pianeta iniziale si legge un'Annotazione, poi la Gestione della Nave comincia dal Ponte di Comando.
rule-V-CONV-1 = Una Capacità di Conversione fa valere un'icona Base su un dado del suo colore come la sua icona quando il dado è Speso.
rule-V-CONV-3 = Il Membro dell'Equipaggio attivo può usare la propria Capacità di Conversione e quelle dell'Attrezzatura che porta.
rule-V-CONV-5 = A un dado si applica al massimo una Capacità di Conversione.
rule-V-CONV-6 = Chi presta Assistenza non può usare le proprie Capacità di Conversione.
rule-V-CONV-7 = Il Membro dell'Equipaggio attivo può convertire i dadi di chi presta Assistenza.
rule-V-CREW-01 = Un Membro dell'Equipaggio ha una Capacità di Conversione, un'Abilità e un numero iniziale di Cariche.
rule-V-CREW-04 = Un'Abilità si può usare quando il testo lo permette, per 1 Carica.
rule-V-CREW-05 = Un'Abilità riguarda solo il suo Membro dell'Equipaggio, salvo che dica altro.
rule-V-CREW-06 = Il numero di Cariche sulla carta è un inizio, non un massimo.
rule-V-CREW-07 = Le Cariche non hanno limite massimo.
rule-V-CREW-08 = Le Cariche si mettono all'inizio di una missione.
rule-V-DANGER-01 = Un dado Pericolo tirato si cerca nella tabella della sua lettera.
rule-V-DANGER-02 = Un simbolo che non è nella tabella non ha effetto.
rule-V-DANGER-03 = Il Pericolo colpisce il Membro dell'Equipaggio che ha tirato.
rule-V-DANGER-05 = I dadi Pericolo si possono ritirare subito dopo il tiro, prima di applicare la tabella.
rule-V-DANGER-13 = Una perdita forzata di Provviste non toglie più di ciò che c'è.
rule-V-DEADLY-10 = Nello Spazio Mortale una quarta Ferita non porta all'Evacuazione, ma a un tiro per la vita.
rule-V-DEADLY-11 = Nello Spazio Mortale una quarta Ferita uccide chi ha 3 dadi Reparto o meno.
rule-V-DEADLY-12 = Altrimenti si tirano 3 dadi Ferita: 2 Danni Gravi, o 1 Danno Grave e 1 Danno, sono la morte.
rule-V-DEADLY-13 = Chi sopravvive al tiro Sacrifica un dado.
rule-V-DEADLY-14 = Il gioco prosegue e la quarta carta Ferita non si mette.
rule-V-DEADLY-15 = I dadi dei morti vanno nel Compartimento, la loro Attrezzatura nell'Inventario.
rule-V-DEADLY-16 = L'Esplorazione prosegue senza i morti.
rule-V-DEADLY-18 = Se chi muore ha il gettone Inizio, il suo giocatore passa subito il gettone.
rule-V-DEADLY-19 = Nello Spazio Mortale le Scoperte si perdono solo se sono morti tutti.
rule-V-DEADLY-21 = Nello Spazio Mortale il Morale scende per ogni nome messo sul Muro della Memoria.
rule-V-DEADLY-23 = Carte, Ferite e Cariche dei morti tornano al loro posto.
rule-V-DECIDE-01 = Prima del primo round il giocatore di Ricognizione decide chi riceve il gettone Inizio, anche se la Ricognizione non è nella squadra.
rule-V-DECIDE-02 = Prima di ogni round successivo chi ha il gettone Inizio lo dà a chi vuole o lo tiene.
rule-V-DECIDE-03 = Il giocatore di Scienza dice chi riceve la carta o la Carica di un Indizio, anche se la Scienza non è nella squadra.
rule-V-DECIDE-05 = Il gruppo decide quale delle due carte Grado Superiore pescate tenere.
rule-V-DECIDE-06 = Il gruppo decide chi porta quale Attrezzatura.
rule-V-DECIDE-08 = Le scelte di una Situazione sul Ponte di Comando spettano a chi gioca la Sicurezza.
rule-V-DECIDE-09 = Chi gioca la Sicurezza decide in che ordine i Reparti scelgono le Reclute.
rule-V-DECIDE-10 = Quale Recluta prende un Reparto lo decide chi lo gioca.
rule-V-DECIDE-13 = Chi ha causato l'avanzamento sceglie l'ordine in cui si risolvono i contatori del Tempo.
rule-V-DECIDE-22 = Il gruppo sceglie l'ordine delle Situazioni che colpiscono e dei ritrovamenti scaricati.
rule-V-DECIDE-23 = Il giocatore del Reparto decide chi entra nella Squadra di Sbarco; con più Reparti, anche quale di essi.
rule-V-DECIDE-24 = Sul primo pianeta si parte a piacere nei Settori 1 e 2, con almeno un Membro dell'Equipaggio in ciascuno.
rule-V-DISC-01 = I tipi di Scoperte sono cinque, ciascuno con il suo mazzo.
rule-V-DISC-02 = All'inizio i cinque mazzi Scoperte si mescolano separatamente.
rule-V-DISC-03 = Guadagnare una Scoperta è prendere la prima carta del suo mazzo a bordo del Lander.
rule-V-DISC-04 = Prima di pescare una Scoperta, tutti gli Indizi lasciano il suo mazzo.
rule-V-DISC-07 = Una Scoperta scartata va in fondo al suo mazzo.
rule-V-DISC-08 = La capacità di una Scoperta si può usare in qualsiasi momento dell'Esplorazione, salvo che la carta dica altro.
rule-V-DISC-09 = Alcune Scoperte fanno qualcosa quando vengono scaricate sulla nave.
rule-V-DISC-10 = Una Scoperta guadagnata sulla nave va direttamente tra le Scoperte Raccolte.
rule-V-DISC-11 = Le Scoperte scaricate restano fra le Scoperte Raccolte.
rule-V-DISC-12 = Una Scoperta si paga rimettendola dalle Scoperte Raccolte nel mazzo del suo tipo.
rule-V-DISC-14 = Se un mazzo Scoperte è vuoto, non si guadagna nulla.
rule-V-DISC-16 = Le Scoperte sul Lander sono della squadra: chiunque sia sul pianeta può usarle.
rule-V-END-01 = Un'Esplorazione finisce con il Decollo, con l'Evacuazione di Emergenza, o quando lo dice un'Annotazione o una Missione.
rule-V-END-02 = Al Decollo si legge l'Annotazione del Decollo del pianeta.
rule-V-END-03 = All'Evacuazione di Emergenza si legge l'Annotazione dell'Evacuazione del pianeta.
rule-V-END-04 = Se un'Annotazione o una Missione chiude l'Esplorazione, dice che cosa segue.
rule-V-END-05 = L'Evacuazione di Emergenza avviene quando chi ha 3 Ferite ne subirebbe una quarta.
rule-V-END-06 = L'Evacuazione di Emergenza salva tutti, ovunque siano.
rule-V-END-09 = Con l'Evacuazione di Emergenza si perdono tutte le Scoperte sul Lander che non sono Eccezionali.
rule-V-END-10 = L'Evacuazione di Emergenza porta il gettone Missione fallita.
rule-V-END-11 = Il Decollo abbandona chi non è nel Settore del Lander.
rule-V-END-12 = Un Membro dell'Equipaggio morto lascia per sempre la Cartellina di Grado.
rule-V-END-13 = Le Ferite dei morti tornano nel mazzo Ferite.
rule-V-END-15 = Ciò che resta da risolvere quando l'Esplorazione finisce decade.
rule-V-ENV-01 = La Busta Misteriosa si apre solo quando lo dice un'Annotazione.
rule-V-ENV-04 = Una volta aperti, gli Eventi avanzati prendono il posto del solito mazzo Eventi, salvo che l'Annotazione dica altro.
rule-V-EQUIP-01 = L'Attrezzatura è Piccola, Personale, per la Missione o un suo Potenziamento.
rule-V-EQUIP-02 = L'Attrezzatura nell'Inventario si può prendere; quella non Disponibile no.
rule-V-EQUIP-03 = Ogni Membro dell'Equipaggio può prendere 1 Attrezzatura Piccola; non occupa spazio.
rule-V-EQUIP-05 = Un Potenziamento va solo con la sua Attrezzatura per la Missione e non occupa spazio.
rule-V-EQUIP-07 = L'Attrezzatura con l'icona di un Reparto è solo per i Membri dell'Equipaggio di quel Reparto.
rule-V-EQUIP-08 = L'Attrezzatura senza icona di Reparto si scambia liberamente tra Membri dell'Equipaggio nello stesso Settore.
rule-V-EQUIP-09 = Ciò che porti si può usare durante il tuo turno, salvo che il testo dica altro.
rule-V-EQUIP-12 = Alcune carte Attrezzatura per la Missione mettono un gettone sul pianeta.
rule-V-EQUIP-13 = Un gettone sul pianeta serve tutta la squadra, qualunque sia la sua icona di Reparto.
rule-V-EQUIP-14 = Un gettone sul pianeta non si sposta collocandolo di nuovo.
rule-V-EQUIP-15 = L'Attrezzatura scartata torna nell'Inventario.
rule-V-EQUIP-17 = Un costo prima dei due punti si paga prima dell'effetto.
rule-V-EQUIP-18 = Una Capacità di Conversione dell'Attrezzatura che porti vale come la tua.
rule-V-EVENT-01 = Alla fine di ogni turno il Membro dell'Equipaggio rivela la prima carta Evento.
rule-V-EVENT-02 = Quando il mazzo Eventi è vuoto, la Pila delle Carte Scartate degli Eventi si mescola e diventa il nuovo mazzo.
rule-V-EVENT-03 = I Biomi dell'Evento si confrontano con tutti quelli del Settore, anche della carta PDI.
rule-V-EVENT-04 = Se nel tuo Settore c'è un Bioma dell'Evento, avviene l'effetto principale.
rule-V-EVENT-05 = Se nel tuo Settore non c'è alcun Bioma dell'Evento, avviene l'effetto secondario.
rule-V-EVENT-08 = Un Evento risolto va nella Pila delle Carte Scartate degli Eventi.
rule-V-EVENT-12 = Due Eventi si risolvono uno dopo l'altro.
rule-V-EVENT-13 = I Biomi della plancia contano anche sotto una carta PDI; quelli di una carta PDI coperta no.
rule-V-EXERT-01 = Ogni Membro dell'Equipaggio può Affaticarsi in qualsiasi momento, di chiunque sia il turno.
rule-V-EXERT-03 = Per Affaticarsi si Sacrifica 1 dado a scelta, poi se ne Ricaricano fino a 5.
rule-V-EXERT-04 = Il prezzo di chi si Affatica può essere «Allo Stremo»; i dadi si Ricaricano lo stesso.
rule-V-EXERT-05 = Ci si può Affaticare prima che un effetto si risolva, anche tra la pesca e la risoluzione di un Evento.
rule-V-EXERT-08 = Se «Allo Stremo» sarebbe la tua quarta Ferita, non si Ricarica nulla: segue l'Evacuazione di Emergenza.
rule-V-GEN-01 = Ciò che dice una carta, una plancia o un'Annotazione prevale sulla regola generale.
rule-V-GEN-02 = Si vince e si perde insieme, e tutto ciò che è in gioco è visibile a tutti.
rule-V-GEN-05 = La scelta offerta da una carta spetta al giocatore del Membro dell'Equipaggio a cui si applica.
rule-V-GEN-06 = Un'opzione il cui costo non si può pagare per intero non si può scegliere.
rule-V-GEN-08 = Per un Membro dell'Equipaggio a caso si tira il D10 per ciascuno di quelli possibili: tocca al risultato più basso.
rule-V-GEN-09 = Se il risultato più basso del D10 esce più volte, si ritira solo per chi lo ha avuto.
rule-V-GEN-10 = Il D10 ha i valori da 0 a 9.
rule-V-GEN-11 = Una carta numerata scartata torna al suo posto e può rientrare in gioco.
rule-V-GEN-15 = Ciò che è rimosso dal gioco resta fuori portata fino alla fine della campagna.
rule-V-GEN-17 = Resettare un contatore significa toglierne il gettone; il prossimo avanzamento riparte dallo spazio più a sinistra.
rule-V-GLOBAL-01 = È in vigore una sola Condizione Generale: la carta, o quella stampata se non c'è carta.
rule-V-GLOBAL-03 = Una Condizione Generale può aggiungere una Combinazione di Dadi, un Effetto Speciale, un'Azione Speciale o un contatore del Tempo.
rule-V-GLOBAL-04 = La Combinazione di Dadi della Condizione Generale si può usare quante volte si vuole in un Tiro.
rule-V-GLOBAL-06 = Una nuova carta Condizione Generale sostituisce la precedente, scartata con i suoi gettoni.
rule-V-GLOBAL-07 = Se la carta Condizione Generale è scartata, vale di nuovo quella stampata.
rule-V-ICON-11 = Una Scintilla è un jolly: vale un'icona a scelta, anche se il dado non ha quella faccia.
rule-V-ICON-12 = Una Scintilla non è mai un Incidente.
rule-V-ICON-14 = Più icone «qualsiasi uguale» vanno riempite tutte con la stessa icona.
rule-V-ICON-17 = Un'icona Base può riempire un'icona «qualsiasi uguale».
rule-V-ICON-20 = L'icona con tre colori indica un dado Reparto di qualsiasi colore.
rule-V-ICON-21 = Un'icona dado rossa, verde o blu indica un dado Reparto di quel colore.
rule-V-ICON-31 = Che cosa fa un simbolo Ferita lo dice solo la carta Ferita a cui corrisponde.
rule-V-ICON-40 = I Biomi sono 13.
rule-V-ICON-41 = Un Bioma non ha regole proprie: conta per gli Eventi e dove una carta lo nomina.
rule-V-ICON-50 = «Nessun movimento»: da questo Settore nessuno può partire in Viaggio né essere mosso.
rule-V-ICON-51 = «Nessun movimento» non ferma gli effetti che collocano qualcuno altrove.
rule-V-ICON-52 = «Nessun movimento» vale se la sua icona è da qualche parte nel Settore.
rule-V-ICON-53 = Una carta con l'icona «Non salvare» non viene registrata: lascia il pianeta con voi.
rule-V-ICON-54 = «Ultimo PDI» indica un Settore in cui non resta nulla da esplorare.
rule-V-ICON-55 = «Importante!» è un segno senza effetto proprio; altre regole possono richiederlo.
rule-V-ICON-56 = Il Lander può atterrare in un Settore con l'icona Lander.
rule-V-ICON-57 = Per ogni icona Successo si guadagna un gettone Successo.
rule-V-ICON-64 = L'Energia è ciò che costano alla nave volare, visitare e scansionare.
rule-V-ICON-65 = L'icona Comando indica un gettone Comando.
rule-V-INJ-01 = Una carta Ferita si mette scoperta nel primo slot Ferita vuoto da sinistra.
rule-V-INJ-02 = Con una Ferita arriva un dado Ferita, in cima a una colonna a scelta che non ne ha.
rule-V-INJ-03 = Un dado Reparto che occupa lo slot scende di uno con quelli sotto.
rule-V-INJ-04 = Prima che un dado Ferita spinga giù i dadi della colonna, questi si possono riordinare.
rule-V-INJ-05 = Un dado Reparto spinto fuori dalla colonna va nella Riserva dei dadi Spesi.
rule-V-INJ-06 = Se non restano carte Ferita di un tipo, si subisce invece «Lesione».
rule-V-INJ-07 = Se non resta nemmeno «Lesione», si prende a caso un'altra Ferita.
rule-V-INJ-08 = Se ogni colonna ha un dado Ferita, si prende solo la carta.
rule-V-INJ-09 = Una colonna ha al massimo un dado Ferita.
rule-V-INJ-10 = Un dado Ferita tolto torna nella riserva.
rule-V-INJ-11 = Una carta Ferita tolta torna nel mazzo Ferite.
rule-V-INJ-12 = Carta e dado Ferita sono indipendenti: ciò che toglie l'una lascia l'altro.
rule-V-INJ-13 = Le altre carte Ferita restano nei loro slot.
rule-V-INJ-14 = Una carta Ferita coperta non accoglie dadi Ferita.
rule-V-INJ-15 = Una carta Ferita coperta conta ancora come Ferita.
rule-V-INJ-16 = Un Membro dell'Equipaggio ha posto per 3 Ferite.
rule-V-INJ-17 = Una quarta Ferita porta all'Evacuazione di Emergenza, o nello Spazio Mortale a un tiro per la vita.
rule-V-INJ-18 = La quarta carta Ferita non si mette.
rule-V-INJ-19 = Il numero di Ferite è il numero di carte Ferita, non di dadi.
rule-V-INJ-21 = Nessuno ha più di 3 dadi Ferita; contano anche quelli in un tiro.
rule-V-KC-INJ-04 = «Ustione»: fino alla fine del Tiro le icone Base valgono come Incidenti e non si possono convertire.
rule-V-KC-MOD-04 = Chi è nel Settore del Lander o in uno Collegato può pescare 1 carta in più con il Riposo o la Preparazione.
rule-V-KC-THR-01 = Questa Minaccia tira il D10: con 0–4 va nel Settore Collegato con il numero più basso, con 5–9 in quello con il più alto.
rule-V-KC-THR-02 = Finché questa Minaccia si nasconde è fuori dalla plancia: non si muove, e il suo attacco colpisce un Membro dell'Equipaggio a caso.
rule-V-LAND-01 = Un Lander ha Armatura, Sensori e Agilità.
rule-V-LAND-05 = Per la capienza del Lander contano insieme Scoperte e Scoperte Eccezionali.
rule-V-LAND-06 = Le Modifiche strutturali aumentano un valore del Lander.
rule-V-LAND-07 = Le Modifiche funzionali aiutano durante l'Esplorazione o aumentano la capienza del Lander.
rule-V-LAND-10 = Un Atterraggio comincia con l'Annotazione del briefing.
rule-V-LAND-11 = Per ogni passo di un Atterraggio si tira il D10, e la tabella dice che cosa accade.
rule-V-LAND-12 = I valori del Lander riducono ciò che costa un Atterraggio, mai sotto 0.
rule-V-LAND-13 = Durante un Atterraggio i Membri dell'Equipaggio possono Affaticarsi.
rule-V-LAND-14 = Le Ferite subite durante un Atterraggio restano.
rule-V-LAND-15 = Le scelte di un Atterraggio spettano al gruppo.
rule-V-LAND-16 = L'Evacuazione di Emergenza durante un Atterraggio chiude subito la missione.
rule-V-LAND-17 = Un Lander danneggiato non si può scegliere finché non è riparato.
rule-V-LAND-18 = Una carta Atterraggio indica i Biomi, le icone frequenti, il rischio dell'atterraggio e il valore consigliato.
rule-V-LEAD-01 = All'inizio tutti gli Indizi sono nel sacchetto.
rule-V-LEAD-02 = Ottenere Indizi è pescarne altrettanti a caso dal sacchetto.
rule-V-LEAD-03 = Gli Indizi si mettono uno alla volta, nell'ordine che si vuole, sul mazzo del loro tipo.
rule-V-LEAD-05 = Se nel sacchetto ci sono troppo pochi Indizi, si ottengono quelli che ci sono.
rule-V-LEAD-07 = «+1 Carta»: il giocatore di Scienza indica un Membro dell'Equipaggio che pesca 1 carta Reparto.
rule-V-LEAD-08 = «+1 Carica»: il giocatore di Scienza indica un Membro dell'Equipaggio che guadagna 1 Carica.
rule-V-LEAD-09 = Quando gli Indizi su un mazzo valgono in tutto 3 o più, si tolgono e si guadagna la prima Scoperta.
rule-V-LEAD-10 = Gli Indizi tolti vanno accanto al sacchetto, quelli con l'icona di riciclo dentro.
rule-V-LEAD-13 = Tutti gli Indizi di una volta si pescano prima di mettere il primo.
rule-V-LEAD-14 = Il testo di un Indizio si applica prima di controllare la somma.
rule-V-LIFT-01 = Solo un Membro dell'Equipaggio nel Settore del Lander può scegliere il Decollo.
rule-V-LIFT-02 = Tutti gli altri devono essere d'accordo con il Decollo.
rule-V-LIFT-03 = Il Decollo chiude subito l'Esplorazione, e si legge la sua Annotazione.
rule-V-LIFT-04 = Chi non è nel Settore del Lander al Decollo viene abbandonato e muore.
rule-V-LIFT-06 = Sul Decollo si chiede solo ai giocatori con un Membro dell'Equipaggio vivo sul pianeta.
rule-V-LIFT-07 = Senza Settore del Lander non c'è Decollo.
rule-V-MISSION-01 = Ogni Esplorazione ha una o più Missioni.
rule-V-MISSION-02 = La maggior parte delle Missioni è compiuta quando lo dice un'Annotazione o una carta.
rule-V-MISSION-03 = Quando l'Obiettivo di una Missione è raggiunto, potete completarla.
rule-V-MISSION-04 = Una Missione si completa prima o dopo un'Azione, non durante.
rule-V-MISSION-05 = Una Missione completata è compiuta; una ancora aperta alla fine è fallita, salvo che sia opzionale.
rule-V-OPS-05 = Un'Operazione autonoma è una sola Esplorazione, senza Gestione della Nave dopo: ogni Reparto porta una Recluta a caso di Grado 2 e 8 dadi a scelta dalla scatola.
rule-V-PLAYER-02 = Tutti e quattro i Reparti sono in gioco, ciascuno guidato da un solo giocatore.
rule-V-PLAYER-03 = Chi gioca in solitario controlla tutti e 4 i Reparti.
rule-V-PLAYER-06 = Con 4 giocatori ciascuno controlla 1 Reparto.
rule-V-PLAYER-07 = Decidete liberamente chi controlla quale Reparto.
rule-V-PLAYER-08 = Il numero dei giocatori, e chi sono, può cambiare da una sessione all'altra.
rule-V-PLAYER-09 = Quando il gruppo cambia, i Reparti vengono ridistribuiti prima di continuare.
rule-V-PLAYER-10 = Una Squadra di Sbarco ha almeno 2 Membri dell'Equipaggio, di Reparti diversi.
rule-V-PLAYER-12 = Sul primo pianeta la Squadra di Sbarco ha 2 Membri dell'Equipaggio con 1 o 2 giocatori, 3 con 3, 4 con 4.
rule-V-PLAYER-13 = Sui pianeti successivi ogni giocatore manda un Membro dell'Equipaggio; chi gioca in solitario ne manda da 2 a 4, di Reparti diversi.
rule-V-POI-01 = Sostituire un PDI è scartare tutte le carte PDI del Settore e mettere quella nuova.
rule-V-POI-02 = Una carta sostituisce un PDI stampato coprendolo.
rule-V-POI-03 = Una carta PDI messa sopra lascia le altre nel Settore.
rule-V-POI-04 = Una nuova carta PDI fa scartare ciò che sta sul PDI coperto o sostituito.
rule-V-POI-05 = I segnalini e i gettoni posti direttamente nel Settore vi restano.
rule-V-POI-06 = Se la carta PDI in cima è scartata, ciò che sta sotto torna visibile, con i contatori vuoti.
rule-V-POI-07 = Una carta PDI che non si può avere è sostituita da quella vuota.
rule-V-PREP-01 = Con la Preparazione si pesca una carta Reparto, si fa un Tiro, o entrambe le cose in qualsiasi ordine.
rule-V-PREP-02 = Dopo aver pescato si scarta subito fino al Limite delle Carte Reparto.
rule-V-PREP-05 = Il Tiro della Preparazione non ha righe né dadi Pericolo; serve per le Combinazioni di Dadi.
rule-V-QUICK-04 = L'Annotazione iniziale si legge prima di scegliere i Reparti.
rule-V-QUICK-06 = Ogni Reparto pesca 3 Reclute casuali e ne tiene 2.
rule-V-QUICK-07 = Chi resta riceve una Cartellina di Grado del proprio Reparto.
rule-V-QUICK-08 = Una delle due Reclute tenute va con la Squadra di Sbarco, l'altra riposa.
rule-V-QUICK-10 = Ogni Reparto comincia con 5 dadi.
rule-V-QUICK-13 = Ogni Membro dell'Equipaggio usa le 10 carte iniziali del proprio Reparto, mescolate.
rule-V-QUICK-18 = Sul pianeta iniziale 5 Eventi del Tutorial formano il mazzo Eventi.
rule-V-QUICK-19 = Sul pianeta iniziale si comincia nei Settori 1 e 2, con almeno un Membro dell'Equipaggio in ciascuno.
rule-V-QUICK-22 = Sul pianeta iniziale non ci sono Cariche.
rule-V-QUICK-23 = Si legge la Missione, poi ogni Membro dell'Equipaggio pesca le carte iniziali.
rule-V-QUICK-24 = Si legge la prima Annotazione e comincia il primo round.
rule-V-QUICK-25 = Il pianeta iniziale non ha Minacce, Scoperte, Indizi, Attrezzatura, Abilità né Cariche; gli effetti che ne dipendono non fanno nulla.
rule-V-QUICK-27 = Le agevolazioni del Tutorial valgono anche sul pianeta iniziale, ma gli Eventi si pescano dal primo turno.
rule-V-RANK-01 = Una carta Grado Superiore indica un obiettivo per la squadra.
rule-V-RANK-02 = Appena il suo obiettivo è raggiunto, la carta Grado Superiore è completata.
rule-V-RANK-03 = Una carta Grado Superiore completata resta tale.
rule-V-RANK-05 = Una carta Grado Superiore mostra quanti gettoni Successo servono per la promozione dal Grado 1 e dal Grado 2.
rule-V-REFRESH-01 = Ricaricare un dado è spostarlo dalla Riserva dei dadi Spesi in uno slot libero del suo colore.
rule-V-REFRESH-02 = Un dado senza slot libero resta nella Riserva dei dadi Spesi.
rule-V-REFRESH-03 = Un dado che torna sulla plancia e non trova uno slot va nella Riserva dei dadi Spesi.
rule-V-REFRESH-05 = Una colonna ha 3 slot al Grado 1, 4 al Grado 2, 5 al Grado 3.
rule-V-REFRESH-07 = Il numero di dadi da Ricaricare è un massimo: se ne possono Ricaricare meno.
rule-V-REFRESH-08 = Un dado Ferita occupa lo slot in cima alla sua colonna.
rule-V-RESET-02 = Per rigiocare il Tutorial si ricompongono i suoi mazzi.
rule-V-RESET-03 = I segni nel Diario di Bordo restano finché una nuova campagna non li cancella.
rule-V-REST-01 = Il Riposo costa 1 Provvista; senza Provviste nessuno può riposare.
rule-V-REST-02 = Con il Riposo si Ricaricano fino a metà dei propri dadi Reparto, arrotondando per eccesso.
rule-V-REST-04 = Si sceglie quali dadi Ricaricare, e se ne possono Ricaricare meno.
rule-V-REST-05 = Dopo aver Ricaricato si pesca 1 carta Reparto e si scarta fino al limite.
rule-V-SAC-01 = Sacrificare un dado è riporre un dado Reparto Disponibile o Speso nel Compartimento.
rule-V-SAC-04 = Con 3 dadi Reparto o meno un Sacrificio è sostituito dalla Ferita «Allo Stremo».
rule-V-SAC-05 = Se tutti i tuoi dadi sono nella Riserva del Tiro, al posto del Sacrificio subisci la Ferita «Allo Stremo».
rule-V-SAC-06 = Se non hai un dado del colore da Sacrificare, subisci invece la Ferita «Allo Stremo».
rule-V-SAC-08 = Sacrificare una carta Reparto è riporla nel Compartimento.
rule-V-SAC-09 = Per ogni dado che non si può Sacrificare si subisce una sola Ferita «Allo Stremo».
rule-V-SETUP-13 = Le Situazioni da 1 a 10 sono possibili dall'inizio.
rule-V-SETUP-14 = Alcune Situazioni attendono fra le Situazioni Future finché la storia non le porta.
rule-V-SETUP-40 = Una campagna può cominciare col Tutorial e continuare con le stesse persone.
rule-V-SETUP-41 = Una campagna può cominciare con un Avvio Rapido e un equipaggio proprio.
rule-V-SHIP-ADDON-2 = Visitare la Struttura Aggiuntiva costa 1 gettone Comando.
rule-V-SHIP-ADDON-3 = Nella Struttura Aggiuntiva si usa una delle carte costruite.
rule-V-SHIP-ASSIGN-1 = Si possono assegnare solo Membri dell'Equipaggio disponibili.
rule-V-SHIP-ASSIGN-2 = Chi viene assegnato va subito nell'Equipaggio a Riposo.
rule-V-SHIP-ASSIGN-3 = L'ultimo Membro dell'Equipaggio disponibile di un Reparto non si può assegnare.
rule-V-SHIP-BARRACKS-1 = Chi ha Grado 2 o 3 può cambiare Reparto e perde un Grado.
rule-V-SHIP-BARRACKS-10 = Ogni Reparto prende una Recluta, che ha Grado 1 ed è disponibile.
rule-V-SHIP-BARRACKS-12 = Un Reparto senza cartellina libera può congedare qualcuno di Grado 1 per prendere una Recluta.
rule-V-SHIP-BARRACKS-5 = Chi non è in Infermeria si può congedare.
rule-V-SHIP-BARRACKS-6 = Un Membro dell'Equipaggio di Grado 3 ne addestra uno di Grado 1 dello stesso Reparto; poi entrambi riposano.
rule-V-SHIP-BARRACKS-9 = Per l'arruolamento si scoprono alcune Reclute a caso, di più con buon Morale.
rule-V-SHIP-BEGIN-1 = Un pianeta con una Scheda del Registro Planetario si ritrova come è stato lasciato.
rule-V-SHIP-BEGIN-6 = Il Lander scende in un Settore qualsiasi con la sua icona, se l'Annotazione iniziale non dice dove.
rule-V-SHIP-BEGIN-7 = Tutti cominciano nel Settore del Lander, se l'Annotazione iniziale non dice altro.
rule-V-SHIP-BRIDGE-1 = Le carte Ponte di Comando in attesa si installano.
rule-V-SHIP-BRIDGE-12 = L'Obiettivo indica quante nuove Situazioni si rivelano; colpiscono solo più tardi.
rule-V-SHIP-BRIDGE-17 = Ogni Livello di Tecnologia dà 1 gettone Energia in più del precedente.
rule-V-SHIP-BRIDGE-19 = Una Situazione di cui non si può pagare nulla attende il prossimo Ponte di Comando.
rule-V-SHIP-BRIDGE-2 = Una nuova carta Ponte di Comando prende il posto della vecchia.
rule-V-SHIP-BRIDGE-3 = L'Obiettivo indica quanti gettoni Comando ricevete.
rule-V-SHIP-BRIDGE-6 = Morale e Potenziamenti del Ponte di Comando cambiano le riserve.
rule-V-SHIP-BRIDGE-9 = Le Situazioni che nessuno ha risolto colpiscono sul Ponte di Comando.
rule-V-SHIP-DEBRIEF-10 = Tutti i gettoni Successo si uniscono nella Riserva dei Successi.
rule-V-SHIP-DEBRIEF-11 = Una volta per Gestione della Nave ogni Reparto può restituire un dado: i gettoni Successo in cambio sono 4 in tutto.
rule-V-SHIP-DEBRIEF-13 = Un nuovo dado per ogni Reparto costa tanti gettoni Successo quanti dadi ha un Reparto.
rule-V-SHIP-DEBRIEF-15 = Un Istruttore di Grado 2 o 3 fa costare i dadi 1 o 2 in meno.
rule-V-SHIP-DEBRIEF-18 = I dadi si comprano e si vendono in qualsiasi ordine.
rule-V-SHIP-DEBRIEF-2 = Chi ha raggiunto i gettoni Successo richiesti al suo Grado viene promosso.
rule-V-SHIP-DEBRIEF-20 = Un nuovo dado può essere qualsiasi dado della scatola.
rule-V-SHIP-DEBRIEF-7 = Il Grado 3 è il più alto.
rule-V-SHIP-DOCK-1 = La missione è fallita se una carta Missione è ancora aperta o c'è il gettone Missione fallita.
rule-V-SHIP-DOCK-2 = Se la Missione è fallita, nessuno viene promosso e il Morale scende.
rule-V-SHIP-DOCK-4 = Ciò che il Lander non può contenere si scarta, ma mai una Scoperta Eccezionale.
rule-V-SHIP-FACILITY-1 = Visitare una struttura costa 1 gettone Comando.
rule-V-SHIP-FACILITY-3 = Le strutture sono Laboratorio, complesso di produzione, Caserma, Sala Operativa e Struttura Aggiuntiva.
rule-V-SHIP-FLOW-1 = Dopo un'Esplorazione: Attracco, Rapporto, Scarico, Infermeria, Muro della Memoria, Punto di Salvataggio.
rule-V-SHIP-FLOW-2 = Prima di un'Esplorazione: Ponte di Comando, Mappa Stellare, strutture, Hangar, Lancio della Missione.
rule-V-SHIP-HANGAR-1 = I Lander in attesa entrano nell'Hangar.
rule-V-SHIP-HANGAR-2 = Se l'Hangar è pieno si rinuncia a un Lander, ma mai a quello di base.
rule-V-SHIP-HANGAR-3 = Le Modifiche in attesa entrano nell'Hangar; se è pieno si rinuncia a una.
rule-V-SHIP-HANGAR-5 = Un Lander danneggiato si può riparare pagandone il costo.
rule-V-SHIP-HANGAR-6 = Una riparazione costa 2 Scoperte Raccolte di qualsiasi tipo.
rule-V-SHIP-HANGAR-7 = Scegliete un Lander non danneggiato.
rule-V-SHIP-HANGAR-8 = Le Modifiche vanno negli spazi del loro tipo, una per spazio.
rule-V-SHIP-LAB-1 = I Progetti di Ricerca in attesa occupano gli spazi vuoti del Laboratorio.
rule-V-SHIP-LAB-2 = Un Progetto di Ricerca si completa pagandone il costo in Scoperte.
rule-V-SHIP-LAB-3 = Progetti con la stessa parola chiave si possono completare in una visita.
rule-V-SHIP-LAB-4 = I progetti si pagano con Scoperte Raccolte, che tornano nei loro mazzi.
rule-V-SHIP-LAB-7 = I progetti completati si girano, si leggono in qualsiasi ordine ed escono dal gioco.
rule-V-SHIP-LAB-8 = Lavoro di Laboratorio: chi ha le icone di uno spazio ne completa anche il progetto, pagandone il costo.
rule-V-SHIP-LAUNCH-13 = Se un colore ha più dadi che spazi, chi gioca decide quali restano.
rule-V-SHIP-LAUNCH-14 = Ogni giocatore compone e mescola un mazzo Reparto.
rule-V-SHIP-LAUNCH-15 = Ognuno comincia con le Cariche stampate sulla carta.
rule-V-SHIP-LAUNCH-16 = Ognuno può prendere un'Attrezzatura Piccola dall'Inventario.
rule-V-SHIP-LAUNCH-17 = Il Lander contiene un certo numero di Attrezzature Personali e per la Missione.
rule-V-SHIP-LAUNCH-20 = Le Provviste cominciano dal valore del Lander.
rule-V-SHIP-LAUNCH-6 = Con troppo poche persone ogni Reparto può prendere una Recluta a caso; si segna una casella di un'Annotazione.
rule-V-SHIP-LAUNCH-7 = Dalla seconda volta ogni Reparto perde anche un dado.
rule-V-SHIP-LAUNCH-9 = Quando si segna l'ultima di quelle caselle la campagna è persa.
rule-V-SHIP-LEAVE-3 = Le carte PDI e Minaccia con l'icona «Non salvare» lasciano il pianeta con voi.
rule-V-SHIP-LEAVE-6 = Quando si lascia il pianeta tutti gli Indizi tornano nel sacchetto.
rule-V-SHIP-LEAVE-8 = Lasciando il pianeta, gettoni, segnalini e dadi tornano nella scatola.
rule-V-SHIP-MEDBAY-1 = I Potenziamenti dell'Infermeria in attesa si installano.
rule-V-SHIP-MEDBAY-11 = Se tutti i lettini di un tipo sono occupati, si usa un lettino libero del tipo più grave che viene subito dopo.
rule-V-SHIP-MEDBAY-12 = Se non è libero nessun lettino altrettanto grave o più grave, il paziente muore.
rule-V-SHIP-MEDBAY-13 = In Infermeria le carte Ferita tornano nel mazzo.
rule-V-SHIP-MEDBAY-14 = Chi è in un lettino Critico fa una Prova di Sopravvivenza coi dadi Ferita.
rule-V-SHIP-MEDBAY-18 = Il gruppo decide in che ordine si ricoverano i feriti.
rule-V-SHIP-MEDBAY-21 = Un lettino più avanti significa qualsiasi lettino vuoto del tipo meno grave successivo.
rule-V-SHIP-MEDBAY-3 = Chi è in Infermeria avanza di un lettino a destra; da un lettino Leggero torna disponibile.
rule-V-SHIP-MEDBAY-6 = Ogni Terapeuta fa avanzare un paziente di un lettino.
rule-V-SHIP-MEDBAY-9 = Chi ha 1, 2 o 3 Ferite va in un lettino Leggero, Moderato o Critico.
rule-V-SHIP-MEMORIAL-1 = I morti ricevono il primo spazio libero del loro Reparto sul Muro della Memoria.
rule-V-SHIP-MEMORIAL-4 = Uno spazio riempito del Muro della Memoria dà il suo bonus.
rule-V-SHIP-MORALE-1 = Il Morale è Alto, Medio, Basso o Molto basso.
rule-V-SHIP-MORALE-2 = Il Morale sale e scende di un livello.
rule-V-SHIP-MORALE-4 = Se il Morale non può più scendere, ogni Reparto restituisce invece un dado.
rule-V-SHIP-PROD-1 = I Progetti di Produzione in attesa diventano pronti, finché ci sono spazi vuoti.
rule-V-SHIP-PROD-2 = I Potenziamenti della produzione in attesa si installano.
rule-V-SHIP-PROD-3 = A ogni visita ogni progetto avanza di una Fase; oltre la Fase 3 è completo.
rule-V-SHIP-PROD-6 = I progetti cominciano dalla Fase stampata su di essi.
rule-V-SHIP-PROD-7 = Se quello spazio è occupato, un progetto può cominciare più a sinistra.
rule-V-SHIP-PROD-9 = Potenzia: chi ha le icone di un progetto lo fa avanzare di una Fase.
rule-V-SHIP-SAVE-1 = Il Punto di Salvataggio è il posto migliore per fermarsi, ma non è obbligatorio.
rule-V-SHIP-SAVE-3 = Una nuova Scheda del Registro Planetario sostituisce quella vecchia dello stesso pianeta.
rule-V-SHIP-SITROOM-1 = Una visita alla Sala Operativa risolve una Situazione: fate ciò che dice «quando viene risolta».
rule-V-SHIP-SITROOM-3 = I Supervisori con le icone di una Situazione la risolvono a loro volta.
rule-V-SHIP-SITROOM-4 = Una Situazione risolta esce dal gioco, se non dice altrimenti.
rule-V-SHIP-STARMAP-1 = La Mappa Stellare è aperta alla pagina del Sistema attuale.
rule-V-SHIP-STARMAP-10 = Senza una carta Atterraggio nello Scanner la nave è alla deriva.
rule-V-SHIP-STARMAP-11 = L'Energia rivela la carta Atterraggio una parte dopo l'altra, fin dove volete.
rule-V-SHIP-STARMAP-12 = Ogni Membro dell'Equipaggio in Missione Esplorativa fa costare la parte successiva 1 in meno.
rule-V-SHIP-STARMAP-16 = Alla deriva il Morale scende, un gettone Penalità attende al prossimo Ponte di Comando e si va al Punto di Salvataggio.
rule-V-SHIP-STARMAP-2 = Volate e visitate in qualsiasi ordine, finché potete pagare.
rule-V-SHIP-STARMAP-3 = Un volo verso un altro Sistema costa l'Energia indicata, e se ne legge l'Annotazione.
rule-V-SHIP-STARMAP-4 = Rotte e destinazioni pericolose richiedono un certo Potenziamento del Ponte di Comando.
rule-V-SHIP-STARMAP-5 = Una visita costa l'Energia della destinazione; fate ciò che dice.
rule-V-SHIP-STARMAP-7 = Dove la carta Atterraggio è uscita dal gioco non si può atterrare.
rule-V-SHIP-STARMAP-9 = I sistemi e i pianeti visitati si annotano.
rule-V-SHIP-UNLOAD-3 = Una fila completa di Scoperte Eccezionali dà il Potenziamento del Ponte di Comando lì accanto.
rule-V-SHIP-UNLOAD-4 = Quando si scaricano le Scoperte, i loro effetti avvengono in qualsiasi ordine, e vanno tra le Scoperte Raccolte.
rule-V-SHIP-UNLOAD-5 = Una Scoperta scartata dal proprio effetto va in fondo al suo mazzo.
rule-V-SPECIAL-01 = Si può svolgere una sola Azione Speciale per turno.
rule-V-SPECIAL-02 = Le Azioni Speciali vengono dal tuo Settore, dal suo PDI, da una Minaccia lì presente e, da ovunque, dalla Condizione Generale, dalle Missioni, dalle Modifiche al Lander e dalla carta Grado Superiore.
rule-V-SPECIAL-03 = Solo la carta PDI in cima a un Settore è visibile.
rule-V-SPECIAL-04 = Un'Azione Speciale con l'icona Tiro è un Tiro; ogni altra semplicemente accade.
rule-V-SPECIAL-06 = Un'Azione «in qualsiasi Settore» si può svolgere ovunque ci si trovi.
rule-V-SPECIAL-07 = Un'Azione Speciale il cui requisito non è soddisfatto non si può scegliere.
rule-V-SPECIAL-08 = Se un Tiro richiede Assistenza, un altro Membro dell'Equipaggio deve dare un dado; una carta sola non basta.
rule-V-SPEND-01 = Spendere un dado è spostare un dado Disponibile del colore indicato nella Riserva dei dadi Spesi.
rule-V-SPEND-02 = Per ogni dado che si deve e non si può Spendere se ne Sacrifica uno.
rule-V-SPEND-05 = Ci si può prima Affaticare e poi Spendere un dado Ricaricato.
rule-V-SPEND-07 = Prima che una Spesa diventi un Sacrificio ci si può Affaticare.
rule-V-TERM-01 = I Reparti sono quattro: Ingegneria, Ricognizione, Scienza e Sicurezza.
rule-V-TERM-03 = Il giocatore del Reparto è chi controlla quel Reparto.
rule-V-TERM-04 = Un Membro dell'Equipaggio è una carta nella Cartellina di Grado del Reparto in cui serve.
rule-V-TERM-06 = Un Membro dell'Equipaggio ha Grado 1, 2 o 3.
rule-V-TERM-07 = La Squadra di Sbarco è formata dai Membri dell'Equipaggio che partecipano a questa Esplorazione.
rule-V-TERM-12 = Il Compartimento del Reparto conserva i dadi e le carte del Reparto che non sono in uso.
rule-V-TERM-14 = I dadi Disponibili sono i dadi Reparto negli slot colorati della plancia Equipaggio.
rule-V-TERM-16 = La Riserva del Tiro è ciò che è stato tirato in questo Tiro e non è ancora Speso.
rule-V-TERM-17 = Le Riserve del Tiro di tutti i partecipanti contano come una sola.
rule-V-TERM-18 = Un dado Reparto è sempre in un posto solo.
rule-V-TERM-20 = Un Settore è una zona numerata del pianeta che può avere un rimando a un'Annotazione, un Punto di Interesse o nulla.
rule-V-TERM-21 = Un Percorso unisce due Settori, porta delle icone e ha una freccia per ogni direzione consentita.
rule-V-TERM-22 = Un Settore Collegato è l'altro capo di un Percorso che parte dal tuo Settore.
rule-V-TERM-23 = Il Settore del Lander è il Settore in cui si trova il Lander.
rule-V-TERM-24 = Un Punto di Interesse può dare Biomi e Azioni Speciali al suo Settore.
rule-V-TERM-28 = Le Provviste sono comuni a tutta la Squadra di Sbarco.
rule-V-TERM-29 = Le Provviste non superano mai lo spazio più alto del loro contatore.
rule-V-TERM-30 = Una carta ottenuta per la nave attende nella Busta «In attesa...» finché non si arriva alla sua pagina.
rule-V-TERM-32 = Livello di Tecnologia e Morale valgono per tutta la nave.
rule-V-TERM-33 = Muoversi è cambiare Settore per un effetto, il Viaggio è l'Azione, e collocare mette qualcuno in un Settore senza movimento.
rule-V-TERM-34 = I gettoni Successo comprano nuovi dadi Reparto e contano per le promozioni.
rule-V-TERM-37 = Un pianeta ha anche le sue Missioni, la sua Condizione Generale, le sue Scoperte Eccezionali e le Annotazioni per Decollo ed Evacuazione.
rule-V-THREAT-01 = Una Minaccia ha una carta accanto alla plancia e uno o più segnalini sulla plancia.
rule-V-THREAT-02 = Il contatore del Tempo di una Minaccia la guida: ogni spazio ha i suoi effetti.
rule-V-THREAT-03 = Ciò che fa una Minaccia è sulla sua carta e si esegue da sinistra a destra.
rule-V-THREAT-04 = Chi è nel Settore di una Minaccia può svolgerne l'Azione Speciale.
rule-V-THREAT-05 = Se i segnalini sono più d'uno, solo il principale è la Minaccia.
rule-V-THREAT-06 = Le Minacce ignorano l'icona «Nessun movimento».
rule-V-THREAT-07 = Le Minacce si muovono solo in Settori Collegati, salvo che la carta dica altro.
rule-V-THREAT-08 = Le Minacce ignorano tutte le icone dei Percorsi.
rule-V-THREAT-09 = Una Minaccia segue la via più breve; tra vie uguali il prossimo Settore è casuale.
rule-V-THREAT-10 = Una Minaccia che è già nel Settore del bersaglio non si muove.
rule-V-THREAT-12 = Resettare una Minaccia è toglierne il gettone Tempo.
rule-V-THREAT-13 = Una Minaccia rimossa se ne va con la carta, i segnalini e i gettoni.
rule-V-TIME-02 = Il primo avanzamento mette un gettone Tempo sullo spazio più a sinistra.
rule-V-TIME-03 = Ogni altro avanzamento sposta il gettone Tempo di uno spazio a destra.
rule-V-TIME-04 = Quando il gettone Tempo raggiunge l'ultimo spazio, l'effetto avviene subito.
rule-V-TIME-05 = Su una Minaccia ogni spazio in cui entra il gettone Tempo ha un effetto.
rule-V-TIME-06 = Una riduzione riporta indietro il gettone Tempo di uno spazio, e dal primo lo toglie.
rule-V-TIME-07 = «Tutti i contatori del Tempo» sono quelli della Condizione Generale, delle Minacce, delle Missioni, dei PDI e ogni altro in gioco.
rule-V-TIME-08 = Più contatori del Tempo si risolvono in qualsiasi ordine.
rule-V-TIME-09 = Un gettone Tempo sull'ultimo spazio vi resta e l'effetto non si ripete.
rule-V-TIME-11 = I contatori del Tempo su carte coperte non sono in gioco.
rule-V-TIME-12 = Un gettone Tempo che torna indietro non causa nulla.
rule-V-TRAVEL-01 = Non si può fare un Viaggio finché nel proprio Settore c'è l'icona «Nessun movimento».
rule-V-TRAVEL-02 = Per il Viaggio si sceglie un Percorso che parte dal proprio Settore.
rule-V-TRAVEL-03 = Un Percorso a senso unico si usa solo nella direzione della freccia.
rule-V-TRAVEL-04 = Si risolve ogni icona del Percorso.
rule-V-TRAVEL-05 = Le icone del Percorso si risolvono a partire dal proprio Settore, un'icona Viaggio sempre per ultima.
rule-V-TRAVEL-06 = Con un'icona Viaggio è la voce Viaggio della Condizione Generale a decidere se si arriva.
rule-V-TRAVEL-07 = Se la voce Viaggio ti muove in un Settore Collegato, è l'altro capo del tuo Percorso.
rule-V-TRAVEL-08 = Se la voce Viaggio non ti muove, resti dove sei e l'Azione è consumata.
rule-V-TRAVEL-09 = Su un Percorso senza icona Viaggio si arriva dopo averne risolto le icone.
rule-V-TRAVEL-10 = Si cambia Settore solo dopo l'ultima icona del Percorso; fino ad allora può prestare Assistenza chi è nel vecchio Settore.
rule-V-TRAVEL-12 = Chi entra in un Settore con un rimando a un'Annotazione la legge subito.
rule-V-TRAVEL-13 = L'Annotazione si legge comunque si sia entrati; «tu» è il Membro dell'Equipaggio che è arrivato.
rule-V-TRAVEL-14 = Un rimando coperto da una carta PDI non si legge.
rule-V-TRAVEL-15 = Un'icona dado su un Percorso: Spendi un dado di quel tipo.
rule-V-TRAVEL-16 = Un'icona Pericolo su un Percorso: tira e applica la tabella; si arriva qualunque sia il risultato.
rule-V-TURN-02 = Prima del round 1 il giocatore di Ricognizione dà il gettone Inizio a un Membro dell'Equipaggio qualsiasi.
rule-V-TURN-03 = Prima di ogni round successivo chi ha il gettone Inizio lo passa a un Membro dell'Equipaggio qualsiasi o lo tiene.
rule-V-TURN-04 = In un round ogni Membro dell'Equipaggio ha un turno, in senso orario dal gettone Inizio.
rule-V-TURN-05 = L'ordine orario è quello delle plance Equipaggio e non cambia durante l'Esplorazione.
rule-V-TURN-06 = Un turno ha due fasi: Azioni, poi Fine del Turno.
rule-V-TURN-07 = In un turno si svolgono due Azioni, e si finisce la prima prima di scegliere la seconda.
rule-V-TURN-08 = Le Azioni sono Azione Speciale, Viaggio, Preparazione, Riposo e Decollo.
rule-V-TURN-10 = Entrambe le Azioni sono obbligatorie; la Preparazione è sempre possibile.
rule-V-TURN-12 = Ciò che conta come Azione consuma una delle due e si può usare solo quando se ne potrebbe svolgere una.
rule-V-TURN-13 = Alla fine del turno si gira il gettone Turno su «Turno Concluso».
rule-V-TURN-14 = Alla fine del turno si pesca e si risolve un Evento.
rule-V-TURN-15 = Quando tutti hanno avuto il turno il round finisce e i gettoni Turno si rigirano.
rule-V-TURN-16 = I round si susseguono finché l'Esplorazione non finisce.
rule-V-TURN-17 = Se un effetto conclude il tuo turno, le Azioni rimaste sono perse e segue la Fine del Turno.
rule-V-TUT-01 = Il Tutorial si prepara in un ordine dato, con un'Annotazione dopo ogni parte.
rule-V-TUT-02 = I quattro Membri dell'Equipaggio del Tutorial sono fissi, uno per Reparto.
rule-V-TUT-03 = Nel Tutorial il Membro dell'Equipaggio di Scienza deve essere nella Squadra di Sbarco.
rule-V-TUT-07 = Nel Tutorial ogni mazzo ha 3 carte in un ordine dato.
rule-V-TUT-14 = Nel Tutorial i Membri dell'Equipaggio partono a turno nei Settori 1 e 2, la Scienza nel Settore 1.
rule-V-TUT-16 = Si legge la prima Missione: ritrovarsi nel Settore 4.
rule-V-TUT-20 = Sul pianeta iniziale le Provviste sono illimitate e il Riposo non costa nulla.
rule-V-TUT-21 = Nel Tutorial non si pescano Eventi finché non è rivelata la seconda Missione.
rule-V-TUT-22 = Sul pianeta iniziale l'unica Ferita è «Niente di Grave»; ogni altra si ignora.
rule-V-TUT-23 = Sul pianeta iniziale nessuno ha più di 1 Ferita.
rule-V-TUT-27 = Sul pianeta iniziale non ci sono Cariche né Abilità; le Capacità di Conversione funzionano.
rule-V-TUT-36 = Sul pianeta iniziale chi ha 3 dadi Reparto o meno non può Affaticarsi, e un Sacrificio allora non fa nulla.
rule-V-TUT-40 = Il primo Membro dell'Equipaggio comincia con l'Azione Speciale del Settore 1.
rule-V-TUT-41 = Il primo Tiro usa un dado Base rosso e uno blu, e nessuno presta Assistenza.
rule-V-TUT-43 = Il primo tiro si corregge con una carta: il dado rosso è Speso, quello blu si gira su Scintilla.
rule-V-TUT-44 = La Scintilla soddisfa la riga verde del primo Tiro.
rule-V-TUT-45 = Poi il primo Membro dell'Equipaggio fa un Viaggio al Settore 5 e lungo la via tira un dado Pericolo.
rule-V-TUT-46 = Il primo turno guidato finisce con un'Annotazione e senza Evento.
rule-V-TUT-50 = Il secondo Membro dell'Equipaggio usa tutti i dadi per l'Azione Speciale del Settore 2, e nessuno presta Assistenza.
rule-V-TUT-51 = Nella seconda lezione un tiro con 3 o più Incidenti si ripete.
rule-V-TUT-55 = Poi il secondo Membro dell'Equipaggio fa un Riposo.
rule-V-TUT-60 = Il terzo Membro dell'Equipaggio comincia con l'Azione Speciale della nuova carta nel Settore 1.
rule-V-TUT-61 = Poi il terzo Membro dell'Equipaggio fa un Viaggio al Settore 5 e sceglie come pagare.
rule-V-TUT-62 = Il quarto Membro dell'Equipaggio fa un Viaggio al Settore 4, o prima libera la via.
rule-V-TUT-64 = Poi il quarto Membro dell'Equipaggio fa una Preparazione e pesca soltanto una carta.
rule-V-TUT-65 = Dopo il round guidato si legge un'Annotazione, e tutti sono liberi.
rule-V-TUT-70 = Dopo il round guidato tutti sono liberi; le regole del pianeta iniziale restano.
rule-V-TUT-72 = Da questa Annotazione in poi si pescano Eventi alla fine di ogni turno.
rule-V-TUT-83 = Chi ha completato la carta Grado Superiore sul pianeta iniziale sale al Grado 2.
rule-V-TUT-86 = Dopo il Tutorial 5 gettoni Successo comprano a ogni Reparto un dado Jolly.
rule-V-UNIQ-02 = Le Scoperte Eccezionali stanno coperte sul pianeta in un ordine dato.
rule-V-UNIQ-03 = Una Scoperta Eccezionale con un numero è proprio quella carta; senza, è la prima sul pianeta.
rule-V-UNIQ-04 = Una Scoperta Eccezionale guadagnata si scopre e si mette sul Lander.
rule-V-UNIQ-05 = Se una Scoperta Eccezionale non c'è più, si fa ciò che dice il suo spazio.
rule-V-UNIQ-08 = Le Scoperte Eccezionali dal numero 33 in poi si consumano sul pianeta e non si conservano.

## Lezioni del round guidato
lesson-1-act-2 = Lezione. Il portello è bloccato e «Nessun movimento» trattiene tutti in questo Settore. Sul luogo in cui ti trovi è scritta un'Azione Speciale: eseguila.
lesson-1-check-dice = Lezione. Comincia un Tiro. Prendi in mano un dado Base rosso e uno blu, poi da' il via. Più dadi danno più possibilità, ma i dadi tirati sono Spesi.
lesson-1-check-changes = Lezione. Un Incidente e un'icona Base: non basta. Le carte possono cambiare il tiro. Gioca quella che ti viene offerta: rinuncia al dado rosso e gira quello blu su Scintilla, che vale qualsiasi icona.
lesson-1-act-1 = Lezione. La via è libera. Viaggia lungo il Percorso: la sua icona dice che il costo è scritto sulla Condizione Generale. Prendi la via con il dado Pericolo; arrivi comunque.
lesson-2-act-2 = Lezione. Questo luogo ha contatori al posto delle righe. Esegui la sua Azione Speciale.
lesson-2-check-dice = Lezione. Gli Incidenti spingono il contatore rosso, tutto il resto quello verde. A ciascuno ne servono quattro. Prendi tutti i tuoi dadi: qui nessuno può aiutarti.
lesson-2-act-1 = Lezione. I tuoi dadi sono Spesi. Riposa: torna fino a metà di tutti i tuoi dadi, e peschi una carta.
lesson-3-act-2 = Lezione. Dov'era il portello si apre un nuovo luogo. Esegui la sua Azione Speciale con i dadi che vuoi.
lesson-3-act-1 = Lezione. Segui gli altri lungo il Percorso. Stavolta scegli tu come pagare.
lesson-4-act-2 = Lezione. Se la via è libera, Viaggia alla Stanza del Guardiano: questo Percorso costa un dado. Se no, finisci ciò che gli altri hanno cominciato.
lesson-4-act-1 = Lezione. La Preparazione dà una carta, un Tiro o entrambi. Pesca una carta.
lesson-4-prepare = Lezione. Stavolta solo la carta.
lesson-free = Il round guidato è finito: da adesso decidi tu. All'inizio di ogni round si passa il gettone Inizio; chi lo riceve ha il primo turno.

## A bordo

page-docking = Attracco
page-debriefing = Rapporto
page-unloading = Scarico
page-medbay = Infermeria
page-memorial = Muro della Memoria
page-save-point = Punto di Salvataggio
page-bridge = Ponte di Comando
page-starmap = Mappa Stellare
page-facilities = Strutture della Nave
page-laboratory = Laboratorio di Ricerca
page-production = Complesso di Produzione
page-barracks = Caserma
page-situation-room = Sala Operativa
page-addon = Struttura Aggiuntiva
page-hangar = Hangar
page-launch = Lancio della Missione
facility-laboratory = Laboratorio di Ricerca
facility-production = Complesso di Produzione
facility-barracks = Caserma
facility-situation-room = Sala Operativa
facility-addon = Struttura Aggiuntiva
place-light = un lettino Leggero
place-moderate = un lettino Moderato
place-critical = un lettino Critico
place-available = Disponibile
place-dead = il Muro della Memoria
task-instructor = Istruttore
task-therapist = Terapeuta
task-scout = Missione Esplorativa
task-lab-work = Lavoro di Laboratorio
task-assembly = Assemblaggio
task-training = addestrare Reclute
task-supervisor = Supervisore
task-rest = riposo
task-cot = un lettino in Infermeria
kind-personal = Personale
kind-mission = per la Missione
keyword-lamp = Lampada
keyword-voice = Voce
keyword-life = Vita
keyword-matter = Materia
keyword-hearth = Focolare
prompt-trade-dice = Ogni Reparto possiede { $price ->
        [one] 1 dado, quindi uno nuovo per ciascuno costa 1 Successo
       *[other] { $price } dadi, quindi uno nuovo per ciascuno costa { $price } Successi
    }; venderne uno di ciascuno ne rende { $sale }. La riserva ne ha { $success }. Che cosa fate?
prompt-instructor = I dadi costano { $price ->
        [one] 1 Successo
       *[other] { $price } Successi
    }. Qualcuno insegna, perché costino meno?
prompt-buy-die = Quale dado riceve il Reparto { $section }? («view dadi» ne mostra le facce.)
prompt-return-die = Quale dado restituisce alla scatola il Reparto { $section }?
prompt-unload = Quale ritrovamento si scarica adesso?
prompt-therapy = Chi avanza di un lettino?
prompt-therapist = Chi si occupa di { $who }?
prompt-admit = Quale ricovero viene per primo?
prompt-relief = A chi si contano meno Ferite in Infermeria?
prompt-skip-survival = { $who } è in un lettino Critico. Resta lì un giro in più invece della Prova di Sopravvivenza?
prompt-save-point = Un buon punto per fermarsi: tutto è salvato. Come continuate?
prompt-players = In quanti giocate d'ora in poi?
prompt-second-section = Resta il Reparto { $section }. Chi di voi guida anche questo?
prompt-secondary = Quale Obiettivo Secondario prendete?
prompt-situation = Quale Situazione colpisce per prima?
prompt-situation-effect = La Situazione «{ $card }» non è stata risolta. Che cosa accettate?
prompt-starmap = { $system }, Energia { $energy }. Dove andate?
prompt-scan = { $landing }, prossima parte: { $part }. La scansionate?
prompt-assign = Chi se ne occupa ({ $task }), e poi riposa?
prompt-assign-section = Quale Reparto se ne occupa ({ $task })?
prompt-facility = { $command ->
        [one] Un gettone Comando
       *[other] { $command } gettoni Comando
    }. Quale struttura visitate?
prompt-addon = Quale carta della Struttura Aggiuntiva usate?
prompt-project = Quale progetto completate?
prompt-resolve = Quale progetto si legge per primo?
prompt-lab-work = Lavoro di Laboratorio: quale progetto completate?
prompt-pay-discovery = Con quale Scoperta pagate ({ $find }, { $rarity })?
prompt-install = Non c'è posto per tutte. Quale carta si installa?
prompt-slot = Vanno nello stesso spazio del Ponte di Comando. Quale si mette per prima? L'altra ne prende il posto.
prompt-completed = Più progetti sono completati. Quale viene per primo?
prompt-start-project = Quale progetto avviate?
prompt-stage = Dove comincia «{ $card }»?
prompt-boost = Quale progetto potenziate?
prompt-reorganise = Qualcuno cambia Reparto o lascia il servizio?
prompt-train = Chi addestra chi?
prompt-draft-order = Ci sono queste Reclute: { $recruits }. Quale Reparto sceglie adesso?
prompt-draft = Quale Recluta prende il Reparto { $section }?
prompt-make-room = Nessuna Cartellina di Grado è libera. Chi lascia il servizio?
prompt-solve = Quale Situazione risolvete?
prompt-give-up-lander = L'hangar è pieno. A quale Lander rinunciate?
prompt-give-up-mod = Tutti gli spazi sono occupati. A quale Modifica rinunciate?
prompt-repair = Riparare { $lander }?
prompt-lander = Quale Lander prendete?
prompt-fit-mod = Quale Modifica montate?
prompt-emergency = Non ci sono abbastanza persone. Il Reparto { $section } prende una Recluta a caso?
prompt-small-gear = Quale Attrezzatura Piccola prende { $who }?
prompt-load = Attrezzatura ({ $kind }): posto per { $count }. Che cosa prendete?
prompt-equipment = Prendete l'Attrezzatura dell'ultima volta? { $gears }
prompt-divide = Ognuno porta le stesse cose dell'ultima volta? { $gears }
prompt-which-crewmember = Chi è?
prompt-recruit-for = { $who } vuole prestare servizio. In quale Reparto?
option-trade-buy = Comprare un dado per ogni Reparto
option-trade-sell = Vendere un dado di ogni Reparto
option-trade-done = Basta così
option-crewmember = { $who }
option-no-instructor = Nessuno insegna
option-patient = { $who }
option-no-therapy = Nessuno
option-skip-check = Tenere nel lettino
option-make-check = Fare la Prova
option-straight-on = Andare subito al Ponte di Comando
option-put-away = Registrare il pianeta e liberare il tavolo
about-put-away = la partita prosegue comunque, ma il pianeta si registra ora e non al prossimo lancio
option-share-sections = Ridistribuire i Reparti
option-change-players = Più o meno giocatori
about-change-players = i Reparti vengono poi ridistribuiti
option-player = { $seat }
option-players = { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
option-switch-deadly = Attivare o disattivare lo Spazio Mortale
about-switch-deadly = nello Spazio Mortale la quarta Ferita uccide
option-shipcard = { $card }
option-no-secondary = Nessuno per ora
option-situation-choice = { $choice }
option-fly = Rotta per { $system } (Energia { $energy })
option-visit = Visita: { $destination } (Energia { $energy })
option-stop-flying = Restare qui: alla deriva
about-stop-flying = nessuno sbarco: il Morale scende, un gettone Penalità attende il prossimo Ponte di Comando, e la visita finisce al Punto di Salvataggio
option-scan = Scansionare (Energia { $energy })
about-scan = al posto dell'Energia, alcuni Membri dell'Equipaggio possono andare in Missione Esplorativa; poi riposano
option-no-scan = Continuare senza
option-facility = { $facility }
option-leave-facilities = Basta visite
option-no-project = Nessun progetto
option-stage = Coda { $queue }, Fase { $stage }
option-no-boost = Nessun Potenzia
option-no-change = Nessun cambiamento
option-transfer = { $who } passa al Reparto { $section }, perdendo un Grado
option-dismiss = Congedare { $who }
option-train = { $who } addestra { $pupil }
option-no-training = Nessun addestramento
option-no-recruit = Nessuno
option-take-recruit = Prenderne una
option-no-situation = Nessuna
option-lander = { $lander }
option-repair = Riparare
option-no-repair = Lasciare stare
option-no-mod = Basta Modifiche
option-no-gear = Nient'altro
option-as-last-time = Come l'ultima volta
option-choose-anew = Scegliere di nuovo
event-page-opened = — { $page } —
event-mission-failed = Missione fallita: { $planet }.
event-success-pooled = La Riserva dei Successi contiene { $count }.
event-morale-changed = Ora il Morale è { $level }.
event-morale-at-its-lowest = Il Morale è { $level } e non può scendere oltre: ogni Reparto restituisce invece un dado.
event-die-returned = Il Reparto { $section } restituisce: { $die }.
event-assigned = { $who } ha un incarico: { $task }.
event-discovery-paid = Pagata: { $card }.
event-discovery-gathered = Raccolta: { $card }.
event-find-unloaded = Si scarica: { $card }.
event-card-gained = «{ $card }» attende nella Busta «In attesa...».
event-equipment-unlocked = Nuovo nell'Inventario: { $gear }.
event-card-installed = Carta installata: { $card }.
event-card-returned = «{ $card }» torna tra le carte Ponte di Comando.
event-patient-moved = { $who }: { $place }.
event-survival-checked = Prova di Sopravvivenza per { $who }: { $symbols }. { $fatal ->
        [yes] { $who } muore.
       *[no] { $who } vive.
    }
event-buried = { $who } ha un posto sul Muro della Memoria.
event-objective-reached = Obiettivo raggiunto: { $card }.
event-pools-filled = Comando { $command } (strutture, 1 ciascuna) ed Energia { $energy } (voli, visite, scansioni) per questo giro.
event-situation-revealed = Situazione: { $card }.
event-situation-effect = La Situazione «{ $card }» presenta il conto.
event-situation-solved = Situazione risolta: { $card }.
event-ship-flown = La nave arriva nel Sistema { $system }.
event-destination-visited = Visita: { $destination }.
event-landing-scanned = Scansione di «{ $landing }»: { $part }.
event-ship-adrift = La nave è alla deriva.
event-facility-visited = { $facility }: si spende un gettone Comando.
event-project-moved = Progetto «{ $card }»: Fase { $stage }.
event-project-completed = Progetto completato: { $card }.
event-crew-transferred = { $who } passa al Reparto { $section }, Grado { $rank }.
event-crew-dismissed = { $who } lascia il Reparto { $section }.
event-lander-chosen = Lander scelto: { $lander }.
event-lander-repaired = Lander riparato: { $lander }.
event-mod-fitted = Modifica montata: { $mod }.
event-players-changed = { $count ->
        [one] D'ora in poi un solo giocatore guida tutti i Reparti.
       *[other] D'ora in poi i giocatori sono { $count }.
    }
why-not-open = La via non è ancora aperta: prima deve succedere qualcosa.
why-not-open-until = La via non è ancora aperta: prima va raggiunto l'Obiettivo «{ $objective }».
why-not-open-any-more = La via non è più aperta.
why-not-hull = È pericoloso: serve un Potenziamento del Ponte di Comando.
why-not-energy = Non c'è abbastanza Energia.
why-not-command = Non c'è abbastanza Comando.
why-not-success = Non ci sono abbastanza Successi.
why-not-landing = Là non si può più atterrare.
why-not-last = L'ultimo Membro dell'Equipaggio Disponibile di un Reparto resta.
prompt-foresee = Sta arrivando la Situazione «{ $card }». La lasciate arrivare o la mettete sotto le altre?
option-leave-on-top = Lasciarla arrivare
option-put-under = Metterla sotto
option-transfer-freely = { $who } passa al Reparto { $section }

## Aboard: pages, cards, forecast, chronicle

page-chronicle = Cronaca
page-forecast = Previsione
page-previously = In precedenza
page-people = Schede dell'equipaggio
place-resting = a riposo
place-away = sul pianeta
lane-light = lettino Leggero
lane-moderate = lettino Moderato
lane-critical = lettino Critico
lane-hurt = torna con Ferite
icon-any = chiunque
part-1 = Biomi e icone frequenti
part-2 = il pericolo dell'Atterraggio
part-3 = note sui pericoli
about-facility-laboratory = completare Progetti di Ricerca con Scoperte Raccolte; Lavoro di Laboratorio con le icone giuste
about-facility-production = i progetti avanzano di una Fase, altri cominciano, altri si potenziano
about-facility-barracks = cambiare Reparto, addestrare e prendere Reclute
about-facility-situation-room = risolvere una Situazione, e altre con i Supervisori
about-facility-addon = costruire ciò che è arrivato e usare una delle carte
ship-goal = Raggiunto se { $goal }.
ship-goal-or = { $first }; oppure se { $second }
ship-more-command = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    } Comando in più a ogni Ponte di Comando.
ship-more-energy = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    } Energia in più a ogni Ponte di Comando.
ship-at-bridge = A ogni Ponte di Comando – { $effect }
ship-flown = Dopo ogni volo – { $effect }
ship-tech = Livello di Tecnologia { $level }: { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    } Energia a ogni Ponte di Comando.
ship-solved = Quando viene risolta (Supervisori: { $icons }) – { $effect }
ship-cost = Costo – { $effect }
ship-research = Parola chiave «{ $keyword }». Costa: { $price }.
ship-price = { $count } × { $find }
ship-price-rare = { $count } × { $find } (Scoperta { $rarity ->
        [rarissima] rarissima
       *[other] { $rarity } o migliore
    })
ship-price-none = niente
ship-production = Comincia alla Fase { $stage }. Potenzia: { $icons }.
ship-icons-none = nessuno
ship-addon-only = Se { $test } – { $effect }
ship-landing = Un luogo in cui atterrare: { $planet }.
ship-lander = Armatura { $armor }, Sensori { $sensors }, Agilità { $agility }; Provviste { $supplies }; Attrezzatura Personale { $personal }, Attrezzatura per la Missione { $mission }, Scoperte { $discoveries }; Modifiche strutturali { $structural }, funzionali { $utility }.
ship-mate = { $section }, Grado { $rank }, { $icon }
panel-aboard = A bordo: { $page }
panel-page = { $page }
panel-pages = Pagine da consultare: { $pages }
panel-empty = Qui non c'è ancora nulla
panel-pools = Comando { $command }, Energia { $energy }, Riserva dei Successi { $success }
panel-course = Sistema { $system }, Morale { $level }
panel-penalty = Il gettone Penalità è nella riserva del Comando
panel-objective = Obiettivo «{ $objective }»: { $about-shipcard }
panel-secondary = Obiettivo Secondario «{ $objective }»: { $about-shipcard }
panel-offered = Disponibile, { $objective }: { $about-shipcard }
panel-shipcard = { $shipcard }: { $about-shipcard }
panel-awaiting = Nella Busta «In attesa...»: { $shipcards }
panel-strikes = { $shipcard }, se non viene risolta: { $choice }. { $about-situation-choice }
panel-strikes-closed = { $shipcard }, ora non potreste pagarlo: { $choice }. { $about-situation-choice }
panel-possible = Situazioni Possibili: { $count }
panel-system = { $system }: { $about-fly }
panel-fly = Verso { $system }: Energia { $energy }
panel-fly-closed = Verso { $system }: Energia { $energy }. { $why }
panel-fly-until = Verso { $system }: Energia { $energy }. { why-not-open-until }
panel-visit = Visita a «{ $destination }»: Energia { $energy }
panel-visit-closed = Visita a «{ $destination }»: Energia { $energy }. { $why }
panel-visit-until = Visita a «{ $destination }»: Energia { $energy }. { why-not-open-until }
panel-scanner = Nello Scanner Planetario: { $landing } ({ $number }), parti scansionate { $scanned } su { $parts }
panel-scanned-ground = { $landing }: Biomi { $biomes }; icone frequenti { $frequent }
panel-scanned-hazard = { $landing }: per l'Atterraggio serve { $stat }
panel-scanned-notes = { $landing }: { $text }
panel-section = { $section }, { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }: { $dice }
panel-mate = { $who }, Grado { $rank }, { $icon }: { $place }
panel-person = { $who }. { $about-crew-card }
panel-recruits = Reclute: { $count }. Un nuovo dado per ogni Reparto costa { $price ->
        [one] 1 Successo
       *[other] { $price } Successi
    }.
panel-cots = { $lane }, { $count } di { $slots }: { $crew_here ->
        [none] nessuno
       *[other] { $crew_here }
    }
panel-hurt = { $who } ha { $count ->
        [one] 1 Ferita
       *[other] { $count } Ferite
    }
panel-name-on-wall = { $who }
panel-queue = Coda { $queue }: { $stage_1 ->
        [none] vuota
       *[other] { $stage_1 }
    }, { $stage_2 ->
        [none] vuota
       *[other] { $stage_2 }
    }, { $stage_3 ->
        [none] vuota
       *[other] { $stage_3 }
    }
panel-ready = Pronto per la produzione, { $shipcard }: { $about-shipcard }
panel-lander-damaged = Lander danneggiato, { $shipcard }: { $about-shipcard }
panel-armory = Inventario, { $count } × { $gear }: { $gear_text }
panel-row = Stipo, fila { $row }, { $count } di { $slots }: { $cards }{ $complete ->
        [yes] . Completa
       *[no] {""}
    }
panel-gathered = Raccolte, { $find }: comuni { $common }, rare { $rare }, rarissime { $ultra }
note-team = A terra: { $crew_here }
note-done = Missioni compiute: { $missions }
note-brought = A casa con: { $cards }
note-hurt = Di ritorno con Ferite: { $crew_here }
note-read = Annotazioni lette: { $logs }
note-won = { $planet }: { $outcome }
note-died = { $who } ha perso la vita{ $planet ->
        [none] {""}
       *[other] {" "}({ $planet })
    }
note-found = Ritrovamento: { $card }
note-promoted = Promozione: { $who }
note-built = Nuovo a bordo: { $card }
note-researched = Ricerca conclusa: { $card }
note-reached = Obiettivo raggiunto: { $card }
note-visited = Visita: { $destination }
note-adrift = Alla deriva presso { $system }
chronicle-exploration = — Esplorazione { $number }: { $planet } —
forecast-visits = Comando { $command }: { $visits ->
        [0] nessuna visita
        [one] una visita
       *[other] { $visits } visite
    } alle strutture
forecast-laboratory = Laboratorio di Ricerca – { $shipcards ->
        [none] non si può ancora pagare nulla
       *[other] potreste pagare: { $shipcards }
    }
forecast-production = Complesso di Produzione – { $shipcards ->
        [none] non si completa ancora nulla
       *[other] si completerebbe: { $shipcards }
    }; { $startable ->
        [none] nulla può cominciare
       *[other] può cominciare: { $startable }
    }
forecast-boost = Complesso di Produzione – si può potenziare: { $shipcards }
forecast-barracks = Caserma – { $count ->
        [one] 1 Recluta
       *[other] { $count } Reclute
    } fra cui scegliere; da addestrare: { $lessons }
forecast-situations = Sala Operativa – { $count ->
        [one] 1 Situazione aperta
       *[other] { $count } Situazioni aperte
    }; { $shipcards ->
        [none] nessuno ha le icone per i Supervisori
       *[other] i Supervisori potrebbero risolvere: { $shipcards }
    }
forecast-addon = Struttura Aggiuntiva – { $shipcards ->
        [none] ancora nulla da usare
       *[other] una fra queste: { $shipcards }
    }
forecast-cot = Infermeria, { $who }: { $lane }, poi { $place }
forecast-launch = Disponibili per il lancio: { $crew_here ->
        [none] nessuno
       *[other] { $crew_here }
    }
forecast-too-few = Non bastano: seguirebbe il reclutamento d'emergenza
outcome-lost-berths = non c'era più nessuno da mandare
outcome-lost-hum = la nave è diventata parte del ronzio
outcome-lost-mutiny = l'equipaggio è tornato indietro
outcome-lost-grace = la proroga è scaduta
outcome-won-long-light = le lampade ardono di nuovo: La lunga luce
outcome-won-dark-windows = tutte le lampade sono spente: Ogni finestra buia
outcome-won-rota = ogni luogo paga a turno: Il turno
outcome-won-one-breath = la nave ha preso i dieci anni: Un respiro
outcome-won-round = l'equipaggio fa il Giro: Il giro
outcome-won-paid-in-full = il credito è reclamato: Saldato
outcome-lost-default = il giudizio è stato dato in vostra assenza
outcome-lost-custody = la nave è sotto custodia
ending-long-light = La lunga luce
ending-dark-windows = Ogni finestra buia
ending-rota = Il turno
ending-one-breath = Un respiro
ending-round = Il giro
ending-paid-in-full = Saldato
ending-default = Giudizio in contumacia
ending-custody = In custodia
ending-hum = Siamo un ronzio
ending-mutiny = Tornati indietro
ending-grace = La proroga scade
note-lost = { $planet }: { $outcome }
panel-lab = Spazio { $slot }, { $shipcard } ({ $keyword }): { $text } Costa: { $price }{ $payable ->
        [yes] {" "}(lo potete pagare)
       *[no] {""}
    }. Lavoro di Laboratorio: { $icons }
ship-objective = Comando { $command }, nuove Situazioni { $situations }.
ship-morale = Comando { $command }, Situazioni in più { $situations }, Reclute per arruolamento { $draft }.
card-stat = { $stat } { $change }.
stat-supplies = Provviste
stat-personal = Attrezzatura Personale
stat-mission = Attrezzatura per la Missione
stat-discoveries = Scoperte
panel-served = { $visits ->
        [one] 1 Esplorazione
       *[other] { $visits } Esplorazioni
    }; ancora in servizio: { $count }; nomi sul Muro della Memoria: { $names }
ship-mod-structural = Modifica strutturale.
ship-mod-utility = Modifica funzionale.
why-not-facility = Una visita costa Comando, alla pagina delle Strutture della Nave. Pagina aperta: { $page }; Comando: { $command }.
why-not-available = { $who } non è Disponibile. Pagina aperta: { $page }.
why-not-asked-aboard = Ora non si assegna nessuno: { $who } resta Disponibile. Pagina aperta: { $page }.
why-not-situations = Non c'è nessuna Situazione da risolvere.
why-not-projects = Nessun progetto si può pagare e nessuno è nuovo.
why-not-addons = Là ora non si può usare niente.
why-not-cot = Nessun lettino Leggero è libero.
event-situation-waits = Situazione «{ $card }»: non se ne può pagare nulla. Resta in attesa.
event-pool-changed = { $pool }: { $count }.
pool-energy = Energia
pool-command = Comando
pool-success = Successi
prompt-fewer-charges = Chi comincia con meno Cariche?

## The scene aboard

goal-exploration = Esplorazione
goal-objective = Obiettivo
goal-secondary = Obiettivo Secondario
goal-campaign = Campagna
goal-mission = Completate «{ $mission }».
goal-mission-at = Completate «{ $mission }»: { $places }.
goal-place = «{ $planet }», Sistema { $system }{ $visits ->
    [0] {""}
    [one] : 1 Esplorazione
   *[other] : { $visits } Esplorazioni
}
goal-after = Prima finite l'Esplorazione in corso: { $planet }.
goal-look-round = Guardatevi intorno sulla Mappa Stellare.
goal-land = Prossima meta, in questo Sistema: { $planet }.
goal-fly = Prossima meta, nel Sistema { $system }: { $planet }.
scene-aboard = A bordo della Bellwether, { $system }
scene-page = { $page }{ $visits ->
        [0] {""}
       *[other] {" · "}dopo l'Esplorazione { $visits }
    }
scene-ground = Biomi: { $biomes }. Icone chieste spesso: { $icons }.
scene-hazard = All'Atterraggio aiuta: { $stat }.
scene-round = Esplorazione · round { $round }
scene-round-at = { $place } · round { $round }
scene-begins = Preparazione

## A table in a list, and its chronicle

where-planet = { $planet }
where-scenario = { $scenario }
chronicle-when = Esplorazione { $number }: { $planet }
chronicle-before = Prima della prima Esplorazione

## How an Exploration went, on the page at its end

summary-round = Round { $round }
summary-rounds = { $count } round
summary-success = { $count ->
        [one] 1 gettone Successo
       *[other] { $count } gettoni Successo
    }
summary-finds = { $count ->
        [one] 1 ritrovamento
       *[other] { $count } ritrovamenti
    }
summary-checks = { $rolls ->
        [one] 1 Tiro
       *[other] { $rolls } Tiri
    }, verdi o migliori: { $came }. { $luck }.
series-start = inizio
series-supplies = Provviste
series-supplies-note = a 0 dovete andarvene
series-track-note = il suo contatore del Tempo
series-track-limit = { $count }: colpisce
series-checks = Tiri
series-checks-note = verdi o migliori finora; a puntini: con i soli dadi
moment-lucky = Contro ogni previsione
moment-unlucky = Sfortuna
moment-check = { $action ->
        [none] Probabilità con i soli dadi: { $chance }%.
       *[other] { $action }. Probabilità con i soli dadi: { $chance }%.
    }
toll-unhurt = nessuna Ferita
toll-healed = di nuovo in forze
toll-dead = non ha fatto ritorno
toll-rank = Grado { $rank }
cost-supplies = Provviste usate { $used }, rimaste { $left }
cost-dice = { $count ->
        [one] 1 dado perso per sempre
       *[other] { $count } dadi persi per sempre
    }
cost-injuries = { $count ->
        [one] 1 Ferita
       *[other] { $count } Ferite
    }
cost-found = Ritrovamenti: { $cards }
helped-mission = Puntarci prima: la Missione «{ $mission }» è rimasta aperta.
helped-stay = Restare di più: alla partenza { $left ->
        [one] restava 1 Provvista
       *[other] restavano { $left } Provviste
    }.
helped-supplies = Meno Riposo e vie più brevi: le Provviste sono finite nel round { $round }.
helped-assist = Più dadi: in { $poor ->
        [one] 1 Tiro
       *[other] { $poor } Tiri
    } su { $count } c'era meno di una possibilità su due. Chi è nello stesso Settore può prestare Assistenza; Affaticarsi Ricarica i dadi Spesi.
helped-rest = Riposare prima della terza Ferita: in tutto { $count ->
        [one] ce n'è stata 1
       *[other] ce ne sono state { $count }
    }.
helped-again = Ora conoscete il posto: le vie, i prezzi e ciò che aspetta.
onward-again = Ancora «{ $scenario }», con le stesse persone e altri dadi.
onward-deadly = Ancora una volta, con le regole dello Spazio Mortale.
onward-aboard = Attraccare alla Bellwether
onward-aboard-text = Riposare e guarire, spendere ciò che avete portato, poi scegliere il prossimo mondo. Potete fermarvi qui: la nave aspetta.
chronicle-aboard = A bordo della Bellwether, dopo l'Esplorazione { $number }
met-own = dei vostri; { $section }, Grado { $rank }
met-dead = sul Muro della Memoria

## Hints: why somebody practised would choose that

hint-goal-there = «{ $mission }» si può completare lì: { $sector }.
hint-sent = «{ $mission }» manda la squadra lì: { $sector }.
hint-unread = Nessuno ha ancora letto che cosa c'è: { $sector }.
hint-steps = Meta: { $sector }. Settori fino a lì: almeno { $count }.
hint-home = Per la Missione non resta niente da fare: si torna al Lander, { $sector }.
hint-give-up = Al round { $round } c'è più da perdere che da guadagnare: si torna al Lander, { $sector }.
hint-all-done = Per la Missione non resta niente da fare, e tutti sono al Lander. Persone: { $count }.
hint-all-aboard = Tutti sono al Lander. Persone: { $count }.
hint-left-behind = Un Decollo lascerebbe indietro chi non è ancora al Lander. Persone: { $count }.
hint-complete = Quello che chiede «{ $mission }» è fatto: basta dichiararlo.
hint-completes = Con questo si può completare «{ $mission }»: «{ $action }».
hint-brings-finds = Può portare Indizi o Scoperte: «{ $action }».
hint-leads-on = Così la storia continua: «{ $action }».
hint-to-do = Ecco che cosa si può fare lì: «{ $action }».
hint-odds = { $dice } – { $odds }.
hint-die-odds = Con questo dado: { $odds }.
hint-row-rises = { $colour } sale: { $before }% → { $after }%.
hint-row-falls = { $colour } scende: { $before }% → { $after }%.
hint-other-die = Probabilità massima con qualsiasi altro dado: { $chance }%.
hint-one-more = Probabilità di giallo o verde: { $before }%; con un dado in più al massimo { $after }% ({ $die }), e sarebbe Speso.
hint-no-die-left = Non si può dare nessun altro dado.
hint-roll = Così com'è, il tiro porta al Risultato { $colour }.
hint-roll-then = Con quella faccia il tiro porta al Risultato { $colour }.
hint-roll-steps = Così com'è, il tiro fa avanzare il contatore verde di { $count }; ne mancano { $left }.
hint-steps-then = Con quella faccia il tiro fa avanzare il contatore verde di { $count }; ne mancano { $left }.
hint-useless = Dadi che così come sono non servono a questo tiro: { $count }.
hint-die-useless = Non serve a questo tiro: { $die } con { $face }.
hint-meets-row = Con questo si arriva al Risultato { $colour }.
hint-rest = { $who } { $count ->
    [0] non ha dadi Disponibili
    [one] ha 1 dado Disponibile
   *[other] ha { $count } dadi Disponibili
}; con il Riposo ne Ricarica { $back }.
hint-rest-is-enough = Dadi che il Riposo Ricarica: { $back }; Spesi da { $who }: { $spent }.
hint-dice = { $who }: dadi Disponibili { $count }, Spesi { $spent }.
hint-colour = { $who } { $count ->
    [0] non ha dadi Disponibili
    [one] ha 1 dado Disponibile
   *[other] ha { $count } dadi Disponibili
} di colore { $colour }.
hint-frequent = «{ $planet }» chiede spesso quello che questo dado può mostrare: { $frequent }.
hint-injuries = { $who } { $count ->
    [0] non ha Ferite; se ne possono sopportare { $slots }
   *[other] ha { $count } delle { $slots } Ferite che si possono sopportare
}.
hint-cards = { $who } – carte in mano: { $count }; il limite è { $limit }.
hint-plain-card = «{ $card }» non aiuta né in un Tiro né contro un Pericolo o una Ferita.
hint-supplies = Provviste: { $supplies }, per { $count ->
    [one] una persona
   *[other] { $count } persone
}.
hint-success = Successi nella riserva: { $success }.
hint-time = «{ $track }»: spazi passati { $gone } su { $length }.
hint-missing = Un progetto a bordo aspetta una Scoperta ({ $find }).
hint-carries = { $who } { $count ->
    [0] non porta ancora niente
    [one] porta 1 pezzo di Attrezzatura
   *[other] porta { $count } pezzi di Attrezzatura
}.
hint-converts = Lì si chiede spesso, e { $who } può convertire i dadi: { $icon }.
hint-section-dice = Il Reparto { $section } ha dadi per quello che si chiede lì: { $frequent }.
hint-who-is-there = Membri dell'Equipaggio lì, { $sector }: { $count }.
hint-nothing-fits = Niente di ciò che avete serve in questo momento.
hint-kept = Quello che si potrebbe usare qui vale di più in seguito.
hint-harmless = Qui non fa niente: { $danger_symbol }.
hint-objective = L'Obiettivo «{ $objective }» nomina questo luogo: { $landing }.
hint-nearer = È il prossimo passo verso un luogo che «{ $objective }» nomina: { $landing }.
hint-visits = Quante volte la squadra ci è già stata: { $count } ({ $landing }).
hint-errand = «{ $landing }» richiede Energia { $need }; con { $energy } ne resta abbastanza per questa tappa lungo la strada.
hint-energy = Energia: { $energy }.
hint-command = Comando: { $command }.
hint-morale = Morale: { $level }.
hint-people = Membri dell'Equipaggio che possono andare o riposano: { $count }, per { $sections } Reparti.
hint-free-people = Membri dell'Equipaggio liberi: { $count }, per { $sections } Reparti.
hint-production = Progetti da avviare: { $count }; in corso: { $building }.
hint-payable = Si può pagare con le Scoperte che sono a bordo: { $shipcards }.
hint-awaiting = Progetti di Ricerca che aspettano un posto: { $count }.
hint-situations = Situazioni sul Ponte di Comando: { $count }.
hint-rank = { $who } ha il Grado { $rank }.
hint-price = Costa { $price ->
    [one] 1 Successo
   *[other] { $price } Successi
}; la riserva ne ha { $success }.
hint-own-dice = Dadi di questo tipo ({ $die }) che il Reparto { $section } ha già: { $count }.
hint-not-asked = { $die } non mostra niente di quello che si chiede spesso lì ({ $frequent }).
hint-gathered = Scoperte di questo tipo a bordo: { $count } ({ $find }).
hint-room = Posto per Attrezzatura di questo tipo: ancora { $count }; non costa niente.
hint-gear-converts = «{ $gear }» converte i dadi in quello che si chiede spesso lì: { $frequent }.
hint-deck = { $who } va con { $count } carte, così come sono.
hint-mods = Modifiche montate finora: { $count }; uno spazio vuoto non serve a nessuno.
hint-cots = Lettini occupati: { $count } su { $places }. In un lettino Critico muoiono { $risk } pazienti su 100.

# Ciò che nessuno al tavolo ha ancora incontrato non ha nome.
effect-gain-that-unique-unmet = guadagna una Scoperta Eccezionale
effect-use-up-unique-unmet = consuma una Scoperta Eccezionale
effect-replace-poi-unmet = sostituisci il PDI di questo Settore
effect-replace-poi-in-unmet = sostituisci il PDI del Settore { $number }
effect-cover-poi-unmet = copri il PDI di questo Settore
effect-cover-poi-in-unmet = copri il PDI del Settore { $number }
effect-reveal-mission-unmet = rivela una Missione
effect-complete-mission-unmet = una Missione è completata
effect-discard-mission-unmet = scarta una Missione
effect-mark-sector-unmet = metti un indicatore in questo Settore
effect-mark-that-sector-unmet = metti un indicatore nel Settore { $number }
effect-unmark-sector-unmet = togli un indicatore dal tuo Settore
effect-unmark-that-sector-unmet = togli un indicatore dal Settore { $number }
effect-mark-highest-sector-unmet = metti un indicatore nel Settore con il numero più alto tra quelli che non lo hanno
effect-mark-lowest-sector-unmet = metti un indicatore nel Settore con il numero più basso tra quelli che non lo hanno
effect-unmark-lowest-sector-unmet = togli un indicatore dal Settore con il numero più basso tra quelli che lo hanno
effect-set-flag-unmet = annota qualcosa per dopo
effect-clear-flag-unmet = cancella una nota
effect-add-to-flag-unmet = annota qualcosa per dopo
effect-ten-adds-unmet = tira un D10 e annota qualcosa per dopo
effect-take-from-flag-unmet = cancella una nota
effect-mark-box-unmet = segna una casella
effect-unmark-box-unmet = cancella una casella
effect-log-unmet = leggi un'Annotazione
effect-carry-unmet = porta con te un indicatore
effect-move-with-unmet = muoviti in un Settore Collegato e portaci un indicatore di questo Settore
effect-put-down-unmet = smetti di portare un indicatore
effect-situation-becomes-possible-unmet = una Situazione diventa possibile
effect-remove-situation-unmet = una Situazione esce dal gioco
effect-end-campaign-unmet = la campagna finisce ({ $result })
effect-place-with-threat-unmet = vai direttamente nel Settore di una Minaccia
effect-place-threat-unmet = colloca una Minaccia nel Settore { $number }
effect-remove-threat-unmet = rimuovi una Minaccia
effect-progress-threat-unmet = fai avanzare di { $count } il contatore del Tempo di una Minaccia
effect-reset-threat-unmet = resetta il contatore del Tempo di una Minaccia
effect-place-condition-unmet = arriva un'altra Condizione Generale
effect-gain-card-unmet = guadagna una carta della nave
effect-remove-project-unmet = un progetto esce dal gioco
effect-lower-the-cost-unmet = un progetto costa meno
effect-offer-secondary-unmet = un Obiettivo Secondario è disponibile
effect-remove-landing-unmet = su un certo pianeta non si può più atterrare
effect-unlock-equipment-unmet = nuova Attrezzatura entra nell'Inventario
condition-unmet = qualcosa è successo prima
group-crewmember-in-marked-unmet = ogni Membro dell'Equipaggio in un Settore con un certo indicatore
flag-ARCHIVE_READ = l'archivio doganale è stato copiato
condition-flag-ARCHIVE_READ = { flag-ARCHIVE_READ }
condition-flag-ARCHIVE_READ-not = l'archivio doganale non è stato copiato
flag-BAPTISTE_RESTS = Baptiste non canta più
flag-BAPTISTE_STAYS = Baptiste è rimasto indietro
condition-flag-BAPTISTE_STAYS = { flag-BAPTISTE_STAYS }
condition-flag-BAPTISTE_STAYS-not = Baptiste non è rimasto indietro
flag-BEACON_AGAIN = il discorso della governatrice è stato letto
condition-flag-BEACON_AGAIN-not = il discorso della governatrice non è stato letto
flag-BEACON_LATE = l'avviso sulla zavorra è stato letto
condition-flag-BEACON_LATE-not = l'avviso sulla zavorra non è stato letto
flag-BUOY_SHOWN = la boa ha visto il catalogo
condition-flag-BUOY_SHOWN-not = la boa non ha visto il catalogo
flag-CHOIR_FED = il Coro è stato nutrito
condition-flag-CHOIR_FED = { flag-CHOIR_FED }
condition-flag-CHOIR_FED-not = il Coro non è stato nutrito
flag-CORRIE_FREED = Corrie è stata liberata dal debito
condition-flag-CORRIE_FREED = { flag-CORRIE_FREED }
condition-flag-CORRIE_FREED-not = Corrie non è stata liberata dal debito
flag-COUNT_CARRIES = hanno firmato abbastanza parti
condition-flag-COUNT_CARRIES = { flag-COUNT_CARRIES }
flag-COUNT_CLOSES = si può dare l'ordine di chiudere
condition-flag-COUNT_CLOSES = { flag-COUNT_CLOSES }
flag-COUNT_DEBTOR = avete scritto: debitori
flag-COUNT_KIN = avete scritto: parenti
flag-COUNT_LEFT = l'equipaggio è uscito dalla porta
condition-flag-COUNT_LEFT = { flag-COUNT_LEFT }
flag-COUNT_LIT = una lampada accesa parla per voi
condition-flag-COUNT_LIT = { flag-COUNT_LIT }
flag-COUNT_SIGNED = firme allo sportello
flag-COUNT_TITLE = si può reclamare un titolo
condition-flag-COUNT_TITLE = { flag-COUNT_TITLE }
flag-COUNT_VOICE = la voce di un focolare parla per voi
condition-flag-COUNT_VOICE = { flag-COUNT_VOICE }
flag-DAGNY_IN_KEEL = Dagny siede lei stessa nella chiglia
condition-flag-DAGNY_IN_KEEL-not = Dagny non siede lei stessa nella chiglia
flag-DESAI_ASSIZE = Desai è passato all'Assize
condition-flag-DESAI_ASSIZE = { flag-DESAI_ASSIZE }
condition-flag-DESAI_ASSIZE-not = Desai non è passato all'Assize
flag-DESAI_GONE = Desai ha consegnato le chiavi
condition-flag-DESAI_GONE-not = Desai non ha consegnato le chiavi
flag-DESAI_LOCK = Desai ha chiuso la chiglia una volta
flag-DESAI_WITNESS = Desai farà da testimone
condition-flag-DESAI_WITNESS = { flag-DESAI_WITNESS }
flag-EDGE_MET = l'equipaggio è stato sull'orlo della Dieci
condition-flag-EDGE_MET = { flag-EDGE_MET }
condition-flag-EDGE_MET-not = l'equipaggio non è stato sull'orlo della Dieci
flag-END_BREATH = la nave ha preso i dieci anni
condition-flag-END_BREATH = { flag-END_BREATH }
condition-flag-END_BREATH-not = la nave non ha preso i dieci anni
flag-END_DARK = ogni lampada è stata spenta
condition-flag-END_DARK = { flag-END_DARK }
condition-flag-END_DARK-not = le lampade non sono state spente
flag-END_LIGHT = le lampade ardono di nuovo
condition-flag-END_LIGHT = { flag-END_LIGHT }
condition-flag-END_LIGHT-not = le lampade non ardono di nuovo
flag-END_PAID = il credito è stato reclamato
condition-flag-END_PAID = { flag-END_PAID }
flag-END_ROTA = ogni luogo paga a turno
condition-flag-END_ROTA-not = i luoghi non pagano a turno
flag-END_ROUND = l'equipaggio fa il Giro
condition-flag-END_ROUND = { flag-END_ROUND }
condition-flag-END_ROUND-not = l'equipaggio non fa il Giro
flag-EWA_DEAD = è stata Ewa a udire l'ultima parola
condition-flag-EWA_DEAD = { flag-EWA_DEAD }
condition-flag-EWA_DEAD-not = non è stata Ewa a udire l'ultima parola
flag-EWA_FOUND = si è scoperto di chi è la voce
condition-flag-EWA_FOUND = { flag-EWA_FOUND }
flag-GANNET_COPY = una parola è stata copiata a Gannet Rock
condition-flag-GANNET_COPY = { flag-GANNET_COPY }
flag-GANNET_HEARD = il Coro è stato ascoltato
condition-flag-GANNET_HEARD-not = il Coro non è stato ascoltato
flag-GANNET_KNOWN = sapete dov'è Gannet Rock
condition-flag-GANNET_KNOWN = { flag-GANNET_KNOWN }
condition-flag-GANNET_KNOWN-not = non sapete dov'è Gannet Rock
flag-GANNET_LOAN = la bobina è in prestito
flag-GANNET_OPENLY = la bobina è stata fatta sentire a tutti
flag-HALDEN_AGAIN = Halden ha rivisto la nave
condition-flag-HALDEN_AGAIN-not = Halden non ha rivisto la nave
flag-HALDEN_LATE = l'equipaggio ha fatto la coda a Halden
condition-flag-HALDEN_LATE = { flag-HALDEN_LATE }
flag-HAND_SEEN_3 = la statua ha spostato il peso
flag-HORN_BROKEN = il Corno è rotto
condition-flag-HORN_BROKEN = { flag-HORN_BROKEN }
flag-INGA_MET = Toivonen ha parlato con Inga
condition-flag-INGA_MET = { flag-INGA_MET }
flag-JUNO_RAFT = Juno è rimasta sulla Zattera
condition-flag-JUNO_RAFT = { flag-JUNO_RAFT }
flag-LEES_OPEN = la via per Lees è aperta
condition-flag-LEES_OPEN = { flag-LEES_OPEN }
flag-LETTER_FOR_NADIA = c'è una lettera per Nadia
flag-LULL_NO = Lull ha detto no
flag-LULL_OPEN = la via per Lull è aperta
condition-flag-LULL_OPEN = { flag-LULL_OPEN }
flag-MAGS_STAYED = Toivonen è rimasta nell'Abisso
condition-flag-MAGS_STAYED = { flag-MAGS_STAYED }
condition-flag-MAGS_STAYED-not = Toivonen non è rimasta nell'Abisso
flag-MORROW_EXPOSED = le iniziali della capitana sono state lette ad alta voce
condition-flag-MORROW_EXPOSED = { flag-MORROW_EXPOSED }
condition-flag-MORROW_EXPOSED-not = le iniziali della capitana non sono state lette ad alta voce
flag-MORROW_PAYS = Morrow offre i suoi anni
condition-flag-MORROW_PAYS = { flag-MORROW_PAYS }
condition-flag-MORROW_PAYS-not = Morrow non offre i suoi anni
flag-MORROW_RELIEVED = Morrow è stata sollevata dal comando
condition-flag-MORROW_RELIEVED = { flag-MORROW_RELIEVED }
condition-flag-MORROW_RELIEVED-not = Morrow non è stata sollevata dal comando
flag-NAMES_READ = la rete dei nomi è stata letta fino in fondo
condition-flag-NAMES_READ = { flag-NAMES_READ }
condition-flag-NAMES_READ-not = la rete dei nomi non è stata letta fino in fondo
flag-OSIER_ANSWERED = si è risposto a tre domande
condition-flag-OSIER_ANSWERED = { flag-OSIER_ANSWERED }
flag-OSIER_CUT = la rete di Osier è stata tagliata
flag-OSIER_ENVOY = un inviato di Osier è salito a bordo
condition-flag-OSIER_ENVOY = { flag-OSIER_ENVOY }
flag-OSIER_FILLED = un posto spazzato è stato riempito
flag-OSIER_LIES = bugie dette su Osier
flag-OSIER_NAMES = nomi letti alla rete
flag-OSIER_SEEN = Osier è stata vista
condition-flag-OSIER_SEEN = { flag-OSIER_SEEN }
condition-flag-OSIER_SEEN-not = Osier non è stata vista
flag-OSIER_SORRY = i piccoli sanno chiedere scusa
flag-OUSELEY_PARLEY = il commodoro ha dato la sua parola
condition-flag-OUSELEY_PARLEY = { flag-OUSELEY_PARLEY }
condition-flag-OUSELEY_PARLEY-not = il commodoro non ha dato la sua parola
flag-PATIENCE_HOME = Patience è a casa
condition-flag-PATIENCE_HOME = { flag-PATIENCE_HOME }
condition-flag-PATIENCE_HOME-not = Patience non è a casa
flag-PATIENCE_SPEAKS = un focolare parla per voi
condition-flag-PATIENCE_SPEAKS = { flag-PATIENCE_SPEAKS }
condition-flag-PATIENCE_SPEAKS-not = nessun focolare parla per voi
flag-PATIENCE_STOPPED = la statua non si muoverà più
condition-flag-PATIENCE_STOPPED = { flag-PATIENCE_STOPPED }
condition-flag-PATIENCE_STOPPED-not = la statua si muove ancora
flag-PIM_SPEAKS = Pim fa da interprete
flag-PLINTHS_COPIED = diciannove nomi sono stati copiati
flag-PLINTH_GIFT = un dono giace su un piedistallo
condition-flag-PLINTH_GIFT = { flag-PLINTH_GIFT }
flag-POOL_REACHED = la processione è stata incontrata all'acqua
condition-flag-POOL_REACHED = { flag-POOL_REACHED }
condition-flag-POOL_REACHED-not = la processione non è stata incontrata all'acqua
flag-RAFT_WELDED = la Zattera tiene
condition-flag-RAFT_WELDED = { flag-RAFT_WELDED }
flag-REYES_CAPTAIN = Reyes ha il comando
flag-REYES_GONE = Reyes è partito per Halden
flag-REYES_STEADY = Reyes tiene la nave
flag-ROAD_CHARTER = fate ciò che dicono gli ordini
condition-flag-ROAD_CHARTER = { flag-ROAD_CHARTER }
flag-ROAD_PETITION = chiedete a ogni pagante
condition-flag-ROAD_PETITION = { flag-ROAD_PETITION }
flag-ROAD_SLIP = cercate la chiave
condition-flag-ROAD_SLIP = { flag-ROAD_SLIP }
flag-SIGNED_CORRIE = la firma di Corrie è contata
condition-flag-SIGNED_CORRIE-not = la firma di Corrie non è contata
flag-SIGNED_FREEHOLD = la firma dei Freeholder è contata
condition-flag-SIGNED_FREEHOLD-not = la firma dei Freeholder non è contata
flag-SIGNED_HALDEN = la firma di Halden è contata
condition-flag-SIGNED_HALDEN-not = la firma di Halden non è contata
flag-SIGNED_LULL = la risposta di Lull è contata
condition-flag-SIGNED_LULL-not = la risposta di Lull non è contata
flag-SIGNED_ORCHARD = la risposta del Frutteto è contata
condition-flag-SIGNED_ORCHARD-not = la risposta del Frutteto non è contata
flag-SIGNED_OSIER = la firma di Osier è contata
condition-flag-SIGNED_OSIER = { flag-SIGNED_OSIER }
condition-flag-SIGNED_OSIER-not = la firma di Osier non è contata
flag-SIGNED_STILLFALL = la ciotola di Stillfall è contata
condition-flag-SIGNED_STILLFALL-not = la ciotola di Stillfall non è contata
flag-SIGNED_TAMARISK = l'urna di Tamarisk è contata
condition-flag-SIGNED_TAMARISK-not = l'urna di Tamarisk non è contata
flag-SIG_CORRIE = Corrie ha accettato
condition-flag-SIG_CORRIE = { flag-SIG_CORRIE }
condition-flag-SIG_CORRIE-not = Corrie non ha accettato
flag-SIG_FREEHOLD = i Freeholder hanno accettato
condition-flag-SIG_FREEHOLD = { flag-SIG_FREEHOLD }
flag-SIG_ORCHARD = il Frutteto ha accettato
condition-flag-SIG_ORCHARD = { flag-SIG_ORCHARD }
condition-flag-SIG_ORCHARD-not = il Frutteto non ha accettato
flag-SIG_OSIER = Osier ha accettato
condition-flag-SIG_OSIER = { flag-SIG_OSIER }
condition-flag-SIG_OSIER-not = Osier non ha accettato
flag-SLOE_DEAD = Sloe è morta
condition-flag-SLOE_DEAD = { flag-SLOE_DEAD }
condition-flag-SLOE_DEAD-not = Sloe non è morta
flag-SLOE_HALF = avete la metà di Sloe della bobina
condition-flag-SLOE_HALF = { flag-SLOE_HALF }
condition-flag-SLOE_HALF-not = non avete la metà di Sloe della bobina
flag-SMALL_ONE_HOME = il piccolo è a casa
condition-flag-SMALL_ONE_HOME-not = il piccolo non è a casa
flag-STATUES_TAKEN = i Sollevatori ne hanno portati via due
condition-flag-STATUES_TAKEN = { flag-STATUES_TAKEN }
condition-flag-STATUES_TAKEN-not = i Sollevatori non ne hanno portati via due
flag-STILL_COPIED = si è risposto ai margini del catalogo
flag-STILL_CUTS = tagli della sega
flag-STILL_DRANK = qualcuno ha bevuto l'acqua ferma
flag-STILL_LATE = lo Stagno si è riempito senza di voi
condition-flag-STILL_LATE = { flag-STILL_LATE }
flag-STILL_LIFTED = figure sollevate
condition-flag-STILL_LIFTED = una figura è stata sollevata
flag-STILL_MOVED = la valle di Stillfall si muove
condition-flag-STILL_MOVED = { flag-STILL_MOVED }
flag-STILL_RODE = l'equipaggio è uscito con la gru
condition-flag-STILL_RODE = { flag-STILL_RODE }
flag-STILL_SEEN = Stillfall è stata vista
condition-flag-STILL_SEEN = { flag-STILL_SEEN }
condition-flag-STILL_SEEN-not = Stillfall non è stata vista
flag-STUMP_SEEN = il moncone della Lampada Nove è stato visto
condition-flag-STUMP_SEEN = { flag-STUMP_SEEN }
flag-VANTRY_OPEN = la rotta per Vantry è aperta
condition-flag-VANTRY_OPEN = { flag-VANTRY_OPEN }
condition-flag-VANTRY_OPEN-not = la rotta per Vantry non è aperta
flag-VARGA_ABOARD = Varga è venuto con voi
condition-flag-VARGA_ABOARD = { flag-VARGA_ABOARD }
flag-VARGA_SPOKE = Varga ha detto una parola
condition-flag-VARGA_SPOKE = { flag-VARGA_SPOKE }
flag-WICKS_CUT = due piantine sono state tagliate
condition-flag-WICKS_CUT = { flag-WICKS_CUT }
flag-WICK_PLANTED = una vostra piantina sta nel Giardino degli Stoppini
condition-flag-WICK_PLANTED = { flag-WICK_PLANTED }
marker-added = sommato
marker-bathed = bagno fatto
marker-bend = curva disegnata
marker-bowl = ciotola
marker-carried = portato
marker-compared = confrontato
marker-cut = tagliato
marker-cuts = tagli contati
marker-empty = posto vuoto
marker-gathered = raccolto
marker-hand = mano misurata
marker-haste = fretta
marker-index = indice letto
marker-jar = vaso riempito
marker-key = chiave
marker-looked = guardato
marker-matched = abbinato
marker-padded = imbottito
marker-panned = setacciato
marker-patience = Patience
marker-pried = forzato
marker-rim = orlo visto
marker-ruled = decretato
marker-sack = sacco
marker-sat = sosta
marker-sifted = vagliato
marker-sorted = ordinato
marker-stayed = permanenza
marker-step = passo fatto
marker-stocked = rifornito
marker-stood = vicinanza
marker-stopped = fermo
marker-struck = colpito
marker-tape = nastro in moto
marker-thaw = disgelo
marker-weather = tempo letto
marker-whose = chiesto di chi
box-994 = Firme
flag-CORRIE_KEPT = Corrie tiene il debito
flag-CORRIE_SHARED = il debito di Corrie è condiviso
condition-flag-CORRIE_SHARED = { flag-CORRIE_SHARED }
flag-ASSIZE_ADRIFT = il cutter dell'Assize è stato mollato
flag-ASSIZE_BEEN = l'equipaggio è stato a bordo dell'Assize
condition-flag-ASSIZE_BEEN = { flag-ASSIZE_BEEN }
flag-ASSIZE_FED = all'Assize è stata disegnata una rotta falsa
flag-ASSIZE_HOSTAGE = qualcuno è rimasto a bordo dell'Assize
condition-flag-ASSIZE_HOSTAGE = { flag-ASSIZE_HOSTAGE }
flag-ASSIZE_SPIKED = i cannoni dell'Assize sono stati inchiodati
flag-ASSIZE_WOKEN = la zavorra dell'Assize è sveglia
condition-flag-ASSIZE_WOKEN-not = la zavorra dell'Assize non è sveglia
flag-CORRIE_AIR = l'aria di Corrie è stata equilibrata
condition-flag-CORRIE_AIR = { flag-CORRIE_AIR }
flag-CORRIE_DOME = la cupola buia è stata aperta
flag-CORRIE_ROSE = l'equipaggio è risalito con la Keelson
condition-flag-CORRIE_ROSE = { flag-CORRIE_ROSE }
flag-CORRIE_SEEN = Corrie Deep è stata vista
condition-flag-CORRIE_SEEN = { flag-CORRIE_SEEN }
flag-CORRIE_TOLD = a Corrie è stato detto chi pagava
flag-PRESSED_FREED = gli arruolati a forza sono dalla vostra parte
condition-flag-PRESSED_FREED = { flag-PRESSED_FREED }
condition-flag-PRESSED_FREED-not = gli arruolati a forza non sono dalla vostra parte
flag-RAFT_HELD = la giuntura della Zattera ha tenuto
condition-flag-RAFT_HELD = { flag-RAFT_HELD }
flag-RAFT_ON_CHART = la Zattera è su una carta
flag-RAFT_PROMISE = avete promesso di non segnare la Zattera
flag-RAFT_SHARED = avete diviso la cena della Zattera
flag-RAFT_STRAIN = tensione sulla Zattera
flag-RAFT_THEFT = avete lasciato la Zattera senza pagare
condition-flag-RAFT_THEFT = { flag-RAFT_THEFT }
condition-flag-RAFT_THEFT-not = non avete lasciato la Zattera senza pagare
marker-agenda = ordine del giorno letto
marker-cards = carte contate
marker-gallery = galleria ascoltata
marker-pressed = premuto
marker-racked = messo a rastrelliera
marker-shored = puntellato
marker-sift = passato al setaccio
marker-signalled = segnalato
marker-skim = schiumato
marker-stencil = stampino letto
marker-street = strada percorsa
marker-thanks = ringraziato
marker-traded = scambiato
box-slate = Fallimenti sulla lavagna
flag-CAMPAIGN_LOST = una nave è andata perduta sulla rotta
flag-HALFWAY_BACK = l'equipaggio è tornato a Halfway Light
condition-flag-HALFWAY_BACK = { flag-HALFWAY_BACK }
flag-HALFWAY_DECIDED = si è deciso della Lampada Sei
condition-flag-HALFWAY_DECIDED = { flag-HALFWAY_DECIDED }
flag-HALFWAY_KEEPER = il guardiano è stato portato fuori
flag-HALFWAY_STONE = a Stone è stato risposto
flag-SIX_LEFT = la Lampada Sei è rimasta spenta
condition-flag-SIX_LEFT = { flag-SIX_LEFT }
marker-picket = picchetto
marker-handled = qualcuno è stato toccato
marker-geranium = geranio annaffiato
marker-carded = cartellino compilato
marker-rowsread = righe lette
marker-bolted = portello sprangato
marker-knelt = in ginocchio
marker-poured = seconda tazza versata
marker-water = acqua scura
marker-flashed = chiatte avvisate
flag-QUEUE_CROSSED = tre persone hanno passato la linea
condition-flag-QUEUE_CROSSED = { flag-QUEUE_CROSSED }
flag-VANTRY_DEPORTED = l'equipaggio è stato espulso da Vantry Ring
condition-flag-VANTRY_DEPORTED = { flag-VANTRY_DEPORTED }
flag-VANTRY_INITIALS = le iniziali sono state viste a Vantry
flag-VANTRY_QUIET = avete lasciato Vantry Ring in silenzio
flag-VANTRY_SLOE = Sloe è stata fatta uscire dalle celle
marker-greeted = salutato
marker-known = noto
marker-led = guidato
marker-lent = prestato
marker-more = uno in più
marker-stamped = timbrato
marker-swept = spazzato
marker-three = tre
marker-thump = tonfo udito
