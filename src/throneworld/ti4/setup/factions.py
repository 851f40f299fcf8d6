"""Step 2: each player chooses a faction sheet."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti4.state import of
from throneworld.ti4.tables import FACTION


def assign_faction(game: Game, seat: int, faction: str) -> None:
    of(game).factions[seat] = faction
    game.tell("faction_chosen", seat, faction)


class ChooseFaction(Decision, frozen=True):
    rule: ClassVar[str] = "RR Setup 2"
    prompt: ClassVar[str] = "choose_faction"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("faction", faction) for faction in FACTION]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        taken = option[1] in of(game).factions
        return Refusal(self.rule, "faction_taken", option[1:]) if taken else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        assign_faction(game, seat, str(option[1]))


EVENTS: dict[str, tuple[str, ...]] = {"faction_chosen": ("seat", "faction")}
