"""Limits and amounts that the book prints beside the cards (SA ch. 2, 3, 8, 18)."""

from __future__ import annotations

SEATS = (2, 8)

# Hands and council
ACTION_HAND_LIMIT = 7
POLITICAL_HAND_LIMIT = 7
DOCKET_LIMIT = 5
"""Agendas that are voted on at a time, Voice of the Council included (SA-9.5.2)."""
DOCKET_TOPPED_UP_TO = 5
"""With fewer players the deck adds agendas (ruling 210)."""
LEAST_VOTES = 1
VOICE_VOTES = 5
TWO_PLAYER_VOICE_VOTES = 3
TWO_PLAYER_VOTE_DIE: dict[int, int] = {10: 5, 9: 3, 8: 2, 7: 1, 6: 0, 5: 0, 4: -1, 3: -2, 2: -3, 1: -5}
"""Votes with the Speaker, or against him (SA-18.6.2)."""

# Setup
POLITICAL_CARDS_AT_START = 2
LEAST_TRADE_GOODS_AT_START = 1
BIDS = (0, 30)
"""From and to (ruling 162)."""

# Fleets and planets
FREE_FLEET_SUPPLY = 8
"""More has upkeep (SA-3.8.1)."""
DOCK_FIGHTERS = 3
PDS_PER_PLANET = 2
DOCKS_PER_PLANET = 1
FACILITIES_PER_PLANET = 1
ACTIVE_AGREEMENTS = 2
"""Of a player; with one and the same partner only one (SA-11.2.4)."""
SPACE_MINES_PER_BORDER = 1
"""Of a player (ruling 53)."""

# Status Phase, step by step
RESOURCES_PER_TRADE_GOOD = 2
STATUS_ACTION_CARDS = 1
STATUS_POLITICAL_CARDS = 1
STATUS_COMMAND_COUNTERS = 2
TWO_PLAYER_STATUS_COMMAND_COUNTERS = 1

# Victory Points
HOME_PENALTY = 2
ASCENDANCY_HOME_PENALTY = 4
ASCENDANCY_SECRET_POINTS = 4
COVENANTS_LEAST_GOAL = 12
WAR_DECLARATIONS = 2
"""Active ones of a player, with Crimson Suns."""
