"""The view of a table as it is drawn: with names and words in the viewer's language, and with nothing that it hides."""

from farlight.kernel import Line
from farlight.martians.model.content import Definitions
from farlight.martians.rules.actions.plan_menu import PLAIN
from farlight.martians.rules.rounds import PHASES
from farlight.martians.table.panels import difficulty_lines, objective_ways, story_lines, tick
from farlight.martians.table.scene_base import complexes_of, forecast_of, rooms_of
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
from farlight.martians.table.view import EntryView, MartiansView
from farlight.texts import Texts

TOLD_PAST = {
    "event": "event", "done": "event", "consequence": "event", "malfunction": "malfunction", "echo": "echo",
    "adventure": "adventure", "adventure-later": "adventure",
}  # fmt: skip
"""What the app's own log tells, and whose name it bears; rolls are in the log of the table."""


def scene_of(seen: MartiansView, content: Definitions, texts: Texts) -> MartiansScene:
    laid = bool(seen.crew)
    return MartiansScene(
        title=texts.name("mission", seen.mission),
        moment=_moment(seen, texts),
        phase=seen.phase,
        phases=[Told(phase, texts.name("rail", phase)) for phase in PHASES],
        sol=seen.sol,
        sols=seen.sols,
        complexes=complexes_of(seen, content, texts) if laid else [],
        rooms=rooms_of(seen, content, texts),
        forecast=forecast_of(seen, content, texts),
        crew=crew_of(seen, content, texts),
        helpers=helpers_of(seen, texts) if laid else [],
        plan=plan_of(seen, content, texts),
        ready=seen.ready,
        spaces=spaces_of(seen, content, texts),
        mission=_mission(seen, content, texts),
        log=[_entry(entry, place, texts) for place, entry in enumerate(seen.log)],
        cargo=_cargo(seen, texts),
        history=_history(seen, texts),
        ending=_ending(seen, content, texts) if seen.debriefing else None,
        start=None if seen.difficulty else _start(seen, content, texts),
    )


def foreseen_of(seen: MartiansView, content: Definitions, texts: Texts) -> ForeseenScene:
    """What differs in a table as it would be tomorrow."""
    return ForeseenScene(forecast_of(seen, content, texts), complexes_of(seen, content, texts), seen.broken)


def _moment(seen: MartiansView, texts: Texts) -> str:
    phase = texts.name("rail", seen.phase or "setup")
    return texts.say("scene-moment", sol=seen.sol, sols=seen.sols, phase=phase) if seen.sol else phase


def _mission(seen: MartiansView, content: Definitions, texts: Texts) -> MissionScene:
    own = content.tables.special.get((seen.mission, "own"), ()) + PLAIN["own"]
    sheets = [
        texts.line(Line("panel-sheet", (("sheet", name), ("level", level))))
        for name, level in seen.tracks.items()
        if ":" not in name
    ]
    campaign = seen.campaign
    return MissionScene(
        name=texts.name("mission", seen.mission),
        story=texts.name("text", f"mission.{seen.mission}.background"),
        difficulty=texts.name("difficulty", seen.difficulty) if seen.difficulty else "",
        objectives=_objectives(seen, content, texts),
        notes=[*sheets, *(texts.line(line) for line in story_lines(seen))],
        broken=seen.broken,
        threshold=seen.threshold,
        actions=[Told(name, texts.name("action", name), texts.name("deed", name)) for name in own],
        campaign=texts.name("campaign", campaign.campaign) if campaign else "",
        number=campaign.number if campaign else 0,
        missions=campaign.missions if campaign else 0,
    )


def _objectives(seen: MartiansView, content: Definitions, texts: Texts) -> list[ObjectiveScene]:
    ways = objective_ways(seen.mission, content)
    return [
        ObjectiveScene(
            each.objective,
            texts.name("objective", each.objective),
            tick(each),
            texts.name("ways", "+".join(ways[each.objective])) if ways[each.objective] else "",
        )
        for each in seen.objectives
    ]


def _entry(entry: EntryView, place: int, texts: Texts) -> EntryScene:
    return EntryScene(
        id=entry.event,
        place=place,
        name=texts.name("event", entry.event),
        story=texts.name("text", entry.story),
        state=entry.state,
        left=entry.left,
        strikes=entry.strikes,
        pawns=entry.pawns,
        needs=texts.name("needs", "+".join(entry.needs)) if entry.needs else "",
        reward=texts.name("acting_effect", entry.reward),
        words="",
    )


def _cargo(seen: MartiansView, texts: Texts) -> CargoScene:
    return CargoScene(
        ready=counted(seen.available, texts),
        coming=counted(seen.pending, texts),
        examined=counted(seen.examined, texts),
        discovered=counted(seen.discovered, texts),
        finds=[
            Told(token, texts.name("poi", token), texts.name("effect", seen.finds.get(token, ""))) for token in seen.poi
        ],
        upgrades=[_upgrade(card, texts) for card in seen.upgrades],
        installed=[_upgrade(card, texts) for card in seen.installed],
    )


def _upgrade(card: str, texts: Texts) -> Told:
    return Told(card, texts.name("upgrade", card), texts.name("upgrade_effect", card))


def _history(seen: MartiansView, texts: Texts) -> list[PastScene]:
    return [
        PastScene(sol, kind, texts.name(TOLD_PAST[kind], what)) for sol, kind, what in seen.history if kind in TOLD_PAST
    ]


def _ending(seen: MartiansView, content: Definitions, texts: Texts) -> EndingScene:
    tally = (("wounds", sum(person.wounds for person in seen.crew)), ("morale", seen.morale), ("stress", seen.stress))
    facts = (
        Line("panel-last-sol", (("sol", seen.sol), ("sols", seen.sols))),
        Line("panel-threshold", (("broken", seen.broken), ("threshold", seen.threshold))),
        Line("panel-tally", tally),
    )
    return EndingScene(
        won=seen.result.startswith("won"),
        title=texts.name("outcome", seen.result),
        objectives=_objectives(seen, content, texts),
        facts=[texts.line(line) for line in facts],
        lines=[texts.name("text", key) for key in seen.debriefing],
        over=bool(seen.outcome),
    )


def _start(seen: MartiansView, content: Definitions, texts: Texts) -> StartScene:
    lines = difficulty_lines(seen, content)
    return StartScene(
        [
            Told(level, texts.name("difficulty", level), texts.line(line))
            for level, line in zip(content.difficulties, lines, strict=True)
        ]
    )
