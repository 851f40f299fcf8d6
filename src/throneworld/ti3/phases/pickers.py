"""Who picks a strategy card next; with Covenants a player says first for which of his races (SA-16.5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.modifiers import total
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Procedure
from throneworld.ti3.covenants import one_of_each
from throneworld.ti3.order import from_speaker
from throneworld.ti3.quantities import MORE_PICKS
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import PICKS


class Picking(Procedure, frozen=True):
    """Whatever lets a player pick keeps here what he has taken, until the pick stands."""

    abstract: ClassVar[bool] = True

    card: str = ""
    """What the present picker has taken."""
    picker: int = NOBODY
    """With Covenants: for which of his races the present player picks, once he has said it ..."""
    picked_by: tuple[int, ...] = ()
    """... and the races whose picks are over."""


def picking_order(state: Ti3State, order: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Whose pick it is, one after the other (SA-3.9.1)."""
    picks = _picks(state, order)
    rounds = range(PICKS[len(picks)])
    return tuple([seat for number in rounds for seat in picks if number < picks[seat]])


def _picks(state: Ti3State, order: tuple[int, ...]) -> dict[int, int]:
    """How many cards each picks, in the order of the picks."""
    seats = [seat for seat in order or from_speaker(state) if seat not in state.eliminated]
    return {seat: PICKS[len(seats)] + total(state, MORE_PICKS, seat) for seat in seats}


def next_pickers(state: Ti3State, order: tuple[int, ...], picked_by: Sequence[int]) -> tuple[int, ...]:
    """The races for which the next player may pick: any of his in the first round of a pass, the other in the
    second; none if all picks are over. The one that comes first is asked."""
    picks, over = _picks(state, order), list(picked_by)
    for number in range(PICKS[len(picks)]):
        done: set[int] = set()
        for turn in range(2):
            for player in one_of_each(state, tuple(picks)):
                able = [each for each in state.pair(player) if number < picks.get(each, 0)]
                if turn >= len(able):
                    continue
                if not over:
                    return tuple([each for each in able if each not in done])
                done.add(over.pop(0))
    return ()


class NamePicker(Decision, frozen=True):
    """Each player picks for one of his races, in a second round for the other."""

    rule: ClassVar[str] = "SA-16.5.8"
    prompt: ClassVar[str] = "name_picker"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("for", each) for each in sorted(of(game).pair(seat))]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "picks_for_own_races", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.tell("picks_for", seat, int(option[1]))
        game.amend(Picking, picker=int(option[1]))


VERBS: Verbs = {"for": (SEAT,)}
EVENTS: dict[str, tuple[str, ...]] = {"picks_for": ("seat", "other")}
