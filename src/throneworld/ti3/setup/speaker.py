"""Steps 7 to 9: who is Speaker, which way play goes, and goods to begin with (SA-2.3.10 to 2.3.13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs, words_of
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.setup.bids import LEAST, MOST, NO_BID, give_starting_goods
from throneworld.ti3.setup.rolls import Seating
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.tables import LEAST_TRADE_GOODS_AT_START

PASS: Option = ("pass",)
CLOCKWISE, COUNTER_CLOCKWISE = "clockwise", "counter_clockwise"
DIRECTION = words_of("direction", CLOCKWISE, COUNTER_CLOCKWISE)


def choose_speaker(game: Game, seating: Seating) -> None:
    """By bids, or by lot."""
    if game.options["bids"]:
        order = tuple(reversed(seating))
        game.do(BidForSpeaker(seat=order[0], order=order, left=order))
    else:
        take_speaker_token(game, game.roll("speaker", game.seats))


class BidForSpeaker(Decision, frozen=True):
    """From the lowest roller counter-clockwise: more than the last bid, or out for good (ruling 45)."""

    rule: ClassVar[str] = "SA-2.3.10"
    prompt: ClassVar[str] = "bid_for_speaker"

    order: Seating = ()
    left: Seating = ()
    """Who has not passed."""
    highest: int = NO_BID
    bidder: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {} if self.bidder == NOBODY else {"bid": self.highest, "other": self.bidder}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [PASS, *[("bid", bid) for bid in range(LEAST, MOST + 1)]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        fits = option == PASS or int(option[1]) > self.highest
        return None if fits else Refusal(self.rule, "bid_higher", (self.highest,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        key = "bid_out_of_range" if len(option) == 2 else "bid_for_the_token"
        return Refusal(self.rule, key, (LEAST, MOST))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        following = self._following(seat)
        if option == PASS:
            game.tell("speaker_passed", seat)
            left = tuple([each for each in self.left if each != seat])
            return replace(self, left=left, seat=following)._unless_over(game)
        game.tell("speaker_bid", seat, int(option[1]))
        bid = replace(self, highest=int(option[1]), bidder=seat, seat=following)
        return bid._unless_over(game)

    def _following(self, seat: int) -> int:
        at = self.order.index(seat)
        later = (*self.order[at + 1 :], *self.order[:at])
        return next((each for each in later if each in self.left), NOBODY)

    def _unless_over(self, game: Game) -> Step | None:
        """The last who has not passed wins; if nobody bid, the lowest roller is Speaker at 0."""
        if not self.left:
            take_speaker_token(game, self.order[0])
            return None
        if self.left != (self.bidder,):
            return self
        take_speaker_token(game, self.bidder)
        for seat in sorted(self.order):
            if seat != self.bidder:
                give_starting_goods(game, seat, self.highest)
        return None


class SetCycler(Decision, frozen=True):
    """The Speaker says which way play goes (SA-2.3.12)."""

    rule: ClassVar[str] = "SA-2.3.12"
    prompt: ClassVar[str] = "set_cycler"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("rotate", CLOCKWISE), ("rotate", COUNTER_CLOCKWISE)]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        of(game).clockwise = option[1] == CLOCKWISE
        game.tell("cycler_set", seat, str(option[1]))


def level_goods(game: Game) -> None:
    """All have so many more, or fewer, that the poorest begins with 1 (SA-2.3.13, ruling 46)."""
    state = of(game)
    more = LEAST_TRADE_GOODS_AT_START - min(state.trade_goods)
    state.trade_goods = [goods + more for goods in state.trade_goods]
    game.tell("goods_levelled", *state.trade_goods)


VERBS: Verbs = {"rotate": (DIRECTION,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "speaker_passed": ("seat",),
    "speaker_bid": ("seat", "bid"),
    "cycler_set": ("seat", "direction"),
    "goods_levelled": ("goods",),
}
