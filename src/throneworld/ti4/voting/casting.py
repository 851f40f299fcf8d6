"""A player's turn in the "Vote" step: he chooses an outcome and exhausts planets (RR 8.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.council import NO_OUTCOME, cast_votes, has_voted, tally_told
from throneworld.imperium.paying import INFLUENCE
from throneworld.imperium.planets import influence
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.voting import ballots
from throneworld.ti4.voting.outcomes import outcome_refusal, possible_outcomes

ABSTAIN: Option = ("abstain",)
ALL: Option = ("all",)
DONE: Option = ("done",)


class VotingTurn(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("vote", "voted")
    opens: ClassVar[tuple[str, ...]] = ("self_voted_after",)
    seat: int = NOBODY
    agenda: str = ""

    def vote(self, game: Game) -> None:
        game.do(ChooseVote(seat=self.seat, agenda=self.agenda))

    def voted(self, game: Game) -> None:
        if has_voted(of(game), self.seat):
            game.open("self_voted_after", self.seat, self.agenda)


class ChooseVote(Decision, frozen=True):
    """For which outcome, if any; whoever cannot vote may want to trade all the same (RR 83.6)."""

    rule: ClassVar[str] = "RR 8.5"
    prompt: ClassVar[str] = "choose_vote"
    verbs: ClassVar[tuple[str, ...]] = ("vote",)
    pauses: ClassVar[bool] = True
    agenda: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        votes: list[Option] = [("vote", outcome) for outcome in possible_outcomes(of(game), self.agenda)]
        return [*votes, ABSTAIN]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == ABSTAIN:
            return None
        return ballots.vote_refusal(of(game), seat) or ballots.means_refusal(of(game), seat)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        barred = ballots.vote_refusal(state, seat) or ballots.means_refusal(state, seat)
        outcomes = () if barred else possible_outcomes(state, self.agenda)
        return (*[("vote", outcome) for outcome in outcomes], ABSTAIN)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        state = of(game)
        return {
            "agenda": self.agenda,
            "available": ballots.votes_within_reach(state, seat),
            "cast": tally_told(state),
        }

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return outcome_refusal(of(game), self.agenda, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == ABSTAIN:
            game.tell("abstained", seat)
            return None
        given = ballots.given_votes(of(game), seat)
        if given:
            cast_votes(game, seat, option[1], given)
            return None
        return ExhaustForVotes(seat=seat, agenda=self.agenda, outcome=option[1])


class ExhaustForVotes(Decision, frozen=True):
    """Planets are exhausted one by one; each of them gives all its influence (RR 8.6)."""

    rule: ClassVar[str] = "RR 8.6"
    prompt: ClassVar[str] = "exhaust_for_votes"
    verbs: ClassVar[tuple[str, ...]] = ("vote",)
    agenda: str = ""
    outcome: Noun = NO_OUTCOME
    votes: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("exhaust", planet) for planet in held_planets(of(game), seat)), ALL, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == DONE:
            return None if self.votes else Refusal(self.rule, "no_votes_yet")
        if option == ALL:
            left = ballots.planets_to_vote_with(state, seat)
            return None if len(left) > 1 else Refusal(self.rule, "no_more_planets")
        if option[1] in state.exhausted:
            return Refusal("RR 61.4", "planet_exhausted", option[1:])
        planet = str(option[1])
        fine = influence(state, planet)
        return None if fine else Refusal(self.rule, "planet_worth_nothing", (planet, INFLUENCE))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        left = ballots.planets_to_vote_with(of(game), seat)
        end = ((ALL,) if len(left) > 1 else ()) + ((DONE,) if self.votes else ())
        return (*[("exhaust", planet) for planet in left], *end)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        state = of(game)
        return {
            "agenda": self.agenda,
            "outcome": self.outcome,
            "votes": self.votes,
            "available": ballots.votes_within_reach(state, seat),
            "cast": tally_told(state),
        }

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "vote":
            outcome = self.outcome
            return Refusal("RR 8.7", "one_outcome_only", (outcome,))
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            cast_votes(game, seat, self.outcome, self.votes)
            return None
        left = ballots.planets_to_vote_with(of(game), seat)
        chosen = left if option == ALL else (str(option[1]),)
        votes = self.votes + sum([influence(of(game), planet) for planet in chosen])
        for planet in chosen:
            exhaust_planet(game, planet, "votes")
        return replace(self, votes=votes)


EVENTS: dict[str, tuple[str, ...]] = {"abstained": ("seat",)}
