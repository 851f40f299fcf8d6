"""Cards of the rounds of an Invasion Combat."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.conditions import When, both, i_fight, it_concerns_me, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT
from throneworld.imperium.units import PDS, count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.cards.battle_conditions import i_defend
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import HitEach
from throneworld.ti3.effects.ground_losses import LoseGroundUnits
from throneworld.ti3.state import of
from throneworld.ti3.tables import GROUND_FORCE, MECHANIZED_UNIT
from throneworld.ti3.tactical.invasion_combat import undo_losses

MINES, OVERRUN, LAST_STAND = "geomagnetic_mines", "overrun", "last_stand"


def they_have(kind: str) -> When:
    """The other side has units of a kind where it is fought."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        there = count(of(game), opponent(seat, occasion), str(occasion["planet"]), kind)
        return None if there else Refusal("SA-8.7.1", "they_have_none", (kind,))

    return when


def rolls_over(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """With a Mechanized Unit of one's own, and no PDS against it."""
    state, planet = of(game), str(occasion["planet"])
    if not count(state, seat, planet, MECHANIZED_UNIT):
        return Refusal("SA-8.7.1", "no_unit_there", (MECHANIZED_UNIT, planet))
    pds = count(state, opponent(seat, occasion), planet, PDS)
    return Refusal("SA-8.7.1", "pds_there", (planet,)) if pds else None


class UndoLosses(Effect, frozen=True):
    """What the attacker's dice have done to the defender in this round has not happened (ruling 110)."""

    def run(self, game: Game) -> None:
        undo_losses(game, self.occasion)


LISTENERS: Declared = (
    *action_card(
        MINES,
        "invasion_round_start",
        both(i_fight, they_have(MECHANIZED_UNIT)),
        HitEach(kind=MECHANIZED_UNIT, why=MINES),
    ),
    *action_card(
        OVERRUN,
        "invasion_round_start",
        both(it_concerns_me, rolls_over, they_have(GROUND_FORCE)),
        LoseGroundUnits(kinds=(GROUND_FORCE,), number=2, why=OVERRUN),
    ),
    *action_card(
        LAST_STAND,
        "invasion_lost_when",
        i_defend,
        UndoLosses(),
        Lasting(COMBAT_BONUS, COMBAT, about=1),
    ),
)
