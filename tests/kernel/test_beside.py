"""Beside any question: what a seat does while it, or another, is asked something else."""

from __future__ import annotations

import json

import pytest

import throneworld as tw
from tests.kernel.barter import Approach, Draft, Offer, Pay, Say, Seal, Stop, Whisper, playing
from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.game import Game
from throneworld.kernel.saves import load

DEAL, TWO, OFFER, TAKE, REFUSE, LEAVE = (
    ("deal", 1),
    ("coins", 2),
    ("offer",),
    ("take",),
    ("refuse",),
    ("leave",),
)
YES = ("say", "yes")


def key(game: Game, seat: int, *option: str | int) -> str:
    refusal = game.refusal(seat, option)
    return "" if refusal is None else refusal.key


def offered(game: Game, giver: int = 0, taker: int = 1) -> None:
    for option in (("deal", taker), TWO, OFFER):
        game.choose(giver, option)


def again(game: Game) -> None:
    """It is the same from its record and from its save, whose JSON went over a wire."""
    assert tw.replay(game.record).digest() == game.digest()
    loaded = load(json.loads(json.dumps(game.snapshot())))
    assert loaded.digest() == game.digest()
    assert [loaded.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]


# What is asked


def test_somebody_who_is_not_asked_begins_something() -> None:
    with playing(Say(seat=2)) as game:
        ask = game.ask_beside(0)
        assert ask is not None and (ask.prompt, ask.options) == ("approach", (DEAL, ("deal", 2)))
        assert game.view(0)["beside"] == ask.data() and game.view(0)["ask"] is None
        assert game.view(None)["beside"] is None


def test_it_leaves_the_open_question_as_it_is() -> None:
    with playing(Say(seat=2)) as game:
        before = game.asks
        offered(game)
        game.choose(1, TAKE)
        assert game.asks == before and game.waited_for == (2,)
        assert game.state.coins == [1, 5, 3]
        game.choose(2, YES)
        assert game.over and game.state.said == ["2 yes"]


def test_a_dialogue_asks_one_seat_after_the_other_and_shows_it_to_nobody_else() -> None:
    with playing(Say(seat=2)) as game:
        game.choose(0, DEAL)
        assert game.beside == (Draft(seat=0, other=1),)
        assert [game.view(seat)["beside"]["prompt"] for seat in range(3)] == ["draft", "approach", "approach"]
        game.choose(0, TWO)
        game.choose(0, OFFER)
        assert [game.view(seat)["beside"]["prompt"] for seat in range(3)] == ["approach", "offer", "approach"]
        assert game.view(1)["beside"]["about"] == {"other": 0, "coins": 2}
        game.choose(1, REFUSE)
        assert not game.beside


def test_who_is_asked_himself_may_trade_first() -> None:
    with playing(Say(seat=0)) as game:
        ask = game.ask_of(0)
        offered(game)
        now = game.ask_of(0)
        assert ask is not None and now is not None and now.options == ask.options


def test_what_others_put_to_a_seat_comes_before_what_it_drafts() -> None:
    with playing(Say(seat=2)) as game:
        game.choose(1, ("deal", 2))
        offered(game)
        assert game.view(1)["beside"]["prompt"] == "offer"
        game.choose(1, REFUSE)
        assert game.view(1)["beside"]["prompt"] == "draft"


def test_reactions_open_above_the_question_which_is_put_again_afterwards() -> None:
    with playing(Say(seat=0), fans=(2,)) as game:
        offered(game)
        game.choose(1, TAKE)
        assert game.asked == (2,)
        game.choose(2, ("play", "cheer"))
        assert game.state.said == ["2 cheers"] and game.asked == (0,)
        again(game)


# Reasons


def test_a_refusal_tells_the_true_reason() -> None:
    with playing(Say(seat=2)) as game:
        assert key(game, 0, "deal", 0) == "yourself"
        for _ in range(3):
            game.choose(0, DEAL)
            game.choose(0, LEAVE)
            game.choose(0, ("deal", 2))
            game.choose(0, LEAVE)
            game.asides = type(game.asides)()
        assert key(game, 0, *DEAL) == "enough" and game.ask_beside(0) is None
        assert key(game, 0, *YES) == "not_asked" and key(game, 2, "say", "perhaps") == "not_offered"
        with pytest.raises(tw.Refused):
            game.choose(0, DEAL)


def test_nobody_acts_beside_while_something_of_his_own_is_half_done() -> None:
    with playing(Pay(seat=0), Say(seat=2)) as game:
        assert game.ask_beside(0) is None and key(game, 0, *DEAL) == "finish_first"
        offered(game, giver=1, taker=0)
        assert game.ask_beside(0) is None and key(game, 0, *TAKE) == "finish_first"
        game.choose(0, ("spend", 1))
        assert game.asked == (2,) and key(game, 0, *TAKE) == ""


def test_nor_is_anything_concluded_with_him() -> None:
    with playing(Say(seat=2)) as game:
        offered(game)
        assert key(game, 1, *TAKE) == ""
        game.stack.append(Pay(seat=0))
        game.restart()
        assert key(game, 1, *TAKE) == "he_is_busy" and key(game, 1, *REFUSE) == ""


def test_whoever_has_sealed_or_is_to_seal_waits_for_the_reveal() -> None:
    with playing(Seal(who=(0, 1)), Say(seat=2)) as game:
        assert game.ask_beside(0) is None
        game.choose(0, YES)
        assert game.ask_beside(0) is None and game.ask_beside(2) is not None
        game.choose(2, DEAL)
        assert game.may_undo(0) is None and game.may_undo(2) is None
        game.choose(1, YES)
        assert game.ask_beside(0) is not None


def test_a_question_about_what_a_seat_holds_binds_it() -> None:
    with playing(Whisper(seat=0)) as game:
        assert key(game, 0, *DEAL) == "finish_first" and key(game, 1, "deal", 0) == ""


def test_nobody_speaks_without_end() -> None:
    with playing(Say(seat=2), Say(seat=2)) as game:
        game.choose(0, DEAL)
        for _ in range(5):
            game.choose(0, TWO)
        assert key(game, 0, *TWO) == "enough_beside" and game.ask_beside(0) is None
        assert key(game, 1, "deal", 2) == ""
        game.choose(2, YES)
        assert key(game, 0, *TWO) == ""


def test_a_game_that_knows_of_nothing_beside_has_nothing() -> None:
    with playing(Say(seat=2), beside=None) as game:
        assert game.ask_beside(0) is None and game.view(0)["beside"] is None
        assert key(game, 0, *DEAL) == "not_asked"


# One answer left


def test_a_question_before_which_one_trades_waits_although_one_answer_is_left() -> None:
    with playing(Stop(seat=0, words=("yes",)), Say(seat=2)) as game:
        assert game.asked == (0,)
        game.choose(0, YES)
        assert game.asked == (2,)


def test_it_waits_no_longer_than_there_is_something_to_wait_for() -> None:
    with playing(Stop(seat=0, words=("yes",)), Say(seat=1), seats=2) as game:
        game.state.approached = ((0, 1), (0, 1))
        offered(game)
        assert game.asked == (0,)
        game.choose(1, REFUSE)
        assert game.asked == (1,) and game.state.said == ["0 yes"]
        assert tw.replay(game.record).refusal(0, DEAL) is None  # two more than this game had begun with


def test_any_other_question_is_answered_by_itself() -> None:
    with playing(Say(seat=0, words=("yes",)), Say(seat=2)) as game:
        assert game.asked == (2,)


# Records, saves, copies


def test_records_and_saves_hold_what_is_said_beside() -> None:
    with playing(Say(seat=2), Say(seat=0)) as game:
        drafted = ((0, DEAL), (0, TWO), (0, OFFER))
        for seat, option in (*drafted, (2, YES), (1, TAKE), (1, ("deal", 2)), (1, OFFER)):
            game.choose(seat, option)
            again(game)
        assert game.record["choices"][4] == (1, "take")


def test_a_save_without_anything_beside_says_nothing_of_it() -> None:
    with playing(Say(seat=2)) as game:
        assert game.snapshot()["beside"] == {}
        digest = game.digest()
        game.choose(0, DEAL)
        assert game.digest() != digest


def test_a_save_with_something_strange_beside_is_refused() -> None:
    with playing(Say(seat=2)) as game:
        from throneworld.kernel.saves import checksum

        data = game.snapshot()
        data["beside"] = {"dialogues": [{"step": "hand"}]}
        data["digest"] = checksum(data)
        with pytest.raises(tw.BadSave):
            load(data)


def test_a_copy_speaks_for_itself() -> None:
    with playing(Say(seat=2)) as game:
        copy = game.copy()
        copy.choose(0, DEAL)
        assert game.beside == () and copy.beside and game.asides != copy.asides


def test_others_imagine_what_they_have_heard_and_no_draft() -> None:
    with playing(Say(seat=2)) as game:
        game.choose(2, ("deal", 0))
        offered(game)
        for seat, heard in ((0, (Offer,)), (1, (Offer,)), (2, (Offer, Draft))):
            world = game.imagine(seat, 5)
            assert tuple(map(type, world.beside)) == heard
            assert world.view(seat) == game.view(seat)


def test_what_is_said_beside_is_a_part_of_what_a_game_does() -> None:
    with playing(Say(seat=2)) as game:
        before = behaviour(game, len(game.log))
        game.choose(0, DEAL)
        assert behaviour(game, len(game.log)) != before


# Names of questions


def test_a_deal_of_others_does_not_rename_a_question() -> None:
    with playing(Say(seat=2)) as game:
        before = (game.ask_of(2), game.ask_beside(2))
        offered(game)
        game.choose(1, TAKE)
        assert (game.ask_of(2), game.ask_beside(2)) == before
        again(game)


def test_each_question_beside_has_a_name_of_its_own() -> None:
    with playing(Say(seat=0)) as game:
        names = [ask.id for ask in (game.ask_of(0), game.ask_beside(0)) if ask is not None]
        for option in (DEAL, TWO, ("coins", 1), OFFER):
            game.choose(0, option)
            ask = game.ask_beside(0)
            assert ask is not None
            names.append(ask.id)
        assert len(set(names)) == len(names) == 6


def test_another_offer_has_another_name() -> None:
    with playing(Say(seat=2)) as game:
        offered(game)
        first = game.ask_beside(1)
        game.undo(0)
        game.choose(0, ("coins", 1))
        game.choose(0, OFFER)
        second = game.ask_beside(1)
        assert first is not None and second is not None and first.id != second.id


# Undo


def test_what_was_chosen_beside_is_taken_back_like_anything_else() -> None:
    with playing(Say(seat=2)) as game:
        game.choose(0, DEAL)
        digest = game.digest()
        game.choose(0, TWO)
        assert game.undo(0) == TWO and game.digest() == digest
        game.choose(0, OFFER)
        assert game.undo(0) == OFFER and game.beside == (Draft(seat=0, other=1),)


def test_a_draft_of_another_takes_nobodys_right_away() -> None:
    with playing(Say(seat=2), Say(seat=1)) as game:
        game.choose(2, YES)
        game.choose(0, DEAL)
        assert game.may_undo(2) is None and game.may_undo(0) is None
        assert game.undo(2) == YES
        assert game.asked == (2,) and game.beside == (Draft(seat=0, other=1),)
        assert game.may_undo(0) is None
        again(game)


def test_a_draft_that_does_not_fit_any_more_goes_with_the_choice_before_it() -> None:
    def only_after_the_first_word(game: Game, seat: int) -> Approach | None:
        return Approach(seat=seat) if game.state.said else None

    with playing(Say(seat=2), Say(seat=1), beside=only_after_the_first_word) as game:
        game.choose(2, YES)
        game.choose(0, DEAL)
        game.choose(0, TWO)
        assert game.undo(2) == YES
        assert game.beside == () and len(game.choices) == 0


def test_what_others_have_heard_is_a_choice_of_another_seat() -> None:
    with playing(Say(seat=2), Say(seat=1)) as game:
        game.choose(2, YES)
        offered(game)
        refusal = game.may_undo(2)
        assert refusal is not None and refusal.key == "another_seat_chose"


def test_a_deal_cannot_be_taken_back_by_who_has_offered_it() -> None:
    with playing(Say(seat=2)) as game:
        offered(game)
        game.choose(1, TAKE)
        assert game.may_undo(0) is not None and game.may_undo(1) is None
        game.undo(1)
        assert game.state.coins == [3, 3, 3] and isinstance(game.beside[0], Offer)


# Patience


def test_a_patient_game_takes_nothing_beside_while_a_window_is_held() -> None:
    with playing(Say(seat=2), fans=(2,)) as game:
        game.patient = True
        offered(game)
        game.choose(1, TAKE)
        assert game.asked == (2,) and key(game, 0, *DEAL) == "not_while_waiting"


def test_nor_where_an_impatient_game_might_have_gone_on() -> None:
    for words in (("yes",), ("yes", "no")):
        with playing(Say(seat=0), Whisper(seat=0, words=words), Say(seat=2)) as game:
            game.patient = True
            assert game.ask_beside(1) is not None
            game.choose(0, YES)
            assert game.asked == (0,) and game.ask_beside(1) is None
            game.choose(0, YES)
            assert game.asked == (2,) and game.ask_beside(1) is not None
            assert tw.replay(game.record).digest() == game.digest()
