"""Whole actions as they are offered: one aim with all that can be chosen about it, or all aims of one action."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from farlight.kernel.offers import Gesture, Offer, Pick, Row
from farlight.martians.rules.actions.stacks import LIVING
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.facilities import kind_of
from farlight.martians.table.odds_words import with_risk
from farlight.martians.table.offers.aims import Leader, things_of
from farlight.martians.table.offers.goal_aims import EXPLORE, is_pointed_at
from farlight.martians.table.offers.offer_words import (
    Consequences,
    change,
    member_refs,
    shown,
    team_text,
    title,
    way_about,
    way_refs,
    way_text,
)
from farlight.martians.table.offers.taking_back import all_freed
from farlight.martians.table.offers.teams import Done, all_teams, done_with, leaders
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import Aim, Order, Way, aim_at, complete, lead, ways_on
from farlight.texts import Texts

TEAMS = 6
"""Teams that are shown: more would be a list and no choice."""
WAYS = 16
FEW = 3
SINGLES = 2
POINTED = 0.25
"""What it is worth to explore in the direction that the mission speaks of."""
CARD = 0.5
"""What an Upgrade card is worth that is made into parts: whoever has another way mostly wants that."""
NEXT = 0.001
"""What a way loses against the one before it, where they are worth the same."""


class Act(NamedTuple):
    """One whole act: who does it, in which way, and what else it changes."""

    done: Done
    worth: float
    team: str = ""
    """Names who does it among the acts of an offer."""
    notes: tuple[str, ...] = ()

    @property
    def way(self) -> Way:
        return self.done.order.way


# One aim: who, and with what


def detailed(base: Trial, aim: Aim, who: Sequence[Leader], texts: Texts, planned: Order | None = None) -> Offer | None:
    """An action with everything that can be chosen about it: who does it, with what, where and by which way.

    Of an action that was planned, all but what it was.
    """
    teams = [Act(done, done.worth) for done in all_teams(base, aim, who)]
    if not any(act.done.is_sure for act in teams):
        teams += _with_freed(base, aim, texts)
    teams += _with_dismantled(base, aim, texts)
    if not teams:
        return None
    best = _various(sorted(teams, key=lambda act: _rank(base, act.done, act.worth)))[:TEAMS]
    teams = [act._replace(team=",".join((*act.done.members, str(place)))) for place, act in enumerate(best)]
    acts = [act for act in _all_acts(base, aim, teams) if planned is None or not _is_same(act.done.order, planned)]
    if not acts:
        return None
    acts.sort(key=lambda act: _rank(base, act.done, act.worth))
    fields = [field for field in Way._fields if _is_chosen(aim, field, acts)]
    rows = (_team_row(teams, acts, texts), *(_way_row(base, aim, field, acts, texts) for field in fields))
    follows = Consequences(base, texts)
    gestures = tuple(_gesture(follows, act, fields, texts) for act in acts)
    name = title(base.play, aim, texts, {act.way.things for act in acts})
    return Offer(offer_id(base, aim), name, tuple(things_of(base.play, aim)), rows, gestures)


def _rank(base: Trial, done: Done, worth: float) -> tuple[bool, float]:
    """What stands first: what whoever is in hand takes part in, then what is worth most."""
    return bool(base.hand) and base.hand not in done.members, -worth


def _is_same(order: Order, planned: Order) -> bool:
    """Whether an order is the one that was planned."""
    helpers = (order.helpers, planned.helpers)
    return order._replace(helpers=()) == planned._replace(helpers=()) and set(helpers[0]) == set(helpers[1])


def _is_chosen(aim: Aim, field: str, acts: list[Act]) -> bool:
    """Whether a row is shown: with which part something is repaired is told even where there is one only. M-REP-03."""
    return len({getattr(act.way, field) for act in acts}) > 1 or (aim.verb == "repair" and field == "things")


def _various(teams: list[Act]) -> list[Act]:
    """Of teams that cost the plan the same, the best; of single pawns two, for it is somebody who takes the risk."""
    known: Counter[tuple[float, str]] = Counter()
    kept: list[Act] = []
    for act in teams:
        mark = (act.done.price, "".join(act.notes))
        known[mark] += 1
        if known[mark] <= (SINGLES if len(act.done.members) == 1 else 1):
            kept.append(act)
    return kept


def _with_freed(base: Trial, aim: Aim, texts: Texts) -> list[Act]:
    """What is possible with somebody who is taken out of another action: of each, the best."""
    found: list[Act] = []
    for freed in all_freed(base, texts):
        teams = all_teams(freed.trial, aim, leaders(freed.trial), variety=FEW)
        best = next((done for done in teams if set(done.members) & set(freed.members)), None)
        if best is not None:
            found.append(Act(best, best.worth - freed.loss, notes=(freed.note,)))
    return found


def _with_dismantled(base: Trial, aim: Aim, texts: Texts) -> list[Act]:
    """A repair with a Spare Part that is made of an Upgrade card first, where none of its kind is left.

    M-DISM-01, M-DISM-02.
    """
    kind = kind_of(aim.target) if aim.verb == "repair" else ""
    if not kind or kind in base.state.available:
        return []
    found: list[Act] = []
    for card in base.state.upgrades:
        trial = base.copy()
        if kind not in base.play.content.upgrades[card].parts or not trial.dismantle(card):
            continue
        teams = all_teams(trial, aim, leaders(trial), variety=FEW)
        best = next((done for done in teams if done.order.way.things == kind), None)
        if best is not None:
            note = texts.say("offer-dismantle", upgrade=texts.name("upgrade", card))
            found.append(Act(best, best.worth - CARD, notes=(note,)))
    return found


def _all_acts(base: Trial, aim: Aim, teams: list[Act]) -> list[Act]:
    """The teams in every way: those who are free do it in all of them, the others in the first."""
    found = list(teams)
    for leader, operator in dict.fromkeys((act.done.order.leader, act.done.order.operator) for act in teams):
        begun = base.copy()
        own = [act for act in teams if not act.notes and act.done.order.leader == leader]
        if not own or not lead(begun, leader, operator) or not aim_at(begun, aim):
            continue
        for place, (way, trial) in enumerate(islice(ways_on(begun), WAYS)):
            for act in own:
                order = act.done.order._replace(way=way)
                there = complete(trial, order)
                done = None if there is None else done_with(there, order)
                if done is not None and done.order.way != act.way:
                    found.append(Act(done, done.worth - NEXT * place, act.team))
    return found


def _team_row(teams: list[Act], acts: list[Act], texts: Texts) -> Row:
    left = [team for team in teams if any(act.team == team.team for act in acts)]
    return Row("team", texts.say("offer-row-team"), tuple(_team_pick(act, teams, texts) for act in left))


def _team_pick(act: Act, teams: list[Act], texts: Texts) -> Pick:
    """A team with the odds of the whole, and what the helpers make of those of the leader alone."""
    done = act.done
    alone = [each.done.odds for each in teams if each.done.members == done.members[:1] and each is not act]
    odds = (change(alone[0], done.odds, texts) if alone and done.is_sure else "") or with_risk(done.odds, texts)
    return Pick(act.team, team_text(done, texts), odds, "".join(act.notes), member_refs(done))


def _way_row(base: Trial, aim: Aim, field: str, acts: list[Act], texts: Texts) -> Row:
    values = dict.fromkeys(getattr(act.way, field) for act in acts)
    picks = [
        Pick(
            value,
            way_text(base.play, aim, field, value, texts),
            about=way_about(base.play, field, value, texts),
            refs=way_refs(field, value),
        )
        for value in values
    ]
    if aim.verb == "repair" and field == "things" and kind_of(aim.target) not in values:
        spare = way_text(base.play, aim, field, kind_of(aim.target), texts, made=False)
        picks.insert(0, Pick(kind_of(aim.target), spare, barred=texts.say("offer-no-part")))
    name = {"things": "with", "facility": "where", "route": "via"}[field]
    bring = "bring" if field == "things" and aim.verb == "gather" else name
    return Row(name, texts.say(f"offer-row-{bring}"), tuple(picks))


def _gesture(follows: Consequences, act: Act, fields: list[str], texts: Texts) -> Gesture:
    done = act.done
    picks = (act.team, *(getattr(act.way, field) for field in fields))
    about = (*act.notes, *follows.of(done, act.notes))
    return Gesture(done.trial.given, picks, team_text(done, texts), with_risk(done.odds, texts), about)


def offer_id(base: Trial, aim: Aim) -> str:
    return f"{aim.verb}:{shown(base.play, aim)}" if aim.target else aim.verb


# Several aims of one kind: where


def overview(base: Trial, verb: str, aims: dict[Aim, list[Leader]], texts: Texts) -> Offer | None:
    """An action with all that it can be aimed at, each with the best team for it."""
    best: list[Done] = []
    for aim, who in aims.items():
        best += sorted(all_teams(base, aim, who, variety=1), key=lambda done: _rank(base, done, done.worth))[:1]
    best.sort(key=lambda done: _rank(base, done, done.worth + POINTED * _is_pointed_at(base, done.order.aim)))
    if not best:
        return None
    picks = [_aim_pick(base, done, texts) for done in best]
    follows = Consequences(base, texts)
    gestures = tuple(
        Gesture(
            done.trial.given, (pick.id,), f"{pick.text}: {team_text(done, texts)}", pick.odds, tuple(follows.of(done))
        )
        for done, pick in zip(best, picks, strict=True)
    )
    rows = (Row("target", texts.say("offer-row-target"), tuple(picks)),)
    return Offer(verb, texts.name("action", verb), rows=rows, gestures=gestures)


def _is_pointed_at(base: Trial, aim: Aim) -> bool:
    """Whether the mission points there: of the ways out, the one that it speaks of comes first."""
    return aim.verb == EXPLORE and is_pointed_at(base.play, aim.target)


def _aim_pick(base: Trial, done: Done, texts: Texts) -> Pick:
    aim = done.order.aim
    target = shown(base.play, aim)
    return Pick(
        target or aim.verb,
        texts.name("target", target) if target else texts.name("action", aim.verb),
        with_risk(done.odds, texts),
        team_text(done, texts),
        tuple(things_of(base.play, aim))[:1],
    )


def all_of(base: Trial, aims: dict[Aim, list[Leader]], texts: Texts, brief: bool = False) -> list[Offer]:
    """An offer for each action among these aims: in detail where there is one aim, else all of them in one.

    What is done for oneself stands behind what is done for the base.
    """
    verbs: dict[str, dict[Aim, list[Leader]]] = {}
    for aim, who in aims.items():
        verbs.setdefault(aim.verb, {})[aim] = who
    found: list[Offer | None] = []
    for verb, own in sorted(verbs.items(), key=lambda each: verb_of(base.play, each[0]).type in LIVING):
        if len(own) == 1 and not brief:
            [(aim, who)] = own.items()
            found.append(detailed(base, aim, who, texts))
        else:
            found.append(overview(base, verb, own, texts))
    return [offer for offer in found if offer is not None]
