"""The contexts that words of effects may need: what each one is to a pack's author, and whether it is there in play."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from farlight.martians.rules.context import About, MartiansPlay

There = Callable[["MartiansPlay", "About"], bool]


class Context(msgspec.Struct, frozen=True):
    advice: str
    """What is needed, and what to write instead or where."""
    there: There


def _is_left(_play: "MartiansPlay", _about: "About") -> bool:
    """What went before may have looked for it and found none: then nothing happens, as the card says."""
    return True


def _has_feature(name: str) -> There:
    return lambda play, _about: play.content.missions[play.state.mission].feature == name


CONTEXTS: dict[str, Context] = {
    "action": Context(
        "an action that is just resolved: effects of actions and Adventures, rewards of events",
        lambda _play, about: about.stack >= 0,
    ),
    "place": Context(
        "an action or a space that something happens on",
        lambda _play, about: about.stack >= 0 or bool(about.space),
    ),
    "space": Context(
        "a space: an action outside, exploring or gathering; elsewhere say `if outside:` before it",
        lambda _play, about: bool(about.space),
    ),
    "facility": Context(
        "a Facility: an action, a Malfunction card, a Shutdown tile or an Adventure",
        lambda _play, about: bool(about.facility),
    ),
    "rover": Context(
        "a rover that helped: say `if rover used:` before it",
        lambda _play, about: bool(about.rover),
    ),
    "thing": Context(
        "things that lie with the action: give the card `needs`",
        lambda _play, about: about.stack >= 0 and bool(about.thing),
    ),
    "gathered": Context(
        "a thing that was just brought home: `on_gathered` of a mission",
        lambda _play, about: bool(about.space) and bool(about.thing),
    ),
    "repair": Context(
        "a part that was just repaired: `on_repaired` of a mission",
        lambda _play, about: bool(about.facility) and bool(about.thing),
    ),
    "tile": Context("a Shutdown tile that is just turned", lambda _play, about: about.tile >= 0),
    "direction": Context(
        "a space that was drawn or chosen before, as by `draw direction ring 1`; of an event in `now`",
        _is_left,
    ),
    "remembered": Context(
        "something that was broken, turned, cut or moved before; of an event in `now`",
        _is_left,
    ),
    **{
        name: Context(f"a mission with the feature `{name}`", _has_feature(name))
        for name in ("crates", "beacons", "signals", "nutrients")
    },
}


def has_context(play: "MartiansPlay", about: "About", need: str) -> bool:
    return CONTEXTS[need].there(play, about)
