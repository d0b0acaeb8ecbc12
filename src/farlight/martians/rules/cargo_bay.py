"""The Cargo Bay: samples, parts, seeds, POI tokens, Upgrade cards, and how tiles of the map are revealed."""

from collections.abc import Callable, Sequence

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.events.base import UpgradeGained
from farlight.martians.model.events.work import Explored, PoiGained, ThingGained, ThingLost, TilePeeked
from farlight.martians.model.ids import Mark, Pile, that_are
from farlight.martians.rules.context import ELEMENTS, About, MartiansPlay, run
from farlight.martians.rules.crew import count_stat
from farlight.martians.rules.map_paths import ring_of
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.piles import draw, reshuffle
from farlight.martians.rules.production import is_sample


def sample_of(play: MartiansPlay, ring: int) -> Procedure[str]:
    """Find what comes for a sample: with its ring where that matters, or what the mission puts in its place."""
    feature = feature_of(play)
    if feature.sample is not None:
        return (yield from feature.sample(play, ring))
    return f"s{ring}" if play.content.missions[play.state.mission].sample_rings else "s1"


def gain_thing(play: MartiansPlay, thing: str, rule: str, pending: bool = False) -> None:
    """Put a thing into the Available area at once, or into the Pending one if it has to wait.

    M-TERM-30, M-ASTR-12, M-RUL-READ-05.
    """
    if thing:
        (play.state.pending if pending else play.state.available).append(thing)
        play.emit(ThingGained(rule, thing, "pending" if pending else "available"))


def lose_thing(play: MartiansPlay, thing: str, rule: str) -> None:
    play.state.available.remove(thing)
    play.emit(ThingLost(rule, thing, "available"))


def choose_part(
    play: MartiansPlay, prompt: str, rule: str, kinds: Callable[[], Sequence[str]] = lambda: ELEMENTS, left: int = 1
) -> Procedure[str]:
    """Choose a Spare Part; the question tells how many are chosen in a row. M-RUL-GAP-25."""
    told = (("left", left),)
    return (yield from choose(play, GROUP, prompt, rule, kinds, lambda kind: option("part", part=kind), refs=told))


def choose_parts(play: MartiansPlay, rule: str, count: int, pending: bool = False) -> Procedure[None]:
    """Gain so many Spare Parts of choice. M-RUL-GAP-25."""
    for left in range(count, 0, -1):
        kind = yield from choose_part(play, "gain-part", rule, left=left)
        gain_thing(play, kind, rule, pending)


def parts_held(play: MartiansPlay) -> list[str]:
    return [kind for kind in ELEMENTS if kind in play.state.available]


def samples_held(play: MartiansPlay) -> list[str]:
    return list(dict.fromkeys(thing for thing in play.state.available if is_sample(thing)))


def choose_thing(play: MartiansPlay, prompt: str, rule: str, things: list[str]) -> Procedure[str]:
    return (yield from choose(play, GROUP, prompt, rule, lambda: things, lambda thing: option("thing", thing=thing)))


# Tiles of the map


def next_tile(play: MartiansPlay, space: str) -> str:
    """The tile that lies there already, the top one of the ring's pile, or a copy of one.

    M-EXPL-06, M-RUL-MAP-05, M-EXPL-13, M-RUL-READ-05.
    """
    state = play.state
    shown = state.shown.pop(space, "")
    if shown:
        return shown
    ring = ring_of(space)
    if state.decks[Pile.of_ring(ring)]:
        return draw(play, Pile.of_ring(ring))
    every = play.content.tables.tiles[ring]
    return every[play.roll(Pile.of_ring(ring), len(every)) - 1]


def reveal_tile(play: MartiansPlay, space: str, poi: bool, rule: str) -> Procedure[None]:
    """Turn a tile face up, with its samples and, if wanted, its POI.

    M-EXPL-06, M-EXPL-07, M-EXPL-08, M-EXPL-09, M-EXPL-10.
    """
    state = play.state
    roi = next_tile(play, space)
    yield from lay_tile(play, space, roi, rule)
    if play.content.rois[roi].poi and poi:
        draw_poi(play, "M-EXPL-08")
    for spot in [spot for place, spot in state.spots if place == space]:
        count_stat(state, Mark.on("explored", spot))
    feature = feature_of(play)
    if feature.explored is not None:
        feature.explored(play, space)
    mission = play.content.missions[state.mission]
    if mission.on_explored is not None:
        yield from run(play, mission.on_explored, About(state.first, space=space), rule)


def lay_tile(play: MartiansPlay, space: str, roi: str, rule: str) -> Procedure[None]:
    """Lay a tile with its samples. M-EXPL-06, M-EXPL-07."""
    state = play.state
    state.tiles[space] = roi
    play.emit(Explored(rule, space, roi))
    for _ in range(play.content.rois[roi].samples):
        thing = yield from sample_of(play, ring_of(space))
        if thing:
            state.lying.append((space, thing))


def draw_poi(play: MartiansPlay, rule: str) -> bool:
    """Draw a POI token, from the shuffled discards if the pile is empty; says whether there was one.

    M-POI-01, M-POI-02, M-CARD-POI-02.
    """
    state = play.state
    if not state.decks["poi"]:
        reshuffle(play, "poi")
    if not state.decks["poi"]:
        return False
    token = draw(play, "poi")
    state.poi.append(token)
    play.emit(PoiGained(rule, token))
    return True


def peek(play: MartiansPlay, ring: int, rule: str, seat: int = GROUP) -> Procedure[None]:
    """See the top tile of a pile; leave it or put it under. M-RUL-ABI-10."""
    pile = play.state.decks[Pile.of_ring(ring)]
    if not pile:
        return
    play.reveal()
    roi = pile[-1]
    under = yield from choose(
        play,
        seat,
        "peek",
        rule,
        lambda: ["no", "yes"],
        lambda word: option("put-under" if word == "yes" else "leave-on-top", roi=roi),
        refs=(("ring", ring), ("roi", roi)),
    )
    if under == "yes":
        play.state.decks[Pile.of_ring(ring)] = (roi, *pile[:-1])
    play.emit(TilePeeked(rule, ring, "tile", under))


# Upgrade cards


def upgrades_left(play: MartiansPlay) -> list[str]:
    """Neither available, installed, dismantled nor removed. M-RUL-UPG-11."""
    state = play.state
    waiting = that_are("upgrade", state.pending)
    used = {*state.upgrades, *state.installed, *state.gone, *waiting}
    return [card for card in play.content.upgrades if card not in used]


def gain_upgrade(play: MartiansPlay, rule: str) -> None:
    """Gain a random Upgrade card. M-ASTR-17."""
    left = upgrades_left(play)
    if left:
        card = left[play.roll("upgrade", len(left)) - 1]
        play.state.upgrades.append(card)
        play.emit(UpgradeGained(rule, card))
