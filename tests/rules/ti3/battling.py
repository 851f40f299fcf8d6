"""What tests of PDS fire and Space Battles share: a small galaxy, and a battle in the midst of it."""

from __future__ import annotations

from typing import Any

from tests.ti3.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.kernel.windows import Listener
from throneworld.ti3.state import NEUTRAL
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.tactical.space_battle import SpaceBattle

BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "saudor",
    (1, 0): "thibah",
    (-1, 0): "void",
    (0, 1): "supernova",
    (0, -1): "nebula",
}
SAUDOR = "space:saudor"


class Battlefield(Scene):
    """Sol attacks Letnev at Saudor, which Sol has activated. Nobody has technologies or cards.

    The races' own texts are left out (no listeners), and nobody holds Diplomacy.
    """

    def __init__(
        self,
        *races: str,
        board: dict[tuple[int, int], str | int] | None = None,
        listening: tuple[Listener, ...] = (),
        seed: int = 1,
    ) -> None:
        races = races or ("sol", "letnev", "hacan")
        super().__init__(*races, board=board or BOARD, listeners=listening, seed=seed)
        for seat in range(len(self.players)):
            self.state.strategy_cards[seat] = ()
        self.state.active_system = self.system(self._field)
        self.activate(self.players[0], self._field)

    @property
    def _field(self) -> str:
        return next(name for name in ("saudor", "everra", "ion_storm") if self._lies(name))

    def _lies(self, name: str) -> bool:
        from throneworld.ti3.tables import COPIES

        return any(tile in self.state.map for tile in COPIES[name])

    @property
    def field(self) -> str:
        return f"space:{self._field}"

    def sides(self, attacker: dict[str, int], defender: dict[str, int]) -> None:
        self.put(self.players[0], self.field, **attacker)
        self.put(self.players[1], self.field, **defender)

    def fight(self, *dice: int, stage: str = "", **fields: Any) -> None:
        self.rolls(*dice)
        fields.setdefault("defender", 1)
        self.play(SpaceBattle(attacker=0, system=self.system(self._field), stage=stage, **fields))

    def shoot(self, *dice: int, **fields: Any) -> None:
        self.rolls(*dice)
        self.play(PdsFire(seat=0, system=self.system(self._field), **fields))

    def stay(self) -> None:
        """Nobody leaves, as long as that is the question."""
        while not self.done and ("stay",) in self.options():
            self.choose(self.asked[0], "stay")

    def fleets(self) -> tuple[dict[str, int], dict[str, int]]:
        return self.units(self.players[0], self.field), self.units(self.players[1], self.field)

    def won(self) -> list[tuple[Noun, ...]]:
        """Who has won battles, and on which side."""
        return [(each.seat, each.about[0]) for each in self.state.deeds if each.kind == "won"]


__all__ = ["BOARD", "NEUTRAL", "SAUDOR", "Battlefield"]
