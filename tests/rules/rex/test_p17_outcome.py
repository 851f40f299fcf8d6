"""Resolving a battle, steps 7 and 8: what the cards do, who wins, what it costs (Rex p.17)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, duel, plan
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.sequence import Round
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import TITLE

IDLE = ("pass", "none", "stay", "done", "ready")
"""How a player declines whatever he is asked."""


def discards(scene: Scene) -> list[str]:
    return [TITLE[card] for card in scene.state.strategy_discards]


# Step 7: resolve committed Strategy cards


def two_weapons(first: str) -> Scene:
    """Both commit a weapon and no defense; the leaders have strength 4 (Letnev) and 5 (Sol)."""
    scene = duel(letnev=("energy_rifle",), sol=("biological_weapon_x35",))
    scene.first(first)
    scene.play(BattlePhase())
    plan(scene, "letnev", 1, "letnev_4", "attack")
    plan(scene, "sol", 1, "sol_3", "attack")
    return scene


@pytest.mark.parametrize(
    ("first", "deaths"),
    [
        ("letnev", [(1, "sol_3", 5, "weapon"), (0, "letnev_4", 4, "weapon")]),
        ("sol", [(0, "letnev_4", 4, "weapon"), (1, "sol_3", 5, "weapon")]),
    ],
)
def test_p17_13_cards_resolve_in_order_of_play(first: str, deaths: list[tuple[int, str, int, str]]) -> None:
    scene = two_weapons(first)
    assert scene.events("leader_destroyed") == deaths
    assert scene.has("letnev") == 5
    assert scene.has("sol") == 4


@pytest.mark.parametrize(("first", "letnev", "sol"), [("letnev", 5, 1), ("sol", 2, 4)])
def test_p17_13_the_earlier_in_order_of_play_is_paid_first(first: str, letnev: int, sol: int) -> None:
    scene = duel(letnev=("energy_rifle",), sol=("biological_weapon_x35",))
    scene.influence("lazax", scene.state.pool - 6)
    scene.first(first)
    scene.play(BattlePhase())
    plan(scene, "letnev", 1, "letnev_4", "attack")
    plan(scene, "sol", 1, "sol_3", "attack")
    assert scene.state.pool == 0
    assert (scene.has("letnev"), scene.has("sol")) == (letnev, sol)


def test_p17_14_a_destroyed_leader_adds_nothing() -> None:
    scene = duel(letnev=("energy_rifle",))
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1", "attack")
    plan(scene, "sol", 0, "sol_5")
    assert scene.events("battle_won") == [(0, ARENA, 1, 1, 0)]
    assert scene.state.dead == ("sol_5",)


def test_p17_14_leaders_who_kill_each_other_leave_the_dials_to_decide() -> None:
    scene = two_weapons("letnev")
    assert scene.events("battle_won") == [(0, ARENA, 1, 1, 1)]
    assert scene.state.dead == ("sol_3", "letnev_4")


def test_p17_14_the_committed_defense_saves_the_leader() -> None:
    scene = duel(letnev=("energy_rifle",), sol=("magen_energy_shield",))
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1", "attack")
    plan(scene, "sol", 0, "sol_5", "defense")
    assert scene.events("battle_won") == [(1, ARENA, 7, 0, 1)]
    assert scene.state.dead == ()
    assert scene.has("letnev") == 0


# Step 8: determine winner


@pytest.mark.parametrize(
    ("letnev", "sol", "won"),
    [
        ((3, "letnev_4"), (0, "sol_4"), (0, ARENA, 7, 1, 6)),
        ((3, "letnev_4"), (1, "sol_5"), (1, ARENA, 8, 0, 7)),
        ((0, "letnev_1"), (6, "sol_1"), (1, ARENA, 8, 0, 1)),
    ],
)
def test_p17_15_dial_and_leader_are_added_and_the_higher_total_wins(
    letnev: tuple[int, str], sol: tuple[int, str], won: tuple[int, str, int, int, int]
) -> None:
    scene = duel()
    scene.play(BattlePhase())
    plan(scene, "letnev", *letnev)
    plan(scene, "sol", *sol)
    assert scene.events("battle_won") == [won]


@pytest.mark.parametrize(("first", "winner", "loser"), [("letnev", 0, 1), ("sol", 1, 0), ("lazax", 0, 1)])
def test_p17_15_ties_go_to_the_earlier_in_order_of_play(first: str, winner: int, loser: int) -> None:
    scene = duel()
    scene.first(first)
    scene.play(BattlePhase())
    plan(scene, "letnev", 2, "letnev_4")
    plan(scene, "sol", 0, "sol_4")
    assert scene.events("battle_won") == [(winner, ARENA, 6, loser, 6)]


def test_p17_15_nothing_against_nothing_is_a_tie_too() -> None:
    scene = duel()
    scene.kill("letnev_1", "letnev_2", "letnev_3", "letnev_4", "letnev_5")
    scene.kill("sol_1", "sol_2", "sol_3", "sol_4", "sol_5")
    scene.first("sol")
    scene.play(BattlePhase())
    plan(scene, "letnev", 0)
    plan(scene, "sol", 0)
    assert scene.events("battle_won") == [(1, ARENA, 0, 0, 0)]


def lost_battle() -> Scene:
    """Sol dials one of six units and loses; both have committed a card and hold another."""
    scene = duel(
        letnev=("mercenaries", "magen_energy_shield", "fresh_recruits"), sol=("mercenaries", "energy_rifle")
    )
    scene.play(BattlePhase())
    plan(scene, "letnev", 3, "letnev_5", "both")
    plan(scene, "sol", 1, "sol_1", "attack")
    scene.choose("sol", "attack", "mercenaries")
    return scene


def test_p17_16_the_loser_destroys_all_his_units_there() -> None:
    scene = lost_battle()
    assert scene.units("sol", ARENA) == 0
    assert scene.units("sol", CASUALTIES) == 6


def test_p17_16_the_loser_discards_what_he_committed_and_keeps_the_rest() -> None:
    scene = lost_battle()
    assert scene.titles("sol") == ["energy_rifle"]
    assert discards(scene) == ["mercenaries"]


def test_p17_16_the_loser_keeps_his_units_elsewhere() -> None:
    scene = duel()
    scene.place("sol", "imperial_palace", 3)
    scene.play(BattlePhase())
    plan(scene, "letnev", 4, "letnev_5")
    plan(scene, "sol", 0, "sol_1")
    assert scene.units("sol", "imperial_palace") == 3
    assert scene.units("sol", CASUALTIES) == 6


def test_p17_17_a_losing_leader_survives() -> None:
    scene = lost_battle()
    assert scene.state.dead == ()
    assert scene.events("leader_destroyed") == []


@pytest.mark.parametrize(("dial", "left"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_p17_18_the_winner_destroys_as_many_units_as_he_dialled(dial: int, left: int) -> None:
    scene = duel()
    scene.play(BattlePhase())
    plan(scene, "letnev", dial, "letnev_5")
    plan(scene, "sol", 0, "sol_1")
    assert scene.events("battle_won") == [(0, ARENA, 6 + dial, 1, 2)]
    assert scene.units("letnev", ARENA) == left
    assert scene.units("letnev", CASUALTIES) == dial


@pytest.mark.parametrize(
    ("thrown", "kept"),
    [
        ((), ["fresh_recruits", "magen_energy_shield", "mercenaries"]),
        (("mercenaries",), ["fresh_recruits", "magen_energy_shield"]),
        (("magen_energy_shield",), ["fresh_recruits", "mercenaries"]),
        (("magen_energy_shield", "mercenaries"), ["fresh_recruits"]),
    ],
)
def test_p17_20_the_winner_keeps_or_discards_each_committed_card(
    thrown: tuple[str, ...], kept: list[str]
) -> None:
    scene = lost_battle()
    assert scene.asked == ["letnev"]
    assert scene.options("letnev") == [
        ("done",),
        ("discard", "mercenaries"),
        ("discard", "magen_energy_shield"),
    ]
    for title in thrown:
        scene.choose("letnev", "discard", title)
    if len(thrown) < 2:
        scene.choose("letnev", "done")
    assert scene.titles("letnev") == kept
    assert discards(scene) == ["mercenaries", *thrown]
    assert scene.done


def test_p17_21_the_winner_cannot_discard_what_he_did_not_commit() -> None:
    scene = lost_battle()
    assert scene.refusal("letnev", "discard", "fresh_recruits") == ("Rex p.17", "not_committed")


def test_p17_21_nobody_can_discard_in_a_round_without_battles() -> None:
    scene = Scene("letnev", "sol", "lazax")
    held = ["energy_rifle", "informant", "magen_energy_shield", "rapid_mobilization"]
    scene.influence("letnev", 5)
    scene.casualties("letnev", 2)
    scene.hand("letnev", *held)
    scene.place("letnev", "imperial_palace", 4)
    scene.stack_influence_deck("public_support", "lost_archives")
    scene.play(Round())
    prompts = set()
    while scene.state.round == 3:
        prompts.add(scene.prompt)
        for race in scene.asked:
            assert all(option[0] != "discard" for option in scene.options(race))
            assert scene.refusal(race, "discard", "energy_rifle") is not None
        ask = scene.game.asks[0]
        scene.game.choose(ask.seat, next(option for option in ask.options if option[0] in IDLE))
    assert prompts == {"window", "bid", "recruit", "move_from", "deploy"}
    assert scene.titles("letnev") == held
