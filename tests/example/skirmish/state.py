"""The tables of a game: who has what, and what lies on the table."""

from __future__ import annotations

from msgspec import Struct

from throneworld.kernel.game import Game


class SkirmishState(Struct):
    crews: list[str]
    """The crew of each seat; empty until it is chosen."""
    troops: list[int]
    points: list[int]
    hands: list[tuple[str, ...]]
    deck: tuple[str, ...]
    field: tuple[str, ...]
    """The wrecks that are still to be found, the next one first."""
    discards: tuple[str, ...] = ()
    wreck: str = ""
    sent: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    """What everybody has thrown; nought for a crew that has sent nobody."""
    bonus: tuple[int, ...] = ()
    """What cards have added to each crew's strength."""
    first: int = 0
    round: int = 0

    def copy(self) -> SkirmishState:
        return SkirmishState(
            crews=self.crews.copy(),
            troops=self.troops.copy(),
            points=self.points.copy(),
            hands=self.hands.copy(),
            deck=self.deck,
            field=self.field,
            discards=self.discards,
            wreck=self.wreck,
            sent=self.sent,
            dice=self.dice,
            bonus=self.bonus,
            first=self.first,
            round=self.round,
        )


def of(game: Game) -> SkirmishState:
    """The state of a game, with its type."""
    state: SkirmishState = game.state
    return state


def in_order(state: SkirmishState) -> tuple[int, ...]:
    """From the first player clockwise (2)."""
    seats = len(state.crews)
    return tuple((state.first + step) % seats for step in range(seats))


def fighters(state: SkirmishState) -> tuple[int, ...]:
    """The seats that have sent somebody."""
    return tuple(seat for seat, count in enumerate(state.sent) if count)


def strength(state: SkirmishState, seat: int) -> int:
    return state.sent[seat] + state.dice[seat] + state.bonus[seat]


def put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same values, but for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
