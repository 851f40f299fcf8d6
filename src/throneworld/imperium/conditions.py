"""Conditions of components: small predicates that say why something cannot be used, built up with `both`.

Rules at which nobody stops are not listeners: `standing` notes which function carries them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from throneworld.imperium.citing import ABILITIES_RULE, OPPONENT_RULE
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion

F = TypeVar("F", bound=Callable[..., object])
When = Callable[[Game, int, Occasion], Refusal | None]


def always(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def both(*conditions: When) -> When:
    """All of them must hold; the first that does not says why."""
    parts = tuple(part for condition in conditions for part in parts_of(condition))
    if len(parts) == 2:
        return _pair(*parts)

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        for part in parts:
            refusal = part(game, seat, occasion)
            if refusal is not None:
                return refusal
        return None

    setattr(when, "parts", parts)  # noqa: B010
    return when


def _pair(first: When, second: When) -> When:
    """The same of two, which most have."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        return first(game, seat, occasion) or second(game, seat, occasion)

    setattr(when, "parts", (first, second))  # noqa: B010
    return when


def parts_of(condition: When) -> tuple[When, ...]:
    """What a condition is made of, so that one made of others asks each part itself."""
    if condition is always:
        return ()
    parts: tuple[When, ...] = vars(condition).get("parts", (condition,))
    return parts


def it_concerns_me(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """This seat is what the occasion is about."""
    return None if occasion.facts[0] == seat else _NOT_ABOUT_YOU


def it_concerns_another(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Another seat is what the occasion is about."""
    return None if occasion.facts[0] != seat else _ABOUT_YOURSELF


def i_fight(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """This seat is one of the two sides of the combat."""
    return None if seat in sides(occasion) else _NOT_IN_THIS_COMBAT


def sides(occasion: Occasion) -> tuple[Noun, Noun]:
    """Of a combat, which every occasion of one tells first: attacker and defender, or winner and loser."""
    one, other = occasion.facts[:2]
    return one, other


def opponent(seat: int, occasion: Occasion) -> int:
    """The other side of the combat that an occasion names first."""
    attacker, defender = sides(occasion)
    return int(defender if attacker == seat else attacker)


_NOT_ABOUT_YOU = Refusal(ABILITIES_RULE, "not_about_you")
_ABOUT_YOURSELF = Refusal(ABILITIES_RULE, "about_yourself")
_NOT_IN_THIS_COMBAT = Refusal(OPPONENT_RULE, "not_in_this_combat")


# Standing rules


def standing(window: str, *components: str) -> Callable[[F], F]:
    """Note at a function that it carries out what these components say at a window at which nobody stops."""

    def note(function: F) -> F:
        noted = vars(function).get("carries_out", ())
        carries_out = (*noted, *((component, window) for component in components))
        setattr(function, "carries_out", carries_out)  # noqa: B010
        return function

    return note
