"""Assembly (SA-15.3): the Galactic Council meets; others refresh planets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.planets import values
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.strategic import Secondary
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.council.buying import BuyCouncilVotes
from throneworld.ti3.council.docket import (
    WITH_TOKEN,
    WITHOUT_TOKEN,
    ChooseAgendas,
    Docket,
    GiveSpeaker,
    OrderAgendas,
    is_over,
)
from throneworld.ti3.council.resolving import forget_votes
from throneworld.ti3.council.reviewing import AddDiscarded
from throneworld.ti3.council.voting import NewVotes, Vote
from throneworld.ti3.duel import is_duel
from throneworld.ti3.nouns import PLANET
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.phases.agendas import clear_docket
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.strategic.halves import ChooseHalf
from throneworld.ti3.verbs.radiation import refresh_planet

CARD = "assembly"
CARDS_DRAWN = 2
REFRESHED = 6
"""Resources and influence of the planets that the secondary ability refreshes, at most."""


class PrimaryAssembly(Docket, frozen=True):
    """The council, from the draw to what is left of the agendas (SA-9.3, 9.5)."""

    stages: ClassVar[tuple[str, ...]] = (
        "draw",
        "choose_half",
        "speaker",
        "choose",
        "order",
        "chosen",
        "buy_votes",
        "vote",
        "done",
        "vote_again",
        "clear",
    )
    opens: ClassVar[tuple[str, ...]] = ("agendas_chosen_after", "agendas_done_after")

    def draw(self, game: Game) -> None:
        decks = (POLITICAL, ACTION)
        game.do(*[Draw(seat=self.seat, deck=deck, count=CARDS_DRAWN) for deck in decks])

    def choose_half(self, game: Game) -> None:
        game.do(ChooseAssembly(seat=self.seat))

    def speaker(self, game: Game) -> None:
        if self.half == WITHOUT_TOKEN:
            game.do(GiveSpeaker(seat=self.seat))
        elif of(game).speaker != self.seat:
            take_speaker_token(game, self.seat)

    def choose(self, game: Game) -> None:
        game.do(ChooseAgendas(seat=self.seat, half=self.half), AddDiscarded(seat=self.seat))

    def order(self, game: Game) -> None:
        game.do(OrderAgendas(seat=self.seat, left=self.agendas))

    def chosen(self, game: Game) -> None:
        """Also where none could be chosen: somebody may call for the Voice of the Council."""
        game.open("agendas_chosen_after", self.seat)

    def buy_votes(self, game: Game) -> None:
        """Of two players each (SA-18.6.1)."""
        if self.agendas and not is_over(of(game)) and is_duel(of(game)):
            buyers = (self.seat, *others_in_rotation(of(game), self.seat))
            game.do(*[BuyCouncilVotes(seat=seat) for seat in buyers])

    def vote(self, game: Game) -> None:
        if self.agendas and not is_over(of(game)):
            game.do(Vote(seat=self.seat, agendas=self.agendas))

    def done(self, game: Game) -> None:
        game.open("agendas_done_after", self.seat)

    def vote_again(self, game: Game) -> None:
        """Laws that are voted on anew (ruling 145)."""
        game.do(NewVotes(seat=self.seat))

    def clear(self, game: Game) -> None:
        """Cards of the deck that were not chosen go, those of players stay (ruling 44)."""
        clear_docket(game)
        forget_votes(game)


class ChooseAssembly(ChooseHalf, frozen=True):
    """He claims the Speaker token, or not (SA-9.3.3)."""

    rule: ClassVar[str] = "SA-15.3.1"
    card: ClassVar[str] = CARD
    halves: ClassVar[tuple[str, ...]] = (WITH_TOKEN, WITHOUT_TOKEN)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Docket, half=str(option[1]))


class SecondaryAssembly(Secondary, frozen=True):
    """A counter refreshes planets that are worth six in all, home planets too (SA-15.3.4)."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "refresh")
    card: ClassVar[str] = CARD

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        return bool(_refreshable(of(game), seat, REFRESHED)) and super().is_offered(game, seat)

    def pay(self, game: Game) -> None:
        self.spend(game)

    def refresh(self, game: Game) -> None:
        game.do(RefreshWorth(seat=self.seat, left=REFRESHED))


class RefreshWorth(Decision, frozen=True):
    """One planet after the other, each counted as it stands (ruling 217)."""

    rule: ClassVar[str] = "SA-15.3.4"
    prompt: ClassVar[str] = "refresh_worth"
    verbs: ClassVar[tuple[str, ...]] = ("refresh",)
    fewest: ClassVar[int] = 2
    left: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("refresh", planet) for planet in held_planets(of(game), seat)], ("done",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == ("done",):
            return None
        state, planet = of(game), str(option[1])
        if planet not in state.exhausted:
            return Refusal("SA-8.3.1", "planet_not_exhausted", (planet,))
        fits = planet in _refreshable(state, seat, self.left)
        return None if fits else Refusal(self.rule, "worth_too_much", (planet,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == ("done",):
            return None
        state, planet = of(game), str(option[1])
        worth = sum(values(state, planet))
        refresh_planet(game, planet)
        return replace(self, left=self.left - worth)


def _refreshable(state: Ti3State, seat: int, left: int) -> list[str]:
    exhausted = [planet for planet in held_planets(state, seat) if planet in state.exhausted]
    return [planet for planet in exhausted if sum(values(state, planet)) <= left]


VERBS: Verbs = {"refresh": (PLANET,)}
