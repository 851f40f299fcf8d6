"""Action cards that are played as a system is activated."""

from __future__ import annotations

from tests.rules.ti4.moving import movers
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.action import TacticalAction

SIDES = ("letnev", "hacan", "jolnar")


def activates(title: str, system: int, scene: Scene) -> Scene:
    """Letnev activates a system and is asked whether he plays the card."""
    scene.hold("letnev", title)
    scene.play(TacticalAction(seat=0, system=system))
    return scene


def empty_scene() -> Scene:
    return Scene(*SIDES)


def test_flank_speed_adds_one_to_the_move_of_all_ships_in_this_action() -> None:
    scene = empty_scene()
    scene.put("letnev", 10, dreadnought=1, carrier=1)
    activates("flank_speed", 23, scene)
    assert scene.options("letnev") == (("play", "flank_speed"), ("pass",))
    scene.choose("letnev", "play", "flank_speed")
    assert movers(scene) == [("dreadnought", 10, 0), ("carrier", 10, 0)]
    scene.choose("letnev", "done")
    assert scene.done and scene.state.marks == ()


def test_flank_speed_is_of_no_use_when_it_is_cancelled() -> None:
    scene = empty_scene()
    scene.put("letnev", 10, carrier=1)
    scene.hold("jolnar", "sabotage")
    activates("flank_speed", 23, scene)
    scene.choose("letnev", "play", "flank_speed")
    scene.choose("jolnar", "play", "sabotage")
    assert movers(scene) == [] and scene.state.hands[0] == ()


def test_flank_speed_is_for_the_active_player_alone_and_not_doubled() -> None:
    scene = empty_scene()
    scene.put("letnev", 10, carrier=1)
    scene.hold("hacan", "flank_speed")
    scene.hold("letnev", "flank_speed")
    activates("flank_speed", 23, scene)
    scene.choose("letnev", "play", "flank_speed")
    assert scene.ask().prompt == "move_ships"
    assert len(scene.state.hands[0]) == 1


def test_in_the_silence_of_space_lets_ships_of_one_system_pass_others() -> None:
    scene = empty_scene()
    scene.put("letnev", 10, cruiser=1)
    scene.put("letnev", 36, destroyer=1)
    scene.put("hacan", 50, cruiser=1)
    scene.put("hacan", 31, cruiser=1)
    activates("in_the_silence_of_space", 39, scene)
    scene.choose("letnev", "play", "in_the_silence_of_space")
    assert scene.options("letnev") == (("system", 10), ("system", 36))
    scene.choose("letnev", "system", 10)
    assert movers(scene) == [("cruiser", 10, 0), ("destroyer", 36, 0)]


def test_in_the_silence_of_space_opens_a_way_that_is_barred() -> None:
    scene = empty_scene()
    scene.put("letnev", 10, cruiser=1)
    for system in (36, 50):
        scene.put("hacan", system, cruiser=1)
    activates("in_the_silence_of_space", 23, scene)
    assert movers(scene) == []
    scene.choose("letnev", "play", "in_the_silence_of_space")
    assert movers(scene) == [("cruiser", 10, 0)]


def test_in_the_silence_of_space_needs_ships_to_choose() -> None:
    scene = activates("in_the_silence_of_space", 23, empty_scene())
    assert scene.done and len(scene.state.hands[0]) == 1


def test_in_the_silence_of_space_names_its_system_before_it_can_be_cancelled() -> None:
    scene = empty_scene()
    scene.put("letnev", 10, cruiser=1)
    scene.put("letnev", 38, cruiser=1)
    scene.hold("jolnar", "sabotage")
    activates("in_the_silence_of_space", 23, scene)
    scene.choose("letnev", "play", "in_the_silence_of_space")
    assert scene.ask().prompt == "choose_system"
    scene.choose("letnev", "system", 10)
    scene.choose("jolnar", "play", "sabotage")
    assert scene.state.marks == ()


def test_notes_4_28c_lost_star_chart_joins_alpha_and_beta_wormholes_for_this_action() -> None:
    scene = empty_scene()
    scene.put("letnev", 26, carrier=1)
    activates("lost_star_chart", 40, scene)
    assert movers(scene) == []
    scene.choose("letnev", "play", "lost_star_chart")
    assert movers(scene) == [("carrier", 26, 0)]
    scene.choose("letnev", "done")
    assert scene.state.marks == ()


def test_upgrade_makes_a_dreadnought_of_a_cruiser_in_the_system() -> None:
    scene = empty_scene()
    scene.put("letnev", 50, cruiser=2)
    activates("upgrade", 50, scene)
    scene.choose("letnev", "play", "upgrade")
    assert scene.done
    assert scene.units("letnev", 50) == {"cruiser": 1, "dreadnought": 1}
    assert scene.told("units_destroyed") == []


def test_upgrade_needs_a_cruiser_in_the_activated_system() -> None:
    scene = empty_scene()
    scene.put("letnev", 36, cruiser=1)
    scene.put("letnev", 50, destroyer=1)
    activates("upgrade", 50, scene)
    assert scene.ask().prompt == "move_ships"


def test_upgrade_needs_a_dreadnought_that_can_be_put_there() -> None:
    scene = empty_scene()
    scene.put("letnev", 50, cruiser=1)
    scene.put("letnev", 36, dreadnought=5)
    scene.state.on_board[0] |= 1 << 36
    activates("upgrade", 50, scene)
    assert scene.done and scene.units("letnev", 50) == {"cruiser": 1}


def test_upgrade_takes_a_dreadnought_from_elsewhere_if_none_is_left() -> None:
    scene = empty_scene()
    scene.state.fleet[0] = 5
    scene.put("letnev", 50, cruiser=1)
    scene.put("letnev", 38, dreadnought=5)
    activates("upgrade", 50, scene)
    scene.choose("letnev", "play", "upgrade")
    assert scene.units("letnev", 50) == {"dreadnought": 1}
    assert scene.units("letnev", 38) == {"dreadnought": 4}


def test_upgrade_replaces_nothing_when_it_is_cancelled() -> None:
    scene = empty_scene()
    scene.put("letnev", 50, cruiser=1)
    scene.hold("hacan", "sabotage")
    activates("upgrade", 50, scene)
    scene.choose("letnev", "play", "upgrade")
    scene.choose("hacan", "play", "sabotage")
    assert scene.done and scene.units("letnev", 50) == {"cruiser": 1}


# Experimental Battlestation


def arrival(*docks: str, title: str = "experimental_battlestation") -> Scene:
    """A cruiser of Letnev comes from 10 to 36, where and beside which Hacan has space docks."""
    scene = empty_scene()
    scene.put("letnev", 10, cruiser=1)
    for planet in docks:
        scene.put("hacan", planet, space_dock=1)
    scene.hold("hacan", title)
    scene.play(TacticalAction(seat=0, system=36))
    return scene


def test_notes_4_37c_experimental_battlestation_fires_three_dice_in_space_cannon_offense() -> None:
    scene = arrival("arnor", "saudor", "abyz")
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    scene.rolls(4, 4, 5)
    scene.choose("hacan", "play", "experimental_battlestation")
    assert scene.options("hacan") == (
        ("unit", 1, "space_dock", "arnor", 0),
        ("unit", 1, "space_dock", "saudor", 0),
    )
    scene.choose("hacan", "unit", 1, "space_dock", "saudor", 0)
    assert scene.ask().prompt == "use_space_cannon"
    scene.choose("hacan", "fire", 0)
    assert scene.done and scene.rolled == [(1, "space_cannon", 4, 4, 5)]
    assert scene.units("letnev", 36) == {}


def test_notes_4_37d_experimental_battlestation_is_subject_to_what_changes_space_cannon_rolls() -> None:
    scene = arrival("saudor")
    scene.technologies("letnev", "antimass_deflectors")
    scene.technologies("hacan", "plasma_scoring")
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    scene.rolls(5, 5, 5, 5)
    scene.choose("hacan", "play", "experimental_battlestation")
    scene.choose("hacan", "fire", 0)
    assert len(scene.rolled[0]) == 2 + 4
    assert scene.units("letnev", 36) == {"cruiser": 1}


def test_notes_4_37a_experimental_battlestation_waits_for_ships_that_really_arrive() -> None:
    scene = arrival("saudor")
    scene.choose("letnev", "done")
    assert scene.done and len(scene.state.hands[1]) == 1


def test_experimental_battlestation_needs_a_space_dock_close_by() -> None:
    scene = arrival("abyz")
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    assert scene.done and scene.units("letnev", 36) == {"cruiser": 1}


def test_experimental_battlestation_arms_nothing_when_it_is_cancelled() -> None:
    scene = arrival("saudor")
    scene.hold("jolnar", "sabotage")
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    scene.choose("hacan", "play", "experimental_battlestation")
    scene.choose("jolnar", "play", "sabotage")
    assert scene.done and scene.rolled == []
