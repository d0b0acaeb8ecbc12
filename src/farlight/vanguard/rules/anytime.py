"""What could change a question that has one answer left: only then it is asked. Rulebook chapter 33, "Always possible".

Exert and texts for any time may interrupt whatever happens (V-EXERT-01, V-EXERT-05, V-CARD-02, V-CREW-04, V-DISC-08),
texts for the own turn whatever happens in it (V-EQUIP-09). What a text changes follows from its verbs, what a question
depends on from its prompt, or from the costs, conditions and groups of the effect that asks. What is in no table here
depends on nothing that such a text changes; and an effect that takes something asks for it itself, when it takes it.
"""

from collections.abc import Callable, Iterable, Iterator

from farlight.effects import Each, looks_in, trees_in, verbs_in
from farlight.kernel import Play, Question
from farlight.kernel.errors import Leaving
from farlight.vanguard.model.card_parts import Ability
from farlight.vanguard.model.content import Definitions, abilities_of, usable
from farlight.vanguard.model.ids import ActionSource, card_source, source_id
from farlight.vanguard.model.moments import EventMoment, InjuryMoment, TimeMoment
from farlight.vanguard.rules.context import RUNNER, About, VanguardPlay, run, seat_of
from farlight.vanguard.rules.exploration.abilities import (
    ANY,
    NO_CARDS,
    RULES,
    TURN,
    Used,
    ability_of,
    completions,
    interrupts,
    is_under_way,
    subject_of,
    times_of,
    users,
    uses_for,
    uses_of,
)
from farlight.vanguard.rules.exploration.board import who_is
from farlight.vanguard.rules.exploration.event_deck import does_match
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.section_dice import cannot_exert, fitting, room
from farlight.vanguard.rules.exploration.threats import threats_here
from farlight.vanguard.rules.moments import this_moment
from farlight.vanguard.rules.verbs.contexts import TIMED

CHANGES: dict[str, frozenset[str]] = {
    "dice": frozenset(("refresh", "refresh-colour", "refresh-all", "refresh-as-by-exerting")),
    "injuries": frozenset((
        "discard-an-injury-card", "discard-an-injury-die", "discard-injury-with-die", "turn-an-injury-down",
    )),
    "injury-cards": frozenset(("discard-an-injury-card", "discard-injury-with-die")),
    "place": frozenset((
        "move", "move-towards-the-lander", "place-in-sector", "place-in-any-sector", "place-in-the-lander-sector",
        "place-in-visited", "place-in-another", "place-with-one", "place-with-threat", "bring-one-other",
        "bring-all-others",
    )),
    "supplies": frozenset(("gain-supplies",)),
    "charges": frozenset(("gain-charges",)),
    "hand": frozenset(("draw",)),
    "leads": frozenset(("gain-some-leads",)),
    "finds": frozenset(("gain-a-discovery",)),
    "success": frozenset(("gain-success-tokens",)),
    "equipment": frozenset(("take-back-small", "trade-next-door")),
    "threats": frozenset(("move-a-threat-here", "pull-a-threat", "place-a-living-threat")),
    "tokens": frozenset(("progress-a-time-track", "progress-a-threat")),
    "time": frozenset((
        "reduce-time", "reduce-a-time-track", "reduce-a-threat", "reduce-a-threat-here", "reduce-a-poi-track",
        "reset-a-threat", "hold-a-threat", "hold-a-time-track",
    )),
}  # fmt: skip
"""By what is changed: the verbs that do so."""
REACH = {
    **dict.fromkeys(("reduce-a-threat", "reduce-a-threat-here", "reset-a-threat", "hold-a-threat"), ("threat",)),
    "reduce-a-poi-track": ("poi", "mission"),
}
"""Verbs that keep a token from the next space, on the Time Tracks of some cards only."""
HOLDING = frozenset(("hold-a-threat", "hold-a-time-track"))
"""Those of them that need no token on the track."""
COUNTED = {
    "supplies-are-at-least": "supplies", "lose-supplies": "supplies", "lose-supplies-less": "supplies",
    "charges-are-at-least": "charges", "lose-charges": "charges", "discard-cards": "hand", "leads-lie-on": "leads",
    "discard-a-lead": "leads", "discoveries-are-found": "finds", "discard-a-discovery": "finds",
    "success-is-at-least": "success", "lose-success": "success", "return-equipment": "equipment",
}  # fmt: skip
"""Costs and conditions of which there may be too little."""
PERSONAL = ("charges", "hand", "equipment")
"""What a Crewmember has for itself."""
LOOKED_AT = {
    **dict.fromkeys(("injured", "has-injury", "somebody-here-has-injury", "nobody-has-injury-dice"), "injuries"),
    **dict.fromkeys((
        "in-sector", "in-sectors", "all-in-sector", "all-together", "in-highest-sector", "in-lander-sector", "here-is",
        "here-is-one-of", "here-is-important", "somebody-is-important", "poi-is-here", "a-threat-is-here",
        "another-is-here", "crew-is-here", "sector-is-marked", "a-lamp-burns-here", "crewmember-here", "other-here",
        "crewmember-in", "crewmember-in-marked", "crewmember-with-it",
    ), "place"),
}  # fmt: skip
"""Conditions and groups that may come out otherwise."""
CHOSEN_FROM = {
    **dict.fromkeys(
        ("one-crewmember-here", "one-other-here", "borrow-a-convert-ability", "bring-one-other"), ("place",)
    ),
    **dict.fromkeys(("pull-a-threat", "place-a-living-threat"), ("threats",)),
    "move-a-threat-here": ("place", "threats"),
    "reduce-a-threat-here": ("place", "threats", "tokens"),
    **dict.fromkeys(("reduce-a-time-track", "reduce-a-threat", "reduce-a-poi-track", "reset-a-threat"), ("tokens",)),
}
"""Groups and verbs that let one Crewmember, Threat or Time Track be chosen, and what decides which there are."""


def could_change(play: VanguardPlay, question: Question) -> bool:
    """Whether somebody could use something that changes what follows. V-EXERT-05."""
    return any(True for _ in _who_could(play, question))


def who_could(play: VanguardPlay, question: Question, window: str) -> set[int]:
    """The seats that could do so, and those that have something for the moment that is open. V-CARD-02."""
    found = {effect.seat for effect in interrupts(play) if window in effect.windows} if window else set()
    return found | {seat_of(play.state, who) for who in _who_could(play, question)}


def _who_could(play: VanguardPlay, question: Question) -> Iterator[int]:
    """Crewmembers with something that changes what follows from a question: one may come up several times."""
    prompt = question.prompt
    find = BEFORE.get(question.refs[0][1]) if prompt == "moment" else DEPENDS.get(prompt)
    if find is not None and is_under_way(play.state):
        yield from find(play, question)


# Windows


MOST_ASKED = 40
"""So many questions of an effect are answered when it is tried."""


def opens(play: VanguardPlay, window: str) -> bool:
    """Whether something can be used in a window that would have an effect there. V-CARD-02, V-GEN-06.

    Where nobody wants to be asked, only what is pressing counts: so it is where a use is tried, too.
    """
    if not is_under_way(play.state):
        return False
    if next(completions(play), None) is not None:
        return True
    return play.stops != "never" and any(has_effect(play, each) for each in uses_for(play, window))


def has_effect(play: VanguardPlay, chosen: Used) -> bool:
    """Whether using something would change anything but use it up: it is tried on a copy."""
    trial: VanguardPlay = Play(play.rules, play.content, play.state.copy())
    trial.stops = "never"
    ability = ability_of(trial, chosen)
    subject = subject_of(trial, chosen.who, ability)
    about = About(subject, trial.state.crew[subject].sector, card_source(chosen.card))
    steps = run(trial, ability.effect, about, RULES[chosen.kind])
    try:
        asked = next(steps, None)
        for _ in range(MOST_ASKED):
            if asked is None:
                break
            if len(asked) > 1 or len(asked[0].options) > 1:
                return True  # somebody has a choice
            asked = steps.send(0)
    except StopIteration:
        pass
    except Leaving:
        return True
    return trial.revealed or bool(trial.results) or trial.state != play.state


# What somebody could use


def helpers(play: VanguardPlay, what: str, whom: int | None = None) -> Iterator[int]:
    """Who has a text for now that changes this, for a certain Crewmember or for anybody."""
    return (who for who, ability in _texts_for_now(play, what) if whom in (None, who) or _serves_others(ability))


def _texts_for_now(play: VanguardPlay, what: str) -> Iterator[tuple[int, Ability]]:
    """Who could use which text now that changes this."""
    state = play.state
    for moment in (ANY, TURN):
        among = _cards_that_change(play.content, what, moment)
        for who in users(state, among):
            for use in uses_of(play, who, moment, among) if moment in times_of(play, who) else ():
                ability = ability_of(play, use)
                if _does_change(ability, what):
                    yield who, ability


def _cards_that_change(content: Definitions, what: str, moment: str) -> frozenset[str]:
    """The cards with a text for a moment that changes this."""
    known = content.known.changing
    if not known:
        known.update(_changing(content))
    return known.get((what, moment), NO_CARDS)


def _changing(content: Definitions) -> dict[tuple[str, str], frozenset[str]]:
    found: dict[tuple[str, str], set[str]] = {}
    for card in usable(content):
        for ability in abilities_of(card):
            for what in CHANGES:
                if _does_change(ability, what):
                    found.setdefault((what, ability.when), set()).add(card.id)
    return {place: frozenset(cards) for place, cards in found.items()}


def _does_change(ability: Ability, what: str) -> bool:
    return not CHANGES[what].isdisjoint(verbs_in(ability.effect.tree))


def _serves_others(ability: Ability) -> bool:
    return any(isinstance(tree, Each) for tree in trees_in(ability.effect.tree))


# What questions depend on


def _other_die(play: VanguardPlay, question: Question) -> Iterator[int]:
    """Who could make another die than the last one Available: by an Exert, by a text that Refreshes. V-EXERT-05."""
    refs = dict(question.refs)
    who = who_is(play.state, str(refs["who"]))
    spent = set(fitting(play, play.state.crew[who].spent, str(refs["dice"]))) - {question.only}
    if any(room(play, who, play.content.dice[die].colour) > 0 for die in spent):
        if not cannot_exert(play, who):
            yield who
        yield from helpers(play, "dice", who)


def _other_card(play: VanguardPlay, question: Question) -> Iterator[int]:
    """Who could play the last card instead of discarding it, or let another one be drawn. V-CARD-02."""
    who = who_is(play.state, str(dict(question.refs)["who"]))
    own = frozenset((question.only,))
    for moment in times_of(play, who):
        yield from (who for use in uses_of(play, who, moment, own) if use.kind == "card")
    yield from helpers(play, "hand", who)


def _active_injuries(play: VanguardPlay, _question: Question) -> Iterator[int]:
    """Who could have an Injury card gone or turned down before an Injury die finds it. V-CHECK-6.3."""
    check = play.state.check
    return helpers(play, "injuries", check.active) if check is not None else iter(())


def _own_injuries(play: VanguardPlay, question: Question) -> Iterator[int]:
    return helpers(play, "injuries", who_is(play.state, str(dict(question.refs)["who"])))


def _words(play: VanguardPlay, question: Question) -> Iterator[int]:
    """By whom a cost could be paid after all, or a condition come out otherwise."""
    return _opened(play, question.subject, _open_to_change(play, question, question.subject))


def _candidates(play: VanguardPlay, question: Question) -> Iterator[int]:
    """By whom another Crewmember, Threat or Time Track could be there to be chosen. V-EXERT-05."""
    return _opened(play, question.subject, (what for form, _ in question.words for what in CHOSEN_FROM.get(form, ())))


def _opened(play: VanguardPlay, about: About, found: Iterable[str]) -> Iterator[int]:
    """Who could change one of these things for an effect.

    Who uses a card has chosen the moment for it: nobody is asked again before it takes effect. Nor about the place of
    an Event, which had its own moment.
    """
    if about.source.kind == "card":
        return
    for what in found:
        is_settled = what == "place" and about.source.kind == "event"
        if not is_settled:
            yield from helpers(play, what, about.who if what in PERSONAL else None)


def _open_to_change(play: VanguardPlay, question: Question, about: About) -> Iterator[str]:
    for form, args in question.words:
        if form in COUNTED and RUNNER.lacks(play, about, form, args):
            yield COUNTED[form]
        elif form in LOOKED_AT:
            yield LOOKED_AT[form]


def _before_event(play: VanguardPlay, _question: Question) -> Iterator[int]:
    """Who could move somebody for whom it matters: the place decides which half applies. V-EVENT-03."""
    texts = list(_texts_for_now(play, "place"))
    if texts:
        event = this_moment(play, EventMoment)
        tells = not event.ignored and _looks_around(play, event.who, event.event)
        yield from (who for who, ability in texts if tells or who == event.who or _serves_others(ability))


def _before_injury(play: VanguardPlay, _question: Question) -> Iterator[int]:
    """Who can avert a fourth Injury. V-INJ-17."""
    who = this_moment(play, InjuryMoment).who
    full = len(cards_on(play.state.crew[who])) >= play.content.ruling.injury_slots
    return helpers(play, "injury-cards", who) if full else iter(())


def _before_space(play: VanguardPlay, _question: Question) -> Iterator[int]:
    """Who can put off what the next space of a Time Track does. V-TIME-06."""
    track = this_moment(play, TimeMoment).track
    return (who for who, ability in _texts_for_now(play, "time") if _keeps_back(play, who, ability, track))


def _keeps_back(play: VanguardPlay, who: int, ability: Ability, track: str) -> bool:
    """Whether a text of a Crewmember can take a Time token back or hold it where it is. V-TIME-06."""
    here = {source_id("threat", each.card) for each in threats_here(play, who)}
    return any(
        ActionSource.parse(track).kind in REACH.get(verb, TIMED)
        and (verb in HOLDING or track in play.state.time)
        and (verb != "reduce-a-threat-here" or track in here)
        for verb in CHANGES["time"].intersection(verbs_in(ability.effect.tree))
    )


def _looks_around(play: VanguardPlay, who: int, event: str) -> bool:
    """Whether the half of an Event that applies depends on where the others are."""
    card = play.content.events.get(event)
    if card is None:
        return False
    half = card.main if does_match(play, who, event) else card.other
    return any(LOOKED_AT.get(form) == "place" or "place" in CHOSEN_FROM.get(form, ()) for form in looks_in(half.tree))


BEFORE: dict[object, Callable[[VanguardPlay, Question], Iterator[int]]] = {
    EventMoment.window(): _before_event,
    InjuryMoment.window(): _before_injury,
    TimeMoment.window(): _before_space,
}
"""By the name of a moment, the first word of its question: who has something for now that could change what comes."""
DEPENDS: dict[str, Callable[[VanguardPlay, Question], Iterator[int]]] = {
    "spend": _other_die,
    "discard": _other_card,
    "injury-order": _active_injuries,
    "column": _own_injuries,
    "effect": _words,
    "undecided": _words,
    "which-crew": _candidates,
    "which-threat": _candidates,
    "reduce-track": _candidates,
    "reset-track": _candidates,
}
"""By the prompt of a question: who has something for now that could change what follows from it."""
