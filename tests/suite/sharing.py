"""Who works on what: tests that share something costly go to one worker, which makes it once.

Costly is what lives as long as a file: a fixture of the module (a server, a browser, 300 games) or a cached
function of the tests. All other tests are handed out one by one. A file that knows better marks its tests
with `pytest.mark.xdist_group`.
"""

from __future__ import annotations

from types import ModuleType

import pytest
from _pytest.nodeid import NodeId

LONG = ("tests/table/kill/", "tests/bots/test_heuristic_rex.py", "tests/browser/")
"""What takes minutes begins first, so that nobody waits for it at the end; then what goes to one worker."""


def share(items: list[pytest.Item]) -> None:
    for item in items:
        if not _is_grouped(item) and shares_something(item):
            item.add_marker(pytest.mark.xdist_group(_file(item)))
    items.sort(key=lambda item: (not item.nodeid.startswith(LONG), not _is_grouped(item)))


def name_groups(items: list[pytest.Item]) -> None:
    """Tell the one who hands out tests; pytest-xdist 3.8 writes it where pytest 9.2 no longer looks."""
    for item in items:
        mark = item.get_closest_marker("xdist_group")
        if mark is not None:
            item._id = NodeId.parse(f"{item.nodeid}@{mark.args[0]}")


def shares_something(item: pytest.Item) -> bool:
    module = getattr(item, "module", None)
    return _has_fixture_of_the_module(item) or (module is not None and caches(module))


def _has_fixture_of_the_module(item: pytest.Item) -> bool:
    fixtures = getattr(item, "_fixtureinfo", None)
    found = [] if fixtures is None else fixtures.name2fixturedefs.values()
    return any(each[-1].scope == "module" and not each[-1].argname.startswith("_") for each in found)


def caches(module: ModuleType) -> bool:
    return any(
        hasattr(each, "cache_info") and each.__module__.startswith("tests.") for each in vars(module).values()
    )


def _is_grouped(item: pytest.Item) -> bool:
    return item.get_closest_marker("xdist_group") is not None


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]
