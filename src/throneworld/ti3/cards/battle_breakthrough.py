"""A card that carries a victorious fleet on into the next system."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.onward_ways import onward_refusal
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.unsaid import UNSAID

BREAKTHROUGH = "breakthrough"
AFTER_ROUND = 1


def swiftly_won(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """As the attacker, in the first round at the latest; no battle is to be seen while the stop is made."""
    battle = game.subject(occasion, SpaceBattle)
    if battle is None:
        return None
    fine = battle.attacker == seat and battle.number <= AFTER_ROUND + 1
    return None if fine else UNSAID


def goes_on(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a Tactical Action of his that is there, unless troops have landed that would be left alone."""
    action = game.nearest(TacticalAction)
    fine = action is not None and (action.seat, action.system) == (seat, occasion["system"])
    if action is None or not fine or action.landed:
        return Refusal("SA-8.7.1", "no_tactical_action")
    return None if reinforcements(of(game), seat) else Refusal("SA-8.4.1", "no_counter_left")


class BreakThrough(Effect, frozen=True):
    def run(self, game: Game) -> None:
        game.amend(TacticalAction, onward=int(self.targets[-1]))


def lets_fleet_on(state: Ti3State, aim: Aim, system: int) -> bool:
    return onward_refusal(state, aim.seat, int(aim.occasion["system"]), system) is None


NEXT = ChooseSystem(filters=("lets_fleet_on",))
LISTENERS: Declared = (
    *action_card(
        BREAKTHROUGH,
        "space_battle_end",
        both(it_concerns_me, swiftly_won, goes_on, there_is(NEXT)),
        BreakThrough(),
        aims=(NEXT,),
    ),
)
FILTERS: Filters = {"system": {"lets_fleet_on": lets_fleet_on}}
