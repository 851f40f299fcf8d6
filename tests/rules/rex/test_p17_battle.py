"""Resolving a battle, steps 1 to 5: report, dials, leaders, slots and cards (Rex p.17)."""

from typing import Any

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.asks import Noun, Option
from throneworld.rex.phases.battle import BattlePhase

ARENA = "hall_of_records"
LETNEV_LEADERS = [("leader", f"letnev_{number}") for number in range(1, 6)]


def duel(ours: int = 4, theirs: int = 6, **hands: tuple[str, ...]) -> Scene:
    """Letnev, who is first in order of play, and Sol in one space; Lazax look on."""
    scene = Scene("letnev", "sol", "lazax")
    scene.place("letnev", ARENA, ours)
    scene.place("sol", ARENA, theirs)
    for race, titles in hands.items():
        scene.hand(race, *titles)
    return scene


def plan(scene: Scene, race: str, dial: int, leader: str = "", slot: str = "") -> None:
    """Answer the parts of a battle plan; leave out those that are settled without a question."""
    parts: list[tuple[str, Noun]] = [("dial", dial), ("leader", leader), ("slot", slot)]
    for verb, noun in parts:
        if noun != "":
            scene.choose(race, verb, noun)


def only_for(race: str, option: Option) -> dict[str, Any]:
    """What Sol and a spectator see after Letnev has sealed this."""
    scene = duel(letnev=("energy_rifle",))
    scene.play(BattlePhase())
    if option[0] != "dial":
        scene.choose("letnev", "dial", 2)
    if option[0] == "slot":
        scene.choose("letnev", "leader", "letnev_4")
    scene.choose("letnev", *option)
    return {"view": scene.view(race), "log": scene.game.log_for(scene.seat(race))}


# Who fights whom


def test_p17_1_several_players_in_one_space_fight_two_by_two() -> None:
    scene = duel(4, 3)
    scene.place("lazax", ARENA, 2)

    scene.play(BattlePhase())
    assert scene.asked == ["letnev"]
    assert scene.options("letnev") == [("battle", ARENA, 1), ("battle", ARENA, 2)]

    scene.choose("letnev", "battle", ARENA, 2)
    assert sorted(scene.asked) == ["lazax", "letnev"]
    plan(scene, "letnev", 1, "letnev_5")
    plan(scene, "lazax", 0, "lazax_1")
    assert scene.units("letnev", ARENA) == 3
    assert scene.units("lazax", ARENA) == 0
    assert scene.units("sol", ARENA) == 3

    assert sorted(scene.asked) == ["letnev", "sol"]
    assert scene.events("battle_begins") == [(ARENA, 0, 2), (ARENA, 0, 1)]
    assert [option[1] for option in scene.options("letnev")] == [0, 1, 2, 3]


def test_p17_1_players_whose_enemy_is_gone_do_not_fight_him() -> None:
    scene = duel(4, 3)
    scene.place("lazax", ARENA, 2)
    scene.play(BattlePhase())
    scene.choose("letnev", "battle", ARENA, 1)
    plan(scene, "letnev", 0, "letnev_1")
    plan(scene, "sol", 1, "sol_5")
    assert scene.units("letnev", ARENA) == 0
    assert scene.events("battle_begins") == [(ARENA, 0, 1), (ARENA, 1, 2)]
    assert sorted(scene.asked) == ["lazax", "sol"]


# Step 1: situation report


def test_p17_2_the_situation_report_tells_everybody_units_cards_and_leader_strengths() -> None:
    scene = duel(letnev=("energy_rifle", "informant"), sol=("mercenaries",))
    scene.kill("sol_3")
    scene.play(BattlePhase())
    assert scene.events("situation_report") == [(0, 4, 2, 1, 2, 3, 4, 6), (1, 6, 1, 2, 3, 6, 7)]
    heard = [event.args for event in scene.game.log_for(None) if event.kind == "situation_report"]
    assert heard == scene.events("situation_report")


# Step 2: choose strength


def test_p17_3_the_dial_goes_from_zero_to_the_units_in_the_space() -> None:
    scene = duel(4, 1)
    scene.place("letnev", "imperial_palace", 5)
    scene.play(BattlePhase())
    assert scene.prompt == "battle_plan"
    assert scene.options("letnev") == [("dial", 0), ("dial", 1), ("dial", 2), ("dial", 3), ("dial", 4)]
    assert scene.options("sol") == [("dial", 0), ("dial", 1)]
    assert scene.refusal("letnev", "dial", 5) == ("Rex p.17", "dial_at_most")
    assert scene.refusal("sol", "dial", -1) == ("Rex p.17", "not_offered")


def test_p17_3_the_dial_is_secret() -> None:
    assert only_for("sol", ("dial", 0)) == only_for("sol", ("dial", 4))


# Step 3: commit leader


def test_p17_4_a_leader_must_be_committed() -> None:
    scene = duel()
    scene.kill("letnev_2")
    scene.play(BattlePhase())
    scene.choose("letnev", "dial", 2)
    assert scene.options("letnev") == [leader for leader in LETNEV_LEADERS if leader[1] != "letnev_2"]
    assert scene.refusal("letnev", "leader", "letnev_2") == ("Rex p.17", "leader_is_dead")
    assert scene.refusal("letnev", "leader", "sol_1") == ("Rex p.17", "not_your_leader")
    assert scene.refusal("letnev", "none") == ("Rex p.17", "leader_required")
    assert scene.refusal("letnev", "pass") == ("Rex p.17", "not_offered")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("leader", "letnev_1"), ("leader", "letnev_5")),
        (("slot", "none"), ("slot", "attack")),
    ],
)
def test_p17_4_leader_and_slot_are_secret(one: Option, other: Option) -> None:
    assert only_for("sol", one) == only_for("sol", other)


@pytest.mark.parametrize(
    ("hand", "slots"),
    [
        (("energy_rifle",), ["none", "attack"]),
        (("magen_energy_shield", "informant"), ["none", "defense"]),
        (("mercenaries", "tactical_retreat"), ["none", "attack", "defense", "both"]),
        (("energy_rifle", "biological_weapon_x35"), ["none", "attack"]),
    ],
)
def test_p17_5_a_slot_needs_a_card_in_hand_for_each_of_its_icons(
    hand: tuple[str, ...], slots: list[str]
) -> None:
    scene = duel(letnev=hand)
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4")
    assert scene.options("letnev") == [("slot", slot) for slot in slots]
    for slot in ("attack", "defense", "both"):
        if slot not in slots:
            assert scene.refusal("letnev", "slot", slot) == ("Rex p.17", "no_such_card")


def test_p17_5_without_battle_cards_the_leader_goes_into_the_empty_slot() -> None:
    scene = duel(letnev=("informant", "fresh_recruits"))
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4")
    plan(scene, "sol", 0, "sol_1")
    assert scene.events("dial_revealed") == [(0, 2, "letnev_4", "none"), (1, 0, "sol_1", "none")]


def test_p17_6_at_most_one_attack_and_one_defense_card_a_battle() -> None:
    scene = duel(letnev=("energy_rifle", "mercenaries", "magen_energy_shield", "atmosphere_ionizer"))
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4", "both")
    plan(scene, "sol", 0, "sol_1")

    assert scene.options("letnev") == [("attack", "energy_rifle"), ("attack", "mercenaries")]
    scene.choose("letnev", "attack", "mercenaries")
    assert scene.options("letnev") == [("defense", "atmosphere_ionizer"), ("defense", "magen_energy_shield")]
    assert scene.refusal("letnev", "attack", "energy_rifle") == ("Rex p.17", "other_part_asked")
    scene.choose("letnev", "defense", "magen_energy_shield")

    assert scene.prompt == "keep_cards"
    assert scene.events("cards_revealed") == [(0, "mercenaries", "magen_energy_shield"), (1,)]


def test_p17_6_a_single_slot_takes_a_single_card() -> None:
    scene = duel(letnev=("energy_rifle", "mercenaries", "magen_energy_shield"))
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4", "attack")
    plan(scene, "sol", 0, "sol_1")
    scene.choose("letnev", "attack", "mercenaries")
    assert scene.prompt == "keep_cards"
    assert scene.events("cards_revealed") == [(0, "mercenaries"), (1,)]


# Step 4: reveal battle dials


def test_p17_7_dials_are_revealed_together() -> None:
    scene = duel(sol=("energy_rifle",))
    scene.play(BattlePhase())
    plan(scene, "letnev", 3, "letnev_4")
    plan(scene, "sol", 4, "sol_2")
    assert scene.asked == ["sol"]
    assert scene.events("dial_revealed") == []
    scene.choose("sol", "slot", "attack")
    assert scene.events("dial_revealed") == [(0, 3, "letnev_4", "none"), (1, 4, "sol_2", "attack")]


# Step 5: commit Strategy cards


def test_p17_8_the_slot_must_be_served() -> None:
    scene = duel(sol=("energy_rifle", "mercenaries", "magen_energy_shield"))
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4")
    plan(scene, "sol", 4, "sol_2", "attack")
    assert scene.prompt == "commit_card"
    assert scene.asked == ["sol"]
    assert scene.options("sol") == [("attack", "energy_rifle"), ("attack", "mercenaries")]
    assert scene.refusal("sol", "defense", "magen_energy_shield") == ("Rex p.17", "other_part_asked")
    assert scene.refusal("sol", "pass") == ("Rex p.17", "not_offered")
    assert scene.refusal("sol", "none") == ("Rex p.17", "card_promised")


def committed(title: str) -> Scene:
    """Both must commit a card, and Letnev has committed this one."""
    scene = duel(letnev=("energy_rifle", "mercenaries"), sol=("energy_rifle", "mercenaries"))
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4", "attack")
    plan(scene, "sol", 2, "sol_2", "attack")
    assert sorted(scene.asked) == ["letnev", "sol"]
    scene.choose("letnev", "attack", title)
    return scene


def test_p17_8_cards_are_chosen_in_secret() -> None:
    rifle, soldiers = committed("energy_rifle"), committed("mercenaries")
    assert rifle.view("sol") == soldiers.view("sol")
    assert rifle.game.log_for(1) == soldiers.game.log_for(1)


def test_p17_8_cards_are_revealed_together() -> None:
    scene = committed("mercenaries")
    assert scene.events("cards_revealed") == []
    scene.choose("sol", "attack", "energy_rifle")
    assert scene.events("cards_revealed") == [(0, "mercenaries"), (1, "energy_rifle")]
