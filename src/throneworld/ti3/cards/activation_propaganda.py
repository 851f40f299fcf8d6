"""A card of words against troops: they leave a blockaded planet, or join its besieger (ruling 129)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlanet, there_is
from throneworld.imperium.landing import landing_refusal
from throneworld.imperium.paying import INFLUENCE, Pay, purse
from throneworld.imperium.planets import influence
from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.imperium.units import count, damage_of, has_ships, left
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Aim, Effect
from throneworld.ti3.cards.activation import ACTIVATED, it_is_tactical
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.filters import is_of_another
from throneworld.ti3.effects.prices import ChooseInfluence
from throneworld.ti3.leaders.diplomat import is_called_off
from throneworld.ti3.nouns import DAMAGE, PLACE, UNIT
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.war import act_of_war

PROPAGANDA = "propaganda_warfare"
REMOVED_BY_ONE = 2
DONE: Option = ("done",)


def blockaded_by_me(state: Ti3State, aim: Aim, planet: str) -> bool:
    """Another player's, with ships of the card's player in its system, which he has just activated."""
    here = SYSTEM[planet] == aim.occasion["system"] and has_ships(state, aim.seat, SYSTEM[planet])
    return here and is_of_another(state, aim.seat, planet)


def with_troops(state: Ti3State, aim: Aim, planet: str) -> bool:
    return ground_forces(state, state.control.get(planet, NOBODY), planet) > 0


def within_my_means(state: Ti3State, aim: Aim, planet: str) -> bool:
    """Only what goes beyond the influence of the planet counts."""
    return purse(state, aim.seat, INFLUENCE) > influence(state, planet)


class OutbidPlanet(ChooseInfluence, frozen=True):
    def least(self, state: Ti3State) -> int:
        return influence(state, str(self.targets[0])) + 1


class PayForWords(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        return Pay(seat=self.seat, amount=int(self.targets[1]), currency=INFLUENCE, why=PROPAGANDA)


class Persuade(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        planet, amount = str(self.targets[0]), int(self.targets[1])
        points = amount - influence(of(game), planet)
        return Persuasion(seat=self.seat, planet=planet, owner=of(game).control[planet], points=points)


class Persuasion(Procedure, frozen=True):
    """First it is said what each point does; then a landing is declared, if own units are put there."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "declare", "land", "settle")
    opens: ClassVar[tuple[str, ...]] = ("landing_declared_when",)

    seat: int = NOBODY
    planet: str = ""
    owner: int = NOBODY
    points: int = 0
    joining: tuple[str, ...] = ()
    """Kinds of own units that are put there."""

    def choose(self, game: Game) -> None:
        game.do(TurnTroops(seat=self.seat, planet=self.planet, owner=self.owner, points=self.points))

    def declare(self, game: Game) -> None:
        """A Diplomat may forbid it (ruling 64)."""
        if self.joining:
            game.open("landing_declared_when", self.seat, self.planet)

    def land(self, game: Game) -> None:
        """It is an act of war (ruling 67)."""
        if not self.joining or is_called_off(of(game), self.planet):
            return
        for kind in self.joining:
            place_units(game, self.seat, self.planet, kind, 1, PROPAGANDA)
        act_of_war(game, self.seat, self.owner, SYSTEM[self.planet])

    def settle(self, game: Game) -> None:
        game.do(Settle())


class TurnTroops(Decision, frozen=True):
    """For each point two units go, or one of the player's own comes in the place of one that has gone."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "turn_troops"
    verbs: ClassVar[Verbs] = {"destroy": (UNIT, DAMAGE), "place": (UNIT, PLACE)}

    planet: str = ""
    owner: int = NOBODY
    points: int = 0
    going: int = 0
    """How many more go for the point that was begun."""
    gone: tuple[str, ...] = ()
    """Kinds of units that have gone, and in whose place none has come."""
    joining: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        some_left = (self.points or self.going) and len(self.options(game, self.seat)) > 1
        if some_left:
            return Decision.run(self, game)
        game.amend(Persuasion, joining=self.joining)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "left": self.points, "going": self.going}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        going: list[Option] = [
            ("destroy", kind, level)
            for kind in state.edition.ground_kinds
            if count(state, self.owner, self.planet, kind)
            for level in damage_of(state, self.owner, self.planet, kind)
        ]
        coming: list[Option] = [("place", kind, self.planet) for kind in dict.fromkeys(self.gone)]
        return [*going, *coming, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != "place":
            return None
        if self.going:
            return Refusal(self.rule, "one_more_goes", (self.going,))
        state, kind = of(game), str(option[1])
        if left(state, seat, kind, self.planet) <= self.joining.count(kind):
            return Refusal("SA-8.8.1", "none_left", (kind,))
        return landing_refusal(state, seat, self.planet)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "place":
            return Refusal(self.rule, "none_has_gone", (option[1],))
        state, kind = of(game), str(option[1])
        refusal = kind_refusal(kind, state.edition.ground_kinds, self.rule)
        return refusal or unit_refusal(state, self.owner, kind, self.planet, self.rule, int(option[2]))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        if option == DONE:
            return replace(self, points=0, going=0)
        kind = str(option[1])
        if option[0] == "place":
            gone = list(self.gone)
            gone.remove(kind)
            return replace(self, points=self.points - 1, gone=tuple(gone), joining=(*self.joining, kind))
        destroy_doomed(game, self.owner, [(kind, self.planet, int(option[2]))], PROPAGANDA, seat)
        going = self.going - 1 if self.going else REMOVED_BY_ONE - 1
        going = min(going, ground_forces(of(game), self.owner, self.planet))
        points = self.points if self.going else self.points - 1
        return replace(self, points=points, going=going, gone=(*self.gone, kind))


TARGET = ChoosePlanet(filters=("blockaded_by_me", "with_troops", "within_my_means"))
LISTENERS: Declared = action_card(
    PROPAGANDA,
    ACTIVATED,
    both(it_concerns_me, it_is_tactical, there_is(TARGET)),
    Persuade(),
    aims=(TARGET, OutbidPlanet()),
    costs=(PayForWords(),),
)
FILTERS: Filters = {
    "planet": {
        "blockaded_by_me": blockaded_by_me,
        "with_troops": with_troops,
        "within_my_means": within_my_means,
    }
}
