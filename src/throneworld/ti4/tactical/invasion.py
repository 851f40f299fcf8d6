"""Invasion (RR 44), in its five printed steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.combat.bombarding import bombarding
from throneworld.imperium.combat.cannons import cannons_on
from throneworld.imperium.control import ground_forces
from throneworld.imperium.landing import Landing, committable, forces_on, return_to_space
from throneworld.imperium.marks import INVASION, expire
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Step
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.steps.elimination import check_elimination
from throneworld.ti4.tables import FIGHTER, MECATOL_REX
from throneworld.ti4.tactical.bombardment import Bombardment, defender_on
from throneworld.ti4.tactical.commit import CommitGroundForces, RemoveCustodians, can_remove_custodians
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, is_disrupted


class Invasion(Landing, frozen=True):
    """Nothing of it happens if the active player has nobody to bombard with and nobody to land."""

    stages: ClassVar[tuple[str, ...]] = (
        "start",
        "bombardment",
        "remove_custodians",
        "commit_ground_forces",
        "forces_committed",
        "space_cannon_defense",
        "fire",
        "ground_combat",
        "fight",
        "return_fighters",
        "establish_control",
        "end",
    )
    opens: ClassVar[tuple[str, ...]] = ("invasion_start", "forces_committed")

    guarded: bool = False
    """Whether the custodians were still on Mecatol Rex when the question was put."""
    fired: tuple[str, ...] = ()
    """Planets whose space cannons have fired."""
    planet: str = ""
    """The planet that comes next."""

    def start(self, game: Game) -> Step | None:
        state = of(game)
        idle = not bombarding(state, self.seat, self.system) and not committable(
            state, self.seat, self.system
        )
        if idle or not planets_in(self.system):
            return END
        game.open("invasion_start", self.seat, self.system)
        return None

    def bombardment(self, game: Game) -> None:
        """RR 44.1."""
        game.do(Bombardment(seat=self.seat, system=self.system))

    def remove_custodians(self, game: Game) -> Step | None:
        """RR 26.2."""
        state = of(game)
        if MECATOL_REX not in planets_in(self.system) or not state.custodians:
            return None
        if can_remove_custodians(state, self.seat, self.system):
            game.do(RemoveCustodians(seat=self.seat, system=self.system))
        return self.to("commit_ground_forces", guarded=True)

    def commit_ground_forces(self, game: Game) -> None:
        """RR 44.2; whoever has just removed the custodians has to land there."""
        state = of(game)
        must = MECATOL_REX if self.guarded and not state.custodians else ""
        if committable(state, self.seat, self.system):
            game.do(CommitGroundForces(seat=self.seat, system=self.system, must=must))

    def forces_committed(self, game: Game) -> None:
        for planet in self.committed:
            game.open("forces_committed", self.seat, planet)

    def space_cannon_defense(self, game: Game) -> Step | None:
        """RR 44.3."""
        state = of(game)
        if is_disrupted(state, self.seat):
            return self.to("ground_combat")
        waiting = [planet for planet in self.committed if planet not in self.fired]
        waiting = [planet for planet in waiting if has_cannons(state, self.seat, planet)]
        if not waiting:
            return self.to("ground_combat")
        game.do(NextPlanet(seat=self.seat, planets=tuple(waiting), what="space_cannon_defense"))
        return None

    def fire(self, game: Game) -> Step:
        game.do(SpaceCannonDefense(seat=self.seat, planet=self.planet))
        return self.to("space_cannon_defense", fired=(*self.fired, self.planet))

    def ground_combat(self, game: Game) -> Step | None:
        """RR 44.4."""
        state = of(game)
        waiting = tuple([planet for planet in self.committed if is_contested(state, self.seat, planet)])
        if not waiting:
            return self.to("return_fighters")
        game.do(NextPlanet(seat=self.seat, planets=waiting, what="ground_combat"))
        return None

    def fight(self, game: Game) -> Step:
        defender = defender_on(of(game), self.seat, self.planet)
        game.do(GroundCombat(attacker=self.seat, defender=defender, planet=self.planet))
        return self.to("ground_combat")

    def return_fighters(self, game: Game) -> None:
        """Where there was no combat, too: fighters take no planet (Matriarch)."""
        for planet in self.committed:
            return_to_space(game, self.seat, planet, self.system, FIGHTER)

    def establish_control(self, game: Game) -> None:
        """RR 44.5."""
        state = of(game)
        for planet in self.committed:
            alone = defender_on(state, self.seat, planet) == NOBODY
            if alone and ground_forces(state, self.seat, planet):
                game.do(GainControl(seat=self.seat, planet=planet))

    def end(self, game: Game) -> None:
        expire(game, INVASION)
        check_elimination(game)


def is_contested(state: Ti4State, seat: int, planet: str) -> bool:
    """Whether a player has forces on a planet that has ground forces of another."""
    return bool(forces_on(state, seat, planet)) and defender_on(state, seat, planet) != NOBODY


def has_cannons(state: Ti4State, seat: int, planet: str) -> bool:
    """Whether somebody else has units with space cannon on a planet where a player has just landed."""
    others = range(len(state.factions)) if forces_on(state, seat, planet) else ()
    return any(other != seat and cannons_on(state, other, planet) for other in others)


class NextPlanet(Decision, frozen=True):
    """The active player chooses the order of the planets (RR 44.3, 44.4)."""

    rule: ClassVar[str] = "RR 44.4"
    prompt: ClassVar[str] = "next_planet"

    planets: tuple[str, ...] = ()
    what: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"what": self.what}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [("next", planet) for planet in self.planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = option[1]
        return Refusal(self.rule, "nothing_to_resolve", (planet,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Invasion, planet=str(option[1]))
