"""Anti-fighter barrage (RR 10, 67.3): before the first round, both sides at once."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.rolling import roll_dice, tell_hits
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti4.state import NOBODY, SPACE, of
from throneworld.ti4.steps.casualties import BARRAGE, ExchangeHits
from throneworld.ti4.tables import FIGHTER
from throneworld.ti4.units import SHIPS, count, profile


class AntiFighterBarrage(Procedure, frozen=True):
    """Both roll, then both destroy fighters (RR 10.1, 10.2)."""

    stages: ClassVar[tuple[str, ...]] = ("roll",)

    attacker: int = NOBODY
    defender: int = NOBODY
    system: int = 0

    def roll(self, game: Game) -> None:
        on_defender = _barrage(game, self.attacker, self.defender, self.system)
        on_attacker = _barrage(game, self.defender, self.attacker, self.system)
        if on_attacker or on_defender:
            game.do(
                ExchangeHits(
                    attacker=self.attacker,
                    defender=self.defender,
                    place=SPACE[self.system],
                    on_attacker=on_attacker,
                    on_defender=on_defender,
                    how=BARRAGE,
                )
            )


def _barrage(game: Game, seat: int, other: int, system: int) -> int:
    """The hits of a player's barrage. Without fighters to hit nobody rolls, and no modifier counts."""
    state, space = of(game), SPACE[system]
    hits: list[bool] = []
    if not count(state, other, space, FIGHTER):
        return 0
    for kind in SHIPS:
        roll = profile(state, seat, kind).anti_fighter_barrage if count(state, seat, space, kind) else None
        if roll is not None:
            dice = roll.dice * count(state, seat, space, kind)
            results = roll_dice(game, seat, dice, BARRAGE, roll.hits_on)
            hits += [result >= roll.hits_on for result in results]
    if hits:
        tell_hits(game, seat, BARRAGE, sum(hits))
    return sum(hits)
