"""How a game went, in figures that any game can give: from round to round, contests, bonds, votes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from throneworld.kernel.asks import Noun

if TYPE_CHECKING:
    from throneworld.kernel.game import Game


class Moment(Struct, frozen=True, kw_only=True):
    """A position at which the figures were taken."""

    round: int
    """The round that began with it; of the last moment, the round in which the game ended."""
    step: int
    end: bool = False


class Figure(Struct, frozen=True):
    """Something that can be counted for each seat at each moment."""

    id: str
    values: tuple[tuple[int, ...], ...]
    """For each seat, one number for each moment."""


class Total(Struct, frozen=True):
    """Something that can be counted for each seat over the whole game."""

    id: str
    values: tuple[int, ...]


class Contestant(Struct, frozen=True, kw_only=True):
    seat: int
    strength: int
    """The most that he could stake."""
    staked: int
    played: tuple[str, ...]
    """What he added to his stake, by name."""
    total: int | None
    """What it came to; null if it was never counted."""
    lost: int
    """How many units it cost him."""
    chance: float | None
    """The share of all plans, on both sides, with which he would have won; null where nobody can say."""
    expected: float | None
    """What the total would have been on average, where dice decide."""


class Contest(Struct, frozen=True, kw_only=True):
    """Two seats met."""

    step: int
    """With which it began."""
    round: int
    place: str
    sides: tuple[Contestant, Contestant]
    winner: int | None
    how: str
    ended: int
    """The step with which it was decided."""


class Bond(Struct, frozen=True, kw_only=True):
    """Seats that stood together for a while."""

    members: tuple[int, ...]
    round: int
    step: int
    until_round: int
    until_step: int
    leaver: int | None
    """Who ended it; null if it lasted to the end of the game or grew into another."""


class Turn(Struct, frozen=True, kw_only=True):
    """A turning point: what the log said, and where to see it."""

    step: int
    round: int
    kind: str
    args: tuple[Noun, ...]


class Voice(Struct, frozen=True):
    seat: int
    outcome: Noun
    count: int


class Resolution(Struct, frozen=True, kw_only=True):
    """Something that was put to the vote."""

    step: int
    round: int
    subject: str
    outcome: Noun
    votes: tuple[Voice, ...]


class Breach(Struct, frozen=True, kw_only=True):
    """A promise that was not kept."""

    step: int
    round: int
    seat: int
    """Who did not keep it."""
    other: int
    """To whom it was given."""
    what: str


class Report(Struct, frozen=True, kw_only=True):
    moments: tuple[Moment, ...]
    figures: tuple[Figure, ...]
    totals: tuple[Total, ...]
    luck: tuple[float, ...]
    """For each seat: contests won, less the chances that it had in them; where dice decide, what they came
    to, less what they come to on average."""
    contests: tuple[Contest, ...]
    bonds: tuple[Bond, ...]
    turns: tuple[Turn, ...]
    resolutions: tuple[Resolution, ...]
    breaches: tuple[Breach, ...]


class Chronicle(Protocol):
    """What has been read of a game so far."""

    def read(self, game: Game, step: int) -> None:
        """What happened on the way to a position."""

    def closed(self) -> Report: ...


def read_through(positions: Iterable[tuple[int, Game]], begin: Callable[[Game, int], Chronicle]) -> Report:
    """The report of a chronicle that begins with the first position and reads all of them."""
    chronicle: Chronicle | None = None
    for step, game in positions:
        if chronicle is None:
            chronicle = begin(game, step)
        chronicle.read(game, step)
    assert chronicle is not None  # a game has a beginning
    return chronicle.closed()
