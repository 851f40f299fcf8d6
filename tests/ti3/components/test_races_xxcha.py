"""The Xxcha Kingdom; its agendas and votes are tested with the council."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene
from tests.ti3.senate import forum, put_to_vote
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.factions import xxcha
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.diplomacy import PrimaryDiplomacy
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

PLAYERS = ("xxcha", "sol", "letnev")
BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "saudor",
    (1, 0): "home_xxcha",
    (0, 1): "home_sol",
    (-1, 0): "thibah",
}


def stage() -> Scene:
    scene = Scene(*PLAYERS, board=BOARD)
    scene.state.strategy_cards = [("diplomacy",), ("trade",), ("warfare",)]
    return scene


def place_all(scene: Scene) -> None:
    while not scene.done and scene.prompt == "place_counter_of":
        scene.choose("xxcha", *scene.options("xxcha")[0])


def execute(scene: Scene, seat: int = 0) -> None:
    scene.play(StrategicAction(seat=seat, card="diplomacy", stage="primary" if seat == 0 else "secondary"))


def test_xxcha_1_who_places_counters_annexes_as_well() -> None:
    scene = stage()
    execute(scene)
    scene.offers("xxcha", ("yes",), ("pass",))
    scene.choose("xxcha", "pass")
    scene.choose("xxcha", "primary", "a")
    place_all(scene)
    home = scene.system("home_xxcha")
    assert all(scene.state.on_board[seat] >> home & 1 for seat in (1, 2))
    scene.offers("xxcha", ("yes",), ("pass",))
    scene.choose("xxcha", "yes")
    scene.offers("xxcha", ("annex", "saudor"), ("done",))
    scene.refuses("xxcha", "annex", "jord", rule="SA-15.2.7", key="home_planet")
    scene.choose("xxcha", "annex", "saudor")
    assert scene.state.control["saudor"] == 0 and scene.state.strategy[0] == 2


def test_xxcha_1_whoever_may_annex_first_is_not_asked_twice() -> None:
    scene = stage()
    execute(scene)
    scene.choose("xxcha", "yes")
    scene.choose("xxcha", "annex", "saudor")
    scene.offers("xxcha", ("primary", "a"), ("primary", "b"))
    scene.choose("xxcha", "primary", "a")
    place_all(scene)
    assert scene.state.on_board[1] and scene.prompt != "other_ability"


def test_xxcha_1_where_there_is_nothing_to_annex_nobody_asks() -> None:
    scene = stage()
    scene.put("sol", "saudor", ground_force=1)
    execute(scene)
    scene.offers("xxcha", ("primary", "a"), ("primary", "b"))


def test_sa_15_2_8_and_ruling_22_xxcha_1_the_secondary_brings_the_primary() -> None:
    scene = stage()
    scene.goods("xxcha", 2)
    scene.play(StrategicAction(seat=1, card="diplomacy", stage="secondary", turn=1))
    assert scene.asked == ["xxcha"] and scene.prompt == "secondary_ability"
    scene.choose("xxcha", "secondary", "diplomacy")
    scene.choose("xxcha", "pass")
    scene.choose("xxcha", "annex", "saudor")
    while scene.prompt != "other_ability":
        scene.choose("xxcha", *scene.options("xxcha")[0])
    scene.choose("xxcha", "yes")
    scene.choose("xxcha", "primary", "a")
    place_all(scene)
    assert scene.state.strategy[0] == 1 and scene.state.on_board[1]


def test_xxcha_1_others_have_one_ability() -> None:
    scene = stage()
    scene.play(PrimaryDiplomacy(seat=1))
    scene.choose("sol", "primary", "a")
    while not scene.done:
        assert scene.prompt == "place_counter_of"
        scene.choose("sol", *scene.options("sol")[0])


def test_xxcha_3_the_attacker_is_worse_in_the_first_round() -> None:
    scene = Battlefield("sol", "xxcha", "hacan", listening=xxcha.LISTENERS)
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(6, 1, 7, 1, stage="round_begins")
    needs = [(event[0], event[2]) for event in scene.told("dice_rolled")]
    assert (0, 8) in needs
    assert (1, 7) in needs


def test_xxcha_3_not_later_and_not_if_xxcha_attacks() -> None:
    for races, number in ((("sol", "xxcha", "hacan"), 2), (("xxcha", "sol", "hacan"), 1)):
        scene = Battlefield(*races, listening=xxcha.LISTENERS)
        scene.sides({"cruiser": 1}, {"cruiser": 1})
        scene.fight(1, 1, 10, 10, stage="round_begins", number=number)
        assert {event[2] for event in scene.told("dice_rolled")[:2]} == {7}


def test_xxcha_3_the_same_in_an_invasion_combat() -> None:
    scene = Scene("sol", "xxcha", "hacan", board=BOARD)
    scene.take("xxcha", "saudor")
    scene.put("sol", "saudor", ground_force=1)
    scene.put("xxcha", "saudor", ground_force=1)
    scene.rolls(1, 1, 9, 9)
    scene.play(InvasionCombat(attacker=0, defender=1, planet="saudor", stage="start_round"))
    needs = [(event[0], event[2]) for event in scene.told("dice_rolled")]
    assert needs[:2] == [(0, 9), (1, 8)]
    assert needs[2] == (0, 8)
    assert combat_modifier(scene.state, 0, "ground_force", "saudor") == 0


def test_xxcha_4_resources_count_for_votes_planet_by_planet() -> None:
    scene = forum("xxcha", "sol", "letnev")
    scene.take("xxcha", "lodor")
    assert votes_of(scene.state, 0) == 3, "3 resources, 1 influence"
    scene.take("xxcha", "mecatol_rex")
    assert votes_of(scene.state, 0) == 3 + 6, "1 resource, 6 influence"
    scene.take("sol", "lodor")
    assert votes_of(scene.state, 1) == 1 and votes_of(scene.state, 0) == 6
    put_to_vote(scene, "seed_of_an_empire")
    scene.choose("sol", "vote", "seed_of_an_empire", "for")
    scene.refuses("sol", "votes", 2, rule="SA-9.5.4", key="not_so_many_votes")
