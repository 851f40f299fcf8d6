"""Trade goods that lie on the board, to be taken one at a time (SA-16, ruling 141).

On a planet they are its controller's; in a Nebula or an Ion Storm they are for whoever alone has ships there.
"""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.order import playing
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.moments import stops_of
from throneworld.ti3.state import SYSTEM, Ti3State, of

WEALTH = "natural_wealth"


def put_wealth(game: Game, place: Place, number: int) -> None:
    """Added to what lies there."""
    state = of(game)
    state.goods_on[place] = state.goods_on.get(place, 0) + number
    game.tell("goods_put_on", place, number)


def wealth_of(state: Ti3State, seat: int, system: int | None = None) -> list[Place]:
    """Where a player may take a good, anywhere or in one system."""
    there = [place for place in state.goods_on if place in SYSTEM] if state.goods_on else []
    return [
        place
        for place in there
        if (system is None or SYSTEM[place] == system) and _is_his(state, seat, place)
    ]


def _is_his(state: Ti3State, seat: int, place: Place) -> bool:
    if place in AREAS:
        return seats_with_ships(state, int(place)) == (seat,)
    return state.control.get(place) == seat


class TakeWealth(Verb, frozen=True):
    """One good off each place where he may take one."""

    def run(self, game: Game) -> None:
        state = of(game)
        places = wealth_of(state, self.seat, _system(self.occasion))
        for place in places:
            state.goods_on[place] -= 1
            if not state.goods_on[place]:
                del state.goods_on[place]
            game.tell("goods_taken_off", place)
        gain_trade_goods(game, self.seat, len(places), WEALTH)


def _system(occasion: Occasion) -> int | None:
    """That of the Tactical Action; in the Status Phase all count."""
    return int(occasion["system"]) if occasion.facts else None


def something_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In an own Tactical Action, or in the Status Phase."""
    own = not occasion.facts or occasion["seat"] == seat
    found = own and wealth_of(of(game), seat, _system(occasion))
    return None if found else Refusal("SA-1.6.2", "no_goods_there")


def anybody(game: Game) -> Sequence[int]:
    return playing(of(game)) if of(game).goods_on else ()


LISTENERS: Declared = tuple(
    clause
    for window in ("tactical_action_end", "status_refresh")
    for clause in in_the_open(
        WEALTH,
        window,
        stops_of(window),
        something_is_there,
        anybody,
        (TakeWealth(why=WEALTH),),
        rule="SA-1.6.2",
    )
)
EVENTS: dict[str, tuple[str, ...]] = {"goods_put_on": ("planet", "amount"), "goods_taken_off": ("place",)}
