"""Ships and other docks that are given for a build: their cost pays for it, their capacity enlarges it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.movement.cargo import loads_named, lose_cargo, ship_named
from throneworld.imperium.production.choosing import Produced
from throneworld.imperium.production.supply import weight_of
from throneworld.imperium.units import SHIPS, SPACE_DOCK, count, damage_of
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import NO_SYSTEM, SPACE, SYSTEM, Ti3State, of

DONE: Option = ("done",)
SCUTTLED = "scuttled"
OF_A_DOCK = 3
"""Capacity that another dock lends."""


class Enlarged(Produced, frozen=True):
    """A build to which more was given than its docks."""

    abstract: ClassVar[bool] = True

    extra: int = 0
    """Capacity that is left of it, for whichever dock."""
    halves: int = 0
    """Twice the resources that were gained, so that Fighters count."""


def lending_docks(state: Ti3State, seat: int, system: int) -> list[str]:
    """Docks elsewhere, in systems without a counter of their owner, that are not exhausted."""
    return [
        place
        for place in state.units[seat]
        if count(state, seat, place, SPACE_DOCK) > state.exhausted_docks.count(place)
        and SYSTEM[place] != system
        and not has_token_in(state, seat, SYSTEM[place])
    ]


def ships_to_scuttle(state: Ti3State, seat: int, system: int) -> list[Option]:
    place = SPACE[system]
    return [
        ("scuttle", kind, place, level, *load)
        for kind in SHIPS
        if count(state, seat, place, kind)
        for level in damage_of(state, seat, place, kind)
        for load in loads_named(state, seat, place, kind, level)
    ]


class Salvage(Decision, frozen=True):
    """One ship or dock after the other, before it is said what is built."""

    rule: ClassVar[str] = "SA-13.7.1"
    prompt: ClassVar[str] = "salvage"
    verbs: ClassVar[tuple[str, ...]] = ("scuttle", "dock")

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        build = game.nearest(Enlarged)
        assert build is not None, "nothing is being built"
        return {"system": self.system, "extra": build.extra, "resources": build.halves // 2}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        lent = [("dock", place) for place in lending_docks(state, seat, self.system)]
        return [*ships_to_scuttle(state, seat, self.system), *lent, DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "dock":
            return Refusal(self.rule, "no_dock_to_lend", (option[1],))
        return Refusal(self.rule, "no_ship_to_scuttle", option[1:2])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        if option[0] == "dock":
            self._lend(game, seat, str(option[1]))
        else:
            self._scuttle(game, seat, option)
        return self

    def _lend(self, game: Game, seat: int, place: str) -> None:
        state = of(game)
        state.exhausted_docks = (*state.exhausted_docks, place)
        game.tell("dock_exhausted", seat, place)
        game.amend(Enlarged, extra=game.asker(Enlarged).extra + OF_A_DOCK)

    def _scuttle(self, game: Game, seat: int, option: Option) -> None:
        """What it has aboard is lost with it."""
        state, build = of(game), game.asker(Enlarged)
        kind, place, damage = str(option[1]), str(option[2]), int(option[3])
        row = state.edition.profile(state, seat, kind)
        ship = ship_named(state, seat, place, kind, damage, *map(str, option[4:]))
        lose_cargo(game, seat, place, ship, SCUTTLED)
        destroy_units(game, seat, place, kind, 1, SCUTTLED, damaged=int(damage > 0), level=max(1, damage))
        worth, weight = 2 * row.cost // row.produced, weight_of(state, seat, ((kind, place),))
        game.amend(Enlarged, extra=build.extra + weight, halves=build.halves + worth)
