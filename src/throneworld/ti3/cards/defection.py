"""A card that lets a lone ship change sides."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.limits import has_place
from throneworld.imperium.movement.cargo import lose_cargo, ship_named
from throneworld.imperium.paying import EITHER, Pay, can_pay
from throneworld.imperium.state import Load
from throneworld.imperium.units import FIGHTER, FLAGSHIP, SHIPS, count, damage_of, in_space, left, ship_count
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, name_target
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.consent import SystemOutsideHomes
from throneworld.ti3.state import NEUTRAL, SPACE, Ti3State, of
from throneworld.ti3.steps.losses import units_lost
from throneworld.ti3.steps.settling import Settle

DEFECTION = "defection"


def lone_ship(state: Ti3State, system: int) -> tuple[int, Load] | None:
    """The only ship in a system, and whose it is; ships of nobody count, and are no enemies."""
    place = SPACE[system]
    fleets = [(seat, ship_count(in_space(state, seat, system))) for seat in range(len(state.factions))]
    there = [seat for seat, ships in fleets if ships]
    if sum([ships for _, ships in fleets]) != 1 or place in state.forces(NEUTRAL):
        return None
    (seat,) = there
    kind = next(kind for kind in SHIPS if count(state, seat, place, kind))
    return seat, ship_named(state, seat, place, kind, damage_of(state, seat, place, kind)[0])


def holds_lone_prey(state: Ti3State, aim: Aim, system: int) -> bool:
    found = lone_ship(state, system)
    return found is not None and not state.allied(aim.seat, found[0]) and found[1].kind != FLAGSHIP


def can_be_replaced(state: Ti3State, aim: Aim, system: int) -> bool:
    """By an own ship of that type, within Fleet Supply (ruling 122)."""
    found = lone_ship(state, system)
    if found is None:
        return False
    kind = found[1].kind
    fits = kind == FIGHTER or has_place(state, aim.seat, system, kind)
    return fits and left(state, aim.seat, kind, SPACE[system]) > 0


def price_of(state: Ti3State, seat: int, kind: str) -> int:
    return state.edition.profile(state, seat, kind).cost


def can_be_bought(state: Ti3State, aim: Aim, system: int) -> bool:
    found = lone_ship(state, system)
    return found is not None and can_pay(state, aim.seat, price_of(state, aim.seat, found[1].kind), EITHER)


class NamePrey(Effect, frozen=True):
    """The card works where the ship is."""

    def run(self, game: Game) -> None:
        name_target(game, SPACE[int(self.targets[0])])


class Bribe(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        state = of(game)
        found = lone_ship(state, int(self.targets[0]))
        if found is None:
            return None
        price = price_of(state, self.seat, found[1].kind)
        return Pay(seat=self.seat, amount=price, currency=EITHER, why=DEFECTION)


class ReplaceShip(Verb, frozen=True):
    """All that it has aboard is destroyed, the ship itself is not (ruling 227)."""

    def run(self, game: Game) -> Step | None:
        state, system, place = of(game), int(self.targets[0]), str(self.targets[1])
        found = lone_ship(state, system)
        if found is None:
            return None
        owner, ship = found
        lost = lose_cargo(game, owner, place, ship, self.reason, self.seat)
        units_lost(game, owner, lost, self.reason, self.seat)
        hurt, level = int(ship.damage > 0), max(1, ship.damage)
        remove_units(game, owner, place, ship.kind, 1, self.reason, damaged=hurt, level=level)
        place_units(game, self.seat, place, ship.kind, 1, self.reason)
        check_blockades(game, system)
        return Settle()


PREY = SystemOutsideHomes(filters=("outside_homes", "holds_lone_prey", "can_be_replaced", "can_be_bought"))
LISTENERS: Declared = action_card(
    DEFECTION, ACTION, there_is(PREY), ReplaceShip(why=DEFECTION), aims=(PREY, NamePrey()), costs=(Bribe(),)
)
FILTERS: Filters = {
    "system": {
        "holds_lone_prey": holds_lone_prey,
        "can_be_replaced": can_be_replaced,
        "can_be_bought": can_be_bought,
    }
}
