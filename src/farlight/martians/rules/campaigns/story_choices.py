"""Choices of a campaign's story: asked once, read by later missions, never taken back. Rulebook chapter 34.2."""

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.ids import StoryChoice
from farlight.martians.model.mission_sheets import CampaignCard, Choice
from farlight.martians.rules.context import About, MartiansPlay, run


def ask_story(play: MartiansPlay, card: CampaignCard, key: str, asked: Choice) -> Procedure[None]:
    """Let the crew choose, and do what comes of it. M-MIS-SLOT-01."""
    wanted = yield from choose(
        play,
        GROUP,
        "story",
        "M-MIS-SLOT-01",
        lambda: list(asked.options),
        lambda word: option("story", story=str(StoryChoice(card.id, key, word))),
        refs=(("question", str(StoryChoice(card.id, key))),),
    )
    yield from run(play, asked.options[wanted], About(play.state.first), "M-MIS-SLOT-01")
