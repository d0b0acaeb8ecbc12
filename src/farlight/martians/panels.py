"""The view of a seat in words, for the terminal and for screen readers."""

from farlight.kernel import Line, Panel
from farlight.martians.content import Definitions
from farlight.martians.outlook import Forecast, StackOutlook
from farlight.martians.view import AstronautView, EntryView, FacilityView, MartiansView


def panels_of(seen: MartiansView, content: Definitions) -> list[Panel]:
    """The table for the terminal and for screen readers."""
    found = [Panel(Line("panel-mission", (("mission", seen.mission),)), tuple(_mission_lines(seen)))]
    if seen.debriefing:
        found.append(
            Panel(Line("panel-debriefing"), tuple(Line("panel-text", (("text", key),)) for key in seen.debriefing))
        )
    if not seen.difficulty:
        found.append(Panel(Line("panel-difficulties"), tuple(_difficulty_lines(seen.mission, content))))
    if not seen.crew:
        return found
    found.append(Panel(Line("panel-crew"), tuple(_crew_line(person) for person in seen.crew)))
    found.append(Panel(Line("panel-base"), tuple(_base_lines(seen))))
    found.append(Panel(Line("panel-map"), tuple(_map_lines(seen, content))))
    found.append(Panel(Line("panel-cargo"), tuple(_cargo_lines(seen))))
    if seen.log:
        found.append(Panel(Line("panel-log"), tuple(_log_line(entry) for entry in seen.log)))
    if seen.plan:
        found.append(Panel(Line("panel-plan"), tuple(_plan_line(stack) for stack in seen.plan)))
    if seen.forecast is not None and seen.sol:
        found.append(Panel(Line("panel-forecast"), tuple(_forecast_lines(seen.forecast))))
    return found


def _difficulty_lines(mission: str, content: Definitions) -> list[Line]:
    """Exactly how the levels differ: nobody has to guess. M-APP-03."""
    lines = []
    for level, card in content.difficulties.items():
        supplies = content.missions[mission].supplies.get(level, {})
        parts = content.missions[mission].parts.get(level, {})
        sizes = card.magnitudes
        lines.append(
            Line(
                "panel-level",
                (
                    ("difficulty", level),
                    ("oxygen", supplies.get("oxygen", "0")),
                    ("energy", supplies.get("energy", "0")),
                    ("food", supplies.get("food", "0")),
                    _words("things", [kind for kind, count in parts.items() for _ in range(count)]),
                    ("upgrades", card.upgrades),
                    ("tokens", card.tokens),
                    ("harm", f"{sizes['HS']}-{sizes['HL']}"),
                    ("gain", f"{sizes['GS']}-{sizes['GM']}"),
                    ("chance", card.chance),
                ),
            )
        )
    return lines


def _mission_lines(seen: MartiansView) -> list[Line]:
    lines = []
    if seen.sol:
        lines.append(Line("panel-sol", (("sol", seen.sol), ("sols", seen.sols), ("phase", seen.phase))))
    if seen.difficulty:
        lines.append(Line("panel-difficulty", (("difficulty", seen.difficulty),)))
    lines += [
        Line(
            "panel-objective",
            (
                ("objective", each.objective),
                ("tick", "done" if each.ticked else "optional" if each.optional else "open"),
            ),
        )
        for each in seen.objectives
    ]
    lines += [
        Line("panel-sheet", (("sheet", name), ("level", level)))
        for name, level in seen.tracks.items()
        if ":" not in name
    ]
    if seen.sol:
        lines.append(Line("panel-threshold", (("broken", seen.broken), ("threshold", seen.threshold))))
    return lines


def _words(kind: str, values: list[str]) -> tuple[str, str]:
    return kind, "+".join(values) or "none"


def _crew_line(person: AstronautView) -> Line:
    return Line(
        "panel-astronaut",
        (
            ("who", person.who),
            ("profession", person.profession),
            ("wounds", person.wounds),
            ("tokens", person.tokens),
            _words("conditions", [*person.conditions, *person.coming]),
            _words("marks", person.marks),
            ("pawns", len(person.free)),
        ),
    )


def _base_lines(seen: MartiansView) -> list[Line]:
    supply = seen.supply
    lines = [
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
    return [*lines, *(line for facility in seen.facilities for line in _facility_lines(facility))]


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
        Line("panel-ground", (("space", space), ("token", token)))
        for space, token in seen.ground
        if space not in seen.tiles
    ]
    lines += [
        Line("panel-lying", (("space", space), ("thing", thing)))
        for space, thing in seen.lying
        if space not in seen.tiles
    ]
    lines += [Line("panel-spot", (("space", space), ("spot", spot))) for space, spot in dict.fromkeys(seen.spots)]
    lines += [Line("panel-rover", (("rover", rover), ("token", token))) for rover, token in seen.rover_tokens]
    return lines or [Line("panel-unexplored")]


def _cargo_lines(seen: MartiansView) -> list[Line]:
    lines = [Line("panel-available", (_words("things", seen.available),))]
    if seen.pending:
        lines.append(Line("panel-pending", (_words("things", seen.pending),)))
    if seen.examined or seen.discovered:
        lines.append(Line("panel-research", (_words("things", seen.examined), ("count", len(seen.discovered)))))
    lines += [Line("panel-poi", (("poi", token),)) for token in seen.poi]
    lines += [Line("panel-upgrade", (("upgrade", card),)) for card in seen.upgrades]
    lines += [Line("panel-installed", (("upgrade", card),)) for card in seen.installed]
    return lines


def _log_line(entry: EntryView) -> Line:
    return Line(
        "panel-entry",
        (
            ("event", entry.event),
            ("state", entry.state),
            ("left", entry.left),
            ("pawns", entry.pawns),
            _words("needs", entry.needs),
            ("effect", entry.reward),
        ),
    )


def _plan_line(stack: StackOutlook) -> Line:
    return Line(
        "panel-stack",
        (
            ("stack", stack.number),
            ("action", stack.verb),
            ("target", stack.target),
            ("who", stack.performer),
            ("strength", stack.strength),
            ("dice_at", stack.dice_at),
            ("automatic_at", stack.automatic_at),
            _words("costs", stack.costs),
            _words("strikes", stack.strikes),
            ("success", stack.odds.success),
            ("wound", stack.odds.wound),
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
