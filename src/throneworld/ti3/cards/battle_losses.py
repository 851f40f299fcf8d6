"""Cards about ships that are damaged or lost in a battle."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.purposes import COMBAT as COMBAT_ROLLS
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT
from throneworld.imperium.movement.cargo import ship_named
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.ship_marks import LOST_AFTERWARDS, doom_nobodys_ship, mark_ship
from throneworld.ti3.state import NEUTRAL, NOBODY, of
from throneworld.ti3.tactical.hits import Casualties, TakeHits
from throneworld.ti3.tactical.rolling import Shooting, Volley, dice_for

CATASTROPHE, COURAGEOUS = "catastrophic_hit", "courageous_to_the_end"
LAST_DICE = 2


def my_battle(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """This seat is the one that is hit, or the one that hits."""
    fine = seat in (occasion["seat"], occasion["other"])
    return None if fine else Refusal("SA-8.7.1", "not_in_this_combat")


def by_an_enemy(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = occasion["other"] not in (seat, NOBODY)
    return None if fine else Refusal("SA-8.7.1", "no_player_against_you")


class DoomShip(Effect, frozen=True):
    """The ship that has just been damaged goes down when the battle is over, wherever it is then."""

    def run(self, game: Game) -> None:
        hits = game.step_at(self.occasion.subject, TakeHits)
        kind, place, damage, load = hits.hurt
        if hits.seat == NEUTRAL:
            doom_nobodys_ship(game, self.seat, place, kind)
        else:
            ship = ship_named(of(game), hits.seat, place, kind, damage, load)
            mark_ship(game, hits.seat, place, ship, LOST_AFTERWARDS, COMBAT, by=self.seat)
        game.tell("ship_doomed", self.seat, hits.seat, kind, place)


class ShootBack(Shooting, frozen=True):
    """A ship that goes down rolls once more; the other side assigns the hits with those of the round, or at
    once where none are at hand."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "hit")

    seat: int = NOBODY
    other: int = NOBODY
    kind: str = ""
    place: Place = ""

    def roll(self, game: Game) -> None:
        state, place = of(game), self.place
        dice = dice_for(state, self.seat, self.kind, place, COMBAT_ROLLS, LAST_DICE, 1)
        game.do(Volley(seat=self.seat, other=self.other, place=place, dice=dice, purpose=COMBAT_ROLLS))

    def hit(self, game: Game) -> None:
        casualties, hits = game.nearest(Casualties), self.hits_by(self.seat)
        if hits:
            doomed = casualties.doomed_of(self.other) if casualties else ()
            game.do(
                TakeHits(
                    seat=self.other,
                    place=self.place,
                    hits=hits,
                    by=self.seat,
                    how=COMBAT_ROLLS,
                    doomed=doomed,
                    together=casualties is not None,
                )
            )


class RollOnceMore(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        about = self.occasion
        return ShootBack(
            seat=self.seat, other=int(about["other"]), kind=str(about["kind"]), place=str(about["place"])
        )


LISTENERS: Declared = (
    *action_card(COURAGEOUS, "ship_destroyed_when", both(it_concerns_me, by_an_enemy), RollOnceMore()),
    *action_card(CATASTROPHE, "sustain_damage_after", my_battle, DoomShip()),
)
EVENTS: dict[str, tuple[str, ...]] = {"ship_doomed": ("seat", "other", "kind", "place")}
