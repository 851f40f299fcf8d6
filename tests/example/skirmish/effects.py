"""What cards do, named after what they do."""

from __future__ import annotations

from typing import ClassVar

from skirmish.state import fighters, of
from skirmish.verbs import change_strength, discard_card, gain_troops, throw_die
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, take_aim


class DiscardPlayed(Effect, frozen=True):
    card: str = ""

    def run(self, game: Game) -> Step | None:
        discard_card(game, self.seat, self.card)
        return None


class GainTroops(Effect, frozen=True):
    count: int = 0

    def run(self, game: Game) -> Step | None:
        gain_troops(game, self.seat, self.count)
        return None


class ThrowAgain(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        throw_die(game, self.seat)
        return None


class ChangeStrength(Effect, frozen=True):
    """Of whoever is aimed at, else of whoever plays it."""

    count: int = 0

    def run(self, game: Game) -> Step | None:
        change_strength(game, int(self.targets[0]) if self.targets else self.seat, self.count)
        return None


class ChooseRival(Aim, frozen=True):
    rule: ClassVar[str] = "Skirmish 4.2"
    prompt: ClassVar[str] = "choose_rival"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("against", other) for other in range(game.seats) if other != seat]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option[1] in fighters(of(game)) else Refusal(self.rule, "sent_nobody", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_against_yourself")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, *option[1:])
