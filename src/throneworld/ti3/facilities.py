"""Colonies and refineries raise what their planet is worth (SA-7.6.5)."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import FACILITY


def improved(state: Ti3State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    if planet not in state.facilities:
        return value
    built = [FACILITY[each] for each in state.facilities[planet]]
    resources, influence = sum([each.resources for each in built]), sum([each.influence for each in built])
    return value[0] + resources, value[1] + influence


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        PLANET_VALUE,
        "facilities",
        window="planet_value_static",
        holds=lambda state, seat: bool(state.facilities),
        turns=improved,
    ),
)
