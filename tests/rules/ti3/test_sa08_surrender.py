"""Chapter 8, surrender: who may, what it costs, and how what is left finds owners."""

from __future__ import annotations

import pytest

from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from tests.ti3.senate import decide, forum, put_to_vote, seal, write
from tests.ti3.voyages import LODOR, galaxy
from throneworld.imperium.marks import GAME, mark
from throneworld.ti3.council.docket import GiveSpeaker
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.ending import check_goal
from throneworld.ti3.invariants import check
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.owning import has_ability
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Leader
from throneworld.ti3.steps.elimination import CheckElimination
from throneworld.ti3.steps.handing_over import hand_over
from throneworld.ti3.steps.sale import SellOut
from throneworld.ti3.steps.surrender import Surrender
from throneworld.ti3.surrendered import SURRENDERED, has_surrendered
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.verbs.agreements import open_agreement

PLAYERS = ("sol", "letnev", "hacan")


def given_up(scene: Scene, race: str) -> None:
    mark(scene.game, SURRENDERED, seat=scene.seat(race), until=GAME)


def passed(*, surrender: bool = True) -> Scene:
    """Letnev has passed, and has nothing left to build with; Sol is asked for his action."""
    scene = Scene(*PLAYERS, surrender=surrender)
    scene.state.passed = (1,)
    scene.state.exhausted = ("arc_prime", "wren_terra")
    scene.put("letnev", "arc_prime", space_dock=1, ground_force=1)
    scene.state.points = [3, 5, 0]
    scene.play(Turn(seat=0, stage="choose"))
    return scene


def beside(scene: Scene, race: str) -> str:
    """Why he may not surrender beside the open question; empty if he may."""
    refusal = scene.game.refusal(scene.seat(race), ("surrender",))
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def test_sa_8_10_1_whoever_has_passed_and_has_spent_what_he_could_may_surrender() -> None:
    scene = passed()
    assert beside(scene, "letnev") == ""
    assert beside(scene, "hacan") == "SA-8.10.1 pass_first"
    scene.state.exhausted = ("arc_prime",)
    scene.play(Turn(seat=0, stage="choose"))
    assert beside(scene, "letnev") == "SA-8.10.1 spend_first"
    scene.activate("letnev", "home_letnev")
    scene.play(Turn(seat=0, stage="choose"))
    assert beside(scene, "letnev") == "", "nothing more could be built there"
    assert beside(passed(surrender=False), "letnev") == "SA-1.5.9 without_surrender"


def test_sa_8_10_2_two_points_are_lost_while_the_home_planets_are_held() -> None:
    scene = passed()
    scene.choose("letnev", "surrender")
    assert scene.state.points == [3, 3, 0] and has_surrendered(scene.state, 1)
    assert beside(scene, "letnev") == "SA-8.10.1 has_surrendered"
    scene = passed()
    scene.take("hacan", "wren_terra")
    scene.choose("letnev", "surrender")
    assert scene.state.points == [3, 5, 0]


def test_sa_8_10_3_agreements_last_and_the_speaker_token_moves_on() -> None:
    scene = passed()
    open_agreement(scene.game, "letnev:1", "sol:1")
    scene.state.speaker = 1
    scene.choose("letnev", "surrender")
    assert scene.state.speaker == 2 and len(scene.state.agreements) == 1


def selling(**counters: int) -> Scene:
    """Letnev's capital is Lodor, with a dock; Saudor and a fleet there are sold. Sol is Speaker."""
    scene = galaxy(*PLAYERS)
    state = scene.state
    state.control.clear()
    scene.take("letnev", "lodor", "saudor", "thibah")
    scene.take("sol", "quann")
    scene.take("hacan", "tarmann")
    state.exhausted = ("quann", "tarmann")
    scene.put("letnev", "lodor", space_dock=1, ground_force=1)
    scene.put("letnev", "saudor", ground_force=2, pds=1)
    scene.put("letnev", "space:saudor", flagship=1, cruiser=1, fighter=1)
    scene.fleet("letnev", "saudor", "carrier", shock_troop=1, ground_force=1)
    scene.put("letnev", "thibah", space_dock=1)
    state.facilities["saudor"] = ("colony",)
    scene.goods("sol", 3)
    scene.goods("hacan", 2)
    given_up(scene, "letnev")
    return scene


def test_sa_8_10_4_docks_leaders_and_the_flagship_go_but_not_those_of_the_capital() -> None:
    scene = selling()
    there = scene.leader("letnev", "general", "lodor")
    gone = scene.leader("letnev", "admiral", "saudor")
    captive = scene.leader("sol", "agent", "saudor", captor="letnev")
    scene.play(SellOut(seat=1))
    assert gone not in scene.state.leaders and there in scene.state.leaders
    assert scene.state.leaders[captive].place == "quann", "a captive of his is free"
    assert scene.units("letnev", "thibah") == {} and scene.has("letnev", "space:saudor", "flagship") == 0
    assert scene.has("neutral", "lodor", "space_dock") == 1


def test_sa_8_10_4_a_captive_stays_aboard_until_his_owner_has_said_where_he_goes() -> None:
    scene = selling()
    scene.put("sol", "space:quann", cruiser=1)
    captive = scene.leader("sol", "agent", "saudor", "cruiser", captor="letnev")
    scene.play(SellOut(seat=1))
    assert (scene.prompt, scene.asked) == ("choose_refuge", ["sol"])
    assert place_of(scene.state, captive) == scene.place("space:saudor")
    scene.choose("sol", "refuge", "quann")
    assert scene.state.leaders[captive] == Leader("quann")


def test_sa_8_10_4_a_captive_aboard_the_flagship_is_free_before_it_goes() -> None:
    scene = selling()
    captive = scene.leader("sol", "agent", "saudor", "flagship", captor="letnev")
    scene.play(SellOut(seat=1))
    assert scene.state.leaders[captive] == Leader("quann") and scene.told("leader_displaced") == []


def test_ruling_99_who_is_captured_aboard_a_fleet_that_is_sold_then_loses_his_place() -> None:
    scene = selling()
    captive = scene.leader("hacan", "diplomat", "saudor", "cruiser", captor="letnev")
    hand_over(scene.game, 1, 0, scene.place("space:saudor"), "sold")
    assert scene.state.leaders[captive].displaced
    check(scene.game)


def test_sa_8_10_4_without_a_dock_the_best_planet_is_the_capital() -> None:
    scene = galaxy(*PLAYERS)
    scene.state.control.clear()
    scene.take("letnev", "thibah", "lodor")
    scene.take("sol", "quann")
    given_up(scene, "letnev")
    scene.play(SellOut(seat=1))
    assert scene.units("neutral", "lodor") == {"ground_force": 3}


@pytest.mark.parametrize(("there", "after"), [(0, 3), (1, 4), (3, 5), (6, 6)])
def test_sa_8_10_5_the_capital_gets_three_ground_forces_up_to_five_and_is_nobodys(
    there: int, after: int
) -> None:
    scene = selling()
    scene.put("letnev", "lodor", ground_force=max(0, there - 1))
    if not there:
        scene.state.units[1].pop("lodor")
        scene.put("letnev", "lodor", space_dock=1)
    scene.play(SellOut(seat=1))
    assert scene.units("neutral", "lodor") == {"ground_force": after, "space_dock": 1}
    assert "lodor" not in scene.state.control


def test_sa_8_10_6_and_8_10_8_the_speaker_names_the_first_lot_then_each_in_turn() -> None:
    scene = selling()
    scene.play(SellOut(seat=1))
    assert scene.asked == ["sol"]
    scene.offers("sol", ("lot", "saudor"), ("lot", "thibah"), ("lot", scene.place("space:saudor")))
    scene.refuses("sol", "lot", "lodor", rule="SA-8.10.6", key="not_for_sale")
    scene.choose("sol", "lot", "thibah")
    scene.offers("sol", *[("bid", number) for number in range(4)])
    scene.refuses("sol", "pass", rule="SA-8.10.6", key="open_the_bids")
    scene.refuses("sol", "bid", 4, rule="SA-8.3.3", key="not_enough_influence")
    scene.choose("sol", "bid", 0)
    scene.offers("hacan", ("bid", 1), ("bid", 2), ("pass",))
    scene.refuses("hacan", "bid", 0, rule="SA-8.10.6", key="bid_higher")
    scene.choose("hacan", "pass")
    assert scene.state.control["thibah"] == 0 and scene.asked == ["hacan"], "hacan names the next"


def test_sa_8_10_7_the_winner_pays_and_gets_a_planet_exhausted_with_all_on_it() -> None:
    scene = selling()
    scene.technologies("hacan", "nano_robotics")
    scene.play(SellOut(seat=1))
    scene.choose("sol", "lot", "saudor")
    scene.choose("sol", "bid", 1)
    scene.choose("hacan", "bid", 2)
    scene.choose("sol", "pass")
    state = scene.state
    assert state.control["saudor"] == 2 and "saudor" in state.exhausted, "Nano Robotics do not help"
    assert scene.units("hacan", "saudor") == {"ground_force": 2, "pds": 1}
    assert state.facilities["saudor"] == ("colony",)
    assert state.trade_goods == [3, 0, 0]


def test_sa_8_10_6_whoever_has_bid_most_gives_nothing_away_until_he_is_outbid() -> None:
    scene = selling()
    scene.play(SellOut(seat=1))
    scene.choose("sol", "lot", "saudor")
    scene.choose("sol", "bid", 1)
    assert scene.game.ask_beside(0) is None and scene.game.ask_beside(2) is not None
    scene.choose("hacan", "bid", 2)
    assert scene.game.ask_beside(0) is not None and scene.game.ask_beside(2) is None


def test_sa_8_10_7_a_fleet_changes_hands_with_its_cargo() -> None:
    scene = selling()
    scene.damage("letnev", "space:saudor", "cruiser")
    scene.play(SellOut(seat=1))
    scene.choose("sol", "lot", scene.place("space:saudor"))
    scene.choose("sol", "bid", 3)
    assert scene.units("sol", "space:saudor") == {
        "cruiser": 1,
        "carrier": 1,
        "fighter": 1,
        "shock_troop": 1,
        "ground_force": 1,
    }
    (load,) = scene.state.aboard[0][scene.place("space:saudor")]
    assert load.kind == "carrier" and sum(load.cargo) == 2
    assert scene.state.damage(0, 1) and not scene.state.damage(1, 1)


def test_ruling_99_what_pieces_or_fleet_supply_cannot_hold_is_removed() -> None:
    scene = selling()
    scene.counters("sol", 3, 1, 2)
    scene.play(SellOut(seat=1))
    scene.choose("sol", "lot", scene.place("space:saudor"))
    scene.choose("sol", "bid", 3)
    scene.choose("sol", "remove", "cruiser", 0)
    assert scene.has("sol", "space:saudor", "carrier") == 1


@pytest.mark.parametrize(("war_suns", "kept"), [(0, 0), (1, 2)])
def test_ruling_99_whose_carrier_nobody_can_take_goes_aboard_another_ship_or_is_lost(
    war_suns: int, kept: int
) -> None:
    scene = selling()
    scene.counters("sol", 3, 9, 2)
    scene.put("sol", "space:quann", carrier=6)
    if war_suns:
        scene.put("letnev", "space:saudor", war_sun=war_suns)
    scene.play(SellOut(seat=1))
    scene.choose("sol", "lot", scene.place("space:saudor"))
    scene.choose("sol", "bid", 3)
    assert scene.has("sol", "space:saudor", "carrier") == 0
    assert scene.has("sol", "space:saudor", "ground_force") == kept // 2
    aboard = [
        (ship.kind, sum(ship.cargo)) for ship in scene.state.aboard[0].get(scene.place("space:saudor"), ())
    ]
    assert aboard == [("war_sun", kept)] * war_suns


def test_sa_8_10_9_then_the_game_goes_on_as_after_an_elimination() -> None:
    scene = selling()
    open_agreement(scene.game, "letnev:1", "sol:1")
    scene.play(SellOut(seat=1))
    while not scene.done:
        race = scene.asked[0]
        scene.choose(race, *scene.options(race)[0])
    assert scene.state.eliminated == (1,) and not scene.state.units[1]
    assert 1 not in scene.state.control.values() and scene.state.agreements == ()


def test_sa_8_10_10_who_has_surrendered_has_no_votes() -> None:
    scene = selling()
    assert votes_of(scene.state, 1) == 0 and votes_of(scene.state, 0) > 0
    assert has_ability(scene.state, 1, "letnev.1"), "his texts that always hold remain until the sale"


def test_sa_8_10_10_what_he_had_written_on_a_slip_that_nobody_has_seen_counts_no_more() -> None:
    """He had four votes, and was about to put some on a second agenda."""
    scene = passed()
    scene.take("letnev", "vefut_ii", "mecatol_rex")
    scene.activate("letnev", "home_letnev")
    put_to_vote(scene, "trade_war", "closing_the_wormholes")
    write(scene, "letnev", "trade_war", "for", 2)
    scene.choose("letnev", "vote", "closing_the_wormholes", "for")
    scene.choose("letnev", "surrender")
    assert has_surrendered(scene.state, 1)
    for race in ("sol", "hacan"):
        seal(scene, race)
    assert [seat for seat, *_ in scene.told("line_opened")] == []


def council_without_letnev() -> Scene:
    scene = forum()
    given_up(scene, "letnev")
    return scene


def test_sa_8_10_10_whoever_has_surrendered_gains_nothing_by_an_agenda() -> None:
    scene = council_without_letnev()
    decide(scene, "imperial_mandate", "for")
    assert scene.state.points == [1, 0, 1]
    scene.state.points = [2, 0, 1]
    decide(scene, "seed_of_an_empire", "against")
    assert scene.state.points == [2, 0, 2], "who has the fewest is found without him"
    scene.state.fleet = [3, 1, 2]
    decide(scene, "vorhal_peace_prize", "against")
    assert scene.state.trade_goods == [0, 0, 3]


def test_sa_8_10_10_whoever_has_surrendered_loses_nothing_and_is_not_compared() -> None:
    scene = council_without_letnev()
    scene.goods("letnev", 5)
    scene.put("letnev", "space:lodor", carrier=3, fighter=12)
    decide(scene, "class_struggle", "against")
    decide(scene, "fighter_tax", "against")
    assert scene.state.trade_goods[1] == 5 and scene.has("letnev", "space:lodor", "fighter") == 12
    scene.take("letnev", "saudor", "lodor", "quann")
    scene.take("sol", "perimeter", "wellon")
    scene.put("sol", "perimeter", ground_force=2)
    decide(scene, "colonial_redistribution", "for")
    assert scene.asked == ["sol"] and scene.prompt == "name_colony"


def test_sa_8_10_10_whoever_has_surrendered_is_not_elected() -> None:
    scene = council_without_letnev()
    put_to_vote(scene, "emperor")
    scene.offers("sol", ("vote", "emperor", 0), ("vote", "emperor", 2), ("done",))
    scene.refuses("sol", "vote", "emperor", 1, rule="SA-9.2.1", key="elects_player")
    scene = council_without_letnev()
    put_to_vote(scene, "forced_economic_independence")
    scene.offers("sol", ("vote", "forced_economic_independence", 0, 2), ("done",))
    scene = council_without_letnev()
    scene.put("letnev", "space:lodor", dreadnought=1)
    scene.put("hacan", "space:quann", dreadnought=1)
    put_to_vote(scene, "herald_of_the_empire")
    quann = scene.place("space:quann")
    scene.offers("sol", ("vote", "herald_of_the_empire", 2, quann), ("done",))


def test_sa_8_10_10_but_what_nobody_may_do_he_may_not_do_either() -> None:
    """His cannons would fire, but for the vote against Redefining War Crimes."""
    scene = council_without_letnev()
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", pds=1)
    scene.put("sol", "space:lodor", cruiser=1)
    decide(scene, "redefining_war_crimes", "against")
    scene.play(PdsFire(seat=0, system=scene.system("lodor")))
    assert scene.done and not scene.rolled


def test_ruling_181_whoever_alone_has_not_surrendered_wins_at_once() -> None:
    scene = passed()
    scene.state.passed = (0, 1)
    given_up(scene, "hacan")
    scene.play(Surrender(seat=1))
    assert scene.game.result is not None and scene.game.result.winners == (0,)


def test_ruling_182_a_surrendered_seat_answers_nothing_and_its_cannons_fire() -> None:
    scene = galaxy(*PLAYERS)
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", pds=2)
    scene.put("sol", LODOR, cruiser=2)
    given_up(scene, "letnev")
    scene.rolls(1, 1)
    scene.play(PdsFire(seat=0, system=LODOR))
    assert scene.done and len([each for each in scene.rolled if each[0] == 1]) == 1


def test_ruling_182_a_surrendered_seat_neither_gains_nor_scores() -> None:
    scene = selling()
    scene.state.objectives = ("s1_mecatol",)
    scene.take("letnev", "mecatol_rex")
    scene.play(StatusPhase(stage="claim_objectives"))
    while not scene.done and scene.prompt == "claim_objectives":
        race = scene.asked[0]
        assert race != "letnev"
        scene.choose(race, "done")
    assert scene.state.points[1] == 0 and scene.state.trade_goods[1] == 0


def test_ruling_181_the_last_who_has_not_surrendered_wins_when_the_others_are_eliminated() -> None:
    scene = Scene("sol", "letnev", "hacan")
    given_up(scene, "letnev")
    scene.state.control = {"jord": 0, "arc_prime": 1}
    scene.play(CheckElimination())
    assert scene.state.eliminated == (2,)
    result = scene.game.result
    assert result is not None and (list(result.winners), result.how) == ([0], "last")


def test_ruling_181_those_who_go_together_leave_nothing_to_who_has_surrendered() -> None:
    scene = Scene("sol", "letnev", "hacan")
    given_up(scene, "letnev")
    scene.state.control = {"arc_prime": 1}
    scene.state.points = [3, 9, 4]
    scene.play(CheckElimination())
    result = scene.game.result
    assert result is not None and list(result.winners) == [2]


def test_sa_8_10_3_the_speaker_token_passes_by_whoever_has_surrendered() -> None:
    scene = Scene("sol", "letnev", "hacan", "winnu")
    given_up(scene, "letnev")
    scene.state.speaker = 0
    del scene.state.control["jord"]
    scene.play(CheckElimination())
    assert scene.state.eliminated == (0,) and scene.state.speaker == 2


def test_sa_8_10_3_and_8_10_10_the_token_is_not_given_to_whoever_has_surrendered() -> None:
    scene = Scene("sol", "letnev", "hacan", "winnu")
    given_up(scene, "letnev")
    scene.play(GiveSpeaker(seat=2))
    scene.refuses("hacan", "speaker", 1, rule="SA-8.10.3", key="player_surrendered")
    assert ("speaker", 3) in scene.options("hacan") and ("speaker", 1) not in scene.options("hacan")


def test_sa_8_10_9_points_of_whoever_has_surrendered_end_no_game() -> None:
    scene = Scene("sol", "letnev", "hacan")
    given_up(scene, "letnev")
    scene.state.points = [0, 10, 0]
    check_goal(scene.game)
    assert scene.game.result is None


@pytest.mark.parametrize("garrison", [0, 1])
def test_sa_8_10_5_and_5_6_2_installations_of_a_neutral_capital_fall_with_it(garrison: int) -> None:
    scene = scene_at("tarmann", *PLAYERS)
    scene.fleet("sol", "tarmann", "carrier", ground_force=2, shock_troop=1)
    scene.put("neutral", "tarmann", ground_force=garrison, space_dock=1, pds=garrison)
    land(scene, "tarmann")
    scene.rolls(1, 10, 10, 10, 1)
    set_down(scene, "ground_force", "ground_force", "shock_troop", on="tarmann")
    while scene.asked:
        scene.choose(scene.asked[0], *scene.options()[-1])
    assert scene.state.control["tarmann"] == 0 and scene.units("neutral", "tarmann") == {}
    assert scene.has("sol", "tarmann", "space_dock") == 0, "nobody's dock is no enemy's (SA-3.19.12)"
