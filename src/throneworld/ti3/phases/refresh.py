"""Step 5 of the Status Phase: each planet is refreshed, or does one other thing (SA-3.32, ruling 80)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import home_planets
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.reasons import control_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import FACILITY
from throneworld.ti3.nouns import PLANET as A_PLANET
from throneworld.ti3.phases.refresh_abilities import use_refresh_ability
from throneworld.ti3.quantities import MAY_YIELD, SKIPS_REFRESH
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import PLANET
from throneworld.ti3.verbs.facilities import build_facility
from throneworld.ti3.verbs.radiation import refresh_planet

DONE: Option = ("done",)
FACILITIES = ("colony", "refinery")


def refresh_docks(game: Game) -> None:
    """All docks can build again (SA-3.32.1)."""
    state = of(game)
    if state.exhausted_docks:
        state.exhausted_docks = ()
        game.tell("docks_refreshed")


class RefreshPlanets(Decision, frozen=True):
    """What planets do instead of being refreshed, one at a time; then all others are refreshed."""

    rule: ClassVar[str] = "SA-3.32.1"
    prompt: ClassVar[str] = "refresh_planets"
    verbs: ClassVar[tuple[str, ...]] = ("use", "facility")

    busy: tuple[str, ...] = ()
    """Planets that have done something else."""

    def run(self, game: Game) -> Step | None:
        return None if banned_by(of(game), SKIPS_REFRESH, self.seat) else Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": len([each for each in of(game).exhausted if of(game).control.get(each) == seat])}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        held = [planet for planet, owner in of(game).control.items() if owner == seat]
        return [
            *[("use", planet) for planet in held if PLANET[planet].refresh],
            *[("facility", planet, kind) for planet in held for kind in FACILITIES],
            DONE,
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        planet = str(option[1])
        if planet in self.busy:
            return Refusal("SA-3.32.2", "planet_has_acted", (planet,))
        banned = banned_by(of(game), MAY_YIELD, seat, planet) if option[0] == "use" else ""
        if banned:
            return Refusal("SA-7.5.2", "yields_nothing", (planet, banned))
        return facility_refusal(game, seat, planet) if option[0] == "facility" else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = option[1]
        return control_refusal(of(game), seat, planet) or Refusal("SA-7.5.2", "no_refresh_ability", (planet,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            self._refresh(game)
            return None
        planet = str(option[1])
        if option[0] == "use":
            use_refresh_ability(game, seat, planet)
        else:
            build_facility(game, seat, planet, str(option[2]))
        return replace(self, busy=(*self.busy, planet))

    def _refresh(self, game: Game) -> None:
        state = of(game)
        for planet in state.exhausted:
            if state.control[planet] == self.seat and planet not in self.busy:
                refresh_planet(game, planet)


def facility_refusal(game: Game, seat: int, planet: str) -> Refusal | None:
    """On planets outside the own Home System, one each, never on a trade station (SA-7.6)."""
    state: Ti3State = of(game)
    if not game.options["facilities"]:
        return Refusal("SA-1.5.9", "without_facilities")
    if planet in home_planets(state, seat):
        return Refusal("SA-7.6.1", "home_planet", (planet,))
    if PLANET[planet].trade_station:
        return Refusal("SA-7.6.3", "trade_station", (planet,))
    return Refusal("SA-7.6.3", "facility_there", (planet,)) if planet in state.facilities else None


VERBS: Verbs = {"use": (A_PLANET,), "facility": (A_PLANET, FACILITY)}
EVENTS: dict[str, tuple[str, ...]] = {"docks_refreshed": ()}
