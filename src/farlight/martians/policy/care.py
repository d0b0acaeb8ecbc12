"""Rules that hold in every mission: stay alive, keep the base running, answer events, and rest with what is left."""

from collections.abc import Callable, Iterator

from farlight.martians.policy import worth
from farlight.martians.policy.job import Job
from farlight.martians.policy.table import Table, parts_in
from farlight.martians.view import EntryView, FacilityView

LIMIT = 18
RELIEF = 6
MUST = 10.0
"""Worth of something without which the mission is lost."""
EVENT_STRESS = 1.5
"""What events and Adventures add to the Stress of a sol, about."""
USEFUL_NOW = ("advance", "feed", "fix", "identify", "signal", "place ear", "examine")
"""Rewards that still matter in the last sol."""

Rule = Callable[[Table], Iterator[Job]]


# Stay alive


def relax(table: Table) -> Iterator[Job]:
    """A quarrel wounds everybody; spirits raised early pay a token every sol. Worth what the better of the two is."""
    if not table.left:
        return
    stress = float(table.view.stress)
    morale = table.view.morale
    for number in range(3):
        calm, lift = calming(table, stress), lifting(table, morale)
        job = table.typed("relax", "relax", max(calm, lift))
        if job is None:
            return
        if calm >= lift:
            stress -= RELIEF
        else:
            morale += 1
        job.number = number
        yield job


def growth_of_stress(table: Table) -> float:
    """Stress that the next Production brings."""
    coming = table.view.forecast
    return sum(int(cause.partition(":")[2]) for cause in coming.stress_causes) if coming is not None else 0.0


def quarrel_cost(table: Table) -> float:
    return sum(worth.wound(person.wounds) for person in table.view.crew) + worth.MORALE


def calming(table: Table, stress: float) -> float:
    """What 6 Stress less is worth: the risk of a quarrel in the next sol, or its share of one that comes later."""
    rise = growth_of_stress(table)
    cost = quarrel_cost(table)

    def risk(level: float) -> float:
        return max(0.0, min(1.0, (level + rise - LIMIT + 5) / 6))

    soon = (risk(stress) - risk(max(0.0, stress - RELIEF))) * cost
    later = 0.0
    if stress + (rise + EVENT_STRESS) * table.left >= LIMIT:
        later = min(stress, RELIEF) / LIMIT * cost * 0.8
    return max(soon, later)


def lifting(table: Table, morale: int) -> float:
    """What 1 Morale more is worth: a token for somebody in each sol that is left, or a token or wound spared."""
    if morale >= min(3, table.mission.morale_limit):
        return 0.0
    rich = sum(person.tokens for person in table.view.crew) > 4 * len(table.view.crew)
    if morale < 0:
        return table.left * 1.2
    return table.left * (1.0, 0.85, 0.8)[morale] * (0.4 if rich else 1.0)


def heal(table: Table) -> Iterator[Job]:
    """Whoever has four wounds may die of bad luck; three bring a Condition with the next two."""
    for who, person in enumerate(table.view.crew):
        gain = worth.healed(person.wounds) * (0.4 if not table.left else 1.0)
        ills = [ill for ill in (*person.conditions, *person.coming) if ill != "anxiety-attack"]
        gain = max(gain, ailment(table, ills) + 4.0 * ("poisoning" in ills and person.wounds > 2 and table.left > 0))
        if gain <= 0:
            continue
        job = table.typed("heal", "heal", gain)
        if job is None:
            return
        job.who = who
        alone = person.profession == "medic" or any(
            table.content.upgrades[name].power == "heal-alone" for name in table.view.installed
        )
        if not alone:
            if table.person("medic") < 0:
                return
            job.medic = True
            job.low, job.high = job.low + 1, job.high + 1
        if "heart-trouble" in person.conditions and "heart" in person.free:
            job.bound = "heart"
            job.verb = "heal-heart"
            job.low, job.high = job.low - 1, job.high - 1
        yield job


def ailment(table: Table, ills: list[str]) -> float:
    """What a Condition costs over the sols that are left."""
    each = {"poisoning": 0.8, "heart-trouble": 1.0, "poor-concentration": 0.7, "anaemia": 0.5, "migraine": 0.4}
    return max((each.get(ill, 0.0) * table.left for ill in ills), default=0.0)


# Keep the base running


def tiles(table: Table) -> Iterator[Job]:
    """A dark Facility makes everybody nervous, and some cannot be done without."""
    for place in table.view.facilities:
        for tile in place.tiles:
            kind, _, side = tile.partition("-")
            gain = (0.7 * (side == "down") + use_of(table, place)) * min(table.left, 3)
            coming = table.view.forecast
            short = coming is not None and any(
                each.supply == kind and each.made <= each.needed for each in coming.supplies
            )
            if short:
                gain *= 0.4
            living = place.complex == "living"
            yield Job("tile", "tile", gain, target=f"{place.facility}.{kind}", living=living)


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


def use_of(table: Table, place: FacilityView) -> float:
    """What a Facility is needed for, per sol."""
    card = table.content.facilities[place.facility]
    if card.houses or card.produces:
        return 2.5
    mending = card.action == "build" and table.view.broken >= table.view.threshold - 1
    if mending or card.action in NEEDED.get(table.view.mission, ()):
        return 2.5
    return {"relax": 1.2, "build": 1.0, "explore": 0.6, "research": 0.4, "heal": 0.6}.get(card.action or "", 0.3)


def repairs(table: Table) -> Iterator[Job]:
    """Red lamps cost something every sol; and at the end there may not be more than the Threshold says."""
    used = dict(table.kept)
    ranked = sorted(table.broken(), key=lambda element: -nuisance(table, element))
    over = table.view.broken - table.view.threshold
    slack = over + (1 if table.left > 1 else 0) + (table.left > 3)
    for element in ranked:
        kind = element.partition(".")[2]
        if used.get(kind, 0) >= table.parts[kind]:
            continue
        used[kind] = used.get(kind, 0) + 1
        gain = nuisance(table, element)
        counted = table.mission.count_structures or table.content.facilities[element.partition(".")[0]].tile
        if counted:
            if over > 0:
                gain += MUST * (1.0 if table.left < 3 else 0.6)
            elif slack > 0:
                gain += 1.5
            over -= 1
            slack -= 1
        job = table.typed("build", "repair", gain, target=element, things=kind)
        if job is None:
            return
        job.living = element.partition(".")[0] in ("cq", "ml", "cc")
        job.claim = f"repair:{element}"
        job.uses = (kind,)
        yield job


def nuisance(table: Table, element: str) -> float:
    """What a broken element costs over the sols that are left, and what the mission would give for it."""
    return penalty_worth(table, element) + table.bonus.get(element, 0.0)


def penalty_worth(table: Table, element: str) -> float:
    """What the penalty of an element costs."""
    facility = element.partition(".")[0]
    place = table.facilities[facility]
    left = table.left
    match table.penalty(element):
        case "malfunction":
            return 0.45 * left
        case "energy" | "oxygen" as supply:
            return costly(table, supply, use_of(table, place)) * left
        case "force":
            return 0.35 * use_of(table, place) * left
        case "wilt":
            return 0.8 * left
        case "token":
            return 0.5 * use_of(table, place) * left
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


def costly(table: Table, supply: str, use: float) -> float:
    """What it costs per sol to pay for every use of a Facility: nothing much, until the stores are empty."""
    stock = table.view.supply[supply]
    if not stock:
        return 0.4 + 0.8 * use
    return (0.3 + 0.25 * use) * (1.6 if stock <= 2 else 0.7)


def manage(table: Table) -> Iterator[Job]:
    """A track that is lowered in time draws no card."""
    coming = table.view.forecast
    if coming is None:
        return
    by = 2 if "tell-tale-board" in table.view.installed else 1
    for track in coming.tracks:
        for number in range(2):
            gain = relief(table, track.complex, number * by, by)
            job = table.typed("manage", "manage", gain, things=track.complex)
            if job is None:
                return
            job.number = number
            yield job


def relief(table: Table, name: str, lowered: int, by: int) -> float:
    """What lowering a track is worth: the card that is not drawn now, or a part of the next one."""
    coming = table.view.forecast
    if coming is None:
        return 0.0
    track = next(each for each in coming.tracks if each.complex == name)
    level = track.level - lowered
    if level <= 0:
        return 0.0
    faces = [int(face) for face in table.content.tables.malfunction_faces[track.die]] if track.die else [0]
    later = 1 / 3 if table.left else 0.0

    def danger(start: int) -> float:
        hits = [start + track.adds + face for face in faces]
        now = sum(hit >= 5 for hit in hits) / len(hits)
        soon = sum(hit == 4 for hit in hits) / len(hits) * later
        return now + soon

    gain = (danger(level) - danger(max(0, level - by))) * card_cost(table)
    drift = 0.2 * min(by, level) * card_cost(table) * (0.8 if table.left > 1 else 0.3 * table.left)
    return max(gain, drift)


def card_cost(table: Table) -> float:
    """A card hurts more when there are many red lamps already, and less at the very end."""
    tight = table.view.broken >= table.view.threshold - 1
    return worth.CARD * (1.5 if tight else 1.0) * (1.0 if table.left else 0.2 + 0.8 * tight)


def rovers(table: Table) -> Iterator[Job]:
    """A rover saves two pawns in every sol; one that stands still saves none."""
    for rover in table.content.rovers:
        faults = table.view.rover_tokens.count((rover, "fault"))
        if faults:
            gain = 1.3 * min(3, table.left) / faults
            yield from (job for job in [table.typed("build", "rover", gain, target=rover)] if job)


def upgrades(table: Table) -> Iterator[Job]:
    """An upgrade pays if it has sols left to pay in; otherwise its card is two Spare Parts."""
    for card in table.view.upgrades:
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
        gain = each * table.left - (1.5 if table.view.broken >= table.view.threshold - 2 else 0.5)
        job = table.typed("build", "upgrade", gain, target=card) if gain > 0 else None
        if job is not None:
            yield job


# Events


def events(table: Table) -> Iterator[Job]:
    """An event's action gives something and keeps worse from coming."""
    for entry in table.view.log:
        if entry.state != "open":
            continue
        card = table.content.events[entry.event]
        if not table.has_all(card.needs):
            continue
        gain = event_worth(table, entry)
        barred = _first_of(table, entry) if card.helper else -1
        job = Job("event", "event", gain, card.pawns, card.pawns, target=entry.event)
        job.different, job.barred, job.uses = card.different, barred, parts_in(card.needs)
        yield job


def _first_of(table: Table, entry: EntryView) -> int:
    """The First Player of the sol in which an event came: the token goes round."""
    crew = table.view.crew
    now = next(who for who, person in enumerate(crew) if person.who == table.view.first)
    return (now - (3 - entry.left)) % len(crew)


def event_worth(table: Table, entry: EntryView) -> float:
    card = table.content.events[entry.event]
    reward = worth.effect(entry.reward)
    if not table.left and not any(word in entry.reward for word in USEFUL_NOW):
        reward *= 0.1
    chances = [chance / 100 for chance in table.content.ruling.consequence_chances]
    factor = table.content.difficulties[table.view.difficulty].chance / 100
    spared = 1.0
    for chance in chances[3 - entry.left :][: table.left]:
        spared *= 1 - min(1.0, chance * factor)
    harm = -worth.effect(card.later.source) if card.later is not None else 0.0
    needs = sum(worth.PART * need.count for need in card.needs if need.thing not in ("token", "food"))
    return reward + (1 - spared) * harm - 0.7 * needs


def rest(table: Table) -> Iterator[Job]:
    """Whoever has nothing better to do gathers strength: tokens buy abilities."""
    for who, person in enumerate(table.view.crew):
        for number in range(2):
            job = table.typed("rest", "rest", token_worth(table, who) * (1 - 0.1 * number))
            if job is None:
                return
            job.who = who
            job.number = number
            job.verb = "rest"
            if len(person.free) > number:
                yield job


def token_worth(table: Table, who: int) -> float:
    """What a Morale token is worth to somebody: the abilities of some are wanted more, and enough is enough."""
    person = table.view.crew[who]
    if not table.left:
        return 0.05
    research = table.mission.category == "research"
    each = {
        "engineer": 1.2 if table.view.mission == "home" else 0.9,
        "medic": 0.7,
        "geologist": 1.1 if research else 0.5,
        "scientist": 0.7 if research else 0.4,
    }[person.profession]
    return each * (1.0 if person.tokens < 5 else 0.4)


RULES: tuple[Rule, ...] = (relax, heal, tiles, repairs, manage, rovers, upgrades, events, rest)
