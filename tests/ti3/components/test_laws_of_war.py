"""Laws about wars: what may be voted for, what they give and forbid, and what comes of votes against them."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene, definition
from tests.ti3.senate import ballot, enact, forum, offers_players, offers_sides
from throneworld.kernel.asks import Noun
from throneworld.ti3.tables import OBJECTIVE, STAGE_1_DECK, TECHNOLOGY_KIND
from throneworld.ti3.tactical.assigning import AssignLandings


def listening(name: str) -> tuple:  # type: ignore[type-arg]
    return tuple([each for each in definition().listeners if each.id == name])


def why_not(scene: Scene, *option: Noun) -> str:
    """Why the first player may not land or bombard so; nothing if he may."""
    question = AssignLandings(seat=0, system=scene.state.active_system)
    refusal = question.refusal(scene.game, 0, option)
    return f"{refusal.rule} {refusal.key}" if refusal else ""


def test_bellum_gloriosum_pays_both_sides_of_a_space_battle_whoever_wins() -> None:
    scene = Battlefield(listening=listening("bellum_gloriosum"))
    scene.law("bellum_gloriosum")
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(10, 10)
    scene.stay()
    assert scene.done and scene.fleets() == ({}, {}) and scene.won() == []
    assert scene.state.trade_goods == [1, 1, 0]


def test_bellum_gloriosum_pays_both_sides_of_an_invasion_but_nobody_where_nobody_resists() -> None:
    scene = scene_at("quann")
    enact(scene, "bellum_gloriosum")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.rolls(10, 10, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", on="quann")
    scene.choose("sol", "done")
    assert scene.done and scene.state.control["quann"] == 0 and scene.state.trade_goods == [1, 1, 0]
    scene = scene_at("quann")
    scene.law("bellum_gloriosum")
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    assert scene.state.control["quann"] == 0 and scene.state.trade_goods == [0, 0, 0]


def test_bellum_gloriosum_against_lets_public_objectives_be_claimed_again() -> None:
    scene = forum()
    about = next(each for each in STAGE_1_DECK if OBJECTIVE[each].kind == TECHNOLOGY_KIND)
    other, two = [each for each in STAGE_1_DECK if OBJECTIVE[each].kind != TECHNOLOGY_KIND][:2]
    scene.state.objectives = (about, other, two)
    scene.state.scored = [(about, other, "conqueror"), (other,), ()]
    scene.state.points = [4, 1, 0]
    offers_sides(scene, "bellum_gloriosum")
    ballot(scene, "bellum_gloriosum", sol=("against", 1))
    assert scene.state.scored == [(about, "conqueror"), (), ()] and scene.state.points == [4, 1, 0]
    assert scene.told("markers_removed") == [(other,)]


def test_conventions_of_war_spare_planets_with_docks() -> None:
    scene = scene_at("quann")
    enact(scene, "conventions_of_war")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1, space_dock=1)
    scene.put("sol", "space:quann", dreadnought=1)
    assert why_not(scene, "bombard", "dreadnought", "quann") == "SA-5.2.1 bombardment_banned"
    scene.state.units[1]["quann"] = scene.state.edition.none
    scene.put("letnev", "quann", ground_force=1)
    assert why_not(scene, "bombard", "dreadnought", "quann") == ""


def test_conventions_of_war_against_exhaust_a_dock_outside_home() -> None:
    scene = forum()
    scene.take("letnev", "lodor", "quann")
    for planet in ("lodor", "quann", "arc_prime"):
        scene.put("letnev", planet, space_dock=1)
    scene.take("hacan", "saudor")
    scene.put("hacan", "saudor", space_dock=1)
    offers_sides(scene, "conventions_of_war")
    ballot(scene, "conventions_of_war", letnev=("against", 1))
    scene.offers("letnev", ("dock", "lodor"), ("dock", "quann"))
    scene.refuses("letnev", "dock", "arc_prime", rule="SA-13.7.1", key="no_dock_to_exhaust")
    scene.choose("letnev", "dock", "quann")
    assert scene.done and scene.state.exhausted_docks == ("quann",), "only who voted against it"


def test_imperial_peace_lets_nobody_fight_for_the_capital() -> None:
    scene = scene_at("mecatol_rex")
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "mecatol_rex", ground_force=1)
    scene.fleet("sol", "mecatol_rex", "carrier", ground_force=1)
    scene.put("sol", "space:mecatol_rex", dreadnought=1)
    enact(scene, "imperial_peace")
    assert why_not(scene, "land", "ground_force", "mecatol_rex") == "SA-9.2.3 imperial_peace"
    assert why_not(scene, "bombard", "dreadnought", "mecatol_rex") == "SA-5.2.1 bombardment_banned"


def test_imperial_peace_lets_undefended_ground_be_taken() -> None:
    scene = scene_at("mecatol_rex")
    scene.take("letnev", "mecatol_rex")
    scene.fleet("sol", "mecatol_rex", "carrier", ground_force=1)
    scene.law("imperial_peace")
    land(scene, "mecatol_rex")
    set_down(scene, "ground_force", on="mecatol_rex")
    assert scene.state.control["mecatol_rex"] == 0


def test_imperial_peace_against_leaves_the_capital_alone_to_be_invaded() -> None:
    scene = forum()
    offers_sides(scene, "imperial_peace")
    ballot(scene, "imperial_peace", sol=("against", 1))
    assert scene.state.laws == {} and scene.state.agenda_discards == ("imperial_peace",)
    marks = scene.state.marks
    scene = scene_at("quann")
    scene.state.marks = marks
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    assert scene.done and "quann" not in scene.state.control
    assert why_not(scene, "land", "ground_force", "quann") == "SA-9.2.3 only_the_capital_is_invaded"
    scene.take("sol", "quann")
    assert why_not(scene, "land", "ground_force", "quann") == ""
    scene = scene_at("mecatol_rex")
    scene.state.marks = marks
    scene.fleet("sol", "mecatol_rex", "carrier", ground_force=1)
    land(scene, "mecatol_rex")
    set_down(scene, "ground_force", on="mecatol_rex")
    assert scene.state.control["mecatol_rex"] == 0


def test_corrupt_empire_rewards_whoever_first_destroys_a_dock_of_the_elected() -> None:
    scene = forum()
    offers_players(scene, "corrupt_empire")
    ballot(scene, "corrupt_empire", sol=(1, 1))
    assert scene.state.laws == {"corrupt_empire": 1}
    scene = scene_at("quann")
    scene.law("corrupt_empire", 1)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1, space_dock=1)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.rolls(10, 10, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", on="quann")
    scene.choose("sol", "done")
    assert scene.state.control["quann"] == 0 and not scene.has("sol", "quann", "space_dock")
    assert scene.state.points == [1, 0, 0] and scene.state.laws == {}


def test_corrupt_empire_counts_no_dock_that_was_captured_or_that_is_of_others() -> None:
    for owner, lands in ((1, "shock_troop"), (2, "ground_force")):
        scene = scene_at("quann")
        scene.law("corrupt_empire", owner)
        scene.take("letnev", "quann")
        scene.put("letnev", "quann", ground_force=1, space_dock=1)
        scene.fleet("sol", "quann", "carrier", **{lands: 2})
        scene.rolls(10, 10, 1)
        land(scene, "quann")
        set_down(scene, lands, lands, on="quann")
        while not scene.done:
            wanted = [each for each in scene.options("sol") if each[0] in ("capture", "commando")]
            scene.choose("sol", *(wanted[0] if wanted else ("done",)))
        assert scene.state.control["quann"] == 0
        assert scene.state.points == [0, 0, 0] and scene.state.laws == {"corrupt_empire": owner}


def test_corrupt_empire_counts_docks_that_sink_in_space() -> None:
    scene = Battlefield("sol", "saar", "hacan", listening=listening("corrupt_empire"))
    scene.law("corrupt_empire", 1)
    scene.sides({"cruiser": 2}, {"cruiser": 1, "space_dock": 1})
    scene.fight(10, 10, 1)
    scene.stay()
    assert scene.fleets() == ({"cruiser": 2}, {}) and scene.state.points == [1, 0, 0]
    assert scene.state.laws == {}
