"""What a component does to a quantity, said by a test where no file of the component says it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.edition import EDITION


@contextmanager
def says(*modifiers: Modifier) -> Iterator[None]:
    """As long as this lasts these hold; one that the component says itself is left to it."""
    index, parts = EDITION.modifiers, (EDITION.lawless, EDITION.owned)
    before: dict[str, tuple[Modifier, ...]] = {each.quantity: index[each.quantity] for each in modifiers}
    for each in modifiers:
        known = [other.component for other in before[each.quantity]]
        if each.component not in known:
            found = (*index[each.quantity], each)
            index[each.quantity] = tuple(sorted(found, key=lambda one: one.layer))
    _forget(parts, before)
    try:
        yield
    finally:
        for quantity, found in before.items():
            index[quantity] = found
        _forget(parts, before)


def _forget(
    parts: tuple[dict[str, tuple[Modifier, ...]], ...], quantities: dict[str, tuple[Modifier, ...]]
) -> None:
    for part in parts:
        for quantity in quantities:
            part.pop(quantity, None)
