"""Schemas in plain words: what a value may be, as a piece of HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import msgspec

Schema = Mapping[str, Any]


def words(schema: Schema) -> str:
    """What a value of this kind is; names of other kinds are links."""
    if "$ref" in schema:
        return link(name_of(schema))
    if "anyOf" in schema:
        return " or ".join(words(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(_json(each))}</code>" for each in schema["enum"])
    kind = schema.get("type", "anything")
    return _KINDS[kind](schema) if kind in _KINDS else escape(kind)


def name_of(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def link(name: str) -> str:
    return f'<a href="#schema-{escape(name)}">{escape(name)}</a>'


def given(schema: Schema) -> str:
    """What is meant if it is left out, where that is worth saying."""
    default = schema.get("default")
    return f"{_json(default)} if left out" if isinstance(default, str | int | float) and default != "" else ""


def _text(schema: Schema) -> str:
    said = "text" + _size(schema, "minLength", "maxLength", "characters")
    return f"{said}, like <code>{escape(schema['pattern'])}</code>" if "pattern" in schema else said


def _number(schema: Schema) -> str:
    name = "whole number" if schema["type"] == "integer" else "number"
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is None and most is None:
        return name
    return f"{name}, {_few(least)} to {_few(most)}"


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "list of exactly: " + ", ".join(words(each) for each in schema["prefixItems"])
    kind = schema.get("items")
    size = _size(schema, "minItems", "maxItems", "of them")
    return ("list of " + words(kind) if isinstance(kind, dict) and kind else "list") + size


def _mapping(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    return "names, each with " + words(values) if isinstance(values, dict) and values else "object"


def _size(schema: Schema, least: str, most: str, of: str) -> str:
    low, high = schema.get(least), schema.get(most)
    if low is not None and low == high:
        return f", {low} {of}"
    if high is None:
        return f", at least {low} {of}" if low else ""
    return f", {low} to {high} {of}" if low else f", up to {high} {of}"


def _few(bound: float | None) -> str:
    """Bounds that only keep numbers exact are of no interest."""
    if bound is None or abs(bound) >= 2**53:
        return "any"
    return f"{bound:g}" if abs(bound) < 10**6 else f"{int(bound)}"


def _flag(schema: Schema) -> str:
    return "true or false"


def _json(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


_KINDS: Mapping[str, Callable[[Schema], str]] = {
    "string": _text,
    "integer": _number,
    "number": _number,
    "array": _list,
    "object": _mapping,
    "boolean": _flag,
}
