"""What standing orders must know of a game, as data: neutral answers, phases, what names a player.

Kernel and games know nothing of orders. A game without an entry works too: its neutral answer is to pass.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.steps import PASS


class GameWords(Struct, frozen=True):
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
    may come in that phase itself, as in Rex after a cancelled look, an order ends one question late."""

    def neutral_answer(self, ask: Ask) -> Option:
        return self.neutral.get(ask.prompt, PASS)

    def opens_round(self, about: Mapping[str, Noun]) -> bool:
        opening = self.round_opening
        return bool(opening) and all(about.get(name) == fact for name, fact in opening)


NONE: Option = ()
"""Where passing is on offer and is not neutral: it gives something up."""

REX = GameWords(
    neutral={
        "window": PASS,
        "negotiate": ("ready",),
        "answer_proposal": ("decline",),
        "relocate": ("stay",),
        "bid": PASS,
        "recruit": ("done",),
        "move_from": ("stay",),
        "deploy": ("none",),
        "flip": ("done",),
        "reveal_traitor": PASS,
        "keep_cards": ("done",),
        "share_or_betray": ("share",),
        "counter_reveal": PASS,
        # answer_element has no neutral answer: to say that one plays no card binds, too (Rex p.22)
    },
    phases=(
        "setup",
        "influence",
        "bidding",
        "recruitment",
        "maneuvering",
        "battle",
        "collection",
        "bombardment",
    ),
    naming_prompts=("answer_proposal", "answer_element"),
    naming_paths=("battle.sides.*.seat",),
    round_opening=(("moment", "advantage_used"), ("advantage", "sol_bombardment_peek")),
)

TI4 = GameWords(
    neutral={
        "window": PASS,
        "choose_action": ("end_turn",),  # to pass is to be out until the next round (RR 3.3)
        "answer_offer": ("decline",),
        "announce_retreat": ("stay",),
        "buy_tokens": ("done",),
        "produce_unit": ("done",),
        "redistribute_tokens": ("done",),
        "choose_vote": ("abstain",),
        "score_public_objective": NONE,
        "draw_secret_objective": NONE,
    },
    phases=("setup", "strategy", "action", "status", "agenda"),
    naming_prompts=("answer_offer",),
)

GAMES: Mapping[str, GameWords] = {"rex": REX, "ti4": TI4}
_OTHERS = GameWords()


def words_of(game: str) -> GameWords:
    return GAMES.get(game, _OTHERS)
