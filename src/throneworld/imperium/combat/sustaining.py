"""Sustaining damage: which units may, and how many hits it cancels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.citing import CANNOT_RULE, SUSTAIN_DAMAGE_RULE
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.combat.targets import Target
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import banned_by, changed, total
from throneworld.imperium.movement.cargo import loads_named
from throneworld.imperium.quantities import HITS_PER_SUSTAIN, MAY_SUSTAIN, SHIP_SUSTAINS, SUSTAINS
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import ImperiumState, Load, of
from throneworld.imperium.units import damage_of
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

DONE: Option = ("done",)
FOR_ME: Option = ("for_me",)


def sustaining_kinds(state: ImperiumState, side: int, targets: Sequence[Target], how: str) -> tuple[str, ...]:
    """The kinds of which a unit could cancel a hit now."""
    if how == BARRAGE:
        return ()
    return tuple(
        [
            kind
            for kind, place, *levels in targets
            if any(levels[:-1]) and any(levels[: levels_sustained(state, side, kind, place)])
        ]
    )


def levels_sustained(state: ImperiumState, side: int, kind: str, place: Place) -> int:
    """How much damage units of a kind can sustain in a place: those that have less of it may."""
    row = state.edition.profile(state, side, kind)
    printed = row.damage_levels if row.sustain_damage else 0
    levels = printed + total(state, SUSTAINS, side, kind, place)
    return 0 if not levels or banned_by(state, MAY_SUSTAIN, side, kind, place) else levels


def ship_levels(state: ImperiumState, side: int, place: Place, ship: Load) -> int:
    """The same of one ship, which may bear more or less than others of its kind for what it has aboard."""
    levels = levels_sustained(state, side, ship.kind, place)
    laden = levels and (ship.riders or any(ship.cargo))
    return levels + total(state, SHIP_SUSTAINS, side, ship) if laden else levels


def may_sustain(state: ImperiumState, side: int, kind: str, place: Place, damage: int = 0) -> bool:
    """Whether units of a kind with so much damage can sustain more in a place."""
    return damage < levels_sustained(state, side, kind, place)


def hits_cancelled(state: ImperiumState, side: int, hits: int) -> int:
    """How many of the pending hits one use cancels."""
    return min(hits, changed(state, HITS_PER_SUSTAIN, 1, side))


def best_to_sustain(state: ImperiumState, side: int, kinds: Sequence[str]) -> str:
    """What is the safer for being damaged first, then the cheapest."""
    rows = {kind: state.edition.profile(state, side, kind) for kind in kinds}
    return min(kinds, key=lambda kind: (not rows[kind].direct_hit_immune, rows[kind].cost))


class SustainDamage(Decision, frozen=True):
    """One more unit sustains damage, or no more; the step that assigns the hits is told which."""

    rule: ClassVar[str] = SUSTAIN_DAMAGE_RULE
    prompt: ClassVar[str] = "sustain_damage"

    place: Place = ""
    hits: int = 0
    kinds: tuple[str, ...] = ()
    chosen: bool = False
    """Whether it is known already which unit is hit."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found = [("sustain", kind, *load) for kind in self.kinds for load in self._loads(of(game), kind)]
        return [*found, DONE, FOR_ME]

    def _loads(self, state: ImperiumState, kind: str) -> list[tuple[str, ...]]:
        """The least damaged of a kind come first; they may differ by what they carry."""
        if self.chosen or not state.edition.cargo_is_bound:
            return [()]
        least = damage_of(state, self.seat, self.place, kind)[0]
        return loads_named(state, self.seat, self.place, kind, least)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, kind = of(game), str(option[1])
        if not state.edition.profile(state, seat, kind).sustain_damage:
            return Refusal(self.rule, "cannot_sustain", (kind,))
        refusal = unit_refusal(state, seat, kind, self.place, self.rule, 0)
        if refusal is None and not may_sustain(state, seat, kind, self.place):
            return Refusal(CANNOT_RULE, "kept_from_sustaining", (kind,))
        return refusal or Refusal(self.rule, "takes_no_part", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.imperium.combat.hits import Hits  # that module knows this one

        if option == FOR_ME:
            game.amend(Hits, sustaining=best_to_sustain(of(game), seat, self.kinds), for_me=True)
        else:
            kind, load = (*map(str, option[1:]), "", "")[:2]
            game.amend(Hits, sustaining=kind, load=load)
        return None
