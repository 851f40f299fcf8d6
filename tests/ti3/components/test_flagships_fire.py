"""Flagships as their rows say: shots beforehand, Space Cannons, bombs, and how much they bear."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.landing import land, scene_at

STAND_IN = {"sol": "hacan", "hacan": "sol"}


def against(race: str, mine: dict[str, int], theirs: dict[str, int]) -> Battlefield:
    """A race attacks Letnev, or Sol if it is Letnev."""
    scene = Battlefield(race, "sol" if race == "letnev" else "letnev", STAND_IN.get(race, "hacan"))
    scene.sides(mine, theirs)
    return scene


def shoots_first(race: str, dice: int) -> None:
    """So many shots before the first round; whoever is hit names ships that are there."""
    scene = against(race, {"flagship": 1}, {"cruiser": 2, "carrier": 3})
    foe = scene.players[1]
    scene.fight(*[10] * (dice + (race == "letnev")), stage="barrage")
    assert [roll for roll in scene.rolled if roll[1] == "pre_combat"] == [(0, "pre_combat", *[10] * dice)]
    scene.offers(foe, ("hit", "carrier", 0), ("hit", "cruiser", 0), ("for_me",))
    scene.refuses(foe, "hit", "destroyer", 0, rule="SA-4.7.2", key="no_unit_there")
    for _ in range(dice):
        scene.choose(foe, "hit", "carrier", 0)
    assert scene.units(foe, SAUDOR) == {"cruiser": 2, **({"carrier": 3 - dice} if dice < 3 else {})}


def test_flagship_letnev_fires_one_shot_first_and_no_fighter_is_there_for_its_barrage() -> None:
    shoots_first("letnev", 1)


def test_flagship_mentak_fires_one_shot_first() -> None:
    shoots_first("mentak", 1)


def test_flagship_yssaril_fires_three_shots_first() -> None:
    shoots_first("yssaril", 3)


def fires_when_ships_come(race: str, hits_on: int) -> None:
    for face, left in ((hits_on, 0), (hits_on - 1, 1)):
        scene = Battlefield("letnev", race, "hacan")
        scene.sides({"cruiser": 1}, {"flagship": 1})
        scene.shoot(face)
        scene.offers(race, ("fire", 1), ("hold_fire",))
        scene.refuses(race, "fire", 2, rule="SA-13.17.6", key="not_so_many_guns")
        scene.choose(race, "fire", 1)
        assert scene.rolled == [(1, "space_cannon", face)]
        assert scene.has("letnev", SAUDOR, "cruiser") == left


def test_flagship_lizix_fires_a_space_cannon() -> None:
    fires_when_ships_come("lizix", 5)


def test_flagship_norr_fires_a_space_cannon_with_the_bonus_of_its_race() -> None:
    fires_when_ships_come("norr", 6 - 1)


def barrage(race: str, dice: int, hits_on: int) -> None:
    """So many dice at Fighters alone; afterwards nobody leaves for where he is."""
    scene = against(race, {"flagship": 1}, {"fighter": 4, "carrier": 1})
    scene.fight(*[hits_on] * dice, stage="barrage")
    foe = scene.players[1]
    assert scene.rolled[0] == (0, "barrage", *[hits_on] * dice)
    assert scene.units(foe, SAUDOR) == {"fighter": 4 - dice, "carrier": 1}
    here = scene.system("saudor")
    scene.refuses(foe, "retreat", here, rule="SA-4.5.3", key="retreat_too_far")
    scene = against(race, {"flagship": 1}, {"fighter": 4, "carrier": 1})
    scene.fight(*[hits_on - 1] * dice, stage="barrage")
    assert scene.units(foe, SAUDOR) == {"fighter": 4, "carrier": 1}


def test_flagship_muaat_hits_fighters_on_a_6() -> None:
    barrage("muaat", 3, 6)


def test_flagship_saar_hits_fighters_on_a_7() -> None:
    barrage("saar", 2, 7)


def test_flagship_yin_hits_fighters_on_a_5() -> None:
    barrage("yin", 1, 5)


def test_flagship_letnev_hits_a_fighter_on_a_5_in_the_barrage() -> None:
    scene = against("letnev", {"flagship": 1}, {"fighter": 4, "carrier": 1})
    scene.fight(5, 1, stage="barrage")
    assert scene.rolled[:2] == [(0, "barrage", 5), (0, "pre_combat", 1)]
    assert scene.units("sol", SAUDOR) == {"fighter": 3, "carrier": 1}


def test_flagship_letnev_bombards_with_one_die_that_hits_on_a_5() -> None:
    for face, left in ((5, 1), (4, 2)):
        scene = scene_at("quann", "letnev", "sol", "hacan")
        scene.take("sol", "quann")
        scene.put("sol", "quann", ground_force=2)
        scene.put("letnev", "space:quann", flagship=1)
        scene.rolls(face)
        land(scene, "quann")
        scene.offers("letnev", ("bombard", "flagship", "quann"), ("done",))
        scene.refuses("letnev", "bombard", "dreadnought", "quann", rule="SA-5.2.1", key="does_not_bombard")
        scene.choose("letnev", "bombard", "flagship", "quann")
        assert [roll[2:] for roll in scene.rolled if roll[1] == "bombardment"] == [(face,)]
        assert scene.has("sol", "quann", "ground_force") == left


def test_flagship_xxcha_takes_its_third_hit_and_falls_to_the_fourth() -> None:
    scene = Battlefield("letnev", "xxcha", "hacan")
    scene.sides({"cruiser": 4}, {"flagship": 1, "carrier": 1})
    scene.fight(10, 10, 10, 10, 1, 1, 1, stage="round_begins")
    for hit in range(3):
        mine = (("hit", "flagship", hit), ("sustain", "flagship", hit), ("hit", "carrier", 0))
        scene.offers("xxcha", *mine, ("for_me",))
        scene.choose("xxcha", "sustain", "flagship", hit)
    scene.offers("xxcha", ("hit", "flagship", 3), ("hit", "carrier", 0), ("for_me",))
    scene.refuses("xxcha", "sustain", "flagship", 3, rule="SA-13.3.2", key="cannot_sustain")
    scene.choose("xxcha", "hit", "carrier", 0)
    assert scene.units("xxcha", SAUDOR) == {"flagship": 1}
