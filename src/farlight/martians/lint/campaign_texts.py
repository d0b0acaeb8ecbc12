"""What a campaign has to be read that is on no card, and what is read at the end: letters, endings, added lines.

Each is known by the key of its text, `winters.endings.0`.
"""

from collections.abc import Iterator

from farlight.content.ids import BoundText, TextPlace
from farlight.content.reach import Node
from farlight.martians.model.content import Definitions
from farlight.martians.model.mission_sheets import CampaignCard
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.debriefing import read_out

KINDS = {"endings": "ending", "defeats": "ending", "lost": "ending", "added": "ending line", "envelopes": "letter"}
"""What coverage calls each part of a campaign's card."""
CARDS = ("debrief", "talk")
"""Kinds of cards from which lines of a debriefing come."""


def campaign_texts(content: Definitions) -> dict[Node, str]:
    """All of them, each with what leads to it. M-APP-45, M-MIS-CAMP-14."""
    return {
        (KINDS[part], f"{card.id}.{part}{place}"): f"{rule} > campaign {card.id} > {when}"
        for card in content.campaigns.values()
        for part, place, rule, when in _texts_of(card)
    }


def _texts_of(card: CampaignCard) -> Iterator[tuple[str, str, str, str]]:
    """The part of the card and the place there, the rule that reads it, and when it does."""
    for part, lines in (("endings", card.endings), ("defeats", card.defeats), ("added", card.added)):
        yield from ((part, f".{number}", "M-APP-45", line.when.source) for number, line in enumerate(lines))
    if card.lost:
        yield "lost", "", "M-APP-45", "no other defeat"
    for name, letter in card.envelopes.items():
        yield "envelopes", f".{name}", "M-MIS-CAMP-14", f"mission {letter.mission} > objective {letter.objective}"


def read_at_end(play: MartiansPlay) -> Iterator[Node]:
    """What is read when all is over, shared lines of debriefings included, and the letters that were opened before."""
    campaign = play.state.campaign
    if campaign is not None:
        yield from ((KINDS["envelopes"], f"{campaign.id}.envelopes.{name}") for name in campaign.opened)
    for told in read_out(play):
        kind, card, path = TextPlace.parse(BoundText.parse(told).place)
        if kind == "campaign":
            yield KINDS[path[0]], ".".join((card, *path))
        elif kind in CARDS:
            yield kind, card
