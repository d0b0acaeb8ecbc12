"""Parts of a scene that many things have: dice, cards, requirements, Actions."""

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar, cast

import msgspec

from farlight.content import Card as ContentCard
from farlight.content import EffectText, Name, tell
from farlight.content.ids import words_in
from farlight.texts import Texts, capital
from farlight.vanguard.model.card_parts import Action, Row, RowColour, Special, Track
from farlight.vanguard.model.dice_requirements import alternatives
from farlight.vanguard.model.ids import ActionSource, ProgressTrack, ShownDie
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.special_actions import action_of
from farlight.vanguard.table.card_texts import CardTexts
from farlight.vanguard.table.met_things import Met
from farlight.vanguard.table.panel_parts import story_of

T = TypeVar("T")
USABLE = ("section", "equipment", "discovery", "unique", "mod", "event", "rankup", "condition", "crew")
"""Kinds of card that people have in front of them, or that lie in the stores."""


class Die(msgspec.Struct, frozen=True):
    id: str
    colour: str
    icons: list[str]
    """What it shows: its face, or before a roll what it is good at."""
    name: str
    owner: str = ""
    face: str = ""
    """What it shows, as options and events name it; empty before a roll."""


class Card(msgspec.Struct, frozen=True):
    """Anything with a name and rules text."""

    id: str
    name: str
    text: str = ""
    story: str = ""


class Effect(msgspec.Struct, frozen=True):
    """A Special Effect of a check."""

    need: list[list[str]]
    """Alternatives, each a list of terms: icons, colours, `die`, `SAME`."""
    needs: str
    """The same in words."""
    text: str
    lacks: bool
    id: str
    """The requirement as events name it."""


class Outcome(msgspec.Struct, frozen=True):
    """A row or a track of a check with what comes of it."""

    colour: RowColour
    name: str
    need: list[list[str]]
    needs: str
    text: str
    then: list[str]
    length: int = 0
    """Of a track; 0 for a row."""
    space: int = 0


class Deed(msgspec.Struct, frozen=True):
    """A Special Action: what it is called, what it asks, what comes of it."""

    source: str
    name: str
    text: str
    check: bool
    specials: list[Effect]
    outcomes: list[Outcome]


class Teller:
    """What a seat sees, put into words in one language."""

    def __init__(self, seen: VanguardPlay, texts: Texts) -> None:
        self.seen = seen
        self.state = seen.state
        self.content = seen.content
        self.texts = texts
        self.met = Met(seen.content, seen.state)
        self.cards = CardTexts(seen.content, texts, seen.state, self.met)

    def name(self, kind: str, value: object) -> str:
        """A name that no state changes: of cards, icons, Sectors."""
        return self.kept(("name", kind, value), lambda: self.texts.name(kind, value))

    def kept(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was worked out before: cards say the same to a team of this size on this planet, in this language."""
        told = self.content.known.told
        key = (self.texts.language, self.state.planet, len(self.state.crew), *key)
        if key not in told:
            told[key] = make()
        return cast(T, told[key])

    def story(self, place: str, text: Name) -> str:
        """A text of the pack that speaks of the table as it is now."""
        return self.name(*story_of(place, text, self.state)) if text else ""

    # Dice and cards

    def die(self, die: str, face: str = "", owner: str = "") -> Die:
        card = self.content.dice.get(die)
        if card is None:  # an icon that counts as present, without a die
            return Die(die, "", list(words_in(face)), self.name("face", face), owner, face)
        shown = face or card.brackets[0]
        name = self.name("die", die) if not face else self.name("dice", str(ShownDie(die, face)))
        return Die(die, card.colour, list(words_in(shown)), name, owner, face)

    def dice(self, dice: Iterable[str], owner: str = "") -> list[Die]:
        return [self.die(die, owner=owner) for die in dice]

    def card(self, kind: str, card: str, about: str) -> Card:
        found = next(cards[card] for of in USABLE if card in (cards := self.content.cards[of]))
        return Card(card, self.name(kind, card), self.rules(about, card, found))

    def rules(self, kind: str, value: str, card: ContentCard) -> str:
        """What a card says, which depends on what of it was met."""
        unmet = self.met.unmet_on(card.id, card)
        return self.kept((kind, value, unmet), lambda: self.texts.name(kind, value))

    def need(self, need: str) -> str:
        return self.kept(("need", need), lambda: self.cards.need(need))

    def effect(self, effect: EffectText) -> str:
        unmet = self.met.unmet_in(effect.tree)
        return self.kept(("effect", effect.source, unmet), lambda: self.cards.effect(effect))

    def outcome(self, effect: EffectText, then: Collection[str]) -> str:
        unmet = self.met.unmet_in(effect.tree)
        told = ("outcome", effect.source, unmet, bool(then))
        return self.kept(told, lambda: capital(self.cards.outcome(effect, then)))

    # Actions

    def deeds(self, sources: Iterable[str]) -> list[Deed]:
        return [deed for deed in map(self.deed, sources) if deed is not None]

    def deed(self, source: str) -> Deed | None:
        action = action_of(self.content, source) if ActionSource.parse(source).is_on_card else None
        if action is None:
            return None
        progress = (self.state.tracks.get(ProgressTrack.of(source, track.colour), 0) for track in action.tracks)
        unmet = self.met.unmet_on(source, action)
        spoken = self.cards.spoken(action.text) if action.text else ""
        return self.kept(("deed", source, unmet, spoken, *progress), lambda: self._deed(source, action))

    def _deed(self, source: str, action: Action) -> Deed:
        terms = " ".join(capital(part) for part in self.cards.terms(action))
        specials = [self.special(each) for row in action.specials for each in row]
        outcomes = [*map(self._row, action.rows), *(self._track(source, track) for track in action.tracks)]
        return Deed(source, self.told(action.name), terms, bool(outcomes), specials, outcomes)

    def special(self, special: Special) -> Effect:
        need = special.lacks or special.need
        return Effect(_terms(need), self.need(need), capital(self.effect(special.effect)), bool(special.lacks), need)

    def _row(self, row: Row) -> Outcome:
        needs = self.need(row.need) if row.need else self.texts.say("need-none")
        told = self.outcome(row.effect, row.then)
        return Outcome(row.colour, self.name("colour", row.colour), _terms(row.need), needs, told, list(row.then))

    def _track(self, source: str, track: Track) -> Outcome:
        space = self.state.tracks.get(ProgressTrack.of(source, track.colour), 0)
        told = self.outcome(track.effect, track.then)
        name = self.name("colour", track.colour)
        return Outcome(track.colour, name, [], "", told, list(track.then), track.spaces(len(self.state.crew)), space)

    def told(self, name: Name) -> str:
        return tell(name, self.texts.language) if name else ""


def _terms(need: str) -> list[list[str]]:
    return [list(terms) for terms in alternatives(need)] if need else []
