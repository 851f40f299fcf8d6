"""Cargo that is bound to ships: taken along, taken up, put off, and lost with the ship that carries it."""

from __future__ import annotations

from tests.imperium.scene import ARINAM, BLUE, RED, Tiny
from tests.imperium.tiny.sequences import Invasion, Movement, Retreat
from throneworld.imperium.combat.casualties import AssignHits, ExchangeHits
from throneworld.imperium.combat.chosen_hits import chosen_hit
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.movement.cargo import (
    EMPTY,
    are_carried,
    damage_ship,
    load_name,
    loose,
    lose_cargo,
    move_ship,
    put_aboard,
    ships_of,
)
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.verbs.units import repair_all
from throneworld.kernel.reading import plain, read_stack

HERE, NEXT = 1, 2
TWO, ONE = "ground_force:2", "ground_force:1"


# Ships and what they have aboard


def test_a_ship_moves_with_what_it_has_aboard_and_other_cargo_stays() -> None:
    scene = Tiny()
    full = scene.load(RED, HERE, "carrier", ground_force=2, pds=1)
    other = scene.load(RED, HERE, "carrier", ground_force=1)
    scene.put(RED, HERE, fighter=2)
    move_ship(scene.game, RED, SPACE[HERE], SPACE[NEXT], full, "movement")
    assert scene.there(RED, NEXT) == scene.group(carrier=1, ground_force=2, pds=1)
    assert scene.there(RED, HERE) == scene.group(carrier=1, ground_force=1, fighter=2)
    assert (scene.aboard(RED, HERE), scene.aboard(RED, NEXT)) == ([other], [full])


def test_a_damaged_ship_moves_with_its_damage_and_its_cargo() -> None:
    scene = Tiny()
    ship = scene.load(RED, HERE, "war_sun", damage=2, ground_force=1)
    assert ships_of(scene.state, RED, SPACE[HERE], "war_sun", 2) == [ship]
    assert ships_of(scene.state, RED, SPACE[HERE], "war_sun", 1) == []
    move_ship(scene.game, RED, SPACE[HERE], SPACE[NEXT], ship, "movement")
    assert scene.state.damaged[RED] == scene.state.deeper[0][RED] == {SPACE[NEXT]: scene.group(war_sun=1)}
    assert are_carried(scene.state, RED)


def test_what_a_ship_has_aboard_is_lost_with_it_and_no_other() -> None:
    scene = Tiny()
    lost = scene.load(RED, HERE, "carrier", ground_force=2, pds=1)
    kept = scene.load(RED, HERE, "carrier", ground_force=1)
    gone = lose_cargo(scene.game, RED, SPACE[HERE], lost, "combat", BLUE)
    assert gone == [("pds", SPACE[HERE], 1), ("ground_force", SPACE[HERE], 2)]
    assert scene.there(RED, HERE) == scene.group(carrier=2, ground_force=1)
    assert scene.aboard(RED, HERE) == [kept]


def test_ships_are_told_apart_by_their_loads_those_that_carry_least_first() -> None:
    scene = Tiny()
    two = scene.load(RED, HERE, "carrier", ground_force=2)
    one = scene.load(RED, HERE, "carrier", shock_troop=1)
    scene.put(RED, HERE, carrier=1)
    ships = ships_of(scene.state, RED, SPACE[HERE], "carrier", 0)
    assert ships == [Load("carrier", 0, scene.group()), one, two]
    assert [load_name(scene.state, ship) for ship in ships] == [EMPTY, "shock_troop:1", TWO]


def test_fighters_are_aboard_no_ship() -> None:
    scene = Tiny()
    scene.put(RED, HERE, carrier=1)
    scene.put(RED, NEXT, fighter=1)
    (ship,) = ships_of(scene.state, RED, SPACE[HERE], "carrier", 0)
    assert put_aboard(scene.game, RED, SPACE[NEXT], SPACE[HERE], ship, "fighter", 1) == ship
    assert scene.aboard(RED, HERE) == []


def test_a_ship_that_is_repaired_keeps_its_load() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "war_sun", damage=2, ground_force=1)
    repair_all(scene.game, RED)
    assert scene.aboard(RED, HERE) == [Load("war_sun", 0, scene.group(ground_force=1))]
    assert are_carried(scene.state, RED)


def test_what_is_aboard_a_ship_that_is_not_there_breaks_the_law() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "carrier", ground_force=1)
    assert are_carried(scene.state, RED)
    scene.state.units[RED][SPACE[HERE]] = scene.group(cruiser=1, ground_force=1)
    assert not are_carried(scene.state, RED)
    scene.state.units[RED][SPACE[HERE]] = scene.group(carrier=1)
    assert not are_carried(scene.state, RED)


# Moving


def test_the_question_names_ships_by_what_they_carry_only_where_that_differs() -> None:
    scene = Tiny()
    scene.put(RED, HERE, carrier=1, cruiser=1)
    scene.load(RED, HERE, "carrier", ground_force=2)
    scene.load(RED, HERE, "war_sun", ground_force=1)
    scene.play(Movement(seat=RED, system=NEXT))
    scene.offers(
        "red",
        ("ship", "war_sun", HERE, 0),
        ("ship", "carrier", HERE, 0, EMPTY),
        ("ship", "carrier", HERE, 0, TWO),
        ("ship", "cruiser", HERE, 0),
        ("done",),
    )


def test_a_ship_that_comes_takes_up_what_no_other_has_aboard_as_far_as_it_has_room() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "carrier", ground_force=3)
    scene.load(RED, HERE, "carrier", ground_force=2)
    scene.put(RED, ARINAM, shock_troop=1, pds=1)
    scene.play(Movement(seat=RED, system=NEXT))
    scene.choose("red", "ship", "carrier", HERE, 0, "ground_force:3")
    scene.offers("red", ("load", "shock_troop", ARINAM), ("load", "pds", ARINAM), ("done",))
    scene.choose("red", "load", "pds", ARINAM)
    assert scene.aboard(RED, NEXT) == [Load("carrier", 0, scene.group(ground_force=3, pds=1))]
    scene.offers("red", ("ship", "carrier", HERE, 0), ("done",))
    scene.choose("red", "ship", "carrier", HERE, 0)
    scene.choose("red", "load", "shock_troop", ARINAM)
    assert scene.done
    assert scene.there(RED, NEXT) == scene.group(carrier=2, ground_force=5, shock_troop=1, pds=1)
    assert are_carried(scene.state, RED)


# Losing and damaging ships in combat


def carriers(**more: int) -> Tiny:
    """An empty one, one with a ground force and two with two each."""
    scene = Tiny()
    scene.put(RED, HERE, carrier=1, **more)
    for number in (1, 2, 2):
        scene.load(RED, HERE, "carrier", ground_force=number)
    return scene


def test_whoever_is_hit_chooses_among_ships_that_differ_by_what_they_carry() -> None:
    scene = carriers(cruiser=1)
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=3, by=BLUE))
    named = [("destroy", "carrier", 0, load) for load in (EMPTY, ONE, TWO)]
    scene.offers("red", *named, ("destroy", "cruiser", 0), ("for_me",))
    scene.choose("red", "destroy", "carrier", 0, ONE)
    scene.offers("red", named[0], named[2], ("destroy", "cruiser", 0), ("for_me",))
    scene.choose("red", "destroy", "carrier", 0, TWO)
    assert read_stack(scene.game.definition, plain(scene.game.stack)) == scene.game.stack
    scene.offers("red", named[0], named[2], ("destroy", "cruiser", 0), ("for_me",))
    scene.choose("red", "destroy", "cruiser", 0)
    assert scene.there(RED, HERE) == scene.group(carrier=2, ground_force=2)
    assert scene.aboard(RED, HERE) == [Load("carrier", 0, scene.group(ground_force=2))]
    assert scene.told("mourned") == [
        (RED, "carrier", SPACE[HERE], 2),
        (RED, "ground_force", SPACE[HERE], 1),
        (RED, "ground_force", SPACE[HERE], 2),
        (RED, "cruiser", SPACE[HERE], 1),
    ]


def test_the_last_of_a_kind_that_are_alike_need_no_name() -> None:
    scene = carriers(cruiser=1)
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=4, by=BLUE))
    scene.choose("red", "destroy", "carrier", 0, EMPTY)
    scene.choose("red", "destroy", "carrier", 0, ONE)
    scene.offers("red", ("destroy", "carrier", 0), ("destroy", "cruiser", 0), ("for_me",))
    scene.choose("red", "destroy", "carrier", 0)
    scene.choose("red", "destroy", "cruiser", 0)
    assert scene.aboard(RED, HERE) == [Load("carrier", 0, scene.group(ground_force=2))]
    assert scene.there(RED, HERE) == scene.group(carrier=1, ground_force=2)


def test_a_ship_that_is_not_there_cannot_be_named_nor_one_without_its_load() -> None:
    scene = carriers()
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=1, by=BLUE))
    scene.refuses("red", "destroy", "cruiser", 0, EMPTY, rule="Tiny, hits", key="no_unit_there")
    scene.refuses("red", "destroy", "carrier", 0, rule="Tiny, hits", key="not_offered")


def test_if_all_are_hit_all_cargo_is_lost() -> None:
    scene = carriers(fighter=1)
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=5, by=BLUE))
    assert scene.done
    assert (scene.state.units[RED], scene.state.aboard[RED]) == ({}, {})


def test_of_ships_alike_the_one_that_carries_least_is_missed_least() -> None:
    scene = Tiny()
    for number in (3, 1, 2):
        scene.load(RED, HERE, "carrier", ground_force=number)
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=2, by=BLUE))
    scene.choose("red", "for_me")
    assert scene.aboard(RED, HERE) == [Load("carrier", 0, scene.group(ground_force=3))]


def test_a_full_ship_is_missed_more_than_a_damaged_one_of_the_same_worth() -> None:
    scene = Tiny()
    full = scene.load(RED, HERE, "carrier", ground_force=4)
    scene.load(RED, HERE, "dreadnought", damage=1)
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=1, by=BLUE))
    scene.choose("red", "for_me")
    assert scene.there(RED, HERE) == scene.group(carrier=1, ground_force=4)
    assert scene.aboard(RED, HERE) == [full]


def test_if_a_doomed_ship_has_been_repaired_another_falls_with_its_load() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "war_sun", ground_force=2)
    scene.load(RED, HERE, "war_sun", ground_force=1)
    destroy_doomed(scene.game, RED, [("war_sun", SPACE[HERE], 1, TWO)], "combat", BLUE)
    assert scene.aboard(RED, HERE) == [Load("war_sun", 0, scene.group(ground_force=2))]
    assert scene.there(RED, HERE) == scene.group(war_sun=1, ground_force=2)


def test_whoever_sustains_damage_chooses_among_ships_that_differ_and_the_load_stays() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "war_sun", damage=1, pds=2)
    scene.load(RED, HERE, "war_sun", ground_force=2)
    scene.put(RED, HERE, war_sun=1)
    scene.play(AssignHits(seat=RED, place=SPACE[HERE], hits=3, by=BLUE))
    done = (("done",), ("for_me",))
    scene.offers("red", ("sustain", "war_sun", EMPTY), ("sustain", "war_sun", TWO), *done)
    scene.choose("red", "sustain", "war_sun", TWO)
    scene.offers("red", ("sustain", "war_sun"), *done)
    scene.choose("red", "sustain", "war_sun")
    named = [("sustain", "war_sun", load) for load in (EMPTY, "pds:2", TWO)]
    assert set(scene.options("red")) == {*named, *done}
    scene.choose("red", "sustain", "war_sun", "pds:2")
    two, pds = scene.group(ground_force=2), scene.group(pds=2)
    assert scene.aboard(RED, HERE) == [Load("war_sun", 1, two), Load("war_sun", 2, pds)]
    assert are_carried(scene.state, RED)


def test_whoever_aims_a_hit_names_the_load_and_just_that_ship_sustains_it() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "war_sun", ground_force=2)
    scene.load(RED, HERE, "war_sun", ground_force=1)
    scene.play(chosen_hit(RED, BLUE, SPACE[HERE]))
    scene.offers("blue", ("hit", "war_sun", 0, ONE), ("hit", "war_sun", 0, TWO))
    scene.choose("blue", "hit", "war_sun", 0, TWO)
    scene.offers("red", ("sustain", "war_sun"), ("done",), ("for_me",))
    scene.choose("red", "sustain", "war_sun")
    assert scene.aboard(RED, HERE) == [
        Load("war_sun", 0, scene.group(ground_force=1)),
        Load("war_sun", 1, scene.group(ground_force=2)),
    ]


def test_in_an_exchange_of_hits_both_sides_name_their_ships_and_lose_them_together() -> None:
    scene = Tiny()
    for side in (RED, BLUE):
        scene.load(side, HERE, "carrier", ground_force=2)
        scene.load(side, HERE, "carrier", shock_troop=1)
    scene.play(ExchangeHits(attacker=RED, defender=BLUE, place=SPACE[HERE], on_attacker=1, on_defender=1))
    scene.choose("red", "destroy", "carrier", 0, TWO)
    assert scene.there(RED, HERE) == scene.group(carrier=2, ground_force=2, shock_troop=1)
    scene.choose("blue", "destroy", "carrier", 0, "shock_troop:1")
    assert scene.there(RED, HERE) == scene.group(carrier=1, shock_troop=1)
    assert scene.there(BLUE, HERE) == scene.group(carrier=1, ground_force=2)
    assert are_carried(scene.state, RED) and are_carried(scene.state, BLUE)


# Leaving


def test_a_fleet_that_retreats_keeps_everything_aboard() -> None:
    scene = Tiny()
    hurt = scene.load(RED, HERE, "war_sun", damage=2, ground_force=1)
    full = scene.load(RED, HERE, "carrier", shock_troop=3)
    there = scene.load(RED, NEXT, "carrier", pds=1)
    retreat_all(scene.game, RED, HERE, NEXT)
    assert scene.aboard(RED, HERE) == []
    assert scene.aboard(RED, NEXT) == sorted([hurt, full, there])
    assert are_carried(scene.state, RED)


def test_where_a_retreat_leads_the_fleet_limit_counts() -> None:
    scene = Tiny()
    scene.state.fleet[RED] = 1
    scene.load(RED, HERE, "carrier", ground_force=2)
    scene.load(RED, NEXT, "carrier", ground_force=1)
    scene.play(Retreat(seat=RED, system=HERE))
    scene.choose("red", "retreat", NEXT)
    scene.offers("red", ("remove", "carrier", 0, ONE), ("remove", "carrier", 0, TWO))
    scene.choose("red", "remove", "carrier", 0, ONE)
    assert scene.there(RED, NEXT) == scene.group(carrier=1, ground_force=2)
    assert are_carried(scene.state, RED)


def test_a_damaged_ship_beyond_the_fleet_limit_goes_with_its_load() -> None:
    scene = Tiny()
    scene.state.fleet[RED] = 1
    scene.load(RED, HERE, "war_sun", damage=2, ground_force=1)
    scene.load(RED, HERE, "war_sun", damage=1, ground_force=1)
    scene.play(RespectLimits(seat=RED, system=HERE))
    scene.offers("red", ("remove", "war_sun", 1), ("remove", "war_sun", 2))
    scene.choose("red", "remove", "war_sun", 2)
    assert scene.aboard(RED, HERE) == [Load("war_sun", 1, scene.group(ground_force=1))]
    assert scene.there(RED, HERE) == scene.group(war_sun=1, ground_force=1)
    assert are_carried(scene.state, RED)


# Landing


def test_whoever_lands_leaves_a_ship_which_is_named_where_several_differ() -> None:
    scene = Tiny()
    scene.load(RED, HERE, "carrier", ground_force=2)
    scene.load(RED, HERE, "carrier", ground_force=1, shock_troop=1)
    scene.play(Invasion(seat=RED, system=HERE))
    mixed = "ground_force:1,shock_troop:1"
    options = [
        option
        for planet in (ARINAM, "meer")
        for option in (
            ("land", "ground_force", "carrier", 0, TWO, planet),
            ("land", "ground_force", "carrier", 0, mixed, planet),
            ("land", "shock_troop", planet),
        )
    ]
    scene.offers("red", *options, ("land_all", ARINAM), ("land_all", "meer"), ("done",))
    scene.choose("red", "land", "ground_force", "carrier", 0, mixed, ARINAM)
    assert scene.aboard(RED, HERE) == [
        Load("carrier", 0, scene.group(shock_troop=1)),
        Load("carrier", 0, scene.group(ground_force=2)),
    ]
    assert scene.there(RED, ARINAM) == scene.group(ground_force=1)
    scene.choose("red", "land_all", ARINAM)
    assert scene.there(RED, ARINAM) == scene.group(ground_force=3, shock_troop=1)
    assert (scene.there(RED, HERE), scene.aboard(RED, HERE)) == (scene.group(carrier=2), [])


def test_whoever_is_aboard_no_ship_lands_before_those_that_are() -> None:
    scene = Tiny()
    full = scene.load(RED, HERE, "carrier", ground_force=2)
    scene.put(RED, HERE, ground_force=1)
    assert loose(scene.state, RED, SPACE[HERE]) == scene.group(carrier=1, ground_force=1)
    scene.play(Invasion(seat=RED, system=HERE))
    scene.choose("red", "land", "ground_force", ARINAM)
    assert scene.aboard(RED, HERE) == [full]
    scene.choose("red", "land", "ground_force", ARINAM)
    assert scene.aboard(RED, HERE) == [Load("carrier", 0, scene.group(ground_force=1))]


def test_a_ship_that_was_hit_is_another_one_to_the_eye() -> None:
    scene = Tiny()
    ship = scene.load(RED, HERE, "war_sun", ground_force=1)
    assert damage_ship(scene.game, RED, SPACE[HERE], ship) == Load("war_sun", 1, ship.cargo)
