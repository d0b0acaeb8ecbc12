"""How the cards of a pack come into play: the rules bring some, and these bring others by mentioning them.

Whatever no chain of mentions leads to is dead: nobody will ever see it. The proof is about who mentions whom, not about
numbers: a check that nobody could pass still leads to its Outcome.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from farlight.content.cards import effects_in, references_in
from farlight.content.locate import TomlPath
from farlight.content.pack import LoadedPack
from farlight.effects import Choose, Do, Each, Effect, Forms, If, May, Pay, Phrase, Problem, Seq, Times, Vocabulary

Node = tuple[str, str]
"""A card by its kind and id, or a word of the pack's own, as a flag, by its type and itself."""
VERB = "verb"
"""Kind of a node for a verb that is used, whatever it names."""
REACHED = "reached"
"""Kind of a node for the goal of a card that can be reached."""
Cards = Mapping[str, Mapping[str, Any]]
Chains = dict[Node, tuple[str, ...]]
"""What was reached, each with all that leads to it and itself, in words."""


class Mention(msgspec.Struct, frozen=True):
    """One card brings another, if all that it asks for can be there."""

    source: Node
    target: Node
    needs: tuple[Node, ...] = ()


class Ways(msgspec.Struct, frozen=True):
    """What a game says of how cards come into play, beside one mentioning another."""

    starts: Mapping[Node, str]
    """The cards that the rules themselves bring, each with the rule that does so."""
    later: Mapping[Node, str] = {}
    """Cards and words that wait for a part of the game which is not there yet, each with that part."""
    upward: frozenset[str] = frozenset()
    """Fields, as `echo.parent`, that go the other way: the card that is mentioned brings the one that mentions it."""
    aside: frozenset[str] = frozenset()
    """Fields, and verbs by their names, that speak of a card without bringing it."""
    notes: frozenset[str] = frozenset()
    """The slot types of words that one effect sets and another one asks for."""
    guards: frozenset[str] = frozenset()
    """Names of fields with a condition that holds for all the part of the card in which they stand."""
    goals: Mapping[str, str] = {}
    """Fields, as `objective.completed`, with the name of the field beside them of which one condition must hold."""
    done: frozenset[str] = frozenset()
    """Conditions by their names that ask whether the goal of a card was reached."""
    asks: Mapping[TomlPath, tuple[Node, ...]] = {}
    """What a rule asks for before a part of a card counts, by the path of that part."""
    further: Sequence[Mention] = ()
    """What the rules bring when something else is there, as when a verb `("verb", "open-the-envelope")` is used."""


def reach(cards: Cards, words: Vocabulary, ways: Ways) -> dict[Node, str]:
    """Of every card a shortest chain that leads to it, as `V-OPS-05 > scenario marl > planet marl`; empty without.

    `log 7 with flag LIT` needs that, too.
    """
    chains = follow(cards, words, ways)
    return {(kind, name): tell_chain(chains, (kind, name)) for kind, known in cards.items() for name in known}


def tell_chain(chains: Chains, node: Node) -> str:
    return " > ".join(chains.get(node, ()))


def follow(cards: Cards, words: Vocabulary, ways: Ways) -> Chains:
    """All that comes into play: cards, words, and goals that can be reached."""
    mentions = [*Mentions(cards, words, ways).all(), *ways.further]
    chains: Chains = {}
    for roots in (ways.starts, ways.later):
        chains.update({node: (rule, _told(node)) for node, rule in roots.items() if node not in chains})
        _follow(mentions, chains)
    return chains


def _follow(mentions: Sequence[Mention], chains: Chains) -> None:
    """Go on from what is reached, one mention at a time, until nothing new is."""
    fresh: Chains = chains
    while fresh:
        fresh = {}
        for each in mentions:
            if each.target not in chains and each.source in chains and all(need in chains for need in each.needs):
                fresh.setdefault(each.target, (*chains[each.source], _told(each.target, *each.needs)))
        chains.update(fresh)


def dead_cards(pack: LoadedPack, chains: Mapping[Node, str]) -> list[Problem]:
    """A problem for each card to which nothing leads."""
    return [pack.problem(node, "nothing brings it into play") for node, chain in chains.items() if not chain]


def _told(node: Node, *needs: Node) -> str:
    asked = ", ".join(dict.fromkeys(map(" ".join, needs)))
    return f"{' '.join(node)} with {asked}" if asked else " ".join(node)


class Mentions:
    """Finds all mentions in the cards of a pack."""

    def __init__(self, cards: Cards, words: Vocabulary, ways: Ways) -> None:
        self.cards = cards
        self.words = words
        self.ways = ways
        self.verbs = {each.source[1] for each in ways.further if each.source[0] == VERB}
        """Those that bring more than they name."""

    def all(self) -> Iterator[Mention]:
        for kind, known in self.cards.items():
            for name, card in known.items():
                yield from self._of_card((kind, name), card)

    def _of_card(self, own: Node, card: object) -> Iterator[Mention]:
        guards = self._guards(own, card)
        for path, kind, name in references_in(card, own):
            field = f"{own[0]}.{path[2]}"
            if field in self.ways.upward:
                yield Mention((kind, name), own)
            elif field not in self.ways.aside:
                yield Mention(own, (kind, name), _over(guards, path))
        effects = {path: effect.tree for path, effect in effects_in(card, own)}
        for path, tree in effects.items():
            goals = self._goals(effects, path)
            yield from (Mention(own, (REACHED, " ".join(own)), goal) for goal in goals or ())
            for goal in goals or [()]:
                for target, needs in self._brought(tree, (*_over(guards, path), *goal)):
                    yield Mention(own, target, needs)

    def _guards(self, own: Node, card: object) -> dict[TomlPath, tuple[Node, ...]]:
        """What each part of a card asks for, by its path."""
        found = ((path, effect.tree) for path, effect in effects_in(card, own) if path[-1] in self.ways.guards)
        asked = {path[:-1]: self._asked(tree) for path, tree in found if isinstance(tree, If)}
        return {**asked, **{path: nodes for path, nodes in self.ways.asks.items() if path[:2] == own}}

    def _goals(self, effects: Mapping[TomlPath, Effect], path: TomlPath) -> list[tuple[Node, ...]]:
        """What must be reached before an effect, one of these; none, for most."""
        goal = self.ways.goals.get(f"{path[0]}.{path[2]}")
        return [self._asked(tree) for other, tree in effects.items() if other[2] == goal and isinstance(tree, If)]

    def _brought(self, tree: Effect, needs: tuple[Node, ...]) -> Iterator[tuple[Node, tuple[Node, ...]]]:
        """Whatever an effect brings, with what it asks for before."""
        match tree:
            case Do(phrase):
                if phrase.form in self.verbs:
                    yield (VERB, phrase.form), needs
                if phrase.form not in self.ways.aside:
                    yield from ((node, needs) for node in self._nodes(phrase, self.words.verbs))
            case Seq(parts) | Choose(parts):
                for part in parts:
                    yield from self._brought(part, needs)
            case Each(_, body) | May(body) | Times(_, body):
                yield from self._brought(body, needs)
            case Pay(cost, body):  # what is paid with must be there
                yield from self._brought(body, (*needs, *self._nodes(cost, self.words.verbs)))
            case If(_, body, otherwise):
                yield from self._brought(body, (*needs, *self._asked(tree)))
                if otherwise is not None:
                    yield from self._brought(otherwise, needs)

    def _asked(self, tree: If) -> tuple[Node, ...]:
        """What must be there; what must not be there never keeps a card away for good."""
        tests = (test.phrase for test in tree.tests if not test.negated)
        return tuple(
            (REACHED, " ".join(node)) if phrase.form in self.ways.done else node
            for phrase in tests
            for node in self._nodes(phrase, self.words.conditions)
        )

    def _nodes(self, phrase: Phrase, forms: Forms) -> Iterator[Node]:
        for slot, value in zip(forms.by_name[phrase.form].slots, phrase.args, strict=True):
            if slot.type.name in self.ways.notes:
                yield slot.type.name, str(value)
            yield from ((kind, str(value)) for kind in slot.type.refers if value in self.cards.get(kind, ()))


def _over(guards: Mapping[TomlPath, tuple[Node, ...]], path: TomlPath) -> tuple[Node, ...]:
    """What all parts ask for in which a path lies."""
    return tuple(node for part, needs in guards.items() if path[: len(part)] == part for node in needs)
