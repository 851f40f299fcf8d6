"""Every clause of every technology is declared somewhere, and nothing that its card does not say."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import throneworld.ti4 as package
from tests.ti4.declared import standing_rules
from throneworld.ti4.declare import Clause
from throneworld.ti4.tables import TECHNOLOGY, UNIT

WANTED = {(each.id, clause.moment) for each in TECHNOLOGY.values() for clause in each.clauses}
UPGRADES = {(each.id, clause.moment) for each in UNIT.values() for clause in each.clauses}
"""What the units on upgrade cards say beside that."""


def clauses() -> Iterator[Clause]:
    """All components that are used at a stop."""
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if not found.name.endswith(".meta"):
            yield from getattr(import_module(found.name), "LISTENERS", ())


def declared() -> set[tuple[str, str]]:
    """Component and window of all listeners and standing rules."""
    heard = {(each.component, each.window) for each in clauses() if isinstance(each, Clause)}
    return {each for each in heard | set(standing_rules()) if each[0] in TECHNOLOGY}


def test_every_clause_of_every_technology_is_declared() -> None:
    assert WANTED - declared() == set()


def test_no_technology_speaks_up_at_a_window_that_its_card_does_not_name() -> None:
    assert declared() - WANTED - UPGRADES == set()
