"""Events about what may be done on the turns that follow."""

from __future__ import annotations

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, EACH
from throneworld.imperium.marks import ROUND, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.council.docket import Docket
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.enforcing import ExhaustHomes, MobilizeHomes, TakeActions
from throneworld.ti3.effects.gaining import COUNTERS, Gain
from throneworld.ti3.effects.redistribution import FEWEST_COLONIES, with_most_colonies
from throneworld.ti3.effects.secondaries import FREE_OF_COUNTERS, ExecuteOwnSecondaries
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import MAY_FOLLOW, SURCHARGE
from throneworld.ti3.state import Ti3State, of

CONTAINMENT, CONTAINED = "imperial_containment", "contained"
"""The mark: whoever is the largest pays more for his Tactical Actions."""

AGGRESSION, NO_SECONDARY = "aggressive_strategy", "no_secondary"
ENFORCER, ENFORCING = "enforcer", "enforcing"
"""The mark: this player acts when the secondaries of Assembly are done."""

TEXTS: tuple[Text, ...] = (
    Text(
        AGGRESSION,
        on_for=(ExecuteOwnSecondaries(),),
        on_against=(Lasting(NO_SECONDARY, ROUND, EACH),),
    ),
    Text("defensive_mobilizations", on_for=(MobilizeHomes(),), on_against=(ExhaustHomes(),)),
    Text(ENFORCER, on_elect=(Lasting(ENFORCING, ROUND, CHOSEN),)),
    Text(
        CONTAINMENT,
        on_for=(Lasting(CONTAINED, ROUND, EACH),),
        on_against=(Gain(COUNTERS, 1, FEWEST_COLONIES),),
    ),
)


def of_largest(state: Ti3State, seat: int) -> int:
    """As the planets are held at the time of the action."""
    return int(seat in with_most_colonies(state))


def enforcers(game: Game) -> list[int]:
    return [each.seat for each in marks_of(of(game), ENFORCING)]


def secondaries_are_done(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Those of the Assembly in which he was elected."""
    due = occasion["strategy_card"] == "assembly" and seat in enforcers(game)
    return None if due else Refusal("SA-9.2.3", "nothing_put_off", (ENFORCER,))


def no_council_sits(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Outside a council he acts as soon as the agenda is carried out (ruling 136)."""
    due = game.nearest(Docket) is None and seat in enforcers(game)
    return None if due else Refusal("SA-9.2.3", "nothing_put_off", (ENFORCER,))


class NoLongerEnforcing(Effect, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, ENFORCING, self.seat)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_FOLLOW, AGGRESSION, window="secondary_static", mark=NO_SECONDARY, bans=True),
    modifies(SECONDARY_COST, AGGRESSION, window="secondary_static", mark=FREE_OF_COUNTERS, to=0),
    modifies(SURCHARGE, CONTAINMENT, window="activation_static", mark=CONTAINED, by=of_largest),
)
LISTENERS: Declared = tuple(
    clause
    for stop, when in (("after_secondaries", secondaries_are_done), ("agendas_done_after", no_council_sits))
    for clause in in_the_open(
        ENFORCER,
        "after_secondaries",
        (stop,),
        when,
        enforcers,
        (NoLongerEnforcing(), TakeActions(amount=2)),
        rule="SA-9.2.3",
        must=True,
    )
)
