from __future__ import annotations

from typing import Any

import pytest

import throneworld as tw
from tests.table.pace.questions import order
from throneworld.table.errors import TableError
from throneworld.table.orders import Place
from throneworld.table.orders.checks import check, place_in
from throneworld.words import Words

GAME = tw.new_game("rex", seats=["sol", "lazax", "hacan"], seed=3)


def refused(sentence: dict[str, Any]) -> TableError | None:
    try:
        check(order(sentence, made=place_in(GAME, 0)), GAME.ask_of(0), GAME.view(0))
    except TableError as error:
        return error
    return None


@pytest.mark.parametrize(
    "sentence",
    [
        {"kind": "pass"},
        {"kind": "pass", "until": {"round": 2, "phase": "battle", "named": True}},
        {"kind": "never", "about": {"prompt": "window", "moment": "deployed", "plays": ["xxcha_observer"]}},
        {"kind": "never", "about": {"moment": "deployed"}},
        {"kind": "pass", "unless": [{"path": "battle.space", "op": "equals", "value": "iaf_hq"}]},
        {"kind": "up_to", "about": {"prompt": "bid"}, "verb": "bid", "most": 5},
        {"kind": "pass", "until": {"when": [{"path": "decks.row", "op": "equals", "value": 99}]}},
    ],
)
def test_an_order_in_words_of_the_game_is_taken(sentence: dict[str, Any]) -> None:
    assert refused(sentence) is None


@pytest.mark.parametrize(
    ("sentence", "key", "known"),
    [
        ({"kind": "never", "about": {"prompt": "bids"}}, "order_prompt", "bid"),
        ({"kind": "never", "about": {"moment": "noon"}}, "order_moment", "deployed"),
        ({"kind": "never", "about": {"plays": ["ace"]}}, "order_plays", "informant"),
        ({"kind": "pass", "until": {"phase": "status"}}, "order_phase", "maneuvering"),
        (
            {"kind": "pass", "unless": [{"path": "player.0", "op": "equals", "value": 1}]},
            "order_path",
            "players",
        ),
        (
            {"kind": "pass", "until": {"when": [{"path": "deck.row", "op": "equals", "value": 1}]}},
            "order_path",
            "decks",
        ),
    ],
)
def test_an_unknown_name_is_refused_with_those_that_are_known(
    sentence: dict[str, Any], key: str, known: str
) -> None:
    error = refused(sentence)
    assert error is not None
    assert (error.key, error.status) == (key, 400)
    assert known in str(error.args_named["known"]).split(", ")
    assert known in Words(strict=True).say(f"error-{key}", **error.args_named)


def test_only_a_window_has_a_moment() -> None:
    error = refused({"kind": "never", "about": {"prompt": "bid", "moment": "deployed"}})
    assert error is not None
    assert error.key == "order_not_a_window"


def test_an_order_that_would_be_over_at_once_is_refused() -> None:
    standing = order({"kind": "pass", "until": {"round": 1}}, made=Place(1, "bidding"))
    with pytest.raises(TableError, match="order_over"):
        check(standing, None, {**GAME.view(0), "round": 1})


def test_the_place_of_a_new_game_is_its_setup() -> None:
    assert place_in(GAME, 1) == Place(0, "setup")
