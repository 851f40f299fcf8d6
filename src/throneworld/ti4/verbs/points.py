"""Victory points (RR 87): whoever has enough of them wins at once."""

from __future__ import annotations

from throneworld.imperium.verbs.points import add_points
from throneworld.kernel.game import Game
from throneworld.ti4.order import initiative_order
from throneworld.ti4.state import of


def goal(game: Game) -> int:
    """10, or 14 on the other side of the track (RR 87.2)."""
    return int(game.options["points"])


def gain_points(game: Game, seat: int, amount: int, why: str) -> None:
    add_points(game, seat, amount, goal(game), why)
    if of(game).points[seat] >= goal(game) and not game.over:
        end_game(game, seat, "points")


def end_game(game: Game, winner: int, how: str) -> None:
    state = of(game)
    order = initiative_order(state)
    ranking = sorted(order, key=lambda seat: (seat != winner, seat in state.eliminated, -state.points[seat]))
    game.finish((winner,), ranking, how)


def end_for_want_of_objectives(game: Game) -> None:
    """The most points win; of those who tie, the first in initiative order (RR 52.15, 87.8)."""
    state = of(game)
    order = [seat for seat in initiative_order(state) if seat not in state.eliminated]
    end_game(game, max(order, key=lambda seat: state.points[seat]), "objectives")
