"""Action cards of bombardments and invasions."""

from __future__ import annotations

from tests.ti3.fighting import PASS, bombarded, invasion
from tests.ti3.landing import land, scene_at

BOMBS, CHEMICALS, DUG_IN = (
    ("play", "anti_matter_smart_bombs"),
    ("play", "chemical_warfare"),
    ("play", "dug_in"),
)


def test_anti_matter_smart_bombs_give_each_larger_ship_a_die() -> None:
    scene = bombarded({"dreadnought": 2}, {"ground_force": 5}, 5, 5, 5, 4, sol=("anti_matter_smart_bombs",))
    scene.offers("sol", BOMBS, PASS)
    scene.choose("sol", *BOMBS)
    assert scene.rolled == [(0, "bombardment", 5, 5), (0, "bombardment", 5, 4)]
    assert scene.units("letnev", "quann") == {"ground_force": 2}


def test_anti_matter_smart_bombs_are_for_the_one_who_bombards() -> None:
    scene = bombarded(
        {"dreadnought": 1}, {"ground_force": 2}, 1, letnev=("anti_matter_smart_bombs", "dug_in")
    )
    scene.offers("letnev", DUG_IN, PASS)
    scene.refuses("letnev", *BOMBS, rule="SA-8.7.1", key="not_about_you")


def test_chemical_warfare_takes_half_and_hurts_machines_whatever_shields_say() -> None:
    scene = bombarded(
        {"dreadnought": 1},
        {"ground_force": 2, "shock_troop": 1, "mechanized_unit": 2, "pds": 2},
        1,
        sol=("chemical_warfare",),
    )
    scene.damage("letnev", "quann", "mechanized_unit")
    scene.offers("sol", CHEMICALS, PASS)
    scene.choose("sol", *CHEMICALS)
    scene.offers("letnev", ("destroy", "ground_force", 0), ("destroy", "shock_troop", 0))
    scene.refuses("letnev", "destroy", "mechanized_unit", 0, rule="SA-4.7.1", key="other_kind")
    scene.choose("letnev", "destroy", "ground_force", 0)
    scene.choose("letnev", "destroy", "shock_troop", 0)
    assert scene.units("letnev", "quann") == {"ground_force": 1, "mechanized_unit": 1, "pds": 2}
    assert scene.state.damaged[1]["quann"][11] == 1, "the one that is left is damaged"


def test_chemical_warfare_needs_somebody_on_the_ground() -> None:
    scene = bombarded({"dreadnought": 1}, {"pds": 1}, 1, sol=("chemical_warfare", "anti_matter_smart_bombs"))
    scene.offers("sol", BOMBS, PASS)
    scene.refuses("sol", *CHEMICALS, rule="SA-5.2.6", key="no_ground_units_there")


def test_dug_in_saves_ground_units_from_all_bombs() -> None:
    scene = bombarded({"dreadnought": 3}, {"ground_force": 1}, 10, 10, 10, letnev=("dug_in",))
    scene.offers("letnev", DUG_IN, PASS)
    scene.choose("letnev", *DUG_IN)
    assert scene.done and scene.units("letnev", "quann") == {"ground_force": 1}
    assert scene.state.control["quann"] == 1, "nor is the planet turned neutral"
    assert "sheltered" not in [each.kind for each in scene.state.marks], "the step is over"


def test_dug_in_is_for_the_one_who_is_bombarded() -> None:
    scene = bombarded({"dreadnought": 1}, {"ground_force": 1}, 1, sol=("dug_in", "chemical_warfare"))
    scene.offers("sol", CHEMICALS, PASS)
    scene.refuses("sol", *DUG_IN, rule="SA-5.1.1", key="not_defending")


def test_geomagnetic_mines_hit_every_machine_of_the_enemy() -> None:
    scene = invasion(
        {"mechanized_unit": 2, "ground_force": 1}, {"ground_force": 1}, letnev=("geomagnetic_mines",)
    )
    scene.offers("letnev", ("play", "geomagnetic_mines"), PASS)
    scene.rolls(1, 1, 1, 1, 8, 8, 8)
    scene.choose("letnev", "play", "geomagnetic_mines")
    assert scene.told("damage_sustained") == [(0, "mechanized_unit", "quann")] * 2


def test_geomagnetic_mines_destroy_those_that_are_damaged() -> None:
    scene = invasion({"ground_force": 3}, {"mechanized_unit": 1}, sol=("geomagnetic_mines",))
    scene.damage("letnev", "quann", "mechanized_unit")
    scene.choose("sol", "play", "geomagnetic_mines")
    assert scene.told("units_destroyed") == [(1, "mechanized_unit", 1, "quann", 0, "geomagnetic_mines")]
    assert scene.prompt == "promote", "nobody defends any more"


def test_geomagnetic_mines_need_an_enemy_machine() -> None:
    scene = invasion(
        {"ground_force": 3}, {"ground_force": 1}, sol=("geomagnetic_mines", "full_frontal_assault")
    )
    scene.offers("sol", ("play", "full_frontal_assault"), PASS)
    scene.refuses("sol", "play", "geomagnetic_mines", rule="SA-8.7.1", key="they_have_none")


def test_overrun_takes_two_ground_forces_and_no_shock_troop() -> None:
    scene = invasion({"mechanized_unit": 1}, {"ground_force": 3, "shock_troop": 1}, sol=("overrun",))
    scene.offers("sol", ("play", "overrun"), PASS)
    scene.choose("sol", "play", "overrun")
    assert scene.told("units_destroyed")[:1] == [(1, "ground_force", 2, "quann", 0, "overrun")]
    assert scene.has("letnev", "quann", "shock_troop") == 1


def test_overrun_is_stopped_by_pds() -> None:
    scene = invasion(
        {"mechanized_unit": 1}, {"ground_force": 3, "pds": 1}, 1, sol=("overrun", "full_frontal_assault")
    )
    scene.choose("letnev", "hold_fire")
    scene.offers("sol", ("play", "full_frontal_assault"), PASS)
    scene.refuses("sol", "play", "overrun", rule="SA-8.7.1", key="pds_there")


def test_last_stand_undoes_the_hits_of_the_round_on_the_defender_alone() -> None:
    scene = invasion(
        {"ground_force": 3},
        {"ground_force": 1, "mechanized_unit": 1},
        *(8, 8, 8, 1, 6, 1),
        letnev=("last_stand",),
    )
    scene.choose("letnev", "sustain", "mechanized_unit", 0)
    scene.offers("letnev", ("play", "last_stand"), PASS)
    scene.rolls(1, 1, 7, 5, 1)
    scene.choose("letnev", "play", "last_stand")
    assert scene.units("letnev", "quann") == {"ground_force": 1, "mechanized_unit": 1}
    assert scene.state.damaged[1] == {}, "the hit that was sustained is cancelled, too"
    assert scene.told("hits_produced")[2:4] == [(0, "combat", 0), (1, "combat", 2)], "a 5 and a 7 hit now"
    assert scene.units("sol", "quann") == {}, "what the attacker has lost stays lost"


def test_last_stand_is_for_the_defender_when_all_is_lost() -> None:
    scene = invasion(
        {"ground_force": 1}, {"ground_force": 1}, 8, 1, sol=("last_stand",), letnev=("full_frontal_assault",)
    )
    scene.refuses("letnev", "play", "last_stand", rule="SA-8.7.1", key="not_yours")
    scene.choose("letnev", "pass")
    assert scene.prompt == "promote" and scene.state.hands[0] == ("last_stand",)


def test_liberation_brings_troops_a_pds_and_a_trade_good() -> None:
    scene = invasion({"ground_force": 2}, {"ground_force": 1}, 8, 8, 1, sol=("liberation",))
    scene.choose("sol", "done")
    scene.offers("sol", ("play", "liberation"), PASS)
    scene.choose("sol", "play", "liberation")
    assert scene.units("sol", "quann") == {"ground_force": 4, "pds": 1}
    assert scene.state.trade_goods[0] == 1


def test_liberation_does_not_add_a_third_pds() -> None:
    scene = invasion({"shock_troop": 1}, {"ground_force": 1, "pds": 2}, 5, 1, sol=("liberation",))
    scene.choose("letnev", "hold_fire")
    scene.choose("sol", "capture", "pds")
    scene.choose("sol", "capture", "pds")
    scene.choose("sol", "play", "liberation")
    assert scene.units("sol", "quann") == {"shock_troop": 1, "ground_force": 2, "pds": 2}


def test_liberation_is_not_for_homes_unless_their_owner_allows_it() -> None:
    scene = scene_at("home_letnev")
    scene.fleet("sol", "home_letnev", "carrier", ground_force=1)
    scene.hold("sol", "liberation")
    land(scene, "home_letnev")
    scene.choose("sol", "land", "ground_force", "arc_prime")
    scene.choose("sol", "play", "liberation")
    assert scene.asked == ["letnev"] and scene.prompt == "allow_at_home"
    scene.choose("letnev", "refuse")
    assert scene.done and scene.state.control["arc_prime"] == 0
    assert scene.units("sol", "arc_prime") == {"ground_force": 1} and scene.state.trade_goods[0] == 0


def test_last_stand_adds_one_to_the_rolls_and_no_more() -> None:
    scene = invasion({"ground_force": 2}, {"ground_force": 1}, 8, 8, 1, letnev=("last_stand",))
    scene.offers("letnev", ("play", "last_stand"), PASS)
    scene.rolls(1, 1, 6)
    scene.choose("letnev", "play", "last_stand")
    assert scene.told("hits_produced")[2:4] == [(0, "combat", 0), (1, "combat", 0)], "a 6 is one too few"
