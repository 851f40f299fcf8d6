"""Reasons that many rules share: why what somebody names is not there to be named.

They are asked for only when an option was refused, so they may look closely. Each looks at what is public, or
at what belongs to the seat that asks.
"""

from __future__ import annotations

from collections.abc import Collection

from throneworld.imperium.citing import CONTROL_RULE, ELIMINATION_RULE, EXHAUSTED_RULE, STRATEGY_CARD_RULE
from throneworld.imperium.edition import Place
from throneworld.imperium.state import NOBODY, ImperiumState
from throneworld.imperium.units import count, damaged_count
from throneworld.kernel.asks import Noun, Refusal

SOUGHT = "sought_"
"""What is sought has a name of its own in every language: ``name-sought_planet``."""


def no_target(rule: str, what: str, *marks: str) -> Refusal:
    """There is nothing to aim at: what is sought, one kind or several, and what it has to be like."""
    named = " ".join([SOUGHT + mark for mark in marks]) or "none"
    return Refusal(rule, "no_target", (what, named))


# Players


def player_refusal(state: ImperiumState, seat: int, other: Noun, rule: str) -> Refusal | None:
    """Somebody else, who still plays."""
    if other == seat:
        return Refusal(rule, "another")
    return gone(state, other)


def gone(state: ImperiumState, other: Noun) -> Refusal | None:
    return Refusal(ELIMINATION_RULE, "player_eliminated", (other,)) if other in state.eliminated else None


# Planets


def control_refusal(
    state: ImperiumState, seat: int, planet: Noun, rule: str = CONTROL_RULE
) -> Refusal | None:
    """A player uses the planets that he controls."""
    mine = state.control.get(str(planet), NOBODY) == seat
    return None if mine else Refusal(rule, "not_your_planet", (planet,))


def readied_refusal(state: ImperiumState, seat: int, planet: Noun) -> Refusal | None:
    """His, and not exhausted."""
    refusal = control_refusal(state, seat, planet)
    if refusal is None and planet in state.exhausted:
        return Refusal(EXHAUSTED_RULE, "planet_exhausted", (planet,))
    return refusal


def system_refusal(planet: Noun, planets: Collection[str], rule: str) -> Refusal | None:
    """One of the planets of the system that it is about."""
    return None if planet in planets else Refusal(rule, "in_another_system", (planet,))


# Units


def kind_refusal(kind: Noun, kinds: Collection[str], rule: str) -> Refusal | None:
    """One of the kinds of units that it is about."""
    return None if kind in kinds else Refusal(rule, "other_kind", (kind,))


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


# Cards


def strategy_card_refusal(
    state: ImperiumState, seat: int, card: Noun, rule: str = STRATEGY_CARD_RULE
) -> Refusal | None:
    """A strategy card that lies before a player."""
    return None if card in state.strategy_cards[seat] else Refusal(rule, "card_not_with", (card, seat))
