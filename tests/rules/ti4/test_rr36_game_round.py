"""RR 36: a game round."""

from tests.ti4.scene import Scene
from throneworld.imperium.marks import ROUND, TURN, is_marked, mark
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.sequence import Round


def scene() -> Scene:
    stage = Scene("sol", "letnev", "yin")
    stage.state.strategy_cards = [()] * 3
    return stage


def test_rr_36_a_round_is_strategy_action_status_and_agenda() -> None:
    assert Round.stages == ("begin", "strategy", "action", "status", "agenda", "next_round")
    stage = scene()
    stage.play(Round())
    assert stage.told("round_begins") == [(2,)]
    assert stage.state.phase == "strategy"
    for _ in range(6):
        ask = stage.ask()
        stage.game.choose(ask.seat, ask.options[0])
    assert stage.state.phase == "action"


def test_rr_36_1_the_agenda_phase_is_skipped_while_the_custodians_token_lies_on_mecatol_rex() -> None:
    stage = scene()
    stage.play(Round(stage="agenda"))
    assert [phase for (phase,) in stage.told("phase_begins")] == ["strategy"]
    assert stage.told("round_begins") == [(2,)]


def test_rr_36_1_the_agenda_phase_is_added_once_the_token_is_removed() -> None:
    stage = scene()
    stage.state.custodians = False
    stage.play(Round(stage="agenda"))
    assert stage.told("phase_begins")[0] == ("agenda",)


def test_rr_36_2_turns_occur_in_the_action_phase() -> None:
    stage = scene()
    stage.play(Round(stage="action"))
    assert stage.told("phase_begins") == [("action",)]
    assert stage.told("turn_begins") == [(0,)]
    assert stage.state.phase == "action"


def test_rr_36_3_what_lasts_until_the_end_of_a_turn_does_not_last_for_the_round() -> None:
    stage = scene()
    mark(stage.game, "for_a_turn", seat=0, until=TURN)
    mark(stage.game, "for_a_round", seat=0, until=ROUND)
    stage.play(Turn(seat=0), Turn(seat=1))
    stage.choose("sol", "pass")
    assert stage.ask().seat == 1
    assert not is_marked(stage.state, "for_a_turn")
    assert is_marked(stage.state, "for_a_round")


def test_rr_36_what_lasts_for_a_round_ends_with_it() -> None:
    stage = scene()
    mark(stage.game, "for_a_round", seat=0, until=ROUND)
    stage.play(Round(stage="next_round"))
    assert not is_marked(stage.state, "for_a_round")
