"""Mutants of the rules themselves: one place of one function changed, against the tests that run it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from msgspec import Struct

from tools.mutants.covering import GOLDEN, QUIET, covered, modules_of
from tools.mutants.equal import equal_ones
from tools.mutants.importing import change_one, tree_of
from tools.mutants.sites import sites_of
from tools.mutants.trying import Verdict, in_a_child, passes

MOST = 200
"""So many tests are run at most on one mutant: of all that run the place those that run least besides."""
NOT_IMPORTED = "import"


class Mutant(Struct, frozen=True):
    """The site of a number in a module."""

    module: str
    site: int
    statement: int
    name: str


class FirstFailure:
    """A plugin of pytest that runs tests in the order in which they were named, until one fails."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.places = {test: place for place, test in enumerate(tests)}
        self.verdict = Verdict(NOT_IMPORTED)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        items = sorted(session.items, key=lambda item: self.places.get(item.nodeid, 0))
        for number, item in enumerate(items, 1):
            if not passes(item, items[number] if number < len(items) else None):
                self.verdict = Verdict(item.nodeid, number)
                return True
        self.verdict = Verdict("", len(items))
        return True


def mutants_of(game: str) -> list[Mutant]:
    return [
        Mutant(module, number, site.statement, f"{module.removeprefix('throneworld.')}:{site.name}")
        for module in modules_of(game)
        for number, site in enumerate(sites_of(tree_of(module)))
    ]


def verdict_on(mutant: Mutant, tests: Sequence[str]) -> Verdict:
    def tried() -> Verdict:
        change_one(mutant.module, mutant.site)
        loop = FirstFailure(tests)
        pytest.main([*QUIET, *tests], plugins=[loop])
        return loop.verdict

    return in_a_child(tried, Verdict) or Verdict("hangs")


def run(game: str, count: int, seed: int, only: str = "") -> int:
    """Says of each mutant what became of it; how many survived that should not have."""
    kept, equal = covered(game), equal_ones(f"{game}-code")
    found = [each for each in mutants_of(game) if only in each.name]
    outcomes: Counter[str] = Counter()
    for mutant in Random(seed).sample(found, min(count, len(found))):
        if mutant.name in equal:
            outcome, why = "equal", ""
        else:
            outcome, why = _tried(mutant, kept.running(mutant.module, mutant.statement))
        outcomes[outcome] += 1
        print(f"{outcome:8} {mutant.name}  [{why}]", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items())))
    return min(outcomes["survived"] + outcomes["unrun"], 1)


def _tried(mutant: Mutant, tests: Sequence[str]) -> tuple[str, str]:
    """Tests of rules come first: what only a golden game notices has no test of its own."""
    rules = [test for test in tests if not test.startswith(GOLDEN)][:MOST]
    golden = [test for test in tests if test.startswith(GOLDEN)]
    for outcome, some in (("killed", rules), ("golden", golden)):
        verdict = verdict_on(mutant, some) if some else Verdict()
        if verdict.failed:
            return outcome, verdict.failed
    return ("survived" if tests else "unrun"), f"{len(rules)} tests, {len(golden)} golden games"
