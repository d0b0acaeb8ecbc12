"""Who plays what, and who serves: Sections and the first Crewmembers. Rulebook chapters 4.1, 5.6 and 6.1."""

from collections.abc import Sequence

from farlight.kernel import GROUP, Procedure, StepTable, choose, choose_some, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.events import Recruited, SectionTaken
from farlight.vanguard.model.planet_cards import ScenarioCard
from farlight.vanguard.model.ship_book import Sleeve
from farlight.vanguard.model.ship_cards import CampaignCard
from farlight.vanguard.rules.context import VanguardPlay, player_of
from farlight.vanguard.rules.exploration.board import planet

STEPS = StepTable()

DRAWN, KEPT = 3, 2
"""Recruits for each Section. V-QUICK-06."""
PAIR = 2


def scenario_of(play: VanguardPlay) -> ScenarioCard:
    return play.content.scenarios[play.state.scenario]


def campaign_of(play: VanguardPlay) -> CampaignCard | None:
    """None where an Exploration is played by itself."""
    name = scenario_of(play).campaign
    return None if name is None else play.content.campaigns[name]


def starting_dice(content: Definitions, scenario: ScenarioCard) -> dict[str, tuple[str, ...]]:
    """What each Section begins with: the starting dice and those that the scenario adds.

    They lie in the Compartments, and stay there for Sections that do not go. V-QUICK-10, V-TUT-06.
    """
    return {section: (*dice, *scenario.dice.get(section, ())) for section, dice in content.ruling.start_dice.items()}


def is_tutorial(play: VanguardPlay) -> bool:
    """Whether this is the Tutorial: in a campaign that began with it, other planets follow. V-SETUP-40."""
    return scenario_of(play).script and planet(play).starting


def unshared(seats: int) -> tuple[int, ...]:
    """The players of the Sections before these are shared out: nobody yet; alone, all are one's own. V-PLAYER-03."""
    return (-1 if seats > 1 else 0,) * len(SECTIONS)


@STEPS.step()
def take_sections(play: VanguardPlay) -> Procedure[None]:
    """Let seat by seat take Sections until each of the four has a player.

    V-PLAYER-02, V-PLAYER-03, V-PLAYER-04, V-PLAYER-05, V-PLAYER-06, V-PLAYER-07.
    """
    state = play.state
    while -1 in state.players:
        seat = yield from _next_seat(play, sum(player >= 0 for player in state.players))
        section = yield from choose(
            play,
            seat,
            "section",
            "V-PLAYER-07",
            lambda: [each for each, player in zip(SECTIONS, state.players, strict=True) if player < 0],
            lambda each: option("section", section=each),
            refs=(("led", state.players.count(seat)),),
        )
        players = list(state.players)
        players[SECTIONS.index(section)] = seat
        state.players = tuple(players)
        play.emit(SectionTaken("V-PLAYER-07", seat, section))


def _next_seat(play: VanguardPlay, taken: int) -> Procedure[int]:
    """Ask who takes a Section; of three players the group says who takes the one that is left.

    V-PLAYER-05, V-PLAYER-07.
    """
    seats = play.state.seats
    if taken < seats or seats == PAIR:
        return taken % seats
    return (
        yield from choose(
            play,
            GROUP,
            "second-section",
            "V-PLAYER-07",
            lambda: list(range(seats)),
            lambda each: option("player", seat=each),
            refs=(("section", SECTIONS[play.state.players.index(-1)]),),
        )
    )


@STEPS.step()
def muster(play: VanguardPlay) -> Procedure[None]:
    """Muster the fixed four of the Tutorial; in a Quick Start two for each Section. All others are Recruits.

    A team that goes out on its own brings one Crewmember each, of a few to choose from.

    V-SETUP-12, V-TUT-02, V-QUICK-06, V-QUICK-07, V-QUICK-08, V-QUICK-09, V-RUL-73.
    """
    state = play.state
    scenario = scenario_of(play)
    pile = [card.id for card in play.content.crew.values() if card.tutorial is None or not scenario.script]
    play.shuffle("recruits", pile)
    state.ship.recruits = tuple(pile)
    if scenario.script:
        for card in play.content.crew.values():
            if card.tutorial is not None:
                enlist(play, card.id, card.tutorial, "V-TUT-02")
        return
    alone = not planet(play).starting
    going = [crew.section for crew in state.crew]
    yield from recruit(play, going if alone else SECTIONS, scenario.recruits if alone else DRAWN, 1 if alone else KEPT)


def recruit(play: VanguardPlay, sections: Sequence[str], drawn: int, kept: int) -> Procedure[None]:
    """Draw some Recruits for each Section, keep a few; the others go back and the pile is shuffled.

    All are drawn before anybody chooses, so that everybody can look at all of them. V-QUICK-06, V-QUICK-09.
    """
    ship = play.state.ship
    pile = list(ship.recruits)
    offered = {section: [pile.pop() for _ in range(min(drawn, len(pile)))] for section in sections}
    play.reveal()
    for section, cards in offered.items():
        chosen = yield from choose_some(
            play,
            player_of(play.state, section),
            "recruit",
            "V-QUICK-06",
            lambda cards=cards: cards,  # type: ignore[misc]
            lambda each: option("recruit", who=each),
            refs=(("section", section),),
            at_least=min(kept, len(cards)),
            at_most=kept,
        )
        pile += [card for card in cards if card not in chosen]
        for card in chosen:
            enlist(play, card, section, "V-QUICK-07")
    play.shuffle("recruits", pile)
    ship.recruits = tuple(pile)


def enlist(play: VanguardPlay, card: str, section: str, rule: str, rank: int = 0) -> None:
    """Give a Crewmember a Rank sleeve of its Section: it is Available. V-QUICK-07."""
    ship = play.state.ship
    ship.sleeves[card] = Sleeve(section, rank or scenario_of(play).rank)
    ship.available = (*ship.available, card)
    play.emit(Recruited(rule, section, card))
