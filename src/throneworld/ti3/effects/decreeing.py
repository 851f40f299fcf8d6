"""An agenda that one player brings into force alone, as if with ten votes (rulings 136, 211)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.verbs.cards import forget, without
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.council.laws import discard_law
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.subjects import nouns_of, subject_in, subject_refusal, subjects_of
from throneworld.ti3.council.voting import NewVotes
from throneworld.ti3.state import NOBODY, of

AS_VOTES = 10


def has_political_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """How many cards a hand has is known to all."""
    return None if of(game).politics[seat] else Refusal("SA-9.1.1", "no_political_card")


class DiscardLaw(Effect, frozen=True):
    law: str = ""

    def run(self, game: Game) -> None:
        discard_law(game, self.law)


class DecreeFromHand(Effect, frozen=True):
    """A political card of the hand comes into force with the outcome that its owner wants."""

    def run(self, game: Game) -> Step | None:
        return Decree(seat=self.seat)


class Decree(Procedure, frozen=True):
    """What would come at the end of a council follows at once (ruling 136)."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "done", "vote_again")
    opens: ClassVar[tuple[str, ...]] = ("agendas_done_after",)
    seat: int = NOBODY

    def choose(self, game: Game) -> None:
        game.do(ChooseCard(seat=self.seat))

    def done(self, game: Game) -> None:
        game.open("agendas_done_after", self.seat)

    def vote_again(self, game: Game) -> None:
        game.do(NewVotes(seat=self.seat))


class ChooseCard(Decision, frozen=True):
    """Which card of the hand; one for which there is nothing to name serves nobody (ruling 165)."""

    rule: ClassVar[str] = "SA-9.1.1"
    prompt: ClassVar[str] = "decree_card"
    verbs: ClassVar[tuple[str, ...]] = ("agenda",)
    fewest: ClassVar[int] = 1
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("agenda", card) for card in of(game).politics[seat]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = str(option[1])
        return None if subjects_of(game, card) else Refusal(self.rule, "nothing_to_elect", (card,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "card_not_in_hand", (card,))

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).politics[seat]) > 1

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        state, card = of(game), str(option[1])
        state.politics[seat] = without(state.politics[seat], card)
        forget(state, card)
        game.tell("agenda_decreed", seat, card)
        return ChooseOutcome(seat=seat, agenda=card)


class ChooseOutcome(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "decree_outcome"
    verbs: ClassVar[tuple[str, ...]] = ("elect",)
    agenda: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self.agenda}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("elect", *nouns_of(self.agenda, each)) for each in subjects_of(game, self.agenda)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return subject_refusal(game, self.agenda, subject_in(option[1:]))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        line = Line(seat, self.agenda, subject_in(option[1:]), AS_VOTES)
        return ResolveAgenda(agenda=self.agenda, lines=(line,), voted=False)


EVENTS: dict[str, tuple[str, ...]] = {"agenda_decreed": ("seat", "agenda")}
