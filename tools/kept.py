"""Files of a game as this version writes them, for later versions to read (tests/kept).

python -m tools.kept GAME writes a save in the middle of a random game, and the game file of a table that went
back by consent and was then stopped. Of a game that has both, later versions keep what was written first.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import throneworld as tw
from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.beside import next_speaker
from throneworld.table.trust.commitment import commitment_of
from throneworld.table.trust.forms import form_of
from throneworld.table.trust.gamefile import FORMAT, GameFile, Player, ResultData, TableFacts

FOLDER = Path(__file__).parent.parent / "tests" / "kept"
SEED, SALT = 2**255 + 6, "0123456789abcdef"
SAVED_AFTER, STOPPED_AFTER = 400, 450
REWINDS = ((200, 180), (380, 120))
NUMBERS = 4


class Table:
    """A random game with the hashes of each step."""

    def __init__(self, game: tw.Game) -> None:
        self.game = game
        self.bots = [tw.bot("random", seat) for seat in range(game.seats)]
        self.positions: list[str] = []
        self.acts: list[str] = []

    def play(self, until: int) -> None:
        while len(self.game.choices) < until:
            told, seat = len(self.game.log), next_speaker(self.game)
            self.game.choose(seat, self.bots[seat].decide(tw.Seat(self.game, seat)))
            self.positions.append(self.game.digest())
            self.acts.append(behaviour(self.game, told))

    def rewind(self, to: int) -> None:
        self.game.rewind(to)
        del self.positions[to:], self.acts[to:]


def game_of(name: str) -> tw.Game:
    return tw.new_game(name, seats=3, seed=SEED)


def save(name: str) -> dict[str, Any]:
    """With what is asked there, and the numbers that are to come."""
    table = Table(game_of(name))
    table.play(SAVED_AFTER)
    snapshot = table.game.snapshot()
    asks = [[ask.seat, ask.prompt, _options(table.game, ask)] for ask in table.game.asks]
    dice = table.game.copy().dice
    numbers = {stream: [dice.below(stream, 1000) for _ in range(NUMBERS)] for stream in dice.states}
    return {"snapshot": snapshot, "asks": asks, "numbers": numbers}


def _options(game: tw.Game, ask: tw.Ask) -> list[list[Any]]:
    """Those of the question, and what may be done beside it."""
    beside = game.ask_beside(ask.seat)
    return [list(option) for each in (ask, beside) if each is not None for option in each.options]


def export(name: str) -> GameFile:
    table = Table(game_of(name))
    for after, to in REWINDS:
        table.play(after)
        table.rewind(to)
    table.play(STOPPED_AFTER)
    game = table.game
    return GameFile(
        format=FORMAT,
        version=2,
        game=name,
        seats=game.record["seats"],
        options=game.record["options"],
        seed=str(SEED),
        salt=SALT,
        commitment=commitment_of(str(SEED), SALT),
        players=[Player(seat, "", "", "random") for seat in range(game.seats)],
        table=TableFacts("Friday night", started=0.0, finished=1.0),
        choices=[[choice.seat, *choice.option] for choice in game.choices],
        digests=table.positions,
        behaviour=table.acts,
        form=form_of(name),
        generator=game.record["generator"],
        rewinds=list(REWINDS),
        result=ResultData([], [], "stopped"),
    )


def main(name: str) -> None:
    (FOLDER / f"save-{name}.json").write_text(json.dumps(save(name), separators=(",", ":")) + "\n")
    (FOLDER / f"export-{name}-rewound.json").write_bytes(msgspec.json.encode(export(name)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
