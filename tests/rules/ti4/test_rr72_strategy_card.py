"""RR 72: strategy cards."""

from tests.ti4.scene import Scene
from throneworld.imperium.verbs.strategy_cards import cards_in_common_area
from throneworld.ti4.order import initiative_order
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import STRATEGY_CARD


def scene() -> Scene:
    return Scene("sol", "letnev", "yin")


def test_rr_72_1_a_chosen_card_goes_from_the_common_play_area_to_the_player() -> None:
    stage = scene()
    stage.state.strategy_cards = [()] * 3
    stage.play(StrategyPhase())
    stage.choose("sol", "take", "warfare")
    assert stage.state.strategy_cards[0] == ("warfare",)
    assert "warfare" not in cards_in_common_area(stage.state)


def test_rr_72_2_an_exhausted_card_cannot_be_used_but_keeps_its_number() -> None:
    stage = scene()
    order = initiative_order(stage.state)
    stage.state.exhausted_cards = ("leadership",)
    stage.play(Turn(seat=0))
    assert stage.refusal("sol", "strategic", "leadership") == "RR 71.2 strategy_card_exhausted"
    assert initiative_order(stage.state) == order


def test_rr_72_3_a_player_uses_the_primary_ability_of_his_own_cards_only() -> None:
    stage = scene()
    stage.play(Turn(seat=0))
    assert [option for option in stage.options() if option[0] == "strategic"] == [("strategic", "leadership")]


def test_rr_72_4_the_secondary_ability_is_for_the_other_players() -> None:
    stage = scene()
    for planets in (("jord",), ("arc_prime", "wren_terra"), ("darien",)):
        stage.state.exhausted = (*stage.state.exhausted, *planets)
    stage.play(StrategicAction(seat=1, card="diplomacy"))
    asked = []
    while not stage.done:
        ask = stage.ask()
        asked.append((ask.seat, ask.prompt))
        stage.game.choose(ask.seat, ask.options[-1])
    secondary = [seat for seat, prompt in asked if prompt == asked[-1][1]]
    assert secondary == [2, 0]


def test_rr_72_5_there_are_eight_each_with_a_number() -> None:
    assert [card.initiative for card in STRATEGY_CARD.values()] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_rr_72_6_the_number_determines_the_initiative_order() -> None:
    stage = scene()
    stage.state.strategy_cards = [("imperial",), ("trade",), ("diplomacy",)]
    assert initiative_order(stage.state) == (2, 1, 0)


def test_rr_72_7_every_card_has_a_primary_and_a_secondary_ability() -> None:
    assert all(card.primary and card.secondary for card in STRATEGY_CARD.values())


def test_rr_72_8_cards_belong_to_a_player_until_the_status_phase_returns_them() -> None:
    stage = scene()
    assert len(cards_in_common_area(stage.state)) == 5
    stage.play(StatusPhase())
    while not stage.done:
        ask = stage.ask()
        stage.game.choose(ask.seat, ask.options[-1])
    assert len(cards_in_common_area(stage.state)) == 8
