"""Cards that are played when a turn begins and hold for a while."""

from __future__ import annotations

from throneworld.imperium.board import joining
from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import DUE, LetGo, PutOff, comes_due
from throneworld.ti3.modifying import ANYBODY, modifies

FUSION = "dimensional_fusion"

LISTENERS: Declared = (
    *action_card(FUSION, "own_turn_start", it_concerns_me, PutOff(card=FUSION)),
    *comes_due(FUSION, "any_turn_start", LetGo(why=FUSION), when=it_concerns_me),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        ADJACENCY,
        FUSION,
        window="adjacency_static",
        mark=DUE + FUSION,
        whose=ANYBODY,
        turns=joining("A", "B", "C"),
    ),
)
