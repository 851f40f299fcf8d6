"""The kinds of nouns of all options, and the verbs that many questions share; others declare their own."""

from __future__ import annotations

from throneworld.imperium.board import all_systems, planets_in_play
from throneworld.imperium.council import AGAINST, FOR
from throneworld.imperium.movement.cargo import EMPTY, load_name
from throneworld.imperium.verbs.tokens import POOLS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, PLAYABLE, SEAT, Kind, Verbs, either, words_of
from throneworld.ti3 import tables
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.state import SPACE, of
from throneworld.ti3.unsaid import UNSAID


def _systems(game: Game) -> tuple[int, ...]:
    return all_systems(of(game))


def _planets(game: Game) -> tuple[str, ...]:
    there = planets_in_play(of(game))
    return (*there, tables.HABITATS) if tables.HABITATS in of(game).control else there


def _areas(game: Game) -> tuple[str, ...]:
    return tuple(SPACE[system] for system in all_systems(of(game)))


def _loads(game: Game) -> tuple[str, ...]:
    state = of(game)
    ships = [ship for table in state.aboard for ships in table.values() for ship in ships]
    return tuple(dict.fromkeys((EMPTY, *(load_name(state, ship) for ship in ships))))


def _contracts(game: Game) -> tuple[str, ...]:
    return tuple(f"{race}:{number}" for race in of(game).factions if race for number in (1, 2))


# The board

SYSTEM = Kind("system", _systems, numbers=True, said="place")
PLANET = Kind("planet", _planets, said="place")
AREA = Kind("area", _areas, said="place")
"""The space area of a system, as text."""
PLACE = either(PLANET, AREA)
UNIT = words_of("unit", *tables.KINDS)
DAMAGE = words_of("damage", *range(tables.DAMAGE_LEVELS + 1))
LOAD = Kind("load", _loads, said="amounts")
"""What a ship carries, where that alone tells it from others."""
LEADERS = words_of("leader", *PERSON)
POOL = words_of("pool", *POOLS)
WORMHOLE = words_of("wormhole", "A", "B", "C", "D")
FACE = words_of("face", *range(1, 11))
"""What a die shows."""
FACILITY = words_of("facility", "colony", "refinery")
SHIP = ((UNIT, DAMAGE), (UNIT, DAMAGE, LOAD))

# Cards

ACTION_CARDS = words_of("action_card", *tables.ACTION_CARD)
AGENDAS = words_of("agenda", *tables.AGENDA, "voice_of_the_council")
LAWS = words_of("law", *tables.LAWS)
STRATEGY = words_of("strategy_card", *tables.STRATEGY_CARD)
TECHNOLOGIES = words_of("technology", *tables.TECHNOLOGY, *tables.RACIAL_TECHNOLOGY)
OBJECTIVES = words_of("objective", *tables.OBJECTIVE)
SECRET = words_of("secret", *tables.SECRET_DECK)
SIDE = words_of("side", FOR, AGAINST)
CONTRACT = Kind("contract", _contracts)
COLOUR_OF_TECHNOLOGY = words_of("technology_colour", *tables.COLOURS)

# Set-up

RACES = words_of("race", *tables.RACE)

VERBS: Verbs = {
    # Turns
    "strategic": (STRATEGY,),
    "tactical": (SYSTEM,),
    "transfer": (SYSTEM, SYSTEM),
    "component": (PLAYABLE,),
    "secondary": (STRATEGY,),
    "take": (STRATEGY,),
    "done": (),
    "for_me": (),
    "decline": (),
    "stay": (),
    "yes": (),
    "no": (),
    "accept": (),
    "refuse": (),
    # Agendas that are laid open
    "reveal": (AGENDAS,),
    "keep": ((), (SECRET,)),
    # Choosing one thing of a kind
    "player": (SEAT,),
    "system": (SYSTEM,),
    "planet": (PLANET,),
    "kind": (UNIT,),
    "leader": (LEADERS,),
    "next": ((PLANET,), (AGENDAS,)),
    "law": (LAWS,),
    # Cards
    "discard": ((ACTION_CARDS,), (AGENDAS,)),
    # Counters and means
    "gain": ((POOL,), (TECHNOLOGIES,)),
    "from": (POOL,),
    "move": (POOL, POOL),
    "spend": ((NUMBER,), (POOL,)),
    "exhaust": (PLANET,),
    "trade_good": (),
    # Movement and what is carried
    **dict.fromkeys(("ship", "boost"), ((UNIT, SYSTEM, DAMAGE), (UNIT, SYSTEM, DAMAGE, LOAD))),
    "load": ((UNIT, PLACE), (UNIT, PLACE, UNIT, DAMAGE, LOAD)),
    "load_up": (),
    # Units
    "place": (UNIT, PLACE),
    "produce": (UNIT, PLACE),
    "destroy": ((UNIT,), *SHIP),
    "hit": SHIP,
    "sustain": ((UNIT,), (UNIT, LOAD), *SHIP),
    "remove": SHIP,
    "reroll": (UNIT, FACE, NUMBER),
    "reroll_misses": (),
    # Landing
    "land": ((UNIT, PLANET), (UNIT, UNIT, DAMAGE, LOAD, PLANET), (LEADERS, PLANET)),
    "land_all": (PLANET,),
}

CLOSING = frozenset({"decline", "done", "keep", "no", "stay"})
"""Verbs that end or decline something, as passing does."""

UNTIMELY: dict[str, Refusal] = {
    **dict.fromkeys(
        ("strategic", "tactical", "transfer", "grid", "component"), Refusal("SA-3.11.1", "no_action_now")
    ),
    "include": Refusal("SA-16.8.2", "no_grid_now"),
    "upgrade": Refusal("SA-16.8.6", "no_grid_now"),
    **dict.fromkeys(("ship", "boost"), Refusal("SA-3.15.1", "no_movement_now")),
    **dict.fromkeys(("land", "land_all"), Refusal("SA-3.19.4", "no_landing_now")),
    "play": UNSAID,
    "produce": Refusal("SA-13.7.1", "no_production_now"),
}
"""Why not, for verbs that have their own time in the game, at any other time."""
