"""The server does what its document says: whatever is sent, it answers as documented, and never breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, assume, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.openapi.document import the_document
from tests.table.openapi.ground import Ground, signed_in, stranger
from tests.waiting import LAST_RESORT

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
LONGEST_WAIT = 0.01
STATES = ("lobby", "running", "finished")


SCHEMA: Any = schemathesis.openapi.from_dict(the_document())
SCHEMA.config.generation.with_security_parameters = False
FEW = settings(
    max_examples=6,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def each_call(test: Callable[..., None]) -> Callable[..., None]:
    """Run the test for every operation of the document."""
    return cast(Callable[..., None], SCHEMA.parametrize()(FEW(test)))


@pytest.fixture
def nobody(server: str) -> Ground:
    return stranger(server)


@pytest.fixture
def somebody(server: str) -> Ground:
    return signed_in(server)


@each_call
def test_a_stranger_is_answered_as_documented(case: Any, server: str, nobody: Ground) -> None:
    send(case, server, nobody)


@each_call
def test_somebody_with_tables_is_answered_as_documented(case: Any, server: str, somebody: Ground) -> None:
    send(case, server, somebody)


def send(case: Any, server: str, ground: Ground) -> None:
    """Most of what is made up would only meet tables that are not there: so tell of some that are."""
    place(case, ground)
    with requests.Session() as session:
        session.trust_env = False
        case.call_and_validate(
            base_url=server, session=session, headers=dict(ground.headers), checks=CHECKS, timeout=LAST_RESORT
        )


def place(case: Any, ground: Ground) -> None:
    assume(not _names_null(case.query))
    parameters = case.path_parameters or {}
    if "table_id" in parameters:
        turn = len(str(parameters["table_id"]))
        if turn % 4 != 3:
            parameters["table_id"] = ground.tables[STATES[(turn + 1) % 3]]
    for name, known in ground.ids.items():
        if name in parameters and len(str(parameters[name])) % 2:
            parameters[name] = known
    if case.operation.definition.raw["operationId"] == "play_choose" and isinstance(case.body, dict):
        _answer(case.body, ground)
    _hurry(case)


def _answer(body: dict[str, Any], ground: Ground) -> None:
    """A question that is open, now and then with an answer to it."""
    if len(str(body.get("ask"))) % 2 and ground.ask:
        body["ask"] = ground.ask["id"]
        body["option"] = body.get("option") if len(str(body.get("option"))) % 3 else ground.ask["options"][0]


def _names_null(query: Any) -> bool:
    """The word null in an address counts as nothing: what may be left out may also be written so."""
    values = [
        each for value in (query or {}).values() for each in (value if isinstance(value, list) else [value])
    ]
    return any(each is None or each == "null" for each in values)


def _hurry(case: Any) -> None:
    """Waiting is tested elsewhere."""
    wait = (case.query or {}).get("wait")
    if isinstance(wait, int | float) and wait > LONGEST_WAIT:
        case.query["wait"] = LONGEST_WAIT
