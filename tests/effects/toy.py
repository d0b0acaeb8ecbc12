"""A small vocabulary over the kernel's toy game: every kind of slot, a cost, a verb that asks, an ending."""

from collections.abc import Iterable

from farlight.effects import Effect, Forms, Runner, SlotType, Source, Vocabulary, parse
from farlight.kernel import Position, Procedure, Refusal, choose, option
from tests.kernel.toy import ToyGame, ToyPlay, ToyState

TYPES = {"colour": SlotType("colour", ("red", "green", "deep-blue")), "item": SlotType("item")}
verbs = Forms("verb", TYPES)
conditions = Forms("condition", TYPES)
groups = Forms("group", TYPES)
WORDS = Vocabulary(verbs, conditions, groups)

BROKE = "T-BROKE"


def can_pay(play: ToyPlay, _player: int, count: int) -> Refusal | None:
    return None if play.state.purse.coins >= count else Refusal(BROKE, "why-not-broke", (("count", count),))


@verbs.add("pay {count:int}", "T-PAY", extra=can_pay)
def pay(play: ToyPlay, player: int, count: int) -> None:
    play.state.purse.coins -= count
    play.state.said.append(f"{player} pays {count}")


@verbs.add("earn {count:int}", "T-EARN")
def earn(play: ToyPlay, player: int, count: int) -> None:
    play.state.purse.coins += count
    play.state.said.append(f"{player} earns {count}")


@verbs.add("wave", "T-WAVE")
def wave(play: ToyPlay, player: int) -> None:
    play.state.said.append(f"{player} waves")


@verbs.add("wave {count:int} {colour:colour} flags", "T-WAVE")
def wave_flags(play: ToyPlay, player: int, count: int, colour: str) -> None:
    play.state.said.append(f"{player} waves {count} {colour}")


@verbs.add("fetch {item:item}", "T-FETCH")
def fetch(play: ToyPlay, player: int, item: str) -> None:
    play.state.said.append(f"{player} fetches {item}")


@verbs.add("say {words:list}", "T-SAY")
def say(play: ToyPlay, player: int, words: str) -> None:
    play.state.said.append(f"{player}: {words}")


@verbs.add("paint", "T-PAINT")
def paint(play: ToyPlay, player: int) -> Procedure[None]:
    colours = TYPES["colour"].words
    colour = yield from choose(play, player, "paint", "T-PAINT", lambda: colours, lambda c: option("paint", colour=c))
    play.state.said.append(f"{player} paints {colour}")


@verbs.add("win", "T-WIN")
def win(play: ToyPlay, _player: int) -> None:
    play.end("T-WIN", "won/early")


@conditions.add("coins at least {count:int}", "T-COINS")
def coins_at_least(play: ToyPlay, _player: int, count: int) -> bool:
    return play.state.purse.coins >= count


@conditions.add("first", "T-FIRST")
def first(_play: ToyPlay, player: int) -> bool:
    return player == 0


@groups.add("player", "T-GROUP")
def player(play: ToyPlay, _player: int) -> Iterable[int]:
    return range(len(play.state.slots))


@groups.add("player but {seat:int}", "T-GROUP")
def player_but(play: ToyPlay, _player: int, seat: int) -> Iterable[int]:
    return [number for number in range(len(play.state.slots)) if number != seat]


RUNNER = Runner(WORDS, lambda _play, who: who)


def read(text: str) -> Effect:
    return parse(Source(text), WORDS).tree


def run(text: str, coins: int = 0, subject: int = 0, seats: int = 2) -> Position[ToyState, None]:
    """The position after an effect began, for a subject."""
    tree = read(text)

    def main(play: ToyPlay) -> Procedure[None]:
        yield from RUNNER.run(play, tree, subject, "T-CARD")

    return ToyGame(main, coins, seats).position()
