"""How much a player may have in the space area of a system: the fleet pool and capacity (RR 16, 34)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import mul
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from throneworld.imperium.modifiers import total
from throneworld.imperium.quantities import FLEET_LIMIT
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.verbs.units import destroy_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.board import planets_in
from throneworld.ti4.order import timing_order
from throneworld.ti4.state import SPACE, Group, Place, Ti4State, of
from throneworld.ti4.tables import FIGHTER, INFANTRY, LIMITS, SPACE_DOCK, TOKEN_LIMITED, UNIT
from throneworld.ti4.units import (
    BIG_SHIPS,
    INDEX,
    NONE,
    big_ship_count,
    count,
    damaged_count,
    in_space,
    profile,
    ship_count,
)

_FIGHTER, _INFANTRY, _DOCK = INDEX[FIGHTER], INDEX[INFANTRY], INDEX[SPACE_DOCK]
_FEWEST_PIECES = min(LIMITS[kind] for kind in TOKEN_LIMITED)


def fleet_limit(state: Ti4State, seat: int, system: int) -> int:
    """How many ships other than fighters a player may have in a system (RR 34.1)."""
    return state.fleet[seat] + total(state, FLEET_LIMIT, seat, system)


@lru_cache(maxsize=1024)
def _capacities(sheet: tuple[str, ...]) -> Group:
    return tuple(UNIT[row].capacity if row else 0 for row in sheet)


def capacity(state: Ti4State, seat: int, system: int) -> int:
    """What a player's units in the space area can hold together (RR 16.2), floating factories included."""
    group = state.units[seat].get(SPACE[system])
    return sum(map(mul, group, _capacities(state.sheets[seat]))) if group else 0


def fighter_room(state: Ti4State, seat: int, system: int) -> int:
    """Fighters that the space docks of a system look after (RR 68): they need no other capacity."""
    each = profile(state, seat, SPACE_DOCK).fighter_capacity
    if not each:
        return 0
    return sum([each * count(state, seat, planet, SPACE_DOCK) for planet in planets_in(system)])


class Excess(NamedTuple):
    """What is too much in a space area."""

    fleet: int = 0
    """Half ships beyond the fleet pool; a loose fighter may count as one half or two."""
    loose: int = 0
    """Fighters beyond the capacity that count against the fleet pool instead (Fighter II)."""
    cargo: int = 0
    """Fighters and ground forces beyond the capacity that have to go."""


_FINE = Excess()


def excess(state: Ti4State, seat: int, system: int) -> Excess:
    """RR 16.3, 34.3. Docks take their fighters first, then ships hold ground forces before loose fighters."""
    group = state.units[seat].get(SPACE[system])
    if group is None:
        return _FINE
    room = capacity(state, seat, system)
    infantry = group[_INFANTRY]
    fighters = max(0, group[_FIGHTER] - fighter_room(state, seat, system)) if group[_FIGHTER] else 0
    halves = profile(state, seat, FIGHTER).fleet_halves
    loose = max(0, fighters - max(0, room - infantry)) if halves else 0
    cargo = max(0, infantry - room) if halves else max(0, infantry + fighters - room)
    fleet = 2 * (big_ship_count(group) - fleet_limit(state, seat, system)) + halves * loose
    return Excess(max(0, fleet), loose, cargo)


def stacks_without_plastic(state: Ti4State, seat: int) -> str:
    """A kind of which there are more stacks than plastic pieces (RR 33.3, 41.3), or nothing."""
    places = state.units[seat]
    if len(places) > _FEWEST_PIECES:
        for kind in TOKEN_LIMITED:
            if sum([1 for group in places.values() if group[INDEX[kind]]]) > LIMITS[kind]:
                return kind
    return ""


def within_limits(state: Ti4State, seat: int, system: int) -> bool:
    over = excess(state, seat, system)
    return not (over.fleet or over.cargo or stacks_without_plastic(state, seat))


def respect_limits(game: Game, system: int) -> None:
    """Whoever has too much in a system gives it up, the active player first."""
    state = of(game)
    over = [seat for seat in range(game.seats) if not within_limits(state, seat, system)]
    if over:
        game.do(*(RespectLimits(seat=seat, system=system) for seat in timing_order(game) if seat in over))


class RespectLimits(Decision, frozen=True):
    """Give up what is too much in a system, one unit at a time; over at once if nothing is."""

    rule: ClassVar[str] = "RR 34.3"
    prompt: ClassVar[str] = "respect_limits"

    system: int = 0

    def run(self, game: Game) -> Step | None:
        options = self.options(game, self.seat)
        if not options:
            return None
        return self.answer(game, self.seat, options[0]) if len(options) == 1 else super().run(game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        over = excess(of(game), self.seat, self.system)
        return {"system": self.system, "ships": (over.fleet + 1) // 2, "cargo": over.cargo}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        cargo: list[Option] = [("destroy", INFANTRY), ("destroy", FIGHTER)]
        loose: Option = ("remove", FIGHTER, 0)
        return [*_ships(state, self.seat, self.system), loose, *_stacks(state, self.seat), *cargo]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        return _not_too_much(option)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        over = excess(state, self.seat, self.system)
        if over.fleet:
            return tuple(_over_fleet(state, self.seat, self.system, over.loose))
        if over.cargo:
            return tuple(_over_capacity(state, self.seat, self.system))
        return tuple(_stacks(state, self.seat))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        if option[0] == "give_up":
            return unit_refusal(of(game), seat, kind, str(option[2]), self.rule) or _not_too_much(option)
        place, damaged = SPACE[self.system], int(option[2]) if len(option) > 2 else None
        return unit_refusal(of(game), seat, kind, place, self.rule, damaged) or _not_too_much(option)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        place, kind = SPACE[self.system], str(option[1])
        if option[0] == "remove":
            _remove(game, self.seat, place, kind, int(option[2]))
        elif option[0] == "destroy":
            _destroy(game, self.seat, place, kind, 1, "capacity")
        else:
            stack = str(option[2])
            _destroy(game, self.seat, stack, kind, count(of(game), self.seat, stack, kind), "no_plastic")
        check_blockades(game, self.system)
        return replace(self)  # asked anew: what is still too much may be another thing


def _not_too_much(option: Option) -> Refusal:
    return Refusal("RR 16.3" if option[0] == "destroy" else "RR 34.3", "not_in_excess")


def _over_fleet(state: Ti4State, seat: int, system: int, loose: int) -> list[Option]:
    """Ships; or, if fighters are among what is too much, one of these or what takes their room."""
    found = _ships(state, seat, system)
    if loose:
        found.append(("remove", FIGHTER, 0))
        if in_space(state, seat, system)[_INFANTRY]:
            found.append(("destroy", INFANTRY))
    return found


def _ships(state: Ti4State, seat: int, system: int) -> list[Option]:
    place = SPACE[system]
    group = state.units[seat].get(place, NONE)
    found: list[Option] = []
    for kind in BIG_SHIPS:
        number = group[INDEX[kind]]
        if number:
            damaged = damaged_count(state, seat, place, kind)
            found += [("remove", kind, 0)] if number > damaged else []
            found += [("remove", kind, 1)] if damaged else []
    return found


def _over_capacity(state: Ti4State, seat: int, system: int) -> list[Option]:
    group = in_space(state, seat, system)
    found: list[Option] = [("destroy", INFANTRY)] if group[_INFANTRY] else []
    fighters_go = not profile(state, seat, FIGHTER).fleet_halves
    if fighters_go and group[_FIGHTER] > fighter_room(state, seat, system):
        found.append(("destroy", FIGHTER))
    return found


def _stacks(state: Ti4State, seat: int) -> list[Option]:
    """Stacks of which one has to go for want of a plastic piece (RR 33.3, 41.3)."""
    kind = stacks_without_plastic(state, seat)
    if not kind:
        return []
    return [("give_up", kind, place) for place, group in state.units[seat].items() if group[INDEX[kind]]]


def _remove(game: Game, seat: int, place: Place, kind: str, damaged: int) -> None:
    """Beyond the fleet pool: RR 29.2 denies what RR 34.3 says, that these ships are destroyed."""
    if game.options.get("fleet_excess_is_destroyed", False):
        destroy_units(game, seat, place, kind, 1, "fleet_limit", damaged=damaged)
    else:
        remove_ship(game, seat, place, kind, "fleet_limit", damaged)


def remove_ship(game: Game, seat: int, place: Place, kind: str, how: str, damaged: int) -> None:
    """One that is not destroyed (RR 29.2): if a combat goes on it was not lost in it."""
    from throneworld.ti4.tactical.space_combat import write_off  # that module knows this one

    remove_units(game, seat, place, kind, 1, how, damaged)
    write_off(game, seat, kind)


def _destroy(game: Game, seat: int, place: Place, kind: str, number: int, how: str) -> None:
    """Beyond the capacity: destroyed (RR 16.3); later rules only remove them."""
    if game.options.get("excess_is_destroyed", True):
        destroy_units(game, seat, place, kind, number, how)
    else:
        remove_units(game, seat, place, kind, number, how)


def check_blockades(game: Game, system: int) -> None:
    """A floating factory without ships of its owner is destroyed by ships of others (RR 68.4).

    What it carried is then too much for the system.
    """
    state, space = of(game), SPACE[system]
    for seat, places in enumerate(state.units):
        group = places.get(space)
        if group is not None and group[_DOCK] and not ship_count(group) and _others(state, seat, space):
            destroy_units(game, seat, space, SPACE_DOCK, group[_DOCK], "blockade")
            game.do(RespectLimits(seat=seat, system=system))


def _others(state: Ti4State, seat: int, space: Place) -> bool:
    """Whether another player has ships in a space area."""
    return any(
        other != seat and space in places and ship_count(places[space])
        for other, places in enumerate(state.units)
    )
