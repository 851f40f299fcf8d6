"""Any module of a game can be imported first: none needs that another was there before."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

from throneworld.kernel.finding import homes

ALONE = """
import importlib, os, sys
import msgspec, throneworld, throneworld.galaxy.odds
def alone(name):
    child = os.fork()
    if child == 0:
        try:
            importlib.import_module(name)
        except BaseException as error:
            print(name, repr(error), flush=True)
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
sys.exit(max([alone(name) for name in sys.stdin.read().split()]))
"""
"""A process that has imported what no game is, and has a child for each name that it reads."""


def modules(package: str) -> Iterator[str]:
    found = import_module(package)
    for each in walk_packages(found.__path__, f"{package}."):
        yield each.name


@pytest.mark.parametrize("game", homes())
def test_every_module_of_a_game_can_be_imported_by_itself(game: str) -> None:
    told = "\n".join(modules(homes()[game].package))
    done = subprocess.run(
        [sys.executable, "-c", ALONE], input=told, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
