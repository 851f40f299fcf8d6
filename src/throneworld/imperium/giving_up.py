"""Whoever has too much in a space area gives it up, one unit at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.citing import CAPACITY_EXCESS_RULE, FLEET_LIMIT_RULE
from throneworld.imperium.limits import (
    crowded_kinds,
    excess,
    fighter_room,
    overloaded,
    stacks_without_plastic,
    within_limits,
)
from throneworld.imperium.movement.cargo import loads_named, lose_cargo, ship_named, unbound, unload
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import SPACE, ImperiumState, of
from throneworld.imperium.units import (
    BIG_SHIPS,
    FIGHTER,
    INDEX,
    SPACE_DOCK,
    count,
    damage_of,
    enemies_in,
    in_space,
    plus,
    ship_count,
)
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

_FIGHTER, _DOCK = INDEX[FIGHTER], INDEX[SPACE_DOCK]


def respect_limits(game: Game, system: int) -> None:
    """Whoever has too much in a system gives it up, the active player first."""
    state = of(game)
    over = [seat for seat in range(game.seats) if not within_limits(state, seat, system)]
    if over:
        order = state.edition.order(game, "limits")
        game.do(*(RespectLimits(seat=seat, system=system) for seat in order if seat in over))


class RespectLimits(Decision, frozen=True):
    """Give up what is too much in a system, one unit at a time; over at once if nothing is."""

    rule: ClassVar[str] = FLEET_LIMIT_RULE
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
        cargo: list[Option] = [("destroy", kind) for kind in state.edition.cargo_kinds]
        loose: Option = ("remove", FIGHTER, 0)
        return [*_ships(state, self.seat, self.system), loose, *_stacks(state, self.seat), *cargo]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        return _not_too_much(option)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        kinds = crowded_kinds(state, self.seat, self.system)
        if kinds:
            return tuple(_of_kinds(state, self.seat, self.system, kinds))
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
        place, kind, edition = SPACE[self.system], str(option[1]), of(game).edition
        give_up_ship, give_up_cargo = edition.give_up_ship, edition.give_up_cargo
        if option[0] == "remove":
            level = int(option[2])
            ship = ship_named(of(game), self.seat, place, kind, level, *map(str, option[3:]))
            lose_cargo(game, self.seat, place, ship, "fleet_limit")
            give_up_ship(game, self.seat, place, kind, level)
        elif option[0] == "destroy":
            unload(of(game), self.seat, place, kind, overloaded(of(game), self.seat, self.system))
            give_up_cargo(game, self.seat, place, kind, 1, "capacity")
        else:
            stack = str(option[2])
            number = count(of(game), self.seat, stack, kind)
            give_up_cargo(game, self.seat, stack, kind, number, "no_plastic")
        check_blockades(game, self.system)
        return replace(self)  # asked anew: what is still too much may be another thing


def _not_too_much(option: Option) -> Refusal:
    return Refusal(CAPACITY_EXCESS_RULE if option[0] == "destroy" else FLEET_LIMIT_RULE, "not_in_excess")


def _over_fleet(state: ImperiumState, seat: int, system: int, loose: int) -> list[Option]:
    """Ships; or, if fighters are among what is too much, one of these or what takes their room."""
    found = _ships(state, seat, system)
    if loose:
        found.append(("remove", FIGHTER, 0))
        found += _aboard(state, seat, system)
    return found


def _of_kinds(state: ImperiumState, seat: int, system: int, kinds: tuple[str, ...]) -> list[Option]:
    """Ships of which there are too many of a kind."""
    found = [each for each in _ships(state, seat, system) if each[1] in kinds]
    return [*found, ("remove", FIGHTER, 0)] if FIGHTER in kinds else found


def _ships(state: ImperiumState, seat: int, system: int) -> list[Option]:
    place = SPACE[system]
    return [
        ("remove", kind, level, *load)
        for kind in BIG_SHIPS
        if count(state, seat, place, kind)
        for level in damage_of(state, seat, place, kind)
        for load in loads_named(state, seat, place, kind, level)
    ]


def _aboard(state: ImperiumState, seat: int, system: int) -> list[Option]:
    """Cargo that could be given up: what a ship can carry that has it aboard is never too much."""
    edition, group = state.edition, in_space(state, seat, system)
    free = unbound(state, seat, SPACE[system], group)
    for ship in overloaded(state, seat, system):
        free = plus(free, ship.cargo)
    return [("destroy", edition.kinds[number]) for number in edition.carried if free[number]]


def _over_capacity(state: ImperiumState, seat: int, system: int) -> list[Option]:
    group = in_space(state, seat, system)
    found = _aboard(state, seat, system)
    fighters_go = not state.edition.profile(state, seat, FIGHTER).fleet_halves
    if fighters_go and group[_FIGHTER] > fighter_room(state, seat, system):
        found.append(("destroy", FIGHTER))
    return found


def _stacks(state: ImperiumState, seat: int) -> list[Option]:
    """Stacks of which one has to go for want of a plastic piece."""
    kind = stacks_without_plastic(state, seat)
    if not kind:
        return []
    number = state.edition.index[kind]
    return [("give_up", kind, place) for place, group in state.units[seat].items() if group[number]]


def check_blockades(game: Game, system: int) -> None:
    """A dock that floats without ships of its owner is destroyed by ships of others.

    What it carried is then too much for the system.
    """
    state, space = of(game), SPACE[system]
    for seat, places in enumerate(state.units):
        group = places.get(space)
        if group is None or not group[_DOCK] or not state.edition.profile(state, seat, SPACE_DOCK).floats:
            continue
        enemies = () if ship_count(group) else enemies_in(state, seat, system)
        if enemies:
            for ship in state.loads(seat).get(space, ()) if state.edition.cargo_is_bound else ():
                lose_cargo(game, seat, space, ship, BLOCKADE)
            destroy_units(game, seat, space, SPACE_DOCK, group[_DOCK], BLOCKADE)
            lost = [(SPACE_DOCK, space, group[_DOCK])]
            state.edition.units_lost(game, seat, lost, BLOCKADE, enemies[0])
            game.do(RespectLimits(seat=seat, system=system))


BLOCKADE = "blockade"
