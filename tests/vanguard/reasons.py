"""What must be so on the table where a reason is given why something cannot be done: a fact for every reason.

Nothing is asked of the function that gave the reason: it is found again in the state, on the cards and on the map.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from farlight.effects import Phrase, verb_phrases
from farlight.kernel import Option, Refusal
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY, Action
from farlight.vanguard.model.ids import ActionSource, CardPart, DestinationId, Mark
from farlight.vanguard.rules.context import About, holds, seat_of
from farlight.vanguard.rules.exploration.abilities import LAST_STEP, TURN, abilities_on, usable_gear
from farlight.vanguard.rules.exploration.board import connected, is_stuck, living, who_is
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.special_actions import action_at, sector_of_source
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play
from farlight.vanguard.rules.exploration.turns import offers
from farlight.vanguard.rules.lasting_effects import has_power
from farlight.vanguard.rules.ship import facilities, laboratory, medbay
from farlight.vanguard.rules.ship.crew import assignable
from farlight.vanguard.rules.ship.installation import waiting
from farlight.vanguard.rules.verbs.lasting_effects import MOST_DEBTS
from farlight.vanguard.table.met_things import tree_of
from farlight.vanguard.table.why_idle import USABLE
from tests.vanguard.tables import CONTENT, Table


class At(NamedTuple):
    """What was asked about, an option or a thing of the board, and what was told."""

    table: Table
    seat: int
    option: Option | None
    kind: str
    thing: str
    why: Refusal

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def play(self) -> Any:
        return self.table.play

    @property
    def said(self) -> dict[str, Any]:
        return dict(self.why.refs)

    @property
    def refs(self) -> dict[str, Any]:
        return {} if self.option is None else dict(self.option.refs)

    @property
    def turn(self) -> Any:
        """Whoever has the turn."""
        return self.state.crew[self.state.turn]

    @property
    def member(self) -> Any:
        """Of whom is told."""
        return self.state.crew[who_is(self.state, self.said["who"])]

    @property
    def helper(self) -> int:
        """Who would Assist."""
        return who_is(self.state, str(self.refs["who"] if "who" in self.refs else self.said["who"]))

    @property
    def users(self) -> list[int]:
        """Whom a price may be about: who has the turn, the subject of the question, or those of the seat."""
        if self.option is not None and self.option.verb == "special":
            return [self.state.turn]
        subject = None if self.play.question is None else self.play.question.subject
        if isinstance(subject, About):
            return [subject.who]
        return [who for who in living(self.state) if self.seat in (-1, seat_of(self.state, who))]


def bar_is_so(table: Table, seat: int, option: Option, why: Refusal) -> bool:
    """Whether what is told of an option that is not offered is so."""
    return FACTS[why.reason](At(table, seat, option, "", "", why))


def idle_is_so(table: Table, seat: int, kind: str, thing: str, why: Refusal) -> bool:
    """Whether what is told of a thing of the board is so: of itself, or of the Action that it is for."""
    if kind == "action" and not any(refs.get("action") == thing for refs in _offered(table)):
        where, card = thing.split(":")[:2]  # out of reach: it is told of its card, or of its Sector
        return idle_is_so(table, seat, "sector" if where == "poi" else where, card, why)
    at = At(table, seat, None, kind, thing, why)
    if str(at.said.get(kind, thing)) != thing:
        return False
    if why.reason in OF_ACTIONS and kind not in USABLE and not at.state.ship.page:
        return any(FACTS[why.reason](at._replace(option=each)) for each in _actions(at))
    return FACTS[why.reason](at)


def _offered(table: Table) -> list[dict[str, Any]]:
    """What the Actions of whoever has the turn are about, open or barred."""
    return [dict(option.refs) for option, _ in offers(table.play, table.state.turn)]


def _actions(at: At) -> list[Option]:
    """The Actions of whoever has the turn that a thing is for."""
    return [each for each, why in offers(at.play, at.state.turn) if why == at.why and _is_for(at, dict(each.refs))]


def _is_for(at: At, refs: dict[str, Any]) -> bool:
    if at.kind in ("sector", "path") and at.kind in refs:
        return str(refs[at.kind]) == at.thing
    if "action" not in refs:
        return False
    if at.kind == "action":
        return str(refs["action"]) == at.thing
    source = ActionSource.parse(str(refs["action"]))
    if at.kind == "sector":
        return source.sector == int(at.thing)
    return source.card in (at.thing, ActionSource.parse(at.thing).card)


# Prices


def _choice_of_log(word: str) -> Any:
    part = CardPart.parse(word)
    card = CONTENT.logs[part.card]
    told = card.instead[int(part.path[1])] if len(part.path) > 1 else card
    return told.choices[part.choice]


def price(at: At) -> list[Phrase]:
    """What an option costs."""
    text: Any = None
    match at.option.verb if at.option is not None else at.kind:
        case "special":
            action = action_at(at.play, at.refs["action"])
            text = None if action is None else action.cost
        case "log-choice":
            text = _choice_of_log(at.refs["choice"]).cost
        case "situation-choice":
            part = CardPart.parse(at.refs["choice"])
            text = CONTENT.situations[part.card].choices[part.choice].cost
        case "do":
            return list(verb_phrases(tree_of(at.refs["effect"])))
        case "card" | "gear" | "skill" | "found" | "mod":
            return [each for _, card in abilities(at) for each in verb_phrases(card.effect.tree)]
    return [] if text is None else list(verb_phrases(text.tree))


def asks(at: At, form: str, is_there: Callable[[Any], bool]) -> bool:
    """Whether the price has a verb of this form for which there is not what it takes."""
    return any(phrase.form == form and not is_there(phrase.args) for phrase in price(at))


def asks_of(at: At, form: str, held: Callable[[Any], int], needed: int | None = None) -> bool:
    """Whether somebody whom the price is about has less of something than it takes."""
    crew = [at.state.crew[who] for who in at.users]
    return any(asks(at, form, partial(_has_enough, held(each), needed)) for each in crew)


def _has_enough(held: int, needed: int | None, args: Any) -> bool:
    return held >= (needed or int(args[0]))


def no_supplies(at: At) -> bool:
    if at.option is not None and at.option.verb == "rest":
        return not at.state.tutorial and at.state.supplies <= 0
    enough = partial(_has_enough, at.state.supplies, None)
    return asks(at, "lose-supplies", enough) or asks(at, "lose-supplies-less", enough)


def no_discovery(at: At) -> bool:
    cards = CONTENT.discoveries
    found = [cards[card].type for card in at.state.found if card in cards]

    def is_held(args: Any) -> bool:
        return bool(set(found) & (set(KINDS_OF_DISCOVERY) if args[0] == "any" else {args[0]}))

    return asks(at, "discard-a-discovery", is_held) or asks(
        at, "give-a-discovery", lambda args: bool(at.state.ship.gathered)
    )


def leads_on(at: At, find: str) -> bool:
    """Whether a Lead of a kind lies there, or any."""
    return any(at.state.leads.values()) if find == "any" else bool(at.state.leads.get(find))


def no_energy(at: At) -> bool:
    energy = at.state.ship.energy
    if at.option is not None and "energy" in at.refs:
        return bool(int(at.refs["energy"]) > energy)
    return asks(at, "lose-energy", lambda args: energy >= int(args[0]))


def no_charges(at: At) -> bool:
    """A Skill costs a Charge, and what its text asks for beside it. V-CREW-04."""
    return asks_of(at, "lose-charges", lambda crew: crew.charges - (at.kind == "skill")) or (
        at.kind == "skill" and any(at.state.crew[who].charges < 1 for who in holders(at))
    )


def few_cards(at: At) -> bool:
    """A card in hand that is used does not pay for itself. V-CARD-04."""
    return asks_of(at, "discard-cards", lambda crew: len(crew.hand) - (at.kind == "card"))


# Places


def steps(at: At, start: int) -> dict[int, int]:
    """How far every Sector is that can be reached."""
    far, row = {start: 0}, [start]
    for here in row:
        for there in connected(at.play, here):
            if there not in far:
                far[there] = far[here] + 1
                row.append(there)
    return far


def path_of(at: At) -> Any:
    return CONTENT.planets[at.state.planet].paths[int(at.refs.get("path", at.thing))]


def sources(at: At, start: str) -> list[str]:
    """The Special Actions within reach of whoever has the turn, on some cards."""
    found = (option.id.partition(":")[2] for option, _ in offers(at.play, at.state.turn))
    return [source for source in found if source.startswith(start)]


def threat(at: At) -> Any:
    return next(each for each in at.state.threats if each.card == at.thing)


def way(at: At) -> Any:
    """The way on the Starmap: a System to fly to, or a Destination to visit."""
    system = CONTENT.systems[at.state.ship.system]
    if "destination" in at.refs:
        return system.destinations[DestinationId.parse(at.refs["destination"]).name]
    return system.outbound[int(at.refs["place"])]


def is_closed(at: At) -> bool:
    only = way(at).only
    return only is not None and not holds(at.play, only, About(-1, 0, ActionSource("starmap")))


def source_about(at: At) -> About:
    word = at.refs["action"]
    return About(at.state.turn, sector_of_source(at.play, word, at.state.turn), ActionSource.parse(word))


def is_alone(at: At) -> bool:
    """Whether nobody who could Assist shares the Sector. V-SPECIAL-08."""
    here = [each for each in at.state.crew if each.alive and each.sector == at.turn.sector and each != at.turn]
    return not any(map(available, here))


# Assists


def cannot_reach(at: At) -> bool:
    """Whether somebody is elsewhere, and no effect lets help come from there. V-CHECK-1.7."""
    active = at.state.check.active
    return bool(at.state.crew[at.helper].sector != at.state.crew[active].sector)


def bars_help(at: At) -> bool:
    """Whether an effect bars help, of the helper or of whoever is helped. V-CHECK-1.4."""
    barred = who_is(at.state, at.said["other"])
    return barred in (at.helper, at.state.check.active) and has_power(at.play, barred, "no-assist")


def has_given(at: At) -> bool:
    return at.helper in [owner for owner, _ in at.state.check.given]


# Abilities


def abilities(at: At) -> list[tuple[int, Any]]:
    """What is written on a card, for each who has it at hand; in that of the team all have it."""
    return [(who, each) for who in holders(at) for each in abilities_on(at.play, USABLE[at.kind], at.thing)]


def holders(at: At) -> list[int]:
    crew = at.state.crew
    piles: dict[str, Callable[[int], Any]] = {
        "card": lambda who: crew[who].hand,
        "gear": lambda who: (*crew[who].gear, *usable_gear(at.play, who)),
        "skill": lambda who: (crew[who].card,),
        "found": lambda _: at.state.found,
        "mod": lambda _: at.state.mods,
    }
    return [who for who in living(at.state) if at.thing in piles[at.kind](who)]


def is_useless(at: At) -> bool:
    """Whether no carrier can use Equipment that is for its carrier."""
    return all(at.thing not in usable_gear(at.play, who) for who in holders(at))


def is_used_up(at: At) -> bool:
    check = at.state.check
    marks = [*(() if check is None else check.marks), *at.state.used]
    return any(
        each.once and {str(Mark(each.once, at.thing)), f"check:{at.thing}"} & {*marks, *at.state.crew[who].marks}
        for who, each in abilities(at)
    )


def is_another_moment(at: At) -> bool:
    """Whether nothing on it is for what is going on now."""
    own = at.state.turn
    return at.said["when"] in [each.when for _, each in abilities(at)] and not any(
        each.when in ("any", at.state.window) or (each.when == TURN and who == own) for who, each in abilities(at)
    )


# Aboard


def is_last(at: At) -> bool:
    ship = at.state.ship
    if at.thing:
        return at.thing in ship.available and at.thing not in assignable(at.play)
    return not assignable(at.play)


def asked_action(at: At) -> Action:
    """The Action that was asked about, which is that of a card."""
    action = action_at(at.play, at.refs["action"])
    assert action is not None
    return action


Fact = Callable[[At], bool]
FACTS: dict[str, Fact] = {
    "why-not-lesson": lambda at: at.state.tutorial == "script",
    # Actions of a turn
    "why-not-special-twice": lambda at: "turn:special" in at.turn.marks,
    "why-not-precondition": lambda at: not holds(at.play, asked_action(at).only, source_about(at)),
    "why-not-alone": lambda at: asked_action(at).assisted and is_alone(at),
    "why-not-stuck": lambda at: (
        (is_stuck(at.play, at.turn.sector) or has_power(at.play, at.state.turn, "stuck"))
        and not has_power(at.play, at.state.turn, "loose")
    ),
    "why-not-one-way": lambda at: path_of(at).one_way and path_of(at).ends[1] == at.turn.sector,
    "why-not-rest": lambda at: has_power(at.play, at.state.turn, "no-rest"),
    "why-not-lander": lambda at: not at.state.lander_sector,
    "why-not-lander-sector": lambda at: at.state.lander_sector not in (0, at.turn.sector),
    # Prices
    "why-not-supplies": no_supplies,
    "why-not-cards": few_cards,
    "why-not-charges": no_charges,
    "why-not-discovery": no_discovery,
    "why-not-energy": no_energy,
    "why-not-command": lambda at: asks(at, "lose-command", lambda args: at.state.ship.command >= int(args[0])),
    "why-not-success": lambda at: asks(at, "lose-success", lambda args: at.state.ship.success >= int(args[0])),
    "why-not-unique": lambda at: asks(at, "use-up-unique", lambda args: args[0] in at.state.found),
    "why-not-lead": lambda at: asks(at, "discard-a-lead", lambda args: leads_on(at, args[0])),
    "why-not-gear": lambda at: asks_of(at, "return-equipment", lambda crew: len(crew.gear)),
    "why-not-injury": lambda at: (
        asks_of(at, "discard-an-injury-card", lambda crew: any(crew.injuries), 1)
        or any(phrase.form == "discard-injury-with-die" for phrase in price(at))
    ),
    "why-not-debt": lambda at: asks(at, "owe", lambda args: at.state.debts + int(args[0]) <= MOST_DEBTS),
    "why-not-owed": lambda at: not at.state.debts,
    "why-not-two-dice": lambda at: sum(bool(die) for _, die, _ in at.state.check.pool) < 2,
    "why-not-sector": lambda at: asks(at, "place-in-another", lambda args: False),
    "why-not-cot": lambda at: medbay.free(at.play, "light") < 1,
    # Using cards
    "why-not-used-up": is_used_up,
    "why-not-in-turn": lambda at: any(each.when == TURN and who != at.state.turn for who, each in abilities(at)),
    "why-not-no-action": lambda at: any(
        each.action and (at.state.crew[who].actions < 1 or at.state.window != TURN) for who, each in abilities(at)
    ),
    "why-not-condition": lambda at: any(
        not holds(at.play, each.only, About(who, at.state.crew[who].sector, ActionSource(at.kind, at.thing)))
        for who, each in abilities(at)
    ),
    "why-not-moment": is_another_moment,
    "why-not-under-way": lambda at: at.state.round == 0 or at.state.flow[0].step != LAST_STEP,
    "why-not-hand-limit": lambda at: len(at.member.hand) > hand_limit(at.play, who_is(at.state, at.said["who"])),
    "why-not-no-gear": lambda at: is_useless(at) and has_power(at.play, holders(at)[0], "no-equipment"),
    "why-not-upgrade-of": lambda at: is_useless(at) and CONTENT.equipment[at.thing].upgrades == at.said["equipment"],
    "why-not-placed": lambda at: (
        CONTENT.equipment[at.thing].place is not None and at.thing not in [token for _, token in at.state.tokens]
    ),
    "why-not-token-lies": lambda at: is_useless(at) and (at.said["sector"], at.thing) in at.state.tokens,
    "why-not-passive": lambda at: not abilities(at),
    # Dice Checks
    "why-not-assist-elsewhere": cannot_reach,
    "why-not-assist-barred": bars_help,
    "why-not-assist-given": has_given,
    "why-not-assist-dice": lambda at: not available(at.state.crew[at.helper]),
    "why-not-assist-asked": lambda at: at.state.check is not None,
    "why-not-die-spent": lambda at: at.thing not in available(at.member),
    "why-not-die-rolled": lambda at: at.said["dice"].count(",") == max(0, len(at.state.check.pool) - 1),
    # What waits
    "why-not-later": lambda at: at.said == {"who": at.turn.card, "actions": at.turn.actions},
    "why-not-far": lambda at: steps(at, at.turn.sector)[int(at.thing)] == at.said["count"] > 1,
    "why-not-cut-off": lambda at: int(at.thing) not in steps(at, at.turn.sector),
    "why-not-no-special": lambda at: int(at.thing) == at.turn.sector and not sources(at, f"poi:{at.thing}:"),
    "why-not-path": lambda at: at.turn.sector not in path_of(at).ends,
    "why-not-threat": lambda at: not CONTENT.threats[at.thing].actions,
    "why-not-threat-away": lambda at: (
        threat(at).sector == at.said["sector"] != at.turn.sector and not sources(at, f"threat:{at.thing}:")
    ),
    "why-not-mission": lambda at: at.thing in at.state.missions and not sources(at, f"mission:{at.thing}:"),
    "why-not-mission-done": lambda at: at.thing in at.state.done,
    "why-not-no-deed": lambda at: (
        CONTENT.conditions[at.thing].action is None and at.thing == condition_in_force(at.play)
    ),
    "why-not-track": lambda at: (
        at.said["left"] == tracks_in_play(at.play)[at.thing] - at.state.time.get(at.thing, 0)
        and not sources(at, f"{at.thing}:")
    ),
    "why-not-dead": lambda at: not at.member.alive,
    "why-not-turn-over": lambda at: at.member.done and at.said["turn"] == at.turn.card,
    "why-not-turn-of": lambda at: not at.member.done and at.said["turn"] == at.turn.card,
    # Aboard
    "why-not-open": is_closed,
    "why-not-open-until": lambda at: is_closed(at) and at.said["objective"] not in at.state.ship.achieved,
    "why-not-open-any-more": is_closed,
    "why-not-hull": lambda at: way(at).dangerous,
    "why-not-landing": lambda at: way(at).landing in at.state.removed,
    "why-not-situations": lambda at: not at.state.ship.situations,
    "why-not-projects": lambda at: not laboratory.payable(at.play) and not waiting(at.play, "research"),
    "why-not-addons": lambda at: not facilities.usable_addons(at.play) and not waiting(at.play, "addon"),
    "why-not-available": lambda at: at.thing not in at.state.ship.available,
    "why-not-asked-aboard": lambda at: at.thing in assignable(at.play),
    "why-not-last": is_last,
    "why-not-facility": lambda at: (
        facilities.cannot_use(at.play, at.thing) is None
        and (at.said["page"], at.said["command"]) == (at.state.ship.page, at.state.ship.command)
    ),
}
"""By its reason: what must be so where it is given."""
OF_ACTIONS = {
    "why-not-special-twice", "why-not-precondition", "why-not-alone", "why-not-stuck", "why-not-one-way",
    "why-not-supplies", "why-not-cards", "why-not-charges", "why-not-discovery", "why-not-unique", "why-not-lead",
    "why-not-gear", "why-not-injury", "why-not-debt", "why-not-owed",
}  # fmt: skip
"""Reasons that are those of an Action, also where a thing is asked about that the Action is for."""
