"""Those who only watch write nothing, and those who were sent away stay away until the host lets them in again."""

from typing import Any

import httpx

from farlight.server.tables.records import Left, decode_record, encode_record
from farlight.texts import LANGUAGES
from farlight.wire import Look, Travel
from tests.server.tools import PATIENCE, Live, Person, ServerProcess

SEATS = 2


def watched(server: ServerProcess) -> tuple[Person, Person, str]:
    """A table with a free seat, its host, and somebody who came by the link for watching."""
    host, watcher = Person(server.url), Person(server.url, "Wanda")
    table = host.new_table(server.url, "beacon", SEATS, mine=[0])
    links = host.get(server.url, f"/tables/{table}/invitation")
    watcher.post(server.url, "/join", {"invitation": links["watch"]})
    return host, watcher, table


def ask(server: ServerProcess, by: Person, method: str, path: str, body: Any = None) -> httpx.Response:
    return httpx.request(method, f"{server.url}/api{path}", json=body, headers=by.headers, timeout=PATIENCE)


def test_watchers_write_nothing(server: ServerProcess) -> None:
    host, watcher, table = watched(server)
    here = f"/tables/{table}"
    watch = host.get(server.url, f"{here}/invitation")["watch"]
    answer = {"id": "a", "seat": 0, "decision": 0, "option": "x"}
    with Live(server.url, host, table) as looking, Live(server.url, watcher, table) as live:
        while not all(member.get("here") for member in looking.parts["standing"]["members"]):
            looking.receive()
        before = host.get(server.url, here)
        for seat in range(SEATS):
            for change in (
                {},
                {"person": ""},
                {"bot": ""},
                {"bot": "random"},
                {"person": watcher.id},
                {"person": host.id},
            ):
                assert ask(server, watcher, "PUT", f"{here}/seats/{seat}", change).status_code < 500
        for method, path, body in (
            ("POST", f"{here}/answers", answer),
            ("POST", f"{here}/travels", {"id": "b"}),
            ("POST", f"{here}/marks", {"id": "c", "name": "here"}),
            ("POST", f"{here}/visits", {"id": "d", "name": "here"}),
            ("POST", f"{here}/consents", {"id": "e", "type": "agree", "proposal": 1}),
            ("POST", f"{here}/habits", {"id": "h", "window": "never"}),
            ("POST", f"{here}/claims", {"id": "i", "seat": 1}),
            ("POST", f"{here}/gestures", {"id": "j", "seat": 0, "decision": 0, "options": ["x", "y"]}),
            ("POST", f"{here}/again", {}),
            ("PUT", f"{here}/host", {"person": watcher.id}),
            ("PUT", f"{here}/settings", {"title": "Mine"}),
            ("PATCH", f"{here}/settings", {"title": "Mine"}),
            ("POST", f"{here}/invitation", None),
            ("DELETE", f"{here}/people/{host.id}", None),
            ("DELETE", f"{here}/sent-away/{host.id}", None),
            ("DELETE", here, None),
        ):
            assert 400 <= ask(server, watcher, method, path, body).status_code < 500, path
        assert ask(server, watcher, "POST", "/join", {"invitation": watch}).status_code == 200
        assert ask(server, watcher, "PATCH", "/people/me", {"name": "Wanda"}).status_code == 200
        live.send(Look(ready=True))
        live.ask(Travel("f"))
        after = host.get(server.url, here)
        assert after == before
        # Nobody got a frame: the next thing that the host hears of is their own.
        refused = looking.ask(Travel("g", forward=True))
        assert (refused.id, looking.version) == ("g", before["version"])
        assert looking.parts["standing"] == before["parts"]["standing"]


def test_watchers_are_told_that_they_watch(server: ServerProcess) -> None:
    """Not that there is no such table, nor that a seat is another's."""
    _, watcher, table = watched(server)
    for method, path, body in (("GET", "invitation", None), ("POST", "invitation", None), ("POST", "again", {})):
        said = ask(server, watcher, method, f"/tables/{table}/{path}", body)
        assert (said.status_code, said.json()["code"]) == (403, "watching"), path


def test_a_seat_that_stays_as_it_is_makes_no_record(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, "beacon", SEATS, mine=[0])
    before = host.get(server.url, f"/tables/{table}")["version"]
    for seat, change in ((0, {"person": host.id}), (0, {"bot": ""}), (1, {"person": ""}), (1, {})):
        said = ask(server, host, "PUT", f"/tables/{table}/seats/{seat}", change)
        assert said.json()["version"] == before


def test_who_was_sent_away_comes_back_when_the_host_lets_them(server: ServerProcess) -> None:
    host, guest = Person(server.url), Person(server.url, "Bruno")
    table = host.new_table(server.url, "beacon", SEATS, mine=[0])
    here = f"/tables/{table}"
    guest.join(server.url, host, table)
    links = host.get(server.url, f"{here}/invitation")
    with Live(server.url, guest, table, language="it") as live:
        assert ask(server, host, "DELETE", f"{here}/people/{guest.id}").status_code == 200
        while live.bye is None:
            live.receive()
        assert live.bye.code == "sent-away"
        assert not live.bye.again
        assert "mandato via" in live.bye.text
    for link in links.values():
        for language in LANGUAGES:
            path = f"/join?language={language}"
            said = ask(server, guest, "POST", path, {"invitation": link})
            assert (said.status_code, said.json()["code"]) == (403, "sent-away")
            assert said.json()["text"]
    assert ask(server, guest, "GET", here).json()["code"] == "sent-away"
    shown = host.get(server.url, here)["parts"]["standing"]
    assert shown["sent_away"] == [{"id": guest.id, "name": "Bruno"}]
    assert ask(server, guest, "DELETE", f"{here}/sent-away/{guest.id}").status_code == 403
    assert ask(server, host, "DELETE", f"{here}/sent-away/{host.id}").json()["code"] == "not-sent-away"
    assert ask(server, host, "DELETE", f"{here}/sent-away/{guest.id}").status_code == 200
    assert ask(server, guest, "POST", "/join", {"invitation": links["play"]}).json()["seats"] == [1]
    assert "sent_away" not in host.get(server.url, here)["parts"]["standing"]


def test_who_left_may_come_back(server: ServerProcess) -> None:
    host, guest = Person(server.url), Person(server.url, "Bruno")
    table = host.new_table(server.url, "beacon", SEATS, mine=[0])
    guest.join(server.url, host, table)
    with Live(server.url, guest, table) as live:
        assert ask(server, guest, "DELETE", f"/tables/{table}/people/{guest.id}").status_code == 200
        while live.bye is None:
            live.receive()
        assert live.bye.code == "left"
    guest.join(server.url, host, table)
    assert guest.get(server.url, f"/tables/{table}")["version"]


def test_records_of_before_there_was_a_list_are_read() -> None:
    old = encode_record(Left("a" * 16)).replace(b"\xa2by\xa0", b"")
    old = bytes([old[0] - 1]) + old[1:]
    assert decode_record(old) == Left("a" * 16)
