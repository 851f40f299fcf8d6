"""Command tokens that a player gains, shifts between his pools or has to put onto the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.citing import GAIN_TOKENS_RULE, PLACE_TOKEN_RULE, REDISTRIBUTE_RULE
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.modifiers import refused
from throneworld.imperium.quantities import POOL_LIMIT
from throneworld.imperium.state import NO_SYSTEM, ImperiumState, of
from throneworld.imperium.units import fleets
from throneworld.imperium.verbs import tokens
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

DONE: Option = ("done",)
GAINS: tuple[Option, ...] = tuple(("gain", name) for name in tokens.POOLS)
MOVES: tuple[Option, ...] = tuple(
    ("move", origin, target) for origin in tokens.POOLS for target in tokens.POOLS if origin != target
)
TAKES: tuple[Option, ...] = tuple(("from", name) for name in tokens.POOLS)


def full_refusal(state: ImperiumState, seat: int, name: str) -> Refusal | None:
    """Why no other token goes into a pool: nothing but a component sets a limit."""
    return refused(state, POOL_LIMIT, seat, name)


def respect_fleet_pool(game: Game, seat: int) -> None:
    """A fleet pool has shrunk: excess ships leave every system in which there are any."""
    game.do(*(RespectLimits(seat=seat, system=system) for system in members(fleets(of(game), seat))))


class GainTokens(Decision, frozen=True):
    """So many tokens out of the reinforcements, as long as there are any, each into a pool of his choice."""

    rule: ClassVar[str] = GAIN_TOKENS_RULE
    prompt: ClassVar[str] = "gain_token"
    count: int = 1

    def run(self, game: Game) -> Step | None:
        if self.count <= 0 or not tokens.reinforcements(of(game), self.seat):
            return None
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return GAINS

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return full_refusal(of(game), seat, str(option[1]))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": min(self.count, tokens.reinforcements(of(game), seat))}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        tokens.gain_token(game, seat, str(option[1]))
        return replace(self, count=self.count - 1) if self.count > 1 else None


class RedistributeTokens(Decision, frozen=True):
    """Tokens change pools one by one.

    A pool that has given a token takes none and the reverse: every division can be reached, nothing is undone
    and so it ends.
    """

    rule: ClassVar[str] = REDISTRIBUTE_RULE
    prompt: ClassVar[str] = "redistribute_tokens"
    given: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {name: tokens.pool(of(game), name)[seat] for name in tokens.POOLS}

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (*MOVES, DONE)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        origin, target, state = str(option[1]), str(option[2]), of(game)
        if not tokens.pool(state, origin)[seat]:
            return Refusal(self.rule, "empty_pool", (origin,))
        if origin in self.taken or target in self.given:
            return Refusal(self.rule, "moved_back", (origin, target))
        return full_refusal(state, seat, target)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """As `refusal` says, looking once at each pool."""
        state, pools = of(game), tokens.POOLS
        givers = [each for each in pools if each not in self.taken and tokens.pool(state, each)[seat]]
        takers = [each for each in pools if each not in self.given] if givers else []
        takers = [each for each in takers if full_refusal(state, seat, each) is None]
        return (*[move for move in MOVES if move[1] in givers and move[2] in takers], DONE)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = option[1]
        return Refusal(self.rule, "same_pool", (name,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            if tokens.FLEET in self.given:
                respect_fleet_pool(game, seat)
            return None
        origin, target = str(option[1]), str(option[2])
        tokens.move_token(game, seat, origin, target)
        return replace(self, given=_with(self.given, origin), taken=_with(self.taken, target))


class TakeFromPool(Decision, frozen=True):
    """From which of his pools a player takes a token."""

    abstract: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return TAKES

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = str(option[1])
        return None if tokens.pool(of(game), name)[seat] else Refusal(self.rule, "empty_pool", (name,))


class PlaceTokenOn(TakeFromPool, frozen=True):
    """A token onto a system, if none of his is there: from the reinforcements, else from a pool."""

    rule: ClassVar[str] = PLACE_TOKEN_RULE
    prompt: ClassVar[str] = "token_from_which_pool"
    system: int = NO_SYSTEM

    def run(self, game: Game) -> Step | None:
        state = of(game)
        if tokens.has_token_in(state, self.seat, self.system):
            return None
        if tokens.reinforcements(state, self.seat):
            tokens.place_token_from_reinforcements(game, self.seat, self.system)
            return None
        return Decision.run(self, game) if self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name = str(option[1])
        tokens.place_token_from_pool(game, seat, name, self.system)
        if name == tokens.FLEET:
            respect_fleet_pool(game, seat)


def _with(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return names if name in names else (*names, name)
