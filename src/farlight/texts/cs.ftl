# Messages that belong to no game.

## Options and prompts of the kernel

option-done = Hotovo
option-ready = Mám hotovo
option-reopen = Rozmyslet si to znovu
option-skip = Nedělat nic
option-carry-on = Pokračovat
option-do = { $effect }
option-face = { $name }
prompt-enter-roll = Hoď skutečnou kostkou ({ $stream }): co ukazuje?
prompt-reopen = Ty máš hotovo; ostatní ještě plánují.
prompt-effect = Zvol, co se stane.
prompt-undecided = Něco se má rozhodnout. Nejdřív můžete něco použít.

# The same thing several times
counted = { $count }× { $what }

## Events of the kernel

event-forced = Jde to jen takto: { $option }
event-ended = Je konec: { $outcome }.

## Refusals

refused-game-over = Hra skončila: už není co volit.
refused-stale = To je odpověď na rozhodnutí { NUMBER($given, useGrouping: 0) }, ale teď je na řadě rozhodnutí { NUMBER($open, useGrouping: 0) }: podívej se znovu na stůl.
refused-other-seat = { $seat ->
        [-1] O tom rozhoduje skupina.
       *[other] O tom rozhoduje { $seat }.
    }
refused-unknown-option = Možnost „{ $given }“ tu teď není. Zvol jednu z těchto: { $known }.
refused-not-now = To teď zvolit nejde: na řadě je jiná otázka.
refused-undo-start = Tohle je začátek: není co vracet.
refused-undo-elsewhere = Okamžik { NUMBER($node, useGrouping: 0) } neleží na této větvi.
refused-undo-never = Od té doby se něčím házelo nebo se něco odhalilo a u tohoto stolu se to nevrací.
refused-undo-ask = Od té doby se něčím házelo nebo se něco odhalilo: skupina musí souhlasit.
refused-undo-floor = Tuto hru uložila jiná verze: před tohle uložení se vrátit nejde.
refused-after-chance = Nelze volit dřív, než se ví, co padne nebo co se odkryje: zvol, až to bude známo.
refused-in-act = Nic se neprovedlo. Krok { $place }: { $reason }
refused-redo = Není co opakovat.
refused-no-branch = Větev „{ $given }“ neexistuje. Větve: { $known }.
refused-no-branches = Větev „{ $given }“ neexistuje: žádná ještě nemá jméno. Napiš „branch“ a jméno a okamžik se zapamatuje.

## The effect language

effect-then = { $first }, potom { $second }
effect-then-if = { $first }, potom, { $second }
effect-then-each = { $first }, potom { $group } – { $body }
effect-then-apart = { $first }; potom { $second }
effect-then-apart-if = { $first }; potom, { $second }
effect-then-apart-each = { $first }; potom { $group } – { $body }
effect-and = { $first } a { $second }
effect-any = { $first } nebo { $second }
effect-or = { $first }; nebo { $second }
effect-at = { $moment } – { $body }
effect-each = { $group }: { $body }
effect-each-inside = { $group } – { $body }
effect-each-inside-if = { $group } – { $body }
effect-each-may = { $group }, nepovinně – { $body }
effect-each-choose = { $group } zvolí jedno: { $options }
effect-if = pokud { $test }, { $body }
effect-if-each = pokud { $test }, { $group }: { $body }
effect-if-each-inside = pokud { $test }, { $group } – { $body }
effect-if-apart = pokud { $test }: { $body }
effect-if-else = pokud { $test }, { $body }; jinak { $otherwise }
effect-if-else-if = pokud { $test }, { $body }; jinak, { $otherwise }
effect-otherwise = jinak { $body }
effect-otherwise-if = jinak, { $body }
effect-choose = zvol jedno: { $options }
effect-choose-inside = podle volby { $options }
effect-may = pokud chceš, { $body }
effect-times = { $count ->
        [1] jednou
        [2] dvakrát
       *[other] { $count }×
    } { $body }
effect-times-all = zopakuj { $count ->
        [1] jednou
        [2] dvakrát
       *[other] { $count }×
    }: { $body }
effect-times-may = až { $count ->
        [1] jednou
        [2] dvakrát
       *[other] { $count }×
    } { $body }
effect-pay = { $cost }: { $body }
effect-pay-inside = { $cost }, a když to uděláš, { $body }

## The terminal client

terminal-welcome = Farlight { $version } · { $game } · { $mission }
terminal-how-many = Kolik vás hraje, { $low } až { $high }? Samotný Enter znamená { $usual }.
terminal-seats = { $count ->
        [one] Hraje jeden člověk
        [few] Hrají { $count } lidé
       *[other] Hraje { $count } lidí
    }; změní to „--seats“ a číslo.
terminal-help = Napiš číslo nebo pár slov z možnosti. „help“ řekne, co ještě můžeš psát, „rules“, jak se hraje.
terminal-decision = Rozhoduje { $seat }
terminal-group = Rozhodujete společně
terminal-any-time = Kdykoli, podle písmene:
terminal-any-folded = { $count ->
        [one] Kdykoli také: ještě jedna věc. Ukáže ji „any“.
        [few] Kdykoli také: ještě { $count } věci. Ukáže je „any“.
       *[other] Kdykoli také: ještě { $count } věcí. Ukáže je „any“.
    }
terminal-any-none = Teď se nic dalšího použít nedá.
terminal-enter = nebo jen Enter
terminal-chosen = Zatím vybráno: { $chosen }
terminal-log = Co se stalo
terminal-log-empty = Ještě se nic nestalo.
terminal-over = Hra skončila. Napiš „undo“, když se chceš vrátit, „log“, když si ji chceš přečíst, nebo „quit“; potom „{ $command }“ začne novou.
terminal-unknown = „{ $given }“ nechápu. { $count ->
        [1] Napiš 1
       *[other] Napiš číslo od 1 do { $count }
    }, jméno nebo „help“.
terminal-ambiguous = „{ $given }“ může znamenat { $known }. Napiš toho víc.
terminal-one-answer = Tady se ptáme na jednu odpověď, ne na několik.
terminal-agree = Od té doby se házelo nebo odhalovalo. Pokud skupina souhlasí, napiš „agree“.
terminal-agree-none = Není s čím souhlasit.
terminal-declined = Tak to zůstane, jak to je.
terminal-no-company = „{ $command }“ je pro stůl s ostatními: tady sedí všichni u této klávesnice. „play --at SERVER“ otevře stůl na síti.
terminal-undo-unknown = Jak daleko? Číslo, nebo jedno z: { $levels }.
terminal-saved = Uloženo do { $file }.
terminal-unsaved = Hru se nepodařilo uložit: { $reason }. Uvolni místo, nebo ji ulož jinam pomocí „save SOUBOR“.
terminal-forked = Tuto hru hraje i jiný stůl. Tato pokračuje v { $file }.
terminal-skipped = V jedné hře nelze pokračovat. { $reason }
terminal-save-foreign = „{ $file }“ už existuje a není to uložená hra Farlight. Zvol jiné jméno.
terminal-save-folder = Složka „{ $folder }“ neexistuje. Nejdřív ji vytvoř, nebo napiš jen jméno.
terminal-loaded = Načteno z { $file }.
terminal-load-usage = Co načíst? Napiš „load“ a jméno uložené hry.
terminal-note = Poznámka: { $note }.
terminal-rule = { $rule }: { $text }
terminal-rule-missing = Pravidlo „{ $given }“ tu není.
terminal-rule-none = Tahle otázka nemá vlastní pravidlo.
terminal-chapters = Pravidla po kapitolách: napiš „rules“ a číslo nebo slovo
terminal-why-usage = Napiš „why“ a co chceš udělat, například „why { $example }“.
terminal-why-can = To jde: zvol „{ $option }“.
terminal-why-way = To jde: { $way }.
terminal-why-seat = { $seat } může: zvolit „{ $option }“. Napiš nejdřív „seat { $number }“.
terminal-why-later = „{ $given }“ teď zvolit nejde. { $count ->
        [one] Mluví o tom jedno pravidlo
        [few] Mluví o tom { $count } pravidla
       *[other] Mluví o tom { $count } pravidel
    }: napiš „rule { $given }“.
terminal-why-unknown = To teď nejde zvolit a o „{ $given }“ tu nic nevím. Můžeš se ptát na: { $known }.
terminal-language = Teď mluvíme česky.
terminal-english = Příběhy a jména karet jsou zatím anglicky.
terminal-seat-unknown = Místo „{ $given }“ neexistuje. Místa: { $known }.
terminal-view-unknown = Část „{ $given }“ stůl nemá. Části: { $known }.
terminal-branch-named = Tento okamžik se teď jmenuje „{ $name }“.
terminal-branches = Větve: { $known }.
terminal-branches-none = Žádná větev ještě nemá jméno. Napiš „branch“ a jméno a tento okamžik se zapamatuje.
terminal-commitment = Kostky této hry určuje semínko s hashem { $hash }.
terminal-by-hand = Házíte skutečnými kostkami: dané jsou jen karty.
terminal-seed = Semínko bylo { $seed }; jeho hash je { $hash }.
terminal-bye = Na shledanou. Hra na tebe počká: „{ $command }“ tě sem vrátí.
terminal-bye-over = Na shledanou. Tahle hra skončila: „{ $command }“ začne novou.
terminal-bye-none = Na shledanou. Žádná hra nezačala.
terminal-bye-unsaved = Na shledanou. Hra NENÍ uložená: { $reason }.
terminal-file = Je uložená v { $file }.
terminal-resumed = Vítej zpátky: na stole je všechno tak jako posledně.
terminal-failure = O tuto odpověď pravidla zakopla. Nic není ztraceno: jsi tam, kde předtím. Zpráva je v { $file }.
terminal-help-number = číslo nebo slova z možnosti: volba; „1 3 5“: několik z nich, „all“: všechny téhož druhu, kde se otázka ptá na víc než jednu
terminal-help-any = „any“: co jde použít kdykoli; potom písmeno
terminal-help-why = „why JMÉNO“: proč něco zvolit nejde, nebo jak to jde
terminal-help-hint = „hint“: co by zvolil zkušený hráč a proč
terminal-help-rule = „rules“: jak se hraje; „rules KAPITOLA“; „rule“: pravidlo za otázkou; „rule SLOVO“: všechna pravidla o něčem
terminal-help-log = „log“: co se stalo; „log 20“: posledních 20 řádků
terminal-help-undo = „undo“, „undo 3“, „undo ÚROVEŇ“ ({ $levels }), „redo“; „agree“, když byla dotázána skupina
terminal-help-branch = „branch JMÉNO“ si zapamatuje tento okamžik, „visit JMÉNO“ se k němu vrátí
terminal-help-save = „save SOUBOR“, „load SOUBOR“; hra se také sama ukládá po každé volbě
terminal-help-language = „language en“, it, de, cs
terminal-help-seat = „seat 2“ nebo „seat JMÉNO“: odpovídej teď za toto místo; „seat“: za toho, kdo je na řadě
terminal-help-view = „view“: znovu ukázat stůl; „view SLOVO“: jen jeho část, například „view forecast“
terminal-help-seed = „seed“: slib, že kostky jsou dané
terminal-help-quit = „quit“: odchod; hra na tebe počká

## The table server

server-took-back = { $by ->
        [me] Bereš zpět: { $act }.
        [all] Vzít zpět: { $act }
       *[other] { $who } bere zpět: { $act }.
    }
server-went-back = { $by ->
        [me] Vracíš se o { $count } { $count ->
            [few] kroky
           *[other] kroků
        } zpět, před: { $act }.
        [all] Vrátit se o { $count } { $count ->
            [few] kroky
           *[other] kroků
        } zpět, před: { $act }
       *[other] { $who } se vrací o { $count } { $count ->
            [few] kroky
           *[other] kroků
        } zpět, před: { $act }.
    }
server-did-again = { $by ->
        [me] Opakuješ: { $act }.
        [all] Zopakovat: { $act }
       *[other] { $who } opakuje: { $act }.
    }
server-went-to = { $by ->
        [me] Přenášíš stůl tam, kde byl po tomto kroku: { $act }.
        [all] Přejít tam, kde byl stůl po tomto kroku: { $act }
       *[other] { $who } přenáší stůl tam, kde byl po tomto kroku: { $act }.
    }
server-went-to-start = { $by ->
        [me] Vracíš stůl na začátek.
        [all] Vrátit se na začátek
       *[other] { $who } vrací stůl na začátek.
    }
server-went-somewhere = { $by ->
        [me] Přenášíš stůl do jiného okamžiku.
        [all] Přejít do jiného okamžiku
       *[other] { $who } přenáší stůl do jiného okamžiku.
    }
server-moment = { $act } ({ $when })
server-played-by-person = { $by ->
        [me] Teď hraješ za: { $seat }.
       *[other] { $who } teď hraje za: { $seat }.
    }
server-played-by-bot = { $seat }: teď tu hraje bot { $bot }.
server-played-by-nobody = { $seat }: už tu nikdo nehraje a místo je volné.
server-instead = Bot { $bot } nedospěl včas k odpovědi: stůl pokračoval podle toho, co radí hra.
server-proposal-seat = Smím si sednout na toto místo: { $seat }? Na jiném zařízení to bylo moje místo, nebo ho přebírám.
server-proposal-share = Chce použít, co je tvoje: { $option }
server-usual = { $by ->
        [me] Ty, jako vždy: { $option }.
       *[other] { $who }, jako vždy: { $option }.
    }
server-stale = Stůl už je dál: podívej se, na co se ptá teď.
server-no-branch = Žádný okamžik se nejmenuje „{ $given }“: vyber jméno, které tento stůl má.
server-bad-name = Jméno má 1 až { $most } viditelných znaků.
server-too-many-branches = Tento stůl už má { $most } pojmenovaných okamžiků: použij některé jméno znovu.
server-no-level = K „{ $given }“ se vrátit nelze: { $known }.
server-no-moment = U tohoto stolu není okamžik { $given }: vyber některý, kterým hra prošla.
server-moment-gone = Ten okamžik je z doby před změnou pravidel a už ho nelze ukázat: vyber pozdější.
server-not-over = Žádná mise u tohoto stolu ještě neskončila: jak to dopadlo, si přečtete potom.
server-busy-work = Chvíli to trvá a právě teď o to žádá příliš mnoho lidí: zkus to znovu za { $seconds } s.
server-worker-limits = Vyžaduje to víc času nebo paměti, než smí mít jeden požadavek. Pokud jde o soubor, použij jinou kopii; pokud je tu teď mnoho práce, zkus to později znovu.
server-worker-failed = Nepodařilo se to zjistit. Nic se nezměnilo; řekni to správci serveru: v jeho záznamech je proč.
server-proposed-already = To už je navrženo: ostatní ještě musí souhlasit.
server-too-many-proposals = Máš už { $most } otevřených návrhů: počkej, až ostatní odpovědí, nebo některý vezmi zpět.
server-no-proposal = Ten návrh už není otevřený: podívej se, co se navrhuje teď.
server-bad-chat = Řádek rozhovoru má 1 až { $most } znaků.
server-no-person = Nikdo takový u tohoto stolu není: vyber někoho, kdo tu je.
server-not-sent-away = Nikdo takový nebyl od tohoto stolu poslán pryč: vyber někoho z jeho seznamu.
server-host-stays = Hostitel nemůže odejít: nejdřív stůl někomu předej, nebo ho smaž.
server-sent-away = Hostitel tě od tohoto stolu poslal pryč. Znovu tě může pustit jen on: požádej ho.
server-closed = Tento stůl hostitel smazal. Kdo ho má jako soubor, může jej otevřít.
server-seat-taken = To místo drží někdo jiný: vezmi si volné, nebo požádej hostitele.
server-watching = Tomuto stolu jen přihlížíš: požádej o odkaz ke hře.
server-not-your-seat = To místo není tvoje: vybírej za to, které držíš.
server-no-bot = Bot „{ $given }“ neexistuje: { $known }.
server-not-host = To může jen hostitel stolu: požádej ho.
server-no-seat = Místo { $given } není: tento stůl jich má { $most }.
server-no-table = Takový stůl pro tebe není: zkontroluj odkaz, nebo se zeptej toho, kdo tě pozval.
server-busy = Stůl je zaneprázdněn: zkus to za chvíli.
server-storage = { $reason ->
        [full] Disk tohoto serveru je plný
        [away] Databáze tohoto serveru je nedostupná
       *[other] Databáze tohoto serveru to nepřijala
    }; nic se nezměnilo a nic se neztratilo. Řekni to správci serveru: víc je v jeho záznamech.
server-rules = Pravidla o to zakopla; bylo to vráceno. Hlášení { $report } nám řekne jak: exportuj ho a pošli.
server-broken = Tady se něco pokazilo; stůl je takový, jak je uložen. Více je v záznamu serveru pod { $report }.
server-who = Takový klíč tu nikdo nemá: nejdřív řekni, kdo jsi.
server-hello-first = První zpráva spojení je hello.
server-hello-again = Toto spojení už hello řeklo: posílej příkazy, nebo otevři jiné.
server-too-long = Zpráva smí mít { $most } bajtů: pošli méně.
server-bad-message = To není naše zpráva: { $reason }. Popisuje je /api/schema/openapi.json.
server-bad-id = Příkaz má označení o 1 až { $most } znacích, které lze zobrazit.
server-id-used = Toto označení patří jinému, již provedenému příkazu; nic se nezměnilo. Dej každému příkazu vlastní označení.
server-bad-seen = Hlavička { $header } udává verzi stolu: celé číslo, například 42.
server-bad-ping = Ukazovat lze pomocí look, danger, yes, no nebo question na věci s krátkým jménem.
server-bad-setup = Takový stůl otevřít nelze. Důvod, anglicky: { $reason }
server-bad-file = Tento soubor nelze otevřít: použij jinou kopii. Důvod, anglicky: { $reason }
server-no-difficulty = Obtížnost „{ $given }“ tu není: { $known }.
server-no-difficulties = Obtížnost „{ $given }“ tu není: hraje se jen jedním způsobem, tak ji vynech.
server-bad-link = Tento odkaz už žádný stůl neotevře: požádej o nový.
server-no-spectators = Tento stůl nepouští diváky: požádej o odkaz ke hře.
server-too-many-people = Příliš mnoho nových lidí z této adresy: zkus to za hodinu.
server-too-many-names = Příliš mnoho nových jmen z této adresy: zkus to za hodinu.
server-too-many-tables = Příliš mnoho nových stolů z této adresy: zkus to za hodinu.
server-no-report = Takové hlášení tento stůl nemá: zkontroluj jeho označení.
server-file-hidden = Co je skryté, zůstává skryté, dokud hra trvá, a tento soubor to obsahuje. Hráč ho dostane tam, kde je vracení volné; všichni, až hra skončí.
server-no-decision = Tvých míst se teď nikdo na nic neptá: zkus to, až se zeptá.
server-proposal-answer = Zvolit za skupinu: { $option }
server-too-fast = Příliš mnoho požadavků: chvíli počkej, pak pokračuj.
server-host = Tento server se nejmenuje „{ $given }“. Použij adresu, kterou oznámí při startu; kdo ho provozuje, může to jméno přidat pomocí --origin http://{ $given } (nebo https://).
server-origin = Tato stránka s tímto serverem mluvit nesmí. Kdo ho provozuje, to může povolit pomocí --origin a adresy stránky.
server-too-many-connections = Je otevřeno příliš mnoho spojení: některá zavři, nebo to zkus za chvíli znovu.
server-slow-request = Požadavek přicházel příliš dlouho: pošli ho znovu, najednou.
server-bad-http = To není požadavek HTTP: tady se mluví HTTP/1.1.
server-bad-body = Tělo požadavku nelze přečíst: { $reason }.
server-no-body = Požadavek nemá tělo: pošli je jako JSON, jak je popisuje /api/schema/openapi.json.
server-bad-request = Požadavek není takový, jak jej popisuje /api/schema/openapi.json: { $reason }.
server-no-address = Na této adrese nic není. Na co se lze ptát, říká /api/schema/openapi.json.
server-bad-method = Takto se na to ptát nelze. Na co se lze ptát, říká /api/schema/openapi.json.
server-too-large = Požadavek smí mít { $most } MB: vyber menší soubor.
server-bye-slow = Spojení nestačilo; po návratu uvidíš stůl, jak je.
server-bye-silent = Chvíli o tobě nebylo slyšet; prostě se vrať.
server-bye-restart = Server se restartuje; stůl je v bezpečí, vrať se za chvíli.
server-bye-too-fast = Příliš mnoho zpráv najednou: vrať se za chvíli.
server-bye-sent-away = Hostitel tě od tohoto stolu poslal pryč a může tě znovu pustit.
server-bye-left = U tohoto stolu už nejsi; odkaz tě přivede zpět.
server-bye-closed = Hostitel tento stůl smazal. Kdo ho má jako soubor, může jej otevřít.

## Terminál u stolu v síti

remote-name = Jak ti u stolu říkat?
remote-link-play = Ostatní přijdou s tímto odkazem: { $link }
remote-link-watch = Kdo se chce jen dívat, vezme si tento: { $link }
remote-lost = Spojení se přerušilo. Stůl je v bezpečí; zkouší se znovu …
remote-back = Spojení je zpět.
remote-missed = Co se zatím stalo bez tebe
remote-waiting = Teď je na řadě { $who }.
remote-watching = U tohoto stolu se díváš.
remote-nothing-asked = Teď se tě nikdo na nic neptá.
remote-said = { $who }: { $text }
remote-came = Je tu { $who }.
remote-went = { $who } už tu není.
remote-chair = { $seat } { $name }: { $who }
remote-nobody = nikdo
remote-away = { $who }, pryč
remote-bot = { $who }; zaskakuje bot „{ $bot }“
remote-watcher = { $who } se dívá
remote-proposal = { $who } navrhuje: { $text }. Napiš „agree“ (souhlasím) nebo „decline“ (ne).
remote-last-word = Poslední slovo má { $who }: co zvolí ostatní, je návrh.
remote-last-word-ours = Poslední slovo máš ty: co zvolíš, to se stane.
remote-proposed = Navrženo. Ostatní musí souhlasit.
remote-pinged = { $who } ukazuje na { $thing }.
remote-say-usage = Napiš „say“ a co chceš říct.
remote-bot-usage = Napiš „bot“ a jednoho z těchto, nebo jen „bot“ a hraješ zase ty: { $known }.
remote-no-seat = Nemáš tu místo. „claim“ zabere volné.
remote-one-by-one = U stolu na síti se odpovídá vždy jen jednou odpovědí.
remote-no-load = Stůl na síti hraje jednu hru. „quit“ ho opustí; „play --load SOUBOR“ pokračuje ze souboru na tomto počítači.
remote-over = Hra skončila. Napiš „undo“ pro návrat, „log“ pro přečtení, nebo „quit“.
remote-bye = Na shledanou. Stůl na tebe čeká: „{ $command }“ tě přivede zpět.
remote-help-undo = „undo“, „undo 3“, „undo ÚROVEŇ“ ({ $levels }), „redo“; „agree“ nebo „decline“, když někdo něco navrhne
remote-help-save = „save SOUBOR“ uloží tuto chvíli na tvém počítači; „play --load SOUBOR“ od ní pokračuje
remote-help-say = „say TEXT“: mluvit s ostatními; „who“: kdo je tu a kdo kde sedí
remote-help-claim = „claim 2“ zabere volné místo, „release 2“ ho uvolní; „bot JMÉNO“: hraje za tebe bot, „bot“: hraješ zase ty
remote-help-link = „link“: odkazy, kterými přijdou ostatní
remote-help-quit = „quit“: odejít; stůl na tebe čeká
server-hint = Zkušený hráč by zvolil: { $option }.
server-plan = Zkušený hráč by plánoval takto:
hint-only = Nic jiného tu zvolit nejde.
hint-search = Naděje na výhru je asi { $after } % místo { $before } %: tak to dopadlo tam, kde se to zkusilo.
hint-search-same = Naděje na výhru je asi { $after } % a nic z toho, co se zkusilo, není zřetelně lepší.
terminal-hint-none = Teď se na nic neptá.

# What the dice made of a mission, beside what was to be expected
luck-lucky = Měli jste štěstí
luck-somewhat-lucky = Trochu štěstí
luck-even = Štěstí: zhruba vyrovnané
luck-somewhat-unlucky = Trochu smůly
luck-unlucky = Měli jste smůlu

# A chronicle as a page of its own
server-chronicle-chose = Zvolili jste
server-chronicle-unknown = co by z toho bylo, zůstane neznámé
server-chronicle-people = Kdo je kdo
server-chronicle-carried = Co si nesete dál
