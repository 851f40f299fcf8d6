"""Cards of whoever has activated a system: his ships go farther, or past others' fleets (ruling 128)."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import TACTICAL_ACTION, TURN, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BLOCKS, MAY_LAND, SHIPS_MOVE
from throneworld.imperium.units import BIG_SHIPS
from throneworld.imperium.verbs.tokens import FLEET, spend_token
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.cards.activation import ACTIVATED, it_is_tactical
from throneworld.ti3.declare import action_card
from throneworld.ti3.duel import is_duel
from throneworld.ti3.effects.places import SettleLimits
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import EXTRA_SHOTS
from throneworld.ti3.ship_marks import marks_on
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.tactical.pre_combat import Shots
from throneworld.ti3.tactical.stances import HASTE, NEXT_SHIP, SLIP, SLIPPED, has_stance, takes_stance

FLANK_SPEED, SILENCE = "flank_speed", "in_the_silence_of_space"
IN_A_HURRY = "in_a_hurry"
"""Mark for an action, with two players: nothing lands on planets."""
SLIPPING_WEIGHT = 2


# Farther


def has_fleet_supply(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).fleet[seat] else Refusal("SA-8.5.1", "empty_pool", (FLEET,))


class PaySupply(Effect, frozen=True):
    def run(self, game: Game) -> None:
        spend_token(game, self.seat, FLEET, FLANK_SPEED)


class MakeHaste(Verb, frozen=True):
    """Half as many ships as the Fleet Supply that is left, rounded up."""

    def run(self, game: Game) -> None:
        ships = (of(game).fleet[self.seat] + 1) // 2
        if ships:
            mark(game, HASTE, seat=self.seat, subject=ships, until=TURN)
        if is_duel(of(game)):
            mark(game, IN_A_HURRY, seat=self.seat, until=TACTICAL_ACTION)


# Past others


class SlipPast(Verb, frozen=True):
    def run(self, game: Game) -> None:
        mark(game, SLIP, seat=self.seat, subject=SLIPPING_WEIGHT, until=TACTICAL_ACTION)


def slips_past(state: Ti3State, seat: int, kind: str, origin: int) -> bool:
    return bool(kind) and takes_stance(state, seat, SLIP, kind)


def shots_of_slipped(state: Ti3State, shots: Shots, seat: int, place: str) -> Shots:
    """Each ship that has come so fires once before the first round; Fighters do not."""
    if seat == NEUTRAL:
        return shots
    kinds = [ship.kind for ship in state.loads(seat).get(place, ()) if marks_on(ship, SLIPPED)]
    return (*shots, *[(kind, 1, kinds.count(kind)) for kind in BIG_SHIPS if kind in kinds])


LISTENERS: Declared = (
    *action_card(
        FLANK_SPEED,
        ACTIVATED,
        both(it_concerns_me, it_is_tactical, has_fleet_supply),
        SettleLimits(why=FLANK_SPEED),
        MakeHaste(why=FLANK_SPEED),
        costs=(PaySupply(),),
    ),
    *action_card(SILENCE, ACTIVATED, both(it_concerns_me, it_is_tactical), SlipPast(why=SILENCE)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        SHIPS_MOVE,
        FLANK_SPEED,
        window="movement_static",
        mark=NEXT_SHIP,
        add=1,
        where=lambda state, seat, ship: has_stance(state, seat, HASTE),
    ),
    modifies(
        MAY_LAND,
        FLANK_SPEED,
        window="movement_static",
        mark=IN_A_HURRY,
        bans=True,
        by=lambda state, seat, planet: Refusal("SA-18.5.5", "no_landing_in_haste", (FLANK_SPEED,)),
    ),
    modifies(BLOCKS, SILENCE, window="movement_static", mark=NEXT_SHIP, bans=True, where=slips_past),
    modifies(EXTRA_SHOTS, SILENCE, window="pre_combat_when", mark=SLIPPED, turns=shots_of_slipped),
)
