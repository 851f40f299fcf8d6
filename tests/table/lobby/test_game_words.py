"""What a game says, for clients that were not built with it."""

from __future__ import annotations

import pytest

from tests.table.lobby.desk import Desk
from throneworld.table.errors import NotFound
from throneworld.table.lobby.catalogue import game_words
from throneworld.words import languages


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_game_are_told_with_those_that_it_shares(desk: Desk, language: str) -> None:
    told = desk.get(f"/games/ti4/words/{language}")
    assert told["game"] == "ti4" and told["language"] == language
    assert {"name-arborec =", "prompt-choose_action =", "web-ti4-underway ="} <= {
        line.split("=")[0] + "=" for line in told["messages"].splitlines()
    }
    assert "web-loading" not in told["messages"]


def test_each_language_comes_before_english() -> None:
    messages = game_words("rex", "de").messages
    assert messages.index("phase-bidding = Bieten") < messages.index("phase-bidding = Bidding")


def test_a_game_that_nobody_knows_has_no_words() -> None:
    with pytest.raises(NotFound, match="no_such_game"):
        game_words("chess", "en")
