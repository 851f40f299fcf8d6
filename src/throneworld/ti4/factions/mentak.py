"""The Mentak Coalition: Ambush, Pillage, Mirror Computing, Fourth Moon, Promise of Protection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.casualties import ABILITY, AssignHits
from throneworld.imperium.conditions import opponent
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import GOOD_WORTH, MAY_SUSTAIN
from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.imperium.rolling import roll_for_hits
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti4.board import are_neighbours
from throneworld.ti4.cards.note_kinds import laid_out
from throneworld.ti4.declare import Clause, ability, both, i_fight, it_concerns_another, standing
from throneworld.ti4.factions.sides import battlefield, i_have_one_of, they_have_ships
from throneworld.ti4.modifying import OTHERS, modifies
from throneworld.ti4.owning import flagship_in, note_in_play
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, Place, Ti4State, of
from throneworld.ti4.tables import CRUISER, DESTROYER
from throneworld.ti4.units import SHIPS, count, profile
from throneworld.ti4.verbs.commodities import give_commodities

AMBUSH, PILLAGE, FOURTH_MOON = "ambush", "pillage", "fourth_moon"
PROMISE = "promise_of_protection"
RAIDERS: tuple[str, ...] = (CRUISER, DESTROYER)
MOST_RAIDERS = 2
WORTH_PILLAGING = 3
"""Trade goods that a neighbour must have."""
DONE: Option = ("done",)


# Ambush


class FireBeforeCombat(Aim, frozen=True):
    """A die for each of some ships, against their combat value; the opponent assigns the hits.

    These are no combat rolls: nothing modifies or rerolls them.
    """

    rule: ClassVar[str] = "RR 67.2"
    prompt: ClassVar[str] = "fire_before_combat"

    kinds: tuple[str, ...] = ()
    most: int = 0
    why: str = ""
    firing: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why, "left": self.most - len(self.firing)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, place = of(game), battlefield(self.occasion)
        waiting = [kind for kind in self.kinds if count(state, seat, place, kind) > self.firing.count(kind)]
        ships: list[Option] = [("fire", kind) for kind in waiting if len(self.firing) < self.most]
        return [*ships, DONE] if self.firing else ships

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        refusal = kind_refusal(kind, self.kinds, self.rule)
        refusal = refusal or unit_refusal(of(game), seat, kind, battlefield(self.occasion), self.rule)
        return refusal or Refusal(self.rule, "all_chosen", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return self._fire(game)
        return replace(self, firing=(*self.firing, str(option[1])))

    def _fire(self, game: Game) -> Step:
        hits = 0
        for kind in dict.fromkeys(self.firing):
            needs = profile(of(game), self.seat, kind).combat
            hits += roll_for_hits(game, self.seat, self.firing.count(kind), self.why, needs)
        other, place = opponent(self.seat, self.occasion), battlefield(self.occasion)
        return AssignHits(seat=other, place=place, hits=hits, by=self.seat, how=ABILITY)


# Pillage


@standing("neighbor_trade_goods_or_transaction_after", PROMISE)
def is_worth_pillaging(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A neighbour who has enough and whom no promise protects; nobody pillages across the galaxy."""
    state, other = of(game), int(occasion["seat"])
    if state.trade_goods[other] < WORTH_PILLAGING:
        return Refusal("RR 1.1", "too_few_trade_goods", (WORTH_PILLAGING,))
    if note_in_play(state, other, PROMISE):
        return Refusal("RR 60.1", "protected", (other,))
    return None if are_neighbours(state, seat, other) else Refusal("RR 1.1", "no_neighbours", (other,))


class TakeGood(Aim, frozen=True):
    """One trade good or one commodity of the player whom the occasion is about."""

    rule: ClassVar[str] = "RR 1.21"
    prompt: ClassVar[str] = "take_good"

    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.occasion["seat"], "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("trade_good",), ("commodity",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        has_none = option[0] == "commodity" and not of(game).commodities[int(self.occasion["seat"])]
        return Refusal("RR 20.2", "no_commodities") if has_none else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        give = give_commodities if option[0] == "commodity" else give_trade_goods
        give(game, int(self.occasion["seat"]), seat, 1, self.why)


# Fourth Moon


def a_ship_beside_the_flagship(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """Ships of all others in the system of the flagship."""
    return kind in SHIPS and flagship_in(state, FOURTH_MOON, SPACE[SYSTEM[place]]) != NOBODY


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_SUSTAIN,
        FOURTH_MOON,
        window="sustain_damage_static",
        bans=True,
        whose=OTHERS,
        by=a_ship_beside_the_flagship,
    ),
    modifies(GOOD_WORTH, "mirror_computing", window="spend_trade_goods_when", to=2),
)

LISTENERS: tuple[Clause, ...] = (
    *ability(
        AMBUSH,
        "space_combat_start",
        both(i_fight, i_have_one_of(*RAIDERS), they_have_ships),
        FireBeforeCombat(kinds=RAIDERS, most=MOST_RAIDERS, why=AMBUSH),
    ),
    *ability(
        PILLAGE,
        "neighbor_trade_goods_or_transaction_after",
        both(it_concerns_another, is_worth_pillaging),
        TakeGood(why=PILLAGE),
    ),
    *laid_out(PROMISE),
)
