"""Control of planets: how a card changes hands, how a planet becomes nobody's (SA-7.1.2, rulings 56, 58)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.control import ground_forces
from throneworld.imperium.units import SPACE_DOCK, STRUCTURES, count, has_ships
from throneworld.imperium.verbs.planets import lose_control, take_control
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti3.deeds import LOST, TOOK, note
from throneworld.ti3.domains.held import place_of_find
from throneworld.ti3.leaders.fate import displace
from throneworld.ti3.leaders.whereabouts import keeper_of, leaders_at
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.losses import units_lost
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import HABITATS, STATIONS
from throneworld.ti3.verbs.artifacts import turn_up_artifact
from throneworld.ti3.verbs.domains import put_away
from throneworld.ti3.verbs.facilities import destroy_facilities

CAPTURED, ANNEXED, REVERTED, LANDED, PRESENCE = "captured", "annexed", "reverted", "landed", "presence"
PLACED, SETTLED = "placed", "settled"
"""By units that a text, or a counter, has put there."""
SOLD = "sold"
WITHOUT_LANDING = (ANNEXED, PLACED, SETTLED, REVERTED)
"""Counters that lie there go without effect then (SA-16.2.6)."""
OVERRUN, TURNED_NEUTRAL = "fallen", "turned_neutral"


class GainPlanet(Procedure, frozen=True):
    """A player gains a planet, in whatever way: its card comes exhausted, what is buried there is found."""

    stages: ClassVar[tuple[str, ...]] = ("take_card", "gained", "settle")
    opens: ClassVar[tuple[str, ...]] = ("planet_gained_after",)

    seat: int = NOBODY
    planet: str = ""
    how: str = LANDED
    other: int = NOBODY
    """Who had it before."""

    def take_card(self, game: Game) -> Step | None:
        other = of(game).control.get(self.planet, NOBODY)
        if other == self.seat:
            return END
        if self.how not in (CAPTURED, SOLD):
            destroy_facilities(game, self.planet)
            if other != NOBODY:
                destroy_installations(game, other, self.planet, self.seat)  # SA-20.2.7
        refreshed = self.planet not in of(game).exhausted
        take_control(game, self.seat, self.planet)
        if self.how in WITHOUT_LANDING:
            put_away(game, self.planet)
        if self.how != SETTLED:  # whoever has landed has landed
            lose_leaders(game, self.planet)
        if other != NOBODY:
            note(game, LOST, other, self.planet, self.seat, self.seat)
        if self.how != REVERTED:  # the return of a home planet is no taking (ruling 227)
            note(game, TOOK, self.seat, self.planet, other, self.how, int(refreshed))
        turn_up_artifact(game, self.seat, self.planet)
        return self.to("gained", other=other)

    def gained(self, game: Game) -> None:
        game.open("planet_gained_after", self.seat, self.planet, self.other)

    def settle(self, game: Game) -> None:
        game.do(Settle())


def may_be_lost(state: Ti3State, planet: str) -> bool:
    """Not a trade station beside ships of whoever controls it (SA-7.3.6)."""
    owner = state.control.get(planet, NOBODY)
    system = SYSTEM[place_of_find(state, HABITATS)] if planet == HABITATS else SYSTEM[planet]
    return planet not in STATIONS or owner == NOBODY or not has_ships(state, owner, system)


def turn_neutral(game: Game, planet: str, by: int = NOBODY) -> None:
    """Nobody's any more: all that its owner has there goes, what is nobody's stays (ruling 56)."""
    state = of(game)
    owner = state.control[planet]
    destroy_installations(game, owner, planet, by, TURNED_NEUTRAL)
    doomed = all_of(targets_of(state, owner, planet, TURNED_NEUTRAL))
    destroy_doomed(game, owner, doomed, TURNED_NEUTRAL, by)
    destroy_facilities(game, planet)
    lose_control(game, planet)
    note(game, LOST, owner, planet, NOBODY, by)
    lose_leaders(game, planet)


def lose_leaders(game: Game, planet: str) -> None:
    """The planet is lost to leaders whose keeper neither controls it nor has landed there (SA-14.2.1)."""
    state = of(game)
    owner = state.control.get(planet, NOBODY)
    lost = [name for name in leaders_at(state, planet) if keeper_of(state, name) != owner]
    if owner == NOBODY:
        lost = [name for name in lost if not ground_forces(state, keeper_of(state, name), planet)]
    displace(game, lost, planet)


def destroy_installations(game: Game, seat: int, planet: str, by: int = NOBODY, how: str = OVERRUN) -> None:
    """What of a player's docks and PDS was not captured (SA-5.6.2)."""
    state = of(game)
    for kind in STRUCTURES:
        number = count(state, seat, planet, kind)
        destroy_units(game, seat, planet, kind, number, how, by=by)
        if number:
            units_lost(game, seat, [(kind, planet, number)], how, by)
        if number and kind == SPACE_DOCK:
            state.exhausted_docks = tuple([place for place in state.exhausted_docks if place != planet])
