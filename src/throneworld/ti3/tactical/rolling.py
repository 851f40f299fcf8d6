"""Combat rolls outside combat rounds: all that one player rolls together is one volley (rulings 84, 120)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.dice import CombatRolls, Dice, Die
from throneworld.imperium.edition import Place
from throneworld.imperium.rolling import roll_dice, tell_hits
from throneworld.imperium.tables import Roll
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.aims import aims_of, hits_with

PRE_COMBAT = "pre_combat"
INVASION_DEFENCE = "invasion_defence"
RETURN_FIRE = "return_fire"
BOARDING = "boarding"
"""PDS that shoot at ships which bombard them."""


class Shooting(Procedure, frozen=True):
    """Asks for volleys, and is told what they score."""

    abstract: ClassVar[bool] = True

    scored: tuple[tuple[int, int], ...] = ()
    """Who shot, and his hits, in the order of the volleys."""
    aims: tuple[tuple[int, str], ...] = ()
    """Who shot, and what binds each of his hits that are bound."""

    def hits_by(self, side: int) -> int:
        return sum([hits for shooter, hits in self.scored if shooter == side])

    def aims_by(self, side: int) -> tuple[str, ...]:
        return tuple([aim for shooter, aim in self.aims if shooter == side])


class Volley(CombatRolls, frozen=True):
    """Dice that one side rolls together; then they may be changed, then whoever asked for them is told."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "report")
    opens: ClassVar[tuple[str, ...]] = ("special_dice_after",)

    purpose: str = ""

    def roll(self, game: Game) -> Step:
        following = self.to("report", dice=_thrown(game, self.seat, self.purpose, self.dice))
        game.open("special_dice_after", self.seat, self.other, self.place, self.purpose)
        return following

    def report(self, game: Game) -> None:
        state = of(game)
        hits = sum([hits_with(state, self.seat, self.place, die, self.purpose) for die in self.dice])
        tell_hits(game, self.seat, self.purpose, hits)
        asker = game.nearest(Shooting)
        assert asker is not None, "nobody has asked for a volley"
        bound = aims_of(state, self.seat, self.other, self.place, self.dice, self.purpose)
        aims = (*asker.aims, *[(self.seat, aim) for aim in bound])
        game.amend(Shooting, scored=(*asker.scored, (self.seat, hits)), aims=aims)


def _thrown(game: Game, side: int, purpose: str, dice: Dice) -> Dice:
    """Those that hit alike are thrown together, the best first."""
    found: list[Die] = []
    for needs in sorted({die.needs for die in dice}):
        alike = [die for die in dice if die.needs == needs]
        faces = roll_dice(game, side, len(alike), purpose, needs)
        found += [replace(die, face=face) for die, face in zip(alike, faces, strict=True)]
    return tuple(found)


def dice_for(
    state: Ti3State, side: int, kind: str, place: Place, purpose: str, dice: int, units: int, more: int = 0
) -> Dice:
    """So many dice of each of so many units, before they are rolled; what else is added to each result."""
    row = state.edition.profile(state, side, kind)
    printed: dict[str, Roll | None] = {
        "barrage": row.anti_fighter_barrage,
        "space_cannon": row.space_cannon,
        PRE_COMBAT: getattr(row, "pre_combat_shots", None),
    }
    roll: Any = printed.get(purpose)
    value = roll.hits_on if roll and roll.hits_on else row.combat
    needs = value - combat_modifier(state, side, kind, place, purpose) - more
    numbers = [(unit if dice > 1 else 0) for unit in range(1, units + 1) for _ in range(dice)]
    return tuple([Die(kind, place, number, 0, needs) for number in numbers])
