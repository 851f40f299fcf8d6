"""What component actions do to units that stand, to planets and to goods: a step for each mechanic.

The targets are those that the card's aims have named: a planet, a system or a unit comes first.
"""

from __future__ import annotations

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.rolling import roll_for_hits
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.cards.aftermath import Aftermath
from throneworld.ti4.cards.aims import unit_at
from throneworld.ti4.effects.which import MORE_THAN_ANY
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.tables import PLANET
from throneworld.ti4.units import count, damaged_count

# Destroying: these are not hits, nothing sustains or cancels them (RR 29)


class DestroyUnit(Effect, frozen=True):
    """The unit at which the card is aimed."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        unit = unit_at(self.targets)
        destroy_units(
            game, unit.owner, unit.place, unit.kind, 1, self.why, damaged=unit.damaged, by=self.seat
        )
        return Aftermath(system=SYSTEM[unit.place])


class DestroyOnPlanet(Verb, frozen=True):
    """Units of a kind on a planet, whosoever they are: all, so many, or those whose die is high."""

    kind: str = ""
    most: int = 0
    """How many, or 0 for all."""
    hits_on: int = 0
    """The least result of its own die that destroys a unit, or 0 if none is rolled."""

    def run(self, game: Game) -> Step | None:
        planet, left = str(self.targets[0]), self.most or MORE_THAN_ANY
        for owner in range(game.seats):
            there = count(of(game), owner, planet, self.kind)
            many = min(self._hits(game, there), left)
            left -= many
            _destroy(game, owner, planet, self.kind, many, self.why, self.seat)
        return Aftermath(system=SYSTEM[planet])

    def _hits(self, game: Game, units: int) -> int:
        if not self.hits_on:
            return units
        return roll_for_hits(game, self.seat, units, self.why, self.hits_on)


def _destroy(game: Game, owner: int, planet: str, kind: str, many: int, why: str, by: int) -> None:
    state = of(game)
    sound = count(state, owner, planet, kind) - damaged_count(state, owner, planet, kind)
    destroy_units(game, owner, planet, kind, many, why, damaged=max(0, many - sound), by=by)


# Planets


def planets_of_trait(state: Ti4State, seat: int, kind: str) -> list[str]:
    """The planets of a trait that a player controls."""
    return [planet for planet in held_planets(state, seat) if PLANET[planet].trait == kind]


def exhausted_of(state: Ti4State, seat: int, kind: str) -> list[str]:
    return [planet for planet in planets_of_trait(state, seat, kind) if planet in state.exhausted]
