"""The 51 system tiles and their 59 planets (RR 77, 55)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.technologies import BLUE, GREEN, RED, YELLOW

# Kinds; the backs are green, blue and red, and Mecatol Rex has one of its own
HOME, CREUSS_GATE, MECATOL, PLANETARY = "home", "creuss_gate", "mecatol", "planets"
WORMHOLE, ANOMALY, EMPTY = "wormhole", "anomaly", "empty"
# Traits of planets
CULTURAL, HAZARDOUS, INDUSTRIAL = "cultural", "hazardous", "industrial"
# Wormholes
ALPHA, BETA, DELTA = "alpha", "beta", "delta"
# Anomalies
ASTEROID_FIELD, GRAVITY_RIFT, NEBULA, SUPERNOVA = "asteroid_field", "gravity_rift", "nebula", "supernova"


class Planet(Struct, frozen=True):
    id: str
    resources: int
    influence: int
    trait: str = ""
    specialty: str = ""
    """The colour of its technology specialty."""


class Tile(Struct, frozen=True):
    number: int
    back: str
    kind: str
    faction: str = ""
    wormholes: tuple[str, ...] = ()
    anomaly: str = ""
    planets: tuple[Planet, ...] = ()


MECATOL_TILE = 18
MECATOL_REX = "mecatol_rex"

# fmt: off
TILES: tuple[Tile, ...] = (
    # A planet: resources, influence, trait, technology specialty
    # Home systems
    Tile( 1, GREEN, HOME, faction="sol",     planets=(Planet("jord", 4, 2),)),
    Tile( 2, GREEN, HOME, faction="mentak",  planets=(Planet("moll_primus", 4, 1),)),
    Tile( 3, GREEN, HOME, faction="yin",     planets=(Planet("darien", 4, 4),)),
    Tile( 4, GREEN, HOME, faction="muaat",   planets=(Planet("muaat", 4, 1),)),
    Tile( 5, GREEN, HOME, faction="arborec", planets=(Planet("nestphar", 3, 2),)),
    Tile( 6, GREEN, HOME, faction="l1z1x",   planets=(Planet("000", 5, 0),)),
    Tile( 7, GREEN, HOME, faction="winnu",   planets=(Planet("winnu", 3, 4),)),
    Tile( 8, GREEN, HOME, faction="nekro",   planets=(Planet("mordai_ii", 4, 0),)),
    Tile( 9, GREEN, HOME, faction="naalu",   planets=(Planet("maaluuk", 0, 2), Planet("druaa", 3, 1))),
    Tile(10, GREEN, HOME, faction="letnev",  planets=(Planet("arc_prime", 4, 0), Planet("wren_terra", 2, 1))),
    Tile(11, GREEN, HOME, faction="saar",    planets=(Planet("lisis_ii", 1, 0), Planet("ragh", 2, 1))),
    Tile(12, GREEN, HOME, faction="jolnar",  planets=(Planet("nar", 2, 3), Planet("jol", 1, 2))),
    Tile(13, GREEN, HOME, faction="norr",    planets=(Planet("trenlak", 1, 0), Planet("quinarra", 3, 1))),
    Tile(14, GREEN, HOME, faction="xxcha",   planets=(Planet("archon_ren", 2, 3), Planet("archon_tau", 1, 1))),
    Tile(15, GREEN, HOME, faction="yssaril", planets=(Planet("retillion", 2, 3), Planet("shalloq", 1, 2))),
    Tile(16, GREEN, HOME, faction="hacan",   planets=(Planet("hercant", 1, 1), Planet("arretze", 2, 0), Planet("kamdorn", 0, 1))),
    # The Creuss Gate, which holds their place on the map and is no home system
    Tile(17, GREEN, CREUSS_GATE, faction="creuss", wormholes=(DELTA,)),
    # The centre
    Tile(18, MECATOL, MECATOL, planets=(Planet("mecatol_rex", 1, 6),)),
    # One planet, blue back
    Tile(19, BLUE, PLANETARY, planets=(Planet("wellon", 1, 2, INDUSTRIAL, YELLOW),)),
    Tile(20, BLUE, PLANETARY, planets=(Planet("vefut_ii", 2, 2, HAZARDOUS),)),
    Tile(21, BLUE, PLANETARY, planets=(Planet("thibah", 1, 1, INDUSTRIAL, BLUE),)),
    Tile(22, BLUE, PLANETARY, planets=(Planet("tarmann", 1, 1, INDUSTRIAL, GREEN),)),
    Tile(23, BLUE, PLANETARY, planets=(Planet("saudor", 2, 2, INDUSTRIAL),)),
    Tile(24, BLUE, PLANETARY, planets=(Planet("mehar_xull", 1, 3, HAZARDOUS, RED),)),
    Tile(25, BLUE, PLANETARY, wormholes=(BETA,), planets=(Planet("quann", 2, 1, CULTURAL),)),
    Tile(26, BLUE, PLANETARY, wormholes=(ALPHA,), planets=(Planet("lodor", 3, 1, CULTURAL),)),
    # Two planets, blue back
    Tile(27, BLUE, PLANETARY, planets=(Planet("new_albion", 1, 1, INDUSTRIAL, GREEN), Planet("starpoint", 3, 1, HAZARDOUS))),
    Tile(28, BLUE, PLANETARY, planets=(Planet("tequran", 2, 0, HAZARDOUS),            Planet("torkan", 0, 3, CULTURAL))),
    Tile(29, BLUE, PLANETARY, planets=(Planet("qucenn", 1, 2, INDUSTRIAL),            Planet("rarron", 0, 3, CULTURAL))),
    Tile(30, BLUE, PLANETARY, planets=(Planet("mellon", 0, 2, CULTURAL),              Planet("zohbat", 3, 1, HAZARDOUS))),
    Tile(31, BLUE, PLANETARY, planets=(Planet("lazar", 1, 0, INDUSTRIAL, YELLOW),     Planet("sakulag", 2, 1, HAZARDOUS))),
    Tile(32, BLUE, PLANETARY, planets=(Planet("dal_bootha", 0, 2, CULTURAL),          Planet("xxehan", 1, 1, CULTURAL))),
    Tile(33, BLUE, PLANETARY, planets=(Planet("corneeq", 1, 2, CULTURAL),             Planet("resculon", 2, 0, CULTURAL))),
    Tile(34, BLUE, PLANETARY, planets=(Planet("centauri", 1, 3, CULTURAL),            Planet("gral", 1, 1, INDUSTRIAL, BLUE))),
    Tile(35, BLUE, PLANETARY, planets=(Planet("bereg", 3, 1, HAZARDOUS),              Planet("lirta_iv", 2, 3, HAZARDOUS))),
    Tile(36, BLUE, PLANETARY, planets=(Planet("arnor", 2, 1, INDUSTRIAL),             Planet("lor", 1, 2, INDUSTRIAL))),
    Tile(37, BLUE, PLANETARY, planets=(Planet("arinam", 1, 2, INDUSTRIAL),            Planet("meer", 0, 4, HAZARDOUS, RED))),
    Tile(38, BLUE, PLANETARY, planets=(Planet("abyz", 3, 0, HAZARDOUS),               Planet("fria", 2, 0, HAZARDOUS))),
    # No planets, red back: wormholes
    Tile(39, RED, WORMHOLE, wormholes=(ALPHA,)),
    Tile(40, RED, WORMHOLE, wormholes=(BETA,)),
    # Anomalies (RR 9)
    Tile(41, RED, ANOMALY, anomaly=GRAVITY_RIFT),
    Tile(42, RED, ANOMALY, anomaly=NEBULA),
    Tile(43, RED, ANOMALY, anomaly=SUPERNOVA),
    Tile(44, RED, ANOMALY, anomaly=ASTEROID_FIELD),
    Tile(45, RED, ANOMALY, anomaly=ASTEROID_FIELD),
    # Empty space
    Tile(46, RED, EMPTY),
    Tile(47, RED, EMPTY),
    Tile(48, RED, EMPTY),
    Tile(49, RED, EMPTY),
    Tile(50, RED, EMPTY),
    # The home system of the Ghosts of Creuss, beside the map
    Tile(51, GREEN, HOME, faction="creuss", wormholes=(DELTA,), planets=(Planet("creuss", 4, 2),)),
)
# fmt: on

TILE: dict[int, Tile] = {tile.number: tile for tile in TILES}
PLANET: dict[str, Planet] = {planet.id: planet for tile in TILES for planet in tile.planets}
TILE_OF: dict[str, int] = {planet.id: tile.number for tile in TILES for planet in tile.planets}
"""The tile on which a planet lies."""
BLUE_TILES: tuple[int, ...] = tuple(tile.number for tile in TILES if tile.back == BLUE)
RED_TILES: tuple[int, ...] = tuple(tile.number for tile in TILES if tile.back == RED)
