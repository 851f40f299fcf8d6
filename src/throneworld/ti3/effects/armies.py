"""Hits that a text inflicts on an army: the ground units of one side on a planet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, take_aim
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.ground_hits import GroundHits
from throneworld.ti3.tactical.mines import MINER

HITS = "inflict"


def armies_on(state: Ti3State, planet: Place) -> list[int]:
    """The sides, NEUTRAL among them, that have ground units there."""
    sides = (*range(len(state.units)), NEUTRAL)
    return [side for side in sides if ground_forces(state, side, planet)]


class ChooseHits(Aim, frozen=True):
    """("inflict", side, number): whose army, and how many hits."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "choose_hits"
    verbs: ClassVar[tuple[str, ...]] = (HITS,)
    planet: Place = ""
    most: int = 1

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        sides = armies_on(of(game), self.planet)
        return [(HITS, side, number) for side in sides for number in range(1, self.most + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] not in armies_on(of(game), self.planet):
            return Refusal(self.rule, "no_army_there", (self.planet,))
        return Refusal(self.rule, "not_so_many_hits", (self.most,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, *option[1:])


class HitArmy(Verb, frozen=True):
    """Its owner assigns them."""

    planet: Place = ""

    def run(self, game: Game) -> None:
        side, hits = map(int, self.targets[-2:])
        game.do(GroundHits(seat=side, place=self.planet, hits=hits, by=self.seat, how=self.why), Settle())


VERBS: Verbs = {HITS: (MINER, NUMBER)}
