"""What a seat sees as it is drawn: with names and words in the viewer's language."""

from farlight.content.ids import Outcome
from farlight.martians.model.ids import ObjectiveId, joined
from farlight.martians.model.state import Entry
from farlight.martians.rules.actions.plan_menu import PLAIN
from farlight.martians.rules.actions.targets import needed
from farlight.martians.rules.app_events import listed, retold, reward_of, rounds_left, strike_chance
from farlight.martians.rules.context import MartiansPlay, sized
from farlight.martians.rules.debriefing import read_out
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.rules.rounds import PHASES
from farlight.martians.table.panels import difficulty_lines, ending_lines, find_effect, story_lines, tick
from farlight.martians.table.scene_base import complexes_of, forecast_of, rooms_of, told_upgrade
from farlight.martians.table.scene_map import counted, spaces_of
from farlight.martians.table.scene_people import crew_of, helpers_of, plan_of
from farlight.martians.table.scene_types import (
    CargoScene,
    EndingScene,
    EntryScene,
    ForeseenScene,
    MartiansScene,
    MissionScene,
    ObjectiveScene,
    PastScene,
    StartScene,
    Told,
)
from farlight.texts import Texts

TOLD_PAST = {
    "event": "event", "done": "event", "consequence": "event", "malfunction": "malfunction", "echo": "echo",
    "adventure": "adventure", "adventure-later": "adventure",
}  # fmt: skip
"""What the app's own log tells, and whose name it bears; rolls are in the log of the table."""


def scene_of(seen: MartiansPlay, texts: Texts) -> MartiansScene:
    view = seen.state
    laid = bool(view.crew)
    ending = read_out(seen)
    return MartiansScene(
        title=texts.name("mission", view.mission),
        moment=_moment(seen, texts),
        phase=view.phase,
        phases=[Told(phase, texts.name("rail", phase)) for phase in PHASES],
        sol=view.sol,
        sols=view.sols,
        complexes=complexes_of(seen, texts) if laid else [],
        rooms=rooms_of(seen, texts),
        forecast=forecast_of(seen, texts),
        crew=crew_of(seen, texts),
        helpers=helpers_of(seen, texts) if laid else [],
        plan=plan_of(seen, texts),
        ready=[slot.ready for slot in view.seats],
        spaces=spaces_of(seen, texts),
        mission=_mission(seen, texts),
        log=[_entry(entry, place, seen, texts) for place, entry in enumerate(listed(view))],
        cargo=_cargo(seen, texts),
        history=_history(seen, texts),
        ending=_ending(ending, seen, texts) if ending else None,
        start=None if view.difficulty else _start(seen, texts),
    )


def foreseen_of(seen: MartiansPlay, texts: Texts) -> ForeseenScene:
    """What differs in a table as it would be tomorrow."""
    return ForeseenScene(forecast_of(seen, texts), complexes_of(seen, texts), broken_elements(seen))


def _moment(seen: MartiansPlay, texts: Texts) -> str:
    view = seen.state
    phase = texts.name("rail", view.phase or "setup")
    return texts.say("scene-moment", sol=view.sol, sols=view.sols, phase=phase) if view.sol else phase


def _mission(seen: MartiansPlay, texts: Texts) -> MissionScene:
    view, content = seen.state, seen.content
    own = content.tables.special.get((view.mission, "own"), ()) + PLAIN["own"]
    campaign = view.campaign
    return MissionScene(
        name=texts.name("mission", view.mission),
        story=texts.name("text", f"mission.{view.mission}.background"),
        difficulty=texts.name("difficulty", view.difficulty) if view.difficulty else "",
        objectives=_objectives(seen, texts),
        notes=[texts.line(line) for line in story_lines(seen)],
        broken=broken_elements(seen),
        threshold=content.missions[view.mission].threshold,
        actions=[Told(name, texts.name("action", name), texts.name("deed", name)) for name in own],
        campaign=texts.name("campaign", campaign.id) if campaign else "",
        number=campaign.number + 1 if campaign else 0,
        missions=len(content.campaigns[campaign.id].missions) if campaign else 0,
    )


def _objectives(seen: MartiansPlay, texts: Texts) -> list[ObjectiveScene]:
    mission = seen.state.mission
    return [
        ObjectiveScene(
            str(ObjectiveId(mission, each.id)),
            texts.name("objective", str(ObjectiveId(mission, each.id))),
            tick(seen, each),
            texts.name("ways", joined(each.by)) if each.by else "",
        )
        for each in seen.content.missions[mission].objectives
    ]


def _entry(entry: Entry, place: int, seen: MartiansPlay, texts: Texts) -> EntryScene:
    card = seen.content.events[entry.event]
    return EntryScene(
        id=entry.event,
        place=place,
        name=texts.name("event", entry.event),
        story=texts.name("text", retold(seen, entry)),
        state=entry.state,
        left=rounds_left(seen.state, entry),
        strikes=strike_chance(seen, entry, seen.state.sol + 1),
        pawns=card.pawns,
        needs=texts.name("needs", joined(needed(card.needs))) if card.needs else "",
        reward=texts.name("acting_effect", sized(seen, reward_of(seen, entry)).source),
    )


def _cargo(seen: MartiansPlay, texts: Texts) -> CargoScene:
    view = seen.state
    finds = [(token, find_effect(seen, token)) for token in view.poi]
    return CargoScene(
        ready=counted(sorted(view.available), texts),
        coming=counted(sorted(view.pending), texts),
        examined=counted(view.examined, texts),
        discovered=counted(view.discovered, texts),
        finds=[Told(token, texts.name("poi", token), texts.name("effect", effect)) for token, effect in finds],
        upgrades=[told_upgrade(card, texts) for card in view.upgrades],
        installed=[told_upgrade(card, texts) for card in view.installed],
    )


def _history(seen: MartiansPlay, texts: Texts) -> list[PastScene]:
    told = [past for past in seen.state.history if past[1] in TOLD_PAST]
    return [PastScene(sol, kind, texts.name(TOLD_PAST[kind], what)) for sol, kind, what in told]


def _ending(keys: list[str], seen: MartiansPlay, texts: Texts) -> EndingScene:
    result = seen.state.flags.get("result", "")
    return EndingScene(
        won=Outcome.parse(result).is_won,
        title=texts.name("outcome", result),
        objectives=_objectives(seen, texts),
        facts=[texts.line(line) for line in ending_lines(seen)],
        lines=[texts.name("text", key) for key in keys],
        over=bool(seen.state.outcome),
    )


def _start(seen: MartiansPlay, texts: Texts) -> StartScene:
    levels = zip(seen.content.difficulties, difficulty_lines(seen), strict=True)
    return StartScene([Told(level, texts.name("difficulty", level), texts.line(line)) for level, line in levels])
