"""Throneworld: a rules-enforced digital table for board games of one universe. Unofficial fan work.

>>> import throneworld as tw
>>> game = tw.new_game("rex", seats=["sol", "lazax", "jol_nar"], seed=7)
>>> game.asks[0].prompt
'select_traitor'
>>> tw.play(game, [tw.bot("random", seed) for seed in range(3)]).over
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneworld.bots import bot, bots_for
from throneworld.kernel.asks import Ask, Noun, Option, Refusal
from throneworld.kernel.errors import BadSave, BadSetup, DeadEnd, NoSuchSeat, Refused, ThroneworldError
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import kinds_data, verbs_data
from throneworld.kernel.registry import definition_of, registered
from throneworld.kernel.results import Result
from throneworld.kernel.saves import load, replay
from throneworld.kernel.seats import Bot, Seat, play

__all__ = [
    "Ask",
    "BadSave",
    "BadSetup",
    "Bot",
    "DeadEnd",
    "Event",
    "Game",
    "NoSuchSeat",
    "Noun",
    "Option",
    "Refusal",
    "Refused",
    "Result",
    "Seat",
    "ThroneworldError",
    "bot",
    "games",
    "load",
    "new_game",
    "play",
    "replay",
]


def new_game(
    name: str,
    seats: Sequence[str] | int,
    seed: int = 0,
    options: Mapping[str, Noun] | None = None,
) -> Game:
    """Set a game up. `seats` are factions in clockwise order, or a number: they are then chosen in play."""
    return definition_of(name).new(seats, seed, {} if options is None else options)


def games() -> list[dict[str, Any]]:
    """The games there are: seats, factions, options, bots, and how events and options are put together."""
    return [
        {
            "id": game.id,
            "seats": [game.fewest_seats, game.most_seats],
            "people": game.people,
            "factions": list(game.factions),
            "colours": dict(game.colours),
            "options": {setting.id: setting.data() for setting in game.offered},
            "events": {kind: list(names) for kind, names in game.events.items()},
            "verbs": verbs_data(game.verbs),
            "kinds": kinds_data(game.verbs),
            "closing": sorted(game.closing),
            "bots": list(bots_for(game.id)),
        }
        for game in registered()
    ]
