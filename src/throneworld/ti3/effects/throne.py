"""What texts do to one certain planet, whoever controls it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import AGENDA as AGENDA_ENDS
from throneworld.imperium.marks import expire
from throneworld.imperium.placing import elsewhere_refusal, placing_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.council.laws import discard_law
from throneworld.ti3.effects.decreeing import ChooseCard
from throneworld.ti3.effects.free_units import place_as_far_as_possible
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.effects.lots import kinds_in_game
from throneworld.ti3.effects.unseating import neutralize
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.tables import GROUND_KINDS, MECATOL_REX
from throneworld.ti3.verbs.facilities import build_facility


class BuildFacilities(Verb, frozen=True):
    """Beyond the one that a planet may have (ruling 134); without the option, nothing."""

    facilities: tuple[str, ...] = ()
    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        for facility in self.facilities if game.options["facilities"] else ():
            build_facility(game, owner, self.planet, facility)


class WeakenGarrison(Verb, frozen=True):
    """One ground unit goes, as the controller chooses."""

    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        if owner != NOBODY:
            one = DestroyUnits(
                seat=owner, owner=owner, place=self.planet, why=self.reason, kinds=GROUND_KINDS
            )
            game.do(one)


class FreeWithoutGarrison(Verb, frozen=True):
    """Neutral, unless a ground unit of its controller is left there."""

    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        if owner != NOBODY and not ground_forces(of(game), owner, self.planet):
            neutralize(game, self.planet)


class DecreeFromThrone(Verb, frozen=True):
    """Its controller discards a law in force, or brings an agenda of his hand into force, if he likes."""

    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        if owner != NOBODY:
            expire(game, AGENDA_ENDS)  # the outcome is as if he alone had voted (ruling 136)
            game.do(DecreeOrDiscard(seat=owner, why=self.reason))


class DecreeOrDiscard(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "decree_or_discard"
    verbs: ClassVar[tuple[str, ...]] = ("law", "decree")
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("law", law) for law in of(game).laws], ("decree",), ("decline",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        lacking = option == ("decree",) and not of(game).politics[seat]
        return Refusal("SA-9.1.1", "no_political_card") if lacking else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "law_not_in_force", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == "law":
            discard_law(game, str(option[1]))
        return ChooseCard(seat=seat) if option == ("decree",) else None


class FortifyThrone(Verb, frozen=True):
    """Its controller may place one unit of these kinds."""

    kinds: tuple[str, ...] = ()
    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        if owner != NOBODY:
            game.do(FortifyOrNot(seat=owner, kinds=self.kinds, planet=self.planet, why=self.reason))


class FortifyOrNot(Decision, frozen=True):
    """Without Mechanized Units in the game two Ground Forces come instead (ruling 105)."""

    rule: ClassVar[str] = "SA-8.8.1"
    prompt: ClassVar[str] = "fortify_or_not"
    verbs: ClassVar[tuple[str, ...]] = ("place",)
    fewest: ClassVar[int] = 2
    kinds: tuple[str, ...] = ()
    planet: str = ""
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("place", kind, self.planet) for kind in self.kinds], ("decline",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == ("decline",):
            return None
        kind = kinds_in_game(game, (str(option[1]),))[0]
        return placing_refusal(of(game), seat, kind, self.planet)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, self.kinds, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != ("decline",):
            place_as_far_as_possible(game, seat, self.planet, str(option[1]), 1, self.why)


VERBS: Verbs = {"decree": ()}
