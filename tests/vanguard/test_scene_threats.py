"""Where Threats will go, as the map foretells it: what is certain, what is possible, and nothing that is hidden."""

from typing import Any

import msgspec

from farlight.vanguard.table.scene_threats import strikes, ways_of
from farlight.vanguard.table.view import ThreatView, VanguardView, view_of
from tests.vanguard.tables import CONTENT, GAME, Table, answers, table


def seen_at(position: Table) -> VanguardView:
    return view_of(GAME.play(GAME.view(position.state, None)))


def seen(mission: str = "marl") -> VanguardView:
    position = table(mission, 2, 3)
    for _ in answers(position, 7):
        view = seen_at(position)
        if view.sectors and view.crew and all(crew.card and crew.sector for crew in view.crew):
            return view
    raise AssertionError(mission)


def at(view: VanguardView, space: int, **crew: int) -> VanguardView:
    """The view with the track of the train on a space, and people elsewhere."""
    moved = [msgspec.structs.replace(each, sector=crew.get(each.section, each.sector)) for each in view.crew]
    return msgspec.structs.replace(
        view, time={**view.time, "threat:t01": (space, 4), "threat:t02": (space, 5)}, crew=moved
    )


def test_a_threat_on_its_round_goes_to_the_next_sector() -> None:
    view = at(seen(), 0)
    train = ThreatView("t01", 5, [])
    assert ways_of(view, CONTENT, train) == [[7]]
    assert ways_of(view, CONTENT, ThreatView("t01", 8, [])) == [[2]]
    assert not strikes(view, CONTENT, train)
    assert strikes(at(view, 2), CONTENT, train)


def test_it_goes_by_what_lies_on_the_board() -> None:
    view = at(seen(), 0)
    low = [msgspec.structs.replace(each, poi="p112") if each.number == 2 else each for each in view.sectors]
    assert ways_of(msgspec.structs.replace(view, sectors=low), CONTENT, ThreatView("t01", 7, [])) == [[5]]


def test_at_the_end_of_its_track_or_off_the_board_nothing_is_foretold() -> None:
    view = seen()
    assert ways_of(at(view, 4), CONTENT, ThreatView("t01", 5, [])) == []
    assert ways_of(at(view, 0), CONTENT, ThreatView("t01", 0, [])) == []


def test_a_tie_leaves_several_ways_open() -> None:
    view = at(seen(), 1)
    crew = [
        msgspec.structs.replace(each, sector=[1, 9][place % 2], slots={"red": ["red-basic"]}, gear=[])
        for place, each in enumerate(view.crew)
    ]
    tied = msgspec.structs.replace(view, crew=crew)
    found = ways_of(tied, CONTENT, ThreatView("t02", 2, []))
    assert len(found) > 1
    assert all(len(way) == 1 for way in found)


def test_what_was_foretold_for_certain_happens() -> None:
    """Whenever a Threat's track moves once and nothing else does, it goes where the arrow pointed."""
    met = 0
    for seed in (3, 5):
        position = table("marl", 2, seed)
        before: dict[str, Any] = {}
        for _ in answers(position, seed):
            view = seen_at(position)
            now = {each.threat: each.sector for each in view.threats}
            for name, (ways, space) in before.items():
                if name in now and view.time.get(f"threat:{name}", (0, 0))[0] == space + 1 and len(ways) == 1:
                    assert now[name] == ways[0][-1], name
                    met += 1
            before = {
                each.threat: (ways_of(view, CONTENT, each), view.time.get(f"threat:{each.threat}", (0, 0))[0])
                for each in view.threats
            }
    assert met
