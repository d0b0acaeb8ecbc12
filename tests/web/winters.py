"""The legacy campaign as bots play it, by either branch: the table before the answer that ends each of its missions."""

from functools import cache

from farlight.bots import Look, bots_of
from farlight.kernel import Setup, Timeline, dump, load_game

BOT = "crew-normal"
SEED = 4
"""All five missions are won with it, by both branches, and all that their crew comes by is known."""


@cache
def last_answers(branch: str) -> dict[str, bytes]:
    """Files of one campaign, by mission."""
    game = load_game("martians")
    timeline = Timeline(game, Setup("martians", "winters", 1, SEED))
    player = bots_of(game)[BOT](SEED)
    found: dict[str, bytes] = {}
    while timeline.position.open:
        position = timeline.position
        if "result" not in position.state.flags:
            found[position.state.mission] = dump(timeline)
        choices = dict(position.choices())
        tonight = [number for number, option in choices.items() if option.id == f"story:winters.wm4.{branch}"]
        number = tonight[0] if tonight else player.choose(Look(position))
        timeline.choose(position.seat_of(number), choices[number].id, number)
    assert timeline.position.state.outcome == "won/campaign"
    return found
