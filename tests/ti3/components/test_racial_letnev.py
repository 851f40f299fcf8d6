"""The Barony of Letnev: Saimoc Infused Hulls, L4 Disruptors, Noneuclidian Shielding and the Arc Secundus."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import PLANET, combat, duel, invade
from throneworld.imperium.combat.combatants import combat_modifier

PLAYERS = ("letnev", "sol", "hacan")


# Saimoc Infused Hulls


def test_saimoc_infused_hulls_mend_what_took_nothing_in_the_round() -> None:
    scene = duel(*PLAYERS)
    scene.racial("letnev", "saimoc_infused_hulls")
    scene.sides({"war_sun": 1, "dreadnought": 2}, {"dreadnought": 1})
    scene.damage("letnev", SAUDOR, "war_sun", 2)
    scene.damage("letnev", SAUDOR, "dreadnought", 1)
    scene.fight(1, 1, 1, 1, 5, 1)
    scene.choose("sol", "stay")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    scene.offers("letnev", ("repair", "war_sun", 2), ("repair", "dreadnought", 1))
    scene.refuses("letnev", "repair", "dreadnought", 0, rule="SA-13.3.5", key="nothing_damaged")
    scene.choose("letnev", "repair", "war_sun", 2)
    assert not any(option[0] == "repair" for option in scene.options()), "one, and no more"
    assert scene.state.damage(0, 2) == {}
    assert scene.state.damage(0, 1)[scene.place(SAUDOR)][scene.state.edition.index["war_sun"]] == 1


def test_saimoc_infused_hulls_mend_nothing_that_was_hit_in_the_round() -> None:
    scene = duel(*PLAYERS)
    scene.racial("letnev", "saimoc_infused_hulls")
    scene.sides({"dreadnought": 1}, {"dreadnought": 1})
    scene.fight(1, 1, 5, 1)
    scene.choose("sol", "stay")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    assert scene.prompt == "announce_retreat", "the next round"
    assert scene.state.damage(0, 1)


def test_saimoc_infused_hulls_let_fighters_hit_fighters_alone_in_the_first_round() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.racial("letnev", "saimoc_infused_hulls")
    scene.sides({"fighter": 3, "carrier": 1}, {"fighter": 1, "cruiser": 1, "carrier": 1})
    scene.fight(9, 10, 10, 10, 1, 1, 1, stage="start_round")
    scene.choose("letnev", "stay")
    assert scene.prompt == "take_hit", "the hit of the Carrier"
    assert scene.ask("letnev").about["hits"] == 1
    scene.offers("letnev", ("hit", "carrier", 0), ("hit", "cruiser", 0), ("for_me",))
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.fleets()[1] == {"carrier": 1}


# L4 Disruptors


def test_l4_disruptors_help_invaders_and_hinder_pds() -> None:
    scene = duel(*PLAYERS)
    scene.racial("letnev", "l4_disruptors")
    invade(scene, {"ground_force": 1}, {"ground_force": 1, "pds": 1})
    combat(scene, 6, 7, 1, stage="pds_defence")
    scene.choose("sol", "fire", 1)
    assert scene.prompt in ("capture", "promote"), "neither did the PDS hit with a 6 nor did 7 miss"


def test_l4_disruptors_add_one_to_each_roll_of_an_invader() -> None:
    for owned, added in (((), 0), (("l4_disruptors",), 1)):
        scene = duel(*PLAYERS)
        scene.racial("letnev", *owned)
        invade(scene, {"ground_force": 1}, {"ground_force": 1, "pds": 1})
        kinds = ("ground_force", "shock_troop", "mechanized_unit")
        assert [combat_modifier(scene.state, 0, kind, PLANET) for kind in kinds] == [added] * 3
        assert [combat_modifier(scene.state, 1, kind, PLANET) for kind in kinds] == [0] * 3
        assert combat_modifier(scene.state, 0, "mechanized_unit", PLANET, "pre_combat") == added
        assert combat_modifier(scene.state, 0, "cruiser", scene.place(SAUDOR)) == 0
        assert combat_modifier(scene.state, 1, "pds", PLANET, "invasion_defence") == -added


def test_l4_disruptors_do_not_help_defenders() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.racial("letnev", "l4_disruptors")
    invade(scene, {"ground_force": 1}, {"ground_force": 1})
    combat(scene, 8, 7)
    assert scene.state.control[PLANET] == 0


# Noneuclidian Shielding


def test_noneuclidian_shielding_takes_two_hits_as_one_damage() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.racial("letnev", "noneuclidian_shielding")
    scene.sides({"war_sun": 1}, {"dreadnought": 1, "cruiser": 1})
    scene.fight(10, 10, 10, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.ask("letnev").about["hits"] == 3
    scene.choose("letnev", "sustain", "dreadnought", 0)
    assert scene.ask("letnev").about["hits"] == 1
    scene.refuses("letnev", "sustain", "dreadnought", 1, rule="SA-13.3.2", key="cannot_sustain")
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.fleets()[1] == {"dreadnought": 1}


def test_noneuclidian_shielding_helps_mechanized_units() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.racial("letnev", "noneuclidian_shielding")
    invade(scene, {"ground_force": 3}, {"mechanized_unit": 1, "ground_force": 1})
    combat(scene, 8, 8, 1, 1, 1, 1)
    scene.choose("letnev", "sustain", "mechanized_unit", 0)
    assert scene.units("letnev", PLANET) == {"mechanized_unit": 1, "ground_force": 1}


# Arc Secundus


def test_flagship_letnev_shoots_first_at_fighters_and_all_and_takes_two_hits() -> None:
    scene = duel(*PLAYERS)
    scene.sides({"flagship": 1}, {"fighter": 2, "carrier": 1})
    scene.fight(5, 5, 1, 1, 1, 1, stage="barrage")
    assert scene.rolled[:2] == [(0, "barrage", 5), (0, "pre_combat", 5)]
    row = scene.state.edition.profile(scene.state, 0, "flagship")
    assert row.damage_levels == 2 and row.bombardment is not None and row.bombardment.dice == 1
