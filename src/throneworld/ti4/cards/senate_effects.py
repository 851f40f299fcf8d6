"""What cards of the agenda phase do to votes, to the agenda itself, and for those who predicted well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.council import add_votes
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, name_target
from throneworld.ti4.effects.which import Amount, amount_of
from throneworld.ti4.state import of
from throneworld.ti4.strategic.diplomacy import held_systems
from throneworld.ti4.voting.agenda import change_outcome, replace_agenda

# Votes


class AddVotes(Verb, frozen=True):
    """More votes for the outcome for which the player has voted (RR 8.15)."""

    count: Amount = 0

    def run(self, game: Game) -> None:
        add_votes(game, self.seat, amount_of(game, self, self.seat, self.count))


class ChooseBribe(Aim, frozen=True):
    """How many trade goods; named before anybody may cancel the card, spent afterwards."""

    rule: ClassVar[str] = "RR 8.15"
    prompt: ClassVar[str] = "choose_bribe"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("spend", amount) for amount in range(1, of(game).trade_goods[seat] + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        amount = int(option[1])
        return (
            Refusal("RR 82.4", "too_few_trade_goods", (amount,))
            if amount
            else Refusal(self.rule, "at_least_one")
        )

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, option[1])


# The agenda


class ReplaceAgenda(Effect, frozen=True):
    """The agenda that was revealed is discarded, and the next one is revealed instead."""

    def run(self, game: Game) -> None:
        replace_agenda(game, self.occasion)


class ElectInstead(Effect, frozen=True):
    """The player at whom it is aimed is the elected one."""

    def run(self, game: Game) -> None:
        change_outcome(game, self.targets[0])


# What a right prediction brings


class CloseSystem(Aim, frozen=True):
    """A system in which he controls a planet: every other player places a command token there."""

    rule: ClassVar[str] = "RR 19.3"
    prompt: ClassVar[str] = "close_system"

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if held_systems(of(game), self.seat) else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in held_systems(of(game), seat)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self.occasion["agenda"]}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        system = option[1]
        return Refusal(self.rule, "no_planet_of_yours", (system,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        others = others_clockwise(of(game), seat)
        game.do(*(PlaceTokenOn(seat=other, system=int(option[1])) for other in others))


class BecomeSpeaker(Effect, frozen=True):
    def run(self, game: Game) -> None:
        if of(game).speaker != self.seat:
            take_speaker_token(game, self.seat)
