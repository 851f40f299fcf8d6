"""What the modules of TI4 declare, for audits and scenes."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from throneworld import ti4
from throneworld.imperium.council import AgendaText
from throneworld.imperium.modifiers import indexed
from throneworld.kernel.gathering import listeners_of, modules_of, texts_of
from throneworld.ti4 import laws
from throneworld.ti4.declare import Clause

LAWS: tuple[Clause, ...] = tuple(each for each in listeners_of(modules_of(laws)) if isinstance(each, Clause))
OUTCOMES: dict[str, AgendaText] = texts_of(modules_of(ti4))


def standing_rules() -> frozenset[tuple[str, str]]:
    """Component and window of every rule at which nobody stops: of modifiers, and of functions marked so."""
    modifying = (
        (each.component, each.window) for found in indexed(modules_of(ti4)).values() for each in found
    )
    marked = (
        each
        for module in modules_of(ti4)
        for part in _parts(module)
        for each in getattr(part, "__dict__", {}).get("carries_out", ())
    )
    return frozenset([*(each for each in modifying if each[1]), *marked])


def _parts(module: ModuleType) -> Iterator[object]:
    for part in vars(module).values():
        yield part
        if isinstance(part, type):
            yield from vars(part).values()
