"""The away team: it plays whole games, goes by what lies face up, and gives dice that help."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from farlight.bots import Look
from farlight.effects import If, Source, parse
from farlight.kernel import Decision, Line, Play, Position, Setup
from farlight.kernel.sources import Recorded
from farlight.vanguard import VanguardGame
from farlight.vanguard.bots import anytime
from farlight.vanguard.bots.anytime import DEAR
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.bots.checks import Plan, plan_for, use_of
from farlight.vanguard.bots.targets import aims, ways
from farlight.vanguard.bots.team import Spot, Team
from farlight.vanguard.bots.turn import LATE, Turn, gives_up
from farlight.vanguard.bots.worth import CURIOUS, DREAD, HOPE, WEARY, Judge
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.pack_lookups import Known
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VOCABULARY, VanguardPlay
from farlight.vanguard.rules.exploration.board import connected
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.table.checks.odds import task_for

GAME = VanguardGame()
CARDS = GAME.content
MISSIONS = ("halfway", "marl", "orchard", "assay")
MOST = 6000
LOOKED_AT = 150


def begun(mission: str, seed: int = 5, seats: int = 4) -> Position[Vanguard, object]:
    """A game at its first turn, everything before it answered by the team."""
    position = Position(GAME, GAME.rules.new(Setup("vanguard", mission, seats, seed)))
    bot = GAME.bots.by_name()["away-normal"](seed)
    while position.open[0].prompt != "act":
        position.choose(bot.choose(Look(position)))
    return position  # type: ignore[return-value]


def team_of(position: Position[Vanguard, object]) -> Team:
    return Team(GAME.play(GAME.view(position.state, None)))


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_team_plays_to_the_end(mission: str, seats: int) -> None:
    position = Position(GAME, GAME.rules.new(Setup("vanguard", mission, seats, 11)), snapshots=False)
    bot = GAME.bots.by_name()["away-normal"](11)
    answers = 0
    while position.open:
        position.choose(bot.choose(Look(position)))
        answers += 1
        assert answers < MOST
    assert position.state.outcome.startswith(("won/", "lost/"))


def test_equal_seeds_play_equal_games() -> None:
    ends = []
    for _ in range(2):
        position = Position(GAME, GAME.rules.new(Setup("vanguard", "marl", 2, 4)), snapshots=False)
        bot = GAME.bots.by_name()["away-normal"](4)
        while position.open:
            position.choose(bot.choose(Look(position)))
        ends.append((position.state.outcome, position.state.round, position.state.read))
    assert ends[0] == ends[1]


def face_up(position: Position[Any, Any]) -> Definitions:
    """The pack without the cards that nobody at the table has seen yet: looking one up is an error."""
    team = team_of(position)
    state = team.state
    check = state.check.action.split(":") if state.check is not None else [""]
    revealed = [str(dict(decision.refs).get("event", "")) for decision in position.open]
    pois = [*team.pois.values(), *(check[2:3] if check[0] == "poi" else ())]
    return msgspec.structs.replace(
        CARDS,
        cards={},
        moments={},
        known=Known(),
        logs=only(CARDS.logs, state.read),
        pois=only(CARDS.pois, pois),
        missions=only(CARDS.missions, [*state.missions, *state.done]),
        conditions=only(CARDS.conditions, [condition_in_force(team.play)]),
        threats=only(CARDS.threats, [threat.card for threat in state.threats]),
        events=only(CARDS.events, [*state.past, *revealed]),
        discoveries=only(CARDS.discoveries, state.found),
        uniques=only(CARDS.uniques, state.found),
    )


class FaceUp(Look):
    """A look that can look up only what lies face up."""

    def __init__(self, position: Position[Any, Any], content: Definitions) -> None:
        super().__init__(position)
        self.content = content

    def play(self) -> VanguardPlay:
        return Play(GAME.rules, self.content, super().play().state)


def only(cards: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: cards[name] for name in names if name in cards}


def reshuffled(shown: Position[Any, Any], seed: int) -> Position[Any, Any]:
    """The same question over other decks: all that a player cannot see is different."""
    other = shown.snapshot.copy()
    other.chance.seed = seed
    other.chance.streams.clear()
    GAME.rules.rehide(Play(GAME.rules, GAME.content, other), None)
    return Position(GAME, other, source=Recorded(shown.play.results))


def answer(content: Definitions, plan: Plan | None, position: Position[Any, Any]) -> tuple[int, list[Line]]:
    """What the team does, and why."""
    bot = AwayBot(7)
    bot.plan = plan
    look = FaceUp(position, content)
    number = bot.choose(look)
    return number, bot.reasons(look, number)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_answers_do_not_depend_on_hidden_things(mission: str, seats: int) -> None:
    """V-GEN-02: no unread Log, no card face down, no order of a deck changes what the team does or says."""
    position = begun(mission, 7, seats)
    bot = AwayBot(7)
    answers = 0
    while position.open and answers < LOOKED_AT:
        shown: Position[Any, Any] = Position(GAME, position.snapshot)
        hidden = reshuffled(shown, answers)
        assert answer(face_up(shown), bot.plan, hidden) == answer(CARDS, bot.plan, shown)
        position.choose(bot.choose(Look(position)))
        answers += 1


@pytest.mark.parametrize(("mission", "seats"), [("marl", 4), ("campaign", 2)])
def test_a_score_is_the_sum_of_what_is_said_for_it(mission: str, seats: int) -> None:
    """Each answer of the team, and that it gives the reasons of its own score."""
    position = Position(GAME, GAME.rules.new(Setup("vanguard", mission, seats, 7)), snapshots=False)
    bot, answers, reasoned = AwayBot(7), 0, 0
    while position.open and answers < LOOKED_AT:
        look = Look(position)
        number = bot.choose(look)
        team = bot.team(look)
        rated = bot.score(look, team, number)
        assert rated.total == pytest.approx(sum(term.worth for term in rated.terms))
        assert bot.reasons(look, number) == rated.lines(team)
        answers, reasoned = answers + 1, reasoned + bool(rated.lines(team))
        position.choose(number)
    assert reasoned > answers // 2


def test_what_speaks_most_for_a_way_is_said_first() -> None:
    """Where the Mission sends the team, then what the way takes."""
    position = begun("marl")
    turn = Turn(team_of(position))
    ways_there = [option for option in position.open[0].options if option.verb == "travel"]
    scores = [turn.action(option, None) for option in ways_there]
    lines = max(scores, key=lambda each: each.total).lines(turn.team)
    assert lines[0] == Line("hint-sent", (("mission", turn.team.goal), ("sector", 7)))
    assert lines[-1].key == "hint-dice"


def test_the_unknown_is_worth_most_where_the_mission_sends_the_team() -> None:
    position = begun("marl")
    position.state.supplies = 6
    team = team_of(position)
    assert Judge(team, Spot(team.state.turn, 7)).verb("log", ("1070",)) == HOPE
    elsewhere = Judge(team, Spot(team.state.turn, 3))
    assert elsewhere.verb("log", ("1063",)) == CURIOUS
    assert elsewhere.verb("replace-poi", ("p113",)) == CURIOUS
    position.state.supplies = 0
    assert Judge(team_of(position), Spot(team.state.turn, 3)).verb("log", ("1063",)) == WEARY


def test_what_was_read_makes_nobody_curious() -> None:
    position = begun("marl")
    position.state.read = (*position.state.read, "1063")
    team = team_of(position)
    assert Judge(team, Spot(team.state.turn, 3)).verb("log", ("1063",)) == 0


def test_a_clock_that_runs_to_the_unknown_leaves_no_time_for_looking_round() -> None:
    """V-TIME-04: Guttering ends in a Log that nobody has read."""
    position = begun("halfway")
    who = position.state.turn
    calm = Judge(team_of(position), Spot(who, 6))
    position.state.condition = "g01"
    pressed = Judge(team_of(position), Spot(who, 6))
    assert calm.verb("log", ("1032",)) == CURIOUS
    assert pressed.verb("log", ("1032",)) == WEARY
    assert pressed.verb("progress-time", (1,)) < calm.verb("progress-time", (1,)) < 0


def test_a_team_without_a_lander_cannot_give_up() -> None:
    """V-LIFT-07."""
    position = begun("marl")
    position.state.round = LATE
    assert gives_up(team_of(position))
    position.state.lander = ""
    assert not gives_up(team_of(position))


def test_nobody_hopes_for_what_a_failure_leads_to() -> None:
    team = team_of(begun("marl"))
    red = next(row for row in CARDS.pois["marl-3"].actions[0].rows if row.colour == "red")
    assert Judge(team, Spot(team.state.turn, 3)).outcome(red.effect, "red") == DREAD


def test_a_team_that_has_what_it_was_sent_for_takes_it_home() -> None:
    """V-MISSION-03."""
    position = begun("assay")
    who = position.state.turn
    before = aims(team_of(position), who)
    assert max(before, key=lambda number: before[number]) == 5
    position.state.found = (*position.state.found, "u30")
    after = aims(team_of(position), who)
    assert max(after, key=lambda number: after[number]) == position.state.lander_sector


def test_the_team_goes_where_the_mission_sends_it() -> None:
    team = team_of(begun("marl"))
    who = team.state.turn
    worth = aims(team, who)
    assert max(worth, key=lambda number: worth[number]) == 7
    reach = ways(team, who)
    assert reach[7][1] in connected(team.play, team.state.crew[who].sector)
    assert reach[7][0] > reach[2][0] > 0


def test_a_mission_that_teaches_comes_before_what_is_unknown() -> None:
    """The first Mission: everybody meets in Sector 4; whoever is there waits for the others."""
    position = begun("halfway", seats=2)
    position.state.read = (*position.state.read, "311")
    who = position.state.turn
    for here in (6, 4):
        position.state.crew[who].sector = here
        worth = aims(team_of(position), who)
        assert max(worth, key=lambda number: worth[number]) == 4


def test_a_mission_that_is_met_is_completed_also_between_two_turns() -> None:
    """V-MISSION-04."""
    position = begun("halfway", seats=2)
    position.state.missions = ("m03",)
    for crew in position.state.crew:
        crew.sector = 8
    team = team_of(position)
    uses = list(enumerate(team.play.interrupts(), 1))
    decision = Decision(0, "moment", "V-TURN-11", options=(), refs=(("moment", "turn-end"),))
    rated = anytime.at_moment(team, uses, decision)
    best = max(rated, key=lambda number: rated[number].total)
    assert dict(uses)[best].option.verb == "complete"


@pytest.mark.parametrize(("mission", "sign"), [("halfway", -1), ("marl", 1)])
def test_nobody_gives_a_die_for_what_a_rest_brings_back(mission: str, sign: int) -> None:
    """V-EXERT-03, V-TUT-20: a Rest is free on the starting planet; without Supplies nobody can Rest elsewhere."""
    position = begun(mission, seats=2)
    position.state.supplies = 0
    crew = position.state.crew[position.state.turn]
    crew.spent, crew.red, crew.green, crew.blue = crew.red + crew.green + crew.blue, (), (), ()
    team = team_of(position)
    turn = Turn(team)
    turn.aims = {crew.sector: DEAR}
    exert = next(each.option for each in team.play.interrupts() if each.option.verb == "exert")
    assert anytime.beside(turn, exert).total * sign > 0


def test_home_is_the_aim_when_all_is_done() -> None:
    position = begun("marl")
    position.state.done, position.state.missions = ("m04",), ("m05",)
    team = team_of(position)
    assert team.goal == ""
    assert list(aims(team, team.state.turn)) == [position.state.lander_sector]


def test_conditions_are_asked_of_the_rules_where_somebody_would_stand() -> None:
    team = team_of(begun("orchard"))
    reading = CARDS.missions["m07"].actions[0].only
    who = team.state.turn
    assert [test.phrase.form for test in team.lacking(Spot(who, 4), reading)] == ["condition-is-in-force"]
    assert "in-sectors" in [test.phrase.form for test in team.lacking(Spot(who, 1), reading)]


def test_nobody_has_moved_when_a_question_about_another_place_is_answered() -> None:
    team = team_of(begun("orchard"))
    before = [crew.sector for crew in team.state.crew]
    aims(team, team.state.turn)
    assert [crew.sector for crew in team.state.crew] == before


def test_the_last_who_is_missing_completes_the_team() -> None:
    """V-TERM-20: where all others are, somebody who goes there brings about what all have to be there for."""
    position = begun("marl")
    crew, who = position.state.crew, position.state.turn
    for each in crew:
        each.sector = 4
    crew[who].sector = 1
    condition = parse(Source("if all in sector 4: nothing"), VOCABULARY).tree
    assert isinstance(condition, If)
    (together,) = condition.tests
    team = team_of(position)
    assert team.would_hold(Spot(who, 4), together)
    assert not team.would_hold(Spot(who, 1), together)


def test_a_path_that_was_cleared_costs_no_more_than_a_step() -> None:
    """V-TRAVEL-05: the way is what the rules ask for, not what is printed."""
    position = begun("marl")
    who = position.state.turn
    before = ways(team_of(position), who)
    position.state.cleared = tuple(range(len(CARDS.planets["marl"].paths)))
    after = ways(team_of(position), who)
    assert sum(cost for cost, _ in after.values()) < sum(cost for cost, _ in before.values())


def test_useful_dice_come_first() -> None:
    team = team_of(begun("marl"))
    who = team.state.turn
    check = task_for(team.play, who, "poi:2:marl-2:0")
    assert use_of(team, check, "blue-tec") > use_of(team, check, "blue-basic") > use_of(team, check, "red-wild") - 1


def test_a_plan_takes_no_dice_for_nothing() -> None:
    """A text without a check needs none; a check that leads to something gets some."""
    position = begun("marl")
    team = team_of(position)
    who = team.state.turn
    assert not plan_for(team, "poi:4:marl-4:0", Spot(who, 4)).dice
    assert plan_for(team, "poi:1:marl-1:0", Spot(who, 1)).dice


def test_a_fourth_injury_is_feared_most() -> None:
    """V-INJ-17."""
    position = begun("marl")
    who = position.state.turn
    spot = Spot(who, 1)
    fresh = Judge(team_of(position), spot).injury()
    position.state.crew[who].injuries = tuple(list(CARDS.injuries)[:3])
    assert Judge(team_of(position), spot).injury() < 3 * fresh
