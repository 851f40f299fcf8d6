"""The Krotoan Virus: what fills its slots is bought (`test_racial_technologies`); here The Alastor."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.components.dueling import duel
from throneworld.imperium.marks import COMBAT, mark
from throneworld.ti3.factions.krotoan import RAISING
from throneworld.ti3.owning import has_technology


def virus() -> Battlefield:
    return duel("krotoan", "letnev", "hacan")


def test_assimilation_slot_i_makes_a_copy_work_like_the_original() -> None:
    scene = virus()
    scene.racial("krotoan", "berzerker_genome")
    assert has_technology(scene.state, 0, "berzerker_genome")
    scene.sides({"cruiser": 1}, {"destroyer": 3})
    scene.fight(7, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets()[1] == {"destroyer": 1}, "one die, two hits"


def test_flagship_krotoan_raises_one_of_those_that_fell() -> None:
    scene = virus()
    scene.sides({"flagship": 1, "cruiser": 1}, {"destroyer": 1, "cruiser": 1, "dreadnought": 1})
    scene.fight(6, 7, 1, 1, 1, 1)
    scene.choose("letnev", "stay")
    scene.choose("letnev", "hit", "destroyer", 0)
    scene.choose("letnev", "hit", "cruiser", 0)
    scene.offers("krotoan", ("kind", "cruiser"), ("kind", "destroyer"))
    scene.refuses("krotoan", "kind", "dreadnought", rule="SA-13.23.1", key="not_to_be_raised")
    scene.choose("krotoan", "kind", "destroyer")
    assert scene.fleets() == ({"flagship": 1, "cruiser": 1, "destroyer": 1}, {"dreadnought": 1})


def test_flagship_krotoan_raises_within_fleet_supply() -> None:
    scene = virus()
    scene.counters("krotoan", 3, 1, 2)
    scene.sides({"flagship": 1}, {"destroyer": 2})
    scene.fight(6, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"flagship": 1}, {"destroyer": 1}) and scene.prompt == "announce_retreat"


def test_flagship_krotoan_raises_nothing_without_it_nor_dreadnoughts() -> None:
    scene = virus()
    scene.sides({"war_sun": 1}, {"destroyer": 2})
    scene.fight(3, 1, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.units("krotoan", SAUDOR) == {"war_sun": 1}
    scene = virus()
    scene.sides({"flagship": 1}, {"dreadnought": 1, "destroyer": 1})
    scene.damage("letnev", SAUDOR, "dreadnought")
    scene.fight(6, 1, 1)
    scene.choose("letnev", "stay")
    scene.choose("letnev", "hit", "dreadnought", 1)
    assert scene.fleets() == ({"flagship": 1}, {"destroyer": 1})


def test_flagship_krotoan_raises_five_in_a_battle() -> None:
    for raised, expected in ((4, {"flagship": 1, "destroyer": 1}), (5, {"flagship": 1})):
        scene = virus()
        for _ in range(raised):
            mark(scene.game, RAISING, seat=0, until=COMBAT)
        scene.sides({"flagship": 1}, {"destroyer": 2})
        scene.fight(6, 1, 1)
        scene.choose("letnev", "stay")
        assert scene.fleets()[0] == expected
