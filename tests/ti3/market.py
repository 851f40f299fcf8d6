"""Trade on stage: agreements that stand, and goods on them."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.ti3.state import Agreement
from throneworld.ti3.strategic.trade import PrimaryTrade

Side = tuple[str, int, int]
"""A player, which of his contracts, goods on it: his partner holds it."""


def agree(scene: Scene, *sides: Side) -> None:
    """An agreement of two players, or of one with himself."""
    state = scene.state
    names = [f"{race}:{number}" for race, number, _ in sides]
    for (race, _, goods), name in zip(sides, names, strict=True):
        seat = scene.seat(race)
        state.contracts_home[seat] = tuple(each for each in state.contracts_home[seat] if each != name)
        if goods:
            state.goods_on[name] = goods
    state.agreements = (*state.agreements, Agreement(*names, *[""] * (2 - len(names))))


def partners(scene: Scene) -> list[str]:
    """The agreements that stand."""
    return [f"{each.one} {each.other}".strip() for each in scene.state.agreements]


def negotiate(scene: Scene, half: str = "a") -> None:
    """The first player is Trade Master and has chosen a half of the card."""
    scene.play(PrimaryTrade(seat=scene.state.active))
    scene.choose(scene.players[scene.state.active], "primary", half)
