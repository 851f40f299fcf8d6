"""Units that a sheet knows no more: a copied upgrade was given up, or another covers it (RR 86.1)."""

from __future__ import annotations

from throneworld.imperium.activation import is_active
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import within_limits
from throneworld.imperium.placing import PlaceSeveral, floats
from throneworld.imperium.verbs.units import remove_units
from throneworld.kernel.game import Game
from throneworld.ti4.board import held_in
from throneworld.ti4.state import SPACE, SYSTEM, Place, of
from throneworld.ti4.tables import SPACE_DOCK, WAR_SUN
from throneworld.ti4.units import count, damaged_count, profile

UPGRADE_LOST = "upgrade_lost"
"""How units leave their place then."""


def settle_units(game: Game, seat: int) -> None:
    """Space docks that float no more land, and war suns without a technology leave the board.

    Neither are destroyed. What they carried is looked after at once, or at the end of the combat (RR 16.3);
    so is what has less room elsewhere, as fighters have beside docks that float from now on.
    """
    state = of(game)
    for place in [place for place in state.units[seat] if place == SPACE[SYSTEM[place]]]:
        if count(state, seat, place, SPACE_DOCK) and not floats(state, seat, SPACE_DOCK):
            _ground_docks(game, seat, place)
        if count(state, seat, place, WAR_SUN) and not profile(state, seat, WAR_SUN).dice:
            _scrap_war_suns(game, seat, place)
        if not within_limits(state, seat, SYSTEM[place]):
            _respect_limits(game, seat, place)


def _ground_docks(game: Game, seat: int, place: Place) -> None:
    """Each onto a planet that he controls in that system, as long as there is one without a dock."""
    state, docks = of(game), count(of(game), seat, place, SPACE_DOCK)
    held = held_in(state, seat, SYSTEM[place])
    remove_units(game, seat, place, SPACE_DOCK, docks, UPGRADE_LOST)
    game.do(PlaceSeveral(seat=seat, kind=SPACE_DOCK, count=docks, places=held, how=UPGRADE_LOST))
    _respect_limits(game, seat, place)


def _scrap_war_suns(game: Game, seat: int, place: Place) -> None:
    state = of(game)
    damaged = damaged_count(state, seat, place, WAR_SUN)
    remove_units(
        game, seat, place, WAR_SUN, count(state, seat, place, WAR_SUN), UPGRADE_LOST, damaged=damaged
    )
    _respect_limits(game, seat, place)


def _respect_limits(game: Game, seat: int, place: Place) -> None:
    if not is_active(of(game), SYSTEM[place]):
        game.do(RespectLimits(seat=seat, system=SYSTEM[place]))
