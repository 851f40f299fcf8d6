"""Odd ends of combats and invasions: who leaves the game, lost upgrades, empty retreats, hits in turn."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency
from throneworld.imperium.combat.casualties import ABILITY, AssignHits, ExchangeHits
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.marks import COMBAT, mark
from throneworld.imperium.production.producers import production_value
from throneworld.ti4.factions.assimilation import AssimilateTechnology
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.research import GainTechnology
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_ships import FIGHTS_AS_SHIP
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.retreat import Retreat
from throneworld.ti4.tactical.space_combat import SpaceCombat


def homeless(scene: Scene, faction: str) -> Scene:
    """A player without a planet."""
    seat = scene.seat(faction)
    for planet in [each for each, holder in scene.state.control.items() if holder == seat]:
        del scene.state.control[planet]
    return scene


# Elimination


def test_rr_31_1_who_loses_his_last_ground_forces_in_a_space_combat_is_out() -> None:
    scene = homeless(stage({"cruiser": 2}, {"carrier": 1, "infantry": 1}), "hacan")
    scene.put("hacan", 18, cruiser=1)
    scene.rolls(HIT, MISS, MISS)
    scene.play(TacticalAction(seat=0, system=VOID))
    while not scene.done:
        scene.choose("letnev", *scene.options("letnev")[-1])
    assert scene.state.eliminated == (1,)
    assert scene.units("hacan", 18) == {}


def test_rr_31_1_it_is_looked_at_after_every_action() -> None:
    scene = homeless(Scene(*SIDES), "jolnar")
    scene.state.exhausted_cards = ("leadership",)
    scene.play(Turn(seat=0))
    scene.choose("letnev", "pass")
    assert scene.state.eliminated == (2,)


def test_rr_31_2_wormhole_tokens_of_the_ghosts_stay_on_the_board() -> None:
    scene = homeless(Scene("letnev", "creuss", "jolnar"), "creuss")
    scene.state.wormhole_tokens = {"alpha": VOID}
    scene.state.exhausted_cards = ("leadership",)
    scene.play(Turn(seat=0))
    scene.choose("letnev", "pass")
    assert scene.state.eliminated == (1,)
    assert scene.state.wormhole_tokens == {"alpha": VOID}


# Upgrades that are lost


def copying(technology: str, **space: int) -> Scene:
    """Nekro has copied a technology of the last player, and units of it stand beside Bereg."""
    scene = Scene("nekro", "hacan", "saar")
    scene.technologies("nekro", "valefar_assimilator_x", technology)
    scene.technologies("hacan", "production_biomes")
    scene.state.assimilated["valefar_assimilator_x"] = technology
    scene.put("nekro", 35, **space)
    return scene


def test_valefar_assimilator_x_docks_that_float_no_more_land() -> None:
    scene = copying("floating_factory_2", space_dock=1, cruiser=1)
    scene.take("nekro", "bereg", "lirta_iv")
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.options() == (("place", "space_dock", "bereg"), ("place", "space_dock", "lirta_iv"))
    scene.choose("nekro", "place", "space_dock", "lirta_iv")
    assert scene.units("nekro", "lirta_iv") == {"space_dock": 1}
    assert scene.units("nekro", 35) == {"cruiser": 1}
    assert production_value(scene.state, 0, 35)


def test_valefar_assimilator_x_docks_without_a_planet_of_their_owner_leave_the_board() -> None:
    scene = copying("floating_factory_2", space_dock=1, fighter=2)
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.done and scene.units("nekro", 35) == {}
    assert scene.told("units_removed") == [(0, "space_dock", 1, "35", "upgrade_lost")]


def test_floating_factory_2_that_a_generic_upgrade_covers_lands() -> None:
    scene = copying("floating_factory_2", space_dock=1)
    scene.take("nekro", "bereg")
    scene.play(GainTechnology(seat=0, technology="space_dock_2"))
    assert scene.units("nekro", "bereg") == {"space_dock": 1}


def test_prototype_war_sun_2_that_is_lost_takes_its_war_suns_along() -> None:
    scene = copying("prototype_war_sun_2", war_sun=2, cruiser=1)
    scene.damage("nekro", 35, "war_sun")
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.done and scene.units("nekro", 35) == {"cruiser": 1}
    assert scene.state.damaged[0] == {}


# Retreats


def test_rr_67_7_a_fleet_of_which_nothing_can_go_places_no_token() -> None:
    scene = stage({"cruiser": 1}, {"fighter": 2})
    scene.play(Retreat(seat=1, system=VOID, target=34, stage="leave_behind"))
    assert scene.done and scene.units("hacan", VOID) == {}
    assert scene.told("token_placed") == []


def test_rr_68_4_a_fleet_that_retreats_blockades_a_floating_factory() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1}, factions=("letnev", "hacan", "saar"))
    scene.put("saar", 34, space_dock=1)
    scene.play(Retreat(seat=1, system=VOID, target=34, stage="leave_behind"))
    assert scene.units("saar", 34) == {} and scene.units("hacan", 34) == {"cruiser": 1}


def test_skilled_retreat_leaves_nothing_to_play_for_the_other() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1})
    scene.hold("letnev", "skilled_retreat")
    scene.hold("hacan", "morale_boost")
    combat(scene)
    scene.choose("letnev", "play", "skilled_retreat")
    scene.choose("letnev", "system", 34)
    assert scene.done and len(scene.state.hands[1]) == 1
    assert scene.told("space_combat_ends") == [(VOID, -1)]


def test_the_alastor_ground_forces_on_planets_do_not_fight_on_when_the_fleet_retreats() -> None:
    scene = stage({"cruiser": 1}, {"flagship": 1}, factions=("letnev", "nekro", "jolnar"), system=35)
    scene.put("nekro", "bereg", infantry=2)
    scene.take("nekro", "bereg")
    scene.put("nekro", members(adjacency(scene.state, 1)[35])[0], cruiser=1)
    scene.rolls(*[MISS] * 4)
    scene.play(SpaceCombat(attacker=0, defender=1, system=35))
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "fight_as_ship", "bereg")
    scene.choose("nekro", "done")
    scene.choose("nekro", "retreat")
    scene.choose("nekro", "done")
    while not scene.done:
        scene.choose("nekro", *scene.options("nekro")[0])
    assert scene.told("space_combat_ends") == [(35, 0)]
    assert scene.units("nekro", "bereg") == {"infantry": 2}


def test_blind_retreat_lets_a_player_announce_what_will_not_come() -> None:
    scene = Scene(*SIDES, blind_retreat=True)
    for faction in SIDES[:2]:
        scene.put(faction, VOID, cruiser=1)
    combat(scene, HIT, MISS)
    assert scene.options("hacan") == (("retreat",), ("stay",))
    scene.choose("hacan", "retreat")
    assert scene.told("space_combat_ends") == [(VOID, 0)]


# Hits


def exchange(attackers: dict[str, int], defenders: dict[str, int], hits: int) -> Scene:
    """Both sides have produced so many hits."""
    scene = stage(attackers, defenders)
    place = str(VOID)
    scene.play(ExchangeHits(attacker=0, defender=1, place=place, on_attacker=hits, on_defender=hits))
    return scene


def test_rr_76_1_both_sides_sustain_one_unit_at_a_time_in_turn() -> None:
    scene = exchange({"dreadnought": 3}, {"dreadnought": 3}, 2)
    asked = []
    while not scene.done:
        asked.append((scene.ask().seat, scene.ask().prompt))
        scene.game.choose(scene.ask().seat, ("sustain", "dreadnought"))
    assert asked == [(0, "sustain_damage"), (1, "sustain_damage")] * 2


def test_rr_76_1_casualties_are_chosen_when_nobody_sustains_any_more() -> None:
    scene = exchange({"cruiser": 1, "carrier": 1}, {"dreadnought": 1, "cruiser": 1}, 1)
    assert (scene.ask().seat, scene.ask().prompt) == (1, "sustain_damage")
    scene.choose("hacan", "done")
    assert (scene.ask().seat, scene.ask().prompt) == (0, "choose_casualties")
    scene.choose("letnev", "destroy", "cruiser", 0)
    scene.choose("hacan", "destroy", "cruiser", 0)
    assert scene.units("letnev", VOID) == {"carrier": 1}
    assert scene.units("hacan", VOID) == {"dreadnought": 1}


def test_shields_holding_cancels_hits_that_spare_fighters_first() -> None:
    """Of three hits two must go to other ships; whoever cancels two cancels these (flagship_0_0_1)."""
    scene = stage({"cruiser": 1}, {"carrier": 2, "fighter": 2})
    scene.hold("hacan", "shields_holding")
    scene.play(AssignHits(seat=1, place=str(VOID), hits=3, heavy=2, by=0, how=ABILITY))
    scene.choose("hacan", "play", "shields_holding")
    assert ("destroy", "fighter", 0) in scene.options()


def test_the_alastor_a_ground_force_that_the_crown_of_thalnos_destroys_was_one_of_the_ships() -> None:
    scene = Scene("nekro", "hacan", "jolnar")
    scene.put("nekro", "bereg", infantry=3)
    for _ in range(2):
        mark(scene.game, FIGHTS_AS_SHIP, seat=0, subject="bereg", until=COMBAT)
    destroy_doomed(scene.game, 0, [("infantry", "bereg", 1)], "the_crown_of_thalnos", 0)
    assert len(scene.state.marks) == 1
    assert scene.units("nekro", "bereg") == {"infantry": 2}


def test_l4_disruptors_leave_no_order_of_planets_to_choose() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.technologies("letnev", "l4_disruptors")
    scene.put("letnev", 35, carrier=1, infantry=2)
    for planet in ("bereg", "lirta_iv"):
        scene.take("hacan", planet)
        scene.put("hacan", planet, pds=1)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    assert scene.done
    assert scene.state.control["bereg"] == scene.state.control["lirta_iv"] == 0
