"""Components that change dice and hits: laws, abilities, technologies and flagships."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from tests.ti4.scene import Scene
from throneworld.imperium.combat.casualties import AssignHits
from throneworld.imperium.combat.chosen_hits import chosen_hit
from throneworld.imperium.combat.combatants import big_ships, combat_modifier
from throneworld.imperium.combat.dice import CombatRolls
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, SpaceCannonOffense, SpaceCannonRoll

SPACE = "47"


def modifier(faction: str, kind: str, place: str = SPACE, law: str = "") -> int:
    scene = Scene(faction, "hacan", "sol")
    scene.put(faction, place, **{kind: 1})
    if law:
        scene.law(law, 0)
    return combat_modifier(scene.state, 0, kind, place)


# Modifiers


def test_unrelenting_adds_one_to_every_combat_roll() -> None:
    assert modifier("norr", "cruiser") == modifier("norr", "infantry", "bereg") == 1


def test_fragile_takes_one_from_every_combat_roll() -> None:
    assert modifier("jolnar", "cruiser") == modifier("jolnar", "infantry", "bereg") == -1


def test_cmorran_norr_adds_one_to_the_other_ships_in_its_system() -> None:
    scene = stage({"flagship": 1, "cruiser": 1}, {"cruiser": 1}, factions=("norr", "hacan", "sol"))
    scene.put("norr", 24, cruiser=1)
    assert combat_modifier(scene.state, 0, "cruiser", SPACE) == 2
    assert combat_modifier(scene.state, 0, "flagship", SPACE) == 1
    assert combat_modifier(scene.state, 0, "cruiser", "24") == 1


def test_prophecy_of_ixth_adds_one_to_the_fighters_of_its_owner() -> None:
    assert modifier("letnev", "fighter", law="prophecy_of_ixth") == 1
    assert modifier("letnev", "cruiser", law="prophecy_of_ixth") == 0


# Dice


def test_jns_hylarim_produces_two_more_hits_on_a_natural_nine_or_ten() -> None:
    scene = stage({"flagship": 1}, {"carrier": 4}, factions=("jolnar", "hacan", "sol"))
    combat(scene, 9, 8, *[MISS] * 4)
    assert scene.units("hacan", VOID) == {}
    assert scene.rolled[0] == (0, "combat", 9, 8)


def test_jns_hylarim_hits_no_harder_without_such_a_result() -> None:
    scene = stage({"flagship": 1}, {"carrier": 4}, factions=("jolnar", "hacan", "sol"))
    combat(scene, 8, 6, *[MISS] * 4, 10, 10, *[MISS] * 4)
    assert dice(scene)[:4] == [(0, 2), (1, 4), (0, 2), (1, 3)]


def test_notes_4_36a_salai_sai_corian_rolls_a_die_for_each_opposing_ship_that_is_no_fighter() -> None:
    scene = stage(
        {"flagship": 1}, {"carrier": 1, "cruiser": 2, "fighter": 3}, factions=("winnu", "hacan", "sol")
    )
    scene.play(CombatRolls(seat=0, other=1, place=SPACE))
    assert dice(scene) == [(0, 3)]


def test_notes_4_36b_salai_sai_corian_rolls_nothing_against_fighters_alone() -> None:
    scene = stage({"flagship": 1}, {"fighter": 3}, factions=("winnu", "hacan", "sol"))
    scene.play(CombatRolls(seat=0, other=1, place=SPACE))
    assert dice(scene) == []


def hacan(*rolls: int, goods: int = 2, **units: int) -> Scene:
    factions = ("hacan", "letnev", "jolnar")
    scene = stage({"flagship": 1, **units}, {"carrier": 3}, factions=factions)
    scene.goods("hacan", trade_goods=goods)
    return combat(scene, *rolls)


def test_wrath_of_kenara_spends_a_trade_good_for_one_more_on_a_die() -> None:
    scene = hacan(6, 6, 6, MISS, MISS, MISS, cruiser=1)
    assert scene.options() == (("play", "wrath_of_kenara"), ("pass",))
    scene.choose("hacan", "play", "wrath_of_kenara")
    assert scene.options() == (("raise", "flagship", 6, 1), ("raise", "cruiser", 6, 0), ("done",))
    scene.choose("hacan", "raise", "flagship", 6, 1)
    scene.choose("hacan", "raise", "cruiser", 6, 0)
    assert scene.state.trade_goods[0] == 0
    assert scene.told("units_destroyed")[0] == (1, "carrier", 2, SPACE, 0, "combat")


def test_wrath_of_kenara_asks_only_if_a_trade_good_would_make_a_hit() -> None:
    scene = hacan(5, 7, MISS, MISS, MISS, HIT, HIT)
    assert scene.told("units_destroyed")[0][:3] == (1, "carrier", 1)
    scene = hacan(6, 7, MISS, MISS, MISS, HIT, HIT, goods=0)
    assert scene.told("units_destroyed")[0][:3] == (1, "carrier", 1)


def crown(*rolls: int, **units: int) -> Scene:
    scene = stage(units, {"carrier": 3})
    scene.technologies("letnev", "war_sun")
    scene.law("the_crown_of_thalnos", 0)
    return combat(scene, *rolls)


def test_notes_4_14b_the_crown_of_thalnos_destroys_units_that_reroll_without_a_hit() -> None:
    scene = crown(MISS, MISS, MISS, HIT, 2, MISS, MISS, MISS, cruiser=3)
    assert scene.options() == (("play", "the_crown_of_thalnos"), ("pass",))
    scene.choose("letnev", "play", "the_crown_of_thalnos")
    scene.choose("letnev", "reroll", "cruiser", MISS, 0)
    scene.choose("letnev", "reroll", "cruiser", MISS, 0)
    scene.choose("letnev", "done")
    assert scene.told("units_destroyed")[0] == (0, "cruiser", 1, SPACE, 0, "the_crown_of_thalnos")
    assert scene.units("letnev", VOID) == {"cruiser": 2}
    assert scene.units("hacan", VOID) == {"carrier": 2}


def test_notes_4_14c_the_crown_of_thalnos_spares_a_unit_of_which_one_rerolled_die_hits() -> None:
    scene = crown(1, 1, 1, HIT, 2, MISS, MISS, MISS, war_sun=1)
    scene.choose("letnev", "play", "the_crown_of_thalnos")
    scene.choose("letnev", "reroll", "war_sun", 1, 1)
    scene.choose("letnev", "reroll", "war_sun", 1, 1)
    scene.choose("letnev", "done")
    assert scene.units("letnev", VOID) == {"war_sun": 1}
    assert scene.units("hacan", VOID) == {"carrier": 2}


# Hits


def test_flagship_0_0_1_turns_the_hits_of_its_dreadnoughts_away_from_fighters() -> None:
    scene = stage(
        {"flagship": 1, "dreadnought": 1, "cruiser": 1},
        {"cruiser": 3, "fighter": 4},
        factions=("l1z1x", "hacan", "sol"),
    )
    combat(scene, MISS, MISS, HIT, HIT, *[MISS] * 7)
    assert scene.ask().about == {"place": SPACE, "hits": 2, "how": "combat"}
    scene.choose("hacan", "destroy", "fighter", 0)
    assert scene.units("hacan", VOID) == {"cruiser": 2, "fighter": 3}


def test_flagship_0_0_1_leaves_hits_to_fighters_if_there_is_nothing_else() -> None:
    factions = ("l1z1x", "hacan", "sol")
    scene = stage({"flagship": 1, "dreadnought": 1}, {"fighter": 4}, factions=factions)
    combat(scene, HIT, HIT, HIT, *[MISS] * 4)
    assert scene.told("units_destroyed")[0] == (1, "fighter", 3, SPACE, 0, "combat")


def test_fourth_moon_keeps_ships_of_others_from_sustaining_damage() -> None:
    scene = stage({"flagship": 1}, {"dreadnought": 1}, factions=("mentak", "hacan", "sol"))
    scene.play(AssignHits(seat=1, place=SPACE, hits=1, by=0))
    assert scene.units("hacan", VOID) == {}
    scene.play(AssignHits(seat=0, place=SPACE, hits=1, by=1))
    assert ("sustain", "flagship") in scene.options("mentak")


def test_notes_4_27c_publicize_weapon_schematics_takes_sustain_damage_from_war_suns() -> None:
    scene = stage({"war_sun": 1}, {"cruiser": 1})
    scene.technologies("letnev", "war_sun")
    scene.law("publicize_weapon_schematics")
    scene.play(AssignHits(seat=0, place=SPACE, hits=1, by=1))
    assert scene.units("letnev", VOID) == {}


def test_non_euclidean_shielding_is_left_to_for_me() -> None:
    scene = stage({"dreadnought": 1, "fighter": 1}, {"cruiser": 1})
    scene.technologies("letnev", "non_euclidean_shielding")
    scene.play(AssignHits(seat=0, place=SPACE, hits=2, by=1))
    scene.choose("letnev", "for_me")
    assert scene.units("letnev", VOID) == {"dreadnought": 1, "fighter": 1}


def test_a_hit_that_its_producer_assigns_may_be_sustained_by_that_ship_alone() -> None:
    scene = stage({"cruiser": 1}, {"dreadnought": 2, "cruiser": 1})
    scene.damage("hacan", VOID, "dreadnought")
    scene.play(chosen_hit(seat=1, by=0, place=SPACE))
    assert scene.options("letnev") == (
        ("hit", "dreadnought", 0),
        ("hit", "dreadnought", 1),
        ("hit", "cruiser", 0),
    )
    scene.choose("letnev", "hit", "dreadnought", 0)
    assert scene.options("hacan") == (("sustain", "dreadnought"), ("done",), ("for_me",))
    scene.choose("hacan", "sustain", "dreadnought")
    scene.play(chosen_hit(seat=1, by=0, place=SPACE))
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.units("hacan", VOID) == {"dreadnought": 2}


def test_notes_4_4d_the_alastor_lets_ground_forces_fight_and_fall_as_ships() -> None:
    scene = stage({"flagship": 1}, {"cruiser": 2}, factions=("nekro", "hacan", "sol"), system=27)
    scene.put("nekro", "new_albion", infantry=3)
    combat(scene, 7, MISS, MISS, MISS, HIT, MISS, system=27)
    scene.choose("nekro", "play", "the_alastor")
    for _ in range(2):
        scene.choose("nekro", "fight_as_ship", "new_albion")
    scene.choose("nekro", "done")
    assert dice(scene)[:2] == [(0, 2), (0, 2)]
    assert big_ships(scene.state, 0, "27") == 3
    scene.choose("nekro", "done")
    assert scene.options() == (
        ("destroy", "flagship", 0),
        ("destroy_on", "infantry", 0, "new_albion"),
        ("for_me",),
    )
    scene.choose("nekro", "destroy_on", "infantry", 0, "new_albion")
    assert scene.units("nekro", "new_albion") == {"infantry": 2}
    assert big_ships(scene.state, 0, "27") == 2


# Space cannon


def cannon(*technologies: tuple[str, str], rolls: tuple[int, ...]) -> Scene:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("letnev", 34, cruiser=3)
    scene.put("letnev", "centauri", infantry=3)
    scene.put("hacan", "centauri", pds=1)
    for faction, technology in technologies:
        scene.technologies(faction, technology)
    scene.rolls(*rolls)
    return scene


def test_antimass_deflectors_take_one_from_space_cannon_rolls_of_others() -> None:
    scene = cannon(("letnev", "antimass_deflectors"), rolls=(6, 7))
    scene.play(SpaceCannonOffense(seat=0, system=34))
    scene.choose("hacan", "fire", 0)
    assert scene.has("letnev", 34, "cruiser") == 3
    scene.play(SpaceCannonDefense(seat=0, planet="centauri"))
    scene.choose("hacan", "fire", 0)
    assert scene.has("letnev", "centauri", "infantry") == 2


def test_plasma_scoring_adds_a_die_to_one_unit() -> None:
    scene = cannon(("hacan", "plasma_scoring"), rolls=(6, 6))
    scene.play(SpaceCannonOffense(seat=0, system=34))
    scene.choose("hacan", "fire", 0)
    assert dice(scene, "space_cannon") == [(1, 2)]
    assert scene.has("letnev", 34, "cruiser") == 1


def test_plasma_scoring_goes_to_the_unit_that_hits_best() -> None:
    scene = cannon(("hacan", "plasma_scoring"), rolls=(MISS,) * 5)
    scene.play(SpaceCannonRoll(seat=1, target=0, place="34", cannons=((6, 1), (5, 3))))
    assert dice(scene, "space_cannon") == [(1, 4), (1, 1)]


def test_l4_disruptors_silence_space_cannon_during_an_invasion() -> None:
    scene = cannon(("letnev", "l4_disruptors"), rolls=())
    scene.play(SpaceCannonDefense(seat=0, planet="centauri"))
    assert scene.done
    scene.play(SpaceCannonOffense(seat=0, system=34))
    assert scene.options("hacan") == (("fire", 0), ("pass",))


def test_loncara_ssodu_fires_into_adjacent_systems() -> None:
    scene = Scene("letnev", "xxcha", "jolnar")
    scene.put("letnev", VOID, cruiser=1)
    scene.put("xxcha", 34, flagship=1)
    scene.play(SpaceCannonOffense(seat=0, system=VOID))
    scene.rolls(4, 4, 5)
    scene.choose("xxcha", "fire", 0)
    assert scene.units("letnev", VOID) == {}
