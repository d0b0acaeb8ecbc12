"""The dice of a check as they are chosen: everybody's, those that are marked, and what each further one changes."""

from collections import Counter

import msgspec

from farlight.kernel import Line
from farlight.texts import Texts
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.state import Check
from farlight.vanguard.rules.context import seat_of
from farlight.vanguard.rules.exploration.board import living, name_of
from farlight.vanguard.rules.exploration.dice_check_roll import unable
from farlight.vanguard.rules.exploration.roll_results import GREEN, RED
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.table.checks.chances_in_words import NONE, change, share
from farlight.vanguard.table.checks.dice_sets import Given, Search
from farlight.vanguard.table.checks.odds import Odds, injuries_of
from farlight.vanguard.table.scene_parts import Die, Teller


class HandDie(msgspec.Struct, frozen=True):
    die: Die
    marked: bool
    suggested: bool
    """Whether it belongs to the best set, as long as nothing is marked."""
    change: str
    """What taking it would make of the chances: `67 % → sure`."""
    barred: str
    """Why its owner cannot give it now."""


class Hand(msgspec.Struct, frozen=True):
    """Somebody with the dice that could be rolled, or why there are none."""

    who: str
    name: str
    seat: int
    active: bool
    ready: bool
    """Whether its player is done with choosing."""
    note: str
    """How many it may give."""
    why: str
    """Why it gives none."""
    dice: list[HandDie]
    injury_dice: int
    """That roll along."""
    injury: str
    """What one of them may do: `2 of 6 spend 1 die`."""


class Chance(msgspec.Struct, frozen=True):
    """How likely an Outcome is, or how far a track would go."""

    colour: str
    name: str
    percent: float
    text: str


def chances_of(texts: Texts, known: Odds, action: Action) -> list[Chance]:
    """Rows with their chances, those that cannot come left out; or tracks with their steps."""
    if not action.rows:
        return [_track(texts, known, colour) for colour in (GREEN, RED) if action.track(colour) is not None]
    colours = [*(row.colour for row in action.rows), ""]
    return [_row(texts, colour, known.chance(colour)) for colour in colours if known.chance(colour) > NONE]


def _row(texts: Texts, colour: str, chance: float) -> Chance:
    return Chance(colour, texts.name("colour", colour or "none"), round(100 * chance, 1), share(texts, chance))


def _track(texts: Texts, known: Odds, colour: str) -> Chance:
    steps = texts.say("chance-steps-more", value=round(known.progress[colour], 1))
    return Chance(colour, texts.name("colour", colour), round(100 * known.ends[colour], 1), steps)


def hands(teller: Teller, check: Check, search: Search | None) -> list[Hand]:
    """The active Crewmember first, then those who may Assist, then those who cannot. V-CHECK-1.1, V-CHECK-1.4."""
    seen = teller.seen
    reasons = {str(dict(option.refs)["who"]): Line(why.reason, why.refs) for option, why in unable(seen)}
    order = sorted(living(teller.state), key=lambda who: (who != check.active, name_of(teller.state, who) in reasons))
    best = None if search is None or check.given else search.best(list(search.ready))
    wanted = Counter(() if best is None else best.dice)
    return [_hand(teller, check, who, search, wanted, reasons.get(name_of(teller.state, who))) for who in order]


def _hand(
    teller: Teller, check: Check, who: int, search: Search | None, wanted: Counter[Given], why: Line | None
) -> Hand:
    state, texts = teller.state, teller.texts
    crew, active = state.crew[who], who == check.active
    given = [die for owner, die in check.given if owner == who]
    most = 1 if search is None else search.most.get(who, 0)
    ready = {voice.seat: voice.ready for voice in check.seats}
    dice = given + list(available(crew)) if why is None or active or given else []
    note = "hand-any" if active else "hand-assists"
    barred = _barred(teller, who, full=not active and len(given) >= most, ready=ready.get(seat_of(state, who), True))
    return Hand(
        who=crew.card,
        name=teller.name("who", crew.card),
        seat=seat_of(state, who),
        active=active,
        ready=ready.get(seat_of(state, who), True),
        note=texts.say(note, count=most) if dice else "",
        why="" if why is None or given else texts.line(why),
        dice=[
            HandDie(
                die=teller.die(die, owner=crew.card),
                marked=place < len(given),
                suggested=dice[: place + 1].count(die) <= wanted[who, die],
                change="" if place < len(given) else _change(texts, search, who, die),
                barred="" if place < len(given) else barred,
            )
            for place, die in enumerate(dice)
        ],
        injury_dice=len(crew.hurt) if active else 0,
        injury=_injury(teller, who) if active and crew.hurt else "",
    )


def _barred(teller: Teller, who: int, *, full: bool, ready: bool) -> str:
    """Why no further die of somebody can be marked. V-CHECK-1.4, V-TUT-47."""
    texts, name = teller.texts, teller.name("first_name", name_of(teller.state, who))
    if full:
        return texts.say("die-barred-most", who=name)
    if ready:
        return texts.say("die-barred-ready", who=name)
    return texts.say("why-not-lesson") if teller.seen.rules.lead(teller.seen, "check-dice") is not None else ""


def injury_types(teller: Teller, who: int) -> list[str]:
    """Of the Injuries that lie face up. V-INJ-14."""
    return [teller.content.injuries[card].type for card in injuries_of(teller.state, who)[1]]


def _injury(teller: Teller, who: int) -> str:
    """What an own Injury die may do. V-CHECK-6.3."""
    return teller.cards.dice.injury_die(injury_types(teller, who)) or teller.texts.say("danger-nothing")


def _change(texts: Texts, search: Search | None, who: int, die: str) -> str:
    """Of a die that is not marked, as long as its owner may give one more."""
    if search is None:
        return ""
    given = search.check.given
    if sum(owner == who for owner, _ in given) >= search.most.get(who, 0):
        return ""
    return change(texts, search.dice_set(given).odds, search.dice_set((*given, (who, die))).odds, search.action)
