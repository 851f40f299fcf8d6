"""How many units of each kind go: the question that movement, deployment and relocation share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.rex.alliances import only_facedown_may_stop
from throneworld.rex.board import force
from throneworld.rex.options import TROOPS
from throneworld.rex.state import Force, of
from throneworld.rex.tables import FACEDOWN

DIAL: tuple[Option, ...] = tuple(("dial", number) for number in range(21))
"""The numbers of a battle dial."""
KINDS = ("units", "mechanized", "facedown")
NUMBERS: dict[str, tuple[Option, ...]] = {kind: tuple((kind, n) for n in range(21)) for kind in KINDS}


class CountUnits(Decision, frozen=True):
    """Asks kind by kind; at least one unit goes. A subclass says what becomes of the group."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "Rex p.11"
    prompt: ClassVar[str] = "count_units"
    verbs: ClassVar[Verbs] = dict.fromkeys(KINDS, (TROOPS,))

    origin: str = ""
    target: str = ""
    counted: tuple[int, ...] = ()

    def most(self, game: Game) -> int:
        """How many may go in all."""
        return 99

    def price(self, game: Game, count: int) -> int:
        """What so many units cost together."""
        return 0

    def allowed(self, game: Game) -> Force:
        """How many of each kind may go."""
        present = force(of(game), self.seat, self.origin)
        if only_facedown_may_stop(game, self.seat, self.target, self.origin):
            return (0, 0, present[FACEDOWN])
        return present

    def ready(self, game: Game, group: Force) -> Step | None:
        """The group is counted: carry out what it was counted for."""
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        kind, present = len(self.counted), self.allowed(game)
        gone = sum(self.counted)
        highest = min(present[kind], self.most(game) - gone)
        lowest = 0 if gone or any(present[kind + 1 :]) else min(1, highest)
        return NUMBERS[KINDS[kind]][lowest : highest + 1]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return self.candidates(game, seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """One kind at a time; not more than stand there, may stop there or are paid for, and one at least."""
        kind, asked = KINDS.index(str(option[0])), len(self.counted)
        present = force(of(game), seat, self.origin)[kind]
        if self.allowed(game)[kind] < int(option[1]) <= present:
            return Refusal("Rex p.22", "only_facedown_beside_ally", (self.target,))
        if kind != asked:
            return Refusal(self.rule, "other_kind_asked", (KINDS[asked],))
        if int(option[1]) > present:
            return Refusal(self.rule, "units_there", (present, self.origin))
        price = self.price(game, sum(self.counted) + int(option[1]))
        if price > of(game).influence[seat]:
            return Refusal(self.rule, "costs_more", (price, of(game).influence[seat]))
        return Refusal(self.rule, "at_least_one_unit")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        """The price of a pair, since half a price is rounded up only once (Rex p.20)."""
        return {
            "kind": KINDS[len(self.counted)],
            "origin": self.origin,
            "target": self.target,
            "pair": self.price(game, 2),
            "gone": sum(self.counted),
        }

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        counted = (*self.counted, int(option[1]))
        if len(counted) < len(KINDS):
            return replace(self, counted=counted)
        return self.ready(game, (counted[0], counted[1], counted[2]))
