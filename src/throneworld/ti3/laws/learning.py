"""Laws about research: a planet of learning, what is published, and what anomalies teach."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems, set_of
from throneworld.imperium.board import Lifted, all_systems, anomalies
from throneworld.imperium.conditions import standing
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.marks import ROUND, is_marked, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import holders_of_law
from throneworld.imperium.planets import influence
from throneworld.imperium.quantities import ENTRY, SHUT, TERRAIN
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import NOT_HOME, Text
from throneworld.ti3.effects.exhausting import ExhaustSpecialties
from throneworld.ti3.modifying import modifies
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.quantities import (
    PLANET_SPECIALTIES,
    PLANET_VOTES,
    TECHNOLOGIES_BOUGHT,
    TECHNOLOGY_DISCOUNTS,
    TECHNOLOGY_PRICE,
)
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.strategic.action import STRATEGIC_ACTION
from throneworld.ti3.tables import COLOURS, ION_STORM, NEBULA, TILE
from throneworld.ti3.tables.needs import SHIP_ANY

UNIVERSITY, DOCUMENTING = "fund_mega_university", "documenting_research"
ANOMALIES = "investigate_spatial_anomalies"
DOCUMENTED = "documented"
"""Mark: the active player has acquired the technology that is the subject in this action."""
KEPT_OUT = "kept_out_of_special_systems"
STUDIED = 2
"""So many of these systems give a discount."""

TEXTS: tuple[Text, ...] = (
    Text(UNIVERSITY, among=(NOT_HOME,)),
    Text(DOCUMENTING, on_against=(ExhaustSpecialties(),)),
    Text(ANOMALIES, on_against=(Lasting(KEPT_OUT, ROUND, EACH),)),
)


# The university


def is_university(state: Ti3State, planet: str) -> bool:
    return state.laws[UNIVERSITY] == planet


def votes_of_university(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    """Even exhausted."""
    return max(votes, influence(state, planet)) if is_university(state, planet) else votes


def faculties(state: Ti3State, symbols: tuple[str, ...], seat: int, planet: str) -> tuple[str, ...]:
    """One more of each colour."""
    return (*symbols, *COLOURS) if is_university(state, planet) else symbols


@standing("primary_resolve", UNIVERSITY)
@standing("secondary_resolve", UNIVERSITY)
def one_more(state: Ti3State, seat: int) -> int:
    """For whoever controls it."""
    return int(state.control.get(str(state.laws[UNIVERSITY]), NOBODY) == seat)


# What is published


def acquired_by_active_player(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = occasion["seat"] == seat == of(game).active
    return None if fine else Refusal("SA-9.2.3", "not_about_you")


class Document(Verb, frozen=True):
    def run(self, game: Game) -> None:
        mark(game, DOCUMENTED, subject=self.occasion["technology"], until=STRATEGIC_ACTION)


def is_documented(state: Ti3State, seat: int, technology: str) -> bool:
    """The active player himself has it already."""
    return is_marked(state, DOCUMENTED, subject=technology)


# What anomalies teach

_CALM = ((ION_STORM, "no_passage"), (NEBULA, "no_passage"), (NEBULA, "slow"))


def clear(state: Ti3State, lifted: Lifted, seat: int) -> Lifted:
    return lifted + _CALM


def studied(state: Ti3State, seat: int) -> int:
    """A discount like those of specialties."""
    found = anomalies(state, ION_STORM) | anomalies(state, NEBULA)
    return int((controlled_systems(state, seat, SHIP_ANY) & found).bit_count() >= STUDIED)


def is_special(state: Ti3State, seat: int, system: int) -> bool:
    return bool(TILE[system].special)


def with_special(state: Ti3State, systems: Systems, seat: int) -> Systems:
    return systems | set_of(each for each in all_systems(state) if TILE[each].special)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PLANET_VOTES, UNIVERSITY, window="votes_static", turns=votes_of_university),
    modifies(PLANET_SPECIALTIES, UNIVERSITY, window="planet_value_static", turns=faculties),
    modifies(TECHNOLOGIES_BOUGHT, UNIVERSITY, window="tech_gain_static", by=one_more),
    modifies(TECHNOLOGY_PRICE, DOCUMENTING, window="tech_gain_static", to=0, where=is_documented),
    modifies(TERRAIN, ANOMALIES, window="movement_static", turns=clear),
    modifies(TECHNOLOGY_DISCOUNTS, ANOMALIES, window="tech_gain_static", by=studied),
    modifies(ENTRY, ANOMALIES, window="movement_static", mark=KEPT_OUT, bans=True, where=is_special),
    modifies(SHUT, ANOMALIES, window="movement_static", mark=KEPT_OUT, turns=with_special),
)
LISTENERS: Declared = in_the_open(
    DOCUMENTING,
    "tech_gain_static",
    ("technology_acquired",),
    acquired_by_active_player,
    holders_of_law(DOCUMENTING, False),
    (Document(),),
    rule="SA-9.2.3",
    must=True,
)
