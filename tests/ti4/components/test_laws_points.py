"""Laws that are attached to planets, and those that are worth a point: how they and their points move."""

from __future__ import annotations

from tests.ti4.components.lawmaking import resolve, table
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.imperium.placing import PlaceUnit
from throneworld.imperium.planets import influence, resources
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.steps.prerequisites import means_of
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.verbs.agendas import discard_agenda
from throneworld.ti4.voting.agenda import ResolveAgenda

SHARD, CROWN, HOLY = "shard_of_the_throne", "the_crown_of_emphidia", "holy_planet_of_ixth"

# Attached to planets


def test_core_mining_destroys_an_infantry_and_adds_two_resources() -> None:
    scene = senate("core_mining")
    scene.take("sol", "sakulag")
    scene.put("sol", "sakulag", infantry=2)
    resolve(scene, "sakulag")
    assert scene.has("sol", "sakulag", "infantry") == 1
    assert resources(scene.state, "sakulag") == 4
    assert scene.state.laws == {"core_mining": "sakulag"}


def test_core_mining_finds_no_infantry_on_an_empty_planet() -> None:
    scene = senate("core_mining")
    scene.take("sol", "sakulag")
    resolve(scene, "sakulag")
    assert scene.done
    assert not scene.told("units_destroyed")


def test_demilitarized_zone_destroys_all_units_and_lets_none_come() -> None:
    scene = senate("demilitarized_zone")
    scene.take("sol", "quann")
    scene.put("sol", "quann", infantry=2, pds=1, space_dock=1)
    scene.put("sol", 25, fighter=3)
    resolve(scene, "quann")
    assert scene.units("sol", "quann") == {}
    assert scene.units("sol", 25) == {}  # the space dock held these fighters
    assert scene.state.control["quann"] == 0
    scene.play(PlaceUnit(seat=0, kinds=("infantry",), places=("quann",), how="test"))
    assert scene.done
    assert scene.units("sol", "quann") == {}


def test_core_mining_takes_the_planet_with_the_last_infantry_if_others_stand_there() -> None:
    scene = senate("core_mining")
    scene.take("sol", "sakulag")
    scene.put("sol", "sakulag", infantry=1, pds=1)
    scene.put("letnev", "sakulag", infantry=1)
    resolve(scene, "sakulag")
    assert scene.units("sol", "sakulag") == {}
    assert scene.state.control["sakulag"] == 1
    assert scene.state.laws == {"core_mining": "sakulag"}


def test_demilitarized_zone_settles_the_other_planets_of_its_system_too() -> None:
    scene = senate("demilitarized_zone")
    scene.take("sol", "mellon", "zohbat")
    scene.put("sol", "mellon", infantry=2)
    scene.put("letnev", "zohbat", infantry=1)
    resolve(scene, "mellon")
    assert scene.units("sol", "mellon") == {} and scene.state.control["mellon"] == 0
    assert scene.state.control["zohbat"] == 1


def test_senate_sanctuary_adds_two_influence() -> None:
    scene = senate("senate_sanctuary")
    scene.take("sol", "quann")
    resolve(scene, "quann")
    assert (resources(scene.state, "quann"), influence(scene.state, "quann")) == (2, 3)


def test_terraforming_initiative_adds_one_of_each() -> None:
    scene = senate("terraforming_initiative")
    scene.take("sol", "sakulag")
    resolve(scene, "sakulag")
    assert (resources(scene.state, "sakulag"), influence(scene.state, "sakulag")) == (3, 2)


def test_research_team_biotic_serves_the_controller_of_its_planet() -> None:
    scene = attached_team("research_team_biotic", "wellon")
    assert means_of(scene.state, 0)["green"][-1:] == ["research_team_biotic"]


def test_research_team_cybernetic_serves_the_controller_of_its_planet() -> None:
    scene = attached_team("research_team_cybernetic", "wellon")
    assert means_of(scene.state, 0)["yellow"][-1:] == ["research_team_cybernetic"]


def test_research_team_propulsion_serves_the_controller_of_its_planet() -> None:
    scene = attached_team("research_team_propulsion", "wellon")
    assert means_of(scene.state, 0)["blue"][-1:] == ["research_team_propulsion"]


def test_research_team_warfare_serves_the_controller_of_its_planet() -> None:
    scene = attached_team("research_team_warfare", "sakulag")
    assert means_of(scene.state, 0)["red"][-1:] == ["research_team_warfare"]


def attached_team(law: str, planet: str) -> Scene:
    scene = senate(law)
    scene.take("sol", planet)
    resolve(scene, planet)
    assert not any(means_of(scene.state, 1).values())
    return scene


# Holy Planet of Ixth


def test_holy_planet_of_ixth_gives_its_controller_a_point() -> None:
    scene = senate(HOLY)
    scene.take("sol", "quann")
    resolve(scene, "quann")
    assert scene.state.points == [1, 0, 0]


def test_holy_planet_of_ixth_moves_its_point_with_control() -> None:
    scene = table()
    scene.law(HOLY, "quann")
    scene.take("sol", "quann")
    scene.state.points = [3, 1, 0]
    scene.play(GainControl(seat=1, planet="quann"))
    assert scene.state.points == [2, 2, 0]
    assert scene.game.log[-1].kind != "points_gained"
    kinds = [event.kind for event in scene.game.log if event.kind.startswith("points")]
    assert kinds == ["points_gained", "points_lost"]


def test_holy_planet_of_ixth_is_worth_a_point_even_if_nobody_had_it() -> None:
    scene = table()
    scene.law(HOLY, "quann")
    scene.play(GainControl(seat=1, planet="quann"))
    assert scene.state.points == [0, 1, 0]


def test_holy_planet_of_ixth_says_nothing_about_other_planets() -> None:
    scene = table()
    scene.law(HOLY, "quann")
    scene.take("sol", "lazar")
    scene.play(GainControl(seat=1, planet="lazar"))
    assert scene.state.points == [0, 0, 0]


def test_notes_4_26b_holy_planet_of_ixth_wins_the_game_before_the_other_loses_his_point() -> None:
    scene = table()
    scene.law(HOLY, "quann")
    scene.take("sol", "quann")
    scene.state.points = [9, 9, 0]
    scene.play(GainControl(seat=1, planet="quann"))
    assert scene.game.result is not None and scene.game.result.winners == (1,)
    assert scene.state.points == [9, 10, 0]


def test_notes_4_26a_holy_planet_of_ixth_takes_no_point_along_when_it_is_discarded() -> None:
    scene = senate(HOLY)
    scene.take("sol", "quann")
    resolve(scene, "quann")
    discard_agenda(scene.game, HOLY)
    assert scene.state.points == [1, 0, 0]


# Shard of the Throne


def test_shard_of_the_throne_gives_the_elected_player_a_point() -> None:
    scene = senate(SHARD)
    resolve(scene, 1)
    assert scene.state.laws == {SHARD: 1}
    assert scene.state.points == [0, 1, 0]


def test_notes_4_26a_shard_of_the_throne_takes_no_point_back_when_it_is_voted_on_again() -> None:
    scene = senate()
    scene.law(SHARD, 1)
    scene.state.points = [0, 1, 0]
    scene.play(ResolveAgenda(agenda=SHARD))
    abstain(scene, "letnev")
    vote(scene, "jolnar", 2)
    abstain(scene, "sol")
    assert scene.state.laws == {SHARD: 2}
    assert scene.state.points == [0, 1, 1]


def space_battle() -> Scene:
    scene = table("sol", "letnev", "jolnar")
    scene.put("sol", 50, war_sun=2)
    scene.put("letnev", 50, destroyer=1)
    scene.state.points = [1, 1, 1]
    return scene


def test_shard_of_the_throne_goes_to_whoever_beats_its_owner_in_space() -> None:
    scene = space_battle()
    scene.technologies("sol", "war_sun")
    scene.law(SHARD, 1)
    scene.rolls(*[10] * 6)
    fight(scene, SpaceCombat(attacker=0, defender=1, system=50))
    assert scene.state.laws == {SHARD: 0}
    assert scene.state.points == [2, 0, 1]


def test_shard_of_the_throne_stays_with_its_owner_if_he_wins_or_others_fight() -> None:
    for owner in (0, 2):
        scene = space_battle()
        scene.technologies("sol", "war_sun")
        scene.law(SHARD, owner)
        scene.rolls(*[10] * 6)
        fight(scene, SpaceCombat(attacker=0, defender=1, system=50))
        assert scene.state.laws == {SHARD: owner}
        assert scene.state.points == [1, 1, 1]


def test_shard_of_the_throne_goes_to_whoever_beats_its_owner_on_the_ground() -> None:
    scene = table()
    scene.law(SHARD, 1)
    scene.take("letnev", "lazar")
    scene.put("sol", "lazar", infantry=3)
    scene.put("letnev", "lazar", infantry=1)
    scene.state.points = [0, 1, 0]
    scene.rolls(10, 10, 10, 1)
    fight(scene, GroundCombat(attacker=0, defender=1, planet="lazar"))
    assert scene.state.laws == {SHARD: 0}
    assert scene.state.points == [1, 0, 0]


def fight(scene: Scene, combat: SpaceCombat | GroundCombat) -> None:
    scene.play(combat)
    while not scene.done:
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[-1])


# The Crown of Emphidia


def test_the_crown_of_emphidia_gives_the_elected_player_a_point() -> None:
    scene = senate(CROWN)
    resolve(scene, 2)
    assert scene.state.laws == {CROWN: 2}
    assert scene.state.points == [0, 0, 1]


def test_the_crown_of_emphidia_goes_to_the_conqueror_of_its_owners_home() -> None:
    scene = table()
    scene.law(CROWN, 1)
    scene.state.points = [4, 4, 4]
    scene.play(GainControl(seat=2, planet="wren_terra"))
    assert scene.state.laws == {CROWN: 2}
    assert scene.state.points == [4, 3, 5]


def test_notes_4_26c_the_crown_of_emphidia_stays_if_another_home_falls_or_its_owner_comes_back() -> None:
    scene = table()
    scene.law(CROWN, 1)
    scene.take("jolnar", "wren_terra")
    scene.play(GainControl(seat=1, planet="wren_terra"))
    scene.play(GainControl(seat=0, planet="nar"))
    scene.play(GainControl(seat=0, planet="lazar"))
    assert scene.state.laws == {CROWN: 1}
    assert scene.state.points == [0, 0, 0]
