"""What changed between two views, as JSON Patch (RFC 6902)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct


class Added(Struct, frozen=True, tag_field="op", tag="add"):
    path: str
    value: Any


class Replaced(Struct, frozen=True, tag_field="op", tag="replace"):
    path: str
    value: Any


class Removed(Struct, frozen=True, tag_field="op", tag="remove"):
    path: str


Operation: TypeAlias = Added | Replaced | Removed
Op = Literal["add", "replace", "remove"]


def differences(old: Mapping[str, Any], new: Mapping[str, Any], path: str = "") -> list[Operation]:
    """The operations that turn one object into the other. Lists are taken apart if their length stays."""
    found: list[Operation] = [Removed(_join(path, key)) for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append(Added(_join(path, key), value))
        elif old[key] != value:
            found += _within(old[key], value, _join(path, key))
    return found


def _within(old: Any, new: Any, path: str) -> list[Operation]:
    if isinstance(old, dict) and isinstance(new, dict):
        return differences(old, new, path)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _is_table(new):
        return [
            operation
            for place, (before, after) in enumerate(zip(old, new, strict=True))
            if before != after
            for operation in _within(before, after, f"{path}/{place}")
        ]
    return [Replaced(path, new)]


def _is_table(rows: list[Any]) -> bool:
    """A list of records, whose places mean something; other lists are replaced as a whole."""
    return bool(rows) and isinstance(rows[0], dict)


def _join(path: str, key: str) -> str:
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
