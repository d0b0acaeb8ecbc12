"""Verbs and conditions for the moments in which something may be used: what it is a moment of, and how to change it."""

from farlight.kernel import Procedure, Refusal, choose, option
from farlight.vanguard.asking import agrees, choose_find
from farlight.vanguard.board import name_of, others_here
from farlight.vanguard.cards import without
from farlight.vanguard.danger import throw_ten
from farlight.vanguard.effects.words import About, VanguardPlay, conditions, groups, seat_of, verbs
from farlight.vanguard.eventdeck import IGNORED, announce, does_match, draw_event
from farlight.vanguard.events import Moved, TenRolled
from farlight.vanguard.finds import clear_leads
from farlight.vanguard.injuries import DOWN, type_of
from farlight.vanguard.landing import entry_for
from farlight.vanguard.travel import holds_fast


def _now(play: VanguardPlay, **values: str) -> None:
    play.state.now = {**play.state.now, **values}


def _is(play: VanguardPlay, about: About, name: str) -> bool:
    """Whether the one whom the moment is about is the subject."""
    return play.state.now.get(name) == str(about.who)


def _near(play: VanguardPlay, about: About, name: str) -> bool:
    who = play.state.now.get(name)
    return who is not None and play.state.crew[int(who)].sector == play.state.crew[about.who].sector


# Injuries


@conditions.add("that injury is yours", "V-INJ-01")
def that_injury_is_yours(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "injury_who")


@conditions.add("that injury is near", "V-INJ-01")
def that_injury_is_near(play: VanguardPlay, about: About) -> bool:
    return _near(play, about, "injury_who")


@conditions.add("that injury is {injury:injury_type}", "V-INJ-01")
def that_injury_is(play: VanguardPlay, _about: About, injury: str) -> bool:
    return play.state.now.get("injury") == injury


@conditions.add("hurt this turn", "V-INJ-01")
def hurt_this_turn(play: VanguardPlay, about: About) -> bool:
    return "turn:hurt" in play.state.crew[about.who].marks


@conditions.add("has injury {injury:injury_type}", "V-INJ-19")
def has_injury(play: VanguardPlay, about: About, injury: str) -> bool:
    return _has(play, about.who, injury)


@conditions.add("somebody here has injury {injury:injury_type}", "V-INJ-19")
def somebody_here_has_injury(play: VanguardPlay, about: About, injury: str) -> bool:
    return any(_has(play, who, injury) for who in (about.who, *others_here(play.state, about.who)))


def _has(play: VanguardPlay, who: int, injury: str) -> bool:
    return any(card and type_of(play, card.removeprefix(DOWN)) == injury for card in play.state.crew[who].injuries)


@verbs.add("ignore that injury", "V-INJ-01")
def ignore_that_injury(play: VanguardPlay, _about: About) -> None:
    _now(play, injury="")


@verbs.add("take that injury without its die", "V-INJ-12")
def take_that_injury(play: VanguardPlay, about: About) -> None:
    _now(play, injury_who=str(about.who), injury_bare="yes")


# Events


@conditions.add("that event is yours", "V-EVENT-01")
def that_event_is_yours(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "event_who")


@conditions.add("that event matches", "V-EVENT-04")
def that_event_matches(play: VanguardPlay, _about: About) -> bool:
    now = play.state.now
    name = now.get("event", "")
    return bool(name) and name in play.content.events and does_match(play, int(now["event_who"]), name)


@verbs.add("ignore that event", "V-EVENT-08")
def ignore_that_event(play: VanguardPlay, _about: About) -> None:
    _now(play, event=IGNORED + play.state.now.get("event", ""))


@verbs.add("replace that event", "V-EVENT-01")
def replace_that_event(play: VanguardPlay, _about: About) -> None:
    """Under the deck with it; another is revealed in its place."""
    state = play.state
    who = int(state.now["event_who"])
    name = draw_event(play)
    state.events = (state.now["event"], *state.events)
    if name:
        announce(play, who, name)
    _now(play, event=name)


@verbs.add("another event", "V-EVENT-12")
def another_event(play: VanguardPlay, about: About) -> None:
    play.then("reveal_event", about.who)


@verbs.add("look at {count:int} events", "V-EVENT-01")
def look_at_events(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Put them back on top in any order: the first chosen will come first."""
    state = play.state
    top = _turn_up_events(play, count)
    ordered: list[str] = []
    while top:
        card = yield from _choose_event(play, about, "event-order", top)
        top.remove(card)
        ordered.insert(0, card)
    state.events = (*state.events, *ordered)


@verbs.add("drop one of {count:int} events", "V-EVENT-08")
def drop_one_of_events(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    state = play.state
    top = _turn_up_events(play, count)
    if not top:
        return
    card = yield from _choose_event(play, about, "event-drop", top)
    top.remove(card)
    state.events = (*state.events, *reversed(top))
    state.past = (*state.past, card)


def _turn_up_events(play: VanguardPlay, count: int) -> list[str]:
    """So many Events from the deck, the first one first; an empty deck is rebuilt."""
    return [card for card in (draw_event(play) for _ in range(count)) if card]


def _choose_event(play: VanguardPlay, about: About, prompt: str, cards: list[str]) -> Procedure[str]:
    return (
        yield from choose(
            play,
            seat_of(play.state, about.who),
            prompt,
            "V-EVENT-01",
            lambda: list(dict.fromkeys(cards)),
            lambda each: option("event", event=each),
        )
    )


# Leads and Discoveries


@conditions.add("that lead is yours", "V-LEAD-02")
def that_lead_is_yours(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "lead_who")


@conditions.add("that lead is {find:find}", "V-LEAD-02")
def that_lead_is(play: VanguardPlay, _about: About, find: str) -> bool:
    return play.state.now.get("lead_type") == find


@conditions.add("that lead comes from an event", "V-LEAD-02")
def that_lead_comes_from_event(play: VanguardPlay, _about: About) -> bool:
    return play.state.now.get("lead_source", "").startswith("event:")


@verbs.add("redraw a lead", "V-LEAD-02")
def redraw_a_lead(play: VanguardPlay, about: About) -> Procedure[None]:
    yield from return_a_lead(play, about)
    draw_one_lead(play)


@verbs.add("return a lead", "V-LEAD-02")
def return_a_lead(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    drawn = [lead for lead in state.now.get("leads", "").split(",") if lead]
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
    _now(play, leads=",".join(drawn))


@verbs.add("one lead more", "V-LEAD-02")
def one_lead_more(play: VanguardPlay, _about: About) -> None:
    """At the moment of a gain: another token of the same gain."""
    draw_one_lead(play)


def draw_one_lead(play: VanguardPlay) -> None:
    state = play.state
    if state.bag:
        place = play.roll("lead", len(state.bag)) - 1
        lead = state.bag[place]
        state.bag = state.bag[:place] + state.bag[place + 1 :]
        _now(play, leads=",".join(filter(None, (state.now.get("leads", ""), lead))))


@verbs.add("those leads become {find:find}", "V-LEAD-02")
def those_leads_become(play: VanguardPlay, about: About, find: str) -> Procedure[None]:
    if find == "any":
        find = yield from choose_find(play, about.who, "V-LEAD-02")
    _now(play, lead_type=find)


def _leads_on(play: VanguardPlay, find: str) -> list[tuple[str, str]]:
    return [
        (kind, lead)
        for kind, tokens in play.state.leads.items()
        if find in ("any", kind)
        for lead in dict.fromkeys(tokens)
    ]


def _has_lead(play: VanguardPlay, _about: About, find: str) -> Refusal | None:
    return None if _leads_on(play, find) else Refusal("V-GEN-06", "why-not-lead")


@verbs.add("discard a {find:find} lead", "V-LEAD-10", extra=_has_lead)
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


@conditions.add("that discovery is yours", "V-DISC-03")
def that_discovery_is_yours(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "found_who")


@conditions.add("that discovery is {find:find}", "V-DISC-03")
def that_discovery_is(play: VanguardPlay, _about: About, find: str) -> bool:
    return play.state.now.get("found_type") == find


@verbs.add("compare that discovery with the next", "V-DISC-03")
def compare_that_discovery(play: VanguardPlay, about: About) -> Procedure[None]:
    state = play.state
    kind, card = state.now["found_type"], state.now["found"]
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


# Paying, losing, landing


@conditions.add("that price is spend {want:dice}", "V-SPEND-01")
def that_price_is_spend(play: VanguardPlay, about: About, want: str) -> bool:
    return _is(play, about, "pay_who") and play.state.now.get("pay_want") == want


@verbs.add("ignore that price", "V-SPEND-01")
def ignore_that_price(play: VanguardPlay, _about: About) -> None:
    _now(play, pay_want="")


@conditions.add("that loss is near", "V-TERM-28")
def that_loss_is_near(play: VanguardPlay, about: About) -> bool:
    return _near(play, about, "loss_who")


@verbs.add("ignore that loss", "V-TERM-28")
def ignore_that_loss(play: VanguardPlay, _about: About) -> None:
    _now(play, loss="0")


@verbs.add("ignore that landing", "V-LAND-11")
def ignore_that_landing(play: VanguardPlay, _about: About) -> None:
    _now(play, landing_entry="")


@verbs.add("reroll that ten", "V-GEN-10")
def reroll_that_ten(play: VanguardPlay, _about: About) -> None:
    """At a landing entry: another roll, another entry."""
    result = throw_ten(play)
    play.emit(TenRolled("V-GEN-10", "landing", result))
    _now(play, landing_entry=str(entry_for(play, result)))


@verbs.add("land in {number:int}", "V-ICON-56")
def land_in(play: VanguardPlay, _about: About, number: int) -> None:
    play.state.gains["landing-sector"] = number


# Travel and arriving


@conditions.add("you arrive", "V-TRAVEL-13")
def you_arrive(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "arrived")


@conditions.add("that arrival is forced", "V-TERM-33")
def that_arrival_is_forced(play: VanguardPlay, about: About) -> bool:
    now = play.state.now
    here = str(play.state.crew[about.who].sector)
    return now.get("arrived_how") in ("move", "place") and (_is(play, about, "arrived") or now["arrived_from"] == here)


@conditions.add("nobody was here before", "V-TERM-20")
def nobody_was_here(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "arrived") and play.state.now.get("arrived_new") == "1"


@verbs.add("undo that arrival", "V-TERM-33")
def undo_that_arrival(play: VanguardPlay, _about: About) -> None:
    """Back to where they came from; no Log is read for it."""
    state = play.state
    who = int(state.now["arrived"])
    state.crew[who].sector = int(state.now["arrived_from"])
    play.emit(Moved("V-TERM-33", name_of(state, who), state.crew[who].sector, "place"))


@verbs.add("come along", "V-TRAVEL-09")
def come_along(play: VanguardPlay, about: About) -> None:
    _join(play, about.who)


def _join(play: VanguardPlay, who: int) -> None:
    _now(play, along=",".join(filter(None, (play.state.now.get("along", ""), str(who)))))


@verbs.add("take {count:int} others along", "V-TRAVEL-09")
def take_others_along(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    """Those of the Sector who want to, up to so many."""
    state = play.state
    left = count
    for other in others_here(state, about.who):
        if not left or holds_fast(play, other):
            continue
        if (yield from agrees(play, other, "V-TRAVEL-09")):
            left -= 1
            _join(play, other)


@conditions.add("that danger is on a path", "V-TRAVEL-16")
def that_danger_is_on_a_path(play: VanguardPlay, _about: About) -> bool:
    return "danger_path" in play.state.now or "to" in play.state.now


@conditions.add("that danger is one of {tables:list}", "V-DANGER-01")
def that_danger_is_one_of(play: VanguardPlay, _about: About, tables: str) -> bool:
    return play.state.now.get("danger_table") in tables.split()


# Rest, Prepare, Logs


@groups.add("crewmember at rest", "V-REST-01")
def crewmember_at_rest(play: VanguardPlay, about: About) -> list[About]:
    who = play.state.now.get("rest_who")
    return [] if who is None else [About(int(who), play.state.crew[int(who)].sector, about.source)]


@conditions.add("you prepare", "V-PREP-01")
def you_prepare(play: VanguardPlay, about: About) -> bool:
    check = play.state.check
    checks = check is not None and check.action == "prepare" and check.active == about.who
    return _is(play, about, "prepare_who") or checks


@conditions.add("that log is yours", "V-TRAVEL-13")
def that_log_is_yours(play: VanguardPlay, about: About) -> bool:
    return _is(play, about, "log_who")


@verbs.add("change that outcome to {row:row}", "V-CHECK-10.2")
def change_that_outcome(play: VanguardPlay, _about: About, row: str) -> None:
    _now(play, outcome=row)
