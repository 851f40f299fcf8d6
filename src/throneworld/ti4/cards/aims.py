"""A unit as the target of a card; players, systems, planets and laws are in `imperium.effects.aims`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.combat.combatants import by_level
from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.ti4.cards.filters import UnitThere
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.units import INDEX

MINE = "mine"
"""The filter that lets nothing pass but what the player has."""


class ChooseUnit(Choose, frozen=True):
    """("unit", owner, kind, place, 0 or 1 for damaged): four targets; read them with `unit_at`."""

    prompt: ClassVar[str] = "choose_unit"
    verb: ClassVar[str] = "unit"
    kinds: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        return " ".join(self.kinds)

    def thing(self, target: tuple[Noun, ...]) -> UnitThere:
        return unit_at(target)

    def targets_there(self, state: Ti4State) -> Iterable[tuple[Noun, ...]]:
        return self._targets_of(state, range(len(state.units)))

    def likely(self, state: Ti4State) -> Iterable[tuple[Noun, ...]]:
        return self._targets_of(state, (self.seat,)) if MINE in self.filters else self.targets_there(state)

    def _targets_of(self, state: Ti4State, owners: Iterable[int]) -> Iterable[tuple[Noun, ...]]:
        return (
            (owner, kind, place, damaged)
            for owner in owners
            for place, group in state.units[owner].items()
            for kind in self.kinds
            if group[INDEX[kind]]
            for damaged, many in enumerate(by_level(state, owner, (kind, place, group[INDEX[kind]])))
            if many
        )

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("unit_named", self.seat, *target[:3])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        unit = unit_at(option[1:])
        refusal = kind_refusal(unit.kind, self.kinds, self.rule)
        return refusal or unit_refusal(of(game), unit.owner, unit.kind, unit.place, self.rule, unit.damaged)


def unit_at(targets: tuple[Noun, ...], first: int = 0) -> UnitThere:
    """The unit that four targets name."""
    owner, kind, place, damaged = targets[first : first + 4]
    return UnitThere(int(owner), str(kind), str(place), int(damaged))


EVENTS: dict[str, tuple[str, ...]] = {"unit_named": ("seat", "owner", "kind", "place")}
