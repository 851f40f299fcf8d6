"""What the modules of a game declare, gathered into one whole. Nothing is registered by being imported.

A module of a game may export, each under this one name:

    EVENTS      kinds of events that it tells, and the names of their arguments
    VERBS       verbs of options, and the kinds of their nouns
    LISTENERS   what may be played, or happens, at a moment
    FILTERS     by the kind of a target, small predicates by name
    TEXTS       what a card makes happen once, without a moment of its own

Steps need no list: every class of a step is one, unless its own body says `abstract`. Whatever is declared
twice is an error, wherever that was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.nouns import Shape
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Listener

T = TypeVar("T")
Filters = Mapping[str, Mapping[str, Callable[..., bool]]]


class CardText(Protocol):
    """What a card makes happen once: its id, and all effects that it may have."""

    @property
    def id(self) -> str: ...

    @property
    def effects(self) -> Sequence[Effect | Aim]: ...


class Gathered(Struct, frozen=True):
    """All that the modules of a game declare."""

    steps: tuple[type[Step], ...]
    events: dict[str, tuple[str, ...]]
    verbs: dict[str, Shape | tuple[Shape, ...]]
    listeners: tuple[Listener, ...]
    filters: dict[str, dict[str, Callable[..., bool]]]
    texts: dict[str, Any]


def gather(*packages: ModuleType, order: Sequence[str] = ()) -> Gathered:
    """What packages declare together. `order` tells in which order listeners are offered at a moment; without
    it, that of the modules' names."""
    modules = tuple(module for package in packages for module in modules_of(package))
    return Gathered(
        steps=steps_of(modules),
        events=one_table(modules, "EVENTS"),
        verbs=one_table(modules, "VERBS"),
        listeners=in_order(listeners_of(modules), order),
        filters=filters_of(modules),
        texts=texts_of(modules),
    )


def modules_of(package: ModuleType) -> tuple[ModuleType, ...]:
    """Every module of a package, in the order of their names."""
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return tuple(import_module(each.name) for each in found)


def steps_of(modules: Iterable[ModuleType]) -> tuple[type[Step], ...]:
    """The steps that stand in these modules."""
    found = (each for module in modules for each in vars(module).values() if _is_step_of(module, each))
    return tuple(dict.fromkeys(found))


def _is_step_of(module: ModuleType, found: object) -> bool:
    if not isinstance(found, type) or not issubclass(found, Step) or found.__module__ != module.__name__:
        return False
    return "abstract" not in vars(found)


def one_table(modules: Iterable[ModuleType], name: str) -> dict[str, Any]:
    """What the modules export under this name, as one table."""
    return without_doubles(
        name, ((key, value) for module in modules for key, value in getattr(module, name, {}).items())
    )


def listeners_of(modules: Iterable[ModuleType]) -> tuple[Listener, ...]:
    declared = (each for module in modules for each in _exported(module, "LISTENERS"))
    return tuple(without_doubles("LISTENERS", (((each.id, each.moment), each) for each in declared)).values())


def texts_of(modules: Iterable[ModuleType]) -> dict[str, Any]:
    declared = (each for module in modules for each in _exported(module, "TEXTS"))
    return without_doubles("TEXTS", ((each.id, each) for each in declared))


def filters_of(modules: Iterable[ModuleType]) -> dict[str, dict[str, Callable[..., bool]]]:
    tables = [(kind, table) for module in modules for kind, table in getattr(module, "FILTERS", {}).items()]
    return {
        kind: without_doubles(
            f"FILTERS of a {kind}", (item for one, table in tables if one == kind for item in table.items())
        )
        for kind in dict.fromkeys(kind for kind, _ in tables)
    }


def _exported(module: ModuleType, name: str) -> Iterator[Any]:
    yield from getattr(module, name, ())


def without_doubles(what: str, items: Iterable[tuple[Any, T]]) -> dict[Any, T]:
    table: dict[Any, T] = {}
    for key, value in items:
        if key in table:
            raise BadDefinition(f"{key} is declared twice in {what}; give one of them another name")
        table[key] = value
    return table


def in_order(listeners: Sequence[Listener], order: Sequence[str]) -> tuple[Listener, ...]:
    """At each moment what stands first in `order` is offered first."""
    if not order:
        return tuple(listeners)
    places = without_doubles("the order of listeners", ((name, at) for at, name in enumerate(order)))
    declared = {each.id for each in listeners}
    strange = [*(declared - places.keys()), *(places.keys() - declared)]
    if strange:
        raise BadDefinition(f"not both a listener and in their order: {', '.join(sorted(strange))}")
    return tuple(sorted(listeners, key=lambda each: places[each.id]))
