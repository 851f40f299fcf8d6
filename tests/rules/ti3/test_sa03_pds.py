"""SA 3.17 and 13.17: PDS fire."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR, Battlefield
from throneworld.imperium.marks import TACTICAL_ACTION, expire
from throneworld.ti3.quantities import REACHES_FAR
from throneworld.ti3.state import Border, Gate
from throneworld.ti3.tables.units import PIECES, UNIT
from throneworld.ti3.tactical import cannons
from throneworld.ti3.tactical.cannons import PdsFire

FOR_ME = ("for_me",)
HOLD = ("hold_fire",)


def armed(*races: str, **more: int) -> Battlefield:
    """Two PDS of Letnev on Saudor, two Cruisers of Sol above it."""
    scene = Battlefield(*races)
    scene.put(scene.players[1], "saudor", pds=2)
    scene.take(scene.players[1], "saudor")
    scene.put(scene.players[0], SAUDOR, cruiser=2)
    return scene


def test_sa_3_17_1_pds_of_others_may_fire_at_the_active_players_ships() -> None:
    scene = armed()
    scene.shoot(6, 5)
    scene.offers("letnev", ("fire", 1), ("fire", 2), HOLD)
    scene.refuses("letnev", "fire", 3, rule="SA-13.17.6", key="not_so_many_guns")
    scene.choose("letnev", "fire", 2)
    assert scene.rolled == [(1, "space_cannon", 6, 5)]
    assert scene.done, "two Cruisers alike: nothing to choose"
    assert scene.units("sol", SAUDOR) == {"cruiser": 1}


def test_sa_3_17_1_firing_is_voluntary() -> None:
    scene = armed()
    scene.shoot()
    scene.choose("letnev", *HOLD)
    assert scene.done and scene.rolled == []


def test_sa_3_17_1_and_ruling_54_the_others_declare_in_rotation_order_and_all_hits_are_taken_together() -> (
    None
):
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.put("sol", SAUDOR, destroyer=1, carrier=1, cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.put("hacan", "saudor", pds=1)
    scene.state.clockwise = False
    scene.shoot(6, 6)
    assert scene.asked == ["hacan"], "counter-clockwise"
    scene.choose("hacan", "fire", 1)
    assert scene.rolled == [], "all declare before anybody rolls"
    scene.choose("letnev", "fire", 1)
    assert scene.rolled == [(2, "space_cannon", 6), (1, "space_cannon", 6)]
    scene.choose("sol", "hit", "destroyer", 0)
    scene.choose("sol", "hit", "carrier", 0)
    destroyed = [(deed.seat, deed.about[0]) for deed in scene.state.deeds]
    assert destroyed == [(2, "destroyer"), (1, "carrier")], "each has destroyed one"


def test_sa_3_17_2_then_the_active_player_fires_at_the_enemy_fleet() -> None:
    scene = armed()
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.put("sol", "saudor", pds=1)
    scene.shoot(1, 6)
    scene.choose("letnev", "fire", 1)
    scene.offers("sol", ("fire", 1), HOLD)
    scene.choose("sol", "fire", 1)
    assert scene.rolled == [(1, "space_cannon", 1), (0, "space_cannon", 6)]
    assert scene.units("letnev", SAUDOR) == {} and scene.done


def test_sa_3_17_3_nobody_fires_at_a_third_party() -> None:
    scene = Battlefield()
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.put("hacan", "saudor", pds=2)
    scene.shoot()
    assert scene.done and scene.rolled == []


def test_sa_13_17_1_a_pds_costs_2_and_hits_on_6() -> None:
    assert (PIECES["pds"], UNIT["pds"].cost, UNIT["pds"].combat) == (9, 2, 6)


@pytest.mark.parametrize("place", ["thibah", "saudor"])
def test_sa_13_17_3_the_space_cannon_reaches_its_own_system_only(place: str) -> None:
    scene = Battlefield()
    scene.put("sol", SAUDOR, cruiser=1)
    scene.put("letnev", place, pds=1)
    scene.shoot()
    assert scene.done == (place == "thibah")


def _far(monkeypatch: pytest.MonkeyPatch, **board: tuple[int, int]) -> Battlefield:
    """Cannons reach adjacent systems, whatever makes them."""
    monkeypatch.setattr(
        cannons, "granted_by", lambda state, quantity, *context: "far" if quantity == REACHES_FAR else ""
    )
    scene = Battlefield(board={at: name for name, at in board.items()})
    scene.put("sol", f"space:{next(iter(board))}", cruiser=1)
    return scene


def test_sa_13_17_3_cannons_that_reach_far_fire_at_adjacent_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = _far(monkeypatch, saudor=(0, 0), thibah=(1, 0), vefut_ii=(3, 0))
    scene.put("letnev", "thibah", pds=1)
    scene.put("hacan", "vefut_ii", pds=1)
    scene.shoot(6)
    scene.choose("letnev", "fire", 1)
    assert scene.done and scene.units("sol", SAUDOR) == {}


def test_sa_13_17_3_but_not_across_an_asteroid_belt(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = _far(monkeypatch, saudor=(0, 0), thibah=(1, 0))
    scene.put("letnev", "thibah", pds=1)
    one, other = sorted((scene.system("saudor"), scene.system("thibah")))
    scene.state.borders = (Border(one, other, "asteroid_belt"),)
    scene.shoot()
    assert scene.done


def test_sa_13_17_3_nor_through_wormholes(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = _far(monkeypatch, saudor=(0, 0), lodor=(3, 0))
    scene.state.gates = (Gate(scene.system("saudor"), ("A", "B")),)
    scene.put("letnev", "lodor", pds=1)
    scene.shoot()
    assert scene.done


def test_sa_13_17_4_after_step_3_nobody_fires() -> None:
    scene = armed()
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.fight(1, 1, 1, 7, 7, 1)
    scene.stay()
    assert all(why == "combat" for _, why, *_ in scene.rolled)


def test_sa_13_17_5_the_active_player_fires_even_if_he_has_moved_no_ships() -> None:
    scene = Battlefield()
    scene.put("sol", "saudor", pds=1)
    scene.put("letnev", SAUDOR, carrier=1)
    scene.shoot(6)
    scene.choose("sol", "fire", 1)
    assert scene.units("letnev", SAUDOR) == {}


def test_sa_13_17_6_each_pds_fires_once_in_an_action() -> None:
    scene = armed()
    scene.shoot(1)
    scene.choose("letnev", "fire", 1)
    scene.shoot(1)
    scene.offers("letnev", ("fire", 1), HOLD)
    scene.choose("letnev", "fire", 1)
    scene.shoot()
    assert scene.done, "both have fired"
    expire(scene.game, TACTICAL_ACTION)
    scene.shoot()
    scene.offers("letnev", ("fire", 1), ("fire", 2), HOLD)


def test_sa_13_17_6_in_a_transfer_action_others_fire_alone_and_in_both_systems() -> None:
    scene = Battlefield()
    for place in ("saudor", "thibah"):
        scene.put("sol", f"space:{place}", destroyer=1)
        scene.put("sol", place, pds=1)
        scene.put("letnev", place, pds=1)
    scene.put("letnev", SAUDOR, destroyer=1)
    scene.shoot(1, 6, other=scene.system("thibah"))
    scene.choose("letnev", "fire", 1)
    assert scene.rolled == [(1, "space_cannon", 1)] and scene.asked == ["letnev"]
    scene.choose("letnev", "fire", 1)
    assert (
        scene.done and scene.units("sol", "space:thibah") == {} and scene.has("sol", SAUDOR, "destroyer") == 1
    )


def test_sa_13_17_6_a_pds_aboard_a_ship_does_not_fire() -> None:
    scene = Battlefield()
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fleet("letnev", "saudor", "carrier", pds=2)
    scene.shoot()
    assert scene.done


def test_sa_13_17_11_hits_of_pds_may_be_sustained_and_ships_do_not_fire_back() -> None:
    scene = Battlefield()
    scene.put("letnev", "saudor", pds=2)
    scene.put("sol", SAUDOR, dreadnought=1, destroyer=1)
    scene.shoot(6, 5)
    scene.choose("letnev", "fire", 2)
    scene.offers(
        "sol", ("hit", "dreadnought", 0), ("sustain", "dreadnought", 0), ("hit", "destroyer", 0), FOR_ME
    )
    scene.choose("sol", "sustain", "dreadnought", 0)
    assert scene.done and scene.has("letnev", "saudor", "pds") == 2
    assert scene.rolled == [(1, "space_cannon", 6, 5)]


def test_sa_11_4_7_pds_fire_breaks_no_agreement() -> None:
    scene = armed()
    scene.shoot(1)
    scene.choose("letnev", "fire", 1)
    assert not [deed for deed in scene.state.deeds if deed.kind == "act_of_war"]


def test_sa_6_6_2_and_ruling_204_nobody_fires_at_ships_in_an_ion_storm() -> None:
    scene = Battlefield("sol", "norr", "hacan", board={(0, 0): "ion_storm"})
    scene.put("sol", "space:ion_storm", cruiser=1)
    scene.put("norr", "space:ion_storm", flagship=1)
    scene.play(PdsFire(seat=0, system=scene.system("ion_storm")))
    assert scene.done


def test_ruling_154_the_cannon_of_a_flagship_fires_in_its_own_system() -> None:
    scene = Battlefield("sol", "norr", "hacan")
    scene.put("sol", SAUDOR, cruiser=1)
    scene.put("norr", SAUDOR, flagship=1)
    scene.shoot(6)
    scene.choose("norr", "fire", 1)
    assert scene.units("sol", SAUDOR) == {}


def test_sa_15_6_1_a_pds_in_a_system_on_high_alert_has_1_more() -> None:
    scene = armed()
    scene.state.high_alert, scene.state.high_alert_of = scene.system("saudor"), 1
    scene.shoot(5, 4)
    scene.choose("letnev", "fire", 2)
    assert scene.units("sol", SAUDOR) == {"cruiser": 1}
