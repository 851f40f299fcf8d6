"""RR 73: the strategy phase."""

from msgspec.structs import replace

from tests.ti4.scene import Scene
from throneworld.imperium.marks import STRATEGY_PHASE, is_marked, mark
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import Declared, action_card, it_concerns_another
from throneworld.ti4.phases.strategy import KEEPS_CARDS, StrategyPhase
from throneworld.ti4.tables import STRATEGY_CARD


class ForbidCard(Effect, frozen=True):
    """What forces another choice does to the phase."""

    def run(self, game: Game) -> None:
        phase = game.stack[self.occasion.subject]
        assert isinstance(phase, StrategyPhase)
        card = str(self.occasion.facts[1])
        game.stack[self.occasion.subject] = replace(phase, refused=(*phase.refused, card))


def scene(*factions: str, listeners: Declared | None = None) -> Scene:
    stage = Scene(*(factions or ("sol", "letnev", "yin", "norr", "muaat")), listeners=listeners)
    stage.state.strategy_cards = [()] * len(stage.factions)
    return stage


def take(stage: Scene, *cards: str) -> list[int]:
    """Whoever is asked takes the next of these cards; returns who it was."""
    seats = []
    for card in cards:
        seats.append(stage.ask().seat)
        stage.game.choose(seats[-1], ("take", card))
    return seats


FIVE = ("trade", "leadership", "politics", "imperial", "warfare")


def test_rr_73_1_from_the_speaker_clockwise_each_player_chooses_a_card() -> None:
    stage = scene()
    stage.state.speaker = 3
    stage.play(StrategyPhase())
    assert stage.options() == tuple(("take", card) for card in STRATEGY_CARD)
    assert take(stage, *FIVE) == [3, 4, 0, 1, 2]
    assert stage.done
    assert stage.state.strategy_cards == [
        ("politics",),
        ("imperial",),
        ("warfare",),
        ("trade",),
        ("leadership",),
    ]


def test_rr_73_1_trade_goods_on_a_card_are_gained_with_it() -> None:
    stage = scene()
    stage.state.bonus = {"trade": 2, "imperial": 1}
    stage.play(StrategyPhase())
    take(stage, "trade")
    assert stage.state.trade_goods[0] == 2
    assert stage.state.bonus == {"imperial": 1}


def test_rr_73_1_a_card_that_another_has_chosen_cannot_be_chosen() -> None:
    stage = scene()
    stage.play(StrategyPhase())
    take(stage, "trade")
    assert stage.refusal("letnev", "take", "trade") == "RR 73.1 card_taken"
    assert len(stage.options()) == 7


def test_rr_73_1_with_three_or_four_players_each_chooses_a_second_card() -> None:
    stage = scene("sol", "letnev", "yin")
    stage.play(StrategyPhase())
    assert take(stage, "trade", "leadership", "politics", "imperial", "warfare", "technology") == [
        0,
        1,
        2,
        0,
        1,
        2,
    ]
    assert stage.done
    assert stage.state.strategy_cards[1] == ("leadership", "warfare")


def test_rr_73_2_a_trade_good_is_put_on_each_card_that_nobody_chose() -> None:
    stage = scene()
    stage.state.bonus = {"diplomacy": 1, "trade": 1}
    stage.play(StrategyPhase())
    take(stage, *FIVE)
    assert stage.state.bonus == {"diplomacy": 2, "construction": 1, "technology": 1}


def test_rr_73_2_with_four_players_no_card_is_left_over() -> None:
    stage = scene("sol", "letnev", "yin", "norr")
    stage.play(StrategyPhase())
    take(stage, *[card for card in STRATEGY_CARD if card != "imperial"])
    assert stage.done, "the last card is nobody's choice"
    assert stage.state.bonus == {}
    assert stage.state.strategy_cards[3] == ("construction", "imperial")


def test_rr_73_then_the_order_of_the_action_phase_stands() -> None:
    stage = scene()
    stage.play(StrategyPhase())
    take(stage, *FIVE)
    assert stage.told("initiative_order") == [(1, 2, 0, 4, 3)]


def test_rr_73_an_eliminated_player_chooses_nothing_and_the_others_no_more_than_before() -> None:
    stage = scene()
    stage.state.eliminated = (1,)
    stage.play(StrategyPhase())
    assert take(stage, *FIVE[:4]) == [0, 2, 3, 4]
    assert stage.done
    assert len(stage.state.bonus) == 4
    assert stage.told("initiative_order") == [(2, 3, 0, 4)]


def test_whoever_keeps_his_cards_chooses_none_and_the_mark_ends_with_the_phase() -> None:
    stage = scene("sol", "letnev", "yin")
    stage.state.strategy_cards[1] = ("leadership", "trade")
    mark(stage.game, KEEPS_CARDS, seat=1, until=STRATEGY_PHASE)
    stage.play(StrategyPhase())
    assert ("take", "trade") not in stage.options()
    assert take(stage, "diplomacy", "politics", "warfare", "imperial") == [0, 2, 0, 2]
    assert stage.done
    assert stage.state.bonus == {"construction": 1, "technology": 1}
    assert stage.told("initiative_order") == [(1, 0, 2)]
    assert not is_marked(stage.state, KEEPS_CARDS)


def test_a_card_that_was_named_may_be_refused_before_it_is_taken() -> None:
    stage = scene()
    stage.hold("yin", "public_disgrace")
    stage.state.bonus = {"trade": 3}
    stage.play(StrategyPhase())
    take(stage, "trade")
    assert stage.ask().seat == stage.seat("yin")
    assert stage.ask().about["strategy_card"] == "trade"
    stage.choose("yin", "play", "public_disgrace")
    assert stage.ask().seat == stage.seat("sol")
    assert stage.refusal("sol", "take", "trade") == "RR 73.1 card_refused"
    take(stage, "warfare")
    assert stage.state.trade_goods[0] == 0
    assert stage.state.bonus == {"trade": 3}
    assert ("take", "trade") in stage.options("letnev"), "it is refused to one player only"


def test_a_refused_card_is_taken_all_the_same_if_no_other_is_left() -> None:
    disgrace = action_card("public_disgrace", "strategy_card_choice_when", it_concerns_another, ForbidCard())
    stage = scene("sol", "letnev", "yin", "norr", listeners=disgrace)
    stage.play(StrategyPhase())
    take(stage, *[card for card in STRATEGY_CARD if card not in ("imperial", "technology")])
    stage.hold("sol", "public_disgrace")
    take(stage, "technology")
    stage.choose("sol", "pass")
    stage.choose("sol", "play", "public_disgrace")
    assert stage.done
    assert stage.state.strategy_cards[3] == ("construction", "imperial")


def test_the_phase_stops_before_the_first_choice() -> None:
    stage = scene()
    stage.hold("norr", "summit")
    stage.play(StrategyPhase())
    assert stage.ask().seat == stage.seat("norr")
    assert stage.told("strategy_card_taken") == []
    stage.choose("norr", "play", "summit")
    for _ in range(2):
        stage.choose("norr", "gain", "tactic")
    assert stage.state.tactic[stage.seat("norr")] == 5
    assert stage.ask().seat == 0
