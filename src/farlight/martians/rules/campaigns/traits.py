"""What a legacy campaign makes of its people: at most one scar and one grace each, and the first one stays."""

from farlight.kernel import Procedure
from farlight.martians.model.events.crew import TraitGained
from farlight.martians.rules.context import About, MartiansPlay, holds, run
from farlight.martians.rules.crew import name_of


def earn_traits(play: MartiansPlay) -> None:
    """Mark whoever has earned it in the mission that is over. M-CAMP-08."""
    traits = play.content.traits
    for who, person in enumerate(play.state.crew):
        for card in traits.values():
            has_one = any(traits[name].kind == card.kind for name in person.traits)
            if not has_one and holds(play, card.earned, About(who)):
                person.traits = (*person.traits, card.id)
                play.emit(TraitGained("M-CAMP-08", name_of(play.state, who), card.id))


def bring_traits(play: MartiansPlay) -> Procedure[None]:
    """Tell what it means for the mission that begins. M-CAMP-08, M-CAMP-12."""
    for who, person in enumerate(play.state.crew):
        for name in person.traits:
            yield from run(play, play.content.traits[name].setup, About(who), "M-CAMP-08")
