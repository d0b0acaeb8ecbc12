"""`farlight marks`: what one campaign leaves to the next."""

from pathlib import Path

from farlight.errors import UserError
from farlight.kernel import AnyGame, load, load_game, read_header

HEAD = "farlight marks "
"""How the first line of a file of marks begins; the name of the game follows."""


def run(file: Path, out: Path | None) -> None:
    game = load_game(read_header(file).game)
    lines = [f"{HEAD}{game.name}", *game.rules.marks(load(file, game).timeline.position.state)]
    text = "\n".join(lines) + "\n"
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"{out}: {error.strerror}. Name another file with --out.") from error


def read_marks(file: Path, game: AnyGame) -> tuple[str, ...]:
    """The marks of a file that `farlight marks` wrote, or of a saved game."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        lines = []
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}. Name a saved game or what `farlight marks` wrote.") from error
    if lines[:1] == [f"{HEAD}{game.name}"]:
        return tuple(lines[1:])
    if lines and lines[0].startswith(HEAD):
        raise UserError(f"{file}: these are marks of '{lines[0].removeprefix(HEAD)}', not of '{game.name}'.")
    return tuple(game.rules.marks(load(file, game).timeline.position.state))
