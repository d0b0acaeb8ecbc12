"""The table as it is drawn: in the viewer's language, at every position, with nothing that the view hides."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from farlight.kernel import Play, Position, Refusal, Setup, load_game
from farlight.martians.model.mission_sheets import Objective
from farlight.martians.rules.actions.assist import cannot_drive
from farlight.martians.rules.actions.completion import cannot_send
from farlight.martians.table.offers.trial import begin
from farlight.martians.table.scene_types import MartiansScene
from farlight.texts import LANGUAGES, Texts

GAME = load_game("martians")
MISSIONS = [mission.id for mission in GAME.rules.missions()]
Table = Position[Any, Any]


def texts_at(state: Any, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(state, *asked))


def scene_at(table: Table, language: str = "en") -> MartiansScene:
    return scene_of(table.state, language)


def scene_of(state: Any, language: str = "en") -> MartiansScene:
    scene = GAME.table.scene(GAME.play(GAME.view(state, None)), texts_at(state, language))
    assert isinstance(scene, MartiansScene)
    return scene


def at_plan(mission: str = "home", seats: int = 2) -> Table:
    """A table at the first question of the first plan."""
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, 1)))
    while table.open[0].prompt != "plan":
        table.choose(0)
    return table


def wander(mission: str, seats: int, seed: int, steps: int) -> Iterator[Table]:
    """The positions of a game that nobody plays well."""
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, seed)))
    dice = random.Random(seed)
    for _ in range(steps):
        if not table.open:
            break
        yield table
        table.choose(dice.randrange(len(table.open[0].options)))
    yield table


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_position_can_be_drawn(mission: str) -> None:
    """Also before the crew is known, between the missions of a campaign, and after the end."""
    for step, table in enumerate(wander(mission, 1 + len(mission) % 4, 11, 260)):
        if step % 6 == 0 or not table.open:
            scene = scene_at(table, LANGUAGES[step % len(LANGUAGES)])
            assert msgspec.json.decode(msgspec.json.encode(scene), type=MartiansScene) == scene
            assert scene.title
            assert scene.moment


@pytest.mark.parametrize("mission", ["home", "riddle", "probe"])
def test_nothing_hidden_is_drawn(mission: str) -> None:
    """Tables that differ only in what nobody can see look the same."""
    for step, table in enumerate(wander(mission, 3, 4, 240)):
        if step % 24 == 0:
            other = table.snapshot.copy()
            before = scene_of(table.snapshot)
            GAME.rules.rehide(Play(GAME.rules, GAME.content, other), None)
            assert scene_of(other) == before


@pytest.mark.parametrize(
    ("language", "room", "phase", "supply"),
    [
        ("en", "Solar Panel 01", "Actions", "energy"),
        ("it", "Pannello Solare 01", "Azioni", "energia"),
        ("de", "Solarpanel 01", "Aktionen", "Energie"),
        ("cs", "solární panel 01", "Akce", "energie"),
    ],
)
def test_things_have_names_in_the_language_of_the_viewer(language: str, room: str, phase: str, supply: str) -> None:
    scene = scene_at(at_plan(), language)
    assert room in [each.name for each in scene.rooms]
    assert scene.forecast is not None
    assert supply in [flow.name for flow in scene.forecast.flows]
    assert scene.moment.endswith(phase)


SPOKEN = ("name", "text", "harm", "rule", "words", "ground", "does", "calling")
"""Fields that players read."""


def words(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, value in thing.items():
            if name in ("name", "text", "harm", "rule", "words", "ground", "does", "calling") or not isinstance(
                value, str
            ):
                yield from words(value)
    elif isinstance(thing, list):
        for value in thing:
            if not isinstance(value, str):
                yield from words(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_shown_instead_of_a_word(language: str) -> None:
    """What has no name would be shown as it is called in the engine."""
    for step, table in enumerate(wander("home", 2, 3, 200)):
        if step % 20 == 0:
            shown = msgspec.to_builtins(scene_at(table, language))
            ids = {each["id"] for room in shown["rooms"] for each in (room, *room["parts"])} - {"cpu"}
            assert not ids & set(words(shown))


def test_a_room_says_what_is_broken_and_what_it_costs() -> None:
    """M-MALF-09."""
    table = at_plan()
    table.state.broken = ["ga.connectors", "sp2.hardware"]
    scene = scene_at(table)
    rooms = {room.id: room for room in scene.rooms}
    [broken] = [part for part in rooms["ga"].parts if part.state == "broken"]
    assert (broken.kind, broken.harm) == ("connectors", "costs 1 energy")
    [systems] = [each for each in scene.complexes if each.id == "systems"]
    assert [reason.name for reason in systems.reasons] == ["Solar Panel 02"]


def test_a_track_shows_where_it_can_come_to_tonight() -> None:
    """M-MALF-06, M-MALF-07, M-MALF-08: level, penalties, die."""
    table = at_plan()
    state = table.state
    state.levels["working"], state.box = 1, ["working"]
    [working] = [each for each in scene_at(table).complexes if each.id == "working"]
    assert (working.level, working.low, working.high, working.trigger) == (1, 2, 4, 0)
    state.levels["working"] = 3
    [working] = [each for each in scene_at(table).complexes if each.id == "working"]
    assert (working.low, working.high, working.trigger) == (4, 5, 67)


def test_actions_belong_to_their_rooms() -> None:
    rooms = {room.id: room for room in scene_at(at_plan()).rooms}
    assert {"research", "examine", "discover", "plant"} <= set(rooms["la"].verbs)
    assert rooms["cq"].verbs[0] == "relax"
    assert rooms["sp1"].verbs == []


@pytest.mark.parametrize(("plants", "after", "short"), [(5, 7, 0), (2, 5, 0), (1, 4, 0), (0, 3, 0)])
def test_the_food_of_tomorrow(plants: int, after: int, short: int) -> None:
    """M-FARM-20, M-FARM-24: what is missing comes from the store, half of what is left over goes into it."""
    table = at_plan(seats=2)
    table.state.supply["food"] = 5
    table.state.farms[0].plants, table.state.farms[0].growth = plants, []
    forecast = scene_at(table).forecast
    assert forecast is not None
    food = next(flow for flow in forecast.flows if flow.id == "food")
    assert (food.made, food.needed, food.after, food.short) == (plants, 2, after, short)


def test_a_planned_break_eases_the_stress_of_tomorrow() -> None:
    """M-RELX-02."""
    table = at_plan(seats=1)
    table.state.stress = 15
    assert scene_at(table).forecast.quarrel is False  # type: ignore[union-attr]
    table.state.stress = 16
    before = scene_at(table).forecast
    for wanted in ("take", "act:relax"):
        [seat] = {decision.seat for decision in table.open if decision.prompt == "plan"}
        decision = next(each for each in table.open if each.seat == seat and each.prompt == "plan")
        option = next(each for each in decision.options if each.id.startswith(wanted))
        assert table.answer(seat, decision.id, option.id) is None
    after = scene_at(table).forecast
    assert before is not None
    assert after is not None
    assert before.quarrel
    assert after.eased == before.coming - GAME.content.ruling.relax_stress
    assert [stack.room for stack in scene_at(table).plan] == ["cq"]


def test_spaces_tell_the_way_and_what_lies_there() -> None:
    scene = scene_at(at_plan())
    assert len(scene.spaces) == 24
    near = [space for space in scene.spaces if space.ring == 1]
    assert all(space.way is not None and space.way.path == [space.id] for space in near)
    assert all(space.roi == "" for space in scene.spaces if space.way is None)


def test_the_end_is_a_page_to_read() -> None:
    last = list(wander("home", 2, 7, 5000))[-1]
    ending = scene_at(last).ending
    assert ending is not None
    assert ending.over
    assert ending.lines
    assert ending.title


# What would be


def foreseen_at(table: Table, seat: int, option: str = "") -> Any:
    return GAME.table.foreseen(table.play, seat, option, texts_at(table.state))


def test_what_would_be_changes_nothing_and_hides_what_is_hidden() -> None:
    """Tables that differ only in what nobody can see foresee the same, option by option; the table stays as it is."""
    for step, table in enumerate(wander("home", 2, 5, 400)):
        if step % 9 or not table.open or table.open[0].prompt != "plan":
            continue
        before = table.state.fingerprint()
        other = table.copy()
        GAME.rules.rehide(other.play, None)
        for asked in table.open:
            for choice in asked.options:
                seen = foreseen_at(table, asked.seat, choice.id)
                assert seen == foreseen_at(other, asked.seat, choice.id)
        assert table.state.fingerprint() == before


def test_a_repair_takes_its_penalty_out_of_tomorrow() -> None:
    table = at_plan()
    state = table.state
    state.broken.append("sp1.cpu")
    state.available.append("cpu")
    table.play.forget()
    plain = foreseen_at(table, 0)
    while table.open[0].prompt == "plan" and not any(one.id == "at:sp1.cpu" for one in table.open[0].options):
        wanted = ("act:build", "do-action:repair")
        table.choose(next(place for place, one in enumerate(table.open[0].options) if one.id in wanted))
    mended = foreseen_at(table, table.open[0].seat, "at:sp1.cpu")
    assert mended.broken == plain.broken - 1


def test_nothing_is_foreseen_outside_the_plan() -> None:
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 1)))
    assert foreseen_at(table, 0) is None


@pytest.mark.parametrize(
    "kind", ["facility", "space", "who", "event", "complex", "rover", "machine", "upgrade", "thing", "objective"]
)
@pytest.mark.parametrize("seats", [1, 3])
def test_idle_things_have_a_reason(kind: str, seats: int) -> None:
    """At every position, in every language, and while planning by what keeps the thing from being offered."""
    missions = (
        [mission.id for mission in GAME.rules.missions() if not mission.campaign] if kind == "objective" else ["home"]
    )
    for step, table in (each for mission in missions for each in enumerate(wander(mission, seats, 7, 200))):
        if step % 10 or not table.state.crew:
            continue
        for seat, slot in enumerate(table.state.seats):
            offered = {value for _, option in table.choices(seat) for _, value in option.refs}
            for thing in _things(table, kind):
                if thing in offered or slot.ready:
                    continue
                refusal = GAME.table.why_idle(table.play, seat, kind, thing)
                assert refusal is not None
                assert _is_barred(table, seat, kind, thing, refusal), (kind, thing, refusal)
                for language in LANGUAGES:
                    assert texts_at(table.state, language).refusal(refusal)


def _things(table: Table, kind: str) -> list[str]:
    scene = scene_at(table)
    return {
        "facility": [room.id for room in scene.rooms],
        "space": [space.id for space in scene.spaces],
        "who": [person.id for person in scene.crew],
        "event": [entry.id for entry in scene.log],
        "complex": [each.id for each in scene.complexes],
        "machine": list(table.state.machines),
        "rover": list(GAME.content.rovers),
        "upgrade": [*table.state.upgrades, *table.state.installed],
        "thing": list(dict.fromkeys(table.state.available)),
        "objective": [f"{table.state.mission}.{each.id}" for each in _objectives(table)],
    }[kind]


def _objectives(table: Table) -> list[Objective]:
    found: list[Objective] = GAME.content.missions[table.state.mission].objectives
    return found


def _is_barred(table: Table, seat: int, kind: str, thing: str, refusal: Refusal) -> bool:
    """Whether a machine or rover is told by what bars it: spent ones never by anything else.

    A machine that the seat itself has in hand is not spent.
    """
    play = table.play
    if kind == "objective":
        reached = thing.partition(".")[2] in table.state.ticked
        return (refusal.reason == "why-not-objective-reached") is reached and (
            ("objective", thing) in refusal.refs or table.state.window == "plan"
        )
    if table.state.window != "plan":
        return True
    if kind == "machine" and (spent := cannot_send(begin(play, seat).play, thing)) is not None:
        return refusal == spent
    if kind == "rover" and cannot_drive(play, thing) is not None:
        return refusal == cannot_drive(play, thing)
    return kind == "upgrade" or refusal.reason != "why-not-used"
