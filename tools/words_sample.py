"""Write what Python says about a few games, for the web client's words to be compared with.

python -m tools.words_sample web/tests/words.json
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import throneworld as tw
from throneworld.kernel.asks import Ask
from throneworld.kernel.registry import definition_of
from throneworld.words import Words, languages

GAMES = ((3, 1), (6, 2))
"""Seats and seed."""


def sample() -> bytes:
    data = {"events": _names(), "games": [_told(seats, seed) for seats, seed in GAMES]}
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def _names() -> dict[str, list[str]]:
    return {kind: list(names) for kind, names in definition_of("rex").events.items()}


def _told(seats: int, seed: int) -> dict[str, Any]:
    """Of each prompt, verb, refusal and event the first that a random game shows."""
    game = tw.new_game("rex", seats, seed, {"betrayal": True, "races": "random"})
    races = [player["race"] for player in game.view(None)["players"]]
    speakers = {language: Words(language, "rex", races, strict=True) for language in languages()}
    seen: set[str] = set()
    lines = [
        {**what, "said": {language: say(words) for language, words in speakers.items()}}
        for key, what, say in _shown(game, seed)
        if key not in seen and not seen.add(key)  # type: ignore[func-returns-value]
    ]
    return {"races": races, "lines": lines}


def _shown(game: tw.Game, seed: int) -> Iterator[tuple[str, dict[str, Any], Any]]:
    bots = [tw.bot("random", seed * 10 + seat) for seat in range(game.seats)]
    while not game.over:
        ask = game.asks[0]
        yield from _asked(game, ask)
        game.choose(ask.seat, bots[ask.seat].decide(tw.Seat(game, ask.seat)))
    names = definition_of("rex").events
    for event in game.log:
        line = {"kind": event.kind, "args": list(event.args)}
        yield f"event {event.kind}", {"event": line}, lambda w, e=event: w.event(e, names[e.kind])


def _asked(game: tw.Game, ask: Ask) -> Iterator[tuple[str, dict[str, Any], Any]]:
    moment = ask.about.get("moment", "")
    yield f"prompt {ask.prompt} {moment}", {"ask": _data(ask)}, lambda w: w.prompt(ask)
    for option, refusal in game.explain(ask.seat):
        what = {"ask": _data(ask), "option": list(option)}
        yield f"option {ask.prompt} {option[0]}", what, lambda w, o=option: w.option(ask, o)
        if refusal is not None:
            data = msgspec.to_builtins(refusal)
            yield f"refusal {refusal.key}", {"refusal": data}, lambda w, r=refusal: w.refusal(r)


def _data(ask: Ask) -> dict[str, Any]:
    return {**ask.data(), "id": "", "options": []}


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(sample())
