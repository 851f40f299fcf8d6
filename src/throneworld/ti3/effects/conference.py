"""Agendas that are drawn face up, and brought into force one after the other by those who take them."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.council import FOR, voters_for, votes_of
from throneworld.imperium.effects.whom import Verb, everybody
from throneworld.imperium.marks import AGENDA as AGENDA_ENDS
from throneworld.imperium.marks import expire
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.council.subjects import subjects_of
from throneworld.ti3.effects.decreeing import ChooseOutcome
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.verbs.politics import discard_agenda, draw_to_docket

DECLINE: Option = ("decline",)


class HoldConference(Verb, frozen=True):
    """As many agendas as there are players; the votes for decide who chooses first."""

    def run(self, game: Game) -> Step:
        state = of(game)
        voters = voters_for(state, FOR, everybody(state))
        return Conference(voters=voters, votes=tuple([votes_of(state, seat) for seat in voters]))


class Conference(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("draw", "whose_turn", "take", "discard")

    voters: tuple[int, ...] = ()
    votes: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    turn: int = NOBODY

    def draw(self, game: Game) -> Step:
        """The votes that brought it about count no more: each outcome is as if one alone had voted (136)."""
        expire(game, AGENDA_ENDS)
        state = of(game)
        cards = [state.docket[-1] for _ in everybody(state) if draw_to_docket(game)]
        return self.to("whose_turn", cards=tuple(cards))

    def whose_turn(self, game: Game) -> Step | None:
        if not self.voters or not self.cards:
            return self.to("discard")
        most = max(self.votes)
        first = [seat for seat, votes in zip(self.voters, self.votes, strict=True) if votes == most]
        game.do(NameNextToTake(seat=of(game).speaker, players=tuple(first)))
        return None

    def take(self, game: Game) -> Step:
        game.do(TakeAgenda(seat=self.turn, cards=self.cards))
        left = [each for each in zip(self.voters, self.votes, strict=True) if each[0] != self.turn]
        voters, votes = tuple([seat for seat, _ in left]), tuple([number for _, number in left])
        return self.to("whose_turn", voters=voters, votes=votes)

    def discard(self, game: Game) -> None:
        for card in self.cards:
            discard_agenda(game, card)


class NameNextToTake(Decision, frozen=True):
    """The Speaker picks among those who have equally many votes."""

    rule: ClassVar[str] = "SA-9.5.13"
    prompt: ClassVar[str] = "name_next_to_take"
    verbs: ClassVar[tuple[str, ...]] = ("player",)
    players: tuple[int, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in self.players]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_the_most_votes", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Conference, turn=int(option[1]))


class TakeAgenda(Decision, frozen=True):
    """One of those that lie there; its outcome is chosen at once."""

    rule: ClassVar[str] = "SA-9.1.1"
    prompt: ClassVar[str] = "take_agenda"
    verbs: ClassVar[tuple[str, ...]] = ("agenda",)
    cards: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("agenda", card) for card in self.cards], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE or subjects_of(game, str(option[1])):
            return None
        return Refusal(self.rule, "nothing_to_elect", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "agenda_not_revealed", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        card = str(option[1])
        game.amend(Conference, cards=tuple([each for each in self.cards if each != card]))
        game.tell("agenda_decreed", seat, card)
        return ChooseOutcome(seat=seat, agenda=card)
