"""Leads, Discoveries and Unique Discoveries. Rulebook chapters 18 and 19, list F of chapter 33."""

from farlight.kernel import Procedure, choose, option
from farlight.vanguard.model.events import (
    ChargesChanged,
    DiscoveryDiscarded,
    DiscoveryGained,
    LeadPlaced,
    LeadsDrawn,
    NoLeads,
    SuccessGained,
    SuppliesChanged,
    UniqueGained,
)
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.moments import DiscoveryMoment, LeadMoment, LossMoment
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import About, VanguardPlay, player_of, run, seat_of
from farlight.vanguard.rules.exploration.board import living, name_of, planet
from farlight.vanguard.rules.exploration.section_cards import draw, without
from farlight.vanguard.rules.lasting_effects import has_power, lander_bonus
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.questions import choose_find

# Leads


def gain_leads(play: VanguardPlay, who: int, find: str, count: int, source: str) -> Procedure[None]:
    """Draw them all, then place them one by one, in the order of who gained them.

    V-LEAD-02, V-LEAD-03, V-LEAD-04, V-LEAD-05, V-LEAD-12, V-LEAD-13, V-RUL-62, V-DECIDE-04.
    """
    state = play.state
    if state.tutorial:
        play.emit(NoLeads("V-QUICK-25"))
        return
    if find == "any":
        find = yield from choose_find(play, who, "V-LEAD-02")
    drawn = [_draw(play) for _ in range(min(count, len(state.bag)))]
    if not drawn:
        return
    play.emit(LeadsDrawn("V-LEAD-02", find, ", ".join(drawn)))
    yield from open_moment(play, LeadMoment(who, find, tuple(drawn), source), "V-LEAD-02")
    gained = close_moment(play, LeadMoment)
    find, left = gained.find, list(gained.leads)
    while left:
        lead = yield from choose(
            play,
            seat_of(state, who),
            "lead-order",
            "V-LEAD-03",
            lambda: list(dict.fromkeys(left)),
            lambda each: option("lead", lead=each),
        )
        left.remove(lead)
        yield from _place(play, who, find, lead)


def _draw(play: VanguardPlay) -> str:
    """At random from the bag."""
    state = play.state
    place = play.roll("lead", len(state.bag)) - 1
    lead = state.bag[place]
    state.bag = state.bag[:place] + state.bag[place + 1 :]
    return lead


def _place(play: VanguardPlay, who: int, find: str, lead: str) -> Procedure[None]:
    """Place a Lead on its deck; its text first, then the total.

    V-LEAD-07, V-LEAD-08, V-LEAD-09, V-LEAD-14, V-RUL-62.
    """
    state = play.state
    state.leads[find] = (*state.leads.get(find, ()), lead)
    play.emit(LeadPlaced("V-LEAD-03", find, lead, lead_total(play, find)))
    bonus = play.content.leads[lead].bonus
    if bonus:
        yield from _bonus(play, bonus)
    if lead_total(play, find) >= play.content.ruling.lead_total:
        yield from gain_discovery(play, who, find, "V-LEAD-09")


def lead_total(play: VanguardPlay, find: str) -> int:
    return sum(play.content.leads[lead].value for lead in play.state.leads.get(find, ()))


def _bonus(play: VanguardPlay, bonus: str) -> Procedure[None]:
    """Let the Science player name a Crewmember. V-LEAD-07, V-LEAD-08, V-DECIDE-03, V-RUL-13."""
    state = play.state
    rule = "V-LEAD-07" if bonus == "card" else "V-LEAD-08"
    who = yield from choose(
        play,
        player_of(state, "science"),
        f"lead-{bonus}",
        rule,
        lambda: living(state),
        lambda each: option("crew", who=name_of(state, each)),
    )
    if bonus == "card":
        yield from draw(play, who, 1, rule)
    else:
        change_charges(play, who, 1, rule)


def clear_leads(play: VanguardPlay, find: str) -> None:
    """Clear the Leads: with the recycle icon into the bag, others beside it; no value is left over.

    V-LEAD-10, V-LEAD-11, V-DISC-04.
    """
    state = play.state
    for lead in state.leads.pop(find, ()):
        if play.content.leads[lead].recycle:
            state.bag = (*state.bag, lead)
        else:
            state.beside = (*state.beside, lead)


# Discoveries


def gain_discovery(play: VanguardPlay, who: int, find: str, rule: str = "V-DISC-03") -> Procedure[None]:
    """Gain the top card of the deck; all Leads on it leave first. As long as the Exploration goes on there is room for
    it.

    V-DISC-03, V-DISC-04, V-DISC-05, V-DISC-14, V-RUL-61.
    """
    state = play.state
    if state.tutorial:
        return
    if find == "any":
        find = yield from choose_find(play, who, rule)
    clear_leads(play, find)
    deck = state.discoveries.get(find, ())
    if not deck:
        return
    card = play.turn_up(f"discovery-{find}", deck)
    state.discoveries[find] = without(deck, card)
    state.found = (*state.found, card)
    play.emit(DiscoveryGained(rule, find, card))
    yield from open_moment(play, DiscoveryMoment(who, find, card), rule)
    close_moment(play, DiscoveryMoment)


def discard_discovery(play: VanguardPlay, card: str, rule: str = "V-DISC-07") -> None:
    """Put a Discovery under its deck; a Unique one back to its tray. V-DISC-07, V-GEN-12, V-UNIQ-08."""
    state = play.state
    found = list(state.found)
    found.remove(card)
    state.found = tuple(found)
    if card in play.content.discoveries:
        find = play.content.discoveries[card].type
        state.discoveries[find] = (card, *state.discoveries.get(find, ()))
    play.emit(DiscoveryDiscarded(rule, card))


def gain_unique(play: VanguardPlay, who: int, card: str, rule: str = "V-UNIQ-03") -> Procedure[None]:
    """Gain that very card, or the top one; without it what the space says. V-UNIQ-03, V-UNIQ-04, V-UNIQ-05."""
    state = play.state
    wanted = card or (state.unique[-1] if state.unique else "")
    if not wanted or wanted in state.found or (card and card not in state.unique):
        yield from run(
            play, planet(play).no_unique, About(who, state.crew[who].sector, ActionSource("planet")), "V-UNIQ-05"
        )
        return
    state.unique = tuple(each for each in state.unique if each != wanted)
    state.found = (*state.found, wanted)
    play.emit(UniqueGained(rule, wanted))
    play.reveal()


# What the team has


def change_charges(play: VanguardPlay, who: int, change: int, rule: str) -> None:
    """Change Charges, without an upper limit.

    V-CREW-06, V-CREW-07, V-FAQ-8; on the starting planet there are none, V-TUT-27.
    """
    if play.state.tutorial:
        return
    crew = play.state.crew[who]
    crew.charges = max(0, crew.charges + change)
    play.emit(ChargesChanged(rule, name_of(play.state, who), crew.charges))


def lander_stat(play: VanguardPlay, stat: str) -> int:
    """A statistic or a capacity of the Lander with its Mods and what the team brought. V-LAND-01, V-LAND-06."""
    state = play.state
    own: int = getattr(play.content.landers[state.lander], stat) if state.lander else 0
    mods = sum(play.content.mods[name].stats.get(stat, 0) for name in state.mods)
    return own + mods + lander_bonus(play, stat)


def most_supplies(play: VanguardPlay) -> int:
    """The highest space of the Supplies track: that of the Planet board if it has one, else the Lander's.

    V-TERM-29, V-RUL-C24.
    """
    own = planet(play).supplies
    return own if own is not None else play.content.landers[play.state.lander].most_supplies


def counts_supplies(state: Vanguard) -> bool:
    """Whether there is a Supplies track: not on the starting planet, nor aboard. V-TUT-20."""
    return bool(state.planet and state.lander) and not state.tutorial


def change_supplies(play: VanguardPlay, change: int, rule: str) -> None:
    """Change Supplies, never below 0, never above the track; unlimited on the starting planet.

    V-DANGER-13, V-RUL-59, V-TERM-29, V-TUT-20.
    """
    state = play.state
    if state.tutorial:
        return
    before = state.supplies
    state.supplies = max(0, min(before + change, most_supplies(play)))
    if state.supplies != before:
        play.emit(SuppliesChanged(rule, state.supplies - before, state.supplies))


def lose(play: VanguardPlay, who: int, count: int, rule: str) -> Procedure[None]:
    """Lose Supplies, unless somebody can keep them. A cost is no loss."""
    if has_power(play, who, "no-losses") or not count or play.state.tutorial:
        return
    yield from open_moment(play, LossMoment(count, who), rule)
    change_supplies(play, -close_moment(play, LossMoment).count, rule)


def gain_success(play: VanguardPlay, count: int, rule: str = "V-ICON-57") -> None:
    """Gain Success on the Lander, or above its board on the starting planet; aboard into the Success Pool. There is
    always one more.

    V-SHIP-DEBRIEF-10, V-TUT-33, V-GEN-18, V-RUL-03.
    """
    holder = play.state.ship if play.state.ship.page else play.state
    holder.success += count
    play.emit(SuccessGained(rule, count, holder.success))
