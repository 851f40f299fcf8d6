"""Phase 7: Bombardment (Rex p.12)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.rex.board import is_shielded
from throneworld.rex.factions.sol import let_sol_look
from throneworld.rex.moments import BOMBARDMENT_PHASE
from throneworld.rex.phases.winning import Winning
from throneworld.rex.state import of, order_of_play
from throneworld.rex.tables import BOMBARDMENT, IN_SECTOR, SECTORS
from throneworld.rex.verbs.influence import destroy_influence
from throneworld.rex.verbs.units import destroy_all


class BombardmentPhase(Procedure, frozen=True):
    """The round ends with it, so victory is checked once the fleet has come to rest."""

    stages: ClassVar[tuple[str, ...]] = (
        "start",
        "draw_bombardment_card",
        "check_victory",
        "shuffle_bombardment_deck",
        "pass_first_player_token",
    )
    opens: ClassVar[tuple[str, ...]] = (BOMBARDMENT_PHASE,)

    def start(self, game: Game) -> None:
        state = of(game)
        state.phase = "bombardment"
        state.fleet_order = -1
        game.tell("phase_begins", "bombardment")
        state.fleet_look_barred = False  # a look that was cancelled is allowed again (Rex p.21)
        let_sol_look(game)
        game.open(BOMBARDMENT_PHASE)

    def draw_bombardment_card(self, game: Game) -> None:
        """A card played before the draw replaces it."""
        state = of(game)
        distance = state.fleet_order
        if distance < 0:
            distance = BOMBARDMENT[state.bombardment_deck[0]]
            game.fence()
            game.tell("bombardment_card_revealed", distance)
        move_fleet(game, distance)

    def check_victory(self, game: Game) -> None:
        game.do(Winning())

    def shuffle_bombardment_deck(self, game: Game) -> None:
        """The drawn card goes back; where none was drawn the order stays as it is."""
        state = of(game)
        if state.fleet_order < 0:
            state.bombardment_deck = game.shuffle("bombardment", state.bombardment_deck)
            state.fleet_seen = False

    def pass_first_player_token(self, game: Game) -> None:
        state = of(game)
        state.first = (state.first + 1) % game.seats
        game.tell("first_player", state.first)


def move_fleet(game: Game, distance: int) -> None:
    """Sector by sector; each one entered is swept."""
    state = of(game)
    for _ in range(distance):
        state.fleet = state.fleet % SECTORS + 1
        game.tell("fleet_moved", state.fleet)
        for space in IN_SECTOR[state.fleet]:
            if not is_shielded(state, space):
                sweep(game, space)


def sweep(game: Game, space: str) -> None:
    state = of(game)
    for seat in order_of_play(state):
        destroy_all(game, seat, space, "bombardment")
    destroy_influence(game, space)
