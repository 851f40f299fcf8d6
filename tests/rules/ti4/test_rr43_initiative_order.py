"""RR 43: initiative order."""

from tests.ti4.scene import Scene
from throneworld.ti4.order import initiative, initiative_order, timing_order
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.tables import ACTION_PHASE, STATUS_PHASE


def scene(*cards: tuple[str, ...]) -> Scene:
    stage = Scene("sol", "letnev", "yin", "norr", "muaat", "jolnar")
    stage.state.strategy_cards = list(cards)
    return stage


ONE_EACH = (("trade",), ("leadership",), ("imperial",), ("politics",), ("warfare",), ("diplomacy",))


def test_rr_43_it_is_the_order_of_the_action_and_status_phases() -> None:
    stage = scene(*ONE_EACH)
    stage.state.active = -1
    for phase in (ACTION_PHASE, STATUS_PHASE):
        stage.state.phase = phase
        assert timing_order(stage.game) == (1, 5, 3, 0, 4, 2)
    stage.state.phase = "agenda"
    assert timing_order(stage.game) == (0, 1, 2, 3, 4, 5)


def test_rr_43_1_it_follows_from_the_numbers_on_strategy_cards() -> None:
    stage = scene(*ONE_EACH)
    assert [initiative(stage.state, seat) for seat in range(6)] == [5, 1, 8, 3, 6, 2]


def test_rr_43_2_it_goes_from_the_lowest_number_to_the_next() -> None:
    assert initiative_order(scene(*ONE_EACH).state) == (1, 5, 3, 0, 4, 2)


def test_rr_43_2_cards_that_nobody_chose_are_ignored() -> None:
    stage = scene(*[()] * 6)
    stage.play(StrategyPhase())
    for card in ("imperial", "technology", "warfare", "trade", "construction", "politics"):
        ask = stage.ask()
        stage.game.choose(ask.seat, ("take", card))
    assert stage.told("initiative_order") == [(5, 4, 3, 2, 1, 0)]


def test_rr_43_3_with_two_cards_only_the_lower_one_counts() -> None:
    stage = Scene("sol", "letnev", "yin")
    stage.state.strategy_cards = [("trade", "leadership"), ("diplomacy", "politics"), ("imperial", "warfare")]
    assert initiative_order(stage.state) == (0, 1, 2)
    assert initiative(stage.state, 2) == 6
