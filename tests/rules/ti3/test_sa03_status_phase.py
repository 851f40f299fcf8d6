"""Chapter 3: the Status Phase in its ten steps, and the end of the game."""

from __future__ import annotations

import pytest

from tests.ti3.claims import FOUR_COLOURS, claims, finish, play_claims
from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import decide, forum
from throneworld.imperium.tokens import RedistributeTokens
from throneworld.kernel.game import Game
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.objectives.claiming import claim_specials
from throneworld.ti3.phases.bonus import place_bonus_counters
from throneworld.ti3.phases.feedback import gain_feedback
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.phases.produce_goods import ProduceGoods
from throneworld.ti3.phases.racial import BuyRacialTechnology, racial_price
from throneworld.ti3.phases.refresh import RefreshPlanets
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.points import gain_points
from throneworld.ti3.sequence import Round
from throneworld.ti3.steps.scuttling import Scuttle
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import ACTION_DECK, RACIAL_TECHNOLOGIES_OF, RACIAL_TECHNOLOGY, STAGE_2_DECK

POOLS = tuple(("gain", pool) for pool in ("tactic", "fleet", "strategy"))


def evening(*races: str, stage: str = "begin") -> Scene:
    """The Status Phase from a stage on; nobody holds cards, nobody claims anything."""
    scene = Scene(*(races or ("sol", "letnev", "hacan")))
    scene.state.objectives, scene.state.objectives_2, scene.state.preliminary = (), (), ""
    scene.play(StatusPhase(stage=stage))
    return scene


def quietly(scene: Scene, until: str = "") -> list[str]:
    """The questions that come until one is asked; each is answered as quietly as can be."""
    prompts: list[str] = []
    while not scene.done and scene.prompt != until:
        ask = scene.game.asks[0]
        prompts += [] if ask.prompt in prompts else [ask.prompt]
        quiet = [option for option in ask.options if option[0] in ("done", "pass", "keep")]
        scene.game.choose(ask.seat, [*quiet, *ask.options][0])
    return prompts


# 3.25 The sequence


def test_sa_3_25_1_the_ten_steps_follow_each_other() -> None:
    scene = Scene("norr", "letnev", "hacan")
    scene.state.preliminary = ""
    scene.state.action_deck = ACTION_DECK[:3]
    scene.put("norr", "space:home_norr", dreadnought=1)
    scene.damage("norr", "space:home_norr", "dreadnought")
    scene.take("norr", "lodor", exhausted=True)
    scene.activate("norr", "lodor")
    scene.goods("norr", 12)
    scene.state.points[0] = 2
    scene.play(StatusPhase())
    asked = quietly(scene)
    order = [
        *("housekeeping", "buy_racial_technology", "produce_trade_goods", "refresh_planets"),
        *("gain_token", "redistribute_tokens"),
    ]
    assert [prompt for prompt in asked if prompt in order] == order
    told = [event.kind for event in scene.game.log]
    steps = [
        *("trade_goods_gained", "planet_readied", "all_repaired", "tokens_removed", "action_card_drawn"),
        *("token_gained", "strategy_cards_returned"),
    ]
    first = [told.index(kind) for kind in steps]
    assert first == sorted(first)


def test_sa_3_25_2_and_ruling_41_players_act_in_the_order_of_play() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.play_order = (2, 0, 1)
    for race in scene.players:
        scene.put(race, f"space:home_{race}", cruiser=1)
    scene.play(StatusPhase(stage="housekeeping"))
    asked = []
    while scene.prompt == "housekeeping":
        asked += scene.asked
        scene.choose(scene.asked[0], "done")
    assert asked == ["hacan", "sol", "letnev"]


# 3.26, 3.27 What lies open


def test_sa_3_26_12_stage_two_objectives_follow_when_stage_two_has_begun_with_bureaucracys_counters() -> None:
    scene = Scene("sol", "letnev", "hacan", vp_goal=8)
    state = scene.state
    assert len(state.objectives_2) == 3
    state.strategy_cards = [("leadership",), ("diplomacy",), ("assembly",)]
    for stage_1, more in ((7, (1, 0)), (8, (0, 1))):
        state.objectives = (*state.objectives, *state.objective_deck)[:stage_1]
        state.objective_deck = state.objective_deck[-9:]
        state.objective_deck_2 = tuple(card for card in STAGE_2_DECK[3:] if card != "s2_imperium_rex")
        before = len(state.objectives), len(state.objectives_2)
        place_bonus_counters(scene.game)
        assert (len(state.objectives) - before[0], len(state.objectives_2) - before[1]) == more


def test_sa_3_27_5_and_ruling_71_the_voice_has_five_votes_and_a_point_until_another_is_elected() -> None:
    scene = forum()
    decide(scene, "voice_of_the_council", 1)
    assert [votes_of(scene.state, seat) for seat in range(3)] == [1, 6, 1]
    assert scene.state.points == [0, 0, 0], "the point comes with step 1"
    scene.state.objectives, scene.state.preliminary = (), ""
    claim_specials(scene.game)
    assert scene.state.points == [0, 1, 0]
    decide(scene, "voice_of_the_council", 2)
    assert [votes_of(scene.state, seat) for seat in range(3)] == [1, 1, 6]
    assert scene.state.points == [0, 0, 0]


# 3.28 The end


def end_of(*points: int, abroad: tuple[tuple[str, ...], ...] = ((), (), ()), goal: int = 10) -> Scene:
    """Everybody has so many points when all claims are made."""
    scene = Scene("yssaril", "hacan", "yin", vp_goal=goal)
    scene.state.points = list(points)
    for race, planets in zip(scene.players, abroad, strict=True):
        scene.take(race, *planets)
    scene.play(StatusPhase(stage="victory"))
    return scene


def winners(game: Game) -> list[int]:
    assert game.result is not None
    return list(game.result.winners)


def test_sa_3_28_1_and_1_2_1_the_most_points_win_after_all_claims() -> None:
    scene = end_of(10, 9, 12)
    assert winners(scene.game) == [2]
    assert end_of(9, 9, 9).game.result is None


def test_sa_3_28_2_yssaril_wins_with_eleven_against_ten_and_ten() -> None:
    scene = Scene("yssaril", "hacan", "yin")
    state = scene.state
    state.points = [6, 9, 7]
    state.objectives, state.preliminary = ("s1_mecatol", "s1_mecatol_or_hope"), ""
    scene.secret("yssaril", "technocrat")
    scene.secret("yin", "industrial")
    for race in scene.players:
        scene.state.scored[scene.seat(race)] = ()
    artifacts = ("ancient_shipwreck", "precursor_fossil")
    for artifact, planet in zip(artifacts, ("lodor", "quann"), strict=True):
        state.artifacts[artifact] = planet
        scene.take("yssaril", planet)
    scene.play(StatusPhase(stage="claim_special_objectives"))
    assert state.points == [8, 9, 7], "two Artifacts"
    assert scene.game.result is None
    gain_points(scene.game, 0, 3, "s1_mecatol")
    gain_points(scene.game, 1, 1, "s1_mecatol")
    gain_points(scene.game, 2, 3, "s1_mecatol")
    scene.play(StatusPhase(stage="victory"))
    assert state.points == [11, 10, 10] and winners(scene.game) == [0]


def test_sa_3_28_3_the_home_penalty_is_in_the_total_that_is_compared() -> None:
    scene = Scene("yssaril", "hacan", "yin")
    scene.state.points = [11, 9, 0]
    scene.put("hacan", "retillion", ground_force=1)
    scene.take("hacan", "retillion")
    scene.play(Settle())
    assert scene.state.points == [9, 9, 0] and scene.game.result is None


def test_sa_3_28_4_and_1_2_2_and_ruling_78_a_tie_goes_to_more_planets_abroad_else_it_is_shared() -> None:
    one = end_of(10, 10, 4, abroad=((), ("lodor", "quann"), ("thibah", "saudor", "wellon")))
    assert winners(one.game) == [1]
    shared = end_of(10, 10, 4, abroad=(("lodor",), ("quann",), ()))
    assert winners(shared.game) == [0, 1]
    assert shared.game.result is not None and list(shared.game.result.ranking)[2:] == [2]


def test_sa_3_28_5_points_in_the_action_phase_end_the_game_at_once() -> None:
    scene = Scene("yssaril", "hacan", "yin")
    scene.state.points = [2, 9, 9]
    gain_points(scene.game, 1, 1, "bureaucracy")
    scene.play(Settle())
    assert winners(scene.game) == [1]


def test_ruling_78_all_points_of_one_effect_are_given_before_the_goal_is_looked_at() -> None:
    scene = Scene("yssaril", "hacan", "yin")
    scene.state.points = [9, 9, 9]
    for seat, amount in ((0, 1), (1, 2), (2, 1)):
        gain_points(scene.game, seat, amount, "imperial_mandate")
        assert scene.game.result is None
    scene.play(Settle())
    assert winners(scene.game) == [1]


# 3.29 Feedback and scuttling


def feedback(*points: int) -> list[int]:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.points = list(points)
    gain_feedback(scene.game)
    return scene.state.trade_goods


def test_sa_3_29_1_and_ruling_79_the_leader_gains_his_lead_and_with_a_tie_nobody_gains() -> None:
    assert feedback(4, 7, 3) == [0, 3, 0]
    assert feedback(7, 7, 3) == [0, 0, 0]


def test_sa_3_29_2_five_points_against_three_are_two_trade_goods() -> None:
    assert feedback(5, 3, 2) == [2, 0, 0]


def test_sa_3_29_3_any_own_units_may_be_destroyed_and_go_to_the_reinforcements() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "jord", pds=1, ground_force=1)
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:quann", cruiser=1)
    scene.play(Housekeeping(seat=0))
    for option in (("pds", "jord"), ("cruiser", scene.place("space:lodor"))):
        scene.choose("sol", "scuttle")
        scene.choose("sol", "scuttle", *option, 0)
    scene.choose("sol", "scuttle")
    scene.offers("sol", ("done",), ("scuttle", "ground_force", "jord", 0))
    scene.refuses(
        *("sol", "scuttle", "cruiser", scene.place("space:quann"), 0), rule="SA-3.29.3", key="no_unit_there"
    )
    scene.choose("sol", "done")
    scene.choose("sol", "done")
    assert scene.units("sol", "jord") == {"ground_force": 1} and not scene.units("sol", "space:lodor")


def test_sa_3_29_3_what_is_aboard_is_an_own_unit_like_any_other() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.fleet("sol", "lodor", "carrier", ground_force=2)
    scene.fleet("sol", "lodor", "carrier", ground_force=1, pds=1)
    space = scene.place("space:lodor")
    scene.play(Scuttle(seat=0))
    aboard = [each for each in scene.options("sol") if each[0] == "scuttle_aboard"]
    assert len(aboard) == 3 and ("scuttle_aboard", "pds", space) in aboard
    scene.choose("sol", *aboard[0])
    assert scene.units("sol", "space:lodor") == {"carrier": 2, "ground_force": 2, "pds": 1}
    assert sum(ship.cargo[5] for ship in scene.state.aboard[0][space]) == 2


def test_sa_3_29_3_without_units_there_is_nothing_to_destroy() -> None:
    scene = Scene("sol", "letnev", "hacan")
    agree(scene, ("sol", 1, 0), ("letnev", 1, 0))
    scene.play(Housekeeping(seat=0))
    scene.offers("sol", ("done",), ("break", "letnev:1"))
    scene.refuses("sol", "scuttle", rule="SA-3.29.3", key="no_units")


# 3.30 Racial technologies


def test_sa_3_30_1_one_of_the_own_race_and_one_only() -> None:
    scene = Scene("norr", "letnev", "hacan")
    own = RACIAL_TECHNOLOGIES_OF["norr"]
    scene.goods("norr", 20)
    scene.play(BuyRacialTechnology(seat=0))
    scene.offers("norr", *[("gain", each) for each in own], ("done",))
    foreign = RACIAL_TECHNOLOGIES_OF["letnev"][0]
    scene.refuses("norr", "gain", foreign, rule="SA-10.4.1", key="not_of_your_race")
    scene.choose("norr", "gain", own[0])
    while scene.prompt == "pay":
        scene.choose("norr", "trade_good")
    assert scene.done and scene.state.racial_technologies[0] == (own[0],)


def test_sa_3_30_2_and_ruling_151_printed_cost_less_points_plus_those_one_has_never_below_nothing() -> None:
    scene = Scene("norr", "letnev", "hacan")
    one, two, _ = RACIAL_TECHNOLOGIES_OF["norr"]
    cost = {each: RACIAL_TECHNOLOGY[each].cost for each in (one, two)}
    assert racial_price(scene.game, 0, one) == cost[one]
    scene.state.points[0] = 2
    assert racial_price(scene.game, 0, one) == cost[one] - 2
    scene.racial("norr", one)
    assert racial_price(scene.game, 0, two) == cost[two] + cost[one] - 2
    scene.state.points[0] = 13
    assert racial_price(scene.game, 0, two) == 0
    scene.take("norr", "trenlak", "quinarra", exhausted=True)
    scene.state.points[0] = cost[two] + cost[one] - 1
    for goods, offered in ((0, False), (1, True)):
        scene.goods("norr", goods)
        scene.play(BuyRacialTechnology(seat=0))
        assert (not scene.done and ("gain", two) in scene.options("norr")) is offered


def test_sa_3_30_3_costs_4_3_and_6_with_the_first_two_owned_and_5_points_the_third_costs_8(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene("norr", "letnev", "hacan")
    three = RACIAL_TECHNOLOGIES_OF["norr"]
    for each, cost in zip(three, (4, 3, 6), strict=True):
        printed = RACIAL_TECHNOLOGY[each]
        monkeypatch.setitem(RACIAL_TECHNOLOGY, each, type(printed)(printed.id, printed.race, cost))
    scene.racial("norr", *three[:2])
    scene.state.points[0] = 5
    assert racial_price(scene.game, 0, three[2]) == 8


# 3.31 Trade goods


def test_sa_3_31_1_and_ruling_82_unexhausted_planets_give_one_good_for_two_resources_in_one_sum() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "lodor", "mecatol_rex")
    scene.take("sol", "quann", exhausted=True)
    scene.play(ProduceGoods(seat=0))
    scene.offers("sol", ("exhaust", "jord"), ("exhaust", "lodor"), ("exhaust", "mecatol_rex"), ("done",))
    scene.refuses("sol", "exhaust", "quann", rule="SA-8.3.1", key="planet_exhausted")
    scene.refuses("sol", "exhaust", "arretze", rule="SA-7.2.2", key="not_your_planet")
    scene.choose("sol", "exhaust", "lodor")
    scene.choose("sol", "exhaust", "jord")
    scene.choose("sol", "done")
    assert scene.state.trade_goods[0] == (3 + 4) // 2
    assert set(scene.state.exhausted) == {"quann", "lodor", "jord"}


def test_sa_3_31_2_with_micro_technology_influence_serves_at_the_same_rate() -> None:
    for owned, goods in (((), 1 // 2), (("micro_technology",), 6 // 2)):
        scene = Scene("sol", "letnev", "hacan")
        scene.take("sol", "mecatol_rex")
        scene.technologies("sol", *owned)
        scene.play(ProduceGoods(seat=0))
        scene.choose("sol", "exhaust", "mecatol_rex")
        scene.choose("sol", "done")
        assert scene.state.trade_goods[0] == goods


# 3.32 Refresh


def test_sa_3_32_1_all_exhausted_planets_and_docks_are_refreshed() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "jord", "quann", exhausted=True)
    scene.take("letnev", "thibah", exhausted=True)
    scene.put("sol", "jord", space_dock=1)
    scene.state.exhausted_docks = ("jord",)
    scene.play(StatusPhase(stage="refresh"))
    quietly(scene, "gain_token")
    assert not scene.state.exhausted and not scene.state.exhausted_docks


def test_sa_3_32_2_and_ruling_80_a_planet_is_refreshed_or_uses_its_ability() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "primor", "jord", "quann", exhausted=True)
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "use", "primor")
    scene.refuses("sol", "use", "primor", rule="SA-3.32.2", key="planet_has_acted")
    scene.refuses("sol", "facility", "primor", "colony", rule="SA-3.32.2", key="planet_has_acted")
    scene.choose("sol", "done")
    assert scene.state.exhausted == ("primor",)
    assert scene.units("sol", "primor") == {"ground_force": 2}


def test_ruling_80_a_planet_that_was_not_exhausted_stays_so() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "primor", "quann")
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "use", "primor")
    scene.choose("sol", "done")
    assert scene.state.exhausted == () and scene.units("sol", "primor") == {"ground_force": 2}


def test_sa_3_32_3_a_planet_that_gets_a_facility_is_not_refreshed() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "quann", "lodor", exhausted=True)
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "facility", "quann", "refinery")
    scene.choose("sol", "done")
    assert scene.state.facilities == {"quann": ("refinery",)}
    assert scene.state.exhausted == ("quann",)


# 3.33 The last steps


def test_sa_3_33_1_all_damaged_units_are_repaired() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "space:lodor", dreadnought=1, war_sun=1)
    scene.damage("sol", "space:lodor", "dreadnought")
    scene.damage("sol", "space:lodor", "war_sun", 2)
    scene.put("letnev", "arc_prime", mechanized_unit=1)
    scene.damage("letnev", "arc_prime", "mechanized_unit")
    scene.play(StatusPhase(stage="repair"))
    assert not any(map(any, (places for seat in (0, 1) for places in scene.state.damage(seat, 1).values())))
    assert not any(map(any, scene.state.damage(0, 2).values()))


def test_sa_3_33_2_all_counters_leave_the_board_for_the_reinforcements() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.activate("sol", "lodor", "quann")
    scene.activate("letnev", "lodor")
    scene.play(StatusPhase(stage="remove_counters"))
    assert scene.state.on_board == [0, 0, 0]
    assert scene.state.tactic == [3, 3, 3], "none goes back to the sheet"


def test_sa_3_33_3_an_action_card_a_political_card_and_two_counters_in_any_areas() -> None:
    scene = Scene("letnev", "norr", "hacan")
    scene.play(StatusPhase(stage="receive_cards"))
    assert scene.prompt == "gain_token"
    scene.offers("letnev", *POOLS)
    assert scene.ask("letnev").about["left"] == 2
    scene.choose("letnev", "gain", "fleet")
    scene.choose("letnev", "gain", "strategy")
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (3, 4, 3)
    assert (len(scene.state.hands[0]), len(scene.state.politics[0])) == (1, 1)


def test_ruling_61_counters_that_are_not_there_are_not_received() -> None:
    scene = Scene("letnev", "norr", "hacan")
    scene.counters("letnev", 10, 8, 5)
    scene.play(StatusPhase(stage="receive_cards"))
    assert scene.ask("letnev").about["left"] == 1
    scene.choose("letnev", "gain", "tactic")
    assert scene.asked == ["norr"]


def test_ruling_93_when_a_deck_runs_out_its_discard_pile_is_shuffled() -> None:
    scene = Scene("letnev", "norr", "hacan")
    scene.state.action_deck, scene.state.action_discards = ACTION_DECK[:1], ACTION_DECK[1:4]
    scene.state.agenda_deck, scene.state.agenda_discards = (), ("mutiny", "seed_of_an_empire", "repeal")
    scene.play(StatusPhase(stage="receive_cards"))
    quietly(scene, "redistribute_tokens")
    assert sorted(card for hand in scene.state.hands for card in hand)[0] in ACTION_DECK[:4]
    assert [len(hand) for hand in scene.state.hands] == [1, 1, 1]
    assert [len(hand) for hand in scene.state.politics] == [1, 1, 1]
    assert len(scene.state.action_deck) == 1 and scene.state.action_discards == ()
    assert sorted(scene.told("deck_reshuffled")) == [("action",), ("political",)]


def test_sa_3_33_4_counters_are_redistributed_among_the_three_areas() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(RedistributeTokens(seat=0))
    moves = [option for option in scene.options("sol") if option[0] == "move"]
    assert len(moves) == 6
    scene.choose("sol", "move", "tactic", "fleet")
    scene.choose("sol", "move", "tactic", "strategy")
    scene.choose("sol", "done")
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (1, 4, 3)


def test_sa_3_33_5_who_lowers_fleet_supply_brings_his_fleets_within_it_at_once() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "space:lodor", cruiser=2, destroyer=1)
    scene.put("sol", "space:quann", cruiser=2)
    scene.play(StatusPhase(stage="redistribute"))
    scene.choose("sol", "move", "fleet", "tactic")
    scene.choose("sol", "done")
    assert scene.asked == ["sol"] and scene.prompt != "redistribute_tokens"
    remove = next(option for option in scene.options("sol") if "destroyer" in option)
    scene.choose("sol", *remove)
    assert scene.units("sol", "space:lodor") == {"cruiser": 2}
    assert scene.units("sol", "space:quann") == {"cruiser": 2}
    assert (scene.prompt, scene.asked) == ("redistribute_tokens", ["letnev"])


def test_sa_3_33_6_strategy_cards_go_back_to_the_common_area() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.strategy_cards[0] = ("leadership", "warfare")
    scene.state.exhausted_cards, scene.state.passed = ("leadership",), (0, 1, 2)
    scene.play(StatusPhase(stage="return_cards"))
    assert scene.state.strategy_cards == [(), (), ()]
    assert not scene.state.exhausted_cards and not scene.state.passed


def test_sa_3_33_7_without_a_winner_the_next_strategy_phase_begins() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.points, scene.state.agenda_deck = [9, 9, 9], ()
    scene.play(Round(stage="next_round"))
    assert scene.told("round_begins") == [(3,)] and scene.prompt == "pick_strategy_card"


def test_ruling_197_after_the_last_round_most_points_win() -> None:
    scene = Scene("sol", "letnev", "hacan", last_round=4)
    scene.state.round, scene.state.points = 4, [1, 3, 2]
    scene.play(Round(stage="next_round"))
    assert winners(scene.game) == [1]
    assert scene.game.result is not None and scene.game.result.how == "last_round"


def test_ruling_180_the_goal_is_looked_at_when_all_claims_are_open() -> None:
    scene = claims("s1_mecatol", "s1_all_4_colours")
    scene.state.points = [9, 9, 0]
    scene.take("sol", "mecatol_rex", "quann", "lodor")
    scene.technologies("letnev", *FOUR_COLOURS)
    scene.take("letnev", "saudor", "thibah", "wellon", "vefut_ii")
    play_claims(scene)
    scene.choose("sol", "claim", "s1_mecatol")
    scene.choose("letnev", "claim", "s1_all_4_colours")
    finish(scene)
    assert scene.state.points == [10, 10, 0] and scene.game.result is None
    scene.play(StatusPhase(stage="victory"))
    assert winners(scene.game) == [1], "more planets abroad"


def test_ruling_180_special_objectives_are_given_before_the_claims() -> None:
    scene = claims("s1_mecatol")
    scene.take("sol", "mecatol_rex")
    scene.state.artifacts["ancient_shipwreck"] = "quann"
    scene.take("letnev", "quann")
    scene.play(StatusPhase(stage="claim_special_objectives"))
    assert scene.options("sol") == (("claim", "s1_mecatol"), ("done",))
    assert scene.state.points == [0, 1, 0]
