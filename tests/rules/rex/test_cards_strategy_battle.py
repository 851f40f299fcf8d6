"""Strategy cards with a battle icon: weapons, mercenaries and shields (Rex p.17, p.19).

In every duel the race named first is first player; six units of each side stand in the field.
"""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.duel import FIELD, Plan, carry_out, discards, duel, fight
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.state import CASUALTIES, RESERVE

# Energy Rifle


def test_strategy_energy_rifle_kills_the_leader_and_pays_his_strength() -> None:
    scene = duel(letnev=Plan(2, "letnev_4", "energy_rifle"), sol=Plan(4, "sol_4"))
    assert scene.events("leader_destroyed") == [(1, "sol_4", 6, "weapon")]
    assert scene.state.dead == ("sol_4",)
    assert scene.has("letnev") == 6
    assert scene.events("battle_won") == [(0, FIELD, 6, 1, 4)]


def test_strategy_energy_rifle_pays_although_the_battle_is_lost() -> None:
    scene = duel(letnev=Plan(0, "letnev_1", "energy_rifle"), sol=Plan(6, "sol_5"))
    assert scene.state.dead == ("sol_5",)
    assert scene.has("letnev") == 7
    assert scene.events("battle_won") == [(1, FIELD, 6, 0, 1)]
    assert scene.titles("letnev") == []
    assert discards(scene) == ["energy_rifle"]


def test_strategy_energy_rifle_is_stopped_by_the_magen_energy_shield() -> None:
    scene = duel(
        letnev=Plan(2, "letnev_4", "energy_rifle"), sol=Plan(4, "sol_4", defense="magen_energy_shield")
    )
    assert scene.state.dead == ()
    assert scene.has("letnev") == 0
    assert scene.events("battle_won") == [(1, FIELD, 10, 0, 6)]


def test_strategy_energy_rifle_is_not_stopped_by_the_atmosphere_ionizer() -> None:
    scene = duel(
        letnev=Plan(2, "letnev_4", "energy_rifle"), sol=Plan(4, "sol_4", defense="atmosphere_ionizer")
    )
    assert scene.state.dead == ("sol_4",)
    assert scene.has("letnev") == 6


def test_strategy_energy_rifle_of_a_dead_leader_still_fires() -> None:
    scene = duel(letnev=Plan(3, "letnev_4", "energy_rifle"), sol=Plan(2, "sol_4", "energy_rifle"))
    assert scene.state.dead == ("sol_4", "letnev_4")
    assert (scene.has("letnev"), scene.has("sol")) == (6, 4)
    assert scene.events("battle_won") == [(0, FIELD, 3, 1, 2)]


def test_strategy_energy_rifle_finds_no_target_without_a_leader() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.place("letnev", FIELD, 3)
    scene.place("sol", FIELD, 3)
    scene.kill("sol_1", "sol_2", "sol_3", "sol_4", "sol_5")
    scene.hand("letnev", "energy_rifle")
    fight(scene, letnev=Plan(1, "letnev_4", "energy_rifle"), sol=Plan(3))
    assert scene.has("letnev") == 0
    assert scene.events("leader_destroyed") == []
    assert scene.events("battle_won") == [(0, FIELD, 5, 1, 3)]


def test_strategy_energy_rifle_is_kept_or_discarded_by_the_winner() -> None:
    scene = duel(letnev=Plan(2, "letnev_4", "energy_rifle"), sol=Plan(4, "sol_4"))
    assert scene.options("letnev") == [("done",), ("discard", "energy_rifle")]
    kept = scene.game.copy()
    kept.choose(0, ("done",))
    assert kept.view(0)["you"]["hand"] == ["energy_rifle"]
    scene.choose("letnev", "discard", "energy_rifle")
    assert scene.titles("letnev") == []
    assert discards(scene) == ["energy_rifle"]
    assert scene.done


# Biological Weapon X-35


def test_strategy_biological_weapon_x35_kills_the_leader_and_pays_his_strength() -> None:
    scene = duel(letnev=Plan(2, "letnev_4", "biological_weapon_x35"), sol=Plan(4, "sol_3"))
    assert scene.events("leader_destroyed") == [(1, "sol_3", 5, "weapon")]
    assert scene.has("letnev") == 5
    assert scene.events("battle_won") == [(0, FIELD, 6, 1, 4)]


def test_strategy_biological_weapon_x35_is_stopped_by_the_atmosphere_ionizer() -> None:
    scene = duel(
        letnev=Plan(2, "letnev_4", "biological_weapon_x35"),
        sol=Plan(4, "sol_3", defense="atmosphere_ionizer"),
    )
    assert scene.state.dead == ()
    assert scene.has("letnev") == 0


def test_strategy_biological_weapon_x35_is_not_stopped_by_the_magen_energy_shield() -> None:
    scene = duel(
        letnev=Plan(2, "letnev_4", "biological_weapon_x35"),
        sol=Plan(4, "sol_3", defense="magen_energy_shield"),
    )
    assert scene.state.dead == ("sol_3",)
    assert scene.has("letnev") == 5


# Hylar III Pulse Cannon


def test_strategy_hylar_iii_pulse_cannon_kills_through_the_atmosphere_ionizer() -> None:
    scene = duel(
        letnev=Plan(2, "letnev_4", "hylar_iii_pulse_cannon"),
        sol=Plan(4, "sol_5", defense="atmosphere_ionizer"),
    )
    assert scene.events("explosion") == []
    assert scene.state.dead == ("sol_5",)
    assert scene.has("letnev") == 7
    assert scene.events("battle_won") == [(0, FIELD, 6, 1, 4)]


OPPONENTS_SHIELD = {
    "letnev": Plan(6, "letnev_5", "hylar_iii_pulse_cannon"),
    "sol": Plan(0, "sol_1", defense="magen_energy_shield"),
}
OWN_SHIELD = {
    "letnev": Plan(6, "letnev_5", "hylar_iii_pulse_cannon", "magen_energy_shield"),
    "sol": Plan(0, "sol_1"),
}


@pytest.mark.parametrize("plans", [OPPONENTS_SHIELD, OWN_SHIELD], ids=["opponents_shield", "own_shield"])
def test_strategy_hylar_iii_pulse_cannon_explodes_with_a_shield_on_either_side(
    plans: dict[str, Plan],
) -> None:
    scene = duel(**plans)
    assert scene.events("explosion") == [(FIELD,)]
    assert sorted(scene.state.dead) == ["letnev_5", "sol_1"]
    assert (scene.units("letnev", FIELD), scene.units("sol", FIELD)) == (0, 0)
    assert (scene.units("letnev", CASUALTIES), scene.units("sol", CASUALTIES)) == (6, 6)
    assert (scene.has("letnev"), scene.has("sol")) == (0, 0)
    assert scene.events("battle_won") == []
    assert (scene.titles("letnev"), scene.titles("sol")) == ([], [])
    assert sorted(discards(scene)) == ["hylar_iii_pulse_cannon", "magen_energy_shield"]
    assert scene.done


def test_strategy_hylar_iii_pulse_cannon_explodes_on_bystanders_and_influence() -> None:
    scene = Scene("letnev", "sol", "hacan", "xxcha")
    for race in ("letnev", "sol", "hacan"):
        scene.place(race, FIELD, 4)
    scene.place("xxcha", FIELD, 0, facedown=2)
    scene.place("hacan", "adminus_mecatol", 3)
    scene.ground(FIELD, 8)
    scene.ground("adminus_mecatol", 5)
    scene.hand("letnev", "hylar_iii_pulse_cannon")
    scene.hand("sol", "magen_energy_shield")
    scene.play(BattlePhase())
    scene.choose("xxcha", "done")
    assert scene.options("letnev") == [("battle", FIELD, 1), ("battle", FIELD, 2)]
    scene.choose("letnev", "battle", FIELD, 1)
    pool = scene.state.pool

    carry_out(
        scene,
        letnev=Plan(1, "letnev_1", "hylar_iii_pulse_cannon"),
        sol=Plan(1, "sol_1", defense="magen_energy_shield"),
    )

    assert [scene.units(race, FIELD) for race in ("letnev", "sol", "hacan")] == [0, 0, 0]
    assert scene.units("hacan", CASUALTIES) == 4
    assert sorted(scene.state.dead) == ["letnev_1", "sol_1"]
    assert scene.state.ground == {"adminus_mecatol": 5}
    assert scene.state.pool == pool + 8
    # Facedown units are not there for cards (Rex p.22); next door nothing happens.
    assert scene.force("xxcha", FIELD) == (0, 0, 2)
    assert scene.units("hacan", "adminus_mecatol") == 3
    assert scene.done


def test_strategy_hylar_iii_pulse_cannon_does_not_explode_once_a_leader_is_a_traitor() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.place("letnev", FIELD, 4)
    scene.place("sol", FIELD, 4)
    scene.traitors("sol", "letnev_5")
    scene.hand("letnev", "hylar_iii_pulse_cannon")
    scene.hand("sol", "magen_energy_shield")
    fight(
        scene,
        letnev=Plan(1, "letnev_5", "hylar_iii_pulse_cannon"),
        sol=Plan(1, "sol_1", defense="magen_energy_shield"),
    )
    scene.choose("sol", "reveal")
    assert scene.events("explosion") == []
    assert scene.state.dead == ("letnev_5",)
    assert (scene.units("letnev", FIELD), scene.units("sol", FIELD)) == (0, 4)


def test_strategy_hylar_iii_pulse_cannon_on_both_sides_kills_both_leaders() -> None:
    scene = duel(
        letnev=Plan(1, "letnev_2", "hylar_iii_pulse_cannon"), sol=Plan(2, "sol_2", "hylar_iii_pulse_cannon")
    )
    assert scene.events("explosion") == []
    assert sorted(scene.state.dead) == ["letnev_2", "sol_2"]
    assert (scene.has("letnev"), scene.has("sol")) == (3, 2)
    assert scene.events("battle_won") == [(1, FIELD, 2, 0, 1)]


# Mercenaries


def test_strategy_mercenaries_add_three_to_the_combat_strength() -> None:
    scene = duel(letnev=Plan(2, "letnev_4"), sol=Plan(1, "sol_2", "mercenaries"))
    assert scene.events("battle_won") == [(1, FIELD, 7, 0, 6)]


def test_strategy_mercenaries_decide_what_would_be_a_tie() -> None:
    tied = duel(letnev=Plan(2, "letnev_3"), sol=Plan(2, "sol_2"))
    assert tied.events("battle_won") == [(0, FIELD, 5, 1, 5)]
    scene = duel(letnev=Plan(2, "letnev_3"), sol=Plan(2, "sol_2", "mercenaries"))
    assert scene.events("battle_won") == [(1, FIELD, 8, 0, 5)]


def test_strategy_mercenaries_that_only_reach_a_tie_leave_it_to_the_order_of_play() -> None:
    scene = duel(letnev=Plan(3, "letnev_3"), sol=Plan(0, "sol_2", "mercenaries"))
    assert scene.events("battle_won") == [(0, FIELD, 6, 1, 6)]
    assert discards(scene) == ["mercenaries"]


def test_strategy_mercenaries_fight_on_after_their_leader_has_died() -> None:
    scene = duel(letnev=Plan(0, "letnev_1", "energy_rifle"), sol=Plan(1, "sol_5", "mercenaries"))
    assert scene.events("battle_won") == [(1, FIELD, 4, 0, 1)]


def test_strategy_mercenaries_are_no_casualties() -> None:
    scene = duel(letnev=Plan(1, "letnev_1"), sol=Plan(2, "sol_5", "mercenaries"))
    assert scene.units("sol", CASUALTIES) == 2
    assert scene.units("sol", FIELD) == 4
    assert scene.units("sol", RESERVE) == 14


def test_strategy_mercenaries_take_the_place_of_a_weapon() -> None:
    scene = Scene("letnev", "sol", "hacan")
    scene.place("letnev", FIELD, 2)
    scene.place("sol", FIELD, 2)
    scene.hand("letnev", "mercenaries", "energy_rifle")
    scene.play(BattlePhase())
    scene.choose("sol", "dial", 1)
    scene.choose("sol", "leader", "sol_1")
    scene.choose("letnev", "dial", 1)
    scene.choose("letnev", "leader", "letnev_1")
    assert scene.options("letnev") == [("slot", "none"), ("slot", "attack")]
    scene.choose("letnev", "slot", "attack")
    assert scene.options("letnev") == [("attack", "energy_rifle"), ("attack", "mercenaries")]
    scene.choose("letnev", "attack", "mercenaries")
    assert scene.events("cards_revealed") == [(0, "mercenaries"), (1,)]


# Magen Energy Shield and Atmosphere Ionizer


def test_strategy_magen_energy_shield_saves_the_leader_and_may_be_kept() -> None:
    scene = duel(
        letnev=Plan(0, "letnev_1", "energy_rifle"), sol=Plan(2, "sol_1", defense="magen_energy_shield")
    )
    assert scene.state.dead == ()
    assert scene.options("sol") == [("done",), ("discard", "magen_energy_shield")]
    scene.choose("sol", "done")
    assert scene.titles("sol") == ["magen_energy_shield"]


def test_strategy_magen_energy_shield_protects_its_own_side_only() -> None:
    scene = duel(
        letnev=Plan(0, "letnev_4", "energy_rifle", "magen_energy_shield"),
        sol=Plan(2, "sol_4", "energy_rifle"),
    )
    assert scene.state.dead == ("sol_4",)
    assert (scene.has("letnev"), scene.has("sol")) == (6, 0)


def test_strategy_magen_energy_shield_is_lost_with_the_battle() -> None:
    scene = duel(
        letnev=Plan(6, "letnev_5", "energy_rifle"), sol=Plan(0, "sol_1", defense="magen_energy_shield")
    )
    assert scene.events("battle_won") == [(0, FIELD, 12, 1, 2)]
    assert scene.titles("sol") == []
    assert discards(scene) == ["magen_energy_shield"]


def test_strategy_atmosphere_ionizer_saves_the_leader_and_may_be_kept() -> None:
    scene = duel(
        letnev=Plan(0, "letnev_1", "biological_weapon_x35"),
        sol=Plan(2, "sol_1", defense="atmosphere_ionizer"),
    )
    assert scene.state.dead == ()
    assert scene.options("sol") == [("done",), ("discard", "atmosphere_ionizer")]
    scene.choose("sol", "done")
    assert scene.titles("sol") == ["atmosphere_ionizer"]


def test_strategy_atmosphere_ionizer_protects_its_own_side_only() -> None:
    scene = duel(
        letnev=Plan(0, "letnev_4", "biological_weapon_x35", "atmosphere_ionizer"),
        sol=Plan(2, "sol_4", "biological_weapon_x35"),
    )
    assert scene.state.dead == ("sol_4",)
    assert (scene.has("letnev"), scene.has("sol")) == (6, 0)
