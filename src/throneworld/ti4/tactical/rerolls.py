"""What changes combat dice after they are rolled (RR 63): rerolls, and trade goods spent on a result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti4.declare import Clause, both, flagship, it_concerns_me, law
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import of
from throneworld.ti4.tactical.dice import CROWN, Combat, CombatRolls, Dice, Die

DONE: Option = ("done",)
REROLL_MISSES: Option = ("reroll_misses",)
WRATH = "wrath_of_kenara"


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
        first = _first(game, self.occasion)
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
            number for number in self.changeable(game, self.seat) if _named(dice[number]) == option[1:]
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """A die that shows this was changed already, or does not lie there."""
        there = any(_named(die) == option[1:] for die in dice_now(game, self.occasion, seat))
        return Refusal(self.rule, self.settled if there else "no_such_die")


class RerollDice(ChangeDice, frozen=True):
    """Any number of dice are rolled again, each once for one ability (RR 63.2).

    A step that has just rolled asks this, and a card may: its occasion is the roll, or the combat itself.
    """

    rule: ClassVar[str] = "RR 63.2"
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
        named = dict.fromkeys(("reroll", *_named(die)) for die in open_dice)
        misses = [REROLL_MISSES] if any(not die.hits for die in open_dice) else []
        return [*named, *misses, DONE]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(self.candidates(game, seat))

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


class RaiseDice(ChangeDice, frozen=True):
    """A trade good for +1 to a result, at most one for each die that would hit with it."""

    rule: ClassVar[str] = "RR 47.1"
    prompt: ClassVar[str] = "raise_dice"
    settled: ClassVar[str] = "lacks_not_one"

    def may_change(self, die: Die) -> bool:
        return may_raise(die)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        dice = dice_now(game, self.occasion, seat)
        named = dict.fromkeys(("raise", *_named(dice[number])) for number in self.changeable(game, seat))
        return [*named, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        broke = option != DONE and not of(game).trade_goods[seat]
        return Refusal("RR 82.4", "no_trade_goods") if broke else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        number = self.find(game, option)
        die = dice_now(game, self.occasion, seat)[number]
        lose_trade_goods(game, seat, 1, WRATH)
        self.change(game, {number: replace(die, needs=die.needs - 1, raised=True)})
        return self


def dice_now(game: Game, occasion: Occasion, seat: int) -> Dice:
    """The dice that an occasion is about: of a roll that goes on, or of a side of a combat."""
    step = game.subject(occasion, Step)
    if isinstance(step, CombatRolls):
        return step.dice if step.seat == seat else ()
    return step.dice_of(seat) if isinstance(step, Combat) else ()


def may_raise(die: Die) -> bool:
    """Whether one more would make a hit of it."""
    return not die.raised and die.face == die.needs - 1


def _first(game: Game, occasion: Occasion) -> int:
    rolls = game.subject(occasion, CombatRolls)
    return 0 if rolls is None else rolls.fresh


def _named(die: Die) -> Option:
    """What distinguishes a die to the eye."""
    return (die.kind, die.face, die.unit)


def _something_to_raise(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The flagship is in this space combat, a trade good is there, and a die that lacks just one."""
    state = of(game)
    if flagship_in(state, WRATH, str(occasion["place"])) != seat:
        return Refusal("RR 1.23", "not_in_this_system")
    if not state.trade_goods[seat]:
        return Refusal("RR 82.4", "no_trade_goods")
    if game.subject(occasion, Step) is None:
        return None  # the roll is not back on the stack yet: the window will look again
    dice = dice_now(game, occasion, seat)[_first(game, occasion) :]
    return None if any(map(may_raise, dice)) else Refusal("RR 47.2", "no_die_to_raise")


LISTENERS: tuple[Clause, ...] = (
    *flagship(WRATH, "combat_roll_when", both(it_concerns_me, _something_to_raise), RaiseDice()),
    *law(CROWN, "combat_roll_when", it_concerns_me, RerollDice(ability=CROWN)),
)
