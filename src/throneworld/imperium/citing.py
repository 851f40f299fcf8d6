"""Keys by which shared questions and refusals cite their rule; each edition resolves them to its own book."""

# Combat
HITS_RULE = "hits"
SUSTAIN_DAMAGE_RULE = "sustain_damage"
REROLLS_RULE = "rerolls"

# What many rules share
CANNOT_RULE = "cannot"
ABILITIES_RULE = "abilities"
OPPONENT_RULE = "opponent"

# The board and movement
ACTIVATION_RULE = "activation"
OWN_TOKEN_RULE = "own_token"
MOVE_VALUE_RULE = "move_value"
MOVING_RULE = "moving"
SLOW_RULE = "slow"
WORMHOLES_RULE = "closed_wormholes"
BORDERS_RULE = "closed_borders"
TRANSPORT_RULE = "transport"
TRANSPORT_TOKEN_RULE = "transport_token"
# Each anomaly is cited by its own name

# Planets and paying
CONTROL_RULE = "control"
EXHAUSTED_RULE = "exhausted"
PAYING_RULE = "paying"
COSTS_RULE = "costs"
TRADE_GOODS_RULE = "trade_goods"

# Players and cards
ELIMINATION_RULE = "elimination"
STRATEGY_CARD_RULE = "strategy_card"
HAND_LIMIT_RULE = "hand_limit"
AIM_RULE = "aim"
NO_AIM_RULE = "no_aim"
LAW_RULE = "law_in_play"

# Limits
FLEET_LIMIT_RULE = "fleet_limit"
CAPACITY_EXCESS_RULE = "capacity_excess"

# Command tokens
GAIN_TOKENS_RULE = "gain_tokens"
REDISTRIBUTE_RULE = "redistribute"
PLACE_TOKEN_RULE = "place_token"

# Placing
PLACING_RULE = "placing"
SUPPLY_RULE = "supply"
STRUCTURES_RULE = "structures"
PDS_PER_PLANET_RULE = "pds_per_planet"
DOCKS_PER_PLANET_RULE = "docks_per_planet"
FLOATING_RULE = "floating"
SHIPS_RULE = "ships"
GROUND_RULE = "ground"

# Production
CAPACITY_RULE = "capacity"
FLEET_ROOM_RULE = "fleet_room"
NO_COST_RULE = "no_cost"
COST_RULE = "cost"
BLOCKADE_RULE = "blockade"
PRODUCING_RULE = "producing"
PRODUCIBLE_RULE = "producible"
PRODUCTION_RULE = "production"
PRODUCED_GROUND_RULE = "produced_ground"

# Landing
LANDING_RULE = "landing"
FIGHTER_TOKENS_RULE = "fighter_tokens"
GROUND_TOKENS_RULE = "ground_tokens"

# Council
OUTCOME_RULE = "outcome"
