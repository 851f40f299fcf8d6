"""Events that hold all players back, summon fleets or redraw the map: what is asked and refused."""

from __future__ import annotations

from tests.ti3.playing_cards import cards_beside
from tests.ti3.scene import Scene
from tests.ti3.senate import BOARD, HOMES, ballot, decide, forum, offers_sides, offers_subjects, put_to_vote
from throneworld.imperium.activation import activation_refusal
from throneworld.imperium.marks import mark
from throneworld.ti3.invariants import check
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Border, Mine
from throneworld.ti3.tables import TILE
from throneworld.ti3.tactical.assigning import planet_refusal


def test_short_term_truce_forbids_attacks_in_the_next_round_until_somebody_pays() -> None:
    scene = forum()
    scene.take("letnev", "lodor", "quann")
    scene.put("letnev", "space:wellon", cruiser=1)
    offers_sides(scene, "short_term_truce")
    ballot(scene, "short_term_truce", sol=("for", 1))
    wellon = scene.system("wellon")
    assert activation_refusal(scene.state, 0, wellon) is None, "not in this round"
    scene.play(StrategyPhase(stage="beginning"))
    assert scene.told("truce_begins") == [()]
    refusal = activation_refusal(scene.state, 0, wellon)
    assert refusal is not None and refusal.key == "short_term_truce"
    assert activation_refusal(scene.state, 1, wellon) is None
    refusal = planet_refusal(scene.state, 0, "ground_force", "lodor")
    assert refusal is not None and refusal.key == "short_term_truce"
    assert planet_refusal(scene.state, 1, "ground_force", "lodor") is None
    assert planet_refusal(scene.state, 0, "ground_force", "saudor") is None, "it is nobody's"


def test_short_term_truce_ends_when_anybody_pays_ten_influence() -> None:
    scene = forum()
    scene.put("letnev", "space:wellon", cruiser=1)
    mark(scene.game, "truce_holds", until="round")
    scene.goods("hacan", 10)
    scene.goods("sol", 9)
    scene.state.strategy_cards = [(), (), ()]
    scene.play(Turn(seat=0))
    assert ("use_card", "short_term_truce") not in scene.beside("sol")
    scene.refuses("sol", "use_card", "short_term_truce", rule="SA-8.3.3", key="not_enough_influence")
    assert cards_beside(scene, "hacan") == ["short_term_truce"]
    scene.choose("hacan", "use_card", "short_term_truce")
    assert scene.state.trade_goods == [9, 0, 0] and scene.told("truce_broken") == [(2,)]
    assert activation_refusal(scene.state, 0, scene.system("wellon")) is None
    assert ("use_card", "short_term_truce") not in scene.beside("hacan")


def test_short_term_truce_against_lets_the_neighbour_exhaust_a_planet() -> None:
    scene = forum()
    scene.take("sol", "saudor", "quann")
    scene.take("hacan", "lodor", exhausted=True)
    put_to_vote(scene, "short_term_truce")
    ballot(scene, "short_term_truce", sol=("against", 2), letnev=("for", 1), hacan=("against", 1))
    assert scene.asked == ["letnev"], "to the left of Sol; Hacan has nothing to exhaust"
    scene.offers("letnev", ("exhaust", "saudor"), ("exhaust", "quann"))
    scene.refuses("letnev", "exhaust", "lodor", rule="SA-8.3.1", key="planet_of_somebody_else")
    scene.choose("letnev", "exhaust", "quann")
    assert scene.done and "quann" in scene.state.exhausted and "saudor" not in scene.state.exhausted


def test_lord_of_the_aeon_throne_gains_a_point_and_summons_his_home_fleet() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    scene.fleet("letnev", "home_letnev", "carrier", ground_force=2)
    scene.put("letnev", "space:home_letnev", cruiser=2, fighter=1)
    scene.put("letnev", "space:mecatol_rex", destroyer=1)
    offers_sides(scene, "lord_of_the_aeon_throne")
    ballot(scene, "lord_of_the_aeon_throne", sol=("for", 1))
    assert scene.state.points == [0, 1, 0]
    assert scene.asked == ["letnev"] and scene.prompt == "respect_limits", "one above Fleet Supply"
    scene.choose("letnev", *next(each for each in scene.options() if "destroyer" in each))
    assert scene.units("letnev", "space:home_letnev") == {}
    assert scene.units("letnev", "space:mecatol_rex") == {
        "cruiser": 2,
        "carrier": 1,
        "ground_force": 2,
        "fighter": 1,
    }
    assert scene.done and scene.state.active == 0


def test_lord_of_the_aeon_throne_fights_who_is_there() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "space:home_letnev", cruiser=1)
    scene.put("hacan", "space:mecatol_rex", destroyer=1)
    decide(scene, "lord_of_the_aeon_throne", "for")
    while scene.asked and scene.units("hacan", "space:mecatol_rex"):
        assert scene.state.active == 1, "whoever moves stands for the active player"
        scene.choose(scene.asked[0], *scene.options()[-1])
    scene.pass_all()
    assert scene.rolled


def test_lord_of_the_aeon_throne_does_nothing_without_a_lord() -> None:
    scene = forum()
    scene.put("sol", "space:home_sol", cruiser=1)
    decide(scene, "lord_of_the_aeon_throne", "for")
    assert (
        scene.done and scene.state.points == [0, 0, 0] and scene.has("sol", "space:home_sol", "cruiser") == 1
    )


def test_lord_of_the_aeon_throne_against_exhausts_mecatol_rex() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    decide(scene, "lord_of_the_aeon_throne", "against")
    assert "mecatol_rex" in scene.state.exhausted


def test_update_star_maps_exchanges_a_void_and_keeps_what_is_there() -> None:
    homes = dict(zip(HOMES, ("home_sol", "home_letnev", "home_hacan"), strict=False))
    scene = Scene("sol", "letnev", "hacan", board={**BOARD, **homes, (1, 1): "void"})
    old = scene.system("void")
    quann = scene.system("vefut_ii")
    scene.fleet("sol", "void", "carrier", ground_force=1)
    scene.leader("sol", "admiral", "void", ship="carrier")
    scene.put("sol", "space:void", cruiser=1)
    scene.activate("letnev", "void")
    scene.state.counters[scene.place("space:void")] = ("ship_graveyard",)
    one, other = sorted((old, quann))
    scene.state.mines = (Mine(one, other, 1),)
    scene.state.borders = (Border(one, other, "asteroid_belt"),)
    offers_subjects(scene, "update_star_maps", (scene.place("space:void"),))
    saudor = scene.place("space:saudor")
    scene.refuses("sol", "vote", "update_star_maps", saudor, rule="SA-9.2.1", key="elects_system")
    place = scene.place("space:void")
    ballot(scene, "update_star_maps", sol=(place, 1))
    assert scene.state.agenda_discards[0] == "update_star_maps"
    (new,) = [tile for tile in scene.state.map if tile > 0 and tile not in _laid()]
    assert old not in scene.state.map and TILE[new].planets and TILE[new].kind == "regular"
    assert scene.units("sol", new) == {"carrier": 1, "cruiser": 1, "ground_force": 1}
    assert scene.state.on_board[1] == 1 << new and scene.state.counters == {}
    assert {scene.state.mines[0].one, scene.state.mines[0].other} == {new, quann}
    assert {scene.state.borders[0].one, scene.state.borders[0].other} == {new, quann}
    assert all(planet.id not in scene.state.control for planet in TILE[new].planets)
    check(scene.game)


def _laid() -> set[int]:
    homes = dict(zip(HOMES, ("home_sol", "home_letnev", "home_hacan"), strict=False))
    scene = Scene("sol", "letnev", "hacan", board={**BOARD, **homes, (1, 1): "void"})
    return set(scene.state.map)
