"""The options of a case found among what a player may do: choices, what is played, what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from tests.rules.ti3.casework.case import Case, Names
from tests.rules.ti3.casework.options import Pattern, fits, patterns
from tests.rules.ti3.casework.shapes import CLOSING
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Question

Way = tuple[Option, ...]
"""Choices, one after the other: what is played, then what it asks of its player."""
CONVENIENT = frozenset({"for_me", "load_up", "land_all", "reroll_misses"})
"""Verbs that only spare some clicks."""
ENDS = frozenset((verb,) for verb in CLOSING)
"""What ends a choice of several things: where it is offered at first, one of them is chosen already."""


class DeviationError(AssertionError):
    """The game does not do what a line of the script says."""


class Finding:
    """A game in the midst of a case, and how what the case calls an option is found in it."""

    def __init__(self, case: Case, names: Names) -> None:
        self.case, self.names = case, names
        self.at = 0
        self.entered: tuple[int, str] = (-1, "")
        """The question of a secondary ability whose use the script has told."""
        self.answered: list[tuple[int, Option, Question | None]] = []
        """What has answered itself since the last choice that was told."""
        self.tried: tuple[Game | None, list[tuple[Decision, Option]]] = (None, [])
        """What has answered itself in a copy of the game in which something was tried."""

    @property
    def game(self) -> Game:
        return self.names.scene.game

    def fail(self, what: str) -> NoReturn:
        raise DeviationError(f"line {self.at + 1} {self.case.script[self.at]}: {what}")

    def hear(self, game: Game, seat: int, option: Option, question: Question) -> None:
        if game is self.game:
            self.answered.append((seat, option, question))
        elif game is self.tried[0] and isinstance(question, Decision) and question.seat == seat:
            self.tried[1].append((question, option))

    def _ask(self, race: str, beside: bool = False) -> Ask:
        seat = self.names.scene.seat(race)
        talk = self.game.ask_beside(seat) if beside else None
        found = [ask for ask in (*self.game.asks, talk) if ask is not None and ask.seat == seat]
        if not found:
            self.fail(f"{race} is not asked, but {self._who()}")
        return found[-1] if beside else found[0]

    def _who(self) -> list[str]:
        return [f"{self.names.scene.players[ask.seat]} ({ask.prompt})" for ask in self.game.asks]

    def _found(self, ask: Ask, option: Sequence[Any]) -> list[Option]:
        """Which of the offered choices an option of the case is, or begins with."""
        for chain in patterns(self.names, ask.seat, option):
            found = [each for each in ask.options if fits(chain[0], each)]
            if found:
                return found
        return []

    def _ways(self, ask: Ask) -> list[Way]:
        """Everything a player may do; what he may play together with what it asks of him."""
        entered = (ask.seat, ask.prompt) == self.entered
        ways: list[Way] = []
        for option in ask.options:
            if option[0] in CONVENIENT or (entered and option in ENDS):
                continue
            following = self._asked_by(ask, option) if option[0] == "play" else None
            if following is None:
                ways.append((option,))
            else:
                ways += [(option, each) for each in following.options]
        return [*ways, *self._at_other_docks(ask)]

    def _at_other_docks(self, ask: Ask) -> list[Way]:
        """The game asks dock by dock, the cases for all docks at once."""
        end = next((each for each in ask.options if each in ENDS), None)
        game = self._after(ask, end) if ask.prompt == "produce_unit" and end else None
        following = game.ask_of(ask.seat) if game is not None else None
        if following is None or end is None or following.prompt != ask.prompt:
            return []
        return [(end, each) for each in following.options if each != end]

    def _asked_by(self, ask: Ask, option: Option) -> Ask | None:
        """What playing this asks of its player before anything else happens."""
        game = self._after(ask, option)
        if game is None or len(game.stack) <= len(self.game.stack):
            return None
        found = [each for each in game.asks if each.seat == ask.seat and each.prompt != ask.prompt]
        begun_already = found and any(each in ENDS for each in found[0].options)
        return None if begun_already or not found else found[0]

    def _after(self, ask: Ask, option: Option) -> Game | None:
        game = self.game.copy()
        self.tried = game, []
        try:
            game.choose(ask.seat, option)
        except AssertionError:  # it would roll dice that the case does not have
            return None
        return game

    def _way(self, ask: Ask, ways: list[Way], option: Sequence[Any], silent: bool = True) -> list[Way]:
        """Which ways an option of the case is; `silent` if what is played may have chosen it by itself."""
        if option == ["pass"] and ask.prompt == "window":
            return []  # that is to play nothing
        for chain in patterns(self.names, ask.seat, option):
            found = [way for way in ways if fits(chain[0], way[0])]
            if len(chain) > 1:
                found = [longer for way in found for longer in self._followed(ask, way[0], chain[1])]
            elif option[0] in CLOSING:
                found = [way for way in found if len(way) == 1]
            elif not found:
                found = [way for way in ways if len(way) > 1 and fits(chain[0], way[1])]
            if found:
                return found
        return self._silent(ask, ways, option) if silent and option[0] not in CLOSING else []

    def _silent(self, ask: Ask, ways: list[Way], option: Sequence[Any]) -> list[Way]:
        """What is played and has only this to choose."""
        plays: list[Way] = [way for way in ways if len(way) == 1 and way[0][0] == "play"]
        last = [chain[-1] for chain in patterns(self.names, ask.seat, option)]
        return [way for way in plays if any(self._aims_at(ask, str(way[0][1]), each) for each in last)]

    def _aims(self, ask: Ask, component: str) -> list[tuple[Decision, Option]]:
        """What something played asks of its player and answers itself, with the answers."""
        self._after(ask, ("play", component))
        return [each for each in self.tried[1] if each[0].seat == ask.seat]

    def _aims_at(self, ask: Ask, component: str, pattern: Pattern) -> bool:
        return any(fits(pattern, answer) for _, answer in self._aims(ask, component))

    def _followed(self, ask: Ask, option: Option, pattern: Pattern) -> list[Way]:
        game = self._after(ask, option)
        following = game.ask_of(ask.seat) if game is not None else None
        if following is None:
            return []
        return [(option, each) for each in following.options if fits(pattern, each)]
