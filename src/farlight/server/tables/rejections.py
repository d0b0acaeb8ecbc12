"""Why the server does not do something: a code for programs, a message key for people."""

import logging
from typing import TYPE_CHECKING

from farlight.kernel import Refusal
from farlight.server.store.retry import StorageError
from farlight.server.store.tokens import new_id
from farlight.texts import Texts, quoted

if TYPE_CHECKING:
    from farlight.server.tables.live_table import LiveTable
    from farlight.wire import Position

LOG = logging.getLogger("farlight.server")


class Rejection(Exception):
    """Nothing has changed; the words are said in the language of whoever asked."""

    def __init__(self, code: str, status: int = 409, refusal: Refusal | None = None, **words: object) -> None:
        super().__init__(code)
        self.code = code
        """Also the message: `server-CODE`."""
        self.status = status
        self.refusal = refusal
        """What the rules say, if it is they who refuse."""
        self.words = words
        self.report = ""
        self.retry = 0
        """Seconds after which to try again; 0 if that would not help."""
        self.position: Position | None = None
        """How the table stands, for whoever answered a question that is not open any more."""
        self.table: LiveTable | None = None
        """The table whose rules refuse: it knows the names of things."""
        self.version = 0
        """The version of the table that was judged, if one was."""

    @property
    def rule(self) -> str:
        return self.refusal.rule if self.refusal is not None else ""

    def text(self, language: str) -> str:
        """The words, in the language of whoever asked."""
        if self.refusal is None:
            words = {name: quoted(word) if isinstance(word, str) else word for name, word in self.words.items()}
            return Texts(language).say(f"server-{self.code}", **words)
        texts = Texts(language) if self.table is None else self.table.texts(language)
        return texts.refusal(self.refusal)


def not_stored(error: StorageError) -> Rejection:
    """The database does not take or give anything now. What its driver says is for the log, not for visitors."""
    LOG.warning("nothing was stored", extra={"error": str(error)})
    return Rejection("storage", 507, reason=error.kind)


def broken(error: Exception) -> Rejection:
    """Something that should not happen: told with an id that stands in the log, too."""
    report = new_id()
    LOG.error("request failed", extra={"report": report}, exc_info=error)
    rejected = Rejection("broken", 500, report=report)
    rejected.report = report
    return rejected
