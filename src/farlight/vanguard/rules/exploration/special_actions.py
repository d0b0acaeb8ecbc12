"""Where Special Actions are written, and which of them are open. Rulebook chapter 8.1.

An Action is named by its source (`model/ids.ActionSource`): `poi:3:p101:0`, `travel:g04`, `prepare`.
"""

from farlight.kernel import Refusal
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import ActionSource, source_id
from farlight.vanguard.rules.context import About, VanguardPlay, cannot_pay, holds
from farlight.vanguard.rules.exploration.board import connected, others_here, poi_at
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.rules.lasting_effects import has_power

PREPARE = "prepare"


def action_at(play: VanguardPlay, source: str) -> Action | None:
    """The Action that a source names; None for the Dice Check of Prepare. V-PREP-05, V-RUL-32."""
    return action_of(play.content, source)


def action_of(content: Definitions, source: str) -> Action | None:
    known = content.known.actions
    if source not in known:
        known[source] = _find_action(content, source)
    return known[source]


def _find_action(content: Definitions, source: str) -> Action | None:
    kind, card, _, place = ActionSource.parse(source)
    if not card:  # an Action that everybody has
        return None
    match kind:
        case "poi":
            return content.pois[card].actions[place or 0]
        case "threat":
            return content.threats[card].actions[place or 0]
        case "mission":
            return content.missions[card].actions[place or 0]
        case "condition":
            return content.conditions[card].action
        case "travel":
            return content.conditions[card].check
        case "mod":
            return content.mods[card].action
        case "rankup":
            return content.rankups[card].action
        case "token":
            return content.equipment[card].action
    return None


def sector_of_source(play: VanguardPlay, source: str, who: int) -> int:
    """The Sector of the card; for one that lies in none, the Sector of the Crewmember. V-CHECK-10.9, V-RUL-49."""
    return ActionSource.parse(source).sector or play.state.crew[who].sector


def sources_for(play: VanguardPlay, who: int) -> list[str]:
    """All Special Actions within reach, payable or not. V-SPECIAL-02, V-SPECIAL-03, V-SPECIAL-06."""
    state, content = play.state, play.content
    here = state.crew[who].sector
    found: list[str] = []
    for number in [here, *(connected(play, here) if has_power(play, who, "reach") else ())]:
        poi = poi_at(play, number)
        if poi is not None:
            found += [source_id("poi", poi.id, number, place) for place in range(len(poi.actions))]
    condition = condition_in_force(play)
    if content.conditions[condition].action is not None:
        found.append(source_id("condition", condition))
    for threat in state.threats:
        for place, action in enumerate(content.threats[threat.card].actions):
            if action.anywhere or (threat.sector and threat.sector == here):  # V-THREAT-04, V-THREAT-05
                found.append(source_id("threat", threat.card, 0, place))
    for name in state.missions:
        found += [source_id("mission", name, 0, place) for place in range(len(content.missions[name].actions))]
    found += [source_id("mod", name) for name in state.mods if content.mods[name].action is not None]
    if state.rankup and content.rankups[state.rankup].action is not None:
        found.append(source_id("rankup", state.rankup))
    for sector, name in state.tokens:
        if sector == here and content.equipment[name].action is not None:
            found.append(source_id("token", name, sector))
    return found


def cannot_do(play: VanguardPlay, who: int, source: str) -> Refusal | None:
    """Why a Special Action cannot be chosen. V-SPECIAL-07, V-SPECIAL-08, V-GEN-06."""
    action = action_at(play, source)
    if action is None:
        return None
    return _cannot(play, About(who, sector_of_source(play, source, who), ActionSource.parse(source)), action)


def _cannot(play: VanguardPlay, about: About, action: Action) -> Refusal | None:
    if not holds(play, action.only, about):
        return Refusal("V-SPECIAL-07", "why-not-precondition")
    if action.assisted and not any(available(play.state.crew[other]) for other in others_here(play.state, about.who)):
        return Refusal("V-SPECIAL-08", "why-not-alone")
    return None if action.cost is None else cannot_pay(play, action.cost, about)
