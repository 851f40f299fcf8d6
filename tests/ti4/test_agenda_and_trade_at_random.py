"""Whole agenda phases and trading turns with players who choose at random."""

from __future__ import annotations

from random import Random

import pytest

from tests.asides import any_ask, talk
from tests.ti4.market import SOMETHING_ELSE, approach, market
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.verbs.cards import draw_action_card
from throneworld.kernel.asks import Ask
from throneworld.kernel.beside import question_beside
from throneworld.kernel.game import Game
from throneworld.kernel.reading import plain, read_beside, read_stack
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question
from throneworld.ti4 import invariants
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.tables import AGENDAS
from throneworld.ti4.transaction import may_transact

TI4 = definition_of("ti4")

FACTIONS = ("hacan", "letnev", "jolnar", "nekro", "xxcha", "sol")
STEPS = frozenset(TI4.steps)


def furnish(scene: Scene, dice: Random) -> None:
    """Planets, goods and cards for everybody."""
    planets = ["quann", "lodor", "wellon", "vefut_ii", "starpoint", "new_albion", "abyz", "mecatol_rex"]
    for planet in planets:
        if planet not in scene.state.control:
            scene.take(dice.choice(scene.factions), planet)
    for seat, faction in enumerate(scene.factions):
        scene.goods(faction, dice.randrange(5), dice.randrange(3))
        for _ in range(5):
            draw_action_card(scene.game, seat)


def play_out(scene: Scene, dice: Random, most: int, until: Question | None = None) -> None:
    for _ in range(most):
        if scene.game.question == until and not scene.talk:
            return
        ask = any_ask(scene.game, dice.randrange) if until is None else dice.choice(_answers(scene.game))
        question = _question(scene.game, ask)
        assert len(set(ask.options)) == len(ask.options)
        assert set(ask.options) <= set(question.candidates(scene.game, ask.seat))
        assert all(question.refusal(scene.game, ask.seat, each) is None for each in ask.options)
        scene.game.choose(ask.seat, dice.choice(ask.options))
        invariants.check(scene.game)
        survive(scene, dice)
    raise AssertionError("it does not end")


def _answers(game: Game) -> list[Ask]:
    """What is talked about, else what came of it."""
    return talk(game) or game.asks


def _question(game: Game, ask: Ask) -> Question:
    question = game.question if ask in game.asks else question_beside(game, ask.seat)
    assert question is not None
    return question


def survive(scene: Scene, dice: Random) -> None:
    """What waits on the stack can be saved, and imagined by anybody."""
    for step in scene.game.stack:
        assert type(step) in STEPS
        assert read_stack(TI4, [plain(step)]) == [step]
    for step in scene.game.beside:
        assert read_beside(TI4, [plain(step)], ()) == (step,)
    imagined = scene.game.imagine(dice.randrange(scene.game.seats), 7)
    for _ in range(6):
        for ask in imagined.asks[:1]:
            imagined.choose(ask.seat, dice.choice(ask.options))


@pytest.mark.parametrize("seed", range(6))
def test_agenda_phases_end_and_every_option_works(seed: int) -> None:
    dice = Random(seed)
    deck = [each.id for each in AGENDAS]
    dice.shuffle(deck)
    scene = senate(*deck, factions=FACTIONS)
    furnish(scene, dice)
    for _ in range(4):
        scene.play(AgendaPhase())
        play_out(scene, dice, 2000)
    assert len(scene.told("agenda_revealed")) >= 8


@pytest.mark.parametrize("seed", range(6))
def test_transactions_end_and_every_option_works(seed: int) -> None:
    dice = Random(seed)
    scene = market(*FACTIONS)
    furnish(scene, dice)
    while may_transact(scene.state, 0):
        approach(scene, 0, dice.choice(may_transact(scene.state, 0)))
        play_out(scene, dice, 200, SOMETHING_ELSE)
