"""All mutants of what a game declares, or a share of them, against the tests that name their components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from zlib import crc32

import pytest
from msgspec import Struct

from tools.mutants.equal import equal_ones
from tools.mutants.lines import Mutant, mutants_of
from tools.mutants.naming import names_of, page_of
from tools.mutants.trying import Verdict, verdict_on


class Wanted(Struct, frozen=True):
    """Which mutants of a game."""

    game: str
    share: int = 1
    """One of so many, always the same ones."""
    only: str = ""
    """What their names contain."""

    def those_of(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        return [each for each in mutants if self.only in each.name and self._in_share(each)]

    def _in_share(self, mutant: Mutant) -> bool:
        return crc32(mutant.name.encode()) % self.share == 0


class Trial:
    """A plugin of pytest that runs the collected tests on mutants instead of once each."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.page = page_of(wanted.game)
        self.outcomes: Counter[str] = Counter()
        self.sound: dict[str, bool] = {}

    @property
    def arguments(self) -> list[str]:
        """With these pytest collects what the trial needs."""
        return ["-q", "-s", "-p", "no:schemathesis", "-p", "no:cacheprovider", *map(str, self.page.folders)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        equal = equal_ones(self.wanted.game)
        for mutant in self.wanted.those_of(mutants_of(self.wanted.game)):
            if mutant.name in equal:
                self._note("equal", mutant, "")
            else:
                self._try(mutant, session.items)
        print(", ".join(f"{count} {outcome}" for outcome, count in sorted(self.outcomes.items())))
        session.testsfailed = self.outcomes["survived"] + self.outcomes["unnamed"]
        return True

    def _try(self, mutant: Mutant, items: Sequence[pytest.Item]) -> None:
        names = names_of(self.page, mutant.component)
        about = [item for item in items if names(item.name) and not _is_audit(item)]
        verdict = self._verdict_of_sound_ones(mutant, about)
        outcome = "killed" if verdict.failed else "survived" if about else "unnamed"
        self._note(outcome, mutant, verdict.failed or f"{len(about)} tests")

    def _verdict_of_sound_ones(self, mutant: Mutant, about: list[pytest.Item]) -> Verdict:
        """A test that fails though nothing is changed says nothing."""
        verdict = verdict_on(mutant.apply, about)
        while verdict.tried and verdict.failed and not self._is_sound(about[verdict.tried - 1]):
            del about[verdict.tried - 1]
            verdict = verdict_on(mutant.apply, about)
        return verdict

    def _is_sound(self, item: pytest.Item) -> bool:
        if item.nodeid not in self.sound:
            self.sound[item.nodeid] = not verdict_on(lambda: None, [item]).failed
        return self.sound[item.nodeid]

    def _note(self, outcome: str, mutant: Mutant, why: str) -> None:
        self.outcomes[outcome] += 1
        print(f"{outcome:8} {mutant.name}  [{why}]", flush=True)


def _is_audit(item: pytest.Item) -> bool:
    """What compares tables finds any line that is missing, whatever that does."""
    return "audit" in item.path.name


def run(wanted: Wanted) -> int:
    trial = Trial(wanted)
    return int(pytest.main(trial.arguments, plugins=[trial]))
