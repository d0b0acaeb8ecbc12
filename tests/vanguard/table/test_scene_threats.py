"""Where Threats will go, as the map foretells it: what is certain, what is possible, and nothing that is hidden."""

import msgspec
import pytest

from farlight.content import EffectText
from farlight.effects import Source, parse
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import VOCABULARY, VanguardPlay
from farlight.vanguard.rules.exploration.threats import threat_of
from farlight.vanguard.table.scene_threats import Foretold, foretell
from tests.vanguard.tables import CONTENT, GAME, Table, answers, table


def seen_at(position: Table) -> VanguardPlay:
    return GAME.play(GAME.view(position.state, None))


def landed(mission: str = "marl") -> VanguardPlay:
    position = table(mission, 2, 3)
    for _ in answers(position, 7):
        state = position.state
        if state.planet and state.crew and all(crew.card and crew.sector for crew in state.crew):
            return seen_at(position)
    raise AssertionError(mission)


def ahead(seen: VanguardPlay, name: str, sector: int, space: int = 0) -> Foretold:
    """What is foretold of a Threat in a Sector, with its token on a space."""
    seen.state.threats = [Threat(name, sector, (), ())]
    seen.state.time = {f"threat:{name}": space}
    return foretell(seen, seen.state.threats[0])


def test_a_threat_on_its_round_goes_to_the_next_sector() -> None:
    seen = landed()
    assert ahead(seen, "t01", 5) == Foretold([[7]], strikes=False)
    assert ahead(seen, "t01", 8).ways == [[2]]
    assert ahead(seen, "t01", 5, space=2).strikes


def test_it_goes_by_what_lies_on_the_board() -> None:
    seen = landed()
    seen.state.pois["2"] = ("p112",)
    assert ahead(seen, "t01", 7).ways == [[5]]


def test_at_the_end_of_its_track_or_off_the_board_nothing_is_foretold() -> None:
    seen = landed()
    assert ahead(seen, "t01", 5, space=4).ways == []
    assert ahead(seen, "t01", 0).ways == []


def test_a_track_that_is_held_leads_nowhere() -> None:
    """V-TIME-09."""
    seen = landed()
    seen.state.held = {"threat:t01": 1}
    assert ahead(seen, "t01", 5, space=2) == Foretold([], strikes=False)


def test_a_fence_keeps_it_where_it_is() -> None:
    seen = landed()
    seen.state.auras = ((7, "threat-bar"),)
    assert ahead(seen, "t01", 5).ways == []


def test_a_tie_leaves_several_ways_open() -> None:
    seen = landed()
    for place, crew in enumerate(seen.state.crew):
        crew.sector, crew.red, crew.green, crew.blue, crew.gear = [1, 9][place % 2], ("red-basic",), (), (), ()
    ways = ahead(seen, "t02", 2, space=1).ways
    assert len(ways) > 1
    assert all(len(way) == 1 for way in ways)


@pytest.mark.parametrize(
    ("effect", "ways", "strikes"),
    [
        ("threat swims", [[2], [7]], False),  # V-KC-THR-01: a die decides
        ("threat goes to lowest", [[2]], False),
        ("threat rounds 5 7; if somebody is with it: threat rounds 7 8", [[7, 8]], False),  # who was met on the way
        ("if another is here: threat rounds 5 7 else: threat rounds 5 2", [[2], [7]], False),  # depends on who acts
        ("if nobody has injury dice: threat rounds 5 7 else: threat rounds 5 2", [[7]], False),
        ("each crewmember with it: threat rounds 5 7", [], True),
        ("if another is here: each crewmember with it: draw 1", [], True),
        ("move this threat; each crewmember with it: draw 1", [], True),  # somebody chooses
        ("threat hides", [], False),
        ("remove this threat; threat rounds 5 7", [], False),
    ],
)
def test_each_verb_is_foretold_by_its_own_rule(
    effect: str, ways: list[list[int]], strikes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = landed()
    for crew in seen.state.crew:
        crew.sector, crew.hurt = 7, ()
    text = EffectText(effect)
    text.parsed = parse(Source(effect), VOCABULARY)
    card = msgspec.structs.replace(CONTENT.threats["t01"], spaces=[["act"]], behaviours={"act": text})
    monkeypatch.setitem(CONTENT.threats, "t01", card)
    assert ahead(seen, "t01", 5) == Foretold(ways, strikes)


def test_where_nobody_is_left_to_follow_it_stays() -> None:
    seen = landed()
    for crew in seen.state.crew:
        crew.alive = False
    assert ahead(seen, "t02", 2, space=1).ways == []


def test_nothing_changes_by_looking() -> None:
    seen = landed()
    ahead(seen, "t02", 2, space=1)
    before = seen.state.copy()
    foretell(seen, seen.state.threats[0])
    assert seen.state == before
    assert seen.events == []


def test_what_was_foretold_for_certain_happens() -> None:
    """Whenever a Threat's track moves once and nothing else does, it goes where the arrow pointed."""
    met = 0
    for seed in (3, 5):
        position = table("marl", 2, seed)
        before: dict[str, tuple[list[list[int]], int]] = {}
        for _ in answers(position, seed):
            seen = seen_at(position)
            time = seen.state.time
            for name, (ways, space) in before.items():
                threat = threat_of(seen, name)
                if threat is not None and time.get(f"threat:{name}", 0) == space + 1 and len(ways) == 1:
                    assert threat.sector == ways[0][-1], name
                    met += 1
            before = {
                each.card: (foretell(seen, each).ways, time.get(f"threat:{each.card}", 0))
                for each in seen.state.threats
            }
    assert met
