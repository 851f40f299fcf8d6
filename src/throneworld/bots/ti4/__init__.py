"""A sound player of Twilight Imperium 4: one small judgement for each kind of question."""

from __future__ import annotations

from typing import Any

from throneworld.kernel.asks import Ask, Option


def answer(view: dict[str, Any], ask: Ask) -> Option | None:
    """What to do, or None when the question is not known.

    The judgements are loaded with the first question: they know the rules of the game, which not every
    player of another game needs.
    """
    from throneworld.bots.ti4.judging import judged

    return judged(view, ask)
