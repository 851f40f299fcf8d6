"""The Tactical Action: one system is activated, then seven steps in their printed order (SA-3.13.1)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import TACTICAL_ACTION, expire
from throneworld.imperium.units import has_ships, seats_with_ships
from throneworld.imperium.verbs.tokens import TACTIC, place_token_from_pool, place_token_from_reinforcements
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.deeds import ACTIVATED, note
from throneworld.ti3.state import NO_SYSTEM, NOBODY, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.tactical.invasions import Invasions
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.production import Production
from throneworld.ti3.tactical.space_battle import SpaceBattle


class TacticalAction(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "announce",
        "activate",
        "others_react",
        "move",
        "pds_fire",
        "space_battle",
        "planetary_landings",
        "invasion_combat",
        "produce",
        "end",
        "close",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "activation_when",
        "self_activated_after",
        "other_activated_after",
        "tactical_action_end",
    )

    seat: int = NOBODY
    system: int = NO_SYSTEM
    free: bool = False
    """Whether the counter comes from the reinforcements (SA-15.6.3)."""
    prevented: bool = False
    """Whether somebody has prevented the activation: the counter stays with its owner."""

    def announce(self, game: Game) -> None:
        game.open("activation_when", self.seat, self.system)

    def activate(self, game: Game) -> Step | None:
        """1: a counter is laid in the system (SA-3.14.1)."""
        if self.prevented:
            return self.to("close")
        if self.free:
            place_token_from_reinforcements(game, self.seat, self.system)
        else:
            place_token_from_pool(game, self.seat, TACTIC, self.system)
        of(game).active_system = self.system
        note(game, ACTIVATED, self.seat, self.system)
        game.tell("system_activated", self.seat, self.system)
        game.open("self_activated_after", self.seat, self.system)
        return None

    def others_react(self, game: Game) -> None:
        game.open("other_activated_after", self.seat, self.system)
        game.do(Settle())

    def move(self, game: Game) -> None:
        """2: ships move in, mines go off (SA-3.15, 3.16)."""
        game.do(Movement(seat=self.seat, system=self.system), Settle())

    def pds_fire(self, game: Game) -> None:
        """3 (SA-3.17)."""
        game.do(PdsFire(seat=self.seat, system=self.system), Settle())

    def space_battle(self, game: Game) -> None:
        """4: if another player has ships there, too (SA-3.18.1)."""
        state = of(game)
        others = [other for other in seats_with_ships(state, self.system) if other != self.seat]
        if others and has_ships(state, self.seat, self.system):
            game.do(SpaceBattle(attacker=self.seat, defender=others[0], system=self.system), Settle())

    def planetary_landings(self, game: Game) -> None:
        """5 (SA-3.19)."""
        game.do(Landings(seat=self.seat, system=self.system), Settle())

    def invasion_combat(self, game: Game) -> None:
        """6 (SA-3.20)."""
        game.do(Invasions(seat=self.seat, system=self.system), Settle())

    def produce(self, game: Game) -> None:
        """7 (SA-3.21)."""
        rearranged = Stow(
            seat=self.seat, system=self.system
        )  # between steps, no enemy ship there (ruling 62)
        game.do(rearranged, Production(seat=self.seat, system=self.system), Settle())

    def end(self, game: Game) -> None:
        game.open("tactical_action_end", self.seat, self.system)

    def close(self, game: Game) -> None:
        expire(game, TACTICAL_ACTION)
        of(game).active_system = NO_SYSTEM


EVENTS: dict[str, tuple[str, ...]] = {"system_activated": ("seat", "system")}
