"""Bombardment (RR 15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.bombarding import Aimed, bombard, bombarding, with_more
from throneworld.imperium.combat.casualties import BOMBARDMENT, AssignHits
from throneworld.imperium.control import ground_forces
from throneworld.imperium.modifiers import banned_by, total
from throneworld.imperium.quantities import BOMBARDMENT_DICE, MAY_BOMBARD
from throneworld.imperium.reasons import unit_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti4.board import planets_in
from throneworld.ti4.objectives import happening
from throneworld.ti4.state import NOBODY, SPACE, Ti4State, of
from throneworld.ti4.tactical.planetary_shield import is_shielded_by

LAST_DEFENDERS = "make_an_example_of_their_world"
"""What happens when a bombardment destroys the last ground forces of a player on a planet."""
DONE: Option = ("done",)
BOMBARD_ALL = "bombard_all"

# What may be bombarded


def defender_on(state: Ti4State, seat: int, planet: str) -> int:
    """The other player who has ground forces on a planet, its controller before anybody else, or NOBODY."""
    others = [
        other for other in range(len(state.factions)) if other != seat and ground_forces(state, other, planet)
    ]
    holder = state.control.get(planet, NOBODY)
    return holder if holder in others else others[0] if others else NOBODY


def bombardment_refusal(state: Ti4State, seat: int, planet: str) -> Refusal | None:
    """Why a player cannot bombard a planet."""
    if defender_on(state, seat, planet) == NOBODY:
        return Refusal("RR 15.2", "nothing_to_bombard", (planet,))
    if any(is_shielded_by(state, other, planet) for other in range(len(state.factions)) if other != seat):
        return Refusal("RR 15.1", "planetary_shield", (planet,))
    law = banned_by(state, MAY_BOMBARD, seat, planet)
    return Refusal("RR 7.2", law, (planet,)) if law else None


# The step


class Bombardment(Procedure, frozen=True):
    """All targets are named first, then dice are rolled for all of them (RR 15.1)."""

    stages: ClassVar[tuple[str, ...]] = ("choose_planets", "name_extra_die", "roll", "destroy", "look_around")
    opens: ClassVar[tuple[str, ...]] = ("score_action_phase",)

    seat: int = NOBODY
    system: int = 0
    aimed: tuple[Aimed, ...] = ()
    extra: tuple[str, ...] = ()
    """The kind and the planet for which one more die is rolled, or nothing."""
    hits: tuple[tuple[str, int], ...] = ()
    """What is still to be assigned: planet and hits."""
    victim: int = NOBODY

    def choose_planets(self, game: Game) -> Step | None:
        state = of(game)
        if not bombarding(state, self.seat, self.system) or not self._targets(state):
            return END
        game.do(ChooseBombardment(seat=self.seat, system=self.system))
        return None

    def _targets(self, state: Ti4State) -> list[str]:
        planets = planets_in(self.system)
        return [planet for planet in planets if bombardment_refusal(state, self.seat, planet) is None]

    def name_extra_die(self, game: Game) -> Step | None:
        """One unit may roll one more die, once in the step; nobody is better off without it."""
        if not self.aimed:
            return END
        if total(of(game), BOMBARDMENT_DICE, self.seat):
            game.do(NameExtraDie(seat=self.seat, aimed=self.aimed))
        return None

    def roll(self, game: Game) -> Step:
        planets = dict.fromkeys(planet for _, planet, _ in self.aimed)
        hits = [(planet, bombard(game, self.seat, planet, self.aimed, self.extra)) for planet in planets]
        return self.to("destroy", hits=tuple(hits))

    def destroy(self, game: Game) -> Step:
        """RR 15.2: the player who is bombarded chooses."""
        if not self.hits:
            return END
        planet, hits = self.hits[0]
        victim = defender_on(of(game), self.seat, planet)
        if hits and victim != NOBODY:
            game.do(AssignHits(seat=victim, place=planet, hits=hits, by=self.seat, how=BOMBARDMENT))
            return self.to("look_around", victim=victim)
        return self.to("destroy", hits=self.hits[1:])

    def look_around(self, game: Game) -> Step:
        planet = self.hits[0][0]
        if not ground_forces(of(game), self.victim, planet):
            happening(game, self.seat, LAST_DEFENDERS)
        return self.to("destroy", hits=self.hits[1:])


class BombardPlanet(Bombardment, frozen=True):
    """All bombarding units of a player in a system fire at one planet, outside the step."""

    planet: str = ""

    def choose_planets(self, game: Game) -> Step | None:
        state = of(game)
        if bombardment_refusal(state, self.seat, self.planet) is not None:
            return END
        units = bombarding(state, self.seat, self.system)
        return self.to(
            "name_extra_die", aimed=tuple((kind, self.planet, number) for kind, number in units.items())
        )


# The questions


class ChooseBombardment(Decision, frozen=True):
    """One unit at a time, or all that are left together: which planet they bombard.

    Any of the units may hold its fire, even if there is only one planet to aim at (RR 44.1).
    """

    rule: ClassVar[str] = "RR 15.1"
    prompt: ClassVar[str] = "choose_bombardment"

    system: int = 0
    aimed: tuple[Aimed, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def _left(self, game: Game) -> dict[str, int]:
        left = bombarding(of(game), self.seat, self.system)
        for kind, _, number in self.aimed:
            left[kind] -= number
        return left

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        kinds, planets = bombarding(of(game), seat, self.system), planets_in(self.system)
        together = [(BOMBARD_ALL, planet) for planet in planets]
        return [*together, *(("bombard", kind, planet) for planet in planets for kind in kinds), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        left = self._left(game)
        if option[0] == BOMBARD_ALL and sum(left.values()) < 2:
            return Refusal("RR 15.1", "no_more_to_aim")
        if option[0] != BOMBARD_ALL and not left[str(option[1])]:
            return Refusal("RR 15.1", "all_aimed", (option[1],))
        return bombardment_refusal(of(game), seat, str(option[-1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = option[-1]
        if planet not in planets_in(self.system):
            return Refusal(self.rule, "in_another_system", (planet,))
        kind = str(option[1])
        refusal = unit_refusal(of(game), seat, kind, SPACE[self.system], self.rule)
        return refusal or Refusal(self.rule, "does_not_bombard", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Bombardment, aimed=self.aimed)
            return None
        more = self._left(game) if option[0] == BOMBARD_ALL else {str(option[1]): 1}
        aimed = self.aimed
        for kind, number in more.items():
            aimed = with_more(aimed, kind, str(option[-1]), number)
        return replace(self, aimed=aimed)


class NameExtraDie(Decision, frozen=True):
    """Which of the bombarding units rolls one more die, named before the roll."""

    rule: ClassVar[str] = "RR 15.1"
    prompt: ClassVar[str] = "name_extra_die"

    aimed: tuple[Aimed, ...] = ()

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [("extra_die", kind, planet) for kind, planet, _ in self.aimed]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, planet = option[1], option[2]
        return Refusal(self.rule, "not_aimed_there", (kind, planet))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Bombardment, extra=(str(option[1]), str(option[2])))
