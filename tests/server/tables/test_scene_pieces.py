"""What is drawn piece by piece is what is drawn anew, whatever happens at a table."""

from random import Random

import pytest

from farlight.kernel import COMPILED, GROUP, Setup, load_game
from farlight.server.live import frames
from farlight.server.live.frames import Eyes
from farlight.server.live.presence import Presence
from farlight.server.store.store import TableRow
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.records import Joined, Named, Opened, Renamed, Said
from farlight.texts import Texts
from farlight.wire import Settings
from tests.server.tools import times

ANSWERS = 40
SELDOM = 8
"""Answers after which the table is also compared in words and as a bare view: those take long to make anew."""


def opened(game: str, mission: str, seats: int, seed: int) -> LiveTable:
    row = TableRow("table", game, mission, "", "host", "play", "watch", 0.0, 0.0, outcome="", asked="")
    return LiveTable.opened(row, Opened(Setup(game, mission, seats, seed), "host", Settings(group="any")))


def go_on(table: LiveTable, random: Random) -> bool:
    """Answer something, or go back a little; False if there is nothing to do."""
    asked = [each for each in table.timeline.position.open if each.prompt != "reopen" and each.options]
    if not asked:
        return False
    if table.timeline.head > 3 and random.random() < 0.04:
        table.move(random.randrange(max(0, table.timeline.head - 10), table.timeline.head))
    else:
        question = random.choice(asked)
        seat = 0 if question.seat == GROUP else question.seat
        table.answer_all(seat, question.id, [random.choice(question.options).id])
    table.version += 1
    return True


def eyes_for(table: LiveTable, random: Random) -> list[Eyes]:
    """Some ways to look at a table."""
    seat, seats = (None, ()) if table.game.table.is_open else (0, (0,))
    language = random.choice(("en", "it", "de", "cs"))
    return [Eyes(seat, seats, language, scene=True), Eyes(seat, seats, language, words=True), Eyes(None, (), "en")]


@pytest.mark.parametrize("game", ["beacon", "martians", "vanguard"])
def test_pieces_are_what_would_be_made_anew(game: str) -> None:
    missions = load_game(game).rules.missions()
    for number in range(times("FARLIGHT_PIECES", 2)):
        random = Random(number)
        mission = missions[(number * 2 + 1) % len(missions)]
        table = opened(game, mission.id, random.randint(*mission.seats), number)
        looks = eyes_for(table, random)
        for answer in range(ANSWERS):
            if not go_on(table, random):
                break
            for eyes in looks if answer % SELDOM == 0 else looks[:1]:
                anew = frames.board_at(table, eyes, table.timeline.position)
                assert frames.board(table, eyes) == anew, f"{mission.id}, answer {table.timeline.head}"
        assert COMPILED or not any(pieces.unnoted for _, _, pieces in table._pieces.values()), (
            "something is read past the notes"
        )


def test_a_piece_is_made_again_when_what_it_shows_has_changed_and_only_then() -> None:
    table = opened("martians", "home", 2, 7)
    pieces = table.pieces(None, "en")
    made: list[int] = []

    def stress(seen, _texts: Texts) -> int:  # type: ignore[no-untyped-def]
        made.append(seen.state.stress)
        return made[-1]

    assert bytes(pieces.piece("stress", stress)) == bytes(pieces.piece("stress", stress)) == b"%d" % made[0]
    state = table.timeline.position.state
    state.morale += 1
    table.version += 1
    assert bytes(table.pieces(None, "en").piece("stress", stress)) == b"%d" % made[0]
    assert len(made) == 1
    state.stress += 1
    table.version += 1
    assert bytes(table.pieces(None, "en").piece("stress", stress)) == b"%d" % state.stress
    assert len(made) == 2


def test_a_row_is_put_together_again_only_when_one_of_its_pieces_or_their_number_has_changed() -> None:
    table = opened("martians", "home", 2, 7)
    random = Random(1)
    while not table.timeline.position.state.crew:
        go_on(table, random)
    eyes = Eyes(None, (), "en", scene=True)
    first, again = frames.board(table, eyes), frames.board(table, eyes)
    assert all(again[name] is part for name, part in first.items() if name.startswith("scene."))
    table.timeline.position.state.crew[0].wounds += 1
    table.version += 1
    hurt = frames.board(table, eyes)
    assert hurt["scene.crew"] != first["scene.crew"]
    assert hurt["scene.spaces"] is first["scene.spaces"]
    table.timeline.position.state.crew.pop()
    table.version += 1
    assert hurt["scene.crew"].startswith(frames.board(table, eyes)["scene.crew"][:-1])


def test_what_is_shown_of_the_people_is_kept_until_they_change() -> None:
    table, presence = opened("martians", "home", 2, 7), Presence()
    table.apply(Joined("ada", "Ada", False))

    def shown() -> bytes:
        return frames.standing(table, presence, "en")["standing"]

    first = shown()
    assert shown() is first
    presence.come(table.id, "ada")
    here = shown()
    assert here != first
    presence.mark(table.id, "ada", True)
    assert shown() != here
    presence.clear_marks(table.id)
    assert shown() == here
    table.apply(Said("ada", "a line", 1.0))
    assert b"a line" in shown()
    table.apply(Named("a moment", 0))
    assert b"a moment" in shown()
    table.apply(Renamed("ada", "Bea"))
    assert b"Bea" in shown()


def test_what_is_read_past_the_notes_is_made_anew_after_every_change() -> None:
    table = opened("beacon", "first-light", 1, 7)

    def whole(seen, _texts: Texts) -> int:  # type: ignore[no-untyped-def]
        return hash(repr(seen.state))  # which asks the fields of a struct behind its back

    first = table.pieces(None, "en").piece("whole", whole)
    state = table.timeline.position.state
    assert hasattr(state, "outcome")
    state.outcome = "lost"
    table.version += 1
    assert table.pieces(None, "en").piece("whole", whole) != first
    assert table.pieces(None, "en").unnoted
