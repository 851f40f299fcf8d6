"""Events about leaders, relics and clouds: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import BOARD, HOMES, ballot, decide, forum, offers_players, offers_sides, put_to_vote
from throneworld.imperium.marks import ROUND, expire
from throneworld.imperium.verbs.cards import secret_name
from throneworld.ti3.leaders.admiral import bears_admiral
from throneworld.ti3.leaders.persons import leaders_of
from throneworld.ti3.leaders.whereabouts import acts_at, free_leaders
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.state import Leader
from throneworld.ti3.tables import ACTION_DECK, RACE, SECRET_DECK

ONE, TWO = ACTION_DECK[:2]
FIRST, SECOND = SECRET_DECK[:2]


def legend() -> Scene:
    scene = forum()
    scene.take("sol", "lodor")
    scene.leader("sol", "agent", "lodor")
    scene.fleet("sol", "quann", "dreadnought")
    return scene


def test_an_aeon_of_legend_makes_all_leaders_alike_until_the_end_of_the_next_round() -> None:
    scene = legend()
    admiral = scene.leader("sol", "admiral", "lodor")
    captive = scene.leader("letnev", "general", "lodor", captor="sol")
    assert free_leaders(scene.state, 0, "scientist") == []
    offers_sides(scene, "an_aeon_of_legend")
    ballot(scene, "an_aeon_of_legend", sol=("for", 1))
    for kind in ("admiral", "agent", "diplomat", "general", "scientist"):
        assert acts_at(scene.state, 0, kind, "lodor")
        assert set(free_leaders(scene.state, 0, kind)) == {"sol_agent", admiral}
        assert captive not in free_leaders(scene.state, 1, kind)
    expire(scene.game, ROUND)
    scene.play(StrategyPhase(stage="beginning"))
    assert acts_at(scene.state, 0, "scientist", "lodor"), "the next round"
    expire(scene.game, ROUND)
    scene.play(StrategyPhase(stage="beginning"))
    assert not acts_at(scene.state, 0, "scientist", "lodor"), "one round more, and no other"


def test_an_aeon_of_legend_makes_admirals_of_all_who_are_aboard() -> None:
    for event, side in (("public_execution", 1), ("an_aeon_of_legend", "for")):
        scene = forum()
        scene.fleet("sol", "quann", "dreadnought")
        scene.leader("sol", "agent", "quann", ship="dreadnought")
        ship = scene.state.aboard[0][scene.place("space:quann")][0]
        assert not bears_admiral(scene.state, 0, ship)
        decide(scene, event, side)
        ship = scene.state.aboard[0][scene.place("space:quann")][0]
        assert bears_admiral(scene.state, 0, ship) == (side == "for"), "no other event does"


def test_an_aeon_of_legend_against_rolls_for_captives_or_calls_one_back() -> None:
    scene = forum()
    scene.take("letnev", "lodor")
    for race, planet in (("sol", "jord"), ("letnev", "arc_prime"), ("hacan", "arretze")):
        for name in _names(race):
            scene.state.leaders[name] = Leader(planet)
    scene.state.leaders["sol_admiral"] = Leader("lodor", 1)
    scene.state.leaders.pop("hacan_general")
    decide(scene, "an_aeon_of_legend", "against")
    scene.offers("sol", ("roll_for_captives",), ("decline",))
    scene.refuses("sol", "revive", "sol_agent", "jord", rule="SA-14.1.8", key="not_killed")
    scene.rolls(8)
    scene.choose("sol", "roll_for_captives")
    assert scene.state.leaders["sol_admiral"] == Leader("jord")
    assert scene.asked == ["hacan"], "Letnev have neither captives nor dead"
    scene.refuses("hacan", "roll_for_captives", rule="SA-14.2.1", key="no_captives")
    scene.refuses("hacan", "revive", "hacan_general", "lodor", rule="SA-14.1.8", key="no_refuge")
    scene.choose("hacan", "revive", "hacan_general", "hercant")
    assert scene.done and scene.state.leaders["hacan_general"] == Leader("hercant")


def _names(race: str) -> tuple[str, ...]:
    return leaders_of(RACE[race])


def test_an_aeon_of_legend_against_captives_may_die_or_stay() -> None:
    for face, left in ((1, False), (5, True)):
        scene = forum()
        scene.take("letnev", "lodor")
        for name in (*_names("sol"), *_names("letnev"), *_names("hacan")):
            scene.state.leaders[name] = Leader("jord")
        scene.state.leaders["sol_agent"] = Leader("lodor", 1)
        decide(scene, "an_aeon_of_legend", "against")
        scene.rolls(face)
        scene.choose("sol", "roll_for_captives")
        assert ("sol_agent" in scene.state.leaders) == left and scene.done


def test_grand_accusation_takes_leaders_and_cards_and_lays_secrets_open() -> None:
    scene = forum()
    scene.take("hacan", "lodor")
    scene.take("sol", "saudor")
    scene.leader("letnev", "general", "arc_prime")
    scene.fleet("letnev", "quann", "cruiser")
    scene.leader("letnev", "admiral", "quann", ship="cruiser")
    scene.hold("letnev", ONE, TWO)
    scene.politics("letnev", "mutiny")
    scene.secret("letnev", FIRST)
    scene.secret("sol", SECOND)
    offers_players(scene, "grand_accusation")
    ballot(scene, "grand_accusation", sol=(1, 2), letnev=(0, 1), hacan=(1, 1))
    assert scene.asked == ["letnev"]
    first = scene.options()[0][1]
    scene.refuses("letnev", "give_up_leader", first, "arc_prime", rule="SA-14.2.4", key="not_into_captivity")
    scene.choose("letnev", "give_up_leader", first, "lodor")
    second = scene.options()[0][1]
    scene.choose("letnev", "give_up_leader", second, "saudor")
    assert scene.state.leaders[str(first)] == Leader("lodor", 2)
    assert scene.state.leaders[str(second)] == Leader("saudor", 0)
    assert scene.state.hands[1] == scene.state.politics[1] == ()
    assert all(scene.state.known[secret_name(scene.state, each)] == 0b111 for each in (FIRST, SECOND))
    assert scene.state.secrets == [(SECOND,), (FIRST,), ()], "they stay in effect"
    assert scene.game.fenced == scene.game.choices.size, "nobody takes back what has shown them"
    scene.offers("letnev", ("yes",), ("no",))
    scene.choose("letnev", "yes")
    assert scene.done and len(scene.state.hands[1]) == 2


def test_ancient_artifact_destroys_mecatol_rex_and_shakes_its_neighbours() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex", "saudor")
    scene.put("letnev", "mecatol_rex", ground_force=2, pds=1, space_dock=1)
    scene.fleet("hacan", "mecatol_rex", "carrier", ground_force=1)
    scene.put("letnev", "saudor", ground_force=3, pds=1)
    scene.put("sol", "space:wellon", cruiser=1, destroyer=1)
    scene.put("sol", "space:quann", cruiser=1)
    offers_sides(scene, "ancient_artifact")
    scene.rolls(5, 5, 4, 9, 10)
    ballot(scene, "ancient_artifact", sol=("for", 1))
    assert "mecatol_rex" not in scene.state.control
    assert scene.units("letnev", "mecatol_rex") == scene.units("hacan", "space:mecatol_rex") == {}
    assert scene.asked == ["sol"]
    scene.choose("sol", "hit", "destroyer", 0)
    assert scene.units("sol", "space:wellon") == {"cruiser": 1} and scene.done
    assert scene.has("sol", "space:quann", "cruiser") == 1, "it is too far away"
    assert scene.units("letnev", "saudor") == {"ground_force": 2, "pds": 1}, "a PDS cancels one hit of two"


def test_ancient_artifact_teaches_everybody_two_technologies() -> None:
    scene = forum()
    put_to_vote(scene, "ancient_artifact")
    scene.rolls(6)
    ballot(scene, "ancient_artifact", sol=("for", 1))
    for race in scene.players:
        scene.refuses(race, "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
        scene.choose(race, "gain", "hylar_v_laser")
        scene.choose(race, "gain", "antimass_deflectors")
    assert scene.done and scene.state.technologies == [("hylar_v_laser", "antimass_deflectors")] * 3


def test_ancient_artifact_against_does_nothing() -> None:
    scene = forum()
    scene.take("letnev", "mecatol_rex")
    decide(scene, "ancient_artifact", "against")
    assert scene.done and scene.state.control["mecatol_rex"] == 1 and scene.rolled == []


def test_centrillic_gas_harvest_enterprise_fills_clouds_with_goods_and_hurts_fleets_there() -> None:
    board = {
        **BOARD,
        (-2, 1): "ion_storm",
        **dict(zip(HOMES, ("home_sol", "home_letnev", "home_hacan"), strict=False)),
    }
    scene = Scene("sol", "letnev", "hacan", board=board)
    scene.put("sol", "space:nebula", cruiser=1, destroyer=1, fighter=1)
    offers_sides(scene, "centrillic_gas_harvest_enterprise")
    scene.rolls(8, 7)
    ballot(scene, "centrillic_gas_harvest_enterprise", sol=("for", 1))
    nebula = scene.place("space:nebula")
    assert scene.state.goods_on == {nebula: 5}, "no ships are in the Ion Storm"
    scene.offers("sol", ("hit", "cruiser", 0), ("hit", "destroyer", 0))
    scene.refuses("sol", "hit", "fighter", 0, rule="SA-3.16.2", key="has_not_crossed")
    scene.choose("sol", "hit", "destroyer", 0)
    assert scene.done and scene.has("sol", "space:nebula", "destroyer") == 0


def test_centrillic_gas_harvest_enterprise_against_lets_masters_of_a_nebula_lay_mines() -> None:
    scene = forum()
    scene.put("sol", "space:nebula", cruiser=1)
    scene.put("sol", "space:quann", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    decide(scene, "centrillic_gas_harvest_enterprise", "against")
    quann = scene.system("quann")
    scene.offers("sol", *sorted([("system", quann), ("system", scene.system("nebula"))]), ("decline",))
    scene.refuses("sol", "system", scene.system("lodor"), rule="SA-13.19.2", key="no_ships_of_yours_there")
    scene.choose("sol", "system", quann)
    while scene.prompt == "lay_mines":
        scene.choose("sol", *scene.options()[0])
    assert scene.done and scene.state.mines and {each.owner for each in scene.state.mines} == {0}
    assert all(quann in (each.one, each.other) for each in scene.state.mines)
