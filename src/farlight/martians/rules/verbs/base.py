"""Verbs about the base: supplies, tracks, elements, tokens, machines, plants, Shutdown tiles."""

from farlight.kernel import GROUP, Procedure, Refusal, choose, option
from farlight.martians.model.events.base import ProductivityChanged, TokenRemoved
from farlight.martians.model.ids import Mark
from farlight.martians.model.state import Farm
from farlight.martians.rules.actions.resolution import discard_tile
from farlight.martians.rules.cargo_bay import gain_thing
from farlight.martians.rules.context import About, MartiansPlay, verbs
from farlight.martians.rules.facilities import (
    break_element,
    choose_element,
    element_option,
    facility_of,
    fix_element,
    is_shut,
    kind_of,
    load_token,
    put_token,
    queue_token,
    standing_for,
    working_elements,
)
from farlight.martians.rules.greenhouses import LAST, all_to_growth, lift, lower, plant_to_growth
from farlight.martians.rules.greenhouses import lose_plant as take_plant
from farlight.martians.rules.malfunction import choose_track, move_track, search
from farlight.martians.rules.production import change_production, change_supply, place_tile


@verbs.add("nothing", "M-GEN-07")
def nothing(_play: MartiansPlay, _about: About) -> None:
    """Do nothing: what is left of an effect that cannot happen."""


# Supplies and tracks


@verbs.add("gain {count:amount} {supply:supply}", "M-SUP-06")
def gain_supply(play: MartiansPlay, _about: About, count: int, supply: str) -> None:
    change_supply(play, supply, count, "M-SUP-06")


def _has_supply(play: MartiansPlay, _about: About, count: int, supply: str) -> Refusal | None:
    enough = play.state.supply[supply] >= count
    return None if enough else Refusal("M-SUP-02", "why-not-supply", (("supply", supply),))


@verbs.add("lose {count:amount} {supply:supply}", "M-SUP-02", extra=_has_supply)
def lose_supply(play: MartiansPlay, _about: About, count: int, supply: str) -> None:
    change_supply(play, supply, -count, "M-SUP-02")


@verbs.add("raise {track:track} {count:int}", "M-TERM-43")
def raise_track(play: MartiansPlay, _about: About, track: str, count: int) -> Procedure[None]:
    move_track(play, (yield from choose_track(play, track, "M-TERM-43")), count, "M-TERM-43")


@verbs.add("lower {track:track} {count:int}", "M-TERM-43")
def lower_track(play: MartiansPlay, _about: About, track: str, count: int) -> Procedure[None]:
    move_track(play, (yield from choose_track(play, track, "M-TERM-43", down=True)), -count, "M-TERM-43")


@verbs.add("swap tracks", "M-CARD-MAL-08")
def swap_tracks(play: MartiansPlay, _about: About) -> None:
    levels = play.state.levels
    by = levels["systems"] - levels["working"]
    move_track(play, "working", by, "M-CARD-MAL-08")
    move_track(play, "systems", -by, "M-CARD-MAL-08")


@verbs.add("resolve {complex:complex} {keyword:keyword}", "M-MALF-23")
def resolve_keyword(play: MartiansPlay, _about: About, complex: str, keyword: str) -> Procedure[None]:  # noqa: A002
    return search(play, complex, keyword)


# Elements


def _place(play: MartiansPlay, about: About, facility: str) -> str:
    if facility == "here":
        return about.facility
    return play.state.flags.get("remembered", "") if facility == "remembered" else facility


@verbs.add("break {facility:facility} {element:element}", "M-MALF-28", gives=("remembered",))
def break_one(play: MartiansPlay, about: About, facility: str, element: str) -> Procedure[None]:
    place = _place(play, about, facility)
    chosen = (yield from choose_element(play, "break", "M-MALF-30", place, element, broken=False)) if place else None
    if chosen:
        break_element(play, chosen, "M-MALF-28")
        play.state.flags["remembered"] = facility_of(chosen)
        _blame(play, about, chosen)


def _blame(play: MartiansPlay, about: About, element: str) -> None:
    """Blame an event that is just coming for what it broke: it remembers. M-RUL-EV-13."""
    entry = play.state.log[about.entry] if about.entry >= 0 else None
    if entry is not None and entry.state == "open":
        entry.broke = (*entry.broke, element)


@verbs.add("fix {facility:facility} {element:element}", "M-ASTR-24")
def fix_one(play: MartiansPlay, about: About, facility: str, element: str) -> Procedure[None]:
    place = _place(play, about, facility)
    chosen = (yield from choose_element(play, "fix", "M-ASTR-24", place, element, broken=True)) if place else None
    if chosen:
        fix_element(play, chosen, "M-ASTR-24")


@verbs.add("strip {complex:complex} {count:int}", "M-RUL-GAP-25")
def strip(play: MartiansPlay, _about: About, complex: str, count: int) -> Procedure[None]:  # noqa: A002
    def working() -> list[str]:
        cards = play.content.facilities
        places = [place for place in play.state.facilities if cards[place].complex == complex]
        return [
            element for place in places if not is_shut(play.state, place) for element in working_elements(play, place)
        ]

    if working():
        chosen = yield from choose(
            play, GROUP, "break", "M-RUL-GAP-25", working, lambda each: element_option(play.content, each)
        )
        break_element(play, chosen, "M-RUL-GAP-25")
        for _ in range(count):
            gain_thing(play, kind_of(chosen), "M-RUL-GAP-25")


# Tokens on Facilities and rovers


def _met(play: MartiansPlay, about: About, facility: str) -> list[str]:
    place = _place(play, about, facility)
    return standing_for(play, place)[:1] if place else []


@verbs.add("put {token:token} on {facility:facility}", "M-RUL-EV-08")
def put(play: MartiansPlay, about: About, token: str, facility: str) -> None:
    for place in _met(play, about, facility):
        put_token(play, token, place, "M-RUL-EV-08")


@verbs.add("queue {token:token} on {facility:facility}", "M-RUL-MAL-03")
def queue(play: MartiansPlay, about: About, token: str, facility: str) -> None:
    for place in _met(play, about, facility):
        queue_token(play, token, place, "M-RUL-MAL-03")


@verbs.add("load {token:token} on {rover:rover}", "M-TOK-02")
def load(play: MartiansPlay, about: About, token: str, rover: str) -> None:
    meant = about.rover if rover == "used" else rover
    if meant in play.content.rovers:
        load_token(play, token, meant, "M-TOK-02")


def _unload(play: MartiansPlay, rover: str, token: str) -> None:
    if (rover, token) in play.state.rover_tokens:
        play.state.rover_tokens.remove((rover, token))
        play.emit(TokenRemoved("M-TOK-02", token, rover))


@verbs.add("clear {rover:rover}", "M-TOK-02")
def clear_rover(play: MartiansPlay, about: About, rover: str) -> None:
    meant = about.rover if rover == "used" else rover
    for place, token in list(play.state.rover_tokens):
        if place == meant:
            _unload(play, place, token)


@verbs.add("unload {token:token} from {rover:rover}", "M-TOK-02")
def unload(play: MartiansPlay, about: About, token: str, rover: str) -> None:
    _unload(play, about.rover if rover == "used" else rover, token)


@verbs.add("unload one token", "M-RUL-GAP-25")
def unload_one(play: MartiansPlay, _about: About) -> Procedure[None]:
    def loaded() -> list[tuple[str, str]]:
        return list(dict.fromkeys(play.state.rover_tokens))

    if loaded():
        rover, token = yield from choose(
            play, GROUP, "unload", "M-RUL-GAP-25", loaded, lambda pair: option("token-of", token=pair[1], rover=pair[0])
        )
        _unload(play, rover, token)


@verbs.add("must roll {facility:facility}", "M-ICON-06")
def must_roll(play: MartiansPlay, about: About, facility: str) -> None:
    for place in _met(play, about, facility):
        if not is_shut(play.state, place):
            play.state.round.append(Mark.on("must-roll", place))


@verbs.add("no rovers", "M-ICON-03")
def no_rovers(play: MartiansPlay, _about: About) -> None:
    play.state.round.append("no-rovers")


@verbs.add("allow rovers", "M-ICON-03")
def allow_rovers(play: MartiansPlay, _about: About) -> None:
    play.state.round = [word for word in play.state.round if word != "no-rovers"]


@verbs.add("die in {die:die}", "M-MALF-02")
def die_in(play: MartiansPlay, _about: About, die: str) -> None:
    play.state.round.append(Mark.on("die-in", die))


@verbs.add("die out {die:dieout}", "M-MIS-PROBE-A6")
def die_out(play: MartiansPlay, _about: About, die: str) -> Procedure[None]:
    chosen = die
    if die == "any":
        chosen = yield from choose(
            play,
            GROUP,
            "die-out",
            "M-MIS-PROBE-A6",
            lambda: list(play.content.malfunction_dice),
            lambda each: option("die", die=each),
        )
    play.state.round.append(Mark.on("die-out", chosen))


# Productivity


ORDERED = {
    "panel": ("panel", "one"), "best-panel": ("panel", "best"), "panels": ("panel", "all"),
    "oxygenator": ("oxygenator", "one"), "best-oxygenator": ("oxygenator", "best"),
    "oxygenators": ("oxygenator", "all"),
}  # fmt: skip
"""The Facility that an order for machines names, and which of them it means: one of choice, the best one, all."""


def _machines(play: MartiansPlay, machine: str) -> list[str]:
    """The machines that an order could mean. M-RUL-EV-12, M-CARD-MAL-03, M-RUL-STR-20."""
    if machine == "remembered":
        named = play.state.flags.get("remembered", "")
        return [named] if named in play.state.productivity else []
    if machine not in ORDERED:
        return [machine] if machine in play.state.productivity else []
    facility, _ = ORDERED[machine]
    return [found for found in standing_for(play, facility) if not is_shut(play.state, found)]


def _turn(play: MartiansPlay, facility: str, by: int) -> None:
    """Turn a marker within its range, which no order leaves, and not in shutdown.

    M-PROD-07, M-SHUT-08, M-SHUT-16, M-FAQ-08, M-RUL-PROD-03.
    """
    state = play.state
    if is_shut(state, facility):
        return
    top = play.content.facilities[facility].top
    level = max(1, min(top, state.productivity[facility] + by))
    state.flags["remembered"] = facility
    if level != state.productivity[facility]:
        play.emit(ProductivityChanged("M-PROD-07", facility, level - state.productivity[facility], level))
        state.productivity[facility] = level


def _turn_meant(play: MartiansPlay, machine: str, by: int) -> Procedure[None]:
    found = _machines(play, machine)
    _, meant = ORDERED.get(machine, (machine, "one"))
    if meant == "all":
        for facility in found:
            _turn(play, facility, by)
    elif meant == "best" and found:
        level = play.state.productivity
        _turn(play, max(found, key=lambda facility: level[facility]), by)
    elif found:
        chosen = yield from choose(
            play,
            GROUP,
            "machine",
            "M-CARD-MAL-03",
            lambda: _machines(play, machine),
            lambda each: option("facility", facility=each),
        )
        _turn(play, chosen, by)


@verbs.add("turn up {machine:machine} {count:int}", "M-PROD-07", gives=("remembered",))
def turn_up(play: MartiansPlay, _about: About, machine: str, count: int) -> Procedure[None]:
    return _turn_meant(play, machine, count)


@verbs.add("turn down {machine:machine} {count:int}", "M-PROD-07", gives=("remembered",))
def turn_down(play: MartiansPlay, _about: About, machine: str, count: int) -> Procedure[None]:
    return _turn_meant(play, machine, -count)


@verbs.add("production up {kind:kind} {count:amount} {span:span}", "M-PROD-08")
def production_up(play: MartiansPlay, _about: About, kind: str, count: int, span: str) -> None:
    change_production(play, kind, count, span)


@verbs.add("production down {kind:kind} {count:amount} {span:span}", "M-PROD-08")
def production_down(play: MartiansPlay, _about: About, kind: str, count: int, span: str) -> None:
    change_production(play, kind, -count, span)


# Plants


def _open_farms(play: MartiansPlay) -> list[Farm]:
    """The Farm, or what stands in for it; none in shutdown. M-SHUT-23, M-RUL-STR-20."""
    state = play.state
    meant = standing_for(play, "fa")
    return [farm for farm in state.farms if farm.facility in meant and not is_shut(state, farm.facility)]


@verbs.add("plant to growth", "M-RUL-GAP-24")
def plant_back(play: MartiansPlay, _about: About) -> None:
    for farm in _open_farms(play):
        plant_to_growth(play, farm)


@verbs.add("growing up {count:int}", "M-FARM-06")
def growing_up(play: MartiansPlay, _about: About, count: int) -> None:
    for farm in _open_farms(play):
        if farm.growth:
            lift(play, farm, count)


@verbs.add("growing down {count:int}", "M-FARM-12")
def growing_down(play: MartiansPlay, _about: About, count: int) -> None:
    for farm in _open_farms(play):
        if farm.growth:
            lower(play, farm, count)


@verbs.add("highest growing up {count:int}", "M-FARM-06")
def highest_up(play: MartiansPlay, _about: About, count: int) -> None:
    for farm in _open_farms(play):
        if farm.growth:
            farm.growth[-1] = min(LAST, farm.growth[-1] + count)


@verbs.add("highest growing down {count:int}", "M-FARM-12")
def highest_down(play: MartiansPlay, _about: About, count: int) -> None:
    """Move the highest plant down: it stops above the next one; off #1 it is lost. M-FARM-03."""
    for farm in _open_farms(play):
        if farm.growth:
            highest = farm.growth.pop()
            floor = farm.growth[-1] + 1 if farm.growth else 0
            space = max(highest - count, floor)
            if space:
                farm.growth.append(space)


@verbs.add("lose plant", "M-RUL-MAL-S26")
def lose_plant(play: MartiansPlay, _about: About) -> None:
    for farm in _open_farms(play):
        take_plant(play, farm, "M-RUL-MAL-S26")


@verbs.add("all plants to growth", "M-CARD-MAL-10")
def thermostat(play: MartiansPlay, _about: About) -> None:
    for farm in _open_farms(play):
        all_to_growth(play, farm)


@verbs.add("shield plant", "M-CARD-ABI-08")
def shield_plant(play: MartiansPlay, _about: About) -> None:
    """Shield the highest free space of the Growth track. M-RUL-ABI-13."""
    for farm in _open_farms(play)[:1]:
        free = [space for space in range(1, LAST + 1) if space not in farm.growth and space not in farm.shields]
        if free:
            farm.shields.append(free[-1])


# Shutdown tiles


@verbs.add("cut {facility:facility} {kind:kind}", "M-SHUT-03", gives=("remembered",))
def cut(play: MartiansPlay, _about: About, facility: str, kind: str) -> None:
    """Shut a Facility down; structure cards cannot be. M-SHUT-01, M-SHUT-04, M-RUL-STR-18."""
    if facility in play.state.facilities:
        place_tile(play, facility, kind)
        play.state.flags["remembered"] = facility


@verbs.add("clear tile {facility:facility}", "M-SHUT-15")
def clear_tile(play: MartiansPlay, about: About, facility: str) -> Procedure[None]:
    meant = _place(play, about, facility)

    def places() -> list[int]:
        shut = play.state.shut
        return [place for place, tile in enumerate(shut) if facility == "anywhere" or tile.facility == meant]

    if places():
        chosen = yield from choose(
            play,
            GROUP,
            "clear-tile",
            "M-SHUT-15",
            places,
            lambda place: option("tile", tile=play.state.shut[place].place),
        )
        discard_tile(play, chosen, "M-SHUT-15")


@verbs.add("discard this tile", "M-SHUT-15", needs=("tile",))
def discard_this_tile(play: MartiansPlay, about: About) -> None:
    if 0 <= about.tile < len(play.state.shut):
        discard_tile(play, about.tile, "M-SHUT-15")


@verbs.add("raise this track {count:int}", "M-RUL-SHUT-E4", needs=("tile",))
def raise_this_track(play: MartiansPlay, about: About, count: int) -> None:
    move_track(play, play.content.facilities[about.facility].complex, count, "M-RUL-SHUT-E4")
