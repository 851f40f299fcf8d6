"""Planets with which a player pays for what he does to another: exhausted, or given up (ruling 66)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti3.war import PayForWar


class PayWithPlanets(Effect, frozen=True):
    """So many, one after the other, as far as he has any."""

    number: int = 1

    def run(self, game: Game) -> None:
        victim = int(self.occasion["other"])
        game.do(*[PayForWar(seat=self.seat, victim=victim)] * self.number)
