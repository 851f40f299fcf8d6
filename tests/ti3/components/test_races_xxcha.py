"""The Xxcha Kingdom; its agendas and votes are tested with the council."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.factions import xxcha
from throneworld.ti3.strategic.diplomacy import PrimaryDiplomacy, SecondaryDiplomacy
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


def test_who_places_counters_annexes_as_well() -> None:
    scene = stage()
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("xxcha", "primary", "a")
    place_all(scene)
    home = scene.system("home_xxcha")
    assert all(scene.state.on_board[seat] >> home & 1 for seat in (1, 2))
    scene.offers("xxcha", ("annex", "saudor"), ("done",))
    scene.choose("xxcha", "annex", "saudor")
    assert scene.state.control["saudor"] == 0
    assert scene.done
    assert scene.state.strategy[0] == 2


def test_who_annexes_may_place_counters_as_well() -> None:
    scene = stage()
    scene.play(PrimaryDiplomacy(seat=0))
    scene.choose("xxcha", "primary", "b")
    scene.choose("xxcha", "annex", "saudor")
    scene.offers("xxcha", ("primary", "a"), ("done",))
    scene.choose("xxcha", "primary", "a")
    place_all(scene)
    assert scene.state.on_board[1]
    assert scene.done


def test_the_secondary_brings_the_primary() -> None:
    scene = stage()
    scene.goods("xxcha", 2)
    scene.play(SecondaryDiplomacy(seat=0))
    scene.choose("xxcha", "annex", "saudor")
    while scene.prompt != "other_ability":
        scene.choose("xxcha", *scene.options("xxcha")[0])
    scene.offers("xxcha", ("primary", "a"), ("done",))
    scene.choose("xxcha", "done")
    assert scene.done
    assert scene.state.strategy[0] == 1
    assert not scene.state.on_board[1]


def test_others_have_one_ability() -> None:
    scene = stage()
    scene.play(PrimaryDiplomacy(seat=1))
    scene.choose("sol", "primary", "a")
    while not scene.done:
        assert scene.prompt == "place_counter_of"
        scene.choose("sol", *scene.options("sol")[0])


def test_the_attacker_is_worse_in_the_first_round() -> None:
    scene = Battlefield("sol", "xxcha", "hacan", listening=xxcha.LISTENERS)
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(6, 1, 7, 1, stage="round_begins")
    needs = [(event[0], event[2]) for event in scene.told("dice_rolled")]
    assert (0, 8) in needs
    assert (1, 7) in needs


def test_not_later_and_not_if_xxcha_attacks() -> None:
    for races, number in ((("sol", "xxcha", "hacan"), 2), (("xxcha", "sol", "hacan"), 1)):
        scene = Battlefield(*races, listening=xxcha.LISTENERS)
        scene.sides({"cruiser": 1}, {"cruiser": 1})
        scene.fight(1, 1, 10, 10, stage="round_begins", number=number)
        assert {event[2] for event in scene.told("dice_rolled")[:2]} == {7}


def test_the_same_in_an_invasion_combat() -> None:
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
