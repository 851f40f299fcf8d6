"""SA-16.5: Covenants. Sol and Letnev, Hacan and Norr, Xxcha and Yin have one player each."""

from __future__ import annotations

from typing import Any

import pytest

import throneworld as tw
from tests.ti3.market import agree, negotiate
from tests.ti3.scene import Scene
from tests.ti3.setting_up import SettingUp
from throneworld.imperium.effects.aims import ChoosePlanet
from throneworld.imperium.movement.ways import barred
from throneworld.imperium.placing import placing_refusal
from throneworld.imperium.production.producers import is_blockaded
from throneworld.ti3.covenants import partner_of
from throneworld.ti3.effects.taking import MayTakeGoods
from throneworld.ti3.ending import check_goal, end_by_points, goal
from throneworld.ti3.factions.arborec_technologies import is_mine_or_empty
from throneworld.ti3.objectives.places import opponents
from throneworld.ti3.objectives.revealing import stage_two_has_begun
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.setup.bids import BidForLocation
from throneworld.ti3.state import Mine
from throneworld.ti3.steps.elimination import CheckElimination, eliminate
from throneworld.ti3.steps.surrender import Surrender
from throneworld.ti3.strategic.diplomacy import Annex
from throneworld.ti3.tables import STAGE_1_DECK
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.tactical.meeting import FightInTurn, meet_fleets
from throneworld.ti3.tactical.mines import mines_on
from throneworld.ti3.verbs.politics import look_at_politics
from throneworld.ti3.war import act_of_war

RACES = ("sol", "hacan", "xxcha", "letnev", "norr", "yin")
SOL, HACAN, XXCHA, LETNEV, NORR, YIN = range(6)
LINE = {(0, 0): "arnor_lor", (1, 0): "lodor", (2, 0): "wellon", (3, 0): "quann", (0, 2): "mecatol_rex"}


def pairs(**options: Any) -> Scene:
    return Scene(*RACES, board=LINE, covenants="yes", **options)


def picks(scene: Scene, **fields: Any) -> None:
    scene.state.strategy_cards = [()] * len(scene.players)
    scene.play(StrategyPhase(stage="pick", **fields))


def winners(scene: Scene) -> list[str]:
    assert scene.game.result is not None
    return [scene.players[seat] for seat in scene.game.result.winners]


def answer_all(stage: SettingUp, prompt: str) -> list[str]:
    """Who is asked, one after the other, if everybody takes the first option."""
    found = []
    while stage.prompt == prompt:
        ask = stage.game.asks[0]
        found.append(ask.seat)
        stage.game.choose(ask.seat, ask.options[0])
    return [f"{seat}" for seat in found]


# Two races


def test_sa_16_5_1_each_player_leads_the_two_races_that_sit_opposite_each_other() -> None:
    state = pairs().state
    assert [partner_of(state, seat) for seat in range(6)] == [LETNEV, NORR, YIN, SOL, HACAN, XXCHA]
    assert partner_of(Scene(*RACES).state, SOL) == -1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_sa_16_5_1_three_or_four_players_need_six_or_eight_seats(seats: int) -> None:
    with pytest.raises(tw.BadSetup, match="for 3, 4 players with two races each: 6, 8 seats"):
        tw.new_game("ti3", seats=seats, seed=1, options={"covenants": "yes"})


def test_sa_16_5_1_everybody_sees_who_leads_whom() -> None:
    game = tw.new_game("ti3", seats=8, seed=1, options={"covenants": "yes"})
    assert [each["partner"] for each in game.view(None)["players"]] == [4, 5, 6, 7, 0, 1, 2, 3]
    plain = tw.new_game("ti3", seats=8, seed=1)
    assert {each["partner"] for each in plain.view(0)["players"]} == {None}


def test_sa_16_5_1_partners_trade_no_contracts() -> None:
    scene = pairs()
    negotiate(scene)
    scene.refuses("sol", "propose", LETNEV, "sol:1", "letnev:1", rule="SA-16.5.1", key="own_second_race")
    assert scene.why_not("sol", "propose", NORR, "sol:1", "norr:1") is None


def test_sa_16_5_1_nobody_lands_on_his_partners_planet() -> None:
    scene = pairs()
    scene.take("letnev", "arnor")
    scene.fleet("sol", "arnor_lor", "carrier", ground_force=1)
    scene.play(Landings(seat=SOL, system=scene.system("arnor_lor")))
    scene.refuses("sol", "land", "ground_force", "arnor", rule="SA-16.5.9", key="own_second_race")
    assert scene.why_not("sol", "land", "ground_force", "lor") is None


def test_sa_16_5_1_nor_does_he_bombard_or_annex_it() -> None:
    scene = pairs()
    scene.take("letnev", "arnor")
    scene.take("sol", "lor", "wellon")
    scene.fleet("sol", "arnor_lor", "dreadnought")
    scene.fleet("sol", "arnor_lor", "carrier", ground_force=1)
    scene.play(Landings(seat=SOL, system=scene.system("arnor_lor")))
    scene.refuses("sol", "bombard", "dreadnought", "arnor", rule="SA-5.2.5", key="nothing_to_bombard")
    scene.play(Annex(seat=SOL, free=True))
    scene.refuses("sol", "annex", "arnor", rule="SA-16.5.9", key="own_second_race")


def test_sa_16_5_1_nothing_of_his_is_placed_or_attacked_there() -> None:
    scene = pairs()
    scene.take("letnev", "lodor")
    scene.take("norr", "quann")
    refusal = placing_refusal(scene.state, SOL, "ground_force", "lodor")
    assert refusal is not None and refusal.key == "own_second_race"
    aim = ChoosePlanet(seat=SOL)
    assert [is_mine_or_empty(scene.state, aim, planet) for planet in ("lodor", "quann")] == [False, True]
    for victim, wars in ((LETNEV, 0), (NORR, 1)):
        act_of_war(scene.game, SOL, victim, scene.system("lodor"))
        assert len(scene.game._queue) == wars


# The set-up


@pytest.mark.parametrize(("agreed", "wanted"), [(8, 12), (9, 14), (10, 15), (13, 20), (14, 21)])
def test_sa_16_5_2_and_ruling_92_half_as_many_points_more_rounded_up_and_at_least_twelve(
    agreed: int, wanted: int
) -> None:
    assert goal(pairs(vp_goal=agreed).game) == wanted


def test_ruling_205_half_more_first_and_doubled_then() -> None:
    scene = pairs(vp_goal=9, ascendancy=True)
    assert goal(scene.game) == 28
    scene.state.objectives = STAGE_1_DECK[:13]
    assert not stage_two_has_begun(scene.game)
    scene.state.objectives = STAGE_1_DECK[:14]
    assert stage_two_has_begun(scene.game), "by the goal before it was doubled"


def test_sa_16_5_3_each_player_is_dealt_three_secret_objectives() -> None:
    stage = SettingUp(seats=8, covenants="yes")
    stage.begin("races")
    assert [len(cards) for cards in stage.state.secrets] == [3, 3, 3, 3, 0, 0, 0, 0]


def test_sa_16_5_4_races_are_chosen_in_two_rounds_in_the_same_order() -> None:
    stage = SettingUp(seats=6, covenants="yes")
    stage.begin("seats")
    order = answer_all(stage, "choose_race")
    assert sorted(order[:3]) == ["0", "1", "2"]
    assert [int(seat) + 3 for seat in order[:3]] == [int(seat) for seat in order[3:]]
    assert {each[0] for each in stage.told("seat_rolled")} == {SOL, HACAN, XXCHA}, "one die for each player"


def test_sa_16_5_5_second_races_bid_when_the_first_ones_have_their_places() -> None:
    stage = SettingUp(*RACES, covenants="yes")
    stage.begin("galaxy")
    assert stage.asked == ["sol"]
    stage.choose("sol", "bid", 1, 0)
    stage.choose("hacan", "bid", 1, 4)
    stage.choose("xxcha", "bid", 2, 0)
    assert stage.asked == ["sol"], "thrown out; no second race bids yet"
    stage.choose("sol", "bid", 3, 0)
    assert stage.asked == ["letnev"]
    stage.refuses("letnev", "bid", 3, 1, rule="SA-16.5.5", key="first_races_are_settled")
    stage.choose("letnev", "bid", 4, 2)
    stage.choose("norr", "bid", 4, 3)
    stage.choose("yin", "bid", 5, 0)
    assert stage.asked == ["letnev"]
    stage.choose("letnev", "bid", 6, 0)
    assert stage.goods() == {"sol": 5, "hacan": 1, "xxcha": 5, "letnev": 5, "norr": 2, "yin": 5}
    assert not [step for step in stage.game.stack if isinstance(step, BidForLocation)]


def assigning() -> SettingUp:
    stage = SettingUp(*RACES, covenants="yes")
    stage.begin("reveal")
    return stage


def test_sa_16_5_6_two_of_three_secret_objectives_find_a_race_each() -> None:
    stage = assigning()
    first, second, third = stage.state.secrets[SOL]
    assert stage.asked == ["sol", "hacan", "xxcha"]
    stage.refuses("sol", "done", rule="SA-16.5.6", key="two_are_assigned")
    stage.refuses("sol", "assign", first, "hacan", rule="SA-16.5.6", key="not_your_race")
    stage.choose("sol", "assign", first, "letnev")
    stage.refuses("sol", "assign", second, "letnev", rule="SA-16.5.6", key="race_has_its_secret")
    stage.refuses("sol", "assign", first, "sol", rule="SA-16.5.6", key="secret_assigned")
    stage.choose("sol", "assign", third, "sol")
    for player in ("hacan", "xxcha"):
        for _ in range(2):
            stage.choose(player, *stage.options(player)[0])
    assert stage.state.secrets[SOL] == (third,) and stage.state.secrets[LETNEV] == (first,)
    assert second in stage.state.secret_box
    assert [len(cards) for cards in stage.state.secrets] == [1] * 6


def test_sa_16_5_6_what_is_assigned_is_sealed_and_known_to_its_player_alone() -> None:
    stage = assigning()
    for player in ("sol", "hacan", "xxcha"):
        for _ in range(2):
            stage.choose(player, *stage.options(player)[0])
    heard = [event for event in stage.game.log if event.kind == "secret_assigned_seen"]
    assert sorted(set(heard[0].audience or ())) == [SOL, LETNEV]
    (card,) = stage.state.secrets[LETNEV]
    known = stage.game.view(SOL)["you"]["known_cards"]
    assert {"seat": LETNEV, "card": card} in known
    assert card not in str(stage.game.view(HACAN)["you"])


# Hands


def test_sa_16_5_7_each_race_has_hands_of_its_own_which_its_player_knows() -> None:
    scene = pairs()
    scene.hold("letnev", "sabotage")
    scene.politics("letnev", "repeal")
    scene.secret("letnev", "conqueror")
    view = scene.game.view(SOL)["you"]
    assert view["action_cards"] == [] and view["political_cards"] == []
    assert [each["card"] for each in view["known_cards"]] == ["sabotage", "repeal", "conqueror"]
    assert scene.game.view(HACAN)["you"]["known_cards"] == []


def test_sa_16_5_7_whatever_one_imagines_the_partners_hand_stays() -> None:
    scene = pairs()
    scene.hold("letnev", "sabotage", "good_year")
    scene.hold("hacan", "patrol", "plague", "veto")
    imagined = [scene.game.imagine(SOL, seed).state for seed in range(8)]
    assert {state.hands[LETNEV] for state in imagined} == {("sabotage", "good_year")}
    assert len({state.hands[HACAN] for state in imagined}) > 1


def test_sa_16_5_7_what_one_race_has_seen_its_player_knows() -> None:
    scene = pairs()
    scene.politics("hacan", "repeal")
    look_at_politics(scene.game, SOL, HACAN)
    for seat, known in ((SOL, True), (LETNEV, True), (XXCHA, False)):
        found = scene.game.view(seat)["you"]["known_cards"]
        assert ({"seat": HACAN, "card": "repeal"} in found) == known


def test_sa_16_5_7_a_race_plays_from_its_own_hand() -> None:
    scene = pairs()
    scene.hold("letnev", "good_year")
    scene.play(Turn(seat=SOL, stage="choose"))
    scene.refuses("sol", "component", "good_year", rule="SA-16.5.7", key="hand_of_other_race")
    scene.refuses("sol", "component", "plague", rule="SA-3.11.1", key="not_yours")


# Strategy cards


def test_sa_16_5_8_first_for_a_race_of_ones_choice_then_for_the_other() -> None:
    scene = pairs()
    picks(scene)
    scene.offers("sol", ("for", SOL), ("for", LETNEV))
    scene.refuses("sol", "for", HACAN, rule="SA-16.5.8", key="picks_for_own_races")
    scene.choose("sol", "for", LETNEV)
    scene.choose("letnev", "take", "warfare")
    scene.choose("hacan", "for", HACAN)
    scene.choose("hacan", "take", "trade")
    scene.choose("xxcha", "for", YIN)
    scene.choose("yin", "take", "leadership")
    assert scene.asked == ["sol"] and scene.prompt == "pick_strategy_card"
    scene.choose("sol", "take", "diplomacy")
    scene.choose("norr", "take", "technology")
    scene.choose("xxcha", "take", "assembly")
    assert list(map(len, scene.state.strategy_cards)) == [1] * 6


def test_sa_16_5_8_with_four_races_left_it_goes_round_twice() -> None:
    scene = pairs()
    scene.state.eliminated = (XXCHA, YIN)
    picks(scene)
    asked = []
    while not scene.done and scene.prompt in ("name_picker", "pick_strategy_card"):
        asked.append(f"{scene.asked[0]} {scene.prompt[:4]}")
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[0])
    once = ["sol name", "sol pick", "hacan name", "hacan pick", "letnev pick", "norr pick"]
    assert asked == [*once, *once]


def test_sa_16_5_8_a_card_that_is_put_back_is_replaced_for_the_same_race() -> None:
    scene = pairs()
    scene.hold("hacan", "public_disgrace")
    picks(scene)
    scene.choose("sol", "for", LETNEV)
    scene.choose("letnev", "take", "warfare")
    scene.choose("hacan", "play", "public_disgrace")
    assert scene.asked == ["letnev"] and scene.prompt == "pick_strategy_card"
    assert ("take", "warfare") not in scene.options("letnev")


# Opponents


def test_sa_16_5_9_the_partner_is_no_opponent() -> None:
    scene = pairs()
    assert opponents(scene.state, SOL) == [HACAN, XXCHA, NORR, YIN]
    scene.take("sol", "quann")
    scene.put("sol", "quann", space_dock=1)
    scene.put("letnev", "space:quann", cruiser=1)
    assert not is_blockaded(scene.state, SOL, scene.system("quann"))
    scene.put("norr", "space:quann", cruiser=1)
    assert is_blockaded(scene.state, SOL, scene.system("quann"))


def test_sa_16_5_9_his_ships_bar_no_way_and_his_mines_do_not_go_off() -> None:
    scene = pairs()
    scene.put("letnev", "space:lodor", cruiser=1)
    one, other = sorted((scene.system("arnor_lor"), scene.system("lodor")))
    scene.state.mines = (Mine(one, other, LETNEV),)
    assert not barred(scene.game, SOL) and barred(scene.game, HACAN)
    assert not mines_on(scene.state, (one, other), SOL) and mines_on(scene.state, (one, other), HACAN)


def test_sa_16_5_9_no_war_is_declared_on_him_and_no_goods_are_taken_from_him() -> None:
    scene = pairs(crimson_suns="yes")
    scene.goods("letnev", 3)
    scene.take("sol", "quann")
    scene.put("sol", "quann", ground_force=1)
    scene.play(Housekeeping(seat=SOL))
    scene.refuses("sol", "declare_war", LETNEV, rule="SA-16.5.9", key="own_second_race")
    assert ("declare_war", NORR) in scene.options("sol")
    effect = MayTakeGoods(seat=SOL, most=2, why="trade")
    assert effect.seats(scene.game, effect.origin) == [HACAN, XXCHA, NORR, YIN]


def test_ruling_184_an_enemy_of_two_partners_fights_one_fleet_after_the_other() -> None:
    scene = pairs()
    scene.put("hacan", "space:lodor", cruiser=4)
    scene.put("norr", "space:lodor", cruiser=1)
    scene.put("sol", "space:lodor", fighter=1, carrier=1)
    scene.put("letnev", "space:lodor", destroyer=1)
    scene.play(FightInTurn(seat=HACAN, system=scene.system("lodor")))
    scene.offers("hacan", ("fight_fleet", SOL), ("fight_fleet", LETNEV))
    scene.refuses("hacan", "fight_fleet", NORR, rule="SA-3.18.1", key="no_fleet_to_fight")
    scene.choose("hacan", "fight_fleet", LETNEV)
    while not scene.done:
        ask = scene.ask()
        last = [each for each in ask.options if each[0] in ("pass", "done", "stay")]
        scene.game.choose(ask.seat, last[0] if last else ask.options[0])
    begun = scene.told("space_battle_begins")
    assert begun[0] == (HACAN, LETNEV, scene.system("lodor"))
    assert len(begun) == 1 or begun[1] == (HACAN, SOL, scene.system("lodor"))
    assert scene.has("norr", "space:lodor", "cruiser") == 1, "the partner's fleet is no part of it"


def test_ruling_184_with_one_fleet_there_is_nothing_to_choose_and_none_with_partners() -> None:
    scene = pairs()
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.play(TacticalAction(seat=SOL, system=scene.system("lodor"), stage="space_battle"))
    assert not scene.told("space_battle_begins")
    scene.put("yin", "space:quann", cruiser=1)
    scene.put("sol", "space:quann", cruiser=1)
    meet_fleets(scene.game, SOL, scene.system("quann"))
    assert [type(step).__name__ for step in scene.game._queue] == ["SpaceBattle"]


# The end


def test_sa_16_5_10_two_races_win_with_the_sum_of_their_points() -> None:
    scene = pairs(vp_goal=8)
    scene.state.points[:] = [5, 11, 0, 6, 0, 0]
    check_goal(scene.game)
    assert scene.game.result is None, "eleven each"
    scene.state.points[LETNEV] = 7
    check_goal(scene.game)
    assert winners(scene) == ["sol", "letnev"]
    assert scene.game.result is not None and set(scene.game.result.ranking[:4]) == {SOL, LETNEV, HACAN, NORR}


def test_sa_16_5_10_in_the_status_phase_too() -> None:
    scene = pairs(vp_goal=8)
    scene.state.points[:] = [5, 0, 0, 7, 0, 0]
    scene.play(StatusPhase(stage="victory"))
    assert winners(scene) == ["sol", "letnev"]


def test_sa_16_5_10_planets_outside_both_homes_break_a_tie() -> None:
    scene = pairs()
    scene.state.points[:] = [3, 4, 0, 3, 2, 0]
    scene.take("letnev", "arnor", "lor")
    scene.take("hacan", "lodor")
    end_by_points(scene.game, "last_round")
    assert winners(scene) == ["sol", "letnev"]


def test_ruling_156_points_of_a_race_that_is_out_stay_and_it_wins_with_its_partner() -> None:
    scene = pairs(vp_goal=8)
    for seat, race in enumerate(RACES):
        scene.put(race, "mecatol_rex" if seat else "lodor", ground_force=1)
    scene.state.points[:] = [8, 0, 0, 3, 0, 0]
    eliminate(scene.game, SOL)
    check_goal(scene.game)
    assert scene.game.result is None
    scene.state.points[LETNEV] = 4
    check_goal(scene.game)
    assert winners(scene) == ["sol", "letnev"]


def test_ruling_156_the_game_is_over_when_one_player_is_left_with_one_race_or_two() -> None:
    scene = pairs()
    scene.state.control = {"lodor": SOL, "wellon": LETNEV, "quann": HACAN}
    scene.state.eliminated = (XXCHA, NORR, YIN)
    scene.play(CheckElimination())
    assert scene.game.result is None
    del scene.state.control["quann"]
    scene.play(CheckElimination())
    assert winners(scene) == ["sol", "letnev"]


def test_ruling_156_whoever_surrenders_one_race_plays_on_with_the_other() -> None:
    scene = pairs()
    scene.state.eliminated = (XXCHA, YIN)
    scene.play(Surrender(seat=HACAN))
    assert scene.game.result is None
    scene.play(Surrender(seat=NORR))
    assert winners(scene) == ["sol", "letnev"]


def test_ruling_156_goods_may_be_given_to_the_partner_at_any_time() -> None:
    scene = pairs()
    agree(scene, ("sol", 1, 0), ("hacan", 1, 0))
    scene.goods("letnev", 2)
    scene.play(Turn(seat=SOL, stage="choose"))
    scene.choose("letnev", "give", SOL, 2)
    assert scene.state.trade_goods[SOL] == 2 and scene.state.trade_goods[LETNEV] == 0
