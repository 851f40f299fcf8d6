"""The Transfer Action: two adjacent systems of one's own are activated at once (SA-3.23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import COMBAT_ROUND, TACTICAL_ACTION, expire
from throneworld.imperium.verbs.tokens import TACTIC, place_token_from_pool, place_token_from_reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.domains.looking import probe_with_fighters
from throneworld.ti3.state import NO_SYSTEM, NOBODY, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.tactical.friendly import FriendlyLandings
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.production import Production, may_build


class TransferAction(Procedure, frozen=True):
    """Activation of both, movement, PDS fire of others, friendly landings, production in one (SA-3.23.2)."""

    stages: ClassVar[tuple[str, ...]] = (
        "announce",
        "activate",
        "others_react",
        "move",
        "pds_fire",
        "planetary_landings",
        "choose_producer",
        "produce",
        "close",
    )
    opens: ClassVar[tuple[str, ...]] = ("activation_when", "self_activated_after", "other_activated_after")

    seat: int = NOBODY
    one: int = NO_SYSTEM
    other: int = NO_SYSTEM
    producing: int = NO_SYSTEM
    """In which of the two it produces."""
    prevented: bool = False
    """Whether somebody has prevented the activation: the counters stay with their owner."""

    def announce(self, game: Game) -> None:
        game.open("activation_when", self.seat, self.one)

    def activate(self, game: Game) -> Step | None:
        """The first counter comes from the pool, the second from the reinforcements (SA-3.23.3)."""
        if self.prevented:
            return self.to("close")
        state = of(game)
        place_token_from_pool(game, self.seat, TACTIC, self.one)
        place_token_from_reinforcements(game, self.seat, self.other)
        state.active_system, state.second_system = self.one, self.other
        game.tell("systems_activated", self.seat, self.one, self.other)
        game.open("self_activated_after", self.seat, self.one)
        return None

    def others_react(self, game: Game) -> None:
        game.open("other_activated_after", self.seat, self.one)
        game.do(Settle())

    def move(self, game: Game) -> None:
        """Ships move between the two, each once (SA-3.23.6)."""
        game.do(Movement(seat=self.seat, system=self.one, other=self.other), Settle())

    def pds_fire(self, game: Game) -> None:
        """Only that of others; each PDS at one of the two (SA-3.23.9)."""
        game.do(PdsFire(seat=self.seat, system=self.one, other=self.other), Settle())

    def planetary_landings(self, game: Game) -> None:
        """On friendly planets only (SA-3.23.10)."""
        for system in (self.one, self.other):
            probe_with_fighters(game, self.seat, system)
            game.do(FriendlyLandings(seat=self.seat, system=system))

    def choose_producer(self, game: Game) -> None:
        for system in (self.one, self.other):
            game.do(Stow(seat=self.seat, system=system), Settle())
        game.do(ChooseProducer(seat=self.seat, systems=(self.one, self.other)))

    def produce(self, game: Game) -> None:
        """In one of them, not in both (SA-3.23.11)."""
        if self.producing:
            game.do(Production(seat=self.seat, system=self.producing), Settle())

    def close(self, game: Game) -> None:
        for until in (TACTICAL_ACTION, COMBAT_ROUND):
            expire(game, until)
        of(game).active_system = of(game).second_system = NO_SYSTEM


class ChooseProducer(Decision, frozen=True):
    """In which of the two systems the player produces, if he does."""

    rule: ClassVar[str] = "SA-3.23.11"
    prompt: ClassVar[str] = "choose_producer"

    systems: tuple[int, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.systems[0], "other_system": self.systems[1]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found = [system for system in self.systems if may_build(game, seat, system)]
        return [*[("system", system) for system in found], ("decline",)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_of_the_two", (option[1], *self.systems))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != ("decline",):
            game.amend(TransferAction, producing=int(option[1]))
        return None


EVENTS: dict[str, tuple[str, ...]] = {"systems_activated": ("seat", "system", "other_system")}
