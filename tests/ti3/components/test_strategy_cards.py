"""Strategy cards: what either ability asks, what it refuses, and what comes of it."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.ti3.strategic.assembly import PrimaryAssembly, SecondaryAssembly
from throneworld.ti3.strategic.bureaucracy import PrimaryBureaucracy
from throneworld.ti3.strategic.leadership import PrimaryLeadership, SecondaryLeadership
from throneworld.ti3.strategic.production import SecondaryProduction
from throneworld.ti3.strategic.technology import PrimaryTechnology, SecondaryTechnology
from throneworld.ti3.strategic.warfare import AfterWarfare, PrimaryWarfare
from throneworld.ti3.tactical.movement import Movement


def table() -> Scene:
    return Scene("sol", "letnev", "hacan")


def gains(scene: Scene, race: str) -> None:
    while not scene.done and scene.prompt == "gain_token":
        scene.choose(race, "gain", "tactic")


def test_leadership_gives_three_counters_and_sells_as_many_as_influence_pays() -> None:
    scene = table()
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("sol", 2)
    scene.play(PrimaryLeadership(seat=0))
    gains(scene, "sol")
    assert scene.state.tactic[0] == 3 + 3
    scene.offers("sol", ("done",), ("buy", 1))
    scene.refuses("sol", "buy", 2, rule="SA-15.1.2", key="not_enough_influence")
    scene.choose("sol", "done")
    assert scene.done and scene.state.trade_goods[0] == 2


def test_leadership_of_another_sells_counters_and_gives_none() -> None:
    scene = table()
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("letnev", 1)
    scene.play(SecondaryLeadership(seat=1))
    scene.offers("letnev", ("done",), ("buy", 1))
    scene.refuses("letnev", "buy", 2, rule="SA-15.1.2", key="not_enough_influence")
    scene.choose("letnev", "done")
    assert scene.done and scene.state.tactic[1] == 3


def test_assembly_is_one_half_of_its_card_or_the_other() -> None:
    scene = table()
    scene.play(PrimaryAssembly(seat=0))
    scene.offers("sol", ("primary", "a"), ("primary", "b"))
    scene.refuses("sol", "primary", "c", rule="SA-15.3.1", key="no_such_half")
    assert (len(scene.state.hands[0]), len(scene.state.politics[0])) == (2, 2), "cards come first"


def test_assembly_of_another_refreshes_own_planets() -> None:
    scene = table()
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(SecondaryAssembly(seat=1))
    scene.offers("letnev", ("refresh", "arc_prime"), ("refresh", "wren_terra"), ("done",))
    scene.refuses("letnev", "refresh", "jord", rule="SA-7.2.2", key="not_your_planet")
    scene.choose("letnev", "refresh", "arc_prime")
    assert "arc_prime" not in scene.state.exhausted and scene.state.strategy[1] == 1


def test_production_of_another_builds_at_one_dock() -> None:
    scene = table()
    scene.take("letnev", "lodor")
    for planet in ("arc_prime", "lodor"):
        scene.put("letnev", planet, space_dock=1)
    scene.play(SecondaryProduction(seat=1))
    scene.offers("letnev", ("dock", "arc_prime"), ("dock", "lodor"))
    scene.refuses("letnev", "dock", "jord", rule="SA-15.4.2", key="no_dock_there")
    scene.choose("letnev", "dock", "lodor")
    assert scene.prompt == "produce_unit" and scene.ask("letnev").about["most"] == 3
    assert scene.state.strategy[1] == 1


def test_warfare_puts_a_system_with_own_ships_on_high_alert() -> None:
    scene = table()
    lodor, saudor, quann = (scene.system(each) for each in ("lodor", "saudor", "quann"))
    scene.put("sol", lodor, cruiser=1)
    scene.put("sol", saudor, cruiser=1)
    scene.play(PrimaryWarfare(seat=0))
    scene.offers("sol", ("system", lodor), ("system", saudor))
    scene.refuses("sol", "system", quann, rule="SA-15.6.1", key="no_units_in")
    scene.choose("sol", "system", lodor)
    assert scene.state.high_alert == lodor and scene.state.high_alert_of == 0


def test_warfare_high_alert_goes_along_with_the_ships_that_leave_it() -> None:
    scene = Scene("sol", "letnev", "hacan", board={(0, 0): "lodor", (1, 0): "saudor", (0, 1): "thibah"})
    lodor, saudor, thibah = (scene.system(each) for each in ("lodor", "saudor", "thibah"))
    scene.state.high_alert, scene.state.high_alert_of = lodor, 0
    scene.put("sol", lodor, cruiser=1)
    scene.activate("sol", saudor)
    scene.play(Movement(seat=0, system=saudor))
    scene.choose("sol", "ship", "cruiser", lodor, 0)
    scene.offers("sol", ("system", saudor), ("stay",))
    scene.refuses("sol", "system", thibah, rule="SA-15.6.2", key="no_ships_went_there")
    scene.choose("sol", "system", saudor)
    assert scene.state.high_alert == saudor and scene.state.high_alert_of == 0


def test_warfare_ends_with_a_tactical_action_of_its_holder() -> None:
    scene = table()
    scene.activate("sol", "lodor")
    scene.play(AfterWarfare(seat=0))
    scene.refuses("sol", "tactical", scene.system("lodor"), rule="SA-3.14.2", key="own_token")
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.state.on_board[0] >> scene.system("quann") & 1


def test_technology_is_one_half_of_its_card_or_the_other() -> None:
    scene = table()
    scene.goods("sol", 20)
    scene.play(PrimaryTechnology(seat=0))
    scene.offers("sol", ("primary", "a"), ("primary", "b"))
    scene.refuses("sol", "primary", "c", rule="SA-15.7.1", key="no_such_half")
    scene.choose("sol", "primary", "a")
    scene.refuses("sol", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("sol", "gain", "hylar_v_laser")
    assert "hylar_v_laser" in scene.state.technologies[0] and scene.state.trade_goods[0] == 20


def test_technology_of_another_sells_one_whose_prerequisites_are_there() -> None:
    scene = table()
    scene.goods("letnev", 20)
    scene.play(SecondaryTechnology(seat=1))
    scene.refuses("letnev", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("letnev", "gain", "hylar_v_laser")
    assert "hylar_v_laser" in scene.state.technologies[1] and scene.state.strategy[1] == 1


def test_bureaucracy_gives_a_counter_and_shows_three_objectives() -> None:
    scene = table()
    drawn, known = scene.state.objective_deck[:3], scene.state.objectives[0]
    scene.play(PrimaryBureaucracy(seat=0))
    scene.choose("sol", "gain", "tactic")
    assert scene.state.tactic[0] == 4
    scene.offers("sol", *[("objective", each) for each in drawn])
    scene.refuses("sol", "objective", known, rule="SA-15.8.3", key="not_drawn")
    scene.choose("sol", "objective", drawn[1])
    assert drawn[1] in scene.state.objectives
