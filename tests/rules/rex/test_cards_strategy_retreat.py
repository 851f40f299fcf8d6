"""Tactical Retreat: one side leaves, or both do, and no other card has an effect (Rex p.21)."""

from tests.rex.scene import Scene
from tests.rules.rex.duel import FIELD, Plan, discards, duel, fight
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.state import CASUALTIES, RESERVE


def test_strategy_tactical_retreat_brings_units_and_leader_home_without_losses() -> None:
    scene = duel(letnev=Plan(5, "letnev_5"), sol=Plan(4, "sol_5", defense="tactical_retreat"))
    assert scene.events("retreated") == [(1, FIELD)]
    assert scene.units("sol", FIELD) == 0
    assert scene.units("sol", RESERVE) == 20
    assert (scene.units("letnev", FIELD), scene.units("letnev", CASUALTIES)) == (6, 0)
    assert scene.state.dead == ()
    assert discards(scene) == ["tactical_retreat"]
    assert scene.done


def test_strategy_tactical_retreat_voids_every_other_card() -> None:
    scene = duel(
        letnev=Plan(1, "letnev_1", "energy_rifle"),
        sol=Plan(6, "sol_5", "energy_rifle", "tactical_retreat"),
    )
    assert scene.state.dead == ()
    assert (scene.has("letnev"), scene.has("sol")) == (0, 0)
    assert scene.units("sol", RESERVE) == 20


def test_strategy_tactical_retreat_makes_the_opponent_the_winner_who_keeps_or_discards() -> None:
    scene = duel(
        letnev=Plan(1, "letnev_1", "energy_rifle", "magen_energy_shield"),
        sol=Plan(6, "sol_5", "mercenaries", "tactical_retreat"),
    )
    assert scene.titles("sol") == []
    assert sorted(discards(scene)) == ["mercenaries", "tactical_retreat"]
    assert scene.asked == ["letnev"]
    assert scene.options("letnev") == [
        ("done",),
        ("discard", "energy_rifle"),
        ("discard", "magen_energy_shield"),
    ]
    scene.choose("letnev", "discard", "energy_rifle")
    scene.choose("letnev", "done")
    assert scene.titles("letnev") == ["magen_energy_shield"]
    assert scene.units("letnev", FIELD) == 6


def test_strategy_tactical_retreat_keeps_a_pulse_cannon_from_exploding() -> None:
    scene = duel(
        letnev=Plan(1, "letnev_1", "hylar_iii_pulse_cannon", "magen_energy_shield"),
        sol=Plan(6, "sol_5", defense="tactical_retreat"),
    )
    assert scene.events("explosion") == []
    assert scene.state.dead == ()
    assert (scene.units("letnev", FIELD), scene.units("sol", RESERVE)) == (6, 20)


def test_strategy_tactical_retreat_of_both_sides_leaves_no_winner() -> None:
    scene = duel(
        letnev=Plan(2, "letnev_4", "energy_rifle", "tactical_retreat"),
        sol=Plan(6, "sol_5", "mercenaries", "tactical_retreat"),
    )
    assert scene.events("retreated") == [(0, FIELD), (1, FIELD)]
    assert (scene.units("letnev", RESERVE), scene.units("sol", RESERVE)) == (20, 20)
    assert (scene.units("letnev", FIELD), scene.units("sol", FIELD)) == (0, 0)
    assert scene.events("battle_won") == []
    assert (scene.titles("letnev"), scene.titles("sol")) == ([], [])
    assert sorted(discards(scene)) == ["energy_rifle", "mercenaries", "tactical_retreat", "tactical_retreat"]
    assert scene.state.dead == ()
    assert scene.done


def test_strategy_tactical_retreat_brings_mechanized_units_home_as_such() -> None:
    scene = Scene("letnev", "lazax", "hacan")
    scene.place("letnev", FIELD, 2)
    scene.place("lazax", FIELD, 3, mechanized=2)
    scene.hand("lazax", "tactical_retreat")
    fight(scene, letnev=Plan(2, "letnev_1"), lazax=Plan(7, "lazax_1", defense="tactical_retreat"))
    assert scene.force("lazax", RESERVE) == (15, 5, 0)
    assert scene.force("lazax", FIELD) == (0, 0, 0)


def test_strategy_tactical_retreat_does_not_free_the_leader_for_another_space() -> None:
    """A leader who has fought stays tied to the space, though he is back in the reserve (Rex p.18)."""
    scene = Scene("sol", "letnev", "hacan")
    scene.place("sol", FIELD, 2)
    scene.place("sol", "hall_of_records", 2)
    scene.place("letnev", FIELD, 2)
    scene.place("letnev", "hall_of_records", 2)
    scene.hand("sol", "tactical_retreat")
    scene.play(BattlePhase())
    scene.choose("sol", "battle", FIELD, 1)
    for option in (("dial", 0), ("leader", "sol_5"), ("slot", "defense")):
        scene.choose("sol", *option)
    scene.choose("letnev", "dial", 0)
    scene.choose("letnev", "leader", "letnev_1")
    assert scene.units("sol", RESERVE) == 18
    scene.choose("sol", "dial", 0)
    assert scene.options("sol") == [
        ("leader", "sol_1"),
        ("leader", "sol_2"),
        ("leader", "sol_3"),
        ("leader", "sol_4"),
    ]


def test_strategy_tactical_retreat_comes_too_late_for_a_traitor() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.place("letnev", FIELD, 4)
    scene.place("sol", FIELD, 4)
    scene.traitors("letnev", "sol_5")
    scene.hand("sol", "tactical_retreat")
    fight(scene, letnev=Plan(0, "letnev_1"), sol=Plan(4, "sol_5", defense="tactical_retreat"))
    scene.choose("letnev", "reveal")
    assert scene.events("retreated") == []
    assert scene.state.dead == ("sol_5",)
    assert (scene.units("sol", CASUALTIES), scene.units("letnev", FIELD)) == (4, 4)
    assert discards(scene) == ["tactical_retreat"]


def test_strategy_tactical_retreat_leaves_influence_on_the_ground() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.place("letnev", FIELD, 4)
    scene.place("sol", FIELD, 4)
    scene.ground(FIELD, 6)
    scene.hand("letnev", "tactical_retreat")
    scene.hand("sol", "tactical_retreat")
    fight(
        scene,
        letnev=Plan(4, "letnev_1", defense="tactical_retreat"),
        sol=Plan(4, "sol_5", defense="tactical_retreat"),
    )
    assert scene.state.ground == {FIELD: 6}


def test_strategy_tactical_retreat_takes_the_place_of_a_shield() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.place("letnev", FIELD, 2)
    scene.place("sol", FIELD, 2)
    scene.hand("sol", "tactical_retreat", "magen_energy_shield", "energy_rifle")
    scene.play(BattlePhase())
    scene.choose("letnev", "dial", 0)
    scene.choose("letnev", "leader", "letnev_1")
    for option in (("dial", 0), ("leader", "sol_1"), ("slot", "both")):
        scene.choose("sol", *option)
    assert scene.options("sol") == [("defense", "magen_energy_shield"), ("defense", "tactical_retreat")]
