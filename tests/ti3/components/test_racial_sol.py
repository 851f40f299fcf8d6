"""The Federation of Sol: Advanced Fleet Tactics, Mark II Carriers, Versatile Combat Tactics, Genesis I."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import PLANET, combat, duel, invade
from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.sustaining import levels_sustained
from throneworld.imperium.movement.room import rooms
from throneworld.imperium.state import Load
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.steps.production import Build
from throneworld.ti3.tactical.bombardment import Bombardment, aim

PLAYERS = ("sol", "letnev", "hacan")


# Advanced Fleet Tactics


def test_advanced_fleet_tactics_help_three_fighters_and_one_carrier() -> None:
    scene = duel(*PLAYERS)
    scene.racial("sol", "advanced_fleet_tactics")
    scene.sides({"fighter": 5, "carrier": 2}, {"war_sun": 1, "flagship": 1})
    scene.fight(*[7] * 7, *[1] * 5, stage="start_round")
    scene.choose("letnev", "stay")
    assert scene.ask("letnev").about["hits"] == 4
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-4.7.2", key="no_unit_there")


def test_advanced_fleet_tactics_save_half_of_the_fighters_from_a_barrage() -> None:
    scene = duel("letnev", "sol", "hacan")
    scene.racial("sol", "advanced_fleet_tactics")
    scene.sides({"destroyer": 3}, {"fighter": 3, "carrier": 1})
    scene.fight(9, 9, 9, 9, 9, 9, stage="barrage")
    assert scene.has("sol", SAUDOR, "fighter") == 1, "two of three, rounded up"
    scene = duel("letnev", "sol", "hacan")
    scene.sides({"destroyer": 3}, {"fighter": 3, "carrier": 1})
    scene.fight(9, 9, 9, 9, 9, 9, stage="barrage")
    assert scene.has("sol", SAUDOR, "fighter") == 0


# Mark II Advanced Carriers


def test_mark_ii_advanced_carriers_sustain_and_carry_eight() -> None:
    scene = Scene(*PLAYERS)
    place = scene.place("space:lodor")
    carrier = Load("carrier", 0, scene.state.edition.none)
    assert levels_sustained(scene.state, 0, "carrier", place) == 0
    assert rooms(scene.state, 0, carrier)[0] == 6
    scene.racial("sol", "mark_ii_advanced_carriers")
    assert levels_sustained(scene.state, 0, "carrier", place) == 1
    assert levels_sustained(scene.state, 0, "cruiser", place) == 0
    assert rooms(scene.state, 0, carrier)[0] == 8


def test_mark_ii_advanced_carriers_take_damage_in_a_battle() -> None:
    scene = duel("letnev", "sol", "hacan")
    scene.racial("sol", "mark_ii_advanced_carriers")
    scene.sides({"cruiser": 1}, {"carrier": 1, "destroyer": 1})
    scene.fight(7, 1, 1)
    scene.choose("sol", "stay")
    scene.offers(
        "sol", ("hit", "carrier", 0), ("sustain", "carrier", 0), ("hit", "destroyer", 0), ("for_me",)
    )
    scene.refuses("sol", "sustain", "destroyer", 0, rule="SA-13.3.2", key="cannot_sustain")
    scene.choose("sol", "sustain", "carrier", 0)
    assert scene.fleets()[1] == {"carrier": 1, "destroyer": 1}


def test_mark_ii_advanced_carriers_bring_room_for_eight_fighters_when_they_are_built() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("sol", "mark_ii_advanced_carriers")
    scene.put("sol", "lodor", space_dock=1)
    scene.take("sol", "lodor")
    space = scene.place("space:lodor")
    scene.put("sol", "space:lodor", fighter=10)
    scene.goods("sol", 5)
    scene.play(Build(seat=0, system=scene.system("lodor")))
    scene.choose("sol", "produce", "carrier", space)
    assert ("produce", "fighter", space) in scene.options("sol")


# Versatile Combat Tactics


def test_versatile_combat_tactics_help_the_outnumbered() -> None:
    scene = duel(*PLAYERS)
    scene.racial("sol", "versatile_combat_tactics")
    invade(scene, {"ground_force": 1}, {"ground_force": 2})
    combat(scene, 6, 1, 1, 1, 8)
    assert scene.units("letnev", PLANET) == {"ground_force": 1}, "6 hits in the first round"
    assert scene.done and scene.units("sol", PLANET) == {}


def test_versatile_combat_tactics_help_nobody_of_equal_strength() -> None:
    scene = duel(*PLAYERS)
    scene.racial("sol", "versatile_combat_tactics")
    invade(scene, {"ground_force": 1}, {"ground_force": 1})
    combat(scene, 7, 8)
    assert scene.done and scene.state.control[PLANET] == 1
    assert combat_modifier(scene.state, 0, "ground_force", PLANET) == 0


def bombed(known: bool, **units: int) -> dict[str, int]:
    scene = duel("letnev", "sol", "hacan")
    if known:
        scene.racial("sol", "versatile_combat_tactics")
    scene.take("sol", PLANET)
    scene.put("sol", PLANET, **units)
    scene.put("letnev", SAUDOR, war_sun=2)
    for _ in range(2):
        aim(scene.game, 0, ("war_sun", 0), PLANET)
    scene.technologies("letnev", "war_sun")
    scene.rolls(10, 10, 10, 10, 10, 10)
    scene.play(Bombardment(attacker=0, defender=1, planet=PLANET))
    assert scene.prompt == ("" if known else "turn_neutral")
    return scene.units("sol", PLANET)


def test_versatile_combat_tactics_hide_half_from_bombs() -> None:
    assert bombed(False, ground_force=3) == {}
    assert bombed(True, ground_force=3) == {"ground_force": 2}
    assert bombed(True, ground_force=2, shock_troop=1) == {"ground_force": 1, "shock_troop": 1}


# Genesis I


def test_flagship_sol_takes_a_ground_force_aboard_each_status_phase() -> None:
    scene = Scene(*PLAYERS)
    scene.put("sol", "space:lodor", flagship=1)
    scene.play(StatusPhase(stage="refresh"))
    assert scene.units("sol", "space:lodor") == {"flagship": 1, "ground_force": 1}
    assert [load.cargo for load in scene.state.aboard[0][scene.place("space:lodor")]] == [
        scene.state.edition.one["ground_force"]
    ]


def test_flagship_sol_needs_room_aboard() -> None:
    scene = Scene(*PLAYERS)
    scene.fleet("sol", "lodor", "flagship", ground_force=12)
    scene.play(StatusPhase(stage="refresh"))
    assert scene.has("sol", "space:lodor", "ground_force") == 12
