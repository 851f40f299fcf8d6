"""What a side has lost in the Space Battle that is over."""

from __future__ import annotations

from throneworld.imperium.units import SHIPS
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.state import SPACE, of
from throneworld.ti3.tactical.space_battle import SpaceBattle


def ships_lost(game: Game, occasion: Occasion, side: int) -> list[str]:
    """The kinds of its ships that were destroyed, each once, the dearest first."""
    step, place = game.subject(occasion, SpaceBattle), SPACE[int(occasion["system"])]
    deeds = of(game).deeds[step.begun if step is not None else 0 :]
    fallen = {each.about[0] for each in deeds if each.kind == DESTROYED and each.about[2:4] == (side, place)}
    return [kind for kind in SHIPS if kind in fallen]
