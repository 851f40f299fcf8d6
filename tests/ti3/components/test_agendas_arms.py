"""Laws and events about ships and troops: what may be voted for, a refusal, what comes of both sides."""

from __future__ import annotations

from tests.ti3.senate import COLONIES, ballot, decide, forum, homes, offers_sides, put_to_vote
from throneworld.imperium.combat.combatants import combat_modifier, dice_of_unit, weakened
from throneworld.imperium.combat.purposes import BOMBARDMENT
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.production.supply import cost_of, unit_cost, unit_weight
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.state import NEUTRAL


def test_duranium_armor_leaves_damaged_units_all_their_dice() -> None:
    scene = forum()
    offers_sides(scene, "duranium_armor")
    lodor = scene.place("space:lodor")
    assert dice_of_unit(scene.state, 0, "war_sun", 1, lodor, 2) == 1
    ballot(scene, "duranium_armor", sol=("for", 1))
    assert scene.state.laws == {"duranium_armor": ""}
    assert dice_of_unit(scene.state, 0, "war_sun", 1, lodor, 2) == 3
    assert weakened(scene.state, 0, "war_sun", 3, 2) == 3, "when it bombards as well"


def test_duranium_armor_against_repairs_all_damaged_units() -> None:
    scene = forum()
    for race in ("sol", "hacan"):
        scene.put(race, "space:lodor" if race == "sol" else "space:quann", dreadnought=1)
        scene.damage(race, "space:lodor" if race == "sol" else "space:quann", "dreadnought")
    decide(scene, "duranium_armor", "against")
    assert not any(scene.state.damaged) and scene.state.laws == {}
    assert dice_of_unit(scene.state, 0, "war_sun", 1, scene.place("space:lodor"), 2) == 1


def test_unconventional_weapons_make_dreadnoughts_and_war_suns_worse() -> None:
    scene = forum()
    lodor = scene.place("space:lodor")
    decide(scene, "unconventional_weapons", "for")
    kinds = ("dreadnought", "war_sun", "cruiser", "flagship")
    assert [combat_modifier(scene.state, 0, kind, lodor) for kind in kinds] == [-2, -2, 0, 0]
    assert combat_modifier(scene.state, 1, "war_sun", "lodor", BOMBARDMENT) == -2, "it is a combat roll (84)"


def test_unconventional_weapons_against_exhaust_as_many_planets_as_there_are_such_ships() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.put("letnev", "space:lodor", dreadnought=1, war_sun=1)
    scene.take("letnev", "lodor", "quann")
    scene.put("hacan", "space:quann", dreadnought=5)
    offers_sides(scene, "unconventional_weapons")
    ballot(scene, "unconventional_weapons", sol=("against", 1))
    assert scene.asked == ["letnev"]
    scene.offers("letnev", *[("exhaust", each) for each in ("arc_prime", "wren_terra", "lodor", "quann")])
    scene.choose("letnev", "exhaust", "lodor")
    scene.refuses("letnev", "exhaust", "lodor", rule="SA-8.3.1", key="planet_exhausted")
    scene.refuses("letnev", "exhaust", "jord", rule="SA-8.3.1", key="not_your_planet")
    scene.choose("letnev", "exhaust", "quann")
    for planet in ("arretze", "hercant"):
        scene.choose("hacan", "exhaust", planet)
    assert set(scene.state.exhausted) == {"lodor", "quann", "arretze", "hercant", "kamdorn"}, "as far as able"


def test_regulated_conscription_doubles_the_price_of_ground_units() -> None:
    scene = forum()
    offers_sides(scene, "regulated_conscription")
    assert cost_of(scene.state, 0, {"ground_force": 2, "shock_troop": 1}) == 3
    ballot(scene, "regulated_conscription", sol=("for", 1))
    assert cost_of(scene.state, 0, {"ground_force": 2, "shock_troop": 1, "cruiser": 1}) == 8


def test_regulated_conscription_against_reinforces_planets_one_by_one() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    decide(scene, "regulated_conscription", "against")
    scene.offers("sol", ("place", "ground_force", "jord"), ("place", "ground_force", "lodor"), ("done",))
    scene.choose("sol", "place", "ground_force", "lodor")
    scene.refuses("sol", "place", "ground_force", "lodor", rule="SA-8.8.1", key="not_placed_there")
    scene.choose("sol", "done")
    assert scene.asked == ["letnev"]
    scene.choose("letnev", "place", "ground_force", "arc_prime")
    scene.choose("letnev", "place", "ground_force", "wren_terra")
    scene.choose("hacan", "done")
    assert scene.done and scene.units("sol", "lodor") == {"ground_force": 1} == scene.units(
        "letnev", "arc_prime"
    )
    assert not scene.units("sol", "jord") and not scene.units("hacan", "arretze")


def test_infinite_warfare_makes_machines_cheap_and_light() -> None:
    scene = forum()
    offers_sides(scene, "infinite_warfare")
    assert unit_cost(scene.state, 0, "mechanized_unit") == 2 == unit_weight(scene.state, 0, "mechanized_unit")
    ballot(scene, "infinite_warfare", sol=("for", 1))
    assert [unit_cost(scene.state, 0, kind) for kind in ("mechanized_unit", "pds", "cruiser")] == [1, 1, 2]
    assert [unit_weight(scene.state, 0, kind) for kind in ("mechanized_unit", "pds")] == [1, 1]


def test_infinite_warfare_against_trains_troops_of_those_who_voted_against_it() -> None:
    scene = forum()
    scene.put("letnev", "arc_prime", ground_force=1)
    scene.fleet("letnev", "lodor", "carrier", ground_force=2)
    put_to_vote(scene, "infinite_warfare")
    ballot(scene, "infinite_warfare", letnev=("against", 1))
    lodor = scene.place("space:lodor")
    scene.offers("letnev", ("train", "arc_prime"), ("train", lodor), ("done",))
    scene.refuses("letnev", "train", "quann", rule="SA-13.13.1", key="no_unit_there")
    scene.choose("letnev", "train", lodor)
    scene.choose("letnev", "train", "arc_prime")
    assert scene.done and scene.units("letnev", "arc_prime") == {"shock_troop": 1}
    assert scene.units("letnev", "space:lodor") == {"carrier": 1, "ground_force": 1, "shock_troop": 1}
    (ship,) = scene.state.aboard[1][lodor]
    assert sum(ship.cargo) == 2, "they stay aboard"


def test_ruling_83_infinite_warfare_and_regulated_conscription_apply_by_age() -> None:
    """Ruling 83: whichever of the two is older comes first."""
    prices = {}
    for laws in (
        ("infinite_warfare", "regulated_conscription"),
        ("regulated_conscription", "infinite_warfare"),
    ):
        scene = forum()
        for law in laws:
            decide(scene, law, "for")
        put_to_vote(scene, "emperor")
        saved = scene.reloaded()
        assert tuple(saved.laws) == laws
        prices[laws] = unit_cost(saved, 0, "mechanized_unit")
    assert list(prices.values()) == [2, 1]


def test_war_funding_frees_fleets_until_the_status_phase() -> None:
    scene = forum()
    scene.counters("letnev", 3, 2, 2)
    scene.put("letnev", "space:lodor", cruiser=4)
    lodor = scene.system("lodor")
    offers_sides(scene, "war_funding")
    assert fleet_limit(scene.state, 1, lodor) == 2
    ballot(scene, "war_funding", sol=("for", 1))
    assert fleet_limit(scene.state, 1, lodor) > 50 and scene.has("letnev", lodor, "cruiser") == 4
    scene.play(StatusPhase())
    assert scene.has("letnev", lodor, "cruiser") == 2 and fleet_limit(scene.state, 1, lodor) == 2
    scene.law("war_funding")
    scene.put("letnev", "space:lodor", destroyer=1)
    scene.play(StatusPhase())
    scene.offers("letnev", ("remove", "cruiser", 0), ("remove", "destroyer", 0))
    scene.refuses("letnev", "remove", "carrier", 0, rule="SA-8.5.4", key="no_unit_there")


def test_war_funding_against_takes_a_counter_of_fleet_supply() -> None:
    scene = forum()
    decide(scene, "war_funding", "against")
    assert scene.state.fleet == [2, 2, 2]


def test_compensated_disarmament_pays_twice_for_all_ground_units_of_a_planet() -> None:
    scene = forum()
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=3, shock_troop=1, mechanized_unit=1, pds=1, space_dock=1)
    put_to_vote(scene, "compensated_disarmament")
    assert {option[2] for option in scene.options("sol")[:-1]} == {*COLONIES, *homes(*scene.players)}, (
        "home planets as well"
    )
    scene.refuses("sol", "vote", "compensated_disarmament", 0, rule="SA-9.2.1", key="elects_planet")
    ballot(scene, "compensated_disarmament", sol=("lodor", 1))
    assert scene.units("letnev", "lodor") == {"pds": 1, "space_dock": 1}
    assert scene.state.trade_goods == [0, 3 + 4 + 4, 0] and scene.state.control["lodor"] == 1


def test_compensated_disarmament_of_nobody_does_nothing() -> None:
    scene = forum()
    decide(scene, "compensated_disarmament", "lodor")
    assert scene.done and scene.state.trade_goods == [0, 0, 0]


def test_unconventional_weapons_concern_a_dreadnought_of_nobody_like_all_others() -> None:
    scene = forum()
    scene.law("unconventional_weapons")
    kinds = ("dreadnought", "fighter")
    lodor = scene.place("space:lodor")
    assert [combat_modifier(scene.state, NEUTRAL, kind, lodor) for kind in kinds] == [-2, 0]
