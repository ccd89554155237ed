"""The API keeps what its description promises, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.servers import ME, OPEN, Server, made

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

FEW = settings(max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def operations(server: Server) -> list[Any]:
    """All that the server says can be asked. A stream does not end, so it is left out."""
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    found: Any = described.exclude(path_regex="/stream$").get_all_operations()
    return [one.ok() for one in found]


def test_every_answer_is_one_that_was_promised(server: Server) -> None:
    table, tokens = made(server, ME, OPEN)

    def asked(operation: Any) -> None:
        @settings(
            max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            answer = case.call(headers={"Authorization": f"Bearer {tokens[0]}"})
            case.validate_response(answer, checks=CHECKS)

        check()

    everything = operations(server)
    assert len(everything) >= 13
    for operation in everything:
        asked(operation)


def test_nothing_in_the_description_is_fetched_from_elsewhere(server: Server) -> None:
    with server.client() as client:
        answer = client.get("/api/openapi.json")
        assert answer.json()["openapi"].startswith("3.")
        assert "cdn" not in answer.text
        assert client.get("/api/openapi.json/swagger").status_code == 404
