"""What an ability could still change: the moments between steps in which somebody is asked. M-ASTR-09, M-RUL-ABI-14.

Any ability may be used between any two steps. Most of them can wait for the next plan without loss; those that cannot
have an answer to something that may come now, and only then their owners are asked. docs/martians.md has the argument.
"""

from farlight.content import EffectText
from farlight.martians.model.ids import Mark, Pile, Space
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.stacks import event_of, performer, special
from farlight.martians.rules.context import COMPLEXES, About, MartiansPlay, holds, mentions
from farlight.martians.rules.crew import Danger, curable, wounds_dealt
from farlight.martians.rules.facilities import facility_of
from farlight.martians.rules.malfunction import TOP
from farlight.martians.rules.mission_end import is_done, meets_threshold
from farlight.martians.rules.missions import feature_of

STEEPEST = 2
"""So far an event, an Adventure or a card may raise a track."""
HARSHEST = 3
"""So much Stress one of them may bring without the difficulty having a say."""
TELLING = ("anaemia", "poisoning", "migraine")
"""Conditions that tell in Production: healed in that phase, they would last until its end. M-COND-11."""
DRAWS = (
    "draw-a-direction", "remember-direction", "remember-chosen-direction", "add-spot", "spread", "advance-by-card",
    "advance-by-half-card", "feed-half-card",
)  # fmt: skip
"""Verbs that draw a Research or Direction card."""


def by_ticket(play: MartiansPlay) -> list[Danger]:
    """The app raises a track whose tickets are left, and what that triggers may bring more. M-EVT-01, M-RUL-EV-02."""
    tickets = play.state.decks["bag"] or COMPLEXES
    levels = play.state.levels
    near = [name for name in levels if levels[name] + 1 >= TOP and name in tickets]
    own = [(Mark.on("track", name, levels[name]), "lower-track") for name in near]
    return [*own, *unforeseen(play, tracks=False)] if near else []


def unforeseen(play: MartiansPlay, tracks: bool = True) -> list[Danger]:
    """What an event, an Adventure or a card may bring: a track at 5, a quarrel, a Condition, death, lost plants."""
    state = play.state
    near = [name for name, level in state.levels.items() if tracks and level + STEEPEST >= TOP]
    found = [(Mark.on("track", name, state.levels[name]), "lower-track") for name in near]
    worst = max(HARSHEST, play.content.difficulties[state.difficulty].magnitudes["HL"])
    if state.stress + worst >= play.content.ruling.stress_limit:
        found += [(Mark.on("stress", state.stress), answer) for answer in ("stress-down", "halve-stress")]
    for who in range(len(state.crew)):
        found += _wounds(play, who)
    if any(farm.plants and not farm.shields for farm in state.farms):
        found.append(("plants", "shield-plant"))
    return found


def _wounds(play: MartiansPlay, who: int, count: int = 1) -> list[Danger]:
    """Somebody whom wounds would bring a Condition or death. M-WND-04, M-WND-07."""
    person = play.state.crew[who]
    ruling = play.content.ruling
    steps = range(person.wounds + 1, person.wounds + wounds_dealt(person, count) + 1)
    serious = any(step in ruling.condition_icons or step > ruling.most_wounds for step in steps)
    return [(Mark.on("wounds", who, person.wounds), "heal")] if serious and person.wounds else []


def of_morale(play: MartiansPlay) -> list[Danger]:
    """The First Player loses tokens that could be spent, or takes wounds; Conditions that tell in Production."""
    state = play.state
    first = state.crew[state.first]
    found: list[Danger] = []
    if state.morale < 0 and first.tokens:
        found.append((Mark.on("tokens", first.tokens), Mark.on("spend", state.first)))
    found += _wounds(play, state.first, -state.morale - first.tokens)
    for who, person in enumerate(state.crew):
        found += [(Mark.on("condition", who, kind), "cure") for kind in TELLING if kind in curable(person)]
    return found


def of_plan(play: MartiansPlay) -> list[Danger]:
    """What everybody could see while planning."""
    state = play.state
    tiles = [(Mark.on("tile", ring, len(state.decks[Pile.of_ring(ring)])), "peek-ring") for ring in (1, 2, 3)]
    return [*unforeseen(play), *tiles, (Mark.on("card", len(state.plan)), "draw")]


def of_action(play: MartiansPlay, stack: Stack) -> list[Danger]:
    """What an action may bring to its performer, a tile that nobody could see, a card that is drawn."""
    found: list[Danger] = []
    who = performer(stack)
    if stack.dice or "adventure" in stack.announced:
        found += [danger for danger in unforeseen(play) if not _hurts_another(danger, who)]
    elif "wound" in stack.announced:
        found += _wounds(play, who)
    if stack.verb == "explore":
        ring = Space.parse(stack.target).ring
        found.append((Mark.on("tile", ring, len(play.state.decks[Pile.of_ring(ring)])), "peek-ring"))
    if _draws(play, stack):
        found.append((Mark.on("card", len(play.state.plan)), "draw"))
    return found


def _hurts_another(danger: Danger, who: int) -> bool:
    mark = Mark.parse(danger[0])
    return mark.word == "wounds" and mark.of != str(who)


def _draws(play: MartiansPlay, stack: Stack) -> bool:
    """Whether an action draws a Research or Direction card, by itself or by what the mission makes of it."""
    feature = feature_of(play)
    mission = play.content.missions[play.state.mission]
    if stack.verb == "examine":
        return feature.examined is not None or _is_draw(mission.on_examined)
    if stack.verb == "discover":
        return feature.discovered is not None or _is_draw(mission.on_discovery)
    if stack.verb == "repair" and mission.on_repaired is not None:
        here = About(performer(stack), facility=facility_of(stack.target))
        return _is_draw(mission.on_repaired) and holds(play, mission.on_repaired, here)
    card = special(play, stack)
    return _is_draw(event_of(play, stack).reward if stack.verb == "event" else None if card is None else card.effect)


def _is_draw(effect: EffectText | None) -> bool:
    return effect is not None and any(mentions(effect.source, form) for form in DRAWS)


def of_the_end(play: MartiansPlay) -> list[Danger]:
    """The mission would be lost by its Threshold alone. M-END-09."""
    state = play.state
    lost = state.sol >= state.sols and is_done(play, live=False) and not meets_threshold(play)
    return [("threshold", "fix-one")] if lost else []
