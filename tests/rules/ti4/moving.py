"""Words for tests of movement: who may move what into a system, and with what he arrives."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.ti4.tactical.movement import Movement

SIX = ("sol", "letnev", "jolnar", "hacan", "mentak", "creuss")
"""On the board of six there are all anomalies and wormholes."""


def activate(scene: Scene, faction: str, system: int) -> None:
    """The system is active and its movement step begins; the token lies on it."""
    seat = scene.seat(faction)
    scene.state.active, scene.state.active_system = seat, system
    scene.state.on_board[seat] |= 1 << system
    scene.play(Movement(seat=seat, system=system))


def movers(scene: Scene) -> list[Option]:
    """The ships that may be moved now; none if nobody is asked about ships."""
    asks = scene.game.asks
    if not asks or asks[0].prompt != "move_ships":
        return []
    return [option[1:] for option in asks[0].options if option[0] == "ship"]


def loads(scene: Scene) -> list[Option]:
    """What the ship that has been named may take along."""
    assert scene.ask().prompt == "load_ship"
    return [option[1:] for option in scene.options() if option[0] == "load"]
