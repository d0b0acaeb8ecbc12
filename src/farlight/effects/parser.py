"""From source to tree.

    effect := clause (";" clause)*
    clause := "each" GROUP ":" clause
            | "if" TEST ("and" TEST)* ":" clause ["else" ":" clause]
            | "choose" ":" clause ("|" clause)+
            | "may" ":" clause
            | NUMBER "times" ":" clause
            | VERB "->" clause
            | VERB
            | "{" effect "}"

Written by hand because the verbs are an open vocabulary: what may follow a word, and what to suggest for a wrong
one, is known to the forms that a game registered and to no grammar file.
"""

from collections.abc import Sequence

import msgspec

from farlight.effects import tree as trees
from farlight.effects.phrases import INT, LIST, After, Forms, Phrase, Token, tokenize
from farlight.effects.source import EffectError, Problem, Source, problem_at
from farlight.effects.tree import KEYWORDS, STOPS, Effect, Test, Vocabulary
from farlight.kernel.decision import Value

_DEEPEST = 40
"""How deep clauses may nest: far beyond what anyone can read, far below what Python can."""
_MISPLACED = {
    "|": "'|' stands between the options of a 'choose:'",
    "else": "'else:' stands right behind the body of an 'if', before any ';'",
    "and": "'and' joins the conditions of an 'if'; effects follow each other with ';'",
    "}": "no '{' is open here",
    "->": "a cost is one verb, and '->' stands right behind it",
}
_AFTER_GROUP = After(("':'",))
_AFTER_TEST = After(
    ("'and'", "':'"),
    {
        ",": "join conditions with 'and'",
        "or": "there is no 'or': write if A: X else: if B: X",
    },
)
_AFTER_VERB = After(
    ("';'", "'->'", "the end"),
    {
        ",": "separate effects with ';'",
        "then": "separate effects with ';'",
        "or": "there is no 'or': write choose: A | B",
    },
)


class Reference(msgspec.Struct, frozen=True):
    """A mention of a thing of one of some kinds by its id, to be looked up when everything is loaded."""

    kinds: tuple[str, ...]
    id: Value
    start: int
    end: int


class Parsed(msgspec.Struct, frozen=True):
    """A tree, what it refers to, and what a careful reader would ask about."""

    source: Source
    tree: Effect
    references: tuple[Reference, ...]
    lints: tuple[Problem, ...]


def parse(source: Source, words: Vocabulary) -> Parsed:
    """Parse an effect; raises `EffectError`."""
    parser = _Parser(source, words)
    tree = parser.effect()
    parser.expect_end()
    return Parsed(source, tree, tuple(parser.references), tuple(parser.lints))


class _Parser:
    def __init__(self, source: Source, words: Vocabulary) -> None:
        self.source = source
        self.words = words
        self.tokens = tokenize(source)
        self.place = 0
        self.depth = 0
        self.loose_else: int | None = None
        """Where an 'else' stands that no brace keeps from an 'if' around it."""
        self.references: list[Reference] = []
        self.lints: list[Problem] = []

    # Grammar

    def effect(self) -> Effect:
        parts = [self.clause()]
        while self.word() == ";":
            if self.word(1) in (None, ";", "}"):
                raise self.wrong("nothing follows the ';': leave it out or add an effect")
            self.place += 1
            parts.append(self.clause())
        flat = [inner for part in parts for inner in (part.parts if isinstance(part, trees.Seq) else (part,))]
        return flat[0] if len(flat) == 1 else trees.Seq(tuple(flat))

    def clause(self) -> Effect:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise self.wrong(f"more than {_DEEPEST} effects within each other: nobody could read this card")
        clause = self.open_clause()
        self.depth -= 1
        return clause

    def open_clause(self) -> Effect:
        start = self.here()
        if self.take("{"):
            inner = self.effect()
            self.need("}")
            self.loose_else = None
            return inner
        if self.take("each"):
            return self.each()
        if self.take("if"):
            return self.condition(start)
        if self.take("choose"):
            return self.choose(start)
        if self.take("may"):
            self.need(":")
            return self.lint_may(trees.May(self.clause()), start)
        if (self.word() or "").isdigit():
            return self.times(start)
        return self.verb()

    def each(self) -> trees.Each:
        group = self.phrase(self.words.groups, after=_AFTER_GROUP)
        self.need(":")
        return trees.Each(group, self.clause())

    def condition(self, start: int) -> trees.If:
        tests = [self.test()]
        while self.take("and"):
            tests.append(self.test())
        if len({test.phrase for test in tests}) < len(tests):
            self.lint(start, "the same condition stands here twice: one is enough")
        self.need(":")
        body, inner = self.open_body()
        otherwise = None
        place = self.here()
        if self.take("else"):
            self.need(":")
            otherwise = self.clause()
            self.loose_else = place
        elif inner is not None:
            self.lint(inner, "this 'else' belongs to the nearest 'if' before it: show it with { } around that 'if'")
        if body == otherwise:
            self.lint(start, "both branches of this condition do the same: drop the condition")
        return trees.If(tuple(tests), body, otherwise)

    def open_body(self) -> tuple[Effect, int | None]:
        """The body of an `if`, and where an 'else' within it stands that a reader could take for this one's."""
        self.loose_else = None
        body = self.clause()
        inner, self.loose_else = self.loose_else, None
        return body, inner

    def test(self) -> Test:
        negated = self.take("not")
        also = () if negated else ("not",)
        return Test(self.phrase(self.words.conditions, also, _AFTER_TEST), negated)

    def choose(self, start: int) -> trees.Choose:
        self.need(":")
        options = [self.clause()]
        self.need("|", "a choice has two options or more")
        options.append(self.clause())
        while self.take("|"):
            options.append(self.clause())
        if len(set(options)) < len(options):
            self.lint(start, "two of these options are the same: a choice between equals is none")
        return trees.Choose(tuple(options))

    def times(self, start: int) -> trees.Times:
        count = INT.read(self.tokens[self.place].text)
        if not isinstance(count, int):
            raise self.wrong("this number is too big")
        self.place += 1
        self.need("times", "a number at the start of an effect says how often: '2 times: ...'")
        self.need(":")
        if count < 2:
            self.lint(start, f"'{count} times' is no repetition: write the effect itself or leave it out")
        return trees.Times(count, self.clause())

    def verb(self) -> Effect:
        phrase = self.phrase(self.words.verbs, KEYWORDS, _AFTER_VERB)
        arrow = self.here()
        if not self.take("->"):
            return trees.Do(phrase)
        body = self.clause()
        if isinstance(body, trees.Pay):
            self.lint(arrow, "a cost for a cost: the second may turn out too high when the first is paid already")
        return trees.Pay(phrase, body)

    def phrase(self, forms: Forms, also: Sequence[str] = (), after: After | None = None) -> Phrase:
        start = self.place
        while self.place < len(self.tokens) and self.tokens[self.place].text not in STOPS:
            self.place += 1
        tokens = self.tokens[start : self.place]
        found = forms.match(self.source, tokens, self.end_of(self.place - 1), also, after)
        self.note_references(forms, found, tokens)
        return found

    # Lints and references

    def note_references(self, forms: Forms, phrase: Phrase, tokens: list[Token]) -> None:
        form = forms.by_name[phrase.form]
        for part, token in zip(form.parts, tokens, strict=False):  # a list has as many words as it likes
            if isinstance(part, str) or part.type is LIST:
                continue
            if part.type is INT:
                if forms is self.words.verbs and part.name == "count" and phrase.args[form.slots.index(part)] == 0:
                    self.lint(token.start, f"'{form.pattern}' with 0 does nothing")
            elif part.type.refers:
                self.references.append(Reference(part.type.refers, token.text, token.start, token.end))

    def lint_may(self, may: trees.May, start: int) -> trees.May:
        if isinstance(may.body, trees.May):
            self.lint(start, "'may' within 'may': one is enough")
        return may

    def lint(self, start: int, message: str) -> None:
        token = next(token for token in self.tokens if token.start == start)
        self.lints.append(problem_at(self.source, start, token.end, message))

    # Tokens

    def here(self) -> int:
        return self.tokens[self.place].start if self.place < len(self.tokens) else self.end_of(len(self.tokens) - 1)

    def end_of(self, place: int) -> int:
        return self.tokens[place].end if 0 <= place < len(self.tokens) else 0

    def word(self, ahead: int = 0) -> str | None:
        place = self.place + ahead
        return self.tokens[place].text if place < len(self.tokens) else None

    def take(self, text: str) -> bool:
        if self.word() == text:
            self.place += 1
            return True
        return False

    def need(self, text: str, why: str = "") -> None:
        if not self.take(text):
            raise self.unexpected(f"'{text}'", why)

    def expect_end(self) -> None:
        if self.place < len(self.tokens):
            raise self.unexpected("';' or the end", _MISPLACED.get(self.word() or "", ""))

    def unexpected(self, wanted: str, why: str = "") -> EffectError:
        word = self.word()
        found = f"found '{word}'" if word is not None else "found the end"
        return self.wrong(f"expected {wanted}, {found}" + (f": {why}" if why else ""))

    def wrong(self, message: str) -> EffectError:
        start = self.here()
        return EffectError(problem_at(self.source, start, start + len(self.word() or " "), message))


def keywords() -> tuple[str, ...]:
    """The words that begin a clause of the language itself."""
    return KEYWORDS
