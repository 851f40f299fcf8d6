"""Runs in an environment of its own, beside catanatron: plays random games on demand, for comparison.

Reads a line with a seed, plays one random four-player game, and answers with a line of JSON.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
COPIES = 200


def play(seed: int) -> dict[str, float]:
    random.seed(seed)
    started = time.process_time()
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    played = time.process_time()
    for _ in range(COPIES):
        game.copy()
    copied = time.process_time()
    return {"decisions": decisions, "play": played - started, "copy": (copied - played) / COPIES}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(play(int(line))), flush=True)
