"""Whether an order makes sense in its game. What would never fit anything is refused, and told what would."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from throneworld.kernel.asks import Ask
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Definition, definition_of
from throneworld.kernel.steps import Question
from throneworld.kernel.windows import Window
from throneworld.table.errors import Clash, Invalid
from throneworld.table.orders.orders import About, Order, Place, Sentence, is_over, place_of
from throneworld.table.orders.words import words_of


def check(order: Order, ask: Ask | None, view: dict[str, Any]) -> None:
    """Raise unless the order could ever answer; `view` is its owner's at present, `ask` what he is asked."""
    definition = definition_of(order.game)
    _check_about(order.sentence.about, definition)
    _check_phase(order.sentence, definition)
    for condition in (*order.sentence.unless, *order.sentence.until.when):
        _known("order_path", condition.path.split(".")[0], view)
    if is_over(order, ask, lambda: view):
        raise Clash("order_over")


def place_in(game: Game, seat: int) -> Place:
    """Where the game is for a seat that gives an order now, whether it is asked anything or not."""
    top = game.top
    occasion = top.about(game, seat) if isinstance(top, Window) else {}
    return place_of(game.definition.id, game.view(seat), occasion)


def prompts_of(definition: Definition) -> list[str]:
    """Every question that the game may ask."""
    return sorted({step.prompt for step in definition.steps if issubclass(step, Question)})


def _check_about(about: About, definition: Definition) -> None:
    if about.prompt is not None:
        _known("order_prompt", about.prompt, prompts_of(definition))
    if about.moment is not None:
        _known("order_moment", about.moment, definition.moments)
    for each in about.plays:
        _known("order_plays", each, {listener.id for listener in definition.listeners})
    prompt = about.prompt or Window.prompt
    if (about.moment or about.plays) and prompt != Window.prompt:
        raise Invalid("order_not_a_window", prompt=prompt)


def _check_phase(sentence: Sentence, definition: Definition) -> None:
    """Where the phases of a game are not known any name will do; one that never comes ends nothing."""
    phases = words_of(definition.id).phases
    if sentence.until.phase is not None and phases:
        _known("order_phase", sentence.until.phase, phases)


def _known(key: str, name: str, names: Iterable[str]) -> None:
    if name not in names:
        raise Invalid(key, name=name, known=", ".join(sorted(names)))
