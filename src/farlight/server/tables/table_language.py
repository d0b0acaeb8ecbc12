"""The words of one table: a language with the names that the table has given to things."""

from farlight.kernel import AnyGame, GameState
from farlight.texts import Texts


def texts_of(game: AnyGame, language: str, state: GameState) -> Texts:
    """A language with the names that a table has given to things by then."""
    return Texts(language, [game.texts], game.table.names_at(state))
