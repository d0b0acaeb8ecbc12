"""What a practised player would choose, question after question, and the plan that it belongs to."""

from farlight.bots import Bot, Look, bots_of
from farlight.bots.advice import reason_sentences
from farlight.bots.whole_plan import Step, acts_of, plan_ahead
from farlight.kernel import GROUP, AnyTimeline, Option
from farlight.kernel.decision import READY, REOPEN
from farlight.texts import Texts, capital
from farlight.wire import AdvisedAct, AdvisedPlan, Hint


class Adviser:
    """Advises some seats of a table, and remembers what it has in mind.

    A plan takes several answers. A bot that saw each question for the first time would take up a pawn, then put it
    back, and so on for ever; whoever follows one bot's advice carries its plan out.
    """

    def __init__(self, seats: frozenset[int]) -> None:
        self._seats = seats
        self._bot: Bot | None = None
        self._head = -1
        """The moment for which it last gave advice."""
        self._ahead: list[Step] = []
        """What the bot would answer from there on."""

    def advise(self, timeline: AnyTimeline) -> Option:
        return self._next(timeline).option

    def reasons(self, timeline: AnyTimeline, texts: Texts) -> list[str]:
        """Why it advises that, in sentences."""
        return _why(self._next(timeline), texts)

    def hint(self, timeline: AnyTimeline, texts: Texts) -> Hint | None:
        """What it advises and why, in words; None for whoever is ready and has nothing to choose."""
        step = self._next(timeline)
        if step.option == REOPEN:
            return None
        text = advice_in_words(texts.option(step.option), texts)
        return Hint(step.option.id, text, tuple(_why(step, texts)), self._plan(timeline, texts))

    def _plan(self, timeline: AnyTimeline, texts: Texts) -> AdvisedPlan | None:
        """All that is left of the plan, act by act."""
        steps = self._ahead
        if len(steps) < 2:
            return None
        acts = [act for act in acts_of(steps) if act[-1].option != READY]
        told_acts = [AdvisedAct(_words(timeline, act, texts), _reasons(act, texts)) for act in acts]
        options = tuple(step.option.id for step in steps)
        return AdvisedPlan(texts.say("server-plan"), steps[0].seat, steps[0].decision, options, _once(told_acts))

    def _next(self, timeline: AnyTimeline) -> Step:
        if self._head == timeline.head and self._ahead:
            return self._ahead[0]
        followed = self._followed(timeline) if self._ahead else -1
        self._head = timeline.head
        self._ahead = self._ahead[followed:] if followed >= 0 else []
        if not self._is_offered(timeline):
            if self._bot is None or followed < 0 or self._ahead:
                game = timeline.game
                self._bot = bots_of(game)[game.bots.adviser or "random"](timeline.head)
            self._ahead = plan_ahead(self._bot, timeline, self._seats)
        return self._ahead[0]

    def _is_offered(self, timeline: AnyTimeline) -> bool:
        """Whether what is left of the plan can still be begun: others may have gone on."""
        if not self._ahead:
            return False
        step = self._ahead[0]
        look = Look(timeline.position, self._seats)
        asked = next((each for each in look.decisions if each.seat == step.seat), look.decision)
        if all(each.id != step.option.id for each in asked.options):
            return False
        self._ahead[0] = step._replace(decision=asked.id)
        return True

    def _followed(self, timeline: AnyTimeline) -> int:
        """How many answers of the plan these seats have given since, and nothing else; -1 if they went another way."""
        chosen: list[str] = []
        moment = timeline.head
        while moment > self._head and len(chosen) <= len(self._ahead):
            entry = timeline.entry(moment)
            if entry.seat in (GROUP, *self._seats):
                chosen.append(entry.option)
            moment = entry.parent
        advised = [step.option.id for step in self._ahead[: len(chosen)]]
        return len(chosen) if moment == self._head and chosen and chosen[::-1] == advised else -1


def advice_in_words(option: str, texts: Texts) -> str:
    """The sentence that names what is advised: options that are sentences themselves bring no second full stop."""
    return texts.say("server-hint", option=option.removesuffix("."))


def _why(step: Step, texts: Texts) -> list[str]:
    return reason_sentences(step.look, step.number, step.reasons, texts)


def _reasons(act: list[Step], texts: Texts) -> tuple[str, ...]:
    """What speaks for an act as a whole: each reason once."""
    lines = dict.fromkeys(line for step in act for line in step.reasons)
    return tuple(capital(texts.line(line)) for line in lines)[:2] or tuple(_why(act[-1], texts))


def _once(acts: list[AdvisedAct]) -> tuple[AdvisedAct, ...]:
    """What speaks for several acts is told with the first of them."""
    known: set[str] = set()
    found: list[AdvisedAct] = []
    for act in acts:
        found.append(AdvisedAct(act.text, tuple(each for each in act.reasons if each not in known)))
        known.update(act.reasons)
    return tuple(found)


def _words(timeline: AnyTimeline, act: list[Step], texts: Texts) -> str:
    table = timeline.game.table
    chosen = [step.option for step in act]
    telling = [option for option in chosen if option.verb not in table.closing] or chosen
    words = table.act_words(act[0].before, act[-1].after, texts) or ", ".join(map(texts.option, telling))
    return capital(words)
