"""Events about players: what is done to them, and what they are given."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.council import FOR
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, EACH, LAST_CHOSEN
from throneworld.imperium.marks import ROUND
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.accusing import DiscardPolitics, RevealSecrets, SupportersMayDraw
from throneworld.ti3.effects.ballots import ELECTED, NameMostVoter
from throneworld.ti3.effects.exhausting import ExhaustPlanetsOf
from throneworld.ti3.effects.fates import IntoCaptivity
from throneworld.ti3.effects.hands import (
    DiscardAtRandom,
    DiscardHand,
    ExchangeSecrets,
    MayDraw,
    MayDrawSecret,
)
from throneworld.ti3.effects.trade import MayPlaceOneEach, TakeOneOfEach

TEXTS: tuple[Text, ...] = (
    Text("archived_secret", on_elect=(MayDrawSecret(),)),
    Text("economic_revitalization", on_elect=(TakeOneOfEach(), MayPlaceOneEach())),
    Text("equal_threats", on_elect=(ExchangeSecrets(),)),
    Text(
        "grand_accusation",
        on_elect=(
            IntoCaptivity(),
            DiscardHand(),
            DiscardPolitics(),
            NameMostVoter(side=ELECTED),
            RevealSecrets(),
            SupportersMayDraw(amount=2),
        ),
    ),
    Text(
        "public_execution",
        on_elect=(DiscardHand(), ExhaustPlanetsOf(), Lasting(COMBAT_BONUS, ROUND, CHOSEN, about=-1)),
    ),
    Text(
        "unconventional_measures",
        on_for=(MayDraw(whom=EACH), NameMostVoter(side=FOR), MayDraw(whom=LAST_CHOSEN)),
        on_against=(DiscardAtRandom(amount=2, whom=EACH),),
    ),
)
