"""What a seat of Beacon may see, as data and in words."""

import msgspec

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import LINES, Beacon, on_watch
from farlight.kernel import Line, Panel


class KeeperView(msgspec.Struct, frozen=True):
    seat: int
    task: str
    ready: bool
    strain: int
    spark: bool
    fresh: list[bool]


class BeaconView(msgspec.Struct, frozen=True):
    mission: str
    watch: int
    watches: int
    on_watch: int
    hull: int
    whole: int
    lamp: int
    goal: int
    keepers: list[KeeperView]
    lines: dict[str, str]
    """What is known of each line: "holds", "severed", "unknown", or "hunch" for what only this seat knows."""
    deck: int
    drifted: list[str]
    outcome: str


def view_of(state: Beacon, content: Definitions, seat: int | None) -> BeaconView:
    """Deck order, the severed line and other keepers' hunches stay hidden. B-SET-04, B-SET-05, B-SET-06."""
    mission = content.missions[state.mission]
    keepers = [
        KeeperView(number, keeper.task, keeper.ready, keeper.strain, keeper.spark, keeper.fresh[:])
        for number, keeper in enumerate(state.keepers)
    ]
    return BeaconView(
        mission=state.mission,
        watch=state.watch,
        watches=mission.watches,
        on_watch=on_watch(state),
        hull=state.light.hull,
        whole=mission.hull,
        lamp=state.light.lamp,
        goal=mission.goal + mission.goal_per_keeper * len(keepers),
        keepers=keepers,
        lines={line: _known(state, line, seat) for line in LINES},
        deck=len(state.deck),
        drifted=state.drifted[:],
        outcome=state.outcome,
    )


def _known(state: Beacon, line: str, seat: int | None) -> str:
    if line in state.light.looked or state.light.found:  # when the severed one is known, so are the others
        return "severed" if line == state.light.severed else "holds"
    return "hunch" if seat is not None and state.keepers[seat].knows == line else "unknown"


def panels_of(seen: BeaconView, content: Definitions) -> list[Panel]:
    station = (
        Line("panel-watch", (("watch", seen.watch), ("watches", seen.watches))),
        Line("panel-on-watch", (("seat", seen.on_watch),)),
        Line("panel-hull", (("hull", seen.hull), ("whole", seen.whole))),
        Line("panel-lamp", (("lamp", seen.lamp), ("goal", seen.goal))),
        *(Line("panel-line", (("line", line), ("known", known))) for line, known in seen.lines.items()),
    )
    keepers = tuple(_keeper_line(keeper, content) for keeper in seen.keepers)
    drifted = tuple(line for card in seen.drifted[-1:] for line in _card_lines(card, content))
    mission = content.missions[seen.mission]
    dice = tuple(Line("panel-die", (("die", die.id), ("faces", " ".join(map(str, die.faces))))) for die in content.dice)
    return [
        Panel(Line("panel-station", (("mission", seen.mission),)), station),
        Panel(Line("panel-keepers"), keepers),
        Panel(Line("panel-dice", (("success", mission.success),)), dice),
        Panel(Line("panel-drift", (("count", seen.deck),)), drifted),
    ]


def _card_lines(card: str, content: Definitions) -> tuple[Line, ...]:
    """A card's name, what it does and what it says."""
    return (
        Line("panel-drifted", (("drift", card),)),
        Line("panel-effect", (("effect", content.drift[card].effect.source),)),
        Line("panel-flavour", (("flavour", card),)),
    )


def _keeper_line(keeper: KeeperView, content: Definitions) -> Line:
    dice = "+".join(content.dice[die].id for die, fresh in enumerate(keeper.fresh) if fresh) or "none"
    state = "ready" if keeper.ready else "planning"
    return Line(
        "panel-keeper",
        (
            ("seat", keeper.seat),
            ("dice", dice),
            ("strain", keeper.strain),
            ("spark", "yes" if keeper.spark else "no"),
            ("plan", keeper.task or "none"),
            ("state", state),
        ),
    )
