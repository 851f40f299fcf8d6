"""What a race, an advantage, a card, a space of Rex is."""

from __future__ import annotations

from throneworld.cli.lookup import told
from throneworld.cli.rex.drawing import beside
from throneworld.cli.screen import View
from throneworld.rex.tables import RACE
from throneworld.words import Words


def about(view: View, words: Words, thing: str) -> list[str]:
    if thing in RACE:
        return _race(words, thing)
    if thing in view["spaces"]:
        return _space(view, words, thing)
    return [told(words, thing)]


def _race(words: Words, race: str) -> list[str]:
    parts = [words.say(f"name-{race}.{part}") for part in ("begins", "victory")]
    powers = [told(words, power) for power in RACE[race].advantages]
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
