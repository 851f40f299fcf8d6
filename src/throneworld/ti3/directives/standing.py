"""Events about points, objectives and laws."""

from __future__ import annotations

from throneworld.imperium.council import AGAINST
from throneworld.imperium.effects.whom import EACH, FEWEST_POINTS, FOR_VOTERS, MOST_POINTS
from throneworld.ti3.council.subjects import IN_FORCE_BEFORE, Text
from throneworld.ti3.effects.ballots import (
    DiscardAllLaws,
    DiscardElectedLaw,
    MayDiscardLaw,
    NameMostVoter,
    VoteOnElectedLaw,
)
from throneworld.ti3.effects.bonuses import BuyWithVotes
from throneworld.ti3.effects.claims import ReplaceObjective
from throneworld.ti3.effects.exhausting import ExhaustOfChoice
from throneworld.ti3.effects.gaining import COUNTERS, POINTS, Gain, Lose
from throneworld.ti3.effects.places import RemoveMarkers

TEXTS: tuple[Text, ...] = (
    Text("imperial_mandate", on_for=(Gain(POINTS, 1, EACH),), on_against=(Gain(COUNTERS, 1, MOST_POINTS),)),
    Text(
        "new_constitution",
        on_for=(DiscardAllLaws(), ExhaustOfChoice(amount=2)),
        on_against=(NameMostVoter(side=AGAINST), MayDiscardLaw()),
    ),
    Text("mutiny", on_for=(Gain(POINTS, 1, FOR_VOTERS),), on_against=(Lose(POINTS, 1, FOR_VOTERS),)),
    Text("pax_magnifica", on_elect=(BuyWithVotes(),)),
    Text("recognize_accomplishments", on_elect=(RemoveMarkers(),)),
    Text("repeal", on_elect=(DiscardElectedLaw(),)),
    Text("revote", on_elect=(VoteOnElectedLaw(),), among=(IN_FORCE_BEFORE,)),
    Text("shifting_values", on_elect=(ReplaceObjective(),)),
    Text(
        "seed_of_an_empire",
        on_for=(Gain(POINTS, 1, MOST_POINTS),),
        on_against=(Gain(POINTS, 1, FEWEST_POINTS),),
    ),
)
