"""Action cards against fleets that arrive, and against those who bombard."""

from __future__ import annotations

from tests.ti3.fighting import PASS, bombarded
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.movement import Movement

INCOMING, BATTLESTATION = ("play", "incoming"), ("play", "jury_rigged_battlestation")
COUNTER, CUT = ("play", "counter_fire"), ("play", "cut_supply_lines")


def quann(**hands: tuple[str, ...]) -> Scene:
    """Quann is Letnev's; a Carrier of Sol with three Ground Forces is at Wellon, beside it."""
    scene = scene_at("quann")
    scene.state.on_board[0] = 0
    scene.take("letnev", "quann")
    scene.fleet("sol", "wellon", "carrier", ground_force=3)
    for race, hand in hands.items():
        scene.hold(race, *hand)
    return scene


def comes(scene: Scene) -> None:
    """The Carrier moves in."""
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")
    scene.choose("sol", "ship", "carrier", scene.system("wellon"), 0)
    while scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("sol", "done")


def test_incoming_gives_each_pds_of_the_system_a_die_in_all_its_rolls() -> None:
    scene = quann(letnev=("incoming",))
    scene.put("letnev", "quann", pds=2, ground_force=1)
    comes(scene)
    scene.offers("letnev", INCOMING, PASS)
    scene.choose("letnev", *INCOMING)
    scene.rolls(1, 1, 1, 1)
    scene.choose("letnev", "fire", 2)
    assert scene.rolled == [(1, "space_cannon", 1, 1, 1, 1)]
    while scene.prompt == "stow":
        scene.choose("sol", "done")
    for _ in range(3):
        scene.choose("sol", "land", "ground_force", "quann")
    scene.rolls(1, 1, 1, 6)
    scene.choose("letnev", "fire", 2)
    assert scene.rolled[1] == (1, "invasion_defence", 1, 1, 1, 6)


def test_incoming_lets_pds_fire_at_troops_that_an_agent_leads() -> None:
    for played in (True, False):
        scene = quann(letnev=("incoming",))
        scene.put("letnev", "quann", pds=1, ground_force=1)
        agent = scene.leader("sol", "agent", "wellon", "carrier")
        comes(scene)
        if played:
            scene.choose("letnev", *INCOMING)
            scene.choose("sol", "pass")  # the Agent could cancel it
        else:
            scene.choose("letnev", "pass")
        scene.choose("letnev", "hold_fire")
        while scene.prompt == "stow":
            scene.choose("sol", "done")
        scene.choose("sol", "land", "ground_force", "quann")
        scene.choose("sol", "land", agent, "quann")
        scene.choose("sol", "done")
        assert (scene.prompt == "fire_defence") == played
        if played:
            scene.rolls(1, 6)
            scene.choose("letnev", "fire", 1)
        assert [each[:2] for each in scene.rolled if each[1] == "invasion_defence"] == (
            [(1, "invasion_defence")] if played else []
        )


def test_incoming_needs_pds_where_the_fleet_has_come() -> None:
    scene = quann(letnev=("incoming",))
    scene.take("letnev", "thibah")
    scene.put("letnev", "thibah", pds=1)
    comes(scene)
    assert "letnev" not in scene.asked and scene.state.hands[1] == ("incoming",)


def test_jury_rigged_battlestation_fires_three_times_from_a_dock() -> None:
    scene = quann(letnev=("jury_rigged_battlestation",))
    scene.put("letnev", "quann", space_dock=1)
    scene.take("letnev", "thibah")
    scene.put("letnev", "thibah", space_dock=1)
    comes(scene)
    scene.offers("letnev", BATTLESTATION, PASS)
    scene.choose("letnev", *BATTLESTATION)
    assert scene.told("target_unit_named") == [(1, 1, "space_dock", "quann")], "the other is out of range"
    assert scene.prompt != "choose_target_dock"


def test_jury_rigged_battlestation_has_the_range_and_the_bonuses_of_pds() -> None:
    scene = quann(letnev=("jury_rigged_battlestation",))
    scene.technologies("letnev", "deep_space_cannon", "magen_defense_grid")
    scene.put("letnev", "quann", space_dock=1)
    scene.take("letnev", "thibah")
    scene.put("letnev", "thibah", space_dock=1)
    scene.put("sol", "space:wellon", cruiser=1)
    scene.rolls(5, 4, 1)
    comes(scene)
    scene.choose("letnev", *BATTLESTATION)
    scene.offers("letnev", ("target_dock", 1, "quann"), ("target_dock", 1, "thibah"))
    scene.refuses("letnev", "target_dock", 0, "quann", rule="SA-8.7.1", key="no_unit_there")
    scene.choose("letnev", "target_dock", 1, "thibah")
    assert scene.rolled == [(1, "space_cannon", 5, 4, 1)]
    assert scene.told("hits_produced") == [(1, "space_cannon", 1)], "6 less 1: a 5 hits"
    assert scene.units("sol", "space:quann") == {}, "the Carrier is lost with all aboard"


def test_jury_rigged_battlestation_needs_a_dock_in_range_and_a_fleet() -> None:
    scene = quann(letnev=("jury_rigged_battlestation",))
    scene.take("letnev", "thibah")
    scene.put("letnev", "thibah", space_dock=1)
    comes(scene)
    assert "letnev" not in scene.asked and scene.state.hands[1] == ("jury_rigged_battlestation",)


def test_counter_fire_shoots_at_the_ships_that_bombard_while_their_bombs_fall() -> None:
    scene = bombarded({"dreadnought": 1}, {"ground_force": 2, "pds": 2}, letnev=("counter_fire",))
    scene.put("sol", "space:quann", cruiser=1)
    scene.damage("sol", "space:quann", "dreadnought")
    scene.offers("letnev", COUNTER, PASS)
    scene.rolls(6, 1, 1, 1, 9)
    scene.choose("letnev", *COUNTER)
    assert scene.rolled == [(1, "return_fire", 6, 1, 1, 1), (0, "bombardment", 9)]
    assert scene.units("sol", "space:quann") == {"cruiser": 1}, "the ship that bombards is hit first"


def test_counter_fire_hits_others_when_all_that_bombard_are_lost() -> None:
    scene = bombarded({"dreadnought": 1}, {"ground_force": 1, "pds": 1}, letnev=("counter_fire",))
    scene.put("sol", "space:quann", cruiser=2)
    scene.damage("sol", "space:quann", "dreadnought")
    scene.rolls(6, 6, 1)
    scene.choose("letnev", *COUNTER)
    assert scene.units("sol", "space:quann") == {"cruiser": 1}


def test_counter_fire_gives_those_pds_a_die_against_invaders() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=1, ground_force=3)
    scene.put("sol", "space:quann", dreadnought=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1, mechanized_unit=1, shock_troop=1)
    scene.hold("letnev", "counter_fire")
    land(scene, "quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    set_down(scene, "ground_force", "mechanized_unit", on="quann")
    scene.choose("sol", "done")
    scene.rolls(1, 1, 1)
    scene.choose("letnev", *COUNTER)
    scene.rolls(1, 6)
    scene.choose("letnev", "fire", 1)
    assert (1, "invasion_defence", 1, 6) in scene.rolled
    scene.refuses("sol", "hit", "shock_troop", 0, rule="SA-5.5.3", key="no_unit_there")


def test_counter_fire_needs_pds_on_the_planet() -> None:
    scene = bombarded({"dreadnought": 1}, {"ground_force": 1}, 1, letnev=("counter_fire", "dug_in"))
    scene.offers("letnev", ("play", "dug_in"), PASS)
    scene.refuses("letnev", *COUNTER, rule="SA-13.17.1", key="no_pds_of_yours_there")


def test_cut_supply_lines_take_a_counter_of_fleet_supply_until_the_turn_is_over() -> None:
    scene = quann(letnev=("cut_supply_lines",))
    scene.counters("sol", 2, 3, 2)
    scene.put("sol", "space:saudor", cruiser=3)
    free = reinforcements(scene.state, 0)
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", scene.system("quann"))
    scene.offers("letnev", CUT, PASS)
    scene.choose("letnev", *CUT)
    assert scene.has("sol", "space:saudor", "cruiser") == 2, "the surplus is lost at once"
    assert fleet_limit(scene.state, 0, scene.system("saudor")) == 2
    assert reinforcements(scene.state, 0) == free, "it lies beside the sheet"
    while not scene.done and scene.asked == ["sol"]:
        scene.choose("sol", "done" if ("done",) in scene.options("sol") else "pass")
    assert scene.state.fleet[0] == 3 and scene.told("counter_given_back") == [(0, "fleet")]


def test_cut_supply_lines_hold_when_the_turn_of_somebody_else_ends() -> None:
    scene = quann(letnev=("cut_supply_lines",))
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    scene.choose("letnev", *CUT)
    scene.play(Turn(seat=2, used=True))
    assert scene.state.fleet[0] == 5 and not scene.told("counter_given_back")


def test_cut_supply_lines_leave_one_counter() -> None:
    scene = quann(letnev=("cut_supply_lines",))
    scene.counters("sol", 2, 1, 2)
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.asked == ["sol"] and scene.state.hands[1] == ("cut_supply_lines",)


def troops(*, mechanized: int = 0) -> Scene:
    """A Carrier with troops, and a Cruiser, come to Quann; Letnev plays the explosives."""
    scene = quann(letnev=("planted_explosives",))
    if mechanized:
        scene.state.units[0].clear()
        scene.state.aboard[0].clear()
        scene.fleet("sol", "wellon", "carrier", ground_force=1, mechanized_unit=mechanized)
    comes(scene)
    scene.offers("letnev", EXPLOSIVES, PASS)
    scene.choose("letnev", *EXPLOSIVES)
    return scene


EXPLOSIVES = ("play", "planted_explosives")


def test_planted_explosives_hit_two_ground_units_aboard_a_ship_that_has_come() -> None:
    scene = troops()
    assert scene.told("ship_named") == [(1, 0, "carrier", scene.place("space:quann"))]
    assert scene.units("sol", "space:quann") == {"carrier": 1, "ground_force": 1}
    assert [each.cargo for each in scene.state.aboard[0][scene.place("space:quann")]] != []


def test_planted_explosives_may_be_sustained_by_machines() -> None:
    scene = troops(mechanized=1)
    scene.offers(
        "sol", ("hit", "ground_force", 0), ("hit", "mechanized_unit", 0), ("sustain", "mechanized_unit", 0)
    )
    scene.refuses("sol", "hit", "shock_troop", 0, rule="SA-13.3.2", key="not_aboard_that_ship")
    scene.choose("sol", "sustain", "mechanized_unit", 0)
    scene.choose("sol", "hit", "ground_force", 0)
    assert scene.units("sol", "space:quann") == {"carrier": 1, "mechanized_unit": 1}
    while scene.prompt == "stow":
        scene.choose("sol", "done")
    scene.choose("sol", "land", "mechanized_unit", "quann")
    assert scene.state.damaged[0] == {"quann": scene.state.units[0]["quann"]}, "it stays damaged"


def test_planted_explosives_need_troops_that_have_moved_in() -> None:
    scene = quann(letnev=("planted_explosives",))
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.state.units[0].pop(scene.place("space:wellon"))
    scene.state.aboard[0].pop(scene.place("space:wellon"))
    scene.put("sol", "space:wellon", cruiser=1)
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    scene.choose("sol", "ship", "cruiser", scene.system("wellon"), 0)
    while scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("sol", "done")
    assert "letnev" not in scene.asked and scene.state.hands[1] == ("planted_explosives",)


def test_planted_explosives_and_other_cards_of_one_arrival_see_the_ships_as_they_are() -> None:
    scene = quann(letnev=("jury_rigged_battlestation", "planted_explosives", "minelayers"))
    scene.put("letnev", "quann", space_dock=1)
    scene.put("letnev", "space:quann", destroyer=1)
    scene.put("sol", "space:wellon", war_sun=1)
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    scene.counters("sol", 2, 6, 2)
    for kind in ("carrier", "war_sun"):
        scene.choose("sol", "ship", kind, scene.system("wellon"), 0)
        while scene.prompt == "load_ship":
            scene.choose("sol", "done")
    while scene.prompt in ("move_ships", "stow"):
        scene.choose("sol", "done")
    scene.rolls(6, 1, 1)
    scene.choose("letnev", *BATTLESTATION)
    scene.choose("sol", "sustain", "war_sun", 0)
    scene.choose("letnev", *EXPLOSIVES)
    scene.rolls(8, 8)
    scene.choose("letnev", "play", "minelayers")
    assert ("sustain", "war_sun", 1) in scene.options("sol")


def test_jury_rigged_battlestation_and_others_are_not_for_ships_that_move_without_an_activation() -> None:
    scene = quann(letnev=("jury_rigged_battlestation", "incoming", "planted_explosives"))
    scene.put("letnev", "quann", space_dock=1, pds=1)
    scene.state.active_system = 0
    scene.play(Movement(seat=0, system=scene.system("quann")))
    scene.choose("sol", "ship", "carrier", scene.system("wellon"), 0)
    while not scene.done and scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("sol", "done")
    assert len(scene.state.hands[1]) == 3 and scene.done
