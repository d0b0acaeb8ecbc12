"""What a mission and its campaign want, and what they want next: the goals that are one click away."""

from collections.abc import Iterator

from farlight.content import tell
from farlight.content.ids import Outcome, text_place
from farlight.kernel import Goal, Remark
from farlight.martians.model.ids import MissionResult
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.legacy import for_good, letters_of
from farlight.martians.table.scene_types import ObjectiveScene
from farlight.texts import Texts


def goals_of(seen: MartiansPlay, objectives: list[ObjectiveScene], texts: Texts) -> list[Goal]:
    """The mission first, then the campaign that it belongs to."""
    mission = seen.state.mission
    steps = tuple(Remark(_words(each, texts), each.state == "done") for each in objectives)
    why = texts.name("text", text_place("mission", mission, "background"))
    goal = Goal(texts.say("goal-mission"), texts.name("mission", mission), why, steps, _onward(seen, objectives, texts))
    return [goal, *_campaign(seen, texts)]


def _words(objective: ObjectiveScene, texts: Texts) -> str:
    told = f"{objective.text} ({objective.count})" if objective.count else objective.text
    return texts.say("goal-optional", what=told) if objective.state == "optional" else told


def _onward(seen: MartiansPlay, objectives: list[ObjectiveScene], texts: Texts) -> str:
    """The first objective that is open, with the ways there are to reach it, and how long there is."""
    wanted = next((each for each in objectives if each.state == "open"), None)
    if wanted is None or not seen.state.sol:
        return ""
    what = texts.say("goal-by", what=wanted.text, how=wanted.how) if wanted.how else wanted.text
    return texts.say("goal-next", what=what, sols=max(0, seen.state.sols - seen.state.sol))


def _campaign(seen: MartiansPlay, texts: Texts) -> Iterator[Goal]:
    """Missions up to the one in hand; those to come stay unknown."""
    campaign = seen.state.campaign
    if campaign is None:
        return
    card = seen.content.campaigns[campaign.id]
    played = (*card.missions[: campaign.number], seen.state.mission)
    steps = tuple(
        Remark(texts.name("mission", mission), place < len(campaign.results) and _won(campaign.results[place]))
        for place, mission in enumerate(played)
    )
    onward = texts.say("goal-of", number=campaign.number + 1, all=len(card.missions))
    why = tell(card.intro, texts.language)
    yield Goal(texts.say("goal-campaign"), texts.name("campaign", campaign.id), why, steps, onward)
    changed = tuple(Remark(each, True) for each in for_good(seen, texts))
    if changed:
        letters = texts.say("goal-letters", count=len(campaign.opened))
        yield Goal(texts.say("goal-for-good"), texts.say("goal-changed"), letters, changed)
    for mission, text in letters_of(seen):
        yield Goal(texts.say("goal-letter"), texts.name("mission", mission), texts.name("text", text))


def _won(result: str) -> bool:
    return Outcome.parse(MissionResult.parse(result).outcome).is_won
