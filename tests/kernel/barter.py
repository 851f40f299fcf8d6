"""A tiny game of questions in which coins change hands beside any of them: what `kernel/beside.py` is for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

import throneworld as tw
from throneworld.kernel import registry
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.beside import is_bound
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, SEAT, words_of
from throneworld.kernel.registry import Definition
from throneworld.kernel.steps import Decision, Procedure, Simultaneous, Step
from throneworld.kernel.windows import Effect, Listener, Moment, Occasion
from throneworld.kernel.zones import Zones

PAID = "paid"
DEALS = 3
"""So often a seat may approach another between two answers of its own."""


class BarterState(Struct):
    coins: list[int]
    said: list[str]
    fans: tuple[int, ...] = ()
    """The seats that may cheer when somebody was paid."""
    approached: tuple[tuple[int, int], ...] = ()

    def copy(self) -> BarterState:
        return BarterState(self.coins.copy(), self.said.copy(), self.fans, self.approached)


class Say(Decision, frozen=True):
    """A question like any other; `words` are what may be answered."""

    rule: ClassVar[str] = "Barter 1"
    prompt: ClassVar[str] = "say"
    words: tuple[str, ...] = ("yes", "no")

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("say", word) for word in self.words]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.state.said.append(f"{seat} {option[1]}")


class Stop(Say, frozen=True):
    """Before it is answered its seat may want to trade, even if one word is left."""

    pauses: ClassVar[bool] = True


class Whisper(Say, frozen=True):
    """What may be answered depends on what only the seat knows."""

    hidden: ClassVar[bool] = True


class Pay(Decision, frozen=True):
    """Half a payment: its seat gives no coins away meanwhile."""

    rule: ClassVar[str] = "Barter 2"
    prompt: ClassVar[str] = "pay"
    left: int = 2

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("spend", coins) for coins in range(1, self.left + 1)]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.state.coins[seat] -= int(option[1])
        left = self.left - int(option[1])
        return replace(self, left=left) if left else None

    def binds(self, seat: int) -> bool:
        return seat == self.seat


class Seal(Simultaneous, frozen=True):
    rule: ClassVar[str] = "Barter 3"
    prompt: ClassVar[str] = "seal"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("say", "yes"), ("say", "no")]

    def reveal(self, game: Game) -> None:
        game.state.said.extend(str(self.of(seat)[0][1]) for seat in self.who)


class Match(Procedure, frozen=True):
    """The questions that a test wants, one after the other."""

    stages: ClassVar[tuple[str, ...]] = ("end",)
    opens: ClassVar[tuple[str, ...]] = (PAID,)

    def end(self, game: Game) -> None:
        game.finish([0], range(game.seats), "said")


# Beside them


class Approach(Decision, frozen=True):
    rule: ClassVar[str] = "Barter 4"
    prompt: ClassVar[str] = "approach"
    verbs: ClassVar[tuple[str, ...]] = ("deal",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("deal", other) for other in range(game.seats) if other != seat]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        pair = (seat, int(option[1]))
        return Refusal(self.rule, "enough") if game.state.approached.count(pair) >= DEALS else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule, "yourself")

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        game.state.approached = (*game.state.approached, (seat, int(option[1])))
        return Draft(seat=seat, other=int(option[1]))


class Draft(Decision, frozen=True):
    rule: ClassVar[str] = "Barter 4"
    prompt: ClassVar[str] = "draft"
    other: int = -1
    coins: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("coins", 1), ("coins", 2), ("offer",), ("leave",)]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == "coins":
            return replace(self, coins=int(option[1]))
        if option == ("offer",):
            game.tell("offered", seat, self.other, self.coins)
            game.put_beside(Offer(seat=self.other, other=seat, coins=self.coins))
        return None

    def secret_from(self, seat: int) -> bool:
        return seat != self.seat


class Offer(Decision, frozen=True):
    rule: ClassVar[str] = "Barter 5"
    prompt: ClassVar[str] = "offer"
    other: int = -1
    coins: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take",), ("refuse",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == ("refuse",):
            return None
        if is_bound(game, self.other):
            return Refusal(self.rule, "he_is_busy")
        return None if game.state.coins[self.other] >= self.coins else Refusal(self.rule, "he_has_not_got_it")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other, "coins": self.coins}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == ("take",):
            game.do(Hand(giver=self.other, taker=seat, coins=self.coins))
        else:
            game.tell("refused", seat, self.other)


class Hand(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("hand", "react")
    giver: int = -1
    taker: int = -1
    coins: int = 0

    def hand(self, game: Game) -> None:
        game.state.coins[self.giver] -= self.coins
        game.state.coins[self.taker] += self.coins
        game.tell("paid", self.giver, self.taker, self.coins)

    def react(self, game: Game) -> None:
        game.open(PAID, self.taker)


class Cheer(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        game.state.said.append(f"{self.seat} cheers")
        return None


def _fans(game: Game) -> Sequence[int]:
    return list(game.state.fans)


def _suspects(game: Game, occasion: Occasion) -> Sequence[int]:
    return list(game.state.fans)


def _may(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def barter(*questions: Step, fans: tuple[int, ...] = (), **changes: Any) -> Definition:
    """The game in which these are asked, one after the other."""

    def begin(game: Game) -> None:
        game.state = BarterState(coins=[3] * game.seats, said=[], fans=fans)
        game.stack.append(Match())
        game.do(*questions)

    parts: dict[str, Any] = {
        "id": "barter",
        "fewest_seats": 2,
        "most_seats": 4,
        "factions": ("red", "blue", "green", "white"),
        "settings": (),
        "steps": (Match, Say, Stop, Whisper, Pay, Seal, Approach, Draft, Offer, Hand, Cheer),
        "listeners": (
            Listener("cheer", PAID, "Barter 6", _fans, _suspects, _may, effects=(Cheer(),), once=True),
        ),
        "moments": {PAID: Moment(PAID, ("seat",))},
        "events": {
            "offered": ("seat", "other", "coins"),
            "refused": ("seat", "other"),
            "paid": ("seat", "other", "coins"),
        },
        "verbs": {
            "say": (words_of("word", "yes", "no"),),
            "spend": (NUMBER,),
            "deal": (SEAT,),
            "coins": (NUMBER,),
            "offer": (),
            "leave": (),
            "take": (),
            "refuse": (),
        },
        "state": BarterState,
        "begin": begin,
        "order": lambda game, occasion: tuple(range(game.seats)),
        "public": lambda game: {
            "coins": list(game.state.coins),
            "offers": [[step.other, step.seat] for step in game.beside if isinstance(step, Offer)],
        },
        "private": lambda game, seat: {},
        "remembers": lambda game, event: True,
        "invariants": lambda game: None,
        "zones": Zones(public=("coins", "said", "fans", "approached")),
        "beside": lambda game, seat: Approach(seat=seat),
        "beside_limit": 6,
    }
    return Definition(**{**parts, **changes})


@contextmanager
def playing(*questions: Step, seats: int = 3, **changes: Any) -> Iterator[Game]:
    """Such a game; as long as it lasts it can be saved, loaded and replayed."""
    registry.register(barter(*questions, **changes))
    try:
        yield tw.new_game("barter", seats=seats, seed=1)
    finally:
        del registry._games["barter"]
