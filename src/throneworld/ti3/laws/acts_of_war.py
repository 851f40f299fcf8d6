"""Laws about what is an act of war, and what may be fired."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CANNONS
from throneworld.imperium.units import PDS
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import FIRE_IS_WAR
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.cannons import Gun

CRIMES, SILENT = "redefining_war_crimes", "silent_batteries"
"""Mark: this player's PDS do not fire at ships in this round."""
ALL_SEATS = "all_seats"
"""Whoever is in the game, those included who have surrendered and whose units fire on."""

TEXTS: tuple[Text, ...] = (Text(CRIMES, on_against=(Lasting(SILENT, ROUND, ALL_SEATS),)),)


def without_pds(state: Ti3State, guns: tuple[Gun, ...], seat: int, system: int) -> tuple[Gun, ...]:
    return tuple([gun for gun in guns if gun.kind != PDS])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(FIRE_IS_WAR, CRIMES, window="hostile_act_when", grants=True),
    modifies(CANNONS, CRIMES, window="space_cannon_static", mark=SILENT, turns=without_pds),
)
SELECTORS: dict[str, Callable[..., Sequence[int]]] = {ALL_SEATS: lambda game, effect: range(game.seats)}
