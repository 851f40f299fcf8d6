"""Why not, said of cards: the same windows, had other cards been dealt.

Whoever is asked in a window, and holds something else that he may play there, hears why each of his cards may
not be played. In random games hands are seldom such; so the window is put again in a copy of the game: one
seat holds a card that it may play and one that it may not, and the others nothing to play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from unittest.mock import patch

from tests.ti3.otherwise import altered, put_anew
from tests.ti3.refused import Refused
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Listener, Occasion, Window
from throneworld.ti3.moments import MOMENTS
from throneworld.ti3.phases.turn import ChooseAction
from throneworld.ti3.steps.any_time import ANY_TIME, USE_CARD
from throneworld.ti3.tables import ACTION_CARD

OFTEN = 300
"""So many times a moment is looked at each time that it comes; then ever less often."""
CARD = "no card at all"


class OtherHands(Refused):
    @contextmanager
    def watching(self) -> Iterator[None]:
        """Each window is looked at when it is put, also where nobody can play anything."""
        concerns, run = Window.concerns_anybody, Window.run

        def concerns_somebody(window: Window, game: Game) -> bool:
            return concerns(window, game) or self._is_due(f"{window.occasion.moment}?", OFTEN)

        def run_watched(window: Window, game: Game) -> Step | None:
            if self._is_due(window.occasion.moment, OFTEN):
                self._look_at(window, game)
                with suppress(Exception):  # as in `refused.py`
                    self._look_at(window, altered(game, Random(self.looks[window.occasion.moment])))
            return run(window, game)

        with (
            patch.object(Window, "concerns_anybody", concerns_somebody),
            patch.object(Window, "run", run_watched),
        ):
            yield

    def _look(self, game: Game, luck: Random) -> None:
        """What may be played as an action, or at any time, is offered beside much else."""
        super()._look(game, luck)
        if isinstance(game.question, ChooseAction):
            self._in_hand(game, game.asked[0], "action", "component")
        if self._is_due(ANY_TIME):
            for seat in range(game.seats):
                self._in_hand(game, seat, ANY_TIME, USE_CARD)

    def _in_hand(self, game: Game, seat: int, moment: str, verb: str) -> None:
        occasion = Occasion(MOMENTS[moment], (seat,))
        for each in game.listeners(moment).chosen:
            if each.id in ACTION_CARD:
                why = each.when(game, seat, occasion)
                if why is not None and self.is_new(why):
                    other = game.copy()
                    deal(other, seat, [each.id], ())
                    self.told(other, seat, (verb, each.id), why)

    def _look_at(self, window: Window, game: Game) -> None:
        listeners = game.listeners(window.occasion.moment)
        for seat in range(game.seats):
            held = [each for each in listeners if could_have(game, seat, each)]
            why = {each.id: each.when(game, seat, window.occasion) for each in held}
            playable = [each.id for each in held if why[each.id] is None and not each.must]
            for each in held if playable else ():
                reason = why[each.id]
                if reason is not None and self.is_new(reason):
                    self._put_again(window, game, seat, each.id, playable[0])

    def _put_again(self, window: Window, game: Game, seat: int, wanted: str, playable: str) -> None:
        other = game.copy()
        deal(other, seat, [wanted, playable], [each.id for each in game.listeners(window.occasion.moment)])
        other.stack.append(window)
        if window.forced(other) is None and put_anew(other, window) and seat in other.asked:
            why = other.refusal(seat, ("play", wanted))
            self.met[f"reason:{why.key}" if why else CARD] += 1


def could_have(game: Game, seat: int, listener: Listener) -> bool:
    return listener.id in ACTION_CARD or seat in listener.holders(game)


def deal(game: Game, seat: int, cards: Sequence[str], listening: Sequence[str]) -> None:
    """These cards into one hand, and none of those that listen into the others."""
    state = game.state
    wanted = [each for each in cards if each in ACTION_CARD]
    for other in range(game.seats):
        out = set(wanted) if other == seat else {*wanted, *listening}
        away = tuple(each for each in state.hands[other] if each in out)
        state.hands[other] = tuple(each for each in state.hands[other] if each not in out)
        state.action_deck = (*state.action_deck, *away)
    state.action_deck = tuple(each for each in state.action_deck if each not in wanted)
    state.action_discards = tuple(each for each in state.action_discards if each not in wanted)
    state.hands[seat] = (*state.hands[seat], *wanted)
