"""What follows when hits have destroyed units: ground ships are struck off, feats are told (RR 52.18)."""

from __future__ import annotations

from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.edition import Losses
from throneworld.imperium.state import AREAS
from throneworld.kernel.game import Game
from throneworld.ti4.objectives import happening
from throneworld.ti4.state import NOBODY, SYSTEM, of
from throneworld.ti4.tables import FLAGSHIP, INFANTRY, WAR_SUN
from throneworld.ti4.tactical.ground_ships import strike_off
from throneworld.ti4.units import has_ships


def units_lost(game: Game, seat: int, lost: Losses, how: str, by: int) -> None:
    for kind, place, many in lost if of(game).marks else ():
        if kind == INFANTRY:
            strike_off(game, seat, place, many)
    if by not in (NOBODY, seat):
        _tell_of_feats(game, seat, lost, how, by)


def _tell_of_feats(game: Game, seat: int, lost: Losses, how: str, by: int) -> None:
    kinds = {kind for kind, _, _ in lost}
    if FLAGSHIP in kinds or WAR_SUN in kinds:
        happening(game, by, "destroy_their_greatest_ship")
    place = lost[0][1]
    if how == SPACE_CANNON and place in AREAS and not has_ships(of(game), seat, SYSTEM[place]):
        happening(game, by, "turn_their_fleets_to_dust")
