"""The requests are what their description says, whatever is sent: schemathesis makes up what to send."""

from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.tools import PATIENCE, Live, Person, ServerProcess, times

EXAMPLES = times("FARLIGHT_EXAMPLES", 6)
"""Of each request."""
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)


class Visit:
    """A person with a table in mid-play: made-up requests reach further there."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.host = Person(server.url)
        self.table = self.host.new_table(server.url, "beacon", 2)
        chance = Random(1)
        with Live(server.url, self.host, self.table) as live:
            for number in range(8):
                if (said := live.own_answer(f"a{number}", chance)) is not None:
                    live.ask(said)

    def fill_in(self, case: Case[Any]) -> None:
        """What is made up is about our table; an unknown one is tried, too. What is deleted is another one."""
        if "table_id" in (case.path_parameters or {}) and Random(repr(case.path_parameters)).random() < 0.8:
            deletes = case.method.upper() == "DELETE" and case.path.endswith("{table_id}")
            case.path_parameters["table_id"] = self._spare() if deletes else self.table

    def _spare(self) -> str:
        return self.host.new_table(self.server.url, "beacon")


careful = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


def test_every_request_is_answered_as_described(server: ServerProcess) -> None:
    visit = Visit(server)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @careful
        @given(case=operation.as_strategy())
        def answers(case: Case[Any]) -> None:
            visit.fill_in(case)
            case.call_and_validate(headers=visit.host.headers, checks=list(CHECKS), timeout=PATIENCE)

        answers()
    assert '"level":"error"' not in server.log.read_text()


def test_errors_and_kinds_are_described(server: ServerProcess) -> None:
    host = Person(server.url)
    described = host.get(server.url, "/schema/openapi.json")
    assert "Error" in described["components"]["schemas"]
    for path in described["paths"].values():
        assert all("default" in operation["responses"] for operation in path.values())
    consent = described["paths"]["/api/tables/{table_id}/consents"]["post"]["requestBody"]
    assert consent["content"]["application/json"]["schema"]["discriminator"]["propertyName"] == "type"
