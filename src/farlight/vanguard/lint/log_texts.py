"""The Logs as an editor listens to them: their tellings, whether they ask, and whether they know what was before."""

from collections.abc import Iterator

from farlight.content import Log
from farlight.content.cards import effects_in
from farlight.effects import Choose, Effect, If, Seq
from farlight.vanguard.lint.logbook_marks import phrases_in
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import Token
from farlight.vanguard.model.planet_cards import LogCard
from farlight.vanguard.rules.context import conditions
from farlight.vanguard.rules.story_text import tokens_in

_BEFORE = ("flag", "box", "log", "mission")
"""What a condition asks for that only something that happened before can bring. V-RESET-03."""
_WAYS = 2


def logs_in(content: Definitions) -> Iterator[Log]:
    for name, card in content.logs.items():
        path = ("log", name)
        others = [((*path, "instead", place, "text"), each.text) for place, each in enumerate(card.instead)]
        yield Log(path, [((*path, "text"), card.text), *others], _asks(card), _recalls(card))


def _asks(card: LogCard) -> bool:
    """Whether it has two ways at least, in one of its tellings or in what it does."""
    if len(card.choices) >= _WAYS or any(len(each.choices) >= _WAYS for each in card.instead):
        return True
    return any(_chooses(effect.tree) for _, effect in effects_in(card, ()))


def _chooses(tree: Effect) -> bool:
    match tree:
        case Choose():
            return True
        case Seq(parts):
            return any(map(_chooses, parts))
        case If(_, body, otherwise):
            return _chooses(body) or (otherwise is not None and _chooses(otherwise))
    return False


def _recalls(card: LogCard) -> bool:
    """Whether a condition, a clause or a count of it asks for something that happened before."""
    texts = (card.text, *(each.text for each in card.instead))
    if any(Token.parse(token).word in ("if", "count") for text in texts for token in tokens_in(text)):
        return True
    phrases = (phrase for _, effect in effects_in(card, ()) for phrase in phrases_in(effect.tree))
    asked = (forms.by_name[phrase.form] for forms, phrase in phrases if forms is conditions)
    return any(slot.type.name in _BEFORE for form in asked for slot in form.slots)
