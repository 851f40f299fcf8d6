"""What a card leaves to be done at a later moment, maybe in another phase: a record that all can see.

    *action_card("insubordination", "action", ..., PutOff("insubordination"), aims=(...)),
    *comes_due("insubordination", "status_receive", GiveCounterBack()),

The record keeps what was chosen with the card: the targets of what is done then, which leaves no choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.conditions import When, always, both
from throneworld.imperium.declare import Declared, Does, in_the_open
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import GAME, is_marked, mark, marks_of
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion, name_target
from throneworld.ti3.moments import stops_of
from throneworld.ti3.state import Ti3State, of

DUE = "due:"
"""Begins the mark of what this player has left to be done; the card follows."""


class PutOff(Verb, frozen=True):
    """All that was chosen is kept until it comes due."""

    card: str = ""

    def run(self, game: Game) -> None:
        chosen = " ".join(map(str, self.targets))
        mark(game, DUE + self.card, seat=self.seat, subject=chosen, until=GAME)


class Recall(Effect, frozen=True):
    """The record is taken away; what it has kept is what the text is aimed at now."""

    card: str = ""

    def run(self, game: Game) -> None:
        state = of(game)
        record = next(each for each in marks_of(state, DUE + self.card) if each.seat == self.seat)
        left = list(state.marks)
        left.remove(record)
        state.marks = tuple(left)
        name_target(game, *str(record.subject).split())


class LetGo(Verb, frozen=True):
    """The record is gone; what is too much now leaves when the board is looked at."""

    def run(self, game: Game) -> None:
        game.tell("card_ends", self.why)


def comes_due(card: str, window: str, *effects: Does, when: When = always, stop: str = "") -> Declared:
    """What happens to each player who has put it off; `self.seat` of the effects is that player.
    `stop`: where it is carried out, if not where the window says."""

    def due(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        if not is_put_off(of(game), card, seat):
            return Refusal("SA-8.7.1", "nothing_put_off", (card,))
        return when(game, seat, occasion)

    def holders(game: Game) -> Sequence[int]:
        return list(dict.fromkeys([each.seat for each in marks_of(of(game), DUE + card)]))

    return in_the_open(
        card,
        window,
        (stop,) if stop else stops_of(window),
        both(when, due),
        holders,
        effects,
        aims=(Recall(card=card),),
        must=True,
        rule="SA-8.7.1",
    )


def is_put_off(state: Ti3State, card: str, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, DUE + card, seat)


def kept_by(state: Ti3State, card: str) -> list[tuple[int, tuple[Noun, ...]]]:
    """Whose records of a card there are, and what each has kept."""
    return [(each.seat, tuple(str(each.subject).split())) for each in marks_of(state, DUE + card)]


EVENTS: dict[str, tuple[str, ...]] = {"card_ends": ("title",)}
