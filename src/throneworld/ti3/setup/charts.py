"""Maps that are ready: their tiles and all that lies on them, as records without a game (SA-17.1)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.kernel.errors import BadSetup
from throneworld.kernel.game import Game
from throneworld.ti3.duel import DUELLISTS
from throneworld.ti3.setup.faces import best_spot
from throneworld.ti3.tables import (
    DUMMIES,
    DUMMIES_FEWER_BUILT,
    LAYOUTS,
    PRESET,
    PRESET_FOR,
    TWO_PLAYER_ARTIFACTS,
    TWO_PLAYER_DUMMIES,
    FaceUp,
    Preset,
    Spot,
)

PRESETS, FAIR, BUILD, STRING = "preset", "fair", "build", "string"
WAYS: tuple[str, ...] = (PRESETS, FAIR, BUILD, STRING)
SUGGESTED = "suggested"
"""The preset map of the number of seats."""
REAL = 4
"""Artifacts that are none of the dummies."""


class Chart(Struct, frozen=True):
    """A map; places are numbers of the spiral."""

    tiles: tuple[int, ...]
    homes: tuple[int, ...]
    borders: tuple[tuple[int, int, str], ...] = ()
    """Two places and what lies between; a wave leads from the first to the second."""
    gates: tuple[tuple[int, tuple[str, str]], ...] = ()
    """Wormhole tokens: a place and two letters, the first up."""
    counters: tuple[FaceUp, ...] = ()
    worldgates: tuple[str, ...] = ()
    """Planets."""
    artifacts: tuple[Spot, ...] = ()
    drawn: tuple[int, int] = (REAL, DUMMIES)
    """Real artifacts and dummies among which those that lie there are drawn."""
    hidden_by_players: int = 0
    """How many more each player hides."""


def chart_of(game: Game) -> Chart:
    """The map of a game that is not built; of a fair one only where homes lie."""
    way = game.options["galaxy"]
    if way == STRING:
        from throneworld.ti3.setup.strings import read_map  # which writes charts of this module

        return read_map(str(game.options["map_string"]), game.seats)
    if way == PRESETS:
        return of_preset(preset_of(game))
    homes = tuple(home.place for home in LAYOUTS[game.seats].homes)
    return Chart((), homes)


def is_strewn(game: Game) -> bool:
    """Whether tokens are strewn over a fair map."""
    return game.options["strewn_tokens"] == "yes"


def preset_of(game: Game) -> Preset:
    name = game.options["preset"]
    if name == SUGGESTED:
        return PRESET_FOR[game.seats]
    preset = PRESET[str(name)]
    if preset.players != game.seats:
        fitting = PRESET_FOR[game.seats].id
        raise BadSetup(
            f"preset {name!r} is for {preset.players} players, not {game.seats}; choose {fitting!r}"
        )
    return preset


def of_preset(preset: Preset) -> Chart:
    return Chart(
        preset.tiles,
        preset.homes,
        borders=tuple((one, other, "asteroid_belt") for one, other in preset.asteroid_belts),
        gates=tuple((place, (letter, letter)) for place, letter in preset.wormholes),
        counters=preset.counters,
        artifacts=preset.artifacts,
        drawn=preset.artifacts_drawn,
        hidden_by_players=preset.artifacts_of_players,
    )


def tokens_drawn(seats: int) -> tuple[int, int]:
    """Real artifacts and dummies on maps that are not preset."""
    if seats == DUELLISTS:
        return REAL, TWO_PLAYER_DUMMIES
    return REAL, DUMMIES - DUMMIES_FEWER_BUILT.get(seats, 0)


def tokens_laid(seats: int) -> int:
    """How many of them lie on the map; with two players the others leave the game unseen (SA-18.1.5)."""
    return TWO_PLAYER_ARTIFACTS if seats == DUELLISTS else sum(tokens_drawn(seats))


def spot_at(tiles: tuple[int, ...], place: int) -> Spot:
    """Where tokens of a system lie: on its best planet, or in space (ruling 192)."""
    return Spot(place, best_spot(tiles[place]))
