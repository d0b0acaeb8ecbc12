"""The sentences of Beacon's scenarios. Seats count from 1, as players count."""

from farlight.beacon.cases.seen import sees
from farlight.beacon.model.state import LINES, TASKS
from farlight.beacon.rules.verbs import MOST_STRAIN, BeaconPlay, goal
from farlight.beacon.table.panels import known_of
from farlight.effects import SlotType
from farlight.scenarios import Words, known, within

WORDS = Words(
    {
        "task": SlotType("task", (*TASKS, "nothing")),
        "line": SlotType("line", LINES),
        "yes": SlotType("yes", ("yes", "no")),
        "known": SlotType("known", ("holds", "severed", "unknown", "hunch")),
    },
    seat_fields=("seat", "on"),
    sees=sees,
)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _put_hull(play: BeaconPlay, hull: int) -> None:
    play.state.light.hull = within(hull, 0, play.content.missions[play.state.mission].hull, "the hull")


def _put_lamp(play: BeaconPlay, lamp: int) -> None:
    play.state.light.lamp = lamp


def _put_watch(play: BeaconPlay, watch: int) -> None:
    play.state.watch = within(watch, 1, play.content.missions[play.state.mission].watches, "the watch")


def _put_severed(play: BeaconPlay, line: str) -> None:
    play.state.light.severed = line


def _put_looked(play: BeaconPlay, lines: list[str]) -> None:
    play.state.light.looked = known(lines, LINES, "line")


def _put_deck(play: BeaconPlay, cards: list[str]) -> None:
    """Lay the deck as a case says it: the next card first, which lies last."""
    play.state.deck = known(cards, play.content.drift, "drift card")[::-1]


def _put_strain(play: BeaconPlay, seat: int, strain: int) -> None:
    play.state.keepers[seat - 1].strain = within(strain, 0, MOST_STRAIN, "strain")


def _put_spark(play: BeaconPlay, seat: int, spark: str) -> None:
    play.state.keepers[seat - 1].spark = spark == "yes"


def _put_fresh(play: BeaconPlay, seat: int, dice: list[str]) -> None:
    said = known(dice, [die.id for die in play.content.dice], "die")
    play.state.keepers[seat - 1].fresh = [die.id in said for die in play.content.dice]


def _fresh(play: BeaconPlay, seat: int) -> set[str]:
    fresh = play.state.keepers[seat - 1].fresh
    return {die.id for die, usable in zip(play.content.dice, fresh, strict=True) if usable}


def _put_task(play: BeaconPlay, seat: int, task: str) -> None:
    play.state.keepers[seat - 1].task = "" if task == "nothing" else task


def _put_ready(play: BeaconPlay, seat: int, ready: str) -> None:
    play.state.keepers[seat - 1].ready = ready == "yes"


def _put_knows(play: BeaconPlay, seat: int, line: str) -> None:
    play.state.keepers[seat - 1].knows = line


WORDS.aspect("hull is {hull:int}", lambda play: play.state.light.hull, _put_hull)
WORDS.aspect("lamp is {lamp:int}", lambda play: play.state.light.lamp, _put_lamp)
WORDS.aspect("goal is {goal:int}", goal)
WORDS.aspect("watch is {watch:int}", lambda play: play.state.watch, _put_watch)
WORDS.aspect("severed line is {line:line}", lambda play: play.state.light.severed, _put_severed)
WORDS.aspect("looked at {lines:list}", lambda play: set(play.state.light.looked), _put_looked)
WORDS.aspect("deck is {cards:list}", lambda play: play.state.deck[::-1], _put_deck)
WORDS.aspect("deck has {count:int}", lambda play: len(play.state.deck))
WORDS.aspect("drifted cards are {cards:list}", lambda play: play.state.drifted)
WORDS.aspect("keepers are {count:int}", lambda play: len(play.state.keepers))
WORDS.aspect("keeper {seat:seat} strain is {strain:int}", lambda p, seat: p.state.keepers[seat - 1].strain, _put_strain)
WORDS.aspect(
    "keeper {seat:seat} spark is {spark:yes}",
    lambda p, seat: _yes(p.state.keepers[seat - 1].spark),
    _put_spark,
)
WORDS.aspect("keeper {seat:seat} fresh dice are {dice:list}", _fresh, _put_fresh)
WORDS.aspect(
    "keeper {seat:seat} plans {task:task}",
    lambda p, seat: p.state.keepers[seat - 1].task or "nothing",
    _put_task,
)
WORDS.aspect(
    "keeper {seat:seat} ready is {ready:yes}",
    lambda p, seat: _yes(p.state.keepers[seat - 1].ready),
    _put_ready,
)
WORDS.aspect("keeper {seat:seat} knows {line:line}", lambda p, seat: p.state.keepers[seat - 1].knows, _put_knows)
WORDS.aspect(
    "keeper {seat:seat} sees {line:line} as {known:known}",
    lambda p, seat, line: known_of(p.state.seen(seat - 1), line),
)
WORDS.aspect(
    "spectator sees {line:line} as {known:known}",
    lambda p, line: known_of(p.state.seen(None), line),
)
