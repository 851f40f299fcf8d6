"""Leaving a combat: a whole fleet goes, with what it carries."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import batches, by_level
from throneworld.imperium.movement.cargo import move_loads
from throneworld.imperium.state import SPACE, of
from throneworld.imperium.units import count
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.game import Game

RETREAT = "retreat"


def retreat_all(
    game: Game, side: int, system: int, target: int, how: str = RETREAT, staying: tuple[str, ...] = ()
) -> None:
    """Everything of a side in one space area moves into another; whatever is damaged stays damaged.

    Units of some kinds may have to stay.
    """
    state, origin = of(game), SPACE[system]
    for kind in [each for each in state.edition.kinds if each not in staying]:
        many = count(state, side, origin, kind)
        for number, damaged, level in batches(by_level(state, side, (kind, origin, many))) if many else ():
            move_units(game, side, origin, SPACE[target], kind, number, how, damaged, level)
    move_loads(state, side, origin, SPACE[target])
