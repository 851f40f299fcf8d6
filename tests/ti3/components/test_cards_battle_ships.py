"""Action cards about one certain ship, which follow it with its damage and its load."""

from __future__ import annotations

from tests.ti3.fighting import PASS, SAUDOR, battle
from throneworld.ti3.ship_marks import marked_ship
from throneworld.ti3.state import NEUTRAL
from throneworld.ti3.tactical.hits import TakeHits

RUN_IN, CONCENTRATED = ("play", "close_range_run_in"), ("play", "concentrated_fire")
BREACH, BROADSIDE = ("play", "into_the_breach"), ("play", "broadside_cross_fire")
CATASTROPHE = ("play", "catastrophic_hit")


def test_close_range_run_in_lets_two_ships_fire_at_each_other_alone_for_two_rounds() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 1}, {"dreadnought": 1, "destroyer": 1}, sol=(RUN_IN[1],))
    scene.fight(5, 1, 5, 1, stage="round_begins")
    scene.offers("sol", RUN_IN, PASS)
    scene.choose("sol", *RUN_IN)
    scene.offers("sol", ("choose_ship", "dreadnought", 0), ("choose_ship", "cruiser", 0))
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    scene.offers("sol", ("choose_ship", "dreadnought", 0), ("choose_ship", "destroyer", 0))
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    assert scene.rolled == [(0, "combat", 5), (0, "combat", 1), (1, "combat", 5), (1, "combat", 1)]
    mine, theirs = ("dreadnought", 0, "close_range.1"), ("dreadnought", 0, "close_range.2")
    scene.offers("sol", ("hit", *mine), ("sustain", *mine))
    scene.refuses("sol", "hit", "cruiser", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("sol", "sustain", *mine)
    scene.choose("letnev", "sustain", *theirs)
    scene.rolls(1, 1, 1, 1)
    scene.stay()
    assert [len(roll) - 2 for roll in scene.rolled[4:8]] == [1, 1, 1, 1], "one die each in the next round"
    scene.rolls(1, 1, 1, 1)
    scene.stay()
    assert [each.kind for each in scene.state.marks] == ["close_range", "close_range"], "it is over"


def test_close_range_run_in_ends_when_one_of_the_two_is_gone() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 1}, {"cruiser": 1, "destroyer": 1}, sol=(RUN_IN[1],))
    scene.fight(5, 1, 1, 1, stage="round_begins")
    scene.choose("sol", *RUN_IN)
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    scene.choose("sol", "choose_ship", "cruiser", 0)
    assert scene.fleets()[1] == {"destroyer": 1}, "nothing else could take the hit"
    scene.rolls(1, 1, 1, 1)
    scene.stay()
    assert scene.rolled[4] == (0, "combat", 1, 1), "the Dreadnought rolls both dice again"


def test_close_range_run_in_binds_no_hit_once_one_of_the_two_is_gone() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 1}, {"cruiser": 1, "destroyer": 2}, sol=(RUN_IN[1],))
    scene.fight(5, 1, 1, 1, 1, stage="round_begins")
    scene.choose("sol", *RUN_IN)
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    scene.choose("sol", "choose_ship", "cruiser", 0)
    scene.rolls(9, 9, 1, 1, 1)
    scene.stay()
    assert scene.rolled[4:] == [(0, "combat", 9, 9), (0, "combat", 1), (1, "combat", 1, 1)]
    assert scene.fleets()[1] == {}, "other ships take the hits of the Dreadnought"


def test_close_range_run_in_loses_a_hit_whose_target_is_gone() -> None:
    scene = battle({"dreadnought": 1}, {"cruiser": 2})
    scene.play(TakeHits(seat=1, place=scene.place(SAUDOR), hits=2, by=0, aims=("mark close_range.7",)))
    assert scene.fleets()[1] == {"cruiser": 1}, "of two hits the one that is bound finds nobody"


def test_close_range_run_in_is_for_ships_of_players() -> None:
    scene = battle({"cruiser": 1}, {}, sol=(RUN_IN[1], "morale_boost"))
    scene.put("neutral", SAUDOR, fighter=2)
    scene.fight(stage="round_begins", defender=-2)
    scene.offers("sol", ("play", "morale_boost"), PASS)
    scene.refuses("sol", *RUN_IN, rule="SA-8.7.1", key="too_few_ships")


def test_concentrated_fire_rolls_one_die_and_chooses_who_is_hit() -> None:
    scene = battle({"war_sun": 1}, {"dreadnought": 1, "destroyer": 2}, sol=(CONCENTRATED[1],))
    scene.fight(3, 1, 1, 1, 1, stage="round_begins")
    scene.offers("sol", CONCENTRATED, PASS)
    scene.choose("sol", *CONCENTRATED)
    assert scene.rolled[0] == (0, "combat", 3)
    assert scene.prompt == "aim_hit"
    scene.offers("sol", ("hit", "dreadnought", 0), ("hit", "destroyer", 0))
    scene.choose("sol", "hit", "dreadnought", 0)
    scene.offers("letnev", ("hit", "dreadnought", 0), ("sustain", "dreadnought", 0))
    scene.refuses("letnev", "hit", "destroyer", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("letnev", "hit", "dreadnought", 0)
    assert scene.fleets()[1] == {"destroyer": 2}


def test_concentrated_fire_holds_for_one_round() -> None:
    scene = battle({"war_sun": 1}, {"dreadnought": 1}, sol=(CONCENTRATED[1],))
    scene.fight(1, 1, 1, 1, 1, 1, 1, 1, stage="round_begins")
    scene.choose("sol", *CONCENTRATED)
    scene.stay()
    assert [len(roll) - 2 for roll in scene.rolled[:4]] == [1, 2, 3, 2]


def test_concentrated_fire_needs_an_open_battle() -> None:
    scene = battle({"war_sun": 1}, {"cruiser": 1}, hacan=(CONCENTRATED[1],), sol=("morale_boost",))
    scene.fight(stage="round_begins")
    scene.refuses("sol", *CONCENTRATED, rule="SA-8.7.1", key="not_yours")
    assert scene.asked == ["sol"]


def test_into_the_breach_puts_all_hits_on_one_ship_and_its_fleet_rolls_better() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 2}, {"cruiser": 3}, sol=(BREACH[1],))
    scene.fight(4, 1, 6, 1, 7, 7, 1, stage="begin")
    scene.offers("sol", BREACH, PASS)
    scene.choose("sol", *BREACH)
    scene.stay()
    assert scene.told("hits_produced")[0] == (0, "combat", 2), "a 4 of a Dreadnought and a 6 of a Cruiser"
    assert scene.prompt == "take_hit"
    leader = ("dreadnought", 0, "vanguard.1")
    scene.offers("sol", ("hit", *leader), ("sustain", *leader))
    scene.refuses("sol", "hit", "cruiser", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("sol", "sustain", *leader)
    assert scene.fleets()[0] == {"cruiser": 2}, "the second hit destroys it"


def test_into_the_breach_follows_the_ship_with_its_load() -> None:
    scene = battle({"dreadnought": 1}, {"cruiser": 3}, sol=(BREACH[1],))
    scene.fleet("sol", "saudor", "dreadnought", 1)
    scene.leader("sol", "admiral", "saudor", "dreadnought")
    scene.fight(1, 1, 1, 1, 7, 1, 1, stage="begin")
    scene.choose("sol", *BREACH)
    scene.offers("sol", ("choose_ship", "dreadnought", 0), ("choose_ship", "dreadnought", 1))
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    scene.stay()
    assert scene.options("sol") == (
        ("hit", "dreadnought", 0, "sol_admiral,vanguard.1"),
        ("sustain", "dreadnought", 0, "sol_admiral,vanguard.1"),
    )
    scene.choose("sol", "sustain", "dreadnought", 0, "sol_admiral,vanguard.1")
    found = marked_ship(scene.state, "vanguard.1")
    assert found is not None and found[2].damage == 1 and "sol_admiral" in found[2].riders


def test_into_the_breach_needs_a_great_ship() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=(BREACH[1], "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.offers("sol", ("play", "pincer_maneuver"), PASS)
    scene.refuses("sol", *BREACH, rule="SA-8.7.1", key="too_few_ships")


def test_broadside_cross_fire_doubles_the_dice_of_two_ships_at_a_price() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 1}, {"destroyer": 4}, sol=(BROADSIDE[1],))
    scene.leader("sol", "admiral", "saudor", "dreadnought")
    scene.fight(5, 5, 6, 5, 5, 7, 8, 1, 1, 1, 1, stage="round_begins", number=2)
    scene.offers("sol", BROADSIDE, PASS)
    scene.choose("sol", *BROADSIDE)
    scene.offers("sol", ("choose_ship", "dreadnought", 0), ("choose_ship", "cruiser", 0))
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    assert scene.rolled[:2] == [(0, "combat", 5, 5, 6, 5, 5), (0, "combat", 7, 8)]
    assert scene.told("hits_produced")[0] == (0, "combat", 2), "the Admiral's die is not doubled"


def test_broadside_cross_fire_leaves_all_other_ships_and_the_other_side_as_they_are() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 2}, {"destroyer": 4}, sol=(BROADSIDE[1], "morale_boost"))
    scene.fight(1, 1, 1, 1, 6, 6, 7, 1, 1, 1, 1, stage="round_begins", number=2)
    scene.choose("sol", *BROADSIDE)
    scene.choose("sol", "choose_ship", "dreadnought", 0)
    scene.choose("sol", "pass")
    assert [each for each in scene.rolled if each[0] == 1] == [(1, "combat", 1, 1, 1, 1)]
    assert sum(len(each) - 2 for each in scene.rolled if each[0] == 0) == 4 + 2 + 1
    assert scene.told("hits_produced")[0] == (0, "combat", 1), "a 7 of the Cruiser that fires as usual"


def test_broadside_cross_fire_holds_for_one_round_and_is_gone() -> None:
    scene = battle({"cruiser": 2}, {"carrier": 2}, sol=(BROADSIDE[1], "morale_boost"))
    scene.fight(*[1] * 6, stage="round_begins", number=2)
    scene.choose("sol", *BROADSIDE)
    scene.choose("sol", "pass")
    while scene.prompt != "window":
        scene.choose(scene.asked[0], "stay")
    scene.offers("sol", ("play", "morale_boost"), PASS)
    scene.refuses("sol", *BROADSIDE, rule="SA-8.7.1", key="not_yours")
    before = len(scene.rolled)
    scene.rolls(*[1] * 4)
    scene.choose("sol", "pass")
    assert scene.rolled[before] == (0, "combat", 1, 1), "one die for each"


def test_broadside_cross_fire_is_not_for_the_first_round() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 2}, sol=(BROADSIDE[1], "morale_boost"))
    scene.fight(stage="round_begins", number=1)
    scene.offers("sol", ("play", "morale_boost"), PASS)
    scene.refuses("sol", *BROADSIDE, rule="SA-8.7.1", key="not_in_the_first_round")


def test_catastrophic_hit_sinks_a_damaged_ship_when_the_battle_is_over() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, sol=(CATASTROPHE[1],))
    scene.fight(7, 1, 5, 5, stage="round_begins")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    scene.offers("sol", CATASTROPHE, PASS)
    scene.choose("sol", *CATASTROPHE)
    assert scene.done and scene.fleets() == ({}, {}), "it has beaten both Cruisers and goes down with them"
    assert scene.told("units_destroyed")[-1][:3] == (1, "dreadnought", 1)
    assert scene.told("space_battle_ends") == [(scene.system("saudor"), -1)]


def test_catastrophic_hit_leaves_the_marked_ship_in_the_battle_where_it_sustains_nothing_more() -> None:
    scene = battle({"cruiser": 3}, {"dreadnought": 1, "cruiser": 1}, sol=(CATASTROPHE[1],))
    scene.fight(7, 1, 1, 5, 1, 1, stage="round_begins")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    scene.choose("sol", *CATASTROPHE)
    scene.rolls(7, 1, 1, 1, 1)
    scene.stay()
    assert scene.asked == ["letnev"] and scene.fleets() == ({"cruiser": 2}, {"dreadnought": 1, "cruiser": 1})
    (hit,) = [each for each in scene.options("letnev") if each[:2] == ("hit", "dreadnought")]
    scene.refuses("letnev", "sustain", *hit[1:], rule="SA-13.3.2", key="cannot_sustain")


def test_catastrophic_hit_finds_the_ship_where_it_has_fled_with_all_it_carries() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, sol=(CATASTROPHE[1],))
    scene.fleet("letnev", "saudor", "war_sun", ground_force=2)
    scene.fight(7, 1, 1, 1, 1, 1, 1, stage="round_begins", leaving=1, target=scene.system("thibah"))
    scene.choose("letnev", "sustain", "war_sun", 0)
    scene.choose("sol", *CATASTROPHE)
    assert scene.done and scene.units("letnev", "space:thibah") == {"dreadnought": 1}
    assert scene.state.aboard[1] == {} and scene.won() == [(0, "attacker")]


def test_catastrophic_hit_is_for_those_who_fight() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, hacan=(CATASTROPHE[1],))
    scene.fight(7, 1, 1, 1, stage="round_begins")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    assert scene.prompt == "announce_retreat" and scene.state.hands[2] == (CATASTROPHE[1],)


def test_catastrophic_hit_takes_the_most_damaged_ship_of_nobody() -> None:
    scene = battle({"cruiser": 2}, {}, sol=(CATASTROPHE[1],))
    scene.put("neutral", SAUDOR, dreadnought=1)
    scene.fight(7, 1, 5, 5, stage="round_begins", defender=NEUTRAL)
    scene.choose("sol", *CATASTROPHE)
    assert scene.done and scene.units("neutral", SAUDOR) == {} and scene.fleets()[0] == {}


def test_ruling_117_a_ship_that_goes_down_when_the_battle_is_over_may_be_kept_too() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, sol=(CATASTROPHE[1],), letnev=("military_foresight",))
    scene.fight(7, 1, 5, 5, stage="round_begins")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    scene.choose("sol", *CATASTROPHE)
    scene.offers("letnev", ("play", "military_foresight"), PASS)
    assert scene.fleets()[1] == {"dreadnought": 1}, "it is not removed yet"
    scene.choose("letnev", "play", "military_foresight")
    assert scene.done and scene.told("ship_kept") == [(1, "dreadnought")]


def test_close_range_run_in_needs_no_more_than_a_ship_on_each_side() -> None:
    scene = battle({"cruiser": 1}, {"destroyer": 1}, sol=(RUN_IN[1],))
    scene.fight(1, 1, stage="round_begins")
    scene.offers("sol", RUN_IN, PASS)
    scene.choose("sol", *RUN_IN)
    assert [each.kind for each in scene.state.marks].count("close_range") == 2
    assert scene.rolled == [(0, "combat", 1), (1, "combat", 1)]


def test_into_the_breach_adds_one_to_the_rolls_and_no_more() -> None:
    scene = battle({"dreadnought": 1, "cruiser": 1}, {"cruiser": 1}, sol=(BREACH[1],))
    scene.fight(3, 3, 5, 1, stage="begin")
    scene.choose("sol", *BREACH)
    scene.stay()
    assert scene.told("hits_produced")[0] == (0, "combat", 0), (
        "neither a 3 of a Dreadnought nor a 5 of a Cruiser"
    )
