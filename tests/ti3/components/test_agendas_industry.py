"""Laws about building, settling and claiming: what may be voted for, a refusal, what comes of both sides."""

from __future__ import annotations

from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.deeds import TOOK, note
from throneworld.ti3.objectives.claiming import ClaimWithBureaucracy
from throneworld.ti3.tactical.production import BuildDock, Production


def test_necessary_bureaucracy_lets_a_player_claim_an_objective_again() -> None:
    scene = forum()
    scene.state.objectives = ("s1_5_planets", "s1_4_techs_same")
    scene.state.scored[0] = ("s1_5_planets", "s1_4_techs_same")
    scene.take("sol", "lodor", "quann", "thibah", "wellon", "saudor")
    scene.state.points[0] = 2
    scene.play(ClaimWithBureaucracy(seat=0))
    assert scene.done, "there is nothing to claim"
    offers_sides(scene, "necessary_bureaucracy")
    ballot(scene, "necessary_bureaucracy", sol=("for", 1))
    scene.play(ClaimWithBureaucracy(seat=0))
    scene.offers("sol", ("claim", "s1_5_planets"), ("done",))
    scene.refuses("sol", "claim", "s1_4_techs_same", rule="SA-3.26.3", key="claimed_already")
    scene.choose("sol", "claim", "s1_5_planets")
    assert scene.state.points == [3, 0, 0] and scene.state.scored[0] == ("s1_5_planets", "s1_4_techs_same")
    decide(scene, "shifting_values", "s1_5_planets")
    assert scene.state.points == [1, 0, 0], "it gave one point twice"


def test_necessary_bureaucracy_against_exhausts_mecatol_rex() -> None:
    scene = forum()
    scene.take("hacan", "mecatol_rex")
    decide(scene, "necessary_bureaucracy", "against")
    assert "mecatol_rex" in scene.state.exhausted


def settled() -> Scene:
    """Sol has landed at Lodor in this round, and could pay for a dock."""
    scene = forum()
    scene.take("sol", "lodor")
    scene.goods("sol", 10)
    note(scene.game, TOOK, 0, "lodor", -1, "landed", 1)
    return scene


def test_repeal_labor_laws_lets_a_dock_stand_on_a_new_planet() -> None:
    scene = settled()
    lodor = scene.system("lodor")
    scene.play(BuildDock(seat=0, system=lodor))
    scene.refuses("sol", "build_dock", "lodor", rule="table", key="not_asked")
    assert scene.done and scene.units("sol", "lodor") == {}
    scene = settled()
    offers_sides(scene, "repeal_labor_laws")
    ballot(scene, "repeal_labor_laws", sol=("for", 1))
    scene.play(BuildDock(seat=0, system=lodor))
    scene.choose("sol", "build_dock", "lodor")
    scene.choose("sol", "for_me")
    assert scene.units("sol", "lodor") == {"space_dock": 1}


def test_repeal_labor_laws_against_takes_a_dock_or_three_goods() -> None:
    scene = forum()
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", "lodor", space_dock=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.state.exhausted_docks = ("lodor",)
    scene.goods("sol", 3)
    scene.goods("letnev", 3)
    decide(scene, "repeal_labor_laws", "against")
    lodor, jord = ("lose_dock", "lodor"), ("lose_dock", "jord")
    assert set(scene.options("sol")) == {("ransom",), lodor, jord}
    scene.refuses("sol", "lose_dock", "arc_prime", rule="SA-9.2.3", key="no_dock_of_yours")
    scene.choose("sol", "lose_dock", "lodor")
    scene.choose("letnev", "ransom")
    assert scene.done and not scene.state.exhausted_docks and not scene.units("sol", "lodor")
    assert scene.units("letnev", "arc_prime") == {"space_dock": 1}
    assert scene.state.trade_goods == [3, 0, 0]


def test_repeal_labor_laws_against_leaves_no_choice_to_the_poor() -> None:
    scene = forum()
    scene.put("sol", "jord", space_dock=1)
    scene.goods("sol", 2)
    decide(scene, "repeal_labor_laws", "against")
    assert scene.done and not scene.units("sol", "jord")


def building(scene: Scene) -> Scene:
    scene.put("sol", "jord", space_dock=1)
    scene.state.exhausted = ()
    scene.state.active_system = scene.system("jord") if "jord" in scene.players else scene.system("home_sol")
    return scene


def test_traffic_tariffs_ask_for_an_influence_before_anything_is_produced() -> None:
    scene = building(forum())
    scene.goods("sol", 3)
    offers_sides(scene, "traffic_tariffs")
    ballot(scene, "traffic_tariffs", sol=("for", 1))
    home = scene.system("home_sol")
    scene.play(Production(seat=0, system=home))
    assert scene.prompt == "pay_toll"
    scene.choose("sol", "no")
    assert {option[1] for option in scene.options("sol") if option[0] == "produce"} == {"pds"}
    place = scene.place("home_sol")
    scene.refuses("sol", "produce", "cruiser", place, rule="SA-9.2.3", key="traffic_tariffs")
    scene.play(Production(seat=0, system=home))
    scene.choose("sol", "yes")
    scene.choose("sol", "trade_good")
    scene.choose("sol", "produce", "cruiser", place)
    scene.choose("sol", "done")
    assert scene.state.trade_goods[0] == 2


def test_traffic_tariffs_stop_whoever_cannot_pay_and_tactical_actions_only() -> None:
    scene = building(forum())
    scene.state.exhausted = tuple(scene.state.control)
    decide(scene, "traffic_tariffs", "for")
    home = scene.system("home_sol")
    scene.play(Production(seat=0, system=home))
    assert scene.prompt != "pay_toll"
    scene.state.marks, scene.state.active_system = (), -1
    scene.goods("sol", 3)
    scene.play(Production(seat=0, system=home))
    assert scene.prompt != "pay_toll", "not as a part of anything else"


def test_traffic_tariffs_against_takes_a_counter_of_two_areas() -> None:
    scene = forum()
    scene.counters("letnev", 0, 3, 0)
    scene.counters("hacan", 0, 3, 1)
    decide(scene, "traffic_tariffs", "against")
    scene.offers("sol", ("from", "tactic"), ("from", "strategy"))
    scene.refuses("sol", "from", "fleet", rule="SA-8.4.1", key="not_from_this_area")
    scene.choose("sol", "from", "tactic")
    assert scene.done and scene.state.tactic == [2, 0, 0] and scene.state.strategy == [2, 0, 0]
    assert scene.state.fleet == [3, 3, 3]


def test_planetary_conscription_places_a_ground_force_on_a_neutral_planet() -> None:
    scene = forum()
    scene.take("letnev", "quann")
    offers_sides(scene, "planetary_conscription")
    ballot(scene, "planetary_conscription", sol=("for", 1))
    scene.play(GainPlanet(seat=0, planet="lodor"))
    scene.offers("sol", ("play", "planetary_conscription"), ("pass",))
    scene.choose("sol", "play", "planetary_conscription")
    assert scene.units("sol", "lodor") == {"ground_force": 1}
    scene.play(GainPlanet(seat=0, planet="quann"))
    assert scene.done, "it was not neutral"
    scene.take("letnev", "wellon")
    scene.hold("sol", "rare_mineral")
    scene.play(GainPlanet(seat=0, planet="wellon"))
    scene.refuses("sol", "play", "planetary_conscription", rule="SA-9.2.3", key="was_not_neutral")


def test_planetary_conscription_against_forbids_landings_on_neutral_planets() -> None:
    scene = scene_at("quann")
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    decide(scene, "planetary_conscription", "against")
    land(scene, "quann")
    scene.refuses("sol", "land", "ground_force", "quann", rule="table", key="not_asked")
    scene.take("letnev", "quann")
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    assert scene.units("sol", "quann") == {"ground_force": 1}
