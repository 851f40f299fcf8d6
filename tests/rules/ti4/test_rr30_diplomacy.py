"""RR 30: the Diplomacy strategy card."""

from tests.ti4.scene import Scene
from throneworld.imperium.activation import activation_refusal
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="diplomacy")


def test_rr_30_1_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    assert STRATEGY_CARD["diplomacy"].initiative == 2
    scene.take("sol", "quann", "mecatol_rex")
    scene.play(ACTION)
    assert scene.options("sol") == (("system", 1), ("system", 25))


def test_rr_30_2_his_planets_in_the_system_are_readied_and_the_others_place_tokens() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.take("sol", "bereg", "lirta_iv", "quann", exhausted=True)
    scene.play(ACTION)
    scene.choose("sol", "system", 35)
    assert scene.state.exhausted == ("quann",)
    assert scene.state.on_board == [0, 1 << 35, 1 << 35]
    assert scene.state.tactic == [3, 3, 3]
    assert activation_refusal(scene.state, 1, 35) is not None


def test_rr_30_2_not_the_system_of_mecatol_rex() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.take("sol", "quann", "mecatol_rex")
    scene.play(ACTION)
    assert scene.refusal("sol", "system", 18) == "RR 30.2 not_mecatol_rex"


def test_rr_30_2_without_reinforcements_a_token_comes_from_the_command_sheet() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.state.tactic[1] = 11
    scene.play(ACTION)
    assert scene.options("letnev") == (("from", "tactic"), ("from", "fleet"), ("from", "strategy"))
    scene.choose("letnev", "from", "tactic")
    assert scene.state.tactic[1] == 10
    assert scene.state.on_board == [0, 1 << 1, 1 << 1]


def test_rr_30_2_whoever_has_a_token_there_places_none() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.state.on_board[1] = 1 << 1
    scene.play(ACTION)
    assert scene.done
    assert scene.told("token_placed") == [(2, 1, "reinforcements")]


def test_rr_30_2_without_a_system_to_choose_nothing_happens() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.state.control.clear()
    scene.take("sol", "mecatol_rex")
    scene.play(ACTION)
    assert scene.done
    assert scene.state.on_board == [0, 0, 0]


def test_rr_30_3_the_others_ready_up_to_two_planets() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.take("letnev", "arc_prime", "wren_terra", "quann", exhausted=True)
    scene.play(ACTION)
    scene.choose("letnev", "secondary", "diplomacy")
    assert scene.options("letnev") == (
        ("ready", "arc_prime"),
        ("ready", "wren_terra"),
        ("ready", "quann"),
        ("done",),
    )
    scene.choose("letnev", "ready", "quann")
    assert scene.refusal("letnev", "ready", "quann") == "RR 30.3 readied_already"
    scene.choose("letnev", "ready", "arc_prime")
    assert scene.done, "Yssaril have no exhausted planet and are not asked"
    assert scene.state.exhausted == ("wren_terra",)
    assert scene.state.strategy == [2, 1, 2]


def test_rr_30_3_one_planet_is_enough() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.take("letnev", "arc_prime", "quann", exhausted=True)
    scene.play(ACTION)
    scene.choose("letnev", "secondary", "diplomacy")
    scene.choose("letnev", "ready", "quann")
    scene.choose("letnev", "done")
    assert scene.done
    assert scene.state.exhausted == ("arc_prime",)


def test_rr_30_3_nobody_has_to() -> None:
    scene = Scene("sol", "letnev", "yssaril")
    scene.take("letnev", "quann", exhausted=True)
    scene.play(ACTION)
    scene.choose("letnev", "pass")
    assert scene.done
    assert scene.state.strategy == [2, 2, 2]


def test_rr_30_3_something_that_follows_makes_it_worth_a_token() -> None:
    scene = Scene("sol", "xxcha", "yssaril")
    scene.play(ACTION)
    scene.choose("xxcha", "secondary", "diplomacy")
    assert scene.options("xxcha") == (("play", "peace_accords"), ("pass",))
    scene.choose("xxcha", "pass")
    assert scene.done


def test_rr_30_2_the_active_player_has_resolved_it_once_the_tokens_are_placed() -> None:
    scene = Scene("xxcha", "sol", "yssaril")
    scene.play(ACTION)
    assert scene.options("xxcha") == (("play", "peace_accords"), ("pass",))
    assert scene.state.on_board == [0, 1 << 14, 1 << 14]
