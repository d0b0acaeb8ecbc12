"""Verbs about things: seeds, parts, samples, POI tokens, Upgrade cards, Objective tokens, structures."""

from farlight.kernel import GROUP, Procedure, Refusal, choose, option
from farlight.martians.model.events.base import UpgradeGained
from farlight.martians.model.events.work import SampleReturned, ThingGained, ThingLost
from farlight.martians.model.ids import Mark
from farlight.martians.rules.actions.action_effects import make_examined
from farlight.martians.rules.cargo_bay import (
    choose_part,
    choose_parts,
    choose_thing,
    draw_poi,
    gain_thing,
    lose_thing,
    parts_held,
    sample_of,
    samples_held,
    upgrades_left,
)
from farlight.martians.rules.cargo_bay import gain_upgrade as draw_upgrade
from farlight.martians.rules.context import ELEMENTS, About, MartiansPlay, verbs
from farlight.martians.rules.crew import change_tokens
from farlight.martians.rules.malfunction import throw
from farlight.martians.rules.map_paths import neighbours, ring_of
from farlight.martians.rules.production import ground_samples
from farlight.martians.rules.production import remove_sample as take_from_ground
from farlight.martians.rules.structures import bring_into_play
from farlight.martians.rules.verbs.terrain import space_meant


@verbs.add("gain seed", "M-TERM-40")
def gain_seed(play: MartiansPlay, _about: About) -> None:
    gain_thing(play, "seed", "M-TERM-40")


@verbs.add("lose seed", "M-GEN-07")
def lose_seed(play: MartiansPlay, _about: About) -> None:
    if "seed" in play.state.available:
        lose_thing(play, "seed", "M-GEN-07")


@verbs.add("gain {part:part} part", "M-ICON-32")
def gain_part(play: MartiansPlay, _about: About, part: str) -> Procedure[None]:
    kind = part
    if part == "any":
        kind = yield from choose_part(play, "gain-part", "M-RUL-GAP-25")
    elif part == "random":
        kind = ELEMENTS[play.roll("part", len(ELEMENTS)) - 1]
    gain_thing(play, kind, "M-ICON-32")


def _has_part(play: MartiansPlay, _about: About, part: str) -> Refusal | None:
    held = parts_held(play)
    found = bool(held) if part in ("any", "random") else part in held
    return None if found else Refusal("M-SUP-02", "why-not-part", (("part", part),))


@verbs.add("lose {part:part} part", "M-GEN-07", extra=_has_part)
def lose_part(play: MartiansPlay, _about: About, part: str) -> Procedure[None]:
    held = parts_held(play)
    if part == "any" and held:
        lost = yield from choose_part(play, "lose-part", "M-RUL-GAP-25", lambda: parts_held(play))
        lose_thing(play, lost, "M-GEN-07")
    elif part in held:
        lose_thing(play, part, "M-GEN-07")


@verbs.add("exchange {count:int} parts", "M-RUL-GAP-25")
def exchange_parts(play: MartiansPlay, _about: About, count: int) -> Procedure[None]:
    """Exchange parts one for one with the token pool, as often as the crew likes."""
    for _ in range(count):
        held = parts_held(play)
        if not held:
            return
        given = yield from choose(
            play,
            GROUP,
            "exchange",
            "M-RUL-GAP-25",
            lambda: ["", *parts_held(play)],
            lambda kind: option("part", part=kind) if kind else option("done-exchanging"),
        )
        if not given:
            return
        lose_thing(play, given, "M-RUL-GAP-25")
        others = [kind for kind in ELEMENTS if kind != given]
        gain_thing(play, (yield from choose_part(play, "gain-part", "M-RUL-GAP-25", others.copy)), "M-RUL-GAP-25")


# Samples


@verbs.add("gain sample", "M-ICON-27")
def gain_sample(play: MartiansPlay, _about: About) -> Procedure[None]:
    gain_thing(play, (yield from sample_of(play, 1)), "M-ICON-27")


@verbs.add("gain pending sample", "M-ICON-27")
def gain_pending_sample(play: MartiansPlay, about: About) -> Procedure[None]:
    ring = ring_of(about.space) if about.space else 1
    gain_thing(play, (yield from sample_of(play, ring)), "M-ICON-27", pending=True)


@verbs.add("gain ring {ring:int} sample", "M-MIS-CORE-02")
def gain_ring_sample(play: MartiansPlay, _about: About, ring: int) -> Procedure[None]:
    gain_thing(play, (yield from sample_of(play, ring)), "M-MIS-CORE-02")


@verbs.add("lose sample", "M-GEN-07")
def lose_sample(play: MartiansPlay, _about: About) -> Procedure[None]:
    if samples_held(play):
        lost = yield from choose(
            play,
            GROUP,
            "lose-sample",
            "M-RUL-GAP-25",
            lambda: samples_held(play),
            lambda thing: option("thing", thing=thing),
        )
        lose_thing(play, lost, "M-GEN-07")


@verbs.add("lose nearby sample", "M-RUL-ADV-K06")
def lose_nearby_sample(play: MartiansPlay, about: About) -> Procedure[None]:
    state = play.state

    def found() -> list[tuple[str, str]]:
        here = [(space, thing) for space, thing in ground_samples(state) if space == about.space]
        return [*here, *(("", thing) for thing in samples_held(play))]

    if found():
        space, thing = yield from choose(
            play,
            GROUP,
            "lose-sample",
            "M-RUL-ADV-K06",
            found,
            lambda pair: (
                option("sample-at", thing=pair[1], space=pair[0]) if pair[0] else option("thing", thing=pair[1])
            ),
        )
        if space:
            state.lying.remove((space, thing))
            play.emit(ThingLost("M-RUL-ADV-K06", thing, space))
        else:
            lose_thing(play, thing, "M-RUL-ADV-K06")


@verbs.add("remove sample", "M-CARD-PEN-07", gives=("direction",))
def remove_sample(play: MartiansPlay, _about: About) -> Procedure[None]:
    if not ground_samples(play.state):
        play.state.flags["drawn"] = ""
    return take_from_ground(play, "M-CARD-PEN-07")


@verbs.add("take sample", "M-RUL-ABI-11")
def take_sample(play: MartiansPlay, _about: About) -> Procedure[None]:
    state = play.state
    found = ground_samples(state)
    if not found:
        gain_thing(play, (yield from sample_of(play, 1)), "M-RUL-ABI-11")
        return
    space, thing = yield from choose(
        play,
        GROUP,
        "take-sample",
        "M-RUL-ABI-11",
        lambda: ground_samples(state),
        lambda pair: option("sample-at", thing=pair[1], space=pair[0]),
    )
    state.lying.remove((space, thing))
    gain_thing(play, thing, "M-RUL-ABI-11")


@verbs.add("sprinkle samples", "M-EXPL-07", needs=("space",))
def sprinkle_samples(play: MartiansPlay, about: About) -> Procedure[None]:
    state = play.state
    if about.space not in state.tiles:
        return
    spaces = [about.space]
    around = [space for space in neighbours(about.space) if space in state.tiles]
    if around:
        spaces.append(
            (
                yield from choose(
                    play, GROUP, "sprinkle", "M-RUL-GAP-25", lambda: around, lambda space: option("space", space=space)
                )
            )
        )
    for space in spaces:
        thing = yield from sample_of(play, ring_of(space))
        if thing:
            state.lying.append((space, thing))
            play.emit(ThingGained("M-EXPL-07", thing, space))


@verbs.add("examine sample", "M-RSCH-05")
def examine_sample(play: MartiansPlay, about: About) -> Procedure[None]:
    held = samples_held(play)
    if held:
        thing = yield from choose_thing(play, "examine", "M-RUL-GAP-25", held)
        play.state.available.remove(thing)
        yield from make_examined(play, thing, about)


@verbs.add("unexamine sample", "M-RUL-MAL-W26")
def unexamine_sample(play: MartiansPlay, _about: About) -> Procedure[None]:
    state = play.state
    if state.examined:
        found = list(dict.fromkeys(state.examined))
        thing = yield from choose_thing(play, "unexamine", "M-RUL-GAP-25", found)
        state.examined.remove(thing)
        state.available.append(thing)
        play.emit(SampleReturned("M-RUL-MAL-W26", thing))


# POI tokens, Upgrade cards, Objective tokens, structures


@verbs.add("gain poi", "M-POI-01")
def gain_poi(play: MartiansPlay, about: About) -> None:
    if not draw_poi(play, "M-POI-01"):
        change_tokens(play, about.who, 1, "M-RUL-ADV-06")


def _has_upgrades(play: MartiansPlay, _about: About) -> Refusal | None:
    return None if upgrades_left(play) else Refusal("M-RUL-UPG-11", "why-not-upgrade-left")


@verbs.add("gain upgrade", "M-RUL-UPG-11", extra=_has_upgrades)
def gain_upgrade(play: MartiansPlay, _about: About) -> None:
    draw_upgrade(play, "M-RUL-UPG-11")


@verbs.add("select upgrade", "M-MIS-CORE-02")
def select_upgrade(play: MartiansPlay, _about: About) -> Procedure[None]:
    if upgrades_left(play):
        card = yield from choose(
            play,
            GROUP,
            "select-upgrade",
            "M-MIS-CORE-02",
            lambda: upgrades_left(play),
            lambda each: option("upgrade", upgrade=each),
        )
        play.state.upgrades.append(card)
        play.emit(UpgradeGained("M-MIS-CORE-02", card))


def lay_thing(play: MartiansPlay, thing: str, space: str) -> None:
    play.state.lying.append((space, thing))
    play.state.stats[Mark.on("found", thing)] = 1
    play.emit(ThingGained("M-OBJ-01", thing, space))


@verbs.add("lay {thing:thing} here", "M-OBJ-01", needs=("space",))
def lay_here(play: MartiansPlay, about: About, thing: str) -> None:
    lay_thing(play, thing, about.space)


@verbs.add("lay {thing:thing} at {space:space}", "M-OBJ-01")
def lay_at(play: MartiansPlay, about: About, thing: str, space: str) -> None:
    meant = space_meant(play, about, space)
    if meant:
        lay_thing(play, thing, meant)


@verbs.add("roll parts {die:die}", "M-MIS-HOME-08")
def roll_parts(play: MartiansPlay, about: About, die: str) -> Procedure[None]:
    """Exchange the token for what it stands for: so many parts of choice, Pending. M-MIS-HOME-09, M-MIS-GEN-07."""
    if about.thing in play.state.pending:  # the token is exchanged for what it stands for. M-OBJ-04
        play.state.pending.remove(about.thing)
    yield from choose_parts(play, "M-MIS-HOME-09", throw(play, die, "M-MIS-HOME-08"), pending=True)


@verbs.add("build {facility:facility}", "M-CARD-STR-02")
def build(play: MartiansPlay, _about: About, facility: str) -> None:
    bring_into_play(play, facility, ruined=False)


@verbs.add("build ruined {facility:facility}", "M-FAQ-28")
def build_ruined(play: MartiansPlay, _about: About, facility: str) -> None:
    bring_into_play(play, facility, ruined=True)


@verbs.add("build here {facility:facility}", "M-CARD-STR-02", needs=("space",))
def build_here(play: MartiansPlay, about: About, facility: str) -> None:
    if facility in play.state.facilities:  # M-ACT-16
        return
    bring_into_play(play, facility, ruined=False)
    play.state.sites[facility] = about.space
    play.state.round.append(Mark.on("built", facility))
