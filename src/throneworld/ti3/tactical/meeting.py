"""A fleet meets others: whom it fights, and in which order (SA-3.18.1, ruling 184)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.units import enemies_in, has_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import NO_SYSTEM, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.space_battle import SpaceBattle


def meet_fleets(game: Game, seat: int, system: int, *after: Step) -> None:
    """A Space Battle if another player has ships there, too; with each of them if several have, since texts
    place ships beside others (ruling 134), and two races of a player share systems."""
    state = of(game)
    enemies = enemies_in(state, seat, system) if has_ships(state, seat, system) else ()
    if len(enemies) > 1:
        game.do(FightInTurn(seat=seat, system=system), *after)
    elif enemies:
        game.do(SpaceBattle(attacker=seat, defender=enemies[0], system=system), *after)


class FightInTurn(Decision, frozen=True):
    """He fights one after the other in the order he likes; the other fleet waits and is no part of it."""

    rule: ClassVar[str] = "SA-3.18.1"
    prompt: ClassVar[str] = "fight_in_turn"

    system: int = 0
    fought: tuple[int, ...] = ()

    def run(self, game: Game) -> Step | None:
        fights = has_ships(of(game), self.seat, self.system) and self._left(game)
        return super().run(game) if fights and not self._goes_on(game) else None

    def _goes_on(self, game: Game) -> bool:
        """Whether his fleet leaves for another system instead (ruling 169)."""
        from throneworld.ti3.tactical.action import TacticalAction  # which knows this one

        action = game.nearest(TacticalAction)
        return isinstance(action, TacticalAction) and action.onward != NO_SYSTEM

    def _left(self, game: Game) -> list[int]:
        enemies = enemies_in(of(game), self.seat, self.system)
        return [each for each in enemies if each not in self.fought]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("fight_fleet", each) for each in self._left(game)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_fleet_to_fight", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        other = int(option[1])
        following = FightInTurn(seat=seat, system=self.system, fought=(*self.fought, other))
        game.do(SpaceBattle(attacker=seat, defender=other, system=self.system), Settle(), following)


VERBS: Verbs = {"fight_fleet": (SEAT,)}
