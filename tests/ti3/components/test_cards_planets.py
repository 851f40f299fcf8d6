"""Action cards that are an action and are aimed at planets."""

from __future__ import annotations

from tests.ti3.playing_cards import act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.deeds import DESTROYED, TOOK, deeds_of
from throneworld.ti3.tables import TILE_OF
from throneworld.ti3.tactical.landings import Landings

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    """N'orr hold Lodor and Quann, Letnev Saudor."""
    scene = Scene("norr", "letnev", "winnu")
    scene.take("norr", "lodor", "quann")
    scene.take("letnev", "saudor")
    return scene


# Local Unrest


def test_local_unrest_exhausts_a_planet_and_its_owner_loses_a_unit_of_his_choice() -> None:
    scene = table()
    scene.put("letnev", "saudor", ground_force=1, mechanized_unit=1, pds=1)
    act(scene, "norr", "local_unrest")
    homes = [each for each in scene.state.control if scene.state.control[each] != NORR and each != "saudor"]
    assert set(scene.options("norr")) == {
        ("planet", each) for each in ("lodor", "quann", "saudor", *homes, *mine(scene))
    }, "homes of others with their leave"
    scene.refuses("norr", "planet", "mecatol_rex", rule="SA-8.7.1", key="controlled")
    scene.choose("norr", "planet", "saudor")
    assert scene.state.exhausted == ("saudor",)
    scene.offers("letnev", ("destroy", "ground_force", 0), ("destroy", "mechanized_unit", 0))
    scene.choose("letnev", "destroy", "mechanized_unit", 0)
    assert scene.done and scene.units("letnev", "saudor") == {"ground_force": 1, "pds": 1}
    assert scene.state.control["saudor"] == LETNEV
    assert [each.about[:3] for each in deeds_of(scene.state, DESTROYED, NORR)] == [
        ("mechanized_unit", 1, LETNEV)
    ]


def mine(scene: Scene) -> list[str]:
    return [planet for planet, seat in scene.state.control.items() if seat == NORR]


def test_local_unrest_turns_a_planet_neutral_on_which_no_ground_unit_is_left() -> None:
    scene = table()
    scene.put("letnev", "saudor", shock_troop=1, pds=1, space_dock=1)
    act(scene, "norr", "local_unrest")
    scene.choose("norr", "planet", "saudor")
    assert scene.done and "saudor" not in scene.state.control and scene.units("letnev", "saudor") == {}
    assert scene.state.exhausted == ()


def test_local_unrest_may_hit_a_planet_that_is_exhausted_or_bare() -> None:
    scene = table()
    scene.state.exhausted = ("saudor",)
    act(scene, "norr", "local_unrest")
    scene.choose("norr", "planet", "saudor")
    assert scene.done and "saudor" not in scene.state.control


def test_local_unrest_takes_no_trade_station_from_ships() -> None:
    for ships, kept in ((1, True), (0, False)):
        scene = table()
        scene.state.control["sumerian"] = LETNEV
        scene.put("letnev", TILE_OF["sumerian"], cruiser=ships)
        act(scene, "norr", "local_unrest")
        scene.choose("norr", "planet", "sumerian")
        assert ("sumerian" in scene.state.control) is kept
        assert ("sumerian" in scene.state.exhausted) is kept


def test_local_unrest_at_a_home_needs_leave() -> None:
    scene = table()
    act(scene, "norr", "local_unrest")
    scene.choose("norr", "planet", "arc_prime")
    scene.offers("letnev", ("accept",), ("refuse",))
    scene.choose("letnev", "refuse")
    scene.refuses("norr", "planet", "wren_terra", rule="SA-6.2.3", key="home_refused")


def test_local_unrest_is_cancelled_by_an_agent_beside_the_planet() -> None:
    scene = table()
    agent = agent_at(scene, "winnu", "saudor")
    act(scene, "norr", "local_unrest")
    scene.choose("norr", "planet", "saudor")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and scene.state.control["saudor"] == LETNEV


# Military Advisors


def test_military_advisors_give_an_empty_planet_to_two_hostile_locals() -> None:
    scene = table()
    scene.put("norr", "lodor", pds=1)
    scene.leader("norr", "general", "quann")
    act(scene, "norr", "military_advisors")
    for planet in ("lodor", "quann"):
        scene.refuses("norr", "planet", planet, rule="SA-8.7.1", key="empty")
    scene.refuses("norr", "planet", "sumerian", rule="SA-8.7.1", key="solid")
    assert ("planet", "mecatol_rex") in scene.options("norr"), "nobody's planets, too"
    scene.choose("norr", "planet", "saudor")
    assert scene.done and "saudor" not in scene.state.control
    assert scene.state.counters == {"saudor": ("hostile_locals:2",)}


def test_military_advisors_do_not_find_units_of_nobody() -> None:
    scene = table()
    scene.state.counters = {"mecatol_rex": ("hostile_locals:2",)}
    act(scene, "norr", "military_advisors")
    scene.refuses("norr", "planet", "mecatol_rex", rule="SA-8.7.1", key="empty")


def test_military_advisors_leave_locals_who_fight_whoever_lands() -> None:
    scene = table()
    act(scene, "norr", "military_advisors")
    scene.choose("norr", "planet", "saudor")
    scene.fleet("winnu", "saudor", "carrier", ground_force=1)
    scene.play(Landings(seat=WINNU, system=scene.system("saudor")))
    option = next(each for each in scene.options("winnu") if each != ("done",))
    scene.choose("winnu", *option)
    assert scene.units("neutral", "saudor") == {"ground_force": 2}


# Plague


def plagued(**units: int) -> Scene:
    scene = table()
    scene.put("letnev", "saudor", **units)
    act(scene, "norr", "plague")
    scene.refuses("norr", "planet", "lodor", rule="SA-8.7.1", key="of_another")
    return scene


def test_plague_kills_ground_forces_and_shock_troops_on_a_6_but_no_mechanized_units() -> None:
    scene = plagued(ground_force=3, shock_troop=2, mechanized_unit=1)
    scene.rolls(6, 5, 10, 1, 6)
    scene.choose("norr", "planet", "saudor")
    assert scene.rolled == [(NORR, "plague", 6, 5, 10), (NORR, "plague", 1, 6)]
    assert scene.done
    assert scene.units("letnev", "saudor") == {"ground_force": 1, "shock_troop": 1, "mechanized_unit": 1}


def test_plague_lets_the_owner_thin_out_a_crowd_to_ten_first() -> None:
    scene = plagued(ground_force=10, mechanized_unit=2)
    scene.rolls(*[1] * 8)
    scene.choose("norr", "planet", "saudor")
    scene.offers("letnev", ("destroy", "ground_force", 0), ("destroy", "mechanized_unit", 0))
    scene.choose("letnev", "destroy", "ground_force", 0)
    scene.choose("letnev", "destroy", "ground_force", 0)
    assert scene.done and scene.rolled == [(NORR, "plague", *[1] * 8)]
    assert scene.units("letnev", "saudor") == {"ground_force": 8, "mechanized_unit": 2}


def test_plague_leaves_the_planet_to_its_owner() -> None:
    scene = plagued(ground_force=1)
    scene.rolls(10)
    scene.choose("norr", "planet", "saudor")
    assert scene.units("letnev", "saudor") == {} and scene.state.control["saudor"] == LETNEV


# Stellar Criminals


def robbed() -> Scene:
    """Letnev have five planets that are refreshed and one that is not, Winnu three."""
    scene = table()
    scene.state.control = {planet: seat for planet, seat in scene.state.control.items() if seat == NORR}
    scene.take("letnev", "saudor", "arnor", "mehar_xull", "lor", "bereg")
    scene.take("letnev", "tequran", exhausted=True)
    scene.take("winnu", "winnu", "gral", "coorneeq")
    return scene


def test_stellar_criminals_let_two_opponents_exhaust_half_of_their_planets() -> None:
    scene = robbed()
    act(scene, "norr", "stellar_criminals")
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", LETNEV)
    assert scene.asked == ["letnev"], "the second is the only one left"
    scene.refuses("letnev", "exhaust", "tequran", rule="SA-8.3.1", key="planet_exhausted")
    scene.choose("letnev", "exhaust", "arnor")
    scene.choose("letnev", "exhaust", "lor")
    scene.choose("winnu", "exhaust", "gral")
    assert scene.done and scene.state.exhausted == ("tequran", "arnor", "lor", "gral")


def test_stellar_criminals_neither_count_nor_take_planets_beside_an_agent() -> None:
    scene = robbed()
    agent = agent_at(scene, "winnu", "mehar_xull")
    act(scene, "norr", "stellar_criminals")
    scene.choose("norr", "player", LETNEV)
    interfere(scene, "winnu", agent)
    scene.refuses("letnev", "exhaust", "mehar_xull", rule="SA-8.3.1", key="planet_spared")
    scene.choose("letnev", "exhaust", "saudor")
    scene.choose("letnev", "exhaust", "arnor")
    scene.choose("winnu", "exhaust", "winnu")
    assert scene.done and scene.state.exhausted == ("tequran", "saudor", "arnor", "winnu")


# Voluntary Annexation


def test_voluntary_annexation_takes_a_neutral_planet_nearby_with_three_ground_forces() -> None:
    scene = table()
    scene.state.control = {"lodor": NORR, "saudor": LETNEV}
    scene.put("norr", "space:saudor", fighter=1)
    scene.state.counters = {"gral": ("hostile_locals:2",)}
    act(scene, "norr", "voluntary_annexation")
    beside_lodor = ("mallice", "arcturus", "centauri", "gral")
    beside_saudor = ("winnu", "new_albion", "starpoint", "tequran", "torkan", "vefut_ii")
    assert {each[1] for each in scene.options("norr")} == {*beside_lodor, *beside_saudor}
    scene.refuses("norr", "planet", "saudor", rule="SA-8.7.1", key="of_nobody")
    scene.refuses("norr", "planet", "mecatol_rex", rule="SA-8.7.1", key="may_join")
    scene.refuses("norr", "planet", "sumerian", rule="SA-8.7.1", key="takes_troops")
    scene.refuses("norr", "planet", "quann", rule="SA-8.7.1", key="beside_mine")
    scene.choose("norr", "planet", "gral")
    assert scene.done and scene.units("norr", "gral") == {"ground_force": 3} and not scene.state.counters
    assert scene.state.control["gral"] == NORR and "gral" in scene.state.exhausted
    assert [each.about[:3] for each in deeds_of(scene.state, TOOK, NORR)] == [("gral", -1, "placed")]


def test_voluntary_annexation_is_cancelled_by_an_agent_beside_the_planet() -> None:
    scene = table()
    agent = agent_at(scene, "winnu", TILE_OF["gral"])
    act(scene, "norr", "voluntary_annexation")
    scene.choose("norr", "planet", "gral")
    interfere(scene, "winnu", agent)
    assert "gral" not in scene.state.control


def test_voluntary_annexation_needs_a_neutral_planet_nearby() -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.state.control = {"saudor": LETNEV}
    assert cannot_act(scene, "norr", "voluntary_annexation") == "SA-8.7.1 no_target"
