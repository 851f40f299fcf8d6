"""Hits that are not assigned yet: who takes them, who produced them, how many are cancelled."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.combatants import by_level
from throneworld.imperium.combat.purposes import COMBAT, SPACE_CANNON
from throneworld.imperium.combat.sustaining import SustainDamage, hits_cancelled
from throneworld.imperium.combat.targets import Target, targets_of
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT_ROUND, mark
from throneworld.imperium.movement.cargo import damage_ship, ship_named
from throneworld.imperium.state import AREAS, NEUTRAL, NOBODY, of
from throneworld.imperium.units import FIGHTER, count
from throneworld.imperium.verbs.units import SUSTAINED
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.kernel.windows import Occasion


class Hits(Procedure, frozen=True):
    """Hits that were produced against a player's units and are not assigned yet."""

    abstract: ClassVar[bool] = True
    seat: int = NOBODY
    """Which side takes them."""
    place: Place = ""
    hits: int = 0
    heavy: int = 0
    """How many of them must be assigned to other kinds than those that are spared, if that is possible."""
    spared: tuple[str, ...] = (FIGHTER,)
    by: int = NOBODY
    """Who produced them."""
    how: str = COMBAT
    sustaining: str = ""
    """The kind of the unit that sustains damage next."""
    load: str = ""
    """What that ship carries, if it was named by it."""
    for_me: bool = False
    """Whether the rest is left to the order in which units are missed least."""

    def announce(self, game: Game) -> None:
        """The hits are known: some cards cancel them before they are assigned."""
        if self.how == SPACE_CANNON:
            game.open("space_cannon_hits", self.seat, self.place, self.by)
        elif self.place in AREAS:
            game.open("space_combat_hits", self.seat, self.by, int(self.place))

    def decides_alone(self) -> bool:
        """Whether nobody is asked: units of nobody are given up as they are missed least."""
        return self.for_me or self.seat == NEUTRAL

    def targets(self, game: Game) -> tuple[Target, ...]:
        return targets_of(of(game), self.seat, self.place, self.how)

    def ask_to_sustain(self, game: Game, kinds: tuple[str, ...], chosen: bool = False) -> None:
        game.do(SustainDamage(seat=self.seat, place=self.place, hits=self.hits, kinds=kinds, chosen=chosen))

    def sustain(self, game: Game, damage: int = 0, load: str = "") -> int:
        """The least damaged unit that has at least so much is damaged more; how many hits that cancels."""
        squad = (self.sustaining, self.place, count(of(game), self.seat, self.place, self.sustaining))
        levels = by_level(of(game), self.seat, squad)
        while not levels[damage]:
            damage += 1
        ship = ship_named(of(game), self.seat, self.place, self.sustaining, damage, load or self.load)
        damage_ship(game, self.seat, self.place, ship)
        if self.how == COMBAT:
            mark(game, SUSTAINED, seat=self.seat, subject=self.sustaining, until=COMBAT_ROUND)
        game.open("damage_sustained", self.seat, self.sustaining, self.place, self.by)
        return hits_cancelled(of(game), self.seat, self.hits)


def cancel_hits(game: Game, occasion: Occasion, number: int) -> None:
    """Up to so many of the hits that a window is about are cancelled before they are assigned.

    Whoever cancels them chooses which: those that spare some of his units first.
    """
    step = game.step_at(occasion.subject, Hits)
    left = {"hits": max(0, step.hits - number), "heavy": max(0, step.heavy - number)}
    game.amend(Hits, occasion.subject, **left)
