"""SA 3.18.1 and 4.1.1: a system in which several other players have ships."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.ti3.tactical.action import TacticalAction

SOL, LETNEV, HACAN = 0, 1, 2


def crowd() -> Scene:
    """Letnev orbits Mirage of Hacan, whose planet has yielded two Fighters; Sol has a fleet there as well."""
    scene = Scene("sol", "letnev", "hacan", board={(0, 0): "mirage", (1, 0): "quann"})
    scene.state.strategy_cards = [(), (), ()]
    scene.take("hacan", "mirage")
    scene.put("hacan", "mirage", space_dock=1)
    scene.put("hacan", "space:mirage", fighter=1)
    scene.put("letnev", "space:mirage", cruiser=1)
    scene.put("sol", "space:mirage", cruiser=1)
    scene.fleet("sol", "mirage", "carrier", ground_force=1)
    return scene


def fighting(scene: Scene, *first: int) -> None:
    scene.rolls(*first)
    scene.play(TacticalAction(seat=SOL, system=scene.system("mirage"), stage="space_battle"))


def test_sa_3_18_1_and_4_1_1_all_who_have_ships_there_are_fought_one_after_the_other() -> None:
    scene = crowd()
    fighting(scene, *[10, 10, 1] * 3)
    assert (scene.prompt, scene.asked) == ("fight_in_turn", ["sol"])
    scene.offers("sol", ("fight_fleet", LETNEV), ("fight_fleet", HACAN))
    scene.choose("sol", "fight_fleet", HACAN)
    while scene.asked:
        scene.choose(scene.asked[0], *scene.options()[-1])
    begun = [each[:2] for each in scene.told("space_battle_begins")]
    assert begun == [(SOL, HACAN), (SOL, LETNEV)]
    assert scene.units("letnev", "space:mirage") == {} and scene.units("hacan", "space:mirage") == {}


def test_sa_3_18_1_a_fleet_that_falls_in_the_first_battle_fights_no_second_one() -> None:
    scene = crowd()
    scene.state.units[SOL] = {}
    scene.put("sol", "space:mirage", cruiser=1)
    fighting(scene, 1, 10)
    scene.choose("sol", "fight_fleet", LETNEV)
    assert [each[:2] for each in scene.told("space_battle_begins")] == [(SOL, LETNEV)]
    assert scene.units("hacan", "space:mirage") == {"fighter": 1}
