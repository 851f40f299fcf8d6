"""NOTES 4.31: units that are produced and paid for without PRODUCTION."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.units import profile


def spending(scene: Scene, faction: str, goods: int) -> None:
    """He pays with trade goods alone."""
    scene.goods(faction, goods)
    scene.state.exhausted = tuple(scene.state.control)


def salvage(theirs: Mapping[str, int], *rolls: int, mine: Mapping[str, int], other: str = "hacan") -> Scene:
    scene = stage(mine, theirs, factions=("mentak", other, "jolnar"))
    scene.technologies("mentak", "salvage_operations", "sarween_tools")
    spending(scene, "mentak", 20)
    for kind in theirs:
        if kind == "flagship":
            scene.damage(other, VOID, kind)
    return combat(scene, *rolls)


def kinds_offered(scene: Scene) -> list[str]:
    return [str(option[1]) for option in scene.options() if option[0] == "produce"]


# Paid, and no use of PRODUCTION


def test_notes_4_31a_salvage_operations_know_no_sarween_tools() -> None:
    scene = salvage({"cruiser": 1}, HIT, MISS, mine={"dreadnought": 1})
    scene.choose("mentak", "produce", "cruiser", str(VOID))
    assert scene.state.trade_goods[0] == 20 + 1 - 2


def test_notes_4_31a_duha_menaimon_knows_no_sarween_tools() -> None:
    scene = Scene("arborec", "hacan", "sol")
    scene.technologies("arborec", "sarween_tools")
    scene.put("arborec", 35, flagship=1)
    spending(scene, "arborec", 9)
    scene.play(TacticalAction(seat=0, system=35))
    scene.choose("arborec", "play", "duha_menaimon")
    scene.choose("arborec", "produce", "cruiser", "35")
    scene.choose("arborec", "done")
    assert scene.state.trade_goods[0] == 9 - 2


# Integrated Economy


def economy(goods: int = 20) -> Scene:
    scene = Scene("hacan", "letnev", "sol")
    scene.technologies("hacan", "integrated_economy")
    spending(scene, "hacan", goods)
    return scene


def test_notes_4_31b_integrated_economy_is_used_for_each_planet_that_is_gained() -> None:
    scene = economy()
    scene.play(GainControl(seat=0, planet="bereg"), GainControl(seat=0, planet="lirta_iv"))
    for planet in ("bereg", "lirta_iv"):
        scene.choose("hacan", "play", "integrated_economy")
        assert ("produce", "infantry", planet) in scene.options()
        scene.choose("hacan", "produce", "infantry", planet)
        scene.choose("hacan", "done")
        assert scene.units("hacan", planet) == {"infantry": 1}
    assert scene.done


def test_notes_4_31c_integrated_economy_counts_resources_that_are_attached() -> None:
    scene = economy()
    scene.law("core_mining", "bereg")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("hacan", "play", "integrated_economy")
    scene.choose("hacan", "produce", "dreadnought", "35")
    assert scene.refusal("hacan", "produce", "cruiser", "35") == "RR 58.4 cost_limit", (
        "four of five are spent"
    )
    scene.choose("hacan", "produce", "destroyer", "35")
    assert scene.done
    assert scene.units("hacan", 35) == {"dreadnought": 1, "destroyer": 1}
    assert scene.state.trade_goods[0] == 20 - 5


# Salvage Operations


def test_notes_4_31e_salvage_operations_produce_what_either_side_has_lost() -> None:
    scene = salvage({"cruiser": 1}, HIT, MISS, HIT, mine={"dreadnought": 1, "carrier": 1})
    scene.choose("mentak", "done")
    scene.choose("mentak", "destroy", "carrier", 0)
    assert set(kinds_offered(scene)) == {"carrier", "cruiser"}


def test_notes_4_31e_salvage_operations_find_nothing_of_a_ship_that_was_only_removed() -> None:
    """RR 29.2: where the fleet retreats to there is one ship too many, which nobody destroys."""
    scene = stage({"dreadnought": 1}, {"cruiser": 1}, factions=("mentak", "hacan", "jolnar"))
    scene.technologies("mentak", "salvage_operations")
    spending(scene, "mentak", 20)
    scene.put("hacan", 24, cruiser=3)
    combat(scene, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.units("hacan", 24) == {"cruiser": 3}
    assert scene.told("space_combat_ends") == [(VOID, 0)]
    assert scene.done, "there is nothing to produce"


def test_notes_4_31f_salvage_operations_produce_the_own_version_of_a_ship() -> None:
    scene = salvage({"flagship": 1}, HIT, MISS, MISS, mine={"dreadnought": 1})
    assert kinds_offered(scene) == ["flagship"]
    scene.choose("mentak", "produce", "flagship", str(VOID))
    assert scene.units("mentak", VOID) == {"flagship": 1, "dreadnought": 1}
    assert profile(scene.state, 0, "flagship").id == "fourth_moon"
    assert scene.state.trade_goods[0] == 20 + 1 - 8


# Chaos Mapping


def test_notes_4_31h_chaos_mapping_is_used_in_each_turn_of_its_owner() -> None:
    scene = Scene("saar", "letnev", "sol")
    scene.technologies("saar", "chaos_mapping")
    scene.put("saar", 47, space_dock=1, cruiser=1)
    spending(scene, "saar", 9)
    for turn in (1, 2):
        scene.play(Turn(seat=0))
        scene.choose("saar", "play", "chaos_mapping")
        scene.choose("saar", "produce", "destroyer", "47")
        assert scene.has("saar", 47, "destroyer") == turn
        assert scene.ask("saar").prompt == "choose_action"
        scene.state.active = 1
        scene.play(Turn(seat=1))
        assert scene.ask("letnev").prompt == "choose_action"
        scene.state.active = 0
