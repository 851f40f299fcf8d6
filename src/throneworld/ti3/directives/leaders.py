"""Events about leaders."""

from __future__ import annotations

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import GAME, ROUND, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.fates import RollOrRevive
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import LEADS_IN_ALL
from throneworld.ti3.state import of

AEON, LEGENDARY, LEGENDARY_NEXT = "an_aeon_of_legend", "legendary", "legendary_next"
"""The marks: leaders of this player have all abilities in this round; they will have them in the next."""

TEXTS: tuple[Text, ...] = (
    Text(
        AEON,
        on_for=(Lasting(LEGENDARY, ROUND, EACH), Lasting(LEGENDARY_NEXT, GAME, EACH)),
        on_against=(RollOrRevive(),),
    ),
)


class NoLongerNext(Effect, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, LEGENDARY_NEXT, self.seat)


def legends(game: Game) -> list[int]:
    return [each.seat for each in marks_of(of(game), LEGENDARY_NEXT)]


def is_next(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if seat in legends(game) else Refusal("SA-9.2.3", "nothing_put_off", (AEON,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(LEADS_IN_ALL, AEON, window="leader_static", mark=LEGENDARY, grants=True),
)
LISTENERS: Declared = in_the_open(
    AEON,
    "leader_static",
    ("strategy_phase_start",),
    is_next,
    legends,
    (NoLongerNext(), Lasting(LEGENDARY, ROUND)),
    rule="SA-9.2.3",
    must=True,
)
