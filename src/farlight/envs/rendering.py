"""What a seat sees, for people: as text, and the same as a picture."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from farlight.envs.episode import Episode
from farlight.kernel import Panel
from farlight.texts import Texts

LINE, MARGIN, WIDTH = 16, 12, 760
PAPER, INK, TITLE = (20, 23, 28), (232, 234, 237), (125, 179, 240)


def as_text(episode: Episode, seat: int | None = None, language: str = "en") -> str:
    """The table in words, with what is asked and what can be done."""
    return "\n".join(line for line, _ in _lines(episode, seat, language))


def as_picture(episode: Episode, seat: int | None = None, language: str = "en") -> NDArray[np.uint8]:
    """The same, drawn: height x width x 3."""
    lines = list(_lines(episode, seat, language))
    image = Image.new("RGB", (WIDTH, LINE * len(lines) + 2 * MARGIN), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default()
    for place, (line, is_title) in enumerate(lines):
        shown = line.encode("latin-1", "replace").decode("latin-1")
        draw.text((MARGIN, MARGIN + LINE * place), shown, TITLE if is_title else INK, font)
    return np.asarray(image)


def _lines(episode: Episode, seat: int | None, language: str) -> Iterator[tuple[str, bool]]:
    """Lines, and whether each is a title."""
    game, position = episode.game, episode.position
    texts = Texts(language, [game.texts], game.table.names_at(position.state))
    for panel in game.table.panels(game.play(game.view(position.state, seat))):
        yield from _panel(panel, texts)
    decision = episode.decision
    if decision is None:
        yield position.outcome, True
        return
    yield texts.prompt(decision), True
    names = episode.options()
    known = {option.id: texts.option(option) for _, option in position.choices()}
    for action, option_id in names.items():
        yield f"  {action:4} {known.get(option_id, option_id)}", False


def _panel(panel: Panel, texts: Texts) -> Iterator[tuple[str, bool]]:
    yield texts.line(panel.title), True
    for line in panel.lines:
        yield f"  {texts.line(line)}", False
