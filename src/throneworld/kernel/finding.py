"""Where games live: in folders of this distribution, and in packages that an entry point names.

Nothing is looked for before somebody asks. What each layer looks for: docs/adding-a-game.md.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from throneworld.kernel.errors import BadDefinition

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

LOGGER = logging.getLogger(__name__)
GROUP = "throneworld.games"
ROOT = __name__.partition(".")[0]
LAYERS = ("bots", "cli")
"""Layers that have a folder for each built-in game; a package of its own has them inside."""
ID = re.compile(r"[a-z][a-z0-9_]{0,15}")


class Home(Struct, frozen=True):
    """Where one game lives."""

    id: str
    package: str
    origin: str = ""
    """The distribution that brings it, if that is not this one."""

    def module(self, part: str) -> str:
        """The name of the module with a part of the game."""
        if part in LAYERS and not self.origin:
            return f"{ROOT}.{part}.{self.id}"
        return f"{self.package}.{part}"

    def folder(self) -> Path | None:
        """That of its package, which is not imported for it."""
        found = find_spec(self.package)
        places = list(found.submodule_search_locations or ()) if found else []
        return Path(places[0]) if places else None


@cache
def built_in() -> dict[str, Home]:
    """The folders of this distribution that declare a game, in the order of their names."""
    root = Path(__file__).resolve().parents[1]
    names = sorted(path.parent.name for path in root.glob("*/meta.py"))
    return {name: Home(name, f"{ROOT}.{name}") for name in names}


@cache
def outside() -> dict[str, Home]:
    """The games of other packages that are installed, in the order of their ids."""
    from importlib.metadata import entry_points  # it takes longer to load than all that stands here

    found: dict[str, Home] = {}
    for each in sorted(entry_points(group=GROUP), key=_place):
        home = Home(each.name, each.value, _origin(each))
        problem = _misplaced(home, found)
        if problem:
            LOGGER.warning("the game %s of %s is left out: %s", each.name, home.origin, problem)
        else:
            found[home.id] = home
    return found


def _place(found: EntryPoint) -> tuple[str, str, str]:
    return found.name, _origin(found), found.value


def _origin(found: EntryPoint) -> str:
    return found.dist.name if found.dist is not None else found.value


def _misplaced(home: Home, found: dict[str, Home]) -> str:
    taken = {**built_in(), **found}.get(home.id)
    if not ID.fullmatch(home.id):
        return "an id begins with a small letter, has small letters, digits and _, and at most 16 of them"
    if not all(part.isidentifier() for part in home.package.split(".")):
        return f"{home.package!r} is no package"
    return f"{taken.origin or ROOT} has a game of that id" if taken else ""


def look_again() -> None:
    """Forget what was found: another package may have come, or gone."""
    for found in (built_in, outside, exported):
        found.cache_clear()


def homes() -> dict[str, Home]:
    return {**built_in(), **outside()}


def home_of(game: str) -> Home | None:
    """Other packages are searched only for games that are not built in."""
    return built_in().get(game) or outside().get(game)


def has_part(game: str, part: str) -> bool:
    """Whether a game brings something for a layer; it is not loaded for that."""
    home = home_of(game)
    return home is not None and _is_there(home, part)


def _is_there(home: Home, part: str) -> bool:
    try:
        return find_spec(home.module(part)) is not None
    except Exception as problem:
        raise _unreadable(home, part, problem) from problem


def part_of(game: str, part: str) -> ModuleType | None:
    """The module with a part of a game; None if the game has no such part. Raises BadDefinition."""
    home = home_of(game)
    if home is None or not _is_there(home, part):
        return None
    try:
        return import_module(home.module(part))
    except Exception as problem:
        raise _unreadable(home, part, problem) from problem


def _unreadable(home: Home, part: str, problem: Exception) -> Exception:
    """A mistake in this distribution is shown as it is."""
    if not home.origin:
        return problem
    why = f"{type(problem).__name__}: {problem}"
    return BadDefinition(f"{home.module(part)} of {home.origin} cannot be read: {why}")


@cache
def exported(game: str, part: str, name: str, kind: Any = object) -> Any:
    """What a part of a game exports under a name; None if it has no such part. Raises BadDefinition."""
    module = part_of(game, part)
    if module is None:
        return None
    value = getattr(module, name, None)
    fits = callable(value) if kind is callable else isinstance(value, kind)
    if value is None or not fits:
        wanted = kind.__name__ if isinstance(kind, type) else "function"
        raise BadDefinition(f"{module.__name__} has no {name} that is a {wanted}")
    return value


def gathered(games: Iterable[str], part: str, name: str, kind: Any = object) -> Iterator[tuple[str, Any]]:
    """What each of these games exports, of those that have it. What is broken in one leaves the others."""
    for game in games:
        try:
            value = exported(game, part, name, kind)
        except BadDefinition as problem:
            if game in built_in():
                raise
            LOGGER.warning("%s of the game %s is left out: %s", part, game, problem)
            continue
        if value is not None:
            yield game, value
