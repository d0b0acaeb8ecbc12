"""Sentences about what comes before and after an Exploration: the ship's crew, the Tutorial, Planet Records."""

from collections import Counter
from collections.abc import Callable

from farlight.kernel import replace
from farlight.scenarios import CaseFailure, known
from farlight.vanguard.cases.frame import NOTHING, WORDS, cards_aspect, cards_named
from farlight.vanguard.model.ship_book import Record, Sleeve
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.tutorial import QUIET, SCRIPT

STAGES = {"led": SCRIPT, "quiet": QUIET, "free": "open", NOTHING: ""}
"""How a sentence calls the stages of the starting planet. V-TUT-21, V-TUT-70."""
NO_RECORD = Record(landing="", pois=(), finished=(), threats=(), uniques=())
IS = "="
"""Between two words that belong together: a card and its Rank, a Threat and its Sector."""


def pair(said: str) -> tuple[str, int]:
    """Two words that belong together, the second a number."""
    name, _, number = said.partition(IS)
    if not number.isdecimal():
        raise CaseFailure(f"'{said}' lacks its number: say '{name}{IS}1'")
    return name, int(number)


# The starting planet


def _stage(play: VanguardPlay) -> str:
    return next(said for said, stage in STAGES.items() if stage == play.state.tutorial)


def _put_stage(play: VanguardPlay, said: str) -> None:
    play.state.tutorial = STAGES[said]


WORDS.aspect("tutorial is {stage:stage}", _stage, _put_stage)


# The crew of the ship


def _crew_cards(pattern: str, field: str) -> None:
    """Register a sentence about Crewmember cards somewhere on the ship."""

    def put(play: VanguardPlay, cards: list[str]) -> None:
        setattr(play.state.ship, field, tuple(cards_named(play, cards, "crew")))

    WORDS.aspect(pattern, lambda play: Counter(getattr(play.state.ship, field)), put)


def _sleeves(play: VanguardPlay, section: str) -> set[str]:
    found = play.state.ship.sleeves.items()
    return {f"{card}{IS}{sleeve.rank}" for card, sleeve in found if sleeve.section == section}


def _put_sleeves(play: VanguardPlay, section: str, said: list[str]) -> None:
    """Sleeve those of the Section, each with its Rank; nobody else serves in it."""
    ship = play.state.ship
    ship.sleeves = {card: sleeve for card, sleeve in ship.sleeves.items() if sleeve.section != section}
    for card, rank in map(pair, said):
        ship.sleeves[cards_named(play, [card], "crew")[0]] = Sleeve(section, rank)


_crew_cards("available crew are {cards:list}", "available")
_crew_cards("resting crew are {cards:list}", "resting")
WORDS.aspect("dead crew are {cards:list}", lambda play: set(play.state.ship.dead))
_crew_cards("recruits are {cards:list}", "recruits")
WORDS.aspect("recruits have {count:int}", lambda play: len(play.state.ship.recruits))
WORDS.aspect("sleeves of {section:section} are {cards:list}", _sleeves, _put_sleeves)
cards_aspect("cargo is {cards:list}", "cargo", "equipment")


# Planet Records


def _record(play: VanguardPlay, name: str) -> Record:
    planet = known([name], play.content.planets, "planet")[0]
    return play.state.records.get(planet, NO_RECORD)


def _note(play: VanguardPlay, name: str, **fields: object) -> None:
    """Change a sheet, or begin one."""
    play.state.records[name] = replace(_record(play, name), **fields)


def _recorded(
    pattern: str, get: Callable[[Record], object], put: Callable[[VanguardPlay, str, list[str]], None]
) -> None:
    WORDS.aspect(f"record of {{planet:place}} {pattern}", lambda play, name: get(_record(play, name)), put)


def _put_pois(play: VanguardPlay, name: str, number: int, cards: list[str]) -> None:
    others = {sector: pile for sector, pile in _record(play, name).pois if sector != number}
    piles = {**others, number: tuple(cards_named(play, cards, "poi"))}
    _note(play, name, pois=tuple(sorted(piles.items())))


def _put_finished(play: VanguardPlay, name: str, sectors: list[str]) -> None:
    _note(play, name, finished=tuple(map(int, sectors)))


def _put_threats(play: VanguardPlay, name: str, said: list[str]) -> None:
    pairs = [pair(each) for each in said]
    cards_named(play, [threat for threat, _ in pairs], "threat")
    _note(play, name, threats=tuple((threat, sector, ()) for threat, sector in pairs))


def _put_uniques(play: VanguardPlay, name: str, cards: list[str]) -> None:
    """Lay Unique Discoveries, the top one first, as on the board."""
    _note(play, name, uniques=tuple(cards_named(play, cards, "unique"))[::-1])


WORDS.aspect("recorded planets are {planets:list}", lambda play: set(play.state.records))
WORDS.aspect(
    "record of {planet:place} poi cards in {number:int} are {pois:list}",
    lambda play, name, number: dict(_record(play, name).pois).get(number, ()),
    _put_pois,
)
_recorded("finished sectors are {sectors:list}", lambda sheet: {*map(str, sheet.finished)}, _put_finished)
_recorded(
    "threats are {threats:list}",
    lambda sheet: {f"{threat}{IS}{sector}" for threat, sector, _ in sheet.threats},
    _put_threats,
)
_recorded("uniques are {cards:list}", lambda sheet: sheet.uniques[::-1], _put_uniques)
