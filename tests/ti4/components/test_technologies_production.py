"""Technologies that produce, or that add something to production."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.steps.production import UseProduction


def owner(faction: str, *technologies: str) -> Scene:
    others = [each for each in ("letnev", "jolnar", "sol") if each != faction]
    scene = Scene(faction, *others[:2])
    scene.technologies(faction, *technologies)
    return scene


# Integrated Economy


def gained(goods: int = 9) -> Scene:
    scene = owner("hacan", "integrated_economy", "sarween_tools")
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("hacan", goods)
    scene.put("hacan", "bereg", infantry=1)
    return scene


def test_integrated_economy_produces_up_to_the_resources_of_the_planet() -> None:
    scene = gained()
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.options() == (("play", "integrated_economy"), ("pass",))
    scene.choose("hacan", "play", "integrated_economy")
    assert ("produce", "carrier", "35") in scene.options()
    assert scene.refusal("hacan", "produce", "dreadnought", "35") == "RR 58.4 cost_limit"
    scene.choose("hacan", "produce", "cruiser", "35")
    scene.choose("hacan", "produce", "infantry", "bereg")
    scene.choose("hacan", "produce", "infantry", "bereg")
    assert scene.done, "three resources are spent"
    assert scene.units("hacan", 35) == {"cruiser": 1}
    assert scene.units("hacan", "bereg") == {"infantry": 3}
    assert scene.state.trade_goods[0] == 6, "it is paid for, and no use of PRODUCTION"


def test_notes_4_31d_integrated_economy_produces_no_ships_beside_those_of_others() -> None:
    scene = gained()
    scene.put("letnev", 35, cruiser=1)
    scene.put("hacan", 35, cruiser=1)
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("hacan", "play", "integrated_economy")
    assert scene.options()[:2] == (("produce", "infantry", "bereg"), ("done",))


def test_integrated_economy_is_not_offered_on_a_planet_without_resources() -> None:
    scene = gained()
    scene.play(GainControl(seat=0, planet="mellon"))
    assert scene.done


def test_integrated_economy_is_not_offered_to_a_player_who_cannot_pay() -> None:
    scene = gained(goods=0)
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done


# Chaos Mapping


def test_chaos_mapping_produces_one_unit_at_the_start_of_the_turn() -> None:
    scene = owner("saar", "chaos_mapping", "sarween_tools")
    scene.put("saar", 47, space_dock=1, cruiser=1)
    scene.put("saar", 35, space_dock=1)
    scene.goods("saar", 4)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Turn(seat=0))
    scene.choose("saar", "play", "chaos_mapping")
    assert scene.options() == (("system", 35), ("system", 47))
    scene.choose("saar", "system", 47)
    scene.choose("saar", "produce", "cruiser", "47")
    assert scene.units("saar", 47) == {"space_dock": 1, "cruiser": 2}
    assert scene.state.trade_goods[0] == 2
    assert scene.ask().prompt == "choose_action"


def test_notes_4_31i_chaos_mapping_obeys_blockades() -> None:
    scene = owner("saar", "chaos_mapping")
    scene.take("saar", "bereg")
    scene.put("saar", 35, space_dock=1)
    scene.put("letnev", 35, cruiser=1)
    scene.goods("saar", 9)
    scene.play(Turn(seat=0))
    scene.choose("saar", "play", "chaos_mapping")
    assert {option[1] for option in scene.options() if option[0] == "produce"} == {"infantry"}


def test_chaos_mapping_needs_a_unit_with_production() -> None:
    scene = owner("saar", "chaos_mapping")
    scene.put("saar", 47, cruiser=1)
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"


# Magmus Reactor


def produce_by(scene: Scene, planet: str, system: int, *kinds: str) -> None:
    scene.put("muaat", planet, space_dock=1)
    scene.take("muaat", planet)
    scene.goods("muaat", 20)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(UseProduction(seat=0, system=system))
    for kind in kinds:
        scene.choose("muaat", "produce", kind, str(system))
    scene.choose("muaat", "done")


def test_magmus_reactor_gains_a_trade_good_where_a_war_sun_is() -> None:
    scene = owner("muaat", "magmus_reactor")
    scene.put("muaat", 35, war_sun=1)
    produce_by(scene, "bereg", 35, "cruiser")
    assert scene.done
    assert scene.state.trade_goods[0] == 20 - 2 + 1


def test_magmus_reactor_does_not_count_the_war_sun_that_is_produced() -> None:
    scene = owner("muaat", "magmus_reactor", "prototype_war_sun_2")
    produce_by(scene, "bereg", 35, "war_sun")
    assert scene.done
    assert scene.units("muaat", 35) == {"war_sun": 1}
    assert scene.told("trade_goods_gained") == []


def test_magmus_reactor_gains_a_trade_good_next_to_a_supernova() -> None:
    scene = owner("muaat", "magmus_reactor")
    scene.state.map = tuple(43 if tile == 40 else tile for tile in scene.state.map)
    produce_by(scene, "bereg", 35, "cruiser")
    assert scene.told("trade_goods_gained") == [(0, 1, "magmus_reactor")]


def test_magmus_reactor_gains_nothing_elsewhere_or_if_nothing_is_produced() -> None:
    scene = owner("muaat", "magmus_reactor")
    produce_by(scene, "bereg", 35, "cruiser")
    assert scene.told("trade_goods_gained") == []
    scene = owner("muaat", "magmus_reactor")
    scene.put("muaat", 35, war_sun=1)
    produce_by(scene, "bereg", 35)
    assert scene.told("trade_goods_gained") == []


# Yin Spinner


def spun(*planets: str) -> Scene:
    scene = owner("yin", "yin_spinner")
    scene.state.control = dict.fromkeys(planets, 0)
    scene.put("yin", "bereg", space_dock=1)
    scene.goods("yin", 9)
    scene.play(UseProduction(seat=0, system=35))
    scene.choose("yin", "produce", "destroyer", "35")
    scene.choose("yin", "done")
    scene.choose("yin", "for_me")
    return scene


def test_yin_spinner_places_an_infantry_on_a_planet_of_the_system() -> None:
    scene = spun("bereg", "lirta_iv", "saudor")
    assert scene.options() == (("place", "infantry", "bereg"), ("place", "infantry", "lirta_iv"))
    scene.choose("yin", "place", "infantry", "lirta_iv")
    assert scene.done
    assert scene.units("yin", "lirta_iv") == {"infantry": 1}


def test_yin_spinner_does_nothing_where_its_owner_controls_no_planet() -> None:
    scene = spun("saudor")
    assert scene.done
    assert scene.has("yin", "bereg", "infantry") == 0
