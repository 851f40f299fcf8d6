"""The shapes of the galaxy for 3 to 6 players, and galaxies that are ready (RR "Complete Setup", step 6)."""

from __future__ import annotations

from throneworld.galaxy.layouts import Home, Layout, Preset
from throneworld.ti4.tables.tiles import MECATOL_TILE

RADIUS = 3

# fmt: off
LAYOUTS: dict[int, Layout] = {
    layout.players: layout
    for layout in (
        Layout(3, centre=MECATOL_TILE, radius=RADIUS, blue=6, red=2,
               homes=(Home(22), Home(28), Home(34)),
               unused=(19, 20, 24, 25, 26, 30, 31, 32, 36)),
        Layout(4, centre=MECATOL_TILE, radius=RADIUS, blue=5, red=3,
               homes=(Home(23), Home(27), Home(32), Home(36))),
        Layout(5, centre=MECATOL_TILE, radius=RADIUS, blue=4, red=2,
               homes=(Home(21), Home(25, 2), Home(28, 4), Home(31, 2), Home(35)),
               random_red=1),
        Layout(6, centre=MECATOL_TILE, radius=RADIUS, blue=3, red=2,
               homes=(Home(19), Home(22), Home(25), Home(28), Home(31), Home(34))),
    )
}

PRESETS: dict[str, Preset] = {
    preset.id: preset
    for preset in (
        Preset("learn_to_play_3p", 3,
               "22 44 19 42 24 45 "
               "35 23 36 39 38 25 33 47 27 26 30 40 "
               "-1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1",
               unsure=True),
        Preset("learn_to_play_4p", 4,
               "46 44 38 42 28 45 "
               "23 26 32 34 49 33 36 39 27 30 48 35 "
               "24 41 47 31 0 20 25 37 0 22 43 29 50 0 19 40 21 0",
               unsure=True),
        Preset("learn_to_play_5p", 5,
               "22 45 19 42 24 44 "
               "35 23 36 39 38 25 33 50 20 26 30 40 "
               "32 43 49 0 31 46 0 37 29 0 34 27 48 0 21 28 47 0",
               trade_goods=((22, 2), (25, 4), (28, 2)),
               unsure=True),
        Preset("learn_to_play_6p", 6,
               "22 44 19 42 24 45 "
               "35 23 36 39 38 25 33 46 27 26 30 40 "
               "0 32 50 0 31 47 0 37 29 0 34 20 0 49 28 0 21 43",
               unsure=True),
        Preset("scpt_2019_preliminary_6p", 6,
               "22 24 25 19 21 26 "
               "38 43 33 44 27 41 36 42 35 45 37 50 "
               "0 29 39 0 34 47 0 28 46 0 30 40 0 32 48 0 31 49"),
        Preset("scpt_2020_final_6p", 6,
               "50 49 45 46 47 44 "
               "31 41 35 39 38 25 30 42 33 26 27 40 "
               "0 29 32 0 21 23 0 34 19 0 28 37 0 22 24 0 36 20"),
        Preset("clear_skies_6p", 6,
               "25 27 26 36 29 33 "
               "19 23 49 45 20 28 31 41 38 24 35 21 "
               "0 50 42 0 37 34 0 47 40 0 32 22 0 43 39 0 44 30"),
    )
}
# fmt: on
