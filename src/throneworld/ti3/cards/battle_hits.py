"""Cards that cancel or turn hits before they are assigned."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.ti3.cards.battle_conditions import hits_of_a_round
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import CancelHits

LISTENERS: Declared = (
    *action_card(
        "shields_holding", "hits_assign_when", both(it_concerns_me, hits_of_a_round), CancelHits(number=2)
    ),
)
