"""Xxcha Kingdom.

1. The command: a battle card title is forbidden to the opponent (`phases/commands.py`).
2. An observer in the Galactic Council for every other player's deployment.
3. Units may lie facedown (`phases/flipping.py`).
Special victory: the prediction (`phases/winning.py`).
"""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Listener, Occasion
from throneworld.rex.board import force
from throneworld.rex.moments import ADVANTAGE_USED, DEPLOYED
from throneworld.rex.state import NOBODY, RESERVE, of, seat_of
from throneworld.rex.tables import COUNCIL
from throneworld.rex.verbs.units import move_units


def xxcha(game: Game) -> list[int]:
    seat = seat_of(of(game), "xxcha")
    return [] if seat == NOBODY else [seat]


def may_observe(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """One unit for each other player and round, from the reserve (race sheet)."""
    state, deployer = of(game), int(occasion["seat"])
    if deployer == seat:
        return Refusal("Rex p.22", "own_deployment")
    if deployer in state.observed:
        return Refusal("Rex p.22", "observed_already", (deployer,))
    if not force(state, seat, RESERVE)[0]:
        return Refusal("Rex p.22", "reserve_empty")
    return None


class PlaceObserver(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        state = of(game)
        state.observed = (*state.observed, int(self.occasion["seat"]))
        move_units(game, self.seat, RESERVE, COUNCIL, (1, 0, 0), "observer")
        return None


LISTENERS: tuple[Listener, ...] = (
    Listener(
        id="xxcha_observer",
        moment=DEPLOYED,
        rule="Rex p.22",
        holders=xxcha,
        suspects=lambda game, _: xxcha(game),
        when=may_observe,
        effects=(PlaceObserver(),),
        cancel=ADVANTAGE_USED,
        once=True,
    ),
)
