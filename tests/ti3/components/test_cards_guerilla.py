"""The action card of whoever has fewer dice."""

from __future__ import annotations

from tests.ti3.fighting import FOR_ME, PASS, SAUDOR, battle, invasion
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.marks import COMBAT, mark

GUERILLA = ("play", "guerilla_warfare")


def test_guerilla_warfare_keeps_the_stronger_side_from_shooting_first() -> None:
    scene = battle({"fighter": 1, "cruiser": 1}, {"destroyer": 4}, sol=("guerilla_warfare",))
    scene.fight(stage="begin")
    scene.offers("sol", GUERILLA, PASS)
    scene.choose("sol", *GUERILLA)
    assert scene.rolled == [], "no barrage"


def test_guerilla_warfare_caps_the_dice_and_the_stronger_side_says_which_rest() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 2, "carrier": 2}, sol=("guerilla_warfare",))
    scene.fight(stage="begin")
    scene.choose("sol", *GUERILLA)
    scene.choose("letnev", "stay")
    assert scene.asked == ["letnev"] and scene.prompt == "rest_dice"
    scene.offers("letnev", ("rest", "carrier", 9), ("rest", "cruiser", 7), FOR_ME)
    scene.refuses("letnev", "rest", "carrier", 7, rule="SA-8.7.1", key="no_such_die")
    scene.choose("letnev", "rest", "cruiser", 7)
    scene.rolls(1, 1, 6, 8)
    scene.choose("letnev", "rest", "carrier", 9)
    mine = [each for each in scene.rolled if each[0] == 1]
    assert sorted(len(each) - 2 for each in mine[:2]) == [1, 1], "one die of each kind is left"


def test_guerilla_warfare_turns_each_natural_one_against_its_own_side() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 2}, sol=("guerilla_warfare",))
    scene.fight(stage="begin")
    scene.choose("sol", *GUERILLA)
    scene.rolls(2, 1)
    scene.choose("letnev", "stay")
    assert scene.has("letnev", SAUDOR, "cruiser") == 1 and scene.has("sol", SAUDOR, "cruiser") == 1
    assert scene.told("die_rests") == [(1, "cruiser", scene.place(SAUDOR))]


def test_guerilla_warfare_counts_the_cap_anew_in_each_round() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 3}, sol=("guerilla_warfare",))
    scene.fight(stage="begin")
    scene.choose("sol", *GUERILLA)
    scene.rolls(2, 1, 2, 1)
    scene.stay()
    dice = [len(each) - 2 for each in scene.rolled if each[0] == 1]
    assert dice[:2] == [1, 1] and scene.told("die_rests")[:3] == [(1, "cruiser", scene.place(SAUDOR))] * 3


def test_guerilla_warfare_is_for_strictly_fewer_dice() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 2}, sol=("guerilla_warfare", "unidentified_aggressors"))
    scene.fight(stage="begin")
    assert scene.prompt != "window" and scene.state.hands[0][0] == "guerilla_warfare"
    scene = battle({"cruiser": 3}, {"cruiser": 2}, sol=("guerilla_warfare", "stealth_run"))
    scene.put("sol", SAUDOR, fighter=1)
    scene.fight(stage="begin")
    scene.refuses("sol", *GUERILLA, rule="SA-8.7.1", key="not_fewest_dice")


def test_guerilla_warfare_works_on_planets_too() -> None:
    scene = invasion({"ground_force": 3}, {"ground_force": 1}, letnev=("guerilla_warfare",))
    scene.offers("letnev", GUERILLA, PASS)
    scene.rolls(1, 2)
    scene.choose("letnev", *GUERILLA)
    assert scene.rolled[:2] == [(0, "combat", 1), (1, "combat", 2)]
    assert scene.has("sol", "quann", "ground_force") == 2, "the 1 has hit its own side"


def test_guerilla_warfare_turns_a_natural_one_even_if_it_would_hit() -> None:
    for face, hits in ((1, 0), (2, 1)):
        scene = battle({"cruiser": 1}, {"cruiser": 2}, sol=("guerilla_warfare",))
        for _ in range(6):
            mark(scene.game, COMBAT_BONUS, seat=1, subject=1, until=COMBAT)
        scene.fight(stage="begin")
        scene.choose("sol", *GUERILLA)
        scene.rolls(2, face)
        scene.choose("letnev", "stay")
        assert scene.told("hits_produced")[:2] == [(0, "combat", 0), (1, "combat", hits)]
        assert (scene.has("letnev", SAUDOR, "cruiser"), scene.has("sol", SAUDOR, "cruiser")) == (
            1 + hits,
            1 - hits,
        )
