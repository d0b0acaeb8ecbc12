"""What is offered in one go: taken as it stands, never refused, and worth what it says."""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import GROUP, Decision, Gesture, Offer, Refusal, Setup, Timeline, encode
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard import VanguardGame
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.chances_in_words import headline
from farlight.vanguard.table.checks.odds import chances, task_for
from farlight.vanguard.table.checks.roll_worth import Roll

GAME = VanguardGame()
Tale = Timeline[Any, Any]
PAIR = 2


def tale(mission: str, seats: int, seed: int) -> Tale:
    return Timeline(GAME, Setup("vanguard", mission, seats=seats, seed=seed))


def texts_of(tale: Tale, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], GAME.table.names_at(tale.position.state))


def offered(tale: Tale, decision: Decision, own: set[int], language: str = "en") -> list[Offer]:
    """For the question as a whole, and at one of the things."""
    seat = max(decision.seat, 0)
    things = GAME.table.offer_things(tale.position.play, seat, decision)
    one = [things[len(tale.entries) % len(things)]] if things else []
    places = [None, *((kind, str(thing)) for kind, thing in one)]
    return [offer for at in places for offer in offered_at(tale, decision, own, at, language)]


def offered_at(
    tale: Tale, decision: Decision, own: set[int], at: tuple[str, str] | None, language: str = "en"
) -> Sequence[Offer]:
    seat, position = max(decision.seat, 0), tale.position
    return GAME.table.offers(position.play, seat, at, texts_of(tale, language), own, decision, position.copy())


def gestures_of(offers: list[Offer]) -> list[Gesture]:
    return [gesture for offer in offers for gesture in offer.gestures]


def games(count: int, answers: int) -> Iterator[tuple[Tale, Decision, set[int], list[Offer], Random]]:
    """Games of chance that stop at each question with offers; about half of them go on with one of these."""
    missions = ("halfway", "marl", "kettle", "orchard")
    for seed in range(count):
        chance, seats = Random(seed), 1 + seed % 4
        game = tale(missions[seed % len(missions)], seats, seed)
        people = [set(range(seats)), {0}, {0, 1} & set(range(seats))][seed % 3]
        for _ in range(answers):
            if not game.position.open:
                break
            decision = chance.choice(game.position.open)
            own = people if decision.seat in (-1, *people) else {decision.seat}
            offers = offered(game, decision, own) if decision.prompt != "reopen" else []
            if offers:
                yield game, decision, own, offers, chance
            gestures = gestures_of(offers)
            if gestures and chance.random() < 0.5:
                assert take(game, decision, own, chance.choice(gestures)) is None
                continue
            option = chance.choice(decision.options)
            assert game.answer(max(decision.seat, 0), decision.id, option.id) is None


def take(game: Tale, decision: Decision, own: set[int], gesture: Gesture) -> object:
    return game.answer_all(max(decision.seat, 0), decision.id, gesture.options, own=own)


@pytest.mark.parametrize("seed", range(3))
def test_no_gesture_is_refused(seed: int) -> None:
    """Each of them is taken at once by the timeline, also with small answers of several seats of a person."""
    taken = several = 0
    for game, decision, own, offers, _ in games(4 * (seed + 1), 150):
        for gesture in (each for offer in offers for each in offer.gestures[: 4 if offer.things else None]):
            steps = game.rehearse(max(decision.seat, 0), decision.id, gesture.options, own)
            assert isinstance(steps, list), (gesture, steps)
            taken += 1
            several += len({step.seat for step, _ in steps if step is not None}) > 1
    assert taken > 50
    assert several or not seed


def test_answers_of_other_people_are_refused() -> None:
    """What several seats give together, one of them alone cannot: it says which answer was not its own."""
    for game, decision, own, offers, _ in games(12, 150):
        for gesture in gestures_of(offers):
            seat = max(decision.seat, 0)
            steps = game.rehearse(seat, decision.id, gesture.options, own)
            if isinstance(steps, list) and {step.seat for step, _ in steps if step is not None} - {seat, -1}:
                before = encode(game.position.state)
                refused = game.answer_all(seat, decision.id, gesture.options)
                assert refused is not None
                assert refused.place > 1
                assert encode(game.position.state) == before
                return
    raise AssertionError("no gesture of several seats")


def test_a_suggested_set_is_worth_what_its_dice_are_worth_one_by_one() -> None:
    """V-CHECK-1.1: the chances of a gesture are those that the scene shows once its dice are marked."""
    seen = 0
    for game, _, _, offers, _ in games(10, 120):
        check = game.position.state.check
        action = None if check is None else action_at(game.position.play, check.action)
        if action is None or offers[0].id != "dice":
            continue
        for gesture in offers[0].gestures:
            if not gesture.odds or gesture.options[-1] != "ready":
                continue
            copy = game.position.copy()
            for option in gesture.options:
                if option == "ready":
                    continue
                asked = next(each for each in copy.open if any(one.id == option for one in each.options))
                number = copy.number_of(asked.seat, asked.id, option)
                assert isinstance(number, int)
                copy.choose(number)
            check = copy.state.check
            task = task_for(copy.play, check.active, check.action)
            known = chances(GAME.content, task, [die for _, die in check.given])
            assert headline(texts_of(game), known, action) == gesture.odds
            parts = GAME.table.scene_parts()
            make = parts["check"]
            assert callable(make)
            assert make(copy.play, texts_of(game)).odds == gesture.odds  # type: ignore[attr-defined]
            seen += 1
    assert seen > 40


@pytest.mark.parametrize(("mission", "seats"), [("marl", 2), ("kettle", 1), ("orchard", 2), ("assay", 2)])
def test_a_set_up_takes_few_answers(mission: str, seats: int) -> None:
    """One person deals for all seats: Sections, all Recruits, Rank-Up card and Equipment, the Start token."""
    game, own, answers = tale(mission, seats, 3), set(range(seats)), 0
    setting_up = ("section", "team", "recruit", "rank-up", "carry", "start-token")
    while (decision := game.position.open[0]).prompt != "act":
        gestures = gestures_of([offer for offer in offered(game, decision, own) if not offer.things])
        options = gestures[0].options if gestures else (decision.options[0].id,)
        assert game.answer_all(max(decision.seat, 0), decision.id, options, own=own) is None
        assert not gestures or gestures[0].about
        answers += decision.prompt in setting_up  # the Landing and its Logs are part of the game
    assert answers <= 4


def test_recruits_of_all_sections_are_dealt_at_once() -> None:
    """V-QUICK-06, V-QUICK-08: all lie there before anybody chooses; one gesture also says who goes down."""
    game, own = tale("halfway", PAIR, 1), {0, 1}
    while (decision := game.position.open[0]).prompt != "recruit":
        gesture = gestures_of(offered(game, decision, own))[0]
        assert take(game, decision, own, gesture) is None
    deal, *single = offered(game, decision, own)
    assert take(game, decision, own, deal.gestures[0]) is None
    state = game.position.state
    assert [sum(sleeve.section == each for sleeve in state.ship.sleeves.values()) for each in SECTIONS] == [2] * 4
    assert all(crew.card for crew in state.crew)
    assert len(deal.gestures[0].about) == len(deal.gestures[0].options)
    assert single, "one Section by itself can be chosen, too"


def ship_questions(prompts: Collection[str], seeds: int = 1) -> Iterator[tuple[Tale, Decision]]:
    """Questions of these kinds between two Explorations, as bots come to them."""
    for seed in range(1, seeds + 1):
        game, bot = tale("campaign", PAIR, seed), bots_of(GAME)["away-story"](seed)
        for _ in range(1500):
            if not game.position.open:
                break
            decision = game.position.open[0]
            if decision.prompt in prompts:
                yield game, decision
            number = bot.choose(Look(game.position))
            chosen = next(each for place, each in game.position.choices() if place == number)
            game.choose(game.position.seat_of(number), chosen.id, number)


def test_what_belongs_together_aboard_is_one_gesture() -> None:
    """Dice that are bought, projects, decks, what is loaded: none of it is asked again, and everything is told."""
    dealt = dict.fromkeys(
        ("buy-die", "start-project", "deck", "small-gear", "load", "leave-die", "away", "draft-order"), 0
    )
    for game, decision in ship_questions(dealt):
        for offer in offered(game, decision, {0, 1}):
            gesture = offer.gestures[0]
            steps = game.rehearse(max(decision.seat, 0), decision.id, gesture.options, {0, 1})
            assert isinstance(steps, list), (decision.prompt, steps)
            assert gesture.about
            dealt[decision.prompt] = max(dealt[decision.prompt], len(steps))
    assert dealt["buy-die"] == len(SECTIONS)
    assert {dealt[each] > 1 for each in ("start-project", "away", "small-gear")} == {True}


def test_a_scan_says_what_pays_for_it() -> None:
    """V-SHIP-STARMAP-12: one press pays with Energy; Scouts instead are chosen beside it."""
    for game, decision in ship_questions(["scan"]):
        offers = [each for each in offered(game, decision, {0, 1}) if len(each.gestures) > 1]
        if offers and game.position.state.ship.energy:
            energy = game.position.state.ship.energy
            assert take(game, decision, {0, 1}, offers[0].gestures[0]) is None
            assert game.position.state.ship.energy < energy
            return
    raise AssertionError("nothing is scanned")


def test_a_hand_that_is_too_large_is_one_gesture() -> None:
    """V-CARD-09: all cards that are too many at once; those stay that are worth most."""
    game = tale("marl", PAIR, 4)
    while (decision := game.position.open[0]).prompt != "act":
        game.answer(max(decision.seat, 0), decision.id, decision.options[0].id)
    crew = game.position.state.crew[game.position.state.turn]
    twice = crew.deck[0]
    crew.hand = (*crew.hand, twice, twice)
    crew.discard = crew.deck
    rest = next(each for each in decision.options if each.verb == "rest")
    assert game.answer(max(decision.seat, 0), decision.id, rest.id) is None
    while (decision := game.position.open[0]).prompt != "hand-limit":
        game.answer(max(decision.seat, 0), decision.id, decision.options[0].id)
    offer = offered(game, decision, {0, 1})[0]
    assert take(game, decision, {0, 1}, offer.gestures[0]) is None
    assert not any(each.prompt == "hand-limit" for each in game.position.open)
    kept = game.position.state.crew[game.position.state.turn].hand
    assert kept.count(twice) < 2, "the second of two goes first"
    assert offer.gestures[0].text.startswith("Discard ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_are_told_in_every_language(language: str) -> None:
    for game, decision, own, _, _ in games(3, 60):
        for gesture in gestures_of(offered(game, decision, own, language)):
            assert gesture.text
            assert "{" not in "".join((gesture.text, gesture.odds, *gesture.about))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_dealt_first_can_be_done_in_every_mission(seats: int) -> None:
    for mission in GAME.rules.missions():
        timeline = tale(mission.id, seats, 1)
        asked = timeline.position.open[0]
        seat, own = max(asked.seat, 0), tuple(range(seats))
        for offer in GAME.table.offers(
            timeline.position.play, seat, None, texts_of(timeline), own, asked, timeline.position.copy()
        ):
            done = timeline.rehearse(seat, asked.id, offer.gestures[0].options, own)
            assert not isinstance(done, Refusal), mission.id


# What an option leads to


def led(prompt: str, verb: str, seeds: int = 12) -> Iterator[tuple[Tale, Decision, Offer]]:
    """Questions with what an option of this verb leads to, in games of chance."""
    for seed in range(seeds):
        game, chance = tale("marl", PAIR, seed), Random(seed)
        for _ in range(150):
            if not game.position.open:
                break
            decision = game.position.open[0]
            opened = [("option", each.id) for each in decision.options if each.verb == verb][:1]
            for at in (opened if prompt == "act" else [None]) if decision.prompt == prompt else []:
                known = offered_at(game, decision, {0, 1}, at)
                yield from ((game, decision, each) for each in known if _is(each, verb))
            game.answer(max(decision.seat, 0), decision.id, chance.choice(decision.options).id)


def _is(offer: Offer, verb: str) -> bool:
    return any(kind == "option" and str(thing).partition(":")[0] == verb for kind, thing in offer.things)


def done(game: Tale, decision: Decision, gesture: Gesture) -> Tale:
    """The game after a gesture."""
    after = Timeline(GAME, game.setup)
    after.position = game.position.copy()
    assert take(after, decision, {0, 1}, gesture) is None
    return after


def test_a_travel_is_paid_for_in_the_same_gesture() -> None:
    """V-TRAVEL-15, V-SPEND-01: after it nobody is asked which die is Spent; V-SPEND-05: without one it says so."""
    spent = lacking = 0
    for game, decision, offer in led("act", "travel"):
        assert len(offer.gestures) > 1
        for gesture in offer.gestures:
            after = done(game, decision, gesture).position
            if after.play.revealed:
                continue
            prompts = [each.prompt for each in after.open]
            assert "spend" not in prompts
            spent += "Spend" in gesture.text
            assert ("gone for good" in gesture.text) >= ("no-die" in prompts)
            lacking += "no-die" in prompts
    assert spent > 10
    assert lacking > 3


def test_what_costs_a_die_for_good_is_not_preset() -> None:
    """V-SPEND-02: another way to travel comes first."""
    seen = 0
    for _, _, offer in led("act", "travel"):
        for_good = ["gone for good" in gesture.text for gesture in offer.gestures]
        assert for_good == sorted(for_good)
        seen += len(set(for_good)) > 1
    assert seen > 3


def test_an_exert_is_one_gesture() -> None:
    """V-SPEND-07, V-EXERT-03: the die that is given up is named, and the next question is another one."""
    seen = 0
    for game, decision, offer in led("no-die", "exert-first"):
        for gesture in offer.gestures[:3]:
            after = done(game, decision, gesture).position
            assert not {"sacrifice", "spend", "no-die"} & {each.prompt for each in after.open} or after.play.revealed
            seen += "gone for good" in gesture.text
    assert seen > 5


def test_an_exert_beside_a_question_of_the_group_is_offered() -> None:
    """V-EXERT-01: the effect is one seat's alone, whoever answers the question."""
    seen = 0
    for seed in range(20):
        game, chance = tale("marl", PAIR, seed), Random(seed)
        for _ in range(150):
            if not game.position.open or seen > 3:
                break
            decision = game.position.open[0]
            others = [
                each for each in game.position.play.interrupts() if each.option.verb == "exert" and each.seat == 1
            ]
            if decision.seat == GROUP and others:
                at = ("option", others[0].option.id)
                position = game.position
                found = GAME.table.offers(position.play, 1, at, texts_of(game), {1}, decision, position.copy())
                seen += any(len(offer.gestures) > 1 for offer in found)
            game.answer(max(decision.seat, 0), decision.id, chance.choice(decision.options).id)
    assert seen


def test_a_roll_that_is_left_alone_takes_its_row() -> None:
    """V-CHECK-8.6: what comes with Sparks or Convert Abilities is taken in the same press, or asked for one by one."""
    seen = 0
    for game, decision, offer in led("check-changes", "ready", 24):
        if "Take" in offer.gestures[0].text:
            after = done(game, decision, offer.gestures[0]).position
            assert not any(each.prompt == "use-substitute" for each in after.open)
            assert offer.gestures[-1].text == "Choose one by one"
            seen += 1
    assert seen


def test_a_card_after_the_roll_does_its_best_first() -> None:
    """V-CHECK-4.8, V-CHECK-4.9: of all ways to turn dice none makes more of the roll than the first."""
    seen = 0
    for game, decision, offer in led("check-changes", "use-card"):
        worths = []
        for gesture in offer.gestures:
            after = done(game, decision, gesture).position
            if after.play.revealed or after.state.check is None:
                break
            worths.append(Roll(after.play).value(Roll(after.play).now))
        if len(worths) == len(offer.gestures) > 1:
            assert worths[0] == max(worths), offer
            seen += worths[0] > min(worths)
    assert seen > 3


def test_nothing_of_a_roll_is_told_beforehand() -> None:
    """Tables that differ only in what will be rolled offer the same. V-CHECK-4.10."""
    seen = 0
    for game, decision, offer in led("check-changes", "use-card", 8):
        other = Timeline(GAME, game.setup)
        other.position = game.position.copy()
        other.position.snapshot = game.position.snapshot.copy()
        other.position.snapshot.chance.seed += 1
        assert offer in offered_at(other, decision, {0, 1}, None)
        seen += any("rolled" in each for each in offer.gestures[0].options)
    assert seen > 3
