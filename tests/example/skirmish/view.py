"""What a seat may see, built up from nothing."""

from __future__ import annotations

from typing import Any

from skirmish.quantities import SENDING, amount
from skirmish.state import SkirmishState, of
from skirmish.tables import WRECKS
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous


def public(game: Game) -> dict[str, Any]:
    state = of(game)
    return {
        "round": state.round,
        "rounds": game.options["wrecks"],
        "first": state.first,
        "options": dict(game.options),
        "wreck": state.wreck,
        "worth": WRECKS.get(state.wreck, 0),
        "players": [_player(state, seat) for seat in range(game.seats)],
        "deck": len(state.deck),
        "discards": list(state.discards),
    }


def _player(state: SkirmishState, seat: int) -> dict[str, Any]:
    return {
        "faction": state.crews[seat],
        "points": state.points[seat],
        "troops": state.troops[seat],
        "cards": len(state.hands[seat]),
        "sent": state.sent[seat] if state.sent else None,
        "die": state.dice[seat] if state.dice else None,
        "bonus": state.bonus[seat] if state.bonus else None,
        "sends_at_most": amount(state, SENDING, seat),
    }


def private(game: Game, seat: int) -> dict[str, Any]:
    top = game.top
    sealed = top.of(seat) if isinstance(top, Simultaneous) else ()
    return {"hand": sorted(of(game).hands[seat]), "sealed": [list(option) for option in sealed]}
