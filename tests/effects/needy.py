"""Words of a vocabulary that need something around them, each as an effect of its own."""

from collections.abc import Iterator

from farlight.effects import Form, Forms, Vocabulary

NAMED = {"int": "1", "list": "one"}
"""What stands in a slot that has no words."""

Needy = tuple[str, str]
"""What the form is called, and an effect with one phrase of it."""


def needy(words: Vocabulary) -> Iterator[Needy]:
    """Of every form that needs a context, and of every word of a slot that does."""
    for forms in (words.verbs, words.conditions, words.groups):
        for form in forms.by_name.values():
            if form.needs:
                yield form.name, effect_with(forms, form)
            for place, slot in enumerate(form.slots):
                for word, _ in slot.type.needs:
                    yield f"{form.name} {word}", effect_with(forms, form, {place: word})


def effect_with(forms: Forms, form: Form, named: dict[int, str] | None = None) -> str:
    """An effect with one phrase of this form; some slots may have words of the caller's choice."""
    args = [slot.type.words[0] if slot.type.words else NAMED.get(slot.type.name, "x") for slot in form.slots]
    for place, word in (named or {}).items():
        args[place] = word
    said = form.write(args)
    match forms.kind:
        case "condition":
            return f"if {said}: nothing"
        case "group":
            return f"each {said}: nothing"
    return said


def needs_of(words: Vocabulary) -> set[str]:
    """Every context that something needs, as it is written where it is registered."""
    all_forms = [form for forms in (words.verbs, words.conditions, words.groups) for form in forms.by_name.values()]
    own = {need for form in all_forms for need in form.needs}
    return own | {need for form in all_forms for slot in form.slots for _, need in slot.type.needs}
