"""Progression feedback: the sole leader in points receives trade goods (SA-3.29.1, ruling 79)."""

from __future__ import annotations

from throneworld.imperium.order import playing
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti3.ascendancy import ascends, halved
from throneworld.ti3.state import of
from throneworld.ti3.surrendered import has_surrendered


def gain_feedback(game: Game) -> None:
    """As many as he is ahead of the second, with Ascendancy half as many (SA-16.7.10); with a tie for the
    lead nobody receives anything."""
    state = of(game)
    here = [seat for seat in playing(state) if not has_surrendered(state, seat)]
    first, second, *_ = sorted(here, key=lambda seat: -state.points[seat])
    lead = state.points[first] - state.points[second]
    gain_trade_goods(game, first, halved(lead) if ascends(game) else lead, "feedback")
