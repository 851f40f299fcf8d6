"""The end of a game: who has won, and how (SA-3.28, rulings 76, 78, 181, 197)."""

from __future__ import annotations

from throneworld.imperium.board import home_planets
from throneworld.imperium.order import playing
from throneworld.kernel.game import Game
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.tables import STATIONS

POINTS, IMPERIUM_REX, LAST_ROUND, LAST = "points", "imperium_rex", "last_round", "last"


def planets_abroad(state: Ti3State, seat: int) -> int:
    """Planets that a player controls outside his Home System; no Trade Stations (ruling 209)."""
    out = (*home_planets(state, seat), *STATIONS)
    return sum([1 for planet, owner in state.control.items() if owner == seat and planet not in out])


def standing_of(state: Ti3State, seat: int) -> tuple[int, int]:
    """What decides: points, then planets outside the Home System (SA-3.28.4)."""
    return state.points[seat], planets_abroad(state, seat)


def end_by_points(game: Game, how: str) -> None:
    """Whoever has the most wins; who is still equal shares the victory (ruling 78)."""
    state = of(game)
    here = [seat for seat in playing(state) if not has_surrendered(state, seat)]
    seats = here or playing(state) or range(game.seats)
    ranking = sorted(seats, key=lambda seat: standing_of(state, seat), reverse=True)
    best = standing_of(state, ranking[0])
    out = [seat for seat in range(game.seats) if seat not in seats]
    game.finish([seat for seat in ranking if standing_of(state, seat) == best], [*ranking, *out], how)


def goal(game: Game) -> int:
    """The points that win; Ascendancy doubles them (SA-16.7.1)."""
    return 2 * agreed_goal(game) if ascends(game) else agreed_goal(game)


def agreed_goal(game: Game) -> int:
    """What the players have agreed on, before it is doubled."""
    return int(game.options["vp_goal"])


def check_goal(game: Game) -> None:
    """A goal that is reached outside the claims of the Status Phase ends the game at once (SA-3.28.5)."""
    state = of(game)
    if game.result is None and any(state.points[seat] >= goal(game) for seat in playing(state)):
        end_by_points(game, POINTS)
