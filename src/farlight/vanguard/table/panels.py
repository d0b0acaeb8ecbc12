"""The view in words, for the terminal and for screen readers."""

from collections.abc import Iterator

from farlight.kernel import Line, Panel
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.table.board_panels import board_panels
from farlight.vanguard.table.panel_parts import action_line, story_of, track_of, words
from farlight.vanguard.table.reference_panels import reference_panels
from farlight.vanguard.table.ship.panels import ship_panels
from farlight.vanguard.table.view import CheckView, CrewView, VanguardView


def panels_of(seen: VanguardView, content: Definitions) -> list[Panel]:
    """The table for the terminal and for screen readers."""
    ending = [result_panel(seen, content)] if seen.outcome else []
    return [*ending, *_open(seen, content), *reference_panels(content)]


def _open(seen: VanguardView, content: Definitions) -> list[Panel]:
    """The page of the Ship Book, or the planet, with the ship for whoever asks."""
    if seen.ship is None:
        return _planet(seen, content)
    if seen.ship.page or not seen.planet:
        return [*_log(seen), *ship_panels(seen.ship, begins=False)]
    return [*_planet(seen, content), *ship_panels(seen.ship, begins=seen.round <= 1)]


def _planet(seen: VanguardView, content: Definitions) -> list[Panel]:
    title = Line("panel-exploration", (("scenario", seen.scenario),))
    if seen.ship is not None:  # a campaign goes to many planets
        title = Line("panel-explored", (("planet", seen.planet),))
    found = [Panel(title, tuple(_exploration(seen, content)))]
    missions = _missions(seen, content)
    if missions:
        found.append(Panel(Line("panel-missions"), tuple(missions)))
    found += _log(seen)
    if seen.check is not None:
        found.append(_check(seen, seen.check))
    found += [_crew(each, seen, content) for each in seen.crew if each.card]
    if seen.round:
        found += board_panels(seen, content)
        nothing = not (seen.found or any(seen.leads.values()))
        found.append(Panel(Line("panel-finds"), tuple(_finds(seen, content)), aside=nothing))
    return found


def _log(seen: VanguardView) -> list[Panel]:
    if not seen.telling:
        return []
    return [Panel(Line("panel-log", (("log", seen.read[-1]),)), (Line("panel-text", (("text", seen.telling),)),))]


def result_panel(seen: VanguardView, content: Definitions) -> Panel:
    """How it ended, and what to play next."""
    onward = content.scenarios[seen.scenario].after(seen.outcome)
    lines = [*_reached(seen)]
    if onward == seen.scenario:
        lines.append(Line("panel-again", (("scenario", onward),)))
    elif onward:
        lines.append(Line("panel-next", (("scenario", onward), ("text", f"scenario.{onward}"))))
    return Panel(Line("panel-result", (("outcome", seen.outcome),)), tuple(lines))


def _reached(seen: VanguardView) -> Iterator[Line]:
    """What was reached, who came home; of a campaign, how far it went."""
    if seen.ship is not None:
        served = (("visits", len(seen.ship.visits)), ("count", len(seen.ship.crew)), ("names", len(seen.ship.wall)))
        yield Line("panel-served", served)
        return
    yield Line("panel-tally", (("round", seen.round), ("success", seen.success), ("count", len(seen.done))))
    yield Line("panel-home", (words("crew_here", [each.card for each in seen.crew if each.alive]),))


# The Exploration


def _exploration(seen: VanguardView, content: Definitions) -> list[Line]:
    lines = []
    if seen.round:
        lines.append(Line("panel-round", (("round", seen.round), ("turn", seen.turn or "none"), ("start", seen.start))))
    if seen.most_supplies:
        supplies = (("supplies", seen.supplies), ("most", seen.most_supplies), ("success", seen.success))
        lines.append(Line("panel-supplies", supplies))
    else:
        lines.append(Line("panel-success", (("success", seen.success),)))
    if seen.lander:
        lines.append(Line("panel-lander", (("lander", seen.lander), ("sector", seen.lander_sector))))
    lines += [Line("panel-mod", (("mod", each), ("about-use-mod", each))) for each in seen.mods]
    if seen.debts:
        lines.append(Line("panel-debts", (("count", seen.debts),)))
    if seen.deadly:
        lines.append(Line("panel-deadly"))
    return lines + _condition(seen, content)


def _condition(seen: VanguardView, content: Definitions) -> list[Line]:
    """The Global Condition: what a Travel icon does, its Combination, its effects on checks, its track. V-GLOBAL-03."""
    card = content.conditions[seen.condition]
    name = ("condition", card.id)
    lines = [Line("panel-condition", (name, ("effect", card.travel.source)))]
    if card.text:
        lines.append(Line("panel-text", (story_of(f"condition.{card.id}", card.text, seen),)))
    if card.check is not None:
        lines.append(Line("panel-travel-check", (("action", f"travel:{card.id}"), ("details", f"travel:{card.id}"))))
    if card.need:
        lines.append(Line("panel-combination", (("card", card.id), ("need", card.need), ("combination", card.id))))
    lines += [
        Line("panel-special", (name, ("special_text", f"{card.id}:{place}"))) for place in range(len(card.specials))
    ]
    if card.action is not None:
        lines.append(action_line(f"condition:{card.id}", seen))
    return lines + track_of(f"condition:{card.id}", seen)


def _missions(seen: VanguardView, content: Definitions) -> list[Line]:
    """What is to be done, and the Rank-Up card. V-MISSION-01, V-RANK-01."""
    lines = []
    for name in seen.missions:
        card = content.missions[name]
        goal = card.goal.source if card.goal is not None else "none"
        story = story_of(f"mission.{name}", card.text, seen)
        lines.append(Line("panel-mission", (("mission", name), story)))
        if card.goal is not None:
            lines.append(Line("panel-goal", (("mission", name), ("condition_text", goal))))
        lines += [action_line(f"mission:{name}:{place}", seen) for place in range(len(card.actions))]
        lines += track_of(f"mission:{name}", seen)
    lines += [Line("panel-done", (("mission", name),)) for name in seen.done]
    if seen.rankup:
        ready = "done" if seen.ranked else "open"
        lines.append(Line("panel-rankup", (("rankup", seen.rankup), ("about-rank-up", seen.rankup), ("ready", ready))))
        if content.rankups[seen.rankup].action is not None:
            lines.append(action_line(f"rankup:{seen.rankup}", seen))
    return lines


# The Dice Check


def _check(seen: VanguardView, check: CheckView) -> Panel:
    """The ten steps, and where the dice are. V-CHECK-0.1."""
    title = Line("panel-check", (("action", check.action), ("who", check.who)))
    lines = [Line("panel-step", (("step", check.step), ("step_name", str(check.step))))]
    if ":" in check.action:
        lines.append(action_line(check.action, seen))
    if check.given:
        lines.append(Line("panel-given", (("dice", ", ".join(die for _, die in check.given)),)))
    if check.pool:
        lines.append(Line("panel-pool", (("dice", ", ".join(f"{die} {face}" for _, die, face in check.pool)),)))
    if check.wounds:
        lines.append(Line("panel-wounds", (words("symbols", check.wounds),)))
    lines += [Line("panel-danger", (("table", table), ("symbol", symbol))) for table, symbol in check.danger]
    return Panel(title, tuple(lines))


# The Crew


def _crew(crew: CrewView, seen: VanguardView, content: Definitions) -> Panel:
    """A Crew board: dice by column, Injuries, cards, Equipment. V-TERM-06."""
    title = Line("panel-crew", (("who", crew.card), ("section", crew.section), ("rank", crew.rank)))
    who = ("who", crew.card)
    if not crew.alive:
        return Panel(title, (Line("panel-dead", (who,)),))
    place = (who, ("sector", crew.sector), ("actions", crew.actions), ("ready", _turn_of(crew, seen)))
    lines = [Line("panel-place", place), Line("panel-skill", (who, ("about-crew-card", crew.card)))]
    if seen.planet and not content.planets[seen.planet].starting:  # there are no Charges there. V-TUT-27
        lines.append(Line("panel-charges", (who, ("charges", crew.charges))))
    lines += [_column(crew, colour, content) for colour in COLOURS]
    if crew.spent:
        lines.append(Line("panel-spent", (who, ("dice", ", ".join(crew.spent)))))
    for card in (card for card in crew.injuries if card):
        lines.append(_injury(crew, card, content))
    lines.append(Line("panel-hand", (who, ("count", len(crew.hand)), ("limit", crew.limit), ("deck", crew.deck))))
    lines += [Line("panel-card", (who, ("card", card), ("about-card", card))) for card in crew.hand]
    lines += [Line("panel-gear", (who, ("gear", card), ("gear_text", card))) for card in crew.gear]
    return Panel(title, tuple(lines))


def _turn_of(crew: CrewView, seen: VanguardView) -> str:
    """The Turn token; an Action is taken from its beginning, so that the last one leaves none. V-TURN-07, V-TURN-13."""
    if crew.done:
        return "done"
    return "last" if crew.card == seen.turn and not crew.actions else "open"


def _column(crew: CrewView, colour: str, content: Definitions) -> Line:
    dice = crew.slots[colour]
    hurt = "yes" if colour in crew.hurt else "no"
    slots = content.ruling.slots[crew.rank - 1]
    refs = (("who", crew.card), ("colour", colour), ("dice", ", ".join(dice) or "-"), ("count", len(dice)))
    return Line("panel-column", (*refs, ("slots", slots), ("hurt", hurt)))


def _injury(crew: CrewView, card: str, content: Definitions) -> Line:
    """An Injury card and what its symbols do; face down it does nothing. V-INJ-14."""
    refs = (("who", crew.card), ("injury", card))
    if card.startswith("-"):
        return Line("panel-injury-down", refs)
    return Line("panel-injury", (*refs, ("injury_text", content.injuries[card].type)))


# Finds


def _finds(seen: VanguardView, content: Definitions) -> list[Line]:
    """Leads on the decks, and what was found. V-LEAD-09, V-DISC-03."""
    lines = []
    for find in KINDS_OF_DISCOVERY:
        leads = seen.leads.get(find, [])
        total = sum(content.leads[lead].value for lead in leads)
        refs = (("find", find), ("count", seen.discoveries.get(find, 0)), ("total", total), words("leads", leads))
        lines.append(Line("panel-find", (*refs, ("needed", content.ruling.lead_total))))
    lines += [Line("panel-found", (("card", card), ("about-find-card", card))) for card in seen.found]
    lines.append(Line("panel-decks", (("events", seen.events), ("leads_left", seen.bag), ("uniques", seen.unique))))
    return lines
