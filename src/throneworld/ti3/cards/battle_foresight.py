"""A card that keeps a ship which was lost in a battle, until it is ready again at a dock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.limits import has_place
from throneworld.imperium.marks import GAME, mark, marks_of
from throneworld.imperium.placing import elsewhere_refusal
from throneworld.imperium.production.producers import is_blockaded
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FIGHTER, SPACE_DOCK, count
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.state import SHIP_ASIDE, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle

FORESIGHT = "military_foresight"


class KeepShip(Effect, frozen=True):
    """It lies on the card: neither on the board nor among the reinforcements (ruling 117)."""

    def run(self, game: Game) -> None:
        kind = str(self.occasion["kind"])
        mark(game, SHIP_ASIDE, seat=self.seat, subject=f"{kind}:{len(of(game).deeds)}", until=GAME)
        game.tell("ship_kept", self.seat, kind)


def berths_of(state: Ti3State, seat: int, kind: str) -> list[Place]:
    """Beside docks that are not blockaded, as none in space ever is, and where Fleet Supply suffices."""
    docks = [place for place in state.units[seat] if count(state, seat, place, SPACE_DOCK)]
    free = [
        SYSTEM[place] for place in docks if place in AREAS or not is_blockaded(state, seat, SYSTEM[place])
    ]
    fits = [each for each in free if kind == FIGHTER or has_place(state, seat, each, kind)]
    return list(dict.fromkeys([SPACE[system] for system in fits]))


class BringShipBack(Effect, frozen=True):
    """What has no place is lost."""

    def run(self, game: Game) -> Step:
        state = of(game)
        (record, *_) = [each for each in marks_of(state, SHIP_ASIDE) if each.seat == self.seat]
        state.marks = tuple([each for each in state.marks if each is not record])
        return Relaunch(seat=self.seat, kind=str(record.subject).partition(":")[0])


class Relaunch(Decision, frozen=True):
    """At one of his docks."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "relaunch"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    kind: str = ""

    def run(self, game: Game) -> Step | None:
        if berths_of(of(game), self.seat, self.kind):
            return Decision.run(self, game)
        game.tell("kept_ship_lost", self.seat, self.kind)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("place", self.kind, place) for place in berths_of(of(game), seat, self.kind)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, (self.kind,), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        place_units(game, seat, str(option[2]), self.kind, 1, FORESIGHT)
        return Settle()


def has_kept_a_ship(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = any(each.seat == seat for each in marks_of(of(game), SHIP_ASIDE))
    return None if fine else Refusal("SA-8.7.1", "nothing_put_off", (FORESIGHT,))


def _keepers(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), SHIP_ASIDE)]))


LISTENERS: Declared = (
    *action_card(FORESIGHT, "ship_destroyed_when", it_concerns_me, KeepShip()),
    *in_the_open(
        FORESIGHT,
        "status_start",
        ("status_start",),
        has_kept_a_ship,
        _keepers,
        (BringShipBack(),),
        rule="SA-8.7.1",
        must=True,
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"ship_kept": ("seat", "kind"), "kept_ship_lost": ("seat", "kind")}
