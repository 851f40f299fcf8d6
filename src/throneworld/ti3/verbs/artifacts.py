"""Artifact tokens: buried face down, turned up, found to be real or not (SA-6.11)."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.verbs.cards import forget
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti3.state import SYSTEM, of
from throneworld.ti3.steps.dimension_rifts import OpenRift, rift_opens
from throneworld.ti3.tables import ARTIFACTS, DUMMY_TRADE_GOODS


def turn_up_artifact(game: Game, seat: int, place: Place) -> None:
    """Whoever gains the planet, or first comes to the system, finds what is there (SA-6.11.4, 6.11.5)."""
    state = of(game)
    if place not in state.burials:
        return
    at = state.burials.index(place)
    token = state.buried[at]
    state.burials = (*state.burials[:at], *state.burials[at + 1 :])
    state.buried = (*state.buried[:at], *state.buried[at + 1 :])
    forget(state, token)
    game.fence()  # nobody unlearns what lies there
    game.tell("artifact_found", seat, place, token)
    if token in ARTIFACTS.values():
        state.artifacts[token] = place
    else:
        gain_trade_goods(game, seat, DUMMY_TRADE_GOODS, "dummy_artifact")
        if rift_opens(game):
            game.do(OpenRift(seat=seat, system=SYSTEM[place]))


EVENTS: dict[str, tuple[str, ...]] = {"artifact_found": ("seat", "place", "artifact")}
