"""A tiny game that uses every part of the kernel: cards that are shouted, hushed and hushed again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel import registry
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.listening import by_moment
from throneworld.kernel.registry import Definition, Flag, Number, OneOf
from throneworld.kernel.steps import Decision, Floor, Procedure, Simultaneous, Step
from throneworld.kernel.windows import (
    Cancel,
    Effect,
    Listener,
    Moment,
    Occasion,
    is_cancelled,
)
from throneworld.kernel.zones import Pool, Zone, Zones

QUIET, SHOUTED = "quiet", "shouted"


class ToyState(Struct):
    cards: list[tuple[str, ...]]
    points: list[int]
    sealed: tuple[int, ...] = ()
    rounds: int = 0

    def copy(self) -> ToyState:
        return ToyState(self.cards.copy(), self.points.copy(), self.sealed, self.rounds)


class Match(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("seal", "talk", "noise", "count")
    opens: ClassVar[tuple[str, ...]] = (QUIET,)

    def seal(self, game: Game) -> None:
        game.do(Seal(who=tuple(range(game.seats))))

    def talk(self, game: Game) -> None:
        game.do(Talk(who=tuple(range(game.seats))))

    def noise(self, game: Game) -> None:
        game.open(QUIET)

    def count(self, game: Game) -> Step | None:
        game.state.rounds += 1
        if game.state.rounds < 3:
            game.do(Add(seat=game.roll("rolls", game.seats)))
            return self.to("seal")
        best = max(game.state.points)
        winners = [seat for seat, points in enumerate(game.state.points) if points == best]
        game.finish(winners, sorted(range(game.seats), key=lambda seat: -game.state.points[seat]), "points")
        return None


class Seal(Simultaneous, frozen=True):
    rule: ClassVar[str] = "Toy 1"
    prompt: ClassVar[str] = "seal"

    def parts(self, game: Game, seat: int) -> int:
        return 2

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("number", number) for number in range(3)]

    def reveal(self, game: Game) -> Step | None:
        game.state.sealed = tuple(int(option[1]) for seat in self.who for option in self.of(seat))
        return None


class Talk(Floor, frozen=True):
    rule: ClassVar[str] = "Toy 2"
    prompt: ClassVar[str] = "talk"

    def budget(self, game: Game) -> int:
        return 2

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [self.READY, ("hello",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == self.READY or self.left(game, seat):
            return None
        return Refusal(self.rule, "said_enough")

    def act(self, game: Game, seat: int, option: Option) -> Step:
        game.tell("hello", seat)
        return self.reopened(*self.who)


class Add(Decision, frozen=True):
    """Add one, two or three points; three only to an even score."""

    rule: ClassVar[str] = "Toy 3"
    prompt: ClassVar[str] = "add"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("add", number) for number in (1, 2, 3)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        odd = game.state.points[seat] % 2 == 1
        return Refusal(self.rule, "odd_score") if option == ("add", 3) and odd else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.state.points[seat] += int(option[1])


class Discard(Effect, frozen=True):
    card: str = ""

    def run(self, game: Game) -> Step | None:
        hand = list(game.state.cards[self.seat])
        hand.remove(self.card)
        game.state.cards[self.seat] = tuple(hand)
        return None


class Score(Effect, frozen=True):
    points: int = 1

    def run(self, game: Game) -> Step | None:
        game.state.points[self.seat] += self.points
        return None


def _held(card: str) -> Callable[[Game], Sequence[int]]:
    return lambda game: [seat for seat, hand in enumerate(game.state.cards) if card in hand]


def _anybody(game: Game, occasion: Occasion) -> Sequence[int]:
    return [seat for seat, hand in enumerate(game.state.cards) if hand]


def _always(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def _against_another(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if "hush" not in game.state.cards[seat]:
        return Refusal("Toy 4", "spent")  # on another card, before it was announced
    if occasion.facts[1] == seat:
        return Refusal("Toy 4", "own_card")
    return Refusal("Toy 4", "hushed_already") if is_cancelled(game, occasion) else None


def card(name: str, moment: str, when: Any, effect: Effect, cancel: str = "", once: bool = False) -> Listener:
    return Listener(
        id=name,
        moment=moment,
        rule="Toy 4",
        holders=_held(name),
        suspects=_anybody,
        when=when,
        spends=(Discard(card=name),),
        costs=(Score(points=-1),) if name == "roar" else (),
        effects=(effect,),
        cancel=cancel,
        once=once,
    )


LISTENERS = (
    card("shout", QUIET, _always, Score(points=10), cancel=SHOUTED),
    card("roar", QUIET, _always, Score(points=100), cancel=SHOUTED, once=True),
    card("hush", SHOUTED, _against_another, Cancel(), cancel=SHOUTED),
)


ZONES = Zones(
    public=("points", "sealed", "rounds"), hidden=(Pool((Zone("cards", hands=True, marked=False),)),)
)


def begin(game: Game) -> None:
    game.state = ToyState(cards=[()] * game.seats, points=[0] * game.seats)
    game.stack.append(Match())


def toy(*, in_turn: bool = False, **changes: Any) -> Definition:
    """The toy game, not registered."""
    parts: dict[str, Any] = {
        "id": "toy",
        "fewest_seats": 2,
        "most_seats": 8,
        "factions": ("red", "blue", "green", "white", "black", "grey", "gold", "brown"),
        "settings": (Flag("loud", False), Number("length", 3, 1, 9), OneOf("mood", "calm", ("calm", "wild"))),
        "steps": (Match, Seal, Talk, Add, Discard, Score),
        "listeners": LISTENERS,
        "moments": {QUIET: Moment(QUIET, in_turn=in_turn), SHOUTED: Moment(SHOUTED)},
        "events": {"hello": ("seat",)},
        "state": ToyState,
        "begin": begin,
        "order": lambda game, occasion: tuple(range(game.seats)),
        "public": lambda game: {"points": game.state.points, "cards": list(map(len, game.state.cards))},
        "private": lambda game, seat: {"cards": list(game.state.cards[seat])},
        "zones": ZONES,
        "remembers": _remembers,
        "invariants": lambda game: None,
    }
    return Definition(**{**parts, **changes})


def _remembers(game: Game, event: Event) -> bool:
    return True


@contextmanager
def known(seats: int, **changes: Any) -> Iterator[str]:
    """A toy game for just so many seats, registered for a while under the name that this yields; everybody
    has cards."""
    name = f"toy{seats}"
    size = {"fewest_seats": seats, "most_seats": seats}
    registry.register(toy(**{"id": name, **size, "begin": _dealt, "public": _seen, **changes}))
    try:
        yield name
    finally:
        del registry._games[name]


def _dealt(game: Game) -> None:
    begin(game)
    game.state.cards = [("shout", "hush")] * game.seats


def _seen(game: Game) -> dict[str, Any]:
    """As the games that people play show it: a table asks for the faction of each player, a simulation for
    the round."""
    players = [{"faction": faction} for faction in game.definition.factions[: game.seats]]
    hands = list(map(len, game.state.cards))
    return {"players": players, "round": game.state.rounds, "points": game.state.points, "cards": hands}


def ready(definition: Definition) -> Definition:
    """As `register` would leave it, without making it known."""
    definition.by_moment = by_moment(definition.listeners)
    return definition


def table(seats: int = 3, *, in_turn: bool = False, cards: Sequence[Sequence[str]] = ()) -> Game:
    """A toy game at its noisy moment, with these hands."""
    game = ready(toy(in_turn=in_turn)).new(seats, seed=1, options={})
    for seat, hand in enumerate(cards):
        game.state.cards[seat] = tuple(hand)
    game.stack = [replace(Match(), stage="noise")]
    game.restart()
    return game
