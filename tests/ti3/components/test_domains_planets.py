"""Domain Counters of planets, one by one: what lies there before, what is there afterwards."""

from __future__ import annotations

import pytest

from tests.ti3.discovering import discovery, hide
from tests.ti3.landing import land, land_and_end, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.imperium.board import adjacency
from throneworld.ti3.board import plain_adjacency
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.domains.encounters import Encounter
from throneworld.ti3.domains.resolving import ENCOUNTERS
from throneworld.ti3.domains.tokens import front_of
from throneworld.ti3.strategic.diplomacy import Annex
from throneworld.ti3.tables import DOMAIN_COUNTER, PDS_PER_PLANET
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.technologies.bacteria import PayWithPlanet
from throneworld.ti3.verbs.agreements import open_agreement
from throneworld.ti3.verbs.radiation import refresh_planet


def is_taken(scene: Scene, troops: int = 1) -> bool:
    state = scene.state
    held = state.control.get("quann") == 0 and "quann" in state.exhausted
    return held and scene.done and scene.has(scene.players[0], "quann", "ground_force") == troops


def test_every_counter_has_an_encounter() -> None:
    assert set(ENCOUNTERS) == set(DOMAIN_COUNTER)
    assert all(isinstance(each, Encounter) for each in ENCOUNTERS.values())


# Green


def test_peaceful_annexation_does_nothing() -> None:
    scene = discovery("peaceful_annexation")
    assert is_taken(scene) and not scene.state.counters
    assert [front_of(token) for token in scene.state.domains_shown] == ["peaceful_annexation"]


def test_hidden_factory_builds_ships_of_two_with_one_resource_free() -> None:
    scene = scene_at("quann")
    hide(scene, "quann", "hidden_factory")
    scene.take("sol", "jord", exhausted=True)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.goods("sol", 2)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    space = scene.place("space:quann")
    found = [option[1] for option in scene.options("sol") if option[0] == "produce"]
    assert sorted(found) == ["carrier", "cruiser", "destroyer", "fighter"]
    scene.refuses("sol", "produce", "ground_force", "quann", rule="SA-16.3.5", key="only_ships_there")
    scene.refuses("sol", "produce", "dreadnought", space, rule="SA-8.3.4", key="too_expensive")
    scene.choose("sol", "produce", "cruiser", space)
    scene.refuses("sol", "produce", "carrier", space, rule="SA-8.3.4", key="too_expensive")
    scene.choose("sol", "produce", "destroyer", space)
    assert is_taken(scene) and scene.state.trade_goods[0] == 0
    assert scene.units("sol", "space:quann") == {"carrier": 1, "cruiser": 1, "destroyer": 1}


def test_native_intelligence_shows_one_counter_anywhere() -> None:
    scene = scene_at("quann")
    hide(scene, "quann", "native_intelligence")
    hide(scene, "wellon", "settlers")
    hide(scene, "thibah", "worldgate")
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    scene.offers("sol", ("look", "wellon"), ("look", "thibah"), ("decline",))
    scene.refuses("sol", "look", "saudor", rule="SA-16.3.5", key="no_hidden_counter")
    scene.choose("sol", "look", "wellon")
    assert is_taken(scene) and scene.view("sol")["you"]["known_domains"] == {"wellon": "settlers"}
    assert not scene.view("letnev")["you"]["known_domains"]


def test_natural_wealth_lies_on_the_planet() -> None:
    scene = discovery("natural_wealth:4")
    assert is_taken(scene) and scene.state.goods_on == {"quann": 4} and not scene.state.counters


def test_industrial_society_is_a_dock_that_rests() -> None:
    scene = discovery("industrial_society")
    assert is_taken(scene) and scene.units("sol", "quann") == {"ground_force": 1, "space_dock": 1}
    assert scene.state.exhausted_docks == ("quann",)


def test_industrial_society_gives_saar_goods() -> None:
    scene = discovery("industrial_society", race="saar")
    assert is_taken(scene) and scene.units("saar", "quann") == {"ground_force": 1}
    assert scene.state.trade_goods[0] == 3, "one of them for the planet"


def test_technological_legacy_is_chosen_by_the_left_neighbour() -> None:
    scene = discovery("technological_legacy")
    assert scene.asked == ["letnev"] and scene.prompt == "choose_legacy"
    scene.refuses("letnev", "gain", "war_sun", rule="SA-16.3.5", key="needs_all")
    scene.choose("letnev", "gain", "hylar_v_laser")
    assert is_taken(scene) and scene.state.technologies[0] == ("hylar_v_laser",)


def test_lazax_survivors_stay_and_vote_for_whoever_controls_the_planet() -> None:
    scene = discovery("lazax_survivors")
    before = votes_of(scene.state, 0)
    assert is_taken(scene) and scene.state.counters == {"quann": ("lazax_survivors",)}
    scene.state.control["quann"] = 1
    assert before - votes_of(scene.state, 0) == 3
    with_them = votes_of(scene.state, 1)
    del scene.state.counters["quann"]
    assert with_them - votes_of(scene.state, 1) == 3


def test_wormhole_discovery_connects_its_system() -> None:
    scene = discovery("wormhole_discovery:A")
    quann = scene.system("quann")
    state = scene.state
    assert is_taken(scene) and state.counters == {"quann": ("wormhole_discovery:A",)}
    assert state.gateways() == (("A", quann),) and not state.gates
    scene.state.counters["wellon"] = ("wormhole_discovery:A",)
    wellon = scene.system("wellon")
    state.map = tuple([tile for tile in state.map if tile != wellon] + [-1] * 20 + [wellon])
    assert adjacency(state)[quann] >> wellon & 1 and not plain_adjacency(state)[quann] >> wellon & 1
    thibah = scene.system("thibah")
    state.map = tuple([-1 if tile == thibah else tile for tile in state.map] + [-1] * 20 + [thibah])
    state.on_board[0] = 0
    for place in ("space:wellon", "space:thibah"):
        scene.put("sol", place, carrier=1)
    scene.play(Movement(seat=0, system=quann))
    scene.refuses("sol", "ship", "carrier", thibah, 0, rule="SA-3.15.1", key="out_of_reach")
    scene.choose("sol", "ship", "carrier", wellon, 0)
    assert scene.has("sol", "space:quann", "carrier") == 2


def test_worldgate_is_open_at_once() -> None:
    scene = discovery("worldgate")
    assert is_taken(scene) and scene.state.worldgates == ("quann",) and not scene.state.counters


# Red


def test_neutron_radiation_takes_the_place_of_the_next_refresh() -> None:
    scene = discovery("neutron_radiation")
    assert is_taken(scene) and scene.state.counters == {"quann": ("neutron_radiation",)}
    refresh_planet(scene.game, "quann")
    assert scene.state.exhausted == ("quann",) and not scene.state.counters
    scene.play(PayWithPlanet(seat=0))
    scene.refuses("sol", "exhaust", "quann", rule="SA-8.3.1", key="planet_exhausted")
    refresh_planet(scene.game, "quann")
    assert not scene.state.exhausted


@pytest.mark.parametrize("front", ["neutron_radiation", "bio_hazard"])
def test_neutron_radiation_and_bio_hazard_do_nothing_to_arborec(front: str) -> None:
    scene = discovery(front, race="arborec")
    assert is_taken(scene) and not scene.state.counters
    assert scene.told("blight_removed") == [("quann",)]


def test_bio_hazard_is_one_hit_on_those_who_have_landed() -> None:
    scene = discovery("bio_hazard", ground_force=1, shock_troop=1)
    scene.offers("sol", ("hit", "ground_force", 0), ("hit", "shock_troop", 0))
    scene.refuses("sol", "sustain", "ground_force", 0, rule="SA-5.5.3", key="takes_no_part")
    scene.choose("sol", "hit", "shock_troop", 0)
    assert is_taken(scene) and not scene.state.counters


def test_bio_hazard_stays_if_nobody_is_left() -> None:
    scene = discovery("bio_hazard")
    assert scene.done and "quann" not in scene.state.control
    assert scene.units("sol", "quann") == {} and scene.state.counters == {"quann": ("bio_hazard",)}


def settled(troops: int = 2, **goods: int) -> Scene:
    scene = scene_at("quann")
    scene.state.eliminated = (2,)
    hide(scene, "quann", "settlers")
    scene.fleet("sol", "quann", "carrier", ground_force=troops)
    return scene


def test_settlers_hold_the_planet_for_an_opponent() -> None:
    scene = settled()
    agent = scene.leader("sol", "agent", "quann", ship="carrier")
    land_and_end(scene, "quann")
    set_down(scene, "ground_force", "ground_force", agent, on="quann")
    if not scene.done and scene.prompt == "assign_landings":
        scene.choose("sol", "done")
    scene.offers("sol", ("call_off", "quann"), ("done",))
    scene.refuses("sol", "call_off", "wellon", rule="SA-16.3.5", key="no_settlers_there")
    assert scene.state.control["quann"] == 1 and scene.has("letnev", "quann", "ground_force") == 2
    scene.choose("sol", "call_off", "quann")
    assert scene.done and scene.units("sol", "quann") == {}
    assert scene.units("sol", "space:quann") == {"carrier": 1, "ground_force": 2}
    assert not scene.state.leaders[agent].place, "he is aboard again"
    assert not [deed for deed in scene.state.deeds if deed.kind == "act_of_war"]


def test_settlers_are_an_opponent_at_war_for_whoever_goes_on() -> None:
    scene = settled()
    open_agreement(scene.game, "sol:1", "letnev:2")
    scene.rolls(10, 10, 10, 10)
    land_and_end(scene, "quann")
    set_down(scene, "ground_force", "ground_force", on="quann")
    scene.choose("sol", "done")
    assert not scene.state.agreements
    assert [deed.kind for deed in scene.state.deeds if deed.kind == "act_of_war"] == ["act_of_war"]


def test_settlers_cannot_come_back_to_a_ship_that_is_lost() -> None:
    scene = scene_at("quann")
    scene.state.eliminated = (2,)
    scene.state.counters["quann"] = ("settlers",)
    scene.state.worldgates = ("quann", "wellon")
    scene.take("sol", "wellon")
    scene.put("sol", "wellon", ground_force=1)
    land_and_end(scene, "quann")
    scene.choose("sol", "gate", "ground_force", "wellon", "quann")
    if scene.prompt == "assign_landings":
        scene.choose("sol", "done")
    scene.choose("sol", "call_off", "quann")
    assert scene.done and scene.has("sol", "wellon", "ground_force") == 1


def test_fighter_ambush_is_fought_at_once_and_gone_when_the_planet_is_held() -> None:
    scene = discovery("fighter_ambush:1", dice=(9, 1))
    assert is_taken(scene) and not scene.state.neutral and not scene.state.counters
    assert scene.told("space_battle_ends") == [(scene.system("quann"), 0)]


def test_fighter_ambush_does_not_reach_those_who_have_landed() -> None:
    scene = discovery("fighter_ambush:3", dice=(1, 9, 1, 1))
    assert is_taken(scene) and scene.units("sol", "space:quann") == {}


def test_hostile_locals_return_in_full_strength() -> None:
    scene = discovery("hostile_locals:2", dice=(8, 1, 8))
    assert scene.done and "quann" not in scene.state.control
    assert scene.state.counters == {"quann": ("hostile_locals:2",)} and not scene.state.neutral


def test_hostile_locals_do_not_bar_annexation() -> None:
    scene = scene_at("quann")
    scene.take("sol", "wellon")
    scene.state.counters["quann"] = ("hostile_locals:2",)
    scene.play(Annex(seat=0, free=True))
    scene.choose("sol", "annex", "quann")
    assert scene.state.control["quann"] == 0 and not scene.state.counters


def test_automated_defence_leaves_a_pds_to_the_winner() -> None:
    scene = discovery("automated_defence", dice=(5, 5, 5, 5))
    assert is_taken(scene) and scene.units("sol", "quann") == {"ground_force": 1, "pds": 1}
    assert scene.rolled == [(-2, "space_cannon", 5, 5), (-2, "invasion_defence", 5, 5)]
    assert not scene.state.neutral and not scene.state.counters


def test_automated_defence_returns_if_nobody_is_left() -> None:
    scene = discovery("automated_defence", dice=(6, 5, 6, 5))
    assert scene.done and "quann" not in scene.state.control
    assert scene.state.counters == {"quann": ("automated_defence",)} and not scene.state.neutral


def test_automated_defence_gives_nothing_beyond_the_limit() -> None:
    scene = discovery("automated_defence", dice=(5, 5, 5, 5), ground_force=1, pds=2)
    assert is_taken(scene) and scene.has("sol", "quann", "pds") == PDS_PER_PLANET


def test_automated_defence_shields_the_planet() -> None:
    scene = scene_at("quann")
    scene.state.counters["quann"] = ("automated_defence",)
    scene.put("sol", "space:quann", dreadnought=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.rolls(5, 5, 9, 5, 5)
    land_and_end(scene, "quann")
    scene.choose("sol", "land", "ground_force", "quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    if scene.game.asks and scene.prompt == "assign_landings":
        scene.choose("sol", "done")
    assert ("hits_shielded") in [event.kind for event in scene.game.log] or scene.done


def test_hostiles_and_natural_wealth_become_what_half_a_die_says() -> None:
    scene = discovery("hostiles_and_natural_wealth", dice=(1, 8, 1, 1), ground_force=2)
    assert scene.state.goods_on == {"quann": 1} and scene.prompt == "promote"
    scene.choose("sol", "done")
    assert is_taken(scene, 2) and not scene.state.counters


def test_hostiles_and_natural_wealth_lie_there_if_the_landing_fails() -> None:
    scene = discovery("hostiles_and_natural_wealth", dice=(3, 1, 8, 1))
    assert scene.state.counters == {"quann": ("hostile_locals:2", "natural_wealth:2")}
    assert not scene.state.neutral and not scene.state.goods_on
