"""Drawing action cards and secret objectives, and what a hand may hold (RR 2.3, 2.4, 52.21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import turned
from throneworld.imperium.quantities import LEAKS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_ability
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import HAND_LIMIT, OBJECTIVE, SECRET, SECRETS_MAX, TITLE
from throneworld.ti4.verbs.cards import (
    discard_action_card,
    draw_action_card,
    draw_secret,
    return_secret,
)

SANCTIONED_LIMIT = 3
"""Action cards in a hand under Executive Sanctions."""
NO_LIMIT = 1000
LEAKED = "leaked"
"""Mark, for the rest of the game: this secret objective was made public and counts for nobody's three."""


# Action cards (RR 2)


def hand_limit(state: Ti4State, seat: int) -> int:
    """How many action cards a player may hold (RR 2.4); nothing takes a crafty player's freedom away."""
    if has_ability(state, seat, "crafty"):
        return NO_LIMIT
    return SANCTIONED_LIMIT if "executive_sanctions" in state.laws else HAND_LIMIT


def extra_draw(state: Ti4State, seat: int) -> int:
    """Cards that a scheming player draws beyond those of an instruction, and then has to discard."""
    return int(has_ability(state, seat, "scheming"))


standing("hand_limit_static", "crafty", "executive_sanctions")(hand_limit)
standing("draw_action_cards_when", "scheming")(extra_draw)


def draw_action_cards(game: Game, seat: int, count: int) -> None:
    """So many cards by one instruction (RR 2.3); what is too many is discarded next (RR 2.4)."""
    if count <= 0:
        return
    extra = extra_draw(of(game), seat)
    for _ in range(count + extra):
        draw_action_card(game, seat)
    if extra:
        game.do(DiscardCards(seat=seat, count=extra, why="scheming"))
    respect_hand_limit(game, seat)


def respect_hand_limit(game: Game, seat: int) -> None:
    """Whoever came to hold cards, or came under a lower limit, keeps as many as he may (RR 2.4)."""
    game.do(RespectHandLimit(seat=seat))


class DrawActionCards(Step, frozen=True):
    """One instruction to draw, as a step: so that players draw one after the other."""

    seat: int = NOBODY
    count: int = 1

    def run(self, game: Game) -> Step | None:
        draw_action_cards(game, self.seat, self.count)
        return None


class RespectHandLimit(Step, frozen=True):
    seat: int = NOBODY

    def run(self, game: Game) -> Step | None:
        state = of(game)
        excess = len(state.hands[self.seat]) - hand_limit(state, self.seat)
        return DiscardCards(seat=self.seat, count=excess, why="hand_limit") if excess > 0 else None


class DiscardCards(Decision, frozen=True):
    """Action cards that a player has to discard, one at a time; all of them if he has no more."""

    rule: ClassVar[str] = "RR 2.4"
    prompt: ClassVar[str] = "discard_action_card"
    hidden: ClassVar[bool] = True
    count: int = 1
    why: str = "discarded"

    def run(self, game: Game) -> Step | None:
        if self.count <= 0 or not of(game).hands[self.seat]:
            return None
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple([("discard", title) for title in titles_in_hand(of(game), seat)])

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return self.candidates(game, seat)

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).hands[seat]) > 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": self.count, "why": self.why}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "not_yours", (card,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        discard_action_card(game, seat, str(option[1]), self.why)
        return replace(self, count=self.count - 1) if self.count > 1 else None


def titles_in_hand(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The action cards that a player holds, each title once."""
    return tuple(dict.fromkeys([TITLE[card] for card in state.hands[seat]]))


# Secret objectives (RR 52.17)


def leaked(state: Ti4State) -> tuple[str, ...]:
    """Secret objectives that all may score for as long as a law makes them public."""
    nothing: tuple[str, ...] = ()
    return turned(state, LEAKS, nothing, NOBODY)


def is_leaked(state: Ti4State, objective: str) -> bool:
    """Whether a secret objective was made public, even if the law that did it is gone."""
    return is_marked(state, LEAKED, subject=objective) or objective in leaked(state)


def secret_count(state: Ti4State, seat: int) -> int:
    """A player's scored and unscored secret objectives (RR 52.21)."""
    scored = [each for each in state.scored[seat] if OBJECTIVE[each].deck == SECRET]
    return len(state.secrets[seat]) + sum([not is_leaked(state, each) for each in scored])


class DrawSecret(Procedure, frozen=True):
    """Draw a secret objective; whoever has more than three then returns an unscored one (RR 52.21)."""

    stages: ClassVar[tuple[str, ...]] = ("draw", "keep_three")
    seat: int = NOBODY

    def draw(self, game: Game) -> None:
        draw_secret(game, self.seat)

    def keep_three(self, game: Game) -> None:
        if secret_count(of(game), self.seat) > SECRETS_MAX:
            game.do(ReturnSecret(seat=self.seat))


class ReturnSecret(Decision, frozen=True):
    rule: ClassVar[str] = "RR 52.21"
    prompt: ClassVar[str] = "return_secret"
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple([("return", secret) for secret in of(game).secrets[seat]])

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return self.candidates(game, seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal(self.rule, "not_your_objective", (objective,))

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).secrets[seat]) > 1

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return_secret(game, seat, str(option[1]))
        return None
