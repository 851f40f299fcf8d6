"""Who lands where, who goes through Worldgates, which ship bombards which planet (SA-3.19, LAND.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.landing import landing_refusal
from throneworld.imperium.modifiers import granted_by, total, turned
from throneworld.imperium.movement.cargo import leaves_named
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.quantities import LANDING_PRICE, LANDS
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.units import PDS, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.moving import kept_in, kept_in_space
from throneworld.ti3.nouns import DAMAGE, LEADERS, PLANET, UNIT
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tables import PDS_PER_PLANET, TRADE_STATIONS
from throneworld.ti3.tactical.bombardment import (
    aim,
    bombarding_ships,
    bombardment_refusal,
    dice_of_ship,
    unaimed,
)
from throneworld.ti3.tactical.landed import Landed, land_leader, land_unit, pass_gate

DONE: Option = ("done",)


# What could be done


def landing_kinds(state: Ti3State, seat: int, place: str, system: int) -> list[str]:
    """What a player has in a place that can land: ground units and PDS (SA-3.19.4)."""
    kinds = turned(state, LANDS, (*state.edition.ground_kinds, PDS), seat, system)
    return [kind for kind in kinds if count(state, seat, place, kind)]


def landings(state: Ti3State, seat: int, system: int) -> list[Option]:
    planets, space = state.edition.planets[system], SPACE[system]
    units: list[Option] = [
        ("land", kind, *ship, planet)
        for planet in planets
        for kind in landing_kinds(state, seat, space, system)
        for ship in leaves_named(state, seat, space, kind)
    ]
    leaders: list[Option] = [
        ("land", name, planet) for planet in planets for name in kept_in_space(state, seat, system)
    ]
    return [*units, *leaders]


def gate_passages(state: Ti3State, seat: int, system: int) -> list[Option]:
    """From Worldgate to Worldgate, into the activated system (ruling 185)."""
    targets = [planet for planet in state.edition.planets[system] if planet in state.worldgates]
    origins = [planet for planet in state.worldgates if SYSTEM[planet] != system] if targets else []
    return [
        ("gate", what, origin, planet)
        for planet in targets
        for origin in origins
        for what in (*landing_kinds(state, seat, origin, system), *_leaders_on(state, seat, origin))
    ]


def _leaders_on(state: Ti3State, seat: int, planet: str) -> list[str]:
    kept = kept_in(state, seat, SYSTEM[planet]) if state.leaders else []
    return [name for name in kept if state.leaders[name].place == planet]


def aims(state: Ti3State, seat: int, system: int) -> list[Option]:
    """Each ship at each planet; ships that roll alike are named by their kind alone."""
    ships = bombarding_ships(state, seat, system)
    found: dict[Option, None] = {}
    for planet in state.edition.planets[system]:
        for kind, damage in ships:
            found[("bombard", kind, *_damage(state, seat, kind, damage, ships), planet)] = None
    return list(found)


def _damage(
    state: Ti3State, seat: int, kind: str, damage: int, ships: list[tuple[str, int]]
) -> tuple[int, ...]:
    dice = {dice_of_ship(state, seat, one, level) for one, level in ships if one == kind}
    return (damage,) if len(dice) > 1 else ()


def assignable(state: Ti3State, seat: int, system: int) -> list[Option]:
    """All that could land, pass a gate or bombard, allowed or not."""
    return [
        *landings(state, seat, system),
        *gate_passages(state, seat, system),
        *aims(state, seat, system),
    ]


def _ship_meant(state: Ti3State, seat: int, system: int, option: Option) -> tuple[str, int] | None:
    """The first ship of that sort that has no planet yet, the least damaged first."""
    kind, level = str(option[1]), int(option[2]) if len(option) == 4 else None
    for ship in bombarding_ships(state, seat, system):
        if ship[0] == kind and level in (None, ship[1]) and unaimed(state, seat, system, ship) > 0:
            return ship
    return None


# Why not


def planet_refusal(state: Ti3State, seat: int, what: str, planet: str) -> Refusal | None:
    """Why something cannot be set down on a planet."""
    if planet in TRADE_STATIONS:
        return Refusal("SA-7.3.8", "trade_station", (planet,))
    mine = state.control.get(planet, NOBODY) == seat
    if what in state.leaders:
        alone = not mine and not ground_forces(state, seat, planet)
        return Refusal("SA-14.1.8", "leader_needs_troops", (what, planet)) if alone else None
    if what == PDS and count(state, seat, planet, PDS) >= PDS_PER_PLANET:
        return Refusal("SA-13.17.2", "two_pds", (planet,))
    return landing_refusal(state, seat, planet)


def gate_refusal(state: Ti3State, seat: int, origin: str, planet: str) -> Refusal | None:
    """Both planets need a Worldgate, and nothing leaves a system that its owner has activated (SA-1.6.3)."""
    for each in (origin, planet):
        if each not in state.worldgates:
            return Refusal("SA-7.7.1", "no_worldgate", (each,))
    if state.on_board[seat] >> SYSTEM[origin] & 1:
        return Refusal("SA-7.7.1", "activated_already", (SYSTEM[origin],))
    return None


class AssignLandings(Decision, frozen=True):
    """One unit, leader or ship at a time; nothing is certain before Diplomats have spoken."""

    rule: ClassVar[str] = "SA-3.19.4"
    prompt: ClassVar[str] = "assign_landings"
    verbs: ClassVar[tuple[str, ...]] = ("land", "gate", "bombard")

    system: int = 0
    landed: tuple[Landed, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*assignable(of(game), seat, self.system), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, verb, planet = of(game), option[0], str(option[-1])
        if option == DONE:
            return None
        if verb == "bombard":
            free = _ship_meant(state, seat, self.system, option) is not None
            busy = None if free else Refusal("SA-5.2.4", "all_aimed", (option[1],))
            return busy or bombardment_refusal(state, seat, planet)
        refusal = gate_refusal(state, seat, str(option[2]), planet) if verb == "gate" else None
        refusal = refusal or planet_refusal(state, seat, str(option[1]), planet)
        return refusal or self._price_refusal(state, planet)

    def _price(self, state: Ti3State, planet: str) -> int:
        """Influence for the first landing on a planet."""
        paid = any(each.planet == planet for each in self.landed)
        return 0 if paid else total(state, LANDING_PRICE, self.seat, planet)

    def _price_refusal(self, state: Ti3State, planet: str) -> Refusal | None:
        price = self._price(state, planet)
        fine = can_pay(state, self.seat, price, INFLUENCE)
        return None if fine else Refusal("SA-8.3.3", "not_enough_influence", (price,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, planet = of(game), str(option[-1])
        if planet not in state.edition.planets[self.system]:
            return Refusal(self.rule, "in_another_system", (planet,))
        if option[0] == "bombard":
            return Refusal("SA-5.2.1", "does_not_bombard", (option[1],))
        if option[0] == "gate":
            refusal = gate_refusal(state, seat, str(option[2]), planet)
            return refusal or Refusal("SA-7.7.1", "not_on_that_planet", (option[1], option[2]))
        return self._landing_barred(state, seat, str(option[1]))

    def _landing_barred(self, state: Ti3State, seat: int, what: str) -> Refusal:
        if what not in state.edition.index:
            return Refusal(self.rule, "leader_not_aboard", (what,))
        refusal = unit_refusal(state, seat, what, SPACE[self.system], self.rule)
        return refusal or Refusal(self.rule, "no_ground_force", (what,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.ti3.tactical.landings import Landings  # that module knows this one

        if option == DONE:
            game.amend(Landings, landed=self.landed)
            return None
        if option[0] == "bombard":
            ship = _ship_meant(of(game), seat, self.system, option)
            assert ship is not None
            aim(game, seat, ship, str(option[-1]))
            return AssignLandings(seat, self.system, self.landed)
        planet = str(option[-1])
        price = self._price(of(game), planet)
        if price:
            why = granted_by(of(game), LANDING_PRICE, seat, planet)
            game.do(Pay(seat=seat, amount=price, currency=INFLUENCE, why=why))
        landed = (*self.landed, self._land(game, seat, option))
        return AssignLandings(seat, self.system, landed)

    def _land(self, game: Game, seat: int, option: Option) -> Landed:
        what, planet = str(option[1]), str(option[-1])
        if what in of(game).leaders:
            return land_leader(game, seat, what, planet)
        if option[0] == "gate":
            return pass_gate(game, seat, what, str(option[2]), planet)
        return land_unit(game, seat, SPACE[self.system], what, planet, option[2:-1])


VERBS = {
    "bombard": ((UNIT, PLANET), (UNIT, DAMAGE, PLANET)),
    "gate": ((UNIT, PLANET, PLANET), (LEADERS, PLANET, PLANET)),
}
