"""A Warp Gyre sends the fleet on; the Tactical Action goes on where it comes out (ruling 169)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.units import enemies_in
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import counts_as_home
from throneworld.ti3.nouns import SYSTEM
from throneworld.ti3.quantities import IGNORES_COUNTER
from throneworld.ti3.state import NO_SYSTEM, Ti3State, of
from throneworld.ti3.tactical.onward_ways import onward_refusal

GYRE = "warp_gyre"
STAY: Option = ("stay",)
RULE = "SA-16.3.5"


def warp_refusal(state: Ti3State, seat: int, system: int, target: int) -> Refusal | None:
    """Whither it does not lead."""
    if counts_as_home(state, target):
        return Refusal(RULE, "home_system", (target,))
    if enemies_in(state, seat, target):
        return Refusal(RULE, "enemy_ships_there", (target,))
    if not reinforcements(state, seat):
        return Refusal(RULE, "no_counter_left")
    refusal = onward_refusal(state, seat, system, target)
    return Refusal(RULE, refusal.key, refusal.args) if refusal else None


class ChooseWarp(Decision, frozen=True):
    """One of the systems beside it; without any nothing happens."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "choose_warp"
    verbs: ClassVar[tuple[str, ...]] = ("warp", "stay")

    system: int = NO_SYSTEM
    tried: tuple[int, ...] = ()
    """Systems whose activation was prevented."""

    def run(self, game: Game) -> Step | None:
        found = [option for option in self.options(game, self.seat) if option != STAY]
        return Decision.run(self, game) if found else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        near = [
            each for each in members(adjacency(state, seat, MOVING)[self.system]) if each not in self.tried
        ]
        free = [STAY] if granted_by(state, IGNORES_COUNTER, seat, GYRE) else []
        return [*[("warp", target) for target in near], *free]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == STAY else warp_refusal(of(game), seat, self.system, int(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == STAY:
            return Refusal(self.rule, "cannot_ignore", (GYRE,))
        key = "activation_was_prevented" if option[1] in self.tried else "not_adjacent"
        return Refusal(self.rule, key, (self.system, option[1]) if key == "not_adjacent" else option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        from throneworld.ti3.tactical.action import TacticalAction  # that module knows this one

        if option != STAY:
            target = int(option[1])
            game.tell("fleet_warped", seat, self.system, target)
            game.amend(TacticalAction, onward=target, warped=(*self.tried, target))


def warp(game: Game, seat: int, system: int, tried: tuple[int, ...] = ()) -> None:
    game.do(ChooseWarp(seat=seat, system=system, tried=tried))


def is_warped(game: Game) -> bool:
    """Whether the fleet of the action is about to be taken away."""
    from throneworld.ti3.tactical.action import TacticalAction

    action = game.nearest(TacticalAction)
    return action is not None and bool(action.onward and action.warped)


VERBS: Verbs = {"warp": (SYSTEM,)}
EVENTS: dict[str, tuple[str, ...]] = {"fleet_warped": ("seat", "system", "target")}
