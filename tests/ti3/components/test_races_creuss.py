"""The Ghosts of Creuss."""

from __future__ import annotations

from tests.ti3.voyages import LODOR, QUANN, galaxy
from throneworld.imperium.board import MOVING, NEARNESS, adjacency, passages
from throneworld.imperium.modifiers import granted_by
from throneworld.ti3.quantities import FREE_LEAPS
from throneworld.ti3.tables import CREUSS_GATE
from throneworld.ti3.tactical.activation import activatable, activation_refusal

GATE = {(0, 2): CREUSS_GATE}


def test_creuss_1_wormholes_that_lead_to_own_resting_ships_cost_creuss_nothing() -> None:
    scene = galaxy("sol", "creuss", with_=GATE)
    assert granted_by(scene.state, FREE_LEAPS, 1) == "creuss.1"
    assert not granted_by(scene.state, FREE_LEAPS, 0)


def test_creuss_2_a_and_b_are_joined_for_the_movement_of_creuss_alone() -> None:
    scene = galaxy("sol", "creuss", with_=GATE)
    assert adjacency(scene.state, 1, MOVING)[LODOR] >> QUANN & 1
    assert not adjacency(scene.state, 1, NEARNESS)[LODOR] >> QUANN & 1
    assert not adjacency(scene.state, 0, MOVING)[LODOR] >> QUANN & 1


def test_creuss_3_the_gate_is_closed_to_others_in_the_first_round() -> None:
    scene = galaxy("sol", "creuss", with_=GATE)
    scene.state.round = 1
    refusal = activation_refusal(scene.state, 0, CREUSS_GATE)
    assert refusal is not None
    assert refusal.key == "home_in_first_round"
    assert activatable(scene.state, 1) >> CREUSS_GATE & 1
    scene.state.round = 2
    assert activatable(scene.state, 0) >> CREUSS_GATE & 1


def test_creuss_4_what_closes_wormholes_does_not_close_them_to_creuss() -> None:
    scene = galaxy("sol", "creuss", with_=GATE)
    scene.law("closing_the_wormholes")
    assert passages(scene.state, 0, MOVING).alone
    assert not passages(scene.state, 1, MOVING).alone
