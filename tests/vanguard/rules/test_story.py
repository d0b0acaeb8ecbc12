"""The story of the first act: Logs that can be read aloud, and choices that come back. V-RESET-03."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import pytest

from farlight.content import tell
from farlight.content.locate import TomlPath
from farlight.vanguard.game import VanguardGame
from farlight.vanguard.lint.logbook_marks import readers, unread, writers
from farlight.vanguard.model.content import Definitions, definitions
from farlight.vanguard.rules.story_text import filled, tokens_in
from tests.vanguard.tables import CONTENT

LEAST, MOST = 30, 140
"""Words of a Log: as many as one reads aloud in a breath or a minute."""
LONGEST_TITLE, LONGEST_LABEL, LONGEST_STAKE = 4, 7, 12
EXCLUSIVE = (
    ("JUNO_BRIG", "JUNO_VOUCHES"), ("LETTER_BURNED", "LETTER_HANDED", "LETTER_OPENED"), ("PIM_HAND", "PIM_SENT"),
    ("MARL_CAGE", "MARL_NOTE"), ("PASSAGE", "PAPERS"), ("CHILD_ABOARD", "CHILD_STEADIED", "CHILD_LEFT"),
    ("ORCHARD_CUT", "ORCHARD_GRAFT"), ("DAGNY_HEARD", "DAGNY_PUNISHED"), ("WENT_ON", "BOAT_SENT"),
)  # fmt: skip
"""Flags of which no campaign sets two."""
UNWANTED = re.compile(r"\b(?i:suddenly|somehow|seems? to|hyper\w*|quantum|anomal\w+|artifacts?|ancient|the unknown)\b")
"""What our narrator never says."""
PACK = VanguardGame().pack.loaded
CAMPAIGN = CONTENT.campaigns["light-it-for-us"]
REMEMBERED = 15
"""Flags that one place sets and another one reads, at least."""


def stories() -> Iterator[tuple[str, str]]:
    """Every text of every Log, with the place where it is written."""
    for name, log in CONTENT.logs.items():
        yield name, tell(log.text, "en")
        yield from ((f"{name}.instead.{place}", tell(other.text, "en")) for place, other in enumerate(log.instead))


def versions(text: str) -> Iterator[str]:
    """The shortest and the longest way in which clauses can be told, and all between for few flags."""
    flags = [token.removeprefix("if ") for token in tokens_in(text) if token.startswith("if ")]
    free = [flag for flag in flags if not any(flag in group for group in EXCLUSIVE)]
    groups = [("", *(flag for flag in group if flag in flags)) for group in EXCLUSIVE if set(group) & set(flags)]
    for chosen in product(*groups, *(("", flag) for flag in free)):
        yield filled(text, dict.fromkeys(filter(None, chosen), "1"), lambda _, value: value)


def test_a_log_can_be_read_aloud_whatever_has_happened() -> None:
    """Not too short, not too long, no gap where a clause was left out."""
    for name, text in stories():
        assert not UNWANTED.search(text), name
        for told in versions(text):
            assert LEAST <= len(told.split()) <= MOST, name
            assert not re.search(r"\s[\s.,]|[{}]|\s$", told), name


def test_a_recap_can_name_every_log_by_its_title() -> None:
    titles = [tell(log.name, "en").casefold() for log in CONTENT.logs.values()]
    assert sorted(title for title in titles if titles.count(title) > 1) == []
    assert [title for title in titles if len(title.split()) > LONGEST_TITLE] == []


def test_no_two_logs_are_alike_but_for_a_number() -> None:
    """Of different Logs; another text of the same one tells the same scene otherwise."""
    known: dict[str, str] = {}
    for name, text in stories():
        for sentence in re.split(r"(?<=[.?!])\s", re.sub(r"\d+", "#", text)):
            words = sentence.casefold()
            if len(words.split()) > LEAST // 2:
                assert known.setdefault(words, name).split(".")[0] == name.split(".")[0], (known[words], name)


def test_a_choice_is_read_at_a_glance() -> None:
    choices = [choice for log in CONTENT.logs.values() for each in (log, *log.instead) for choice in each.choices]
    assert choices
    for choice in choices:
        assert 2 <= len(tell(choice.label, "en").split()) <= LONGEST_LABEL, choice.label
        assert 1 <= len(tell(choice.stake, "en").split()) <= LONGEST_STAKE, choice.stake


# Flags


def place_of(path: TomlPath) -> str:
    """A planet, or the ship with all its pages."""
    stem = Path(PACK.problem(path, "").file).stem
    planet = stem.removeprefix("planet-").removeprefix("logs-")
    return planet if planet in CONTENT.planets else "ship"


def places(paths: list[TomlPath]) -> set[str]:
    return {place_of(path) for path in paths}


def remembered() -> set[str]:
    """Flags that are set in one place and read in another."""
    read = readers(CONTENT)
    return {flag for flag, paths in writers(CONTENT).items() if places(read.get(flag, [])) - places(paths)}


def test_choices_come_back_in_other_places() -> None:
    assert len(remembered()) >= REMEMBERED
    assert {"MARL_CAGE", "GENTLE_DARK", "CHILD_ABOARD", "KETTLE_TALKED", "ASSAY_BURIED"} <= remembered()


@pytest.mark.parametrize("flag", ["LAMP_TWO_QUIET", "LAMP_TWO_MARGIN", "LAMP_TWO_DARK"])
def test_the_night_at_lamp_two_is_remembered_in_two_places(flag: str) -> None:
    assert len(places(readers(CONTENT)[flag]) - {"night-shift"}) >= 2


def test_every_flag_and_box_is_read_or_kept_for_later() -> None:
    assert [*map(str, unread(PACK, CONTENT))] == []


def test_a_flag_that_nobody_reads_is_a_problem_of_the_pack() -> None:
    told = [str(problem) for problem in unread(PACK, keeping())]
    assert len(told) == len(CAMPAIGN.marks)
    assert any("nothing reads 'CAMPAIGN_LOST'" in line for line in told)


def test_a_flag_that_is_kept_although_it_is_read_is_one_too() -> None:
    (told,) = unread(PACK, keeping(*CAMPAIGN.marks, "MARL_CAGE"))
    assert "'MARL_CAGE' is read" in str(told)


def keeping(*marks: str) -> Definitions:
    """The pack with a campaign that keeps these marks for later."""
    card = msgspec.structs.replace(CAMPAIGN, marks=list(marks))
    return definitions({**CONTENT.cards, "campaign": {card.id: card}})
