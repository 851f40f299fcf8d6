"""Looking things up: a card, a race, a space, a unit, by what somebody remembers of its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import throneworld as tw
from throneworld.cli.screen import View
from throneworld.kernel.asks import Ask
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.cli.boards import Board

MANY = 8


def explained(board: Board, view: View, words: Words, what: str) -> list[str]:
    """Lines about the thing meant, or which things might be meant."""
    found = [what] if what in board.numbered else things(words, what)
    if not found:
        return [words.say("help-unknown", what=repr(what)[:60])]
    if len(found) > 1:
        names = [words.name(thing) for thing in found[:MANY]]
        return [words.say("help-which", names=words.listed(names))]
    return board.about(view, words, found[0])


def things(words: Words, what: str) -> list[str]:
    """Ids whose name is, begins with, or contains the text; the closest kind of match only."""
    wanted = what.casefold().strip().replace("_", " ")
    names = {key.removeprefix("name-"): words.say(key).casefold() for key in words.keys("name-")}
    shorts = {
        thing: words.say(f"name-{thing}.short").casefold() for thing in names if _is_short(words, thing)
    }
    kinds = (
        [
            thing
            for thing, name in names.items()
            if wanted in (name, thing.replace("_", " "), shorts.get(thing))
        ],
        [thing for thing, name in names.items() if name.startswith(wanted)],
        [thing for thing, name in names.items() if wanted in name],
    )
    return next((kind for kind in kinds if kind), []) if wanted else []


def _is_short(words: Words, thing: str) -> bool:
    return words.has(f"name-{thing}.short")


def told(words: Words, thing: str) -> str:
    """The name of a thing, with what it does if that is written down."""
    if not words.has(f"name-{thing}.does"):
        return words.name(thing)
    return words.say("help-card", card=thing, does=words.say(f"name-{thing}.does"))


def rules_of(game: tw.Game, ask: Ask) -> list[str]:
    """The rules of what may be played in a window."""
    offered = [option[1] for option in ask.options if option[0] == "play"]
    rules = (listener.rule for listener in game.definition.listeners if listener.id in offered)
    return list(dict.fromkeys(rules))
