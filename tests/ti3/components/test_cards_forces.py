"""Action cards that are an action and place or destroy units."""

from __future__ import annotations

from tests.ti3.playing_cards import act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.deeds import DESTROYED, deeds_of
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    return Scene("norr", "letnev", "winnu")


def held(*missing: str) -> Scene:
    """N'orr hold Lodor and Quann besides their home; some kinds of units may be missing."""
    scene = table()
    scene.game.options = {**scene.game.options, **dict.fromkeys(missing, False)}
    scene.take("norr", "lodor", "quann")
    return scene


def test_advanced_reinforcements_place_a_mechanized_unit_on_a_planet() -> None:
    scene = held()
    act(scene, "norr", "advanced_reinforcements")
    assert set(scene.options("norr")) == {
        ("planet", each) for each in scene.state.control if each in mine(scene)
    }
    scene.refuses("norr", "planet", "arc_prime", rule="SA-8.7.1", key="mine")
    scene.choose("norr", "planet", "lodor")
    scene.offers("norr", ("kind", "mechanized_unit"), ("kind", "shock_troop"))
    scene.choose("norr", "kind", "mechanized_unit")
    assert scene.done and scene.units("norr", "lodor") == {"mechanized_unit": 1}


def mine(scene: Scene) -> list[str]:
    return [planet for planet, seat in scene.state.control.items() if seat == NORR]


def test_advanced_reinforcements_place_a_shock_troop_and_a_ground_force_instead() -> None:
    scene = held()
    act(scene, "norr", "advanced_reinforcements")
    scene.choose("norr", "planet", "lodor")
    scene.choose("norr", "kind", "shock_troop")
    assert scene.units("norr", "lodor") == {"ground_force": 1, "shock_troop": 1}


def test_advanced_reinforcements_are_ground_forces_where_kinds_are_missing() -> None:
    scene = held("mechanized_units", "shock_troops")
    act(scene, "norr", "advanced_reinforcements")
    scene.choose("norr", "planet", "lodor")
    scene.choose("norr", "kind", "mechanized_unit")
    assert scene.units("norr", "lodor") == {"ground_force": 2}


def test_advanced_reinforcements_are_cancelled_by_an_agent_beside_the_planet() -> None:
    scene = held()
    agent = agent_at(scene, "winnu", "quann")
    act(scene, "norr", "advanced_reinforcements")
    scene.choose("norr", "planet", "quann")
    scene.choose("norr", "kind", "mechanized_unit")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and scene.units("norr", "quann") == {}


def test_civil_defense_places_two_pds_or_what_the_planet_still_takes() -> None:
    scene = held()
    scene.put("norr", "quann", pds=1)
    act(scene, "norr", "civil_defense")
    scene.choose("norr", "planet", "quann")
    assert scene.done and scene.units("norr", "quann") == {"pds": 2}
    act(scene, "norr", "civil_defense")
    scene.refuses("norr", "planet", "quann", rule="SA-8.7.1", key="takes_pds")
    scene.choose("norr", "planet", "lodor")
    assert scene.units("norr", "lodor") == {"pds": 2}


def test_civil_defense_needs_a_piece() -> None:
    scene = held()
    scene.put("norr", "lodor", pds=9)
    assert cannot_act(scene, "norr", "civil_defense") == "SA-8.7.1 no_target"


def wormholes(scene: Scene) -> list[int]:
    systems = scene.game.view(0)["systems"]
    homes = set(HOME_TILE.values())
    return [int(each) for each, row in systems.items() if row["wormholes"] and int(each) not in homes]


def test_ghost_ship_comes_out_of_a_wormhole_without_enemy_ships() -> None:
    scene = table()
    first, second, *others = wormholes(scene)
    scene.put("letnev", first, fighter=1)
    act(scene, "norr", "ghost_ship")
    assert set(scene.options("norr")) == {("system", each) for each in (second, *others)}
    scene.refuses("norr", "system", first, rule="SA-8.7.1", key="without_enemy_ships")
    scene.choose("norr", "system", second)
    scene.offers("norr", ("kind", "destroyer"), ("kind", "cruiser"))
    scene.choose("norr", "kind", "cruiser")
    assert scene.done and scene.units("norr", second) == {"cruiser": 1}


def test_ghost_ship_needs_fleet_supply_and_a_piece() -> None:
    scene = table()
    nexus, lodor = scene.system("nexus"), scene.system("lodor")
    scene.counters("norr", 3, 15, 2)
    scene.put("norr", nexus, cruiser=11, destroyer=4)
    scene.put("norr", "space:saudor", destroyer=11)
    act(scene, "norr", "ghost_ship")
    scene.refuses("norr", "system", nexus, rule="SA-8.7.1", key="takes_small_ship")
    scene.choose("norr", "system", lodor)
    assert scene.done and scene.units("norr", "space:lodor") == {"cruiser": 1}, "no Destroyer is left"


def test_ghost_ship_is_cancelled_by_an_agent_in_the_system() -> None:
    scene = table()
    scene.take("winnu", "lodor")
    agent = scene.leader("winnu", "agent", "lodor")
    act(scene, "norr", "ghost_ship")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.choose("norr", "kind", "destroyer")
    interfere(scene, "winnu", agent)
    assert scene.units("norr", "space:lodor") == {}


def prey() -> Scene:
    scene = held()
    scene.put("letnev", "space:lodor", dreadnought=1, war_sun=1)
    scene.fleet("winnu", "lodor", "cruiser", ground_force=1)
    scene.put("letnev", "space:saudor", cruiser=1)
    return scene


def test_lucky_shot_destroys_a_ship_beside_a_planet_with_its_cargo() -> None:
    scene = prey()
    area = scene.place("space:lodor")
    act(scene, "norr", "lucky_shot")
    scene.offers(
        "norr",
        ("target_ship", LETNEV, "dreadnought", area, 0),
        ("target_ship", WINNU, "cruiser", area, 0),
    )
    elsewhere = ("target_ship", LETNEV, "cruiser", scene.place("space:saudor"), 0)
    scene.refuses("norr", *elsewhere, rule="SA-8.7.1", key="beside_my_planet")
    scene.refuses("norr", "target_ship", LETNEV, "war_sun", area, 0, rule="SA-8.7.1", key="other_kind")
    scene.choose("norr", "target_ship", WINNU, "cruiser", area, 0)
    assert scene.done and scene.units("winnu", "space:lodor") == {}
    deeds = [each.about[:3] for each in deeds_of(scene.state, DESTROYED, NORR)]
    assert ("cruiser", 1, WINNU) in deeds and ("ground_force", 1, WINNU) in deeds


def test_lucky_shot_is_cancelled_by_an_agent_with_the_ship() -> None:
    scene = prey()
    agent = scene.leader("winnu", "agent", "lodor", "cruiser")
    act(scene, "norr", "lucky_shot")
    scene.choose("norr", "target_ship", LETNEV, "dreadnought", scene.place("space:lodor"), 0)
    interfere(scene, "winnu", agent)
    assert scene.units("letnev", "space:lodor") == {"dreadnought": 1, "war_sun": 1}


def test_lucky_shot_needs_a_target() -> None:
    assert cannot_act(table(), "norr", "lucky_shot") == "SA-8.7.1 no_target"


def test_rise_of_a_messiah_places_a_ground_force_on_each_planet_but_those_an_agent_spoils() -> None:
    scene = held()
    agent = agent_at(scene, "winnu", "quann")
    act(scene, "norr", "rise_of_a_messiah")
    interfere(scene, "winnu", agent)
    assert scene.done and scene.units("norr", "quann") == {}
    assert all(scene.units("norr", each) == {"ground_force": 1} for each in mine(scene) if each != "quann")


def test_rise_of_a_messiah_cannot_be_played_without_a_planet() -> None:
    scene = table()
    scene.state.control = {"arc_prime": LETNEV}
    scene.put("norr", "space:lodor", cruiser=1)
    assert cannot_act(scene, "norr", "rise_of_a_messiah") == "SA-7.3.8 no_planet_for_it"


def test_secret_industrial_agent_destroys_a_dock_outside_home_systems() -> None:
    scene = held()
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", space_dock=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.put("norr", "quann", space_dock=1)
    scene.state.exhausted_docks = ("saudor",)
    act(scene, "norr", "secret_industrial_agent")
    scene.offers(
        "norr",
        ("target_dock", NORR, "quann"),
        ("target_dock", LETNEV, "saudor"),
        ("target_dock", LETNEV, "arc_prime"),  # if Letnev allow it (SA-6.2.3)
    )
    scene.refuses("norr", "target_dock", LETNEV, "lodor", rule="SA-8.7.1", key="no_unit_there")
    scene.choose("norr", "target_dock", LETNEV, "saudor")
    assert scene.done and scene.units("letnev", "saudor") == {} and not scene.state.exhausted_docks


def test_secret_industrial_agent_is_cancelled_by_an_agent_beside_the_dock() -> None:
    scene = held()
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", space_dock=1)
    scene.put("norr", "quann", space_dock=1)
    agent = agent_at(scene, "winnu", "saudor")
    act(scene, "norr", "secret_industrial_agent")
    scene.choose("norr", "target_dock", LETNEV, "saudor")
    interfere(scene, "winnu", agent)
    assert scene.units("letnev", "saudor") == {"space_dock": 1}


def lone_prey(goods: int = 10) -> Scene:
    """A Carrier of Letnev with troops is alone at Saudor."""
    scene = table()
    scene.fleet("letnev", "saudor", "carrier", ground_force=2)
    scene.goods("norr", goods)
    return scene


def test_defection_replaces_a_lone_enemy_ship_by_one_of_the_same_type() -> None:
    scene = lone_prey()
    scene.state.exhausted = tuple(scene.state.control)
    act(scene, "norr", "defection")
    assert scene.told("target_named") == [(0, "system", scene.system("saudor"))]
    assert scene.state.trade_goods[NORR] == 7, "a Carrier costs 3"
    assert scene.units("norr", "space:saudor") == {"carrier": 1}
    assert scene.units("letnev", "space:saudor") == {} and scene.state.aboard[LETNEV] == {}
    assert [each.about[:2] for each in deeds_of(scene.state, DESTROYED)] == [("ground_force", 2)]


def test_defection_is_paid_with_the_better_value_of_each_planet() -> None:
    scene = lone_prey(0)
    scene.state.control = {"saudor": NORR, "thibah": NORR, "bereg": NORR}
    act(scene, "norr", "defection")
    assert scene.prompt == "pay" and scene.ask("norr").about["currency"] == "either"
    scene.choose("norr", "exhaust", "thibah")
    scene.choose("norr", "for_me") if scene.prompt == "pay" else None
    assert scene.has("norr", "space:saudor", "carrier") == 1


def test_defection_is_cancelled_by_an_agent_there_and_costs_nothing_then() -> None:
    scene = lone_prey()
    scene.leader("winnu", "agent", "saudor")
    scene.take("winnu", "saudor")
    act(scene, "norr", "defection")
    scene.choose("winnu", "play", "agent.3")
    assert scene.state.trade_goods[NORR] == 10 and scene.has("letnev", "space:saudor", "carrier") == 1


def test_defection_needs_a_single_ship_that_is_no_flagship_and_can_be_paid() -> None:
    for change in ("two", "flagship", "poor", "no_piece"):
        scene = lone_prey(0 if change == "poor" else 10)
        if change == "two":
            scene.put("letnev", "space:saudor", fighter=1)
        if change == "flagship":
            scene.state.units[LETNEV].clear()
            scene.state.aboard[LETNEV].clear()
            scene.put("letnev", "space:saudor", flagship=1)
        if change == "poor":
            scene.state.control.clear()
        if change == "no_piece":
            scene.put("norr", "space:lodor", carrier=6)
        assert cannot_act(scene, "norr", "defection") == "SA-8.7.1 no_target"
