"""Campaigns: a chain of missions whose outcomes matter. Rulebook chapters 34.2 and 1.8."""

from farlight.content.ids import Outcome
from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.martians.model.content import Definitions
from farlight.martians.model.events.mission import CampaignSaved, Debriefed, Restored
from farlight.martians.model.ids import MissionResult, NumberedThing, ObjectiveId, Thing, that_are
from farlight.martians.model.mission_checkpoints import clear_table, restore_table, save_table
from farlight.martians.model.mission_sheets import CampaignCard
from farlight.martians.model.state import Campaign
from farlight.martians.rules.actions.declaration import return_things
from farlight.martians.rules.campaigns.story_choices import ask_story
from farlight.martians.rules.campaigns.traits import bring_traits, earn_traits
from farlight.martians.rules.cargo_bay import choose_parts
from farlight.martians.rules.context import About, MartiansPlay, holds, run
from farlight.martians.rules.crew import choose_astronaut, choose_cure, curable, heal
from farlight.martians.rules.debriefing import debrief
from farlight.martians.rules.mission_end import is_reached, reached
from farlight.martians.rules.mission_history import hand_down
from farlight.martians.rules.production import change_supply
from farlight.martians.rules.setup import (
    begin_mission,
    begin_mission_rounds,
    choose_difficulty,
    choose_first_player,
    choose_machines,
    empty_table,
    new_campaign,
)

STEPS = StepTable()
KEPT_SPOTS = ("ear",)
"""Markers that stay on the map between missions."""
BONUS_PARTS = 2
BONUS_UNITS = 3


def running(play: MartiansPlay) -> tuple[Campaign, CampaignCard]:
    campaign = play.state.campaign
    if campaign is None:
        raise LookupError(play.state.mission)  # only a campaign has steps between missions
    return campaign, play.content.campaigns[campaign.id]


# After a mission


def following(content: Definitions, mission: str, outcome: str) -> str:
    """What to play when a single mission or a campaign is over: once more what was lost; else the next of the pack, and
    after its last mission a campaign; after that, the same again. M-APP-35, M-APP-41."""
    if not Outcome.parse(outcome).is_won:
        return mission
    known = [*(card.id for card in content.missions.values() if not card.campaign), *content.campaigns]
    return next(iter(known[known.index(mission) + 1 :]), mission)


@STEPS.step()
def after_mission(play: MartiansPlay) -> Procedure[None]:
    """Go on after a mission. Won: rewards, the save, the next one. Lost: again, anew, or on.

    M-CAMP-07, M-CAMP-08, M-CAMP-09, M-CAMP-10, M-MIS-CAMP-05, M-APP-37, M-APP-42.
    """
    state = play.state
    campaign, card = running(play)
    result = state.flags.get("result", "")
    tell_result(play, result)
    campaign.results.append(str(MissionResult(state.mission, result)))
    if Outcome.parse(result).is_won:
        yield from grant_bonuses(play)
    elif card.legacy:
        campaign.lost += 1
        if result == "lost/death":
            play.end("M-MIS-CAMP-05", "lost/campaign")
    else:
        yield from replay_or_restart(play)
        return
    if card.legacy:
        earn_traits(play)
    yield from leave_shut(play)
    yield from between_choice(play, state.mission)
    if campaign.number + 1 == len(card.missions):
        good = Outcome.parse(result).is_won if card.last_decides else campaign.lost < len(card.missions)
        play.end("M-APP-45", "won/campaign" if good else "lost/campaign")
    campaign.number += 1
    play.then(next_mission)


def tell_result(play: MartiansPlay, result: str) -> None:
    """Tell the result, before the table is cleared for what comes next. M-APP-35, M-APP-42."""
    mission = play.content.missions[play.state.mission]
    told = tuple(debrief(play)) if result else ()
    play.emit(Debriefed("M-APP-35", mission.id, result, reached(play), told, len(mission.objectives)))


def replay_or_restart(play: MartiansPlay) -> Procedure[None]:
    """Let the crew play the lost mission again, begin the campaign anew, or give up.

    M-CAMP-07, M-MIS-CAMP-04, M-APP-41.
    """
    state = play.state
    campaign, _ = running(play)
    wanted = yield from choose(
        play,
        GROUP,
        "lost-mission",
        "M-CAMP-07",
        lambda: ["replay", "restart", "give-up"],
        lambda word: option(word, mission=state.mission),
    )
    if wanted == "give-up":
        play.end("M-CAMP-07", "lost/campaign")
    campaign.replays += 1
    if wanted == "restart":
        restart(play)
        return
    restore_table(state, campaign.checkpoint)
    play.emit(Restored("M-MIS-CAMP-05", state.mission))
    play.then(set_table)
    play.then(choose_difficulty)


def restart(play: MartiansPlay) -> None:
    """Begin anew with a new crew: it is fixed for one campaign, and this is another. M-CAMP-04, M-CAMP-07."""
    state = play.state
    campaign, card = running(play)
    names = [person.name for person in state.crew]
    clear_table(state, empty_table(card.missions[0], len(state.seats)))
    state.campaign = new_campaign(card.id, campaign.replays)
    play.emit(Restored("M-CAMP-07", state.mission))
    play.then(choose_difficulty, *names)


def grant_bonuses(play: MartiansPlay) -> Procedure[None]:
    """Grant one bonus for each optional objective reached. M-MIS-CAMP-06, M-MIS-CAMP-07."""
    state = play.state
    for objective in play.content.missions[state.mission].objectives:
        if objective.optional and is_reached(play, objective):
            wanted = yield from choose(
                play,
                GROUP,
                "bonus",
                "M-MIS-CAMP-07",
                lambda: ["parts", "supply", "heal"],
                lambda word: option(f"bonus-{word}"),
                refs=(("objective", str(ObjectiveId(state.mission, objective.id))),),
            )
            if wanted == "parts":
                yield from choose_parts(play, "M-MIS-CAMP-07", BONUS_PARTS)
            elif wanted == "supply":
                yield from _fill(play, BONUS_UNITS)
            else:
                yield from _treat(play)


def _fill(play: MartiansPlay, count: int) -> Procedure[None]:
    supply = yield from choose(
        play,
        GROUP,
        "supply",
        "M-MIS-CAMP-07",
        lambda: list(play.state.supply),
        lambda name: option("supply", supply=name, count=count),
    )
    change_supply(play, supply, count, "M-MIS-CAMP-07")


def _treat(play: MartiansPlay) -> Procedure[None]:
    """Treat a wound or a Condition of somebody who has one."""
    crew = play.state.crew
    ill = [who for who, person in enumerate(crew) if person.wounds or curable(person)]
    if not ill:
        return
    who = yield from choose_astronaut(play, "which-astronaut", "M-MIS-CAMP-07", ill)
    ways = [
        *(["wound"] if crew[who].wounds else []),
        *(["condition"] if curable(crew[who]) else []),
    ]
    way = yield from choose(play, GROUP, "treat", "M-MIS-CAMP-07", lambda: ways, lambda word: option(f"heal-{word}"))
    if way == "wound":
        heal(play, who, 1, "M-MIS-CAMP-07")
    else:
        yield from choose_cure(play, who, "M-MIS-CAMP-07")


def between_choice(play: MartiansPlay, key: str) -> Procedure[None]:
    """Ask for a choice of the story that later missions read, if there is one now. M-MIS-SLOT-01."""
    _, card = running(play)
    asked = card.choices.get(key)
    if asked is not None:
        yield from ask_story(play, card, key, asked)


def leave_shut(play: MartiansPlay) -> Procedure[None]:
    """Settle what holds because an envelope of this mission was never opened. M-MIS-CAMP-14."""
    state = play.state
    campaign, card = running(play)
    for name, envelope in card.envelopes.items():
        if envelope.mission == state.mission and name not in campaign.opened and envelope.unopened is not None:
            yield from run(play, envelope.unopened, About(state.first), "M-MIS-CAMP-14")


# Before the next one


def mission_at(play: MartiansPlay, number: int) -> str:
    """The mission of a place in the campaign, by the branch that the crew is on. M-MIS-SLOT-01."""
    _, card = running(play)
    planned = card.missions[number]
    about = About(play.state.first)
    branches = (each for each in card.branches if each.instead_of == planned and holds(play, each.when, about))
    return next((each.mission for each in branches), planned)


@STEPS.step(asks=False)
def next_mission(play: MartiansPlay) -> None:
    """Save first, without a question, then set up from the final state: what the app does not name stays.

    M-CAMP-10, M-CAMP-12, M-APP-38.
    """
    state = play.state
    campaign, _ = running(play)
    state.mission = mission_at(play, campaign.number)
    hand_down(state, campaign)
    reset_table(play)
    campaign.checkpoint = save_table(state)
    play.emit(CampaignSaved("M-CAMP-10", state.mission))
    play.then(set_table)
    play.then(choose_difficulty)


def reset_table(play: MartiansPlay) -> None:
    """Clear what does not outlive a mission; all else does: people as they are, elements, regions, supplies, parts,
    upgrades, abilities. What is still to come counts from the new start.

    M-CAMP-14, M-CAMP-13, M-MIS-CAMP-08, M-MIS-CAMP-12, M-MIS-CAMP-09.
    """
    state = play.state
    state.schedule = [(max(1, due - state.sol), *rest) for due, *rest in state.schedule]  # type: ignore[misc]
    state.log = []
    state.lying = [(space, thing) for space, thing in state.lying if not _is_objective(thing)]
    for stack in state.plan:
        return_things(state, stack)
    state.installed += that_are("upgrade", state.pending)
    state.pending = [thing for thing in state.pending if Thing.parse(thing).way != "upgrade"]
    state.available = [thing for thing in (*state.available, *state.pending) if not _is_objective(thing)]
    state.pending = []
    state.spots = [(space, spot) for space, spot in state.spots if spot in KEPT_SPOTS]
    state.flags.pop("result", None)
    state.base = ""
    state.sol = 0
    state.plan = []
    state.active = []
    for name in ("ticked", "told", "perks", "round", "mission_once", "removed", "ignored", "mended", "rover_tests"):
        setattr(state, name, [])
    state.stats = {}
    state.discovered = []
    for person in state.crew:
        person.marks, person.next_marks, person.used, person.free = [], [], [], []


def _is_objective(thing: str) -> bool:
    """Whether a thing is an Objective token: red for mandatory objectives, orange for optional ones, black for other
    uses.

    M-OBJ-02, M-MIS-GEN-04.
    """
    return NumberedThing.parse(thing).is_objective


@STEPS.step()
def set_table(play: MartiansPlay) -> Procedure[None]:
    """Set the next mission up by its own sheet, on top of what is there and by the rules of single missions; the crew
    stays.

    M-CAMP-12, M-APP-39, M-CAMP-06, M-MIS-CAMP-03.
    """
    campaign, card = running(play)
    if campaign.number + 1 == len(card.missions):
        yield from between_choice(play, "plan")
    yield from choose_machines(play)
    yield from begin_mission(play)
    yield from bring_traits(play)
    play.then(begin_mission_rounds)
    play.then(choose_first_player)
