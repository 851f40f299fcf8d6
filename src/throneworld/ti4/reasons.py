"""Reasons that many rules share: why what somebody names is not there to be named.

They are asked for only when an option was refused, so they may look closely. Each looks at what is public, or
at what belongs to the seat that asks.
"""

from __future__ import annotations

from collections.abc import Collection

from throneworld.imperium.reasons import unit_refusal as unit_refusal
from throneworld.kernel.asks import Noun, Refusal
from throneworld.ti4.state import NOBODY, Ti4State

SOUGHT = "sought_"
"""What is sought has a name of its own in every language: ``name-sought_planet``."""


def no_target(rule: str, what: str, *marks: str) -> Refusal:
    """There is nothing to aim at: what is sought, one kind or several, and what it has to be like."""
    named = " ".join([SOUGHT + mark for mark in marks]) or "none"
    return Refusal(rule, "no_target", (what, named))


# Players


def player_refusal(state: Ti4State, seat: int, other: Noun, rule: str) -> Refusal | None:
    """Somebody else, who still plays."""
    if other == seat:
        return Refusal(rule, "another")
    return gone(state, other)


def gone(state: Ti4State, other: Noun) -> Refusal | None:
    return Refusal("RR 31.2", "player_eliminated", (other,)) if other in state.eliminated else None


# Planets


def control_refusal(state: Ti4State, seat: int, planet: Noun, rule: str = "RR 55.5") -> Refusal | None:
    """A player uses the planets that he controls."""
    mine = state.control.get(str(planet), NOBODY) == seat
    return None if mine else Refusal(rule, "not_your_planet", (planet,))


def readied_refusal(state: Ti4State, seat: int, planet: Noun) -> Refusal | None:
    """His, and not exhausted."""
    refusal = control_refusal(state, seat, planet)
    if refusal is None and planet in state.exhausted:
        return Refusal("RR 55.8", "planet_exhausted", (planet,))
    return refusal


def system_refusal(planet: Noun, planets: Collection[str], rule: str) -> Refusal | None:
    """One of the planets of the system that it is about."""
    return None if planet in planets else Refusal(rule, "in_another_system", (planet,))


# Units


def kind_refusal(kind: Noun, kinds: Collection[str], rule: str) -> Refusal | None:
    """One of the kinds of units that it is about."""
    return None if kind in kinds else Refusal(rule, "other_kind", (kind,))


# Cards


def strategy_card_refusal(state: Ti4State, seat: int, card: Noun, rule: str = "RR 72.3") -> Refusal | None:
    """A strategy card that lies before a player."""
    return None if card in state.strategy_cards[seat] else Refusal(rule, "card_not_with", (card, seat))
