"""Laws about what is known: Anti-Intellectual Revolution, Classified Document Leaks, the research teams."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.later import at_next_strategy_phase, put_off
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import readied
from throneworld.imperium.quantities import COUNTS_AS_SECRET, PUBLIC_OBJECTIVES, SPECIALTIES
from throneworld.imperium.reasons import readied_refusal
from throneworld.imperium.verbs.planets import exhaust_planet, exhaust_planets
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti4.declare import Clause, both, it_concerns_me, law
from throneworld.ti4.laws.effects import DestroyOwnUnit, units_of_kinds
from throneworld.ti4.modifying import modifies
from throneworld.ti4.objectives import leak
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.steps.prerequisites import serves_with
from throneworld.ti4.tables import BLUE, GREEN, RED, TECHNOLOGY, YELLOW
from throneworld.ti4.units import BIG_SHIPS

REVOLUTION, LEAKS = "anti_intellectual_revolution", "classified_document_leaks"
RESEARCH_TEAMS: dict[str, str] = {
    "research_team_biotic": GREEN,
    "research_team_cybernetic": YELLOW,
    "research_team_propulsion": BLUE,
    "research_team_warfare": RED,
}


def has_big_ship(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Whoever has only fighters, or nothing, has nothing to destroy."""
    return None if units_of_kinds(of(game), seat, BIG_SHIPS) else Refusal("RR 1.9", "no_ship_to_destroy")


def owned_count(state: Ti4State, seat: int) -> int:
    """Technologies that a player owns; of what he copies only the text is his."""
    factions = ("", state.factions[seat])
    return sum([TECHNOLOGY[each].faction in factions for each in state.technologies[seat]])


class ExhaustForTechnologies(Aim, frozen=True):
    """A planet of his choice for each technology that the player owns, one at a time."""

    rule: ClassVar[str] = "RR 32.4"
    prompt: ClassVar[str] = "exhaust_own_planet"
    left: int = -1
    """How many are still to be exhausted; not counted yet if below zero."""
    why: str = ""

    def run(self, game: Game) -> Step | None:
        left = owned_count(of(game), self.seat) if self.left < 0 else self.left
        planets = readied(of(game), self.seat)
        if left >= len(planets):
            exhaust_planets(game, planets, self.why)
            return None
        if left != self.left:
            return replace(self, left=left)
        return Decision.run(self, game) if left else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("exhaust", planet) for planet in readied(of(game), seat)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return readied_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        exhaust_planet(game, str(option[1]), self.why)
        return replace(self, left=self.left - 1)


class LeakElected(Effect, frozen=True):
    """The elected secret objective becomes a public one (RR 52)."""

    def run(self, game: Game) -> None:
        leak(game, str(self.targets[0]))


TEXTS: tuple[AgendaText, ...] = (
    AgendaText(REVOLUTION, on_against=(put_off(REVOLUTION),)),
    AgendaText(LEAKS, on_elect=(LeakElected(),)),
)


def with_the_leaked_one(state: Ti4State, value: tuple[str, ...], seat: int) -> tuple[str, ...]:
    objective = state.laws[LEAKS]
    return (*value, objective) if isinstance(objective, str) and objective else value


def is_the_leaked_one(state: Ti4State, seat: int, objective: str) -> bool:
    return state.laws[LEAKS] == objective


MODIFIERS: tuple[Modifier, ...] = (
    *(
        modifies(SPECIALTIES, team, window="research_when", turns=serves_with(team, colour))
        for team, colour in RESEARCH_TEAMS.items()
    ),
    modifies(PUBLIC_OBJECTIVES, LEAKS, window="objective_static", turns=with_the_leaked_one),
    modifies(COUNTS_AS_SECRET, LEAKS, bans=True, by=is_the_leaked_one),
)
LISTENERS: tuple[Clause, ...] = (
    *law(
        REVOLUTION,
        "research_after",
        both(it_concerns_me, has_big_ship),
        DestroyOwnUnit(kinds=BIG_SHIPS, why=REVOLUTION),
        must=True,
        owner_only=False,
    ),
    *at_next_strategy_phase(REVOLUTION, ExhaustForTechnologies(why=REVOLUTION)),
)
