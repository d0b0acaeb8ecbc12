"""What a seat sees as it is drawn: with names and words in the viewer's language."""

from farlight.content.ids import Outcome, text_place
from farlight.content.pictures import face_scene
from farlight.kernel.scenes import Each, Parts, fact, whole
from farlight.martians.model.content import Definitions
from farlight.martians.model.ids import ObjectiveId, joined
from farlight.martians.model.mission_sheets import Objective
from farlight.martians.model.state import Martians
from farlight.martians.rules.actions.plan_menu import PLAIN
from farlight.martians.rules.actions.targets import needed
from farlight.martians.rules.app_events import listed, retold, reward_of, rounds_left, strike_chance
from farlight.martians.rules.context import COMPLEXES, SPACES, MartiansPlay, sized
from farlight.martians.rules.debriefing import read_out
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.rules.rounds import PHASES
from farlight.martians.table.goals import goals_of
from farlight.martians.table.objective_counts import Progress, progress_of
from farlight.martians.table.panels import difficulty_lines, ending_lines, find_effect, story_lines, tick
from farlight.martians.table.plan_forecast import foreseen
from farlight.martians.table.scene_base import (
    Relief,
    coming_of,
    complex_of,
    complexes_of,
    forecast_of,
    relief_of,
    room_of,
    told_upgrade,
)
from farlight.martians.table.scene_map import counted, space_of
from farlight.martians.table.scene_people import helper_of, helpers_in, machines_of, person_of, stack_of
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


def _title(seen: MartiansPlay, texts: Texts) -> str:
    return texts.name("mission", seen.state.mission)


def foreseen_of(seen: MartiansPlay, texts: Texts, relief: Relief | None = None) -> ForeseenScene:
    """What differs in a table as it would be tomorrow; its plan may be known to be worth so much."""
    sheet = seen.content.missions[seen.state.mission]
    counts = {str(ObjectiveId(sheet.id, each.id)): progress_of(seen, each) for each in sheet.objectives}
    goals = {name: found.now for name, found in counts.items() if found is not None}
    forecast = coming_of(seen, texts, relief or relief_of(seen))
    return ForeseenScene(forecast, complexes_of(seen, texts), broken_elements(seen), goals)


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
        story=texts.name("text", text_place("mission", view.mission, "background")),
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
    """As things are, whatever is planned."""
    return [_objective(seen, each, texts) for each in seen.content.missions[seen.state.mission].objectives]


def _objective(seen: MartiansPlay, objective: Objective, texts: Texts) -> ObjectiveScene:
    name, state = str(ObjectiveId(seen.state.mission, objective.id)), tick(seen, objective)
    found = progress_of(seen, objective) if seen.state.crew and (state != "done" or objective.live) else None
    return ObjectiveScene(
        name,
        texts.name("objective", name),
        state,
        texts.name("ways", joined(objective.by)) if objective.by else "",
        found.now if found else 0,
        found.wanted if found else 0,
        _count(found, texts) if found else "",
    )


def _count(found: Progress, texts: Texts) -> str:
    return texts.say("scene-at-most" if found.at_most else "scene-count", now=found.now, wanted=found.wanted)


def _planned(seen: MartiansPlay, texts: Texts) -> ForeseenScene | None:
    """Tomorrow, with this plan."""
    later = foreseen(seen, 0, "")
    return None if later is None else foreseen_of(later, texts, fact(relief_of, seen))


def _entry(place: int, seen: MartiansPlay, texts: Texts) -> EntryScene:
    entry = listed(seen.state)[place]
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
        type=texts.name("action", card.type) if card.type else "",
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


def _ending(seen: MartiansPlay, texts: Texts) -> EndingScene | None:
    keys = read_out(seen)
    if not keys:
        return None
    result = seen.state.flags.get("result", "")
    return EndingScene(
        won=Outcome.parse(result).is_won,
        title=texts.name("outcome", result),
        objectives=_objectives(seen, texts),
        facts=[texts.line(line) for line in ending_lines(seen)],
        lines=[texts.name("text", key) for key in keys],
        over=bool(seen.state.outcome),
    )


def _start(seen: MartiansPlay, texts: Texts) -> StartScene | None:
    if seen.state.difficulty:
        return None
    levels = zip(seen.content.difficulties, difficulty_lines(seen), strict=True)
    return StartScene([Told(level, texts.name("difficulty", level), texts.line(line)) for level, line in levels])


PARTS: Parts[Martians, Definitions] = {
    "title": _title,
    "moment": _moment,
    "goals": lambda seen, texts: goals_of(seen, _objectives(seen, texts), texts),
    "phase": lambda seen, _: seen.state.phase,
    "phases": lambda _, texts: [Told(phase, texts.name("rail", phase)) for phase in PHASES],
    "sol": lambda seen, _: seen.state.sol,
    "sols": lambda seen, _: seen.state.sols,
    "complexes": Each(lambda seen: COMPLEXES[::-1] if seen.state.crew else (), complex_of),
    "rooms": Each(lambda seen: seen.state.facilities, room_of),
    "forecast": forecast_of,
    "crew": Each(lambda seen: range(len(seen.state.crew)), person_of),
    "faces": lambda seen, _: [face_scene(name, card.face) for name, card in seen.content.astronauts.items()],
    "helpers": Each(helpers_in, helper_of),
    "machines": machines_of,
    "planned": _planned,
    "plan": Each(lambda seen: range(len(seen.state.plan)), stack_of),
    "ready": lambda seen, _: [slot.ready for slot in seen.state.seats],
    "spaces": Each(lambda seen: SPACES if seen.state.crew else (), space_of),
    "mission": _mission,
    "log": Each(lambda seen: range(len(listed(seen.state))), _entry),
    "cargo": _cargo,
    "history": _history,
    "ending": _ending,
    "start": _start,
}


def scene_of(seen: MartiansPlay, texts: Texts) -> MartiansScene:
    return whole(MartiansScene, PARTS, seen, texts)
