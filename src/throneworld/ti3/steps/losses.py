"""What follows when units are destroyed, and what becomes of units beyond a limit."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.purposes import BARRAGE, COMBAT
from throneworld.imperium.edition import Losses, Place
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.modifiers import granted_by, is_altered
from throneworld.imperium.movement.cargo import lose_cargo
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import DESTROYED, INVASION_COMBAT, MOVED, SPACE_BATTLE, note
from throneworld.ti3.quantities import NOTES_DEPARTURE, PLANET_PRODUCTION
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP

FORCES = (GROUND_FORCE, SHOCK_TROOP)
DEPARTED = "departed"
"""Mark until the action is over: a ship of this player, of the kind of the subject, has left a system."""


def units_lost(game: Game, seat: int, lost: Losses, how: str, by: int) -> None:
    """Objectives and abilities look back at what a player has destroyed (ruling 227)."""
    for kind, place, many in lost:
        note_move(game, seat, place, "", kind, many)
        if kind == SPACE_DOCK:
            rest_no_longer(of(game), place)
    for kind, place, many in lost if by not in (NOBODY, seat) else ():
        note(game, DESTROYED, by, kind, many, seat, place, how, _fight(game, seat, by, place, how))


def rest_no_longer(state: Ti3State, place: Place) -> None:
    """Of docks that are gone none rests there any more."""
    docks = sum([count(state, seat, place, SPACE_DOCK) for seat in range(len(state.factions))])
    resting = [each for each in state.exhausted_docks if each == place][:docks]
    state.exhausted_docks = (*[each for each in state.exhausted_docks if each != place], *resting)


def note_move(game: Game, seat: int, origin: Place, target: Place, kind: str, number: int) -> None:
    """Ground Forces that left a planet or came to one, where it matters who has moved; ships that left a
    system, where that matters."""
    if (
        target
        and seat >= 0
        and origin in AREAS
        and granted_by(of(game), NOTES_DEPARTURE, seat, kind, int(origin))
    ):
        mark(game, DEPARTED, seat=seat, subject=kind, until=TACTICAL_ACTION)
    if kind not in FORCES or seat < 0 or not is_altered(of(game), PLANET_PRODUCTION, seat):
        return
    for place, change in ((origin, -number), (target, number)):
        if place and place not in AREAS:
            note(game, MOVED, seat, change, place)


def _fight(game: Game, seat: int, by: int, place: Place, how: str) -> str:
    """In what kind of fight of these two it happened; nothing if in none (ruling 227)."""
    fought = game.nearest(Combat)
    if how in ROLLED_IN_FIGHTS or (fought is not None and {seat, by} == {fought.attacker, fought.defender}):
        return SPACE_BATTLE if place in AREAS else INVASION_COMBAT
    return ""


ROLLED_IN_FIGHTS = (COMBAT, BARRAGE, "pre_combat", "invasion_defence")


def give_up_ship(game: Game, seat: int, place: Place, kind: str, damage: int) -> None:
    """Beyond Fleet Supply: removed at once (SA-8.5.4)."""
    destroy_units(game, seat, place, kind, 1, "fleet_limit", damaged=int(damage > 0), level=max(1, damage))


def give_up_cargo(game: Game, seat: int, place: Place, kind: str, number: int, how: str) -> None:
    """Of fighters those go first that have no leader aboard (SA-14.1.4)."""
    state = of(game)
    ridden = [ship for ship in state.aboard[seat].get(place, ()) if ship.kind == kind]
    for ship in ridden[: max(0, len(ridden) + number - count(state, seat, place, kind))]:
        lose_cargo(game, seat, place, ship, how)
    destroy_units(game, seat, place, kind, number, how)
