"""What the sentences of Martians' scenarios share: slot types, the table where cases begin, getters and setters."""

import re
from collections import Counter
from collections.abc import Callable

from farlight.effects import SlotType
from farlight.kernel import Call, Decision, Procedure, Setup, names_of
from farlight.martians.cases.seen import sees
from farlight.martians.model.ids import Element, Pile, Space, Thing
from farlight.martians.model.state import Astronaut, Martians
from farlight.martians.rules.context import COMPLEXES, ELEMENTS, FACILITIES, SPACES, TOKENS, TYPES, MartiansPlay
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.rounds import PHASES
from farlight.martians.rules.setup import PROFESSIONS, set_up
from farlight.scenarios import CaseFailure, Words, known, within

NOTHING = "nothing"
SUPPLIES = ("oxygen", "energy", "food")
ROVERS = ("wagtail", "badger")
BARE_SUPPLY = 4
ANYBODY = "any"
_THING = re.compile(
    rf"{'|'.join(ELEMENTS)}|seed|food|core|s[1-3]|n[1-6]|red([1-9]|1[0-2])|orange[1-8]|black[1-6]|upgrade:[\w-]+"
    r"|ring-marker-[a-z]+:[1-3]"
)
"""What can lie in the Cargo Bay and on the map."""


class Name(SlotType, frozen=True):
    """A name of whatever kind; the sentence looks whether there is such a thing."""

    def read(self, word: str) -> str | int | None:
        return word

    def expected(self) -> tuple[str, ...]:
        return (f"the name of {'an' if self.name[0] in 'aeiou' else 'a'} {self.name}",)


class Number(SlotType, frozen=True):
    """A whole number that may be negative."""

    def read(self, word: str) -> str | int | None:
        return int(word) if re.fullmatch(r"-?\d{1,9}", word) else None

    def expected(self) -> tuple[str, ...]:
        return ("a whole number",)


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


# The table where cases begin


def crew_of(play: MartiansPlay, words: list[str]) -> list[str]:
    """The astronaut cards that professions or cards name; of a profession the first one of the pack."""
    cards = play.content.astronauts
    first = {card.profession: card.id for card in reversed(cards.values())}
    return [first.get(word, word) for word in known(words, [*first, *cards], "astronaut")]


def lay_table(play: MartiansPlay, bare: bool) -> None:
    """Set the game up anew, for the same mission, difficulty, crew and machines, up to the Events phase of sol 1."""
    state = play.state
    wish = state.copy()
    crew = [person.card for person in wish.crew] or crew_of(play, list(PROFESSIONS))
    mission = wish.mission if wish.campaign is None else wish.campaign.id
    fresh = set_up(Setup("martians", mission, len(wish.seats), wish.chance.seed), play.content)
    for name in names_of(Martians):
        setattr(state, name, getattr(fresh, name))

    def answer(decision: Decision) -> str:
        """What the set-up asks, as a case wants it."""
        card = play.content.astronauts[crew[min(len(state.crew), len(crew) - 1)]]
        match decision.prompt:
            case "difficulty":
                return f"difficulty:{wish.difficulty or 'normal'}"
            case "profession":
                return f"profession:{card.profession}"
            case "astronaut":
                return f"astronaut-card:{card.id}"
            case "machine-choice":
                left = [name for name in wish.machines if name not in state.machines]
                return f"choose-machine:{left[0]}" if left else ""
            case "first-player":
                return f"astronaut:{name_of(state, min(wish.first, len(state.crew) - 1))}"
        return ""

    while state.flow[-1].step != "begin_round":
        _run(play, state.flow.pop(), answer)
    _run(play, state.flow.pop(), answer)
    state.chance.by_hand = wish.chance.by_hand
    if bare:
        clear_table(play)


def _run(play: MartiansPlay, call: Call, answer: Callable[[Decision], str]) -> None:
    procedure = play.step(call.step).run(play, *call.args)
    if procedure is not None:
        drive(procedure, answer)


def drive(procedure: Procedure[None], answer: Callable[[Decision], str]) -> None:
    """Run to the end; a question without a fitting answer gets its first option."""
    try:
        asked = next(procedure)
        while True:
            ids = [choice.id for choice in asked[0].options]
            wanted = answer(asked[0])
            asked = procedure.send(ids.index(wanted) if wanted in ids else 0)
    except StopIteration:
        pass


def clear_table(play: MartiansPlay) -> None:
    """Take away what differs from game to game: a case says itself what it needs."""
    state = play.state
    for space, roi in state.tiles.items():
        pile = Pile.of_ring(Space.parse(space).ring)
        state.decks[pile] = (roi, *state.decks[pile])
    state.tiles, state.shown, state.sites = {}, {}, {}
    state.broken, state.mended, state.lying, state.ground, state.upgrades = [], [], [], [], []
    state.available = [thing for thing in state.available if Thing.parse(thing).is_ring_marker]
    state.pending, state.history, state.stats = [], (), {}
    state.supply = dict.fromkeys(SUPPLIES, BARE_SUPPLY)
    for person in state.crew:
        person.tokens = 0


def table_of(play: MartiansPlay) -> str:
    state = play.state
    if not state.facilities:
        return "empty"
    cargo = [thing for thing in state.available if not Thing.parse(thing).is_ring_marker]
    laid = (state.tiles, state.broken, state.lying, state.ground, state.upgrades, state.pending, cargo)
    return "set" if any(laid) else "bare"


def put_table(play: MartiansPlay, table: str) -> None:
    if table == "empty":
        raise CaseFailure("the table is empty before the set-up: say 'from the start'")
    lay_table(play, bare=table == "bare")


WORDS = Words(
    {
        "number": Number("number"),
        "yes": SlotType("yes", ("yes", "no")),
        "table": SlotType("table", ("empty", "bare", "set")),
        "phase": SlotType("phase", PHASES),
        "supply": SlotType("supply", SUPPLIES),
        "complex": SlotType("complex", COMPLEXES),
        "facility": SlotType("facility", FACILITIES),
        "status": SlotType("status", ("works", "broken", "mended")),
        "rover": SlotType("rover", ROVERS),
        "space": SlotType("space", SPACES),
        "where": SlotType("where", (*SPACES, NOTHING)),
        "profession": SlotType("profession", PROFESSIONS),
        "builder": SlotType("builder", (*PROFESSIONS, NOTHING)),
        "entry": SlotType("entry", ("open", "done", "struck", NOTHING)),
        **{
            name: Name(name)
            for name in (
                "astronaut", "difficulty", "element", "tile", "terrain", "pile", "card", "event", "adventure", "track",
                "flag", "stat", "word", "mission", "profile", "thing",
            )
        },
    },
    seat_fields=("seat",),
    seats=4,
    begin=lambda play: lay_table(play, bare=True),
    sees=sees,
)  # fmt: skip


# Getters and setters that many sentences share


def checked_things(words: list[str]) -> list[str]:
    """The words, if all of them name things."""
    for word in words:
        if _THING.fullmatch(word) is None:
            some = "cpu, seed, s1 (a sample, with its ring), n1 to n6, red1, orange1, black1"
            raise CaseFailure(f"there is no thing '{word}': things are {some} ...")
    return words


def names_aspect(pattern: str, field: str, kind: str) -> None:
    """Register a sentence about a list of names in the state, in any order: cards of a kind, `thing`, or any words."""

    def get(play: MartiansPlay) -> object:
        return Counter(getattr(play.state, field))

    def put(play: MartiansPlay, words: list[str]) -> None:
        if kind in play.content.cards:
            known(words, play.content.cards[kind], kind)
        setattr(play.state, field, checked_things(words) if kind == "thing" else words)

    WORDS.aspect(pattern, get, put)


def level_aspect(pattern: str, field: str, low: int, high: int, what: str) -> None:
    """Register a sentence about one number of the state."""
    WORDS.aspect(
        pattern,
        lambda play: getattr(play.state, field),
        lambda play, value: setattr(play.state, field, within(value, low, high, what)),
    )


def pairs_aspect(pattern: str, field: str, check: Callable[[list[str]], list[str]]) -> None:
    """Register a sentence about what lies at a place, where the state has pairs of place and thing."""

    def get(play: MartiansPlay, place: str) -> object:
        return Counter(thing for other, thing in getattr(play.state, field) if other == place)

    def put(play: MartiansPlay, place: str, things: list[str]) -> None:
        rest = [pair for pair in getattr(play.state, field) if pair[0] != place]
        setattr(play.state, field, [*rest, *((place, thing) for thing in check(things))])

    WORDS.aspect(pattern, get, put)


def checked_tokens(words: list[str]) -> list[str]:
    return known(words, TOKENS, "token")


def checked_markers(words: list[str]) -> list[str]:
    return known(words, TYPES["spot"].words, "marker")


def who_named(play: MartiansPlay, word: str) -> int:
    """An astronaut by number, profession or card."""
    crew = play.state.crew
    for who, person in enumerate(crew):
        if word in (str(who + 1), person.profession, person.card, person.name):
            return who
    known([word], [*(person.profession for person in crew), *(person.card for person in crew)], "astronaut")
    return -1


def put_person(play: MartiansPlay, person: Astronaut, card: str) -> None:
    found = play.content.astronauts[card]
    person.card, person.profession, person.profile = card, found.profession, found.profile
    locked = play.state.campaign is not None
    abilities = play.content.tables.abilities[found.profession]
    person.locked = [name for name in abilities if locked and not play.content.abilities[name].base]


def take_from_pile(state: Martians, name: str, card: str) -> None:
    pile = list(state.decks.get(name, ()))
    if card in pile:
        pile.remove(card)
        state.decks[name] = tuple(pile)


def all_elements(play: MartiansPlay) -> list[str]:
    """All elements that there could be, in play or not."""
    cards = play.content.facilities.values()
    return [Element.of(card.id, kind) for card in cards for kind in card.elements]
