"""Units that a text destroys: chosen one by one, destroyed all at the same time, and what follows (RR 29).

These are not hits: nothing sustains damage, and it is nobody's doing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.control import check_structures
from throneworld.imperium.effects.whom import CHOSEN, CONTROLLER, EACH, Verb
from throneworld.imperium.giving_up import check_blockades, respect_limits
from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.board import planets_in
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.effects.where import places
from throneworld.ti4.state import SYSTEM, Place, Ti4State, of
from throneworld.ti4.steps.control import check_control
from throneworld.ti4.steps.elimination import check_elimination
from throneworld.ti4.units import INDEX, KINDS, count, damaged_count

Loss = tuple[int, str, Place, int, int]
"""Units that are to be destroyed: whose, which kind, where, how many, and how many of these are damaged."""
Unit = tuple[str, Place, int]
"""One unit among those that may be chosen: kind, place, whether it is a damaged one."""
Demand = tuple[int, tuple[str, ...], tuple[Place, ...], int]
"""Who has to choose among which kinds in which places, and how many units."""


def all_units(state: Ti4State, seat: int, places: Iterable[Place], kinds: Sequence[str]) -> list[Loss]:
    """Every unit of these kinds that a player has in these places."""
    found = []
    for place in places:
        for kind in kinds:
            many = count(state, seat, place, kind)
            if many:
                found.append((seat, kind, place, many, damaged_count(state, seat, place, kind)))
    return found


class Devastation(Procedure, frozen=True):
    """What is lost anyway and what players choose goes in one batch; then limits, control, elimination."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "destroy", "structures", "limits", "eliminate")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed",)

    why: str = ""
    lost: tuple[Loss, ...] = ()
    demands: tuple[Demand, ...] = ()

    def choose(self, game: Game) -> Step | None:
        if not self.demands:
            return None
        seat, kinds, places, many = self.demands[0]
        game.do(ChooseLosses(seat=seat, kinds=kinds, places=places, count=many, why=self.why))
        return self.to("choose", demands=self.demands[1:])

    def destroy(self, game: Game) -> None:
        for seat, kind, place, many, damaged in self.lost:
            destroy_units(game, seat, place, kind, many, self.why, damaged=damaged)

    def structures(self, game: Game) -> None:
        """RR 24.5, 54.4, 68.4: where units have gone, structures and planets may go too."""
        for system in self._systems():
            for planet in planets_in(system):
                check_structures(game, planet)
                check_control(game, planet)
            check_blockades(game, system)

    def limits(self, game: Game) -> None:
        """RR 16.3, 34.3."""
        for system in self._systems():
            respect_limits(game, system)

    def eliminate(self, game: Game) -> None:
        check_elimination(game)

    def _systems(self) -> list[int]:
        return list(dict.fromkeys(SYSTEM[place] for _, _, place, _, _ in self.lost))


class Destroy(Verb, frozen=True):
    """Units of some kinds in some places, all of them or of each kind so many."""

    kinds: tuple[str, ...] = KINDS
    where: str = CHOSEN
    whose: str = EACH
    most: int = 0
    """How many of a kind in a place, or 0 for all."""
    worth: int = 0
    """Trade goods for each of them, to whoever controls the planet that was chosen."""

    def run(self, game: Game) -> None:
        lost = [loss for seat in sorted(self.seats(game, self.whose)) for loss in self._losses(game, seat)]
        game.do(Devastation(why=self.reason, lost=tuple(lost)))
        for seat in self.seats(game, CONTROLLER) if self.worth else ():
            goods = self.worth * sum([many for _, _, _, many, _ in lost])
            game.do(Gain(GOODS, goods, seat=seat, why=self.reason))

    def _losses(self, game: Game, seat: int) -> list[Loss]:
        found = all_units(of(game), seat, places(of(game), self, seat, self.where), self.kinds)
        return [_at_most(self.most, loss) for loss in found] if self.most else found


def _at_most(most: int, loss: Loss) -> Loss:
    """Damaged ones only if the others are too few."""
    seat, kind, place, many, damaged = loss
    lost = min(most, many)
    return seat, kind, place, lost, max(0, lost - (many - damaged))


class ChooseLosses(Decision, frozen=True):
    """A player chooses which of his units are destroyed, one at a time; without a choice nobody asks him."""

    rule: ClassVar[str] = "RR 29.1"
    prompt: ClassVar[str] = "choose_losses"

    kinds: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    count: int = 0
    why: str = ""
    chosen: tuple[Unit, ...] = ()

    def run(self, game: Game) -> Step | None:
        left = self._left(of(game))
        if sum(many for _, many in left) <= self.count:
            return self._report(game, [unit for unit, many in left for _ in range(many)])
        return self._report(game, []) if not self.count else super().run(game)

    def _left(self, state: Ti4State) -> list[tuple[Unit, int]]:
        """What may still be chosen, and how many of each."""
        found = []
        for place in self.places:
            for kind in self.kinds:
                hurt = damaged_count(state, self.seat, place, kind)
                sound = count(state, self.seat, place, kind) - hurt
                found += [((kind, place, damaged), many) for damaged, many in enumerate((sound, hurt))]
        left = [(unit, many - self.chosen.count(unit)) for unit, many in found]
        return [(unit, many) for unit, many in left if many > 0]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("lose", *unit) for unit, _ in self._left(of(game))]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why, "left": self.count}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place, damaged = str(option[1]), str(option[2]), int(option[3])
        refusal = kind_refusal(kind, self.kinds, self.rule)
        refusal = refusal or unit_refusal(of(game), seat, kind, place, self.rule, damaged)
        return refusal or Refusal(
            self.rule, "all_chosen" if place in self.places else "takes_no_part", (kind,)
        )

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        unit = (str(option[1]), str(option[2]), int(option[3]))
        return replace(self, chosen=(*self.chosen, unit), count=self.count - 1)

    def _report(self, game: Game, rest: Sequence[Unit]) -> Step | None:
        units = (*self.chosen, *rest)
        groups = dict.fromkeys((kind, place) for kind, place, _ in units)
        lost = [
            (self.seat, kind, place, units.count((kind, place, 0)) + hurt, hurt)
            for kind, place in groups
            for hurt in (units.count((kind, place, 1)),)
        ]
        game.amend(Devastation, lost=(*game.asker(Devastation).lost, *lost))
        return None


def places_of(state: Ti4State, seat: int, kind: str) -> tuple[Place, ...]:
    """Where a player has units of a kind."""
    return tuple([place for place, group in state.units[seat].items() if group[INDEX[kind]]])
