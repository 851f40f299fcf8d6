"""Changes to JSON data as RFC 6902 writes them, as far as the server sends them: add, remove, replace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Operation = Mapping[str, Any]


class PatchError(ValueError):
    """The change does not fit the data that it is made for."""


def apply(document: Any, patch: Iterable[Operation]) -> Any:
    """The document after all changes. The one given stays as it is; what did not change is shared."""
    for operation in patch:
        document = _changed(document, _keys(operation), operation)
    return document


def _keys(operation: Operation) -> list[str]:
    path = operation.get("path")
    if path == "":
        return []
    if not isinstance(path, str) or not path.startswith("/"):
        raise PatchError(f"{path!r} is no path")
    return [key.replace("~1", "/").replace("~0", "~") for key in path[1:].split("/")]


def _changed(document: Any, keys: list[str], operation: Operation) -> Any:
    if not keys:
        return _whole(operation)
    copy = _copy(document, keys[0])
    if len(keys) == 1:
        _change(copy, keys[0], operation)
        return copy
    place = _existing(copy, keys[0])
    copy[place] = _changed(copy[place], keys[1:], operation)
    return copy


def _whole(operation: Operation) -> Any:
    """The path of no keys means all of the document; there must always be one."""
    if operation.get("op") in ("add", "replace"):
        return _value(operation)
    raise PatchError(f"cannot {operation.get('op')} the whole document")


def _copy(document: Any, key: str) -> Any:
    if not isinstance(document, dict | list):
        raise PatchError(f"there is no {key!r} inside of {document!r}")
    return document.copy()


def _change(target: Any, key: str, operation: Operation) -> None:
    match operation.get("op"):
        case "replace":
            target[_existing(target, key)] = _value(operation)
        case "remove":
            del target[_existing(target, key)]
        case "add" if isinstance(target, list):
            target.insert(len(target) if key == "-" else _index(key, len(target)), _value(operation))
        case "add":
            target[key] = _value(operation)
        case other:
            raise PatchError(f"there is no change {other!r}; there is: add, remove, replace")


def _value(operation: Operation) -> Any:
    if "value" not in operation:
        raise PatchError(f"{operation.get('op')} {operation.get('path')} has no value")
    return operation["value"]


def _existing(target: Any, key: str) -> Any:
    """The key or index of something that is there."""
    if isinstance(target, list):
        return _index(key, len(target) - 1)
    if key not in target:
        raise PatchError(f"there is no {key!r}")
    return key


def _index(key: str, highest: int) -> int:
    plain = key.isascii() and key.isdigit() and (key == "0" or not key.startswith("0"))
    if not plain or int(key) > highest:
        raise PatchError(f"{key!r} is no place in a list of {highest + 1}")
    return int(key)
