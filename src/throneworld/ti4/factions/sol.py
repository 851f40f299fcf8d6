"""The Federation of Sol: Versatile, Genesis, Military Support."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import TOKENS_GAINED
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.conditions import owner_acts
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.cards.notes_units import LandReinforcements
from throneworld.ti4.declare import Clause, flagship
from throneworld.ti4.effects.gaining import Lose
from throneworld.ti4.effects.placing import PlaceUnits
from throneworld.ti4.effects.where import ITSELF, flagship_place
from throneworld.ti4.effects.whom import OWNER
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import left

SUPPORT = "military_support"
GENESIS = "genesis"


def infantry_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """It comes out of the reinforcements; nobody is made to take a unit off the board for it (RR 58.5)."""
    state = of(game)
    there = left(state, seat, INFANTRY, flagship_place(state, seat, GENESIS)) > 0
    return None if there else Refusal("RR 62.1", "none_left", (INFANTRY,))


MODIFIERS: tuple[Modifier, ...] = (modifies(TOKENS_GAINED, "versatile", window="status_gain_tokens", add=1),)

LISTENERS: tuple[Clause, ...] = (
    *flagship(
        GENESIS, "status_phase_end", infantry_is_left, PlaceUnits(INFANTRY, 1, ITSELF, why=GENESIS), must=True
    ),
    *from_hand(
        SUPPORT,
        "turn_start_of_note_owner",
        owner_acts(SUPPORT),
        Lose(STRATEGY, 1, OWNER, why=SUPPORT),
        LandReinforcements(count=2, how=SUPPORT),
    ),
)
