"""The Sardakk N'orr: Berzerker Genome, Valkyrie Armor, Exotrireme and the C'morran N'orr."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import PLANET, combat, duel, invade
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.purposes import BARRAGE, COMBAT


def test_berzerker_genome_adds_a_hit_to_each_round_with_one() -> None:
    scene = duel()
    scene.racial("norr", "berzerker_genome")
    scene.sides({"cruiser": 1}, {"destroyer": 3})
    scene.fight(6, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"cruiser": 1}, {"destroyer": 1}), "one die, two of three"


def test_berzerker_genome_makes_nothing_of_nothing() -> None:
    scene = duel()
    scene.racial("norr", "berzerker_genome")
    scene.sides({"cruiser": 1}, {"destroyer": 1})
    scene.fight(5, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"cruiser": 1}, {"destroyer": 1})
    assert scene.prompt == "announce_retreat", "the next round"


def test_berzerker_genome_adds_nothing_to_what_others_hit() -> None:
    scene = duel()
    scene.racial("norr", "berzerker_genome")
    scene.sides({"cruiser": 3}, {"destroyer": 3})
    scene.fight(1, 1, 1, 10, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"cruiser": 2}, {"destroyer": 3})


def test_berzerker_genome_counts_on_the_ground() -> None:
    scene = duel()
    scene.racial("norr", "berzerker_genome")
    invade(scene, {"ground_force": 1}, {"ground_force": 2})
    combat(scene, 7, 1, 1)
    assert scene.prompt == "promote" and scene.state.control[PLANET] == 0


def test_valkyrie_armor_avenges_with_a_natural_ten() -> None:
    scene = duel()
    scene.racial("norr", "valkyrie_armor")
    invade(scene, {"ground_force": 2}, {"ground_force": 1, "mechanized_unit": 1})
    # both of N'orr miss; the Ground Force and one die of the Mechanized Unit hit; one of the fallen strikes
    combat(scene, 1, 1, 8, 6, 1, 10, 9)
    assert scene.asked == ["letnev"] and scene.prompt == "destroy_units"
    scene.offers("letnev", ("destroy", "ground_force", 0), ("destroy", "mechanized_unit", 0))
    scene.refuses("letnev", "destroy", "shock_troop", 0, rule="SA-4.7.1", key="no_unit_there")
    scene.choose("letnev", "destroy", "mechanized_unit", 0)
    assert scene.done and scene.units("letnev", PLANET) == {"ground_force": 1}
    assert scene.units("norr", PLANET) == {}


def test_valkyrie_armor_strikes_for_nobody_who_stands() -> None:
    scene = duel()
    scene.racial("norr", "valkyrie_armor")
    invade(scene, {"ground_force": 1}, {"ground_force": 1})
    combat(scene, 7, 1)
    assert scene.prompt == "promote" and [why for _, why, *_ in scene.rolled] == ["combat", "combat"]


def test_exotrireme_gives_a_dreadnought_for_two_ships() -> None:
    scene = duel()
    scene.racial("norr", "exotrireme")
    scene.sides({"dreadnought": 1, "cruiser": 1}, {"war_sun": 1, "dreadnought": 1, "fighter": 1})
    scene.fight(1, 1, 1, 1, 1, 1, 1, 1, 1)
    scene.stay()
    assert scene.asked == ["norr"]
    scene.offers("norr", ("play", "exotrireme"), ("pass",))
    scene.choose("norr", "play", "exotrireme")
    assert scene.fleets()[0] == {"cruiser": 1}
    scene.offers("norr", ("destroy", "war_sun", 0), ("destroy", "dreadnought", 0), ("destroy", "fighter", 0))
    scene.refuses("norr", "destroy", "carrier", 0, rule="SA-4.7.1", key="no_unit_there")
    scene.choose("norr", "destroy", "war_sun", 0)
    scene.choose("norr", "destroy", "dreadnought", 0)
    assert scene.fleets() == ({"cruiser": 1}, {"fighter": 1})


def test_exotrireme_needs_a_dreadnought() -> None:
    scene = duel()
    scene.racial("norr", "exotrireme")
    scene.sides({"cruiser": 1}, {"dreadnought": 1})
    scene.fight(1, 1, 1)
    assert scene.prompt == "announce_retreat"
    scene.choose("letnev", "stay")
    assert scene.prompt == "announce_retreat", "the next round has begun"


def test_flagship_norr_helps_its_fleet_when_it_attacks() -> None:
    scene = duel()
    scene.sides({"flagship": 1, "destroyer": 1}, {"destroyer": 1, "fighter": 1})
    scene.put("norr", "space:thibah", destroyer=1)
    scene.fight(1, 1, 1, 1)
    modifiers = [
        combat_modifier(scene.state, 0, "destroyer", scene.place(SAUDOR), purpose)
        for purpose in (COMBAT, BARRAGE)
    ]
    assert modifiers == [2, 2], "theirs and that of the ship"
    assert combat_modifier(scene.state, 0, "destroyer", scene.place("space:thibah")) == 1
    assert combat_modifier(scene.state, 0, "ground_force", PLANET) == 1
    scene.put("norr", SAUDOR, flagship=-1)
    assert combat_modifier(scene.state, 0, "destroyer", scene.place(SAUDOR)) == 1, "it is gone"


def test_flagship_norr_does_not_help_it_to_defend() -> None:
    scene = duel("letnev", "norr", "hacan")
    scene.sides({"cruiser": 1}, {"flagship": 1, "destroyer": 1})
    scene.fight(1, 1, 1, 1)
    assert combat_modifier(scene.state, 1, "destroyer", scene.place(SAUDOR)) == 1
