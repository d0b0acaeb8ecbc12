"""What can be looked up at any moment: dice with their faces, Danger tables, types of Injury, Section cards."""

from collections.abc import Iterator

from farlight.kernel import Line, Panel
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.table.panel_parts import words


def reference_panels(content: Definitions) -> list[Panel]:
    return [
        Panel(Line("panel-danger-tables"), tuple(_dangers(content)), aside=True),
        Panel(Line("panel-injury-types"), tuple(_injuries(content)), aside=True),
        Panel(Line("panel-dice"), tuple(_dice(content)), aside=True),
        Panel(Line("panel-section-cards"), tuple(_cards(content)), aside=True),
    ]


def _dangers(content: Definitions) -> Iterator[Line]:
    """The Danger die and its tables. V-DANGER-01, V-DANGER-02."""
    yield Line("panel-faces", (words("symbols", content.ruling.danger_faces),))
    yield from (Line("panel-danger-table", (("table", table), ("danger_text", table))) for table in content.dangers)


def _injuries(content: Definitions) -> Iterator[Line]:
    """The Injury die, and what its symbols do to whom. V-ICON-31."""
    yield Line("panel-faces", (words("symbols", content.ruling.injury_faces),))
    yield from (Line("panel-injury", (("injury", kind), ("injury_text", kind))) for kind in content.injury_types)


def _dice(content: Definitions) -> Iterator[Line]:
    """Section dice. V-RUL-39."""
    for die in content.dice.values():
        yield Line("panel-die", (("die", die.id), ("colour", die.colour), words("faces", die.faces)))


def _cards(content: Definitions) -> Iterator[Line]:
    """Section cards of all Ranks: decks are built from them. V-CARD-01."""
    for card in content.sections.values():
        yield Line("panel-section-card", (("card", card.id), ("section", card.section), ("about-card", card.id)))
