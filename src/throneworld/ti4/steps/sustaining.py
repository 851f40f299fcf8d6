"""Sustain damage (RR 76): which units may use it, and how many hits it cancels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.reasons import unit_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import flagship_in, has_technology
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, Place, Ti4State, of
from throneworld.ti4.steps.targets import BARRAGE, Target
from throneworld.ti4.tables import WAR_SUN
from throneworld.ti4.units import SHIPS, profile

DONE: Option = ("done",)
FOR_ME: Option = ("for_me",)
SCHEMATICS = "publicize_weapon_schematics"


def sustaining_kinds(state: Ti4State, seat: int, targets: Sequence[Target], how: str) -> tuple[str, ...]:
    """The kinds of which a unit could cancel a hit now (RR 76.1, 76.3, 76.4)."""
    if how == BARRAGE:
        return ()
    found = [kind for kind, place, sound, _ in targets if sound and may_sustain(state, seat, kind, place)]
    return tuple(found)


def may_sustain(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """Whether undamaged units of a kind can use sustain damage in a place."""
    if not profile(state, seat, kind).sustain_damage:
        return False
    return not _is_forbidden(state, seat, kind, place)


@standing("sustain_damage_static", "fourth_moon", SCHEMATICS)
def _is_forbidden(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """War suns under that law; ships of all others in the system of that flagship."""
    if kind == WAR_SUN and SCHEMATICS in state.laws:
        return True
    owner = flagship_in(state, "fourth_moon", SPACE[SYSTEM[place]]) if kind in SHIPS else NOBODY
    return owner not in (NOBODY, seat)


@standing("sustain_damage_self_when", "non_euclidean_shielding")
def hits_cancelled(state: Ti4State, seat: int, hits: int) -> int:
    """How many of the pending hits one use cancels (RR 76.1, 76.6)."""
    return min(hits, 2 if has_technology(state, seat, "non_euclidean_shielding") else 1)


def best_to_sustain(state: Ti4State, seat: int, kinds: Sequence[str]) -> str:
    """What no Direct Hit can destroy first, then the cheapest."""
    rows = {kind: profile(state, seat, kind) for kind in kinds}
    return min(kinds, key=lambda kind: (not rows[kind].direct_hit_immune, rows[kind].cost))


class SustainDamage(Decision, frozen=True):
    """One more unit sustains damage, or no more (RR 76.1); the step that assigns the hits is told which."""

    rule: ClassVar[str] = "RR 76.1"
    prompt: ClassVar[str] = "sustain_damage"

    place: Place = ""
    hits: int = 0
    kinds: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("sustain", kind) for kind in self.kinds), DONE, FOR_ME]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(self.candidates(game, seat))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, kind = of(game), str(option[1])
        if not profile(state, seat, kind).sustain_damage:
            return Refusal(self.rule, "cannot_sustain", (kind,))
        refusal = unit_refusal(state, seat, kind, self.place, self.rule, 0)
        if refusal is None and not may_sustain(state, seat, kind, self.place):
            return Refusal("RR 1.4", "kept_from_sustaining", (kind,))
        return refusal or Refusal(self.rule, "takes_no_part", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.ti4.steps.hits import Hits  # that module knows this one

        if option == FOR_ME:
            game.amend(Hits, sustaining=best_to_sustain(of(game), seat, self.kinds), for_me=True)
        else:
            game.amend(Hits, sustaining="" if option == DONE else str(option[1]))
        return None
