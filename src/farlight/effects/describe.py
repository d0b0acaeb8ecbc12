"""The rules text of an effect, generated from its tree, so that a card never says other than it does."""

from collections.abc import Collection, Iterable

from farlight.effects.phrases import Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary
from farlight.effects.unmet import UNMET
from farlight.texts import Texts


def describe(
    effect: Effect, words: Vocabulary, texts: Texts, subject: str = "", personal: frozenset[str] = frozenset()
) -> str:
    """One or more whole sentences. Those with a `personal` phrase say whom they concern, if the subject is told."""
    said = []
    for part in effect.parts if isinstance(effect, Seq) else (effect,):
        clause = _clause(part, words, texts)
        concerned = subject and _concerns(part, personal)
        said.append(_sentence(texts.say("effect-each", group=subject, body=clause) if concerned else clause))
    return " ".join(said)


def describe_tests(tests: Iterable[Test], words: Vocabulary, texts: Texts) -> str:
    """Conditions as a part of a sentence."""
    return texts.list("effect-and", [_test(test, words, texts) for test in tests])


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


def _clause(effect: Effect, words: Vocabulary, texts: Texts) -> str:
    """A part of a sentence: no capital, no full stop."""

    def clause(inner: Effect) -> str:
        return _clause(inner, words, texts)

    def closed(inner: Effect) -> str:
        """A part that more follows: in brackets, if the reader could not see where it ends."""
        within_seq = isinstance(effect, Seq)
        return f"({clause(inner)})" if _runs_on(inner, within_seq) else clause(inner)

    match effect:
        case Do(phrase):
            return _phrase("effect", phrase, words.verbs, texts)
        case Seq(parts):
            return texts.list("effect-then", [*(closed(part) for part in parts[:-1]), clause(parts[-1])])
        case Each(group, body):
            return texts.say("effect-each", group=_phrase("group", group, words.groups, texts), body=clause(body))
        case If(tests, body, otherwise):
            said = describe_tests(tests, words, texts)
            if otherwise is None:
                return texts.say("effect-if", test=said, body=clause(body))
            return texts.say("effect-if-else", test=said, body=closed(body), otherwise=clause(otherwise))
        case Choose(options):
            said_options = [*(closed(option) for option in options[:-1]), clause(options[-1])]
            return texts.say("effect-choose", options=texts.list("effect-or", said_options))
        case May(body):
            return texts.say("effect-may", body=clause(body))
        case Times(count, body):
            return texts.say("effect-times", count=count, body=clause(body))
        case Pay(cost, body):
            return texts.say("effect-pay", cost=_phrase("effect", cost, words.verbs, texts), body=clause(body))


def _runs_on(effect: Effect, within_seq: bool) -> bool:
    match effect:
        case Do():
            return False
        case Seq(parts):
            return not all(isinstance(part, Do) for part in parts)
        case Pay(_, Do()):
            return within_seq
    return True


def _test(test: Test, words: Vocabulary, texts: Texts) -> str:
    """A condition or its opposite: no language negates all its sentences by one word."""
    return _phrase("condition", test.phrase, words.conditions, texts, "-not" if test.negated else "")


def _phrase(kind: str, phrase: Phrase, forms: Forms, texts: Texts, ending: str = "") -> str:
    slots = forms.by_name[phrase.form].slots
    named = {
        slot.name: arg if isinstance(arg, int) or arg == UNMET else texts.name(slot.type.name, arg)
        for slot, arg in zip(slots, phrase.args, strict=True)
    }
    return texts.say(_key(kind, phrase, ending), **named)


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
