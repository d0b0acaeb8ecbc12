"""An effect that a case says itself: what a card would tell a Crewmember or the ship to do, before anything else."""

from farlight.effects import EffectError, Source, parse
from farlight.kernel import Procedure, StepTable, call
from farlight.scenarios import CaseFailure, known
from farlight.vanguard.cases.frame import WORDS, who_named
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.rules.context import NOBODY, RUNNER, VOCABULARY, About, VanguardPlay

STEPS = StepTable()


@STEPS.step()
def carry_out(play: VanguardPlay, who: int, text: str) -> Procedure[None]:
    """Carry out an effect as a pack writes it, for a Crewmember where it stands, or aboard for nobody in particular."""
    tree = parse(Source(text), VOCABULARY).tree
    sector = 0 if who == NOBODY else play.state.crew[who].sector
    yield from RUNNER.run(play, tree, About(who, sector, ActionSource("said")), "V-GEN-01")


def _effects(play: VanguardPlay, who: int) -> list[str]:
    """What is still to be carried out."""
    waiting = [each.args for each in reversed(play.state.flow) if each.step == carry_out.__name__]
    return [str(text) for owner, text in waiting if owner == who]


def _put_effect(play: VanguardPlay, who: int, words: list[str]) -> None:
    """Put an effect before what the game would do next, and behind what was said before."""
    text = " ".join(words)
    try:
        parsed = parse(Source(text), VOCABULARY)
    except EffectError as error:
        raise CaseFailure(f"this is no effect: {error.problem.message}\n{error.problem.excerpt}") from error
    for reference in parsed.references:
        cards = [card for kind in reference.kinds for card in play.content.cards[kind]]
        known([str(reference.id)], cards, " or ".join(reference.kinds))
    flow = play.state.flow
    place = len(flow)
    while place and flow[place - 1].step == carry_out.__name__:
        place -= 1
    flow.insert(place, call(carry_out, who, text))


WORDS.aspect(
    "effect on {crew:crew} is {effect:list}",
    lambda play, name: _effects(play, who_named(play, name)),
    lambda play, name, words: _put_effect(play, who_named(play, name), words),
)
WORDS.aspect(
    "effect aboard is {effect:list}",
    lambda play: _effects(play, NOBODY),
    lambda play, words: _put_effect(play, NOBODY, words),
)
