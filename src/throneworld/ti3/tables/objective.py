"""The record of an objective, its decks, and how many are dealt and scored (SA ch. 12)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti3.tables.needs import Need

# Decks
STAGE_1, STAGE_2, PRELIMINARY = "stage1", "stage2", "preliminary"
SECRET, SPECIAL_DECK, RACIAL = "secret", "special", "racial"
# Kinds: how it is met
STATE, STATE_ALL_ROUND, STATE_OR_EVENT = "state", "state_all_round", "state_or_event"
EVENT_ROUND, SPEND, TECHNOLOGY_KIND = "event_round", "spend", "technology"
ARTIFACT, PLANETS, ELECTED = "artifact", "planets", "elected"
REPLACE, GAME_END = "replace", "game_end"
NO_KIND = ""
"""Racial ones say nothing of it."""

VICTORY = -1
"""Worth as many points as the game needs."""


class Objective(Struct, frozen=True):
    id: str
    deck: str
    kind: str
    points: int
    needs: tuple[Need, ...]
    """All of them."""
    option: str = ""
    """Without it another card is drawn in its place (ruling 105)."""
    points_against_saar: int = 0
    """If it is met against them alone (ruling 227)."""
    unsure: bool = False
    """It is reconstructed."""


REVEALED_AT_START: dict[str, int] = {STAGE_1: 3, STAGE_2: 3, PRELIMINARY: 1}
SECRETS_DEALT = 2
SECRETS_KEPT = 1
PUBLIC_PER_STATUS_PHASE = 1
SECRET_OR_RACIAL_PER_STATUS_PHASE = 1
