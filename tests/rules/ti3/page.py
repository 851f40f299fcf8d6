"""What docs/coverage-ti3.md shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from tools.coverage_rows import TESTS, Page, Section, begins, naming

from tests.rules.ti3 import rules, second_part
from tests.ti3.scene import definition
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.ti3 import tables
from throneworld.ti3.edition import EDITION

UNTESTED = Path(__file__).with_name("untested.txt")
"""What has no test yet, a row to a line."""
ELSEWHERE: dict[str, str] = {
    **dict.fromkeys(("admiral", "agent", "diplomat", "general", "scientist"), "sa_14"),
    "leadership": "sa_15_1",
    "diplomacy": "sa_15_2",
    "assembly": "sa_(?:9_4|15_3)",
    "production": "sa_15_4",
    "trade": "sa_15_5",
    "warfare": "sa_15_6",
    "technology": "sa_15_7",
    "bureaucracy": "sa_15_8",
    "prospect": "sa_15_9",
    "fate_roll": "sa_14_2",
    "captive_freed": "sa_14_2",
    "movement": "sa_14_1",
    "facilities": "sa_7_6",
    "execution": "sa_14",
    "nebula": "sa_6_4",
    "ion_storm": "sa_6_6",
    "natural_wealth": "sa_7",
}
KINDS: dict[str, str] = {"usurper": "secret"}
"""Objectives that share their id with a card."""


@cache
def carried_out() -> frozenset[str]:
    """The components that something listens for, that have a text, or that alter something."""
    modifiers = EDITION.modifiers
    modifiers[HAND_LIMIT]  # the first that is asked for gathers them all
    altering = {each.component for rows in modifiers.values() for each in rows}
    return frozenset({*definition().texts, *(each.id for each in definition().listeners), *altering})


def _carried_out(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(each for each in ids if each in carried_out())


@cache
def components() -> dict[str, tuple[str, ...]]:
    """What every game meets, and of what the second part completes that which is carried out."""
    return {
        "Race abilities": _joined(
            [each for each in tables.RACE_ABILITIES if each not in second_part.COMPONENTS]
        ),
        "Technologies": tuple(each.id for each in tables.TECHNOLOGIES),
        "Racial technologies": _carried_out(each.id for each in tables.RACIAL_TECHNOLOGIES),
        "Flagships": _flagships(),
        "Action cards": _carried_out(each.id for each in tables.ACTION_CARDS),
        "Political cards": _carried_out(each.id for each in tables.AGENDAS),
        "Objectives": tuple(_objective(each.id) for each in tables.OBJECTIVES if each.deck != "racial"),
        "Refresh abilities": tuple(dict.fromkeys(f"refresh_{each}" for each in _refresh_abilities())),
        "Facilities": tuple(each.id for each in tables.FACILITIES),
    }


def _flagships() -> tuple[str, ...]:
    """Those whose cards are carried out; they bear the ids of their races."""
    return tuple(
        f"flagship_{each.race}" for each in tables.FLAGSHIPS if f"flagship:{each.race}" in carried_out()
    )


def _joined(ids: Sequence[str]) -> tuple[str, ...]:
    """`sol.1` is `sol_1` in the name of a test."""
    return tuple(each.replace(".", "_") for each in ids)


def _objective(objective: str) -> str:
    return f"{KINDS[objective]}_{objective}" if objective in KINDS else objective


def _refresh_abilities() -> Iterable[str]:
    planets = (planet for tile in tables.TILES for planet in tile.planets)
    return (what for planet in planets for what, _ in planet.refresh)


@cache
def _names() -> tuple[str, ...]:
    return tuple(each for ids in components().values() for each in ids)


def is_about(name: str, component: str) -> bool:
    """A test that proves a rule may name components; it proves the one with which its sentence begins."""
    if rules.is_numbered(name):
        return begins(rules.rest(name), component)
    return _naming()(name, component)


_naming = cache(lambda: naming(_names()))


@cache
def about() -> dict[str, tuple[str, ...]]:
    """Rulings about components that are carried out, with these as they stand in the names of tests."""
    known = {*(each for ids in components().values() for each in ids)}
    found = {f"ruling_{number}": _named(ids) for number, ids in second_part.ABOUT.items()}
    there = {row: tuple(each for each in ids if each in known) for row, ids in found.items()}
    return {row: ids for row, ids in there.items() if ids}


def _named(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(each.replace(".", "_").replace(":", "_") for each in ids)


def rulings_about() -> dict[str, str]:
    return {row: f"Ruling {row.removeprefix('ruling_')}: {', '.join(ids)}" for row, ids in about().items()}


def proves_one_of(name: str, row: str) -> bool:
    return rules.proves(name, row) or any(is_about(name, each) for each in about()[row])


def sections() -> Iterable[Section]:
    for title, rows in rules.chapters().items():
        yield Section(title, rows, rules.proves)
    yield Section("Rulings", rules.rulings(), rules.proves)
    yield Section("Rulings about components", rulings_about(), proves_one_of)
    for title, ids in components().items():
        yield Section(title, {name: name for name in ids}, is_about)


PAGE = Page(
    game="ti3",
    title="Twilight Imperium 3",
    folders=(
        TESTS / "rules" / "ti3",
        TESTS / "ti3" / "components",
        TESTS / "ti3" / "test_events_of_the_council.py",
        TESTS / "ti3" / "test_laws_of_the_council.py",
        TESTS / "ti3" / "test_racial_technologies.py",
        TESTS / "ti3" / "test_battle_stops.py",
        TESTS / "ti3" / "test_setup_ti3.py",
    ),
    sections=sections,
    numbered=r"sa_\d+_\d+_\d|ruling_\d",
    numbers=rules.NUMBERS,
    cites=rules.cited,
    elsewhere=ELSEWHERE,
    untested=UNTESTED,
)
