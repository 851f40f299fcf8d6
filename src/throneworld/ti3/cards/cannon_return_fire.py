"""A card of those who are bombarded: their PDS shoot back."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import THIS_PLANET, Lasting
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked
from throneworld.imperium.modifiers import Modifier, banned_by, total
from throneworld.imperium.units import PDS, count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.cards.battle_conditions import against_a_player, i_defend
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import MAY_FIRE, PDS_DICE
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tactical.aims import BEFORE
from throneworld.ti3.tactical.bombardment import left_to_fire
from throneworld.ti3.tactical.hits import TakeHits
from throneworld.ti3.tactical.rolling import INVASION_DEFENCE, RETURN_FIRE, Shooting, Volley, dice_for

COUNTER_FIRE = "counter_fire"
WOKEN = "woken"
"""Mark for an action: PDS of this player on the planet that is the subject roll more against invaders."""
SHOTS = 2


def pds_answer(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, planet = of(game), str(occasion["planet"])
    there = count(state, seat, planet, PDS) and not banned_by(state, MAY_FIRE, seat, SYSTEM[planet])
    return None if there else Refusal("SA-13.17.1", "no_pds_of_yours_there", (planet,))


class ReturnFire(Shooting, frozen=True):
    """At ships that are there; those that bombard the planet are hit first (ruling 121)."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "hit")

    seat: int = NOBODY
    other: int = NOBODY
    planet: str = ""

    @property
    def place(self) -> str:
        return SPACE[SYSTEM[self.planet]]

    def roll(self, game: Game) -> None:
        state, planet = of(game), self.planet
        shots = SHOTS + total(state, PDS_DICE, self.seat, planet, RETURN_FIRE)
        guns = count(state, self.seat, planet, PDS)
        dice = dice_for(state, self.seat, PDS, planet, RETURN_FIRE, shots, guns)
        game.do(Volley(seat=self.seat, other=self.other, place=self.place, dice=dice, purpose=RETURN_FIRE))

    def hit(self, game: Game) -> None:
        hits = self.hits_by(self.seat)
        if not hits:
            return
        kinds = [kind for kind, _ in left_to_fire(of(game), self.other, self.planet)]
        aims = (BEFORE + " ".join(kinds),) * hits
        game.do(
            TakeHits(seat=self.other, place=self.place, hits=hits, by=self.seat, how=RETURN_FIRE, aims=aims)
        )


class ShootBackAtFleet(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        attacker, planet = int(self.occasion["attacker"]), str(self.occasion["planet"])
        return ReturnFire(seat=self.seat, other=attacker, planet=planet)


LISTENERS: Declared = action_card(
    COUNTER_FIRE,
    "bombardment_before",
    both(i_defend, against_a_player, pds_answer),
    ShootBackAtFleet(),
    Lasting(WOKEN, TACTICAL_ACTION, on=THIS_PLANET),
)


def is_woken(state: Ti3State, seat: int, place: str, purpose: str) -> bool:
    return purpose == INVASION_DEFENCE and is_marked(state, WOKEN, seat, place)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PDS_DICE, COUNTER_FIRE, window="invasion_defence_static", mark=WOKEN, add=1, where=is_woken),
)
