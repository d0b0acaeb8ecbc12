"""Clues: what lies face up and speaks of something that does not.

The team knows the unknown no better than people at the table: a Log that nobody has read, a POI or Mission that nobody
has turned up. That there is something is printed on the cards, and where the Mission sends them is told in its text.
"""

from collections.abc import Iterator

from farlight.effects import Choose, Do, Each, Effect, If, May, Pay, Seq, Times
from farlight.vanguard.bots.facts import Spot, is_true, tests_of
from farlight.vanguard.bots.stores import has_room
from farlight.vanguard.bots.table import Table, injuries
from farlight.vanguard.model.card_parts import Action

POI_NAMED_AT = {"replace-poi": 0, "replace-poi-in": 1, "cover-poi": 0, "cover-poi-in": 1}
"""Verbs that turn up a POI, and which of their words names it."""
WOUNDED = 2
"""Injuries with which a team looks no further than the Mission. V-INJ-17."""
ABOUT_PLACES = ("in-sector", "in-sectors", "all-in-sector", "in-lander-sector")


def verbs_in(tree: Effect) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """All verbs of an effect, whatever is chosen."""
    match tree:
        case Do(phrase):
            yield phrase.form, phrase.args
        case Seq(parts) | Choose(parts):
            for part in parts:
                yield from verbs_in(part)
        case Each(_, body) | May(body) | Times(_, body):
            yield from verbs_in(body)
        case If(_, body, otherwise):
            yield from verbs_in(body)
            if otherwise is not None:
                yield from verbs_in(otherwise)
        case Pay(cost, body):
            yield cost.form, cost.args
            yield from verbs_in(body)


def is_unknown(table: Table, form: str, args: tuple[str | int, ...]) -> bool:
    """Whether a verb turns up something that nobody has seen."""
    view = table.view
    if form == "log":
        return args[0] not in view.read
    if form in POI_NAMED_AT:
        poi = args[POI_NAMED_AT[form]]
        return poi != table.content.ruling.no_poi and all(sector.poi != poi for sector in view.sectors)
    return form == "reveal-mission" and args[0] not in (*view.missions, *view.done)


def named(table: Table) -> frozenset[int]:
    """Sectors to which the text of the Mission sends the team, until it has what it was sent for.

    A Mission with an Action of its own says there what is to be done; whatever else lies in its Sectors is beside it.
    """
    card = table.content.missions.get(table.goal)
    if card is None or card.actions:
        return frozenset()
    wanted = [test for test in tests_of(card.goal) if test.phrase.form not in ABOUT_PLACES]
    if wanted and all(is_true(table, Spot("", 0), test) for test in wanted):
        return frozenset()
    return frozenset(card.where)


def is_pressed(table: Table) -> bool:
    """Whether the clock of the Global Condition runs to something that nobody knows, and nothing else. V-TIME-04."""
    clock = table.content.conditions[table.view.condition].time
    ends = list(verbs_in(clock.effect.tree)) if clock is not None and table.goal else []
    return bool(ends) and all(is_unknown(table, *each) for each in ends)


def tokens(table: Table) -> frozenset[str]:
    """Unique Discoveries that the Objective asks for."""
    card = table.content.missions.get(table.goal)
    tests = tests_of(card.goal) if card is not None else ()
    return frozenset(str(test.phrase.args[0]) for test in tests if test.phrase.form == "unique-is-found")


def is_fit(table: Table) -> bool:
    """Whether the team can afford to be curious: food for a Rest each, and nobody who could be the next to fall."""
    fed = table.planet.starting or table.view.supplies > len(table.living)
    return fed and is_sound(table)


def is_sound(table: Table) -> bool:
    """Whether nobody could be the next to fall. V-INJ-17."""
    return all(injuries(crew) < WOUNDED for crew in table.living)


FINDS = ("gain-a-discovery", "gain-some-leads")


def brings_finds(action: Action) -> bool:
    """Whether Discoveries or Leads can come of an Action."""
    outcomes = [action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks)]
    return any(form in FINDS for effect in outcomes if effect is not None for form, _ in verbs_in(effect.tree))


def is_at_ease(table: Table) -> bool:
    """Whether there is strength, time and room in the Lander for what the ship needs. V-DISC-11."""
    return table.view.ship is not None and is_fit(table) and not is_pressed(table) and has_room(table)
