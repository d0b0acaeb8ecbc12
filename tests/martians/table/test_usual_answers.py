"""What most people answer without a thought: going on where nobody has an answer, and the order of the plan."""

from farlight.kernel import Decision, option
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.declaration import bare_stack
from farlight.martians.rules.actions.targets import VERBS
from farlight.martians.rules.malfunction import malfunction_roll

from .test_scene import GAME, Table, at_plan, wander


def order(table: Table, *stacks: Stack) -> Decision:
    """The question which of these actions comes first."""
    table.state.plan = list(stacks)
    for number, stack in enumerate(stacks, 1):
        stack.number = number
    return Decision(-1, "order", "M-ACT-14", [option("resolve", stack=each.number) for each in stacks])


def repair(table: Table, element: str, dice: int = 0) -> Stack:
    stack = bare_stack(table.state, "0", 0, VERBS["repair"], element, "ws", None)
    stack.dice = dice
    return stack


def test_the_order_of_the_plan_is_usual_and_does_not_matter_for_what_is_certain() -> None:
    table = at_plan()
    usual = GAME.table.usual(table.play, order(table, repair(table, "fa.cpu"), repair(table, "ox1.cpu")))
    assert usual is not None
    assert (usual.option, usual.kind, usual.matters) == ("resolve:1", "order", False)


def test_the_order_matters_if_two_try_the_same() -> None:
    table = at_plan()
    same = GAME.table.usual(table.play, order(table, repair(table, "fa.cpu"), repair(table, "fa.cpu", dice=1)))
    assert same is not None
    assert same.matters
    diced = GAME.table.usual(table.play, order(table, repair(table, "fa.cpu", dice=1), repair(table, "ox1.cpu")))
    assert diced is not None
    assert not diced.matters


def phase(table: Table, name: str) -> bool:
    asked = Decision(-1, "phase", "M-ASTR-09", [option("continue")], (("phase", name),))
    usual = GAME.table.usual(table.play, asked)
    assert usual is not None
    assert (usual.option, usual.kind) == ("continue", "window")
    return usual.matters


def close_call(profession: str) -> Table:
    """A track that the dice of the next phase may bring to its top, and a crew that can answer one thing."""
    table = at_plan()
    state = table.state
    for person in state.crew:
        person.profession, person.tokens, person.locked, person.used = profession, 9, [], []
    state.poi, state.upgrades, state.levels = [], [], dict.fromkeys(state.levels, 0)
    state.levels["systems"] = 4
    state.box = ["systems"]
    state.stress = table.play.content.ruling.stress_limit - 1
    table.play.forget()
    return table


def test_a_phase_is_waited_for_if_somebody_has_an_answer_to_what_a_card_may_bring() -> None:
    table = close_call("medic")
    assert phase(table, "malfunction")
    table.state.levels["systems"] = 0
    table.play.forget()
    assert not phase(table, "malfunction")
    table = close_call("medic")
    for person in table.state.crew:
        person.tokens = 0
    table.play.forget()
    assert not phase(table, "malfunction")


def test_whoever_could_lower_a_track_is_asked_once_the_dice_lie() -> None:
    """M-ASTR-09, M-MALF-11: not before them as well, when nobody knows whether it comes to that."""
    table = close_call("engineer")
    assert not phase(table, "malfunction")
    asked = next(malfunction_roll(table.play), None)
    assert asked is not None
    assert table.state.window == "danger:lower-track+fix-one"


def test_the_usual_answer_is_one_that_is_offered() -> None:
    for table in wander("home", 2, 5, 150):
        for asked in table.open:
            usual = GAME.table.usual(table.play, asked)
            assert usual is None or usual.option in [each.id for each in asked.options]


def test_a_break_is_for_what_can_still_be_moved() -> None:
    table = at_plan()
    asked = Decision(0, "relax", "M-RELX-02", [option("lift-morale"), option("ease-stress", count=6)])
    found: list[str] = []
    for table.state.stress, table.state.morale in ((0, 0), (5, 3), (0, 3), (5, 0)):
        usual = GAME.table.usual(table.play, asked)
        assert usual is None or (usual.kind, usual.matters) == ("step", False)
        found.append("" if usual is None else usual.option)
    assert found == ["lift-morale", "ease-stress:6", "lift-morale", ""]
