"""How cards come into play that no other card brings: those that the rules deal, and those that wait for their act."""

from collections.abc import Iterator, Mapping

from farlight.content import tell
from farlight.content.cards import references_in
from farlight.content.locate import TomlPath
from farlight.content.reach import VERB, Mention, Node, Ways
from farlight.vanguard.model.content import CrewCard, Definitions, SectionCard
from farlight.vanguard.model.ids import DestinationId
from farlight.vanguard.model.planet_cards import ScenarioCard

DEALT = {
    "ruling": "V-OPS-05",
    "shipruling": "V-SHIP-FLOW-1",
    "morale": "V-SHIP-MORALE-2",
    "discovery": "V-DISC-02",
    "lead": "V-LEAD-01",
    "rankup": "V-DECIDE-05",
}
"""Kinds of which every card is on the table sooner or later, with the rule."""
BY_NUMBER = {"720": "V-RESET-02"}
"""Logs that a rule reads by their numbers."""
ELSEWHERE = "another place"
"""A planet that is not in the pack."""
ENVELOPE: Node = (VERB, "open-the-envelope")
SPOKEN_OF = ("scenario.goal", "scenario.next", "objective.where", "equipment.upgrades", "campaign.later")
"""Fields that bring nothing."""
TAKING = (
    "complete-mission", "discard-mission", "remove-threat", "reset-threat", "progress-threat", "place-with-threat",
    "discard-injury-with-die", "use-up-unique", "clear-flag", "remove-project", "remove-situation", "remove-landing",
    "lower-the-cost",
)  # fmt: skip
"""Verbs that do something to a card which is there already."""


def ways_of(content: Definitions, *, alone: bool = True) -> Ways:
    """By all scenarios, or by those alone from which a campaign goes on."""
    return Ways(
        starts=dict(_starts(content, alone=alone)),
        later={node: part for _, node, part in waiting(content)},
        upward=frozenset(("injury.type",)),
        aside=frozenset((*SPOKEN_OF, *TAKING)),
        notes=frozenset(("flag", "box")),
        guards=frozenset(("only",)),
        goals={"objective.completed": "goal", "secondary.completed": "goal"},
        done=frozenset(("objective-was-reached",)),
        asks=dict(_rows(content)),
        further=list(_in_envelope(content)),
    )


# What the rules bring


def _starts(content: Definitions, *, alone: bool) -> Iterator[tuple[Node, str]]:
    scenarios = [card for card in content.scenarios.values() if alone or card.campaign is not None]
    led = any(card.script for card in scenarios)
    for kind, rule in DEALT.items():
        yield from (((kind, name), rule) for name in content.cards[kind])
    yield from ((("log", log), rule) for log, rule in BY_NUMBER.items())
    yield from ((("scenario", card.id), _played(card)) for card in scenarios)
    yield from _dice(content, operation=any(card.operation for card in scenarios))
    yield from (
        (("section", card.id), _built_with(card)) for card in content.sections.values() if led or not card.tutorial
    )
    yield from ((("crew", card.id), _served(card, led=led)) for card in content.crew.values())
    yield from ((("event", card.id), "V-EVENT-01") for card in content.events.values() if card.deck != "advanced")
    yield from ((("situation", card.id), "V-SETUP-13") for card in content.situations.values() if card.possible)


def _played(scenario: ScenarioCard) -> str:
    """By which rule a scenario is played: as one of the two beginnings of a campaign, or on its own."""
    if scenario.campaign is None:
        return "V-OPS-05"
    return "V-SETUP-40" if scenario.script else "V-SETUP-41"


def _dice(content: Definitions, *, operation: bool) -> Iterator[tuple[Node, str]]:
    """What Sections begin with, and what the box sells; in an Operation the Envelope is open. V-DICE-09, V-OPS-05."""
    for dice in content.ruling.start_dice.values():
        yield from ((("die", name), "V-QUICK-10") for name in dice)
    for die in content.dice.values():
        if die.box or operation:
            yield ("die", die.id), "V-SHIP-DEBRIEF-20" if die.box else "V-OPS-05"


def _built_with(card: SectionCard) -> str:
    """By which rule a Section card gets into a deck: most are there for whoever has the Rank. V-CARD-13, V-CARD-15."""
    if card.tutorial:
        return "V-TUT-07"
    if card.starter:
        return "V-QUICK-13"
    return "V-CARD-15" if card.rank == 1 else "V-SHIP-DEBRIEF-2"


def _served(card: CrewCard, *, led: bool) -> str:
    """The four of the Tutorial are Recruits in a Quick Start. V-QUICK-01."""
    return "V-TUT-02" if led and card.tutorial is not None else "V-QUICK-06"


def _rows(content: Definitions) -> Iterator[tuple[TomlPath, tuple[Node, ...]]]:
    """A row of the Cabinet gives something when it is complete. V-SHIP-UNLOAD-3."""
    numbered = {card.number: card.id for card in content.uniques.values()}
    for ruling in content.shiprulings.values():
        for place, row in enumerate(ruling.rows):
            path = ("shipruling", ruling.id, "rows", place)
            yield path, tuple(("unique", numbered[number]) for number in row.numbers if number in numbered)


def _in_envelope(content: Definitions) -> Iterator[Mention]:
    """What the sealed envelope brings into play: dice, and the Events that replace the others. V-ENV-03, V-ENV-04."""
    yield from (Mention(ENVELOPE, ("die", die.id)) for die in content.dice.values() if die.envelope)
    yield from (Mention(ENVELOPE, ("event", card.id)) for card in content.events.values() if card.deck == "advanced")


# What waits


def waiting(content: Definitions) -> Iterator[tuple[TomlPath, Node, str]]:
    """What waits for an act or a place that the pack does not have: where it says so, what, and for which."""
    for campaign in content.campaigns.values():
        own = ("campaign", campaign.id)
        for path, kind, name in references_in(campaign, own):
            if path[2] == "later":
                yield path, (kind, name), tell(campaign.later[int(path[3])].act, "en")
        for place, waiting in enumerate(campaign.later):
            if waiting.envelope:
                yield (*own, "later", place, "envelope"), ENVELOPE, tell(waiting.act, "en")
    for planet in content.planets.values():
        for place, flag in enumerate(planet.elsewhere):
            yield ("planet", planet.id, "elsewhere", place), ("flag", flag), ELSEWHERE


# What is on a page


def destinations(content: Definitions, chains: Mapping[Node, str]) -> dict[Node, str]:
    """The places of the System Maps, `halden/yards`: they are no cards, they come with their page. V-SHIP-STARMAP-5."""
    return {
        ("destination", str(DestinationId(system.id, name))): f"{chains['system', system.id]} > destination {name}"
        for system in content.systems.values()
        for name in system.destinations
        if chains["system", system.id]
    }
