"""How a watch goes, in numbers: what a search looks at when it stops playing on."""

from farlight.beacon.rules.verbs import BeaconPlay, goal

FEATURES = ("lamp", "time", "hull", "strain", "dice", "found")


def measure(play: BeaconPlay) -> tuple[str, tuple[float, ...]]:
    """The mission, and shares between 0 and 1 of what there is of each."""
    state = play.state
    light, keepers, card = state.light, state.keepers, play.content.missions[state.mission]
    dice = [fresh for keeper in keepers for fresh in keeper.fresh]
    return state.mission, (
        light.lamp / goal(play),
        1 - state.watch / card.watches,
        light.hull / card.hull,
        sum(keeper.strain for keeper in keepers) / len(keepers),
        sum(dice) / max(1, len(dice)),
        float(light.found),
    )
