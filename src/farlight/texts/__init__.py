"""Texts: message keys become sentences in English, Italian, German and Czech, by Fluent."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from farlight.errors import UserError
from farlight.kernel.decision import Decision, Option, Refs, Refusal
from farlight.kernel.events import Event
from farlight.kernel.lines import Line

if TYPE_CHECKING:
    from farlight.texts.bundle import Bundle

LANGUAGES = ("en", "it", "de", "cs")
TITLE = "game-title"
"""The message of a game with its name."""
COMMON = Path(__file__).parent
"""The folder of the messages that belong to no game."""

Namer = Callable[[str, object, str], str | None]
"""The name of a thing (kind, id) of a game's content in a language."""


class UnknownLanguage(UserError):
    """A language we do not speak; the message names those we do."""


class MissingText(LookupError):
    """A message that a language lacks."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        close = get_close_matches(language, LANGUAGES, 1)
        hint = f" Did you mean '{close[0]}'?" if close else ""
        raise UnknownLanguage(f"There is no language '{language}'.{hint} Languages: {', '.join(LANGUAGES)}.")
    return language


LONGEST_QUOTE = 500
"""Letters of what somebody sent that are said back to them: Fluent refuses long ones, and sentences are remembered."""
_END = 150


def quoted(text: str) -> str:
    """What somebody sent, as it can be said back: of a long text its beginning and its end."""
    if len(text) <= LONGEST_QUOTE:
        return text
    return f"{text[: LONGEST_QUOTE - _END]} ... {text[-_END:]}"


class Texts:
    """The messages of one language, from the common folder and those of a game."""

    def __init__(self, language: str, folders: Iterable[Path] = (), namer: Namer | None = None) -> None:
        self.language = check_language(language)
        self._bundle = _bundle(language, tuple(folders))
        self._namer = namer

    def with_names(self, namer: Namer) -> "Texts":
        """The same messages with other names for things."""
        made: Texts = object.__new__(type(self))
        made.language, made._bundle, made._namer = self.language, self._bundle, namer
        return made

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **args: Any) -> str:
        """The message with its arguments; raises `MissingText`."""
        if not self._bundle.has_message(key):
            raise MissingText(f"no message '{key}' in '{self.language}'")
        said, errors = self._format(key, args)
        if errors:
            raise MissingText(f"message '{key}' in '{self.language}': {errors[0]}")
        return said

    def _format(self, key: str, args: dict[str, Any]) -> tuple[str, Sequence[Exception]]:
        said = self._bundle.say(key, args)
        if said is None:
            raise MissingText(f"message '{key}' in '{self.language}' has no text")
        return said

    def list(self, key: str, items: Sequence[str]) -> str:
        """The items as one text, joined two by two by a message with $first and $second."""
        said = items[0]
        for item in items[1:]:
            said = self.say(key, first=said, second=item)
        return said

    def counted(self, items: Iterable[tuple[str, int]]) -> str:
        """The items with commas between them, each with how often it comes, unless it comes once. A comma in an item is
        told from those by semicolons."""
        told = [item if times == 1 else self.say("counted", count=times, what=item) for item, times in items]
        return ("; " if len(told) > 1 and any("," in each for each in told) else ", ").join(told)

    def series(self, key: str, items: Sequence[str]) -> str:
        """The items with commas between them, and the message before the last: `A, B and C`."""
        return items[0] if len(items) == 1 else self.say(key, first=", ".join(items[:-1]), second=items[-1])

    def name(self, kind: str, value: object) -> str:
        """The name of a thing: from the content, from a message `kind-value`, or as it is."""
        named = None if self._namer is None else self._namer(kind, value, self.language)
        if named is not None:
            return named
        key = f"{kind}-{value}".replace("/", "-")  # outcomes are told as won/lit, keys have no slash
        return self._format(key, {})[0] if self._bundle.has_message(key) else str(value)

    def args(self, refs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        """References as arguments of a message: things by name, and as they are written (`colour` and `colour_id`), so
        that a language can bend what it says; numbers as numbers."""
        said: dict[str, Any] = {}
        for kind, value in refs:
            said[kind] = self._argument(kind, value)
            if isinstance(value, str):
                said[f"{kind}_id"] = value
        return said

    def _argument(self, kind: str, value: Any) -> Any:
        if isinstance(value, Option):
            return self.option(value)
        name = self.name(kind, value)
        return value if isinstance(value, int) and name == str(value) else name

    # What the engine says, in words

    def option(self, chosen: Option) -> str:
        return self._refer(f"option-{chosen.verb}", chosen.refs)

    def about(self, chosen: Option) -> str:
        """What an option does, in a few words: as the game tells it (`about-VERB` of what it is about first), or by a
        message for its id, for its verb and what it is about first, or for its verb."""
        if self._namer is not None and chosen.refs:
            told = self._namer(f"about-{chosen.verb}", chosen.refs[0][1], self.language)
            if told is not None:
                return told
        first = [f"about-{chosen.verb}-{value}" for _, value in chosen.refs[:1]]
        keys = (f"about-{chosen.id.replace(':', '-')}", *first, f"about-{chosen.verb}")
        key = next((key for key in keys if self.has(key)), None)
        return "" if key is None else self._refer(key, chosen.refs)

    def prompt(self, decision: Decision) -> str:
        """The question; in words of its own for what it is about first, `prompt-enter-roll-STREAM`, or for what kind of
        thing that is, `prompt-effect-event`, if there are such."""
        key = f"prompt-{decision.prompt}"
        keys = [own for kind, value in decision.refs[:1] for own in (f"{key}-{value}", f"{key}-{kind}")]
        return self._refer(next(filter(self.has, keys), key), decision.refs)

    def refusal(self, refusal: Refusal) -> str:
        refs = [(kind, quoted(value) if isinstance(value, str) else value) for kind, value in refusal.refs]
        said = self._refer(refusal.reason, refs)
        if refusal.place:
            said = self.say("refused-in-act", place=refusal.place, reason=said)
        return f"{said} ({refusal.rule})" if refusal.rule else said

    def event(self, event: Event) -> str:
        return self._refer(event.key(), event.refs())

    def line(self, line: Line) -> str:
        return self._refer(line.key, line.refs)

    def rule(self, rule: str) -> str | None:
        """Our own summary of a rule, if there is one."""
        key = rule_key(rule)
        return self.say(key) if self.has(key) else None

    def _refer(self, key: str, refs: Refs | Iterable[tuple[str, Any]]) -> str:
        return self.say(key, **self.args(refs))


def capital(text: str) -> str:
    """Names of things are lower case inside sentences; a line of its own begins with a capital."""
    return f"{text[:1].upper()}{text[1:]}"


def signed(change: int) -> str:
    """A change with its sign, of which a minus is none on a keyboard."""
    return f"{change:+}".replace("-", "\N{MINUS SIGN}")


def rule_key(rule: str) -> str:
    """The message of a rule's summary; Fluent allows no dots in keys."""
    return f"rule-{rule.replace('.', '_')}"


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> "Bundle":
    from farlight.texts.bundle import Bundle  # noqa: PLC0415 - many a program says nothing, and Fluent is large

    bundle = Bundle(language)
    for folder in (COMMON, *folders):
        bundle.add((folder / f"{language}.ftl").read_text("utf-8"))
    return bundle
