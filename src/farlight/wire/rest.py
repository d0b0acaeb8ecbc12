"""Bodies of the requests that are made once in a while: people, tables, seats, looks into the past."""

from typing import Annotated, Literal

import msgspec

from farlight.kernel import Change, Met, Passage
from farlight.wire.parts import Choice, Moment, Place, Told

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Language = Literal["en", "it", "de", "cs"]
Undo = Literal["free", "ask", "never"]
Group = Literal["any", "word", "all"]
Stop = Literal["matter", "always", "never"]
Sharing = Literal["ask", "tell"]


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PersonKey(msgspec.Struct, frozen=True):
    """Who somebody is from now on. The key is shown once; whoever has it is that person."""

    person: str
    key: str


class PersonName(msgspec.Struct, frozen=True):
    """What somebody is called from now on."""

    person: str
    name: str


class Key(msgspec.Struct, frozen=True):
    """An invitation to a table, as a link carries it behind its `#`."""

    invitation: str
    seat: Seat | None = None
    """Which seat to take; the first free one if it is not given."""
    watch: bool = False
    """Take none, whatever the link allows."""


class MissionInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    seats: tuple[int, int]
    campaign: bool
    series: bool
    """Whether it is several missions, one after the other."""
    intro: str


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    missions: tuple[MissionInfo, ...]
    bots: tuple[str, ...]
    rules: tuple[str, ...]
    """Optional rules that a table may switch on."""
    levels: tuple[str, ...]
    """What undo can go back to the start of."""
    languages: tuple[str, ...]
    """Those in which its stories are told; in others they are in English."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may change while it plays."""

    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    language: Language = "en"
    undo: Undo = "free"
    group: Group = "word"
    """What the group decides: `any` answer is enough; or whoever has the last `word` by the rules decides, and others
    propose; or `all` who sit there must agree."""
    spectators: bool = True
    empty: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot that answers for seats that nobody holds; empty to let them wait."""
    absent: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot that answers for people who are away; empty to let the others wait."""
    patience: Annotated[int, msgspec.Meta(ge=5, le=1_000_000)] = 120
    """Seconds after which somebody without a connection is away."""
    stops: Stop = "matter"
    """Where a question with one answer is asked for the sake of any-time effects, from the next answer on."""
    sharing: Sharing = "ask"
    """Whether whoever takes another person's pawn or help asks them first, or they are only told."""


class SettingsChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some of the settings; what is not given stays as it is."""

    title: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    language: Language | None = None
    undo: Undo | None = None
    group: Group | None = None
    spectators: bool | None = None
    empty: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    absent: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    patience: Annotated[int, msgspec.Meta(ge=5, le=1_000_000)] | None = None
    stops: Stop | None = None
    sharing: Sharing | None = None


class HostChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to be the host of a table."""

    person: Annotated[str, msgspec.Meta(max_length=64)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    mission: Annotated[str, msgspec.Meta(max_length=80)] = ""
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] = 1
    seed: Annotated[int, msgspec.Meta(ge=0, le=9223372036854775807)] | None = None
    by_hand: bool = False
    """Whether real dice are rolled and typed in."""
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=16)] = ()
    rules: Annotated[tuple[Name, ...], msgspec.Meta(max_length=16)] = ()
    difficulty: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Answered for the host where a game asks for it; asked at the table if empty."""
    mine: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=16)] | None = None
    """The seats that the host takes; all of them if not given."""
    settings: Settings = Settings()


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to play now, by the people of a table: without a mission the same again."""

    mission: Annotated[str, msgspec.Meta(max_length=80)] = ""
    difficulty: Annotated[str, msgspec.Meta(max_length=40)] = ""
    rules: Annotated[tuple[Name, ...], msgspec.Meta(max_length=16)] | None = None
    """Optional rules; those of the table if not given."""


class Invitation(msgspec.Struct, frozen=True):
    """What a host passes on: the part of a link behind the `#`."""

    play: str
    watch: str


class InvitedSeat(msgspec.Struct, frozen=True):
    """A seat, as somebody sees it who has not come in yet."""

    name: str
    person: str
    """What its holder is called; empty if it is free."""
    bot: bool
    free: bool


class Invited(msgspec.Struct, frozen=True):
    """What somebody sees who holds a link, before sitting down."""

    table: str
    title: str
    game: str
    mission: str
    watch: bool
    places: tuple[str, ...]
    """Names of the seats that are free."""
    game_title: str = ""
    mission_name: str = ""
    sitting: tuple[InvitedSeat, ...] = ()
    """All seats, in their order."""


class Seated(msgspec.Struct, frozen=True):
    table: str
    version: int
    seats: tuple[int, ...] = ()


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to become of a seat."""

    person: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """Who gets it; empty for nobody. Not given: it stays with whoever has it."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Which bot stands in; empty to give it back."""


class TableSummary(msgspec.Struct, frozen=True):
    table: str
    title: str
    game: str
    mission: str
    seats: tuple[int, ...]
    """Those of whoever asks."""
    version: int
    updated: float
    outcome: str
    my_turn: bool
    game_title: str
    mission_name: str
    campaign: bool
    where: str
    """The place where the table is, in words; empty where a game does not say."""
    moment: str
    """The round or page, in words."""
    ending: str
    """How it ended, in words."""
    host: str
    places: tuple[Place, ...]
    """Who sits where, and since when each seat is waited for."""
    names: dict[str, str]
    """What those who sit there are called."""
    since: float
    """Since when it is the turn of whoever asks; 0 if it is not."""
    created: float


class ChronicleEntry(msgspec.Struct, frozen=True):
    when: str
    """The exploration, mission or sol, in words; entries of the same time follow each other."""
    kind: str
    """What it is, for an icon: `won`, `lost`, `died`, `brought`, `promoted`, `event` ..."""
    text: str


class Chronicle(msgspec.Struct, frozen=True):
    """What a story is remembered by."""

    title: str
    entries: tuple[ChronicleEntry, ...]
    passages: tuple[Passage, ...] = ()
    """What was read aloud, with what was chosen; `chapter` is the `when` of the entries of that time."""
    people: tuple[Met, ...] = ()
    """Who was met so far, and one's own."""
    carried: tuple[str, ...] = ()
    """What is taken along from here."""
    game: str = ""
    changes: tuple[Change, ...] = ()
    """What was won, lost, found, learned and chosen on the way, the oldest first."""


class Version(msgspec.Struct, frozen=True):
    version: int


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    version: int
    waits: int = 0


class Position(msgspec.Struct, frozen=True):
    """How a table stands, whole."""

    version: int
    parts: dict[str, msgspec.Raw]


class Replay(msgspec.Struct, frozen=True):
    """An earlier moment as it was, or one of another branch."""

    node: int
    parts: dict[str, msgspec.Raw]
    told: tuple[Told, ...]


class Foreseen(msgspec.Struct, frozen=True):
    """Fields of the scene as they would be after an answer."""

    parts: dict[str, msgspec.Raw]


class Recap(msgspec.Struct, frozen=True):
    """What happened between two moments. If `since` is later than was asked for, there is a page before this one; it is
    0 where nothing before it can be told any more."""

    since: int
    upto: int
    told: tuple[Told, ...]


class Left(msgspec.Struct, frozen=True):
    """The end of a branch that was left."""

    node: int
    text: str
    """What was done last there; empty if that cannot be told quickly."""


class Way(msgspec.Struct, frozen=True):
    """The answers that were ever given, as a tree, a page of them; and where the table is."""

    head: int
    moments: tuple[Moment, ...]
    last: int
    """The newest moment there is: if it is not among these, there is a page behind this one."""
    left: tuple[Left, ...] = ()
    """The ends of branches that were left, the newest first, each by what was done last there."""
    here: str = ""
    """What was done last where the table is, in words; empty at the start."""
    first: int = 0
    """The moment after which the way to here can be looked at: not the start where the rules have changed since."""


class Odds(msgspec.Struct, frozen=True):
    """What may come of an open question, in words."""

    lines: tuple[str, ...]
    options: dict[str, str]
    """By option: what would change."""


class AdvisedAct(msgspec.Struct, frozen=True):
    """One act of an advised plan: what it is, and why."""

    text: str
    reasons: tuple[str, ...] = ()


class AdvisedPlan(msgspec.Struct, frozen=True):
    """Several answers that belong together, to be given as one gesture."""

    text: str
    seat: int
    decision: int
    """The question that the first of them answers."""
    options: tuple[str, ...]
    acts: tuple[AdvisedAct, ...]


class Hint(msgspec.Struct, frozen=True):
    """What somebody practised would choose, and why."""

    option: str
    text: str
    reasons: tuple[str, ...]
    """What speaks for it, the weightiest first: of what whoever asked can see."""
    plan: AdvisedPlan | None = None
    """All that it is the beginning of, where several answers make a plan."""


class RuleText(msgspec.Struct, frozen=True):
    id: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """What we can say about an id or a word."""

    rules: tuple[RuleText, ...]


class BookChapter(msgspec.Struct, frozen=True):
    title: str
    rules: tuple[RuleText, ...]


class BookPart(msgspec.Struct, frozen=True):
    """A part of the book: chapters that belong together in play."""

    name: str
    """By which a client knows what to draw beside it."""
    title: str
    icons: tuple[str, ...]
    chapters: tuple[BookChapter, ...]


class Word(msgspec.Struct, frozen=True):
    """A word of the game, what it means, and the rule that says so."""

    word: str
    text: str
    rule: str


class Book(msgspec.Struct, frozen=True):
    """The rules of a game to be read, in the order in which they are met, and its words."""

    title: str
    parts: tuple[BookPart, ...]
    words: tuple[Word, ...]


class WhyNot(msgspec.Struct, frozen=True):
    """Why something cannot be done now; without a text it can."""

    text: str
    rule: str


class Barred(msgspec.Struct, frozen=True):
    """Something that a player might expect and cannot choose now."""

    choice: Choice
    text: str
    """The reason."""
    rule: str


class Bars(msgspec.Struct, frozen=True):
    """What cannot be chosen now, and why."""

    barred: tuple[Barred, ...]
    otherwise: tuple[Barred, ...]
    """What to say of the thing that was asked about, if none of these is about it."""


class Error(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused, and what to do."""

    code: str
    text: str
    report: str = ""
    """The id under which it is kept or logged."""
    position: Position | None = None
    """How the table stands now, if the answer was to a question that is not open any more."""
