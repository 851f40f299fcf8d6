"""Directives that destroy or place units."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, held_planets
from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.whom import CHOSEN, everybody, with_points
from throneworld.imperium.order import playing
from throneworld.imperium.placing import PlaceUnit
from throneworld.imperium.reasons import gone
from throneworld.imperium.rolling import roll_dice
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import places_in
from throneworld.ti4.effects.devastation import Demand, Destroy, Devastation, Loss, all_units, places_of
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.steps.control import check_control
from throneworld.ti4.steps.research import Research, tokens_instead
from throneworld.ti4.tables import INFANTRY, MECATOL_TILE
from throneworld.ti4.units import KINDS, count, on_board

REDISTRIBUTION = "colonial_redistribution"

FAVOURABLE = 6
"""The lowest face at which the Ixthian Artifact is a blessing."""
TECHNOLOGIES_FOUND = 2
UNITS_LOST = 3


# Arms Reduction


class DestroyDownTo(Effect, frozen=True):
    """Each player destroys units of these kinds until he has no more than so many of each."""

    limits: tuple[tuple[str, int], ...] = ()

    def run(self, game: Game) -> Step | None:
        state = of(game)
        demands: list[Demand] = [
            (seat, (kind,), places_of(state, seat, kind), on_board(state, seat, kind) - most)
            for seat in everybody(state)
            for kind, most in self.limits
            if on_board(state, seat, kind) > most
        ]
        return Devastation(why=str(self.occasion["agenda"]), demands=tuple(demands))


# On an elected planet


class ResettleElectedPlanet(Effect, frozen=True):
    """Its controller chooses one of the players with the fewest points, who may put infantry there."""

    def run(self, game: Game) -> Step | None:
        planet = str(self.targets[0])
        controller = of(game).control.get(planet, NOBODY)
        return None if controller == NOBODY else ChooseSettler(seat=controller, planet=planet)


class ChooseSettler(Decision, frozen=True):
    rule: ClassVar[str] = "RR 8.18"
    prompt: ClassVar[str] = "choose_settler"
    planet: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in with_points(of(game), min)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        other = int(option[1])
        return gone(of(game), other) or Refusal("RR 87.5", "not_fewest_points", (other,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        how = REDISTRIBUTION
        game.do(
            PlaceUnit(seat=int(option[1]), kinds=(INFANTRY,), places=(self.planet,), how=how, optional=True),
            SettleControl(planet=self.planet),
        )


class SettleControl(Step, frozen=True):
    """A planet goes to whoever alone has ground forces there now (RR 24.5)."""

    planet: str = ""

    def run(self, game: Game) -> None:
        check_control(game, self.planet)


# Ixthian Artifact


class ConsultArtifact(Effect, frozen=True):
    """The speaker rolls a die: technologies for everybody, or ruin around Mecatol Rex."""

    def run(self, game: Game) -> Step | None:
        why = str(self.occasion["agenda"])
        (result,) = roll_dice(game, self.seat, 1, why, FAVOURABLE)
        if result < FAVOURABLE:
            return ruin_around_mecatol_rex(of(game), why)
        for seat in everybody(of(game)):
            game.do(ResearchUpTo(seat=seat, left=TECHNOLOGIES_FOUND))
        return None


class ResearchUpTo(Step, frozen=True):
    """So many technologies, one after the other, until the player declines one."""

    seat: int = NOBODY
    left: int = 0
    owned: int = -1
    """How many he had when he was asked last."""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        now = len(state.technologies[self.seat])
        if not self.left or (now == self.owned and not tokens_instead(state, self.seat)):
            return None
        game.do(Research(seat=self.seat, optional=True))
        return ResearchUpTo(seat=self.seat, left=self.left - 1, owned=now)


def ruin_around_mecatol_rex(state: Ti4State, why: str) -> Devastation:
    """Everything in its system, three units of each player in each adjacent one.

    What is adjacent to one player only does not count.
    """
    centre = [
        loss for seat in playing(state) for loss in all_units(state, seat, places_in(MECATOL_TILE), KINDS)
    ]
    demands: list[Demand] = [
        (seat, KINDS, places_in(system), UNITS_LOST)
        for seat in everybody(state)
        for system in members(adjacency(state)[MECATOL_TILE])
        if any(place in state.units[seat] for place in places_in(system))
    ]
    return Devastation(why=why, lost=tuple(centre), demands=tuple(demands))


# Swords to Plowshares


class DisbandHalf(Effect, frozen=True):
    """Each player destroys half of his infantry, rounded up, on each of his planets, for as many goods."""

    def run(self, game: Game) -> None:
        state, why = of(game), str(self.occasion["agenda"])
        lost = [loss for seat in everybody(state) for loss in half_the_infantry(state, seat)]
        game.do(Devastation(why=why, lost=tuple(lost)))
        for seat in everybody(state):
            goods = sum([many for owner, _, _, many, _ in lost if owner == seat])
            game.do(Gain(GOODS, goods, seat=seat, why=why))


def half_the_infantry(state: Ti4State, seat: int) -> list[Loss]:
    planets = [planet for planet in held_planets(state, seat) if count(state, seat, planet, INFANTRY)]
    return [
        (seat, INFANTRY, planet, (count(state, seat, planet, INFANTRY) + 1) // 2, 0) for planet in planets
    ]


TEXTS: tuple[AgendaText, ...] = (
    AgendaText(REDISTRIBUTION, on_elect=(Destroy(KINDS, CHOSEN), ResettleElectedPlanet())),
)
