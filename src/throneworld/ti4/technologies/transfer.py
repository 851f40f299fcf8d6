"""Ground forces that change planets without ships: Transit Diodes, Bioplasmosis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.adjacency import Adjacency
from throneworld.imperium.board import adjacency, held_planets
from throneworld.imperium.placing import DONE, PlaceSeveral, closed_refusal
from throneworld.imperium.reasons import control_refusal, unit_refusal
from throneworld.imperium.verbs.units import move_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti4.declare import Clause, both, it_concerns_me, technology
from throneworld.ti4.effects.devastation import places_of
from throneworld.ti4.effects.placing import planets_with_room
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import count, has_piece

# From anywhere to anywhere


def forces_and_a_planet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    if places_of(state, seat, INFANTRY) and planets_with_room(state, seat):
        return None
    return Refusal("RR 1.1", "nothing_to_transfer")


class TakeUpForces(Aim, frozen=True):
    """One ground force after the other leaves the board; then they are placed."""

    rule: ClassVar[str] = "RR 39.1"
    prompt: ClassVar[str] = "take_up_forces"
    most: int = 4
    how: str = ""
    taken: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"taken": self.taken, "most": self.most}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("take", place) for place in places_of(of(game), seat, INFANTRY)], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return unit_refusal(of(game), seat, INFANTRY, str(option[1]), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return self._set_down(game, self.taken)
        remove_units(game, seat, str(option[1]), INFANTRY, 1, self.how)
        taken = self.taken + 1
        return replace(self, taken=taken) if taken < self.most else self._set_down(game, taken)

    def _set_down(self, game: Game, number: int) -> Step:
        places = planets_with_room(of(game), self.seat)
        return PlaceSeveral(seat=self.seat, kind=INFANTRY, count=number, places=places, how=self.how)


# To planets nearby


def is_near(roads: Adjacency, origin: str, target: str) -> bool:
    """Two planets in the same system or in adjacent ones."""
    here, there = SYSTEM[origin], SYSTEM[target]
    return origin != target and (here == there or bool(roads[here] >> there & 1))


def transfers(state: Ti4State, seat: int, arrived: tuple[str, ...] = ()) -> list[Option]:
    """Every planet from which one of those that have not moved yet may go to another."""
    roads, targets = adjacency(state, seat), planets_with_room(state, seat)
    return [
        ("move", origin, target)
        for origin in held_planets(state, seat)
        if count(state, seat, origin, INFANTRY) > arrived.count(origin)
        for target in targets
        if is_near(roads, origin, target) and has_piece(state, seat, INFANTRY, origin, target)
    ]


def somebody_can_move(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if transfers(of(game), seat) else Refusal("RR 1.1", "nothing_to_transfer")


class MoveForcesNearby(Aim, frozen=True):
    """Any number of infantry, each once: they move at the same time."""

    rule: ClassVar[str] = "RR 39.1"
    prompt: ClassVar[str] = "move_forces_nearby"
    how: str = ""
    arrived: tuple[str, ...] = ()
    """Where each of those that have moved stands now."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        planets = held_planets(of(game), seat)
        pairs: list[Option] = [
            ("move", origin, target) for origin in planets for target in planets if origin != target
        ]
        return [*pairs, DONE]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (*transfers(of(game), seat, self.arrived), DONE)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        state, origin, target = of(game), str(option[1]), str(option[2])
        if count(state, seat, origin, INFANTRY) <= self.arrived.count(origin):
            return Refusal(self.rule, "has_moved" if origin in self.arrived else "no_forces_there", (origin,))
        refusal = closed_refusal(state, seat, INFANTRY, target)
        if refusal is not None or is_near(adjacency(state, seat), origin, target):
            return refusal or Refusal("RR 41.3", "no_plastic_piece", (INFANTRY,))
        return Refusal("RR 6.2", "not_adjacent", (origin, target))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, origin, target = of(game), option[1], option[2]
        refusal = control_refusal(state, seat, origin) or control_refusal(state, seat, target)
        return refusal or Refusal(self.rule, "already_there", (target,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        origin, target = str(option[1]), str(option[2])
        move_units(game, seat, origin, target, INFANTRY, 1, self.how)
        return replace(self, arrived=(*self.arrived, target))


LISTENERS: tuple[Clause, ...] = (
    *technology(
        "transit_diodes",
        "turn_start",
        both(it_concerns_me, forces_and_a_planet),
        TakeUpForces(how="transit_diodes"),
        exhausts=True,
    ),
    *technology("bioplasmosis", "status_phase_end", somebody_can_move, MoveForcesNearby(how="bioplasmosis")),
)
