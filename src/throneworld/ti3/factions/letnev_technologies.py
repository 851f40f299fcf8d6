"""What the Barony of Letnev knows: hulls that mend, shields that bend, guns that pierce.

Their Flagship has no text: its row says all.
"""

from __future__ import annotations

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT_ROUND, is_marked, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL, HITS_PER_SUSTAIN, REPAIRS
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FIGHTER, PDS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.owning import holders_of_technology, owners_of_technology
from throneworld.ti3.quantities import HIT_AIM
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import GROUND_KINDS
from throneworld.ti3.tactical.aims import FIGHTERS
from throneworld.ti3.tactical.rolling import INVASION_DEFENCE, PRE_COMBAT

HULLS, DISRUPTORS = "saimoc_infused_hulls", "l4_disruptors"
SCREENED = "screened"
"""Mark: in this round Fighters hit nothing but Fighters of this player."""
FIRST_ROUND = 1
HITS_AS_ONE = 2


def screens_go_up(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    first = occasion["number"] == FIRST_ROUND
    return None if first else Refusal("SA-4.7.1", "not_in_this_round", (FIRST_ROUND,))


class RaiseScreens(Effect, frozen=True):
    def run(self, game: Game) -> None:
        mark(game, SCREENED, seat=self.seat, until=COMBAT_ROUND)


def at_fighters(state: Ti3State, aim: str, seat: int, other: int, place: str, die: Die, purpose: str) -> str:
    """What Fighters score against whoever has screens finds Fighters alone; the rest is lost."""
    return FIGHTERS if die.kind == FIGHTER and is_marked(state, SCREENED, other) else aim


def invades(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    """Ground units on a planet that is not theirs, in the rounds of the combat and before them."""
    foreign = place not in AREAS and state.control.get(place) != seat
    return kind in GROUND_KINDS and foreign and purpose in (COMBAT, PRE_COMBAT)


def disrupted(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> int:
    """PDS of others that fire at ground units of whoever has the disruptors."""
    if kind != PDS or purpose != INVASION_DEFENCE:
        return 0
    enemies = [each for each in owners_of_technology(state, DISRUPTORS) if each != seat]
    return -1 if any(ground_forces(state, enemy, place) for enemy in enemies) else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(REPAIRS, HULLS, window="space_round_end", add=1),
    modifies(HIT_AIM, HULLS, window="hits_assign_when", turns=at_fighters, whose=ANYBODY),
    modifies(COMBAT_ROLL, DISRUPTORS, window="combat_roll_static", add=1, where=invades),
    modifies(COMBAT_ROLL, DISRUPTORS, window="invasion_defence_static", by=disrupted, whose=ANYBODY),
    modifies(HITS_PER_SUSTAIN, "noneuclidian_shielding", window="sustain_damage_static", to=HITS_AS_ONE),
)
LISTENERS: Declared = in_the_open(
    HULLS,
    "hits_assign_when",
    ("space_round_start",),
    both(i_fight, screens_go_up),
    holders_of_technology(HULLS),
    (RaiseScreens(),),
    rule="SA-10.4.1",
    must=True,
)
