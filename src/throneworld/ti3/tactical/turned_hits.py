"""The hits of a round: successes may cancel hits of the other side instead (ruling 175)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.dice import Combat, Dice, Die
from throneworld.imperium.combat.rerolls import shown
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT_ROUND, mark, marks_of
from throneworld.imperium.modifiers import granted_by, is_altered, turned
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import FACE, UNIT
from throneworld.ti3.quantities import HITS_SCORED, TURNS_SUCCESS
from throneworld.ti3.state import NEUTRAL, NOBODY, Ti3State, of
from throneworld.ti3.tactical.aims import hits_with

CANCELLED = "hit_cancelled"
"""Mark until the round is over: a hit of this side is cancelled."""
DONE: Option = ("done",)


def hits_scored(state: Ti3State, side: int, other: int, place: Place, dice: Dice) -> int:
    """The hits that come of a side's dice of a round, without those that the other side has cancelled."""
    counted = sum([hits_with(state, side, place, die) for die in dice])
    hits = turned(state, HITS_SCORED, counted, side, other, place, dice)
    gone = [each for each in marks_of(state, CANCELLED) if each.seat == side] if state.marks else ()
    return max(0, hits - len(gone))


def turn_successes(game: Game, attacker: int, defender: int, place: Place) -> None:
    """Whoever can is asked, first the attacker."""
    for side, other in ((attacker, defender), (defender, attacker)):
        if side != NEUTRAL and is_altered(of(game), TURNS_SUCCESS, side):
            game.do(TurnHits(seat=side, other=other, place=place))


class TurnHits(Decision, frozen=True):
    """One die after the other that inflicts no hit, but cancels one."""

    rule: ClassVar[str] = "SA-4.6.1"
    prompt: ClassVar[str] = "turn_hits"
    verbs: ClassVar[tuple[str, ...]] = ("turn_hit",)

    other: int = NOBODY
    place: Place = ""

    def run(self, game: Game) -> Step | None:
        return super().run(game) if self._dice(game) else None

    def _dice(self, game: Game) -> list[Die]:
        """Successes that may be turned, as long as there is a hit to cancel."""
        state, combat = of(game), game.nearest(Combat)
        assert combat is not None
        own, theirs = combat.dice_of(self.seat), combat.dice_of(self.other)
        if not hits_scored(state, self.other, self.seat, self.place, theirs):
            return []
        return [die for die in own if self._may_turn(state, own, die)]

    def _may_turn(self, state: Ti3State, dice: Dice, die: Die) -> bool:
        """A success that still hits: without it there are fewer hits."""
        if not die.hits or not granted_by(state, TURNS_SUCCESS, self.seat, self.place, die):
            return False
        return self._hits(state, dice) > self._hits(state, _without(dice, die))

    def _hits(self, state: Ti3State, dice: Dice) -> int:
        return hits_scored(state, self.seat, self.other, self.place, dice)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        combat = game.nearest(Combat)
        dice = combat.dice_of(self.other) if combat else ()
        return {
            "other": self.other,
            "place": self.place,
            "hits": hits_scored(of(game), self.other, self.seat, self.place, dice),
        }

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*dict.fromkeys(("turn_hit", *shown(die)) for die in self._dice(game)), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_success_to_turn", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        combat = game.nearest(Combat)
        assert combat is not None
        die = next(each for each in self._dice(game) if shown(each) == option[1:])
        game.amend(Combat, **combat.with_dice(seat, _without(combat.dice_of(seat), die)))
        mark(game, CANCELLED, seat=self.other, until=COMBAT_ROUND)
        game.tell("hit_turned", seat, self.other, die.kind, self.place)
        return self


def _without(dice: Dice, die: Die) -> Dice:
    left = list(dice)
    left.remove(die)
    return tuple(left)


VERBS: Verbs = {"turn_hit": (UNIT, FACE, NUMBER)}
EVENTS: dict[str, tuple[str, ...]] = {"hit_turned": ("seat", "other", "kind", "place")}
