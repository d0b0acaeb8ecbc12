"""What people type: names and titles. Only what can be shown is kept."""

from farlight.server.tables.rejections import Rejection

LONGEST_NAME = 40
LONGEST_TITLE = 80


def plain(text: str) -> str:
    """A text on one line, without what cannot be shown; databases take it, too."""
    return "".join(character for character in text if character.isprintable()).strip()


def name_of(text: str) -> str:
    """A name that somebody chose; raises `Rejection`."""
    name = plain(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Rejection("bad-name", 400, most=LONGEST_NAME)
    return name
