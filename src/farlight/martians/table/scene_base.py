"""The base as it is drawn: rooms, complexes, and what tomorrow brings."""

from typing import NamedTuple

from farlight.content.ids import text_place
from farlight.kernel import Line
from farlight.kernel.scenes import fact
from farlight.martians.model.ids import Cause, Element, joined
from farlight.martians.model.state import at
from farlight.martians.rules.actions.plan_menu import PLAIN
from farlight.martians.rules.context import COMPLEXES, MartiansPlay
from farlight.martians.rules.facilities import (
    elements_of,
    is_available,
    is_shut,
    kind_of,
    must_roll,
    part_state,
    upgrade_in,
)
from farlight.martians.rules.malfunction import TOP
from farlight.martians.rules.production import users
from farlight.martians.table.forecast import Forecast, Supplied, tomorrow
from farlight.martians.table.panels import tiles_on
from farlight.martians.table.scene_types import (
    CauseScene,
    ComplexScene,
    FarmScene,
    FlowScene,
    ForecastScene,
    PartScene,
    ReasonScene,
    RoomScene,
    Told,
)
from farlight.texts import Texts, signed

KINDS = {
    "ox1": "oxygenator", "ox2": "oxygenator", "sp1": "panel", "sp2": "panel", "fa": "farm", "qp": "alcove",
    "cq": "quarters", "ml": "medlab", "cc": "control", "ga": "garage", "pb": "probes", "la": "lab", "ws": "workshop",
}  # fmt: skip
"""The scene of each tile; structure cards have that of the tile they stand for, or one of their own."""


def room_of(facility: str, seen: MartiansPlay, texts: Texts) -> RoomScene:
    view, card = seen.state, seen.content.facilities[facility]
    farm = next((farm for farm in view.farms if farm.facility == facility), None)
    action = card.action or ""
    upgrade = upgrade_in(seen, facility)
    return RoomScene(
        id=facility,
        name=texts.name("facility", facility),
        house=texts.name("text", text_place("facility", facility, "name")),
        complex=card.complex,
        kind=KINDS.get(card.stands_for or facility, facility),
        action=action,
        does=texts.name("action", action) if action else "",
        verbs=_verbs(action, seen),
        line=texts.name("text", text_place("facility", facility, "line")) if card.line else "",
        open=is_available(view, facility),
        parts=[_part(element, seen, texts) for element in elements_of(seen.content, facility)],
        tokens=_tokens(at(facility, view.active), texts),
        waiting=_tokens(at(facility, view.queue), texts),
        shut=[Told(tile, texts.name("shutkind", tile)) for tile in tiles_on(seen, facility)],
        supply="food" if farm else card.produces or "",
        gives=farm.plants if farm else view.productivity.get(facility, 0),
        top=card.houses if farm else card.top,
        farm=FarmScene(farm.houses, card.houses, farm.plants, farm.growth, len(farm.shields)) if farm else None,
        upgrade=told_upgrade(upgrade, texts) if upgrade else None,
        must_roll=facility in must_roll(view),
        site=view.sites.get(facility, ""),
    )


def _verbs(action: str, seen: MartiansPlay) -> list[str]:
    if not action:
        return []
    own = seen.content.tables.special.get((seen.state.mission, action), ())
    return list(dict.fromkeys((action, *PLAIN[action], *own)))


def _part(element: str, seen: MartiansPlay, texts: Texts) -> PartScene:
    kind = kind_of(element)
    harm = seen.content.tables.harms[element]
    return PartScene(
        element,
        kind,
        texts.name("element", kind),
        part_state(seen.state, element),
        harm,
        texts.name("fault", harm),
        texts.name("penalty", harm),
    )


def _tokens(tokens: list[str], texts: Texts) -> list[Told]:
    return [Told(token, texts.name("token", token), texts.name("hindrance", token)) for token in tokens]


def told_upgrade(card: str, texts: Texts) -> Told:
    return Told(card, texts.name("upgrade", card), texts.name("upgrade_effect", card))


# The Malfunction tracks


def complexes_of(seen: MartiansPlay, texts: Texts) -> list[ComplexScene]:
    return [complex_of(name, seen, texts) for name in reversed(COMPLEXES)]


def complex_of(name: str, seen: MartiansPlay, texts: Texts) -> ComplexScene:
    coming = fact(tomorrow, seen)
    track = next((track for track in coming.tracks if track.complex == name), None) if coming else None
    dice = seen.content.malfunction_dice
    level = seen.state.levels[name]
    start = level + (track.adds if track else 0)
    die = track.die if track else ""
    faces = dice[die].faces if die else [0]
    return ComplexScene(
        id=name,
        name=texts.name("complex", name),
        level=level,
        top=TOP,
        low=min(TOP, start + min(faces)),
        high=min(TOP, start + max(faces)),
        die=f"{min(faces)}\N{EN DASH}{max(faces)}" if die else "",
        die_name=texts.name("die", die) if die else "",
        trigger=track.trigger if track else 0,
        lasting=name in seen.state.box,
        reasons=[_reason(element, texts) for element in track.causes] if track else [],
        colour=next((each.id for each in dice.values() if each.complex == name), ""),
    )


def _reason(element: str, texts: Texts) -> ReasonScene:
    facility, kind = Element.parse(element)
    return ReasonScene(kind, texts.name("facility", facility), facility, texts.name("element", kind))


# Tomorrow


def forecast_of(seen: MartiansPlay, texts: Texts) -> ForecastScene | None:
    return coming_of(seen, texts, fact(relief_of, seen))


class Relief(NamedTuple):
    """What of a plan a forecast tells."""

    stress: int
    """How much Stress it takes away."""
    planned: bool
    """Whether there is any action in it."""


def relief_of(seen: MartiansPlay) -> Relief:
    """What the plan is good for. M-STR-02."""
    rooms, usual = seen.content.facilities, seen.content.ruling.relax_stress
    plan = seen.state.plan
    breaks = [rooms[stack.facility].relax_stress or usual for stack in plan if stack.verb == "relax"]
    return Relief(sum(breaks), bool(plan))


def coming_of(seen: MartiansPlay, texts: Texts, relief: Relief) -> ForecastScene | None:
    """What the next phases bring with a plan that is worth so much."""
    view, ruling = seen.state, seen.content.ruling
    coming = fact(tomorrow, seen)
    if coming is None or not view.sol:
        return None
    ease = relief.stress
    causes = ("causes", joined(coming.stress_causes) or "none")
    return ForecastScene(
        stress=view.stress,
        coming=coming.stress,
        limit=ruling.stress_limit,
        eased=max(0, view.stress - ease) + coming.stress - view.stress if ease else coming.stress,
        quarrel=coming.quarrel,
        why=texts.name(*causes) if coming.stress_causes else "",
        causes=_strains(coming, seen, texts),
        morale=view.morale,
        flows=[*(_flow(each, seen, texts) for each in coming.supplies), _food(coming, seen, texts)],
        warnings=_warnings(coming, texts),
        planned=relief.planned,
    )


def _strains(coming: Forecast, seen: MartiansPlay, texts: Texts) -> list[CauseScene]:
    """What the Stress of tomorrow comes from, room by room. M-STR-01, M-STR-02."""
    parts = dict(map(Cause.parse, coming.stress_causes))
    weight = seen.content.ruling.stress_per_tile
    found = [CauseScene(texts.say("scene-cause-crew", count=parts["crew"]))] if "crew" in parts else []
    for room in seen.state.facilities:
        count = weight * len(tiles_on(seen, room))
        if count:
            found.append(_cause("dark-stress", room, texts, "caution", count=count))
    for flow in coming.supplies:
        if flow.shut_down:
            words = {"supply": texts.name("supply", flow.supply), "count": weight * flow.shut_down}
            found.append(CauseScene(texts.say("scene-cause-short", **words), tone="caution"))
    if "mission" in parts:
        found.append(CauseScene(texts.say("scene-cause-mission", count=parts["mission"])))
    return found


def _cause(word: str, facility: str, texts: Texts, tone: str = "", **more: int) -> CauseScene:
    return CauseScene(
        texts.say(f"scene-cause-{word}", facility=texts.name("facility", facility), **more), facility, tone
    )


def _sources(supply: str, seen: MartiansPlay, texts: Texts) -> list[CauseScene]:
    """Who gives how much of a supply, and who needs it. M-PROD-03, M-PROD-09."""
    view = seen.state
    found: list[CauseScene] = []
    for name in seen.content.tables.producers[supply]:
        if name not in view.facilities:
            continue
        made, top = view.productivity.get(name, 0), seen.content.facilities[name].top
        if is_shut(view, name):
            found.append(_cause("dark", name, texts, "caution"))
        elif made < top:
            found.append(_cause("less", name, texts, "caution", made=made, top=top))
        else:
            found.append(_cause("made", name, texts, made=made))
    names = [texts.name("facility", name) for name in users(seen, supply)]
    return [*found, CauseScene(texts.say("scene-cause-users", count=len(names), users=", ".join(names)))]


def _effects(each: Supplied, texts: Texts) -> list[CauseScene]:
    """What changes the production as a whole. M-PROD-08."""
    words = texts.say("scene-cause-effects", by=signed(each.effects))
    return [CauseScene(words, tone="caution" if each.effects < 0 else "")] if each.effects else []


def _flow(each: Supplied, seen: MartiansPlay, texts: Texts) -> FlowScene:
    stock = seen.state.supply[each.supply]
    return FlowScene(
        each.supply,
        texts.name("supply", each.supply),
        each.made,
        each.needed,
        stock,
        min(seen.content.ruling.supply_limit, stock + each.banked),
        each.shut_down,
        [texts.name("facility", facility) for facility in each.causes] if each.shut_down else [],
        [*_sources(each.supply, seen, texts), *_effects(each, texts)],
    )


def _food(coming: Forecast, seen: MartiansPlay, texts: Texts) -> FlowScene:
    stock = seen.state.supply["food"]
    over = coming.food_made - coming.food_needed
    after = stock + (over + 1) // 2 if over > 0 else max(0, stock + over)
    return FlowScene(
        "food",
        texts.name("supply", "food"),
        coming.food_made,
        coming.food_needed,
        stock,
        min(seen.content.ruling.supply_limit, after),
        coming.food_short,
        [],
        [
            *(_cause("plants", farm.facility, texts, count=farm.plants) for farm in seen.state.farms),
            CauseScene(texts.say("scene-cause-eaters", count=coming.food_needed)),
        ],
    )


def _warnings(coming: Forecast, texts: Texts) -> list[str]:
    wilting = [texts.line(Line("panel-wilting", (("wilting", farm),))) for farm in coming.wilting]
    faults = map(Cause.parse, coming.penalties)
    return wilting + [
        texts.say("scene-warning", facility=texts.name("facility", place), penalty=texts.name("penalty", harm))
        for place, harm in faults
    ]
