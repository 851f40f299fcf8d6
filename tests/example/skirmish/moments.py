"""The times at which something may be played, and what each of them tells."""

from __future__ import annotations

from throneworld.kernel.windows import Moment

WRECK_FOUND, STRUGGLE, CARD_PLAYED = "wreck_found", "struggle", "card_played"

MOMENTS = {
    WRECK_FOUND: Moment(WRECK_FOUND, ("wreck",)),  # before anybody sends troops (2.1)
    STRUGGLE: Moment(STRUGGLE, ("wreck",), in_turn=True),  # the dice have been thrown (2.4)
    CARD_PLAYED: Moment(CARD_PLAYED, ("card", "seat")),  # before a card takes effect (4)
}
