"""What is added to dice is told with the components that add it, to everybody."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.rules.ti4.fighting import combat, stage
from tests.ti4.components.duels import fleets, ground_combat
from tests.ti4.scene import Scene
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import INVASION, mark
from throneworld.ti4.cards.invasion import BOMBARDMENT_PENALTY
from throneworld.ti4.meta import GAME
from throneworld.ti4.tactical.bombardment import Bombardment
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense
from throneworld.ti4.tactical.space_combat import SpaceCombat

NEBULA = 42


def told(scene: Scene, player: str | None = None) -> list[tuple[Any, ...]]:
    keys = ("seat", "to", "component", "amount", "kinds")
    return [tuple(each[key] for key in keys) for each in scene.view(player)["modifiers"]]


def at_the_start(scene: Scene) -> Scene:
    """Somebody is asked about a card, so that the combat waits."""
    scene.hold(scene.factions[0], "morale_boost")
    combat(scene)
    return scene


def test_abilities_count_for_all_units_and_texts_of_some_are_told_with_their_kinds() -> None:
    scene = stage(
        {"flagship": 1, "cruiser": 1, "fighter": 2}, {"cruiser": 1}, factions=("norr", "jolnar", "sol")
    )
    at_the_start(scene)
    assert told(scene) == [
        (0, "rolls", "unrelenting", 1, []),
        (0, "rolls", "cmorran_norr", 1, ["cruiser", "fighter"]),
        (1, "rolls", "fragile", -1, []),
    ]
    assert told(scene, "sol") == told(scene)


def test_a_card_that_was_played_is_named_until_its_round_is_over() -> None:
    scene = at_the_start(fleets({"cruiser": 1}, {"cruiser": 1}))
    assert told(scene) == []
    scene.hold("hacan", "morale_boost")
    scene.choose("letnev", "play", "morale_boost")
    assert told(scene) == [(0, "rolls", "morale_boost", 1, [])]


def test_a_law_of_fighters_and_a_card_for_them_are_told_beside_each_other() -> None:
    scene = stage({"cruiser": 1, "fighter": 1}, {"cruiser": 1})
    scene.law("prophecy_of_ixth", 0)
    scene.hold("letnev", "fighter_prototype", "morale_boost")
    combat(scene)
    scene.choose("letnev", "play", "fighter_prototype")
    assert told(scene) == [
        (0, "rolls", "prophecy_of_ixth", 1, ["fighter"]),
        (0, "rolls", "fighter_prototype", 2, ["fighter"]),
    ]


def test_a_nebula_helps_the_defender() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1}, system=NEBULA)
    scene.state.active = 0
    scene.hold("letnev", "morale_boost")
    scene.play(SpaceCombat(attacker=0, defender=1, system=NEBULA))
    assert told(scene) == [(1, "rolls", "nebula", 1, [])]


def test_dice_of_a_flagship_are_told_as_dice() -> None:
    scene = stage(
        {"flagship": 1, "cruiser": 1}, {"cruiser": 3, "fighter": 2}, factions=("winnu", "hacan", "sol")
    )
    at_the_start(scene)
    assert told(scene) == [(0, "dice", "salai_sai_corian", 3, ["flagship"])]


def test_both_sides_of_a_note_are_told_on_the_ground() -> None:
    scene = Scene("sol", "norr", "hacan")
    scene.put("sol", "bereg", infantry=2)
    scene.put("norr", "bereg", infantry=2)
    scene.note("sol", "tekklar_legion", "norr")
    scene.hold("sol", "morale_boost")
    ground_combat(scene)
    scene.choose("sol", "play", "tekklar_legion")
    assert told(scene) == [
        (0, "rolls", "tekklar_legion", 1, []),
        (1, "rolls", "unrelenting", 1, []),
        (1, "rolls", "tekklar_legion", -1, []),
    ]


def test_cannons_tell_what_helps_them_and_what_they_are_fired_at() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", 35, cruiser=1)
    scene.put("letnev", "bereg", pds=1)
    scene.technologies("sol", "antimass_deflectors")
    scene.technologies("letnev", "plasma_scoring")
    scene.state.active = 0
    scene.play(SpaceCannonOffense(seat=0, system=35))
    assert told(scene) == [
        (1, "rolls", "antimass_deflectors", -1, []),
        (1, "dice", "plasma_scoring", 1, []),
    ]


def test_a_bombardment_tells_what_shelters_the_planet() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", 35, dreadnought=1)
    scene.take("letnev", "bereg")
    scene.put("letnev", "bereg", infantry=2)
    mark(scene.game, BOMBARDMENT_PENALTY, seat=1, subject=-4, until=INVASION)
    scene.technologies("sol", "plasma_scoring")
    scene.play(Bombardment(seat=0, system=35))
    assert told(scene) == [(0, "rolls", "bunker", -4, []), (0, "dice", "plasma_scoring", 1, [])]


def test_nothing_is_told_while_nobody_rolls() -> None:
    assert told(Scene("sol", "letnev", "hacan")) == []


def test_what_leaves_a_bonus_can_be_told_by_the_mark() -> None:
    """A mark does not say which component has left it; so no two may leave the same."""
    left = {
        (effect.about, effect.until, each.id)
        for each in GAME.listeners
        for effect in each.effects
        if isinstance(effect, Lasting) and effect.kind == COMBAT_BONUS
    }
    twice = Counter((about, until) for about, until, _ in left)
    assert left and max(twice.values()) == 1
