"""Construction: spare structures at home, and a base out of crates."""

from collections.abc import Iterator

from farlight.kernel import Term, score
from farlight.martians.bots.hint_lines import aim, element, harm, sheet
from farlight.martians.bots.jobs import Job, explore, gather, special, typed
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.upkeep import penalty_worth
from farlight.martians.bots.worth import MUST
from farlight.martians.model.ids import Element, NumberedThing, Thing, joined
from farlight.martians.rules.actions.phase_offers import survey
from farlight.martians.rules.context import ELEMENTS
from farlight.martians.rules.facilities import facility_of, is_available, kind_of
from farlight.martians.rules.greenhouses import has_room
from farlight.martians.rules.map_paths import ring_of

CARD_PERCENT = 30
"""What a Research card shows on average."""
FARM = "backup-farm"


# The spare structures


def draws_needed(table: Situation) -> float:
    """Research cards until the spare beds have their climate, about."""
    return max(0.0, (100 - table.state.tracks.get("optimal", 0)) / CARD_PERCENT)


def climate(table: Situation) -> float:
    """What one card for the climate is worth."""
    return 7.0 * min(1.0, draws_needed(table)) * (1.3 if table.left < 2 else 1.0)


def spares(table: Situation) -> Iterator[Job | None]:
    """The beds first, because their climate takes longest; the other two when there is little time left to suffer
    from their broken parts."""
    if table.in_play(FARM):
        for name in table.broken:
            if facility_of(name) == FARM:
                table.bonus[name] = Term(climate(table), sheet("optimal"))
        yield from _more_climate(table)
        yield from _seed(table)
    else:
        yield special(table, "raise-farm", aim(MUST * 1.4, "o3"))
    late = {0: 20.0, 1: 16.0, 2: 12.0, 3: 6.0}.get(table.left, 3.0)
    for facility, verb, serves in SYSTEMS:
        if not table.in_play(facility):
            yield special(table, verb, aim(late, serves))
    yield from _probes(table)


def _seed(table: Situation) -> Iterator[Job | None]:
    """Only the spare beds have room, unless something wilted."""
    if table.is_ticked("o4") or not table.held["seed"]:
        return
    for farm in table.state.farms:
        if has_room(farm) and is_available(table.state, farm.facility):
            gain = aim(MUST * (1.6 if table.left < 2 else 1.1), "o4")
            job = typed(table, "plant", gain, target=farm.facility)
            if job is not None:
                job.claim = "seed"
            yield job


SYSTEMS = (("backup-panel", "raise-panel", "o1"), ("backup-oxygenator", "raise-oxygenator", "o2"))
"""The other two structures, with the actions that raise them and the objectives that ask for them."""


def missing_parts(table: Situation) -> float:
    """Parts that repairs and climate will still ask for, beyond those at hand that fit.

    What is not built yet will be broken as soon as it stands.
    """
    kinds = [kind_of(element) for element in table.broken]
    for name in (FARM, *(facility for facility, _, _ in SYSTEMS)):
        if not table.in_play(name):
            kinds += table.content.facilities[name].elements
    fitting = sum(min(table.parts[kind], kinds.count(kind)) for kind in ELEMENTS)
    beds = sum(facility_of(name) == FARM for name in table.broken) if table.in_play(FARM) else 4
    wanted = max(len(kinds) - table.mission.threshold + 1.0, 0.0) + max(0.0, draws_needed(table) - beds)
    return wanted - fitting


def _more_climate(table: Situation) -> Iterator[Job | None]:
    """Without the right part a working one from elsewhere will do; parts to spare trim the beds."""
    if not draws_needed(table):
        return
    for name in table.broken:
        kind = kind_of(name)
        if facility_of(name) == FARM and not table.parts[kind]:
            donor = _donor(table, kind)
            if donor:
                gain = score(
                    Term(climate(table), sheet("optimal")),
                    Term(penalty_worth(table, name), harm(name)),
                    Term(-penalty_worth(table, donor), element(donor)),
                )
                job = typed(table, "repair", gain, target=name, things=Thing.of("from", donor))
                if job is not None:
                    job.claim = f"repair:{name}"
                yield job
    spare = sum(table.parts.values()) - max(0, table.over)
    for kind in ELEMENTS:
        works = Element.of(FARM, kind) not in table.state.broken
        if table.parts[kind] and works and (spare > 0 or table.parts[kind] > table.waiting(kind)):
            yield special(table, "trim-beds", aim(climate(table) * 0.9, "o5", "optimal"), things=kind)


def _donor(table: Situation, kind: str) -> str:
    """A working element whose loss hurts least."""
    working = [name for name in table.play.recall(survey).working[kind] if facility_of(name) != FARM]
    return min(working, key=lambda name: penalty_worth(table, name), default="")


def _probes(table: Situation) -> Iterator[Job | None]:
    """Two wrecks in the south are full of parts; worth the walk while parts are short."""
    short = missing_parts(table)
    for space, token, share in (("A1-S", "orange1", 2.0), ("A2-S", "orange2", 2.5)):
        if table.held[token] or token in table.state.pending:
            continue
        gain = min(max(short, 0.3), share) * 3.2
        if (space, token) in table.state.lying:
            if table.left:
                yield gather(table, space, token, aim(gain, "o8"))
        elif space not in table.state.tiles and table.left > 1:
            steps = table.ways.expedition(space)
            yield explore(table, steps[0], aim(gain * 0.8 / len(steps), "o7"))
        short -= share


# Crates

SERVED = {"red1": "o1", "red2": "o2", "red3": "o3", "red4": "o4", "orange5": "o5", "orange6": "o6"}
"""The objective that each crate is for."""


def crates(table: Situation) -> Iterator[Job | None]:
    """Walk to the crates, bring them in, unpack: the far ones first, two at a time if two are there."""
    wanted = {crate: 1.0 if NumberedThing.parse(crate).kind == "red" else 0.25 for crate in table.mission.crates}
    held = [crate for crate in wanted for _ in range(table.held[crate])]
    held.sort(key=lambda crate: -wanted[crate])
    while len(held) > 1:
        one, other = held.pop(0), held.pop(0)
        gain = MUST * 1.4 * (wanted[one] + wanted[other])
        first, second = sorted((one, other))
        yield special(table, "unpack-together", aim(gain, SERVED[first]), things=joined((first, second)))
    for crate in held:
        yield special(table, "unpack-crate", aim(MUST * 1.4 * wanted[crate], SERVED[crate]), things=crate)
    steps: dict[str, float] = {}
    for space, crate in table.state.lying:
        if crate not in wanted:
            continue
        if space in table.state.tiles:
            if table.left:
                gain = MUST * wanted[crate] * (1.0 + 0.1 * ring_of(space))
                yield gather(table, space, crate, aim(gain, SERVED[crate]))
        elif table.left > 1:
            way = table.ways.expedition(space)
            if table.left > len(way):
                steps[way[0]] = steps.get(way[0], 0.0) + MUST * 0.95 * wanted[crate] * (1 + 0.5 * (len(way) - 1))
    for space, gain in steps.items():
        yield explore(table, space, aim(gain))
