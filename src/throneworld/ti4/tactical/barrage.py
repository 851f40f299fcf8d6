"""Anti-fighter barrage (RR 10, 67.3): before the first round, both sides at once."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.barrage import barrage
from throneworld.imperium.combat.casualties import BARRAGE, ExchangeHits
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti4.state import NOBODY, SPACE


class AntiFighterBarrage(Procedure, frozen=True):
    """Both roll, then both destroy fighters (RR 10.1, 10.2)."""

    stages: ClassVar[tuple[str, ...]] = ("roll",)

    attacker: int = NOBODY
    defender: int = NOBODY
    system: int = 0

    def roll(self, game: Game) -> None:
        place = SPACE[self.system]
        on_defender = barrage(game, self.attacker, self.defender, place)
        on_attacker = barrage(game, self.defender, self.attacker, place)
        if on_attacker or on_defender:
            game.do(
                ExchangeHits(
                    attacker=self.attacker,
                    defender=self.defender,
                    place=place,
                    on_attacker=on_attacker,
                    on_defender=on_defender,
                    how=BARRAGE,
                )
            )
