"""The Embers of Muaat: Magmus Reactor, Magma Obliterator, Nova Seed and The Inferno."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import PLANET, duel
from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from tests.ti3.voyages import galaxy
from throneworld.imperium.board import land, planets_in_play
from throneworld.imperium.combat.combatants import combat_modifier, dice_of_unit
from throneworld.imperium.marks import TACTICAL_ACTION, expire
from throneworld.imperium.movement.ways import move_of
from throneworld.imperium.reasons import no_target
from throneworld.imperium.verbs.units import move_units
from throneworld.ti3.board import special_of
from throneworld.ti3.factions.muaat_nova import SEEDED
from throneworld.ti3.invariants import check
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Gate, Mine
from throneworld.ti3.tactical.bombardment import Bombardment, aim
from throneworld.words import Words

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


# Nova Seed


def seeding() -> Scene:
    scene = galaxy(*PLAYERS)
    scene.state.control.clear()
    scene.racial("muaat", "nova_seed")
    scene.take("muaat", "saudor", "quann", "mecatol_rex")
    for name in ("saudor", "quann", "mecatol_rex"):
        scene.put("muaat", f"space:{name}", cruiser=1)
    scene.put("muaat", "saudor", ground_force=2, space_dock=1)
    scene.fleet("muaat", "saudor", "war_sun", ground_force=1)
    scene.put("muaat", "space:saudor", war_sun=1)
    scene.activate("letnev", "saudor")
    state = scene.state
    state.facilities["saudor"], state.goods_on["saudor"] = ("colony",), 3
    state.gates = (Gate(scene.system("saudor"), ("A", "A")),)
    state.mines = (Mine(29, 35, 1),)
    state.exhausted_docks = ("saudor",)
    scene.play(Turn(seat=0, stage="choose"))
    return scene


def test_nova_seed_turns_a_system_into_a_supernova_and_spares_one_war_sun() -> None:
    scene = seeding()
    scene.leader("muaat", "general", "saudor")
    assert actions(scene, "muaat") == ["nova_seed"]
    scene.choose("muaat", "component", "nova_seed")
    scene.choose("muaat", "system", scene.system("saudor"))
    scene.offers(
        "muaat",
        ("spare", "war_sun", 0, "empty"),
        ("spare", "war_sun", 0, "ground_force:1"),
        ("done",),
    )
    scene.refuses("muaat", "spare", "cruiser", 0, rule="SA-10.4.1", key="other_kind")
    scene.choose("muaat", "spare", "war_sun", 0, "ground_force:1")
    state, nova = scene.state, scene.system("supernova")
    assert state.map.index(nova) == galaxy(*PLAYERS).state.map.index(35)
    assert scene.units("muaat", nova) == {"war_sun": 1, "ground_force": 1}
    assert "saudor" not in state.control and "saudor" not in planets_in_play(state)
    assert not any(place in state.units[0] for place in ("35", "saudor"))
    assert (state.facilities, state.goods_on, state.gates, state.exhausted_docks) == ({}, {}, (), ())
    assert state.on_board[1] == 0 and state.mines == (Mine(29, nova, 1),)
    assert special_of(state, nova) == "supernova"
    check(scene.game)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("muaat", "component", "nova_seed", rule="SA-10.1.1", key="used_this_game")


def test_nova_seed_leaves_nothing_if_its_owner_likes_that() -> None:
    scene = seeding()
    scene.choose("muaat", "component", "nova_seed")
    scene.choose("muaat", "system", scene.system("saudor"))
    scene.choose("muaat", "done")
    assert scene.units("muaat", scene.system("supernova")) == {}
    check(scene.game)


def test_nova_seed_is_not_for_homes_mecatol_rex_nor_what_is_near_special_systems() -> None:
    scene = seeding()
    scene.choose("muaat", "component", "nova_seed")
    rule = "SA-8.7.1"
    scene.refuses("muaat", "system", scene.system("mecatol_rex"), rule=rule, key="plain_system")
    scene.refuses("muaat", "system", scene.system("lodor"), rule=rule, key="under_my_control")
    scene = galaxy(*PLAYERS, with_={(2, -2): "nebula"})
    scene.racial("muaat", "nova_seed")
    scene.take("muaat", "saudor")
    scene.put("muaat", "space:saudor", cruiser=1)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("muaat", "component", "nova_seed", rule=rule, key="no_target")
    said = Words("en", "ti3", PLAYERS, strict=True).refusal(no_target(rule, SEEDED.what, *SEEDED.filters))
    assert "under your control" in said and "next to no Special System" in said
