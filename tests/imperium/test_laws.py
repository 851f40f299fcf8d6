"""The age of laws: the oldest is the first, and stays so through saves, votes and repeals."""

from __future__ import annotations

import json
from typing import Any

import pytest

import throneworld as tw
from tests.ti4.senate import senate
from throneworld.kernel.saves import checksum
from throneworld.ti4.state import of
from throneworld.ti4.verbs.agendas import discard_agenda, place_law
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.outcomes import possible_outcomes

OLD, MIDDLE, NEW = "shared_research", "homeland_defense_act", "anti_intellectual_revolution"
"""Named so that no order but that of their age has them in this one."""


def game_with_laws() -> tw.Game:
    scene = senate("mutiny")
    for law in (OLD, MIDDLE, NEW):
        scene.state.agenda_deck = tuple(each for each in scene.state.agenda_deck if each != law)
        place_law(scene.game, law, "")
    scene.play(ResolveAgenda())
    return scene.game


def sorted_json(data: dict[str, Any]) -> Any:
    return json.loads(json.dumps(data, sort_keys=True))


def test_laws_keep_their_age_in_a_save_whose_keys_were_sorted() -> None:
    saved = sorted_json(game_with_laws().snapshot())
    assert list(saved["state"]["laws"]) != [OLD, MIDDLE, NEW]
    assert list(of(tw.load(saved)).laws) == [OLD, MIDDLE, NEW]
    assert possible_outcomes(of(tw.load(saved)), "miscount_disclosed") == (OLD, MIDDLE, NEW)


def test_a_repeal_leaves_the_others_in_their_order() -> None:
    game = game_with_laws()
    discard_agenda(game, MIDDLE)
    assert list(of(tw.load(sorted_json(game.snapshot()))).laws) == [OLD, NEW]


def test_a_law_that_comes_back_is_the_newest() -> None:
    game = game_with_laws()
    discard_agenda(game, OLD)
    place_law(game, OLD, "")
    assert list(of(tw.load(sorted_json(game.snapshot()))).laws) == [MIDDLE, NEW, OLD]


def test_a_copy_keeps_the_age_of_laws() -> None:
    assert list(of(game_with_laws().copy()).laws) == [OLD, MIDDLE, NEW]


def test_a_save_of_before_has_the_order_in_which_it_was_written() -> None:
    data = game_with_laws().snapshot()
    del data["orders"]
    data["digest"] = checksum(data)
    assert list(of(tw.load(json.loads(json.dumps(data)))).laws) == [OLD, MIDDLE, NEW]


def test_a_save_that_orders_other_laws_than_it_has_is_refused() -> None:
    data = game_with_laws().snapshot()
    data["orders"] = {"laws": [OLD]}
    data["digest"] = checksum(data)
    with pytest.raises(tw.BadSave):
        tw.load(data)
