"""RR 69: the speaker, in the strategy phase and before the game."""

from tests.ti4.opening import FACTIONS, opening, set_up, told
from tests.ti4.scene import Scene
from tests.ti4.senate import reveal
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.state import of
from throneworld.ti4.strategic.action import StrategicAction


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


def test_rr_69_2_the_speaker_votes_last_and_breaks_ties() -> None:
    stage = reveal("mutiny")
    voters = []
    while stage.ask().prompt == "choose_vote":
        voters.append(stage.ask().seat)
        stage.choose(stage.factions[stage.ask().seat], "abstain")
    assert voters[-1] == stage.state.speaker
    assert stage.ask().prompt == "break_tie" and stage.ask().seat == stage.state.speaker


def test_rr_69_4_the_objective_of_a_status_phase_is_the_next_one_that_was_laid_out() -> None:
    stage = Scene("sol", "letnev", "yin")
    following = stage.state.objective_deck[0]
    stage.play(StatusPhase())
    while following not in stage.state.objectives:
        stage.choose(stage.factions[stage.ask().seat], *stage.options()[-1])
    assert stage.told("objective_revealed")[-1] == (following,)


def test_rr_69_6_politics_gives_the_token_to_somebody_else() -> None:
    stage = Scene("sol", "letnev", "yin")
    stage.play(StrategicAction(seat=2, card="politics"))
    assert stage.options() == (("speaker", 1), ("speaker", 2))
    stage.choose("yin", "speaker", 2)
    assert stage.state.speaker == 2
