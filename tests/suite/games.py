"""Which game a test belongs to: by its folder or file, by its parameters, or by `pytest.mark.game`."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from throneworld.kernel.registry import names


def check(game: str | None) -> None:
    if game is not None and game not in names():
        raise pytest.UsageError(f"there is no game {game!r}; there are: {', '.join(names())}")


def games_of(item: pytest.Item) -> set[str]:
    marked = {name for mark in item.iter_markers("game") for name in mark.args}
    return marked | _in_path(item.nodeid.partition("::")[0]) | _in_parameters(item)


def _in_path(path: str) -> set[str]:
    """The innermost part of it that names one: tests/rules/rex, test_heuristic_ti4.py."""
    words = [{*re.split(r"[_.]", part)} & {*names()} for part in path.split("/")]
    return next((found for found in reversed(words) if found), set())


def _in_parameters(item: pytest.Item) -> set[str]:
    """A parameter is the game, or begins with it: rex, rex-three, ti4_at_random."""
    callspec = getattr(item, "callspec", None)
    told = [] if callspec is None else [callspec.id, *re.split("-", callspec.id)]
    return {name for name in names() if any(re.match(rf"{name}(?![a-z0-9])", each) for each in told)}


def of_one_game(items: Sequence[pytest.Item], game: str) -> list[pytest.Item]:
    return [item for item in items if game in games_of(item)]


def one_variant_of_each(items: Sequence[pytest.Item], folder: str) -> list[pytest.Item]:
    """Of every test in the folder that runs over games, the first of each game; all other tests."""
    kept: dict[object, pytest.Item] = {}
    for item in items:
        spared = item.nodeid.startswith(folder) and bool(_in_parameters(item))
        test = item.nodeid.partition("[")[0]
        kept.setdefault((test, *sorted(_in_parameters(item))) if spared else item, item)
    return [*kept.values()]
