"""Verbs and conditions for the moments of Leads and Discoveries. Rulebook chapters 18 and 19."""

from farlight.kernel import Procedure, Refusal, choose, option
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.moments import DiscoveryMoment, LeadMoment
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, seat_of, verbs
from farlight.vanguard.rules.exploration.discoveries import clear_leads
from farlight.vanguard.rules.exploration.section_cards import without
from farlight.vanguard.rules.moments import is_moment_of, this_moment
from farlight.vanguard.rules.questions import choose_find

# Leads


@conditions.add("that lead is yours", "V-LEAD-02", needs=("lead", "crewmember"))
def that_lead_is_yours(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(LeadMoment))


@conditions.add("that lead is {find:find}", "V-LEAD-02", needs=("lead",))
def that_lead_is(play: VanguardPlay, _about: About, find: str) -> bool:
    moment = play.state.moment(LeadMoment)
    return moment is not None and moment.find == find


@conditions.add("that lead comes from an event", "V-LEAD-02", needs=("lead",))
def that_lead_comes_from_event(play: VanguardPlay, _about: About) -> bool:
    moment = play.state.moment(LeadMoment)
    return moment is not None and ActionSource.parse(moment.source).kind == "event"


@verbs.add("redraw a lead", "V-LEAD-02", needs=("lead", "crewmember"))
def redraw_a_lead(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from return_a_lead(play, about)
    draw_one_lead(play)


@verbs.add("return a lead", "V-LEAD-02", needs=("lead", "crewmember"))
def return_a_lead(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    drawn = list(this_moment(play, LeadMoment).leads)
    if not drawn:
        return
    lead = yield from choose(
        play,
        seat_of(state, about.who),
        "return-lead",
        "V-LEAD-02",
        lambda: list(dict.fromkeys(drawn)),
        lambda each: option("lead", lead=each),
    )
    drawn.remove(lead)
    state.bag = (*state.bag, lead)
    this_moment(play, LeadMoment).leads = tuple(drawn)


@verbs.add("one lead more", "V-LEAD-02", needs=("lead",))
def one_lead_more(play: VanguardPlay, _about: About) -> None:
    """Draw another token of the same gain, at its moment."""
    draw_one_lead(play)


def draw_one_lead(play: VanguardPlay) -> None:
    state = play.state
    if state.bag:
        place = play.roll("lead", len(state.bag)) - 1
        lead = state.bag[place]
        state.bag = state.bag[:place] + state.bag[place + 1 :]
        moment = this_moment(play, LeadMoment)
        moment.leads = (*moment.leads, lead)


@verbs.add("those leads become {find:find}", "V-LEAD-02", needs=("lead", "crewmember"))
def those_leads_become(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    if find == "any":
        find = yield from choose_find(play, about.who, "V-LEAD-02")
    this_moment(play, LeadMoment).find = find


def _leads_on(play: VanguardPlay, find: str) -> list[tuple[str, str]]:
    return [
        (kind, lead)
        for kind, tokens in play.state.leads.items()
        if find in ("any", kind)
        for lead in dict.fromkeys(tokens)
    ]


def _has_lead(play: VanguardPlay, _about: About, find: str) -> Refusal | None:
    return None if _leads_on(play, find) else Refusal("V-GEN-06", "why-not-lead")


@verbs.add("discard a {find:find} lead", "V-LEAD-10", extra=_has_lead, needs=("crewmember",))
def discard_a_lead(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    state = play.state
    if not _leads_on(play, find):
        return
    kind, lead = yield from choose(
        play,
        seat_of(state, about.who),
        "discard-lead",
        "V-LEAD-10",
        lambda: _leads_on(play, find),
        lambda each: option("lead-on", find=each[0], lead=each[1]),
    )
    rest = list(state.leads[kind])
    rest.remove(lead)
    state.leads[kind] = (lead,)
    clear_leads(play, kind)
    if rest:
        state.leads[kind] = tuple(rest)


# Discoveries


@conditions.add("that discovery is yours", "V-DISC-03", needs=("discovery", "crewmember"))
def that_discovery_is_yours(play: VanguardPlay, about: About) -> bool:
    return is_moment_of(about, play.state.moment(DiscoveryMoment))


@conditions.add("that discovery is {find:find}", "V-DISC-03", needs=("discovery",))
def that_discovery_is(play: VanguardPlay, _about: About, find: str) -> bool:
    moment = play.state.moment(DiscoveryMoment)
    return moment is not None and moment.find == find


@verbs.add("compare that discovery with the next", "V-DISC-03", needs=("discovery", "crewmember"))
def compare_that_discovery(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    moment = this_moment(play, DiscoveryMoment)
    kind, card = moment.find, moment.card
    deck = state.discoveries[kind]
    if not deck:
        return
    other = play.turn_up(f"discovery-{kind}", deck)
    deck = without(deck, other)
    kept = yield from choose(
        play,
        seat_of(state, about.who),
        "keep-discovery",
        "V-DISC-03",
        lambda: [card, other],
        lambda each: option("find-card", card=each),
    )
    state.discoveries[kind] = (other if kept == card else card, *deck)
    if kept != card:
        found = list(state.found)
        found[found.index(card)] = kept
        state.found = tuple(found)
