"""The Naalu Collective: a Tactical Action before all others, fleets that slip away, better Fighters."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import ACTOR
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.quantities import COMBAT_ROLL, HALF_A_SHIP
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import CARRIER, FIGHTER, count
from throneworld.imperium.verbs.tokens import FLEET
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.conditions import it_concerns_an_opponent, it_is_my_system
from throneworld.ti3.declare import ability, technology
from throneworld.ti3.deeds import AVOIDED_BATTLE, note
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.quantities import BARRAGE_LOSSES
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.activation import activatable
from throneworld.ti3.tactical.retreat import RETREAT, STAY, Leave, LeaveBattle, ways_out
from throneworld.ti3.unsaid import UNSAID

MIND_WEAPON = "telepathic_mind_weapon"

# The early turn


def can_activate(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Its counter comes out of the Command Pool as usual."""
    return None if activatable(of(game), seat) else UNSAID


class EarlyTurn(Effect, frozen=True):
    """A turn of its own, whose action is a Tactical Action (ruling 111)."""

    def run(self, game: Game) -> Step:
        return Turn(seat=self.seat, tactical=True)


# Slipping away


def can_slip_away(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Only a fleet into whose system enemy ships have moved, if there is somewhere to go."""
    if occasion["defender"] != seat:
        return UNSAID
    system, other = int(occasion["system"]), int(occasion["attacker"])
    return None if ways_out(of(game), seat, system, other) else Refusal("SA-4.2.4", "no_way_out")


class SlipAway(Effect, frozen=True):
    """Before the battle the whole fleet leaves; nobody has to allow it (ruling 114)."""

    def run(self, game: Game) -> Step:
        system, other = int(self.occasion["system"]), int(self.occasion["attacker"])
        return AvoidBattle(seat=self.seat, system=system, other=other)


class AvoidBattle(LeaveBattle, frozen=True):
    """Where it goes, by the rules for retreats."""

    rule: ClassVar[str] = "SA-4.2.4"
    prompt: ClassVar[str] = "avoid_battle"
    verb: ClassVar[str] = RETREAT

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [option for option in super().candidates(game, seat) if option != STAY]

    def leave(self, game: Game, target: int) -> Step:
        note(game, AVOIDED_BATTLE, self.seat, self.system, self.other)
        return Leave(seat=self.seat, system=self.system, target=target)


# Fighters


def fighters_in_space(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == FIGHTER and place in AREAS


def half_of_them(state: Ti3State, fighters: int, seat: int, place: str) -> int:
    """With The Matriarch at most half of the Fighters fall to a barrage, rounded down."""
    half = count(state, seat, place, FIGHTER) // 2
    return min(fighters, half) if has_flagship_in(state, seat, place) else fighters


# Hybrid Crystal Drives


def are_light(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in (CARRIER, FIGHTER)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        HALF_A_SHIP,
        "hybrid_crystal_drives",
        window="fleet_supply_static",
        grants=True,
        by=are_light,
        local=True,
    ),
    modifies(BARRAGE_LOSSES, "flagship:naalu", window="afb_when", turns=half_of_them),
    modifies(COMBAT_ROLL, "naalu.3", window="combat_roll_static", add=1, where=fighters_in_space),
)
LISTENERS: Declared = (
    *ability("naalu.1", "before_action_phase", can_activate, EarlyTurn()),
    *technology(
        MIND_WEAPON,
        "other_activated_after",
        both(it_concerns_an_opponent, it_is_my_system),
        Lose(FLEET, 1, ACTOR, why=MIND_WEAPON),
        must=True,
        rule="SA-10.4.1",
    ),
    *ability("naalu.2", "space_battle_step_before", can_slip_away, SlipAway(), rule="SA-4.2.4"),
)
