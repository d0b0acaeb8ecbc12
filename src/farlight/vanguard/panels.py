"""The view in words, for the terminal and for screen readers."""

from collections.abc import Iterable

from farlight.content import Name
from farlight.kernel import Line, Panel
from farlight.vanguard.basics import KINDS_OF_DISCOVERY
from farlight.vanguard.content import Definitions
from farlight.vanguard.needs import COLOURS
from farlight.vanguard.places import Path
from farlight.vanguard.ship.panels import ship_panels
from farlight.vanguard.stories import tokens_in
from farlight.vanguard.view import CheckView, CrewView, SectorView, ThreatView, VanguardView


def panels_of(seen: VanguardView, content: Definitions) -> list[Panel]:
    """The table for the terminal and for screen readers."""
    ending = [_result(seen)] if seen.outcome else []
    if seen.ship is not None and (seen.ship.page or not seen.planet):
        return [*ending, *_log(seen), *ship_panels(seen.ship, begins=False)]
    own = _planet(seen, content)
    return [*ending, *own, *(ship_panels(seen.ship, begins=seen.round <= 1) if seen.ship is not None else ())]


def _planet(seen: VanguardView, content: Definitions) -> list[Panel]:
    found = [Panel(Line("panel-exploration", (("scenario", seen.scenario),)), tuple(_exploration(seen, content)))]
    missions = _missions(seen, content)
    if missions:
        found.append(Panel(Line("panel-missions"), tuple(missions)))
    found += _log(seen)
    if seen.check is not None:
        found.append(_check(seen, seen.check))
    found += [_crew(each, seen, content) for each in seen.crew if each.card]
    if seen.round:
        found += [_sector(each, seen, content) for each in seen.sectors]
        if seen.threats:
            lines = (line for each in seen.threats for line in _threat(each, seen, content))
            found.append(Panel(Line("panel-threats"), tuple(lines)))
        found.append(Panel(Line("panel-finds"), tuple(_finds(seen, content))))
    return found


def _log(seen: VanguardView) -> list[Panel]:
    if not seen.telling:
        return []
    return [Panel(Line("panel-log", (("log", seen.read[-1]),)), (Line("panel-text", (("text", seen.telling),)),))]


def _result(seen: VanguardView) -> Panel:
    """How it ended: what was reached, who came home; of a campaign, how far it went."""
    if seen.ship is not None:
        served = (("visits", len(seen.ship.visits)), ("count", len(seen.ship.crew)), ("names", len(seen.ship.wall)))
        return Panel(Line("panel-result", (("outcome", seen.outcome),)), (Line("panel-served", served),))
    home = [each.card for each in seen.crew if each.alive]
    return Panel(
        Line("panel-result", (("outcome", seen.outcome),)),
        (
            Line("panel-tally", (("round", seen.round), ("success", seen.success), ("count", len(seen.done)))),
            Line("panel-home", (_words("crew_here", home),)),
        ),
    )


def _words(kind: str, values: Iterable[str]) -> tuple[str, str]:
    return kind, ",".join(values) or "none"


def _story(place: str, text: Name, seen: VanguardView) -> tuple[str, str]:
    """A text that speaks of the table as it is now."""
    values = {token: str(seen.flags.get(token[3:], 0)) for token in tokens_in(text) if token.startswith("if ")}
    if "lander" in tokens_in(text):
        values["lander"] = seen.lander
    return "text", "|".join((place, *(f"{token.removeprefix('if ')}={value}" for token, value in values.items())))


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
        lines.append(Line("panel-text", (_story(f"condition.{card.id}", card.text, seen),)))
    if card.check is not None:
        lines.append(Line("panel-travel-check", (("action", f"travel:{card.id}"), ("details", f"travel:{card.id}"))))
    if card.need:
        lines.append(Line("panel-combination", (("card", card.id), ("need", card.need), ("combination", card.id))))
    lines += [
        Line("panel-special", (name, ("special_text", f"{card.id}:{place}"))) for place in range(len(card.specials))
    ]
    if card.action is not None:
        lines.append(_action(f"condition:{card.id}", seen))
    return lines + _time(f"condition:{card.id}", seen)


def _time(track: str, seen: VanguardView) -> list[Line]:
    """A Time Track, if the card has one. V-TIME-02, V-TIME-04."""
    if track not in seen.time:
        return []
    space, length = seen.time[track]
    return [Line("panel-time", (("track", track), ("space", space), ("length", length), ("about-time", track)))]


def _action(source: str, seen: VanguardView) -> Line:
    start = f"{source}."
    progress = [f"{key[len(start) :]}={space}" for key, space in seen.tracks.items() if key.startswith(start)]
    return Line("panel-action", (("action", source), ("details", "|".join((source, *progress)))))


def _missions(seen: VanguardView, content: Definitions) -> list[Line]:
    """What is to be done, and the Rank-Up card. V-MISSION-01, V-RANK-01."""
    lines = []
    for name in seen.missions:
        card = content.missions[name]
        goal = card.goal.source if card.goal is not None else "none"
        story = _story(f"mission.{name}", card.text, seen)
        lines.append(Line("panel-mission", (("mission", name), story)))
        if card.goal is not None:
            lines.append(Line("panel-goal", (("mission", name), ("condition_text", goal))))
        lines += [_action(f"mission:{name}:{place}", seen) for place in range(len(card.actions))]
        lines += _time(f"mission:{name}", seen)
    lines += [Line("panel-done", (("mission", name),)) for name in seen.done]
    if seen.rankup:
        ready = "done" if seen.ranked else "open"
        lines.append(Line("panel-rankup", (("rankup", seen.rankup), ("about-rank-up", seen.rankup), ("ready", ready))))
        if content.rankups[seen.rankup].action is not None:
            lines.append(_action(f"rankup:{seen.rankup}", seen))
    return lines


# The Dice Check


def _check(seen: VanguardView, check: CheckView) -> Panel:
    """The ten steps, and where the dice are. V-CHECK-0.1."""
    title = Line("panel-check", (("action", check.action), ("who", check.who)))
    lines = [Line("panel-step", (("step", check.step), ("step_name", str(check.step))))]
    if ":" in check.action:
        lines.append(_action(check.action, seen))
    if check.given:
        lines.append(Line("panel-given", (("dice", ", ".join(die for _, die in check.given)),)))
    if check.pool:
        lines.append(Line("panel-pool", (("dice", ", ".join(f"{die} {face}" for _, die, face in check.pool)),)))
    if check.wounds:
        lines.append(Line("panel-wounds", (_words("symbols", check.wounds),)))
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
    lines.append(Line("panel-spent", (who, ("dice", ", ".join(crew.spent) or "-"))))
    for card in (card for card in crew.injuries if card):
        lines.append(_injury(crew, card, content))
    lines.append(Line("panel-hand", (who, ("count", len(crew.hand)), ("limit", crew.limit), ("deck", crew.deck))))
    lines += [_hand_card(crew, card, content) for card in crew.hand]
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


def _hand_card(crew: CrewView, card: str, content: Definitions) -> Line:
    need = content.sections[card].need
    refs = (("who", crew.card), ("card", card), ("about-card", card), ("need", need), ("combination", card))
    return Line("panel-card", refs)


# The board


def _sector(sector: SectorView, seen: VanguardView, content: Definitions) -> Panel:
    """A Sector: its POI, Biomes, who and what is there, the ways out, and what can be done. V-TERM-20."""
    title = Line("panel-sector", (("sector", sector.number),))
    here = ("sector", sector.number)
    lines = [Line("panel-here", (here, _words("crew_here", sector.crew), _words("biomes", sector.biomes)))]
    if sector.threats:
        lines.append(Line("panel-threats-here", (here, _words("threats", sector.threats))))
    if sector.markers:
        lines.append(Line("panel-markers", (here, _words("markers", sector.markers))))
    if sector.tokens:
        lines.append(Line("panel-tokens", (here, _words("tokens", sector.tokens))))
    if sector.stuck:
        lines.append(Line("panel-stuck", (here,)))
    if sector.number == seen.lander_sector:
        lines.append(Line("panel-lander-here", (here, ("lander", seen.lander))))
    lines += _ways(sector, seen, content)
    return Panel(title, (*lines, *_poi(sector, seen, content)))


def _poi(sector: SectorView, seen: VanguardView, content: Definitions) -> list[Line]:
    if not sector.poi:
        return [Line("panel-no-poi", (("sector", sector.number),))]
    card = content.pois[sector.poi]
    start = f"poi:{sector.number}:{card.id}"
    lines = [Line("panel-poi", (("poi", card.id), _story(f"poi.{card.id}", card.text, seen)))]
    lines += [_action(f"{start}:{place}", seen) for place in range(len(card.actions))]
    return lines + _time(start, seen)


def _ways(sector: SectorView, seen: VanguardView, content: Definitions) -> list[Line]:
    """Paths with their icons; what is one way only leads away. V-TRAVEL-03, V-TRAVEL-04."""
    here = sector.number
    lines = []
    for place, path in enumerate(content.planets[seen.planet].paths):
        there = _far_end(path, here, place in seen.cleared)
        if there:
            lines.append(Line("panel-path", (("from", here), ("sector", there), ("path", place))))
    return lines


def _far_end(path: Path, here: int, cleared: bool) -> int:
    first, second = path.ends
    if here == first:
        return second
    return first if here == second and (cleared or not path.one_way) else 0


def _threat(threat: ThreatView, seen: VanguardView, content: Definitions) -> list[Line]:
    """Where it is, and what it does on the spaces that come. V-THREAT-02."""
    card = content.threats[threat.threat]
    space, length = seen.time.get(f"threat:{card.id}", (0, len(card.spaces)))
    name = ("threat", card.id)
    lines = [
        Line("panel-threat", (name, ("sector", threat.sector), ("space", space), ("length", length))),
        Line("panel-text", (_story(f"threat.{card.id}", card.text, seen),)),
        Line("panel-spaces", (name, ("spaces", f"{card.id}:{space}"))),
    ]
    return lines + [_action(f"threat:{card.id}:{place}", seen) for place in range(len(card.actions))]


# Finds


def _finds(seen: VanguardView, content: Definitions) -> list[Line]:
    """Leads on the decks, and what was found. V-LEAD-09, V-DISC-03."""
    lines = []
    for find in KINDS_OF_DISCOVERY:
        leads = seen.leads.get(find, [])
        total = sum(content.leads[lead].value for lead in leads)
        refs = (("find", find), ("count", seen.discoveries.get(find, 0)), ("total", total), _words("leads", leads))
        lines.append(Line("panel-find", (*refs, ("needed", content.ruling.lead_total))))
    lines += [Line("panel-found", (("card", card), ("about-find-card", card))) for card in seen.found]
    lines.append(Line("panel-decks", (("events", seen.events), ("leads_left", seen.bag), ("uniques", seen.unique))))
    return lines
