"""Laws about docks, planets and research: what may be elected or voted for, and what follows."""

from __future__ import annotations

from tests.rules.ti3.producing import build, factory, order, pay_with_goods
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, enact, forum, offers_planets, offers_sides
from tests.ti3.voyages import LODOR, moving
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.modifiers import banned_by, turned
from throneworld.imperium.planets import influence
from throneworld.imperium.quantities import ENTRY, SHUT
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.laws.learning import KEPT_OUT
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.technology import specialties, technology_price
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.technology import PrimaryTechnology, SecondaryTechnology
from throneworld.ti3.tables import PLANET
from throneworld.ti3.tactical.bombardment import shields_on
from throneworld.ti3.tactical.cannons import guns_at
from throneworld.ti3.tactical.production import building_planets


def test_labor_force_politics_make_each_build_at_a_dock_dearer() -> None:
    scene = forum()
    offers_sides(scene, "labor_force_politics")
    ballot(scene, "labor_force_politics", sol=("for", 1))
    assert scene.state.laws == {"labor_force_politics": ""}
    scene = factory("lodor", goods=6)
    scene.law("labor_force_politics")
    build(scene)
    order(scene, "cruiser")
    scene.choose("sol", "done")
    assert pay_with_goods(scene) == 3 and scene.has("sol", LODOR, "cruiser") == 1
    build(scene)
    scene.choose("sol", "done")
    assert scene.done and scene.state.trade_goods[0] == 3, "nothing is built, and nothing paid"


def test_labor_force_politics_leave_what_cannot_be_paid_unbuilt() -> None:
    scene = factory("lodor", goods=2)
    scene.state.exhausted = ("jord", "lodor")
    scene.law("labor_force_politics")
    build(scene)
    scene.refuses("sol", "produce", "cruiser", scene.place(LODOR), rule="SA-8.3.4", key="too_expensive")
    order(scene, "destroyer")


def test_labor_force_politics_against_leave_each_one_working_dock() -> None:
    scene = forum()
    scene.take("letnev", "lodor", "quann")
    for planet in ("lodor", "quann", "arc_prime"):
        scene.put("letnev", planet, space_dock=1)
    scene.put("sol", "jord", space_dock=1)
    scene.state.exhausted_docks = ("quann",)
    decide(scene, "labor_force_politics", "against")
    assert set(scene.options("letnev")) == {("dock", "arc_prime"), ("dock", "lodor")}
    scene.refuses("letnev", "dock", "quann", rule="SA-13.7.1", key="no_dock_to_exhaust")
    scene.choose("letnev", "dock", "lodor")
    assert scene.done and list(scene.state.exhausted_docks) == ["quann", "lodor"]


def test_industrial_hub_fortifications_let_docks_fire_and_shield_like_pds() -> None:
    scene = forum()
    offers_sides(scene, "industrial_hub_fortifications")
    ballot(scene, "industrial_hub_fortifications", sol=("for", 1))
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", space_dock=1, pds=2)
    scene.put("sol", "space:lodor", cruiser=1)
    system = scene.system("lodor")
    assert len(guns_at(scene.state, 1, 0, system)) == 3
    assert shields_on(scene.state, 1, "lodor") == 3, "they are beyond the two"
    scene.state.laws = {}
    assert len(guns_at(scene.state, 1, 0, system)) == 2 == shields_on(scene.state, 1, "lodor")


def test_industrial_hub_fortifications_let_docks_shoot_at_invaders() -> None:
    scene = scene_at("quann")
    scene.law("industrial_hub_fortifications")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", space_dock=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.rolls(10)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    scene.offers("letnev", ("fire", 1), ("hold_fire",))
    scene.refuses("letnev", "fire", 2, rule="SA-5.3.1", key="so_many_pds")
    scene.choose("letnev", "fire", 1)
    assert scene.done and scene.state.control["quann"] == 1


def test_industrial_hub_fortifications_against_refresh_all_docks() -> None:
    scene = forum()
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", space_dock=1)
    scene.state.exhausted_docks = ("lodor",)
    decide(scene, "industrial_hub_fortifications", "against")
    assert not scene.state.exhausted_docks and scene.state.laws == {}


def test_holy_planet_of_ixth_votes_even_exhausted_but_neither_builds_nor_yields() -> None:
    scene = forum()
    offers_planets(scene, "holy_planet_of_ixth")
    scene.take("sol", "lodor", exhausted=True)
    before = votes_of(scene.state, 0)
    ballot(scene, "holy_planet_of_ixth", sol=("lodor", 1))
    assert scene.state.laws == {"holy_planet_of_ixth": "lodor"} and before == 1
    assert votes_of(scene.state, 0) == max(1, influence(scene.state, "lodor"))
    scene = factory("lodor", goods=9)
    scene.technologies("sol", "micro_technology")
    assert docks(scene.state, 0, LODOR)
    scene.law("holy_planet_of_ixth", "lodor")
    assert not docks(scene.state, 0, LODOR) and not building_planets(scene.state, 0, LODOR)
    build(scene)
    assert scene.done
    scene.law("holy_planet_of_ixth", "quann")
    assert docks(scene.state, 0, LODOR), "no other planet"


def test_holy_planet_of_ixth_keeps_its_refresh_ability_unused() -> None:
    planet = next(each for each in PLANET if PLANET[each].refresh and not PLANET[each].trade_station)
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", planet)
    scene.law("holy_planet_of_ixth", planet)
    scene.play(StatusPhase(stage="refresh"))
    scene.refuses("sol", "use", planet, rule="SA-7.5.2", key="yields_nothing")
    scene.choose("sol", "done")
    assert planet not in scene.state.exhausted and scene.state.trade_goods[0] == 0


def test_fund_mega_university_votes_has_every_specialty_and_buys_one_more() -> None:
    scene = forum()
    offers_planets(scene, "fund_mega_university")
    scene.take("sol", "saudor", exhausted=True)
    ballot(scene, "fund_mega_university", sol=("saudor", 1))
    assert votes_of(scene.state, 0) == max(1, influence(scene.state, "saudor"))
    colours = ("red", "green", "blue", "yellow")
    before = [specialties(scene.state, 0, each) for each in colours]
    scene.state.exhausted = ()
    assert [specialties(scene.state, 0, each) for each in colours] == [each + 1 for each in before]
    scene.goods("sol", 30)
    scene.state.strategy_cards[0] = ("technology",)
    scene.play(PrimaryTechnology(seat=0, stage="choose"))
    scene.choose("sol", "primary", "a")
    scene.choose("sol", "gain", "antimass_deflectors")
    scene.choose("sol", "gain", "hylar_v_laser")
    while not scene.done:
        scene.choose("sol", "for_me" if scene.prompt == "pay" else "pass")
    assert scene.state.technologies[0] == ("antimass_deflectors", "hylar_v_laser")
    scene.play(SecondaryTechnology(seat=0, stage="buy"))
    assert scene.ask("sol").about["left"] == 2
    scene.refuses("sol", "gain", "hylar_v_laser", rule="SA-10.1.1", key="technology_owned")
    scene.take("letnev", "saudor")
    scene.play(SecondaryTechnology(seat=0, stage="buy"))
    assert scene.ask("sol").about["left"] == 1


def test_documenting_research_makes_what_the_active_player_has_just_acquired_free() -> None:
    scene = forum()
    offers_sides(scene, "documenting_research")
    ballot(scene, "documenting_research", sol=("for", 1))
    scene.state.strategy_cards[0] = ("technology",)
    scene.goods("letnev", 5)
    scene.play(StrategicAction(seat=0, card="technology", stage="primary"))
    scene.choose("sol", "primary", "a")
    scene.choose("sol", "gain", "antimass_deflectors")
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")
    assert technology_price(scene.state, 1, "antimass_deflectors") == 0
    assert technology_price(scene.state, 1, "hylar_v_laser") == 5
    scene.choose("letnev", "secondary", "technology")
    scene.choose("letnev", "gain", "antimass_deflectors")
    assert scene.state.technologies[1] == ("antimass_deflectors",) and scene.state.trade_goods[1] == 5
    while not scene.done:
        scene.choose(scene.asked[0], "pass")
    assert technology_price(scene.state, 2, "antimass_deflectors") == 5, "only in that action"


def test_documenting_research_against_exhausts_planets_with_specialties() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("letnev", "lodor", "wellon", "tarmann")
    decide(scene, "documenting_research", "against")
    wanted = {each for each in scene.state.control if PLANET[each].specialties}
    assert set(scene.state.exhausted) == wanted and wanted


BOARD = {(0, 0): "saudor", (1, 0): "nebula", (2, 0): "thibah", (0, 1): "ion_storm", (-1, 0): "home_sol"}


def test_investigate_spatial_anomalies_clear_the_way_and_make_technologies_cheaper() -> None:
    enact(forum(), "investigate_spatial_anomalies")
    scene = Scene("sol", "letnev", "hacan", board=BOARD)
    scene.put("sol", "space:saudor", cruiser=1)
    moving(scene, "sol", scene.system("thibah"))
    assert scene.done, "a Nebula is not passed"
    scene.state.on_board[0] = 0
    scene.law("investigate_spatial_anomalies")
    moving(scene, "sol", scene.system("thibah"))
    scene.offers("sol", ("ship", "cruiser", scene.system("saudor"), 0), ("done",))
    assert technology_price(scene.state, 0, "hylar_v_laser") == 5
    for special in ("nebula", "ion_storm"):
        scene.put("sol", f"space:{special}", cruiser=1)
    assert technology_price(scene.state, 0, "hylar_v_laser") == 4


def test_investigate_spatial_anomalies_against_close_all_special_systems() -> None:
    scene = forum()
    decide(scene, "investigate_spatial_anomalies", "against")
    assert scene.state.laws == {} and scene.state.agenda_discards == ("investigate_spatial_anomalies",)
    marks = scene.state.marks
    scene = Scene("sol", "letnev", "hacan", board=BOARD)
    scene.put("sol", "space:saudor", cruiser=1)
    scene.state.marks = marks
    moving(scene, "sol", scene.system("nebula"))
    assert scene.done
    scene.state.marks, scene.state.on_board[0] = (), 0
    moving(scene, "sol", scene.system("nebula"))
    assert not scene.done


def test_holy_planet_of_ixth_votes_with_all_its_influence_even_exhausted() -> None:
    scene = forum()
    scene.state.exhausted = ("jord",)
    scene.take("sol", "wellon", exhausted=True)
    assert influence(scene.state, "wellon") == 2 and votes_of(scene.state, 0) == 1
    scene.law("holy_planet_of_ixth", "wellon")
    assert votes_of(scene.state, 0) == 2
    scene.law("holy_planet_of_ixth", "lodor")
    assert votes_of(scene.state, 0) == 1, "another planet is holy"


def test_investigate_spatial_anomalies_against_let_nothing_in_nor_through() -> None:
    scene = Scene("sol", "letnev", "hacan", board=BOARD)
    nebula, saudor = scene.system("nebula"), scene.system("saudor")
    assert not entry_banned(scene, nebula) and not turned(scene.state, SHUT, 0, 0)
    mark(scene.game, KEPT_OUT, seat=0, until=ROUND)
    assert entry_banned(scene, nebula) and not entry_banned(scene, saudor)
    assert turned(scene.state, SHUT, 0, 0) >> nebula & 1 and not turned(scene.state, SHUT, 0, 0) >> saudor & 1
    assert not turned(scene.state, SHUT, 0, 1), "nobody else was marked"


def entry_banned(scene: Scene, system: int) -> bool:
    return banned_by(scene.state, ENTRY, 0, system) == "investigate_spatial_anomalies"
