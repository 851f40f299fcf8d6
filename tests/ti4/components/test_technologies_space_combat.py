"""Technologies of the space cannon and of space combat."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, SpaceCannonOffense

WORMHOLE = 39


def fleets(one: str, other: str, mine: Mapping[str, int], theirs: Mapping[str, int], at: int = VOID) -> Scene:
    return stage(mine, theirs, factions=(one, other, "jolnar"), system=at)


# Graviton Laser System


def cannon(**ships: int) -> Scene:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.technologies("hacan", "graviton_laser_system")
    scene.put("hacan", "bereg", pds=1)
    scene.put("letnev", 35, **ships)
    scene.rolls(HIT)
    scene.play(SpaceCannonOffense(seat=0, system=35))
    scene.choose("hacan", "fire", 0)
    return scene


def test_graviton_laser_system_spares_fighters() -> None:
    scene = cannon(carrier=1, fighter=4)
    assert scene.options() == (("play", "graviton_laser_system"), ("pass",))
    scene.choose("hacan", "play", "graviton_laser_system")
    assert scene.done
    assert scene.units("letnev", 35) == {"fighter": 4}
    assert scene.state.exhausted_technologies[1] == ("graviton_laser_system",)


def test_graviton_laser_system_need_not_be_used() -> None:
    scene = cannon(carrier=1, fighter=4)
    scene.choose("hacan", "pass")
    assert ("destroy", "fighter", 0) in scene.options()


def test_graviton_laser_system_hits_fighters_if_there_is_nothing_else() -> None:
    scene = cannon(fighter=2)
    scene.choose("hacan", "play", "graviton_laser_system")
    assert scene.units("letnev", 35) == {"fighter": 1}


def test_graviton_laser_system_is_not_offered_where_there_are_no_fighters() -> None:
    scene = cannon(cruiser=2)
    assert scene.state.exhausted_technologies[1] == ()
    assert scene.units("letnev", 35) == {"cruiser": 1}


def test_graviton_laser_system_is_of_no_use_on_a_planet() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.technologies("hacan", "graviton_laser_system")
    scene.put("hacan", "bereg", pds=1)
    scene.put("letnev", "bereg", infantry=2)
    scene.rolls(HIT)
    scene.play(SpaceCannonDefense(seat=0, planet="bereg"))
    scene.choose("hacan", "fire", 0)
    assert scene.done


# Assault Cannon


def destroyed_by_ability(scene: Scene) -> list[tuple[int | str, ...]]:
    """Whose ships, and of which kinds."""
    return [event[:2] for event in scene.told("units_destroyed") if event[-1] == "ability"]


def test_assault_cannon_makes_the_opponent_destroy_a_ship() -> None:
    scene = fleets("letnev", "hacan", {"cruiser": 3}, {"dreadnought": 1, "carrier": 1, "fighter": 2})
    scene.technologies("letnev", "assault_cannon")
    combat(scene)
    scene.choose("letnev", "play", "assault_cannon")
    assert scene.ask().seat == 1
    assert scene.options() == (("destroy", "dreadnought", 0), ("destroy", "carrier", 0))
    scene.choose("hacan", "destroy", "carrier", 0)
    assert scene.has("hacan", VOID, "carrier") == 0
    assert scene.state.damaged[1] == {}, "nothing sustains it"


def test_assault_cannon_needs_three_ships_other_than_fighters() -> None:
    scene = fleets("letnev", "hacan", {"carrier": 2, "fighter": 4}, {"cruiser": 2})
    scene.technologies("letnev", "assault_cannon")
    combat(scene)
    assert destroyed_by_ability(scene) == []


def test_notes_4_35b_assault_cannon_counts_again_when_it_is_resolved() -> None:
    """NOTES 35: the cannon of the attacker may silence that of the defender."""
    scene = fleets("letnev", "hacan", {"cruiser": 3}, {"cruiser": 3})
    for faction in ("letnev", "hacan"):
        scene.technologies(faction, "assault_cannon")
    combat(scene)
    scene.choose("letnev", "play", "assault_cannon")
    assert destroyed_by_ability(scene) == [(1, "cruiser")]


def test_notes_4_35e_assault_cannon_may_end_the_combat() -> None:
    scene = fleets("letnev", "hacan", {"cruiser": 3}, {"carrier": 1})
    scene.technologies("letnev", "assault_cannon")
    combat(scene)
    scene.choose("letnev", "play", "assault_cannon")
    assert scene.done
    assert scene.told("space_combat_ends") == [(VOID, 0)]


def test_assault_cannon_of_the_defender_waits_for_what_the_attacker_does_first() -> None:
    """NOTES 35: single abilities alternate, the attacker first; an ambush may silence the cannon."""
    scene = stage({"cruiser": 2}, {"cruiser": 3}, factions=("mentak", "hacan", "jolnar"))
    scene.technologies("hacan", "assault_cannon")
    combat(scene, HIT, MISS)
    scene.choose("mentak", "play", "ambush")
    scene.choose("mentak", "fire", "cruiser")
    assert destroyed_by_ability(scene) == [(1, "cruiser")]


# Dimensional Splicer


def test_notes_4_35c_dimensional_splicer_hits_a_ship_of_its_owners_choice() -> None:
    scene = fleets("creuss", "hacan", {"cruiser": 1}, {"dreadnought": 1, "carrier": 1}, WORMHOLE)
    scene.technologies("creuss", "dimensional_splicer")
    combat(scene, system=WORMHOLE)
    assert scene.options() == (("play", "dimensional_splicer"), ("pass",))
    scene.choose("creuss", "play", "dimensional_splicer")
    assert scene.options() == (("hit", "dreadnought", 0), ("hit", "carrier", 0))
    scene.choose("creuss", "hit", "dreadnought", 0)
    assert scene.ask().seat == 1
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.told("damage_sustained") == [(1, "dreadnought", str(WORMHOLE))]


def test_dimensional_splicer_needs_a_wormhole_in_the_system() -> None:
    scene = fleets("creuss", "hacan", {"cruiser": 1}, {"carrier": 1})
    scene.technologies("creuss", "dimensional_splicer")
    combat(scene, HIT, MISS)
    assert scene.told("played") == []


def test_dimensional_splicer_works_at_a_wormhole_token() -> None:
    scene = fleets("creuss", "hacan", {"cruiser": 1}, {"carrier": 1})
    scene.technologies("creuss", "dimensional_splicer")
    scene.state.wormhole_tokens["beta"] = VOID
    combat(scene)
    scene.choose("creuss", "play", "dimensional_splicer")
    assert scene.done
    assert scene.units("hacan", VOID) == {}


# Impulse Core


def test_impulse_core_gives_up_a_ship_for_a_hit_on_a_big_one() -> None:
    scene = fleets("yin", "hacan", {"cruiser": 1, "destroyer": 2}, {"carrier": 1, "fighter": 3})
    scene.technologies("yin", "impulse_core")
    combat(scene, *[MISS] * 20)
    scene.choose("yin", "play", "impulse_core")
    assert scene.options() == (("destroy", "cruiser"), ("destroy", "destroyer"))
    scene.choose("yin", "destroy", "destroyer")
    assert scene.units("yin", VOID) == {"cruiser": 1, "destroyer": 1}
    assert scene.has("hacan", VOID, "carrier") == 0


def test_impulse_core_hits_a_fighter_if_there_is_nothing_else() -> None:
    scene = fleets("yin", "hacan", {"cruiser": 1}, {"fighter": 1})
    scene.technologies("yin", "impulse_core")
    combat(scene)
    scene.choose("yin", "play", "impulse_core")
    assert scene.done
    assert scene.told("space_combat_ends") == [(VOID, -1)]


def test_impulse_core_may_be_sustained() -> None:
    scene = fleets("yin", "hacan", {"destroyer": 1}, {"dreadnought": 1, "cruiser": 1})
    scene.technologies("yin", "impulse_core")
    combat(scene)
    scene.choose("yin", "play", "impulse_core")
    assert scene.options() == (("sustain", "dreadnought"), ("done",), ("for_me",))


def test_impulse_core_needs_a_cruiser_or_destroyer() -> None:
    scene = fleets("yin", "hacan", {"carrier": 1}, {"cruiser": 1})
    scene.technologies("yin", "impulse_core")
    combat(scene, HIT, MISS)
    assert scene.told("played") == []


# Salvage Operations


def salvage(*rolls: int, attacker: str = "mentak", defender: str = "hacan") -> Scene:
    scene = fleets(attacker, defender, {"dreadnought": 1}, {"cruiser": 1})
    scene.technologies("mentak", "salvage_operations")
    scene.goods("mentak", 2)
    scene.state.exhausted = tuple(scene.state.control)
    return combat(scene, *rolls)


def test_salvage_operations_pay_the_winner_and_let_him_produce_a_lost_ship() -> None:
    scene = salvage(HIT, MISS)
    assert scene.state.trade_goods[0] == 3
    assert scene.options()[:2] == (("produce", "cruiser", str(VOID)), ("done",))
    scene.choose("mentak", "produce", "cruiser", str(VOID))
    assert scene.done
    assert scene.units("mentak", VOID) == {"dreadnought": 1, "cruiser": 1}
    assert scene.state.trade_goods[0] == 1


def test_salvage_operations_pay_the_loser_but_produce_nothing_for_him() -> None:
    scene = salvage(HIT, MISS, attacker="hacan", defender="mentak")
    scene.offers("mentak", ("play", "ambush"), ("pass",))
    scene.choose("mentak", "pass")
    assert scene.done
    assert scene.state.trade_goods[1] == 3
    assert scene.units("mentak", VOID) == {}


def test_salvage_operations_pay_nothing_for_a_draw() -> None:
    scene = fleets("mentak", "hacan", {"carrier": 1}, {"cruiser": 1})
    scene.technologies("mentak", "salvage_operations")
    combat(scene, HIT, HIT)
    assert scene.done
    assert scene.state.trade_goods[0] == 0


def test_notes_4_31g_salvage_operations_produce_war_suns_only_with_their_technology() -> None:
    scene = fleets("mentak", "muaat", {"dreadnought": 1}, {"war_sun": 1})
    scene.technologies("mentak", "salvage_operations")
    scene.damage("muaat", VOID, "war_sun")
    scene.goods("mentak", 20)
    combat(scene, HIT, MISS, MISS, MISS)
    assert scene.done
    assert scene.state.trade_goods[0] == 21
