"""What an agenda puts off: to the start of the next strategy phase, player by player.

The outcome marks the players whom the text will concern (`put_off`), so that who voted how is settled while
the votes are known. `at_next_strategy_phase` says what then happens to each of them, in the order of the
table from the speaker on; it leaves no choice whether.
"""

from __future__ import annotations

from throneworld.imperium.citing import OUTCOME_RULE
from throneworld.imperium.declare import Declared, Does, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import STRATEGY_PHASE, is_marked, marks_of, unmark
from throneworld.imperium.state import of
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion

PUT_OFF = "at_next_strategy_phase:"
"""Begins the mark of a text that will concern this player; the agenda follows."""
MOMENT = "strategy_phase_start"


def put_off(agenda: str, whom: str = EACH) -> Lasting:
    """An outcome whose text waits: it stands in `on_for` or `on_against` of the agenda."""
    return Lasting(PUT_OFF + agenda, STRATEGY_PHASE, whom)


class NoLongerPutOff(Effect, frozen=True):
    """The text comes true for this player now, and only once."""

    agenda: str = ""

    def run(self, game: Game) -> None:
        unmark(game, PUT_OFF + self.agenda, self.seat)


def at_next_strategy_phase(agenda: str, *effects: Does) -> Declared:
    """What happens to each player whom the outcome has marked; `self.seat` of the effects is that player."""
    kind = PUT_OFF + agenda

    def due(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        return (
            None if is_marked(of(game), kind, seat) else Refusal(OUTCOME_RULE, "nothing_put_off", (agenda,))
        )

    def holders(game: Game) -> list[int]:
        return list(dict.fromkeys(each.seat for each in marks_of(of(game), kind)))

    all_effects = (NoLongerPutOff(agenda=agenda), *effects)
    return in_the_open(agenda, MOMENT, (MOMENT,), due, holders, all_effects, must=True, rule=OUTCOME_RULE)
