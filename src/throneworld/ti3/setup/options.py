"""Options that do not go together are refused before anything begins (ruling 228)."""

from __future__ import annotations

from throneworld.kernel.errors import BadSetup
from throneworld.kernel.game import Game
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
    if switch.seats and game.seats not in switch.seats:
        raise BadSetup(f"option {switch.id!r} is for {_listed(switch.seats)} players, not {game.seats}")
    if switch.requires and not game.options.get(switch.requires, False):
        raise BadSetup(f"option {switch.id!r} needs option {switch.requires!r}: switch that on too")


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
