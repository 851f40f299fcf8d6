"""The law about one certain ship: farther, stronger, roomier, and the troops that come to it."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import GAME, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.movement.cargo import bind, loads_named, ship_named
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.quantities import CAPACITY, SHIP_SUSTAINS, SHIPS_MOVE
from throneworld.imperium.state import Load
from throneworld.imperium.units import DREADNOUGHT, damage_of, left
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.leaders.admiral import bears_admiral
from throneworld.ti3.modifying import modifies
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.quantities import LAW_ENDS
from throneworld.ti3.ship_marks import drop_marks, mark_ship, marked_ship, marks_on
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import SHOCK_TROOP

HERALD = "herald_of_the_empire"
MORE_ROOM = 2
FASTER = 1
"""What its base movement of two is beyond the printed one; an Admiral adds nothing to it."""


class MarkElectedShip(Verb, frozen=True):
    """Of several Dreadnoughts in a fleet their owner says which it is."""

    def run(self, game: Game) -> None:
        owner, place = str(self.targets[0]).split(" ")
        unmark(game, HERALD)
        drop_marks(of(game))
        game.do(ChooseHerald(seat=int(owner), place=place))


class ChooseHerald(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "choose_herald"
    verbs: ClassVar[Verbs] = {"herald": SHIP}

    place: Place = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [
            ("herald", DREADNOUGHT, level, *load)
            for level in damage_of(state, seat, self.place, DREADNOUGHT)
            for load in loads_named(state, seat, self.place, DREADNOUGHT, level)
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "elects_dreadnought", (HERALD,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, (kind, level, *load) = of(game), option[1:]
        ship = ship_named(state, seat, self.place, str(kind), int(level), *map(str, load))
        mark_ship(game, seat, self.place, ship, HERALD, GAME)


class TroopForHerald(Verb, frozen=True):
    """A Shock Troop comes aboard."""

    def run(self, game: Game) -> Step | None:
        found = herald(of(game))
        if found is not None:
            owner, place, ship = found
            place_units(game, owner, place, SHOCK_TROOP, 1, HERALD)
            bind(of(game), owner, place, ship, SHOCK_TROOP)
        return None


def herald(state: Ti3State) -> tuple[int, Place, Load] | None:
    """Whose the ship is, where it is and what it is now."""
    marks = marks_of(state, HERALD)
    return marked_ship(state, str(marks[0].subject)) if marks else None


def is_herald(state: Ti3State, seat: int, ship: Load) -> bool:
    return bool(marks_on(ship, HERALD))


def farther(state: Ti3State, seat: int, ship: Load) -> int:
    fast = is_herald(state, seat, ship) and not bears_admiral(state, seat, ship)
    return FASTER if fast else 0


def is_lost(state: Ti3State, seat: int, name: str) -> bool:
    return name == HERALD and herald(state) is None


def has_room(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """For the owner of the ship, if another one fits aboard."""
    state = of(game)
    found = herald(state)
    if found is None or found[0] != seat:
        return Refusal("SA-9.2.3", "not_about_you")
    _, place, ship = found
    if room_for(state, seat, ship, SHOCK_TROOP) <= 0:
        return Refusal("SA-13.2.1", "no_room_aboard", (SHOCK_TROOP, ship.kind))
    fine = left(state, seat, SHOCK_TROOP, place) > 0
    return None if fine else Refusal("SA-8.8.1", "none_left", (SHOCK_TROOP,))


TEXTS: tuple[Text, ...] = (Text(HERALD, on_elect=(MarkElectedShip(),)),)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(SHIPS_MOVE, HERALD, window="movement_static", by=farther),
    modifies(SHIP_SUSTAINS, HERALD, window="sustain_damage_static", add=1, where=is_herald),
    modifies(CAPACITY, HERALD, window="cargo_static", add=MORE_ROOM, where=is_herald, local=True),
    modifies(LAW_ENDS, HERALD, bans=True, by=is_lost),
)
LISTENERS: Declared = law(HERALD, "status_refresh", has_room, TroopForHerald(), owner_only=False)
VERBS: Verbs = {"herald": SHIP}
