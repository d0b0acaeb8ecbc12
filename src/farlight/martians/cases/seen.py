"""What `seat N sees PATH` looks into: the table as cases name it."""

from farlight.martians.model.ids import ObjectiveId, Pawn
from farlight.martians.model.state import Entry, at
from farlight.martians.rules.actions.completion import most_machines
from farlight.martians.rules.actions.pawns import in_hand, spent
from farlight.martians.rules.actions.stacks import stack_with
from farlight.martians.rules.actions.targets import needed
from farlight.martians.rules.app_events import listed, retold, reward_of, rounds_left, strike_chance
from farlight.martians.rules.context import MartiansPlay, sized
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.debriefing import read_out
from farlight.martians.rules.facilities import (
    broken_elements,
    elements_of,
    is_available,
    kind_of,
    must_roll,
    part_state,
    penalties,
    upgrade_in,
)
from farlight.martians.rules.malfunction import pool
from farlight.martians.rules.map_paths import routes
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.rules.missions import has_feature
from farlight.martians.rules.missions.beacons import beacon_pawns, days_of_light
from farlight.martians.rules.missions.signals import chain, chains, cores_home
from farlight.martians.rules.rounds import is_under_way
from farlight.martians.rules.verbs.terrain import BELL
from farlight.martians.table.forecast import forecast, stack_outlook
from farlight.martians.table.panels import find_effect, tiles_on

Seen = dict[str, object]
OF_THE_TABLE = (
    "mission", "difficulty", "sol", "sols", "phase", "machines", "morale", "stress", "supply", "levels", "box",
    "rover_tokens", "tiles", "shown", "ground", "lying", "spots", "base", "sites", "poi", "examined", "discovered",
    "upgrades", "installed", "tracks", "perks", "outcome",
)  # fmt: skip
OF_A_PERSON = ("name", "card", "profession", "wounds", "tokens", "conditions", "coming")
"""The state's own fields, by their names; the rest is asked of the rules."""


def sees(seen: MartiansPlay) -> Seen:
    """The same for everybody: the crew shares all it knows, and nothing hidden is in it. M-APP-20."""
    view, content = seen.state, seen.content
    return {
        **_fields(view, OF_THE_TABLE),
        **_of_the_mission(seen),
        "first": name_of(view, view.first) if view.crew else "",
        "crew": [_person(seen, who) for who in range(len(view.crew))],
        "aoms": [_machine(seen, machine) for machine in view.machines],
        "most_machines": most_machines(seen),
        "rovers": [_rover(seen, rover) for rover in content.rovers],
        "dice": pool(seen),
        "facilities": [_facility(seen, facility) for facility in view.facilities],
        "broken": broken_elements(seen),
        "farms": [
            {**_fields(farm, ("facility", "houses", "plants", "growth")), "shields": len(farm.shields)}
            for farm in view.farms
        ],
        "ways": _ways(seen) if is_under_way(view) else [],
        "must_roll": must_roll(view),
        "no_rovers": "no-rovers" in view.round,
        "available": sorted(view.available),
        "pending": sorted(view.pending),
        "finds": {token: effect for token in view.poi if (effect := find_effect(seen, token))},
        "piles": {name: len(pile) for name, pile in view.decks.items()},
        "log": [_entry(seen, entry) for entry in listed(view)],
        "plan": [stack_outlook(seen, stack) for stack in view.plan],
        "history": list(view.history),
        "ready": [slot.ready for slot in view.seats],
        "forecast": forecast(seen) if is_under_way(view) else None,
        "result": view.flags.get("result", ""),
        "debriefing": read_out(seen),
    }


def _fields(thing: object, names: tuple[str, ...]) -> Seen:
    return {name: getattr(thing, name) for name in names}


def _of_the_mission(seen: MartiansPlay) -> Seen:
    view = seen.state
    mission = seen.content.missions[view.mission]
    signals = has_feature(seen, "signals")
    return {
        "campaign": _campaign(seen),
        "threshold": mission.threshold,
        "objectives": [
            {
                "objective": str(ObjectiveId(mission.id, each.id)),
                "ticked": is_reached(seen, each),
                "optional": each.optional,
            }
            for each in mission.objectives
        ],
        "chains": chains(seen) if signals and "chain" not in view.flags else [],
        "chain": chain(view),
        "cores": cores_home(seen) if signals else None,
        "beacons": [
            {"space": space, "days": days, "pawns": beacon_pawns(seen, space)}
            for space, days in days_of_light(seen).items()
        ],
        "bell": view.flags.get(BELL, ""),
        "strategy": view.flags.get("plan", ""),
    }


def _campaign(seen: MartiansPlay) -> Seen | None:
    campaign = seen.state.campaign
    if campaign is None:
        return None
    missions = len(seen.content.campaigns[campaign.id].missions)
    counted = {"campaign": campaign.id, "number": campaign.number + 1, "missions": missions}
    return {**counted, **_fields(campaign, ("results", "opened", "replays"))}


def _person(seen: MartiansPlay, who: int) -> Seen:
    view, person = seen.state, seen.state.crew[who]
    return {
        "who": name_of(view, who),
        **_fields(person, OF_A_PERSON),
        "abilities": list(seen.content.tables.abilities.get(person.profession, ())),
        **_fields(person, ("used", "locked", "marks", "free")),
        "held": in_hand(view, who),
        "spent": spent(view, who),
    }


def _machine(seen: MartiansPlay, machine: str) -> Seen:
    kind = seen.content.machines[machine].type
    return {"machine": machine, "type": kind, "stack": stack_with(seen.state, Pawn.of_machine(machine))}


def _rover(seen: MartiansPlay, rover: str) -> Seen:
    return {
        "rover": rover,
        **_fields(seen.content.rovers[rover], ("pawns", "types", "outside")),
        "tokens": at(rover, seen.state.rover_tokens),
        "stack": stack_with(seen.state, rover),
    }


def _facility(seen: MartiansPlay, facility: str) -> Seen:
    view = seen.state
    return {
        "facility": facility,
        "complex": seen.content.facilities[facility].complex,
        "available": is_available(view, facility),
        "elements": {kind_of(part): part_state(view, part) for part in elements_of(seen.content, facility)},
        "penalties": penalties(seen, facility),
        "active": at(facility, view.active),
        "queue": at(facility, view.queue),
        "tiles": tiles_on(seen, facility),
        "productivity": view.productivity.get(facility, 0),
        "upgrade": upgrade_in(seen, facility),
    }


def _ways(seen: MartiansPlay) -> list[Seen]:
    """The cheapest way to each space that can be reached. M-MOVE-04, M-EXPL-02."""
    return [
        {"space": space, "pawns": ways[0].cost, "strikes": list(ways[0].effects), "path": list(ways[0].path)}
        for space, ways in routes(seen).items()
    ]


def _entry(seen: MartiansPlay, entry: Entry) -> Seen:
    card = seen.content.events[entry.event]
    return {
        **_fields(entry, ("event", "state")),
        "left": rounds_left(seen.state, entry),
        "strikes": strike_chance(seen, entry, seen.state.sol + 1),
        "pawns": card.pawns,
        "needs": needed(card.needs),
        "reward": sized(seen, reward_of(seen, entry)).source,
        "story": retold(seen, entry),
    }
