"""What each action does when it succeeds or fails. Rulebook chapters 22 to 27."""

from collections.abc import Callable

from farlight.kernel import GROUP, Option, Procedure, choose, option
from farlight.martians.model.events.base import Fixed, Planted, TokenRemoved
from farlight.martians.model.events.work import Discovered, SampleExamined, ThingGained
from farlight.martians.model.ids import BoundPerk, Mark, Pawn, Thing
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.declaration import return_things
from farlight.martians.rules.actions.stacks import astronauts_in, has_power
from farlight.martians.rules.app_events import complete
from farlight.martians.rules.cargo_bay import gain_thing, reveal_tile
from farlight.martians.rules.context import About, MartiansPlay, run, seat_of
from farlight.martians.rules.crew import (
    change_morale,
    change_stress,
    change_tokens,
    choose_cure,
    count_deed,
    count_stat,
    curable,
    cure,
    heal,
    name_of,
)
from farlight.martians.rules.facilities import facility_of
from farlight.martians.rules.greenhouses import farm_of
from farlight.martians.rules.malfunction import choose_track, move_track
from farlight.martians.rules.missions import feature_of
from farlight.martians.rules.production import is_sample
from farlight.martians.rules.research import discovery_rewards

Effect = Callable[[MartiansPlay, Stack, About], Procedure[None] | None]


def fail(play: MartiansPlay, stack: Stack) -> None:
    """Return the required things; what the action was aimed at stays as it was.

    M-ACT-37, M-GATH-08, M-RSCH-07, M-RSCH-08, M-PLNT-09, M-REP-05, M-CANN-06, M-EXPL-12, M-BLD-05, M-UPG-06,
    M-EVA-09.
    """
    return_things(play.state, stack)


# 22. Events, Rest, Relax, Heal, Manage


def event(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Complete the event; what it asked for is spent. M-EVA-06, M-ACT-36, M-RUL-EV-07."""
    yield from complete(play, int(stack.target), about)


def rest(play: MartiansPlay, stack: Stack, about: About) -> None:
    """Gain a Morale token; the Reading Corner gives one more. M-REST-02, M-RUL-UPG-08."""
    if Pawn.parse(stack.pawns[0]).bound != "rest":
        change_tokens(play, about.who, 2 if "rest-more" in stack.perks else 1, "M-REST-02")


def stress_relief(play: MartiansPlay, facility: str) -> int:
    """How much Stress a Relax action in a Facility takes away. M-RELX-02, M-RELX-03."""
    return play.content.facilities[facility].relax_stress or play.content.ruling.relax_stress


LIFT_MORALE = option("lift-morale")


def ease_stress(relief: int) -> Option:
    return option("ease-stress", count=relief)


def relax(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Change Morale or Stress, as is chosen now. M-RELX-02, M-RELX-03, M-RELX-04."""
    relief = stress_relief(play, stack.facility)
    wanted = yield from choose(
        play,
        seat_of(play.state, about.who),
        "relax",
        "M-RELX-02",
        lambda: ["morale", "stress"],
        lambda word: LIFT_MORALE if word == "morale" else ease_stress(relief),
    )
    if wanted == "morale":
        change_morale(play, 1, "M-RELX-02")
    else:
        change_stress(play, -relief, "M-RELX-02")


def heal_action(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Heal a wound or a Condition of the patient. M-HEAL-06, M-HEAL-07, M-HEAL-08, M-HEAL-09, M-RUL-STR-05."""
    state = play.state
    who = about.who
    person = state.crew[who]
    if Pawn.parse(stack.pawns[0]).bound == "heart":
        if "heart-trouble" in curable(person):
            cure(play, who, "heart-trouble", "M-HEAL-09")
        return

    def ways() -> list[str]:
        found = ["wound"] if person.wounds else []
        if curable(person) and play.content.facilities[stack.facility].heals_conditions:
            found.append("condition")
        return found or ["nothing"]

    way = yield from choose(
        play,
        seat_of(state, who),
        "heal",
        "M-HEAL-06",
        ways,
        lambda word: option(f"heal-{word}"),
        refs=(("who", name_of(state, who)),),
    )
    if way == "wound":
        heal(play, who, 1, "M-HEAL-07")
    elif way == "condition":
        yield from choose_cure(play, who, "M-HEAL-08")


def manage(play: MartiansPlay, stack: Stack, _about: About) -> Procedure[None]:
    """Move one Malfunction track down, each Manage its own, further with an upgrade; the Malfunction Box stays as it
    is.

    M-MAN-02, M-MAN-03, M-MAN-04, M-RUL-UPG-02, M-MAN-05, M-FAQ-09.
    """
    track = yield from choose_track(play, "any", "M-MAN-02", down=True)
    move_track(play, track, -2 if has_power(play, "manage-more", stack.facility) else -1, "M-MAN-02")


# 23. Explore


def explore(play: MartiansPlay, stack: Stack, _about: About) -> Procedure[None]:
    """Turn the tile of the space face up; nothing if somebody was there before.

    M-EXPL-06, M-EXPL-07, M-EXPL-08, M-EXPL-09, M-EXPL-10, M-EXPL-11, M-ACT-16.
    """
    if stack.target not in play.state.tiles:
        yield from reveal_tile(play, stack.target, poi=True, rule="M-EXPL-06")


# 24. Gather


def gather(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Put one thing into Pending; two samples where something says so.

    M-GATH-04, M-GATH-06, M-RUL-UPG-06, M-RUL-STR-14, M-FAQ-26, M-MIS-GEN-16.
    """
    state = play.state
    things, stack.things = stack.things, []
    double = (
        any(BoundPerk.parse(perk).kind == "double" for perk in stack.perks)
        or state.sites.get("drill-rig") == stack.target
    )
    if double and things and is_sample(things[0]):
        more = [thing for space, thing in state.lying if space == stack.target and is_sample(thing)]
        if more:
            state.lying.remove((stack.target, more[0]))
            things.append(more[0])
    for thing in things:
        yield from _bring_home(play, stack, about, thing)


def _bring_home(play: MartiansPlay, stack: Stack, about: About, thing: str) -> Procedure[None]:
    feature = feature_of(play)
    count_stat(play.state, Mark.on("got", thing))
    if feature.gathered is not None and feature.gathered(play, stack.target, thing):
        return
    chute = is_sample(thing) and has_power(play, "chute", stack.facility)
    gain_thing(play, thing, "M-GATH-06", pending=not chute)
    mission = play.content.missions[play.state.mission]
    if mission.on_gathered is not None:
        here = About(about.who, space=stack.target, thing=thing)
        yield from run(play, mission.on_gathered, here, "M-GATH-06")


# 25. Research and planting


def examine(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Move the samples of the stack to an Examined space. M-RSCH-05."""
    for thing in stack.things:
        yield from make_examined(play, thing, about)
    stack.things = []


def make_examined(play: MartiansPlay, thing: str, about: About) -> Procedure[None]:
    """Put a sample among the Examined ones, by whatever way it came. M-RSCH-05."""
    state = play.state
    feature = feature_of(play)
    mission = play.content.missions[state.mission]
    state.examined.append(thing)
    count_stat(state, "examined")
    state.round.append("bench")
    play.emit(SampleExamined("M-RSCH-05", thing))
    if feature.examined is not None:
        yield from feature.examined(play, thing)
    if mission.on_examined is not None:
        yield from run(play, mission.on_examined, about, "M-RSCH-05")


def discover(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Turn the examined samples of the stack into Discoveries, with what the mission gives for them.

    M-RSCH-06, M-RSCH-12, M-CAMP-17, M-RUL-GAP-03.
    """
    state = play.state
    feature = feature_of(play)
    mission = play.content.missions[state.mission]
    for word in stack.things:
        thing = Thing.parse(word).what
        state.discovered.append(thing)
        state.round.append("bench")
        play.emit(Discovered("M-RSCH-06", thing))
        for who in astronauts_in(stack):
            count_deed(state, who, "discoveries")
        if feature.discovered is not None:
            yield from feature.discovered(play, thing)
        if mission.on_discovery is not None:
            yield from run(play, mission.on_discovery, about, "M-RSCH-12")
        yield from discovery_rewards(play)
    stack.things = []


def plant(play: MartiansPlay, stack: Stack, _about: About) -> None:
    """Plant the seed in the Farm, on the lowest space: it first grows in the next Production phase.

    M-PLNT-08, M-PLNT-11.
    """
    farm = farm_of(play.state, stack.target)
    if farm is not None:
        farm.growth.insert(0, 1)
        stack.things = []
        count_stat(play.state, "seeds")
        play.state.round.append("planted")
        play.emit(Planted("M-PLNT-08", stack.target))


# 26. Build


def repair(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Repair one element, operational from the end of the phase on.

    M-REP-04, M-REP-07, M-CANN-04, M-CANN-05, M-REP-02.
    """
    state = play.state
    if stack.target not in state.broken:  # M-ACT-16
        return_things(state, stack)
        return
    state.broken.remove(stack.target)
    state.mended.append(stack.target)
    stack.things = []
    stack.source = ""
    play.emit(Fixed("M-REP-04", stack.target))
    mission = play.content.missions[state.mission]
    if mission.on_repaired is not None:
        here = About(about.who, facility=facility_of(stack.target), thing=stack.target)
        yield from run(play, mission.on_repaired, here, "M-MIS-HOME-10")


def repair_rover(play: MartiansPlay, stack: Stack, _about: About) -> Procedure[None]:
    """Take one token of choice off a rover. M-RREP-04."""
    state = play.state

    def tokens() -> list[str]:
        return list(dict.fromkeys(token for rover, token in state.rover_tokens if rover == stack.target))

    if tokens():
        chosen = yield from choose(
            play, GROUP, "rover-token", "M-RREP-04", tokens, lambda token: option("token", token=token)
        )
        state.rover_tokens.remove((stack.target, chosen))
        play.emit(TokenRemoved("M-RREP-04", chosen, stack.target))


def install(play: MartiansPlay, stack: Stack, _about: About) -> None:
    """Put the tile into Pending, where it waits. M-UPG-04."""
    state = play.state
    if stack.target in state.upgrades:
        state.upgrades.remove(stack.target)
        state.pending.append(Thing.of("upgrade", stack.target))
        play.emit(ThingGained("M-UPG-04", Thing.of("upgrade", stack.target), "pending"))


def special_effect(play: MartiansPlay, stack: Stack, about: About) -> Procedure[None]:
    """Carry out a mission's own action. M-MACT-02, M-MACT-04."""
    card = play.content.actions[stack.verb]
    yield from run(play, card.effect, about, card.rule)
    count_stat(play.state, Mark.on("did", stack.verb))
    play.state.round.append(Mark.on("did", stack.verb))
    if stack.path:
        play.state.round.append(Mark.on("did", stack.verb, stack.path[-1]))
    stack.things = []


EFFECTS: dict[str, Effect] = {
    "event": event,
    "rest": rest,
    "relax": relax,
    "heal": heal_action,
    "manage": manage,
    "explore": explore,
    "gather": gather,
    "examine": examine,
    "discover": discover,
    "plant": plant,
    "repair": repair,
    "rover": repair_rover,
    "upgrade": install,
}
