"""Cards that help ships on their way into the system that is activated."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.board import adjacency
from throneworld.imperium.conditions import always, both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.aims import ChooseSystem
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import ACTION as THIS_ACTION
from throneworld.imperium.marks import ROUND, TACTICAL_ACTION, TURN, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_BOMBARD, MAY_LAND, SHIPS_MOVE
from throneworld.imperium.state import Load
from throneworld.imperium.units import enemies_in
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.activation import it_is_tactical
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.modifying import modifies
from throneworld.ti3.moments import stops_of
from throneworld.ti3.quantities import BOUND_WAY, FREES_SHIPS, FREES_TROOPS, HASTENS
from throneworld.ti3.ship_marks import marks_on
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.guards import guards_on
from throneworld.ti3.tactical.hastening import MORE, Help, spent_by
from throneworld.ti3.tactical.landings import resists
from throneworld.ti3.tactical.marching import FREED, MARCHED
from throneworld.ti3.verbs.in_play import discard_from_play, is_in_play, lay_in_play

URGENT, BEACON, UNEXPECTED = "urgent_navigation", "navigation_beacon", "unexpected_action"
"""The first two are also the kinds of the marks that ships bear."""
HURRYING = "hurrying"
"""Mark for a turn: ships of this player may be hastened."""
UNWARLIKE = "unwarlike"
"""Mark for an action: this player begins no Invasion Combat."""
LAID = "beacon_laid"
"""Mark for a round: the card of this player lies in the system that is the subject."""
LOOSE = "loose"
"""Mark for an action of a turn: counters do not hold all that this player has."""
WEIGHT, SHIPS, SET_FREE = 2, 2, 2


# Urgent Navigation


def hurrying(state: Ti3State, found: tuple[Help, ...], seat: int, system: System) -> tuple[Help, ...]:
    left = WEIGHT * len([each for each in marks_of(state, HURRYING) if each.seat == seat])
    return (*found, Help(URGENT, left - spent_by(state, seat, URGENT), TURN, weighs=True))


def hurries(state: Ti3State, seat: int, ship: Load) -> bool:
    return bool(marks_on(ship, URGENT))


def would_fight(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """Where nobody resists he may land (ruling 128)."""
    fights = resists(state, seat, planet) or guards_on(state, planet)
    return Refusal("SA-8.7.1", "no_invasion_now", (planet,)) if fights else None


# Navigation Beacon


class LayBeacon(Verb, frozen=True):
    def run(self, game: Game) -> None:
        lay_in_play(game, self.seat, BEACON)
        mark(game, LAID, seat=self.seat, subject=self.targets[0], until=ROUND)


class TakeBeaconUp(Verb, frozen=True):
    def run(self, game: Game) -> None:
        discard_from_play(game, BEACON, self.seat)


def beacon_lies_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    there = is_in_play(of(game), seat, BEACON)
    return None if there else Refusal("SA-8.7.1", "nothing_put_off", (BEACON,))


def with_beacon(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if is_in_play(of(game), seat, BEACON)]


def beacons_of(state: Ti3State, seat: int) -> list[System]:
    return [int(each.subject) for each in marks_of(state, LAID) if each.seat == seat]


def led_by_beacon(state: Ti3State, found: tuple[Help, ...], seat: int, system: System) -> tuple[Help, ...]:
    """Into systems next to it, without enemy ships: nothing hostile may follow."""
    near = adjacency(state, seat)
    left = SHIPS - spent_by(state, seat, BEACON)
    if enemies_in(state, seat, system):
        return found
    lit = [each for each in beacons_of(state, seat) if near[each] >> system & 1]
    return (*found, *[Help(BEACON, left, TACTICAL_ACTION, through=1 << each) for each in lit[:1]])


def is_led(state: Ti3State, seat: int, ship: Load) -> bool:
    return bool(marks_on(ship, BEACON))


def by_beacon(state: Ti3State, way: Systems, seat: int, ship: Load) -> Systems:
    return way | sum([1 << each for each in beacons_of(state, seat)]) if is_led(state, seat, ship) else way


def is_anothers(state: Ti3State, seat: int, planet: str) -> bool:
    owner = state.control.get(planet, NOBODY)
    return owner != NOBODY and not state.allied(seat, owner)


def would_be_hostile(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    hostile = is_anothers(state, seat, planet)
    return Refusal("SA-8.7.1", "nothing_hostile_now", (planet,)) if hostile else None


# Unexpected Action


def may_free(kind: str) -> Callable[[Ti3State, int], int]:
    def left(state: Ti3State, seat: int) -> int:
        cards = len([each for each in marks_of(state, LOOSE) if each.seat == seat])
        return SET_FREE * cards - len([each for each in marks_of(state, kind) if each.seat == seat])

    return left


LISTENERS: Declared = (
    *action_card(
        URGENT,
        "self_activated_after",
        both(it_concerns_me, it_is_tactical),
        Lasting(HURRYING, TURN),
        Lasting(UNWARLIKE, TACTICAL_ACTION),
    ),
    *action_card(BEACON, ACTION, always, LayBeacon(), aims=(ChooseSystem(),)),
    *in_the_open(
        BEACON,
        "round_end",
        stops_of("round_end"),
        beacon_lies_there,
        with_beacon,
        (TakeBeaconUp(),),
        must=True,
        rule="SA-8.7.1",
    ),
    *action_card(UNEXPECTED, "own_action_start", it_concerns_me, Lasting(LOOSE, THIS_ACTION)),
)
MOVING = "movement_static"
LANDING = "landing_static"
MODIFIERS: tuple[Modifier, ...] = (
    modifies(HASTENS, URGENT, window=MOVING, mark=HURRYING, turns=hurrying),
    modifies(SHIPS_MOVE, URGENT, window=MOVING, mark=URGENT, add=MORE, where=hurries),
    modifies(MAY_LAND, URGENT, window=LANDING, mark=UNWARLIKE, bans=True, by=would_fight),
    modifies(HASTENS, BEACON, window="self_activated_after", mark=LAID, turns=led_by_beacon),
    modifies(SHIPS_MOVE, BEACON, window=MOVING, mark=BEACON, add=MORE, where=is_led),
    modifies(BOUND_WAY, BEACON, window=MOVING, mark=BEACON, turns=by_beacon),
    modifies(MAY_LAND, BEACON, window=LANDING, mark=BEACON, bans=True, by=would_be_hostile),
    modifies(MAY_BOMBARD, BEACON, window=LANDING, mark=BEACON, bans=True, by=is_anothers),
    modifies(FREES_SHIPS, UNEXPECTED, window=MOVING, mark=LOOSE, by=may_free(FREED)),
    modifies(FREES_TROOPS, UNEXPECTED, window=MOVING, mark=LOOSE, by=may_free(MARCHED)),
)
