"""Quantum Datahub Node and Wormhole Generator."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase

# Quantum Datahub Node


def datahub(goods: int = 3) -> Scene:
    scene = Scene("sol", "hacan", "letnev")
    scene.technologies("hacan", "quantum_datahub_node")
    scene.goods("hacan", goods)
    scene.state.strategy_cards = [("leadership", "trade"), ("diplomacy", "warfare"), ("politics",)]
    scene.play(StrategyPhase(stage="end"))
    return scene


def test_quantum_datahub_node_exchanges_strategy_cards_for_three_trade_goods() -> None:
    scene = datahub(goods=5)
    scene.choose("hacan", "play", "quantum_datahub_node")
    assert scene.options() == tuple(
        ("exchange", mine, theirs)
        for mine in ("diplomacy", "warfare")
        for theirs in ("politics", "leadership", "trade")
    )
    scene.choose("hacan", "exchange", "warfare", "leadership")
    assert scene.done
    assert scene.state.strategy_cards == [("warfare", "trade"), ("diplomacy", "leadership"), ("politics",)]
    assert scene.state.trade_goods == [3, 2, 0]
    assert scene.state.strategy == [2, 1, 2]


def test_notes_4_39d_quantum_datahub_node_changes_the_initiative_of_the_round() -> None:
    scene = datahub()
    scene.choose("hacan", "play", "quantum_datahub_node")
    scene.choose("hacan", "exchange", "diplomacy", "leadership")
    assert scene.told("initiative_order")[-1] == (1, 0, 2)


def test_quantum_datahub_node_needs_three_trade_goods() -> None:
    assert datahub(goods=2).done


# Wormhole Generator


def generator() -> Scene:
    scene = Scene("creuss", "letnev", "jolnar")
    scene.technologies("creuss", "wormhole_generator")
    scene.take("creuss", "bereg")
    scene.put("letnev", 35, cruiser=1)
    scene.put("letnev", 47, cruiser=1)
    scene.play(StatusPhase())
    return scene


def test_wormhole_generator_places_a_token_at_the_start_of_the_status_phase() -> None:
    scene = generator()
    assert scene.options() == (("token", "alpha"), ("token", "beta"))
    scene.choose("creuss", "token", "alpha")
    assert ("system", 35) in scene.options(), "a planet of its owner is there"
    assert ("system", 51) in scene.options(), "his own home system"
    scene.choose("creuss", "system", 35)
    assert scene.state.wormhole_tokens == {"alpha": 35}
    assert 39 in adjacent_to(scene.state, 35)


def test_wormhole_generator_needs_an_own_planet_or_no_ships_of_others() -> None:
    scene = generator()
    scene.choose("creuss", "token", "beta")
    assert scene.refusal("creuss", "system", 47) == "RR 89.1 ships_of_others"
    assert scene.refusal("creuss", "system", 10) == "RR 89.1 home_system"
    assert scene.refusal("creuss", "system", 24) == ""


def test_wormhole_generator_moves_a_token_or_leaves_it_where_it_lies() -> None:
    scene = generator()
    scene.state.wormhole_tokens["alpha"] = 24
    scene.choose("creuss", "token", "alpha")
    assert scene.ask().about["lies_in"] == 24
    assert ("system", 24) in scene.options()
    scene.choose("creuss", "system", 50)
    assert scene.state.wormhole_tokens == {"alpha": 50}
