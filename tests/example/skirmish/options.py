"""The verbs of options and the kinds of their nouns."""

from __future__ import annotations

from skirmish.tables import CARDS, CREWS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.nouns import NUMBER, SEAT, Verbs, words_of

CREW = words_of("crew", *CREWS)
CARD = words_of("card", *CARDS)

VERBS: Verbs = {"crew": (CREW,), "send": (NUMBER,), "against": (SEAT,), "discard": (CARD,)}

UNTIMELY = {"send": Refusal("Skirmish 2.2", "sending_has_its_time")}
"""Why not now."""
