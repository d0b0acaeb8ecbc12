"""Dice for a check in one go: whole sets with their chances and what they spend. V-CHECK-1.1, V-CHECK-1.4."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from farlight.kernel import READY, Gesture, Offer, option
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.dice_check_roll import needs_help, the_check
from farlight.vanguard.rules.exploration.roll_results import GREEN
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.chances_in_words import change, good_rows, headline
from farlight.vanguard.table.checks.dice_sets import DiceSet, Given, Search

HARDLY, CLEARLY = 0.005, 0.05
"""Differences of chances that are seen at all, and that matter to whoever has marked other dice."""
MOST_OFFERED = 4
"""So many sets stand beside each other."""


class Answer(NamedTuple):
    """A small answer, and whose it is."""

    seat: int
    option: str


class Hand:
    """The dice of a check as some seats may still change them."""

    def __init__(self, play: VanguardPlay, seat: int, own: Collection[int]) -> None:
        self.play = play
        self.seat = seat
        self.state = play.state
        self.check = the_check(self.state)
        unready = [voice.seat for voice in self.check.seats if not voice.ready]
        self.free = [each for each in unready if each in own]
        """The seats of this person that have not said yet that they are ready."""
        self.waits = [each for each in unready if each not in own]
        """Those of others."""

    def is_free(self, who: int) -> bool:
        return seat_of(self.state, who) in self.free

    @property
    def leads(self) -> bool:
        """Whether the active Crewmember is this person's."""
        return self.is_free(self.check.active)

    @property
    def fixed(self) -> list[Given]:
        return [given for given in self.check.given if not self.is_free(given[0])]

    # Small answers

    def answers(self, dice: Iterable[Given], *, ready: bool) -> tuple[Answer, ...] | None:
        """What makes the hand consist of these dice, the asked seat first; None if it cannot begin."""
        wanted, held = Counter(dice), Counter(self.check.given)
        moved = [self._put_back(given) for given in (held - wanted).elements()]
        moved += [self._take(given) for given in (wanted - held).elements()]
        moved.sort(key=lambda each: each.seat != self.seat)
        closing = [Answer(seat, READY.id) for seat in self.free] if ready else []
        active = seat_of(self.state, self.check.active)
        begins = bool(moved) and moved[0].seat == self.seat
        # Whoever is asked begins; the active player is ready last, for a compulsory Assist comes before. V-SPECIAL-08
        closing.sort(key=lambda each: (begins or each.seat != self.seat, each.seat == active))
        if not begins and closing and closing[0].seat == self.seat:
            moved = [closing.pop(0), *moved]
        found = (*moved, *closing)
        return found if found and found[0].seat == self.seat else None

    def _take(self, given: Given) -> Answer:
        who, die = given
        if who == self.check.active:
            return Answer(seat_of(self.state, who), option("take-die", die=die).id)
        return Answer(seat_of(self.state, who), option("assist", who=name_of(self.state, who), die=die).id)

    def _put_back(self, given: Given) -> Answer:
        who, die = given
        return Answer(seat_of(self.state, who), option("put-back", who=name_of(self.state, who), die=die).id)


def dice_offers(play: VanguardPlay, seat: int, own: Collection[int], texts: Texts) -> list[Offer]:
    """Sets of dice for the check that is asked about; nothing while a lesson says which dice to take."""
    hand = Hand(play, seat, own)
    if not hand.free or play.rules.lead(play, "check-dice") is not None:
        return []
    told = _Told(hand, texts)
    gestures = [each for each in told.gestures() if each is not None]
    title = texts.say("offer-dice", action=texts.name("action", hand.check.action))
    offers = [Offer("dice", title, gestures=tuple(gestures[:MOST_OFFERED]))] if gestures else []
    cleared = gesture_of(hand.answers(hand.fixed, ready=False), texts.say("offer-dice-clear"))
    if hand.check.given and cleared is not None:
        offers.append(Offer("clear", cleared.text, gestures=(cleared,)))
    return offers


def gesture_of(
    answers: Sequence[Answer] | None, text: str, odds: str = "", about: Sequence[str] = ()
) -> Gesture | None:
    if answers is None:
        return None
    return Gesture(tuple(answer.option for answer in answers), text=text, odds=odds, about=tuple(about))


class _Told:
    """Sets of dice in words."""

    def __init__(self, hand: Hand, texts: Texts) -> None:
        self.hand = hand
        self.texts = texts
        action = action_at(hand.play, hand.check.action)
        self.action = action
        self.search = Search(hand.play, action, hand.fixed) if action and (action.rows or action.tracks) else None

    def gestures(self) -> Iterator[Gesture | None]:
        if self.search is None:
            yield from self._without_outcomes()
        elif self.hand.leads:
            yield from self._as_leader(self.search)
        else:
            yield from self._as_helper(self.search)

    # Whoever rolls

    def _as_leader(self, search: Search) -> Iterator[Gesture | None]:
        """What is marked, what is suggested, the own dice alone, all of them; then what others could add."""
        given = tuple(sorted(self.hand.check.given))
        mine = [who for who in search.ready if self.hand.is_free(who)]
        suggested, alone = search.best(mine), search.best([self.hand.check.active])
        every, shown = search.all_dice(mine), set[tuple[Given, ...]]()
        marked = search.dice_set(given) if given and not needs_help(self.hand.play) else None
        named = [
            (marked, self._count("offer-dice-roll", given)),
            (suggested, self._suggested(suggested, bool(marked))),
        ]
        if marked is not None and suggested is not None and self._is_worse(marked, suggested, CLEARLY):
            named.reverse()  # what is urged is never the clearly worse of two rolls
        named += [
            (alone, self._own(alone)),
            (every, self._count("offer-dice-all", every.dice)),
        ]
        for dice, text in named:
            if dice is not None and dice.dice and dice.dice not in shown:
                shown.add(dice.dice)
                yield self._rolled(search, dice, text, suggested)
        yield self._asking(search, suggested)

    def _suggested(self, dice: DiceSet | None, is_second: bool) -> str:
        if dice is None:
            return ""
        return self._count("offer-dice-suggested" if is_second else "offer-dice-roll", dice.dice)

    def _own(self, dice: DiceSet | None) -> str:
        if dice is None:
            return ""
        return self.texts.say("offer-dice-own", who=self._name(self.hand.check.active), count=len(dice.dice))

    def _count(self, key: str, dice: Sequence[Given]) -> str:
        waits = "yes" if self.hand.waits else "no"
        return self.texts.say(key, count=len(dice), waits=waits)

    def _rolled(self, search: Search, dice: DiceSet, text: str, best: DiceSet | None) -> Gesture | None:
        answers = self.hand.answers(dice.dice, ready=True)
        about = [*self._price(search, dice, best), *self._waiting()]
        return gesture_of(answers, text, self._odds(dice), about)

    def _odds(self, dice: DiceSet) -> str:
        return "" if self.action is None else headline(self.texts, dice.odds, self.action)

    def _price(self, search: Search, dice: DiceSet, best: DiceSet | None) -> Iterator[str]:
        """Whose dice they are, who is left without one, and why more may be less."""
        if self.action and best is not None and len(dice.dice) > len(best.dice) and self._is_worse(dice, best):
            yield self.texts.say("offer-dice-accidents")
        owners = Counter(owner for owner, _ in dice.dice)
        if len(owners) > 1:
            yield ", ".join(self._of(who, count) for who, count in owners.items())
        for who in owners:
            left = search.ready[who].total() - owners[who]
            if not left or who == self.hand.check.active:
                yield self.texts.say("offer-dice-keeps", who=self._name(who), count=left)

    def _is_worse(self, dice: DiceSet, best: DiceSet, least: float = HARDLY) -> bool:
        """By the rows that are worth having; on tracks by the steps towards the good end."""
        goods = good_rows(self.action) if self.action else []
        if not goods:
            return dice.odds.progress[GREEN] < best.odds.progress[GREEN] - least
        return dice.odds.chance(*goods) < best.odds.chance(*goods) - least

    def _of(self, who: int, count: int) -> str:
        return self.texts.say("offer-dice-of", who=self._name(who), count=count)

    def _name(self, who: int) -> str:
        return self.texts.name("first_name", name_of(self.hand.state, who))

    def _waiting(self) -> Iterator[str]:
        """Others who still choose: nothing is rolled before they are ready."""
        for seat in self.hand.waits:
            yield self.texts.say("offer-dice-waits", seat=self.texts.name("seat", seat))

    def _asking(self, search: Search, suggested: DiceSet | None) -> Gesture | None:
        """What others could add, if that is better: the own dice are marked, and the words say whose help is asked."""
        best = search.best(list(search.ready))
        if best is None or (suggested is not None and best.value <= suggested.value):
            return None
        theirs = [given for given in best.dice if not self.hand.is_free(given[0]) and given not in self.hand.fixed]
        mine = [given for given in best.dice if given not in theirs]
        if not theirs:
            return None
        asked = ", ".join(
            self.texts.say("offer-dice-ask-one", who=self._name(who), die=self.texts.name("die", die))
            for who, die in theirs
        )
        answers = self.hand.answers(mine, ready=False)
        text = self.texts.say("offer-dice-ask", asked=asked, count=len(mine))
        return gesture_of(answers, text, self._odds(best))

    # Whoever helps

    def _as_helper(self, search: Search) -> Iterator[Gesture | None]:
        """One's dice by what they add, and no help at all."""
        given = [each for each in self.hand.check.given if not self.hand.is_free(each[0])]
        now = search.dice_set(given)
        single = [
            (who, die)
            for who in search.ready
            if self.hand.is_free(who) and search.most[who]
            for die in search.ready[who]
        ]
        sets = sorted((search.dice_set([*given, each]) for each in single), key=lambda each: -each.value)
        for dice in sets[: MOST_OFFERED - 1]:
            who, die = next(each for each in single if tuple(sorted([*given, each])) == dice.dice)
            text = self.texts.say("offer-dice-give", die=self.texts.name("die", die))
            changed = change(self.texts, now.odds, dice.odds, search.action)
            keeps = self.texts.say("offer-dice-keeps", who=self._name(who), count=search.ready[who].total() - 1)
            about = [changed, keeps] if changed else [keeps]
            yield gesture_of(self.hand.answers(dice.dice, ready=True), text, self._odds(dice), about)
        nothing = self.texts.say("offer-dice-give-nothing")
        yield gesture_of(self.hand.answers(given, ready=True), nothing, self._odds(now))

    # Prepare

    def _without_outcomes(self) -> Iterator[Gesture | None]:
        """A check without Outcomes: the dice in hand, or all of one's own, for Dice Combinations. V-PREP-04."""
        given = list(self.hand.check.given)
        if not self.hand.leads:
            return
        active = self.hand.check.active
        every = [*given, *((active, die) for die in available(self.hand.state.crew[active]))]
        for key, dice in (("offer-dice-roll", given), ("offer-dice-all", every)):
            if dice and (key == "offer-dice-roll" or len(dice) > len(given)):
                yield gesture_of(self.hand.answers(dice, ready=True), self._count(key, dice))
