"""Units of nobody that attack planets (rulings 85, 125, 144)."""

from __future__ import annotations

from tests.ti3.landing import scene_at
from tests.ti3.scene import Scene
from throneworld.ti3.state import Leader
from throneworld.ti3.tactical.neutral_attack import NeutralAttack


def attacked(*dice: int, troops: int = 1, **defenders: int) -> Scene:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    if defenders:
        scene.put("letnev", "lodor", **defenders)
    scene.rolls(*dice)
    scene.play(NeutralAttack(planet="lodor", troops=troops))
    return scene


def test_an_undefended_planet_falls_to_nobody_and_is_guarded_then() -> None:
    scene = attacked()
    assert scene.done and "lodor" not in scene.state.control and not scene.state.neutral
    assert scene.state.counters == {"lodor": ("hostile_locals:1",)}
    assert [deed.kind for deed in scene.state.deeds] == ["lost"]


def test_pds_fire_first_and_if_all_die_the_owner_keeps_the_planet() -> None:
    scene = attacked(6, pds=1)
    scene.offers("letnev", ("fire", 1), ("hold_fire",))
    scene.choose("letnev", "fire", 1)
    assert scene.done and scene.state.control["lodor"] == 1
    assert not scene.state.neutral and not scene.state.counters


def test_rounds_are_fought_with_printed_values_and_the_planet_is_laid_waste() -> None:
    scene = attacked(8, 7, 8, 1, 8, 7, troops=2, ground_force=2, space_dock=1)
    assert scene.rolled[:2] == [(-2, "combat", 8, 7), (1, "combat", 8, 1)]
    assert "lodor" not in scene.state.control and scene.units("letnev", "lodor") == {}
    assert scene.state.counters == {"lodor": ("hostile_locals:2",)}


def test_a_diplomat_calls_it_off() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.leader("letnev", "diplomat", "lodor")
    scene.play(NeutralAttack(planet="lodor"))
    scene.choose("letnev", "protect", "lodor")
    assert scene.done and scene.state.control["lodor"] == 1 and not scene.state.neutral
    assert "called_off" not in [mark.kind for mark in scene.state.marks]


def test_leaders_roll_at_once_and_nobody_captures_them() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    general = scene.leader("letnev", "general", "lodor")
    scene.rolls(5)
    scene.play(NeutralAttack(planet="lodor"))
    scene.choose("letnev", "refuge", "arc_prime")
    assert scene.state.leaders[general] == Leader("arc_prime")
