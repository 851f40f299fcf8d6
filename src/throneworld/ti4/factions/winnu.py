"""The Winnu: Reclamation, Acquiescence."""

from __future__ import annotations

from throneworld.imperium.marks import is_marked
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.cards.notes_effects import ChooseExchangeWithOwner, exchanges_with
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.cards import ExchangeStrategyCards
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.phases.strategy import KEEPS_CARDS
from throneworld.ti4.state import of
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.steps.placing import placements
from throneworld.ti4.tables import MECATOL_REX, PDS, SPACE_DOCK

ACQUIESCENCE = "acquiescence"
RECLAMATION = "reclamation"
RECLAIMED: tuple[str, ...] = (PDS, SPACE_DOCK)


def mecatol_rex_was_taken(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In this tactical action; and there is something that may be placed on it."""
    state = of(game)
    held = state.control.get(MECATOL_REX) == seat
    if not (held and is_marked(state, TAKEN, seat, MECATOL_REX)):
        return Refusal("RR 1.1", "not_gained_now", (MECATOL_REX,))
    possible = placements(state, seat, RECLAIMED, (MECATOL_REX,))
    return None if possible else Refusal("RR 22.4", "nowhere_to_place", (MECATOL_REX,))


def cards_can_be_exchanged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The owner has chosen a card in this phase; one that he kept he has not chosen."""
    state = of(game)
    owner = owner_of_note(state, ACQUIESCENCE)
    if is_marked(state, KEEPS_CARDS, owner):
        return Refusal("RR 72.1", "nothing_chosen", (owner,))
    return None if exchanges_with(state, seat, owner) else Refusal("RR 72.8", "nothing_to_swap")


LISTENERS: tuple[Clause, ...] = (
    *ability(
        RECLAMATION,
        "tactical_action_resolved_after",
        both(it_concerns_me, mecatol_rex_was_taken),
        *[PlaceAtChoice(kind, MECATOL_REX, declinable=True, why=RECLAMATION) for kind in RECLAIMED],
    ),
    *from_hand(
        ACQUIESCENCE,
        "strategy_phase_end",
        cards_can_be_exchanged,
        ExchangeStrategyCards(),
        aims=(ChooseExchangeWithOwner(title=ACQUIESCENCE),),
    ),
)
