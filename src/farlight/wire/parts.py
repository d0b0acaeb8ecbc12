"""What a table looks like to somebody: the parts of a frame. A part is sent again only when it has changed."""

import msgspec

from farlight.kernel import Refs


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be chosen, with its words."""

    id: str
    text: str
    verb: str
    refs: Refs = ()
    things: Refs = ()
    """The single things that its references name, where one of them names several: the spaces of a route."""
    about: str = ""
    """What it does, in a few words, where a game says so."""
    odds: str = ""
    """What it would change about what may come."""
    pressing: bool = False
    """Of any-time effects: those that nobody should overlook now."""
    closes: bool = False
    """Whether it ends the question instead of answering more of it: the way on."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question."""

    id: int
    seat: int
    """-1 is the group: whoever sits at the table may answer."""
    prompt: str
    text: str
    rule: str
    options: tuple[Choice, ...] = ()
    """Empty for whoever may not see them."""
    refs: tuple[tuple[str, str | int], ...] = ()
    things: Refs = ()
    """As those of a choice."""
    chosen: tuple[str, ...] = ()
    """In a series of choices: what was chosen before, in words."""
    window: bool = False
    """A last moment for any-time effects."""
    odds: tuple[str, ...] = ()
    """What may come of it, as things are."""
    word: int = -1
    """The seat that has the last word among several people; -1 if any answer is enough, or all have to agree."""


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A group of lines of the table in words, for terminals and screen readers."""

    title: str
    lines: tuple[str, ...]
    aside: bool = False


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    moment: int
    """The answer that set it off."""
    key: str
    text: str
    rule: str = ""
    refs: tuple[tuple[str, str | int], ...] = ()
    things: Refs = ()
    """As those of a choice; of its rule, too."""
    by: str = ""
    """The person who did it, of what people do to the table."""
    own: str = ""
    """The words for that person."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the table."""

    name: str
    person: str = ""
    """Who holds it; empty for nobody."""
    bot: str = ""
    """Which bot answers for it now."""
    bot_name: str = ""
    """What that bot is called at this table."""
    since: float = 0.0
    """Since when it is waited for, to the minute, in seconds since 1970; 0 if it is not."""


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who was let in."""

    id: str
    name: str
    watches: bool = False
    """A spectator: sees what everybody sees, answers nothing."""
    here: bool = False
    ready: bool = False
    habits: dict[str, str] = {}
    """Where they want to be asked what most people answer alike: by kind (`window` ...), as far as they said so."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that waits for the consent of others."""

    id: int
    by: str
    text: str
    agreed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    word: str = ""
    """Whose consent alone is enough."""


class Chat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that somebody wrote. Plain text, whatever it contains."""

    by: str
    text: str
    at: float


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game: who sits where, what is talked about, which way was gone."""

    title: str
    game: str
    mission: str
    host: str
    language: str
    undo: str
    members: tuple[Member, ...]
    places: tuple[Place, ...]
    proposals: tuple[Proposal, ...] = ()
    chat: tuple[Chat, ...] = ()
    branches: tuple[tuple[str, int], ...] = ()
    commitment: str = ""
    """The promise that binds the dice, published from the start."""
    seed: str = ""
    """The seed itself, shown when the game is over."""
    outcome: str = ""
    notes: tuple[str, ...] = ()
    """What an upgrade of the rules or the content has changed about this table."""
    open_to_all: bool = False
    """Whether spectators are let in."""
    by_hand: bool = False
    group: str = "word"
    """Whether one answer is enough for what the group decides, who has the last word decides, or all must agree."""
    empty: str = ""
    """The bot that answers for seats that nobody holds."""
    absent: str = ""
    """The bot that answers for people who are away."""
    patience: int = 120
    """Seconds after which somebody without a connection is away."""
    stops: str = "matter"
    """Where a question with one answer is asked for the sake of any-time effects."""
    said: int = 0
    """How many lines of chat there ever were: whoever remembers what they have read knows what is new."""
    sharing: str = "ask"
    """Whether whoever takes another person's pawn or help asks them first."""
    sent_away: tuple[Member, ...] = ()
    """Who does not come back by a link until the host lets them."""
    ended: int = 0
    """How many missions are over: how the last one went can be read."""
    won: bool = False
    """Whether the outcome is a victory."""
    languages: tuple[str, ...] = ()
    """Those in which the stories of the pack are told; in others they are in English."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer that was given, on whichever branch."""

    node: int
    parent: int
    seat: int
    revealed: bool = False
    """Something hidden was shown or rolled."""
    begins: tuple[str, ...] = ()
    """The turn, phase or round that began after it."""
    joined: bool = False
    """Whether it belongs to the answer before it: undo takes both."""
