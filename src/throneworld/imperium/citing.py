"""Keys by which shared questions and refusals cite their rule; each edition resolves them to its own book."""

# Planets and paying
CONTROL_RULE = "control"
EXHAUSTED_RULE = "exhausted"
PAYING_RULE = "paying"
COSTS_RULE = "costs"
TRADE_GOODS_RULE = "trade_goods"

# Players and cards
ELIMINATION_RULE = "elimination"
STRATEGY_CARD_RULE = "strategy_card"
