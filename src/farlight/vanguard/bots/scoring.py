"""How an answer is found: each option is scored in terms that can say why, and the first of the best is taken."""

from collections.abc import Callable, Iterable, Sequence

from farlight.kernel import Decision, Line, Option, Score, Term, score
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.model.state import NO_TURN

Rated = Score[Team]
Answer = Callable[[Team, Decision], Sequence[Rated]]
"""Scores for all options of a question."""
Rate = Callable[[Team, Decision, Option], Rated]
Why = Callable[[Team, Decision, Option], Iterable[Line]]
"""What the table shows that speaks for an option, or against it."""


def best(scores: Sequence[Rated]) -> int:
    """The place of the option that is worth most; the first of equals."""
    return max(range(len(scores)), key=lambda place: scores[place].total)


def each(rate: Rate) -> Answer:
    """Option by option."""
    return lambda team, decision: [rate(team, decision, option) for option in decision.options]


def silent(_team: Team, _decision: Decision, _option: Option) -> Iterable[Line]:
    """Nothing but what the option itself tells."""
    return ()


def wish(*verbs: str, why: Why = silent) -> Answer:
    """The first option with one of these verbs; the first of all where none has one."""
    return each(lambda _, decision, option: because(float(option.verb in verbs), why, decision, option))


def first(why: Why) -> Answer:
    """One is as good as the other; what the table shows about them is told."""
    return each(lambda _, decision, option: because(0.0, why, decision, option))


def because(worth: float, why: Why, decision: Decision, option: Option) -> Rated:
    return score(Term(worth, lambda team: why(team, decision, option)))


def whose(team: Team, decision: Decision, option: Option) -> int | None:
    """Whom an answer concerns: who is named, who makes the check, or whose turn it is."""
    said = ref(option, "who") or str(dict(decision.refs).get("who", ""))
    if said:
        return next((who for who, crew in enumerate(team.state.crew) if crew.card == said), None)
    check = team.state.check
    who = team.state.turn if check is None else check.active
    return None if who == NO_TURN else who
