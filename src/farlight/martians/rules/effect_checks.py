"""What is checked after every completely resolved effect. Rulebook chapter 38.1."""

from farlight.content.ids import text_place
from farlight.kernel import Procedure
from farlight.martians.model.events.mission import EnvelopeOpened
from farlight.martians.model.state import Campaign
from farlight.martians.rules.campaigns.story_choices import ask_story
from farlight.martians.rules.context import About, MartiansPlay, run
from farlight.martians.rules.crew import quarrel
from farlight.martians.rules.malfunction import trigger, triggered
from farlight.martians.rules.mission_end import check_victory, tick_objectives


def settle(play: MartiansPlay) -> Procedure[None]:
    """Settle quarrels, triggered tracks one card after the other, objectives, victory; death has its own moment.

    M-STR-04, M-MALF-11, M-END-05, M-MALF-21, M-RUL-FAQ-10.
    """
    while (yield from settle_one(play)):
        pass
    new = tick_objectives(play)
    if new:
        yield from _reward(play, new)
    check_victory(play)


def settle_one(play: MartiansPlay) -> Procedure[bool]:
    """Settle the next quarrel or triggered track; gives whether there was one."""
    state = play.state
    if state.stress >= play.content.ruling.stress_limit:
        yield from quarrel(play)
        return True
    name = triggered(state)
    if name:
        yield from trigger(play, name)
    return bool(name)


def _reward(play: MartiansPlay, new: list[str]) -> Procedure[None]:
    """Give what some objectives give at once, and open the letter that some open. M-END-11; what they give may tick
    others, and may win the mission: a letter that was earned by the same effect is open by then. M-MIS-CAMP-14."""
    state = play.state
    if state.campaign is not None:
        yield from _open_envelopes(play, state.campaign)
    for objective in play.content.missions[state.mission].objectives:
        if objective.id in new and objective.reward is not None:
            yield from run(play, objective.reward, About(state.first), "M-END-11")
            yield from settle(play)


def _open_envelopes(play: MartiansPlay, campaign: Campaign) -> Procedure[None]:
    """Open envelopes, each only when its time has come. M-MIS-CAMP-13, M-MIS-CAMP-14, M-CAMP-20."""
    state = play.state
    card = play.content.campaigns[campaign.id]
    for name, envelope in card.envelopes.items():
        due = envelope.mission == state.mission and envelope.objective in state.ticked
        if due and name not in campaign.opened:
            campaign.opened.append(name)
            play.reveal()
            text = text_place("campaign", campaign.id, "envelopes", name, "text")
            play.emit(EnvelopeOpened("M-MIS-CAMP-14", name, text))
            yield from run(play, envelope.effect, About(state.first), "M-APP-44")
            if envelope.choice is not None:
                yield from ask_story(play, card, name, envelope.choice)


def resolve(play: MartiansPlay, effect: object, about: About, rule: str) -> Procedure[None]:
    """Carry out an effect completely, then check. M-END-05."""
    yield from run(play, effect, about, rule)  # type: ignore[arg-type]
    yield from settle(play)
