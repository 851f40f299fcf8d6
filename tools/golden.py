"""The golden games: whole games with two hashes for every choice (tests/golden).

The hash of the position changes with every change of stored form, that of the behaviour only with what is
asked, told and decided.

    python -m tools.golden positions [name ...]
        after a change of stored form: plays the kept choices again and writes new hashes of positions;
        refuses if any game behaves otherwise than it did
    python -m tools.golden record [name ...]
        after a rule has changed on purpose: bots play the games anew; say in the commit which rule it was
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import throneworld as tw
from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.beside import next_speaker
from throneworld.kernel.dice import Dice, SmallDice
from throneworld.kernel.errors import ThroneworldError
from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import definition_of

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
LENGTH = 12
"""So many digits of a hash are kept."""
Options = dict[str, bool | int | str]
Recipe = tuple[int | list[str], Options, int]
"""Seats, options and seed."""


def recipes(name: str, *only: str) -> dict[str, tuple[str, Recipe]]:
    """By the name of each golden game, its game and recipe: tests/golden/<game>.py exports them."""
    modules = {game: import_module(f"tests.golden.{game}") for game in only or built_in()}
    return {
        each: (game, recipe)
        for game, module in modules.items()
        for each, recipe in getattr(module, name).items()
    }


def first_games() -> dict[str, tuple[str, Recipe]]:
    """With the generator that was the first: they show that games which began with it go on."""
    return recipes("FIRST")


def golden_games() -> dict[str, tuple[str, Recipe]]:
    return {**first_games(), **recipes("LATER")}


class BehaviourChangedError(ThroneworldError):
    """A golden game does not behave as it did."""


def hashed(steps: Iterable[tw.Game]) -> tuple[list[str], list[str]]:
    """Of the same game after each step: the hashes of its positions and of its behaviour."""
    positions, acts, told = [], [], 0
    for game in steps:
        positions.append(game.digest()[:LENGTH])
        acts.append(behaviour(game, told)[:LENGTH])
        told = len(game.log)
    return positions, acts


def replayed(record: dict[str, Any]) -> Iterator[tw.Game]:
    """The game of a record before its first choice and after each."""
    game = tw.replay(record, to=0)
    yield game
    for number, (seat, *option) in enumerate(record["choices"], start=1):
        refusal = game.refusal(seat, option)
        if refusal is not None:
            raise BehaviourChangedError(
                f"choice {number}, {seat} {option}, is refused: {refusal.key} ({refusal.rule})"
            )
        game.choose(seat, option)
        yield game


def played(game: tw.Game, seed: int) -> Iterator[tw.Game]:
    bots = [tw.bot("random", seed + number) for number in range(game.seats)]
    yield game
    while not game.over:
        seat = next_speaker(game)
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
        yield game


def generator_of(name: str) -> str:
    return SmallDice.generator if name in first_games() else Dice.generator


def recorded(name: str) -> dict[str, Any]:
    """A game of the list, played anew."""
    of, (seats, options, seed) = golden_games()[name]
    game = definition_of(of).new(seats, seed, options, generator_of(name))
    positions, acts = hashed(played(game, seed % 2**64))
    return {"record": game.record, "hashes": positions, "behaviour": acts}


def with_positions(kept: dict[str, Any]) -> dict[str, Any]:
    """A golden game whose positions are stored otherwise now; refused if it behaves otherwise, too."""
    positions, acts = hashed(replayed(kept["record"]))
    for number, (old, new) in enumerate(zip(kept["behaviour"], acts, strict=True)):
        if old != new:
            raise BehaviourChangedError(f"after choice {number} it asks, tells or decides something else")
    return {**kept, "hashes": positions}


def main(mode: str = "", *wanted: str) -> None:
    if mode not in ("positions", "record") or not set(wanted) <= set(golden_games()):
        raise SystemExit(__doc__)
    for name in wanted or golden_games():
        path = FOLDER / f"{name}.json"
        try:
            data = recorded(name) if mode == "record" else with_positions(json.loads(path.read_text()))
        except BehaviourChangedError as changed:
            raise SystemExit(f"{name} has changed: {changed}") from changed
        path.write_text(json.dumps(data, separators=(",", ":")) + "\n")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
