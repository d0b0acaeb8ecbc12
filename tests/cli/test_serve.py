"""`farlight serve` and `farlight load`."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from farlight.server.http.guard import read_origin
from tests.cli.run import ROOT, environment, farlight
from tests.server.tools import PATIENCE


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = farlight("serve", "--port", str(port), home=tmp_path)
    assert said.returncode == 2
    assert f"Port {port} is taken" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("url", ["mysql://host/name", "nonsense", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_is_none_is_told_in_one_sentence(url: str, tmp_path: Path) -> None:
    said = farlight("serve", "--port", "0", "--database", url, home=tmp_path)
    assert said.returncode == 2
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["serve", "--host", "nohost.invalid"], "nohost.invalid"),
        (["serve", "--port", "65536"], "65535"),
        (["serve", "--origin", ""], "'' is no address of a web page"),
        (["serve", "--origin", "club.example"], "'club.example' is no address of a web page"),
        (["serve", "--origin", "https://club.example/tables"], "is no address of a web page"),
        (["serve", "--origin", "https://club.example:99999"], "is no address of a web page"),
        (["play", "--port", "99999"], "65535"),
        (["play", "--port", "0"], "1"),
        (["play", "nonsense"], "There is no game 'nonsense'"),
        (["load", "--game", "nonsense"], "There is no game 'nonsense'"),
        (["load", "--idle", "2", "--game", "nonsense"], "There is no game 'nonsense'"),
    ],
)
def test_wrong_flags_are_refused_before_anything_is_built_or_loaded(
    command: list[str], told: str, tmp_path: Path
) -> None:
    said = farlight(*command, home=tmp_path)
    assert said.returncode == 2
    assert told in said.stderr
    assert "Traceback" not in said.stderr
    assert "Building" not in said.stderr + said.stdout
    assert "opening" not in said.stderr
    assert not list(tmp_path.iterdir())


def test_addresses_of_pages_are_told_as_browsers_do() -> None:
    assert read_origin("https://Club.Example/") == "https://club.example"
    assert read_origin("https://club.example:443") == "https://club.example"
    assert read_origin("http://[::1]:8080") == "http://[::1]:8080"


@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_it_tells_its_address_and_how_to_go_further_safely(host: str, warned: bool, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "farlight", "serve", "--port", "0", "--host", host]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        told = server.stdout.readline()
        assert "serves at http://127.0.0.1:" in told
        page = httpx.get(told.split()[3], timeout=PATIENCE)
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (200, "text/html")
        server.send_signal(signal.SIGTERM)
        assert ("TLS" in server.stdout.read()) is warned
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


def test_a_small_load_loses_nothing(tmp_path: Path) -> None:
    said = farlight(
        "load", "--tables", "2", "--rate", "10", "--seconds", "2", "--game", "beacon", "--game", "martians",
        "--by-game", "--json", home=tmp_path,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    figures = json.loads(said.stdout)
    assert figures["answers"] > 0
    assert figures["connections"] == 8
    assert (figures["lost"], figures["doubled"], figures["wrong"], figures["unanswered"]) == (0, 0, 0, 0)
    assert figures["refused"] == {}
    spent = figures["processor"]["parts"]
    assert set(spent) == {"engine", "record", "scene", "frames", "rest", "all"}
    assert min(spent.values()) > 0, "every part of an answer takes some of the processor's time"
    assert sum(spent.values()) - spent["all"] == pytest.approx(spent["all"], abs=0.01)
    assert set(figures["processor"]["games"]) == {"beacon", "martians"}


def test_the_memory_of_tables_at_rest_is_told(tmp_path: Path) -> None:
    said = farlight("load", "--idle", "2", "--connections-per-table", "1", "--game", "beacon", "--json", home=tmp_path)
    assert said.returncode == 0, said.stderr
    figures = json.loads(said.stdout)
    assert (figures["tables"], figures["connections"]) == (2, 2)
    assert figures["empty"] > 0
