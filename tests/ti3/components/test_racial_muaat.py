"""The Embers of Muaat: Magmus Reactor, Magma Obliterator and The Inferno."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import PLANET, duel
from throneworld.imperium.board import land
from throneworld.imperium.combat.combatants import combat_modifier, dice_of_unit
from throneworld.imperium.marks import TACTICAL_ACTION, expire
from throneworld.imperium.movement.ways import move_of
from throneworld.imperium.verbs.units import move_units
from throneworld.ti3.tactical.bombardment import Bombardment, aim

PLAYERS = ("muaat", "letnev", "hacan")


def test_magmus_reactor_drives_war_suns_farther() -> None:
    scene = duel(*PLAYERS)
    saudor, terrain = scene.system("saudor"), land(scene.state, 0)
    plain = [move_of(scene.state, 0, kind, saudor, terrain) for kind in ("war_sun", "carrier")]
    scene.racial("muaat", "magmus_reactor")
    assert [move_of(scene.state, 0, kind, saudor, terrain) for kind in ("war_sun", "carrier")] == [
        plain[0] + 1,
        plain[1],
    ]


def test_magmus_reactor_heats_war_suns_that_leave_a_supernova() -> None:
    scene = duel(*PLAYERS)
    scene.racial("muaat", "magmus_reactor")
    place = scene.place(SAUDOR)
    scene.put("muaat", "space:thibah", war_sun=1)
    scene.put("muaat", "space:supernova", war_sun=1)
    move_units(scene.game, 0, scene.place("space:thibah"), place, "war_sun", 1, "moved")
    assert combat_modifier(scene.state, 0, "war_sun", place) == 0
    move_units(scene.game, 0, scene.place("space:supernova"), place, "war_sun", 1, "moved")
    assert combat_modifier(scene.state, 0, "war_sun", place) == 1
    assert combat_modifier(scene.state, 0, "cruiser", place) == 0
    expire(scene.game, TACTICAL_ACTION)
    assert combat_modifier(scene.state, 0, "war_sun", place) == 0


def test_magma_obliterator_rolls_two_more_dice_for_one_war_sun() -> None:
    scene = duel(*PLAYERS)
    scene.racial("muaat", "magma_obliterator")
    scene.take("letnev", PLANET)
    scene.put("letnev", PLANET, ground_force=9)
    scene.put("muaat", SAUDOR, war_sun=2, dreadnought=1)
    for ship in ("war_sun", "war_sun", "dreadnought"):
        aim(scene.game, 0, (ship, 0), PLANET)
    scene.play(Bombardment(attacker=0, defender=1, planet=PLANET))
    assert [len(dice) - 2 for dice in scene.rolled] == [3, 1, 1]


def test_flagship_muaat_rolls_a_die_for_each_enemy_ship_but_fighters() -> None:
    scene = duel(*PLAYERS)
    scene.sides({"flagship": 1}, {"cruiser": 2, "carrier": 1, "fighter": 4})
    place = scene.place(SAUDOR)
    assert dice_of_unit(scene.state, 0, "flagship", 1, place) == 3
    assert dice_of_unit(scene.state, 0, "flagship", 1, place, 1) == 2
    scene.put("letnev", SAUDOR, cruiser=-2)
    assert dice_of_unit(scene.state, 0, "flagship", 1, place, 1) == 0
    scene.put("letnev", SAUDOR, carrier=-1)
    assert dice_of_unit(scene.state, 0, "flagship", 1, place) == 0, "none against Fighters alone"
    assert dice_of_unit(scene.state, 0, "cruiser", 1, place) == 1


def test_flagship_muaat_rolls_three_dice_in_the_barrage() -> None:
    scene = duel(*PLAYERS)
    scene.sides({"flagship": 1}, {"carrier": 1, "fighter": 4})
    scene.fight(6, 1, 1, stage="barrage")
    assert scene.rolled[0] == (0, "barrage", 6, 1, 1)
