"""What standing orders must know of a game, as data: neutral answers, phases, what names a player.

A game without such words works too: its neutral answer is to pass.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.steps import PASS

NONE: Option = ()
"""Where passing is on offer and is not neutral: it gives something up."""


class OrderWords(Struct, frozen=True):
    neutral: Mapping[str, Option] = {}
    """By prompt: the answer that uses nothing, spends nothing and binds to nothing. Where there is none the
    question is the owner's; where a prompt is not listed, passing is neutral if it is on offer."""
    phases: tuple[str, ...] = ()
    """As they follow each other in a round; the view tells the round and the phase."""
    naming_prompts: tuple[str, ...] = ()
    """Questions that come to a seat only because another seat has turned to it."""
    naming_paths: tuple[str, ...] = ()
    """Where the view has the seats that something is being done to."""
    round_opening: tuple[tuple[str, Noun], ...] = ()
    """Facts of a question that comes in a new round while the view still shows the last phase. If the same
    may come in that phase itself, an order ends one question late."""

    def neutral_answer(self, ask: Ask) -> Option:
        return self.neutral.get(ask.prompt, PASS)

    def opens_round(self, about: Mapping[str, Noun]) -> bool:
        opening = self.round_opening
        return bool(opening) and all(about.get(name) == fact for name, fact in opening)
