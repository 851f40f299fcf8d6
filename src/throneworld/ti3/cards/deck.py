"""Cards with which one looks at what the deck of action cards has to give."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_DRAWN
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.deck import DRAWS_LESS, KeepOneOfTop, ShareTop
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State, of

SYNCHRONICITY, FATE = "synchronicity", "master_of_fate"
TO_CHOOSE_FROM = 6


def there_are_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the deck or on the pile."""
    state = of(game)
    return None if state.action_deck or state.action_discards else Refusal("SA-8.7.4", "deck_is_empty")


def received(state: Ti3State, seat: int) -> int:
    return -sum([each.seat == seat for each in marks_of(state, DRAWS_LESS)])


LISTENERS: Declared = (
    *action_card(
        SYNCHRONICITY,
        "strategy_phase_any",
        there_are_cards,
        KeepOneOfTop(number=TO_CHOOSE_FROM, why=SYNCHRONICITY),
    ),
    *action_card(FATE, "status_receive", there_are_cards, ShareTop(why=FATE)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(CARDS_DRAWN, FATE, window="status_receive", mark=DRAWS_LESS, by=received),
)
