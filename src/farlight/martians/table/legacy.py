"""What a legacy campaign leaves to see: changes for good, and letters that were opened. M-CAMP-08, M-MIS-CAMP-13."""

from collections.abc import Iterator

from farlight.content import tell
from farlight.content.ids import text_place
from farlight.kernel import Line
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import name_of
from farlight.texts import Texts

EACH_MISSION = "for-good-each-mission"
"""What a scar or a grace does, below the line that names it."""


def changes(seen: MartiansPlay) -> Iterator[Line]:
    """What a legacy campaign has changed about the base, the ground and its people. M-CAMP-08."""
    state, content = seen.state, seen.content
    if state.campaign is None or not content.campaigns[state.campaign.id].legacy:
        return
    yield from (Line(f"for-good-{fitting}") for fitting in state.fittings)
    for space, roi in state.tiles.items():
        if not content.rois[roi].dealt:
            yield Line("event-ground-turned", (("space", space), ("roi", roi)))
    for who, person in enumerate(state.crew):
        for name in person.traits:
            yield Line("event-trait-gained", (("who", name_of(state, who)), ("trait", name)))
            yield Line(EACH_MISSION, (("effect", content.traits[name].setup.source),))


def for_good(seen: MartiansPlay, texts: Texts) -> list[str]:
    """The same in words, with what is said of people since."""
    told: list[str] = []
    for line in changes(seen):
        said, trait = texts.line(line), dict(line.refs).get("trait")
        if line.key == EACH_MISSION:
            told[-1] = f"{told[-1]} {said}"
        else:
            told.append(f"{said} {tell(seen.content.traits[str(trait)].line, texts.language)}" if trait else said)
    return told


def letters_of(seen: MartiansPlay) -> list[tuple[str, str]]:
    """Letters that were opened, to be read again: in which mission, and the key of the text. M-MIS-CAMP-13."""
    campaign = seen.state.campaign
    if campaign is None:
        return []
    envelopes = seen.content.campaigns[campaign.id].envelopes
    return [
        (envelopes[name].mission, text_place("campaign", campaign.id, "envelopes", name, "text"))
        for name in campaign.opened
    ]
