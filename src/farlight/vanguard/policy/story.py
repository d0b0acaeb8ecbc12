"""How far something is from the goal: which Action leads to which card, from the end backwards.

Like people who have played here before, the team knows what lies behind a Log or a POI that it has not uncovered yet.
"""

from collections.abc import Callable, Iterable, Iterator

from farlight.content import EffectText
from farlight.effects import Choose, Do, Each, Effect, If, May, Pay, Seq, Times
from farlight.vanguard.basics import Action
from farlight.vanguard.content import Definitions
from farlight.vanguard.policy.facts import tests_of

FAR = 99
"""Leads nowhere."""
REPLACES = {"replace-poi": 0, "replace-poi-in": 1, "cover-poi": 0, "cover-poi-in": 1}
"""Verbs that uncover a POI, and where they name it."""


def verbs_in(tree: Effect) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """All verbs of an effect, whatever is chosen."""
    match tree:
        case Do(phrase):
            yield phrase.form, phrase.args
        case Seq(parts) | Choose(parts):
            for part in parts:
                yield from verbs_in(part)
        case Each(_, body) | May(body) | Times(_, body):
            yield from verbs_in(body)
        case If(_, body, otherwise):
            yield from verbs_in(body)
            if otherwise is not None:
                yield from verbs_in(otherwise)
        case Pay(cost, body):
            yield cost.form, cost.args
            yield from verbs_in(body)


class Story:
    """The way to one Mission: how many Actions are still between a card and its completion."""

    def __init__(self, content: Definitions, goal: str) -> None:
        self.content = content
        self.goal = goal
        own = content.missions[goal].goal if goal in content.missions else None
        self.tokens = {str(test.phrase.args[0]) for test in tests_of(own) if test.phrase.form == "unique-is-found"}
        """Unique Discoveries that the Objective asks for."""
        self.known: dict[str, int] = {}
        self._settle()

    def _settle(self) -> None:
        """Cards lead to cards in circles: look until nothing gets nearer any more."""
        content = self.content
        looks: dict[str, Callable[[], int]] = {}
        for log in content.logs:
            looks[f"log:{log}"] = lambda log=log: self._log(log)  # type: ignore[misc]
        for poi in content.pois:
            looks[f"poi:{poi}"] = lambda poi=poi: 1 + self._actions(content.pois[poi].actions)  # type: ignore[misc]
        for name in content.missions:
            looks[f"mission:{name}"] = lambda name=name: 1 + self._mission(name)  # type: ignore[misc]
        changed = True
        while changed:
            changed = False
            for key, look in looks.items():
                steps = look()
                if steps < self.known.get(key, FAR):
                    self.known[key], changed = steps, True

    def _log(self, name: str) -> int:
        card = self.content.logs[name]
        texts: list[EffectText | None] = [card.effect, *(choice.effect for choice in card.choices)]
        for other in card.instead:
            texts += [other.effect, *(choice.effect for choice in other.choices)]
        return min(map(self.steps, texts), default=FAR)

    def _actions(self, actions: Iterable[Action]) -> int:
        return min((self.action(action) for action in actions), default=FAR)

    def _mission(self, name: str) -> int:
        card = self.content.missions[name]
        return min(self._actions(card.actions), self.steps(card.completed))

    def action(self, action: Action) -> int:
        """How far its best Outcome is from the goal."""
        parts = [action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks)]
        return min(map(self.steps, parts), default=FAR)

    def steps(self, effect: EffectText | None) -> int:
        return FAR if effect is None else min((self.verb(*each) for each in verbs_in(effect.tree)), default=FAR)

    def verb(self, form: str, args: tuple[str | int, ...]) -> int:
        """How far a verb leaves the goal."""
        if form == "complete-mission":
            return 0 if args[0] == self.goal else FAR
        if form == "gain-that-unique" and args[0] in self.tokens:
            return 1
        if form == "log":
            return self.known.get(f"log:{args[0]}", FAR)
        if form in REPLACES:
            return self.known.get(f"poi:{args[REPLACES[form]]}", FAR)
        if form == "reveal-mission":
            return self.known.get(f"mission:{args[0]}", FAR)
        return FAR


_STORIES: dict[tuple[int, str], Story] = {}


def story_of(content: Definitions, goal: str) -> Story:
    """Made once for each pack and goal."""
    key = (id(content), goal)
    if key not in _STORIES:
        _STORIES[key] = Story(content, goal)
    return _STORIES[key]
