"""Maps that turn out to be wrong."""

from __future__ import annotations

from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.setup.fair import pile_of_planets
from throneworld.ti3.state import SYSTEM, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.verbs.star_maps import exchange_tile

STREAM = "star_maps"


class ChartElected(Verb, frozen=True):
    """By chance one of the tiles with planets that are not in the game comes in the place of the void."""

    def run(self, game: Game) -> Step | None:
        system = SYSTEM[str(self.targets[0])]
        left = [tile for tile in pile_of_planets(game) if tile not in of(game).map]
        if not left:
            return None
        exchange_tile(game, system, left[game.roll(STREAM, len(left))])
        return Settle()
