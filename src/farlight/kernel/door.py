"""The four parts of a game: its rules, its table, its bots and its pack. A game overrides what it has of each."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from farlight.kernel.decision import DONE, READY, Decision, Option, Question, Refs, Refusal, Value
from farlight.kernel.lines import Outlook, Panel, Remembered, Where
from farlight.kernel.offers import AtOnce, Offer, Usual
from farlight.kernel.play import AnyPlay, C, Interrupt, Lead, Play, S, Step
from farlight.kernel.recorders.recorder import Recorder
from farlight.kernel.scenes import Parts, Words
from farlight.kernel.setup import BadSetup, Mission, Setup

if TYPE_CHECKING:
    from farlight.kernel.position import AnyPosition

Player = Any  # Any: a `Bot`, the same


class Rules(ABC, Generic[S, C]):
    """What may be done: steps, set-up, any-time effects, invariants."""

    steps: Mapping[str, Step]
    levels: ClassVar[Mapping[str, str]] = {}
    """Steps at which something begins that a player may want to undo to: step name to level (turn, phase)."""
    optional: ClassVar[Sequence[str]] = ()
    """Rules that a table may switch on when it is set up."""
    dice: ClassVar[frozenset[str] | None] = None
    """The streams that real dice can stand for; None for all. The rest is cards and secrets: the engine draws them."""

    @abstractmethod
    def missions(self) -> Sequence[Mission]:
        """What can be started, the one for beginners first."""

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """The state at the very start, with the first step in the flow."""

    @abstractmethod
    def rehide(self, play: Play[S, C], seat: int | None) -> None:
        """Deal everything that this seat cannot see anew, as it might also be. Bots think with it.

        What lies in a pile is known: all cards but those that are seen elsewhere. Their order is not, and nothing of
        the order that they lie in may show afterwards: with the same chance the same is dealt, whatever was hidden.
        """

    def seats(self, _state: S, setup: Setup) -> int:
        """How many play now; in a story of many evenings not always as many as began it."""
        return setup.seats

    def interrupts(self, _play: Play[S, C]) -> Iterable[Interrupt]:
        """The any-time effects that could be used now, by any seat."""
        return ()

    def lead(self, _play: Play[S, C], _prompt: str) -> Lead | None:
        """What a lesson allows at a question, while one is led."""
        return None

    def opens(self, play: Play[S, C], window: str) -> bool:
        """Whether one of `interrupts` keeps a window of this name open. A game may know it without listing them."""
        return any(not effect.windows or window in effect.windows for effect in self.interrupts(play))

    def could_change(self, _play: Play[S, C], _question: Question) -> bool:
        """Whether one of `interrupts` could change what follows from a question with one answer.

        Asked for every such question: a quick no is worth much. Where it says no, the engine answers by itself.
        """
        return False

    def who_could(self, play: Play[S, C], _question: Question, window: str) -> Iterable[int]:
        """The seats that could do so with one of `interrupts`, or have one for this window: one of them is asked."""
        return {
            effect.seat
            for effect in self.interrupts(play)
            if not (window and effect.windows) or window in effect.windows
        }

    def last_word(self, _state: S, _decision: Decision) -> int | None:
        """The seat whose choice stands if the group does not agree on a question; None where no rule names one."""
        return None

    def check(self, _state: S) -> str | None:
        """What is wrong with the state, if anything: the game's own invariants."""
        return None

    def check_names(self, setup: Setup) -> None:
        """Check whether the people can be called so; raises `BadSetup`. Most games have names of their own."""
        raise BadSetup(f"{setup.game} has its own names for everybody: leave {', '.join(setup.names)} out.")

    def marks(self, _state: S) -> Sequence[str]:
        """What a later campaign may know of this one: words, one for each thing that was done."""
        return ()

    def onward(self, _state: S) -> str:
        """The mission to play next when this one is over; empty without advice."""
        return ""


class Table(ABC, Generic[S, C]):
    """What is shown: scenes, words, names, chances. What it gets as `seen` are the rules over the view of a seat."""

    is_open: ClassVar[bool] = False
    """Whether all seats and spectators see the same: one view then serves them all."""
    closing: ClassVar[frozenset[str]] = frozenset({DONE.verb, READY.verb})
    """Verbs of options that end a question instead of answering more of it."""
    planning: ClassVar[frozenset[str]] = frozenset()
    """Prompts of which the answers make a plan together: advice on one of them is about the plan as a whole."""

    @abstractmethod
    def panels(self, seen: Play[S, C]) -> Sequence[Panel]:
        """What a seat sees in words, for the terminal and for screen readers."""

    def scene(self, _seen: Play[S, C], _texts: Words) -> msgspec.Struct | None:
        """What a seat sees as a table to be drawn: things with names, words and places, in the texts' language."""
        return None

    def scene_parts(self) -> Parts[S, C]:
        """How each field of the scene is made; empty where there is none."""
        return {}

    def things_in(self, _kind: str, _value: Value) -> Refs:
        """The single things that a word of an option, a question or an event names, where it names more than itself.

        Clients get them beside the word: none of them has to know how our ids are made.
        """
        return ()

    def foreseen(self, _play: Play[S, C], _seat: int, _option: str, _texts: Words) -> msgspec.Struct | None:
        """What of the scene would be different if a seat chose something; None where chance or secrets decide."""
        return None

    def outlook(self, _play: Play[S, C], _decision: Decision) -> Outlook | None:
        """What may come of an open question, from what everybody sees; some 50 ms, so that only clients ask for it."""
        return None

    def offers(
        self,
        _play: Play[S, C],
        _seat: int,
        _at: tuple[str, str] | None,
        _texts: Words,
        _own: Collection[int] = (),
        _decision: Decision | None = None,
        _trial: "AnyPosition | None" = None,
    ) -> Sequence[Offer]:
        """What a seat can do in one go now: at a thing (kind and id), or with the open question as a whole.

        `own` are all seats of whoever asks: small answers of any of them may be parts of one gesture, the first of
        which answers the decision. `trial` is a copy of the table on which answers can be tried; what is rolled or
        revealed there is nobody's to tell.

        An offer at the thing `option` of an id is all that an option leads to: among those of the question as a whole
        the first gesture is what choosing the option does, elsewhere choosing it opens the offer.
        They tell a seat nothing that it does not see; only clients ask for them.
        """
        return ()

    def offer_things(self, _play: Play[S, C], _seat: int, _decision: Decision | None = None) -> Refs:
        """Every thing at which `offers` has something for a seat now; quick, for it is asked after every answer."""
        return ()

    def at_once(
        self, _play: Play[S, C], _seat: int, _texts: Words, _decision: Decision | None = None
    ) -> Sequence[AtOnce]:
        """The things that are for one act now, with what that is; quick, for it is asked after every answer."""
        return ()

    def is_begun(self, _play: Play[S, C], _seat: int) -> bool:
        """Whether a seat is in the middle of something that takes several answers."""
        return False

    def act_words(self, _before: Play[S, C], _after: Play[S, C], _texts: Words) -> str:
        """What was planned between two moments, in a line; empty where what was chosen says enough."""
        return ""

    def usual(self, _play: Play[S, C], _decision: Decision) -> Usual | None:
        """What most people answer without a thought, where there is such an answer; asked after every answer."""
        return None

    def takes_from(self, _play: Play[S, C], _seat: int, _option: Option) -> Collection[int]:
        """The seats whose pawns or other things an answer of a seat takes: at many tables they are asked first."""
        return ()

    def why_idle(self, _play: Play[S, C], _seat: int, _kind: str, _thing: str) -> Refusal | None:
        """Why a seat can do nothing with a thing of the board that no option, offered or barred, is about."""
        return None

    def where(self, _state: S) -> Where | None:
        """Where the table is, for a list of tables; made after every answer, and seen by all who were let in."""
        return None

    def ended(self, state: S) -> int:
        """How many missions of this table are over: a summary of the last one can be read."""
        return int(bool(state.outcome))

    def recorder(self, setup: Setup) -> Recorder[S, C]:
        """Whoever reads the record of a table from its beginning and tells how it went."""
        return Recorder(setup)

    def chronicle(self, _seen: Play[S, C], _texts: Words) -> Iterable[Remembered]:
        """What a story is remembered by, in order: people, places, finds, deaths, endings."""
        return ()

    def intro(self, _mission: str, _language: str) -> str:
        """What is read aloud before a mission begins."""
        return ""

    def name_of(self, _kind: str, _value: object, _language: str) -> str | None:
        """The name of a thing of the content, when a text mentions it."""
        return None

    def name_at(self, _state: S, kind: str, value: object, language: str) -> str | None:
        """The name of a thing as this table calls it: the content's, unless the players gave it another."""
        return self.name_of(kind, value, language)

    def names_at(self, state: S) -> Callable[[str, object, str], str | None]:
        """`name_at` for whoever names many things of one table: each is worked out once."""
        names: dict[tuple[str, type, object, str], str | None] = {}

        def name_of(kind: str, value: object, language: str) -> str | None:
            known = (kind, type(value), value, language)
            if known not in names:
                names[known] = self.name_at(state, kind, value, language)
            return names[known]

        return name_of


class Bots:
    """Players without hands, made from a seed each; they have a `choose` like all bots."""

    adviser: ClassVar[str] = ""
    """Which of them is good enough to give hints; empty for none."""
    settling: ClassVar[frozenset[str]] = frozenset()
    """Prompts that settle what is played and not how: a search leaves them to the adviser."""
    features: ClassVar[Sequence[str]] = ()
    """What `measure` gives, by name."""
    weights: ClassVar[Path | None] = None
    """The file that says what each feature is worth, mission by mission; made by `scripts/learn-weights`."""

    def measure(self, _play: AnyPlay) -> tuple[str, Sequence[float]]:
        """How it goes: the mission that is played, and for each of `features` a number, asked of the rules."""
        return "", ()

    def by_name(self) -> Mapping[str, Callable[[int], Player]]:
        return {}


class EditorNote(msgspec.Struct, frozen=True):
    """What an editor would ask of a pack's author: nothing is wrong, and it could be better."""

    about: str
    """A word for the kind of note."""
    message: str
    places: Sequence[str] = ()
    """What it is about, each with its place."""


class Review(msgspec.Struct, frozen=True):
    """What an editor has to say about a pack's texts; one with notes is still a good pack."""

    figures: Mapping[str, float] = {}
    """What was counted, by language and name, as `en.sentence`; shares are in percent."""
    notes: Sequence[EditorNote] = ()


class Pack(Generic[S]):
    """The loaded pack: what it is, and what its author should hear about it."""

    def __init__(self, name: str, fingerprint: str, path: Path) -> None:
        self.id = name
        self.hash = fingerprint
        self.path = path

    def lint(self) -> Sequence[str]:
        """What a careful reader would complain about."""
        return ()

    def review(self, _file: str = "") -> Review:
        """What an editor would say, about all its texts or about those of one file."""
        return Review()

    def counts(self) -> Mapping[str, int]:
        """How many cards of each kind there are."""
        return {}

    def reach(self) -> Mapping[tuple[str, str], str]:
        """How each card can come into play, by kind and id: a chain of cards, empty without one."""
        return {}

    def shown(self) -> Mapping[tuple[str, str], str]:
        """What coverage counts: the cards, and what else players come by, as `reach` tells it."""
        return self.reach()

    def read_at_end(self, _play: AnyPlay) -> Iterable[tuple[str, str]]:
        """Of that, by kind and id, what is read when a game is over, where no event and no question names it."""
        return ()

    def unknown(self, _state: S) -> Sequence[str]:
        """What a saved state mentions and this pack does not have."""
        return ()

    def told_in(self, _language: str) -> bool:
        """Whether its stories are told and its cards named in a language, too."""
        return True

    def languages(self, known: Sequence[str]) -> tuple[str, ...]:
        """Those of the known languages in which it is told."""
        return tuple(language for language in known if self.told_in(language))
