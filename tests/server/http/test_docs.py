"""What the documents say of the server's limits is what the server keeps to."""

from pathlib import Path

import msgspec
import pytest

from farlight.kernel import saves
from farlight.server.http import connections, lookups, session
from farlight.server.live import stand_ins
from farlight.server.ops import descriptors
from farlight.server.ops.config import Limits
from farlight.server.store import retry, snapshots
from farlight.server.tables import commands
from farlight.server.workers import imports, past_reader, worker_pool

DOCS = Path(__file__).resolve().parents[3] / "docs"
LIMITS = Limits()
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MEGABYTE = 1024 * 1024

ROWS = [
    ("requests per address", "{requests:g} per second, bursts of {burst}"),
    ("messages per connection", "{messages:g} per second, bursts of {message_burst}; {message_kb:g} kB each"),
    (
        "messages per address, on all its live connections",
        "{address_messages:g} per second, bursts of {address_burst};",
    ),
    ("what waits for a live connection that reads slowly", "{queue} frames, {queue_mb:g} MB"),
    ("connections of any kind", "{sockets} per address, {all_sockets:,} in all"),
    ("live connections", "{connections} per address, {all_connections:,} in all"),
    ("the head of a request", "{head:g} seconds to arrive"),
    ("its body, and reading the answer, or a frame", "{arrival:g} seconds"),
    ("the first message of a live connection", "{hello:g} seconds"),
    ("new tables, new people, new names", "{tables}, {people} and {names} per address and hour"),
    ("a request's body", "{body_mb:g} MB"),
    (
        "looks into the past (log, moments, exports)",
        "{past:g} per second and person, bursts of {past_burst}; {past_table:g} per second and table; {workers} are "
        "worked on at once, {waiting} wait, of these {at_once} of one person",
    ),
    (
        "an imported file",
        "{unpacked_mb:g} MB unpacked, {answers:,} answers, {processor} s of processor time ({seconds} s by the clock), "
        "{megabytes} MB of memory; one at a time, {waiting} wait, of these {at_once} of one person",
    ),
    ("a line of chat", "{chat} characters"),
    ("bots that stand in", "({pause:g} s at most)"),
]
"""The table of docs/operations.md: what is limited, and what has to stand beside it."""
SENTENCES = {
    "operations.md": (
        "that is less than {descriptors:,} it takes fewer connections",
        "keeps\n{reserved} for the database and itself",
        "Every {every} answers the\nstate of a table is stored",
        "answers wait for it for up to {patience:g} seconds",
    ),
    "protocol.md": (
        "pages of at most {page} answers and about {told} sentences",
        "may ask for {past:g} a second (bursts of {past_burst}), each table for {past_table:g} (bursts of "
        "{past_table_burst}); {at_once_word} of one person may wait",
        "one person may have {proposals_word} open",
        "has an `id` that the client makes up, 1 to {longest_id} characters",
    ),
}


def facts() -> dict[str, object]:
    """All numbers by the names that the rows and sentences use."""
    importing = worker_pool.IMPORTING
    return {
        **msgspec.structs.asdict(LIMITS),
        "message_kb": LIMITS.message / 1024,
        "queue_mb": LIMITS.queue_bytes / MEGABYTE,
        "body_mb": LIMITS.body / MEGABYTE,
        "unpacked_mb": saves.LARGEST / MEGABYTE,
        "answers": imports.MOST_ANSWERS,
        **msgspec.structs.asdict(importing),
        "chat": commands.LONGEST_CHAT,
        "pause": stand_ins.LONGEST_PAUSE,
        "reserved": descriptors.RESERVED,
        "descriptors": LIMITS.all_sockets + descriptors.RESERVED,
        "every": snapshots.EVERY,
        "patience": retry.PATIENCE,
        "page": past_reader.PAGE,
        "told": past_reader.MOST_TOLD,
        "at_once_word": NUMBERS[LIMITS.at_once],
        "proposals_word": NUMBERS[commands.MOST_PROPOSALS],
        "longest_id": session.LONGEST_ID,
    }


@pytest.mark.parametrize(("what", "limit"), ROWS, ids=[what for what, _ in ROWS])
def test_the_table_of_limits_has_them(what: str, limit: str) -> None:
    lines = (DOCS / "operations.md").read_text("utf-8").splitlines()
    [row] = [line for line in lines if line.startswith(f"| {what} |")]
    assert limit.format_map(facts()) in row


@pytest.mark.parametrize(("page", "sentence"), [(page, each) for page, said in SENTENCES.items() for each in said])
def test_sentences_about_limits_are_true(page: str, sentence: str) -> None:
    assert sentence.format_map(facts()) in (DOCS / page).read_text("utf-8")


def test_words_for_limits_are_true() -> None:
    assert (LIMITS.rest, LIMITS.rest_watched, LIMITS.silence) == (60, 120, 60)
    assert "after\na minute, those that somebody only watches after two" in (DOCS / "operations.md").read_text("utf-8")
    assert "as a tree, a thousand at a time" in (DOCS / "protocol.md").read_text("utf-8")
    assert lookups.MOST_MOMENTS == 1000
    assert "Silent connections are given up after a\nminute" in (DOCS / "protocol.md").read_text("utf-8")
    assert connections.FRAMES == 2
    assert "of frames, pings and pieces of messages included, twice as many" in (DOCS / "operations.md").read_text(
        "utf-8"
    )


def test_the_unit_allows_as_many_files_as_the_server_promises() -> None:
    [limit] = [
        line.partition("=")[2]
        for line in (DOCS / "operations.md").read_text("utf-8").splitlines()
        if line.startswith("LimitNOFILE=")
    ]
    assert int(limit) >= LIMITS.all_sockets + descriptors.RESERVED
