"""Where the Rules Reference has what shared questions and refusals cite by a key."""

from throneworld.imperium.citing import (
    ACTIVATION_RULE,
    CANNOT_RULE,
    CONTROL_RULE,
    ELIMINATED_RULE,
    HITS_RULE,
    MOVE_VALUE_RULE,
    MOVING_RULE,
    OWN_TOKEN_RULE,
    READIED_RULE,
    REROLLS_RULE,
    SLOW_RULE,
    STRATEGY_CARD_RULE,
    SUSTAIN_DAMAGE_RULE,
    TRANSPORT_RULE,
    TRANSPORT_TOKEN_RULE,
    WORMHOLES_RULE,
)
from throneworld.ti4.tables.tiles import ASTEROID_FIELD, NEBULA, SUPERNOVA

RULES: dict[str, str] = {
    # What many rules share
    CANNOT_RULE: "RR 1.4",
    ELIMINATED_RULE: "RR 31.2",
    CONTROL_RULE: "RR 55.5",
    READIED_RULE: "RR 55.8",
    STRATEGY_CARD_RULE: "RR 72.3",
    # Combat
    HITS_RULE: "RR 29.1",
    SUSTAIN_DAMAGE_RULE: "RR 76.1",
    REROLLS_RULE: "RR 63.2",
    # The board and movement
    ACTIVATION_RULE: "RR 5.1",
    OWN_TOKEN_RULE: "RR 5.2",
    MOVE_VALUE_RULE: "RR 48.1",
    MOVING_RULE: "RR 49.4",
    SLOW_RULE: "RR 50.2",
    WORMHOLES_RULE: "RR 7.2",
    TRANSPORT_RULE: "RR 84.1",
    TRANSPORT_TOKEN_RULE: "RR 84.3",
    ASTEROID_FIELD: "RR 11.1",
    SUPERNOVA: "RR 75.1",
    NEBULA: "RR 50.1",
}
