"""The law about one certain Dreadnought."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, put_to_vote
from throneworld.imperium.board import land
from throneworld.imperium.combat.sustaining import levels_sustained, ship_levels
from throneworld.imperium.movement.room import rooms
from throneworld.imperium.movement.ways import ship_move
from throneworld.imperium.state import Load
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.hits import TakeHits

LAW = "herald_of_the_empire"


def elected() -> Scene:
    """One of two Dreadnoughts of Letnev, the damaged one."""
    scene = forum()
    scene.put("letnev", "space:lodor", dreadnought=2)
    scene.damage("letnev", "space:lodor", "dreadnought")
    scene.put("hacan", "space:quann", dreadnought=1, cruiser=1)
    scene.put("sol", "space:saudor", cruiser=1)
    return scene


def herald(scene: Scene) -> tuple[str, Load]:
    found = [
        (place, ship)
        for table in scene.state.aboard
        for place, ships in table.items()
        for ship in ships
        if any(each.startswith(LAW) for each in ship.riders)
    ]
    return found[0]


def test_herald_of_the_empire_elects_a_dreadnought_and_its_owner_says_which_of_several() -> None:
    scene = elected()
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    put_to_vote(scene, LAW)
    scene.offers("sol", ("vote", LAW, 1, lodor), ("vote", LAW, 2, quann), ("done",))
    saudor = scene.place("space:saudor")
    scene.refuses("sol", "vote", LAW, 0, saudor, rule="SA-9.2.1", key="elects_dreadnought")
    ballot(scene, LAW, sol=(1, lodor, 1))
    scene.offers("letnev", ("herald", "dreadnought", 0), ("herald", "dreadnought", 1))
    scene.refuses("letnev", "herald", "cruiser", 0, rule="SA-9.2.1", key="elects_dreadnought")
    scene.choose("letnev", "herald", "dreadnought", 1)
    place, ship = herald(scene)
    assert (place, ship.kind, ship.damage) == (lodor, "dreadnought", 1) and LAW in scene.state.laws


def test_herald_of_the_empire_is_faster_and_has_more_room() -> None:
    scene = elected()
    plain = Load("dreadnought", 0, scene.state.edition.none)
    decide(scene, LAW, 2, scene.place("space:quann"))
    place, ship = herald(scene)
    state, system = scene.state, int(place)
    moves = [ship_move(state, 2, each, system, land(state, 2)) for each in (plain, ship)]
    assert moves == [1, 2]
    assert rooms(state, 2, ship)[0] == rooms(state, 2, plain)[0] + 2


def test_herald_of_the_empire_is_as_fast_with_an_admiral_as_without() -> None:
    scene = elected()
    decide(scene, LAW, 1, scene.place("space:lodor"))
    scene.choose("letnev", "herald", "dreadnought", 0)
    scene.leader("letnev", "admiral", "lodor", "dreadnought")
    place, ship = herald(scene)
    assert len(ship.riders) == 2
    assert ship_move(scene.state, 1, ship, int(place), land(scene.state, 1)) == 2


def test_herald_of_the_empire_sustains_one_hit_more_than_others() -> None:
    scene = elected()
    decide(scene, LAW, 2, scene.place("space:quann"))
    place, ship = herald(scene)
    assert levels_sustained(scene.state, 2, "dreadnought", place) == 1
    assert ship_levels(scene.state, 2, place, ship) == 2
    scene.play(TakeHits(seat=2, place=place, hits=2, how="combat", by=0))
    while scene.asked:
        sustains = [option for option in scene.options("hacan") if option[0] == "sustain"]
        scene.choose("hacan", *(sustains or scene.options("hacan"))[0])
    assert scene.units("hacan", "space:quann") == {"dreadnought": 1, "cruiser": 1}
    assert herald(scene)[1].damage == 2
    scene.play(TakeHits(seat=2, place=place, hits=1, how="combat", by=0))
    scene.refuses("hacan", "sustain", "dreadnought", 2, rule="SA-13.3.2", key="cannot_sustain")
    scene.play(TakeHits(seat=2, place=place, hits=2, how="combat", by=0), Settle())
    assert not scene.units("hacan", "space:quann")
    assert scene.state.laws == {} and scene.state.agenda_discards[0] == LAW, "it ends with the ship (137)"


def test_herald_of_the_empire_takes_a_shock_troop_aboard_each_status_phase() -> None:
    scene = elected()
    decide(scene, LAW, 2, scene.place("space:quann"))
    scene.game.open("status_refresh")
    scene.play()
    scene.offers("hacan", ("play", LAW), ("pass",))
    scene.choose("hacan", "play", LAW)
    assert scene.units("hacan", "space:quann") == {"dreadnought": 1, "cruiser": 1, "shock_troop": 1}
    assert sum(herald(scene)[1].cargo) == 1
    scene.game.open("status_refresh")
    scene.play()
    scene.choose("hacan", "play", LAW)
    assert sum(herald(scene)[1].cargo) == 2
    scene.take("hacan", "quann")
    scene.state.goods_on[f"wrecks:{scene.system('quann')}"] = 1  # something else to choose
    scene.game.open("status_refresh")
    scene.play()
    scene.refuses("hacan", "play", LAW, rule="SA-13.2.1", key="no_room_aboard")


def test_herald_of_the_empire_leaves_no_trace_when_it_is_repealed() -> None:
    scene = elected()
    decide(scene, LAW, 2, scene.place("space:quann"))
    decide(scene, "repeal", LAW)
    assert scene.state.laws == {} and not any(scene.state.aboard)
