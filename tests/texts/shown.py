"""All that a table says in words at a moment, for tests of what it must not say."""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from farlight.bots import Look, bots_of
from farlight.bots.advice import reason_sentences, reasons_of
from farlight.kernel import Position
from farlight.texts import Texts

Table = Position[Any, Any]


def texts_at(position: Table, language: str = "en") -> Texts:
    game = position.game
    return Texts(language, [game.texts], lambda *asked: game.table.name_at(position.state, *asked))


def shown(position: Table, texts: Texts, seats: int, apart: Collection[str] = ()) -> Iterator[str]:
    """Everything that frames, odds and refusals say in words to these seats; some fields of the scene apart."""
    game = position.game
    yield from strings_in(
        msgspec.to_builtins(game.table.scene(game.play(game.view(position.state, None)), texts)), apart
    )
    for decision in position.open:
        yield texts.prompt(decision)
        for option in decision.options:
            yield texts.option(option)
            yield texts.about(option)
        odds = game.table.outlook(position.play, decision)
        if odds is not None:
            yield from map(texts.line, (*odds.lines, *odds.options.values()))
    for effect in position.interrupts():
        yield texts.option(effect.option)
        yield texts.about(effect.option)
    for seat in range(seats):
        for option, refusal in position.play.barred(seat) if position.open and position.play.barred else ():
            yield texts.option(option)
            yield texts.refusal(refusal)


def hinted(position: Table, texts: Texts) -> Iterator[str]:
    """What the adviser says to the question that is open."""
    look = Look(position)
    bot = bots_of(position.game)[position.game.bots.adviser](1)
    number = bot.choose(look)
    yield from reason_sentences(look, number, reasons_of(bot, look, number), texts)


def strings_in(value: Any, apart: Collection[str] = ()) -> Iterator[str]:
    """All that plain data says."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in apart:
                yield from strings_in(inner, apart)
    elif isinstance(value, list):
        for inner in value:
            yield from strings_in(inner, apart)
