"""Dice that do not lie there, or cannot be raised: why not; and with such a die the component is used."""

from __future__ import annotations

from msgspec.structs import replace

from tests.rules.ti4.stops import Stop, at, goods, nothing, put, staged, together
from tests.ti4.scene import Scene
from throneworld.imperium.combat.dice import CombatRolls, Die
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion, Window
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.tactical.ground_combat import GroundCombat

VOID = 47
"""An empty system."""


def rolled(stop: Stop, roll: Step) -> Scene:
    """Dice are rolled, and the window at which they may be changed is open."""
    scene = staged(stop)
    scene.play(Window(occasion=replace(stop.occasion, subject=0)), roll)
    return scene


def test_rr_2_6_fire_team_is_for_who_has_rolled_dice() -> None:
    stop = Stop("fire_team", Occasion(MOMENTS["ground_combat_rolls_after"], (0, 1, "gral")), nothing)
    combat = GroundCombat(stage="assign_hits", attacker=0, defender=1, planet="gral")
    die = Die(kind="infantry", place="gral", unit=0, face=3, needs=8)
    theirs, mine = replace(combat, defender_dice=(die,)), replace(combat, attacker_dice=(die,))
    rolled(stop, theirs).refuses("sol", "play", "fire_team", rule="RR 2.6", key="no_dice")
    rolled(stop, mine).accepts("sol", "play", "fire_team")


def test_rr_47_2_a_trade_good_raises_a_die_that_lacks_just_one() -> None:
    placed = together(put("hacan", VOID, flagship=1), goods("hacan", 1))
    stop = Stop("wrath_of_kenara", at("dice_rolled", 0, 1, str(VOID)), nothing, placed, first="hacan")
    option = ("play", "wrath_of_kenara")
    for face in (5, 7):
        rolled(stop, rolls_of(face)).refuses("hacan", *option, rule="RR 47.2", key="no_die_to_raise")
    rolled(stop, rolls_of(6)).accepts("hacan", *option)


def rolls_of(face: int) -> CombatRolls:
    """A cruiser has rolled, and hits on a 7."""
    die = Die(kind="cruiser", place=str(VOID), unit=0, face=face, needs=7)
    return CombatRolls(stage="report", seat=0, other=1, place=str(VOID), dice=(die,))
