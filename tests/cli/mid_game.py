"""A position in the middle of a game of Twilight Imperium 4, as a seat sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.console import Console, RenderableType

from tests.ti4.scene import Scene
from throneworld.kernel.game import Game
from throneworld.ti4.view import private, public
from throneworld.words import Words

FACTIONS = ("sol", "hacan", "saar", "creuss", "jolnar", "l1z1x")
WHO = ("me", "heuristic", "random", "heuristic", "random", "heuristic")


def mid_game() -> Scene:
    """Everybody has left home; Sol and Hacan meet at Mecatol Rex."""
    scene = Scene(*FACTIONS)
    state = scene.state
    state.round, state.active, state.active_system, state.custodians = 4, 0, 18, False
    scene.take("sol", "mecatol_rex", exhausted=True)
    scene.put("sol", "mecatol_rex", infantry=4, space_dock=1, pds=2)
    scene.put("sol", 18, carrier=2, dreadnought=2, fighter=6, destroyer=1, infantry=2)
    scene.damage("sol", 18, "dreadnought")
    scene.put("hacan", 18, cruiser=3, flagship=1)
    scene.put("hacan", "arretze", infantry=3, space_dock=1, pds=1)
    scene.put("hacan", 16, carrier=1, fighter=3)
    scene.put("l1z1x", "000", infantry=12, space_dock=1, pds=2)
    scene.put("creuss", "creuss", infantry=5, space_dock=1)
    scene.put("saar", 11, space_dock=1, fighter=4, war_sun=1)
    state.wormhole_tokens = {"alpha": 1}
    for seat in (0, 1, 5):
        state.on_board[seat] |= 1 << 18
    scene.hold("sol", "direct_hit", "direct_hit", "sabotage")
    scene.secret("sol", "unveil_flagship")
    scene.note("sol", "trade_agreement", "hacan")
    scene.technologies("sol", "neural_motivator", "antimass_deflectors", "carrier_2")
    scene.law("minister_of_war", 1)
    scene.law("fleet_regulations")
    scene.goods("sol", 3, 4)
    state.objectives = ("expand_borders", "found_a_golden_age")
    state.scored = [("expand_borders",), (), ("expand_borders", "form_a_spy_network"), (), (), ()]
    state.points = [3, 1, 2, 0, 0, 0]
    state.exhausted_cards = ("leadership",)
    state.passed = (4,)
    return scene


def seen(game: Game, seat: int | None = 0) -> dict[str, Any]:
    own = None if seat is None else private(game, seat)
    return {"game": "ti4", "seat": seat, "result": None, **public(game), "you": own}


@cache
def words(language: str = "en") -> Words:
    return Words(language, "ti4", FACTIONS, strict=True)


def drawn(*things: RenderableType, width: int = 120) -> list[str]:
    console = Console(width=width, color_system=None, highlight=False, markup=False)
    with console.capture() as text:
        for thing in things:
            console.print(thing)
    return text.get().splitlines()
