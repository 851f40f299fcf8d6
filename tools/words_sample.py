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
from throneworld.kernel.asks import Ask, Noun
from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import Definition, Flag, definition_of
from throneworld.words import FALLBACK, Words, game_files, languages, locale_folder
from tools.web import WEB

LONGEST = 400
"""So many choices of a game are looked at."""


def sample() -> bytes:
    games = [definition_of(name) for name in built_in()]
    data = [_told(game, seats) for game in games for seats in sorted({game.fewest_seats, game.most_seats})]
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def _told(definition: Definition, seats: int) -> dict[str, Any]:
    """Of each prompt, verb, refusal and event the first that a random game with all that can be on shows."""
    name, seed, factions = definition.id, seats, definition.factions[:seats]
    options: dict[str, Noun] = {each.id: True for each in definition.settings if isinstance(each, Flag)}
    game = tw.new_game(name, factions, seed, options)
    speakers = {language: Words(language, name, factions, strict=True) for language in languages()}
    seen: set[str] = set()
    lines = [
        {**what, "said": {language: say(words) for language, words in speakers.items()}}
        for key, what, say in _shown(game, seed)
        if key not in seen and not seen.add(key)  # type: ignore[func-returns-value]
    ]
    told = {"game": name, "events": _names(game, lines), "races": list(factions), "lines": lines}
    return told if (WEB / "src" / name).is_dir() else {**told, "sent": _sent(name)}


def _sent(game: str) -> dict[str, list[str]]:
    """The files of a game that the client was not built with: the server sends them."""
    return {
        language: [
            str(path.relative_to(locale_folder()))
            for each in dict.fromkeys((language, FALLBACK))
            for path in game_files(each, game)
        ]
        for language in languages()
    }


def _names(game: tw.Game, lines: list[dict[str, Any]]) -> dict[str, list[str]]:
    told = {line["event"]["kind"] for line in lines if "event" in line}
    return {kind: list(names) for kind, names in game.definition.events.items() if kind in told}


def _shown(game: tw.Game, seed: int) -> Iterator[tuple[str, dict[str, Any], Any]]:
    bots = [tw.bot("random", seed * 10 + seat) for seat in range(game.seats)]
    while not game.over and len(game.choices) < LONGEST:
        ask = game.asks[0]
        yield from _asked(game, ask)
        game.choose(ask.seat, bots[ask.seat].decide(tw.Seat(game, ask.seat)))
    names = game.definition.events
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
