"""Reasons that many rules of Twilight Imperium 3 share, beside those of `imperium/reasons.py`."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import is_bound, unbound
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Noun, Refusal
from throneworld.ti3.state import Ti3State


def ship_refusal(
    state: Ti3State, seat: int, place: Place, kind: str, rule: str, named: Sequence[Noun] = ()
) -> Refusal:
    """Why a ship of a kind is not there, by its damage and, where ships differ by it, its load."""
    level = int(named[0]) if named else None
    refusal = unit_refusal(state, seat, kind, place, rule, level)
    return refusal or Refusal(rule, "no_such_load", (kind, place))


def piece_refusal(
    state: Ti3State, seat: int, place: Place, kind: str, rule: str, named: Sequence[Noun] = ()
) -> Refusal:
    """The same of any unit: what is aboard a ship goes with it."""
    group = state.units[seat].get(place)
    if group is not None and place in AREAS and is_bound(state, kind):
        at = state.edition.index[kind]
        if group[at] and not unbound(state, seat, place, group)[at]:
            return Refusal(rule, "aboard_a_ship", (kind, place))
    return ship_refusal(state, seat, place, kind, rule, named)
