"""RR 58: producing units, with PRODUCTION or by an ability."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.steps.production import ProduceUnits, UseProduction


def dock(trade_goods: int = 0, *planets: str) -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.take("sol", *planets)
    scene.goods("sol", trade_goods=trade_goods)
    return scene


def produce(scene: Scene, *units: tuple[str, str]) -> None:
    scene.play(UseProduction(seat=0, system=1))
    for kind, place in units:
        scene.choose("sol", "produce", kind, place)
    if not scene.done and ("done",) in scene.options():
        scene.choose("sol", "done")


def test_rr_58_1_resources_beyond_the_cost_are_lost() -> None:
    scene = dock()
    produce(scene, ("cruiser", "1"))
    assert scene.done
    assert scene.units("sol", 1) == {"cruiser": 1}
    assert scene.state.exhausted == ("jord",)


def test_rr_58_1_units_produced_together_are_paid_for_together() -> None:
    scene = dock()
    produce(scene, ("cruiser", "1"), ("destroyer", "1"), ("destroyer", "1"))
    assert scene.done
    assert scene.units("sol", 1) == {"cruiser": 1, "destroyer": 2}
    assert scene.told("planet_exhausted") == [(0, "jord", "produced")]


def test_rr_58_1_nothing_is_paid_or_placed_before_all_is_chosen() -> None:
    scene = dock()
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "cruiser", "1")
    assert scene.units("sol", 1) == {}
    assert scene.state.exhausted == ()


def test_rr_58_1_who_produces_nothing_pays_nothing() -> None:
    scene = dock()
    produce(scene)
    assert scene.done
    assert scene.state.exhausted == ()


def test_rr_58_2_each_unit_of_a_pair_counts() -> None:
    scene = dock()
    scene.play(UseProduction(seat=0, system=1))
    for number in range(6):
        assert scene.ask().about["produced"] == number
        scene.choose("sol", "produce", "infantry", "jord")
    assert scene.done
    assert scene.has("sol", "jord", "infantry") == 6


def test_rr_58_2_one_alone_costs_the_whole() -> None:
    scene = dock()
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "infantry", "jord")
    assert scene.ask().about["cost"] == 1
    scene.choose("sol", "produce", "fighter", "1")
    assert scene.ask().about["cost"] == 2


def test_rr_58_2_the_second_of_a_pair_is_offered_even_if_no_resource_is_left() -> None:
    scene = dock()
    scene.take("sol", "jord", exhausted=True)
    scene.goods("sol", trade_goods=1)
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "fighter", "1")
    assert scene.options() == (("produce", "fighter", "1"), ("done",))


def test_rr_58_3_with_production_units_are_placed_in_the_active_system() -> None:
    scene = dock(4, "wellon")
    scene.play(UseProduction(seat=0, system=1))
    places = {option[2] for option in scene.options() if option[0] == "produce"}
    assert places == {"1", "jord"}


def test_rr_58_4_an_ability_says_where_and_how_much_is_produced() -> None:
    scene = dock(4, "wellon")
    scene.play(
        ProduceUnits(
            seat=0,
            system=19,
            places=("wellon",),
            most=2,
            cost_limit=3,
            kinds=("carrier", "cruiser", "infantry"),
        )
    )
    assert scene.options() == (
        ("produce", "carrier", "19"),
        ("produce", "cruiser", "19"),
        ("produce", "infantry", "wellon"),
        ("done",),
    )
    scene.choose("sol", "produce", "cruiser", "19")
    assert scene.refusal("sol", "produce", "cruiser", "19") == "RR 58.4 cost_limit"
    scene.choose("sol", "produce", "infantry", "wellon")
    assert scene.ask().prompt == "pay"
    scene.choose("sol", "for_me")
    assert (scene.units("sol", 19), scene.units("sol", "wellon")) == ({"cruiser": 1}, {"infantry": 1})


def test_rr_58_5_only_what_is_in_the_reinforcements_can_be_produced() -> None:
    scene = dock(8)
    scene.put("sol", 1, flagship=1)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "flagship", "1") == "RR 58.5 none_left"


def test_rr_58_5_units_being_produced_leave_the_reinforcements() -> None:
    scene = dock(20)
    scene.put("sol", 19, carrier=3)
    scene.state.on_board[0] = 1 << 19
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "carrier", "1")
    assert scene.refusal("sol", "produce", "carrier", "1") == "RR 58.5 none_left"


def test_rr_58_5_the_player_chooses_which_unit_he_takes_back() -> None:
    scene = dock(8)
    scene.put("sol", 19, carrier=2)
    scene.put("sol", 20, carrier=1)
    scene.put("sol", 21, carrier=1)
    scene.state.on_board[0] = 1 << 21
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "carrier", "1")
    assert scene.options() == (("take", "19"), ("take", "20"))
    scene.choose("sol", "take", "20")
    scene.choose("sol", "done")
    scene.choose("sol", "for_me")
    assert scene.units("sol", 20) == {}
    assert scene.units("sol", 1) == {"carrier": 1}


def test_rr_58_6_a_blockaded_unit_produces_no_ships() -> None:
    scene = dock(8)
    scene.put("letnev", 1, destroyer=1)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.options()[:2] == (("produce", "infantry", "jord"), ("done",))
