"""Names and stories of the pack, for whoever puts the game into words."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from farlight.content import Card, EffectText, name_at, tell, value_at
from farlight.content.ids import BoundText, TextPlace, each_of, words_in
from farlight.effects import Do, Effect, Phrase, Seq
from farlight.texts import Texts
from farlight.texts.paragraphs import in_paragraphs
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.ids import ActionSource, CardPart, CardPlace, Figure, PathIcon, ShownDie, SlottedInjury
from farlight.vanguard.model.moments import TravelEntryMoment
from farlight.vanguard.model.state import NO_TURN, Vanguard
from farlight.vanguard.rules.exploration.board import condition_on
from farlight.vanguard.rules.exploration.section_dice import ANY, available, column
from farlight.vanguard.rules.exploration.special_actions import action_of
from farlight.vanguard.rules.story_text import PRONOUNS, filled
from farlight.vanguard.table.card_texts import CardTexts, OnTheWay
from farlight.vanguard.table.lists_in_words import listed, told_power
from farlight.vanguard.table.met_things import Met, tree_of
from farlight.vanguard.table.ship.card_texts import SHIP_CARDS
from farlight.vanguard.table.ship.names import SHIP_LISTS, SHIP_NAMES, SHIP_TELLERS, ShipNames

CARDS = {
    "who": ("crew",), "other": ("crew",), "crew": ("crew",), "turn": ("crew",), "start": ("crew",),
    "purpose": ("crew",), "mission": ("mission", "scenario"), "scenario": ("scenario",), "planet": ("planet",),
    "condition": ("condition",), "threat": ("threat",), "log": ("log",), "unique": ("unique",),
    "equipment": ("equipment",), "gear": ("equipment", "mod", "discovery", "unique"), "danger": ("danger",),
    "table": ("danger",), "danger_table": ("danger",), "injury_type": ("injury_type",), "lead": ("lead",),
    "event": ("event",), "rankup": ("rankup",), "lander": ("lander",), "mod": ("mod",),
    "found": ("discovery", "unique"), "poi": ("poi",),
    "card": ("section", "condition", "equipment", "discovery", "unique", "mod", "rankup", "crew", *SHIP_CARDS),
    **SHIP_NAMES,
}  # fmt: skip
"""References by the kinds of card whose name they are; the first that has it counts."""
LISTS = {
    "cards": "card", "leads": "lead", "symbols": "symbol", "biomes": "biome", "crew_here": "who", "threats": "threat",
    "markers": "marker", "tokens": "gear", "faces": "face", **SHIP_LISTS,
}  # fmt: skip
"""Values that are several words with commas, and the kind of each word."""
ALIASES = {"danger_symbol": "symbol", "wound_symbol": "symbol", "lead_type": "find", "time_track": "track"}
"""What moments call something that has another name elsewhere."""
ICONS = ("face", "before", "name")
"""Sides of dice: one icon or two."""
WANTED = ("die", "dice", *COLOURS)
"""Words of effects for dice that are not named."""
ROWS = ("yellow", "green", "red")
"""Outcomes of a check are told by their colour."""
ENDED_BEFORE = ("won/seal-broken", "won/seal-read")
"""How a campaign could end before it had more than one act: a save may still be of one that did."""
COLOURED = ("basic", "expert", "wild")
"""Types of dice whose names tell their colour."""
ABILITIES = {
    "about-use-card": "section", "about-use-skill": "crew", "about-use-gear": "equipment",
    "about-gear": "equipment", "about-place": "equipment", "gear_text": "equipment",
    "about-use-mod": "mod",
}  # fmt: skip
"""What an option about a card says of it."""
PEOPLE = (
    "danger_who", "event_who", "found_who", "injury_who", "lead_who", "log_who", "loss_who", "outcome_who", "path_who",
    "pay_who", "prepare_who", "rest_who", "turn_who", "arrived", "rested",
)  # fmt: skip
"""Crewmembers whom a moment names by the place of their board."""
OWN_WORDS = ("flag", "marker", "box")
"""Words of the pack's own: a message if there is one, or else the word itself."""


Known = dict[tuple[str, type, object, str], str | None]
MOST_KNOWN = 50_000
"""Names of the pack that are remembered; then it begins anew."""


class Names:
    """What things are called: by the pack, and by a table with a planet and people of its own.

    Most names are the pack's: they are worked out once for all tables. Whatever asks for the state of a table is a name
    of that table.
    """

    def __init__(
        self, content: Definitions, texts: Path, state: Vanguard | None = None, known: Known | None = None
    ) -> None:
        self.content = content
        self.folder = texts
        self._state = state
        self._known: Known = {} if known is None else known
        """Names of the pack, by kind, thing and language."""
        self._own = False
        """Whether the name that is being made is one of the table."""
        self._said: dict[str, Texts] = {}

    def at(self, state: Vanguard) -> "Names":
        """The names at a table."""
        return Names(self.content, self.folder, state, self._known)

    def is_of(self, state: Vanguard) -> bool:
        return self._state is state

    @property
    def state(self) -> Vanguard | None:
        """The table; whoever asks for it makes a name that only this table has."""
        self._own = True
        return self._state

    def of(self, kind: str, value: object, language: str) -> str | None:
        """The name of a thing in a language; None for what has none here."""
        key = (kind, type(value), value, language)
        if key in self._known:
            return self._known[key]
        outer, self._own = self._own, False
        try:
            name = self._of(kind, value, language)
            if not self._own:
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                self._known[key] = name
        finally:
            self._own = self._own or outer
        return name

    def _of(self, kind: str, value: object, language: str) -> str | None:
        if isinstance(value, bool):
            return "yes" if value else "no"
        said = self._said.get(language)
        if said is None:
            said = self._said[language] = Texts(language, [self.folder], self.of)
        if isinstance(value, int):
            return self._numbered(kind, value, said)
        if not isinstance(value, str):
            return None
        card = self._card(CARDS.get(kind, ()), value)
        return self._made(kind, value, said) if card is None else tell(card.name, language)

    def _made(self, kind: str, value: str, said: Texts) -> str | None:
        """Names that are put together."""
        if kind in LISTS:
            return self._list(kind, value, said)
        if kind == "before" and value in (*ROWS, "none"):  # a row that was met, not a side of a die
            return said.name("colour", value)
        if kind in ICONS:
            return _face(value, said)
        if kind in ALIASES:
            return said.name(ALIASES[kind], value)
        if kind in OWN_WORDS:
            return None if said.has(f"{kind}-{value}") else value.replace("_", " ").replace("-", " ").lower()
        thing = self._thing(kind, value, said)
        if thing is None:
            thing = self._told(kind, value, said)
        return self._aboard(kind, value, said) if thing is None else thing

    # Numbers

    def _numbered(self, kind: str, value: int, said: Texts) -> str | None:
        """Sectors, Paths and Crewmembers are numbers in the rules; only a table knows what they are."""
        state = self.state
        if kind in ("sector", "path_to", "arrived_from"):
            return self._sector(value, said)
        if state is None:
            return None
        if kind in PEOPLE and value < len(state.crew):
            return said.name("who", state.crew[value].card)
        if kind == "path":
            return self._path(state, self._icons_of(state, value), said)
        return self._on_the_way(state, value, said) if kind == "about-travel" else None

    def _path(self, state: Vanguard, icons: Collection[str], said: Texts) -> str:
        """What a Path asks of whoever has the turn, with what there is to pay it. V-TRAVEL-04, V-SPEND-02."""
        crew = state.crew[state.turn] if state.turn != NO_TURN else None
        named = []
        for kind, of in map(PathIcon.parse, icons):
            if kind != "spend" or crew is None:
                named.append(_icon(kind, of, said))
                continue
            ready = len(available(crew) if of in ANY else column(crew, of))
            key = "path-spend-ready" if ready >= list(icons).count(str(PathIcon(kind, of))) else "path-spend-short"
            named.append(said.say(key, of=of, colour=said.name("colour", of), ready=ready))
        return ", ".join(named) or said.say("path-free")

    def _on_the_way(self, state: Vanguard, place: int, said: Texts) -> str | None:
        """What the Danger dice of a Path may do, and what the Travel entry does. V-DANGER-02, V-TRAVEL-07."""
        icons = self._icons_of(state, place)
        cards = self._cards(said)
        paths = dict.fromkeys(map(PathIcon.parse, icons))
        told = [_sentence(cards.dice.told(of)) for kind, of in paths if kind == "danger"]
        if "travel" in icons:
            condition = condition_on(self.content.planets[state.planet], state)
            source = self.content.conditions[condition].travel.source
            told.append(self._travel(source, self._far_end(state, place), said))
        return " ".join(told) or None

    def _far_end(self, state: Vanguard, place: int) -> int:
        """Where a Path leads whoever has the turn."""
        first, second = self.content.planets[state.planet].paths[place].ends
        return second if state.crew[state.turn].sector == first else first

    def _travel(self, source: str, sector: int, said: Texts) -> str:
        """A Travel entry with the Sector that it leads to. V-TRAVEL-07."""
        way = OnTheWay(said.language, self.folder, self.of, sector)
        return CardTexts(self.content, way, None, self._met()).effect(source)

    def effect(self, source: str, said: Texts) -> str:
        """The rules text of an effect; while somebody Travels, with the Sector that the Path leads to."""
        way = None if self.state is None else self.state.moment(TravelEntryMoment)
        return self._cards(said).effect(source) if way is None else self._travel(source, way.to, said)

    def _cards(self, said: Texts) -> CardTexts:
        return CardTexts(self.content, said, self.state, self._met())

    def _met(self) -> Met:
        """What the table has met by now; all of it where there is no table."""
        return Met(self.content, self.state)

    def _icons_of(self, state: Vanguard, place: int) -> Collection[str]:
        return () if place in state.cleared else self.content.planets[state.planet].paths[place].icons

    def _sector(self, number: int, said: Texts) -> str:
        if not number:
            return said.say("sector-none")
        planet = "" if self.state is None else self.state.planet
        sector = self.content.planets[planet].sectors.get(str(number)) if planet else None
        if sector is None:  # nobody is on a planet, or this is told of another one
            return said.say("sector-number", number=number)
        return said.say("sector-name", number=number, name=tell(sector.name, said.language))

    # Things

    def _thing(self, kind: str, value: str, said: Texts) -> str | None:
        match kind:
            case "action":
                return self._action(value, said)
            case "track" | "card" if ActionSource.parse(value).is_on_card:
                return self._source(value, said)
            case "die":
                return self._die(value, said)
            case "dice" if value not in WANTED:
                return self._dice(value, said)
            case "injury":
                return self._injury(value, said)
            case "skill":
                return tell(self.content.crew[value].skill, said.language)
            case "outcome" if value in ROWS:
                return said.name("colour", value)
            case "outcome" if value in ENDED_BEFORE:
                return said.say("outcome-won-log")
            case "entry" | "landing_entry":
                return self._landing(value, said)
        return None

    def rank_up_goal(self, card: str, cards: CardTexts) -> str:
        """A sentence: a condition alone has an order of words that stands only behind a word like `when`. V-RANK-01."""
        return cards.said.say("rank-up-goal", goal=cards.tests(self.content.rankups[card].goal.tree))

    def _action(self, source: str, said: Texts) -> str | None:
        """A Special Action by its name and its card; None for the other Actions, which have messages."""
        action = action_of(self.content, source)
        if action is None:
            return None
        card, name = self._source(source, said), tell(action.name, said.language)
        if card == name or ActionSource.parse(source).kind == "poi":  # what lies underfoot goes without saying
            return name
        return said.say("action-of", name=name, card=card)

    def _source(self, value: str, said: Texts) -> str:
        """The card that shows a Time Track or an Action."""
        kind, card, *_ = ActionSource.parse(value)
        kinds = {"token": "equipment", "travel": "condition"}
        return tell(self.content.cards[kinds.get(kind, kind)][card].name, said.language)

    def _die(self, die: str, said: Texts) -> str | None:
        """By its colour or its icons, in any language. V-RUL-39."""
        card = self.content.dice.get(die)
        if card is None:
            return None
        if card.type in COLOURED:
            return said.say(f"die-{card.type}", colour=card.colour)
        icons = [said.name("icon", icon) for icon in card.brackets if " " not in icon]
        return said.say("die-specialised", name=said.list("die-icons", icons))

    def _dice(self, value: str, said: Texts) -> str:
        """`red-basic BAS, blue-tec TEC`, or dice without what they show; an icon without a die stands for itself."""
        if value in ("-", ""):
            return said.say("dice-none")
        named = []
        for die, face in ShownDie.parse_all(value):
            shown = [said.name("die", die)] if die else []
            named.append(": ".join((*shown, *filter(None, (_face(face, said),)))))
        return said.counted(Counter(named).items())

    def _injury(self, value: str, said: Texts) -> str | None:
        """A type of Injury, or a card with its type. V-INJ-07, V-INJ-14."""
        types = self.content.injury_types
        slotted = SlottedInjury.parse(value)
        card = self.content.injuries.get(slotted.card)
        if card is None:
            return tell(types[value].name, said.language) if value in types else None
        name, kind = tell(card.name, said.language), tell(types[card.type].name, said.language)
        if slotted.is_down:
            return said.say("injury-down", name=name, type=kind)
        return name if name == kind else said.say("injury-card", name=name, type=kind)

    def _landing(self, value: str, said: Texts) -> str | None:
        """An entry of a landing table, `marl:0`, or by its place on this planet. V-LAND-11."""
        planet, entry = CardPlace.parse(value)
        if not planet and self.state is not None:
            planet = self.state.planet
        return tell(self.content.planets[planet].landing[entry].name, said.language) if planet else None

    def _list(self, kind: str, value: str, said: Texts) -> str:
        if value in ("", "none"):
            return "none"
        return said.counted(Counter(said.name(LISTS[kind], word) for word in each_of(value)).items())

    def _card(self, kinds: Collection[str], value: str) -> Card | None:
        return next((self.content.cards[kind][value] for kind in kinds if value in self.content.cards[kind]), None)

    # What cards say

    def _told(self, kind: str, value: str, said: Texts) -> str | None:
        if kind in ABILITIES:
            return self._cards(said).usable(ABILITIES[kind], value)
        return TELLERS[kind](self, self._cards(said), value) if kind in TELLERS else None

    def _aboard(self, kind: str, value: str, said: Texts) -> str | None:
        if kind not in SHIP_TELLERS:
            return None
        ship = None if self.state is None else self.state.ship
        return ShipNames(self._cards(said), ship).of(kind, value)

    def good_at(self, section: str, said: Texts) -> str:
        """What dice a Section has besides the Basic ones; before it has any, those that it begins with. V-SETUP-22."""
        begins: Mapping[str, Sequence[str]] = {str(each): dice for each, dice in self.content.ruling.start_dice.items()}
        owned = {} if self.state is None else self.state.store
        dice = [die for die in owned.get(section, begins[section]) if self.content.dice[die].type != "basic"]
        return said.say(
            "section-dice", good=said.say(f"section-good-{section}"), dice=self._dice(", ".join(dice), said)
        )

    def label(self, choice: CardPart, language: str) -> str:
        """A choice in its own words; Situations leave choices as Logs do: `s01.2`, `1101.1`."""
        kind = "situation" if choice.card in self.content.situations else "log"
        return self.story(choice.in_pack(kind).part("label"), language)

    def find(self, card: str) -> str:
        return "discovery" if card in self.content.discoveries else "unique"

    def stake(self, value: str, cards: CardTexts) -> str:
        """What a choice of a Log is about, and what it costs."""
        place = CardPart.parse(value).in_pack("log")
        stake = self.story(place.part("stake"), cards.said.language)
        cost = value_at(*self._at(str(place), "cost"))
        if not isinstance(cost, EffectText):
            return stake
        plain = _plain_cost(cost.tree)
        if plain is not None and cards.said.has(f"choice-cost-{plain[0]}"):
            return cards.said.say(f"choice-cost-{plain[0]}", stake=stake, count=plain[1])
        return cards.said.say("choice-cost", stake=stake, cost=cards.effect(cost))

    # Stories

    def story(self, key: str, language: str) -> str:
        """A text of the pack by its place, with what it speaks of: `log.1101|active=k06`."""
        place, values = BoundText.parse(key)
        text = tell(name_at(*self._at(place)), language)
        told = filled(text, dict(values), lambda token, value: self.person(token, value, language))
        return in_paragraphs(told)

    def person(self, token: str, value: str, language: str) -> str:
        """Whoever a token stands for: Crewmembers, their pronouns, a Lander, or the chief of a Section."""
        if value in SECTIONS:
            return tell(self.content.ruling.chiefs[value], language)  # type: ignore[index]
        if token in PRONOUNS and value in self.content.crew:
            return Texts(language, [self.folder]).name(token, self.content.crew[value].pronouns)
        found = [self._card(("crew", "lander"), each) for each in each_of(value)]
        return ", ".join(tell(card.name, language) for card in found if card is not None) or value

    def _at(self, place: str, *further: str) -> tuple[Card, list[str]]:
        """The card and the way to a place of the pack: `log.1101.instead.0.choices.1`."""
        kind, card, path = TextPlace.parse(place)
        return self.content.cards[kind][card], [*path, *further]


def _face(face: str, said: Texts) -> str | None:
    """`PHY GAT` by its icons; a symbol of an Injury or Danger die by its name."""
    named = [said.name("icon" if said.has(f"icon-{word}") else "symbol", word) for word in words_in(face)]
    return " + ".join(named) or None


def _icons(icons: Collection[str], said: Texts) -> str:
    """The icons of a Path. V-TRAVEL-04."""
    return ", ".join(_icon(kind, of, said) for kind, of in map(PathIcon.parse, icons)) or said.say("path-free")


def _icon(kind: str, of: str, said: Texts) -> str:
    return said.say(f"path-{kind}", of=of, colour=said.name("colour", of))


def _odds(figures: str, said: Texts) -> str:
    """`green=55,red=45` in percent, without what cannot come, or `green=1.3,red=0.4` in steps of tracks."""
    told = []
    for figure in Figure.parse_all(figures):
        colour = said.name("colour", figure.colour)
        if figure.is_steps:
            told.append(said.say("odds-steps", colour=colour, value=_decimal(figure.value, said)))
        elif figure.value == "100":
            told.append(said.say("chance-of", colour=colour, share=said.say("chance-sure")))
        elif figure.value != "0":
            told.append(said.say("odds-chance", colour=colour, value=figure.value))
    return ", ".join(told)


def _decimal(value: str, said: Texts) -> str:
    return said.say("decimal", value=float(value))


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def _first_name(name: str) -> str:
    """People who sit in the same boat call each other so."""
    return name.partition(" ")[0]


TELLERS: dict[str, Callable[[Names, CardTexts, str], str | None]] = {
    "first_name": lambda _, cards, card: _first_name(cards.said.name("who", card)),
    "effect": lambda names, cards, source: names.effect(source, cards.said),
    "need": lambda _, cards, need: cards.need(need),
    "danger_does": lambda _, cards, source: cards.dice.does(source),
    "condition_text": lambda _, cards, source: cards.tests(tree_of(source)),
    "details": lambda _, cards, action: cards.details(action),
    "about-special": lambda _, cards, action: cards.details(action),
    "about-recruit": lambda _, cards, card: cards.crew(card),
    "about-crew-card": lambda _, cards, card: cards.crew(card),
    "about-rank-up": lambda names, cards, card: names.rank_up_goal(card, cards),
    "about-event": lambda _, cards, card: cards.event(card),
    "about-time": lambda _, cards, track: cards.next_space(track),
    "about-combine": lambda _, cards, pair: cards.combination(pair),
    "about-card": lambda _, cards, card: cards.both_halves(card),
    "about-section": lambda names, cards, section: names.good_at(section, cards.said),
    "combination": lambda _, cards, pair: cards.combination(pair),
    "about-use-find": lambda names, cards, card: cards.usable(names.find(card), card),
    "about-find-card": lambda names, cards, card: cards.usable(names.find(card), card),
    "odds": lambda _, cards, figures: _odds(figures, cards.said),
    "steps": lambda _, cards, steps: _decimal(steps, cards.said),
    "injury_text": lambda _, cards, kind: cards.symbols(kind),
    "danger_text": lambda _, cards, card: cards.danger(card),
    "special_text": lambda _, cards, card: cards.condition_special(card),
    "spaces": lambda _, cards, place: cards.spaces(place),
    "behaviour": lambda _, cards, name: cards.behaviours(*CardPart.parse(name)),
    "about-log-choice": lambda names, cards, choice: names.stake(choice, cards),
    "choice": lambda names, cards, choice: names.label(CardPart.parse(choice), cards.said.language),
    "text": lambda names, cards, key: names.story(key, cards.said.language),
    "path_icons": lambda _, cards, icons: _icons(each_of(icons), cards.said),
    "list": lambda _, cards, words: listed(words, cards.said),
    "power": lambda _, cards, power: _sentence(told_power(power, cards.said)),
}
"""What is said of a thing, by the kind of name that is asked for."""


def _plain_cost(tree: Effect) -> tuple[str, int] | None:
    """What and how much is paid, where it is one thing alone: `dice` or the verb, and a number."""
    match tree:
        case Do(Phrase("spend", ("die",))):
            return "dice", 1
        case Do(Phrase("spend-some", (int(count), "dice"))):
            return "dice", count
        case Do(Phrase(verb, (int(count),))):
            return verb, count
        case Seq(parts):
            paid = [each for each in map(_plain_cost, parts) if each is not None]
            kinds = {kind for kind, _ in paid}
            if len(paid) == len(parts) and len(kinds) == 1:
                return kinds.pop(), sum(count for _, count in paid)
    return None
