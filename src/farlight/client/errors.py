"""What can go wrong between a client and its server, each with a sentence for people."""

from farlight.errors import UserError


class ClientError(UserError):
    """Something that the server would not do, or could not be told."""


class BadLink(ClientError):
    """A text that is no link to a table."""


class Unreachable(ClientError):
    """Nobody answers at that address."""


class Refused(ClientError):
    """The server refused a request or a command; nothing has changed."""

    def __init__(self, code: str, text: str, rule: str = "", report: str = "") -> None:
        super().__init__(text)
        self.code = code
        """For programs: `stale`, `refused`, `not-your-seat` and so on."""
        self.rule = rule
        """The rule that forbids it, if it is a rule."""
        self.report = report
        """The id of an error report, if the rules stumbled."""


class Ended(ClientError):
    """The server ended a live connection for good, or we did."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
