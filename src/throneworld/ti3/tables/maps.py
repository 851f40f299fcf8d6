"""Preset maps, one for each number of seats.

Only Prophecy is a map of Shattered Ascension; the others are ours. Tiles stand at the places of the spiral, a
ring after the other: 0 is a home, -1 no tile. With Creuss the Gate lies at the home; their home and the
Nexus lie beside the map.
"""

from __future__ import annotations

from msgspec import Struct

BESIDE = -1
"""The place of the Nexus."""


class Spot(Struct, frozen=True):
    place: int
    planet: str = ""
    """On which it lies; in space if there is none (ruling 192)."""


class FaceUp(Struct, frozen=True):
    """A Domain Counter that lies there face up."""

    id: str
    value: int
    """0: it has none."""
    at: Spot


class Preset(Struct, frozen=True):
    id: str
    players: int
    """Or races, with Covenants."""
    homes: tuple[int, ...]
    """Start positions in their order."""
    tiles: tuple[int, ...]
    artifacts: tuple[Spot, ...]
    """Where an Artifact or a dummy lies face down."""
    artifacts_of_players: int = 0
    """How many each player lays besides."""
    artifacts_drawn: tuple[int, int] = (4, 4)
    """Real ones and dummies among which those in play are drawn."""
    asteroid_belts: tuple[tuple[int, int], ...] = ()
    """The two places at each border."""
    wormholes: tuple[tuple[int, str], ...] = ()
    """Stable tokens: place and letter."""
    counters: tuple[FaceUp, ...] = ()
    unsure: tuple[str, ...] = ()
    """Columns that are reconstructed or computed from a picture."""


# fmt: off
DUEL = Preset(
    "duel", 2, homes=(9, 15),
    tiles=(
         76,
         36,  33,  89,  30,  35,  90,
         86,  38,   0,  29,  79,  40,  70,  39,   0,  43,  85,  50,
    ),
    artifacts=(Spot(0), Spot(BESIDE, "mallice")),
    artifacts_of_players=1, artifacts_drawn=(4, 2),
    unsure=("tiles",),
)
TRIAD = Preset(
    "triad", 3, homes=(19, 25, 31),
    tiles=(
         19,
         45,  89,  33,  30,  32,  90,
         26,  76,  21,  79,  27,  24,  70,  37,  35,  25,  29,  52,
          0,  91,  -1,  -1,  -1,  23,   0,  85,  -1,  -1,  -1,  39,   0,  86,  -1,  -1,  -1,  22,
    ),
    artifacts=(Spot(16, "centauri"), Spot(18, "arcturus"), Spot(5, "starpoint"), Spot(1, "hopes_end"), Spot(4, "mehar_xull"), Spot(2), Spot(3, "quann"), Spot(10)),
    unsure=("tiles", "artifacts"),
)
FOUR_CORNERS = Preset(
    "four_corners", 4, homes=(24, 29, 33, 20),
    tiles=(
         19,
         26,  89,  31,  90,  27,  45,
         37,  52,  76,  39,  40,  48,  32,  33,  74,  85,  24,  35,
         29,   0,  91,  25,  22,   0,  21,  70,  92,  53,   0,  23,  30,  86,   0,  28,  34,  79,
    ),
    artifacts=(Spot(31, "mehar_xull"), Spot(6, "hopes_end"), Spot(5, "dal_bootha"), Spot(1, "coorneeq"), Spot(4), Spot(2), Spot(3, "zohbat"), Spot(22, "centauri")),
    unsure=("tiles", "artifacts"),
)
PENTARCHY = Preset(
    "pentarchy", 5, homes=(19, 23, 27, 30, 34),
    tiles=(
         19,
         30,  34,  27,  32,  24,  33,
         54,  70,  28,  25,  86,  47,  53,  89,  39,  22,  52,  21,
          0,  37,  45,  90,   0,  29,  79,  91,   0,  23,  31,   0,  85,  76,  26,   0,  40,  35,
    ),
    artifacts=(Spot(32), Spot(16, "meer"), Spot(18, "abyz"), Spot(1, "mehar_xull"), Spot(4, "starpoint"), Spot(3, "dal_bootha"), Spot(21, "hopes_end"), Spot(11)),
    unsure=("tiles", "artifacts"),
)
HEXARCHY = Preset(
    "hexarchy", 6, homes=(19, 22, 25, 28, 31, 34),
    tiles=(
         19,
         30,  37,  89,  85,  35,  24,
         86,  79,  28,  76,  23,  70,  32,  26,  39,  71,  27,  45,
          0,  31,  34,   0,  29,  21,   0,  22,  33,   0,  53,  25,   0,  54,  90,   0,  52,  47,
    ),
    artifacts=(Spot(18, "hopes_end"), Spot(6, "lirta_iv"), Spot(5, "saudor"), Spot(14, "coorneeq"), Spot(4), Spot(8), Spot(3), Spot(10)),
    unsure=("tiles", "artifacts"),
)
PROPHECY = Preset(
    "prophecy", 7, homes=(47, 64, 54, 16, 2, 43, 35),
    tiles=(
         19,
         70,   0,  89,  24,  86,  56,
         45,  71,  90,  91,  41,  50,  74,  92,  93,   0,  76,  72,
         94,  53,  43,  78,  48,  95,  29,  96,  97,  52,  73,  31,  98,  79,  99,  85,   0, 100,
         37,  33, 101, 102,  46, 103,   0, 104,  23, 105,   0,  80,  25,  27,  81, 106,  26,   0, 107,  22,  77,  30, 108,  39,
         -1,  -1,  -1,   0,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,
         -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,  -1,
    ),
    artifacts=(Spot(32), Spot(14), Spot(4, "lirta_iv"), Spot(26), Spot(57), Spot(37, "torkan"), Spot(22, "everra"), Spot(10)),
    asteroid_belts=((0, 2), (4, 5), (6, 16), (7, 36), (10, 23), (11, 25), (12, 27), (21, 39), (28, 50), (30, 31), (33, 56), (37, 38), (42, 43)),
    wormholes=((49, "A"), (52, "A"), (52, "B"), (19, "B"), (49, "C"), (19, "C")),
    counters=(
        FaceUp("bio_hazard", 0, Spot(58, "mehar_xull")),
        FaceUp("fighter_ambush", 2, Spot(23, "mirage")),
        FaceUp("hostile_locals", 1, Spot(49, "centauri")),
        FaceUp("hostile_locals", 1, Spot(53, "coorneeq")),
        FaceUp("hostile_locals", 1, Spot(45, "arnor")),
        FaceUp("hostile_locals", 1, Spot(56, "meer")),
        FaceUp("hostile_locals", 1, Spot(38, "quann")),
        FaceUp("hostile_locals", 2, Spot(4, "lirta_iv")),
        FaceUp("hostile_locals", 2, Spot(11, "loki")),
        FaceUp("hostile_locals", 2, Spot(7, "hopes_end")),
        FaceUp("lazax_survivors", 0, Spot(37, "torkan")),
        FaceUp("natural_wealth", 4, Spot(11, "loki")),
        FaceUp("natural_wealth", 4, Spot(56, "meer")),
        FaceUp("settlers", 0, Spot(12, "primor")),
        FaceUp("technological_legacy", 0, Spot(50, "dal_bootha")),
    ),
    unsure=("artifacts", "asteroid_belts", "wormholes", "counters"),
)
OCTAGON = Preset(
    "octagon", 8, homes=(37, 40, 43, 46, 49, 52, 55, 58),
    tiles=(
         19,
         89,  40,  90,  51,  52,  28,
         45,  23,  79,  91,  41,  70,  24,  39,  82,  21,  92,  74,
         29,  76,  43,  36,  48,  33,  77,  32,  93,  44,  71,  54,  30,  50,  38,  35,  47,  22,
          0,  27,  53,   0,  58,  49,   0,  31,  86,   0,  25,  37,   0,  56,  94,   0,  46,  80,   0,  34,  59,   0,  85,  26,
    ),
    artifacts=(Spot(17), Spot(15), Spot(36, "meer"), Spot(1), Spot(4, "rigel_ii"), Spot(27), Spot(9), Spot(11, "loki")),
    unsure=("tiles", "artifacts"),
)
# fmt: on

PRESETS: tuple[Preset, ...] = (DUEL, TRIAD, FOUR_CORNERS, PENTARCHY, HEXARCHY, PROPHECY, OCTAGON)
PRESET: dict[str, Preset] = {preset.id: preset for preset in PRESETS}
PRESET_FOR: dict[int, Preset] = {preset.players: preset for preset in PRESETS}
