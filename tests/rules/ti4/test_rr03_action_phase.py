"""The action phase and the active player (RR 3, 4)."""

from __future__ import annotations

from tests.rules.ti4.stage_cards import forced, stalling
from tests.ti4.scene import ALL, Scene
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.phases.action import ActionPhase, next_active
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.state import NOBODY
from throneworld.ti4.verbs.points import gain_points

SIX = ("sol", "letnev", "jolnar", "mentak", "hacan", "xxcha")
STALL: Option = ("component", "stall")


class Triumph(Effect, frozen=True):
    def run(self, game: Game) -> None:
        gain_points(game, self.seat, 10, "triumph")


def ready_to_pass(*factions: str, stops: tuple[str, ...] = ()) -> Scene:
    """Everybody has used his strategy cards and may stall; Jol-Nar comes first, Sol last."""
    listeners = [*ALL, stalling(), *(forced(stop) for stop in stops)]
    scene = Scene(*(factions or ("sol", "letnev", "jolnar")), listeners=listeners)
    if len(scene.factions) == 3:
        scene.state.strategy_cards[:] = [("imperial",), ("trade",), ("leadership",)]
    scene.state.exhausted_cards = tuple(card for cards in scene.state.strategy_cards for card in cards)
    return scene


def turns(scene: Scene) -> list[int]:
    return [int(seat) for (seat,) in scene.told("turn_begins")]


def test_rr_3_1_an_action_is_strategic_tactical_or_of_a_component() -> None:
    scene = ready_to_pass()
    scene.state.exhausted_cards = ()
    scene.state.on_board[0] = 1 << 18
    scene.play(Turn(seat=0))
    kinds = {option[0] for option in scene.options()}
    assert kinds == {"strategic", "tactical", "component"}
    assert ("strategic", "imperial") in scene.options()
    assert ("tactical", 22) in scene.options()
    assert scene.refusal("sol", "tactical", 18) == "RR 5.2 own_token"


def test_rr_3_1_a_turn_is_one_action() -> None:
    scene = ready_to_pass()
    scene.play(Turn(seat=0))
    scene.choose("sol", *STALL)
    assert scene.done


def test_rr_3_2_whoever_cannot_act_passes() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.state.exhausted_cards = ("leadership",)
    scene.state.tactic[0] = 0
    scene.play(Turn(seat=0))
    assert scene.done, "there is only one answer"
    assert scene.state.passed == (0,)


def test_rr_3_3_whoever_has_passed_has_no_more_turns() -> None:
    scene = ready_to_pass()
    scene.play(ActionPhase())
    scene.choose("jolnar", "pass")
    for faction in ("letnev", "sol", "letnev", "sol"):
        scene.choose(faction, *STALL)
    assert 2 not in turns(scene)[1:]


def test_rr_3_3_the_last_player_acts_again_and_again() -> None:
    scene = ready_to_pass()
    scene.play(ActionPhase())
    scene.choose("jolnar", "pass")
    scene.choose("letnev", "pass")
    for _ in range(3):
        scene.choose("sol", *STALL)
    assert turns(scene) == [2, 1, 0, 0, 0, 0]


def test_rr_3_4_nobody_passes_before_his_strategic_action() -> None:
    scene = ready_to_pass(*SIX)
    scene.state.exhausted_cards = ()
    scene.play(Turn(seat=0))
    assert scene.refusal("sol", "pass") == "RR 3.4 strategy_card_not_used"


def test_rr_3_4_with_two_cards_both_have_to_be_used() -> None:
    scene = ready_to_pass()
    scene.state.strategy_cards[0] = ("imperial", "politics")
    scene.play(Turn(seat=0))
    assert ("pass",) not in scene.options()
    assert scene.refusal("sol", "strategic", "imperial") == "RR 71.2 strategy_card_exhausted"
    scene.state.exhausted_cards = ("imperial", "politics")
    scene.play(Turn(seat=0))
    assert ("pass",) in scene.options()


def test_rr_3_5_the_phase_ends_when_all_have_passed() -> None:
    scene = ready_to_pass()
    scene.play(ActionPhase())
    for faction in ("jolnar", "letnev", "sol"):
        scene.choose(faction, "pass")
    assert scene.done
    assert scene.state.active == NOBODY


def test_rr_3_each_turn_stops_at_its_start_and_after_each_action() -> None:
    scene = ready_to_pass(stops=("turn_start", "action_performed_after"))
    scene.play(Turn(seat=0))
    assert [what for _, what in scene.told("said")] == ["turn_start"] * 3
    scene.choose("sol", *STALL)
    assert [what for _, what in scene.told("said")][3:] == ["stalled"] + ["action_performed_after"] * 3


def test_rr_3_nothing_follows_the_last_point() -> None:
    win = stalling(effect=Triumph())
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, win, forced("action_performed_after")])
    scene.play(ActionPhase())
    scene.choose("sol", *STALL)
    assert scene.game.over and scene.done
    assert scene.told("said") == []


def test_rr_4_1_the_first_in_initiative_order_is_active_first() -> None:
    scene = ready_to_pass()
    scene.play(ActionPhase())
    assert scene.state.active == 2
    assert scene.ask().seat == 2


def test_rr_4_2_the_next_in_initiative_order_follows() -> None:
    scene = ready_to_pass()
    scene.play(ActionPhase())
    for faction in ("jolnar", "letnev", "sol"):
        scene.choose(faction, *STALL)
    assert turns(scene)[:3] == [2, 1, 0]


def test_rr_4_3_after_the_last_the_first_follows_without_those_who_have_passed() -> None:
    scene = ready_to_pass()
    scene.play(ActionPhase())
    scene.choose("jolnar", *STALL)
    scene.choose("letnev", "pass")
    for faction in ("sol", "jolnar", "sol"):
        scene.choose(faction, *STALL)
    assert turns(scene) == [2, 1, 0, 2, 0, 2]


def test_rr_31_eliminated_players_have_no_turns() -> None:
    scene = ready_to_pass()
    scene.state.eliminated = (1,)
    assert [next_active(scene.state, last) for last in (-1, 1, 8)] == [2, 0, 2]


def test_rr_31_the_turn_of_an_eliminated_player_ends_and_the_next_in_order_follows() -> None:
    scene = ready_to_pass()
    scene.technologies("letnev", "fleet_logistics")
    scene.play(ActionPhase())
    scene.choose("jolnar", *STALL)
    scene.state.eliminated, scene.state.strategy_cards[1] = (1,), ()
    scene.choose("letnev", *STALL)
    assert scene.ask().seat == 0


def test_rr_3_transactions_use_no_action_and_are_possible_before_and_after_it() -> None:
    scene = ready_to_pass()
    scene.put("letnev", 31, cruiser=1)
    scene.play(Turn(seat=0))
    assert scene.beside("sol") == (("transaction", 1),)
    assert scene.refusal("sol", "transaction", 2) == "RR 83.1 no_neighbours"
    scene.choose("sol", *STALL)
    assert scene.options() == (("end_turn",),) and scene.beside("sol") == (("transaction", 1),)
    scene.choose("sol", "end_turn")
    assert scene.done
    assert scene.state.passed == ()


def test_rr_3_the_strategic_action_is_one_of_a_turn() -> None:
    scene = ready_to_pass()
    scene.state.exhausted_cards = ()
    scene.state.strategy_cards[0] = ("leadership",)
    scene.play(Turn(seat=0))
    scene.choose("sol", "strategic", "leadership")
    while not scene.done:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    assert "leadership" in scene.state.exhausted_cards
    assert turns(scene) == [0]


def test_rr_3_the_tactical_action_is_one_of_a_turn() -> None:
    scene = ready_to_pass()
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 22)
    while not scene.done:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    assert scene.state.tactic[0] == 2
    assert turns(scene) == [0]
