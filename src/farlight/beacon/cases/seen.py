"""What `seat N sees PATH` looks into: the station as cases name it."""

from farlight.beacon.model.state import LINES, on_watch
from farlight.beacon.rules.verbs import BeaconPlay, goal
from farlight.beacon.table.panels import known_of
from farlight.kernel import as_dict


def sees(seen: BeaconPlay) -> dict[str, object]:
    """Deck order, the severed line and other keepers' hunches stay hidden. B-SET-04, B-SET-05, B-SET-06."""
    view = seen.state
    mission = seen.content.missions[view.mission]
    return {
        **{name: getattr(view, name) for name in ("mission", "watch", "drifted", "outcome")},
        **as_dict(view.light),
        "watches": mission.watches,
        "on_watch": on_watch(view),
        "whole": mission.hull,
        "goal": goal(seen),
        "keepers": [{"seat": seat, **as_dict(keeper)} for seat, keeper in enumerate(view.keepers)],
        "lines": {line: known_of(view, line) for line in LINES},
        "deck": len(view.deck),
    }
