"""Questions that look once at what is the same for their options offer just those that nothing refuses."""

from __future__ import annotations

from tests.games import Variant, at_random
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.steps.technology import GainTechnologies
from throneworld.ti3.trade.negotiating import Propose

GAMES = [Variant("ti3", seats, seats > 4, 50 + seats) for seats in (3, 5, 6)]
SHORTER = (GainTechnologies, Propose, Stow)


def test_options_are_what_is_thought_of_and_not_refused() -> None:
    met = set()
    for variant in GAMES:
        game = variant.new()
        for _ in at_random(game, variant.seed):
            question = game.question
            if isinstance(question, SHORTER):
                met.add(type(question))
                for seat in game.asked:
                    thought_of = question.candidates(game, seat)
                    fine = [each for each in thought_of if question.refusal(game, seat, each) is None]
                    assert list(question.options(game, seat)) == fine
    assert met == set(SHORTER)
