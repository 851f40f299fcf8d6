"""The OpenAPI document, made from the routes and from the structs that they take and give.

msgspec itself writes the schemas, so they say exactly what is taken and what is given: every bound, every
field that is needed, and that no other may come. The framework's own schemas are looser than that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg
from litestar.routes import HTTPRoute
from litestar.types import Empty
from litestar.typing import FieldDefinition
from msgspec import Meta, Struct

from throneworld.table.api.contents import ABOUT, ERRORS, PARAMETERS, SUMMARIES, TAGS
from throneworld.table.api.security import in_moderation
from throneworld.table.api.wording import field_words, first_sentence, sentences, structs_in
from throneworld.table.messages import (
    Answer,
    ErrorData,
    FromClient,
    Unasked,
)

JSON = "application/json"
SCHEMAS = "#/components/schemas/{name}"
FROM_TABLE = Unasked | Answer
SOCKET = "/api/v1/tables/{table_id}/socket"
META = ("gt", "ge", "lt", "le", "min_length", "max_length", "pattern")


class Operation(Struct, frozen=True):
    """One thing that can be asked for: a method, a path and whoever answers."""

    method: str
    path: str
    handler: HTTPRouteHandler
    route: HTTPRoute

    @property
    def id(self) -> str:
        return f"{self.handler.fn.__module__.rpartition('.')[2]}_{self.handler.handler_name}"

    @property
    def body(self) -> FieldDefinition | None:
        return self.handler.parsed_fn_signature.parameters.get("data")

    @property
    def answer(self) -> Any:
        """The type of what comes back; None if nothing does."""
        given = self.handler.parsed_fn_signature.return_type
        plain = given.args[0] if given.is_subclass_of(Response) else given.raw
        return None if plain in (None, type(None)) else plain


def document(app: Litestar, frame: Mapping[str, Any]) -> dict[str, Any]:
    """The whole document; `frame` is the framework's, of which the facts about the server are taken."""
    operations = list(operations_of(app))
    types = [*_types(operations), ErrorData, FromClient, FROM_TABLE]
    schemas, components = msgspec.json.schema_components(types, ref_template=SCHEMAS)
    _tell_fields(components, types)
    of_type = {_key(wanted): schema for wanted, schema in zip(types, schemas, strict=True)}
    return {
        "openapi": "3.1.0",
        "info": {**frame["info"], "description": ABOUT},
        "servers": frame.get("servers", [{"url": "/"}]),
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": _paths(operations, of_type),
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {str(status): _error(status, of_type) for status in ERRORS},
            "securitySchemes": {
                **frame["components"]["securitySchemes"],
                "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF-Token"},
            },
        },
        "x-websocket": {
            "path": SOCKET,
            "from_client": of_type[_key(FromClient)],
            "from_table": of_type[_key(FROM_TABLE)],
        },
    }


def operations_of(app: Litestar) -> Iterator[Operation]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in sorted(route.route_handler_map.items()):
                if handler.resolve_include_in_schema():
                    yield Operation(method, route.path_format, handler, route)


# One operation


def _paths(operations: list[Operation], of_type: Mapping[str, Any]) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, of_type)
    return paths


def _described(operation: Operation, of_type: Mapping[str, Any]) -> dict[str, Any]:
    text = sentences(operation.handler.fn)
    parameters = _parameters(operation)
    described: dict[str, Any] = {
        "operationId": operation.id,
        "tags": list(operation.handler.resolve_tags()),
        "summary": SUMMARIES.get(operation.id) or first_sentence(text),
        "description": text,
        "security": _security(operation),
        "responses": _responses(operation, of_type, bool(parameters)),
    }
    if parameters:
        described["parameters"] = parameters
    if operation.body is not None:
        described["requestBody"] = _body(operation.body, of_type)
    return described


def _security(operation: Operation) -> list[dict[str, list[str]]]:
    """Whoever is known by a cookie proves with a second token that a page of ours is calling."""
    by_cookie: dict[str, list[str]] = {"cookie": []}
    if operation.method != "GET":
        by_cookie["csrf"] = []
    return [by_cookie, {"token": []}, {}]


def _body(field: FieldDefinition, of_type: Mapping[str, Any]) -> dict[str, Any]:
    content = {JSON: {"schema": of_type[_key(field.annotation)]}}
    return {"content": content, "required": field.default is Empty}


def _responses(operation: Operation, of_type: Mapping[str, Any], parameters: bool) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "Done."}
    if operation.answer is not None:
        done["content"] = {JSON: {"schema": of_type[_key(operation.answer)]}}
    errors = [str(each) for each in _errors(operation, parameters)]
    refused = {each: {"$ref": f"#/components/responses/{each}"} for each in errors}
    return {str(operation.handler.status_code): done, **refused}


def _errors(operation: Operation, parameters: bool) -> list[int]:
    """What may go wrong, by what is sent."""
    writes, body = operation.method != "GET", operation.body is not None
    here = bool(operation.route.path_parameters)
    often = writes or in_moderation in operation.handler.resolve_guards()
    happens = {400: parameters or body, 404: here, 409: here or writes, 413: body, 415: body, 429: often}
    return [status for status in ERRORS if happens.get(status, True)]


def _error(status: int, of_type: Mapping[str, Any]) -> dict[str, Any]:
    return {"description": ERRORS[status], "content": {JSON: {"schema": of_type[_key(ErrorData)]}}}


# Parameters


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    provided = {*operation.handler.resolve_dependencies(), "data", "request", "state"}
    named = operation.handler.parsed_fn_signature.parameters
    return [_parameter(operation, name, field) for name, field in named.items() if name not in provided]


def _parameter(operation: Operation, name: str, field: FieldDefinition) -> dict[str, Any]:
    rules = field.kwarg_definition if isinstance(field.kwarg_definition, ParameterKwarg) else ParameterKwarg()
    in_path = name in operation.route.path_parameters
    described: dict[str, Any] = {
        "name": rules.name or name,
        "in": "path" if in_path else "query",
        "required": in_path or field.default is Empty,
        "schema": _bounded(field, rules),
    }
    text = rules.description or PARAMETERS.get(described["name"], "")
    return {**described, "description": text} if text else described


def _bounded(field: FieldDefinition, rules: ParameterKwarg) -> dict[str, Any]:
    """A parameter that may be left out is never null: nobody can write null into an address."""
    kinds = [each for each in field.args if each is not type(None)] if field.is_optional else []
    bounds = {name: getattr(rules, name) for name in META if getattr(rules, name) is not None}
    kind = kinds[0] if kinds else field.annotation
    schema = msgspec.json.schema(Annotated[kind, Meta(**bounds)] if bounds else kind)
    return schema if field.default in (Empty, None) else {**schema, "default": field.default}


# Types


def _types(operations: list[Operation]) -> list[Any]:
    bodies = [each.body.annotation for each in operations if each.body is not None]
    return [*bodies, *(each.answer for each in operations if each.answer is not None)]


def _key(wanted: Any) -> str:
    return repr(wanted)


def _tell_fields(components: dict[str, Any], types: list[Any]) -> None:
    """Put the sentences below the fields of structs into their schemas."""
    for name, struct in structs_in(*types).items():
        properties = components.get(name, {}).get("properties", {})
        for field, text in field_words(struct).items():
            if field in properties:
                properties[field] = {**properties[field], "description": text}
