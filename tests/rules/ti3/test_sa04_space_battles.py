"""SA chapter 4: Space Battles."""

from __future__ import annotations

from tests.rules.ti3.battling import NEUTRAL, SAUDOR, Battlefield
from throneworld.ti3.state import Gate
from throneworld.ti3.steps.gates import turn_gates
from throneworld.ti3.tactical.retreat import Leave

FOR_ME = ("for_me",)


def test_sa_4_1_2_a_battle_lasts_until_one_side_has_ships_left() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(6, 6, 1, 1, 7, 1)
    scene.stay()
    assert scene.done
    assert scene.rolled == [
        (0, "combat", 6),
        (1, "combat", 6),
        (0, "combat", 1),
        (1, "combat", 1),
        (0, "combat", 7),
        (1, "combat", 1),
    ]
    assert scene.fleets() == ({"cruiser": 1}, {})
    assert scene.won() == [(0, "attacker")]


def test_sa_4_1_2_a_battle_may_leave_neither_side_with_ships_and_then_nobody_has_won() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(7, 7)
    scene.stay()
    assert scene.fleets() == ({}, {}) and scene.won() == []
    assert scene.told("space_battle_ends") == [(scene.system("saudor"), -1)]


def test_sa_4_2_1_what_precedes_combat_comes_before_the_first_round_only() -> None:
    scene = Battlefield("yssaril", "letnev", "hacan")
    scene.sides({"flagship": 1}, {"cruiser": 1, "dreadnought": 1})
    scene.fight(1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 1, 1)
    scene.stay()
    assert [(seat, why) for seat, why, *_ in scene.rolled][:3] == [
        (0, "pre_combat"),
        (0, "combat"),
        (1, "combat"),
    ]
    assert [why for _, why, *_ in scene.rolled].count("pre_combat") == 1


def test_sa_4_2_2_first_the_barrage_with_its_losses_then_all_other_shots() -> None:
    scene = Battlefield("sol", "letnev", "hacan")
    scene.sides({"destroyer": 1, "carrier": 1}, {"flagship": 1, "fighter": 1})
    scene.fight(9, 1, 5)
    assert [roll[:2] for roll in scene.rolled] == [(0, "barrage"), (1, "pre_combat")]
    assert scene.fleets()[1] == {"flagship": 1}, "the Fighter went before the next roll"
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "destroyer", 0), FOR_ME)


def test_sa_4_2_2_ships_that_are_lost_to_a_shot_still_shoot() -> None:
    scene = Battlefield("yssaril", "letnev", "hacan")
    scene.sides({"flagship": 1, "cruiser": 1}, {"flagship": 1})
    scene.damage("letnev", SAUDOR, "flagship", 2)
    scene.fight(6, 1, 1, 5)
    assert scene.rolled == [(0, "pre_combat", 6, 1, 1), (1, "pre_combat", 5)]
    assert scene.units("letnev", SAUDOR) == {"flagship": 1}, "all losses fall together"
    scene.choose("yssaril", "hit", "cruiser", 0)
    assert scene.fleets() == ({"flagship": 1}, {}) and scene.done


def test_sa_4_2_3_ships_that_come_after_the_shots_neither_give_nor_suffer_any() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 1}, {"fighter": 1, "carrier": 1})
    scene.fight(1, 1, 1, stage="relays")
    scene.stay()
    assert all(why == "combat" for _, why, *_ in scene.rolled)


def test_sa_4_2_4_a_fleet_that_has_left_beforehand_was_in_no_battle_and_no_war() -> None:
    scene = Battlefield()
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fight(stage="mercy")
    assert scene.done and scene.rolled == [] and scene.state.deeds == ()


def test_sa_4_3_1_each_destroyer_rolls_two_dice_against_fighters() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 2}, {"fighter": 3, "carrier": 1})
    scene.fight(9, 8, 10, 1)
    assert scene.rolled[0] == (0, "barrage", 9, 8, 10, 1)
    assert scene.fleets()[1] == {"fighter": 1, "carrier": 1}


def test_sa_4_3_2_fighters_lost_to_the_barrage_do_not_fire_back() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 1}, {"fighter": 2, "carrier": 1})
    scene.fight(9, 9, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled[1:3] == [(0, "combat", 1), (1, "combat", 1)], "one die: the Carrier's"


def test_sa_4_3_3_a_fleet_without_fighters_is_not_affected_by_the_barrage() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 2}, {"carrier": 1})
    scene.fight(9, 9, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled == [(0, "combat", 9, 9), (1, "combat", 1)]


def test_sa_4_4_1_a_round_is_announcing_rolling_casualties_leaving() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 2}, {"cruiser": 2})
    scene.activate("sol", "thibah")
    scene.fight(7, 1, 1, 1)
    assert scene.asked == ["sol"] and scene.prompt == "announce_withdrawal" and scene.rolled == []
    scene.choose("sol", "stay")
    assert scene.asked == ["letnev"] and scene.prompt == "announce_retreat" and scene.rolled == []
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.done
    assert scene.rolled == [(0, "combat", 7, 1), (1, "combat", 1, 1)]
    assert scene.units("letnev", SAUDOR) == {} and scene.units("letnev", "space:thibah") == {"cruiser": 1}


def test_sa_4_5_1_nobody_leaves_before_a_round_was_fought() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 2}, {"cruiser": 1})
    scene.fight(1, 1, 7)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.rolled == [(0, "combat", 1, 1), (1, "combat", 7)], "the round comes first"
    assert scene.fleets() == ({"cruiser": 1}, {})
    assert scene.won() == [(0, "attacker")]


def test_sa_4_5_2_the_defender_is_asked_only_if_the_attacker_does_not_withdraw() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.activate("sol", "thibah")
    scene.fight(1, 1)
    scene.offers("sol", ("withdraw", scene.system("thibah")), ("stay",))
    scene.choose("sol", "withdraw", scene.system("thibah"))
    assert scene.done and scene.units("sol", "space:thibah") == {"cruiser": 1}
    assert scene.won() == [(1, "defender")]


def test_sa_4_5_3_and_ruling_60_the_target_is_adjacent_and_without_ships_of_others() -> None:
    scene = Battlefield(board={(0, 0): "saudor", (1, 0): "thibah", (-1, 0): "void", (2, 0): "vefut_ii"})
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.put("hacan", "space:void", fighter=1)
    scene.put("sol", "thibah", ground_force=1, space_dock=1)
    scene.fight()
    scene.offers("letnev", ("retreat", scene.system("thibah")), ("stay",))
    scene.refuses("letnev", "retreat", scene.system("void"), rule="SA-4.5.3", key="retreat_into_ships")
    scene.refuses("letnev", "retreat", scene.system("vefut_ii"), rule="SA-4.5.3", key="retreat_too_far")


def test_sa_4_5_4_a_withdrawal_goes_only_where_a_counter_lies_already() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.activate("sol", "void")
    scene.fight()
    scene.offers("sol", ("withdraw", scene.system("void")), ("stay",))
    scene.refuses("sol", "withdraw", scene.system("thibah"), rule="SA-4.5.4", key="not_activated_earlier")


def test_sa_4_5_5_a_retreat_may_go_where_no_counter_lies_and_activates_it() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1)
    thibah, nebula = scene.system("thibah"), scene.system("nebula")
    scene.offers(
        "letnev",
        *sorted([("retreat", thibah), ("retreat", scene.system("void")), ("retreat", nebula)]),
        ("stay",),
    )
    scene.refuses("letnev", "retreat", scene.system("supernova"), rule="SA-3.14.5", key="closed_terrain")
    scene.choose("letnev", "retreat", nebula)
    assert scene.state.on_board[1] == 1 << nebula


def test_sa_4_5_5_a_home_of_others_is_closed_to_retreats_in_the_first_round() -> None:
    scene = Battlefield(board={(0, 0): "saudor", (1, 0): "home_hacan", (0, 1): "thibah"})
    scene.state.round = 1
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight()
    scene.refuses(
        "letnev", "retreat", scene.system("home_hacan"), rule="SA-3.14.4", key="home_in_first_round"
    )


def test_sa_4_5_6_and_ruling_14_the_counter_of_a_retreat_from_no_activated_system() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert (scene.state.strategy[1], scene.state.tactic[1], scene.state.fleet[1]) == (2, 3, 3)
    assert scene.state.on_board[1] == 1 << scene.system("thibah")


def test_sa_4_5_6_from_strategy_allocation_if_it_was() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.activate("letnev", "saudor")
    scene.fight(1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.state.strategy[1] == 1
    assert scene.state.on_board[1] == 1 << scene.system("thibah") | 1 << scene.system("saudor")


def test_sa_4_5_6_without_reinforcements_strategy_allocation_pays_and_without_that_nobody() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.counters("letnev", 15, 8, 1)
    scene.fight(1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.state.strategy[1] == 0
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.counters("letnev", 15, 8, 0)
    scene.activate("letnev", "void")
    scene.fight(1, 1)
    scene.refuses("letnev", "retreat", scene.system("thibah"), rule="SA-4.5.6", key="no_counter_to_place")


def test_sa_4_5_7_out_of_an_activated_system_only_with_a_counter_in_strategy_allocation() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.activate("letnev", "saudor", "void")
    scene.counters("letnev", 3, 3, 0)
    scene.fight(1, 1)
    scene.offers("letnev", ("retreat", scene.system("void")), ("stay",))
    scene.refuses("letnev", "retreat", scene.system("thibah"), rule="SA-4.5.7", key="no_counter_in_strategy")
    scene.choose("letnev", "retreat", scene.system("void"))
    assert scene.units("letnev", "space:void") == {"cruiser": 1}


def test_sa_4_5_8_fleet_supply_is_not_asked_when_the_target_is_named() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 1}, {"cruiser": 2})
    scene.put("letnev", "space:thibah", destroyer=3)
    scene.fight()
    assert ("retreat", scene.system("thibah")) in scene.options("letnev")


def test_sa_4_6_1_both_sides_roll_all_their_dice_before_anybody_loses_a_ship() -> None:
    scene = Battlefield()
    scene.counters("sol", 3, 5, 2)
    scene.sides({"war_sun": 1, "dreadnought": 1, "cruiser": 1}, {"destroyer": 1, "fighter": 2})
    scene.fight(3, 2, 2, 4, 4, 6, 9, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled == [
        (0, "combat", 3, 2, 2),
        (0, "combat", 4, 4),
        (0, "combat", 6),
        (1, "combat", 9, 1, 1),
    ]
    assert scene.told("hits_produced") == [(0, "combat", 1), (1, "combat", 1)]
    assert scene.asked == ["sol"], "the attacker takes his hits first"


def test_sa_4_6_2_the_example_of_the_dice() -> None:
    scene = Battlefield()
    scene.counters("sol", 3, 4, 2)
    scene.sides({"cruiser": 3, "dreadnought": 1}, {"fighter": 2, "destroyer": 1})
    scene.put("letnev", "saudor", space_dock=1)
    scene.fight(6, 4, 2, 5, 7, 10, 3, 5)
    scene.choose("letnev", "stay")
    assert scene.told("hits_produced") == [(0, "combat", 2), (1, "combat", 1)]


def test_sa_4_7_1_the_attacker_takes_his_casualties_first_and_all_fall_together() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1, "destroyer": 1}, {"cruiser": 1, "destroyer": 1})
    scene.fight(7, 1, 7, 1)
    scene.choose("letnev", "stay")
    scene.offers("sol", ("hit", "cruiser", 0), ("hit", "destroyer", 0), FOR_ME)
    scene.choose("sol", "hit", "destroyer", 0)
    assert scene.fleets()[0] == {"cruiser": 1, "destroyer": 1}, "not yet"
    scene.offers("letnev", ("hit", "cruiser", 0), ("hit", "destroyer", 0), FOR_ME)
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.fleets() == ({"cruiser": 1}, {"destroyer": 1})


def test_sa_4_7_2_for_each_hit_a_ship_is_destroyed_or_damaged_as_the_owner_chooses() -> None:
    scene = Battlefield()
    scene.sides({"dreadnought": 1, "cruiser": 1}, {"cruiser": 2})
    scene.fight(1, 1, 1, 7, 7)
    scene.choose("letnev", "stay")
    scene.offers(
        "sol", ("hit", "dreadnought", 0), ("sustain", "dreadnought", 0), ("hit", "cruiser", 0), FOR_ME
    )
    scene.refuses("sol", "hit", "dreadnought", 1, rule="SA-4.7.2", key="none_is_damaged")
    scene.choose("sol", "sustain", "dreadnought", 0)
    scene.offers("sol", ("hit", "dreadnought", 1), ("hit", "cruiser", 0), FOR_ME)
    scene.choose("sol", "hit", "dreadnought", 1)
    assert scene.fleets()[0] == {"cruiser": 1}


def test_sa_4_7_2_ships_that_differ_by_their_load_are_named_by_it() -> None:
    scene = Battlefield()
    scene.fleet("sol", "saudor", "carrier", ground_force=4)
    scene.fleet("sol", "saudor", "carrier", ground_force=1)
    scene.put("letnev", SAUDOR, cruiser=2)
    scene.fight(1, 1, 7, 1)
    scene.choose("letnev", "stay")
    one, four = ("hit", "carrier", 0, "ground_force:1"), ("hit", "carrier", 0, "ground_force:4")
    scene.offers("sol", one, four, FOR_ME)
    scene.refuses("sol", "hit", "ground_force", 0, rule="SA-13.2.4", key="takes_no_part")
    scene.choose("sol", *one)
    assert scene.fleets()[0] == {"carrier": 1, "ground_force": 4}


def test_sa_4_7_3_a_damaged_dreadnought_falls_by_the_second_hit_a_war_sun_by_the_third() -> None:
    scene = Battlefield()
    scene.sides({"dreadnought": 1}, {"war_sun": 1})
    scene.damage("sol", SAUDOR, "dreadnought")
    scene.damage("letnev", SAUDOR, "war_sun")
    scene.fight(5, 3, 1)
    scene.choose("letnev", "stay")
    assert scene.asked == ["letnev"], "the Dreadnought falls without a question"
    scene.offers("letnev", ("hit", "war_sun", 1), ("sustain", "war_sun", 1), FOR_ME)
    scene.choose("letnev", "sustain", "war_sun", 1)
    assert scene.fleets() == ({}, {"war_sun": 1})
    assert scene.state.damage(1, 2)[scene.place(SAUDOR)], "two hits"


def test_sa_4_7_4_the_example_of_the_casualties() -> None:
    scene = Battlefield()
    scene.counters("sol", 3, 4, 2)
    scene.sides({"cruiser": 3, "dreadnought": 1}, {"fighter": 2, "destroyer": 1})
    scene.put("letnev", "saudor", space_dock=1)
    scene.fight(6, 4, 2, 5, 7, 10, 3, 5)
    scene.choose("letnev", "stay")
    scene.choose("sol", "sustain", "dreadnought", 0)
    scene.choose("letnev", "hit", "fighter", 0)
    scene.choose("letnev", "hit", "fighter", 0)
    assert scene.fleets() == ({"cruiser": 3, "dreadnought": 1}, {"destroyer": 1})
    assert scene.state.damaged[0][scene.place(SAUDOR)]


def test_sa_4_8_1_what_was_announced_is_carried_out_into_the_system_that_was_named() -> None:
    scene = Battlefield()
    scene.fleet("letnev", "saudor", "carrier", ground_force=2)
    scene.put("letnev", SAUDOR, fighter=1)
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fight(1, 1, 1)
    scene.choose("letnev", "retreat", scene.system("void"))
    assert scene.done
    assert scene.units("letnev", "space:void") == {"carrier": 1, "ground_force": 2, "fighter": 1}
    assert [load.cargo for load in scene.state.aboard[1][scene.place("space:void")]] != []


def test_sa_4_8_2_and_ruling_150_nobody_leaves_if_the_opponent_has_no_ships_left() -> None:
    scene = Battlefield()
    scene.activate("sol", "thibah")
    scene.sides({"cruiser": 2}, {"cruiser": 1})
    scene.put("letnev", "saudor", ground_force=1, pds=1, space_dock=1)
    scene.fight(7, 7, 1)
    scene.choose("sol", "withdraw", scene.system("thibah"))
    assert scene.fleets() == ({"cruiser": 2}, {}) and scene.won() == [(0, "attacker")]


def test_sa_4_8_3_whoever_has_spent_his_last_counter_meanwhile_takes_one_of_the_reinforcements() -> None:
    """Others cost counters of Strategy Allocation between the announcement and the retreat."""
    scene = Battlefield()
    scene.put("sol", SAUDOR, cruiser=1)
    scene.counters("sol", 3, 3, 0)
    thibah = scene.system("thibah")
    scene.play(Leave(seat=0, system=scene.system("saudor"), target=thibah))
    assert scene.state.on_board[0] >> thibah & 1 and scene.state.strategy[0] == 0


def test_sa_4_8_3_no_counter_is_placed_if_all_ships_were_destroyed() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(7, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.state.on_board[1] == 0 and scene.state.strategy[1] == 2


def test_sa_4_8_4_ships_above_fleet_supply_are_lost_in_the_new_system_as_their_owner_likes() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 1}, {"cruiser": 3})
    scene.put("letnev", "space:thibah", destroyer=1)
    scene.fight(1, 1, 1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    scene.offers("letnev", ("remove", "cruiser", 0), ("remove", "destroyer", 0))
    scene.choose("letnev", "remove", "destroyer", 0)
    assert scene.units("letnev", "space:thibah") == {"cruiser": 3} and scene.done


def test_sa_4_8_4_fighters_above_capacity_are_lost_there_too() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1, "fighter": 2})
    scene.put("letnev", "saudor", space_dock=1)
    scene.take("letnev", "saudor")
    scene.fight(1, 1, 1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.units("letnev", "space:thibah") == {"cruiser": 1} and scene.units("letnev", SAUDOR) == {}


def test_sa_4_8_5_a_retreat_does_not_trigger_pds_fire() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.put("sol", "thibah", pds=2)
    scene.take("sol", "thibah")
    scene.fight(1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.done and scene.units("letnev", "space:thibah") == {"cruiser": 1}
    assert [roll[1] for roll in scene.rolled] == ["combat", "combat"]


def test_sa_4_9_1_rounds_go_on_until_at_most_one_side_has_ships() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 2}, {"destroyer": 2})
    scene.fight(7, 1, 1, 1, 1, 7, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets()[1] == {"destroyer": 1} and scene.prompt == "announce_retreat"
    scene.choose("letnev", "stay")
    assert scene.done and scene.fleets() == ({"cruiser": 2}, {})


def _example() -> Battlefield:
    """SA-4.10.1: Xxcha attacks N'orr."""
    scene = Battlefield("xxcha", "norr", "hacan", board={(0, 0): "saudor"})
    scene.fleet("xxcha", "saudor", "carrier", ground_force=2)
    scene.put("xxcha", SAUDOR, fighter=3, cruiser=1)
    scene.put("norr", SAUDOR, cruiser=1, destroyer=2)
    return scene


def test_sa_4_10_1_the_fleets_of_the_example() -> None:
    ours, theirs = _example().fleets()
    assert ours == {"carrier": 1, "cruiser": 1, "fighter": 3, "ground_force": 2}
    assert theirs == {"cruiser": 1, "destroyer": 2}


def test_sa_4_10_2_the_barrage_of_the_example_misses() -> None:
    scene = _example()
    scene.fight(2, 2, 5, 6, 8, 6, 3, 5, 10, 8, 9, 10)
    assert scene.rolled[0] == (1, "barrage", 2, 2, 5, 6) and scene.told("hits_produced")[0] == (
        1,
        "barrage",
        0,
    )


def test_sa_4_10_3_the_first_round_of_the_example() -> None:
    scene = _example()
    scene.fight(2, 2, 5, 6, 8, 6, 3, 5, 10, 8, 9, 10)
    assert scene.told("hits_produced")[1:] == [(0, "combat", 2), (1, "combat", 3)]
    for _ in range(3):
        scene.choose("xxcha", "hit", "fighter", 0)
    scene.choose("norr", "hit", "destroyer", 0)
    scene.rolls(9, 1, 3)
    scene.choose("norr", "hit", "destroyer", 0)
    assert scene.told("units_destroyed")[:2] == [
        (0, "fighter", 3, scene.place(SAUDOR), 1, "combat"),
        (1, "destroyer", 2, scene.place(SAUDOR), 0, "combat"),
    ]


def test_sa_4_10_4_the_second_round_of_the_example_leaves_xxcha_with_their_ground_forces() -> None:
    scene = _example()
    scene.fight(2, 2, 5, 6, 8, 6, 3, 5, 10, 8, 9, 10, 9, 1, 3)
    for _ in range(3):
        scene.choose("xxcha", "hit", "fighter", 0)
    for _ in range(2):
        scene.choose("norr", "hit", "destroyer", 0)
    assert scene.done and scene.won() == [(0, "attacker")]
    assert scene.fleets() == ({"carrier": 1, "cruiser": 1, "ground_force": 2}, {})


# Rulings


def test_ruling_178_a_retreat_through_a_wormhole_token_turns_it_when_the_action_ends() -> None:
    scene = Battlefield(board={(0, 0): "saudor", (3, 0): "lodor"})
    scene.state.gates = (Gate(scene.system("saudor"), ("A", "B")),)
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1)
    scene.choose("letnev", "retreat", scene.system("lodor"))
    assert scene.units("letnev", "space:lodor") == {"cruiser": 1}
    turn_gates(scene.game)
    assert scene.state.gates[0].letter == "B"


def test_ruling_24_fighters_alone_in_an_ion_storm_end_at_the_defenders_cost() -> None:
    scene = Battlefield(board={(0, 0): "ion_storm"})
    scene.sides({"fighter": 2, "carrier": 0}, {"fighter": 3})
    scene.fight()
    assert scene.rolled == [] and scene.told("stalemate") and scene.units("letnev", "space:ion_storm") == {}
    assert scene.won() == [(0, "attacker")]


def test_ruling_85_units_of_nobody_take_hits_on_the_weakest_first_and_never_leave() -> None:
    scene = Battlefield()
    scene.put("sol", SAUDOR, cruiser=2)
    scene.put("neutral", SAUDOR, fighter=1, dreadnought=1)
    scene.activate("sol", "thibah")
    scene.fight(7, 7, 1, 1, 1, 7, 7, 1, defender=NEUTRAL)
    scene.offers("sol", ("withdraw", scene.system("thibah")), ("stay",))
    scene.choose("sol", "stay")
    assert scene.units("neutral", SAUDOR) == {"dreadnought": 1}
    assert scene.state.neutral_damage[0][scene.place(SAUDOR)], "the second hit was sustained"
    assert scene.state.deeds == () or all(each.kind == "destroyed" for each in scene.state.deeds)


def test_ruling_110_a_battle_that_has_not_ended_after_all_goes_on() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(7, 1, stage="won", number=3, winner=0)
    assert scene.prompt == "announce_retreat"
    scene.choose("letnev", "stay")
    assert scene.rolled == [(0, "combat", 7), (1, "combat", 1)] and scene.won() == [(0, "attacker")]
