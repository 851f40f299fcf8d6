"""A hash of what a game does, free of how it is stored: what is asked, what was told, how it came out.

A change of stored form (a step split in two, a field renamed, another order of the stack) changes the hash of
the position and leaves this one alone; a change of the rules changes this one. Golden games, exports and
`verify` reckon it; play never does.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from throneworld.kernel.beside import is_spoken_to

if TYPE_CHECKING:
    from throneworld.kernel.game import Game

_SORTED = msgspec.json.Encoder(order="sorted")


def behaviour(game: Game, since: int = 0) -> str:
    """Of one step: what the log has told since it was so long, and what the game asks now or how it ended.

    The facts that a question speaks of are left out: they are named by how steps keep them.
    """
    asked = [(ask.seat, ask.prompt, ask.options) for ask in game.asks]
    told = [(event.kind, event.args, event.audience) for event in game.log[since:]]
    step = {"asked": asked, "told": told, "decided": game.result}
    if game.beside:
        besides = [game.ask_beside(each) for each in range(game.seats) if is_spoken_to(game, each)]
        step["beside"] = [(ask.seat, ask.prompt, ask.options) for ask in besides if ask is not None]
    return blake2b(_SORTED.encode(step), digest_size=16).hexdigest()
