"""A second edition stands on the shared rules alone: it is played from movement to production, by hand."""

from __future__ import annotations

import subprocess
import sys

import throneworld as tw
from tests.imperium.scene import ARINAM, BLUE, RED, Tiny
from tests.imperium.tiny.game import TINY
from tests.imperium.tiny.invariants import check
from tests.imperium.tiny.sequences import Action
from tests.stage import Stage
from throneworld.imperium.rolling import STREAM
from throneworld.imperium.state import NEUTRAL, NOBODY, SPACE, Load
from throneworld.kernel.auditing import audit
from throneworld.kernel.registry import names

ALONE = """
import random, sys
from tests.imperium.tiny.game import TINY
game, chance = TINY.new(8, 3, {"turns": 8}), random.Random(3)
while not game.over:
    game.choose(game.asks[0].seat, chance.choice(game.asks[0].options))
print(*[each for each in sys.modules if each.startswith(("throneworld.ti4", "throneworld.rex"))])
"""
CENTRE, NEAR, WAY, HOME, START = 1, 5, 6, 8, 16
"""From where the fleet starts it comes to the centre by the way, where a planet of red lies."""
FULL, MIXED = "ground_force:2", "ground_force:1,mechanized_unit:1"


def test_it_is_played_without_any_other_game() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "\n", "")


def test_its_declarations_fit_together_but_for_moments_at_which_it_has_nothing_to_play() -> None:
    assert [each for each in audit(TINY) if not each.startswith("nothing listens")] == []


def test_it_is_none_of_the_games_that_people_play() -> None:
    assert TINY.id not in names()
    assert TINY.id not in [each["id"] for each in tw.games()]


def test_eight_begin_with_all_that_is_in_the_box() -> None:
    game = TINY.new(8, 1, {})
    check(game)
    assert Stage(game, TINY.factions).asked == ["red"]
    assert len(game.state.units) == 8


# A whole action


def campaign() -> Tiny:
    """Blue holds the centre in space and on one planet, guardians that are nobody's the other planet."""
    scene = Tiny()
    scene.state.fleet = [3, 3]
    scene.load(RED, START, "carrier", ground_force=1)
    scene.put(RED, START, carrier=1, war_sun=1, fighter=1)
    scene.put(RED, "vefut", ground_force=2, mechanized_unit=1)
    scene.put(RED, NEAR, cruiser=1)
    scene.put(RED, "red", space_dock=1, ground_force=1)
    scene.put(BLUE, CENTRE, destroyer=1, cruiser=1, dreadnought=1)
    scene.put(BLUE, ARINAM, ground_force=1, shock_troop=1, pds=1)
    scene.put(NEUTRAL, "meer", ground_force=1)
    scene.state.control.update({"red": RED, "vefut": RED, ARINAM: BLUE})
    scene.state.trade_goods[RED] = 1
    return scene


def test_an_action_from_movement_to_production() -> None:
    """Dice are fed as they are drawn: one less than what they show."""
    scene = campaign()
    scene.play(Action(seat=RED))
    for part in (activate, move, take_up, arrive, fight, lose_a_ship_with_its_cargo, win, land, produce):
        part(scene)
        check(scene.game)
    assert scene.done


def activate(scene: Tiny) -> None:
    """The centre, and home, where nothing moves but the dock will produce."""
    everywhere = [("activate", system) for system in range(1, 21)]
    scene.offers("red", *everywhere, ("done",))
    scene.choose("red", "activate", CENTRE)
    scene.offers("red", *everywhere[1:], ("done",))
    scene.choose("red", "activate", HOME)
    assert scene.state.active_systems() == (CENTRE, HOME)


def move(scene: Tiny) -> None:
    """Carriers that differ by what they have aboard are named by it."""
    scene.offers(
        "red",
        ("ship", "war_sun", START, 0),
        ("ship", "carrier", START, 0, "empty"),
        ("ship", "carrier", START, 0, "ground_force:1"),
        ("ship", "cruiser", NEAR, 0),
        ("done",),
    )
    scene.choose("red", "ship", "carrier", START, 0, "empty")
    assert scene.there(RED, CENTRE) == scene.group(carrier=1)


def take_up(scene: Tiny) -> None:
    """Each takes up units on the way: not what another has aboard."""
    scene.offers(
        "red",
        ("load", "ground_force", "vefut"),
        ("load", "mechanized_unit", "vefut"),
        ("load", "fighter", SPACE[START]),
        ("done",),
    )
    for kind, place in (("mechanized_unit", "vefut"), ("ground_force", "vefut"), ("fighter", SPACE[START])):
        scene.choose("red", "load", kind, place)
    scene.offers("red", ("load", "ground_force", "vefut"), ("done",))
    scene.choose("red", "done")
    scene.choose("red", "ship", "carrier", START, 0)
    scene.offers("red", ("load", "ground_force", "vefut"), ("done",))
    scene.choose("red", "load", "ground_force", "vefut")
    assert scene.aboard(RED, CENTRE) == [
        Load("carrier", 0, scene.group(ground_force=1, mechanized_unit=1)),
        Load("carrier", 0, scene.group(ground_force=2)),
    ]


def arrive(scene: Tiny) -> None:
    """One ship is too many; then the cannon of the planet hits, and so does the barrage."""
    scene.choose("red", "ship", "war_sun", START, 0)
    scene.feed(STREAM, 6, 9, 8)
    scene.choose("red", "ship", "cruiser", NEAR, 0)
    scene.offers(
        "red",
        ("remove", "war_sun", 0),
        ("remove", "carrier", 0, MIXED),
        ("remove", "carrier", 0, FULL),
        ("remove", "cruiser", 0),
    )
    scene.choose("red", "remove", "cruiser", 0)
    assert scene.told("dice_rolled") == [(BLUE, "space_cannon", 6, 7)]
    scene.offers("red", ("sustain", "war_sun"), ("done",), ("for_me",))
    scene.choose("red", "sustain", "war_sun")
    assert scene.told("dice_rolled")[1:] == [(BLUE, "barrage", 9, 10, 9)]
    assert scene.there(RED, CENTRE) == scene.group(war_sun=1, carrier=2, ground_force=3, mechanized_unit=1)


def fight(scene: Tiny) -> None:
    """The damaged war sun has two dice left of three."""
    scene.listen()
    scene.offers("blue", *(("retreat", system) for system in (2, 3, 4, 5, 6, 7)), ("stay",))
    scene.feed(STREAM, 1, 2, 9, 8, 8, 0, 6)
    scene.choose("blue", "stay")
    assert scene.told("dice_rolled") == [
        (RED, "combat", 3, 2, 3),
        (RED, "combat", 9, 10, 9),
        (BLUE, "combat", 5, 9),
        (BLUE, "combat", 7, 1),
        (BLUE, "combat", 9, 7),
    ]
    assert scene.told("hits_produced") == [(RED, "combat", 3), (BLUE, "combat", 1)]


def lose_a_ship_with_its_cargo(scene: Tiny) -> None:
    """Both sustain what they like before they choose; what falls, falls together."""
    scene.listen()
    scene.offers("red", ("sustain", "war_sun"), ("done",), ("for_me",))
    scene.choose("red", "done")
    scene.offers("blue", ("sustain", "dreadnought"), ("done",), ("for_me",))
    scene.choose("blue", "sustain", "dreadnought")
    named = [("destroy", "carrier", 0, load) for load in (MIXED, FULL)]
    scene.offers("red", ("destroy", "war_sun", 1), *named, ("for_me",))
    scene.choose("red", "destroy", "carrier", 0, FULL)
    ships = [("destroy", "dreadnought", 1), ("destroy", "cruiser", 0), ("destroy", "destroyer", 0)]
    scene.offers("blue", *ships, ("for_me",))
    scene.choose("blue", "destroy", "destroyer", 0)
    scene.offers("blue", *ships[:2], ("for_me",))
    scene.choose("blue", "destroy", "cruiser", 0)
    assert scene.told("mourned") == [
        (RED, "carrier", SPACE[CENTRE], 1),
        (RED, "ground_force", SPACE[CENTRE], 2),
        (BLUE, "destroyer", SPACE[CENTRE], 1),
        (BLUE, "cruiser", SPACE[CENTRE], 1),
    ]
    assert scene.there(RED, CENTRE) == scene.group(war_sun=1, carrier=1, ground_force=1, mechanized_unit=1)
    assert scene.aboard(RED, CENTRE) == [Load("carrier", 0, scene.group(ground_force=1, mechanized_unit=1))]


def win(scene: Tiny) -> None:
    """A dreadnought sustains once; then the war sun bombards, with all its dice."""
    scene.listen()
    scene.feed(STREAM, 1, 2, 0, 0, 2, 1, 0)
    scene.choose("blue", "stay")
    assert scene.there(BLUE, CENTRE) == scene.group()
    assert scene.told("bombarded") == [(RED, ARINAM, 1)]
    scene.offers("blue", ("destroy", "ground_force", 0), ("destroy", "shock_troop", 0), ("for_me",))
    scene.choose("blue", "destroy", "ground_force", 0)


def land(scene: Tiny) -> None:
    """Whoever lands leaves the ship; nobody decides for the guardians, and damage ends with the combat."""
    forces = ("ground_force", "mechanized_unit")
    landings = [("land", kind, planet) for planet in (ARINAM, "meer") for kind in forces]
    scene.offers("red", *landings, ("land_all", ARINAM), ("land_all", "meer"), ("done",))
    scene.choose("red", "land", "mechanized_unit", ARINAM)
    scene.offers("red", ("land", "ground_force", ARINAM), ("land", "ground_force", "meer"), ("done",))
    scene.feed(STREAM, 6, 4, 5, 7, 0)
    scene.choose("red", "land", "ground_force", "meer")
    assert scene.aboard(RED, CENTRE) == []
    scene.offers("red", ("sustain", "mechanized_unit"), ("done",), ("for_me",))
    scene.choose("red", "sustain", "mechanized_unit")
    assert scene.told("control_gained") == [(RED, ARINAM, BLUE), (RED, "meer", NOBODY)]
    assert scene.state.units[BLUE] == scene.state.neutral == {}
    assert scene.state.damaged[RED] == {SPACE[CENTRE]: scene.group(war_sun=1)}


def produce(scene: Tiny) -> None:
    """The dock makes six: a dreadnought weighs two, and the halves of two kinds cost one together."""
    on_planet = [
        ("produce", kind, "red") for kind in ("pds", "ground_force", "shock_troop", "mechanized_unit")
    ]
    ships = ("destroyer", "cruiser", "fighter", "carrier", "dreadnought")
    in_space = [("produce", kind, SPACE[HOME]) for kind in ships]
    assert set(scene.options("red")) == {*on_planet, *in_space, ("done",)}
    scene.choose("red", "produce", "dreadnought", SPACE[HOME])
    scene.choose("red", "produce", "fighter", SPACE[HOME])
    scene.choose("red", "produce", "ground_force", "red")
    scene.choose("red", "done")
    assert scene.ask("red").about["amount"] == 6
    scene.offers("red", ("exhaust", "red"), ("exhaust", "vefut"), ("trade_good",), ("for_me",))
    scene.choose("red", "exhaust", "red")
    scene.choose("red", "exhaust", "vefut")
    assert scene.there(RED, HOME) == scene.group(dreadnought=1, fighter=1)
    assert scene.there(RED, "red") == scene.group(space_dock=1, ground_force=2)
    assert scene.state.active_systems() == ()
