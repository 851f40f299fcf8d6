"""Cards with which a player has for a round what is another's, or what nobody has given him; or loses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import it_concerns_another
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, ChoosePlayer, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.planets import readied
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs, words_of
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.edition import BANNED, BORROWED
from throneworld.ti3.nouns import PLANET as A_PLANET
from throneworld.ti3.nouns import TECHNOLOGIES
from throneworld.ti3.owning import has_ability, has_technology
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import RACE_ABILITIES, RACE_OF, RED, TECHNOLOGY

CULTURE, BOX, ASSASSINATION = "multiculturalism", "opening_the_black_box", "scientist_assassination"
DOCKS_IN_SPACE = "saar.2"
"""The one ability that nobody copies."""
ABILITY, OPEN_BOX = "ability", "open_box"
DONE: Option = ("done",)


# Multiculturalism


def abilities_of(state: Ti3State, other: int) -> list[str]:
    race = state.factions[other]
    return [each for each in RACE_ABILITIES if RACE_OF[each] == race and each != DOCKS_IN_SPACE]


class ChooseAbility(Choose, frozen=True):
    """("ability", id): one that stands on the sheet of the player who was chosen."""

    prompt: ClassVar[str] = "choose_ability"
    verb: ClassVar[str] = ABILITY

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return zip(abilities_of(state, int(self.targets[0])))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        key = "docks_are_not_copied" if option[1] == DOCKS_IN_SPACE else "ability_of_others"
        return Refusal(self.rule, key, option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("ability_named", self.seat, *target)


class CopyAbility(Verb, frozen=True):
    """Whatever becomes of the original (ruling 190)."""

    def run(self, game: Game) -> None:
        mark(game, BORROWED, seat=self.seat, subject=self.targets[-1], until=ROUND)


def _is_new(state: Ti3State, aim: Aim, ability: str) -> bool:
    return not has_ability(state, aim.seat, ability)


def _has_something_new(state: Ti3State, aim: Aim, other: int) -> bool:
    return any(not has_ability(state, aim.seat, each) for each in abilities_of(state, other))


# Opening the Black Box


def red_planets(state: Ti3State, seat: int) -> list[str]:
    return [planet for planet in held_planets(state, seat) if RED in symbols_of(state, planet)]


def has_a_red_planet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = set(red_planets(state, seat)) & set(readied(state, seat))
    return None if found else Refusal("SA-7.4.1", "no_refreshed_specialty", (RED,))


class OpenBox(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return BorrowForPlanet(seat=self.seat, why=self.reason)


class BorrowForPlanet(Decision, frozen=True):
    """A planet is exhausted for the use of a technology, as often as he likes."""

    rule: ClassVar[str] = "SA-10.1.1"
    prompt: ClassVar[str] = "borrow_for_planet"
    verbs: ClassVar[tuple[str, ...]] = (OPEN_BOX,)

    why: str = ""

    def run(self, game: Game) -> Step | None:
        some = len(self.options(game, self.seat)) > 1
        return Decision.run(self, game) if some else Settle()

    def binds(self, seat: int) -> bool:
        return True

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"card": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        red = [technology for technology, row in TECHNOLOGY.items() if row.colour == RED]
        return [*[(OPEN_BOX, planet, each) for planet in red_planets(of(game), seat) for each in red], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == DONE:
            return None
        planet, technology = option[1:]
        if planet in state.exhausted:
            return Refusal("SA-8.3.1", "planet_exhausted", (planet,))
        has = has_technology(state, seat, str(technology))
        return Refusal(self.rule, "technology_in_use", (technology,)) if has else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet, technology = map(str, option[1:])
        refusal = control_refusal(of(game), seat, planet)
        if refusal is not None:
            return refusal
        if RED not in symbols_of(of(game), planet):
            return Refusal("SA-7.4.1", "no_such_specialty", (planet, RED))
        return Refusal(self.rule, "not_of_this_colour", (technology, RED))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return Settle()
        planet, technology = map(str, option[1:])
        exhaust_planet(game, planet, self.why)
        mark(game, BORROWED, seat=seat, subject=technology, until=ROUND)
        game.tell("technology_borrowed", seat, technology)
        return self


# Scientist Assassination


class SilenceGained(Verb, frozen=True):
    """They are owned all the same, and serve as prerequisites (ruling 190)."""

    def run(self, game: Game) -> Step:
        other = int(self.occasion["seat"])
        for technology in str(self.occasion["technologies"]).split():
            mark(game, BANNED, seat=other, subject=technology, until=ROUND)
            game.tell("technology_is_useless", other, technology)
        return Settle()


OPPONENT = ChoosePlayer(filters=("another", "with_an_ability_to_copy"))
FILTERS: Filters = {
    "player": {"with_an_ability_to_copy": _has_something_new},
    ABILITY: {"new_to_me": _is_new},
}
LISTENERS: Declared = (
    *action_card(
        CULTURE,
        "strategy_phase_any",
        there_is(OPPONENT),
        CopyAbility(),
        aims=(OPPONENT, ChooseAbility(filters=("new_to_me",))),
    ),
    *action_card(BOX, "strategy_phase_start", has_a_red_planet, OpenBox(why=BOX)),
    *action_card(ASSASSINATION, "tech_gained_after", it_concerns_another, SilenceGained()),
)
VERBS: Verbs = {ABILITY: (words_of("ability", *RACE_ABILITIES),), OPEN_BOX: (A_PLANET, TECHNOLOGIES)}
EVENTS: dict[str, tuple[str, ...]] = {
    "ability_named": ("seat", "ability"),
    "technology_is_useless": ("seat", "technology"),
}
