"""The file that a game at this terminal is kept in: nothing is ever lost, not even when two tables play the same."""

from pathlib import Path

from farlight.cli.game_folder import is_ours, named_file, new_file, saves_folder
from farlight.cli.terminal.table import Notice
from farlight.errors import UserError
from farlight.kernel import AnyTimeline, SaveError, read_header, save
from farlight.texts import Texts


class SaveFile:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        """Why the game as it stands is not in the file; empty if it is."""
        self._written = _digest(path)

    def keep(self, timeline: AnyTimeline, texts: Texts) -> list[Notice]:
        """Write the game as it stands; tells what somebody has to know about that."""
        told: list[Notice] = []
        if _digest(self.path) != self._written:
            self.path = new_file(timeline.game.name)
            told.append(Notice(texts.say("terminal-forked", file=str(self.path)), "yellow"))
        try:
            save(timeline, self.path)
        except OSError as error:
            self.problem = f"{self.path}: {error.strerror}"
            return [*told, Notice(texts.say("terminal-unsaved", reason=self.problem), "bold red")]
        self.problem = ""
        self._written = _digest(self.path)
        return told


def place_for(name: str, texts: Texts) -> Path:
    """Where somebody wants to keep a moment. Only a save is ever replaced; raises `UserError`."""
    file = named_file(name)
    if not is_ours(file):
        raise UserError(texts.say("terminal-save-foreign", file=str(file)))
    if file.parent != saves_folder() and not file.parent.is_dir():
        raise UserError(texts.say("terminal-save-folder", folder=str(file.parent)))
    return file


def _digest(file: Path) -> str:
    """What a file says of itself: changes whenever somebody writes it."""
    try:
        return read_header(file).digest if file.exists() else ""
    except (OSError, SaveError):
        return "unreadable"
