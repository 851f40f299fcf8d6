"""The Corsairs may throw their die again, once a round (5.4)."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.cards import fights
from skirmish.effects import ThrowAgain
from skirmish.moments import STRUGGLE
from skirmish.state import fighters, of
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Listener, Occasion


def _holders(game: Game) -> Sequence[int]:
    return [seat for seat, crew in enumerate(of(game).crews) if crew == "corsairs"]


def _suspects(game: Game, occasion: Occasion) -> Sequence[int]:
    return [seat for seat in _holders(game) if seat in fighters(of(game))]


LISTENERS = (
    Listener(
        id="daring",
        moment=STRUGGLE,
        rule="Skirmish 5.4",
        holders=_holders,
        suspects=_suspects,
        when=fights,
        effects=(ThrowAgain(),),
        once=True,
    ),
)
