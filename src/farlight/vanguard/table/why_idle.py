"""Why nothing can be done with a thing of the board that no option is about.

Nothing is decided here: each answer is the refusal of the function that would have offered the thing, or says what the
thing waits for.
"""

from collections.abc import Callable

from farlight.kernel import Refusal
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.abilities import (
    RULES,
    TURN,
    abilities_on,
    cannot_use,
    is_placed,
    is_under_way,
    usable_gear,
)
from farlight.vanguard.rules.exploration.board import lies_open, living, name_of, steps_between, who_is
from farlight.vanguard.rules.exploration.dice_check_roll import dice_text, unable
from farlight.vanguard.rules.exploration.section_cards import is_too_large
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play
from farlight.vanguard.rules.exploration.travel import routes
from farlight.vanguard.rules.exploration.turns import offers
from farlight.vanguard.table.ship.why_idle import why_idle_aboard

USABLE = {"card": "card", "gear": "gear", "skill": "skill", "found": "find", "mod": "mod"}
"""By what clients call it: the kind of card that it is to the rules."""


def why_idle(play: VanguardPlay, _seat: int, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules; None where they have none of their own."""
    if play.state.ship.page:
        return why_idle_aboard(play, kind, thing)
    if kind in USABLE:
        return _card(play, kind, thing)
    if kind not in _KINDS or not 0 <= play.state.turn < len(play.state.crew):
        return None
    return _KINDS[kind](play, thing)


# Cards that are used


def _card(play: VanguardPlay, kind: str, card: str) -> Refusal | None:
    """What bars an ability of the card, or else the moment that it waits for. V-CARD-02, V-EQUIP-09, V-DISC-08."""
    state, of = play.state, USABLE[kind]
    having = [who for who in living(state) if _has(play, who, kind, card)]
    if not card or not having:
        return None
    holder = min(having, key=lambda who: (_kept_from(play, who, of, card) is not None, who != state.turn))
    abilities = abilities_on(play, of, card)
    if not abilities:
        return _kept_from(play, holder, of, card) or Refusal(RULES[of], "why-not-passive")
    if not is_under_way(state):
        return Refusal(RULES[of], "why-not-under-way")
    if (kept := _kept_from(play, holder, of, card)) is not None:
        return kept
    moments = ("any", TURN, state.window, "check" if state.check is not None else "")
    for ability in abilities:
        if ability.when in moments and (why := cannot_use(play, holder, of, card, ability)) is not None:
            return why
    return Refusal(RULES[of], "why-not-moment", (("when", abilities[0].when),))


def _has(play: VanguardPlay, who: int, kind: str, card: str) -> bool:
    """Whether somebody has a card at hand, in a pile of its own or in that of the team."""
    state, crew = play.state, play.state.crew[who]
    match kind:
        case "card":
            return card in crew.hand
        case "gear":
            return card in crew.gear or card in usable_gear(play, who)
        case "skill":
            return card == crew.card
    return card in (state.found if kind == "found" else state.mods)


def _kept_from(play: VanguardPlay, who: int, kind: str, card: str) -> Refusal | None:
    """What keeps somebody from all that is written on a card.

    V-CARD-09, V-CREW-04, V-EQUIP-05, V-EQUIP-12, V-EQUIP-13.
    """
    name = (("who", name_of(play.state, who)),)
    if kind == "card" and is_too_large(play, who):
        return Refusal("V-CARD-09", "why-not-hand-limit", name)
    if kind == "skill" and play.state.crew[who].charges < 1:
        return Refusal("V-CREW-04", "why-not-charges")
    if kind != "gear" or card in usable_gear(play, who):
        return None
    base = play.content.equipment[card].upgrades
    if base is not None:
        return Refusal("V-EQUIP-05", "why-not-upgrade-of", (("equipment", base),))
    there = next((sector for sector, token in play.state.tokens if token == card), None)
    if there is not None:
        return Refusal("V-EQUIP-13", "why-not-token-lies", (("sector", there),))
    if is_placed(play.content.equipment[card]):
        return Refusal("V-EQUIP-12", "why-not-placed", name)
    return Refusal("V-EQUIP-09", "why-not-no-gear", name)


# Places


def _sector(play: VanguardPlay, thing: str) -> Refusal | None:
    """What bars the Actions there, or the way there; for what is farther, how far it is. V-SPECIAL-02, V-TRAVEL-02."""
    if not thing.isdecimal():
        return None
    number, state = int(thing), play.state
    here = state.crew[state.turn].sector
    name, sector = ("who", name_of(state, state.turn)), ("sector", number)
    if here == number:
        return _barred(play, ActionSource("poi", sector=number)) or Refusal(
            "V-SPECIAL-02", "why-not-no-special", (name, sector)
        )
    ways = [why for _, there, why in routes(play, state.turn) if there == number]
    if ways:
        return next((why for why in ways if why is not None), _later(play))
    steps = steps_between(play, here, number)
    if steps is None:
        return Refusal("V-TRAVEL-02", "why-not-cut-off", (name, sector))
    return Refusal("V-TRAVEL-02", "why-not-far", (("count", steps),))


def _path(play: VanguardPlay, thing: str) -> Refusal | None:
    """What bars the way, or that it begins elsewhere. V-TRAVEL-02, V-TRAVEL-03."""
    paths = play.content.planets[play.state.planet].paths if play.state.planet else []
    if not thing.isdecimal() or int(thing) >= len(paths):
        return None
    who = play.state.turn
    for option, why in offers(play, who):
        if option.verb == "travel" and dict(option.refs)["path"] == int(thing):
            return why or _later(play)
    return Refusal("V-TRAVEL-02", "why-not-path", (("who", name_of(play.state, who)),))


# Cards with Actions


def _barred(play: VanguardPlay, card: ActionSource) -> Refusal | None:
    """What bars the Actions of a card that are within reach of whoever has the turn; None if none is."""
    found = [
        why
        for option, why in offers(play, play.state.turn)
        if option.verb == "special" and _is_on(ActionSource.parse(str(dict(option.refs)["action"])), card)
    ]
    return next((why for why in found if why is not None), _later(play)) if found else None


def _is_on(source: ActionSource, card: ActionSource) -> bool:
    """Whether an Action is on a card, or on whichever card lies in a Sector."""
    return (source.kind, source.sector) == (card.kind, card.sector) and card.card in ("", source.card)


def _later(play: VanguardPlay) -> Refusal:
    """It could be done as an Action of this turn, but something else is asked, or no Action is left. V-TURN-08."""
    who = play.state.turn
    refs = (("who", name_of(play.state, who)), ("actions", play.state.crew[who].actions))
    return Refusal("V-TURN-08", "why-not-later", refs)


def _threat(play: VanguardPlay, card: str) -> Refusal | None:
    """Why nothing can be done about a Threat: it has no action, is barred, or is elsewhere.

    V-THREAT-04, V-THREAT-05.
    """
    threat = next((each for each in play.state.threats if each.card == card), None)
    if threat is None:
        return None
    if not play.content.threats[card].actions:
        return Refusal("V-THREAT-04", "why-not-threat", (("threat", card),))
    away = Refusal("V-THREAT-04", "why-not-threat-away", (("threat", card), ("sector", threat.sector)))
    return _barred(play, ActionSource("threat", card)) or away


def _mission(play: VanguardPlay, card: str) -> Refusal | None:
    """Why nothing can be done about a Mission: it is done, barred, or asks for something else.

    V-SPECIAL-06, V-MISSION-05.
    """
    if card in play.state.done:
        return Refusal("V-MISSION-05", "why-not-mission-done", (("mission", card),))
    if card not in play.state.missions:
        return None
    return _barred(play, ActionSource("mission", card)) or Refusal(
        "V-MISSION-05", "why-not-mission", (("mission", card),)
    )


def _track(play: VanguardPlay, track: str) -> Refusal | None:
    """The Actions of its card, or how far it is from its end. V-TIME-03, V-TIME-04."""
    length = tracks_in_play(play).get(track)
    if length is None:
        return None
    left = length - play.state.time.get(track, 0)
    return _barred(play, ActionSource.parse(track)) or Refusal(
        "V-TIME-03", "why-not-track", (("track", track), ("left", left))
    )


def _condition(play: VanguardPlay, card: str) -> Refusal | None:
    """What bars the Action of the Global Condition, or that it has none. V-SPECIAL-03."""
    if not lies_open(play.state) or card != condition_in_force(play):
        return None
    none = Refusal("V-SPECIAL-03", "why-not-no-deed", (("condition", card),))
    return _barred(play, ActionSource("condition", card)) or none


def _action(play: VanguardPlay, action: str) -> Refusal | None:
    """What bars a Special Action; of one that is out of reach, what its card would say. V-SPECIAL-02, V-SPECIAL-06."""
    for option, why in offers(play, play.state.turn):
        if option.verb == "special" and dict(option.refs)["action"] == action:
            return why or _later(play)
    try:
        source = ActionSource.parse(action)
    except ValueError:  # a client may call anything so
        return None
    return _ON_CARDS[source.kind](play, str(source.sector or source.card)) if source.kind in _ON_CARDS else None


# People and dice


def _who(play: VanguardPlay, card: str) -> Refusal | None:
    """Why somebody does not Assist, or does not act now. V-CHECK-1.4, V-TURN-04."""
    state = play.state
    if not any(crew.card == card for crew in state.crew):
        return None
    who, name = who_is(state, card), (("who", card),)
    if not state.crew[who].alive:
        return Refusal("V-TURN-04", "why-not-dead", name)
    if state.check is not None and who != state.check.active:
        found = (why for option, why in unable(play) if dict(option.refs)["who"] == card)
        return next(found, Refusal("V-CHECK-1.4", "why-not-assist-asked", name))
    if who == state.turn:
        return _later(play)
    key = "why-not-turn-over" if state.crew[who].done else "why-not-turn-of"
    return Refusal("V-TURN-04", key, (*name, ("turn", name_of(state, state.turn))))


def _die(play: VanguardPlay, die: str) -> Refusal | None:
    """Why a die is not taken: it is not Available, was rolled, is for others to give, or waits for an Action.

    V-CHECK-1.1, V-CHECK-1.3, V-CHECK-1.4.
    """
    if die not in play.content.dice:
        return None
    state, check = play.state, play.state.check
    who = state.turn if check is None else check.active
    owner = next((each for each in (who, *living(state)) if die in _dice_of(state.crew[each])), None)
    if owner is None:
        return None
    refs = (("who", state.crew[owner].card), ("die", die))
    if die not in available(state.crew[owner]):
        return Refusal("V-CHECK-1.3", "why-not-die-spent", refs)
    if check is not None and state.window != "assist":
        rolled = (("action", check.action), ("dice", dice_text(check.pool)))
        return Refusal("V-CHECK-1.1", "why-not-die-rolled", rolled)
    return _later(play) if owner == who and check is None else _who(play, state.crew[owner].card)


def _dice_of(crew: Crew) -> tuple[str, ...]:
    return (*available(crew), *crew.spent)


_ON_CARDS: dict[str, Callable[[VanguardPlay, str], Refusal | None]] = {
    "poi": _sector, "threat": _threat, "mission": _mission, "condition": _condition,
}  # fmt: skip
"""By where an Action is written: what is said of its card, or of its Sector."""
_KINDS: dict[str, Callable[[VanguardPlay, str], Refusal | None]] = {
    "sector": _sector, "path": _path, "threat": _threat, "mission": _mission, "track": _track, "who": _who,
    "die": _die, "condition": _condition, "action": _action,
}  # fmt: skip
