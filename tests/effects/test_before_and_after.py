"""Ways of putting it that players stumbled over, in four languages: how cards read now, and how none does any more."""

import re
from typing import NamedTuple

import pytest

from farlight.kernel import load_game
from farlight.texts import LANGUAGES
from tests.effects.test_card_language import texts

GAME = load_game("vanguard")


class Stumbled(NamedTuple):
    """An effect that was told badly."""

    effect: str
    before: dict[str, str]
    """By language: what no generated text says any more."""
    after: dict[str, str]
    """By language: how it is told now."""


PATTERNS = {
    "a cost told as a reward": Stumbled(
        "may: discard this discovery -> gain 1 command",
        {"en": "and for that", "it": r"e in cambio|e per questo", "cs": "a za to "},
        {
            "en": "You may discard this Discovery: gain 1 Command token.",
            "it": "Se vuoi, scarta questa Scoperta: guadagna 1 gettone Comando.",
            "de": "Auf Wunsch diese Entdeckung ablegen: 1 Befehlsplättchen erhalten.",
            "cs": "Pokud chceš, odhoď tento objev: získej 1 žeton velení.",
        },
    ),
    "a count behind what it counts": Stumbled(
        "help with 1 more dice",
        {"en": r"\b(die|dice|cards?|Leads?|Discover\w+) more\b"},
        {
            "en": "Assist with 1 more die.",
            "it": "Presta Assistenza con 1 dado in più.",
            "de": "Mit 1 Würfel mehr unterstützen.",
            "cs": "Podpoř o 1 kostku víc.",
        },
    ),
    "a note instead of what it says": Stumbled(
        "if not flag EARTH_PAGE: nothing",
        {"en": "noted that", "it": r"è annotato|non risulta", "de": r"vermerkt|ist notiert", "cs": "je poznamenáno"},
        {
            "en": "If Earth\u2019s page was not found, nothing happens.",
            "it": "Se la pagina della Terra non è stata trovata, non succede nulla.",
            "de": "Wenn die Seite der Erde nicht gefunden ist, nichts weiter.",
            "cs": "Pokud není stránka Země nalezená, nic se nestane.",
        },
    ),
    "a sequence of which it is unclear what repeats": Stumbled(
        "3 times: { discard an injury card; discard an injury die }",
        {
            "en": r"\d+ times, [^.:]*, then",
            "it": r"(\d+|due|tre|quattro|cinque) volte di seguito, [^.:]*, poi",
            "de": r"\d+-mal [^.:]*, dann",
            "cs": "\\d+(\u00d7|krát) [^.:]*, potom",
        },
        {
            "en": "3 times, discard 1 Injury card and 1 Injury die.",
            "it": "Tre volte di seguito, scarta 1 carta Ferita e 1 dado Ferita.",
            "de": "3-mal 1 Verletzungskarte und 1 Verletzungswürfel ablegen.",
            "cs": "3\u00d7 odhoď 1 kartu zranění a 1 kostku zranění.",
        },
    ),
    "a change of person": Stumbled(
        "each crewmember here: may: move",
        {
            "en": r"if you like|you are placed",
            "it": r"vieni collocat|, se vuole \u2013",
            "de": "versetzt werden",
            "cs": "jsi umístěn",
        },
        {
            "en": "Each Crewmember in this Sector may move to a Connected Sector.",
            "it": "Ogni Membro dell'Equipaggio in questo Settore può scegliere \u2013 muoviti in un Settore Collegato.",
            "de": "Jedes Besatzungsmitglied in diesem Sektor darf in einen verbundenen Sektor gehen.",
            "cs": "Každý člen posádky v tomto sektoru, nepovinně \u2013 jdi do propojeného sektoru.",
        },
    ),
    "two Leads in two sentences": Stumbled(
        "gain 1 technology leads; gain 1 mineral leads",
        {
            "en": r"Gain 1 [\w ]*Lead\. Gain 1 [\w ]*Lead\b",
            "it": r"Ottieni 1 Indizio \([\w ]+\)\. Ottieni 1 Indizio",
            "de": r"1 Hinweis \([\w -]+\) erhalten\. 1 Hinweis \([\w -]+\) erhalten",
            "cs": r"[Zz]ískej 1 náznak \([\w ]+\)\. Získej 1 náznak",
        },
        {
            "en": "Gain 1 Alien Technology Lead and 1 Mineral Lead.",
            "it": "Ottieni 1 Indizio (Tecnologia Aliena) e 1 Indizio (Minerale).",
            "de": "1 Hinweis der Art Alien-Tech und 1 der Art Mineral erhalten.",
            "cs": "Získej 1 náznak (mimozemská technologie) a 1 náznak (minerál).",
        },
    ),
}
ON_CARDS = {
    "a condition that repeats its moment": {
        "en": r"When you (\w+)[:,] [Ii]f you \1\b",
        "it": r"Quando fai un (\w+)[:,] [Ss]e (fai|svolgi) un \1",
        "de": r"Wenn du (\w+)[:,] [Ww]enn du \1",
        "cs": r"Když (\w+)[:,] [Pp]okud \1",
    },
    "a limit in other words": {
        "en": r"Once (a|in an?) (turn|round|Dice Check|Exploration)",
        "it": r"Una volta (a|in un) (turno|round|Tiro|Esplorazione)",
        "de": r"Einmal (im|in einem|in einer) (Zug|Runde|Würfelwurf|Erkundung)",
        "cs": r"Jednou (v|ve) (tahu|kole|ověření|průzkumu)",
    },
    "alternatives strung together by or": {
        "en": r"\([\w ]+ or [\w ]+ or ",
        "it": r"\([\w ]+ o [\w ]+ o ",
        "de": r"\([\w ]+ oder [\w ]+ oder ",
        "cs": r"\([\w ]+ nebo [\w ]+ nebo ",
    },
    "the other half of a card as an afterthought": {
        "en": r"\. Or \w",
        "it": r"\. O \w",
        "de": r"\. Oder \w",
        "cs": r"\. Nebo \w",
    },
}
"""What stands on whole cards, beside their effects: by language, what none of them says any more."""
GONE = {name: pattern.before for name, pattern in PATTERNS.items()} | ON_CARDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PATTERNS)
def test_how_it_reads_now(name: str, language: str) -> None:
    assert GAME.table.name_of("effect", PATTERNS[name].effect, language) == PATTERNS[name].after[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GONE)
def test_how_nothing_reads_any_more(name: str, language: str) -> None:
    before = GONE[name].get(language)
    assert before is None or [said for said in texts(language) if re.search(before, said)] == []
