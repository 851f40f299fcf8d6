"""Cards that are played when a turn or an action begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import held_planets, joining
from throneworld.imperium.conditions import always, both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlayer
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, GOODS_FROZEN
from throneworld.imperium.reasons import control_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import DUE, LetGo, PutOff, comes_due
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.phases.racial import DONE, BuyRacialTechnology, own_technologies
from throneworld.ti3.state import of
from throneworld.ti3.verbs.radiation import refresh_planet

FUSION, PROGRESS, ACCOUNTS = "dimensional_fusion", "force_of_progress", "frozen_accounts"
FROZEN = "frozen"
"""Mark: this player neither uses nor gives away trade goods of his area."""
LESS = 3
"""What a racial technology costs less."""


# Force of Progress


def has_all(game: Game, seat: int) -> bool:
    return all(owns_technology(of(game), seat, each) for each in own_technologies(game, seat))


def can_buy(game: Game, seat: int) -> bool:
    return len(BuyAtDiscount(seat=seat, less=LESS).options(game, seat)) > 1


def can_progress(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A technology that he can pay for, or all of them and a planet to refresh."""
    if can_buy(game, seat) or (has_all(game, seat) and exhausted_of(game, seat)):
        return None
    return Refusal("SA-3.30.1", "nothing_to_buy_or_refresh")


def exhausted_of(game: Game, seat: int) -> list[str]:
    state = of(game)
    return [planet for planet in held_planets(state, seat) if planet in state.exhausted]


class Progress(Verb, frozen=True):
    def run(self, game: Game) -> Step | None:
        if can_buy(game, self.seat):
            return BuyAtDiscount(seat=self.seat, less=LESS)
        return RefreshOne(seat=self.seat) if has_all(game, self.seat) else None


class BuyAtDiscount(BuyRacialTechnology, frozen=True):
    """At once; whoever has all of his race may leave it and refresh a planet."""

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE and has_all(game, seat):
            return RefreshOne(seat=seat)
        return super().answer(game, seat, option)


class RefreshOne(Decision, frozen=True):
    """One of his exhausted planets, if he likes."""

    rule: ClassVar[str] = "SA-8.3.1"
    prompt: ClassVar[str] = "refresh_one"
    verbs: ClassVar[tuple[str, ...]] = ("refresh",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if exhausted_of(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": PROGRESS}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("refresh", planet) for planet in held_planets(of(game), seat)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        fresh = option != DONE and option[1] not in of(game).exhausted
        return Refusal(self.rule, "planet_not_exhausted", option[1:]) if fresh else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DONE:
            refresh_planet(game, str(option[1]))


LISTENERS: Declared = (
    *action_card(
        ACCOUNTS,
        "any_turn_start",
        always,
        Lasting(FROZEN, ROUND, whom=CHOSEN),
        aims=(ChoosePlayer(),),
    ),
    *action_card(FUSION, "own_turn_start", it_concerns_me, PutOff(card=FUSION)),
    *comes_due(FUSION, "any_turn_start", LetGo(why=FUSION), when=it_concerns_me),
    *action_card(PROGRESS, "own_action_start", both(it_concerns_me, can_progress), Progress()),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        ADJACENCY,
        FUSION,
        window="adjacency_static",
        mark=DUE + FUSION,
        whose=ANYBODY,
        turns=joining("A", "B", "C"),
    ),
    modifies(GOODS_FROZEN, ACCOUNTS, window="spending_static", mark=FROZEN, bans=True),
)
