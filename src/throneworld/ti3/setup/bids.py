"""Step 6 on maps that are ready: bids for home locations (SA-17.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Kind, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.covenants import has_covenants, players
from throneworld.ti3.setup.charts import chart_of
from throneworld.ti3.setup.rolls import Seating
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.tables import BIDS, LEAST_TRADE_GOODS_AT_START

LEAST, MOST = BIDS
NO_BID = -1


def _locations(game: Game) -> range:
    return range(1, game.seats + 1)


LOCATION = Kind("location", _locations, numbers=True)
"""A home location of the map, by its number."""


class BidForLocation(Decision, frozen=True):
    """Who has no marker puts it on a free location, or overbids another player (SA-17.2.1, 17.2.2)."""

    rule: ClassVar[str] = "SA-17.2.2"
    prompt: ClassVar[str] = "bid_for_location"
    verbs: ClassVar[tuple[str, ...]] = ("bid", "pass")

    seating: Seating = ()
    markers: tuple[int, ...] = ()
    """Whose marker lies at each location ..."""
    bids: tuple[int, ...] = ()
    """... and his bid."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        lying = zip(_locations(game), self.markers, self.bids, strict=True)
        return {
            name: noun
            for place, holder, bid in lying
            if holder != NOBODY
            for name, noun in ((f"holder_{place}", holder), (f"bid_{place}", bid))
        }

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("bid", place, bid) for place in _locations(game) for bid in range(LEAST, MOST + 1)]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """Only what overbids is looked at: there are many numbers."""
        bids = [
            ("bid", place, bid)
            for place, lying in zip(_locations(game), self.bids, strict=True)
            for bid in range(lying + 1, MOST + 1)
        ]
        if not has_covenants(game):
            return tuple(bids)
        return tuple([each for each in bids if self.refusal(game, seat, each) is None])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        place, bid = int(option[1]), int(option[2])
        lying, second = self.bids[place - 1], self.seating[players(game) :]
        if seat in second and self.markers[place - 1] not in (NOBODY, *second):
            return Refusal("SA-16.5.5", "first_races_are_settled", (place,))
        return None if bid > lying else Refusal(self.rule, "bid_higher", (lying,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) < 3:
            return Refusal(self.rule, "location_needed")
        return Refusal("SA-17.2.1", "bid_out_of_range", (LEAST, MOST))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        place, bid = int(option[1]), int(option[2])
        game.tell("location_bid", seat, place, bid, self.markers[place - 1])
        return replace(
            self,
            markers=_put(self.markers, place, seat),
            bids=_put(self.bids, place, bid),
            seat=self._following(game, seat, _put(self.markers, place, seat)),
        )._unless_over(game)

    def _following(self, game: Game, seat: int, markers: Sequence[int]) -> int:
        """Clockwise the next player who has no marker on the map; with Covenants first for all first races,
        then for the second ones (SA-16.5.5)."""
        at = self.seating.index(seat)
        order = (*self.seating[at + 1 :], *self.seating[: at + 1])
        first = self.seating[: players(game)]
        waiting = [each for each in order if each not in markers]
        return next((each for each in waiting if each in first), waiting[0] if waiting else NOBODY)

    def _unless_over(self, game: Game) -> Step | None:
        """When everybody has a location, each gets goods for having bid less (SA-17.2.3)."""
        if self.seat != NOBODY:
            return self
        homes = chart_of(game).homes
        of(game).home_places = tuple([homes[self.markers.index(seat)] for seat in range(game.seats)])
        for seat in range(game.seats):
            bid = self.bids[self.markers.index(seat)]
            give_starting_goods(game, seat, max(self.bids) - bid + LEAST_TRADE_GOODS_AT_START)
        return None


def _put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[: place - 1], value, *row[place:])


def bid_for_locations(game: Game, seating: Seating) -> None:
    free = (NOBODY,) * game.seats
    none = (NO_BID,) * game.seats
    game.do(BidForLocation(seat=seating[0], seating=seating, markers=free, bids=none))


def give_starting_goods(game: Game, seat: int, amount: int) -> None:
    of(game).trade_goods[seat] += amount
    game.tell("starting_goods", seat, amount)


VERBS: Verbs = {"bid": ((NUMBER,), (LOCATION, NUMBER))}
EVENTS: dict[str, tuple[str, ...]] = {
    "location_bid": ("seat", "location", "bid", "other"),
    "starting_goods": ("seat", "amount"),
}
