"""Directives about cards, goods, tokens, points and votes of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import AGENDA_PHASE, mark
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.imperium.verbs.speaker import take_speaker_token
from throneworld.imperium.verbs.tokens import FLEET, spend_token
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import held_planets, home_system, planets_in
from throneworld.ti4.directives.units import fewest_points, in_speaker_order, most_points
from throneworld.ti4.order import others_clockwise
from throneworld.ti4.planets import specialty
from throneworld.ti4.state import of
from throneworld.ti4.steps.drawing import DrawActionCards, DrawSecret
from throneworld.ti4.steps.tokens import TakeFromPool, respect_fleet_pool
from throneworld.ti4.tables import OBJECTIVE
from throneworld.ti4.verbs.cards import discard_agenda, discard_hand, forget
from throneworld.ti4.verbs.goods import gain_trade_goods, lose_trade_goods
from throneworld.ti4.verbs.points import gain_points, lose_points
from throneworld.ti4.voting.agenda import vote_again
from throneworld.ti4.voting.ballots import CANNOT_VOTE
from throneworld.ti4.voting.delayed import FOR_VOTERS, concerned

MOST, FEWEST = "most", "fewest"


# Cards


class ElectedDrawsSecret(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return DrawSecret(seat=int(self.targets[0]))


class VotersDraw(Effect, frozen=True):
    """Players who voted so draw action cards."""

    whom: str = FOR_VOTERS
    count: int = 0

    def run(self, game: Game) -> Step | None:
        game.do(*[DrawActionCards(seat=seat, count=self.count) for seat in concerned(game, self.whom)])
        return None


class DiscardAllLaws(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        for law in tuple(of(game).laws):
            discard_agenda(game, law)
        return None


class VoteOnLawAgain(Effect, frozen=True):
    """The elected law is voted on once more, after whatever was predicted about this agenda has paid."""

    def run(self, game: Game) -> Step | None:
        vote_again(game, str(self.targets[0]))
        return None


class RevealFromDeck(Effect, frozen=True):
    """A public objective of a stage, out of those that were not laid out, is revealed beside the others."""

    stage: str = ""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        left = [each for each in state.objective_box if OBJECTIVE[each].deck == self.stage]
        if left:
            state.objective_box = tuple([each for each in state.objective_box if each != left[0]])
            state.objectives = (*state.objectives, left[0])
            forget(state, left[0])
            game.fence()
            game.tell("objective_revealed", left[0])
        return None


# Trade goods


class ShareOutEqually(Effect, frozen=True):
    """All players lose their trade goods; then each gains as many."""

    amount: int = 0

    def run(self, game: Game) -> Step | None:
        state, why = of(game), str(self.occasion["agenda"])
        for seat in in_speaker_order(state):
            lose_trade_goods(game, seat, state.trade_goods[seat], why)
        for seat in in_speaker_order(state):
            gain_trade_goods(game, seat, self.amount, why)
        return None


# Victory points: one player after the other, so that one of them may win (RR 87.7)


class VotersGainPoint(Effect, frozen=True):
    whom: str = FOR_VOTERS

    def run(self, game: Game) -> Step | None:
        award(game, concerned(game, self.whom), str(self.occasion["agenda"]))
        return None


class VotersLosePoint(Effect, frozen=True):
    whom: str = FOR_VOTERS

    def run(self, game: Game) -> Step | None:
        for seat in concerned(game, self.whom):
            lose_points(game, seat, 1, str(self.occasion["agenda"]))
        return None


class RankedGainPoint(Effect, frozen=True):
    """All players who have the most points, or all who have the fewest."""

    which: str = MOST

    def run(self, game: Game) -> Step | None:
        seats = most_points(of(game)) if self.which == MOST else fewest_points(of(game))
        award(game, seats, str(self.occasion["agenda"]))
        return None


def award(game: Game, seats: list[int] | tuple[int, ...], why: str) -> None:
    for seat in seats:
        if not game.over:
            gain_points(game, seat, 1, why)


# Public Execution


class ExecuteElected(Effect, frozen=True):
    """He loses his hand, his seat at the head of the table, and his voice until the phase is over."""

    def run(self, game: Game) -> Step | None:
        state, seat = of(game), int(self.targets[0])
        discard_hand(game, seat, str(self.occasion["agenda"]))
        if state.speaker == seat:
            take_speaker_token(game, others_clockwise(state, seat)[0])
        mark(game, CANNOT_VOTE, seat=seat, until=AGENDA_PHASE)
        return None


# Command tokens


class VotersLoseToken(Effect, frozen=True):
    """Players who voted so return a command token each."""

    whom: str = FOR_VOTERS

    def run(self, game: Game) -> Step | None:
        why = str(self.occasion["agenda"])
        game.do(*[ReturnToken(seat=seat, why=why) for seat in concerned(game, self.whom)])
        return None


class ReturnToken(TakeFromPool, frozen=True):
    """A command token out of a pool of his choice goes back into the reinforcements, if he has any."""

    rule: ClassVar[str] = "RR 19.3"
    prompt: ClassVar[str] = "return_token"
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        spend_token(game, seat, str(option[1]), self.why)
        if option[1] == FLEET:
            respect_fleet_pool(game, seat)
        return None


# At the start of the next strategy phase


class ExhaustSpecialties(Effect, frozen=True):
    """All his planets that have a technology specialty."""

    def run(self, game: Game) -> Step | None:
        planets = [planet for planet in held_planets(of(game), self.seat) if specialty(planet)]
        exhaust_planets(game, planets, "arms_reduction")
        return None


class ExhaustHomeSystem(Effect, frozen=True):
    """All planets in his home system that he controls."""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        there = planets_in(home_system(state, self.seat))
        mine = [planet for planet in there if state.control.get(planet) == self.seat]
        exhaust_planets(game, mine, "new_constitution")
        return None
