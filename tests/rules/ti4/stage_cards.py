"""Cards made for tests of the general rules: what they do is only told."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Effect, Occasion, is_cancelled
from throneworld.ti4.declare import Clause, Declared, When, action_card, always
from throneworld.ti4.phases.turn import UseAction


class Say(Effect, frozen=True):
    """Tell that this came to pass."""

    what: str = ""

    def run(self, game: Game) -> None:
        game.tell("said", self.seat, self.what)


STALLED = Say(what="stalled")


def everybody(game: Game) -> Sequence[int]:
    return range(game.seats)


def stalling(when: When = always, effect: Effect = STALLED) -> Clause:
    """A component action that everybody has and that does nothing but use the action."""
    return Clause(
        id="stall",
        moment="action",
        rule="RR 21.1",
        holders=everybody,
        suspects=lambda game, occasion: everybody(game),
        when=when,
        effects=(UseAction(), effect),
    )


def forced(moment: str) -> Clause:
    """Something that happens to everybody at a stop, without a choice."""
    return Clause(
        id=f"forced_{moment}",
        moment=moment,
        rule="RR 1.6",
        holders=everybody,
        suspects=lambda game, occasion: [],
        when=always,
        effects=(Say(what=moment),),
        must=True,
    )


def sabotage() -> Declared:
    return action_card("sabotage", "other_plays_action_card_when", _another_plays, Cancel())


def _another_plays(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if occasion.facts[1] == seat or is_cancelled(game, occasion):
        return Refusal("RR 2.8", "nothing_to_cancel")
    return None


def spy() -> Declared:
    """An action card with a component action."""
    return action_card("spy", "action", always, UseAction(), Say(what="first"), Say(what="then"))


def bribery(window: str = "turn_start") -> Declared:
    """An action card that may be played at the start of anybody's turn."""
    return action_card("bribery", window, always, Say(what="bribed"))
