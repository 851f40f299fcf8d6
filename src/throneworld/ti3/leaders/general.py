"""Generals: rerolls and a bonus in Invasion Combats, and poor aim for those who bombard them (SA-14.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.combat.rerolls import DONE, ChangeDice, dice_now, shown
from throneworld.imperium.declare import Clause, in_the_open
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BOMBARDMENT_ROLL_AGAINST, COMBAT_ROLL
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.leaders.whereabouts import acts_at, free_leaders, place_of
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GENERAL, GROUND_FORCE, SHOCK_TROOP

REROLLS = 2
"""Of each General in every round (SA-14.6.1)."""
BOMBARDMENT_PENALTY = -4
ABILITY = "general.1"


def generals_at(state: Ti3State, seat: int, place: str) -> int:
    """How many Generals of a player act in a place."""
    if seat < 0 or not state.leaders:
        return 0
    return sum([place_of(state, each) == place for each in free_leaders(state, seat, GENERAL)])


class RerollByGenerals(ChangeDice, frozen=True):
    """One die at a time, the same one again if its owner likes (SA-14.6.1)."""

    rule: ClassVar[str] = "SA-14.6.1"
    prompt: ClassVar[str] = "reroll_by_generals"
    settled: ClassVar[str] = "no_such_die"

    used: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self._left(game)}

    def _left(self, game: Game) -> int:
        return REROLLS * generals_at(of(game), self.seat, str(self.occasion["place"])) - self.used

    def may_change(self, die: Die) -> bool:
        return True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        dice = dice_now(game, self.occasion, seat) if self._left(game) > 0 else ()
        return [*dict.fromkeys(("reroll", *shown(die)) for die in dice), DONE]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(self.candidates(game, seat))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        number = self.find(game, option)
        die = dice_now(game, self.occasion, seat)[number]
        (face,) = roll_dice(game, seat, 1, ABILITY, die.needs)
        self.change(game, {number: replace(die, face=face)})
        return replace(self, used=self.used + 1)


def _leads_here(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A General of his is where the dice were rolled, and he has rolled some."""
    place = str(occasion["place"])
    sides = (occasion["attacker"], occasion["defender"])
    if place in AREAS or seat not in sides or not generals_at(of(game), seat, place):
        return Refusal("SA-14.6.1", "no_general_there")
    if game.subject(occasion, Step) is None or dice_now(game, occasion, seat):
        return None
    return Refusal("SA-14.6.1", "no_such_die")


def _with_generals(game: Game) -> list[int]:
    state = of(game)
    return [seat for seat in range(game.seats) if free_leaders(state, seat, GENERAL)] if state.leaders else []


def _any(state: Ti3State, seat: int) -> bool:
    return bool(state.leaders) and seat >= 0


LISTENERS: tuple[Clause, ...] = in_the_open(
    ABILITY,
    "combat_dice_after",
    ("combat_dice_after",),
    _leads_here,
    _with_generals,
    (RerollByGenerals(),),
    rule="SA-14.6.1",
    must=True,
)
"""Nobody is asked whether he has a General: he is asked for the dice, and may let them lie."""
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        COMBAT_ROLL,
        "general.2",
        window="combat_roll_static",
        holds=_any,
        add=1,
        where=lambda state, seat, kind, place, purpose: (
            purpose == COMBAT and kind in (GROUND_FORCE, SHOCK_TROOP) and acts_at(state, seat, GENERAL, place)
        ),
    ),
    modifies(
        BOMBARDMENT_ROLL_AGAINST,
        "general.3",
        window="bombardment_static",
        holds=_any,
        add=BOMBARDMENT_PENALTY,
        where=lambda state, seat, planet: acts_at(state, seat, GENERAL, planet),
    ),
)
