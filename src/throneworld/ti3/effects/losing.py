"""Units that a text destroys without a hit: chosen one after the other, lost together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.targets import (
    Doomed,
    Target,
    all_of,
    each_of,
    targets_of,
    unit_count,
    without,
)
from throneworld.imperium.edition import Place
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.state import NEUTRAL, NOBODY, Ti3State, of
from throneworld.ti3.tactical.sinking import sink


class DestroyUnits(Decision, frozen=True):
    """So many units that a side has in a place, as a player chooses; nothing is sustained."""

    rule: ClassVar[str] = "SA-4.7.1"
    prompt: ClassVar[str] = "destroy_units"
    verbs: ClassVar[Verbs] = {"destroy": SHIP}

    owner: int = NOBODY
    place: Place = ""
    left: int = 1
    why: str = ""
    by: int = NOBODY
    kinds: tuple[str, ...] = ()
    """If given: no others."""
    doomed: tuple[Doomed, ...] = ()

    def run(self, game: Game) -> Step | None:
        targets = self._targets(of(game))
        all_fall = self.left >= unit_count(targets)
        if all_fall or not self.left:
            doomed = (*self.doomed, *(all_of(targets) if all_fall else ()))
            sink(game, self.owner, self.place, doomed, self.why, self.by)
            return None
        if self.seat == NEUTRAL:
            return self._with(weakest(of(game), self.owner, targets))
        return Decision.run(self, game)

    def _targets(self, state: Ti3State) -> tuple[Target, ...]:
        found = targets_of(state, self.owner, self.place, self.why)
        left = tuple([each for each in found if not self.kinds or each[0] in self.kinds])
        for unit in self.doomed:
            left = without(left, unit[:3])
        return left

    def _with(self, unit: Doomed) -> Step:
        return replace(self, left=self.left - 1, doomed=(*self.doomed, unit))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.owner, "place": self.place, "left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        options = destroy_options(self._targets(state), self.place)
        return by_load(state, self.owner, options, self.place, self.doomed)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if self.kinds and option[1] not in self.kinds:
            return Refusal(self.rule, "other_kind", (option[1],))
        return casualty_refusal(state, self.owner, option, self.place, self.rule, self._targets(state))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        return self._with(unit_named(option, self.place))


def weakest(state: Ti3State, side: int, targets: tuple[Target, ...]) -> Doomed:
    """Units of nobody give up the highest combat value first (ruling 85)."""
    return max(
        each_of(targets), key=lambda unit: (state.edition.profile(state, side, unit[0]).combat, unit[2])
    )
