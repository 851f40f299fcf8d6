"""Invasion Combat: PDS fire, Commandos, rounds, victory (SA-5.1, 5.3 to 5.6)."""

from __future__ import annotations

from tests.ti3.landing import land, land_and_end, scene_at, set_down
from tests.ti3.scene import Scene


def invaded(*dice: int, landing: dict[str, int], tile: str = "quann", **defenders: int) -> Scene:
    """Sol lands all of these on a planet of Letnev's."""
    scene = scene_at(tile)
    scene.take("letnev", tile)
    if defenders:
        scene.put("letnev", tile, **defenders)
    scene.fleet("sol", tile, "carrier", **landing)
    scene.rolls(*dice)
    land(scene, tile)
    for kind, number in landing.items():
        set_down(scene, *[kind] * number, on=tile)
    return scene


# When it is fought


def test_sa_5_1_1_ground_units_against_ground_units_are_fought_over() -> None:
    scene = invaded(8, 1, landing={"ground_force": 1}, ground_force=1)
    assert scene.told("invasion_begins") == [(0, 1, "quann")]
    assert scene.rolled == [(0, "combat", 8), (1, "combat", 1)]
    scene.offers("sol", ("promote", "ground_force"), ("done",))


def test_sa_5_1_2_nobody_withdraws_or_retreats() -> None:
    scene = invaded(1, 1, 1, 1, 8, 1, landing={"ground_force": 1}, ground_force=1)
    assert [roll[0] for roll in scene.rolled] == [0, 1, 0, 1, 0, 1]
    assert scene.prompt == "promote"


def test_sa_5_1_5_bombardment_then_pds_then_commandos_come_before_the_first_round() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=3, pds=1)
    scene.put("sol", "space:quann", dreadnought=2)
    scene.fleet("sol", "quann", "carrier", ground_force=1, shock_troop=1)
    scene.rolls(5, 5, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "shock_troop", on="quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    assert scene.prompt == "fire_defence" and scene.has("letnev", "quann", "ground_force") == 2
    scene.choose("letnev", "fire", 1)
    assert scene.prompt == "name_commandos"
    assert [why for _, why, *_ in scene.rolled] == ["bombardment", "bombardment", "invasion_defence"]


# PDS (SA-5.3)


def test_sa_5_3_1_each_pds_may_fire_one_shot_and_the_invader_assigns_the_hits() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.take("sol", "wellon", "thibah", "saudor")
    for planet in ("wellon", "thibah", "saudor"):
        scene.put("sol", planet, pds=2)
    scene.put("sol", "jord", pds=2)
    scene.put("letnev", "quann", pds=2, space_dock=1)
    scene.fleet("sol", "quann", "carrier", ground_force=2, shock_troop=1)
    scene.rolls(6, 5)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", "shock_troop", on="quann")
    scene.offers("letnev", ("fire", 1), ("fire", 2), ("hold_fire",))
    scene.refuses("letnev", "fire", 3, rule="SA-5.3.1", key="so_many_pds")
    scene.choose("letnev", "fire", 2)
    scene.offers("sol", ("hit", "ground_force", 0), ("hit", "shock_troop", 0))
    scene.choose("sol", "hit", "ground_force", 0)
    scene.offers("sol", ("capture", "pds"), ("capture", "space_dock"), ("done",))
    scene.choose("sol", "capture", "pds")
    scene.refuses("sol", "capture", "pds", rule="SA-13.14.11", key="no_piece_left")
    scene.choose("sol", "capture", "space_dock")
    assert scene.done, "nobody is promoted: no ground units stood there (SA-13.14.5)"
    assert scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 1, "pds": 1, "space_dock": 1}
    assert scene.units("letnev", "quann") == {}
    assert scene.state.exhausted_docks == ("quann",) and scene.state.control["quann"] == 0


def test_sa_5_3_1_the_defender_may_hold_his_fire() -> None:
    scene = invaded(landing={"ground_force": 1}, pds=1)
    scene.choose("letnev", "hold_fire")
    assert not scene.rolled and scene.state.control["quann"] == 0


def test_sa_5_3_2_invaders_lost_to_pds_do_not_fight() -> None:
    scene = invaded(6, 1, 8, landing={"ground_force": 2}, pds=1, ground_force=1)
    scene.choose("letnev", "fire", 1)
    assert scene.rolled == [(1, "invasion_defence", 6), (0, "combat", 1), (1, "combat", 8)]
    assert scene.units("sol", "quann") == {} and scene.state.control["quann"] == 1


def test_sa_5_3_3_and_ruling_51_without_defending_ground_units_there_are_no_rounds() -> None:
    scene = invaded(1, landing={"ground_force": 1}, pds=1)
    scene.choose("letnev", "fire", 1)
    assert scene.rolled == [(1, "invasion_defence", 1)]
    assert not scene.told("invasion_begins")
    assert scene.state.control["quann"] == 0


# Commandos (SA-5.4)


def test_sa_5_4_1_any_number_of_shock_troops_may_be_commandos_if_somebody_fights() -> None:
    scene = invaded(8, 8, landing={"ground_force": 1, "shock_troop": 2}, ground_force=1, space_dock=1)
    scene.offers("sol", ("commando", 0), ("commando", 1), ("commando", 2))
    scene.refuses("sol", "commando", 3, rule="SA-5.4.1", key="so_many_shock_troops")
    scene.choose("sol", "commando", 2)
    assert scene.done
    assert scene.units("sol", "quann") == {}, "Commandos die with those who fought (ruling 57)"
    assert scene.units("letnev", "quann") == {"space_dock": 1}
    assert scene.state.control["quann"] == 1 and "quann" not in scene.state.exhausted


def test_sa_5_4_2_and_5_4_3_commandos_roll_nothing_are_no_casualties_and_capture_one_piece_each() -> None:
    scene = invaded(
        *(1, 1, 1, 1, 8, 8, 8, 1, 1, 8, 1),
        landing={"ground_force": 2, "shock_troop": 2},
        ground_force=2,
        pds=1,
        space_dock=1,
    )
    scene.choose("letnev", "fire", 1)
    scene.refuses("sol", "commando", 3, rule="SA-5.4.1", key="so_many_shock_troops")
    scene.choose("sol", "commando", 1)
    assert [len(roll) - 2 for roll in scene.rolled] == [1, 3, 2, 1, 2, 1, 1], "one Shock Troop of two rolls"
    assert scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 1}
    scene.offers("sol", ("capture", "pds"), ("capture", "space_dock"), ("done",))
    scene.choose("sol", "capture", "space_dock")
    scene.offers("sol", ("promote", "ground_force"), ("done",))
    scene.choose("sol", "done")
    assert scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 1, "space_dock": 1}
    assert scene.units("letnev", "quann") == {}
    assert scene.state.exhausted_docks == ("quann",) and scene.state.exhausted == ("quann",)


def test_sa_13_14_9_all_shock_troops_cannot_be_commandos() -> None:
    scene = invaded(5, 8, landing={"shock_troop": 2}, ground_force=1, space_dock=1)
    scene.offers("sol", ("commando", 0), ("commando", 1))
    scene.refuses("sol", "commando", 2, rule="SA-13.14.9", key="somebody_has_to_fight")
    scene.choose("sol", "commando", 1)
    assert scene.units("sol", "quann") == {} and scene.units("letnev", "quann") == {"space_dock": 1}


# Rounds (SA-5.5)


def test_sa_5_5_1_rounds_are_fought_until_at_most_one_side_is_left() -> None:
    scene = invaded(1, 1, 8, 1, landing={"ground_force": 1}, ground_force=1)
    assert scene.rolled == [(0, "combat", 1), (1, "combat", 1), (0, "combat", 8), (1, "combat", 1)]
    assert scene.prompt == "promote"


def test_sa_5_5_2_a_mechanized_unit_rolls_two_dice_and_one_when_damaged() -> None:
    scene = invaded(1, 1, 8, 1, 8, 7, landing={"mechanized_unit": 1}, ground_force=2)
    scene.offers("sol", ("hit", "mechanized_unit", 0), ("sustain", "mechanized_unit", 0))
    scene.choose("sol", "sustain", "mechanized_unit", 0)
    assert [(*roll[:2], len(roll) - 2) for roll in scene.rolled[:4]] == [
        (0, "combat", 2),
        (1, "combat", 2),
        (0, "combat", 1),
        (1, "combat", 2),
    ]


def test_sa_5_5_3_each_side_assigns_the_hits_it_received() -> None:
    scene = invaded(8, 1, 8, 1, landing={"ground_force": 2}, ground_force=1, mechanized_unit=1)
    scene.offers(
        "letnev",
        ("hit", "ground_force", 0),
        ("hit", "mechanized_unit", 0),
        ("sustain", "mechanized_unit", 0),
    )


def test_sa_5_5_4_fighting_shock_troops_fall_before_all_others() -> None:
    scene = invaded(1, 1, 1, 8, landing={"ground_force": 2, "shock_troop": 1}, ground_force=1)
    scene.choose("sol", "commando", 0)
    assert scene.has("sol", "quann", "shock_troop") == 0
    assert scene.told("units_destroyed")[0][:3] == (0, "shock_troop", 1)


def test_sa_5_5_4_a_mechanized_unit_may_sustain_before_a_shock_troop_falls() -> None:
    scene = invaded(1, 1, 1, 8, landing={"shock_troop": 1, "mechanized_unit": 1}, ground_force=1)
    scene.choose("sol", "commando", 0)
    scene.offers("sol", ("hit", "shock_troop", 0), ("sustain", "mechanized_unit", 0))
    scene.refuses("sol", "hit", "mechanized_unit", 0, rule="SA-5.5.4", key="others_fall_first")


# What comes of it (SA-5.6)


def test_sa_5_6_1_the_invasion_succeeds_when_no_defender_is_left_and_an_attacker_is() -> None:
    scene = invaded(8, 1, 1, landing={"ground_force": 2}, ground_force=1)
    scene.choose("sol", "done")
    assert scene.state.control["quann"] == 0
    won = [deed.about for deed in scene.state.deeds if deed.kind == "won"]
    assert won == [("attacker", 1, "quann", 1)]


def test_sa_5_6_2_pds_and_dock_are_destroyed_and_the_card_is_taken_exhausted() -> None:
    scene = invaded(1, 8, 1, 1, landing={"ground_force": 2}, ground_force=1, pds=1, space_dock=1)
    scene.choose("letnev", "fire", 1)
    scene.choose("sol", "done")
    assert scene.units("letnev", "quann") == {}
    assert scene.state.control["quann"] == 0 and scene.state.exhausted == ("quann",)
    lost = [deed.about[:3] for deed in scene.state.deeds if deed.kind == "destroyed" and deed.seat == 0]
    assert ("space_dock", 1, 1) in lost and ("pds", 1, 1) in lost


def test_sa_5_6_3_and_ruling_59_one_surviving_ground_force_may_be_promoted() -> None:
    scene = invaded(8, 1, 1, landing={"ground_force": 2}, ground_force=1)
    scene.offers("sol", ("promote", "ground_force"), ("done",))
    scene.refuses("sol", "promote", "mechanized_unit", rule="SA-5.6.3", key="only_ground_forces")
    scene.choose("sol", "promote", "ground_force")
    assert scene.done
    assert scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 1}


def test_sa_5_6_3_without_the_option_nobody_is_promoted() -> None:
    scene = scene_at("quann", shock_troops=False)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.rolls(8, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    assert scene.done and scene.units("sol", "quann") == {"ground_force": 1}


def test_sa_5_6_5_if_everybody_dies_the_defender_keeps_the_planet() -> None:
    scene = invaded(8, 8, landing={"ground_force": 1}, ground_force=1)
    assert scene.units("sol", "quann") == {} and scene.units("letnev", "quann") == {}
    assert scene.state.control["quann"] == 1 and "quann" not in scene.state.exhausted
    assert not [deed for deed in scene.state.deeds if deed.kind == "won"]


def test_a_combat_in_which_nothing_can_come_of_thirty_rounds_is_lost_to_the_invaders() -> None:
    """Ruling 155."""
    scene = invaded(*[1] * 60, landing={"ground_force": 1}, ground_force=1)
    assert len(scene.rolled) == 60
    assert scene.units("sol", "quann") == {} and scene.units("letnev", "quann") == {"ground_force": 1}


# Installations (SA-3.20, 13.14)


def test_sa_3_20_2_and_3_20_3_pds_that_landed_are_no_casualties_and_fall_with_the_force() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=2)
    scene.fleet("sol", "quann", "carrier", ground_force=2, pds=1)
    scene.rolls(1, 8, 1)
    land(scene, "quann")
    scene.offers("sol", ("land", "ground_force", "quann"), ("land", "pds", "quann"), ("done",))
    set_down(scene, "ground_force", "pds", on="quann")
    scene.choose("sol", "done")
    assert scene.done and scene.units("sol", "quann") == {}
    assert scene.units("letnev", "quann") == {"ground_force": 2}
    assert scene.units("sol", "space:quann") == {"carrier": 1, "ground_force": 1}


def test_sa_3_20_1_the_active_player_says_which_planet_comes_first() -> None:
    scene = scene_at("arnor_lor")
    scene.take("letnev", "arnor", "lor")
    scene.put("letnev", "arnor", ground_force=1)
    scene.put("letnev", "lor", ground_force=1)
    scene.fleet("sol", "arnor_lor", "carrier", ground_force=2)
    scene.rolls(8, 1, 1, 8)
    land(scene, "arnor_lor")
    scene.choose("sol", "land", "ground_force", "arnor")
    scene.choose("sol", "land", "ground_force", "lor")
    scene.offers("sol", ("next", "arnor"), ("next", "lor"))
    scene.choose("sol", "next", "lor")
    scene.choose("sol", "done")
    assert scene.state.control["lor"] == 0 and scene.state.control["arnor"] == 1


def test_sa_13_14_8_a_shock_troop_that_fought_captures_everything() -> None:
    scene = invaded(5, 1, 1, landing={"shock_troop": 1}, ground_force=1, pds=1, space_dock=1)
    scene.state.facilities["quann"] = ("refinery",)
    scene.choose("letnev", "hold_fire")
    scene.offers("sol", ("capture", "pds"), ("capture", "space_dock"), ("capture", "refinery"), ("done",))
    scene.choose("sol", "capture", "pds")
    scene.choose("sol", "capture", "refinery")
    scene.choose("sol", "done")
    assert scene.units("sol", "quann") == {"shock_troop": 1, "pds": 1}
    assert scene.state.facilities == {"quann": ("refinery",)} and not scene.state.exhausted_docks


# The Custodians (ruling 85)


def mecatol(*dice: int, troops: int = 3, **ships: int) -> Scene:
    scene = scene_at("mecatol_rex")
    scene.state.counters["mecatol_rex"] = ("fighter_ambush:3", "hostile_locals:2")
    scene.fleet("sol", "mecatol_rex", "carrier", ground_force=troops)
    if ships:
        scene.put("sol", "space:mecatol_rex", **ships)
    scene.rolls(*dice)
    land_and_end(scene, "mecatol_rex")
    return scene


def test_ruling_167_custodians_ground_first_then_their_fighters_then_card_and_promotion() -> None:
    scene = mecatol(8, 8, 1, 8, 1, 9, 9, 9, 9, 1, 1, cruiser=2)
    set_down(scene, *["ground_force"] * 3, on="mecatol_rex")
    scene.offers("sol", ("fight_now",), ("fight_later",))
    assert scene.units("neutral", "mecatol_rex") == {"ground_force": 2}
    assert scene.units("neutral", "space:mecatol_rex") == {"fighter": 3}
    scene.choose("sol", "fight_later")
    assert scene.rolled[:2] == [(0, "combat", 8, 8, 1), (-2, "combat", 8, 1)]
    assert "mecatol_rex" not in scene.state.control
    assert scene.units("sol", "mecatol_rex") == {"ground_force": 2}
    scene.choose("sol", "hit", "cruiser", 0)
    scene.offers("sol", ("promote", "ground_force"), ("done",))
    scene.choose("sol", "promote", "ground_force")
    assert scene.done
    assert scene.state.control["mecatol_rex"] == 0 and scene.state.exhausted == ("mecatol_rex",)
    assert scene.units("sol", "mecatol_rex") == {"ground_force": 1, "shock_troop": 1}
    assert scene.units("sol", "space:mecatol_rex") == {"cruiser": 1, "carrier": 1}
    assert not scene.state.neutral and "mecatol_rex" not in scene.state.counters


def test_custodians_that_lost_all_fighters_are_back_when_the_landing_fails() -> None:
    scene = mecatol(9, 9, 9, 9, 8, 7, 8, 1, troops=1, destroyer=1)
    set_down(scene, "ground_force", on="mecatol_rex")
    scene.choose("sol", "fight_now")
    while not scene.done:
        scene.choose("sol", *scene.options("sol")[0])
    assert "mecatol_rex" not in scene.state.control and scene.units("sol", "mecatol_rex") == {}
    assert not scene.state.neutral
    assert scene.state.counters["mecatol_rex"] == ("fighter_ambush:3", "hostile_locals:2")


def test_the_custodians_are_bombarded_when_somebody_lands() -> None:
    scene = mecatol(5, 8, 8, 8, 1, dreadnought=1)
    set_down(scene, *["ground_force"] * 3, on="mecatol_rex")
    scene.choose("sol", "bombard", "dreadnought", "mecatol_rex")
    scene.choose("sol", "fight_later")
    assert scene.rolled[0] == (0, "bombardment", 5)
    assert scene.rolled[2] == (-2, "combat", 1), "one of the two is gone"


def test_custodians_come_back_in_full_strength_if_nobody_controls_the_planet() -> None:
    scene = mecatol(8, 1, 1, 8, 8, 1, 8, 1, 8)
    set_down(scene, *["ground_force"] * 3, on="mecatol_rex")
    scene.choose("sol", "fight_later")
    assert scene.units("sol", "mecatol_rex") == {} and "mecatol_rex" not in scene.state.control
    assert scene.state.counters["mecatol_rex"] == ("fighter_ambush:3", "hostile_locals:2")
    assert not scene.state.neutral


def test_custodians_do_not_wake_for_ships_that_only_stop_there() -> None:
    scene = mecatol()
    scene.choose("sol", "done")
    assert scene.done and not scene.state.neutral and not scene.rolled
