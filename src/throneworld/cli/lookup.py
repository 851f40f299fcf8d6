"""Looking things up: a card, a race, an advantage, a space, by what somebody remembers of its name."""

from __future__ import annotations

import throneworld as tw
from throneworld.cli.drawing import View, beside
from throneworld.kernel.asks import Ask
from throneworld.rex.tables import RACE
from throneworld.words import Words

MANY = 8


def explained(view: View, words: Words, what: str) -> list[str]:
    """Lines about the thing meant, or which things might be meant."""
    found = things(words, what)
    if not found:
        return [words.say("help-unknown", what=repr(what)[:60])]
    if len(found) > 1:
        names = [words.name(thing) for thing in found[:MANY]]
        return [words.say("help-which", names=words.listed(names))]
    return about(view, words, found[0])


def things(words: Words, what: str) -> list[str]:
    """Ids whose name is, begins with, or contains the text; the closest kind of match only."""
    wanted = what.casefold().strip().replace("_", " ")
    names = {key.removeprefix("name-"): words.say(key).casefold() for key in words.keys("name-")}
    shorts = {race: words.say(f"name-{race}.short").casefold() for race in RACE}
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


def about(view: View, words: Words, thing: str) -> list[str]:
    if thing in RACE:
        return _race(words, thing)
    if thing in view["spaces"]:
        return _space(view, words, thing)
    if words.has(f"name-{thing}.does"):
        return [words.say("help-card", card=thing, does=words.say(f"name-{thing}.does"))]
    return [words.name(thing)]


def _race(words: Words, race: str) -> list[str]:
    parts = [words.say(f"name-{race}.{part}") for part in ("begins", "victory")]
    powers = [
        words.say("help-card", card=power, does=words.say(f"name-{power}.does"))
        for power in RACE[race].advantages
    ]
    leaders = words.listed([words.name(leader.id) for leader in RACE[race].leaders])
    return [
        words.say("help-race", race=race, begins=parts[0]),
        *powers,
        words.say("help-victory", text=parts[1]),
        words.say("help-ally", text=words.say(f"name-{race}.ally")),
        words.say("help-leaders", leaders=leaders),
    ]


def _space(view: View, words: Words, space: str) -> list[str]:
    lines = words.listed([words.name(line) for line in view["spaces"][space]["lines"]])
    return [words.say("help-space", space=space, brief=beside(view, words, space), lines=lines)]


def rules_of(game: tw.Game, ask: Ask) -> list[str]:
    """The rules of what may be played in a window."""
    offered = [option[1] for option in ask.options if option[0] == "play"]
    rules = (listener.rule for listener in game.definition.listeners if listener.id in offered)
    return list(dict.fromkeys(rules))
