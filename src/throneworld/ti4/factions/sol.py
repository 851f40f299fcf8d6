"""The Federation of Sol: Versatile, Genesis."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import TOKENS_GAINED
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import Clause, flagship
from throneworld.ti4.effects.placing import PlaceUnits
from throneworld.ti4.effects.where import ITSELF, flagship_place
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import left

GENESIS = "genesis"


def infantry_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """It comes out of the reinforcements; nobody is made to take a unit off the board for it (RR 58.5)."""
    state = of(game)
    there = left(state, seat, INFANTRY, flagship_place(state, seat, GENESIS)) > 0
    return None if there else Refusal("RR 62.1", "none_left", (INFANTRY,))


MODIFIERS: tuple[Modifier, ...] = (modifies(TOKENS_GAINED, "versatile", window="status_gain_tokens", add=1),)

LISTENERS: tuple[Clause, ...] = (
    *flagship(
        GENESIS,
        "status_phase_end",
        infantry_is_left,
        PlaceUnits(INFANTRY, 1, ITSELF, why=GENESIS),
        must=True,
    ),
)
