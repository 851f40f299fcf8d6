"""A card of the beginning of an Invasion Combat: machines that are dropped in the midst of the enemy."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SUSTAINS
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import count
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti3.cards.battle_conditions import has_here
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.tables import MECHANIZED_UNIT
from throneworld.ti3.tactical.ground_hits import GroundHits
from throneworld.ti3.tactical.rolling import PRE_COMBAT, Shooting, Volley, dice_for

DROP = "vulcan_drop"
DROPPED = "dropped"
"""Mark while the combat lasts: Mechanized Units of this player sustain once more."""


class ShotsOnGround(Shooting, frozen=True):
    """Units of a kind fire once before the first round; the other side assigns the hits."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "hit")

    seat: int = NOBODY
    other: int = NOBODY
    planet: str = ""
    kind: str = ""

    def roll(self, game: Game) -> None:
        state, planet = of(game), self.planet
        units = count(state, self.seat, planet, self.kind)
        dice = dice_for(state, self.seat, self.kind, planet, PRE_COMBAT, 1, units)
        game.do(Volley(seat=self.seat, other=self.other, place=planet, dice=dice, purpose=PRE_COMBAT))

    def hit(self, game: Game) -> None:
        hits = self.hits_by(self.seat)
        game.do(GroundHits(seat=self.other, place=self.planet, hits=hits, by=self.seat, how=PRE_COMBAT))


class DropShots(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        planet, other = str(self.occasion["planet"]), int(self.occasion["defender"])
        return ShotsOnGround(seat=self.seat, other=other, planet=planet, kind=MECHANIZED_UNIT)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        SUSTAINS,
        DROP,
        window="sustain_damage_static",
        mark=DROPPED,
        add=1,
        where=lambda state, seat, kind, place: kind == MECHANIZED_UNIT and place not in AREAS,
    ),
)
LISTENERS: Declared = (
    *action_card(
        DROP,
        "invasion_start",
        both(it_concerns_me, has_here(MECHANIZED_UNIT)),
        Lasting(DROPPED, COMBAT),
        DropShots(),
    ),
)
