"""Conditions of components: small predicates that say why something cannot be used, built up with `both`.

Rules at which nobody stops are not listeners: `standing` notes which function carries them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion

F = TypeVar("F", bound=Callable[..., object])
When = Callable[[Game, int, Occasion], Refusal | None]


def always(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def both(*conditions: When) -> When:
    """All of them must hold; the first that does not says why."""
    parts = tuple(part for condition in conditions for part in parts_of(condition))

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        for part in parts:
            refusal = part(game, seat, occasion)
            if refusal is not None:
                return refusal
        return None

    _PARTS[when] = parts
    return when


_PARTS: dict[When, tuple[When, ...]] = {always: ()}


def parts_of(condition: When) -> tuple[When, ...]:
    """What a condition is made of, so that one made of others asks each part itself."""
    return _PARTS.get(condition, (condition,))


def it_concerns_me(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The first fact of the occasion is this seat."""
    return None if occasion.facts[0] == seat else _NOT_ABOUT_YOU


def it_concerns_another(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The first fact of the occasion is another seat."""
    return None if occasion.facts[0] != seat else _ABOUT_YOURSELF


def i_fight(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The first two facts are the two sides of a combat, and this seat is one of them (RR 53.1)."""
    return None if seat in occasion.facts[:2] else _NOT_IN_THIS_COMBAT


_NOT_ABOUT_YOU = Refusal("RR 1.1", "not_about_you")
_ABOUT_YOURSELF = Refusal("RR 1.1", "about_yourself")
_NOT_IN_THIS_COMBAT = Refusal("RR 53.1", "not_in_this_combat")


# Standing rules

_standing: dict[tuple[str, str], str] = {}


def standing(window: str, *components: str) -> Callable[[F], F]:
    """Note that a function carries out what these components say at a window at which nobody stops."""

    def note(function: F) -> F:
        for component in components:
            _standing[component, window] = function.__qualname__
        return function

    return note


def standing_rules() -> dict[tuple[str, str], str]:
    """Component and window of every standing rule, and the function that holds it."""
    return dict(_standing)
