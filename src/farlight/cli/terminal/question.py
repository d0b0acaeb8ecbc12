"""The open question on the screen: who decides, what may come, and the options with their numbers and letters."""

from collections.abc import Sequence

from farlight.cli.terminal.offers import Offer, is_pause, is_roll
from farlight.cli.terminal.screen import Screen
from farlight.cli.terminal.table import Table
from farlight.kernel import GROUP
from farlight.kernel.decision import REOPEN
from farlight.texts import capital
from farlight.wire import Asked, Odds


def show_question(screen: Screen, table: Table, focus: Asked, offers: Sequence[Offer], odds: Odds) -> None:
    _show_head(screen, table, focus)
    for line in odds.lines:
        screen.line(capital(line), "cyan", indent=4)
    if is_roll(focus):
        screen.line(", ".join(map(_face, offers)), indent=4)
        return
    for offer in offers:
        if not offer.beside:
            then = odds.options.get(offer.id, "") if offer.asked is focus else ""
            _show_offer(screen, table, offer, offer.asked is focus, then)
    _show_beside(screen, table, focus, [offer for offer in offers if offer.beside])


def show_any_time(screen: Screen, table: Table, offers: Sequence[Offer]) -> None:
    """List the any-time effects, with letters: the numbers are for the question."""
    screen.line(table.texts.say("terminal-any-time"), "dim", indent=2)
    for offer in offers:
        if offer.beside:
            _show_offer(screen, table, offer)


def show_nothing_asked(screen: Screen, table: Table) -> None:
    """Tell that nothing is asked: it is over, or somebody else has to answer."""
    say, standing = table.texts.say, table.standing
    screen.gap()
    if standing.outcome:
        if standing.seed:
            screen.line(say("terminal-seed", seed=standing.seed, hash=standing.commitment), "dim", hang=0)
        screen.line(table.over(), "bold", hang=0)
        return
    if not table.seats:
        screen.line(say("remote-watching"), "dim", hang=0)
    asked = dict.fromkeys(each.seat for each in table.asked if each.prompt != REOPEN.verb)
    names = [standing.places[seat].name for seat in asked if seat != GROUP]
    if names:
        screen.line(say("remote-waiting", who=", ".join(names)), "dim", hang=0)


def _show_head(screen: Screen, table: Table, focus: Asked) -> None:
    say, places = table.texts.say, table.standing.places
    screen.gap()
    if focus.seat != GROUP:
        screen.line(say("terminal-decision", seat=places[focus.seat].name), "dim", hang=0)
    elif not is_roll(focus):
        screen.line(say("terminal-group"), "dim", hang=0)
    screen.line(focus.text, "bold yellow", rule=focus.rule)
    if focus.word in table.seats:
        screen.line(say("remote-last-word-ours"), "dim", hang=0)
    elif focus.word >= 0:
        place = places[focus.word]
        known = {member.id: member.name for member in table.standing.members}
        screen.line(say("remote-last-word", who=known.get(place.person, place.name)), "dim", hang=0)
    if focus.chosen:
        screen.line(say("terminal-chosen", chosen=", ".join(focus.chosen)), indent=4)


def _show_beside(screen: Screen, table: Table, focus: Asked, beside: Sequence[Offer]) -> None:
    if beside and focus.window:
        show_any_time(screen, table, beside)
        return
    for offer in beside:
        if offer.choice.pressing:
            _show_offer(screen, table, offer)
    folded = sum(not offer.choice.pressing for offer in beside)
    if folded:
        screen.line(table.texts.say("terminal-any-folded", count=folded), "dim", indent=2)


def _show_offer(screen: Screen, table: Table, offer: Offer, in_focus: bool = False, then: str = "") -> None:
    """Print one line of a list. What is not of the question in focus names the seat that it is for."""
    own = offer.beside or in_focus
    said = offer.text if own else f"{table.standing.places[offer.seat].name}: {offer.text}"
    enter = table.texts.say("terminal-enter") if offer.asked is not None and is_pause(offer.asked) else ""
    parts = [said, *(part for part in (offer.choice.about, then, enter) if part)]
    screen.line(f"{offer.label:>2}  {' · '.join(parts)}", indent=2, hang=4)


def _face(offer: Offer) -> str:
    """A face of a real die: numbers stand for themselves, other faces have one to type."""
    return offer.text if offer.text == offer.label else f"{offer.label} {offer.text}"
