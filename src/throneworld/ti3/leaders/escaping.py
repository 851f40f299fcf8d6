"""A leader who escapes is placed by his owner on any of his planets or ships (SA-14.2.7, ruling 63)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.movement.cargo import board, disembark, loads_named, ship_named, ship_with
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SHIPS, damage_of
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.whereabouts import keeper_of, owner_of
from throneworld.ti3.nouns import AREA, DAMAGE, LOAD, PLANET, UNIT
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import PLANET as A_PLANET
from throneworld.ti3.tables import STATIONS


def refuges(state: Ti3State, seat: int, system: int = NO_SYSTEM) -> list[Option]:
    """Every planet of a player, and every ship that is unlike the others in its place; of all systems or one.

    Nobody stands on a trade station (SA-7.3.8, 14.1.5).
    """
    planets: list[Option] = [
        ("refuge", planet)
        for planet in held_planets(state, seat)
        if planet not in STATIONS and system in (NO_SYSTEM, SYSTEM[planet])
    ]
    ships: list[Option] = [
        ("refuge", place, kind, level, *load)
        for place, group in state.units[seat].items()
        if place in AREAS and system in (NO_SYSTEM, int(place))
        for kind in SHIPS
        if group[state.edition.index[kind]]
        for level in damage_of(state, seat, place, kind)
        for load in loads_named(state, seat, place, kind, level)
    ]
    return planets + ships


class ChooseRefuge(Decision, frozen=True):
    """Where a leader goes who is free again; without any place he is lost."""

    rule: ClassVar[str] = "SA-14.2.7"
    prompt: ClassVar[str] = "choose_refuge"

    leader: str = ""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        owner = owner_of(state, self.leader)
        if not refuges(state, owner):
            leave_all(state, self.leader)
            del state.leaders[self.leader]
            game.tell("leader_killed", self.leader)
            return None
        return Decision.run(self, game) if self.seat == owner else replace(self, seat=owner)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"leader": self.leader}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return refuges(of(game), seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Never onto a planet of nobody or of another (SA-14.1.8)."""
        on_planet = option[1] in A_PLANET
        return Refusal("SA-14.1.8" if on_planet else self.rule, "no_refuge", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        settle_in(game, self.leader, seat, option)


def settle_in(game: Game, leader: str, seat: int, option: Option, captor: int = NOBODY) -> None:
    """Onto a planet or aboard a ship, as an option of `refuges` names it; he is nobody's captive there, or
    the captor's."""
    state, place = of(game), str(option[1])
    leave_all(state, leader)
    if place not in AREAS:
        state.leaders[leader] = replace(state.leaders[leader], place=place, captor=captor, displaced=False)
    else:
        ship = ship_named(state, seat, place, str(option[2]), int(option[3]), *map(str, option[4:]))
        state.leaders[leader] = replace(state.leaders[leader], place="", captor=captor, displaced=False)
        board(state, seat, place, ship, leader)
    game.tell("leader_placed", leader, place)


def leave_all(state: Ti3State, leader: str) -> None:
    """Off the ship that he is aboard, whoever holds him."""
    keeper = keeper_of(state, leader)
    found = ship_with(state, keeper, leader)
    if found is not None:
        place, ship = found
        disembark(state, keeper, place, ship, leader)


VERBS: Verbs = {"refuge": ((PLANET,), (AREA, UNIT, DAMAGE), (AREA, UNIT, DAMAGE, LOAD))}
EVENTS: dict[str, tuple[str, ...]] = {"leader_placed": ("leader", "place")}
