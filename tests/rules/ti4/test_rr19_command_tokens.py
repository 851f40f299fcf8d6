"""RR 19: command tokens."""

import pytest

from tests.ti4.scene import Scene
from throneworld.imperium.tokens import GainTokens, PlaceTokenOn, RedistributeTokens
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import COMMAND_TOKENS, START_POOLS
from throneworld.ti4.tactical.action import TacticalAction

POOLS = ("tactic", "fleet", "strategy")


def gains(*pools: str) -> tuple[tuple[str, str], ...]:
    return tuple(("gain", pool) for pool in pools)


def test_rr_19_1_a_player_begins_with_eight_tokens() -> None:
    assert START_POOLS == {"tactic": 3, "fleet": 3, "strategy": 2}
    assert COMMAND_TOKENS == 16


@pytest.mark.parametrize("pool", POOLS)
def test_rr_19_2_whoever_gains_a_token_chooses_its_pool(pool: str) -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.play(GainTokens(seat=1, count=1))
    assert scene.options("xxcha") == gains(*POOLS)
    before = getattr(scene.state, pool)[1]
    scene.choose("xxcha", "gain", pool)
    assert scene.done
    assert getattr(scene.state, pool)[1] == before + 1
    assert scene.told("token_gained") == [(1, pool)]


def test_rr_19_2_several_tokens_are_placed_one_by_one() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.play(GainTokens(seat=0, count=3))
    for pool, left in zip(POOLS, (3, 2, 1), strict=True):
        assert scene.ask().about == {"left": left}
        scene.choose("sol", "gain", pool)
    assert scene.done
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (4, 4, 3)


def test_rr_19_3_nobody_gains_more_tokens_than_his_reinforcements_hold() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.state.tactic[0] = 10
    scene.play(GainTokens(seat=0, count=3))
    assert scene.ask().about == {"left": 1}
    scene.choose("sol", "gain", "tactic")
    assert scene.done
    assert reinforcements(scene.state, 0) == 0
    scene.play(GainTokens(seat=0, count=3))
    assert scene.done
    assert scene.state.tactic[0] == 11


def test_rr_19_4_a_tactical_action_places_a_token_of_the_tactic_pool_in_a_system() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.play(TacticalAction(seat=0, system=22))
    assert scene.state.tactic[0] == 2
    assert scene.state.on_board[0] == 1 << 22


def test_rr_19_5_a_secondary_ability_costs_a_token_of_the_strategy_pool() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.state.strategy[2] = 0
    scene.play(StrategicAction(seat=0, card="politics"))
    scene.choose("sol", "speaker", 1)
    scene.choose("sol", *scene.options()[0])
    scene.choose("sol", *scene.options()[0])
    assert scene.options("xxcha") == (("secondary", "politics"), ("pass",))
    scene.choose("xxcha", "secondary", "politics")
    assert scene.state.strategy == [2, 1, 0]
    assert scene.told("token_spent") == [(1, "strategy", "politics")]
    assert scene.done, "without a token Hacan is not asked"


def test_rr_19_5_leadership_costs_none() -> None:
    scene = Scene("l1z1x", "xxcha", "letnev")
    scene.state.strategy[1] = 0
    scene.play(StrategicAction(seat=0, card="leadership"))
    for _ in range(3):
        scene.choose("l1z1x", "gain", "tactic")
    assert scene.options("xxcha") == (("buy", 1), ("done",))


# Shifting and placing


def test_rr_19_tokens_that_are_redistributed_never_move_back() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.play(RedistributeTokens(seat=0))
    assert len(scene.options()) == 7
    scene.choose("sol", "move", "tactic", "strategy")
    assert scene.options() == (
        ("move", "tactic", "fleet"),
        ("move", "tactic", "strategy"),
        ("move", "fleet", "strategy"),
        ("done",),
    )
    assert scene.refusal("sol", "move", "strategy", "tactic") == "RR 70.5 moved_back"
    scene.choose("sol", "move", "tactic", "strategy")
    scene.choose("sol", "move", "tactic", "strategy")
    assert scene.refusal("sol", "move", "tactic", "fleet") == "RR 70.5 empty_pool"
    for _ in range(3):
        scene.choose("sol", "move", "fleet", "strategy")
    assert scene.done, "no token is left that could move"
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (0, 0, 8)


def test_rr_19_a_smaller_fleet_pool_costs_excess_ships() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.put("sol", 1, cruiser=2, destroyer=1)
    scene.put("sol", 22, cruiser=1)
    scene.play(RedistributeTokens(seat=0))
    scene.choose("sol", "move", "fleet", "tactic")
    assert scene.has("sol", 1, "cruiser") == 2, "only what is left in the end counts"
    scene.choose("sol", "done")
    assert scene.ask().prompt == "respect_limits"
    scene.choose("sol", "remove", "destroyer", 0)
    assert scene.done
    assert scene.units("sol", 1) == {"cruiser": 2}


def test_fleet_regulations_keeps_a_fifth_token_out_of_the_fleet_pool() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.law("fleet_regulations")
    scene.play(GainTokens(seat=0, count=2))
    scene.choose("sol", "gain", "fleet")
    assert scene.options() == gains("tactic", "strategy")
    assert scene.refusal("sol", "gain", "fleet") == "RR 7.2 fleet_regulations"
    scene.choose("sol", "gain", "tactic")
    scene.play(RedistributeTokens(seat=0))
    assert scene.refusal("sol", "move", "tactic", "fleet") == "RR 7.2 fleet_regulations"


def test_rr_19_a_token_comes_from_a_pool_if_the_reinforcements_are_empty() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.state.tactic[0], scene.state.strategy[0] = 13, 0
    scene.put("sol", 1, cruiser=3)
    scene.play(PlaceTokenOn(seat=0, system=22))
    assert scene.options() == (("from", "tactic"), ("from", "fleet"))
    assert scene.refusal("sol", "from", "strategy") == "RR 30.2 empty_pool"
    scene.choose("sol", "from", "fleet")
    assert scene.units("sol", 1) == {"cruiser": 2}, "the fleet pool holds two only"
    assert scene.state.on_board[0] == 1 << 22
    scene.play(PlaceTokenOn(seat=0, system=22))
    assert scene.done, "one is there already"


def test_rr_19_a_token_comes_from_the_reinforcements_first() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.play(PlaceTokenOn(seat=0, system=22))
    assert scene.done
    assert scene.told("token_placed") == [(0, 22, "reinforcements")]
    assert reinforcements(scene.state, 0) == 7
