"""What a Space Battle leaves for objectives to look back at (rulings 85, 227)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneworld.imperium.units import INDEX, SHIPS, ship_count
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import ATTACKER, DEFENDER, FOUGHT, WON, note
from throneworld.ti3.state import NEUTRAL, Ti3State, of

if TYPE_CHECKING:
    from throneworld.imperium.edition import Group
    from throneworld.ti3.tactical.space_battle import SpaceBattle


def note_battle(game: Game, battle: SpaceBattle, winner: int, fought: bool = True) -> None:
    """Units of nobody are no enemy. After mercy nobody has fought, but the attacker has won (SA-14.5.6)."""
    if NEUTRAL in (battle.attacker, battle.defender):
        return
    for side, name in ((battle.attacker, ATTACKER), (battle.defender, DEFENDER)):
        other = battle.defender if side == battle.attacker else battle.attacker
        own, theirs = _at_first(of(game), battle, side), _at_first(of(game), battle, other)
        if fought:
            hits = battle.defender_took if side == battle.attacker else battle.attacker_took
            worth, kinds = _worth(of(game), other, theirs), ",".join(_kinds(own))
            note(game, FOUGHT, side, name, other, battle.place, ship_count(theirs), worth, hits, kinds)
        if side == winner:
            note(game, WON, side, name, other, battle.place, ship_count(theirs), ",".join(_kinds(own)))


def _at_first(state: Ti3State, battle: SpaceBattle, side: int) -> Group:
    """What a side had when the battle began, or would have."""
    fleets = battle.at_first or battle.at_start
    return fleets[0 if side == battle.attacker else 1][0] if fleets else state.edition.none


def _kinds(group: Group) -> list[str]:
    return [kind for kind in SHIPS if group[INDEX[kind]]]


def _worth(state: Ti3State, side: int, group: Group) -> int:
    """Twice the price that its owner pays, so that Fighters count (ruling 132)."""
    rows = [(state.edition.profile(state, side, kind), group[INDEX[kind]]) for kind in SHIPS]
    return sum([2 * row.cost // max(row.produced, 1) * many for row, many in rows])
