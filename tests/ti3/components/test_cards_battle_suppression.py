"""Action cards with which successes cancel hits, hits go astray, or bombs find other targets."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.fighting import PASS, SAUDOR, battle, bombarded, invasion
from throneworld.ti3.tactical.space_battle import SpaceBattle

SUPPRESS, WING = ("play", "suppressive_fire"), ("play", "wing_commander")
DONE = ("done",)


# Suppressive Fire


def test_suppressive_fire_lets_successes_cancel_hits() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 2, "destroyer": 1}, sol=("suppressive_fire",))
    scene.fight(7, 8, 2, 9, 7, 7, stage="round_begins")
    scene.offers("sol", SUPPRESS, PASS)
    scene.choose("sol", *SUPPRESS)
    assert scene.ask("sol").about == {"other": 1, "place": scene.place(SAUDOR), "hits": 2}
    scene.offers("sol", ("turn_hit", "cruiser", 7, 0), ("turn_hit", "cruiser", 8, 0), DONE)
    scene.refuses("sol", "turn_hit", "cruiser", 2, 0, rule="SA-4.6.1", key="no_success_to_turn")
    scene.choose("sol", "turn_hit", "cruiser", 8, 0)
    scene.choose("sol", *DONE)
    assert scene.told("hits_produced")[:2] == [(0, "combat", 1), (1, "combat", 1)]
    assert scene.told("hit_turned") == [(0, 1, "cruiser", scene.place(SAUDOR))]


def test_suppressive_fire_cancels_no_more_than_there_is_and_the_attacker_comes_first() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 2}, sol=("suppressive_fire",), letnev=("suppressive_fire",))
    scene.fight(9, 9, 9, 1, stage="round_begins")
    scene.choose("sol", *SUPPRESS)
    scene.choose("letnev", *SUPPRESS)
    assert scene.asked == ["sol"]
    scene.choose("sol", "turn_hit", "cruiser", 9, 0)
    assert scene.fleets() == ({"cruiser": 2}, {"cruiser": 1}), (
        "nothing of Letnev hits, so none is left to turn"
    )


def test_suppressive_fire_works_on_planets_and_for_one_round() -> None:
    scene = invasion({"ground_force": 2}, {"ground_force": 2}, 9, 9, 9, 1, letnev=("suppressive_fire",))
    scene.offers("letnev", SUPPRESS, PASS)
    scene.rolls(1, 1, 1, 10, 10, 10)
    scene.choose("letnev", *SUPPRESS)
    scene.offers("letnev", ("turn_hit", "ground_force", 9, 0), DONE)
    scene.choose("letnev", "turn_hit", "ground_force", 9, 0)
    hits = [each[2] for each in scene.told("hits_produced")]
    assert hits[:4] == [1, 0, 0, 0] and scene.units("sol", "quann") == {"ground_force": 1}
    assert not [each for each in scene.state.marks if each.kind in ("suppressing", "hit_cancelled")]


def test_suppressive_fire_is_for_those_who_fight() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, hacan=("suppressive_fire",))
    scene.fight(1, 1, stage="round_begins")
    assert not scene.asked or SUPPRESS not in scene.options(scene.asked[0])
    assert scene.refusal("hacan", *SUPPRESS)


# Wing Commander


def test_wing_commander_brings_a_fighter_and_makes_all_better() -> None:
    scene = battle({"cruiser": 2}, {"carrier": 1, "fighter": 2}, letnev=("wing_commander",))
    scene.fight(1, 1, 1, 1, 1, stage="round_begins")
    scene.offers("letnev", WING, PASS)
    scene.rolls(8, 2, 1, 7, 6, 7)  # Fighters of Letnev hit with 9, with 7 now
    scene.choose("letnev", *WING)
    assert scene.units("letnev", SAUDOR) == {"carrier": 1, "fighter": 3}
    scene.stay()
    scene.offers("letnev", ("turn_hit", "fighter", 7, 0), DONE)
    scene.refuses("letnev", "turn_hit", "fighter", 8, 0, rule="SA-4.6.1", key="no_success_to_turn")
    scene.choose("letnev", "turn_hit", "fighter", 7, 0)
    assert scene.units("letnev", SAUDOR) == {"carrier": 1, "fighter": 3}
    assert scene.units("sol", SAUDOR) == {"cruiser": 1}


def test_wing_commander_may_save_a_side_that_has_nothing_left() -> None:
    scene = battle({"cruiser": 1}, {"destroyer": 1}, letnev=("wing_commander",))
    scene.fight(10, 1, stage="round_begins")
    scene.offers("letnev", WING, PASS)
    scene.choose("letnev", *WING)
    assert (1, "fighter", 1, scene.place(SAUDOR), "wing_commander") in scene.told("units_placed")
    assert len(scene.rolled) > 2 or scene.asked, "the battle has gone on"


def test_wing_commander_is_for_few_fighters() -> None:
    scene = battle({"cruiser": 1}, {"carrier": 1, "fighter": 3}, letnev=("wing_commander",))
    scene.fight(1, 1, 1, 1, 1, stage="round_begins")
    assert scene.refusal("letnev", *WING)
    scene = battle(
        {"cruiser": 1}, {"carrier": 1, "fighter": 3}, letnev=("wing_commander", "fighter_patrol_callback")
    )
    scene.fight(1, 1, 1, 1, 1, stage="end_round", number=2)
    scene.refuses("letnev", *WING, rule="SA-8.7.1", key="too_many_fighters")


# Stray Shot


STRAY, PRECISION = ("play", "stray_shot"), ("play", "strategic_bombardment")


def strayed(**garrison: int) -> Battlefield:
    """Letnev is hit once in space, and Hacan has troops on the planet."""
    scene = battle({"cruiser": 2}, {"cruiser": 2}, letnev=("stray_shot",))
    scene.take("hacan", "saudor")
    scene.put("hacan", "saudor", **garrison)
    scene.fight(9, 1, 1, 1, stage="round_begins")
    return scene


def test_stray_shot_diverts_a_hit_to_a_planet_of_the_system() -> None:
    scene = strayed(ground_force=2)
    scene.offers("letnev", STRAY, PASS)
    scene.choose("letnev", *STRAY)
    assert scene.units("hacan", "saudor") == {"ground_force": 1}
    assert scene.units("letnev", SAUDOR) == {"cruiser": 2}
    assert not [each for each in scene.state.deeds if each.kind == "act_of_war"]


def test_stray_shot_is_cancelled_by_shields_and_never_turns_a_planet_neutral() -> None:
    scene = strayed(ground_force=1, pds=1)
    scene.choose("letnev", *STRAY)
    assert scene.units("hacan", "saudor") == {"ground_force": 1, "pds": 1}
    scene = strayed(pds=1)
    scene.choose("letnev", *STRAY)
    assert scene.state.control["saudor"] == 2 and scene.units("letnev", SAUDOR) == {"cruiser": 2}


def test_stray_shot_takes_one_hit_of_several_and_only_from_the_fleet_of_its_player() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 3}, letnev=("stray_shot",), sol=("stray_shot",))
    scene.fight(9, 9, 1, 1, 1, 1, stage="round_begins")
    scene.offers("letnev", STRAY, PASS)
    scene.choose("letnev", *STRAY)
    assert scene.units("letnev", SAUDOR) == {"cruiser": 2}
    assert scene.state.hands[0] == ("stray_shot",)


def test_stray_shot_needs_a_planet_and_a_battle() -> None:
    scene = bombarded({"dreadnought": 1}, {"ground_force": 2}, 9, letnev=("stray_shot", "dug_in"))
    assert scene.refusal("letnev", *STRAY)
    scene = battle({"cruiser": 1}, {"cruiser": 2}, letnev=("stray_shot", "shields_holding"))
    scene.state.active_system = 0
    void = scene.system("void")
    scene.state.units[0] = {scene.place(void): scene.state.units[0][scene.place(SAUDOR)]}
    scene.state.units[1] = {scene.place(void): scene.state.units[1][scene.place(SAUDOR)]}
    scene.rolls(10, 1, 1)
    scene.play(SpaceBattle(attacker=0, defender=1, system=void, stage="round_begins"))
    scene.refuses("letnev", *STRAY, rule="SA-8.7.1", key="no_planet_there")


# Strategic Bombardment


def test_strategic_bombardment_removes_installations_and_exhausts_past_shields() -> None:
    scene = bombarded(
        {"dreadnought": 4},
        {"ground_force": 3, "pds": 1, "space_dock": 1},
        *(9, 9, 9, 9),
        sol=("strategic_bombardment",),
    )
    scene.state.facilities["quann"] = ("colony",)
    scene.state.exhausted_docks = ("quann",)
    scene.offers("sol", PRECISION, PASS)
    scene.choose("sol", *PRECISION)
    assert scene.ask("sol").about == {"planet": "quann", "hits": 4}
    harms = [("harm", each) for each in ("space_dock", "pds", "colony", "exhausted")]
    scene.offers("sol", *harms, DONE)
    scene.refuses("sol", "harm", "refinery", rule="SA-8.7.1", key="no_such_harm")
    scene.choose("sol", "harm", "space_dock")
    scene.choose("sol", "harm", "exhausted")
    scene.choose("sol", *DONE)
    assert scene.units("letnev", "quann") == {"ground_force": 2, "pds": 1}, "of two hits one is shielded"
    assert "quann" in scene.state.exhausted and len(scene.state.exhausted_docks) == 0


def test_strategic_bombardment_leaves_shields_what_they_were_when_the_bombs_fell() -> None:
    scene = bombarded({"dreadnought": 2}, {"ground_force": 2, "pds": 2}, 9, 9, sol=("strategic_bombardment",))
    scene.choose("sol", *PRECISION)
    scene.choose("sol", "harm", "pds")
    scene.choose("sol", *DONE)
    assert scene.units("letnev", "quann") == {"ground_force": 2, "pds": 1}


def test_strategic_bombardment_is_for_the_one_who_bombards() -> None:
    scene = bombarded({"dreadnought": 1}, {"pds": 1}, 1, letnev=("strategic_bombardment", "counter_fire"))
    scene.refuses("letnev", *PRECISION, rule="SA-8.7.1", key="not_about_you")
