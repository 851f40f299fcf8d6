"""A component is named in one module of its game; quantities are asked for, and modifiers are somebody's."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import throneworld
from throneworld.imperium import quantities
from throneworld.imperium.edition import Edition
from throneworld.imperium.modifiers import Quantity

ROOT = Path(throneworld.__file__).parent
GAMES = tuple(
    sorted(
        path.parent.name
        for path in ROOT.glob("*/edition.py")
        if path.parent.name != "imperium" and (path.parent / "meta.py").exists()
    )
)
"""The games that have an edition and are offered: components of others are still to come."""

KINDS = {
    "technology": "TECHNOLOGY",
    "ability": "ABILITY",
    "action card": "ACTION_CARD",
    "note": "PROMISSORY_NOTE",
    "agenda": "AGENDA",
    "flagship": "UNIT",
}
"""What is a component, and where the tables of a game have all of that kind."""
HOMES = ("cards", "directives", "factions", "laws", "setup", "technologies")
"""The packages in which components say what they do; some only say how the table is set up."""
BESIDES = {"ti3": ("facilities", "ion_storm", "nebula"), "ti4": ("custodians", "nebula")}
"""What is no card, yet alters a quantity: a token while it lies there, an anomaly."""
READERS = {"ti4": ("figures", "invariants", "odds", "renames", "report", "view")}
"""Modules and packages of a game that only read or retell what components do."""
HOMONYMS: dict[str, dict[str, tuple[str, ...]]] = {
    "ti3": {
        "alien_technology": ("domains.held", "domains.resolving", "verbs.domains"),
        "transport": ("cards.battle_beacon", "steps.stowing", "tactical.loading", "tactical.rifts"),
    },
    "ti4": {"assimilate": ("nouns", "factions.assimilation")},
}
"""An id that is also another word of the game, and where it is that word: the verb of an option, how
something is carried, or a counter."""


# What is named where


@cache
def tables_of(game: str) -> ModuleType:
    return import_module(f"throneworld.{game}.tables")


@cache
def edition_of(game: str) -> Edition:
    edition = import_module(f"throneworld.{game}.edition").EDITION
    assert isinstance(edition, Edition)
    return edition


@cache
def components(game: str) -> dict[str, str]:
    """The kind of each component. Kinds of units are words of their own, though a card may bear the name."""
    found = {}
    for kind, table in KINDS.items():
        for name, row in getattr(tables_of(game), table, {}).items():
            if kind != "flagship" or row.type == "flagship":
                found[name] = kind
    return {name: kind for name, kind in found.items() if name not in edition_of(game).kinds}


def modules(game: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of a game outside its tables, by their names below it, and what is written in them."""
    for path in sorted((ROOT / game).rglob("*.py")):
        name = ".".join(path.relative_to(ROOT / game).with_suffix("").parts)
        if not name.startswith("tables."):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def named_in(game: str, tree: ast.Module) -> set[str]:
    """The ids that a module names: by a text, or by a constant of another module that has such a value."""
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    values = [each for node in imports for alias in node.names for each in _value(node, alias.name)]
    return {each for each in (*texts, *values) if isinstance(each, str) and each in components(game)}


def _value(node: ast.ImportFrom, name: str) -> tuple[object, ...]:
    """What an imported name stands for, if it is a text, or several of them that are no table of the game."""
    module = node.module or ""
    if not name.isupper() or not module.startswith("throneworld."):
        return ()
    value = getattr(import_module(module), name, None)
    if isinstance(value, str):
        return (value,)
    many = isinstance(value, tuple | list | set | frozenset | dict) and ".tables" not in module
    return tuple(each for each in value if isinstance(each, str)) if many and value else ()


@cache
def places(game: str) -> dict[str, tuple[str, ...]]:
    """Where each component is named, readers and homonyms aside."""
    found: dict[str, list[str]] = {each: [] for each in components(game)}
    for module, tree in modules(game):
        if module.split(".")[0] not in READERS.get(game, ()):
            for each in named_in(game, tree):
                if module not in HOMONYMS.get(game, {}).get(each, ()):
                    found[each].append(module)
    return {each: tuple(where) for each, where in found.items()}


def is_well_placed(where: tuple[str, ...]) -> bool:
    return not where or (len(where) == 1 and where[0].split(".")[0] in HOMES)


# Components


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_named_in_one_module_among_the_components(game: str) -> None:
    """Those that only have a row in the tables are named nowhere."""
    assert {each: where for each, where in places(game).items() if not is_well_placed(where)} == {}


@pytest.mark.parametrize(
    ("component", "module"),
    [
        ("armada", "factions.letnev"),
        ("fragile", "factions.jolnar"),
        ("fleet_logistics", "technologies.strategy"),
        ("stall_tactics", "factions.yssaril"),
        ("minister_of_sciences", "laws.ministers"),
        ("trade_convoys", "factions.hacan"),
    ],
)
def test_a_component_of_ti4_stands_in_its_file(component: str, module: str) -> None:
    print(component, *places("ti4")[component])
    assert places("ti4")[component] == (module,)


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_within_their_kind(game: str) -> None:
    for table in KINDS.values():
        rows = getattr(tables_of(game), table, {})
        assert [row.id for row in rows.values()] == list(rows), table


# Quantities and modifiers


def vocabulary() -> dict[str, Quantity]:
    return {name: each for name, each in vars(quantities).items() if isinstance(each, Quantity)}


def own_vocabulary(game: str) -> set[Quantity]:
    """What a game asks for besides, if it has a vocabulary of its own."""
    if not (ROOT / game / "quantities.py").exists():
        return set()
    found = vars(import_module(f"throneworld.{game}.quantities")).values()
    return {each for each in found if isinstance(each, Quantity)}


def listed(game: str) -> set[str]:
    """What a game lists by kind with its windows, Flagships by their race."""
    if not (ROOT / game / "tables" / "listening").is_dir():
        return set()
    kinds = import_module(f"throneworld.{game}.tables.listening").LISTENING
    flagships = {f"flagship:{race}" for race in kinds["flagships"]}
    return flagships.union(*kinds.values())


def asked_for(package: str) -> set[str]:
    """The quantities that rules of a package ask for: whatever they name, but not in a modifier."""
    found: set[str] = set()
    for path in (ROOT / package).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        lines = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_modifier(node)]
        aside = {id(name) for line in lines for name in ast.walk(line)}
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in aside]
        found |= {node.id for node in names if node.id in vocabulary()}
    return found


def _is_modifier(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "modifies"


def test_every_quantity_has_a_name_of_its_own() -> None:
    assert Counter(vocabulary().values()).most_common(1)[0][1] == 1
    for name, each in vocabulary().items():
        assert each == name.lower() and each.context, name


def test_every_quantity_is_asked_for() -> None:
    asked = set().union(*(asked_for(package) for package in ("imperium", *GAMES)))
    assert vocabulary().keys() - asked == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_modifier_has_a_component_and_a_quantity(game: str) -> None:
    edition_of(game).modifiers["hand_limit"]  # the first that is asked for gathers them all
    known = {*components(game), *tables_of(game).UNIT, *BESIDES.get(game, ()), *listed(game)}
    quantities_of = {*vocabulary().values(), *own_vocabulary(game)}
    for quantity, found in edition_of(game).modifiers.items():
        assert quantity in quantities_of, quantity
        for each in found:
            assert each.component in known, each


@pytest.mark.parametrize("game", GAMES)
def test_no_modifier_is_declared_twice(game: str) -> None:
    found = [each for several in edition_of(game).modifiers.values() for each in several]
    assert len({(each.quantity, each.component, each.window) for each in found}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_modifier_stands_where_its_component_is_named(game: str) -> None:
    for module, _ in modules(game):
        name = f"throneworld.{game}.{module}".removesuffix(".__init__")
        for each in getattr(import_module(name), "MODIFIERS", ()):
            assert module in places(game).get(each.component, (module,)), (module, each.component)
