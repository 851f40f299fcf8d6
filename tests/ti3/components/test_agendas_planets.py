"""Events about planets: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import (
    BOARD,
    COLONIES,
    ballot,
    decide,
    forum,
    offers_sides,
    offers_subjects,
    put_to_vote,
    systems,
)
from throneworld.imperium.activation import activation_refusal
from throneworld.imperium.planets import influence
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.tables import ACTION_DECK
from throneworld.ti3.tactical.action import TacticalAction

ONE = ACTION_DECK[0]


def test_dispute_resolution_frees_the_elected_and_the_next_of_another_controller() -> None:
    scene = forum()
    scene.take("sol", "saudor", "mecatol_rex")
    scene.take("letnev", "lodor", "quann", exhausted=True)
    scene.put("sol", "saudor", ground_force=2, pds=1)
    scene.put("letnev", "lodor", space_dock=1, ground_force=1)
    scene.put("letnev", "quann", ground_force=1)
    contested = [(planet,) for planet in COLONIES if planet != "mecatol_rex"]
    offers_subjects(scene, "dispute_resolution", *contested)
    for planet in ("mecatol_rex", "jord"):
        scene.refuses("sol", "vote", "dispute_resolution", planet, rule="SA-9.2.1", key="elects_planet")
    ballot(scene, "dispute_resolution", sol=("saudor", 3), letnev=("lodor", 1), hacan=("quann", 1))
    scene.offers("sol", ("planet", "lodor"), ("planet", "quann"))
    scene.refuses("sol", "planet", "saudor", rule="SA-9.5.13", key="not_next_in_votes")
    scene.choose("sol", "planet", "quann")
    assert scene.done and "saudor" not in scene.state.control and "quann" not in scene.state.control
    assert scene.state.control["lodor"] == 1 and scene.units("letnev", "lodor")
    assert scene.units("sol", "saudor") == scene.units("letnev", "quann") == {}


def test_dispute_resolution_only_the_first_if_all_others_are_its_controllers() -> None:
    scene = forum()
    scene.take("sol", "saudor")
    scene.take("letnev", "lodor", "quann", exhausted=True)
    put_to_vote(scene, "dispute_resolution")
    ballot(scene, "dispute_resolution", sol=("lodor", 2), letnev=("quann", 1))
    assert scene.done and "lodor" not in scene.state.control and scene.state.control["quann"] == 1


def test_planetary_government_dissidence_lets_the_loudest_claim_the_planet_and_take_a_card() -> None:
    scene = forum()
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=2)
    scene.hold("letnev", ONE)
    offers_subjects(scene, "planetary_government_dissidence", ("lodor",))
    for planet in ("quann", "jord"):
        scene.refuses(
            "sol", "vote", "planetary_government_dissidence", planet, rule="SA-9.2.1", key="elects_planet"
        )
    ballot(scene, "planetary_government_dissidence", sol=("lodor", 1), hacan=("lodor", 1))
    scene.offers("sol", ("player", 0), ("player", 2))
    scene.choose("sol", "player", 2)
    assert scene.asked == ["hacan"] and "lodor" not in scene.state.control
    scene.offers("hacan", ("yes",), ("no",))
    scene.refuses("hacan", "done", rule="SA-9.2.1", key="not_offered")
    scene.choose("hacan", "yes")
    assert scene.state.control["lodor"] == 2 and "lodor" in scene.state.exhausted
    assert scene.units("hacan", "lodor") == {"ground_force": 1} and scene.units("letnev", "lodor") == {}
    assert scene.state.hands == [(), (), (ONE,)]


def test_colonial_redistribution_hands_planets_of_the_largest_to_the_smallest() -> None:
    scene = forum()
    scene.take("sol", "saudor", "lodor", "mecatol_rex")
    scene.take("letnev", "quann", "wellon", "thibah", exhausted=True)
    scene.put("sol", "lodor", ground_force=1, space_dock=1)
    scene.put("letnev", "quann", pds=1)
    offers_sides(scene, "colonial_redistribution")
    ballot(scene, "colonial_redistribution", sol=("for", 1))
    scene.offers("sol", ("planet", "saudor"), ("planet", "lodor"), ("planet", "mecatol_rex"))
    scene.refuses("sol", "planet", "jord", rule="SA-9.2.1", key="no_colony_of_yours")
    scene.choose("sol", "planet", "lodor")
    scene.choose("letnev", "planet", "quann")
    assert scene.units("sol", "lodor") == scene.units("letnev", "quann") == {}
    scene.choose("hacan", "yes")
    scene.choose("hacan", "no")
    assert scene.state.control["lodor"] == 2 and "lodor" in scene.state.exhausted
    assert scene.units("hacan", "lodor") == {"ground_force": 2}
    assert scene.state.control["quann"] == 1 and scene.done


def test_colonial_redistribution_the_speaker_picks_among_the_smallest() -> None:
    scene = forum()
    scene.take("sol", "saudor", "lodor")
    decide(scene, "colonial_redistribution", "for")
    scene.choose("sol", "planet", "lodor")
    scene.offers("sol", ("player", 1), ("player", 2))
    scene.refuses("sol", "player", 0, rule="SA-9.5.13", key="not_the_fewest_planets")
    scene.choose("sol", "player", 1)
    assert scene.asked == ["letnev"]


def test_colonial_redistribution_against_does_nothing() -> None:
    scene = forum()
    scene.take("sol", "saudor")
    decide(scene, "colonial_redistribution", "against")
    assert scene.done and scene.state.control["saudor"] == 0


def test_dominion_disputes_fortify_planets_that_are_closer_to_another_home() -> None:
    scene = forum()
    scene.take("sol", "quann", "vefut_ii", "mecatol_rex")  # quann lies at the other end; Mecatol Rex between
    offers_sides(scene, "dominion_disputes")
    ballot(scene, "dominion_disputes", sol=("for", 1))
    scene.offers("sol", ("place", "ground_force", "quann"), ("done",))
    scene.refuses("sol", "place", "ground_force", "vefut_ii", rule="SA-8.8.1", key="not_placed_there")
    scene.choose("sol", "place", "ground_force", "quann")
    scene.choose("sol", "place", "pds", "quann")
    assert scene.done and scene.units("sol", "quann") == {"ground_force": 1, "pds": 1}


def test_dominion_disputes_against_exhaust_those_planets() -> None:
    scene = forum()
    scene.take("sol", "quann", "vefut_ii", "saudor")
    decide(scene, "dominion_disputes", "against")
    assert "quann" in scene.state.exhausted
    assert "vefut_ii" not in scene.state.exhausted and "saudor" not in scene.state.exhausted


def test_planetary_security_fills_garrisons_up_to_influence_and_exhausts_them() -> None:
    scene = Scene("sol", "letnev", "hacan", board={**BOARD, (3, 0): "home_sol", (0, 3): "home_letnev"})
    scene.take("letnev", "saudor", "mecatol_rex", "lodor")
    scene.put("letnev", "mecatol_rex", ground_force=1, mechanized_unit=1, pds=1)
    scene.put("letnev", "saudor", ground_force=influence(scene.state, "saudor"))
    offers_sides(scene, "planetary_security")
    ballot(scene, "planetary_security", sol=("for", 1))
    assert scene.done
    assert scene.has("letnev", "mecatol_rex", "ground_force") == influence(scene.state, "mecatol_rex") - 1
    assert scene.has("sol", "jord", "ground_force") == influence(scene.state, "jord")
    assert "mecatol_rex" in scene.state.exhausted and "jord" in scene.state.exhausted
    assert "saudor" not in scene.state.exhausted, "it has as many as it needs"


def test_planetary_security_against_frees_planets_without_ground_units() -> None:
    scene = forum()
    scene.take("sol", "saudor", "quann", "lodor")
    scene.put("sol", "saudor", pds=1)
    scene.put("sol", "quann", ground_force=1)
    decide(scene, "planetary_security", "against")
    held = {planet for planet, owner in scene.state.control.items() if owner == 0}
    assert held == {"jord", "quann"} and scene.units("sol", "saudor") == {}


def test_prosperity_is_stability_enriches_a_system_that_nobody_may_activate() -> None:
    scene = forum()
    scene.take("sol", "lodor", exhausted=True)
    lodor, system = scene.place("space:lodor"), scene.system("lodor")
    offers_subjects(scene, "prosperity_is_stability", *systems(scene, homes_too=False))
    home = scene.place("space:home_sol")
    scene.refuses("sol", "vote", "prosperity_is_stability", home, rule="SA-9.2.1", key="elects_system")
    ballot(scene, "prosperity_is_stability", sol=(lodor, 1))
    assert scene.state.facilities == {"lodor": ("colony",)} and scene.state.goods_on == {"lodor": 3}
    assert "lodor" not in scene.state.exhausted
    for seat in range(3):
        refusal = activation_refusal(scene.state, seat, system)
        assert refusal is not None and refusal.key == "prosperity_is_stability"
    assert activation_refusal(scene.state, 0, scene.system("quann")) is None


def test_prosperity_is_stability_its_goods_are_taken_one_at_a_time() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    scene.state.goods_on["lodor"] = 2
    scene.play(TacticalAction(seat=0, system=scene.system("quann"), stage="end"))
    assert scene.done, "only in the system of the action"
    scene.play(TacticalAction(seat=1, system=scene.system("lodor"), stage="end"))
    assert scene.done, "only in an own action"
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="end"))
    scene.choose("sol", "play", "natural_wealth")
    assert scene.state.trade_goods == [1, 0, 0] and scene.state.goods_on == {"lodor": 1} and scene.done
    scene.play(StatusPhase(stage="refresh"))
    scene.choose("sol", "play", "natural_wealth")
    assert scene.state.trade_goods == [2, 0, 0] and scene.state.goods_on == {}


def test_supported_expansion_settles_neutral_planets_from_the_speaker_on() -> None:
    scene = forum()
    scene.take("letnev", "quann")
    scene.state.counters["lodor"] = ("hostile_locals:2",)
    offers_sides(scene, "supported_expansion")
    ballot(scene, "supported_expansion", sol=("for", 1))
    scene.refuses("sol", "planet", "mecatol_rex", rule="SA-9.2.1", key="never_mecatol")
    scene.refuses("sol", "planet", "quann", rule="SA-9.2.1", key="not_neutral")
    scene.choose("sol", "planet", "lodor")
    assert scene.state.control["lodor"] == 0 and "lodor" in scene.state.exhausted
    assert scene.units("sol", "lodor") == {"ground_force": 1} and scene.state.counters == {}
    scene.refuses("letnev", "planet", "lodor", rule="SA-9.2.1", key="not_neutral")
    scene.choose("letnev", "decline")
    scene.choose("hacan", "planet", "saudor")
    assert scene.done and scene.state.control["saudor"] == 2


def test_supported_expansion_against_exhausts_or_frees_what_lies_bare() -> None:
    scene = forum()
    scene.take("sol", "saudor", "quann", "lodor")
    scene.state.exhausted = tuple({*scene.state.control} - {"saudor", "quann"})
    scene.put("sol", "quann", pds=1)
    for planet in ("jord", "arc_prime", "wren_terra", "arretze", "hercant", "kamdorn"):
        scene.put(scene.players[scene.state.control[planet]], planet, ground_force=1)
    decide(scene, "supported_expansion", "against")
    scene.offers("sol", ("exhaust", "saudor"), ("give_up", "saudor"))
    scene.refuses("sol", "exhaust", "quann", rule="SA-9.2.1", key="another_planet_now")
    scene.choose("sol", "exhaust", "saudor")
    assert scene.done and "saudor" in scene.state.exhausted and scene.state.control["saudor"] == 0
    assert "lodor" not in scene.state.control, "it was exhausted already"
    assert "quann" not in scene.state.exhausted


def test_restoration_of_the_throne_exhausts_all_and_builds_on_mecatol_rex() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("letnev", "mecatol_rex")
    offers_sides(scene, "restoration_of_the_throne")
    ballot(scene, "restoration_of_the_throne", sol=("for", 1))
    assert set(scene.state.exhausted) == set(scene.state.control)
    built = scene.state.facilities["mecatol_rex"]
    assert sorted(built) == ["colony"] * 3 + ["refinery"] * 2


def test_restoration_of_the_throne_against_weakens_mecatol_rex() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "mecatol_rex", ground_force=1, mechanized_unit=1, pds=1)
    decide(scene, "restoration_of_the_throne", "against")
    scene.offers("letnev", ("destroy", "ground_force", 0), ("destroy", "mechanized_unit", 0))
    scene.refuses("letnev", "destroy", "pds", 0, rule="SA-4.7.1", key="other_kind")
    scene.choose("letnev", "destroy", "ground_force", 0)
    assert "mecatol_rex" in scene.state.exhausted and scene.state.control["mecatol_rex"] == 1
    decide(scene, "restoration_of_the_throne", "against")
    assert scene.done and "mecatol_rex" not in scene.state.control, "nobody is left on the ground"
