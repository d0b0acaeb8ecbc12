"""The crew: wounds, Conditions, Morale, Morale tokens, Stress. Rulebook chapters 6 to 10."""

from collections.abc import Sequence

from farlight.kernel import GROUP, Option, Procedure, Question, choose, option
from farlight.kernel.decision import Refs
from farlight.martians.model.events.crew import (
    ConditionCured,
    ConditionGained,
    Died,
    Healed,
    MoraleChanged,
    Quarrelled,
    StressChanged,
    TokensChanged,
    WoundCancelled,
    Wounded,
)
from farlight.martians.model.ids import Mark, Window, joined
from farlight.martians.model.state import Astronaut, Martians
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.mission_end import end_mission
from farlight.martians.rules.piles import lay

CONTINUE = option("continue")
MORALE = (-2, 3)
"""The ends of the Morale track. M-TERM-15."""


def has_condition(person: Astronaut, condition: str) -> bool:
    """Whether a Condition is in force: not in the phase in which it was gained. M-COND-06, M-COND-11."""
    return condition in person.conditions


def name_of(state: Martians, who: int) -> str:
    """Who somebody is in decisions and events: a card. What people call them is for `Game.name_at`."""
    return state.crew[who].card


# 7. Wounds


def wounds_dealt(person: Astronaut, count: int = 1) -> int:
    """Poisoning doubles each number of wounds. M-COND-20, M-RUL-HP-04."""
    doubled = "poisoning" in person.conditions or "tender" in person.marks
    return count * 2 if doubled else count


def wound(play: MartiansPlay, who: int, rule: str, count: int = 1) -> Procedure[None]:
    """Deal wounds together, one space at a time. M-WND-02, M-WND-08, M-WND-11, M-RUL-HP-03."""
    for _ in range(wounds_dealt(play.state.crew[who], count)):
        yield from _one_wound(play, who, rule)


def _one_wound(play: MartiansPlay, who: int, rule: str) -> Procedure[None]:
    """Cross off one wound; before that it may be cancelled. It may bring a Condition, each time anew, or beyond the
    last space death and the end, at once and before anything else is checked.

    M-WND-02, M-WND-03, M-WND-04, M-WND-05, M-WND-07, M-WND-10, M-END-06, M-RND-05, M-END-07, M-APP-34, M-FAQ-12,
    M-FAQ-16, M-RUL-HP-01.
    """
    state = play.state
    person = state.crew[who]
    state.hurt = who
    yield from pause(play, seat_of(state, who), "wounded", "M-RUL-ABI-05", (("who", name_of(state, who)),))
    if state.hurt != who:
        play.emit(WoundCancelled("M-RUL-ABI-05", name_of(state, who)))
        return
    state.hurt = -1
    ruling = play.content.ruling
    person.wounds += 1
    count_stat(state, "wounds")
    if person.wounds > ruling.most_wounds:
        play.emit(Died("M-WND-04", name_of(state, who)))
        end_mission(play, "M-WND-05", "lost/death")
    play.emit(Wounded(rule, name_of(state, who), person.wounds))
    if person.wounds in ruling.condition_icons:
        draw_condition(play, who, "M-WND-07")


def pause(play: MartiansPlay, seat: int, window: str, rule: str, refs: Refs = ()) -> Procedure[None]:
    """Give a moment for any-time effects, asked only if somebody has one for it. M-ASTR-09, M-RUL-ABI-14."""
    outer, play.state.window = play.state.window, window
    if play.opens(window):
        yield from choose(play, seat, window, rule, lambda: [CONTINUE], _itself, refs=refs, window=window)
    play.state.window = outer


def beforehand(play: MartiansPlay, prompt: str, rule: str, refs: Refs = ()) -> Procedure[None]:
    """Give a moment within an effect, for whoever could change what it is about to do. M-ASTR-09."""
    if play.stops_at(Question(GROUP, prompt, refs)):
        yield from choose(play, GROUP, prompt, rule, lambda: [CONTINUE], _itself, refs=refs)


Danger = tuple[str, str]
"""What may come now, with what makes it another danger than the last; and what would answer it: the verb of an effect,
`draw`, `bypass`, or `spend:0` for anything that astronaut 0 could spend Morale tokens on."""
DANGER = "danger"


def heed(play: MartiansPlay, dangers: Sequence[Danger]) -> Procedure[None]:
    """Give a moment for whoever has an answer to a danger that was not there when they were last asked. M-ASTR-09."""
    state = play.state
    outer = state.window
    fresh = [danger for danger in dangers if danger[0] not in state.heeded]
    answered = [answer for answer in dict.fromkeys(answer for _, answer in fresh) if _is_there(play, answer)]
    if answered:
        new = [danger for danger in fresh if danger[1] in answered]
        heeded(play, new)
        state.window = str(Window(DANGER, tuple(answered)))
        refs = (("dangers", joined(dict.fromkeys(Mark.parse(name).word for name, _ in new))),)
        yield from choose(play, GROUP, "danger", "M-ASTR-09", lambda: [CONTINUE], _itself, refs=refs, window="danger")
    state.window = outer


def _is_there(play: MartiansPlay, answer: str) -> bool:
    """Whether anybody has this answer now."""
    play.state.window = str(Window(DANGER, (answer,)))
    return play.opens("danger")


def heeded(play: MartiansPlay, dangers: Sequence[Danger]) -> None:
    """Note what was known when everybody could act on it."""
    play.state.heeded = tuple(dict.fromkeys((*play.state.heeded, *(name for name, _ in dangers))))


def _itself(only: Option) -> Option:
    return only


def heal(play: MartiansPlay, who: int, count: int, rule: str) -> None:
    """Take away wounds, as many as there are at most. M-WND-09, M-WND-12."""
    person = play.state.crew[who]
    healed = min(count, person.wounds)
    if healed:
        person.wounds -= healed
        play.emit(Healed(rule, name_of(play.state, who), person.wounds))


# 8. Conditions


def draw_condition(play: MartiansPlay, who: int, rule: str) -> None:
    """Draw until the kind is new; the rest goes back.

    M-COND-01, M-COND-02, M-COND-03, M-COND-04, M-COND-05, M-COND-15, M-RUL-CON-02, M-RUL-READ-05.
    """
    state = play.state
    person = state.crew[who]
    pile = state.decks["condition"]
    held = {*person.conditions, *person.coming} - set(person.going)
    if all(kind in held for kind in pile):
        return
    lay(play, "condition", list(pile))
    kind = next(kind for kind in reversed(state.decks["condition"]) if kind not in held)
    play.reveal()
    play.emit(ConditionGained(rule, name_of(state, who), kind))
    if kind == "anxiety-attack":
        change_morale(play, -1, "M-COND-15")
        return
    left = list(state.decks["condition"])
    left.remove(kind)
    state.decks["condition"] = tuple(left)
    person.coming.append(kind)


def cure(play: MartiansPlay, who: int, condition: str, rule: str) -> None:
    """Return the token; what it did lasts until the phase ends. M-COND-10, M-COND-11."""
    state = play.state
    person = state.crew[who]
    if condition in person.coming:
        person.coming.remove(condition)
    else:
        person.going.append(condition)
    state.decks["condition"] = (*state.decks["condition"], condition)
    play.emit(ConditionCured(rule, name_of(state, who), condition))


def curable(person: Astronaut) -> list[str]:
    return [kind for kind in (*person.conditions, *person.coming) if kind not in person.going]


def choose_cure(play: MartiansPlay, who: int, rule: str) -> Procedure[None]:
    """Cure one Condition of choice. M-HEAL-08."""
    state = play.state
    if curable(state.crew[who]):
        refs = (("who", name_of(state, who)),)
        chosen = yield from choose(
            play,
            seat_of(state, who),
            "cure",
            rule,
            lambda: curable(state.crew[who]) or [""],
            lambda kind: option("cure", condition=kind),
            refs=refs,
        )
        if chosen:
            cure(play, who, chosen, rule)


def end_phase_conditions(state: Martians) -> None:
    """Let what came take effect from the next phase on, and what was cured stop.

    M-COND-06, M-COND-11, M-COND-07, M-COND-08.
    """
    for person in state.crew:
        if person.going:
            person.conditions = [kind for kind in person.conditions if kind not in person.going]
            person.going = []
        if person.coming:
            person.conditions = person.conditions + person.coming
            person.coming = []


# 9. Morale


def highest_morale(play: MartiansPlay) -> int:
    """The end of the Morale track, where a mission does not end it earlier. M-MOR-01."""
    return min(MORALE[1], play.content.missions[play.state.mission].morale_limit)


def change_morale(play: MartiansPlay, by: int, rule: str) -> None:
    """Move the Morale marker, but never off its track. M-MOR-01, M-MOR-02."""
    state = play.state
    level = max(MORALE[0], min(highest_morale(play), state.morale + by))
    if level != state.morale:
        play.emit(MoraleChanged(rule, level - state.morale, level))
        state.morale = level


def change_tokens(play: MartiansPlay, who: int, by: int, rule: str) -> int:
    """Morale tokens gained or discarded, as many as there are; tells how many were missing.

    M-ASTR-14, M-GEN-07, M-RUL-MAL-06.
    """
    person = play.state.crew[who]
    changed = max(by, -person.tokens)
    if changed:
        person.tokens += changed
        play.emit(TokensChanged(rule, name_of(play.state, who), changed, person.tokens))
    return changed - by


# 10. Stress


def change_stress(play: MartiansPlay, by: int, rule: str) -> None:
    """Move the Stress marker, but never off its track. A quarrel is checked when the effect in hand is resolved.

    M-STR-03, M-STR-08, M-GEN-10.
    """
    state = play.state
    level = max(0, min(play.content.ruling.stress_limit, state.stress + by))
    if level != state.stress:
        play.emit(StressChanged(rule, level - state.stress, level))
        state.stress = level


def quarrel(play: MartiansPlay) -> Procedure[None]:
    """Quarrel: set Stress back to 0, lower Morale and wound everybody. M-STR-04, M-STR-05, M-STR-06, M-STR-07."""
    state = play.state
    play.emit(Quarrelled("M-STR-04"))
    count_stat(state, "quarrels")
    state.stress = 0
    play.emit(StressChanged("M-STR-07", -play.content.ruling.stress_limit, 0))
    change_morale(play, -1, "M-STR-06")
    for who in range(len(state.crew)):
        yield from wound(play, who, "M-STR-05")


def count_stat(state: Martians, stat: str, by: int = 1) -> None:
    state.stats[stat] = state.stats.get(stat, 0) + by


def count_deed(state: Martians, who: int, deed: str) -> None:
    """Note what an astronaut did in this mission: legacy campaigns look at it. M-CAMP-08."""
    count_stat(state, Mark.on("deed", who, deed))


def deeds_of(state: Martians, who: int, deed: str) -> int:
    return state.stats.get(Mark.on("deed", who, deed), 0)


def choose_astronaut(play: MartiansPlay, prompt: str, rule: str, among: list[int], seat: int = GROUP) -> Procedure[int]:
    """Choose one of these astronauts."""
    state = play.state
    return (
        yield from choose(
            play, seat, prompt, rule, lambda: among, lambda who: option("astronaut", who=name_of(state, who))
        )
    )
