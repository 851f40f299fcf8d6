"""Sardakk N'orr: Unrelenting, C'Morran N'orr, Exotrireme II."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.naming import casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.targets import Doomed, Target, targets_of, without
from throneworld.imperium.conditions import opponent
from throneworld.imperium.declare import in_the_open
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim
from throneworld.ti4.declare import Clause, both, i_fight
from throneworld.ti4.factions.sides import DestroyOwnShip, battlefield, i_have_one_of, they_have_ships
from throneworld.ti4.modifying import modifies
from throneworld.ti4.moments import stops_of
from throneworld.ti4.owning import has_unit
from throneworld.ti4.state import Place, Ti4State, of
from throneworld.ti4.tables import DREADNOUGHT, FLAGSHIP
from throneworld.ti4.units import count

EXOTRIREME = "exotrireme_2"
SHIPS_TAKEN_ALONG = 2
DONE: Option = ("done",)


class DestroyOpposingShips(Aim, frozen=True):
    """Up to so many ships of the opponent, together; these are no hits that could be sustained (RR 29)."""

    rule: ClassVar[str] = "RR 1.1"
    prompt: ClassVar[str] = "destroy_opposing_ships"

    most: int = 1
    why: str = ""
    doomed: tuple[Doomed, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.most - len(self.doomed), "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        if len(self.doomed) == self.most:
            return [DONE]
        return [*destroy_options(self._left(of(game)), battlefield(self.occasion)), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, other, place = of(game), opponent(seat, self.occasion), battlefield(self.occasion)
        return casualty_refusal(
            state, other, option, place, self.rule, targets_of(state, other, place, self.why)
        )

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            destroy_doomed(game, opponent(seat, self.occasion), self.doomed, self.why, seat)
            return None
        return replace(self, doomed=(*self.doomed, unit_named(option, battlefield(self.occasion))))

    def _left(self, state: Ti4State) -> tuple[Target, ...]:
        found = targets_of(state, opponent(self.seat, self.occasion), battlefield(self.occasion), self.why)
        for unit in self.doomed:
            found = without(found, unit)
        return found


def owners(game: Game) -> Sequence[int]:
    """Whose dreadnoughts these are; a copied upgrade counts like an own one."""
    state = of(game)
    return [seat for seat in range(game.seats) if has_unit(state, seat, EXOTRIREME)]


may_sacrifice = both(i_fight, i_have_one_of(DREADNOUGHT), they_have_ships)


def beside_the_flagship(state: Ti4State, seat: int, kind: str, place: Place, purpose: str) -> int:
    """For the other ships in the system of the flagship."""
    return int(kind != FLAGSHIP and place in AREAS and count(state, seat, place, FLAGSHIP) > 0)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "unrelenting", window="combat_roll_static", add=1),
    modifies(COMBAT_ROLL, "cmorran_norr", window="combat_roll_static", by=beside_the_flagship),
)
LISTENERS: tuple[Clause, ...] = tuple(
    replace(each, once=False)
    for each in in_the_open(
        EXOTRIREME,
        "space_combat_round_end",
        stops_of("space_combat_round_end"),
        may_sacrifice,
        owners,
        (DestroyOpposingShips(most=SHIPS_TAKEN_ALONG, why=EXOTRIREME),),
        costs=(DestroyOwnShip(kinds=(DREADNOUGHT,), why=EXOTRIREME),),
        rule="RR 1.21",
    )
)
"""Each such ship has the ability, so there is no limit but their number."""
