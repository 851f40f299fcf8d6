"""Laws about systems and the borders between them."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CALM
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import SYSTEM, Ti3State

SHIELD = "sanctuary_shield"

TEXTS: tuple[Text, ...] = (Text(SHIELD),)


def shielded(state: Ti3State, calm: Systems, seat: int) -> Systems:
    """It stays a Special System, but does nothing; ships are in nobody's way there."""
    return calm | 1 << SYSTEM[str(state.laws[SHIELD])]


MODIFIERS: tuple[Modifier, ...] = (modifies(CALM, SHIELD, window="movement_static", turns=shielded),)
