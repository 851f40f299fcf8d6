"""The closed vocabulary of quantities: what rules ask for, and with what. The first is the seat concerned.

Every quantity is asked for somewhere, and every modifier belongs to one
(`tests/imperium/test_component_places.py`).
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

# Limits

FLEET_LIMIT = Quantity("fleet_limit", "seat", "system")
"""Ships other than fighters that a player may have in a system."""

KIND_LIMIT = Quantity("kind_limit", "seat", "system")
"""Ships of one kind, fighters too, that a player may have in a system."""
HALF_A_SHIP = Quantity("half_a_ship", "seat", "kind")
"""Whether ships of a kind count as half a ship against the fleet pool."""
FIGHTER_ROOM = Quantity("fighter_room", "seat", "system")
"""Fighters in a system that need no capacity, beyond those that docks look after."""

# Combat

COMBATANTS = Quantity("combatants", "seat", "place")
"""Squads of a player that fight, and may be hit, in a place."""
COMBAT_ROLL = Quantity("combat_roll", "seat", "kind", "place", "purpose")
"""What is added to each result of units of a kind, by what the roll is for."""
ROLLS_OF_SOME = Quantity("rolls_of_some", "seat", "kind", "place")
"""What is added to the results of a few units of a kind in a combat round: a number for each of them."""
COMBAT_DICE = Quantity("combat_dice", "seat", "kind", "other", "place")
"""Dice of a unit in a combat round, beyond the printed ones."""
DICE_OF_SOME = Quantity("dice_of_some", "seat", "kind", "place")
"""The dice of each unit of a kind in a combat round, the least damaged first."""
DICE_AT_REST = Quantity("dice_at_rest", "seat", "place")
"""Dice of a side that are not rolled in this round, one by one (`combat.dice.Idle`)."""
SHIP_DICE = Quantity("ship_dice", "seat", "ship", "dice")
"""Dice of one ship in a combat round for whom it has aboard (`state.Load`), whatever its damage; `dice` are
those that it rolls otherwise."""
SHIP_ROLL = Quantity("ship_roll", "seat", "ship")
"""What is added to each result of one ship in a combat round."""
MAY_ROLL = Quantity("may_roll", "seat", "place")
"""Whether a side makes combat rolls in this round."""
BURSTS = Quantity("bursts", "seat", "kind", "place")
"""Whether a die that shows one of the highest faces produces more hits; how many."""
SPARED_KINDS = Quantity("spared_kinds", "seat", "kind", "place")
"""Kinds to which hits of these dice are not assigned while others remain."""
FORFEITS = Quantity("forfeits", "seat", "ability")
"""Whether a unit is lost that misses after an ability has rerolled its dice."""
SUSTAINS = Quantity("sustains", "seat", "kind", "place")
"""Levels of damage that a unit can sustain, beyond the printed ones."""
SHIP_SUSTAINS = Quantity("ship_sustains", "seat", "ship")
"""Levels of damage that one ship can sustain beyond others of its kind (`state.Load`)."""
MAY_SUSTAIN = Quantity("may_sustain", "seat", "kind", "place")
KEEPS_SUSTAIN = Quantity("keeps_sustain", "seat", "kind")
"""Whether units of a kind still have sustain damage, so that they can be repaired."""
HITS_PER_SUSTAIN = Quantity("hits_per_sustain", "seat")
"""How many hits one use of sustain damage cancels."""
KEEPS_DICE = Quantity("keeps_dice", "seat", "kind")
"""Whether damage takes no dice from units of a kind, in editions in which it does."""
REPAIRS = Quantity("repairs", "seat")
"""Units that a side repairs in every round of a combat."""
CANNONS = Quantity("cannons", "seat", "system")
"""What a player can fire with at ships in a system."""
CANNON_DICE = Quantity("cannon_dice", "seat")
"""Dice that one of the firing units rolls beyond its own."""
CANNON_ROLL_AGAINST = Quantity("cannon_roll_against", "seat", "shooter")
"""What is added to each result of cannons that are fired at a player."""
CANNON_DEFENSE_AGAINST = Quantity("cannon_defense_against", "seat", "place")
"""Whether anybody may fire at units of a player that have landed."""
SWITCHED_OFF = Quantity("switched_off", "seat", "kind", "system")
"""Whether units of a kind have lost what they do from planets: cannons and shields."""
MAY_BOMBARD = Quantity("may_bombard", "seat", "planet")
BOMBARDMENT_DICE = Quantity("bombardment_dice", "seat")
"""Dice that one of the bombarding units rolls beyond its own."""
BOMBARDMENT_ROLL_AGAINST = Quantity("bombardment_roll_against", "seat", "planet")
"""What is added to each result against a planet that this player controls."""

# The board and movement

ADJACENCY = Quantity("adjacency", "seat", "purpose", "gate")
"""What makes systems adjacent, or not, besides the tiles (`board.Passages`), to a player and for a purpose.
`gate` is where the wormhole that a ship bears counts as being, if not where the ship is."""
BEARS_WORMHOLE = Quantity("bears_wormhole", "seat", "kind")
"""Whether ships of a kind take a wormhole along."""
TERRAIN = Quantity("terrain", "seat")
"""What anomalies do not do to a player's ships (`board.Lifted`)."""
CALM = Quantity("calm", "seat")
"""Systems whose anomalies do nothing, though they remain what they are."""
SHUT = Quantity("shut", "seat")
"""Systems that a player's ships neither enter nor pass."""
MAY_ACTIVATE = Quantity("may_activate", "seat")
"""Of a set of systems those that a player may activate."""
ENTRY = Quantity("entry", "seat", "system")
"""Whether a player's ships may move into a system at all."""
MOVE = Quantity("move", "seat", "kind", "origin")
"""How far ships move."""
ONE_SHIPS_MOVE = Quantity("one_ships_move", "seat", "kind")
"""How much farther one ship may move; whatever gives it is a mark of its name, used up when it has."""
HELD = Quantity("held", "seat")
"""The systems in which a player's own tokens hold his units."""
SHIPS_MOVE = Quantity("ships_move", "seat", "ship")
"""How much farther one ship moves for whoever or whatever it has aboard (`state.Load`)."""
CAPACITY = Quantity("capacity", "seat", "ship")
"""Room aboard a ship."""
BERTHS = Quantity("berths", "seat", "ship")
"""Room aboard a ship that only some kinds can use (`Edition.berth_kinds`)."""
HALF_ROOM = Quantity("half_room", "seat", "ship")
"""Whether a ship has but half of its room and berths together, rounded up."""
CARRIES = Quantity("carries", "seat", "kind", "cargo")
"""Whether ships of a kind carry units of another in any room that they have."""
ANY_CARGO = Quantity("any_cargo", "seat")
"""Whether room of some kinds alone holds whatever needs room: berths, and what looks after fighters."""
BLOCKS = Quantity("blocks", "seat", "kind", "origin")
"""Whether others' ships are in the way of a player's ships: those of a kind from a system, or all."""


# Planets and paying

PLANET_VALUE = Quantity("planet_value", "seat", "planet")
"""Resources and influence of a planet, to whoever controls it."""
GOOD_WORTH = Quantity("good_worth", "seat", "currency")
"""What a trade good pays as resources or influence."""
DEAR_GOODS = Quantity("dear_goods", "seat", "system")
"""How many trade goods are worth more when units are produced in a system (`paying.DEAR_WORTH`)."""

GOODS_FROZEN = Quantity("goods_frozen", "seat")
"""Whether a player may neither spend nor give away the trade goods that he has."""

# Command tokens and cards

POOL_LIMIT = Quantity("pool_limit", "seat", "pool")
"""Whether a pool takes another command token."""
TOKENS_GAINED = Quantity("tokens_gained", "seat")
"""Command tokens of the status phase."""
CARDS_DRAWN = Quantity("cards_drawn", "seat")
"""Action cards of the status phase."""
CARDS_SIFTED = Quantity("cards_sifted", "seat")
"""Cards that are drawn beyond those of an instruction, and as many discarded then."""
HAND_LIMIT = Quantity("hand_limit", "seat")
"""Action cards that a player may hold."""

# Production and placing

PRODUCTION = Quantity("production", "seat", "kind", "place")
"""What a unit can produce."""
MAY_PRODUCE = Quantity("may_produce", "seat", "system")
"""Whether a player can produce units in a system at all."""
PRODUCES = Quantity("produces", "seat", "producer", "kind")
"""Whether units of one kind can produce those of another."""
UNIT_COST = Quantity("unit_cost", "seat", "kind")
"""What a unit costs, or as many as its cost buys."""
PRODUCTION_WEIGHT = Quantity("production_weight", "seat", "kind")
"""What a unit takes of what can be produced, in editions that weigh units."""
UNITS_PER_COST = Quantity("units_per_cost", "seat", "kind")
"""How many units of a kind its cost buys."""
MAY_PLACE = Quantity("may_place", "seat", "kind", "place")
"""Whether a unit may be placed, or produced, in a place."""
PER_PLANET = Quantity("per_planet", "seat", "kind", "planet")
"""How many structures of a kind may stand on a planet."""

# Landing

MAY_LAND = Quantity("may_land", "seat", "planet")
"""Whether ground forces can be committed to a planet."""
LANDS = Quantity("lands", "seat", "system")
"""The kinds of units in a space area that can be committed to planets."""
LANDING_PRICE = Quantity("landing_price", "seat", "planet")
"""What a guarded planet costs before anybody can land there."""

# Objectives

PUBLIC_OBJECTIVES = Quantity("public_objectives", "seat")
"""The objectives that all players may score; asked for NOBODY."""
COUNTS_AS_SECRET = Quantity("counts_as_secret", "seat", "objective")
"""Whether an objective that a player has scored is one of the secret ones that he may have."""
NEEDS_HOME = Quantity("needs_home", "seat")
"""Whether a player scores public objectives only with his home planets."""

# Technologies

PREREQUISITES = Quantity("prerequisites", "seat", "technology")
"""What lets a player ignore prerequisites of a technology, of whatever colour."""
SPECIALTIES = Quantity("specialties", "seat")
"""What a player can exhaust, by colour, to ignore one prerequisite of it."""
TECHNOLOGY_PRICE = Quantity("technology_price", "seat")
"""Resources that a strategy card asks for a technology."""
TOKENS_FOR_RESEARCH = Quantity("tokens_for_research", "seat")
"""Command tokens that a player gains instead of each technology that he would research."""

# Strategy cards and turns

SECONDARY_COST = Quantity("secondary_cost", "seat", "card")
"""Command tokens that the secondary ability of a strategy card costs."""
FOLLOWS_AS_FIRST = Quantity("follows_as_first", "seat", "card")
"""Whether a player who pays for the secondary ability resolves the primary one instead."""
ACTIONS_PER_TURN = Quantity("actions_per_turn", "seat")
SILENCES_PASSED = Quantity("silences_passed", "seat")
"""Whether those who have passed cannot play action cards during a player's turns."""

DISCOUNT = Quantity("discount", "seat")
"""What is taken off the combined cost whenever a player produces units."""

# Council

MAY_VOTE = Quantity("may_vote", "seat")
GIVEN_VOTES = Quantity("given_votes", "seat")
"""Votes for which no planet is exhausted; if a player has any, his planets give none."""

# Points and trade

TRADES_AFAR = Quantity("trades_afar", "seat")
"""Whether a player trades with others who are no neighbours."""
TRADES_CARDS = Quantity("trades_cards", "seat")
"""Whether action cards may be part of a player's transactions."""
