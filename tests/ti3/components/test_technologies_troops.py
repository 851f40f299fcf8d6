"""Technologies of troops, shields and minds, each with it and without it."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import Battlefield
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene, definition
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.kernel.asks import Option
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.state import NEUTRAL, SPACE, SYSTEM
from throneworld.ti3.tables import STATIONS
from throneworld.ti3.tactical.invasion_combat import InvasionCombat
from throneworld.ti3.technologies.bacteria import PayWithPlanet


def invasion(
    *dice: int, landing: int = 1, sol: tuple[str, ...] = (), letnev: tuple[str, ...] = (), **defenders: int
) -> Scene:
    """Sol lands Ground Forces on Quann, which is Letnev's."""
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", **defenders)
    scene.fleet("sol", "quann", "carrier", ground_force=landing)
    scene.technologies("sol", *sol)
    scene.technologies("letnev", *letnev)
    scene.rolls(*dice)
    land(scene, "quann")
    set_down(scene, *["ground_force"] * landing, on="quann")
    return scene


def plays(component: str) -> tuple[Option, ...]:
    return ("play", component), ("pass",)


# Better rolls


@pytest.mark.parametrize(
    ("technology", "kind"), [("cybernetics", "fighter"), ("gen_synthesis", "ground_force")]
)
def test_a_technology_adds_one_to_the_rolls_of_its_units_alone(technology: str, kind: str) -> None:
    for owned in ((), (technology,)):
        scene = Battlefield()
        scene.technologies("sol", *owned)
        kinds = ("fighter", "ground_force", "shock_troop", "cruiser")
        found = {each: combat_modifier(scene.state, 0, each, "saudor", "combat") for each in kinds}
        assert found == {each: int(bool(owned) and each == kind) for each in kinds}


def test_with_gen_synthesis_two_ground_forces_are_promoted() -> None:
    for owned, promoted in (((), 1), (("gen_synthesis",), 2)):
        scene = invasion(8, 8, 8, 1, landing=3, sol=owned, ground_force=1)
        while scene.prompt == "promote" and ("promote", "ground_force") in scene.options("sol"):
            scene.choose("sol", "promote", "ground_force")
        assert scene.has("sol", "quann", "shock_troop") == promoted


# Dacxive Animators


def test_dacxive_animators_roll_for_all_who_fell_and_nobody_of_them_is_promoted() -> None:
    scene = invasion(8, 1, 8, 6, 5, landing=2, sol=("dacxive_animators",), ground_force=1)
    assert scene.prompt == "promote"
    scene.choose("sol", "promote", "ground_force")
    assert scene.rolled[-1] == (0, "dacxive_animators", 6, 5)
    assert scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 1}


def test_dacxive_animators_follow_a_victory_over_neutral_units_and_count_both_sides() -> None:
    scene = scene_at("quann")
    scene.technologies("sol", "dacxive_animators")
    scene.put("sol", "quann", ground_force=2)
    scene.put("neutral", "quann", ground_force=1)
    scene.rolls(8, 1, 8, 6, 5)
    scene.play(
        InvasionCombat(attacker=0, defender=NEUTRAL, planet="quann", garrison=1, landed=2, stage="begin")
    )
    scene.choose("sol", "done")
    assert scene.rolled[-1] == (0, "dacxive_animators", 6, 5)
    assert scene.units("sol", "quann") == {"ground_force": 2}


def test_dacxive_animators_revive_nobody_where_another_has_won() -> None:
    scene = invasion(8, 1, 8, landing=2, letnev=("dacxive_animators",), ground_force=1)
    scene.choose("sol", "promote", "ground_force")
    assert [why for _, why, *_ in scene.rolled] == ["combat", "combat"]
    assert scene.units("sol", "quann") == {"shock_troop": 1} and scene.units("letnev", "quann") == {}


def test_without_dacxive_animators_nobody_is_revived() -> None:
    scene = invasion(8, 1, 8, landing=2, ground_force=1)
    scene.choose("sol", "promote", "ground_force")
    assert [why for _, why, *_ in scene.rolled] == ["combat", "combat"]
    assert scene.units("sol", "quann") == {"shock_troop": 1}


# Magen Defense Grid


def test_magen_defense_grid_shield_that_bombardment_has_left_cancels_a_hit_of_a_round() -> None:
    scene = invasion(8, 7, landing=1, letnev=("magen_defense_grid",), ground_force=1, pds=1)
    scene.choose("letnev", "hold_fire")
    scene.offers("letnev", *plays("magen_defense_grid"))
    scene.choose("letnev", "play", "magen_defense_grid")
    assert scene.units("letnev", "quann") == {"ground_force": 1, "pds": 1}
    assert scene.units("sol", "quann") == {}


def test_magen_defense_grid_shield_is_spent_once() -> None:
    scene = invasion(8, 1, 8, 1, landing=1, letnev=("magen_defense_grid",), ground_force=1, pds=1)
    scene.choose("letnev", "hold_fire")
    scene.choose("letnev", "play", "magen_defense_grid")
    assert scene.prompt == "promote" and scene.units("letnev", "quann") == {}


def test_without_magen_defense_grid_shields_do_nothing_in_rounds() -> None:
    scene = invasion(8, 7, landing=1, ground_force=1, pds=1)
    scene.choose("letnev", "hold_fire")
    assert scene.prompt == "promote" and scene.units("letnev", "quann") == {}


# The X-89 Bacterial Weapon


def bombing(*technologies: str) -> Scene:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=3, pds=1)
    scene.put("sol", "space:quann", dreadnought=1)
    for card in scene.state.action_deck[:3]:
        scene.state.hands[0] = (*scene.state.hands[0], card)
        scene.state.known[card] = 1
    scene.state.action_deck = scene.state.action_deck[3:]
    scene.technologies("sol", *technologies)
    land(scene, "quann")
    scene.rolls(3, 2, 10, 1)
    scene.choose("sol", "bombard", "dreadnought", "quann")
    return scene


def test_x_89_bacterial_weapon_rolls_for_each_ground_unit_and_has_its_price() -> None:
    scene = bombing("x_89_bacterial_weapon")
    scene.offers("sol", *plays("x_89_bacterial_weapon"))
    scene.choose("sol", "play", "x_89_bacterial_weapon")
    assert scene.has("letnev", "quann", "ground_force") == 1
    assert scene.prompt == "discard_action_card"
    scene.refuses("sol", "discard", "political_coup", rule="SA-8.7.4", key="not_yours")
    scene.choose("sol", *scene.options("sol")[0])
    assert len(scene.state.hands[0]) == 2
    home = [planet for planet, seat in scene.state.control.items() if seat == 0]
    offered = [("exhaust", each) for each in home] + [("give_up", each) for each in home]
    assert sorted(scene.options("sol")) == sorted(offered)
    scene.choose("sol", "exhaust", home[0])
    assert home[0] in scene.state.exhausted
    assert scene.rolled[0] == (0, "x_89_bacterial_weapon", 3, 2, 10)


def test_a_planet_may_be_given_up_for_x_89_bacterial_weapon() -> None:
    scene = bombing("x_89_bacterial_weapon")
    scene.choose("sol", "play", "x_89_bacterial_weapon")
    scene.choose("sol", *scene.options("sol")[0])
    planet = str(scene.options("sol")[-1][1])
    scene.choose("sol", "give_up", planet)
    assert planet not in scene.state.control


def test_no_trade_station_beside_own_ships_is_given_up_for_x_89_bacterial_weapon() -> None:
    """SA-7.3.6: a player can never lose it there, nor give it up."""
    scene = scene_at("quann")
    station = STATIONS[0]
    scene.state.control = {station: 0, "quann": 0}
    scene.state.exhausted = (station,)
    scene.play(PayWithPlanet(seat=0))
    scene.offers("sol", ("exhaust", "quann"), ("give_up", station), ("give_up", "quann"))
    scene.put("sol", int(SPACE[SYSTEM[station]]), cruiser=1)
    scene.play(PayWithPlanet(seat=0))
    scene.refuses("sol", "give_up", station, rule="SA-7.3.6", key="station_under_own_ships")


def test_without_x_89_bacterial_weapon_only_bombs_fall() -> None:
    scene = bombing()
    assert [why for _, why, *_ in scene.rolled] == ["bombardment"]


# Impulsion Shields


def battle(*dice: int, technologies: tuple[str, ...]) -> Battlefield:
    listening = definition().listeners
    scene = Battlefield(board={(0, 0): "saudor"}, listening=listening)
    scene.technologies("sol", *technologies)
    scene.technologies("letnev", "impulsion_shields")
    scene.sides({"cruiser": 2}, {"cruiser": 2})
    scene.fight(*dice)
    return scene


def test_impulsion_shields_ignore_one_hit_of_a_round_in_own_actions() -> None:
    scene = battle(1, 1, 7, 7, technologies=("impulsion_shields",))
    scene.offers("sol", *plays("impulsion_shields"))
    scene.rolls(7, 1, 1, 7, 1)
    scene.choose("sol", "play", "impulsion_shields")
    assert scene.fleets()[0] == {"cruiser": 1}


def test_without_impulsion_shields_every_hit_counts() -> None:
    scene = battle(1, 1, 7, 7, technologies=())
    assert scene.fleets() == ({}, {"cruiser": 2})


def test_impulsion_shields_do_nothing_in_actions_of_others() -> None:
    scene = battle(7, 7, 1, 1, technologies=())
    assert scene.fleets() == ({"cruiser": 2}, {})


# The Status Phase


def test_a_neural_motivator_draws_a_card_more() -> None:
    for owned, cards in (((), 1), (("neural_motivator",), 2)):
        scene = Scene("sol", "letnev", "hacan")
        scene.technologies("sol", *owned)
        scene.play(StatusPhase(stage="receive_cards"))
        assert len(scene.state.hands[0]) == cards


def test_hyper_metabolism_gives_a_counter_more() -> None:
    for owned, counters in (((), 2), (("hyper_metabolism",), 3)):
        scene = Scene("letnev", "sol", "hacan")
        scene.technologies("letnev", *owned)
        scene.play(StatusPhase(stage="receive_cards"))
        assert scene.prompt == "gain_token" and scene.asked == ["letnev"]
        assert scene.ask("letnev").about["left"] == counters


def test_with_hyper_metabolism_a_card_may_be_recycled() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.technologies("sol", "hyper_metabolism")
    card = scene.state.action_deck[-1]
    scene.state.action_deck = scene.state.action_deck[:-1]
    scene.state.hands[0] = (card,)
    scene.state.known[card] = 1
    scene.play(StatusPhase(stage="end"))
    scene.offers("sol", *plays("hyper_metabolism"))
    scene.choose("sol", "play", "hyper_metabolism")
    assert len(scene.state.hands[0]) == 1 and scene.state.hands[0] != (card,)
    assert scene.state.action_discards == (card,)


def test_hyper_metabolism_recycles_whichever_card_its_owner_likes() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.technologies("sol", "hyper_metabolism")
    scene.hold("sol", "wolfpack", "wing_commander")
    scene.play(StatusPhase(stage="end"))
    scene.offers("sol", *plays("hyper_metabolism"))
    scene.choose("sol", "play", "hyper_metabolism")
    scene.offers("sol", ("discard", "wolfpack"), ("discard", "wing_commander"))
    scene.refuses("sol", "discard", "veto", rule="SA-8.7.4", key="not_yours")
    scene.choose("sol", "discard", "wolfpack")
    assert len(scene.state.hands[0]) == 2 and scene.state.action_discards == ("wolfpack",)


def test_without_hyper_metabolism_nobody_recycles() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(StatusPhase(stage="end"))
    assert scene.done
