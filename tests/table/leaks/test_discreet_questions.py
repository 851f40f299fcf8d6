"""Questions that are no windows, but whose very being asked tells what a hand holds.

The engine answers by itself what leaves no choice, and asks nobody to unmask a leader who has not the card.
At a table where windows are held others must not notice: the game may not go on at once in one world and wait
in another that looks the same.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from tests.table.leaks.knowledge import lines_of
from tests.table.leaks.stage import new_game
from tests.worlds import can_part, play_on, swapped
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held, release

GAMES, EVERY, FAR = 14, 12, 30


class Parted(Exception):  # noqa: N818 - it is no error
    """Something was revealed that is another in each world: there is nothing more to compare."""


class Pair:
    """Two worlds in lockstep, before the eyes of one seat."""

    def __init__(self, one: Game, other: Game, seat: int, dice: SmallDice) -> None:
        self.worlds = (one, other)
        self.seat = seat
        self.dice = dice

    def step(self) -> str | None:
        """The same choice in both; returns the question for which one world waits and the other does not."""
        before = [world.log.size for world in self.worlds]
        self._plan() if self._plans else self._choose()
        heard = [
            lines_of([event for event in world.log[size:] if event.heard_by(self.seat)])
            for world, size in zip(self.worlds, before, strict=True)
        ]
        shorter = min(len(each) for each in heard)
        if heard[0][:shorter] != heard[1][:shorter] or any(world.over for world in self.worlds):
            raise Parted
        waiting = self.worlds[0] if len(heard[0]) == shorter else self.worlds[1]
        return None if heard[0] == heard[1] or waiting.question is None else waiting.question.prompt

    def _choose(self) -> None:
        if is_held(self.worlds[0]):
            for world in self.worlds:
                release(world, {})
            return
        both = sorted(set(self.worlds[0].asked) & set(self.worlds[1].asked))
        if not both:
            raise Parted
        seat = both[self.dice.below("who", len(both))]
        options = self._common(seat)
        for world in self.worlds:
            world.choose(seat, options[0])

    def _common(self, seat: int) -> list[Option]:
        """Answers that are possible in both worlds, in another order each time."""
        asks = [world.ask_of(seat) for world in self.worlds]
        assert asks[0] is not None and asks[1] is not None
        common = [option for option in asks[0].options if option in asks[1].options]
        if not common:
            raise Parted
        first = self.dice.below("first", len(common))
        return common[first:] + common[:first]

    @property
    def _plans(self) -> bool:
        return any(world.question is not None and world.question.prompt == PLAN for world in self.worlds)

    def _plan(self) -> None:
        """All of both plans, behind the screen, and no more: that a part of them was forced, nobody sees."""
        for seat in range(self.worlds[0].seats):
            for world in self.worlds:
                other = self.worlds[world is self.worlds[0]]
                while seat in world.asked and world.question is not None and world.question.prompt == PLAN:
                    asked_there = seat in other.asked and other.ask_of(seat) == world.ask_of(seat)
                    ask = world.ask_of(seat)
                    assert ask is not None
                    option = self._common(seat)[0] if asked_there else ask.options[0]
                    for each in self.worlds if asked_there else (world,):
                        each.choose(seat, option)


PLAN = "battle_plan"


def random_games() -> list[tuple[Game, int, int]]:
    """Positions of games at tables where windows are held, each with somebody who looks on."""
    found = []
    for seed in range(GAMES):
        dice, game = SmallDice(seed), new_game(3 + seed % 4, seed)
        game.patient = True
        while not game.over:
            asked = game.asks[0].prompt if game.asks else ""
            if can_part(game) and (asked == "choose_element" or dice.below("here", EVERY) == 0):
                found.append((game.copy(), dice.below("seat", game.seats), seed))
            play_on(game, dice)
    return found


@cache
def pauses() -> Counter[str]:
    """Which questions have told two worlds apart by a pause, and how often."""
    found: Counter[str] = Counter()
    for number, (game, seat, _) in enumerate(random_games()):
        pair = Pair(*swapped(game, seat, number), seat, SmallDice(number))
        found["pairs"] += 1
        try:
            for _ in range(FAR):
                told = pair.step()
                if told is not None:
                    found[told] += 1
                    break
        except Parted:
            continue
    return found


def test_only_the_plans_of_a_battle_show_that_somebody_thinks() -> None:
    """There is no answer that the table could give for somebody who commits cards or answers a command: how
    long they think about it shows, as it does around a real table (ruling 102)."""
    assert set(pauses()) <= {"pairs", "commit_card", "answer_element"}
    assert pauses()["pairs"] > 300
