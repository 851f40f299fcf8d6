"""Action cards that forbid retreats, allow them, or force them."""

from __future__ import annotations

from tests.ti3.fighting import PASS, SAUDOR, battle
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.retreat import leaving_refusal
from throneworld.ti3.unsaid import UNSAID

SKILLED, TERROR = ("play", "skilled_retreat"), ("play", "rule_by_terror")


def test_pincer_maneuver_keeps_the_other_side_from_announcing_a_retreat() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("pincer_maneuver",))
    scene.fight(1, 1, 7, 1, stage="begin")
    scene.offers("sol", ("play", "pincer_maneuver"), PASS)
    scene.choose("sol", "play", "pincer_maneuver")
    assert scene.done and not scene.told("retreat_announced")
    assert scene.fleets() == ({"cruiser": 1}, {}), "nobody was asked whether he leaves"


def test_pincer_maneuver_keeps_a_fleet_from_withdrawing_to_its_own_counters() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, letnev=("pincer_maneuver",))
    scene.activate("sol", "thibah")
    scene.fight(1, 1, stage="begin")
    scene.choose("letnev", "play", "pincer_maneuver")
    refusal = leaving_refusal(scene.state, 0, scene.system("saudor"), scene.system("thibah"), 1, True)
    assert refusal is UNSAID


def test_pincer_maneuver_is_no_card_for_others() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("rule_by_terror",), hacan=("pincer_maneuver",))
    scene.fight(7, 1, stage="begin")
    assert scene.prompt == "announce_retreat", "Hacan does not fight, and Sol has no great ship"


def test_skilled_retreat_takes_the_fleet_away_with_a_counter_of_the_reinforcements() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, sol=("skilled_retreat",), letnev=("pincer_maneuver",))
    scene.fight(stage="begin")
    scene.choose("sol", "pass")
    scene.choose("letnev", "play", "pincer_maneuver")
    scene.offers("sol", SKILLED, PASS)
    scene.choose("sol", *SKILLED)
    thibah = scene.system("thibah")
    options = [("retreat", thibah), ("retreat", scene.system("void")), ("retreat", scene.system("nebula"))]
    assert sorted(scene.options("sol")) == sorted(options)
    scene.refuses("sol", "retreat", scene.system("supernova"), rule="SA-3.14.5", key="closed_terrain")
    scene.choose("sol", "retreat", thibah)
    assert scene.done and scene.units("sol", "space:thibah") == {"cruiser": 2}
    assert scene.state.strategy[0] == 2 and scene.state.on_board[0] >> thibah & 1
    assert scene.told("space_battle_ends") == [(scene.system("saudor"), 1)]
    assert scene.rolled == [] and scene.won() == [(1, "defender")]
    scene.play(Turn(seat=0))
    scene.refuses("sol", "tactical", thibah, rule="SA-3.14.2", key="own_token")


def test_skilled_retreat_is_played_after_a_round_too() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, letnev=("skilled_retreat",))
    scene.fight(1, 1, 1, 1, stage="round_begins")
    scene.offers("letnev", SKILLED, PASS)
    scene.choose("letnev", *SKILLED)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.done and scene.units("letnev", "space:thibah") == {"dreadnought": 1}
    assert scene.won() == [(0, "attacker")]


def test_skilled_retreat_needs_somewhere_to_go() -> None:
    scene = battle({"cruiser": 2}, {"dreadnought": 1}, letnev=("skilled_retreat", "pincer_maneuver"))
    for system in ("thibah", "void", "nebula"):
        scene.put("hacan", scene.system(system), cruiser=1)
    scene.fight(stage="begin")
    scene.offers("letnev", ("play", "pincer_maneuver"), PASS)
    scene.refuses("letnev", *SKILLED, rule="SA-4.5.3", key="no_way_out")


def test_rule_by_terror_lets_the_other_side_flee_or_bleed() -> None:
    scene = battle({"dreadnought": 2}, {"cruiser": 2, "destroyer": 1}, sol=("rule_by_terror",))
    scene.fight(1, 1, 1, 1, 1, 1, stage="begin")
    scene.offers("sol", TERROR, PASS)
    scene.choose("sol", *TERROR)
    thibah = scene.system("thibah")
    assert scene.options("letnev")[-1] == ("suffer",) and ("retreat", thibah) in scene.options("letnev")
    scene.refuses("letnev", "retreat", scene.system("supernova"), rule="SA-4.5.3", key="no_flight")
    scene.choose("letnev", "suffer")
    scene.choose("letnev", "hit", "cruiser", 0)
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.fleets() == ({"dreadnought": 2}, {"destroyer": 1}) and scene.rolled == []


def test_rule_by_terror_is_won_by_the_one_who_stays() -> None:
    scene = battle({"dreadnought": 2}, {"cruiser": 2}, sol=("rule_by_terror",))
    scene.fight(stage="begin")
    scene.choose("sol", *TERROR)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.done and scene.won() == [(0, "attacker")]
    assert scene.units("letnev", SAUDOR) == {}


def test_rule_by_terror_asks_the_owner_of_an_admiral_first() -> None:
    scene = battle({"dreadnought": 2}, {"cruiser": 2}, sol=("rule_by_terror",))
    scene.leader("sol", "admiral", "saudor", "dreadnought")
    scene.fight(stage="begin")
    scene.choose("sol", *TERROR)
    scene.offers("sol", ("yes",), ("no",))
    scene.choose("sol", "no")
    assert scene.units("letnev", SAUDOR) == {}, "two hits on two Cruisers"


def test_rule_by_terror_needs_a_great_ship() -> None:
    scene = battle({"dreadnought": 1}, {"cruiser": 2}, sol=("rule_by_terror", "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.offers("sol", ("play", "pincer_maneuver"), PASS)
    scene.refuses("sol", *TERROR, rule="SA-8.7.1", key="no_such_ship_there")


WOLFPACK = ("play", "wolfpack")


def test_wolfpack_spares_destroyers_in_the_first_round() -> None:
    scene = battle({"destroyer": 2, "cruiser": 1}, {"cruiser": 3}, sol=("wolfpack",))
    scene.fight(1, 1, 1, 7, 7, 1, stage="begin")
    scene.offers("sol", WOLFPACK, PASS)
    scene.choose("sol", *WOLFPACK)
    scene.choose("sol", "stay")
    scene.choose("letnev", "stay")
    assert scene.told("units_destroyed")[0][:3] == (0, "cruiser", 1)
    assert scene.has("sol", SAUDOR, "destroyer") == 2, "the second hit is lost"


def test_wolfpack_lets_its_player_put_no_hit_on_a_destroyer_in_the_first_round() -> None:
    scene = battle({"destroyer": 1, "cruiser": 1, "carrier": 1}, {"cruiser": 3}, sol=("wolfpack",))
    scene.fight(1, 1, 1, 7, 1, 1, stage="begin")
    scene.choose("sol", *WOLFPACK)
    scene.stay()
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "cruiser", 0), ("for_me",))
    scene.refuses("sol", "hit", "destroyer", 0, rule="SA-4.7.2", key="takes_no_part")
    scene.choose("sol", "hit", "carrier", 0)
    assert scene.fleets()[0] == {"destroyer": 1, "cruiser": 1}


def test_wolfpack_withdraws_by_a_counter_of_the_reinforcements() -> None:
    scene = battle({"destroyer": 2}, {"cruiser": 1}, sol=("wolfpack",))
    scene.fight(1, 1, 1, stage="begin")
    scene.choose("sol", *WOLFPACK)
    thibah = scene.system("thibah")
    assert scene.prompt == "announce_withdrawal" and ("withdraw", thibah) in scene.options("sol")
    scene.refuses("sol", "withdraw", scene.system("supernova"), rule="SA-3.14.5", key="closed_terrain")
    scene.choose("sol", "withdraw", thibah)
    assert scene.done and scene.units("sol", "space:thibah") == {"destroyer": 2}
    assert scene.state.strategy[0] == 2 and scene.state.on_board[0] >> thibah & 1


def test_wolfpack_is_for_the_attacker() -> None:
    scene = battle({"cruiser": 1}, {"destroyer": 1}, letnev=("wolfpack", "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.offers("letnev", ("play", "pincer_maneuver"), PASS)
    scene.refuses("letnev", *WOLFPACK, rule="SA-8.7.1", key="not_about_you")


def test_unidentified_aggressors_are_not_named_once_the_battle_has_begun() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("unidentified_aggressors", "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.offers("sol", ("play", "pincer_maneuver"), PASS)
    scene.refuses("sol", "play", "unidentified_aggressors", rule="SA-8.7.1", key="not_this_moment")


def test_silent_incursion_comes_before_anything_moves() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("silent_incursion", "pincer_maneuver"))
    scene.fight(stage="begin")
    scene.refuses("sol", "play", "silent_incursion", rule="SA-8.7.1", key="not_this_moment")
