# Vanguard.

## The game itself

game-title = Vanguard
game-guide =
    Vedete výsadkový tým lodi Bellwether na cizím světě. Každá ze čtyř sekcí může vyslat člena posádky s kostkami tří barev. Děláte, co žádají mise, a vracíte se domů: vyhráváte nebo prohráváte společně. Čtvrté zranění kohokoli znamená nouzovou evakuaci a průzkum je neúspěšný.
    Kolo probíhá takto:
    1. Předá se žeton začínajícího hráče. Od něj má každý jeden tah.
    2. Tah jsou dvě akce: nejvýše jedna zvláštní akce, přesun po trase, příprava, odpočinek, nebo v sektoru výsadku odlet, který průzkum ukončí.
    3. Zvláštní akce jsou většinou ověření kostkami. Zvol kostky, ostatní ve tvém sektoru mohou podpořit každý jednou kostkou; hoď; změň výsledky kartami a dovednostmi; použij kombinace kostek; přečti kostky zranění a nebezpečí; započítej zvláštní účinky; první řádek shora, který kostky splní, je tvůj důsledek. Hozené kostky jsou vyčerpané.
    4. Po tahu přijde událost: ve správném biomu hlavní účinek, jinde ten druhý. Stupnice času postupují a hrozby se pohybují.
    Vyčerpané kostky se vracejí odpočinkem, který stojí zásoby, nebo kdykoli vypětím sil: obětuj nadobro jednu kostku a obnov jich až pět. Karty v ruce poslouží jedním ze dvou způsobů: horním účinkem, nebo kombinací kostek.
    V kampani následuje loď. Co přivezete, se vyloží, zranění leží na ošetřovně a průchod za průchodem se vracejí; úspěchy kupují kostky. Na můstku dostanete velení a energii a otevřené situace si vyberou svou daň. Energie pohání loď a skenuje; každý žeton velení je návštěva zařízení: laboratoř, výroba, kasárna, krizový štáb. Pak výsadková loď, tým, karty a výbava, a jde se dolů. „view výhled“ ukáže, co by návštěva přinesla, „view“ a jméno stránky tu stránku.
    „view sector“ ukáže, co se kde dá dělat, „view missions“, co se udělat musí.
game-alone = Když hraješ bez ostatních, vedeš na první planetě dvě sekce, na dalších dvě až čtyři (V-PLAYER-13).
seat-0 = Hráč 1
seat-1 = Hráč 2
seat-2 = Hráč 3
seat-3 = Hráč 4
seat-of = { $player } ({ $sections })

## Values

section-security = bezpečnostní sekce
section-recon = průzkumná sekce
section-science = vědecká sekce
section-engineering = technická sekce
section-dice = { $good }; vlastní kostky: { $dice }
section-good-security = umí chránit a zabrat
section-good-recon = umí hledat cesty a sbírat
section-good-science = umí zkoumat neznámé
section-good-engineering = umí opravovat a stavět
colour-red = červená
colour-green = zelená
colour-blue = modrá
colour-yellow = žlutá
icon-PHY = tělesná zdatnost
icon-GAT = sběr
icon-DEF = obrana
icon-SCO = průzkum
icon-BIO = biologie
icon-XEN = xenologie
icon-CON = stavba
icon-SCI = věda
icon-TEC = technologie
icon-BAS = základní
icon-VAN = jiskra
icon-ACC = nehoda
need-SAME = stejný symbol
need-die = libovolná kostka
need-red = červená kostka
need-green = zelená kostka
need-blue = modrá kostka
need-none = jinak
need-or = { $first } nebo { $second }
dice-none = žádné kostky
die-basic = { $colour ->
        [red] červená
        [green] zelená
       *[blue] modrá
    } základní
die-expert = { $colour ->
        [red] červená
        [green] zelená
       *[blue] modrá
    } expertní
die-wild = { $colour ->
        [red] červená
        [green] zelená
       *[blue] modrá
    } divoká
die-icons = { $first } a { $second }
die-specialised = specializovaná ({ $name })
biome-caves = jeskyně
biome-crystalline = krystaly
biome-deadly = smrtící zóna
biome-desert = poušť
biome-frozen = mráz
biome-hostile = nepřátelské území
biome-rocky = skály
biome-ruins = ruiny
biome-tutorial = výuka
biome-vegetation = vegetace
biome-void = prázdnota
biome-volcanic = sopky
biome-water = voda
find-specimen = živý exemplář
find-mineral = minerál
find-microorganism = mikroorganismus
find-vegetation = podivná vegetace
find-technology = mimozemská technologie
symbol-damage = poranění
symbol-heavy = těžké poranění
symbol-mental = psychické problémy
symbol-common = běžné
symbol-uncommon = neobvyklé
symbol-rare = vzácné
symbol-special = zvláštní
# “none” is a key by which messages choose: leave it as it is.
turn-none = none
sector-none = mimo desku
sector-number = sektor { $number }
sector-name = { $name } ({ $number })
path-free = volná
path-travel = podle obecných podmínek
path-travel-by = viz „{ $condition }“
path-spend = stojí { $of ->
        [die] 1 kostku
        [red] 1 červenou kostku
        [green] 1 zelenou kostku
        [blue] 1 modrou kostku
       *[other] 1 kostku ({ $colour })
    }
path-spend-ready = stojí { $of ->
        [die] 1 kostku
        [red] 1 červenou kostku
        [green] 1 zelenou kostku
        [blue] 1 modrou kostku
       *[other] 1 kostku ({ $colour })
    } (připraveno: { $ready })
path-spend-short = stojí natrvalo { $of ->
        [die] 1 kostku
        [red] 1 červenou kostku
        [green] 1 zelenou kostku
        [blue] 1 modrou kostku
       *[other] 1 kostku ({ $colour })
    }, žádná není připravena
path-spend-lost = stojí natrvalo { $of ->
        [die] 1 kostku
        [red] 1 červenou kostku
        [green] 1 zelenou kostku
        [blue] 1 modrou kostku
       *[other] 1 kostku ({ $colour })
    }
path-danger = nebezpečí { $of }
injury-card = { $name } ({ $type })
injury-down = { $name } ({ $type }, lícem dolů)
injury-symbol = { $symbol } – { $effect }
purpose-landing = přistání
purpose-threat = hrozba
purpose-answer = Odpověď
action-special = zvláštní akce
action-travel = přesun
action-place = umístění výbavy
action-prepare = příprava
action-rest = odpočinek
action-lift-off = odlet
how-draw = Dobrat kartu
how-check = Provést ověření kostkami
how-draw-check = Dobrat kartu, pak provést ověření kostkami
how-check-draw = Provést ověření kostkami, pak dobrat kartu
how-lift-off = odlet
how-evac = nouzová evakuace
how-log = záznam
outcome-won-lift-off = odletěli jste se splněnou misí
outcome-won-log = vaše mise je splněná
outcome-won-evac = vaše mise je splněná
outcome-lost-lift-off = odletěli jste bez toho, pro co jste přišli
outcome-lost-evac = nouzová evakuace, průzkum je neúspěšný
outcome-lost-log = průzkum skončil bez toho, pro co jste přišli
outcome-lost-dead = domů se nevrátil nikdo
step_name-1 = volba kostek a podpora
step_name-3 = hod
step_name-4 = změny výsledků
step_name-5 = kombinace kostek
step_name-6 = kostky zranění a nebezpečí
step_name-7 = zvláštní účinky
step_name-8 = označení důsledku, vyčerpání zbytku

## The chances of a check

colour-none = žádný důsledek
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-chance = { $colour } { $value } %
odds-steps = { $colour } +{ $value }
odds-rows = Šance s kostkami v ruce: { $odds }
odds-track = { $colour } stupnice s těmito kostkami: asi { $steps } { $left ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $left } polí; až na konec { $chance } %
odds-injury = Hrozí zranění: { $chance } %
odds-wound = Vlastní kostky zranění uškodí: { $chance } %
odds-sampled = Odhad podle zkusmých hodů ({ $count }), o { $error } % více či méně
odds-then = pak { $odds }
odds-needs-assist = Nejdřív musí kostku dát někdo jiný: tato akce vyžaduje podporu.
odds-ready = { $count ->
        [0] žádná kostka vybrána
        [one] hodit touto kostkou
       *[other] hodit těmito { $count }
    }
odds-card = Karta „{ $card }“ po hodu, takto nebo lépe: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }(o { $error } % více či méně)
    }
odds-skill = Dovednost „{ $skill }“ po hodu, takto nebo lépe: { $odds }{ $error ->
        [0] { "" }
       *[other] { " " }(o { $error } % více či méně)
    }
odds-cards = Každá zvlášť. Nepočítají se kombinace kostek, více karet naráz ani to, co použijí ostatní.
chance-percent = { $value } %
chance-sure = jistě
chance-none = bez šance
chance-of = { $colour } { $share }
chance-change = { $before } → { $after }
chance-steps-more = +{ $value }
chance-no-progress = S těmito kostkami žádný postup
chance-faces = { $count } { $sides ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sides }
chance-face = { $count } { $sides ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sides } { $effect }
danger-nothing = nic
danger-odds = Nebezpečí { $table }: { $odds }
danger-with-odds = { $table } ({ $odds })
offer-dice = { $action }: kterými kostkami se hází?
offer-dice-roll = { $waits ->
        [yes] { $count ->
            [one] Připraveno s touto kostkou
           *[other] Připraveno, kostek: { $count }
        }
       *[no] { $count ->
            [one] Hodit touto kostkou
            [few] Hodit těmito { $count }
           *[other] Hodit těmito { $count }
        }
    }
offer-dice-suggested = Návrh: { $count ->
        [one] tato kostka
        [few] tyto { $count }
       *[other] těchto { $count }
    }
offer-dice-own = Jen { $who }: { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
offer-dice-all = { $count ->
        [one] Vzít jedinou kostku
        [few] Vzít všechny { $count }
       *[other] Vzít všech { $count }
    }
offer-dice-clear = Vrátit vše
offer-dice-accidents = více kostek, více nehod
offer-dice-of = { $who }: { $count }
offer-dice-keeps = { $count ->
        [0] { $who } nebude mít žádnou kostku
       *[other] { $who } si nechá { $count }
    }
offer-dice-waits = hází se, až řekne hotovo: { $seat }
offer-dice-ask = Požádat: { $asked }
offer-dice-ask-one = { $who }: { $die }
offer-dice-give = Podpořit kostkou: { $die }
offer-dice-give-nothing = Bez podpory
die-barred-most = { $who } už další kostku nedá: nejdřív vraťte tu označenou.
die-barred-ready = { $who } už má vybráno.
hand-any = libovolný počet
hand-assists = podpoří: { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
check-step-dice = Kostky
check-step-roll = Hod
check-step-change = Úpravy
check-step-result = Výsledek
check-now = teď: { $colour }
check-now-steps = teď: zelená +{ $green }{ $red ->
        [0] { "" }
       *[other] , červená +{ $red }
    }
check-passed-injury = Kostka zranění: nic neodpovídá
check-passed-sparks = Jiskry: žádné
roll-comes = Teď: { $colour }
roll-steps = zelená +{ $green }{ $red ->
        [0] { "" }
       *[other] , červená +{ $red }
    }
roll-stays = { $colour } zůstává
roll-lost = { $before } odpadá: { $colour }
roll-becomes = { $before } → { $colour }
roll-could = může být: { $odds }
roll-no-better = nemůže být lepší
roll-instead = místo toho přijde { $colour }
deal = Rozdat za mě
deal-sections = Kdo povede kterou sekci? Jsou čtyři; pro první hru je dobré každé rozdělení.
deal-team = Kdo půjde na planetu?
deal-leads = { $seat } vede: { $sections }
deal-goes = Dolů jde { $section }
deal-gear = Karta povýšení a výbava
deal-rank-up = Zkusíte „{ $card }“
deal-carries = { $who } nese: { $gear }
deal-at-recruit = { $section }: { $who }
deal-at-away = { $section }, dolů jde { $who }
deal-at-leave-die = { $who } nechá na palubě kostku: { $die }
deal-at-deck = { $who } si bere obvyklé karty
deal-at-equipment = Výbava jako minule
deal-at-small-gear = { $who } si bere: { $gear }
deal-at-load = naloženo: { $gear }
deal-at-fit-mod = namontováno: { $card }
deal-at-buy-die = { $section } dostane kostku: { $die }
deal-at-return-die = { $section } vrátí kostku: { $die }
deal-at-start-project = začíná: { $card }
deal-at-draft = { $section }: { $who }
deal-discard = Odhodit: { $cards }
offer-refresh = Které kostky { $who } obnoví?
offer-refresh-these = Obnovit: { $dice }
offer-one-by-one = Vybírat po jedné
way-spend = vyčerpat kostku: { $die }
way-sacrifice = obětovat kostku: { $die }
way-turn = otočit kostku: { $die }, { $face }
way-turn-to = otočit kostku na „{ $to }“: { $die }, { $face }
way-no-die = žádná taková kostka není připravená: vypětí sil, nebo je jedna nadobro pryč
way-reroll = přehodit kostku: { $die }, { $face }
way-drop = odložit kostku: { $die }, { $face }

## Pronouns in stories

they-they = oni
they-she = ona
they-he = on
them-they = je
them-she = ji
them-he = ho
their-they = jejich
their-she = její
their-he = jeho

## Cards

action-of = { $name } ({ $card })
action-only = Jen pokud { $test }.
action-assisted = Někdo musí podpořit.
action-cost = Cena – { $effect }
action-danger = Hází se též – { $tables }.
action-counts = { $need } – { $effect }
action-lacks = Chybí-li { $need } – { $effect }
action-row = { $colour } ({ $need }) – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Potom { $then }.
    }
action-track = { $colour } stupnice, { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length } – { $effect }{ $then ->
        [none] { "" }
       *[other] { " " }Potom { $then }.
    }
action-untold = Co se stane, poví příběh.
ability-action = Počítá se jako akce.
card-action = Akce „{ $action }“ – { $details }
card-find = { $find } ({ $rarity ->
        [common] běžný objev
        [rare] vzácný objev
       *[ultra] velmi vzácný objev
    }): na lodi se tím platí výzkum.
once-check = Jednou za ověření.
once-turn = Jednou za tah.
once-round = Jednou za kolo.
once-exploration = Jednou za průzkum.
gives-up-sacrifice = Obětuj tuto kartu.
gives-up-return = Vrať tuto kartu do zbrojního skladu.
gives-up-discard = Odhoď tuto kartu.
gives-up-charge = Stojí 1 stimulant.
when-check = Při ověření kostkami
when-any = Kdykoli
when-assist = Když podporuješ
when-travel = Když se přesouváš
when-follow = Když někdo opouští tvůj sektor
when-arrive = Když vstoupíš do sektoru
when-rest = Když odpočíváš
when-rest-here = Když někdo ve tvém sektoru odpočívá
when-prepare = Když se připravuješ
when-danger = Když se hází kostkou nebezpečí
when-event = Když se odkryje událost
when-lead = Když někdo získává náznaky
when-discovery = Když někdo získá objev
when-travel-you-travel = Když se přesouváš
when-rest-you-rest = Když odpočíváš
when-prepare-you-prepare = Když se připravuješ
when-check-you-prepare = Při ověření kostkami, když se připravuješ
when-arrive-you-arrive = Když vstoupíš do sektoru
effect-convert-this-check-and-convert-this-check = { $colour_id ->
        [red] { $other_colour_id ->
            [red] v tomto ověření platí červené základní symboly i jako { $icon } a { $other_icon }
            [green] v tomto ověření platí červené základní symboly i jako { $icon } a zelené i jako { $other_icon }
           *[blue] v tomto ověření platí červené základní symboly i jako { $icon } a modré i jako { $other_icon }
        }
        [green] { $other_colour_id ->
            [red] v tomto ověření platí zelené základní symboly i jako { $icon } a červené i jako { $other_icon }
            [green] v tomto ověření platí zelené základní symboly i jako { $icon } a { $other_icon }
           *[blue] v tomto ověření platí zelené základní symboly i jako { $icon } a modré i jako { $other_icon }
        }
       *[blue] { $other_colour_id ->
            [red] v tomto ověření platí modré základní symboly i jako { $icon } a červené i jako { $other_icon }
            [green] v tomto ověření platí modré základní symboly i jako { $icon } a zelené i jako { $other_icon }
           *[blue] v tomto ověření platí modré základní symboly i jako { $icon } a { $other_icon }
        }
    }
when-arrive-you-arrive-nobody-was-here = Když vstoupíš do sektoru, kde ještě nikdo nebyl
when-arrive-that-arrival-is-forced = Když účinek přesunul nebo umístil tebe nebo někoho z tvého sektoru
when-danger-that-danger-is-yours = Když se kvůli tobě hází kostkou nebezpečí
when-danger-that-danger-is-near = Když se ve tvém sektoru hází kostkou nebezpečí
when-danger-that-danger-is-near-that-danger-is = Když se ve tvém sektoru hází kostkou nebezpečí tabulky { $table }
when-danger-that-danger-is-near-that-danger-is-one-of = Když se ve tvém sektoru hází kostkou nebezpečí tabulky { $tables_any }
when-danger-that-danger-is-near-that-danger-is-yours-not = Když se ve tvém sektoru hází kostkou nebezpečí kvůli někomu jinému
when-injury-that-injury-is-yours = Když tě má postihnout zranění
when-injury-that-injury-is-near = Když má někoho ve tvém sektoru postihnout zranění
when-injury-that-injury-is-near-that-injury-is-yours-not = Když má někoho jiného ve tvém sektoru postihnout zranění
when-injury-that-injury-is-yours-that-injury-is = Když tě má postihnout zranění „{ $injury }“
when-event-that-event-is-yours = Když odkryješ událost
when-event-that-event-is-yours-that-event-matches = Když odkryješ událost, jejíž hlavní účinek platí
when-lead-that-lead-is-yours = Když získáváš náznaky
when-lead-that-lead-is-yours-that-lead-is = Když získáváš náznaky ({ $find })
when-lead-that-lead-is-yours-that-lead-comes-from-event = Když získáváš náznaky z události
when-discovery-that-discovery-is-yours = Když získáš objev
when-discovery-that-discovery-is-yours-that-discovery-is = Když získáš objev ({ $find })
when-outcome-that-outcome-is = Když je tvůj důsledek { $row }
when-wound-die-that-symbol-is = Když kostka zranění ve tvém ověření ukáže symbol „{ $symbol }“
when-assist-another-rolls = Když podporuješ jiného člena posádky
when-assist-another-rolls-not = Když jiní podporují tebe
when-assist-that-check-is-next-door = Při ověření v propojeném sektoru
when-log-that-log-is-yours = Když tvá akce přinesla záznam
when-pay-that-price-is-spend = Když musíš vyčerpat { dice-one }
when-loss-that-loss-is-near = Když se mají ve tvém sektoru ztratit zásoby
when-injury = Když někdo utrpí zranění
when-wound-die = Když kostka zranění ukáže svůj symbol
when-outcome = Když nastává důsledek
when-turn = Ve tvém tahu
when-log = Když akce přinesla záznam
when-landing = Během přistání
when-pay = Když se musí vyčerpat kostka
when-loss = Když se ztrácejí zásoby
crew-card = { $convert } „{ $skill }“. { $ability }
convert = Schopnost přeměny – základní symbol na { $colour ->
        [red] červených
        [green] zelených
       *[blue] modrých
    } kostkách může platit jako { $icon }.
gear-place = Položit její žeton stojí akci a toto – { $effect }
gear-place-only = Položit její žeton stojí akci.
card-unloaded = Při vyložení na palubě – { $effect }
card-event = { $biomes } – { $main } Jinde – { $rest }
card-halves = { $top } Kombinace ({ $need }) – { $combination }
choice-cost = { $stake } Cena: { $cost }
choice-cost-dice = { $stake } Stojí { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    }.
choice-cost-lose-supplies = { $stake } Stojí { $count ->
        [one] 1 zásobu
        [few] { $count } zásoby
       *[other] { $count } zásob
    }.
choice-cost-lose-energy = { $stake } Stojí { $count ->
        [one] 1 žeton energie
        [few] { $count } žetony energie
       *[other] { $count } žetonů energie
    }.
choice-cost-lose-success = { $stake } Stojí { $count ->
        [one] 1 žeton úspěchu
        [few] { $count } žetony úspěchu
       *[other] { $count } žetonů úspěchu
    }.
choice-cost-lose-command = { $stake } Stojí { $count ->
        [one] 1 žeton velení
        [few] { $count } žetony velení
       *[other] { $count } žetonů velení
    }.
threat-space = { $count ->
       *[other] Pole
    } { $space } – { $effect }
threat-reset = Stupnice se vynuluje.
threat-goes = Postupuje po své trase – dále { $sectors }{ $strikes ->
        [yes] {" "}a zasáhne každého, kdo tam je
       *[no] { "" }
    }.
threat-or = { $first } nebo { $second }
time-end = { $left ->
        [one] Na příštím poli
        [few] Za { $left } pole
       *[other] Za { $left } polí
    } – { $effect }

## Questions

prompt-effect-event = { $event }: zvol, co se stane.
prompt-effect-threat = { $threat }: zvol, co se stane.
prompt-effect-action = { $action }: zvol, co se stane.
prompt-effect-trip = Cestou: zvol, co se stane.
prompt-section = { $led ->
        [0] Zvol sekci, kterou povedeš: posádka má čtyři, každá má vlastní kostky a karty
       *[other] Zvol svou druhou sekci
    }
prompt-team = { $along ->
        [0] Zvol, která z tvých sekcí půjde na planetu
       *[other] Na planetu jde vědecká sekce: zvol další, která půjde s ní
    }
prompt-recruit = { $section }: koho si necháte? Zbývá vybrat: { $left }
prompt-away = { $section }: kdo půjde dolů?
prompt-leave-die = { $who } má víc kostek této barvy než míst. Která zůstane na lodi?
prompt-deck = { $who } si bere tyto karty: { $cards }. Necháš je, nebo vybereš jiné?
prompt-deck-card = Které karty si { $who } vezme? Nejméně deset.
prompt-operation-dice = { $section } si bere tyto kostky: { $dice }. Vezmeš je, nebo vybereš z krabice jiné?
prompt-box-die = Kterou kostku si z krabice vezme { $section }? Zbývá { $count }.
prompt-wild-dice = Koupit každé sekci divokou kostku za { $count ->
        [one] 1 žeton úspěchu
        [few] { $count } žetony úspěchu
       *[other] { $count } žetonů úspěchu
    }?
prompt-rank-up = O kterou kartu povýšení se pokusíte?
prompt-carry = Kdo ponese „{ $gear }“? { $gear_text }
prompt-place-in = Kde začne { $who }?
prompt-landing-place = Kde přistane výsadková loď?
prompt-start-token = Kdo dostane žeton začínajícího hráče?
prompt-act = { $who }: { $actions ->
        [one] zbývá jedna akce
        [few] zbývají { $actions } akce
       *[other] zbývá { $actions } akcí
    }. Co uděláš?
prompt-prepare = Jak se { $who } připraví?
prompt-consent = { $who } chce odletět. Souhlasíš?
prompt-consent-move = { $who } má jít jinam. Souhlasíš?
prompt-log = „{ $log }“: co uděláš?
prompt-check-dice = { $action }: kterými kostkami hodí { $who } a kdo podpoří?
prompt-check-changes = { $action }, hozeno je: { $dice }. Změníš něco?
prompt-check-combinations = { $action }, hozeno je: { $dice }. Použiješ kombinaci kostek? Její kostky se vyčerpají a dál se nepočítají.
prompt-injury-order = Která kostka zranění přijde první?
prompt-danger-order = Která kostka nebezpečí přijde první?
prompt-special-effect = { $action }: které kostky se započítají? Žádá se { $need }.
prompt-spark-counts = Platí tvá jiskra za symbol, který nesmí chybět?
prompt-use-substitute = S jiskrami nebo schopnostmi přeměny teď vyjde { $colour } – { $need }. Bereš?
prompt-spend = Kterou kostku vyčerpá { $who }?
prompt-no-die = { $who } nemá vhodnou kostku k vyčerpání. Vypětí sil, nebo místo toho jednu obětovat?
prompt-sacrifice = Kterou kostku obětuje { $who }?
prompt-refresh = Kterou kostku obnoví { $who }? { $left ->
        [one] Zbývá jedna.
       *[other] Zbývá: { $left }.
    }
prompt-hand-limit = { $who } má v ruce příliš mnoho karet. Která se odhodí?
prompt-discard = Kterou kartu odhodí { $who }?
prompt-column = Do kterého sloupce si { $who } vezme kostku zranění? Zabere tam místo a hází se při dalším vlastním ověření.
prompt-pushed = { $who } má v { $colour_id ->
        [red] červeném
        [green] zeleném
       *[blue] modrém
    } sloupci plno. Která kostka se vyčerpá?
prompt-discard-injury-die = Kterou kostku zranění odhodí { $who }?
prompt-discard-injury = Které zranění odhodí { $who }?
prompt-turn-injury = Které zranění otočí { $who } lícem dolů?
prompt-reroll = Kterou kostku přehodíš?
prompt-turn = Kterou kostku otočíš?
prompt-drop = Kterou kostku odložíš?
prompt-take-back = Kterou kostku si vezmeš zpět?
prompt-face = Kterou stěnu má ukazovat?
prompt-swap-icon = Který symbol vyměníš?
prompt-double = Která kostka se počítá dvakrát?
prompt-move-to = Kam se pohne { $who }?
prompt-which-crew = Koho se to týká?
prompt-which-threat = Která hrozba?
prompt-threat-to = Kam půjde hrozba?
prompt-which-path = Která trasa?
prompt-which-marker = Která značka?
prompt-time-order = Která stupnice času postoupí první?
prompt-progress-track = Která stupnice času postoupí?
prompt-reduce-track = Která stupnice času se sníží?
prompt-reset-track = Která stupnice času se vynuluje?
prompt-hold-track = Která stupnice času se zastaví?
prompt-event-order = Která událost přijde první?
prompt-event-drop = Která událost se odhodí?
prompt-lead-type = Který druh objevu?
prompt-lead-order = Který náznak se položí první?
prompt-lead-card = Kdo si za náznak dobere kartu?
prompt-lead-charge = Kdo za náznak získá stimulant?
prompt-return-lead = Který náznak se vrátí do sáčku?
prompt-discard-lead = Který náznak se odhodí?
prompt-keep-discovery = Který objev si necháte?
prompt-discard-discovery = Který objev se odhodí?
prompt-lose-discovery = O který objev přijdete?
prompt-pay-debt = Dluh je splatný. Čím zaplatíte?
prompt-debtor = Kdo obětuje kostku za dluh?
prompt-return-gear = Kterou výbavu vrátí { $who } do zbrojního skladu?
prompt-take-gear = Která výbava?
prompt-trade = Která výbava změní majitele?
prompt-raise-card = Kterou kartu si vezmeš zpět do ruky?
prompt-enter-roll-section = { $who } hází kostkou: { $die }. Co ukazuje?
prompt-enter-roll-injury = Hoď kostkou zranění: co ukazuje?
prompt-enter-roll-danger = Hoď kostkou nebezpečí: co ukazuje?
prompt-enter-roll-ten = Hoď desetistěnnou kostkou: co ukazuje? (10 znamená 0.)

## Moments

prompt-moment = Poslední chvíle, než se bude pokračovat.
prompt-moment-travel = { $path_who } se chystá na přesun: { $path_to }, { $path_icons }.
prompt-moment-arrive = { $arrived } přichází z místa { $arrived_from }.
prompt-moment-rest = { $rest_who } se chystá odpočívat.
prompt-moment-prepare = { $prepare_who } se chystá na přípravu.
prompt-moment-turn = { $turn_who }: poslední akce tohoto tahu je provedena.
prompt-moment-danger = { $danger_who }: nebezpečí { $danger_table } ukazuje symbol „{ $danger_symbol }“.
prompt-moment-event = Událost, { $event_who }: { $event }.
prompt-moment-lead = { $lead_who } získává náznaky, { $lead_type }: { $leads }.
prompt-moment-discovery = { $found_who } má nález: { $found }.
prompt-moment-injury = { $injury_who } získá zranění: { $injury }.
prompt-moment-wound-die = Kostka zranění ukazuje symbol „{ $wound_symbol }“.
prompt-moment-outcome = { $outcome_who }: hned nastane tento důsledek: { $outcome }.
prompt-moment-log = Záznam je přečtený.
prompt-moment-pay = { $pay_who } musí vyčerpat kostku.
prompt-moment-loss = { $loss_who } přijde o zásoby: { $loss }.
prompt-moment-time = Stupnice času „{ $time_track }“: žeton vstoupí na pole s účinkem.
prompt-moment-landing = Přistání: { $landing_entry }.

## Options

option-section = { $section }
option-recruit = { $who }
option-keep-deck = nechat tyto
option-build-deck = vybrat karty
option-usual-dice = vzít tyto
option-pick-dice = vybrat kostky
option-buy-dice = koupit kostky
option-keep-success = nechat si žetony úspěchu
option-rank-up = { $card }
option-crew = { $who }
option-leave-gear = Nechat na palubě
option-sector = { $sector }
option-special = { $action }
option-travel = Přesun, { $sector }: { $path }
option-place = Umístit: { $gear }
option-prepare = Příprava
option-prepare-how = { $how }
option-rest = Odpočinek
option-lift-off = Odlet
option-no-action = Ukončit tah
option-agree = Souhlasit
option-refuse = Odmítnout
option-log-choice = { $choice }
option-take-die = Vzít kostku: { $die }
option-assist = { $who } podpoří kostkou: { $die }
option-may-assist = { $who } podpoří
why-not-assist-elsewhere = { $who } nemůže podpořit: to může jen ten, kdo je ve stejném sektoru.
why-not-assist-given = { $who } už má v tomto ověření svou kostku.
why-not-assist-barred = { $who } nemůže podpořit: { $other } teď kvůli účinku karty podporu nedává ani nepřijímá.
why-not-assist-dice = { $who } nemůže podpořit: nemá dostupnou kostku.
option-put-back = { $who } vrátí kostku: { $die }
option-sure-hand = Otočit kostky podle libosti
option-call-off = Od akce upustit
option-combine = { $card } – { $dice }
option-symbol = { $symbol }
option-danger = Nebezpečí { $table }: { $symbol }
option-count = { $times ->
        [0] Nezapočítat nic
        [one] Jednou – { $dice }
       *[other] { $times }krát – { $dice }
    }
option-spark = Jiskra bude platit jako { $icon }
option-no-spark = Jiskra nebude platit jako { $icon }
option-meet-row = Vzít: { $colour }
option-decline-row = Vzdát se řádku: { $colour }
option-die = { $die }
option-column = { $colour }
option-card = { $card }
option-injury = { $injury }
option-exert-first = Nejdřív vypětí sil
option-sacrifice-instead = Místo toho obětovat
option-nothing-left = Není už co volit
option-rolled = { $die }: { $face } ({ $who })
option-show = { $face }
option-swap = { $die }, { $face }: bude platit jako { $icon }
option-threat = { $threat }
option-marker = { $marker }
option-time = { $track }
option-event = { $event }
option-find = { $find }
option-find-card = { $card }
option-lead = { $lead }
option-lead-on = { $lead } ({ $find })
option-gear = { $gear }
option-give = { $who }: předat kartu „{ $gear }“, převezme ji { $other }
option-pay-die = Obětovat kostku
option-go-on = Pokračovat
option-complete = Dokončit misi: { $mission }
option-exert = { $who }: vypětí sil
option-use-card = { $who }: zahrát „{ $card }“
option-use-skill = { $who }: použít dovednost
option-use-gear = { $who }: použít „{ $card }“
option-use-find = { $who }: použít „{ $card }“
option-use-mod = { $who }: použít „{ $card }“
about-exert = Obětuj kostku a pak jich obnov až pět.
about-exert-first = obětovat kostku, obnovit až pět, pak jednu vyčerpat
about-sacrifice-instead = kostka je navždy pryč a žádná se neobnoví
about-prepare = dobrat kartu, provést ověření pro kombinace kostek, nebo obojí
about-rest = stojí 1 zásobu tam, kde se zásoby počítají; obnovit až polovinu všech svých kostek a dobrat kartu
about-lift-off = ukončí průzkum; kdo je jinde, zůstane opuštěn

## What happened

event-section-taken = { $seat } vede: { $section }.
event-team-joined = { $who } jde s týmem ({ $section }).
event-taught = { $lesson }
event-recruited = { $who } nastupuje ({ $section }).
event-crew-promoted = { $who } postupuje na hodnost { $rank }.
event-dice-bought = { $section } dostává kostku: { $die }.
event-planet-recorded = { $planet } je v záznamu: co tam bylo, to tam zase bude.
event-round-began = Začíná { $round }. kolo.
event-turn-began = { $who } je na tahu.
event-start-token-passed = { $who } má žeton začínajícího hráče.
event-action-taken = { $who }: { $action }.
event-moved = { $how ->
        [travel] { $who } se přesouvá: { $sector }.
        [move] { $who } se pohne: { $sector }.
       *[other] { $who } má nové místo: { $sector }.
    }
event-die-spent = { $who } vyčerpá kostku: { $die }.
event-die-sacrificed = { $who } obětuje kostku: { $die }.
event-exerted = { $who } používá vypětí sil.
event-dice-refreshed = { $who } obnoví kostky: { $dice }.
event-not-sacrificed = { $who } nemůže obětovat kostku a získá místo toho zranění: { $injury }.
event-injury-gained = { $who } získá zranění: { $injury }.
event-injury-ignored = { $who } ignoruje zranění: { $injury }.
event-injury-die-taken = { $who } má kostku zranění v { $colour_id ->
        [red] červeném
        [green] zeleném
       *[blue] modrém
    } sloupci.
event-injury-die-returned = { $who } se zbaví kostky zranění v { $colour_id ->
        [red] červeném
        [green] zeleném
       *[blue] modrém
    } sloupci.
event-injury-discarded = { $who } se zbaví zranění: { $injury }.
event-injury-turned-down = { $who } otočí lícem dolů: { $injury }.
event-cards-drawn = { $who } si dobere: { $cards }.
event-deck-rebuilt = { $who } zamíchá odhazovací balíček a má z něj nový.
event-card-discarded = { $who } odhodí: { $card }.
event-card-sacrificed = { $who } obětuje kartu: { $card }.
event-card-played = { $who } zahraje: { $card }.
event-skill-used = { $who } použije dovednost: { $skill }.
event-gear-used = { $who } použije: { $gear }.
event-gear-returned = Do zbrojního skladu se vrací: { $gear }.
event-gear-given = { $who } předá kartu „{ $gear }“, převezme ji { $other }.
event-token-placed = Na desku se klade { $gear }: { $sector }.
event-charges-changed = { $who } má { $charges ->
        [one] 1 stimulant
        [few] { $charges } stimulanty
       *[other] { $charges } stimulantů
    }.
event-supplies-changed = Zásoby { $change ->
        [-3] −3
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
        [3] +3
       *[other] se mění o { $change }
    }: teď { $supplies }.
event-success-gained = { $count ->
        [one] 1 žeton úspěchu
        [few] { $count } žetony úspěchu
       *[other] { $count } žetonů úspěchu
    }, celkem { $success }.
event-danger-rolled = { $who }, nebezpečí { $table }: { $danger_does }.
event-danger-ignored = Kostka nebezpečí { $table } se ignoruje.
event-check-began = Ověření kostkami, { $who }: { $action }.
event-dice-rolled = Hod, { $who }: { $dice }.
event-die-rerolled = Přehozená kostka: { $die }, dřív { $before }, teď { $face }.
event-die-turned = Otočená kostka: { $die }, dřív { $before }, teď { $face }.
event-injury-dice-rolled = Kostky zranění, { $who }: { $symbols }.
event-injury-die-placed = { $who }: symbol „{ $symbol }“ zasáhne toto zranění: { $injury }.
event-combination-used = { $who } použije kombinaci kostek karty „{ $card }“ – { $dice }.
event-special-resolved = Zvláštní účinek „{ $need }“: { $times ->
        [one] jednou
       *[other] { $times }krát
    }.
event-track-moved = { $colour } stupnice je na { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }.
event-outcome-marked = Splněno: { $colour }.
event-outcome-applied = Nastává: { $colour }.
event-event-revealed = Událost, { $who }: { $event }.
    { $text }
    { $matches ->
        [yes] V tomto biomu – { $effect }
       *[no] Mimo její biom – { $effect }
    }
event-time-passed = Stupnice času, { $card }: { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }.
event-time-reset = Stupnice času se vynuluje: { $card }.
event-log-read = { $log }
    { $text }
event-flag-set = Budete si pamatovat „{ $flag }“.
event-box-marked = Zaškrtnuté políčko, { $box }: { $count }.
event-poi-placed = Nově, { $sector }: { $poi }.
event-poi-discarded = Odhozeno: { $poi }, { $sector }.
event-condition-placed = Obecné podmínky: { $condition }.
event-mission-revealed = Nová mise: { $mission }.
event-mission-completed = Mise splněna: { $mission }.
event-mission-discarded = Mise odhozena: { $mission }.
event-marker-placed = Značka, { $sector }: { $marker }.
event-marker-removed = Značka je pryč, { $sector }: { $marker }.
event-leads-drawn = Náznaky, { $find }: { $leads }.
event-lead-placed = { $lead } jde na balíček „{ $find }“: dohromady { $total }.
event-no-leads = Na této planetě žádné náznaky nejsou: nic se nezíská.
event-discovery-gained = Objev, { $find }: { $card }.
event-unique-gained = Mimořádný objev: { $card }.
event-discovery-discarded = Odhozeno: { $card }.
event-threat-placed = Hrozba, { $sector }: { $threat }.
event-threat-acted = Hrozba „{ $threat }“ jedná.
event-threat-moved = Hrozba „{ $threat }“ jde jinam: { $sector }.
event-threat-removed = Hrozba „{ $threat }“ je pryč.
event-ten-rolled = { $purpose }: desetistěnná kostka ukazuje { $result }.
event-landing-entry = Přistání, krok { $step } { $steps ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $steps }: { $entry }.
event-rank-up-completed = Karta povýšení je dokončená: { $rankup }.
event-crew-died = { $who } umírá.
event-exploration-ended = Průzkum končí: { $how }.

## Why not

why-not-no-special = { $who } je v sektoru, kde není napsaná žádná zvláštní akce: { $sector }.
why-not-far = Přímo tam odtud žádná trasa nevede: cesta má { $count ->
        [one] 1 trasu
        [few] { $count } trasy
       *[other] { $count } tras
    }. Přesun vede po jedné.
why-not-cut-off = Odtud, kde je { $who }, už tam nevede žádná trasa: { $sector }.
why-not-used-up = Už byla použita tolikrát, kolikrát lze.
why-not-in-turn = Používá se v tahu toho, kdo ji má.
why-not-no-action = Počítá se jako akce a teď žádnou provést nelze.
why-not-condition = Co vyžaduje, teď neplatí.
why-not-hand-limit = { $who } má v ruce víc karet, než je limit: nejdřív se musí jedna odložit.
why-not-no-gear = { $who } teď nemůže použít nic z nesené výbavy: brání tomu účinek karty.
why-not-upgrade-of = Funguje jen společně s výbavou { $equipment }, tam, kde leží její žeton.
why-not-placed = Funguje jako žeton na planetě: { $who } ho tam může umístit akcí.
why-not-token-lies = Její žeton leží na planetě a funguje tam: { $sector }.
why-not-under-way = Používá se během průzkumu a teď žádný neprobíhá.
why-not-passive = Funguje sama od sebe: není co volit.
why-not-moment = Používá se v jiném okamžiku: { $when }.
why-not-threat = Na kartě „{ $threat }“ není žádná akce: pohne se, když se posune její žeton, a co proti ní pomáhá, říkají karty a sektory.
why-not-threat-away = Akce karty „{ $threat }“ jsou pro toho, kdo je u ní: { $sector }.
why-not-track = „{ $track }“ nemá žádnou akci v dosahu; žeton jde dál sám, zbývá polí: { $left }.
why-not-path = { $who } není na žádném konci této trasy.
why-not-later = { $who } to může udělat jako akci tohoto tahu (zbývá: { $actions }), až bude zodpovězeno, na co se hra teď ptá.
why-not-mission = Na kartě „{ $mission }“ není žádná akce: splní se tím, co žádá její text.
why-not-mission-done = „{ $mission }“ je splněná.
why-not-no-deed = Na kartě „{ $condition }“ není žádná akce: co na ní stojí, platí pro všechny.
why-not-dead = { $who } už nežije.
why-not-assist-asked = { $who } může podpořit, když se vybírají kostky.
why-not-turn-over = { $who } už má v tomto kole tah za sebou; na tahu je { $turn }.
why-not-turn-of = Na tahu je { $turn }; { $who } přijde na řadu později v tomto kole.
why-not-die-rolled = Kostky tohoto ověření už jsou hozené, { $action }: { $dice }.
why-not-die-spent = { $who } nemá tuto kostku dostupnou: { $die }.
why-not-alone = Někdo musí podpořit a nikdo tu nemá kostku.
why-not-cards = V ruce není dost karet.
why-not-charges = Není dost stimulantů.
why-not-debt = Dlužíte už tolik, kolik můžete.
why-not-discovery = Takový objev tu není.
why-not-gear = Není dost výbavy.
why-not-injury = Takové zranění tu není.
why-not-lander = Na planetě není výsadková loď.
why-not-lesson = První kolo je vedené: tohle přijde později.
why-not-lander-sector = Výsadková loď je v jiném sektoru.
why-not-lead = Takový náznak tu není.
why-not-owed = Nic nedlužíte.
why-not-one-way = Tato trasa vede jen opačným směrem.
why-not-precondition = Není splněno, co akce žádá.
why-not-rest = Teď se tu nedá odpočívat.
why-not-sector = Takový sektor není.
why-not-special-twice = Zvláštní akce je jedna za tah.
why-not-stuck = Zákaz přesunu: nikdo tento sektor neopustí.
why-not-supplies = Není dost zásob.
why-not-two-dice = V zásobě kostek musí být aspoň dvě kostky.
why-not-unique = Ten mimořádný objev nemáte.

## The table in words

panel-exploration = Průzkum: { $scenario }
panel-explored = Průzkum: { $planet }
panel-result = Je konec: { $outcome }
panel-next = Co hrát dál: { $scenario }. { $text }
panel-again = { $scenario }: můžete to zkusit znovu.
panel-tally = { $round ->
        [one] 1 kolo
        [few] { $round } kola
       *[other] { $round } kol
    }, { $success ->
        [one] 1 žeton úspěchu
        [few] { $success } žetony úspěchu
       *[other] { $success } žetonů úspěchu
    }, { $count ->
        [one] 1 splněná mise
        [few] { $count } splněné mise
       *[other] { $count } splněných misí
    }
panel-home = { $crew_here ->
        [none] Domů se nevrátil nikdo
       *[other] Zpátky doma: { $crew_here }
    }
panel-round = { $round }. kolo, { $turn ->
        [none] mezi tahy
       *[other] na tahu: { $turn }
    }; žeton začínajícího hráče: { $start }
panel-supplies = Zásoby { $supplies } (nejvýše { $most }), žetony úspěchu { $success }
panel-success = Zásoby se tu nepočítají; žetony úspěchu { $success }
panel-lander = Výsadková loď { $lander }: { $sector }
panel-mod = Úprava { $mod }: { $about-use-mod }
panel-debts = Dluhy: { $count }
panel-deadly = Smrtící vesmír: čtvrté zranění může zabít
panel-condition = Obecné podmínky { $condition }, položka přesunu – { $effect }
panel-travel-check = Položka přesunu, ověření kostkami: { $action }. { $details }
panel-combination = Kombinace kostek, { $card } ({ $need }): { $combination }
panel-special = { $condition }, při každém ověření. { $special_text }
panel-time = Stupnice času, { $track }, { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }. { $about-time }
panel-text = { $text }
panel-action = { $action }: { $details }
panel-missions = Mise
panel-mission = { $mission }: { $text }
panel-goal = { $mission }: když { $condition_text }, „any“ nabídne dokončení.
panel-done = Splněno: { $mission }
panel-rankup = { $ready ->
        [done] Karta povýšení { $rankup }, dokončená
       *[open] Karta povýšení { $rankup }. { $about-rank-up }
    }
rank-up-goal = Dokončená, když { $goal }.
panel-log = Záznam: { $log }
panel-check = Ověření kostkami, { $who }: { $action }
panel-step = Krok { $step } z 10: { $step_name }
panel-given = Kostky v ruce: { $dice }
panel-pool = Zásoba kostek: { $dice }
panel-wounds = Kostky zranění: { $symbols }
panel-danger = Kostka nebezpečí { $table }: { $symbol }
panel-crew = Posádka: { $who }, { $section }, hodnost { $rank }
panel-dead = { $who }: po smrti
panel-place = Místo: { $sector }; { $ready ->
        [done] tah ukončen
        [last] poslední akce tahu
       *[open] { $actions ->
            [0] tah teprve přijde
            [one] zbývá 1 akce
            [few] zbývají { $actions } akce
           *[other] zbývá { $actions } akcí
        }
    }
panel-skill = { $about-crew-card }
panel-charges = Stimulanty: { $charges }
panel-column = { $colour }, { $count } { $slots ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $slots }: { $dice }{ $hurt ->
        [yes] , a navrchu kostka zranění
       *[no] { "" }
    }
panel-spent = Vyčerpané kostky: { $dice }
panel-injury = Zranění { $injury }. { $injury_text }
panel-injury-down = Zranění { $injury }
panel-hand = Karty v ruce: { $count } { $limit ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit }; balíček { $deck }
panel-card = { $card }. { $about-card }
panel-gear = { $gear }. { $gear_text }
panel-sector = Sektor { $sector }
panel-here = { $biomes ->
        [none] Žádný biom
       *[other] Biom: { $biomes }
    }{ $crew_here ->
        [none] { "" }
       *[other] ; zde: { $crew_here }
    }
panel-threats-here = Hrozba zde: { $threats }
panel-markers = Značky: { $markers }
panel-tokens = Výbava: { $tokens }
panel-stuck = Zákaz přesunu
panel-lander-here = Zde stojí výsadková loď: { $lander }
panel-no-poi = Žádný bod zájmu
panel-poi = { $poi }: { $text }
panel-path = Trasa, { $sector }: { $path }
panel-threats = Hrozby
panel-threat = { $threat }: { $sector }; stupnice času { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }
panel-spaces = { $spaces }
panel-finds = Nálezy
panel-find = { $find }: { $leads ->
        [none] žádné náznaky
       *[other] { $leads }, { $total } { $needed ->
            [few] ze
            [6] ze
            [7] ze
           *[other] z
        } { $needed }
    }; { $count ->
        [one] 1 karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
panel-found = Nalezeno: { $card }. { $about-find-card }
panel-decks = Události v balíčku: { $events }; náznaky v sáčku: { $leads_left }; mimořádné objevy na desce: { $uniques }
panel-elsewhere = Jinde („view sektor“ řekne o každém vše)
panel-glance = { $sector }{ $poi ->
        [none] {""}
       *[other] : { $poi }
    }{ $ways ->
        [none] {""}
       *[other] ; cesty: { $ways }
    }
panel-danger-tables = Tabulky nebezpečí
panel-danger-table = Tabulka { $table }. { $danger_text }
panel-injury-types = Druhy zranění
panel-faces = Kostka má tyto stěny: { $symbols }
panel-dice = Kostky a jejich stěny
panel-die = { $die }, { $colour }: { $faces }
panel-section-cards = Karty sekcí
panel-section-card = { $card } ({ $section }). { $about-card }

## Words that effects name

# The dice words are keys by which messages choose: leave them as they are.
dice-die = any
dice-dice = any
dice-red = red
dice-green = green
dice-blue = blue
dice-one = { $want ->
        [red] 1 červenou kostku
        [green] 1 zelenou kostku
        [blue] 1 modrou kostku
       *[any] 1 kostku
    }
dice-count = { $want ->
        [red] { $count ->
                [one] 1 červenou kostku
                [few] { $count } červené kostky
               *[other] { $count } červených kostek
            }
        [green] { $count ->
                [one] 1 zelenou kostku
                [few] { $count } zelené kostky
               *[other] { $count } zelených kostek
            }
        [blue] { $count ->
                [one] 1 modrou kostku
                [few] { $count } modré kostky
               *[other] { $count } modrých kostek
            }
       *[any] { $count ->
                [one] 1 kostku
                [few] { $count } kostky
               *[other] { $count } kostek
            }
    }
dice-most = { $want ->
        [red] { $count ->
                [one] 1 červenou kostku
                [few] až { $count } červené kostky
               *[other] až { $count } červených kostek
            }
        [green] { $count ->
                [one] 1 zelenou kostku
                [few] až { $count } zelené kostky
               *[other] až { $count } zelených kostek
            }
        [blue] { $count ->
                [one] 1 modrou kostku
                [few] až { $count } modré kostky
               *[other] až { $count } modrých kostek
            }
       *[any] { $count ->
                [one] 1 kostku
                [few] až { $count } kostky
               *[other] až { $count } kostek
            }
    }
dice-all = { $want ->
        [red] všechny červené kostky
        [green] všechny zelené kostky
        [blue] všechny modré kostky
       *[any] všechny kostky
    }
dice-any = { $want ->
        [red] libovolný počet červených kostek
        [green] libovolný počet zelených kostek
        [blue] libovolný počet modrých kostek
       *[any] libovolný počet kostek
    }
track-green = zelená
track-red = červená
row-yellow = žlutý
row-green = zelený
row-red = červený
find-any = libovolný typ
stat-armor = pancéřování
stat-sensors = senzory
stat-agility = manévrovatelnost
result-won = vyhráno
result-lost = prohráno
rarity-common = běžný
rarity-rare = vzácný
rarity-ultra = velmi vzácný
source-poi = bodu zájmu
source-condition = obecných podmínek
source-threat = hrozby
source-mission = mise
source-mod = úpravy výsadkové lodi
source-rankup = karty povýšení
source-token = výbavy na planetární desce
source-travel = přesunu
source-prepare = přípravy
deed-yellow-outcomes = žluté důsledky
deed-logs = přečtené záznamy
deed-equipment = různé použité karty výbavy
deed-same-combinations = kombinace kostek se stejnými symboly
deed-reductions = snížení stupnic času
deed-calmed-threats = hrozby odstraněné nebo vynulované posádkou
deed-quiet-rounds = kola bez kostky nebezpečí
deed-exerts = vypětí sil jednoho člena posádky
deed-full-checks = ověření se všemi třemi barvami a s kostkou od každého
box-989 = Kalendář
box-990 = Lhůta
box-993 = Věta
box-996 = Poštovní pytel
box-berths = Lůžka pro cizince z Kettle
box-MARL_TRIES = Odlety z Marlu bez denní směny
box-992 = Přečerpání
box-jam = Džem
marker-copied = opsaná stupnice
marker-fair = doplněná mezera
marker-gauged = změřený odtok
marker-heard = poslech u kalichu
marker-no-movement = zákaz přesunu
marker-asked = dotaz
marker-beat = první úder
marker-book = kniha proseb přečtena
marker-candled = prosvícená vejce
marker-cask = sud
marker-chalk = křída změřena
marker-chipped = vysekaný jantar
marker-counted = spočítané tyče
marker-crack = trhlina
marker-cradle = prohlédnutá kolébka
marker-cup = hrnek
marker-dressed = vyměněný obvaz
marker-dug = výkop
marker-fruit = utržený plod
marker-graft = roub
marker-hat = klobouk chycen
marker-held = lano drženo
marker-lastbook = poslední kniha
marker-letter = dopis napsán
marker-line = jisticí lano
marker-measured = změřený skok
marker-out = cesta ven
marker-pantry = otevřená spíž
marker-paybook = mzdová kniha
marker-pew = místo vzadu
marker-picked = prohledáno
marker-pieces = posbírané kusy
marker-posted = pošta doručena
marker-read = přečtená poslední strana
marker-reading = měření
marker-roped = cesta zajištěná lanem
marker-rubbing = otisk
marker-scraped = vyškrábaný kalich
marker-shaved = odebraná skleněná tříska
marker-shelves = přečtené police
marker-shutter = clona
marker-skimmed = sebrané bahno
marker-skins = naplněné vaky
marker-slow = pomalu
marker-trampled = pošlapáno
marker-warm = teplé kameny
marker-cold = studené kameny
marker-rested = odpočinek vleže
marker-tiled = tabulka vzata
marker-sown = popel zarytý
marker-begun = další začato
marker-borrowed = úchop vyzkoušen
marker-bow = příďová lampa rozsvícena
marker-canfull = kanystr naplněn
marker-ninth = stolička vyzkoušena
marker-scaled = měřítko ověřeno
marker-shutdoor = dveře zavřeny
marker-tagread = visačky přečteny
marker-lamp = lampa
marker-met = podané ruce
marker-chatted = cesta vysvětlena
marker-recounted = lístky přepočítány
marker-booth = kabina vyzkoušena
marker-steps = postup opsán
marker-label = štítek opsán
marker-logsheet = vysílací list podepsán
marker-stove = zatopeno v kamnech
marker-sum = tabule popsána
marker-swung = prohlédnutý prstenec
marker-table = místo u stolu
marker-tags = pověšené štítky
marker-tuned = stožár zaměřen
marker-vouched = někdo se za vás přimluvil
marker-warned = varování
marker-watched = pozorované pozdní nebe
marker-wick = knot
marker-lot = položka čtyřicet
marker-proof = důkaz
marker-tray = upuštěný tác
marker-oiled = namazaný vozík
marker-pockets = prohledané kapsy
marker-kneeling = někdo tu klečí
marker-corrected = opravený lístek
marker-crate = hotová bedna
marker-crated = plná bedna
marker-called = vykonaná návštěva
marker-straps = změřené popruhy
marker-loaf = obrácené bochníky
marker-painted = namalované slovo
marker-sung = zazpívaná druhá sloka
marker-springs = spočítaná jara
marker-watered = zalité rákosí
marker-nadia = posezení s Nadiou
marker-ten = odbilo deset
marker-one = odbila jedna
marker-four = odbily čtyři
marker-flicker = blikání
marker-trim = seřízeno
marker-tapped = dráp otevřen
marker-coat = kabát pověšen
marker-pages = staré záznamy přečteny
marker-kettle = čaj vypit
marker-filings = hobliny sebrány
marker-pilots = lodivodům odpovězeno
marker-wished = popřáno dobrou noc
marker-signed = jméno na zadní straně
marker-bottled = odstřižek v lahvi
marker-photo = snímek pořízen
marker-column = sloupec pozorován
marker-turned = kabát otočen

## What the crew remembers

flag-ACT_ONE_DONE = cesta za Lampou Sedm je otevřená
flag-ASSAY_BERTHS = je nalezeno jedenáct lůžek lodi Assay
condition-flag-ASSAY_BERTHS = { flag-ASSAY_BERTHS }
flag-ASSAY_BOOK = kniha lodi Assay je doma
condition-flag-ASSAY_BOOK = je kniha lodi Assay doma
flag-ASSAY_BROKEN = loď Assay se rozlomila
condition-flag-ASSAY_BROKEN = je loď Assay rozlomená
flag-ASSAY_BURIED = mrtví z lodi Assay dostali jména a rozloučení
condition-flag-ASSAY_BURIED = { flag-ASSAY_BURIED }
condition-flag-ASSAY_BURIED-not = mrtví z lodi Assay nedostali jména a rozloučení
flag-ASSAY_COLLAR_BENT = spojovací límec je ohnutý
condition-flag-ASSAY_COLLAR_BENT = je spojovací límec ohnutý
flag-ASSAY_ELEVEN = na lodi Assay bylo napočítáno jedenáct mrtvých
flag-ASSAY_FAVOUR = někdo posádce dluží za mrtvé z lodi Assay
condition-flag-ASSAY_FAVOUR = { flag-ASSAY_FAVOUR }
flag-ASSAY_LEFT = mrtví z lodi Assay zůstali na lůžkách
condition-flag-ASSAY_LEFT-not = mrtví z lodi Assay nezůstali na lůžkách
flag-ASSAY_LIT = na lodi Assay se svítí
condition-flag-ASSAY_LIT = svítí na lodi Assay světla
flag-ASSAY_NAMES = jména z lodi Assay jsou zapsaná
condition-flag-ASSAY_NAMES = jsou jména z lodi Assay zapsaná
condition-flag-ASSAY_NAMES-not = nejsou jména z lodi Assay zapsaná
flag-ASSAY_STRAIGHT = posádka letěla přímo skrz led
condition-flag-ASSAY_STRAIGHT = { flag-ASSAY_STRAIGHT }
flag-ASSAY_STRIPPED = reaktor lodi Assay je rozebraný
condition-flag-ASSAY_STRIPPED = je reaktor lodi Assay rozebraný
flag-ASSAY_WAITED = na jedenáctého z lodi Assay čeká hrnek
flag-BALLAST_KNOWN = víte, co je zátěž
flag-BAO_LIED = Pim ví, proč byl schován
condition-flag-BAO_LIED = zná Pim důvod svého ukrytí
flag-BAO_SPOKE = Bao uvařila polévku a promluvila
condition-flag-BAO_SPOKE-not = Bao u polévky ještě nepromluvila
flag-BELL_BUOY = zvonová bóje zvoní
condition-flag-BELL_BUOY = { flag-BELL_BUOY }
flag-BOAT_SENT = člun byl poslán domů
flag-BOND_OPENED = sochy byly uvolněny z celního skladu
condition-flag-BOND_OPENED = byly sochy uvolněny z celního skladu
condition-flag-BOND_OPENED-not = nebyly sochy uvolněny z celního skladu
flag-BREAKERS_DONE = vzali jste, co bylo ve vrakovišti
condition-flag-BREAKERS_DONE = je vrakoviště vybrané
flag-CHARTER = Důvěra: Listina
flag-CHILD_ABOARD = Mirrin je na palubě
condition-flag-CHILD_ABOARD = je Mirrin na palubě
condition-flag-CHILD_ABOARD-not = není Mirrin na palubě
flag-CHILD_LEFT = dívka zůstala na houpačce
condition-flag-CHILD_LEFT = { flag-CHILD_LEFT }
flag-CHILD_STEADIED = lano houpačky bylo přidrženo
condition-flag-CHILD_STEADIED = bylo lano houpačky přidrženo
flag-CLOCKS = oboje hodiny šly devět dní stejně
flag-CUSTOMS_CALLED = celní bóje vás zavolala
condition-flag-CUSTOMS_CALLED = celní bóje posádku zavolala
condition-flag-CUSTOMS_CALLED-not = celní bóje posádku ještě nezavolala
flag-DAGNY_HEARD = Dagny byla vyslechnuta
condition-flag-DAGNY_HEARD = byla Dagny vyslechnuta
flag-DAGNY_PUNISHED = Dagny byla zavřena
condition-flag-DAGNY_PUNISHED = byla Dagny zavřena
flag-DECLARED = podepsali jste u celní bóje
condition-flag-DECLARED = posádka podepsala u celní bóje
flag-DOGS_NAMED = tlakoví psi dostali jména
condition-flag-DOGS_NAMED = { flag-DOGS_NAMED }
flag-EARTH_HINT = víte, že účet je otevřený
flag-EARTH_PAGE = stránka Země je nalezená
condition-flag-EARTH_PAGE = je stránka Země nalezená
condition-flag-EARTH_PAGE-not = není stránka Země nalezená
flag-EWA_TOLD = Ewa řekla, čí je to hlas
condition-flag-EWA_TOLD = Ewa prozradila původ hlasu
condition-flag-EWA_TOLD-not = Ewa neprozradila původ hlasu
flag-FERRY_SIGNED = ukázali jste přívozu ceduli
condition-flag-FERRY_SIGNED = posádka ukázala přívozu ceduli
flag-FERRY_WAVED = někdo z přívozu zamával
condition-flag-FERRY_WAVED = { flag-FERRY_WAVED }
flag-GENTLE_DARK = Lampa Šest zhasla zvolna
condition-flag-GENTLE_DARK = { flag-GENTLE_DARK }
condition-flag-GENTLE_DARK-not = Lampa Šest nezhasla zvolna
flag-HALDEN_ONIONS = chlapec z Haldenu dal kuchařce cibuli
condition-flag-HALDEN_ONIONS-not = nikdo z Haldenu nedal kuchařce cibuli
flag-HALDEN_TOLD = Halden ví, co víte vy
condition-flag-HALDEN_TOLD = Halden ví totéž co posádka
flag-HALDEN_VOTED = Halden hlasoval
condition-flag-HALDEN_VOTED = { flag-HALDEN_VOTED }
condition-flag-HALDEN_VOTED-not = Halden nehlasoval
flag-HAND_LAMP = máte přenosnou lampu
condition-flag-HAND_LAMP = má posádka přenosnou lampu
flag-HAND_SEEN_1 = čepice spadla
condition-flag-HAND_SEEN_1 = { flag-HAND_SEEN_1 }
condition-flag-HAND_SEEN_1-not = čepice nespadla
flag-HAND_SEEN_2 = ruka se otočila
condition-flag-HAND_SEEN_2-not = není ruka otočená
flag-JUNO_BRIG = Juno je zavřená
condition-flag-JUNO_BRIG = je Juno zavřená
condition-flag-JUNO_BRIG-not = není Juno zavřená
flag-JUNO_FOUND = posádka ví, čí sestra Juno je
condition-flag-JUNO_FOUND = posádka ví o Junině sestře
flag-JUNO_VOUCHES = Juno Achterberg ručí za loď
condition-flag-JUNO_VOUCHES = { flag-JUNO_VOUCHES }
condition-flag-JUNO_VOUCHES-not = Juno Achterberg neručí za loď
flag-KEEL_BORROWED = letíte dál jako dřív
condition-flag-KEEL_BORROWED = letí loď dál jako dřív
condition-flag-KEEL_BORROWED-not = neletí loď dál jako dřív
flag-KEEL_EVEN = za světlo platí všichni trochu
condition-flag-KEEL_EVEN = { flag-KEEL_EVEN }
condition-flag-KEEL_EVEN-not = za světlo neplatí všichni trochu
flag-KEEL_KNOWN = víte, kdo za světlo platí
condition-flag-KEEL_KNOWN = zná posádka plátce světla
flag-KEEL_MANNED = posádka platí za světlo střídavě
condition-flag-KEEL_MANNED = posádka platí za světlo střídavě
condition-flag-KEEL_MANNED-not = posádka neplatí za světlo střídavě
flag-KETTLE_BERTH = cizinka z Kettle má na palubě lůžko
flag-KETTLE_BURNED = seznam z Kettle shořel
condition-flag-KETTLE_BURNED = { flag-KETTLE_BURNED }
flag-KETTLE_HONEST = posádka řekla, co chce
condition-flag-KETTLE_HONEST = posádka přiznala svůj záměr
flag-KETTLE_LIST = seznam z Kettle je opsaný
condition-flag-KETTLE_LIST = je seznam z Kettle opsaný
flag-KETTLE_MENDED = strojovna na Kettle hřeje jeskyně
flag-KETTLE_OWED = posádka dluží Sloeové za odtah
flag-KETTLE_SEEN = Kettle je spatřena
condition-flag-KETTLE_SEEN = je Kettle spatřena
flag-KETTLE_TALKED = posádka vyslechla Freeholdery
condition-flag-KETTLE_TALKED = { flag-KETTLE_TALKED }
condition-flag-KETTLE_TALKED-not = posádka Freeholdery nevyslechla
flag-KIN = Důvěra: Blízcí
flag-KNOT_SEEN = viděli jste uzel na laně
flag-LAMP_TWO_CLOUD = bylo vidět, že se nehybný mrak pohnul
flag-LAMP_TWO_DARK = Lampa Dvě na jedenáct vteřin zhasla
condition-flag-LAMP_TWO_DARK = { flag-LAMP_TWO_DARK }
flag-LAMP_TWO_MARGIN = někdo u Lampy Dvě psal na okraj
condition-flag-LAMP_TWO_MARGIN = { flag-LAMP_TWO_MARGIN }
flag-LAMP_TWO_QUIET = Lampa Dvě neměla co hlásit
condition-flag-LAMP_TWO_QUIET = { flag-LAMP_TWO_QUIET }
flag-LAMP_TWO_SEEN = stránka o Lampě Dvě byla otevřena
condition-flag-LAMP_TWO_SEEN = byla stránka o Lampě Dvě otevřena
flag-LAMP_TWO_TAP = dráp Lampy Dvě byl otevřen
flag-LAMP_TWO_TOLD = Halden viděl stránku Lampy Dvě
condition-flag-LAMP_TWO_TOLD-not = Halden neviděl stránku Lampy Dvě
flag-LOT_SEEN = aukce v Pruittových sálech byla navštívena
condition-flag-LOT_SEEN = byla aukce v Pruittových sálech navštívena
flag-LOT_COATS = máte na sobě vypůjčené kabáty
flag-LOT_PAGE = lístek položky čtyřicet byl odnesen
flag-LOT_HEARD = paní Adeyemi byla vyslechnuta
flag-LOT_RIVAL = druhý dražitel byl přemluven
flag-LOT_BOUGHT = položka čtyřicet byla koupena
condition-flag-LOT_BOUGHT = byla položka čtyřicet koupena
flag-LOT_STOLEN = položka čtyřicet byla ukradena
condition-flag-LOT_STOLEN = byla položka čtyřicet ukradena
flag-LOT_SPOKEN = za položku čtyřicet se někdo postavil
condition-flag-LOT_SPOKEN = za položku čtyřicet někdo promluvil
flag-VOTE_SEEN = noc před hlasováním byla přečtena
condition-flag-VOTE_SEEN = byla noc před hlasováním přečtena
flag-VOTE_OPEN = urna jde bez víka
flag-VOTE_DORN = Dorn byl vyslechnut
flag-VOTE_SONG = znáte druhou sloku
flag-VOTE_MILO = Milo běží s vámi
flag-VOTE_NO = hlasy: ne
flag-VOTE_YES = hlasy: ano
flag-LOT_TOLD = zpráva o položce čtyřicet k vám dorazila
condition-flag-LOT_TOLD-not = zpráva o položce čtyřicet nedorazila
flag-LEAPER_EASED = skokan dopadne do měkkého
condition-flag-LEAPER_EASED = { flag-LEAPER_EASED }
flag-LEAPER_TAKEN = posádka skokana odnesla
flag-LETTERS_POSTED = dopisy byly doručeny na pomalou stranu
condition-flag-LETTERS_POSTED-not = nebyly dopisy doručeny na pomalou stranu
flag-LETTER_BURNED = dopis byl spálen
condition-flag-LETTER_BURNED = byl dopis spálen
condition-flag-LETTER_BURNED-not = nebyl dopis spálen
flag-LETTER_HANDED = dopis byl předán
condition-flag-LETTER_HANDED = byl dopis předán
condition-flag-LETTER_HANDED-not = nebyl dopis předán
flag-LETTER_OPENED = dopis byl otevřen
condition-flag-LETTER_OPENED = byl dopis otevřen
condition-flag-LETTER_OPENED-not = nebyl dopis otevřen
flag-LISTENERS = Důvěra: Naslouchající
flag-LULL_ASKED = Lull byl dotázán po svém
condition-flag-LULL_ASKED = byl Lull dotázán po svém
flag-LULL_YES = Lull souhlasil
condition-flag-LULL_YES = { flag-LULL_YES }
condition-flag-LULL_YES-not = Lull nesouhlasil
flag-MARL_ANSWER = od denní směny přišla odpověď
condition-flag-MARL_ANSWER-not = od denní směny nepřišla odpověď
flag-MARL_BACK = posádka se vrátila na Marl
condition-flag-MARL_BACK = byla posádka na Marlu znovu
flag-MARL_CAGE = šest horníků vyjelo nahoru
condition-flag-MARL_CAGE = { flag-MARL_CAGE }
condition-flag-MARL_CAGE-not = šest horníků nevyjelo nahoru
flag-MARL_CLOCKPAY = denní směna dostala mzdu podle hodin
flag-MARL_CLOCKS = devět hodin je přečteno
condition-flag-MARL_CLOCKS = je devět hodin přečteno
flag-MARL_DOOR = dveře spíže zůstaly otevřené
flag-MARL_FRAYED = lano je roztřepené
condition-flag-MARL_FRAYED = je lano roztřepené
flag-MARL_HUM = bzučení kolejnice je nahrané
flag-MARL_MUD = bahno zůstalo naživu
flag-MARL_NOTE = dolů putoval vzkaz a jídlo
condition-flag-MARL_NOTE = { flag-MARL_NOTE }
condition-flag-MARL_NOTE-not = dolů neputoval vzkaz ani jídlo
flag-MARL_PROMISE = posádka slíbila, že se vrátí
flag-MARL_SEEN = posádka viděla Marl
condition-flag-MARL_SEEN = { flag-MARL_SEEN }
flag-MARL_WATCH = zastavené hodinky jsou nalezené
condition-flag-MARL_WATCH-not = nejsou zastavené hodinky nalezené
flag-MORROW_CONFESSED = Morrowová to přiznala sama
condition-flag-MORROW_CONFESSED-not = Morrowová nic sama nepřiznala
flag-MUTINY_KIN = začal návrat
condition-flag-MUTINY_KIN = { flag-MUTINY_KIN }
flag-NADIA_HEARD = někdo stál vedle Nadii
condition-flag-NADIA_HEARD = { flag-NADIA_HEARD }
condition-flag-NADIA_HEARD-not = vedle Nadii nikdo nestál
flag-NIGHT_BOOK_READ = noční kniha je opsaná
condition-flag-NIGHT_BOOK_READ = je noční kniha opsaná
condition-flag-NIGHT_BOOK_READ-not = není noční kniha opsaná
flag-ORCHARD_CUT = zvonový kořen je přeťatý
condition-flag-ORCHARD_CUT = je zvonový kořen přeťatý
condition-flag-ORCHARD_CUT-not = není zvonový kořen přeťatý
flag-ORCHARD_GRAFT = posádka odnesla živý roub
condition-flag-ORCHARD_GRAFT = { flag-ORCHARD_GRAFT }
condition-flag-ORCHARD_GRAFT-not = posádka neodnesla živý roub
flag-ORCHARD_WARM = motory zůstávají teplé
condition-flag-ORCHARD_WARM = { flag-ORCHARD_WARM }
flag-ORDER_ON_AIR = rozkaz zazněl v rádiu
flag-ORDER_SEALED = rozkaz zůstal nepřečtený
flag-ORE_LINE = ruda jede po lince nahoru
flag-OVERDRAW_KNOWN = rozkaz z roku 202 je známý
condition-flag-OVERDRAW_KNOWN = je rozkaz z roku 202 známý
condition-flag-OVERDRAW_KNOWN-not = není rozkaz z roku 202 známý
flag-PAPERS = Freeholdeři byli vydáni
condition-flag-PAPERS = byli Freeholdeři vydáni
condition-flag-PAPERS-not = nebyli Freeholdeři vydáni
flag-PASSAGE = s Freeholdery je dohoda
condition-flag-PASSAGE = je s Freeholdery dohoda
condition-flag-PASSAGE-not = není s Freeholdery dohoda
flag-PAYROLL_PAID = denní směna dostala mzdu podle skutečných dní
condition-flag-PAYROLL_PAID-not = denní směna nedostala mzdu podle skutečných dní
flag-PERRIN_BURIED = Perrinova kniha se vrátila na místo
flag-PERRIN_READ = Perrinův deník je přečtený
condition-flag-PERRIN_READ = je Perrinův deník přečtený
condition-flag-PERRIN_READ-not = nebyl Perrinův deník přečten
flag-PIM_HAND = Pim je v soupisu
condition-flag-PIM_HAND = je Pim v soupisu
condition-flag-PIM_HAND-not = není Pim v soupisu
flag-PIM_SENT = Pim byl poslán domů
condition-flag-PIM_SENT = byl Pim poslán domů
flag-RING_FIRED = kruh znovu vzplál
flag-RING_SOWN = kruh je osetý
condition-flag-RING_SOWN = je kruh osetý
flag-ROUND_LEARNED = obchůzka cechu je známá
condition-flag-ROUND_LEARNED = je obchůzka cechu známá
flag-SAFE_OPEN = komodorův trezor je otevřený
condition-flag-SAFE_OPEN = je komodorův trezor otevřený
condition-flag-SAFE_OPEN-not = není komodorův trezor otevřený
flag-SAW_STOPPED = pila byla zastavena
condition-flag-SAW_STOPPED = byla pila zastavena
flag-SEAL_BROKEN = pečeť Lampy Sedm je zlomená
condition-flag-SEAL_BROKEN = je pečeť Lampy Sedm zlomená
condition-flag-SEAL_BROKEN-not = nebyla pečeť Lampy Sedm zlomena
flag-SEAL_READ = pečeť Lampy Sedm je přečtená
condition-flag-SEAL_READ = je pečeť Lampy Sedm přečtená
condition-flag-SEAL_READ-not = není pečeť Lampy Sedm přečtená
flag-SEVEN_BACK = posádka se vrátila k Lampě Sedm
condition-flag-SEVEN_BACK = byla posádka u Lampy Sedm znovu
flag-SEVEN_CALENDAR = kalendář strážců zůstal zachován
condition-flag-SEVEN_CALENDAR = { flag-SEVEN_CALENDAR }
flag-SEVEN_COATS = kabáty strážců si posádka odnesla
flag-SEVEN_HONEST = těžká otázka dostala pravdivou odpověď
flag-SEVEN_METER = měřidlo Lampy Sedm je odečtené
condition-flag-SEVEN_METER = je měřidlo Lampy Sedm odečtené
condition-flag-SEVEN_METER-not = není měřidlo Lampy Sedm odečtené
flag-SEVEN_NOTES = děkovné lístky mají odpověď
condition-flag-SEVEN_NOTES = { flag-SEVEN_NOTES }
flag-SEVEN_SEEN = posádka viděla Lampu Sedm
condition-flag-SEVEN_SEEN = { flag-SEVEN_SEEN }
flag-SEVEN_SERVED = posádka převzala obsílku
flag-SEVEN_WICK = knot Lampy Sedm je na palubě
condition-flag-SEVEN_WICK = je knot Lampy Sedm na palubě
flag-SIG_HALDEN = Halden podepsal
condition-flag-SIG_HALDEN = { flag-SIG_HALDEN }
flag-SIG_LULL = Lull podepsal
condition-flag-SIG_LULL = { flag-SIG_LULL }
flag-SIG_STILLFALL = Stillfall podepsal
condition-flag-SIG_STILLFALL = { flag-SIG_STILLFALL }
condition-flag-SIG_STILLFALL-not = Stillfall nepodepsal
flag-SIG_TAMARISK = Tamarisk podepsal
condition-flag-SIG_TAMARISK = { flag-SIG_TAMARISK }
flag-SIX_RELIT = Lampa Šest znovu hoří
condition-flag-SIX_RELIT = { flag-SIX_RELIT }
flag-SLACK_KITE = drak byl stažen
condition-flag-SLACK_KITE-not = nebyl drak stažen
flag-SLACK_LATE = okraj jednou dosáhl lodi
condition-flag-SLACK_LATE = { flag-SLACK_LATE }
flag-SLACK_NET = pod padajícím mužem visí síť
flag-LULL_WARM = řady nakloněné k teplému
flag-LULL_COLD = řady nakloněné ke studenému
condition-flag-LULL_ASKED-not = nebyl Lull dotázán
condition-flag-LULL_NO = { flag-LULL_NO }
condition-flag-LULL_NO-not = Lull neřekl ne
flag-LULL_READER = tabulky byly přečteny
condition-flag-LULL_READER = byly tabulky přečteny
condition-flag-LULL_READER-not = nebyly tabulky přečteny
flag-LULL_AGAIN = jedna řada byla položena znovu
condition-flag-LULL_AGAIN-not = nebyla žádná řada položena znovu
flag-LULL_GRAFT = spálený pruh byl osázen
condition-flag-LULL_GRAFT = byl spálený pruh osázen
flag-LULL_CARRIED = záhon vás jednou vynesl ven
condition-flag-LULL_CARRIED = záhon jednou vynesl posádku ven
flag-LULL_CAMP = stan stojí ve starých dírách
flag-LULL_BACK = vrátili jste se na Lull
condition-flag-LULL_BACK = už proběhl návrat na Lull
condition-flag-LULL_CAMP = { flag-LULL_CAMP }
flag-WEIR_DRAWN = velká lampa byla vyprázdněna
condition-flag-WEIR_DRAWN = byla velká lampa vyprázdněna
flag-WEIR_HUNG = jeden z vašich nástrojů visí na zdi
flag-WEIR_LAMP = malá lampa byla vypůjčena
flag-WEIR_MOTH = jedna můra jede s vámi
flag-WEIR_OPEN = stavidlo bylo otevřeno
flag-WEIR_RESTED = velké lampě bylo řečeno, ať odpočívá
condition-flag-WEIR_RESTED = smí velká lampa odpočívat
flag-WEIR_STAFF = loděnice vás přijala
condition-flag-WEIR_STAFF = loděnice přijala posádku
flag-WEIR_TABLES = stoly stojí zase u sebe
flag-WEIR_BACK = vrátili jste se do loděnice
condition-flag-WEIR_BACK = už proběhl návrat do loděnice
flag-TAM_URN = urna byla odnesena ze školy
flag-TAM_ARGUED = s lavicí se vedl spor
flag-TAM_HAND = v Dlouhé ulici byla přijata ruka
flag-TAM_REEDS = káď s rákosím je na palubě
flag-TAM_BACK = vrátili jste se na Tamarisk
condition-flag-TAM_BACK = už proběhl návrat na Tamarisk
flag-RAFT_BACK = vrátili jste se na Vor
condition-flag-RAFT_BACK = už proběhl návrat na Vor
condition-flag-RAFT_BACK-not = ještě neproběhl návrat na Vor
flag-STILL_BACK = vrátili jste se do Stillfallu
condition-flag-STILL_BACK = už proběhl návrat do Stillfallu
condition-flag-STILL_BACK-not = ještě neproběhl návrat do Stillfallu
flag-GANNET_BACK = vrátili jste se na Gannet Rock
condition-flag-GANNET_BACK = už proběhl návrat na Gannet Rock
condition-flag-GANNET_BACK-not = ještě neproběhl návrat na Gannet Rock
flag-VARGA_MOVED = Varga bydlí na palubě
condition-flag-VARGA_MOVED = { flag-VARGA_MOVED }
condition-flag-VARGA_MOVED-not = Varga nebydlí na palubě
flag-CORRIE_BACK = vrátili jste se do Corrie
condition-flag-CORRIE_BACK = už proběhl návrat do Corrie
condition-flag-CORRIE_BACK-not = ještě neproběhl návrat do Corrie
flag-OSIER_BACK = vrátili jste se na Osier
condition-flag-OSIER_BACK = už proběhl návrat na Osier
condition-flag-OSIER_BACK-not = ještě neproběhl návrat na Osier
flag-VANTRY_BACK = vrátili jste se do Vantry Ring
condition-flag-VANTRY_BACK = už proběhl návrat do Vantry Ring
condition-flag-VANTRY_BACK-not = ještě neproběhl návrat do Vantry Ring
condition-flag-TAM_REEDS = je káď s rákosím na palubě
flag-TAM_DARK = lampa v ulicích jednou zhasla
condition-flag-TAM_DARK = { flag-TAM_DARK }
flag-URN_COUNTED = hlasy byly přepočítány
condition-flag-URN_COUNTED = byly hlasy přepočítány
flag-EWA_STAYED = Ewa Lind zůstala
condition-flag-EWA_STAYED = { flag-EWA_STAYED }
condition-flag-EWA_STAYED-not = Ewa Lind nezůstala
flag-SLOW_PATIENT = Baptiste ošetřil někoho, kdo byl pomalý
condition-flag-SLOW_PATIENT = Baptiste ošetřil někoho pomalého
flag-SMALL_ONE_FOUND = malý je nalezený
condition-flag-SMALL_ONE_FOUND = je malý nalezený
flag-SOIL_LETTER = máte dopis o půdě
condition-flag-SOIL_LETTER = má posádka dopis o půdě
condition-flag-SOIL_LETTER-not = nemá posádka dopis o půdě
flag-STONE_CAUGHT = Hasič byl nalezen včas
condition-flag-STONE_CAUGHT-not = nebyl Hasič nalezen včas
flag-STONE_TALKED = Hasič promluvil
flag-TRAIN_STOPPED = vlak stojí
condition-flag-TRAIN_STOPPED = { flag-TRAIN_STOPPED }
flag-UNMETERED = někdo hledal ty tři watty
condition-flag-UNMETERED-not = ty tři watty nikdo nehledal
flag-VANTRY_SEEN = viděli jste rejdu u Vantry
condition-flag-VANTRY_SEEN = posádka viděla rejdu u Vantry
flag-WALL_GIVEN = spodní řada je ztracená
condition-flag-WALL_GIVEN = je spodní řada ztracená
flag-WALL_SHIELDED = hnízdní stěna je uchráněná
condition-flag-WALL_SHIELDED = je hnízdní stěna uchráněná
flag-WARRANT_HELD = posádka má soudní příkaz
condition-flag-WARRANT_HELD = { flag-WARRANT_HELD }
condition-flag-WARRANT_HELD-not = posádka nemá soudní příkaz
flag-WENT_ON = šli jste dál po trase

## Powers

power-near = v sektoru výsadku nebo vedle něj platí „{ $power }“
power-lander = v sektoru výsadku platí „{ $power }“
power-agility-in = manévrovatelnost výsadkové lodi je o 1 vyšší ({ $places })
power-anchored = účinky tě přesunou nebo umístí jen s tvým souhlasem
power-assist = podpora o { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } víc
power-assist-reach = členové posádky v tomto sektoru a v propojených sektorech se mohou navzájem podpořit
power-both-ways = po jednosměrných trasách lze cestovat oběma směry
power-chosen-last = hrozby si tě vyberou, jen když nezbývá nikdo jiný
power-discoveries = výsadková loď unese o { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } víc, když s tím odletíš
power-evac-keep = při nouzové evakuaci { $count ->
        [one] zůstane týmu 1 objev
        [few] zůstanou týmu až { $count } objevy
       *[other] zůstane týmu až { $count } objevů
    }
power-exert-draw = při vypětí sil si také dober { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    }
power-fewer-actions = máš o { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    } méně, ale aspoň jednu
power-frail = vrátí se do zbrojního skladu po { $count ->
        [one] 1 události
        [few] { $count } událostech
       *[other] { $count } událostech
    }, jejichž hlavní účinek zde někoho zasáhne
power-free-repair = oprava výsadkové lodi nic nestojí
power-free-rest = odpočinek nestojí zásoby
power-free-travel = symboly vyčerpání a nebezpečí na trasách nemají účinek
power-hand = limit karet sekce +{ $count }
power-lamp = hoří zde lampa
power-landing-safe = při přistání nikdo neutrpí zranění „{ $injury }“
power-lift-off-anywhere = odlet je možný v každém sektoru se symbolem výsadkové lodi
power-lift-off-energy = po odletu na můstku navíc { $count ->
        [one] 1 žeton energie
        [few] { $count } žetony energie
       *[other] { $count } žetonů energie
    }
power-loose = zákaz přesunu nemá účinek
power-medbay-relief = jednomu členovi posádky se na ošetřovně počítá o { $count ->
        [one] 1 zranění
        [few] { $count } zranění
       *[other] { $count } zranění
    } méně
power-no-assist = žádná podpora, ani daná, ani přijatá
power-no-convert-blue = žádná schopnost přeměny pro modré kostky
power-no-equipment = výbavu, kterou neseš, nelze použít
power-no-injury = neutrpíš žádné zranění
power-no-losses = žádné zásoby se neztrácejí
power-no-refresh = tvé kostky se neobnovují
power-no-rest = žádný odpočinek
power-prepare-draw = při přípravě si dober o { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    } víc
power-quiet = { $count ->
        [one] 1 tvá kostka se nepočítá
        [few] až { $count } tvé kostky se nepočítají
       *[other] až { $count } tvých kostek se nepočítá
    }, když se počítají hozené kostky
power-reach = odtud lze provádět zvláštní akce bodů zájmu v propojených sektorech
power-refresh-exert = vypětí sil obnoví o { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } víc
power-refresh-rest = odpočinek obnoví o { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } víc
power-rest-draw = při odpočinku si dober o { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    } víc
power-safe-paths = symboly nebezpečí na trasách z tohoto sektoru nemají účinek
power-sensors-in = senzory výsadkové lodi jsou o 1 vyšší ({ $places })
power-stuck = zákaz přesunu
power-supplies = výsadková loď začíná { $count ->
        [one] s 1 zásobou
        [few] se { $count } zásobami
       *[other] s { $count } zásobami
    } navíc
power-supplies-on = výsadková loď začíná s 1 zásobou navíc na planetě, kde je biom { $biomes }
power-sure-hand = jednou v každém svém ověření otoč { $count ->
        [one] 1 kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    } na libovolnou stranu
power-threat-back = sniž o { $count } stupnici času hrozby, která sem přijde
power-threat-bar = do tohoto sektoru ani do propojených sektorů nemůže vstoupit žádná hrozba
power-timeless-moves = tvé přesuny neposouvají stupnice času
power-travel-spend = za každou trasu vyčerpej o { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } víc
power-unmarked = značky v tomto sektoru se nepočítají
power-cheaper-flights = lety stojí o { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } energie méně, ale nikdy nejsou zadarmo
power-cheaper-research = výzkumné projekty vyžadují o { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } méně
power-dangerous-systems = loď může letět nebezpečnými cestami a navštívit nebezpečná místa
power-foresight = na můstku se podívej na další situaci a nech ji být, nebo ji dej pod ostatní
power-forgiven-debts = při odletu se { $count ->
        [one] odpouští 1 dluh
        [few] odpouštějí { $count } dluhy
       *[other] odpouští { $count } dluhů
    }
power-free-boost = jedno urychlení při každé návštěvě nepotřebuje nikoho
power-later-start = jeden projekt při každé návštěvě může začít o etapu dál
power-light-cots = ošetřovna má o { $count ->
        [one] 1 lehké lůžko
        [few] { $count } lehká lůžka
       *[other] { $count } lehkých lůžek
    } víc
power-more-situations = návštěva krizového štábu vyřeší o { $count ->
        [one] 1 situaci
        [few] { $count } situace
       *[other] { $count } situací
    } víc
power-reroll-heavy = při smrtelném ověření přežití přehoď jedno těžké poranění
power-second-queue = druhá výrobní řada je otevřená
power-skip-survival = kdo leží na kritickém lůžku, může tam místo ověření přežití zůstat o průchod déle

## Effects

effect-gain-supplies = získej { $count ->
        [one] 1 zásobu
        [few] { $count } zásoby
       *[other] { $count } zásob
    }
effect-lose-supplies = ztrať { $count ->
        [one] 1 zásobu
        [few] { $count } zásoby
       *[other] { $count } zásob
    }
effect-lose-supplies-less = ztrať { $count ->
        [one] 1 zásobu
        [few] { $count } zásoby
       *[other] { $count } zásob
    } (minus { $stat } výsadkové lodi)
effect-gain-success-tokens = získej { $count ->
        [one] 1 žeton úspěchu
        [few] { $count } žetony úspěchu
       *[other] { $count } žetonů úspěchu
    }
effect-gain-some-leads = získej { $count ->
        [one] 1 náznak
        [few] { $count } náznaky
       *[other] { $count } náznaků
    } { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
effect-gain-some-leads-and-gain-some-leads = získej { $count } { $count ->
        [one] náznak
        [few] náznaky
       *[other] náznaků
    } ({ $find }) a { $other_count } { $other_count ->
        [one] náznak
        [few] náznaky
       *[other] náznaků
    } ({ $other_find })
effect-discard-an-injury-card-and-discard-an-injury-die = odhoď 1 kartu zranění a 1 kostku zranění
effect-if-log-was-read-not-log = přečti záznam „{ $log }“, pokud ještě není přečtený
effect-choose-convert-this-check = zvol jeden z těchto symbolů ({ $icon }): v tomto ověření za něj platí i základní symboly jeho barvy
effect-gain-a-discovery = získej 1 objev { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
effect-gain-that-unique = získej mimořádný objev „{ $unique }“
effect-gain-top-unique = získej vrchní mimořádný objev
effect-discard-a-discovery = odhoď 1 objev { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
effect-replace-poi = nahraď bod zájmu tohoto sektoru kartou „{ $poi }“
effect-replace-poi-in = nahraď bod zájmu sektoru { $number } kartou „{ $poi }“
effect-cover-poi = překryj bod zájmu tohoto sektoru kartou „{ $poi }“
effect-cover-poi-in = překryj bod zájmu sektoru { $number } kartou „{ $poi }“
effect-discard-poi = odhoď kartu bodu zájmu tohoto sektoru
effect-discard-poi-in = odhoď kartu bodu zájmu sektoru { $number }
effect-place-condition = vylož obecné podmínky „{ $condition }“
effect-discard-condition = odhoď kartu obecných podmínek
effect-reveal-mission = odhal misi „{ $mission }“
effect-complete-mission = označ misi „{ $mission }“ za splněnou
effect-discard-mission = odhoď misi „{ $mission }“
effect-mark-sector = polož do tohoto sektoru značku „{ $marker }“
effect-mark-that-sector = polož do sektoru { $number } značku „{ $marker }“
effect-unmark-sector = odstraň ze svého sektoru značku „{ $marker }“
effect-unmark-that-sector = odstraň ze sektoru { $number } značku „{ $marker }“
effect-mark-highest-sector = polož značku „{ $marker }“ do nejvyššího sektoru, který ji nemá
effect-mark-lowest-sector = polož značku „{ $marker }“ do nejnižšího sektoru, který ji nemá
effect-unmark-lowest-sector = odstraň značku „{ $marker }“ z nejnižšího sektoru, který ji má
effect-set-flag = poznamenej na později „{ $flag }“
effect-clear-flag = škrtni poznámku „{ $flag }“
effect-mark-box = zaškrtni políčko v řadě „{ $box }“
effect-log = přečti záznam „{ $log }“
effect-begin-events = od této chvíle se odkrývají události
effect-progress-time = posuň všechny stupnice času o { $count }
effect-progress-time-less = posuň všechny stupnice času o { $count } (minus { $stat } výsadkové lodi)
effect-progress-threat = posuň stupnici času hrozby „{ $threat }“ o { $count }
effect-progress-a-threat = posuň stupnici času hrozby podle své volby o { $count }
effect-reduce-a-time-track = sniž stupnici času podle své volby o { $count }
effect-reduce-a-threat = sniž stupnici času hrozby podle své volby o { $count }
effect-reset-this-track = vynuluj tuto stupnici času
effect-reset-threat = vynuluj stupnici času hrozby „{ $threat }“
effect-place-threat = umísti hrozbu „{ $threat }“ do sektoru { $number }
effect-place-this-threat-here = umísti tuto hrozbu do svého sektoru
effect-remove-threat = odstraň hrozbu „{ $threat }“
effect-remove-this-threat = odstraň tuto hrozbu
effect-threat-hides = tato hrozba opustí planetární desku a skryje se
effect-threat-to-most-injured = přesuň tuto hrozbu o { $count ->
        [one] 1 sektor
        [few] { $count } sektory
       *[other] { $count } sektorů
    } ke členovi posádky s nejvíce zraněními
effect-threat-to-most-dice = přesuň tuto hrozbu o { $count ->
        [one] 1 sektor
        [few] { $count } sektory
       *[other] { $count } sektorů
    } ke členovi posádky s nejvíce dostupnými kostkami
effect-threat-to-nearest = přesuň tuto hrozbu o { $count ->
        [one] 1 sektor
        [few] { $count } sektory
       *[other] { $count } sektorů
    } k nejbližšímu členovi posádky
effect-threat-to-loudest = přesuň tuto hrozbu o { $count ->
        [one] 1 sektor
        [few] { $count } sektory
       *[other] { $count } sektorů
    } k sektoru, kde bylo najednou hozeno nejvíce kostek
effect-forget = dosavadní hluk je zapomenut
effect-threat-to-lowest = přesuň tuto hrozbu do propojeného sektoru s nejnižším číslem
effect-threat-swims = hoď D10: při 0 až 4 se tato hrozba přesune do propojeného sektoru s nejnižším číslem, při 5 až 9 do toho s nejvyšším
effect-threat-rounds = přesuň tuto hrozbu do dalšího sektoru její trasy ({ $loop })
effect-move-a-threat-here = přesuň hrozbu ze svého sektoru do propojeného sektoru
effect-end-exploration = průzkum planety končí
effect-emergency-evac = následuje nouzová evakuace
effect-mission-failed = mise selhala
effect-nothing = nic se nestane
effect-draw = dober { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    }
effect-discard-cards = odhoď { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    }
effect-lose-charges = ztrať { $count ->
        [one] 1 stimulant
        [few] { $count } stimulanty
       *[other] { $count } stimulantů
    }
effect-gain-charges = získej { $count ->
        [one] 1 stimulant
        [few] { $count } stimulanty
       *[other] { $count } stimulantů
    }
effect-gain = utrp zranění „{ $injury }“
effect-discard-an-injury-card = odhoď 1 kartu zranění
effect-discard-an-injury-die = odhoď 1 kostku zranění
effect-discard-injury-with-die = odhoď zranění „{ $injury }“ i s jeho kostkou zranění
effect-turn-an-injury-down = otoč 1 kartu zranění lícem dolů
effect-move = jdi do propojeného sektoru
effect-move-with = jdi do propojeného sektoru a vezmi tam z tohoto sektoru značku „{ $marker }“
effect-move-there = jdi na místo { $sector }
effect-place-in-sector = jdi přímo do sektoru { $number }
effect-place-in-any-sector = jdi přímo do sektoru podle své volby
effect-place-in-the-lander-sector = jdi přímo do sektoru výsadku
effect-move-to-lowest = jdi do propojeného sektoru s nejnižším číslem
effect-ignore-path-icons = ignoruj symboly vyčerpání a nebezpečí na trase
effect-ignore-all-path-icons = ignoruj všechny symboly na trase
effect-ignore-path-dangers = ignoruj symboly nebezpečí na trase
effect-ignore-path-spends = ignoruj symboly vyčerpání na trase
effect-end-turn = ukonči svůj tah
effect-two-events = na konci tohoto tahu odkryj dvě události
effect-no-event = na konci tohoto tahu neodkrývej žádnou událost
effect-ignore-no-movement = v tomto tahu pro tebe neplatí zákaz přesunu
effect-another-action = v tomto tahu máš o 1 akci víc
effect-rest-refreshes-more = tento odpočinek obnoví o { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } víc
effect-rest-draws-more = dober při tomto odpočinku o { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    } víc
effect-rest-is-free = tento odpočinek nestojí zásoby
effect-return-equipment = vrať do zbrojního skladu { $count ->
        [one] 1 kartu výbavy
        [few] { $count } karty výbavy
       *[other] { $count } karet výbavy
    }
effect-spend = vyčerpej { dice-one }
effect-spend-some = vyčerpej { dice-count }
effect-sacrifice = obětuj { dice-one }
effect-sacrifice-some = obětuj { dice-count }
effect-refresh = obnov { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    }
effect-refresh-colour = obnov { dice-count }
effect-refresh-all = obnov { dice-all }
effect-exert = proveď vypětí sil
effect-refresh-as-by-exerting = obnov tolik kostek jako při vypětí sil
effect-danger = hoď kostkou nebezpečí { $table }
effect-reroll-that-danger = přehoď tuto kostku nebezpečí
effect-ignore-that-danger = ignoruj tuto kostku nebezpečí
effect-take-that-danger = tato kostka nebezpečí místo toho zasáhne tebe
effect-ignore-that-symbol = ignoruj tento symbol
effect-reroll = přehoď { dice-most }
effect-reroll-any = přehoď { dice-any }
effect-reroll-showing = přehoď { $count ->
        [one] 1 kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    } se symbolem „{ $icon }“
effect-reroll-any-showing = přehoď libovolný počet kostek se symbolem „{ $icon }“
effect-turn-freely = otoč { dice-most } na libovolnou stranu
effect-turn-to = otoč { dice-most } na symbol „{ $icon }“
effect-turn-showing = otoč { $count ->
        [one] 1 kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    } se symbolem „{ $shown }“ na symbol „{ $icon }“
effect-drop-a-die = vyčerpej 1 kostku ze zásoby kostek
effect-drop-all = vyčerpej ze zásoby kostek všechny kostky se symbolem „{ $icon }“
effect-take-back = vrať { $count ->
        [one] 1 kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    } ze zásoby kostek mezi dostupné kostky
effect-basics-become-accidents = počítej všechny hozené základní symboly jako nehody
effect-convert-this-check = v tomto ověření platí { $colour_id ->
        [red] červené
        [green] zelené
       *[blue] modré
    } základní symboly i jako { $icon }
effect-progress = posuň { $track_id ->
        [red] červenou
        [green] zelenou
        [yellow] žlutou
       *[blue] modrou
    } stupnici o { $count }
effect-step-back = vrať { $track_id ->
        [red] červenou
        [green] zelenou
        [yellow] žlutou
       *[blue] modrou
    } stupnici o { $count } zpět
effect-at-once = vyčerpej všechny kostky; ověření hned končí, důsledek je { $row }
effect-skip-to-spending = přejdi rovnou k vyčerpání kostek
effect-ignore-that-outcome = ignoruj tento důsledek
effect-help-with-more-dice = podpoř o { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } víc
effect-ignore-that-injury = ignoruj toto zranění
effect-take-that-injury = toto zranění místo toho utrpíš ty, bez jeho kostky zranění
effect-ignore-that-event = ignoruj tuto událost
effect-replace-that-event = dej tuto událost dospod balíčku a místo ní odkryj jinou
effect-another-event = odkryj další událost
effect-look-at-events = { $count ->
        [one] prohlédni vrchní událost
        [few] prohlédni vrchní { $count } události a vrať je v libovolném pořadí
       *[other] prohlédni vrchních { $count } událostí a vrať je v libovolném pořadí
    }
effect-drop-one-of-events = { $count ->
        [one] odhoď vrchní událost
        [few] prohlédni vrchní { $count } události a jednu z nich odhoď
       *[other] prohlédni vrchních { $count } událostí a jednu z nich odhoď
    }
effect-redraw-a-lead = vrať jeden z vytažených náznaků do sáčku a vytáhni jiný
effect-return-a-lead = vrať jeden z vytažených náznaků do sáčku
effect-one-lead-more = vytáhni o 1 náznak víc
effect-those-leads-become = z těchto náznaků se stanou náznaky { $find_id ->
        [any] libovolného typu
       *[other] typu { $find }
    }
effect-discard-a-lead = odhoď 1 náznak { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
effect-compare-that-discovery = prohlédni i další objev z tohoto balíčku a jeden z obou si nech
effect-ignore-that-price = tuto kostku nemusíš zaplatit
effect-ignore-that-loss = ignoruj tuto ztrátu zásob
effect-ignore-that-landing = ignoruj tuto položku přistání
effect-reroll-that-ten = přehoď D10
effect-land-in = výsadková loď přistane v sektoru { $number }
effect-undo-that-arrival = kdo dorazil, vrátí se, odkud přišel
effect-come-along = jdi také
effect-take-others-along = vezmi s sebou { $count ->
        [one] 1 dalšího člena posádky
        [few] až { $count } další členy posádky
       *[other] až { $count } dalších členů posádky
    } ze svého sektoru
effect-change-that-outcome = místo toho platí jiný důsledek: { $row }
effect-help-from-next-door = podpoř 1 kostkou tak, jako by šlo o tvůj sektor
effect-help-from-afar = podpoř 1 kartou sekce tak, jako by šlo o tvůj sektor
effect-help-with-more-cards = podpoř o { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    } víc
effect-borrow-a-convert-ability = v tomto ověření použij i schopnost přeměny jiného člena posádky ve svém sektoru
effect-count-one-as-present = počítej jeden symbol „{ $icon }“ navíc jako hozený
effect-ignore-one-special = ignoruj první zvláštní účinek, který vyžaduje symbol „{ $icon }“
effect-double = započítej dvakrát { dice-most } s jediným specializovaným symbolem
effect-swap-icon = otoč { $count ->
        [one] 1 kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    } se specializovaným symbolem na jiný symbol téže barvy
effect-take-back-small = vezmi ze zbrojního skladu zpět použitou kartu drobné výbavy
effect-ready-an-equipment = jednu svou použitou kartu výbavy můžeš použít znovu
effect-trade-next-door = vyměň výbavu bez symbolu sekce s členy posádky v propojených sektorech
effect-raise-cards = vezmi do ruky { $count ->
        [one] 1 kartu sekce
        [few] { $count } karty sekce
       *[other] { $count } karet sekce
    } ze svého odhazovacího balíčku
effect-next-turn-have-and-next-turn-have = do konce tvého příštího tahu pro tebe platí pravidla „{ $power }“ a „{ $other_power }“
effect-next-turn-have = do konce tvého příštího tahu pro tebe platí pravidlo „{ $power }“
effect-this-turn-you-have = v tomto tahu pro tebe platí pravidlo „{ $power }“
effect-this-round-here-has-and-this-round-here-has = v tomto kole platí pro všechny ve tvém sektoru pravidla „{ $power }“ a „{ $other_power }“
effect-this-round-here-has = v tomto kole platí pro všechny ve tvém sektoru pravidlo „{ $power }“
effect-this-round-all-have = v tomto kole platí pro všechny pravidlo „{ $power }“
effect-end-round = kolo končí
effect-take-the-start-token = vezmi žeton začínajícího hráče
effect-owe = připiš posádce { $count ->
        [one] 1 dluh
        [few] { $count } dluhy
       *[other] { $count } dluhů
    }
effect-pay-a-debt = splať 1 dluh
effect-progress-a-time-track = posuň stupnici času podle své volby o { $count }
effect-reduce-time = sniž všechny stupnice času o { $count }
effect-reduce-a-poi-track = sniž stupnici času bodu zájmu nebo mise o { $count }
effect-reduce-a-threat-here = sniž stupnici času hrozby ve svém sektoru o { $count }
effect-reset-a-threat = vynuluj stupnici času hrozby podle své volby
effect-hold-a-threat = hrozba podle tvé volby: { $count ->
        [one] příští pole její stupnice času nemá účinek
        [few] příští { $count } pole její stupnice času nemají účinek
       *[other] příštích { $count } polí její stupnice času nemá účinek
    }
effect-hold-a-time-track = zastav v tomto kole stupnici času podle své volby
effect-pull-a-threat = přesuň hrozbu podle své volby o { $count ->
        [one] 1 sektor
        [few] { $count } sektory
       *[other] { $count } sektorů
    } k sobě
effect-place-a-living-threat = umísti živou hrozbu podle své volby do propojeného sektoru
effect-move-this-threat = přesuň tuto hrozbu do propojeného sektoru
effect-move-towards-the-lander = jdi o 1 sektor k výsadkové lodi
effect-bring-one-other = jiný člen posádky smí jít o 1 sektor k tobě
effect-bring-all-others = všichni ostatní členové posádky smějí jít o 1 sektor k tobě
effect-place-in-visited = jdi přímo do jednoho ze sektorů, které už máš za sebou
effect-place-in-another = jdi přímo do jiného sektoru, kde je biom { $biome }
effect-place-with-one = jdi přímo do sektoru jiného člena posádky
effect-place-with-threat = jdi přímo do sektoru hrozby „{ $threat }“
effect-clear-a-path = jedna trasa tvého sektoru ztratí symboly i šipku
effect-restore-poi = vrať na místo bod zájmu, který tu byl předtím
effect-discard-a-marker = odstraň značku ze svého sektoru
effect-carry = vezmi s sebou značku „{ $marker }“
effect-put-down = odlož značku „{ $marker }“
effect-gain-card = získej lodní kartu „{ $card }“
effect-unlock-equipment = přidej do zbrojního skladu „{ $equipment }“
effect-lower-the-cost = projekt „{ $card }“ vyžaduje o { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } méně
effect-gather-a-discovery = získej první { $rarity } objev z balíčku „{ $find }“
effect-give-a-discovery = odevzdej 1 shromážděný objev ({ $rarity }, { $find })
effect-gain-energy = získej { $count ->
        [one] 1 žeton energie
        [few] { $count } žetony energie
       *[other] { $count } žetonů energie
    }
effect-gain-command = získej { $count ->
        [one] 1 žeton velení
        [few] { $count } žetony velení
       *[other] { $count } žetonů velení
    }
effect-gain-a-free-boost = získej jedno urychlení zdarma
effect-move-a-patient-right = posuň pacienta na ošetřovně o jedno pole doprava
effect-raise-morale = zvyš morálku o 1
effect-discard-this-discovery = odhoď tento objev
effect-damage-the-lander = výsadková loď je poškozená
effect-discard-all-discoveries = odhoď všechny objevy { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
effect-use-up-unique = spotřebuj „{ $unique }“
effect-lose-energy = ztrať { $count ->
        [one] 1 žeton energie
        [few] { $count } žetony energie
       *[other] { $count } žetonů energie
    }
effect-lose-command = ztrať { $count ->
        [one] 1 žeton velení
        [few] { $count } žetony velení
       *[other] { $count } žetonů velení
    }
effect-lose-found-success = ztrať všechny žetony úspěchu z tohoto průzkumu
effect-lose-success = ztrať ze zásoby { $count ->
        [one] 1 žeton úspěchu
        [few] { $count } žetony úspěchu
       *[other] { $count } žetonů úspěchu
    }
effect-lower-morale = sniž morálku o 1
effect-fewer-supplies = na začátku příštího průzkumu má tým o { $count ->
        [one] 1 zásobu
        [few] { $count } zásoby
       *[other] { $count } zásob
    } méně
effect-more-supplies = na začátku příštího průzkumu má tým o { $count ->
        [one] 1 zásobu
        [few] { $count } zásoby
       *[other] { $count } zásob
    } víc
effect-fewer-charges = jeden člen posádky má při příštím startu o { $count ->
        [one] 1 stimulant
        [few] { $count } stimulanty
       *[other] { $count } stimulantů
    } méně
effect-detour = příští let stojí o { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } energie víc
effect-halt-queues = při příští návštěvě výrobního komplexu se { $count ->
        [one] neposune první řada
        [few] neposunou první { $count } řady
       *[other] neposune prvních { $count } řad
    }
effect-ground-landers = při { $count ->
        [one] příštím startu
        [few] příštích { $count } startech
       *[other] příštích { $count } startech
    } letí pokud možno základní výsadková loď
effect-repair-free = oprav zdarma { $count ->
        [one] 1 výsadkovou loď
        [few] { $count } výsadkové lodě
       *[other] { $count } výsadkových lodí
    }
effect-lab-work-free = proveď { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    } práci v laboratoři bez přidělení posádky
effect-scan-free = naskenuj zdarma { $count ->
        [one] další část
        [few] další { $count } části
       *[other] dalších { $count } částí
    } karty přistání
effect-turn-back = loď se vrací, odkud přiletěla
effect-a-crewmember-rests = dostupný člen posádky jde mezi odpočívající posádku
effect-a-crewmember-goes-to-a-cot = dostupný člen posádky jde na lehké lůžko ošetřovny
effect-draft-recruits = { $count ->
        [one] dober 1 nováčka; sekce s volným obalem si ho může vzít
        [few] dober { $count } nováčky; sekce s volným obalem si je mohou vzít
       *[other] dober { $count } nováčků; sekce s volným obalem si je mohou vzít
    }
effect-a-crewmember-changes-section = dostupný člen posádky může změnit sekci bez ztráty hodnosti
effect-success-for-names = získej 1 žeton úspěchu za každé jméno na pamětní stěně
effect-situation-becomes-possible = situace „{ $situation }“ přejde mezi potenciální
effect-remove-situation = situace „{ $situation }“ opouští hru
effect-solve-a-situation = vyřeš jednu situaci
effect-remove-project = projekt „{ $card }“ opouští hru
effect-lower-the-cost-of-a-project = výzkumný projekt dle výběru vyžaduje o { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } méně
effect-offer-secondary = na výběr je vedlejší úkol „{ $secondary }“
effect-remove-landing = na místě „{ $landing }“ už nelze přistát
effect-open-the-envelope = otevři tajnou obálku
effect-end-campaign = kampaň končí: „{ $ending }“ ({ $result })
effect-every-section-gains-a-die = každá sekce získá kostku dle výběru
effect-add-to-flag = přičti { $count } k hodnotě „{ $flag }“
effect-ten-adds = hoď D10 a při lichém čísle přičti 1 k hodnotě „{ $odd }“, při sudém k hodnotě „{ $even }“
effect-take-from-flag = odečti { $count } od hodnoty „{ $flag }“
effect-unmark-box = vymaž jedno políčko v řadě „{ $box }“
effect-gather-discoveries = shromáždi { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } z balíčků dle výběru

## Conditions

condition-flag = { $flag }
condition-flag-not = není poznamenáno „{ $flag }“
condition-box = má řada „{ $box }“ aspoň { $count ->
        [one] 1 zaškrtnuté políčko
        [few] { $count } zaškrtnutá políčka
       *[other] { $count } zaškrtnutých políček
    }
condition-box-not = { $count ->
        [one] nemá řada „{ $box }“ žádné zaškrtnuté políčko
        [few] má řada „{ $box }“ méně než { $count } zaškrtnutá políčka
       *[other] má řada „{ $box }“ méně než { $count } zaškrtnutých políček
    }
condition-log-was-read = byl přečten záznam „{ $log }“
condition-log-was-read-not = nebyl přečten záznam „{ $log }“
condition-in-sector = jsi v sektoru { $number }
condition-in-sector-not = nejsi v sektoru { $number }
condition-in-sectors = jsi v sektoru { $numbers_any }
condition-in-sectors-not = nejsi v sektoru { $numbers_any }
condition-all-in-sector = je celý výsadkový tým v sektoru { $number }
condition-all-in-sector-not = není celý výsadkový tým v sektoru { $number }
condition-all-together = je celý výsadkový tým pohromadě v sektoru bez výsadkové lodi
condition-all-together-not = není výsadkový tým pohromadě v sektoru bez výsadkové lodi
condition-in-highest-sector = je některý člen posádky v sektoru s nejvyšším číslem
condition-in-highest-sector-not = není žádný člen posádky v sektoru s nejvyšším číslem
condition-in-lander-sector = jsi v sektoru výsadku
condition-in-lander-sector-not = nejsi v sektoru výsadku
condition-team-of = má výsadkový tým aspoň { $count ->
        [one] 1 člena posádky
        [few] { $count } členy posádky
       *[other] { $count } členů posádky
    }
condition-team-of-not = má výsadkový tým méně než { $count ->
        [one] 1 člena posádky
        [few] { $count } členy posádky
       *[other] { $count } členů posádky
    }
condition-team-has-landed = je výsadkový tým na planetě
condition-team-has-landed-not = výsadkový tým ještě není na planetě
condition-here-is = má tvůj sektor biom { $biome }
condition-here-is-not = nemá tvůj sektor biom { $biome }
condition-here-is-important = má tvůj sektor symbol „Důležité!“
condition-here-is-important-not = nemá tvůj sektor symbol „Důležité!“
condition-somebody-is-important = je některý člen posádky v sektoru se symbolem „Důležité!“
condition-somebody-is-important-not = není žádný člen posádky v sektoru se symbolem „Důležité!“
condition-poi-is-in = je v sektoru { $number } bod zájmu „{ $poi }“
condition-poi-is-in-not = není v sektoru { $number } bod zájmu „{ $poi }“
condition-condition-is-in-force = platí obecné podmínky „{ $condition }“
condition-condition-is-in-force-not = neplatí obecné podmínky „{ $condition }“
condition-mission-is-done = je mise „{ $mission }“ splněná
condition-mission-is-done-not = není mise „{ $mission }“ splněná
condition-mission-is-open = je mise „{ $mission }“ otevřená
condition-mission-is-open-not = není mise „{ $mission }“ otevřená
condition-missions-are-done = { $count ->
        [one] je splněná aspoň 1 mise
        [few] jsou splněné aspoň { $count } mise
       *[other] je splněno aspoň { $count } misí
    }
condition-missions-are-done-not = { $count ->
        [one] není splněná žádná mise
        [few] je splněno méně než { $count } mise
       *[other] je splněno méně než { $count } misí
    }
condition-sector-is-marked = je ve tvém sektoru značka „{ $marker }“
condition-sector-is-marked-not = není ve tvém sektoru značka „{ $marker }“
condition-that-sector-is-marked = je v sektoru { $number } značka „{ $marker }“
condition-that-sector-is-marked-not = není v sektoru { $number } značka „{ $marker }“
condition-sectors-are-marked = je aspoň { $count ->
        [one] v 1 sektoru
        [few] ve { $count } sektorech
       *[other] v { $count } sektorech
    } značka „{ $marker }“
condition-sectors-are-marked-not = { $count ->
        [one] není v žádném sektoru
        [few] je v méně než { $count } sektorech
       *[other] je v méně než { $count } sektorech
    } značka „{ $marker }“
condition-threat-is-on-board = je hrozba „{ $threat }“ ve hře
condition-threat-is-on-board-not = není hrozba „{ $threat }“ ve hře
condition-a-lamp-burns-here = ve tvém sektoru hoří lampa
condition-a-lamp-burns-here-not = ve tvém sektoru nehoří žádná lampa
condition-a-threat-is-here = je ve tvém sektoru hrozba
condition-a-threat-is-here-not = není ve tvém sektoru žádná hrozba
condition-this-threat-is-on-board = je tato hrozba na planetární desce
condition-this-threat-is-on-board-not = není tato hrozba na planetární desce
condition-somebody-is-with-it = je v sektoru této hrozby člen posádky
condition-somebody-is-with-it-not = není v sektoru této hrozby žádný člen posádky
condition-round-is-at-least = je aspoň { $count }. kolo
condition-round-is-at-least-not = ještě není { $count }. kolo
condition-another-is-here = je ve tvém sektoru další člen posádky
condition-another-is-here-not = není ve tvém sektoru žádný další člen posádky
condition-injured = máš zranění
condition-injured-not = nemáš žádné zranění
condition-nobody-has-injury-dice = nikdo nemá kostku zranění
condition-nobody-has-injury-dice-not = někdo má kostku zranění
condition-crew-is-here = je ve výsadkovém týmu { $crew }
condition-crew-is-here-not = není ve výsadkovém týmu { $crew }
condition-section-is = je tvou sekcí { $section }
condition-section-is-not = není tvou sekcí { $section }
condition-supplies-are-at-least = { $count ->
        [one] zbývá aspoň 1 zásoba
        [few] zbývají aspoň { $count } zásoby
       *[other] zbývá aspoň { $count } zásob
    }
condition-supplies-are-at-least-not = { $count ->
        [one] nezbývají žádné zásoby
        [few] zbývá méně než { $count } zásoby
       *[other] zbývá méně než { $count } zásob
    }
condition-success-is-at-least = má tým aspoň { $count ->
        [one] 1 žeton úspěchu
        [few] { $count } žetony úspěchu
       *[other] { $count } žetonů úspěchu
    }
condition-success-is-at-least-not = { $count ->
        [one] nemá tým žádný žeton úspěchu
        [few] má tým méně než { $count } žetony úspěchu
       *[other] má tým méně než { $count } žetonů úspěchu
    }
condition-charges-are-at-least = má některý člen posádky aspoň { $count ->
        [one] 1 stimulant
        [few] { $count } stimulanty
       *[other] { $count } stimulantů
    }
condition-charges-are-at-least-not = nemá žádný člen posádky aspoň { $count ->
        [one] 1 stimulant
        [few] { $count } stimulanty
       *[other] { $count } stimulantů
    }
condition-leads-lie-on = leží náznaky aspoň na { $count ->
        [one] 1 balíčku objevů
        [few] { $count } balíčcích objevů
       *[other] { $count } balíčcích objevů
    }
condition-leads-lie-on-not = { $count ->
        [one] neleží náznaky na žádném balíčku objevů
        [few] leží náznaky na méně než { $count } balíčcích objevů
       *[other] leží náznaky na méně než { $count } balíčcích objevů
    }
condition-discoveries-are-found = má tým aspoň { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    }
condition-discoveries-are-found-not = { $count ->
        [one] nemá tým žádný objev
        [few] má tým méně než { $count } objevy
       *[other] má tým méně než { $count } objevů
    }
condition-unique-is-found = má tým mimořádný objev „{ $unique }“
condition-unique-is-found-not = nemá tým mimořádný objev „{ $unique }“
condition-dice-show = { $count ->
        [one] ukazuje aspoň 1 kostka
        [few] ukazují aspoň { $count } kostky
       *[other] ukazuje aspoň { $count } kostek
    } symbol „{ $icon }“
condition-dice-show-not = { $count ->
        [one] neukazuje žádná kostka
        [few] ukazuje méně než { $count } kostky
       *[other] ukazuje méně než { $count } kostek
    } symbol „{ $icon }“
condition-another-rolls = jde o ověření jiného člena posádky
condition-another-rolls-not = jde o tvé ověření
condition-that-danger-is = patří kostka nebezpečí k tabulce { $table }
condition-that-danger-is-not = nepatří kostka nebezpečí k tabulce { $table }
condition-that-danger-is-near = padá kostka nebezpečí ve tvém sektoru
condition-that-danger-is-near-not = nepadá kostka nebezpečí ve tvém sektoru
condition-that-danger-is-yours = je kostka nebezpečí tvá
condition-that-danger-is-yours-not = není kostka nebezpečí tvá
condition-you-travel = provádíš přesun
condition-you-travel-not = neprovádíš přesun
condition-that-way-leads-higher = cesta vede do sektoru s vyšším číslem
condition-that-way-leads-higher-not = cesta nevede do sektoru s vyšším číslem
condition-you-rest = odpočíváš
condition-you-rest-not = neodpočíváš
condition-that-outcome-is = je tvůj důsledek { $row }
condition-that-outcome-is-not = není tvůj důsledek { $row }
condition-that-symbol-is = ve tvém ověření ukazuje kostka zranění symbol „{ $symbol }“
condition-that-symbol-is-not = ve tvém ověření neukazuje kostka zranění symbol „{ $symbol }“
condition-that-injury-is-yours = máš utrpět zranění ty
condition-that-injury-is-yours-not = nemáš utrpět zranění ty
condition-that-injury-is-near = má utrpět zranění někdo ve tvém sektoru
condition-that-injury-is-near-not = nemá utrpět zranění nikdo ve tvém sektoru
condition-that-injury-is = je to zranění „{ $injury }“
condition-that-injury-is-not = to není zranění „{ $injury }“
condition-hurt-this-turn = máš z tohoto tahu zranění
condition-hurt-this-turn-not = nemáš z tohoto tahu žádné zranění
condition-has-injury = máš zranění „{ $injury }“
condition-has-injury-not = nemáš zranění „{ $injury }“
condition-somebody-here-has-injury = má někdo ve tvém sektoru zranění „{ $injury }“
condition-somebody-here-has-injury-not = nemá nikdo ve tvém sektoru zranění „{ $injury }“
condition-that-event-is-yours = odkrýváš událost ty
condition-that-event-is-yours-not = odkrývá událost někdo jiný
condition-that-event-matches = platí hlavní účinek události
condition-that-event-matches-not = neplatí hlavní účinek události
condition-that-lead-is-yours = získáváš náznaky ty
condition-that-lead-is-yours-not = získává náznaky někdo jiný
condition-that-lead-is = je typ náznaků { $find }
condition-that-lead-is-not = není typ náznaků { $find }
condition-that-lead-comes-from-event = jsou náznaky z události
condition-that-lead-comes-from-event-not = nejsou náznaky z události
condition-that-discovery-is-yours = získáváš objev ty
condition-that-discovery-is-yours-not = získává objev někdo jiný
condition-that-discovery-is = je typ objevu { $find }
condition-that-discovery-is-not = není typ objevu { $find }
condition-that-price-is-spend = musíš vyčerpat { dice-one }
condition-that-price-is-spend-not = nemusíš vyčerpat { dice-one }
condition-that-loss-is-near = hrozí ve tvém sektoru ztráta zásob
condition-that-loss-is-near-not = nehrozí ve tvém sektoru ztráta zásob
condition-you-arrive = vstupuješ do sektoru
condition-you-arrive-not = nevstupuješ do sektoru
condition-that-arrival-is-forced = účinek přesunul nebo umístil tebe či někoho z tvého sektoru
condition-that-arrival-is-forced-not = žádný účinek nepřesunul ani neumístil tebe či někoho z tvého sektoru
condition-nobody-was-here = vstupuješ do dosud nenavštíveného sektoru
condition-nobody-was-here-not = nevstupuješ do dosud nenavštíveného sektoru
condition-that-danger-is-on-a-path = je kostka nebezpečí z přesunu
condition-that-danger-is-on-a-path-not = není kostka nebezpečí z přesunu
condition-that-danger-is-one-of = patří kostka nebezpečí k tabulce { $tables_any }
condition-that-danger-is-one-of-not = nepatří kostka nebezpečí k tabulce { $tables_any }
condition-you-prepare = provádíš přípravu
condition-you-prepare-not = neprovádíš přípravu
condition-that-log-is-yours = čteš záznam ty
condition-that-log-is-yours-not = čte záznam někdo jiný
condition-that-check-is-on = jde o ověření { $source }
condition-that-check-is-on-not = nejde o ověření { $source }
condition-that-check-is-next-door = probíhá ověření v propojeném sektoru
condition-that-check-is-next-door-not = neprobíhá ověření v propojeném sektoru
condition-small-equipment-was-used = byla při tomto průzkumu použita drobná výbava
condition-small-equipment-was-used-not = nebyla při tomto průzkumu použita žádná drobná výbava
condition-the-count-of = { $deed_id ->
        [yellow-outcomes] žlutý důsledek nastal při tomto průzkumu aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
        [logs] tým při tomto průzkumu přečetl aspoň { $count ->
            [one] 1 záznam
            [few] { $count } záznamy
           *[other] { $count } záznamů
        }
        [equipment] tým při tomto průzkumu použil aspoň { $count ->
            [one] 1 kartu výbavy
            [few] { $count } různé karty výbavy
           *[other] { $count } různých karet výbavy
        }
        [same-combinations] kombinace kostek se stejnými symboly byla při tomto průzkumu použita aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
        [reductions] stupnice času byly při tomto průzkumu sníženy aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
        [calmed-threats] hrozba byla při tomto průzkumu odstraněna nebo vynulována aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
        [quiet-rounds] kolo bez kostky nebezpečí proběhlo při tomto průzkumu aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
        [exerts] jeden člen posádky má při tomto průzkumu za sebou vypětí sil aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
        [full-checks] ověření se všemi třemi barvami a s kostkou od každého proběhlo při tomto průzkumu aspoň { $count ->
            [one] jednou
           *[other] { $count }krát
        }
       *[other] při tomto průzkumu { $deed }: aspoň { $count }
    }
condition-the-count-of-not = je při tomto průzkumu počet menší než { $count } ({ $deed })
condition-everybody-has-assisted = při tomto průzkumu už podporu poskytli všichni
condition-everybody-has-assisted-not = při tomto průzkumu ještě neposkytli podporu všichni
condition-assisted-this-round = máš v tomto kole za sebou podporu
condition-assisted-this-round-not = nemáš v tomto kole za sebou podporu
condition-noise-is-at-least = { $count ->
        [one] byla od posledního zapomenutí hluku někde hozena aspoň 1 kostka
        [few] byly od posledního zapomenutí hluku někde najednou hozeny aspoň { $count } kostky
       *[other] bylo od posledního zapomenutí hluku někde najednou hozeno aspoň { $count } kostek
    }
condition-noise-is-at-least-not = { $count ->
        [one] nebyla od posledního zapomenutí hluku nikde hozena žádná kostka
        [few] nebyly od posledního zapomenutí hluku nikde najednou hozeny aspoň { $count } kostky
       *[other] nebylo od posledního zapomenutí hluku nikde najednou hozeno aspoň { $count } kostek
    }
condition-rolled-this-turn = máš od začátku svého tahu za sebou hod kostkami sekce
condition-rolled-this-turn-not = nemáš od začátku svého tahu za sebou hod kostkami sekce
condition-you-emptied-a-poi = je od začátku tvého tahu díky tobě v některém bodě zájmu nalezeno vše
condition-you-emptied-a-poi-not = není od začátku tvého tahu díky tobě v žádném bodě zájmu nalezeno vše
condition-acted-on-here = proběhla při tomto průzkumu ve tvém sektoru zvláštní akce
condition-acted-on-here-not = neproběhla při tomto průzkumu ve tvém sektoru žádná zvláštní akce
condition-here-is-one-of = má tvůj sektor biom { $biomes_any }
condition-here-is-one-of-not = nemá tvůj sektor biom { $biomes_any }
condition-carrying = neseš značku „{ $marker }“
condition-carrying-not = neneseš značku „{ $marker }“
condition-poi-is-here = je ve tvém sektoru bod zájmu „{ $poi }“
condition-poi-is-here-not = není ve tvém sektoru bod zájmu „{ $poi }“
condition-planet-has = má planeta biom { $biome }
condition-planet-has-not = nemá planeta biom { $biome }
condition-morale-is-low = je morálka nízká nebo horší
condition-morale-is-low-not = je morálka lepší než nízká
condition-uniques-found-are = má tým aspoň { $count ->
        [one] 1 mimořádný objev
        [few] { $count } mimořádné objevy
       *[other] { $count } mimořádných objevů
    }
condition-uniques-found-are-not = { $count ->
        [one] nemá tým žádný mimořádný objev
        [few] má tým méně než { $count } mimořádné objevy
       *[other] má tým méně než { $count } mimořádných objevů
    }
condition-morale-is = je morálka { $level_id ->
        [high] vysoká
        [medium] střední
        [low] nízká
       *[very-low] velmi nízká
    }
condition-morale-is-not = není morálka { $level_id ->
        [high] vysoká
        [medium] střední
        [low] nízká
       *[very-low] velmi nízká
    }
condition-energy-is-at-least = { $count ->
        [one] je k dispozici aspoň 1 žeton energie
        [few] jsou k dispozici aspoň { $count } žetony energie
       *[other] je k dispozici aspoň { $count } žetonů energie
    }
condition-energy-is-at-least-not = je k dispozici méně než { $count ->
        [one] 1 žeton energie
        [few] { $count } žetony energie
       *[other] { $count } žetonů energie
    }
condition-pooled-success-is-at-least = je v zásobě úspěchů aspoň { $count }
condition-pooled-success-is-at-least-not = je v zásobě úspěchů méně než { $count }
condition-crew-with-rank = { $count ->
        [one] má aspoň 1 člen posádky hodnost { $rank } nebo vyšší
        [few] mají aspoň { $count } členové posádky hodnost { $rank } nebo vyšší
       *[other] má aspoň { $count } členů posádky hodnost { $rank } nebo vyšší
    }
condition-crew-with-rank-not = { $count ->
        [one] nemá žádný člen posádky hodnost { $rank } nebo vyšší
        [few] má méně než { $count } členové posádky hodnost { $rank } nebo vyšší
       *[other] má méně než { $count } členů posádky hodnost { $rank } nebo vyšší
    }
condition-names-on-the-wall = { $count ->
        [one] je na pamětní stěně aspoň 1 jméno
        [few] jsou na pamětní stěně aspoň { $count } jména
       *[other] je na pamětní stěně aspoň { $count } jmen
    }
condition-names-on-the-wall-not = { $count ->
        [one] není na pamětní stěně žádné jméno
        [few] je na pamětní stěně méně než { $count } jména
       *[other] je na pamětní stěně méně než { $count } jmen
    }
condition-serves = slouží na lodi { $crew }
condition-serves-not = na lodi neslouží { $crew }
condition-somebody-is-available = { $section_id ->
        [security] je dostupný někdo z bezpečnostní sekce
        [recon] je dostupný někdo z průzkumné sekce
        [science] je dostupný někdo z vědecké sekce
       *[engineering] je dostupný někdo z technické sekce
    }
condition-somebody-is-available-not = { $section_id ->
        [security] není dostupný nikdo z bezpečnostní sekce
        [recon] není dostupný nikdo z průzkumné sekce
        [science] není dostupný nikdo z vědecké sekce
       *[engineering] není dostupný nikdo z technické sekce
    }
condition-objective-is = je hlavním úkolem „{ $objective }“
condition-objective-is-not = není hlavním úkolem „{ $objective }“
condition-objective-was-reached = byl splněn úkol „{ $objective }“
condition-objective-was-reached-not = nebyl splněn úkol „{ $objective }“
condition-upgrade-is-installed = je na můstku „{ $upgrade }“
condition-upgrade-is-installed-not = není na můstku „{ $upgrade }“
condition-tech-level = je technologická úroveň { $count } nebo vyšší
condition-tech-level-not = je technologická úroveň nižší než { $count }
condition-project-is-done = je dokončen projekt „{ $card }“
condition-project-is-done-not = není dokončen projekt „{ $card }“
condition-landers-owned = má posádka aspoň { $count ->
        [one] 1 výsadkovou loď
        [few] { $count } výsadkové lodě
       *[other] { $count } výsadkových lodí
    }
condition-landers-owned-not = má posádka méně než { $count ->
        [one] 1 výsadkovou loď
        [few] { $count } výsadkové lodě
       *[other] { $count } výsadkových lodí
    }
condition-visits-of = posádka byla na planetě { $planet } aspoň { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }
condition-visits-of-not = { $count ->
        [one] posádka ještě nebyla na planetě { $planet }
       *[other] posádka byla na planetě { $planet } méně než { $count }krát
    }
condition-explorations-without-death = nikdo nezemřel { $count ->
        [one] při posledním průzkumu
        [few] při posledních { $count } průzkumech
       *[other] při posledních { $count } průzkumech
    }
condition-explorations-without-death-not = někdo zemřel { $count ->
        [one] při posledním průzkumu
        [few] při posledních { $count } průzkumech
       *[other] při posledních { $count } průzkumech
    }
condition-returns-with-supplies = posádka měla po návratu { $count ->
        [one] aspoň jednou
       *[other] aspoň { $count }krát
    } zásoby { $supplies } nebo vyšší
condition-returns-with-supplies-not = posádka měla po návratu méně než { $count }krát zásoby { $supplies } nebo vyšší
condition-returned-with-leads = ležely náznaky při některém návratu aspoň na { $count ->
        [one] 1 balíčku objevů
        [few] { $count } balíčcích objevů
       *[other] { $count } balíčcích objevů
    }
condition-returned-with-leads-not = neležely náznaky při žádném návratu aspoň na { $count ->
        [one] 1 balíčku objevů
        [few] { $count } balíčcích objevů
       *[other] { $count } balíčcích objevů
    }
condition-situation-was-solved = byla vyřešena situace „{ $situation }“
condition-situation-was-solved-not = nebyla vyřešena situace „{ $situation }“
condition-adrift-times = byla loď unášena aspoň { $count ->
        [one] jednou
        [few] { $count }krát po sobě
       *[other] { $count }krát po sobě
    }
condition-adrift-times-not = { $count ->
        [one] nebyla loď ani jednou unášena
       *[other] byla loď unášena méně než { $count }krát po sobě
    }
condition-a-campaign-is-played = jde o kampaň
condition-a-campaign-is-played-not = nejde o kampaň
condition-flag-is-at-least = je hodnota „{ $flag }“ aspoň { $count }
condition-flag-is-at-least-not = je hodnota „{ $flag }“ nižší než { $count }
condition-gathered-discoveries-are = { $count ->
        [one] je shromážděný aspoň 1 objev
        [few] jsou shromážděné aspoň { $count } objevy
       *[other] je shromážděno aspoň { $count } objevů
    }
condition-gathered-discoveries-are-not = { $count ->
        [one] není shromážděný žádný objev
        [few] je shromážděno méně než { $count } objevy
       *[other] je shromážděno méně než { $count } objevů
    }

## Groups

group-crewmember = každý člen posádky
group-crewmember-here = každý člen posádky v tomto sektoru
group-other-here = každý další člen posádky ve tvém sektoru
group-crewmember-in = každý člen posádky v sektoru { $numbers_any }
group-crewmember-in-marked = každý člen posádky v sektoru se značkou „{ $marker }“
group-crewmember-with-it = každý člen posádky v sektoru této hrozby
group-one-crewmember = člen posádky podle tvé volby
group-one-crewmember-here = člen posádky podle tvé volby ve tvém sektoru
group-one-other-here = jiný člen posádky podle tvé volby ve tvém sektoru
group-random-crewmember = náhodný člen posádky
group-crewmember-at-rest = člen posádky, který odpočívá

## Chapters of the rulebook

chapter-0 = Obecné zásady
book-idea = O čem to je
meaning-assist = Pomoc jinému členovi posádky při ověření: jednou kostkou před hodem, kartou po něm, nebo obojím.
meaning-exert = Kdykoli: obětuj 1 kostku, která je pro tento průzkum ztracena, a obnov až 5 jiných.
meaning-prepare = Akce: dober kartu sekce, hoď kostkami pro kombinace, nebo obojí.
meaning-spend = Vyčerpaná kostka čeká, dokud ji neobnoví odpočinek, vypětí sil nebo karta.
meaning-dice-check = Zvol kostky, hoď, změň, co ukazují, a podívej se, jakého důsledku dosáhly.
meaning-time-track = Odpočítává k něčemu a každý krok času ji posune. Co stojí na jejích polích, to se stane.
meaning-accident = Symbol, který nikdo nechce: některé akce se s ním zvrtnou. Neplatí jako žádný jiný.
meaning-section-card = Hraje se při ověření: horní část mění kostky, nebo kombinace dá něco za to, co ukazují.
book-setup = Než začnete
book-round = Kolo: tahy, události, čas
book-actions = Tvůj tah: akce
book-dice = Tvé kostky
book-checks = Ověření kostkami
book-cards = Karty, dovednosti, výbava
book-danger = Nebezpečí a zranění
book-threats = Hrozby, mise, místa
book-finds = Náznaky a objevy
book-landing = Přistání, návrat, smrtící vesmír
book-ship = Loď mezi planetami
book-campaign = Kampaň
book-symbols = Symboly a díly
book-single = Jednotlivé karty
chapter-1 = Herní součásti
chapter-2 = Pojmy
chapter-3 = Symboly
chapter-4 = Hráči, sekce, kdo rozhoduje
chapter-5 = Příprava hry
chapter-6 = Výuková hra
chapter-7 = Kolo a tah
chapter-8 = Akce
chapter-9 = Kostky sekcí: vyčerpání, obětování, vypětí sil, obnovení
chapter-10 = Ověření kostkami
chapter-11 = Karty sekcí
chapter-12 = Posádka: schopnost přeměny, dovednost, stimulanty
chapter-13 = Události
chapter-14 = Stupnice času
chapter-15 = Výsadková loď a přistání
chapter-16 = Výbava
chapter-17 = Kostky nebezpečí
chapter-18 = Objevy
chapter-19 = Náznaky
chapter-20 = Hrozby
chapter-21 = Zranění
chapter-22 = Obecné podmínky, mise, body zájmu
chapter-23 = Karty povýšení
chapter-24 = Konec průzkumu
chapter-25 = Smrtící vesmír
chapter-26 = Operace, tajná obálka, nový začátek
chapter-27 = Řízení lodi
chapter-29 = Jednotlivé karty

## Rules

rule-V-CARD-01 = Karta sekce má nahoře účinek a dole kombinaci kostek.
rule-V-CARD-02 = Účinek karty sekce lze zahrát jen v době, kterou uvádí.
rule-V-CARD-04 = Zahrané a odhozené karty jdou do vlastního odhazovacího balíčku.
rule-V-CARD-05 = Má-li se dobrat z prázdného balíčku, zamíchá se odhazovací balíček a stane se novým.
rule-V-CARD-06 = Balíček se obnoví, až když se má dobírat.
rule-V-CARD-07 = Jsou-li oba balíčky prázdné, nic se nedobere.
rule-V-CARD-08 = V ruce smíš mít 2 karty sekce v hodnosti 1, 3 v hodnosti 2, 4 v hodnosti 3.
rule-V-CARD-09 = Ruka nad limit se musí hned zmenšit; mezitím nelze hrát karty.
rule-V-CARD-10 = Volíš, které karty odhodíš, třeba i tu novou.
rule-V-CARD-11 = Dobírá-li se více karet naráz, limit se kontroluje až po všech.
rule-V-CARD-12 = Balíček sekce má aspoň 10 karet.
rule-V-CARD-15 = Všechny karty sekce jsou k dispozici od začátku, až do vlastní hodnosti.
rule-V-CARD-16 = Obětovaná karta sekce je mimo balíček do konce průzkumu.
rule-V-CARD-17 = Na začátku si každý člen posádky dobere 2 karty v hodnosti 1, 3 v hodnosti 2, 4 v hodnosti 3.
rule-V-CHECK-0_1 = Ověření kostkami nastává jen tam, kde ho žádá jeho symbol nebo pravidlo, jako je příprava.
rule-V-CHECK-0_13 = Kostka, která opustí zásobu kostek, jde mezi vyčerpané kostky svého majitele.
rule-V-CHECK-0_14 = Kostku, která opustila zásobu kostek, nelze v tomto ověření znovu použít.
rule-V-CHECK-0_6 = V požadavku „+“ spojuje to, co je třeba všechno.
rule-V-CHECK-0_8 = „+“ váže těsněji než „/“, které odděluje možnosti.
rule-V-CHECK-0_9 = Symbol splní jeden symbol na kostce, barvu jedna celá kostka.
rule-V-CHECK-10_1 = U ověření se stupnicemi se každý ukazatel na poli důsledku odebere a důsledek nastane.
rule-V-CHECK-10_2 = Krok 10: nastane označený důsledek.
rule-V-CHECK-10_6 = Důsledek se týká jen aktivního člena posádky, pokud text nejmenuje jiné.
rule-V-CHECK-10_7 = Odstraní-li důsledek kartu, její další stupnice se nevyhodnotí.
rule-V-CHECK-10_8 = Účinky důsledku nastávají v uvedeném pořadí.
rule-V-CHECK-10_9 = „Tento sektor“ je sektor karty, i když jsi ho během ověření opustil.
rule-V-CHECK-1_1 = Krok 1: aktivní hráč vezme libovolný počet svých dostupných kostek.
rule-V-CHECK-1_3 = Vyčerpané kostky nelze pro ověření zvolit.
rule-V-CHECK-1_4 = Každý další člen posádky v sektoru může podpořit právě 1 dostupnou kostkou.
rule-V-CHECK-1_7 = Kdo je ve stejném sektoru, se řídí sektorem aktivního člena posádky.
rule-V-CHECK-2_1 = Krok 2: aktivní člen posádky musí přidat všechny své kostky zranění.
rule-V-CHECK-2_3 = Přidá se tolik kostek nebezpečí, kolik jich akce ukazuje u svého názvu.
rule-V-CHECK-2_4 = Je-li kostek nebezpečí málo, za ty chybějící se hází znovu.
rule-V-CHECK-3_1 = Krok 3: všemi kostkami se hází najednou; hozené kostky tvoří zásobu kostek.
rule-V-CHECK-4_1 = Krok 4: aktivní hráč smí použít výbavu, která působí při ověření kostkami.
rule-V-CHECK-4_10 = Přehození a otočení platí jen pro kostky sekcí, pokud nejmenují jiné.
rule-V-CHECK-4_11 = Dovednosti pro ověření kostkami se používají v kroku 4.
rule-V-CHECK-4_4 = Každý další člen posádky v sektoru může podpořit nejvýše 1 kartou sekce.
rule-V-CHECK-4_5 = Karta podpory působí, jako by ji zahrál aktivní člen posádky.
rule-V-CHECK-4_7 = Krok 4: účinky měnící kostky lze použít postupně v libovolném pořadí.
rule-V-CHECK-4_8 = Otočit kostku na požadovaný výsledek znamená zvolit stěnu, kterou opravdu má.
rule-V-CHECK-4_9 = Kostka otočená na jmenovaný symbol ho ukazuje, i když takovou stěnu nemá.
rule-V-CHECK-5_1 = Krok 5: aktivní hráč smí použít kombinace kostek karet v ruce a obecných podmínek.
rule-V-CHECK-5_10 = Jedna kostka se dvěma vhodnými symboly může sama splnit kombinaci dvou symbolů.
rule-V-CHECK-5_12 = Účinek vedoucí přímo k vyčerpání kostek přeskočí kroky 6 až 8; vyhodnotí se jen již označené důsledky.
rule-V-CHECK-5_2 = Kombinace kostek vyčerpá kostky s jejími symboly; karta sekce se pak odhodí.
rule-V-CHECK-5_4 = Kombinaci obecných podmínek lze použít libovolněkrát, pokaždé s jinými kostkami.
rule-V-CHECK-6_1 = Krok 6 se přeskočí, nejsou-li kostky zranění ani nebezpečí.
rule-V-CHECK-6_10 = Na konci kroku 6 se kostky zranění vrátí na vrch sloupců podle volby, do každého nejvýše jedna.
rule-V-CHECK-6_14 = Pořadí více kostek nebezpečí volí aktivní hráč.
rule-V-CHECK-6_2 = Každá kostka zranění se porovná s tvými kartami zranění zleva doprava.
rule-V-CHECK-6_3 = Položí se na první odkrytou prázdnou kartu zranění se svým symbolem a nastane jeho účinek.
rule-V-CHECK-6_4 = Karta zranění pojme v tomto kroku jen jednu kostku.
rule-V-CHECK-6_5 = Kostka zranění bez odpovídající prázdné karty nemá účinek.
rule-V-CHECK-6_6 = Pořadí kostek zranění volí aktivní hráč.
rule-V-CHECK-6_9 = Po kostkách zranění se každá kostka nebezpečí vyhledá ve své tabulce.
rule-V-CHECK-7_10 = Aktivní hráč volí, které kostky se započítají, dokud je počet nejvyšší.
rule-V-CHECK-7_11 = Okamžitý účinek ověření hned ukončí: všechny kostky se vyčerpají a nastane jmenovaný důsledek.
rule-V-CHECK-7_12 = Po okamžitém účinku nastane jen jmenovaný důsledek a na něj navazující.
rule-V-CHECK-7_14 = „Není-li takový symbol v zásobě kostek“ se zkoumá, až na to přijde řada; jiskra platí za ten symbol, chceš-li.
rule-V-CHECK-7_15 = První postup položí ukazatel na levé pole stupnice; každý další ho posune doprava.
rule-V-CHECK-7_16 = Ukazatel na poli důsledku se dál neposouvá.
rule-V-CHECK-7_17 = Snížení posune ukazatel doleva; z levého pole se odebere.
rule-V-CHECK-7_18 = Postup na stupnici zůstává mezi tahy i členy posádky.
rule-V-CHECK-7_19 = Zvláštní účinek, který něco dává, nastane hned.
rule-V-CHECK-7_2 = Zvláštní účinek obecných podmínek patří ke každému ověření a přichází první.
rule-V-CHECK-7_20 = Podmínku, která nevyčerpává kostky, schopnosti přeměny splnit nemohou.
rule-V-CHECK-7_3 = Krok 7: zvláštní účinky se vyhodnocují po řádcích zleva doprava.
rule-V-CHECK-7_4 = Zvláštní účinek nastane tolikrát, kolikrát ho zásoba kostek splní; započtené kostky se vyčerpají.
rule-V-CHECK-7_5 = Musí se započítat tolikrát, kolikrát dovolí přirozené výsledky.
rule-V-CHECK-7_6 = Jiskry a schopnosti přeměny se smějí započítat také, ale nemusejí.
rule-V-CHECK-7_8 = Na kostce se dvěma symboly se počítá každý.
rule-V-CHECK-8_1 = Krok 8 se u ověření se stupnicemi přeskočí.
rule-V-CHECK-8_2 = Krok 8: řádky se zkoumají shora dolů.
rule-V-CHECK-8_3 = Splní-li kostky ze zásoby řádek, vyčerpají se a jeho důsledek se označí.
rule-V-CHECK-8_6 = Řádek splněný přirozenými výsledky se označit musí; ten, který potřebuje jiskru nebo schopnost přeměny, lze odmítnout.
rule-V-CHECK-8_8 = Není-li splněn žádný řádek a chybí-li červený, nic se nestane.
rule-V-CHECK-9_1 = Krok 9: všechny zbylé kostky sekcí v zásobě se vyčerpají.
rule-V-COMP-53 = Karty můstku jsou hlavní a vedlejší úkoly, vylepšení můstku, technologické úrovně a morálka.
rule-V-COMP-61 = Vylepšení zařízení zlepšují ošetřovnu nebo výrobní komplex.
rule-V-CONT-01 = Po výchozí planetě se otevře lodní kniha se zásobami a obálkou Budoucí použití.
rule-V-CONT-09 = Po výchozí planetě se přečte záznam a řízení lodi začíná na můstku.
rule-V-CONV-1 = Schopnost přeměny dovolí, aby základní symbol na kostce její barvy při vyčerpání zastoupil její symbol.
rule-V-CONV-3 = Aktivní člen posádky smí použít svou schopnost přeměny a schopnosti nesené výbavy.
rule-V-CONV-5 = Na kostku působí nejvýše jedna schopnost přeměny.
rule-V-CONV-6 = Kdo podporuje, nemůže použít svou schopnost přeměny.
rule-V-CONV-7 = Aktivní člen posádky smí přeměňovat kostky těch, kdo podporují.
rule-V-CREW-01 = Člen posádky má schopnost přeměny, dovednost a počáteční počet stimulantů.
rule-V-CREW-04 = Dovednost lze použít, kdykoli to její text dovolí, za 1 stimulant.
rule-V-CREW-05 = Dovednost působí jen na svého člena posádky, neříká-li jinak.
rule-V-CREW-06 = Počet stimulantů na kartě je začátek, ne nejvyšší počet.
rule-V-CREW-07 = Stimulanty nemají horní mez.
rule-V-CREW-08 = Stimulanty se pokládají na začátku mise.
rule-V-DANGER-01 = Hozená kostka nebezpečí se vyhledá v tabulce svého písmene.
rule-V-DANGER-02 = Symbol, který v tabulce není, nemá účinek.
rule-V-DANGER-03 = Nebezpečí zasáhne člena posádky, který hodil.
rule-V-DANGER-05 = Kostky nebezpečí lze přehodit hned po hodu, než se použije tabulka.
rule-V-DANGER-13 = Vynucená ztráta zásob nevezme víc, než kolik jich je.
rule-V-DEADLY-10 = Ve Smrtícím vesmíru čtvrté zranění nepřinese evakuaci, ale hod o život.
rule-V-DEADLY-11 = Ve Smrtícím vesmíru čtvrté zranění zabije toho, kdo má 3 a méně kostek sekce.
rule-V-DEADLY-12 = Jinak se hází 3 kostkami zranění: 2 těžká poranění, nebo 1 těžké poranění a 1 poranění, jsou smrt.
rule-V-DEADLY-13 = Kdo hod přežije, obětuje kostku.
rule-V-DEADLY-14 = Hra pokračuje a čtvrtá karta zranění se nepokládá.
rule-V-DEADLY-15 = Kostky mrtvých jdou do krabičky, jejich výbava do zbrojního skladu.
rule-V-DEADLY-16 = Průzkum pokračuje bez mrtvých.
rule-V-DEADLY-18 = Zemře-li člen posádky, který má žeton začínajícího hráče, jeho hráč ho hned předá.
rule-V-DEADLY-19 = Ve Smrtícím vesmíru se o objevy přijde, jen když jsou všichni mrtví.
rule-V-DEADLY-21 = Ve Smrtícím vesmíru klesá morálka za každé jméno na pamětní stěně.
rule-V-DEADLY-23 = Karty, zranění a stimulanty mrtvých se vracejí na svá místa.
rule-V-DECIDE-01 = Před prvním kolem určí velitel průzkumné sekce, kdo dostane žeton začínajícího hráče, i když v týmu není.
rule-V-DECIDE-02 = Před každým dalším kolem dá držitel žeton začínajícího hráče komukoli, nebo si ho nechá.
rule-V-DECIDE-03 = Velitel vědecké sekce určí, kdo dostane kartu nebo stimulant z náznaku, i když v týmu není.
rule-V-DECIDE-05 = Skupina rozhodne, kterou ze dvou dobraných karet povýšení si nechá.
rule-V-DECIDE-06 = Skupina rozhodne, kdo ponese kterou výbavu.
rule-V-DECIDE-08 = O volbách situace na můstku rozhoduje velitel bezpečnostní sekce.
rule-V-DECIDE-09 = Pořadí sekcí při náboru určuje velitel bezpečnostní sekce.
rule-V-DECIDE-10 = Koho si sekce vybere, rozhoduje její velitel.
rule-V-DECIDE-13 = Kdo postup způsobil, volí pořadí vyhodnocení stupnic času.
rule-V-DECIDE-22 = Pořadí situací, které udeří, a vykládaných nálezů volí skupina.
rule-V-DECIDE-23 = Velitel sekce rozhodne, kdo půjde s výsadkovým týmem; s více sekcemi i to, která půjde.
rule-V-DECIDE-24 = Na první planetě začínáte libovolně v sektorech 1 a 2, v každém aspoň jeden člen posádky.
rule-V-DISC-01 = Objevů je pět druhů, každý má svůj balíček.
rule-V-DISC-02 = Na začátku se pět balíčků objevů zamíchá zvlášť.
rule-V-DISC-03 = Získat objev znamená vzít vrchní kartu jeho balíčku na palubu výsadkové lodi.
rule-V-DISC-04 = Než se dobere objev, všechny náznaky opustí jeho balíček.
rule-V-DISC-07 = Odhozený objev jde pod svůj balíček.
rule-V-DISC-08 = Schopnost objevu lze při průzkumu použít kdykoli, neříká-li karta jinak.
rule-V-DISC-09 = Některé objevy něco udělají, když se na lodi vyloží.
rule-V-DISC-10 = Objev získaný na lodi jde rovnou mezi shromážděné objevy.
rule-V-DISC-11 = Vyložené objevy leží mezi shromážděnými.
rule-V-DISC-12 = Objev se platí tak, že se ze shromážděných objevů vrátí do balíčku svého druhu.
rule-V-DISC-14 = Je-li balíček objevů prázdný, nic se nezíská.
rule-V-DISC-16 = Objevy na výsadkové lodi patří týmu: použít je smí kdokoli na planetě.
rule-V-END-01 = Průzkum končí odletem, nouzovou evakuací, nebo když to řekne záznam či mise.
rule-V-END-02 = Při odletu se přečte záznam odletu z planety.
rule-V-END-03 = Při nouzové evakuaci se přečte záznam evakuace z planety.
rule-V-END-04 = Ukončí-li průzkum záznam nebo mise, řekne, co následuje.
rule-V-END-05 = Nouzová evakuace nastane, když by člen posádky se 3 zraněními získal čtvrté.
rule-V-END-06 = Nouzová evakuace zachrání všechny, ať jsou kdekoli.
rule-V-END-09 = Při nouzové evakuaci přijdete o všechny objevy na výsadkové lodi kromě mimořádných.
rule-V-END-10 = Nouzová evakuace přinese žeton neúspěšné mise.
rule-V-END-11 = Odlet opustí každého, kdo není v sektoru výsadku.
rule-V-END-12 = Mrtvý člen posádky navždy opouští obal s hodností.
rule-V-END-13 = Zranění mrtvých se vracejí do balíčku zranění.
rule-V-END-15 = Co zbývá na konci průzkumu vyhodnotit, propadá.
rule-V-ENV-01 = Tajná obálka se otevírá, jen když to řekne záznam.
rule-V-ENV-04 = Po otevření nahradí pokročilé události obvyklý balíček událostí, neříká-li záznam jinak.
rule-V-EQUIP-01 = Výbava je drobná, osobní, polní nebo její vylepšení.
rule-V-EQUIP-02 = Výbavu ve zbrojním skladu lze vzít, nedostupnou ne.
rule-V-EQUIP-03 = Každý člen posádky smí vzít 1 drobnou výbavu; nezabírá místo.
rule-V-EQUIP-05 = Vylepšení jde jen se svou polní výbavou a nezabírá místo.
rule-V-EQUIP-07 = Výbava se symbolem sekce je jen pro členy posádky té sekce.
rule-V-EQUIP-08 = Výbavu bez symbolu sekce si mohou členové posádky ve stejném sektoru volně předávat.
rule-V-EQUIP-09 = Co neseš, můžeš používat ve svém tahu, neříká-li text jinak.
rule-V-EQUIP-12 = Některá polní výbava pokládá na planetu žeton.
rule-V-EQUIP-13 = Žeton na planetě slouží celému týmu bez ohledu na symbol sekce.
rule-V-EQUIP-14 = Žeton na planetě nelze přemístit novým položením.
rule-V-EQUIP-15 = Odhozená výbava se vrací do zbrojního skladu.
rule-V-EQUIP-17 = Cena před dvojtečkou se platí před účinkem.
rule-V-EQUIP-18 = Schopnost přeměny nesené výbavy funguje jako tvá vlastní.
rule-V-EVENT-01 = Na konci každého tahu odkryje člen posádky vrchní kartu události.
rule-V-EVENT-02 = Prázdný balíček událostí se obnoví ze zamíchaných odhozených karet.
rule-V-EVENT-03 = Biomy události se porovnají se všemi biomy v sektoru, i s těmi na kartě BZ.
rule-V-EVENT-04 = Je-li ve tvém sektoru biom události, nastane hlavní účinek.
rule-V-EVENT-05 = Není-li ve tvém sektoru žádný biom události, nastane vedlejší účinek.
rule-V-EVENT-08 = Vyhodnocená událost jde mezi odhozené události.
rule-V-EVENT-12 = Dvě události se vyhodnotí po sobě.
rule-V-EVENT-13 = Biomy desky se počítají i pod kartou BZ; biomy zakryté karty BZ ne.
rule-V-EXERT-01 = Každý člen posádky může kdykoli použít vypětí sil, ať je na tahu kdokoli.
rule-V-EXERT-03 = Při vypětí sil obětuješ 1 kostku podle volby a pak jich obnovíš až 5.
rule-V-EXERT-04 = Cenou vypětí sil může být „vyčerpání“; kostky se přesto obnoví.
rule-V-EXERT-05 = Vypětí sil lze použít před vyhodnocením účinku, i mezi odkrytím a vyhodnocením události.
rule-V-EXERT-08 = Bylo-li by „vyčerpání“ tvé čtvrté zranění, nic se neobnoví: následuje nouzová evakuace.
rule-V-GEN-01 = Co říká karta, deska nebo záznam, má přednost před obecným pravidlem.
rule-V-GEN-02 = Vyhráváte i prohráváte společně a všechno ve hře je všem známé.
rule-V-GEN-05 = O volbě, kterou nabízí karta, rozhoduje hráč člena posádky, jehož se týká.
rule-V-GEN-06 = Možnost, jejíž cenu nelze zaplatit celou, nelze zvolit.
rule-V-GEN-08 = Náhodný člen posádky se určí hodem D10 za každého, kdo připadá v úvahu; zasáhne to toho s nejnižším výsledkem.
rule-V-GEN-09 = Při shodě nejnižšího výsledku D10 házejí znovu jen ti, kdo mají shodu.
rule-V-GEN-10 = Kostka D10 ukazuje hodnoty 0 až 9.
rule-V-GEN-11 = Odhozená karta s číslem se vrací na své místo a může se do hry vrátit.
rule-V-GEN-15 = Co je odstraněno ze hry, je až do konce kampaně mimo dosah.
rule-V-GEN-17 = Vynulovat stupnici znamená odebrat z ní žeton; další postup začíná zase na prvním poli vlevo.
rule-V-GLOBAL-01 = Platí právě jedny obecné podmínky: karta, nebo bez karty ty vytištěné.
rule-V-GLOBAL-03 = Obecné podmínky mohou přidat kombinaci kostek, zvláštní účinek, zvláštní akci nebo stupnici času.
rule-V-GLOBAL-04 = Kombinaci kostek obecných podmínek lze v ověření použít libovolněkrát.
rule-V-GLOBAL-06 = Nová karta obecných podmínek nahradí předchozí, která se odhodí i se žetony.
rule-V-GLOBAL-07 = Odhodí-li se karta obecných podmínek, platí zase ty vytištěné.
rule-V-ICON-11 = Jiskra je žolík: zastoupí jeden symbol podle tvé volby, i když kostka takovou stěnu nemá.
rule-V-ICON-12 = Jiskra není nikdy nehoda.
rule-V-ICON-14 = Všechny jakékoli stejné symboly se musí splnit jedním a týmž symbolem.
rule-V-ICON-17 = Základní symbol může splnit jakýkoli stejný symbol.
rule-V-ICON-20 = Symbol se třemi barvami znamená jednu kostku sekce libovolné barvy.
rule-V-ICON-21 = Červený, zelený nebo modrý symbol kostky znamená jednu kostku sekce té barvy.
rule-V-ICON-31 = Co dělá symbol zranění, říká jen karta zranění, které odpovídá.
rule-V-ICON-40 = Biomů je 13.
rule-V-ICON-41 = Biom nemá vlastní pravidlo: záleží na něm u událostí a tam, kde ho jmenuje karta.
rule-V-ICON-50 = Zákaz přesunu: z tohoto sektoru se nikdo nemůže přesunout ani být pohnut jinam.
rule-V-ICON-51 = Zákaz přesunu nebrání účinkům, které někoho umístí jinam.
rule-V-ICON-52 = Zákaz přesunu platí, je-li jeho symbol kdekoli v sektoru.
rule-V-ICON-53 = Karta se zákazem uložení se nezaznamenává; z planety odchází s vámi.
rule-V-ICON-54 = Závěrečná karta BZ označuje sektor, kde už není co zkoumat.
rule-V-ICON-55 = „Důležité!“ samo nemá účinek; mohou se na ně ptát jiná pravidla.
rule-V-ICON-56 = Výsadková loď může přistát v sektoru se symbolem výsadkové lodi.
rule-V-ICON-57 = Za každý symbol úspěchu získáte jeden žeton úspěchu.
rule-V-ICON-64 = Energii stojí loď lety, návštěvy a skenování.
rule-V-ICON-65 = Symbol velení znamená žeton velení.
rule-V-INJ-01 = Karta zranění se položí lícem nahoru na první volné místo zranění zleva.
rule-V-INJ-02 = Se zraněním přijde kostka zranění, na vrch zvoleného sloupce, který žádnou nemá.
rule-V-INJ-03 = Kostka sekce, která překáží, se s kostkami pod ní posune o místo níž.
rule-V-INJ-04 = Než kostka zranění posune kostky sloupce dolů, lze je v něm přerovnat.
rule-V-INJ-05 = Kostka sekce vytlačená ze sloupce jde mezi vyčerpané.
rule-V-INJ-06 = Nezbývá-li karta zranění daného druhu, získáš místo ní zranění „rána“.
rule-V-INJ-07 = Nezbývá-li ani zranění „rána“, vezme se náhodně jiné zranění.
rule-V-INJ-08 = Má-li každý sloupec kostku zranění, získáš jen kartu.
rule-V-INJ-09 = Sloupec má nejvýše jednu kostku zranění.
rule-V-INJ-10 = Odebraná kostka zranění se vrací do zásoby.
rule-V-INJ-11 = Odebraná karta zranění se vrací do balíčku zranění.
rule-V-INJ-12 = Karta a kostka zranění jsou nezávislé: co odebere jedno, nechá druhé.
rule-V-INJ-13 = Ostatní karty zranění zůstávají na svých místech.
rule-V-INJ-14 = Karta zranění lícem dolů nepřijímá kostky zranění.
rule-V-INJ-15 = Karta zranění lícem dolů se stále počítá jako zranění.
rule-V-INJ-16 = Člen posádky má místo pro 3 zranění.
rule-V-INJ-17 = Čtvrté zranění přinese nouzovou evakuaci, ve Smrtícím vesmíru hod o život.
rule-V-INJ-18 = Samotná čtvrtá karta zranění se nepokládá.
rule-V-INJ-19 = Počet zranění je počet karet, ne kostek.
rule-V-INJ-21 = Nikdo nemá víc než 3 kostky zranění; počítají se i ty v hodu.
rule-V-KC-INJ-04 = „Popálení“: do konce ověření platí základní symboly za nehody a nelze je přeměnit.
rule-V-KC-MOD-04 = Kdo je v sektoru výsadku nebo v propojeném, smí si při odpočinku nebo přípravě dobrat o 1 kartu víc.
rule-V-KC-THR-01 = Tato hrozba hází D10: při 0 až 4 jde do propojeného sektoru s nejnižším číslem, při 5 až 9 s nejvyšším.
rule-V-KC-THR-02 = Dokud se tato hrozba skrývá, není na desce: nepohybuje se a její útok zasáhne náhodného člena posádky.
rule-V-LAND-01 = Výsadková loď má pancéřování, senzory a manévrovatelnost.
rule-V-LAND-05 = Do kapacity výsadkové lodi se počítají objevy i mimořádné objevy dohromady.
rule-V-LAND-06 = Konstrukční úpravy zvyšují některou hodnotu výsadkové lodi.
rule-V-LAND-07 = Funkční úpravy pomáhají při průzkumu nebo zvětšují kapacitu výsadkové lodi.
rule-V-LAND-10 = Přistání začíná záznamem s instruktáží.
rule-V-LAND-11 = Za každý krok přistání se hází kostkou D10 a tabulka řekne, co se stane.
rule-V-LAND-12 = Hodnoty výsadkové lodi snižují, co přistání stojí, nikdy pod 0.
rule-V-LAND-13 = Při přistání lze použít vypětí sil.
rule-V-LAND-14 = Zranění získaná při přistání zůstávají.
rule-V-LAND-15 = O volbách při přistání rozhoduje skupina.
rule-V-LAND-16 = Nouzová evakuace při přistání misi hned ukončí.
rule-V-LAND-17 = Poškozenou výsadkovou loď nelze zvolit, dokud není opravená.
rule-V-LAND-18 = Karta přistání uvádí biomy, časté symboly, riziko přistání a doporučenou hodnotu.
rule-V-LEAD-01 = Na začátku jsou všechny náznaky v sáčku.
rule-V-LEAD-02 = Získat náznaky znamená vytáhnout jich tolik náhodně ze sáčku.
rule-V-LEAD-03 = Náznaky se kladou po jednom ve zvoleném pořadí na balíček svého druhu.
rule-V-LEAD-05 = Je-li v sáčku náznaků málo, získáte ty, které tam jsou.
rule-V-LEAD-07 = „+1 karta“: velitel vědecké sekce určí člena posádky, který si dobere 1 kartu sekce.
rule-V-LEAD-08 = „+1 stimulant“: velitel vědecké sekce určí člena posádky, který získá 1 stimulant.
rule-V-LEAD-09 = Dají-li náznaky na balíčku dohromady 3 a více, odeberou se a získá se vrchní objev.
rule-V-LEAD-10 = Odebrané náznaky jdou vedle sáčku, ty se symbolem recyklace do něj.
rule-V-LEAD-13 = Všechny náznaky jednoho zisku se vytáhnou, než se položí první.
rule-V-LEAD-14 = Text náznaku platí dřív, než se zkontroluje součet.
rule-V-LIFT-01 = Odlet smí zvolit jen člen posádky v sektoru výsadku.
rule-V-LIFT-02 = S odletem musí všichni ostatní souhlasit.
rule-V-LIFT-03 = Odlet průzkum hned ukončí a přečte se záznam odletu.
rule-V-LIFT-04 = Kdo při odletu není v sektoru výsadku, zůstane opuštěn a zemře.
rule-V-LIFT-06 = Na odlet se ptáme jen hráčů, kteří mají na planetě živého člena posádky.
rule-V-LIFT-07 = Bez sektoru výsadku není odlet.
rule-V-MISSION-01 = Každý průzkum má jednu nebo více misí.
rule-V-MISSION-02 = Většina misí je splněna, když to řekne záznam nebo karta.
rule-V-MISSION-03 = Jakmile je úkol mise splněn, můžete ji dokončit.
rule-V-MISSION-04 = Mise se dokončuje před akcí nebo po ní, ne během ní.
rule-V-MISSION-05 = Dokončená mise je splněná; ta, která na konci zůstala, je neúspěšná, není-li nepovinná.
rule-V-OPS-05 = Samostatná operace je jeden průzkum bez následného řízení lodi: každá sekce přivede náhodného nováčka hodnosti 2 a 8 kostek z krabice podle vlastní volby.
rule-V-PLAYER-02 = Ve hře jsou všechny čtyři sekce, každou řídí právě jeden hráč.
rule-V-PLAYER-03 = Kdo hraje sám, řídí všechny 4 sekce.
rule-V-PLAYER-06 = Při 4 hráčích řídí každý 1 sekci.
rule-V-PLAYER-07 = Volně se dohodnete, kdo řídí kterou sekci.
rule-V-PLAYER-08 = Počet hráčů i to, kdo hraje, se může od sezení k sezení měnit.
rule-V-PLAYER-09 = Když se skupina změní, sekce se před pokračováním rozdělí znovu.
rule-V-PLAYER-10 = Výsadkový tým potřebuje aspoň 2 členy posádky z různých sekcí.
rule-V-PLAYER-12 = Na první planetě má výsadkový tým při 1 nebo 2 hráčích 2 členy posádky, při 3 hráčích 3, při 4 hráčích 4.
rule-V-PLAYER-13 = Na dalších planetách vyšle každý hráč jednoho člena posádky; kdo hraje sám, 2 až 4 z různých sekcí.
rule-V-POI-01 = Nahradit BZ znamená odhodit všechny karty BZ v sektoru a položit novou.
rule-V-POI-02 = Karta nahradí vytištěný BZ tím, že na něm leží.
rule-V-POI-03 = Karta BZ položená navrch nechá ostatní karty v sektoru.
rule-V-POI-04 = Nová karta BZ odhodí, co leží na zakrytém nebo nahrazeném BZ.
rule-V-POI-05 = Značky a žetony ležící přímo v sektoru zůstávají.
rule-V-POI-06 = Odhodí-li se vrchní karta BZ, je zase vidět, co je pod ní, s prázdnými stupnicemi.
rule-V-POI-07 = Karta BZ, která není k mání, se nahradí prázdnou.
rule-V-PREP-01 = Při přípravě si dobereš kartu sekce, provedeš ověření kostkami, nebo obojí v libovolném pořadí.
rule-V-PREP-02 = Po dobrání hned odhodíš karty nad limit karet sekce.
rule-V-PREP-05 = Ověření při přípravě nemá řádky ani kostky nebezpečí; slouží kombinacím kostek.
rule-V-QUICK-04 = Úvodní záznam se přečte dřív, než si zvolíte sekce.
rule-V-QUICK-06 = Každá sekce si dobere 3 náhodné nováčky a 2 si nechá.
rule-V-QUICK-07 = Ponechaní členové posádky dostanou obal s hodností své sekce.
rule-V-QUICK-08 = Jeden z nich jde s výsadkovým týmem, druhý odpočívá.
rule-V-QUICK-10 = Každá sekce začíná s 5 kostkami.
rule-V-QUICK-13 = Každý člen posádky používá 10 zamíchaných začátečních karet své sekce.
rule-V-QUICK-18 = Na výchozí planetě tvoří balíček událostí 5 výukových událostí.
rule-V-QUICK-19 = Na výchozí planetě začínáte v sektorech 1 a 2, v každém aspoň jeden.
rule-V-QUICK-22 = Na výchozí planetě nejsou stimulanty.
rule-V-QUICK-23 = Přečte se mise a každý člen posádky si dobere počáteční karty.
rule-V-QUICK-24 = Přečte se první záznam a začíná první kolo.
rule-V-QUICK-25 = Na výchozí planetě nejsou hrozby, objevy, náznaky, výbava, dovednosti ani stimulanty; účinky s nimi nic nedělají.
rule-V-QUICK-27 = Úlevy výukové hry platí i na výchozí planetě, události se však odkrývají od prvního tahu.
rule-V-RANK-01 = Karta povýšení udává týmu cíl.
rule-V-RANK-02 = Jakmile je její cíl splněn, karta povýšení je dokončená.
rule-V-RANK-03 = Dokončená karta povýšení zůstává dokončená.
rule-V-RANK-05 = Karta povýšení ukazuje, kolik žetonů úspěchu vyžaduje povýšení z hodnosti 1 a z hodnosti 2.
rule-V-REFRESH-01 = Obnovit kostku znamená přesunout ji z vyčerpaných na volné místo její barvy.
rule-V-REFRESH-02 = Kostka, pro niž není volné místo, zůstává mezi vyčerpanými.
rule-V-REFRESH-03 = Kostka, která se vrací na tvou desku a nemá místo, jde mezi vyčerpané.
rule-V-REFRESH-05 = Sloupec má 3 místa v hodnosti 1, 4 v hodnosti 2, 5 v hodnosti 3.
rule-V-REFRESH-07 = Počet k obnovení je nejvyšší možný: smíš obnovit méně.
rule-V-REFRESH-08 = Kostka zranění zabírá vrchní místo svého sloupce.
rule-V-RESET-02 = Má-li se výuková hra hrát znovu, její balíčky se opět sestaví.
rule-V-RESET-03 = Značky v palubním deníku zůstávají, dokud je nesmaže nová kampaň.
rule-V-REST-01 = Odpočinek stojí 1 zásobu; bez zásob nelze odpočívat.
rule-V-REST-02 = Při odpočinku obnovíš až polovinu svých kostek sekce, zaokrouhleno nahoru.
rule-V-REST-04 = Volíš, které kostky obnovíš, a smíš jich obnovit méně.
rule-V-REST-05 = Po obnovení si dobereš 1 kartu sekce a odhodíš karty nad limit.
rule-V-SAC-01 = Obětovat kostku znamená vrátit dostupnou nebo vyčerpanou kostku sekce do krabičky.
rule-V-SAC-04 = Se 3 a méně kostkami sekce se obětování nahradí zraněním „vyčerpání“.
rule-V-SAC-05 = Jsou-li všechny tvé kostky v zásobě kostek, získáš místo obětování zranění „vyčerpání“.
rule-V-SAC-06 = Nemáš-li kostku barvy, kterou máš obětovat, získáš místo toho zranění „vyčerpání“.
rule-V-SAC-08 = Obětovat kartu sekce znamená vrátit ji do krabičky.
rule-V-SAC-09 = Za každou kostku, kterou nelze obětovat, se získá právě jedno zranění „vyčerpání“.
rule-V-SETUP-13 = Situace 1 až 10 jsou potenciální od začátku.
rule-V-SETUP-14 = Některé situace čekají mezi budoucími, dokud je nepřinese příběh.
rule-V-SETUP-40 = Kampaň může začít výukovou hrou a pokračovat se stejnými lidmi.
rule-V-SETUP-41 = Kampaň může začít rychlým startem s vlastní posádkou.
rule-V-SHIP-ADDON-2 = Návštěva přídavného zařízení stojí 1 žeton velení.
rule-V-SHIP-ADDON-3 = V přídavném zařízení se použije jedna z postavených karet.
rule-V-SHIP-ASSIGN-1 = Přidělit lze jen dostupné členy posádky.
rule-V-SHIP-ASSIGN-2 = Kdo je přidělen, jde hned mezi odpočívající posádku.
rule-V-SHIP-ASSIGN-3 = Posledního dostupného člena sekce nelze přidělit.
rule-V-SHIP-BARRACKS-1 = Kdo má hodnost 2 nebo 3, může změnit sekci a ztratí hodnost.
rule-V-SHIP-BARRACKS-10 = Každá sekce si vezme nováčka, který má hodnost 1 a je dostupný.
rule-V-SHIP-BARRACKS-12 = Sekce bez volného obalu může kvůli nováčkovi propustit někoho s hodností 1.
rule-V-SHIP-BARRACKS-5 = Kdo není na ošetřovně, může být propuštěn.
rule-V-SHIP-BARRACKS-6 = Člen posádky s hodností 3 vycvičí člena téže sekce s hodností 1; pak oba odpočívají.
rule-V-SHIP-BARRACKS-9 = K náboru se vyloží náhodní nováčci, při dobré morálce víc.
rule-V-SHIP-BEGIN-1 = Planeta s planetárním záznamem je taková, jakou jste ji opustili.
rule-V-SHIP-BEGIN-6 = Výsadková loď přistane v libovolném sektoru se svým symbolem, neurčí-li první záznam jinak.
rule-V-SHIP-BEGIN-7 = Všichni začínají v sektoru výsadku, neurčí-li první záznam jinak.
rule-V-SHIP-BRIDGE-1 = Čekající karty můstku se vloží.
rule-V-SHIP-BRIDGE-12 = Hlavní úkol ukazuje, kolik nových situací se odhalí; udeří až později.
rule-V-SHIP-BRIDGE-17 = Každá technologická úroveň dává o 1 energii víc než předchozí.
rule-V-SHIP-BRIDGE-19 = Situace, u níž nelze nic zaplatit, čeká na příští můstek.
rule-V-SHIP-BRIDGE-2 = Nová karta můstku nahradí starou.
rule-V-SHIP-BRIDGE-3 = Hlavní úkol ukazuje, kolik žetonů velení dostanete.
rule-V-SHIP-BRIDGE-6 = Morálka a vylepšení můstku mění zásoby.
rule-V-SHIP-BRIDGE-9 = Nevyřešené situace udeří na můstku.
rule-V-SHIP-DEBRIEF-10 = Všechny žetony úspěchu se spojí v zásobě.
rule-V-SHIP-DEBRIEF-11 = Jednou za řízení lodi může každá sekce vrátit kostku, celkem za 4 žetony úspěchu.
rule-V-SHIP-DEBRIEF-13 = Nová kostka pro každou sekci stojí tolik žetonů úspěchu, kolik kostek sekce má.
rule-V-SHIP-DEBRIEF-15 = Instruktor s hodností 2 nebo 3 zlevní kostky o 1 nebo 2.
rule-V-SHIP-DEBRIEF-18 = Kostky se kupují a prodávají v libovolném pořadí.
rule-V-SHIP-DEBRIEF-2 = Povýšen je každý, kdo má na svou hodnost dost žetonů úspěchu.
rule-V-SHIP-DEBRIEF-20 = Nová kostka může být kterákoli z krabice.
rule-V-SHIP-DEBRIEF-7 = Hodnost 3 je nejvyšší.
rule-V-SHIP-DOCK-1 = Mise je neúspěšná, zůstala-li karta mise nebo máte-li žeton neúspěšné mise.
rule-V-SHIP-DOCK-2 = Selže-li mise, nikdo není povýšen a morálka klesá.
rule-V-SHIP-DOCK-4 = Co se do výsadkové lodi nevejde, se odhodí, nikdy však mimořádný objev.
rule-V-SHIP-FACILITY-1 = Návštěva zařízení stojí 1 žeton velení.
rule-V-SHIP-FACILITY-3 = Zařízení jsou laboratoř, výrobní komplex, kasárna, krizový štáb a přídavné zařízení.
rule-V-SHIP-FLOW-1 = Po průzkumu: dokování, hlášení, vykládka, ošetřovna, pamětní stěna, uložení hry.
rule-V-SHIP-FLOW-2 = Před průzkumem: můstek, hvězdná mapa, zařízení, hangár, start mise.
rule-V-SHIP-HANGAR-1 = Čekající výsadkové lodě jdou do hangáru.
rule-V-SHIP-HANGAR-2 = Je-li hangár plný, jedné výsadkové lodi se vzdáte, nikdy však základní.
rule-V-SHIP-HANGAR-3 = Čekající úpravy jdou do hangáru; je-li plný, jedné se vzdáte.
rule-V-SHIP-HANGAR-5 = Poškozenou výsadkovou loď lze za cenu opravit.
rule-V-SHIP-HANGAR-6 = Oprava stojí 2 shromážděné objevy libovolného typu.
rule-V-SHIP-HANGAR-7 = Vyberte nepoškozenou výsadkovou loď.
rule-V-SHIP-HANGAR-8 = Úpravy jdou na místa svého typu, po jedné.
rule-V-SHIP-LAB-1 = Čekající výzkumné projekty jdou na volná místa laboratoře.
rule-V-SHIP-LAB-2 = Výzkumný projekt se dokončí zaplacením jeho ceny v objevech.
rule-V-SHIP-LAB-3 = Projekty se stejným klíčovým slovem lze dokončit při jedné návštěvě.
rule-V-SHIP-LAB-4 = Projekty se platí shromážděnými objevy, které se vracejí do balíčků.
rule-V-SHIP-LAB-7 = Dokončené projekty se otočí, přečtou v libovolném pořadí a opustí hru.
rule-V-SHIP-LAB-8 = Práce v laboratoři: lidé se symboly místa dokončí i jeho projekt, za jeho cenu.
rule-V-SHIP-LAUNCH-13 = Má-li barva víc kostek než míst, hráč určí, které zůstanou.
rule-V-SHIP-LAUNCH-14 = Každý hráč si sestaví a zamíchá balíček sekce.
rule-V-SHIP-LAUNCH-15 = Každý začíná se stimulanty uvedenými na kartě.
rule-V-SHIP-LAUNCH-16 = Každý si může ze zbrojního skladu vzít jednu drobnou výbavu.
rule-V-SHIP-LAUNCH-17 = Výsadková loď pojme určitý počet osobní a polní výbavy.
rule-V-SHIP-LAUNCH-20 = Zásoby začínají na hodnotě výsadkové lodi.
rule-V-SHIP-LAUNCH-6 = Je-li lidí málo, každá sekce si může vzít náhodného nováčka; zaškrtne se políčko záznamu.
rule-V-SHIP-LAUNCH-7 = Od druhého takového nouzového náboru ztratí každá sekce i kostku.
rule-V-SHIP-LAUNCH-9 = Zaškrtnutím posledního z těch políček je kampaň ztracena.
rule-V-SHIP-LEAVE-3 = Karty BZ a hrozeb se zákazem uložení opouštějí planetu s vámi.
rule-V-SHIP-LEAVE-6 = Při odletu z planety se všechny náznaky vracejí do sáčku.
rule-V-SHIP-LEAVE-8 = Při odletu z planety se žetony, značky a kostky vracejí do krabice.
rule-V-SHIP-MEDBAY-1 = Čekající vylepšení ošetřovny se vloží.
rule-V-SHIP-MEDBAY-11 = Jsou-li všechna lůžka druhu obsazena, použije se nejlehčí volné z těžších.
rule-V-SHIP-MEDBAY-12 = Není-li volné stejně těžké ani těžší lůžko, pacient umírá.
rule-V-SHIP-MEDBAY-13 = Na ošetřovně se karty zranění vracejí do balíčku.
rule-V-SHIP-MEDBAY-14 = Kdo leží na kritickém lůžku, ověřuje přežití kostkami zranění.
rule-V-SHIP-MEDBAY-18 = Pořadí přijetí zraněných určuje skupina.
rule-V-SHIP-MEDBAY-21 = O lůžko dál znamená kterékoli volné lůžko nejbližšího lehčího druhu.
rule-V-SHIP-MEDBAY-3 = Kdo je na ošetřovně, posune se o místo doprava; z lehkého místa je zase dostupný.
rule-V-SHIP-MEDBAY-6 = Každý terapeut posune pacienta o lůžko dál.
rule-V-SHIP-MEDBAY-9 = Kdo má 1, 2 nebo 3 zranění, jde na lehké, střední nebo kritické lůžko.
rule-V-SHIP-MEMORIAL-1 = Mrtví dostanou první volné místo své sekce na pamětní stěně.
rule-V-SHIP-MEMORIAL-4 = Obsazené místo pamětní stěny dává svůj bonus.
rule-V-SHIP-MORALE-1 = Morálka je vysoká, střední, nízká nebo velmi nízká.
rule-V-SHIP-MORALE-2 = Morálka stoupá a klesá o jeden stupeň.
rule-V-SHIP-MORALE-4 = Nemůže-li morálka dál klesnout, každá sekce místo toho vrátí kostku.
rule-V-SHIP-PROD-1 = Čekající výrobní projekty se připraví, dokud je volné místo.
rule-V-SHIP-PROD-2 = Čekající vylepšení výroby se vloží.
rule-V-SHIP-PROD-3 = Při každé návštěvě postoupí každý projekt o etapu; za etapou 3 je hotový.
rule-V-SHIP-PROD-6 = Projekty začínají v etapě, která je na nich uvedena.
rule-V-SHIP-PROD-7 = Je-li místo obsazené, projekt může začít víc vlevo.
rule-V-SHIP-PROD-9 = Urychlení: lidé se symboly projektu ho posunou o etapu.
rule-V-SHIP-SAVE-1 = Uložení hry je nejlepší místo na přestávku, ale není povinné.
rule-V-SHIP-SAVE-3 = Nový planetární záznam nahradí starší záznam téže planety.
rule-V-SHIP-SITROOM-1 = Návštěva krizového štábu vyřeší situaci: udělejte, co se píše u řešení.
rule-V-SHIP-SITROOM-3 = Dohled se symboly situace ji vyřeší také.
rule-V-SHIP-SITROOM-4 = Vyřešená situace opouští hru, neříká-li něco jiného.
rule-V-SHIP-STARMAP-1 = Hvězdná mapa je otevřená na stránce aktuální soustavy.
rule-V-SHIP-STARMAP-10 = Bez karty přistání ve skeneru je loď unášena.
rule-V-SHIP-STARMAP-11 = Za energii se karta přistání odkrývá po částech, jak daleko chcete.
rule-V-SHIP-STARMAP-12 = Každý člen posádky na průzkumné výpravě zlevní další část o 1.
rule-V-SHIP-STARMAP-16 = Když je loď unášena, morálka klesá, na příští můstek čeká žeton penalizace a následuje uložení hry.
rule-V-SHIP-STARMAP-2 = Lety a návštěvy v libovolném pořadí, dokud můžete platit.
rule-V-SHIP-STARMAP-3 = Let do jiné soustavy stojí uvedenou energii a přečte se jeho záznam.
rule-V-SHIP-STARMAP-4 = Nebezpečné cesty a místa vyžadují určité vylepšení můstku.
rule-V-SHIP-STARMAP-5 = Návštěva stojí energii místa; udělejte, co se tam píše.
rule-V-SHIP-STARMAP-7 = Kde karta přistání opustila hru, nelze přistát.
rule-V-SHIP-STARMAP-9 = Navštívené soustavy a planety se zaznamenávají.
rule-V-SHIP-UNLOAD-3 = Plná řada mimořádných objevů přináší vylepšení můstku vedle ní.
rule-V-SHIP-UNLOAD-4 = Při vykládání nastanou účinky objevů v libovolném pořadí a objevy jdou mezi shromážděné.
rule-V-SHIP-UNLOAD-5 = Objev, který odhodí vlastní účinek, jde pod svůj balíček.
rule-V-SPECIAL-01 = Za tah smíš provést jednu zvláštní akci.
rule-V-SPECIAL-02 = Zvláštní akce nabízí tvůj sektor, jeho bod zájmu, hrozba v něm a odkudkoli obecné podmínky, mise, úpravy výsadkové lodi a karta povýšení.
rule-V-SPECIAL-03 = Viditelná je jen vrchní karta BZ v sektoru.
rule-V-SPECIAL-04 = Zvláštní akce se symbolem ověření kostkami je ověření; každá jiná se prostě provede.
rule-V-SPECIAL-06 = Akci „v kterémkoli sektoru“ lze provést odkudkoli.
rule-V-SPECIAL-07 = Zvláštní akci, jejíž podmínka není splněna, nelze zvolit.
rule-V-SPECIAL-08 = Vyžaduje-li ověření podporu, musí jiný člen posádky dát kostku; samotná karta nestačí.
rule-V-SPEND-01 = Vyčerpat kostku znamená přesunout dostupnou kostku dané barvy mezi své vyčerpané kostky.
rule-V-SPEND-02 = Za každou kostku, kterou máš vyčerpat a nemůžeš, jednu obětuješ.
rule-V-SPEND-05 = Smíš nejdřív použít vypětí sil a pak vyčerpat obnovenou kostku.
rule-V-SPEND-07 = Než se vyčerpání změní v obětování, smíš použít vypětí sil.
rule-V-TERM-01 = Sekce jsou čtyři: technická, průzkumná, vědecká a bezpečnostní.
rule-V-TERM-03 = Velitel sekce je hráč, který ji řídí.
rule-V-TERM-04 = Člen posádky je karta v obalu s hodností sekce, v níž slouží.
rule-V-TERM-06 = Člen posádky má hodnost 1, 2 nebo 3.
rule-V-TERM-07 = Výsadkový tým tvoří členové posádky, kteří se účastní tohoto průzkumu.
rule-V-TERM-12 = V krabičce sekce leží její kostky a karty, které se právě nepoužívají.
rule-V-TERM-14 = Dostupné kostky jsou kostky sekce na barevných místech desky posádky.
rule-V-TERM-16 = Zásoba kostek jsou kostky hozené v tomto ověření, které ještě nejsou vyčerpané.
rule-V-TERM-17 = Zásoby kostek všech zúčastněných se počítají jako jedna.
rule-V-TERM-18 = Kostka sekce je vždy právě na jednom místě.
rule-V-TERM-20 = Sektor je očíslovaná oblast planety, v níž může být odkaz na záznam, bod zájmu, nebo nic.
rule-V-TERM-21 = Trasa spojuje dva sektory, má na sobě symboly a šipky pro povolené směry.
rule-V-TERM-22 = Propojený sektor je druhý konec trasy, která vede z tvého sektoru.
rule-V-TERM-23 = Sektor výsadku je sektor, ve kterém stojí výsadková loď.
rule-V-TERM-24 = Bod zájmu může svému sektoru dát biomy a zvláštní akce.
rule-V-TERM-28 = Zásoby jsou společné celému výsadkovému týmu.
rule-V-TERM-29 = Zásoby nikdy nepřesáhnou nejvyšší pole své stupnice.
rule-V-TERM-30 = Karta získaná pro loď čeká v obálce Budoucí použití, dokud nepřijde na řadu její strana.
rule-V-TERM-32 = Technologická úroveň a morálka platí pro celou loď.
rule-V-TERM-33 = Pohyb je změna sektoru účinkem, přesun je akce a umístění postaví někoho do sektoru bez pohybu.
rule-V-TERM-34 = Za žetony úspěchu se kupují nové kostky sekcí a počítají se při povýšení.
rule-V-TERM-37 = Planeta má také své mise, obecné podmínky, mimořádné objevy a záznamy pro odlet a evakuaci.
rule-V-THREAT-01 = Hrozba má kartu vedle desky a na ní jednu nebo více figurek.
rule-V-THREAT-02 = Hrozbu řídí její stupnice času: každé pole má své účinky.
rule-V-THREAT-03 = Co hrozba dělá, je na její kartě a provádí se zleva doprava.
rule-V-THREAT-04 = Kdo je v sektoru hrozby, smí provést její zvláštní akci.
rule-V-THREAT-05 = Z více figurek je hrozbou jen ta hlavní.
rule-V-THREAT-06 = Hrozby ignorují zákaz přesunu.
rule-V-THREAT-07 = Hrozby se pohybují jen do propojených sektorů, neříká-li jejich karta jinak.
rule-V-THREAT-08 = Hrozby ignorují všechny symboly tras.
rule-V-THREAT-09 = Hrozba jde nejkratší cestou; mezi stejnými je další sektor náhodný.
rule-V-THREAT-10 = Hrozba v sektoru svého cíle se nepohybuje.
rule-V-THREAT-12 = Vynulovat hrozbu znamená odebrat její žeton času.
rule-V-THREAT-13 = Odstraněná hrozba odchází s kartou, figurkami i žetony.
rule-V-TIME-02 = První postup položí žeton času na levé pole.
rule-V-TIME-03 = Každý další postup posune žeton času o pole doprava.
rule-V-TIME-04 = Dojde-li žeton času na poslední pole, hned nastane jeho účinek.
rule-V-TIME-05 = U hrozby má účinek každé pole, na které žeton času vstoupí.
rule-V-TIME-06 = Snížení vrátí žeton času o pole zpět, z prvního pole ho odebere.
rule-V-TIME-07 = „Všechny stupnice času“ jsou na obecných podmínkách, hrozbách, misích, BZ a všude jinde ve hře.
rule-V-TIME-08 = Více stupnic času se vyhodnotí v libovolném pořadí.
rule-V-TIME-09 = Žeton času na posledním poli tam zůstává a účinek se neopakuje.
rule-V-TIME-11 = Stupnice času na zakrytých kartách nejsou ve hře.
rule-V-TIME-12 = Žeton času, který se vrací, nic nespouští.
rule-V-TRAVEL-01 = Nemůžeš se přesunout, dokud je ve tvém sektoru zákaz přesunu.
rule-V-TRAVEL-02 = Při přesunu zvolíš trasu, která vede z tvého sektoru.
rule-V-TRAVEL-03 = Jednosměrnou trasu lze použít jen ve směru šipky.
rule-V-TRAVEL-04 = Vyhodnotí se každý symbol na trase.
rule-V-TRAVEL-05 = Symboly trasy se vyhodnocují od tvého sektoru, symbol přesunu vždy poslední.
rule-V-TRAVEL-06 = U symbolu přesunu rozhoduje o příchodu položka přesunu na obecných podmínkách.
rule-V-TRAVEL-07 = Posune-li tě položka přesunu do propojeného sektoru, je to druhý konec tvé trasy.
rule-V-TRAVEL-08 = Pokud tě položka přesunu neposune, zůstáváš a akce je spotřebovaná.
rule-V-TRAVEL-09 = Na trase bez symbolu přesunu dorazíš, jakmile se vyhodnotí její symboly.
rule-V-TRAVEL-10 = Sektor měníš až po posledním symbolu trasy; do té doby mohou podpořit ti ve starém sektoru.
rule-V-TRAVEL-12 = Kdo vstoupí do sektoru s odkazem na záznam, hned ho přečte.
rule-V-TRAVEL-13 = Záznam se čte při každém způsobu vstupu; „ty“ v něm je člen posádky, který dorazil.
rule-V-TRAVEL-14 = Odkaz na záznam zakrytý kartou BZ se nečte.
rule-V-TRAVEL-15 = Symbol kostky na trase: vyčerpej takovou kostku.
rule-V-TRAVEL-16 = Symbol nebezpečí na trase: hoď a použij tabulku; dorazíš při každém výsledku.
rule-V-TURN-02 = Před 1. kolem dá velitel průzkumné sekce žeton začínajícího hráče kterémukoli členovi posádky.
rule-V-TURN-03 = Před každým dalším kolem předá držitel žeton začínajícího hráče kterémukoli členovi posádky, nebo si ho nechá.
rule-V-TURN-04 = V kole má každý člen posádky jeden tah, po směru hodinových ručiček od žetonu začínajícího hráče.
rule-V-TURN-05 = Pořadí je dáno deskami posádky a během průzkumu se nemění.
rule-V-TURN-06 = Tah má dvě fáze: akce a konec tahu.
rule-V-TURN-07 = V tahu provedeš dvě akce a první dokončíš, než zvolíš druhou.
rule-V-TURN-08 = Akce jsou zvláštní akce, přesun, příprava, odpočinek a odlet.
rule-V-TURN-10 = Obě akce se musí provést; příprava je možná vždy.
rule-V-TURN-12 = Co se počítá jako akce, spotřebuje jednu ze dvou a lze to použít jen tehdy, když lze provést akci.
rule-V-TURN-13 = Na konci tahu se žeton tahu otočí na „Tah ukončen“.
rule-V-TURN-14 = Na konci tahu se odkryje a vyhodnotí jedna událost.
rule-V-TURN-15 = Když měli tah všichni, kolo končí a žetony tahu se otočí zpět.
rule-V-TURN-16 = Kola se opakují, dokud průzkum neskončí.
rule-V-TURN-17 = Ukončí-li tvůj tah účinek, zbylé akce propadnou a následuje konec tahu.
rule-V-TUT-01 = Výuková hra se připravuje v daném pořadí, po každé části se čte záznam.
rule-V-TUT-02 = Čtyři členové posádky výukové hry jsou daní, jeden z každé sekce.
rule-V-TUT-03 = Ve výukové hře musí být ve výsadkovém týmu člen vědecké sekce.
rule-V-TUT-07 = Ve výukové hře má každý balíček 3 karty v daném pořadí.
rule-V-TUT-14 = Ve výukové hře začínají členové posádky střídavě v sektorech 1 a 2, vědecká sekce v sektoru 1.
rule-V-TUT-16 = Přečte se první mise: sejděte se v sektoru 4.
rule-V-TUT-20 = Na výchozí planetě jsou zásoby neomezené a odpočinek nic nestojí.
rule-V-TUT-21 = Ve výukové hře se události neodkrývají, dokud není odkryta druhá mise.
rule-V-TUT-22 = Na výchozí planetě je jediným zraněním „jen malé škrábnutí“; každé jiné se ignoruje.
rule-V-TUT-23 = Na výchozí planetě nemá nikdo víc než 1 zranění.
rule-V-TUT-27 = Na výchozí planetě nejsou stimulanty ani dovednosti; schopnosti přeměny fungují.
rule-V-TUT-36 = Na výchozí planetě nelze se 3 a méně kostkami sekce použít vypětí sil a obětování tehdy nic nedělá.
rule-V-TUT-40 = První člen posádky začíná zvláštní akcí sektoru 1.
rule-V-TUT-41 = První ověření používá jednu červenou a jednu modrou základní kostku a nikdo nepodporuje.
rule-V-TUT-43 = První hod se napraví kartou: červená kostka se vyčerpá, modrá se otočí na jiskru.
rule-V-TUT-44 = Jiskra splní zelený řádek prvního ověření.
rule-V-TUT-45 = Pak se první člen posádky přesune do sektoru 5 a cestou hodí kostkou nebezpečí.
rule-V-TUT-46 = První vedený tah končí záznamem a bez události.
rule-V-TUT-50 = Druhý člen posádky vezme všechny kostky na zvláštní akci sektoru 2 a nikdo nepodporuje.
rule-V-TUT-51 = Ve druhé lekci se hod se 3 a více nehodami opakuje.
rule-V-TUT-55 = Pak druhý člen posádky odpočívá.
rule-V-TUT-60 = Třetí člen posádky začíná zvláštní akcí nové karty v sektoru 1.
rule-V-TUT-61 = Pak se třetí člen posádky přesune do sektoru 5 a zvolí, čím zaplatí.
rule-V-TUT-62 = Čtvrtý člen posádky se přesune do sektoru 4, nebo nejdřív uvolní cestu.
rule-V-TUT-64 = Pak se čtvrtý člen posádky připraví a jen si dobere kartu.
rule-V-TUT-65 = Po vedeném kole se přečte záznam a všichni jsou volní.
rule-V-TUT-70 = Po vedeném kole jsou všichni volní; pravidla výchozí planety zůstávají.
rule-V-TUT-72 = Od tohoto záznamu se na konci každého tahu odkrývají události.
rule-V-TUT-83 = Kdo na výchozí planetě splnil kartu povýšení, postoupí na hodnost 2.
rule-V-TUT-86 = Po výukové hře koupí 5 žetonů úspěchu každé sekci divokou kostku.
rule-V-UNIQ-02 = Mimořádné objevy leží na planetě lícem dolů v daném pořadí.
rule-V-UNIQ-03 = Mimořádný objev s číslem je právě ta karta; bez čísla je to vrchní karta na planetě.
rule-V-UNIQ-04 = Získaný mimořádný objev se otočí a uloží na výsadkovou loď.
rule-V-UNIQ-05 = Není-li už mimořádný objev na místě, platí, co říká jeho pole.
rule-V-UNIQ-08 = Mimořádné objevy od čísla 33 se spotřebují na planetě a nikdy se nenechávají.

## Lekce vedeného kola
lesson-1-act-2 = Lekce. Poklop se zasekl a zákaz přesunu drží všechny v tomto sektoru. Na místě, kde stojíš, je napsaná zvláštní akce: proveď ji.
lesson-1-check-dice = Lekce. Začíná ověření kostkami. Vezmi do ruky jednu červenou a jednu modrou základní kostku a řekni, že máš hotovo. Víc kostek dává lepší šanci, ale hozené kostky jsou vyčerpané.
lesson-1-check-changes = Lekce. Nehoda a základní symbol: to nestačí. Karty mohou hod změnit. Zahraj tu, která se nabízí: vzdej se červené kostky a modrou otoč na jiskru, která platí za jakýkoli symbol.
lesson-1-act-1 = Lekce. Cesta je volná. Přesuň se po trase: její symbol říká, že cenu určují obecné podmínky. Vyber možnost s kostkou nebezpečí; dojdeš, ať padne cokoli.
lesson-2-act-2 = Lekce. Toto místo má místo řádků stupnice. Proveď jeho zvláštní akci.
lesson-2-check-dice = Lekce. Nehody posouvají červenou stupnici, všechno ostatní zelenou. Každá potřebuje čtyři. Vezmi všechny své kostky: tady ti nikdo nepomůže.
lesson-2-act-1 = Lekce. Tvé kostky jsou vyčerpané. Odpočívej: vrátí se až polovina všech tvých kostek a dobereš si kartu.
lesson-3-act-2 = Lekce. Kde byl poklop, tam se otevírá nové místo. Proveď jeho zvláštní akci s kostkami podle svého.
lesson-3-act-1 = Lekce. Jdi po trase za ostatními. Tentokrát si vybíráš, čím zaplatíš.
lesson-4-act-2 = Lekce. Je-li cesta volná, přesuň se do strážcova pokoje: tato trasa stojí kostku. Když ne, dokonči, co ostatní začali.
lesson-4-act-1 = Lekce. Příprava dává kartu, ověření kostkami, nebo obojí. Dober si kartu.
lesson-4-prepare = Lekce. Tentokrát jen kartu.
lesson-free = Vedené kolo skončilo: odteď rozhoduješ ty. Na začátku každého kola se předává žeton začínajícího hráče; kdo ho dostane, hraje první.

## Na palubě

page-docking = Dokování
page-debriefing = Hlášení
page-unloading = Vykládka
page-medbay = Ošetřovna
page-memorial = Pamětní stěna
page-save-point = Uložení hry
page-bridge = Můstek
page-starmap = Hvězdná mapa
page-facilities = Zařízení lodi
page-laboratory = Výzkumná laboratoř
page-production = Výrobní komplex
page-barracks = Kasárna
page-situation-room = Krizový štáb
page-addon = Přídavné zařízení
page-hangar = Hangár
page-launch = Start mise
facility-laboratory = Výzkumná laboratoř
facility-production = Výrobní komplex
facility-barracks = Kasárna
facility-situation-room = Krizový štáb
facility-addon = Přídavné zařízení
place-light = lehké lůžko
place-moderate = střední lůžko
place-critical = kritické lůžko
place-available = k dispozici
place-dead = pamětní stěna
task-instructor = instruktáž
task-therapist = terapie
task-scout = průzkumná výprava
task-lab-work = práce v laboratoři
task-assembly = montáž
task-training = výcvik nováčků
task-supervisor = dohled
task-rest = odpočinek
task-cot = lůžko na ošetřovně
kind-personal = osobní
kind-mission = polní
keyword-lamp = Lampa
keyword-voice = Hlas
keyword-life = Život
keyword-matter = Látka
keyword-hearth = Krb
prompt-trade-dice = Každá sekce má { $price ->
        [one] 1 kostku
        [few] { $price } kostky
       *[other] { $price } kostek
    }, takže nová pro každou stojí { $price ->
        [one] 1 žeton úspěchu
        [few] { $price } žetony úspěchu
       *[other] { $price } žetonů úspěchu
    }; prodej po jedné vynese { $sale }. V zásobě: { $success }. Co uděláte?
prompt-instructor = Kostky stojí { $price ->
        [one] 1 žeton úspěchu
        [few] { $price } žetony úspěchu
       *[other] { $price } žetonů úspěchu
    }. Bude někdo učit, aby byly levnější?
prompt-buy-die = Kterou kostku dostane { $section }? („view kostky“ ukáže stěny.)
prompt-return-die = Kterou kostku vrátí { $section } do krabice?
prompt-unload = Který nález se vyloží teď?
prompt-therapy = Kdo se posune o lůžko dál?
prompt-therapist = Na ošetřovně leží { $who }. Kdo se postará?
prompt-admit = Kdo bude přijat první?
prompt-relief = Komu se na ošetřovně počítá méně zranění?
prompt-skip-survival = { $who } leží na kritickém lůžku. Zůstat tam o průchod déle místo ověření přežití?
prompt-save-point = Dobré místo na přestávku: všechno je uloženo. Jak dál?
prompt-players = Kolik vás bude odteď hrát?
prompt-second-section = Zbývá { $section }. Kdo z vás povede i tuto sekci?
prompt-secondary = Který vedlejší úkol si berete?
prompt-situation = Která situace udeří první?
prompt-situation-effect = { $card }: nevyřešeno. Co přijmete?
prompt-starmap = { $system }, energie { $energy }. Kam?
prompt-scan = { $landing }: skenovat { $part }?
prompt-assign = Kdo se ujme úkolu „{ $task }“ a potom bude odpočívat?
prompt-assign-section = Která sekce se ujme úkolu „{ $task }“?
prompt-facility = { $command ->
        [one] Jeden žeton velení
        [few] { $command } žetony velení
       *[other] { $command } žetonů velení
    }. Které zařízení navštívíte?
prompt-addon = Kterou kartu přídavného zařízení použijete?
prompt-project = Který projekt dokončíte?
prompt-resolve = Který projekt se čte první?
prompt-lab-work = Práce v laboratoři: který projekt dokončíte?
prompt-pay-discovery = Kterým objevem zaplatíte? Cena: { $find }, { $rarity }.
prompt-install = Není místo pro všechny. Která karta se vloží?
prompt-slot = Obě patří na stejné místo můstku. Která přijde první? Ta druhá ji nahradí.
prompt-completed = Dokončeno je více projektů. Který je na řadě první?
prompt-start-project = Který projekt začnete?
prompt-stage = Kde začíná { $card }?
prompt-boost = Který projekt urychlíte?
prompt-reorganise = Změní někdo sekci nebo opustí službu?
prompt-train = Kdo cvičí koho?
prompt-draft-order = Jsou tu tito nováčci: { $recruits }. Která sekce vybírá teď?
prompt-draft = Koho si vezme { $section }?
prompt-make-room = Žádný obal není volný. Kdo opustí službu?
prompt-solve = Kterou situaci vyřešíte?
prompt-give-up-lander = Hangár je plný. Které výsadkové lodi se vzdáte?
prompt-give-up-mod = Všechna místa jsou obsazená. Které úpravy se vzdáte?
prompt-repair = Opravit výsadkovou loď „{ $lander }“?
prompt-lander = Kterou výsadkovou loď vezmete?
prompt-fit-mod = Kterou úpravu namontujete?
prompt-emergency = Ke startu je málo lidí. Vezme si { $section } náhodného nováčka?
prompt-small-gear = Kterou drobnou výbavu si vezme { $who }?
prompt-load = { $kind } výbava: { $count ->
        [one] zbývá 1 místo
        [few] zbývají { $count } místa
       *[other] zbývá { $count } míst
    }. Co vezmete?
prompt-equipment = Vzít stejnou výbavu jako minule? { $gears }
prompt-divide = Ponesou všichni totéž co minule? { $gears }
prompt-which-crewmember = Kdo to bude?
prompt-recruit-for = { $who } chce sloužit. Ve které sekci?
option-trade-buy = koupit každé sekci kostku
option-trade-sell = prodat od každé sekce kostku
option-trade-done = nechat to tak
option-crewmember = { $who }
option-no-instructor = nikdo neučí
option-patient = { $who }
option-no-therapy = nikdo
option-skip-check = nechat na lůžku
option-make-check = ověřit přežití
option-straight-on = rovnou na můstek
option-put-away = zaznamenat planetu a uklidit stůl
about-put-away = totéž jako jít dál, jen se planeta zaznamená teď a ne až při příštím startu
option-share-sections = rozdělit sekce znovu
option-change-players = více nebo méně hráčů
about-change-players = sekce se pak rozdělí znovu
option-player = { $seat }
option-players = { $count ->
        [one] jeden hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
option-switch-deadly = zapnout nebo vypnout Smrtící vesmír
about-switch-deadly = ve Smrtícím vesmíru čtvrté zranění zabíjí
option-shipcard = { $card }
option-no-secondary = teď žádný
option-situation-choice = { $choice }
option-fly = letět do soustavy { $system } (energie { $energy })
option-visit = navštívit: { $destination } (energie { $energy })
option-stop-flying = zůstat na místě a nechat se unášet
about-stop-flying = žádné přistání: morálka klesne, žeton penalizace čeká na příští můstek a návštěva končí uložením hry
option-scan = skenovat (energie { $energy })
about-scan = místo energie mohou členové posádky na průzkumnou výpravu; pak odpočívají
option-no-scan = pokračovat bez toho
option-facility = { $facility }
option-leave-facilities = už žádné návštěvy
option-no-project = žádný projekt
option-stage = řada { $queue }, etapa { $stage }
option-no-boost = neurychlovat
option-no-change = žádná změna
option-transfer = { $who } → { $section }, o hodnost méně
option-dismiss = propustit: { $who }
option-train = { $who } cvičí: { $pupil }
option-no-training = žádný výcvik
option-no-recruit = nikoho
option-take-recruit = vzít jednoho
option-no-situation = žádnou
option-lander = { $lander }
option-repair = opravit
option-no-repair = nechat být
option-no-mod = už žádné úpravy
option-no-gear = už nic
option-as-last-time = jako minule
option-choose-anew = vybrat znovu
event-page-opened = — { $page } —
event-mission-failed = Mise selhala: { $planet }.
event-success-pooled = V zásobě úspěchů: { $count }.
event-morale-changed = Morálka: { $level_id ->
        [high] vysoká
        [medium] střední
        [low] nízká
        [very-low] velmi nízká
       *[other] { $level }
    }.
event-morale-at-its-lowest = Morálka je { $level_id ->
        [high] vysoká
        [medium] střední
        [low] nízká
        [very-low] velmi nízká
       *[other] { $level }
    } a níž klesnout nemůže: každá sekce místo toho vrátí kostku.
event-die-returned = { $section } vrací kostku: { $die }.
event-assigned = { $who }: { $task }.
event-discovery-paid = Zaplaceno: { $card }.
event-discovery-gathered = Shromážděno: { $card }.
event-find-unloaded = Vyloženo: { $card }.
event-card-gained = V obálce Budoucí použití přibývá: { $card }.
event-equipment-unlocked = Nově ve zbrojním skladu: { $gear }.
event-card-installed = Na svém místě: { $card }.
event-card-returned = Mezi karty můstku se vrací: { $card }.
event-patient-moved = { $who }: { $place }.
event-survival-checked = Ověření přežití, { $who }: { $symbols }. { $fatal ->
        [yes] { $who } umírá.
       *[no] { $who } žije.
    }
event-buried = { $who } má místo na pamětní stěně.
event-objective-reached = Úkol splněn: { $card }.
event-pools-filled = Velení { $command } (zařízení, každé za 1) a energie { $energy } (lety, návštěvy, skeny) pro tento průchod.
event-situation-revealed = Situace: { $card }.
event-situation-effect = Situace „{ $card }“ si vybírá svou daň.
event-situation-solved = { $card }: vyřešeno.
event-ship-flown = Loď letí do soustavy { $system }.
event-destination-visited = Navštíveno: { $destination }.
event-landing-scanned = { $landing }, naskenováno: { $part }.
event-ship-adrift = Loď je unášena prostorem.
event-facility-visited = { $facility }: utracen žeton velení.
event-project-moved = { $card }: etapa { $stage }.
event-project-completed = { $card }: hotovo.
event-crew-transferred = { $who } přechází: { $section }, hodnost { $rank }.
event-crew-dismissed = { $who } odchází ({ $section }).
event-lander-chosen = Berete: { $lander }.
event-lander-repaired = { $lander }: opraveno.
event-mod-fitted = { $mod }: namontováno.
event-players-changed = { $count ->
        [one] Odteď vede všechny sekce jeden hráč.
        [few] Odteď hrají { $count } hráči.
       *[other] Odteď hraje { $count } hráčů.
    }
why-not-open = Cesta ještě není otevřená: nejdřív se musí něco stát.
why-not-open-until = Cesta ještě není otevřená: nejdřív musí být splněn úkol „{ $objective }“.
why-not-open-any-more = Cesta už není otevřená.
why-not-hull = Je to nebezpečné: chce to vylepšení můstku.
why-not-energy = Není dost energie.
why-not-command = Není dost velení.
why-not-success = Není dost žetonů úspěchu.
why-not-landing = Tam už nikdo přistát nemůže.
why-not-last = Poslední člen posádky sekce, který je k dispozici, zůstává.
prompt-foresee = Blíží se situace „{ $card }“. Necháte ji přijít, nebo ji dáte pod ostatní?
option-leave-on-top = nechat přijít
option-put-under = dát dospod
option-transfer-freely = { $who } → { $section }

## Aboard: pages, cards, forecast, chronicle

page-chronicle = Kronika
page-forecast = Výhled
page-previously = Co bylo dříve
page-people = Složky posádky
place-resting = odpočívá
place-away = na planetě
lane-light = lehké lůžko
lane-moderate = střední lůžko
lane-critical = kritické lůžko
lane-hurt = vrací se se zraněním
icon-any = kdokoli
part-1 = biomy a časté symboly
part-2 = nebezpečí přistání
part-3 = poznámky o nebezpečí
about-facility-laboratory = dokonči výzkumné projekty za shromážděné objevy; práce v laboratoři se správnými symboly
about-facility-production = projekty postoupí o etapu, nové začnou, jiné se urychlí
about-facility-barracks = změny sekcí, výcvik a nábor nováčků
about-facility-situation-room = vyřeš situaci, s dohledem i další
about-facility-addon = postav, co přišlo, a použij jednu z karet
ship-goal = Splněno, když { $goal }.
ship-goal-or = { $first }; nebo když { $second }
ship-more-command = Na každém můstku o { $count } velení víc.
ship-more-energy = Na každém můstku o { $count } energie víc.
ship-at-bridge = Na každém můstku – { $effect }
ship-flown = Po každém letu – { $effect }
ship-tech = Technologická úroveň { $level }, energie na každém můstku { $count }.
ship-solved = Po vyřešení (dohled { $icons }) – { $effect }
ship-cost = Cena – { $effect }
ship-research = Klíčové slovo { $keyword }. Stojí: { $price }.
ship-price = { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
ship-price-rare = { $count ->
        [one] 1 { $rarity_id ->
            [ultra] velmi vzácný
           *[rare] vzácný nebo velmi vzácný
        } objev
        [few] { $count } { $rarity_id ->
            [ultra] velmi vzácné
           *[rare] vzácné nebo velmi vzácné
        } objevy
       *[other] { $count } { $rarity_id ->
            [ultra] velmi vzácných
           *[rare] vzácných nebo velmi vzácných
        } objevů
    } { $find_id ->
        [any] libovolného typu
       *[other] ({ $find })
    }
ship-price-none = nic
ship-production = Začíná v etapě { $stage }. Urychlení: { $icons }.
ship-icons-none = nikdo
ship-addon-only = Pokud { $test } – { $effect }
ship-landing = Místo k přistání: { $planet }.
ship-lander = Pancéřování { $armor }, senzory { $sensors }, manévrovatelnost { $agility }; zásoby { $supplies }; osobní výbava { $personal }, polní výbava { $mission }, objevy { $discoveries }; úpravy { $structural } konstrukční, { $utility } funkční.
ship-mate = { $section }, hodnost { $rank }, { $icon }
panel-aboard = Na palubě: { $page }
panel-page = { $page }
panel-pages = Stránky k prohlédnutí: { $pages }
panel-empty = Zatím tu nic není
panel-pools = Velení { $command }, energie { $energy }, zásoba úspěchů { $success }
panel-course = Soustava { $system }, morálka „{ $level }“
panel-penalty = V zásobě velení leží žeton penalizace
panel-objective = Úkol { $objective }: { $about-shipcard }
panel-secondary = Vedlejší úkol { $objective }: { $about-shipcard }
panel-offered = Na výběr, { $objective }: { $about-shipcard }
panel-shipcard = { $shipcard }: { $about-shipcard }
panel-awaiting = V obálce Budoucí použití: { $shipcards }
panel-strikes = { $shipcard }, nebude-li vyřešena: { $choice }. { $about-situation-choice }
panel-strikes-closed = { $shipcard }, teď byste nezaplatili: { $choice }. { $about-situation-choice }
panel-possible = Potenciální situace: { $count }
panel-system = { $system }: { $about-fly }
panel-fly = Směr { $system }: energie { $energy }
panel-fly-closed = Směr { $system }: energie { $energy }. { $why }
panel-fly-until = Směr { $system }: energie { $energy }. { why-not-open-until }
panel-visit = Navštívit „{ $destination }“: energie { $energy }
panel-visit-closed = Navštívit „{ $destination }“: energie { $energy }. { $why }
panel-visit-until = Navštívit „{ $destination }“: energie { $energy }. { why-not-open-until }
panel-scanner = V planetárním skeneru: { $landing } ({ $number }), naskenované části: { $scanned } { $parts ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $parts }
panel-scanned-ground = { $landing }: biomy { $biomes }; časté symboly { $frequent }
panel-scanned-hazard = { $landing }: při přistání pomůže vysoká hodnota „{ $stat }“
panel-scanned-notes = { $landing }: { $text }
panel-section = { $section }, { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }: { $dice }
panel-mate = { $who }, hodnost { $rank }, { $icon }: { $place }
panel-person = { $who }. { $about-crew-card }
panel-recruits = Nováčci: { $count }. Nová kostka pro každou sekci stojí { $price ->
        [one] 1 žeton úspěchu
        [few] { $price } žetony úspěchu
       *[other] { $price } žetonů úspěchu
    }.
panel-cots = { $lane }, { $count } { $slots ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $slots }: { $crew_here ->
        [none] nikdo
       *[other] { $crew_here }
    }
panel-hurt = { $who } má { $count ->
        [one] 1 zranění
        [few] { $count } zranění
       *[other] { $count } zranění
    }
panel-name-on-wall = { $who }
panel-queue = Řada { $queue }: { $stage_1 ->
        [none] prázdno
       *[other] { $stage_1 }
    }, { $stage_2 ->
        [none] prázdno
       *[other] { $stage_2 }
    }, { $stage_3 ->
        [none] prázdno
       *[other] { $stage_3 }
    }
panel-ready = Připraveno k výrobě, { $shipcard }: { $about-shipcard }
panel-lander-damaged = { $shipcard }, poškozená: { $about-shipcard }
panel-armory = Zbrojní sklad, { $count }× { $gear }: { $gear_text }
panel-row = Vitrína, řada { $row }, { $count } { $slots ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $slots }: { $cards }{ $complete ->
        [yes] . Úplná
       *[no] {""}
    }
panel-gathered = Shromážděno, { $find }: běžné { $common }, vzácné { $rare }, velmi vzácné { $ultra }
note-team = Na výpravě: { $crew_here }
note-done = Splněno: { $missions }
note-brought = Přivezeno: { $cards }
note-hurt = Návrat se zraněním: { $crew_here }
note-read = Přečteno: { $logs }
note-won = { $planet }: { $outcome }
note-died = Zahynul člen posádky: { $who }{ $planet ->
        [none] {""}
       *[other] {" "}({ $planet })
    }
note-found = Nalezeno: { $card }
note-promoted = Povýšení: { $who }
note-built = Postaveno: { $card }
note-researched = Vyzkoumáno: { $card }
note-reached = Úkol splněn: { $card }
note-visited = Navštíveno: { $destination }
note-adrift = Loď unášena, soustava { $system }
chronicle-exploration = — Průzkum { $number }: { $planet } —
forecast-visits = Velení { $command }: { $visits ->
        [one] 1 návštěva
        [few] { $visits } návštěvy
       *[other] { $visits } návštěv
    } zařízení
forecast-laboratory = Výzkumná laboratoř{ $shipcards ->
        [none] : zatím nelze nic zaplatit
       *[other] , zaplatit lze: { $shipcards }
    }
forecast-production = Výrobní komplex{ $shipcards ->
        [none] : zatím se nic nedokončí
       *[other] , dokončí se: { $shipcards }
    }; { $startable ->
        [none] nic nemůže začít
       *[other] může začít: { $startable }
    }
forecast-boost = Výrobní komplex, lze urychlit: { $shipcards }
forecast-barracks = Kasárna, nováčci na výběr: { $count }, k výcviku: { $lessons }
forecast-situations = Krizový štáb: { $count ->
        [one] 1 otevřená situace
        [few] { $count } otevřené situace
       *[other] { $count } otevřených situací
    }; { $shipcards ->
        [none] nikdo nemá symboly pro dohled
       *[other] dohled může vyřešit: { $shipcards }
    }
forecast-addon = Přídavné zařízení{ $shipcards ->
        [none] : zatím nic k použití
       *[other] , na výběr: { $shipcards }
    }
forecast-cot = Ošetřovna, { $who }: { $lane }, potom { $place }
forecast-launch = Ke startu k dispozici: { $crew_here ->
        [none] nikdo
       *[other] { $crew_here }
    }
forecast-too-few = Je jich málo: následoval by nouzový nábor
outcome-lost-berths = nezbyl nikdo, koho poslat
outcome-lost-hum = loď se stala součástí hučení
outcome-lost-mutiny = posádka se obrátila zpět
outcome-lost-grace = lhůta vypršela
outcome-won-long-light = lampy znovu hoří: Dlouhé světlo
outcome-won-dark-windows = všechny lampy zhasly: Všechna okna tmavá
outcome-won-rota = každé místo platí střídavě: Pořadník
outcome-won-one-breath = loď vzala deset let na sebe: Jeden nádech
outcome-won-round = posádka chodí obchůzku: Obchůzka
outcome-won-paid-in-full = pohledávka je uplatněna: Zaplaceno
outcome-lost-default = rozsudek padl ve vaší nepřítomnosti
outcome-lost-custody = loď je zadržena
ending-long-light = Dlouhé světlo
ending-dark-windows = Všechna okna tmavá
ending-rota = Pořadník
ending-one-breath = Jeden nádech
ending-round = Obchůzka
ending-paid-in-full = Zaplaceno
ending-default = Rozsudek pro zmeškání
ending-custody = Zadržení
ending-hum = Součást hučení
ending-mutiny = Obrat zpět
ending-grace = Konec lhůty
note-lost = { $planet }: { $outcome }
panel-lab = Místo { $slot }, { $shipcard } ({ $keyword }): { $text } Stojí: { $price }{ $payable ->
        [yes] , to máte
       *[no] {""}
    }. Práce v laboratoři: { $icons }
ship-objective = Velení { $command }, nové situace { $situations }.
ship-morale = Velení { $command }, situací navíc { $situations }, nováčků při náboru { $draft }.
card-stat = { $stat } { $change }.
stat-supplies = zásoby
stat-personal = osobní výbava
stat-mission = polní výbava
stat-discoveries = objevy
panel-served = { $visits ->
        [one] 1 průzkum
        [few] { $visits } průzkumy
       *[other] { $visits } průzkumů
    }; stále ve službě: { $count }; jmen na pamětní stěně: { $names }
ship-mod-structural = Konstrukční úprava.
ship-mod-utility = Funkční úprava.
why-not-facility = Návštěva stojí velení, na stránce Zařízení lodi. Otevřená stránka: { $page }; velení: { $command }.
why-not-available = { $who } není k dispozici. Otevřená stránka: { $page }.
why-not-asked-aboard = Teď se nikdo nepřiděluje: { $who } zůstává k dispozici. Otevřená stránka: { $page }.
why-not-situations = Není žádná situace k řešení.
why-not-projects = Žádný projekt nejde zaplatit a žádný není nový.
why-not-addons = Teď tam není co použít.
why-not-cot = Žádné lehké lůžko není volné.
event-situation-waits = { $card }: nic z toho nejde zaplatit. Čeká.
event-pool-changed = { $pool }: { $count }.
pool-energy = Energie
pool-command = Velení
pool-success = Úspěchy
prompt-fewer-charges = Kdo začne s méně stimulanty?

## The scene aboard

goal-exploration = Průzkum
goal-objective = Úkol
goal-secondary = Vedlejší úkol
goal-campaign = Kampaň
goal-mission = Splňte „{ $mission }“.
goal-mission-at = Splňte „{ $mission }“: { $places }.
goal-place = { $planet }, soustava { $system }{ $visits ->
    [0] {""}
    [one] : prozkoumáno jednou
   *[other] : prozkoumáno { $visits }krát
}
goal-after = Nejdřív dokončete průzkum planety { $planet }.
goal-look-round = Rozhlédněte se po hvězdné mapě.
goal-land = Leťte k planetě { $planet }: leží v této soustavě.
goal-fly = Leťte do soustavy { $system }: tam je { $planet }.
scene-aboard = { $system }, na palubě lodi Bellwether
scene-page = { $page }{ $visits ->
        [0] {""}
       *[other] {" · "}po průzkumu { $visits }
    }
scene-ground = Biomy: { $biomes }. Často se zkouší: { $icons }.
scene-hazard = Při přistání pomůže vysoká hodnota „{ $stat }“.
scene-round = Průzkum · { $round }. kolo
scene-round-at = { $place } · { $round }. kolo
scene-begins = Příprava

## A table in a list, and its chronicle

where-planet = { $planet }
where-scenario = { $scenario }
chronicle-when = Průzkum { $number }: { $planet }
chronicle-before = Před prvním průzkumem

## How an Exploration went, on the page at its end

summary-round = { $round }. kolo
summary-rounds = { $count ->
        [one] 1 kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
summary-success = úspěch: { $count }
summary-finds = { $count ->
        [one] 1 nález
        [few] { $count } nálezy
       *[other] { $count } nálezů
    }
summary-checks = Ověření kostkami: { $rolls }, zelených nebo lepších { $came }. { $luck }.
series-start = začátek
series-supplies = Zásoby
series-supplies-note = při 0 musíte odletět
series-track-note = stupnice času
series-track-limit = { $count }: udeří
series-checks = Ověření kostkami
series-checks-note = zatím zelené nebo lepší; tečkovaně: samotné kostky
moment-lucky = Navzdory šancím
moment-unlucky = Smůla
moment-check = { $action ->
        [none] Samotné kostky slibovaly { $chance } %.
       *[other] { $action }: samotné kostky slibovaly { $chance } %.
    }
toll-unhurt = bez zranění
toll-healed = zase v pořádku
toll-dead = cesta domů nevyšla
toll-rank = hodnost { $rank }
cost-supplies = Spotřebované zásoby: { $used }, zbylo { $left }
cost-dice = Kostky ztracené natrvalo: { $count }
cost-injuries = Zranění: { $count }
cost-found = Nalezeno: { $cards }
helped-mission = Věnovat se jí dřív: mise „{ $mission }“ zůstala otevřená.
helped-stay = Zůstat déle: při odletu ještě zbývaly zásoby ({ $left }).
helped-supplies = Méně odpočinku a kratší cesty: zásoby došly { $round ->
        [few] ve
       *[other] v
    } { $round }. kole.
helped-assist = Víc kostek: { $poor } { $count ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count } ověření { $poor ->
        [few] měla
       *[other] mělo
    } šanci horší než půl na půl. Kdo je ve stejném sektoru, může podpořit; vypětí sil obnoví vyčerpané kostky.
helped-rest = Odpočívat před třetím zraněním: celkem jich bylo { $count }.
helped-again = Teď už to tam znáte: cesty, ceny i to, co tam čeká.
onward-again = Znovu { $scenario }, se stejnými lidmi a jinými kostkami.
onward-deadly = Ještě jednou, podle pravidel Smrtícího vesmíru.
onward-aboard = Přistát u lodi Bellwether
onward-aboard-text = Odpočinout si a vyléčit se, utratit, co vezete, a vybrat další svět. Můžete tu skončit; loď počká.
chronicle-aboard = Na palubě lodi Bellwether, po průzkumu { $number }
met-own = z vašich; { $section }, hodnost { $rank }
met-dead = na pamětní stěně

## Hints: why somebody practised would choose that

hint-goal-there = „{ $mission }“ se dá dokončit tam: { $sector }.
hint-sent = „{ $mission }“ posílá tým tam: { $sector }.
hint-unread = Nikdo ještě nečetl, co tam je: { $sector }.
hint-steps = Kam to vede: { $sector }. Cesta má nejméně { $count ->
        [one] 1 sektor
        [few] { $count } sektory
       *[other] { $count } sektorů
    }.
hint-home = Pro misi už není co dělat: zpátky k výsadkové lodi, { $sector }.
hint-give-up = { $round ->
        [few] Ve
       *[other] V
    } { $round }. kole se dá víc ztratit než získat: zpátky k výsadkové lodi, { $sector }.
hint-all-done = Pro misi už není co dělat a u výsadkové lodi { $count ->
        [one] stojí jediný člen výsadkového týmu
        [few] stojí všichni { $count }
       *[other] stojí všech { $count }
    }.
hint-all-aboard = U výsadkové lodi { $count ->
        [one] stojí jediný člen výsadkového týmu
        [few] stojí všichni { $count }
       *[other] stojí všech { $count }
    }.
hint-left-behind = { $count ->
        [one] 1 člen posádky ještě není
        [few] { $count } členové posádky ještě nejsou
       *[other] { $count } členů posádky ještě není
    } u výsadkové lodi a odlet by { $count ->
        [one] ho
        [few] je
       *[other] je
    } opustil.
hint-complete = Co „{ $mission }“ žádá, je splněno: stačí to ohlásit.
hint-completes = Tím se dá dokončit „{ $mission }“: { $action }.
hint-brings-finds = To může přinést náznaky nebo objevy: { $action }.
hint-leads-on = Tím příběh pokračuje: { $action }.
hint-to-do = To se tam dá udělat: { $action }.
hint-odds = { $odds } při tomto výběru kostek: { $dice }.
hint-die-odds = S touto kostkou: { $odds }.
hint-row-rises = { $colour } stoupne: { $before } % → { $after } %.
hint-row-falls = { $colour } klesne: { $before } % → { $after } %.
hint-other-die = Jakákoli jiná kostka by dala nejvýš { $chance } %.
hint-one-more = Žlutá nebo zelená vyjde na { $before } %; jedna kostka navíc, { $die }, z toho udělá nejvýš { $after } % a vyčerpala by se.
hint-no-die-left = Žádnou další kostku dát nejde.
hint-roll = Tak, jak leží, dává hod tento řádek: { $colour }.
hint-roll-then = S touto stranou dává hod tento řádek: { $colour }.
hint-roll-steps = Tak, jak leží, dává hod { $count ->
        [one] 1 zelené pole
        [few] { $count } zelená pole
       *[other] { $count } zelených polí
    }; chybí { $left }.
hint-steps-then = S touto stranou dává hod { $count ->
        [one] 1 zelené pole
        [few] { $count } zelená pole
       *[other] { $count } zelených polí
    }; chybí { $left }.
hint-useless = V tomto hodu tak, jak leží, { $count ->
        [one] není k ničemu 1 kostka
        [few] nejsou k ničemu { $count } kostky
       *[other] není k ničemu { $count } kostek
    }.
hint-die-useless = V tomto hodu není k ničemu kostka { $die }: { $face }.
hint-meets-row = Tím vyjde tento řádek: { $colour }.
hint-rest = { $who } má { $count ->
        [0] 0 dostupných kostek
        [one] 1 dostupnou kostku
        [few] { $count } dostupné kostky
       *[other] { $count } dostupných kostek
    }; odpočinek jich obnoví { $back }.
hint-rest-is-enough = Odpočinek obnoví { $back ->
        [one] 1 kostku
        [few] { $back } kostky
       *[other] { $back } kostek
    }; { $who } má { $spent ->
        [one] 1 vyčerpanou kostku
        [few] { $spent } vyčerpané kostky
       *[other] { $spent } vyčerpaných kostek
    }.
hint-dice = { $who } má { $count ->
        [0] 0 dostupných kostek
        [one] 1 dostupnou kostku
        [few] { $count } dostupné kostky
       *[other] { $count } dostupných kostek
    } a { $spent ->
        [one] 1 vyčerpanou kostku
        [few] { $spent } vyčerpané kostky
       *[other] { $spent } vyčerpaných kostek
    }.
hint-colour = { $who } má v { $colour_id ->
        [red] červeném
        [green] zeleném
       *[blue] modrém
    } sloupci { $count ->
        [0] 0 dostupných kostek
        [one] 1 dostupnou kostku
        [few] { $count } dostupné kostky
       *[other] { $count } dostupných kostek
    }.
hint-frequent = { $planet } – často se tam žádá to, co tato kostka může ukázat: { $frequent }.
hint-injuries = { $who } má { $count } zranění { $slots ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $slots }, která se dají snést.
hint-cards = { $who } má v ruce { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
    }; limit je { $limit }.
hint-plain-card = Karta „{ $card }“ nepomáhá při ověření ani proti nebezpečí či zranění.
hint-supplies = Zásoby: { $supplies }, pro { $count ->
        [one] 1 člověka
        [few] { $count } lidi
       *[other] { $count } lidí
    }.
hint-success = V zásobě: { $success ->
        [one] 1 žeton úspěchu
        [few] { $success } žetony úspěchu
       *[other] { $success } žetonů úspěchu
    }.
hint-time = { $track }: uplynulo { $gone } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length } polí.
hint-missing = Projekt na palubě čeká na objev tohoto druhu: { $find }.
hint-carries = { $who } zatím nese { $count ->
        [0] 0 kusů výbavy
        [one] 1 kus výbavy
        [few] { $count } kusy výbavy
       *[other] { $count } kusů výbavy
    }.
hint-converts = Často se tam žádá { $icon } a { $who } na to umí převádět kostky.
hint-section-dice = { $section } má kostky na to, co se tam žádá: { $frequent }.
hint-who-is-there = { $sector }: { $count ->
        [one] je tam 1 člen posádky
        [few] jsou tam { $count } členové posádky
       *[other] je tam { $count } členů posádky
    }.
hint-nothing-fits = Nic z toho, co je po ruce, se pro tuto chvíli nehodí.
hint-kept = Co by se tu dalo použít, bude mít později větší cenu.
hint-harmless = Tady to nic nedělá: { $danger_symbol }.
hint-objective = Hlavní úkol „{ $objective }“ jmenuje toto místo: { $landing }.
hint-nearer = Je to další krok k místu, které jmenuje „{ $objective }“: { $landing }.
hint-visits = { $landing }: { $count ->
        [0] tým tam ještě nebyl
        [one] tým tam byl jednou
        [few] tým tam byl { $count }krát
       *[other] tým tam byl { $count }krát
    }.
hint-errand = { $landing } stojí { $need ->
        [one] 1 žeton energie
        [few] { $need } žetony energie
       *[other] { $need } žetonů energie
    }; { $energy ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $energy } jich zbude dost i na tuto zastávku.
hint-energy = Energie: { $energy }.
hint-command = Velení: { $command }.
hint-morale = Morálka: { $level_id ->
        [high] vysoká
        [medium] střední
        [low] nízká
        [very-low] velmi nízká
       *[other] { $level }
    }.
hint-people = Jít nebo odpočívat { $count ->
        [one] může 1 člen posádky
        [few] mohou { $count } členové posádky
       *[other] může { $count } členů posádky
    }; sekcí: { $sections }.
hint-free-people = Volno { $count ->
        [one] má 1 člen posádky
        [few] mají { $count } členové posádky
       *[other] má { $count } členů posádky
    }; sekcí: { $sections }.
hint-production = Začít { $count ->
        [0] nemůže žádný projekt
        [one] může 1 projekt
        [few] mohou { $count } projekty
       *[other] může { $count } projektů
    }, rozpracovaných je { $building }.
hint-payable = Potřebné objevy jsou na palubě: { $shipcards }.
hint-awaiting = Na místo v laboratoři { $count ->
        [0] nečeká žádný výzkumný projekt
        [one] čeká 1 výzkumný projekt
        [few] čekají { $count } výzkumné projekty
       *[other] čeká { $count } výzkumných projektů
    }.
hint-situations = Na můstku { $count ->
        [0] není žádná situace
        [one] je 1 situace
        [few] jsou { $count } situace
       *[other] je { $count } situací
    }.
hint-rank = { $who } má hodnost { $rank }.
hint-price = Stojí to { $price ->
        [one] 1 žeton úspěchu
        [few] { $price } žetony úspěchu
       *[other] { $price } žetonů úspěchu
    }; v zásobě: { $success }.
hint-own-dice = Kostka { $die }: { $section } { $count ->
        [0] ještě takovou nemá
        [one] už má 1 takovou
        [few] už má { $count } takové
       *[other] už má { $count } takových
    }.
hint-not-asked = Kostka { $die } neukazuje nic, co se tam často žádá ({ $frequent }).
hint-gathered = Na palubě { $count ->
        [0] žádný takový objev není
        [one] je 1 takový objev
        [few] jsou { $count } takové objevy
       *[other] je { $count } takových objevů
    }: { $find }.
hint-room = Pro výbavu tohoto druhu { $count ->
        [one] zbývá 1 místo
        [few] zbývají { $count } místa
       *[other] zbývá { $count } míst
    }; nic to nestojí.
hint-gear-converts = { $gear } převádí kostky na to, co se tam často žádá: { $frequent }.
hint-deck = { $who } jde s kartami tak, jak jsou: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
hint-mods = { $count ->
        [0] Zatím není namontovaná žádná úprava
        [one] Namontovaná je zatím 1 úprava
        [few] Namontované jsou zatím { $count } úpravy
       *[other] Namontováno je zatím { $count } úprav
    }; volné místo nikomu nepomůže.
hint-cots = Obsazeno je { $count } { $places ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $places } lůžek. Na kritickém lůžku umírá { $risk } ze 100.

# Co nikdo u stolu nezná, se nejmenuje.
effect-gain-that-unique-unmet = získej mimořádný objev
effect-use-up-unique-unmet = spotřebuj mimořádný objev
effect-replace-poi-unmet = nahraď bod zájmu tohoto sektoru
effect-replace-poi-in-unmet = nahraď bod zájmu sektoru { $number }
effect-cover-poi-unmet = překryj bod zájmu tohoto sektoru
effect-cover-poi-in-unmet = překryj bod zájmu sektoru { $number }
effect-reveal-mission-unmet = odhal misi
effect-complete-mission-unmet = označ jednu misi za splněnou
effect-discard-mission-unmet = odhoď misi
effect-mark-sector-unmet = polož do tohoto sektoru značku
effect-mark-that-sector-unmet = polož do sektoru { $number } značku
effect-unmark-sector-unmet = odstraň ze svého sektoru značku
effect-unmark-that-sector-unmet = odstraň ze sektoru { $number } značku
effect-mark-highest-sector-unmet = polož značku do nejvyššího sektoru, který ji nemá
effect-mark-lowest-sector-unmet = polož značku do nejnižšího sektoru, který ji nemá
effect-unmark-lowest-sector-unmet = odstraň značku z nejnižšího sektoru, který ji má
effect-set-flag-unmet = poznamenej něco na později
effect-clear-flag-unmet = škrtni poznámku
effect-add-to-flag-unmet = poznamenej něco na později
effect-ten-adds-unmet = hoď D10 a poznamenej něco na později
effect-take-from-flag-unmet = škrtni poznámku
effect-mark-box-unmet = zaškrtni políčko
effect-unmark-box-unmet = vymaž políčko
effect-log-unmet = přečti záznam
effect-carry-unmet = vezmi s sebou značku
effect-move-with-unmet = jdi do propojeného sektoru a vezmi tam z tohoto sektoru značku
effect-put-down-unmet = odlož značku
effect-situation-becomes-possible-unmet = jedna situace přejde mezi potenciální
effect-remove-situation-unmet = jedna situace opouští hru
effect-end-campaign-unmet = kampaň končí ({ $result })
effect-place-with-threat-unmet = jdi přímo do sektoru hrozby
effect-place-threat-unmet = umísti hrozbu do sektoru { $number }
effect-remove-threat-unmet = odstraň hrozbu
effect-progress-threat-unmet = posuň stupnici času hrozby o { $count }
effect-reset-threat-unmet = vynuluj stupnici času hrozby
effect-place-condition-unmet = přijdou jiné obecné podmínky
effect-gain-card-unmet = získej lodní kartu
effect-remove-project-unmet = projekt opouští hru
effect-lower-the-cost-unmet = projekt stojí méně
effect-offer-secondary-unmet = na výběr je vedlejší úkol
effect-remove-landing-unmet = na jedné planetě už nelze přistát
effect-unlock-equipment-unmet = do zbrojního skladu přibude nová výbava
condition-unmet = už předtím nastala jistá věc
group-crewmember-in-marked-unmet = každý člen posádky v sektoru s určitou značkou
flag-ARCHIVE_READ = celní archiv byl opsán
condition-flag-ARCHIVE_READ = byl celní archiv opsán
condition-flag-ARCHIVE_READ-not = nebyl celní archiv opsán
flag-BAPTISTE_RESTS = Baptiste už nezpívá
flag-BAPTISTE_STAYS = Baptiste zůstal
condition-flag-BAPTISTE_STAYS = { flag-BAPTISTE_STAYS }
condition-flag-BAPTISTE_STAYS-not = Baptiste nezůstal
flag-BEACON_AGAIN = projev guvernérky byl přečten
condition-flag-BEACON_AGAIN-not = nebyl projev guvernérky přečten
flag-BEACON_LATE = vyhláška o zátěži byla přečtena
condition-flag-BEACON_LATE-not = nebyla vyhláška o zátěži přečtena
flag-BUOY_SHOWN = bóje viděla katalog
condition-flag-BUOY_SHOWN-not = bóje neviděla katalog
flag-CHOIR_FED = Sbor byl nakrmen
condition-flag-CHOIR_FED = byl Sbor nakrmen
condition-flag-CHOIR_FED-not = nebyl Sbor nakrmen
flag-CORRIE_FREED = Corrie bylo zbaveno dluhu
condition-flag-CORRIE_FREED = bylo Corrie zbaveno dluhu
condition-flag-CORRIE_FREED-not = nebylo Corrie zbaveno dluhu
flag-COUNT_CARRIES = podepsalo dost stran
condition-flag-COUNT_CARRIES = { flag-COUNT_CARRIES }
flag-COUNT_CLOSES = lze dát příkaz k uzavření
condition-flag-COUNT_CLOSES = { flag-COUNT_CLOSES }
flag-COUNT_DEBTOR = napsali jste: dlužníci
flag-COUNT_KIN = napsali jste: Blízcí
flag-COUNT_LEFT = odešli jste dveřmi
condition-flag-COUNT_LEFT = posádka odešla dveřmi
flag-COUNT_LIT = mluví za vás rozsvícená lampa
condition-flag-COUNT_LIT = mluví za posádku rozsvícená lampa
flag-COUNT_SIGNED = podpisy u přepážky
flag-COUNT_TITLE = lze vznést nárok
condition-flag-COUNT_TITLE = { flag-COUNT_TITLE }
flag-COUNT_VOICE = mluví za vás hlas krbu
condition-flag-COUNT_VOICE = mluví za posádku hlas krbu
flag-DAGNY_IN_KEEL = Dagny sama sedí v kýlu
condition-flag-DAGNY_IN_KEEL-not = Dagny sama nesedí v kýlu
flag-DESAI_ASSIZE = Desai přešel na Assize
condition-flag-DESAI_ASSIZE = { flag-DESAI_ASSIZE }
condition-flag-DESAI_ASSIZE-not = Desai nepřešel na Assize
flag-DESAI_GONE = Desai odevzdal klíče
condition-flag-DESAI_GONE-not = Desai neodevzdal klíče
flag-DESAI_LOCK = Desai jednou zamkl kýl
flag-DESAI_WITNESS = Desai bude svědčit
condition-flag-DESAI_WITNESS = { flag-DESAI_WITNESS }
flag-EDGE_MET = byli jste na okraji Desítky
condition-flag-EDGE_MET = byla posádka na okraji Desítky
condition-flag-EDGE_MET-not = nebyl okraj Desítky navštíven
flag-END_BREATH = loď vzala deset let na sebe
condition-flag-END_BREATH = { flag-END_BREATH }
condition-flag-END_BREATH-not = loď nevzala deset let na sebe
flag-END_DARK = všechny lampy zhasly
condition-flag-END_DARK = { flag-END_DARK }
condition-flag-END_DARK-not = nebyly lampy zhasnuty
flag-END_LIGHT = lampy znovu hoří
condition-flag-END_LIGHT = { flag-END_LIGHT }
condition-flag-END_LIGHT-not = lampy znovu nehoří
flag-END_PAID = pohledávka byla uplatněna
condition-flag-END_PAID = byla pohledávka uplatněna
flag-END_ROTA = každé místo platí střídavě
condition-flag-END_ROTA-not = místa neplatí střídavě
flag-END_ROUND = posádka chodí Obchůzku
condition-flag-END_ROUND = { flag-END_ROUND }
condition-flag-END_ROUND-not = posádka nechodí Obchůzku
flag-EWA_DEAD = Ewa slyšela poslední slovo
condition-flag-EWA_DEAD = { flag-EWA_DEAD }
condition-flag-EWA_DEAD-not = Ewa neslyšela poslední slovo
flag-EWA_FOUND = zjistilo se, čí je to hlas
condition-flag-EWA_FOUND = je znám původ hlasu
flag-GANNET_COPY = na Gannet Rocku bylo opsáno jedno slovo
condition-flag-GANNET_COPY = bylo na Gannet Rocku opsáno jedno slovo
flag-GANNET_HEARD = Sbor byl vyslechnut
condition-flag-GANNET_HEARD-not = nebyl Sbor vyslechnut
flag-GANNET_KNOWN = víte, kde je Gannet Rock
condition-flag-GANNET_KNOWN = zná posádka polohu Gannet Rocku
condition-flag-GANNET_KNOWN-not = nezná posádka polohu Gannet Rocku
flag-GANNET_LOAN = cívka je půjčená
flag-GANNET_OPENLY = cívka byla puštěna všem
flag-HALDEN_AGAIN = Halden vás znovu viděl
condition-flag-HALDEN_AGAIN-not = Halden ještě loď znovu neviděl
flag-HALDEN_LATE = stáli jste ve frontě v Haldenu
condition-flag-HALDEN_LATE = posádka stála ve frontě v Haldenu
flag-HAND_SEEN_3 = přenesla váhu
flag-HORN_BROKEN = Roh je rozbitý
condition-flag-HORN_BROKEN = je Roh rozbitý
flag-INGA_MET = Toivonenová mluvila s Ingou
condition-flag-INGA_MET = { flag-INGA_MET }
flag-JUNO_RAFT = Juno zůstala na Voru
condition-flag-JUNO_RAFT = { flag-JUNO_RAFT }
flag-LEES_OPEN = cesta do Lees je otevřená
condition-flag-LEES_OPEN = je cesta do Lees otevřená
flag-LETTER_FOR_NADIA = pro Nadiu je tu dopis
flag-LULL_NO = Lull řekl ne
flag-LULL_OPEN = cesta na Lull je otevřená
condition-flag-LULL_OPEN = je cesta na Lull otevřená
flag-MAGS_STAYED = Toivonenová zůstala v Hlubině
condition-flag-MAGS_STAYED = { flag-MAGS_STAYED }
condition-flag-MAGS_STAYED-not = Toivonenová nezůstala v Hlubině
flag-MORROW_EXPOSED = iniciály kapitánky byly přečteny nahlas
condition-flag-MORROW_EXPOSED = byly iniciály kapitánky přečteny nahlas
condition-flag-MORROW_EXPOSED-not = nebyly iniciály kapitánky přečteny nahlas
flag-MORROW_PAYS = Morrowová nabízí své roky
condition-flag-MORROW_PAYS = { flag-MORROW_PAYS }
condition-flag-MORROW_PAYS-not = Morrowová své roky nenabízí
flag-MORROW_RELIEVED = Morrowová byla zbavena velení
condition-flag-MORROW_RELIEVED = byla Morrowová zbavena velení
condition-flag-MORROW_RELIEVED-not = nebyla Morrowová zbavena velení
flag-NAMES_READ = síť jmen byla dočtena
condition-flag-NAMES_READ = byla síť jmen dočtena
condition-flag-NAMES_READ-not = nebyla síť jmen dočtena
flag-OSIER_ANSWERED = tři otázky byly zodpovězeny
condition-flag-OSIER_ANSWERED = byly tři otázky zodpovězeny
flag-OSIER_CUT = síť na Osieru byla přeříznuta
flag-OSIER_ENVOY = vyslanec Osieru přišel na palubu
condition-flag-OSIER_ENVOY = { flag-OSIER_ENVOY }
flag-OSIER_FILLED = zametené místo bylo zaplněno
flag-OSIER_LIES = lži na Osieru
flag-OSIER_NAMES = jména přečtená u sítě
flag-OSIER_SEEN = Osier byl spatřen
condition-flag-OSIER_SEEN = byl Osier spatřen
condition-flag-OSIER_SEEN-not = nebyl Osier spatřen
flag-OSIER_SORRY = malí umějí říct promiň
flag-OUSELEY_PARLEY = komodor dal své slovo
condition-flag-OUSELEY_PARLEY = { flag-OUSELEY_PARLEY }
condition-flag-OUSELEY_PARLEY-not = komodor nedal své slovo
flag-PATIENCE_HOME = Patience je doma
condition-flag-PATIENCE_HOME = je Patience doma
condition-flag-PATIENCE_HOME-not = není Patience doma
flag-PATIENCE_SPEAKS = krb mluví za vás
condition-flag-PATIENCE_SPEAKS = mluví krb za posádku
condition-flag-PATIENCE_SPEAKS-not = nemluví žádný krb za posádku
flag-PATIENCE_STOPPED = Patience se už nepohne
condition-flag-PATIENCE_STOPPED = je Patience už nehybná
condition-flag-PATIENCE_STOPPED-not = je Patience ještě v pohybu
flag-PIM_SPEAKS = Pim tlumočí
flag-PLINTHS_COPIED = devatenáct jmen bylo opsáno
flag-PLINTH_GIFT = na podstavci leží dar
condition-flag-PLINTH_GIFT = { flag-PLINTH_GIFT }
flag-POOL_REACHED = průvod byl potkán u vody
condition-flag-POOL_REACHED = byl průvod potkán u vody
condition-flag-POOL_REACHED-not = nebyl průvod potkán u vody
flag-RAFT_WELDED = Vor drží pohromadě
condition-flag-RAFT_WELDED = { flag-RAFT_WELDED }
flag-REYES_CAPTAIN = Reyes má velení
flag-REYES_GONE = Reyes odjel do Haldenu
flag-REYES_STEADY = Reyes drží loď
flag-ROAD_CHARTER = plníte rozkazy
condition-flag-ROAD_CHARTER = plní posádka rozkazy
flag-ROAD_PETITION = ptáte se všech plátců
condition-flag-ROAD_PETITION = posádka oslovuje všechny plátce
flag-ROAD_SLIP = hledáte klíč
condition-flag-ROAD_SLIP = hledá posádka klíč
flag-SIGNED_CORRIE = podpis Corrie je započten
condition-flag-SIGNED_CORRIE-not = není podpis Corrie započten
flag-SIGNED_FREEHOLD = podpis Freeholderů je započten
condition-flag-SIGNED_FREEHOLD-not = není podpis Freeholderů započten
flag-SIGNED_HALDEN = podpis Haldenu je započten
condition-flag-SIGNED_HALDEN-not = není podpis Haldenu započten
flag-SIGNED_LULL = odpověď Lullu je započtena
condition-flag-SIGNED_LULL-not = není odpověď Lullu započtena
flag-SIGNED_ORCHARD = odpověď Sadu je započtena
condition-flag-SIGNED_ORCHARD-not = není odpověď Sadu započtena
flag-SIGNED_OSIER = podpis Osieru je započten
condition-flag-SIGNED_OSIER = je podpis Osieru započten
condition-flag-SIGNED_OSIER-not = není podpis Osieru započten
flag-SIGNED_STILLFALL = mísa ze Stillfallu je započtena
condition-flag-SIGNED_STILLFALL-not = není mísa ze Stillfallu započtena
flag-SIGNED_TAMARISK = urna z Tamarisku je započtena
condition-flag-SIGNED_TAMARISK-not = není urna z Tamarisku započtena
flag-SIG_CORRIE = Corrie souhlasilo
condition-flag-SIG_CORRIE = { flag-SIG_CORRIE }
condition-flag-SIG_CORRIE-not = Corrie nesouhlasilo
flag-SIG_FREEHOLD = Freeholdeři souhlasili
condition-flag-SIG_FREEHOLD = { flag-SIG_FREEHOLD }
flag-SIG_ORCHARD = Sad souhlasil
condition-flag-SIG_ORCHARD = { flag-SIG_ORCHARD }
condition-flag-SIG_ORCHARD-not = Sad nesouhlasil
flag-SIG_OSIER = Osier souhlasil
condition-flag-SIG_OSIER = { flag-SIG_OSIER }
condition-flag-SIG_OSIER-not = Osier nesouhlasil
flag-SLOE_DEAD = Sloeová je mrtvá
condition-flag-SLOE_DEAD = je Sloeová mrtvá
condition-flag-SLOE_DEAD-not = není Sloeová mrtvá
flag-SLOE_HALF = máte půlku cívky od Sloeové
condition-flag-SLOE_HALF = má posádka půlku cívky od Sloeové
condition-flag-SLOE_HALF-not = nemá posádka půlku cívky od Sloeové
flag-SMALL_ONE_HOME = ten malý je doma
condition-flag-SMALL_ONE_HOME-not = není ten malý doma
flag-STATUES_TAKEN = Zvedači odvezli dva
condition-flag-STATUES_TAKEN = { flag-STATUES_TAKEN }
condition-flag-STATUES_TAKEN-not = Zvedači dva neodvezli
flag-STILL_COPIED = katalog byl zodpovězen na okrajích
flag-STILL_CUTS = řezy pily
flag-STILL_DRANK = někdo pil stojící vodu
flag-STILL_LATE = Tůň se naplnila bez vás
condition-flag-STILL_LATE = je Tůň plná i bez pomoci posádky
flag-STILL_LIFTED = zvednuté postavy
condition-flag-STILL_LIFTED = byla zvednuta postava
flag-STILL_MOVED = údolí Stillfallu se hýbe
condition-flag-STILL_MOVED = je údolí Stillfallu v pohybu
flag-STILL_RODE = odjeli jste na jeřábu
condition-flag-STILL_RODE = posádka odjela na jeřábu
flag-STILL_SEEN = Stillfall byl spatřen
condition-flag-STILL_SEEN = byl Stillfall spatřen
condition-flag-STILL_SEEN-not = nebyl Stillfall spatřen
flag-STUMP_SEEN = pahýl Lampy Devět byl spatřen
condition-flag-STUMP_SEEN = byl pahýl Lampy Devět spatřen
flag-VANTRY_OPEN = dráha do Vantry je otevřená
condition-flag-VANTRY_OPEN = je dráha do Vantry otevřená
condition-flag-VANTRY_OPEN-not = není dráha do Vantry otevřená
flag-VARGA_ABOARD = Varga jel s vámi
condition-flag-VARGA_ABOARD = Varga jel s posádkou
flag-VARGA_SPOKE = Varga řekl slovo
condition-flag-VARGA_SPOKE = { flag-VARGA_SPOKE }
flag-WICKS_CUT = dvě sazenice byly uříznuty
condition-flag-WICKS_CUT = byly dvě sazenice uříznuty
flag-WICK_PLANTED = v Zahradě knotů stojí vaše sazenice
condition-flag-WICK_PLANTED = stojí v Zahradě knotů sazenice posádky
marker-added = sečteno
marker-bathed = koupel
marker-bend = ohyb zakreslen
marker-bowl = mísa
marker-carried = nesení
marker-compared = porovnáno
marker-cut = uříznuto
marker-cuts = řezy spočteny
marker-empty = prázdné místo
marker-gathered = nasbíráno
marker-hand = ruka změřena
marker-haste = spěch
marker-index = rejstřík přečten
marker-jar = sklenice naplněna
marker-key = klíč
marker-looked = prohlédnuto
marker-matched = přiřazeno
marker-padded = vypolstrováno
marker-panned = vyrýžováno
marker-patience = Patience
marker-pried = vypáčeno
marker-rim = okraj spatřen
marker-ruled = rozhodnuto
marker-sack = pytel
marker-sat = chvíle vsedě
marker-sifted = prosáto
marker-sorted = roztříděno
marker-stayed = setrvání
marker-step = krok učiněn
marker-stocked = doplněno
marker-stood = tichá účast
marker-stopped = zastaveno
marker-struck = úder
marker-tape = páska běží
marker-thaw = obleva
marker-weather = počasí přečteno
marker-whose = čí to je
box-994 = Podpisy
flag-CORRIE_KEPT = Corrie si dluh ponechává
flag-CORRIE_SHARED = dluh Corrie je sdílen
condition-flag-CORRIE_SHARED = je dluh Corrie sdílen
flag-ASSIZE_ADRIFT = kutr Assize byl odvázán
flag-ASSIZE_BEEN = byli jste na palubě Assize
condition-flag-ASSIZE_BEEN = byla posádka na palubě Assize
flag-ASSIZE_FED = pro Assize byl zakreslen falešný kurs
flag-ASSIZE_HOSTAGE = někdo zůstal na palubě Assize
condition-flag-ASSIZE_HOSTAGE = { flag-ASSIZE_HOSTAGE }
flag-ASSIZE_SPIKED = děla Assize byla zatlučena
flag-ASSIZE_WOKEN = zátěž Assize je vzhůru
condition-flag-ASSIZE_WOKEN-not = není zátěž Assize vzhůru
flag-CORRIE_AIR = vzduch v Corrie byl vyrovnán
condition-flag-CORRIE_AIR = byl vzduch v Corrie vyrovnán
flag-CORRIE_DOME = tmavá kopule byla otevřena
flag-CORRIE_ROSE = vynořili jste se s Keelson
condition-flag-CORRIE_ROSE = posádka vyplula na hladinu s Keelson
flag-CORRIE_SEEN = Corrie Deep bylo spatřeno
condition-flag-CORRIE_SEEN = bylo Corrie Deep spatřeno
flag-CORRIE_TOLD = Corrie ví, kdo platil
flag-PRESSED_FREED = naverbovaní se přidali k vám
condition-flag-PRESSED_FREED = jsou naverbovaní na straně posádky
condition-flag-PRESSED_FREED-not = nejsou naverbovaní na straně posádky
flag-RAFT_HELD = šev Voru byl udržen
condition-flag-RAFT_HELD = byl šev Voru udržen
flag-RAFT_ON_CHART = Vor je na mapě
flag-RAFT_PROMISE = slíbili jste Vor nezanést do map
flag-RAFT_SHARED = sdíleli jste večeři na Voru
flag-RAFT_STRAIN = napětí Voru
flag-RAFT_THEFT = odešli jste z Voru bez placení
condition-flag-RAFT_THEFT = byl Vor opuštěn bez placení
condition-flag-RAFT_THEFT-not = nebyl Vor opuštěn bez placení
marker-agenda = program přečten
marker-cards = karty spočteny
marker-gallery = galerie vyslechnuta
marker-pressed = stisknuto
marker-racked = zařazeno
marker-shored = podepřeno
marker-sift = prohledáno
marker-signalled = signalizováno
marker-skim = sebráno
marker-stencil = šablona přečtena
marker-street = prošlá ulice
marker-thanks = poděkováno
marker-traded = vyměněno
box-slate = Nezdary na tabuli
flag-CAMPAIGN_LOST = na dráze se ztratila loď
flag-HALFWAY_BACK = byli jste znovu v Halfway Light
condition-flag-HALFWAY_BACK = byla posádka znovu v Halfway Light
flag-HALFWAY_DECIDED = o Lampě Šest se rozhodlo
condition-flag-HALFWAY_DECIDED = bylo o Lampě Šest rozhodnuto
flag-HALFWAY_KEEPER = strážce byl vyveden ven
flag-HALFWAY_STONE = Stone dostal odpověď
flag-SIX_LEFT = Lampa Šest zůstala zhasnutá
condition-flag-SIX_LEFT = { flag-SIX_LEFT }
marker-picket = stráž
marker-handled = někdo byl chycen
marker-geranium = muškát zalit
marker-carded = lístek vyplněn
marker-rowsread = řádky přečteny
marker-bolted = poklop zajištěn
marker-knelt = pokleknutí
marker-poured = druhý šálek nalit
marker-water = temná voda
marker-flashed = čluny zavolány
flag-QUEUE_CROSSED = tři lidé přešli čáru
condition-flag-QUEUE_CROSSED = { flag-QUEUE_CROSSED }
flag-VANTRY_DEPORTED = byli jste vyhoštěni z Vantry Ring
condition-flag-VANTRY_DEPORTED = byla posádka vyhoštěna z Vantry Ring
flag-VANTRY_INITIALS = iniciály byly spatřeny ve Vantry
flag-VANTRY_QUIET = odešli jste z Vantry Ring potichu
flag-VANTRY_SLOE = Sloeová byla puštěna z cel
marker-greeted = pozdraveno
marker-known = známo
marker-led = převedeno
marker-lent = půjčeno
marker-more = ještě jedno
marker-stamped = orazítkováno
marker-swept = zameteno
marker-three = tři
marker-thump = úder zaslechnut
