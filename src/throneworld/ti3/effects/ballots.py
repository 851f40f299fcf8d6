"""Texts that look at the votes: the player with the most of them, the Speaker picking among those tied."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from throneworld.imperium.council import AGAINST, voters_for, votes_of
from throneworld.imperium.effects.whom import LAST_CHOSEN, Verb, everybody
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, name_target
from throneworld.ti3.board import planets_of_nobodys_home
from throneworld.ti3.council.laws import TOP_CARD, discard_law, lay_law, vote_again
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle

ELECTED = "elected"
"""In the place of a side: whatever was elected."""
FEWEST_FLEET = "fewest_fleet_supply"
"""All who have the fewest counters in Fleet Supply."""
MOST_PLANETS_AWAY = "most_planets_away"
"""Who has the most planets outside Home Systems."""


class NameMostVoter(Aim, frozen=True):
    """The player with the most votes on a side becomes the last target; the Speaker picks one of those tied
    (ruling 130)."""

    rule: ClassVar[str] = "SA-9.5.13"
    prompt: ClassVar[str] = "name_most_voter"
    side: str = AGAINST

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"side": self._side()}

    def _side(self) -> Noun:
        return self.targets[0] if self.side == ELECTED else self.side

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in most_voters(of(game), self._side())]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        other = option[1]
        return Refusal(self.rule, "not_the_most_votes", (other,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, option[1])


class NameOneOf(Aim, frozen=True):
    """Of players who are tied the Speaker names one, who becomes the last target (ruling 130)."""

    rule: ClassVar[str] = "SA-9.5.13"
    prompt: ClassVar[str] = "name_one_of"
    among: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": str(self.occasion.first)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in TIED[self.among](of(game))]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_tied_there", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, option[1])


class NameNextVoter(NameMostVoter, frozen=True):
    """The one with the next most votes on the side; nobody, if nobody else has voted for it."""

    prompt: ClassVar[str] = "name_next_voter"

    def run(self, game: Game) -> Step | None:
        if self.candidates(game, self.seat):
            return Decision.run(self, game)
        name_target(game, NOBODY)
        return None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found = most_voters(of(game), self._side(), besides=self.targets[1:])
        return [("player", other) for other in found]


def most_voters(state: Ti3State, side: Noun, besides: Sequence[Noun] = ()) -> list[int]:
    """Who has placed the most votes on a side, at least one, of all others than these."""
    order = [seat for seat in state.edition.text_order(state) if seat not in besides]
    voters = voters_for(state, side, order)
    most = max([votes_of(state, seat) for seat in voters], default=0)
    return [seat for seat in voters if votes_of(state, seat) == most]


class TakeSpeakerToken(Verb, frozen=True):
    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            take_speaker_token(game, seat)


class HoldLaw(Verb, frozen=True):
    """The law of the occasion lies before a player."""

    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            lay_law(game, str(self.occasion["agenda"]), seat)


class DiscardElectedLaw(Verb, frozen=True):
    def run(self, game: Game) -> None:
        discard_law(game, str(self.targets[0]))


class PassLaw(Verb, frozen=True):
    """A law in force goes to another player, with what it holds."""

    law: str = ""
    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> Step | None:
        for seat in self.seats(game, self.whom):
            lay_law(game, self.law, seat)
        return Settle()


class DiscardAllLaws(Verb, frozen=True):
    def run(self, game: Game) -> None:
        for law in tuple(of(game).laws):
            discard_law(game, law)


class MayDiscardLaw(Verb, frozen=True):
    """One law in force, if he likes."""

    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom) if of(game).laws else ():
            game.do(DiscardOneLaw(seat=seat, why=self.reason))


class NameLaw(Decision, frozen=True):
    """A law in force, or none."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "SA-9.2.3"
    verbs: ClassVar[tuple[str, ...]] = ("law",)
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("law", law) for law in of(game).laws], ("decline",)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "law_not_in_force", option[1:])


class DiscardOneLaw(NameLaw, frozen=True):
    prompt: ClassVar[str] = "discard_one_law"

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "law":
            discard_law(game, str(option[1]))


class VoteOnTopCard(Verb, frozen=True):
    """At the end of the council (ruling 145)."""

    def run(self, game: Game) -> None:
        vote_again(game, TOP_CARD)


class MayCallVote(Verb, frozen=True):
    """A new vote on a law in force of his choice, if he likes."""

    def run(self, game: Game) -> None:
        if of(game).laws:
            game.do(CallVote(seat=self.seat, why=self.reason))


class CallVote(NameLaw, frozen=True):
    prompt: ClassVar[str] = "call_vote"

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "law":
            vote_again(game, str(option[1]))


class VoteOnElectedLaw(Verb, frozen=True):
    def run(self, game: Game) -> None:
        vote_again(game, str(self.targets[0]))


def _fewest_fleet(game: Game, effect: Verb) -> list[int]:
    state = of(game)
    least = min(state.fleet[seat] for seat in everybody(state))
    return [seat for seat in everybody(state) if state.fleet[seat] == least]


def _most_planets_away(state: Ti3State) -> list[int]:
    numbers = {seat: len(planets_of_nobodys_home(state, seat)) for seat in everybody(state)}
    return [seat for seat, number in numbers.items() if number == max(numbers.values())]


TIED: dict[str, Callable[[Ti3State], list[int]]] = {MOST_PLANETS_AWAY: _most_planets_away}
"""Who is tied for something, in the order in which texts come true."""
SELECTORS: dict[str, Callable[..., Sequence[Any]]] = {FEWEST_FLEET: _fewest_fleet}
