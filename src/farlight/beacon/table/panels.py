"""What a seat of Beacon sees, in words."""

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.ids import dice_together
from farlight.beacon.model.state import LINES, Beacon, Keeper, on_watch
from farlight.beacon.rules.verbs import BeaconPlay, goal
from farlight.kernel import Line, Panel


def known_of(view: Beacon, line: str) -> str:
    """What a seat knows of a line: "holds", "severed", "unknown", or "hunch" for what only this seat knows.

    B-SET-04, B-SET-05.
    """
    if line in view.light.looked or view.light.found:  # when the severed one is known, so are the others
        return "severed" if line == view.light.severed else "holds"
    return "hunch" if any(keeper.knows == line for keeper in view.keepers) else "unknown"


def panels_of(seen: BeaconPlay) -> list[Panel]:
    view, content = seen.state, seen.content
    mission = content.missions[view.mission]
    station = (
        Line("panel-watch", (("watch", view.watch), ("watches", mission.watches))),
        Line("panel-on-watch", (("seat", on_watch(view)),)),
        Line("panel-hull", (("hull", view.light.hull), ("whole", mission.hull))),
        Line("panel-lamp", (("lamp", view.light.lamp), ("goal", goal(seen)))),
        *(Line("panel-line", (("line", line), ("known", known_of(view, line)))) for line in LINES),
    )
    keepers = tuple(_keeper_line(seat, keeper, content) for seat, keeper in enumerate(view.keepers))
    drifted = tuple(line for card in view.drifted[-1:] for line in _card_lines(card, content))
    dice = tuple(Line("panel-die", (("die", die.id), ("faces", " ".join(map(str, die.faces))))) for die in content.dice)
    return [
        Panel(Line("panel-station", (("mission", view.mission),)), station),
        Panel(Line("panel-keepers"), keepers),
        Panel(Line("panel-dice", (("success", mission.success),)), dice),
        Panel(Line("panel-drift", (("count", len(view.deck)),)), drifted),
    ]


def _card_lines(card: str, content: Definitions) -> tuple[Line, ...]:
    """A card's name, what it does and what it says."""
    return (
        Line("panel-drifted", (("drift", card),)),
        Line("panel-effect", (("effect", content.drift[card].effect.source),)),
        Line("panel-flavour", (("flavour", card),)),
    )


def _keeper_line(seat: int, keeper: Keeper, content: Definitions) -> Line:
    dice = dice_together(content.dice[die].id for die, fresh in enumerate(keeper.fresh) if fresh) or "none"
    state = "ready" if keeper.ready else "planning"
    return Line(
        "panel-keeper",
        (
            ("seat", seat),
            ("dice", dice),
            ("strain", keeper.strain),
            ("spark", "yes" if keeper.spark else "no"),
            ("plan", keeper.task or "none"),
            ("state", state),
        ),
    )
