"""Laws about cards in hand, and about what objectives are worth."""

from __future__ import annotations

from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.ballots import VoteOnTopCard
from throneworld.ti3.effects.claims import CLAIMED, FULFILLED_SECRET
from throneworld.ti3.effects.gaining import POINTS, Gain, GainPointOnce
from throneworld.ti3.effects.hands import DiscardAtRandom, KeepHandLimits
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import CLAIM_POINTS, PICK_REWARD
from throneworld.ti3.state import Ti3State

FOCUS = "political_focus"
LIMITS, PROGRAM, GLORY = "limits_to_individual_power", "incentive_program", "glory_of_the_empire"

TEXTS: tuple[Text, ...] = (
    Text(GLORY, on_against=(Gain(POINTS, 1, FULFILLED_SECRET),)),
    Text(PROGRAM, on_elect=(GainPointOnce(whom=CLAIMED),)),
    Text(FOCUS, on_against=(VoteOnTopCard(),)),
    Text(LIMITS, on_for=(KeepHandLimits(),), on_against=(DiscardAtRandom(amount=1, whom=EACH),)),
)


def is_supported(state: Ti3State, seat: int, objective: str) -> bool:
    return objective == state.laws[PROGRAM]


def is_secret(state: Ti3State, seat: int, objective: str) -> bool:
    """Not one that lies open as an objective of all (ruling 206)."""
    return objective in state.secrets[seat]


def is_assembly(state: Ti3State, seat: int, card: str) -> bool:
    return card == "assembly"


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PICK_REWARD, FOCUS, window="sc_picked_after", grants=True, where=is_assembly),
    modifies(CLAIM_POINTS, GLORY, window="claim_objectives", add=1, where=is_secret),
    modifies(CLAIM_POINTS, PROGRAM, window="claim_objectives", add=1, where=is_supported),
    modifies(HAND_LIMIT, LIMITS, window="hand_static", cap=3),
)
