"""A set-up that is dealt: Sections and who goes, the Rank-Up card and who carries what, each in one go, with a review.

What is revealed on the way ends a gesture, and other people choose for themselves. Rulebook chapters 4, 6 and 27.21.
"""

from collections.abc import Collection, Sequence
from itertools import combinations

from farlight.kernel import Decision, Gesture, Offer, Play, option
from farlight.texts import Texts
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import name_of, planet
from farlight.vanguard.rules.ship.launching.away_team import is_manned
from farlight.vanguard.rules.ship.launching.emergency_recruiting import LEAST_TEAM
from farlight.vanguard.rules.ship.launching.first_crew import is_tutorial
from farlight.vanguard.rules.ship.launching.team_gear import carriers, carry

PAIR = 2
"""Players who lead two Sections each. V-PLAYER-04."""


def section_offers(
    play: VanguardPlay, decision: Decision, seat: int, own: Collection[int], texts: Texts
) -> list[Offer]:
    """Sections in the order of their players, then one of each that sends somebody. V-PLAYER-07, V-DECIDE-23."""
    key = "deal-sections" if decision.prompt == "section" else "deal-team"
    if decision.prompt == "team":
        return _dealt(key, *_sent(play, decision, play.state.players, range(seat, play.state.seats), own, texts), texts)
    players, answers = _shared(play, own)
    about = _leading(play, players, texts)
    if -1 in players or is_tutorial(play):  # others choose, too; its crew is drawn before anybody is sent. V-SETUP-40
        return _dealt(key, answers, about, texts)
    sent, told = _sent(play, decision, players, range(play.state.seats), own, texts)
    return _dealt(key, [*answers, *sent], [*about, *told], texts)


def _shared(play: VanguardPlay, own: Collection[int]) -> tuple[list[int], list[str]]:
    """The players of the Sections once all are shared out that these seats may take, and the answers for it.

    Of three players the group says who leads the one that is left. V-PLAYER-05, V-PLAYER-07.
    """
    players, seats, answers = list(play.state.players), play.state.seats, list[str]()
    while -1 in players:
        taken = sum(player >= 0 for player in players)
        taker = taken % seats
        if (taken >= seats and seats != PAIR) or taker not in own:
            break
        section = players.index(-1)
        players[section] = taker
        if players.count(-1) or not answers:
            answers.append(option("section", section=SECTIONS[section]).id)
    return players, answers


def _leading(play: VanguardPlay, players: Sequence[int], texts: Texts) -> list[str]:
    """Who leads what then, a line for each player."""
    found: list[str] = []
    for seat in range(play.state.seats):
        led = [texts.name("section", each) for each, player in zip(SECTIONS, players, strict=True) if player == seat]
        if led:
            found.append(texts.say("deal-leads", seat=texts.name("seat", seat), sections=", ".join(led)))
    return found


def _sent(
    play: VanguardPlay,
    decision: Decision,
    players: Sequence[int],
    seats: Sequence[int],
    own: Collection[int],
    texts: Texts,
) -> tuple[list[str], list[str]]:
    """One Section of each player who is asked from here on; alone, all that may go. V-PLAYER-12, V-PLAYER-13."""
    state = play.state
    if state.seats == 1:
        most = (LEAST_TEAM if planet(play).starting else len(SECTIONS)) - is_tutorial(play) - len(decision.chosen)
        chosen = [each for each in decision.options if each.verb == "section"][:most]
        names = [texts.option(each) for each in chosen]
        return [each.id for each in chosen], [texts.say("deal-goes", section=name) for name in names]
    answers, about = list[str](), list[str]()
    for seat in seats:
        if seat not in own:
            break
        sections = [each for each, player in zip(SECTIONS, players, strict=True) if player == seat]
        manned = [each for each in sections if is_manned(play, each)]
        if len(manned) > 1:
            answers.append(option("section", section=manned[0]).id)
        about += [texts.say("deal-goes", section=texts.name("section", each)) for each in manned[:1]]
    return answers, about


def recruit_offers(_play: VanguardPlay, decision: Decision, texts: Texts) -> list[Offer]:
    """Several Recruits at once, where several are kept. V-QUICK-07."""
    left = int(dict(decision.refs)["left"])
    if left < 2:
        return []
    gestures = [
        Gesture(
            tuple(each.id for each in kept),
            text=", ".join(map(texts.option, kept)),
            about=tuple(map(texts.about, kept)),
        )
        for kept in combinations([each for each in decision.options if each.verb == "recruit"], left)
    ]
    return [Offer("recruit", texts.prompt(decision), gestures=tuple(gestures))]


def gear_offers(play: VanguardPlay, decision: Decision, texts: Texts) -> list[Offer]:
    """The Rank-Up card, and Equipment for whoever carries least. V-DECIDE-05, V-DECIDE-06, V-SHIP-BEGIN-10."""
    trial: VanguardPlay = Play(play.rules, play.content, play.state.copy())
    state, cards = trial.state, play.content.equipment
    answers, about = list[str](), list[str]()
    left = [card for card in state.cargo if cards[card].kind != "upgrade"]
    if decision.prompt == "rank-up":
        chosen = decision.options[0]
        answers.append(chosen.id)
        about.append(texts.say("deal-rank-up", card=texts.option(chosen)))
        if any(_was_carried(trial, card) for card in left):  # whether to carry what was carried last is asked first
            return _dealt("deal-gear", answers, about, texts)
    else:
        asked = str(dict(decision.refs)["gear"])
        if left.count(asked) > 1:  # one of them may have been left behind: nobody can tell which is asked about
            return []
        left = left[left.index(asked) :]
    for card in left:
        fitting = carriers(trial, card)
        if not fitting:
            continue
        who = min(fitting, key=lambda each: (len(state.crew[each].gear), each))
        if len(fitting) > 1:
            answers.append(option("crew", who=name_of(state, who)).id)
        carry(trial, who, card)
        about.append(texts.say("deal-carries", who=_name(texts, trial, who), gear=texts.name("gear", card)))
    return _dealt("deal-gear", answers, about, texts)


def _was_carried(play: VanguardPlay, card: str) -> bool:
    return any(card in kit for kit in play.state.ship.kits.values())


def _name(texts: Texts, play: VanguardPlay, who: int) -> str:
    return texts.name("first_name", name_of(play.state, who))


def _dealt(key: str, answers: Sequence[str], about: Sequence[str], texts: Texts) -> list[Offer]:
    """One click is not worth an offer of its own."""
    if len(answers) < 2:
        return []
    return [Offer(key, texts.say(key), gestures=(Gesture(tuple(answers), text=texts.say("deal"), about=tuple(about)),))]
