"""An agenda that the council takes from the discard pile, and where it goes afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import GAME, mark, marks_of, unmark
from throneworld.imperium.modifiers import banned_by
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.ti3.council.docket import Docket, agendas_to_vote_on
from throneworld.ti3.council.subjects import subjects_of
from throneworld.ti3.quantities import ADDS_DISCARDED
from throneworld.ti3.state import of
from throneworld.ti3.verbs.politics import discard_agenda

REVIEWED = "reviewed"
"""Mark: the agenda that is the subject goes under the deck when the council is over."""


class AddDiscarded(Decision, frozen=True):
    """One of the discard pile is voted on as well, beyond those that are chosen."""

    rule: ClassVar[str] = "SA-9.3.4"
    prompt: ClassVar[str] = "add_discarded"
    verbs: ClassVar[tuple[str, ...]] = ("agenda",)

    def run(self, game: Game) -> Step | None:
        law = banned_by(of(game), ADDS_DISCARDED, self.seat)
        return Decision.run(self, game) if law and self.options(game, self.seat) else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("agenda", card) for card in of(game).agenda_discards]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = str(option[1])
        return None if subjects_of(game, card) else Refusal("SA-9.1.1", "nothing_to_elect", (card,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_in_the_discards", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, card = of(game), str(option[1])
        state.agenda_discards = tuple([each for each in state.agenda_discards if each != card])
        state.docket = (*state.docket, card)
        mark(game, REVIEWED, subject=card, until=GAME)
        game.tell("agenda_added", card)
        game.amend(Docket, agendas=(*agendas_to_vote_on(game), card))


def reviewed(game: Game) -> Sequence[int]:
    """It happens once, whoever is there."""
    return [of(game).speaker] if marks_of(of(game), REVIEWED) else []


class ShuffleDiscards(Verb, frozen=True):
    """The whole pile goes back into the deck."""

    def run(self, game: Game) -> None:
        state = of(game)
        state.agenda_deck = game.shuffle("agenda_deck", (*state.agenda_deck, *state.agenda_discards))
        state.agenda_discards = ()
        game.tell("deck_reshuffled", "political")


class PutUnderDeck(Effect, frozen=True):
    """Unless it has become a law."""

    def run(self, game: Game) -> None:
        state = of(game)
        for each in marks_of(state, REVIEWED):
            card = str(each.subject)
            if card in state.docket:
                discard_agenda(game, card)
            if card in state.agenda_discards:
                state.agenda_discards = tuple([one for one in state.agenda_discards if one != card])
                state.agenda_deck = (*state.agenda_deck, card)
                game.tell("agenda_under_deck", card)
        unmark(game, REVIEWED)


EVENTS: dict[str, tuple[str, ...]] = {"agenda_under_deck": ("agenda",)}
