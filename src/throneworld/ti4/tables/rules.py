"""Where the Rules Reference has what shared questions and refusals cite by a key."""

from throneworld.imperium import citing
from throneworld.ti4.tables.tiles import ASTEROID_FIELD, NEBULA, SUPERNOVA

RULES: dict[str, str] = {
    # What many rules share
    citing.CANNOT_RULE: "RR 1.4",
    citing.ABILITIES_RULE: "RR 1.1",
    citing.OPPONENT_RULE: "RR 53.1",
    # Combat
    citing.HITS_RULE: "RR 29.1",
    citing.SUSTAIN_DAMAGE_RULE: "RR 76.1",
    citing.REROLLS_RULE: "RR 63.2",
    # The board and movement
    citing.ACTIVATION_RULE: "RR 5.1",
    citing.OWN_TOKEN_RULE: "RR 5.2",
    citing.MOVE_VALUE_RULE: "RR 48.1",
    citing.MOVING_RULE: "RR 49.4",
    citing.SLOW_RULE: "RR 50.2",
    citing.WORMHOLES_RULE: "RR 7.2",
    citing.BORDERS_RULE: "RR 6",
    citing.TRANSPORT_RULE: "RR 84.1",
    citing.TRANSPORT_TOKEN_RULE: "RR 84.3",
    ASTEROID_FIELD: "RR 11.1",
    SUPERNOVA: "RR 75.1",
    NEBULA: "RR 50.1",
    # Planets and paying
    citing.CONTROL_RULE: "RR 55.5",
    citing.EXHAUSTED_RULE: "RR 55.8",
    citing.PAYING_RULE: "RR 32.3",
    citing.COSTS_RULE: "RR 1.9",
    citing.TRADE_GOODS_RULE: "RR 82.4",
    # Players and cards
    citing.ELIMINATION_RULE: "RR 31.2",
    citing.STRATEGY_CARD_RULE: "RR 72.3",
    citing.HAND_LIMIT_RULE: "RR 2.4",
    citing.AIM_RULE: "RR 21.2",
    citing.NO_AIM_RULE: "RR 21.3",
    citing.LAW_RULE: "RR 7.3",
    # Limits
    citing.FLEET_LIMIT_RULE: "RR 34.3",
    citing.CAPACITY_EXCESS_RULE: "RR 16.3",
    # Command tokens
    citing.GAIN_TOKENS_RULE: "RR 19.2",
    citing.REDISTRIBUTE_RULE: "RR 70.5",
    citing.PLACE_TOKEN_RULE: "RR 30.2",
    # Placing
    citing.PLACING_RULE: "RR 85.3",
    citing.SUPPLY_RULE: "RR 58.5",
    citing.STRUCTURES_RULE: "RR 74.1",
    citing.PDS_PER_PLANET_RULE: "RR 54.3",
    citing.DOCKS_PER_PLANET_RULE: "RR 68.3",
    citing.FLOATING_RULE: "RR 68.4",
    citing.SHIPS_RULE: "RR 65.1",
    citing.GROUND_RULE: "RR 77.5",
    # Production
    citing.CAPACITY_RULE: "RR 16.2",
    citing.FLEET_ROOM_RULE: "RR 34.1",
    citing.NO_COST_RULE: "RR 25.3",
    citing.COST_RULE: "RR 25.1",
    citing.BLOCKADE_RULE: "RR 14.1",
    citing.PRODUCING_RULE: "RR 58.3",
    citing.PRODUCIBLE_RULE: "RR 58.4",
    citing.PRODUCTION_RULE: "RR 59.1",
    citing.PRODUCED_GROUND_RULE: "RR 59.3",
    # Landing
    citing.LANDING_RULE: "RR 44.2",
    citing.FIGHTER_TOKENS_RULE: "RR 33.3",
    citing.GROUND_TOKENS_RULE: "RR 41.3",
    # Council
    citing.OUTCOME_RULE: "RR 8.18",
}
