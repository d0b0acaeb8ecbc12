"""What frames carry is what a typed client reads: no game can tell something that the wire does not know."""

import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin

import msgspec
import pytest

from farlight.kernel import Event, Option, load_game
from farlight.server.tables.rendering import about
from farlight.wire import Told

for game in ("beacon", "martians", "vanguard"):
    load_game(game)  # so that its events are known


def kinds(of: type[Event] = Event) -> Iterator[type[Event]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def sample(wanted: Any) -> Any:
    """A value of a field's type."""
    if wanted in (bool, int, str, float):
        return wanted(1)
    if wanted is Option:
        return Option("go", "go")
    if get_origin(wanted) in (Union, types.UnionType):
        return sample(get_args(wanted)[0])
    return get_origin(wanted)() if get_origin(wanted) else None


@pytest.mark.parametrize("kind", sorted(set(kinds()), key=str))
def test_a_client_reads_whatever_a_game_tells(kind: type[Event]) -> None:
    fields = msgspec.structs.fields(kind)
    event = kind(**{field.name: sample(field.type) for field in fields})
    told = Told(1, event.key(), "text", event.rule, about(event))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Told) == told
