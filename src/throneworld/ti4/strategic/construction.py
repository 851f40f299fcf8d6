"""Construction (RR 23): PDS and space docks."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.placing import PlaceUnit, placements
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.verbs.tokens import STRATEGY, place_token_from_pool
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Step
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.tables import PDS, SPACE_DOCK

CONSTRUCTION = "construction"
EITHER: tuple[str, ...] = (PDS, SPACE_DOCK)


class PrimaryConstruction(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("structure", "additional_pds")

    def structure(self, game: Game) -> None:
        self._place(game, EITHER)

    def additional_pds(self, game: Game) -> None:
        self._place(game, (PDS,))

    def _place(self, game: Game, kinds: tuple[str, ...]) -> None:
        places = held_planets(of(game), self.seat)
        game.do(PlaceUnit(seat=self.seat, kinds=kinds, places=places, how=CONSTRUCTION, optional=True))


def planets_by_system(state: Ti4State, seat: int) -> dict[int, tuple[str, ...]]:
    """The planets that a player controls, in the systems that hold them."""
    found: dict[int, tuple[str, ...]] = {}
    for planet in held_planets(state, seat):
        found[SYSTEM[planet]] = (*found.get(SYSTEM[planet], ()), planet)
    return dict(sorted(found.items()))


def building_refusal(state: Ti4State, seat: int, system: int, planets: tuple[str, ...]) -> Refusal | None:
    """His token will lie there, so that no structure can be taken out of that very system (RR 23.4)."""
    if placements(state, seat, EITHER, planets, barred=system):
        return None
    return Refusal("RR 23.3", "no_structure_possible", (system,))


class SecondaryConstruction(Secondary, frozen=True):
    card: ClassVar[str] = CONSTRUCTION
    asks: ClassVar[bool] = True
    stages: ClassVar[tuple[str, ...]] = ("choose",)

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        for system, planets in planets_by_system(state, seat).items():
            if building_refusal(state, seat, system, planets) is None:
                return super().is_offered(game, seat)
        return False

    def choose(self, game: Game) -> None:
        game.do(ChooseBuildingSystem(seat=self.seat))


class ChooseBuildingSystem(Decision, frozen=True):
    """The token from his strategy pool goes onto the system, and the structure onto a planet there."""

    rule: ClassVar[str] = "RR 23.3"
    prompt: ClassVar[str] = "construction_system"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("system", system) for system in planets_by_system(of(game), seat)), PASS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS:
            return None
        state, system = of(game), int(option[1])
        return building_refusal(state, seat, system, planets_by_system(state, seat)[system])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        system = option[1]
        return Refusal(self.rule, "no_planet_of_yours", (system,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == PASS:
            return None
        system = int(option[1])
        place_token_from_pool(game, seat, STRATEGY, system)
        places = planets_by_system(of(game), seat)[system]
        return PlaceUnit(seat=seat, kinds=EITHER, places=places, how=CONSTRUCTION)
