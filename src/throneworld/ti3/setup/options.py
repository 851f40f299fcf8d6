"""Options that do not go together are refused before anything begins (ruling 228)."""

from __future__ import annotations

from throneworld.kernel.errors import BadSetup
from throneworld.kernel.game import Game
from throneworld.ti3.covenants import OPTION as COVENANTS
from throneworld.ti3.covenants import players
from throneworld.ti3.setup.charts import BUILD, chart_of
from throneworld.ti3.tables import LAST_ROUND, SWITCHES, Switch


def check_options(game: Game) -> None:
    for switch in SWITCHES:
        if game.options.get(switch.id) in (True, "yes"):
            _check(game, switch)
    last = int(game.options["last_round"])
    if last and last < LAST_ROUND.least:
        raise BadSetup(
            f"option 'last_round' is 0 for none, or from {LAST_ROUND.least} to {LAST_ROUND.most}, not {last}"
        )
    if game.options["galaxy"] != BUILD:
        chart_of(game)


def _check(game: Game, switch: Switch) -> None:
    galaxy = game.options["galaxy"]
    if switch.galaxies and galaxy not in switch.galaxies:
        fitting = ", ".join(switch.galaxies)
        raise BadSetup(f"option {switch.id!r} needs option 'galaxy' to be {fitting}, not {galaxy}")
    if switch.id == COVENANTS:
        _check_pairs(game, switch)
    elif switch.seats and players(game) not in switch.seats:
        raise BadSetup(f"option {switch.id!r} is for {_listed(switch.seats)} players, not {players(game)}")
    if switch.requires and not game.options.get(switch.requires, False):
        raise BadSetup(f"option {switch.id!r} needs option {switch.requires!r}: switch that on too")


def _check_pairs(game: Game, switch: Switch) -> None:
    """Each player needs two seats (ruling 156)."""
    seats = tuple(2 * each for each in switch.seats)
    if game.seats not in seats:
        raise BadSetup(
            f"option {switch.id!r} is for {_listed(switch.seats)} players with two races each: "
            f"{_listed(seats)} seats, not {game.seats}"
        )


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
