"""Landings on planets that a player holds already, of units and leaders (SA-3.19.7, 3.23.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.movement.cargo import is_bound, leave, leaves_named
from throneworld.imperium.state import SPACE
from throneworld.imperium.units import PDS, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.moving import go_down, led_by
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.nouns import LEADERS, PLANET
from throneworld.ti3.state import NO_SYSTEM, of
from throneworld.ti3.steps.stowing import friendly_planets
from throneworld.ti3.tables import PLANET as PLANETS
from throneworld.ti3.tables import UNIT

DONE: Option = ("done",)
LAND_LEADER = "land_leader"


class FriendlyLandings(Decision, frozen=True):
    """One unit or leader at a time, out of ships onto planets of one's own (SA-3.23.10)."""

    rule: ClassVar[str] = "SA-3.23.10"
    prompt: ClassVar[str] = "friendly_landings"

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, space = of(game), SPACE[self.system]
        planets = [each for each in state.edition.planets[self.system] if not PLANETS[each].trade_station]
        kinds = [
            kind
            for kind, _ in state.edition.cargo
            if is_bound(state, kind) and count(state, seat, space, kind)
        ]
        leaders = [name for name in led_by(state, seat) if place_of(state, name) == space]
        return [
            *[
                ("land", kind, *ship, planet)
                for planet in planets
                for kind in kinds
                for ship in leaves_named(state, seat, space, kind)
            ],
            *[(LAND_LEADER, name, planet) for planet in planets for name in leaders],
            DONE,
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, planet = of(game), str(option[-1])
        if planet not in friendly_planets(state, seat, self.system):
            return Refusal(self.rule, "not_your_planet", (planet,))
        full = option[1] == PDS and count(state, seat, planet, PDS) >= UNIT[PDS].max_per_planet
        return Refusal("SA-13.17.2", "pds_full", (planet,)) if full else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_aboard_here", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        planet = str(option[-1])
        if option[0] == LAND_LEADER:
            go_down(game, seat, str(option[1]), planet)
        else:
            leave(game, seat, SPACE[self.system], planet, str(option[1]), 1, "landed", option[2:-1])
        return FriendlyLandings(seat=seat, system=self.system)


VERBS: Verbs = {LAND_LEADER: (LEADERS, PLANET)}
