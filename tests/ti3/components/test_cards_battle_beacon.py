"""A Beacon of Hope: the round in which the defender was beaten has not happened (rulings 110, 188)."""

from __future__ import annotations

from msgspec.structs import replace

from tests.rules.ti3.battling import Battlefield
from tests.ti3.components.dueling import duel
from tests.ti3.fighting import PASS, SAUDOR, battle
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.directives.later import QUARANTINE
from throneworld.ti3.state import Leader

BEACON = ("play", "a_beacon_of_hope")
THIBAH = "space:thibah"


def beaten(*dice: int, sol: tuple[str, ...] = (), **defender: int) -> Battlefield:
    """Letnev's flagship is at Thibah, next to the battle, with troops on the planet."""
    scene = battle({"cruiser": 3}, defender, letnev=("a_beacon_of_hope",), sol=sol)
    scene.put("letnev", THIBAH, flagship=1, fighter=2)
    scene.take("letnev", "thibah")
    scene.put("letnev", "thibah", ground_force=2)
    scene.fight(*dice, stage="start_round")
    scene.stay()
    return scene


def test_a_beacon_of_hope_takes_the_round_back_and_brings_the_flagship() -> None:
    scene = beaten(7, 7, 1, 7, 7, cruiser=2)
    assert scene.fleets() == ({"cruiser": 1}, {})
    scene.offers("letnev", BEACON, PASS)
    scene.choose("letnev", *BEACON)
    assert scene.units("sol", SAUDOR) == {"cruiser": 3}, "both sides stand as they stood"
    assert scene.told("points_gained") == scene.told("points_lost") == [], "nobody's points have changed"
    assert scene.units("letnev", SAUDOR) == {"cruiser": 2, "flagship": 1}
    assert scene.has("letnev", THIBAH, "flagship") == 0
    assert [each for each in scene.state.deeds if each.kind == "destroyed"] == []


def test_a_beacon_of_hope_does_not_bring_a_flagship_out_of_a_quarantine() -> None:
    """Nothing leaves the system (SA-9.2.3)."""
    scene = battle({"cruiser": 3}, {"cruiser": 2}, letnev=("a_beacon_of_hope",))
    scene.put("letnev", THIBAH, flagship=1)
    mark(scene.game, QUARANTINE, subject=scene.place(THIBAH), until=ROUND)
    scene.fight(7, 7, 1, 7, 7, stage="start_round")
    scene.stay()
    assert scene.done and scene.has("letnev", THIBAH, "flagship") == 1
    assert scene.state.hands[1] == ("a_beacon_of_hope",)


def test_a_beacon_of_hope_lets_the_flagship_take_cargo_along() -> None:
    scene = beaten(7, 7, 1, 1, 1, cruiser=2)
    scene.choose("letnev", *BEACON)
    assert scene.prompt == "take_along"
    scene.offers(
        "letnev", ("load", "ground_force", "thibah"), ("load", "fighter", scene.place(THIBAH)), ("done",)
    )
    scene.refuses("letnev", "load", "shock_troop", "thibah", rule="SA-13.2.5", key="no_unit_there")
    scene.choose("letnev", "load", "ground_force", "thibah")
    scene.choose("letnev", "load", "fighter", scene.place(THIBAH))
    assert scene.has("letnev", SAUDOR, "ground_force") == 1 and scene.has("letnev", SAUDOR, "fighter") == 1
    assert scene.state.aboard[1][scene.place(SAUDOR)][0].kind == "flagship"
    assert scene.state.on_board[1] >> scene.system("saudor") & 1, "the system is activated"
    assert scene.asked == ["letnev"] and scene.prompt == "announce_retreat", "a new round begins"


def test_a_beacon_of_hope_brings_leaders_damage_and_points_back() -> None:
    scene = battle({"cruiser": 2}, {}, letnev=("a_beacon_of_hope",), sol=("moment_of_triumph",))
    scene.put("letnev", THIBAH, flagship=1)
    scene.fleet("letnev", "saudor", "war_sun", damage=2, ground_force=1)
    name = _admiral(scene)
    scene.fight(7, 1, 1, stage="start_round")
    scene.stay()
    scene.choose("sol", "play", "moment_of_triumph")
    assert scene.state.points[0] == 1 and scene.state.leaders[name].displaced
    scene.choose("letnev", *BEACON)
    assert scene.state.points[0] == 0 and not scene.state.leaders[name].displaced
    lost = [each.args for each in scene.game.log if each.kind == "points_lost"]
    assert lost == [(0, 1, "taken_back")], "all can follow what becomes of points (188)"
    ship = scene.state.aboard[1][scene.place(SAUDOR)][0]
    assert (ship.kind, ship.damage, ship.riders) == ("war_sun", 2, (name,))


def _admiral(scene: Battlefield) -> str:
    place, name = scene.place(SAUDOR), "letnev_admiral"
    scene.state.leaders[name] = Leader("")
    (ship,) = scene.state.aboard[1][place]
    scene.state.aboard[1][place] = (replace(ship, riders=(name,)),)
    return name


def test_a_beacon_of_hope_does_not_shine_without_a_round_of_dice() -> None:
    scene = battle({"destroyer": 2}, {"fighter": 1}, letnev=("a_beacon_of_hope",))
    scene.put("letnev", THIBAH, flagship=1)
    scene.fight(9, 1, 1, 1, stage="barrage")
    assert scene.done and scene.state.hands[1] == ("a_beacon_of_hope",)


def test_a_beacon_of_hope_needs_the_flagship_on_the_board() -> None:
    scene = battle(
        {"cruiser": 3}, {"cruiser": 1}, letnev=("a_beacon_of_hope",), sol=("a_beacon_of_hope",)[:0]
    )
    scene.fight(7, 1, 1, 1, stage="start_round")
    scene.stay()
    assert scene.done and scene.state.hands[1] == ("a_beacon_of_hope",)


def test_a_beacon_of_hope_says_why_not() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 3}, letnev=("recheck",), sol=("a_beacon_of_hope",))
    scene.put("sol", THIBAH, flagship=1)
    scene.fight(1, 7, 1, 1, stage="start_round")
    scene.stay()
    scene.refuses("letnev", *BEACON, rule="SA-8.7.1", key="not_yours")
    scene.choose("letnev", "pass")
    assert scene.done and scene.state.hands[0] == ("a_beacon_of_hope",), "the attacker was beaten"


def test_a_beacon_of_hope_comes_before_all_that_follows_from_the_victory() -> None:
    """Ruling 110: Mentak salvage nothing of a battle that goes on."""
    scene = duel("mentak", "letnev", "hacan")
    scene.racial("mentak", "salvage_operations")
    scene.hold("letnev", "a_beacon_of_hope")
    scene.sides({"war_sun": 1}, {"destroyer": 1})
    scene.put("letnev", THIBAH, flagship=1)
    scene.fight(10, 1, 1, 1, stage="start_round")
    scene.stay()
    scene.offers("letnev", BEACON, PASS)
    assert scene.state.trade_goods[0] == 0
    scene.choose("letnev", *BEACON)
    assert scene.prompt == "announce_retreat" and scene.state.trade_goods[0] == 0
