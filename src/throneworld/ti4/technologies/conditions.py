"""What several technologies ask of an occasion."""

from __future__ import annotations

from throneworld.imperium.conditions import sides
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.state import of
from throneworld.ti4.units import has_ships


def opponent(seat: int, occasion: Occasion) -> int:
    """The other side of the combat that an occasion names first."""
    attacker, defender = sides(occasion)
    return int(defender if attacker == seat else attacker)


def my_ships_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the system that the occasion names second."""
    system = int(occasion["system"])
    return None if has_ships(of(game), seat, system) else Refusal("RR 1.1", "no_ships_there", (system,))
