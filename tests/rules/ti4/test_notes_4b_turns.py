"""Rulings 22 to 24: a system that is closed, a turn that is cut short, and a turn of several actions."""

from __future__ import annotations

from tests.ti4.components.lawmaking import table
from tests.ti4.market import offer
from tests.ti4.scene import ALL, Scene
from tests.ti4.senate import witness
from throneworld.ti4.invariants import check
from throneworld.ti4.order import initiative_order
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.elimination import Eliminate
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.verbs.notes import play_note_to_area

PASS = ("pass",)
PEACE, WAR = "minister_of_peace", "minister_of_war"
TARMANN = 22


# Ceasefire


def closed(**ships: int) -> Scene:
    """Sol activate the system of Tarmann, where Letnev have ground forces, and find it closed."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "ceasefire", "sol")
    scene.put("sol", TARMANN, **ships)
    scene.put("letnev", "tarmann", infantry=1)
    scene.take("letnev", "tarmann")
    scene.play(TacticalAction(seat=0, system=TARMANN))
    scene.choose("letnev", "play", "ceasefire")
    return scene


def test_notes_4_22a_ceasefire_is_played_before_anything_moves_and_closes_the_system_to_all() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "ceasefire", "sol")
    scene.put("sol", 23, cruiser=1, carrier=1, infantry=2)
    scene.put("letnev", "tarmann", infantry=1)
    scene.play(TacticalAction(seat=0, system=TARMANN))
    assert scene.told("units_moved") == [] and scene.ask().seat == 1
    scene.choose("letnev", "play", "ceasefire")
    assert scene.done and scene.told("units_moved") == []


def test_notes_4_22b_ceasefire_lets_units_that_are_there_bombard_and_land() -> None:
    scene = closed(dreadnought=1, carrier=1, infantry=1)
    scene.rolls(10)
    scene.choose("sol", "bombard", "dreadnought", "tarmann")
    assert scene.told("bombarded") == [(0, "tarmann", 1)]
    scene.choose("sol", "land", "infantry", "tarmann")
    assert scene.state.control["tarmann"] == 0


def test_notes_4_22b_ceasefire_lets_units_that_are_there_fight_and_produce() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "ceasefire", "sol")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 1, cruiser=1)
    scene.put("letnev", 1, cruiser=1)
    scene.rolls(10, 1)
    scene.play(TacticalAction(seat=0, system=1))
    scene.choose("letnev", "play", "ceasefire")
    while scene.ask().prompt == "announce_retreat":
        scene.game.choose(scene.ask().seat, ("stay",))
    assert scene.told("space_combat_ends") == [(1, 0)]
    assert ("produce", "infantry", "jord") in scene.options("sol")


# Nullification Field, Minister of Peace


def test_notes_4_23a_minister_of_peace_leaves_no_activation_ability_to_anybody() -> None:
    scene = table("sol", "xxcha", "letnev")
    scene.law(PEACE, 1)
    scene.technologies("xxcha", "nullification_field")
    scene.put("xxcha", 31, cruiser=1)
    scene.put("sol", 1, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    assert scene.options("xxcha") == (("play", PEACE), ("play", "nullification_field"), PASS)
    scene.choose("xxcha", "play", PEACE)
    assert scene.done and scene.state.laws == {}
    assert scene.state.exhausted_technologies[1] == () and scene.state.strategy[1] == 2


def test_notes_4_23b_minister_of_peace_gives_back_neither_the_token_nor_a_card_that_was_played() -> None:
    scene = table()
    scene.law(PEACE, 2)
    scene.hold("sol", "flank_speed")
    scene.put("letnev", "lazar", infantry=1)
    scene.put("sol", 1, cruiser=1)
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 31)
    scene.choose("sol", "play", "flank_speed")
    scene.choose("jolnar", "play", PEACE)
    assert scene.done
    assert scene.state.hands[0] == () and scene.state.tactic[0] == 2
    assert scene.state.on_board[0] == 1 << 31
    check(scene.game)


def test_notes_4_23c_nullification_field_ends_the_turn_for_the_minister_of_war_too() -> None:
    scene = table("sol", "xxcha", "letnev")
    scene.law(WAR, 0)
    scene.technologies("xxcha", "nullification_field")
    scene.technologies("sol", "fleet_logistics")
    scene.put("xxcha", 31, cruiser=1)
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 31)
    scene.choose("xxcha", "play", "nullification_field")
    assert scene.done and scene.state.laws == {WAR: 0}


# Fleet Logistics, Minister of War


def test_notes_4_24a_fleet_logistics_makes_one_turn_of_two_actions() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *witness("turn_start")])
    scene.technologies("sol", "fleet_logistics")
    for faction in ("sol", "letnev"):
        scene.put(faction, 18, cruiser=1)
    scene.goods("sol", trade_goods=2)
    scene.play(Turn(seat=0), Turn(seat=1))
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("give_trade_goods", 1))
    scene.choose("letnev", "accept")
    scene.choose("sol", "tactical", 50)
    assert scene.refusal("sol", "transaction", 1) == "RR 83.1 traded_already"
    assert len(scene.told("witnessed")) == 1
    scene.choose("sol", "tactical", 12)
    assert scene.told("turn_begins") == [(0,), (1,)]
    assert ("transaction", 0) in scene.beside("letnev"), "the turn is over only now"


def test_notes_4_24b_minister_of_war_needs_a_token_that_is_still_there_after_the_action() -> None:
    scene = table()
    scene.law(WAR, 0)
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 50)
    scene.choose("sol", "play", WAR)
    assert scene.state.on_board[0] == 0, "the only one, so it is not asked which"
    assert scene.state.tactic[0] == 2
    assert ("tactical", 50) in scene.options("sol")


def test_notes_4_24c_minister_of_war_adds_an_action_to_those_of_fleet_logistics() -> None:
    scene = table()
    scene.law(WAR, 0)
    scene.technologies("sol", "fleet_logistics")
    scene.play(Turn(seat=0))
    assert not any(option[-1] == WAR for option in scene.options("sol")), "not before an action"
    scene.choose("sol", "tactical", 50)
    scene.choose("sol", "play", WAR)
    scene.choose("sol", "tactical", 50)
    scene.choose("sol", "tactical", 47)
    assert scene.done
    assert [system[1] for system in scene.told("system_activated")] == [50, 50, 47]


def test_notes_4_24d_nobody_passes_after_an_action_that_minister_of_war_has_added() -> None:
    scene = table()
    scene.law(WAR, 0)
    scene.state.exhausted_cards = ("leadership",)
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 50)
    scene.choose("sol", "play", WAR)
    assert ("end_turn",) in scene.options("sol") and PASS not in scene.options("sol")
    scene.choose("sol", "end_turn")
    assert scene.done and scene.state.passed == ()


# The 0 token of somebody who leaves the game


def lose_everything(scene: Scene, faction: str) -> None:
    """A player has no planet left and is out of the game."""
    seat = scene.seat(faction)
    for planet in [each for each, holder in scene.state.control.items() if holder == seat]:
        del scene.state.control[planet]
    scene.play(Eliminate(seat=seat))


def test_rr_31_2_the_0_token_of_eliminated_naalu_goes_with_them() -> None:
    scene = Scene("sol", "hacan", "naalu")
    scene.state.zero = 2
    lose_everything(scene, "naalu")
    assert scene.state.zero == -1 and initiative_order(scene.state)[:2] == (0, 1)
    check(scene.game)
    scene.play(StrategyPhase(stage="end"))
    assert scene.state.zero == -1, "nobody is telepathic any more"


def gifted() -> Scene:
    """Hacan have the 0 token of the Naalu."""
    scene = Scene("sol", "hacan", "naalu")
    play_note_to_area(scene.game, 1, scene.note("hacan", "gift_of_prescience", "naalu"))
    scene.state.zero = 1
    return scene


def test_rr_31_2_the_0_token_goes_back_to_the_naalu_when_its_holder_is_eliminated() -> None:
    scene = gifted()
    lose_everything(scene, "hacan")
    assert scene.state.zero == -1
    assert "gift_of_prescience:2" in scene.state.notes[2]
    check(scene.game)
    scene.play(StrategyPhase(stage="end"))
    assert scene.state.zero == 2, "in the next strategy phase they have it again"


def test_rr_31_2_the_0_token_stays_with_another_when_the_naalu_are_eliminated() -> None:
    scene = gifted()
    lose_everything(scene, "naalu")
    assert scene.state.zero == 1 and initiative_order(scene.state)[0] == 1
    assert scene.state.notes_in_play[1] == (), "their note is gone"
    check(scene.game)
