# Slova samotného klienta.

home-title =
    Stůl je prostřený.
    Hvězdy svítí.
home-lead = Dvě vesmírné kampaně pro jednoho až čtyři přátele. Pravidla hlídá stůl, každá volba ukazuje své vyhlídky.
comfort = Vzhled a jazyk
language = Jazyk
theme = Světlo
theme-night = Noc
theme-day = Den
contrast = Kontrast
contrast-usual = Obvyklý
contrast-more = Vyšší
text-size = Velikost písma
motion = Pohyb
motion-full = Plný
motion-reduced = Omezený
letters-on-dice = Písmena na kostkách
pictures = Obrázky
sound = Zvuk
letter-keys = Písmena jako zkratky
continue = Pokračovat
resume = Vrátit se
table-my-turn = Jsi na tahu.
table-waits = Čeká na ostatní.
learn-caption = Začni tady
learn-title = Uč se hrou
learn-text = Asi patnáct minut u skutečného stolu. Předem není co číst.
learn-start = Začít
learn-with = { $mission }
doors = Co dělat
door-new = Nový stůl
door-new-text = Kampaň nebo jedna mise
door-join = Připojit se ke stolu
door-join-text = S odkazem
door-learn = Naučit se hrát
door-learn-text = U skutečného stolu
door-import = Přinést stůl
door-import-text = Z exportovaného souboru
join-paste = Vlož odkaz, který jsi dostal
over-tables =
    { $count ->
        [one] Jedna skončená hra
        [few] { $count } skončené hry
        *[other] { $count } skončených her
    }
unofficial = Neoficiální fanouškovské zpracování. Žádný text ani obrázek vydavatelů.
offline = Server neodpovídá. Zkontroluj, zda běží, a zkus to znovu; nic se neztratilo.
player = Hráč
to-home = Domů
new-what = Co
new-mission = Která mise
new-who = Kdo a jak
new-seats = Hráči
missions-count = Misí: { $count }
is-campaign = Kampaň
is-mission = Mise
players = { $low } až { $high } hráči
your-name = Tvé jméno
seat-number = Místo { $number }
holder-me = Hraji já
holder-link = Někdo s odkazem
holder-bot = Hraje bot
more-settings = Další nastavení
table-title = Jméno stolu
undo-setting = Vracet se přes hod nebo odkrytou kartu
undo-free = Volně (obvyklé)
undo-ask = Když všichni souhlasí
undo-never = Nikdy
real-dice = Házíme skutečnými kostkami a zadáváme je
optional-rule = Volitelné pravidlo: { $rule }
start = Začít
starting = Začíná
start-sum =
    { $mission }, { $count ->
        [one] jeden hráč
        [few] { $count } hráči
        *[other] { $count } hráčů
    }. Ukládá se po každé volbě.
join-title = Máš pozvánku
join-play =
    Ke hře: { $title }. { $free ->
        [0] Všechna místa jsou obsazená; můžeš přihlížet.
        [one] Jedno místo je volné.
        [few] Volná jsou { $free } místa.
        *[other] Volných míst: { $free }.
    }
join-watch = Přihlížet: { $title }.
join-enter = Posadit se
join-enter-watch = Přihlížet
loading-table = Stůl se načítá
table-not-yours = Tento prohlížeč nemá klíč k tomuto stolu. Otevři odkaz, který jsi dostal.
connection-lost = Spojení ztraceno, zkouší se znovu. Tvá poslední odpověď je v bezpečí.
decision = Rozhodnutí
your-decision =
    Rozhodni. { $question } { $count ->
        [one] Jedna možnost.
        [few] { $count } možnosti.
        *[other] Možností: { $count }.
    }
others-choose = Vybírá { $who }
somebody = Někdo jiný
you-watch = Přihlížíš
any-time = Kdykoli ({ $count })
hint = Rada
chosen-so-far = Zatím zvoleno: { $what }
filter-options = Hledat v možnostech: { $count }
game-over = Hra skončila
game-over-next = Deník vypráví, jak to šlo; časová osa ukáže každý okamžik. Domů vede k další hře.
looking-back = Díváš se na okamžik { $moment }. Stůl je, kde byl.
to-present = Zpět do přítomnosti
tools = Nástroje
undo = Zpět
redo = Znovu
undo-to-here = Vrátit se sem
log = Deník
log-filter = Hledat v deníku
log-empty = Zatím se nic nestalo.
log-nothing-found = To slovo není v žádném řádku.
rules = Pravidla
rules-search = Slovo nebo označení pravidla
rules-nothing = Žádné pravidlo to nezmiňuje.
timeline = Časová osa
moment-of = Odpověď { $moment } z { $all }
branches = Větve
branch-left = Opuštěno u odpovědi { $moment }
branch-go = Jít tam
branch-name = Pojmenuj tento okamžik
branch-keep = Uložit
people = Lidé
members = U tohoto stolu
watches = přihlíží
is-ready = připraven
ready-mark = Jsem připraven
seat-free = Zatím nikdo
seat-bot = Hraje bot
seat-take = Sednout sem
seat-release = Uvolnit
seat-bot-start = Nechat hrát bota
seat-bot-stop = Vzít zpět
you = ty
invite = Pozvat
link-play = Kopírovat odkaz ke hře
link-watch = Kopírovat odkaz k přihlížení
link-renew = Nové odkazy
copied = Zkopírováno
export-table = Exportovat stůl
export-report = Exportovat hlášení
chat = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-write = Řekni něco
chat-send = Poslat
presence-here = tady
presence-away = pryč
presence-bot = hraje bot
presence-free = volno
proposal = Návrh
agree = Souhlasím
decline = Odmítnout
take-back = Stáhnout
agreed-count = Souhlasí { $agreed } z { $all }
recap-title = Zatímco jsi byl pryč
recap-more = Dřívější řádky ({ $count }) jsou v deníku.
recap-go-on = Dál
board = Hrací plán
close = Zavřít

## Martians
ms-sure = jisté
ms-mended = opraveno, funguje od příštího solu
ms-next-sol = příští sol: { $what }
ms-must-roll = v tomto solu se musí házet
ms-of = z { $most }
ms-choices = { $count ->
        [one] 1 možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
ms-part-works = { $part }: funguje. Porouchané by znamenalo: { $harm }
ms-part-broken = { $part }: porouchané. { $harm }
ms-part-mended = { $part }: opraveno, funguje od příštího solu
ms-makes = vyrábí { $count }, nejvýše { $most }
ms-unexplored = neprozkoumáno
ms-terrain-hazard = vozítko, které projede, se může porouchat
ms-terrain-blocked = odtud dál ven cesta nevede
ms-terrain-adventure = kdo projde, zažije Dobrodružství
ms-terrain-morale = kdo projde, sníží Morálku o 1
ms-terrain-wound = kdo tudy vede akci, utrpí 1 zranění
ms-terrain-extra-pawn = každá akce zde potřebuje o 1 figurku více
ms-days = { $count ->
        [0] nezbývá žádný den světla
        [one] zbývá 1 den světla
        [few] zbývají { $count } dny světla
       *[other] zbývá { $count } dní světla
    }
ms-way = { $count ->
        [0] na cestu není třeba další figurka
        [one] o 1 figurku více na cestu
        [few] o { $count } figurky více na cestu
       *[other] o { $count } figurek více na cestu
    }
ms-on-the-way = cestou: { $what }
ms-no-way = zatím tam cesta nevede
ms-event-needs = { $pawns ->
        [one] 1 figurka
        [few] { $pawns } figurky
       *[other] { $pawns } figurek
    }{ $things ->
        [none] {""}
       *[other] {" "}a { $things }
    }
ms-event-left = { $left ->
        [one] poslední sol
        [few] ještě { $left } soly
       *[other] ještě { $left } solů
    }
ms-event-strikes = zítra udeří: { $percent } %
ms-event-struck = udeřilo to
ms-objective-done = hotovo
ms-objective-open = zbývá
ms-objective-optional = chcete-li
ms-tonight = { $low } až { $high } dnes v noci.
ms-tonight-one = { $high } dnes v noci.
ms-track = Poruchy: { $level } z { $top }
ms-lasting = jeho kostka se hází každý sol
ms-breakdown = porucha: { $percent } %
ms-quiet-tonight = V noci klid.
ms-safe = Bez nebezpečí.
ms-tomorrow = Zítra ráno, pokud se nic nezmění
ms-stress = Stres { $from } na { $to }
ms-stress-of = Stres { $level } z { $limit }
ms-quarrel = hádka
ms-quarrel-means = Všichni utrpí 1 zranění, Morálka klesne.
ms-eased = S plánovanou přestávkou: { $level }
ms-morale = Morálka
ms-made-of = { $made } z { $needed }
ms-kept = { $before ->
       *[other] Zásoba: { $before }, pak { $after }.
    }
ms-eaten = { $count } ze zásoby: { $before }, pak { $after }.
ms-hungry = { $count ->
        [one] Chybí 1 porce: někdo utrpí zranění.
        [few] Chybějí { $count } porce: každá znamená zranění.
       *[other] Chybí { $count } porcí: každá znamená zranění.
    }
ms-dark = { $count ->
        [one] Chybí 1: jedna místnost potemní
        [few] Chybějí { $count }: { $count } místnosti potemní
       *[other] Chybí { $count }: { $count } místností potemní
    }{ $because ->
        [none] .
       *[other] {" "}({ $because }).
    }
ms-mission = Mise
ms-events = Deník mise
ms-history = Co řekla aplikace
ms-past-event = událost
ms-past-done = vyřešeno
ms-past-consequence = udeřilo to
ms-past-malfunction = porucha
ms-past-echo = následek
ms-past-adventure = Dobrodružství
ms-past-adventure-later = Dobrodružství, později
ms-broken = Porouchané díly, na konci nejvýše { $most }
ms-gate = Všichni plánují najednou: připraveno { $done } z { $all }
ms-is-ready = připraven
ms-pawn-of = Figurka: { $who }{ $bound ->
        [none] {""}
       *[other] {" "}({ $bound })
    }
ms-helpers = Stroje a vozítka
ms-cargo = Nákladový prostor
ms-ready-now = připraveno
ms-ready-next = připraveno v příštím solu
ms-examined = prozkoumáno
ms-map = Mapa krajiny kolem základny
ms-n = S
ms-ne = SV
ms-e = V
ms-se = JV
ms-s = J
ms-sw = JZ
ms-w = Z
ms-nw = SZ
ms-camp = tábor
ms-sample = vzorek
ms-pawns-more = figurky na cestu
ms-point = Ukázat všem
ms-goals = Co mise žádá
ms-see-table = Podívat se na stůl
ms-crew = Posádka
ms-phases = Fáze solu
ms-look-at = Zobrazit
ms-tab-base = Základna
ms-tab-map = Mapa
ms-tab-crew = Posádka
ms-tab-mission = Výhled
ms-broken-parts = porouchané díly
ms-debriefing = Vyhodnocení

vg-map = Mapa: { $planet }
vg-team = Tým
vg-coming = Co přijde
vg-coming-none = Žádné hodiny neběží.
vg-mission = Mise
vg-mission-done = Mise splněna
vg-mission-none = Žádná mise není otevřená.
vg-mission-and-clocks = Mise a hodiny
vg-goal = Splněno, když
vg-goal-here = Sem vede mise
vg-rankup = Povýšení
vg-sector = Sektor { $number }
vg-biomes = Biomy:
vg-here = Zde:
vg-here-names = Zde: { $names }
vg-threats = Hrozby:
vg-threat = Hrozba
vg-threat-at = Hrozba: { $name }. { $next }
vg-markers = Značky:
vg-stuck = Odtud se nikdo nedostane.
vg-pad = Zde může stát lander.
vg-unread = Tady ještě nikdo nebyl: čeká stránka.
vg-lander-here = Stojí zde lander
vg-options = Možnosti: { $count }
vg-next = Dále:
vg-ahead = Později:
vg-clock = { $space } z { $length }
vg-condition = Stav tohoto světa
vg-travel-icon = Ikona cesty:
vg-event = Poslední událost
vg-injury = Zranění
vg-injury-down = Lícem dolů: nic nedělá.
vg-injury-die = V tomto sloupci leží kostka zranění
vg-injury-free = Volné místo pro zranění
vg-injuries = Zranění
vg-dead = Mrtev
vg-rank = { $section } · hodnost { $rank }
vg-path = Cesta
vg-path-between = Mezi { $one } a { $two }
vg-one-way = Jen jedním směrem.
vg-fit = Celá mapa
vg-finds = Nálezy
vg-finds-count =
    { $count ->
        [0] Zatím nic
        [one] Jeden nález
        [few] { $count } nálezy
        *[other] { $count } nálezů
    }
vg-lead = stopy v hodnotě { $total } z { $needed }
vg-decks = Události v balíčku: { $events }. Stopy v sáčku: { $bag }. Zbývající jedinečné objevy: { $unique }.
vg-supplies = Zásoby
vg-success = Úspěch
vg-actions-left =
    { $count ->
        [one] Ještě jedna akce
        [few] Ještě { $count } akce
        *[other] Ještě { $count } akcí
    }
vg-last-action = poslední akce
vg-done = hotovo
vg-to-come = přijde na řadu
vg-place = Místo
vg-cards = Karty
vg-charges = Náboje
vg-crew-of = Deska: { $name }
vg-next-crew = Další deska
vg-ready = Připravené kostky
vg-spent = Utracené
vg-gear = Vybavení
vg-hand = Ruka: { $count } z { $limit } karet
vg-hand-none = V ruce nejsou karty. Příprava nebo Odpočinek je přinese.
vg-deck = Karet v balíčku: { $count }
vg-card = Karta sekce
vg-lacks = bez { $need }:
vg-or = nebo
vg-letter-red = Č
vg-letter-green = Z
vg-letter-blue = M
vg-steps = Deset kroků zkoušky
vg-step-1 = Kostky
vg-step-2 = Rizika
vg-step-3 = Hod
vg-step-4 = Úpravy
vg-step-5 = Kombinace
vg-step-6 = Zranění
vg-step-7 = Zvláštní efekty
vg-step-8 = Řádek
vg-step-9 = Útrata
vg-step-10 = Výsledek
vg-step-skipped = vynechán
vg-dice-count =
    { $count ->
        [one] 1 kostka
        [few] { $count } kostky
        *[other] { $count } kostek
    }
vg-injury-dice =
    { $count ->
        [one] 1 kostka zranění
        [few] { $count } kostky zranění
        *[other] { $count } kostek zranění
    }
vg-wait = ještě { $count }
vg-row-of = řádek { $row } z { $all }
vg-rows =
    { $count ->
        [one] 1 řádek
        [few] { $count } řádky
        *[other] { $count } řádků
    }
vg-pool = Hod · { $count }
vg-hand-dice = Kostky v ruce · { $count }
vg-tray-choose = Vezmi kostky ze své desky. Svítí.
vg-tray-empty = Žádné kostky nezbyly.
vg-assisted = pomáhá { $names }
vg-odds = Šance před hodem
vg-peek = Pohled na mapu
vg-back-to-check = Zpět ke zkoušce
vg-space = { $space } z { $length }
vg-no-outcome = Tento hod slouží jen kombinacím kostek.
vg-log = Log { $log }
vg-read-on = Dál
vg-story-again = Přečíst poslední stránku znovu
vg-won = Výhra
vg-lost = Prohra

# Vanguard: aboard the ship
vs-log = Z palubního deníku
vs-log-close = Přečteno
vs-look-here = Podívejte se sem
vs-book = Lodní kniha
vs-coming-home = Návrat
vs-going-out = Odlet
vs-pools = Zásoby
vs-command = velení
vs-energy = energie
vs-success = úspěchy
vs-morale = morálka
vs-tech = technologie
vs-alive = naživu
vs-penalty = Čeká penalizace
vs-available = Posádka k dispozici
vs-available-note = Kdo dostane úkol, odpočívá až do příštího návratu.
vs-others = Odpočívá: { $resting }, v týmu: { $away }
vs-nobody-available = Nikdo není k dispozici. Všichni odpočívají nebo jsou na planetě.
vs-rank = hodnost { $rank }
vs-last = poslední ze sekce { $section }
vs-open = otevřené: { $count }
vs-names = Jména: { $count }
vs-payable = zaplatit lze: { $count }
vs-projects = Projekty: { $count }
vs-patients = Pacienti: { $count }
vs-patients-arriving = Pacienti: { $count }, noví: { $arriving }
vs-ready = připraveni: { $count }
vs-building = Ve výrobě: { $count }
vs-finds = Nálezy: { $count }
vs-landers = Výsadkové lodě: { $count }
vs-bay-recover = Zdraví odpočívají, lůžka se posouvají
vs-bay-therapy = Terapeuti
vs-bay-admit = Noví pacienti
vs-bay-survive = Zkoušky přežití
vs-bay-out = Ven
vs-bay-again = znovu připraveni
vs-bed-free = volné lůžko
vs-bay-coming = Potom přijdou
vs-dies = { $risk } % zemře
vs-no-bed = žádné volné lůžko, smrt
vs-injuries = zranění: { $count }
vs-objective = Úkol
vs-secondary = Vedlejší úkol
vs-offered = na výběr
vs-upgrades = Vylepšení
vs-awaiting = V obálce Budoucí použití
vs-situations = Situace
vs-situations-none = Žádná situace není otevřená.
vs-possible = Potenciální situace v balíčku: { $count }
vs-unpayable = teď nelze zaplatit
vs-lab-work = Práce v laboratoři
vs-lab-none = Neleží tu žádný projekt. Přinášejí je nálezy a záznamy.
vs-can-pay = máte
vs-common = běžné
vs-rare = vzácné
vs-ultra = velmi vzácné
vs-shelf-none = Sklady jsou prázdné. Plní je průzkumy.
vs-unload-now = Z výsadkové lodi
vs-gathered = Nasbírané objevy
vs-cabinet = Vitrína
vs-cabinet-gap = prázdné místo
vs-row-complete = Řada je úplná
vs-row-open = Řada není úplná
vs-queue = Řada { $number }
vs-stage = Stupeň { $number }
vs-stage-free = volno
vs-built = hotovo
vs-done-next = hotovo při příští návštěvě
vs-boostable = lze urychlit
vs-ready-to-build = Připraveno k výrobě
vs-can-start = může začít
vs-yard-none = Nic nečeká na výrobu. Plány přináší výzkum.
vs-recruits = Čekající nováčci: { $count }
vs-recruits-here = U dveří
vs-section-empty = Tady nikdo neslouží.
vs-addons-none = Zatím tu nic nestojí.
vs-damaged = poškozená
vs-goes = letí příště
vs-fitted = Namontováno
vs-mods = Úpravy v hangáru
vs-armory = Zbrojní sklad
vs-no-lander = Výsadková loď zatím nevybrána
vs-bound = Cíl: { $planet }
vs-supplies = Zásoby: { $count }
vs-cards = Karty: { $count }
vs-loaded = Ve výsadkové lodi
vs-launch-team = Tým
vs-launch-decks = Kostky a balíčky
vs-launch-load = Vybavení
vs-launch-go = Start
vs-die-price = za kostku každému
vs-dice = Kostky: { $count }
vs-dead = nevrátil se
vs-unhurt = nezraněn
vs-previously = Co se stalo
vs-previously-none = Zatím se nestalo nic, co by šlo vyprávět.
vs-explorations = Průzkumy
vs-on-wall = na stěně
vs-before = Před prvním přistáním
vs-wall = Vyletěli s námi. Jména: { $count }
vs-wall-none = Na stěně není žádné jméno. Ať to tak zůstane.
vs-save-calm = Loď stojí. Po každé volbě je vše uloženo, stůl tu může počkat, jak dlouho chcete.
vs-deadly-on = Smrtící vesmír je zapnutý.
vs-give-research = Lze zaplatit: { $what }
vs-give-no-research = Zatím nelze nic zaplatit.
vs-give-built = Dokončilo by se: { $what }
vs-give-start = Mohlo by začít: { $what }
vs-give-boost = Lze urychlit: { $what }
vs-give-solve = Otevřené: { $what }
vs-give-staffed = Dohled by vyřešil: { $what }
vs-visits = { $count ->
    [one] 1 návštěva
    [few] { $count } návštěvy
   *[other] { $count } návštěv
}
vs-after = Po této návštěvě
vs-can-launch = Připraveni ke startu: { $count }
vs-forecast-lead = K čemu tato návštěva povede, když se už nic nerozhodne.
vs-next-system = další soustava
vs-landing = přistání
vs-visited = už navštíveno
vs-closed = zatím zavřeno
vs-story = návštěva
vs-scanner = V planetárním skeneru, karta { $number }
vs-scan-now = Co sken prozradí
vs-scan-then = Po příletu můžete skenovat
vs-scan = Skenovat
vs-energy-after = Energie po letu
vs-of = { $left } z { $all }
