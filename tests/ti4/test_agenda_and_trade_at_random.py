"""Whole agenda phases and trading turns with players who choose at random."""

from __future__ import annotations

from random import Random

import pytest

from tests.ti4.market import market
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.verbs.cards import draw_action_card
from throneworld.kernel.reading import plain, read_stack
from throneworld.kernel.registry import definition_of
from throneworld.ti4 import invariants
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.tables import AGENDAS
from throneworld.ti4.transaction import Transaction, may_transact

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


def play_out(scene: Scene, dice: Random, most: int) -> None:
    for _ in range(most):
        if scene.done:
            return
        ask = dice.choice(scene.game.asks)
        assert len(set(ask.options)) == len(ask.options)
        question = scene.game.question
        assert question is not None
        assert set(ask.options) <= set(question.candidates(scene.game, ask.seat))
        assert all(question.refusal(scene.game, ask.seat, each) is None for each in ask.options)
        scene.game.choose(ask.seat, dice.choice(ask.options))
        invariants.check(scene.game)
        survive(scene, dice)
    raise AssertionError("it does not end")


def survive(scene: Scene, dice: Random) -> None:
    """What waits on the stack can be saved, and imagined by anybody."""
    for step in scene.game.stack:
        assert type(step) in STEPS
        assert read_stack(TI4, [plain(step)]) == [step]
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
        scene.play(Transaction(seat=0, other=dice.choice(may_transact(scene.state, 0))))
        play_out(scene, dice, 200)
