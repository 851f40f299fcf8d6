"""The document says exactly what is taken and given, for every operation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import schemathesis

from tests.table.openapi.document import operations, the_document
from tests.waiting import LAST_RESORT
from throneworld.table.api.contents import SUMMARIES, TAGS
from throneworld.table.messages import Choose, ErrorData

ERROR = {"$ref": "#/components/schemas/ErrorData"}


def test_it_is_a_valid_document_of_openapi_3_1() -> None:
    assert the_document()["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(the_document()).validate()


def test_every_operation_has_a_name_a_summary_a_description_and_a_tag() -> None:
    for _, path, described in operations():
        assert described["summary"] == SUMMARIES[described["operationId"]], path
        assert len(described["description"]) > 20 and described["description"].endswith("."), path
        assert len(described["tags"]) == 1 and described["tags"][0] in TAGS, path


def test_names_of_operations_are_unique_and_none_is_left_over() -> None:
    names = [described["operationId"] for _, _, described in operations()]
    assert sorted(names) == sorted(SUMMARIES)


def test_every_parameter_is_explained() -> None:
    for _, path, described in operations():
        for each in described.get("parameters", []):
            assert each.get("description"), (path, each["name"])


def test_every_operation_tells_its_errors_and_all_are_of_one_shape() -> None:
    answers = the_document()["components"]["responses"]
    for _, path, described in operations():
        refused = [each for status, each in described["responses"].items() if not status.startswith("2")]
        assert {each["$ref"].rpartition("/")[2] for each in refused} >= {"401", "403"}, path
    assert all(each["content"]["application/json"]["schema"] == ERROR for each in answers.values())


def test_every_reference_leads_somewhere() -> None:
    parts = the_document()["components"]
    for reference in _references(the_document()):
        kind, name = reference.removeprefix("#/components/").split("/")
        assert name in parts[kind], reference


def test_the_schemas_are_those_of_the_structs() -> None:
    _, exact = msgspec.json.schema_components([Choose, ErrorData], ref_template="#/components/schemas/{name}")
    kept = the_document()["components"]["schemas"]
    for name in ("Choose", "ErrorData"):
        assert _bare(kept[name]) == _bare(exact[name])


def test_what_is_sent_may_hold_no_field_that_is_not_documented() -> None:
    schemas = the_document()["components"]["schemas"]
    for _, path, described in operations():
        body = described.get("requestBody")
        for name in _names(body["content"]["application/json"]["schema"]) if body else ():
            assert schemas[name]["additionalProperties"] is False, (path, name)


def test_fields_say_what_the_code_says_about_them() -> None:
    commitment = the_document()["components"]["schemas"]["TableData"]["properties"]["seed"]
    assert commitment["description"].startswith("After the end")


def test_the_messages_of_the_websocket_are_described_too() -> None:
    socket = the_document()["x-websocket"]
    assert set(socket["from_client"]["discriminator"]["mapping"]) >= {"choose", "undo", "resync", "chat"}
    assert set(socket["from_table"]["discriminator"]["mapping"]) >= {"full", "change", "status", "answer"}


def test_the_server_gives_the_document_to_everybody(server: str) -> None:
    answer = httpx.get(f"{server}/api/v1/docs/openapi.json", trust_env=False, timeout=LAST_RESORT)
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(the_document()))


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for each in part.values():
            yield from _references(each)
    elif isinstance(part, list):
        for each in part:
            yield from _references(each)


def _names(schema: dict[str, Any]) -> list[str]:
    return [reference.rpartition("/")[2] for reference in _references(schema)]


def _bare(schema: dict[str, Any]) -> dict[str, Any]:
    """Without the words."""
    fields = {
        name: {key: value for key, value in each.items() if key != "description"}
        for name, each in schema["properties"].items()
    }
    return {**schema, "properties": fields}
