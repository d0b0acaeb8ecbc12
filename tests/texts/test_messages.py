"""Messages: the same keys and variables in every language, none missing, none unused; no sentence in a rule."""

import ast
import inspect
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import farlight
from farlight.kernel import AnyGame, Event, Refusal, game_names, load_game
from farlight.rulebook import rules
from farlight.texts import COMMON, LANGUAGES, LONGEST_QUOTE, MissingText, Texts, UnknownLanguage, quoted, rule_key
from farlight.texts.rules import chapters

ROOT = Path(farlight.__file__).parent
FOLDERS = {"common": COMMON, **{name: load_game(name).texts for name in game_names()}}
folders = pytest.mark.parametrize("name", FOLDERS)
games = pytest.mark.parametrize("game", game_names())

# Which argument of a call is a message key, and what it is the tail of.
KEY_CALLS = {
    ("choose", 2): "prompt-",
    ("choose_some", 2): "prompt-",
    ("gather", 2): "prompt-",
    ("Decision", 1): "prompt-",
    ("pause", 2): "prompt-",
    ("option", 0): "option-",
    ("Refusal", 1): "",
    ("Line", 0): "",
    ("say", 0): "",
    ("list", 0): "",
}


@cache
def messages(name: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of a file with the variables each one uses."""
    text = (FOLDERS[name] / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    broken = [entry.content for entry in body if isinstance(entry, Junk)]
    assert broken == [], f"{name}/{language}.ftl does not parse"
    found = [entry for entry in body if isinstance(entry, Message)]
    keys = [entry.id.name for entry in found]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    assert twice == [], f"{name}/{language}.ftl: the later one would stand for both, whatever the other is about"
    by_name = {entry.id.name: entry for entry in found}
    return {name: frozenset(_variables(entry, by_name)) for name, entry in by_name.items()}


def _variables(entry: Message, known: dict[str, Message]) -> set[str]:
    """Its own, and those of the messages that it is made of."""
    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
            if node.id.name in known:
                found.update(_variables(known[node.id.name], known))

    Collector().visit(entry)
    return found


@folders
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_messages_and_variables_of_english(name: str, language: str) -> None:
    english, other = messages(name, "en"), messages(name, language)
    assert list(english.keys() - other.keys()) == [], "missing"
    assert list(other.keys() - english.keys()) == [], "not in English"
    assert {key for key in english if _told(english[key]) != _told(other[key])} == set(), "other variables"


def _told(variables: frozenset[str]) -> frozenset[str]:
    """What a message speaks of: a language that bends words may choose them by what is written (`colour_id`)."""
    return frozenset(name.removesuffix("_id").removesuffix("_any") for name in variables)


@cache
def modules(name: str) -> dict[Path, ast.Module]:
    """The source that uses a folder's messages: the game's own package, or all but the games'."""
    own = {FOLDERS[game].parent for game in game_names()}
    files = ROOT.rglob("*.py") if name == "common" else FOLDERS[name].parent.rglob("*.py")
    if name == "common":
        files = (file for file in files if not any(folder in file.parents for folder in own))
    return {file: ast.parse(file.read_text("utf-8")) for file in files}


def called(name: str) -> set[str]:
    """The keys that the source names outright, in a call that takes one."""
    found: set[str] = set()
    for tree in modules(name).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = getattr(node.func, "attr", getattr(node.func, "id", ""))
                for place, argument in enumerate(node.args):
                    prefix = KEY_CALLS.get((function, place))
                    if prefix is None and function in ("choose", "choose_some", "gather"):
                        continue
                    if prefix is not None and isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.add(prefix + argument.value)
    return found


def event_keys(game: AnyGame) -> set[str]:
    module = type(game).__module__.rpartition(".")[0]
    return {kind.key() for kind in _subclasses(Event) if kind.__module__.startswith(module)}


def _subclasses(kind: type[Event]) -> set[type[Event]]:
    direct = set(kind.__subclasses__())
    return direct | {deeper for one in direct for deeper in _subclasses(one)}


@folders
def test_no_message_that_the_source_names_is_missing(name: str) -> None:
    known = messages("common", "en").keys() | (messages(name, "en").keys() if name != "common" else set())
    assert sorted(called(name) - known) == []


@games
def test_every_event_of_a_game_has_a_sentence(game: str) -> None:
    assert sorted(event_keys(load_game(game)) - messages(game, "en").keys()) == []


@games
def test_every_rule_that_a_game_names_has_a_summary(game: str) -> None:
    """A player looks up what a question, a refusal, a log entry or a card is about; no summary is of another game."""
    summaries = {key for key in messages(game, "en") if key.startswith("rule-")}
    known = {rule.id for rule in rules(game)}
    pack = " ".join(path.read_text("utf-8") for path in load_game(game).pack.path.glob("*.toml"))
    named = (constants(game) | set(re.findall(r'^rule = "([^"]+)"', pack, re.MULTILINE))) & known
    assert sorted({rule_key(rule) for rule in named} - summaries) == []
    assert sorted(summaries - {rule_key(rule) for rule in known}) == []


@games
def test_every_chapter_with_a_summary_has_a_title(game: str) -> None:
    texts = Texts("en", [load_game(game).texts])
    titled = {key for key in messages(game, "en") if key.startswith("chapter-")}
    assert titled == {f"chapter-{chapter.number}" for chapter in chapters(game, texts)}


@folders
def test_no_message_is_unused(name: str) -> None:
    """A key is used if the source has it, or has all its parts: kind and value, verb, prompt, form, event, rule."""
    words = constants(name) | constants("common")
    if name != "common":
        words |= set(
            re.findall(r"[\w-]+", " ".join(path.read_text() for path in load_game(name).pack.path.glob("*.toml")))
        )
    unused = [key for key in messages(name, "en") if not is_used(key, name, words)]
    assert unused == []


def constants(name: str) -> set[str]:
    found: set[str] = set()
    for tree in modules(name).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.keyword):
                found.add((getattr(node, "name", None) or getattr(node, "arg", None) or "").replace("_", "-"))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    return found


def is_used(key: str, name: str, words: set[str]) -> bool:
    if key in words or key.startswith(("rule-", "chapter-", "book-", "meaning-")):  # these have tests of their own
        return True
    kind, _, value = key.partition("-")
    if kind == "condition":  # also in words of its own for one value: `condition-flag-is-plan-bleed-not`
        value = value.removesuffix("-not")
        form, given = next(((value[:at], value[at + 1 :]) for at in cuts(value) if value[:at] in words), ("", ""))
        if form and all(part in words for part in (given, *given.split("-"))[given not in words :]):
            return True
    if kind in ("effect", "when"):  # two verbs in one, a choice among one verb, a verb or a moment with its conditions
        parts = value.replace("-and-", " ").removeprefix("choose-").removeprefix("if-").replace("-not", "").split()
        if all(is_joined(part, words) for part in parts):
            return True
    if kind in ("effect", "group"):
        value = value.removesuffix("-unmet")
    if kind in ("effect", "condition", "group", "prompt", "option") and made_of(value, words):
        return True
    if kind == "event":
        return name == "common" or key in event_keys(load_game(name))
    if kind == "about":  # a few words about an option, by its verb or its whole id
        return made_of(value, words) or all(part in words for part in value.split("-"))
    if key.startswith("prompt-enter-roll-"):
        return made_of(key.removeprefix("prompt-enter-roll-"), words)
    if key.startswith("terminal-help-"):
        return key.removeprefix("terminal-help-") in words
    if kind in words and (made_of(value, words) or value.replace("-", "/") in words):
        return True
    return made_of(key, words)


def made_of(value: str, words: set[str]) -> bool:
    """Whether the source has it, or puts it together from two: `malfunction-` and `red`, `ability` and `keen-eye`."""
    if value in words:
        return True
    return any((value[: cut + 1] in words or value[:cut] in words) and value[cut + 1 :] in words for cut in cuts(value))


def is_joined(value: str, words: set[str]) -> bool:
    """Whether it is words of the source one behind the other."""
    return value in words or any(value[:cut] in words and is_joined(value[cut + 1 :], words) for cut in cuts(value))


def cuts(value: str) -> list[int]:
    return [place for place, sign in enumerate(value) if sign == "-"]


PROSE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
"""Two words after each other: a sentence or a part of one."""
AUTHORS = {"content.py", "context.py", "verbs.py"}
"""Modules that speak to authors of packs."""
DOOR = "_rules.py"
"""The rules as the engine asks for them: invariants and set-ups are told to developers and in English."""
ROOMS = {"bots", "cases", "lint", "verbs"}
"""Rooms that speak to authors and developers alone."""


@games
def test_no_rule_writes_a_sentence(game: str) -> None:
    """Rules speak in message keys. What only authors and developers read is exempt."""
    package = Path(inspect.getfile(type(load_game(game)))).parent
    offenders = []
    for file in package.rglob("*.py"):
        if file.name not in AUTHORS and not file.name.endswith(DOOR) and not ROOMS & set(file.parts):
            offenders += [f"{file.name}:{line}: {text}" for line, text in prose(ast.parse(file.read_text("utf-8")))]
    assert offenders == []


def prose(tree: ast.Module) -> list[tuple[int, str]]:
    exempt: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            exempt.add(id(node.value))  # a docstring
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "add":
            exempt |= {id(argument) for argument in node.args}  # the pattern of a phrase
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in exempt
        and PROSE.search(node.value)
    ]


def test_plural_rules_follow_the_language() -> None:
    def successes(language: str, count: int) -> str:
        game = load_game("beacon")
        return Texts(language, [game.texts], game.table.name_of).say("event-checked", task="x", successes=count)

    assert successes("en", 1) != successes("en", 2).replace("2", "one")
    czech = [successes("cs", count) for count in (1, 2, 5)]
    assert len({text.replace("2", "#").replace("5", "#") for text in czech}) == 3, "one, few, other"


def test_names_with_commas_of_their_own_are_told_apart() -> None:
    texts = Texts("it", [FOLDERS["vanguard"]])
    assert texts.counted([("Ponticello", 1), ("Sala", 2)]) == "Ponticello, 2 × Sala"
    assert (
        texts.counted([("Tre sedie, nessuna attesa", 1), ("Ponticello", 1)]) == "Tre sedie, nessuna attesa; Ponticello"
    )
    assert texts.counted([("Tre sedie, nessuna attesa", 1)]) == "Tre sedie, nessuna attesa"


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingText, match="no message 'no-such-key' in 'de'"):
        Texts("de").say("no-such-key")


def test_a_message_without_its_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="terminal-saved"):
        Texts("en").say("terminal-saved")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'dee'\. Did you mean 'de'"):
        Texts("dee")


GENDERED = {
    "it": r"\w/[aei]\b|\w\([aei]\)|\b(Sei|Sono) \w+[aiu]to\b|\b(Sono|dichiarati) pront[oa]\b",
    "de": r"\w\(in(nen)?\)|\w[:*_/]-?in(nen)?\b",
    "cs": r"\w\((a|y|i)\)|\w/a\b|\b([Jj]sem|[Jj]si) (připraven|byl|dostal)\b|= připraven$",
}
"""A person addressed by brackets, or as a man: what Fluent or another wording can say of anybody."""


@pytest.mark.parametrize("language", GENDERED)
def test_nobody_is_addressed_by_brackets_or_as_a_man(language: str) -> None:
    client = ROOT.parents[1] / "web" / "src" / "locales"
    files = [folder / f"{language}.ftl" for folder in (*FOLDERS.values(), client)]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(GENDERED[language], line)] == []


def test_a_refusal_says_a_long_word_back_by_its_beginning_and_its_end() -> None:
    """As somebody may send it; Fluent says nothing at all of a long one."""
    word = "begin" + "x" * 10_000 + "end"
    for language in LANGUAGES:
        said = Texts(language).refusal(Refusal("", "refused-no-branch", (("given", word), ("known", "here"))))
        assert "beginxxx" in said
        assert "xxxend" in said
        assert len(said) < LONGEST_QUOTE + 100
    assert quoted("short") == "short"
    assert quoted("x" * LONGEST_QUOTE) == "x" * LONGEST_QUOTE


def test_what_is_named_is_told_as_it_is_written_too() -> None:
    """A message chooses by the latter: words that bend do not follow from a name in its plain form."""
    texts = Texts("cs", [FOLDERS["vanguard"]])
    assert texts.args((("colour", "red"), ("count", 2))) == {"colour": "červená", "colour_id": "red", "count": 2}
