"""Whether what a case says is refused is refused, and for a reason as good as that of the case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.rules.ti3.casework.case import Data
from tests.rules.ti3.casework.citing import is_fair
from tests.rules.ti3.casework.finding import Finding
from tests.rules.ti3.casework.gridding import goals, has_goal, offered, reasons
from tests.rules.ti3.casework.options import Pattern, concrete, fits, patterns
from tests.rules.ti3.casework.pause import Pause
from throneworld.kernel.asks import Ask, Option, Refusal
from throneworld.kernel.steps import Decision
from throneworld.ti3.tactical.grid import NameGrid

MUTE = frozenset(
    {"not_offered", "no_movement_now", "no_action_now", "no_production_now", "nothing_played_now"}
)
"""Reasons that only say that this is not what is asked."""
BESIDE = frozenset({"give", "surrender"})
"""Verbs of what stands beside any question."""


class Refusing(Finding):
    def refused(self, line: Data) -> None:
        option = line["do"]
        if option[0] in BESIDE:
            self._refused_beside(line)
            return
        if self._was_refused(line):
            return
        ask = self._ask(line["refused"])
        if goals(self) and has_goal(option):
            self._refused_in_grid(ask, line)
            return
        if self._way(ask, self._ways(ask), option, silent=False):
            self.fail(f"{ask.prompt}: this is offered")
        reasons = list(self._reasons(ask, option))
        verbs = {each[0] for each in ask.options}
        foreign = not any(chain[0][0] in verbs for chain in patterns(self.names, ask.seat, option))
        if foreign and all(reason.key in MUTE for reason in reasons):
            return  # it is no answer to a question of this kind, which cites its own rule
        cited = {self._rule(reason) for reason in _telling(reasons)}
        if not any(is_fair(rule, line["rule"], self.case.data["rules"]) for rule in cited):
            told = sorted({f"{reason.rule} {reason.key}" for reason in reasons})
            self.fail(f"{ask.prompt}: refused by {told}")

    def _refused_in_grid(self, ask: Ask, line: Data) -> None:
        if offered(self, ask, line["do"]):
            self.fail(f"{ask.prompt}: this is offered")
        cited = {self._rule(reason) for reason in reasons(self, ask, line["do"])}
        if not any(is_fair(rule, line["rule"], self.case.data["rules"]) for rule in cited):
            self.fail(f"{ask.prompt}: refused by {sorted(cited)}")

    def _was_refused(self, line: Data) -> bool:
        """Of a question that has answered itself, since nothing else was left."""
        seat, option = self.names.scene.seat(line["refused"]), line["do"]
        chains = patterns(self.names, seat, option)
        asked = [question for who, _, question in self.answered if who == seat and question is not None]
        ask = self.game.ask_of(seat)
        named = any(isinstance(question, NameGrid) for question in asked)
        if (
            ask is not None
            and not named
            and any(each[0] == chain[0][0] for each in ask.options for chain in chains)
        ):
            return False
        choices = [each for chain in chains for each in concrete(chain[0])]
        tried = [
            (question, choice)
            for question in asked
            for choice in choices
            if choice[0] in {each[0] for each in question.candidates(self.game, seat)}
        ]
        reasons = [question.reason_against(self.game, seat, choice) for question, choice in tried]
        rules = self.case.data["rules"]
        if reasons and not any(each and is_fair(self._rule(each), line["rule"], rules) for each in reasons):
            self.fail(f"refused by {reasons}")
        return bool(reasons)

    def _rule(self, reason: Refusal) -> str:
        """What shared rules cite by a key, by its number."""
        return self.game.definition.citations.get(reason.rule, reason.rule)

    def _refused_beside(self, line: Data) -> None:
        seat = self.names.scene.seat(line["refused"])
        choices = [each for chain in patterns(self.names, seat, line["do"]) for each in concrete(chain[0])]
        reasons = [self.game.refusal(seat, choice) for choice in choices]
        if None in reasons:
            self.fail("this is accepted")
        cited = {reason.rule for reason in _telling([each for each in reasons if each is not None])}
        if not any(is_fair(rule, line["rule"], self.case.data["rules"]) for rule in cited):
            self.fail(f"refused by {sorted(cited)}")

    def _reasons(self, ask: Ask, option: Sequence[Any]) -> Iterator[Refusal]:
        for chain in patterns(self.names, ask.seat, option):
            yield from self._reasons_of(ask, chain)
            for each in ask.options:
                if each[0] == "play":
                    yield from self._reasons_of_play(ask, str(each[1]), chain[0])
                    yield from self._reasons_after(ask, each, chain[0])

    def _reasons_of(self, ask: Ask, chain: tuple[Pattern, ...]) -> Iterator[Refusal]:
        """Of the first choice; of the next where the first is allowed."""
        for choice in concrete(chain[0]):
            refusal = self.game.refusal(ask.seat, choice)
            if refusal is not None:
                yield refusal
        for step in self._beneath(ask):
            found = [step.reason_against(self.game, ask.seat, choice) for choice in concrete(chain[0])]
            yield from filter(None, found)
        for first in [each for each in ask.options if len(chain) > 1 and fits(chain[0], each)]:
            yield from self._reasons_after(ask, first, chain[1])

    def _reasons_after(self, ask: Ask, first: Option, pattern: Pattern) -> Iterator[Refusal]:
        game = self._after(ask, first)
        if game is not None and game.ask_of(ask.seat) is not None:
            yield from filter(None, [game.refusal(ask.seat, choice) for choice in concrete(pattern)])

    def _reasons_of_play(self, ask: Ask, component: str, pattern: Pattern) -> Iterator[Refusal]:
        """Why not, of the questions that it asks of its player, put or not."""
        for aim, _ in self._aims(ask, component):
            found = [aim.reason_against(self.game, ask.seat, choice) for choice in concrete(pattern)]
            yield from filter(None, found)

    def _beneath(self, ask: Ask) -> list[Decision]:
        """Questions to the same player that are put again when the present one is answered."""
        stack = self.game.stack[:-1]
        asking = [step for step in stack if isinstance(step, Decision) and not isinstance(step, Pause)]
        return [step for step in asking if step.seat == ask.seat]


def _telling(reasons: list[Refusal]) -> list[Refusal]:
    """Those about the matter; that it is no answer here counts if nothing else is said."""
    return [each for each in reasons if each.key not in MUTE] or reasons
