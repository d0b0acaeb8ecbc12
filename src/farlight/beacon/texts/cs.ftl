# Beacon, the sample game.

## The game itself

game-title = Beacon
game-guide =
    Jste strážci stanice s lampou v driftu trosek. Dostaňte lampu na její cíl, než skončí poslední hlídka, a udržte trup vcelku. Vyhráváte nebo prohráváte společně.
    Hlídka probíhá takto:
    1. Plánování. Všichni si najednou zvolí úkol: opravovat trup, hledat přerušené vedení, ladit lampu, nebo odpočívat. Když mají všichni hotovo, začne práce.
    2. Práce. Kdo úkol vede, zvolí dostupné kostky, ostatní mohou přidat každý jednu. Vysoké hody jsou úspěchy, každá 1 unaví. Hozené kostky jsou vyčerpané, dokud si neodpočineš.
    3. Drift. Přijde karta a udělá, co je na ní, většinou škodu.
    Dokud není přerušené vedení nalezeno, dá ladění nejvýš 1 světlo. Každý strážce zná jedno vedení, které je v pořádku, a má jednu jiskru: jednou za misi dá někomu hned odpočinout.
chapter-1 = Příprava
chapter-2 = Hlídka
chapter-3 = Plánování
chapter-4 = Ověření
chapter-5 = Úkoly
chapter-6 = Drift
chapter-7 = Únava a jiskry
chapter-8 = Konec

## Tasks, lines and what is known of them

task-mend = opravovat
task-trace = hledat
task-tune = ladit
task-rest = odpočívat
line-north = severní vedení
line-east = východní vedení
line-south = jižní vedení
line-west = západní vedení
known-holds = v pořádku
known-severed = přerušené, teď už spojené
known-unknown = neprohlédnuto
known-hunch = v pořádku, a ty to víš
holds-yes = je v pořádku
holds-no = to je to přerušené
plan-none = zatím nic
plan-mend = opravovat
plan-trace = hledat
plan-tune = ladit
plan-rest = odpočívat
state-ready = má hotovo
state-planning = ještě plánuje
stream-dice = kostka strážce
dice-none = žádné kostky
spark-yes = ano
spark-no = použitá
outcome-won-lit = lampa hoří a lodě plují podle ní. Výhra
outcome-lost-wrecked = stanice se rozpadá. Prohra
outcome-lost-dark = lodě míjejí stanici ve tmě. Prohra

## Questions and options

prompt-plan = Co budeš dělat v této hlídce?
prompt-dice = Kterými kostkami budeš { $task }?
prompt-enter-roll-dice = { $seat } hází ({ $die }): co ukazuje?
prompt-assist = Pomůžeš { $task } svou kostkou?
prompt-look = Na které vedení se podíváš?
prompt-brace = Drift se blíží.
prompt-spark = Kdo si díky tvé jiskře odpočine?
option-plan = { $task }
about-plan-mend = trup +1 za každý úspěch
about-plan-trace = s úspěchem hledáš přerušené vedení
about-plan-tune = lampa +1 za každý úspěch, dokud není vedení nalezeno, nejvýš jedna
about-plan-rest = všechny tvé kostky zase dostupné, únava −1
about-spark = zvolený strážce si hned odpočine; jednou za misi
option-die = { $die }
option-look = { $line }
option-continue = Ať přijde
option-spark = Jiskra: { $seat }
option-rest = { $seat }

## Why not

why-not-worn-out = Kdo je na konci sil, může jen odpočívat.
why-not-planned = To už je v plánu.
why-not-found = Přerušené vedení je nalezeno: už není co hledat.
why-not-whole = Trup je celý: není co opravovat.
why-not-strain = { $count ->
        [one] Na { $count } únavu už není místo.
        [few] Na { $count } únavy už není místo.
       *[other] Na { $count } únav už není místo.
    }

## Events

event-watch-began = Začíná hlídka { $watch }.
event-planned = { $seat } chce { $task }.
event-die-rolled = { $seat } hází ({ $die }): { $face }.
event-checked = Ověření ({ $task }): { $successes ->
        [one] jeden úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
    }.
event-idle = { $seat } nemá dostupnou kostku a nemůže nic dělat ({ $task }).
event-hull-changed = Trup { NUMBER($hull) }.
event-lamp-changed = Lampa { NUMBER($lamp) }.
event-line-looked = { $seat } zkoumá { $line }: { $holds }.
event-strained = { $seat }: únava +{ NUMBER($by) }.
event-rested = { $seat } odpočívá: všechny kostky dostupné, únava { NUMBER($strain) }.
event-spark-used = { $seat } používá jiskru: odpočine si { $on }.
event-card-drawn = Drift přináší: { $drift }. { $effect }

## The table in words

panel-station = { $mission }
panel-watch = Hlídka { $watch } { $watches ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $watches }
panel-on-watch = Na hlídce: { $seat }
panel-hull = Trup { $hull } { $whole ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $whole }
panel-lamp = Lampa { $lamp } { $goal ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $goal }
panel-line = { $line }: { $known }
panel-keepers = Strážci
panel-keeper = { $seat }: { $dice }; únava { $strain } ze 3; jiskra: { $spark }; plán: { $plan } ({ $state })
panel-drift = Drift, { $count ->
        [one] zbývá jedna karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
panel-dice = Kostky: { $success } nebo víc je úspěch
panel-die = { $die }: { $faces }
panel-drifted = Naposledy: { $drift }
panel-effect = { $effect }
panel-flavour = „{ $flavour }“

## Effects

effect-damage = trup ztratí { $count }
effect-mend = trup získá { $count }
effect-dim = lampa ztratí { $count }
effect-brighten = lampa získá { $count }
effect-strain = přijmi { $count ->
        [one] { $count } únavu
        [few] { $count } únavy
       *[other] { $count } únav
    }
effect-rest = obnov všechny své kostky a zbav se 1 únavy
condition-lamp-at-least = má lampa { $count } nebo víc
condition-lamp-at-least-not = má lampa méně než { $count }
condition-line-found = je přerušené vedení nalezeno
condition-line-found-not = není přerušené vedení nalezeno
group-keeper = každý strážce
group-keeper-at = každý strážce, který chtěl { $task }

## Rules

rule-B-SET-01 = Hrají jeden až čtyři strážci; každé místo je jeden strážce.
rule-B-SET-02 = Mise určuje trup a počet hlídek. Lampa začíná na 0.
rule-B-SET-03 = Cíl lampy je cíl mise plus podíl za každého strážce.
rule-B-SET-04 = Jedno ze čtyř vedení je přerušené. Nikdo neví které.
rule-B-SET-05 = Každý strážce tajně zná jedno vedení, které je v pořádku.
rule-B-SET-06 = Karty driftu dané mise se zamíchají do balíčku.
rule-B-SET-07 = Strážce začíná se všemi kostkami dostupnými, bez únavy a s jednou jiskrou.
rule-B-WATCH-01 = Hlídka: plánování, práce, drift.
rule-B-WATCH-02 = Úkoly se plní v tomto pořadí: opravovat, hledat, ladit, odpočívat.
rule-B-PLAN-01 = Všichni strážci plánují současně a otevřeně a mohou si to rozmyslet, dokud nemají všichni hotovo.
rule-B-PLAN-02 = Každý strážce si naplánuje jeden úkol: opravovat, hledat, ladit nebo odpočívat.
rule-B-PLAN-03 = Strážce se 3 únavami může jen odpočívat.
rule-B-PLAN-04 = Jakmile je přerušené vedení nalezeno, nikdo už nemůže hledat.
rule-B-PLAN-05 = Dokud je trup celý, nikdo nemůže opravovat.
rule-B-CHECK-01 = Ze strážců u úkolu, kteří mají dostupnou kostku, vede ověření kostkami ten s nejnižším místem; ostatní jsou pomocníci.
rule-B-CHECK-02 = Kdo ověření vede, zvolí jednu nebo více svých dostupných kostek.
rule-B-CHECK-03 = Každý pomocník může přidat jednu dostupnou kostku.
rule-B-CHECK-04 = Kostka, na které padne aspoň prahová hodnota mise, je úspěch.
rule-B-CHECK-05 = Kdo ověření vede, přijme za každou 1 jednu únavu.
rule-B-CHECK-06 = Hozená kostka je vyčerpaná, dokud si její strážce neodpočine.
rule-B-TASK-01 = Opravovat: trup získá 1 za každý úspěch, dokud není celý.
rule-B-TASK-02 = Ladit: lampa získá 1 za každý úspěch, ale nejvýš 1 za ověření, dokud není nalezeno přerušené vedení.
rule-B-TASK-03 = Hledat: s aspoň jedním úspěchem se ten, kdo ověření vede, podívá na jedno vedení a všichni se dozvědí, zda je v pořádku.
rule-B-TASK-04 = Odpočívat: strážce obnoví všechny své kostky a zbaví se 1 únavy.
rule-B-TASK-05 = Strážce bez dostupné kostky u úkolu s ověřením nic nedělá.
rule-B-DRIFT-01 = Než přijde drift, je poslední chvíle použít jiskry.
rule-B-DRIFT-02 = Dobere se jedna karta driftu a provede se, co říká.
rule-B-DRIFT-03 = Poškození ubírá z trupu.
rule-B-DRIFT-04 = Ztlumení ubírá z lampy, nikdy pod 0.
rule-B-DRIFT-05 = Karta může záviset na tom, jak jasně lampa svítí nebo zda je vedení nalezeno.
rule-B-DRIFT-06 = Karta se může týkat všech strážců nebo jen těch s určitým úkolem.
rule-B-DRIFT-07 = Karta se týká strážce na hlídce a ten za ni rozhoduje: v první hlídce první, potom vždy další.
rule-B-DRIFT-08 = Když je balíček driftu prázdný, už nic nepřijde.
rule-B-STRAIN-01 = Strážce má nejvýš 3 únavy; další už nepřijme.
rule-B-STRAIN-02 = Cenu v únavě, na kterou není místo, nelze zaplatit.
rule-B-SPARK-01 = Kdykoli je někdo na něco dotázán, může strážce použít svou jiskru, jednou za misi.
rule-B-SPARK-02 = Díky jiskře si strážce podle tvé volby hned odpočine.
rule-B-SPARK-03 = Po jiskře se přerušená otázka položí znovu.
rule-B-END-01 = Když lampa dosáhne svého cíle, strážci okamžitě vyhrávají.
rule-B-END-02 = Když je trup na 0, strážci okamžitě prohrávají.
rule-B-END-03 = Když skončí poslední hlídka, strážci prohrávají.
rule-B-END-04 = Trup na 0 se počítá dřív než lampa v cíli.

## Hints: why somebody practised would choose that

hint-worn = { $seat }: únava { $strain }, dostupné kostky { $count }.
hint-hull = Trup je na { $hull } { $whole ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $whole }; na 0 je všechno ztraceno.
hint-lines = Vedení, která mohou být tím přerušeným: { $count }.
hint-lamp = Lampa je na { $lamp } { $goal ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $goal }; hlídek po této: { $left }.
hint-planned = Plán je hotov: { $plan }.
hint-die = { $die }: šance na úspěch { $chance } %.
hint-other-die = Jiná kostka by dala nejvýš { $chance } %.
