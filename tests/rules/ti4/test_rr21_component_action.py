"""Component actions (RR 21)."""

from __future__ import annotations

from tests.rules.ti4.stage_cards import sabotage, spy, stalling
from tests.ti4.scene import ALL, Scene
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.phases.turn import Turn


def test_rr_21_1_components_with_an_action_are_offered_to_whoever_has_them() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*spy(), stalling()])
    scene.hold("letnev", "spy")
    for seat, expected in ((0, {"stall"}), (1, {"spy", "stall"})):
        scene.state.active = seat
        scene.play(Turn(seat=seat))
        assert {option[1] for option in scene.options() if option[0] == "component"} == expected


def test_rr_21_2_the_instructions_are_followed_in_order() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=spy())
    scene.hold("sol", "spy")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "spy")
    assert scene.done
    assert scene.told("said") == [(0, "first"), (0, "then")]


def test_rr_21_3_it_must_be_possible_to_resolve_it_completely() -> None:
    def if_rich(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        return None if game.state.trade_goods[seat] else Refusal("RR 21.3", "nothing_to_spend")

    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, stalling(if_rich)])
    scene.play(Turn(seat=0))
    assert scene.refusal("sol", "component", "stall") == "RR 21.3 nothing_to_spend"
    scene.goods("sol", 1)
    scene.play(Turn(seat=0))
    assert ("component", "stall") in scene.options()


def test_rr_21_4_a_cancelled_component_action_does_not_use_the_action() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*spy(), *sabotage()])
    scene.hold("sol", "spy")
    scene.hold("letnev", "sabotage")
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "spy")
    scene.choose("letnev", "play", "sabotage")
    assert scene.ask("sol").prompt == "choose_action"
    assert not [option for option in scene.options() if option[0] == "component"], "the card is gone"
    assert scene.told("said") == []
