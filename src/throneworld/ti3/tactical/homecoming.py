"""A Tactical Action at home for which all units come back, from wherever they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import System
from throneworld.imperium.board import held_planets, home_planets, home_system, systems_in_play
from throneworld.imperium.edition import Place
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.movement.cargo import leave, leaves_named, move_ship, ship_named
from throneworld.imperium.placing import placing_refusal
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import BIG_SHIPS, PDS, SHIPS, SPACE_DOCK, big_ship_count, count, in_space
from throneworld.imperium.verbs.tokens import has_token_in, place_token_from_reinforcements
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import way_refusal
from throneworld.ti3.nouns import DAMAGE, LOAD, PLACE, UNIT
from throneworld.ti3.reasons import piece_refusal
from throneworld.ti3.state import NO_SYSTEM, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.steps.scuttling import units_in
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.standing_in import StandIn
from throneworld.ti3.tables import GROUND_KINDS, SAAR_DOCKS_PER_SYSTEM
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.activation import closed_at_home
from throneworld.ti3.tactical.arrival import Arrival
from throneworld.ti3.tactical.fleet import dock_moves

CALL_HOME, HOMECOMING = "call_home", "homecoming"
DONE: Option = ("done",)


def may_mobilize(state: Ti3State, seat: int) -> bool:
    """Whether a player can act at home: his counter may lie there already, else one of the reinforcements."""
    home = home_system(state, seat)
    return bool(systems_in_play(state) >> home & 1) and closed_at_home(state, seat, home) is None


class Homecoming(StandIn, frozen=True):
    """In his own Home System."""

    def act(self, game: Game) -> Step | None:
        home = home_system(of(game), self.seat)
        game.do(HomeAction(seat=self.seat, system=home, free=True), EndOfAction(seat=self.seat))
        return None


class HomeAction(TacticalAction, frozen=True):
    def lay_counter(self, game: Game) -> None:
        """Where his counter lies already none is added, but the docks there are exhausted."""
        state = of(game)
        if not has_token_in(state, self.seat, self.system):
            place_token_from_reinforcements(game, self.seat, self.system)
            return
        for place in state.edition.places[self.system]:
            ready = count(state, self.seat, place, SPACE_DOCK) - state.exhausted_docks.count(place)
            state.exhausted_docks = (*state.exhausted_docks, *[place] * ready)
            for _ in range(ready):
                game.tell("dock_exhausted", self.seat, place)

    def name_another(self, game: Game) -> Step:
        """There is no other home."""
        return self.to("close")

    def move(self, game: Game) -> None:
        """No counter, no distance and nothing on the way is minded."""
        home = CallHome(seat=self.seat, system=self.system)
        game.do(home, Arrival(seat=self.seat, system=self.system), Settle(since=game.log.size))


class CallHome(Decision, frozen=True):
    """One unit after the other; a ship comes with what it has aboard."""

    rule: ClassVar[str] = "SA-3.15.1"
    prompt: ClassVar[str] = "call_home"
    verbs: ClassVar[tuple[str, ...]] = (CALL_HOME,)

    system: System = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        away = [place for place in state.units[seat] if SYSTEM[place] != self.system]
        return [*[each for place in away for each in _movable(state, seat, place)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, kind = of(game), str(option[1])
        closed = way_refusal(state, seat, SYSTEM[str(option[2])], self.system)
        if closed is not None:
            return closed
        if kind in (*GROUND_KINDS, PDS):
            fits = planets_for(state, seat, kind)
            return None if fits else Refusal(self.rule, "no_home_planet_for_it", (kind,))
        return self._no_room(state, kind)

    def _no_room(self, state: Ti3State, kind: str) -> Refusal | None:
        if kind == SPACE_DOCK:
            full = count(state, self.seat, SPACE[self.system], kind) >= SAAR_DOCKS_PER_SYSTEM
            return Refusal("SA-13.9.3", "docks_full", (SAAR_DOCKS_PER_SYSTEM, self.system)) if full else None
        limit = fleet_limit(state, self.seat, self.system)
        there = big_ship_count(in_space(state, self.seat, self.system))
        full = kind in BIG_SHIPS and there >= limit
        return Refusal("SA-8.5.1", "fleet_full", (limit, self.system)) if full else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        if SYSTEM[place] == self.system:
            return Refusal(self.rule, "is_at_home", (kind,))
        return piece_refusal(of(game), seat, place, kind, self.rule, option[3:4] if len(option) < 6 else ())

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        kind, place = str(option[1]), str(option[2])
        if kind in (*GROUND_KINDS, PDS):
            game.do(ChooseHomePlanet(seat=seat, kind=kind, place=place, named=option[3:]))
            return self
        ship = ship_named(of(game), seat, place, kind, int(option[3]), *map(str, option[4:]))
        move_ship(game, seat, place, SPACE[self.system], ship, HOMECOMING)
        if kind == SPACE_DOCK:
            dock_moves(game, seat, int(place), self.system)
        check_blockades(game, int(place))
        return self


def _movable(state: Ti3State, seat: int, place: Place) -> list[Option]:
    """Ships, docks in space, and whatever else could be transported, by itself."""
    kinds = (*SHIPS, SPACE_DOCK) if place in AREAS else (*GROUND_KINDS, PDS)
    found = [(CALL_HOME, *each[1:]) for each in units_in(state, seat, place) if each[1] in kinds]
    aboard = [kind for kind in (*GROUND_KINDS, PDS) if place in AREAS and count(state, seat, place, kind)]
    for kind in aboard:
        found += [(CALL_HOME, kind, place, *ship) for ship in leaves_named(state, seat, place, kind)]
    return found


def planets_for(state: Ti3State, seat: int, kind: str) -> list[str]:
    """His home planets that take such a unit: a PDS not beyond the limit."""
    own = [each for each in home_planets(state, seat) if each in held_planets(state, seat)]
    full = [each for each in own if kind == PDS and placing_refusal(state, seat, kind, each) is not None]
    return [each for each in own if each not in full]


class ChooseHomePlanet(Decision, frozen=True):
    """Where a unit goes that is no ship."""

    rule: ClassVar[str] = "SA-3.15.1"
    prompt: ClassVar[str] = "choose_home_planet"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)

    kind: str = ""
    place: Place = ""
    named: Option = ()
    """Its damage on a planet, or the ship that it is aboard."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("planet", planet) for planet in planets_for(of(game), seat, self.kind)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_home_planet_for_it", (self.kind,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        target = str(option[1])
        if self.place in AREAS:
            leave(game, seat, self.place, target, self.kind, 1, HOMECOMING, self.named)
        else:
            damage = int(self.named[0]) if self.named else 0
            move_units(
                *(game, seat, self.place, target, self.kind, 1, HOMECOMING),
                damaged=int(damage > 0),
                level=max(1, damage),
            )


VERBS: Verbs = {
    CALL_HOME: (
        *((UNIT, PLACE), (UNIT, PLACE, UNIT, DAMAGE, LOAD)),
        *((UNIT, PLACE, DAMAGE), (UNIT, PLACE, DAMAGE, LOAD)),
    )
}
