"""The verbs of all options of the game, and of what kind the nouns are that follow them."""

from __future__ import annotations

from throneworld.galaxy.placing import places
from throneworld.imperium.board import all_systems, planets_in_play
from throneworld.imperium.council import AGAINST, FOR
from throneworld.imperium.quantities import PREREQUISITES, SPECIALTIES
from throneworld.imperium.verbs.tokens import POOLS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, PLAYABLE, SEAT, Kind, Verbs, either, words_of
from throneworld.ti4 import tables
from throneworld.ti4.state import SPACE, of
from throneworld.ti4.trade.shares import PLEDGES, own_notes
from throneworld.ti4.units import KINDS


def _systems(game: Game) -> tuple[int, ...]:
    return all_systems(of(game))


def _planets(game: Game) -> tuple[str, ...]:
    return planets_in_play(of(game))


def _areas(game: Game) -> tuple[str, ...]:
    return tuple(SPACE[system] for system in all_systems(of(game)))


def _positions(game: Game) -> tuple[int, ...]:
    return places(tables.LAYOUTS[game.seats])


def _notes(game: Game) -> tuple[str, ...]:
    return tuple(note for seat in range(game.seats) for note in own_notes(of(game), seat))


def _means(game: Game) -> tuple[str, ...]:
    modifiers = of(game).edition.modifiers
    return tuple(each.component for asked in (SPECIALTIES, PREREQUISITES) for each in modifiers[asked])


# The board

SYSTEM = Kind("system", _systems, numbers=True, said="place")
PLANET = Kind("planet", _planets, said="place")
AREA = Kind("area", _areas, said="place")
"""The space area of a system, as text."""
PLACE = either(PLANET, AREA)
UNIT = words_of("unit", *KINDS)
DAMAGE = words_of("damage", 0, 1)
POOL = words_of("pool", *POOLS)
WORMHOLE = words_of("wormhole", tables.ALPHA, tables.BETA)
FACE = words_of("face", *range(1, 11))
"""What a die shows."""

# Cards

ACTION_CARDS = words_of("action_card", *tables.ACTION_CARD)
STRATEGY = words_of("strategy_card", *tables.STRATEGY_CARD)
TECHNOLOGIES = words_of("technology", *tables.TECHNOLOGY)
OBJECTIVES = words_of("objective", *tables.OBJECTIVE)
SECRET = words_of("secret", *tables.SECRET_DECK)
AGENDAS = words_of("agenda", *tables.AGENDA)
LAWS = words_of("law", *(each.id for each in tables.AGENDA.values() if each.kind == tables.LAW))
NOTE = Kind("note", _notes)
PLEDGE = words_of("pledge", *PLEDGES)
SIDE = words_of("side", FOR, AGAINST)
OUTCOME = either(SIDE, SEAT, PLANET, LAWS, SECRET)
MEANS = Kind("means", _means)
"""What lets a player ignore prerequisites, besides planets."""

# Set-up

FACTIONS = words_of("faction", *tables.FACTION)
COLOUR = words_of("colour", *tables.PLASTIC_COLOURS)
TILE = words_of("tile", *tables.BLUE_TILES, *tables.RED_TILES)
POSITION = Kind("position", _positions, numbers=True)

VERBS: Verbs = {
    # Set-up
    "faction": (FACTIONS,),
    "colour": (COLOUR,),
    "tile": (TILE,),
    "technology": (TECHNOLOGIES,),
    "keep": (SECRET,),
    # Turns
    "strategic": (STRATEGY,),
    "tactical": (SYSTEM,),
    "component": (PLAYABLE,),
    "transaction": (SEAT,),
    "end_turn": (),
    "secondary": (STRATEGY,),
    "done": (),
    "for_me": (),
    "all": (),
    # Choosing one thing of a kind
    "player": (SEAT,),
    "speaker": (SEAT,),
    "fight": (SEAT,),
    "system": (SYSTEM,),
    "planet": (PLANET,),
    "law": (LAWS,),
    "kind": (UNIT,),
    "unit": ((SEAT, UNIT, PLACE, DAMAGE), (UNIT, PLACE)),
    "token": (WORMHOLE,),
    "next": (PLANET,),
    # Cards
    "discard": (ACTION_CARDS,),
    "take": ((ACTION_CARDS,), (STRATEGY,), (PLACE,)),
    "return": (SECRET,),
    "draw": (),
    "score": (OBJECTIVES,),
    "exchange": (STRATEGY, STRATEGY),
    "swap": ((PLANET,), (STRATEGY, SEAT, STRATEGY)),
    "top": (AGENDAS,),
    "bottom": (AGENDAS,),
    # Tokens and means
    "gain": ((POOL,), (TECHNOLOGIES,)),
    "spend": ((NUMBER,), (POOL,)),
    "from": (POOL,),
    "buy": (NUMBER,),
    "exhaust": (PLANET,),
    "ready": ((), (PLANET,)),
    "trade_good": (),
    "commodity": (),
    # Technologies
    "research": ((), (TECHNOLOGIES,)),
    "assimilate": (TECHNOLOGIES, TECHNOLOGIES),
    "ignore_with": (either(PLANET, MEANS),),
    # Movement and what is carried
    "ship": (UNIT, SYSTEM, DAMAGE),
    "boost": (UNIT, SYSTEM, DAMAGE),
    "load": (UNIT, PLACE),
    "load_up": (),
    "board": (PLANET,),
    "leave": (UNIT,),
    "move": ((POOL, POOL), (PLANET, PLANET)),
    "retreat": ((), (SYSTEM,)),
    "stay": (),
    # Units
    "place": ((UNIT, PLACE), (TILE, POSITION)),
    "produce": (UNIT, PLACE),
    "destroy": ((UNIT,), (UNIT, DAMAGE), (UNIT, PLACE, DAMAGE)),
    "destroy_on": (UNIT, DAMAGE, PLACE),
    "hit": (UNIT, DAMAGE),
    "hit_on": (UNIT, DAMAGE, PLACE),
    "lose": (UNIT, PLACE, DAMAGE),
    "remove": (UNIT, DAMAGE),
    "give_up": (UNIT, PLACE),
    "sustain": (UNIT,),
    "repair": (UNIT, PLACE),
    "fight_as_ship": (PLACE,),
    "fire": ((SEAT,), (UNIT,)),
    "reroll": (UNIT, FACE, NUMBER),
    "reroll_misses": (),
    "raise": (UNIT, FACE, NUMBER),
    # Invasion
    "bombard": (UNIT, PLANET),
    "bombard_all": (PLANET,),
    "extra_die": (UNIT, PLANET),
    "land": (UNIT, PLANET),
    "land_all": (PLANET,),
    "remove_custodians": (),
    "leave_custodians": (),
    # Agendas
    "vote": (OUTCOME,),
    "abstain": (),
    "predict": (OUTCOME,),
    "elect": (OUTCOME,),
    "resolve": (OUTCOME,),
    # Transactions
    "give_trade_goods": (NUMBER,),
    "give_commodities": (NUMBER,),
    "give_note": (NOTE,),
    "give_card": (ACTION_CARDS,),
    "pledge": (PLEDGE,),
    "ask_trade_goods": (NUMBER,),
    "ask_commodities": (NUMBER,),
    "ask_note": (NOTE,),
    "ask_card": (ACTION_CARDS,),
    "ask_pledge": (PLEDGE,),
    "propose": (),
    "clear": (),
    "cancel": (),
    "accept": (),
    "decline": (),
    "counter": (),
    "withdraw": (SEAT,),
}

CLOSING = frozenset({"abstain", "cancel", "decline", "done", "end_turn", "stay"})
"""Verbs that end or decline something, as passing does."""

UNTIMELY: dict[str, Refusal] = {
    **dict.fromkeys(("strategic", "tactical", "component"), Refusal("RR 3.1", "no_action_now")),
    **dict.fromkeys(("ship", "boost"), Refusal("RR 78.2", "no_movement_now")),
    **dict.fromkeys(("land", "land_all"), Refusal("RR 44.2", "no_landing_now")),
    "play": Refusal("RR 1.1", "nothing_played_now"),
    "produce": Refusal("RR 58.3", "no_production_now"),
    "retreat": Refusal("RR 67.4", "no_retreat_now"),
    "bombard": Refusal("RR 44.1", "no_bombardment_now"),
    "vote": Refusal("RR 8.5", "no_vote_now"),
    "score": Refusal("RR 52.3", "no_scoring_now"),
    "research": Refusal("RR 79.9", "no_research_now"),
}
"""Why not, for verbs that have their own time in the game, at any other time."""
