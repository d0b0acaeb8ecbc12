"""What a table is there for can be told at any moment of any mission, in every language."""

from farlight.bots import Look, bots_of
from farlight.kernel import AnyGame, AnyTimeline, Goal, Setup, Timeline, load_game
from farlight.texts import LANGUAGES, Texts

SEED = 3
BOTS = {"martians": "crew-normal", "vanguard": "away-normal"}


def told(timeline: AnyTimeline, language: str = "en") -> list[Goal]:
    game, state = timeline.game, timeline.position.state
    make = game.table.scene_parts()["goals"]
    assert callable(make)
    found = make(game.play(game.view(state, None)), Texts(language, [game.texts], game.table.names_at(state)))
    assert isinstance(found, list)
    return found


def play_on(timeline: AnyTimeline, answers: int) -> None:
    game = timeline.game
    bot = bots_of(game)[BOTS[game.name]](SEED)
    for _ in range(answers):
        number = bot.choose(Look(timeline.position))
        option = next(each for place, each in timeline.position.choices() if place == number)
        timeline.choose(timeline.position.seat_of(number), option.id, number)


def begun(game: AnyGame, mission: str, answers: int) -> AnyTimeline:
    timeline: AnyTimeline = Timeline(game, Setup(game.name, mission, 2, SEED))
    play_on(timeline, answers)
    return timeline


def test_every_mission_says_what_it_wants() -> None:
    for name in ("martians", "vanguard"):
        game = load_game(name)
        for mission in game.rules.missions():
            timeline = begun(game, mission.id, 1)
            while not (found := told(timeline)) or not found[0].onward:
                play_on(timeline, 1)
            goal = found[0]
            assert all((goal.title, goal.why, goal.steps)), (name, mission.id, goal)


def test_a_campaign_says_what_it_is_about_in_every_language() -> None:
    for name, mission in (("martians", "slow-bell"), ("vanguard", "campaign")):
        timeline = begun(load_game(name), mission, 40)
        whole = {language: told(timeline, language)[-1] for language in LANGUAGES}
        assert len({goal.kind for goal in whole.values()}) > 1
        assert all(goal.why for goal in whole.values())


def test_the_objective_is_known_aboard_and_says_where_to_fly() -> None:
    """V-SHIP-BRIDGE-3: before anybody has been aboard, nobody has seen it."""
    timeline = begun(load_game("vanguard"), "campaign", 40)
    assert [goal.kind for goal in told(timeline)] == ["Exploration", "Campaign"]
    while not timeline.position.state.ship.page:
        play_on(timeline, 1)
    assert [(goal.kind, goal.onward) for goal in told(timeline)] == [
        ("Objective", "Fly to the System Ansgar: Marl is there."),
        ("Campaign", ""),
    ]
