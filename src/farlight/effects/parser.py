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

import msgspec

from farlight.effects.phrases import Forms, Phrase, Token, tokenize
from farlight.effects.source import EffectError, Problem, Source, problem_at
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary
from farlight.kernel.decision import Value

_SIGNS = frozenset({";", ":", "|", "{", "}", "->"})
_STOPS = _SIGNS | {"else", "and"}
_KEYWORDS = ("each", "if", "choose", "may")


class Reference(msgspec.Struct, frozen=True):
    """A mention of a thing by id, to be looked up when everything is loaded."""

    kind: str
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
        self.references: list[Reference] = []
        self.lints: list[Problem] = []

    # Grammar

    def effect(self) -> Effect:
        parts = [self.clause()]
        while self.take(";"):
            parts.append(self.clause())
        flat = [inner for part in parts for inner in (part.parts if isinstance(part, Seq) else (part,))]
        return flat[0] if len(flat) == 1 else Seq(tuple(flat))

    def clause(self) -> Effect:
        start = self.here()
        if self.take("{"):
            inner = self.effect()
            self.need("}")
            return inner
        if self.take("each"):
            return self.each()
        if self.take("if"):
            return self.condition(start)
        if self.take("choose"):
            return self.choose(start)
        if self.take("may"):
            self.need(":")
            return self.lint_may(May(self.clause()), start)
        if self.word(1) == "times" and (self.word() or "").isdigit():
            return self.times(start)
        return self.verb()

    def each(self) -> Each:
        group = self.phrase(self.words.groups)
        self.need(":")
        return Each(group, self.clause())

    def condition(self, start: int) -> If:
        tests = [self.test()]
        while self.take("and"):
            tests.append(self.test())
        self.need(":")
        body = self.clause()
        otherwise = None
        if self.take("else"):
            self.need(":")
            otherwise = self.clause()
        if body == otherwise:
            self.lint(start, "both branches of this condition do the same: drop the condition")
        return If(tuple(tests), body, otherwise)

    def test(self) -> Test:
        negated = self.take("not")
        return Test(self.phrase(self.words.conditions), negated)

    def choose(self, start: int) -> Choose:
        self.need(":")
        options = [self.clause()]
        self.need("|")
        options.append(self.clause())
        while self.take("|"):
            options.append(self.clause())
        if len(set(options)) < len(options):
            self.lint(start, "two of these options are the same: a choice between equals is none")
        return Choose(tuple(options))

    def times(self, start: int) -> Times:
        count = int(self.tokens[self.place].text)
        self.place += 2
        self.need(":")
        if count < 2:
            self.lint(start, f"'{count} times' is no repetition: write the effect itself or leave it out")
        return Times(count, self.clause())

    def verb(self) -> Effect:
        phrase = self.phrase(self.words.verbs)
        return Pay(phrase, self.clause()) if self.take("->") else Do(phrase)

    def phrase(self, forms: Forms) -> Phrase:
        start = self.place
        while self.place < len(self.tokens) and self.tokens[self.place].text not in _STOPS:
            self.place += 1
        tokens = self.tokens[start : self.place]
        found = forms.match(self.source, tokens, self.end_of(self.place - 1))
        self.note_references(forms, found, tokens)
        return found

    # Lints and references

    def note_references(self, forms: Forms, phrase: Phrase, tokens: list[Token]) -> None:
        parts = forms.by_name[phrase.form].parts
        for part, token in zip(parts, tokens, strict=True):
            if isinstance(part, str):
                continue
            if part.type.name == "int" and token.text == "0":
                self.lint(token.start, f"'{forms.by_name[phrase.form].pattern}' with 0 does nothing")
            elif part.type.name != "int" and not part.type.words:
                self.references.append(Reference(part.type.name, token.text, token.start, token.end))

    def lint_may(self, may: May, start: int) -> May:
        if isinstance(may.body, May):
            self.lint(start, "'may' within 'may': one is enough")
        return may

    def lint(self, start: int, message: str) -> None:
        token = next(token for token in self.tokens if token.start == start)
        self.lints.append(problem_at(self.source, start, token.end, message))

    # Tokens

    def here(self) -> int:
        return self.tokens[self.place].start if self.place < len(self.tokens) else len(self.source.text)

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

    def need(self, text: str) -> None:
        if not self.take(text):
            raise self.unexpected(f"'{text}'")

    def expect_end(self) -> None:
        if self.place < len(self.tokens):
            raise self.unexpected("';' or the end")

    def unexpected(self, wanted: str) -> EffectError:
        word = self.word()
        start = self.here()
        found = f"found '{word}'" if word is not None else "found the end"
        return EffectError(problem_at(self.source, start, start + len(word or " "), f"expected {wanted}, {found}"))


def keywords() -> tuple[str, ...]:
    """The words of the language itself, which no form may begin with."""
    return _KEYWORDS
