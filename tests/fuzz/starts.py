"""How random games of a game begin: `tests/<game>/variants.py` says so, or else its settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from tests.fuzz.lawful import Start
from throneworld.kernel.asks import Noun
from throneworld.kernel.registry import Definition, Flag, Number, Setting, for_seats

TESTS = Path(__file__).parents[1]


def starts_of(game: Definition) -> Callable[[int], Start]:
    """The start for each seed."""
    if not (TESTS / game.id / "variants.py").exists():
        return partial(by_settings, game)
    start: Callable[[int], Start] = import_module(f"tests.{game.id}.variants").start
    return start


def by_settings(game: Definition, seed: int) -> Start:
    """Seats change fastest, then the first setting, so that in the end all meet all.

    Only flags and numbers change: what is written or named may hang together with something else.
    """
    rest, seats = divmod(seed, game.most_seats - game.fewest_seats + 1)
    options: dict[str, Noun] = {}
    for setting in game.offered:
        values = values_of(for_seats(setting, game.fewest_seats + seats))
        rest, number = divmod(rest, len(values))
        options[setting.id] = values[number]
    return Start(game.id, game.fewest_seats + seats, options)


def values_of(setting: Setting) -> tuple[Noun, ...]:
    match setting:
        case Flag():
            return (False, True)
        case Number():
            return tuple(range(setting.least, setting.most + 1, setting.step))
    return (setting.default,)
