"""Laws about offices, fleets, counters and what is held in points."""

from __future__ import annotations

from throneworld.imperium.council import AGAINST, FOR
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_DRAWN, TOKENS_GAINED
from throneworld.imperium.verbs.tokens import FLEET
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import NOT_HOME, Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.ballots import FEWEST_FLEET, HoldLaw, NameMostVoter, TakeSpeakerToken
from throneworld.ti3.effects.decreeing import DecreeFromHand, DiscardLaw, has_political_card
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.effects.places import BuildOnElected, RevealObjective
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import (
    FREE_SUPPLY,
    HELD_POINTS,
    KEPT_MINES,
    MAY_FOLLOW,
    SKIPS_REDISTRIBUTION,
)
from throneworld.ti3.state import NOBODY, Ti3State, of

PRECEPT, MONUMENT, ZONE = "council_precept", "build_monument", "demilitarized_zone"
PRIZE, PEACEFUL = "vorhal_peace_prize", "peaceful"
NO_ASSEMBLY = "no_assembly_secondary"
Borders = tuple[tuple[int, int], ...]

TEXTS: tuple[Text, ...] = (
    Text(MONUMENT, on_elect=(BuildOnElected(),), among=(NOT_HOME,)),
    Text(
        PRECEPT,
        on_for=(NameMostVoter(side=FOR), HoldLaw()),
        on_against=(NameMostVoter(side=AGAINST), TakeSpeakerToken(), Lasting(NO_ASSEMBLY, ROUND, EACH)),
    ),
    Text(ZONE),
    Text("emperor"),
    Text("fleet_regulations", on_against=(Gain(FLEET, 1, EACH),)),
    Text("minister_of_policy"),
    Text("resource_management", on_against=(RevealObjective(),)),
    Text(PRIZE, on_against=(Gain(GOODS, 3, FEWEST_FLEET),)),
)


def of_monument(state: Ti3State, seat: int) -> int:
    """The point is the controller's, whoever that is (ruling 138)."""
    return int(state.control.get(str(state.laws[MONUMENT]), NOBODY) == seat)


def is_assembly(state: Ti3State, seat: int, card: str) -> bool:
    return card == "assembly"


def elected_border(state: Ti3State, kept: Borders, seat: int) -> Borders:
    one, other = map(int, str(state.laws[ZONE]).split(" "))
    return (*kept, (min(one, other), max(one, other)))


def has_fewest_in_fleet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    least = min([state.fleet[each] for each in range(game.seats) if each not in state.eliminated])
    return None if state.fleet[seat] == least else Refusal("SA-9.2.3", "not_the_fewest")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(HELD_POINTS, MONUMENT, window="vp_static", by=of_monument),
    modifies(HELD_POINTS, "emperor", window="vp_static", add=2),
    modifies(MAY_FOLLOW, PRECEPT, window="secondary_static", mark=NO_ASSEMBLY, bans=True, by=is_assembly),
    modifies(KEPT_MINES, ZONE, window="mines_when", turns=elected_border),
    modifies(FREE_SUPPLY, "fleet_regulations", window="upkeep_static", to=4),
    modifies(CARDS_DRAWN, "minister_of_policy", window="status_receive", add=1),
    modifies(SKIPS_REDISTRIBUTION, "resource_management", window="status_redistribute", bans=True),
    modifies(TOKENS_GAINED, PRIZE, window="status_receive", mark=PEACEFUL, add=1),
)
LISTENERS: Declared = (
    *law(PRECEPT, "action", has_political_card, DecreeFromHand(), costs=(DiscardLaw(law=PRECEPT),)),
    *law(PRIZE, "status_start", has_fewest_in_fleet, Lasting(PEACEFUL, ROUND), owner_only=False, must=True),
)
