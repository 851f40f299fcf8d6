"""Combats, and what dice came to against what they come to on average.

The log tells what each die needed, except where dice of a group needed different results and where dice were
rolled again: those count for nobody's luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from throneworld.imperium.combat.combatants import strength
from throneworld.imperium.combat.purposes import BARRAGE, BOMBARDMENT, COMBAT, SPACE_CANNON
from throneworld.imperium.combat.retreating import RETREAT
from throneworld.imperium.rolling import ANY
from throneworld.imperium.state import AREAS
from throneworld.kernel.events import Event
from throneworld.kernel.reports import Contest, Contestant
from throneworld.ti4.report.heard import Heard
from throneworld.ti4.state import NOBODY, SYSTEM, Place, Ti4State
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import SHIPS

ROLLS = (COMBAT, BARRAGE, SPACE_CANNON, BOMBARDMENT)
TOTALS = ("space_fought", "space_won", "ground_fought", "ground_won", "units_lost", "units_beaten", "hits")
UNDECIDED, DESTROYED, DRAW = "undecided", "destroyed", "draw"
FACES = 10


def chance(needs: int) -> float:
    """With which a die hits."""
    return min(FACES, max(0, FACES + 1 - needs)) / FACES


class Fights:
    def __init__(self, seats: int) -> None:
        self.totals = {each: [0] * seats for each in TOTALS}
        self.contests: list[Contest] = []
        self.fighting = False
        self._rolled = [0.0] * seats
        self._expected = [0.0] * seats

    def hear(self, heard: Heard) -> None:
        match heard.kind:
            case "space_combat_begins" | "ground_combat_begins":
                self._begin(heard, heard.number(0), heard.number(1), heard.text(2))
            case "dice_rolled":
                self._roll(heard.number(0), heard.text(1), heard.number(2), heard.args[3:])
            case "hits_produced":
                self._hit(heard.number(0), heard.text(1), heard.number(2))
            case "units_destroyed":
                self._destroy(heard)
            case "units_moved" if heard.args[5] == RETREAT and self.fighting:
                self.contests[-1] = replace(self.contests[-1], how=RETREAT)
            case "space_combat_ends" | "ground_combat_ends" if self.fighting:
                self._end(heard, heard.number(1))

    def luck(self) -> tuple[float, ...]:
        both = zip(self._rolled, self._expected, strict=True)
        return tuple(round(rolled - expected, 2) for rolled, expected in both)

    def lost_in_last(self, place: Place) -> int:
        """By both sides together, if the last combat was there; one that had begun before is not known."""
        found = [each.sides for each in self.contests[-1:] if each.place == place]
        return sum(side.lost for sides in found for side in sides)

    # A combat from beginning to end

    def _begin(self, heard: Heard, attacker: int, defender: int, place: Place) -> None:
        one, other = (_side(heard.state, seat, place, heard.later) for seat in (attacker, defender))
        self.contests.append(
            Contest(
                step=heard.step,
                round=heard.round,
                place=place,
                sides=(one, other),
                winner=None,
                how=UNDECIDED,
                ended=heard.step,
            )
        )
        self.fighting = True
        for seat in (attacker, defender):
            self.totals[f"{arena(place)}_fought"][seat] += 1

    def _end(self, heard: Heard, winner: int) -> None:
        last = self.contests[-1]
        self.fighting = False
        how = last.how if last.how == RETREAT else DRAW if winner == NOBODY else DESTROYED
        self.contests[-1] = replace(
            last, winner=None if winner == NOBODY else winner, how=how, ended=heard.step
        )
        if winner != NOBODY:
            self.totals[f"{arena(last.place)}_won"][winner] += 1

    def _roll(self, seat: int, why: str, needs: int, results: Iterable[object]) -> None:
        if why not in ROLLS or needs == ANY:
            return
        faces = [int(str(each)) for each in results]
        average = len(faces) * chance(needs)
        self._rolled[seat] += sum(face >= needs for face in faces)
        self._expected[seat] += average
        if side := self._side_of(seat):
            expected = round((side.expected or 0) + average, 2)
            self._change(seat, expected=expected, staked=side.staked + len(faces))

    def _hit(self, seat: int, why: str, hits: int) -> None:
        if why in ROLLS:
            self.totals["hits"][seat] += hits
            if side := self._side_of(seat):
                self._change(seat, total=(side.total or 0) + hits)

    def _destroy(self, heard: Heard) -> None:
        seat, count, place, other = heard.number(0), heard.number(2), heard.text(3), heard.number(4)
        self.totals["units_lost"][seat] += count
        if other not in (NOBODY, seat):
            self.totals["units_beaten"][other] += count
        side = self._side_of(seat)
        if side and SYSTEM[place] == SYSTEM[self.contests[-1].place]:
            self._change(seat, lost=side.lost + count)

    def _side_of(self, seat: int) -> Contestant | None:
        """Of the combat that goes on, if the seat takes part in it."""
        sides = self.contests[-1].sides if self.fighting else ()
        return next((side for side in sides if side.seat == seat), None)

    def _change(self, seat: int, **changes: object) -> None:
        one, other = (
            replace(side, **changes) if side.seat == seat else side for side in self.contests[-1].sides
        )
        self.contests[-1] = replace(self.contests[-1], sides=(one, other))


def arena(place: Place) -> str:
    return "space" if place in AREAS else "ground"


def _side(state: Ti4State, seat: int, place: Place, later: Sequence[Event]) -> Contestant:
    return Contestant(
        seat=seat,
        strength=strength(state, seat, place) + sum(_gone(event, seat, place) for event in later),
        staked=0,
        played=(),
        total=None,
        lost=0,
        chance=None,
        expected=None,
    )


def _gone(event: Event, seat: int, place: Place) -> int:
    """How many units that fought there an event took away: a position shows only what has remained."""
    kinds = SHIPS if place in AREAS else (INFANTRY,)
    if event.kind not in ("units_destroyed", "units_moved") or event.args[0] != seat:
        return 0
    retreats = event.kind == "units_moved" and event.args[5] == RETREAT
    gone = event.kind == "units_destroyed" or retreats
    return int(event.args[2]) if gone and event.args[1] in kinds and event.args[3] == place else 0
