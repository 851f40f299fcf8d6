"""A child of a process that has collected or imported what is needed tries one mutant, and is thrown away."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct

T = TypeVar("T")
PATIENCE = 120.0
"""So many seconds of a processor a mutant has; one that runs in circles is noticed by that."""


class Verdict(Struct, frozen=True):
    """What the tests said: the first that failed, or none."""

    failed: str = ""
    tried: int = 0


def verdict_on(change: Callable[[], object], items: Sequence[pytest.Item]) -> Verdict:
    """Of the tests, run in this order until one fails, in a child that has changed something."""

    def tried() -> Verdict:
        change()
        for number, item in enumerate(items, 1):
            if not passes(item, items[number] if number < len(items) else None):
                return Verdict(item.nodeid, number)
        return Verdict("", len(items))

    return in_a_child(tried, Verdict) or Verdict("hangs")


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


def in_a_child(does: Callable[[], T], kind: type[T], limit: float = PATIENCE) -> T | None:
    """What it gives; None if it took too long."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        _answer(does, theirs, limit)
    os.close(theirs)
    with open(ours, "rb") as told:
        answer = told.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
        return None
    if status:
        raise RuntimeError(f"a child ended with {status}: {answer.decode()}")
    return msgspec.json.decode(answer, type=kind)


def _answer(does: Callable[[], object], line: int, limit: float) -> NoReturn:
    _keep_quiet()
    gc.disable()
    signal.setitimer(signal.ITIMER_PROF, limit)
    code, answer = 0, b""
    try:
        answer = msgspec.json.encode(does())
    except BaseException as error:
        code, answer = 1, repr(error).encode()
    with open(line, "wb") as told:
        told.write(answer)
    os._exit(code)


def _keep_quiet() -> None:
    sys.stdout.flush()
    nothing = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        os.dup2(nothing, number)
