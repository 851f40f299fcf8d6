"""The Tactical Action: one system is activated, then seven steps in their printed order (SA-3.13.1)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.board import all_systems
from throneworld.imperium.marks import COMBAT_ROUND, TACTICAL_ACTION, expire
from throneworld.imperium.modifiers import contributions, granted_by
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.verbs.tokens import (
    TACTIC,
    place_token_from_pool,
    place_token_from_reinforcements,
    reinforcements,
    spend_token,
)
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.deeds import ACTIVATED, note
from throneworld.ti3.domains.warping import warp
from throneworld.ti3.quantities import SKIPS_CANNONS, SURCHARGE
from throneworld.ti3.ship_marks import drop_marks
from throneworld.ti3.state import NO_SYSTEM, NOBODY, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.tactical.activation import activation_price, inner_refusal
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.tactical.invasions import Invasions
from throneworld.ti3.tactical.landed import LandingParty
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.tactical.meeting import meet_fleets
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.onward import GoOn
from throneworld.ti3.tactical.production import Production

DONE: Option = ("done",)


class TurnInProgress(Procedure, frozen=True):
    """What a Tactical Action knows of the turn whose action it is."""

    abstract: ClassVar[bool] = True

    used: bool = False
    """Whether the last choice was an action: a card that is cancelled is none (ruling 165)."""


class Activation(LandingParty, frozen=True):
    """An action that begins with the activation of systems."""

    abstract: ClassVar[bool] = True

    prevented: bool = False
    """Whether somebody has prevented the activation that is announced: the counter stays with its owner."""


class TacticalAction(Activation, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "announce",
        "pay",
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
    lands_first: bool = False
    """Whether the landings come before the Space Battle (ruling 169) ..."""
    landed: bool = False
    """... and are over."""
    onward: int = NO_SYSTEM
    """Where the action goes on after the battle, and nothing more is done here ..."""
    origin: int = NO_SYSTEM
    """... and from where its fleet comes there (ruling 169)."""
    warped: tuple[int, ...] = ()
    """Systems to which a Warp Gyre was to lead it."""

    def announce(self, game: Game) -> None:
        game.open("activation_when", self.seat, self.system)

    def pay(self, game: Game) -> Step | None:
        """What it costs, unless it was prevented; who has spent it meanwhile does not activate the system."""
        price = 0 if self.prevented else activation_price(of(game), self.seat, self.system)
        if not can_pay(of(game), self.seat, price, INFLUENCE):
            return self.to("activate", prevented=True)
        if price:
            game.do(Pay(seat=self.seat, amount=price, currency=INFLUENCE, why="activation"))
        return None

    def activate(self, game: Game) -> Step | None:
        """1: a counter is laid in the system (SA-3.14.1)."""
        if self.prevented:
            return self._stay(game) if self.origin else self.name_another(game)
        self._pay_more(game)
        self.lay_counter(game)
        of(game).active_system = self.system
        note(game, ACTIVATED, self.seat, self.system)
        game.tell("system_activated", self.seat, self.system)
        game.open("self_activated_after", self.seat, self.system)
        return None

    def _stay(self, game: Game) -> Step:
        """The fleet stays where it is; a Gyre may lead somewhere else (ruling 169)."""
        if not self.warped:
            return self.to("end")
        warp(game, self.seat, self.origin, self.warped)
        return self.to("pds_fire", system=self.origin, origin=NO_SYSTEM, prevented=False)

    def _pay_more(self, game: Game) -> None:
        """Where it goes on elsewhere it is no further action."""
        for each in () if self.origin else contributions(of(game), SURCHARGE, self.seat):
            for _ in range(each.amount):
                spend_token(game, self.seat, TACTIC, each.component)

    def lay_counter(self, game: Game) -> None:
        if self.free:
            place_token_from_reinforcements(game, self.seat, self.system)
        else:
            place_token_from_pool(game, self.seat, TACTIC, self.system)

    def name_another(self, game: Game) -> Step:
        """An action of the turn is not used up; inside another action he may name another system."""
        if isinstance(game.top, TurnInProgress):
            game.amend(TurnInProgress, used=False)
        else:
            game.do(NameAnotherSystem(seat=self.seat))
        return self.to("close")

    def others_react(self, game: Game) -> Step:
        """Wherever a Gyre has led it, it is there now."""
        game.open("other_activated_after", self.seat, self.system)
        game.do(Settle())
        return self.to("move", warped=())

    def move(self, game: Game) -> None:
        """2: ships move in, mines go off (SA-3.15, 3.16)."""
        if self.origin:
            game.do(GoOn(seat=self.seat, system=self.origin, target=self.system), Settle())
            return
        game.do(Movement(seat=self.seat, system=self.system), Settle(since=game.log.size))

    def pds_fire(self, game: Game) -> Step | None:
        """3 (SA-3.17); a step that is left out opens none of its moments (ruling 169)."""
        if self.onward:
            return self.to("planetary_landings")
        if not granted_by(of(game), SKIPS_CANNONS, self.seat):
            game.do(PdsFire(seat=self.seat, system=self.system), Settle(since=game.log.size))
        return None

    def space_battle(self, game: Game) -> Step | None:
        """4: if another player has ships there, too (SA-3.18.1)."""
        if self.lands_first and not self.landed:
            self.planetary_landings(game)
            return self.to("space_battle", landed=True)
        meet_fleets(game, self.seat, self.system, Settle())
        return self.to("invasion_combat") if self.landed else None

    def planetary_landings(self, game: Game) -> Step | None:
        """5 (SA-3.19), unless the fleet goes on elsewhere."""
        if self.onward:
            there = {"system": self.onward, "origin": self.system, "onward": NO_SYSTEM}
            return self.to("announce", free=True, **there)
        game.do(Landings(seat=self.seat, system=self.system), Settle(since=game.log.size))
        return None

    def invasion_combat(self, game: Game) -> None:
        """6 (SA-3.20)."""
        game.do(Invasions(seat=self.seat, system=self.system), Settle(since=game.log.size))

    def produce(self, game: Game) -> None:
        """7 (SA-3.21)."""
        stow = Stow(seat=self.seat, system=self.system)  # who waited aboard may land (ruling 62, SA-14.1.9)
        game.do(stow, Production(seat=self.seat, system=self.system), Settle(since=game.log.size))

    def end(self, game: Game) -> None:
        game.open("tactical_action_end", self.seat, self.system)

    def close(self, game: Game) -> None:
        for until in (TACTICAL_ACTION, COMBAT_ROUND):
            expire(game, until)
        drop_marks(of(game))
        of(game).active_system = NO_SYSTEM


class NameAnotherSystem(Decision, frozen=True):
    """The activation that he had announced was prevented."""

    rule: ClassVar[str] = "SA-3.14.1"
    prompt: ClassVar[str] = "name_another_system"
    verbs: ClassVar[tuple[str, ...]] = ("tactical",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("tactical", system) for system in all_systems(of(game))], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else inner_refusal(of(game), seat, int(option[1]))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        free = bool(reinforcements(of(game), seat))
        return TacticalAction(seat=seat, system=int(option[1]), free=free)


EVENTS: dict[str, tuple[str, ...]] = {"system_activated": ("seat", "system")}
