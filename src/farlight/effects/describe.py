"""The rules text of an effect, generated from its tree, so that a card never says other than it does.

It reads as card games write: what is paid before a colon, what is optional with "may", "otherwise" as a sentence of its
own, at most one colon in a sentence. A game has words of its own for what goes well together, by messages that need not
be there: `effect-A-and-B` for two verbs in a row, `effect-choose-A` for a choice among verbs of one kind,
`effect-if-CONDITION-not-A` for what is done once, `when-MOMENT-CONDITION` for a moment that says its condition,
`condition-CONDITION-VALUE` for a condition with a value of its own.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from farlight.effects.phrases import LIST, Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary, trees_in
from farlight.effects.unmet import UNMET
from farlight.texts import Texts

Args = dict[str, str | int]
BEFORE_A_CONDITION = {
    "effect-then": "effect-then-if",
    "effect-then-apart": "effect-then-apart-if",
    "effect-otherwise": "effect-otherwise-if",
    "effect-if-else": "effect-if-else-if",
    "effect-each-inside": "effect-each-inside-if",
}
"""Messages whose last part is a condition: some languages put a comma before it, some none."""
BEFORE_A_GROUP = {"effect-then": "effect-then-each", "effect-then-apart": "effect-then-apart-each"}
"""Messages whose last part is told of a group: in some languages its verb comes before those who do it."""


def describe(
    effect: Effect, words: Vocabulary, texts: Texts, subject: str = "", personal: frozenset[str] = frozenset()
) -> str:
    """One or more whole sentences. Those with a `personal` phrase say whom they concern, if the subject is told."""
    teller = _Teller(words, texts)
    said = []
    for part in teller.merged(effect.parts if isinstance(effect, Seq) else (effect,)):
        if subject and not isinstance(part, str) and _concerns(part, personal):
            said.append(_sentence(texts.say("effect-each", group=subject, body=teller.clause(part, inside=True))))
        else:
            said.extend(teller.sentences(part))
    return " ".join(said)


def describe_inside(effect: Effect, words: Vocabulary, texts: Texts) -> str:
    """A part of somebody else's sentence, without capital and full stop."""
    return _Teller(words, texts).clause(effect, inside=True)


def describe_at(moment: str, effect: Effect, words: Vocabulary, texts: Texts) -> str:
    """What happens at a moment. Conditions that the moment can say for itself are said there."""
    key, args = f"when-{moment}", Args()
    teller = _Teller(words, texts)
    while isinstance(effect, If) and effect.otherwise is None:
        told = next((test for test in effect.tests if texts.has(teller.moment_key(key, test))), None)
        if told is None:
            break
        key, args = teller.moment_key(key, told), args | teller.named(told.phrase, words.conditions)
        rest = tuple(test for test in effect.tests if test is not told)
        effect = If(rest, effect.body) if rest else effect.body
    return teller.at(texts.say(key, **args), effect)


def describe_tests(tests: Iterable[Test], words: Vocabulary, texts: Texts) -> str:
    """Conditions as a part of a sentence."""
    teller = _Teller(words, texts)
    return texts.series("effect-and", [teller.test(test) for test in tests])


def _concerns(effect: Effect, personal: frozenset[str]) -> bool:
    """Whether an effect is about its own subject: what `each` does to a group is not."""
    match effect:
        case Do(phrase):
            return phrase.form in personal
        case Seq(parts) | Choose(parts):
            return any(_concerns(part, personal) for part in parts)
        case Each():
            return False
        case If(tests, body, otherwise):
            inner = (body,) if otherwise is None else (body, otherwise)
            tested = any(test.phrase.form in personal for test in tests)
            return tested or any(_concerns(part, personal) for part in inner)
        case May(body) | Times(_, body):
            return _concerns(body, personal)
        case Pay(cost, body):
            return cost.form in personal or _concerns(body, personal)


class _Teller:
    """Puts trees into clauses: parts of a sentence, with no capital and no full stop.

    `inside` is whatever stands behind a colon: it is told without another one.
    """

    def __init__(self, words: Vocabulary, texts: Texts) -> None:
        self.words = words
        self.texts = texts

    # Sentences

    def at(self, moment: str, effect: Effect) -> str:
        """A moment and what happens then; verbs in a row stay in its sentence."""
        parts = self.merged(effect.parts if isinstance(effect, Seq) else (effect,))
        if isinstance(effect, Seq) and all(isinstance(part, str | Do) for part in parts):
            return _sentence(self.texts.say("effect-at", moment=moment, body=self.clause(effect)))
        first, *rest = (sentence for part in parts for sentence in self._parts_told(part))
        return " ".join(map(_sentence, (self.texts.say("effect-at", moment=moment, body=first), *rest)))

    def sentences(self, part: Effect | str) -> Iterator[str]:
        return map(_sentence, self._parts_told(part))

    def _parts_told(self, part: Effect | str) -> Iterator[str]:
        """What becomes a sentence each: `otherwise` begins one of its own, unless both ways are short."""
        if isinstance(part, If) and part.otherwise is not None and not (_short(part.body) and _short(part.otherwise)):
            yield self._when(part.tests, part.body)
            first, *rest = self._parts_told(part.otherwise)
            yield self._otherwise(part.otherwise, first)
            yield from rest
        else:
            yield part if isinstance(part, str) else self.clause(part)

    def _otherwise(self, other: Effect, said: str) -> str:
        return self.texts.say(self._before("effect-otherwise", other), body=said)

    def _before(self, key: str, part: Effect | str) -> str:
        """The message that a part stands in. A condition is set apart from the word before it, as its own clause."""
        return BEFORE_A_CONDITION[key] if self._is_condition(part) else key

    def _is_condition(self, part: Effect | str) -> bool:
        """Whether its clause begins with a condition."""
        return isinstance(part, If) and not self._done_once(part)

    # Clauses

    def clause(self, effect: Effect, inside: bool = False) -> str:
        match effect:
            case Do(phrase):
                return self._verb(phrase)
            case Seq(parts):
                return self._sequence(parts, inside)
            case Each(group, body):
                return self._each(self._phrase("group", group, self.words.groups), body, inside)
            case If():
                return self._if(effect, inside)
            case Choose(options):
                return self._choice(options, inside)
            case May(body):
                return self.texts.say("effect-may", body=self.clause(body, inside))
            case Times(count, body):
                return self._times(count, body, inside)
            case Pay(cost, body):
                key = "effect-pay-inside" if inside else "effect-pay"
                return self.texts.say(key, cost=self._verb(cost), body=self.clause(body, inside=True))

    def _sequence(self, parts: Sequence[Effect], inside: bool) -> str:
        merged = self.merged(parts)
        said, before = "", merged[0]
        for place, part in enumerate(merged):
            clause = part if isinstance(part, str) else self.clause(part, inside)
            closed = place < len(merged) - 1 and not isinstance(part, str) and _deep(part)
            apart = not isinstance(before, str | Do) and not _deep(before)
            key = "effect-then-apart" if apart else "effect-then"
            if not place:
                said = f"({clause})" if closed else clause
            elif inside and not closed and isinstance(part, Each) and self._is_plain(part):
                said = self.texts.say(BEFORE_A_GROUP[key], first=said, **self._group(part))
            else:
                key = key if closed else self._before(key, part)
                said = self.texts.say(key, first=said, second=f"({clause})" if closed else clause)
            before = part
        return said

    def _group(self, each: Each) -> Args:
        """A group and what it does, for a message that puts both in its own order."""
        group = self._phrase("group", each.group, self.words.groups)
        return {"group": group, "group_id": each.group.form, "body": self.clause(each.body, inside=True)}

    def _is_plain(self, each: Each) -> bool:
        """Whether a group does something outright, without a condition and not only if it likes."""
        return not isinstance(each.body, May) and not self._is_condition(each.body)

    def _each(self, group: str, body: Effect, inside: bool) -> str:
        say = self.texts.say
        match body:
            case May(free):
                return say("effect-each-may", group=group, body=self.clause(free, inside=True))
            case Choose(options) if not inside and not self._own_choice(options):
                return say("effect-each-choose", group=group, options=self._options(options))
        key = self._before("effect-each-inside", body) if inside else "effect-each"
        return say(key, group=group, body=self.clause(body, inside=True))

    def _if(self, effect: If, inside: bool) -> str:
        own = self._done_once(effect)
        if own:
            return own
        body = effect.body
        if effect.otherwise is None and isinstance(body, If) and body.otherwise is None and self._is_condition(body):
            return self._if(If((*effect.tests, *body.tests), body.body), inside)
        if effect.otherwise is None:
            return self._when(effect.tests, body, inside)
        told = self.clause(body, inside)
        closed = told if _short(body) else f"({told})"
        key, said = self._before("effect-if-else", effect.otherwise), self._tests(effect.tests)
        return self.texts.say(key, test=said, body=closed, otherwise=self.clause(effect.otherwise, inside))

    def _when(self, tests: Sequence[Test], body: Effect, inside: bool = False) -> str:
        """A condition and what it is for; what is a sentence of its own is set apart by a colon."""
        if isinstance(body, Each) and not isinstance(body.body, May | Choose) and not self._is_condition(body.body):
            key = "effect-if-each-inside" if inside else "effect-if-each"
            return self.texts.say(key, test=self._tests(tests), **self._group(body))
        apart = not inside and self._is_sentence(body.parts[0] if isinstance(body, Seq) else body)
        key = "effect-if-apart" if apart else "effect-if"
        return self.texts.say(key, test=self._tests(tests), body=self.clause(body, inside or apart))

    def _is_sentence(self, effect: Effect) -> bool:
        """Whether it has a beginning of its own: another condition, or who may do it."""
        return self._is_condition(effect) or (isinstance(effect, Each) and isinstance(effect.body, May))

    def _done_once(self, effect: If) -> str:
        """What is done if it was not done yet, where the game has one message for both."""
        if effect.otherwise is None and len(effect.tests) == 1 and isinstance(effect.body, Do):
            test, phrase = effect.tests[0], effect.body.phrase
            key = f"effect-if-{test.phrase.form}{'-not' if test.negated else ''}-{phrase.form}"
            if test.phrase.args == phrase.args and UNMET not in phrase.args and self.texts.has(key):
                return self.texts.say(key, **self.named(phrase, self.words.verbs))
        return ""

    def _choice(self, options: Sequence[Effect], inside: bool) -> str:
        own = self._own_choice(options)
        key = "effect-choose-inside" if inside else "effect-choose"
        return own or self.texts.say(key, options=self._options(options))

    def _options(self, options: Sequence[Effect]) -> str:
        said = [self.clause(option, inside=True) for option in options]
        closed = [f"({one})" if _parted(option) else one for one, option in zip(said[:-1], options, strict=False)]
        return self.texts.list("effect-or", [*closed, said[-1]])

    def _own_choice(self, options: Sequence[Effect]) -> str:
        """A choice among verbs of one form, where the game has one message for all of them."""
        phrases = [option.phrase for option in options if isinstance(option, Do)]
        key = f"effect-choose-{phrases[0].form}" if phrases else ""
        if len(phrases) < len(options) or len({phrase.form for phrase in phrases}) > 1 or not self.texts.has(key):
            return ""
        named = [self.named(phrase, self.words.verbs) for phrase in phrases]
        told = {name: list(dict.fromkeys(str(one[name]) for one in named)) for name in named[0]}
        return self.texts.say(key, **{name: self.texts.series("effect-any", values) for name, values in told.items()})

    def _times(self, count: int, body: Effect, inside: bool) -> str:
        say = self.texts.say
        match body:
            case May(free):
                return say("effect-times-may", count=count, body=self.clause(free, inside))
            case Seq(parts) if len(self.merged(parts)) > 1:
                return say("effect-times-all", count=count, body=self.clause(body, inside=True))
        return say("effect-times", count=count, body=self.clause(body, inside))

    # Phrases

    def merged(self, parts: Sequence[Effect]) -> list[Effect | str]:
        """Verbs in a row that a game says in one go are one clause."""
        told: list[Effect | str] = []
        before: Effect | None = None
        for part in parts:
            key = ""
            if isinstance(before, Do) and isinstance(part, Do):
                key = f"effect-{before.phrase.form}-and-{part.phrase.form}"
                unmet = UNMET in (*before.phrase.args, *part.phrase.args)
                if not unmet and self.texts.has(key):
                    other = {
                        f"other_{name}": value for name, value in self.named(part.phrase, self.words.verbs).items()
                    }
                    told[-1] = self.texts.say(key, **self.named(before.phrase, self.words.verbs), **other)
                    before = None
                    continue
            told.append(part)
            before = part
        return told

    def _tests(self, tests: Sequence[Test]) -> str:
        return self.texts.series("effect-and", [self.test(test) for test in tests])

    def test(self, test: Test) -> str:
        """A condition or its opposite: no language negates all its sentences by one word."""
        ending = "-not" if test.negated else ""
        own = own_words(test.phrase.form, *test.phrase.args) + ending
        if test.phrase.args and self.texts.has(own):
            return self.texts.say(own)
        return self._phrase("condition", test.phrase, self.words.conditions, ending)

    def moment_key(self, moment: str, test: Test) -> str:
        return f"{moment}-{test.phrase.form}{'-not' if test.negated else ''}"

    def _verb(self, phrase: Phrase) -> str:
        """What is done; what only makes a condition hold is told by that condition's words, or not by name."""
        makes = self.words.verbs.by_name[phrase.form].makes
        if not makes or UNMET in phrase.args:
            return self._phrase("effect", phrase, self.words.verbs)
        own = own_words(makes, *phrase.args)
        if not self.texts.has(own):
            return self.texts.say(f"effect-{phrase.form}-unmet")
        return self.texts.say(f"effect-{phrase.form}", makes=self.texts.say(own))

    def _phrase(self, kind: str, phrase: Phrase, forms: Forms, ending: str = "") -> str:
        return self.texts.say(_key(kind, phrase, ending), **self.named(phrase, forms))

    def named(self, phrase: Phrase, forms: Forms) -> Args:
        """The arguments of a phrase by name, and as they are written: `find` and `find_id`; a list also with "or"."""
        named: Args = {}
        for slot, arg in zip(forms.by_name[phrase.form].slots, phrase.args, strict=True):
            plain = isinstance(arg, int) or arg == UNMET
            named[slot.name] = arg if plain else self.texts.name(slot.type.name, arg)
            named[f"{slot.name}_id"] = arg
            if slot.type is LIST:
                named[f"{slot.name}_any"] = self.texts.series("effect-any", str(named[slot.name]).split(", "))
        return named


def own_words(condition: str, *args: object) -> str:
    """The message of a condition with certain values: `condition-flag-is-plan-brace`."""
    return "-".join(("condition", condition, *map(str, args)))


def _short(effect: Effect) -> bool:
    """Whether it is clear where a part ends, whatever follows."""
    return isinstance(effect, Do) or (isinstance(effect, Seq) and all(isinstance(part, Do) for part in effect.parts))


def _deep(effect: Effect) -> bool:
    """Whether parts of a part run on, so that more behind it could belong to them."""
    match effect:
        case Do():
            return False
        case If(_, body, None) | Each(_, body) | May(body) | Times(_, body) | Pay(_, body):
            return not _short(body)
        case Choose(inner):
            return not all(map(_short, inner))
    return True


def _parted(effect: Effect) -> bool:
    """Whether a part has alternatives of its own, that could be taken for those around it."""
    return any(isinstance(tree, Choose) or (isinstance(tree, If) and tree.otherwise) for tree in trees_in(effect))


def _key(kind: str, phrase: Phrase, ending: str) -> str:
    if UNMET not in phrase.args:
        return f"{kind}-{phrase.form}{ending}"
    return "condition-unmet" if kind == "condition" else f"{kind}-{phrase.form}-unmet"


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def unmet_keys(words: Vocabulary, kinds: Collection[str]) -> list[str]:
    """The messages that every language must have for phrases with things of some kinds that nobody has met."""
    told = (("effect", words.verbs), ("group", words.groups))
    return ["condition-unmet"] + [
        f"{kind}-{name}-unmet"
        for kind, forms in told
        for name, form in forms.by_name.items()
        if any(slot.type.name in kinds for slot in form.slots)
    ]


def message_keys(words: Vocabulary) -> list[str]:
    """The messages that every language must have for this vocabulary."""
    kinds = (("effect", words.verbs), ("condition", words.conditions), ("group", words.groups))
    opposites = [f"condition-{name}-not" for name in words.conditions.by_name]
    return [f"{kind}-{name}" for kind, forms in kinds for name in forms.by_name] + opposites
