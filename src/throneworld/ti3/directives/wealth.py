"""Events about trade goods, planets and ships."""

from __future__ import annotations

from throneworld.imperium.council import AGAINST
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, EACH, LAST_CHOSEN
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.council.subjects import NOT_HOME, Text
from throneworld.ti3.effects.ballots import NameMostVoter
from throneworld.ti3.effects.gaining import GOODS, HALF_UP, PER_PLANET, Gain, Lose, LoseOrOwe
from throneworld.ti3.effects.places import (
    ClearElectedSystem,
    DisarmElectedPlanet,
    ExhaustAllPlanets,
    HalveElectedFleet,
)
from throneworld.ti3.effects.trade import BreakAgreements, LearnFromPartners, PlaceGoods
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import MAY_FOLLOW, SKIPS_REFRESH

COLLAPSE = "galaxy_wide_financial_collapse"
NO_SECONDARIES, NO_REFRESH = "no_secondaries", "no_refresh"

TEXTS: tuple[Text, ...] = (
    Text("compensated_disarmament", on_elect=(DisarmElectedPlanet(),)),
    Text("compensated_decommissioning", on_elect=(HalveElectedFleet(),)),
    Text(
        "cost_overruns",
        on_for=(Lose(GOODS, PER_PLANET, EACH),),
        on_against=(NameMostVoter(side=AGAINST), Lose(GOODS, 1, LAST_CHOSEN)),
    ),
    Text("desperate_measures", on_elect=(ClearElectedSystem(),), among=(NOT_HOME,)),
    Text(
        COLLAPSE,
        on_for=(ExhaustAllPlanets(), Lasting(NO_SECONDARIES, ROUND, EACH)),
        on_against=(Lasting(NO_REFRESH, ROUND, EACH),),
    ),
    Text(
        "open_the_trade_routes", on_for=(PlaceGoods(),), on_against=(LoseOrOwe(GOODS, HALF_UP, EACH, owed=3),)
    ),
    Text("relics_of_the_past", on_elect=(Gain(GOODS, 5, CHOSEN),)),
    Text("sharing_of_technology", on_for=(LearnFromPartners(),), on_against=(BreakAgreements(),)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_FOLLOW, COLLAPSE, window="secondary_static", mark=NO_SECONDARIES, bans=True),
    modifies(SKIPS_REFRESH, COLLAPSE, window="status_refresh", mark=NO_REFRESH, bans=True),
)
