# Martians.

## The game itself

game-title = Martians
game-guide =
    Udržujete základnu Marram při životě po několik solů a děláte, co žádá mise, než uplynou. Vyhráváte nebo prohráváte společně. Mise je ztracená, když zahyne člen posádky, když dojdou soly, nebo když je na konci příliš mnoho nefunkčních prvků.
    Sol probíhá takto:
    1. Události. Jedna stupnice poruch stoupne o jednu a přijde nová událost. Tři soly leží v deníku mise: odpovězte na ni akcí, jinak může udeřit.
    2. Morálka. Při dobré morálce získá začínající hráč žetony morálky, při špatné o ně přichází. Žetony se platí schopnosti.
    3. Výroba. Základna vyrábí energii a kyslík, farma jídlo. Co chybí, odstaví zařízení a zraňuje lidi. Stres roste; při 18 přijde hádka.
    4. Akce. Všichni plánují najednou: každý astronaut má dvě figurky. Jedna figurka obvykle znamená kostky: akce se může povést, zranit nebo přinést dobrodružství. S jednou figurkou navíc není žádné riziko. Zvol akci, potom kde a s čím, potom kdo pomůže; řekni, že máš hotovo, a všechno se provede.
    5. Poruchy. Kostky posunou stupnice poruch nahoru. Stupnice na 5 přinese poruchu a něco se rozbije. Nefunkční prvky mají postihy: opravujte je náhradními díly.
    6. Úklid. Co jste získali, je připravené, a další sol začne s novým začínajícím hráčem.
    Všechno nestihne nikdo: „view forecast“ ukáže, co přijde; nechte být, co počká.
game-alone = Když hraješ bez ostatních, vedeš dva astronauty (M-PC-05).
chapter-1 = Obecné zásady
book-idea = O čem to je
meaning-action-pawn = Každý astronaut má dvě. Figurka na akci je práce na tento sol: s jednou se hází, dvě jsou jistota.
meaning-malfunction-track = Každý sol sama stoupá. Kde končí, tam se v tom komplexu něco porouchá.
meaning-stress = Každý sol stoupá. Na 18 vypukne hádka a každý astronaut dostane ránu.
meaning-facility = Místnost základny. Konají se v ní akce, dokud funguje a není v odstávce.
meaning-adventure = Cestou se něco stane: přečte se karta a později se může vrátit.
meaning-first-player = Rozhoduje, kde se posádka neshodne.
book-setup = Než začnete
book-sol = Jak probíhá sol
book-events = Události a dobrodružství
book-production = Výroba: energie, kyslík, jídlo
book-plan = Plánování a kostky
book-base = Akce na základně
book-outside = Venku: rovery, průzkum, sběr
book-work = Výzkum, pěstování, stavba
book-crew = Posádka: zdraví, morálka, stres
book-trouble = Poruchy
book-night = Úklid
book-end = Cíle, konec, kampaně
book-symbols = Symboly
book-answers = Otázky a odpovědi
chapter-3 = Pojmy a části plánu
chapter-4 = Symboly
chapter-5 = Příprava
chapter-6 = Astronauti
chapter-7 = Rány a stupnice zdraví
chapter-8 = Zdravotní stavy
chapter-9 = Morálka
chapter-10 = Stres
chapter-11 = Začínající hráč
chapter-12 = Jak probíhá sol
chapter-13 = Fáze událostí
chapter-14 = Dobrodružství, deník mise, následky
chapter-15 = Fáze výroby
chapter-16 = Společné zásoby
chapter-17 = Fáze akcí: plánování a provedení
chapter-18 = Kostky akcí
chapter-19 = Stroje
chapter-20 = Rovery
chapter-21 = Vzdálenost, cesty, terén
chapter-22 = Akce 1 až 5: události, odpočinek, relaxace, léčení, řízení
chapter-23 = Průzkum, nálezy, karty směru
chapter-24 = Sběr, úložiště sond
chapter-25 = Výzkum a setí
chapter-26 = Stavba, dílna
chapter-27 = Akce mise a další
chapter-28 = Fáze poruch
chapter-29 = Fáze úklidu
chapter-30 = Žetony na zařízeních
chapter-31 = Žetony úkolů
chapter-32 = Konec mise
chapter-33 = Jeden až tři hráči
chapter-34 = Obtížnost a kampaně
chapter-35 = Otázky a odpovědi

## People and machines

profession-scientist = vědec
profession-geologist = geolog
profession-engineer = inženýr
profession-medic = lékař
seat-0 = Hráč 1
seat-1 = Hráč 2
seat-2 = Hráč 3
seat-3 = Hráč 4
seat-of = { $who } ({ $player })
bound-free = volná figurka
bound-heart = figurka jen pro léčbu srdce
bound-rest = figurka jen pro odpočinek
bound-spare = figurka navíc
mark-idle = o jednu figurku méně
mark-spare = jedna figurka navíc
mark-mute = žádná základní schopnost
mark-silent = žádné schopnosti
mark-indoors = žádné akce venku
mark-unhurt = žádné kostky ran
mark-tender = každá rána platí dvojnásob
mark-shaky = první akce musí házet kostkou úspěchu
mark-storied = dobrodružství při první akci
mark-rest-only = jedna figurka jen pro odpočinek
mark-double-ration = dvě porce jídla místo jedné
mark-late-night = večer 1 rána za použití figurky navíc
mark-cheaper = příští schopnost stojí o 1 žeton morálky méně
ailment-anaemia = potřebuje každý sol 2 porce jídla
ailment-anxiety-attack = morálka hned klesne o 1 a je po všem
ailment-heart-trouble = jedna figurka může jen léčit srdce
ailment-poor-concentration = každá akce s figurkou tohoto astronauta přinese dobrodružství
ailment-migraine = žádné schopnosti
ailment-poisoning = každá rána se počítá dvakrát

## The base

# The names of the phases stand after the word “fáze”, in the genitive.
phase-setup = přípravy
phase-events = událostí
phase-morale = morálky
phase-production = výroby
phase-action = akcí
phase-malfunction = poruch
phase-cleanup = úklidu
complex-working = pracovní komplex
complex-living = obytný komplex
complex-systems = systémový komplex
helper-machines = Stroje
facility-panel = solární panel podle volby
facility-oxygenator = oxygenátor podle volby
facility-structure = karta zařízení podle volby
facility-anywhere = kterékoli zařízení
facility-here = právě používané zařízení
facility-remembered = totéž zařízení
in-facility = { $facility_id ->
        [ox1] v oxygenátoru 01
        [ox2] v oxygenátoru 02
        [sp1] v solárním panelu 01
        [sp2] v solárním panelu 02
        [fa] na farmě
        [qp] ve výklenku
        [cq] v ubikacích posádky
        [ml] v MedLabu
        [cc] v řídicím středisku
        [ga] v garáži
        [pb] v úložišti sond
        [la] v laboratoři
        [ws] v dílně
        [backup-panel] v záložním solárním panelu
        [backup-oxygenator] v záložním oxygenátoru
        [backup-farm] na záložní farmě
        [prov-cq] v provizorních ubikacích posádky
        [prov-ml] v provizorním MedLabu
        [prov-cc] v provizorním řídicím středisku
        [prov-ga] v provizorní garáži
        [prov-pb] v provizorním úložišti sond
        [prov-la] v provizorní laboratoři
        [prov-ws] v provizorní dílně
        [relay-mast] na přenosovém stožáru
        [storm-shelter] v úkrytu před bouří
        [depot] ve skladu
        [drill-rig] na vrtné soupravě
        [panel] v solárním panelu podle volby
        [oxygenator] v oxygenátoru podle volby
        [structure] na kartě zařízení podle volby
        [anywhere] v kterémkoli zařízení
        [here] v právě používaném zařízení
        [remembered] v tomtéž zařízení
       *[other] v zařízení { $facility }
    }
into-facility = { $facility_id ->
        [ox1] na oxygenátor 01
        [ox2] na oxygenátor 02
        [sp1] na solární panel 01
        [sp2] na solární panel 02
        [fa] na farmu
        [qp] do výklenku
        [cq] do ubikací posádky
        [ml] do MedLabu
        [cc] do řídicího střediska
        [ga] do garáže
        [pb] do úložiště sond
        [la] do laboratoře
        [ws] do dílny
        [backup-panel] na záložní solární panel
        [backup-oxygenator] na záložní oxygenátor
        [backup-farm] na záložní farmu
        [prov-cq] do provizorních ubikací posádky
        [prov-ml] do provizorního MedLabu
        [prov-cc] do provizorního řídicího střediska
        [prov-ga] do provizorní garáže
        [prov-pb] do provizorního úložiště sond
        [prov-la] do provizorní laboratoře
        [prov-ws] do provizorní dílny
        [relay-mast] na přenosový stožár
        [storm-shelter] do úkrytu před bouří
        [depot] do skladu
        [drill-rig] na vrtnou soupravu
        [panel] na solární panel podle volby
        [oxygenator] na oxygenátor podle volby
        [structure] na kartu zařízení podle volby
        [anywhere] do kteréhokoli zařízení
        [here] do právě používaného zařízení
        [remembered] do téhož zařízení
       *[other] do zařízení { $facility }
    }
of-supply = { $supply_id ->
        [energy] energie
        [oxygen] kyslíku
        [food] jídla
       *[other] { $supply }
    }
element-connectors = energetické konektory
element-filters = kyslíkové filtry
element-hardware = hardware
element-cpu = CPU
element-in-place = { $element } { in-facility }
# “any” is a key by which messages below choose: leave it as it is.
element-any = any
part-connectors = energetické konektory
part-filters = kyslíkové filtry
part-hardware = hardware
part-cpu = CPU
part-any = libovolného druhu
part-random = náhodně dobraný
machine-panel = solární panel podle volby
machine-oxygenator = oxygenátor podle volby
machine-best-panel = nejproduktivnější solární panel
machine-best-oxygenator = nejproduktivnější oxygenátor
machine-panels = všechny solární panely
machine-oxygenators = všechny oxygenátory
machine-remembered = totéž zařízení
machine-backup-panel = záložní solární panel
machine-backup-oxygenator = záložní oxygenátor
track-working = stupnice poruch pracovního komplexu
track-living = stupnice poruch obytného komplexu
track-systems = stupnice poruch systémového komplexu
track-highest = nejvyšší stupnice poruch
track-lowest = nejnižší stupnice poruch
track-any = stupnice poruch podle volby
keyword-complication = komplikace
keyword-obstacle = překážka
keyword-problem = problém
keyword-conflict = konflikt
supply-oxygen = kyslík
supply-energy = energie
supply-food = jídlo
kind-energy = energie
kind-oxygen = kyslík
tile-energy = chybí energie
tile-oxygen = chybí kyslík
shutkind-energy-down = chybí energie, dílek lícem dolů
shutkind-energy-up = chybí energie, dílek lícem nahoru
shutkind-oxygen-down = chybí kyslík, dílek lícem dolů
shutkind-oxygen-up = chybí kyslík, dílek lícem nahoru
penalty-energy = každá akce tady stojí 1 jednotku energie
penalty-oxygen = každá akce tady stojí 1 jednotku kyslíku
penalty-force = každá akce tady musí házet kostkou úspěchu
penalty-malfunction = každý sol víc poruch
penalty-wilt = rostliny vadnou
penalty-rover-check = Konipas se může každý sol porouchat
penalty-lose-sample = každý sol zmizí jeden vzorek z mapy
penalty-stress = každý sol víc stresu
penalty-token = každý sol žeton na toto zařízení
penalty-no-rover = s průzkumem nemůže pomáhat žádný rover
penalty-none = bez dalších následků
token-fault = žeton závady
token-extra-pawn = žeton figurky navíc
token-adventure = žeton dobrodružství
token-reroll = žeton opakovaného hodu
token-wound = žeton rány
token-rover-risk = žeton rizika
hindrance-fault = { token-fault } – nedá se použít
hindrance-extra-pawn = { token-extra-pawn } – každá akce tu potřebuje o 1 figurku víc
hindrance-adventure = { token-adventure } – každá akce tu přinese dobrodružství
hindrance-reroll = { token-reroll } – úspěch se tu musí hodit podruhé
hindrance-wound = { token-wound } – každá akce tu stojí toho, kdo ji vede, 1 ránu
hindrance-rover-risk = { token-rover-risk } – rover, který tu pomáhá, se může porouchat
load-fault = { token-fault } – nedá se použít, dokud se neopraví
load-extra-pawn = { token-extra-pawn } – počítá se o 1 figurku méně
load-adventure = { token-adventure } – akce, se kterou pomáhá, přinese dobrodružství
load-wound = { token-wound } – akce, se kterou pomáhá, stojí toho, kdo ji vede, 1 ránu
load-rover-risk = { token-rover-risk } – může se porouchat, kdykoli pomáhá
ground-extra-pawn = { token-extra-pawn } – každá akce tam potřebuje o 1 figurku víc
ground-adventure = { token-adventure } – kdo tudy projde, zažije dobrodružství
ground-wound = { token-wound } – kdo tudy vede akci, utrpí 1 ránu
ground-rover-risk = { token-rover-risk } – rover, který tudy projede, se může porouchat
rover-used = právě použitý rover
rover-any = některý rover
why-absent = její zařízení není ve hře
why-shut = její zařízení je v odstávce

## The map

space-in-ring = pole prstence { $ring } směrem na { $direction }
space-here = toto pole
space-drawn = dobrané pole
space-bell-1 = pole směrem ke zvonu v prstenci 1
space-bell-2 = pole směrem ke zvonu v prstenci 2
space-bell-3 = pole směrem ke zvonu v prstenci 3
space-across-1 = pole naproti zvonu v prstenci 1
space-well-1 = pole směrem ke studni v prstenci 1
space-well-2 = pole studny v prstenci 2
space-beside-well = pole vedle studny v prstenci 2
space-petrel-1 = pole směrem k Buřňákovi v prstenci 1
space-petrel-2 = pole směrem k Buřňákovi v prstenci 2
space-petrel-3 = pole Buřňáka v prstenci 3
strength-light = Mírný
strength-medium = Střední
strength-intense = Silný
spot-ear = ucho
spot-thumped = otisk úderu
spot-stain = tmavý pruh
spot-anchor = kotva
spot-yard = urovnaný plácek
spot-moved = přesunutý modul
spot-signal = signál
spot-beacon = maják
spot-day = den svícení
spot-icon = značka mise
spot-recorder = záznamník
spot-cut = odlehčovací zářez
spot-crate = bedna
spot-ping = pípnutí modulu
spot-tern = místo, kde leží Rybák
fitting-clean-room = čistou místnost
fitting-living-filter = živý filtr
deed-events = vyřešených událostí
deed-discoveries = objevů
deed-outside = akcí venku
where-available = v nákladovém prostoru, hned k použití
where-pending = v nákladovém prostoru, k použití v příštím solu
where-active = působí v tomto solu
where-queue = působí v příštím solu
where-rover = zůstává do opravy
where-map = zůstává na mapě
where-beacon = zůstává, dokud nebude kontejner doma

## Things

thing-thing = věc
thing-connectors = energetické konektory
thing-filters = kyslíkové filtry
thing-hardware = hardware
thing-cpu = CPU
thing-seed = semeno
thing-food = porce jídla
thing-oxygen = kyslík
thing-energy = energie
thing-s1 = vzorek
thing-n1 = apatit
thing-n2 = sylvín
thing-n3 = sádrovec
thing-n4 = olivín
thing-n5 = jarosit
thing-n6 = dobré laboratorní sklo
thing-red1 = červený žeton 1
thing-red2 = červený žeton 2
thing-red3 = červený žeton 3
thing-red4 = červený žeton 4
thing-orange1 = oranžový žeton 1
thing-orange2 = oranžový žeton 2
thing-orange5 = oranžový žeton 5
thing-orange6 = oranžový žeton 6
thing-orange1-home = náklad blízké sondy
thing-orange2-home = náklad vzdálené sondy
thing-red1-riddle = kontejner s jídlem
thing-orange1-riddle = kontejner s díly
thing-orange2-riddle = kontejner s přístroji
thing-red3-probe = zatoulaný průzkumný robot
thing-red1-ln4 = sklenice z tmavého pruhu
thing-red2-ln4 = sklenice z vrtu
thing-orange1-wm3 = saně první posádky
thing-red1-wm5b = náklad Rybáka
thing-core = ztracené vrtné jádro
thing-part = náhradní díl libovolného druhu
thing-sample = vzorek
thing-examined = zanalyzovaný vzorek
thing-sample-or-examined = vzorek, zanalyzovaný nebo ne
thing-nutrient = nález 1 až 5
thing-nutrient-name = živina podle volby
thing-crate = bedna
thing-crate-with = bedna ({ $facilities })
thing-gas = láhev s plynem
thing-token = žeton morálky
thing-crew-token = žeton morálky posádky
thing-crew-tokens = tolik žetonů morálky posádky, kolikátý je sol
thing-ring-marker-frames = značka snímků
thing-ring-marker-fix = značka zaměření
thing-of-ring = { $thing } z prstence { $ring }
thing-once-examined = { $thing }, už zanalyzováno
thing-from = vymontovaný díl ({ $element }), odteď { $penalty }
container-food = kontejner s jídlem
container-parts = kontejner s díly
container-science = kontejner s přístroji

## What missions count and remember

sheet-sheet = stupnice
sheet-optimal = Optimální podmínky
sheet-archive = Archiv
sheet-fix = Zaměření
sheet-bore = Vrt
sheet-strain = Pnutí
sheet-load = Zátěž
sheet-old-log = Starý deník
sheet-picture = Obraz
sheet-lamp-line = Lano s lampou
sheet-provenance = Původ
sheet-culture = Kultura
sheet-stowed = Naloženo
sheet-n1 = Fosfor
sheet-n2 = Draslík
sheet-n3 = Vápník
sheet-n4 = Hořčík
sheet-n5 = Síra
objective-objective = úkol
objective-o1 = úkol 1
objective-o2 = úkol 2
objective-o3 = úkol 3
objective-o4 = úkol 4
objective-o5 = úkol 5
objective-o6 = úkol 6
objective-o7 = úkol 7
objective-o8 = úkol 8
flag-flag = poznámka
flag-bell-dir = směr zvonu
flag-well-dir = směr studny
flag-petrel-dir = směr k Buřňákovi
flag-other = něco pozdějšího
value-value = hodnota
value-n = sever
value-ne = severovýchod
value-e = východ
value-se = jihovýchod
value-s = jih
value-sw = jihozápad
value-w = západ
value-nw = severozápad
value-brace = zpevnit
value-bleed = vypustit
value-shift = přesunout
# These stand after the word “počet”, in the genitive.
stat-quarrels = hádek
stat-plants-lost = ztracených rostlin
stat-wounds = ran
stat-adventures = dobrodružství
stat-cards = karet poruch
stat-expired = zapomenutých událostí
stat-double-builds = beden vybalených společně
stat-seeds = zasetých semen
stat-events = událostí
amount-HS = 1 nebo 2
amount-HM = 1 až 3
amount-HL = 2 až 4
amount-GS = 1 nebo 2
amount-GM = 1 až 3
outcome-won-mission = mise se podařila
outcome-lost-death = zahynul člen posádky a mise je ztracená
outcome-lost-time = práce nebyla hotová včas a mise je ztracená
outcome-lost-parts = práce je hotová, ale na základně je příliš mnoho nefunkčních prvků a mise je ztracená
outcome-won-campaign = kampaň je vyhraná
outcome-lost-campaign = kampaň je prohraná

## Actions

action-event-research = { action-event } ({ action-research })
action-event-build = { action-event } ({ action-build })
action-event-manage = { action-event } ({ action-manage })
action-event = řešení události
action-rest = odpočinek
action-relax = relaxace
action-heal = léčení
action-heal-heart = léčba srdce
action-manage = řízení
action-explore = průzkum
action-gather = sběr
action-examine = analýza vzorku
action-discover = objev
action-plant = setí
action-repair = oprava
action-rover = oprava roveru
action-upgrade = instalace vylepšení
action-tile = konec odstávky
action-research = výzkum
action-build = stavba
action-own = co jde jen v této misi
verb-event = řešení události
verb-rest = odpočinek
verb-relax = relaxace
verb-heal = léčení
verb-manage = řízení
verb-explore = průzkum
verb-gather = sběr
verb-examine = analýza vzorku
verb-discover = objev
verb-plant = setí
verb-repair = oprava
verb-rover = oprava roveru
verb-upgrade = instalace vylepšení
verb-tile = konec odstávky
danger-track = stupnice poruch může dosáhnout 5
danger-stress = může vypuknout hádka
danger-wounds = rána může přinést potíže nebo smrt
danger-plants = můžete přijít o rostliny
danger-tokens = začínající hráč za chvíli přijde o žetony morálky
danger-condition = potíže se projeví ve výrobě
danger-tile = za chvíli se otočí neznámý dílek
danger-card = za chvíli se dobere karta
danger-threshold = nefunkčních prvků je příliš a mise končí
strike-wound = 1 rána
strike-adventure = dobrodružství
strike-morale = morálka klesne o 1
strike-reroll = úspěch musí padnout dvakrát
strike-force = kostkou úspěchu se musí házet
strike-hazard = rover se může porouchat
cause-crew = { $count } za posádku
cause-tiles = { $count } za zařízení v odstávce
cause-mission = { $count } za misi
because-M-STR-01 = posádka a zařízení ve tmě
because-M-STR-07 = po hádce
because-M-STR-06 = hádka
because-M-MIS-PLANTS-10 = chybějící živiny
because-M-PROD-29 = nefunkční hardware laboratoře
because-M-RELX-02 = přestávka
because-M-COND-15 = všichni to viděli
because-M-ICON-14 = cestou žádné hlasy
because-M-PROD-18 = polovina přebytku
because-M-FARM-15 = na záchranu rostlin
because-M-FARM-20 = snědeno
because-M-FARM-24 = polovina přebytku farmy
because-M-ACT-34 = zaplaceno za akci
because-M-MIS-PROBE-12 = zaplaceno za akci
because-M-MIS-RIDDLE-17 = z kontejneru se zásobami
because-M-DICE-04 = příště to vyjde
because-M-REST-02 = oddech
because-M-ASTR-06 = za schopnost
because-M-MOR-04 = morálka posádky
because-M-MOR-06 = morálka posádky
because-M-RUL-UPG-03 = karetní stolek
because-M-MIS-PLANTS-20 = živina je doplněná
because-M-MIS-CAMP-11 = za objev
brought-wound = ohlášená rána
brought-rolled-wound = rána z kostky
brought-morale = ztráta morálky
brought-adventure = dobrodružství
# These stand after the word “akce”, in the genitive.
perk-rest = odpočinku
perk-relax = relaxace
perk-heal = léčení
perk-manage = řízení
perk-explore = průzkumu
perk-gather = sběru
perk-research = výzkumu
perk-build = stavby
perk-event = události
# “any” is a key by which messages below choose: leave it as it is.
perk-any = any
perk-ease = o 1 figurku méně
perk-sure = úspěch bez hodu
perk-waive = stačí jen figurky
perk-reroll = přehodit kostku
perk-redraw = dobrat kartu znovu
perk-double = dva vzorky najednou
perk-route = Plánovač tras zkrátí cestu
perk-rest-more = Čtenářský koutek dá o 1 žeton morálky víc
perk-mast = přenosový stožár ušetří 1 figurku
about-rest = odpočinek
about-relax = relaxace
about-heal = léčení
about-manage = řízení
about-explore = průzkum
about-gather = sběr
about-research = výzkum
about-build = stavba
about-event = akce událostí
about-any = kterákoli akce
about-green = zelené kostky
about-grey = šedé kostky
about-blue = modré kostky
about-brown = hnědé kostky
about-plant-an-ear = Zakopat ucho
about-fire-the-thumper = Odpálit bušič
when-now = v tomto solu
when-next = v příštím solu
when-both = v tomto nebo příštím solu
span-sol = v tomto solu
span-next-sol = v příštím solu
span-mission = do konce mise
# These stand before the word “kostku”, in the accusative.
colour-green = zelenou
colour-grey = šedou
colour-blue = modrou
colour-brown = hnědou
die-success = kostka úspěchu
die-wound = kostka ran
die-adventure = kostka dobrodružství
dieout-yellow = žlutá kostka poruch
dieout-orange = oranžová kostka poruch
dieout-red = červená kostka poruch
dieout-any = kostka poruch podle volby
face-success = úspěch
face-blank = nic
face-wound = rána
face-adventure = dobrodružství
name-success = úspěch
name-blank = nic
name-wound = rána
name-adventure = dobrodružství
name-r01 = karta 1 (50 %)
name-r02 = karta 2 (40 %)
name-r03 = karta 3 (30 %)
name-r04 = karta 4 (25 %)
name-r05 = karta 5 (20 %)
name-r06 = karta 6 (15 %)
name-n = sever
name-ne = severovýchod
name-e = východ
name-se = jihovýchod
name-s = jih
name-sw = jihozápad
name-w = západ
name-nw = severozápad
research-card = „{ $name }“, { $percent } %
stream-success = kostka úspěchu
stream-wound = kostka ran
stream-adventure = kostka dobrodružství
stream-malfunction-yellow = žlutá kostka poruch
stream-malfunction-orange = oranžová kostka poruch
stream-malfunction-red = červená kostka poruch
stream-research = karta výzkumu
stream-direction = karta směru
stream-part = náhodný náhradní díl: 1 energetické konektory, 2 kyslíkové filtry, 3 hardware, 4 CPU
stream-upgrade = náhodná karta vylepšení
stream-profile = náhodná karta profilu
stream-ring-1 = náhodný dílek prstence 1
stream-ring-2 = náhodný dílek prstence 2
stream-ring-3 = náhodný dílek prstence 3
stream-shutdown-energy = náhodný dílek odstávky kvůli energii
stream-shutdown-oxygen = náhodný dílek odstávky kvůli kyslíku
stream-consequence = zda udeří otevřená událost, ze 100
stream-echo = která následná událost přijde
stream-echo-chance = zda přijde následná událost, ze 100
stream-echo-delay = kdy přijde následná událost
stream-adventure-later = zda se vrátí staré dobrodružství, ze 100
stream-adventure-delay = kdy se dobrodružství vrátí

## Questions

prompt-difficulty = Jak těžká má být tato mise?
prompt-profession = { $place ->
        [1] Jakou profesi má tvůj první astronaut?
        [2] Jakou profesi má tvůj druhý astronaut?
       *[0] Jakou profesi si vezmeš?
    }
prompt-astronaut = Za koho budeš hrát? Profese: { $profession }
prompt-machine-choice = Který stroj vezmete s sebou?
prompt-first-player = Kdo bude v prvním solu začínající hráč?
prompt-plan = { $stage ->
        [pawn] { $free ->
            [one] Jedna figurka je volná: vyber ji, nebo co má udělat
           *[other] Vyber figurku, nebo stroj
        }
        [act] Co udělá { $who }?
        [kind] { $action }: co přesně?
        [where] { $action }: kde?
        [which] { $action }: co z toho?
        [with] { $action }: s čím?
        [bring] { $action }: co přinesete domů?
        [using] { $action }: v kterém zařízení?
        [via] { $action }: kudy?
        [crew] Kdo pomůže s touto akcí: { told-stack }?
        [assist] S kterou akcí pomůže { $who }?
        [revise] Kterou akci změníš?
        [change] Co změníš na této akci: { told-stack }?
       *[ready] { offer-all-placed }
    }
prompt-take-apart = Který funkční prvek vymontujete jako náhradní díl?
prompt-order = Která akce přijde na řadu?
prompt-rolled = { $who } hází na akci „{ $action }“. { $faces }. Přehodí někdo kostku?
prompt-wounded = { $who } má utrpět ránu. Zabrání tomu někdo?
prompt-phase = Před fází { $phase }: použije někdo něco?
prompt-danger = Než se bude pokračovat: { $dangers }. Použije teď někdo něco?
prompt-chain = { $chain ->
        [none] Kde řetězec začíná?
       *[other] Řetězec zatím: { $chain }. Kudy pokračuje?
    }
prompt-bring = Akce „{ $action }“ přináší víc věcí najednou: co přijde jako první? Týká se: { $who }
prompt-relax = K čemu bude přestávka dobrá?
prompt-heal = Co se bude léčit? Na lehátku: { $who }
prompt-cure = { $who }: který zdravotní stav se vyléčí?
prompt-treat = Co se bude léčit?
prompt-track = Která stupnice poruch?
prompt-rover-token = Který žeton sundáte z roveru?
prompt-remove-sample = Který vzorek z mapy zmizí?
prompt-shut-down = Chybí { $supply }: základna vyrábí { $made } a potřebuje { $needed }. Co půjde do odstávky?
prompt-short = Na všechno nestačí { $supply }: něco se bude muset vypnout. Nejdřív můžete něco použít.
prompt-hunger = Jídlo nestačí pro všechny. Nejdřív můžete něco použít.
prompt-wilting = Rostliny { in-facility } začínají vadnout. Zachráníte je za { $cost_id ->
        [energy] 1 jednotku energie
        [oxygen] 1 jednotku kyslíku
       *[other] 1 jednotku energie a 1 jednotku kyslíku
    }?
prompt-go-hungry = Jídla je málo: kdo zůstane bez porce a utrpí ránu?
prompt-redraw-malfunction = Dobrali jste kartu poruchy „{ $malfunction }“. Necháte si ji?
prompt-redraw-research = Dobrali jste kartu výzkumu { $research }. Necháte si ji?
prompt-effect-event = { $event }: zvol, co se stane.
prompt-effect-action = { $action }: zvol, co se stane.
prompt-discount-die = Která kostka poruch platí o 2 méně?
prompt-two-readings = Dobrali jste dvě karty: která platí?
prompt-unlock = Kterou novou schopnost se naučí { $who }?
prompt-refresh = Která použitá schopnost je znovu připravená?
prompt-peek = Příští dílek prstence { $ring } je „{ $roi }“. Zůstane nahoře?
prompt-gain-part = { $left ->
        [1] Který náhradní díl si vezmete?
       *[other] Které náhradní díly si vezmete? Zbývá: { $left }
    }
prompt-lose-part = Kterého náhradního dílu se vzdáte?
prompt-exchange = Který náhradní díl vyměníte za jiný?
prompt-lose-sample = Který vzorek ztratíte?
prompt-pay-sample = Který vzorek spotřebujete?
prompt-take-sample = Který vzorek si vezmete?
prompt-sprinkle = Které sousední pole dostane druhý vzorek?
prompt-examine = Který vzorek zanalyzujete?
prompt-unexamine = Který zanalyzovaný vzorek se musí analyzovat znovu?
prompt-select-upgrade = Kterou kartu vylepšení si vezmete?
prompt-break = Který prvek se porouchá?
prompt-fix = Který prvek opravíte?
prompt-unload = Který žeton sundáte z některého roveru?
prompt-die-out = Kterou kostkou poruch se v tomto solu nehází?
prompt-machine = Kterého zařízení se to týká?
prompt-clear-tile = Které zařízení se hned vrátí do provozu?
prompt-which-astronaut = Který astronaut?
prompt-lift-token = Který žeton odstraníte?
prompt-clear-space = Ze kterého pole zmizí všechny žetony?
prompt-discard-direction = Která karta směru opustí hru?
prompt-bell-direction = Možné jsou dva směry: který to je?
prompt-scout = Které pole prozkoumáte zdarma?
prompt-scan = Na které pole se podívá dron?
prompt-pile = U kterého prstence se podíváte na příští dva dílky?
prompt-arrange = Který z obou dílků přijde první?
prompt-place-spot = Kam s tím?
prompt-remove-spot = Ze kterého pole to odstraníte?
prompt-pick-spot = Které z těchto polí?
prompt-move-spot = Ze kterého pole to přesunete?
prompt-move-to = Kam to přesunete?
prompt-move-module = Který modul přesunete? V příštím solu bude mimo provoz.
prompt-move-crate = Kterou bednu přesunete?
prompt-fade-beacon = Který maják slábne?
prompt-trace-beacon = Který maják udržíte?
prompt-free-beacon = Ke kterému kontejneru bude cesta snazší?
prompt-identify-beacon = Který maják přečtete?
prompt-bonus = Dokázali jste víc, než jste museli: { $objective } Co si vezmete do další mise?
prompt-supply = Které zásoby doplníte?
prompt-story = { $question }
prompt-lost-mission = Mise je ztracená. Jak bude kampaň pokračovat?
prompt-enter-roll-success = { $who } hází { $colour } kostkou úspěchu za „{ $action }“: co ukazuje?
prompt-enter-roll-wound = { $rover ->
        [none] { $who } hází { $colour } kostkou ran za „{ $action }“: co ukazuje?
       *[other] Hoď zelenou kostkou ran ({ $rover }): co ukazuje?
    }
prompt-enter-roll-adventure = { $who } hází { $colour } kostkou dobrodružství za „{ $action }“: co ukazuje?
prompt-enter-roll-malfunction-yellow = Hoď žlutou kostkou poruch: co ukazuje?
prompt-enter-roll-malfunction-orange = Hoď oranžovou kostkou poruch: co ukazuje?
prompt-enter-roll-malfunction-red = Hoď červenou kostkou poruch: co ukazuje?
prompt-enter-roll-research = Dober kartu výzkumu: která to je?
prompt-enter-roll-direction = Dober kartu směru: která to je?
told-stack = { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }, vede { $leader }

## Options

option-difficulty = { $difficulty }
option-profession = { $profession }
option-astronaut-card = { $astronaut }
option-choose-machine = { $machine }
option-astronaut = { $who }
option-take = { $who }: { $bound }
option-machine = { $machine } ({ $who })
option-act = { $action }
option-assist = pomoci s některou akcí plánu
option-do-action = { $action }{ $planned ->
        [0] {""}
       *[other] {" "}(už je v plánu: další pokus)
    }
option-join = Pomoci: { told-stack }
option-at = { $target }{ $planned ->
        [0] {""}
       *[other] {" "}(už je v plánu: další pokus)
    }
option-with = { $use ->
        [bring] Přinést domů: { $things }
       *[other] Použít: { $things }
    }
option-using = Zařízení: { $facility }
option-via = Cesta: { $route }
option-add = + { $pawn }
option-declare = To stačí: ohlásit akci
option-rover = { $rover } pomůže: { told-stack }
option-unrover = Obejít se bez roveru: { told-stack }
option-perk = { $perk }: { told-stack }
option-withdraw = Vzít zpět: { told-stack }
option-leave-unused = Nechat figurku nevyužitou: { $who }
option-revise = Změnit plán
option-stack = { told-stack }
option-back = Zpět
option-take-apart = Vymontovat funkční prvek
option-resolve = { told-stack }
option-continue = Pokračovat
option-bring = { $brought }
option-lift-morale = Morálka stoupne o 1
option-ease-stress = Stres klesne o { $count }
option-heal-wound = Rána
option-heal-condition = Zdravotní stav
option-heal-nothing = Už není co léčit
option-cure = { $condition }
option-track = { $complex } (teď { $level } z 5)
option-token = { $token }
option-token-at = { $token }: { $space }
option-token-of = { $token }: { $rover }
option-sample-at = { $thing }: { $space }
option-crate = { $thing }: { $space }
option-thing = { $thing }
option-part = { $part }
option-done-exchanging = Dál nic neměnit
option-supply = { $count ->
        [one] 1 jednotka { of-supply }
        [few] { $count } jednotky { of-supply }
       *[other] { $count } jednotek { of-supply }
    }
option-element = { $element }
option-facility = { $facility }
option-tile = { $tile }
option-shut-down = { $facility }
option-pay-wilting = Zaplatit a zachránit rostliny
option-let-wilt = Nechat je zvadnout
option-die = { $die }
option-keep-it = Teď ne
option-keep = Nechat si ji
option-redraw = Dobrat jinou
option-card = { $research }
option-direction = { $direction }
option-unlock = { $ability }
option-refresh = { $ability }
option-leave-on-top = Nechat ho nahoře
option-put-under = Dát ho dospod
option-upgrade = { $upgrade }
option-space = { $space }
option-ring = Prstenec { $ring }
option-roi = { $roi }
option-ability = { $who }: „{ $ability }“
option-ability-die = { $who }: „{ $ability }“, { $die }
option-ability-space = { $who }: „{ $ability }“ přes { $space }; { told-stack }
option-use-poi = Použít nález „{ $poi }“
option-use-upgrade = Spektrometr: přehodit { $die_id ->
        [success] kostku úspěchu
        [wound] kostku ran
        [adventure] kostku dobrodružství
       *[other] ({ $die })
    }
option-use-perk = Využít výhodu: přehodit { $die_id ->
        [success] kostku úspěchu
        [wound] kostku ran
        [adventure] kostku dobrodružství
       *[other] ({ $die })
    }
option-dismantle-upgrade = Rozebrat vylepšení „{ $upgrade }“
option-bypass = Obtokový článek: nehledět na nefunkční { $element }
option-declare-chain = Ohlásit řetězec: { $chain }
option-trace-chain = Vybrat řetězec pole po poli
option-end-chain = Tady řetězec končí
option-bonus-parts = 2 náhradní díly
option-bonus-supply = 3 jednotky jedné zásoby
option-bonus-heal = Vyléčit ránu nebo zdravotní stav
option-story = { $story }
option-replay = Hrát tuto misi znovu
option-restart = Začít kampaň od začátku
option-give-up = Ukončit kampaň tady

## What options do, in a few words

about-difficulty-easy = lehká: mírnější události, 3 karty vylepšení, 2 žetony morálky pro každého
about-difficulty-normal = běžná: hra tak, jak je zamýšlená, 2 karty vylepšení
about-difficulty-hard = těžká: drsnější události, 1 karta vylepšení
about-astronaut-card = Schopnost „{ $ability }“ – { $ability_effect }. { $text }
about-profession-scientist = umí přehodit modrou kostku; vyzná se ve výzkumu a rostlinách
about-profession-geologist = vidí dílky dřív, než tam dojdete; vyzná se venku
about-profession-engineer = umí přehodit hnědou kostku; vyzná se v porouchaných věcech
about-profession-medic = uklidňuje posádku a pomáhá ostatním s léčením
about-choose-machine-swifts = +1 figurka pro průzkum
about-choose-machine-porter = +1 figurka pro sběr
about-choose-machine-third-hand = +1 figurka pro výzkum
about-choose-machine-mason = +1 figurka pro stavbu
about-machine-swifts = { about-choose-machine-swifts }
about-machine-porter = { about-choose-machine-porter }
about-machine-third-hand = { about-choose-machine-third-hand }
about-machine-mason = { about-choose-machine-mason }
about-rover-wagtail = platí za 2 figurky, jen při průzkumu
about-rover-badger = platí za 1 figurku, jen venku
about-act-event = { about-do-action-event }
about-act-rest = { about-do-action-rest }
about-act-relax = { about-do-action-relax }
about-act-heal = { about-do-action-heal }
about-act-manage = { about-do-action-manage }
about-act-explore = { about-do-action-explore }
about-act-gather = { about-do-action-gather }
about-act-research = v laboratoři: analyzovat vzorek, učinit objev, zasít semeno
about-act-build = v dílně: opravit prvek, spravit rover, nainstalovat vylepšení
about-act-tile = { about-do-action-tile }
about-act-own = akce bez kostek, které mise dovoluje
about-assist = tvá figurka se přidá k figurkám ostatních: víc figurek, méně kostek
about-do-action-event-research = { about-do-action-event }
about-do-action-event-build = { about-do-action-event }
about-do-action-event-manage = { about-do-action-event }
about-do-action-event = odpovědět na otevřenou událost: dá odměnu a už nemůže udeřit
about-do-action-rest = 1 figurka ve výklenku: získáš 1 žeton morálky
about-do-action-relax = 1 figurka v ubikacích posádky: morálka nahoru, nebo stres dolů
about-do-action-heal = tvá vlastní figurka a jedna lékařova v MedLabu: vyléčí se rána nebo zdravotní stav
about-do-action-heal-heart = tato figurka nemůže nic jiného, dokud se srdce neuzdraví
about-do-action-manage = 1 figurka v řídicím středisku: jedna stupnice poruch klesne o 1
about-do-action-explore = nové pole mapy: 1 figurka s kostkami, 2 bez nich a další za cestu
about-do-action-gather = přivézt něco z prozkoumaného pole: 1 figurka s kostkami, 2 bez nich a další za cestu
about-do-action-examine = první krok se vzorkem: 1 figurka s kostkami, 2 bez nich
about-do-action-discover = druhý krok se zanalyzovaným vzorkem: 1 figurka s kostkami, 2 bez nich
about-do-action-plant = na farmě začne růst semeno: 1 figurka s kostkami, 2 bez nich
about-do-action-repair = spravit nefunkční prvek náhradním dílem, nebo prvkem odjinud: 1 figurka s kostkami, 2 bez nich
about-do-action-rover = sundat žeton z roveru: 1 figurka s kostkami, 2 bez nich
about-do-action-upgrade = zabudovat kartu vylepšení: 1 figurka s kostkami, 2 bez nich
about-do-action-tile = 1 figurka na konci fáze otočí dílek odstávky
about-do-action-raise-panel = postavit záložní solární panel: o 4 jednotky energie víc; jeho 2 prvky jsou nefunkční a jeho hardware přináší každý sol víc poruch
about-do-action-raise-oxygenator = postavit záložní oxygenátor: o 3 jednotky kyslíku víc; jeho 3 prvky jsou nefunkční a jeho hardware přináší každý sol víc poruch
about-do-action-raise-farm = postavit záložní farmu: o 1 skleník víc; její 4 prvky jsou nefunkční, její rostliny do opravy vadnou a její hardware přináší každý sol víc poruch
about-do-action-trim-beds = spotřebovat náhradní díl: Optimální podmínky stoupnou o hodnotu karty výzkumu
about-do-action-read-beacon = zjistit, co je v jednom z kontejnerů
about-do-action-hold-signal = jeden maják vydrží o 2 dny déle
about-do-action-thicken-air = spotřebovat láhev s plynem a kyslíkové filtry: jednu živinu doplní polovina hodnoty karty výzkumu
about-do-action-sweep-band = přidat signál podle karty směru, v prstenci s číslem solu
about-do-action-compare-frames = odstranit 2 signály a 1 dát kamkoli do prstence značky
about-do-action-correct-fix = přesunout signál na sousední pole v prstenci značky
about-do-action-think-like-a-magpie = vyřadit ze hry 2 karty směru
about-do-action-pitch-tent = venkovní základna: od příštího solu mohou cesty začínat tam
about-do-action-pull-fuse = kostkou poruch podle volby se v tomto solu nehází
about-do-action-unpack-crate = uvést do hry zařízení z bedny
about-do-action-unpack-together = dvě bedny najednou, za 1 figurku navíc
about-do-action-scout-drone = podívat se na dílek pole, aniž by tam někdo šel
about-do-action-cross-check = spotřebovat zanalyzovaný vzorek: Archiv stoupne o hodnotu karty výzkumu
about-do-action-sharpen-drill = v příštím solu přinese jedna akce sběru dva vzorky
about-do-action-plant-an-ear = dát ucho na prozkoumané pole
about-do-action-listen = seřadit příští dva dílky jednoho prstence
about-do-action-stack-the-traces = Zaměření stoupne o polovinu hodnoty karty výzkumu
about-do-action-fire-the-thumper = spotřebovat venku hardware: Zaměření stoupne o hodnotu karty výzkumu
about-do-action-raise-the-rig = postavit vrtnou soupravu směrem ke zvonu v prstenci 2
about-do-action-roof-against-stones = postavit venku úkryt před bouří
about-do-action-something-halfway = postavit sklad směrem ke zvonu v prstenci 1
about-do-action-run-the-string = Vrt stoupne o hodnotu karty výzkumu
about-do-action-night-shift = 2 figurky a 1 jednotka energie, bez kostek: Vrt stoupne o polovinu hodnoty karty výzkumu
about-do-action-sleeve-the-hole = Vrt už nemůže klesnout
about-do-action-read-the-slope = posunout tmavý pruh o jedno pole
about-do-action-pitch-a-lee = venkovní základna: od příštího solu mohou cesty začínat tam
about-do-action-raise-the-mast = postavit přenosový stožár v prstenci 2
about-do-action-letters-to-the-door = astronaut podle volby získá 1 žeton morálky
about-do-action-set-an-anchor = dát kotvu na prozkoumané pole prstence 1
about-do-action-take-up-slack = Zátěž stoupne o polovinu hodnoty karty výzkumu
about-do-action-tie-in = poslední krok plánu „zpevnit“
about-do-action-cut-the-relief = vyříznout zářez do ledu směrem ke zvonu v prstenci 2
about-do-action-open-the-valve = Zátěž stoupne o hodnotu karty výzkumu
about-do-action-level-the-yard = urovnat pole prstence 1 naproti zvonu
about-do-action-move-a-module = přesunout zařízení obytného nebo pracovního komplexu: Zátěž stoupne o hodnotu karty výzkumu
about-do-action-hook-up = poslední krok plánu „přesunout“
about-do-action-bury-the-recorder = nechat svědka v prstenci 2 nebo 3
about-do-action-ease-off = 2 figurky, bez kostek: Pnutí klesne o 10
ability-price = stojí { $price ->
        [one] 1 žeton morálky
        [few] { $price } žetony morálky
       *[other] { $price } žetonů morálky
    } (máš { $stock })
ability-price-sample = stojí { $price ->
        [one] 1 žeton morálky
        [few] { $price } žetony morálky
       *[other] { $price } žetonů morálky
    } (máš { $stock }) a vzorek
ability-does-steady-hands = přehodit hnědou kostku
ability-text-steady-hands = stojí 2 žetony morálky: { ability-does-steady-hands }
about-ability-steady-hands = { ability-price }: { ability-does-steady-hands }
ability-does-odds-and-ends = získat náhodnou kartu vylepšení
ability-text-odds-and-ends = stojí 2 žetony morálky: { ability-does-odds-and-ends }
about-ability-odds-and-ends = { ability-price }: { ability-does-odds-and-ends }
ability-does-five-minutes = snížit stupnici poruch o 2
ability-text-five-minutes = stojí 2 žetony morálky: { ability-does-five-minutes }
about-ability-five-minutes = { ability-price }: { ability-does-five-minutes }
ability-does-it-runs-now = hned opravit nefunkční prvek
ability-text-it-runs-now = stojí 3 žetony morálky: { ability-does-it-runs-now }
about-ability-it-runs-now = { ability-price }: { ability-does-it-runs-now }
ability-does-calm-voice = stres klesne o 3
ability-text-calm-voice = stojí 2 žetony morálky: { ability-does-calm-voice }
about-ability-calm-voice = { ability-price }: { ability-does-calm-voice }
ability-does-both-hands = vyléčit někomu až 2 rány
ability-text-both-hands = stojí 3 žetony morálky: { ability-does-both-hands }
about-ability-both-hands = { ability-price }: { ability-does-both-hands }
ability-does-mostly-dust = rána se nestane
ability-text-mostly-dust = stojí 2 žetony morálky: { ability-does-mostly-dust }
about-ability-mostly-dust = { ability-price }: { ability-does-mostly-dust }
ability-does-off-the-roster = vyléčit někomu zdravotní stav
ability-text-off-the-roster = stojí 3 žetony morálky: { ability-does-off-the-roster }
about-ability-off-the-roster = { ability-price }: { ability-does-off-the-roster }
ability-does-second-look = přehodit modrou kostku
ability-text-second-look = stojí 2 žetony morálky: { ability-does-second-look }
about-ability-second-look = { ability-price }: { ability-does-second-look }
ability-does-spare-cutting = ochránit rostlinu
ability-text-spare-cutting = stojí 2 žetony morálky a vzorek: { ability-does-spare-cutting }
about-ability-spare-cutting = { ability-price-sample }: { ability-does-spare-cutting }
ability-does-shared-bench = jedna akce výzkumu potřebuje v tomto solu o 1 figurku méně
ability-text-shared-bench = stojí 1 žeton morálky a vzorek: { ability-does-shared-bench }
about-ability-shared-bench = { ability-price-sample }: { ability-does-shared-bench }
ability-does-two-samples = dobrat příště dvě karty a vybrat si
ability-text-two-samples = stojí 2 žetony morálky: { ability-does-two-samples }
about-ability-two-samples = { ability-price }: { ability-does-two-samples }
ability-does-keen-eye = podívat se na příští dílek prstence
ability-text-keen-eye = stojí 2 žetony morálky: { ability-does-keen-eye }
about-ability-keen-eye = { ability-price }: { ability-does-keen-eye }
ability-does-there-it-is = vzít si vzorek z mapy
ability-text-there-it-is = stojí 2 žetony morálky: { ability-does-there-it-is }
about-ability-there-it-is = { ability-price }: { ability-does-there-it-is }
ability-does-i-know-a-way = nehledět na terén jednoho pole cesty
ability-text-i-know-a-way = stojí 3 žetony morálky: { ability-does-i-know-a-way }
about-ability-i-know-a-way = { ability-price }: { ability-does-i-know-a-way }
ability-does-firm-ground = přehodit zelenou nebo šedou kostku
ability-text-firm-ground = stojí 2 žetony morálky: { ability-does-firm-ground }
about-ability-firm-ground = { ability-price }: { ability-does-firm-ground }
about-ability-die = { ability-price }; každá kostka nejvýš jednou
about-ability-space = { ability-price }: nehledět na terén tohoto pole
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
about-at-scan-cradle = MedLab: léčení nepotřebuje lékaře
about-at-tell-tale-board = řídicí středisko: řízení sníží stupnici o 2
about-at-card-table = ubikace posádky: začínající hráč získá každý sol 1 žeton morálky
about-at-bypass-cell = dílna: každý sol nehledět na jeden nefunkční prvek
about-at-route-planner = garáž: jedna akce průzkumu za sol potřebuje na cestu o 1 figurku méně
about-at-sample-chute = úložiště sond: sebrané vzorky jsou hned k použití
about-at-spectrometer = laboratoř: každý sol přehodit jednu modrou kostku
about-at-reading-corner = výklenek: jeden odpočinek za sol dá 2 žetony morálky
about-upgrade-scan-cradle = { about-at-scan-cradle }
about-upgrade-tell-tale-board = { about-at-tell-tale-board }
about-upgrade-card-table = { about-at-card-table }
about-upgrade-bypass-cell = { about-at-bypass-cell }
about-upgrade-route-planner = { about-at-route-planner }
about-upgrade-sample-chute = { about-at-sample-chute }
about-upgrade-spectrometer = { about-at-spectrometer }
about-upgrade-reading-corner = { about-at-reading-corner }
about-use-poi = { $effect } Jednou, potom je pryč.
about-dismantle-upgrade = dá dva náhradní díly; karta opustí hru
about-take-apart = od této chvíle platí za nefunkční a vy máte náhradní díl
about-element = dokud nefunguje: { $penalty }
about-bypass = jeho následky v tomto solu neplatí; jednou za sol
about-declare-chain = jednou ohlášený už zůstane
about-declare = kdo je v ní, může ji ještě změnit, dokud nemají všichni hotovo
about-revise = vzít ji zpět, nebo změnit rover či výhody
about-let-wilt = rostoucí rostliny klesnou o pole, jedna zralá začne růst znovu
about-replay = se stolem tak, jak vypadal před misí
about-restart = od první mise

## Why not

why-not-absent = Zařízení { $facility } ještě nemáte: tato akce musí počkat, až bude stát.
why-not-shut = Zařízení { $facility } je v odstávce: nejdřív otočte jeho dílek odstávky.
why-not-fault = Zařízení { $facility } je kvůli žetonu závady v tomto solu zavřené: zvolte něco jiného.
why-not-supply = Ve společných zásobách nestačí { $supply }: získejte víc, nebo naplánujte něco levnějšího.
why-not-part = Na tohle chybí náhradní díl ({ $part }): získejte ho, nebo ho vymontujte někde jinde.
why-not-tokens = Tento astronaut nemá tolik žetonů morálky.
why-not-upgrade-left = Všechny karty vylepšení už jsou ve hře: není co dobrat.
why-not-taken = Tuto profesi už někdo má: vezmi si jinou.
why-not-lethal = Ohlášené rány by astronauta zabily: ať to udělá někdo jiný, nebo se nejdřív musí léčit.
why-not-hands = { $missing ->
        [one] Chybí 1 figurka, žádná další není volná: vezměte jednu zpět odjinud.
        [few] Chybějí { $missing } figurky, žádná další není volná: vezměte nějaké zpět odjinud.
       *[other] Chybí { $missing } figurek, žádná další není volná: vezměte nějaké zpět odjinud.
    }
why-not-things = Chybí, co musí být připravené v nákladovém prostoru: { $needs }.
why-not-special = Tato akce mise teď není možná: její podmínky nejsou splněné.
why-not-event = Žádná událost v deníku mise není pro tuto figurku otevřená.
why-not-heal = Tento astronaut je zdravý: není co léčit.
why-not-heal-heart = Není co léčit: srdce je v pořádku.
why-not-explore = Každé pole, na které dosáhnete, je prozkoumané nebo už naplánované.
why-not-gather = Na žádném prozkoumaném poli, na které dosáhnete, nic neleží.
why-not-plant = Je potřeba semeno v nákladovém prostoru.
why-not-planted = Za sol jde zasít jedno semeno a jedno už v plánu je.
why-not-full = Všechny skleníky { in-facility } jsou zadané, počítají se i rostoucí rostliny.
why-not-growth = Na prvním poli stupnice růstu { in-facility } ještě stojí rostlina.
why-not-repair = Není porouchané nic, co byste mohli opravit, nebo na to chybí díly.
why-not-rover = Žádný rover nemá žeton, který by se musel sundat.
why-not-upgrade = Nemáte kartu vylepšení, kterou by šlo nainstalovat.
why-not-settled = Plán to už s jistotou obsahuje: podruhé by to nemělo žádný účinek.
why-not-tile = Žádné zařízení není v odstávce.
why-not-heart = Srdce má přednost: tato figurka může jen na jeho léčbu.
why-not-no-heart = To může jen figurka, kterou zdržuje srdce.
why-not-rest-only = Tato figurka může v tomto solu jen odpočívat.
why-not-indoors = Tento astronaut zůstává v tomto solu uvnitř: zvolte něco na základně.
why-not-machine = Stroje nemohou pracovat v obytném komplexu: pošlete astronauta.
why-not-machine-type = Tento stroj je na jiný druh akcí.
why-not-different = Každá figurka u této události musí patřit jinému astronautovi.
why-not-helper = Tohle musí udělat ostatní: ne ten, kdo byl začínajícím hráčem, když událost přišla.
why-not-two-rovers = Jeden rover tam už pomáhá: to stačí.
why-not-rover-fault = { $rover } má žeton závady: nejdřív je potřeba oprava.
why-not-rover-type = { $rover } s tímto druhem akcí pomáhat neumí.
why-not-rover-inside = { $rover } může pomáhat jen mimo základnu.
why-not-rover-explore = S průzkumem teď nemůže pomáhat žádný rover.
why-not-ready = Ještě ne: dokonči, co plánuješ, a dej každé figurce něco na práci.
why-not-thing-now = Žádná akce, kterou by teď šlo naplánovat, si o to neříká: { $thing }.
why-not-objective = Ještě to neplatí: { $objective } { $ways ->
        [none] Odškrtne se to samo.
       *[other] Cesta k tomu: { $ways }.
    }
why-not-objective-reached = Je dosaženo: { $objective }
why-not-no-pawn = { $who } už v tomto solu nemá volnou figurku.
why-not-in-hand = Nejdřív dokonči to, co právě plánuješ, nebo se vrať.
why-not-choose-first = Nejdřív vyber figurku a co udělá.
why-not-other-pawn = Tuto figurku umisťuje jiný hráč: { $who }.
why-not-installed = „{ $upgrade }“ je nainstalované – { $upgrade_effect }
why-not-event-over = Je to za námi: co to způsobilo, už platí.
why-not-works-alone = Tady ({ $facility }) nikdo pracovat nemusí: běží to samo, každý sol. Opravuje se v dílně.
why-not-not-planning = Akce se plánují ve fázi akcí: teď tu není co dělat.
why-not-no-way = Zatím tam nevede cesta: nejdřív prozkoumejte pole vedle.
why-not-empty-space = Neleží tam nic, co by se dalo přinést domů.
why-not-used = { $helper }: v tomto solu využito { $used } { $most ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $most }.
why-not-medic = K léčení patří figurka lékaře a žádná není volná: vezměte ji zpět odjinud.
why-not-no-pawns = Žádná tvoje figurka na to není volná: vezmi nějakou zpět odjinud.
why-not-you-ready = Plán už máš potvrzený: nejdřív se k plánování vrať.
why-not-off-chain = Co tam leží, se dá přinést domů, jen když to leží v řetězci signálů.
why-not-mended = Je to už opravené a funguje od příštího solu.
why-not-works = Funguje to: není co opravovat.
why-not-taken-out = Plán tento díl vymontovává na opravu jinde.
why-not-planned = V plánu už to je.
why-not-limit = V plánu už to je { $used ->
        [one] jednou
       *[other] { $used }krát
    }: víc než { $most ->
        [one] jednou
       *[other] { $most }krát
    } za sol to nejde.
why-not-no-place = Není k tomu žádné prozkoumané pole, na které dosáhnete.
why-not-track-low = Stupnice { $complex_id ->
        [working] pracovního komplexu
        [living] obytného komplexu
       *[systems] systémového komplexu
    } stojí na 0 a klesnout nemůže.
why-not-pending = Připravené to bude od příštího solu: { $thing }.
why-not-find-now = Na otevřené otázce by to nic nezměnilo. Použít to jde při plánování, mezi účinky, nebo tam, kde to pomůže.
why-not-locked = { $who } to ještě neumí: v kampani přináší schopnost každý objev.
why-not-migraine = { $who } nemůže používat schopnosti, dokud se nevyléčí: { $condition }.
why-not-silent = Kvůli tomu, co se stalo, { $who } v tomto solu tuto schopnost použít nemůže.
why-not-price = Cena v žetonech morálky: { $price }; { $who } má: { $stock }.
why-not-other-ability = Použít a zaplatit to může jen { $who }.
why-not-ability-rolled = Používá se na kostky své barvy, kterými se právě hodilo.
why-not-ability-wounded = Používá se ve chvíli, kdy má někdo utrpět ránu.
why-not-ability-plan = Používá se při plánování akcí.
why-not-ability-idle = Teď není nic, co by se tím dalo změnit.
why-not-objective-holds = Teď to tak je a počítá se to, pokud to tak bude i na konci: { $objective }
why-not-other-stack = Na této akci se žádná tvoje figurka nepodílí: změní ji, kdo ji plánuje.
why-not-others-hand = Tuto akci právě sestavuje někdo jiný.

## Events

event-sol-began = Začíná sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols }.
event-phase-began = Fáze { $phase }.
event-chosen = { $what ->
        [difficulty] Obtížnost: { $value }.
       *[machine] S sebou berete: { $value }.
    }
event-astronaut-joined = Přidává se { $who }. Profese: { $profession }.
event-placed = Stůl je připravený.
event-supply-changed = { $supply } { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because }{ $facility ->
            [none] {""}
           *[other] : { $facility }
        })
    }: ve společných zásobách { $level }.
event-morale-changed = Morálka { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: teď { $level ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($level) }
    }.
event-stress-changed = Stres { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }: teď { $level } z 18.
event-quarrelled = V posádce vypukla hádka. Nikdo z ní nevyjde jako hrdina a všichni dostanou svůj díl.
event-tokens-changed = Žetony morálky, { $who }: { $by }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }, teď { $tokens }.
event-wounded = { $who } utrpí ránu: celkem { $wounds ->
        [one] 1 rána
        [few] { $wounds } rány
       *[other] { $wounds } ran
    }.
event-wound-cancelled = Nic to nebylo: { $who } ránu neutrpí.
event-healed = { $who } se cítí lépe: { $wounds ->
        [0] nezbývá žádná rána
        [one] zbývá 1 rána
        [few] zbývají { $wounds } rány
       *[other] zbývá { $wounds } ran
    }.
event-died = { $who } umírá.
event-condition-gained = { $who } má nový zdravotní stav: { $condition } ({ $ailment }).
event-condition-cured = { $who } se zbavuje zdravotního stavu: { $condition }.
event-track-moved = Poruchy, { $complex }: { $level } z 5.
event-track-triggered = { $complex_id ->
        [working] V pracovním komplexu
        [living] V obytném komplexu
        [systems] V systémovém komplexu
       *[other] { $complex }:
    } něco povolilo: dobírá se karta poruchy.
event-box-reddened = Pozor, { $complex } je v ohrožení: od této chvíle se jeho kostkou poruch hází každý sol.
event-malfunction-drawn = Porucha „{ $malfunction }“: { $text } { $first_effect }
event-malfunction-discarded = Porucha „{ $malfunction }“ nemá účinek: { $why }.
event-die-rolled = { $who } hází { $die_id ->
        [success] kostkou úspěchu
        [wound] kostkou ran
        [adventure] kostkou dobrodružství
       *[other] ({ $die })
    }: { $face }.
event-malfunction-rolled = { $die } ukazuje { $face }.
event-broke = Porucha: { $element }.
event-fixed = Opraveno: { $element }.
event-token-placed = { $place }: { $burden } ({ $where }).
event-token-removed = Pryč je { $token }: { $place }.
event-token-ignored = Druhý { $token } se nepřidává, tento účinek už tu platí: { $place }.
event-shut-down = { $made ->
        [0] Zařízení { $facility } jde do odstávky: chybí { $kind }.
       *[other] Zařízení { $facility } jde do odstávky, { $kind } nestačí: základna vyrábí { $made } a potřebuje { $needed }.
    }
event-tile-turned = Dílek odstávky { in-facility } se otáčí: „{ $shutdown }“. { $acting_effect }
event-tile-discarded = { in-facility } je { $kind } zase zpátky.
event-tile-stays = Zařízení { $facility } zatím zůstává v odstávce.
event-produced = Výroba { of-supply }: vyrobeno { $made }, potřeba { $needed }{ $banked ->
        [0] .
       *[other] ; polovina přebytku jde do zásob: { $banked }.
    }
event-productivity-changed = Zařízení { $facility } teď dává { $level }.
event-production-changed = Celková výroba { of-supply } { $span }: { $by }.
event-plants-grew = Rostliny { in-facility } rostou{ $matured ->
        [0] .
        [one] ; jedna dozrála.
        [few] ; { $matured } dozrály.
       *[other] ; { $matured } dozrálo.
    }
event-plants-wilted = Rostliny { in-facility } vadnou.
event-plants-moved = Rostliny { in-facility } se přesouvají.
event-planted = { in-facility } je semeno v zemi.
event-shield-lost = Ochrana { in-facility } zachránila rostlinu a je pryč.
event-food-served = Porce jídla: farma dává { $made }, potřeba { $needed }{ $short ->
        [0] ; nikdo nehladoví.
        [one] ; jedna porce chybí.
        [few] ; { $short } porce chybějí.
       *[other] ; { $short } porcí chybí.
    }
event-went-hungry = { $who } zůstává bez { $portions ->
        [one] porce
       *[other] { $portions } porcí
    } jídla.
event-event-came = Událost „{ $event }“: { $text } { $first_effect }
event-event-done = Událost „{ $event }“ je vyřešená.
event-event-struck = Události „{ $event }“ si nikdo nevšímal, a tak udeří. { $first_effect }
event-event-expired = Událost „{ $event }“ je pryč a zapomenutá.
event-adventure-met = { $who } zažívá dobrodružství „{ $adventure }“: { $text } { $effect }
event-adventure-returned = Dobrodružství „{ $adventure }“ má pokračování ({ $who }): { $text } { $effect }
event-echo-came = „{ $echo }“, následek události „{ $parent }“: { $text } { $effect }
event-plan-filed = Akce { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(obsluhuje { $operator })
    }, { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-plan-joined = Pomoc s akcí { $stack }: { $pawn }.
event-plan-withdrawn = Akce { $stack } ztrácí figurky nebo se bere zpět.
event-plan-changed = { $what ->
        [wagtail] S akcí { $stack } pomáhá Konipas.
        [badger] S akcí { $stack } pomáhá Jezevec.
        [no-rover] Akce { $stack } se obejde bez roveru.
       *[perk] Akce { $stack } dostává výhodu.
    }
event-plan-committed = Plán platí: { $actions ->
        [one] jedna akce
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
event-action-began = { $who }: { $verb }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }.
event-action-succeeded = Úspěch, { $who }: { $verb }.
event-machine-acted = Práci odvedl stroj: { $machine }.
event-action-failed = Neúspěch, { $who }: { $verb }.
event-explored = Prozkoumáno: { $space }, { $roi }.
event-poi-gained = Nález: { $poi }.
event-poi-used = Nález „{ $poi }“ je použitý. { $effect }
event-thing-gained = Nově: { $thing }, { $where }.
event-thing-lost = Ztraceno: { $thing }.
event-sample-examined = Zanalyzováno: { $thing }.
event-sample-returned = Analyzovat se musí znovu: { $thing }.
event-discovered = Objev: { $thing }.
event-ability-used = { $who } používá schopnost „{ $ability }“.
event-ability-unlocked = { $who } se učí schopnost „{ $ability }“.
event-ability-refreshed = { $who } může znovu použít schopnost „{ $ability }“.
event-mark-gained = { $who }: { $mark }.
event-upgrade-gained = Karta vylepšení: { $upgrade } ({ $upgrade_effect }).
event-upgrade-installed = Nainstalováno: { $upgrade }.
event-upgrade-dismantled = Rozebráno: { $upgrade }.
event-dismantled = Vymontováno jako náhradní díl: { $element }.
event-direction-drawn = Karta směru ukazuje { $direction }: { $space }.
event-research-drawn = Karta výzkumu říká: { $research }.
event-tile-peeked = Příští dílek prstence { $ring } už znáte; { $under ->
        [yes] jde dospod
       *[no] zůstává nahoře
    }.
event-sheet-moved = { $sheet }: { $level } %.
event-spot-placed = Přibývá { $spot }: { $space }.
event-spot-removed = Mizí { $spot }: { $space }.
event-built-facility = Postaveno: { $facility }.
event-perk-gained = Výhoda { $about_id ->
        [any] pro kteroukoli akci
        [event] pro jednu akci událostí
        [rest] pro jednu akci odpočinku
        [relax] pro jednu akci relaxace
        [heal] pro jednu akci léčení
        [manage] pro jednu akci řízení
        [explore] pro jednu akci průzkumu
        [gather] pro jednu akci sběru
        [research] pro jednu akci výzkumu
        [build] pro jednu akci stavby
        [green] pro zelené kostky
        [grey] pro šedé kostky
        [blue] pro modré kostky
        [brown] pro hnědé kostky
       *[other] pro akci „{ $about }“
    }: { $perk }.
event-rover-tested = { $rover } čelí hodu zelenou kostkou ran: { $face }.
event-objective-ticked = Splněno: { $objective }
event-first-player-changed = { $who } je začínající hráč.
event-greenhouse-built = { in-facility } stojí o skleník víc.
event-fitted = Základna má napořád { $fitting }.
event-ground-turned = Napořád platí: { $space } je { $roi }.
event-trait-gained = { $who } si to ponese dál: { $trait }.
event-flag-set = { $note }
note-chain = Řetězec je zakreslený, od vnitřního prstence k vnějšímu.
note-direction = Zapsáno na později: { $flag }, { $direction }.
note-that = Zapsáno na později, že { $test }.
note-something = Něco je zapsáno na později.
event-mission-began = Začíná mise „{ $mission }“. { $text }
event-mission-ended = { $mission }: { $outcome }.
event-debriefed = Mise „{ $mission }“ skončila: splněno cílů { $done } { $count ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }. { $text }
event-envelope-opened = Otevírá se obálka: { $text }
event-crew-talked = { $who }: „{ $text }“
event-campaign-saved = Kampaň je uložená; příště přijde „{ $mission }“. Astronauti zůstávají; místo může přejít na někoho jiného, nebo na bota.
event-restored = Stůl vypadá tak jako před misí „{ $mission }“.

## The table in words

panel-mission = { $mission }
panel-sol = Sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols }, fáze { $phase }
panel-difficulty = Obtížnost: { $difficulty }
panel-objective = { $tick ->
        [done] Hotovo
        [optional] Když chcete
       *[other] Zbývá
    }: { $objective }
panel-how = – jak: { $ways }
way-by-action = „{ $action }“ ({ $deed })
way-by-rule = { $rule }
way-by-research = { $step ->
        [on_examined] každý zanalyzovaný vzorek
       *[on_discovery] každý objev
    } – { $effect }
panel-sheet = { $sheet ->
        [gas] { $level ->
            [one] zbývá 1 láhev s plynem
            [few] zbývají { $level } láhve s plynem
           *[other] zbývá { $level } lahví s plynem
        }
       *[other] { $sheet }: { $level } %
    }
panel-chain = Ohlášený řetězec: { $chain }
panel-cores = Ztracená vrtná jádra doma: { $count } { $cores ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $cores }
panel-bell = Směr zvonu: { $value }
panel-strategy = Plán pro ledovec: { $value }
panel-threshold = Nefunkčních prvků: { $broken }; na konci nejvýš { $threshold }
panel-difficulties = Co obtížnosti znamenají (X je počet astronautů)
panel-level = { $difficulty }: na začátku kyslík { $oxygen }, energie { $energy }, jídlo { $food }; { $things ->
        [none] žádné náhradní díly
       *[other] náhradní díly: { $things }
    }; { $upgrades ->
        [one] 1 karta vylepšení
        [few] { $upgrades } karty vylepšení
       *[other] { $upgrades } karet vylepšení
    }; { $tokens ->
        [0] žádné žetony morálky
        [one] pro každého 1 žeton morálky
        [few] pro každého { $tokens } žetony morálky
       *[other] pro každého { $tokens } žetonů morálky
    }; události berou { $harm } a dávají { $gain }; otevřené události udeří { $chance ->
        [100] s obvyklou pravděpodobností
       *[other] s pravděpodobností { $chance } % té obvyklé
    }
panel-debriefing = Co se o tom říká
panel-result = Jak to dopadlo: { $outcome }
panel-last-sol = Poslední byl sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols }
panel-reached = { $tick ->
        [done] Hotovo
        [optional] Když chcete, nesplněno
       *[other] Nesplněno
    }: { $objective }
panel-tally = Posádka: celkem { $wounds ->
        [one] 1 rána
        [few] { $wounds } rány
       *[other] { $wounds } ran
    }; morálka { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }, stres { $stress }
panel-text = { $text }
panel-letters = Otevřené dopisy
panel-letter = „{ $mission }“: { $text }
panel-crew = Posádka
panel-astronaut = { $who }, profese { $profession }: { $wounds ->
        [0] bez ran
       *[other] { $wounds } { $deadly ->
            [few] ze
            [6] ze
            [7] ze
           *[other] z
        } { $deadly } ran
    }{ $next ->
        [death] {" "}(další zabíjí)
        [illness] {" "}(další přinese zdravotní stav)
       *[other] {""}
    }, { $tokens ->
        [0] bez žetonů morálky
        [one] 1 žeton morálky
        [few] { $tokens } žetony morálky
       *[other] { $tokens } žetonů morálky
    }{ $marks ->
        [none] {""}
       *[other] ; v tomto solu: { $marks }
    }{ $pawns ->
        [0] {""}
        [one] ; 1 volná figurka
        [few] ; { $pawns } volné figurky
       *[other] ; { $pawns } volných figurek
    }
panel-ailment = – { $condition }{ $since ->
        [later] {" "}(od příští fáze)
       *[now] {""}
    }: { $ailment }; léčí se akcí „{ action-heal }“ v MedLabu
panel-ability = – { $ability }{ $ready ->
        [used] {" "}(v tomto solu už použita)
        [locked] {" "}(zatím nenaučená)
       *[ready] {""}
    }, { $ability_effect }
panel-base = Základna
panel-complex = { $complex }: { $places }
panel-supply = Společné zásoby: kyslík { $oxygen }, energie { $energy }, jídlo { $food }
panel-mood = Morálka { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }, stres { $stress } z 18; začínající hráč: { $first }
panel-track = Poruchy, { $complex }: { $level } z 5{ $box ->
        [red] , kostka každý sol
       *[green] {""}
    }
panel-farm = { $facility }: { $plants ->
        [one] 1 zralá rostlina
        [few] { $plants } zralé rostliny
       *[other] { $plants } zralých rostlin
    }, { $houses ->
        [one] 1 skleník
        [few] { $houses } skleníky
       *[other] { $houses } skleníků
    }; roste: { $growth ->
        [none] nic
       *[other] { $growth }
    }
panel-broken = { $facility }, nefunguje: { $elements }{ $penalties ->
        [none] {""}
       *[other] {" "}({ $penalties })
    }
panel-shut = { $facility }, odstávka: { $tiles }
panel-tokens = { $facility }{ $active ->
        [none] {""}
       *[other] : { $active }
    }{ $queue ->
        [none] {""}
       *[other] ; v příštím solu: { $queue }
    }
panel-must-roll = { $facility }: každá akce musí v tomto solu házet kostkou úspěchu
panel-no-rovers = V tomto solu nemůže s průzkumem pomáhat žádný rover
panel-helpers = Stroje a rovery
panel-aom = { $machine }, stroj: každý sol 1 figurka navíc pro akci „{ $action }“, pro události a dílky odstávky, ale ne v obytném komplexu; { $stack ->
        [0] volný
       *[other] v akci { $stack }
    }
panel-aom-limit = Když hraješ bez ostatních, použiješ nejvýš tolik strojů za sol: { $count }.
panel-aom-operator = Stroj, který vede akci, obsluhuje astronaut: ten nese, co akce přinese, a nestojí ho to figurku.
panel-machine = { $facility } dává { $level }
panel-map = Mapa
panel-space = { $space }: { $roi }, { $terrain }{ $things ->
        [none] {""}
       *[other] ; leží tu: { $things }
    }{ $tokens_here ->
        [none] {""}
       *[other] ; { $tokens_here }
    }
panel-ground = { $space }, neprozkoumáno: { $ground }
panel-lying = { $space }, neprozkoumáno: { $thing }
panel-spot = { $space }: { $spot }
panel-beacon = { $space }: { $days ->
        [0] žádný den svícení
        [one] ještě 1 den svícení
        [few] ještě { $days } dny svícení
       *[other] ještě { $days } dnů svícení
    }{ $pawns ->
        [0] {""}
        [one] ; k průzkumu o 1 figurku více
        [few] ; k průzkumu o { $pawns } figurky více
       *[other] ; k průzkumu o { $pawns } figurek více
    }
panel-rover = { $rover }, rover: platí za { $pawns ->
        [one] 1 figurku
        [few] { $pawns } figurky
       *[other] { $pawns } figurek
    } v jedné akci za sol ({ $types }{ $outside ->
        [yes] , jen venku
       *[no] {""}
    }), nikdy sám; { $stack ->
        [0] volný
       *[other] v akci { $stack }
    }{ $loads ->
        [none] {""}
       *[other] ; { $loads }
    }
panel-unexplored = Zatím není nic prozkoumáno.
panel-cargo = Nákladový prostor
panel-available = Dostupné: { $things ->
        [none] nic
       *[other] { $things }
    }
panel-pending = Čekající na příští sol: { $things }
panel-research = Zanalyzováno: { $things ->
        [none] nic
       *[other] { $things }
    }; objevy: { $discoveries ->
        [none] zatím žádné
       *[other] { $discoveries }
    }
panel-poi = Nález: { $poi }. { $effect }
panel-upgrade = Karta vylepšení: { $upgrade }; { $upgrade_effect }
panel-installed = Nainstalováno: { $upgrade }; { $upgrade_effect }
panel-log = Deník mise
panel-struck = { $event }: už udeřila, nic s ní nezmůžete
panel-entry = { $event } (otevřená, { $left ->
        [one] poslední sol
        [few] zbývají { $left } soly
       *[other] zbývá { $left } solů
    }{ $strikes_at ->
        [0] {""}
       *[other] ; udeří na začátku příštího solu: { $strikes_at } %
    }): { $pawns ->
        [one] 1 figurka
        [few] { $pawns } figurky
       *[other] { $pawns } figurek
    }{ $action ->
        [none] {""}
       *[other] {" "}jako akce „{ $action }“
    }{ $needs ->
        [none] {""}
       *[other] {" "}a { $needs }
    }, odměna – { $acting_effect }
panel-plan = Plán a jeho šance (odds)
panel-no-plan = Zatím není nic naplánováno: tady budou šance každé akce.
panel-stack-short = Akce { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(obsluhuje { $operator })
    }, { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $missing ->
        [one] chybí 1 figurka
        [few] chybějí { $missing } figurky
       *[other] chybí { $missing } figurek
    } (potřeba { $dice_at }, jistota od { $automatic_at }).
panel-stack = Akce { $stack }: { $who }{ $operator ->
        [none] {""}
       *[other] {" "}(obsluhuje { $operator })
    }, { $action }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; { $strength ->
        [one] 1 figurka
        [few] { $strength } figurky
       *[other] { $strength } figurek
    } (potřeba { $dice_at }, jistota při { $automatic_at }); úspěch { $success } %, { $certain_wounds ->
        [0] rána { $wound } %
        [one] 1 rána jistá{ $wound ->
            [0] {""}
           *[other] , { $wound } % na druhou
        }
       *[other] počet jistých ran: { $certain_wounds }{ $wound ->
            [0] {""}
           *[other] , { $wound } % na další ({ $die_wounds })
        }
    }, dobrodružství { $adventure_odds } %{ $costs ->
        [none] {""}
       *[other] ; cena: { $costs }
    }{ $strikes ->
        [none] {""}
       *[other] ; v každém případě: { $strikes }
    }
panel-forecast = Předpověď (forecast), když se nic nezmění
panel-shortage = { $supply }: vyrobí se { $made }, potřeba { $needed }; { $count ->
        [one] jedno zařízení půjde do odstávky
        [few] { $count } zařízení půjdou do odstávky
       *[other] { $count } zařízení půjde do odstávky
    }{ $facilities ->
        [none] {""}
       *[other] {" "}(příčina: { $facilities })
    }
panel-surplus = { $supply }: vyrobí se { $made }, potřeba { $needed }; do zásob { $banked }
panel-food = jídlo: vyrobí se { $made }, potřeba { $needed }{ $short ->
        [0] {""}
        [one] ; jedna porce bude chybět
        [few] ; { $short } porce budou chybět
       *[other] ; { $short } porcí bude chybět
    }
panel-wilting = { $wilting }: rostliny zvadnou, pokud nezaplatíte
panel-stress = Stres bude { $level }{ $causes ->
        [none] {""}
       *[other] {" "}({ $causes })
    }{ $quarrel ->
        [yes] ; to znamená hádku
       *[no] {""}
    }
panel-danger = Poruchy, { $complex }: teď { $level }{ $adds ->
        [0] {""}
       *[other] , za nefunkční prvky +{ $adds }
    }{ $die ->
        [none] {""}
       *[other] , potom { $die }
    }; pravděpodobnost karty poruchy: { $trigger } %

## Effects

effect-drop = polož 1 { $token } na { $space }
effect-pick-up = odstraň 1 { $token } z { $space_id ->
        [here] tohoto pole
        [drawn] dobraného pole
       *[other] { $space }
    }
effect-clear-space = odstraň všechny žetony z jednoho pole podle volby
effect-clear-ring = odstraň každý { $token } z prstence { $ring }
effect-clear-ground-token = odstraň z mapy žeton podle volby
effect-clear-ground = odstraň z mapy 1 { $token } podle volby
effect-clear-one-token = odstraň z mapy nebo z roveru žeton podle volby
effect-draw-a-direction = dober kartu směru pro prstenec { $ring }
effect-drawn-clockwise = pokračuj na další pole po směru hodinových ručiček
effect-drawn-to-ring = pokračuj ve stejném směru do prstence { $ring }
effect-discard-direction = vyřaď ze hry kartu směru podle volby
effect-thin-directions = vyřaď ze hry { $count ->
        [one] kartu směru
        [few] { $count } karty směru
       *[other] { $count } karet směru
    } podle volby, dokud jich zbývá víc než čtyři
effect-remember-direction = dober kartu směru a zapiš { $flag }
effect-remember-chosen-direction = dober dvě karty směru, jednu zvol a zapiš { $flag }
effect-peek-ring = prohlédni příští dílek prstence { $ring } a nech ho nahoře, nebo ho dej dospod
effect-scout = prozkoumej pole prstence { $ring }, na které dosáhneš, bez jeho nálezu
effect-survey = prozkoumej pole prstence { $ring }, na které dosáhneš, i s jeho nálezem
effect-arrange-tiles = prohlédni příští dva dílky jednoho prstence a vrať je v libovolném pořadí
effect-scan-space = ukaž dílek pole, na které dosáhneš; pole zůstane neprozkoumané
effect-open-bell-road = prozkoumej první pole směrem ke zvonu
effect-mark-spot = na { $space } přijde { $spot }
effect-unmark-spot = z { $space_id ->
        [here] tohoto pole
        [drawn] dobraného pole
       *[other] { $space }
    } zmizí { $spot }
effect-place-spot = na prozkoumané pole podle volby přijde { $spot }
effect-place-spot-in-ring = na prozkoumané pole prstence { $ring } přijde { $spot }
effect-remove-spot = zmizí { $spot } podle volby
effect-pick-spot = zvol pole, kde je { $spot }
effect-move-spot = { $spot } podle volby se ve svém prstenci posune { $count ->
        [one] o 1 pole
        [few] až o { $count } pole
       *[other] až o { $count } polí
    }
effect-move-spot-clockwise = { $spot } se posune na další pole po směru hodinových ručiček
effect-add-spot = dober kartu směru, v tom směru přibude v prstenci { $ring } { $spot }
effect-add-beside = { $spot } přibude vedle jiného
effect-spread = dober { $count ->
        [one] kartu směru
        [few] { $count } karty směru
       *[other] { $count } karet směru
    } a pokaždé tam v prstenci { $ring } přibude { $spot }
effect-shake-loose = v dobraném směru zmizí { $spot }
effect-place-base = postav na tomto poli venkovní základnu
effect-fade-signal = odstraň signál nejdál od základny
effect-place-drawn-signal = přesuň nový signál na kterékoli pole jeho prstence
effect-land-signal = polož signál na pole bez signálu v prstenci značky
effect-shift-signal = přesuň signál v prstenci značky na sousední pole
effect-gain-supply = získej { $count ->
        [one] 1 jednotku { of-supply }
        [other] { $count } jednotek { of-supply }
       *[few] { $count } jednotky { of-supply }
    }
effect-lose-supply = ztrať { $count ->
        [one] 1 jednotku { of-supply }
        [other] { $count } jednotek { of-supply }
       *[few] { $count } jednotky { of-supply }
    }
effect-raise-track = { $track } stoupne o { $count }
effect-lower-track = { $track } klesne o { $count }
effect-swap-tracks = vyměň hodnoty stupnic poruch pracovního a systémového komplexu
effect-resolve-keyword = vyhodnoť další kartu poruchy typu { $keyword } pro { $complex }
effect-break-one = { $element ->
        [any] přestane fungovat prvek podle volby { in-facility }
        [CPU] přestane fungovat CPU { in-facility }
        [hardware] přestane fungovat hardware { in-facility }
       *[other] přestanou fungovat { $element } { in-facility }
    }
effect-fix-one = { $element ->
        [any] oprav jeden nefunkční prvek { in-facility }
       *[other] oprav { $element } { in-facility }
    }
effect-strip = přestane fungovat jeden prvek { $complex_id ->
        [working] pracovního komplexu
        [living] obytného komplexu
       *[systems] systémového komplexu
    } a získáš { $count ->
        [one] 1 náhradní díl
        [few] { $count } náhradní díly
       *[other] { $count } náhradních dílů
    } jeho druhu
effect-put = polož 1 { $token } { into-facility }
effect-queue = polož 1 { $token } { into-facility } na příští sol
effect-load = { $rover } dostane 1 { $token }
effect-clear-rover = odstraň všechny žetony, které má { $rover }
effect-unload = odstraň 1 { $token }, který má { $rover }
effect-unload-one = odstraň z některého roveru žeton podle volby
effect-must-roll = akce { in-facility } musí v tomto solu házet kostkou úspěchu
effect-no-rovers = s průzkumem v tomto solu nemůže pomáhat žádný rover
effect-allow-rovers = rovery mohou zase pomáhat s průzkumem
effect-die-in = do hodu v tomto solu patří i { $die }
effect-die-out = do hodu v tomto solu nepatří { $die }
effect-turn-up = produktivita { $machine_id ->
        [panel] solárního panelu podle volby
        [oxygenator] oxygenátoru podle volby
        [best-panel] nejproduktivnějšího solárního panelu
        [best-oxygenator] nejproduktivnějšího oxygenátoru
        [panels] všech solárních panelů
        [oxygenators] všech oxygenátorů
        [remembered] téhož zařízení
        [backup-panel] záložního solárního panelu
        [backup-oxygenator] záložního oxygenátoru
       *[other] zařízení { $machine }
    } stoupne o { $count }
effect-turn-down = produktivita { $machine_id ->
        [panel] solárního panelu podle volby
        [oxygenator] oxygenátoru podle volby
        [best-panel] nejproduktivnějšího solárního panelu
        [best-oxygenator] nejproduktivnějšího oxygenátoru
        [panels] všech solárních panelů
        [oxygenators] všech oxygenátorů
        [remembered] téhož zařízení
        [backup-panel] záložního solárního panelu
        [backup-oxygenator] záložního oxygenátoru
       *[other] zařízení { $machine }
    } klesne o { $count }
effect-production-up = základna vyrobí { $span } o { $count ->
        [one] 1 jednotku
        [other] { $count } jednotek
       *[few] { $count } jednotky
    } { $kind_id ->
        [energy] energie
       *[oxygen] kyslíku
    } více
effect-production-down = základna vyrobí { $span } o { $count ->
        [one] 1 jednotku
        [other] { $count } jednotek
       *[few] { $count } jednotky
    } { $kind_id ->
        [energy] energie
       *[oxygen] kyslíku
    } méně
effect-plant-back = jedna zralá rostlina začne růst znovu
effect-growing-up = posuň všechny rostoucí rostliny o { $count } nahoru
effect-growing-down = posuň všechny rostoucí rostliny o { $count } dolů
effect-highest-up = posuň nejvyšší rostoucí rostlinu o { $count } nahoru
effect-highest-down = posuň nejvyšší rostoucí rostlinu o { $count } dolů
effect-lose-plant = ztrať jednu zralou rostlinu
effect-thermostat = všechny zralé rostliny začnou růst znovu
effect-shield-plant = přidej k rostoucím rostlinám ochranu
effect-cut = { in-facility } nastane odstávka, protože chybí { $kind }
effect-clear-tile = odstraň dílek odstávky { in-facility }
effect-discard-this-tile = tento dílek zmizí a zařízení zase funguje
effect-raise-this-track = stupnice poruch tohoto komplexu stoupne o { $count }
effect-gain-seed = získej semeno
effect-lose-seed = ztrať semeno
effect-gain-part = získej { $part_id ->
        [any] 1 náhradní díl libovolného druhu
        [random] 1 náhodně dobraný náhradní díl
       *[other] 1 náhradní díl ({ $part })
    }
effect-lose-part = ztrať { $part_id ->
        [any] 1 náhradní díl libovolného druhu
        [random] 1 náhodně dobraný náhradní díl
       *[other] 1 náhradní díl ({ $part })
    }
effect-exchange-parts = vyměň až { $count ->
        [one] 1 náhradní díl za jiný
        [few] { $count } náhradní díly za jiné
       *[other] { $count } náhradních dílů za jiné
    }
effect-gain-sample = získej vzorek
effect-gain-pending-sample = získej vzorek na příští sol
effect-gain-ring-sample = získej vzorek z prstence { $ring }
effect-lose-sample = ztrať vzorek
effect-lose-nearby-sample = ztrať vzorek z tohoto pole nebo z nákladového prostoru
effect-remove-sample = odstraň z mapy vzorek podle volby
effect-take-sample = vezmi vzorek z mapy do nákladového prostoru
effect-sprinkle-samples = polož jeden vzorek na toto pole a jeden na sousední prozkoumané pole
effect-examine-sample = hned zanalyzuj vzorek z nákladového prostoru
effect-unexamine-sample = jeden zanalyzovaný vzorek se musí analyzovat znovu
effect-gain-poi = získej nález
effect-gain-upgrade = získej náhodnou kartu vylepšení
effect-select-upgrade = získej kartu vylepšení podle volby
effect-lay-here = na toto pole přijde { $thing }
effect-lay-at = na { $space } přijde { $thing }
effect-roll-parts = hoď { $die_id ->
        [yellow] žlutou
        [orange] oranžovou
       *[red] červenou
    } kostkou poruch a získej na příští sol tolik náhradních dílů podle volby, kolik padne
effect-build = postav { $facility_id ->
        [relay-mast] přenosový stožár
        [storm-shelter] úkryt před bouří
        [drill-rig] vrtnou soupravu
        [depot] sklad
        [backup-panel] záložní solární panel
        [backup-oxygenator] záložní oxygenátor
        [backup-farm] záložní farmu
       *[other] zařízení { $facility }
    }
effect-build-ruined = postav { $facility_id ->
        [relay-mast] přenosový stožár
        [storm-shelter] úkryt před bouří
        [drill-rig] vrtnou soupravu
        [depot] sklad
        [backup-panel] záložní solární panel
        [backup-oxygenator] záložní oxygenátor
        [backup-farm] záložní farmu
       *[other] zařízení { $facility }
    }; žádný z prvků zatím nefunguje
effect-build-here = postav na tomto poli { $facility_id ->
        [relay-mast] přenosový stožár
        [storm-shelter] úkryt před bouří
        [drill-rig] vrtnou soupravu
        [depot] sklad
        [backup-panel] záložní solární panel
        [backup-oxygenator] záložní oxygenátor
        [backup-farm] záložní farmu
       *[other] zařízení { $facility }
    }
effect-stress-up = stres stoupne o { $count }
effect-stress-down = stres klesne o { $count }
effect-halve-stress = stres klesne na polovinu
effect-morale-up = morálka stoupne o { $count }
effect-morale-down = morálka klesne o { $count }
# The default is for “1 až 3”: a text, which has no plural category.
effect-gain-tokens = získej { $count ->
        [one] 1 žeton morálky
        [other] { $count } žetonů morálky
       *[few] { $count } žetony morálky
    }
effect-discard-tokens = odhoď { $count ->
        [one] 1 žeton morálky
        [other] { $count } žetonů morálky
       *[few] { $count } žetony morálky
    }
effect-discard-all-tokens = odhoď všechny žetony morálky
effect-wound = dostaň 1 ránu
effect-heal = vyleč { $count ->
        [one] 1 ránu
        [few] až { $count } rány
       *[other] až { $count } ran
    }
effect-cure = vyleč jeden zdravotní stav
effect-draw-a-condition = dober žeton zdravotního stavu
effect-mark-astronaut = { $when } { $mark }
effect-unmark-astronaut = zruš { $when } „{ $mark }“
effect-refresh-one = jedna použitá schopnost je znovu připravená
effect-refresh-all = všechny použité schopnosti jsou znovu připravené
effect-ease = { $perk ->
        [any] sniž { $when } o 1 počet figurek potřebných na jednu akci
       *[other] sniž { $when } o 1 počet figurek potřebných na jednu akci { $perk }
    }
effect-ease-own = { $perk ->
        [any] sniž { $when } o 1 počet figurek potřebných na jednu akci tohoto astronauta
       *[other] sniž { $when } o 1 počet figurek potřebných na jednu akci { $perk } tohoto astronauta
    }
effect-sure = { $perk ->
        [any] jedna akce
       *[other] jedna akce { $perk }
    } uspěje { $when } s 1 figurkou a bez hodu
effect-sure-own = { $perk ->
        [any] jedna akce
       *[other] jedna akce { $perk }
    } tohoto astronauta uspěje { $when } s 1 figurkou a bez hodu
effect-sure-action = akce „{ $action }“ { $when } jednou uspěje s 1 figurkou a bez hodu
effect-waive = akce „{ $action }“ { $when } jednou nepotřebuje nic než figurky
effect-ease-action = akce „{ $action }“ potřebuje v této misi o 1 figurku méně
effect-reroll = přehoď { $when } jednu { $colour } kostku
effect-redraw-research = { $when } smíš jednou dobrat kartu výzkumu znovu, pokud se ti nelíbí
effect-redraw-drawn-research = v této misi smíš jednou dobrat kartu výzkumu znovu, pokud se ti nelíbí
effect-redraw-malfunction = v této misi smíš jednou dobrat kartu poruchy znovu, pokud se ti nelíbí
effect-double-gather = jedna akce sběru přinese v příštím solu dva vzorky
effect-discount-die = jedna kostka poruch platí o 2 méně, kdykoli chceš
effect-advance = stupnice { $sheet } stoupne o { $count } %
effect-retreat = stupnice { $sheet } klesne o { $count } %
effect-advance-by-card = stupnice { $sheet } stoupne o hodnotu karty výzkumu
effect-advance-by-half-card = stupnice { $sheet } stoupne o polovinu hodnoty karty výzkumu
effect-set-sheet = nastav stupnici { $sheet } na { $count } %
effect-hold-sheet = stupnice { $sheet } už nemůže klesnout
effect-calm-sheet = stupnice { $sheet } v příští fázi výroby nestoupne
effect-remember-flag = zapiš na později, že { $makes }
effect-remember-flag-unmet = zapiš něco na později
effect-remember-direction-unmet = dober kartu směru pro něco pozdějšího
effect-remember-chosen-direction-unmet = dober dvě karty směru a jednu vyber pro něco pozdějšího
effect-fit = napořád zabuduj { $fitting }
effect-gain-greenhouse = získej skleník
effect-turn-ground = { $space } se napořád mění na „{ $roi }“
effect-remember-across = zapiš opačný směr: { $flag }
effect-remember-across-unmet = zapiš směr na později
effect-remember-by-lot = los rozhodne mezi dvěma odpověďmi
effect-remember-by-lot-unmet = los o něčem rozhodne
effect-settle-spot = vyber jedno z blízkých polí, kde leží { $spot }: je tam { $other }
effect-tick = { $objective } je splněný
effect-nothing = nic dalšího
effect-allow = je to možné
effect-say = zazní toto vyprávění
effect-move-module = přesuň zařízení obytného nebo pracovního komplexu a polož na ně na příští sol žeton závady
effect-fade-beacon = maják s nejvíce dny ztratí jeden den
effect-trace-beacon = maják podle volby vydrží o { $count ->
        [one] 1 den
        [few] { $count } dny
       *[other] { $count } dní
    } déle
effect-free-beacon = odstraň žeton figurky navíc z kontejneru podle volby
effect-identify-beacon = zjisti, co je v kontejneru podle volby
effect-burden-beacons = každý kontejner dostane žeton figurky navíc
effect-redraw-beacon-card = v této misi smíš jednou dobrat kartu výzkumu ve fázi výroby znovu, pokud se ti nelíbí
effect-move-crate-clockwise = posuň jednu bednu na další pole po směru hodinových ručiček
effect-move-crate-back = posuň tuto bednu zpět
effect-move-crate = přesuň jednu bednu na sousední pole
effect-unpack = uveď do hry, co je v bedně
effect-gain-nutrient = získej nález podle karty výzkumu na příští sol
effect-lose-nutrient = ztrať nález z nákladového prostoru
effect-feed-some = doplň zvolenou živinu o { $count } %
effect-feed-half-card = doplň zvolenou živinu o polovinu hodnoty karty výzkumu
effect-gain-gas = získej láhev s plynem

## Conditions

condition-chain-found = je řetězec zakreslený
condition-chain-found-not = není řetězec zakreslený
condition-chain-at-least = má řetězec aspoň { $count ->
        [one] 1 signál
        [few] { $count } signály
       *[other] { $count } signálů
    }
condition-chain-at-least-not = má řetězec méně než { $count ->
        [one] 1 signál
        [few] { $count } signály
       *[other] { $count } signálů
    }
condition-cores-recovered = jsou ztracená jádra doma
condition-cores-recovered-not = nejsou ztracená jádra doma
condition-probe-home = je průzkumný robot doma
condition-probe-home-not = není průzkumný robot doma
condition-morale-at-least = je morálka aspoň { $count }
condition-morale-at-least-not = je morálka nižší než { $count }
condition-morale-is-lowest = je morálka nejníž, jak jen může být
condition-morale-is-lowest-not = není morálka nejníž, jak jen může být
condition-stress-at-least = je stres aspoň { $count }
condition-stress-at-least-not = je stres nižší než { $count }
condition-supply-at-least = má posádka aspoň { $count ->
        [one] 1 jednotku { of-supply }
        [other] { $count } jednotek { of-supply }
       *[few] { $count } jednotky { of-supply }
    }
condition-supply-at-least-not = { $count ->
        [one] nemá posádka žádnou jednotku { of-supply }
        [other] má posádka méně než { $count } jednotek { of-supply }
       *[few] má posádka méně než { $count } jednotky { of-supply }
    }
condition-wounded = má tento astronaut ránu
condition-wounded-not = nemá tento astronaut žádnou ránu
condition-wounds-at-least = má tento astronaut aspoň { $count ->
        [one] 1 ránu
        [few] { $count } rány
       *[other] { $count } ran
    }
condition-wounds-at-least-not = { $count ->
        [one] nemá tento astronaut žádnou ránu
        [few] má tento astronaut méně než { $count } rány
       *[other] má tento astronaut méně než { $count } ran
    }
condition-anyone-has-wounds = má některý astronaut aspoň { $count ->
        [one] 1 ránu
        [few] { $count } rány
       *[other] { $count } ran
    }
condition-anyone-has-wounds-not = nemá žádný astronaut { $count ->
        [one] ani 1 ránu
        [few] { $count } rány nebo víc
       *[other] { $count } ran nebo víc
    }
condition-has-a-condition = má tento astronaut žeton zdravotního stavu
condition-has-a-condition-not = nemá tento astronaut žádný žeton zdravotního stavu
condition-conditions-at-least = má posádka aspoň { $count ->
        [one] 1 žeton zdravotního stavu
        [few] { $count } žetony zdravotního stavu
       *[other] { $count } žetonů zdravotního stavu
    }
condition-conditions-at-least-not = { $count ->
        [one] nemá posádka žádný žeton zdravotního stavu
        [few] má posádka méně než { $count } žetony zdravotního stavu
       *[other] má posádka méně než { $count } žetonů zdravotního stavu
    }
condition-has-tokens = má tento astronaut aspoň { $count ->
        [one] 1 žeton morálky
        [few] { $count } žetony morálky
       *[other] { $count } žetonů morálky
    }
condition-has-tokens-not = { $count ->
        [one] nemá tento astronaut žádný žeton morálky
        [few] má tento astronaut méně než { $count } žetony morálky
       *[other] má tento astronaut méně než { $count } žetonů morálky
    }
condition-has-part = { $part_id ->
        [any] má posádka jakýkoli náhradní díl
       *[other] má posádka náhradní díl ({ $part })
    }
condition-has-part-not = { $part_id ->
        [any] nemá posádka žádný náhradní díl
       *[other] nemá posádka náhradní díl ({ $part })
    }
condition-has-sample = má posádka vzorek
condition-has-sample-not = nemá posádka vzorek
condition-has-ground-sample = leží na mapě vzorek
condition-has-ground-sample-not = neleží na mapě žádný vzorek
condition-has-examined = má posádka zanalyzovaný vzorek
condition-has-examined-not = nemá posádka zanalyzovaný vzorek
condition-has-seed = má posádka semeno
condition-has-seed-not = nemá posádka semeno
condition-seed-planted = je zaseté semeno
condition-seed-planted-not = není zaseté žádné semeno
condition-planted-this-sol = bylo v tomto solu zaseto semeno
condition-planted-this-sol-not = nebylo v tomto solu zaseto žádné semeno
condition-growing-plant = roste nějaká rostlina
condition-growing-plant-not = neroste žádná rostlina
condition-tile-on = { in-facility } leží dílek odstávky
condition-tile-on-not = { $facility_id ->
        [anywhere] v žádném zařízení neleží dílek odstávky
       *[other] { in-facility } neleží dílek odstávky
    }
condition-element-broken = { $element ->
        [any] { in-facility } něco nefunguje
        [CPU] { in-facility } nefunguje CPU
        [hardware] { in-facility } nefunguje hardware
       *[other] { in-facility } nefungují { $element }
    }
condition-element-broken-not = { $element ->
        [any] { in-facility } všechno funguje
        [CPU] { in-facility } funguje CPU
        [hardware] { in-facility } funguje hardware
       *[other] { in-facility } fungují { $element }
    }
condition-trouble-at = je { in-facility } závada nebo odstávka
condition-trouble-at-not = je { in-facility } všechno v pořádku
condition-in-play = je { $facility } ve hře
condition-in-play-not = není { $facility } ve hře
condition-broken-at-most = { $count ->
        [one] nefunguje nejvýš 1 prvek
        [few] nefungují nejvýš { $count } prvky
       *[other] nefunguje nejvýš { $count } prvků
    }
condition-broken-at-most-not = { $count ->
        [one] nefunguje víc než 1 prvek
        [few] nefunguje víc než { $count } prvky
       *[other] nefunguje víc než { $count } prvků
    }
condition-broken-is = { $count ->
        [0] funguje úplně všechno
        [one] nefunguje přesně 1 prvek
        [few] nefungují přesně { $count } prvky
       *[other] nefunguje přesně { $count } prvků
    }
condition-broken-is-not = { $count ->
        [0] něco nefunguje
        [one] je počet nefunkčních prvků jiný než 1
       *[other] je počet nefunkčních prvků jiný než { $count }
    }
condition-broken-at-threshold = nefunguje přesně tolik prvků, kolik mise dovoluje
condition-broken-at-threshold-not = nefunguje méně nebo víc prvků, než mise dovoluje
condition-structures-at-least = { $count ->
        [one] je ve hře aspoň 1 karta zařízení
        [few] jsou ve hře aspoň { $count } karty zařízení
       *[other] je ve hře aspoň { $count } karet zařízení
    }
condition-structures-at-least-not = { $count ->
        [one] není ve hře žádná karta zařízení
        [few] je ve hře méně než { $count } karty zařízení
       *[other] je ve hře méně než { $count } karet zařízení
    }
condition-token-on-rover = má { $rover } žeton
condition-token-on-rover-not = nemá { $rover } žádný žeton
condition-rover-used = je použitý rover
condition-rover-used-not = není použitý žádný rover
condition-outside = jde o místo mimo základnu
condition-outside-not = jde o místo na základně
condition-at-space = jde o { $space }
condition-at-space-not = nejde o { $space }
condition-thing-is = je to { $thing }
condition-thing-is-not = to není { $thing }
condition-repaired = { in-facility } proběhla oprava
condition-repaired-not = { in-facility } neproběhla oprava
condition-first-this-sol = je to poprvé v tomto solu
condition-first-this-sol-not = to není poprvé v tomto solu
condition-done-action = { $count ->
        [one] akce „{ $action }“ proběhla aspoň jednou
       *[other] akce „{ $action }“ proběhla aspoň { $count }krát
    }
condition-done-action-not = { $count ->
        [one] akce „{ $action }“ ještě neproběhla
       *[other] akce „{ $action }“ proběhla méně než { $count }krát
    }
condition-drawn-is = dobraná karta říká „{ $strength }“
condition-drawn-is-not = dobraná karta neříká „{ $strength }“
condition-spot-at-drawn = je na dobraném poli { $spot }
condition-spot-at-drawn-not = na dobraném poli není { $spot }
condition-spot-toward-drawn = je v dobraném směru { $spot }
condition-spot-toward-drawn-not = v dobraném směru není { $spot }
condition-spot-here = je na tomto poli { $spot }
condition-spot-here-not = na tomto poli není { $spot }
condition-opposite-bell = leží toto pole naproti zvonu
condition-opposite-bell-not = toto pole neleží naproti zvonu
condition-spots-at-least = je { $spot } aspoň na { $count ->
        [one] 1 poli
       *[other] { $count } polích
    }
condition-spots-at-least-not = { $count ->
        [one] na žádném poli není { $spot }
       *[other] je { $spot } na méně než { $count } polích
    }
condition-spots-in-ring = je { $spot } v prstenci { $ring } aspoň na { $count ->
        [one] 1 poli
       *[other] { $count } polích
    }
condition-spots-in-ring-not = { $count ->
        [one] na žádném poli prstence { $ring } není { $spot }
       *[other] je { $spot } v prstenci { $ring } na méně než { $count } polích
    }
condition-explored-ring = { $count ->
        [one] je v prstenci { $ring } prozkoumané aspoň 1 pole
        [few] jsou v prstenci { $ring } prozkoumaná aspoň { $count } pole
       *[other] je v prstenci { $ring } prozkoumáno aspoň { $count } polí
    }
condition-explored-ring-not = { $count ->
        [one] v prstenci { $ring } není prozkoumané žádné pole
        [few] je v prstenci { $ring } prozkoumáno méně než { $count } pole
       *[other] je v prstenci { $ring } prozkoumáno méně než { $count } polí
    }
condition-explored-space = je prozkoumáno { $space }
condition-explored-space-not = není prozkoumáno { $space }
condition-explored-spot = { $count ->
        [one] je prozkoumané aspoň 1 pole, kde je { $spot }
        [few] jsou prozkoumaná aspoň { $count } pole, kde je { $spot }
       *[other] je prozkoumáno aspoň { $count } polí, kde je { $spot }
    }
condition-explored-spot-not = { $count ->
        [one] není prozkoumané žádné pole, kde je { $spot }
        [few] je prozkoumáno méně než { $count } pole, kde je { $spot }
       *[other] je prozkoumáno méně než { $count } polí, kde je { $spot }
    }
condition-track-at-least = stupnice { $sheet } ukazuje aspoň { $count } %
condition-track-at-least-not = stupnice { $sheet } ukazuje méně než { $count } %
condition-discovered-at-least = má posádka aspoň { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    }
condition-discovered-at-least-not = { $count ->
        [one] nemá posádka žádný objev
        [few] má posádka méně než { $count } objevy
       *[other] má posádka méně než { $count } objevů
    }
condition-discovered-ring = má posádka aspoň { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } ze vzorků z prstence { $ring } nebo vzdálenějšího
condition-discovered-ring-not = má posádka méně než { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } ze vzorků z prstence { $ring } nebo vzdálenějšího
condition-discovered-inner = má posádka aspoň { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } ze vzorků z prstence 1
condition-discovered-inner-not = má posádka méně než { $count ->
        [one] 1 objev
        [few] { $count } objevy
       *[other] { $count } objevů
    } ze vzorků z prstence 1
condition-examined-total = proběhla analýza aspoň { $count ->
        [one] 1 vzorku
       *[other] { $count } vzorků
    }
condition-examined-total-not = { $count ->
        [one] neproběhla žádná analýza vzorku
       *[other] proběhla analýza méně než { $count } vzorků
    }
condition-idle-bench = nebyl v minulém solu analyzován žádný vzorek
condition-idle-bench-not = byl v minulém solu analyzován vzorek
condition-gathered = je doma { $thing }
condition-gathered-not = není doma { $thing }
condition-found = je nalezený předmět „{ $thing }“
condition-found-not = není nalezený předmět „{ $thing }“
condition-ticked = je splněný { $objective }
condition-ticked-not = není splněný { $objective }
condition-unmet = už předtím nastala jistá věc
condition-flag-is = už předtím nastala jistá věc
condition-flag-is-not = jistá věc předtím nenastala
condition-flag-is-branch-keep = posádka zůstává na zimu tady
condition-flag-is-branch-send = všechno odletělo domů
condition-flag-is-checklist-open = na seznamu ještě není nic odškrtnuto
condition-flag-is-checklist-ticked = je na seznamu něco odškrtnuto
condition-flag-is-checklist-ticked-not = na seznamu není od poslední fáze výroby nic odškrtnuto
condition-flag-is-control-yes = existuje poctivá kontrola
condition-flag-is-culture-alive = kultura žije
condition-flag-is-culture-dead = kultura uhynula
condition-flag-is-culture-dead-not = kultura neuhynula
condition-flag-is-e1-seeds = je trezor se semeny rozmrazený
condition-flag-is-e1-tools = je sklad nářadí rozmrazený
condition-flag-is-e2-clean = mikrobi zůstávají venku
condition-flag-is-e2-filter = mikrobi mají přístup dovnitř
condition-flag-is-e2-none = voda zůstala, jaká byla
condition-flag-is-e4-capsule = pouzdro poletí se vzorky
condition-flag-is-e4-larder = pouzdro přijde na stůl
condition-flag-is-e4-leave = jedna schránka zůstane v plechovce
condition-flag-is-e4-take = všechny schránky poletí domů
condition-flag-is-letter-many = zůstal zavřený víc než jeden dopis
condition-flag-is-letter-shut = jeden dopis zůstal zavřený
condition-flag-is-library-asked = byla dotázána knihovna
condition-flag-is-library-hushed = je knihovna zatím zavřená
condition-flag-is-library-hushed-not = knihovna odpovídá na otázky
condition-flag-is-library-quiet = z knihovny není nic na cestě
condition-flag-is-log-read-yes = je starý deník přečtený
condition-flag-is-origin-native = jsou mikrobi zdejší
condition-flag-is-origin-stowaway = mikrobi přiletěli s námi
condition-flag-is-sledge-yes = jsou saně první posádky doma
condition-flag-is-tin-empty = je plechovka prázdná
condition-flag-is-tin-empty-not = jsou v plechovce sušenky
condition-flag-is-well-open = je studna otevřená
condition-flag-is-well-open-not = není studna otevřená
condition-flag-is-well-sealed = je studna zapečetěná
condition-flag-is-hole-capped = je díra zakrytá
condition-flag-is-deep-ear-yes = je tu ucho dál od základny
condition-flag-is-fix-early-yes = byl zvon nalezen brzy
condition-flag-is-plan-bleed-not = neplatí plán „vypustit“
condition-flag-is-witness-yes = je tu svědek
condition-flag-is-told-late = Lampárna dostala zprávu pozdě
condition-flag-is-told-early = Lampárna dostala zprávu brzy
condition-flag-is-theory-ice = platí teorie „led“
condition-flag-is-theory-brine = platí teorie „solanka“
condition-flag-is-shelter-yes = je tu střecha proti kamení
condition-flag-is-sample-sealed = je sklenice zapečetěná
condition-flag-is-sample-opened = byla sklenice otevřena
condition-flag-is-plan-shift = platí plán „přesunout“
condition-flag-is-plan-brace = platí plán „zpevnit“
condition-flag-is-plan-bleed = platí plán „vypustit“
condition-flag-is-mast-yes = stojí nový stožár
condition-flag-is-hole-open = je díra nezakrytá
condition-optional-done = jsou splněné všechny volitelné úkoly
condition-optional-done-not = některý volitelný úkol není splněný
condition-sol-at-least = je sol { $count } nebo pozdější
condition-sol-at-least-not = ještě nezačal sol { $count }
condition-sol-is-even = je číslo solu sudé
condition-sol-is-even-not = je číslo solu liché
condition-last-sol = je poslední sol
condition-last-sol-not = není poslední sol
condition-sols-left = { $count ->
        [one] zbývá aspoň 1 sol
        [few] zbývají aspoň { $count } soly
       *[other] zbývá aspoň { $count } solů
    }
condition-sols-left-not = { $count ->
        [one] nezbývá žádný sol
        [few] zbývá méně než { $count } soly
       *[other] zbývá méně než { $count } solů
    }
condition-in-mission = jde o misi „{ $mission }“
condition-in-mission-not = nejde o misi „{ $mission }“
condition-crew-is = má posádka { $count ->
        [one] 1 astronauta
        [few] { $count } astronauty
       *[other] { $count } astronautů
    }
condition-crew-is-not = nemá posádka přesně { $count ->
        [one] 1 astronauta
        [few] { $count } astronauty
       *[other] { $count } astronautů
    }
condition-events-done = jsou vyřešené všechny události
condition-events-done-not = nejsou vyřešené všechny události
condition-stat-at-least = je počet { $stat } aspoň { $count }
condition-stat-at-least-not = je počet { $stat } nižší než { $count }
condition-event-came = událost „{ $event }“ už přišla
condition-event-came-not = událost „{ $event }“ nepřišla
condition-event-done = událost „{ $event }“ je vyřešená
condition-event-done-not = událost „{ $event }“ není vyřešená
condition-event-struck = událost „{ $event }“ měla následky
condition-event-struck-not = událost „{ $event }“ neměla následky
condition-adventure-met = dobrodružství „{ $adventure }“ už nastalo
condition-adventure-met-not = dobrodružství „{ $adventure }“ nenastalo
condition-is-astronaut = je to { $astronaut }
condition-is-astronaut-not = není to { $astronaut }
condition-with-astronaut = je v posádce { $astronaut }
condition-with-astronaut-not = není v posádce { $astronaut }
condition-output-at-least = { $facility_id ->
        [panel] má některý solární panel výkon aspoň { $count }
        [oxygenator] má některý oxygenátor výkon aspoň { $count }
       *[other] má { $facility } výkon aspoň { $count }
    }
condition-output-at-least-not = { $facility_id ->
        [panel] nemá žádný solární panel výkon aspoň { $count }
        [oxygenator] nemá žádný oxygenátor výkon aspoň { $count }
       *[other] má { $facility } výkon nižší než { $count }
    }
condition-close = leží na dvou blízkých polích { $spot }
condition-close-not = neleží na žádných dvou blízkých polích { $spot }
condition-own-conditions = má tento astronaut aspoň { $count ->
        [one] 1 žeton zdravotního stavu
        [few] { $count } žetony zdravotního stavu
       *[other] { $count } žetonů zdravotního stavu
    }
condition-own-conditions-not = { $count ->
        [one] nemá tento astronaut žádný žeton zdravotního stavu
        [few] má tento astronaut méně než { $count } žetony zdravotního stavu
       *[other] má tento astronaut méně než { $count } žetonů zdravotního stavu
    }
condition-own-deeds = má tento astronaut aspoň { $count } { $deed_id ->
        [events] { $count ->
            [one] vyřešenou událost
            [few] vyřešené události
           *[other] vyřešených událostí
        }
        [discoveries] { $count ->
            [one] objev
            [few] objevy
           *[other] objevů
        }
       *[outside] { $count ->
            [one] akci venku
            [few] akce venku
           *[other] akcí venku
        }
    }
condition-own-deeds-not = má tento astronaut méně než { $count } { $deed_id ->
        [events] { $count ->
            [one] vyřešenou událost
            [few] vyřešené události
           *[other] vyřešených událostí
        }
        [discoveries] { $count ->
            [one] objev
            [few] objevy
           *[other] objevů
        }
       *[outside] { $count ->
            [one] akci venku
            [few] akce venku
           *[other] akcí venku
        }
    }
condition-missions-lost = { $count ->
        [one] je prohraná aspoň 1 mise
        [few] jsou prohrané aspoň { $count } mise
       *[other] je prohraných aspoň { $count } misí
    }
condition-missions-lost-not = { $count ->
        [one] není prohraná žádná mise
        [few] je prohráno méně než { $count } mise
       *[other] je prohráno méně než { $count } misí
    }
condition-died = zahynul některý astronaut
condition-died-not = nezahynul žádný astronaut
condition-won = je mise vyhraná
condition-won-not = není mise vyhraná
condition-lost-by-parts = na konci příliš mnoho prvků nefungovalo
condition-lost-by-parts-not = na konci nefungovalo jen tolik prvků, kolik smělo
condition-replayed = byla některá mise hrána znovu
condition-replayed-not = nebyla žádná mise hrána znovu
condition-installed-crate = je bedna { $count } vybalená
condition-installed-crate-not = není bedna { $count } vybalená
condition-first-container = dorazil domů jako první { $container }
condition-first-container-not = nedorazil domů jako první { $container }
condition-nutrient-full = je živina { $count } plně doplněná
condition-nutrient-full-not = není živina { $count } plně doplněná
condition-gas-used = { $count ->
        [one] akce „Zhustit vzduch“ proběhla aspoň jednou
       *[other] akce „Zhustit vzduch“ proběhla aspoň { $count }krát
    }
condition-gas-used-not = { $count ->
        [one] akce „Zhustit vzduch“ ještě neproběhla
       *[other] akce „Zhustit vzduch“ proběhla méně než { $count }krát
    }

## Groups

group-astronaut = každý astronaut
group-first-player = začínající hráč
group-other-astronaut = každý jiný astronaut
group-next-astronaut = další astronaut po směru hodinových ručiček
group-stack-astronaut = každý astronaut této akce
group-any-astronaut = astronaut podle volby
group-last-builder = kdo prováděl poslední akci stavby
group-structure-card = za každou kartu zařízení, nejvýš { $count }
group-broken-element = za každý nefunkční prvek { $complex_id ->
        [working] pracovního komplexu
        [living] obytného komplexu
       *[systems] systémového komplexu
    }, nejvýš { $count }
group-loaded-rover = za každý rover se žetony
group-spot-up-to = za každé pole, kde je { $spot }, nejvýš { $count }
subject-acting = kdo jedná

## Rules

rule-M-ACT-02 = Všechny akce solu se ohlásí dřív, než se vyhodnotí první z nich.
rule-M-ACT-03 = Plán patří všem: dokud nemají všichni hotovo, lze ho volně měnit, a musí být možný jako celek.
rule-M-ACT-04 = Akce se ohlásí tak, že se na její místo postaví figurky, případně rover, a položí věci, které potřebuje.
rule-M-ACT-06 = Každý astronaut musí dát oběma figurkám něco na práci, pokud některý účinek neříká jinak.
rule-M-ACT-10 = Akce se vyhodnocují v tomto pořadí: události, odpočinek, relaxace, léčení, řízení, průzkum, sběr, výzkum, stavba.
rule-M-ACT-13 = Akce bez druhu přijdou po všech ostatních v libovolném pořadí; tak se otáčejí i dílky odstávky.
rule-M-ACT-14 = Pořadí akcí ve stejném kroku si volíte sami.
rule-M-ACT-15 = Každá akce buď uspěje, nebo neuspěje.
rule-M-ACT-16 = Akce, jejíž cíl při vyhodnocení už není, proběhne, ale nemá účinek.
rule-M-ACT-18 = U jedné akce mohou společně stát figurky více astronautů i strojů.
rule-M-ACT-24 = Druh akce je zavřený, dokud je jeho zařízení v odstávce, má žeton závady nebo není ve hře a nezastoupí ho karta zařízení.
rule-M-ACT-31 = Akci, kterou nelze zaplatit celou, nelze ohlásit.
rule-M-ACT-32 = Akci, jejíž ohlášené rány by astronauta zabily, nelze ohlásit.
rule-M-ACT-34 = Zásoby, které akce stojí, se platí, jakmile plán platí, a nikdy se nevracejí.
rule-M-ACT-35 = Věci, které akce potřebuje, musí být připravené v nákladovém prostoru; leží u ní a žádné jiné akci neslouží.
rule-M-ACT-45 = S příliš málo figurkami akci ohlásit nelze, s nižším počtem se hází kostkami, s vyšším uspěje bez hodu.
rule-M-ACT-48 = Všechny rány ohlášené v celém plánu se sčítají; léčení ve stejném plánu proti nim nepomůže.
rule-M-ADV-02 = Dobrodružství se odehraje ve chvíli, kdy ho někdo potká.
rule-M-ADV-08 = Dobrodružství může mít pokračování v některé pozdější fázi událostí; nikdo neví, zda a kdy.
rule-M-AOM-03 = Figurku stroje lze použít jen na druh akcí, pro který je stroj určený.
rule-M-AOM-05 = Stroje nemohou pracovat v obytném komplexu.
rule-M-AOM-06 = Kdo stroj obsluhuje, nese to, co se stroji při akci přihodí.
rule-M-AOM-09 = Stroj se počítá jako jedna figurka, jednou za sol.
rule-M-APP-08 = Příprava hry proběhne krok za krokem sama; vy volíte stroje a začínajícího hráče.
rule-M-APP-22 = Splněné úkoly se odškrtávají samy a hned.
rule-M-APP-26 = Co se v misi stalo, zůstává zapsané a lze si to znovu přečíst.
rule-M-APP-30 = O volbách v dobrodružství rozhoduje hráč toho astronauta, který je zažívá.
rule-M-APP-35 = Po misi se dozvíte, jak dopadla.
rule-M-APP-44 = Obálka se otevírá, jen když to hra řekne, a všichni ji čtou společně.
rule-M-APP-45 = Po poslední misi kampaně přijde epilog, který závisí na tom, co jste udělali.
rule-M-ASTR-01 = Profese jsou čtyři a žádná není v posádce dvakrát.
rule-M-ASTR-06 = Schopnost stojí tolik žetonů morálky, kolik je na ní uvedeno, a platí je astronaut, který ji má.
rule-M-ASTR-07 = Schopnost, kterou nelze zaplatit celou, nelze použít.
rule-M-ASTR-09 = Schopnosti lze použít kdykoli, i mezi dvěma kroky fáze.
rule-M-ASTR-11 = Každou schopnost lze použít jednou za sol; ve fázi úklidu je znovu připravená.
rule-M-ASTR-14 = Žetony morálky patří jednotlivým astronautům a každý jich může mít libovolně mnoho.
rule-M-ASTR-21 = Ochrana u rostoucích rostlin se ztratí místo příští zralé rostliny, kterou by sebral nějaký účinek.
rule-M-ASTR-24 = Prvek opravený schopností hned funguje.
rule-M-BLD-01 = Stavba slouží k opravě prvků a roverů, k instalaci vylepšení a k výrobě toho, co chce mise.
rule-M-CAMP-01 = Kampaň je řada misí; každá začíná tím, co po sobě nechala předchozí.
rule-M-CAMP-07 = Po ztracené misi ji hrajete znovu, nebo začnete kampaň od začátku s posádkou, kterou si zvolíte.
rule-M-CAMP-10 = Kampaň se ukládá před každou misí.
rule-M-CAMP-12 = Další mise začíná se stolem tak, jak je; mění se jen to, co je výslovně uvedeno.
rule-M-CAMP-17 = V kampani se díky každému objevu naučí každý astronaut jednu novou schopnost.
rule-M-CARD-ABI-02 = Inženýr, 2 žetony morálky: získejte náhodnou kartu vylepšení, která ještě není ve hře.
rule-M-CARD-ABI-03 = Inženýr, 2 žetony morálky: jedna stupnice poruch klesne o 2.
rule-M-CARD-ABI-04 = Inženýr, 3 žetony morálky: jeden nefunkční prvek kdekoli na základně je hned opravený.
rule-M-CARD-ABI-05 = Lékař, 3 žetony morálky: vyléčí jednomu astronautovi až 2 rány.
rule-M-CARD-ABI-08 = Vědec, 2 žetony morálky a vzorek: k rostoucím rostlinám přibude ochrana.
rule-M-CARD-MAL-03 = Karta o solárním panelu nebo oxygenátoru zasáhne jeden z nich; který, to zvolíte vy.
rule-M-CARD-MAL-08 = Pracovní a systémová stupnice poruch si vymění hodnoty.
rule-M-CARD-MAL-10 = Všechny zralé rostliny se vrátí na stupnici růstu a zaplní ji odshora.
rule-M-CARD-PEN-07 = Vy volíte, který vzorek z mapy zmizí.
rule-M-CARD-STR-02 = Karta zařízení leží u svého komplexu, má vlastní prvky a do hry přichází akcí stavby.
rule-M-CLN-03 = Ve fázi úklidu je vše, co bylo sebráno, dostupné a nainstalovaná vylepšení jdou na svá zařízení.
rule-M-CLN-07 = Ve fázi úklidu se začínajícím hráčem stává další astronaut po směru hodinových ručiček.
rule-M-COND-01 = Žeton zdravotního stavu se dobírá náhodně.
rule-M-COND-10 = Vyléčený zdravotní stav se vrací mezi ostatní žetony.
rule-M-COND-15 = Záchvat úzkosti hned sníží morálku o 1 a nezůstává.
rule-M-COND-16 = Srdeční potíže zdrží jednu figurku, takže nemůže na nic než na léčbu srdce.
rule-M-COND-19 = S migrénou nemůže astronaut používat schopnosti.
rule-M-CONS-01 = Některé události mají později následnou událost pro jednoho určitého astronauta.
rule-M-CONS-04 = Následná událost přichází na začátku fáze událostí.
rule-M-DICE-01 = Akce bez jistého úspěchu hází třemi kostkami své barvy: kostkou úspěchu, ran a dobrodružství.
rule-M-DICE-04 = Když na kostce úspěchu úspěch nepadne, akce neuspěje a její astronaut získá 2 žetony morálky.
rule-M-DICE-05 = Když na kostce ran padne rána, provádějící astronaut utrpí 1 ránu.
rule-M-DICE-08 = Pořadí toho, co kostky přinesou, volí hráč, který akci provádí.
rule-M-DICE-13 = Se žetonem opakovaného hodu musí úspěch padnout podruhé.
rule-M-DIFF-01 = Obtížnost se volí pro každou misi, i uvnitř kampaně.
rule-M-DIR-02 = Každá karta směru se dobírá z úplného balíčku.
rule-M-DIR-03 = Pokyn k dobrání více karet směru znamená více samostatných dobrání.
rule-M-DIR-04 = Mírný, střední a silný mají význam, jen když se na ně účinek ptá.
rule-M-DIR-06 = Karta směru, která opustí hru, se už nedobírá.
rule-M-DISM-01 = Nenainstalovanou kartu vylepšení lze kdykoli odevzdat za dva náhradní díly, které ukazuje.
rule-M-DISM-02 = Náhradní díly z karty vylepšení jsou hned dostupné.
rule-M-DISM-04 = Než se cokoli ohlásí, lze vymontovat kterýkoli funkční prvek a stane se z něj náhradní díl.
rule-M-DISM-05 = Vymontované náhradní díly jsou hned dostupné; nestojí to žádnou figurku.
rule-M-END-03 = Vyhráváte, když jsou včas splněné všechny úkoly, nefunguje nejvýš povolený počet prvků a všichni žijí.
rule-M-END-04 = Na konci smí nefungovat nejvýš tolik prvků, kolik mise dovoluje.
rule-M-END-05 = Výhra přichází hned, po kterémkoli účinku; dokud toho nefunguje příliš mnoho, hrajete dál, dokud zbývají soly.
rule-M-END-08 = Mise je ztracená, když po posledním solu zbývá nesplněný úkol.
rule-M-END-09 = Mise je ztracená, když po posledním solu nefunguje příliš mnoho prvků.
rule-M-END-11 = Volitelné úkoly něco dávají, ale k výhře nejsou nutné.
rule-M-EVA-01 = Otevřenou událost z deníku mise lze vyřešit figurkami a věcmi.
rule-M-EVA-02 = Událost říká, kolik figurek stojí a co ještě.
rule-M-EVA-06 = Vyřešená událost je hotová a její následek už nepřijde.
rule-M-EVA-07 = Vyřešení události může dát odměnu.
rule-M-EVT-01 = Na začátku každého solu stoupne jedna náhodně určená stupnice poruch o 1.
rule-M-EVT-05 = V každém solu přijde přesně jedna nová událost.
rule-M-EVT-06 = Co událost dělá, stane se hned; může to trvat celý sol i déle.
rule-M-EXPL-02 = Dosáhnete na celý prstenec 1 a na každé pole vedle prozkoumaného.
rule-M-EXPL-03 = Průzkum stojí 1 figurku se zelenými kostkami nebo 2 bez nich a 1 další za každé pole cesty.
rule-M-EXPL-06 = Kdo prozkoumá pole, dobere dílek jeho prstence a položí ho tam.
rule-M-EXPL-07 = Na nový dílek přijde tolik vzorků, kolik jich ukazuje.
rule-M-EXPL-08 = Nový dílek může dát nález, který je hned dostupný.
rule-M-EXPL-10 = Dílek, který přijde bez průzkumu, dá nález, jen když to text říká.
rule-M-FAQ-05 = Zda doberete znovu, je na vás, ale platí druhá karta.
rule-M-FAQ-28 = Záložní zařízení se staví se všemi prvky nefunkčními, a přesto pracuje.
rule-M-FARM-03 = Stupnice růstu má šest polí a na každém je nejvýš jedna rostlina.
rule-M-FARM-06 = Každá rostoucí rostlina se v každé fázi výroby posune o 1 pole nahoru.
rule-M-FARM-12 = Když rostliny vadnou, každá rostoucí klesne o 1 pole; z nejnižšího se ztratí.
rule-M-FARM-13 = Když rostliny vadnou, jedna zralá se vrátí na vrchol stupnice růstu.
rule-M-FARM-15 = Rostliny zachráníte, když zaplatíte 1 jednotku energie za nefunkční energetické konektory a 1 jednotku kyslíku za nefunkční kyslíkové filtry.
rule-M-FARM-18 = Každá zralá rostlina dá 1 porci jídla.
rule-M-FARM-20 = Co farma nedá, sní se ze společných zásob, dokud stačí.
rule-M-FARM-21 = Když je jídla pořád málo, zvolíte, kdo zůstane bez něj.
rule-M-FARM-22 = Každá porce, bez které astronaut zůstane, je 1 rána.
rule-M-FARM-24 = Polovina zbylého jídla, zaokrouhlená nahoru, jde do společných zásob.
rule-M-FP-05 = Účinky, které mluví o začínajícím hráči, se týkají toho, kdo jím v tu chvíli je.
rule-M-FP-06 = Začínající hráč se v každé fázi úklidu mění po směru hodinových ručiček.
rule-M-GATH-01 = Sběr přinese domů něco, co leží na prozkoumaném poli.
rule-M-GATH-03 = Sběr stojí 1 figurku se šedými kostkami nebo 2 bez nich a 1 další za každé pole cesty; věc se jmenuje předem.
rule-M-GATH-04 = Jedna akce sběru přinese jednu věc.
rule-M-GATH-06 = Co bylo sebráno, je dostupné v příštím solu.
rule-M-GEN-04 = Hrajete samostatnou misi, nebo jednu misi kampaně; pravidla jsou stejná.
rule-M-GEN-07 = Co nelze provést, to se vynechá a nic jiného to nestojí.
rule-M-GEN-09 = Polovina se vždy zaokrouhluje nahoru.
rule-M-GEN-11 = Některá čísla závisí na počtu astronautů.
rule-M-HEAL-02 = Léčení stojí jednu figurku pacienta a jednu lékaře.
rule-M-HEAL-06 = Léčí se buď rána, nebo zdravotní stav; volí se až při vyhodnocení.
rule-M-HEAL-07 = Léčení odebere 1 ránu.
rule-M-HEAL-08 = Léčení odebere jeden zdravotní stav podle volby.
rule-M-HEAL-09 = Figurka, kterou zdržuje srdce, se musí použít na léčbu srdce.
rule-M-ICON-03 = S touto penalizací nemůže s průzkumem pomáhat žádný rover.
rule-M-ICON-06 = S touto penalizací se kostkou úspěchu hází vždy a rozhoduje jen ona, ať je figurek kolikkoli.
rule-M-ICON-14 = Akce, jejíž cesta vede hluchým místem, stojí skupinu 1 bod morálky.
rule-M-ICON-21 = Ohlášená rána zasáhne provádějícího astronauta, ne pomocníky.
rule-M-ICON-27 = Symbol vzorku znamená jeden vzorek.
rule-M-ICON-32 = Náhradní díly jsou čtyř druhů: energetické konektory, kyslíkové filtry, hardware a CPU.
rule-M-LOG-05 = Dokud je událost otevřená, může v některém z příštích solů udeřit její následek.
rule-M-LOG-06 = Vyřešená událost nikdy neudeří.
rule-M-LOG-10 = Na konci svého třetího solu je událost zapomenutá.
rule-M-MACT-01 = Mise může mít vlastní zvláštní akce.
rule-M-MACT-02 = Mise říká, kde a kdy jsou její zvláštní akce možné a co dělají.
rule-M-MACT-05 = Zvláštní akci lze za sol provést víckrát, pokud ji mise neomezuje.
rule-M-MALF-02 = Mise říká, kterými kostkami poruch se v kterém solu hází.
rule-M-MALF-06 = Všemi kostkami poruch daného solu se hází najednou.
rule-M-MALF-10 = Každá stupnice poruch stoupne podle své kostky a podle penalizací svého komplexu.
rule-M-MALF-11 = Stupnice poruch, která dosáhne 5, se spustí, v kterékoli fázi.
rule-M-MALF-12 = Spuštěná stupnice klesne na 0 a dobere se karta poruchy.
rule-M-MALF-15 = Po kartě poruchy je v ohrožení další komplex: pracovní, potom obytný, potom systémový.
rule-M-MALF-23 = Když se hledá karta určitého typu, dobírá se, dokud nepřijde; platí jen ona.
rule-M-MALF-26 = Karta poruchy pro zařízení v odstávce nemá účinek.
rule-M-MALF-27 = Karta poruchy pro zařízení, které není ve hře, nemá účinek.
rule-M-MALF-28 = Komplikace porouchá jeden prvek svého zařízení.
rule-M-MALF-30 = Když se porouchá prvek „solárního panelu“, zvolíte, kterého.
rule-M-MALF-32 = Ostatní karty poruchy dělají to, co říkají.
rule-M-MAN-01 = Řízení stojí 1 figurku v řídicím středisku.
rule-M-MAN-02 = Řízení sníží stupnici poruch podle vaší volby o 1.
rule-M-MIS-CAMP-05 = Když se mise hraje znovu, vrátí se stůl do stavu před ní.
rule-M-MIS-CAMP-07 = Každý volitelný úkol dává na výběr: 2 náhradní díly, 3 jednotky jedné zásoby, nebo vyléčení rány či zdravotního stavu.
rule-M-MIS-CAMP-11 = Kdo už se nemá co naučit, získá za objev 2 žetony morálky.
rule-M-MIS-CAMP-14 = Obálka se otevře, když je splněný úkol její mise; předtím ji nikdo nevidí.
rule-M-MIS-CORE-02 = Vzorky si pamatují, ze kterého prstence jsou; úkoly chtějí objevy z určitých prstenců.
rule-M-MIS-CORE-04 = Akce „Křížová kontrola“ spotřebuje pro Archiv zanalyzovaný vzorek; ostrý vrták přinese v příštím solu dva vzorky.
rule-M-MIS-CORE-05 = Sol bez výzkumu přinese v příští fázi výroby stres.
rule-M-MIS-GEN-19 = Dílky prozkoumané už při přípravě mají své vzorky, ale nedávají nález.
rule-M-MIS-HOME-06 = Od solu 3 se každý sol hází žlutou kostkou poruch.
rule-M-MIS-HOME-07 = Spadlé sondy leží na jihu prstenců 1 a 2: najdou se průzkumem těchto polí.
rule-M-MIS-HOME-08 = Spadlá sonda vydá náhradní díly podle hodu: bližší podle žluté kostky, vzdálenější podle oranžové.
rule-M-MIS-HOME-09 = Druhy náhradních dílů ze sond volíte vy; dostupné jsou v příštím solu.
rule-M-MIS-HOME-10 = Každá oprava záložní farmy zvýší Optimální podmínky o hodnotu karty výzkumu.
rule-M-MIS-HOME-11 = Náhradní díl věnovaný funkčnímu prvku záložní farmy zvýší Optimální podmínky o hodnotu karty výzkumu.
rule-M-MIS-HOME-14 = Farma je plná: skleník pro další rostlinu má záložní farma.
rule-M-MIS-HOME-O1 = Jedna akce stavby uvede do hry záložní solární panel se všemi prvky nefunkčními.
rule-M-MIS-HOME-O2 = Jedna akce stavby uvede do hry záložní oxygenátor se všemi prvky nefunkčními.
rule-M-MIS-HOME-O3 = Jedna akce stavby uvede do hry záložní farmu se všemi prvky nefunkčními.
rule-M-MIS-LAND-07 = Bedna se nejdřív sebere a potom spotřebuje akcí stavby, která uvede její zařízení do hry.
rule-M-MIS-LAND-10 = Za 1 figurku navíc lze jednou akcí vybalit dvě bedny; dron ukáže dílek, aniž by ho prozkoumal.
rule-M-MIS-LAND-11 = Nálezy této mise: náhradní díl, snazší akce stavby, nebo přesun bedny na sousední pole.
rule-M-MIS-PLANTS-04 = Každá z pěti živin má svůj úkol.
rule-M-MIS-PLANTS-10 = Každá živina, která není plně doplněná, přidá ve fázi výroby 1 stres.
rule-M-MIS-PLANTS-15 = Zanalyzovaný nález dá kartu výzkumu pro svou živinu a jako objev ještě půl další.
rule-M-MIS-PLANTS-20 = Když je živina plně doplněná, každý získá 1 žeton morálky.
rule-M-MIS-PLANTS-21 = Akce „Zhustit vzduch“ spotřebuje láhev s plynem a kyslíkové filtry a doplní zvolenou živinu o polovinu hodnoty karty výzkumu.
rule-M-MIS-PLANTS-25 = Nálezy této mise: dobrat kartu výzkumu znovu, nález s číslem, nebo láhev s plynem.
rule-M-MIS-PROBE-03 = Posádka ohlásí řetězec jednou, kdykoli existuje; od té chvíle se už nemění.
rule-M-MIS-PROBE-05 = Jakmile je prozkoumané poslední pole řetězce, leží na něm průzkumný robot.
rule-M-MIS-PROBE-09 = Na dílku se značkou mise je ztracené jádro.
rule-M-MIS-PROBE-12 = Žetony morálky může dát dohromady více astronautů; ve hře zůstanou aspoň čtyři karty směru.
rule-M-MIS-PROBE-13 = Základna venku je vždy jen jedna; akce mohou začínat u ní a její terén se počítá.
rule-M-MIS-PROBE-15 = Jedna kostka poruch může platit o 2 méně, hned po hodu a nikdy méně než 0.
rule-M-MIS-PROBE-A1 = Akce „Pročesat pásmo“ přidá podle karty směru signál v solu 1, 2 nebo 3 do prstence 1, 2 nebo 3.
rule-M-MIS-PROBE-A2 = Akce „Porovnat snímky“ odstraní 2 signály a 1 dá na pole bez signálu v prstenci použité značky.
rule-M-MIS-PROBE-A3 = Akce „Opravit polohu“ přesune signál na sousední pole v prstenci použité značky.
rule-M-MIS-PROBE-A4 = Akce „Myslet jako straka“ stojí tolik žetonů morálky, kolikátý je sol, a vyřadí 2 karty směru.
rule-M-MIS-PROBE-A5 = Akce „Postavit stan“ stojí hardware a od příštího solu udělá z prozkoumaného pole základnu.
rule-M-MIS-PROBE-A6 = Akce „Vytáhnout pojistku“ stojí CPU: jednou kostkou poruch se v tomto solu nehází.
rule-M-MIS-PROBE-O1 = Řetězec je sedm signálů na sousedních polích od prstence 1 do prstence 3.
rule-M-MIS-PROBE-O2 = Dvě ztracená jádra se sbírají na polích řetězce.
rule-M-MIS-PROBE-O3 = Průzkumný robot se sbírá na posledním poli řetězce.
rule-M-MIS-RIDDLE-09 = Na začátku výroby určí karta výzkumu, který maják ztratí den, a opustí hru.
rule-M-MIS-RIDDLE-10 = Kontejner, kterému nezbývají dny, dostane v každé fázi výroby žeton figurky navíc.
rule-M-MIS-RIDDLE-14 = Průzkum pole s majákem určí hodem žlutou kostkou obsah kontejneru: jídlo, díly nebo přístroje.
rule-M-MIS-RIDDLE-16 = Kontejneru, který už znáte, zůstávají jeho dny i žetony figurky navíc, dokud ho neseberete.
rule-M-MIS-RIDDLE-17 = Co je v kontejneru, je dostupné v příštím solu.
rule-M-MIS-RIDDLE-18 = Akce „Číst maják“ řekne, co je v jednom kontejneru.
rule-M-MIS-RIDDLE-19 = Akce „Udržet signál“ dá majáku 2 dny navíc.
rule-M-MIS-RIDDLE-21 = Nálezy této mise: den navíc, karta výzkumu dobraná znovu, nebo o žeton figurky navíc méně.
rule-M-MIS-RIDDLE-22 = Odmítnutá karta výzkumu se vrátí dřív, než se dobere druhá.
rule-M-MIS-SLOT-01 = Co kampaň rozhodne natrvalo, to se poznamená a další mise se tím řídí.
rule-M-MIS-SLOT-LN1 = První mise kampaně: prozkoumejte tři pole prstence 1 a umístěte tři uši.
rule-M-MIS-SLOT-LN2 = Druhá mise kampaně: dostaňte Zaměření na 100 %.
rule-M-MIS-SLOT-LN3 = Třetí mise kampaně: postavte soupravu směrem ke zvonu a vrtejte.
rule-M-MIS-SLOT-LN4 = Čtvrtá mise kampaně: najděte v prstenci 3 tmavý pruh a přivezte z něj něco domů.
rule-M-MIS-SLOT-LN5 = Pátá mise kampaně: co jste udělali dřív, rozhoduje o tom, co je možné teď.
rule-M-MOR-01 = Morálka je jedna hodnota pro všechny, od −2 do 3.
rule-M-MOR-04 = Při morálce nad 0 získá začínající hráč ve fázi morálky stejně tolik žetonů morálky.
rule-M-MOR-06 = Při morálce pod 0 ztratí začínající hráč ve fázi morálky stejně tolik žetonů morálky.
rule-M-MOR-07 = Každý žeton morálky, který má začínající hráč ztratit a nemá ho, je 1 rána.
rule-M-MOVE-13 = Terén si vezme, co může; cestu zakazuje jen rána, která by zabila.
rule-M-OBJ-01 = Co znamenají žetony úkolů, říká mise.
rule-M-OBJ-03 = Sebraný žeton úkolu je dostupný v příštím solu, pokud mise neříká jinak.
rule-M-PC-03 = Trojice astronautů si bere jeden stroj, dvojice dva stroje; kdo hraje sám, vede dva astronauty a v každém solu vybírá ze všech strojů.
rule-M-PC-06 = Kdo hraje sám, má všechny čtyři stroje a v každém solu použije nejvýše dva z nich, pokaždé znovu vybrané.
rule-M-PLNT-02 = K setí musí být skleník pro další rostlinu; počítají se i rostoucí.
rule-M-PLNT-03 = Setí stojí semeno a 1 figurku s modrými kostkami nebo 2 bez nich.
rule-M-PLNT-05 = Setí lze ohlásit jednou za sol.
rule-M-PLNT-06 = Dokud je laboratoř v odstávce, nikdo neseje.
rule-M-PLNT-07 = Dokud je nejnižší pole stupnice růstu obsazené, nikdo neseje.
rule-M-PLNT-08 = Zaseté semeno začíná na nejnižším poli stupnice růstu.
rule-M-POI-01 = Nálezy se dobírají náhodně.
rule-M-POI-04 = Nález se použije jednou.
rule-M-POI-05 = Nález lze použít kdykoli a nepotřebuje figurku.
rule-M-PROD-07 = Produktivita zařízení zůstává ve svém rozsahu.
rule-M-PROD-08 = Účinek na celou výrobu energie nebo kyslíku mění, kolik základna vyrobí, ne produktivitu jednoho zařízení.
rule-M-PROD-18 = Polovina toho, co se vyrobí a není potřeba, zaokrouhlená nahoru, jde do společných zásob.
rule-M-PROD-28 = Nefunkční hardware v úložišti sond: každý sol zmizí z mapy vzorek podle vaší volby.
rule-M-PROD-29 = Nefunkční hardware v laboratoři: každý sol stoupne stres o 1.
rule-M-PROD-30 = Nefunkční hardware v dílně: každý sol na ni přijde žeton a hned působí.
rule-M-PROD-31 = Nefunkční hardware v garáži: každý sol se hází zelenou kostkou ran a rána znamená žeton závady pro Konipase.
rule-M-RCD-01 = Karet výzkumu je šest, každá s číslem od 1 do 6 a s procenty od 15 do 50.
rule-M-RCD-02 = Účinek říká, zda platí číslo, nebo procenta.
rule-M-RCD-06 = Polovina procent se zaokrouhluje nahoru na celé procento.
rule-M-RELX-01 = Relaxace stojí 1 figurku v ubikacích posádky.
rule-M-RELX-02 = Relaxace zvýší morálku o 1, nebo sníží stres o 6.
rule-M-REP-03 = Oprava potřebuje náhradní díl správného druhu, nebo funkční prvek vymontovaný odjinud.
rule-M-REP-04 = Po úspěšné opravě prvek funguje a náhradní díl je spotřebovaný.
rule-M-REP-06 = Opravy se vyhodnocují spolu s ostatními akcemi stavby, ať je prvek kdekoli.
rule-M-REST-01 = Odpočinek stojí 1 figurku ve výklenku.
rule-M-REST-02 = Odpočinek dá 1 žeton morálky.
rule-M-RND-01 = Sol má šest fází: události, morálka, výroba, akce, poruchy, úklid.
rule-M-RND-04 = Mise má tolik solů, kolik říká její list; při méně než čtyřech astronautech o jeden víc.
rule-M-RND-06 = Účinek trvá tak dlouho, jak říká: chvíli, sol nebo déle.
rule-M-RND-07 = Co mise říká o některém solu, platí v tom solu.
rule-M-ROV-02 = Rover nikdy nejedná sám: musí s ním být aspoň jedna figurka.
rule-M-ROV-03 = Konipas platí v jedné akci průzkumu za 2 figurky; Jezevec za 1 v kterékoli akci s kostkami venku.
rule-M-ROV-05 = Jezevec nemůže pomáhat uvnitř základny.
rule-M-ROV-06 = Dva rovery nemohou pomáhat stejné akci.
rule-M-ROV-08 = Každý rover pomůže jedné akci za sol.
rule-M-ROV-10 = Rover se žetonem závady nelze použít, dokud se neopraví.
rule-M-ROV-13 = I když rovery nesmějí na průzkum, Jezevec může pomáhat s jinými věcmi.
rule-M-ROV-15 = Pro ohrožené rovery se hází na konci fáze akcí, pro každý nejvýš jednou.
rule-M-RREP-02 = Oprava roveru stojí 1 figurku s hnědými kostkami nebo 2 bez nich a žádný náhradní díl.
rule-M-RREP-04 = Oprava sundá z roveru jeden žeton podle vaší volby.
rule-M-RSCH-01 = Výzkum vzorku má dva kroky: nejdřív se zanalyzuje, potom se z něj stane objev.
rule-M-RSCH-03 = První krok potřebuje vzorek, který je v nákladovém prostoru dostupný.
rule-M-RSCH-04 = Druhý krok potřebuje vzorek zanalyzovaný ještě před tímto plánem.
rule-M-RSCH-05 = Po prvním kroku je vzorek zanalyzovaný.
rule-M-RSCH-06 = Po druhém kroku je ze vzorku objev.
rule-M-RSCH-12 = Objev dělá to, co říká mise; v kampani navíc odemyká schopnosti.
rule-M-RUL-ABI-02 = Inženýr, 2 žetony morálky: přehodí hnědou kostku, kterou někdo právě hodil.
rule-M-RUL-ABI-03 = Lékař, 2 žetony morálky: stres klesne o 3.
rule-M-RUL-ABI-04 = Vědec, 2 žetony morálky: přehodí modrou kostku, kterou někdo právě hodil.
rule-M-RUL-ABI-05 = Lékař, 2 žetony morálky: rána, kterou má některý astronaut právě utrpět, se nestane.
rule-M-RUL-ABI-06 = Lékař, 3 žetony morálky: vyléčí kterémukoli astronautovi zdravotní stav.
rule-M-RUL-ABI-07 = Vědec, 1 žeton morálky a vzorek: jedna akce výzkumu v tomto solu potřebuje o 1 figurku méně.
rule-M-RUL-ABI-08 = Vědec, 2 žetony morálky: místo jedné karty výzkumu nebo směru dobere dvě a vybere si.
rule-M-RUL-ABI-09 = Geolog, 2 žetony morálky: přehodí zelenou nebo šedou kostku, kterou někdo právě hodil.
rule-M-RUL-ABI-10 = Geolog, 2 žetony morálky: podívá se na příští dílek prstence a nechá ho, nebo ho dá dospod.
rule-M-RUL-ABI-11 = Geolog, 2 žetony morálky: vezme si vzorek z mapy, nebo ze zásoby, když na mapě žádný neleží.
rule-M-RUL-ABI-12 = Geolog, 3 žetony morálky: jedna akce nehledí na terén jednoho pole.
rule-M-RUL-ABI-14 = Přehodit kostku lze hned po hodu, jen jednou schopností a dřív, než se stane cokoli dalšího.
rule-M-RUL-ADV-06 = Účinek bez cíle nedělá nic; když nezbývá žádný nález, vezměte si místo něj 1 žeton morálky.
rule-M-RUL-ADV-K06 = Ztratí se vzorek z tohoto pole nebo z nákladového prostoru.
rule-M-RUL-EV-08 = Žetony z událostí působí ve stejném solu, pokud text neříká jinak.
rule-M-RUL-EV-LAN1 = Bedna se posune na další pole po směru hodinových ručiček; lze ji vrátit.
rule-M-RUL-EV-LAN2 = Díky výhodě může jedna akce uspět bez hodu.
rule-M-RUL-EV-LAN4 = Pole, na které dosáhnete, se prozkoumá zdarma, i se vzorky a nálezem.
rule-M-RUL-EV-PLA2 = Nález lze proměnit v část jeho živiny.
rule-M-RUL-EV-PLA3 = Ztratí se nález z nákladového prostoru.
rule-M-RUL-EV-PRO1 = Signál nejdál od základny se ztratí; vedle jiného může přibýt nový.
rule-M-RUL-EV-PRO4 = Nový signál přijde podle karty směru a lze ho posunout v jeho prstenci.
rule-M-RUL-EV-RID1 = Maják s nejvíce dny ztratí jeden; později může každý kontejner dostat žeton figurky navíc.
rule-M-RUL-FUP-K03 = Jedna akce tohoto astronauta potřebuje o 1 figurku méně, ale aspoň 1.
rule-M-RUL-GAP-23 = Výhoda pro jednu akci se akci přidělí při plánování.
rule-M-RUL-GAP-24 = Rostlina, která začne růst znovu, přijde na vrchol; ostatní jí udělají místo směrem dolů.
rule-M-RUL-GAP-25 = Co text nechává otevřené, o tom rozhoduje posádka.
rule-M-RUL-MAL-03 = Žetony z karet poruchy působí v příštím solu.
rule-M-RUL-MAL-S26 = Ztratí se jedna zralá rostlina.
rule-M-RUL-MAL-W26 = Jeden zanalyzovaný vzorek se musí analyzovat znovu.
rule-M-RUL-PROD-08 = Výroba jde v tomto pořadí: mise, energie, kyslík, rostliny, jídlo, stres, penalizace pracovního komplexu.
rule-M-RUL-SHUT-E4 = Zaplaťte díl, který dílek jmenuje, nebo zvyšte stupnici poruch tohoto komplexu o 1.
rule-M-RUL-UPG-01 = Vylepšení MedLabu: léčení nepotřebuje lékaře.
rule-M-RUL-UPG-02 = Vylepšení řídicího střediska: řízení sníží stupnici o 2.
rule-M-RUL-UPG-03 = Vylepšení ubikací posádky: začínající hráč získá v každé fázi morálky 1 žeton morálky.
rule-M-RUL-UPG-04 = Vylepšení dílny: jednou za sol neplatí následky jednoho nefunkčního prvku.
rule-M-RUL-UPG-05 = Vylepšení garáže: jedna akce průzkumu za sol potřebuje na cestu o 1 figurku méně.
rule-M-RUL-UPG-06 = Vylepšení úložiště sond: sebrané vzorky jsou hned dostupné.
rule-M-RUL-UPG-07 = Vylepšení laboratoře: jednou za sol se přehodí modrá kostka.
rule-M-RUL-UPG-08 = Vylepšení výklenku: jeden odpočinek za sol dá 2 žetony morálky.
rule-M-RUL-UPG-10 = Podle obtížnosti začínáte se 3, 2 nebo 1 náhodnou kartou vylepšení.
rule-M-RUL-UPG-11 = Nová karta vylepšení je taková, která v této hře ještě nebyla.
rule-M-SET-05 = Každý hráč si vezme jinou profesi.
rule-M-SET-13 = Každý hráč si zvolí astronauta své profese.
rule-M-SET-31 = Začínajícího hráče prvního solu volíte vy.
rule-M-SET-32 = Po přípravě, kterou určuje mise, a po jejím příběhu začíná první sol.
rule-M-SHUT-01 = Když je energie nebo kyslíku málo, zvolíte, která zařízení jdou do odstávky.
rule-M-SHUT-03 = Zařízení, které jde do odstávky, dostane náhodný dílek odstávky lícem dolů.
rule-M-SHUT-05 = Zařízení v odstávce nelze použít k ničemu jinému než k otočení jeho dílku.
rule-M-SHUT-10 = 1 figurka na dílku odstávky se pokusí zařízení vrátit do provozu.
rule-M-SHUT-12 = Dílek odstávky se otočí na konci fáze akcí.
rule-M-SHUT-13 = Co dílek odstávky říká, stane se hned.
rule-M-SHUT-15 = Dílek odstávky, který zmizí, se zamíchá mezi ostatní.
rule-M-SHUT-18 = Dílek, který zůstane lícem nahoru, drží zařízení v odstávce, dál přidává své 2 body stresu a lze to zkusit znovu.
rule-M-SHUT-19 = V zařízení v odstávce nelze nic opravit ani vymontovat.
rule-M-SHUT-23 = Farma v odstávce neroste ani nevadne, nedává jídlo a nedá se osít.
rule-M-STR-01 = V každé fázi výroby stoupne stres o 1 za každého astronauta a o 2 za každý dílek odstávky.
rule-M-STR-03 = Jiné účinky mohou stres zvýšit kdykoli.
rule-M-STR-04 = Když stres dosáhne 18, vypukne hádka.
rule-M-STR-05 = Při hádce utrpí každý astronaut 1 ránu.
rule-M-STR-06 = Hádka sníží morálku o 1.
rule-M-STR-07 = Po hádce je stres 0.
rule-M-STR-08 = Stres nemůže klesnout pod 0.
rule-M-SUP-01 = Společné zásoby jsou kyslík, energie a jídlo.
rule-M-SUP-02 = Zásoba nikdy neklesne pod 0 a co v ní není, nelze utratit.
rule-M-SUP-06 = Společné zásoby doplňuje to, co zbude při výrobě, a účinky.
rule-M-TERM-08 = Prvek se zeleným ukazatelem funguje; s červeným, nebo bez ukazatele, je nefunkční.
rule-M-TERM-09 = Každé zařízení má určité prvky a každý prvek má vlastní následky, když je nefunkční.
rule-M-TERM-11 = Nefunkční prvky se počítají ve všech zařízeních tří komplexů.
rule-M-TERM-13 = Zařízení je v odstávce, dokud na něm leží dílek odstávky.
rule-M-TERM-14 = Zařízení lze použít, když je ve hře, není v odstávce a nemá žeton závady.
rule-M-TERM-23 = Použít lze jen věci, které jsou v nákladovém prostoru dostupné.
rule-M-TERM-24 = Každý rover má místo na žetony.
rule-M-TERM-31 = Mapa má kolem základny tři prstence a v každém osm polí pojmenovaných podle směru.
rule-M-TERM-36 = Pole je prozkoumané, jakmile na něm leží dílek lícem nahoru.
rule-M-TERM-37 = Venku znamená na poli mapy; všechno ostatní je uvnitř.
rule-M-TERM-39 = Vzorky jsou modré ukazatele.
rule-M-TERM-40 = Bílé ukazatele jsou semena v nákladovém prostoru, rostoucí rostliny a zralé rostliny ve sklenících.
rule-M-TERM-42 = Utracené žetony morálky se vracejí do zásoby žetonů.
rule-M-TERM-43 = Každý komplex má stupnici poruch.
rule-M-TOK-02 = Účinek říká, kam jeho žeton patří: na zařízení hned, na zařízení pro příští sol, na rover nebo na mapu.
rule-M-TOK-07 = Kde už stejný účinek platí, tam se žeton ignoruje; sčítají se jen žetony figurky navíc.
rule-M-TOK-10 = Zařízení se žetonem závady nelze v tomto solu použít.
rule-M-TOK-12 = Žetony na mapě zůstávají, dokud je neodstraní nějaký účinek.
rule-M-UPG-03 = Instalace vylepšení stojí 1 figurku s hnědými kostkami nebo 2 bez nich.
rule-M-UPG-04 = Postavené vylepšení se usadí na místo ve fázi úklidu.
rule-M-UPG-05 = Od fáze úklidu vylepšení ve svém zařízení funguje.
rule-M-UPG-07 = Nainstalované vylepšení funguje jen ve svém zařízení, a ne když je vypnuté.
rule-M-WND-01 = Astronauti začínají bez ran.
rule-M-WND-02 = Každá rána posune astronauta o jedno pole na stupnici zdraví.
rule-M-WND-04 = Šestá rána zabíjí.
rule-M-WND-05 = Když astronaut zahyne, mise je hned ztracená.
rule-M-WND-07 = Některé rány přinesou žeton zdravotního stavu.
rule-M-WND-12 = Léčení odebírá rány jednu po druhé.
rule-M-WND-14 = „Každý astronaut“ znamená všechny ve hře, každého jednou.
rule-M-APP-10 = Před prvním solem se přečte, co misi předcházelo.
rule-M-APP-20 = Co má teprve přijít, zůstává do té doby skryté: nikdo to nevidí a žádné zařízení to nedostane.
rule-M-CAMP-08 = V legacy kampani se žádná mise nehraje znovu a co změní, zůstane změněné.
rule-M-MIS-SLOT-WM1 = První mise zimní kampaně: probuďte základnu a rozsviťte její okna.
rule-M-MIS-SLOT-WM2 = Druhá mise zimní kampaně: zjistěte, co je ve vodě; jedno zařízení se napořád změní.
rule-M-MIS-SLOT-WM3 = Třetí mise zimní kampaně: najděte studnu a rozhodněte o ní; půda se napořád změní.
rule-M-MIS-SLOT-WM4 = Čtvrtá mise zimní kampaně: naši, nebo jejich, a rozhodnutí bez návratu.
rule-M-MIS-SLOT-WM5 = Poslední mise zimní kampaně, podle předchozího rozhodnutí.
rule-M-RUL-STR-19 = Další skleníky se staví jen tam, kde to říká mise nebo událost.

## The table as it is drawn

goal-mission = Mise
goal-campaign = Kampaň
goal-optional = Pokud chcete: { $what }
goal-by = { $what } Cesta: { $how }.
goal-next = { $what } { $sols ->
    [0] Tohle je poslední sol.
    [one] Po tomhle zbývá jeden sol.
    [few] Po tomhle zbývají { $sols } soly.
   *[other] Po tomhle zbývá { $sols } solů.
}
for-good-clean-room = Základna má napořád čistou místnost: laboratoř potřebuje i kyslík a při akci výzkumu platí lepší ze dvou karet.
for-good-living-filter = Základna má napořád živý filtr: při nefunkčních kyslíkových filtrech rostliny na farmě nevadnou.
for-good-each-mission = Platí před každou misí. { $effect }
goal-for-good = Napořád
goal-changed = Co změnila zima
goal-letters = { $count ->
        [0] Žádný dopis ještě není otevřený.
        [one] Jeden dopis je otevřený.
        [few] { $count } dopisy jsou otevřené.
       *[other] { $count } dopisů je otevřených.
    }
goal-letter = Dopis
goal-of = Tohle je { $number }. mise { $all ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }.
scene-moment = Sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols } · { $phase }
scene-warning = { $facility }: { $penalty }
offer-title = { $verb ->
        [repair] { $action } – { $target }
       *[other] { $action }: { $target }
    }
offer-title-bring = Přinést domů: { $things }, { $target }
offer-no-part = žádný už není
offer-dismantle = { $upgrade } se kvůli tomu rozebere
offer-from-upgrade = dílem z rozebraného vylepšení
offer-row-team = Kdo to udělá?
offer-row-with = S čím?
offer-row-bring = Přinést domů
offer-row-where = Ve kterém zařízení?
offer-row-via = Kudy?
offer-row-order = Na kterém místě?
offer-move = Přesunout: { $what }
offer-place = { $place } { $of ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
offer-becomes = { $what }: nově { $odds }.
offer-row-crew = Která posádka?
offer-deal = { $count ->
        [1] Vyber si astronauta
       *[other] Vyber si dva astronauty
    }
offer-ability = { $who }: { $ability }, { $effect }
offer-row-machines = Které stroje pojedou s vámi?
offer-machines = Které stroje pojedou s vámi?
offer-all-placed = { $machines ->
        [0] Všechny figurky jsou rozmístěné.
        [one] Všechny figurky jsou rozmístěné. { $machines } stroj stojí.
        [few] Všechny figurky jsou rozmístěné. { $machines } stroje stojí.
       *[other] Všechny figurky jsou rozmístěné. { $machines } strojů stojí.
    }
offer-parts = Které náhradní díly si vezmete?
offer-parts-waiting = { $count ->
        [0] nic rozbitého na ně nečeká
       *[other] na tolik z nich čeká něco rozbitého: { $count }
    }
offer-row-target = Kde, nebo které?
offer-via = přes { $route }
offer-from-cargo = s dílem z nákladového prostoru (zbývá { $count })
offer-take-out = vyjmout jeden: { $facility }
offer-costs = stojí { $count ->
        [one] 1 jednotku { of-supply }
        [few] { $count } jednotky { of-supply }
       *[other] { $count } jednotek { of-supply }
    } (máte { $stock })
offer-strikes = K tomu: { $strike }.
offer-adventure = Dobrodružství { $odds }.
offer-operator = Následky nese { $who }.
offer-borrows = Bere si figurku: { $who }.
offer-leaves = { $who } opouští „{ $what }“ (bude { $odds }).
offer-gives-up = { $who }: „{ $what }“ odpadá.
offer-broken = Nefunkční prvky { $before } → { $after }.
offer-wilts-not = { $facility }: kvůli tomu žádná rostlina nezvadne.
offer-stress = Stres zítra { $before } → { $after }.
offer-track = { $complex }, porucha dnes v noci: { $before } % → { $after } %.
offer-short = { $supply }: zařízení ve tmě { $before } → { $after }.
offer-withdraw = Vzít zpět
plan-act = { $who }: { $what }, { $odds }
offer-withdraw-what = Vzít zpět: { $what }
offer-change = Změnit: { $what }
offer-planned = V plánu
offer-breaks = K čemu budou přestávky dobré?
offer-breaks-use = { $stress ->
        [0] Morálka +{ $morale }
       *[other] { $morale ->
            [0] Stres −{ $stress }
           *[other] Morálka +{ $morale }, stres −{ $stress }
        }
    }
offer-ready = Mám hotovo
offer-all-ready = Všichni máme hotovo
offer-at-ease = { $count ->
        [one] Poslední figurka: { $action }. Hotovo
        [few] { $count } zbylé figurky: { $action }. Hotovo
       *[other] { $count } zbylých figurek: { $action }. Hotovo
    }
offer-at-ease-who = { $count ->
        [one] { $who }: { $action }
        [few] { $who }: { $count }× { $action }
       *[other] { $who }: { $count }× { $action }
    }
scene-machine-now = Teď: { $actions }
scene-machine-idle = Teď: nic pro něj není
outlook-change = { $before ->
        [100] jisté
       *[other] { $before } %
    } → { outlook-enough }
outlook-enough = { $after ->
        [100] jisté
       *[other] { $after } %
    }
scene-machines = Stroje v tomto solu: { $used } { $most ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $most }
scene-twice = Dvě akce plánu mají stejný cíl: { $target }.
scene-at-most = teď { $now }
scene-count = { $now } { $wanted ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
        [30] ze
        [40] ze
        [60] ze
        [70] ze
        [100] ze
       *[other] z
    } { $wanted }
odds-sure = jisté
odds-none = bez užitku
odds-percent = { $percent } %
odds-wound = rána { $percent } %
odds-wounds = { $count ->
        [one] { $count } rána
        [few] { $count } rány
       *[other] { $count } ran
    }
odds-missing = { $count ->
        [one] chybí { $count } figurka
        [few] chybějí { $count } figurky
       *[other] chybí { $count } figurek
    }
scene-cause-crew = Posádka: +{ $count }
scene-cause-dark-stress = { $facility } potmě: +{ $count }
scene-cause-short = { $supply } nestačí na všechno: +{ $count }
scene-cause-mission = Mise: +{ $count }
scene-cause-made = { $facility } dává { $made }
scene-cause-less = { $facility } dává { $made }, nanejvýš { $top }
scene-cause-dark = { $facility } je potmě a nedává nic
scene-cause-effects = Účinky v platnosti: { $by }
scene-cause-users = { $count ->
    [one] Potřebuje to 1 zařízení: { $users }
    [few] Potřebují to { $count } zařízení: { $users }
   *[other] Potřebuje to { $count } zařízení: { $users }
}
scene-cause-plants = { $facility }: { $count ->
    [0] žádná zralá rostlina
    [one] 1 zralá rostlina
    [few] { $count } zralé rostliny
   *[other] { $count } zralých rostlin
}
scene-cause-eaters = { $count ->
    [one] 1 porce pro posádku
    [few] { $count } porce pro posádku
   *[other] { $count } porcí pro posádku
}
fault-energy = stojí jednotku energie
fault-oxygen = stojí jednotku kyslíku
fault-force = musí házet
fault-malfunction = poruchy +1
fault-wilt = rostlina vadne
fault-rover-check = Konipas se může porouchat
fault-lose-sample = ztratí se vzorek
fault-stress = stres +1 každý sol
fault-token = žeton každý sol
fault-no-rover = bez roveru
fault-none = bez škody
rail-setup = Příprava
rail-events = Události
rail-morale = Morálka
rail-production = Výroba
rail-action = Akce
rail-malfunction = Poruchy
rail-cleanup = Úklid

## A table in a list, and its chronicle

where-mission = { $mission }
where-phase = { $rail }
where-sol = Sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols } · { $rail }
chronicle-mission = { $number }. mise: { $mission }
chronicle-sol = Sol { $sol }

## How a mission went, on the page at its end

summary-sol = Sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols }
summary-goals = cíle: { $done } { $count ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
summary-optional = nepovinné: { $done } { $count ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
summary-dice = Hodů kostkou úspěchu: { $rolls }, z toho úspěšných { $came }. { $luck }.
series-stress = Stres
series-stress-note = na konci každého solu
series-stress-limit = { $limit }: hádka
series-oxygen = Kyslík
series-energy = Energie
series-made-note = vyrobeno v každém solu
series-needed = potřeba { $count }
series-start = začátek
moment-died = Smrt
moment-envelope = Otevírá se obálka
moment-goal = Cíl splněn
moment-discovery = Objev
moment-dark = Odstávka
moment-lucky = Navzdory šancím
moment-unlucky = Smůla
moment-chance = { $text } Šance byla { $chance } %.
toll-wounds = { $now ->
        [0] { $taken ->
            [0] bez ran
           *[other] rány vyléčené
        }
        [one] 1 rána
        [few] { $now } rány
       *[other] { $now } ran
    }
toll-tokens = { $count ->
        [0] žádný žeton morálky
        [one] zbývá 1 žeton morálky
        [few] zbývají { $count } žetony morálky
       *[other] zbývá { $count } žetonů morálky
    }
cost-parts = Nefunkčních prvků: { $left }, opravených: { $fixed }
cost-hungry = Chybějících porcí jídla: { $count }
cost-quarrels = Hádek: { $count }
cost-dark = Odstávek: { $count }
choice-done = Událost „{ $event }“ byla vyřešena.
choice-struck = Události „{ $event }“ si nikdo nevšímal, a tak udeřila.
choice-over = Událost „{ $event }“ přešla sama.
helped-heal = Léčit dřív: šestá rána zabíjí. Kdo má čtyři, neměl by být nahoře na sloupku, který hází kostkou ran.
helped-repair = Opravit ještě { $over }. V této misi se prvků porouchalo { $broken }, opravilo se { $fixed }.
helped-goal = Začít dřív s cílem: { $goal }
helped-sure = Na důležité akce o figurku víc: hodů kostkou úspěchu bylo { $count } a { $lost ->
        [one] 1 se nepodařil
        [few] { $lost } se nepodařily
       *[other] { $lost } se nepodařilo
    }.
helped-energy = Víc energie a kyslíku: odstávek bylo { $count }.
helped-events = Řešit události, než udeří: nevyřešených zůstalo { $count }.
met-own = z vašich; profese { $profession }
onward-again = Znovu { $mission }, se stejnými lidmi a jinými kostkami.
onward-harder = Ještě jednou, { $difficulty }.
onward-continue = { $campaign } pokračuje: základna zůstane, jak ji opustíte, a astronauti také. Kdo musí odejít, předá své místo někomu jinému, nebo botovi.
onward-anew = Žádnou misi této kampaně nelze hrát znovu. Nová začíná první misí, se zapečetěnými dopisy a se základnou, která o této zimě nic neví.
onward-home = Pro začátek: opravy a stavění, blízko domova.
onward-riddle = Opravovat a stavět už umíte; tady přibude mapa a světlo, které dochází.
onward-plants = Mapu už znáte; tady jde o laboratoř: vzorky a to, co prozradí.
onward-probe = Výzkum už znáte; tady se jde daleko za signály a spí se v táboře.
onward-land = Dlouhé cesty už znáte; tady se musí všechno najít, donést domů a postavit.
onward-core = Nejtěžší ze šesti: hluboké vzorky, málo solů a základna, která se unaví.
onward-slow-bell = Kampaň: pět misí, jedna základna a co rozhodnete, to platí.
onward-winters = Legacy kampaň: pět misí bez druhého pokusu, čtyři zapečetěné dopisy a zima, která napořád změní základnu, půdu i lidi.

## Hints: why somebody practised would choose that

hint-objective = Mise to žádá: „{ $objective }“
hint-sheet = { $sheet }: { $percent } % { $goal ->
        [few] ze
        [6] ze
        [7] ze
        [30] ze
        [40] ze
        [60] ze
        [70] ze
        [100] ze
       *[other] z
    } { $goal } %.
hint-on-the-way = Je to další krok k místu, kde něco leží: { $space }, { $thing }.
hint-on-the-way-to = Je to další krok k tomuto místu: { $space }.
hint-lies-there = Tam něco leží: { $thing }, { $space }.
hint-way = Nejkratší cesta na { $space } stojí { $pawns ->
    [one] { $pawns } figurku
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
} kromě té na úkol.
hint-safe-way = { $count ->
    [one] Na jejím jediném poli nic nečíhá.
   *[other] Na žádném z jejích { $count } polí nic nečíhá.
}
hint-unknown-ground = Cesta na { $space } vede i s cílem přes { $count ->
    [one] 1 neprozkoumané pole
    [few] { $count } neprozkoumaná pole
   *[other] { $count } neprozkoumaných polí
}.
hint-element = Nefunkční { $element }: { $penalty }.
hint-broken = { $broken ->
    [0] Funguje všechno
    [one] Nefunguje 1 prvek
    [few] Nefungují { $broken } prvky
   *[other] Nefunguje { $broken } prvků
}; na konci mise jich smí nefungovat nejvýš { $threshold }.
hint-tile = Dokud na něm leží dílek odstávky, je zařízení { $facility } mimo provoz a stres stoupne každý sol o { $stress }.
hint-track = { $complex }: stupnice poruch je na { $level } { $top ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $top }; kartu poruchy přinese příště s pravděpodobností { $trigger } %.
hint-rover = { $rover } se závadou nejede; pojízdný platí za { $pawns ->
    [one] 1 figurku
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
}.
hint-rover-helps = { $rover } platí za { $pawns ->
    [one] 1 figurku
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
}. Lidé tak zůstanou volní pro něco jiného.
hint-upgrade = Po instalaci – { $upgrade_effect }. { $left ->
    [0] Tohle je poslední sol.
    [one] Po tomto zbývá 1 sol.
    [few] Po tomto zbývají { $left } soly.
   *[other] Po tomto zbývá { $left } solů.
}
hint-event-reward = Odměna za vyřešení události „{ $event }“ – { $effect }
hint-event-strikes = Když událost „{ $event }“ nikdo nevyřeší, udeří v příští fázi událostí s pravděpodobností { $strikes } %.
hint-stress = Stres je { $stress }; příští výroba ho zvýší na { $level } a při { $limit } vypukne hádka.
hint-morale = Morálka je { $morale ->
        [-2] −2
        [-1] −1
       *[other] { NUMBER($morale) }
    }. { $left ->
    [0] Tohle je poslední sol.
    [one] Po tomto zbývá 1 sol.
    [few] Po tomto zbývají { $left } soly.
   *[other] Po tomto zbývá { $left } solů.
}
hint-supply = Příští výroba { of-supply }: vyrobí se { $made }, potřeba { $needed }.
hint-shortage = { $supply }: vyrobí se { $made }, potřeba { $needed }.
hint-stock = V zásobě: { $stock ->
    [one] 1 jednotka { of-supply }
    [few] { $stock } jednotky { of-supply }
   *[other] { $stock } jednotek { of-supply }
}.
hint-wounds = { $who } má { $wounds ->
    [0] 0 ran
    [one] 1 ránu
    [few] { $wounds } rány
   *[other] { $wounds } ran
}; s více než { $most } nikdo nepřežije.
hint-condition = { $who } má zdravotní stav „{ $condition }“: { $ailment }.
hint-rest = Pro tuto figurku nic lepšího není. { $who } má { $tokens ->
    [0] 0 žetonů morálky
    [one] 1 žeton morálky
    [few] { $tokens } žetony morálky
   *[other] { $tokens } žetonů morálky
} a další získá: platí se jimi schopnosti.
hint-part = { $part }: k dispozici { $held }; { $count ->
    [0] nic nefunkčního na takový díl nečeká
    [one] na takový díl čeká 1 nefunkční prvek
    [few] na takový díl čekají { $count } nefunkční prvky
   *[other] na takový díl čeká { $count } nefunkčních prvků
}.
hint-parts = { $held ->
    [0] Žádný náhradní díl není k dispozici
    [one] K dispozici je 1 náhradní díl
    [few] K dispozici jsou { $held } náhradní díly
   *[other] K dispozici je { $held } náhradních dílů
}; { $count ->
    [0] všechno funguje
    [one] nefunguje 1 prvek
    [few] nefungují { $count } prvky
   *[other] nefunguje { $count } prvků
}.
hint-research = Tato karta ukazuje { $percent } %; karty průměrně ukazují { $average } %.
hint-on-path = { $space } leží na cestě, které se signály nejvíc blíží: { $chain }.
hint-off-path = { $space } leží mimo cestu, které se signály nejvíc blíží: { $chain }.
hint-rolled = { $action }, kostka úspěchu: { $face }.
hint-order = Je v plánu první a zdaří se s pravděpodobností { $success } %.
hint-find = Teď je na to správná chvíle – { $effect }
hint-planned = Všechny tvé figurky mají úkol. Ve společném plánu { $count ->
    [one] je 1 akce
    [few] jsou { $count } akce
   *[other] je { $count } akcí
}.
hint-too-few = Zatím { $pawns } { $count ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count } potřebných figurek.
hint-certain = { $pawns ->
    [one] S 1 figurkou
    [few] Se { $pawns } figurkami
    [6] Se { $pawns } figurkami
    [7] Se { $pawns } figurkami
   *[other] S { $pawns } figurkami
} se to zdaří bez kostek.
hint-odds-more = { $pawns ->
    [one] S 1 figurkou
    [few] Se { $pawns } figurkami
    [6] Se { $pawns } figurkami
    [7] Se { $pawns } figurkami
   *[other] S { $pawns } figurkami
} se to zdaří s pravděpodobností { $success } %; jistota začíná na { $certain }.
hint-odds-enough = { $pawns ->
    [one] S 1 figurkou
    [few] Se { $pawns } figurkami
    [6] Se { $pawns } figurkami
    [7] Se { $pawns } figurkami
   *[other] S { $pawns } figurkami
} se to zdaří s pravděpodobností { $success } %; k jistotě { $certain ->
    [one] by byla třeba 1 figurka a ta je víc potřeba
    [few] by byly třeba { $certain } figurky a ty jsou víc potřeba
   *[other] by bylo třeba { $certain } figurek a ty jsou víc potřeba
} jinde.
