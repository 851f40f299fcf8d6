"""Shuttle Logistics of the Tribes of Yssaril: troops that change planets in the Status Phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import adjacency, held_planets
from throneworld.imperium.declare import Declared
from throneworld.imperium.units import PDS, count, damage_of, enemies_in
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion, take_aim
from throneworld.ti3.declare import technology
from throneworld.ti3.leaders.moving import go_down, led_by
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.nouns import PLANET as A_PLANET
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tables import GROUND_KINDS, PDS_PER_PLANET, PLANET
from throneworld.ti3.technologies.transit import apart

SHUTTLES = "shuttle_logistics"
DONE: Option = ("done",)


def passengers(state: Ti3State, seat: int, origin: str, target: str) -> list[Option]:
    """Ground units, PDS for which there is a place, and leaders."""
    kinds = [kind for kind in (*GROUND_KINDS, PDS) if count(state, seat, origin, kind)]
    full = count(state, seat, target, PDS) >= PDS_PER_PLANET
    units: list[Option] = [("load", kind, origin) for kind in kinds if kind != PDS or not full]
    leaders = [name for name in led_by(state, seat) if place_of(state, name) == origin]
    return [*units, *[("leader", name) for name in leaders]]


def routes(state: Ti3State, seat: int) -> list[Option]:
    """From one planet to another, in one system or the next, where no enemy ships are."""
    planets = [
        each
        for each in held_planets(state, seat)
        if not PLANET[each].trade_station and not enemies_in(state, seat, SYSTEM[each])
    ]
    near = adjacency(state, seat)
    return [
        ("shuttle", origin, target)
        for origin in planets
        for target in planets
        if origin != target
        and (SYSTEM[origin] == SYSTEM[target] or near[SYSTEM[origin]] >> SYSTEM[target] & 1)
        and not apart(state, seat, origin, SYSTEM[target])
        and passengers(state, seat, origin, target)
    ]


def somebody_can_go(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if routes(of(game), seat) else Refusal("SA-10.4.1", "nothing_to_transfer")


class ChooseRoute(Aim, frozen=True):
    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "choose_route"
    verbs: ClassVar[tuple[str, ...]] = ("shuttle",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return routes(of(game), seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_route", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, *option[1:])


class FlyShuttles(Aim, frozen=True):
    """One after the other, as many as he likes."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "fly_shuttles"
    verbs: ClassVar[tuple[str, ...]] = ("load", "leader")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"origin": self.targets[0], "target": self.targets[1]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        origin, target = map(str, self.targets)
        return [*passengers(of(game), seat, origin, target), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = str(self.targets[1])
        if option[1] == PDS and count(of(game), seat, planet, PDS) >= PDS_PER_PLANET:
            return Refusal("SA-13.17.2", "two_pds", (planet,))
        return Refusal(self.rule, "no_such_unit_there", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        origin, target = map(str, self.targets)
        if option[0] == "leader":
            go_down(game, seat, str(option[1]), target)
        else:
            kind = str(option[1])
            level = min(damage_of(of(game), seat, origin, kind))
            hurt, first = int(level > 0), max(1, level)
            move_units(game, seat, origin, target, kind, 1, SHUTTLES, damaged=hurt, level=first)
        return replace(self) if passengers(of(game), seat, origin, target) else None


LISTENERS: Declared = technology(
    SHUTTLES, "status_step2", somebody_can_go, FlyShuttles(), aims=(ChooseRoute(),), rule="SA-10.4.1"
)
VERBS: Verbs = {"shuttle": (A_PLANET, A_PLANET)}
