"""Messages that no client of ours would send: malformed, huge, out of order, for others, again. None may count."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from farlight.wire import Agree, Answer, Beat, Decline, Hello, Look, Mark, Ping, Resync, Say, Travel, Visit, encode

Message = str | bytes
LONG = 16 * 1024
STRANGE: Sequence[Any] = (
    None, True, -1, 0, 2**63, -(2**63), 10**30, 1e308, 0.5, "", "\x00", "\ud7ff", "\U0001d54f" * 40, [], {}, [[]],
    {"type": "beat"},
)  # fmt: skip
"""Values where others are expected."""


class Nonsense:
    """Makes up messages for a table whose version, open question and spent keys it knows."""

    def __init__(self, chance: Random, table: str, other_seat: int, spent: Sequence[Answer]) -> None:
        self._chance = chance
        self._table = table
        self._other_seat = other_seat
        self._spent = spent
        self._kinds: Sequence[Callable[[], Message]] = (
            self._noise, self._broken, self._strange, self._deep, self._large, self._binary, self._hello,
            self._wrong_seat, self._stale, self._again, self._unknown_option, self._command, self._harmless,
        )  # fmt: skip

    def next(self) -> Message:
        return self._chance.choice(self._kinds)()

    def _id(self) -> str:
        return f"n{self._chance.getrandbits(64):x}"

    def _valid(self) -> bytes:
        """A message of the right shape that would change something, if it were let through whole."""
        return encode(
            self._chance.choice((Say(self._id(), "hello"), Mark(self._id(), "name"), Travel(self._id()), Beat()))
        )

    def _noise(self) -> Message:
        return "".join(chr(self._chance.randrange(1, 0x250)) for _ in range(self._chance.randrange(60)))

    def _broken(self) -> Message:
        """Cut short: never a whole message."""
        whole = self._valid().decode()
        return whole[: self._chance.randrange(len(whole) - 1)]

    def _strange(self) -> Message:
        """A field of another type, one too many, or one of nobody's."""
        fields = msgspec.json.decode(encode(Answer(self._id(), 0, 0, "x")))
        name = self._chance.choice((*fields, "more", "__class__"))
        value = self._chance.choice(STRANGE)
        if name == "decision" and isinstance(value, int):
            value = "first"
        return msgspec.json.encode({**fields, name: value, "option": "no such option"}).decode()

    def _deep(self) -> Message:
        depth = self._chance.randrange(10, 8000)
        return self._chance.choice(("[" * depth, '{"a":' * depth, '{"type":"say","id":"x","text":' + "[" * depth))

    def _large(self) -> Message:
        """Longer than a message may be; now and then so long that the connection ends."""
        most = LONG * 8 if self._chance.random() < 0.02 else LONG * 3
        return encode(Say(self._id(), "x" * self._chance.randrange(LONG, most))).decode()

    def _binary(self) -> Message:
        return self._chance.randbytes(self._chance.randrange(200))

    def _hello(self) -> Message:
        return encode(Hello("0" * 16 + "." + "k" * 32, self._table)).decode()

    def _wrong_seat(self) -> Message:
        seat = self._chance.choice((self._other_seat, -1, 2, 15, 10**6, -(10**6)))
        return encode(Answer(self._id(), seat, self._chance.randrange(40), "x")).decode()

    def _stale(self) -> Message:
        said = self._chance.choice(self._spent)
        return encode(msgspec.structs.replace(said, id=self._id())).decode()

    def _again(self) -> Message:
        return encode(self._chance.choice(self._spent)).decode()

    def _unknown_option(self) -> Message:
        option = self._chance.choice(
            ("", "no such option", "x" * 900, "x" * 6000, "' OR 1=1 --", "../../etc/passwd", "\x00")
        )
        return encode(Answer(self._id(), 0, self._chance.randrange(-5, 10**6), option)).decode()

    def _command(self) -> Message:
        """Commands that cannot be carried out."""
        number = self._chance.choice((-1, 0, 10**6, 2**62))
        return encode(
            self._chance.choice(
                (
                    Agree(self._id(), number),
                    Decline(self._id(), number),
                    Visit(self._id(), "nowhere"),
                    Visit(self._id(), "x" * 6000),
                    Travel(self._id(), level="x" * 6000),
                    Mark(self._id(), ""),
                    Mark(self._id(), "x" * 500),
                    Mark("", "name"),
                    Say("x" * 61, "hello"),
                    Say(self._id(), " \x00\x1b "),
                    Say(self._id(), "x" * 5000),
                    Travel(self._id(), to=self._chance.choice((-1, 10**6, 2**62))),
                    Travel(self._id(), level="no such level"),
                    Travel(self._id(), forward=True),
                    Ping("k" * 81, "thing"),
                    Ping("kind", "thing", "no such sign"),
                )
            )
        ).decode()

    def _harmless(self) -> Message:
        """What may be sent and changes nothing."""
        harmless = (Beat(), Resync(), Look(seat=99), Look(language="xx"), Look(), Ping("task", "lamp", "look"))
        return encode(self._chance.choice(harmless)).decode()
