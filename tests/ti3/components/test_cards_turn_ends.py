"""Action cards of the beginning and the end of turns, and Natural Wealth, which one of them lays."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.board import adjacency, wormholes
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.action import TacticalAction

NORR, LETNEV, WINNU = 0, 1, 2


def table(*cards: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    return scene


def with_colonies() -> Scene:
    scene = table("economic_marvel")
    scene.take("norr", "lodor", "quann")
    scene.take("letnev", "saudor")
    scene.state.facilities = {"lodor": ("colony",), "quann": ("refinery",), "saudor": ("colony",)}
    return scene


def test_economic_marvel_puts_5_goods_on_each_planet_with_a_facility() -> None:
    scene = with_colonies()
    scene.play(Turn(seat=NORR, stage="own_end"))
    scene.offers("norr", ("play", "economic_marvel"), PASS)
    scene.choose("norr", "play", "economic_marvel")
    assert scene.done and scene.state.goods_on == {"lodor": 5, "quann": 5}
    assert scene.state.trade_goods == [0, 0, 0]


def test_economic_marvel_needs_a_facility() -> None:
    scene = table("economic_marvel")
    scene.take("norr", "lodor")
    scene.play(Turn(seat=NORR, stage="own_end"))
    assert scene.done


def test_economic_marvel_leaves_out_what_an_agent_stops() -> None:
    scene = with_colonies()
    agent = agent_at(scene, "winnu", "quann")
    scene.play(Turn(seat=NORR, stage="own_end"))
    scene.choose("norr", "play", "economic_marvel")
    interfere(scene, "winnu", agent)
    assert scene.state.goods_on == {"lodor": 5}


def rich() -> Scene:
    scene = table()
    scene.take("norr", "lodor", "quann")
    scene.state.goods_on = {"lodor": 1, "quann": 3}
    return scene


def test_natural_wealth_is_taken_after_a_tactical_action_in_its_system() -> None:
    scene = rich()
    quann = scene.system("quann")
    scene.play(TacticalAction(seat=NORR, system=quann, stage="end"))
    scene.offers("norr", ("play", "natural_wealth"), PASS)
    scene.choose("norr", "play", "natural_wealth")
    assert scene.done and scene.state.goods_on == {"lodor": 1, "quann": 2}
    assert scene.state.trade_goods[NORR] == 1
    scene.play(TacticalAction(seat=LETNEV, system=quann, stage="end"))
    assert scene.done, "of his own actions only"


def test_natural_wealth_is_taken_from_each_planet_when_planets_are_refreshed() -> None:
    scene = rich()
    scene.play(StatusPhase(stage="refresh"))
    scene.offers("norr", ("play", "natural_wealth"), PASS)
    scene.choose("norr", "play", "natural_wealth")
    scene.offers("norr", ("collect", "lodor"), ("collect", "quann"))
    scene.refuses("norr", "collect", "saudor", rule="SA-16.3.5", key="no_wealth_there")
    scene.choose("norr", "collect", "lodor")
    scene.offers("norr", ("collect", "quann"), ("done",))
    scene.choose("norr", "done")
    assert scene.state.goods_on == {"quann": 3} and scene.state.trade_goods[NORR] == 1


def test_natural_wealth_in_space_is_for_the_only_player_with_ships_there() -> None:
    scene = table()
    system = scene.system("lodor")
    space = scene.place(system)
    scene.state.goods_on = {space: 2}
    scene.put("norr", system, cruiser=1)
    scene.play(TacticalAction(seat=NORR, system=system, stage="end"))
    scene.choose("norr", "play", "natural_wealth")
    assert scene.state.goods_on == {space: 1} and scene.state.trade_goods[NORR] == 1
    scene.put("letnev", system, cruiser=1)
    scene.play(TacticalAction(seat=NORR, system=system, stage="end"))
    assert scene.done


def test_dimensional_fusion_joins_all_wormholes_for_everybody_until_the_next_own_turn() -> None:
    scene = table("dimensional_fusion")
    a, b = wormholes(scene.state, "A"), wormholes(scene.state, "B")
    one, other = a.bit_length() - 1, b.bit_length() - 1
    assert one != other and not adjacency(scene.state, LETNEV)[one] >> other & 1
    scene.play(Turn(seat=NORR, stage="own_beginning"))
    scene.offers("norr", ("play", "dimensional_fusion"), PASS)
    scene.choose("norr", "play", "dimensional_fusion")
    for seat in (-1, NORR, LETNEV):
        assert adjacency(scene.state, seat)[one] >> other & 1
    scene.play(Turn(seat=LETNEV))
    assert adjacency(scene.state)[one] >> other & 1
    scene.play(Turn(seat=NORR))
    assert not adjacency(scene.state)[one] >> other & 1 and scene.state.marks == ()
    assert scene.told("card_ends") == [("dimensional_fusion",)]


def test_dimensional_fusion_is_for_ones_own_turn() -> None:
    scene = table("dimensional_fusion")
    scene.play(Turn(seat=LETNEV))
    assert scene.asked == ["letnev"] and scene.prompt == "choose_action"
