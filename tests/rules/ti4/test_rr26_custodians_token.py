"""RR 26 and 46: the custodians token on Mecatol Rex."""

from tests.ti4.scene import Scene
from throneworld.ti4.tactical.invasion import Invasion

REX = "mecatol_rex"


def arrival(infantry: int = 2, trade_goods: int = 6, **more: int) -> Scene:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("letnev", 18, carrier=1, infantry=infantry, **more)
    scene.take("letnev", "arc_prime", "wren_terra", exhausted=True)
    scene.goods("letnev", trade_goods)
    scene.play(Invasion(seat=0, system=18))
    return scene


def test_rr_26_1_nobody_lands_on_mecatol_rex_before_the_token_is_removed() -> None:
    scene = arrival()
    scene.choose("letnev", "leave_custodians")
    assert scene.done
    assert scene.has("letnev", 18, "infantry") == 2 and scene.state.custodians


def test_rr_26_2_six_influence_remove_the_token() -> None:
    scene = arrival()
    assert scene.options("letnev") == (("remove_custodians",), ("leave_custodians",))
    scene.choose("letnev", "remove_custodians")
    assert not scene.state.custodians and scene.state.trade_goods[0] == 0


def test_rr_26_2_then_at_least_one_ground_force_must_land() -> None:
    scene = arrival()
    scene.choose("letnev", "remove_custodians")
    assert scene.refusal("letnev", "done") == "RR 26.2 must_commit"
    assert scene.options("letnev") == (("land", "infantry", REX), ("land_all", REX))
    scene.choose("letnev", "land", "infantry", REX)
    scene.choose("letnev", "done")
    assert scene.done and scene.state.control[REX] == 0


def test_rr_26_2_whoever_has_nobody_to_commit_cannot_remove_it() -> None:
    scene = arrival(infantry=0, dreadnought=1)
    assert scene.done and scene.state.custodians


def test_rr_26_2_whoever_cannot_pay_is_not_asked() -> None:
    scene = arrival(trade_goods=5)
    assert scene.done and scene.state.custodians


def test_rr_26_3_whoever_removes_the_token_gains_a_victory_point() -> None:
    scene = arrival()
    scene.choose("letnev", "remove_custodians")
    assert scene.state.points[0] == 1
    assert scene.told("custodians_removed") == [(0,)]


def test_rr_26_3_the_point_may_end_the_game() -> None:
    scene = arrival()
    scene.state.points[0] = 9
    scene.choose("letnev", "remove_custodians")
    assert scene.game.over


def test_rr_26_4_without_the_token_there_are_agenda_phases() -> None:
    scene = arrival()
    assert scene.state.custodians
    scene.choose("letnev", "remove_custodians")
    assert not scene.state.custodians


def test_rr_46_1_without_the_token_mecatol_rex_is_a_planet_like_others() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("letnev", 18, carrier=1, infantry=1)
    scene.state.custodians = False
    scene.play(Invasion(seat=0, system=18))
    scene.choose("letnev", "land", "infantry", REX)
    assert scene.done and scene.state.control[REX] == 0 and scene.state.points[0] == 0
