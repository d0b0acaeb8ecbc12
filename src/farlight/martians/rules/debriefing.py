"""The result screen: what is read when a mission or a campaign is over. M-APP-35, M-APP-45."""

from farlight.content.ids import Outcome, text_place
from farlight.martians.model.mission_sheets import CampaignCard
from farlight.martians.rules.app_events import story
from farlight.martians.rules.context import About, MartiansPlay, holds

VICTORY = "victory"
"""What the crew says to it."""
MOST_SHARED = 3
"""Shared lines of one debriefing, the first of the table first."""


def read_out(play: MartiansPlay) -> list[str]:
    """All that is read now; nothing while the mission goes on."""
    return [*debrief(play), *epilogue(play)]


def debrief(play: MartiansPlay) -> list[str]:
    """How the mission ended, in the keys of its lines: `mission.home.win`, `mission.home.lines.0`, `debrief.db02`."""
    state = play.state
    result = state.flags.get("result", "")
    if not result:
        return []
    worst = max(range(len(state.crew)), key=lambda who: state.crew[who].wounds)
    return [story(play, key, worst) for key in _lines(play, result)]


def _lines(play: MartiansPlay, result: str) -> list[str]:
    state = play.state
    about = About(state.first)
    shared = sorted(play.content.debriefs.values(), key=lambda card: card.order)
    if result == "lost/death":
        return [text_place("debrief", card.id) for card in shared if holds(play, card.when, about)][:1]
    how, why = Outcome.parse(result)
    ending = "win" if how == "won" else "loss_parts" if why == "parts" else "loss_time"
    mission = play.content.missions[state.mission]
    own = [
        text_place("mission", mission.id, "lines", number)
        for number, line in enumerate(mission.lines)
        if holds(play, line.when, about)
    ]
    lines = [text_place("debrief", card.id) for card in shared if holds(play, card.when, about)]
    is_cheered = ending == "win" and VICTORY in play.content.talk
    cheer = [text_place("talk", VICTORY, "lines", state.sol % 2)] if is_cheered else []
    return [text_place("mission", mission.id, ending), *own, *lines[:MOST_SHARED], *cheer]


def epilogue(play: MartiansPlay) -> list[str]:
    """The end of a campaign, by what the crew did. M-APP-45."""
    state = play.state
    campaign = state.campaign
    if campaign is None or not state.outcome:
        return []
    card = play.content.campaigns[campaign.id]
    about = About(state.first)
    good = Outcome.parse(state.outcome).is_won
    part, ends = ("endings", card.endings) if good else ("defeats", card.defeats)
    fitting = [number for number, line in enumerate(ends) if holds(play, line.when, about)]
    keys: list[tuple[str | int, ...]] = [(part, number) for number in fitting[:1]]
    if not keys and not good and card.lost:
        keys = [("lost",)]
    keys += [("added", number) for number in _added(play, card, good=good)]
    return [story(play, text_place("campaign", card.id, *key), state.first) for key in keys]


def _added(play: MartiansPlay, card: CampaignCard, *, good: bool) -> list[int]:
    """Lines that an epilogue adds; after a defeat some of them, after a death none."""
    about = About(play.state.first)
    if play.state.flags.get("result") == "lost/death":
        return []
    told = [(number, line) for number, line in enumerate(card.added) if good or line.after_defeat]
    return [number for number, line in told if holds(play, line.when, about)]
