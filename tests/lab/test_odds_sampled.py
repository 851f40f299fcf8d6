"""The exact odds agree with a brute-force sampler, within its error, for every ability."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.lab.sampler import exact, sample
from throneworld.lab.odds import Group, Rolls, Shot, Side, fight
from throneworld.ti4.odds import UNITS

TIMES = 2500
SIGMAS = 5.0
"""Seeds are fixed, so this is settled once and for all; about 500 numbers are compared."""


def side(text: str, damaged: int = 0, **settings: object) -> Side:
    groups = []
    for place, entry in enumerate(text.split(", ")):
        count, name = entry.split()
        groups.append(Group(UNITS[name], int(count), 0 if place else damaged))
    return Side(groups=tuple(groups), **settings)  # type: ignore[arg-type]


SPACE = {
    "plain": (side("2 cruiser, 1 carrier"), side("2 destroyer_2, 1 cruiser_2")),
    "barrage": (side("3 destroyer_2, 1 cruiser"), side("1 carrier, 5 fighter, 1 destroyer")),
    "barrage decides": (side("2 destroyer_2"), side("3 fighter")),
    "sustain first": (side("2 dreadnought, 2 fighter"), side("1 war_sun, 1 fighter")),
    "sustain last": (
        side("2 dreadnought, 2 fighter", sustain="last"),
        side("1 war_sun, 1 fighter", sustain="last"),
    ),
    "damaged before": (side("2 dreadnought, 1 fighter", damaged=1), side("1 war_sun", damaged=1)),
    "modifiers": (side("3 cruiser", rolls=Rolls(1)), side("3 cruiser, 1 fighter", rolls=Rolls(-1))),
    "first round": (
        side("3 cruiser", first_rolls=(Rolls(3),)),
        side("3 cruiser", first_rolls=(Rolls(0, "misses"),)),
    ),
    "reroll misses": (side("2 dreadnought", rolls=Rolls(0, "misses")), side("1 war_sun")),
    "space cannon": (
        side("3 cruiser, 1 dreadnought", volley=(Shot(9),)),
        side("2 cruiser", volley=(Shot(5, 3), Shot(6))),
    ),
    "defender retreats": (side("3 cruiser"), side("4 cruiser", retreat_at=2)),
    "attacker retreats": (side("2 dreadnought, 2 fighter", retreat_at=3), side("3 cruiser")),
    "both would retreat": (side("4 cruiser", retreat_at=3), side("4 cruiser", retreat_at=3)),
    "extra hits": (side("1 jns_hylarim", rolls=Rolls(-1, "misses")), side("5 cruiser, 2 fighter")),
    "forbids sustain": (side("1 fourth_moon, 1 cruiser"), side("2 dreadnought, 1 cruiser")),
    "aims": (side("1 flagship_0_0_1, 1 super_dreadnought, 1 destroyer"), side("2 dreadnought, 4 fighter")),
    "aims with shielding": (
        side("1 flagship_0_0_1, 2 fighter"),
        side("2 dreadnought, 3 fighter", sustain_cancels=2),
    ),
    "lifts": (side("1 cmorran_norr, 5 destroyer"), side("6 cruiser")),
    "repairs": (side("1 arc_secundus, 1 cruiser"), side("4 cruiser")),
    "dice by enemy": (side("1 salai_sai_corian, 2 fighter"), side("3 cruiser, 2 fighter")),
    "takes all along": (side("1 van_hauge, 1 cruiser", sustain="last"), side("2 dreadnought, 1 cruiser")),
    "shielding": (side("2 dreadnought, 1 fighter", sustain_cancels=2), side("1 war_sun, 2 cruiser")),
    "armor": (side("2 dreadnought, 1 war_sun", repairs_one=True), side("1 war_sun, 3 cruiser")),
    "armor on both sides": (
        side("3 dreadnought, 1 fighter", damaged=2, repairs_one=True),
        side("1 war_sun, 2 dreadnought, 1 cruiser", repairs_one=True),
    ),
    "armor, sustain last": (
        side("2 dreadnought, 2 fighter", sustain="last", repairs_one=True),
        side("2 dreadnought, 1 destroyer", sustain="last", repairs_one=True),
    ),
    "armor after space cannon": (
        side("2 dreadnought", volley=(Shot(5),), repairs_one=True),
        side("2 dreadnought", volley=(Shot(3, 2),)),
    ),
    "armor and retreat": (
        side("3 dreadnought, 1 fighter", repairs_one=True, retreat_at=2),
        side("3 dreadnought", repairs_one=True),
    ),
    "armor beside a flagship that repairs itself": (
        side("1 arc_secundus, 2 dreadnought", repairs_one=True),
        side("5 cruiser, 1 dreadnought", repairs_one=True),
    ),
    "armor under fire that cannot be sustained": (
        side("1 fourth_moon, 1 cruiser"),
        side("2 dreadnought, 1 cruiser", damaged=2, repairs_one=True),
    ),
    "armor and aims": (
        side("1 flagship_0_0_1, 1 destroyer", repairs_one=True),
        side("2 dreadnought, 3 fighter", repairs_one=True),
    ),
    "armor and shielding": (
        side("2 dreadnought, 1 fighter", sustain_cancels=2, repairs_one=True),
        side("1 war_sun, 2 cruiser", repairs_one=True),
    ),
    "armor and takes all along": (
        side("1 van_hauge, 1 dreadnought", sustain="last", repairs_one=True),
        side("2 dreadnought, 1 cruiser", repairs_one=True),
    ),
    "broadside": (side("3 cruiser, 1 fighter", broadside=3), side("1 dreadnought, 2 destroyer")),
    "broadsides of both": (
        side("3 cruiser, 1 carrier", broadside=3),
        side("2 cruiser, 1 dreadnought, 2 fighter", broadside=3),
    ),
    "broadside after space cannon": (
        side("3 cruiser", broadside=3),
        side("2 dreadnought, 1 fighter", volley=(Shot(6),)),
    ),
    "broadside takes all along": (side("3 cruiser", broadside=3), side("1 van_hauge, 2 fighter")),
    "broadside and armor": (
        side("2 dreadnought, 1 cruiser", broadside=3, repairs_one=True),
        side("3 dreadnought, 2 fighter", damaged=1, repairs_one=True),
    ),
    "rolls of several first rounds, and a retreat in the second": (
        side("4 cruiser", first_rolls=(Rolls(2), Rolls(0, "misses"), Rolls(1))),
        side("4 cruiser", first_rolls=(Rolls(-1), Rolls(1)), retreat_at=2),
    ),
    "bonus of fighters": (
        side("5 fighter, 1 carrier", rolls=Rolls(fighters=2)),
        side("2 cruiser, 1 fighter"),
    ),
    "aimed space cannon": (
        side("2 cruiser, 3 fighter"),
        side("2 cruiser", volley=(Shot(5, 3, True), Shot(6))),
    ),
    # Openings
    "ambush": (side("2 cruiser, 1 destroyer, 1 carrier", opening_shots=2), side("1 dreadnought, 2 cruiser")),
    "ambush decides": (side("2 cruiser_2", opening_shots=2), side("2 fighter")),
    "ambush without raiders": (side("1 dreadnought", opening_shots=2), side("2 cruiser")),
    "chosen hit": (side("2 cruiser", chosen_hit=True), side("1 dreadnought, 1 carrier, 2 fighter")),
    "chosen hit that is sustained": (side("2 cruiser", chosen_hit=True), side("1 dreadnought, 1 war_sun")),
    "chosen hit on what is damaged": (
        side("2 cruiser", chosen_hit=True),
        side("2 dreadnought, 1 cruiser", damaged=1),
    ),
    "chosen hit takes all along": (
        side("2 cruiser", chosen_hit=True),
        side("1 van_hauge, 1 cruiser", damaged=1),
    ),
    "ram": (side("1 cruiser, 2 destroyer, 1 carrier", ram=True), side("1 dreadnought, 1 cruiser, 3 fighter")),
    "ram with the last ship": (side("1 cruiser", ram=True), side("1 destroyer, 1 fighter")),
    "openings of both in turn": (
        side("3 cruiser, 1 destroyer", broadside=3, ram=True, chosen_hit=True),
        side("2 cruiser, 1 dreadnought, 1 destroyer", broadside=3, opening_shots=2, repairs_one=True),
    ),
    # Trade goods
    "trade goods": (side("1 wrath_of_kenara, 2 cruiser", trade_goods=3), side("4 cruiser, 1 destroyer")),
    "one trade good for many dice": (
        side("1 wrath_of_kenara, 4 fighter", trade_goods=1),
        side("1 war_sun, 1 cruiser"),
    ),
    "trade goods without the flagship": (side("3 cruiser", trade_goods=3), side("3 cruiser")),
    "trade goods and rerolls": (
        side("1 wrath_of_kenara, 2 fighter", trade_goods=2, rolls=Rolls(-1, "misses")),
        side("3 cruiser, 1 carrier", retreat_at=1),
    ),
    "trade goods and armor": (
        side("1 wrath_of_kenara, 1 dreadnought", trade_goods=2, repairs_one=True),
        side("2 dreadnought, 1 cruiser", repairs_one=True),
    ),
    # Stakes
    "stakes of the cheapest": (side("1 dreadnought, 4 fighter", stakes=0.5), side("3 cruiser, 1 fighter")),
    "stakes of everything": (side("1 war_sun, 2 dreadnought, 1 cruiser", stakes=99), side("4 cruiser")),
    "stakes of the damaged": (
        side("3 dreadnought", damaged=1, stakes=99),
        side("2 cruiser", sustain="last"),
    ),
    "stakes and rerolls": (
        side("2 cruiser, 3 fighter", stakes=2, rolls=Rolls(0, "misses")),
        side("2 dreadnought"),
    ),
    "stakes of what takes all along": (side("1 van_hauge, 1 cruiser", stakes=99), side("3 cruiser")),
    "stakes of what bars": (side("1 fourth_moon, 1 cruiser", stakes=99), side("2 dreadnought")),
    "stakes against what counts them": (
        side("3 cruiser", stakes=99),
        side("1 salai_sai_corian, 1 fighter"),
    ),
    "stakes of what counts": (side("1 salai_sai_corian, 1 fighter", stakes=99), side("3 cruiser, 1 fighter")),
    "stakes, aims and extra hits": (
        side("1 flagship_0_0_1, 1 super_dreadnought, 1 destroyer", stakes=4),
        side("1 jns_hylarim, 4 fighter", stakes=8),
    ),
    "stakes and armor": (
        side("2 dreadnought, 2 fighter", stakes=0.5, repairs_one=True),
        side("2 dreadnought, 1 cruiser", repairs_one=True),
    ),
    "stakes and trade goods": (
        side("1 wrath_of_kenara, 1 cruiser, 3 fighter", stakes=0.5, trade_goods=2),
        side("1 war_sun, 1 cruiser"),
    ),
    # Sacrifices
    "given up for any two": (side("2 exotrireme_2, 1 cruiser", gives_up_for=0), side("4 cruiser, 2 fighter")),
    "given up for what is dearer": (
        side("2 exotrireme_2, 2 fighter", gives_up_for=5),
        side("1 war_sun, 1 dreadnought, 2 cruiser, 3 fighter"),
    ),
    "given up against what takes all along": (
        side("1 exotrireme_2, 1 cruiser", gives_up_for=5),
        side("1 van_hauge, 2 cruiser"),
    ),
    "given up on both sides": (
        side("2 exotrireme_2, 1 cruiser", gives_up_for=6),
        side("2 exotrireme_2, 1 carrier", gives_up_for=4),
    ),
    "given up and a retreat": (
        side("2 exotrireme_2, 1 cruiser", gives_up_for=6),
        side("4 cruiser, 1 dreadnought", retreat_at=3),
    ),
    "given up and armor": (
        side("3 exotrireme_2", gives_up_for=6, repairs_one=True),
        side("3 dreadnought, 1 cruiser", repairs_one=True),
    ),
    "devoted": (
        side("2 cruiser, 2 destroyer", spends_light_for=2),
        side("2 cruiser, 1 dreadnought, 2 fighter"),
    ),
    "devoted against armor": (
        side("2 cruiser, 2 destroyer", spends_light_for=4),
        side("2 dreadnought, 1 fighter", repairs_one=True),
    ),
    "devoted with a flagship that takes all along": (
        side("1 van_hauge, 2 destroyer", spends_light_for=1),
        side("1 arc_secundus, 2 cruiser"),
    ),
}
GROUND = {
    "landing": (side("4 infantry"), side("3 infantry_2")),
    "bombardment and space cannon": (
        side("3 infantry", volley=(Shot(5), Shot(3, 3))),
        side("5 infantry", volley=(Shot(6, 2),)),
    ),
    "silenced in the first round": (
        side("4 infantry", first_rolls=(Rolls(silent=True),)),
        side("3 infantry"),
    ),
    "hits that answer hits": (side("3 infantry", more_hits=True), side("4 infantry", rolls=Rolls(-1))),
    "answers of both": (side("3 infantry", more_hits=True), side("3 infantry_2", more_hits=True)),
    "answers of the silenced": (
        side("4 infantry"),
        side("3 infantry", more_hits=True, first_rolls=(Rolls(silent=True),)),
    ),
    "harrow": (side("2 infantry", closing_volley=(Shot(5, 2),)), side("5 infantry")),
    "harrow and answers": (side("2 infantry", closing_volley=(Shot(3),)), side("4 infantry", more_hits=True)),
    "stakes on the ground": (side("4 infantry", stakes=0.5), side("4 infantry_2")),
    "conversion": (side("2 infantry", converts=True), side("3 spec_ops", volley=(Shot(5),))),
    "conversion of the last": (side("1 infantry", converts=True), side("1 infantry", converts=True)),
    "fighters hold nothing": (side("2 infantry, 2 hybrid_crystal_fighter"), side("3 infantry")),
    "no barrage, no retreat": (side("3 infantry, 2 fighter"), side("4 spec_ops", retreat_at=3)),
}
CASES = [(name, False) for name in SPACE] + [(name, True) for name in GROUND]


@pytest.mark.parametrize(("name", "ground"), CASES, ids=[name for name, _ in CASES])
def test_the_odds_are_those_of_the_dice(name: str, ground: bool) -> None:
    attacker, defender = (GROUND if ground else SPACE)[name]
    probabilities = exact(fight(attacker, defender, ground=ground))
    seen = sample(attacker, defender, TIMES, ground=ground)
    assert sum(probabilities.values()) == pytest.approx(1, abs=1e-12)
    assert set(seen) <= set(probabilities), "something happened that cannot happen"
    for end, probability in probabilities.items():
        error = sqrt(max(probability, 1 / TIMES) * (1 - probability) / TIMES)
        assert abs(seen[end] / TIMES - probability) <= SIGMAS * error, (end, seen[end] / TIMES, probability)
