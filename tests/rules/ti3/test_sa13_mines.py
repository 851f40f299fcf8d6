"""SA-3.16, 13.19, 1.5.10: space mines go off under ships that cross their border."""

from __future__ import annotations

from tests.ti3.altering import says
from tests.ti3.scene import Scene
from tests.ti3.voyages import (
    LODOR,
    MECATOL,
    SAUDOR,
    SOL_HOME,
    TARMANN,
    THIBAH,
    components,
    done,
    galaxy,
    move_all,
    moving,
    ships,
)
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import LEADS_PAST_MINES, PASSES_MINES
from throneworld.ti3.state import NEUTRAL, Gate, Mine
from throneworld.ti3.tactical.action import TacticalAction

assert components

LETNEV, HACAN, SOL = 1, 2, 0


def crossing(*mines: Mine) -> Scene:
    """Between Lodor and Mecatol Rex there is no way around: Supernovas lie on both sides."""
    scene = galaxy(with_={(1, -1): 74, (-1, 0): 75})
    scene.state.mines = mines
    return scene


def test_sa_3_16_1_a_die_for_each_ship_that_is_no_fighter_and_eight_hits() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.put("sol", LODOR, cruiser=1, destroyer=1, carrier=1, fighter=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load", "fighter", str(LODOR))
    done(scene, "sol", "load_ship")
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    scene.rolls(7, 8, 1)
    scene.choose("sol", "ship", "destroyer", LODOR, 0)
    assert scene.rolled == [(SOL, "space_mine", 7, 8, 1)]
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "cruiser", 0), ("hit", "destroyer", 0))
    scene.choose("sol", "hit", "destroyer", 0)
    assert scene.units("sol", MECATOL) == {"carrier": 1, "cruiser": 1, "fighter": 1}


def test_sa_3_16_2_hits_go_on_ships_that_crossed_that_mine_and_no_others_roll() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", TARMANN, destroyer=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    scene.rolls(10)
    scene.choose("sol", "ship", "destroyer", TARMANN, 0)
    assert scene.rolled == [(SOL, "space_mine", 10)]
    assert scene.units("sol", MECATOL) == {"destroyer": 1}


def test_sa_3_16_2_ships_of_one_kind_differ_by_where_they_come_from() -> None:
    """The Carrier that crossed is hit, not the one with the troops that came another way."""
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.put("sol", LODOR, carrier=1)
    scene.fleet("sol", TARMANN, "carrier", ground_force=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.rolls(9)
    scene.choose("sol", "ship", "carrier", TARMANN, 0)
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 1}


def test_sa_3_16_3_after_casualties_the_mine_is_removed() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV), Mine(MECATOL, TARMANN, LETNEV))
    scene.put("sol", LODOR, cruiser=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(1)
    move_all(scene, "sol")
    assert scene.state.mines == (Mine(MECATOL, TARMANN, LETNEV),)
    assert scene.told("mine_removed") == [(LETNEV, MECATOL, LODOR)]


def test_sa_3_16_4_all_ways_are_declared_before_a_mine_rolls() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.put("sol", LODOR, cruiser=2)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    assert scene.rolled == []
    assert ships(scene, "sol") == [("ship", "cruiser", LODOR, 0)]
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    assert [len(roll) - 2 for roll in scene.rolled] == [2]


def test_sa_1_5_10_and_ruling_53_every_border_on_the_way_counts_in_both_directions() -> None:
    scene = crossing(Mine(SOL_HOME, LODOR, LETNEV), Mine(MECATOL, LODOR, HACAN))
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(1, 2)
    move_all(scene, "sol")
    assert scene.rolled == [(SOL, "space_mine", 1), (SOL, "space_mine", 2)]
    assert scene.state.mines == ()


def test_ruling_53_hits_may_be_sustained() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.put("sol", LODOR, dreadnought=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(8)
    move_all(scene, "sol")
    scene.offers("sol", ("hit", "dreadnought", 0), ("sustain", "dreadnought", 0))
    scene.choose("sol", "sustain", "dreadnought", 0)
    assert scene.units("sol", MECATOL) == {"dreadnought": 1}
    assert scene.told("damage_sustained") == [(SOL, "dreadnought", str(MECATOL))]


def test_ruling_53_fighters_alone_neither_roll_nor_remove_a_mine() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.technologies("sol", "advanced_fighters")
    scene.put("sol", LODOR, fighter=1)
    moving(scene, "sol", MECATOL)
    move_all(scene, "sol")
    assert scene.units("sol", MECATOL) == {"fighter": 1}
    assert scene.rolled == [] and len(scene.state.mines) == 1


def test_ruling_53_and_ruling_199_of_several_owners_the_mover_chooses_one_and_all_go() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV), Mine(MECATOL, LODOR, HACAN), Mine(MECATOL, LODOR, SOL))
    scene.put("sol", LODOR, cruiser=1)
    moving(scene, "sol", MECATOL)
    move_all(scene, "sol")
    scene.offers("sol", ("mine", LETNEV), ("mine", HACAN))
    scene.rolls(3)
    scene.choose("sol", "mine", HACAN)
    assert scene.rolled == [(SOL, "space_mine", 3)]
    assert scene.state.mines == (Mine(MECATOL, LODOR, SOL),), "ruling 199: one's own stays"


def test_sa_13_19_3_only_other_players_ships_set_a_mine_off() -> None:
    scene = crossing(Mine(MECATOL, LODOR, SOL))
    scene.put("sol", LODOR, cruiser=1)
    moving(scene, "sol", MECATOL)
    move_all(scene, "sol")
    assert scene.rolled == [] and len(scene.state.mines) == 1


def test_ruling_140_neutral_mines_go_off_under_everybody() -> None:
    scene = crossing(Mine(MECATOL, LODOR, NEUTRAL))
    scene.put("sol", LODOR, cruiser=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(8)
    move_all(scene, "sol")
    assert scene.units("sol", MECATOL) == {}
    assert scene.state.mines == ()


def test_ruling_12_wormholes_are_no_borders() -> None:
    """Lodor and Saudor are joined by a wormhole, and touch each other, too."""
    scene = galaxy()
    scene.state.mines = (Mine(LODOR, SAUDOR, LETNEV),)
    scene.state.gates = (Gate(SAUDOR, ("A", "A")),)
    scene.put("sol", LODOR, cruiser=1)
    moving(scene, "sol", SAUDOR)
    move_all(scene, "sol")
    assert scene.units("sol", SAUDOR) == {"cruiser": 1}
    assert scene.rolled == [] and len(scene.state.mines) == 1


def test_ours_a_ship_takes_the_way_with_fewer_mines() -> None:
    scene = galaxy()
    scene.state.mines = (Mine(MECATOL, THIBAH, LETNEV),)
    scene.put("sol", THIBAH, cruiser=1)
    moving(scene, "sol", MECATOL)
    move_all(scene, "sol")
    assert scene.rolled == [], "it has come by Lodor or Wellon"


def test_maneuvering_jets_take_one_from_each_roll() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.technologies("sol", "maneuvering_jets")
    scene.put("sol", LODOR, dreadnought=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(8)
    move_all(scene, "sol")
    assert scene.told("damage_sustained") == []
    assert scene.told("hits_produced") == [(SOL, "space_mine", 0)]


def test_what_keeps_ships_from_mines() -> None:
    plated = modifies(
        PASSES_MINES,
        "something_plated",
        bans=True,
        where=lambda state, seat, kind: kind == "cruiser",
        holds=lambda state, seat: True,
    )
    leading = modifies(
        LEADS_PAST_MINES,
        "something_leading",
        grants=True,
        where=lambda state, seat, kind: kind == "flagship",
        holds=lambda state, seat: True,
    )
    for component, rolled in ((plated, 1), (leading, 0)):
        scene = crossing(Mine(MECATOL, LODOR, LETNEV))
        scene.put("sol", LODOR, cruiser=1, destroyer=1, flagship=1 if component is leading else 0)
        with says(component):
            moving(scene, "sol", MECATOL)
            scene.rolls(1, 1)
            move_all(scene, "sol")
        assert sum(len(roll) - 2 for roll in scene.rolled) == rolled
        assert len(scene.state.mines) == (not rolled)


def test_sa_3_16_1_faulty_targeting_keeps_mines_silent_and_they_stay() -> None:
    scene = crossing(Mine(MECATOL, LODOR, LETNEV))
    scene.put("sol", LODOR, cruiser=1)
    scene.hold("sol", "faulty_targeting")
    scene.play(TacticalAction(seat=SOL, system=MECATOL))
    scene.choose("sol", "play", "faulty_targeting")
    assert scene.prompt == "move_ships"
    move_all(scene, "sol")
    assert scene.units("sol", MECATOL) == {"cruiser": 1}
    assert scene.rolled == [] and len(scene.state.mines) == 1
