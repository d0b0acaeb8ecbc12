"""Mission Launch: who goes, with which dice, cards and Equipment. Rulebook chapters 4.1, 5.6, 11 and 27.20."""

from farlight.kernel import GROUP, Call, Procedure, StepTable, choose, choose_some, option
from farlight.vanguard.basics import SECTIONS
from farlight.vanguard.board import planet
from farlight.vanguard.dice import room, without
from farlight.vanguard.effects.words import NOBODY, VanguardPlay, player_of, seat_of
from farlight.vanguard.events import TeamJoined
from farlight.vanguard.fatal import ENDING
from farlight.vanguard.finds import lander_stat
from farlight.vanguard.logs import fire
from farlight.vanguard.needs import COLOURS
from farlight.vanguard.ship.crew import free_sleeves, of_section
from farlight.vanguard.ship.docking import open_page
from farlight.vanguard.ship.morale import return_dice
from farlight.vanguard.ship.muster import enlist, is_tutorial, scenario_of
from farlight.vanguard.ship.records import close_board
from farlight.vanguard.state import Crew

STEPS = StepTable()

LEAST_TEAM = 2
"""V-PLAYER-10."""
SCIENCE = "science"
BUILD, KEEP = option("build-deck"), option("keep-deck")


# The old board and the new one


@STEPS.step()
def launch(play: VanguardPlay) -> Procedure[None]:
    """The planet in the Scanner, the team, everything it takes along. V-SHIP-LAUNCH-1 to V-SHIP-LAUNCH-22."""
    state, ship = play.state, play.state.ship
    open_page(play, "launch", "V-SHIP-FLOW-2")
    landing = play.content.landings[ship.scanner]
    if state.planet and state.landing != landing.id:  # V-SHIP-LAUNCH-1 to V-SHIP-LAUNCH-4
        close_board(play)
    if not state.planet:
        state.planet, state.landing = landing.planet, landing.id
    if too_few(play):
        yield from emergency_recruiting(play)
    if too_few(play):  # somebody who could did not want to: the group is asked once more
        play.then("launch")
        return
    state.gains.pop("berth-marked", None)
    state.flow += [Call(ENDING), *(Call(step) for step in reversed(LAUNCH_STEPS))]


LAUNCH_STEPS = ("choose_team", "man_boards", "load_lander", "lay_out", "land", "hand_out", "start_exploration")


def too_few(play: VanguardPlay) -> bool:
    """Some player could not choose anybody, or a solo player not two. V-SHIP-LAUNCH-8."""
    state, ship = play.state, play.state.ship
    with_crew = [section for section in SECTIONS if of_section(ship, ship.available, section)]
    if state.seats == 1:
        return len(with_crew) < LEAST_TEAM
    return any(all(player_of(state, section) != seat for section in with_crew) for seat in range(state.seats))


def emergency_recruiting(play: VanguardPlay) -> Procedure[None]:
    """A random Recruit for each Section that wants one, and a box of the Log. V-SHIP-LAUNCH-6 to V-SHIP-LAUNCH-9."""
    state, ship, ruling = play.state, play.state.ship, play.content.shipruling
    for section in SECTIONS:
        if not can_recruit(play, section):
            continue
        wish = yield from choose(
            play,
            player_of(state, section),
            "emergency",
            "V-SHIP-LAUNCH-6",
            lambda: [True, False],
            lambda each: option("take-recruit" if each else "no-recruit"),
            refs=(("section", section),),
        )
        if wish:
            pile = list(ship.recruits)
            play.shuffle("recruits", pile)
            card = play.draw(pile)
            ship.recruits = tuple(pile)
            enlist(play, card, section, "V-SHIP-LAUNCH-6", 1)
    first = not state.gains.get("berth-marked")  # one box for each Launch, however often it is asked
    if first:
        state.gains["berth-marked"] = 1
        state.flags[ruling.berth_log] = state.flags.get(ruling.berth_log, 0) + 1
    if state.flags[ruling.berth_log] >= ruling.berths or nobody_could_come(play):
        yield from fire(play, ruling.lost_log, NOBODY, "V-SHIP-LAUNCH-9")
        play.end("V-SHIP-LAUNCH-9", "lost/berths")
    if first and state.flags[ruling.berth_log] > 1:
        yield from return_dice(play, "V-SHIP-LAUNCH-7")


def can_recruit(play: VanguardPlay, section: str) -> bool:
    """V-SHIP-LAUNCH-6."""
    return bool(play.state.ship.recruits) and free_sleeves(play, section, 1) > 0


def nobody_could_come(play: VanguardPlay) -> bool:
    """Too few, and no Section that lacks somebody could take a Recruit: no Launch is possible any more."""
    state, ship = play.state, play.state.ship
    missing = [section for section in SECTIONS if not of_section(ship, ship.available, section)]
    if state.seats > 1:  # a player with another Section that could go lacks nobody
        manned = {player_of(state, section) for section in SECTIONS if section not in missing}
        missing = [section for section in missing if player_of(state, section) not in manned]
    return too_few(play) and not any(can_recruit(play, section) for section in missing)


# Who goes


@STEPS.step()
def choose_team(play: VanguardPlay) -> Procedure[None]:
    """One Section of each player; alone two, and on later planets up to four. V-PLAYER-12, V-PLAYER-13."""
    state = play.state
    chosen = yield from _alone(play) if state.seats == 1 else _together(play)
    # Boards of one player lie side by side. V-TURN-05.
    for section in sorted(chosen, key=lambda each: (player_of(state, each), SECTIONS.index(each))):
        state.crew.append(new_crew(play, section))


def _alone(play: VanguardPlay) -> Procedure[list[str]]:
    """A solo player picks two Sections, in the Tutorial Science among them. V-QUICK-11, V-TUT-03."""
    first = [SCIENCE] if is_tutorial(play) else []
    starting = planet(play).starting
    others = yield from choose_some(
        play,
        0,
        "team",
        "V-PLAYER-12" if starting else "V-PLAYER-13",
        lambda: [each for each in SECTIONS if each not in first and is_manned(play, each)],
        lambda each: option("section", section=each),
        at_least=LEAST_TEAM - len(first),
        at_most=(LEAST_TEAM if starting else len(SECTIONS)) - len(first),
    )
    return [*first, *others]


def _together(play: VanguardPlay) -> Procedure[list[str]]:
    """Each player picks one of the own Sections. V-DECIDE-23, V-TUT-04."""
    state = play.state
    chosen: list[str] = []
    for seat in range(state.seats):
        own = [section for section in SECTIONS if player_of(state, section) == seat and is_manned(play, section)]
        if is_tutorial(play) and SCIENCE in own:  # V-TUT-03
            own = [SCIENCE]
        section = yield from choose(
            play,
            seat,
            "team",
            "V-DECIDE-23",
            lambda own=own: own,  # type: ignore[misc]
            lambda each: option("section", section=each),
        )
        chosen.append(section)
    return chosen


def is_manned(play: VanguardPlay, section: str) -> bool:
    """Whether somebody of the Section can go; before the first Crewmembers are chosen, all can. V-SHIP-LAUNCH-5."""
    ship = play.state.ship
    return not ship.sleeves or bool(of_section(ship, ship.available, section))


def new_crew(play: VanguardPlay, section: str) -> Crew:
    slots = ("",) * play.content.ruling.injury_slots
    return Crew(
        section=section, card="", rank=scenario_of(play).rank, sector=0, alive=True, done=False, actions=0, charges=0,
        red=(), green=(), blue=(), spent=(), hurt=(), injuries=slots, deck=(), hand=(), discard=(), gear=(), marks=(),
    )  # fmt: skip


@STEPS.step()
def man_boards(play: VanguardPlay) -> Procedure[None]:
    """A Crewmember for each Crew board; the others rest. V-QUICK-08, V-QUICK-12, V-TUT-05, V-SHIP-LAUNCH-10."""
    state = play.state
    ship = state.ship
    for who, crew in enumerate(state.crew):
        own = [card for card in ship.available if ship.sleeves[card].section == crew.section]
        crew.card = yield from choose(
            play,
            seat_of(state, who),
            "away",
            "V-DECIDE-23",
            lambda own=own: own,  # type: ignore[misc]
            lambda each: option("recruit", who=each),
            refs=(("section", crew.section),),
        )
        crew.rank = ship.sleeves[crew.card].rank
        play.emit(TeamJoined("V-QUICK-08", crew.section, crew.card))
    away = [crew.card for crew in state.crew]
    ship.resting = (*ship.resting, *(card for card in ship.available if card not in away))
    ship.available = ()
    for who, crew in enumerate(state.crew):
        yield from fill_slots(play, who)
        yield from take_deck(play, who)
        if not planet(play).starting:  # V-QUICK-22
            crew.charges = play.content.crew[crew.card].charges  # V-CREW-08
    if state.gains.get("charges"):
        yield from _fewer_charges(play)
    if is_tutorial(play):
        _put_lessons_away(play)


def _put_lessons_away(play: VanguardPlay) -> None:
    """Tutorial cards of Sections that stay on the ship leave the game. V-TUT-08."""
    state = play.state
    away = [crew.section for crew in state.crew]
    cards = play.content.sections.values()
    unused = (card.id for card in cards if card.tutorial and card.section not in away)
    state.removed = (*state.removed, *unused)


def _fewer_charges(play: VanguardPlay) -> Procedure[None]:
    """One Crewmember of the group's choice begins with less."""
    state = play.state
    fewer = state.gains.pop("charges")
    who = yield from choose(
        play,
        GROUP,
        "fewer-charges",
        "V-SHIP-LAUNCH-15",
        lambda: list(range(len(state.crew))),
        lambda each: option("crewmember", who=state.crew[each].card),
    )
    state.crew[who].charges = max(0, state.crew[who].charges + fewer)


# Equipment


@STEPS.step()
def load_lander(play: VanguardPlay) -> Procedure[None]:
    """Small Equipment for each, then what the Lander has room for. V-SHIP-LAUNCH-16 to V-SHIP-LAUNCH-21."""
    state, cards = play.state, play.content.equipment
    for who in range(len(state.crew)):
        yield from _take_small(play, who)
    for kind in ("personal", "mission"):
        yield from _load(play, kind, lander_stat(play, kind))
    for card in dict.fromkeys(state.armory):  # V-SHIP-LAUNCH-18: they take no space
        if cards[card].kind == "upgrade" and cards[card].upgrades in state.cargo and useful(play, card):
            _stow(play, card)
    state.supplies = max(0, lander_stat(play, "supplies") + state.gains.pop("supplies", 0))


def useful(play: VanguardPlay, card: str) -> bool:
    """Equipment of a Section only with somebody of that Section. V-SHIP-LAUNCH-19."""
    section = play.content.equipment[card].section
    return section is None or any(crew.section == section for crew in play.state.crew)


def _stow(play: VanguardPlay, card: str) -> None:
    state = play.state
    state.armory = without(state.armory, card)
    state.cargo = (*state.cargo, card)


def _take_small(play: VanguardPlay, who: int) -> Procedure[None]:
    """V-SHIP-LAUNCH-16, V-EQUIP-03."""
    state, cards = play.state, play.content.equipment
    crew = state.crew[who]
    small = [card for card in dict.fromkeys(state.armory) if cards[card].kind == "small"]
    fitting = [card for card in small if cards[card].section in (None, crew.section)]
    if not fitting:
        return
    card = yield from choose(
        play,
        seat_of(state, who),
        "small-gear",
        "V-SHIP-LAUNCH-16",
        lambda: [*fitting, ""],
        lambda each: option("gear", gear=each) if each else option("no-gear"),
        refs=(("who", crew.card),),
    )
    if card:
        state.armory = without(state.armory, card)
        crew.gear = (*crew.gear, card)


def _load(play: VanguardPlay, kind: str, most: int) -> Procedure[None]:
    """V-SHIP-LAUNCH-17, V-EQUIP-04, V-DECIDE-20."""
    state, cards = play.state, play.content.equipment
    for left in range(most, 0, -1):
        fitting = [card for card in dict.fromkeys(state.armory) if cards[card].kind == kind and useful(play, card)]
        if not fitting:
            return
        card = yield from choose(
            play,
            GROUP,
            "load",
            "V-SHIP-LAUNCH-17",
            lambda fitting=fitting: [*fitting, ""],  # type: ignore[misc]
            lambda each: option("gear", gear=each) if each else option("no-gear"),
            refs=(("count", left), ("kind", kind)),
        )
        if not card:
            return
        _stow(play, card)


# Dice and cards


def fill_slots(play: VanguardPlay, who: int) -> Procedure[None]:
    """As many dice as fit; of a colour with more than that, the player says which stay. V-SHIP-LAUNCH-11 to -13."""
    state = play.state
    crew = state.crew[who]
    cards = play.content.dice
    left = state.store.pop(crew.section, ())
    for colour in COLOURS:
        dice = tuple(die for die in left if cards[die].colour == colour)
        while len(dice) > room(play, who, colour):
            stays = yield from choose(
                play,
                seat_of(state, who),
                "leave-die",
                "V-SHIP-LAUNCH-13",
                lambda dice=dice: list(dict.fromkeys(dice)),  # type: ignore[misc]
                lambda each: option("die", die=each),
                refs=(("who", crew.card),),
            )
            dice = without(dice, stays)
            state.store[crew.section] = (*state.store.get(crew.section, ()), stays)
        setattr(crew, colour, dice)


def take_deck(play: VanguardPlay, who: int) -> Procedure[None]:
    """The Section deck, shuffled; in the Tutorial three cards in order. V-TUT-07, V-QUICK-13, V-SHIP-LAUNCH-14."""
    crew = play.state.crew[who]
    scenario = scenario_of(play)
    if is_tutorial(play):
        own = [card for card in play.content.sections.values() if card.section == crew.section and card.tutorial]
        crew.deck = tuple(card.id for card in sorted(own, key=lambda card: -card.tutorial))
        return
    cards = suggested(play, crew)
    if (scenario.decks or scenario.campaign is not None) and (yield from _wants_to_build(play, who)):
        cards = yield from _build(play, who)
    play.state.ship.decks[crew.section] = tuple(cards)
    play.shuffle(f"deck-{crew.section}", cards)
    crew.deck = tuple(cards)


def may_take(play: VanguardPlay, crew: Crew) -> list[str]:
    """Cards of the own Section up to the own Rank, each once. V-CARD-13 to V-CARD-15, V-QUICK-02."""
    cards = play.content.sections.values()
    return [card.id for card in cards if card.section == crew.section and card.rank <= crew.rank and not card.tutorial]


def suggested(play: VanguardPlay, crew: Crew) -> list[str]:
    """The last deck if it still may be taken; or the starters, with higher Ranks in place of some. V-CARD-12."""
    allowed = may_take(play, crew)
    last = play.state.ship.decks.get(crew.section)
    if last is not None and set(last) <= set(allowed):
        return list(last)
    cards = play.content.sections
    best = sorted(allowed, key=lambda card: (-cards[card].rank, not cards[card].starter))
    return best[: play.content.ruling.least_deck]


def _wants_to_build(play: VanguardPlay, who: int) -> Procedure[bool]:
    state = play.state
    crew = state.crew[who]
    chosen = yield from choose(
        play,
        seat_of(state, who),
        "deck",
        "V-SHIP-LAUNCH-14",
        lambda: [KEEP, BUILD],
        lambda each: each,
        refs=(("who", crew.card), ("cards", ", ".join(suggested(play, crew)))),
    )
    return chosen is BUILD


def _build(play: VanguardPlay, who: int) -> Procedure[list[str]]:
    """At least ten cards, and as many more as you like. V-CARD-12."""
    state = play.state
    crew = state.crew[who]
    return (
        yield from choose_some(
            play,
            seat_of(state, who),
            "deck-card",
            "V-CARD-12",
            lambda: may_take(play, crew),
            lambda each: option("card", card=each),
            refs=(("who", crew.card),),
            at_least=play.content.ruling.least_deck,
        )
    )
