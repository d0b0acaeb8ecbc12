"""People come and go between two missions of a campaign; its astronauts stay. M-CAMP-04, M-CAMP-05."""

import re
from html import unescape
from typing import Any

import httpx

from farlight.content import tell
from farlight.kernel import GROUP, READY, Failure, dump, load_game
from farlight.kernel.saves import load_from, unpacked
from farlight.martians.model.mission_sheets import Envelope
from farlight.martians.model.state import Martians
from farlight.server.tables.table_file import read_file
from farlight.texts import LANGUAGES
from farlight.wire import Answer, Done, Frame
from tests.recounts import played
from tests.server.tools import PATIENCE, Live, Person, ServerProcess

BETWEEN = ("martians", "winters", 2, "crew-normal", 7)
"""A table for two at which the first mission of the legacy campaign is over: a letter is opened, somebody is marked."""
BOT = "crew-normal"


def save() -> bytes:
    timeline = played(*BETWEEN)
    assert (timeline.position.state.mission, timeline.position.open[0].prompt) == ("wm2", "difficulty")
    return dump(timeline)


def ask(server: ServerProcess, who: Person, method: str, path: str, body: Any = None) -> None:
    url = f"{server.url}/api/tables/{path}"
    httpx.request(method, url, json=body, headers=who.headers, timeout=PATIENCE).raise_for_status()


def hear(live: Live, wanted: str) -> str:
    """What is told about a seat, once it is."""
    while True:
        message = live.receive()
        for told in message.told if isinstance(message, Frame) else ():
            if told.key == "table-seat" and wanted in told.text:
                return told.text


def state_of(server: ServerProcess, host: Person, table: str) -> Martians:
    """The whole table, as the file has it that its host takes home."""
    url = f"{server.url}/api/tables/{table}/export"
    file = read_file(httpx.get(url, headers=host.headers, timeout=PATIENCE).raise_for_status().content)
    state: Martians = load_from(file.save, load_game("martians"), "export").timeline.position.state
    return state


def two_at(server: ServerProcess) -> tuple[Person, Person, str]:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.bring(server.url, save())
    ask(server, ada, "PUT", f"{table}/seats/1", {"person": ""})
    ben.join(server.url, ada, table)
    return ada, ben, table


def strings_of(told: object) -> str:
    """Every text in what was sent, wherever it stands."""
    match told:
        case str():
            return told
        case dict():
            return "\n".join(map(strings_of, told.values()))
        case list():
            return "\n".join(map(strings_of, told))
        case _:
            return ""


def holders(live: Live) -> list[str]:
    return [place.get("person", "") for place in live.parts["standing"]["places"]]


def answer(live: Live) -> None:
    """Answer what one is asked as shortly as one can; wait while only others are asked."""
    for asked in live.parts["asked"]:
        ids = [each["id"] for each in asked.get("options", ())]
        if ids and asked["seat"] in (GROUP, *live.seats) and asked["prompt"] != "reopen":
            option = READY.id if READY.id in ids else ids[0]
            done = live.ask(Answer(f"a{live.version}", live.seats[0], asked["id"], option, live.version))
            assert isinstance(done, Done), done
            live.reach(done.version)
            return
    live.receive()


def test_a_seat_passes_to_somebody_new_between_missions_and_nothing_is_lost(server: ServerProcess) -> None:
    ada, ben, table = two_at(server)
    with Live(server.url, ada, table, scene=True) as host:
        before = {name: part for name, part in host.parts.items() if name.startswith("scene.")}
        assert before["scene.crew"]
        ask(server, ben, "DELETE", f"{table}/people/{ben.id}")
        assert "the seat is free" in hear(host, "Nobody plays")
        assert holders(host) == [ada.id, ""]
        cleo = Person(server.url, "Cleo")
        cleo.join(server.url, ada, table)
        assert hear(host, "Cleo now plays")
        assert holders(host) == [ada.id, cleo.id]
        with Live(server.url, cleo, table, scene=True) as guest:
            assert {name: guest.parts[name] for name in before} == before, "the base and its people as they were"
            assert guest.seats == [1]
            asked = guest.parts["asked"][0]
            (kept,) = [each for each in asked["options"] if each["id"] == "difficulty:normal"]
            host.ask(Answer("d", 0, asked["id"], kept["id"], host.version))
            guest.reach(host.version)
    after, known = state_of(server, ada, table), played(*BETWEEN).position.state
    assert (after.difficulty, len(after.seats)) == ("normal", 2), "the table went on, with as many seats as ever"
    assert (after.crew, after.campaign, after.flags) == (known.crew, known.campaign, known.flags)


def test_a_bot_plays_on_for_whoever_leaves_and_gives_the_seat_back(server: ServerProcess) -> None:
    ada, ben, table = two_at(server)
    with Live(server.url, ada, table, scene=True) as host:
        ask(server, ben, "DELETE", f"{table}/people/{ben.id}")
        hear(host, "Nobody plays")
        ask(server, ada, "PUT", f"{table}/seats/1", {"bot": BOT})
        assert "a bot, now plays" in hear(host, "bot")
        while host.parts["scene.sol"] < 2:
            answer(host)
        ben.join(server.url, ada, table)
        ask(server, ada, "PUT", f"{table}/seats/1", {"person": ben.id})
        assert hear(host, "Ben now plays"), "whoever comes back has the seat again"


def test_a_chronicle_between_missions_has_the_letters_that_are_open_and_no_other(server: ServerProcess) -> None:
    """M-CAMP-20, M-MIS-CAMP-14: as it is shown, and as the file that can be sent to anybody."""
    ada, _, table = two_at(server)
    timeline = played(*BETWEEN)
    opened = timeline.position.state.campaign.opened
    assert opened == ["e1"]
    envelopes = load_game("martians").content.campaigns["winters"].envelopes
    for language in LANGUAGES:
        told = ada.get(server.url, f"/tables/{table}/chronicle", language=language)
        url = f"{server.url}/api/tables/{table}/chronicle.html?language={language}"
        page = httpx.get(url, headers=ada.headers, timeout=PATIENCE).raise_for_status().text
        for said in (strings_of(told), unescape(re.sub("<[^>]+>", " ", page))):
            words = " ".join(said.split())
            for name, envelope in envelopes.items():
                letter = " ".join(tell(envelope.text, language).split())
                assert (letter in words) == (name in opened), (name, language)


READ = ("log", "result", "summary", "hint", "way?after=0", "moments/9?scene=true")
"""What a client can ask for about a table."""


def words_of(letter: Envelope) -> list[str]:
    """What nobody reads before it is opened: the letter, and what it asks."""
    asked = letter.choice.labels.values() if letter.choice is not None else ()
    return [" ".join(tell(text, "en").split()) for text in (letter.text, *asked)]


def test_no_letter_that_is_shut_is_in_anything_that_is_sent(server: ServerProcess) -> None:
    """M-CAMP-20, M-MIS-CAMP-14: frames, lookups, the rule book, the file that is taken home, the report of an error."""
    ada, _, table = two_at(server)
    with Live(server.url, ada, table, scene=True) as live:
        sent = {f"frame {name}": strings_of(part) for name, part in live.parts.items()}
    sent |= {path: strings_of(ada.get(server.url, f"/tables/{table}/{path}")) for path in READ}
    sent |= {"book": strings_of(ada.get(server.url, "/games/martians/book"))}
    url = f"{server.url}/api/tables/{table}/export"
    home = read_file(httpx.get(url, headers=ada.headers, timeout=PATIENCE).raise_for_status().content).save
    report = dump(played(*BETWEEN), Failure(0, "difficulty:normal", "planted"))
    for name, file in (("file", home), ("report", report)):
        sent[name] = unpacked(file.partition(b"\n")[2]).decode(errors="replace")
    envelopes = load_game("martians").content.campaigns["winters"].envelopes
    for name, envelope in envelopes.items():
        letter, *asked = (
            [place for place, said in sent.items() if secret in " ".join(said.split())] for secret in words_of(envelope)
        )
        assert bool(letter) == (name == "e1"), (name, letter)
        assert name == "e1" or not any(asked), (name, asked)
