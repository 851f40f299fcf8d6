"""Production (SA-15.4): builds without an activation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import all_systems
from throneworld.imperium.marks import PRODUCTION, expire, mark
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.state import AREAS
from throneworld.imperium.strategic import Primary, Secondary, secondary_cost
from throneworld.imperium.units import SPACE_DOCK
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.quantities import HALF_CAPACITY
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.steps.builders import FULL_CAPACITY, docks
from throneworld.ti3.steps.production import Build

CARD = "production"
EXTRA_RESOURCES, SECONDARY_CAPACITY = 2, 3
DONE: Option = ("done",)


def building_docks(state: Ti3State, seat: int) -> list[str]:
    """Where a player has docks that can build; what produces without a dock does not count (ruling 153)."""
    dock = state.edition.index[SPACE_DOCK]
    with_docks = {SYSTEM[place] for place, group in state.units[seat].items() if group[dock]}
    systems = [system for system in all_systems(state) if system in with_docks]
    found = [dock[0] for system in systems for dock in docks(state, seat, system)]
    return list(dict.fromkeys([each.place for each in found if each.kind == SPACE_DOCK]))


class PrimaryProduction(Primary, frozen=True):
    """All own docks of one system, with two resources more, activated or not (SA-15.4.1, ruling 10)."""

    stages: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: Game) -> None:
        if building_docks(of(game), self.seat):
            game.do(ChooseBuildingSystem(seat=self.seat))


class ChooseBuildingSystem(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.4.1"
    prompt: ClassVar[str] = "choose_building_system"
    verbs: ClassVar[tuple[str, ...]] = ("system",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        systems = dict.fromkeys([SYSTEM[place] for place in building_docks(of(game), seat)])
        return [*[("system", system) for system in systems], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        system = option[1]
        return Refusal(self.rule, "no_dock_there", (system,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        return Build(seat=seat, system=int(option[1]), discount=EXTRA_RESOURCES, how=CARD, docks_alone=True)


class SecondaryProduction(Secondary, frozen=True):
    """One dock, with a capacity of three at most (SA-15.4.2)."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "choose", "built")
    card: ClassVar[str] = CARD

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        return state.strategy[seat] >= secondary_cost(state, seat, CARD) and bool(building_docks(state, seat))

    def pay(self, game: Game) -> None:
        self.spend(game)

    def choose(self, game: Game) -> None:
        """What is halved is so nowhere here."""
        if granted_by(of(game), HALF_CAPACITY, self.seat):
            mark(game, FULL_CAPACITY, seat=self.seat, until=PRODUCTION)
        game.do(ChooseDock(seat=self.seat))

    def built(self, game: Game) -> None:
        expire(game, PRODUCTION)


class ChooseDock(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.4.2"
    prompt: ClassVar[str] = "choose_dock"
    verbs: ClassVar[tuple[str, ...]] = ("dock",)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"most": SECONDARY_CAPACITY}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("dock", place) for place in building_docks(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        place = option[1]
        return Refusal(self.rule, "no_dock_there", (SYSTEM[str(place)] if place in AREAS else place,))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        place = str(option[1])
        return Build(seat=seat, system=SYSTEM[place], only=place, at_most=SECONDARY_CAPACITY, how=CARD)


VERBS: Verbs = {"dock": (PLACE,)}
