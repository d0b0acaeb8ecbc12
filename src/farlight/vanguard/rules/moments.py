"""Moments at which something may be used before a rule goes on. Rulebook chapter 33, "Always possible"."""

from collections.abc import Mapping

from farlight.kernel import GROUP, Procedure, Question, choose, option
from farlight.vanguard.rules.context import About, VanguardPlay

GO_ON = option("go-on")


def open_moment(play: VanguardPlay, moment: str, rule: str, **about: str | int) -> Procedure[None]:
    """Open a moment; nothing is asked unless somebody has something for it, or could change what comes then.

    `about` tells what it is a moment of.
    """
    state = play.state
    outer_window, outer_now = state.window, state.now
    state.now = _within(outer_now, about)
    refs = (("moment", moment), *about.items())
    if not somebody_has(play, moment) and not play.stops_at(Question(GROUP, "moment", refs)):
        return
    state.window = moment
    yield from choose(play, GROUP, "moment", rule, lambda: [GO_ON], lambda each: each, refs=refs, window=moment)
    changed = {name: state.now.get(name, value) for name, value in about.items()}
    state.window, state.now = outer_window, _within(outer_now, changed)


def _within(outer: dict[str, str], about: Mapping[str, str | int]) -> dict[str, str]:
    """What is so in a moment: what it is about, above what the moments around it are about."""
    now = outer.copy()
    for name, value in about.items():
        _lay(now, name, str(value))
    return now


def _lay(now: dict[str, str], name: str, value: str) -> None:
    """An Injury may come while another is about to: the outer one lies below until the inner is settled."""
    if name in now:
        _lay(now, f"{name}^", now[name])
    now[name] = value


def somebody_has(play: VanguardPlay, moment: str) -> bool:
    """Whether a card for this moment is in anybody's hands: a quick look before the careful one."""
    state = play.state
    cards = play.content.moments.get(moment)
    if cards is None:
        return False
    if not cards.isdisjoint(state.found) or not cards.isdisjoint(state.mods):
        return True
    for crew in state.crew:
        if crew.card in cards or not cards.isdisjoint(crew.hand) or not cards.isdisjoint(crew.gear):
            return True
    return False


def settled(play: VanguardPlay, name: str) -> str:
    """What a moment was about, as it is after all that was used in it; it is then over."""
    now = play.state.now
    value = now.pop(name, "")
    if f"{name}^" in now:
        now[name] = settled(play, f"{name}^")
    return value


def change_moment(play: VanguardPlay, **values: str) -> None:
    """Something that is used changes what the moment is about."""
    play.state.now = {**play.state.now, **values}


def is_moment_of(play: VanguardPlay, about: About, name: str) -> bool:
    """Whether the one whom the moment is about is the subject."""
    return play.state.now.get(name) == str(about.who)


def is_moment_near(play: VanguardPlay, about: About, name: str) -> bool:
    """Whether the one whom the moment is about stands where the subject does."""
    who = play.state.now.get(name)
    return who is not None and play.state.crew[int(who)].sector == play.state.crew[about.who].sector
