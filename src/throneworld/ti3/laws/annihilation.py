"""The law by which a system becomes an Asteroid Field: named in one phase, carried out in a later one."""

from __future__ import annotations

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.marks import GAME, is_marked, marks_of
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.board import counts_as_home
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.hands import DiscardHand
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import ASTEROID_FIELD, COPIES, MECATOL_TILE, TILE
from throneworld.ti3.verbs.tiles import become

LAW = "minister_of_annihilation"
"""Also a mark: this player has named the system that is the subject."""
DOOMED = ChooseSystem(
    filters=("with_planets", "no_home_nor_mecatol", "without_stable_wormhole", "has_tile_to_become")
)

TEXTS: tuple[Text, ...] = (Text(LAW),)


def has_planets(state: Ti3State, aim: Aim, system: int) -> bool:
    return any(not planet.trade_station for planet in TILE[system].planets)


def is_no_home(state: Ti3State, aim: Aim, system: int) -> bool:
    return system != MECATOL_TILE and not counts_as_home(state, system)


def has_no_stable_wormhole(state: Ti3State, aim: Aim, system: int) -> bool:
    tokens = [gate for gate in state.gates if gate.system == system and gate.is_stable]
    return not TILE[system].wormholes and not tokens


def tile_is_left(state: Ti3State, aim: Aim, system: int) -> bool:
    """On the map, and another tile can take its place."""
    return system in state.map and any(each not in state.map for each in COPIES[ASTEROID_FIELD])


def has_named_none(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    named = is_marked(of(game), LAW, seat)
    return Refusal("SA-9.2.3", "system_named", (LAW,)) if named else None


def has_named_one(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = is_marked(of(game), LAW, seat)
    return None if fine else Refusal("SA-9.2.3", "nothing_put_off", (LAW,))


class Annihilate(Verb, frozen=True):
    """Units, cards, counters and laws go with the planets (rulings 137, 161)."""

    def run(self, game: Game) -> Step:
        state = of(game)
        named = [int(each.subject) for each in marks_of(state, LAW) if each.seat == self.seat]
        for system in named:
            if system in state.map:
                become(game, system, ASTEROID_FIELD, LAW)
        return Settle()


LISTENERS: Declared = (
    *law(
        LAW,
        "strategy_phase_any",
        both(has_named_none, there_is(DOOMED)),
        Lasting(LAW, GAME, on=CHOSEN),
        aims=(DOOMED,),
    ),
    *law(
        LAW,
        "status_end",
        has_named_one,
        Annihilate(),
        DiscardLaw(law=LAW),
        DiscardHand(whom=ME, why=LAW),
        must=True,
    ),
)
FILTERS: Filters = {
    "system": {
        "with_planets": has_planets,
        "no_home_nor_mecatol": is_no_home,
        "without_stable_wormhole": has_no_stable_wormhole,
        "has_tile_to_become": tile_is_left,
    }
}
