"""What holds for all tests: who works on what, which of them run, how long they took; no example is wrong for
having been slow."""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence

import pytest
from hypothesis import settings

from tests.suite import example, games, sharing
from tests.suite.durations import Durations, Meter

example.put_in_place()

settings.register_profile("unhurried", settings.default, deadline=None)
settings.load_profile("unhurried")

durations = Durations()
meter = Meter()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="only what belongs to this game")
    parser.addoption("--one-variant", action="store_true", help="of conformance the first of each game")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "game(name): belongs to this game, though nothing else says so")
    config.addinivalue_line("markers", "xdist_group(name): goes to one worker with the others of that name")
    games.check(config.getoption("--game"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game is not None:
        _leave(config, items, games.of_one_game(items, game))
    if config.getoption("--one-variant"):
        _leave(config, items, games.one_variant_of_each(items, "tests/conformance/"))
    sharing.share(items)
    if getattr(config.option, "loadgroup", False):
        sharing.name_groups(items)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it is not looked through again whenever memory is cleared up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def _leave(config: pytest.Config, items: list[pytest.Item], kept: Sequence[pytest.Item]) -> None:
    gone = [*dict.fromkeys(items).keys() - dict.fromkeys(kept).keys()]
    config.hook.pytest_deselected(items=gone)
    items[:] = kept


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    vars(report)["processor"] = meter.read()
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    durations.note(report)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        durations.keep()
    if session.config.getoption("--game") and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK  # a part of the suite may have nothing of a game
