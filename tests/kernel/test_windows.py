"""One mechanism for everything that may be played out of the ordinary course."""

import pytest

from tests.kernel.toy import QUIET, Add, table
from throneworld.kernel.game import Game


def names(game: Game) -> list[int]:
    return list(game.asked)


def test_an_empty_window_is_not_opened() -> None:
    game = table(cards=[(), ("hush",), ()])
    assert game.state.rounds == 1  # nobody can shout, so the match went on


def test_all_who_may_play_are_asked_at_once() -> None:
    game = table(cards=[("shout",), (), ("shout",)])
    assert names(game) == [0, 2]
    assert game.asks[0].options == (("play", "shout"), ("pass",))


def test_what_is_played_resolves_in_order_once_all_have_answered() -> None:
    game = table(cards=[("shout",), (), ("shout",)])
    game.choose(2, ("play", "shout"))
    assert game.state.points == [0, 0, 0]
    game.choose(0, ("play", "shout"))
    assert game.state.points[0] >= 10 and game.state.points[2] >= 10
    played = [event.args for event in game.log if event.kind == "played"]
    assert played == [(0, "shout"), (2, "shout")]


def test_the_question_is_put_again_after_something_was_played() -> None:
    game = table(cards=[("shout", "shout"), (), ()])
    game.choose(0, ("play", "shout"))
    assert names(game) == [0] and game.state.cards[0] == ("shout",)


def test_passing_closes_the_window_when_nothing_was_played() -> None:
    game = table(cards=[("shout",), ("shout",), ()])
    game.choose(0, ("pass",))
    game.choose(1, ("pass",))
    assert game.state.rounds == 1


def test_in_turn_one_seat_is_asked_after_the_other_until_all_pass() -> None:
    game = table(in_turn=True, cards=[("shout",), ("shout",), ("shout",)])
    asked = []
    for option in (("pass",), ("play", "shout"), ("pass",), ("play", "shout"), ("pass",)):
        asked.append(game.asked)
        game.choose(game.asked[0], option)
    assert asked == [(0,), (1,), (2,), (0,), (2,)]
    assert game.state.rounds == 1


def test_a_cancelled_card_is_spent_without_effect_and_its_cost_is_not_paid() -> None:
    game = table(cards=[("roar",), ("hush",), ()])
    game.choose(0, ("play", "roar"))
    assert names(game) == [1]
    game.choose(1, ("play", "hush"))
    assert game.state.points[0] < 50 and game.state.points[0] >= 0
    assert game.state.cards[:2] == [(), ()]


def test_an_uncancelled_card_costs_and_works() -> None:
    game = table(cards=[("roar",), ("hush",), ()])
    game.choose(0, ("play", "roar"))
    game.choose(1, ("pass",))
    assert game.state.points[0] >= 99 and game.state.points[0] < 110


def test_cancels_nest_to_any_depth() -> None:
    game = table(cards=[("shout", "hush"), ("hush", "hush"), ()])
    game.choose(0, ("play", "shout"))
    game.choose(1, ("play", "hush"))
    game.choose(0, ("play", "hush"))
    assert names(game) == [1]
    game.choose(1, ("pass",))  # the second hush silences the first: the shout is heard
    assert [event.args for event in game.log if event.kind == "cancelled"] == [(1, "hush")]
    game.choose(1, ("pass",))  # the first hush is gone, the other one may still answer the shout
    assert game.state.points[0] >= 10


def test_a_second_cancel_of_the_same_card_is_not_spent() -> None:
    game = table(cards=[("shout",), ("hush",), ("hush",)])
    game.choose(0, ("play", "shout"))
    assert names(game) == [1, 2]
    game.choose(1, ("play", "hush"))
    game.choose(2, ("play", "hush"))  # both at once: the first in order works, the second stays in hand
    while game.asks and ("pass",) in game.asks[0].options:
        game.choose(game.asked[0], ("pass",))
    assert game.state.cards == [(), (), ("hush",)]


def test_what_may_be_played_once_a_window_is_refused_the_second_time() -> None:
    game = table(cards=[("roar", "roar"), (), ()])
    game.choose(0, ("play", "roar"))
    assert game.state.cards[0] == ("roar",)
    assert game.state.rounds == 1  # not offered again


def test_whom_the_window_waits_for_is_told_from_public_knowledge() -> None:
    game = table(cards=[("shout",), ("hush",), ()])
    assert names(game) == [0]
    assert game.view(2)["waiting"] == [0, 1]  # both hold a card; what it is, nobody else knows


@pytest.mark.parametrize("other", ["shout", "hush"])
def test_undo_cannot_be_used_to_learn_what_others_hold(other: str) -> None:
    """Whether the window closes after a pass tells what the other card is, so the pass stands."""
    game = table(cards=[("shout",), (other,), ()])
    game.choose(0, ("pass",))
    refusal = game.may_undo(0)
    assert refusal is not None and refusal.key == "cannot_unlearn"


@pytest.mark.parametrize("other", ["shout", "hush"])
def test_nor_where_a_window_has_waited_for_an_answer(other: str) -> None:
    """It was opened behind a question: whether it is put afterwards tells what the other card is."""
    game = table(cards=[(), (other,), ()])
    game.stack.clear()
    game.do(Add(seat=0))
    game.open(QUIET)
    game.proceed()
    game.choose(0, ("add", 1))
    assert names(game) == ([1] if other == "shout" else [])
    refusal = game.may_undo(0)
    assert refusal is not None and refusal.key == "cannot_unlearn"


def test_an_answer_that_nobody_else_could_give_may_be_taken_back() -> None:
    game = table(cards=[("shout",), (), ()])
    game.choose(0, ("pass",))
    while game.may_undo(0) is None and game.choices:
        game.undo(0)
    assert game.state.rounds in (0, 1)


def test_a_card_that_waits_its_turn_is_not_known_to_others() -> None:
    game = table(cards=[("shout",), (), ("shout",)])
    game.choose(0, ("play", "shout"))
    game.choose(2, ("play", "shout"))
    assert game.state.points[0] >= 10
