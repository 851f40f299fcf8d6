"""What comes before the first round: the barrage against Fighters, then all other shots together (SA-4.2)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.dice import Dice
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import banned_by, total, turned
from throneworld.imperium.units import FIGHTER, SHIPS, count
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.quantities import (
    BARRAGE_DICE,
    BARRAGE_LOSSES,
    EXTRA_SHOTS,
    MAY_SHOOT_FIRST,
    PRE_COMBAT_DICE,
    SHOTS_AT,
)
from throneworld.ti3.state import NOBODY, SPACE, Ti3State, of
from throneworld.ti3.tactical.hits import Casualties
from throneworld.ti3.tactical.rolling import PRE_COMBAT, Shooting, Volley, dice_for

Shots = tuple[tuple[str, int, int], ...]
"""Kind, dice of each, how many units."""


class Salvo(Shooting, frozen=True):
    """Both sides of a battle shoot before the first round, and take the hits together."""

    abstract: ClassVar[bool] = True
    purpose: ClassVar[str] = ""

    attacker: int = NOBODY
    defender: int = NOBODY
    system: int = 0

    def volley(self, game: Game, side: int, other: int, shots: Shots) -> None:
        state, place = of(game), SPACE[self.system]
        dice: Dice = ()
        more = total(state, SHOTS_AT, other, self.purpose) if other >= 0 else 0
        for kind, each, units in shots:
            dice += dice_for(state, side, kind, place, self.purpose, each, units, more)
        if dice:
            game.do(Volley(seat=side, other=other, place=place, dice=dice, purpose=self.purpose))

    def casualties(self, game: Game) -> None:
        """First the attacker's (SA-4.7.1)."""
        state = of(game)
        if any(hits for _, hits in self.scored):
            game.do(
                Casualties(
                    attacker=self.attacker,
                    defender=self.defender,
                    place=SPACE[self.system],
                    on_attacker=self.bounded(state, self.attacker, self.hits_by(self.defender)),
                    on_defender=self.bounded(state, self.defender, self.hits_by(self.attacker)),
                    aims_on_attacker=self.aims_by(self.defender),
                    aims_on_defender=self.aims_by(self.attacker),
                    how=self.purpose,
                )
            )

    def bounded(self, state: Ti3State, side: int, hits: int) -> int:
        """As many hits as can be assigned."""
        return hits


class Barrage(Salvo, frozen=True):
    """Each Destroyer rolls its dice against enemy Fighters; those that are lost never fire (SA-4.3)."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "casualties")
    purpose: ClassVar[str] = BARRAGE

    def roll(self, game: Game) -> None:
        state = of(game)
        for side, other in ((self.attacker, self.defender), (self.defender, self.attacker)):
            self.volley(game, side, other, barrage_shots(state, side, other, SPACE[self.system]))

    def bounded(self, state: Ti3State, side: int, hits: int) -> int:
        place = SPACE[self.system]
        return min(hits, turned(state, BARRAGE_LOSSES, count(state, side, place, FIGHTER), side, place))


def barrage_shots(state: Ti3State, side: int, other: int, place: Place) -> Shots:
    """Nothing against a fleet without Fighters (SA-4.3.3)."""
    if not count(state, other, place, FIGHTER) or banned_by(state, MAY_SHOOT_FIRST, side, place):
        return ()
    found: list[tuple[str, int, int]] = []
    for kind in SHIPS:
        roll = state.edition.profile(state, side, kind).anti_fighter_barrage
        units = count(state, side, place, kind)
        if roll is not None and units:
            found.append((kind, roll.dice + total(state, BARRAGE_DICE, side, kind), units))
    return tuple(found)


class PreCombat(Salvo, frozen=True):
    """All other effects before the first round: who shoots is known before anything is rolled, so that a ship
    that is lost here fires all the same (SA-4.2.2)."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "roll", "casualties")
    opens: ClassVar[tuple[str, ...]] = ("pre_combat_when",)
    purpose: ClassVar[str] = PRE_COMBAT

    attacker_shots: Shots = ()
    defender_shots: Shots = ()

    def choose(self, game: Game) -> PreCombat:
        state, place = of(game), SPACE[self.system]
        shots = [pre_combat_shots(state, side, place) for side in (self.attacker, self.defender)]
        game.open("pre_combat_when", self.attacker, self.defender, self.system)
        return self.to("roll", attacker_shots=shots[0], defender_shots=shots[1])

    def roll(self, game: Game) -> None:
        self.volley(game, self.attacker, self.defender, self.attacker_shots)
        self.volley(game, self.defender, self.attacker, self.defender_shots)


def pre_combat_shots(state: Ti3State, side: int, place: Place) -> Shots:
    """What units shoot without anybody's choice."""
    if banned_by(state, MAY_SHOOT_FIRST, side, place):
        return ()
    found: list[tuple[str, int, int]] = []
    for kind in SHIPS:
        units = count(state, side, place, kind)
        roll = getattr(state.edition.profile(state, side, kind), "pre_combat_shots", None) if units else None
        dice = (roll.dice if roll else 0) + (total(state, PRE_COMBAT_DICE, side, kind, place) if units else 0)
        if dice:
            found.append((kind, dice, units))
    return turned(state, EXTRA_SHOTS, tuple(found), side, place)


def add_hit(game: Game, occasion: Occasion, side: int, aim: str) -> None:
    """A hit without a die, by an effect at `pre_combat_when`: it is taken with those of the shots."""
    step = game.step_at(occasion.subject, PreCombat)
    scored, aims = (*step.scored, (side, 1)), (*step.aims, (side, aim))
    game.amend(PreCombat, occasion.subject, scored=scored, aims=aims)


def add_shots(game: Game, occasion: Occasion, side: int, kind: str, dice: int, units: int) -> None:
    """Some units shoot besides, by an effect that was chosen at `pre_combat_when`."""
    step = game.step_at(occasion.subject, PreCombat)
    name = "attacker_shots" if side == step.attacker else "defender_shots"
    game.amend(PreCombat, occasion.subject, **{name: (*getattr(step, name), (kind, dice, units))})
