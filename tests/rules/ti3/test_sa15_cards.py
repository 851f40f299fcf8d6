"""Chapter 15: Leadership, Diplomacy, Production, Warfare, Bureaucracy and Prospect."""

from __future__ import annotations

import pytest

from tests.rules.ti3.producing import factory, kinds, order, pay_with_goods, resources_of
from tests.ti3.claims import FOUR_COLOURS
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, QUANN, SAUDOR, SOL_HOME, THIBAH, WELLON, galaxy
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun
from throneworld.ti3.phases.bonus import place_bonus_counters
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.bureaucracy import PrimaryBureaucracy, SecondaryBureaucracy
from throneworld.ti3.strategic.cards import SECONDARY
from throneworld.ti3.strategic.diplomacy import PrimaryDiplomacy, SecondaryDiplomacy
from throneworld.ti3.strategic.leadership import PrimaryLeadership, SecondaryLeadership
from throneworld.ti3.strategic.production import PrimaryProduction, SecondaryProduction
from throneworld.ti3.strategic.prospect import PrimaryProspect
from throneworld.ti3.strategic.warfare import AfterWarfare, PrimaryWarfare
from throneworld.ti3.tables import ACTION_DECK, POLITICAL_DECK, STAGE_1_DECK, STAGE_2_DECK, STRATEGY_CARD

DONE = ("done",)
POOLS = tuple(("gain", pool) for pool in ("tactic", "fleet", "strategy"))


def counters(scene: Scene, seat: int) -> int:
    state = scene.state
    return state.tactic[seat] + state.fleet[seat] + state.strategy[seat]


# 15.1 Leadership


def test_sa_1_4_7_and_15_1_1_three_counters_into_any_areas_then_the_secondary_as_well() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.goods("sol", 1)
    scene.play(PrimaryLeadership(seat=0))
    for pool, left in (("tactic", 3), ("fleet", 2), ("strategy", 1)):
        scene.offers("sol", *POOLS)
        assert scene.ask("sol").about["left"] == left
        scene.choose("sol", "gain", pool)
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (4, 4, 3)
    assert scene.prompt == "buy_counters"
    scene.choose("sol", "done")
    assert scene.done


@pytest.mark.parametrize(("many", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_sa_15_1_2_and_ruling_6_each_further_counter_costs_one_more(many: int, price: int) -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("letnev", price)
    scene.play(SecondaryLeadership(seat=1))
    assert scene.ask("letnev").about["most"] == many
    scene.refuses("letnev", "buy", many + 1, rule="SA-15.1.2", key="not_enough_influence")
    scene.choose("letnev", "buy", many)
    while not scene.done:
        scene.choose("letnev", *scene.options()[0])
    assert (scene.state.trade_goods[1], counters(scene, 1)) == (0, 8 + many)


def test_sa_15_1_2_only_counters_that_are_left_can_be_bought() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.goods("letnev", 20)
    scene.counters("letnev", 10, 8, 5)
    scene.play(SecondaryLeadership(seat=1))
    scene.offers("letnev", DONE, ("buy", 1))
    scene.refuses("letnev", "buy", 2, rule="SA-8.4.1", key="no_counter_left")


# 15.2 Diplomacy


def embassy(*races: str) -> Scene:
    scene = galaxy(*(races or ("sol", "letnev", "hacan")))
    scene.state.strategy_cards = [("diplomacy",), ("trade",), ("warfare",)]
    return scene


def test_sa_15_2_3_a_counter_of_each_other_player_into_systems_with_own_planets() -> None:
    scene = embassy()
    scene.take("sol", "lodor")
    scene.play(PrimaryDiplomacy(seat=0))
    scene.offers("sol", ("primary", "a"), ("primary", "b"))
    scene.choose("sol", "primary", "a")
    assert scene.ask("sol").about["other"] == 1
    scene.offers("sol", ("counter_in", SOL_HOME), ("counter_in", LODOR))
    scene.refuses("sol", "counter_in", QUANN, rule="SA-15.2.3", key="no_planet_of_yours")
    scene.choose("sol", "counter_in", LODOR)
    scene.choose("sol", "counter_in", LODOR)
    assert scene.state.on_board == [0, 1 << LODOR, 1 << LODOR]
    assert [counters(scene, seat) for seat in range(3)] == [8, 8, 8], "from the reinforcements"


def test_sa_15_2_3_and_ruling_68_not_where_one_of_his_lies_and_none_if_there_is_no_other_system() -> None:
    scene = embassy()
    scene.take("sol", "lodor")
    scene.activate("letnev", LODOR)
    scene.activate("hacan", LODOR, SOL_HOME)
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "a")
    assert scene.done, "one place for Letnev's, none for Hacan's"
    assert scene.state.on_board[1] == 1 << LODOR | 1 << SOL_HOME
    assert scene.state.on_board[2] == 1 << LODOR | 1 << SOL_HOME


def test_sa_15_2_4_without_reinforcements_a_counter_of_his_choice_comes_from_the_sheet() -> None:
    scene = embassy()
    scene.counters("letnev", 10, 9, 5)
    assert reinforcements(scene.state, 1) == 0
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "a")
    assert (scene.prompt, scene.asked) == ("token_from_which_pool", ["letnev"])
    scene.offers("letnev", ("from", "tactic"), ("from", "fleet"), ("from", "strategy"))
    scene.choose("letnev", "from", "strategy")
    assert scene.state.strategy[1] == 4 and scene.state.on_board[1] == 1 << SOL_HOME


def test_ruling_207_a_fleet_supply_lowered_by_diplomacy_cuts_fleets_before_the_next_counter() -> None:
    scene = embassy()
    scene.counters("letnev", 13, 2, 9)
    scene.put("letnev", QUANN, cruiser=2)
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "a")
    scene.choose("letnev", "from", "fleet")
    assert scene.units("letnev", QUANN) == {"cruiser": 1}
    assert scene.state.on_board[2] == 1 << SOL_HOME


def test_sa_15_2_5_half_b_is_the_secondary_without_influence_or_a_counter() -> None:
    scene = embassy()
    scene.state.exhausted = tuple(scene.state.control)
    scene.counters("sol", 3, 3, 0)
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "b")
    scene.offers("sol", ("annex", "lodor"), DONE)
    scene.choose("sol", "annex", "lodor")
    assert scene.done and scene.state.control["lodor"] == 0 and "lodor" in scene.state.exhausted


def test_sa_15_2_6_and_ruling_30_an_empty_planet_nearby_even_of_another_player() -> None:
    scene = embassy()
    scene.take("hacan", "quann")
    scene.goods("letnev", 2)
    scene.state.exhausted = tuple(planet for planet, seat in scene.state.control.items() if seat == 1)
    scene.put("letnev", WELLON, cruiser=1)
    scene.play(SecondaryDiplomacy(seat=1))
    near = {option[1] for option in scene.options("letnev") if option[0] == "annex"}
    assert near == {"quann", "wellon", "thibah"}
    scene.refuses("letnev", "annex", "lodor", rule="SA-15.2.6", key="too_far_away")
    scene.choose("letnev", "annex", "quann")
    pay_with_goods(scene)
    assert scene.state.control["quann"] == 1 and "quann" in scene.state.exhausted
    assert (scene.state.strategy[1], scene.state.trade_goods[1]) == (1, 0)
    assert not scene.told("act_of_war"), "ruling 30"


@pytest.mark.parametrize("kind", ["ground_force", "pds", "space_dock", "leader"])
def test_sa_15_2_6_a_planet_with_units_or_leaders_is_not_empty(kind: str) -> None:
    scene = embassy()
    scene.take("hacan", "lodor")
    if kind == "leader":
        scene.leader("hacan", "general", "lodor")
    else:
        scene.put("hacan", "lodor", **{kind: 1})
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "b")
    assert scene.done, "nothing else is near"


def test_sa_15_2_7_and_ruling_31_never_mecatol_rex_homes_of_others_nor_planets_of_the_holder() -> None:
    scene = embassy("letnev", "sol", "hacan")
    scene.state.strategy_cards = [("trade",), ("diplomacy",), ("warfare",)]
    scene.goods("letnev", 2)
    scene.take("sol", "lodor")
    for system in (MECATOL, LODOR, SAUDOR):
        scene.put("letnev", system, cruiser=1)
    scene.play(SecondaryDiplomacy(seat=0))
    scene.refuses("letnev", "annex", "mecatol_rex", rule="SA-15.2.7", key="not_mecatol_rex")
    scene.refuses("letnev", "annex", "jord", rule="SA-15.2.7", key="home_planet")
    scene.refuses("letnev", "annex", "lodor", rule="SA-15.2.7", key="protected_by_diplomacy")
    scene.accepts("letnev", "annex", "saudor")


def test_sa_15_2_7_and_6_2_2_homes_of_whoever_is_out_of_the_game_are_closed_as_well() -> None:
    scene = embassy("letnev", "sol", "hacan")
    scene.state.eliminated = (1,)
    del scene.state.control["jord"]
    scene.goods("letnev", 2)
    for system in (LODOR, SAUDOR):
        scene.put("letnev", system, cruiser=1)
    scene.play(SecondaryDiplomacy(seat=0))
    scene.refuses("letnev", "annex", "jord", rule="SA-15.2.7", key="home_planet")


def test_sa_15_2_7_what_somebody_else_annexed_in_this_turn_is_closed() -> None:
    scene = embassy()
    for race in ("letnev", "hacan"):
        scene.goods(race, 2)
        scene.put(race, THIBAH, cruiser=1)
    scene.play(SecondaryDiplomacy(seat=1), SecondaryDiplomacy(seat=2))
    scene.choose("letnev", "annex", "thibah")
    while scene.asked == ["letnev"]:
        scene.choose("letnev", *scene.options()[0])
    scene.refuses("hacan", "annex", "thibah", rule="SA-15.2.7", key="annexed_this_turn")
    assert scene.state.control["thibah"] == 1


def test_ruling_69_a_facility_on_an_annexed_planet_is_destroyed() -> None:
    scene = embassy()
    scene.take("hacan", "lodor")
    scene.state.facilities["lodor"] = ("colony",)
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "b")
    scene.choose("sol", "annex", "lodor")
    assert scene.state.control["lodor"] == 0 and not scene.state.facilities


# 15.4 Production


def test_sa_15_4_1_docks_of_one_system_build_with_2_resources_more_even_in_an_activated_one() -> None:
    scene = factory("lodor", goods=8)
    scene.take("sol", "quann")
    scene.put("sol", "quann", space_dock=1)
    scene.activate("sol", LODOR)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(PrimaryProduction(seat=0))
    scene.offers("sol", ("system", LODOR), ("system", QUANN), DONE)
    scene.refuses("sol", "system", SAUDOR, rule="SA-15.4.1", key="no_dock_there")
    scene.choose("sol", "system", LODOR)
    order(scene, "dreadnought", "carrier")
    scene.choose("sol", "done")
    assert scene.state.trade_goods[0] == 8 - (5 + 3 - 2)
    assert scene.units("sol", LODOR) == {"dreadnought": 1, "carrier": 1}
    assert scene.state.on_board[0] == 1 << LODOR and scene.state.tactic[0] == 3
    assert scene.done, "one system (ruling 10)"


def test_ruling_10_the_docks_of_one_system_only() -> None:
    scene = factory("lodor", goods=8)
    scene.take("sol", "quann")
    scene.put("sol", "quann", space_dock=1)
    scene.play(PrimaryProduction(seat=0))
    scene.choose("sol", "system", QUANN)
    order(scene, "fighter")
    while not scene.done:
        scene.choose("sol", *[*[each for each in scene.options() if each == DONE], *scene.options()][0])
    assert scene.state.exhausted_docks == (), "to build exhausts no dock"


def test_sa_15_4_2_the_secondary_builds_at_one_dock_with_a_capacity_of_3_at_most() -> None:
    scene = factory("lodor", race="norr", goods=20)
    scene.activate("norr", LODOR)
    scene.play(SecondaryProduction(seat=0))
    assert scene.ask("norr").about["most"] == 3, "of 5"
    order(scene, "fighter", "ground_force", "ground_force")
    pay_with_goods(scene)
    assert scene.done and scene.state.strategy[0] == 1 and scene.state.on_board[0] == 1 << LODOR


def test_sa_15_4_3_the_capacity_of_the_planet_holds_in_either_case() -> None:
    scene = factory("lodor", goods=40)
    scene.play(PrimaryProduction(seat=0))
    scene.choose("sol", "system", LODOR)
    assert scene.ask("sol").about["most"] == 5
    scene = factory("mallice", race="norr", goods=40)
    assert resources_of(scene, "mallice") == 0
    scene.play(SecondaryProduction(seat=0))
    assert scene.ask("norr").about["most"] == 2


def test_sa_15_4_4_no_docks_mines_or_facilities() -> None:
    scene = factory("lodor", goods=40)
    scene.take("sol", "quann")
    scene.put("sol", LODOR, cruiser=1)
    scene.play(PrimaryProduction(seat=0))
    scene.choose("sol", "system", LODOR)
    assert not {"space_dock", "colony", "refinery"} & set(kinds(scene))
    order(scene, "fighter")
    scene.choose("sol", "done")
    pay_with_goods(scene)
    assert scene.done, "and nobody asks about mines or docks"
    assert not scene.state.mines


# 15.6 Warfare


def test_sa_1_4_5_and_ruling_101_the_token_goes_to_a_system_with_own_units() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", "quann", ground_force=1)
    scene.take("sol", "saudor")
    scene.play(PrimaryWarfare(seat=0))
    scene.offers("sol", ("system", LODOR), ("system", QUANN))
    scene.refuses("sol", "system", SAUDOR, rule="SA-15.6.1", key="no_units_in")
    scene.choose("sol", "system", QUANN)
    assert (scene.state.high_alert, scene.state.high_alert_of) == (QUANN, 0)


def test_sa_15_6_3_one_tactical_action_with_a_counter_of_the_reinforcements_or_of_the_pool() -> None:
    for pool, free, left in ((3, 1, 3), (18, 0, 17)):
        scene = galaxy()
        scene.counters("sol", pool, 3, 2)
        scene.activate("sol", MECATOL)
        scene.play(AfterWarfare(seat=0))
        assert DONE in scene.options("sol") and scene.ask("sol").about["free"] == free
        scene.refuses("sol", "tactical", MECATOL, rule="SA-3.14.2", key="own_token")
        scene.choose("sol", "tactical", LODOR)
        assert scene.state.tactic[0] == left
        assert scene.state.on_board[0] == 1 << LODOR | 1 << MECATOL


# 15.8 Bureaucracy


def archive(
    *, drawn: tuple[str, ...] = STAGE_1_DECK[3:9], open_: tuple[str, ...] = STAGE_1_DECK[:3]
) -> Scene:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.objectives, scene.state.objective_deck = open_, drawn
    return scene


def test_sa_15_8_1_a_bonus_counter_on_bureaucracy_reveals_stage_one_and_later_stage_two() -> None:
    scene = archive()
    scene.state.strategy_cards = [("leadership",), ("diplomacy",), ("assembly",)]
    place_bonus_counters(scene.game)
    assert scene.state.objectives == STAGE_1_DECK[:4]
    scene.state.objectives = STAGE_1_DECK[:10]
    scene.state.objective_deck_2 = STAGE_2_DECK[8:]
    before = scene.state.objectives_2
    place_bonus_counters(scene.game)
    assert scene.state.objectives == STAGE_1_DECK[:10]
    assert scene.state.objectives_2 == (*before, STAGE_2_DECK[8])
    scene.state.strategy_cards[0] = ("bureaucracy",)
    place_bonus_counters(scene.game)
    assert scene.state.objectives_2 == (*before, STAGE_2_DECK[8]), "it was picked"


def test_sa_15_8_2_and_15_8_3_and_ruling_8_a_counter_then_three_of_stage_one_openly() -> None:
    one, two, three = STAGE_1_DECK[3:6]
    scene = archive()
    scene.play(PrimaryBureaucracy(seat=0))
    assert scene.prompt == "gain_token"
    scene.choose("sol", "gain", "fleet")
    assert scene.state.fleet[0] == 4
    assert scene.told("objectives_drawn") == [(one, two, three)]
    scene.offers("sol", *[("objective", each) for each in (one, two, three)])
    scene.choose("sol", "objective", two)
    scene.offers("sol", ("top", one), ("bottom", one))
    scene.choose("sol", "bottom", one)
    scene.choose("sol", "top", three)
    assert scene.state.objectives == (*STAGE_1_DECK[:3], two)
    assert scene.state.objective_deck == (three, *STAGE_1_DECK[6:9], one)


def test_sa_15_8_3_and_ruling_75_always_stage_one_and_as_many_as_there_are() -> None:
    scene = archive(open_=STAGE_1_DECK[:10], drawn=STAGE_1_DECK[20:22])
    scene.play(PrimaryBureaucracy(seat=0))
    scene.choose("sol", "gain", "fleet")
    scene.offers("sol", *[("objective", each) for each in STAGE_1_DECK[20:22]])


def claiming(*open_: str) -> Scene:
    scene = archive(open_=open_, drawn=())
    scene.technologies("sol", *FOUR_COLOURS)
    scene.take("sol", "mecatol_rex")
    return scene


def test_sa_15_8_4_and_15_8_5_any_face_up_objective_of_stage_one_besides_that_of_the_status_phase() -> None:
    scene = claiming("s1_mecatol", "s1_all_4_colours")
    scene.play(PrimaryBureaucracy(seat=0))
    scene.choose("sol", "gain", "fleet")
    scene.choose("sol", "claim", "s1_all_4_colours")
    assert scene.state.points[0] == 1 and scene.state.scored[0] == ("s1_all_4_colours",)
    scene.state.preliminary = ""
    scene.play(StatusPhase(stage="claim_objectives"))
    assert ("claim", "s1_mecatol") in scene.options("sol")


def test_sa_15_8_4_reaching_the_goal_ends_the_game_at_once() -> None:
    scene = claiming("s1_mecatol", "s1_all_4_colours")
    scene.state.points[0] = 9
    scene.state.strategy_cards[0] = ("bureaucracy",)
    scene.play(StrategicAction(seat=0, card="bureaucracy"))
    scene.choose("sol", "gain", "fleet")
    scene.choose("sol", "claim", "s1_all_4_colours")
    for _ in range(3):
        if scene.game.result is None:
            scene.choose(scene.asked[0], *scene.options()[-1])
    assert scene.game.result is not None and list(scene.game.result.winners) == [0]


def test_sa_15_8_6_bureaucracy_never_scores_stage_two() -> None:
    scene = claiming("s1_mecatol", *STAGE_1_DECK[5:14])
    state = scene.state
    state.objectives_2 = STAGE_2_DECK
    scene.play(PrimaryBureaucracy(seat=0))
    scene.choose("sol", "gain", "fleet")
    claims = [option[1] for option in scene.options("sol") if option[0] == "claim"]
    assert "s1_mecatol" in claims and not set(claims) & set(STAGE_2_DECK)


def test_sa_1_5_3_and_15_8_7_for_1_influence_the_cycler_turns_at_once() -> None:
    scene = archive(drawn=(), open_=())
    scene.goods("sol", 1)
    scene.state.strategy_cards[0] = ("bureaucracy",)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(StrategicAction(seat=0, card="bureaucracy"))
    scene.choose("sol", "gain", "fleet")
    scene.offers("sol", ("yes",), ("no",))
    scene.choose("sol", "yes")
    assert scene.state.clockwise is False and scene.state.trade_goods[0] == 0
    assert scene.asked == ["hacan"], "counter-clockwise already"
    scene = archive(drawn=(), open_=())
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(PrimaryBureaucracy(seat=0))
    scene.choose("sol", "gain", "fleet")
    assert scene.done, "who cannot pay is not asked"


def test_sa_15_8_8_a_card_of_each_kind_then_one_of_each_may_be_exchanged() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.hold("letnev", ACTION_DECK[5])
    scene.play(SecondaryBureaucracy(seat=1))
    hands, politics = scene.state.hands[1], scene.state.politics[1]
    assert (len(hands), len(politics), scene.state.strategy[1]) == (2, 1, 1)
    scene.offers("letnev", *[("exchange", card) for card in (*hands, *politics)], DONE)
    scene.choose("letnev", "exchange", ACTION_DECK[5])
    scene.refuses("letnev", "exchange", scene.state.hands[1][0], rule="SA-15.8.8", key="enough_exchanged")
    scene.choose("letnev", "exchange", politics[0])
    if not scene.done:
        scene.choose("letnev", "done")
    assert (len(scene.state.hands[1]), len(scene.state.politics[1])) == (2, 1)
    assert ACTION_DECK[5] in scene.state.action_discards and politics[0] in scene.state.agenda_discards


# 15.9 Prospect


def prospect(half: str) -> Scene:
    scene = Scene("creuss", "letnev", "hacan", "norr")
    scene.play(PrimaryProspect(seat=0))
    scene.offers("creuss", ("primary", "a"), ("primary", "b"), ("primary", "c"))
    scene.choose("creuss", "primary", half)
    return scene


def test_sa_15_9_1_with_4_7_and_8_players_and_without_a_secondary() -> None:
    assert STRATEGY_CARD["prospect"].players == (4, 7, 8) and "prospect" not in SECONDARY
    scene = Scene("creuss", "letnev", "hacan", "norr")
    scene.state.strategy_cards[0] = ("prospect",)
    scene.play(StrategicAction(seat=0, card="prospect"))
    scene.choose("creuss", "primary", "b")
    assert scene.done and scene.state.exhausted_cards == ("prospect",)


def test_sa_15_9_2_two_of_stage_one_one_of_which_he_alone_may_score() -> None:
    one, two = STAGE_1_DECK[3:5]
    scene = prospect("a")
    scene.offers("creuss", ("objective", one), ("objective", two))
    scene.choose("creuss", "objective", two)
    scene.choose("creuss", "bottom", one)
    assert scene.state.private_objectives[0] == (two,) and scene.state.objective_deck[-1] == one
    assert two not in scene.state.objectives


def test_sa_15_9_4_a_card_of_each_kind_and_2_trade_goods() -> None:
    scene = prospect("b")
    assert scene.done and scene.state.trade_goods[0] == 2
    assert (len(scene.state.hands[0]), len(scene.state.politics[0])) == (1, 1)


def test_sa_15_9_5_and_ruling_224_leaders_go_anywhere_then_up_to_three_cards_are_exchanged() -> None:
    scene = Scene("creuss", "letnev", "hacan", "norr")
    scene.take("creuss", "lodor")
    scene.activate("creuss", "lodor")
    scene.put("letnev", "space:lodor", cruiser=1)
    name = scene.leader("creuss", "diplomat", "creuss")
    captive = scene.leader("creuss", "admiral", "arc_prime", captor="letnev")
    scene.leader("creuss", "scientist", "creuss")
    scene.play(PrimaryProspect(seat=0))
    scene.choose("creuss", "primary", "c")
    scene.refuses("creuss", "leader", captive, rule="SA-14.2.4", key="leader_is_captive")
    scene.choose("creuss", "leader", name)
    scene.choose("creuss", "refuge", "lodor")
    assert scene.state.leaders[name].place == "lodor"
    scene.refuses("creuss", "leader", name, rule="SA-15.9.5", key="leader_has_moved")


def test_sa_15_9_6_creuss_exchanges_a_political_card_and_two_action_cards() -> None:
    scene = Scene("creuss", "letnev", "hacan", "norr")
    scene.hold("creuss", *ACTION_DECK[:3])
    scene.politics("creuss", *POLITICAL_DECK[:2])
    scene.play(PrimaryProspect(seat=0))
    scene.choose("creuss", "primary", "c")
    given: list[Noun] = [POLITICAL_DECK[0], *ACTION_DECK[:2]]
    for card in given:
        scene.choose("creuss", "exchange", card)
    assert scene.done, "three in all"
    assert (len(scene.state.hands[0]), len(scene.state.politics[0])) == (3, 2)
    assert not set(given) & {*scene.state.hands[0], *scene.state.politics[0]}


def test_sa_15_9_7_one_public_objective_in_the_status_phase_and_none_by_the_card() -> None:
    scene = Scene("creuss", "letnev", "hacan", "norr")
    scene.state.objective_deck = ("s1_all_4_colours", *STAGE_1_DECK[10:13])
    scene.state.objectives, scene.state.preliminary = ("s1_mecatol",), ""
    scene.technologies("creuss", *FOUR_COLOURS)
    scene.take("creuss", "mecatol_rex")
    scene.play(PrimaryProspect(seat=0))
    scene.choose("creuss", "primary", "a")
    scene.choose("creuss", "objective", "s1_all_4_colours")
    scene.choose("creuss", *scene.options("creuss")[0])
    assert scene.done and scene.state.points[0] == 0
    scene.play(StatusPhase(stage="claim_objectives"))
    scene.offers("creuss", ("claim", "s1_mecatol"), ("claim", "s1_all_4_colours"), DONE)
    scene.choose("creuss", "claim", "s1_mecatol")
    assert scene.prompt != "claim_objectives" or "creuss" not in scene.asked, "that was his one"
