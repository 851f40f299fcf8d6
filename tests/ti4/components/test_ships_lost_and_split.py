"""One ship that is lost is one feat, and a stack that Foresight takes apart stays what it was."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.kernel.asks import Option
from throneworld.ti4.factions.naalu import Withdraw
from throneworld.ti4.state import SPACE
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.units import INDEX

GREATEST = "destroy_their_greatest_ship"
OFFER: tuple[Option, ...] = (("play", GREATEST), ("pass",))


# Destroy Their Greatest Ship


def hunters(theirs: dict[str, int], **mine: int) -> Scene:
    """Letnev have the objective; the flagship of Hacan is not damaged yet."""
    scene = stage(mine, theirs)
    scene.secret("letnev", GREATEST)
    return scene


def test_destroy_their_greatest_ship_is_offered_once_for_a_ship_that_a_direct_hit_destroyed() -> None:
    scene = hunters({"flagship": 1, "cruiser": 1}, cruiser=3)
    scene.hold("letnev", "direct_hit")
    combat(scene, HIT, HIT, MISS, MISS, MISS, MISS)
    scene.choose("hacan", "sustain", "flagship")
    scene.choose("letnev", "play", "direct_hit")
    assert scene.options("letnev") == OFFER
    scene.choose("letnev", "pass")
    assert scene.units("hacan", VOID) == {}, "the other hit destroyed the cruiser"
    assert scene.done, "and is no feat"


@pytest.mark.parametrize("feats", [1, 2])
def test_destroy_their_greatest_ship_is_offered_once_for_a_volley(feats: int) -> None:
    ships = {"flagship": 1} if feats == 1 else {"flagship": 1, "war_sun": 1}
    scene = hunters(ships, dreadnought=3)
    scene.technologies("hacan", "war_sun")
    for kind in ships:
        scene.damage("hacan", VOID, kind)
    combat(scene, HIT, HIT, HIT, *[MISS] * 5)
    assert scene.options("letnev") == OFFER
    scene.choose("letnev", "pass")
    assert scene.done


def test_destroy_their_greatest_ship_is_not_offered_for_a_ship_that_is_gone_already() -> None:
    scene = hunters({"cruiser": 1}, cruiser=1)
    flagship = ("flagship", SPACE[VOID], 0)
    destroy_doomed(scene.game, 1, [flagship, ("cruiser", SPACE[VOID], 0)], COMBAT, 0)
    assert scene.told("units_destroyed") == [(1, "cruiser", 1, SPACE[VOID], 0, COMBAT)]
    scene.play()
    assert scene.done


# Foresight


def test_foresight_moves_the_damaged_and_the_sound_ships_of_a_stack() -> None:
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", VOID, dreadnought=2, cruiser=1)
    scene.damage("naalu", VOID, "dreadnought")
    scene.put("hacan", 24, cruiser=1)
    scene.play(TacticalAction(seat=0, system=VOID))
    scene.choose("hacan", "ship", "cruiser", 24, 0)
    scene.choose("naalu", "play", "foresight")
    scene.choose("naalu", "system", 27)
    assert scene.units("naalu", 27) == {"dreadnought": 2, "cruiser": 1}
    assert {place: group[INDEX["dreadnought"]] for place, group in scene.state.damaged[1].items()} == {
        "27": 1
    }


@pytest.mark.parametrize(("first", "second", "damaged"), [(3, 4, 0), (4, 3, 1)])
def test_foresight_out_of_a_rift_tells_damaged_ships_from_sound_ones(
    first: int, second: int, damaged: int
) -> None:
    scene = Scene("hacan", "naalu", "sol", "norr", "yin", "saar")
    scene.put("naalu", 41, dreadnought=2)
    scene.damage("naalu", 41, "dreadnought")
    target = next(each for each in adjacent_to(scene.state, 41))
    scene.rolls(first, second)
    scene.play(Withdraw(seat=1, system=41, target=target, how="foresight"))
    assert scene.units("naalu", target) == {"dreadnought": 1}
    assert len(scene.state.damaged[1]) == damaged, "the damaged one rolls first"


@pytest.mark.parametrize(("troops", "boards"), [(1, True), (2, False)])
def test_foresight_splits_no_stack_without_a_plastic_piece(troops: int, boards: bool) -> None:
    """RR 41.3: twelve stacks use up the pieces; the last of a stack takes its piece along."""
    scene = Scene(*SIDES[1:], "naalu")
    scene.put("naalu", 35, carrier=1)
    scene.put("naalu", "bereg", infantry=troops)
    elsewhere = "thibah tarmann saudor mehar_xull quann lodor new_albion starpoint tequran torkan qucenn"
    for planet in elsewhere.split():
        scene.put("naalu", planet, infantry=1)
    target = adjacent_to(scene.state, 35)[0]
    scene.play(Withdraw(seat=2, system=35, target=target, how="foresight"))
    if boards:
        scene.choose("naalu", "board", "bereg")
    assert scene.done
    assert scene.has("naalu", target, "infantry") == int(boards)
    assert scene.has("naalu", "bereg", "infantry") == (0 if boards else troops)
