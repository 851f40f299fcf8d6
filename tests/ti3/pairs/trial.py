"""Runs the tests that name components, and finds out which lines they show."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING
from zlib import crc32

import pytest
from tools.mutants.naming import Names, names_of, page_of

if TYPE_CHECKING:  # the tests must not be imported before pytest is told to rewrite them
    from tests.ti3.pairs.lines import Pair
    from tests.ti3.pairs.noting import Noting
    from tests.ti3.pairs.scenarios import Shown

REWRITTEN = ("tests.ti3", "tests.rules.ti3")
FOLDERS = ("tests/rules/ti3", "tests/ti3")
NO_SCENARIOS = ("audit", "random", "census", "tables", "oracle", "words", "cases", "casework", "twice")
"""In the names of files whose tests look at everything alike."""


class Trial:
    """A plugin of pytest."""

    def __init__(self, share: int = 1, only: str = "") -> None:
        self.share, self.only = share, only
        """Of the components one of so many is looked at, always the same ones."""
        self.shown: dict[str, Shown] = {}
        """By component, what the tests that name it show."""
        self.failed: list[str] = []
        self._failures: list[type[BaseException]] = []

    @property
    def arguments(self) -> list[str]:
        hook = "enable_assertion_pass_hook=true"
        left = [f"--ignore-glob=*/test_*{each}*" for each in NO_SCENARIOS]
        return ["-q", "-s", "-p", "no:schemathesis", "-p", "no:cacheprovider", "-o", hook, *left, *FOLDERS]

    def pytest_configure(self) -> None:
        pytest.register_assert_rewrite(*REWRITTEN)
        from tests.ti3.pairs.noting import Noting

        self.noting: Noting = Noting()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if self._wanted_in(each)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from tests.ti3.pairs.noting import during

        items = session.items
        with during(self.noting):
            for item, following in zip(items, [*items[1:], None], strict=False):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        self._reach(items)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Item) -> Generator[None, object, object]:
        from tests.ti3.pairs.scenarios import Scenario, Shown

        self.noting.scenario = scenario = Scenario()
        result = yield
        found = scenario.end()
        for component in self._wanted_in(pyfuncitem):
            told = self.shown.setdefault(component, Shown())
            told |= found.of(component)
        return result

    def wants(self, pair: Pair) -> bool:
        return self._in_share(pair.declared)

    def _wanted_in(self, item: pytest.Item) -> list[str]:
        return [each for each in components_in(item.name) if self._in_share(each)]

    def _in_share(self, component: str) -> bool:
        return self.only in component and crc32(component.encode()) % self.share == 0

    def pytest_assertion_pass(self, item: pytest.Item, lineno: int, orig: str, expl: str) -> None:
        self.noting.passes(orig, expl)

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            self._failures.append(call.excinfo.type)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def _reach(self, items: Sequence[pytest.Item]) -> None:
        """Lines of which nothing was refused, and where nothing can be."""
        from tests.ti3.pairs.lines import lines_of, pairs
        from tests.ti3.pairs.reaching import can_reach, is_noticed, is_shown_without
        from tests.ti3.pairs.scenarios import Shown

        for pair in filter(self.wants, pairs()):
            shown, lines = self.shown.setdefault(pair.declared, Shown()), lines_of(pair)
            if shown.refusal & lines:
                continue
            shown.refusal |= {line for line in lines & shown.without if is_shown_without(line)}
            about = [item for item in items if pair.declared in components_in(item.name)]
            for line in filter(can_reach, lines - shown.refusal):
                if is_noticed(line, about, self._failures):
                    shown.refusal.add(line)


@cache
def components_in(name: str) -> tuple[str, ...]:
    """The components, as they are declared, that the name of a test names."""
    return tuple([component for component, names in _naming() if names(name)])


@cache
def _naming() -> list[tuple[str, Names]]:
    from tests.ti3.pairs.lines import pairs

    page = page_of("ti3")
    sections = tuple(page.sections())
    page = replace(page, sections=lambda: sections)
    declared = dict.fromkeys(pair.declared for pair in pairs())
    return [(each, names_of(page, each.replace(":", "_"))) for each in declared]
