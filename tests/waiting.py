"""Tests wait for facts, however long a slow machine takes to bring them about."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

LAST_RESORT = 900.0
"""Seconds after which whatever has not happened never will: for a hang to be reported, not for a pace."""
PAUSE = 0.005
"""Between two looks at what tells nobody that it has changed."""


def wait_for(fact: Callable[[], object], otherwise: str | Callable[[], str] = "it never happens") -> None:
    until = time.monotonic() + LAST_RESORT
    while not fact():
        assert time.monotonic() < until, otherwise if isinstance(otherwise, str) else otherwise()
        time.sleep(PAUSE)


@contextmanager
def reported(otherwise: str) -> Iterator[None]:
    """Whatever hangs inside is told of, though it be a loop that gives nobody else a turn."""

    def ring(*_: object) -> None:
        pytest.fail(otherwise)  # which no handler of errors takes for one of its own

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, LAST_RESORT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def last_resort() -> asyncio.Timeout:
    return asyncio.timeout(LAST_RESORT)


async def turn_up(fact: Callable[[], object], otherwise: str = "it never happens") -> None:
    """The same, while others on the same loop bring it about."""
    until = time.monotonic() + LAST_RESORT
    while not fact():
        assert time.monotonic() < until, otherwise
        await asyncio.sleep(PAUSE)
