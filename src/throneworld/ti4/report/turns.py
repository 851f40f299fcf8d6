"""Which lines of the log are turning points, besides those with which somebody takes the lead."""

from __future__ import annotations

from throneworld.imperium.board import home_planets
from throneworld.ti4.report.fights import Fights
from throneworld.ti4.report.heard import Heard
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import MECATOL_REX

ALWAYS = ("custodians_removed", "points_lost", "law_placed", "player_eliminated", "game_over")
HEAVY = 5
"""So many units lost in a combat, on both sides together, are a turning point."""


def is_turn(heard: Heard, fights: Fights) -> bool:
    match heard.kind:
        case "space_combat_ends" | "ground_combat_ends":
            return fights.lost_in_last(heard.text(0)) >= HEAVY
        case "control_gained":
            return heard.text(1) == MECATOL_REX or _is_conquered_home(heard)
    return heard.kind in ALWAYS


def _is_conquered_home(heard: Heard) -> bool:
    seat, planet, before = heard.number(0), heard.text(1), heard.number(2)
    homes = [
        each for each in range(heard.game.seats) if each != seat and planet in home_planets(heard.state, each)
    ]
    return before != NOBODY and bool(homes)
