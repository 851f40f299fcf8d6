"""Ships that a text lets move farther: named while ways are declared, they bear a mark (ruling 128)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import mark, marks_of
from throneworld.imperium.modifiers import turned
from throneworld.imperium.production.supply import unit_weight
from throneworld.imperium.state import Load
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import BOUND_WAY, HASTENS
from throneworld.ti3.ship_marks import mark_ship, marks_on
from throneworld.ti3.state import Ti3State

SPENT = "hastened_by:"
"""Begins the mark of how much of its help a card, which follows, has given in an action or a turn."""
MORE = 1


class Help(NamedTuple):
    """What a card still gives; its name is also the kind of the mark that a ship bears."""

    card: str
    left: int
    """So many ships, or ships that weigh so much."""
    until: str
    weighs: bool = False
    through: Systems = 0
    """Systems by which a ship has to go."""


def spent_by(state: Ti3State, seat: int, card: str) -> int:
    return sum([int(each.subject) for each in marks_of(state, SPENT + card) if each.seat == seat])


def helps_of(state: Ti3State, seat: int, system: System) -> tuple[Help, ...]:
    """All that helps a player's ships into a system and is not used up."""
    found: tuple[Help, ...] = turned(state, HASTENS, (), seat, system) if state.marks else ()
    return tuple([each for each in found if each.left > 0])


def helps_for(state: Ti3State, seat: int, system: System, ship: Load) -> Iterator[Help]:
    """What could be given to one ship, each help once."""
    for each in helps_of(state, seat, system):
        if not marks_on(ship, each.card) and weight_of(state, seat, each, ship.kind) <= each.left:
            yield each


def weight_of(state: Ti3State, seat: int, help_: Help, kind: str) -> int:
    return unit_weight(state, seat, kind) if help_.weighs else 1


def hasten(game: Game, seat: int, place: Place, ship: Load, help_: Help) -> None:
    state: Ti3State = game.state
    mark_ship(game, seat, place, ship, help_.card, help_.until)
    weight = weight_of(state, seat, help_, ship.kind)
    mark(game, SPENT + help_.card, seat=seat, subject=weight, until=help_.until)
    game.tell("ship_hastened", seat, ship.kind, place, help_.card)


def bound_way(state: Ti3State, seat: int, ship: Load) -> Systems:
    """Systems by which a ship has to go."""
    return turned(state, BOUND_WAY, 0, seat, ship) if ship.riders else 0


EVENTS: dict[str, tuple[str, ...]] = {"ship_hastened": ("seat", "kind", "place", "title")}
