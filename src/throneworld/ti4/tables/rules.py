"""Where the Rules Reference has what shared questions and refusals cite by a key."""

from throneworld.imperium import citing

RULES: dict[str, str] = {
    # Planets and paying
    citing.CONTROL_RULE: "RR 55.5",
    citing.EXHAUSTED_RULE: "RR 55.8",
    citing.PAYING_RULE: "RR 32.3",
    citing.COSTS_RULE: "RR 1.9",
    citing.TRADE_GOODS_RULE: "RR 82.4",
    # Players and cards
    citing.ELIMINATION_RULE: "RR 31.2",
    citing.STRATEGY_CARD_RULE: "RR 72.3",
    # Limits
    citing.FLEET_LIMIT_RULE: "RR 34.3",
    citing.CAPACITY_EXCESS_RULE: "RR 16.3",
    # Command tokens
    citing.POOL_LIMIT_RULE: "RR 7.2",
    citing.GAIN_TOKENS_RULE: "RR 19.2",
    citing.REDISTRIBUTE_RULE: "RR 70.5",
    citing.PLACE_TOKEN_RULE: "RR 30.2",
}
