"""Interactions of trade goods, of units and of command tokens that have run out."""

from __future__ import annotations

from tests.rules.ti4.fighting import MISS, SIDES, VOID, combat
from tests.ti4.components.lawmaking import resolve
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, purse
from throneworld.imperium.placing import PlaceUnit, TakeUnitBack
from throneworld.imperium.tokens import GainTokens
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.strategic.construction import PrimaryConstruction
from throneworld.ti4.voting.agenda import ResolveAgenda

POOLS = (("from", "tactic"), ("from", "fleet"), ("from", "strategy"))


# Trade goods and commodities


def test_notes_3_4a_trade_goods_pay_resources_and_influence() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("sol", trade_goods=3)
    assert purse(scene.state, 0, RESOURCES) == purse(scene.state, 0, INFLUENCE) == 3
    scene.play(Pay(seat=0, amount=2, currency=INFLUENCE, why="test"))
    assert scene.done and scene.state.trade_goods[0] == 1


def test_notes_3_4b_trade_goods_are_no_votes() -> None:
    scene = senate("mutiny")
    scene.goods("letnev", trade_goods=5)
    scene.take("letnev", "arc_prime", "wren_terra", exhausted=True)
    scene.play(ResolveAgenda())
    assert not [option for option in scene.options("letnev") if option[0] == "vote"]
    abstain(scene, "letnev")
    scene.choose("jolnar", "vote", "for")
    scene.goods("jolnar", trade_goods=5)
    scene.choose("jolnar", "all")
    assert scene.told("votes_cast") == [(2, "for", 5)] and scene.state.trade_goods == [0, 5, 5]


def test_notes_3_4c_commodities_pay_nothing() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.exhausted = tuple(scene.state.control)
    scene.put("sol", "jord", space_dock=1)
    scene.goods("sol", commodities=4)
    assert purse(scene.state, 0, RESOURCES) == purse(scene.state, 0, INFLUENCE) == 0
    scene.play(UseProduction(seat=0, system=1))
    assert scene.done and scene.state.commodities[0] == 4


def test_notes_3_4d_what_an_effect_gives_is_no_transaction() -> None:
    """To somebody far away, and without using up the transaction with a neighbour (production_biomes)."""
    scene = Scene("hacan", "letnev", "jolnar")
    scene.technologies("hacan", "production_biomes")
    scene.put("hacan", 18, cruiser=1)
    scene.put("letnev", 18, cruiser=1)
    scene.play(Turn(seat=0))
    scene.choose("hacan", "component", "production_biomes")
    scene.choose("hacan", "player", 1)
    assert scene.state.trade_goods == [4, 2, 0]
    assert ("transaction", 1) in scene.beside("hacan")


def test_notes_3_4d_a_gift_to_a_neighbour_of_the_mentak_is_pillaged_as_a_gain_only() -> None:
    """Whoever gave has made no transaction: with two trade goods left there is nothing to pillage."""
    scene = Scene("hacan", "mentak", "jolnar")
    scene.technologies("hacan", "production_biomes")
    scene.put("jolnar", 18, cruiser=1)
    scene.put("mentak", 18, cruiser=1)
    scene.goods("jolnar", trade_goods=1)
    scene.play(Turn(seat=0))
    scene.choose("hacan", "component", "production_biomes")
    scene.choose("hacan", "player", 2)
    assert scene.options("mentak") == (("play", "pillage"), ("pass",))
    assert scene.ask("mentak").about["seat"] == 2


# Units that have run out


def test_notes_3_6a_a_missing_unit_is_taken_from_a_system_without_an_own_token() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    for system in (22, 23, 24):
        scene.put("sol", system, dreadnought=1)
    scene.put("sol", 25, dreadnought=2)
    scene.state.on_board = [1 << 22 | 1 << 25, 1 << 23, 0]
    scene.play(PlaceUnit(seat=0, kinds=("dreadnought",), places=("1",), how="test"))
    assert scene.options() == (("take", "23"), ("take", "24"))
    scene.choose("sol", "take", "24")
    assert scene.units("sol", 1) == {"dreadnought": 1} and scene.units("sol", 24) == {}


def test_notes_3_6b_what_is_taken_off_the_board_is_of_the_kind_that_is_placed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "quann", "lodor", "wellon", "bereg")
    for planet in ("quann", "lodor", "wellon"):
        scene.put("sol", planet, space_dock=1, pds=2)
    scene.play(PrimaryConstruction(seat=0))
    scene.choose("sol", "place", "pds", "jord")
    assert scene.ask().prompt == TakeUnitBack.prompt and scene.ask().about["kind"] == "pds"
    scene.choose("sol", "take", "lodor")
    assert scene.units("sol", "lodor") == {"space_dock": 1, "pds": 1}
    assert scene.has("sol", "jord", "pds") == 1


def test_notes_3_6b_nothing_comes_off_the_board_for_a_unit_that_is_not_placed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 22, dreadnought=5)
    scene.play(PlaceUnit(seat=0, kinds=("dreadnought",), places=("1",), how="test", optional=True))
    scene.choose("sol", "done")
    assert scene.done and scene.units("sol", 22) == {"dreadnought": 5}


# Command tokens that have run out


def spent(scene: Scene, faction: str) -> Scene:
    """Not one token is left in the reinforcements of a player."""
    seat = scene.seat(faction)
    scene.state.tactic[seat] += reinforcements(scene.state, seat)
    return scene


def test_notes_3_7a_a_retreat_takes_its_token_from_a_pool_if_none_is_left() -> None:
    scene = spent(Scene(*SIDES), "hacan")
    for faction in SIDES[:2]:
        scene.put(faction, VOID, cruiser=1)
    scene.put("hacan", 27, cruiser=1)
    combat(scene, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.options("hacan") == POOLS
    scene.choose("hacan", "from", "strategy")
    assert scene.state.on_board[1] == 1 << 27 and scene.state.strategy[1] == 1


def test_notes_3_7a_so_does_every_other_effect_that_places_one() -> None:
    scene = spent(Scene("sol", "letnev", "jolnar"), "letnev")
    scene.hold("sol", "signal_jamming")
    scene.put("sol", 18, cruiser=1)
    scene.play(Turn(seat=0))
    scene.choose("sol", "component", "signal_jamming")
    while scene.ask().seat == 0:
        wish = ("player", 1)
        scene.choose("sol", *(wish if wish in scene.options() else scene.options()[0]))
    assert scene.options("letnev") == POOLS


def test_notes_3_7c_a_text_that_says_if_able_takes_none_out_of_a_pool() -> None:
    """The home system that votes against Shared Research close (shared_research)."""
    scene = spent(senate("shared_research"), "letnev")
    resolve(scene, "against")
    assert scene.done
    assert scene.state.on_board[0] and not scene.state.on_board[1]


def test_notes_3_7b_who_has_no_token_left_gains_none() -> None:
    scene = spent(Scene(*SIDES), "letnev")
    before = (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0])
    scene.play(GainTokens(seat=0, count=2))
    assert scene.done
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == before
