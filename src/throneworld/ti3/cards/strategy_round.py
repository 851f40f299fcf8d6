"""Cards of the Strategy Phase that hold for the round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import all_systems, edges
from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, ChoosePlayer, there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import ROUND, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import SILENCED
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.locations import places_left
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.nouns import AREA
from throneworld.ti3.nouns import SYSTEM as A_SYSTEM
from throneworld.ti3.quantities import CORRIDORS
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import TILE
from throneworld.ti3.tactical.journeys import Corridor

DURING, TRANQUILITY = "strategy_phase_any", "corridor_of_tranquility"
CORRIDOR = "corridor"
"""Mark: a system, and two neighbours between which ships pass it unharmed, are the subject."""


class LookAtTheBoard(Verb, frozen=True):
    """Limits that something silenced has carried hold again at once (ruling 161)."""

    def run(self, game: Game) -> Step:
        return Settle()


# Corridor of Tranquility


def neighbours(state: Ti3State, system: int) -> Sequence[int]:
    """The systems that share a border with one."""
    return members(edges(state.edition, state.map)[system])


class ChooseSpecialSystem(Choose, frozen=True):
    """("special", area): a Special System that has two neighbours."""

    prompt: ClassVar[str] = "choose_special_system"
    verb: ClassVar[str] = "special"
    sought: ClassVar[str] = "sought_special_system"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        special = [each for each in all_systems(state) if TILE[each].special]
        return [(SPACE[system],) for system in special if len(neighbours(state, system)) > 1]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-6.3.1", "no_special_system", option[1:])


class MarkBorder(Choose, frozen=True):
    """("border_to", system): a border of the system that was chosen, by what lies behind it."""

    prompt: ClassVar[str] = "mark_border"
    verb: ClassVar[str] = "border_to"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        near = neighbours(state, SYSTEM[str(self.targets[0])])
        return [(system,) for system in near if system not in self.targets[1:]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        key = "border_named" if option[1] in self.targets[1:] else "no_such_border"
        return Refusal("SA-6.3.1", key, option[1:])


class OpenCorridor(Verb, frozen=True):
    """Unless it was stopped there."""

    def run(self, game: Game) -> None:
        place, *sides = self.targets
        for each in places_left(of(game), self.why, (place,)):
            subject = " ".join(map(str, (SYSTEM[each], *sides)))
            mark(game, CORRIDOR, seat=self.seat, subject=subject, until=ROUND)
            game.tell("corridor_opened", SYSTEM[each], *sides)


def open_corridors(state: Ti3State, found: tuple[Corridor, ...], seat: int) -> tuple[Corridor, ...]:
    """For the ships of all."""
    for each in marks_of(state, CORRIDOR):
        system, one, other = map(int, str(each.subject).split())
        found = (*found, (system, one, other))
    return found


LISTENERS: Declared = (
    *action_card(
        "cultural_crisis",
        DURING,
        always,
        Lasting(SILENCED, ROUND, whom=CHOSEN),
        LookAtTheBoard(),
        aims=(ChoosePlayer(),),
    ),
    *action_card(
        TRANQUILITY,
        DURING,
        there_is(ChooseSpecialSystem()),
        OpenCorridor(why=TRANQUILITY),
        aims=(ChooseSpecialSystem(), MarkBorder(), MarkBorder()),
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        CORRIDORS,
        TRANQUILITY,
        window="movement_static",
        mark=CORRIDOR,
        whose=ANYBODY,
        turns=open_corridors,
    ),
)
VERBS: Verbs = {"special": (AREA,), "border_to": (A_SYSTEM,)}
EVENTS: dict[str, tuple[str, ...]] = {"corridor_opened": ("system", "one", "other")}
