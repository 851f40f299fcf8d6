"""The system tiles and their 103 planets (SA ch. 6).

A system is the number of its tile. The tiles bear no printed numbers; these are ours. Tiles that the box holds
several times have a number for each copy and share an id.
"""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti3.tables.technologies import BLUE, GREEN, RED, YELLOW

# Kinds
HOME, GATE, MECATOL, NEXUS = "home", "gate", "mecatol", "nexus"
REGULAR, SPECIAL, VOID = "regular", "special", "void"
# Boxes
TI3, SE, SOTT, SA = "TI3", "SE", "SotT", "SA"
# Special Systems
ASTEROID_FIELD, SUPERNOVA, NEBULA = "asteroid_field", "supernova", "nebula"
ION_STORM, GRAVITY_RIFT = "ion_storm", "gravity_rift"


class Planet(Struct, frozen=True):
    id: str
    resources: int
    influence: int
    specialties: tuple[str, ...] = ()
    """A colour for each symbol; some planets have two."""
    refresh: tuple[tuple[str, int], ...] = ()
    """What its Refresh Ability gives, and how many."""
    trade_station: bool = False
    """It lies in space and is no planet."""


class Tile(Struct, frozen=True):
    number: int
    id: str
    kind: str
    box: str
    race: str = ""
    special: str = ""
    wormholes: tuple[str, ...] = ()
    planets: tuple[Planet, ...] = ()
    extra: bool = False
    """The box does not hold it; a preset map needs it, or a system becomes it."""


# fmt: off
TILES: tuple[Tile, ...] = (
    # A planet: resources, influence, specialties, Refresh Ability
    # Home Systems
    Tile(  1, "home_arborec",          HOME,    SOTT, race="arborec", planets=(Planet("nestphar", 3, 2, (GREEN,)),)),
    Tile(  2, "home_creuss",           HOME,    SOTT, race="creuss", wormholes=("D",), planets=(Planet("creuss", 4, 2),)),
    Tile(  3, "home_hacan",            HOME,    TI3,  race="hacan", planets=(Planet("arretze", 2, 0), Planet("hercant", 1, 1), Planet("kamdorn", 0, 1))),
    Tile(  4, "home_jolnar",           HOME,    TI3,  race="jolnar", planets=(Planet("nar", 2, 3), Planet("jol", 1, 2))),
    Tile(  5, "home_krotoan",          HOME,    SOTT, race="krotoan", planets=(Planet("mordai_ii", 4, 0),)),
    Tile(  6, "home_letnev",           HOME,    TI3,  race="letnev", planets=(Planet("arc_prime", 4, 0), Planet("wren_terra", 2, 1))),
    Tile(  7, "home_lizix",            HOME,    TI3,  race="lizix", planets=(Planet("zero_zero_zero", 5, 0),)),
    Tile(  8, "home_mentak",           HOME,    TI3,  race="mentak", planets=(Planet("moll_primus", 4, 1),)),
    Tile(  9, "home_muaat",            HOME,    SE,   race="muaat", planets=(Planet("muaat", 4, 1),)),
    Tile( 10, "home_naalu",            HOME,    TI3,  race="naalu", planets=(Planet("maaluuk", 0, 2), Planet("druaa", 3, 1))),
    Tile( 11, "home_norr",             HOME,    TI3,  race="norr", planets=(Planet("trenlak", 1, 0), Planet("quinarra", 3, 1))),
    Tile( 12, "home_saar",             HOME,    SE,   race="saar", planets=(Planet("lisis_ii", 1, 0), Planet("ragh", 2, 1))),
    Tile( 13, "home_sol",              HOME,    TI3,  race="sol", planets=(Planet("jord", 4, 2),)),
    Tile( 14, "home_winnu",            HOME,    SE,   race="winnu", planets=(Planet("winnu", 3, 4, (YELLOW,)),)),
    Tile( 15, "home_xxcha",            HOME,    TI3,  race="xxcha", planets=(Planet("archon_ren", 2, 3), Planet("archon_tau", 1, 1))),
    Tile( 16, "home_yin",              HOME,    SE,   race="yin", planets=(Planet("darien", 2, 4),)),
    Tile( 17, "home_yssaril",          HOME,    TI3,  race="yssaril", planets=(Planet("retillion", 2, 3), Planet("shalloq", 1, 2))),
    # The Creuss Gate, which holds the place of their home on the map
    Tile( 18, "creuss_gate",           GATE,    SOTT, race="creuss", wormholes=("D",)),
    # The middle, and the Nexus, which lies beside the map
    Tile( 19, "mecatol_rex",           MECATOL, TI3,  planets=(Planet("mecatol_rex", 1, 6),)),
    Tile( 20, "nexus",                 NEXUS,   SE,   wormholes=("A", "B"), planets=(Planet("mallice", 0, 3),)),
    # Twilight Imperium 3
    Tile( 21, "abyz_fria",             REGULAR, TI3,  planets=(Planet("abyz", 3, 0), Planet("fria", 2, 0, (BLUE,)))),
    Tile( 22, "arinam_meer",           REGULAR, TI3,  planets=(Planet("arinam", 1, 2, (BLUE,)), Planet("meer", 0, 4))),
    Tile( 23, "arnor_lor",             REGULAR, TI3,  planets=(Planet("arnor", 2, 1), Planet("lor", 1, 2, (RED,)))),
    Tile( 24, "bereg_lirta_iv",        REGULAR, TI3,  planets=(Planet("bereg", 3, 1, (RED,)), Planet("lirta_iv", 2, 3, (GREEN,)))),
    Tile( 25, "centauri_gral",         REGULAR, TI3,  planets=(Planet("centauri", 1, 3), Planet("gral", 1, 1, (BLUE,)))),
    Tile( 26, "coorneeq_resculon",     REGULAR, TI3,  planets=(Planet("coorneeq", 1, 2, (RED,)), Planet("resculon", 2, 0))),
    Tile( 27, "dal_bootha_xxehan",     REGULAR, TI3,  planets=(Planet("dal_bootha", 0, 2, (RED,)), Planet("xxehan", 1, 1, (GREEN,)))),
    Tile( 28, "lazar_sakulag",         REGULAR, TI3,  planets=(Planet("lazar", 1, 0), Planet("sakulag", 2, 1))),
    Tile( 29, "lodor",                 REGULAR, TI3,  wormholes=("A",), planets=(Planet("lodor", 3, 1, (GREEN,)),)),
    Tile( 30, "mehar_xull",            REGULAR, TI3,  planets=(Planet("mehar_xull", 1, 3, (BLUE,)),)),
    Tile( 31, "mellon_zohbat",         REGULAR, TI3,  planets=(Planet("mellon", 0, 2), Planet("zohbat", 3, 1, (BLUE,)))),
    Tile( 32, "new_albion_starpoint",  REGULAR, TI3,  planets=(Planet("new_albion", 1, 1, (GREEN,)), Planet("starpoint", 3, 1))),
    Tile( 33, "quann",                 REGULAR, TI3,  wormholes=("B",), planets=(Planet("quann", 2, 1, (GREEN,)),)),
    Tile( 34, "qucenn_rarron",         REGULAR, TI3,  planets=(Planet("qucenn", 1, 2), Planet("rarron", 0, 3, (GREEN,)))),
    Tile( 35, "saudor",                REGULAR, TI3,  planets=(Planet("saudor", 2, 2),)),
    Tile( 36, "tarmann",               REGULAR, TI3,  planets=(Planet("tarmann", 1, 1),)),
    Tile( 37, "tequran_torkan",        REGULAR, TI3,  planets=(Planet("tequran", 2, 0, (RED,)), Planet("torkan", 0, 3, (BLUE,)))),
    Tile( 38, "thibah",                REGULAR, TI3,  planets=(Planet("thibah", 1, 1),)),
    Tile( 39, "vefut_ii",              REGULAR, TI3,  planets=(Planet("vefut_ii", 2, 0, (RED,)),)),
    Tile( 40, "wellon",                REGULAR, TI3,  planets=(Planet("wellon", 1, 2),)),
    # Shattered Empire
    Tile( 41, "ashtroth_loki_abaddon", REGULAR, SE,   planets=(Planet("ashtroth", 2, 0), Planet("loki", 1, 2), Planet("abaddon", 1, 0, (RED,)))),
    Tile( 42, "capha",                 REGULAR, SE,   planets=(Planet("capha", 3, 0),)),
    Tile( 43, "elnath",                REGULAR, SE,   planets=(Planet("elnath", 2, 0, (BLUE,)),)),
    Tile( 44, "garbozia",              REGULAR, SE,   planets=(Planet("garbozia", 2, 1, (GREEN,)),)),
    Tile( 45, "hopes_end",             REGULAR, SE,   planets=(Planet("hopes_end", 3, 0, refresh=(("shock_troops", 2),)),)),
    Tile( 46, "lesab",                 REGULAR, SE,   planets=(Planet("lesab", 2, 1, (GREEN,)),)),
    Tile( 47, "lisis_velnor",          REGULAR, SE,   planets=(Planet("lisis", 2, 2), Planet("velnor", 2, 0, (RED,)))),
    Tile( 48, "mirage",                REGULAR, SE,   planets=(Planet("mirage", 1, 2, refresh=(("fighters", 2),)),)),
    Tile( 49, "perimeter",             REGULAR, SE,   planets=(Planet("perimeter", 2, 2),)),
    Tile( 50, "primor",                REGULAR, SE,   planets=(Planet("primor", 2, 1, refresh=(("ground_forces", 2),)),)),
    Tile( 51, "rigel",                 REGULAR, SE,   planets=(Planet("rigel_i", 0, 1, (GREEN,)), Planet("rigel_ii", 1, 2), Planet("rigel_iii", 1, 1, (BLUE,)))),
    Tile( 52, "sumerian_arcturus",     REGULAR, SE,   planets=(Planet("sumerian", 2, 2, refresh=(("trade_goods", 2),), trade_station=True), Planet("arcturus", 1, 1))),
    Tile( 53, "tsion_bellatrix",       REGULAR, SE,   planets=(Planet("tsion", 2, 2, refresh=(("trade_goods", 2),), trade_station=True), Planet("bellatrix", 0, 1, (RED,)))),
    Tile( 54, "vega",                  REGULAR, SE,   planets=(Planet("vega_minor", 1, 2, (BLUE,)), Planet("vega_major", 2, 1))),
    # Shards of the Throne
    Tile( 55, "faunus",                REGULAR, SOTT, planets=(Planet("faunus", 1, 3, (GREEN, GREEN)),)),
    Tile( 56, "hercalor_tiamat",       REGULAR, SOTT, planets=(Planet("hercalor", 1, 0, (YELLOW,)), Planet("tiamat", 1, 2, (YELLOW,)))),
    Tile( 57, "industrex",             REGULAR, SOTT, planets=(Planet("industrex", 2, 0, (RED, RED)),)),
    Tile( 58, "sem_lore",              REGULAR, SOTT, planets=(Planet("sem_lore", 3, 2, (YELLOW,)),)),
    Tile( 59, "tempesta",              REGULAR, SOTT, planets=(Planet("tempesta", 1, 1, (BLUE, BLUE)),)),
    # Shattered Ascension: ten later tiles, an option
    Tile( 60, "vadrila",               REGULAR, SA,   planets=(Planet("vadrila", 1, 1, (BLUE, RED)),)),
    Tile( 61, "valhaut",               REGULAR, SA,   planets=(Planet("valhaut", 1, 0, refresh=(("space_mines", 2),)),)),
    Tile( 62, "arkath",                REGULAR, SA,   planets=(Planet("arkath", 0, 2, refresh=(("natural_wealth", 2),)),)),
    Tile( 63, "danaan",                REGULAR, SA,   planets=(Planet("danaan", 1, 2, (YELLOW, GREEN)),)),
    Tile( 64, "icarus_anchorpoint",    REGULAR, SA,   wormholes=("C",), planets=(Planet("icarus", 1, 3, refresh=(("trade_goods", 2),), trade_station=True), Planet("anchorpoint", 0, 0, (YELLOW,)))),
    Tile( 65, "sehras_beli",           REGULAR, SA,   planets=(Planet("sehras", 2, 0, refresh=(("natural_wealth", 4),)), Planet("beli", 0, 2, (YELLOW,)))),
    Tile( 66, "tiberion",              REGULAR, SA,   planets=(Planet("tiberion", 2, 2, (YELLOW,), refresh=(("trade_goods", 2),), trade_station=True),)),
    Tile( 67, "sassanos",              REGULAR, SA,   planets=(Planet("sassanos", 1, 1, refresh=(("fighters", 1), ("ground_forces", 1))),)),
    Tile( 68, "sanctuary_aurumvi",     REGULAR, SA,   planets=(Planet("sanctuary", 0, 2, refresh=(("action_cards", 1), ("political_cards", 1))), Planet("aurum_vi", 1, 1, (YELLOW,)))),
    Tile( 69, "mekara",                REGULAR, SA,   planets=(Planet("mekara", 1, 1, refresh=(("pds", 1),)),)),
    # Special Systems
    Tile( 70, "asteroid_field",        SPECIAL, TI3,  special=ASTEROID_FIELD),
    Tile( 71, "asteroid_field",        SPECIAL, TI3,  special=ASTEROID_FIELD),
    Tile( 72, "asteroid_field",        SPECIAL, TI3,  special=ASTEROID_FIELD),
    Tile( 73, "asteroid_field",        SPECIAL, TI3,  special=ASTEROID_FIELD),
    Tile( 74, "supernova",             SPECIAL, TI3,  special=SUPERNOVA),
    Tile( 75, "supernova",             SPECIAL, TI3,  special=SUPERNOVA),
    Tile( 76, "nebula",                SPECIAL, TI3,  special=NEBULA),
    Tile( 77, "nebula",                SPECIAL, TI3,  special=NEBULA),
    Tile( 78, "everra",                SPECIAL, SOTT, special=NEBULA, planets=(Planet("everra", 3, 1),)),
    Tile( 79, "ion_storm",             SPECIAL, SE,   special=ION_STORM),
    Tile( 80, "ion_storm",             SPECIAL, SE,   special=ION_STORM),
    Tile( 81, "ion_storm",             SPECIAL, SE,   special=ION_STORM),
    Tile( 82, "gravity_rift",          SPECIAL, SOTT, special=GRAVITY_RIFT),
    Tile( 83, "gravity_rift",          SPECIAL, SOTT, special=GRAVITY_RIFT),
    Tile( 84, "cormund",               SPECIAL, SOTT, special=GRAVITY_RIFT, planets=(Planet("cormund", 2, 0),)),
    # Voids with a wormhole
    Tile( 85, "wormhole_a",            VOID,    TI3,  wormholes=("A",)),
    Tile( 86, "wormhole_b",            VOID,    TI3,  wormholes=("B",)),
    Tile( 87, "wormhole_c",            VOID,    SE,   wormholes=("C",)),
    Tile( 88, "wormhole_c",            VOID,    SE,   wormholes=("C",)),
    # Voids; a preset map needs more of them than the box holds
    Tile( 89, "void",                  VOID,    TI3),
    Tile( 90, "void",                  VOID,    TI3),
    Tile( 91, "void",                  VOID,    TI3),
    Tile( 92, "void",                  VOID,    TI3),
    Tile( 93, "void",                  VOID,    TI3),
    Tile( 94, "void",                  VOID,    TI3),
    Tile( 95, "void",                  VOID,    TI3),
    Tile( 96, "void",                  VOID,    TI3),
    Tile( 97, "void",                  VOID,    TI3),
    Tile( 98, "void",                  VOID,    TI3),
    Tile( 99, "void",                  VOID,    TI3),
    Tile(100, "void",                  VOID,    TI3),
    Tile(101, "void",                  VOID,    TI3,  extra=True),
    Tile(102, "void",                  VOID,    TI3,  extra=True),
    Tile(103, "void",                  VOID,    TI3,  extra=True),
    Tile(104, "void",                  VOID,    TI3,  extra=True),
    Tile(105, "void",                  VOID,    TI3,  extra=True),
    Tile(106, "void",                  VOID,    TI3,  extra=True),
    Tile(107, "void",                  VOID,    TI3,  extra=True),
    Tile(108, "void",                  VOID,    TI3,  extra=True),
    # What becomes of systems; their tokens are no tiles of the box
    Tile(109, "supernova",             SPECIAL, TI3,  special=SUPERNOVA, extra=True),
    Tile(110, "supernova",             SPECIAL, TI3,  special=SUPERNOVA, extra=True),
    Tile(111, "asteroid_field",        SPECIAL, TI3,  special=ASTEROID_FIELD, extra=True),
)
# fmt: on

TILE: dict[int, Tile] = {tile.number: tile for tile in TILES}
HABITATS = "uncharted_habitats"
"""What a Space Domain Counter leaves behind: a Trade Station on no tile, in whatever void it was found."""
PLANET: dict[str, Planet] = {
    **{planet.id: planet for tile in TILES for planet in tile.planets},
    HABITATS: Planet(HABITATS, 0, 1, trade_station=True),
}
TILE_OF: dict[str, int] = {planet.id: tile.number for tile in TILES for planet in tile.planets}
"""The tile on which a planet lies."""
COPIES: dict[str, tuple[int, ...]] = {
    each.id: tuple(tile.number for tile in TILES if tile.id == each.id) for each in TILES
}
"""The numbers of all tiles of one id."""
HOME_TILE: dict[str, int] = {tile.race: tile.number for tile in TILES if tile.kind == HOME}
"""The tile with the home planets of each race."""
MECATOL_REX, MALLICE, HOPES_END = "mecatol_rex", "mallice", "hopes_end"
MECATOL_TILE = TILE_OF[MECATOL_REX]
NEXUS_TILE = TILE_OF[MALLICE]
CREUSS_GATE = next(tile.number for tile in TILES if tile.kind == GATE)
TRADE_STATIONS: tuple[str, ...] = tuple(planet for planet in TILE_OF if PLANET[planet].trade_station)
STATIONS: tuple[str, ...] = (*TRADE_STATIONS, HABITATS)
"""All that is held like a Trade Station, and is no planet."""
BLUE_PILE: tuple[int, ...] = tuple(tile.number for tile in TILES if tile.kind == REGULAR and tile.box != SA)
SA_TILES: tuple[int, ...] = tuple(tile.number for tile in TILES if tile.box == SA)
"""They join the blue pile by an option."""
RED_PILE: tuple[int, ...] = tuple(
    tile.number for tile in TILES if tile.kind in (VOID, SPECIAL) and not tile.extra
)
UNSURE_COUNTS: frozenset[str] = frozenset(
    {
        "asteroid_field",
        "gravity_rift",
        "ion_storm",
        "nebula",
        "supernova",
        "void",
        "wormhole_a",
        "wormhole_b",
        "wormhole_c",
    }
)
"""How many of these tiles there are is reconstructed."""
