"""What cancels an action card when it is announced; nothing cancels it in turn (SA-8.7.5, ruling 106)."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.kernel.windows import Cancel
from throneworld.ti3.declare import CANCELLED_AT, action_card
from throneworld.ti3.effects.locations import another_plays_it

LISTENERS: Declared = action_card("sabotage", CANCELLED_AT, another_plays_it, Cancel(), final=True)
