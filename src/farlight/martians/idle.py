"""Why nothing can be done with a thing of the board that no option is about."""

from farlight.kernel import Refusal
from farlight.martians.board import is_available, is_shut
from farlight.martians.effects.words import MartiansPlay
from farlight.martians.geography import routes
from farlight.martians.pawns import person_of

_BY_KIND = {
    "complex": Refusal("M-MALF-06", "why-not-complex"),
    "thing": Refusal("M-ACT-35", "why-not-thing-now"),
    "upgrade": Refusal("M-UPG-04", "why-not-card-now"),
    "objective": Refusal("", "why-not-objective"),
    "machine": Refusal("M-AOM-03", "why-not-machine-now"),
    "rover": Refusal("M-ROV-02", "why-not-rover-now"),
}


def why_idle(play: MartiansPlay, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules; None where they have none of their own."""
    state = play.state
    planning = state.window == "plan"
    if kind == "facility" and thing in state.facilities:
        return _room(play, thing, planning)
    if kind == "space":
        return _space(play, thing, planning)
    if kind == "who" and any(thing == person.card for person in state.crew):
        who = person_of(state, thing)
        if planning and not state.crew[who].free:
            return Refusal("M-ACT-06", "why-not-no-pawn", (("who", thing),))
        return Refusal("M-ACT-06", "why-not-person-now")
    if kind == "event" and any(entry.event == thing for entry in state.log):
        open_now = any(entry.event == thing and entry.state == "open" for entry in state.log)
        return Refusal("M-EVA-06", "why-not-event-now" if open_now else "why-not-event-over")
    return _BY_KIND.get(kind)


def _room(play: MartiansPlay, facility: str, planning: bool) -> Refusal:
    state = play.state
    if is_shut(state, facility):
        return Refusal("M-SHUT-05", "why-not-shut", (("facility", facility),))
    if not is_available(state, facility):
        return Refusal("M-TOK-10", "why-not-fault", (("facility", facility),))
    if not play.content.facilities[facility].action:
        return Refusal("M-PROD-18", "why-not-works-alone", (("facility", facility),))
    return Refusal("M-ACT-06", "why-not-room-full" if planning else "why-not-not-planning")


def _space(play: MartiansPlay, space: str, planning: bool) -> Refusal | None:
    state = play.state
    if space not in routes(play) and space not in state.tiles:
        return Refusal("M-EXPL-02", "why-not-no-way")
    if not planning:
        return Refusal("M-ACT-06", "why-not-not-planning")
    if space in state.tiles and not any(place == space for place, _ in state.lying):
        return Refusal("M-GATH-04", "why-not-empty-space")
    return Refusal("M-EXPL-02", "why-not-space-now")
