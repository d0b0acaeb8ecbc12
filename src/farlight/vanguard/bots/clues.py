"""Clues: what lies face up and speaks of something that does not.

The team knows the unknown no better than people at the table: a Log that nobody has read, a POI or Mission that nobody
has turned up. That there is something is printed on the cards, and where the Mission sends them is told in its text.
"""

from functools import cache

from farlight.effects import Effect, verb_phrases, verbs_in
from farlight.vanguard.bots.ship_stores import has_room
from farlight.vanguard.bots.team import Team, tests_of
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.rules.exploration.board import planet
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force

Args = tuple[str | int, ...]

POI_NAMED_AT = {"replace-poi": 0, "replace-poi-in": 1, "cover-poi": 0, "cover-poi-in": 1}
"""Verbs that turn up a POI, and which of their words names it."""
WOUNDED = 2
"""Injuries with which a team looks no further than the Mission. V-INJ-17."""


@cache
def phrases_in(effect: Effect) -> tuple[tuple[str, Args], ...]:
    """All verbs of an effect with their words, whatever is chosen."""
    return tuple((phrase.form, phrase.args) for phrase in verb_phrases(effect))


def number_in(args: Args) -> int:
    """How much of it a phrase says; one if it says nothing."""
    return next((each for each in args if isinstance(each, int)), 1)


def is_unknown(team: Team, form: str, args: Args) -> bool:
    """Whether a verb turns up something that nobody has seen."""
    state = team.state
    if form == "log":
        return args[0] not in state.read
    if form in POI_NAMED_AT:
        poi = args[POI_NAMED_AT[form]]
        return poi != team.content.ruling.no_poi and poi not in team.pois.values()
    return form == "reveal-mission" and args[0] not in (*state.missions, *state.done)


def is_pressed(team: Team) -> bool:
    """Whether the clock of the Global Condition runs to something that nobody knows, and nothing else. V-TIME-04."""
    clock = team.content.conditions[condition_in_force(team.play)].time
    ends = phrases_in(clock.effect.tree) if clock is not None and team.goal else ()
    return bool(ends) and all(is_unknown(team, *each) for each in ends)


def tokens(team: Team) -> frozenset[str]:
    """Unique Discoveries that the Objective asks for."""
    card = team.content.missions.get(team.goal)
    tests = tests_of(card.goal) if card is not None else ()
    return frozenset(str(test.phrase.args[0]) for test in tests if test.phrase.form == "unique-is-found")


def is_fit(team: Team) -> bool:
    """Whether the team can afford to be curious: food for a Rest each, and nobody who could be the next to fall."""
    fed = planet(team.play).starting or team.state.supplies > len(team.living)
    return fed and is_sound(team)


def is_sound(team: Team) -> bool:
    """Whether nobody could be the next to fall. V-INJ-17."""
    return all(len(cards_on(crew)) < WOUNDED for crew in team.crew)


FINDS = frozenset(("gain-a-discovery", "gain-some-leads"))


def brings_finds(action: Action) -> bool:
    """Whether Discoveries or Leads can come of an Action."""
    outcomes = [action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks)]
    return any(FINDS & verbs_in(effect.tree) for effect in outcomes if effect is not None)


def is_at_ease(team: Team) -> bool:
    """Whether there is strength, time and room in the Lander for what the ship needs. V-DISC-11."""
    return team.ship is not None and is_fit(team) and not is_pressed(team) and has_room(team)
