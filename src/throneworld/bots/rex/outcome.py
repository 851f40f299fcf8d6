"""How the round may end for everybody, given one's own chances to hold each stronghold (Rex p.13-14)."""

from __future__ import annotations

from copy import copy

from throneworld.bots.rex.position import LAST_ROUND, NEEDED, Position
from throneworld.bots.rex.valuation import DEFEAT, WIN
from throneworld.rex.tables import STRONGHOLDS

Holds = tuple[float, ...]
"""One's own chance to control each stronghold when the round ends, in the order of the board."""

KEEPS = 0.92
"""How likely somebody else's stronghold stays his while others still have a turn."""
SIEGE = tuple(STRONGHOLDS.index(space) for space in ("imperial_palace", "mecatol_power_south"))


class Outcome:
    """Weighs winning against others winning; what they hold is as the board shows it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.shares = [self._shares(space, bool(position.later)) for space in STRONGHOLDS]
        """For each stronghold: how likely each other seat is to have it if one has not."""
        self.needed = NEEDED[len(position.friends)]
        self._weigh()

    def _weigh(self) -> None:
        position = self.position
        self.allied = self._of(tuple(position.allies))
        sides = {position.side(seat) for seat in position.enemies}
        self.rivals = [
            (NEEDED[len(side)], self._of(side), WIN if self._foretold(side) else -DEFEAT)
            for side in sorted(sides)
            if sum(share > 0 for share in self._of(side)) >= NEEDED[len(side)]
        ]
        self._known: dict[Holds, float] = {}

    def _shares(self, space: str, contested: bool) -> dict[int, float]:
        position = self.position
        powers = {
            seat: position.power(seat, space) for seat in position.occupants(space) if seat != position.me
        }
        keeps = KEEPS if contested and not position.bombarded(space) else 1.0
        return {seat: keeps * power / sum(powers.values()) for seat, power in powers.items()}

    def _of(self, side: tuple[int, ...]) -> list[float]:
        return [sum(shares.get(seat, 0.0) for seat in side) for shares in self.shares]

    def without(self, space: str) -> Outcome:
        """The same, with a stronghold that none of the others holds any more."""
        other = copy(self)
        number = STRONGHOLDS.index(space)
        other.shares = [{} if place == number else shares for place, shares in enumerate(self.shares)]
        other._weigh()
        return other

    def value(self, holds: Holds) -> float:
        if holds not in self._known:
            self._known[holds] = self._value(holds)
        return self._known[holds]

    def _value(self, holds: Holds) -> float:
        win = self.victory(holds)
        total, ended = WIN * win, win
        for needed, shares, worth in self.rivals:
            chance = at_least(needed, _left(shares, holds))
            total, ended = total + worth * chance, ended + chance
        if self.position.round >= LAST_ROUND:
            total += max(0.0, 1 - ended) * self._last_round(holds)
        return total

    def _foretold(self, side: tuple[int, ...]) -> bool:
        """Whether the victory of a side now would be the Xxcha's own (Rex p.14)."""
        race, number = self.position.you["prediction"] or ("", 0)
        return number == self.position.round and race in [self.position.races[seat] for seat in side]

    def victory(self, holds: Holds) -> float:
        """The chance to win by strongholds, alone or with one's allies."""
        together = [hold + share for hold, share in zip(holds, _left(self.allied, holds), strict=True)]
        return at_least(self.needed, together)

    def _last_round(self, holds: Holds) -> float:
        """Nobody has won by strongholds: Sol's siege, then Hacan, then the most strongholds (Rex p.13)."""
        races = self.position.races
        mine = [races[seat] for seat in self.position.friends]
        siege = self._siege(holds) if "sol" in races else 0.0
        rest = float("hacan" in mine) if "hacan" in races else min(1.0, sum(holds) / 2)
        won = (siege if "sol" in mine else 0.0) + (1 - siege) * rest
        return WIN * won - DEFEAT * (1 - won)

    def _siege(self, holds: Holds) -> float:
        """The chance that nobody but Sol controls either of its two spaces (Rex p.14)."""
        sol = self.position.races.index("sol")
        siege = 1.0
        for number in SIEGE:
            others = (1 - holds[number]) * sum(
                share for seat, share in self.shares[number].items() if seat != sol
            )
            siege *= 1 - others - (0.0 if sol == self.position.me else holds[number])
        return siege


def _left(shares: list[float], holds: Holds) -> list[float]:
    return [share * (1 - hold) for share, hold in zip(shares, holds, strict=True)]


def at_least(needed: int, chances: list[float]) -> float:
    """The chance that at least so many of independent events happen."""
    likely = [chance for chance in chances if chance > 0.0]
    if len(likely) < needed:
        return 0.0
    counts = [1.0] + [0.0] * len(likely)
    for number, chance in enumerate(likely, start=1):
        for count in range(number, 0, -1):
            counts[count] += chance * (counts[count - 1] - counts[count])
        counts[0] *= 1 - chance
    return sum(counts[needed:])
