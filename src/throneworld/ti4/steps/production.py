"""Producing units: with PRODUCTION, all units of a system together, or by an ability (RR 58, 59)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import PRODUCTION, expire
from throneworld.imperium.production.choosing import NO_LIMIT, ChooseUnits, Produced
from throneworld.imperium.production.producers import (
    Producer,
    ground_places,
    may_produce,
    producers,
    producers_of,
    production_value,
    total_value,
)
from throneworld.imperium.production.supply import counted
from throneworld.imperium.units import SHIPS
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Step
from throneworld.ti4.state import Place, Ti4State, of
from throneworld.ti4.tables import FIGHTER, INFANTRY
from throneworld.ti4.verbs.agendas import discard_agenda

__all__ = ["ProduceUnits", "UseProduction", "production_value"]

PRODUCIBLE: tuple[str, ...] = (*SHIPS, INFANTRY)
FIGHTERS_FORETOLD = 2
"""So many fighters a use of PRODUCTION has to bring forth to keep the law that is at stake."""


class ProduceUnit(ChooseUnits, frozen=True):
    kinds: tuple[str, ...] = PRODUCIBLE


class UseProduction(Produced, frozen=True):
    """A player's units in a system use PRODUCTION together (RR 59.1), or one of them alone (RR 88.3).

    Who listens to `production_after` finds in `planned` what was produced: it is on the board by then.
    """

    stages: ClassVar[tuple[str, ...]] = ("use", "produce", "pay", "place", "react", "end")
    opens: ClassVar[tuple[str, ...]] = ("production_when", "units_destroyed", "production_after")

    kind: str = ""
    only: Place = ""
    """If given: one unit of that kind in that place produces alone."""
    law_at_stake: str = ""
    """A law that is discarded unless two fighters are produced."""

    def use(self, game: Game) -> Step | None:
        if not self._value(of(game)):
            return END
        game.open("production_when", self.seat, self.system)
        return None

    def produce(self, game: Game) -> None:
        state = of(game)
        found = self._producers(state)
        infantry = producers_of(state, self.seat, INFANTRY, found)
        game.do(
            ProduceUnit(
                seat=self.seat,
                system=self.system,
                places=ground_places(state, self.seat, self.system, infantry),
                most=total_value(found),
                most_infantry=total_value(infantry),
                discount=self.discount,
            )
        )

    def pay(self, game: Game) -> Step | None:
        if self.planned:
            return super().pay(game)
        expire(game, PRODUCTION)  # nothing was produced: PRODUCTION was not used
        return END

    def react(self, game: Game) -> None:
        expire(game, PRODUCTION)
        if self.law_at_stake and counted(self.planned).get(FIGHTER, 0) < FIGHTERS_FORETOLD:
            discard_agenda(game, self.law_at_stake)
        game.open("production_after", self.seat, self.system)

    def end(self, game: Game) -> None:
        """Until all reactions are over it is known what was produced."""

    def _producers(self, state: Ti4State) -> list[Producer]:
        found = producers(state, self.seat, self.system)
        if not self.only:
            return found
        return [each._replace(units=1) for each in found if (each.kind, each.place) == (self.kind, self.only)]

    def _value(self, state: Ti4State) -> int:
        return total_value(self._producers(state))


class ProduceUnits(Produced, frozen=True):
    """Units that an ability lets a player produce: paid for, but no use of PRODUCTION (RR 58.4)."""

    stages: ClassVar[tuple[str, ...]] = ("produce", "pay", "place")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed",)

    places: tuple[Place, ...] = ()
    """Where ground forces may be placed; ships go into the space area of the system."""
    most: int = NO_LIMIT
    cost_limit: int = NO_LIMIT
    """The combined cost that must not be exceeded."""
    kinds: tuple[str, ...] = PRODUCIBLE

    def produce(self, game: Game) -> Step | None:
        if not may_produce(of(game), self.seat, self.system):
            return END
        game.do(
            ProduceUnit(
                seat=self.seat,
                system=self.system,
                places=self.places,
                most=self.most,
                most_infantry=self.most,
                cost_limit=self.cost_limit,
                kinds=self.kinds,
            )
        )
        return None
