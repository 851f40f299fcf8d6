"""Dimension Rifts (SA-16.6): a dummy that is found leaves a wormhole token in its system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import WORMHOLE
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Gate, Ti3State, of
from throneworld.ti3.tables import FLIP_TOKENS_OF_EACH, WORMHOLE_TOKEN, WORMHOLE_TOKENS

OPTION = "dimension_rifts"
STREAM = "wormhole_tokens"


def tokens_left(state: Ti3State) -> list[str]:
    """Double-sided tokens that lie neither way up on the board."""
    used = [sorted(gate.letters) for gate in state.gates if gate.flips]
    return [
        token.id
        for token in WORMHOLE_TOKENS
        if not token.stable
        for _ in range(FLIP_TOKENS_OF_EACH - used.count(sorted(token.sides)))
    ]


def rift_opens(game: Game) -> bool:
    return game.options.get(OPTION, "no") == "yes"


class OpenRift(Step, frozen=True):
    """A token is drawn, if any is left; whoever found the dummy says which side is up (ruling 221)."""

    seat: int = NOBODY
    system: int = NO_SYSTEM

    def run(self, game: Game) -> Step | None:
        left = tokens_left(of(game))
        if not left:
            return None
        token = game.shuffle(STREAM, left)[0]
        game.tell("rift_drawn", self.seat, self.system, *WORMHOLE_TOKEN[token].sides)
        return ChooseWormholeSide(seat=self.seat, system=self.system, token=token)


class ChooseWormholeSide(Decision, frozen=True):
    rule: ClassVar[str] = "SA-16.6.1"
    prompt: ClassVar[str] = "choose_wormhole_side"
    verbs: ClassVar[tuple[str, ...]] = ("side",)

    system: int = NO_SYSTEM
    token: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("side", letter) for letter in WORMHOLE_TOKEN[self.token].sides]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_on_this_token", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, letter = of(game), str(option[1])
        sides = WORMHOLE_TOKEN[self.token].sides
        state.gates = (*state.gates, Gate(self.system, sides, turned=sides[0] != letter, laid=True))
        game.tell("rift_opened", seat, self.system, letter)


VERBS: Verbs = {"side": (WORMHOLE,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "rift_drawn": ("seat", "system", "wormholes"),
    "rift_opened": ("seat", "system", "wormhole"),
}
