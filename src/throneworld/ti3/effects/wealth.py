"""What puts Natural Wealth onto planets (ruling 141)."""

from __future__ import annotations

from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.game import Game
from throneworld.ti3.verbs.wealth import put_wealth


class PutWealth(Verb, frozen=True):
    """So many trade goods onto each planet that was chosen."""

    amount: int = 0

    def run(self, game: Game) -> None:
        for planet in map(str, self.targets):
            put_wealth(game, planet, self.amount)
