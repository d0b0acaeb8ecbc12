"""Sentences about Discoveries and Leads."""

from collections import Counter

from farlight.scenarios import known
from farlight.vanguard.cases.frame import WORDS, cards_aspect, cards_named, pile_aspect
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.discoveries import lead_total


def _put_deck(play: VanguardPlay, find: str, cards: list[str]) -> None:
    own = [card.id for card in play.content.discoveries.values() if card.type == find]
    play.state.discoveries[find] = tuple(known(cards, own, f"{find} card"))[::-1]


def _put_leads(play: VanguardPlay, find: str, leads: list[str]) -> None:
    play.state.leads[find] = tuple(cards_named(play, leads, "lead"))


cards_aspect("found are {cards:list}", "found", "discovery", "unique")
pile_aspect("uniques on the board are {cards:list}", "unique", "unique")
WORDS.aspect(
    "deck of {find:find} is {cards:list}", lambda play, find: play.state.discoveries.get(find, ())[::-1], _put_deck
)
WORDS.aspect("deck of {find:find} has {count:int}", lambda play, find: len(play.state.discoveries.get(find, ())))
WORDS.aspect("bottom of {find:find} is {card:card}", lambda play, find: play.state.discoveries[find][0])
WORDS.aspect(
    "leads on {find:find} are {leads:list}", lambda play, find: Counter(play.state.leads.get(find, ())), _put_leads
)
WORDS.aspect("leads on {find:find} total {count:int}", lead_total)
cards_aspect("bag is {leads:list}", "bag", "lead")
WORDS.aspect("bag has {count:int}", lambda play: len(play.state.bag))
cards_aspect("leads beside the bag are {leads:list}", "beside", "lead")
