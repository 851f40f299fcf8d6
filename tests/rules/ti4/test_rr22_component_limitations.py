"""RR 22: what is limited to the components in the box, and what is not."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.verbs.cards import draw_action_card
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.units import left


def at_home(**units: int) -> Scene:
    """Sol with a dock at home and these units in system 19, where none of its tokens is."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 19, **units)
    scene.state.fleet[0] = 6
    scene.goods("sol", trade_goods=10)
    return scene


def test_rr_22_1_dice_are_limitless() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert len(roll_dice(scene.game, 0, 50, "combat")) == 50


def test_rr_22_2_command_tokens_are_limited() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert reinforcements(scene.state, 0) == 16 - 3 - 3 - 2


def test_rr_22_3_trade_goods_never_run_out() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    gain_trade_goods(scene.game, 0, 200, "test")
    assert scene.state.trade_goods[0] == 200


def test_rr_22_4_a_unit_of_which_none_is_left_cannot_be_produced() -> None:
    scene = at_home(dreadnought=5)
    scene.state.on_board[0] = 1 << 19
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "dreadnought", "1") == "RR 58.5 none_left"


def test_rr_22_4_a_unit_is_taken_off_a_system_without_an_own_token_to_be_produced_at_once() -> None:
    scene = at_home(dreadnought=5)
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "dreadnought", "1")
    scene.choose("sol", "done")
    scene.choose("sol", "for_me")
    assert scene.has("sol", 19, "dreadnought") == 4
    assert scene.has("sol", 1, "dreadnought") == 1


def test_rr_22_4_fighters_and_infantry_go_on_as_tokens_beside_a_plastic_piece() -> None:
    scene = at_home(fighter=30)
    assert left(scene.state, 0, "fighter", "19") > 0
    scene.play(UseProduction(seat=0, system=1))
    assert ("produce", "fighter", "1") in scene.options()


def test_rr_22_4_a_new_stack_needs_a_plastic_piece() -> None:
    scene = at_home()
    for system in range(20, 30):
        scene.put("sol", system, fighter=2)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "fighter", "1") == "RR 58.5 none_left"


def test_rr_22_5_a_depleted_deck_is_made_of_the_shuffled_discards() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.action_deck, scene.state.action_discards = (), scene.state.action_deck[:3]
    assert draw_action_card(scene.game, 0)
    assert (len(scene.state.action_deck), len(scene.state.action_discards)) == (2, 0)
