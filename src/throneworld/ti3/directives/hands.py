"""Events about cards in hand and secret objectives."""

from __future__ import annotations

from throneworld.imperium.council import FOR
from throneworld.imperium.effects.whom import FOR_VOTERS
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.ballots import NameMostVoter, NameNextVoter
from throneworld.ti3.effects.cards import MayTakeAtRandom
from throneworld.ti3.effects.claims import FULFILLED_SECRET
from throneworld.ti3.effects.gaining import POINTS, Gain
from throneworld.ti3.effects.hands import DealSecretsAnew, DiscardDownTo

TEXTS: tuple[Text, ...] = (
    Text(
        "flawed_planning",
        on_for=(DealSecretsAnew(),),
        on_against=(Gain(POINTS, 1, FULFILLED_SECRET),),
    ),
    Text(
        "shifting_loyalties",
        on_for=(
            NameMostVoter(side=FOR),
            MayTakeAtRandom(opponents=3),
            NameNextVoter(side=FOR),
            MayTakeAtRandom(),
        ),
        on_against=(DiscardDownTo(whom=FOR_VOTERS),),
    ),
)
