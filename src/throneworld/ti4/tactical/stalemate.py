"""A space combat that nobody could ever win: the rules let it go on for ever, the attacker has to end it."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import combatants, dice_of_unit
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.sustaining import hits_cancelled, may_sustain
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.modifiers import total
from throneworld.imperium.quantities import BURSTS, REPAIRS
from throneworld.kernel.game import Game
from throneworld.ti4.state import NOBODY, SPACE, Place, Ti4State, of
from throneworld.ti4.tactical.retreat import Retreat, destinations

PATIENCE = 100
"""Rounds in which nobody loses a ship before the table says that nobody will."""
STALEMATE = "stalemate"


def is_stalemate(state: Ti4State, attacker: int, defender: int, place: Place, quiet: int) -> bool:
    """Whether neither side can lose a ship any more, or none has for too long."""
    if quiet >= PATIENCE:
        return True
    return cannot_lose(state, attacker, defender, place) and cannot_lose(state, defender, attacker, place)


def cannot_lose(state: Ti4State, seat: int, other: int, place: Place) -> bool:
    """Two ships sustain in turn all that can hit them, and one is repaired each round."""
    if not total(state, REPAIRS, seat):
        return False
    squads = combatants(state, seat, place)
    ships = sum([many for kind, where, many in squads if may_sustain(state, seat, kind, where)])
    return ships > 1 and most_hits(state, other, seat, place) <= hits_cancelled(state, seat, 2)


def most_hits(state: Ti4State, seat: int, other: int, place: Place) -> int:
    """What a side could produce in a round if every die were a 10."""
    hits = 0
    for kind, _, many in combatants(state, seat, place):
        most = 1 + total(state, BURSTS, seat, kind, place)
        hits += many * dice_of_unit(state, seat, kind, other, place) * most
    return hits


def surrender(game: Game, attacker: int, system: int) -> None:
    """The attacker must retreat; if he has nowhere to go his ships are lost."""
    state, place = of(game), SPACE[system]
    if destinations(state, attacker, system):
        game.do(Retreat(seat=attacker, system=system))
    else:
        targets = targets_of(state, attacker, place, STALEMATE)
        destroy_doomed(game, attacker, all_of(targets), STALEMATE, NOBODY)
