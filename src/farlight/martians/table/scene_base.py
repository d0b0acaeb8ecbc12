"""The base as it is drawn: rooms, complexes, and what tomorrow brings."""

from farlight.kernel import Line
from farlight.martians.model.content import Definitions, FacilityCard
from farlight.martians.rules.actions.plan_menu import PLAIN
from farlight.martians.rules.context import COMPLEXES
from farlight.martians.rules.malfunction import TOP
from farlight.martians.table.forecast import Forecast, Supplied, Track
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
from farlight.martians.table.view import FacilityView, MartiansView, PartState
from farlight.texts import Texts

KINDS = {
    "ox1": "oxygenator", "ox2": "oxygenator", "sp1": "panel", "sp2": "panel", "fa": "farm", "qp": "alcove",
    "cq": "quarters", "ml": "medlab", "cc": "control", "ga": "garage", "pb": "probes", "la": "lab", "ws": "workshop",
}  # fmt: skip
"""The scene of each tile; structure cards have that of the tile they stand for, or one of their own."""


def rooms_of(seen: MartiansView, content: Definitions, texts: Texts) -> list[RoomScene]:
    return [_room(each, seen, content, texts) for each in seen.facilities]


def _room(each: FacilityView, seen: MartiansView, content: Definitions, texts: Texts) -> RoomScene:
    card = content.facilities[each.facility]
    farms = [farm for farm in seen.farms if farm.facility == each.facility]
    action = card.action or ""
    return RoomScene(
        id=each.facility,
        name=texts.name("facility", each.facility),
        house=texts.name("text", f"facility.{each.facility}.name"),
        complex=each.complex,
        kind=KINDS.get(card.stands_for or each.facility, each.facility),
        action=action,
        does=texts.name("action", action) if action else "",
        verbs=_verbs(action, seen.mission, content),
        line=texts.name("text", f"facility.{each.facility}.line") if card.line else "",
        open=each.available,
        parts=[_part(each, card, kind, state, texts) for kind, state in each.elements.items()],
        tokens=_tokens(each.active, texts),
        waiting=_tokens(each.queue, texts),
        shut=[Told(tile, texts.name("shutkind", tile)) for tile in each.tiles],
        supply="food" if farms else card.produces or "",
        gives=farms[0].plants if farms else each.productivity,
        top=card.houses if farms else card.top,
        farm=FarmScene(farms[0].houses, card.houses, farms[0].plants, farms[0].growth, farms[0].shields)
        if farms
        else None,
        upgrade=_upgrade(each.upgrade, texts) if each.upgrade else None,
        must_roll=each.facility in seen.must_roll,
        site=seen.sites.get(each.facility, ""),
    )


def _verbs(action: str, mission: str, content: Definitions) -> list[str]:
    if not action:
        return []
    return list(dict.fromkeys((action, *PLAIN[action], *content.tables.special.get((mission, action), ()))))


def _part(each: FacilityView, card: FacilityCard, kind: str, state: PartState, texts: Texts) -> PartScene:
    harm = card.elements[kind]  # type: ignore[index]
    return PartScene(
        f"{each.facility}.{kind}",
        kind,
        texts.name("element", kind),
        state,
        harm,
        texts.name("fault", harm),
        texts.name("penalty", harm),
    )


def _tokens(tokens: list[str], texts: Texts) -> list[Told]:
    return [Told(token, texts.name("token", token), texts.name("hindrance", token)) for token in tokens]


def _upgrade(card: str, texts: Texts) -> Told:
    return Told(card, texts.name("upgrade", card), texts.name("upgrade_effect", card))


# The Malfunction tracks


def complexes_of(seen: MartiansView, content: Definitions, texts: Texts) -> list[ComplexScene]:
    tracks = {track.complex: track for track in seen.forecast.tracks} if seen.forecast else {}
    return [_complex(name, tracks.get(name), seen, content, texts) for name in reversed(COMPLEXES)]


def _complex(name: str, track: Track | None, seen: MartiansView, content: Definitions, texts: Texts) -> ComplexScene:
    level = seen.levels[name]
    start = level + (track.adds if track else 0)
    die = track.die if track else ""
    faces = content.malfunction_dice[die].faces if die else [0]
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
        lasting=name in seen.box,
        reasons=[_reason(element, texts) for element in track.causes] if track else [],
        colour=next((each.id for each in content.malfunction_dice.values() if each.complex == name), ""),
    )


def _reason(element: str, texts: Texts) -> ReasonScene:
    facility, _, kind = element.partition(".")
    return ReasonScene(kind, texts.name("facility", facility), facility, texts.name("element", kind))


# Tomorrow


def forecast_of(seen: MartiansView, content: Definitions, texts: Texts) -> ForecastScene | None:
    coming = seen.forecast
    if coming is None or not seen.sol:
        return None
    breaks = [content.facilities[stack.facility].relax_stress for stack in seen.plan if stack.verb == "relax"]
    ease = sum(each or content.ruling.relax_stress for each in breaks)
    causes = ("causes", "+".join(coming.stress_causes) or "none")
    return ForecastScene(
        stress=seen.stress,
        coming=coming.stress,
        limit=content.ruling.stress_limit,
        eased=max(0, seen.stress - ease) + coming.stress - seen.stress if ease else coming.stress,
        quarrel=coming.quarrel,
        why=texts.name(*causes) if coming.stress_causes else "",
        causes=_strains(coming, seen, content, texts),
        morale=seen.morale,
        flows=[*(_flow(each, seen, content, texts) for each in coming.supplies), _food(coming, seen, content, texts)],
        warnings=_warnings(coming, texts),
        planned=bool(seen.plan),
    )


def _strains(coming: Forecast, seen: MartiansView, content: Definitions, texts: Texts) -> list[CauseScene]:
    """What the Stress of tomorrow comes from, room by room. M-STR-01, M-STR-02."""
    parts = dict(cause.split(":") for cause in coming.stress_causes)
    weight = content.ruling.stress_per_tile
    found = [CauseScene(texts.say("scene-cause-crew", count=parts["crew"]))] if "crew" in parts else []
    for room in seen.facilities:
        count = weight * len(room.tiles)
        if count:
            found.append(_cause("dark-stress", room.facility, texts, "caution", count=count))
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


def _sources(supply: str, seen: MartiansView, content: Definitions, texts: Texts) -> list[CauseScene]:
    """Who gives how much of a supply, and who needs it. M-PROD-03, M-PROD-09."""
    rooms = {room.facility: room for room in seen.facilities}
    found: list[CauseScene] = []
    for name in content.tables.producers[supply]:
        if name not in rooms:
            continue
        made, top = rooms[name].productivity, content.facilities[name].top
        if rooms[name].tiles:
            found.append(_cause("dark", name, texts, "caution"))
        elif made < top:
            found.append(_cause("less", name, texts, "caution", made=made, top=top))
        else:
            found.append(_cause("made", name, texts, made=made))
    users = [
        texts.name("facility", name)
        for name in content.tables.users[supply]
        if name in rooms and not any(tile.startswith(supply) for tile in rooms[name].tiles)
    ]
    return [*found, CauseScene(texts.say("scene-cause-users", count=len(users), users=", ".join(users)))]


def _effects(each: Supplied, texts: Texts) -> list[CauseScene]:
    """What changes the production as a whole. M-PROD-08."""
    words = texts.say("scene-cause-effects", by=f"{each.effects:+}")
    return [CauseScene(words, tone="caution" if each.effects < 0 else "")] if each.effects else []


def _flow(each: Supplied, seen: MartiansView, content: Definitions, texts: Texts) -> FlowScene:
    stock = seen.supply[each.supply]
    return FlowScene(
        each.supply,
        texts.name("supply", each.supply),
        each.made,
        each.needed,
        stock,
        min(content.ruling.supply_limit, stock + each.banked),
        each.shut_down,
        [texts.name("facility", facility) for facility in each.causes] if each.shut_down else [],
        [*_sources(each.supply, seen, content, texts), *_effects(each, texts)],
    )


def _food(coming: Forecast, seen: MartiansView, content: Definitions, texts: Texts) -> FlowScene:
    stock = seen.supply["food"]
    over = coming.food_made - coming.food_needed
    after = stock + (over + 1) // 2 if over > 0 else max(0, stock + over)
    return FlowScene(
        "food",
        texts.name("supply", "food"),
        coming.food_made,
        coming.food_needed,
        stock,
        min(content.ruling.supply_limit, after),
        coming.food_short,
        [],
        [
            *(_cause("plants", farm.facility, texts, count=farm.plants) for farm in seen.farms),
            CauseScene(texts.say("scene-cause-eaters", count=coming.food_needed)),
        ],
    )


def _warnings(coming: Forecast, texts: Texts) -> list[str]:
    wilting = [texts.line(Line("panel-wilting", (("wilting", farm),))) for farm in coming.wilting]
    faults = [word.partition(":")[::2] for word in coming.penalties]
    return wilting + [
        texts.say("scene-warning", facility=texts.name("facility", place), penalty=texts.name("penalty", harm))
        for place, harm in faults
    ]
