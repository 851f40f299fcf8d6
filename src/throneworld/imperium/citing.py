"""Keys by which shared questions and refusals cite their rule; each edition resolves them to its own book."""

# Combat
HITS_RULE = "hits"
SUSTAIN_DAMAGE_RULE = "sustain_damage"
REROLLS_RULE = "rerolls"

# What many rules share
CANNOT_RULE = "cannot"
ELIMINATED_RULE = "eliminated"
CONTROL_RULE = "control"
READIED_RULE = "readied"
STRATEGY_CARD_RULE = "strategy_card"

# The board and movement
ACTIVATION_RULE = "activation"
OWN_TOKEN_RULE = "own_token"
MOVE_VALUE_RULE = "move_value"
MOVING_RULE = "moving"
SLOW_RULE = "slow"
WORMHOLES_RULE = "closed_wormholes"
TRANSPORT_RULE = "transport"
TRANSPORT_TOKEN_RULE = "transport_token"
# Each anomaly is cited by its own name
