"""Events that give units, sell them, or make them dearer: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import BOARD, ballot, decide, forum, offers_players, offers_sides, put_to_vote
from throneworld.imperium.production.supply import unit_cost


def test_conscription_campaign_sells_ground_forces_to_those_who_voted_for_it() -> None:
    scene = forum()
    scene.take("sol", "saudor", "quann")
    scene.take("letnev", "mehar_xull")
    scene.goods("sol", 2)
    scene.goods("hacan", 5)
    offers_sides(scene, "conscription_campaign")
    ballot(scene, "conscription_campaign", sol=("for", 3), hacan=("against", 1))
    assert scene.asked == ["sol"], "Hacan voted against, Letnev not at all"
    assert ("buy", 4) in scene.options()
    scene.refuses("sol", "buy", 99, rule="SA-8.3.3", key="not_enough_influence")
    scene.choose("sol", "buy", 4)
    while scene.prompt == "pay":
        scene.choose("sol", "for_me")
    for _ in range(3):
        scene.choose("sol", "place", "ground_force", "saudor")
    scene.refuses("sol", "place", "ground_force", "saudor", rule="SA-8.8.1", key="enough_placed_there")
    scene.choose("sol", "place", "ground_force", "quann")
    assert scene.done and scene.has("sol", "saudor", "ground_force") == 3
    assert scene.has("sol", "quann", "ground_force") == 1


def test_conscription_campaign_against_exhausts_a_planet_of_whoever_voted_for_it() -> None:
    scene = forum()
    scene.take("letnev", "quann", "saudor")
    scene.take("sol", "mecatol_rex")
    put_to_vote(scene, "conscription_campaign")
    ballot(scene, "conscription_campaign", sol=("against", 6), letnev=("for", 1))
    assert scene.asked == ["letnev"]
    scene.choose("letnev", "exhaust", "quann")
    assert "quann" in scene.state.exhausted and "saudor" not in scene.state.exhausted and scene.done


def test_hopes_end_training_ground_gives_troops_to_its_controller() -> None:
    scene = Scene("sol", "letnev", "hacan", board={**BOARD, (3, -1): "hopes_end"}, shock_troops=True)
    scene.take("letnev", "hopes_end", exhausted=True)
    offers_sides(scene, "hopes_end_training_ground")
    ballot(scene, "hopes_end_training_ground", sol=("for", 1))
    scene.offers(
        "letnev", ("place", "ground_force", "hopes_end"), ("place", "shock_troop", "hopes_end"), ("done",)
    )
    scene.refuses("letnev", "place", "pds", "hopes_end", rule="SA-8.8.1", key="other_kind")
    scene.choose("letnev", "place", "ground_force", "hopes_end")
    scene.choose("letnev", "place", "shock_troop", "hopes_end")
    scene.choose("letnev", "place", "shock_troop", "hopes_end")
    assert scene.units("letnev", "hopes_end") == {"ground_force": 1, "shock_troop": 2} and scene.done
    decide(scene, "hopes_end_training_ground", "against")
    assert "hopes_end" not in scene.state.exhausted


def test_hopes_end_training_ground_does_nothing_for_a_neutral_planet() -> None:
    for side in ("for", "against"):
        scene = Scene("sol", "letnev", "hacan", board={**BOARD, (3, -1): "hopes_end"})
        decide(scene, "hopes_end_training_ground", side)
        assert scene.done and scene.state.agenda_discards == ("hopes_end_training_ground",)


def test_interstellar_arms_dealers_sell_ships_once_for_two_resources() -> None:
    scene = forum()
    scene.goods("sol", 2)
    scene.goods("hacan", 1)
    scene.take("sol", "lodor", exhausted=True)
    scene.put("sol", "space:quann", cruiser=3)
    offers_sides(scene, "interstellar_arms_dealers")
    ballot(scene, "interstellar_arms_dealers", sol=("for", 1))
    scene.offers("sol", ("yes",), ("no",))
    scene.refuses("sol", "done", rule="SA-8.3.3", key="not_offered")
    scene.choose("sol", "yes")
    assert scene.state.trade_goods == [0, 0, 1]
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    scene.refuses("sol", "place", "cruiser", quann, rule="SA-8.5.1", key="fleet_full")
    scene.choose("sol", "place", "destroyer", lodor)
    scene.choose("sol", "place", "cruiser", lodor)
    scene.refuses("sol", "place", "cruiser", lodor, rule="SA-8.8.1", key="other_kind")
    scene.choose("sol", "done")
    assert scene.units("sol", "space:lodor") == {"destroyer": 1, "cruiser": 1}
    assert scene.done, "nobody else can pay"


def test_interstellar_arms_dealers_against_make_ships_dearer_for_the_round() -> None:
    scene = forum()
    before = {
        kind: unit_cost(scene.state, 1, kind) for kind in ("destroyer", "cruiser", "war_sun", "fighter")
    }
    decide(scene, "interstellar_arms_dealers", "against")
    after = {kind: unit_cost(scene.state, 1, kind) for kind in before}
    assert after == {kind: cost + (kind != "fighter") for kind, cost in before.items()}


def test_mass_mobilization_gives_a_lot_of_which_two_go_to_one_planet() -> None:
    scene = forum()
    scene.take("sol", "lodor", "quann")
    scene.put("letnev", "arc_prime", pds=1)
    offers_sides(scene, "mass_mobilization")
    ballot(scene, "mass_mobilization", sol=("for", 1))
    assert scene.asked == ["sol"], "others have no planet outside their homes"
    scene.choose("sol", "place", "space_dock", "lodor")
    scene.choose("sol", "place", "pds", "lodor")
    scene.refuses("sol", "place", "ground_force", "lodor", rule="SA-8.8.1", key="enough_placed_there")
    scene.refuses("sol", "place", "ground_force", "jord", rule="SA-8.8.1", key="not_placed_there")
    scene.choose("sol", "place", "mechanized_unit", "quann")
    scene.choose("sol", "place", "ground_force", "quann")
    assert scene.done, "there is no room for the rest"
    assert scene.units("sol", "lodor") == {"space_dock": 1, "pds": 1}
    assert scene.units("sol", "quann") == {"mechanized_unit": 1, "ground_force": 1}
    assert scene.state.exhausted_docks == ("lodor",)


def test_mass_mobilization_against_gives_a_counter_to_each_who_voted_against_it() -> None:
    scene = forum()
    scene.take("sol", "saudor")
    put_to_vote(scene, "mass_mobilization")
    ballot(scene, "mass_mobilization", sol=("for", 1), letnev=("against", 1), hacan=("against", 1))
    for race in ("letnev", "hacan"):
        scene.choose(race, "gain", "strategy")
    assert scene.done and scene.state.strategy == [2, 3, 3]


def test_subsidized_industry_gives_the_elected_a_dock_that_is_exhausted() -> None:
    scene = forum()
    scene.take("letnev", "lodor", "quann")
    scene.put("letnev", "lodor", space_dock=1)
    offers_players(scene, "subsidized_industry")
    ballot(scene, "subsidized_industry", sol=(1, 1))
    scene.offers(
        "letnev",
        *[("place", "space_dock", planet) for planet in ("arc_prime", "wren_terra", "quann")],
        ("done",),
    )
    scene.refuses("letnev", "place", "space_dock", "lodor", rule="SA-13.6.1", key="planet_full")
    scene.choose("letnev", "place", "space_dock", "quann")
    assert scene.has("letnev", "quann", "space_dock") == 1 and scene.state.exhausted_docks == ("quann",)
    assert scene.done


def test_warship_commission_gives_each_a_dreadnought_at_a_dock_that_is_open() -> None:
    scene = forum()
    scene.take("sol", "lodor", "quann", "saudor")
    scene.put("sol", "lodor", space_dock=1)
    scene.put("sol", "quann", space_dock=1)
    scene.put("sol", "saudor", space_dock=1)
    scene.put("hacan", "space:quann", destroyer=1)
    scene.put("sol", "space:saudor", cruiser=3)
    scene.put("letnev", "arc_prime", space_dock=1)
    offers_sides(scene, "warship_commission")
    ballot(scene, "warship_commission", sol=("for", 1))
    assert scene.done, "each has one place only"
    assert scene.units("sol", "space:lodor") == {"dreadnought": 1}
    assert scene.has("letnev", "space:home_letnev", "dreadnought") == 1
    assert (
        scene.has("sol", "space:saudor", "dreadnought") == scene.has("sol", "space:quann", "dreadnought") == 0
    )


def test_warship_commission_asks_at_which_dock() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.put("sol", "jord", space_dock=1)
    decide(scene, "warship_commission", "for")
    home, lodor = scene.place("space:home_sol"), scene.place("space:lodor")
    assert set(scene.options("sol")) == {("place", "dreadnought", home), ("place", "dreadnought", lodor)}
    scene.refuses("sol", "place", "dreadnought", "lodor", rule="SA-13.7.9", key="needs_space")


def test_warship_commission_against_makes_warships_much_dearer() -> None:
    scene = forum()
    kinds = ("destroyer", "cruiser", "dreadnought", "war_sun", "carrier")
    before = {kind: unit_cost(scene.state, 2, kind) for kind in kinds}
    decide(scene, "warship_commission", "against")
    warships = ("cruiser", "dreadnought", "war_sun")
    assert {kind: unit_cost(scene.state, 2, kind) for kind in kinds} == {
        kind: cost + 2 * (kind in warships) for kind, cost in before.items()
    }
