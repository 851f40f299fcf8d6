"""A card that builds a dock in space, with a cannon of its own."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PRODUCTION
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import PDS, SPACE_DOCK, count, enemies_in, left
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion, name_target
from throneworld.ti3.board import firing_range
from throneworld.ti3.cards.cannon_arrivals import a_fleet_has_come
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import ON_BOARD, modifies
from throneworld.ti3.quantities import DOCK_FALLS, MORE_GUNS
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.bases import ANCHORED, anchor, bases_in, is_base
from throneworld.ti3.tables import ION_STORM, NEBULA, TILE, VOID
from throneworld.ti3.tactical.cannons import Gun, battery
from throneworld.ti3.tactical.production import NewDock

BASE = "asteroid_base"
CAPACITY = 3


def it_is_deserted(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A Void, a Nebula or an Ion Storm, whatever calms it at present."""
    tile = TILE[int(occasion["system"])]
    fine = tile.kind == VOID or tile.special in (NEBULA, ION_STORM)
    return None if fine else Refusal("SA-8.7.1", "no_place_for_base", (occasion["system"],))


def a_dock_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """One of the six; no second one in the same space (ruling 123)."""
    state, place = of(game), SPACE[int(occasion["system"])]
    if count(state, seat, place, SPACE_DOCK):
        return Refusal("SA-13.6.5", "dock_there", (place,))
    return (
        None if left(state, seat, SPACE_DOCK, place) > 0 else Refusal("SA-8.8.1", "none_left", (SPACE_DOCK,))
    )


class NameSystem(Effect, frozen=True):
    """Where the card takes effect."""

    def run(self, game: Game) -> None:
        name_target(game, self.occasion["system"])


class BuildBase(Effect, frozen=True):
    """Like any new dock it rests until it is refreshed."""

    def run(self, game: Game) -> None:
        place = SPACE[int(self.targets[0])]
        anchor(game, self.seat, place)
        game.do(NewDock(seat=self.seat, place=place))


def with_cannons_of_bases(
    state: Ti3State, guns: tuple[Gun, ...], seat: int, target: int, system: int
) -> tuple[Gun, ...]:
    """One shot into its own system and those beside it; what helps, hinders and silences PDS does so here."""
    near = 1 << system | firing_range(state, seat, system)
    found: list[Gun] = []
    for place in dict.fromkeys(state.units[seat]):
        if place in AREAS and near >> SYSTEM[place] & 1 and bases_in(state, seat, place):
            guns_there = battery(state, seat, target, PDS, place, system)
            found += [gun._replace(kind=SPACE_DOCK, dice=1) for gun in guns_there]
    return (*guns, *found)


def enemies_are_there(state: Ti3State, seat: int, place: Place) -> bool:
    return bool(enemies_in(state, seat, SYSTEM[place]))


LISTENERS: Declared = action_card(
    BASE,
    "moved_in_after",
    both(it_concerns_me, it_is_deserted, a_fleet_has_come, a_dock_is_left),
    BuildBase(),
    aims=(NameSystem(),),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        PRODUCTION,
        BASE,
        window="production_static",
        mark=ANCHORED,
        to=CAPACITY,
        where=is_base,
        layer=ON_BOARD,
    ),
    modifies(MORE_GUNS, BASE, window="space_cannon_static", mark=ANCHORED, turns=with_cannons_of_bases),
    modifies(DOCK_FALLS, BASE, window="any_action_end_check", mark=ANCHORED, bans=True, by=enemies_are_there),
)
