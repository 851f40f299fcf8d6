"""Phases 5 and 6: who fights where and when, and what units collect (Rex p.12)."""

from tests.rex.scene import Scene
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import RACE

# Battle


def without_leaders(*races: str) -> Scene:
    """Nobody has a leader, so that each side of a battle only sets its dial."""
    scene = Scene(*races, fleet=10)
    scene.kill(*(leader.id for race in races for leader in RACE[race].leaders))
    return scene


def fight(scene: Scene, winner: str, loser: str, dial: int = 1) -> None:
    scene.choose(winner, "dial", dial)
    scene.choose(loser, "dial", 0)


def battles(scene: Scene) -> list[tuple[str, str, str]]:
    """The battles begun so far: the space and its two sides, the earlier in order of play first."""
    return [
        (str(space), scene.races[int(one)], scene.races[int(other)])
        for space, one, other in scene.events("battle_begins")
    ]


def test_p12_1_a_battle_is_fought_wherever_enemies_share_a_space() -> None:
    scene = without_leaders("letnev", "lazax", "sol")
    scene.place("lazax", "iaf_hq", 2)
    scene.place("sol", "iaf_hq", 2)
    scene.place("letnev", "cultural_sector", 2)
    scene.play(BattlePhase())
    assert sorted(scene.asked) == ["lazax", "sol"], "the only battle is nobody's choice"
    fight(scene, "lazax", "sol", dial=1)
    assert scene.done
    assert battles(scene) == [("iaf_hq", "lazax", "sol")]
    assert scene.units("lazax", "iaf_hq") == 1
    assert scene.units("sol", "iaf_hq") == 0
    assert scene.units("sol", CASUALTIES) == 2
    assert scene.units("letnev", "cultural_sector") == 2


def test_p12_1_nobody_fights_in_the_council() -> None:
    scene = without_leaders("letnev", "lazax", "sol")
    for race in scene.races:
        scene.place(race, "galactic_council", 3)
    scene.play(BattlePhase())
    assert scene.done
    assert battles(scene) == []
    assert [scene.units(race, "galactic_council") for race in scene.races] == [3, 3, 3]


def test_p12_1_a_bombarded_space_is_fought_over_like_any_other() -> None:
    scene = without_leaders("letnev", "lazax", "sol")
    scene.state.fleet = 18
    scene.place("letnev", "imperial_navy_base", 2)
    scene.place("sol", "imperial_navy_base", 2)
    scene.play(BattlePhase())
    assert battles(scene) == [("imperial_navy_base", "letnev", "sol")]


def test_p12_2_each_player_fights_all_his_battles_in_the_order_he_likes() -> None:
    scene = without_leaders("letnev", "lazax", "sol")
    scene.first("lazax")
    for space, races in {
        "iaf_hq": ("lazax", "sol"),
        "hall_of_records": ("letnev", "sol"),
        "cultural_sector": ("letnev", "lazax"),
        "pleasure_district": ("letnev", "sol"),
    }.items():
        for race in races:
            scene.place(race, space, 3)
    letnev, sol = scene.seat("letnev"), scene.seat("sol")

    scene.play(BattlePhase())
    assert scene.asked == ["lazax"]
    assert scene.options("lazax") == [("battle", "iaf_hq", sol), ("battle", "cultural_sector", letnev)]
    assert scene.refusal("lazax", "done") == ("Rex p.12", "battles_are_fought")
    assert scene.refusal("lazax", "battle", "hall_of_records", sol) == ("Rex p.12", "no_units_there")
    scene.choose("lazax", "battle", "cultural_sector", letnev)
    fight(scene, "lazax", "letnev")
    fight(scene, "lazax", "sol")  # his last battle needs no choice

    assert scene.asked == ["sol"], "the next in order of play"
    assert scene.options("sol") == [
        ("battle", "hall_of_records", letnev),
        ("battle", "pleasure_district", letnev),
    ]
    scene.choose("sol", "battle", "pleasure_district", letnev)
    fight(scene, "sol", "letnev")
    fight(scene, "sol", "letnev")

    assert scene.done
    assert battles(scene) == [
        ("cultural_sector", "lazax", "letnev"),
        ("iaf_hq", "lazax", "sol"),
        ("pleasure_district", "sol", "letnev"),
        ("hall_of_records", "sol", "letnev"),
    ]


def test_p12_2_he_also_chooses_whom_of_several_enemies_in_a_space_to_fight_first() -> None:
    scene = without_leaders("letnev", "lazax", "sol")
    for race in scene.races:
        scene.place(race, "iaf_hq", 4)
    scene.play(BattlePhase())
    assert scene.options("letnev") == [("battle", "iaf_hq", 1), ("battle", "iaf_hq", 2)]
    scene.choose("letnev", "battle", "iaf_hq", 2)
    fight(scene, "sol", "letnev", dial=3)
    fight(scene, "lazax", "sol", dial=1)
    assert battles(scene) == [("iaf_hq", "letnev", "sol"), ("iaf_hq", "lazax", "sol")]
    assert [scene.units(race, "iaf_hq") for race in scene.races] == [0, 3, 0]


# Collection


def test_p12_3_each_unit_collects_two_influence_from_its_space() -> None:
    scene = Scene("letnev", "lazax", "sol")
    scene.ground("tarraguth_slums", 8)
    scene.ground("hall_of_records", 8)
    scene.place("letnev", "tarraguth_slums", 3)
    scene.place("lazax", "hall_of_records", 1)
    scene.play(CollectionPhase())
    assert scene.events("influence_collected") == [(0, "tarraguth_slums", 6), (1, "hall_of_records", 2)]
    assert [scene.has(race) for race in scene.races] == [6 + 2, 2 + 2, 2]


def test_p12_3_no_more_than_lies_there() -> None:
    scene = Scene("letnev", "lazax", "sol")
    scene.ground("tarraguth_slums", 5)
    scene.place("letnev", "tarraguth_slums", 10)
    scene.play(CollectionPhase())
    assert scene.events("influence_collected") == [(0, "tarraguth_slums", 5)]
    assert scene.state.ground == {}


def test_p12_3_a_mechanized_unit_collects_like_any_other() -> None:
    scene = Scene("letnev", "lazax", "sol")
    scene.ground("tarraguth_slums", 8)
    scene.place("lazax", "tarraguth_slums", 1, mechanized=1)
    scene.play(CollectionPhase())
    assert scene.events("influence_collected") == [(1, "tarraguth_slums", 4)]


def test_p12_3_units_collect_from_every_space_in_which_they_stand() -> None:
    scene = Scene("letnev", "lazax", "sol")
    scene.ground("tarraguth_slums", 8)
    scene.ground("hall_of_records", 1)
    scene.place("letnev", "tarraguth_slums", 2)
    scene.place("letnev", "hall_of_records", 2)
    scene.play(CollectionPhase())
    assert scene.has("letnev") == 4 + 1 + 2


def test_p12_4_what_is_not_collected_stays_for_later_rounds() -> None:
    scene = Scene("letnev", "lazax", "sol", "hacan")
    scene.ground("tarraguth_slums", 8)
    scene.ground("hall_of_records", 3)
    scene.place("letnev", "tarraguth_slums", 3)
    scene.play(CollectionPhase())
    assert scene.state.ground == {"tarraguth_slums": 2, "hall_of_records": 3}
    scene.play(CollectionPhase())
    assert scene.state.ground == {"hall_of_records": 3}
    assert scene.has("letnev") == (6 + 2) + (2 + 2)


def test_p12_4_new_influence_is_added_to_what_was_left() -> None:
    scene = Scene("letnev", "lazax", "sol", "hacan")
    scene.ground("tarraguth_slums", 2)
    scene.stack_influence_deck("critical_intelligence")
    scene.play(InfluencePhase())
    assert scene.state.ground == {"tarraguth_slums": 8, "imperial_intelligence_hq": 8}


def test_p12_5_everybody_receives_two_influence_of_fleet_support() -> None:
    scene = Scene("letnev", "lazax", "sol", "hacan")
    scene.first("sol")
    scene.ground("tarraguth_slums", 4)
    scene.place("lazax", "tarraguth_slums", 2)
    scene.influence("hacan", 7)
    pool = scene.state.pool
    scene.play(CollectionPhase())
    assert scene.done
    assert scene.events("influence_gained") == [(seat, 2, "fleet_support") for seat in (2, 3, 0, 1)]
    assert [scene.has(race) for race in scene.races] == [2, 4 + 2, 2, 7 + 2]
    assert scene.state.pool == pool - 8
