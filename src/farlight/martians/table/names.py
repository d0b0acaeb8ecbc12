"""Names and stories of the pack, for whoever puts the game into words."""

from collections.abc import Collection
from pathlib import Path

from farlight.content import name_at, tell
from farlight.content.ids import BoundText, TextPlace
from farlight.effects import Effect, Redactor, Source, describe, own_words, parse, things_in
from farlight.martians.model.content import Definitions
from farlight.martians.model.ids import (
    BoundPerk,
    Burden,
    CalledPawn,
    Cause,
    Element,
    Note,
    NumberedThing,
    ObjectiveId,
    Space,
    StoryChoice,
    Thing,
    is_rule,
    parts_of,
)
from farlight.martians.model.mission_sheets import Choice
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import PERSONAL, SPACES, VOCABULARY
from farlight.texts import Texts, capital
from farlight.texts.paragraphs import in_paragraphs

DICE_ROLLED = {1: ("success",), 2: ("success", "adventure"), 3: ("success", "wound", "adventure")}
"""The dice of an action, by how many are rolled. M-DICE-01, M-DICE-10."""
LISTS = {
    "conditions": "condition", "marks": "mark", "elements": "element", "penalties": "penalty", "tiles": "shutkind",
    "active": "hindrance", "queue": "hindrance", "tokens_here": "ground", "loads": "load", "things": "thing",
    "needs": "thing", "costs": "supply", "strikes": "strike", "causes": "cause", "facilities": "facility",
    "faces": "face", "cost": "supply",
    "discoveries": "thing", "dangers": "danger", "places": "house", "types": "action",
}  # fmt: skip
"""Values that are several words joined by +, and the kind of each word."""
CARDS = {
    "astronaut": "astronaut", "who": "astronaut", "first": "astronaut", "leader": "astronaut", "operator": "astronaut",
    "machine": "machine", "rover": "rover", "roi": "roi", "terrain": "terrain", "condition": "condition",
    "upgrade": "upgrade", "ability": "ability", "event": "event", "parent": "event", "adventure": "adventure",
    "echo": "echo",
    "malfunction": "malfunction", "shutdown": "shutdown", "mission": "mission", "direction": "direction",
    "difficulty": "difficulty", "die": "malfunction_die", "campaign": "campaign", "trait": "trait",
}  # fmt: skip
"""References by the kind of card whose name they are."""
TOLD_AS = {
    "upgrade_effect": ("about-upgrade", "upgrade"), "ability_effect": ("ability-text", "ability"),
    "deed": ("about-do-action", "action"), "ailment": ("ailment", "condition"),
}  # fmt: skip
"""What something does: by a message, or else by the line on its card."""
BURDENS = {"active": "hindrance", "queue": "hindrance", "rover": "load", "map": "ground", "beacon": "ground"}
"""What a Modifier token does, by where it lies."""
SECRET = ("flag", "mission")
"""Slots whose words are told by name only when the table has met what they stand for."""
CHAIN = "chain"
"""The note of the spaces of a chain, M-MIS-PROBE-03."""
MOST_KNOWN = 50_000
"""Names that are remembered; then they are worked out anew."""
SUBJECTS = {"effect": "", "first_effect": "group-first-player", "acting_effect": "subject-acting"}
"""Effects by whom they concern, if the sentence around them does not say so."""


class Names:
    """What things are called: by the pack, and by a table with a mission and people of its own.

    Most names are the pack's: they are worked out once for all tables. Whatever asks for what only a table knows is a
    name of that table.
    """

    def __init__(
        self,
        content: Definitions,
        texts: Path,
        state: Martians | None = None,
        known: dict[tuple[str, str, str], str | None] | None = None,
    ) -> None:
        self.content = content
        self.folder = texts
        self._state = state
        self._known = {} if known is None else known
        """Names of the pack, by kind, thing and language."""
        self._own = False
        """Whether the name that is being made is one of the table."""

    def at(self, state: Martians) -> "Names":
        """The names at a table."""
        return Names(self.content, self.folder, state, self._known)

    @property
    def mission(self) -> str:
        self._own = True
        return "" if self._state is None else self._state.mission

    def person(self, card: str) -> str:
        """What the players call an astronaut; empty if they gave no name. M-APP-04."""
        self._own = True
        crew = () if self._state is None else self._state.crew
        return next((person.name for person in crew if person.card == card), "")

    @property
    def notes(self) -> Collection[str] | None:
        """The flags that a table has written down; without a table all that there could be, as pack authors want it."""
        self._own = True
        return None if self._state is None else self._state.flags

    def of(self, kind: str, value: object, language: str) -> str | None:
        """The name of a thing in a language; None for what has none here."""
        if not isinstance(value, str):
            return None
        key = (kind, value, language)
        if key in self._known:
            return self._known[key]
        outer, self._own = self._own, False
        name = self._of(kind, value, language)
        if not self._own:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = name
        self._own = self._own or outer
        return name

    def _of(self, kind: str, value: str, language: str) -> str | None:
        if kind in SUBJECTS:
            return self._effect(kind, value, language)
        if kind == "text":
            return "\n\n".join(self.story(key, language) for key in value.splitlines())
        if kind in LISTS:
            return self._list(kind, value, language)
        if kind == "who" and CalledPawn.parse(value) != CalledPawn(value):
            return self._pawn(value, language)
        if kind == "research":
            return self._research(value, language)
        if kind in TOLD_AS:
            return self._told(*TOLD_AS[kind], value, language)
        if kind in CARDS:
            card = self.content.cards[CARDS[kind]].get(value)
            if card is None and kind == "mission":  # a campaign is started like one
                card = self.content.campaigns.get(value)
            own = self.person(value) if CARDS[kind] == "astronaut" else ""
            return None if card is None else own or tell(card.name, language)
        return self._other(kind, value, language)

    def _other(self, kind: str, value: str, language: str) -> str | None:
        """Names that are made from several cards, or from parts of one."""
        content = self.content
        match kind:
            case "space" | "place" | "where" if value in SPACES:
                return self._space(value, language)
            case "facility" | "place":
                card = content.facilities.get(value)
                return self._rover(value, language) if card is None else tell(card.plate, language)
            case "element" | "tile" if Element.parse(value).kind:
                return self._part_of_facility(kind, value, language)
            case "action" | "verb":
                action = content.actions.get(value)
                return None if action is None else tell(action.name, language)
            case "pawn":
                return self._pawn(value, language)
            case "route" | "chain":
                return " → ".join(self._word("space", space, language) for space in parts_of(value))
            case "perk" if BoundPerk.parse(value).of:
                perk = BoundPerk.parse(value)
                return self._word("perk", "mast" if perk.of == "mast" else perk.kind, language)
            case "thing":
                return self._thing(value, language)
            case "wilting" | "target":
                return self._target(Cause.parse(value).name, language)
        return self._explained(kind, value, language)

    def _explained(self, kind: str, value: str, language: str) -> str | None:
        """What people call a thing beside its name, what it does to them, and why something changed."""
        match kind:
            case "poi":
                return self._poi(value, language)
            case "value" if value in self.content.machines or value in self.content.difficulties:
                return self.of("machine" if value in self.content.machines else "difficulty", value, language)
            case "house":
                card = self.content.facilities[value]
                plate, name = tell(card.plate, language), tell(card.name, language)
                return plate if plate == name else f"{plate} ({name})"
            case "burden":
                where, token = Burden.parse(value)
                return self._word(BURDENS[where], token, language)
            case "ways":
                return "; ".join(self._way(word, language) for word in parts_of(value))
            case "helper":
                return self._helper(value, language)
            case "because":
                said = self._texts(language)
                return said.say(f"because-{value}") if said.has(f"because-{value}") else "none"
        return self._of_story(kind, value, language)

    def _research(self, value: str, language: str) -> str | None:
        """A Research card with its percentage. M-RCD-01."""
        card = self.content.research.get(value)
        if card is None:
            return None
        return self._texts(language).say("research-card", name=tell(card.name, language), percent=card.percent)

    def _space(self, value: str, language: str) -> str:
        ring, to = Space.parse(value)
        direction = tell(self.content.directions[to.lower()].name, language)
        return self._texts(language).say("space-in-ring", ring=str(ring), direction=direction)

    def _of_story(self, kind: str, value: str, language: str) -> str | None:
        """Log lines of objectives, and the choices of a campaign."""
        match kind:
            case "objective":
                return self._objective(value, language)
            case "story":
                said = StoryChoice.parse(value)
                return tell(self._asked(said).labels[said.answer], language)
            case "question":
                asked = StoryChoice.parse(value)
                return tell(self._asked(asked).name, language)
            case "note":
                return self._note(Note.parse(value), language)
            case "flag":
                known = self._texts(language)
                return known.say(f"flag-{value}" if known.has(f"flag-{value}") else "flag-other")
        return None

    def _note(self, note: Note, language: str) -> str:
        """What was written down, in the words of the condition that reads it; a flag that has none is not named."""
        said = self._texts(language)
        if note.flag == CHAIN:
            return said.say("note-chain")
        if self._is_sealed(note):
            return said.say("note-something")
        if note.value in self.content.directions:
            direction = said.name("direction", note.value)
            return said.say("note-direction", flag=said.name("flag", note.flag), direction=direction)
        own = own_words("flag-is", *note)
        return said.say("note-that", test=said.say(own)) if said.has(own) else said.say("note-something")

    def _part_of_facility(self, kind: str, value: str, language: str) -> str:
        """A tile behind the name of what it lies on; an element as the language says where it is."""
        facility, part = Element.parse(value)
        plate, word = tell(self.content.facilities[facility].plate, language), self._word(kind, part, language)
        if kind == "tile":
            return f"{plate}: {word}"
        told = {"element": word, "facility": plate, "facility_id": facility}
        return self._texts(language).say("element-in-place", **told)

    def _is_sealed(self, note: Note) -> bool:
        """Whether a letter that nobody has opened would have asked for this. M-MIS-CAMP-14."""
        self._own = True
        campaign = None if self._state is None else self._state.campaign
        if campaign is None:
            return False
        letters = self.content.campaigns[campaign.id].envelopes
        shut = [letter.choice for name, letter in letters.items() if letter.choice and name not in campaign.opened]
        wanted = f"remember {note.flag} {note.value}"
        return any(wanted in effect.source for choice in shut for effect in choice.options.values())

    def _asked(self, choice: StoryChoice) -> Choice:
        found = self.content.campaigns[choice.campaign].asked(choice.choice)
        if found is None:
            raise LookupError(str(choice))
        return found

    def _thing(self, value: str, language: str) -> str | None:
        """Things that are made of something else, and tokens that mean something in this mission."""
        thing, said = Thing.parse(value), self._texts(language)
        match thing.way:
            case "upgrade":
                return tell(self.content.upgrades[thing.what].name, language)
            case "from":
                penalty = self.content.tables.harms[thing.what]
                element = said.name("element", thing.what)
                return said.say("thing-from", element=element, penalty=said.name("penalty", penalty))
            case "x":
                return said.say("thing-once-examined", thing=said.name("thing", thing.what))
            case "supply":
                return said.name("thing", thing.what)
            case "name":
                return said.name("sheet", thing.what)
            case marker if marker and thing.is_ring_marker:
                return said.say("thing-of-ring", thing=said.name("thing", marker), ring=thing.what)
        if value in ("s2", "s3"):
            ring = str(NumberedThing.parse(value).number)
            return said.say("thing-of-ring", thing=said.name("thing", "s1"), ring=ring)
        return self._token(value, said)

    def _token(self, value: str, said: Texts) -> str | None:
        """An Objective token by what it is in the mission: a crate by what is in it. M-OBJ-01, M-MIS-LAND-07."""
        mission = self.content.missions.get(self.mission)
        if mission is None:
            return None
        if value in mission.crates:
            inside = " + ".join(said.name("facility", each) for each in mission.crates[value])
            return said.say("thing-crate-with", facilities=inside)
        key = f"thing-{value}-{self.mission}"
        return said.say(key) if said.has(key) else None

    def _told(self, message: str, kind: str, value: str, language: str) -> str | None:
        said = self._texts(language)
        if said.has(f"{message}-{value}"):
            return said.say(f"{message}-{value}")
        card = self.content.cards[kind].get(value)
        return None if card is None else tell(name_at(card, ["line"]), language)

    def _poi(self, value: str, language: str) -> str | None:
        """A find; one with a letter also by what the mission calls it. M-POI-03."""
        card = self.content.pois.get(value)
        if card is None:
            return None
        mission = self.content.missions.get(self.mission)
        own = mission.poi.get(card.letter) if mission is not None and card.letter else None
        name = tell(card.name, language)
        return name if own is None else f"{name} ({tell(own.name, language)})"

    def _way(self, word: str, language: str) -> str:
        """How to reach an objective: the summary of a rule, what research does in this mission, or an action."""
        said = self._texts(language)
        if is_rule(word):
            return said.say("way-by-rule", rule=(said.rule(word) or word).removesuffix("."))
        if word in ("on_examined", "on_discovery"):
            effect = getattr(self.content.missions[self.mission], word)
            said_effect = self._effect("effect", effect.source, language).removesuffix(".")
            return said.say("way-by-research", step=word, effect=said_effect)
        deed = said.name("deed", word).removesuffix(".")
        return said.say("way-by-action", action=said.name("action", word), deed=deed)

    def _rover(self, value: str, language: str) -> str | None:
        rover = self.content.rovers.get(value)
        return None if rover is None else tell(rover.name, language)

    def _target(self, value: str, language: str) -> str | None:
        """Whatever an action can be aimed at."""
        if value in self.content.facilities:
            return tell(self.content.facilities[value].plate, language)
        if Element.parse(value).kind:
            kind = "tile" if Element.parse(value).kind in ("energy", "oxygen") else "element"
            return self._other(kind, value, language)
        if value in SPACES:
            return self._space(value, language)
        for cards in (self.content.upgrades, self.content.events):
            if value in cards:
                return tell(cards[value].name, language)
        return self._rover(value, language)

    def _helper(self, value: str, language: str) -> str | None:
        """A machine, a rover, an Upgrade card or an ability; all machines have a message of their own."""
        cards = (self.content.machines, self.content.rovers, self.content.upgrades, self.content.abilities)
        return next((tell(found[value].name, language) for found in cards if value in found), None)

    def _pawn(self, value: str, language: str) -> str | None:
        who, bound, machine = CalledPawn.parse(value)
        if machine:
            return tell(self.content.machines[machine].name, language)
        name = self.of("who", who, language) or who
        return f"{name} ({self._word('bound', bound, language)})" if bound else name

    def _objective(self, value: str, language: str) -> str | None:
        mission, wanted = ObjectiveId.parse(value)
        card = self.content.missions.get(mission)
        found = [each for each in card.objectives if each.id == wanted] if card else []
        return tell(found[0].text, language) if found else None

    def _word(self, kind: str, value: str, language: str) -> str:
        return self._texts(language).name(kind, value)

    def _texts(self, language: str) -> Texts:
        return Texts(language, [self.folder], self.of)

    def _list(self, kind: str, value: str, language: str) -> str | None:
        if value == "none":
            return None
        words = parts_of(value.replace(" ", "+"))
        if kind == "causes":  # each with how much it adds
            said = self._texts(language)
            return ", ".join(said.say(f"cause-{name}", count=int(by)) for name, by in map(Cause.parse, words))
        if kind == "faces":  # each by its die; where no wound could come, that die is not rolled
            said = self._texts(language)
            dice = DICE_ROLLED[len(words)]
            rolled = zip(dice, words, strict=True)
            return ". ".join(capital(f"{said.name('die', die)}: {said.name('face', face)}") for die, face in rolled)
        counted = {word: words.count(word) for word in dict.fromkeys(words)}
        named = [(self._word(LISTS[kind], word, language), count) for word, count in counted.items()]
        return self._texts(language).counted(named)

    def _effect(self, kind: str, source: str, language: str) -> str:
        """The rules text of an effect."""
        if not source:
            return ""
        said = self._texts(language)
        subject = said.say(SUBJECTS[kind]) if SUBJECTS[kind] else ""
        tree = parse(Source(source), VOCABULARY).tree
        return describe(Redactor(VOCABULARY, self.unmet_in(tree)).effect(tree), VOCABULARY, said, subject, PERSONAL)

    def unmet_in(self, effect: Effect) -> frozenset[tuple[str, str]]:
        """The notes that an effect names and nobody has made, and the missions that nobody is on."""
        notes = self.notes
        if notes is None:
            return frozenset()
        things = things_in(effect, VOCABULARY, SECRET)
        return frozenset(thing for thing in things if thing[1] not in notes and thing != ("mission", self.mission))

    def story(self, key: str, language: str) -> str:
        """A text of the pack by its place, with the people it is about: `event.g01.text|fp=amara`."""
        text = BoundText.parse(key)
        kind, card, path = TextPlace.parse(text.place)
        said = tell(name_at(self.content.cards[kind][card], list(path) or ["text"]), language)
        for word, value in text.values:
            named = self.of("rover" if word == "rover" else "who", value, language)
            said = said.replace(f"{{{word}}}", named or value)
        return in_paragraphs(said)
