"""A bot that answers as it is written down for it, and otherwise does as little as it can."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.asks import Option
from throneworld.kernel.lessons import Script
from throneworld.kernel.seats import Seat

CALM = ("pass", "ready", "stay", "none", "done", "decline", "share")
"""Verbs with which one lets things be."""


class ScriptedBot:
    """The same question always gets the same answer; chance has no part in it."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def decide(self, seat: Seat) -> Option:
        options = seat.ask.options
        written = [option for option in self.script.get(seat.ask.prompt, ()) if option in options]
        return written[0] if written else calmest(options)


def calmest(options: Sequence[Option]) -> Option:
    """The option that changes least; where one has to do something, the first and smallest."""
    for verb in CALM:
        for option in options:
            if option[0] == verb:
                return option
    return options[0]
