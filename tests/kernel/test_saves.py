"""Saves: whole or not at all, checked, migrated; a bad file is told and changes nothing."""

import json
import os
import zlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from farlight.kernel import (
    AnyGame,
    Failure,
    SaveError,
    Setup,
    Timeline,
    game_names,
    load,
    load_game,
    read_header,
    save,
    to_data,
)
from farlight.kernel import saves as saves_module

OLD_SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.farlight"))


@pytest.fixture
def game() -> AnyGame:
    return load_game("beacon")


def played(game: AnyGame, answers: int, seed: int = 5) -> Timeline[Any, Any]:
    timeline = Timeline(game, Setup(game.name, game.rules.missions()[0].id, 2, seed))
    play_on(timeline, answers, seed)
    return timeline


def play_on(timeline: Timeline[Any, Any], answers: int, seed: int) -> None:
    chance = Random(seed)
    for _ in range(answers):
        if not timeline.position.open:
            return
        decision = timeline.position.open[0]
        number = chance.randrange(len(decision.options))
        timeline.choose(max(decision.seat, 0), decision.options[number].id, number)


def rewrite(path: Path, header: dict[str, Any] | None = None, record: dict[str, Any] | None = None) -> None:
    """Change a save as a newer or older version would have written it, with a digest that fits."""
    line, _, payload = path.read_bytes().partition(b"\n")
    said = {**json.loads(line), **(header or {})}
    if record is not None:
        held = msgspec.msgpack.decode(zlib.decompress(payload))
        payload = zlib.compress(msgspec.msgpack.encode({**held, **record}))
    made = msgspec.convert(said, saves_module.Header)
    made = msgspec.structs.replace(made, digest=saves_module._digest(made, payload))
    path.write_bytes(msgspec.json.encode(made) + b"\n" + payload)


def test_a_loaded_game_is_the_saved_one(game: AnyGame, tmp_path: Path) -> None:
    timeline = played(game, 33)
    timeline.name_branch("here")
    save(timeline, tmp_path / "a.farlight")
    loaded = load(tmp_path / "a.farlight", game)
    assert loaded.notes == []
    assert loaded.timeline.position.state == timeline.position.state
    assert list(loaded.timeline.position.open) == list(timeline.position.open)
    assert loaded.timeline.branches == {"here": timeline.head}
    assert loaded.timeline.position_at(3).state == timeline.position_at(3).state


def test_the_header_says_what_a_save_is(game: AnyGame, tmp_path: Path) -> None:
    save(played(game, 3), tmp_path / "a.farlight")
    header = read_header(tmp_path / "a.farlight")
    assert (header.game, header.schema, header.pack) == (game.name, game.schema, game.pack.hash)


def test_a_save_of_another_game_is_refused_by_name(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    save(played(game, 3), path)
    rewrite(path, {"game": "chess"})
    with pytest.raises(SaveError, match="game of 'chess', not of 'beacon'"):
        load(path, game)


@pytest.mark.parametrize("change", [{"format": 99, "engine": "9.0"}, {"schema": 99, "engine": "9.0"}])
def test_a_save_of_a_newer_version_asks_for_an_update(game: AnyGame, tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "a.farlight"
    save(played(game, 3), path)
    rewrite(path, change)
    with pytest.raises(SaveError, match=r"newer Farlight \(9\.0\).*Update"):
        load(path, game)


def test_a_truncated_save_is_called_damaged(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    save(played(game, 9), path)
    whole = path.read_bytes()
    for length in (len(whole) - 1, len(whole) // 2):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError, match="damaged or was edited"):
            load(path, game)


def test_an_edited_save_is_called_edited_wherever_it_was_edited(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    save(played(game, 9), path)
    whole = path.read_bytes()
    for place in (whole.index(b'"engine"') + 11, len(whole) - 20):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(SaveError, match="edited"):
            load(path, game)


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"\x89PNG\r\n", b"{}\n", b'["farlight"]\n', b'{"farlight":"save"}\n', b"[" * 100_000]
)
def test_a_foreign_file_is_no_save(game: AnyGame, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.farlight"
    path.write_bytes(data)
    with pytest.raises(SaveError, match="not a Farlight save"):
        load(path, game)


def test_a_missing_file_is_named(game: AnyGame, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"none\.farlight: cannot be read"):
        load(tmp_path / "none.farlight", game)


def test_a_save_that_fails_leaves_the_old_one_intact(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.farlight"
    save(played(game, 3), path)
    before = path.read_bytes()

    def full_disk(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        save(played(game, 30), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path], "no half-written file stays behind"


def test_a_save_keeps_the_rights_and_the_link_of_the_file_it_replaces(game: AnyGame, tmp_path: Path) -> None:
    real, link = tmp_path / "real.farlight", tmp_path / "link.farlight"
    save(played(game, 1), real)
    real.chmod(0o664)
    link.symlink_to(real)
    save(played(game, 3), link)
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o664
    assert len(load(real, game).timeline.entries) == 3


def test_a_save_that_mentions_unknown_cards_names_them(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    timeline = played(game, 3)
    save(timeline, path)
    snapshot = to_data(timeline.base()[1])
    rewrite(path, {"pack": "another"}, {"snapshot": {**snapshot, "deck": ["old-card"]}})
    with pytest.raises(SaveError, match="does not have drift 'old-card' any more"):
        load(path, game)


def test_answers_that_do_not_hang_together_are_refused(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    save(played(game, 3), path)
    rewrite(path, record={"head": 99})
    with pytest.raises(SaveError, match="do not hang together"):
        load(path, game)


def test_a_changed_pack_is_told_and_the_game_goes_on(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    timeline = played(game, 20)
    save(timeline, path)
    rewrite(path, {"pack": "another"})
    loaded = load(path, game)
    assert loaded.notes == ["the content pack has changed since this was saved"]
    assert loaded.timeline.position.state == timeline.position.state
    refusal = loaded.timeline.undo_to(1)
    assert refusal is not None
    assert refusal.reason == "refused-undo-floor"


def test_answers_that_no_longer_fit_cost_no_more_than_themselves(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "a.farlight"
    timeline = next(t for t in (played(game, n) for n in range(10, 40)) if t.position.tail)
    save(timeline, path)
    entries = msgspec.to_builtins(timeline.entries)
    entries[timeline.head - 1] = [*entries[timeline.head - 1][:2], "gone", *entries[timeline.head - 1][3:]]
    rewrite(path, record={"entries": entries})
    loaded = load(path, game)
    assert "the last one that still holds" in loaded.notes[0]
    assert loaded.timeline.head == timeline.base()[0]


def test_questions_that_are_others_by_now_are_named_after_the_moment(game: AnyGame, tmp_path: Path) -> None:
    """Where the rules ask more or less than when it was saved, the ids do not depend on which snapshot was kept."""
    timeline = played(game, 10)
    start = to_data(timeline.snapshots[0])
    for kept in ({}, {"base": 0, "snapshot": start}):
        path = tmp_path / "a.farlight"
        save(timeline, path)
        rewrite(path, record={"asked": [], **kept})
        assert [decision.id for decision in load(path, game).timeline.position.open] == [10, 10]


def test_an_export_of_a_failure_carries_the_answer_that_failed(game: AnyGame, tmp_path: Path) -> None:
    save(played(game, 3), tmp_path / "a.failure", Failure(1, "plan:rest", "it broke"))
    assert load(tmp_path / "a.failure", game).failure == Failure(1, "plan:rest", "it broke")


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_migrated_and_played_to_its_end(path: Path) -> None:
    before = path.read_bytes()
    header = read_header(path)
    game = load_game(header.game)
    loaded = load(path, game)
    assert f"migrated from state version {header.schema} to {game.schema}" in loaded.notes
    assert loaded.timeline.position.open
    play_on(loaded.timeline, 10_000, seed=1)
    assert loaded.timeline.position.outcome
    assert path.read_bytes() == before


def test_an_old_save_stands_where_it_was_left() -> None:
    """Version 1 of beacon, in the second watch, one die already chosen for a check."""
    loaded = load(next(path for path in OLD_SAVES if path.stem == "beacon-1-in-mid-check"), load_game("beacon"))
    position = loaded.timeline.position
    assert position.state.watch == 2
    assert position.state.drifted == []
    assert [choice.id for choice in position.open[0].options] == ["die:bold", "done"]


def test_every_older_schema_of_every_game_has_a_save_in_the_corpus() -> None:
    kept = {(read_header(path).game, read_header(path).schema) for path in OLD_SAVES}
    needed = {(name, version) for name in game_names() for version in range(1, load_game(name).schema)}
    assert needed <= kept


def test_a_new_save_and_its_folder_are_their_owners_alone(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "home" / "saves" / "a.farlight"
    save(played(game, 1), path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert [folder.stat().st_mode & 0o777 for folder in (path.parent, path.parent.parent)] == [0o700, 0o700]
