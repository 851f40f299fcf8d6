"""Action cards in tests: held, offered, played."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.ti3.leaders.resting import is_resting
from throneworld.ti3.phases.turn import Turn


def actions(scene: Scene, player: str) -> list[str]:
    """What a player could do as an action, besides the printed ones."""
    return [str(option[1]) for option in scene.options(player) if option[0] == "component"]


def cards_beside(scene: Scene, player: str) -> list[str]:
    """What a player may use beside the open question, "at any time"."""
    return [str(option[1]) for option in scene.beside(player) if option[0] == "use_card"]


def act(scene: Scene, player: str, card: str) -> None:
    """A turn begins; besides the printed actions the card is all that the player may do, and he does."""
    scene.hold(player, card)
    scene.play(Turn(seat=scene.seat(player)))
    assert actions(scene, player) == [card]
    scene.choose(player, "component", card)


def cannot_act(scene: Scene, player: str, card: str) -> str:
    """The card is held and is no action now; why not."""
    scene.hold(player, card)
    scene.play(Turn(seat=scene.seat(player)))
    assert actions(scene, player) == []
    return scene.refusal(player, "component", card)


def agent_at(scene: Scene, player: str, where: str | int) -> str:
    """An Agent of a player, aboard a Cruiser that is put there."""
    scene.put(player, scene.system(where) if not isinstance(where, int) else where, cruiser=1)
    return scene.leader(player, "agent", where, "cruiser")


def interfere(scene: Scene, player: str, agent: str) -> None:
    """He is offered to interfere and nothing else, does, and rests."""
    scene.offers(player, ("play", "agent.3"), ("pass",))
    scene.choose(player, "play", "agent.3")
    assert is_resting(scene.state, agent)


PASS: Option = ("pass",)
