"""What becomes of units beyond the fleet pool and beyond the capacity (RR 16.3, 29.2, 34.3)."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.verbs.units import destroy_units, remove_units
from throneworld.kernel.game import Game


def give_up_ship(game: Game, seat: int, place: Place, kind: str, damaged: int) -> None:
    """Beyond the fleet pool: RR 29.2 denies what RR 34.3 says, that these ships are destroyed."""
    if game.options.get("fleet_excess_is_destroyed", False):
        destroy_units(game, seat, place, kind, 1, "fleet_limit", damaged=damaged)
    else:
        remove_ship(game, seat, place, kind, "fleet_limit", damaged)


def remove_ship(game: Game, seat: int, place: Place, kind: str, how: str, damaged: int) -> None:
    """One that is not destroyed (RR 29.2): if a combat goes on it was not lost in it."""
    from throneworld.ti4.tactical.space_combat import write_off  # that module knows this one

    remove_units(game, seat, place, kind, 1, how, damaged)
    write_off(game, seat, kind)


def give_up_cargo(game: Game, seat: int, place: Place, kind: str, number: int, how: str) -> None:
    """Beyond the capacity: destroyed (RR 16.3); later rules only remove them."""
    if game.options.get("excess_is_destroyed", True):
        destroy_units(game, seat, place, kind, number, how)
    else:
        remove_units(game, seat, place, kind, number, how)
