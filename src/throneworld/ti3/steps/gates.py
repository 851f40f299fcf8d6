"""Wormhole tokens that turn: at the end of an action in which ships went in (SA-6.10.8, ruling 178)."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.galaxy.sets import System
from throneworld.imperium.marks import GAME, is_marked, mark, marks_of, unmark
from throneworld.kernel.game import Game
from throneworld.ti3.state import NOBODY, Gate, of
from throneworld.ti3.tactical.journeys import gate_used

ENTERED = "gate_entered"
"""Mark: ships have gone through the wormhole token that is the subject, out of its own system."""


def pass_gates(game: Game, seat: int, here: System, there: System) -> None:
    """Ships go through a wormhole from one system to another; retreats count, too."""
    gate = gate_used(of(game), seat, here, there)
    if gate is not None and not is_marked(of(game), ENTERED, subject=_name(gate)):
        mark(game, ENTERED, subject=_name(gate), until=GAME)


def turn_gates(game: Game) -> None:
    """Each of them once, however many ships went in."""
    state = of(game)
    entered = [each.subject for each in marks_of(state, ENTERED)] if state.marks else []
    if not entered:
        return
    unmark(game, ENTERED, NOBODY)
    gates: list[Gate] = []
    for gate in state.gates:
        turns = _name(gate) in entered
        gates.append(replace(gate, turned=not gate.turned) if turns else gate)
        if turns:
            game.tell("gate_turned", gate.system, gates[-1].letter)
    state.gates = tuple(gates)


def _name(gate: Gate) -> str:
    return f"{gate.system}:{''.join(gate.letters)}"


EVENTS: dict[str, tuple[str, ...]] = {"gate_turned": ("system", "wormhole")}
