"""RR 76: sustain damage."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage, watch
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.combat.casualties import BARRAGE, SPACE_CANNON, AssignHits
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import Clause

SPACE = "47"


def hit(scene: Scene, hits: int, how: str = "combat") -> Scene:
    scene.play(AssignHits(seat=1, place=SPACE, hits=hits, by=0, how=how))
    return scene


def fleet(faction: str = "hacan", watching: tuple[Clause, ...] = (), **ships: int) -> Scene:
    scene = Scene("sol", faction, "jolnar", listeners=(*ALL, *watching))
    scene.put(faction, VOID, **ships)
    return scene


def test_rr_76_1_each_use_cancels_one_hit_and_damages_the_unit() -> None:
    scene = hit(fleet(dreadnought=2, fighter=2), 2)
    assert scene.options() == (("sustain", "dreadnought"), ("done",), ("for_me",))
    scene.choose("hacan", "sustain", "dreadnought")
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.done
    assert scene.units("hacan", VOID) == {"dreadnought": 2, "fighter": 2}
    assert scene.told("damage_sustained") == [(1, "dreadnought", SPACE)] * 2


def test_rr_76_1_a_player_need_not_use_it() -> None:
    scene = hit(fleet(dreadnought=1, fighter=1), 1)
    scene.choose("hacan", "done")
    scene.choose("hacan", "destroy", "fighter", 0)
    assert scene.state.damaged[1] == {}


def test_rr_76_2_a_damaged_unit_fights_as_before() -> None:
    scene = stage({"dreadnought": 1}, {"carrier": 1})
    scene.damage("letnev", VOID, "dreadnought")
    combat(scene, 5, MISS)
    assert scene.units("letnev", VOID) == {"dreadnought": 1}
    assert scene.units("hacan", VOID) == {}


def test_rr_76_3_a_damaged_unit_cannot_use_it_again() -> None:
    scene = fleet(dreadnought=1)
    scene.damage("hacan", VOID, "dreadnought")
    hit(scene, 1)
    assert scene.units("hacan", VOID) == {}


def test_rr_76_4_it_is_used_against_space_cannon_too() -> None:
    scene = hit(fleet(dreadnought=1), 1, SPACE_CANNON)
    assert ("sustain", "dreadnought") in scene.options()


def test_rr_76_4_a_unit_that_cannot_be_hit_cannot_use_it() -> None:
    scene = hit(fleet(dreadnought=1, fighter=1), 1, BARRAGE)
    assert scene.units("hacan", VOID) == {"dreadnought": 1}


def test_rr_76_5_it_does_not_help_against_what_destroys_directly() -> None:
    scene = fleet(dreadnought=1)
    destroy_doomed(scene.game, 1, [("dreadnought", SPACE, 0)], "ability", 0)
    assert scene.units("hacan", VOID) == {}


def test_rr_76_6_non_euclidean_shielding_cancels_two_hits_or_the_last_one() -> None:
    scene = fleet("letnev", dreadnought=2, fighter=1)
    scene.technologies("letnev", "non_euclidean_shielding")
    hit(scene, 3)
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.ask().about == {"place": SPACE, "hits": 1}
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.done
    assert scene.units("letnev", VOID) == {"dreadnought": 2, "fighter": 1}


class DirectHit(Effect, frozen=True):
    """Destroy the unit that has just sustained damage."""

    def run(self, game: Game) -> Step | None:
        seat, kind, place, by = self.occasion.facts
        destroy_units(game, int(seat), str(place), str(kind), 1, "direct_hit", damaged=1, by=int(by))
        return None


def test_after_each_use_the_stop_for_direct_hit_comes_and_the_cancelled_hit_stays_cancelled() -> None:
    scene = fleet(watching=(watch("damage_sustained", DirectHit()),), dreadnought=2, cruiser=1)
    hit(scene, 2)
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.units("hacan", VOID) == {"dreadnought": 1, "cruiser": 1}
    scene.choose("hacan", "done")
    scene.choose("hacan", "destroy", "cruiser", 0)
    assert scene.units("hacan", VOID) == {"dreadnought": 1}


def test_for_me_sustains_first_with_what_no_direct_hit_destroys() -> None:
    scene = fleet(dreadnought=1, flagship=1, fighter=1)
    hit(scene, 3)
    scene.choose("hacan", "for_me")
    assert scene.units("hacan", VOID) == {"dreadnought": 1, "flagship": 1}
    assert [each[1] for each in scene.told("damage_sustained")] == ["dreadnought", "flagship"]


def test_both_sides_assign_before_anything_is_destroyed() -> None:
    scene = stage({"flagship": 1}, {"dreadnought": 2}, factions=("mentak", "hacan", "jolnar"))
    scene.damage("mentak", VOID, "flagship")
    combat(scene, HIT, HIT, HIT, MISS)
    assert scene.told("damage_sustained") == []
    assert scene.units("mentak", VOID) == scene.units("hacan", VOID) == {}
