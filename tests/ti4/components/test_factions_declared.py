"""Every clause of the faction sheets is carried out by something, at the window that the sheet names."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages

import throneworld.ti4 as package
from tests.ti4.declared import standing_rules
from throneworld.ti4.declare import Clause
from throneworld.ti4.tables import ABILITY, FACTION, FACTION_OF, FACTION_UNIT, PROMISSORY_NOTE, TECHNOLOGY

FACTIONS = f"{package.__name__}.factions."
META = f"{package.__name__}.meta"
OF_FACTION: dict[str, str] = {
    **FACTION_OF,
    **{each.id: each.faction for each in FACTION_UNIT.values()},
    **{each.id: each.faction for each in TECHNOLOGY.values()},
    **{each.id: each.faction for each in PROMISSORY_NOTE.values()},
}


def listeners(below: str = "") -> list[tuple[str, str]]:
    """Component and window of everything that modules declare, those below a package alone if it is named."""
    found: list[Clause] = []
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if module.name.startswith(below) and module.name != META:
            found += getattr(import_module(module.name), "LISTENERS", ())
    return [(each.component, each.window) for each in found]


def declared() -> set[tuple[str, str]]:
    return set(listeners()) | set(standing_rules())


def test_every_clause_of_a_faction_ability_is_declared() -> None:
    printed = {(each.id, clause.moment) for each in ABILITY.values() for clause in each.clauses}
    assert printed - declared() == set()


def test_every_clause_of_a_flagship_or_unit_of_a_faction_is_declared() -> None:
    printed = {(each.id, clause.moment) for each in FACTION_UNIT.values() for clause in each.clauses}
    assert printed - declared() == set()


def test_no_faction_module_declares_what_no_sheet_or_card_of_it_prints() -> None:
    printed = {(row.id, clause.moment) for row in ABILITY.values() for clause in row.clauses}
    printed |= {(row.id, clause.moment) for row in FACTION_UNIT.values() for clause in row.clauses}
    printed |= {(row.id, clause.moment) for row in TECHNOLOGY.values() for clause in row.clauses}
    printed |= {(row.id, clause.moment) for row in PROMISSORY_NOTE.values() for clause in row.clauses}
    assert set(listeners(FACTIONS)) <= printed


def test_what_a_faction_module_declares_is_of_its_faction() -> None:
    for faction in FACTION:
        name = FACTIONS + faction
        module = import_module(name) if find_spec(name) else None
        modifiers = {each.component for each in getattr(module, "MODIFIERS", ())}
        assert {OF_FACTION[each] for each in modifiers | {each for each, _ in listeners(name)}} <= {faction}
