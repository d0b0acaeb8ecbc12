"""Why can't I? Everything that is drawn tells what bars it, by the functions that offer it, and as it is."""

import random
from collections.abc import Iterator

import pytest

from farlight.kernel import Position, Refusal, Setup
from farlight.martians.model.ids import Thing
from farlight.martians.rules.actions.abilities import can_use, cannot_use
from farlight.martians.rules.actions.targets import mission_actions
from farlight.martians.rules.context import SPACES
from farlight.martians.table import why_idle
from farlight.martians.table.offers.aims import leader_things, open_aims
from farlight.martians.table.offers.plan_table import everywhere
from farlight.martians.table.offers.teams import leaders
from farlight.martians.table.offers.trial import Trial, begin
from farlight.martians.table.offers.whole_actions import aim_at, lead, ways_on
from tests.games.told import told_badly
from tests.martians.reasons import CARDS, GAME, Table, is_so

KINDS = list(why_idle.KINDS)
MISSIONS = [mission.id for mission in GAME.rules.missions()]
BEFORE = [why.reason for why in why_idle.BEFORE]


# Tables


def wander(mission: str, seats: int, seed: int, steps: int) -> Iterator[Table]:
    """The positions of a game that nobody plays well."""
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, seed)))
    dice = random.Random(seed)
    for _ in range(steps):
        if not table.open:
            return
        if table.state.crew:
            yield table
        table.choose(dice.randrange(len(table.open[0].options)))


def troubled(mission: str, seats: int, seed: int) -> Table:
    """The first plan of a mission, on a table where much has gone wrong."""
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, seed)))
    while table.open[0].prompt != "plan":
        table.choose(0)
    state, dice = table.state, random.Random(seed)
    rooms = [room for room in state.facilities if CARDS.facilities[room].elements]
    state.broken = [
        f"{room}.{part}" for room in rooms for part in CARDS.facilities[room].elements if dice.random() < 0.3
    ]
    state.active += [(room, dice.choice(("fault", "wound", "extra-pawn"))) for room in rooms if dice.random() < 0.4]
    state.available += dice.sample(("cpu", "filters", "connectors", "hardware", "seed", "s1"), 3)
    state.installed += dice.sample(state.upgrades, min(1, len(state.upgrades)))
    state.upgrades = [card for card in CARDS.upgrades if card not in state.installed][:2]
    state.rover_tokens += [(rover, dice.choice(("fault", "wound"))) for rover in CARDS.rovers if dice.random() < 0.5]
    state.supply["energy"] = dice.randrange(3)
    for person in state.crew:
        person.wounds = dice.randrange(6)
        person.free = dice.sample(("", "", "heart", "rest", "spare"), dice.randrange(3))
        person.marks += ["indoors"] * dice.randrange(2)
    table.play.forget()
    return table


def tables(mission: str, thin: int = 7) -> Iterator[Table]:
    """Positions of a mission with every number of players."""
    place = MISSIONS.index(mission)
    for seats in (1, 2, 3, 4):
        for step, table in enumerate(wander(mission, seats, 7 * seats + place, 130)):
            if step % thin == 0:
                yield table
    for seed in range(8):
        yield troubled(mission, 1 + seed % 4, seed)


def things(table: Table, kind: str) -> list[str]:
    """What of a kind is drawn, by the ids that a client asks for."""
    state = table.state
    professions = [person.profession for person in state.crew]
    drawn: dict[str, list[str]] = {
        "ability": [card for card, each in CARDS.abilities.items() if each.profession in professions],
        "action": list(mission_actions(table.play)),
        "facility": state.facilities,
        "element": [f"{room}.{part}" for room in state.facilities for part in CARDS.facilities[room].elements],
        "space": list(SPACES),
        "complex": list(state.levels),
        "who": [person.card for person in state.crew],
        "machine": state.machines,
        "rover": list(CARDS.rovers),
        "event": [entry.event for entry in state.log],
        "upgrade": [*state.upgrades, *state.installed],
        "poi": state.poi,
        "thing": [*state.available, *state.examined, *state.pending],
        "objective": [f"{state.mission}.{each.id}" for each in CARDS.missions[state.mission].objectives],
        "stack": [str(stack.number) for stack in state.plan],
    }
    return drawn[kind]


# What can be begun: tried out by the answers that are offered


def possible(table: Table, seat: int) -> set[tuple[str, str]]:
    """The things with which a seat could begin something, once what it has in hand is laid back."""
    base = begin(table.play, seat)
    found: set[tuple[str, str]] = set()
    taken = {("rover", stack.rover) for stack in base.state.plan}
    for option in base.options():
        refs = dict(option.refs)
        if option.verb in ("take", "machine"):
            found.add(("who", str(refs["who"])) if option.verb == "take" else ("machine", str(refs["machine"])))
    for aim, able in open_aims(base, leaders(base)).items():
        found |= {(kind, str(thing)) for kind, thing in leader_things(base.play, able)}
        found |= {(kind, str(thing)) for kind, thing in everywhere(base.play, aim)}
        found.add(("action", aim.verb))
        if aim.verb == "manage":
            found |= {("complex", each) for each, level in table.state.levels.items() if level}
        for pawn, operator in able:
            trial = base.copy()
            assert lead(trial, pawn, operator)
            assert aim_at(trial, aim)
            for _, begun in ways_on(trial):
                # What another seat has in hand falls back if it lacks the pawn: until then its rover is taken.
                found |= set(laid_in(begun, base.state.serial)) - taken
    return found


def laid_in(trial: Trial, serial: int) -> Iterator[tuple[str, str]]:
    """What lies with the action that was begun, and the rovers that could come along."""
    for stack in trial.state.plan:
        if stack.number >= serial and stack.verb != "gather":
            yield from (("thing", Thing.parse(word).what if word.startswith("x:") else word) for word in stack.things)
    for option in trial.options() if trial.slot.building else ():
        if option.verb == "rover":
            yield "rover", str(dict(option.refs)["rover"])


# The property


def reasons(table: Table, seat: int, kinds: list[str]) -> Iterator[Refusal]:
    """The reasons for what is drawn and not offered to a seat: true, of use, in every language."""
    planning = table.state.window == "plan"
    can = possible(table, seat) if planning else set()
    offered = {str(value) for _, option in table.choices(seat) for _, value in option.refs}
    for kind in kinds:
        for thing in dict.fromkeys(things(table, kind)):
            if thing in offered:
                continue
            why = GAME.table.why_idle(table.play, seat, kind, thing)
            told = (kind, thing, why)
            assert why is not None, told
            assert is_so(table, seat, thing, why), told
            if planning and kind in FOUND:
                joins = kind in JOINING and table.state.seats[seat].building
                assert (why.reason in BEFORE) is ((kind, thing) in can) or (joins and why.reason not in BEFORE), told
            assert not told_badly(table, why), told
            yield why


FOUND = ("action", "facility", "element", "space", "complex", "who", "machine", "rover", "event", "thing")
"""Kinds of which is known whether something could be begun with them."""
JOINING = ("who", "machine", "rover")
"""Kinds that are told, while an action is put together, why they cannot join it."""


@pytest.mark.parametrize("mission", MISSIONS)
def test_everything_that_is_drawn_tells_what_bars_it(mission: str) -> None:
    """M-ACT-03, M-ACT-31, M-ACT-35, M-ACT-45: it could be used if and only if just another answer comes before."""
    for table in tables(mission):
        for seat in range(len(table.state.seats)):
            list(reasons(table, seat, KINDS))


def test_the_quick_look_at_an_ability_and_the_reason_agree() -> None:
    """M-ASTR-06, M-ASTR-07, M-ASTR-08, M-ASTR-16: what is offered has no reason against it, what is not has one."""
    seen = set()
    for mission in MISSIONS:
        for table in tables(mission, thin=3):
            for who, person in enumerate(table.state.crew):
                person.marks += ["mute"] * (who == 1)
                for card in CARDS.abilities.values():
                    if card.profession == person.profession:
                        why = cannot_use(table.play, who, card)
                        assert can_use(table.play, who, card) is (why is None), (card.id, why)
                        seen.add("" if why is None else why.reason)
    assert len(seen) > 4, seen


def test_of_what_is_not_in_the_game_nothing_is_told() -> None:
    """Abilities of those who stayed at home, actions of other missions."""
    table = troubled("home", 2, 1)
    here = {kind: things(table, kind) for kind in ("ability", "action")}
    apart = [("ability", each) for each in CARDS.abilities] + [("action", each) for each in CARDS.actions]
    told = [(kind, GAME.table.why_idle(table.play, 0, kind, each)) for kind, each in apart if each not in here[kind]]
    assert {kind for kind, _ in told} == set(here)
    assert [why for _, why in told if why is not None] == []
