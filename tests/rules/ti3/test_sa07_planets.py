"""Chapter 7: Trade Stations, Refresh abilities, Facilities; chapter 6: homes and Artifacts."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.senate import forum, put_to_vote
from tests.ti3.setting_up import SettingUp
from tests.ti3.voyages import LODOR, galaxy
from throneworld.imperium.paying import RESOURCES, Pay
from throneworld.imperium.planets import values
from throneworld.ti3.control import turn_neutral
from throneworld.ti3.objectives.claiming import claim_specials
from throneworld.ti3.phases.refresh import RefreshPlanets
from throneworld.ti3.setup.building import BuildGalaxy
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.diplomacy import PrimaryDiplomacy
from throneworld.ti3.tables import (
    ARTIFACTS,
    FACILITIES,
    GATE,
    HOME,
    MECATOL_TILE,
    PLANET,
    TILE,
    TRADE_STATIONS,
)

DONE = ("done",)
STATION = "sumerian_arcturus"


def realm(*planets: str, exhausted: bool = True, **options: bool) -> Scene:
    """Sol has these planets beside another one, which keeps the question of step 5 open."""
    scene = Scene("sol", "letnev", "hacan", **options)  # type: ignore[arg-type]
    scene.take("sol", *planets, exhausted=exhausted)
    scene.take("sol", "quann")
    return scene


def refresh(scene: Scene, *planets: str) -> None:
    """These planets use their abilities; then all others are refreshed."""
    scene.play(RefreshPlanets(seat=0))
    for planet in planets:
        scene.choose("sol", "use", planet)
    if not scene.done and scene.prompt == "refresh_planets":
        scene.choose("sol", "done")


# 7.5 Refresh abilities


def test_sa_7_5_1_and_ruling_80_a_planet_is_refreshed_or_yields() -> None:
    scene = realm("primor", "lodor")
    scene.play(RefreshPlanets(seat=0))
    assert ("use", "primor") in scene.options("sol") and ("use", "lodor") not in scene.options("sol")
    scene.refuses("sol", "use", "lodor", rule="SA-7.5.2", key="no_refresh_ability")
    scene.choose("sol", "use", "primor")
    scene.choose("sol", "done")
    assert scene.state.exhausted == ("primor",)
    other = realm("primor", exhausted=False)
    refresh(other, "primor")
    assert other.state.exhausted == () and other.has("sol", "primor", "ground_force") == 2


def test_sa_7_5_2_what_the_five_planets_yield() -> None:
    yields = {
        "hopes_end": ("shock_troops", 2),
        "primor": ("ground_forces", 2),
        "mirage": ("fighters", 2),
        "sumerian": ("trade_goods", 2),
        "tsion": ("trade_goods", 2),
    }
    assert {planet: PLANET[planet].refresh for planet in yields} == {
        planet: (each,) for planet, each in yields.items()
    }


def test_sa_13_14_6_and_7_5_3_refresh_shock_troops_stand_on_hopes_end() -> None:
    scene = realm("hopes_end")
    refresh(scene, "hopes_end")
    assert scene.units("sol", "hopes_end") == {"shock_troop": 2}
    scene = realm("hopes_end", shock_troops=False)
    refresh(scene, "hopes_end")
    assert scene.units("sol", "hopes_end") == {"ground_force": 2}, "ruling 105"


def test_sa_7_5_5_refresh_shock_troops_of_muaat_must_stand_on_hopes_end() -> None:
    scene = Scene("muaat", "letnev", "hacan")
    scene.take("muaat", "hopes_end", "quann", exhausted=True)
    scene.play(RefreshPlanets(seat=0))
    scene.choose("muaat", "use", "hopes_end")
    scene.choose("muaat", "done")
    assert scene.units("muaat", "hopes_end") == {"shock_troop": 2} and scene.units("muaat", "quann") == {}
    assert scene.state.exhausted == ("hopes_end",)


def test_sa_7_5_3_refresh_ground_forces_stand_on_their_planet() -> None:
    scene = realm("primor")
    refresh(scene, "primor")
    assert scene.units("sol", "primor") == {"ground_force": 2}
    scene.play(RefreshPlanets(seat=0))
    scene.refuses("sol", "use", "quann", rule="SA-7.5.2", key="no_refresh_ability")


def test_sa_7_5_4_refresh_fighters_need_support_in_their_system() -> None:
    for ship, left in ((None, 0), ("carrier", 2), ("cruiser", 0), ("war_sun", 2)):
        scene = Scene("sol", "letnev", "hacan", board={(0, 0): "mirage", (1, 0): "quann"})
        scene.take("sol", "mirage", "quann", exhausted=True)
        if ship:
            scene.put("sol", "space:mirage", **{ship: 1})
        refresh(scene, "mirage")
        scene.play(Settle())
        assert scene.has("sol", "space:mirage", "fighter") == left, ship


def test_sa_7_5_4_refresh_fighters_stay_with_advanced_fighters() -> None:
    scene = Scene("sol", "letnev", "hacan", board={(0, 0): "mirage", (1, 0): "quann"})
    scene.take("sol", "mirage", "quann", exhausted=True)
    scene.technologies("sol", "advanced_fighters")
    refresh(scene, "mirage")
    scene.play(Settle())
    assert scene.has("sol", "space:mirage", "fighter") == 2


def test_sa_7_3_3_refresh_trade_goods_of_a_station() -> None:
    for station in ("sumerian", "tsion"):
        scene = realm(station)
        refresh(scene, station)
        assert scene.state.trade_goods[0] == 2 and scene.state.exhausted == (station,)
        scene.play(RefreshPlanets(seat=0))
        scene.refuses("sol", "use", "arretze", rule="SA-7.2.2", key="not_your_planet")


def test_refresh_pds_stops_at_two_on_the_planet() -> None:
    scene = realm("mekara")
    refresh(scene, "mekara")
    refresh(scene, "mekara")
    refresh(scene, "mekara")
    assert scene.units("sol", "mekara") == {"pds": 2}
    scene.play(RefreshPlanets(seat=0))
    scene.refuses("sol", "use", "quann", rule="SA-7.5.2", key="no_refresh_ability")


def test_refresh_natural_wealth_lies_on_the_planet_not_in_the_purse() -> None:
    scene = realm("sehras", "arkath")
    refresh(scene, "sehras", "arkath")
    assert scene.state.goods_on == {"sehras": 4, "arkath": 2} and scene.state.trade_goods[0] == 0
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "use", "sehras")
    scene.refuses("sol", "use", "sehras", rule="SA-3.32.2", key="planet_has_acted")


@pytest.mark.parametrize("kind", ["refresh_action_cards", "refresh_political_cards"])
def test_one_card_of_each_kind_is_drawn(kind: str) -> None:
    scene = realm("sanctuary")
    refresh(scene, "sanctuary")
    hand = scene.state.hands[0] if kind == "refresh_action_cards" else scene.state.politics[0]
    assert len(hand) == 1
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "use", "sanctuary")
    scene.refuses("sol", "use", "sanctuary", rule="SA-3.32.2", key="planet_has_acted")


def test_refresh_space_mines_are_laid_free_on_the_borders_of_the_system() -> None:
    scene = Scene("sol", "letnev", "hacan", board={(0, 0): "valhaut", (1, 0): "quann", (0, 1): "lodor"})
    scene.take("sol", "valhaut", "quann", exhausted=True)
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "use", "valhaut")
    assert scene.prompt == "lay_mines" and scene.ask("sol").about["price"] == 0
    first, second = (option for option in scene.options("sol") if option[0] == "lay_mine")
    scene.choose("sol", *first)
    scene.refuses("sol", *first, rule="SA-13.19.2", key="own_mine_there")
    scene.choose("sol", *second)
    assert len(scene.state.mines) == 2 and scene.prompt == "refresh_planets"


# 7.3 Trade Stations


def test_sa_7_3_1_tsion_and_sumerian_are_trade_stations() -> None:
    assert {"tsion", "sumerian"} <= set(TRADE_STATIONS)
    assert all(PLANET[each].trade_station and PLANET[each].refresh for each in TRADE_STATIONS)


def diplomats() -> Scene:
    scene = galaxy(with_={(0, -1): STATION, (1, -1): LODOR})
    scene.state.strategy_cards = [("diplomacy",), ("trade",), ("warfare",)]
    scene.take("hacan", "sumerian")
    return scene


def annex(scene: Scene, planet: str) -> None:
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "b")
    scene.choose("sol", "annex", planet)
    scene.play(Settle())


def test_sa_7_3_5_diplomacy_takes_the_marker_of_another_off_a_station() -> None:
    scene = diplomats()
    annex(scene, "sumerian")
    assert scene.state.control["sumerian"] == 0 and "sumerian" in scene.state.exhausted


def test_sa_7_3_10_where_another_alone_has_ships_he_regains_it_at_once() -> None:
    scene = diplomats()
    scene.put("hacan", STATION, destroyer=1)
    annex(scene, "sumerian")
    assert scene.state.control["sumerian"] == 2


# 7.6 Facilities


def test_sa_1_5_9_and_7_6_1_colony_adds_an_influence_outside_the_own_home() -> None:
    scene = realm("lodor")
    scene.play(RefreshPlanets(seat=0))
    scene.refuses("sol", "facility", "jord", "colony", rule="SA-7.6.1", key="home_planet")
    before = values(scene.state, "lodor")
    scene.choose("sol", "facility", "lodor", "colony")
    assert values(scene.state, "lodor") == (before[0], before[1] + 1)


def test_sa_1_5_9_and_7_6_1_and_ruling_3_refinery_adds_a_resource_outside_the_own_home() -> None:
    scene = realm("lodor")
    scene.play(RefreshPlanets(seat=0))
    scene.refuses("sol", "facility", "jord", "refinery", rule="SA-7.6.1", key="home_planet")
    before = values(scene.state, "lodor")
    scene.choose("sol", "facility", "lodor", "refinery")
    assert values(scene.state, "lodor") == (before[0] + 1, before[1])


def test_sa_7_6_2_a_planet_that_gets_a_facility_is_not_refreshed_but_stays_so_if_it_was() -> None:
    for exhausted in (True, False):
        scene = realm("lodor", exhausted=exhausted)
        scene.play(RefreshPlanets(seat=0))
        scene.choose("sol", "facility", "lodor", "colony")
        scene.choose("sol", "done")
        assert ("lodor" in scene.state.exhausted) is exhausted


def test_sa_7_6_3_one_on_a_planet_and_none_on_trade_stations() -> None:
    scene = realm("lodor", "sumerian")
    scene.state.facilities["lodor"] = ("colony",)
    scene.play(RefreshPlanets(seat=0))
    scene.refuses("sol", "facility", "lodor", "refinery", rule="SA-7.6.3", key="facility_there")
    scene.refuses("sol", "facility", "sumerian", "colony", rule="SA-7.6.3", key="trade_station")


def test_sa_7_6_4_their_number_is_not_limited() -> None:
    planets = [each for each in PLANET if not PLANET[each].trade_station][:30]
    scene = realm("lodor")
    scene.state.facilities = {each: ("colony",) for each in planets if each != "lodor"}
    scene.play(RefreshPlanets(seat=0))
    scene.accepts("sol", "facility", "lodor", "colony")
    assert {each.id for each in FACILITIES} == {"colony", "refinery"}


def test_sa_7_6_5_it_is_exhausted_with_its_planet_whose_value_is_one_higher() -> None:
    scene = realm("lodor", exhausted=False)
    scene.state.facilities["lodor"] = ("refinery",)
    scene.play(Pay(seat=0, amount=4, currency=RESOURCES))
    scene.choose("sol", "exhaust", "lodor")
    assert scene.done and scene.state.exhausted == ("lodor",)
    assert scene.state.facilities == {"lodor": ("refinery",)}


# Chapter 6


def test_sa_6_2_2_home_systems_are_immune_to_the_diplomacy_secondary_and_several_cards() -> None:
    scene = diplomats()
    scene.put("sol", scene.system("home_letnev"), cruiser=1)
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("sol", "primary", "b")
    scene.refuses("sol", "annex", "arc_prime", rule="SA-15.2.7", key="home_planet")
    council = forum()
    put_to_vote(council, "desperate_measures")
    home = council.place("space:home_sol")
    council.refuses("sol", "vote", "desperate_measures", home, rule="SA-9.2.1", key="elects_system")


def test_sa_6_8_2_mecatol_rex_is_neither_home_nor_special_lies_in_the_centre_and_is_never_dealt() -> None:
    assert TILE[MECATOL_TILE].kind not in (HOME, GATE) and not TILE[MECATOL_TILE].special
    for how in ("fair", "preset"):
        stage = SettingUp("sol", "letnev", "hacan", bids=False, galaxy=how)
        stage.begin()
        assert stage.state.map[0] == MECATOL_TILE and stage.state.map.count(MECATOL_TILE) == 1
    built = SettingUp("sol", "letnev", "hacan", bids=False, galaxy="build")
    built.begin()
    step = built.game.top
    assert isinstance(step, BuildGalaxy) and built.state.map[0] == MECATOL_TILE
    assert all(MECATOL_TILE not in hand for hand in step.hands)


def test_sa_1_4_1_and_6_11_1_four_artifacts_and_four_dummies_are_hidden() -> None:
    stage = SettingUp("sol", "letnev", "hacan", "norr", "saar", "yin", bids=False)
    stage.begin()
    state = stage.state
    assert len(state.burials) == len(set(state.burials)) == len(state.buried) == 8
    assert set(ARTIFACTS.values()) <= set(state.buried) and not state.artifacts
    assert len(set(state.buried) - set(ARTIFACTS.values())) == 4


def test_sa_6_11_2_an_artifact_stays_where_it_is_when_its_planet_is_laid_waste() -> None:
    scene = realm("lodor")
    scene.state.artifacts["lazax_armory"] = "lodor"
    turn_neutral(scene.game, "lodor")
    scene.play(Settle())
    assert scene.state.artifacts == {"lazax_armory": "lodor"} and "lodor" not in scene.state.control


def test_sa_6_11_3_each_artifact_is_a_point_for_who_controls_it() -> None:
    scene = realm("lodor")
    scene.take("letnev", "thibah")
    scene.state.artifacts |= {"lazax_armory": "lodor", "ancient_shipwreck": "quann"}
    scene.state.artifacts["precursor_fossil"] = "thibah"
    claim_specials(scene.game)
    assert scene.state.points == [2, 1, 0]


def test_sa_1_5_12_and_ruling_85_custodians_guard_mecatol_rex() -> None:
    stage = SettingUp("sol", "letnev", "hacan", bids=False)
    stage.begin()
    assert stage.state.counters["mecatol_rex"] and "mecatol_rex" not in stage.state.control
    without = SettingUp("sol", "letnev", "hacan", bids=False, custodians=False)
    without.begin()
    assert not without.state.counters.get("mecatol_rex")
