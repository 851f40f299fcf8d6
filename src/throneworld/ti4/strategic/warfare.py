"""Warfare (RR 88): a token comes back from the board, tokens change pools, and a dock at home produces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import home_system
from throneworld.imperium.modifiers import total
from throneworld.imperium.planets import readied
from throneworld.imperium.production.producers import Producer, producers
from throneworld.imperium.quantities import DISCOUNT
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.tokens import GainTokens, RedistributeTokens
from throneworld.imperium.verbs.tokens import take_token_off
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.tables import SPACE_DOCK

WARFARE = "warfare"
DOCK_ONLY = "warfare_dock_only"
"""Option of a game: the secondary ability uses a space dock, as printed on the card, and no other unit."""


class PrimaryWarfare(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("remove", "redistribute")

    def remove(self, game: Game) -> None:
        if of(game).on_board[self.seat]:
            game.do(RemoveToken(seat=self.seat), GainTokens(seat=self.seat, count=1))

    def redistribute(self, game: Game) -> None:
        game.do(RedistributeTokens(seat=self.seat))


class RemoveToken(Decision, frozen=True):
    """Any one of his tokens on the game board."""

    rule: ClassVar[str] = "RR 88.1"
    prompt: ClassVar[str] = "remove_token"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in members(of(game).on_board[seat])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "with_my_token")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_token_off(game, seat, int(option[1]))


def producing_units(game: Game, seat: int) -> list[Producer]:
    """Units in a player's home system whose PRODUCTION he may use (RR 88.3)."""
    state = of(game)
    found = producers(state, seat, home_system(state, seat))
    return [each for each in found if each.kind == SPACE_DOCK] if game.options.get(DOCK_ONLY) else found


def has_means(state: Ti4State, seat: int) -> bool:
    """Whether a player could pay for anything; what is taken off the cost makes the cheapest units free."""
    if state.trade_goods[seat] or total(state, DISCOUNT, seat):
        return True
    return bool(readied(state, seat))


class SecondaryWarfare(Secondary, frozen=True):
    """The token is not placed in the home system (RR 88.3)."""

    card: ClassVar[str] = WARFARE
    stages: ClassVar[tuple[str, ...]] = ("spend", "produce")

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        produces = bool(producing_units(game, seat)) and has_means(of(game), seat)
        return produces and super().is_offered(game, seat)

    def produce(self, game: Game) -> None:
        game.do(ChooseProducingUnit(seat=self.seat))


class ChooseProducingUnit(Decision, frozen=True):
    rule: ClassVar[str] = "RR 88.3"
    prompt: ClassVar[str] = "producing_unit"

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if producing_units(game, self.seat) else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("unit", each.kind, each.place) for each in producing_units(game, seat)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": home_system(of(game), seat)}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, kind, place = of(game), str(option[1]), str(option[2])
        if SYSTEM[place] != home_system(state, seat):
            return Refusal(self.rule, "not_at_home", (place,))
        refusal = unit_refusal(state, seat, kind, place, self.rule)
        return refusal or Refusal("RR 59.1", "does_not_produce", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        system = home_system(of(game), seat)
        return UseProduction(seat=seat, system=system, kind=str(option[1]), only=str(option[2]))
