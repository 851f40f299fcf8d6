"""Combat beyond one edition: levels of damage, dice lost by it, ground kinds, units of nobody."""

from __future__ import annotations

import pytest

from tests.imperium.scene import BLUE, RED, Tiny
from tests.imperium.tiny.game import TINY
from throneworld.imperium.combat.barrage import barrage
from throneworld.imperium.combat.bombarding import bombard, bombarding
from throneworld.imperium.combat.cannons import cannons_against, cannons_on, fire
from throneworld.imperium.combat.casualties import AssignHits, ExchangeHits
from throneworld.imperium.combat.chosen_hits import chosen_hit
from throneworld.imperium.combat.combatants import COMBAT_BONUS, combatants, dice_of_each
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.dice import CombatRolls
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.combat.targets import targets_of
from throneworld.imperium.marks import COMBAT, mark
from throneworld.imperium.rolling import STREAM
from throneworld.imperium.state import NEUTRAL
from throneworld.imperium.units import count, damaged_count
from throneworld.imperium.verbs.units import damage_unit
from throneworld.kernel.reading import plain, read_stack

SPACE, ELSEWHERE, PLANET = "1", "2", "arinam"


def with_war_suns(*damage: int, side: int = RED) -> Tiny:
    """War suns with so much damage each."""
    scene = Tiny()
    scene.put(side, SPACE, war_sun=len(damage))
    for levels in damage:
        for level in range(1, levels + 1):
            damage_unit(scene.game, side, SPACE, "war_sun", level)
    return scene


def war_suns(scene: Tiny, side: int = RED, place: str = SPACE) -> tuple[int, ...]:
    """How many there are, how many of them have one level of damage or more, how many two."""
    state = scene.state
    hurt = [damaged_count(state, side, place, "war_sun", level) for level in (1, 2)]
    return (count(state, side, place, "war_sun"), *hurt)


# Levels of damage


def test_a_target_counts_its_units_by_their_exact_level_of_damage() -> None:
    scene = with_war_suns(0, 0, 1, 2)
    assert targets_of(scene.state, RED, SPACE, "combat") == (("war_sun", SPACE, 2, 1, 1, 0),)


def test_a_unit_sustains_damage_again_until_it_has_all_that_it_can_have() -> None:
    scene = with_war_suns(0)
    scene.play(AssignHits(seat=RED, place=SPACE, hits=3, by=BLUE))
    scene.choose("red", "sustain", "war_sun")
    assert war_suns(scene) == (1, 1, 0)
    scene.choose("red", "sustain", "war_sun")
    assert scene.done
    assert war_suns(scene) == (0, 0, 0)
    assert scene.told("mourned") == [(RED, "war_sun", SPACE, 1)]


def test_the_least_damaged_unit_sustains_first() -> None:
    scene = with_war_suns(0, 1)
    scene.play(AssignHits(seat=RED, place=SPACE, hits=1, by=BLUE))
    scene.choose("red", "sustain", "war_sun")
    assert war_suns(scene) == (2, 2, 0)


def test_a_casualty_is_named_by_its_level_of_damage() -> None:
    scene = with_war_suns(0, 1, 2)
    scene.play(AssignHits(seat=RED, place=SPACE, hits=1, by=BLUE))
    scene.choose("red", "done")
    assert scene.options()[:3] == tuple(("destroy", "war_sun", level) for level in (0, 1, 2))
    scene.choose("red", "destroy", "war_sun", 1)
    assert war_suns(scene) == (2, 1, 1)


def test_of_units_alike_the_most_damaged_is_missed_least() -> None:
    scene = with_war_suns(1, 2)
    scene.play(AssignHits(seat=RED, place=SPACE, hits=1, by=BLUE))
    scene.choose("red", "done")
    scene.choose("red", "for_me")
    assert war_suns(scene) == (1, 1, 0)


def test_a_chosen_hit_is_sustained_by_the_unit_that_was_chosen() -> None:
    scene = with_war_suns(0, 1)
    scene.play(chosen_hit(RED, BLUE, SPACE))
    scene.choose("blue", "hit", "war_sun", 1)
    scene.choose("red", "sustain", "war_sun")
    assert war_suns(scene) == (2, 1, 1)


def test_a_chosen_hit_destroys_what_can_sustain_no_more() -> None:
    scene = with_war_suns(0, 2)
    scene.play(chosen_hit(RED, BLUE, SPACE))
    scene.choose("blue", "hit", "war_sun", 2)
    assert scene.done
    assert war_suns(scene) == (1, 0, 0)


def test_if_a_doomed_unit_has_been_repaired_another_falls_in_its_place() -> None:
    scene = with_war_suns(0, 1)
    destroy_doomed(scene.game, RED, [("war_sun", SPACE, 2)], "combat", BLUE)
    assert war_suns(scene) == (1, 0, 0)


def test_a_retreating_fleet_keeps_all_levels_of_damage() -> None:
    scene = with_war_suns(0, 1, 2)
    retreat_all(scene.game, RED, 1, 2)
    assert war_suns(scene) == (0, 0, 0)
    assert war_suns(scene, place=ELSEWHERE) == (3, 2, 1)


def test_a_question_about_casualties_is_stored_with_the_levels() -> None:
    scene = with_war_suns(0, 2)
    scene.play(AssignHits(seat=RED, place=SPACE, hits=1, by=BLUE))
    scene.choose("red", "done")
    stack = scene.game.stack
    assert read_stack(TINY, plain(stack)) == stack


# Dice


@pytest.mark.parametrize(("damage", "dice"), [(0, 3), (1, 2), (2, 1)])
def test_each_level_of_damage_costs_a_die(damage: int, dice: int) -> None:
    scene = with_war_suns(damage)
    assert dice_of_each(scene.state, RED, BLUE, SPACE, ("war_sun", SPACE, 1)) == [dice]


def test_one_die_stays_whatever_the_damage() -> None:
    scene = Tiny()
    scene.put(RED, SPACE, cruiser=1)
    for level in (1, 2):
        damage_unit(scene.game, RED, SPACE, "cruiser", level)
    assert dice_of_each(scene.state, RED, BLUE, SPACE, ("cruiser", SPACE, 1)) == [1]


def test_sound_units_and_damaged_ones_roll_as_many_dice_as_they_have_left() -> None:
    scene = with_war_suns(0, 2)
    scene.play(CombatRolls(seat=RED, other=BLUE, place=SPACE))
    (rolled,) = scene.told("dice_rolled")
    assert len(rolled) == 3 + 4


def test_what_is_added_to_combat_rolls_counts_for_the_purposes_that_the_edition_names() -> None:
    """The destroyer hits on its own value, and with the bonus on one less."""
    scene = Tiny()
    scene.put(RED, SPACE, destroyer=1)
    scene.put(BLUE, SPACE, fighter=2)
    mark(scene.game, COMBAT_BONUS, seat=RED, subject=1, until=COMBAT)
    scene.feed(STREAM, 7, 6)
    assert barrage(scene.game, RED, BLUE, SPACE) == 1
    assert scene.told("dice_rolled") == [(RED, BARRAGE, 8, 8, 7)]


def test_cannons_without_a_value_of_their_own_hit_on_the_combat_value_of_the_unit() -> None:
    scene = Tiny()
    scene.put(BLUE, PLANET, pds=2)
    mark(scene.game, COMBAT_BONUS, seat=BLUE, subject=1, until=COMBAT)
    assert cannons_on(scene.state, BLUE, PLANET) == cannons_against(scene.state, BLUE, 1) == ((6, 2),)
    scene.feed(STREAM, 5, 4)
    assert fire(scene.game, BLUE, RED, cannons_on(scene.state, BLUE, PLANET)) == 1


def test_bombarding_ships_may_use_their_combat_value_too() -> None:
    scene = Tiny()
    scene.put(RED, SPACE, war_sun=1)
    assert bombarding(scene.state, RED, 1) == {"war_sun": 1}
    scene.feed(STREAM, 2, 1, 9)
    assert bombard(scene.game, RED, PLANET, [("war_sun", PLANET, 1)]) == 2


# Ground kinds


def test_all_ground_kinds_of_the_edition_fight_on_planets_and_nothing_else() -> None:
    scene = Tiny()
    scene.put(RED, PLANET, ground_force=2, shock_troop=1, mechanized_unit=1, pds=1)
    assert [squad[0] for squad in combatants(scene.state, RED, PLANET)] == [
        "ground_force",
        "shock_troop",
        "mechanized_unit",
    ]


# Units of nobody


def test_units_of_nobody_fight_and_nobody_is_asked_for_them() -> None:
    scene = with_war_suns(0, side=NEUTRAL)
    scene.put(NEUTRAL, SPACE, cruiser=1, fighter=1)
    scene.put(RED, SPACE, cruiser=1)
    scene.play(
        ExchangeHits(attacker=RED, defender=NEUTRAL, place=SPACE, on_attacker=1, on_defender=3),
    )
    assert scene.done
    assert war_suns(scene, NEUTRAL) == (1, 1, 1)
    assert count(scene.state, NEUTRAL, SPACE, "fighter") == 0
    assert count(scene.state, NEUTRAL, SPACE, "cruiser") == 1
    assert count(scene.state, RED, SPACE, "cruiser") == 0


def test_units_of_nobody_roll_their_printed_dice() -> None:
    scene = Tiny()
    scene.put(NEUTRAL, SPACE, cruiser=2)
    mark(scene.game, COMBAT_BONUS, seat=BLUE, subject=1, until=COMBAT)
    scene.play(CombatRolls(seat=NEUTRAL, other=RED, place=SPACE))
    (rolled,) = scene.told("dice_rolled")
    assert rolled[:3] == (NEUTRAL, "combat", 7)


# Hits that spare some kinds


def test_hits_may_spare_any_kinds_while_others_remain() -> None:
    scene = Tiny()
    scene.put(RED, PLANET, ground_force=2, shock_troop=1)
    scene.play(AssignHits(seat=RED, place=PLANET, hits=2, heavy=1, spared=("ground_force",), by=BLUE))
    scene.choose("red", "destroy", "ground_force", 0)
    assert scene.done
    assert count(scene.state, RED, PLANET, "ground_force") == 1
    assert count(scene.state, RED, PLANET, "shock_troop") == 0
