"""Events for those who have least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, Verb, everybody
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.production.supply import unit_cost, units_for_cost
from throneworld.imperium.units import SHIPS, on_board
from throneworld.kernel.game import Game
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import SHAMES
from throneworld.ti3.state import Ti3State, of

AMNESTY = "amnesty_for_the_fallen"
UNDER_AMNESTY = "under_amnesty"
"""Mark: it costs a planet to attack whoever has least."""
WEAKEST, LAST = "weakest_fleets", "last_in_points"
"""All whose ships are worth the least; whoever alone has the fewest points."""

TEXTS: tuple[Text, ...] = (
    Text(
        AMNESTY,
        on_for=(Gain(GOODS, 4, WEAKEST), Gain(GOODS, 4, LAST)),
        on_against=(Lasting(UNDER_AMNESTY, ROUND, EACH),),
    ),
)


def worth_of_ships(state: Ti3State, seat: int) -> int:
    """Twice what they cost their owner, so that Fighters count (ruling 132)."""
    return sum(
        [
            2
            * unit_cost(state, seat, kind)
            * on_board(state, seat, kind)
            // units_for_cost(state, seat, kind)
            for kind in SHIPS
        ]
    )


def weakest(state: Ti3State) -> list[int]:
    worth = {seat: worth_of_ships(state, seat) for seat in everybody(state)}
    return [seat for seat, number in worth.items() if number == min(worth.values())]


def last_alone(state: Ti3State) -> list[int]:
    """Nobody on a tie."""
    least = min(state.points[seat] for seat in everybody(state))
    found = [seat for seat in everybody(state) if state.points[seat] == least]
    return found if len(found) == 1 else []


def is_fallen(state: Ti3State, seat: int) -> bool:
    """As things stand when he is attacked."""
    return is_marked(state, UNDER_AMNESTY) and seat in (*weakest(state), *last_alone(state))


def _weakest(game: Game, effect: Verb) -> list[int]:
    return weakest(of(game))


def _last(game: Game, effect: Verb) -> list[int]:
    return last_alone(of(game))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SHAMES, AMNESTY, window="hostile_act_when", mark=UNDER_AMNESTY, grants=True, by=is_fallen),
)
SELECTORS: dict[str, Callable[..., Sequence[Any]]] = {WEAKEST: _weakest, LAST: _last}
