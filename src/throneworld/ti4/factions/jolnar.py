"""The Universities of Jol-Nar: Fragile, Analytical, Brilliant, J.N.S. Hylarim, Research Agreement."""

from __future__ import annotations

from throneworld.imperium.combat.dice import BURST_HITS
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import is_restrained
from throneworld.imperium.quantities import BURSTS, COMBAT_ROLL, FOLLOWS_AS_FIRST, PREREQUISITES
from throneworld.ti4.cards.conditions import may_gain_it_too, owner_acts
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.declare import Clause, both
from throneworld.ti4.effects.cards import Learn
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Place, Ti4State
from throneworld.ti4.steps.prerequisites import Waiver, waives
from throneworld.ti4.tables import FLAGSHIP, TECHNOLOGY

AGREEMENT = "research_agreement"
ANALYTICAL = "analytical"
BRILLIANT_AT = "technology"
"""The strategy card."""


def is_no_upgrade(state: Ti4State, seat: int, technology: str) -> bool:
    """One prerequisite of any colour; a choice, so that some cards prevent it."""
    return not TECHNOLOGY[technology].unit and not is_restrained(state, seat)


def is_their_card(state: Ti4State, seat: int, card: str) -> bool:
    return card == BRILLIANT_AT


def of_the_flagship(state: Ti4State, seat: int, kind: str, place: Place) -> int:
    return BURST_HITS if kind == FLAGSHIP else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "fragile", window="combat_roll_static", add=-1),
    modifies(BURSTS, "jns_hylarim", window="combat_roll_when", by=of_the_flagship),
    modifies(
        PREREQUISITES, ANALYTICAL, window="research_when", turns=waives(Waiver(ANALYTICAL, 1), is_no_upgrade)
    ),
    modifies(FOLLOWS_AS_FIRST, "brilliant", window="strategic_secondary", by=is_their_card),
)
LISTENERS: tuple[Clause, ...] = (
    *from_hand(AGREEMENT, "research_after", both(owner_acts(AGREEMENT), may_gain_it_too), Learn()),
)
