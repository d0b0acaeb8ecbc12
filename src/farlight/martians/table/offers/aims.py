"""What a seat could aim at now, and at which things of the board that is found."""

from collections.abc import Iterable, Iterator

from farlight.kernel import Refs
from farlight.martians.model.ids import Element, Pawn
from farlight.martians.rules.actions.completion import others
from farlight.martians.rules.actions.declaration import is_open, open_targets
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.plan_menu import board
from farlight.martians.rules.actions.stacks import owner
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.context import ELEMENTS, SPACES, MartiansPlay
from farlight.martians.rules.crew import name_of
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import Aim

Leader = tuple[str, int]


def open_aims(trial: Trial, who: Iterable[Leader]) -> dict[Aim, list[Leader]]:
    """Everything that these could do, each with those who could lead it."""
    play, found = trial.play, dict[Aim, list[Leader]]()
    seen = play.recall(offers)
    for leader, operator in who:
        free = others(play, leader)
        for kind, verbs in board(play, leader):
            for verb in verbs:
                if is_open(play, seen, leader, operator, verb, free):
                    for target in play.recall(open_targets, leader, operator, verb.name, free)[1]:
                        found.setdefault(Aim(kind, verb.name, target), []).append((leader, operator))
    return found


def things_of(play: MartiansPlay, aim: Aim) -> Iterator[tuple[str, str]]:
    """Where on the board an action is offered: at what it is aimed at, and in the rooms where it is done."""
    target = aim.target
    if verb_of(play, aim.verb).is_event:
        yield "event", play.state.log[int(target)].event
    elif target in SPACES:
        yield "space", target
    elif target in play.content.facilities:
        yield "facility", target
    elif target in play.content.rovers:
        yield "rover", target
    elif target in play.content.upgrades:
        yield "upgrade", target
    elif Element.parse(target).kind in ELEMENTS:
        yield "element", target
        yield "facility", Element.parse(target).facility
    elif target:
        yield "facility", Element.parse(target).facility
    for place in rooms_of(play, aim):
        yield "facility", place


def rooms_of(play: MartiansPlay, aim: Aim) -> tuple[str, ...]:
    """The rooms where an action is done."""
    kind = verb_of(play, aim.verb).type
    return play.recall(offers).usable[kind] if kind else ()


def leader_things(play: MartiansPlay, who: Iterable[Leader]) -> Refs:
    """The people and machines that could lead something."""
    found: dict[tuple[str, str], None] = {}
    for leader, _ in who:
        machine = Pawn.parse(leader).machine
        found["machine" if machine else "who", machine or name_of(play.state, owner(leader))] = None
    return tuple(found)
