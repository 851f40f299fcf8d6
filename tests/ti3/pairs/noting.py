"""Notes, while tests run, what acts and what they assert."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from types import FrameType
from typing import Any
from unittest.mock import patch

from msgspec.structs import force_setattr

from tests.stage import Stage
from tests.ti3.pairs.lines import VOTED, Line, by_rule, line_of_clause, line_of_modifier, modifiers
from tests.ti3.pairs.scenarios import Scenario, alters
from throneworld.imperium.council import AGAINST, FOR
from throneworld.imperium.declare import Clause
from throneworld.imperium.modifiers import ADD, CAP, SET, TIMES, Modifier
from throneworld.kernel.asks import TABLE, Ask, Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.windows import Listener, Play, Window
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.edition import EDITION
from throneworld.ti3.state import Ti3State

USES = ("play", "component", "use_card")
"""Verbs of options that name what is used."""
NOT_IN_A_WINDOW = {"choose_action": "action"}
"""Questions in which something is used: the moment at which that is."""
LOOKS_AT_OPTIONS = frozenset({"options", "beside", "actions", "cards_beside", "offered"})
OPTIONS_ALONE = frozenset({"done", "prompt", "asked", "ask", "options", "beside", "seat", "told_at"})
A_REASON = re.compile(r"SA-[\d.]+ [a-z_]+'|ruling \d+ [a-z_]+'|Refusal\(rule='")


class Noting:
    """The plugin's hands: what happens goes to the scenario that is being played."""

    def __init__(self) -> None:
        self.scenario = Scenario()
        self._seen: frozenset[Line] = frozenset()

    # What acts

    def acts(self, line: Line) -> None:
        self.scenario.scene.acted.add(line)

    def asks(self, lines: Sequence[Line]) -> None:
        self.scenario.scene.asked.update(lines)

    # What is asserted

    def passes(self, text: str, told: str) -> None:
        """An assertion of a test was found to be true."""
        names = _names(text)
        if A_REASON.search(told):
            self.scenario.scene.refuses(())
        if names & LOOKS_AT_OPTIONS and _is_exact(text):
            self.scenario.scene.offers(self._seen)
        elif not names or names - OPTIONS_ALONE or "done" in names:
            self.scenario.scene.asserts(of_state=not names or bool(names - OPTIONS_ALONE))

    def patches(self) -> Iterator[tuple[type, str, Any]]:
        yield Stage, "__init__", self._laying(Stage.__init__)
        yield Stage, "offers", self._offering(Stage.offers)
        yield Stage, "refuses", self._refusing(Stage.refuses)
        yield Stage, "why_not", self._asking_why(Stage.why_not)
        yield Stage, "options", self._looking(Stage.options)
        yield Stage, "beside", self._looking_beside(Stage.beside)
        yield Window, "_why_not", self._listening(Window._why_not)
        yield Play, "resolve", self._playing(Play.resolve)
        yield Ti3State, "in_force", self._reckoning(Ti3State.in_force)
        yield ResolveAgenda, "carry_out", self._resolving(ResolveAgenda.carry_out)

    def _laying(self, begin: Callable[..., None]) -> Callable[..., None]:
        def lay(stage: Stage, *given: Any, **more: Any) -> None:
            self.scenario.lays()
            begin(stage, *given, **more)

        return lay

    def _offering(self, offers: Callable[..., None]) -> Callable[..., None]:
        def noted(stage: Stage, player: str, *options: Option) -> None:
            offers(stage, player, *options)
            self.scenario.scene.offers(_open_in(stage.game, stage.ask(player)))

        return noted

    def _looking(self, look: Callable[..., Sequence[Option]]) -> Callable[..., Sequence[Option]]:
        def noted(stage: Stage, player: str | None = None) -> Sequence[Option]:
            self._seen = _open_in(stage.game, stage.ask(player))
            return look(stage, player)

        return noted

    def _looking_beside(self, look: Callable[..., Sequence[Option]]) -> Callable[..., Sequence[Option]]:
        def noted(stage: Stage, player: str) -> Sequence[Option]:
            ask = stage.game.ask_beside(stage.seat(player))
            self._seen = frozenset() if ask is None else _open_in(stage.game, ask)
            return look(stage, player)

        return noted

    def _refusing(self, refuses: Callable[..., Refusal]) -> Callable[..., Refusal]:
        def noted(stage: Stage, player: str, *option: Noun, rule: str, key: str) -> Refusal:
            refusal = refuses(stage, player, *option, rule=rule, key=key)
            if refusal.rule != TABLE:
                self.scenario.scene.refuses([*_about(option), *_being_played(stage.game)])
            return refusal

        return noted

    def _asking_why(self, why_not: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
        """What was refused without a choice is a fact of this option."""

        def noted(stage: Stage, player: str, *option: Noun) -> Refusal | None:
            refusal = why_not(stage, player, *option)
            if refusal is not None and refusal.rule != TABLE:
                self.scenario.scene.shown.refusal |= {*_about(option), *_being_played(stage.game)}
            return refusal

        return noted

    def _listening(self, why_not: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
        """What would happen by itself is asked for at its window, and its condition says no."""

        def noted(window: Window, game: Game, seat: int, listener: Listener) -> Refusal | None:
            refusal = why_not(window, game, seat, listener)
            if refusal is not None and listener.must and isinstance(listener, Clause):
                self.asks([line_of_clause(listener)])
            return refusal

        return noted

    def _playing(self, resolve: Callable[..., Any]) -> Callable[..., Any]:
        def noted(play: Play, game: Game) -> Any:
            clause = game.listener(play.occasion.moment, play.listener)
            if isinstance(clause, Clause):
                self.acts(line_of_clause(clause))
            return resolve(play, game)

        return noted

    def _resolving(self, carry_out: Callable[..., Any]) -> Callable[..., Any]:
        def noted(step: ResolveAgenda, game: Game) -> Any:
            side = str(step.outcome) if step.outcome in (FOR, AGAINST) else "elect"
            self.acts(Line(step.agenda, VOTED, side))
            return carry_out(step, game)

        return noted

    # Modifiers

    def _reckoning(self, in_force: Callable[..., Any]) -> Callable[..., Any]:
        def noted(state: Ti3State, quantity: Any, seat: int) -> Any:
            self.asks(_altering(str(quantity)))
            return in_force(state, quantity, seat)

        return noted

    @contextmanager
    def of_modifiers(self) -> Iterator[None]:
        before = [(each, each.by) for each in modifiers()]
        for each, by in before:
            force_setattr(each, "by", self._altering(each, by))
        try:
            yield
        finally:
            for each, by in before:
                force_setattr(each, "by", by)

    def _altering(self, modifier: Modifier, by: Callable[..., Any] | None) -> Callable[..., Any]:
        line, amount = line_of_modifier(modifier), modifier.amount
        constant = amount if modifier.operation in (ADD, TIMES, SET, CAP) else True

        def noted(*given: Any) -> Any:
            result = constant if by is None else by(*given)
            if alters(modifier, result, given):
                self.acts(line)
            return result

        return noted

    # Rules that are no declarations

    @contextmanager
    def of_rules(self) -> Iterator[None]:
        found = by_rule()

        def called(frame: FrameType, event: str, told: object) -> None:
            if event == "call" and frame.f_code in found:
                for line, given in found[frame.f_code]:
                    if not given or _is_given(frame, given):
                        self.acts(line)

        sys.setprofile(called)
        try:
            yield
        finally:
            sys.setprofile(None)


@contextmanager
def during(noting: Noting) -> Iterator[None]:
    """As long as this lasts everything is noted."""
    with ExitStack() as stack:
        for owner, name, noted in noting.patches():
            stack.enter_context(patch.object(owner, name, noted))
        stack.enter_context(noting.of_modifiers())
        stack.enter_context(noting.of_rules())
        yield


def _is_given(frame: FrameType, component: str) -> bool:
    """Whether a function was given the component; of several alike each has a number (`settlers:2`)."""
    given = [value for value in frame.f_locals.values() if isinstance(value, str)]
    return any(value.partition(":")[0] == component for value in given)


@cache
def _altering(quantity: str) -> tuple[Line, ...]:
    return tuple(line_of_modifier(each) for each in EDITION.modifiers[quantity])


# Options


def _open_in(game: Game, ask: Ask) -> frozenset[Line]:
    """The lines that an ask offers to use, and agendas that it lets be voted on."""
    moment = str(ask.about.get("moment", "")) or NOT_IN_A_WINDOW.get(ask.prompt, "any_time")
    return frozenset(line for option in ask.options for line in _used(option, moment))


def _used(option: Option, moment: str) -> list[Line]:
    if option[0] == "vote":
        return _sides_of(str(option[1]))
    if option[0] not in USES:
        return []
    return [each for name, at, each in _choices() if name == option[1] and at == moment]


def _being_played(game: Game) -> list[Line]:
    """What is being announced: its targets are asked for."""
    plays = [step for step in game.stack if isinstance(step, Play)]
    clauses = [game.listener(each.occasion.moment, each.listener) for each in plays]
    return [line_of_clause(each) for each in clauses if isinstance(each, Clause)]


def _about(option: Option) -> list[Line]:
    """All lines whose use an option would be, at whatever moment."""
    if option[0] == "vote":
        return _sides_of(str(option[1]))
    if option[0] not in USES:
        return []
    return [each for name, _, each in _choices() if name == option[1]]


def _sides_of(agenda: str) -> list[Line]:
    return [Line(agenda, VOTED, side) for side in ("for", "against", "elect")]


@cache
def _choices() -> tuple[tuple[str, str, Line], ...]:
    clauses = [each for each in definition_of("ti3").listeners if isinstance(each, Clause) and not each.must]
    return tuple((each.id, str(each.moment), line_of_clause(each)) for each in clauses)


# Words of assertions


@cache
def _names(text: str) -> frozenset[str]:
    nodes = [*ast.walk(ast.parse(text.strip(), mode="eval"))]
    return frozenset(
        {
            *(each.attr for each in nodes if isinstance(each, ast.Attribute)),
            *(
                each.func.id
                for each in nodes
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
            ),
        }
    )


@cache
def _is_exact(text: str) -> bool:
    nodes = ast.walk(ast.parse(text.strip(), mode="eval"))
    return any(isinstance(op, ast.Eq) for each in nodes if isinstance(each, ast.Compare) for op in each.ops)
