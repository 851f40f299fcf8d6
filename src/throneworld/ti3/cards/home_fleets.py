"""Cards about fleets at home, and beside docks that are shut in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import System
from throneworld.imperium.board import home_system
from throneworld.imperium.conditions import always, both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import TACTICAL_ACTION, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.production.producers import is_blockaded
from throneworld.imperium.quantities import FLEET_LIMIT
from throneworld.imperium.units import SPACE_DOCK
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.activation import it_is_tactical
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import DUE, PutOff, comes_due
from throneworld.ti3.modifying import modifies
from throneworld.ti3.moments import stops_of
from throneworld.ti3.state import NO_SYSTEM, Ti3State, of
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.production import Build
from throneworld.ti3.strategic.warfare_moves import DONE, MoveOneStep, step_refusal, steps_of

ARMADA, ASSAILMENT = "grand_armada", "underground_defense_assailment"
SHUT_IN = "shut_in"
"""Mark for an action: docks of this player build ships in the system that is the subject."""
MORE_THAN_ANY = 99


# Grand Armada


def at_home(state: Ti3State, seat: int, system: System) -> int:
    return MORE_THAN_ANY if system == home_system(state, seat) else 0


class LeaveHome(MoveOneStep, frozen=True):
    """Any number of ships, each one step, with what they take up."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "leave_home"
    how: ClassVar[str] = ARMADA

    left: int = MORE_THAN_ANY
    home: System = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.home}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        steps = steps_of(of(game), seat, self.journeys)
        return [*[each for each in steps if each[2] == self.home], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, origin, target = str(option[1]), int(option[2]), int(option[3])
        if origin != self.home:
            return Refusal(self.rule, "not_from_home", (origin,))
        refusal = step_refusal(of(game), seat, kind, origin, target)
        return refusal or Refusal(self.rule, "no_such_step", (origin, target))


class SendOut(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return LeaveHome(seat=self.seat, home=home_system(of(game), self.seat))


# Underground Defense Assailment


def docks_are_shut_in(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Docks that could build there if no enemy ships were."""
    state, system = of(game), int(occasion["system"])
    ready = any(each.kind == SPACE_DOCK for dock in docks(state, seat, system) for each in dock)
    fine = ready and is_blockaded(state, seat, system)
    return None if fine else Refusal("SA-13.6.1", "no_dock_shut_in", (system,))


class ShutIn(Verb, frozen=True):
    def run(self, game: Game) -> None:
        system = self.occasion["system"]
        mark(game, SHUT_IN, seat=self.seat, subject=system, until=TACTICAL_ACTION)


class BuildShips(Verb, frozen=True):
    """A build of its own, paid for at once (ruling 123)."""

    def run(self, game: Game) -> Step:
        unmark(game, SHUT_IN, self.seat)
        system = int(self.occasion["system"])
        return Build(seat=self.seat, system=system, past_blockade=True, docks_alone=True)


def may_build_ships(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    systems = [each.subject for each in marks_of(of(game), SHUT_IN) if each.seat == seat]
    fine = occasion["system"] in systems
    return None if fine else Refusal("SA-13.6.1", "no_dock_shut_in", (occasion["system"],))


def shut_in(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), SHUT_IN)]))


LISTENERS: Declared = (
    *action_card(ARMADA, "strategy_phase_any", always, PutOff(card=ARMADA)),
    *comes_due(ARMADA, "status_end", SendOut(why=ARMADA)),
    *action_card(
        ASSAILMENT,
        "self_activated_after",
        both(it_concerns_me, it_is_tactical, docks_are_shut_in),
        ShutIn(why=ASSAILMENT),
    ),
    *in_the_open(
        ASSAILMENT,
        "moved_in_after",
        stops_of("moved_in_after"),
        both(it_concerns_me, may_build_ships),
        shut_in,
        (BuildShips(why=ASSAILMENT),),
        rule="SA-8.7.1",
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(FLEET_LIMIT, ARMADA, window="fleet_supply_static", mark=DUE + ARMADA, by=at_home),
)
