"""Chapter 8: acts of war, payments, counters, limits, elimination."""

from __future__ import annotations

import pytest

from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.market import agree
from tests.ti3.scene import Scene
from tests.ti3.senate import decide, forum
from tests.ti3.voyages import LODOR, MECATOL, QUANN, SOL_HOME, galaxy, moving
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.phases.upkeep import PayUpkeep, upkeep
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.steps.elimination import CheckElimination, eliminate
from throneworld.ti3.tables import ACTION_DECK, COMMAND_COUNTERS, POLITICAL_DECK
from throneworld.ti3.tactical.action import TacticalAction


def test_sa_8_1_4_invading_a_planet_of_another_is_an_act_of_war_without_an_agreement() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    assert not scene.told("act_of_war"), "nobody has landed yet"
    set_down(scene, "ground_force", on="quann")
    assert [each[:2] for each in scene.told("act_of_war")] == [(0, 1)]


def test_sa_8_2_2_who_has_less_than_he_must_give_gives_what_he_has() -> None:
    scene = forum()
    for race, goods in (("sol", 5), ("letnev", 1), ("hacan", 0)):
        scene.goods(race, goods)
    decide(scene, "class_struggle", "against")
    assert scene.state.trade_goods == [3, 0, 0]


# 8.3 Payments


def purse(*planets: str, goods: int = 0) -> Scene:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.control.pop("jord")
    scene.take("sol", *planets)
    scene.goods("sol", goods)
    return scene


def test_sa_1_3_3_and_8_3_1_an_exhausted_planet_pays_no_more() -> None:
    scene = purse("lodor", "quann", "thibah")
    scene.play(Pay(seat=0, amount=2, currency=RESOURCES), Pay(seat=0, amount=1, currency=RESOURCES))
    scene.choose("sol", "exhaust", "lodor")
    assert scene.state.exhausted == ("lodor",)
    assert ("exhaust", "lodor") not in scene.options("sol")
    scene.refuses("sol", "exhaust", "lodor", rule="SA-8.3.1", key="planet_exhausted")
    scene.refuses("sol", "exhaust", "arretze", rule="SA-7.2.2", key="not_your_planet")


def test_sa_8_3_2_the_whole_of_one_value_never_both_and_nothing_is_saved() -> None:
    for currency, pays in ((RESOURCES, 1), (INFLUENCE, 6)):
        scene = purse("mecatol_rex", goods=6)
        scene.play(Pay(seat=0, amount=6, currency=currency))
        scene.choose("sol", "exhaust", "mecatol_rex")
        while not scene.done:
            scene.choose("sol", "trade_good")
        assert scene.state.trade_goods[0] == pays
        assert scene.state.exhausted == ("mecatol_rex",)
    scene = purse("mecatol_rex", "quann")
    scene.play(Pay(seat=0, amount=3, currency=INFLUENCE))
    scene.choose("sol", "exhaust", "mecatol_rex")
    assert scene.done and scene.state.trade_goods[0] == 0, "the other 3 are lost"


def test_sa_8_3_3_planets_are_exhausted_for_one_sum_and_what_is_beyond_it_is_lost() -> None:
    scene = purse("lodor", "quann", "thibah")
    scene.play(Pay(seat=0, amount=4, currency=RESOURCES))
    scene.choose("sol", "exhaust", "lodor")
    assert scene.prompt == "pay" and scene.ask("sol").about["amount"] == 1
    scene.choose("sol", "exhaust", "quann")
    assert scene.done and set(scene.state.exhausted) == {"lodor", "quann"}


# 8.4 to 8.6 Counters


def test_sa_8_4_1_each_player_has_24_counters_in_all() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.activate("sol", "lodor", "quann")
    assert COMMAND_COUNTERS == 24
    assert reinforcements(scene.state, 0) == 24 - 3 - 3 - 2 - 2
    scene.counters("sol", 10, 8, 4)
    assert reinforcements(scene.state, 0) == 0


def test_sa_8_4_3_a_counter_stays_in_its_area_until_the_status_phase() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(Turn(seat=0, stage="choose"))
    assert not [option for option in scene.beside("sol") if option[0] in ("move", "supply_fleet")]
    scene.refuses("sol", "supply_fleet", rule="SA-8.4.1", key="no_moving_of_counters")


def test_sa_8_4_4_a_spent_counter_goes_to_the_reinforcements_one_that_activates_onto_the_board() -> None:
    scene = galaxy()
    scene.play(Turn(seat=0, stage="choose"))
    before = reinforcements(scene.state, 0)
    scene.choose("sol", "component", "sol.2")
    assert scene.state.strategy[0] == 1 and reinforcements(scene.state, 0) == before + 1
    scene.play(TacticalAction(seat=0, system=LODOR))
    assert scene.state.tactic[0] == 2 and scene.state.on_board[0] == 1 << LODOR
    assert reinforcements(scene.state, 0) == before + 1


def test_sa_8_5_8_fleet_supply_10_costs_2_resources() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.counters("sol", 3, 10, 2)
    assert upkeep(scene.state, 0) == 2
    scene.take("sol", "lodor")
    scene.goods("sol", 2)
    scene.play(PayUpkeep(seat=0))
    assert (scene.prompt, scene.ask("sol").about["amount"]) == ("pay", 2)


def test_sa_8_6_1_without_a_counter_in_the_command_pool_neither_tactical_nor_transfer_action() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, destroyer=1)
    scene.put("sol", SOL_HOME, destroyer=1)
    scene.counters("sol", 0, 3, 5)
    scene.play(Turn(seat=0, stage="choose"))
    assert not {option[0] for option in scene.options("sol")} & {"tactical", "transfer"}
    scene.refuses("sol", "tactical", QUANN, rule="SA-3.14.1", key="empty_pool")
    scene.refuses("sol", "transfer", SOL_HOME, LODOR, rule="SA-3.14.1", key="empty_pool")


# 8.7 and 8.11 Hands


@pytest.mark.parametrize("deck", [ACTION, POLITICAL])
def test_sa_8_7_4_and_8_11_2_with_seven_cards_one_draws_and_discards_one_at_a_time(deck: str) -> None:
    scene = Scene("sol", "letnev", "hacan")
    cards = (ACTION_DECK if deck == ACTION else POLITICAL_DECK)[10:17]
    (scene.hold if deck == ACTION else scene.politics)("sol", *cards)
    scene.play(Draw(seat=0, deck=deck, count=2))

    def held() -> tuple[str, ...]:
        return scene.state.hands[0] if deck == ACTION else scene.state.politics[0]

    for left in (1, 0):
        assert len(held()) == 8 and len(scene.options("sol")) == 8
        scene.choose("sol", "discard", held()[0])
        assert len(held()) == (8 if left else 7)
    assert scene.done


def test_sa_8_7_4_up_to_seven_nothing_is_discarded() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.hold("sol", *ACTION_DECK[10:15])
    scene.play(Draw(seat=0, deck=ACTION, count=2))
    assert scene.done and len(scene.state.hands[0]) == 7


# 8.9 Elimination


def eliminated(scene: Scene) -> Scene:
    """Letnev has neither planets nor units."""
    scene.state.control = {planet: seat for planet, seat in scene.state.control.items() if seat != 1}
    scene.play(CheckElimination())
    assert scene.state.eliminated == (1,)
    return scene


def held(scene: Scene) -> Scene:
    for race in ("sol", "hacan"):
        scene.put(race, f"space:home_{race}", cruiser=1)
    return scene


def test_sa_8_9_2_and_ruling_15_the_others_go_on_and_pick_as_many_cards_as_there_are_players_for() -> None:
    scene = eliminated(held(Scene("sol", "letnev", "hacan", "norr")))
    scene.state.exhausted_cards, scene.state.passed = (), ()
    scene.play(ActionPhase(stage="next_turn", last=0))
    assert scene.asked == ["hacan"] and scene.game.result is None
    scene.state.strategy_cards = [() for _ in scene.players]
    scene.state.agenda_deck = ()
    scene.play(StrategyPhase(stage="pick"))
    picked = []
    while scene.prompt == "pick_strategy_card":
        picked += scene.asked
        scene.choose(scene.asked[0], *scene.options()[0])
    assert picked == ["sol", "hacan", "norr"] * 2


def test_sa_8_9_4_goods_on_his_contracts_go_to_the_partners_who_hold_them() -> None:
    scene = held(Scene("sol", "letnev", "hacan"))
    agree(scene, ("sol", 1, 2), ("letnev", 1, 5))
    eliminated(scene)
    assert scene.state.trade_goods[0] == 5
    assert scene.state.agreements == () and "letnev:1" not in scene.state.goods_on


def test_sa_8_9_5_the_speaker_token_goes_to_the_next_in_rotation_order() -> None:
    for clockwise, speaker in ((True, 2), (False, 0)):
        scene = held(Scene("sol", "letnev", "hacan"))
        scene.state.speaker, scene.state.clockwise = 1, clockwise
        assert eliminated(scene).state.speaker == speaker


def test_ruling_74_what_else_an_eliminated_player_leaves() -> None:
    scene = held(Scene("sol", "letnev", "hacan"))
    scene.hold("letnev", ACTION_DECK[0])
    scene.politics("letnev", "mutiny")
    scene.agenda("letnev", "seed_of_an_empire")
    scene.secret("letnev", "colonizer")
    scene.activate("letnev", "lodor")
    scene.goods("letnev", 3)
    eliminated(scene)
    state = scene.state
    assert (state.hands[1], state.politics[1], state.revealed[1], state.secrets[1]) == ((), (), "", ())
    assert ACTION_DECK[0] in state.action_discards and set(state.agenda_discards) == {
        *("mutiny", "seed_of_an_empire")
    }
    assert (state.on_board[1], state.trade_goods[1], state.strategy_cards[1]) == (0, 0, ())


def test_ruling_181_the_last_player_wins_at_once() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("hacan", "space:home_hacan", cruiser=1)
    scene.state.control = {}
    scene.play(CheckElimination())
    assert scene.game.result is not None and list(scene.game.result.winners) == [2]
    assert scene.game.result.how == "last"


# 8.11 Other limits


def test_sa_8_11_12_carriers_and_war_suns_carry_six_one_slot_a_unit_whatever_its_dice() -> None:
    for ship in ("carrier", "war_sun"):
        scene = galaxy()
        scene.put("sol", "lodor", mechanized_unit=3, pds=1)
        scene.put("sol", LODOR, fighter=4, **{ship: 1})
        moving(scene, "sol", MECATOL)
        scene.choose("sol", "ship", ship, LODOR, 0)
        for kind, place in (
            *[("mechanized_unit", "lodor")] * 3,
            ("pds", "lodor"),
            *[("fighter", str(LODOR))] * 2,
        ):
            assert scene.prompt == "load_ship"
            scene.choose("sol", "load", kind, place)
        assert scene.prompt != "load_ship"
        carried = {ship: 1, "mechanized_unit": 3, "pds": 1, "fighter": 2}
        assert scene.units("sol", MECATOL) == carried


def test_ruling_181_what_technologies_of_an_eliminated_player_do_is_void() -> None:
    """Nobody folds a gate to Mecatol Rex any more."""
    for eliminated in (False, True):
        scene = Scene("winnu", "sol", "letnev")
        scene.take("winnu", "mecatol_rex")
        scene.state.racial_technologies[0] = ("lazax_gate_folding",)
        del scene.state.control["mecatol_rex"]
        if eliminated:
            eliminate(scene.game, 0)
        scene.game.open("status_start")
        scene.play()
        assert scene.state.control.get("mecatol_rex") == (None if eliminated else 0)


def test_ruling_74_nobody_is_voice_of_the_council_when_the_voice_is_eliminated() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.voice = 1
    scene.state.control = {planet: owner for planet, owner in scene.state.control.items() if owner != 1}
    scene.play(CheckElimination())
    assert scene.state.eliminated == (1,) and scene.state.voice == -1
