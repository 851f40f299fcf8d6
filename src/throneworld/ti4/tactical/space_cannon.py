"""Space cannon (RR 66): against ships after movement, and against ground forces that have landed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.cannons import Cannon, cannons_against, cannons_on, fire
from throneworld.imperium.combat.casualties import SPACE_CANNON, AssignHits
from throneworld.imperium.combat.combatants import is_fighting
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.quantities import CANNON_DEFENSE_AGAINST
from throneworld.imperium.reasons import player_refusal
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Procedure, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, Place, Ti4State, of
from throneworld.ti4.units import has_ships


class SpaceCannonOffense(Procedure, frozen=True):
    """The active player, then the others clockwise, may fire at ships in the active system (RR 66.3)."""

    stages: ClassVar[tuple[str, ...]] = ("use_space_cannon",)

    seat: int = NOBODY
    system: int = 0
    turn: int = 0

    def use_space_cannon(self, game: Game) -> Step | None:
        state = of(game)
        there = seats_with_ships(state, self.system)
        order = (self.seat, *others_clockwise(state, self.seat)) if there else ()
        for turn in range(self.turn, len(order)):
            if _offer(game, order[turn], self._targets(there, order[turn]), SPACE[self.system]):
                return self.to("use_space_cannon", turn=turn + 1)
        return None

    def _targets(self, there: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """Everybody fires at the active player, and he at one other player of his choice (RR 66.5)."""
        if seat != self.seat:
            return (self.seat,) if self.seat in there else ()
        return tuple([other for other in there if other != seat])


class SpaceCannonDefense(Procedure, frozen=True):
    """Units on an invaded planet may fire at the ground forces that were committed to it (RR 66.7)."""

    stages: ClassVar[tuple[str, ...]] = ("use_space_cannon",)

    seat: int = NOBODY
    planet: str = ""
    turn: int = 0

    def use_space_cannon(self, game: Game) -> Step | None:
        state = of(game)
        if not is_fighting(state, self.seat, self.planet) or is_disrupted(state, self.seat, self.planet):
            return None
        order = others_clockwise(state, self.seat)
        for turn in range(self.turn, len(order)):
            if _offer(game, order[turn], (self.seat,), self.planet):
                return self.to("use_space_cannon", turn=turn + 1)
        return None


def _offer(game: Game, seat: int, targets: tuple[int, ...], place: Place) -> bool:
    """Ask a player whether he fires, if he has something to fire with and at."""
    if not targets or not _cannons(of(game), seat, place):
        return False
    game.do(UseSpaceCannon(seat=seat, place=place, targets=targets))
    return True


def _cannons(state: Ti4State, seat: int, place: Place) -> tuple[Cannon, ...]:
    if place in AREAS:
        return cannons_against(state, seat, SYSTEM[place])
    return cannons_on(state, seat, place)


class UseSpaceCannon(Decision, frozen=True):
    """A player fires with all units that can, or not at all (RR 66.3, 66.7)."""

    rule: ClassVar[str] = "RR 66.3"
    prompt: ClassVar[str] = "use_space_cannon"

    place: Place = ""
    targets: tuple[int, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("fire", target) for target in self.targets), PASS]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, other = of(game), int(option[1])
        refusal = player_refusal(state, seat, other, "RR 66.5")
        if refusal is not None:
            return refusal
        if self.place in AREAS and not has_ships(state, other, SYSTEM[self.place]):
            return Refusal("RR 66.5", "no_ships_of_his", (other,))
        return Refusal("RR 66.5", "not_the_active_player", (other,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == PASS:
            return None
        cannons = _cannons(of(game), seat, self.place)
        return SpaceCannonRoll(seat=seat, target=int(option[1]), place=self.place, cannons=cannons)


class SpaceCannonRoll(Procedure, frozen=True):
    """A space cannon roll of a player against another's units in a place, and its hits."""

    stages: ClassVar[tuple[str, ...]] = ("before_rolling", "roll")
    opens: ClassVar[tuple[str, ...]] = ("space_cannon_before",)

    seat: int = NOBODY
    target: int = NOBODY
    place: Place = ""
    cannons: tuple[Cannon, ...] = ()
    heavy: bool = False
    """Whether the hits must be assigned to ships other than fighters if possible."""

    def before_rolling(self, game: Game) -> None:
        game.open("space_cannon_before", self.seat, self.place)

    def roll(self, game: Game) -> Step | None:
        hits = fire(game, self.seat, self.target, self.cannons)
        if not hits:
            return None
        return AssignHits(
            seat=self.target,
            place=self.place,
            hits=hits,
            heavy=hits if self.heavy else 0,
            by=self.seat,
            how=SPACE_CANNON,
        )


def spare_fighters(game: Game, occasion: Occasion) -> None:
    """The hits of the roll that a window is about go to other ships if possible."""
    game.amend(SpaceCannonRoll, occasion.subject, heavy=True)


def is_disrupted(state: Ti4State, invader: int, planet: Place = "") -> bool:
    """Whether nobody may fire at his units during an invasion."""
    return bool(banned_by(state, CANNON_DEFENSE_AGAINST, invader, planet))
