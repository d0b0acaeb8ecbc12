"""Requests that no client of ours would make: each is refused in words, on both databases alike, and logs no error."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from farlight.kernel import dump
from farlight.server.http.guard import HEADERS
from farlight.texts import LANGUAGES, Texts
from farlight.wire import Answer, Bye, Hello, Refused, Say, Travel, Visit, encode
from tests.server.company import GAMES, Company
from tests.server.http.test_fuzz import first_message
from tests.server.tools import PATIENCE, Live, Person, ServerProcess, serving
from tests.server.workers.test_imports import edited, played, put

DEEP = 50_000
BODIES = {
    "not UTF-8": b'{"name":"\xff"}',
    "not UTF-8 in a key": b'{"\xff":"Ada"}',
    "UTF-16": '{"name":"Ada"}'.encode("utf-16"),
    "a lone surrogate": rb'{"name":"\ud800"}',
    "lists in lists": b"[" * DEEP,
    "objects in objects": b'{"name":' * DEEP,
    "deep and whole": b'{"name":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a number of many digits": b'{"name":' + b"9" * 6000 + b"}",
    "a number that is none": b'{"name":1e999999}',
    "no number": b'{"name":NaN}',
    "half": b'{"name":',
    "nothing": b"",
    "NUL": b"\x00",
    "a name of NUL": rb'{"name":"\u0000"}',
    "another type": b'{"name":{"name":"Ada"}}',
}
NUL = "\x00"


@pytest.fixture
def running(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on each kind of database; it must have nothing to complain about."""
    with serving(database, tmp_path) as server:
        yield server
        assert server.stop() <= 0
    assert '"level":"error"' not in server.log.read_text()
    assert '"level":"warning"' not in server.log.read_text()


def refused(said: httpx.Response, *codes: str) -> None:
    assert 400 <= said.status_code < 500, said.text
    told = said.json()
    assert told["code"] in codes, told
    assert told["text"]
    assert {name: said.headers.get(name) for name in HEADERS} == HEADERS
    assert said.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_cannot_be_read_is_refused(server: ServerProcess, body: bytes) -> None:
    kind = {"content-type": "application/json"}
    codes = ("bad-body", "bad-request", "bad-name", "no-body")
    refused(httpx.post(f"{server.url}/api/people", content=body, headers=kind), *codes)
    assert '"level":"error"' not in server.log.read_text()


@pytest.mark.parametrize("query", ["language=en%0A", "language=%0A", "language=%FF", "language=xx", "language=en%00"])
def test_a_language_that_is_none_is_refused(server: ServerProcess, query: str) -> None:
    refused(httpx.get(f"{server.url}/api/games?{query}"), "bad-request")


STRANGE = {
    "a part": ("GET", "/tables/xyz", b"", "bad-request", "table_id"),
    "several parts": ("POST", "/tables", b'{"game":3,"seats":"x"}', "bad-request", "game"),
    "a number": ("GET", "/games/beacon/rules?about=" + "x" * 100, b"", "bad-request", "about"),
    "no JSON": ("POST", "/tables", b"{", "bad-request", "truncated"),
    "no body": ("POST", "/tables", b"", "no-body", "/api/schema/openapi.json"),
    "an address": ("GET", "/nowhere", b"", "no-address", "/api/schema/openapi.json"),
    "a method": ("PUT", "/tables", b"", "bad-method", "/api/schema/openapi.json"),
    "a size": ("POST", "/tables/import", b"x" * (4 * 1024 * 1024 + 1), "too-large", "4"),
}
"""What the framework refuses before we are asked: what is sent, the code, and what the text names."""


@pytest.mark.parametrize(("method", "path", "body", "code", "named"), STRANGE.values(), ids=STRANGE)
def test_what_is_not_as_described_is_refused_in_the_words_of_whoever_asks(
    server: ServerProcess, method: str, path: str, body: bytes, code: str, named: str
) -> None:
    host = Person(server.url)
    texts = set()
    for language in LANGUAGES:
        headers = {**host.headers, "Accept-Language": language}
        said = httpx.request(method, f"{server.url}/api{path}", content=body, headers=headers, timeout=PATIENCE)
        refused(said, code)
        text = said.json()["text"]
        assert named in text
        assert not any(word in text for word in ("Validation failed", "ParamType", "{'")), text
        texts.add(text)
    assert len(texts) == len(LANGUAGES)


LONG = "x" * 5000


def test_what_is_said_back_may_be_long(server: ServerProcess) -> None:
    """Whoever sends a long word is told what is wrong with it, and not that something broke."""
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    here = f"{server.url}/api/tables/{table}"
    asked = host.get(server.url, f"/tables/{table}")["parts"]["asked"][0]["id"]
    commands = {
        "visits": ({"id": "a", "name": LONG}, "no-branch"),
        "travels": ({"id": "b", "level": LONG}, "no-level"),
        "answers": ({"id": "c", "seat": 0, "decision": asked, "option": LONG}, "refused"),
        "gestures": ({"id": "d", "seat": 0, "decision": asked, "options": [LONG, LONG]}, "refused"),
    }
    for path, (body, code) in commands.items():
        refused(httpx.post(f"{here}/{path}", json=body, headers=host.headers, timeout=PATIENCE), code)
    refused(httpx.get(f"{here}?language={LONG}", headers=host.headers, timeout=PATIENCE), "bad-request")
    refused(httpx.get(f"{here}/log?since={LONG}", headers=host.headers, timeout=PATIENCE), "bad-request")
    with Live(server.url, host, table) as live:
        for number, command in enumerate((Visit("", LONG), Travel("", level=LONG), Answer("", 0, asked, LONG))):
            said = live.ask(msgspec.structs.replace(command, id=f"l{number}"))
            assert isinstance(said, Refused)
            assert said.code in ("no-branch", "no-level", "refused")


@pytest.mark.parametrize("part", ["setup.rules", "setup.mission", "setup.game"])
def test_a_file_with_long_words_is_refused_by_the_part(server: ServerProcess, part: str) -> None:
    host = Person(server.url)
    body = edited(dump(played("beacon")), put(part, [LONG] if part == "setup.rules" else LONG))
    for language in LANGUAGES:
        headers = {**host.headers, "Accept-Language": language}
        said = httpx.post(f"{server.url}/api/tables/import", content=body, headers=headers, timeout=PATIENCE)
        refused(said, "bad-file")
        assert "set-up" in said.json()["text"]


def test_a_file_that_cannot_be_opened_is_refused_in_the_words_of_whoever_brings_it(server: ServerProcess) -> None:
    host = Person(server.url)
    texts = set()
    for language in LANGUAGES:
        headers = {**host.headers, "Accept-Language": language}
        said = httpx.post(f"{server.url}/api/tables/import", content=b"hello", headers=headers, timeout=PATIENCE)
        refused(said, "bad-file")
        assert "not a Farlight save" in said.json()["text"]
        texts.add(said.json()["text"])
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_connection_that_comes_to_nothing_is_told_so_in_its_language(server: ServerProcess, language: str) -> None:
    said = first_message(server, encode(Hello(Person(server.url).key, "0" * 16, language)).decode())
    assert (said.code, said.text) == ("no-table", Texts(language).say("server-no-table"))


@pytest.mark.parametrize("table", ["0123456789abcdef%0A", "0123456789abcde%00", "%FF" * 16, "0123456789ABCDEF"])
def test_an_id_that_is_none_is_refused(server: ServerProcess, table: str) -> None:
    host = Person(server.url)
    refused(httpx.get(f"{server.url}/api/tables/{table}", headers=host.headers), "bad-request")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_the_table_does_not_have_is_refused(server: ServerProcess, game: str) -> None:
    company = Company(server.url, game)
    for asked in ("why?option=act", "barred?kind=facility&thing=x", "offers?kind=who&thing=x", "foreseen?option=act"):
        for who in (company.host, company.watcher):
            path = f"{server.url}/api/tables/{company.table}/{asked}&seat=2"
            said = httpx.get(path, headers=who.headers, timeout=PATIENCE)
            assert (said.status_code, said.json()["code"]) == (404, "no-seat"), asked


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "//", "null", "\xff", "http://a b", "["])
def test_an_odd_origin_is_refused(server: ServerProcess, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    refused(httpx.post(f"{server.url}/api/people", json={"name": "Eve"}, headers=headers), "origin")
    if origin.isascii():
        with pytest.raises(InvalidStatus) as caught, connect(live_of(server), origin=Origin(origin)):
            pass
        assert caught.value.response.status_code == 403
        assert caught.value.response.headers["x-frame-options"] == "DENY"
    assert '"level":"error"' not in server.log.read_text()


def test_nul_is_refused_alike_by_both_databases(running: ServerProcess) -> None:
    host, guest = Person(running.url), Person(running.url, "Bruno")
    table = host.new_table(running.url, "beacon", 2, mine=[0])
    guest.join(running.url, host, table)

    def ask(method: str, path: str, body: Any = None, by: Person = host) -> httpx.Response:
        return httpx.request(method, f"{running.url}/api{path}", json=body, headers=by.headers, timeout=PATIENCE)

    here = f"/tables/{table}"
    refused(ask("POST", "/people", {"name": NUL}), "bad-name")
    refused(ask("PATCH", "/people/me", {"name": NUL}), "bad-name")
    refused(ask("POST", "/tables", {"game": "beacon", "names": [NUL]}), "bad-name")
    refused(ask("POST", "/tables", {"game": f"beacon{NUL}"}), "bad-setup")
    refused(ask("POST", "/tables", {"game": "beacon", "mission": NUL}), "bad-setup")
    refused(ask("POST", "/tables", {"game": "beacon", "rules": [NUL]}), "bad-setup")
    refused(ask("POST", "/tables", {"game": "beacon", "settings": {"empty": NUL}}), "no-bot")
    refused(ask("POST", f"{here}/chat", {"id": NUL, "text": "hello"}), "bad-id")
    refused(ask("POST", f"{here}/chat", {"id": "a", "text": NUL}), "bad-chat")
    refused(ask("POST", f"{here}/marks", {"id": f"b{NUL}", "name": "here"}), "bad-id")
    refused(ask("POST", f"{here}/marks", {"id": "b", "name": NUL}), "bad-name")
    refused(ask("POST", f"{here}/visits", {"id": "c", "name": NUL}), "no-branch")
    refused(ask("POST", f"{here}/answers", {"id": NUL, "seat": 0, "decision": 0, "option": "x"}), "bad-id")
    refused(ask("POST", f"{here}/answers", {"id": "d", "seat": 0, "decision": 10**6, "option": NUL}), "stale")
    refused(ask("GET", f"{here}/reports/%00"), "bad-request")
    refused(ask("PUT", f"{here}/host", {"person": NUL}), "no-person")
    refused(ask("DELETE", f"{here}/people/%00"), "no-person")
    refused(ask("PUT", f"{here}/seats/1", {"person": NUL}), "no-person")
    refused(ask("PUT", f"{here}/seats/0", {"bot": NUL}), "no-bot")
    refused(ask("POST", "/join", {"invitation": f"{table}.{NUL * 20}"}), "bad-link")
    refused(ask("POST", "/invitations", {"invitation": f"{NUL * 16}.{'x' * 20}"}), "bad-link")
    refused(httpx.get(f"{running.url}/api/tables", headers={b"Authorization": b"Bearer a\xff.b"}), "who")
    titled = ask("PATCH", f"{here}/settings", {"title": f"Lamp{NUL}"})
    assert titled.status_code == 200
    assert host.get(running.url, here)["parts"]["standing"]["title"] == "Lamp"
    said = first_message(running, encode(Hello(host.key, NUL * 16)).decode())
    assert isinstance(said, Bye)
    assert said.code == "no-table"
    with Live(running.url, host, table) as live:
        answer = live.ask(Say(NUL, "hello"))
        assert isinstance(answer, Refused)
        assert answer.code == "bad-id"


# Names that are not ours


def live_of(server: ServerProcess) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/live"


def test_a_game_says_in_which_languages_its_stories_are_told(server: ServerProcess) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.url}/api/games?language=cs").json()}
    assert games["beacon"]["languages"] == ["en", "it", "de", "cs"]
    assert games["vanguard"]["languages"] == ["en", "it", "de", "cs"]


def test_a_game_says_what_is_told_over_several_missions(server: ServerProcess) -> None:
    games = httpx.get(f"{server.url}/api/games").json()
    missions = {mission["id"]: mission for game in games for mission in game["missions"]}
    assert [name for name, mission in missions.items() if mission["series"]] == ["slow-bell", "winters"]


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/games", "/api/tables", "/api/people"])
def test_a_name_that_is_not_ours_is_refused(server: ServerProcess, path: str) -> None:
    """Somebody may point a name of theirs at this machine: pages from there would count as ours."""
    for host in (f"evil.example:{server.port}", "127.0.0.1", f"127.0.0.1:{server.port + 1}", "[", "\xff"):
        named = {b"Host": host.encode("latin-1"), b"Origin": f"http://{host}".encode("latin-1")}
        for method in ("GET", "POST"):
            said = httpx.request(method, f"{server.url}{path}", headers=named)
            assert said.status_code == 421
            refused(said, "host")


def test_the_refusal_says_what_to_do_in_four_languages(server: ServerProcess) -> None:
    for language in LANGUAGES:
        named = {"Host": "club.example", "Accept-Language": language}
        said = httpx.get(f"{server.url}/api/games", headers=named).json()["text"]
        assert "--origin http://\u2068club.example\u2069" in said or "--origin http://club.example" in said


def test_our_own_names_are_known(server: ServerProcess) -> None:
    for host in (
        f"127.0.0.1:{server.port}",
        f"localhost:{server.port}",
        f"LOCALHOST:{server.port}",
        f"[::1]:{server.port}",
    ):
        headers = {"Host": host, "Origin": f"http://{host}"}
        assert httpx.post(f"{server.url}/api/people", json={"name": "Ada"}, headers=headers).status_code == 201


def test_the_address_that_was_reached_and_named_pages_are_known(tmp_path: Path) -> None:
    """As in a club: the server listens at all addresses of its machine, and people type one of them, or its name."""
    named = ("http://lamp.club:8080",)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, host="0.0.0.0", origins=named) as server:
        reached = f"127.0.0.2:{server.port}"
        for url, host in ((f"http://{reached}", reached), (server.url, "lamp.club:8080")):
            headers = {"Host": host, "Origin": f"http://{host}"}
            made = httpx.post(f"{url}/api/people", json={"name": "Ada"}, headers=headers)
            assert made.status_code == 201, made.text
        other = {"Host": f"127.0.0.3:{server.port}"}
        assert httpx.get(f"{server.url}/health", headers=other).status_code == 421


# What is private


def test_what_is_private_is_kept_by_nobody(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    for path in ("", f"/{table}", f"/{table}/export", f"/{table}/invitation", f"/{table}/log", "/nonsense"):
        said = httpx.get(f"{server.url}/api/tables{path}", headers=host.headers, timeout=PATIENCE)
        assert said.headers["cache-control"] == "no-store"


def test_what_the_server_writes_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "home"
    with serving(f"sqlite:///{folder}/tables.db", tmp_path) as server:
        Person(server.url).new_table(server.url, "beacon")
        made = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(made)
    assert set(made.values()) == {0o600}
    assert [each.stat().st_mode & 0o777 for each in (folder, folder.parent)] == [0o700, 0o700]
