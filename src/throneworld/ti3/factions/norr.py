"""The Sardakk N'orr: they fight better than others, and worse if they fall."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Dice
from throneworld.imperium.conditions import both, i_fight, opponent
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT, is_marked, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import has_flagship_in, holders_of_flagship
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import DREADNOUGHT, SHIPS, count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HITS_SCORED
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tactical.invasion_combat import InvasionCombat
from throneworld.ti3.unsaid import UNSAID

GENOME, ARMOR, EXOTRIREME = "berzerker_genome", "valkyrie_armor", "exotrireme"
FLAGSHIP = "flagship:norr"
ATTACKS = "cmorran_attacks"
"""Mark: this player attacks in the place that is the subject."""
VENGEANCE = 10
"""What a die for the fallen has to show, whatever modifies other rolls."""
RAMMED = 2
UNKNOWN = -1
"""When the stop is made, the combat is not back on the table yet."""


# Berzerker Genome


def one_hit_more(state: Ti3State, hits: int, seat: int, other: int, place: str, dice: Dice) -> int:
    return hits + 1 if hits else 0


# Valkyrie Armor


def fallen(game: Game, seat: int, occasion: Occasion) -> int:
    """How many ground units of a side were lost to the dice of the round that ends."""
    step = game.subject(occasion, InvasionCombat)
    if step is None:
        return UNKNOWN
    return len(step.doomed_attackers if step.attacker == seat else step.doomed_defenders)


def the_fallen_strike(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if not fallen(game, seat, occasion):
        return UNSAID
    there = ground_forces(of(game), opponent(seat, occasion), str(occasion["planet"]))
    return None if there else Refusal("SA-5.5.3", "nobody_left_there")


class AvengeFallen(Effect, frozen=True):
    """Each 10 takes a ground unit along, of the opponent's choice."""

    def run(self, game: Game) -> DestroyUnits:
        other = opponent(self.seat, self.occasion)
        faces = roll_dice(game, self.seat, fallen(game, self.seat, self.occasion), ARMOR, VENGEANCE)
        return DestroyUnits(
            seat=other,
            owner=other,
            place=str(self.occasion["planet"]),
            left=sum([face >= VENGEANCE for face in faces]),
            why=ARMOR,
            by=self.seat,
        )


# Exotrireme


def can_ram(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, place = of(game), SPACE[int(occasion["system"])]
    if not count(state, seat, place, DREADNOUGHT):
        return Refusal("SA-4.8.1", "no_unit_there", (DREADNOUGHT, place))
    other = opponent(seat, occasion)
    there = any(count(state, other, place, kind) for kind in SHIPS)
    return None if there else Refusal("SA-4.8.1", "nobody_left_there")


class Ram(Effect, frozen=True):
    """One of his Dreadnoughts goes down, and two ships of the opponent that he chooses."""

    def run(self, game: Game) -> None:
        place, other = SPACE[int(self.occasion["system"])], opponent(self.seat, self.occasion)
        own = DestroyUnits(
            seat=self.seat, owner=self.seat, place=place, why=EXOTRIREME, by=self.seat, kinds=(DREADNOUGHT,)
        )
        theirs = DestroyUnits(
            seat=self.seat, owner=other, place=place, left=RAMMED, why=EXOTRIREME, by=self.seat
        )
        game.do(own, theirs)


# C'morran N'orr


def it_attacks(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if occasion["attacker"] == seat else Refusal("SA-13.23.1", "not_the_attacker")


class NoteAttack(Effect, frozen=True):
    def run(self, game: Game) -> None:
        mark(game, ATTACKS, seat=self.seat, subject=SPACE[int(self.occasion["system"])], until=COMBAT)


def beside_the_flagship(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    """Its fleet alone, while it is there (ruling 154)."""
    if kind not in SHIPS or place not in AREAS or not has_flagship_in(state, seat, place):
        return False
    return is_marked(state, ATTACKS, seat, place)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "norr.1", window="combat_roll_static", add=1),
    modifies(HITS_SCORED, GENOME, window="combat_dice_after", turns=one_hit_more),
    modifies(COMBAT_ROLL, FLAGSHIP, window="combat_roll_static", add=1, where=beside_the_flagship),
)
LISTENERS: Declared = (
    *technology(
        ARMOR,
        "invasion_round_end",
        both(i_fight, the_fallen_strike),
        AvengeFallen(),
        must=True,
        rule="SA-5.5.3",
    ),
    *technology(EXOTRIREME, "space_round_end", both(i_fight, can_ram), Ram(), rule="SA-4.8.1"),
    *in_the_open(
        FLAGSHIP,
        "combat_roll_static",
        ("space_battle_start",),
        it_attacks,
        holders_of_flagship("norr"),
        (NoteAttack(),),
        rule="SA-13.23.1",
        must=True,
    ),
)
