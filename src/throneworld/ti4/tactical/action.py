"""The tactical action: activation, movement, space combat, invasion, production (RR 78)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.giving_up import check_blockades, respect_limits
from throneworld.imperium.marks import TACTICAL_ACTION, TURN, expire, mark
from throneworld.imperium.reasons import player_refusal
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.tokens import TACTIC, place_token_from_pool
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.state import NO_SYSTEM, of
from throneworld.ti4.steps.elimination import check_elimination, who_is_out
from throneworld.ti4.steps.production import UseProduction, production_value
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.movement import Movement
from throneworld.ti4.tactical.space_combat import SpaceCombat

TURN_ENDS = "turn_ends"
"""Mark, until the turn is over: this player's turn has been ended, he performs no further action."""


class TacticalAction(Procedure, frozen=True):
    """One system is activated, and all that follows from it (RR 78)."""

    stages: ClassVar[tuple[str, ...]] = (
        "activation",
        "movement",
        "capacity",
        "space_combat",
        "after_combat",
        "invasion",
        "production",
        "resolved",
        "end_action",
    )
    opens: ClassVar[tuple[str, ...]] = ("system_activated", "tactical_action_resolved_after")

    seat: int = -1
    system: int = NO_SYSTEM
    ended: bool = False
    """Whether the turn was ended as the system was activated; see `EndTurn`."""
    fought: tuple[int, ...] = ()
    """Players with whom the active player has fought in this action."""

    def activation(self, game: Game) -> None:
        """RR 78.1: a token from the tactic pool makes the system the active one."""
        place_token_from_pool(game, self.seat, TACTIC, self.system)
        of(game).active_system = self.system
        game.tell("system_activated", self.seat, self.system)
        game.open("system_activated", self.seat, self.system)

    def movement(self, game: Game) -> Step | None:
        """RR 78.2, unless the turn has been ended."""
        if self.ended:
            mark(game, TURN_ENDS, seat=self.seat, until=TURN)
            return self.to("end_action")
        game.do(Movement(seat=self.seat, system=self.system))
        return None

    def capacity(self, game: Game) -> None:
        check_blockades(game, self.system)
        respect_limits(game, self.system)

    def space_combat(self, game: Game) -> Step | None:
        """RR 78.3: if another player has ships here, too. Several can only be here by odd effects.

        Fire, a combat or want of capacity may have cost somebody his last units (RR 31.1).
        """
        state = of(game)
        if who_is_out(state):
            check_elimination(game)
            return self.to("space_combat")
        seats = seats_with_ships(state, self.system)
        others = tuple([seat for seat in seats if seat != self.seat and seat not in self.fought])
        if self.seat not in seats or not others:
            return self.to("invasion")
        game.do(ChooseOpponent(seat=self.seat, system=self.system, others=others))
        return None

    def after_combat(self, game: Game) -> Step | None:
        """Excess units are destroyed when the combat is over (RR 16.3); then comes the next, if any."""
        self.capacity(game)
        return self.to("space_combat")

    def invasion(self, game: Game) -> None:
        """RR 78.4."""
        game.do(Invasion(seat=self.seat, system=self.system))

    def production(self, game: Game) -> None:
        """RR 78.5."""
        if production_value(of(game), self.seat, self.system):
            game.do(UseProduction(seat=self.seat, system=self.system))

    def resolved(self, game: Game) -> None:
        respect_limits(game, self.system)
        game.open("tactical_action_resolved_after", self.seat, self.system)

    def end_action(self, game: Game) -> None:
        """A system is the active one only for the duration of its tactical action (RR 5.4)."""
        expire(game, TACTICAL_ACTION)
        of(game).active_system = NO_SYSTEM


class ChooseOpponent(Decision, frozen=True):
    """Of several players with ships in the active system, whom the active player fights first."""

    rule: ClassVar[str] = "RR 78.3"
    prompt: ClassVar[str] = "choose_opponent"

    system: int = NO_SYSTEM
    others: tuple[int, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("fight", other) for other in self.others]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        other = int(option[1])
        refusal = player_refusal(of(game), seat, other, self.rule)
        return refusal or Refusal(self.rule, "no_fight_with", (other,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        other = int(option[1])
        game.amend(TacticalAction, fought=(*game.asker(TacticalAction).fought, other))
        return SpaceCombat(attacker=self.seat, defender=other, system=self.system)


class EndTurn(Effect, frozen=True):
    """The active player's turn ends as he activates a system: nobody resolves anything more at that stop.

    The token stays where it is, and what was paid stays paid.
    """

    def run(self, game: Game) -> None:
        game.amend(TacticalAction, self.occasion.subject, ended=True)
        game.void_window(self.occasion)


EVENTS: dict[str, tuple[str, ...]] = {"system_activated": ("seat", "system")}
