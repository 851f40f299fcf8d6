"""Standing rules of turns, of the status phase and of hands of cards."""

from __future__ import annotations

from tests.ti4.scene import ALL, Scene
from throneworld.imperium.drawing import DrawActionCards, RespectHandLimit, hand_limit
from throneworld.imperium.marks import TURN, is_marked, mark
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import SEALED_LIPS, Clause, action_card
from throneworld.ti4.phases.status import StatusPhase, cards_drawn, tokens_gained
from throneworld.ti4.phases.turn import GainAction, Turn, UseAction
from throneworld.ti4.tactical.action import TURN_ENDS


def drawn(scene: Scene, faction: str) -> int:
    return len(scene.state.hands[scene.seat(faction)])


# Hands


def test_scheming_draws_one_more_card_and_then_discards_one() -> None:
    scene = Scene("yssaril", "letnev", "jolnar")
    scene.play(DrawActionCards(seat=0, count=2))
    assert drawn(scene, "yssaril") == 3
    assert scene.ask().prompt == "discard_action_card"
    scene.choose("yssaril", *scene.options()[0])
    assert scene.done
    assert drawn(scene, "yssaril") == 2


def test_crafty_players_have_no_hand_limit() -> None:
    scene = Scene("yssaril", "letnev", "jolnar")
    scene.law("executive_sanctions")
    scene.state.hands[0], scene.state.action_deck = scene.state.action_deck[:12], scene.state.action_deck[12:]
    scene.play(RespectHandLimit(seat=0))
    assert scene.done
    assert drawn(scene, "yssaril") == 12


def test_executive_sanctions_lower_the_hand_limit_to_three() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.hold("sol", "bribery", "spy", "veto", "sabotage")
    scene.play(RespectHandLimit(seat=0))
    assert scene.done
    scene.law("executive_sanctions")
    assert hand_limit(scene.state, 0) == 3
    scene.play(RespectHandLimit(seat=0))
    scene.choose("sol", "discard", "spy")
    assert scene.done
    assert scene.state.hands[0] == ("bribery_1", "veto_1", "sabotage_1")


# The status phase


def test_neural_motivator_draws_two_cards_in_the_status_phase_only() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "neural_motivator")
    assert [cards_drawn(scene.state, seat) for seat in range(3)] == [2, 1, 1]
    scene.play(DrawActionCards(seat=0, count=1))
    assert drawn(scene, "sol") == 1
    scene.play(StatusPhase(stage="draw_action_cards"))
    assert (drawn(scene, "sol"), drawn(scene, "letnev")) == (3, 1)


def test_hyper_metabolism_gains_three_tokens_instead_of_two() -> None:
    scene = Scene("letnev", "jolnar", "mentak")
    scene.technologies("letnev", "hyper_metabolism")
    assert [tokens_gained(scene.state, seat) for seat in range(3)] == [3, 2, 2]
    scene.play(StatusPhase(stage="gain_and_redistribute_tokens"))
    for _ in range(3):
        assert scene.ask().prompt == "gain_token"
        scene.choose("letnev", "gain", "tactic")
    assert scene.ask("letnev").prompt == "redistribute_tokens"


def test_versatile_gains_one_token_more() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert tokens_gained(scene.state, 0) == 3
    scene.technologies("sol", "hyper_metabolism")
    assert tokens_gained(scene.state, 0) == 4


# Turns


class Stall(Effect, frozen=True):
    """Does nothing."""

    def run(self, game: object) -> None:
        return None


def stalling(seat: int = 0) -> Clause:
    """A component action without any effect that the seat always has."""
    return Clause(
        id="stall",
        moment="action",
        rule="RR 21.1",
        holders=lambda game: [seat],
        suspects=lambda game, occasion: [seat],
        when=lambda game, seat, occasion: None,
        effects=(UseAction(), Stall()),
        component="stall",
        window="action",
    )


def test_notes_4_24d_fleet_logistics_allows_a_second_action_and_passing_is_none() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, stalling()])
    scene.technologies("sol", "fleet_logistics")
    scene.state.exhausted_cards = ("leadership",)
    scene.play(Turn(seat=0))
    assert ("pass",) in scene.options() and ("end_turn",) not in scene.options()
    scene.choose("sol", "component", "stall")
    assert ("end_turn",) in scene.options() and ("pass",) not in scene.options()
    scene.choose("sol", "component", "stall")
    assert scene.done
    assert scene.state.passed == ()


def test_fleet_logistics_may_stay_unused() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, stalling()])
    scene.technologies("sol", "fleet_logistics")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "stall")
    scene.choose("sol", "end_turn")
    assert scene.done
    assert scene.state.passed == ()


def test_an_effect_may_add_an_action_to_the_turn() -> None:
    more = Clause(
        id="more",
        moment="action_performed_after",
        rule="RR 7.2",
        holders=lambda game: [0],
        suspects=lambda game, occasion: [0],
        when=lambda game, seat, occasion: None,
        effects=(GainAction(),),
        once=True,
    )
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, stalling(), more])
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "stall")
    assert scene.ask().about["moment"] == "action_performed_after"
    scene.choose("sol", "play", "more")
    scene.choose("sol", "component", "stall")
    scene.choose("sol", "pass")
    assert scene.done


def test_a_turn_that_is_ended_has_no_second_action() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, stalling()])
    scene.technologies("sol", "fleet_logistics")
    scene.play(Turn(seat=0))
    mark(scene.game, TURN_ENDS, seat=0, until=TURN)
    scene.choose("sol", "component", "stall")
    assert scene.done
    assert not is_marked(scene.state, TURN_ENDS)


def test_transparasteel_plating_silences_those_who_have_passed_during_turns_of_its_owner() -> None:
    cards = action_card("bribery", "turn_start")
    scene = Scene("yssaril", "letnev", "jolnar", listeners=[*ALL, stalling(), *cards])
    scene.technologies("yssaril", "transparasteel_plating")
    scene.hold("letnev", "bribery")
    scene.state.passed = (1,)
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"
    assert is_marked(scene.state, SEALED_LIPS, 0)
    scene.choose("yssaril", "component", "stall")
    assert scene.done and not is_marked(scene.state, SEALED_LIPS)
    scene.play(Turn(seat=2))
    assert scene.ask("letnev").options == (("play", "bribery"), ("pass",))
