"""Sentences about the table as a whole: players, turns, what the team has, what was read."""

from collections import Counter

from farlight.kernel import fields_of, from_data, to_data
from farlight.scenarios import CaseFailure, known, within
from farlight.vanguard.cases.frame import (
    NOTHING,
    WORDS,
    card_named,
    card_or_none,
    cards_aspect,
    cards_named,
    clear_table,
    flag_aspect,
    number_aspect,
    pile_aspect,
    put_team,
    put_turn,
    sector_named,
    sector_or_none,
    who_named,
    yes_no,
)
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.moments import KINDS, AnyMoment, words_of
from farlight.vanguard.model.ship_book import Gains
from farlight.vanguard.rules.context import VanguardPlay, player_of
from farlight.vanguard.rules.exploration.discoveries import lander_stat, most_supplies
from farlight.vanguard.rules.ship.launching.exploration_start import lay_out

# Who plays


def _put_team(play: VanguardPlay, team: list[str]) -> None:
    """Put other Crew boards, in this order, with nothing given to them yet."""
    state, content = play.state, play.content
    known(team, SECTIONS, "Section")
    if not team or len(set(team)) < len(team):
        raise CaseFailure("a team has at least one Crewmember, and none of the same Section as another")
    extra = content.scenarios[state.scenario].dice
    state.store = {section: (*dice, *extra.get(section, ())) for section, dice in content.ruling.start_dice.items()}
    state.injuries = {}
    put_team(play, team)
    lay_out(play)
    clear_table(play)
    state.start = 0
    put_turn(play, 0)


def _put_player(play: VanguardPlay, section: str, seat: int) -> None:
    players = list(play.state.players)
    players[SECTIONS.index(section)] = seat - 1
    play.state.players = tuple(players)


def _put_start(play: VanguardPlay, name: str) -> None:
    play.state.start = who_named(play, name)


WORDS.aspect("team is {sections:list}", lambda play: [crew.section for crew in play.state.crew], _put_team)
WORDS.aspect(
    "player of {section:section} is {seat:seat}", lambda play, name: player_of(play.state, name) + 1, _put_player
)


# Rounds and turns


def _section_of(play: VanguardPlay, who: int) -> str:
    return play.state.crew[who].section if who >= 0 else NOTHING


number_aspect("round is {count:int}", "round")
WORDS.aspect(
    "turn is {section:section}",
    lambda play: _section_of(play, play.state.turn),
    lambda play, name: put_turn(play, who_named(play, name)),
)
WORDS.aspect(
    "start token is {section:section}",
    lambda play: _section_of(play, play.state.start),
    _put_start,
)
flag_aspect("deadly space is {yes:yes}", "deadly")
WORDS.aspect(
    "relaxed rules are {yes:yes}",
    lambda play: yes_no(bool(play.state.tutorial)),
    lambda play, value: setattr(play.state, "tutorial", "open" if value == "yes" else ""),
)


# What the team has


def _put_supplies(play: VanguardPlay, count: int) -> None:
    play.state.supplies = within(count, 0, most_supplies(play), "Supplies")


def _put_lander(play: VanguardPlay, card: str) -> None:
    play.state.lander = card_or_none(play, card, "lander")


def _put_lander_sector(play: VanguardPlay, number: int) -> None:
    play.state.lander_sector = sector_or_none(play, number)


def _stat(play: VanguardPlay, stat: str) -> int:
    stats = ("armor", "sensors", "agility", "personal", "mission", "supplies", "discoveries", "track")
    return lander_stat(play, known([stat], stats, "value of a Lander")[0])


WORDS.aspect("supplies are {count:int}", lambda play: play.state.supplies, _put_supplies)
number_aspect("success is {count:int}", "success")
number_aspect("debts are {count:int}", "debts")
WORDS.aspect("lander is {card:card}", lambda play: play.state.lander or NOTHING, _put_lander)
WORDS.aspect("lander sector is {number:int}", lambda play: play.state.lander_sector, _put_lander_sector)
WORDS.aspect("lander value {stat:place} is {count:int}", _stat)
cards_aspect("mods are {cards:list}", "mods", "mod")
cards_aspect("armory is {cards:list}", "armory", "equipment")
flag_aspect("mission failed is {yes:yes}", "failed")
flag_aspect("lander damaged is {yes:yes}", "damaged")
cards_aspect(
    "removed cards are {cards:list}", "removed", "poi", "mission", "condition", "event", "section", "unique", "rankup",
    "landing", "objective", "situation", "research", "production",
)  # fmt: skip


# Events, Rank-Up, Logs


def _put_rank_up(play: VanguardPlay, card: str) -> None:
    play.state.rankup = card_or_none(play, card, "rankup")


def _put_flag(play: VanguardPlay, flag: str, count: int) -> None:
    play.state.flags[flag] = count


def _put_deed(play: VanguardPlay, deed: str, count: int) -> None:
    play.state.deeds[deed] = count


def _visited(play: VanguardPlay, name: str) -> set[str]:
    who = who_named(play, name)
    return {str(sector) for visitor, sector in play.state.visited if visitor == who}


def _put_visited(play: VanguardPlay, name: str, numbers: list[str]) -> None:
    who = who_named(play, name)
    others = [each for each in play.state.visited if each[0] != who]
    play.state.visited = (*others, *((who, sector_named(play, int(number))) for number in numbers))


def _put_used(play: VanguardPlay, used: list[str]) -> None:
    play.state.used = tuple(used)


def _put_held(play: VanguardPlay, track: str, count: int) -> None:
    play.state.held[track] = count


def _put_emptied(play: VanguardPlay, number: int, card: str) -> None:
    play.state.emptied[str(sector_named(play, number))] = card_named(play, card, "poi")


def _kind_of_moment(word: str) -> type[AnyMoment]:
    """The kind of moment that has a word for what it is about: `flown_from`."""
    kinds = {each: kind for kind in KINDS for _, each in words_of(kind)}
    return kinds[known([word], kinds, "word of a moment")[0]]


def _moment(play: VanguardPlay, word: str) -> str:
    moment = play.state.moment(_kind_of_moment(word))
    return NOTHING if moment is None else str(to_data(moment)[word])


def _put_moment(play: VanguardPlay, word: str, value: str) -> None:
    kind = _kind_of_moment(word)
    play.state.moments.append(from_data({"moment": kind.window(), word: value}, kind, strict=False))


def _put_read(play: VanguardPlay, logs: list[str]) -> None:
    play.state.read = tuple(known(logs, play.content.logs, "Log"))


def _gain(name: str) -> str:
    """A number that waits for its page of the Ship Book, as a case spells it: `free-repair`."""
    numbers = [field.name.replace("_", "-") for field in fields_of(Gains) if field.type in (int, bool, int | None)]
    return known([name], numbers, "gain of the ship")[0].replace("-", "_")


def _put_gain(play: VanguardPlay, name: str, count: int) -> None:
    field = _gain(name)
    old = getattr(play.state.gains, field)
    setattr(play.state.gains, field, bool(count) if isinstance(old, bool) else count)


def _put_staying(play: VanguardPlay, cards: list[str]) -> None:
    play.state.gains.staying = tuple(cards_named(play, cards, "crew"))


pile_aspect("event deck is {events:list}", "events", "event")
pile_aspect("event discard is {events:list}", "past", "event")
WORDS.aspect("event deck has {count:int}", lambda play: len(play.state.events))
WORDS.aspect("rank-up is {card:card}", lambda play: play.state.rankup or NOTHING, _put_rank_up)
flag_aspect("rank-up completed is {yes:yes}", "ranked")
WORDS.aspect("flag {flag:flag} is {count:int}", lambda play, flag: play.state.flags.get(flag, 0), _put_flag)
WORDS.aspect("deed {deed:deed} is {count:int}", lambda play, deed: play.state.deeds.get(deed, 0), _put_deed)
WORDS.aspect("sectors visited by {crew:crew} are {sectors:list}", _visited, _put_visited)
WORDS.aspect("used are {texts:list}", lambda play: Counter(play.state.used), _put_used)
WORDS.aspect("time held on {track:track} is {count:int}", lambda play, track: play.state.held.get(track, 0), _put_held)
WORDS.aspect(
    "poi before the empty one in {number:int} is {poi:poi}",
    lambda play, number: play.state.emptied.get(str(number), NOTHING),
    _put_emptied,
)
WORDS.aspect("moment {word:deed} is {value:place}", _moment, _put_moment)
WORDS.aspect("logs read are {logs:list}", lambda play: list(play.state.read), _put_read)
WORDS.aspect("log {log:log} read is {yes:yes}", lambda play, log: yes_no(log in play.state.read))
WORDS.aspect(
    "ship {ship:ship} is {count:int}", lambda play, name: int(getattr(play.state.gains, _gain(name)) or 0), _put_gain
)
WORDS.aspect(
    "discount of {card:card} is {count:int}",
    lambda play, card: play.state.gains.discounts.get(card, 0),
    lambda play, card, count: play.state.gains.discounts.update({card_named(play, card, "research"): count}),
)
WORDS.aspect("staying patients are {cards:list}", lambda play: Counter(play.state.gains.staying), _put_staying)
cards_aspect("box dice are {dice:list}", "box", "die")
