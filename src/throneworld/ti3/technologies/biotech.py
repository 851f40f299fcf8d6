"""Technologies of bodies and minds: better pilots and troops, more cards and counters, the dead revived."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_DRAWN, COMBAT_ROLL, TOKENS_GAINED
from throneworld.imperium.units import FIGHTER
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import PROMOTIONS
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import GROUND_FORCE


def is_fighter(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == FIGHTER


def is_ground_force(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == GROUND_FORCE


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "cybernetics", window="combat_roll_static", add=1, where=is_fighter),
    modifies(COMBAT_ROLL, "gen_synthesis", window="combat_roll_static", add=1, where=is_ground_force),
    modifies(PROMOTIONS, "gen_synthesis", window="invasion_won_after", add=1),
    modifies(CARDS_DRAWN, "neural_motivator", window="status_receive", add=1),
    modifies(TOKENS_GAINED, "hyper_metabolism", window="status_receive", add=1),
)
