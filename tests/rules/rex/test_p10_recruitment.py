"""Phase 3: Recruitment, and the Strategy card hand limit (Rex p.10)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.state import CASUALTIES, RESERVE
from throneworld.rex.tables import RACE

FOUR = ("energy_rifle", "energy_rifle", "mercenaries", "magen_energy_shield")


# The hand limit


def test_p10_1_the_limits_are_printed_on_the_race_sheets() -> None:
    scene = Scene("lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha")
    assert [player["hand_limit"] for player in scene.view()["players"]] == [4, 4, 4, 8, 4, 4]


def test_p10_1_a_player_with_four_cards_must_pass_on_all_cards() -> None:
    scene = Scene("hacan", "lazax", "sol")
    scene.hand("hacan", *FOUR)
    for race in scene.races:
        scene.influence(race, 9)
    scene.play(BiddingPhase())
    while not scene.done:
        race = scene.asked[0]
        assert race != "hacan"
        scene.choose(race, *scene.options(race)[-1])
    assert len(scene.titles("hacan")) == 4


def letnev_buys(cards: int) -> Scene:
    """Letnev, alone able to bid, buys one card with so many in hand."""
    scene = Scene("letnev", "hacan", "sol")
    scene.hand("letnev", *(FOUR + ("biological_weapon_x35",) * 4)[:cards])
    scene.influence("letnev", 9)
    scene.play(BiddingPhase())
    scene.choose("letnev", "bid", 1)
    return scene


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 6), (6, 8), (7, 8)])
def test_p10_1_letnev_holds_eight_and_draws_no_bonus_beyond(before: int, after: int) -> None:
    assert len(letnev_buys(before).titles("letnev")) == after


def test_p10_1_letnev_with_eight_cards_bids_no_more() -> None:
    scene = letnev_buys(7)
    assert scene.done
    assert scene.events("row_returned") == [(2,)]


def test_p10_2_the_number_of_cards_is_public_their_titles_are_not() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.hand("letnev", *FOUR)
    scene.hand("sol", "informant")
    for viewer in (*scene.races, None):
        assert [player["cards"] for player in scene.view(viewer)["players"]] == [4, 0, 1]
    assert sorted(scene.view("letnev")["you"]["hand"]) == sorted(FOUR)
    assert scene.view("sol")["you"]["hand"] == ["informant"]
    assert scene.view("hacan")["you"]["hand"] == []
    assert scene.view()["you"] is None
    for viewer in ("hacan", "sol", None):
        assert "energy_rifle" not in str(scene.view(viewer))


# Who recruits, and how many


def test_p10_3_players_recruit_in_order_of_play() -> None:
    scene = Scene("letnev", "hacan", "sol")
    for race in scene.races:
        scene.casualties(race, 3)
    scene.first("hacan")
    scene.play(RecruitmentPhase())
    for race in ("hacan", "sol", "letnev"):
        assert (scene.asked, scene.prompt) == ([race], "recruit")
        scene.choose(race, "done")
    assert scene.done


def test_p10_3_up_to_five_units_and_one_leader() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.casualties("letnev", 8)
    scene.kill("letnev_1", "letnev_2", "hacan_1")
    scene.influence("letnev", 50)
    scene.play(RecruitmentPhase())
    units = [("units", count) for count in range(1, 6)]
    assert scene.options("letnev") == [("done",), *units, ("leader", "letnev_1"), ("leader", "letnev_2")]
    assert scene.refusal("letnev", "units", 6) == ("Rex p.10", "five_units_a_round")
    assert scene.refusal("letnev", "leader", "hacan_1") == ("Rex p.10", "not_your_leader")

    scene.choose("letnev", "units", 3)
    assert scene.refusal("letnev", "units", 2) is None
    assert scene.refusal("letnev", "units", 3) == ("Rex p.10", "five_units_a_round")
    scene.choose("letnev", "leader", "letnev_1")
    assert scene.refusal("letnev", "leader", "letnev_2") == ("Rex p.10", "one_leader_a_round")
    scene.choose("letnev", "units", 2)
    assert scene.done
    assert scene.units("letnev", CASUALTIES) == 3


def test_p10_3_only_what_lies_in_the_casualty_pool() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.casualties("letnev", 2)
    scene.influence("letnev", 50)
    scene.play(RecruitmentPhase())
    assert scene.options("letnev") == [("done",), ("units", 1), ("units", 2)]


def test_p10_3_who_has_lost_nothing_is_not_asked() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.influence("letnev", 50)
    scene.play(RecruitmentPhase())
    assert scene.done
    assert scene.has("letnev") == 50


def test_p10_3_recruiting_is_voluntary() -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.casualties("sol", 5)
    scene.play(RecruitmentPhase())
    scene.choose("sol", "done")
    assert scene.done
    assert scene.units("sol", CASUALTIES) == 5


# Prices


@pytest.mark.parametrize(
    ("race", "free"), [("lazax", 1), ("hacan", 1), ("sol", 3), ("letnev", 2), ("jol_nar", 2), ("xxcha", 1)]
)
def test_p10_4_the_free_recruits_of_each_race(race: str, free: int) -> None:
    others = [other for other in RACE if other != race][:2]
    scene = Scene(race, *others)
    scene.casualties(race, 6)
    scene.play(RecruitmentPhase())
    assert scene.options(race) == [("done",), *(("units", count) for count in range(1, free + 1))]
    assert scene.refusal(race, "units", free + 1) == ("Rex p.10", "costs_more")
    scene.choose(race, "units", free)
    assert scene.done
    assert scene.units(race, CASUALTIES) == 6 - free


def test_p10_4_free_recruits_come_first_however_they_are_taken() -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.casualties("sol", 6)
    scene.influence("sol", 10)
    scene.play(RecruitmentPhase())
    spent = []
    for _ in range(5):
        scene.choose("sol", "units", 1)
        spent.append(10 - scene.has("sol"))
    assert spent == [0, 0, 0, 2, 4]


def test_p10_4_free_recruits_count_towards_the_five() -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.casualties("sol", 10)
    scene.kill("sol_5")
    scene.influence("sol", 20)
    scene.play(RecruitmentPhase())
    scene.choose("sol", "units", 3)
    assert scene.ask("sol").about == {"free": 0, "left": 2, "price": 2}
    scene.choose("sol", "units", 2)
    assert scene.options("sol") == [("done",), ("leader", "sol_5")]
    assert scene.refusal("sol", "units", 1) == ("Rex p.10", "five_units_a_round")


def test_p10_4_the_free_recruit_may_be_mechanized() -> None:
    scene = Scene("lazax", "hacan", "letnev")
    scene.casualties("lazax", 2, mechanized=2)
    scene.influence("lazax", 9)
    scene.play(RecruitmentPhase())
    scene.choose("lazax", "mechanized")
    assert scene.has("lazax") == 9
    assert scene.refusal("lazax", "mechanized") == ("Rex p.10", "one_mechanized_a_round")
    scene.choose("lazax", "units", 2)
    assert scene.has("lazax") == 5
    assert scene.force("lazax", CASUALTIES) == (0, 1, 0)


@pytest.mark.parametrize(("units", "price"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_p10_5_further_units_cost_two_each(units: int, price: int) -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.casualties("hacan", 5)
    scene.influence("hacan", 8)
    pool = scene.state.pool
    scene.play(RecruitmentPhase())
    scene.choose("hacan", "units", units)
    assert scene.has("hacan") == 8 - price
    assert scene.state.pool == pool + price


def test_p10_5_nobody_recruits_what_he_cannot_pay() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.casualties("hacan", 5)
    scene.influence("hacan", 5)
    scene.play(RecruitmentPhase())
    assert scene.options("hacan") == [("done",), ("units", 1), ("units", 2), ("units", 3)]
    assert scene.refusal("hacan", "units", 4) == ("Rex p.10", "costs_more")


@pytest.mark.parametrize(("leader", "price"), [("sol_1", 2), ("sol_2", 3), ("sol_3", 5), ("sol_4", 6)])
def test_p10_6_a_leader_costs_his_strength(leader: str, price: int) -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.kill("sol_1", "sol_2", "sol_3", "sol_4", "sol_5")
    scene.influence("sol", 6)
    pool = scene.state.pool
    scene.play(RecruitmentPhase())
    assert scene.refusal("sol", "leader", "sol_5") == ("Rex p.10", "costs_more")
    scene.choose("sol", "leader", leader)
    assert (scene.has("sol"), scene.state.pool) == (6 - price, pool + price)
    assert leader not in scene.state.dead


def test_p10_7_recruits_go_to_the_reserve() -> None:
    scene = Scene("sol", "hacan", "letnev")
    scene.casualties("sol", 4)
    assert scene.units("sol", RESERVE) == 16
    scene.play(RecruitmentPhase())
    scene.choose("sol", "units", 3)
    assert (scene.units("sol", RESERVE), scene.units("sol", CASUALTIES)) == (19, 1)
    assert scene.events("units_moved") == [(0, 3, 0, CASUALTIES, RESERVE, "recruit")]


def test_p10_7_a_recruited_leader_fights_again() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.kill("hacan_1", "hacan_2", "hacan_3", "hacan_4", "hacan_5")
    scene.influence("hacan", 3)
    scene.place("hacan", "iaf_hq", 2)
    scene.place("sol", "iaf_hq", 2)
    scene.play(RecruitmentPhase())
    scene.choose("hacan", "leader", "hacan_3")
    scene.play(BattlePhase())
    assert scene.events("situation_report")[0] == (0, 2, 0, 3)
    scene.choose("hacan", "dial", 0)
    scene.choose("sol", "dial", 0)
    scene.choose("sol", "leader", "sol_1")
    assert scene.events("dial_revealed")[0] == (0, 0, "hacan_3", "none")


def test_p10_8_example_lazax_recruits_five_units_and_a_leader() -> None:
    scene = Scene("lazax", "hacan", "sol")
    scene.casualties("lazax", 6)
    scene.kill("lazax_4")
    scene.influence("lazax", 13)
    reserve = scene.units("lazax", RESERVE)
    scene.play(RecruitmentPhase())

    scene.choose("lazax", "units", 1)
    assert scene.has("lazax") == 13
    scene.choose("lazax", "units", 4)
    assert scene.has("lazax") == 5
    assert scene.refusal("lazax", "units", 1) == ("Rex p.10", "five_units_a_round")
    scene.choose("lazax", "leader", "lazax_4")
    assert scene.has("lazax") == 0
    assert scene.state.dead == ()
    assert (scene.units("lazax", RESERVE), scene.units("lazax", CASUALTIES)) == (reserve + 5, 1)
