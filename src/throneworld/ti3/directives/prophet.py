"""An event that raises neutral troops when the Action Phase is over, or lets a refresh fall out."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.marks import ROUND, is_marked, mark, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.uprisings import OVER, Uprising, attacked_in, rebels_wait
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import SKIPS_REFRESH
from throneworld.ti3.state import Ti3State, of

PROPHET, PREACHING, UNREFRESHED = "rise_of_the_prophet", "prophet_preaches", "unrefreshed"
"""The marks: neutral troops will rise in this round; planets of this player are not refreshed."""
FAITHFUL = 2


class Preach(Verb, frozen=True):
    """It comes true when nobody acts any more."""

    def run(self, game: Game) -> None:
        mark(game, PREACHING, until=ROUND)


class Rise(Verb, frozen=True):
    """They attack the planets of players in all systems that hold a counter, homes too (ruling 144)."""

    def run(self, game: Game) -> Step:
        unmark(game, PREACHING)
        planets = attacked_in(of(game), activated(of(game)))
        return Uprising(planets=tuple(planets), troops=FAITHFUL)


TEXTS: tuple[Text, ...] = (
    Text(PROPHET, on_for=(Preach(),), on_against=(Lasting(UNREFRESHED, ROUND, EACH),)),
)


def activated(state: Ti3State) -> Systems:
    found = 0
    for counters in state.on_board:
        found |= counters
    return found


def speaker_if_due(game: Game) -> list[int]:
    """Once, whoever is there."""
    return [of(game).speaker] if is_marked(of(game), PREACHING) else []


def nothing_comes_before(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Rebels rise first (ruling 125)."""
    due = seat in speaker_if_due(game) and not rebels_wait(of(game))
    return None if due else Refusal("SA-9.2.3", "nothing_put_off", (PROPHET,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SKIPS_REFRESH, PROPHET, window="status_refresh", mark=UNREFRESHED, bans=True),
)
LISTENERS: Declared = in_the_open(
    PROPHET,
    "action_phase_end",
    (OVER,),
    nothing_comes_before,
    speaker_if_due,
    (Rise(),),
    rule="SA-9.2.3",
    must=True,
)
