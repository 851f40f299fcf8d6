"""Upkeep: resources for Fleet Supply above eight (SA-3.8, rulings 29, 43)."""

from __future__ import annotations

from throneworld.imperium.modifiers import changed
from throneworld.imperium.paying import RESOURCES, Pay, purse
from throneworld.imperium.tokens import respect_fleet_pool
from throneworld.imperium.verbs.tokens import FLEET, spend_token
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.quantities import FREE_SUPPLY
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import FREE_FLEET_SUPPLY

UPKEEP = "upkeep"


def upkeep(state: Ti3State, seat: int) -> int:
    """What the fleet of a player costs him each round; only real counters count (ruling 29)."""
    return max(0, state.fleet[seat] - changed(state, FREE_SUPPLY, FREE_FLEET_SUPPLY, seat))


class PayUpkeep(Step, frozen=True):
    """In full if he can; counters that he cannot pay for leave at once (SA-3.8.3, ruling 43)."""

    seat: int = NOBODY

    def run(self, game: Game) -> Step | None:
        state = of(game)
        due = upkeep(state, self.seat)
        paid = min(due, purse(state, self.seat, RESOURCES))
        for _ in range(due - paid):
            spend_token(game, self.seat, FLEET, UPKEEP)
        if due > paid:
            respect_fleet_pool(game, self.seat)
        return Pay(seat=self.seat, amount=paid, currency=RESOURCES, why=UPKEEP) if paid else None
