"""Agenda phases and the rounds after them under laws, with players who choose at random."""

from __future__ import annotations

from random import Random

import pytest

from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.board import all_systems
from throneworld.imperium.limits import within_limits
from throneworld.imperium.verbs.cards import draw_action_card
from throneworld.ti4 import invariants, laws
from throneworld.ti4.board import planets_in
from throneworld.ti4.phases.action import ActionPhase
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.state import SPACE, Place
from throneworld.ti4.tables import AGENDAS, LAW
from throneworld.ti4.units import left

FACTIONS = ("hacan", "letnev", "jolnar", "nekro", "xxcha", "yssaril")


def furnish(scene: Scene, dice: Random) -> None:
    """Planets with garrisons, ships here and there, cards and technologies."""
    state = scene.state
    for seat, faction in enumerate(scene.factions):
        state.fleet[seat] = dice.randrange(3, 7)
        state.scored[seat] = ("become_the_gatekeeper",) if seat < 2 else ()
        scene.technologies(faction, "neural_motivator", "sarween_tools")
        for _ in range(5):
            draw_action_card(scene.game, seat)
    state.secret_deck = tuple(each for each in state.secret_deck if each != "become_the_gatekeeper")
    for system in all_systems(state):
        seat = dice.randrange(len(scene.factions))
        for planet in planets_in(system):
            owner = state.control.setdefault(planet, seat)
            garrison(scene, owner, planet, dice.choice(("infantry", "pds")))
        garrison(scene, seat, SPACE[system], dice.choice(("cruiser", "destroyer")))


def garrison(scene: Scene, seat: int, place: Place, kind: str) -> None:
    if left(scene.state, seat, kind, place) > 0:
        scene.put(scene.factions[seat], place, **{kind: 1})


def play_out(scene: Scene, dice: Random, most: int) -> None:
    for _ in range(most):
        if scene.done:
            return
        ask = dice.choice(scene.game.asks)
        question = scene.game.question
        assert question is not None
        assert len(set(ask.options)) == len(ask.options)
        if type(question).__module__.startswith(laws.__name__):
            assert set(ask.options) <= set(question.candidates(scene.game, ask.seat))
            assert all(question.refusal(scene.game, ask.seat, each) is None for each in ask.options)
        scene.game.choose(ask.seat, dice.choice(ask.options))
        invariants.check(scene.game)
    assert scene.game.stack[0]  # still under way: enough was seen


@pytest.mark.parametrize("seed", range(4))
def test_laws_come_and_go_and_every_option_works(seed: int) -> None:
    dice = Random(seed)
    deck = [each.id for each in AGENDAS if each.kind == LAW]
    dice.shuffle(deck)
    scene = senate(*deck, factions=FACTIONS)
    furnish(scene, dice)
    for _ in range(5):
        scene.play(AgendaPhase())
        play_out(scene, dice, 2000)
        if scene.game.over:
            return
        assert all(
            within_limits(scene.state, seat, system)
            for seat in range(6)
            for system in all_systems(scene.state)
        )
        scene.state.strategy_cards = [()] * 6
        for phase in (StrategyPhase(), ActionPhase(), StatusPhase()):
            scene.play(phase)
            play_out(scene, dice, 300)
            if scene.game.over:
                return
