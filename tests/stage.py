"""The stage on which scenario tests of every game play: place, play, then exactly these options.

A game adds its own words: how its board is set and what is looked at (`tests/<game>/scene.py`). All else is
the same for all: who is asked and what is offered, choices, refusals, dice that are fed, what the log tells.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

import throneworld as tw
from throneworld.kernel.asks import Ask, Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.loop import settle
from throneworld.kernel.steps import Step

T = TypeVar("T")


class Stage:
    """A game, and its players by name in the order of their seats."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        self.game = game
        self.players = tuple(players)
        self._heard = 0

    def seat(self, player: str) -> int:
        return self.players.index(player)

    # Playing

    def play(self, *steps: Step) -> None:
        """Run these steps, in this order, until somebody is asked or all are done.

        What the placing itself has set off comes first.
        """
        self.game.stack = list(reversed(steps))
        settle(self.game, None)
        self.game.restart()

    def choose(self, player: str, *option: Noun) -> None:
        self.game.choose(self.seat(player), option)

    def pass_all(self) -> None:
        """Everybody who is asked whether he plays something declines, as long as that is the question."""
        while self.game.asks and ("pass",) in self.game.asks[0].options:
            self.game.choose(self.game.asks[0].seat, ("pass",))

    def feed(self, stream: str, *results: int) -> None:
        """What the dice of a stream give next, counted from 0; then they go on as before."""
        self.game.dice = LoadedDice(self.game.dice, stream, results)  # type: ignore[assignment]

    # What is asked, offered and refused

    @property
    def done(self) -> bool:
        """Whether what was played is finished: nobody is asked anything."""
        return not self.game.asks

    @property
    def asked(self) -> list[str]:
        """Who must answer now."""
        return [self.players[ask.seat] for ask in self.game.asks]

    @property
    def prompt(self) -> str:
        return self.game.asks[0].prompt if self.game.asks else ""

    def ask(self, player: str | None = None) -> Ask:
        """The open question, to that player if one is named; before it what is talked about beside it."""
        asks = [*self.talk, *self.game.asks]
        assert asks, "nobody is asked anything"
        found = [ask for ask in asks if player is None or ask.seat == self.seat(player)]
        assert found, f"{player} is not asked; asked: {self.asked}"
        return found[0]

    @property
    def talk(self) -> list[Ask]:
        """What those are asked who are in a dialogue beside the open question."""
        seats = dict.fromkeys(step.seat for step in self.game.beside)
        asks = [self.game.ask_beside(seat) for seat in seats]
        return [ask for ask in asks if ask is not None]

    def beside(self, player: str) -> Sequence[Option]:
        """What a player may do beside the open question."""
        ask = self.game.ask_beside(self.seat(player))
        return () if ask is None else ask.options

    def told_at(self, moment: str, player: str | None = None) -> dict[str, Noun]:
        """What the open window of that moment tells, by the names of its facts."""
        about = self.ask(player).about
        assert about["moment"] == moment
        facts = self.game.moment(moment).facts
        numbered = {f"fact{place}": about[name] for place, name in enumerate(facts)}
        assert about == {"moment": moment, **{name: about[name] for name in facts}, **numbered}
        return {name: about[name] for name in facts}

    def options(self, player: str | None = None) -> Sequence[Option]:
        return self.ask(player).options

    def offers(self, player: str, *options: Option) -> None:
        """Exactly these options are open to him, in this order."""
        offered = self.ask(player).options
        missing = [each for each in options if each not in offered]
        beyond = [each for each in offered if each not in options]
        assert offered == options, f"missing: {missing}, beyond: {beyond}, offered: {offered}"

    def why_not(self, player: str, *option: Noun) -> Refusal | None:
        """Why he may not choose this, or None if he may: tried on a copy, which must say the same."""
        refusal = self.game.refusal(self.seat(player), option)
        try:
            self.game.copy().choose(self.seat(player), option)
        except tw.Refused as refused:
            assert refused.refusal == refusal
            return refusal
        assert refusal is None, f"{player} was told why not, and yet {option} was accepted"
        return None

    def refuses(self, player: str, *option: Noun, rule: str, key: str) -> Refusal:
        """He may not choose this, for this reason and by this rule; trying changes nothing."""
        before = self.game.digest()
        refusal = self.why_not(player, *option)
        assert refusal is not None, f"{player} may choose {option}"
        assert (refusal.rule, refusal.key) == (rule, key), refusal
        with contextlib.suppress(tw.Refused):
            self.choose(player, *option)
        assert self.game.digest() == before
        return refusal

    def refused_until(
        self,
        right: Step | Callable[[Self], object],
        step: Step,
        player: str,
        *option: Noun,
        because: str,
        beneath: Sequence[Step] = (),
    ) -> None:
        """Nothing but what the reason names (`RR 5.2 own_token`) is in the way of this answer to a question.

        Once the board is set right, or the question is the right one, the same answer is accepted.
        """
        self.play(step, *beneath)
        rule, _, key = because.rpartition(" ")
        self.refuses(player, *option, rule=rule, key=key)
        if not isinstance(right, Step):
            right(self)
        self.play(right if isinstance(right, Step) else step, *beneath)
        self.accepts(player, *option)

    def accepts(self, player: str, *option: Noun) -> None:
        """He may choose this, and does."""
        refusal = self.why_not(player, *option)
        assert refusal is None, refusal
        self.choose(player, *option)

    # What is seen and told

    def view(self, player: str | None = None) -> dict[str, Any]:
        return self.game.view(None if player is None else self.seat(player))

    def listen(self) -> None:
        """From here on only what is new is told."""
        self._heard = len(self.game.log)

    def told(self, kind: str) -> list[tuple[Noun, ...]]:
        """The arguments of all events of a kind: since the start, or since somebody listens."""
        return [event.args for event in self.game.log[self._heard :] if event.kind == kind]


class LoadedDice:
    """Dice of which one stream gives what a test wants, then goes on as before."""

    def __init__(self, dice: Any, stream: str, results: Sequence[int]) -> None:
        self.dice, self.stream, self.results = dice, stream, list(results)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dice, name)

    def below(self, stream: str, bound: int) -> int:
        if stream != self.stream or not self.results:
            return int(self.dice.below(stream, bound))
        result = self.results.pop(0)
        assert 0 <= result < bound, f"{stream} gives 0 to {bound - 1}, not {result}"
        return result

    def shuffle(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(self.dice.shuffle(stream, items))

    def copy(self) -> LoadedDice:
        return LoadedDice(self.dice.copy(), self.stream, self.results)
