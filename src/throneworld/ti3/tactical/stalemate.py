"""Battles that cannot end: the defending ships are lost (rulings 24, 155)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneworld.galaxy.dice import FACES
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.kernel.game import Game
from throneworld.ti3.board import special_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import ION_STORM
from throneworld.ti3.tactical.sinking import sink

if TYPE_CHECKING:
    from throneworld.ti3.tactical.space_battle import SpaceBattle

MUTE, PATIENCE = 2, 30
"""Rounds running in which no die could hit, or nothing was destroyed."""
STALEMATE = "stalemate"


def cannot_hit(die: Die) -> bool:
    return die.needs > FACES


def is_stalemate(battle: SpaceBattle, state: Ti3State, mute: int, quiet: int) -> bool:
    return mute >= MUTE or quiet >= PATIENCE or _is_silent(battle, state)


def _is_silent(battle: SpaceBattle, state: Ti3State) -> bool:
    """Nothing but Fighters in an Ion Storm (ruling 24)."""
    if special_of(state, battle.system) != ION_STORM:
        return False
    return not any(big_ships(state, side, battle.place) for side in (battle.attacker, battle.defender))


def break_off(game: Game, battle: SpaceBattle) -> None:
    """The attacker destroys the defending ships."""
    targets = targets_of(of(game), battle.defender, battle.place, STALEMATE)
    game.tell("stalemate", battle.system)
    sink(game, battle.defender, battle.place, all_of(targets), STALEMATE, battle.attacker)


EVENTS: dict[str, tuple[str, ...]] = {"stalemate": ("system",)}
