"""Verbs and conditions of the ship: pools, Morale, people, projects, what the story opens and closes. Chapter 27."""

from collections.abc import Callable

from farlight.kernel import GROUP, Procedure, Refusal, choose, option
from farlight.vanguard.basics import KINDS_OF_DISCOVERY, SECTIONS
from farlight.vanguard.effects.words import About, VanguardPlay, conditions, player_of, verbs
from farlight.vanguard.events import FlagSet
from farlight.vanguard.finds import gain_success
from farlight.vanguard.ship import medbay, morale
from farlight.vanguard.ship.book import Sleeve
from farlight.vanguard.ship.bridge import put_situation
from farlight.vanguard.ship.crew import assign, assignable, free_sleeves, section_of
from farlight.vanguard.ship.docking import take_dice
from farlight.vanguard.ship.events import CardGained, DiscoveryGathered, PoolChanged
from farlight.vanguard.ship.muster import enlist
from farlight.vanguard.ship.situations import solve

# Pools


def _in_pool(field: str) -> Callable[[VanguardPlay, About, int], Refusal | None]:
    def enough(play: VanguardPlay, _about: About, count: int) -> Refusal | None:
        return None if getattr(play.state.ship, field) >= count else Refusal("V-GEN-06", f"why-not-{field}")

    return enough


def _lose(play: VanguardPlay, pool: str, count: int) -> None:
    ship = play.state.ship
    setattr(ship, pool, max(0, getattr(ship, pool) - count))
    play.emit(PoolChanged("V-GEN-06", pool, getattr(ship, pool)))


@verbs.add("lose {count:int} energy", "V-ICON-64", extra=_in_pool("energy"))
def lose_energy(play: VanguardPlay, _about: About, count: int) -> None:
    _lose(play, "energy", count)


@verbs.add("lose {count:int} command", "V-ICON-65", extra=_in_pool("command"))
def lose_command(play: VanguardPlay, _about: About, count: int) -> None:
    _lose(play, "command", count)


@verbs.add("lose {count:int} success", "V-TERM-34", extra=_in_pool("success"))
def lose_success(play: VanguardPlay, _about: About, count: int) -> None:
    _lose(play, "success", count)


@verbs.add("lower morale", "V-SHIP-MORALE-2")
def lower_morale(play: VanguardPlay, _about: About) -> Procedure[None]:
    if play.state.ship.objective:
        yield from morale.lower_morale(play)


@conditions.add("morale is {level:level}", "V-SHIP-MORALE-1")
def morale_is(play: VanguardPlay, _about: About, level: str) -> bool:
    return bool(play.state.ship.objective) and morale.level(play).id == level


@conditions.add("energy is at least {count:int}", "V-ICON-64")
def energy_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.ship.energy >= count


@conditions.add("pooled success is at least {count:int}", "V-SHIP-DEBRIEF-10")
def pooled_success_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.ship.success >= count


# The next visit, flight or launch


LATER = (
    ("fewer-supplies", "next launch has {count:int} supplies less", "V-SHIP-LAUNCH-20", "supplies", -1),
    ("more-supplies", "next launch has {count:int} supplies more", "V-SHIP-LAUNCH-20", "supplies", 1),
    ("fewer-charges", "next launch has {count:int} charges less", "V-SHIP-LAUNCH-15", "charges", -1),
    ("detour", "next flight costs {count:int} more", "V-SHIP-STARMAP-3", "detour", 1),
    ("halt-queues", "halt {count:int} queues", "V-SHIP-PROD-3", "halted-queue", 1),
    ("ground-landers", "ground {count:int} landers", "V-SHIP-HANGAR-7", "grounded", 1),
    ("repair-free", "repair {count:int} landers free", "V-SHIP-HANGAR-5", "free-repair", 1),
    ("lab-work-free", "lab work {count:int} without icons", "V-SHIP-LAB-8", "lab-work", 1),
    ("scan-free", "scan {count:int} parts free", "V-SHIP-STARMAP-11", "free-scan", 1),
)
"""Verbs that only leave a mark for a later page: name, pattern, rule, mark, sign."""


def _later(verb: str, name: str, sign: int) -> Callable[[VanguardPlay, About, int], None]:
    def change(play: VanguardPlay, _about: About, count: int) -> None:
        play.state.gains[name] = play.state.gains.get(name, 0) + sign * count

    change.__name__ = verb
    return change


for _verb, _pattern, _rule, _name, _sign in LATER:
    verbs.add(_pattern, _rule)(_later(_verb, _name, _sign))


@verbs.add("turn back", "V-SHIP-STARMAP-3")
def turn_back(play: VanguardPlay, _about: About) -> None:
    """A Log on the way sends the ship where it came from; the Energy is lost."""
    play.state.ship.system = play.state.now.get("flown_from", play.state.ship.system)


# People


@verbs.add("a crewmember rests", "V-SHIP-ASSIGN-2", extra=lambda play, _about: _somebody(play))
def a_crewmember_rests(play: VanguardPlay, _about: About) -> Procedure[None]:
    card = yield from _choose_crewmember(play, assignable(play), "V-SHIP-ASSIGN-2")
    if card:
        assign(play, card, "rest", "V-SHIP-ASSIGN-2")


@verbs.add("a crewmember goes to a light cot", "V-SHIP-MEDBAY-9", extra=lambda play, _about: _somebody_to_cot(play))
def a_crewmember_goes_to_a_cot(play: VanguardPlay, _about: About) -> Procedure[None]:
    ship = play.state.ship
    if medbay.free(play, "light") < 1:
        return
    card = yield from _choose_crewmember(play, assignable(play), "V-SHIP-MEDBAY-9")
    if card:
        ship.available = tuple(each for each in ship.available if each != card)
        ship.patients[card] = "light"


def _somebody(play: VanguardPlay) -> Refusal | None:
    return None if assignable(play) else Refusal("V-SHIP-ASSIGN-3", "why-not-last")


def _somebody_to_cot(play: VanguardPlay) -> Refusal | None:
    if medbay.free(play, "light") < 1:
        return Refusal("V-SHIP-MEDBAY-11", "why-not-cot")
    return _somebody(play)


def _choose_crewmember(play: VanguardPlay, cards: list[str], rule: str) -> Procedure[str]:
    if not cards:
        return ""
    return (
        yield from choose(
            play, GROUP, "which-crewmember", rule, lambda: cards, lambda each: option("crewmember", who=each)
        )
    )


@verbs.add("draft {count:int} recruits", "V-SHIP-BARRACKS-9")
def draft_recruits(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    """Each of them to a Section with a free sleeve, or away again."""
    ship = play.state.ship
    pile = list(ship.recruits)
    play.shuffle("recruits", pile)
    offered = [play.draw(pile) for _ in range(min(count, len(pile)))]
    ship.recruits = tuple(pile)
    for card in offered:
        open_ones = [section for section in SECTIONS if free_sleeves(play, section, 1) > 0]
        section = yield from choose(
            play,
            GROUP,
            "recruit-for",
            "V-SHIP-BARRACKS-10",
            lambda open_ones=open_ones: [*open_ones, ""],  # type: ignore[misc]
            lambda each: option("section", section=each) if each else option("no-recruit"),
            refs=(("who", card),),
        )
        if section:
            enlist(play, card, section, "V-SHIP-BARRACKS-10", 1)
        else:
            ship.recruits = (*ship.recruits, card)


@verbs.add("a crewmember changes section", "V-SHIP-BARRACKS-1")
def a_crewmember_changes_section(play: VanguardPlay, _about: About) -> Procedure[None]:
    """Without losing a Rank, if a sleeve of that Rank is free."""
    ship = play.state.ship
    changes = [
        option("transfer-freely", who=card, section=section)
        for card in assignable(play)
        for section in SECTIONS
        if section != section_of(ship, card) and free_sleeves(play, section, ship.sleeves[card].rank) > 0
    ]
    stay = option("no-change")
    chosen = yield from choose(
        play, GROUP, "reorganise", "V-SHIP-BARRACKS-1", lambda: [stay, *changes], lambda each: each
    )
    if chosen is not stay:
        refs = dict(chosen.refs)
        ship.sleeves[str(refs["who"])] = Sleeve(str(refs["section"]), ship.sleeves[str(refs["who"])].rank)


@conditions.add("crew with rank {rank:int} are {count:int}", "V-SHIP-DEBRIEF-7")
def crew_with_rank(play: VanguardPlay, _about: About, rank: int, count: int) -> bool:
    return sum(sleeve.rank >= rank for sleeve in play.state.ship.sleeves.values()) >= count


@verbs.add("gain success for the names on the wall", "V-SHIP-MEMORIAL-4")
def success_for_names(play: VanguardPlay, _about: About) -> None:
    gain_success(play, len(play.state.ship.wall), "V-SHIP-MEMORIAL-4")


@conditions.add("names on the wall are {count:int}", "V-SHIP-MEMORIAL-1")
def names_on_the_wall(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.ship.wall) >= count


@conditions.add("serves {crew:crew}", "V-TERM-04")
def serves(play: VanguardPlay, _about: About, crew: str) -> bool:
    return crew in play.state.ship.sleeves


@conditions.add("somebody of {section:section} is available", "V-SHIP-ASSIGN-1")
def somebody_is_available(play: VanguardPlay, _about: About, section: str) -> bool:
    ship = play.state.ship
    return any(section_of(ship, card) == section for card in ship.available)


# What the story opens and closes


@verbs.add("situation {situation:situation} becomes possible", "V-SETUP-14")
def situation_becomes_possible(play: VanguardPlay, _about: About, situation: str) -> None:
    state, ship = play.state, play.state.ship
    if ship.objective and situation not in (*ship.possible, *ship.situations, *state.removed):
        ship.possible = (*ship.possible, situation)


@verbs.add("remove situation {situation:situation}", "V-SHIP-SITROOM-4")
def remove_situation(play: VanguardPlay, _about: About, situation: str) -> None:
    play.state.ship.possible = tuple(card for card in play.state.ship.possible if card != situation)
    put_situation(play, situation, back=False)


@verbs.add("solve a situation", "V-SHIP-SITROOM-1")
def solve_a_situation(play: VanguardPlay, _about: About) -> Procedure[None]:
    cards = play.state.ship.situations
    if cards:
        card = yield from choose(
            play,
            player_of(play.state, "security"),
            "solve",
            "V-SHIP-SITROOM-1",
            lambda: list(cards),
            lambda each: option("shipcard", card=each),
        )
        yield from solve(play, card)


@verbs.add("remove project {card:shipcard}", "V-SHIP-PROD-3")
def remove_project(play: VanguardPlay, _about: About, card: str) -> None:
    """Out of the game, wherever it lies."""
    state, ship = play.state, play.state.ship
    ship.ready = tuple("" if each == card else each for each in ship.ready)
    ship.queues = tuple("" if each == card else each for each in ship.queues)
    state.awaiting = tuple(each for each in state.awaiting if each != card)
    state.removed = (*state.removed, card)


@verbs.add("lower the cost of a project by {count:int}", "V-SHIP-LAB-2")
def lower_the_cost_of_a_project(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    projects = [card for card in play.state.ship.lab if card]
    if projects:
        card = yield from choose(
            play, GROUP, "project", "V-SHIP-LAB-2", lambda: projects, lambda each: option("shipcard", card=each)
        )
        name = f"discount:{card}"
        play.state.gains[name] = play.state.gains.get(name, 0) + count


@verbs.add("offer {secondary:secondary}", "V-COMP-53")
def offer_secondary(play: VanguardPlay, _about: About, secondary: str) -> None:
    ship = play.state.ship
    if ship.objective and secondary not in (*ship.offered, *ship.achieved, ship.secondary):
        ship.offered = (*ship.offered, secondary)
        play.emit(CardGained("V-COMP-53", secondary))


@verbs.add("remove landing {landing:landing}", "V-SHIP-STARMAP-7")
def remove_landing(play: VanguardPlay, _about: About, landing: str) -> None:
    if landing not in play.state.removed:
        play.state.removed = (*play.state.removed, landing)


@verbs.add("open the envelope", "V-ENV-01")
def open_the_envelope(play: VanguardPlay, _about: About) -> None:
    """Its dice join the box, its Events replace the others, its pages open. V-ENV-02 to V-ENV-05."""
    state, ship = play.state, play.state.ship
    if ship.envelope:
        return
    ship.envelope = True
    state.event_deck = "advanced"
    state.box = (*state.box, *(die.id for die in play.content.dice.values() for _ in range(die.envelope)))


@verbs.add("end campaign as {result:result} {ending:ending}", "V-END-04")
def end_campaign(play: VanguardPlay, _about: About, result: str, ending: str) -> None:
    play.end("V-END-04", f"{result}/{ending}")


@conditions.add("objective is {objective:objective}", "V-SHIP-BRIDGE-3")
def objective_is(play: VanguardPlay, _about: About, objective: str) -> bool:
    return play.state.ship.objective == objective


@conditions.add("objective {objective:objective} was reached", "V-SHIP-BRIDGE-1")
def objective_was_reached(play: VanguardPlay, _about: About, objective: str) -> bool:
    return objective in play.state.ship.achieved


@conditions.add("upgrade {upgrade:upgrade} is installed", "V-SHIP-BRIDGE-1")
def upgrade_is_installed(play: VanguardPlay, _about: About, upgrade: str) -> bool:
    return upgrade in play.state.ship.upgrades


@conditions.add("tech level is at least {count:int}", "V-SHIP-BRIDGE-17")
def tech_level(play: VanguardPlay, _about: About, count: int) -> bool:
    ship = play.state.ship
    return bool(ship.tech) and play.content.techs[ship.tech].level >= count


@conditions.add("project {card:shipcard} is done", "V-SHIP-LAB-7")
def project_is_done(play: VanguardPlay, _about: About, card: str) -> bool:
    return card in play.state.ship.achieved


@conditions.add("landers owned are {count:int}", "V-SHIP-HANGAR-1")
def landers_owned(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.ship.landers) >= count


@conditions.add("visits of {planet:planet} are {count:int}", "V-SHIP-STARMAP-9")
def visits_of(play: VanguardPlay, _about: About, planet: str, count: int) -> bool:
    return play.state.ship.visits.count(planet) >= count


@conditions.add("explorations in a row without death are {count:int}", "V-SHIP-MEMORIAL-1")
def explorations_without_death(play: VanguardPlay, _about: About, count: int) -> bool:
    ship = play.state.ship
    last = max((line.visit for line in ship.chronicle if line.what == "died"), default=0)
    return len(ship.visits) - last >= count


@conditions.add("returns with {supplies:int} supplies are {count:int}", "V-SHIP-LEAVE-8")
def returns_with_supplies(play: VanguardPlay, _about: About, supplies: int, count: int) -> bool:
    left = [int(line.who) for line in play.state.ship.chronicle if line.what == "supplies"]
    return sum(each >= supplies for each in left) >= count


@verbs.add("every section gains a die", "V-SHIP-DEBRIEF-20")
def every_section_gains_a_die(play: VanguardPlay, _about: About) -> Procedure[None]:
    if len(play.state.box) >= len(SECTIONS):
        yield from take_dice(play, "V-SHIP-DEBRIEF-20")


@conditions.add("situation {situation:situation} was solved", "V-SHIP-SITROOM-1")
def situation_was_solved(play: VanguardPlay, _about: About, situation: str) -> bool:
    return play.state.flags.get(f"SOLVED_{situation.upper()}", 0) > 0


@conditions.add("adrift {count:int} in a row", "V-SHIP-STARMAP-10")
def adrift_times(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.ship.adrift >= count


@conditions.add("a campaign is played", "V-SETUP-40")
def a_campaign_is_played(play: VanguardPlay, _about: About) -> bool:
    return bool(play.state.ship.objective)


# Counts and boxes


@verbs.add("add {count:int} to {flag:flag}", "V-RESET-03")
def add_to_flag(play: VanguardPlay, _about: About, count: int, flag: str) -> None:
    play.state.flags[flag] = play.state.flags.get(flag, 0) + count
    play.emit(FlagSet("V-RESET-03", flag))


@verbs.add("take {count:int} from {flag:flag}", "V-RESET-03")
def take_from_flag(play: VanguardPlay, _about: About, count: int, flag: str) -> None:
    play.state.flags[flag] = max(0, play.state.flags.get(flag, 0) - count)


@verbs.add("unmark box {box:box}", "V-RESET-03")
def unmark_box(play: VanguardPlay, _about: About, box: str) -> None:
    play.state.flags[box] = max(0, play.state.flags.get(box, 0) - 1)


@conditions.add("flag {flag:flag} is at least {count:int}", "V-RESET-03")
def flag_is_at_least(play: VanguardPlay, _about: About, flag: str, count: int) -> bool:
    return play.state.flags.get(flag, 0) >= count


# Discoveries


@verbs.add("gather {count:int} discoveries", "V-DISC-10")
def gather_discoveries(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    """From decks of the group's choice straight to Gathered Discoveries; their texts do nothing. V-SHIP-UNLOAD-6."""
    state = play.state
    for _ in range(count):
        find = yield from choose(
            play,
            GROUP,
            "lead-type",
            "V-DISC-10",
            lambda: [each for each in KINDS_OF_DISCOVERY if state.discoveries.get(each)] or [KINDS_OF_DISCOVERY[0]],
            lambda each: option("find", find=each),
        )
        deck = state.discoveries.get(find, ())
        if deck:
            card = play.turn_up(f"discovery-{find}", deck)
            state.discoveries[find] = tuple(each for each in deck if each != card)
            state.ship.gathered = (*state.ship.gathered, card)
            play.emit(DiscoveryGathered("V-DISC-10", card))


@conditions.add("gathered discoveries are {count:int}", "V-DISC-11")
def gathered_discoveries_are(play: VanguardPlay, _about: About, count: int) -> bool:
    return len(play.state.ship.gathered) >= count
