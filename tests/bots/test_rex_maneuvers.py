"""Where the heuristic bot sends its units (Rex p.11-13)."""

from __future__ import annotations

import pytest

from tests.bots.judging import RACES, advance, choice, play_out
from tests.rex.scene import Scene
from throneworld.rex.board import controller, strongholds
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.phases.sol_offensive import SolOffensive
from throneworld.rex.tables import STRONGHOLDS


def five_races(**settings: int) -> Scene:
    """Without Sol, who lands for nothing: whoever has no influence and no units stays out."""
    return Scene(*RACES[:5], **settings)


def test_it_takes_an_undefended_third_stronghold_when_that_wins() -> None:
    scene = five_races(fleet=9)
    scene.place("letnev", "imperial_navy_base", 5)
    scene.place("letnev", "civilian_spaceport", 5)
    scene.place("letnev", "adminus_mecatol", 4)
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert controller(scene.state, "imperial_palace") == scene.seat("letnev")
    assert strongholds(scene.state, scene.seat("letnev")) == 3


def test_it_lands_on_the_third_stronghold_when_no_group_can_reach_it() -> None:
    """Letnev comes last: nobody can answer."""
    scene = five_races(fleet=9)
    scene.place("letnev", "imperial_palace", 1)
    scene.place("letnev", "mecatol_power_south", 1)
    scene.influence("letnev", 4)
    scene.first("hacan")
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert strongholds(scene.state, scene.seat("letnev")) >= 3


def test_a_held_stronghold_keeps_a_garrison() -> None:
    scene = five_races(fleet=9)
    scene.place("hacan", "adminus_imperialis", 6)
    scene.ground("holonet_central", 10)
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert 0 < scene.units("hacan", "adminus_imperialis") < 6
    assert scene.units("hacan", "holonet_central") > 0


def test_it_takes_from_somebody_who_is_about_to_win() -> None:
    scene = five_races(fleet=9)
    scene.place("letnev", "imperial_navy_base", 4)
    scene.place("letnev", "civilian_spaceport", 4)
    scene.place("letnev", "imperial_palace", 1)
    scene.place("jol_nar", "iaf_hq", 6)
    scene.ground("hall_of_records", 12)
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert scene.units("jol_nar", "imperial_palace") > 0


def test_it_prefers_the_weakly_held_stronghold() -> None:
    scene = five_races(fleet=9)
    scene.place("letnev", "imperial_navy_base", 9)
    scene.place("hacan", "civilian_spaceport", 1)
    scene.place("lazax", "tarraguth_slums", 6)
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert scene.units("lazax", "civilian_spaceport") > 0
    assert scene.units("lazax", "imperial_navy_base") == 0


@pytest.mark.parametrize(("card", "influence", "stays"), [(6, 0, False), (6, 2, False), (2, 12, True)])
def test_sol_leaves_an_unshielded_space_if_the_card_brings_the_fleet(
    card: int, influence: int, stays: bool
) -> None:
    """Sol has seen how far the fleet goes; sector 15 is four sectors ahead of it."""
    scene = Scene("sol", "letnev", "hacan", "lazax", "jol_nar", fleet=11)
    scene.place("sol", "embassy_quarters", 6)
    if influence:
        scene.ground("embassy_quarters", influence)
    for stronghold, race in zip(STRONGHOLDS, ("letnev", "hacan", "lazax", "jol_nar", "letnev"), strict=True):
        scene.place(race, stronghold, 10)
    scene.stack_bombardment_deck(card)
    scene.state.fleet_seen = True
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert (scene.units("sol", "embassy_quarters") >= 4) == stays
    assert (scene.units("sol", "embassy_quarters") <= 1) != stays


def test_nobody_lands_where_the_fleet_is_sure_to_strike() -> None:
    """One sector ahead of the fleet every card sweeps, so there is nothing to gain but loss."""
    scene = five_races(fleet=14)
    scene.influence("jol_nar", 8)
    scene.ground("embassy_quarters", 1)
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert scene.units("jol_nar", "embassy_quarters") == 0


def test_enough_units_go_to_collect_what_lies_there() -> None:
    """Five units collect ten influence (Rex p.12)."""
    scene = five_races(fleet=12)
    for stronghold, race in zip(STRONGHOLDS, ("letnev", "hacan", "lazax", "xxcha", "letnev"), strict=True):
        scene.place(race, stronghold, 10)
    scene.place("jol_nar", "quarters_of_the_nobility", 8)
    scene.ground("vel_hamech_financial", 10)
    scene.first("jol_nar")
    scene.play(ManeuveringPhase())
    advance(scene, "jol_nar", "move_to")
    assert choice(scene, "jol_nar") == ("to", "vel_hamech_financial")
    advance(scene, "jol_nar", "count_units")
    verb, count = choice(scene, "jol_nar")
    assert verb == "units"
    assert int(count) >= 5


def test_sol_lands_in_its_zone_for_nothing() -> None:
    scene = Scene("sol", "letnev", "hacan", "lazax", "jol_nar", fleet=9)
    scene.play(ManeuveringPhase())
    advance(scene, "sol", "deploy")
    assert choice(scene, "sol") == ("deploy", "imperial_palace")
    play_out(scene)
    assert controller(scene.state, "imperial_palace") == 0


def test_hacan_ships_units_across_the_board_when_that_wins() -> None:
    scene = five_races(fleet=5)
    scene.place("hacan", "adminus_imperialis", 8)
    scene.place("hacan", "mecatol_power_south", 2)
    scene.influence("hacan", 6)
    scene.casualties("hacan", 10)
    scene.first("lazax")  # so that nobody comes after Hacan but Letnev, who has nothing
    scene.play(ManeuveringPhase())
    play_out(scene)
    assert strongholds(scene.state, scene.seat("hacan")) >= 3


def test_lazax_lands_its_mechanized_units_first() -> None:
    scene = five_races(fleet=9)
    scene.influence("lazax", 4)
    scene.play(ManeuveringPhase())
    play_out(scene)
    landed = [args for args in scene.events("units_moved") if args[5] == "deploy"]
    assert [args[0] for args in landed] == [scene.seat("lazax")]
    assert landed[0][1] == landed[0][2]


def test_spared_units_leave_for_a_stronghold_after_a_sol_offensive() -> None:
    scene = Scene("sol", "letnev", "hacan", "lazax", "jol_nar", fleet=9)
    scene.place("sol", "hall_of_records", 5)
    scene.state.phase = "influence"
    scene.play(SolOffensive(spaces=("hall_of_records", "hall_of_cartography")))
    verb, target = choice(scene, "sol")
    assert verb == "to"
    play_out(scene)
    assert controller(scene.state, str(target)) == 0
    assert strongholds(scene.state, 0) == 1
