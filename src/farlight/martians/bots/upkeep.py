"""Rules to keep the base running: Shutdown tiles, red lamps, tracks, rovers, upgrades."""

from collections.abc import Iterator

from farlight.kernel import Term, score
from farlight.martians.bots import worth
from farlight.martians.bots.hint_lines import harm, one, rover, tile, too_many_broken, track, upgrade
from farlight.martians.bots.jobs import Job, numbered, typed
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.worth import MUST
from farlight.martians.model.ids import Element
from farlight.martians.rules.actions.stacks import has_power
from farlight.martians.rules.context import COMPLEXES
from farlight.martians.rules.facilities import counts, facility_of, kind_of
from farlight.martians.rules.malfunction import TOP


def tiles(table: Situation) -> Iterator[Job]:
    """A dark Facility makes everybody nervous, and some cannot be done without."""
    coming = table.forecast
    scarce = [each.supply for each in coming.supplies if each.made <= each.needed] if coming is not None else []
    order = table.state.facilities
    for facility, kind, _, _ in sorted(table.state.shut, key=lambda tile: order.index(tile[0])):
        gain = (0.7 + use_of(table, facility)) * min(table.left, 3)
        if kind in scarce:
            gain *= 0.4
        living = table.content.facilities[facility].complex == "living"
        yield Job("tile", "tile", one(gain, tile(facility)), target=Element.of(facility, kind), living=living)


NEEDED: dict[str, tuple[str, ...]] = {
    "home": ("build", "research"),
    "riddle": ("explore", "gather", "research"),
    "plants": ("research", "gather", "explore"),
    "probe": ("explore", "gather", "research"),
    "land": ("explore", "gather", "build"),
    "core": ("research", "gather", "explore"),
    "ln1": ("explore", "build"),
    "ln2": ("research", "build", "gather"),
    "ln3": ("explore", "gather", "build"),
    "ln4": ("explore", "gather"),
    "ln5": ("build", "explore"),
}
"""Types of action that a mission cannot do without."""


def use_of(table: Situation, facility: str) -> float:
    """What a Facility is needed for, per sol."""
    card = table.content.facilities[facility]
    if card.houses or card.produces:
        return 2.5
    mending = card.action == "build" and table.over >= -1
    if mending or card.action in NEEDED.get(table.state.mission, ()):
        return 2.5
    return {"relax": 1.2, "build": 1.0, "explore": 0.6, "research": 0.4, "heal": 0.6}.get(card.action or "", 0.3)


def repairs(table: Situation) -> Iterator[Job]:
    """Red lamps cost something every sol; and at the end there may not be more than the Threshold says."""
    used = dict(table.kept)
    ranked = sorted(table.broken, key=lambda element: -nuisance(table, element))
    over = table.over
    slack = over + (1 if table.left > 1 else 0) + (table.left > 3)
    for element in ranked:
        kind = kind_of(element)
        if used.get(kind, 0) >= table.parts[kind]:
            continue
        used[kind] = used.get(kind, 0) + 1
        gain = score(Term(penalty_worth(table, element), harm(element)))
        if element in table.bonus:
            gain += table.bonus[element]
        if counts(table.play, element):
            if over > 0:
                gain += Term(MUST * (1.0 if table.left < 3 else 0.6), too_many_broken)
            elif slack > 0:
                gain += Term(1.5, too_many_broken)
            over -= 1
            slack -= 1
        job = typed(table, "repair", gain, target=element, things=kind)
        if job is None:
            return
        job.claim = f"repair:{element}"
        job.uses = (kind,)
        yield job


def nuisance(table: Situation, element: str) -> float:
    """What a broken element costs over the sols that are left, and what the mission would give for it."""
    return penalty_worth(table, element) + (table.bonus[element].worth if element in table.bonus else 0.0)


def penalty_worth(table: Situation, element: str) -> float:
    """What the penalty of an element costs."""
    facility, left = facility_of(element), table.left
    match table.penalty(element):
        case "malfunction":
            return 0.45 * left
        case "energy" | "oxygen" as supply:
            return costly(table, supply, use_of(table, facility)) * left
        case "force":
            return 0.35 * use_of(table, facility) * left
        case "wilt":
            return 0.8 * left
        case "token":
            return 0.5 * use_of(table, facility) * left
        case "lose-sample":
            return (0.6 if table.mission.category == "research" else 0.1) * left
        case "stress":
            return 0.35 * left
        case "rover-check":
            return 0.5 * left
        case "no-rover":
            return 1.5 * left
        case _:
            return 0.0


def costly(table: Situation, supply: str, use: float) -> float:
    """What it costs per sol to pay for every use of a Facility: nothing much, until the stores are empty."""
    stock = table.state.supply[supply]
    if not stock:
        return 0.4 + 0.8 * use
    return (0.3 + 0.25 * use) * (1.6 if stock <= 2 else 0.7)


def manage(table: Situation) -> Iterator[Job]:
    """A track that is lowered in time draws no card."""
    shop = table.shop("manage")
    if shop is None:
        return
    by = 2 if has_power(table.play, "manage-more", shop.facility) else 1
    for name in COMPLEXES:
        for number in range(2):
            gain = one(relief(table, name, number * by, by), track(name))
            job = numbered(typed(table, "manage", gain, things=name), number)
            if job is not None:
                yield job


def relief(table: Situation, name: str, lowered: int, by: int) -> float:
    """What lowering a track is worth: the card that is not drawn now, or a part of the next one."""
    coming = table.forecast
    if coming is None:
        return 0.0
    seen = next(each for each in coming.tracks if each.complex == name)
    level = seen.level - lowered
    if level <= 0:
        return 0.0
    faces = [int(face) for face in table.content.tables.malfunction_faces[seen.die]] if seen.die else [0]
    later = 1 / 3 if table.left else 0.0

    def danger(start: int) -> float:
        hits = [start + seen.adds + face for face in faces]
        now = sum(hit >= TOP for hit in hits) / len(hits)
        soon = sum(hit == TOP - 1 for hit in hits) / len(hits) * later
        return now + soon

    gain = (danger(level) - danger(max(0, level - by))) * card_cost(table)
    drift = 0.2 * min(by, level) * card_cost(table) * (0.8 if table.left > 1 else 0.3 * table.left)
    return max(gain, drift)


def card_cost(table: Situation) -> float:
    """A card hurts more when there are many red lamps already, and less at the very end."""
    tight = table.over >= -1
    return worth.CARD * (1.5 if tight else 1.0) * (1.0 if table.left else 0.2 + 0.8 * tight)


def rovers(table: Situation) -> Iterator[Job]:
    """A rover saves two pawns in every sol; one that stands still saves none."""
    for name in table.content.rovers:
        faults = table.state.rover_tokens.count((name, "fault"))
        if faults:
            gain = one(1.3 * min(3, table.left) / faults, rover(name))
            job = typed(table, "rover", gain, target=name)
            if job is not None:
                yield job


def upgrades(table: Situation) -> Iterator[Job]:
    """An upgrade pays if it has sols left to pay in; otherwise its card is two Spare Parts."""
    for card in table.state.upgrades:
        each = {
            "morale-token": worth.TOKEN,
            "route": 0.7 if table.mission.category == "exploration" else 0.2,
            "reroll": 0.6 if table.mission.category == "research" else 0.1,
            "rest-more": 0.3,
            "chute": 0.9 if table.mission.category == "research" else 0.0,
            "manage-more": 0.3,
            "bypass": 0.4,
            "heal-alone": 0.2,
        }[table.content.upgrades[card].power]
        gain = score(Term(each * table.left, upgrade(card)), Term(-1.5 if table.over >= -2 else -0.5))
        job = typed(table, "upgrade", gain, target=card) if gain.total > 0 else None
        if job is not None:
            yield job
