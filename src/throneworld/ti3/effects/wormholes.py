"""What texts give and take for wormholes (ruling 147)."""

from __future__ import annotations

from throneworld.galaxy.sets import members
from throneworld.imperium.board import wormholes
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.units import BIG_SHIPS, fleets
from throneworld.kernel.game import Game
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.points import gain_points
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables.needs import SHIP_ANY


def wormholes_controlled(state: Ti3State, seat: int, letters: tuple[str, ...]) -> int:
    """Whoever controls the system controls each wormhole in it."""
    held = controlled_systems(state, seat, SHIP_ANY)
    return sum([(wormholes(state, letter) & held).bit_count() for letter in letters])


class RewardMostWormholes(Verb, frozen=True):
    """A point for whoever controls more than each of the others."""

    letters: tuple[str, ...] = ()

    def run(self, game: Game) -> None:
        state = of(game)
        counted = {seat: wormholes_controlled(state, seat, self.letters) for seat in self.seats(game, EACH)}
        most = max(counted.values())
        best = [seat for seat, number in counted.items() if number == most]
        if len(best) == 1:
            gain_points(game, best[0], 1, self.why)


class LoseAtWormholes(Verb, frozen=True):
    """Each loses a ship that is no Fighter of each fleet at a wormhole, as he chooses."""

    letters: tuple[str, ...] = ()

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, EACH):
            for system in members(fleets(state, seat) & wormholes(state, *self.letters)):
                place = SPACE[system]
                game.do(DestroyUnits(seat=seat, owner=seat, place=place, why=self.why, kinds=BIG_SHIPS))
        game.do(Settle())
