"""Step 6: the game board, laid out in one of five ways, and the homes on it."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.galaxy.fair import fair_map, random_map
from throneworld.galaxy.layouts import Home, Layout, Preset
from throneworld.galaxy.maps import Tiles, homes, parse, seats
from throneworld.galaxy.placing import start
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.errors import BadSetup
from throneworld.kernel.game import Game
from throneworld.ti4.declare import standing
from throneworld.ti4.setup.building import deal_tiles
from throneworld.ti4.setup.faces import FACES
from throneworld.ti4.setup.strings import read_map
from throneworld.ti4.state import of
from throneworld.ti4.tables import BLUE_TILES, FACTION, LAYOUTS, MECATOL_TILE, PRESETS, RED_TILES

BUILD, PRESET, RANDOM, FAIR, STRING = "build", "preset", "random", "fair", "string"
GALAXIES: tuple[str, ...] = (FAIR, BUILD, PRESET, RANDOM, STRING)
STREAM = "galaxy"
SUGGESTED = "suggested"
"""The preset that the first-game rules lay out for the number of players."""


def check_options(game: Game) -> None:
    """Refuse a galaxy that these players cannot play on, before anything begins."""
    if game.options.get("galaxy") == PRESET:
        preset_of(game)
    elif game.options.get("galaxy") == STRING:
        read_map(str(game.options["map_string"]), LAYOUTS[game.seats])


def preset_of(game: Game) -> Preset:
    fitting = {name: preset for name, preset in PRESETS.items() if preset.players == game.seats}
    name = game.options.get("preset", SUGGESTED)
    if name == SUGGESTED:
        return next(iter(fitting.values()))
    if name not in fitting:
        raise BadSetup(f"preset {name!r} is not for {game.seats} players; choose: {', '.join(fitting)}")
    return fitting[str(name)]


def create_game_board(game: Game) -> None:
    """Mecatol Rex, the homes of all seats, and the tiles between them."""
    state = of(game)
    state.map = with_homes(laid_out(game), home_places(game), state.factions)
    if game.options.get("galaxy") == BUILD:
        deal_tiles(game, LAYOUTS[game.seats])


def compensate_positions(game: Game) -> None:
    """The galaxy is complete: whoever sits worse than the others gets trade goods for it."""
    game.tell("galaxy_created", *of(game).map)
    for seat, home in enumerate(home_places(game)):
        gain_trade_goods(game, seat, home.trade_goods, "position")


def laid_out(game: Game) -> Tiles:
    """The tiles as the option says, without the home systems."""
    layout = LAYOUTS[game.seats]
    galaxy = game.options.get("galaxy", FAIR)
    if galaxy == PRESET:
        return parse(preset_of(game).map_string, layout.centre)
    if galaxy == STRING:
        return read_map(str(game.options["map_string"]), layout)
    return start(layout) if galaxy == BUILD else _dealt(game, layout, fair=galaxy == FAIR)


def home_places(game: Game) -> tuple[Home, ...]:
    """Where the homes lie, clockwise, each with its trade goods."""
    layout = LAYOUTS[game.seats]
    galaxy = game.options.get("galaxy", FAIR)
    if galaxy == PRESET:
        return _in_preset(preset_of(game))
    if galaxy == STRING:
        return _in_string(read_map(str(game.options["map_string"]), layout), layout)
    return layout.homes


def _in_preset(preset: Preset) -> tuple[Home, ...]:
    goods = dict(preset.trade_goods)
    return tuple(Home(place, goods.get(place, 0)) for place in homes(parse(preset.map_string, MECATOL_TILE)))


def _in_string(tiles: Tiles, layout: Layout) -> tuple[Home, ...]:
    """Trade goods make up for positions only on a map of the printed shape."""
    return seats(tiles, layout) or tuple(Home(place) for place in homes(tiles))


def _dealt(game: Game, layout: Layout, fair: bool) -> Tiles:
    def roll(bound: int) -> int:
        return game.roll(STREAM, bound)

    if fair:
        return fair_map(layout, FACES, BLUE_TILES, RED_TILES, roll)
    return random_map(layout, BLUE_TILES, RED_TILES, roll)


def with_homes(tiles: Tiles, places: Sequence[Home], factions: Sequence[str]) -> Tiles:
    """Seats sit clockwise by number, and so do their home systems."""
    full = list(tiles)
    for home, faction in zip(places, factions, strict=True):
        full[home.place] = tile_at_home(faction)
    return tuple(full)


def tile_at_home(faction: str) -> int:
    """The Creuss Gate holds the place of a home system that lies beside the map (Creuss Gate, RR 35.1)."""
    return FACTION[faction].gate_tile or FACTION[faction].home_tile


standing("setup", "creuss_gate")(tile_at_home)

EVENTS: dict[str, tuple[str, ...]] = {"galaxy_created": ("tiles",)}
