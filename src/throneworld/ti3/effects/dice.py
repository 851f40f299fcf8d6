"""Single dice of a roll that lies on the table, anybody's: chosen, rolled again, raised."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Combat, CombatRolls, Die
from throneworld.imperium.combat.rerolls import dice_now, shown
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.rolling import roll_dice
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Kind, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion, name_target
from throneworld.ti3.nouns import FACE, UNIT
from throneworld.ti3.state import NEUTRAL


def rollers(game: Game, occasion: Occasion) -> list[int]:
    """The sides whose dice lie there: the two that an occasion names first, or one of them."""
    sides = dict.fromkeys([int(side) for side in occasion.facts[:2]])
    return [side for side in sides if dice_now(game, occasion, side)]


def dice_lie_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the roll is not on the table yet."""
    rolled = game.subject(occasion, CombatRolls) or game.subject(occasion, Combat)
    missing = rolled is not None and not rollers(game, occasion)
    return Refusal("SA-8.7.1", "no_such_die") if missing else None


class ChooseDie(Aim, frozen=True):
    """One die, by whoever rolled it, what rolled it and what it shows."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "choose_die"
    verbs: ClassVar[tuple[str, ...]] = ("die",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"dice": sum([len(dice_now(game, self.occasion, side)) for side in self._rollers(game)])}

    def _rollers(self, game: Game) -> list[int]:
        return rollers(game, self.occasion)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found: dict[Option, None] = {}
        for side in self._rollers(game):
            for die in dice_now(game, self.occasion, side):
                found[("die", side, *shown(die))] = None
        return list(found)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_die")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        side = int(option[1])
        dice = dice_now(game, self.occasion, side)
        number = next(at for at, die in enumerate(dice) if shown(die) == option[2:])
        name_target(game, f"{side} {number}")


class ChangeChosenDie(Verb, frozen=True):
    """It is rolled again, or something is added to it; what it shows stays natural then (ruling 175)."""

    rerolls: bool = False
    more: int = 0

    def run(self, game: Game) -> None:
        side, number = map(int, str(self.targets[-1]).split(" "))
        dice = list(dice_now(game, self.occasion, side))
        dice[number] = self._changed(game, side, dice[number])
        step, at = game.subject(self.occasion, Step), self.occasion.subject
        if isinstance(step, CombatRolls):
            game.amend(CombatRolls, at, dice=tuple(dice))
        elif isinstance(step, Combat):
            game.amend(Combat, at, **step.with_dice(side, tuple(dice)))

    def _changed(self, game: Game, side: int, die: Die) -> Die:
        if self.rerolls:
            (face,) = roll_dice(game, side, 1, self.reason, die.needs)
            return replace(die, face=face, rerolled=(*die.rerolled, self.reason))
        game.tell("die_raised", self.seat, side, self.more, self.reason)
        return replace(die, needs=die.needs - self.more, raised=True)


ROLLER = Kind("roller", lambda game: (NEUTRAL, *range(game.seats)), numbers=True, said="player")
"""Who rolled a die: a player, or units of nobody."""
VERBS: Verbs = {"die": (ROLLER, UNIT, FACE, NUMBER)}
EVENTS: dict[str, tuple[str, ...]] = {"die_raised": ("seat", "other", "count", "why")}
