"""Ground units that a text takes from a planet, of their owner's choice."""

from __future__ import annotations

from throneworld.imperium.effects.whom import OPPONENT, Verb
from throneworld.imperium.units import count
from throneworld.kernel.game import Game
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.state import of
from throneworld.ti3.tables import GROUND_KINDS

HALF_UP = -1
"""In the place of a number: half of them, rounded up."""


class LoseGroundUnits(Verb, frozen=True):
    """A side loses so many ground units of some kinds where it is fought, or half of them."""

    kinds: tuple[str, ...] = GROUND_KINDS
    number: int = 1
    whom: str = OPPONENT

    def run(self, game: Game) -> None:
        place, state = place_of_fight(self.occasion), of(game)
        for side in self.seats(game, self.whom):
            there = sum([count(state, side, place, kind) for kind in self.kinds])
            left = (there + 1) // 2 if self.number == HALF_UP else min(self.number, there)
            game.do(
                DestroyUnits(
                    seat=side,
                    owner=side,
                    place=place,
                    left=left,
                    why=self.reason,
                    by=self.seat,
                    kinds=self.kinds,
                )
            )
