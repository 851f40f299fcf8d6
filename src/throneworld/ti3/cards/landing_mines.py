"""Cards that lay mines under a fleet, or make those that it crosses worse."""

from __future__ import annotations

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.units import has_ships
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.quantities import MINES_HIT_FIGHTERS, MINES_ROLL
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.arrival import Arrival
from throneworld.ti3.tactical.journeys import Journey
from throneworld.ti3.tactical.mines import (
    CROSSED,
    Crossing,
    exposed,
    mine_rolls,
    mines_on,
    set_off_by,
    sets_mines_off,
)
from throneworld.ti3.unsaid import UNSAID
from throneworld.ti3.verbs.cards import take_back

MINELAYERS, PARAMAGNETIC = "minelayers", "paramagnetic_space_mines"
DRAWN = "drawn_to_metal"
"""Mark for a movement: mines of this player are worse for those who cross them."""
MORE = 2


# Minelayers


def arrived(game: Game, occasion: Occasion) -> tuple[Journey, ...]:
    """The ships that have entered the system and set mines off."""
    arrival, state, mover = game.subject(occasion, Arrival), of(game), int(occasion["seat"])
    here = arrival.arrived(state, int(occasion["system"])) if arrival is not None else []
    return tuple(
        [each for each in exposed(state, mover, here) if sets_mines_off(state, mover, each.ship.kind)]
    )


def somebody_has_come(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the fleet is not to be seen yet."""
    if not has_ships(of(game), seat, int(occasion["system"])):
        return Refusal("SA-8.7.1", "no_ships_there", (occasion["system"],))
    fine = game.subject(occasion, Arrival) is None or arrived(game, occasion)
    return None if fine else Refusal("SA-3.16.2", "nobody_came")


class MineFleet(Effect, frozen=True):
    """Whatever border each has crossed; a card that has hit nothing comes back (ruling 121)."""

    def run(self, game: Game) -> None:
        arrival, system = game.subject(self.occasion, Arrival), int(self.occasion["system"])
        if arrival is not None:
            elsewhere = [each for each in arrival.journeys if each.way[-1] != system]
            now = (*elsewhere, *arrival.arrived(of(game), system))
            game.amend(Arrival, self.occasion.subject, journeys=now)
        hits = mine_rolls(game, int(self.occasion["seat"]), self.seat, arrived(game, self.occasion))
        if hits:
            game.do(*hits)
        else:
            take_back(game, self.seat, MINELAYERS)


# Mines that are worse


def my_mines_go_off(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, mover = of(game), int(occasion["seat"])
    crossing = game.subject(occasion, Crossing)
    if crossing is None:
        return None
    borders = set_off_by(state, mover, crossing.journeys)
    mine = any(each.owner == seat for border in borders for each in mines_on(state, border, mover))
    return None if mine else UNSAID


def worse(state: Ti3State, seat: int, owner: int) -> int:
    return MORE if owner >= 0 and is_marked(state, DRAWN, owner) else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MINES_ROLL, PARAMAGNETIC, window="mines_when", mark=DRAWN, by=worse, whose=ANYBODY),
    modifies(MINES_HIT_FIGHTERS, PARAMAGNETIC, window="mines_when", mark=DRAWN, grants=True),
)
LISTENERS: Declared = (
    *action_card(MINELAYERS, "moved_in_after", both(it_concerns_an_opponent, somebody_has_come), MineFleet()),
    *action_card(
        PARAMAGNETIC,
        "mines_when",
        both(it_concerns_an_opponent, my_mines_go_off),
        Lasting(DRAWN, CROSSED),
    ),
)
