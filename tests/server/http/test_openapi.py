"""The requests are what their description says, whatever is sent, of whom: schemathesis makes up what to send."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import integers
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.company import GAMES, Company
from tests.server.tools import PATIENCE, Person, ServerProcess, times

EXAMPLES = times("FARLIGHT_EXAMPLES", 2)
"""Of each request, for each kind of person, at tables of all games."""
PEOPLE = ("stranger", "watcher", "player", "host")
GROWTH = 64
"""Megabytes that a server may have more after the third and fourth of these than after the second."""
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)
careful = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
Values = Mapping[str, list[Any]]
"""What fields may be, by their name, so that a request is about something that is there."""


class Visit:
    """Tables of all games in mid-play, and people of all kinds: made-up requests reach further there."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.stranger = Person(server.url, "Cleo")
        self._known: dict[str, tuple[Company, Values]] = {}
        self.statuses: Counter[tuple[str, str, int]] = Counter()

    def company(self, game: str) -> Company:
        return self._at(game)[0]

    def _at(self, game: str) -> tuple[Company, Values]:
        if game not in self._known:
            company = Company(self.server.url, game)
            self._known[game] = (company, self._values(company))
        return self._known[game]

    def _values(self, company: Company) -> Values:
        """What is known at a table; some of it has gone by when it is asked for, as it is for everybody."""
        url = self.server.url
        seen = company.shown(url)
        asked = [one for one in seen["parts"]["asked"] if one.get("options")]
        options = [option["id"] for one in asked for option in one["options"]]
        links = company.host.get(url, f"/tables/{company.table}/invitation")
        moments = list(range(seen["version"] + 1))
        return {
            "seat": [0, 1, None],
            "person": [company.host.id, company.player.id, company.watcher.id, "me"],
            "decision": [one["id"] for one in asked],
            "option": options,
            "options": [options[:1], options[:3]],
            "invitation": list(links.values()),
            "game": list(GAMES),
            **dict.fromkeys(("node", "to", "since", "upto", "after", "version", "proposal"), moments),
        }

    def who(self, kind: str, game: str) -> Person:
        return self.stranger if kind == "stranger" else getattr(self.company(game), kind)

    def fill_in(self, case: Case[Any], game: str, chance: Random) -> None:
        """Most of what is made up is about our table; an unknown one is tried, too. What is deleted is another one."""
        company, values = self._at(game)
        if "table_id" in (case.path_parameters or {}) and chance.random() < 0.9:
            deletes = case.method.upper() == "DELETE" and case.path.endswith("{table_id}")
            case.path_parameters["table_id"] = self._spare(company, game) if deletes else company.table
        parts: tuple[Any, ...] = (case.path_parameters, case.query, case.body)
        for fields in (part for part in parts if isinstance(part, dict)):
            for name in fields:
                if values.get(name) and chance.random() < 0.5:
                    fields[name] = chance.choice(values[name])

    def _spare(self, company: Company, game: str) -> str:
        return company.host.new_table(self.server.url, game)

    def try_out(self, operation: APIOperation[Any, Any, Any, Any], kind: str) -> None:
        """Ask made-up things of a kind of person."""

        @careful
        @given(case=operation.as_strategy(), number=integers(0, 2**32))
        def answers(case: Case[Any], number: int) -> None:
            chance = Random(f"{operation.label} {number}")
            game = chance.choice(GAMES)
            self.fill_in(case, game, chance)
            headers = self.who(kind, game).headers
            said = case.call_and_validate(headers=headers, checks=list(CHECKS), timeout=PATIENCE)
            self.note(kind, game, case, said)

        answers()

    def note(self, kind: str, game: str, case: Case[Any], said: Any) -> None:
        """Count an answer. Whoever was sent away, or whose table was passed on, gets another one."""
        self.statuses[kind, game, said.status_code] += 1
        own = kind != "stranger" and (case.path_parameters or {}).get("table_id") == self.company(game).table
        if own and said.status_code in (403, 404) and said.json()["code"] in ("no-table", "host-only", "not-here"):
            self._known.pop(game)


def megabytes(server: ServerProcess) -> float:
    """Memory that a server uses."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def test_every_request_is_answered_as_described(server: ServerProcess) -> None:
    visit = Visit(server)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    used = []
    for kind in PEOPLE:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            visit.try_out(found.ok(), kind)
        used.append(megabytes(server))
    assert '"level":"error"' not in server.log.read_text()
    assert httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200
    assert used[-1] - used[1] < GROWTH, used
    done = {(kind, game) for kind, game, status in visit.statuses if status < 300}
    assert done >= {(kind, game) for kind in PEOPLE[1:] for game in GAMES}
    statuses = Counter({status: 0 for *_, status in visit.statuses})
    for (*_, status), count in visit.statuses.items():
        statuses[status] += count
    print(f"{statuses.total()} requests", dict(statuses), "memory in MB", [round(one) for one in used])


def test_errors_and_kinds_are_described(server: ServerProcess) -> None:
    host = Person(server.url)
    described = host.get(server.url, "/schema/openapi.json")
    assert "Error" in described["components"]["schemas"]
    for path in described["paths"].values():
        assert all("default" in operation["responses"] for operation in path.values())
    consent = described["paths"]["/api/tables/{table_id}/consents"]["post"]["requestBody"]
    assert consent["content"]["application/json"]["schema"]["discriminator"]["propertyName"] == "type"
