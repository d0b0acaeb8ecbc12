"""What a bot may look at."""

from collections.abc import Sequence

from farlight.kernel import GROUP, AnyGame, AnyPlay, AnyPosition, Decision, Interrupt, Option

LONGEST = 60
"""Answers of a way that a bot thinks out in one go."""


class Look:
    """What a bot may look at: the open decisions, and on demand the rules over what it sees and the any-time effects.

    A bot plays all seats of its table, or only some of them. Where several plan at once, it may answer for any of its
    own; `decision` is the first.
    """

    __slots__ = ("_first", "_position", "_seats", "decision", "decisions", "rounds")

    def __init__(self, position: AnyPosition, seats: frozenset[int] | None = None) -> None:
        self._position = position
        self._seats = seats
        self.decisions: Sequence[Decision] = position.open
        self._first = 0
        """How many options stand before those of the bot's own seats."""
        if seats is not None:
            own = (GROUP, *seats)
            self.decisions = [decision for decision in position.open if decision.seat in own]
            first = self.decisions[0]
            before = position.open[: next(place for place, each in enumerate(position.open) if each is first)]
            self._first = sum(len(decision.options) for decision in before)
        self.decision: Decision = self.decisions[0]
        self.rounds = 0
        """How often this very table came back to the bot, as far as it was watched: it takes back what it chose."""

    @property
    def game(self) -> AnyGame:
        return self._position.game

    def play(self) -> AnyPlay:
        """The rules over what the first seat that is asked sees; for what the group decides, over what all see."""
        seat, game = self.decision.seat, self._position.game
        return game.play(game.view(self._position.state, None if seat == GROUP else seat))

    @property
    def whole(self) -> bool:
        """Whether the bot plays all seats of its table."""
        return self._seats is None

    @property
    def longest(self) -> int:
        """How many answers of a way of its own a bot can count on giving: one, where others answer in between."""
        return LONGEST if self.whole else 1

    @property
    def is_roll(self) -> bool:
        """Whether a real die is being rolled: there is nothing to choose."""
        return self._position.needs_roll

    @property
    def choices(self) -> int:
        """How much there is to choose from, any-time effects left out."""
        return sum(len(decision.options) for decision in self.decisions)

    def numbers(self) -> list[int]:
        """The position's own numbers for all that the bot could answer to its first decision, any-time effects last."""
        first = self._first
        if self._seats is not None or self.decision is not self._position.open[0]:
            first = self.original(self.number(self.decision.seat, 0))
        beside = [self.original(number) for number, _ in self.effects()]
        return [*range(first, first + len(self.decision.options)), *beside]

    def own_numbers(self) -> list[int]:
        """The bot's numbers for all that it could answer."""
        asked = [self.number(each.seat, place) for each in self.decisions for place in range(len(each.options))]
        return [*asked, *(number for number, _ in self.effects())]

    def possible(self, seed: int) -> AnyPosition:
        """The table as it might be for all that the seat sees, to be copied and played on; its numbers are `original`.

        The same seed gives the same, whatever is hidden. Not while a real die is being rolled.
        """
        seat = self.decision.seat
        return self._position.redealt(None if seat == GROUP else seat, seed)

    def number(self, seat: int, place: int) -> int:
        """The number of an option of the decision that this seat is asked."""
        before = 0
        for decision in self._position.open:
            if decision.seat == seat:
                return before - self._first + place
            before += len(decision.options)
        raise ValueError(f"seat {seat} is not asked")

    def effects(self) -> list[tuple[int, Interrupt]]:
        """The any-time effects of the bot's seats, each with its number."""
        first = sum(len(decision.options) for decision in self._position.open) - self._first
        found = enumerate(self._position.interrupts(), first)
        return [each for each in found if self._seats is None or each[1].seat in (GROUP, *self._seats)]

    def original(self, number: int) -> int:
        """The position's own number for what the bot has chosen."""
        return number + self._first

    def option(self, number: int) -> Option:
        """What a number stands for."""
        wanted = self.original(number)
        return next(option for place, option in self._position.choices() if place == wanted)

    def offers(self, number: object) -> bool:
        """Whether that is the number of something that the bot was offered."""
        if type(number) is not int or number < 0:
            return False
        asked = self.asked(number)
        if asked is not None:
            return any(asked is each for each in self.decisions)
        return any(number == each for each, _ in self.effects())

    @property
    def revealed(self) -> bool:
        """Whether the last answer rolled or revealed something: from there nobody can come back here."""
        return self._position.play.revealed

    def fingerprint(self) -> str:
        """The same for the same table as the bot sees it, with the same question."""
        asked = "|".join(f"{each.seat} {each.prompt} {len(each.options)}" for each in self.decisions)
        return f"{self.play().state.fingerprint()} {asked}"

    def asked(self, number: int) -> Decision | None:
        """The decision that a number answers; None for an any-time effect."""
        before = self.original(number)
        for decision in self._position.open:
            if before < len(decision.options):
                return decision
            before -= len(decision.options)
        return None
