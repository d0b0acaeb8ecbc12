"""Which contexts each place of a pack's cards has, and the words that stand where they mean nothing."""

from collections.abc import Iterator, Mapping

import msgspec

from farlight.content import Card, LoadedPack, value_at
from farlight.content.cards import effects_in, references_in
from farlight.content.locate import TomlPath
from farlight.effects import Contexts, Effect, Placed, Problem, placed
from farlight.vanguard.model.card_parts import Ability, Action
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.planet_cards import ThreatCard
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.verbs.contexts import CONTEXTS

EVERYTHING: Contexts = frozenset(CONTEXTS)
PLANET = frozenset(("exploration",))
PERSON = PLANET | {"crewmember", "here"}
"""Somebody of the Away Team, wherever."""
LANDED = PERSON | {"sector"}
CHECK = LANDED | {"check", "prepare"}
ROLL = CHECK | {"roll"}
ANY_ROLL = ROLL | {"red track", "green track"}
"""In a Dice Check of whatever Action: it may have tracks."""
ABOARD = frozenset(("ship",))
TIMED = PERSON | {"time track"}
"""At the end of a Time Track: it concerns whoever made time pass."""

PLACES: Mapping[str, Contexts] = {
    "ruling.unpaid": PLANET,
    "danger.effects": LANDED,
    "section.gives": ANY_ROLL,
    "event": LANDED,
    "injury_type.symbols": ANY_ROLL | {"wound"},
    "discovery.unloaded": ABOARD | {"find"},
    "unique.unloaded": ABOARD | {"find"},
    "rankup.goal": PERSON,
    "equipment.place": LANDED,
    "planet.no_unique": LANDED,
    "planet.landing": PERSON | {"landing"},
    "condition.travel": LANDED | {"way"},
    "condition.gives": ANY_ROLL,
    "condition.specials": ANY_ROLL,
    "condition.time": TIMED,
    "mission.goal": LANDED,
    "mission.time": TIMED,
    "poi.time": TIMED | {"sector"},
    "threat.behaviours": TIMED | {"threat"},
}
"""Of places by kind and field; of a card of the ship, whichever it is, `ABOARD`; Actions, abilities and whatever others
bring about are below."""
ON_THE_SHIP = (
    "shipruling", "objective", "secondary", "upgrade", "situation", "system", "research", "production", "addon",
    "campaign",
)  # fmt: skip
ABILITIES: Mapping[str, Contexts] = {
    "check": ANY_ROLL,
    "assist": CHECK,
    "any": LANDED,
    "turn": LANDED,
    "travel": LANDED | {"travel"},
    "follow": LANDED | {"travel"},
    "arrive": LANDED | {"arrival"},
    "rest": LANDED | {"rest"},
    "rest-here": LANDED | {"rest"},
    "prepare": LANDED | {"prepare"},
    "danger": LANDED | {"danger"},
    "event": LANDED | {"event"},
    "lead": LANDED | {"lead"},
    "discovery": LANDED | {"discovery"},
    "injury": LANDED | {"injury"},
    "wound-die": ROLL | {"wound"},
    "outcome": LANDED | {"outcome"},
    "log": LANDED | {"read log"},
    "landing": PERSON | {"landing", "landing entry"},
    "pay": LANDED | {"pay"},
    "loss": LANDED | {"loss"},
}
"""By the moment for which an ability is made. V-CARD-02."""
READ: Mapping[str, Contexts] = {
    "planet.sectors": LANDED,
    "planet.briefing": PERSON | {"landing"},
    "landing.briefing": PERSON | {"landing"},
    "planet.landed": LANDED,
    "planet.lift_off": PERSON,
    "planet.evac": PERSON,
    "planet.deadline": LANDED,
    "scenario.logs.begin": LANDED,
    "scenario.logs.turn": LANDED,
    "scenario.logs.round": LANDED,
    "scenario.logs": frozenset(),
    "system.outbound": ABOARD | {"flight"},
    "system.destinations": ABOARD,
    "shipruling": ABOARD,
    "campaign.log": ABOARD,
}
"""What is there when a rule reads the Log that a field names; the longest name counts."""
BROUGHT = {"log": "log", "complete-mission": "mission"}
"""Verbs that go on with the text of another card, by its kind: what is there with them, is there with it."""


class Text(msgspec.Struct, frozen=True):
    """An effect of a card, and what is there when it is carried out; of what others bring about, that is not known."""

    path: TomlPath
    tree: Effect
    given: Contexts | None


def misplaced_in(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """Every word that needs a context which its place does not have. V-GEN-01."""
    texts = [text for kind, known in content.cards.items() for card in known.values() for text in texts_on(kind, card)]
    brought = _brought(content, texts)
    for text in texts:
        for each in _words_of(text, brought):
            for need in each.missing:
                advice = CONTEXTS[need].advice
                yield pack.problem(text.path, f"'{each.source}' does nothing here, it needs {advice}")


def texts_on(kind: str, card: Card) -> Iterator[Text]:
    """The effects of a card."""
    own: TomlPath = (kind, card.id)
    for path, effect in effects_in(card, own):
        yield Text(path, effect.tree, _given(card, path))


def _given(card: Card, path: TomlPath) -> Contexts | None:
    """What is there at a path: by the Action or ability in which it lies, or by its field."""
    kind, field = str(path[0]), str(path[2])
    if kind == "log" or (kind, field) == ("mission", "completed"):
        return None
    if kind in ON_THE_SHIP:
        return ABOARD
    for place in range(2, len(path)):
        value = value_at(card, map(str, path[2 : place + 1]))
        if isinstance(value, Ability):
            return ABILITIES[value.when]
        if isinstance(value, Action):
            return _in_action(card, value, path[place + 1 :]) | ({"way"} if field == "check" else frozenset())
    found = PLACES.get(f"{kind}.{field}") or PLACES[kind]
    return found | _tracks_of(card) if isinstance(card, ThreatCard) and field == "behaviours" else found


def _in_action(card: Card, action: Action, inside: TomlPath) -> Contexts:
    """Special Effects belong to the check, with the tracks of its Action; an Outcome comes when the check is over."""
    own: set[str] = {"threat", "time track"} if isinstance(card, ThreatCard) else set()
    if getattr(card, "time", None) is not None:
        own.add("time track")
    if inside[0] == "specials":
        return ROLL | own | {f"{track.colour} track" for track in action.tracks}
    return LANDED | own


def _tracks_of(threat: ThreatCard) -> Contexts:
    """The tracks that its behaviours can move."""
    return frozenset(f"{colour} track" for colour in ("red", "green") if threat.tracked(colour) is not None)


# What others bring about


def _brought(content: Definitions, texts: list[Text]) -> dict[tuple[str, str], Contexts]:
    """Of Logs and of what completes a Mission: what is there whoever brings them about.

    Each begins with everything, and keeps what all that lead to it have, until nothing is lost any more.
    """
    found = _by_rule(content)
    while True:
        kept = dict(found)
        for text in texts:
            for each in _words_of(text, found):
                kind = BROUGHT.get(each.phrase.form)
                if kind is not None:
                    target = (kind, str(each.phrase.args[0]))
                    kept[target] = kept[target] & each.given
        if kept == found:
            return found
        found = kept


def _by_rule(content: Definitions) -> dict[tuple[str, str], Contexts]:
    """Before any effect was looked at: a Mission may be completed in a turn; some Logs are read by a rule."""
    found: dict[tuple[str, str], Contexts] = {("mission", card.id): LANDED for card in content.missions.values()}
    found |= {("log", name): EVERYTHING for name in content.logs}
    for kind, known in content.cards.items():
        for card in known.values():
            for path, named, log in references_in(card, (kind, card.id)):
                given = _read_at(path) if named == "log" else None
                if given is not None:
                    found["log", log] &= given
    return found


def _read_at(path: TomlPath) -> Contexts | None:
    words = [str(path[0]), *map(str, path[2:])]
    names = (".".join(words[:length]) for length in range(len(words), 0, -1))
    return next((READ[name] for name in names if name in READ), None)


def _words_of(text: Text, brought: Mapping[tuple[str, str], Contexts]) -> Iterator[Placed]:
    given = brought[str(text.path[0]), str(text.path[1])] if text.given is None else text.given
    return placed(text.tree, VOCABULARY, given)
