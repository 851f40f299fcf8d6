"""Which of the moments each of the 538 components listens to, kind by kind.

The moment at which it is played or triggered comes first; then other moments that its text allows, other parts of
its text, and those at which a lasting effect is looked at or comes due.
"""

from __future__ import annotations

from throneworld.ti3.tables.listening import action_cards, others, political_cards, races, technologies
from throneworld.ti3.tables.windows import Moments

LISTENING: dict[str, Moments] = {
    "action_cards": action_cards.ACTION_CARDS,
    "technologies": technologies.TECHNOLOGIES,
    "racial_technologies": technologies.RACIAL_TECHNOLOGIES,
    "race_abilities": races.RACE_ABILITIES,
    "flagships": races.FLAGSHIPS,
    "leader_abilities": races.LEADER_ABILITIES,
    "leader_rules": races.LEADER_RULES,
    "laws": political_cards.LAWS,
    "events": political_cards.EVENT_MOMENTS,
    "domain_counters": others.DOMAIN_COUNTERS,
    "strategy_cards": others.STRATEGY_CARDS,
    "refresh_abilities": others.REFRESH_ABILITIES,
}
