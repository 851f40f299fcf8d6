"""Infantry that come back: Infantry II, Letani Warrior II, Spec Ops II."""

from __future__ import annotations

from throneworld.imperium.board import home_system
from throneworld.imperium.placing import PlaceSeveral
from throneworld.imperium.rolling import roll_for_hits
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.board import held_in
from throneworld.ti4.declare import Clause, Declared, When, both, it_concerns_me, technology
from throneworld.ti4.owning import has_unit
from throneworld.ti4.state import of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import profile

RESPAWN = "respawn"
"""Why these dice are rolled, and how the units come back."""


def rest_units(game: Game, seat: int, count: int) -> None:
    """Destroyed infantry that wait on their card for the start of their owner's next turn."""
    if count:
        of(game).resting[seat] += count
        game.tell("units_rest", seat, count)


def end_rest(game: Game, seat: int) -> int:
    """All infantry leave their card; how many they are."""
    state = of(game)
    count = state.resting[seat]
    state.resting[seat] = 0
    game.tell("rest_ends", seat, count)
    return count


def my_infantry_perished(unit: str) -> When:
    """And this card, not another upgrade over it, is the one that counts for them (RR 86.1)."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        if (occasion["seat"], occasion["kind"]) != (seat, INFANTRY):
            return Refusal("RR 1.1", "not_about_you")
        return None if has_unit(of(game), seat, unit) else Refusal("RR 86.1", "other_upgrade", (unit,))

    return when


def some_of_mine_rest(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).resting[seat] else Refusal("RR 1.1", "nobody_rests")


class RollToRest(Effect, frozen=True):
    """A die for each unit that was destroyed; those with a high result wait on their card."""

    def run(self, game: Game) -> None:
        needs = profile(of(game), self.seat, INFANTRY).respawn_on
        saved = roll_for_hits(game, self.seat, int(self.occasion["count"]), RESPAWN, needs)
        rest_units(game, self.seat, saved)


class ReturnHome(Effect, frozen=True):
    """Onto planets of the home system that he controls; without one, into the reinforcements."""

    def run(self, game: Game) -> Step | None:
        state, seat = of(game), self.seat
        places = held_in(state, seat, home_system(state, seat))
        return PlaceSeveral(seat=seat, kind=INFANTRY, count=end_rest(game, seat), places=places, how=RESPAWN)


def respawning(unit: str) -> Declared:
    return (
        *technology(
            unit, "own_infantry_destroyed_after", my_infantry_perished(unit), RollToRest(), must=True
        ),
        *technology(unit, "turn_start", both(it_concerns_me, some_of_mine_rest), ReturnHome(), must=True),
    )


LISTENERS: tuple[Clause, ...] = (
    *respawning("infantry_2"),
    *respawning("letani_warrior_2"),
    *respawning("spec_ops_2"),
)
EVENTS: dict[str, tuple[str, ...]] = {"units_rest": ("seat", "count"), "rest_ends": ("seat", "count")}
