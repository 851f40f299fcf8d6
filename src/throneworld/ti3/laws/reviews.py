"""Laws about the political deck, its discard pile, and what votes cost."""

from __future__ import annotations

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.council.reviewing import PutUnderDeck, ShuffleDiscards, reviewed
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.converting import MayTurnInfluence
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import ADDS_DISCARDED, EXHAUSTS_FOR_VOTES

REVIEW, MEDIA = "policy_review", "media_war"

TEXTS: tuple[Text, ...] = (
    Text(MEDIA, on_against=(MayTurnInfluence(),)),
    Text(REVIEW, on_against=(ShuffleDiscards(),)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(EXHAUSTS_FOR_VOTES, MEDIA, window="votes_static", grants=True),
    modifies(ADDS_DISCARDED, REVIEW, window="primary_resolve", grants=True),
)
LISTENERS: Declared = in_the_open(
    REVIEW,
    "agendas_done_after",
    ("agendas_done_after",),
    always,
    reviewed,
    (PutUnderDeck(),),
    rule="SA-9.2.3",
    must=True,
)
