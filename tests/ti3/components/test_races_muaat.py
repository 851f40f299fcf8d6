"""The Embers of Muaat."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.imperium.production.supply import unit_cost
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import SPACE
from throneworld.ti3.steps.production import Build
from throneworld.ti3.steps.technology import specialties
from throneworld.ti3.tables import PLANET, RED
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.production import Production
from throneworld.ti3.tactical.retreat import leaving_refusal
from throneworld.ti3.tactical.transfer import TransferAction

BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "supernova",
    (1, 0): "lodor",
    (-1, 0): "saudor",
    (0, 1): "mecatol_rex",
    (2, 0): "vefut_ii",
}
RED_PLANETS = [planet.id for planet in PLANET.values() if planet.specialties.count(RED) == 1]


def embers(*races: str) -> Scene:
    return Scene(*(races or ("muaat", "sol", "hacan")), board=BOARD)


def test_muaat_1_war_suns_without_the_technology_but_not_for_others() -> None:
    for race, expected in (("muaat", True), ("sol", False)):
        scene = embers(race, "letnev", "hacan")
        lodor = scene.system("lodor")
        scene.take(race, "lodor")
        scene.put(race, "lodor", space_dock=1)
        scene.goods(race, 20)
        scene.play(Build(seat=0, system=lodor))
        assert (("produce", "war_sun", SPACE[lodor]) in scene.options(race)) == expected
        if not expected:
            scene.refuses(race, "produce", "war_sun", SPACE[lodor], rule="SA-13.22.2", key="needs_technology")


def test_muaat_1_a_war_sun_costs_less_for_every_red_specialty_and_supernova() -> None:
    scene = embers()
    assert unit_cost(scene.state, 0, "war_sun") == 12
    scene.take("muaat", RED_PLANETS[0])
    scene.take("muaat", RED_PLANETS[1], exhausted=True)
    scene.take("sol", RED_PLANETS[2])
    assert unit_cost(scene.state, 0, "war_sun") == 10
    scene.put("muaat", "supernova", war_sun=1)
    assert unit_cost(scene.state, 0, "war_sun") == 9
    assert unit_cost(scene.state, 0, "cruiser") == 2
    assert unit_cost(scene.state, 1, "war_sun") == 12


def test_muaat_2_each_war_sun_in_the_activated_system_builds_a_destroyer_or_two_fighters() -> None:
    scene = embers()
    lodor = scene.system("lodor")
    scene.put("muaat", "space:lodor", war_sun=1)
    scene.goods("muaat", 5)
    scene.play(Production(seat=0, system=lodor))
    fighter, destroyer = ("produce", "fighter", SPACE[lodor]), ("produce", "destroyer", SPACE[lodor])
    assert sorted(scene.options("muaat")) == [("done",), destroyer, fighter]
    scene.refuses("muaat", "produce", "cruiser", SPACE[lodor], rule="SA-13.7.1", key="cost_limit")
    scene.choose("muaat", *fighter)
    assert sorted(scene.options("muaat")) == [("done",), fighter]
    scene.choose("muaat", *fighter)
    while not scene.done:
        scene.choose("muaat", *scene.options("muaat")[0])
    assert scene.units("muaat", "space:lodor") == {"fighter": 2, "war_sun": 1}


def test_muaat_2_war_suns_of_others_build_nothing_and_none_through_the_card() -> None:
    scene = embers("sol", "muaat", "hacan")
    scene.put("sol", "space:lodor", war_sun=1)
    scene.goods("sol", 5)
    scene.play(Production(seat=0, system=scene.system("lodor")))
    assert scene.done
    scene.put("muaat", "space:saudor", war_sun=1)
    scene.goods("muaat", 5)
    scene.play(Build(seat=1, system=scene.system("saudor")))
    assert scene.done


def test_muaat_3_they_alone_activate_a_supernova() -> None:
    scene = embers()
    nova = scene.system("supernova")
    scene.play(Turn(seat=0, stage="choose"))
    assert ("tactical", nova) in scene.options("muaat")
    scene.choose("muaat", "tactical", nova)
    assert scene.state.on_board[0] >> nova & 1
    scene.play(Turn(seat=1, stage="choose"))
    scene.refuses("sol", "tactical", nova, rule="SA-3.14.5", key="closed_terrain")


def test_muaat_3_one_war_sun_moves_into_it_and_nothing_else_does() -> None:
    scene = embers()
    nova, lodor = scene.system("supernova"), scene.system("lodor")
    scene.put("muaat", "space:lodor", war_sun=2, cruiser=1)
    scene.activate("muaat", nova)
    scene.play(Movement(seat=0, system=nova))
    scene.offers("muaat", ("ship", "war_sun", lodor, 0), ("done",))
    scene.refuses("muaat", "ship", "cruiser", lodor, 0, rule="SA-6.5.1", key="one_war_sun_only")
    scene.choose("muaat", "ship", "war_sun", lodor, 0)
    while not scene.done:
        assert ("ship", "war_sun", lodor, 0) not in scene.options("muaat")
        scene.choose("muaat", "done")
    assert scene.units("muaat", "supernova") == {"war_sun": 1}
    assert specialties(scene.state, 0, RED) == 1 and specialties(scene.state, 1, RED) == 0


def test_muaat_3_nobody_passes_through_it_nor_retreats_into_it() -> None:
    scene = embers()
    nova, saudor, lodor = scene.system("supernova"), scene.system("saudor"), scene.system("lodor")
    scene.technologies("muaat", "war_sun")
    scene.put("muaat", "space:lodor", war_sun=1)
    scene.activate("muaat", saudor)
    scene.play(Movement(seat=0, system=saudor))
    assert scene.done or ("ship", "war_sun", lodor, 0) not in scene.options("muaat")
    refusal = leaving_refusal(scene.state, 0, lodor, nova, 1)
    assert refusal is not None and (refusal.rule, refusal.key) == ("SA-3.14.5", "closed_terrain")


def test_muaat_3_a_war_sun_leaves_its_supernova_as_any_other_system() -> None:
    scene = embers()
    nova, lodor = scene.system("supernova"), scene.system("lodor")
    scene.put("muaat", "supernova", war_sun=1)
    scene.activate("muaat", lodor)
    scene.play(Movement(seat=0, system=lodor))
    scene.offers("muaat", ("ship", "war_sun", nova, 0), ("done",))


def test_muaat_2_war_suns_build_nothing_in_a_transfer_action() -> None:
    scene = embers()
    scene.put("muaat", "space:lodor", war_sun=1)
    scene.put("muaat", "space:vefut_ii", carrier=1)
    scene.goods("muaat", 5)
    lodor, vefut = scene.system("lodor"), scene.system("vefut_ii")
    scene.play(TransferAction(seat=0, one=lodor, other=vefut))
    while scene.asked and scene.prompt != "choose_producer":
        scene.choose("muaat", "done")
    assert scene.done, "there is nothing to produce"
