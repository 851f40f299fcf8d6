"""Questions that seldom come up in a game: each is brought on the screen, seen and answered there."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser, expect

import throneworld as tw
from tests.browser.player import Player
from tests.browser.visitor import caller, visiting

pytestmark = pytest.mark.game("rex")

SEATS = 6
RARE = ("discard_down", "free_recruits", "deploy_extra", "choose_shield", "share_or_betray", "counter_reveal")
MOST_GAMES = 200


class Moment(NamedTuple):
    """A finished game, and the step of it after which a seat is asked."""

    file: dict[str, Any]
    step: int
    seat: int


@cache
def moments() -> dict[str, Moment]:
    """Random games are played until each of the questions was asked in one."""
    found: dict[str, Moment] = {}
    for seed in range(MOST_GAMES):
        asked: dict[str, tuple[int, int]] = {}
        game = finished(seed, asked)
        for prompt, (step, seat) in asked.items():
            found.setdefault(prompt, Moment(as_file(game), step, seat))
        if len(found) == len(RARE):
            return found
    raise AssertionError(f"nobody was asked {set(RARE) - set(found)}")


def finished(seed: int, asked: dict[str, tuple[int, int]]) -> tw.Game:
    dice, game = random.Random(seed), tw.new_game("rex", SEATS, seed, {"betrayal": True, "races": "random"})
    while not game.over:
        ask = dice.choice(game.asks)
        if ask.prompt in RARE:
            asked.setdefault(ask.prompt, (len(game.choices), ask.seat))
        game.choose(ask.seat, dice.choice(ask.options))
    return game


def as_file(game: tw.Game) -> dict[str, Any]:
    """As docs/export-format.md says; nobody promised anything about the dice."""
    choices = [[choice.seat, *choice.option] for choice in game.choices]
    players = [{"seat": seat, "name": "", "faction": "", "bot": "random"} for seat in range(game.seats)]
    return {
        "format": "throneworld-game",
        "version": 2,
        "generator": game.dice.generator,
        "game": game.definition.id,
        "seats": game.seats,
        "options": dict(game.options),
        "seed": str(game.seed),
        "salt": "",
        "commitment": "",
        "players": players,
        "table": {"name": "", "terms": {}, "started": 0.0, "finished": 1.0},
        "choices": choices,
        "digests": [""] * len(choices),
        "result": to_builtins(game.result),
    }


@pytest.mark.parametrize("prompt", RARE)
def test_a_question_that_comes_seldom_is_shown_and_answered(browser: Browser, url: str, prompt: str) -> None:
    moment = moments()[prompt]
    ann = caller(url)
    ann.sign_up(f"ann-{prompt}".replace("_", "-"), "a long enough secret")
    past = ann.import_game(moment.file)["id"]
    seats = [{"holder": "me" if seat == moment.seat else "bot"} for seat in range(SEATS)]
    table = ann.branch(past, moment.step, seats=seats)["id"]
    with visiting(browser, url) as visitor:
        visitor.is_signed_in_as(ann)
        visitor.visit(f"/t/{table}")
        expect(visitor.page.locator(f".question[data-prompt={prompt}]")).to_be_visible()
        visitor.picture(f"question-{prompt}")
        player = Player(visitor, seed=1)
        player.play(1)
        assert prompt in player.prompts
