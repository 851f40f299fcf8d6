from __future__ import annotations

from typing import Any

import pytest

from tests.table.pace.questions import ask, blind, order, seeing, window
from throneworld.kernel.asks import Ask
from throneworld.table.orders import Place, is_over
from throneworld.table.orders.orders import place_of

BID = ask("bid", ("pass",), ("bid", 1))
PEEK = window("advantage_used", "informant", advantage="sol_bombardment_peek", seat=2)


def over(until: dict[str, Any], made: Place, number: int, phase: str, question: Ask | None = BID) -> bool:
    standing = order({"kind": "pass", "until": until}, made=made)
    return is_over(standing, question, seeing(round=number, phase=phase, battle=None))


def test_an_order_without_an_end_stands_until_the_game_is_over() -> None:
    assert not is_over(order({"kind": "pass"}), BID, blind)


def test_until_a_round_begins() -> None:
    made = Place(2, "battle")
    assert not over({"round": 4}, made, 3, "bombardment")
    assert over({"round": 4}, made, 4, "bombardment")
    assert over({"round": 4}, made, 5, "bidding")


def test_until_a_phase_begins() -> None:
    made = Place(2, "bidding")
    assert not over({"phase": "battle"}, made, 2, "maneuvering")
    assert over({"phase": "battle"}, made, 2, "battle")


def test_until_a_phase_that_went_by_without_a_question() -> None:
    made = Place(2, "bidding")
    assert over({"phase": "collection"}, made, 2, "bombardment")
    assert over({"phase": "battle"}, made, 3, "influence")


def test_until_the_phase_in_which_it_was_given_means_the_next_one() -> None:
    made = Place(2, "battle")
    assert not over({"phase": "battle"}, made, 2, "battle")
    assert not over({"phase": "battle"}, made, 3, "influence")
    assert over({"phase": "battle"}, made, 3, "battle")


def test_until_an_earlier_phase_means_the_next_round() -> None:
    made = Place(2, "battle")
    assert not over({"phase": "bidding"}, made, 2, "bombardment")
    assert not over({"phase": "bidding"}, made, 3, "influence")
    assert over({"phase": "bidding"}, made, 3, "bidding")


def test_an_order_given_during_setup_waits_for_the_first_round() -> None:
    made = Place(0, "setup")
    assert not over({"phase": "battle"}, made, 1, "setup")
    assert not over({"phase": "battle"}, made, 1, "influence")
    assert over({"phase": "battle"}, made, 1, "battle")


def test_a_new_round_has_no_phase_yet_while_the_view_shows_the_last_one() -> None:
    assert place_of("rex", {"round": 3, "phase": "bombardment"}, PEEK.about) == Place(3, "")
    assert not over({"phase": "battle"}, Place(2, "collection"), 3, "bombardment", PEEK)
    assert over({"phase": "battle"}, Place(3, ""), 3, "battle")


def test_a_phase_of_an_unknown_game_is_known_by_its_name() -> None:
    standing = order({"kind": "pass", "until": {"phase": "strategy"}}, made=Place(1, "status"))
    assert not is_over(standing, BID, seeing(round=1, phase="status"))
    assert is_over(standing, BID, seeing(round=2, phase="strategy"))


@pytest.mark.parametrize("view", [{}, {"round": None, "phase": 3}, {"round": "4"}])
def test_a_view_without_rounds_ends_nothing(view: dict[str, Any]) -> None:
    standing = order({"kind": "pass", "until": {"round": 1, "phase": "battle", "named": True}})
    assert not is_over(standing, BID, seeing(**view))


def test_until_another_player_turns_to_me() -> None:
    standing = order({"kind": "pass", "until": {"named": True}})
    proposal = ask("answer_proposal", ("accept",), ("decline",), proposer=2, members="0 2")
    assert is_over(standing, proposal, blind)
    assert not is_over(standing, BID, seeing(battle=None))


def test_until_I_fight() -> None:
    standing = order({"kind": "pass", "until": {"named": True}})
    mine = {"space": "iaf_hq", "sides": [{"seat": 2}, {"seat": 0}]}
    others = {"space": "iaf_hq", "sides": [{"seat": 2}, {"seat": 1}]}
    assert is_over(standing, BID, seeing(battle=mine))
    assert is_over(standing, None, seeing(battle=mine))
    assert not is_over(standing, BID, seeing(battle=others))


def test_until_a_condition_holds() -> None:
    """In Rex a card is sold when fewer lie in the row; while there is none, nothing can be compared."""
    sold = {"path": "decks.row", "op": "differs", "value": 3}
    standing = order({"kind": "up_to", "verb": "bid", "most": 4, "until": {"when": [sold]}})
    assert not is_over(standing, BID, seeing(decks={"row": 3}))
    assert is_over(standing, BID, seeing(decks={"row": 2}))
    assert not is_over(standing, BID, seeing(decks={}))


def test_whichever_end_comes_first_counts() -> None:
    until = {"round": 4, "phase": "battle"}
    assert over(until, Place(2, "bidding"), 2, "battle")
    assert over(until, Place(3, "battle"), 4, "influence")
