"""Gain and lose: trade goods, victory points, command counters of a player's choice or of an area."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.board import held_planets, wormholes
from throneworld.imperium.effects.whom import ME, Verb
from throneworld.imperium.marks import GAME, ROUND, is_marked, mark
from throneworld.imperium.tokens import GainTokens, TakeFromPool, respect_fleet_pool
from throneworld.imperium.units import DREADNOUGHT, on_board
from throneworld.imperium.verbs.goods import OWED, gain_trade_goods, lose_trade_goods
from throneworld.imperium.verbs.tokens import FLEET, POOLS, gain_token, pool, reinforcements, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.board import planets_away
from throneworld.ti3.duel import is_duel
from throneworld.ti3.objectives.counting import controlled_systems, specialties_of
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.points import gain_points, take_points
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import PLANET, RACE, WAR_SUN
from throneworld.ti3.tables.needs import SHIP_ANY

GOODS, POINTS = "goods", "points"
COUNTERS = "counters"
"""Of an area that their player chooses; else the name of a pool."""
PER_PLANET, HALF_UP = "per_planet", "half_up"
"""One for each planet that a player controls; half of what he has, rounded up."""
ALL = "all"
"""All that he has in his trade goods area."""
DIVERSITY = "diversity"
"""One for each colour of technology specialty and each kind of refresh ability of a player."""
PER_THREE_AWAY = "per_three_away"
"""One for every three planets that a player controls outside his home."""
PER_CAPITAL_SHIP = "per_capital_ship"
"""One for each Dreadnought and each War Sun of a player."""
PER_WORMHOLE_SYSTEM, GOODS_OF_A_SYSTEM = "per_wormhole_system", 3
"""So many for each system that a player controls and that has a wormhole of a common letter."""
COMMON_LETTERS = ("A", "B", "C")
PER_ACQUIRED = "per_acquired_technology"
"""One for each technology of a player that is no starting technology of his race."""
Amount = int | str
REWARDED = "rewarded"
"""Mark: this player has gained the point that the law which is the subject gives once."""
WINNER = "winner"
"""Who has won the combat of the occasion."""


class Gain(Verb, frozen=True):
    """One gain for each player, however much it is."""

    what: str = GOODS
    amount: Amount = 1
    whom: str = ME

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            self._gain(game, seat, amount_of(of(game), seat, self.amount))

    def _gain(self, game: Game, seat: int, number: int) -> None:
        if self.what == GOODS:
            gain_trade_goods(game, seat, number, self.reason)
        elif self.what == POINTS:
            gain_points(game, seat, number, self.reason)
        elif self.what == COUNTERS:
            game.do(GainTokens(seat=seat, count=number))
        else:
            for _ in range(min(number, reinforcements(of(game), seat))):
                gain_token(game, seat, self.what)


class GainPointOnce(Verb, frozen=True):
    """A point for good; nobody gains twice from one law, however often it is voted on (ruling 138)."""

    whom: str = ME

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            if not is_marked(of(game), REWARDED, seat, self.reason):
                mark(game, REWARDED, seat=seat, subject=self.reason, until=GAME)
                gain_points(game, seat, 1, self.reason)


class Lose(Verb, frozen=True):
    """No more than a player has (ruling 133); as a price it is what he spends."""

    what: str = GOODS
    amount: Amount = 1
    whom: str = ME
    pools: tuple[str, ...] = POOLS
    """The areas out of which counters of a player's choice come."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            self._lose(game, seat, amount_of(of(game), seat, self.amount))

    def _lose(self, game: Game, seat: int, number: int) -> None:
        if self.what == GOODS:
            lose_trade_goods(game, seat, min(number, of(game).trade_goods[seat]), self.reason)
        elif self.what == POINTS:
            take_points(game, seat, number, self.reason)
        elif self.what == COUNTERS:
            game.do(*[ReturnCounter(seat=seat, why=self.reason, pools=self.pools)] * number)
        else:
            for _ in range(min(number, pool(of(game), self.what)[seat])):
                spend_token(game, seat, self.what, self.reason)
            if self.what == FLEET:
                respect_fleet_pool(game, seat)


class LoseOrOwe(Lose, frozen=True):
    """Of two players each owes what he gains next to the other (SA-18.5.9)."""

    owed: int = 1

    def run(self, game: Game) -> None:
        state = of(game)
        if not is_duel(state):
            return Lose.run(self, game)
        for seat in self.seats(game, self.whom):
            for other in others_in_rotation(state, seat):
                for _ in range(self.owed):
                    mark(game, OWED, seat=seat, subject=other, until=ROUND)
            game.tell("goods_are_owed", seat, self.owed, self.reason)
        return None


class ReturnCounter(TakeFromPool, frozen=True):
    """A counter out of one of these areas, of his choice, goes back into the reinforcements."""

    rule: ClassVar[str] = "SA-8.4.1"
    fewest: ClassVar[int] = 1
    prompt: ClassVar[str] = "return_token"
    why: str = ""
    pools: tuple[str, ...] = POOLS

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple([("from", name) for name in self.pools])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_from_this_area", (option[1],))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        spend_token(game, seat, str(option[1]), self.why)
        if option[1] == FLEET:
            respect_fleet_pool(game, seat)


def amount_of(state: Ti3State, seat: int, amount: Amount) -> int:
    return AMOUNTS[amount](state, seat) if isinstance(amount, str) else amount


def diversity(state: Ti3State, seat: int) -> int:
    """Artifacts count as specialties; abilities that yield the same are one kind (ruling 142)."""
    held = held_planets(state, seat)
    kinds = {tuple(what for what, _ in PLANET[each].refresh) for each in held if PLANET[each].refresh}
    return len(set(specialties_of(state, seat))) + len(kinds)


AMOUNTS: dict[str, Callable[[Ti3State, int], int]] = {
    PER_PLANET: lambda state, seat: len(held_planets(state, seat)),
    PER_CAPITAL_SHIP: lambda state, seat: sum(
        [on_board(state, seat, kind) for kind in (DREADNOUGHT, WAR_SUN)]
    ),
    PER_WORMHOLE_SYSTEM: lambda state, seat: (
        GOODS_OF_A_SYSTEM
        * (controlled_systems(state, seat, SHIP_ANY) & wormholes(state, *COMMON_LETTERS)).bit_count()
    ),
    PER_THREE_AWAY: lambda state, seat: len(planets_away(state, seat)) // 3,
    PER_ACQUIRED: lambda state, seat: len(
        set(state.technologies[seat]) - set(RACE[state.factions[seat]].start_technologies)
    ),
    ALL: lambda state, seat: state.trade_goods[seat],
    DIVERSITY: lambda state, seat: diversity(state, seat),
    HALF_UP: lambda state, seat: (state.trade_goods[seat] + 1) // 2,
}
EVENTS: dict[str, tuple[str, ...]] = {"goods_are_owed": ("seat", "amount", "why")}
SELECTORS: dict[str, Callable[..., Sequence[int]]] = {
    WINNER: lambda game, effect: (int(effect.occasion["winner"]),),
}
