"""What docs/coverage-rex.md shows."""

from __future__ import annotations

from collections.abc import Iterable

from tools.coverage_rows import TESTS, Page, Rows, Section

from tests.rules.rex import rules
from throneworld.rex import tables


def sections() -> Iterable[Section]:
    pages: dict[str, Rows] = {}
    for rule, text in rules.RULES.items():
        pages.setdefault(f"Page {int(rule[1:3])}", {})[rule] = f"{rule.replace('_', '.', 1)}: {text}"
    yield from (Section(title, rows) for title, rows in pages.items())
    yield _kind("Race advantages", "advantage", rules.ADVANTAGES)
    yield _kind("Ally advantages", "ally", rules.ALLIES)
    yield _kind("Special victories", "victory", rules.VICTORIES)
    yield _kind("Strategy cards", "strategy", (card.id for card in tables.STRATEGY_CARDS))
    yield _kind("Influence cards", "influence", (card.id for card in tables.INFLUENCE_CARDS))
    yield _kind("Betrayal cards", "betrayal", (card.id for card in tables.BETRAYAL_CARDS))
    yield _kind("Bombardment cards", "bombardment", tables.BOMBARDMENT)
    yield _kind("Traitor cards", "traitor", tables.LEADERS)


def _kind(title: str, kind: str, ids: Iterable[str]) -> Section:
    return Section(title, {f"{kind}_{name}": name for name in ids})


PAGE = Page(
    game="rex",
    title="Rex",
    folders=(TESTS / "rules" / "rex",),
    sections=sections,
    numbered=r"p\d",
    numbers=frozenset(rules.RULES),
)
