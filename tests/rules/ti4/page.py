"""What docs/coverage-ti4.md shows."""

from __future__ import annotations

from collections.abc import Iterable

from tools.coverage_rows import TESTS, Page, Section, naming

from tests.rules.ti4 import rules
from throneworld.ti4 import tables

COMPONENTS: dict[str, tuple[str, ...]] = {
    "Faction abilities": tuple(tables.ABILITY),
    "Faction technologies": tuple(card.id for card in tables.FACTION_TECHNOLOGIES),
    "Technologies": tuple(card.id for card in tables.GENERIC_TECHNOLOGIES),
    "Flagships and unique units": tuple(unit.id for unit in tables.FACTION_UNITS if not unit.technology),
    "Action cards": tuple(card.id for card in tables.ACTION_CARDS),
    "Agendas": tuple(card.id for card in tables.AGENDAS),
    "Objectives": tuple(card.id for card in tables.OBJECTIVES),
    "Promissory notes": tuple(card.id for card in tables.PROMISSORY_NOTES),
    "Strategy cards": tuple(card.id for card in tables.STRATEGY_CARDS),
}
"""What is in the box. Upgraded units are the technologies that upgrade them."""
OTHERS = ("trade_good", "trade_goods", *(unit.id[:-2] for unit in tables.FACTION_UNITS if unit.tier == 2))
"""Names that contain a component and mean none: a `prototype_war_sun` without its number is no `war_sun`."""

names = naming((each for ids in COMPONENTS.values() for each in ids), OTHERS)


def sections() -> Iterable[Section]:
    steps = {row: f"Step {row.rpartition('_')[2]}: {text}" for row, text in rules.SETUP.items()}
    yield Section("Complete setup", steps)
    for title, numbered in rules.GLOSSARY.items():
        yield Section(title, {row: f"{_number(row)}: {text}" for row, text in numbered.items()})
    for title, ids in COMPONENTS.items():
        yield Section(title, {name: name for name in ids}, names)
    for title, rows in rules.RULINGS.items():
        yield Section(title, rows)
    yield Section("System tiles", {"the_tiles_agree": "every tile, with planets, wormholes and anomalies"})


def _number(row: str) -> str:
    """`rr_67_4` is 67.4."""
    return row.removeprefix("rr_").replace("_", ".")


PAGE = Page(
    game="ti4",
    title="Twilight Imperium 4",
    folders=(TESTS / "rules" / "ti4", TESTS / "ti4" / "components", TESTS / "ti4" / "test_data_audit.py"),
    sections=sections,
    numbered=r"rr_\d+_\d|setup_step_\d|notes_\d",
    numbers=frozenset({*rules.RULES, *rules.HEADINGS}),
    elsewhere={"custodians": "rr_26", "nebula": "rr_50"},
)
