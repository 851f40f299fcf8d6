"""Abilities and flagships of single factions as systems are activated and ships arrive."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.ti4.factions.naalu import Withdraw
from throneworld.ti4.tactical.action import TacticalAction

VOID = 47
"""An empty system that is adjacent to 24, 27, 33, 34 and the nebula 42."""
PASS = ("pass",)


# Duha Menaimon


def duha(system: int = 35) -> Scene:
    scene = Scene("arborec", "hacan", "sol")
    scene.put("arborec", system, flagship=1)
    scene.take("arborec", "bereg")
    scene.goods("arborec", 3)
    scene.play(TacticalAction(seat=0, system=35))
    return scene


def test_duha_menaimon_produces_five_units_when_its_system_is_activated() -> None:
    scene = duha()
    scene.choose("arborec", "play", "duha_menaimon")
    assert scene.ask("arborec").about["most"] == 5
    options = scene.options("arborec")
    assert ("produce", "infantry", "bereg") in options
    assert ("produce", "infantry", "35") in options
    assert ("produce", "infantry", "lirta_iv") not in options
    scene.choose("arborec", "produce", "infantry", "bereg")
    scene.choose("arborec", "produce", "infantry", "bereg")
    scene.choose("arborec", "done")
    assert scene.ask("arborec").prompt == "pay"
    scene.choose("arborec", "trade_good")
    assert scene.has("arborec", "bereg", "infantry") == 2
    assert not scene.state.exhausted


def test_notes_4_31j_duha_menaimon_has_to_be_there_already() -> None:
    scene = duha(system=adjacent_to(Scene("arborec", "hacan", "sol").state, 35)[0])
    assert [each.prompt for each in scene.game.asks] == ["move_ships"]


def test_duha_menaimon_is_no_use_of_production_and_stymie_forbids_it() -> None:
    scene = Scene("arborec", "hacan", "sol")
    scene.put("arborec", 35, flagship=1)
    scene.goods("arborec", 3)
    scene.state.notes_in_play[1] = (scene.note("hacan", "stymie", "arborec"),)
    scene.put("hacan", "lirta_iv", infantry=1)
    scene.play(TacticalAction(seat=0, system=35))
    assert [each.prompt for each in scene.game.asks] == []


# Foresight


def foresight(**ships: int) -> Scene:
    """Hacan comes to the system where the Naalu are."""
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", VOID, **ships)
    scene.put("hacan", 24, cruiser=1)
    scene.play(TacticalAction(seat=0, system=VOID))
    scene.choose("hacan", "ship", "cruiser", 24, 0)
    return scene


def test_notes_4_12b_foresight_moves_all_ships_to_an_adjacent_system_for_a_strategy_token() -> None:
    scene = foresight(carrier=1, fighter=2, infantry=1, cruiser=1)
    assert scene.options("naalu") == (("play", "foresight"), PASS)
    scene.choose("naalu", "play", "foresight")
    assert {int(each[1]) for each in scene.options("naalu")} <= set(adjacent_to(scene.state, VOID))
    scene.choose("naalu", "system", 27)
    assert scene.units("naalu", VOID) == {}
    assert scene.units("naalu", 27) == {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 1}
    assert scene.state.strategy[1] == 1
    assert scene.state.on_board[1] == 1 << 27
    assert not scene.told("space_combat_begins")


def test_notes_4_12g_foresight_leads_neither_into_nebulas_nor_to_ships_of_others() -> None:
    scene = foresight(cruiser=1)
    scene.put("sol", 27, fighter=1)
    scene.choose("naalu", "play", "foresight")
    assert scene.refusal("naalu", "system", 42) == "RR 21.2 open_next_to_this_system"
    assert scene.refusal("naalu", "system", 27) == "RR 21.2 without_ships_of_others"
    assert ("system", 33) in scene.options("naalu")


def test_notes_4_12c_foresight_spends_the_token_even_where_one_lies() -> None:
    scene = foresight(cruiser=1)
    scene.state.on_board[1] = 1 << 27
    scene.choose("naalu", "play", "foresight")
    scene.choose("naalu", "system", 27)
    assert (scene.state.strategy[1], scene.state.on_board[1]) == (1, 1 << 27)


def test_foresight_needs_a_token_in_the_strategy_pool_and_ships_of_its_owner() -> None:
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", VOID, cruiser=1)
    scene.put("hacan", 24, cruiser=1)
    scene.state.strategy[1] = 0
    scene.play(TacticalAction(seat=0, system=VOID))
    scene.choose("hacan", "ship", "cruiser", 24, 0)
    assert not scene.told("played")
    assert scene.told("space_combat_begins")


def test_foresight_is_not_offered_where_no_neighbouring_system_is_open() -> None:
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", VOID, cruiser=1)
    for system in adjacent_to(scene.state, VOID):
        scene.put("hacan" if system == 24 else "sol", system, cruiser=2)
    scene.play(TacticalAction(seat=0, system=VOID))
    scene.choose("hacan", "ship", "cruiser", 24, 0)
    scene.choose("hacan", "done")
    assert scene.told("space_combat_begins") == [(0, 1, VOID)]
    assert scene.state.strategy[1] == 2


def test_notes_4_12e_foresight_takes_ground_forces_along_as_far_as_there_is_room() -> None:
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", 35, carrier=1, fighter=3)
    scene.put("naalu", "bereg", infantry=2)
    scene.take("naalu", "bereg")
    near = adjacent_to(scene.state, 35)
    origin, refuge = near[0], near[1]
    scene.put("hacan", origin, cruiser=1)
    scene.play(TacticalAction(seat=0, system=35))
    scene.choose("hacan", "ship", "cruiser", origin, 0)
    scene.choose("naalu", "play", "foresight")
    scene.choose("naalu", "system", refuge)
    assert scene.options("naalu") == (("board", "bereg"), ("done",))
    scene.choose("naalu", "board", "bereg")
    assert scene.units("naalu", refuge) == {"carrier": 1, "fighter": 3, "infantry": 1}
    assert scene.has("naalu", "bereg", "infantry") == 1


def test_notes_4_12f_foresight_respects_the_fleet_pool_where_it_leads() -> None:
    scene = foresight(cruiser=3)
    scene.put("naalu", 27, destroyer=1)
    scene.choose("naalu", "play", "foresight")
    scene.choose("naalu", "system", 27)
    assert scene.ask("naalu").prompt == "respect_limits"


def test_foresight_out_of_a_gravity_rift_is_rolled_for() -> None:
    scene = Scene("hacan", "naalu", "sol", "norr", "yin", "saar")
    scene.put("naalu", 41, cruiser=2)
    near = [each for each in adjacent_to(scene.state, 41) if each != 42]
    scene.rolls(3, 4)
    scene.play(Withdraw(seat=1, system=41, target=near[0], how="foresight"))
    assert scene.rolled == [(1, "gravity_rift", 3), (1, "gravity_rift", 4)]
    assert scene.units("naalu", near[0]) == {"cruiser": 1}
