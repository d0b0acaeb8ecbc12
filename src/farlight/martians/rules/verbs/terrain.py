"""Verbs about the map: tokens, markers, tiles, directions."""

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.martians.model.events.base import TokenRemoved
from farlight.martians.model.events.mission import FlagSet
from farlight.martians.model.events.work import SpotPlaced, SpotRemoved
from farlight.martians.model.ids import Mark, Pile, Space
from farlight.martians.rules.cargo_bay import lay_tile, next_tile, peek, reveal_tile
from farlight.martians.rules.context import DIRECTIONS, SPACES, TOWARD, About, MartiansPlay, verbs
from farlight.martians.rules.facilities import drop_token
from farlight.martians.rules.map_paths import accessible, clockwise, direction_of, neighbours, ring_of
from farlight.martians.rules.research import directions_left, draw_direction

BELL = "bell-dir"
"""The flag that holds the direction of the bell."""


def space_meant(play: MartiansPlay, about: About, word: str) -> str:
    """The space that a word of an effect means now; empty if none."""
    state = play.state
    if word == "here":
        return about.space
    if word == "drawn":
        return state.flags.get("drawn", "")
    if word in TOWARD:
        flag, ring, steps = TOWARD[word]
        direction = state.flags.get(flag, "").upper()
        return clockwise(Space.of(ring, direction), steps) if direction else ""
    return word


def set_drawn(play: MartiansPlay, space: str) -> None:
    play.state.flags["drawn"] = space


def choose_space(play: MartiansPlay, prompt: str, rule: str, spaces: list[str]) -> Procedure[str]:
    return (yield from choose(play, GROUP, prompt, rule, lambda: spaces, lambda space: option("space", space=space)))


# Tokens


@verbs.add("drop {token:token} at {space:space}", "M-TOK-02")
def drop(play: MartiansPlay, about: About, token: str, space: str) -> None:
    meant = space_meant(play, about, space)
    if meant:
        drop_token(play, token, meant, "M-TOK-02")


def lift_token(play: MartiansPlay, space: str, token: str) -> None:
    if (space, token) in play.state.ground:
        play.state.ground.remove((space, token))
        play.emit(TokenRemoved("M-TOK-12", token, space))


@verbs.add("pick up {token:token} at {space:space}", "M-TOK-12")
def pick_up(play: MartiansPlay, about: About, token: str, space: str) -> None:
    lift_token(play, space_meant(play, about, space), token)


@verbs.add("clear space", "M-TOK-12")
def clear_space(play: MartiansPlay, _about: About) -> Procedure[None]:
    spaces = list(dict.fromkeys(space for space, _ in play.state.ground))
    if spaces:
        chosen = yield from choose_space(play, "clear-space", "M-RUL-GAP-25", spaces)
        for space, token in list(play.state.ground):
            if space == chosen:
                lift_token(play, space, token)


@verbs.add("clear {token:token} from ring {ring:int}", "M-TOK-12")
def clear_ring(play: MartiansPlay, _about: About, token: str, ring: int) -> None:
    for space, other in list(play.state.ground):
        if other == token and ring_of(space) == ring:
            lift_token(play, space, other)


def _lift_one(play: MartiansPlay, wanted: list[tuple[str, str]]) -> Procedure[None]:
    if wanted:
        space, token = yield from choose(
            play,
            GROUP,
            "lift-token",
            "M-RUL-GAP-25",
            lambda: wanted,
            lambda pair: option("token-at", token=pair[1], space=pair[0]),
        )
        lift_token(play, space, token)


@verbs.add("clear ground token", "M-TOK-12")
def clear_ground_token(play: MartiansPlay, _about: About) -> Procedure[None]:
    return _lift_one(play, list(dict.fromkeys(play.state.ground)))


@verbs.add("clear ground {token:token}", "M-TOK-12")
def clear_ground(play: MartiansPlay, _about: About, token: str) -> Procedure[None]:
    return _lift_one(play, list(dict.fromkeys(pair for pair in play.state.ground if pair[1] == token)))


@verbs.add("clear one token", "M-TOK-12")
def clear_one_token(play: MartiansPlay, _about: About) -> Procedure[None]:
    state = play.state
    wanted = list(dict.fromkeys((*state.ground, *state.rover_tokens)))
    if wanted:
        place, token = yield from choose(
            play,
            GROUP,
            "lift-token",
            "M-RUL-GAP-25",
            lambda: wanted,
            lambda pair: (
                option("token-at", token=pair[1], space=pair[0])
                if pair[0] in SPACES
                else option("token-of", token=pair[1], rover=pair[0])
            ),
        )
        (state.ground if place in SPACES else state.rover_tokens).remove((place, token))
        play.emit(TokenRemoved("M-TOK-12", token, place))


# Directions


@verbs.add("draw direction ring {ring:int}", "M-DIR-02", gives=("direction",))
def draw_a_direction(play: MartiansPlay, _about: About, ring: int) -> Procedure[None]:
    set_drawn(play, (yield from draw_direction(play, ring)))


@verbs.add("drawn clockwise", "M-TERM-31", needs=("direction",))
def drawn_clockwise(play: MartiansPlay, _about: About) -> None:
    space = play.state.flags.get("drawn", "")
    if space:
        set_drawn(play, clockwise(space))


@verbs.add("drawn to ring {ring:int}", "M-TERM-31", needs=("direction",))
def drawn_to_ring(play: MartiansPlay, _about: About, ring: int) -> None:
    space = play.state.flags.get("drawn", "")
    if space:
        set_drawn(play, Space.of(ring, direction_of(space)))


@verbs.add("discard direction", "M-DIR-06")
def discard_direction(play: MartiansPlay, _about: About) -> Procedure[None]:
    card = yield from choose(
        play,
        GROUP,
        "discard-direction",
        "M-DIR-06",
        lambda: directions_left(play),
        lambda each: option("direction", direction=each),
    )
    play.state.removed.append(Mark.on("dir", card))


FEWEST_DIRECTIONS = 4


@verbs.add("thin directions {count:int}", "M-MIS-PROBE-12")
def thin_directions(play: MartiansPlay, about: About, count: int) -> Procedure[None]:
    for _ in range(count):
        if len(directions_left(play)) > FEWEST_DIRECTIONS:
            yield from discard_direction(play, about)


@verbs.add("remember {flag:flag} as direction", "M-DIR-02")
def remember_direction(play: MartiansPlay, _about: About, flag: str) -> Procedure[None]:
    space = yield from draw_direction(play, 1)
    play.state.flags[flag] = direction_of(space).lower()
    play.emit(FlagSet("M-DIR-02", flag, direction_of(space).lower()))


@verbs.add("remember {flag:flag} as chosen direction", "M-DIR-02")
def remember_chosen_direction(play: MartiansPlay, _about: About, flag: str) -> Procedure[None]:
    one = yield from draw_direction(play, 1)
    other = yield from draw_direction(play, 1)
    space = yield from choose_space(play, "bell-direction", "M-DIR-02", list(dict.fromkeys((one, other))))
    play.state.flags[flag] = direction_of(space).lower()
    play.emit(FlagSet("M-DIR-02", flag, direction_of(space).lower()))


# Tiles


@verbs.add("peek ring {ring:int}", "M-RUL-ABI-10")
def peek_ring(play: MartiansPlay, _about: About, ring: int) -> Procedure[None]:
    return peek(play, ring, "M-RUL-ABI-10")


def _scout(play: MartiansPlay, ring: int, poi: bool) -> Procedure[None]:
    spaces = [space for space in accessible(play) if ring_of(space) == ring]
    if spaces:
        space = yield from choose_space(play, "scout", "M-EXPL-02", spaces)
        yield from reveal_tile(play, space, poi, "M-EXPL-10")


@verbs.add("scout ring {ring:int}", "M-EXPL-10")
def scout(play: MartiansPlay, _about: About, ring: int) -> Procedure[None]:
    return _scout(play, ring, poi=False)


@verbs.add("survey ring {ring:int}", "M-RUL-EV-LAN4")
def survey(play: MartiansPlay, _about: About, ring: int) -> Procedure[None]:
    return _scout(play, ring, poi=True)


@verbs.add("arrange tiles", "M-MIS-SLOT-LN1")
def arrange_tiles(play: MartiansPlay, _about: About) -> Procedure[None]:
    """Arrange the top two tiles of a pile, in any order."""
    piles = {ring: play.state.decks[Pile.of_ring(ring)] for ring in (1, 2, 3)}
    rings = [ring for ring, pile in piles.items() if len(pile) > 1]
    if rings:
        ring = yield from choose(
            play, GROUP, "pile", "M-MIS-SLOT-LN1", lambda: rings, lambda each: option("ring", ring=each)
        )
        pile = piles[ring]
        play.reveal()
        top = yield from choose(
            play, GROUP, "arrange", "M-MIS-SLOT-LN1", lambda: pile[-2:], lambda roi: option("roi", roi=roi)
        )
        if top == pile[-2]:
            play.state.decks[Pile.of_ring(ring)] = (*pile[:-2], pile[-1], pile[-2])


@verbs.add("scan space", "M-MIS-LAND-10")
def scan_space(play: MartiansPlay, _about: About) -> Procedure[None]:
    """Turn a tile face up that stays unexplored. M-MIS-LAND-10."""
    state = play.state
    spaces = [space for space in accessible(play) if space not in state.shown]
    if spaces:
        space = yield from choose_space(play, "scan", "M-MIS-LAND-10", spaces)
        state.shown[space] = next_tile(play, space)


@verbs.add("open bell road", "M-MIS-SLOT-LN3")
def open_bell_road(play: MartiansPlay, about: About) -> Procedure[None]:
    """Explore the first space toward the bell and make it passable."""
    state = play.state
    terrain = play.content.tables.terrain
    direction = state.flags.setdefault(BELL, DIRECTIONS[0].lower())
    for step in range(len(DIRECTIONS)):
        space = clockwise(Space.of(1, direction.upper()), step)
        if space in state.tiles and terrain[state.tiles[space]] == "blocked":
            continue
        state.flags[BELL] = direction_of(space).lower()
        break
    space = space_meant(play, about, "bell-1")
    if space not in state.tiles:
        pile = state.decks["ring-1"]
        walls = [roi for roi in pile if terrain[roi] == "blocked"]
        rest = [roi for roi in pile if terrain[roi] != "blocked"]
        if rest:
            state.decks["ring-1"] = (*walls, *rest[:-1])
            yield from lay_tile(play, space, rest[-1], "M-MIS-SLOT-LN3")


# Markers


def put_spot(play: MartiansPlay, spot: str, space: str) -> None:
    play.state.spots.append((space, spot))
    play.emit(SpotPlaced("M-MACT-02", spot, space))


def take_spot(play: MartiansPlay, spot: str, space: str) -> None:
    if (space, spot) in play.state.spots:
        play.state.spots.remove((space, spot))
        play.emit(SpotRemoved("M-MACT-02", spot, space))


def spots(play: MartiansPlay, spot: str) -> list[str]:
    """The spaces with such a marker, each once."""
    return list(dict.fromkeys(space for space, other in play.state.spots if other == spot))


@verbs.add("mark spot {spot:spot} at {space:space}", "M-MACT-02")
def mark_spot(play: MartiansPlay, about: About, spot: str, space: str) -> None:
    meant = space_meant(play, about, space)
    if meant:
        put_spot(play, spot, meant)


@verbs.add("unmark spot {spot:spot} at {space:space}", "M-MACT-02")
def unmark_spot(play: MartiansPlay, about: About, spot: str, space: str) -> None:
    take_spot(play, spot, space_meant(play, about, space))


def _place_spot(play: MartiansPlay, spot: str, spaces: list[str]) -> Procedure[None]:
    free = [space for space in spaces if (space, spot) not in play.state.spots]
    if free:
        space = yield from choose_space(play, "place-spot", "M-RUL-GAP-25", free)
        put_spot(play, spot, space)
        set_drawn(play, space)


@verbs.add("place {spot:spot}", "M-MACT-02", gives=("direction",))
def place_spot(play: MartiansPlay, _about: About, spot: str) -> Procedure[None]:
    return _place_spot(play, spot, list(play.state.tiles))


@verbs.add("place {spot:spot} ring {ring:int}", "M-MACT-02", gives=("direction",))
def place_spot_in_ring(play: MartiansPlay, _about: About, spot: str, ring: int) -> Procedure[None]:
    return _place_spot(play, spot, [space for space in play.state.tiles if ring_of(space) == ring])


@verbs.add("remove {spot:spot}", "M-MACT-02", gives=("direction",))
def remove_spot(play: MartiansPlay, _about: About, spot: str) -> Procedure[None]:
    found = spots(play, spot)
    if found:
        space = yield from choose_space(play, "remove-spot", "M-RUL-GAP-25", found)
        take_spot(play, spot, space)
        set_drawn(play, space)


@verbs.add("pick spot {spot:spot}", "M-RUL-GAP-25", gives=("direction",))
def pick_spot(play: MartiansPlay, _about: About, spot: str) -> Procedure[None]:
    found = spots(play, spot)
    if found:
        set_drawn(play, (yield from choose_space(play, "pick-spot", "M-RUL-GAP-25", found)))
    else:
        set_drawn(play, "")


@verbs.add("move {spot:spot} {count:int}", "M-MACT-02", gives=("direction",))
def move_spot(play: MartiansPlay, _about: About, spot: str, count: int) -> Procedure[None]:
    found = spots(play, spot)
    if not found:
        return
    space = yield from choose_space(play, "move-spot", "M-RUL-GAP-25", found)
    reach = [clockwise(space, by) for by in range(-count, count + 1)]
    goal = yield from choose_space(play, "move-to", "M-RUL-GAP-25", list(dict.fromkeys(reach)))
    take_spot(play, spot, space)
    put_spot(play, spot, goal)
    set_drawn(play, goal)


@verbs.add("move {spot:spot} clockwise", "M-MACT-02", gives=("direction",))
def move_spot_clockwise(play: MartiansPlay, _about: About, spot: str) -> Procedure[None]:
    found = spots(play, spot)
    if found:
        space = yield from choose_space(play, "move-spot", "M-RUL-GAP-25", found)
        take_spot(play, spot, space)
        put_spot(play, spot, clockwise(space))
        set_drawn(play, clockwise(space))


@verbs.add("add {spot:spot} ring {ring:int}", "M-DIR-02", gives=("direction",))
def add_spot(play: MartiansPlay, _about: About, spot: str, ring: int) -> Procedure[None]:
    space = yield from draw_direction(play, ring)
    put_spot(play, spot, space)
    set_drawn(play, space)


@verbs.add("add {spot:spot} beside", "M-RUL-EV-PRO1", gives=("direction",))
def add_beside(play: MartiansPlay, _about: About, spot: str) -> Procedure[None]:
    around = [other for space in spots(play, spot) for other in neighbours(space) if other != "hub"]
    if around:
        space = yield from choose_space(play, "place-spot", "M-RUL-EV-PRO1", list(dict.fromkeys(around)))
        put_spot(play, spot, space)
        set_drawn(play, space)


@verbs.add("spread {count:int} {spot:spot} ring {ring:int}", "M-DIR-03")
def spread(play: MartiansPlay, _about: About, count: int, spot: str, ring: int) -> Procedure[None]:
    """Draw spaces without return; those that have one already are passed over."""
    taken = [direction_of(space).lower() for space in spots(play, spot) if ring_of(space) == ring]
    for _ in range(count):
        if all(card in taken for card in directions_left(play)):
            return
        space = yield from draw_direction(play, ring, tuple(taken))
        taken.append(direction_of(space).lower())
        put_spot(play, spot, space)


@verbs.add("shake loose {spot:spot}", "M-MIS-SLOT-LN1", needs=("direction",))
def shake_loose(play: MartiansPlay, _about: About, spot: str) -> Procedure[None]:
    direction = direction_of(play.state.flags.get("drawn", ""))
    found = [space for space in spots(play, spot) if direction_of(space) == direction]
    if found:
        take_spot(play, spot, (yield from choose_space(play, "remove-spot", "M-RUL-GAP-25", found)))


@verbs.add("place base", "M-MIS-PROBE-13", needs=("space",))
def place_base(play: MartiansPlay, about: About) -> None:
    """Place a base, one at a time; paths may start there from the next round on. M-MIS-PROBE-A5."""
    play.state.base = about.space
    play.state.round.append(Mark.on("base-new", about.space))
