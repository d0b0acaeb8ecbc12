"""What a campaign has to be read that is on no card: its letters, its endings and the lines that are added to them.

Each is known by the key of its text, `winters.endings.0`.
"""

from collections.abc import Iterator

from farlight.content.reach import Node
from farlight.martians.model.content import Definitions
from farlight.martians.model.mission_sheets import CampaignCard
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.debriefing import epilogue

KINDS = {"endings": "ending", "defeats": "ending", "lost": "ending", "added": "ending line", "envelopes": "letter"}
"""What coverage calls each part of a campaign's card."""


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


def read_of_campaign(play: MartiansPlay) -> Iterator[Node]:
    """What was opened on the way, and what is read in the end."""
    campaign = play.state.campaign
    if campaign is None:
        return
    yield from ((KINDS["envelopes"], f"{campaign.id}.envelopes.{name}") for name in campaign.opened)
    for told in epilogue(play):
        _, _, key = told.partition("|")[0].partition(".")
        yield KINDS[key.split(".")[1]], key
