"""What ships bring in that have passed systems of a kind on their way (ruling 146)."""

from __future__ import annotations

from throneworld.galaxy.sets import members, set_of
from throneworld.imperium.board import anomalies
from throneworld.imperium.conditions import When
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.state import of
from throneworld.ti3.tactical.arrival import Arrival

CROSSED = "crossed"
"""Mark: ships of this player have passed the system that is the subject in this action."""


def crossed(game: Game, seat: int, occasion: Occasion, special: str) -> list[int]:
    """Systems of a kind that ships have passed, and had not before in this action."""
    arrival = game.subject(occasion, Arrival)
    if arrival is None:
        return []
    passed = set_of(system for each in arrival.journeys for system in each.track.passed())
    found = members(passed & anomalies(of(game), special))
    return [system for system in found if not is_marked(of(game), CROSSED, seat, system)]


def has_crossed(special: str) -> When:
    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        some = game.is_opening(occasion) or crossed(game, seat, occasion, special)
        return None if some else Refusal("SA-9.2.3", "nothing_crossed")

    return when


class GainForCrossing(Effect, frozen=True):
    """A trade good for each such system, however many ships have passed it."""

    special: str = ""
    why: str = ""

    def run(self, game: Game) -> None:
        found = crossed(game, self.seat, self.occasion, self.special)
        for system in found:
            mark(game, CROSSED, seat=self.seat, subject=system, until=TACTICAL_ACTION)
        gain_trade_goods(game, self.seat, len(found), self.why)
