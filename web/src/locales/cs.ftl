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
learn-caption = Začni tady
learn-title = Uč se hrou
learn-start = Začít
doors = Co dělat
door-new = Nový stůl
door-new-text = Kampaň nebo jedna mise
door-join = Připojit se ke stolu
door-join-text = S odkazem
door-learn = Naučit se hrát
door-learn-text = U skutečného stolu
door-import = Načíst stůl
door-import-text = Z exportovaného souboru
join-paste = Vlož odkaz, který máš od ostatních
unofficial = Neoficiální fanouškovské zpracování. Žádný text ani obrázek vydavatelů.
offline = Server neodpovídá. Zkontroluj, zda běží, a zkus to znovu; nic se neztratilo.
to-home = Domů
is-campaign = Kampaň
is-mission = Mise
your-name = Tvé jméno
more-settings = Další nastavení
table-title = Název stolu
optional-rule = Volitelné pravidlo: { $rule }
start = Začít
starting = Začíná
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
table-not-yours = Tento prohlížeč nemá klíč k tomuto stolu. Otevři odkaz, který máš od ostatních.
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
any-time = Kdykoli: { $count }
any-time-useful = Kdykoli: teď užitečné { $count }
any-time-group = Kdykoli
chips-of = { $group }: { $count }
chips-more = dalších { $count }
chips-all = { $count ->
    [one] 1 volba
    [few] { $count } volby
   *[other] { $count } voleb
}
chips-other = { $count ->
    [one] 1 jiná možnost
    [few] { $count } jiné možnosti
   *[other] { $count } jiných možností
}
other-ways = { $name }: jiným způsobem
chip-place = { $place } { $count ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $count }
odds-more = Více o šancích
back = Zpět
rule-here = Pravidlo ve své kapitole
hint = Rada
hint-all = Udělat to celé
hint-first = Jen první krok
hint-try = Vyzkoušet
hint-trying = Zkouší se to: pár vteřin …
hint-tried = Vyzkoušelo se to, ale naději na výhru z toho určit nejde.
chosen-so-far = Zatím zvoleno: { $what }
filter-options = Hledat v možnostech: { $count }
game-won = Mise splněna. Co dál?
game-lost = Je konec. Co dál?
goal = Cíl
goal-next = Teď:
goal-done = hotovo
goal-open = ještě chybí
end-how = Jak to šlo a co dál
end-sign = Tahle mise skončila. Podívejte se, jak to šlo a co bude dál.
end-later = Později
end-over = Konec
end-won = Mise splněna
end-lost = Tentokrát ne
end-what-next = Co dál
end-play-it = Hrát
end-again = Znovu
end-harder = Těžší
end-campaign = { $name }
end-continue = Pokračovat
end-anew = Začít novou kampaň
end-stop = Pro dnešek dost
end-board = Ke stolu
end-print = Tisk
end-print-sheet = Vytisknout na list
end-link = Zkopírovat odkaz
end-link-done = Zkopírováno
end-kept = Zůstane v kronice. Na stůl se můžete dál dívat.
end-loading = Čte se záznam stolu.
end-answers =
    { $count ->
        [one] 1 odpověď
        [few] { $count } odpovědi
       *[other] { $count } odpovědí
    }
end-moments = Klíčové okamžiky
end-watch = Podívat se
end-watch-what = Podívat se: { $what }
end-cost = Co to stálo
end-cost-grew = Co to stálo a kdo povýšil
end-choices = Jak jste se rozhodli
end-goals = Cíle
end-optional = nepovinný
end-done = Splněno
end-not-done = Nesplněno
end-dice = Kostky
end-came = padlo
end-by-odds = čekalo se
end-helped = Co by pomohlo
end-said = Co se o tom říká
chart-figures = { $title }, { $note }
chart-when = Kdy
looking-back = Díváš se zpět. Stůl je, kde byl.
to-present = Zpět do přítomnosti
tools = Nástroje
undo = Zpět
redo = Znovu
undo-to-here = Vrátit se sem
log = Deník
log-filter = Hledat v deníku
log-empty = Zatím se nic nestalo.
log-earlier = Ukázat dřívější řádky
log-nothing-found = To slovo není v žádném řádku.
rules = Pravidla
rules-search = Slovo, symbol, číslo
rules-looking = Hledám
book-title = Jak se hraje { $game }
book-back = Zpět ke stolu
book-chapters = Kapitoly
book-words = Všechna slova od A do Z
book-numbers = Všechna pravidla podle čísel
book-found = { $count ->
        [one] 1 pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
book-part = Kapitola { $number }
book-asked = Na to se tě teď ptáme
book-meant = To je ono
book-table = U tvého stolu
book-see = V této kapitole
book-numbered = Pravidla { $first } až { $last }. Čísla slouží k hledání a k hlášení.
term-word = slovo
terms = Podtrhávat slova hry
terms-new = dokud nejsou vysvětlena
terms-always = vždy
terms-never = nikdy
lesson = První kroky
lesson-step = Tvá první hra · { $at } { $of ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $of }
lesson-because = Protože: { $why }
lesson-do-it = Udělej to za mě
lesson-got-it = Rozumím
lesson-enough = Už žádné rady
lesson-again = Zobrazit rady znovu
lesson-later = Později
step-vanguard-sections = Posádku tvoří čtyři sekce a dolů nejdou všechny. Tady nelze zvolit špatně: vezmi, koho chceš, nebo to nech udělat za sebe.
step-vanguard-complete = Misi lze teď splnit: kvůli tomu jste přišli.
step-vanguard-check = Máš dvě akce. Zvláštní akce tohoto místa je ověření: zvol kostky, hoď a podívej se, jakého řádku dosáhly.
step-vanguard-dice = Kterými kostkami hodíš? Víc kostek, víc symbolů. Hozené kostky jsou potom vyčerpané.
step-vanguard-assist = Ostatní ve tvém sektoru tě mohou podpořit: každý přidá jednu kostku. Nestojí je to akci.
step-vanguard-changes = Po hodu můžeš kostky měnit kartami a schopnostmi. Co svítí, to by teď nastalo.
step-vanguard-travel = Cestou se přesuneš po trase do dalšího sektoru. Některé stojí kostku nebo jsou nebezpečné: je to napsáno předem.
step-vanguard-prepare = Příprava je klidná akce: dober kartu sekce pro příští ověření. Odpočinek obnovuje kostky.
step-vanguard-exert = Došly kostky? Vypětí sil jde kdykoli: obětuj 1 kostku, obnov až 5. Je mezi tím, co jde kdykoli.
step-vanguard-event = Po každém tahu se odkryje událost. Je-li tu její biom, zasáhne hlavní účinek; jinde plyne čas.
step-vanguard-hand = Ruka má limit. Nech si karty ke kostkám, které ještě máš.
print = Vytisknout
rules-nothing = Žádné pravidlo to nezmiňuje.
timeline = Časová osa
moment-of = Krok { $moment } z celkových { $all }
branches = Větve
branch-left = Opuštěno po: { $act }
branch-left-far = Opuštěná větev
branch-go = Jít tam
branch-name = Pojmenuj tento okamžik
branch-keep = Uložit
people = Lidé
members = U tohoto stolu
watches = přihlíží
is-ready = má hotovo
ready-mark = Mám hotovo
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
agree-and-do = Souhlasím: provede se
last-word = Poslední slovo má { $who }: tvoje volba je návrh, který vidí všichni.
last-word-yours = Poslední slovo máš ty: co zvolíš, to se stane; co zvolí ostatní, je návrh.
decline = Odmítnout
take-back = Stáhnout
proposal-waits = Čeká se na odpověď: { $who }
recap-title = Co se zatím stalo bez tebe
recap-previously = Co bylo dřív
recap-won = úspěch
recap-lost = neúspěch
recap-died = smrt
recap-promoted = povýšení
recap-found = nález
recap-learned = poznatek
recap-chose = volba
recap-more = Dřívější řádky ({ $count }) jsou v deníku.
recap-go-on = Dál
board = Hrací plán
close = Zavřít

## Martians
ms-sure = jisté
ms-missing = { $count ->
    [one] chybí 1 figurka
    [few] chybějí { $count } figurky
   *[other] chybí { $count } figurek
}
ms-mended = opraveno, k použití od příštího solu
ms-next-sol = příští sol: { $what }
ms-must-roll = v tomto solu se musí házet
ms-of = { $most ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $most }
ms-choices = { $count ->
        [one] 1 možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
ms-part-works = { $part }: bez poruchy. Porucha by znamenala: { $harm }
ms-part-broken = { $part }: porucha. { $harm }
ms-part-mended = { $part }: opraveno, k použití od příštího solu
ms-makes = vyrábí { $count }, nejvýše { $most }
ms-unexplored = neprozkoumáno
ms-terrain-hazard = rover, který projede, se může porouchat
ms-terrain-blocked = odtud dál ven cesta nevede
ms-terrain-adventure = kdo projde, zažije dobrodružství
ms-terrain-morale = kdo projde, sníží morálku o 1
ms-terrain-wound = kdo tudy vede akci, utrpí 1 ránu
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
    }{ $type ->
        [none] {""}
       *[other] {" "}jako akce „{ $type }“
    }{ $things ->
        [none] {""}
       *[other] {" "}a { $things }
    }
ms-event-left = { $left ->
        [one] poslední sol
        [few] ještě { $left } soly
       *[other] ještě { $left } solů
    }
ms-event-strikes = zítra udeří: { $percent } %
ms-event-struck = udeřilo to
ms-objective-done = hotovo
ms-objective-open = zbývá
ms-objective-optional = chcete-li
ms-tonight = { $low } až { $high } dnes v noci.
ms-tonight-one = { $high } dnes v noci.
ms-track = Poruchy: { $level } { $top ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $top }
ms-lasting = jeho kostka se hází každý sol
ms-breakdown = porucha: { $percent } %
ms-quiet-tonight = V noci klid.
ms-safe = Dnes v noci bez poruchy.
ms-tomorrow = Zítra, pokud se nic nezmění
ms-stress = Stres { $from ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $from } na { $to }
ms-stress-of = Stres { $level } { $limit ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit }
ms-quarrel = hádka
ms-quarrel-means = Všichni utrpí 1 ránu a morálka klesne.
ms-eased = S plánovanou přestávkou: { $level }
ms-morale = Morálka
ms-made-of = { $made } { $needed ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $needed }
ms-kept = { $before ->
       *[other] Zásoba: { $before }, pak { $after }.
    }
ms-eaten = { $count } ze zásoby: { $before }, pak { $after }.
ms-hungry = { $count ->
        [one] Chybí 1 porce: někdo utrpí ránu.
        [few] Chybějí { $count } porce: každá znamená ránu.
       *[other] Chybí { $count } porcí: každá znamená ránu.
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
ms-past-adventure = dobrodružství
ms-past-adventure-later = dobrodružství, později
ms-broken = Nefunkční prvky, na konci nejvýše { $most }
ms-gate = Všichni plánují najednou: připraveno { $done } { $all ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }
ms-is-ready = má hotovo
ms-pawn-of = Figurka: { $who }{ $bound ->
        [none] {""}
       *[other] {" "}({ $bound })
    }
ms-can-choose = Teď jde vybrat
ms-cannot-choose = Teď nejde vybrat
ms-machines-used = Stroje: { $used }
ms-helpers = Stroje a rovery
ms-cargo = Nákladový prostor
ms-complex-systems = Systémy
ms-complex-living = Obytný
ms-complex-working = Pracovní
ms-goals-wished = { $count ->
    [one] 1 další, chcete-li
    [few] { $count } další, chcete-li
   *[other] { $count } dalších, chcete-li
}
ms-event-pawns = figurky
ms-goals-head = Cíle
ms-cargo-empty = Nákladový prostor je prázdný
ms-in-plan = v plánu
ms-order = Pořadí akcí
ms-does-what = { $verb }: { $what }
ms-breaks-at = praskne při { $limit }
ms-times = { $count }× { $what }
ms-ready-now = připraveno
ms-ready-next = připraveno v příštím solu
ms-examined = zanalyzováno
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
ms-goals = Co mise žádá
ms-see-table = Podívat se na stůl
ms-crew = Posádka
ms-phases = Fáze solu
ms-look-at = Zobrazit
ms-tab-base = Základna
ms-tab-map = Mapa
ms-tab-plan = Plán
ms-tab-goals = Cíle
ms-broken-parts = nefunkční prvky
ms-debriefing = Vyhodnocení

vg-map = Mapa: { $planet }
vg-team = Tým
vg-coming = Co přijde
vg-mission = Mise
vg-mission-done = Mise splněna
vg-mission-none = Žádná mise není otevřená.
vg-mission-where = V sektoru { $sectors }
vg-complete = Dokončit misi
vg-may-complete = může ji splnit
vg-danger-tables = Tabulky nebezpečí
vg-die-not-yours = Tohle vybírá někdo jiný: { $who } nepatří k tvým členům posádky.
vg-die-later = Teď ji nelze označit: nejdřív vybírají ostatní.
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
vg-pad = Zde může stát výsadková loď.
vg-unread = Tady ještě nikdo nebyl: čeká stránka.
vg-lander-here = Stojí zde výsadková loď
vg-options = Možnosti: { $count }
vg-next = Dále:
vg-ahead = Později:
vg-clock = { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }
vg-condition = Stav tohoto světa
vg-travel-icon = Přesun:
vg-event = Poslední událost
vg-injury = Zranění
vg-injury-down = Lícem dolů: nic nedělá.
vg-injury-die = V tomto sloupci leží kostka zranění
vg-injuries = Zranění
vg-dead = Po smrti
vg-rank = { $section } · hodnost { $rank }
vg-way-free = zdarma
vg-way-to = Přesun, { $name } ({ $number }): { $price }
vg-fit = Celá mapa
vg-finds = Nálezy
vg-finds-count =
    { $count ->
        [0] Zatím nic
        [one] Jeden nález
        [few] { $count } nálezy
        *[other] { $count } nálezů
    }
vg-lead = náznaky v hodnotě { $total } { $needed ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $needed }
vg-decks = Události v balíčku: { $events }. Náznaky v sáčku: { $bag }. Zbývající mimořádné objevy: { $unique }.
vg-supplies = Zásoby
vg-success = Úspěch
vg-actions-left =
    { $count ->
        [one] ještě jedna akce
        [few] ještě { $count } akce
        *[other] ještě { $count } akcí
    }
vg-last-action = poslední akce
vg-done = hotovo
vg-place = Místo
vg-cards = Karty
vg-charges = Stimulanty
vg-crew-of = Deska: { $name }
vg-next-crew = Další deska
vg-spent = Vyčerpané
vg-about-crew = O osobě { $name }
vg-ready-none = žádné připravené kostky
vg-spent-count = vyčerpané: { $count }
vg-more-cards = +{ $count }
vg-gear = Výbava
vg-hand = Ruka: { $count } { $limit ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit } karet
vg-deck = Karet v balíčku: { $count }
vg-card = Karta sekce
vg-lacks = chybí-li { $need }:
vg-or = nebo
vg-letter-red = Č
vg-letter-green = Z
vg-letter-blue = M
vg-steps = Kroky ověření
vg-injury-dice =
    { $count ->
        [one] 1 kostka zranění
        [few] { $count } kostky zranění
        *[other] { $count } kostek zranění
    }
vg-pool = Hod · { $count }
vg-hand-dice = Kostky v ruce · { $count }
vg-ask-help = Požádat: { $who }
vg-ask-help-said = { $action }: může { $name } podpořit?
vg-tray-choose = Vezmi kostky ze své desky. Svítí.
vg-tray-empty = Žádné kostky nezbyly.
vg-peek = Pohled na mapu
vg-cannot-come = bez šance
vg-nothing-now = Jak to leží, není splněn žádný řádek.
vg-not-now = teď ne
vg-now = teď
vg-changes = Co by z toho udělala změna
vg-injury-odds = Kostka zranění ({ $name }): { $odds }.
vg-rolls-along = hází se také
vg-marked-count = { $count ->
        [0] Žádné vybrané kostky
        [one] 1 vybraná kostka
        [few] { $count } vybrané kostky
       *[other] { $count } vybraných kostek
    }
vg-marked = vybráno
vg-steps-passed = Kroky, které nic nezmění
vg-with-dice = { $count ->
        [0] bez vybraných kostek
        [one] s vybranou kostkou
        [few] se { $count } vybranými kostkami
       *[other] s { $count } vybranými kostkami
    }
vg-before-roll = Před hodem: { $odds }.
vg-check-rolled = { $name } má hozeno.
vg-check-rolls = Hází { $name }.
vg-map-short = Mapa
vg-back-to-check = Zpět k ověření
vg-space = { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }
vg-no-outcome = Tento hod slouží jen kombinacím kostek.
vg-log = Záznam { $log }
vg-read-on = Dál
vg-pages-more = { $count ->
    [one] pak ještě jedna strana
    [few] pak ještě { $count } strany
   *[other] pak ještě { $count } stran
}
vg-story-again = Poslední stránka

# Vanguard: aboard the ship
vs-log = Z palubního deníku
vs-nothing-here = Tady tentokrát není co dělat.
vs-turn-page = Otočit stránku
vs-to-question = Rovnou na: { $page }
vs-log-aside = Podívat se na loď
vs-log-close = Přečteno
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
vs-last = zbývá jediný člen: { $section }
vs-open = otevřené: { $count }
vs-names = Jména: { $count }
vs-payable = zaplatit lze: { $count }
vs-projects = Projekty: { $count }
vs-patients = Pacienti: { $count }
vs-patients-arriving = Pacienti: { $count }, noví: { $arriving }
vs-ready = k dispozici: { $count }
vs-building = Ve výrobě: { $count }
vs-finds = Nálezy: { $count }
vs-landers = Výsadkové lodě: { $count }
vs-bay-recover = Zdraví odpočívají, lůžka se posouvají
vs-bay-therapy = Terapeuti
vs-bay-admit = Noví pacienti
vs-bay-survive = Ověření přežití
vs-bay-out = Ven
vs-bay-again = znovu k dispozici
vs-bed-free = volné lůžko
vs-bay-coming = Potom přijdou
vs-dies = úmrtí: { $risk } %
vs-no-bed = žádné volné lůžko, smrt
vs-injuries = zranění: { $count }
vs-objective = Hlavní úkol
vs-secondary = Vedlejší úkol
vs-offered = na výběr
vs-upgrades = Vylepšení
vs-awaiting = V obálce Budoucí použití
vs-situations = Situace
vs-situations-none = Žádná situace není otevřená.
vs-possible = Potenciální situace v balíčku: { $count }
vs-unpayable = teď nelze zaplatit
vs-lab-work = Práce v laboratoři
vs-lab-none = Není tu žádný projekt. Přinášejí je nálezy a záznamy.
vs-can-pay = máte
vs-common = běžné
vs-rare = vzácné
vs-ultra = velmi vzácné
vs-shelf-none = Sklady jsou prázdné. Plní je průzkumy.
vs-unload-now = Z výsadkové lodi
vs-gathered = Shromážděné objevy
vs-cabinet = Vitrína
vs-cabinet-gap = prázdné místo
vs-row-complete = Řada je úplná
vs-row-open = Řada není úplná
vs-queue = Řada { $number }
vs-stage = Etapa { $number }
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
vs-launch-load = Výbava
vs-launch-go = Start
vs-die-price = za kostku každému
vs-dice = Kostky: { $count }
vs-dead = bez návratu
vs-unhurt = bez zranění
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
vs-can-launch = Odletět může: { $count }
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
vs-of = { $left } { $all ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $all }

## Pointing at things

why-not = Proč nemohu?
why-nothing = S tímto teď nelze nic dělat: otevřená otázka se týká něčeho jiného.
show-others = Ukázat ostatním

## The log

log-kinds = Druhy záznamů
log-kind-all = Vše
log-kind-dice = Kostky
log-kind-story = Příběh
log-kind-people = Lidé
log-kind-stores = Zásoby
log-kind-harm = Škody

## The screens around the table

learn-text = Asi dvacet minut u skutečného stolu. Předem není co číst.
try-again = Zkusit znovu
no-name = Tvé jméno
save-name = Uložit
name-kept = Teď jsi { $name }, u všech stolů.
world-vanguard = Objevovat světy, vést loď
world-martians = Udržet základnu při životě
state-mine = Jsi na tahu
state-others = Na tahu: { $who }
state-empty = Místo je prázdné: { $who }
state-waits = Čeká se na ostatní
state-over = Dohráno
table-more = Další možnosti: { $title }
table-rename = Přejmenovat
table-pass = Předat
table-pass-text = Kdo bude hostitelem? Zůstaneš u stolu a místa si necháš.
table-leave = Odejít
table-leave-text = Tvá místa se uvolní a stůl zmizí ze seznamu. Hra pokračuje bez tebe; zpět vede jen odkaz.
table-leave-yes = Odejít od stolu „{ $title }“
table-delete = Smazat
table-delete-text = Stůl „{ $title }“ se ztratí navždy: pozice, celý deník i všechny větve. Exportovaný soubor ho může později vrátit.
table-delete-text-all = Stůl „{ $title }“ se ztratí navždy: pozice, celý deník i všechny větve. Přijdou o něj i ostatní: { $others }. Exportovaný soubor ho může později vrátit.
table-delete-yes = Smazat navždy stůl „{ $title }“
export-first = Nejdřív exportovat
keep-it = Nechat
more-tables = Další: { $count }
fewer-tables = Méně
campaigns = Kampaně
over-tables = Dohrané hry ({ $count })
chronicle = Kronika
chronicle-empty = Zatím tu nic není. Kronika roste s každým průzkumem: lidé, planety, nálezy a ti, kdo se nevrátili.
chronicle-count =
    { $count ->
        [one] 1 stránka
        [few] { $count } stránky
       *[other] { $count } stránek
    }
chronicle-search = Hledat (/)
chronicle-export = Uložit jako stránku
chronicle-chapters = Kapitoly
chronicle-choice = volba
chronicle-kept = Co zůstává v paměti
chronicle-back = Zpět
chronicle-on = Dál
chronicle-people = Kdo je kdo
chronicle-first = Poprvé: { $title }
chronicle-carried = Co si nesete dál
chronicle-moment = Tento okamžik na stole
chronicle-chose = Zvolili jste
chronicle-unknown = Co by z toho bylo, zůstane neznámé.
to-table = Ke stolu
new-lead = Nic není konečné, vše lze změnit později
stories-in-english = Příběhy a jména karet jsou zatím anglicky.
new-what = Co budete hrát?
new-mission = Mise
new-samples = Na vyzkoušení:
new-who = Kdo kde sedí?
new-who-later = Místa lze kdykoli změnit.
new-seats = Místa
new-how = Domácí pravidla
new-usual = Obvyklá volba je označena.
new-sum =
    { $people ->
        [one] Jedno místo pro lidi
        [few] { $people } místa pro lidi
        *[other] { $people } míst pro lidi
    }{ $bots ->
        [0] .
        [one] , jeden bot.
        [few] , { $bots } boti.
        *[other] , { $bots } botů.
    }
new-saved = Ukládá se po každé volbě.
missions-count = Mise: { $count }
taste-vanguard = Přistávej na neznámých světech. Vrať se, uzdrav, postav a rozhodni, kam dál.
taste-martians = Rozmísti figurky, sprav, co se rozbije, a ať všichni dýchají další sol.
taste-beacon = Malá hra na vyzkoušení: rozsviť lampu v proudu.
start-here = dobrá na začátek
length-vanguard = asi 90 min
length-vanguard-campaign = mnoho večerů
length-martians = asi 90 min
length-martians-campaign = pět večerů
length-beacon = 15 min
seat-number = Místo { $number }
seat-person = Jméno hráče číslo { $number }
seat-person-hint = Kdo hraje?
holder-me = U tohoto zařízení
holder-link = Někdo s odkazem
holder-bot = Hraje bot
holder-nobody = Zatím nikdo
difficulty = Obtížnost
difficulty-ask = zeptat se u stolu
difficulty-easy = Jasné období (lehká)
difficulty-normal = Proměnlivé období (běžná)
difficulty-hard = Prašné období (těžká)
rule-deadly = Vesmír je
rule-deadly-off = obvyklý
rule-deadly-on = smrtící
on = zapnuto
off = vypnuto
undo-setting = Vracet se přes hod nebo odkrytou kartu
undo-free = volně
undo-ask = když souhlasí všichni
undo-never = nikdy
seat-ask = Požádat o místo
seat-ask-host = Je tvoje na jiném zařízení? Zeptáme se hostitele.
seat-bot-named = hraje bot { $name }
stand-in = { $bot }, bot, hraje za tebe: { $seat }.
stand-in-end = Hrát dál
sharing-setting = Kdo bere cizí figurku nebo pomoc
sharing-ask = nejdřív se zeptá
sharing-tell = oznámí to
stops-setting = Ptát se před tím, co jde samo, kvůli účinkům použitelným kdykoli
stops-matter = kde na tom může záležet
stops-always = vždy
stops-never = nikdy
dice-setting = Kostky
dice-rolled = hází Farlight
dice-real = házíme opravdovými
table-language = Jazyk stolu
guests-setting = Hosté
guests-watch = smějí přihlížet
guests-closed = zůstanou venku
group-setting = O čem rozhoduje skupina
group-word = poslední slovo má, koho určují pravidla
group-any = odpoví kdokoli
group-all = souhlasí všichni
empty-setting = Prázdná místa
empty-wait = čekají
empty-bot = hraje je bot
absent-setting = Někdo je pryč
absent-wait = čekat
absent-minutes = bot za { $count } min
absent-hour = za hodinu
absent-day = za den
learn-lead = Vyber si první hru. Povede tě za ruku u skutečného stolu a nic nemůžeš pokazit.
learn-alone = Hraješ za všechna místa. Ostatní se mohou přidat později odkazem.
lesson-vanguard-time = První kolo: asi 20 minut
lesson-vanguard-1 = Chodit, rozhlížet se, číst, co místo skrývá
lesson-vanguard-2 = Házet kostkami a využít, co padne
lesson-vanguard-3 = Pomáhat si a vědět, kdy odpočívat
lesson-vanguard-4 = Potom: loď a kampaň
lesson-martians-time = První sol: asi 20 minut
lesson-martians-1 = Plánovat figurkami: kdo kde pracuje
lesson-martians-2 = Číst předpověď na zítra, než se rozhodneš
lesson-martians-3 = Opravovat, co se rozbije, ve správném pořadí
lesson-martians-4 = Vyjít na mapu a něco přinést domů
how-title = Jak tento stůl funguje
how-chip = Otevřít poklop
how-amber = Jantarová znamená ty
how-amber-text = Co svítí jantarově, odpovídá na otevřenou otázku, na plánu i v liště. Žádná jantarová: rozhoduje někdo jiný.
how-question = Ado, co uděláš?
how-bar = Jedna otázka
how-bar-text = Je vždy dole, slovy. Každá volba říká, co dělá a jaké má vyhlídky. Rada řekne, co by udělal dobrý hráč a proč.
how-undo = Vrať to
how-undo-text = Zpět se dá jít, jak daleko chceš, i zase vpřed. Co tím opustíš, zůstane jako větev.
how-tools = Zeptej se stolu
how-tools-text = Vše se vysvětlí samo: ukaž, podrž nebo klikni. Deník říká, co se stalo, pravidla proč.
keys = Klávesy
keys-off = Písmenové klávesy jsou vypnuty v nabídce Vzhled a jazyk.
key-option = volba s tímto číslem
key-closing = dál: připraveno, hotovo
key-tab = další věc
key-enter = zvolit, co je označeno
key-question = k otázce
key-hint = rada s důvodem
key-undo = zpět
key-redo = znovu
key-board = k plánu
key-crew = k posádce
key-map = základna nebo mapa
key-point = ukázat všem
key-explain = vysvětlit jméno nebo slovo v tom, co je vybráno; znovu pro další
key-reorder = posunout akci plánu nahoru nebo dolů
key-log = deník
key-rules = pravidla
key-timeline = časová osa
key-close = zavřít
key-this = tento seznam
notify-ask = Dej vědět, když jsem na tahu
notify-on = Zpráva, když jsem na tahu
notify-refused = Prohlížeč této stránce zprávy nedovolí. Tečka na kartě to přesto řekne.
turn-yours = Jsi na tahu: { $title }
waiting-tables = Další stoly, které na tebe čekají
credits = Poděkování a licence
credits-unofficial = Farlight je neoficiální fanouškovský projekt. Není spojen s vydavateli žádné deskové hry ani jimi schválen. Neobsahuje jejich texty ani obrázky: příběhy, karty, jména, obrázky i zvuky jsou naše vlastní.
credits-own = Naše vlastní práce
credits-code = Program
credits-stories = Příběhy, karty, texty
credits-pictures = Ikony, mapy, planety, lidé
credits-drawn = kreslí sám program
credits-sounds = Zvuky
credits-made = vytváří sám program
credits-fonts = Písma
credits-page = V prohlížeči
credits-server = Na serveru
credits-private = Nic se nenačítá odjinud a nikdo není sledován: co děláš, zůstává mezi tímto prohlížečem a serverem, na kterém hraješ.
watch-sit = Místo je volné: sedni si a hraj.
watch-full = Vidíš, co vidí všichni, a na nic neodpovídáš.
host = hostitel
waited-since = na tahu ({ $when })
one-device = Víc lidí u tohoto zařízení: dej každému místu jméno a otázka řekne, čí je.
send-away = Poslat pryč
sent-away = Koho hostitel poslal pryč
let-in-again = Znovu pustit
sent-away-note = Žádným odkazem se nevrátí, dokud je nepustíš. Kdo by přišel jako někdo jiný, potřebuje odkaz: pro jistotu odkazy obnov.
not-ready = Přece jen ne
join-where = Kde sedíš?
join-who = Kdo tam sedí
join-watch-note = vidět vše, co vidí všichni
pass-device = Předej zařízení: { $name }.

## End of the screens around the table

## Vanguard: what moves, and what is coming

vg-next-moves = příště: { $sector }
vg-next-strikes = příště: { $sector }, a udeří
vg-next-perhaps = možná: { $sector }
vg-threat-comes = { $name } jde příště sem
vg-threat-strikes-at = Další krok: jde jinam, { $name } ({ $number }), a zasáhne každého, kdo tam je.
vg-threat-goes-to = Další krok: jde jinam, { $name } ({ $number }).
vg-threat-may-come = { $name } možná přijde sem
vg-round-rail = Kolo tah po tahu
vg-chips-in = { $place }
vg-chips-always = Vždy
vg-chips-travel = Přesun
vg-start-token = Žeton začínajícího hráče
vg-round-end = konec kola
vg-turn-been = hotovo
vg-turn-next = na řadě
vg-turn-later = později
vg-step-quiet = V tomto kroku se nic nestalo.
vg-happened = Co se v tomto ověření stalo
vg-times = { $count }×
vg-not-used = nepoužito
vg-outcome-comes = toto nastane
vg-discard = odhozeno { $count }, naposledy: { $card }

## End of Vanguard: what moves

## Mars ožívá: kostky, výhled, společné plánování
ms-tray = Kostky
ms-tray-close = Uklidit kostky
ms-last-roll = Poslední hod
ms-die-success = Kostka úspěchu
ms-die-wound = Kostka ran
ms-die-adventure = Kostka dobrodružství
ms-face-success-hit = podaří se
ms-face-success-blank = nepodaří se
ms-face-wound-hit = rána
ms-face-wound-blank = žádná rána
ms-face-adventure-hit = dobrodružství
ms-face-adventure-blank = nic se nestane
ms-face-malfunction = ukazatel o { $by } výš
ms-end-done = Podařilo se.
ms-end-failed = Nepodařilo se.
ms-moved = { $from ->
        [few] Ze
        [6] Ze
        [7] Ze
       *[other] Z
    } { $from } na { $to }.
ms-moved-parts = { $count ->
    [one] Z toho 1 kvůli nefunkčnímu prvku.
   *[other] Z toho { $count } kvůli nefunkčním prvkům.
}
ms-tomorrow-plan = Zítra, s tímto plánem
ms-tomorrow-option = Zítra, s touto volbou
ms-causes = Odkud se to bere
ms-cause-part = +{ $count } { $room }: nefunkční prvek ({ $part })
ms-with-plan = { $percent } % s plánem
ms-still-planning = Ještě plánuje: { $who }
ms-is-planning = ještě plánuje
ms-in-hand = Umisťuje se figurka: { $who }
ms-back = Figurka se vrátila z práce: { $who }
ms-complete-mission = Dokončit misi
ms-goals-more = { $count ->
    [one] { $count } další cíl
    [few] { $count } další cíle
   *[other] { $count } dalších cílů
 }
ms-at-once = { $what }, podle návrhu
ms-goal-how = Co se pro to dá udělat
ms-goal-here = mluví o tom mise
ms-then = pak { $count }
ms-goals-done = { $count ->
    [one] 1 cíl splněn
    [few] { $count } cíle splněny
   *[other] { $count } cílů splněno
}
ms-achieved = Co se podařilo
ms-missed = Co zůstalo nedokončené
ms-in-numbers = Mise v číslech
ms-what-next = Co bude dál
ms-next-campaign = Kampaň pokračuje: odpovězte na otázku dole, až budete chtít dál.
ms-end-won = Mise splněna
ms-end-lost = Mise selhala
## Konec oživlého Marsu

## Replay

replay-start = Na začátek
replay-back = O odpověď zpět
replay-next = O odpověď dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-beginning = Hra právě začíná.
replay-nothing = O této odpovědi není co vyprávět.
legend-answer = odpověď
legend-rolled = něco bylo hozeno nebo odkryto
branches-hint = Návrat zachová opuštěné jako větev: nic se neztratí.

## What just happened

just-now = Právě teď

## Moments of an Exploration

vg-result = Výsledek ověření
vg-event-came = Událost
vg-roll = Hod
vg-came = Co z toho vzešlo
vg-result-none = Žádný řádek není splněn: nic z toho nevzejde.

## Co se na Marsu děje: příběhy, zpráva o noci, rady k první misi

ms-tale-event = Nová událost
ms-tale-struck = Nikdo si jí nevšímal, a tak udeří
ms-tale-adventure = Dobrodružství
ms-tale-echo = Co z toho vzešlo
ms-tale-malfunction = Porucha
ms-tale-envelope = Otevírá se obálka
ms-tale-over = Mise splněna
ms-tale-failed = Mise selhala
ms-tale-good = Něco se podařilo
ms-tale-found = Nalezeno a dosaženo
ms-tale-morning = Ranní zpráva
ms-tale-report = Sol { $sol } { $sols ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $sols }
ms-tale-night = Poruchy
ms-tale-quiet = Všude klid: nic nepovolilo.
ms-tale-came = Co přibylo
ms-tale-made = Vyrobeno z toho, co bylo potřeba
ms-tale-what-now = Co s tím můžete udělat
ms-tale-place = { $place } { $count ->
        [few] ze
        [6] ze
        [7] ze
       *[other] z
    } { $count }
ms-tale-next = Dál
ms-tale-done = Zpět na základnu
ms-event-safe = bude vyřešeno
ms-all-placed = Každá figurka má své místo.
ms-all-placed-how = Potvrď plán, nebo ho změň.
step-martians-base = Tohle je vaše základna: tři komplexy místností. Malé značky v místnosti jsou její prvky: zástrčka, trychtýř, ozubené kolečko a čip. Červený rámeček znamená nefunkční prvek. Stiskni místnost a přečti si, co dělá.
step-martians-tomorrow = Tohle je zítřejší ráno: kolik základna vyrobí z toho, co potřebuje. Kufřík je vaše zásoba: přijde do něj polovina toho, co zbude. Co je oranžové, bude chybět. Mění se to, zatímco plánuješ, takže vidíš, co plán přinese.
step-martians-pawn = Co má jantarový okraj, lze udělat teď. Nejdřív to, co nefunguje; není-li nic takového, postav, co chtějí cíle vpravo: stiskni dílnu a vyber, kdo to udělá. Jedna figurka obvykle hází kostkami; dvě, nebo jedna se strojem, uspějí jistě.
step-martians-place = Místnosti s jantarovým okrajem mohou tuto figurku využít. Stiskni jednu. Jedna figurka obvykle hází kostkami; s jednou navíc je akce jistá.
step-martians-plan = Akce je naplánovaná, se svým pořadím a šancí. Zatím se nic nestalo: stiskni ji, chceš-li ji změnit, nebo ji vrať.
step-martians-rest = Zbývají figurky. Každý sol potřebujete i rostliny, díly a klid: prozkoumejte okolí základny, vyřešte událost, nebo nechte někoho odpočinout, než stoupne stres.
step-martians-ready = Každá figurka má své místo. Stiskni „Mám hotovo“: akce se provedou jedna po druhé a pak přijde noc.
step-martians-happened = Tady leží kostky: co která ukázala a co z toho vzešlo. Deník nahoře si vše pamatuje.
step-martians-events = Tady leží události. Polož na některou z nich figurku a vyřeš událost dřív, než udeří: číslo u hodin říká, kolik solů zbývá.

## What comes from others, and where the table stops

motion-quick = Rychlý
habits = Kde se stůl kvůli tobě zastaví
habit-window = Před fází, kvůli účinkům použitelným kdykoli
habit-order = Pořadí toho, co se stane tak jako tak
habit-step = Kroky ověření bez účinku
habit-offer = Udělat z toho zvyk?
habit-offer-window = Dvakrát jsi tu nic nevyužil a šlo se dál. Pokračovat odteď samo?
habit-offer-order = Dvakrát zůstalo pořadí, jak bylo: kdo nebo co je první. Nechávat ho tak odteď samo?
habit-offer-step = Tento krok dvakrát nic nezměnil. Odteď ho přeskakovat?
habit-always = Vždycky tak
habit-no = Ptát se dál
chat-answer = Odpovědět
unread = { $what }: { $count ->
        [one] 1 novinka
        [few] { $count } novinky
       *[other] { $count } novinek
    }
ping-at = { $who } ukazuje: { $what }
ping-somewhere = { $who } na něco ukazuje
ping-show = Ukázat
fig-v-idea = Kampaň jde dokola: na palubě, dolů na planetu, průzkum a domů.
fig-v-aboard = Na palubě: kam?
fig-v-land = Přistát
fig-v-explore = Prozkoumat, splnit mise
fig-v-home = Domů s nálezy
fig-v-turn = Tah: dvě akce, pak událost. Když byli na tahu všichni, kolo končí.
fig-v-action = akce
fig-v-time = Žeton času postupuje doprava. Na posledním poli nastane jeho účinek.
fig-v-time-own = U tvého stolu: { $name }, pole { $space } { $length ->
        [few] ze
        [6] ze
        [7] ze
        [14] ze
        [16] ze
        [17] ze
       *[other] z
    } { $length }.
fig-v-actions = Pět akcí: zvláštní akce, přesun, příprava, odpočinek a odlet. V tahu provedeš dvě.
fig-v-special = zvláštní akce
fig-v-travel = přesun
fig-v-prepare = příprava
fig-v-rest = odpočinek
fig-v-lift = odlet
fig-v-path = Sektory a trasy mezi nimi. Tmavé písmeno: cestou hoď kostkou nebezpečí. Kostka s −1: vyčerpej kostku té barvy. Šipka: jen jedním směrem. Vlajka: vede tam mise.
fig-v-dice = Tři barvy, každá s vlastním tvarem a třemi vlastními symboly.
fig-v-phy = tělesná zdatnost
fig-v-gat = sběr
fig-v-def = obrana
fig-v-sco = průzkum
fig-v-bio = biologie
fig-v-xen = xenologie
fig-v-con = stavba
fig-v-sci = věda
fig-v-tec = technologie
fig-v-bas = základní
fig-v-van = jiskra
fig-v-acc = nehoda
fig-v-faces = Základní: tvá schopnost přeměny z ní může udělat symbol. Jiskra: zastoupí libovolný symbol. Nehoda: některé karty ji trestají.
fig-v-board = Kostky ve sloupcích jsou dostupné. Použité jdou mezi vyčerpané; odpočinek kostky vrací.
fig-v-board-own = U tvého stolu: { $name }, dostupné kostky: { $ready }, vyčerpané: { $spent }.
fig-v-check = Ověření kostkami: vyber své kostky; ostatní v sektoru podpoří po jedné; hoď; vezmi řádek, který kostky splňují.
fig-v-step-1 = Vyber kostky
fig-v-step-2 = Ostatní podpoří
fig-v-step-3 = Hoď, uprav kostky
fig-v-step-4 = Vezmi řádek
fig-v-danger = Co padne na kostce nebezpečí, se vyhledá v tabulce jejího písmene. Vzácné je horší.
fig-v-danger-own = U tvého stolu, { $name }: { $odds }
fig-v-injury = Se zraněním přijde kostka zranění. Leží nahoře ve sloupci a zabírá místo.
fig-v-threat = Hrozba se řídí svou stupnicí času: na každém poli se přesune, nebo zasáhne každého, kdo tam je.
fig-v-ship = Lodní kniha se prochází stránku po stránce: nejdřív návrat, pak odlet.
fig-v-team = Čtyři sekce a jejich odznaky: bezpečnostní, průzkumná, vědecká, technická.
fig-m-idea = Každý sol: společně plánovat, pracovat na základně i venku a zjistit, co se v noci rozbije.
fig-m-plan = Plánovat
fig-m-work = Pracovat
fig-m-out = Jít ven
fig-m-breaks = Co se rozbije?
fig-m-sol = Fáze solu v tomto pořadí.
fig-m-supply = Energie, kyslík a jídlo se každý sol vyrábí a spotřebovávají. Polovina zbytku se uschová. Když něco chybí, jde některé zařízení do odstávky.
fig-m-pawns = S jednou figurkou akce hází třemi kostkami. Se dvěma je úspěch jistý; každé pole cesty si žádá o jednu víc.
fig-m-base = Tři komplexy a jejich místnosti. Řady polí jsou jejich stupnice poruch, jak teď stojí.
fig-m-track = Stupnice poruch stoupá o svou kostku a o nefunkční prvky. Na 5 se dobere karta poruchy a stupnice se vrátí na 0.
fig-m-die = kostka poruch
fig-m-stress = Stres roste každý sol o počet astronautů. Na { $limit } je hádka: každý utrpí 1 ránu, morálka klesne o 1, stres je zase 0.
fig-m-map = Tři prstence kolem základny. Celý prstenec 1 je dosažitelný; dál to, co sousedí s prozkoumaným polem.
fig-m-map-own = U tvého stolu prozkoumáno: { $count }.

## Long words of names, with a hyphen where a narrow place may break them, if this language has such words

long-words = Oxygenátor
