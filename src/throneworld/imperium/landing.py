"""Committing ground forces to planets: who may land where, and the question of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.citing import FIGHTER_TOKENS_RULE, GROUND_TOKENS_RULE, LANDING_RULE
from throneworld.imperium.control import ground_forces
from throneworld.imperium.modifiers import refused, turned
from throneworld.imperium.movement.cargo import leave, leaves_named
from throneworld.imperium.quantities import LANDS, MAY_LAND
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import NOBODY, SPACE, ImperiumState, of
from throneworld.imperium.units import FIGHTER, count, has_piece
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step

DONE: Option = ("done",)


class Landing(Procedure, frozen=True):
    """Whatever asks a player to commit ground forces; the answers are kept here."""

    abstract: ClassVar[bool] = True
    seat: int = NOBODY
    system: int = 0
    committed: tuple[str, ...] = ()
    """The planets to which ground forces were committed, in that order."""


def committable(state: ImperiumState, seat: int, system: int) -> dict[str, int]:
    """What a player has in the space area of a system that could land: kinds and how many."""
    space = SPACE[system]
    if space not in state.units[seat]:
        return {}
    kinds = turned(state, LANDS, state.edition.ground_kinds, seat, system)
    found = {kind: count(state, seat, space, kind) for kind in kinds}
    return {kind: number for kind, number in found.items() if number}


def landing_refusal(state: ImperiumState, seat: int, planet: str) -> Refusal | None:
    """Why a player cannot commit ground forces to a planet."""
    return state.ours(seat, state.control.get(planet, NOBODY)) or refused(state, MAY_LAND, seat, planet)


def forces_on(state: ImperiumState, side: int, planet: str) -> int:
    """What a side has on a planet that fights there: ground forces, and fighters that were committed."""
    return ground_forces(state, side, planet) + count(state, side, planet, FIGHTER)


def return_to_space(game: Game, seat: int, planet: str, system: int, *kinds: str) -> None:
    """From a planet into the space area: fighters that landed, and whoever is sent back."""
    for kind in kinds:
        number = count(of(game), seat, planet, kind)
        move_units(game, seat, planet, SPACE[system], kind, number, "returned")


class CommitUnits(Decision, frozen=True):
    """One unit at a time, or all the ground forces at once."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = LANDING_RULE
    prompt: ClassVar[str] = "commit_ground_forces"

    system: int = 0
    must: str = ""
    """A planet to which at least one has to be committed."""
    committed: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        left = sum(committable(of(game), seat, self.system).values())
        return {"system": self.system, "must": self.must, "left": left}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [*self.landings(of(game)), DONE]

    def landings(self, state: ImperiumState) -> list[Option]:
        planets, here = state.edition.planets[self.system], committable(state, self.seat, self.system)
        found: list[Option] = [
            ("land", kind, *ship, planet)
            for planet in planets
            for kind in here
            for ship in leaves_named(state, self.seat, SPACE[self.system], kind)
        ]
        if ground_forces(state, self.seat, SPACE[self.system]) > 1:
            found += [("land_all", planet) for planet in planets]
        return found

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, planet = of(game), str(option[-1])
        return landing_refusal(state, seat, planet) or self._plastic_refusal(state, option, planet)

    def _plastic_refusal(self, state: ImperiumState, option: Option, planet: str) -> Refusal | None:
        """A stack that is split may need one more plastic piece."""
        if option[0] != "land":
            return None
        kind = str(option[1])
        fine = has_piece(state, self.seat, kind, SPACE[self.system], planet)
        rule = FIGHTER_TOKENS_RULE if kind == FIGHTER else GROUND_TOKENS_RULE
        return None if fine else Refusal(rule, "no_plastic_piece", (kind,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, planet = of(game), option[-1]
        if planet not in state.edition.planets[self.system]:
            return Refusal(self.rule, "in_another_system", (planet,))
        kind = str(option[1]) if option[0] == "land" else state.edition.ground_kinds[0]
        refusal = unit_refusal(state, seat, kind, SPACE[self.system], self.rule)
        return refusal or Refusal(self.rule, "no_ground_force", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Landing, committed=self.committed)
            return None
        state, planet, space = of(game), str(option[-1]), SPACE[self.system]
        if option[0] == "land":
            leave(game, seat, space, planet, str(option[1]), 1, "committed", option[2:-1])
        for kind in state.edition.ground_kinds if option[0] == "land_all" else ():
            leave(game, seat, space, planet, kind, count(state, seat, space, kind), "committed")
        return replace(self, committed=tuple(dict.fromkeys((*self.committed, planet))))
