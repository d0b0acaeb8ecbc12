"""Sentences about the Mission Log, benefits, flags, objectives and campaigns."""

import re
from collections import Counter

from farlight.martians.cases.frame import (
    ANYBODY,
    NOTHING,
    WORDS,
    all_elements,
    clear_table,
    drive,
    names_aspect,
    who_named,
)
from farlight.martians.model.ids import Mark, Perk
from farlight.martians.model.state import Campaign, Entry
from farlight.martians.rules.campaigns.campaign import mission_at
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.setup import begin_mission
from farlight.scenarios import CaseFailure, known, within

# The Mission Log, and what is still to come


def _entry(play: MartiansPlay, event: str) -> Entry | None:
    known([event], play.content.events, "event")
    return next((entry for entry in play.state.log if entry.event == event), None)


def _entry_state(play: MartiansPlay, event: str, sol: int) -> str:
    entry = _entry(play, event)
    return NOTHING if entry is None or entry.sol != sol else entry.state


def _put_entry(play: MartiansPlay, event: str, sol: int, word: str) -> None:
    state = play.state
    old = _entry(play, event)
    if old is not None:
        state.log.remove(old)
    if word != NOTHING:
        state.log.append(Entry(event, sol, word, "", "", state.first))


def _given_entry(play: MartiansPlay, event: str) -> Entry:
    entry = _entry(play, event)
    if entry is None:
        raise CaseFailure(f"'{event}' is not in the Mission Log: say 'event {event} of sol N is open' before")
    return entry


def _put_entry_place(play: MartiansPlay, event: str, space: str) -> None:
    _given_entry(play, event).place = "" if space == NOTHING else space


def _put_entry_thing(play: MartiansPlay, event: str, thing: str) -> None:
    _given_entry(play, event).thing = "" if thing == NOTHING else thing


def _put_entry_broke(play: MartiansPlay, event: str, elements: list[str]) -> None:
    _given_entry(play, event).broke = tuple(known(elements, all_elements(play), "element"))


def _put_entry_who(play: MartiansPlay, event: str, profession: str) -> None:
    _given_entry(play, event).who = who_named(play, profession)


def _due(play: MartiansPlay, kind: str, card: str, who: str) -> int:
    """The sol in which something comes; 0 if it does not wait."""
    wanted = who_named(play, who)
    for sol, other, adventure, person, parent in play.state.schedule:
        if other == kind and card in (adventure, parent) and person == wanted:
            return sol
    return 0


def _put_adventure_due(play: MartiansPlay, card: str, who: str, sol: int) -> None:
    known([card], play.content.adventures, "Adventure")
    play.state.schedule.append((sol, "adventure", card, who_named(play, who), ""))


def _put_echo_due(play: MartiansPlay, event: str, who: str, sol: int) -> None:
    known([event], play.content.events, "event")
    play.state.schedule.append((sol, "echo", "", who_named(play, who), event))


WORDS.aspect("event {event:event} of sol {sol:int} is {entry:entry}", _entry_state, _put_entry)
WORDS.aspect(
    "event {event:event} drew {space:where}",
    lambda play, event: _given_entry(play, event).place or NOTHING,
    _put_entry_place,
)
WORDS.aspect(
    "event {event:event} touched {thing:thing}",
    lambda play, event: _given_entry(play, event).thing or NOTHING,
    _put_entry_thing,
)
WORDS.aspect(
    "event {event:event} broke {elements:list}", lambda play, event: _given_entry(play, event).broke, _put_entry_broke
)
WORDS.aspect(
    "event {event:event} came to {profession:profession}",
    lambda play, event: play.state.crew[_given_entry(play, event).who].profession,
    _put_entry_who,
)
WORDS.aspect(
    "adventure {adventure:adventure} of {who:astronaut} is due in sol {sol:int}",
    lambda play, card, who: _due(play, "adventure", card, who),
    _put_adventure_due,
)
WORDS.aspect(
    "echo of {event:event} for {who:astronaut} is due in sol {sol:int}",
    lambda play, event, who: _due(play, "echo", event, who),
    _put_echo_due,
)
WORDS.aspect("things to come are {count:int}", lambda play: len(play.state.schedule))
names_aspect("told echoes are {echoes:list}", "told", "echo")
WORDS.aspect(
    "history is {entries:list}",
    lambda play: [f"{sol}:{kind}:{card}" for sol, kind, card in play.state.history],
    lambda play, words: setattr(play.state, "history", tuple(_history(word) for word in words)),
)


def _history(word: str) -> tuple[int, str, str]:
    sol, _, rest = word.partition(":")
    kind, _, card = rest.partition(":")
    if not sol.isdigit() or not card:
        raise CaseFailure(f"an entry is written SOL:KIND:CARD, such as 1:event:g01, not '{word}'")
    return int(sol), kind, card


# Benefits, flags, objectives


def _perk(play: MartiansPlay, word: str) -> Perk:
    match = re.fullmatch(r"([\w-]+):([\w-]+):([\w-]+):(-?\d+)", word)
    if match is None:
        raise CaseFailure(f"a benefit is written KIND:ACTION:WHO:SOL, such as ease:build:any:1, not '{word}'")
    return Perk(match[1], match[2], -1 if match[3] == ANYBODY else who_named(play, match[3]), int(match[4]))


def _perks(play: MartiansPlay) -> object:
    crew = play.state.crew
    return Counter(
        f"{kind}:{about}:{ANYBODY if who < 0 else crew[who].profession}:{sol}"
        for kind, about, who, sol in play.state.perks
    )


def _put_perks(play: MartiansPlay, words: list[str]) -> None:
    play.state.perks = [_perk(play, word) for word in words]


def _put_ticked(play: MartiansPlay, words: list[str]) -> None:
    objectives = [each.id for each in play.content.missions[play.state.mission].objectives]
    play.state.ticked = known(words, objectives, "objective")


def _track(play: MartiansPlay, track: str) -> int:
    if Mark.parse(track).word != "burden":
        known([track], play.state.tracks, "track on this sheet")
    return play.state.tracks.get(track, 0)


def _put_track(play: MartiansPlay, track: str, level: int) -> None:
    _track(play, track)
    play.state.tracks[track] = level


def _put_flag(play: MartiansPlay, flag: str, word: str) -> None:
    play.state.flags.pop(flag, None)
    if word != NOTHING:
        play.state.flags[flag] = word


def _put_stat(play: MartiansPlay, stat: str, count: int) -> None:
    play.state.stats[stat] = count


def _mission_flags(play: MartiansPlay) -> object:
    """Without what the crew has said: that is no rule."""
    return Counter(word for word in play.state.mission_once if Mark.parse(word).word != "said")


def _put_mission_flags(play: MartiansPlay, words: list[str]) -> None:
    play.state.mission_once = words


WORDS.aspect("perks are {perks:list}", _perks, _put_perks)
names_aspect("round flags are {flags:list}", "round", "word")
WORDS.aspect("mission flags are {flags:list}", _mission_flags, _put_mission_flags)
WORDS.aspect("ticked objectives are {objectives:list}", lambda play: set(play.state.ticked), _put_ticked)
WORDS.aspect("track {track:track} is {level:int}", _track, _put_track)
WORDS.aspect("flag {flag:flag} is {word:word}", lambda play, flag: play.state.flags.get(flag) or NOTHING, _put_flag)
WORDS.aspect("stat {stat:stat} is {count:int}", lambda play, stat: play.state.stats.get(stat, 0), _put_stat)


# Campaigns


def _campaign(play: MartiansPlay) -> Campaign:
    if play.state.campaign is None:
        raise CaseFailure("this is no campaign: begin one with 'mission ID'")
    return play.state.campaign


def _put_campaign_mission(play: MartiansPlay, number: int) -> None:
    """Set up another mission of the campaign, on a bare table; of the branch that was given before."""
    campaign = _campaign(play)
    missions = play.content.campaigns[campaign.id].missions
    campaign.number = within(number, 1, len(missions), "the mission") - 1
    play.state.mission = mission_at(play, campaign.number)
    drive(begin_mission(play), lambda _: "")
    clear_table(play)
    play.state.sol = 1


def _put_results(play: MartiansPlay, words: list[str]) -> None:
    _campaign(play).results = words


def _put_envelopes(play: MartiansPlay, words: list[str]) -> None:
    campaign = _campaign(play)
    campaign.opened = known(words, play.content.campaigns[campaign.id].envelopes, "envelope")


def _put_replays(play: MartiansPlay, count: int) -> None:
    _campaign(play).replays = count


def _put_lost(play: MartiansPlay, count: int) -> None:
    _campaign(play).lost = count


def _tales(play: MartiansPlay) -> set[str]:
    return {Mark.on(kind, card) for kind, card in _campaign(play).tales}


def _put_tales(play: MartiansPlay, words: list[str]) -> None:
    _campaign(play).tales = tuple((mark.word, mark.of) for mark in map(Mark.parse, words))


WORDS.aspect("campaign mission is {number:int}", lambda play: _campaign(play).number + 1, _put_campaign_mission)
WORDS.aspect("campaign results are {results:list}", lambda play: list(_campaign(play).results), _put_results)
WORDS.aspect("campaign replays are {count:int}", lambda play: _campaign(play).replays, _put_replays)
WORDS.aspect("campaign missions lost are {count:int}", lambda play: _campaign(play).lost, _put_lost)
WORDS.aspect("campaign tales are {tales:list}", _tales, _put_tales)
WORDS.aspect("opened envelopes are {envelopes:list}", lambda play: set(_campaign(play).opened), _put_envelopes)
