"""Action cards of rounds: bonuses, hits that are cancelled, units that come, who strikes first."""

from __future__ import annotations

from tests.ti3.fighting import PASS, SAUDOR, battle, invasion
from throneworld.imperium.marks import is_marked
from throneworld.ti3.cards.battle_bonuses import RALLIED

BOOST = ("play", "morale_boost")


def test_morale_boost_adds_one_to_all_rolls_of_a_round() -> None:
    scene = battle({"cruiser": 1, "carrier": 1}, {"cruiser": 2}, sol=("morale_boost",))
    scene.fight(6, 8, 6, 6, stage="round_begins")
    scene.offers("sol", BOOST, PASS)
    scene.choose("sol", *BOOST)
    assert scene.rolled == [(0, "combat", 6), (0, "combat", 8), (1, "combat", 6, 6)]
    assert scene.told("hits_produced") == [(0, "combat", 2), (1, "combat", 0)]
    assert scene.fleets()[1] == {} and scene.done
    assert scene.state.action_discards == ("morale_boost",)


def test_morale_boost_ends_with_the_round() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, letnev=("morale_boost",))
    scene.fight(1, 5, 6, 6, 10, 1, stage="round_begins")
    scene.offers("letnev", BOOST, PASS)
    scene.choose("letnev", *BOOST)
    scene.stay()
    assert scene.told("hits_produced")[:4] == [
        (0, "combat", 0),
        (1, "combat", 0),
        (0, "combat", 0),
        (1, "combat", 0),
    ]


def test_morale_boost_cancels_a_hit_that_would_leave_nothing() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 1}, letnev=("morale_boost",))
    scene.fight(7, 1, 1, stage="round_begins")
    scene.choose("letnev", *BOOST)
    scene.offers("letnev", BOOST, PASS)
    assert scene.told_at("hits_assign_when", "letnev")["purpose"] == "combat"
    scene.choose("letnev", *BOOST)
    assert scene.fleets() == ({"cruiser": 2}, {"cruiser": 1})


def test_morale_boost_cancels_no_hit_where_something_would_be_left() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 2}, letnev=("morale_boost",))
    scene.fight(7, 1, 1, stage="round_begins")
    scene.choose("letnev", *BOOST)
    assert scene.fleets() == ({"cruiser": 1}, {"cruiser": 1})
    assert scene.prompt == "announce_retreat", "nobody was asked before the next round"


def test_morale_boost_that_has_cancelled_a_hit_is_used_up() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 1, "destroyer": 1}, letnev=("morale_boost",))
    scene.fight(7, 7, 1, 1, stage="round_begins")
    scene.choose("letnev", *BOOST)
    assert is_marked(scene.state, RALLIED, 1)
    scene.choose("letnev", *BOOST)
    assert scene.prompt == "take_hit" and not is_marked(scene.state, RALLIED, 1)
    scene.refuses("letnev", "hit", "carrier", 0, rule="SA-4.7.2", key="no_unit_there")


def test_morale_boost_is_for_those_who_fight() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("pincer_maneuver",), hacan=("morale_boost",))
    scene.fight(1, 1, 7, 1, stage="round_begins")
    scene.stay()
    assert scene.done and not scene.told("played")


def test_morale_boost_saves_the_last_who_defend_a_planet() -> None:
    scene = invasion({"ground_force": 2}, {"ground_force": 1}, 8, 1, 7, 1, 8, letnev=("morale_boost",))
    scene.offers("letnev", BOOST, PASS)
    scene.choose("letnev", *BOOST)
    scene.offers("letnev", BOOST, PASS)
    scene.choose("letnev", *BOOST)
    assert scene.units("letnev", "quann") == {"ground_force": 1}
    assert scene.told("hits_produced")[1] == (1, "combat", 1), "a 7 hits with the bonus"


def test_full_frontal_assault_adds_three_for_both_sides_to_the_end_of_the_combat() -> None:
    scene = invasion(
        {"ground_force": 2}, {"ground_force": 2}, 5, 4, 4, 5, 5, 4, sol=("full_frontal_assault",)
    )
    scene.offers("sol", ("play", "full_frontal_assault"), PASS)
    scene.choose("sol", "play", "full_frontal_assault")
    assert scene.told("hits_produced")[:4] == [
        (0, "combat", 1),
        (1, "combat", 1),
        (0, "combat", 1),
        (1, "combat", 0),
    ]
    assert scene.units("letnev", "quann") == {}
    scene.refuses("sol", "promote", "mechanized_unit", rule="SA-5.6.3", key="only_ground_forces")
    scene.choose("sol", "done")
    assert not [each for each in scene.state.marks if each.kind == "combat_bonus"]


def test_full_frontal_assault_is_not_for_space() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("full_frontal_assault", "morale_boost"))
    scene.fight(stage="round_begins")
    scene.offers("sol", BOOST, PASS)
    scene.refuses("sol", "play", "full_frontal_assault", rule="SA-8.7.1", key="not_this_moment")


def test_shields_holding_cancels_two_hits_of_a_round() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 3}, letnev=("shields_holding",))
    scene.fight(7, 7, 7, 1, 1, 1, stage="round_begins")
    scene.offers("letnev", ("play", "shields_holding"), PASS)
    scene.choose("letnev", "play", "shields_holding")
    assert scene.fleets() == ({"cruiser": 3}, {"cruiser": 2})


def test_shields_holding_saves_only_ones_own_fleet() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("shields_holding",))
    scene.fight(7, 1, stage="round_begins")
    assert scene.done and scene.fleets() == ({"cruiser": 1}, {})
    assert scene.state.hands[0] == ("shields_holding",)


def test_shields_holding_does_not_help_before_the_first_round() -> None:
    scene = battle({"destroyer": 1}, {"fighter": 2, "carrier": 1}, letnev=("shields_holding",))
    scene.fight(9, 9, stage="barrage")
    assert scene.fleets()[1] == {"carrier": 1}


def test_fighter_patrol_callback_goes_on_with_two_fighters_though_all_have_died() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, letnev=("fighter_patrol_callback",))
    scene.fight(7, 1, 1, 1, 1, stage="round_begins", number=2)
    scene.offers("letnev", ("play", "fighter_patrol_callback"), PASS)
    scene.choose("letnev", "play", "fighter_patrol_callback")
    scene.stay()
    assert scene.rolled[2:4] == [(0, "combat", 1), (1, "combat", 1, 1)]


def test_fighter_patrol_callback_comes_after_the_second_round_only() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, letnev=("fighter_patrol_callback",))
    scene.fight(7, 1, stage="round_begins", number=1)
    assert scene.done and scene.units("letnev", SAUDOR) == {}


def test_fighter_patrol_callback_does_not_bring_back_a_fleet_that_has_left() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, letnev=("fighter_patrol_callback",))
    thibah = scene.system("thibah")
    scene.fight(1, 1, stage="round_begins", number=2, leaving=1, target=thibah)
    assert scene.done and scene.units("letnev", "space:thibah") == {"cruiser": 1}


def test_surprise_assault_rolls_first_and_the_defender_with_what_is_left() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 2, "destroyer": 1}, sol=("surprise_assault",))
    scene.fight(7, 7, 1, stage="begin")
    scene.offers("sol", ("play", "surprise_assault"), PASS)
    scene.choose("sol", "play", "surprise_assault")
    scene.stay()
    scene.refuses("letnev", "hit", "carrier", 0, rule="SA-4.7.2", key="no_unit_there")
    scene.choose("letnev", "hit", "cruiser", 0)
    scene.choose("letnev", "hit", "cruiser", 0)
    assert [roll[:2] for roll in scene.rolled[:2]] == [(0, "combat"), (1, "combat")]
    assert scene.rolled[1] == (1, "combat", 1), "the Destroyer alone"


def test_surprise_assault_leaves_the_other_side_no_shot_beforehand() -> None:
    scene = battle({"fighter": 2, "carrier": 1}, {"destroyer": 2}, sol=("surprise_assault",))
    scene.fight(1, 1, 1, 1, 1, stage="begin")
    scene.choose("sol", "play", "surprise_assault")
    scene.stay()
    assert "barrage" not in [why for _, why, *_ in scene.rolled]


def test_surprise_assault_is_for_the_attacker() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, letnev=("surprise_assault", "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.offers("letnev", ("play", "pincer_maneuver"), PASS)
    scene.refuses("letnev", "play", "surprise_assault", rule="SA-8.7.1", key="not_about_you")


def test_fighter_patrol_callback_says_in_which_round() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("fighter_patrol_callback", "skilled_retreat"))
    scene.fight(1, 1, stage="round_begins", number=1)
    scene.offers("sol", ("play", "skilled_retreat"), PASS)
    scene.refuses("sol", "play", "fighter_patrol_callback", rule="SA-8.7.1", key="not_in_this_round")


def test_shields_holding_waits_for_hits() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("shields_holding", "morale_boost"))
    scene.fight(stage="round_begins")
    scene.offers("sol", BOOST, PASS)
    scene.refuses("sol", "play", "shields_holding", rule="SA-8.7.1", key="not_this_moment")


STEALTH = ("play", "stealth_run")


def test_stealth_run_lets_five_fighters_shoot_at_larger_ships_before_the_first_round() -> None:
    scene = battle(
        {"fighter": 6, "carrier": 1}, {"fighter": 2, "cruiser": 1, "carrier": 1}, sol=("stealth_run",)
    )
    scene.fight(9, 1, 1, 1, 1, stage="begin")
    scene.offers("sol", STEALTH, PASS)
    scene.choose("sol", *STEALTH)
    assert scene.rolled[0] == (0, "pre_combat", 9, 1, 1, 1, 1)
    scene.offers("letnev", ("hit", "carrier", 0), ("hit", "cruiser", 0))
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.units("letnev", SAUDOR) == {"fighter": 2, "carrier": 1}


def test_stealth_run_is_for_the_attacker_with_fighters() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("stealth_run", "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.offers("sol", ("play", "pincer_maneuver"), PASS)
    scene.refuses("sol", *STEALTH, rule="SA-8.7.1", key="no_such_ship_there")


def test_morale_boost_cancels_no_hit_that_an_army_can_sustain() -> None:
    """A Mechanized Unit bears a hit before it falls to the second."""
    scene = invasion({"ground_force": 2}, {"mechanized_unit": 1}, 8, 1, 1, 1, letnev=("morale_boost",))
    scene.choose("letnev", *BOOST)
    assert scene.asked == ["letnev"] and scene.prompt == "take_ground_hit"


def test_morale_boost_cancels_one_of_two_hits() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 2}, letnev=("morale_boost",))
    scene.fight(7, 7, 1, 1, stage="round_begins")
    scene.choose("letnev", *BOOST)
    scene.offers("letnev", BOOST, PASS)
    scene.choose("letnev", *BOOST)
    assert scene.fleets() == ({"cruiser": 2}, {"cruiser": 1})
