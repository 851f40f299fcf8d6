"""What changes combat dice after they are rolled: rerolls, and whatever else may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.citing import REROLLS_RULE
from throneworld.imperium.combat.dice import Combat, CombatRolls, Dice, Die
from throneworld.imperium.rolling import roll_dice
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion

DONE: Option = ("done",)
REROLL_MISSES: Option = ("reroll_misses",)


class ChangeDice(Aim, frozen=True):
    """A question about dice on the table: those of the last group, or all of a round once it is rolled."""

    abstract: ClassVar[bool] = True
    settled: ClassVar[str] = ""
    """Why a die that lies there cannot be changed."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"dice": len(dice_now(game, self.occasion, seat))}

    def changeable(self, game: Game, seat: int) -> list[int]:
        """The numbers of the dice that may still be changed."""
        dice = dice_now(game, self.occasion, seat)
        first = first_fresh(game, self.occasion)
        return [number for number in range(first, len(dice)) if self.may_change(dice[number])]

    def may_change(self, die: Die) -> bool:
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def change(self, game: Game, changed: dict[int, Die]) -> None:
        """Put dice on the table in the place of others."""
        dice = list(dice_now(game, self.occasion, self.seat))
        for number, die in changed.items():
            dice[number] = die
        step, at = game.subject(self.occasion, Step), self.occasion.subject
        if isinstance(step, CombatRolls):
            game.amend(CombatRolls, at, dice=tuple(dice))
        elif isinstance(step, Combat):
            game.amend(Combat, at, **step.with_dice(self.seat, tuple(dice)))

    def find(self, game: Game, option: Option) -> int:
        """The die that an option names: one that shows that face, of that kind and unit."""
        dice = dice_now(game, self.occasion, self.seat)
        return next(
            number for number in self.changeable(game, self.seat) if shown(dice[number]) == option[1:]
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """A die that shows this was changed already, or does not lie there."""
        there = any(shown(die) == option[1:] for die in dice_now(game, self.occasion, seat))
        return Refusal(self.rule, self.settled if there else "no_such_die")


class RerollDice(ChangeDice, frozen=True):
    """Any number of dice are rolled again, each once for one ability.

    A step that has just rolled asks this, and a card may: its occasion is the roll, or the combat itself.
    """

    rule: ClassVar[str] = REROLLS_RULE
    prompt: ClassVar[str] = "reroll_dice"
    settled: ClassVar[str] = "rerolled_already"

    ability: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"ability": self.ability}

    def may_change(self, die: Die) -> bool:
        return self.ability not in die.rerolled

    def candidates(self, game: Game, seat: int) -> list[Option]:
        dice = dice_now(game, self.occasion, seat)
        open_dice = [dice[number] for number in self.changeable(game, seat)]
        named = dict.fromkeys(("reroll", *shown(die)) for die in open_dice)
        misses = [REROLL_MISSES] if any(not die.hits for die in open_dice) else []
        return [*named, *misses, DONE]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        if option == REROLL_MISSES:
            dice = dice_now(game, self.occasion, seat)
            self._reroll(game, [number for number in self.changeable(game, seat) if not dice[number].hits])
            return None
        self._reroll(game, [self.find(game, option)])
        return self

    def _reroll(self, game: Game, numbers: list[int]) -> None:
        dice = dice_now(game, self.occasion, self.seat)
        faces = roll_dice(game, self.seat, len(numbers), self.ability)
        self.change(
            game,
            {
                number: replace(dice[number], face=face, rerolled=(*dice[number].rerolled, self.ability))
                for number, face in zip(numbers, faces, strict=True)
            },
        )


def dice_now(game: Game, occasion: Occasion, seat: int) -> Dice:
    """The dice that an occasion is about: of a roll that goes on, or of a side of a combat."""
    step = game.subject(occasion, Step)
    if isinstance(step, CombatRolls):
        return step.dice if step.seat == seat else ()
    return step.dice_of(seat) if isinstance(step, Combat) else ()


def first_fresh(game: Game, occasion: Occasion) -> int:
    """The first die that may be changed: what came before the last group may not."""
    rolls = game.subject(occasion, CombatRolls)
    return 0 if rolls is None else rolls.fresh


def shown(die: Die) -> Option:
    """What distinguishes a die to the eye."""
    return (die.kind, die.face, die.unit)
