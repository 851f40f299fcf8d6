"""What texts do to borders: the effect of a law that wanders, mines that become nobody's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.marks import GAME, is_marked, mark, unmark
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.council.laws import lay_law
from throneworld.ti3.council.subjects import ELIGIBLE, nouns_of, subject_in
from throneworld.ti3.state import NEUTRAL, of
from throneworld.ti3.steps.laying import has_mine, lay_mine
from throneworld.ti3.tactical.mines import remove_mines

MOVERS = "movers"
"""The stream that says who moves the effect."""


class ShiftBorder(Verb, frozen=True):
    """A player whom chance names, but not the last one, chooses another border."""

    law: str = ""

    def run(self, game: Game) -> Step:
        able = [seat for seat in self.seats(game, EACH) if not is_marked(of(game), self.law, seat)]
        seat = able[game.roll(MOVERS, len(able))]
        unmark(game, self.law)
        mark(game, self.law, seat=seat, until=GAME)
        game.tell("border_mover", seat, self.law)
        return ChooseBorder(seat=seat, law=self.law)


class ChooseBorder(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "choose_border"
    verbs: ClassVar[tuple[str, ...]] = ("elect",)
    law: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"law": self.law}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("elect", *nouns_of(self.law, each)) for each in ELIGIBLE["border"](of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        same = subject_in(option[1:]) == of(game).laws[self.law]
        return Refusal(self.rule, "another_border", (self.law,)) if same else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "elects_border", (self.law,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        lay_law(game, self.law, subject_in(option[1:]))


class DisownMines(Verb, frozen=True):
    """All that lie there are nobody's now, no more than one on a border (ruling 140)."""

    def run(self, game: Game) -> None:
        state = of(game)
        owned = [mine for mine in state.mines if mine.owner != NEUTRAL]
        remove_mines(game, owned)
        for mine in owned:
            if not has_mine(state, NEUTRAL, mine.one, mine.other):
                lay_mine(game, NEUTRAL, mine.one, mine.other)


EVENTS: dict[str, tuple[str, ...]] = {"border_mover": ("seat", "law")}
