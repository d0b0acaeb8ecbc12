"""Conditions about what has happened: events that came, how the mission ended, what the campaign remembers."""

from farlight.content.ids import Outcome
from farlight.martians.rules.context import About, MartiansPlay, conditions
from farlight.martians.rules.mission_history import happened


@conditions.add("events done", "M-LOG-06")
def events_done(play: MartiansPlay, _about: About) -> bool:
    stats = play.state.stats
    return stats.get("events", 0) > 0 and stats.get("done", 0) == stats["events"]


@conditions.add("stat {stat:stat} at least {count:int}", "M-APP-35")
def stat_at_least(play: MartiansPlay, _about: About, stat: str, count: int) -> bool:
    return play.state.stats.get(stat, 0) >= count


@conditions.add("event {event:event} came", "M-APP-26")
def event_came(play: MartiansPlay, _about: About, event: str) -> bool:
    return happened(play.state, "event", event)


@conditions.add("event {event:event} done", "M-APP-26")
def event_done(play: MartiansPlay, _about: About, event: str) -> bool:
    return happened(play.state, "done", event)


@conditions.add("event {event:event} struck", "M-APP-26")
def event_struck(play: MartiansPlay, _about: About, event: str) -> bool:
    return happened(play.state, "consequence", event)


@conditions.add("adventure {adventure:adventure} met", "M-APP-26")
def adventure_met(play: MartiansPlay, _about: About, adventure: str) -> bool:
    return happened(play.state, "adventure", adventure)


@conditions.add("died", "M-WND-05")
def died(play: MartiansPlay, _about: About) -> bool:
    return play.state.flags.get("result") == "lost/death"


@conditions.add("won", "M-END-03")
def won(play: MartiansPlay, _about: About) -> bool:
    return Outcome.parse(play.state.flags.get("result", "")).is_won


@conditions.add("lost by parts", "M-END-09")
def lost_by_parts(play: MartiansPlay, _about: About) -> bool:
    return play.state.flags.get("result") == "lost/parts"


@conditions.add("missions lost at least {count:int}", "M-MIS-CAMP-05")
def missions_lost(play: MartiansPlay, _about: About, count: int) -> bool:
    return play.state.campaign is not None and play.state.campaign.lost >= count


@conditions.add("replayed", "M-CAMP-07")
def replayed(play: MartiansPlay, _about: About) -> bool:
    return play.state.campaign is not None and play.state.campaign.replays > 0
