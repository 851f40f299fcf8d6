"""A card of dice that lie on the table: one side shoots to keep the other down."""

from __future__ import annotations

from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT_ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.dice import dice_lie_there
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import TURNS_SUCCESS

SUPPRESSION = "suppressive_fire"
SUPPRESSING = "suppressing"
"""Mark for a round: successes of this player may cancel hits."""
WINDOW = "combat_dice_after"

LISTENERS: Declared = action_card(
    SUPPRESSION, WINDOW, both(i_fight, dice_lie_there), Lasting(SUPPRESSING, COMBAT_ROUND)
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(TURNS_SUCCESS, SUPPRESSION, window=WINDOW, mark=SUPPRESSING, grants=True),
)
