"""What a seat sees, in words, for the terminal and for screen readers."""

from collections.abc import Iterator

from farlight.content.ids import text_place
from farlight.kernel import Line, Panel
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.ids import ActionSource, CardPlace, ShownDie, SlottedInjury, source_id
from farlight.vanguard.model.state import NO_TURN, Check, Crew, Vanguard
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import living, name_of
from farlight.vanguard.rules.exploration.discoveries import counts_supplies, lead_total, most_supplies
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import column
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.table.board_panels import board_panels
from farlight.vanguard.table.checks.scene_check import step_of
from farlight.vanguard.table.panel_parts import action_line, story_of, track_of, words
from farlight.vanguard.table.reference_panels import reference_panels
from farlight.vanguard.table.ship.panels import ship_panels


def panels_of(seen: VanguardPlay) -> list[Panel]:
    """The table for the terminal and for screen readers."""
    ending = [result_panel(seen)] if seen.state.outcome else []
    return [*ending, *_open(seen), *reference_panels(seen.content)]


def _open(seen: VanguardPlay) -> list[Panel]:
    """The page of the Ship Book, or the planet, with the ship for whoever asks."""
    state = seen.state
    if not state.ship.objective:
        return _planet(seen)
    if state.ship.page or not state.planet:
        return [*_log(state), *ship_panels(seen, begins=False)]
    return [*_planet(seen), *ship_panels(seen, begins=state.round <= 1)]


def _planet(seen: VanguardPlay) -> list[Panel]:
    state = seen.state
    title = Line("panel-exploration", (("scenario", state.scenario),))
    if state.ship.objective:  # a campaign goes to many planets
        title = Line("panel-explored", (("planet", state.planet),))
    found = [Panel(title, tuple(_exploration(seen)))]
    missions = _missions(seen)
    if missions:
        found.append(Panel(Line("panel-missions"), tuple(missions)))
    found += _log(state)
    if state.check is not None:
        found.append(_check(state, state.check))
    found += [_crew(seen, who) for who, crew in enumerate(state.crew) if crew.card]
    if state.round:
        found += board_panels(seen)
        nothing = not (state.found or any(state.leads.values()))
        found.append(Panel(Line("panel-finds"), tuple(_finds(seen)), aside=nothing))
    return found


def _log(state: Vanguard) -> list[Panel]:
    if not state.telling:
        return []
    return [Panel(Line("panel-log", (("log", state.read[-1]),)), (Line("panel-text", (("text", state.telling),)),))]


def result_panel(seen: VanguardPlay) -> Panel:
    """How it ended, and what to play next."""
    state = seen.state
    onward = seen.content.scenarios[state.scenario].after(state.outcome)
    lines = [*_reached(state)]
    if onward == state.scenario:
        lines.append(Line("panel-again", (("scenario", onward),)))
    elif onward:
        lines.append(Line("panel-next", (("scenario", onward), ("text", text_place("scenario", onward)))))
    return Panel(Line("panel-result", (("outcome", state.outcome),)), tuple(lines))


def _reached(state: Vanguard) -> Iterator[Line]:
    """What was reached, who came home; of a campaign, how far it went."""
    ship = state.ship
    if ship.objective:
        served = (("visits", len(ship.visits)), ("count", len(ship.sleeves)), ("names", len(ship.wall)))
        yield Line("panel-served", served)
        return
    yield Line("panel-tally", (("round", state.round), ("success", state.success), ("count", len(state.done))))
    yield Line("panel-home", (words("crew_here", [name_of(state, who) for who in living(state)]),))


# The Exploration


def _exploration(seen: VanguardPlay) -> list[Line]:
    state = seen.state
    lines = []
    if state.round:
        turn = name_of(state, state.turn) if state.turn != NO_TURN else "none"
        lines.append(
            Line("panel-round", (("round", state.round), ("turn", turn), ("start", name_of(state, state.start))))
        )
    if counts_supplies(state):
        supplies = (("supplies", state.supplies), ("most", most_supplies(seen)), ("success", state.success))
        lines.append(Line("panel-supplies", supplies))
    else:
        lines.append(Line("panel-success", (("success", state.success),)))
    if state.lander:
        lines.append(Line("panel-lander", (("lander", state.lander), ("sector", state.lander_sector))))
    lines += [Line("panel-mod", (("mod", each), ("about-use-mod", each))) for each in state.mods]
    if state.debts:
        lines.append(Line("panel-debts", (("count", state.debts),)))
    if state.deadly:
        lines.append(Line("panel-deadly"))
    return lines + _condition(seen)


def _condition(seen: VanguardPlay) -> list[Line]:
    """The Global Condition: what a Travel icon does, its Combination, its effects on checks, its track. V-GLOBAL-03."""
    card = seen.content.conditions[condition_in_force(seen)]
    name = ("condition", card.id)
    lines = [Line("panel-condition", (name, ("effect", card.travel.source)))]
    if card.text:
        lines.append(Line("panel-text", (story_of(text_place("condition", card.id), card.text, seen.state),)))
    if card.check is not None:
        lines.append(
            Line(
                "panel-travel-check",
                (("action", source_id("travel", card.id)), ("details", source_id("travel", card.id))),
            )
        )
    if card.need:
        lines.append(Line("panel-combination", (("card", card.id), ("need", card.need), ("combination", card.id))))
    lines += [
        Line("panel-special", (name, ("special_text", str(CardPlace(card.id, place)))))
        for place in range(len(card.specials))
    ]
    if card.action is not None:
        lines.append(action_line(source_id("condition", card.id), seen.state))
    return lines + track_of(source_id("condition", card.id), seen)


def _missions(seen: VanguardPlay) -> list[Line]:
    """What is to be done, and the Rank-Up card. V-MISSION-01, V-RANK-01."""
    state, content = seen.state, seen.content
    lines = []
    for name in state.missions:
        card = content.missions[name]
        goal = card.goal.source if card.goal is not None else "none"
        story = story_of(text_place("mission", name), card.text, state)
        lines.append(Line("panel-mission", (("mission", name), story)))
        if card.goal is not None:
            lines.append(Line("panel-goal", (("mission", name), ("condition_text", goal))))
        lines += [action_line(source_id("mission", name, place=place), state) for place in range(len(card.actions))]
        lines += track_of(source_id("mission", name), seen)
    lines += [Line("panel-done", (("mission", name),)) for name in state.done]
    if state.rankup:
        ready = "done" if state.ranked else "open"
        refs = (("rankup", state.rankup), ("about-rank-up", state.rankup), ("ready", ready))
        lines.append(Line("panel-rankup", refs))
        if content.rankups[state.rankup].action is not None:
            lines.append(action_line(source_id("rankup", state.rankup), state))
    return lines


# The Dice Check


def _check(state: Vanguard, check: Check) -> Panel:
    """The ten steps, and where the dice are. V-CHECK-0.1."""
    title = Line("panel-check", (("action", check.action), ("who", name_of(state, check.active))))
    step = step_of(state, check)
    lines = [Line("panel-step", (("step", step), ("step_name", str(step))))]
    if ActionSource.parse(check.action).is_on_card:
        lines.append(action_line(check.action, state))
    if check.given:
        lines.append(Line("panel-given", (("dice", ", ".join(die for _, die in check.given)),)))
    if check.pool:
        lines.append(
            Line("panel-pool", (("dice", ", ".join(str(ShownDie(die, face)) for _, die, face in check.pool)),))
        )
    if check.wounds:
        lines.append(Line("panel-wounds", (words("symbols", check.wounds),)))
    lines += [Line("panel-danger", (("table", table), ("symbol", symbol))) for table, symbol in check.danger]
    return Panel(title, tuple(lines))


# The Crew


def _crew(seen: VanguardPlay, number: int) -> Panel:
    """A Crew board: dice by column, Injuries, cards, Equipment. V-TERM-06."""
    state, content = seen.state, seen.content
    crew = state.crew[number]
    title = Line("panel-crew", (("who", crew.card), ("section", crew.section), ("rank", crew.rank)))
    who = ("who", crew.card)
    if not crew.alive:
        return Panel(title, (Line("panel-dead", (who,)),))
    place = (who, ("sector", crew.sector), ("actions", crew.actions), ("ready", _turn_of(state, number)))
    lines = [Line("panel-place", place), Line("panel-skill", (who, ("about-crew-card", crew.card)))]
    if state.planet and not content.planets[state.planet].starting:  # there are no Charges there. V-TUT-27
        lines.append(Line("panel-charges", (who, ("charges", crew.charges))))
    lines += [_column(crew, colour, content.ruling.slots[crew.rank - 1]) for colour in COLOURS]
    if crew.spent:
        lines.append(Line("panel-spent", (who, ("dice", ", ".join(crew.spent)))))
    lines += [_injury(crew, card, content) for card in crew.injuries if card]
    hand = (("count", len(crew.hand)), ("limit", hand_limit(seen, number)), ("deck", len(crew.deck)))
    lines.append(Line("panel-hand", (who, *hand)))
    lines += [Line("panel-card", (who, ("card", card), ("about-card", card))) for card in crew.hand]
    lines += [Line("panel-gear", (who, ("gear", card), ("gear_text", card))) for card in crew.gear]
    return Panel(title, tuple(lines))


def _turn_of(state: Vanguard, who: int) -> str:
    """The Turn token; an Action is taken from its beginning, so that the last one leaves none. V-TURN-07, V-TURN-13."""
    if state.crew[who].done:
        return "done"
    return "last" if who == state.turn and not state.crew[who].actions else "open"


def _column(crew: Crew, colour: str, slots: int) -> Line:
    dice = column(crew, colour)
    hurt = "yes" if colour in crew.hurt else "no"
    refs = (("who", crew.card), ("colour", colour), ("dice", ", ".join(dice) or "-"), ("count", len(dice)))
    return Line("panel-column", (*refs, ("slots", slots), ("hurt", hurt)))


def _injury(crew: Crew, card: str, content: Definitions) -> Line:
    """An Injury card and what its symbols do; face down it does nothing. V-INJ-14."""
    refs = (("who", crew.card), ("injury", card))
    if SlottedInjury.parse(card).is_down:
        return Line("panel-injury-down", refs)
    return Line("panel-injury", (*refs, ("injury_text", content.injuries[card].type)))


# Finds


def _finds(seen: VanguardPlay) -> list[Line]:
    """Leads on the decks, and what was found. V-LEAD-09, V-DISC-03."""
    state = seen.state
    lines = []
    for find in KINDS_OF_DISCOVERY:
        left, total = len(state.discoveries.get(find, ())), lead_total(seen, find)
        refs = (("find", find), ("count", left), ("total", total), words("leads", state.leads.get(find, ())))
        lines.append(Line("panel-find", (*refs, ("needed", seen.content.ruling.lead_total))))
    lines += [Line("panel-found", (("card", card), ("about-find-card", card))) for card in state.found]
    decks = (("events", len(state.events)), ("leads_left", len(state.bag)), ("uniques", len(state.unique)))
    lines.append(Line("panel-decks", decks))
    return lines
