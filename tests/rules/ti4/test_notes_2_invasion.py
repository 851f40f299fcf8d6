"""The order of the steps of an invasion."""

from __future__ import annotations

from tests.rules.ti4.recording import answer, course, recorded, stops
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.invasion import Invasion

COMBAT = ["combat dice of letnev", "dice_rolled", "combat dice of hacan", "dice_rolled"]
OPENING = ["ground_combat_start", "ground_combat_round_start", *COMBAT, "ground_combat_rolls_after"]
CLOSING = ["hits_assigned_after", "ground_combat_round_end"]


def siege() -> Scene:
    """Hacan has an infantry on both planets of 35, a PDS on each; Letnev's war sun breaks the shields."""
    scene = recorded("letnev", "hacan", "jolnar")
    scene.technologies("letnev", "war_sun")
    scene.put("letnev", 35, war_sun=1, carrier=1, infantry=2)
    scene.state.points[0] = 1  # so that nobody beats the leader
    for planet in ("bereg", "lirta_iv"):
        scene.take("hacan", planet)
        scene.put("hacan", planet, infantry=1, pds=1)
    return scene


def test_notes_2_3a_an_invasion_stops_in_this_order_and_nowhere_else() -> None:
    scene = siege()
    scene.rolls(*(1,) * 5, 10, 1, 10, 1)
    scene.play(Invasion(seat=0, system=35))
    answer(
        scene,
        ("bombard", "war_sun", "bereg"),
        ("land", "infantry", "bereg"),
        ("fire", 0),
    )
    assert course(scene, "control_gained") == [
        "invasion_start",
        "bombardment dice of letnev",
        "forces_committed",
        "space_cannon_before",
        "space_cannon dice of hacan",
        *OPENING,
        "units_destroyed",
        *CLOSING,
        "ground_combat_won_after",
        "control_changes",
        "units_destroyed",
        "control_gained",
        "gain_control_after",
    ]


def test_notes_2_3b_all_cannons_fire_before_the_first_ground_combat_in_the_order_of_the_invader() -> None:
    scene = siege()
    scene.rolls(1, 1, 10, 1, 10, 1)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("letnev", "done")
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    assert scene.options("letnev") == (("next", "bereg"), ("next", "lirta_iv"))
    scene.choose("letnev", "next", "lirta_iv")
    assert scene.ask("hacan").about["place"] == "lirta_iv"
    scene.choose("hacan", "fire", 0)
    assert scene.ask("hacan").about["place"] == "bereg"
    scene.choose("hacan", "fire", 0)
    assert scene.told("ground_combat_begins") == []
    assert scene.ask("letnev").about["what"] == "ground_combat"
    scene.choose("letnev", "next", "lirta_iv")
    assert [fight[2] for fight in scene.told("ground_combat_begins")] == ["lirta_iv", "bereg"]


def test_notes_2_3c_both_ground_combats_are_over_before_control_of_either_planet_changes() -> None:
    scene = siege()
    scene.rolls(10, 1, 10, 1)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("letnev", "done")
    scene.choose("letnev", "land", "infantry", "bereg")
    answer(scene, ("land", "infantry", "lirta_iv"))
    order = stops(scene)
    assert order.count("ground_combat_won_after") == order.count("gain_control_after") == 2
    assert "ground_combat_start" not in order[order.index("control_changes") :]


def test_notes_2_3d_the_custodians_go_after_the_bombardment_and_before_the_landing() -> None:
    scene = recorded("letnev", "hacan", "jolnar")
    scene.state.custodians = True
    scene.goods("letnev", trade_goods=6)
    scene.put("letnev", 18, dreadnought=1, infantry=1)
    scene.play(Invasion(seat=0, system=18))
    assert course(scene) == ["invasion_start"]
    assert (scene.ask().prompt, scene.options()) == (
        "remove_custodians",
        (("remove_custodians",), ("leave_custodians",)),
    )
    answer(scene, ("remove_custodians",), ("land", "infantry", "mecatol_rex"))
    assert course(scene, "custodians_removed", "units_moved") == [
        "invasion_start",
        "custodians_removed",
        "units_moved",
        "forces_committed",
        "control_changes",
        "gain_control_after",
    ]


def test_notes_2_3e_structures_may_change_hands_before_they_would_be_destroyed() -> None:
    scene = siege()
    scene.state.units[1].pop("bereg")
    scene.put("hacan", "bereg", pds=1)
    scene.rolls(1)
    scene.play(Invasion(seat=0, system=35))
    answer(scene, ("land", "infantry", "bereg"), ("pass",))
    order = course(scene, "control_gained")
    assert order[-4:] == ["control_changes", "units_destroyed", "control_gained", "gain_control_after"]
    assert scene.told("units_destroyed") == [(1, "pds", 1, "bereg", 0, "overrun")]
