"""Domain Counters are laid face down; what is left leaves the game unseen (SA-16.2.2, 16.3.2)."""

from __future__ import annotations

from throneworld.imperium.board import all_systems
from throneworld.imperium.edition import Place
from throneworld.kernel.game import Game
from throneworld.ti3.domains.tokens import heap
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tables import DISTANT_SUNS, FINAL_FRONTIER, GATE, HOME, MECATOL_REX, TILE, VOID
from throneworld.ti3.verbs.domains import lay_face_down

STREAM = "domain_counters"


def lay_domain_counters(game: Game) -> None:
    """After the galaxy is made and locations are bid for."""
    state = of(game)
    if game.options["distant_suns"]:
        lay(game, DISTANT_SUNS, planets_to_discover(state))
    if game.options.get("final_frontier", False):
        lay(game, FINAL_FRONTIER, voids(state))


def lay(game: Game, deck: str, places: list[Place]) -> None:
    tokens = game.shuffle(f"{STREAM}:{deck}", heap(deck, len(places)))
    lay_face_down(of(game), places, tokens)
    game.tell("domains_laid", deck, len(places))


def planets_to_discover(state: Ti3State) -> list[Place]:
    """All but homes, Mecatol Rex, Trade Stations, and where the map has counters of its own (ruling 192)."""
    rows = [TILE[tile] for tile in all_systems(state)]
    planets = [planet for row in rows if row.kind not in (HOME, GATE) for planet in row.planets]
    found = [planet.id for planet in planets if not planet.trade_station and planet.id != MECATOL_REX]
    return [planet for planet in found if planet not in state.counters]


def voids(state: Ti3State) -> list[Place]:
    """Regular systems without planets."""
    found = [SPACE[tile] for tile in all_systems(state) if TILE[tile].kind == VOID]
    return [place for place in found if place not in state.counters]


EVENTS: dict[str, tuple[str, ...]] = {"domains_laid": ("counter_deck", "count")}
