"""Conditions of standing orders: a small closed vocabulary over what the owner of the order may see.

A condition reads plain data and nothing else. A path that leads nowhere makes it false, whatever it compares:
"unless" is then not met, and the order answers. So a condition on a battle is false while there is no battle.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Comparison = Literal["at_least", "at_most", "equals", "differs", "contains"]
Path = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]+(\.[A-Za-z0-9_]+){0,7}$", max_length=120)]
"""Names and positions on the way from the view to a value, such as ``players.2.influence``."""
Value = Annotated[str, Meta(max_length=80)] | Annotated[int, Meta(ge=-(10**9), le=10**9)] | bool | None

NOWHERE = object()
"""What stands at the end of a path that the view does not have."""


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """Compares one value of the owner's own view."""

    path: Path
    op: Comparison
    value: Value

    def __post_init__(self) -> None:
        if self.op in ("at_least", "at_most") and not _is_number(self.value):
            raise ValueError(f"{self.op} compares with a number")

    def holds(self, view: dict[str, Any]) -> bool:
        found = at(view, self.path)
        return found is not NOWHERE and _compared(found, self.op, self.value)


def at(data: object, path: str) -> object:
    """The value at the end of a path, or NOWHERE."""
    for name in path.split("."):
        data = _inside(data, name)
    return data


def all_at(data: object, path: str) -> list[object]:
    """The values at the end of a path in which a star stands for every position of a list."""
    found = [data]
    for name in path.split("."):
        found = [each for one in found for each in _every(one, name)]
    return [each for each in found if each is not NOWHERE]


def _every(data: object, name: str) -> list[object]:
    if name == "*":
        return list(data) if isinstance(data, list) else []
    return [_inside(data, name)]


def _inside(data: object, name: str) -> object:
    if isinstance(data, dict):
        return data.get(name, NOWHERE)
    if isinstance(data, list) and name.isascii() and name.isdigit() and len(name) <= 4:
        return data[int(name)] if int(name) < len(data) else NOWHERE
    return NOWHERE


def _compared(found: object, op: Comparison, value: Value) -> bool:
    if op == "equals":
        return _same(found, value)
    if op == "differs":
        return not _same(found, value)
    if op == "contains":
        return _contains(found, value)
    return _at_the_limit(found, op, value)


def _same(found: object, value: object) -> bool:
    """As JSON compares: true is not 1."""
    return found == value and isinstance(found, bool) == isinstance(value, bool)


def _contains(found: object, value: Value) -> bool:
    """A list contains its elements, a mapping its names."""
    if isinstance(found, dict):
        return isinstance(value, str) and value in found
    return isinstance(found, list) and any(_same(each, value) for each in found)


def _at_the_limit(found: object, op: Comparison, value: Value) -> bool:
    if not isinstance(found, int | float) or isinstance(found, bool) or not isinstance(value, int):
        return False
    return found >= value if op == "at_least" else found <= value


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
