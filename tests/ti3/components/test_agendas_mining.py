"""Events about Asteroids and Space Mines: what may be voted for, a refusal, what lies where."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import BOARD, HOMES, ballot, decide, forum, offers_sides
from throneworld.ti3.state import NEUTRAL, Border, Mine
from throneworld.ti3.steps.laying import borders_of

FIELD = {**BOARD, (1, 1): "asteroid_field"}


def prospectors() -> Scene:
    board = {**FIELD, **dict(zip(HOMES, ("home_sol", "home_letnev", "home_hacan"), strict=False))}
    return Scene("sol", "letnev", "hacan", board=board)


def test_mining_operations_put_goods_beside_asteroids() -> None:
    scene = prospectors()
    low, high = sorted((scene.system("quann"), scene.system("tarmann")))
    scene.state.borders = (Border(low, high, "asteroid_belt"),)
    scene.state.exhausted = tuple(scene.state.control)
    offers_sides(scene, "mining_operations")
    ballot(scene, "mining_operations", letnev=("for", 1))
    while scene.asked:
        assert scene.asked == ["letnev"]
        scene.refuses("letnev", "planet", "jord", rule="SA-9.2.1", key="another_system_now")
        scene.choose("letnev", *scene.options()[0])
    systems = {scene.state.edition.system[planet] for planet in scene.state.goods_on}
    beside = {
        scene.system(each) for each in ("saudor", "mehar_xull", "quann", "tarmann", "vefut_ii", "lodor")
    }
    assert systems == beside and set(scene.state.goods_on.values()) == {3}


def test_mining_operations_against_take_two_goods_of_each() -> None:
    scene = forum()
    scene.goods("sol", 5)
    scene.goods("hacan", 1)
    decide(scene, "mining_operations", "against")
    assert scene.state.trade_goods == [3, 0, 0]


def test_protect_the_heartland_mines_all_borders_of_mecatol_rex() -> None:
    scene = forum()
    borders = borders_of(scene.state, scene.system("mecatol_rex"))
    own, other = Mine(*borders[0], 1), Mine(*borders[1], NEUTRAL)
    scene.state.mines = (own, other)
    offers_sides(scene, "protect_the_heartland")
    ballot(scene, "protect_the_heartland", sol=("for", 1))
    assert len(borders) == 6 and len(scene.state.mines) == 7
    assert set(scene.state.mines) == {own, *[Mine(*each, NEUTRAL) for each in borders]}


def test_protect_the_heartland_against_sells_neutral_mines_for_influence() -> None:
    scene = forum()
    scene.goods("sol", 2)
    scene.goods("hacan", 1)
    decide(scene, "protect_the_heartland", "against")
    scene.offers("sol", ("yes",), ("no",))
    scene.choose("sol", "yes")
    one, other = sorted((scene.system("quann"), scene.system("tarmann")))
    scene.refuses("sol", "lay_mine", other, one, rule="SA-13.19.2", key="no_border_between")
    scene.choose("sol", "lay_mine", one, other)
    scene.refuses("sol", "lay_mine", one, other, rule="SA-13.19.2", key="neutral_mine_there")
    scene.choose("sol", *scene.options()[0])
    assert scene.done and scene.state.trade_goods == [0, 0, 1] and len(scene.state.mines) == 2
