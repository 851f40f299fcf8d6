"""What the Ghosts know of wormholes: Dimensional Splicer."""

from __future__ import annotations

from throneworld.imperium.board import wormholes
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.conditions import both, i_fight, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import banned_by
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.edition import EDITION
from throneworld.ti3.quantities import MAY_SHOOT_FIRST
from throneworld.ti3.state import SPACE, of
from throneworld.ti3.tactical.aims import BIG_SHIP
from throneworld.ti3.tactical.pre_combat import add_hit

SPLICER = "dimensional_splicer"


# Dimensional Splicer


def space_can_be_torn(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a system with a wormhole, against a fleet that is more than Fighters."""
    state, system = of(game), int(occasion["system"])
    banned = banned_by(state, MAY_SHOOT_FIRST, seat, SPACE[system])
    if banned:
        return Refusal("SA-4.2.1", "no_shots_before", (banned,))
    if not wormholes(state, *EDITION.letters) >> system & 1:
        return Refusal("SA-10.4.1", "no_wormhole_there", (system,))
    enemy = big_ships(state, opponent(seat, occasion), SPACE[system])
    return None if enemy else Refusal("SA-10.4.1", "fighters_alone")


class TearSpace(Effect, frozen=True):
    """One hit, which a ship has to take that is no Fighter."""

    def run(self, game: Game) -> None:
        add_hit(game, self.occasion, self.seat, BIG_SHIP)
        game.tell("space_torn", self.seat, opponent(self.seat, self.occasion))


LISTENERS: Declared = technology(
    SPLICER,
    "pre_combat_when",
    both(i_fight, space_can_be_torn),
    TearSpace(),
    must=True,
    rule="SA-10.4.1",
)
EVENTS: dict[str, tuple[str, ...]] = {"space_torn": ("seat", "other")}
