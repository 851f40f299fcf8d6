"""What of a game is not carried out yet: components by their kind, and stops that nobody hears.

python -m tools.missing GAME
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import FunctionType, ModuleType

from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.kernel.gathering import modules_of
from throneworld.kernel.registry import definition_of


def components(game: str) -> Mapping[str, tuple[str, ...]]:
    """By what a component is, the ids of all that are in the box."""
    table: Mapping[str, tuple[str, ...]] = import_module(f"throneworld.{game}.tables").COMPONENTS
    return table


def standing_rules(game: str) -> frozenset[tuple[str, str]]:
    """Component and window of every function that notes what it carries out (`conditions.standing`)."""
    modules = modules_of(import_module(f"throneworld.{game}"))
    parts = [part for module in modules for part in _parts(module) if isinstance(part, FunctionType)]
    return frozenset(each for part in parts for each in vars(part).get("carries_out", ()))


def _parts(module: ModuleType) -> Iterator[object]:
    for part in vars(module).values():
        yield part
        if isinstance(part, type):
            yield from vars(part).values()


def carried_out(game: str) -> frozenset[str]:
    """Whatever something listens for, has a text, alters something, or is noted at a rule or in a row."""
    definition = definition_of(game)
    modifiers = definition.state.edition.modifiers
    modifiers[HAND_LIMIT]  # the first that is asked for gathers them all
    altering = {each.component for rows in modifiers.values() for each in rows}
    noted = {component for component, _ in standing_rules(game)}
    noted |= {
        getattr(row, "technology", "") for row in import_module(f"throneworld.{game}.tables").UNIT.values()
    }
    return frozenset({*definition.texts, *(each.id for each in definition.listeners), *altering, *noted})


def missing(game: str, kind: str) -> list[str]:
    there = carried_out(game)
    return [each for each in components(game)[kind] if each not in there]


def stops_unheard(game: str) -> Mapping[str, str]:
    """And why nobody hears them."""
    why: Mapping[str, str] = getattr(import_module(f"throneworld.{game}.moments"), "UNHEARD", {})
    return {stop: why[stop] for stop in sorted(definition_of(game).unheard)}


def lines(game: str) -> Iterator[str]:
    unheard = stops_unheard(game)
    for kind, all_of_it in components(game).items():
        lacking = missing(game, kind)
        yield f"{kind}: {len(lacking)} of {len(all_of_it)} are missing"
        yield from (f"  {kind}:{each}" for each in lacking)
    yield f"stops that nobody hears: {len(unheard)}"
    yield from (f"  {stop}: {why}" for stop, why in unheard.items())


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1])))
