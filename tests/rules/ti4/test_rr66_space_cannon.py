"""RR 66: space cannon."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, Passing, watch
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.combat.casualties import cancel_hits
from throneworld.imperium.marks import INVASION, mark
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.cards.invasion import PDS_DISABLED
from throneworld.ti4.declare import Clause
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, SpaceCannonOffense, spare_fighters

SYSTEM = 34
"""The system of Centauri and Gral; 47, 33 and a home system are beside it."""
FIRE, PASS = ("fire", 0), ("pass",)


def offense(*rolls: int, watching: tuple[Clause, ...] = (), pds: int = 1, **ships: int) -> Scene:
    """Ships of Letnev have come into a system with PDS of Hacan."""
    scene = Scene("letnev", "hacan", "jolnar", listeners=(*ALL, *watching))
    scene.put("letnev", SYSTEM, **ships)
    scene.take("hacan", "centauri")
    scene.put("hacan", "centauri", pds=pds)
    scene.rolls(*rolls)
    return scene


def defense(*rolls: int) -> Scene:
    """Two infantry of Letnev have landed on a planet with a PDS of Hacan; a second planet has another."""
    scene = Scene("letnev", "hacan", "jolnar")
    scene.take("hacan", "centauri", "gral")
    scene.put("hacan", "centauri", pds=1)
    scene.put("hacan", "gral", pds=1)
    scene.put("letnev", "centauri", infantry=2)
    scene.put("letnev", SYSTEM, carrier=1)
    scene.rolls(*rolls)
    return scene


def test_rr_66_1_players_who_are_not_active_may_fire() -> None:
    scene = offense(cruiser=1)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    assert scene.ask().seat == 1
    assert scene.options() == (FIRE, PASS)


def test_rr_66_2_it_may_be_used_although_no_ship_has_moved_and_need_not_be() -> None:
    scene = offense(cruiser=1)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    scene.choose("hacan", "pass")
    assert scene.done
    assert scene.rolled == []


def test_rr_66_3_the_active_player_comes_first_then_the_others_clockwise() -> None:
    scene = offense(MISS, MISS, MISS, cruiser=1)
    scene.put("hacan", SYSTEM, cruiser=1)
    scene.put("letnev", "gral", pds=1)
    scene.put("jolnar", "gral", pds=1)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    for faction, target in (("letnev", 1), ("hacan", 0), ("jolnar", 0)):
        scene.choose(faction, "fire", target)
    assert [roll[0] for roll in scene.rolled] == [0, 1, 2]


def test_rr_66_3_a_die_that_reaches_the_value_is_a_hit() -> None:
    scene = offense(6, 5, pds=2, cruiser=1, carrier=1)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    scene.choose("hacan", "fire", 0)
    assert scene.ask().seat == 0
    assert scene.options() == (("destroy", "carrier", 0), ("destroy", "cruiser", 0), ("for_me",))
    scene.choose("letnev", "destroy", "cruiser", 0)
    assert scene.units("letnev", SYSTEM) == {"carrier": 1}


def test_rr_66_4_pds_ii_reach_adjacent_systems_and_plain_ones_do_not() -> None:
    scene = offense(5, cruiser=1)
    scene.state.units[0].clear()
    scene.put("letnev", VOID, cruiser=1)
    scene.play(SpaceCannonOffense(seat=0, system=VOID))
    assert scene.done
    scene.technologies("hacan", "pds_2")
    scene.play(SpaceCannonOffense(seat=0, system=VOID))
    scene.choose("hacan", "fire", 0)
    assert scene.units("letnev", VOID) == {}


def test_rr_66_4_the_reach_goes_through_wormholes() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.technologies("hacan", "pds_2")
    scene.put("hacan", "lodor", pds=1)
    scene.put("letnev", 39, cruiser=1)
    scene.law("enforced_travel_ban")
    scene.play(SpaceCannonOffense(seat=0, system=39))
    assert scene.options() == (FIRE, PASS)


def test_rr_66_5_the_active_player_destroys_a_ship_for_each_hit() -> None:
    scene = offense(HIT, HIT, pds=2, cruiser=3)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    scene.choose("hacan", "fire", 0)
    assert scene.units("letnev", SYSTEM) == {"cruiser": 1}


def test_rr_66_5_the_active_player_chooses_at_whom_he_fires() -> None:
    scene = offense(HIT, cruiser=1)
    scene.state.units[1].clear()
    scene.put("letnev", "gral", pds=1)
    scene.put("hacan", SYSTEM, cruiser=1)
    scene.put("jolnar", SYSTEM, cruiser=1)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    assert scene.options() == (("fire", 1), ("fire", 2), PASS)
    scene.choose("letnev", "fire", 2)
    assert scene.units("jolnar", SYSTEM) == {}
    assert scene.units("hacan", SYSTEM) == {"cruiser": 1}


def test_rr_66_5_nobody_fires_if_the_active_player_has_no_ships() -> None:
    scene = offense()
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    assert scene.done


def test_rr_66_6_players_other_than_the_active_one_defend_a_planet() -> None:
    scene = defense()
    scene.play(SpaceCannonDefense(seat=0, planet="centauri"))
    assert scene.ask().seat == 1
    assert scene.options() == (FIRE, PASS)


def test_rr_66_7_only_units_on_the_planet_fire_whatever_their_reach() -> None:
    scene = defense(5, HIT)
    scene.technologies("hacan", "pds_2")
    scene.play(SpaceCannonDefense(seat=0, planet="centauri"))
    scene.choose("hacan", "fire", 0)
    assert [len(roll) - 2 for roll in scene.rolled] == [1]


def test_rr_66_8_hits_go_to_ground_forces_on_that_planet() -> None:
    scene = defense(6)
    scene.play(SpaceCannonDefense(seat=0, planet="centauri"))
    scene.choose("hacan", "fire", 0)
    assert scene.units("letnev", "centauri") == {"infantry": 1}
    assert scene.units("letnev", SYSTEM) == {"carrier": 1}


def test_rr_66_8_disabled_pds_do_not_fire() -> None:
    scene = defense()
    mark(scene.game, PDS_DISABLED, seat=0, subject=SYSTEM, until=INVASION)
    scene.play(SpaceCannonDefense(seat=0, planet="centauri"))
    assert scene.done


class CancelOne(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        cancel_hits(game, self.occasion, 1)
        return None


class SpareFighters(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        spare_fighters(game, self.occasion)
        return None


def test_the_stops_of_a_space_cannon_roll() -> None:
    watched = (watch("space_cannon_before"), watch("space_cannon_hits", Passing(), CancelOne()))
    scene = offense(HIT, watching=watched, cruiser=1)
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    scene.choose("hacan", "fire", 0)
    assert scene.told("passing") == [("space_cannon_before", 1, "34"), ("space_cannon_hits", 0, "34", 1)]
    assert scene.units("letnev", SYSTEM) == {"cruiser": 1}


def test_hits_may_have_to_spare_fighters() -> None:
    scene = offense(
        HIT, HIT, watching=(watch("space_cannon_before", SpareFighters()),), pds=2, cruiser=1, fighter=2
    )
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    scene.choose("hacan", "fire", 0)
    assert scene.units("letnev", SYSTEM) == {"cruiser": 1, "fighter": 2}
    assert scene.options() == (("destroy", "cruiser", 0), ("destroy", "fighter", 0), ("for_me",))


def test_turn_their_fleets_to_dust_when_the_last_ship_is_hit() -> None:
    scene = offense(HIT, cruiser=1)
    scene.secret("hacan", "turn_their_fleets_to_dust")
    scene.play(SpaceCannonOffense(seat=0, system=SYSTEM))
    scene.choose("hacan", "fire", 0)
    assert ("play", "turn_their_fleets_to_dust") in scene.options("hacan")
