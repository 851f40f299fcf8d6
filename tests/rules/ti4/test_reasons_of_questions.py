"""What is used up or not there, in questions of combats, votes and cards; then the same, accepted."""

from __future__ import annotations

from tests.rules.ti4.near_misses import three
from tests.ti4.acting import stage
from tests.ti4.scene import Scene
from throneworld.ti4.phases.action import Turn
from throneworld.ti4.tables import TECHNOLOGY
from throneworld.ti4.tactical.bombardment import ChooseBombardment
from throneworld.ti4.verbs.technologies import sheet_of
from throneworld.ti4.voting.casting import ExhaustForVotes

SOL = 0


def bombarding(dreadnoughts: int) -> Scene:
    """Sol has aimed a dreadnought at Gral, and has another kind of ship to aim."""
    scene = three()
    scene.technologies("sol", "war_sun")
    scene.put("sol", 34, dreadnought=dreadnoughts, war_sun=1)
    for planet in ("gral", "centauri"):
        scene.put("letnev", planet, infantry=1)
    scene.play(ChooseBombardment(seat=SOL, system=34))
    scene.choose("sol", "bombard", "dreadnought", "gral")
    return scene


def test_rr_15_1_each_unit_is_aimed_at_one_planet() -> None:
    option = ("bombard", "dreadnought", "centauri")
    bombarding(1).refuses("sol", *option, rule="RR 15.1", key="all_aimed")
    bombarding(2).accepts("sol", *option)


def test_rr_8_6_all_planets_are_exhausted_together_if_there_are_more_than_one() -> None:
    scene = three()
    step = ExhaustForVotes(seat=SOL, agenda="mutiny", outcome="for", votes=1)
    scene.refused_until(take_gral, step, "sol", "all", because="RR 8.6 no_more_planets")


def take_gral(scene: Scene) -> None:
    scene.take("sol", "gral")


def test_rr_21_3_nobody_researches_by_a_card_who_can_research_nothing() -> None:
    scene = stage("focused_research")
    scene.goods("sol", 4)
    scene.technologies("sol", *TECHNOLOGY)
    option = ("component", "focused_research")
    scene.refused_until(forget, Turn(seat=SOL), "sol", *option, because="RR 21.3 nothing_to_research")


def forget(scene: Scene) -> None:
    scene.state.technologies[SOL] = ()
    scene.state.sheets[SOL] = sheet_of(scene.state, SOL)
