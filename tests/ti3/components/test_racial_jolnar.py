"""The Universities of Jol-Nar: their racial technologies and the J.N.S. Hylarim."""

from __future__ import annotations

import pytest

from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from tests.ti3.voyages import EAST, LODOR, QUANN, SAUDOR, TARMANN, THIBAH, WELLON, WEST, done, galaxy, ships
from throneworld.ti3.owning import has_technology, owns_technology
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.technology import specialties
from throneworld.ti3.tables import PLANET
from throneworld.ti3.tactical.action import TacticalAction


@pytest.mark.parametrize("controls", [True, False])
def test_electro_resonance_turbines_earn_three_goods_of_a_visitor(controls: bool) -> None:
    scene = Scene("sol", "jolnar", "letnev")
    scene.racial("jolnar", "electro_resonance_turbines")
    scene.put("jolnar", "space:quann", cruiser=1)
    if controls:
        scene.take("jolnar", "quann")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.state.trade_goods[1] == (3 if controls else 0)


def test_electro_resonance_turbines_earn_nothing_by_their_own_activations() -> None:
    scene = Scene("jolnar", "sol", "letnev")
    scene.racial("jolnar", "electro_resonance_turbines")
    scene.put("jolnar", "space:quann", cruiser=1)
    scene.take("jolnar", "quann")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("jolnar", "tactical", scene.system("quann"))
    assert scene.state.trade_goods[0] == 0


def test_hylar_think_tanks_count_exhausted_planets_and_scientists_there() -> None:
    planet = next(each for each in PLANET.values() if len(each.specialties) == 1)
    colour = planet.specialties[0]
    scene = Scene("jolnar", "sol", "letnev")
    home = specialties(scene.state, 0, colour)
    scene.take("jolnar", planet.id, exhausted=True)
    assert specialties(scene.state, 0, colour) == home
    scene.racial("jolnar", "hylar_think_tanks")
    assert specialties(scene.state, 0, colour) == home + 1
    scene.leader("jolnar", "scientist", planet.id)
    assert specialties(scene.state, 0, colour) == home + 2
    scene.state.exhausted = ()
    assert specialties(scene.state, 0, colour) == home + 2, "refreshed it counts once as well"
    assert specialties(scene.state, 1, colour) == specialties(
        Scene("jolnar", "sol", "letnev").state, 1, colour
    )


def test_flagship_jolnar_silences_a_technology_for_the_battle() -> None:
    scene = duel("jolnar", "letnev", "hacan")
    scene.technologies("letnev", "cybernetics", "hylar_v_laser")
    scene.racial("letnev", "l4_disruptors")
    scene.sides({"flagship": 1}, {"cruiser": 1})
    scene.fight(1, 6)
    scene.offers("jolnar", ("jam", "cybernetics"), ("jam", "hylar_v_laser"))
    scene.refuses("jolnar", "jam", "l4_disruptors", rule="SA-13.23.1", key="not_theirs")
    scene.choose("jolnar", "jam", "hylar_v_laser")
    assert not has_technology(scene.state, 1, "hylar_v_laser")
    assert owns_technology(scene.state, 1, "hylar_v_laser")
    scene.choose("letnev", "retreat", scene.options("letnev")[0][1])
    while not scene.done:
        scene.choose(scene.asked[0], "pass")
    assert has_technology(scene.state, 1, "hylar_v_laser"), "the battle is over"


def test_flagship_jolnar_silences_only_where_it_is() -> None:
    scene = duel("jolnar", "letnev", "hacan")
    scene.technologies("letnev", "cybernetics")
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.put("jolnar", "space:thibah", flagship=1)
    scene.fight(1, 1)
    assert scene.prompt == "announce_retreat"


# Spatial Conduit Network


def conduit(active: int = WEST) -> Scene:
    """Jol-Nar controls Saudor, Thibah and Lodor; Saudor and Thibah are two steps from each other."""
    scene = galaxy("jolnar", "letnev", "hacan")
    scene.racial("jolnar", "spatial_conduit_network")
    for name in ("saudor", "thibah", "lodor"):
        scene.take("jolnar", name)
        scene.put("jolnar", f"space:{name}", dreadnought=1)
    scene.play(TacticalAction(seat=0, system=active))
    return scene


def test_spatial_conduit_network_brings_ships_from_one_end_to_the_other() -> None:
    scene = conduit(THIBAH)
    scene.offers("jolnar", ("play", "spatial_conduit_network"), ("pass",))
    scene.choose("jolnar", "play", "spatial_conduit_network")
    scene.choose("jolnar", "system", SAUDOR)
    scene.refuses("jolnar", "system", SAUDOR, rule="SA-8.7.1", key="another_system")
    scene.choose("jolnar", "system", THIBAH)
    assert ("ship", "dreadnought", SAUDOR, 0) in ships(scene, "jolnar")
    scene.choose("jolnar", "ship", "dreadnought", SAUDOR, 0)
    done(scene, "jolnar")
    assert scene.has("jolnar", THIBAH, "dreadnought") == 2
    scene.play(TacticalAction(seat=0, system=QUANN))
    assert scene.prompt != "window", "once in a round"


def test_spatial_conduit_network_is_not_for_ships_that_start_elsewhere() -> None:
    scene = conduit(WEST)
    scene.technologies("jolnar", "type_iv_drive")
    scene.put("jolnar", EAST, dreadnought=1)
    scene.put("jolnar", TARMANN, dreadnought=1)
    assert scene.refusal("jolnar", "system", LODOR) != ""
    scene.choose("jolnar", "play", "spatial_conduit_network")
    scene.refuses("jolnar", "system", TARMANN, rule="SA-8.7.1", key="under_my_control")
    scene.choose("jolnar", "system", SAUDOR)
    scene.choose("jolnar", "system", THIBAH)
    scene.refuses("jolnar", "ship", "dreadnought", TARMANN, 0, rule="SA-3.15.1", key="out_of_reach")
    origins = {option[2] for option in ships(scene, "jolnar")}
    assert origins == {SAUDOR, THIBAH, LODOR}, "not out of the void behind Saudor, nor from Tarmann"


def test_spatial_conduit_network_needs_two_systems_under_control() -> None:
    scene = galaxy("jolnar", "letnev", "hacan")
    scene.racial("jolnar", "spatial_conduit_network")
    scene.take("jolnar", "saudor", "thibah")
    scene.put("jolnar", "space:saudor", dreadnought=1)
    scene.play(TacticalAction(seat=0, system=WELLON))
    assert scene.prompt != "window", "no ship is at Thibah"
