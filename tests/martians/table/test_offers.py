"""Whole acts at the things of the board: none is refused, the sensible one comes first, each says what it changes."""

from collections.abc import Collection
from random import Random

import pytest

from farlight.kernel import GROUP, AnyTimeline, Decision, Gesture, Offer, Question, Setup, Timeline
from farlight.martians.rules.actions.declaration import bare_stack
from farlight.martians.rules.actions.plan_questions import stage
from farlight.martians.rules.actions.targets import VERBS
from farlight.texts import LANGUAGES

from .test_scene import GAME, Table, at_plan, texts_at

MISSIONS = [(mission.id, seats) for mission in GAME.rules.missions() for seats in (1, 3)]


def offers(table: Table, kind: str, thing: str, seat: int = 0, language: str = "en") -> dict[str, Offer]:
    found = GAME.table.offers(table.play, seat, (kind, thing), texts_at(table.state, language))
    return {offer.id: offer for offer in found}


def whole(table: Table, seat: int = 0) -> dict[str, Offer]:
    return {offer.id: offer for offer in GAME.table.offers(table.play, seat, None, texts_at(table.state))}


def texts_of(offer: Offer, row: str) -> list[str]:
    return [pick.text for each in offer.rows if each.name == row for pick in each.picks]


def take(table: Table, options: tuple[str, ...], seat: int = 0) -> None:
    for each in options:
        mine = next(one for one in table.open if one.seat in (seat, GROUP))
        assert table.answer(seat, mine.id, each) is None


def broken_table(seats: int = 1, **state: object) -> Table:
    """A plan in which the Farm has lost its Hardware."""
    table = at_plan(seats=seats)
    table.state.broken = ["fa.hardware"]
    table.state.available = ["hardware"]
    for name, value in state.items():
        setattr(table.state, name, value)
    table.play.forget()
    return table


# What is offered can be done


def check(offer: Offer) -> None:
    """One pick of each row, and nothing that is barred."""
    for gesture in offer.gestures:
        assert len(gesture.picks) == len(offer.rows)
        for pick, row in zip(gesture.picks, offer.rows, strict=True):
            assert pick in [each.id for each in row.picks if not each.barred]
    assert bool(offer.gestures) != bool(offer.barred)
    for row in offer.rows:
        assert len({each.id for each in row.picks}) == len(row.picks)


def act(timeline: AnyTimeline, random: Random) -> bool:
    """Take a random gesture of a random seat, if one is offered."""
    table = timeline.position
    asked = random.choice(table.open)
    seat = max(asked.seat, 0)
    things = GAME.table.offer_things(table.play, seat)
    at = random.choice([None, None, *((kind, str(thing)) for kind, thing in things)])
    own = random.choice([[seat], range(len(table.state.seats))])
    texts = texts_at(table.state, random.choice(LANGUAGES))
    for mark in GAME.table.at_once(table.play, seat, texts):
        [there] = [each for each in offers(table, mark.kind, mark.thing, seat).values() if each.id == mark.offer]
        assert there.gestures, mark
    found = GAME.table.offers(table.play, seat, at, texts, own)
    assert found or at is None, at
    for offer in found:
        check(offer)
    gestures = [gesture for offer in found for gesture in offer.gestures]
    if not gestures:
        return False
    gesture = random.choice(gestures)
    first = next(one for one in table.open if one.seat in (seat, GROUP))
    assert timeline.answer_all(seat, first.id, gesture.options, own=own) is None, gesture
    return True


@pytest.mark.parametrize(("mission", "seats"), MISSIONS)
def test_no_gesture_of_a_random_game_is_refused(mission: str, seats: int) -> None:
    random = Random(seats)
    timeline: AnyTimeline = Timeline(GAME, Setup("martians", mission, seats, 7))
    acts = 0
    for _ in range(70):
        if not timeline.position.open:
            break
        if random.random() < 0.6 and act(timeline, random):
            acts += 1
            continue
        asked = random.choice(timeline.position.open)
        timeline.answer(max(asked.seat, 0), asked.id, random.choice(asked.options).id)
    assert acts > 5


# In one press


def marked(table: Table) -> dict[str, str]:
    return {mark.thing: mark.text for mark in GAME.table.at_once(table.play, 0, texts_at(table.state))}


def test_a_room_is_marked_with_what_it_is_for() -> None:
    """Before a pawn is chosen as well; a room that is for nothing itself, with the one thing that it needs."""
    table = broken_table()
    found = marked(table)
    assert (found["cq"], found["cc"], found["fa"]) == ("Relax", "Manage malfunctions", "Repair")
    table.state.broken = ["fa.hardware", "fa.cpu", "cc.cpu"]
    table.play.forget()
    found = marked(table)
    assert "fa" not in found, "it needs two things"
    assert found["cc"] == "Manage malfunctions", "it is for that, whatever is broken there"


def test_an_event_for_which_only_a_machine_is_free_is_marked() -> None:
    table = at_plan(seats=2)
    [event] = [each.event for each in table.state.log if each.state == "open"]
    for person in table.state.crew:
        person.free = []
    table.play.forget()
    assert event in marked(table)


def test_who_is_in_hand_does_it_unless_somebody_else_is_chosen() -> None:
    """One who plays two astronauts picked up a pawn: what is preset is done with it."""
    table = at_plan(seats=1)
    second = table.state.crew[1].card
    before = offers(table, "facility", "cc")["manage"].gestures[0].picks[0]
    take(table, (f"take:{second}:free",))
    [offer] = offers(table, "facility", "cc").values()
    assert not before.startswith(second)
    assert offer.gestures[0].picks[0].startswith(second)
    assert len(offer.gestures) > 1
    for thing in ("ws", "ga"):
        for there in offers(table, "facility", thing).values():
            assert {f"take:{second}:free", f"add:{second}"} & set(there.gestures[0].options), there.title


# One repair


def test_a_broken_part_is_one_question() -> None:
    table = broken_table()
    assert ("element", "fa.hardware") in GAME.table.offer_things(table.play, 0)
    [offer] = offers(table, "element", "fa.hardware").values()
    first = offer.gestures[0]
    assert first.odds == "sure"
    assert "Mason" in first.text
    assert "Broken parts 1 → 0." in first.about
    picks = {pick.text: pick.odds for pick in offer.rows[0].picks}
    assert picks["Mason"] == "67 %, wound 33 %"
    assert picks[first.text] == "67 % → sure"
    assert texts_of(offer, "with")[0] == "with the part from the Cargo Bay (1 left)"
    assert any(text.startswith("take one out: ") for text in texts_of(offer, "with"))
    take(table, first.options)
    [stack] = table.state.plan
    assert (stack.verb, stack.target, stack.things) == ("repair", "fa.hardware", ["hardware"])


def test_what_is_taken_out_of_another_room_says_what_follows() -> None:
    [offer] = offers(broken_table(), "element", "fa.hardware").values()
    row = next(row for row in offer.rows if row.name == "with")
    cannibal = next(pick for pick in row.picks if pick.text == "take one out: Oxygenator 01")
    assert cannibal.about == "malfunction +1"
    assert ("facility", "ox1") in cannibal.refs


def test_a_part_that_is_not_there_is_grey_and_says_so() -> None:
    [offer] = offers(broken_table(available=[], upgrades=[]), "element", "fa.hardware").values()
    first = next(row for row in offer.rows if row.name == "with").picks[0]
    assert (first.text, first.barred, first.odds) == ("with the part from the Cargo Bay (0 left)", "none is left", "")


def test_an_upgrade_is_made_into_the_part_in_the_same_go() -> None:
    card = next(name for name, card in GAME.content.upgrades.items() if "hardware" in card.parts)
    table = broken_table(available=[], upgrades=[card])
    offer = offers(table, "element", "fa.hardware")["repair:fa.hardware"]
    name = texts_at(table.state).name("upgrade", card)
    found = [gesture for gesture in offer.gestures if gesture.options[0] == f"dismantle-upgrade:{card}"]
    assert found
    assert any(name in line for line in found[0].about)
    assert "with a part made of an Upgrade card" in texts_of(offer, "with")
    assert offer.gestures[0] not in found, "whoever has another way mostly wants that"
    take(table, found[0].options)
    assert table.state.upgrades == []
    assert [stack.target for stack in table.state.plan] == ["fa.hardware"]
    with_part = broken_table(upgrades=[card])
    offer = offers(with_part, "element", "fa.hardware")["repair:fa.hardware"]
    assert all(f"dismantle-upgrade:{card}" not in gesture.options for gesture in offer.gestures), "there is a part"


def test_a_helper_is_taken_out_of_another_plan_and_that_is_told() -> None:
    table = broken_table(broken=["fa.hardware", "sp1.hardware"], available=["hardware", "hardware"])
    [first] = offers(table, "element", "sp1.hardware").values()
    take(table, first.gestures[0].options)
    for person in table.state.crew:
        person.free = person.free[:1]
    table.state.crew[0].free = []
    table.state.machines = ["mason"]
    table.play.forget()
    [offer] = offers(table, "element", "fa.hardware").values()
    freed = next(gesture for gesture in offer.gestures if "Mason" in gesture.text)
    assert any(
        line.startswith("Mason leaves Repair Solar Panel 01: Hardware (that becomes 67 %)") for line in freed.about
    )
    take(table, freed.options)
    teams = {stack.target: len(stack.pawns) for stack in table.state.plan}
    assert teams == {"sp1.hardware": 1, "fa.hardware": 2}


def test_a_plan_is_changed_and_taken_back_in_one_go() -> None:
    table = broken_table()
    [first] = offers(table, "element", "fa.hardware").values()
    take(table, first.gestures[0].options)
    found = offers(table, "stack", "1")
    assert set(found) == {"change:1", "withdraw:1"}
    assert first.gestures[0].text not in [
        each.text for each in found["change:1"].gestures if each.picks[1] == "hardware"
    ]
    take(table, found["withdraw:1"].gestures[0].options)
    assert not table.state.plan


def test_an_action_moves_in_the_order() -> None:
    table = broken_table(broken=["fa.hardware", "sp1.hardware"], available=["hardware", "hardware"])
    for element in ("sp1.hardware", "fa.hardware"):
        alone = next(
            each for each in offers(table, "element", element)[f"repair:{element}"].gestures if "+" not in each.text
        )
        take(table, alone.options)
    [first, second] = table.state.plan
    move = offers(table, "stack", str(second.number))[f"order:{second.number}"]
    assert texts_of(move, "order") == ["1 of 2"]
    assert [pick.refs for pick in move.rows[0].picks] == [(("stack", first.number),)], "whose place it takes"
    take(table, move.gestures[0].options)
    assert [stack.target for stack in table.state.plan] == ["fa.hardware", "sp1.hardware"]
    assert first.pawns == table.state.plan[1].pawns


def test_two_actions_with_the_same_aim_are_told() -> None:
    table = at_plan(seats=1)
    [space, *_] = [thing for kind, thing in GAME.table.offer_things(table.play, 0) if kind == "space"]
    take(table, offers(table, "space", str(space))[f"explore:{space}"].gestures[0].options)
    again = offers(table, "space", str(space))[f"explore:{space}"]
    assert all(any(line.startswith("Two actions of the plan aim at") for line in each.about) for each in again.gestures)


def test_what_is_done_says_what_comes_of_it() -> None:
    table = at_plan()
    event = offers(table, "event", "c06")["event:c06"]
    assert event.gestures[0].about == ("Fix the Hardware in the Crew Quarters. Lower Stress by 3.",)
    raised = offers(table, "facility", "ws")["raise-panel"]
    assert raised.gestures[0].about[0].startswith("build the Backup Solar Panel: 4 more energy")


def test_what_cannot_be_done_says_what_is_missing_and_no_odds() -> None:
    table = broken_table(available=[])
    table.state.crew[0].free = table.state.crew[1].free = []
    table.state.machines = []
    table.play.forget()
    [offer] = offers(table, "element", "fa.hardware").values()
    assert offer.barred
    assert "M-" not in offer.barred
    assert not offer.gestures


def test_somebody_is_offered_what_they_could_do() -> None:
    table = broken_table()
    name = table.state.crew[0].card
    found = offers(table, "who", name)
    assert {"repair", "rest", "explore"} <= set(found)
    assert list(found)[-1] in ("rest", "relax", "heal", "manage")
    assert all(
        ("take", name) == tuple(each.options[0].split(":")[:2]) for offer in found.values() for each in offer.gestures
    )


def test_being_ready_tells_which_machines_are_idle() -> None:
    table = at_plan(seats=1)
    assert not whole(table)
    for person in table.state.crew:
        person.free = []
    ready = whole(table)["ready"]
    assert ready.gestures[0].options == ("ready",)
    assert ready.gestures[0].about == ("All pawns are placed. 2 machines are idle.",)


def ending(table: Table, own: Collection[int] = ()) -> list[Gesture]:
    found = GAME.table.offers(table.play, 0, None, texts_at(table.state), own)
    assert all(offer.closes for offer in found)
    return [gesture for offer in found for gesture in offer.gestures]


def test_whoever_is_left_has_a_break_and_all_of_a_person_are_ready_in_one_go() -> None:
    timeline: AnyTimeline = Timeline(GAME, Setup("martians", "home", 2, 1))
    while timeline.position.open[0].prompt != "plan":
        asked = timeline.position.open[0]
        timeline.answer(max(asked.seat, 0), asked.id, asked.options[0].id)
    table = timeline.position
    assert not ending(table, (0, 1)), "nobody rests before something is planned"
    plan = next(one for one in table.open if one.seat == 0)
    assert timeline.answer_all(0, plan.id, ("act:manage",)) is None
    [gesture] = ending(table, (0, 1))
    assert gesture.text == "3 pawns left: Relax. Ready"
    names = [GAME.table.name_of("who", person.card, "en") for person in table.state.crew]
    assert gesture.about == (f"{names[0]}: Relax", f"{names[1]}: 2 \N{MULTIPLICATION SIGN} Relax")
    assert gesture.options == ("act:relax", "ready", "act:relax", "act:relax", "ready")
    assert [each.options for each in ending(table)] == [("act:relax", "ready")]
    table.state.morale, table.state.stress = 3, 0
    table.play.forget()
    assert ending(table)[0].options == ("act:rest", "ready"), "nothing is left to relax for"
    plan = next(one for one in table.open if one.seat == 0)
    assert timeline.answer_all(0, plan.id, gesture.options, own=(0, 1)) is None
    assert table.state.window != "plan"


def test_nobody_rests_while_something_is_begun() -> None:
    table = broken_table(seats=2)
    take(table, ("act:manage",))
    assert ending(table)
    take(table, ("act:build",))
    assert not ending(table)


def test_all_seats_of_a_person_are_ready_at_once() -> None:
    table = at_plan(seats=2)
    table.state.crew[0].free = []
    table.state.plan = []
    assert [each.options for each in ending(table, (0, 1))] == [("ready",)], "the other one has planned nothing yet"
    table.state.crew[1].free = []
    [gesture] = ending(table, (0, 1))
    assert (gesture.text, gesture.options) == ("All of us are ready", ("ready", "ready"))


def at_breaks(stress: int, morale: int) -> Table:
    """The question what a break is for, with another one of the same person and one of somebody else to come."""
    table = at_plan(seats=2)
    state = table.state
    state.stress, state.morale = stress, morale
    state.plan = [bare_stack(state, str(who), who, VERBS["relax"], "", "cq", None) for who in (0, 0, 1)]
    for number, stack in enumerate(state.plan, 1):
        stack.number = number
    state.window, table.play.question = "", Question(0, "relax", ())
    return table


def uses(table: Table, *own: int) -> dict[str, tuple[str, ...]]:
    found = GAME.table.offers(table.play, 0, None, texts_at(table.state), own)
    return {gesture.text: gesture.options for offer in found for gesture in offer.gestures}


def test_breaks_that_follow_each_other_are_one_question() -> None:
    lift, ease = "lift-morale", "ease-stress:6"
    assert uses(at_breaks(9, 0), 0) == {
        "Morale +2": (lift, lift),
        "Morale +1, Stress \N{MINUS SIGN}6": (lift, ease),
        "Stress \N{MINUS SIGN}9": (ease, ease),
    }
    assert uses(at_breaks(3, 1), 0, 1) == {"Morale +2, Stress \N{MINUS SIGN}3": (lift, lift, ease)}
    one = at_breaks(9, 0)
    one.state.plan = one.state.plan[1:]
    assert not uses(one, 0), "what follows is somebody else's"
    diced = at_breaks(9, 0)
    diced.state.plan[1].dice = 1
    assert not uses(diced, 0)


# Setting up


def at(prompt: str, seats: int) -> AnyTimeline:
    timeline: AnyTimeline = Timeline(GAME, Setup("martians", "home", seats, 1))
    while timeline.position.open[0].prompt != prompt:
        asked = timeline.position.open[0]
        timeline.answer(max(asked.seat, 0), asked.id, asked.options[0].id)
    return timeline


def test_a_crew_is_dealt_in_one_go() -> None:
    timeline = at("profession", 1)
    table = timeline.position
    deal = whole(table)["deal"]
    assert deal.title == "Choose your two astronauts"
    assert len(deal.gestures) == 6
    assert deal.gestures[0].about
    assert timeline.answer_all(0, table.open[0].id, deal.gestures[0].options) is None
    assert [person.card for person in timeline.position.state.crew] == deal.gestures[0].picks[0].split(",")


def test_machines_are_chosen_in_one_go() -> None:
    timeline = at("machine-choice", 2)
    table = timeline.position
    gesture = whole(table)["machines"].gestures[0]
    assert gesture.about == ("the Swifts: +1 pawn for Explore", "Porter: +1 pawn for Gather")
    assert timeline.answer_all(0, table.open[0].id, gesture.options) is None
    assert timeline.position.state.machines == gesture.picks[0].split(",")


def test_a_helper_says_what_it_makes_of_the_odds() -> None:
    table = broken_table()
    gestures = offers(table, "element", "fa.hardware")["repair:fa.hardware"].gestures
    alone = next(each for each in gestures if each.options[0].startswith("take") and each.options[-1] == "declare")
    take(table, alone.options[:-1])
    outlook = GAME.table.outlook(table.play, table.open[0])
    assert outlook is not None
    assert texts_at(table.state).line(outlook.options["add:m:mason"]) == "67 % → sure"


def test_an_ability_costs_so_many_of_the_tokens_that_one_has() -> None:
    table = at_plan(seats=1)
    table.state.crew[0].profession, table.state.crew[0].tokens = "engineer", 4
    said = {effect.option.id: texts_at(table.state).about(effect.option) for effect in table.play.interrupts()}
    told = next(about for option, about in said.items() if option.startswith("ability:odds-and-ends"))
    assert told == "costs 2 Morale tokens (you have 4): gain a random Upgrade card"


def test_the_question_counts_what_is_free() -> None:
    table = at_plan(seats=1)
    texts = texts_at(table.state)
    assert texts.prompt(table.open[0]) == "Choose a pawn, or a machine"
    table.state.crew[0].free, table.state.crew[1].free = [], [""]
    assert texts.prompt(asked(table)) == "One pawn is free: choose it, or what it should do"
    table.state.crew[1].free = []
    assert texts.prompt(asked(table)) == "All pawns are placed. 2 machines are idle."


def asked(table: Table) -> Decision:
    """The question of the plan as it would be put now."""
    return Decision(0, "plan", "M-ACT-03", (), stage(table.play, 0))


# Several parts of choice


def test_parts_that_something_broken_waits_for_come_first() -> None:
    table = broken_table(broken=["fa.cpu", "ox1.cpu", "ml.filters"], available=["filters"], pending=[])
    table.play.question = Question(GROUP, "gain-part", (("left", 2),))
    table.state.window = ""
    offer = whole(table)["parts"]
    assert offer.gestures[0].options == ("part:cpu", "part:cpu")
    assert offer.gestures[0].about == ("something broken waits for 2 of them",)
    table.play.question = Question(GROUP, "gain-part", (("left", 1),))
    assert not whole(table)
