"""What a player leaves who has surrendered: his capital is nobody's, all else is sold for influence, lot by
lot (SA-8.10.4 to 8.10.9, ruling 99)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.control import ground_forces
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import lose_cargo, ships_of
from throneworld.imperium.paying import INFLUENCE, Pay, purse
from throneworld.imperium.planets import influence, resources
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FLAGSHIP, SPACE_DOCK, count, damage_of
from throneworld.imperium.verbs.planets import lose_control
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import PASS, Decision, Procedure, Step
from throneworld.ti3.leaders.captives import captives_of
from throneworld.ti3.leaders.escaping import ChooseRefuge, leave_all
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.leaders.whereabouts import owner_of, place_of
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.order import rotation
from throneworld.ti3.state import NEUTRAL, NOBODY, Ti3State, of
from throneworld.ti3.steps.elimination import eliminate
from throneworld.ti3.steps.handing_over import TakeLot, hand_over
from throneworld.ti3.steps.surrender import SURRENDER, present
from throneworld.ti3.tables import GROUND_FORCE
from throneworld.ti3.verbs.agreements import end_agreements_of

STREAM = "capital"
GARRISON, LARGEST_GARRISON = 3, 5
NO_BID = -1


def capital_of(game: Game, seat: int) -> str:
    """The best planet with a dock, else the best; of equals the one with more ground units, then chance."""
    state = of(game)
    held = held_planets(state, seat)
    docked = [planet for planet in held if count(state, seat, planet, SPACE_DOCK)]
    worth = {
        each: (resources(state, each) + influence(state, each), ground_forces(state, seat, each))
        for each in docked or held
    }
    best = [each for each in worth if worth[each] == max(worth.values())]
    if len(best) > 1:
        return best[game.dice.below(STREAM, len(best))]
    return best[0] if best else ""


def lots_of(state: Ti3State, seat: int) -> list[Place]:
    """His planets, and his fleets by the system."""
    fleets = [place for place in state.units[seat] if place in AREAS]
    return [*held_planets(state, seat), *fleets]


class SellOut(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("free", "clear", "leaders_go", "garrison", "name_lot", "leave")

    seat: int = NOBODY
    capital: str = ""
    turn: int = 0
    """How many lots have been named."""

    def free(self, game: Game) -> None:
        """Whoever was his captive, before anything that may carry him goes."""
        state = of(game)
        for name in captives_of(state, self.seat):
            game.do(ChooseRefuge(seat=owner_of(state, name), leader=name))

    def clear(self, game: Game) -> Step:
        """Docks but that of the capital, and the Flagship (SA-8.10.4)."""
        state, capital = of(game), capital_of(game, self.seat)
        for place in list(state.units[self.seat]):
            if place != capital:
                docks = count(state, self.seat, place, SPACE_DOCK)
                remove_units(game, self.seat, place, SPACE_DOCK, docks, SURRENDER)
        state.exhausted_docks = tuple([each for each in state.exhausted_docks if self._stands(state, each)])
        self._scuttle_flagship(game)
        return self.to("leaders_go", capital=capital)

    def _stands(self, state: Ti3State, place: Place) -> bool:
        return any(count(state, seat, place, SPACE_DOCK) for seat in range(len(state.factions)))

    def _scuttle_flagship(self, game: Game) -> None:
        state = of(game)
        for place in [each for each in state.units[self.seat] if each in AREAS]:
            if count(state, self.seat, place, FLAGSHIP):
                damage = damage_of(state, self.seat, place, FLAGSHIP)[0]
                lose_cargo(
                    game, self.seat, place, ships_of(state, self.seat, place, FLAGSHIP, damage)[0], SURRENDER
                )
                hurt = {"damaged": 1, "level": damage} if damage else {}
                remove_units(game, self.seat, place, FLAGSHIP, 1, SURRENDER, **hurt)

    def leaders_go(self, game: Game) -> None:
        """His own but those on the capital."""
        state, race = of(game), of(game).factions[self.seat]
        own = [each for each in state.leaders if PERSON[each].race == race]
        for name in [each for each in own if place_of(state, each) != self.capital]:
            leave_all(state, name)
            del state.leaders[name]
            game.tell("leader_killed", name)

    def garrison(self, game: Game) -> None:
        """The capital and all on it are nobody's (SA-8.10.5)."""
        state, capital = of(game), self.capital
        if not capital:
            return
        more = min(GARRISON, LARGEST_GARRISON - ground_forces(state, self.seat, capital))
        if more > 0:
            place_units(game, self.seat, capital, GROUND_FORCE, more, SURRENDER)
        hand_over(game, self.seat, NEUTRAL, capital, SURRENDER)
        lose_control(game, capital)

    def name_lot(self, game: Game) -> Step | None:
        """From the Speaker in rotation order, until all is sold (SA-8.10.6, 8.10.8)."""
        state = of(game)
        lots = tuple(lots_of(state, self.seat))
        if not held_planets(state, self.seat):
            end_agreements_of(game, self.seat)
        if not lots:
            return None
        bidders = bidders_from(state, state.speaker)
        game.do(NameLot(seat=bidders[self.turn % len(bidders)], owner=self.seat, lots=lots))
        return self.to("name_lot", turn=self.turn + 1)

    def leave(self, game: Game) -> None:
        """The game goes on as after an elimination (SA-8.10.9)."""
        if self.seat not in of(game).eliminated:
            eliminate(game, self.seat)


def bidders_from(state: Ti3State, first: int) -> tuple[int, ...]:
    here = present(state)
    return tuple([seat for seat in rotation(state, first) if seat in here])


class NameLot(Decision, frozen=True):
    """What is sold next; whoever names it bids first."""

    rule: ClassVar[str] = "SA-8.10.6"
    prompt: ClassVar[str] = "name_lot"

    owner: int = NOBODY
    lots: tuple[Place, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"owner": self.owner}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("lot", place) for place in self.lots]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_for_sale", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        game.tell("lot_named", seat, self.owner, str(option[1]))
        bidders = bidders_from(of(game), seat)
        return BidForLot(seat=seat, owner=self.owner, lot=str(option[1]), bidders=bidders)


class BidForLot(Decision, frozen=True):
    """More than the last bid, or out of it for good; nobody bids more than he could pay."""

    rule: ClassVar[str] = "SA-8.10.6"
    prompt: ClassVar[str] = "bid_for_lot"
    verbs: ClassVar[tuple[str, ...]] = ("bid", "pass")

    owner: int = NOBODY
    lot: Place = ""
    bidders: tuple[int, ...] = ()
    """Who is still in it, in rotation order from whoever bids now."""
    bid: int = NO_BID
    leader: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        about: dict[str, Noun] = {"lot": self.lot, "owner": self.owner}
        return {**about, "bid": self.bid, "leader": self.leader} if self.leader >= 0 else about

    def binds(self, seat: int) -> bool:
        """Who has bid most gives nothing away of what he may have to pay."""
        return seat == self.leader

    def candidates(self, game: Game, seat: int) -> list[Option]:
        most = purse(of(game), seat, INFLUENCE)
        bids: list[Option] = [("bid", number) for number in range(self.bid + 1, most + 1)]
        return bids if self.leader < 0 else [*bids, PASS]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS:
            return Refusal(self.rule, "open_the_bids")
        if int(option[-1]) <= self.bid:
            return Refusal(self.rule, "bid_higher", (self.bid,))
        return Refusal("SA-8.3.3", "not_enough_influence", option[-1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        first, *others = self.bidders
        following = replace(self, bidders=tuple(others))
        if option != PASS:
            game.tell("lot_bid", seat, self.lot, int(option[1]))
            following = replace(self, bidders=(*others, first), bid=int(option[1]), leader=seat)
        if following.bidders == (following.leader,):
            following._sell(game)
            return None
        return replace(following, seat=following.bidders[0])

    def _sell(self, game: Game) -> None:
        """Only the winner pays (SA-8.10.7)."""
        game.do(
            Pay(seat=self.leader, amount=self.bid, currency=INFLUENCE, why=SURRENDER),
            TakeLot(seat=self.leader, owner=self.owner, lot=self.lot),
        )


VERBS: Verbs = {"lot": (PLACE,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "lot_named": ("seat", "other", "place"),
    "lot_bid": ("seat", "place", "amount"),
}
