"""What is to be done, what is coming, and what there is: Missions, Threats, Time Tracks, stores."""

from collections.abc import Iterator

import msgspec

from farlight.content import EffectText
from farlight.content.ids import text_place
from farlight.effects import Phrase
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY, Action
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import ActionSource, CardPlace, source_id
from farlight.vanguard.model.planet_cards import MissionCard
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.exploration.board import lies_open, poi_at, sectors
from farlight.vanguard.rules.exploration.discoveries import counts_supplies, lead_total, most_supplies
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play
from farlight.vanguard.rules.verbs.time_effects import comes_to, told_by
from farlight.vanguard.table.scene_parts import Card, Deed, Effect, Teller
from farlight.vanguard.table.scene_threats import foretell


class Clock(msgspec.Struct, frozen=True):
    """A Time Track."""

    id: str
    kind: str
    """Of the card that shows it: condition, threat, mission or poi."""
    card: str
    name: str
    space: int
    length: int
    next: str
    """What happens on the next space, or at the end."""
    sector: int


class ThreatScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    story: str
    sector: int
    others: list[int]
    next: str
    ahead: str
    """What it does on the spaces to come."""
    ways: list[list[int]]
    """The Sectors that it enters next, one list for each way it may take; empty if it stays or nobody can know."""
    strikes: bool
    """Whether it then does something to whoever is with it."""
    deeds: list[Deed]


class ConditionScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    story: str
    travel: str
    """What a Travel icon does."""
    need: str
    gives: str
    """The Dice Combination that everybody may use."""
    specials: list[Effect]
    deeds: list[Deed]


class MissionScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    story: str
    goal: str
    done: bool
    where: list[int]
    deeds: list[Deed]
    ways: list[str]
    """Special Actions that lie open and may complete it, by where they are written."""


class Lead(msgspec.Struct, frozen=True):
    """A kind of Discovery: the value of its Leads of what is needed, and the cards left."""

    find: str
    name: str
    total: int
    needed: int
    left: int


class Stores(msgspec.Struct, frozen=True):
    supplies: int
    most: int
    """0 where Supplies are not counted."""
    success: int
    found: list[Card]
    leads: list[Lead]
    lander: Card | None
    mods: list[Card]
    events: int
    event: Card | None
    """The last one."""
    bag: int
    unique: int
    rankup: Card | None
    ranked: bool
    debts: int
    deadly: bool


def clocks(teller: Teller) -> list[Clock]:
    found = []
    for track, length in tracks_in_play(teller.seen).items():
        space = teller.state.time.get(track, 0)
        kind, card, sector, _ = ActionSource.parse(track)
        name = teller.name("track", track)
        found.append(Clock(track, kind, card, name, space, length, _next(teller, track, space), sector))
    return found


def _next(teller: Teller, track: str, space: int) -> str:
    kind, card, *_ = ActionSource.parse(track)
    unmet = teller.met.unmet_on(card, teller.content.cards[kind][card])
    return teller.kept(("next", track, space, unmet), lambda: teller.cards.next_space(track) or "")


def _acts_next(teller: Teller, threat: Threat) -> str:
    """Where it goes and whether it strikes, as the board shows it; what else it does in its own words. V-THREAT-02."""
    ahead = foretell(teller.seen, threat)
    strikes = "yes" if ahead.strikes else "no"
    goals = dict.fromkeys(teller.name("sector", way[-1]) for way in ahead.ways)
    if goals:
        return teller.texts.say("threat-goes", sectors=teller.texts.list("threat-or", list(goals)), strikes=strikes)
    track = source_id("threat", threat.card)
    return _next(teller, track, teller.state.time.get(track, 0))


def threat_scene(teller: Teller, threat: Threat) -> ThreatScene:
    card = teller.content.threats[threat.card]
    space = teller.state.time.get(source_id("threat", card.id), 0)
    ahead = foretell(teller.seen, threat)
    return ThreatScene(
        id=card.id,
        name=teller.told(card.name),
        story=teller.story(text_place("threat", card.id), card.text),
        sector=threat.sector,
        others=list(threat.others),
        next=_acts_next(teller, threat) if space < len(card.spaces) else "",
        ahead=teller.rules("spaces", str(CardPlace(card.id, space)), card),
        ways=ahead.ways,
        strikes=ahead.strikes,
        deeds=teller.deeds([source_id("threat", card.id, place=place) for place in range(len(card.actions))]),
    )


def condition_scene(teller: Teller) -> ConditionScene:
    """The Global Condition as it is drawn, with everything that it adds. V-GLOBAL-03."""
    card = teller.content.conditions[condition_in_force(teller.seen)]
    sources = [source_id("travel", card.id)] * (card.check is not None) + [source_id("condition", card.id)] * (
        card.action is not None
    )
    return ConditionScene(
        id=card.id,
        name=teller.told(card.name),
        story=teller.story(text_place("condition", card.id), card.text),
        travel=teller.effect(card.travel),
        need=teller.need(card.need) if card.need else "",
        gives="" if card.gives is None else teller.effect(card.gives),
        specials=[teller.special(each) for each in card.specials],
        deeds=teller.deeds(sources),
    )


def mission_scenes(teller: Teller) -> list[MissionScene]:
    state = teller.state
    return [_mission(teller, name, done=False) for name in state.missions] + [
        _mission(teller, name, done=True) for name in state.done if name not in state.missions
    ]


def _mission(teller: Teller, name: str, done: bool) -> MissionScene:
    card = teller.content.missions[name]
    return MissionScene(
        id=name,
        name=teller.told(card.name),
        story=teller.story(text_place("mission", name), card.text),
        goal="" if card.goal is None else teller.rules("condition_text", card.goal.source, card),
        done=done,
        where=list(card.where),
        deeds=teller.deeds([source_id("mission", name, place=place) for place in range(len(card.actions))]),
        ways=[] if done else [source for source, action in _sent_to(teller, card) if _completes(teller, action, name)],
    )


def _sent_to(teller: Teller, card: MissionCard) -> Iterator[tuple[str, Action]]:
    """Special Actions face up where a Mission sends people; what else completes it is for them to find out.

    V-SPECIAL-01, V-MISSION-01.
    """
    seen, content = teller.seen, teller.content
    for number in (each for each in card.where if each in sectors(seen)) if lies_open(teller.state) else ():
        poi = poi_at(seen, number)
        if poi is not None:
            yield from _numbered("poi", poi.id, poi.actions, number)
    for name in teller.state.missions:
        yield from _numbered("mission", name, content.missions[name].actions)
    for threat in teller.state.threats:
        yield from _numbered("threat", threat.card, content.threats[threat.card].actions)


def _numbered(kind: str, card: str, actions: list[Action], sector: int = 0) -> Iterator[tuple[str, Action]]:
    return ((source_id(kind, card, sector, place), action) for place, action in enumerate(actions))


def _completes(teller: Teller, action: Action, mission: str) -> bool:
    """Whether a Mission may be completed by an Outcome, or in the Log that it has read. V-MISSION-02."""
    outcomes = (action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks))
    return any(_may_complete(teller.content, effect, mission) for effect in outcomes if effect is not None)


def _may_complete(content: Definitions, effect: EffectText, mission: str) -> bool:
    known, key = content.known.completing, (effect.source, mission)
    if key not in known:
        known[key] = comes_to(content, effect, lambda each: each == Phrase("complete-mission", (mission,)), told_by)
    return known[key]


def stores(teller: Teller) -> Stores:
    state = teller.state
    lander = None
    if state.lander:
        text = teller.story(text_place("lander", state.lander), teller.content.landers[state.lander].text)
        lander = Card(state.lander, teller.name("lander", state.lander), "", text)
    last = state.past[-1] if state.past else ""
    return Stores(
        supplies=state.supplies,
        most=most_supplies(teller.seen) if counts_supplies(state) else 0,
        success=state.success,
        found=[teller.card("card", each, "about-find-card") for each in state.found],
        leads=[_lead(teller, find) for find in KINDS_OF_DISCOVERY],
        lander=lander,
        mods=[teller.card("mod", each, "about-use-mod") for each in state.mods],
        events=len(state.events),
        event=teller.card("event", last, "about-event") if last else None,
        bag=len(state.bag),
        unique=len(state.unique),
        rankup=teller.card("rankup", state.rankup, "about-rank-up") if state.rankup else None,
        ranked=state.ranked,
        debts=state.debts,
        deadly=state.deadly,
    )


def _lead(teller: Teller, find: str) -> Lead:
    left = len(teller.state.discoveries.get(find, ()))
    needed = teller.content.ruling.lead_total
    return Lead(find, teller.name("find", find), lead_total(teller.seen, find), needed, left)
