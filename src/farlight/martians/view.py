"""What a seat of Martians may see, as data and in words. Nothing hidden is in it: M-APP-20."""

import msgspec

from farlight.kernel import Line, Panel
from farlight.martians.board import broken_elements, is_available, penalties
from farlight.martians.content import Definitions
from farlight.martians.crew import name_of
from farlight.martians.debriefing import debrief, epilogue
from farlight.martians.effects.words import MartiansPlay, sized
from farlight.martians.malfunction import pool
from farlight.martians.missions.signals import chains
from farlight.martians.outlook import Forecast, StackOutlook, forecast, stack_outlook
from farlight.martians.stacks import performer
from farlight.martians.state import Martians


class AstronautView(msgspec.Struct, frozen=True):
    who: str
    card: str
    profession: str
    wounds: int
    tokens: int
    conditions: list[str]
    coming: list[str]
    abilities: list[str]
    used: list[str]
    locked: list[str]
    marks: list[str]
    free: list[str]


class FacilityView(msgspec.Struct, frozen=True):
    facility: str
    complex: str
    available: bool
    elements: dict[str, str]
    """By kind: `works`, `broken` or `mended`."""
    penalties: list[str]
    active: list[str]
    queue: list[str]
    tiles: list[str]
    """Shutdown tiles: kind and side; what a face-down one says nobody knows."""
    productivity: int
    upgrade: str


class FarmView(msgspec.Struct, frozen=True):
    facility: str
    houses: int
    plants: int
    growth: list[int]
    shields: int


class EntryView(msgspec.Struct, frozen=True):
    """An event in the Mission Log. M-APP-23, M-APP-24."""

    event: str
    state: str
    left: int
    """Rounds left, this one included."""
    pawns: int
    needs: list[str]
    reward: str


class ObjectiveView(msgspec.Struct, frozen=True):
    objective: str
    ticked: bool
    optional: bool


class CampaignView(msgspec.Struct, frozen=True):
    campaign: str
    number: int
    missions: int
    results: list[str]
    opened: list[str]
    replays: int


class MartiansView(msgspec.Struct, frozen=True):
    mission: str
    difficulty: str
    campaign: CampaignView | None
    sol: int
    sols: int
    phase: str
    first: str
    crew: list[AstronautView]
    machines: list[str]
    morale: int
    stress: int
    supply: dict[str, int]
    levels: dict[str, int]
    box: list[str]
    dice: list[str]
    """Malfunction dice of this sol. M-APP-25."""
    facilities: list[FacilityView]
    broken: int
    threshold: int
    farms: list[FarmView]
    rover_tokens: list[tuple[str, str]]
    tiles: dict[str, str]
    shown: dict[str, str]
    ground: list[tuple[str, str]]
    lying: list[tuple[str, str]]
    spots: list[tuple[str, str]]
    base: str
    sites: dict[str, str]
    chains: list[str]
    available: list[str]
    pending: list[str]
    poi: list[str]
    examined: list[str]
    discovered: list[str]
    upgrades: list[str]
    installed: list[str]
    piles: dict[str, int]
    """How many cards and tiles each pile has."""
    log: list[EntryView]
    objectives: list[ObjectiveView]
    tracks: dict[str, int]
    history: list[tuple[int, str, str]]
    plan: list[StackOutlook]
    perks: list[tuple[str, str, int, int]]
    ready: list[bool]
    forecast: Forecast | None
    debriefing: list[str]
    """When the mission is over: the keys of its lines. M-APP-35."""
    outcome: str


def view_of(play: MartiansPlay) -> MartiansView:
    """The same for everybody: in this game the crew shares all it knows."""
    state, content = play.state, play.content
    mission = content.missions[state.mission]
    laid = bool(state.decks) and not state.outcome
    return MartiansView(
        mission=state.mission,
        difficulty=state.difficulty,
        campaign=_campaign(state, content),
        sol=state.sol,
        sols=state.sols,
        phase=state.phase,
        first=name_of(state, state.first) if state.crew else "",
        crew=[_astronaut(state, content, who) for who in range(len(state.crew))],
        machines=state.machines[:],
        morale=state.morale,
        stress=state.stress,
        supply=dict(state.supply),
        levels=dict(state.levels),
        box=state.box[:],
        dice=pool(play),
        facilities=[_facility(play, facility) for facility in state.facilities],
        broken=broken_elements(play),
        threshold=mission.threshold,
        farms=[
            FarmView(farm.facility, farm.houses, farm.plants, farm.growth[:], len(farm.shields)) for farm in state.farms
        ],
        rover_tokens=state.rover_tokens[:],
        tiles=dict(state.tiles),
        shown=dict(state.shown),
        ground=state.ground[:],
        lying=state.lying[:],
        spots=state.spots[:],
        base=state.base,
        sites=dict(state.sites),
        chains=chains(play) if mission.feature == "signals" and "chain" not in state.flags else [],
        available=sorted(state.available),
        pending=sorted(state.pending),
        poi=state.poi[:],
        examined=state.examined[:],
        discovered=state.discovered[:],
        upgrades=state.upgrades[:],
        installed=state.installed[:],
        piles={name: len(pile) for name, pile in state.decks.items()},
        log=[_entry(play, place) for place in range(len(state.log))],
        objectives=[
            ObjectiveView(f"{state.mission}.{each.id}", each.id in state.ticked, each.optional)
            for each in mission.objectives
        ],
        tracks=dict(state.tracks),
        history=state.history[:],
        plan=[stack_outlook(play, stack, name_of(state, performer(stack))) for stack in state.plan],
        perks=state.perks[:],
        ready=[seat.ready for seat in state.seats],
        forecast=forecast(play) if laid and state.crew else None,
        debriefing=[*debrief(play), *epilogue(play)],
        outcome=state.outcome,
    )


def _campaign(state: Martians, content: Definitions) -> CampaignView | None:
    campaign = state.campaign
    if campaign is None:
        return None
    missions = len(content.campaigns[campaign.id].missions)
    return CampaignView(
        campaign.id, campaign.number + 1, missions, campaign.results[:], campaign.opened[:], campaign.replays
    )


def _astronaut(state: Martians, content: Definitions, who: int) -> AstronautView:
    person = state.crew[who]
    return AstronautView(
        who=name_of(state, who),
        card=person.card,
        profession=person.profession,
        wounds=person.wounds,
        tokens=person.tokens,
        conditions=person.conditions[:],
        coming=person.coming[:],
        abilities=list(content.tables.abilities.get(person.profession, ())),
        used=person.used[:],
        locked=person.locked[:],
        marks=person.marks[:],
        free=person.free[:],
    )


def _facility(play: MartiansPlay, facility: str) -> FacilityView:
    state = play.state
    card = play.content.facilities[facility]
    status = {
        kind: "broken"
        if f"{facility}.{kind}" in state.broken
        else "mended"
        if f"{facility}.{kind}" in state.mended
        else "works"
        for kind in card.elements
    }
    upgrade = [name for name in state.installed if play.content.upgrades[name].facility == facility]
    return FacilityView(
        facility=facility,
        complex=card.complex,
        available=is_available(state, facility),
        elements=status,  # type: ignore[arg-type]
        penalties=penalties(play, facility),
        active=[token for place, token in state.active if place == facility],
        queue=[token for place, token in state.queue if place == facility],
        tiles=[f"{tile[1]}-{tile[3]}" for tile in state.shut if tile[0] == facility],
        productivity=state.productivity.get(facility, 0),
        upgrade=upgrade[0] if upgrade else "",
    )


def _entry(play: MartiansPlay, place: int) -> EntryView:
    entry = play.state.log[place]
    card = play.content.events[entry.event]
    left = 3 - (play.state.sol - entry.sol)
    needs = [need.thing for need in card.needs for _ in range(need.count)]
    return EntryView(entry.event, entry.state, left, card.pawns, needs, sized(play, card.reward).source)


# In words


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
            ("target", stack.target or "none"),
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
