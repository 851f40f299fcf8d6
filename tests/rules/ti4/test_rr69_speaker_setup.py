"""RR 69: the speaker, in the strategy phase and before the game."""

from tests.ti4.opening import FACTIONS, opening, set_up, told
from tests.ti4.scene import Scene
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.state import of


def test_rr_69_the_speaker_is_whoever_has_the_token() -> None:
    game = opening(4)
    assert told(game, "speaker_token_taken") == [(of(game).speaker,)]


def test_rr_69_1_the_speaker_is_the_first_to_choose_a_strategy_card() -> None:
    stage = Scene("sol", "letnev", "yin")
    stage.state.strategy_cards = [()] * 3
    stage.state.speaker = 2
    stage.play(StrategyPhase())
    assert stage.ask().seat == 2


def test_rr_69_3_the_speaker_prepares_the_objectives_during_setup() -> None:
    game = set_up(FACTIONS)
    assert len(of(game).objectives) == 2
    assert len(of(game).objective_deck) == 8


def test_rr_69_5_a_random_player_has_the_token_before_the_game_begins() -> None:
    assert {of(opening(3, seed=seed)).speaker for seed in range(12)} == {0, 1, 2}
