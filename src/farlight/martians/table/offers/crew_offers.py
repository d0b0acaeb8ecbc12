"""Setting up in one go: a crew is suggested and looked at, instead of being put together answer by answer."""

from collections.abc import Iterator
from itertools import combinations

from farlight.kernel.offers import Gesture, Offer, Pick, Row
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.setup import PROFESSIONS
from farlight.texts import Texts

LIKED = ("engineer", "scientist", "medic", "geologist")
"""Professions in the order in which they are suggested."""
Person = tuple[str, str]
"""A profession, and an astronaut of it."""


def crews(play: MartiansPlay, seat: int, texts: Texts) -> list[Offer]:
    """Somebody of each profession that is left; for whoever plays alone, each pair of them. M-SET-05, M-PC-05."""
    state = play.state
    question = play.question
    if question is None or question.seat != seat:
        return []
    taken = [person.profession for person in state.crew]
    left = [each for each in LIKED if each not in taken]
    count = 2 - len(state.crew) if state.solo else 1
    people = {each: _somebody(play, each) for each in left}
    teams = [tuple((each, people[each]) for each in some) for some in combinations(left, count)]
    picks = tuple(_pick(team, texts) for team in teams)
    gestures = tuple(
        Gesture(tuple(_answers(team)), (pick.id,), pick.text, about=tuple(_abilities(play, team, texts)))
        for team, pick in zip(teams, picks, strict=True)
    )
    row = Row("team", texts.say("offer-row-crew"), picks)
    return [Offer("deal", texts.say("offer-deal", count=count), rows=(row,), gestures=gestures)]


def _somebody(play: MartiansPlay, profession: str) -> str:
    """One of its astronauts: another one in another mission, the same whenever somebody asks."""
    cards = [card.id for card in play.content.astronauts.values() if card.profession == profession]
    return cards[(list(play.content.missions).index(play.state.mission) + PROFESSIONS.index(profession)) % len(cards)]


def _pick(team: tuple[Person, ...], texts: Texts) -> Pick:
    names = [f"{texts.name('astronaut', card)} ({texts.name('profession', profession)})" for profession, card in team]
    return Pick(",".join(card for _, card in team), " + ".join(names), refs=tuple(("who", card) for _, card in team))


def _answers(team: tuple[Person, ...]) -> Iterator[str]:
    for profession, card in team:
        yield f"profession:{profession}"
        yield f"astronaut-card:{card}"


def _abilities(play: MartiansPlay, team: tuple[Person, ...], texts: Texts) -> Iterator[str]:
    """What each of them is best at. M-ASTR-04."""
    for profession, card in team:
        base = [name for name in play.content.tables.abilities[profession] if play.content.abilities[name].base]
        for name in base:
            effect = texts.name("ability_effect", name)
            yield texts.say(
                "offer-ability", who=texts.name("astronaut", card), ability=texts.name("ability", name), effect=effect
            )


def machines(play: MartiansPlay, texts: Texts) -> list[Offer]:
    """All machines that a small crew takes along, at once. M-PC-03."""
    state = play.state
    count = play.content.ruling.machines_by_crew[str(len(state.crew))] - len(state.machines)
    left = [name for name in play.content.machines if name not in state.machines]
    if count < 2 or len(left) <= count:
        return []
    teams = list(combinations(left, count))
    picks = tuple(_machines(team, texts) for team in teams)
    gestures = tuple(
        Gesture(tuple(f"choose-machine:{name}" for name in team), (pick.id,), pick.text, about=_uses(team, texts))
        for team, pick in zip(teams, picks, strict=True)
    )
    row = Row("team", texts.say("offer-row-machines"), picks)
    return [Offer("machines", texts.say("offer-machines"), rows=(row,), gestures=gestures)]


def _machines(team: tuple[str, ...], texts: Texts) -> Pick:
    names = [texts.name("machine", name) for name in team]
    return Pick(",".join(team), " + ".join(names), refs=tuple(("machine", name) for name in team))


def _uses(team: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """What each machine is good for. M-AOM-03."""
    return tuple(f"{texts.name('machine', name)}: {texts.say(f'about-machine-{name}')}" for name in team)
