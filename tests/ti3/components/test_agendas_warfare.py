"""Laws about war and what is fired: what may be voted for, a refusal, what comes of both sides."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.market import agree, partners
from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.imperium.board import adjacent_to, land
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.movement.ways import held_by
from throneworld.imperium.quantities import ENTRY
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import MAY_RETREAT
from throneworld.ti3.steps.technology import GainTechnologies
from throneworld.ti3.tables import MECATOL_TILE, NEXUS_TILE
from throneworld.ti3.tactical.cannons import guns_at


def test_redefining_war_crimes_makes_fire_an_act_of_war() -> None:
    scene = Battlefield()
    agree(scene, ("sol", 1, 1), ("letnev", 1, 2))
    decide(scene, "redefining_war_crimes", "for")
    scene.put("sol", "space:saudor", cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(1)
    scene.choose("letnev", "hold_fire")
    assert partners(scene), "no shot, no war"
    scene.shoot(1)
    scene.choose("letnev", "fire", 1)
    assert partners(scene) == [] and scene.told("act_of_war")[-1][:2] == (1, 0)
    scene = Battlefield()
    agree(scene, ("sol", 1, 1), ("letnev", 1, 2))
    scene.put("sol", "space:saudor", cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(1)
    scene.choose("letnev", "fire", 1)
    assert partners(scene) and not scene.told("act_of_war"), "nor is it without the law"


def test_redefining_war_crimes_against_silences_pds_but_no_flagship() -> None:
    scene = Battlefield()
    offers_sides(scene, "redefining_war_crimes")
    scene.put("sol", "space:saudor", cruiser=1)
    scene.put("letnev", "saudor", pds=2)
    saudor = scene.system("saudor")
    assert len(guns_at(scene.state, 1, 0, saudor)) == 2
    ballot(scene, "redefining_war_crimes", sol=("against", 1))
    assert guns_at(scene.state, 1, 0, saudor) == []
    scene.shoot()
    assert scene.done
    assert scene.state.edition.profile(scene.state, 1, "pds").space_cannon, "it still defends its planet"


def test_publicize_weapon_schematics_gives_everybody_war_suns() -> None:
    scene = forum("sol", "krotoan", "muaat")
    scene.technologies("muaat", "war_sun")
    offers_sides(scene, "publicize_weapon_schematics")
    ballot(scene, "publicize_weapon_schematics", sol=("for", 1))
    assert owns_technology(scene.state, 0, "war_sun")
    assert not owns_technology(scene.state, 1, "war_sun") and scene.state.trade_goods == [0, 2, 0]
    assert scene.state.technologies[2] == ("war_sun",)


def test_publicize_weapon_schematics_aim_natural_tens_of_fighters_at_war_suns() -> None:
    scene = Battlefield()
    decide(scene, "publicize_weapon_schematics", "for")
    scene.sides({"fighter": 2}, {"war_sun": 1, "fighter": 3})
    scene.fight(10, 9, *[1] * 6)
    scene.stay()
    assert scene.asked == ["letnev"]
    scene.offers("letnev", ("hit", "war_sun", 0), ("sustain", "war_sun", 0))
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-4.7.2", key="hit_for_another_ship")


def test_publicize_weapon_schematics_against_closes_red_and_yellow() -> None:
    scene = forum()
    decide(scene, "publicize_weapon_schematics", "against")
    scene.play(GainTechnologies(seat=0, free=True))
    scene.refuses("sol", "gain", "hylar_v_laser", rule="SA-9.2.3", key="publicize_weapon_schematics")
    scene.choose("sol", "gain", "antimass_deflectors")
    assert owns_technology(scene.state, 0, "antimass_deflectors")


def test_wormhole_regeneration_joins_all_wormholes() -> None:
    scene = forum()
    offers_sides(scene, "wormhole_regeneration")
    quann = scene.system("quann")
    assert NEXUS_TILE in adjacent_to(scene.state, quann)
    before = set(adjacent_to(scene.state, quann))
    ballot(scene, "wormhole_regeneration", sol=("for", 1))
    assert set(adjacent_to(scene.state, quann)) > before, "the other letters"
    assert scene.state.laws == {"wormhole_regeneration": ""}


def test_wormhole_regeneration_against_closes_the_nexus_in_both_directions() -> None:
    scene = forum()
    nexus = NEXUS_TILE
    decide(scene, "wormhole_regeneration", "against")
    assert land(scene.state, 1).no_end >> nexus & 1 and held_by(scene.state, 1) >> nexus & 1
    assert adjacent_to(scene.state, nexus), "it stays where it is"
    for quantity in (ENTRY, MAY_RETREAT):
        assert banned_by(scene.state, quantity, 1, nexus, 0) == "wormhole_regeneration"
        assert banned_by(scene.state, quantity, 1, MECATOL_TILE, 0) == ""
