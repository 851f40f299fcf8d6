"""The 34 laws (RR 7): what their votes make happen, and what they say for as long as they are in play."""

from __future__ import annotations

from throneworld.kernel.steps import Step
from throneworld.ti4.declare import Clause
from throneworld.ti4.laws_in_play import arms, attached, common, crowns, effects, learning, ministers, offices
from throneworld.ti4.voting import delayed
from throneworld.ti4.voting.outcomes import AgendaText, declare_outcomes

TEXTS: tuple[AgendaText, ...] = (
    *arms.TEXTS,
    *learning.TEXTS,
    *common.TEXTS,
    *attached.TEXTS,
    *crowns.TEXTS,
)
LISTENERS: tuple[Clause, ...] = (
    *learning.LISTENERS,
    *common.LISTENERS,
    *attached.LISTENERS,
    *crowns.LISTENERS,
    *ministers.LISTENERS,
    *offices.LISTENERS,
)
STEPS: tuple[type[Step], ...] = (
    *delayed.STEPS,
    *effects.STEPS,
    *arms.STEPS,
    *learning.STEPS,
    *common.STEPS,
    *attached.STEPS,
    *crowns.STEPS,
    *ministers.STEPS,
    *offices.STEPS,
)
EVENTS: dict[str, tuple[str, ...]] = offices.EVENTS

declare_outcomes(*TEXTS)
