"""The end of a game: who has won, and how (SA-3.28, rulings 76, 78, 181, 197)."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.imperium.board import home_planets
from throneworld.imperium.order import playing
from throneworld.kernel.game import Game
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.covenants import has_covenants, points_of, raised
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.tables import STATIONS

POINTS, IMPERIUM_REX, LAST_ROUND, LAST = "points", "imperium_rex", "last_round", "last"


def planets_abroad(state: Ti3State, seat: int) -> int:
    """Planets that a player controls outside his Home Systems; no Trade Stations (ruling 209)."""
    seats = state.pair(seat)
    out = {*STATIONS, *(planet for each in seats for planet in home_planets(state, each))}
    return sum([1 for planet, owner in state.control.items() if owner in seats and planet not in out])


def standing_of(state: Ti3State, seat: int) -> tuple[int, int]:
    """What decides: points, then planets outside the Home System (SA-3.28.4)."""
    return points_of(state, seat), planets_abroad(state, seat)


def end_by_points(game: Game, how: str) -> None:
    """Whoever has the most wins; who is still equal shares the victory (ruling 78)."""
    state = of(game)
    here = [seat for seat in playing(state) if not has_surrendered(state, seat)]
    left = here or playing(state) or range(game.seats)
    seats = [seat for seat in range(game.seats) if any(each in left for each in state.pair(seat))]
    ranking = sorted(seats, key=lambda seat: standing_of(state, seat), reverse=True)
    best = standing_of(state, ranking[0])
    out = [seat for seat in range(game.seats) if seat not in seats]
    game.finish([seat for seat in ranking if standing_of(state, seat) == best], [*ranking, *out], how)


def goal(game: Game) -> int:
    """The points that win; Ascendancy doubles them (SA-16.7.1)."""
    return 2 * agreed_goal(game) if ascends(game) else agreed_goal(game)


def agreed_goal(game: Game) -> int:
    """What was agreed on, with Covenants half as much more; before it is doubled (ruling 205)."""
    agreed = int(game.options["vp_goal"])
    return raised(agreed) if has_covenants(game) else agreed


def is_reached(game: Game, seats: Iterable[int]) -> bool:
    """Whether one of these players has the points that win (SA-3.28.1, 16.5.10)."""
    state, wanted = of(game), goal(game)
    if state.covenants:
        return any(points_of(state, seat) >= wanted for seat in seats)
    return any(state.points[seat] >= wanted for seat in seats)


def check_goal(game: Game) -> None:
    """A goal that is reached outside the claims of the Status Phase ends the game at once (SA-3.28.5)."""
    state = of(game)
    here = [seat for seat in playing(state) if not has_surrendered(state, seat)]
    if game.result is None and is_reached(game, here):
        end_by_points(game, POINTS)
