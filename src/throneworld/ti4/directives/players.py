"""Directives about laws, objectives and a player who is to be executed."""

from __future__ import annotations

from throneworld.imperium.marks import AGENDA_PHASE, mark
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.verbs.cards import discard_hand, forget
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.state import of
from throneworld.ti4.tables import OBJECTIVE
from throneworld.ti4.voting.agenda import vote_again
from throneworld.ti4.voting.ballots import CANNOT_VOTE

# Cards


class VoteOnLawAgain(Effect, frozen=True):
    """The elected law is voted on once more, after whatever was predicted about this agenda has paid."""

    def run(self, game: Game) -> None:
        vote_again(game, str(self.targets[0]))


class RevealFromDeck(Effect, frozen=True):
    """A public objective of a stage, out of those that were not laid out, is revealed beside the others."""

    stage: str = ""

    def run(self, game: Game) -> None:
        state = of(game)
        left = [each for each in state.objective_box if OBJECTIVE[each].deck == self.stage]
        if left:
            state.objective_box = tuple([each for each in state.objective_box if each != left[0]])
            state.objectives = (*state.objectives, left[0])
            forget(state, left[0])
            game.fence()
            game.tell("objective_revealed", left[0])


# Public Execution


class ExecuteElected(Effect, frozen=True):
    """He loses his hand, his seat at the head of the table, and his voice until the phase is over."""

    def run(self, game: Game) -> None:
        state, seat = of(game), int(self.targets[0])
        discard_hand(game, seat, str(self.occasion["agenda"]))
        if state.speaker == seat:
            take_speaker_token(game, others_clockwise(state, seat)[0])
        mark(game, CANNOT_VOTE, seat=seat, until=AGENDA_PHASE)
