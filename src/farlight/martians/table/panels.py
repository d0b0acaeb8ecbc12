"""What a seat sees in words, for the terminal and for screen readers."""

from collections.abc import Sequence
from typing import Literal

from farlight.kernel import Line, Panel
from farlight.kernel.scenes import fact
from farlight.martians.model.ids import CalledPawn, Mark, ObjectiveId, Pawn, joined
from farlight.martians.model.mission_sheets import Objective
from farlight.martians.model.state import Astronaut, Entry, at
from farlight.martians.rules.actions.abilities import poi_effect
from farlight.martians.rules.actions.completion import most_machines
from farlight.martians.rules.actions.stacks import stack_with
from farlight.martians.rules.actions.targets import needed
from farlight.martians.rules.app_events import listed, reward_of, rounds_left, strike_chance
from farlight.martians.rules.context import MartiansPlay, sized
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.debriefing import read_out
from farlight.martians.rules.facilities import broken_elements, elements_of, kind_of, must_roll, part_state, penalties
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.rules.missions import has_feature
from farlight.martians.rules.missions.beacons import beacon_pawns, days_of_light
from farlight.martians.rules.missions.signals import chain, cores_home
from farlight.martians.rules.setup import crew_size, starting_supplies
from farlight.martians.rules.verbs.terrain import BELL
from farlight.martians.table.forecast import Forecast, StackOutlook, stack_outlook, tomorrow
from farlight.martians.table.legacy import changes, letters_of


def panels_of(seen: MartiansPlay) -> list[Panel]:
    """The table for the terminal and for screen readers."""
    view = seen.state
    found = [_panel("panel-mission", _mission_lines(seen), ("mission", view.mission))]
    ending = read_out(seen)
    if ending:
        found.insert(0, _result(seen))
        found.append(_panel("panel-debriefing", [Line("panel-text", (("text", key),)) for key in ending]))
    if not view.difficulty:
        found.append(_panel("panel-difficulties", difficulty_lines(seen)))
    if not view.crew:
        return found
    found += [
        _panel("panel-crew", [line for who in range(len(view.crew)) for line in _crew_lines(seen, who)]),
        _panel("panel-base", _base_lines(seen)),
        _panel("panel-helpers", helper_lines(seen)),
        _panel("panel-map", _map_lines(seen)),
        _panel("panel-cargo", _cargo_lines(seen)),
    ]
    log = [_log_line(seen, entry) for entry in listed(view)]
    plan = [plan_line(stack_outlook(seen, stack)) for stack in view.plan]
    if not plan and view.phase == "action" and not view.flags.get("result"):
        plan = [Line("panel-no-plan")]
    coming = tomorrow(seen)
    more = {
        "panel-log": log,
        "panel-plan": plan,
        "panel-forecast": _forecast_lines(coming) if coming is not None and view.sol else [],
    }
    return [*found, *(_panel(title, lines) for title, lines in more.items() if lines), *_legacy(seen)]


def _legacy(seen: MartiansPlay) -> list[Panel]:
    """What has changed for good and what the opened letters said, for whoever wants to read it again."""
    letters = [Line("panel-letter", (("mission", mission), ("text", text))) for mission, text in letters_of(seen)]
    parts = {"goal-changed": tuple(changes(seen)), "panel-letters": tuple(letters)}
    return [Panel(Line(title), lines, aside=True) for title, lines in parts.items() if lines]


def _panel(title: str, lines: list[Line], *refs: tuple[str, str]) -> Panel:
    return Panel(Line(title, refs), tuple(lines))


def _result(seen: MartiansPlay) -> Panel:
    """How the mission ended: what was reached, what was not. M-APP-35."""
    objectives = seen.content.missions[seen.state.mission].objectives
    reached = [Line("panel-reached", _objective_refs(seen, each)) for each in objectives]
    sol, _, tally = ending_lines(seen)
    return _panel("panel-result", [sol, *reached, tally], ("outcome", seen.state.flags.get("result", "")))


def ending_lines(seen: MartiansPlay) -> tuple[Line, Line, Line]:
    """When the mission ended, and how base and crew are. M-APP-35."""
    view = seen.state
    wounds = sum(person.wounds for person in view.crew)
    return (
        Line("panel-last-sol", (("sol", view.sol), ("sols", view.sols))),
        _threshold_line(seen),
        Line("panel-tally", (("wounds", wounds), ("morale", view.morale), ("stress", view.stress))),
    )


def _threshold_line(seen: MartiansPlay) -> Line:
    threshold = seen.content.missions[seen.state.mission].threshold
    return Line("panel-threshold", (("broken", broken_elements(seen)), ("threshold", threshold)))


Tick = Literal["done", "optional", "open"]
"""How an objective stands."""


def tick(seen: MartiansPlay, objective: Objective) -> Tick:
    return "done" if is_reached(seen, objective) else "optional" if objective.optional else "open"


def _objective_refs(seen: MartiansPlay, objective: Objective) -> tuple[tuple[str, str], ...]:
    return ("objective", str(ObjectiveId(seen.state.mission, objective.id))), ("tick", tick(seen, objective))


def difficulty_lines(seen: MartiansPlay) -> list[Line]:
    """Exactly how the levels differ for so many astronauts: nobody has to guess. M-APP-03, M-GEN-11."""
    lines = []
    content = seen.content
    mission = content.missions[seen.state.mission]
    crew = len(seen.state.crew) or crew_size(len(seen.state.seats))
    for level, card in content.difficulties.items():
        supplies = starting_supplies(content, mission, level, crew)
        parts = mission.parts.get(level, {})
        sizes = card.magnitudes
        lines.append(
            Line(
                "panel-level",
                (
                    ("difficulty", level),
                    ("oxygen", supplies.get("oxygen", 0)),
                    ("energy", supplies.get("energy", 0)),
                    ("food", supplies.get("food", 0)),
                    _words("things", [kind for kind, count in parts.items() for _ in range(count)]),
                    ("upgrades", card.upgrades),
                    ("tokens", card.tokens),
                    ("harm", _span(sizes["HS"], sizes["HL"])),
                    ("gain", _span(sizes["GS"], sizes["GM"])),
                    ("chance", card.chance),
                ),
            )
        )
    return lines


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}\N{EN DASH}{high}"


def _mission_lines(seen: MartiansPlay) -> list[Line]:
    """How far the mission is: this sol and the last, the objectives, and what is broken against the Threshold.

    M-APP-25.
    """
    view = seen.state
    lines = []
    if view.sol:
        lines.append(Line("panel-sol", (("sol", view.sol), ("sols", view.sols), ("phase", view.phase))))
    if view.difficulty:
        lines.append(Line("panel-difficulty", (("difficulty", view.difficulty),)))
    lines += [*_objective_lines(seen), *story_lines(seen)]
    return [*lines, _threshold_line(seen)] if view.sol else lines


def _objective_lines(seen: MartiansPlay) -> list[Line]:
    """The objectives, and how to reach those that are open; what is reached in the same way is said once. M-APP-21."""
    objectives = seen.content.missions[seen.state.mission].objectives
    lines: list[Line] = []
    for place, each in enumerate(objectives):
        lines.append(Line("panel-objective", _objective_refs(seen, each)))
        following = [other.by for other in objectives[place + 1 : place + 2]]
        if each.by and not is_reached(seen, each) and each.by not in following:
            lines.append(Line("panel-how", (_words("ways", each.by),)))
    return lines


def story_lines(seen: MartiansPlay) -> list[Line]:
    """What a mission counts, has found out or decided. M-MIS-PROBE-03, M-MIS-PROBE-O2, M-MIS-SLOT-01."""
    view = seen.state
    sheets = [(name, level) for name, level in view.tracks.items() if not Mark.parse(name).of]
    lines = [Line("panel-sheet", (("sheet", name), ("level", level))) for name, level in sheets]
    if chain(view):
        lines.append(Line("panel-chain", (("chain", joined(chain(view))),)))
    if has_feature(seen, "signals"):
        home, cores = cores_home(seen)
        lines.append(Line("panel-cores", (("count", home), ("cores", cores))))
    told = {"panel-bell": view.flags.get(BELL), "panel-strategy": view.flags.get("plan")}
    return lines + [Line(key, (("value", value),)) for key, value in told.items() if value]


def _words(kind: str, values: Sequence[str]) -> tuple[str, str]:
    return kind, joined(values) or "none"


def _crew_lines(seen: MartiansPlay, who: int) -> list[Line]:
    """How somebody is, what they suffer from, and what they can do. M-WND-04, M-COND-09, M-ASTR-06."""
    person = seen.state.crew[who]
    ill = [
        Line("panel-ailment", (("condition", kind), ("ailment", kind), ("since", "later" if later else "now")))
        for kinds, later in ((person.conditions, False), (person.coming, True))
        for kind in kinds
    ]
    able = [
        Line("panel-ability", (("ability", name), ("ability_effect", name), ("ready", ability_state(person, name))))
        for name in seen.content.tables.abilities.get(person.profession, ())
    ]
    return [astronaut_line(seen, who), *ill, *able]


def astronaut_line(seen: MartiansPlay, who: int) -> Line:
    """How somebody is. M-WND-04."""
    person, ruling = seen.state.crew[who], seen.content.ruling
    serious = [count - person.wounds for count in ruling.condition_icons if count > person.wounds]
    return Line(
        "panel-astronaut",
        (
            ("who", name_of(seen.state, who)),
            ("profession", person.profession),
            ("wounds", person.wounds),
            ("deadly", ruling.most_wounds + 1),
            ("next", "death" if person.wounds == ruling.most_wounds else "illness" if 1 in serious else "none"),
            ("tokens", person.tokens),
            _words("marks", person.marks),
            ("pawns", len(person.free)),
        ),
    )


AbilityState = Literal["ready", "used", "locked"]


def ability_state(person: Astronaut, name: str) -> AbilityState:
    return "locked" if name in person.locked else "used" if name in person.used else "ready"


def helper_lines(seen: MartiansPlay) -> list[Line]:
    """Machines and rovers: what for, how many, and whether they are free. M-AOM-03, M-AOM-06, M-PC-06, M-ROV-03."""
    view = seen.state
    lines = [machine_line(seen, machine) for machine in view.machines]
    most = most_machines(seen)
    if most < len(view.machines):
        lines.append(Line("panel-aom-limit", (("count", most),)))
    if view.machines:
        lines.append(Line("panel-aom-operator"))
    return lines + [rover_line(seen, rover) for rover in seen.content.rovers]


def helping(seen: MartiansPlay) -> dict[str, int]:
    """The machines and rovers that help, each with the number of its action. M-AOM-09, M-ROV-08."""
    helpers = (*map(Pawn.of_machine, seen.state.machines), *seen.content.rovers)
    return {helper: stack for helper in helpers if (stack := stack_with(seen.state, helper))}


def machine_line(seen: MartiansPlay, machine: str) -> Line:
    kind = seen.content.machines[machine].type
    stack = fact(helping, seen).get(Pawn.of_machine(machine), 0)
    return Line("panel-aom", (("machine", machine), ("action", kind), ("stack", stack)))


def rover_line(seen: MartiansPlay, rover: str) -> Line:
    card = seen.content.rovers[rover]
    return Line(
        "panel-rover",
        (
            ("rover", rover),
            ("pawns", card.pawns),
            _words("types", card.types),
            ("outside", "yes" if card.outside else "no"),
            _words("loads", at(rover, seen.state.rover_tokens)),
            ("stack", fact(helping, seen).get(rover, 0)),
        ),
    )


def _base_lines(seen: MartiansPlay) -> list[Line]:
    view = seen.state
    supply = view.supply
    standing: dict[str, list[str]] = {}
    for facility in view.facilities:
        standing.setdefault(seen.content.facilities[facility].complex, []).append(facility)
    lines = [
        *(Line("panel-complex", (("complex", name), _words("places", found))) for name, found in standing.items()),
        Line("panel-supply", (("oxygen", supply["oxygen"]), ("energy", supply["energy"]), ("food", supply["food"]))),
        Line("panel-mood", (("morale", view.morale), ("stress", view.stress), ("first", name_of(view, view.first)))),
        *(
            Line("panel-track", (("complex", name), ("level", level), ("box", "red" if name in view.box else "green")))
            for name, level in view.levels.items()
        ),
        *(
            Line(
                "panel-farm",
                (
                    ("facility", farm.facility),
                    ("plants", farm.plants),
                    ("houses", farm.houses),
                    ("growth", " ".join(map(str, farm.growth)) or "none"),
                ),
            )
            for farm in view.farms
        ),
        *(line for facility in view.facilities for line in _facility_lines(seen, facility)),
        *(Line("panel-must-roll", (("facility", facility),)) for facility in must_roll(view)),
    ]
    return [*lines, Line("panel-no-rovers")] if "no-rovers" in view.round else lines


def _facility_lines(seen: MartiansPlay, facility: str) -> list[Line]:
    """Only what is not as it should be: the rest works."""
    view = seen.state
    parts = elements_of(seen.content, facility)
    broken = [kind_of(element) for element in parts if part_state(view, element) != "works"]
    tiles, active, queue = tiles_on(seen, facility), at(facility, view.active), at(facility, view.queue)
    place = ("facility", facility)
    lines = []
    if broken:
        harm = _words("penalties", penalties(seen, facility))
        lines.append(Line("panel-broken", (place, _words("elements", broken), harm)))
    if tiles:
        lines.append(Line("panel-shut", (place, _words("tiles", tiles))))
    if active or queue:
        lines.append(Line("panel-tokens", (place, _words("active", active), _words("queue", queue))))
    if view.productivity.get(facility):
        lines.append(Line("panel-machine", (place, ("level", view.productivity[facility]))))
    return lines


def tiles_on(seen: MartiansPlay, facility: str) -> list[str]:
    """Shutdown tiles, each as its kind and side: what a face-down one says nobody knows. M-SHUT-03."""
    return [f"{kind}-{side}" for place, kind, _, side in seen.state.shut if place == facility]


def _map_lines(seen: MartiansPlay) -> list[Line]:
    view = seen.state
    lines = [
        Line(
            "panel-space",
            (
                ("space", space),
                ("roi", roi),
                ("terrain", seen.content.rois[roi].terrain),
                _words("things", at(space, view.lying)),
                _words("tokens_here", at(space, view.ground)),
            ),
        )
        for space, roi in view.tiles.items()
    ]
    loose = (("panel-ground", "ground", view.ground), ("panel-lying", "thing", view.lying))
    for key, kind, pairs in loose:
        lines += [Line(key, (("space", space), (kind, what))) for space, what in pairs if space not in view.tiles]
    lines += [Line("panel-spot", (("space", space), ("spot", spot))) for space, spot in dict.fromkeys(view.spots)]
    lines += [
        Line("panel-beacon", (("space", space), ("days", days), ("pawns", beacon_pawns(seen, space))))
        for space, days in days_of_light(seen).items()
    ]
    return lines or [Line("panel-unexplored")]


def _cargo_lines(seen: MartiansPlay) -> list[Line]:
    view = seen.state
    lines = [Line("panel-available", (_words("things", sorted(view.available)),))]
    if view.pending:
        lines.append(Line("panel-pending", (_words("things", sorted(view.pending)),)))
    if view.examined or view.discovered:
        lines.append(Line("panel-research", (_words("things", view.examined), _words("discoveries", view.discovered))))
    lines += [Line("panel-poi", (("poi", token), ("effect", find_effect(seen, token)))) for token in view.poi]
    for key, cards in (("panel-upgrade", view.upgrades), ("panel-installed", view.installed)):
        lines += [Line(key, (("upgrade", card), ("upgrade_effect", card))) for card in cards]
    return lines


def find_effect(seen: MartiansPlay, token: str) -> str:
    """What a find does in this mission; empty if nothing. M-POI-03."""
    effect = poi_effect(seen, token)
    return "" if effect is None else sized(seen, effect).source


def _log_line(seen: MartiansPlay, entry: Entry) -> Line:
    """An event of the Log: the action that it asks for, and how many rounds are left. M-LOG-09."""
    if entry.state == "struck":
        return Line("panel-struck", (("event", entry.event),))
    card = seen.content.events[entry.event]
    return Line(
        "panel-entry",
        (
            ("event", entry.event),
            ("left", rounds_left(seen.state, entry)),
            ("strikes_at", strike_chance(seen, entry, seen.state.sol + 1)),
            ("pawns", card.pawns),
            ("action", card.type or "none"),
            _words("needs", needed(card.needs)),
            ("acting_effect", sized(seen, reward_of(seen, entry)).source),
        ),
    )


def plan_line(stack: StackOutlook) -> Line:
    """Odds stand only on what the plan allows; before that, how many pawns are missing. M-ACT-45."""
    return Line(
        "panel-stack" if stack.strength >= stack.dice_at else "panel-stack-short",
        (
            ("stack", stack.number),
            ("action", stack.verb),
            ("target", stack.target),
            ("who", stack.pawns[0]),
            ("operator", stack.performer if CalledPawn.parse(stack.pawns[0]).machine else "none"),
            ("strength", stack.strength),
            ("missing", max(0, stack.dice_at - stack.strength)),
            ("dice_at", stack.dice_at),
            ("automatic_at", stack.automatic_at),
            _words("costs", stack.costs),
            _words("strikes", [strike for strike in stack.strikes if strike != "wound"]),
            ("success", stack.odds.success),
            ("certain_wounds", stack.odds.certain_wounds),
            ("die_wounds", stack.odds.die_wounds),
            ("wound", stack.odds.die),
            ("adventure_odds", stack.odds.adventure),
        ),
    )


def _forecast_lines(coming: Forecast) -> list[Line]:
    lines = []
    for supplied in coming.supplies:
        refs = (("supply", supplied.supply), ("made", supplied.made), ("needed", supplied.needed))
        if supplied.shut_down:
            more = (("count", supplied.shut_down), _words("facilities", supplied.causes))
            lines.append(Line("panel-shortage", (*refs, *more)))
        else:
            lines.append(Line("panel-surplus", (*refs, ("banked", supplied.banked))))
    lines.append(
        Line(
            "panel-food",
            (("made", coming.food_made), ("needed", coming.food_needed), ("short", coming.food_short)),
        )
    )
    lines += [Line("panel-wilting", (("wilting", farm),)) for farm in coming.wilting]
    quarrel = "yes" if coming.quarrel else "no"
    lines.append(
        Line("panel-stress", (("level", coming.stress), _words("causes", coming.stress_causes), ("quarrel", quarrel)))
    )
    lines += [
        Line(
            "panel-danger",
            (
                ("complex", track.complex),
                ("level", track.level),
                ("adds", track.adds),
                ("die", track.die or "none"),
                ("trigger", track.trigger),
            ),
        )
        for track in coming.tracks
        if track.adds or track.die
    ]
    return lines
