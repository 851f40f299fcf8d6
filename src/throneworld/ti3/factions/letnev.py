"""The Barony of Letnev: large fleets at its docks, counters for Fleet Supply, its own ways with Warfare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import all_systems, has_units
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import FLEET_LIMIT
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion, take_aim
from throneworld.ti3.declare import ability
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import PAYS_WITH_GOOD, SUPPLIES_FLEET
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.strategic.warfare import MoveAlert

ARMADA, REDEPLOYMENT = "letnev.1", "letnev.2"
SHIPS_AT_DOCKS = 2
"""Ships that a system with a dock of his holds beyond Fleet Supply."""
WARFARE = "warfare"


def at_docks(state: Ti3State, seat: int, system: int) -> int:
    docks = any(count(state, seat, place, SPACE_DOCK) for place in state.edition.places[system])
    return SHIPS_AT_DOCKS if docks else 0


def is_warfare(state: Ti3State, seat: int, card: str) -> bool:
    return card == WARFARE


def may_redeploy(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Once in a round in which he has executed Warfare, so that the token is his, if it can go anywhere."""
    state = of(game)
    if not state.high_alert or state.high_alert_of != seat:
        return Refusal("SA-15.6.1", "no_high_alert")
    if is_marked(state, REDEPLOYMENT, seat):
        return Refusal("SA-15.6.1", "once_only", (REDEPLOYMENT,))
    return None if alert_systems(state, seat) else Refusal("SA-15.6.1", "no_other_system")


def alert_systems(state: Ti3State, seat: int) -> list[int]:
    """All others in which he has a unit."""
    return [
        system
        for system in all_systems(state)
        if system != state.high_alert and has_units(state, seat, system)
    ]


class ChooseAlert(Aim, frozen=True):
    """Another system with a unit of his own."""

    rule: ClassVar[str] = "SA-15.6.1"
    prompt: ClassVar[str] = "put_on_alert"

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": of(game).high_alert}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in alert_systems(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = option[1] == of(game).high_alert
        return Refusal(self.rule, "on_alert_already" if there else "no_units_in", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(FLEET_LIMIT, ARMADA, window="fleet_supply_static", by=at_docks, local=True),
    modifies(SUPPLIES_FLEET, ARMADA, window="any_time", grants=True),
    modifies(PAYS_WITH_GOOD, "letnev.3", window="secondary_static", grants=True, by=is_warfare),
)
LISTENERS: Declared = ability(
    REDEPLOYMENT,
    "own_action_end",
    both(it_concerns_me, may_redeploy),
    MoveAlert(),
    Lasting(REDEPLOYMENT, ROUND, why=REDEPLOYMENT),
    aims=(ChooseAlert(),),
)
