"""Action cards about dice, about which hits they are, and about ships that are lost."""

from __future__ import annotations

from tests.ti3.fighting import FOR_ME, PASS, SAUDOR, battle, invasion
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.marks import COMBAT, mark

RECHECK, SUPPORT = ("play", "recheck"), ("play", "covert_intelligence_support")
FRIENDLY, GAP = ("play", "friendly_fire"), ("play", "fighter_screen_gap")
COURAGEOUS, TRIUMPH = ("play", "courageous_to_the_end"), ("play", "moment_of_triumph")
ENGINEERING = ("play", "reverse_engineering")


def test_recheck_rolls_one_die_again_whoever_rolled_it() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, hacan=("recheck",))
    scene.fight(7, 3, stage="round_begins")
    scene.offers("hacan", RECHECK, PASS)
    scene.choose("hacan", *RECHECK)
    scene.offers("hacan", ("die", 0, "cruiser", 7, 0), ("die", 1, "cruiser", 3, 0))
    scene.refuses("hacan", "die", 0, "cruiser", 3, 0, rule="SA-8.7.1", key="no_such_die")
    scene.rolls(2)
    scene.choose("hacan", "die", 0, "cruiser", 7, 0)
    assert scene.rolled[2] == (0, "recheck", 2)
    assert scene.told("hits_produced")[:2] == [(0, "combat", 0), (1, "combat", 0)]


def test_recheck_is_for_dice_before_the_first_round_too() -> None:
    scene = battle({"destroyer": 1}, {"fighter": 2, "carrier": 1}, letnev=("recheck",))
    scene.fight(9, 2, stage="barrage")
    scene.offers("letnev", RECHECK, PASS)
    scene.rolls(1, 1, 1, 1, 1)
    scene.choose("letnev", *RECHECK)
    scene.choose("letnev", "die", 0, "destroyer", 9, 1)
    assert scene.units("letnev", SAUDOR) == {"fighter": 2, "carrier": 1}


def test_covert_intelligence_support_adds_two_to_a_die_of_others() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, hacan=("covert_intelligence_support",))
    scene.fight(5, 1, stage="round_begins")
    scene.offers("hacan", SUPPORT, PASS)
    scene.choose("hacan", *SUPPORT)
    scene.choose("hacan", "die", 0, "cruiser", 5, 0)
    assert scene.done and scene.fleets() == ({"cruiser": 1}, {})
    assert scene.told("die_raised") == [(2, 0, 2, "covert_intelligence_support")]


def test_covert_intelligence_support_is_not_for_those_who_fight() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("covert_intelligence_support", "recheck"))
    scene.fight(1, 1, stage="round_begins")
    scene.offers("sol", RECHECK, PASS)
    scene.refuses("sol", *SUPPORT, rule="SA-8.7.1", key="you_fight_yourself")


def test_covert_intelligence_support_helps_on_planets_too() -> None:
    scene = invasion({"ground_force": 1}, {"ground_force": 1}, 6, 1, hacan=("covert_intelligence_support",))
    scene.choose("hacan", *SUPPORT)
    scene.choose("hacan", "die", 0, "ground_force", 6, 0)
    assert scene.prompt == "promote"


def test_friendly_fire_turns_low_dice_of_fighters_against_their_own_side() -> None:
    scene = battle({"cruiser": 2}, {"fighter": 3, "carrier": 1}, sol=("friendly_fire",))
    scene.fight(1, 1, 9, 4, 1, 1, stage="round_begins")
    scene.offers("sol", FRIENDLY, PASS)
    scene.choose("sol", *FRIENDLY)
    assert scene.told("hits_produced")[:2] == [(0, "combat", 0), (1, "combat", 1)], "the Carrier's 9"
    assert scene.asked == ["letnev"] and scene.ask("letnev").about["hits"] == 3
    scene.choose("letnev", *FOR_ME)
    assert scene.fleets() == ({"cruiser": 1}, {"carrier": 1})


def test_friendly_fire_does_nothing_to_larger_ships() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1, "destroyer": 1}, sol=("friendly_fire",))
    scene.fight(1, 1, 1, stage="round_begins")
    scene.choose("sol", *FRIENDLY)
    assert scene.fleets() == ({"cruiser": 1}, {"cruiser": 1, "destroyer": 1})


def test_friendly_fire_is_for_those_who_fight() -> None:
    scene = battle({"cruiser": 1}, {"fighter": 2}, hacan=("friendly_fire",), sol=("morale_boost",))
    scene.fight(stage="round_begins")
    scene.refuses("sol", *FRIENDLY, rule="SA-8.7.1", key="not_yours")
    assert scene.asked == ["sol"]


def test_fighter_screen_gap_lets_hits_of_larger_ships_past_the_fighters() -> None:
    scene = battle({"cruiser": 2, "fighter": 1}, {"fighter": 3, "carrier": 1, "destroyer": 1}, sol=(GAP[1],))
    scene.fight(7, 1, 9, 1, 1, 1, 1, 1, stage="round_begins")
    scene.offers("sol", GAP, PASS)
    scene.choose("sol", *GAP)
    scene.offers("letnev", ("hit", "carrier", 0), ("hit", "destroyer", 0))
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("letnev", "hit", "destroyer", 0)
    assert ("hit", "fighter", 0) in scene.options("letnev"), "the Fighter's own hit is free"


def test_fighter_screen_gap_does_not_save_fighters_that_are_alone() -> None:
    scene = battle({"cruiser": 1}, {"fighter": 3}, sol=(GAP[1],))
    scene.fight(7, 1, 1, 1, stage="round_begins")
    scene.choose("sol", *GAP)
    assert scene.fleets()[1] == {"fighter": 2}


def test_courageous_to_the_end_lets_a_lost_ship_roll_twice_more() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, letnev=("courageous_to_the_end",))
    scene.damage("letnev", SAUDOR, "dreadnought")
    scene.fight(7, 1, 1, stage="round_begins")
    scene.offers("letnev", COURAGEOUS, PASS)
    scene.rolls(5, 5)
    scene.choose("letnev", *COURAGEOUS)
    assert scene.rolled[2] == (1, "combat", 5, 5)
    assert scene.done and scene.fleets() == ({}, {}), "all fall in the same round"


def test_courageous_to_the_end_adds_to_what_the_other_side_loses_already() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 2}, letnev=("courageous_to_the_end",))
    scene.fight(7, 7, 1, 7, 1, stage="round_begins")
    scene.rolls(7, 1)
    scene.choose("letnev", *COURAGEOUS)
    assert scene.fleets() == ({"cruiser": 1}, {}) and scene.won() == [(0, "attacker")]


def test_courageous_to_the_end_is_for_ones_own_ships() -> None:
    scene = battle({"cruiser": 2}, {"flagship": 1}, sol=("courageous_to_the_end", "moment_of_triumph"))
    scene.damage("letnev", SAUDOR, "flagship", 2)
    scene.fight(7, 1, 1, stage="round_begins")
    scene.offers("sol", TRIUMPH, PASS)
    scene.refuses("sol", *COURAGEOUS, rule="SA-8.7.1", key="not_about_you")


def test_moment_of_triumph_is_a_point_for_a_flagship_at_once() -> None:
    scene = battle({"cruiser": 2}, {"flagship": 1}, sol=("moment_of_triumph",))
    scene.damage("letnev", SAUDOR, "flagship", 2)
    scene.state.points[0] = 9
    scene.fight(7, 1, 1, stage="round_begins")
    scene.offers("sol", TRIUMPH, ("pass",))
    scene.choose("sol", *TRIUMPH)
    assert scene.state.points[0] == 10 and scene.game.over, "in the midst of the battle"


def test_moment_of_triumph_is_not_for_lesser_ships() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, sol=("moment_of_triumph",))
    scene.damage("letnev", SAUDOR, "dreadnought")
    scene.fight(7, 1, 1, stage="round_begins")
    assert scene.done and scene.state.hands[0] == ("moment_of_triumph",)


def test_reverse_engineering_learns_what_the_beaten_have() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 1}, sol=("reverse_engineering",))
    scene.technologies("letnev", "hylar_v_laser", "antimass_deflectors")
    scene.technologies("sol", "hylar_v_laser")
    scene.fight(7, 1, 1, stage="round_begins")
    scene.offers("sol", ENGINEERING, PASS)
    scene.choose("sol", *ENGINEERING)
    scene.offers("sol", ("gain", "antimass_deflectors"), ("decline",))
    scene.refuses("sol", "gain", "ion_drive", rule="SA-10.2.2", key="nobody_teaches_it")
    scene.choose("sol", "gain", "antimass_deflectors")
    assert scene.state.technologies[0] == ("hylar_v_laser", "antimass_deflectors")


def test_reverse_engineering_is_for_an_attacker() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 2}, letnev=("reverse_engineering",))
    scene.technologies("sol", "hylar_v_laser")
    scene.fight(1, 7, 1, stage="round_begins")
    assert scene.done and scene.won() == [(1, "defender")]
    assert scene.state.hands[1] == ("reverse_engineering",)


def test_reverse_engineering_follows_an_invasion_too() -> None:
    scene = invasion({"ground_force": 2}, {"ground_force": 1}, 8, 1, 1, sol=("reverse_engineering",))
    scene.technologies("letnev", "hylar_v_laser")
    scene.choose("sol", "done")
    scene.offers("sol", ENGINEERING, PASS)


def test_friendly_fire_counts_a_low_die_for_its_own_side_alone_even_if_it_hits() -> None:
    for face, hits in ((4, 0), (5, 1)):
        scene = battle({"cruiser": 2}, {"fighter": 1, "cruiser": 1}, sol=("friendly_fire",))
        for _ in range(5):
            mark(scene.game, COMBAT_BONUS, seat=1, subject=1, until=COMBAT)
        scene.fight(1, 1, 1, face, stage="round_begins")
        scene.choose("sol", *FRIENDLY)
        assert (1, "combat", face) in scene.rolled
        assert scene.told("hits_produced")[1] == (1, "combat", hits)


def test_friendly_fire_is_for_fighters_of_players() -> None:
    """Ships of nobody are no enemies (ruling 122)."""
    scene = battle({"cruiser": 1}, {}, sol=("friendly_fire", "morale_boost"))
    scene.put("neutral", SAUDOR, fighter=2)
    scene.fight(stage="round_begins", defender=-2)
    scene.offers("sol", ("play", "morale_boost"), PASS)
    scene.refuses("sol", "play", "friendly_fire", rule="SA-8.7.1", key="no_player_against_you")
