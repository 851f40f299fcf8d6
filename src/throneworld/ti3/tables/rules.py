"""Where the living rulebook has what shared questions and refusals cite by a key."""

from throneworld.imperium import citing
from throneworld.ti3.tables.tiles import ASTEROID_FIELD, GRAVITY_RIFT, ION_STORM, NEBULA, SUPERNOVA

RULES: dict[str, str] = {
    # What many rules share
    citing.CANNOT_RULE: "SA-1.8.1",
    citing.ABILITIES_RULE: "SA-8.7.1",
    citing.OPPONENT_RULE: "SA-3.13.6",
    # Combat
    citing.HITS_RULE: "SA-4.7.2",
    citing.SUSTAIN_DAMAGE_RULE: "SA-13.3.1",
    citing.REROLLS_RULE: "SA-14.6.1",
    # The board and movement
    citing.ACTIVATION_RULE: "SA-3.14.1",
    citing.OWN_TOKEN_RULE: "SA-3.14.2",
    citing.MOVE_VALUE_RULE: "SA-3.15.2",
    citing.MOVING_RULE: "SA-3.15.1",
    citing.SLOW_RULE: "SA-6.4.3",
    citing.WORMHOLES_RULE: "SA-6.10.1",
    citing.BORDERS_RULE: "SA-6.9.1",
    citing.TRANSPORT_RULE: "SA-3.15.4",
    citing.TRANSPORT_TOKEN_RULE: "SA-13.2.8",
    ASTEROID_FIELD: "SA-6.3.1",
    SUPERNOVA: "SA-6.5.1",
    NEBULA: "SA-6.4.2",
    ION_STORM: "SA-6.6.1",
    GRAVITY_RIFT: "SA-6.7.1",
    # Planets and paying
    citing.CONTROL_RULE: "SA-7.2.2",
    citing.EXHAUSTED_RULE: "SA-8.3.1",
    citing.PAYING_RULE: "SA-8.3.3",
    citing.COSTS_RULE: "SA-8.3.3",
    citing.TRADE_GOODS_RULE: "SA-11.1.1",
    # Players and cards
    citing.ELIMINATION_RULE: "SA-8.9.1",
    citing.STRATEGY_CARD_RULE: "SA-3.12.1",
    citing.HAND_LIMIT_RULE: "SA-8.7.4",
    citing.AIM_RULE: "SA-8.7.1",
    citing.NO_AIM_RULE: "SA-8.7.1",
    citing.LAW_RULE: "SA-9.2.3",
    # Limits
    citing.FLEET_LIMIT_RULE: "SA-8.5.4",
    citing.CAPACITY_EXCESS_RULE: "SA-13.18.6",
    # Command tokens
    citing.GAIN_TOKENS_RULE: "SA-1.4.7",
    citing.REDISTRIBUTE_RULE: "SA-3.33.4",
    citing.PLACE_TOKEN_RULE: "SA-15.2.4",
    # Placing
    citing.PLACING_RULE: "SA-13.7.9",
    citing.SUPPLY_RULE: "SA-8.8.1",
    citing.STRUCTURES_RULE: "SA-3.19.3",
    citing.PDS_PER_PLANET_RULE: "SA-8.11.9",
    citing.DOCKS_PER_PLANET_RULE: "SA-13.6.1",
    citing.FLOATING_RULE: "SA-13.9.1",
    citing.SHIPS_RULE: "SA-13.7.9",
    citing.GROUND_RULE: "SA-13.7.10",
    # Production
    citing.CAPACITY_RULE: "SA-13.18.6",
    citing.FLEET_ROOM_RULE: "SA-8.5.1",
    citing.NO_COST_RULE: "SA-13.6.1",
    citing.COST_RULE: "SA-8.3.4",
    citing.BLOCKADE_RULE: "SA-13.8.2",
    citing.PRODUCING_RULE: "SA-13.7.1",
    citing.PRODUCIBLE_RULE: "SA-13.7.1",
    citing.PRODUCTION_RULE: "SA-8.11.5",
    citing.PRODUCED_GROUND_RULE: "SA-13.7.10",
    # Landing
    citing.LANDING_RULE: "SA-3.19.4",
    citing.FIGHTER_TOKENS_RULE: "SA-1.5.4",
    citing.GROUND_TOKENS_RULE: "SA-1.5.4",
    # Council
    citing.OUTCOME_RULE: "SA-9.2.1",
}
