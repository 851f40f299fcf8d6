"""Laws about how one fights and leaves, and about the ways between the stars."""

from __future__ import annotations

from throneworld.galaxy.sets import System, members
from throneworld.imperium.board import MOVING, Passages, passages, wormholes
from throneworld.imperium.conditions import i_fight, standing
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.marks import COMBAT_ROUND, ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import holders_of_law
from throneworld.imperium.quantities import ADJACENCY
from throneworld.imperium.units import BIG_SHIPS, fleets
from throneworld.kernel.game import Game
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import DICE_CAP, MAY_RETREAT, RETREATS_FREELY, STEPS_BY_BORDERS
from throneworld.ti3.state import SPACE, Ti3State, of

HONOR, CLOSING = "code_of_honor", "closing_the_wormholes"
BOUND = "bound_by_honor"
"""Mark for the first round of a battle: this side may not leave."""
FREE_TO_LEAVE = "free_to_leave"


class ScuttleAtWormholes(Verb, frozen=True):
    """One ship, no Fighter, of each fleet in a system with wormholes, as its owner chooses."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        state = of(game)
        near = wormholes(state, *state.edition.letters)
        game.do(
            *[
                DestroyUnits(
                    seat=seat, owner=seat, place=SPACE[system], left=1, why=self.reason, kinds=BIG_SHIPS
                )
                for seat in self.seats(game, self.whom)
                for system in members(fleets(state, seat) & near)
            ]
        )


TEXTS: tuple[Text, ...] = (
    Text(HONOR, on_against=(Lasting(FREE_TO_LEAVE, ROUND, EACH),)),
    Text(CLOSING, on_against=(ScuttleAtWormholes(),)),
)


@standing("space_round_start", HONOR)
@standing("invasion_round_start", HONOR)
def as_many_dice(state: Ti3State, dice: int, seat: int, other: int, place: str, theirs: int) -> int:
    """Before the dice are thrown whoever has more says which of them rest."""
    return min(dice, theirs)


def whole_move(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    """Through a wormhole a ship comes from the one system and ends in the other."""
    return found._replace(alone=True) if purpose == MOVING else found


def is_taxed(state: Ti3State, seat: int) -> bool:
    """Not whoever minds nothing that forbids wormholes or makes them dearer."""
    return passages(state, seat, MOVING).alone


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_RETREAT, HONOR, window="retreat_static", mark=BOUND, bans=True),
    modifies(RETREATS_FREELY, HONOR, window="retreat_static", mark=FREE_TO_LEAVE, grants=True),
    modifies(DICE_CAP, HONOR, window="combat_roll_static", turns=as_many_dice, for_nobody=True),
    modifies(ADJACENCY, CLOSING, window="movement_static", turns=whole_move),
    modifies(STEPS_BY_BORDERS, CLOSING, window="secondary_resolve", grants=True, by=is_taxed),
)
LISTENERS: Declared = in_the_open(
    HONOR,
    "retreat_static",
    ("space_battle_start",),
    i_fight,
    holders_of_law(HONOR, False),
    (Lasting(BOUND, COMBAT_ROUND),),
    rule="SA-9.2.3",
    must=True,
)
