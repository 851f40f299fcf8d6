"""SA-16.6: Dimension Rifts."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.ti3.scene import Scene
from throneworld.ti3.objectives.meeting import is_met
from throneworld.ti3.state import Gate
from throneworld.ti3.steps.dimension_rifts import tokens_left
from throneworld.ti3.steps.gates import turn_gates
from throneworld.ti3.tables import FLIP_TOKENS_OF_EACH, NEXUS_TILE, WORMHOLE_TOKENS
from throneworld.ti3.verbs.artifacts import turn_up_artifact

BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "void",
    (1, 0): "lodor",
    (2, 0): "wormhole_a",
    (3, 0): "home_sol",
    (-1, 0): "wellon",
    (-2, 0): "home_letnev",
}
FLIPS = [token for token in WORMHOLE_TOKENS if not token.stable]


def rifts(on: bool = True, token: str = "dummy_1") -> Scene:
    """A token lies face down on Wellon."""
    scene = Scene("sol", "letnev", "hacan", board=BOARD, dimension_rifts="yes" if on else "no")
    scene.state.burials, scene.state.buried = ("wellon",), (token,)
    return scene


def find(scene: Scene, seat: int = 0) -> None:
    turn_up_artifact(scene.game, seat, "wellon")
    scene.game.proceed()


def test_sa_16_6_1_a_dummy_leaves_a_wormhole_token_in_the_system() -> None:
    scene = rifts()
    scene.state.gates = tuple(
        Gate(scene.system("lodor"), token.sides) for token in FLIPS for _ in range(FLIP_TOKENS_OF_EACH)
    )[1:]
    find(scene)
    assert scene.prompt == "choose_wormhole_side"
    first, second = FLIPS[0].sides
    scene.offers("sol", ("side", first), ("side", second))
    scene.refuses("sol", "side", "D", rule="SA-16.6.1", key="not_on_this_token")
    scene.choose("sol", "side", second)
    gate = scene.state.gates[-1]
    assert (gate.system, gate.letter, gate.laid) == (scene.system("wellon"), second, True)
    assert scene.state.trade_goods[0] == 2


def test_sa_16_6_1_nothing_opens_when_all_tokens_lie_there() -> None:
    scene = rifts()
    scene.state.gates = tuple(
        Gate(scene.system("lodor"), token.sides) for token in FLIPS for _ in range(FLIP_TOKENS_OF_EACH)
    )
    assert tokens_left(scene.state) == []
    find(scene)
    assert scene.done and scene.state.trade_goods[0] == 2


def test_sa_16_6_1_neither_by_a_real_artifact_nor_without_the_option() -> None:
    for scene in (rifts(token="lazax_armory"), rifts(on=False)):
        find(scene)
        assert scene.done and scene.state.gates == ()


def test_ruling_221_the_finder_chooses_the_side() -> None:
    scene = rifts()
    find(scene, seat=1)
    assert scene.asked == ["letnev"]


def test_sa_16_6_2_the_token_turns_and_counts_for_no_objective() -> None:
    scene = rifts()
    find(scene)
    letter = str(scene.options("sol")[0][1])
    scene.choose("sol", "side", letter)
    gate = scene.state.gates[-1]
    assert gate.flips and not gate.is_stable
    for system in ("wormhole_a", "lodor", NEXUS_TILE):
        scene.put("sol", system, cruiser=1)
    assert is_met(scene.game, 0, "s1_wormholes"), "the token asks for no ship"
    turn_gates(scene.game)
    assert scene.state.gates[-1].letter == letter, "nobody went through it"


@pytest.mark.parametrize("preset", ["suggested", "triad"])
def test_sa_16_6_3_a_preset_map_may_be_played_all_the_same(preset: str) -> None:
    options = {"dimension_rifts": "yes", "preset": preset}
    assert tw.new_game("ti3", seats=3, seed=1, options=options).options["dimension_rifts"] == "yes"


def test_ruling_228_rifts_need_artifacts() -> None:
    with pytest.raises(tw.BadSetup, match="needs option 'artifacts'"):
        tw.new_game("ti3", seats=3, seed=1, options={"dimension_rifts": "yes", "artifacts": False})
