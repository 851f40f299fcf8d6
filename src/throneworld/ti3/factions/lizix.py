"""The Lizix Mindnet: Mecatol Rex is worth more to it."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State

MECATOL_REX = "mecatol_rex"
INFLUENCE_THERE = 2
"""What it has beyond the printed influence of Mecatol Rex."""


def worth(state: Ti3State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    return (value[0], value[1] + INFLUENCE_THERE) if planet == MECATOL_REX else value


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PLANET_VALUE, "lizix.3", window="planet_value_static", turns=worth),
)
