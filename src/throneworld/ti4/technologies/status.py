"""Technologies of the status phase: Neural Motivator and Hyper Metabolism."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_DRAWN, TOKENS_GAINED
from throneworld.ti4.modifying import modifies

MODIFIERS: tuple[Modifier, ...] = (
    modifies(CARDS_DRAWN, "neural_motivator", window="status_draw_action_cards", add=1),
    modifies(TOKENS_GAINED, "hyper_metabolism", window="status_gain_tokens", add=1),
)
