"""Where the procedure ends that a case begins with: nothing beneath it runs before the script goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

GO_ON: Option = ("go_on",)


class Pause(Decision, frozen=True):
    prompt: ClassVar[str] = "pause"

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (GO_ON, ("wait",))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return None
