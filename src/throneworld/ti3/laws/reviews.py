"""Laws about the political deck and its discard pile."""

from __future__ import annotations

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.council.reviewing import PutUnderDeck, ShuffleDiscards, reviewed
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import ADDS_DISCARDED

REVIEW = "policy_review"

TEXTS: tuple[Text, ...] = (Text(REVIEW, on_against=(ShuffleDiscards(),)),)
MODIFIERS: tuple[Modifier, ...] = (modifies(ADDS_DISCARDED, REVIEW, window="primary_resolve", grants=True),)
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
