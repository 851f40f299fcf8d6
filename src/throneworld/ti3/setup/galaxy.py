"""Step 6: the galaxy, and the homes in it (SA-2.3.8, SA-17)."""

from __future__ import annotations

from throneworld.galaxy.maps import HOME
from throneworld.imperium.conditions import standing
from throneworld.kernel.game import Game
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.setup.bids import bid_for_locations
from throneworld.ti3.setup.building import build
from throneworld.ti3.setup.burying import BuryArtifact
from throneworld.ti3.setup.charts import BUILD, FAIR, PRESETS, chart_of, is_strewn, spot_at
from throneworld.ti3.setup.faces import CENTRE
from throneworld.ti3.setup.fair import fair_chart
from throneworld.ti3.setup.rolls import Seating
from throneworld.ti3.setup.strewn import strew
from throneworld.ti3.setup.tokens import lay_borders, lay_tokens, place_of_spot, post_custodians
from throneworld.ti3.state import of
from throneworld.ti3.tables import CREUSS_GATE, HOME_TILE, MALLICE


def lay_map(game: Game) -> None:
    """A map that is ready lies there from the beginning, with gaps where homes will be."""
    way = game.options["galaxy"]
    if way == BUILD:
        return
    chart = fair_chart(game) if way == FAIR else chart_of(game)
    of(game).map = chart.tiles
    if way == FAIR and is_strewn(game):
        chart = strew(game, chart)
        lay_borders(game, chart)
    lay_tokens(game, chart)


def find_homes(game: Game, seating: Seating) -> None:
    """Players build the galaxy, bid for locations, or have them by their seats."""
    of(game).home_places = chart_of(game).homes
    if game.options["galaxy"] == BUILD:
        build(game, seating)
    elif game.options["bids"]:
        bid_for_locations(game, seating)


def finish_map(game: Game, seating: Seating) -> None:
    """On a map that was built artifacts are hidden and Mecatol Rex is guarded; on the map of two players some
    are hidden besides those that lie there (SA-18.1.5)."""
    way = game.options["galaxy"]
    if way == BUILD:
        post_custodians(game)
    hides = way == BUILD or (way == PRESETS and chart_of(game).hidden_by_players)
    if hides and game.options["artifacts"]:
        if way == BUILD and begins_as_duel(game):
            of(game).burials = (MALLICE, place_of_spot(of(game), spot_at(of(game).map, CENTRE)))
        game.do(BuryArtifact(seat=seating[0], seating=seating))


def lay_homes(game: Game) -> None:
    """Homes of all races that are known."""
    state = of(game)
    board = list(state.map)
    for race, place in zip(state.factions, state.home_places, strict=True):
        if race and board[place] == HOME:
            board[place] = tile_at_home(race)
    state.map = tuple(board)


def complete_map(game: Game) -> None:
    """All races are known: the last homes, and tokens on borders."""
    lay_homes(game)
    lay_borders(game, chart_of(game))
    game.tell("galaxy_created", *of(game).map)


@standing("setup_static", "creuss.3")
def tile_at_home(race: str) -> int:
    """The Creuss Gate holds the place of their home, which lies beside the map (ruling 47)."""
    return CREUSS_GATE if race == "creuss" else HOME_TILE[race]


EVENTS: dict[str, tuple[str, ...]] = {"galaxy_created": ("tiles",)}
