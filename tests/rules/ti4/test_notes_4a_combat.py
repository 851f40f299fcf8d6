"""Rulings 7, 11 and 13: Direct Hit, the last moment of Van Hauge, Skilled Retreat."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, dice, stage
from tests.ti4.components.duels import fleets
from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense

# Direct Hit


def test_notes_4_7a_both_sides_sustain_in_turn_and_direct_hit_comes_between() -> None:
    scene = fleets({"dreadnought": 2}, {"dreadnought": 2}, letnev="direct_hit", hacan="direct_hit")
    combat(scene, HIT, HIT, HIT, HIT)
    asked = []
    while not scene.done and len(scene.rolled) < 3:
        ask = scene.ask()
        asked.append((ask.seat, ask.prompt))
        scene.game.choose(ask.seat, ("sustain", "dreadnought") if ask.prompt != "window" else ("pass",))
    once = [(0, "sustain_damage"), (1, "window"), (1, "sustain_damage"), (0, "window")]
    assert asked == once * 2


def test_notes_4_7d_hits_that_are_left_are_assigned_after_direct_hit() -> None:
    scene = fleets({"cruiser": 2}, {"dreadnought": 1, "carrier": 1, "fighter": 1}, letnev="direct_hit")
    combat(scene, HIT, HIT, MISS, MISS, MISS)
    scene.choose("hacan", "sustain", "dreadnought")
    scene.choose("letnev", "play", "direct_hit")
    assert scene.ask("hacan").prompt == "choose_casualties"
    assert scene.options("hacan") == (("destroy", "carrier", 0), ("destroy", "fighter", 0), ("for_me",))


def test_notes_4_7f_one_direct_hit_for_one_ship() -> None:
    """A second card does not follow the first, not even if that one was cancelled."""
    scene = fleets({"cruiser": 1}, {"dreadnought": 1}, letnev="direct_hit", hacan="sabotage")
    scene.hold("letnev", "direct_hit")
    combat(scene, HIT, HIT)
    scene.choose("hacan", "sustain", "dreadnought")
    scene.choose("letnev", "play", "direct_hit")
    scene.choose("hacan", "play", "sabotage")
    assert scene.done and len(scene.state.hands[0]) == 1
    assert scene.units("hacan", VOID) == {"dreadnought": 1}


# Van Hauge


def brothers(attackers: dict[str, int], defenders: dict[str, int]) -> Scene:
    """The damaged flagship of the Yin and its companions attack."""
    scene = stage(attackers, defenders, factions=("yin", "norr", "jolnar"))
    scene.damage("yin", VOID, "flagship")
    return scene


def test_notes_4_11a_van_hauge_takes_all_along_when_a_direct_hit_destroys_it() -> None:
    scene = stage({"flagship": 1}, {"cruiser": 3}, factions=("yin", "norr", "jolnar"))
    scene.hold("norr", "direct_hit")
    combat(scene, MISS, MISS, HIT, MISS, MISS)
    scene.choose("yin", "sustain", "flagship")
    scene.choose("norr", "play", "direct_hit")
    assert scene.done and scene.units("norr", VOID) == {}


def test_notes_4_11a_van_hauge_takes_all_along_when_an_exotrireme_destroys_it() -> None:
    scene = brothers({"flagship": 1, "carrier": 1}, {"dreadnought": 2})
    scene.technologies("norr", "exotrireme_2")
    combat(scene, *[MISS] * 5)
    scene.choose("norr", "play", "exotrireme_2")
    scene.choose("norr", "destroy", "flagship", 1)
    scene.choose("norr", "done")
    assert scene.units("yin", VOID) == scene.units("norr", VOID) == {}


def test_notes_4_11a_van_hauge_takes_all_along_when_a_space_cannon_destroys_it() -> None:
    scene = brothers({}, {})
    scene.put("yin", 36, flagship=1, cruiser=1)
    scene.damage("yin", 36, "flagship")
    scene.put("norr", "arnor", pds=1)
    scene.put("jolnar", 36, fighter=2)
    scene.rolls(HIT)
    scene.play(SpaceCannonOffense(seat=0, system=36))
    scene.choose("norr", "fire", 0)
    scene.choose("yin", "destroy", "flagship", 1)
    assert scene.units("yin", 36) == scene.units("jolnar", 36) == {}


def test_notes_4_11b_van_hauge_leaves_nobody_to_answer_the_loss_of_another_ship() -> None:
    """The cruiser falls in the same batch; when its loss could be answered no ship is left."""
    scene = brothers({"cruiser": 1, "flagship": 1, "carrier": 1}, {"cruiser": 3})
    scene.hold("yin", "courageous_to_the_end")
    combat(scene, *[MISS] * 4, HIT, HIT, MISS)
    scene.choose("yin", "destroy", "cruiser", 0)
    scene.choose("yin", "destroy", "flagship", 1)
    assert scene.done and len(scene.state.hands[0]) == 1
    assert scene.units("yin", VOID) == scene.units("norr", VOID) == {}
    assert scene.told("space_combat_ends") == [(VOID, -1)]


def test_notes_4_11b_van_hauge_as_the_defender_leaves_nobody_to_the_attacker() -> None:
    """He has lost a ship in the same batch, too."""
    scene = stage({"cruiser": 2}, {"flagship": 1, "carrier": 1}, factions=("hacan", "yin", "jolnar"))
    scene.damage("yin", VOID, "flagship")
    scene.hold("hacan", "courageous_to_the_end")
    combat(scene, HIT, MISS, HIT, MISS, MISS)
    scene.choose("yin", "destroy", "flagship", 1)
    assert scene.done and len(scene.state.hands[0]) == 1
    assert scene.units("yin", VOID) == scene.units("hacan", VOID) == {}


def test_notes_4_11d_van_hauge_leaves_floating_factories_with_what_they_hold() -> None:
    """Ground forces are no ships, but without ships there is no room for more than a factory holds."""
    scene = Scene("yin", "saar", "norr")
    scene.put("yin", VOID, flagship=1, infantry=2)
    scene.damage("yin", VOID, "flagship")
    scene.put("saar", VOID, space_dock=1, carrier=1, infantry=5)
    combat(scene, *[MISS] * 2, HIT)
    assert scene.units("yin", VOID) == {}
    assert scene.units("saar", VOID) == {"space_dock": 1, "infantry": 4}


# Skilled Retreat


def test_notes_4_13a_skilled_retreat_may_wait_for_a_later_round() -> None:
    scene = fleets({"cruiser": 2}, {"cruiser": 2}, hacan="skilled_retreat")
    combat(scene, *[MISS] * 4)
    scene.choose("hacan", "pass")
    assert len(dice(scene)) == 2
    assert scene.options("hacan") == (("play", "skilled_retreat"), ("pass",))


def test_notes_4_13c_skilled_retreat_leads_where_no_ships_of_others_are_whatever_else_is_there() -> None:
    """A PDS of another does not close a system, nor is anything of his own needed in it; a fighter does."""
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="skilled_retreat")
    scene.put("hacan", "new_albion", pds=1)
    scene.take("hacan", "new_albion")
    scene.put("jolnar", 33, fighter=1)
    combat(scene)
    scene.choose("letnev", "play", "skilled_retreat")
    assert scene.options("letnev") == (("system", 24), ("system", 27), ("system", 34))


def test_notes_4_13f_who_has_left_with_skilled_retreat_lands_nothing() -> None:
    """Whatever the attacker has in the system, on another planet of it, goes nowhere without ships."""
    scene = Scene(*SIDES)
    scene.put("letnev", 36, carrier=1, infantry=1)
    scene.put("letnev", "arnor", infantry=2)
    scene.take("letnev", "arnor")
    scene.put("hacan", 36, cruiser=1)
    scene.hold("letnev", "skilled_retreat")
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("letnev", "play", "skilled_retreat")
    scene.choose("letnev", "system", 50)
    scene.choose("letnev", "done")
    assert scene.done and "lor" not in scene.state.control
    assert members(scene.state.on_board[0]) == (36, 50)
    assert scene.units("letnev", "arnor") == {"infantry": 2}
