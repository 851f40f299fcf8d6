"""Every verb of an option is declared once, with the kinds of its nouns."""

from __future__ import annotations

from tests.asides import asks_beside
from tests.ti4.eager import positions
from tests.ti4.spoken import VERBS as SPOKEN
from throneworld.kernel.nouns import has_shape, shapes_of
from throneworld.kernel.registry import definition_of

TI4 = definition_of("ti4")


def test_every_verb_that_is_spoken_is_declared_and_every_declared_one_spoken() -> None:
    spoken = {verb for verbs in SPOKEN.values() for verb in verbs}
    assert set(TI4.verbs) == spoken


def test_every_option_of_random_games_has_a_declared_shape() -> None:
    for seed in range(8):
        for game in positions(seed):
            for ask in (*game.asks, *asks_beside(game)):
                for option in ask.options:
                    shapes = shapes_of(TI4.verbs, option[0])
                    assert any(has_shape(game, option, shape) for shape in shapes), (ask.prompt, option)
