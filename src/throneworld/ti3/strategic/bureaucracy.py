"""Bureaucracy (SA-15.8): objectives come into play, one may be claimed, the cycler may turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.tokens import GainTokens
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.nouns import OBJECTIVES
from throneworld.ti3.objectives.claiming import ClaimObjectives, ClaimWithBureaucracy
from throneworld.ti3.objectives.revealing import draw_objectives, put_back, put_into_play
from throneworld.ti3.state import of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.steps.exchanging import ExchangeCards
from throneworld.ti3.steps.settling import Settle

CARD = "bureaucracy"
DRAWN = 3
FLIP_PRICE = 1
YES: Option = ("yes",)
NO: Option = ("no",)


class PrimaryBureaucracy(Primary, frozen=True):
    """With Ascendancy it gives no counter, and claims are made as in the Status Phase (SA-16.7.11)."""

    stages: ClassVar[tuple[str, ...]] = ("counter", "draw", "claim", "flip")

    def counter(self, game: Game) -> None:
        if not ascends(game):
            game.do(GainTokens(seat=self.seat, count=1))

    def draw(self, game: Game) -> None:
        """Three of Stage I lie open: one into play, the others on top of the deck or under it (ruling 8)."""
        drawn = draw_objectives(game, DRAWN)
        if drawn:
            game.do(PlayObjective(seat=self.seat, drawn=drawn))

    def claim(self, game: Game) -> None:
        """One of Stage I that lies face up, not only the new one (SA-15.8.4); it may end the game."""
        alone = ClaimObjectives(who=(self.seat,)) if ascends(game) else ClaimWithBureaucracy(seat=self.seat)
        game.do(alone, Settle())

    def flip(self, game: Game) -> None:
        if can_pay(of(game), self.seat, FLIP_PRICE, INFLUENCE):
            game.do(FlipCycler(seat=self.seat))


class PlayObjective(Decision, frozen=True):
    """Which of the drawn objectives comes into play."""

    rule: ClassVar[str] = "SA-15.8.3"
    prompt: ClassVar[str] = "play_objective"
    drawn: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("objective", each) for each in self.drawn]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal(self.rule, "not_drawn", (objective,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        chosen = str(option[1])
        put_into_play(game, chosen)
        rest = tuple([each for each in self.drawn if each != chosen])
        return PutBackObjectives(seat=seat, drawn=rest) if rest else None


class PutBackObjectives(Decision, frozen=True):
    """Each of the others goes on top of the deck or under it (ruling 8)."""

    rule: ClassVar[str] = "SA-15.8.3"
    prompt: ClassVar[str] = "put_back_objective"
    drawn: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"objective": self.drawn[0]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("top", self.drawn[0]), ("bottom", self.drawn[0])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = self.drawn[0]
        return Refusal(self.rule, "another_comes_first", (objective,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        put_back(game, self.drawn[0], on_top=option[0] == "top")
        return replace(self, drawn=self.drawn[1:]) if len(self.drawn) > 1 else None


class FlipCycler(Decision, frozen=True):
    """One influence turns the direction of rotation, at once (SA-15.8.7, ruling 75)."""

    rule: ClassVar[str] = "SA-15.8.7"
    prompt: ClassVar[str] = "flip_cycler"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == NO or can_pay(of(game), seat, FLIP_PRICE, INFLUENCE):
            return None
        return Refusal(self.rule, "not_enough_influence", (FLIP_PRICE,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == NO:
            return None
        state = of(game)
        state.clockwise = not state.clockwise
        game.tell("cycler_flipped", int(state.clockwise))
        return Pay(seat=seat, amount=FLIP_PRICE, currency=INFLUENCE, why=CARD)


class SecondaryBureaucracy(Secondary, frozen=True):
    """One card of each kind; then one of each may be exchanged (SA-15.8.8)."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "draw", "exchange")
    card: ClassVar[str] = CARD

    def pay(self, game: Game) -> None:
        self.spend(game)

    def draw(self, game: Game) -> None:
        game.do(Draw(seat=self.seat, deck=ACTION), Draw(seat=self.seat, deck=POLITICAL))

    def exchange(self, game: Game) -> None:
        game.do(ExchangeCards(seat=self.seat, actions=1, politics=1))


VERBS: Verbs = {"objective": (OBJECTIVES,), "top": (OBJECTIVES,), "bottom": (OBJECTIVES,)}
EVENTS: dict[str, tuple[str, ...]] = {"cycler_flipped": ("clockwise",)}
