"""Acts of war: a Space Battle begins, or a landing or bombardment on another player's planet (ruling 67)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import standing
from throneworld.imperium.marks import ROUND, TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti3.control import may_be_lost, turn_neutral
from throneworld.ti3.deeds import ACT_OF_WAR, note
from throneworld.ti3.nouns import PLANET
from throneworld.ti3.quantities import BATTLES_IN_PEACE, SHAMES
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.verbs.agreements import break_by_war

DIPLOMACY = "diplomacy"
PAID_FOR = "paid_for_war"
"""Mark: this player has paid for acts of war against another, the subject, in this action (ruling 66)."""
SHAMED = "paid_for_shame"
"""Mark: likewise, where the other is too weak to be attacked for nothing."""
FORFEITED = "forfeited_protection"
"""Mark: this player has committed an act of war while he held Diplomacy (SA-15.2.2)."""


def act_of_war(game: Game, offender: int, victim: int, system: int, battle: bool = False) -> None:
    """One player begins a battle with another, or lands on or bombards his planet."""
    if offender >= 0 <= victim and not of(game).allied(offender, victim):
        game.do(ActOfWar(seat=offender, victim=victim, system=system, battle=battle))


@standing("hostile_act_when", DIPLOMACY)
def is_protected(state: Ti3State, seat: int) -> bool:
    """The holder of Diplomacy, executed or not, until he commits such an act himself (SA-15.2.1, 15.2.2)."""
    return DIPLOMACY in state.strategy_cards[seat] and not is_marked(state, FORFEITED, seat)


class ActOfWar(Procedure, frozen=True):
    """First who denies it, then what it costs, then the agreement of the two (sequence WAR)."""

    stages: ClassVar[tuple[str, ...]] = ("denied", "pay", "break_agreement", "close")
    opens: ClassVar[tuple[str, ...]] = ("hostile_act_when",)

    seat: int = NOBODY
    victim: int = NOBODY
    system: int = 0
    battle: bool = False
    """Whether it is a Space Battle that begins."""
    voided: bool = False
    """Whether somebody has made sure that it does not count."""

    def denied(self, game: Game) -> None:
        game.open("hostile_act_when", self.seat, self.victim, self.system)

    def pay(self, game: Game) -> Step | None:
        """Once for each victim and action; who has no planet pays nothing (ruling 66)."""
        state = of(game)
        if self.voided or (self.battle and granted_by(state, BATTLES_IN_PEACE, self.seat)):
            return END
        game.tell("act_of_war", self.seat, self.victim, self.system)
        for kind in (PAID_FOR,) if is_protected(state, self.victim) else ():
            self._pay_once(game, kind)
        for kind in (SHAMED,) if granted_by(state, SHAMES, self.victim) else ():
            self._pay_once(game, kind)
        return None

    def _pay_once(self, game: Game, kind: str) -> None:
        state = of(game)
        if not is_marked(state, kind, self.seat, self.victim) and held_planets(state, self.seat):
            mark(game, kind, seat=self.seat, subject=self.victim, until=TACTICAL_ACTION)
            game.do(PayForWar(seat=self.seat, victim=self.victim))

    def break_agreement(self, game: Game) -> None:
        """Goods of the one who attacks are lost, the other collects his (SA-11.4.5)."""
        break_by_war(game, self.seat, self.victim)

    def close(self, game: Game) -> None:
        note(game, ACT_OF_WAR, self.seat, self.victim, self.system)
        if DIPLOMACY in of(game).strategy_cards[self.seat]:
            mark(game, FORFEITED, seat=self.seat, until=ROUND)


class PayForWar(Decision, frozen=True):
    """One planet of his own is exhausted, or given up: then it is nobody's (SA-15.2.1)."""

    rule: ClassVar[str] = "SA-15.2.1"
    prompt: ClassVar[str] = "pay_for_war"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust", "turn_neutral")

    victim: int = NOBODY

    def run(self, game: Game) -> Step | None:
        return super().run(game) if self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.victim}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        held = held_planets(of(game), seat)
        return [(verb, planet) for planet in held for verb in ("exhaust", "turn_neutral")]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, verb, planet = of(game), *map(str, option)
        if verb == "exhaust":
            return Refusal(self.rule, "planet_exhausted", (planet,)) if planet in state.exhausted else None
        if not may_be_lost(state, planet):
            return Refusal("SA-7.3.6", "station_under_own_ships", (planet,))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        verb, planet = map(str, option)
        if verb == "exhaust":
            exhaust_planet(game, planet, "act_of_war")
        else:
            turn_neutral(game, planet)
            game.do(Settle())


VERBS: Verbs = {"turn_neutral": (PLANET,)}
EVENTS: dict[str, tuple[str, ...]] = {"act_of_war": ("seat", "other", "system")}
