"""The terminal at a table on the net: two people, one of them away for a while, and a server that starts anew."""

import re
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.cli.run import ROOT, environment, farlight, hear_interrupts
from tests.server.tools import free_port

PATIENCE = 90
READY = "tells what else you can type"
Start = Callable[..., Any]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the command as somebody with a home of their own; whatever still runs at the end is ended."""
    running: list[Any] = []

    def spawn(home: str, *args: str) -> Any:
        command = pexpect.spawn(
            sys.executable,
            ["-m", "farlight", *args],
            cwd=str(ROOT),
            env={**environment(tmp_path / home), "TERM": "dumb"},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(60, 200),
            preexec_fn=hear_interrupts,
        )
        running.append(command)
        return command

    yield spawn
    for command in running:
        command.close(force=True)


def _serve(start: Start, port: int) -> Any:
    server = start("server", "serve", "--port", str(port))
    server.expect(f"serves at http://127.0.0.1:{port}")
    return server


def _ask(terminal: Any, line: str, answer: str) -> None:
    """Type a line, and wait for what it brings."""
    terminal.sendline(line)
    terminal.expect(answer)


def test_two_people_play_talk_and_outlast_a_restart_of_the_server(start: Start, tmp_path: Path) -> None:
    port = free_port()
    server = _serve(start, port)
    ada = start(
        "ada", "play", "beacon", "--at", f"http://127.0.0.1:{port}", "--seats", "2", "--name", "Ada", "--seed", "1"
    )
    ada.expect(r"link: (http://\S+/join#\S+)")
    link = ada.match.group(1)
    ada.expect(READY)

    bert = start("bert", "play", "--terminal", "--join", link)
    bert.expect("What are you called")
    _ask(bert, "Bert", READY)
    ada.expect("Bert is here")
    bert.sendline("say hello over there")
    ada.expect("Bert: hello over there")

    _ask(ada, "1", "· ")
    bert.expect("· ")
    _ask(ada, "who", "1 Ines: Ada")
    _ask(ada, "why fly home", "cannot be chosen now")
    _ask(ada, "log 1", "What happened")
    _ask(ada, "branch here", "now called “here”")

    server.kill(signal.SIGTERM)
    server.expect(pexpect.EOF)
    ada.expect("connection is gone")
    server = _serve(start, port)
    ada.expect("there again")
    _ask(ada, "undo", "You took back: ")

    _ask(ada, "quit", "Goodbye")
    ada.expect(pexpect.EOF)
    bert.expect("Ada has left")
    bert.sendintr()
    bert.expect("Goodbye")
    bert.expect(pexpect.EOF)

    again = start("bert", "play", "--join", link)  # the same person, who is not asked for a name any more
    again.expect("2 Tarek: Bert")
    again.expect(READY)
    kept = tmp_path / "bert" / "settings.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_a_pipe_plays_too_in_another_language(start: Start, tmp_path: Path) -> None:
    port = free_port()
    _serve(start, port)
    said = farlight(
        "play", "beacon", "--at", f"http://127.0.0.1:{port}", "--seats", "1", "--name", "Ada", "--language", "de",
        home=tmp_path / "ada", stdin="1\nundo\nlink\nsay hallo\n",
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    assert "Du hast zurückgenommen: " in said.stdout
    assert "Ada: hallo" in said.stdout
    assert re.search(r"/join#\S+", said.stdout)


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1:1/join#abc.def"])
def test_a_link_that_leads_nowhere_ends_in_a_sentence(link: str, tmp_path: Path) -> None:
    said = farlight("play", "--join", link, "--name", "Ada", home=tmp_path)
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1
    assert "abc.def" not in said.stderr
