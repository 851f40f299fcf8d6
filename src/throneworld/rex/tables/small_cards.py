"""The 6 Bombardment cards and the 8 Betrayal cards (Rex p.12, p.23)."""

from __future__ import annotations

from msgspec import Struct

BOMBARDMENT: dict[str, int] = {
    "bombardment_1": 1,
    "bombardment_2": 2,
    "bombardment_3": 3,
    "bombardment_4": 4,
    "bombardment_5": 5,
    "bombardment_6": 6,
}
"""By how many sectors each card moves the fleet."""


class BetrayalCard(Struct, frozen=True):
    id: str
    difficulty: int
    unsure: tuple[str, ...] = ()


# fmt: off
BETRAYAL_CARDS: tuple[BetrayalCard, ...] = (
    BetrayalCard("voice_of_the_council", 1, unsure=("title",)),
    BetrayalCard("control_of_mecatol_city", 2, unsure=("difficulty",)),
    BetrayalCard("war_chest", 3, unsure=("title", "difficulty", "condition")),
    BetrayalCard("hidden_arsenal", 4, unsure=("title", "difficulty", "condition")),
    BetrayalCard("unbroken_command", 5, unsure=("title", "difficulty", "condition")),
    BetrayalCard("first_among_equals", 6, unsure=("title", "difficulty", "condition")),
    BetrayalCard("ruler_of_the_skies", 7, unsure=("difficulty",)),
    BetrayalCard("dagger_in_the_dark", 8, unsure=("title", "difficulty", "condition")),
)
# fmt: on

DIFFICULTY: dict[str, int] = {card.id: card.difficulty for card in BETRAYAL_CARDS}
