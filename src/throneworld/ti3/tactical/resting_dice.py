"""A side that may not roll all its dice in a round says which of them rest (ruling 120)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.combatants import Squad
from throneworld.imperium.combat.dice import Idle, dice_to_roll
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT_ROUND, mark, marks_of
from throneworld.imperium.modifiers import banned_by, is_altered, turned
from throneworld.imperium.quantities import MAY_ROLL
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import UNIT
from throneworld.ti3.quantities import DICE_CAP
from throneworld.ti3.state import NEUTRAL, Ti3State

RESTS = "rests"
"""Mark for a round: a die of this side is not rolled; the subject is what would roll it and the lowest face
that would hit, with a colon."""
FOR_ME: Option = ("for_me",)
Side = tuple[int, Sequence[Squad]]


def dice_of_side(state: Ti3State, side: int, other: int, place: Place, squads: Sequence[Squad]) -> list[Idle]:
    """All dice that a side has in a round."""
    if banned_by(state, MAY_ROLL, side, place):
        return []
    return [(die.kind, die.needs) for die in dice_to_roll(state, side, other, place, squads)]


def resting(state: Ti3State, place: Place, one: Side, other: Side) -> list[Step]:
    """The questions which dice rest; the attacker's first."""
    if not any(is_altered(state, DICE_CAP, side) for side, _ in (one, other)):
        return []
    found: list[Step] = []
    for (side, squads), (foe, theirs) in ((one, other), (other, one)):
        dice = dice_of_side(state, side, foe, place, squads)
        against = len(dice_of_side(state, foe, side, place, theirs))
        most = turned(state, DICE_CAP, len(dice), side, foe, place, against)
        if most < len(dice):
            found.append(RestDice(seat=side, place=place, dice=tuple(dice), left=len(dice) - most))
    return found


def at_rest(state: Ti3State, idle: tuple[Idle, ...], seat: int, place: Place) -> tuple[Idle, ...]:
    found = [str(each.subject).split(":") for each in marks_of(state, RESTS) if each.seat == seat]
    return (*idle, *[(kind, int(needs)) for kind, needs in found])


class RestDice(Decision, frozen=True):
    """One die after the other; units of nobody, and who leaves it to the table, let the worst rest."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "rest_dice"
    verbs: ClassVar[tuple[str, ...]] = ("rest",)

    place: Place = ""
    dice: tuple[Idle, ...] = ()
    left: int = 0

    def run(self, game: Game) -> Step | None:
        if not self.left:
            return None
        alone = self.seat == NEUTRAL or len(set(self.dice)) == 1
        return self.answer(game, self.seat, FOR_ME) if alone else Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("rest", *die) for die in dict.fromkeys(self.dice)], FOR_ME]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_die")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != FOR_ME:
            kind, needs = str(option[1]), int(option[2])
            self._rest(game, (kind, needs))
            left = tuple((Counter(self.dice) - Counter([(kind, needs)])).elements())
            return replace(self, dice=left, left=self.left - 1)
        for die in sorted(self.dice, key=lambda die: -die[1])[: self.left]:
            self._rest(game, die)
        return None

    def _rest(self, game: Game, die: Idle) -> None:
        mark(game, RESTS, seat=self.seat, subject=f"{die[0]}:{die[1]}", until=COMBAT_ROUND)
        game.tell("die_rests", self.seat, die[0], self.place)


VERBS: Verbs = {"rest": (UNIT, NUMBER)}
EVENTS: dict[str, tuple[str, ...]] = {"die_rests": ("seat", "kind", "place")}
