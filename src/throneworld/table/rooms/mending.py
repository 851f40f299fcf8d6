"""Mending a position: JSON Patch on the state of a game, accepted only if its invariants still hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneworld.kernel.errors import BadSave
from throneworld.kernel.game import Game
from throneworld.kernel.saves import checksum, load

MENDABLE = ("state", "stack")
"""What may be changed: not the log, the choices or the dice."""


def mended(game: Game, patch: Sequence[dict[str, Any]]) -> Game:
    """Another game in the changed position. Raises BadSave, and changes nothing, if it does not fit."""
    data = game.snapshot()
    for operation in patch:
        _apply(data, operation)
    data["digest"] = checksum(data)
    return load(data, patient=game.patient)


def _apply(data: dict[str, Any], operation: dict[str, Any]) -> None:
    op, path = operation.get("op"), operation.get("path")
    if op not in ("add", "replace", "remove") or not isinstance(path, str):
        raise BadSave("an operation of a patch has op add, replace or remove, and a path")
    names = [name.replace("~1", "/").replace("~0", "~") for name in path.split("/")[1:]]
    if len(names) < 2 or names[0] not in MENDABLE:
        raise BadSave(f"a path begins with one of: {', '.join('/' + each + '/' for each in MENDABLE)}")
    target: Any = data
    for name in names[:-1]:
        target = _inside(target, name)
    _change(target, names[-1], str(op), operation.get("value"))


def _inside(target: Any, name: str) -> Any:
    try:
        return target[int(name)] if isinstance(target, list) else target[name]
    except (KeyError, IndexError, TypeError, ValueError) as problem:
        raise BadSave(f"the position has no {name!r} there") from problem


def _change(target: Any, name: str, op: str, value: Any) -> None:
    try:
        if isinstance(target, dict):
            _change_object(target, name, op, value)
        elif isinstance(target, list):
            _change_list(target, name, op, value)
        else:
            raise BadSave(f"the position has no {name!r} there")
    except (KeyError, IndexError, ValueError) as problem:
        raise BadSave(f"the position has no {name!r} there") from problem


def _change_object(target: dict[str, Any], name: str, op: str, value: Any) -> None:
    if op == "remove":
        del target[name]
    else:
        target[name] = value


def _change_list(target: list[Any], name: str, op: str, value: Any) -> None:
    place = len(target) if name == "-" else int(name)
    if op == "add":
        target.insert(place, value)
    elif op == "replace":
        target[place] = value
    else:
        del target[place]
