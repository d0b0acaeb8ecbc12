"""The rules text of an effect, generated from its tree, so that a card never says other than it does."""

from farlight.effects.phrases import Forms, Phrase
from farlight.effects.tree import Choose, Do, Each, Effect, If, May, Pay, Seq, Test, Times, Vocabulary
from farlight.texts import Texts


def describe(effect: Effect, words: Vocabulary, texts: Texts) -> str:
    """One or more whole sentences."""
    parts = effect.parts if isinstance(effect, Seq) else (effect,)
    return " ".join(_sentence(_clause(part, words, texts)) for part in parts)


def _clause(effect: Effect, words: Vocabulary, texts: Texts) -> str:
    """A part of a sentence: no capital, no full stop."""

    def clause(inner: Effect) -> str:
        return _clause(inner, words, texts)

    match effect:
        case Do(phrase):
            return _phrase("effect", phrase, words.verbs, texts)
        case Seq(parts):
            return texts.list("effect-then", [clause(part) for part in parts])
        case Each(group, body):
            return texts.say("effect-each", group=_phrase("group", group, words.groups, texts), body=clause(body))
        case If(tests, body, otherwise):
            test = texts.list("effect-and", [_test(test, words, texts) for test in tests])
            if otherwise is None:
                return texts.say("effect-if", test=test, body=clause(body))
            return texts.say("effect-if-else", test=test, body=clause(body), otherwise=clause(otherwise))
        case Choose(options):
            return texts.say("effect-choose", options=texts.list("effect-or", [clause(o) for o in options]))
        case May(body):
            return texts.say("effect-may", body=clause(body))
        case Times(count, body):
            return texts.say("effect-times", count=count, body=clause(body))
        case Pay(cost, body):
            return texts.say("effect-pay", cost=_phrase("effect", cost, words.verbs, texts), body=clause(body))


def _test(test: Test, words: Vocabulary, texts: Texts) -> str:
    said = _phrase("condition", test.phrase, words.conditions, texts)
    return texts.say("effect-not", test=said) if test.negated else said


def _phrase(kind: str, phrase: Phrase, forms: Forms, texts: Texts) -> str:
    slots = forms.by_name[phrase.form].slots
    named = {
        slot.name: arg if slot.type.name == "int" else texts.name(slot.type.name, arg)
        for slot, arg in zip(slots, phrase.args, strict=True)
    }
    return texts.say(f"{kind}-{phrase.form}", **named)


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def message_keys(words: Vocabulary) -> list[str]:
    """The messages that every language must have for this vocabulary."""
    kinds = (("effect", words.verbs), ("condition", words.conditions), ("group", words.groups))
    return [f"{kind}-{name}" for kind, forms in kinds for name in forms.by_name]
