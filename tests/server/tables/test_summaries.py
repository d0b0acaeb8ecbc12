"""How a mission went can be read when it is over, by all who were let in; the same people can play again."""

from html import escape

import httpx

from farlight.kernel import dump
from tests.recounts import played, summary_of
from tests.server.tools import PATIENCE, Person, ServerProcess

MISSION = ("martians", "riddle", 2, "crew-hard", 5)


def ask(server: ServerProcess, by: Person, path: str, body: object = None) -> httpx.Response:
    method = "GET" if body is None else "POST"
    return httpx.request(method, f"{server.url}/api{path}", json=body, headers=by.headers, timeout=PATIENCE)


def test_a_running_mission_has_no_summary_and_a_finished_one_has_the_same_for_all(server: ServerProcess) -> None:
    host, watcher, stranger = (Person(server.url, name) for name in ("Ada", "Wanda", "Sol"))
    running = host.new_table(server.url, "martians", 2, mission="riddle", seed=5)
    for path in ("summary", "result"):
        assert ask(server, host, f"/tables/{running}/{path}").json()["code"] == "not-over"

    timeline = played(*MISSION)
    table = host.bring(server.url, dump(timeline))
    link = host.get(server.url, f"/tables/{table}/invitation")["watch"]
    watcher.post(server.url, "/join", {"invitation": link})
    told = host.get(server.url, f"/tables/{table}/summary", language="en")
    assert told == watcher.get(server.url, f"/tables/{table}/summary", language="en")
    result = host.get(server.url, f"/tables/{table}/result", language="en")
    at_once = ("outcome", "won", "result", "title", "moment", "facts", "goals", "told", "onward", "over", "number")
    assert {name: result.get(name) for name in at_once} == {name: told.get(name) for name in at_once}
    assert told["series"]
    assert not result.get("series"), "that is read from the record"
    expected = summary_of(timeline)
    assert [told["outcome"], told["answers"], told["node"]] == [expected.outcome, expected.answers, expected.node]
    assert [moment["node"] for moment in told["moments"]] == [moment.node for moment in expected.moments]
    moment = host.get(server.url, f"/tables/{table}/moments/{expected.moments[0].node}", language="en")
    assert moment["node"] == expected.moments[0].node
    for path in ("summary", "result", "chronicle"):
        assert ask(server, stranger, f"/tables/{table}/{path}").status_code == 404


def test_the_same_people_play_again_where_they_sat(server: ServerProcess) -> None:
    host, guest, watcher = (Person(server.url, name) for name in ("Ada", "Bo", "Wanda"))
    table = host.new_table(server.url, "beacon", 3, mine=[0], settings={"title": "Ours", "undo": "ask"})
    guest.join(server.url, host, table)
    link = host.get(server.url, f"/tables/{table}/invitation")["watch"]
    watcher.post(server.url, "/join", {"invitation": link})
    headers = {**host.headers, "content-type": "application/json"}
    seat = f"{server.url}/api/tables/{table}/seats/2"
    httpx.put(seat, json={"bot": "random"}, headers=headers, timeout=PATIENCE).raise_for_status()

    assert ask(server, watcher, f"/tables/{table}/again", {}).status_code == 403
    again = guest.post(server.url, f"/tables/{table}/again", {})["table"]
    standing = guest.get(server.url, f"/tables/{again}")["parts"]["standing"]
    assert [place.get("person", "") for place in standing["places"]] == [host.id, guest.id, ""]
    assert standing["places"][2]["bot"] == "random"
    assert [standing["title"], standing["undo"], standing["host"]] == ["Ours", "ask", guest.id]
    assert again in [one["table"] for one in host.get(server.url, "/tables")]

    other = host.post(server.url, f"/tables/{table}/again", {"mission": "long-dark"})["table"]
    standing = host.get(server.url, f"/tables/{other}")["parts"]["standing"]
    assert [standing["title"], standing["mission"]] == ["", "long-dark"]
    assert ask(server, host, f"/tables/{table}/again", {"mission": "no-such"}).json()["code"] == "bad-setup"


def test_a_game_without_a_recorder_tells_how_it_ended(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.bring(server.url, dump(played("beacon", "first-light", 1, "random", 1)))
    told = host.get(server.url, f"/tables/{table}/summary")
    assert [told["over"], told["onward"][0]["kind"]] == [True, "again"]
    assert told["result"]


HOSTILE = '<script>alert("x")</script>'


def test_the_chronicle_is_one_page_in_which_no_name_does_harm(server: ServerProcess) -> None:
    host, watcher, stranger = (Person(server.url, name) for name in ("Ada", "Wanda", "Sol"))
    table = host.bring(server.url, dump(played("vanguard", "marl", 2, "away-normal", 1)))
    settings = {"title": HOSTILE}
    changed = httpx.patch(
        f"{server.url}/api/tables/{table}/settings", json=settings, headers=host.headers, timeout=PATIENCE
    )
    changed.raise_for_status()
    watcher.post(server.url, "/join", {"invitation": host.get(server.url, f"/tables/{table}/invitation")["watch"]})
    told = host.get(server.url, f"/tables/{table}/chronicle", language="en")
    for reader in (host, watcher):
        page = ask(server, reader, f"/tables/{table}/chronicle.html?language=en")
        assert page.headers["content-type"].startswith("text/html")
        assert "<script" not in page.text
        assert "&lt;script&gt;" in page.text
        assert "http" not in page.text, "it needs nothing else"
        for passage in told["passages"]:
            assert escape(passage["title"]) in page.text
    assert ask(server, stranger, f"/tables/{table}/chronicle.html").status_code == 404
