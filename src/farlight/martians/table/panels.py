"""The view of a seat in words, for the terminal and for screen readers."""

from typing import Literal

from farlight.kernel import Line, Panel
from farlight.martians.model.content import Definitions
from farlight.martians.rules.setup import crew_size, starting_supplies
from farlight.martians.table.forecast import Forecast, StackOutlook
from farlight.martians.table.view import AstronautView, EntryView, FacilityView, MartiansView, ObjectiveView


def panels_of(seen: MartiansView, content: Definitions) -> list[Panel]:
    """The table for the terminal and for screen readers."""
    found = [Panel(Line("panel-mission", (("mission", seen.mission),)), tuple(_mission_lines(seen, content)))]
    if seen.debriefing:
        found.insert(0, _result(seen))
        found.append(
            Panel(Line("panel-debriefing"), tuple(Line("panel-text", (("text", key),)) for key in seen.debriefing))
        )
    if not seen.difficulty:
        found.append(Panel(Line("panel-difficulties"), tuple(difficulty_lines(seen, content))))
    if not seen.crew:
        return found
    found.append(Panel(Line("panel-crew"), tuple(line for each in seen.crew for line in _crew_lines(each, content))))
    found.append(Panel(Line("panel-base"), tuple(_base_lines(seen))))
    found.append(Panel(Line("panel-helpers"), tuple(helper_lines(seen))))
    found.append(Panel(Line("panel-map"), tuple(_map_lines(seen, content))))
    found.append(Panel(Line("panel-cargo"), tuple(_cargo_lines(seen))))
    if seen.log:
        found.append(Panel(Line("panel-log"), tuple(_log_line(entry) for entry in seen.log)))
    if seen.phase == "action" and not seen.plan and not seen.result:
        found.append(Panel(Line("panel-plan"), (Line("panel-no-plan"),)))
    if seen.plan:
        found.append(Panel(Line("panel-plan"), tuple(plan_line(stack) for stack in seen.plan)))
    if seen.forecast is not None and seen.sol:
        found.append(Panel(Line("panel-forecast"), tuple(_forecast_lines(seen.forecast))))
    return found


def _result(seen: MartiansView) -> Panel:
    """How the mission ended: what was reached, what was not. M-APP-35."""
    reached = [Line("panel-reached", (("objective", each.objective), ("tick", tick(each)))) for each in seen.objectives]
    tally = (("wounds", sum(person.wounds for person in seen.crew)), ("morale", seen.morale), ("stress", seen.stress))
    return Panel(
        Line("panel-result", (("outcome", seen.result),)),
        (Line("panel-last-sol", (("sol", seen.sol), ("sols", seen.sols))), *reached, Line("panel-tally", tally)),
    )


Tick = Literal["done", "optional", "open"]
"""How an objective stands."""


def tick(objective: ObjectiveView) -> Tick:
    return "done" if objective.ticked else "optional" if objective.optional else "open"


def difficulty_lines(seen: MartiansView, content: Definitions) -> list[Line]:
    """Exactly how the levels differ for so many astronauts: nobody has to guess. M-APP-03, M-GEN-11."""
    lines = []
    mission = content.missions[seen.mission]
    crew = len(seen.crew) or crew_size(len(seen.ready))
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


def _mission_lines(seen: MartiansView, content: Definitions) -> list[Line]:
    lines = []
    if seen.sol:
        lines.append(Line("panel-sol", (("sol", seen.sol), ("sols", seen.sols), ("phase", seen.phase))))
    if seen.difficulty:
        lines.append(Line("panel-difficulty", (("difficulty", seen.difficulty),)))
    lines += _objective_lines(seen, content)
    lines += [
        Line("panel-sheet", (("sheet", name), ("level", level)))
        for name, level in seen.tracks.items()
        if ":" not in name
    ]
    lines += story_lines(seen)
    if seen.sol:
        lines.append(Line("panel-threshold", (("broken", seen.broken), ("threshold", seen.threshold))))
    return lines


def _objective_lines(seen: MartiansView, content: Definitions) -> list[Line]:
    """The objectives, and how to reach those that are open; what is reached in the same way is said once."""
    ways = objective_ways(seen.mission, content)
    lines: list[Line] = []
    for place, each in enumerate(seen.objectives):
        lines.append(Line("panel-objective", (("objective", each.objective), ("tick", tick(each)))))
        following = [ways[other.objective] for other in seen.objectives[place + 1 : place + 2]]
        if ways[each.objective] and not each.ticked and ways[each.objective] not in following:
            lines.append(Line("panel-how", (_words("ways", ways[each.objective]),)))
    return lines


def objective_ways(mission: str, content: Definitions) -> dict[str, list[str]]:
    """How each objective of a mission is reached."""
    return {f"{mission}.{each.id}": each.by for each in content.missions[mission].objectives}


def story_lines(seen: MartiansView) -> list[Line]:
    """What a mission has found out or decided. M-MIS-PROBE-03, M-MIS-PROBE-O2, M-MIS-SLOT-01."""
    lines = []
    if seen.chain:
        lines.append(Line("panel-chain", (("chain", "+".join(seen.chain)),)))
    if seen.cores:
        lines.append(Line("panel-cores", (("count", seen.cores[0]), ("cores", seen.cores[1]))))
    if seen.bell:
        lines.append(Line("panel-bell", (("value", seen.bell),)))
    if seen.strategy:
        lines.append(Line("panel-strategy", (("value", seen.strategy),)))
    return lines


def _words(kind: str, values: list[str]) -> tuple[str, str]:
    return kind, "+".join(values) or "none"


def _crew_lines(person: AstronautView, content: Definitions) -> list[Line]:
    """How somebody is, what they suffer from, and what they can do. M-WND-04, M-COND-09, M-ASTR-06."""
    ill = [
        Line("panel-ailment", (("condition", kind), ("ailment", kind), ("since", "later" if later else "now")))
        for kinds, later in ((person.conditions, False), (person.coming, True))
        for kind in kinds
    ]
    return [astronaut_line(person, content), *ill, *(_ability_line(person, name) for name in person.abilities)]


def astronaut_line(person: AstronautView, content: Definitions) -> Line:
    """How somebody is. M-WND-04."""
    ruling = content.ruling
    serious = [count - person.wounds for count in ruling.condition_icons if count > person.wounds]
    return Line(
        "panel-astronaut",
        (
            ("who", person.who),
            ("profession", person.profession),
            ("wounds", person.wounds),
            ("deadly", ruling.most_wounds + 1),
            ("next", "death" if person.wounds == ruling.most_wounds else "illness" if 1 in serious else "none"),
            ("tokens", person.tokens),
            _words("marks", person.marks),
            ("pawns", len(person.free)),
        ),
    )


def _ability_line(person: AstronautView, name: str) -> Line:
    ready = "locked" if name in person.locked else "used" if name in person.used else "ready"
    return Line("panel-ability", (("ability", name), ("ability_effect", name), ("ready", ready)))


def helper_lines(seen: MartiansView) -> list[Line]:
    """Machines and rovers: what for, how many, and whether they are free. M-AOM-03, M-AOM-06, M-PC-06, M-ROV-03."""
    lines = [
        Line("panel-aom", (("machine", each.machine), ("action", each.type), ("stack", each.stack)))
        for each in seen.aoms
    ]
    if seen.most_machines < len(seen.aoms):
        lines.append(Line("panel-aom-limit", (("count", seen.most_machines),)))
    if seen.aoms:
        lines.append(Line("panel-aom-operator"))
    return lines + [
        Line(
            "panel-rover",
            (
                ("rover", each.rover),
                ("pawns", each.pawns),
                _words("types", each.types),
                ("outside", "yes" if each.outside else "no"),
                _words("loads", each.tokens),
                ("stack", each.stack),
            ),
        )
        for each in seen.rovers
    ]


def _base_lines(seen: MartiansView) -> list[Line]:
    supply = seen.supply
    standing: dict[str, list[str]] = {}
    for facility in seen.facilities:
        standing.setdefault(facility.complex, []).append(facility.facility)
    lines = [
        *(Line("panel-complex", (("complex", name), _words("places", found))) for name, found in standing.items()),
        Line("panel-supply", (("oxygen", supply["oxygen"]), ("energy", supply["energy"]), ("food", supply["food"]))),
        Line("panel-mood", (("morale", seen.morale), ("stress", seen.stress), ("first", seen.first))),
        *(
            Line(
                "panel-track",
                (("complex", name), ("level", level), ("box", "red" if name in seen.box else "green")),
            )
            for name, level in seen.levels.items()
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
            for farm in seen.farms
        ),
    ]
    lines += [line for facility in seen.facilities for line in _facility_lines(facility)]
    lines += [Line("panel-must-roll", (("facility", facility),)) for facility in seen.must_roll]
    return [*lines, Line("panel-no-rovers")] if seen.no_rovers else lines


def _facility_lines(facility: FacilityView) -> list[Line]:
    """Only what is not as it should be: the rest works."""
    broken = [kind for kind, status in facility.elements.items() if status != "works"]
    lines = []
    if broken:
        place = ("facility", facility.facility)
        lines.append(Line("panel-broken", (place, _words("elements", broken), _words("penalties", facility.penalties))))
    if facility.tiles:
        lines.append(Line("panel-shut", (("facility", facility.facility), _words("tiles", facility.tiles))))
    if facility.active or facility.queue:
        place = ("facility", facility.facility)
        lines.append(Line("panel-tokens", (place, _words("active", facility.active), _words("queue", facility.queue))))
    if facility.productivity:
        lines.append(Line("panel-machine", (("facility", facility.facility), ("level", facility.productivity))))
    return lines


def _map_lines(seen: MartiansView, content: Definitions) -> list[Line]:
    lines = [
        Line(
            "panel-space",
            (
                ("space", space),
                ("roi", roi),
                ("terrain", content.rois[roi].terrain),
                _words("things", [thing for place, thing in seen.lying if place == space]),
                _words("tokens_here", [token for place, token in seen.ground if place == space]),
            ),
        )
        for space, roi in seen.tiles.items()
    ]
    lines += [
        Line("panel-ground", (("space", space), ("ground", token)))
        for space, token in seen.ground
        if space not in seen.tiles
    ]
    lines += [
        Line("panel-lying", (("space", space), ("thing", thing)))
        for space, thing in seen.lying
        if space not in seen.tiles
    ]
    lines += [Line("panel-spot", (("space", space), ("spot", spot))) for space, spot in dict.fromkeys(seen.spots)]
    lines += [
        Line("panel-beacon", (("space", each.space), ("days", each.days), ("pawns", each.pawns)))
        for each in seen.beacons
    ]
    return lines or [Line("panel-unexplored")]


def _cargo_lines(seen: MartiansView) -> list[Line]:
    lines = [Line("panel-available", (_words("things", seen.available),))]
    if seen.pending:
        lines.append(Line("panel-pending", (_words("things", seen.pending),)))
    if seen.examined or seen.discovered:
        lines.append(Line("panel-research", (_words("things", seen.examined), _words("discoveries", seen.discovered))))
    lines += [Line("panel-poi", (("poi", token), ("effect", seen.finds.get(token, "")))) for token in seen.poi]
    lines += [Line("panel-upgrade", (("upgrade", card), ("upgrade_effect", card))) for card in seen.upgrades]
    lines += [Line("panel-installed", (("upgrade", card), ("upgrade_effect", card))) for card in seen.installed]
    return lines


def _log_line(entry: EntryView) -> Line:
    if entry.state == "struck":
        return Line("panel-struck", (("event", entry.event),))
    return Line(
        "panel-entry",
        (
            ("event", entry.event),
            ("left", entry.left),
            ("strikes_at", entry.strikes),
            ("pawns", entry.pawns),
            _words("needs", entry.needs),
            ("acting_effect", entry.reward),
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
            ("operator", stack.performer if stack.pawns[0].startswith("m:") else "none"),
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
