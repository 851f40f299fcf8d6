"""Why something cannot be named, said by what all games among the stars have: a unit that is not there."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.state import ImperiumState
from throneworld.imperium.units import count, damaged_count
from throneworld.kernel.asks import Refusal


def unit_refusal(
    state: ImperiumState, side: int, kind: str, place: Place, rule: str, level: int | None = None
) -> Refusal | None:
    """A unit that stands there, with that level of damage (0: sound) if it is said."""
    many = count(state, side, place, kind)
    if not many:
        return Refusal(rule, "no_unit_there", (kind, place))
    if level is None:
        return None
    if level and not damaged_count(state, side, place, kind, level):
        return Refusal(rule, "none_is_damaged", (kind, place))
    all_hurt = not level and damaged_count(state, side, place, kind) == many
    return Refusal(rule, "all_are_damaged", (kind, place)) if all_hurt else None
