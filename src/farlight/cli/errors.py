"""The errors that a user of the command line can cause: told in one sentence."""

from farlight.content import PackError
from farlight.kernel import BadSetup, SaveError, UnknownGame
from farlight.scenarios import CaseError
from farlight.texts import UnknownLanguage


class UsageError(Exception):
    """A command that cannot be carried out as given; the message says what would be right."""


EXPECTED = (BadSetup, CaseError, PackError, SaveError, UnknownGame, UnknownLanguage, UsageError)
