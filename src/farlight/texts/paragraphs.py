"""Long tales in paragraphs. Where an author has set none, one begins when somebody speaks, or when enough was said."""

import re
from collections.abc import Iterator

LONG = 320
"""Letters from which on a tale is more than a paragraph."""
SPOKEN, ENOUGH = 110, 240
"""Letters of a paragraph after which somebody who speaks begins the next one, and after which anybody does."""
REST = 90
"""Letters that are too few for a last paragraph of their own."""
_END = re.compile("[.!?…][\"”\u2019»“')]*\\s+")
_OPENING = "\"“„«'\u2018\u201a"
_PAIRS = (("„", "“"), ("“", "”"), ("«", "»"))


def in_paragraphs(text: str) -> str:
    """The same words, with line breaks between paragraphs; a text that is short or has some is left as it is."""
    if len(text) < LONG or "\n" in text:
        return text
    return "\n\n".join(_paragraphs(text))


def _paragraphs(text: str) -> Iterator[str]:
    begun = 0
    for found in _END.finditer(text):
        end, said = found.end(), found.end() - begun
        if len(text) - end < REST:
            break
        speaks = text[end] in _OPENING
        if said >= (SPOKEN if speaks else ENOUGH) and not _within_speech(text[:end]):
            yield text[begun:end].strip()
            begun = end
    yield text[begun:].strip()


def _within_speech(told: str) -> bool:
    """Whether what somebody says goes on after this."""
    opening, closing = next((pair for pair in _PAIRS if pair[0] in told), ("", ""))
    return told.count('"') % 2 == 1 or (bool(opening) and told.count(opening) > told.count(closing))
