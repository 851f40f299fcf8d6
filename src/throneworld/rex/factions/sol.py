"""Federation of Sol.

1. Mobility: three spaces a move (`phases/movement.py`).
2. Immunity to Sol Offensives, and relocation from the struck space (`phases/sol_offensive.py`).
3. A look at the top Bombardment card at any time: taken for Sol as soon as the deck is shuffled.
4. Landing zone: free deployment, sectors 13 to 17 only (`phases/deployment.py`).
Special victory: the siege (`phases/winning.py`).
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.rex.advantages import Advantage
from throneworld.rex.state import NOBODY, of, seat_of


class LookAtBombardmentDeck(Advantage, frozen=True):
    """If it is cancelled, Sol may not look again before the next Bombardment Phase (Rex p.21)."""

    advantage: ClassVar[str] = "sol_bombardment_peek"

    def take_effect(self, game: Game) -> Step | None:
        state = of(game)
        state.fleet_seen = True
        game.tell("bombardment_card_seen", self.seat, state.bombardment_deck[0], to=(self.seat,))
        return None

    def thwarted(self, game: Game) -> Step | None:
        of(game).fleet_look_barred = True
        return None


def let_sol_look(game: Game) -> None:
    """Sol may look at any time, so it does as soon as there is something new to see."""
    state = of(game)
    sol = seat_of(state, "sol")
    if sol != NOBODY and not state.fleet_seen and not state.fleet_look_barred:
        game.do(LookAtBombardmentDeck(seat=sol))
