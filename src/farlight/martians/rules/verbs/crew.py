"""Verbs about people: tokens, wounds, Conditions, marks, abilities, Morale and Stress."""

from farlight.kernel import Procedure, Refusal, choose, option
from farlight.martians.model.events.crew import AbilityRefreshed, MarkGained, PerkGained
from farlight.martians.model.ids import Mark, Perk
from farlight.martians.rules.actions.benefits import ANYBODY, keep_promise, valid_in
from farlight.martians.rules.context import About, MartiansPlay, seat_of, verbs
from farlight.martians.rules.crew import (
    change_morale,
    change_stress,
    change_tokens,
    choose_cure,
    draw_condition,
    name_of,
)
from farlight.martians.rules.crew import heal as heal_wounds
from farlight.martians.rules.crew import wound as deal_wound


@verbs.add("stress up {count:amount}", "M-STR-03")
def stress_up(play: MartiansPlay, _about: About, count: int) -> None:
    change_stress(play, count, "M-STR-03")


@verbs.add("stress down {count:amount}", "M-STR-08")
def stress_down(play: MartiansPlay, _about: About, count: int) -> None:
    change_stress(play, -count, "M-STR-08")


@verbs.add("halve stress", "M-GEN-09")
def halve_stress(play: MartiansPlay, _about: About) -> None:
    change_stress(play, -(play.state.stress // 2), "M-GEN-09")


@verbs.add("morale up {count:int}", "M-MOR-01")
def morale_up(play: MartiansPlay, _about: About, count: int) -> None:
    change_morale(play, count, "M-MOR-01")


@verbs.add("morale down {count:int}", "M-MOR-01")
def morale_down(play: MartiansPlay, _about: About, count: int) -> None:
    change_morale(play, -count, "M-MOR-01")


@verbs.add("gain {count:amount} tokens", "M-ASTR-14")
def gain_tokens(play: MartiansPlay, about: About, count: int) -> None:
    change_tokens(play, about.who, count, "M-ASTR-14")


def _has_tokens(play: MartiansPlay, about: About, count: int) -> Refusal | None:
    return None if play.state.crew[about.who].tokens >= count else Refusal("M-ASTR-07", "why-not-tokens")


@verbs.add("discard {count:amount} tokens", "M-TERM-42", extra=_has_tokens)
def discard_tokens(play: MartiansPlay, about: About, count: int) -> None:
    change_tokens(play, about.who, -count, "M-TERM-42")


@verbs.add("discard all tokens", "M-TERM-42")
def discard_all_tokens(play: MartiansPlay, about: About) -> None:
    change_tokens(play, about.who, -play.state.crew[about.who].tokens, "M-TERM-42")


@verbs.add("wound", "M-WND-02")
def wound(play: MartiansPlay, about: About) -> Procedure[None]:
    return deal_wound(play, about.who, "M-WND-02")


@verbs.add("heal {count:int}", "M-WND-12")
def heal(play: MartiansPlay, about: About, count: int) -> None:
    heal_wounds(play, about.who, count, "M-WND-12")


@verbs.add("cure", "M-COND-10")
def cure(play: MartiansPlay, about: About) -> Procedure[None]:
    return choose_cure(play, about.who, "M-COND-10")


@verbs.add("draw condition", "M-COND-01")
def draw_a_condition(play: MartiansPlay, about: About) -> None:
    draw_condition(play, about.who, "M-COND-01")


# Marks for one round


@verbs.add("mark {mark:mark} {when:when}", "M-RND-06")
def mark_astronaut(play: MartiansPlay, about: About, mark: str, when: str) -> None:
    person = play.state.crew[about.who]
    (person.marks if when == "now" else person.next_marks).append(mark)
    play.emit(MarkGained("M-RND-06", name_of(play.state, about.who), mark))


@verbs.add("unmark {mark:mark} {when:when}", "M-RND-06")
def unmark_astronaut(play: MartiansPlay, about: About, mark: str, when: str) -> None:
    person = play.state.crew[about.who]
    marks = person.marks if when == "now" else person.next_marks
    if mark in marks:
        marks.remove(mark)


@verbs.add("refresh one", "M-ASTR-11")
def refresh_one(play: MartiansPlay, about: About) -> Procedure[None]:
    person = play.state.crew[about.who]
    if person.used:
        seat = seat_of(play.state, about.who)
        ability = yield from choose(
            play, seat, "refresh", "M-ASTR-11", lambda: person.used, lambda each: option("refresh", ability=each)
        )
        person.used.remove(ability)
        play.emit(AbilityRefreshed("M-ASTR-11", name_of(play.state, about.who), ability))


@verbs.add("refresh all", "M-ASTR-11")
def refresh_all(play: MartiansPlay, about: About) -> None:
    person = play.state.crew[about.who]
    for ability in person.used:
        play.emit(AbilityRefreshed("M-ASTR-11", name_of(play.state, about.who), ability))
    person.used = []


# Benefits for one action


def _add_perk(play: MartiansPlay, about: About, kind: str, wanted: str, who: int, when: str) -> None:
    """Add a benefit, unless the plan has bound it already. M-RUL-GAP-23."""
    perk = Perk(kind, wanted, who, valid_in(play.state.sol, when))
    if not keep_promise(play.state, perk, about.stack):
        play.state.perks.append(perk)
    play.emit(PerkGained("M-RUL-GAP-23", kind, wanted))


@verbs.add("ease {perk:perk} {when:when}", "M-RUL-GAP-23")
def ease(play: MartiansPlay, about: About, perk: str, when: str) -> None:
    _add_perk(play, about, "ease", perk, ANYBODY, when)


@verbs.add("ease own {perk:perk} {when:when}", "M-RUL-FUP-K03")
def ease_own(play: MartiansPlay, about: About, perk: str, when: str) -> None:
    _add_perk(play, about, "ease", perk, about.who, when)


@verbs.add("sure {perk:perk} {when:when}", "M-RUL-EV-LAN2")
def sure(play: MartiansPlay, about: About, perk: str, when: str) -> None:
    _add_perk(play, about, "sure", perk, ANYBODY, when)


@verbs.add("sure own {perk:perk} {when:when}", "M-RUL-EV-LAN2")
def sure_own(play: MartiansPlay, about: About, perk: str, when: str) -> None:
    _add_perk(play, about, "sure", perk, about.who, when)


@verbs.add("sure action {action:action} {when:when}", "M-RUL-EV-LAN2")
def sure_action(play: MartiansPlay, about: About, action: str, when: str) -> None:
    _add_perk(play, about, "sure", action, ANYBODY, when)


@verbs.add("waive {action:action} {when:when}", "M-RUL-GAP-23")
def waive(play: MartiansPlay, about: About, action: str, when: str) -> None:
    _add_perk(play, about, "waive", action, ANYBODY, when)


@verbs.add("ease action {action:action}", "M-RUL-GAP-23")
def ease_action(play: MartiansPlay, _about: About, action: str) -> None:
    play.state.mission_once.append(Mark.on("ease", action))


@verbs.add("reroll {colour:colour} {when:when}", "M-RUL-UPG-07")
def reroll(play: MartiansPlay, about: About, colour: str, when: str) -> None:
    _add_perk(play, about, "reroll", colour, ANYBODY, when)


@verbs.add("redraw research {when:when}", "M-FAQ-05")
def redraw_research(play: MartiansPlay, about: About, when: str) -> None:
    _add_perk(play, about, "redraw", "research", ANYBODY, when)


@verbs.add("redraw drawn research", "M-FAQ-05")
def redraw_drawn_research(play: MartiansPlay, _about: About) -> None:
    play.state.mission_once.append("redraw-research")


@verbs.add("redraw malfunction", "M-FAQ-05")
def redraw_malfunction(play: MartiansPlay, _about: About) -> None:
    play.state.mission_once.append("redraw-malfunction")


@verbs.add("double gather", "M-MIS-CORE-04")
def double_gather(play: MartiansPlay, about: About) -> None:
    _add_perk(play, about, "double", "gather", ANYBODY, "next")


@verbs.add("discount die", "M-MIS-PROBE-15")
def discount_die(play: MartiansPlay, _about: About) -> None:
    play.state.mission_once.append("discount-die")
